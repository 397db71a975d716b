"""SETI-10: the solar system turns."""

from __future__ import annotations

from itertools import product

import pytest

from wardroom.games.seti.cards import COLUMNS, DISCS, RINGS
from wardroom.games.seti.flow import rotation
from wardroom.games.seti.flow.solar import Space, carried, system, turn

from .driving import drive
from .given import Sitting, given


def turning(disc: int, *probes: Space, **more: object) -> Sitting:
    """Probes of seat 0, all discs at 0, and this disc is the next to turn."""
    position: dict[str, object] = {"probes": [probes], "next_disc": disc, "publicity": [0]}
    return given(2, **{**position, **more})  # type: ignore[arg-type]


def rotate(game: Sitting, times: int = 1, seat: int = 0) -> Sitting:
    for _ in range(times):
        drive(rotation.rotate(game.state, seat))
    return game


# The discs


@pytest.mark.rule("SETI-10.9")
def test_what_is_seen_with_all_discs_at_0() -> None:
    seen = system((0, 0, 0), False)
    rings = {
        1: "empty mercury empty venus empty earth empty asteroids",
        2: "comet comet mars empty asteroids empty asteroids asteroids",
        3: "empty asteroids empty jupiter empty empty empty saturn",
        4: "uranus empty empty neptune empty comet empty comet",
    }
    assert len(seen.cells) == RINGS * COLUMNS == 32
    for ring, row in rings.items():
        assert [seen.content((ring, x)) for x in range(COLUMNS)] == row.split()


@pytest.mark.rule("SETI-10.9")
def test_the_topmost_layer_that_is_solid_is_seen() -> None:
    seen = system((0, 0, 0), False).cells
    assert seen[1, 5].layer == 1  # Earth
    assert seen[1, 4].layer == 2  # through a gap of disc 1
    assert seen[1, 7].layer == 3  # through gaps of discs 1 and 2
    assert seen[4, 0].layer == 0  # no disc reaches the fourth ring


@pytest.mark.rule("SETI-10.9")
def test_every_planet_can_be_seen_whatever_the_discs_do() -> None:
    for turned in product(range(COLUMNS), repeat=3):
        one, two, three = turned
        places = system((one, two, three), True).places
        assert len(places) == 9
        assert all(places[planet][0] == 1 for planet in ("earth", "mercury", "venus"))
        assert places["mars"][0] == 2
        assert places["jupiter"][0] == places["saturn"][0] == places["oumuamua"][0] == 3


@pytest.mark.rule("SETI-10.1", "SETI-10.2", "SETI-10.3")
def test_discs_turn_in_order_one_sector_counter_clockwise() -> None:
    game = given(2)
    seen = []
    for _ in range(4):
        seen.append(game.state.next_disc)
        rotate(game)
        seen.append(game.state.turned)  # type: ignore[arg-type]
    assert seen == [1, (7, 0, 0), 2, (6, 7, 0), 3, (5, 6, 7), 1, (4, 6, 7)]
    assert game.state.next_disc == 2
    assert game.state.where("earth") == (1, 1)  # from column 5, four sectors counter-clockwise


@pytest.mark.rule("SETI-10.1")
def test_counter_clockwise_is_towards_lower_columns() -> None:
    game = given(2)
    assert (game.state.where("earth"), game.state.where("venus")) == ((1, 5), (1, 3))
    rotate(game)
    assert (game.state.where("earth"), game.state.where("venus")) == ((1, 4), (1, 2))


@pytest.mark.rule("SETI-10.12")
def test_the_outermost_ring_and_the_stars_never_move() -> None:
    game = given(2, probes=[[(4, 2)], [(4, 7)]])
    ring = [game.state.system.content((4, x)) for x in range(COLUMNS)]
    stars = game.state.columns[:]
    rotate(game, 7)
    assert [game.state.system.content((4, x)) for x in range(COLUMNS)] == ring
    assert game.state.columns == stars
    assert game.agency(0).probes == [(4, 2)] and game.agency(1).probes == [(4, 7)]


# When it turns


@pytest.mark.rule("SETI-10.4")
def test_research_rotates() -> None:
    game = given(2, publicity=[6]).choose("research")
    assert game.state.turned == (7, 0, 0)
    assert game.asked == (0, "tech")  # before the choice (SETI-5.30)


