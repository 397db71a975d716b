"""CCG-16.1 to CCG-16.11, CCG-16.72 to CCG-16.75: who may attack whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.fights import Fight
from wardroom.games.ccg.flow import orders
from wardroom.games.ccg.flow.attacking import why_not_force
from wardroom.games.ccg.flow.options import option
from wardroom.kernel import Card


def two_ships(mine: str, crew: str, theirs: str, their_crew: str = "") -> tuple[Fight, Card, Card]:
    fight = Fight()
    ship = fight.crewed(mine, crew)
    other = fight.crewed(theirs, *([their_crew] if their_crew else []), seat=1)
    return fight, ship, other


@pytest.mark.rule("CCG-16.1")
def test_a_force_may_not_attack_its_own_affiliation() -> None:
    fight, ship, other = two_ships("dderidex", "tomalak", "khazara", "sela")
    reason = fight.why("attack", ship, other)
    assert reason is not None
    assert (reason.rule, reason.args) == ("CCG-16.1", (("name_affiliation", "romulan"),))
    fight, ship, other = two_ships("dderidex", "tomalak", "i_k_c_vorcha", "gowron")
    assert fight.why("attack", ship, other) is None


@pytest.mark.rule("CCG-16.2")
def test_federation_attacks_only_borg() -> None:
    fight, ship, other = two_ships("u_s_s_enterprise", "thomas_riker", "i_k_c_vorcha", "gowron")
    assert fight.refused("attack", ship, other) == ("CCG-16.2", "only-borg")
    fight, ship, other = two_ships("u_s_s_enterprise", "thomas_riker", "borg_cube", "borg_queen")
    assert fight.why("attack", ship, other) is None


@pytest.mark.rule("CCG-16.3")
@pytest.mark.parametrize("theirs", ["i_k_c_vorcha", "u_s_s_enterprise", "dderidex", "combat_vessel", "borg_cube"])
def test_klingons_and_non_aligned_attack_anyone(theirs: str) -> None:
    fight, ship, other = two_ships("i_k_c_kvort", "kang", theirs)
    assert fight.why("attack", ship, other) is None
    fight, ship, other = two_ships("mercenary_ship", "evek", theirs)
    assert fight.why("attack", ship, other) is None


@pytest.mark.rule("CCG-16.4")
def test_borg_attack_only_for_an_objective() -> None:
    fight, ship, other = two_ships("borg_cube", "borg_queen", "u_s_s_enterprise")
    assert fight.refused("attack", ship, other) == ("CCG-16.4", "borg-need-objective")


@pytest.mark.rule("CCG-16.5")
def test_a_mixed_force_has_all_restrictions() -> None:
    fight, ship, other = two_ships("mercenary_ship", "evek", "dderidex", "tomalak")
    assert fight.why("attack", ship, other) is None
    fight.aboard(ship, "taitt")
    assert fight.refused("attack", ship, other) == ("CCG-16.2", "only-borg")


@pytest.mark.rule("CCG-16.6")
def test_a_ship_counts_with_its_crew() -> None:
    fight, ship, other = two_ships("dderidex", "tomalak", "mercenary_ship", "evek")
    assert fight.why("attack", ship, other) is None
    (sela,) = fight.aboard(other, "sela", seat=1)
    assert fight.refused("attack", ship, other) == ("CCG-16.1", "own-affiliation")
    fight.state.disabled |= 1 << sela  # CCG-18.20: blank
    assert fight.why("attack", ship, other) is None


def attacked() -> tuple[Fight, Card, Card]:
    """Klingons attack a Federation ship that has no leader, and miss."""
    fight, ship, other = two_ships("i_k_c_kvort", "kang", "u_s_s_nebula", "taitt")
    fight.give("attack", ship, other, answers=["no"])
    return fight, ship, other


@pytest.mark.rule("CCG-16.7", "CCG-16.75")
def test_a_counter_attack_needs_no_leader_and_knows_no_restriction() -> None:
    fight, ship, other = attacked()
    fight.next_turn()
    assert fight.state.active == 1
    assert option("attack", other, ship) in orders.legal(fight.state, 1)
    assert "end" in orders.legal(fight.state, 1)  # it is optional
    fight.give("attack", other, ship, answers=["no"])
    assert fight.told("attacks")[-1]["card"] == "i_k_c_kvort"


@pytest.mark.rule("CCG-16.7")
def test_a_counter_attack_is_at_the_location_of_the_battle_and_at_any_cards_there() -> None:
    fight, _, other = attacked()
    elsewhere = fight.mission("explore_black_cluster")
    third = fight.crewed("i_k_c_vorn", "kurn")
    far = fight.crewed("i_k_c_heghta", "klag", location=elsewhere)
    near = fight.crewed("u_s_s_hood", "taitt", seat=1, location=elsewhere)
    fight.next_turn()
    assert fight.why("attack", other, third) is None
    assert fight.refused("attack", near, far) == ("CCG-16.2", "only-borg")


@pytest.mark.rule("CCG-16.8")
def test_the_right_lasts_for_one_turn() -> None:
    fight, ship, other = attacked()
    assert (1, fight.place) not in fight.state.last_counter
    fight.next_turn()
    fight.next_turn()
    fight.next_turn()
    assert fight.state.active == 1
    assert fight.refused("attack", other, ship) == ("CCG-16.2", "only-borg")


@pytest.mark.rule("CCG-16.9")
def test_who_may_attack_an_affiliation_attacks_any_force_with_it() -> None:
    assert why_not_force(["federation"], ["non_aligned", "borg"]) is None
    assert why_not_force(["federation"], ["non_aligned"]) is not None


@pytest.mark.rule("CCG-16.10")
def test_own_cards_are_no_targets() -> None:
    fight, ship, _ = two_ships("i_k_c_kvort", "kang", "u_s_s_nebula")
    mine = fight.crewed("i_k_c_vorn", "kurn")
    listed = [each for each in orders.possible(fight.state, 0) if each[0] in ("attack", "battle")]
    assert {each[1] for each in listed} == {ship, mine}
    assert all(fight.state.controller(each[2]) == 1 for each in listed)


@pytest.mark.rule("CCG-16.11")
def test_battle_is_an_order_of_the_own_turn() -> None:
    fight, ship, other = two_ships("i_k_c_kvort", "kang", "i_k_c_vorn", "kurn")
    for active, mine, theirs in ((0, ship, other), (1, other, ship)):
        fight.state.active = active
        ask: Any = next(orders.order(fight.state))
        assert ask.seat == active
        attacks = [each for each in ask.options if each[0] == "attack"]
        assert attacks == [("attack", mine, theirs)]


@pytest.mark.rule("CCG-16.72")
def test_each_member_brings_only_its_own_line() -> None:
    free = ("klingon", "non_aligned", "neutral")
    for one in free:
        assert why_not_force([*free], [one]) is None
    for other in ("cardassian", "bajoran", "ferengi", "romulan"):
        assert why_not_force([other, *free], [other]) is not None
        assert why_not_force([other, *free], ["klingon"]) is None
        assert why_not_force([other, "federation"], ["klingon"]) is not None
        assert why_not_force([other, "federation"], ["borg"]) is None


@pytest.mark.rule("CCG-16.73")
@pytest.mark.example("CCG-16.73")
def test_example_klingons_and_romulans_together() -> None:
    fight = Fight()
    fight.core("treaty_romulan_klingon")
    ship = fight.crewed("i_k_c_vorcha", "kang", "mirok")
    klingons = fight.crewed("i_k_c_vorn", "kurn", seat=1)
    romulans = fight.crewed("dderidex", "tomalak", seat=1)
    borg = fight.crewed("borg_sphere", "borg_queen", seat=1)
    assert fight.why("attack", ship, klingons) is None
    assert fight.refused("attack", ship, romulans) == ("CCG-16.1", "own-affiliation")
    fight.state.active = 1
    assert fight.refused("attack", romulans, ship) == ("CCG-16.1", "own-affiliation")
    fight.state.active = 0
    fight.aboard(ship, "taitt")
    assert fight.refused("attack", ship, klingons) == ("CCG-16.2", "only-borg")
    assert fight.why("attack", ship, borg) is None


@pytest.mark.rule("CCG-16.74")
def test_one_compatible_personnel_fires_for_a_non_aligned_ship() -> None:
    fight, ship, other = two_ships("mercenary_ship", "kang", "u_s_s_nebula")
    assert fight.why("attack", ship, other) is None
    fight, ship, other = two_ships("i_k_c_kvort", "evek", "u_s_s_nebula")
    assert fight.refused("attack", ship, other) == ("CCG-16.41", "nobody-for-weapons")
