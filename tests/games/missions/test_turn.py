"""MIS-4: a turn. Take from one of three places, then discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from wardroom.games.missions.cards import MISSIONS as MISSION_CARDS
from wardroom.games.missions.state import DISCARD, FIRST_MISSION, GALAXY, HAND, MEDDLING, MISSIONS, Missions
from wardroom.kernel import SPECTATOR, Ask, Card, Option, digest
from wardroom.kernel.errors import CannotUndo, NotAsked, Refused

from .given import Pick, Sitting, Turn, at_random, given, holding, lying, turns

JUST_TAKEN = ("MIS-4.2", "just-taken")
TOO_FEW = ("MIS-4.7", "too-few-missions")
TOO_MANY = ("MIS-4.7", "too-many-missions")
NOT_OFFERED = ("", "not-offered")

FIVE = ["bridge", "captain_picard", "lore", "sovak", "spock"]
SIX = [*FIVE, "vash"]
TWO_MISSIONS = [*FIVE, "away_team", "computer_virus"]
ONE_MISSION = [*SIX, "away_team"]


def is_mission(option: Option) -> bool:
    return isinstance(option, Card) and option >= FIRST_MISSION


def missions_of(state: Missions, seat: int) -> int:
    return sum(map(is_mission, state.cards.rows[HAND + seat]))


@cache
def many_turns() -> list[Turn]:
    """All turns of some hundred random games, and of games in which everybody prefers one place to take from."""
    played = [turns(2 + seed % 3, seed) for seed in range(150)]
    for favourite in ("galaxy", "mission", "discard"):
        played += [turns(2 + seed % 3, seed, prefers(favourite)) for seed in range(20)]
    return [turn for game in played for turn in game]


def prefers(favourite: str) -> Pick:
    """Mostly takes from one place; discards at random."""

    def pick(random: Random, state: Missions, ask: Ask) -> Option:
        liked = [option for option in ask.options if place(option) == favourite]
        if ask.kind == "source" and liked and random.random() < 0.9:
            return random.choice(liked)
        return at_random(random, state, ask)

    return pick


def place(source: Option) -> Option:
    """Where a player takes from: `galaxy`, `mission`, or a card of the discard."""
    return "discard" if isinstance(source, Card) else source


@pytest.mark.rule("MIS-4.1")
def test_exactly_one_of_three_options_and_no_passing() -> None:
    game = given(hands=[TWO_MISSIONS, holding()], discard=["minuet", "distress_call"])
    assert game.asked == (0, "source")
    assert set(game.options) == {"galaxy", "mission", "minuet", "distress_call"}
    assert game.why("pass") == NOT_OFFERED
    with pytest.raises(Refused):
        game.choose("pass")
    with pytest.raises(NotAsked):
        game.table.seat(1).choose("galaxy")
    game.choose("galaxy")
    assert game.why("mission") == NOT_OFFERED
    assert game.why("minuet") == NOT_OFFERED
    game.choose("bridge")
    assert game.asked == (1, "source")


@pytest.mark.rule("MIS-4.1", "MIS-4.2", "MIS-4.3", "MIS-4.4")
def test_every_turn_is_one_of_the_three_options() -> None:
    for turn in many_turns():
        kinds = [choice.kind for choice in turn.choices if choice.kind != "extra"]
        if turn.source == "mission":
            assert kinds == ["source", "discard", "discard-second"]
        else:
            assert kinds == ["source", "discard"]


@pytest.mark.rule("MIS-4.2")
def test_option_discard_takes_one_card_and_discards_a_different_one() -> None:
    game = given(hands=[TWO_MISSIONS, holding()], discard=["minuet", "quarters"])
    game.choose("minuet")
    assert game.hand(0) == {*TWO_MISSIONS, "minuet"}
    assert game.discard == ["quarters"]
    assert game.asked == (0, "discard")
    assert game.why("minuet") == JUST_TAKEN
    with pytest.raises(Refused):
        game.choose("minuet")
    game.choose("spock")
    assert game.hand(0) == {*TWO_MISSIONS, "minuet"} - {"spock"}
    assert game.discard == ["quarters", "spock"]


@pytest.mark.rule("MIS-4.2")
def test_a_card_taken_earlier_may_be_discarded_later() -> None:
    game = given(hands=[TWO_MISSIONS, holding()], discard=["minuet", "quarters"])
    game.choose("minuet", "spock").turn("quarters").choose("galaxy")
    assert game.why("minuet") is None


@pytest.mark.rule("MIS-4.3")
def test_option_galaxy_takes_the_top_card_then_discards_one() -> None:
    game = given(hands=[TWO_MISSIONS, holding()], galaxy=["minuet", "quarters"])
    game.choose("galaxy")
    assert game.hand(0) == {*TWO_MISSIONS, "minuet"}
    assert game.galaxy[0] == "quarters"
    game.choose("spock")
    assert game.hand(0) == {*TWO_MISSIONS, "minuet"} - {"spock"}
    assert game.discard == ["spock"]
    assert game.asked == (1, "source")


@pytest.mark.rule("MIS-4.3")
def test_the_galaxy_card_just_drawn_may_be_discarded() -> None:
    game = given(hands=[TWO_MISSIONS, holding()], galaxy=["minuet"])
    game.choose("galaxy", "minuet")
    assert game.hand(0) == set(TWO_MISSIONS)
    assert game.discard == ["minuet"]


@pytest.mark.rule("MIS-4.4")
def test_option_mission_takes_the_top_two_cards_then_discards_two() -> None:
    game = given(hands=[TWO_MISSIONS, holding()], missions=["distress_call", "ethical_dilemma", "the_lure_of_profit"])
    game.choose("mission")
    assert game.hand(0) == {*TWO_MISSIONS, "distress_call", "ethical_dilemma"}
    assert game.missions[0] == "the_lure_of_profit"
    game.choose("away_team")
    assert game.asked == (0, "discard-second")
    game.choose("computer_virus")
    assert game.hand(0) == {*FIVE, "distress_call", "ethical_dilemma"}
    assert game.discard == ["away_team", "computer_virus"]
    assert game.asked == (1, "source")


@pytest.mark.rule("MIS-4.4")
def test_the_missions_just_drawn_may_be_discarded() -> None:
    game = given(hands=[TWO_MISSIONS, holding()], missions=["distress_call", "ethical_dilemma"])
    game.choose("mission", "distress_call", "ethical_dilemma")
    assert game.hand(0) == set(TWO_MISSIONS)
    assert game.discard == ["distress_call", "ethical_dilemma"]


@pytest.mark.rule("MIS-4.5")
def test_any_card_of_the_discard_may_be_taken() -> None:
    discard = ["minuet", "distress_call", "quarters", "ethical_dilemma"]
    for card in discard:
        game = given(hands=[TWO_MISSIONS, holding()], discard=discard)
        assert set(game.options) == {"galaxy", "mission", *discard}
        game.choose(card)
        assert card in game.hand(0)
        assert game.discard == [other for other in discard if other != card]


@pytest.mark.rule("MIS-4.5")
def test_nothing_can_be_taken_from_an_empty_discard() -> None:
    game = given(hands=[TWO_MISSIONS, holding()])
    before = digest(game.state)
    assert set(game.options) == {"galaxy", "mission"}
    assert game.why("discard") == ("MIS-4.5", "discard-empty")
    with pytest.raises(Refused) as refused:
        game.choose("discard")
    assert refused.value.reason.rule == "MIS-4.5"
    assert digest(game.state) == before
    assert game.asked == (0, "source")


@pytest.mark.rule("MIS-4.6", "MIS-11.1")
def test_everybody_sees_every_card_of_the_discard() -> None:
    game = given(hands=[TWO_MISSIONS, holding(), holding()], discard=["minuet", "distress_call"], galaxy=["quarters"])
    game.choose("galaxy", "bridge")
    for reader in game.everybody:
        assert game.view(reader)["discard"] == ["minuet", "distress_call", "bridge"]
        assert game.view(reader)["out"] == [2, 1]
        assert game.told(reader)[-1] == ("discarded", {"seat": 0, "card": "bridge"})


@pytest.mark.rule("MIS-4.7")
def test_never_without_a_mission() -> None:
    game = given(hands=[ONE_MISSION, holding()]).choose("galaxy")
    assert game.why("away_team") == TOO_FEW
    with pytest.raises(Refused):
        game.choose("away_team")
    game.choose("bridge")
    assert game.hand(0) & set(MISSION_CARDS) == {"away_team"}


@pytest.mark.rule("MIS-4.7")
def test_never_with_three_missions() -> None:
    game = given(hands=[TWO_MISSIONS, holding()]).choose("mission", "away_team")
    assert {game.why(card) for card in FIVE} == {TOO_MANY}
    with pytest.raises(Refused):
        game.choose("bridge")
    game.choose("computer_virus")
    assert len(game.hand(0) & set(MISSION_CARDS)) == 2


@pytest.mark.rule("MIS-4.7", "MIS-4.8")
def test_every_turn_ends_with_seven_cards_one_or_two_of_them_missions() -> None:
    found = set()
    for turn in many_turns():
        for seat in range(turn.after.seats):
            size, missions = len(turn.after.cards.rows[HAND + seat]), missions_of(turn.after, seat)
            found.add((turn.source, size - missions, missions))
    assert found == {(source, *hand) for source in ("galaxy", "mission", "discard") for hand in ((5, 2), (6, 1))}


def after(hand: Sequence[str], *choices: str) -> Sitting:
    """The same table for everybody who asks what may be discarded now."""
    return given(
        hands=[hand, holding()],
        discard=["minuet", "distress_call"],
        galaxy=["quarters"],
        missions=["ethical_dilemma", "the_lure_of_profit"],
    ).choose(*choices)


@pytest.mark.rule("MIS-4.9")
def test_legal_discards_after_galaxy() -> None:
    with_two = after(TWO_MISSIONS, "galaxy")
    assert set(with_two.options) == {*TWO_MISSIONS, "quarters"}
    with_one = after(ONE_MISSION, "galaxy")
    assert set(with_one.options) == {*SIX, "quarters"}
    assert with_one.why("away_team") == TOO_FEW


@pytest.mark.rule("MIS-4.10")
def test_legal_discards_after_mission_starting_with_two() -> None:
    four = {"away_team", "computer_virus", "ethical_dilemma", "the_lure_of_profit"}
    for first in four:
        game = after(TWO_MISSIONS, "mission")
        assert set(game.options) == four
        assert {game.why(card) for card in FIVE} == {TOO_MANY}
        game.choose(first)
        assert set(game.options) == four - {first}
        assert {game.why(card) for card in FIVE} == {TOO_MANY}
        assert game.why(first) == NOT_OFFERED


@pytest.mark.rule("MIS-4.10")
def test_legal_discards_after_mission_starting_with_one() -> None:
    three = {"away_team", "ethical_dilemma", "the_lure_of_profit"}
    for mission in three:
        game = after(ONE_MISSION, "mission")
        assert set(game.options) == {*SIX, *three}
        game.choose(mission)
        assert set(game.options) == {*SIX, *three} - {mission}
    for galaxy in SIX:
        game = after(ONE_MISSION, "mission", galaxy)
        assert set(game.options) == three
        assert {game.why(card) for card in SIX if card != galaxy} == {TOO_MANY}


@pytest.mark.rule("MIS-4.11")
def test_legal_discards_after_taking_a_mission_from_the_discard() -> None:
    with_two = after(TWO_MISSIONS, "distress_call")
    assert set(with_two.options) == {"away_team", "computer_virus"}
    assert {with_two.why(card) for card in FIVE} == {TOO_MANY}
    assert with_two.why("distress_call") == JUST_TAKEN
    with_one = after(ONE_MISSION, "distress_call")
    assert set(with_one.options) == set(ONE_MISSION)
    assert with_one.why("distress_call") == JUST_TAKEN


@pytest.mark.rule("MIS-4.12")
def test_legal_discards_after_taking_a_galaxy_card_from_the_discard() -> None:
    with_two = after(TWO_MISSIONS, "minuet")
    assert set(with_two.options) == set(TWO_MISSIONS)
    assert with_two.why("minuet") == JUST_TAKEN
    with_one = after(ONE_MISSION, "minuet")
    assert set(with_one.options) == set(SIX)
    assert with_one.why("away_team") == TOO_FEW
    assert with_one.why("minuet") == JUST_TAKEN


@pytest.mark.rule("MIS-4.13")
def test_every_option_leaves_a_legal_discard() -> None:
    for hand in (TWO_MISSIONS, ONE_MISSION):
        for source in ("galaxy", "mission", "minuet", "distress_call"):
            assert after(hand, source).options
    for turn in many_turns():
        assert all(choice.options for choice in turn.choices)


@pytest.mark.rule("MIS-4.14")
@pytest.mark.parametrize(
    ("source", "drawn"), [("galaxy", {"quarters"}), ("mission", {"ethical_dilemma", "the_lure_of_profit"})]
)
def test_drawn_cards_are_seen_before_discarding_and_cannot_be_put_back(source: str, drawn: set[str]) -> None:
    game = after(ONE_MISSION)
    assert game.table.seat(0).labels[["galaxy", "mission"].index(source)].final
    game.choose(source)
    assert drawn <= set(game.view(0)["hands"][0])
    assert drawn <= set(game.table.seat(0).candidates)
    assert not game.table.seat(0).can_undo
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.rule("MIS-4.14")
def test_taking_from_the_discard_can_be_undone() -> None:
    """Nothing was drawn and nothing learned; so can the first of two discards, but not the draw before it."""
    game = after(TWO_MISSIONS)
    before = digest(game.state)
    game.choose("minuet").undo()
    assert digest(game.state) == before
    assert game.events == []
    game.choose("mission", "away_team").undo()
    assert game.asked == (0, "discard")
    with pytest.raises(CannotUndo):
        game.undo()


def drain(deck: str) -> Pick:
    """Always draws from this deck, and lets Missions go first, so that the game is long in coming to its end."""

    def pick(random: Random, state: Missions, ask: Ask) -> Option:
        if ask.kind == "source":
            return deck
        liked = [option for option in ask.options if is_mission(option)]
        return random.choice(liked or ask.options)

    return pick


def fewest(games: Iterator[Turn]) -> tuple[int, int, int, int]:
    """The smallest decks ever seen: Missions and Galaxy cards when a turn starts, and when the turns are over."""
    start_missions = start_galaxy = end_missions = end_galaxy = 99
    for turn in games:
        start_missions = min(start_missions, len(turn.before.cards.rows[MISSIONS]))
        start_galaxy = min(start_galaxy, len(turn.before.cards.rows[GALAXY]))
        if turn.after.phase == MEDDLING:
            end_missions = min(end_missions, len(turn.after.cards.rows[MISSIONS]))
            end_galaxy = min(end_galaxy, len(turn.after.cards.rows[GALAXY]))
    return start_missions, start_galaxy, end_missions, end_galaxy


def four_players(pick: Pick, games: int) -> Iterator[Turn]:
    for seed in range(games):
        yield from turns(4, seed, pick)


@pytest.mark.rule("MIS-4.15")
@pytest.mark.parametrize("pick", [at_random, prefers("galaxy"), prefers("mission"), drain("galaxy"), drain("mission")])
def test_the_decks_cannot_run_out(pick: Pick) -> None:
    start_missions, start_galaxy, end_missions, end_galaxy = fewest(four_players(pick, 60))
    assert start_missions >= 5
    assert start_galaxy >= 19
    assert end_missions >= 3
    assert end_galaxy >= 18


@pytest.mark.rule("MIS-4.15")
def test_how_far_the_decks_can_be_drained() -> None:
    """Four players who all turn a Mission into a Galaxy card, then discard seven Galaxy cards, leave 50 - 24 - 7 = 19.
    Missions are drawn two at a time, so of the 16 dealt to the deck an even number is always left: 24 - 8 - 10 = 6."""
    _, start_galaxy, _, end_galaxy = fewest(four_players(drain("galaxy"), 1))
    assert (start_galaxy, end_galaxy) == (19, 18)
    start_missions, _, end_missions, _ = fewest(four_players(drain("mission"), 1))
    assert (start_missions, end_missions) == (6, 4)


@pytest.mark.rule("MIS-4.15", "MIS-7.6", "MIS-8.1")
def test_the_draws_of_meddlesome_q_are_possible_even_after_an_extra_turn() -> None:
    game = given(
        hands=[holding("meddlesome_q", "bridge", missions=1), *(holding() for _ in range(3))],
        discard=lying("time_distortion", galaxy=7, missions=11),
        missions=["away_team", "computer_virus"],
    )
    assert len(game.missions) == 6
    game.choose("time_distortion", "bridge", "take")
    game.choose("mission", "away_team", "computer_virus")
    assert game.asked == (0, "q-take")
    assert len(game.missions) == 4
    game.choose("bridge")
    assert len(game.missions) == 3


@pytest.mark.rule("MIS-4.16")
def test_between_drawing_and_discarding_eight_or_nine_cards() -> None:
    assert len(after(TWO_MISSIONS, "galaxy").hand(0)) == 8
    assert len(after(TWO_MISSIONS, "minuet").hand(0)) == 8
    holds_three = after(TWO_MISSIONS, "distress_call").hand(0)
    assert len(holds_three & set(MISSION_CARDS)) == 3
    holds_four = after(TWO_MISSIONS, "mission").hand(0)
    assert len(holds_four) == 9
    assert len(holds_four & set(MISSION_CARDS)) == 4


@pytest.mark.rule("MIS-4.16")
def test_nobody_ever_holds_more_than_nine_cards_or_four_missions() -> None:
    sizes = set()
    for turn in many_turns():
        for choice in turn.choices:
            if choice.kind.startswith("discard"):
                sizes.add((turn.source, len(choice.held)))
                assert sum(map(is_mission, choice.held)) <= 4
    assert sizes == {("galaxy", 8), ("discard", 8), ("mission", 9)}


@pytest.mark.rule("MIS-4.17")
def test_only_the_opening_turn_has_no_discard_to_take_from() -> None:
    for turn in many_turns():
        sizes = [len(state.cards.rows[DISCARD]) for state in (turn.before, turn.after)]
        assert sizes[0] <= sizes[1]
        assert (sizes[0] == 0) == (turn.before.turn == 0)
        from_discard = [option for option in turn.choices[0].options if isinstance(option, Card)]
        assert from_discard == turn.before.cards.rows[DISCARD]


@pytest.mark.rule("MIS-4.18")
def test_two_cards_are_discarded_together() -> None:
    """Nobody else learns of the first before the second is chosen."""
    game = after(ONE_MISSION, "mission")
    other = 1
    before = [game.seen_by(other), game.seen_by(SPECTATOR)]
    for first in game.options:
        game.choose(first)
        assert first in game.hand(0)
        assert game.discard == ["minuet", "distress_call"]
        for seen in before:
            seen["asked"] = [(0, "discard-second")]
        assert [game.seen_by(other), game.seen_by(SPECTATOR)] == before
        game.undo()
    game.choose("sovak", "away_team")
    assert game.events[-2:] == ["discarded", "discarded"]


@pytest.mark.rule("MIS-4.18")
def test_the_order_of_two_discards_changes_nothing() -> None:
    one = after(ONE_MISSION, "mission", "sovak", "away_team")
    other = after(ONE_MISSION, "mission", "away_team", "sovak")
    assert one.hand(0) == other.hand(0)
    assert set(one.discard) == set(other.discard)
    assert one.asked == other.asked
    assert set(one.options) == set(other.options)
    assert one.out == other.out
