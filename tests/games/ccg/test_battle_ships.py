"""CCG-16.40 to CCG-16.50, CCG-16.53 to CCG-16.56, CCG-16.63 to CCG-16.71, CCG-16.77, CCG-16.78: ship battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.fights import PLANET_MISSION, Fight, run
from wardroom.games.ccg.flow import do, orders
from wardroom.games.ccg.flow.battle_ships import Volley, written
from wardroom.games.ccg.flow.moving import range_left
from wardroom.games.ccg.state import DISCARD, DOCKED, IN_SPACE, place_at
from wardroom.kernel import Card


def duel(theirs: str, *crew: str, mine: str = "i_k_c_heghta") -> tuple[Fight, Card, Card]:
    """A Klingon ship with WEAPONS 7 and SHIELDS 7 and a leader aboard; the other ship with its crew."""
    fight = Fight()
    return fight, fight.crewed(mine, "kang"), fight.crewed(theirs, *crew, seat=1)


def dock(fight: Fight, ship: Card, outpost: str = "federation_outpost", seat: int = 1) -> Card:
    facility = fight.lay(outpost, IN_SPACE, fight.place, seat)
    fight.state.where[ship] = place_at(DOCKED, facility)
    return facility


# Who may fire


@pytest.mark.rule("CCG-16.40")
def test_each_attacking_ship_needs_a_leader_aboard() -> None:
    fight = Fight()
    led, leaderless = fight.crewed("i_k_c_heghta", "kang"), fight.crewed("i_k_c_vorn", "torin")
    target = fight.crewed("u_s_s_hood", seat=1)
    assert fight.refused("attack", leaderless, target) == ("CCG-16.40", "no-leader-aboard")
    fight.give("attack", led, target)  # nobody else can join: not asked
    fight.state.stopped = 0
    fight.aboard(leaderless, "klag")
    asked = fight.give("attack", led, target, answers=["done"])
    assert asked[0].kind == "attack-with"


@pytest.mark.rule("CCG-16.41", "CCG-11.16", "CCG-17.3", "CCG-18.1")
def test_weapons_need_somebody_who_matches_and_a_free_ship() -> None:
    fight, ship, other = duel("u_s_s_hood")
    assert fight.why("attack", ship, other) is None
    fight.state.stopped = 1 << ship
    assert fight.refused("attack", ship, other) == ("CCG-18.1", "is-stopped")
    fight.state.stopped, fight.state.cloaked = 0, 1 << ship
    assert fight.refused("attack", ship, other) == ("CCG-17.3", "is-cloaked")
    fight.state.cloaked = 0
    dock(fight, ship, "klingon_outpost", 0)
    assert fight.refused("attack", ship, other) == ("CCG-11.16", "still-docked")
    fight = Fight()
    ship = fight.crewed("i_k_c_heghta", "evek")
    other = fight.crewed("u_s_s_hood", seat=1)
    assert fight.refused("attack", ship, other) == ("CCG-16.41", "nobody-for-weapons")
    (klingon,) = fight.aboard(ship, "torin")
    assert fight.why("attack", ship, other) is None
    fight.state.disabled |= 1 << klingon
    assert fight.refused("attack", ship, other) == ("CCG-16.41", "nobody-for-weapons")


@pytest.mark.rule("CCG-16.41")
def test_a_ship_without_weapons_has_nothing_to_fire() -> None:
    fight = Fight()
    ship, other = fight.crewed("phoenix", "evek"), fight.crewed("u_s_s_hood", seat=1)
    assert fight.refused("attack", ship, other) == ("CCG-16.42", "no-weapons")


@pytest.mark.rule("CCG-16.42", "CCG-16.46")
def test_several_compatible_ships_fire_at_one_target() -> None:
    fight, ship, other = duel("u_s_s_enterprise", "taitt")
    second = fight.crewed("i_k_c_vorn", "kurn")
    docked = fight.crewed("i_k_c_pagh", "klag")
    dock(fight, docked, "klingon_outpost", 0)
    asked = fight.give("attack", ship, other, answers=[second, "done", "no"])
    assert docked not in asked[0].options
    assert asked[0].why(docked).key == "still-docked"
    fired = fight.told("fired-hit")[0]
    assert fired["cards"] == ["i_k_c_heghta", "i_k_c_vorn"]
    assert (fired["attack"], fired["defense"]) == ("14", "9")


@pytest.mark.rule("CCG-16.42", "CCG-16.72")
def test_whoever_joins_brings_its_restrictions() -> None:
    fight = Fight()
    fight.core("treaty_romulan_klingon")
    fight.state.listed[0]["treaty_romulan_klingon"] = 1
    ship = fight.crewed("i_k_c_heghta", "kang")
    romulan = fight.crewed("dderidex", "tomalak")
    target = fight.crewed("khazara", seat=1)
    asked = fight.give("attack", ship, target)
    assert not asked  # the Romulan ship could not join
    fight.state.stopped = 0
    other = fight.crewed("u_s_s_hood", seat=1)
    fight.give("attack", ship, other, answers=[romulan])
    assert fight.told("attacks")[-1]["cards"] == ["i_k_c_heghta", "dderidex"]


@pytest.mark.rule("CCG-16.43")
def test_return_fire_is_optional_at_an_attacker_and_without_leader() -> None:
    fight, ship, other = duel("u_s_s_enterprise", "taitt")
    second = fight.crewed("i_k_c_vorn", "kurn")
    idle = fight.crewed("i_k_c_pagh", "klag")
    asked = fight.give("attack", ship, other, answers=[second, "done", second])
    answer = asked[-1]
    assert (answer.kind, answer.seat) == ("return-fire", 1)
    assert list(answer.options) == [ship, second, "no"]
    assert idle not in answer.candidates
    assert fight.told("fired-hit")[-1] == {
        "cards": ["u_s_s_enterprise"],
        "card": "i_k_c_vorn",
        "attack": "8",
        "defense": "6",
    }
    assert fight.state.damage == {other: 1, second: 1}


@pytest.mark.rule("CCG-16.43")
def test_the_sums_are_told_before_the_answer() -> None:
    fight, ship, other = duel("u_s_s_enterprise", "taitt")
    (asked,) = fight.give("attack", ship, other, answers=["no"])
    assert dict(asked.args) == {"card": other, "attack": "7", "defense": "9"}
    assert asked.about(ship) == {"attack": "8", "defense": "7"}
    assert fight.told("holds-fire")
    fight.state.stopped = 0
    ask: Any = next(orders.order(fight.state))
    assert ask.about(("attack", ship, other)) == {"attack": "7", "defense": "9"}


@pytest.mark.rule("CCG-16.44")
def test_compatible_ships_of_the_defender_join_the_return_fire() -> None:
    fight, ship, other = duel("u_s_s_hood", "taitt")
    friend = fight.crewed("u_s_s_oberth", "darian_wallace", seat=1)
    neutral = fight.crewed("mercenary_ship", "evek", seat=1)
    stranger = fight.crewed("dderidex", "tomalak", seat=1)
    empty = fight.crewed("u_s_s_miranda", seat=1)
    asked = fight.give("attack", ship, other, answers=[ship, friend, neutral])
    assert stranger not in asked[-1].candidates
    assert empty not in asked[-1].candidates
    fired = fight.told("fired-direct-hit")[0]
    assert fired["cards"] == ["u_s_s_hood", "u_s_s_oberth", "mercenary_ship"]
    assert fired["attack"] == str(6 + 4 + 7)
    assert fight.alive(ship) == [False]


# Hits and misses


@pytest.mark.rule("CCG-16.47", "CCG-16.48", "CCG-16.49")
@pytest.mark.parametrize(("attack", "defense", "times"), [(6, 6, 0), (7, 6, 1), (12, 6, 1), (13, 6, 2), (5, 6, 0)])
def test_hit_direct_hit_and_miss(attack: int, defense: int, times: int) -> None:
    assert Volley(0, (), Card(0), 2 * attack, 2 * defense).times == times


@pytest.mark.rule("CCG-16.50")
def test_both_fire_before_damage_is_done() -> None:
    """A ship that is destroyed has fired; and what is damaged fires with what it had before."""
    fight, ship, other = duel("combat_vessel", "evek", mine="i_k_c_kvort")
    fight.state.damage = {ship: 1, other: 1}
    fight.on(ship, "bynars_weapon_enhancement")
    fight.give("attack", ship, other, answers=[ship])
    assert (fight.told("fired-hit")[0]["attack"], fight.told("fired-hit")[1]["attack"]) == ("8", "8")
    assert fight.alive(ship, other) == [False, False]
    assert fight.told("ship-battle-drawn")


@pytest.mark.rule("CCG-16.54", "CCG-16.69", "CCG-16.64")
@pytest.mark.example("CCG-16.69")
def test_example_seven_against_six() -> None:
    fight, ship, other = duel("i_k_c_kvort")
    fight.state.where[fight.crewed("u_s_s_hood")] = fight.state.where[ship]
    fight.give("attack", ship, other)
    fired = fight.told("fired-hit")[0]
    assert (fired["attack"], fired["defense"]) == ("7", "6")
    assert fight.state.damage == {other: 1}
    assert range_left(fight.state, other) == 5
    assert fight.state.is_stopped(ship)
    assert fight.state.is_stopped(other)


@pytest.mark.rule("CCG-16.54")
def test_a_hit_sets_range_to_five_only_if_it_was_higher() -> None:
    fight, ship, other = duel("phoenix")
    fight.state.damage = {other: 1}
    assert range_left(fight.state, other) == 1


@pytest.mark.rule("CCG-16.55", "CCG-16.70", "CCG-16.65")
@pytest.mark.example("CCG-16.70")
def test_example_seven_against_three() -> None:
    fight, ship, other = duel("yridian_shuttle", "amarie", "tricorder")
    aboard = [card for card in fight.state.table() if fight.state.where[card] == ("aboard", other)]
    assert len(aboard) == 2
    fight.give("attack", ship, other, answers=["no"])
    fired = fight.told("fired-direct-hit")[0]
    assert (fired["attack"], fired["defense"]) == ("7", "3")
    assert [fight.state.cards.faces[card] for card in fight.state.row(1, DISCARD)].count("yridian_shuttle") == 1
    assert all(card in fight.state.row(1, DISCARD) for card in aboard)
    assert fight.told("lost-aboard")[0]["cards"] == ["amarie"]


@pytest.mark.rule("CCG-16.56", "CCG-16.53")
def test_a_second_hit_destroys() -> None:
    fight, ship, other = duel("i_k_c_kvort")
    fight.give("attack", ship, other)
    assert fight.alive(other) == [True]
    fight.state.stopped = 0
    fight.give("attack", ship, other)
    assert fight.told("fired-hit")[1]["attack"] == "7"
    assert fight.alive(other) == [False]


@pytest.mark.rule("CCG-16.71", "CCG-11.14", "CCG-11.15", "CCG-11.29")
def test_a_docked_ship_has_half_the_shields_of_its_outpost_and_does_not_fire() -> None:
    """The example without its tactic: 12 against 22."""
    fight, ship, other = duel("u_s_s_hood", "taitt", mine="i_k_c_kvort")
    second = fight.crewed("i_k_c_buruk", "kurn")
    dock(fight, other)
    fight.give("attack", ship, other, answers=[second])  # nobody is asked to return fire
    fired = fight.told("fired-miss")[0]
    assert (fired["attack"], fired["defense"]) == ("12", "22")
    assert fight.state.is_stopped(other)


@pytest.mark.rule("CCG-11.17")
def test_half_points_count_and_are_written() -> None:
    fight, ship, other = duel("runabout")
    outpost = dock(fight, other)
    fight.aboard(outpost, "plasmadyne_relay", seat=1)
    fight.give("attack", ship, other)
    assert fight.told("fired-miss")[0]["defense"] == str(5 + (30 + 4) // 2)
    assert (written(44), written(45)) == ("22", "22½")
    assert Volley(0, (), Card(0), 45, 44).times == 1


@pytest.mark.rule("CCG-16.63")
def test_the_winner_did_more_damage() -> None:
    fight, ship, other = duel("u_s_s_hood", "taitt", mine="i_k_c_bortas")
    fight.give("attack", ship, other, answers=[ship])
    assert fight.told("fired-miss")[0]["cards"] == ["u_s_s_hood"]
    assert fight.told("ship-battle-won")[0]["seat"] == 0
    fight, ship, other = duel("u_s_s_enterprise", "taitt")
    fight.give("attack", ship, other, answers=[ship])
    assert fight.told("ship-battle-won")[0]["seat"] == 1
    fight, ship, other = duel("u_s_s_hood")
    fight.give("attack", ship, other)
    assert fight.told("ship-battle-drawn")


@pytest.mark.rule("CCG-16.63")
def test_a_destroyed_target_counts_a_hundred() -> None:
    """Both hit once; the attacker's target was damaged before and is destroyed."""
    fight, ship, other = duel("combat_vessel", "evek")
    fight.state.damage = {other: 1}
    fight.give("attack", ship, other, answers=[ship])
    assert fight.state.damage == {ship: 1}
    assert fight.told("ship-battle-won")[0]["seat"] == 0