@pytest.mark.rule("SETI-10.4", "SETI-5.35")
def test_a_tech_from_a_card_rotates_once() -> None:
    game = given(2, hand=[["ion_propulsion_system"]]).choose("play", "ion_propulsion_system")
    assert game.state.turned == (7, 0, 0)
    game.choose("probe_2")
    assert game.state.turned == (7, 0, 0)


@pytest.mark.rule("SETI-10.4")
def test_the_first_to_pass_rotates_and_nobody_after() -> None:
    game = given(3).choose("pass")
    assert game.state.turned == (7, 0, 0)
    game.choose(game.options[0], "pass")
    assert game.state.turned == (7, 0, 0)


@pytest.mark.rule("SETI-1.1", "SETI-10.4")
def test_five_rounds_of_passing_are_a_game_with_five_rotations() -> None:
    game = given(2)
    rounds = []
    while not game.table.over:
        rounds.append(game.state.round)
        game.choose("pass" if "pass" in game.options else game.options[0])
    assert list(dict.fromkeys(rounds)) == [1, 2, 3, 4, 5]
    assert game.log().count("rotated") == 5


@pytest.mark.rule("SETI-10.4")
@pytest.mark.parametrize("action", [["launch"], ["scan", "earth"]])
def test_nothing_else_rotates(action: list[str]) -> None:
    assert given(2).choose(*action).state.turned == (0, 0, 0)


# Pieces


CARRIED, PUSHED, STAYS = "carried", "pushed", "stays"


@pytest.mark.rule("SETI-10.5", "SETI-10.6", "SETI-10.7", "SETI-10.11")
@pytest.mark.parametrize(
    ("disc", "start", "what", "end", "content", "publicity"),
    [
        (1, (1, 5), CARRIED, (1, 4), "earth", 0),
        (1, (1, 4), PUSHED, (1, 3), "asteroids", 0),
        (1, (1, 0), PUSHED, (1, 7), "asteroids", 0),
        (1, (1, 7), STAYS, (1, 7), "asteroids", 0),
        (2, (1, 4), CARRIED, (1, 3), "empty", 0),
        (2, (2, 1), PUSHED, (2, 0), "comet", 1),
        (3, (3, 1), PUSHED, (3, 0), "empty", 0),
        (3, (3, 0), STAYS, (3, 0), "empty", 0),
        (3, (4, 0), STAYS, (4, 0), "uranus", 0),
    ],
)
def test_a_probe_is_carried_pushed_or_stays(
    disc: int, start: Space, what: str, end: Space, content: str, publicity: int
) -> None:
    game = rotate(turning(disc, start))
    assert game.agency().probes == [end]
    assert game.state.system.content(end) == content
    assert ("pushed" in game.log()) == (what == PUSHED)
    assert game.agency().publicity == publicity


@pytest.mark.rule("SETI-10.5", "SETI-1.12")
@pytest.mark.parametrize(("disc", "planet"), [(1, "mercury"), (1, "venus"), (2, "mars"), (3, "jupiter"), (3, "saturn")])
def test_being_carried_with_a_planet_is_no_visit(disc: int, planet: str) -> None:
    game = turning(disc)
    game.agency().probes = [game.state.where(planet)]
    rotate(game)
    assert game.agency().probes == [game.state.where(planet)]  # still there
    assert game.agency().publicity == 0


@pytest.mark.rule("SETI-10.5")
def test_inner_discs_carry_their_probes_along_with_outer_ones() -> None:
    game = rotate(turning(3, (1, 5), (2, 2), (3, 3)))
    assert game.agency().probes == [(1, 4), (2, 1), (3, 2)]


@pytest.mark.rule("SETI-10.6", "SETI-10.11")
def test_a_piece_that_stays_is_still_on_what_it_stood_on() -> None:
    for turned in product(range(COLUMNS), repeat=3):
        one, two, three = turned
        before = one, two, three
        for disc, ring, x in product(DISCS, range(1, RINGS + 1), range(COLUMNS)):
            was, now = system(before, False).cells[ring, x], carried(before, False, disc, (ring, x))
            is_ = system(turn(before, disc), False).cells[now.space]
            if now.space == (ring, x):
                assert is_ == was and not now.pushed
            elif now.pushed:  # the gap went along with it
                assert now.space == (ring, (x - 1) % COLUMNS) and is_.layer not in range(1, disc + 1)
            else:
                assert now.space == (ring, (x - 1) % COLUMNS) and is_ == was


