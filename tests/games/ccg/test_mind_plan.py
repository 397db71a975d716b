"""What computer players plan: missions, who is missing, where ships go, ready-made teams."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given
from wardroom.games.ccg.mind.crews import harm, passes, person
from wardroom.games.ccg.mind.evaluate import evaluate
from wardroom.games.ccg.mind.plan import NEVER, Plan
from wardroom.games.ccg.mind.seeding import hardness
from wardroom.games.ccg.mind.weights import DAMAGE, POINT, SHIP
from wardroom.kernel import Card

GOOD = ("lwaxana_troi", "sarek")
"""Empathy and Diplomacy: what First Contact needs."""


def at_home(*people: str, hand: tuple[str, ...] = (), under: tuple[str, ...] = ()) -> tuple[Given, Card]:
    """An outpost with people and a docked ship; a planet and a space mission of one's own to the right."""
    given = Given()
    home = given.mission("diplomacy_mission")
    given.mission("first_contact")
    given.mission("study_stellar_collision")
    outpost = given.outpost("federation_outpost", home)
    ship = given.docked("u_s_s_oberth", outpost)
    given.aboard(ship, *people)
    if under:
        given.under(1, *under)
    if hand:
        given.hand(0, *hand)
    return given, ship


def plan_of(given: Given) -> Plan:
    return Plan(given.sit().state, 0)


def test_the_ship_is_for_the_mission_that_its_crew_solves() -> None:
    given, ship = at_home(*GOOD)
    assert plan_of(given).goal(ship) == 1


def test_a_crew_that_solves_nothing_has_no_goal() -> None:
    given, ship = at_home("taitt")
    state = given.sit().state
    assert Plan(state, 0).expected(1, ("taitt",), "") == NEVER
    given, ship = at_home("worf")
    assert plan_of(given).goal(ship) is None


def test_a_ship_fetches_who_is_missing() -> None:
    """Diplomacy waits on a planet at the other end."""
    given, ship = at_home("lwaxana_troi")
    given.surface(2, "sarek")  # as if there were a planet
    given.state.locations[2].missions[0] = given.lay("krios_suppression", "row", 2, 1)
    assert plan_of(given).goal(ship) == 2


def test_a_mission_is_worth_its_points_by_the_chance_to_solve_it() -> None:
    given, _ = at_home(*GOOD)
    free = plan_of(given).expected(1, GOOD, "")
    guarded, _ = at_home(*GOOD, under=("archer",))
    assert free > 30 * POINT
    assert plan_of(guarded).expected(1, GOOD, "") < 0  # Archer is all that may lie there, and stops them


def test_who_is_missing_is_reported_first() -> None:
    given, _ = at_home("lwaxana_troi", hand=("sarek", "simon_tarses"))
    plan = plan_of(given)
    envoy, other = given.state.hand(0)
    assert plan.helps(envoy) > plan.helps(other)
    assert plan.wanted()[0] == 1


def test_the_smallest_team_solves_it() -> None:
    given, _ = at_home(*GOOD, "worf", "geordi_la_forge")
    plan = plan_of(given)
    everybody = plan.state.table()[-4:]
    faces = plan.state.cards.faces
    assert [faces[card] for card in plan.smallest(1, everybody)] == list(GOOD)
    keys = [faces[card] for card in plan.with_key_skills(1, everybody)]
    assert "worf" in keys and "geordi_la_forge" in keys  # SECURITY, ENGINEER


def test_the_staff_stays_where_it_is_not_needed() -> None:
    given, _ = at_home(*GOOD, "taitt", "worf")
    plan = plan_of(given)
    crew = plan.state.table()[-4:]
    assert plan.but_staff(1, crew, crew[2:]) == crew[:2]
    assert plan.but_staff(1, crew, crew[:1]) == crew  # without Empathy they fail


# Walls and killers


def test_what_leaves_after_it_stopped_them_delays_a_wall_ends_it() -> None:
    """CCG-13.32, CCG-13.33: Chalnoth kills one and is gone; the door is there again."""
    many = (*GOOD, "jean_luc_picard", "deanna_troi")  # whoever dies, the others solve it
    chalnoth, _ = at_home(*many, under=("chalnoth",))
    door, _ = at_home(*many, under=("matriarchal_society",))
    seen = plan_of(chalnoth).prospect(1, many, "")
    assert (seen.now, seen.through) == (0, 1000) and seen.harm > 0
    assert plan_of(door).prospect(1, ("sarek",), "").through == 0
    assert plan_of(door).prospect(1, many, "").through == 1000  # two of them are female


def test_a_team_that_can_spare_nobody_does_not_count_on_the_next_turn() -> None:
    few, _ = at_home(*GOOD, under=("chalnoth",))
    many, _ = at_home(*GOOD, "jean_luc_picard", "deanna_troi", under=("chalnoth",))
    team = (*GOOD, "jean_luc_picard", "deanna_troi")
    assert plan_of(few).expected(1, GOOD, "") < plan_of(many).expected(1, team, "")
    assert plan_of(few).expected(1, GOOD, "") < 0


