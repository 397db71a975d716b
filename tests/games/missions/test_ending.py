"""MIS-7: how the game ends, and the extra turn of Time Distortion."""

from __future__ import annotations

import pytest

from wardroom.games.missions.cards import MISSIONS as MISSION_CARDS
from wardroom.games.missions.state import MEDDLING, OVER
from wardroom.kernel import Card

from .given import Sitting, given, holding, lying, turns

EXTRA = {"take", "decline"}


def ended(game: Sitting) -> bool:
    """Whether the game has ended; nobody here holds a card that asks for more, so scoring is done as well."""
    assert (game.state.phase == OVER) == game.over
    return game.over


@pytest.mark.rule("MIS-7.1")
def test_the_eighth_galaxy_card_ends_the_game() -> None:
    game = given(hands=[holding(), holding()], discard=lying(galaxy=6), galaxy=["vash", "sovak"])
    game.choose("galaxy", "vash")
    assert game.out == (7, 0)
    assert game.asked == (1, "source")
    game.choose("galaxy", "sovak")
    assert game.out == (8, 0)
    assert ended(game)
    assert ("ending", {"galaxy": 8, "missions": 0}) in game.told(0)


@pytest.mark.rule("MIS-7.1")
def test_the_twelfth_mission_ends_the_game() -> None:
    game = given(hands=[holding("away_team"), holding("computer_virus")], discard=lying(missions=10))
    game.choose("galaxy", "away_team")
    assert game.out == (0, 11)
    assert game.asked == (1, "source")
    game.choose("galaxy", "computer_virus")
    assert game.out == (0, 12)
    assert ended(game)
    assert ("ending", {"galaxy": 0, "missions": 12}) in game.told(0)


@pytest.mark.rule("MIS-7.1", "MIS-7.2")
def test_seven_and_eleven_do_not_end_it() -> None:
    game = given(hands=[holding("away_team"), holding()], discard=lying(galaxy=7, missions=10))
    game.choose("galaxy", "away_team")
    assert game.out == (7, 11)
    assert not game.state.ending
    assert game.asked == (1, "source")


@pytest.mark.rule("MIS-7.2")
def test_more_than_twelve_missions_end_it_too() -> None:
    game = given(hands=[holding("away_team", "computer_virus"), holding()], discard=lying(missions=11))
    game.choose("mission", "away_team")
    assert game.asked == (0, "discard-second")  # the turn is not complete
    game.choose("computer_virus")
    assert game.out == (0, 13)
    assert ended(game)


@pytest.mark.rule("MIS-7.2")
def test_the_cards_are_counted_when_the_turn_is_complete() -> None:
    """Seven Galaxy cards, one taken, another laid down: never eight at the end of a turn."""
    game = given(hands=[holding("bridge"), holding()], discard=lying("vash", galaxy=7))
    game.choose("vash", "bridge")
    assert game.out == (7, 0)
    assert game.asked == (1, "source")


@pytest.mark.rule("MIS-7.1", "MIS-7.2")
def test_every_game_ends_when_and_only_when_a_number_is_reached() -> None:
    for seed in range(200):
        *earlier, last = turns(2 + seed % 3, seed, stalemate_rounds=50)
        for turn in earlier:
            galaxy, missions = turn.after.out()
            reached = galaxy >= 8 or missions >= 12
            assert not reached or turn.after.extra
        galaxy, missions = last.after.out()
        assert galaxy >= 8 or missions >= 12 or last.before.ending
        assert last.after.phase == MEDDLING


@pytest.mark.rule("MIS-7.3")
@pytest.mark.parametrize("active", range(4))
def test_the_game_ends_at_once_and_the_round_is_not_completed(active: int) -> None:
    game = given(hands=[holding() for _ in range(4)], discard=lying(galaxy=7), galaxy=["vash"], active=active)
    game.choose("galaxy", "vash")
    assert ended(game)
    assert game.state.turn == 1
    assert game.events == ["drew", "discarded", "ending", "shown", *["scored"] * 4, game.events[-1]]


