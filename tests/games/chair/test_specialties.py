"""CHAIR-17: tracks, skill icons and focus icons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.cards.boards import ADVANCED, BASIC, CAPTAINS, Board
from wardroom.games.chair.cards.kinds import TRACKS
from wardroom.games.chair.flow.wants import skills
from wardroom.games.chair.scoring import lines
from wardroom.kernel import Table

from .given import Sitting, given


def focus(game: Sitting, track: str) -> int:
    """What the focus icons of a track are worth to the first captain."""
    return next(line.points for line in lines(game.state, 0) if line.what == f"focus-{track}")


# Tracks


@pytest.mark.rule("CHAIR-17.1")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (13, 15), (14, 15), (15, 15)])
def test_tracks_never_go_past_15(before: int, after: int) -> None:
    """Lwaxana Troi: 2 Influence."""
    game = given(hand=[["lwaxana_troi"]], tracks=[{"influence": before}], glory=[0])
    game.choose("play:lwaxana_troi:1")
    assert game.own().track("influence") == after
    assert (game.own().track("research"), game.own().track("military")) == (0, 0)


@pytest.mark.rule("CHAIR-17.1", "CHAIR-17.9")
def test_no_track_ever_moves_back() -> None:
    """No card of the box does it, so that the multiplier reached is kept; and none stands outside 0 to 15."""
    for seed in range(2):
        dice = Random(seed)
        table = Table(GAME, 2, b"%d" % seed, settings={"captain_1": "sisko", "captain_2": "koloth"})
        before = [[0, 0, 0], [0, 0, 0]]
        for _ in range(400):
            waiting = table.line.waiting()
            if not waiting:
                break
            seat = table.seat(waiting[0].seat)
            seat.choose_key(dice.choice([label.key for label in seat.labels]))
            now = [captaincy.tracks[:] for captaincy in table.line.state.captaincies]
            for old, new in zip(before, now):
                assert all(0 <= was <= is_now <= 15 for was, is_now in zip(old, new))
            before = now
        assert before != [[0, 0, 0], [0, 0, 0]]


# Skills


@pytest.mark.rule("CHAIR-17.2", "CHAIR-17.3", "CHAIR-17.10")
@pytest.mark.parametrize(
    ("position", "influence"),
    [
        ({}, 1),  # ANY on the Enterprise
        ({"zones": {"staging": [["riva"]]}}, 2),
        ({"zones": {"duty": [["riva"]]}}, 2),
        ({"zones": {"places": [["betazed"]]}}, 4),
        ({"zones": {"fleet": [["bird_of_prey"]]}}, 2),
        ({"zones": {"discard": [["riva"]]}}, 1),
        ({"zones": {"duty": [[], ["riva"]]}}, 1),
        ({"beamed": {"pic_uss_enterprise_d": ["riva"]}}, 1),
        ({"neutral": ["betazed"]}, 1),
        ({"zones": {"duty": [["bruce_maddox"]]}}, 1),  # Research
    ],
)
def test_utilize_counts_matching_skill_icons_in_play(position: dict[str, Any], influence: int) -> None:
    game = given(hand=[["pic_utilize"]], **position)
    game.choose("play:pic_utilize:1", "influence")
    assert game.own().track("influence") == influence


@pytest.mark.rule("CHAIR-17.10")
def test_card_being_played_counts_with_its_icons() -> None:
    """Conquer shows ANY: in the hand it does not count, while its PLAY is resolved it does."""
    game = given(captains=("sela", "shran"), hand=[["sel_conquer", "rom"]])
    assert skills(game.state, 0, "influence") == 0
    game.choose("play:sel_conquer:0")
    assert game.asked == (0, "discard") and skills(game.state, 0, "influence") == 1


@pytest.mark.rule("CHAIR-17.2")
@pytest.mark.parametrize(("track", "points"), [("research", 1), ("influence", 0), ("military", 1)])
def test_variable_icons_count_as_their_card_says(track: str, points: int) -> None:
    """Ni'Var: Research per vulcan, Influence per ambassador, Military per romulan in play, itself included. Discovery-A
    shows Research and Influence."""
    game = given(captains=("burnham", "shran"), hand=[["bur_inspire"]], zones={"places": [["bur_nivar"]]})
    ship = 0 if track == "military" else 1
    game.choose("play:bur_inspire:0")  # draw two, discard one
    game.choose(game.options[0], track)
    assert game.own().track(track) == ship + points


# Focus


@pytest.mark.rule("CHAIR-17.4")
@pytest.mark.parametrize(("done", "points"), [([[]], 0), ([["peace_negotiations"]], 2 * 3)])
def test_focus_icons_are_worth_the_multiplier_with_a_mission_completed(done: list[list[str]], points: int) -> None:
    """Two cards with a Military focus, Military 5 on Picard's basic side: x3."""
    game = given(zones={"discard": [["lursa"]], "log": [["letheans"]]}, tracks=[{"military": 5}], done=done)
    assert focus(game, "military") == points