@pytest.mark.rule("CCG-16.64", "CCG-18.2")
def test_ships_that_took_part_are_stopped_with_all_aboard() -> None:
    fight, ship, other = duel("u_s_s_enterprise", "taitt")
    friend = fight.crewed("u_s_s_oberth", "darian_wallace", seat=1)
    idle = fight.crewed("i_k_c_pagh", "klag")
    fight.give("attack", ship, other, answers=["done", "no"])
    stopped = [card for card in fight.state.table() if fight.state.is_stopped(card)]
    assert {fight.state.cards.faces[card] for card in stopped} == {"i_k_c_heghta", "kang", "u_s_s_enterprise", "taitt"}
    assert not fight.state.is_stopped(friend)
    assert not fight.state.is_stopped(idle)


@pytest.mark.rule("CCG-16.65", "CCG-16.77")
def test_a_destroyed_facility_lets_docked_ships_go() -> None:
    fight, ship, other = duel("u_s_s_hood", "taitt", mine="borg_cube")
    outpost = dock(fight, other)
    (guest,) = fight.aboard(outpost, "sarek", seat=1)
    run(do.damage(fight.state, outpost, 2))
    assert fight.alive(outpost, guest, other) == [False, False, True]
    assert fight.state.where[other] == (IN_SPACE, fight.place)


