"""CCG-11: staffing, flying, docking."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg.flow.moving import range_left
from wardroom.games.ccg.values import halves, number
from wardroom.kernel import Card

A, B, C = "extraction", "krios_suppression", "repair_mission"
"""Spans 3, 2 and 2; see `line`."""


class Line:
    """A spaceline of the missions, with a ship of the first seat at the first of them."""

    def __init__(self, missions: tuple[str, ...], ship: str, *crew: str) -> None:
        self.given = Given()
        self.numbers = [self.given.mission(face) for face in missions]
        self.missions = [self.given.state.locations[number].missions[0] for number in self.numbers]
        self.ship = self.given.ship(ship, self.numbers[0])
        self.crew = self.given.aboard(self.ship, *crew)

    def why(self, place: int = 1) -> tuple[str, str] | None:
        return self.given.sit().because("fly", self.ship, self.missions[place])


@pytest.mark.rule("CCG-11.1", "CCG-11.5")
@pytest.mark.parametrize(
    ("ship", "crew", "why"),
    [
        ("u_s_s_nebula", ("worf", "taitt"), None),
        ("u_s_s_nebula", ("worf",), ("CCG-11.1", "no-staff")),
        ("u_s_s_nebula", ("taitt", "taitt"), ("CCG-11.1", "no-staff")),
        ("u_s_s_oberth", ("calloway",), ("CCG-11.1", "no-staff")),
        ("u_s_s_oberth", ("taitt",), None),
    ],
)
def test_each_icon_takes_one_personnel(ship: str, crew: tuple[str, ...], why: tuple[str, str] | None) -> None:
    assert Line((A, B), ship, *crew).why() == why


@pytest.mark.rule("CCG-11.2")
def test_command_stands_for_staff_not_the_other_way_round() -> None:
    assert Line((A, B), "u_s_s_nebula", "worf", "data").why() is None
    assert Line((A, B), "i_k_c_vorcha", "kromm", "kleeg", "kurn").why() is None
    assert Line((A, B), "i_k_c_vorcha", "kromm", "kleeg", "vekma").why() == ("CCG-11.1", "no-staff")


@pytest.mark.rule("CCG-11.3")
def test_somebody_must_match_the_ship() -> None:
    assert Line((A, B), "scout_vessel", "dr_reyga").why() == ("CCG-11.3", "nobody-matches")
    assert Line((A, B), "scout_vessel", "pardek").why() is None  # no icons


@pytest.mark.rule("CCG-11.32")
def test_a_compatible_one_is_enough_for_a_non_aligned_ship() -> None:
    assert Line((A, B), "zibalian_transport", "taitt", "worf").why() is None


@pytest.mark.rule("CCG-11.4", "CCG-18.1", "CCG-18.20")
@pytest.mark.parametrize("mask", ["stopped", "disabled", "stasis", "captive"])
def test_idle_people_do_not_staff(mask: str) -> None:
    line = Line((A, B), "u_s_s_oberth", "taitt")
    setattr(line.given.state, mask, 1 << line.crew[0])
    assert line.why() == ("CCG-11.3", "nobody-matches")


@pytest.mark.rule("CCG-11.6", "CCG-11.8", "CCG-11.28", "CCG-6.10")
@pytest.mark.example("CCG-11.28")
def test_spans_of_all_locations_entered_are_added() -> None:
    """From A to C with spans A 3, B 2, C 4: cost 6; RANGE 8 leaves 2."""
    line = Line(("extraction", "krios_suppression", "study_hole_in_space"), "u_s_s_nebula", "worf", "taitt")
    game = line.given.sit().order("fly", line.ship, line.missions[2]).passing()
    assert (game.at(line.ship), range_left(game.state, line.ship)) == (line.numbers[2], 2)
    assert game.because("fly", line.ship, line.missions[0]) == ("CCG-11.6", "too-far")
    assert game.because("fly", line.ship, line.missions[1]) is None
    game.order("fly", line.ship, line.missions[1]).passing()
    assert range_left(game.state, line.ship) == 0
    game.end_turn()
    assert range_left(game.state, line.ship) == 8


@pytest.mark.rule("CCG-11.7")
def test_the_span_is_that_of_the_own_copy() -> None:
    from wardroom.games.ccg.spaceline import mission

    given = Given()
    number = given.mission("espionage_mission", seat=1)
    given.state.locations[number].missions.append(given.lay("cloaked_mission", "row", number, 0))
    assert (mission(given.state, number, 0).id, mission(given.state, number, 1).id) == (
        "cloaked_mission",
        "espionage_mission",
    )


@pytest.mark.rule("CCG-11.10")
def test_no_flight_to_another_quadrant() -> None:
    line = Line((A, B), "u_s_s_oberth", "taitt")
    line.given.mission("catalog_phenomena")
    game = line.given.sit()
    assert not any("catalog_phenomena" in key for key in game.options)


@pytest.mark.rule("CCG-18.1")
def test_a_stopped_ship_does_not_fly() -> None:
    line = Line((A, B), "u_s_s_oberth", "taitt")
    line.given.state.stopped |= 1 << line.ship
    assert line.why() == ("CCG-18.1", "is-stopped")


@pytest.mark.rule("CCG-17.7")
def test_a_cloaked_ship_flies() -> None:
    line = Line((A, B), "i_k_c_kvort", "kromm")
    line.given.state.cloaked |= 1 << line.ship
    assert line.why() is None


def harbour(ship: str, facility: str, *crew: str, seat: int = 0) -> tuple[Sitting, Card, Card, Card]:
    given = Given()
    number = given.mission(A)
    given.mission(B)
    outpost = given.outpost(facility, number, seat)
    vessel = given.ship(ship, number)
    given.aboard(vessel, *crew)
    return given.sit(), vessel, outpost, given.state.locations[1].missions[0]


@pytest.mark.rule("CCG-11.12", "CCG-11.13", "CCG-11.16")
def test_docking_and_undocking() -> None:
    game, ship, outpost, goal = harbour("u_s_s_oberth", "federation_outpost", "taitt")
    game.order("dock", ship, outpost)
    assert game.state.where[ship] == ("docked", outpost)
    assert game.because("fly", ship, goal) in (("CCG-11.16", "still-docked"), ("", "not-offered"))
    assert not any(key.startswith("fly") for key in game.options)
    game.order("undock", ship)
    assert game.because("fly", ship, goal) is None


@pytest.mark.rule("CCG-11.12")
def test_docking_needs_staff() -> None:
    game, ship, outpost, _ = harbour("u_s_s_oberth", "federation_outpost", "calloway")
    assert game.because("dock", ship, outpost) == ("CCG-11.1", "no-staff")


@pytest.mark.rule("CCG-11.13", "CCG-4.20")
def test_docking_at_usable_compatible_facilities_only() -> None:
    game, ship, outpost, _ = harbour("u_s_s_oberth", "federation_outpost", "taitt", seat=1)
    assert game.because("dock", ship, outpost) == ("CCG-11.13", "not-usable")
    game, ship, outpost, _ = harbour("u_s_s_oberth", "klingon_outpost", "taitt")
    assert game.because("dock", ship, outpost) == ("CCG-11.13", "incompatible")


@pytest.mark.rule("CCG-11.14", "CCG-11.17", "CCG-11.29")
def test_a_docked_ship_has_half_of_the_shields_of_its_facility_more() -> None:
    given = Given()
    number_ = given.mission(A)
    outpost = given.outpost("federation_outpost", number_)
    ship = given.docked("u_s_s_enterprise", outpost)
    assert number(given.state, ship, "shields") == 9 + 15 == 24
    assert halves(given.state, ship, "shields") == 48


@pytest.mark.rule("CCG-6.16")
def test_at_most_sixty_orders_a_turn() -> None:
    game, ship, outpost, _ = harbour("u_s_s_oberth", "federation_outpost", "taitt")
    for _ in range(30):
        game.order("dock", ship, outpost).order("undock", ship)
    assert game.state.orders_given == 60
    assert game.because("dock", ship, outpost) == ("CCG-6.16", "too-many-orders")
    assert game.options == ["end"]
