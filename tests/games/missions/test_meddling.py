"""MIS-8: what the holder of Meddlesome Q does when the game has ended."""

from __future__ import annotations

import pytest

from wardroom.games.missions.cards import GALAXY as GALAXY_CARDS
from wardroom.games.missions.cards import MISSIONS as MISSION_CARDS
from wardroom.games.missions.state import MEDDLING
from wardroom.kernel import SPECTATOR
from wardroom.kernel.errors import CannotUndo, NotAsked, Refused

from .given import Sitting, Some, given, holding, lying

FIVE = {"bridge", "captain_picard", "lore", "sovak", "spock"}
Q_AND_ANOTHER = [*sorted(FIVE), "meddlesome_q", "away_team"]
ONLY_Q = [*sorted(FIVE), "vash", "meddlesome_q"]
DISCARD = ["minuet", "quarters", "distress_call", "ethical_dilemma"]

NEVER_Q = ("MIS-8.2", "q-stays")
ONE_OTHER = ("MIS-8.2", "q-one-other-mission")
ONLY_GALAXY = ("MIS-8.4", "q-only-galaxy")


def after_the_end(hand: list[str], discard: Some | None = None) -> Sitting:
    """The turns are over, and the second of three players holds this hand."""
    return given(
        hands=[holding(), hand, holding()],
        discard=discard or DISCARD,
        galaxy=["crystal_entity", "turbolift"],
        missions=["computer_virus", "imminent_destruction"],
        phase=MEDDLING,
    )


def kinds(hand: set[str]) -> tuple[int, int]:
    return len(hand & set(GALAXY_CARDS)), len(hand & set(MISSION_CARDS))


@pytest.mark.rule("MIS-8.1")
def test_the_holder_takes_three_cards_then_discards_one() -> None:
    game = after_the_end(Q_AND_ANOTHER)
    assert game.asked == (1, "q-take")
    game.choose("quarters")
    assert game.hand(1) == {*Q_AND_ANOTHER, "quarters", "crystal_entity", "computer_virus"}
    assert game.asked == (1, "q-discard")
    game.choose("computer_virus")
    assert game.hand(1) == {*Q_AND_ANOTHER, "quarters", "crystal_entity"}
    assert game.discard == ["minuet", "distress_call", "ethical_dilemma", "computer_virus"]
    assert game.galaxy[0] == "turbolift"
    assert game.missions[0] == "imminent_destruction"


@pytest.mark.rule("MIS-8.1")
def test_the_step_comes_after_the_end_and_before_scoring() -> None:
    game = given(
        hands=[holding(), holding("meddlesome_q", "away_team")],
        discard=lying("minuet", galaxy=7),
        galaxy=["vash", "lore"],
        missions=["computer_virus"],
    )
    game.choose("galaxy", "vash", "minuet", "away_team")
    assert game.over
    order = ["drew", "discarded", "ending", "meddling", "took", "drew", "drew", "discarded", "shown"]
    assert game.events[: len(order)] == order
    assert game.events[len(order) : len(order) + 2] == ["scored", "scored"]


@pytest.mark.rule("MIS-8.2")
@pytest.mark.parametrize("hand", [Q_AND_ANOTHER, ONLY_Q])
def test_q_may_not_be_discarded(hand: list[str]) -> None:
    game = after_the_end(hand).choose("minuet")
    assert "meddlesome_q" not in game.options
    assert game.why("meddlesome_q") == NEVER_Q
    with pytest.raises(Refused):
        game.choose("meddlesome_q")


@pytest.mark.rule("MIS-8.2", "MIS-8.3")
@pytest.mark.parametrize("hand", [Q_AND_ANOTHER, ONLY_Q])
def test_the_final_hand_is_q_one_other_mission_and_seven_galaxy_cards(hand: list[str]) -> None:
    """Whatever is taken and whatever is discarded."""
    first = after_the_end(hand)
    for taken in first.options:
        options = after_the_end(hand).choose(taken).options
        assert options
        for discarded in options:
            game = after_the_end(hand).choose(taken, discarded)
            assert "meddlesome_q" in game.hand(1)
            assert kinds(game.hand(1)) == (7, 2)
            assert len(game.hand(1)) == 9


@pytest.mark.rule("MIS-8.4")
def test_with_another_mission_a_galaxy_card_is_taken_and_a_mission_discarded() -> None:
    game = after_the_end(Q_AND_ANOTHER)
    assert set(game.options) == {"minuet", "quarters"}
    assert game.why("distress_call") == game.why("ethical_dilemma") == ONLY_GALAXY
    with pytest.raises(Refused):
        game.choose("distress_call")
    game.choose("minuet")
    assert set(game.options) == {"away_team", "computer_virus"}
    assert {game.why(card) for card in FIVE | {"minuet", "crystal_entity"}} == {ONE_OTHER}


@pytest.mark.rule("MIS-8.5")
def test_with_q_alone_a_galaxy_card_for_a_galaxy_card() -> None:
    game = after_the_end(ONLY_Q)
    assert set(game.options) == set(DISCARD)
    game.choose("minuet")
    assert set(game.options) == FIVE | {"vash", "minuet", "crystal_entity"}
    assert game.why("computer_virus") == ONE_OTHER


@pytest.mark.rule("MIS-8.5")
def test_with_q_alone_a_mission_for_a_mission() -> None:
    game = after_the_end(ONLY_Q).choose("distress_call")
    assert set(game.options) == {"distress_call", "computer_virus"}
    assert {game.why(card) for card in FIVE | {"vash", "crystal_entity"}} == {ONE_OTHER}