@pytest.mark.rule("CCG-16.41", "CCG-16.64")
def test_a_facility_may_be_attacked_and_is_not_stopped() -> None:
    fight, ship, other = duel("u_s_s_hood", "taitt")
    outpost = dock(fight, other)
    fight.give("attack", ship, outpost)  # an outpost has no WEAPONS
    assert fight.told("fired-miss")[0]["defense"] == "30"
    assert not fight.state.is_stopped(outpost)


@pytest.mark.rule("CCG-16.78")
def test_a_stopped_ship_returns_fire() -> None:
    fight, ship, other = duel("u_s_s_enterprise", "taitt")
    do.stop(fight.state, [other])
    asked = fight.give("attack", ship, other, answers=[ship])
    assert asked[0].kind == "return-fire"
    assert fight.told("fired-hit")[0]["cards"] == ["u_s_s_enterprise"]


@pytest.mark.rule("CCG-14.14", "CCG-25.8")
def test_a_cancelled_battle_stops_nobody_and_gives_no_right() -> None:
    fight, ship, other = duel("u_s_s_hood", "thomas_riker", "kurn")
    card = fight.hold("asteroid_sanctuary", seat=1)
    asked = fight.give("attack", ship, other, answers=[card])
    assert asked[0].window == "battle"
    assert fight.told("battle-off")
    assert not fight.state.stopped
    assert not fight.state.counter
    assert fight.refused("attack", ship, other)[1] == "target-sheltered"
    fight.next_turn()
    fight.next_turn()
    assert fight.why("attack", ship, other) is None