@pytest.mark.rule("CCG-16.56")
def test_another_hit_costs_ship_and_crew() -> None:
    team = ("worf", "sarek")
    assert not passes("null_space", team, "u_s_s_oberth")
    assert harm("null_space", team, "u_s_s_oberth", False) == DAMAGE
    assert harm("null_space", team, "u_s_s_oberth", True) == sum(map(person, team)) + SHIP


def test_who_kills_everybody_costs_most() -> None:
    team = ("sarek", "worf", "geordi_la_forge")
    one, all = (harm(face, team, "", False) for face in ("archer", "barclays_protomorphosis_disease"))
    assert 0 < one < all == sum(map(person, team))
    assert harm("archer", (*team, "beverly_crusher"), "", False) == 0  # SECURITY and MEDICAL


# Where ships stay


def test_a_ship_waits_for_a_team_that_is_stopped() -> None:
    """It does not leave those behind who can solve the next mission with its crew."""
    given = Given()
    given.mission("krios_suppression", seat=1)
    given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", 0)
    given.aboard(ship, "sarek")
    (troi,) = given.surface(0, "lwaxana_troi")
    state = given.sit().state
    assert Plan(state, 0).goal(ship) == 1  # with her
    state.stopped |= 1 << troi
    assert Plan(state, 0).goal(ship) == 0


def test_without_anything_to_do_a_ship_goes_home() -> None:
    given, _ = at_home()
    ship = given.ship("u_s_s_nebula", 2)
    given.aboard(ship, "worf", "taitt", "darian_wallace")
    given.state.locations[2].solved = 0
    assert plan_of(given).goal(ship) == 0


# Who lets a ship fly


@pytest.mark.rule("CCG-11.1")
def test_who_staffs_the_ship_is_seen() -> None:
    """U.S.S. Oberth wants one for staff: Taitt has the icon, Lwaxana Troi and Simon Tarses have none."""
    given, _ = at_home("lwaxana_troi", hand=("taitt", "simon_tarses"))
    plan = plan_of(given)
    helper, guest = given.state.hand(0)
    assert plan.lets_fly(helper) and not plan.lets_fly(guest)
    ready, _ = at_home("taitt", hand=("darian_wallace",))
    assert not plan_of(ready).lets_fly(ready.state.hand(0)[0])  # it flies already


# The end


@pytest.mark.rule("CCG-1.1")
def test_the_mission_that_wins_comes_before_the_one_with_more_points() -> None:
    """CCG-1.2: with 70 points and a planet solved, 30 of space win; 40 of another planet do not."""
    given = Given()
    home = given.mission("first_contact")
    planet, space = given.mission("diplomacy_mission"), given.mission("study_stellar_collision")
    given.state.locations[home].solved = 0
    given.state.mission_points[0] = 35
    plan = plan_of(given)
    assert plan.missions[planet].points == 30 and plan.missions[space].points == 25
    assert plan.gains[space] > plan.gains[planet]


# The outlook


def test_the_outlook_is_a_margin() -> None:
    given, _ = at_home(*GOOD)
    state = given.sit().state
    assert evaluate(state, 0) == -evaluate(state, 1)


def test_points_people_and_damage_count() -> None:
    given, ship = at_home(*GOOD)
    state = given.sit().state
    plain = evaluate(state, 0)
    state.mission_points[0] += 10
    assert evaluate(state, 0) == plain + 10 * POINT
    state.mission_points[0] -= 10
    state.damage[ship] = 1
    assert evaluate(state, 0) < plain
    state.damage.clear()
    more, _ = at_home(*GOOD, "worf")
    assert evaluate(more.sit().state, 0) > plain


def test_bonus_points_beyond_the_limit_count_less() -> None:
    """CCG-1.5"""
    given, _ = at_home()
    state = given.sit().state
    plain = evaluate(state, 0)
    state.bonus_points[0] = 10
    assert plain < evaluate(state, 0) < plain + 10 * POINT


def test_a_team_that_is_there_is_nearer_than_one_at_home() -> None:
    home, _ = at_home(*GOOD)
    there, _ = at_home()
    there.surface(1, *GOOD)
    assert evaluate(there.sit().state, 0) > evaluate(home.sit().state, 0)


def test_a_victory_is_worth_more_than_anything() -> None:
    given, _ = at_home(*GOOD)
    state = given.sit().state
    plain = evaluate(state, 0)
    state.winner = 0
    assert evaluate(state, 0) > plain + 50 * POINT
    state.winner = 1
    assert evaluate(state, 0) < plain - 50 * POINT


def test_of_two_ways_to_the_same_end_the_shorter_one_looks_better() -> None:
    given, _ = at_home(*GOOD)
    state = given.sit().state
    plain = evaluate(state, 0)
    state.orders_given = 7
    assert plain - POINT < evaluate(state, 0) < plain


# Seeding by hand


def test_what_the_other_deck_cannot_pass_is_hard() -> None:
    many = ("beverly_crusher", "lwaxana_troi", "geordi_la_forge", "sarek", "taitt", "worf")
    warriors = ("klag", "kleeg", "vekma", "nudaq", "vagh", "jddan", "batrell")
    assert hardness("shaka_when_the_walls_fell", warriors) > hardness("shaka_when_the_walls_fell", many)
    assert hardness("shaka_when_the_walls_fell", ()) == 0
