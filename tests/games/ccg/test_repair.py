"""CCG-16.67, CCG-16.68, CCG-16.76: repairs, and what is off line until then."""

from __future__ import annotations

import pytest

from tests.games.ccg.fights import Fight, run
from wardroom.games.ccg.flow import do
from wardroom.games.ccg.flow.moving import range_left
from wardroom.games.ccg.state import DOCKED, IN_SPACE, place_at
from wardroom.games.ccg.values import group
from wardroom.kernel import Card


def damaged(outpost: str = "klingon_outpost") -> tuple[Fight, Card, Card]:
    """A damaged ship beside an outpost."""
    fight = Fight()
    ship = fight.crewed("i_k_c_heghta", "kang")
    facility = fight.lay(outpost, IN_SPACE, fight.place)
    run(do.damage(fight.state, ship))
    return fight, ship, facility


@pytest.mark.rule("CCG-16.67", "CCG-4.25")
def test_rotation_damage_takes_two_full_turns_of_its_controller() -> None:
    fight, ship, outpost = damaged()
    fight.give("dock", ship, outpost)
    ends = []
    for _ in range(5):
        fight.next_turn()
        ends.append(fight.state.damage.get(ship, 0))
    # the turn of docking is no full one; own turns end with steps 2 and 4
    assert ends == [1, 1, 1, 1, 0]
    assert fight.told("repaired")[0]["card"] == "i_k_c_heghta"
    assert range_left(fight.state, ship) == 8


@pytest.mark.rule("CCG-16.67")
def test_undocking_breaks_the_turn() -> None:
    fight, ship, outpost = damaged()
    fight.give("dock", ship, outpost)
    fight.next_turn()
    fight.next_turn()
    fight.give("undock", ship)
    fight.give("dock", ship, outpost)
    for _ in range(3):
        fight.next_turn()
    assert fight.state.damage == {ship: 1}
    for _ in range(2):
        fight.next_turn()
    assert not fight.state.damage


@pytest.mark.rule("CCG-16.67")
def test_new_damage_starts_it_anew() -> None:
    fight, ship, outpost = damaged()
    fight.give("dock", ship, outpost)
    for _ in range(3):
        fight.next_turn()
    fight.state.damage.clear()
    run(do.damage(fight.state, ship))
    for _ in range(3):
        fight.next_turn()
    assert fight.state.damage == {ship: 1}


@pytest.mark.rule("CCG-16.67")
def test_in_space_nothing_is_repaired() -> None:
    fight, ship, _ = damaged()
    for _ in range(8):
        fight.next_turn()
    assert fight.state.damage == {ship: 1}


@pytest.mark.rule("CCG-16.68")
@pytest.mark.parametrize("host", ["neutral_outpost", "the_great_hall"])
def test_only_an_outpost_that_repairs_does(host: str) -> None:
    fight, ship, _ = damaged()
    other = fight.lay(host, IN_SPACE, fight.place)
    fight.state.where[ship] = place_at(DOCKED, other)
    for _ in range(8):
        fight.next_turn()
    assert fight.state.damage == {ship: 1}


@pytest.mark.rule("CCG-16.76", "CCG-16.54")
def test_a_cloaking_device_off_line_cannot_be_used_until_it_is_repaired() -> None:
    fight, ship, outpost = damaged()
    assert fight.refused("cloak", ship) == ("CCG-16.76", "off-line")
    assert group(fight.state, 0, [], ship).equipment == {"tractor_beam"}
    fight.give("dock", ship, outpost)
    for _ in range(6):
        fight.next_turn()
    fight.give("undock", ship)
    assert fight.why("cloak", ship) is None
    assert group(fight.state, 0, [], ship).equipment == {"tractor_beam", "cloaking_device"}