@pytest.mark.rule("MIS-7.4")
def test_taking_a_mission_and_discarding_the_eighth_galaxy_card() -> None:
    game = given(hands=[holding("bridge", missions=1), holding()], discard=lying("away_team", galaxy=7))
    game.choose("away_team", "bridge")
    assert game.out == (8, 0)
    assert len(game.discard) == 8  # as many as before
    assert ended(game)


@pytest.mark.rule("MIS-7.4")
def test_taking_a_galaxy_card_and_discarding_the_twelfth_mission() -> None:
    game = given(hands=[holding("away_team"), holding()], discard=lying("bridge", missions=11))
    game.choose("bridge", "away_team")
    assert game.out == (0, 12)
    assert len(game.discard) == 12
    assert ended(game)


@pytest.mark.rule("MIS-7.4")
def test_the_reverse_exchange_leads_away_from_the_end() -> None:
    game = given(hands=[holding("away_team"), holding()], discard=lying("bridge", galaxy=7, missions=10))
    game.choose("bridge", "away_team")
    assert game.out == (6, 11)
    assert game.asked == (1, "source")


# Time Distortion


def within_reach(galaxy: int = 0, *beside: str) -> Sitting:
    """Time Distortion lies in the discard. Of three players the first has one Mission, the others have two."""
    return given(
        hands=[holding("bridge", "vash", "away_team", missions=1), holding("computer_virus"), holding()],
        discard=lying("time_distortion", *beside, galaxy=galaxy),
        galaxy=["lore", "spock", "quarters"],
        missions=["distress_call", "ethical_dilemma"],
    )


@pytest.mark.rule("MIS-7.5")
def test_time_distortion_taken_from_the_discard_grants_an_extra_turn() -> None:
    game = within_reach().choose("time_distortion", "bridge")
    assert game.asked == (0, "extra")
    assert set(game.options) == EXTRA
    game.choose("take")
    assert game.asked == (0, "source")
    assert game.state.extra
    assert game.events == ["took", "discarded", "extra"]


@pytest.mark.rule("MIS-7.5")
def test_time_distortion_drawn_from_the_deck_grants_nothing() -> None:
    game = given(hands=[holding("away_team"), holding()], missions=["time_distortion", "distress_call"])
    game.choose("mission", "distress_call", "away_team")
    assert "time_distortion" in game.hand(0)
    assert game.asked == (1, "source")


@pytest.mark.rule("MIS-7.5")
def test_no_other_card_grants_an_extra_turn() -> None:
    for card in ("minuet", "meddlesome_q", "borg_cube"):
        game = within_reach(0, card).choose(card, "bridge")
        assert game.asked == (1, "source")


@pytest.mark.rule("MIS-7.5", "MIS-7.6")
def test_an_extra_turn_is_granted_even_if_the_end_was_triggered() -> None:
    game = within_reach(7).choose("time_distortion", "bridge")
    assert game.out == (8, 0)
    assert game.asked == (0, "extra")
    game.choose("take")
    assert game.state.ending
    assert game.asked == (0, "source")
    game.choose("galaxy", "vash")
    assert ended(game)
    assert game.state.turn == 2
    assert game.events.count("ending") == 1


@pytest.mark.rule("MIS-7.6")
def test_the_extra_turn_is_a_normal_turn() -> None:
    """All three options, all limits."""
    game = within_reach(1, "minuet").choose("time_distortion", "bridge", "take")
    assert set(game.options) == {"galaxy", "mission", "minuet", "bridge"}
    game.choose("minuet")
    assert set(game.options) == game.hand(0) - {"minuet"}
    assert game.why("minuet") == ("MIS-4.2", "just-taken")
    game.undo().choose("mission")
    missions = game.hand(0) & set(MISSION_CARDS)
    assert len(missions) == 4
    assert set(game.options) == missions
    assert game.why("vash") == ("MIS-4.7", "too-many-missions")


@pytest.mark.rule("MIS-7.6")
def test_the_end_stays_triggered_although_the_counts_drop() -> None:
    game = within_reach(7).choose("time_distortion", "bridge", "take")
    assert game.out == (8, 0)
    game.choose("bridge", "away_team")
    assert game.out == (7, 1)
    assert ended(game)
    assert game.events.count("ending") == 1


