"""CCG-12: beaming, walking, Away Teams."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg.places import away_teams
from wardroom.kernel import Card


class Orbit:
    """A ship of the first seat at a planet."""

    def __init__(self, *crew: str, ship: str = "u_s_s_nebula") -> None:
        self.given = Given()
        self.number = self.given.mission("first_contact")
        self.planet = self.given.state.locations[self.number].missions[0]
        self.ship = self.given.ship(ship, self.number)
        self.crew = self.given.aboard(self.ship, *crew)

    def sit(self) -> Sitting:
        return self.given.sit()


@pytest.mark.rule("CCG-12.1", "CCG-12.2", "CCG-12.3", "CCG-12.5", "CCG-12.14", "CCG-6.14")
def test_any_number_beam_at_once_from_an_unstaffed_ship() -> None:
    orbit = Orbit("calloway", "simon_tarses", "medical_kit")
    game = orbit.sit().order("beam", orbit.ship, orbit.planet).pick(orbit.crew[0], orbit.crew[2]).choose("done")
    where = [game.state.where[card] for card in orbit.crew]
    assert where == [("surface", 0), ("aboard", orbit.ship), ("surface", 0)]
    game.order("beam", orbit.planet, orbit.ship).choose("everybody")
    assert all(game.state.where[card] == ("aboard", orbit.ship) for card in orbit.crew)


@pytest.mark.rule("CCG-10.1", "CCG-12.12", "CCG-18.21")
def test_equipment_and_disabled_people_need_a_carrier() -> None:
    orbit = Orbit("calloway", "simon_tarses", "medical_kit")
    orbit.given.state.disabled |= 1 << orbit.crew[1]
    game = orbit.sit().order("beam", orbit.ship, orbit.planet).pick(orbit.crew[1], orbit.crew[2])
    assert game.why("done") == ("CCG-10.1", "nobody-carries")
    game.pick(orbit.crew[0])
    assert game.asked == (0, "order")
    assert all(game.state.where[card] == ("surface", 0) for card in orbit.crew)


@pytest.mark.rule("CCG-12.6")
def test_stopped_cards_do_not_beam() -> None:
    orbit = Orbit("calloway", "simon_tarses")
    orbit.given.state.stopped |= 1 << orbit.crew[0]
    game = orbit.sit().order("beam", orbit.ship, orbit.planet)
    assert game.because("", orbit.crew[0]) == ("CCG-12.6", "is-stopped")


@pytest.mark.rule("CCG-12.6", "CCG-12.13", "CCG-18.2")
def test_aboard_a_stopped_ship_they_come_up_and_are_stopped() -> None:
    orbit = Orbit()
    (worf,) = orbit.given.surface(0, "worf")
    orbit.given.state.stopped |= 1 << orbit.ship
    game = orbit.sit().order("beam", orbit.planet, orbit.ship).choose("everybody")
    assert game.state.where[worf] == ("aboard", orbit.ship) and game.stopped(worf)


@pytest.mark.rule("CCG-12.4", "CCG-4.20")
def test_not_onto_a_ship_of_the_opponent() -> None:
    orbit = Orbit("worf")
    other = orbit.given.ship("i_k_c_kvort", 0, seat=1)
    game = orbit.sit()
    assert not any(game.state.tag(other, 0) in key for key in game.options)


@pytest.mark.rule("CCG-12.7")
def test_nobody_beams_to_a_space_location() -> None:
    given = Given()
    number = given.mission("repair_mission")
    ship = given.ship("u_s_s_oberth", number)
    given.aboard(ship, "worf")
    assert not any(key.startswith("beam") for key in given.sit().options)


@pytest.mark.rule("CCG-17.4")
def test_nobody_beams_off_a_cloaked_ship() -> None:
    orbit = Orbit("kurn", ship="i_k_c_kvort")
    orbit.given.state.cloaked |= 1 << orbit.ship
    assert orbit.sit().because("beam", orbit.ship, orbit.planet) == ("CCG-17.4", "is-cloaked")


@pytest.mark.rule("CCG-8.1")
def test_incompatible_people_do_not_come_aboard() -> None:
    orbit = Orbit("worf")
    (sela,) = orbit.given.surface(0, "sela")
    game = orbit.sit()
    assert game.because("beam", orbit.planet, orbit.ship) == ("CCG-8.1", "incompatible")
    assert sela


@pytest.mark.rule("CCG-8.1", "CCG-7.12")
def test_nor_where_incompatible_people_are_aboard_already() -> None:
    given = Given()
    given.mission("first_contact")
    ship = given.ship("zibalian_transport", 0)
    given.aboard(ship, "worf")
    given.surface(0, "sela")
    game = given.sit()
    planet = given.state.locations[0].missions[0]
    assert game.because("beam", planet, ship) == ("CCG-7.12", "incompatible")


@pytest.mark.rule("CCG-8.2", "CCG-12.10")
def test_incompatible_people_on_a_planet_are_teams_of_their_own() -> None:
    orbit = Orbit("worf")
    orbit.given.surface(0, "sela", "dr_reyga")
    game = orbit.sit().order("beam", orbit.ship, orbit.planet).choose("everybody")
    teams = away_teams(game.state, 0, 0)
    assert [[game.state.cards.faces[card] for card in team] for team in teams.values()] == [
        ["sela", "dr_reyga"],
        ["worf"],
    ]
    assert game.because("join", orbit.planet) == ("CCG-8.2", "teams-incompatible")


@pytest.mark.rule("CCG-12.9")
def test_walking_between_a_docked_ship_and_its_facility() -> None:
    given = Given()
    number = given.mission("first_contact")
    outpost = given.outpost("federation_outpost", number)
    docked, free = given.docked("u_s_s_oberth", outpost), given.ship("u_s_s_nebula", number)
    (worf,) = given.aboard(outpost, "worf")
    game = given.sit()
    assert game.because("walk", outpost, free) == ("", "not-offered")
    game.order("walk", outpost, docked).choose("everybody")
    assert game.state.where[worf] == ("aboard", docked)


def teams_of(game: Sitting) -> list[list[Card]]:
    return list(away_teams(game.state, 0, 0).values())


@pytest.mark.rule("CCG-12.11")
def test_splitting_and_joining() -> None:
    given = Given()
    given.mission("first_contact")
    worf, data = given.surface(0, "worf", "data")
    planet = given.state.locations[0].missions[0]
    game = given.sit().order("split", planet).pick(data).choose("done")
    assert teams_of(game) == [[worf], [data]]
    game.order("join", planet)
    assert teams_of(game) == [[worf, data]]