@pytest.mark.rule("CHAIR-17.5", "CHAIR-17.6")
@pytest.mark.example("CHAIR-17.6")
@pytest.mark.parametrize(("space", "factor"), [(8, 3), (10, 3), (11, 5), (14, 5)])
def test_x3_at_space_8_and_x5_at_space_11(space: int, factor: int) -> None:
    """Picard's Influence on the basic side."""
    game = given(zones={"discard": [["riva"]]}, tracks=[{"influence": space}], done=[["peace_negotiations"]])
    assert focus(game, "influence") == factor
    assert game.view()["captains"][0]["multipliers"]["influence"] == factor


@pytest.mark.rule("CHAIR-17.5")
def test_last_multiplier_reached_counts() -> None:
    board = Board(((0, 1), (8, 3), (11, 5)), (), (), ())
    assert [board.multiplier(0, space) for space in range(16)] == [1] * 8 + [3] * 3 + [5] * 5


@pytest.mark.rule("CHAIR-1.4", "CHAIR-17.5")
@pytest.mark.parametrize(
    ("captain", "factors"),
    [
        ("picard", ("1122222333444556", "1112222233355557", "1111133333444455")),
        ("sisko", ("1112222233355557", "1122222333444556", "1111222224444556")),
        ("burnham", ("1122222333444556", "1122222333444556", "1111133333444455")),
        ("koloth", ("1111133333444455", "1112222233355557", "1122222333444557")),
        ("sela", ("1111133333444455", "1111133333444455", "1111133333444455")),
        ("shran", ("1111133333444455", "1122222333444556", "1112222233355556")),
    ],
)
@pytest.mark.parametrize(("board", "less"), [(BASIC, 0), (ADVANCED, 1)])
def test_every_space_of_every_board(captain: str, board: str, factors: tuple[str, str, str], less: int) -> None:
    """What a FOCUS on Research, Influence and Military is worth on each space from 0 to 15."""
    other = "shran" if captain == "picard" else "picard"
    for space in range(16):
        everywhere = dict.fromkeys(TRACKS, space)
        game = given(captains=(captain, other), boards=(board, BASIC), tracks=[everywhere])
        shown = game.view()["captains"][0]["multipliers"]
        assert [shown[track] for track in TRACKS] == [int(row[space]) - less for row in factors], space


@pytest.mark.rule("CHAIR-17.7")
@pytest.mark.parametrize(("board", "factor"), [(BASIC, 1), (ADVANCED, 0)])
def test_track_below_its_first_multiplier(board: str, factor: int) -> None:
    game = given(boards=(board, "basic"), zones={"discard": [["lursa"]]}, done=[["peace_negotiations"]])
    assert focus(game, "military") == factor
    assert [CAPTAINS["picard"].boards[board].multiplier(2, space) for space in (0, 4)] == [factor, factor]


# Cards with a Specialty


@pytest.mark.rule("CHAIR-17.8")
@pytest.mark.parametrize(
    ("face", "latinum"),
    [
        ("bird_of_prey", 1),  # Influence skill
        ("admiral_necheyev", 1),  # Influence focus
        ("sel_conquer", 1),  # an ANY icon
        ("lwaxana_troi", 0),  # Influence in its text only
        ("lursa", 0),  # Military focus
    ],
)
def test_card_with_a_specialty_shows_a_skill_or_a_focus_icon(face: str, latinum: int) -> None:
    """Political Crisis: a Latinum if the discarded card shows Influence."""
    game = given(captains=("sela", "shran"), hand=[["political_crisis", face]], latinum=[0])
    game.choose("play:political_crisis:0", face)
    assert game.own().latinum == latinum