def test_hail_keeps_two_ships_apart_for_the_turn() -> None:
    fight, ship, other = duel("u_s_s_hood", "taitt")
    second = fight.crewed("i_k_c_vorn", "kurn")
    card = fight.hold("hail", seat=1)
    fight.give("attack", ship, other, answers=[second, card, ship, "no"])
    assert fight.told("truce")[0] == {"card": "u_s_s_hood", "card2": "i_k_c_heghta"}
    assert fight.told("fired-miss")[0]["cards"] == ["i_k_c_vorn"]
    assert not fight.state.is_stopped(ship)
    assert fight.refused("attack", ship, other)[1] == "has-truce"


def test_captains_log_counts_for_a_matching_commander() -> None:
    fight, ship, other = duel("u_s_s_enterprise", "jean_luc_picard")
    fight.core("captains_log", seat=1)
    (asked,) = fight.give("attack", ship, other, answers=[ship])
    assert dict(asked.args)["defense"] == str(9 + 3)
    assert fight.told("fired-hit")[0]["attack"] == str(8 + 3)


def test_escape_pod_saves_the_crew_of_a_ship_lost_in_battle() -> None:
    fight, ship, other = duel("yridian_shuttle", "amarie")
    (crew,) = [card for card in fight.state.table() if fight.state.cards.faces[card] == "amarie"]
    card = fight.hold("escape_pod", seat=1)
    fight.give("attack", ship, other, answers=["no", card])
    assert fight.alive(other, crew, card) == [False, True, True]
    assert fight.state.where[crew] == ("held", card)


@pytest.mark.rule("CCG-4.6", "CCG-11.11")
def test_ships_meet_at_a_planet_too() -> None:
    fight = Fight(PLANET_MISSION)
    ship, other = fight.crewed("i_k_c_heghta", "kang"), fight.crewed("u_s_s_hood", seat=1)
    assert fight.why("attack", ship, other) is None