@pytest.mark.rule("SETI-10.7", "SETI-1.12")
def test_a_push_on_the_turn_of_another_is_a_visit_too() -> None:
    game = given(2, probes=[[], [(2, 1)]], next_disc=2, publicity=[6, 3], energy=[0])
    game.choose("research")
    assert game.agency(1).probes == [(2, 0)]
    assert game.agency(1).publicity == 4  # a comet, at once
    assert game.agency(1).energy == 3  # free of charge


@pytest.mark.rule("SETI-10.7")
def test_a_capsule_is_pushed_like_a_probe() -> None:
    game = rotate(turning(2, capsules=[{"sample_vp": (2, 1)}], found=["mascamites"]))
    assert list(game.agency().capsules.values()) == [(2, 0)]
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-10.8")
@pytest.mark.parametrize(("active", "circles"), [(0, 1), (1, 0)])
def test_on_your_turn_means_your_turn(active: int, circles: int) -> None:
    """Card 129 counts visits to asteroids on one's own turn; disc 1 pushes a probe onto some."""
    game = given(2, probes=[[(1, 4)]], played=[["asteroids_research"]], publicity=[6, 6], active=active)
    game.choose("research")
    assert game.agency().probes == [(1, 3)]
    if circles:
        game.choose("asteroids_research:1")
    assert sum(len(covered) for covered in game.agency().circles.values()) == circles


@pytest.mark.rule("SETI-10.8")
def test_a_push_counts_for_objectives_on_the_rivals_turn() -> None:
    game = given(1, probes=[[(1, 4)]], objectives={"obj_201": []}, settings={"difficulty": 2})
    rotate(game, seat=1)
    assert list(game.state.tasks.values()) == [[1]]


# The order of a rotation


@pytest.mark.rule("SETI-10.10")
def test_whoever_is_active_visits_first_then_clockwise() -> None:
    game = given(3, probes=[[(2, 1)], [(2, 1)], [(2, 1)]], next_disc=2, publicity=[6, 6, 6], active=1)
    game.choose("research")
    pushed = [facts["seat"] for key, facts in game.table.seat(0).log if key == "pushed"]
    assert pushed == [1, 2, 0]


@pytest.mark.rule("SETI-10.10")
def test_all_pieces_are_where_they_go_before_anybody_visits() -> None:
    game = given(2, probes=[[(1, 4), (2, 5)], [(1, 5)]], played=[["asteroids_research"]], publicity=[6], next_disc=1)
    game.choose("research")
    assert game.asked == (0, "circle")  # the pushed probe of seat 0
    assert game.agency(1).probes == [(1, 4)]  # carried with Earth already
    assert game.state.next_disc == 1  # the token advances last
    game.choose("none")
    assert game.state.next_disc == 2


@pytest.mark.rule("SETI-10.10")
def test_the_anomalies_come_after_the_pushes() -> None:
    anomalies = {4: ("red", 0)}
    board = [[], [("red", 1, 1)]]
    game = given(2, probes=[[(1, 4)]], found=["anomalies"], anomalies=anomalies, board=board, score=[0, 0])
    rotate(game)
    log = game.log()
    assert log.index("rotated") < log.index("pushed") < log.index("anomaly")
    assert game.agency(1).score == 4


# 'Oumuamua


def test_oumuamua_moves_with_disc_3_and_pushes() -> None:
    game = given(2, found=["oumuamua"], species=("oumuamua", "exertians"), next_disc=3, publicity=[0, 0])
    assert game.state.where("oumuamua") == (3, 5)
    game.agency(0).probes = [(3, 5)]
    game.agency(1).probes = [(3, 6)]  # in a gap behind it
    rotate(game)
    assert game.state.where("oumuamua") == (3, 4)
    assert game.agency(0).probes == [(3, 4)] and game.agency(0).publicity == 0
    assert game.agency(1).probes == [(3, 5)]  # pushed by Saturn's side of the disc