@pytest.mark.rule("MIS-7.7")
def test_extra_turns_cannot_be_chained_by_one_player() -> None:
    """During the extra turn the card is in hand: it can be discarded, not taken."""
    game = within_reach().choose("time_distortion", "bridge", "take")
    assert "time_distortion" not in game.options
    game.choose("galaxy", "time_distortion")
    assert game.asked == (1, "source")
    assert not game.state.extra


@pytest.mark.rule("MIS-7.7")
def test_time_distortion_works_again_on_a_later_turn_by_anyone() -> None:
    game = within_reach().choose("time_distortion", "bridge", "take", "galaxy", "time_distortion")
    game.choose("time_distortion", "computer_virus")
    assert game.asked == (1, "extra")
    game.choose("take", "galaxy", "time_distortion")
    assert game.asked == (2, "source")
    game.turn("galaxy")
    game.choose("time_distortion", "vash")
    assert game.asked == (0, "extra")
    game.choose("take")
    assert game.asked == (0, "source")
    assert game.state.extras == 3


@pytest.mark.rule("MIS-7.5", "MIS-7.7", "MIS-7.9", "MIS-7.10")
def test_an_extra_turn_follows_only_the_taking_of_time_distortion() -> None:
    """Along random games: who takes it may play again at once, nobody plays three turns in a row."""
    granted = 0
    for seed in range(300):
        game = list(turns(2 + seed % 3, seed))
        for turn, following in zip(game, game[1:]):
            taken = turn.choices[0].chosen
            took_it = isinstance(taken, Card) and turn.before.cards.faces[taken] == "time_distortion"
            assert took_it == (turn.choices[-1].kind == "extra")
            assert following.before.extra == (turn.choices[-1].chosen == "take")
            if following.before.extra:
                granted += 1
                assert following.before.active == turn.before.active
                assert following.choices[-1].kind != "extra"
            else:
                assert following.before.active == (turn.before.active + 1) % turn.before.seats
    assert granted > 20


@pytest.mark.rule("MIS-7.8")
def test_meddlesome_q_gets_no_extra_turn_from_time_distortion() -> None:
    game = given(
        hands=[holding("meddlesome_q", missions=1), holding()],
        discard=lying("time_distortion", galaxy=8),
        phase=MEDDLING,
    )
    game.choose("time_distortion")
    assert game.asked == (0, "q-discard")
    game.choose("time_distortion")
    assert ended(game)
    assert "extra" not in game.events


@pytest.mark.rule("MIS-7.9")
def test_the_extra_turn_is_optional() -> None:
    """It is decided after the current turn, and until then nothing is final."""
    game = within_reach().choose("time_distortion")
    assert game.asked == (0, "discard")
    assert not any(label.final for label in game.table.seat(0).labels)
    game.choose("bridge")
    assert game.asked == (0, "extra")
    assert all(label.final for label in game.table.seat(0).labels)
    assert game.discard == ["bridge"]
    assert game.undo().asked == (0, "discard")
    game.choose("vash", "decline")
    assert game.asked == (1, "source")
    assert game.events == ["took", "discarded"]
    assert not game.table.seat(0).can_undo


@pytest.mark.rule("MIS-7.9", "MIS-7.3")
def test_declining_the_extra_turn_after_the_end_was_triggered() -> None:
    game = within_reach(7).choose("time_distortion", "bridge", "decline")
    assert ended(game)
    assert game.state.turn == 1


@pytest.mark.rule("MIS-7.10")
def test_after_the_extra_turn_the_player_to_the_left_is_next() -> None:
    game = within_reach().choose("time_distortion", "bridge", "take", "galaxy", "lore")
    assert game.asked == (1, "source")
    assert not game.state.extra


@pytest.mark.rule("MIS-7.10")
def test_the_extra_turn_can_trigger_the_end_as_any_turn() -> None:
    game = within_reach(6).choose("time_distortion", "bridge", "take")
    assert game.out == (7, 0)
    assert not game.state.ending
    game.choose("galaxy", "lore")
    assert game.out == (8, 0)
    assert ended(game)
    assert game.state.turn == 2
