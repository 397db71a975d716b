"""SETI-15.5: the Exertians, their face-down cards and their danger."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import EXERTIANS as PRINTED
from wardroom.games.seti.flow.conditions import holds
from wardroom.games.seti.flow.species import end_of_game, exertians
from wardroom.games.seti.scoring import SETS, lines, totals
from wardroom.games.seti.state import ALIENS_GONE, DONE, EXERTIANS, EXERTIANS_PLAYED, OVER, RIVAL, alien_deck, zone
from wardroom.kernel import HIDDEN

from .aliens import FILLED, TRACE, changes, ended, known, marking
from .driving import resolve
from .given import Sitting, given

BACK = f"{HIDDEN}exertians"
ACTED = [20, 25, 30, 50, 70]


def discovering(seats: int = 2, **more: Any) -> Sitting:
    """Seat 0 fills the last discovery space of the left species, for 5 VP, and ends its turn."""
    position: dict[str, Any] = {
        "species": ("exertians", "anomalies"),
        "traces": [{"red": 1, "yellow": 0}],
        "hand": [[TRACE]],
        "credits": [1],
        "energy": [0],
        "score": [0] * max(2, seats),
        "publicity": [0, 0],
        "milestones": [ACTED] * max(2, seats),
    }
    game = given(seats, **{**position, **more})
    return ended(game.choose("play", TRACE, "left:blue:0"))


def held(game: Sitting, seat: int = 0) -> list[str]:
    return game.faces(zone(seat, EXERTIANS))


def down(game: Sitting, seat: int = 0) -> list[str]:
    return game.faces(zone(seat, EXERTIANS_PLAYED))


def reaching(to: int, at: list[int], chances: int = 0, **more: Any) -> Sitting:
    """Seat 0 marks a trace for 3 VP, which brings it to this score; the milestones are at these."""
    position: dict[str, Any] = {
        "score": [to - 3, 0],
        "milestones": [ACTED, ACTED],
        "hand": [[TRACE]],
        "credits": [2],
        "energy": [0],
        "exertians": [["deflector", "extractor", "neuralab"]],
    }
    game = known("exertians", **{**position, **more})
    game.state.milestones = at
    game.agency().chances = chances
    return ended(game.choose("play", TRACE, "left:red:-1"))


# The discovery


@pytest.mark.rule("SETI-15.5.1")
def test_everybody_gets_3_cards_and_one_more_for_each_discovery_marker() -> None:
    game = discovering(3)
    assert [len(held(game, seat)) for seat in range(3)] == [5, 4, 3]
    assert len(game.faces(alien_deck("exertians"))) == 3
    assert game.hand(0) == []  # no cards for the hand


@pytest.mark.rule("SETI-15.5.1")
def test_as_many_may_be_played_at_once_as_one_has_discovery_markers() -> None:
    game = discovering()
    assert game.asked == (0, "exertian")
    first, second = held(game)[:2]
    game.choose(first)
    assert game.asked == (0, "exertian")
    game.choose(second)
    assert down(game) == [first, second]
    assert game.asked == (1, "exertian")  # one marker
    game.choose("none")
    assert game.asked == (1, "turn")
    assert down(game, 1) == []
    assert [len(held(game, seat)) for seat in (0, 1)] == [3, 4]


@pytest.mark.rule("SETI-15.5.1")
def test_none_need_be_played() -> None:
    game = discovering().choose("none")
    assert game.asked == (1, "exertian")


@pytest.mark.rule("SETI-15.5.1", "SETI-13.9")
def test_without_discovery_markers_nobody_may_play() -> None:
    game = discovering(traces=[{"red": -1, "yellow": -1}], overflow=[[("red", 1)]])
    game.choose("none")
    assert game.asked == (1, "turn")
    assert [len(held(game, seat)) for seat in (0, 1)] == [4, 3]


@pytest.mark.rule("SETI-15.5.1", "SETI-15.5.5")
def test_the_cards_are_seen_by_their_owner_alone() -> None:
    game = discovering()
    card = held(game)[0]
    assert game.state.cards.seen(zone(0, EXERTIANS), 1) == [BACK] * 5
    game.choose(card, "none")
    assert game.state.cards.seen(zone(0, EXERTIANS_PLAYED), 1) == [BACK]
    assert game.state.cards.seen(zone(0, EXERTIANS_PLAYED), 0) == [card]
    for key, args in game.table.seat(1).log:
        assert card not in str(args), key


@pytest.mark.rule("SETI-15.5.2")
def test_no_alien_card_that_is_gained_is_one_of_theirs() -> None:
    game = given(2, species=("exertians", "anomalies"), found=["exertians", "anomalies"])
    (ask,) = resolve(game, "alien_card", ("anomalies", "deck"))
    assert list(ask.candidates) == [("anomalies", "open"), ("anomalies", "deck")]


@pytest.mark.rule("SETI-15.5.2", "SETI-4.10")
def test_they_are_no_hand_cards() -> None:
    game = known(
        "exertians",
        exertians=[["deflector", "extractor", "neuralab", "stratoelevator", "automated_lab", "expender_core"]],
        credits=[2],
        energy=[0],
        publicity=[0],
    )
    assert game.hand() == []
    assert game.why("play") is not None
    assert game.why("corner") == ("SETI-6.12", "no-hand")
    game.choose("exchange")
    assert not any(option.startswith("card_any") for option in game.options)  # two of them are no pair of cards
    game.choose("credit:energy")
    game.choose("pass")
    assert game.ask.kind != "discard"  # no limit
    assert len(held(game)) == 6


# Milestones


@pytest.mark.rule("SETI-15.5.3")
def test_the_milestones_lie_20_and_40_above_the_leader() -> None:
    assert discovering(score=[0, 33]).choose("none", "none").state.milestones == [53, 73]
    assert discovering(score=[50, 33]).choose("none", "none").state.milestones == [75, 95]


@pytest.mark.rule("SETI-15.5.3")
@pytest.mark.parametrize(("score", "asked"), [(52, "turn"), (53, "exertian"), (55, "exertian")])
def test_at_the_first_milestone_a_card_may_be_played_for_nothing(score: int, asked: str) -> None:
    game = reaching(score, [53, 73])
    assert game.ask.kind == asked
    if asked == "exertian":
        assert sorted(game.options) == ["deflector", "extractor", "neuralab", "none"]
        before = game.wealth()
        game.choose("extractor")
        assert down(game) == ["extractor"]
        assert changes(game, before) == {}
        assert game.asked == (1, "turn")  # one card


@pytest.mark.rule("SETI-15.5.3")
def test_at_the_second_milestone_it_costs_a_credit() -> None:
    game = reaching(73, [53, 73], chances=1)
    assert game.asked == (0, "exertian")
    assert game.ask.args == (("n", 1),)
    before = game.wealth()
    game.choose("extractor")
    assert changes(game, before) == {"credits": -1}
    assert down(game) == ["extractor"]


@pytest.mark.rule("SETI-15.5.3", "SETI-1.20")
def test_without_the_credit_the_second_chance_is_lost() -> None:
    game = reaching(73, [53, 73], chances=1, credits=[1])  # the trace has cost it
    assert game.asked == (1, "turn")
    assert game.agency().chances == 2
    assert down(game) == []


@pytest.mark.rule("SETI-15.5.3")
def test_nothing_is_paid_for_playing_none() -> None:
    game = reaching(73, [53, 73], chances=1)
    before = game.wealth()
    game.choose("none")
    assert changes(game, before) == {}


@pytest.mark.rule("SETI-15.5.3", "SETI-12.11")
def test_both_milestones_in_one_turn_are_two_chances() -> None:
    game = reaching(73, [53, 73])
    assert game.ask.args == (("n", 0),)
    game.choose("deflector")
    assert game.ask.args == (("n", 1),)
    game.choose("extractor")
    assert down(game) == ["deflector", "extractor"]
    assert game.agency().credits == 0


@pytest.mark.rule("SETI-15.5.9")
def test_a_chance_not_used_is_lost() -> None:
    game = reaching(53, [53, 73]).choose("none")
    assert game.agency().chances == 1
    assert game.asked == (1, "turn")
    game = reaching(60, [53, 73], chances=1)
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-15.5.9")
def test_the_milestones_are_open_to_everybody_once_each() -> None:
    game = reaching(53, [53, 73], score=[50, 60], exertians=[["deflector"], ["extractor"]])
    assert game.asked == (0, "exertian")
    game.choose("deflector")
    assert game.asked == (1, "exertian")
    game.choose("extractor")
    assert [game.agency(seat).chances for seat in (0, 1)] == [1, 1]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-15.5.9")
def test_without_cards_there_is_nothing_to_ask() -> None:
    game = reaching(53, [53, 73], exertians=[[]])
    assert game.asked == (1, "turn")
    assert game.agency().chances == 1


@pytest.mark.rule("SETI-15.5.9")
def test_unplayed_cards_count_for_nothing() -> None:
    """Automated Lab: no danger, 7 points for 6 traces for this species."""
    marks = [("red", row, 0) for row in (1, 2, 3, 4, 5)] + [("blue", 5, 0)]
    unplayed = known("exertians", exertians=[["automated_lab", "neuralab"]], board=[marks, []], score=[10, 0])
    played = known("exertians", exertians_played=[["automated_lab"]], board=[marks, []], score=[10, 0])
    assert exertians.danger(unplayed.state, 0) == exertians.danger(played.state, 0) == 12
    assert totals(unplayed.state)[0] == 10 - 1
    assert totals(played.state)[0] == 17 - 1


# Every space of the board

SPACES: dict[str, list[dict[str, int]]] = {
    "red": [
        {"score": 9, "credits": 1},
        {"score": 7, "credits": 1},
        {"score": 5, "credits": 1},
        {"score": 4, "credits": 1},
        {"score": 3, "publicity": 1},
    ],
    "yellow": [
        {"score": 6, "energy": 1, "cards": 1},
        {"score": 4, "energy": 1, "cards": 1},
        {"score": 2, "energy": 1, "cards": 1},
        {"score": 1, "energy": 1, "cards": 1},
        {"score": 3, "publicity": 1},
    ],
    "blue": [
        {"score": 6, "data": 1, "publicity": 1},
        {"score": 4, "data": 1, "publicity": 1},
        {"score": 2, "data": 1, "publicity": 1},
        {"score": 1, "data": 1, "publicity": 1},
        {"score": 3, "publicity": 1},
    ],
}
DANGERS = [3, 3, 2, 2, 1]


@pytest.mark.rule("SETI-15.5.4")
@pytest.mark.parametrize("color", SPACES)
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_what_the_spaces_give_and_how_dangerous_they_are(color: str, row: int) -> None:
    game = marking("exertians")
    before = game.wealth()
    game.choose(f"left:{color}:{row}")
    if "cards" in SPACES[color][row - 1]:
        game.choose("deck")
    assert changes(game, before) == SPACES[color][row - 1]
    assert game.state.species[0].board == [(color, row, 0)]
    assert exertians.danger(game.state, 0) == DANGERS[row - 1]
    assert exertians.danger(game.state, 1) == 0


def test_every_space_holds_one_marker() -> None:
    game = marking("exertians", board=[[("red", 5, 1)]])
    assert game.why("left:red:5") == ("SETI-13.10", "space-taken")


@pytest.mark.rule("SETI-15.5.4")
def test_danger_comes_from_played_cards_and_markers_on_the_board() -> None:
    game = known(
        "exertians",
        exertians=[["extractor"]],
        exertians_played=[["deflector", "nanowielder_node"]],
        board=[[("red", 1, 0), ("blue", 4, 0), ("yellow", 5, 0), ("red", 2, 1)]],
        traces=[FILLED | {"red": 0}],
        overflow=[[("red", 0)], [("red", 0)]],
    )
    assert exertians.danger(game.state, 0) == 7 + 1 + 3 + 2 + 1  # neither held cards nor markers below the board
    assert exertians.danger(game.state, 1) == 3


# The end of the game


@pytest.mark.rule("SETI-15.5.5")
def test_played_cards_are_revealed_at_the_end() -> None:
    game = known("exertians", exertians_played=[["deflector"], ["extractor"]], exertians=[["neuralab"]])
    assert game.state.cards.seen(zone(0, EXERTIANS_PLAYED), 1) == [BACK]
    end_of_game(game.state)
    for seat, face in ((0, "deflector"), (1, "extractor")):
        for reader in (0, 1):
            assert game.state.cards.seen(zone(seat, EXERTIANS_PLAYED), reader) == [face]
    assert game.state.cards.seen(zone(0, EXERTIANS), 1) == [BACK]  # those not played stay hidden


@pytest.mark.rule("SETI-15.5.5")
def test_the_last_round_ends_with_that() -> None:
    game = known("exertians", exertians_played=[["deflector"]], round=5, reminder=False, passed=[False, True])
    game.choose("pass")
    assert game.state.phase == OVER
    assert game.state.cards.seen(zone(0, EXERTIANS_PLAYED), 1) == ["deflector"]


TECHS = {kind: [f"{kind}_{number}" for number in (1, 2, 3)] for kind in ("probe", "telescope", "computer")}
WINS = {"red": "barnards_star", "blue": "sirius_a", "yellow": "kepler_22", "black": "vega"}
MISSIONS = ["the_queen", "breeding_sample", "hive_sample", "first_contact", "orbital_monitoring"]
TUCKED = [*MISSIONS, "ecosystem_study", "computer_simulations", "rover_exploration"]
ALL_RED = [("red", row, 0) for row in (1, 2, 3, 4, 5)]
CARDS: dict[str, tuple[int, int, dict[str, Any], dict[str, Any]]] = {
    # danger, points, a position that just fulfils it, and one that just does not
    "razor_edge_shuttle": (6, 14, {"techs": [TECHS["probe"]]}, {"techs": [TECHS["probe"][:2] + TECHS["computer"]]}),
    "deflector": (7, 15, {"techs": [TECHS["telescope"]]}, {"techs": [TECHS["telescope"][:2] + TECHS["probe"]]}),
    "expender_core": (3, 9, {"techs": [TECHS["computer"]]}, {"techs": [TECHS["computer"][:2] + TECHS["probe"]]}),
    "pierced_exoplanet": (
        4,
        12,
        {"wins": [[WINS["red"], "proxima_centauri"]]},
        {"wins": [[WINS["red"], WINS["blue"], WINS["blue"]]]},
    ),
    "core_breach_exoplanet": (4, 12, {"wins": [[WINS["blue"], "procyon"]]}, {"wins": [[WINS["blue"], WINS["red"]]]}),
    "vortex_exoplanet": (4, 12, {"wins": [[WINS["yellow"]] * 2]}, {"wins": [[WINS["yellow"], WINS["red"]]]}),
    "fission_sun_exoplanet": (
        5,
        14,
        {"wins": [[WINS["black"], "beta_pictoris"]]},
        {"wins": [[WINS["black"], WINS["red"]], [WINS["black"]]]},
    ),
    "oscillating_probes": (
        3,
        11,
        {"orbiters": [{"mars": 2, "venus": 1}]},
        {"orbiters": [{"mars": 2}, {"mars": 1}], "landers": [{"mars": 1}]},
    ),
    "generative_infrastructure": (
        7,
        16,
        {"landers": [{"mars": 2, "venus": 1}], "moons": [["io"]]},
        {"landers": [{"mars": 2, "venus": 1}], "orbiters": [{"mars": 1}]},
    ),
    "casette_deployment": (
        2,
        10,
        {"orbiters": [{"jupiter": 1}], "landers": [{"jupiter": 1}], "moons": [["io"]]},
        {"orbiters": [{"jupiter": 1}], "landers": [{"mars": 1}], "moons": [["io"]]},
    ),
    "extractor": (8, 18, {"tucked": [TUCKED]}, {"tucked": [TUCKED[:7]]}),
    "automated_lab": (
        0,
        7,
        {"traces": [FILLED | {"blue": 0}], "board": [[*ALL_RED]]},
        {"board": [[*ALL_RED]], "overflow": [[], [("red", 0)]]},
    ),
    "neuralab": (9, 20, {"overflow": [[], [("red", 0)] * 6]}, {"overflow": [[("red", 0)], [("red", 0)] * 5]}),
    "nanowielder_node": (
        1,
        8,
        {"overflow": [[("red", 0)] * 2, [("red", 0)] * 3]},
        {"overflow": [[("red", 0)] * 4, [("blue", 0)] * 4]},
    ),
    "stratoelevator": (4, 12, {"done": [MISSIONS]}, {"done": [MISSIONS[:4]], "played": [MISSIONS[4:]]}),
}


@pytest.mark.rule("SETI-15.5.5")
@pytest.mark.parametrize("face", CARDS)
def test_a_fulfilled_card_scores_its_points_once(face: str) -> None:
    _, points, fulfilled, missed = CARDS[face]
    for position, scored in ((fulfilled, points), (missed, 0)):
        game = known("exertians", exertians_played=[[face]], **position)
        (line,) = (each for each in lines(game.state, 0) if each.key == "exertians")
        assert line.points == scored
        assert holds(game.state, 0, PRINTED[face].condition) == bool(scored)


@pytest.mark.rule("SETI-15.5.5")
def test_more_than_is_asked_for_scores_no_more() -> None:
    position = {"techs": [[*TECHS["computer"], "computer_4"]]}
    game = known("exertians", exertians_played=[["expender_core"]], **position)  # type: ignore[arg-type]
    (line,) = (each for each in lines(game.state, 0) if each.key == "exertians")
    assert line.points == 9


@pytest.mark.rule("SETI-15.5.4")
@pytest.mark.parametrize("face", CARDS)
def test_every_card_has_its_danger(face: str) -> None:
    game = known("exertians", exertians_played=[[face]])
    assert exertians.danger(game.state, 0) == CARDS[face][0]


def test_there_are_15_cards() -> None:
    assert set(CARDS) == set(PRINTED) and len(PRINTED) == 15


@pytest.mark.rule("SETI-15.5.6")
def test_the_most_dangerous_loses_a_tenth_rounded_down() -> None:
    game = known("exertians", score=[119, 100], exertians_played=[["deflector"], ["expender_core"]])
    assert totals(game.state) == [119 - 11, 100]


@pytest.mark.rule("SETI-15.5.6")
def test_all_who_are_tied_lose() -> None:
    game = known("exertians", 3, score=[100, 59, 80], board=[[("red", 1, 0), ("blue", 1, 1), ("blue", 5, 2)]])
    assert totals(game.state) == [90, 54, 80]


@pytest.mark.rule("SETI-15.5.6")
def test_without_any_danger_nobody_loses() -> None:
    game = known("exertians", score=[100, 100], exertians_played=[["automated_lab"]])
    assert totals(game.state) == [100, 100]


@pytest.mark.rule("SETI-15.5.6", "SETI-14.11")
def test_the_loss_is_taken_from_the_total_with_the_cards_points() -> None:
    game = known("exertians", score=[100, 0], exertians_played=[["expender_core"]], techs=[TECHS["computer"]])
    assert totals(game.state)[0] == 109 - 10


@pytest.mark.example("SETI-15.5.7")
@pytest.mark.rule("SETI-15.5.7")
def test_168_points_lose_16() -> None:
    game = known("exertians", score=[168, 0], exertians_played=[["nanowielder_node"]])
    assert totals(game.state)[0] == 152


@pytest.mark.rule("SETI-15.5.8")
def test_they_are_neither_missions_nor_end_of_game_cards() -> None:
    game = known("exertians", exertians_played=[["automated_lab", "stratoelevator"]])
    assert SETS["missions"](game.state, 0) == 0
    assert SETS["mission_pairs"](game.state, 0) == 0
    assert game.faces(zone(0, DONE)) == [] and game.why("mission") is not None


# The rival


@pytest.mark.rule("SETI-15.5.1")
def test_the_rival_draws_nothing_but_advances() -> None:
    """SETI-16.52: 1 progress for each of its discovery markers; the deck stays for S.19."""
    game = discovering(1, traces=[{"red": RIVAL, "yellow": RIVAL}], progress=1)
    assert held(game, RIVAL) == [] == down(game, RIVAL)
    assert game.state.progress == 3
    assert len(held(game)) == 4
    assert len(game.faces(alien_deck("exertians"))) == 11
    assert game.faces(ALIENS_GONE).count("deflector") == 0
    game.choose("none")


@pytest.mark.rule("SETI-15.5.3")
def test_the_rival_ignores_both_milestones() -> None:
    game = known("exertians", 1, score=[0, 80], milestones=[ACTED, ACTED], hand=[[TRACE]], exertians=[["deflector"]])
    game.state.milestones = [53, 73]
    ended(game.choose("play", TRACE, "left:red:-1"))
    assert game.agency(RIVAL).chances == 0
