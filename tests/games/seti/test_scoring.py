"""SETI-14.4 to 14.12: the final count: gold boxes, gold tiles, Exertians, danger; and the score sheet."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti.cards import GOLD_SIDES, HAND_CARDS, SETS
from wardroom.games.seti.scoring import ENDGAMES, gold_tiles, lines, sets, total, totals, unmarked_tile, won
from wardroom.games.seti.scoring import SETS as COUNTED
from wardroom.games.seti.show.sheet import EFFECTS, reached, sheet
from wardroom.games.seti.state import OVER, RIVAL
from wardroom.language import Text

from .given import Sitting, given

TRACES: dict[str, Any] = {
    "traces": [{"red": 0, "yellow": 0, "blue": 1}, {"red": 0}],
    "overflow": [[("blue", 0)], [("red", 0), ("blue", 0)]],
}
"""Seat 0 has 3 red traces, 1 yellow and 2 blue ones."""
WINS: dict[str, Any] = {
    "wins": [["barnards_star", "kepler_22", "kepler_22", "procyon", "vega", "vega", "vega"], ["vega"]]
}
"""1 red win, 2 yellow, 1 blue, 3 black."""
FIGURES: dict[str, Any] = {
    "orbiters": [{"jupiter": 1, "mars": 1}],
    "landers": [{"jupiter": 1}, {"jupiter": 1}],
    "moons": [["io", "phobos_deimos"]],
}
"""3 at Jupiter, 2 at Mars."""


def ready(**position: Any) -> Sitting:
    return given(**{"score": [10, 10], "hand": [[], []], **position})


def points(game: Sitting, key: str, seat: int = 0) -> int:
    return next(line.points for line in lines(game.state, seat) if line.key == key)


# Gold boxes

BOXES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "europa_clipper": [(FIGURES, 3 * 3), ({}, 0)],
    "mars_science_laboratory": [(FIGURES, 2 * 4), ({}, 0)],
    "barnards_star_observation": [(WINS, 1 * 3), ({}, 0)],
    "kepler_22_observation": [(WINS, 2 * 3), ({}, 0)],
    "procyon_observation": [(WINS, 1 * 3), ({}, 0)],
    "vega_observation": [(WINS, 3 * 3), ({}, 0)],
    "onsala_telescope_construction": [(TRACES, 3 * 2), ({}, 0)],
    "sherloc": [(TRACES, 1 * 2), ({}, 0)],
    "dune": [(TRACES, 2 * 2), ({}, 0)],
    "giant_magellan_telescope": [({"stars": {"vega": [0, 0], "procyon": [1, 0], "kepler_22": [1]}}, 2), ({}, 0)],
    "solvay_conference": [
        ({"techs": [["probe_1", "telescope_1", "computer_1"]]}, 5),
        ({"done": [["iss", "alice", "atlas"]]}, 3 * 2),
        ({"done": [["iss", "alice", "atlas"]], "gold": [{"mission": 0}]}, 0),
    ],
    "euclid_telescope_construction": [({"techs": [["computer_1", "computer_4", "probe_1"]]}, 2 * 2), ({}, 0)],
    "near_shoemaker": [({"probes": [[(2, 4), (2, 6)]]}, 13), ({"probes": [[(1, 4)], [(2, 4)]]}, 0)],
    "ecosystem_study": [
        ({"found": ["mascamites"], "board": [[("red", 1, 0), ("red", 2, 1)], []], "traces": TRACES["traces"]}, 3)
    ],
    "terrain_mapping": [
        ({"species": ("oumuamua", "anomalies"), "found": ["oumuamua"], "overflow": [[("red", 0), ("blue", 0)]]}, 2)
    ],
}


def test_every_gold_box_is_here() -> None:
    boxes = {face: card.endgame.name for face, card in HAND_CARDS.items() if card.endgame is not None}
    assert sorted(BOXES) == sorted(boxes)
    assert set(boxes.values()) == set(ENDGAMES)


@pytest.mark.rule("SETI-11.11", "SETI-14.4")
@pytest.mark.parametrize(
    ("face", "number"), [(face, number) for face, cases in BOXES.items() for number in range(len(cases))]
)
def test_gold_box(face: str, number: int) -> None:
    position, worth = BOXES[face][number]
    game = ready(played=[[face]], **position)
    assert points(game, "cards") == worth


@pytest.mark.rule("SETI-20.6")
def test_solvay_conference_scores_the_best_unmarked_tile_at_its_last_space() -> None:
    """Two missions at 2 against one set of techs at 5: the techs; markers of others do not matter."""
    rich = {"done": [["iss", "alice"]], "techs": [["probe_1", "telescope_1", "computer_1"]]}
    assert points(ready(played=[["solvay_conference"]], **rich), "cards") == 5
    assert points(ready(played=[["solvay_conference"]], gold=[{}, {"tech": 0}], **rich), "cards") == 5
    game = ready(played=[["solvay_conference"]], gold=[{"tech": 2}], **rich)
    assert points(game, "cards") == 2 * 2
    assert unmarked_tile(game.state, 0, HAND_CARDS["solvay_conference"].endgame) == (2, 4)  # type: ignore[arg-type]


# Gold tiles

CREDITS, ENERGIES = ["dune", "atlas", "alice", "sherloc", "press_statement"], ["grant", "mercury_flyby", "mars_flyby"]
CARDS = ["hayabusa", "saturn_flyby", "lunar_gateway"]
SIDES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "gold_tech_a": [
        ({"techs": [["probe_1", "probe_2", "telescope_1", "telescope_2", "computer_1"]]}, 1),
        ({"techs": [["probe_1", "telescope_1", "computer_1", "probe_2", "telescope_2", "computer_2"]]}, 2),
        ({"techs": [["probe_1", "telescope_1"]]}, 0),
    ],
    "gold_tech_b": [
        ({"techs": [["probe_1", "probe_2", "probe_3", "probe_4", "computer_1"]]}, 2),
        ({"techs": [["probe_1"]]}, 0),
    ],
    "gold_mission_a": [({"done": [["iss", "alice", "atlas"]], "played": [["rosetta_probe", "dune"]]}, 3), ({}, 0)],
    "gold_mission_b": [
        ({"done": [["iss", "alice", "atlas"]], "played": [["rosetta_probe", "dune"]]}, 2),
        ({"done": [["iss"]], "played": [["rosetta_probe"]]}, 0),
    ],
    "gold_income_a": [({"tucked": [[*CREDITS[:4], *ENERGIES[:2], *CARDS]]}, 2), ({"tucked": [CREDITS]}, 0)],
    "gold_income_b": [
        ({"tucked": [[*CREDITS, *ENERGIES[:2]]]}, 5),
        ({"tucked": [[*CREDITS[:2], *ENERGIES, *CARDS]]}, 3),
    ],
    "gold_other_a": [(TRACES, 1), ({"traces": [{"red": 0, "blue": 0}]}, 0)],
    "gold_other_b": [
        ({"wins": [["vega"] * 4], "orbiters": [{"mars": 2}], "landers": [{"mars": 2}], "moons": [["io"]]}, 4),
        ({"wins": [["vega"] * 4], "orbiters": [{"mars": 1}]}, 1),
    ],
}


def test_every_side_is_here() -> None:
    assert list(SIDES) == list(GOLD_SIDES)
    assert {side.sets for side in GOLD_SIDES.values()} == set(SETS) == set(COUNTED)


@pytest.mark.rule("SETI-14.5", "SETI-14.6")
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize(
    ("face", "number"), [(face, number) for face, cases in SIDES.items() for number in range(len(cases))]
)
def test_gold_tile(face: str, number: int, place: int) -> None:
    position, count = SIDES[face][number]
    side = GOLD_SIDES[face]
    game = ready(gold_sides={side.tile: side.side}, gold=[{side.tile: place}], **position)
    assert sets(game.state, 0, side) == count
    assert points(game, "tiles") == count * side.values[place]


@pytest.mark.rule("SETI-14.5")
def test_a_tile_scores_only_for_those_with_a_marker_on_it() -> None:
    game = ready(done=[["iss"], ["alice", "atlas"]], gold=[{}, {"mission": 0}])
    assert points(game, "tiles", 0) == 0
    assert points(game, "tiles", 1) == 2 * 4


@pytest.mark.rule("SETI-14.6")
def test_incomes_of_other_kinds_and_the_starting_income_never_count() -> None:
    centaurian = {"species": ("centaurians", "anomalies"), "found": ["centaurians"]}
    game = ready(tucked=[["exocomputers", "infocluster", "dune", "grant", "hayabusa"]], **centaurian)
    assert sets(game.state, 0, GOLD_SIDES["gold_income_a"]) == 1
    assert sets(game.state, 0, GOLD_SIDES["gold_income_b"]) == 1


@pytest.mark.rule("SETI-14.6")
def test_an_end_of_game_card_worth_nothing_still_counts_for_pairs() -> None:
    game = ready(played=[["vega_observation", "near_shoemaker"]])
    assert points(game, "cards") == 0
    assert sets(game.state, 0, GOLD_SIDES["gold_mission_b"]) == 1


@pytest.mark.rule("SETI-14.8")
@pytest.mark.example("SETI-14.8")
def test_example_five_techs() -> None:
    """5 techs on the pair side are 2 pairs: the value counts twice."""
    techs = ["probe_1", "probe_2", "telescope_1", "telescope_2", "computer_1"]
    game = ready(gold_sides={"tech": "b"}, gold=[{"tech": 0}], techs=[techs])
    assert [part.points for part in gold_tiles(game.state, 0)] == [2 * 7]


@pytest.mark.rule("SETI-14.9")
@pytest.mark.example("SETI-14.9")
def test_example_income() -> None:
    """4 credit, 2 energy, 3 card make 2 sets; 5 credit and 2 energy count 5 on the other side."""
    tucked = [*CREDITS[:4], *ENERGIES[:2], *CARDS]
    assert sets(ready(tucked=[tucked]).state, 0, GOLD_SIDES["gold_income_a"]) == 2
    few_cards = [*CREDITS[:4], *ENERGIES[:2], *CARDS[:1]]
    assert sets(ready(tucked=[few_cards]).state, 0, GOLD_SIDES["gold_income_a"]) == 1
    assert sets(ready(tucked=[[*CREDITS, *ENERGIES[:2]]]).state, 0, GOLD_SIDES["gold_income_b"]) == 5


@pytest.mark.rule("SETI-14.10")
@pytest.mark.example("SETI-14.10")
def test_example_wins_and_figures() -> None:
    """4 sector wins, 2 orbiters and 3 landers make 4 sets."""
    figures = {"orbiters": [{"mars": 1, "venus": 1}], "landers": [{"mars": 2}], "moons": [["io"]]}
    state = ready(wins=[["vega", "vega", "procyon", "kepler_22"]], **figures).state
    assert sets(state, 0, GOLD_SIDES["gold_other_b"]) == 4


# The count

EXERTIANS: dict[str, Any] = {"species": ("exertians", "anomalies"), "found": ["exertians"]}


@pytest.mark.rule("SETI-14.11", "SETI-14.4")
def test_the_order_of_the_final_count() -> None:
    game = ready(played=[["near_shoemaker"]], exertians_played=[["automated_lab"]], phase=OVER, **EXERTIANS)
    assert [line.key for line in lines(game.state, 0)] == ["score", "cards", "tiles", "exertians", "danger"]
    solo = given(1, settings={"difficulty": 2}, phase=OVER, **EXERTIANS)
    assert [line.key for line in lines(solo.state, RIVAL)] == ["score", "objectives", "exertians", "danger"]


@pytest.mark.rule("SETI-14.11", "SETI-15.5.6", "SETI-15.5.5")
def test_the_danger_loss_is_taken_from_everything_before_it() -> None:
    """100 VP, 13 of a gold box, 4 of a tile, 12 of an Exertian card: a tenth of 129 is 12."""
    game = ready(
        score=[100, 120],
        played=[["near_shoemaker"]],
        probes=[[(2, 4)]],
        done=[["iss"]],
        gold=[{"mission": 0}],
        wins=[["barnards_star", "barnards_star"]],
        exertians_played=[["pierced_exoplanet"], ["nanowielder_node"]],
        **EXERTIANS,
    )
    assert totals(game.state) == [129 - 12, 120]


@pytest.mark.rule("SETI-15.5.5")
def test_an_exertian_card_that_is_not_fulfilled_scores_nothing() -> None:
    game = ready(exertians_played=[["pierced_exoplanet"]], wins=[["barnards_star"]], **EXERTIANS)
    assert points(game, "exertians") == 0


@pytest.mark.rule("SETI-15.5.6")
def test_tied_players_lose_both_and_without_danger_nobody_does() -> None:
    both = ready(exertians_played=[["nanowielder_node"], []], board=[[("red", 5, 1)], []], score=[55, 99], **EXERTIANS)
    assert totals(both.state) == [55 - 5, 99 - 9]
    none = ready(exertians_played=[["automated_lab"], []], score=[55, 99], **EXERTIANS)
    assert totals(none.state) == [55, 99]


@pytest.mark.rule("SETI-15.5.7")
@pytest.mark.example("SETI-15.5.7")
def test_example_168_points_lose_16() -> None:
    game = ready(score=[168, 10], board=[[("red", 1, 0)], []], **EXERTIANS)
    assert totals(game.state) == [168 - 16, 10]


@pytest.mark.rule("SETI-14.12")
def test_what_is_left_over_is_worth_nothing() -> None:
    """Credits, energy, cards, data, publicity and probes count only where a gold box says so."""
    rich = {
        "credits": [9],
        "energy": [9],
        "hand": [["dune", "atlas"]],
        "data": [6],
        "publicity": [10],
        "exofossils": [5],
    }
    assert total(ready(probes=[[(2, 4)]], **rich).state, 0) == 10
    assert total(ready(probes=[[(2, 4)]], played=[["near_shoemaker"]], **rich).state, 0) == 10 + 13


@pytest.mark.rule("SETI-14.7")
@pytest.mark.parametrize(("scores", "winners"), [([41, 40, 39], [0]), ([40, 41, 41], [1, 2])])
def test_most_points_win_and_equal_players_share(scores: list[int], winners: list[int]) -> None:
    behind = [[20, 25, 30]] * 3  # milestones that have acted already
    game = given(3, score=scores, milestones=behind, hand=[[]] * 3, round=5, passed=[False, True, True], reminder=False)
    game.choose("pass")
    assert game.table.result == scores
    assert game.table.winners == winners


@pytest.mark.rule("SETI-14.7")
def test_the_game_ends_with_everybodys_total() -> None:
    game = ready(round=5, passed=[False, True], reminder=False, done=[["iss"]], gold=[{"mission": 0}])
    game.choose("pass")
    assert game.table.over
    assert game.table.result == [10 + 4, 10]


@pytest.mark.rule("SETI-18.2")
@pytest.mark.parametrize(("own", "rival", "victory"), [(50, 49, True), (50, 50, False), (49, 50, False)])
def test_a_tie_with_the_rival_is_no_win(own: int, rival: int, victory: bool) -> None:
    game = given(1, score=[own, rival], phase=OVER)
    assert won(game.state) is victory
    told: Any = sheet(game.state, 0, 0)
    assert told["story"] == ("story-won" if victory else "story-tied" if own == rival else "story-lost")


@pytest.mark.rule("SETI-18.3")
def test_the_rivals_total() -> None:
    """Score, 5 for each objective, the points of its Exertian cards, fulfilled or not, minus the danger loss."""
    game = given(
        1,
        score=[10, 60],
        settings={"difficulty": 2},
        objectives={"obj_308": []},
        exertians_played=[[], ["neuralab"]],
        **EXERTIANS,
    )
    unfinished = 10  # all objectives of 2 stars
    before = 60 + 5 * unfinished + 20
    assert total(game.state, RIVAL) == before - before // 10


@pytest.mark.rule("SETI-16.44")
def test_the_rival_scores_no_gold_tiles() -> None:
    game = given(1, score=[10, 60], gold=[{}, {"tech": 0}], techs=[[], ["probe_1", "telescope_1", "computer_1"]])
    assert total(game.state, RIVAL) == 60


# The sheet


def test_the_sheet_adds_up_and_every_line_has_its_texts() -> None:
    game = ready(
        played=[["near_shoemaker", "dune"]],
        probes=[[(2, 4)]],
        done=[["iss"]],
        gold=[{"mission": 0, "tech": 1}],
        exertians_played=[["pierced_exoplanet"]],
        **EXERTIANS,
    )
    written: Any = sheet(game.state, 0, 0)
    assert written["total"] == 10 + 13 + 4
    assert sum(row["points"] for row in written["rows"]) == written["total"]
    for row in written["rows"]:
        assert not row["lines"] or sum(line["points"] for line in row["lines"]) == row["points"]
        for language in ("en", "fr"):
            text = Text(language, GAME.package)
            assert text.say(f"sheet-row-{row['title']}")
            for line in row["lines"]:
                made = {**line["args"], "points": line["points"], "cards": line["givers"]}
                assert text.say(f"score-{line['key']}", made)


def test_face_down_exertian_cards_are_on_nobody_elses_sheet() -> None:
    fulfilled = {"exertians_played": [["pierced_exoplanet"]], "wins": [["barnards_star", "barnards_star"]]}
    game = ready(**fulfilled, **EXERTIANS)
    own: Any = sheet(game.state, 0, 0)
    others: Any = sheet(game.state, 0, 1)
    assert own["total"] == 10 + 12
    assert others["total"] == 10
    assert others["rows"][-1]["lines"] == []


def test_what_a_game_has_shown_is_all_named() -> None:
    game = ready(played=[["dune"]], gold=[{"tech": 0}])
    assert set(reached(game.state)) == {"gold-box:dune", "tile:gold_tech_a"}
    assert set(reached(game.state)) <= set(EFFECTS)
    assert len(set(EFFECTS)) == len(EFFECTS)
