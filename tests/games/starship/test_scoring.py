"""SHIP-13: final scoring, line by line; SHIP-14.22 to 14.26 and SHIP-15.20: what every omega tech is worth."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.starship.cards import MISSIONS, OMEGAS

from .given import Sitting, given


def bare(seats: int = 2, **position: Any) -> Sitting:
    """A captain with nothing that scores, but for what the test gives."""
    nothing = {"medals": [0], "damage": [0], "damaged": [[]], "steps": [[0, 0, 0]], "ready": [[]], "queue": [[]]}
    return given(seats, **{**nothing, **position})


def halves(game: Sitting, seat: int = 0) -> dict[str, int]:
    """The rows of a score sheet."""
    sheet: Any = game.table.seat(seat).sheet(seat)
    return {row["title"]: row["points"] for row in sheet["rows"]}


def ended(game: Sitting) -> Sitting:
    """Everybody passes until the game is over."""
    while not game.table.over:
        game.choose("pass")
    return game


# The six lines


def test_a_bare_ship_is_worth_nothing() -> None:
    assert set(halves(bare()).values()) == {0}


@pytest.mark.rule("SHIP-13.1", "SHIP-9.11", "SHIP-9.12")
def test_missions_are_worth_their_printed_points() -> None:
    for name, mission in MISSIONS.items():
        assert halves(bare(done=[[name]]))["missions"] == 2 * mission.points
    assert halves(bare(done=[["first_contact", "grand_alliance"]]))["missions"] == 2 * (4 + 8)


@pytest.mark.rule("SHIP-13.2")
def test_all_three_tracks_count_with_their_laps() -> None:
    assert halves(bare(steps=[[1, 4, 10]]))["tracks"] == 2 * (1 + 2 + 4)
    assert halves(bare(steps=[[13, 26 + 7, 0]]))["tracks"] == 2 * (5 + 13)


@pytest.mark.rule("SHIP-13.3")
def test_omegas_are_added_up_and_count_only_in_a_slot() -> None:
    techs = {2: "helm_academy", 5: "pirate_gallery"}
    game = bare(techs=[techs], ready=[["red", "red"]], pirates=[3])
    assert halves(game)["omegas"] == 2 * (2 + 3)
    assert halves(bare(ready=[["red", "red"]], pirates=[3]))["omegas"] == 0


@pytest.mark.rule("SHIP-13.4")
def test_a_point_for_each_commander_android_and_pirate_token() -> None:
    game = bare(ready=[["commander-red", "android", "android"]], queue=[["commander-blue"]], pirates=[3])
    assert halves(game)["crew"] == 2 * (2 + 2 + 3)


@pytest.mark.rule("SHIP-13.5")
def test_half_a_point_for_each_medal_and_artifact() -> None:
    assert halves(bare(medals=[2], artifacts=[["red_blue"]]))["tokens"] == 3


@pytest.mark.rule("SHIP-13.6")
def test_a_point_less_for_all_damage_left() -> None:
    assert halves(bare(damage=[8], overflow=[2], damaged=[[1, 3]]))["damage"] == -2 * (8 + 2 + 2)


@pytest.mark.rule("SHIP-13.9")
def test_ordinary_crew_and_techs_are_worth_nothing() -> None:
    techs = {2: "mess_hall", 4: "merit_board", 5: "holodeck"}
    game = bare(ready=[["cadet", "red", "yellow"]], queue=[["blue", "cadet"]], techs=[techs])
    assert set(halves(game).values()) == {0}


@pytest.mark.example("SHIP-13.8", "SHIP-16.3")
@pytest.mark.rule("SHIP-13.10", "SHIP-16.1")
def test_captain_harald() -> None:
    game = bare(
        round=4,
        done=[["grand_alliance", "hollow_sphere", "galactic_games"]],  # 8 + 8 + 8
        steps=[[10, 11, 7]],  # 4 + 4 + 3
        techs=[{2: "helm_academy"}],
        ready=[["commander-red", "red", "android"]],
        queue=[["red", "commander-blue", "red"]],
        pirates=[3],
        medals=[2],
        artifacts=[["red_yellow"]],
        damage=[1],
        damaged=[[4, 6]],
    )
    assert halves(game) == {"missions": 48, "tracks": 22, "omegas": 8, "crew": 12, "tokens": 3, "damage": -6}
    ended(game)
    assert game.table.result is not None
    assert game.table.result[0] == 87  # 43.5 points
    sheet: Any = game.table.seat(1).sheet(0)
    assert sheet["total"] == 87
    assert sheet["story"] == "epilogue-24"


@pytest.mark.rule("SHIP-13.7")
def test_most_points_win_by_half_a_point() -> None:
    game = ended(given(3, round=4, medals=[4, 5, 4]))
    assert game.table.result is not None
    assert game.table.winners == [1]
    assert game.table.result[1] - game.table.result[0] == 1


@pytest.mark.rule("SHIP-13.7")
def test_tied_captains_share_the_victory() -> None:
    game = ended(given(3, round=4, medals=[4, 0, 4], ready=[["red"] * 6, ["blue"], ["yellow"]]))
    assert game.table.winners == [0, 2]


@pytest.mark.rule("SHIP-13.11")
def test_the_sheet_has_six_lines_in_order_and_a_total() -> None:
    game = bare(medals=[1], damage=[1], done=[["first_contact"]], ready=[["android"]])
    sheet: Any = game.table.seat(1).sheet(0)  # everybody may read it
    rows = sheet["rows"]
    assert [row["title"] for row in rows] == ["missions", "tracks", "omegas", "crew", "tokens", "damage"]
    assert [row["rule"] for row in rows] == [f"SHIP-13.{line}" for line in range(1, 7)]
    assert sheet["total"] == sum(row["points"] for row in rows) == 8 + 2 + 1 - 2
    for row in rows:
        assert row["points"] == sum(line["points"] for line in row["lines"])


@pytest.mark.rule("SHIP-13.3", "SHIP-13.11", "SHIP-17.20")
def test_alone_the_passenger_stands_after_the_omegas() -> None:
    sheet: Any = bare(1).table.seat(0).sheet(0)
    rows = ["missions", "tracks", "omegas", "passenger", "crew", "tokens", "damage"]
    assert [row["title"] for row in sheet["rows"]] == rows


# Every omega tech

CREW = {"ready": [["red", "commander-red", "yellow", "cadet", "android"]], "queue": [["red", "commander-blue", "blue"]]}
OMEGA_CASES: list[tuple[str, dict[str, Any], int]] = [
    ("helm_academy", CREW, 3),
    ("helm_academy", {}, 0),
    ("tactical_academy", CREW, 1),
    ("science_academy", CREW, 2),
    ("command_center", CREW, 2),
    ("command_center", {"ready": [["commander-red"] * 3], "queue": [["commander-blue"] * 2]}, 5),
    ("scrap_museum", {"damage": [8], "overflow": [1], "damaged": [[1, 3]]}, 11),
    # first_contact has two red lines, hive_mind a blue and a golden one
    ("command_archive", {"done": [["first_contact", "hive_mind", "gathering_roddenberries"]]}, 2),
    ("tactical_archive", {"done": [["arena_fight", "first_contact", "minefield"]]}, 2),
    ("science_archive", {"done": [["repair_the_repair_station", "first_contact"]]}, 1),
    ("artifact_blueprints", {"artifacts": [["red_blue", "red_blue"]]}, 2),
    ("artifact_blueprints", {"artifacts": [["red_blue", "yellow_blue", "red_blue"]]}, 4),
    ("artifact_blueprints", {"artifacts": [["red_blue", "yellow_blue", "red_yellow", "red_yellow"]]}, 6),
    ("pirate_gallery", {"pirates": [4]}, 4),
    ("galactic_accord", {"steps": [[13, 7, 10]]}, 3),
    ("galactic_accord", {"steps": [[13, 0, 10]]}, 0),
    ("matching_circuits", {"board_side": "A"}, 1),
    ("matching_circuits", {"board_side": "B"}, 1),
]


@pytest.mark.rule("SHIP-13.3", "SHIP-14.22", "SHIP-14.23", "SHIP-14.24", "SHIP-14.25", "SHIP-15.20")
@pytest.mark.parametrize(("omega", "position", "points"), OMEGA_CASES)
def test_what_an_omega_is_worth(omega: str, position: dict[str, Any], points: int) -> None:
    game = bare(techs=[{5: omega}], **position)
    without = bare(techs=[{}], **position)
    assert halves(game)["omegas"] == 2 * points
    assert game.halves() - without.halves() == 2 * points  # on top of everything else


def test_every_omega_is_tried() -> None:
    assert {omega for omega, _, _ in OMEGA_CASES} == set(OMEGAS)


@pytest.mark.rule("SHIP-14.22")
def test_several_lines_of_a_colour_are_one_mission() -> None:
    game = bare(techs=[{5: "command_archive"}], done=[["omnipotent_being"]])  # two red lines
    assert halves(game)["omegas"] == 2


@pytest.mark.rule("SHIP-14.23")
def test_matching_pairs() -> None:
    def pairs(**techs: str) -> int:
        slots = {int(slot[1:]): card for slot, card in techs.items()}
        return halves(bare(board_side="A", techs=[{**slots}]))["omegas"] // 2

    assert pairs(s5="matching_circuits") == 1  # the printed pair in the middle
    assert pairs(s5="matching_circuits", s3="sensor_array") == 0  # covered
    # in slot 2 it faces a move printed on slot 3
    assert pairs(s2="matching_circuits") == 2
    # and now also one on the card in slot 1
    assert pairs(s1="impulse_engines", s2="matching_circuits") == 3
    # cards among themselves: both heights count, icons of other kinds do not
    assert pairs(s2="matching_circuits", s3="xeno_lab", s5="brig", s6="arboretum") == 1 + 1
    assert pairs(s4="quantum_torpedoes", s5="xeno_lab", s2="matching_circuits") == 1 + 2


@pytest.mark.rule("SHIP-14.23", "SHIP-8.16")
def test_damage_does_not_cover_the_printed_pair() -> None:
    game = bare(board_side="A", techs=[{5: "matching_circuits"}], damaged=[[3, 4]])
    assert halves(game)["omegas"] == 2


@pytest.mark.rule("SHIP-14.24")
def test_coloured_figures_count_in_ready_room_and_queue() -> None:
    both = bare(techs=[{5: "tactical_academy"}], ready=[["yellow", "red"]], queue=[["commander-yellow", "yellow"]])
    assert halves(both)["omegas"] == 2 * 3


@pytest.mark.rule("SHIP-14.25")
def test_a_commander_counts_again() -> None:
    game = bare(techs=[{5: "command_center"}], ready=[["commander-red", "commander-blue"]])
    assert halves(game)["crew"] + halves(game)["omegas"] == 2 * 4


@pytest.mark.rule("SHIP-14.26")
def test_the_scrap_museum_cancels_all_damage() -> None:
    game = bare(techs=[{5: "scrap_museum"}], damage=[8], overflow=[3], damaged=[[1, 3]])
    assert halves(game)["damage"] + halves(game)["omegas"] == 0
    assert halves(game)["omegas"] == 2 * 13