@pytest.mark.rule("MIS-8.6")
def test_the_order_is_discard_galaxy_deck_mission_deck() -> None:
    """The card from the discard is chosen before the deck cards are seen, and then the choice stands."""
    game = after_the_end(ONLY_Q)
    assert game.hand(1) == set(ONLY_Q)
    assert game.galaxy[0] == "crystal_entity"
    assert game.missions[0] == "computer_virus"
    assert all(label.final for label in game.table.seat(1).labels)
    game.choose("minuet")
    assert game.told(1) == [
        ("meddling", {"seat": 1, "card": "meddlesome_q"}),
        ("took", {"seat": 1, "card": "minuet"}),
        ("drew", {"seat": 1, "card": "crystal_entity"}),
        ("drew", {"seat": 1, "card": "computer_virus"}),
    ]
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.rule("MIS-8.7")
def test_without_a_galaxy_card_in_the_discard_nothing_is_taken_from_it() -> None:
    game = after_the_end(Q_AND_ANOTHER, lying("distress_call", missions=12))
    assert game.events == ["meddling", "q-no-galaxy", "drew", "drew"]
    assert game.asked == (1, "q-discard")
    assert game.hand(1) == {*Q_AND_ANOTHER, "crystal_entity", "computer_virus"}
    assert set(game.options) == {"away_team", "computer_virus"}
    game.choose("away_team")
    assert game.hand(1) == FIVE | {"meddlesome_q", "crystal_entity", "computer_virus"}
    assert len(game.hand(1)) == 8
    assert len(game.discard) == 13


@pytest.mark.rule("MIS-8.7", "MIS-8.5")
def test_q_alone_still_takes_a_mission_when_there_is_no_galaxy_card() -> None:
    game = after_the_end(ONLY_Q, lying("distress_call", missions=12))
    assert game.asked == (1, "q-take")
    assert set(game.options) == set(game.discard)
    game.choose("distress_call", "computer_virus")
    assert kinds(game.hand(1)) == (7, 2)


@pytest.mark.rule("MIS-8.8")
def test_the_end_stands_and_nobody_else_acts() -> None:
    """Taking one of eight Galaxy cards leaves seven; the game is over all the same."""
    game = after_the_end(Q_AND_ANOTHER, lying("minuet", galaxy=8))
    for choice in ("minuet", "away_team"):
        for other in (0, 2):
            assert game.table.seat(other).ask is None
            with pytest.raises(NotAsked):
                game.table.seat(other).choose(0)
        game.choose(choice)
    assert game.out == (7, 1)
    assert game.over
    assert game.state.turn == 0


@pytest.mark.rule("MIS-8.9")
def test_during_play_q_is_one_of_the_one_or_two_missions() -> None:
    only = given(hands=[ONLY_Q, holding()]).choose("galaxy")
    assert len(only.hand(0)) == 8
    assert only.why("meddlesome_q") == ("MIS-4.7", "too-few-missions")
    two = given(hands=[Q_AND_ANOTHER, holding()]).choose("galaxy")
    assert two.why("meddlesome_q") is None
    two.choose("meddlesome_q")
    assert two.asked == (1, "source")
    assert "meddlesome_q" in two.options
    assert kinds(two.hand(0)) == (6, 1)


@pytest.mark.rule("MIS-8.10")
def test_each_of_the_three_cards_just_taken_may_be_discarded() -> None:
    for taken, discarded in (
        ("minuet", "minuet"),
        ("minuet", "crystal_entity"),
        ("distress_call", "distress_call"),
        ("distress_call", "computer_virus"),
    ):
        game = after_the_end(ONLY_Q).choose(taken, discarded)
        assert game.discard[-1] == discarded
        assert discarded not in game.hand(1)


@pytest.mark.rule("MIS-8.11")
def test_the_step_comes_before_any_hand_is_shown() -> None:
    """All see the card taken from the discard and the card discarded; the deck cards are the holder's secret. That it
    is Meddlesome Q who acts says who holds the card."""
    game = after_the_end(Q_AND_ANOTHER)
    for other in (0, 2, SPECTATOR):
        assert game.view(other)["hands"][1] == [*["?galaxy"] * 5, "?mission", "meddlesome_q"]
    game.choose("minuet")
    for other in (0, 2, SPECTATOR):
        hands = game.view(other)["hands"]
        assert hands[1] == [*["?galaxy"] * 6, *["?mission"] * 2, "meddlesome_q", "minuet"]
        assert all(hands[seat] == ["?galaxy"] * 5 + ["?mission"] * 2 for seat in (0, 2) if seat != other)
        assert game.told(other)[1:] == [
            ("took", {"seat": 1, "card": "minuet"}),
            ("drew", {"seat": 1, "card": "?galaxy"}),
            ("drew", {"seat": 1, "card": "?mission"}),
        ]
    game.choose("away_team")
    for other in (0, 2, SPECTATOR):
        assert game.told(other)[4:6] == [("discarded", {"seat": 1, "card": "away_team"}), ("shown", {})]


@pytest.mark.rule("MIS-8.12")
def test_no_such_step_when_q_lies_in_a_deck_or_in_the_discard() -> None:
    in_deck = given(hands=[holding(), holding()], missions=["meddlesome_q"], discard=lying(galaxy=8), phase=MEDDLING)
    in_discard = given(hands=[holding(), holding()], discard=lying("meddlesome_q", galaxy=8), phase=MEDDLING)
    for game in (in_deck, in_discard):
        assert game.over
        assert game.events[:2] == ["shown", "scored"]
        assert kinds(game.hand(0)) == kinds(game.hand(1)) == (5, 2)
