"""CCG-17.1 to CCG-17.10: cloaking."""

from __future__ import annotations

import pytest

from tests.games.ccg.fights import PLANET_MISSION, Fight, run
from wardroom.games.ccg.flow import do, orders
from wardroom.games.ccg.flow.aiming import all_ships
from wardroom.games.ccg.places import here, vessels
from wardroom.games.ccg.state import DOCKED, IN_SPACE, place_at
from wardroom.kernel import Card


def hidden(mission: str = PLANET_MISSION) -> tuple[Fight, Card]:
    fight = Fight(mission)
    return fight, fight.crewed("i_k_c_heghta", "kang")


@pytest.mark.rule("CCG-17.1")
def test_cloaking_needs_a_device_on_line_and_a_staffed_ship() -> None:
    fight, ship = hidden()
    plain = fight.crewed("combat_vessel", "evek")
    assert ("cloak", plain) not in orders.possible(fight.state, 0)
    assert fight.why("cloak", ship) is None
    fight.state.damage[ship] = 1
    assert fight.refused("cloak", ship) == ("CCG-16.76", "off-line")
    fight = Fight()
    empty = fight.crewed("i_k_c_heghta")
    assert fight.refused("cloak", empty) == ("CCG-11.3", "nobody-matches")
    fight, ship = hidden()
    fight.state.stopped |= 1 << ship
    assert fight.refused("cloak", ship) == ("CCG-18.1", "is-stopped")


@pytest.mark.rule("CCG-17.2")
def test_a_cloaked_ship_and_all_aboard_cannot_be_targeted() -> None:
    fight, ship = hidden()
    other = fight.crewed("combat_vessel", "evek", seat=1)
    fight.give("cloak", ship)
    assert all_ships(fight.state) == [other]
    fight.state.active = 1
    assert fight.refused("attack", other, ship) == ("CCG-17.2", "target-cloaked")
    (guest,) = fight.aboard(ship, "evek", seat=1)
    (kang,) = [card for card in fight.state.table() if fight.state.cards.faces[card] == "kang"]
    assert fight.refused("battle", guest, kang) == ("CCG-17.2", "target-cloaked")


@pytest.mark.rule("CCG-17.3")
def test_a_cloaked_ship_neither_attacks_nor_attempts() -> None:
    fight, ship = hidden("study_nebula")
    other = fight.crewed("combat_vessel", seat=1)
    fight.give("cloak", ship)
    assert fight.refused("attack", ship, other) == ("CCG-17.3", "is-cloaked")
    mission = fight.state.locations[0].missions[0]
    assert fight.refused("attempt", mission, ship) == ("CCG-17.3", "is-cloaked")


@pytest.mark.rule("CCG-17.4")
def test_nobody_beams_onto_or_off_a_cloaked_ship() -> None:
    fight, ship = hidden()
    fight.surface(fight.place, "klag")
    planet = fight.state.locations[0].missions[0]
    assert fight.why("beam", ship, planet) is None
    fight.give("cloak", ship)
    assert fight.refused("beam", ship, planet) == ("CCG-17.4", "is-cloaked")
    assert fight.refused("beam", planet, ship) == ("CCG-17.4", "is-cloaked")


@pytest.mark.rule("CCG-17.5")
def test_a_cloaked_ship_is_not_here() -> None:
    fight, ship = hidden()
    (kang,) = [card for card in fight.state.table() if fight.state.cards.faces[card] == "kang"]
    assert {ship, kang} <= set(here(fight.state, 0))
    fight.give("cloak", ship)
    assert not {ship, kang} & set(here(fight.state, 0))


@pytest.mark.rule("CCG-17.6")
def test_what_has_no_specific_target_finds_it_still() -> None:
    fight, ship = hidden()
    fight.give("cloak", ship)
    assert vessels(fight.state, 0) == [ship]


@pytest.mark.rule("CCG-17.7", "CCG-17.2")
def test_a_cloaked_ship_flies_and_nobody_hails_it() -> None:
    fight, ship = hidden()
    middle, far = fight.mission("explore_black_cluster"), fight.mission("krios_suppression")
    fight.crewed("combat_vessel", seat=1, location=middle)
    fight.hold("hail", seat=1)
    fight.give("cloak", ship)
    fight.give("fly", ship, fight.state.locations[far].missions[0])
    assert fight.state.where[ship] == (IN_SPACE, far)
    assert fight.state.is_cloaked(ship)


@pytest.mark.rule("CCG-17.8")
def test_once_each_in_a_turn() -> None:
    fight, ship = hidden()
    fight.give("cloak", ship)
    fight.give("decloak", ship)
    assert fight.refused("cloak", ship) == ("CCG-17.8", "cloaked-once")
    fight.next_turn()
    fight.next_turn()
    fight.give("cloak", ship)
    fight.next_turn()
    fight.next_turn()
    fight.give("decloak", ship)
    fight.give("cloak", ship)
    assert fight.refused("decloak", ship) == ("CCG-17.8", "decloaked-once")


@pytest.mark.rule("CCG-17.9")
def test_a_docked_or_landed_ship_does_not_cloak() -> None:
    fight, ship = hidden()
    outpost = fight.lay("klingon_outpost", IN_SPACE, 0)
    fight.state.where[ship] = place_at(DOCKED, outpost)
    assert fight.refused("cloak", ship) == ("CCG-17.9", "still-docked")
    fight.state.where[ship] = place_at("landed", 0)
    assert fight.refused("cloak", ship) == ("CCG-17.9", "still-landed")


@pytest.mark.rule("CCG-17.10")
def test_damage_to_the_device_decloaks() -> None:
    fight, ship = hidden()
    fight.give("cloak", ship)
    run(do.damage(fight.state, ship))
    assert not fight.state.is_cloaked(ship)
    assert fight.told("cloak-lost")[0]["card"] == "i_k_c_heghta"
