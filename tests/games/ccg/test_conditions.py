"""CCG-4, CCG-8, CCG-18, CCG-19: where cards are, who works together, conditions, choosing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.given import Given
from wardroom.games.ccg.flow import do
from wardroom.games.ccg.flow.choosing import fitting, heads, select
from wardroom.games.ccg.flow.compatible import compatible, matches, usable
from wardroom.games.ccg.needs import Selection
from wardroom.games.ccg.notation import read_who
from wardroom.games.ccg.places import away_team, here, present, team_of
from wardroom.games.ccg.spaceline import adjacent, far_end
from wardroom.games.ccg.state import Ccg, place_at
from wardroom.kernel import Asking, Card


def come_to(steps: Asking[Any], *answers: Any) -> Any:
    """What a part of the flow comes to if its questions are answered so."""
    left = list(answers)
    try:
        next(steps)
        while True:
            steps.send(left.pop(0))
    except StopIteration as done:
        assert not left
        return done.value


# Where


@pytest.mark.rule("CCG-4.3", "CCG-17.5")
def test_here_is_anywhere_at_the_location_but_not_under_cloak() -> None:
    given = Given()
    number, other = given.mission("first_contact"), given.mission("extraction")
    ship, far = given.ship("u_s_s_oberth", number), given.ship("u_s_s_nebula", other)
    (worf,), (data,) = given.aboard(ship, "worf"), given.surface(number, "data")
    cloaked = given.ship("i_k_c_kvort", number, seat=1)
    (kurn,) = given.aboard(cloaked, "kurn", seat=1)
    given.state.cloaked |= 1 << cloaked
    there = here(given.state, number)
    assert {ship, worf, data} <= set(there)
    assert not {far, cloaked, kurn} & set(there)


@pytest.mark.rule("CCG-4.4", "CCG-12.10")
def test_own_cards_are_present_in_the_same_crew_or_team() -> None:
    given = Given()
    number = given.mission("first_contact")
    worf, data, sela = given.surface(number, "worf", "data", "sela")
    given.state.team[sela] = 1
    assert present(given.state, worf, data) and not present(given.state, worf, sela)
    assert present(given.state, worf, worf)
    assert away_team(given.state, number, 0, 0) == [worf, data] and team_of(given.state, sela) == [sela]


@pytest.mark.rule("CCG-4.5")
def test_opposing_cards_are_present_on_the_same_surface_or_aboard_the_same_ship() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", number)
    (worf,), (sela,) = given.surface(number, "worf"), given.surface(number, "sela", seat=1)
    given.state.team[sela] = 3
    (data,) = given.aboard(ship, "data")
    assert present(given.state, worf, sela) and not present(given.state, data, sela)


@pytest.mark.rule("CCG-4.6")
def test_ships_and_facilities_are_present_at_the_same_location() -> None:
    given = Given()
    number, other = given.mission("first_contact"), given.mission("extraction")
    ship, far = given.ship("u_s_s_oberth", number), given.ship("u_s_s_nebula", other)
    outpost = given.outpost("federation_outpost", number)
    assert present(given.state, ship, outpost) and not present(given.state, ship, far)


@pytest.mark.rule("CCG-4.32")
def test_neighbours_in_the_row_are_adjacent() -> None:
    given = Given()
    numbers = [given.mission(face) for face in ("first_contact", "extraction", "krios_suppression")]
    assert adjacent(given.state, numbers[1]) == [numbers[0], numbers[2]]
    assert adjacent(given.state, numbers[0]) == [numbers[1]]


SPANS = {2: "krios_suppression", 3: "extraction", 4: "fever_emergency"}


def row_of(*faces: str) -> Ccg:
    given = Given()
    for face in faces:
        given.mission(face)
    return given.state


@pytest.mark.rule("CCG-19.10", "CCG-19.11", "CCG-19.20")
@pytest.mark.example("CCG-19.20")
def test_the_far_end_is_more_cards_away_then_more_span() -> None:
    """Spans 3, 2, 4, 3, 2, 3, 4, 3: from the third of eight the last is five away against two. From the fourth of seven
    it is three to either end: 3 + 2 + 4 = 9 against 2 + 3 + 4 = 9 would tie, so the spans decide where they differ."""
    faces = (
        *("extraction", "krios_suppression", "cultural_observation", "diplomacy_mission"),
        *("first_contact", "fever_emergency", "khitomer_research", "strategic_diversion"),
    )
    state = row_of(*faces)
    assert [state.face(location.missions[0]).span for location in state.locations] == [3, 2, 4, 3, 2, 3, 4, 3]  # type: ignore[attr-defined]
    assert far_end(state, 2, 0) == [7]
    seven = row_of(*faces[:7])
    assert far_end(seven, 3, 0) == [0, 6]
    shorter = row_of(*faces[:6], "study_lonka_pulsar")
    assert far_end(shorter, 3, 0) == [0]


# Together


@pytest.mark.rule("CCG-4.16", "CCG-4.17", "CCG-4.18", "CCG-4.19", "CCG-0.5")
@pytest.mark.parametrize(
    ("first", "second", "fits"),
    [
        ("worf", "data", True),
        ("worf", "sela", False),
        ("worf", "dr_reyga", True),
        ("sela", "dr_reyga", True),
        ("worf", "klingon_disruptor", True),
    ],
)
def test_who_works_together(first: str, second: str, fits: bool) -> None:
    given = Given()
    one, other = given.surface(given.mission("first_contact"), first, second)
    assert compatible(given.sit().state, 0, one, other) is fits


@pytest.mark.rule("CCG-8.3")
def test_a_treaty_makes_two_affiliations_compatible_for_its_player_alone() -> None:
    given = Given()
    kurn, sela = given.surface(given.mission("first_contact"), "kurn", "sela")
    given.core("treaty_romulan_klingon")
    state = given.sit().state
    assert compatible(state, 0, kurn, sela) and not compatible(state, 1, kurn, sela)


@pytest.mark.rule("CCG-4.15")
def test_matching_is_exactly_the_same_affiliation() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", number)
    worf, reyga = given.aboard(ship, "worf", "dr_reyga")
    assert matches(given.state, worf, ship) and not matches(given.state, reyga, ship)


@pytest.mark.rule("CCG-4.20")
def test_ones_own_and_every_station_are_usable() -> None:
    given = Given()
    number = given.mission("first_contact")
    mine, theirs = given.outpost("federation_outpost", number), given.outpost("federation_outpost", number, seat=1)
    colony = given.lay("colony", "surface", number, 1)
    assert [usable(given.state, 0, each) for each in (mine, theirs, colony)] == [True, False, True]


@pytest.mark.rule("CCG-4.1", "CCG-4.2")
def test_control_may_be_given_away_what_leaves_goes_to_its_owner() -> None:
    given = Given()
    (worf,) = given.surface(given.mission("first_contact"), "worf")
    given.state.control[worf] = 1
    game = given.sit()
    assert game.state.controller(worf) == 1
    do.leave(game.state, worf)
    assert game.lies(worf) == "discard1" and game.state.controller(worf) == 0


# Conditions


@pytest.mark.rule("CCG-18.2", "CCG-18.1")
def test_a_stopped_ship_stops_all_aboard() -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    crew = given.aboard(ship, "worf", "tricorder")
    do.stop(given.state, [ship])
    assert all(given.state.is_stopped(card) for card in (ship, *crew))


@pytest.mark.rule("CCG-18.41", "CCG-18.42")
def test_several_conditions_apply_at_once_and_end_by_themselves() -> None:
    given = Given()
    (worf,) = given.surface(given.mission("first_contact"), "worf")
    do.stop(given.state, [worf])
    do.disable(given.state, [worf])
    do.unstop(given.state, [worf])
    assert given.state.is_idle(worf) and not given.state.is_stopped(worf)


@pytest.mark.rule("CCG-18.30", "CCG-18.31")
def test_even_stopped_cards_are_relocated_and_no_range_is_used() -> None:
    given = Given()
    number, other = given.mission("first_contact"), given.mission("extraction")
    ship = given.ship("u_s_s_oberth", number)
    do.stop(given.state, [ship])
    do.relocate(given.state, [ship], place_at("space", other))
    assert given.state.where[ship] == ("space", other) and not given.state.spent


@pytest.mark.rule("CCG-13.42")
def test_what_a_card_did_to_others_ends_when_it_leaves() -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    worf, data = given.aboard(ship, "worf", "data")
    source = given.on(ship, "ktarian_game", seat=1)
    do.disable_while(given.state, source, [worf])
    do.disable(given.state, [data])
    given.sit()
    do.leave(given.state, source)
    assert not given.state.is_idle(worf) and given.state.is_idle(data) and not given.state.lasting


@pytest.mark.rule("CCG-16.54", "CCG-16.56", "CCG-16.55")
def test_a_second_hit_destroys() -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    given.aboard(ship, "taitt")
    game = given.sit()
    come_to(do.damage(game.state, ship))
    assert game.state.damage == {ship: 1}
    come_to(do.damage(game.state, ship))
    assert game.lies(ship) == "discard1" and not game.state.damage


@pytest.mark.rule("CCG-16.77")
def test_ships_docked_at_a_destroyed_facility_stay_at_the_location() -> None:
    given = Given()
    number = given.mission("first_contact")
    outpost = given.outpost("federation_outpost", number)
    ship = given.docked("u_s_s_oberth", outpost)
    game = given.sit()
    come_to(do.destroy(game.state, outpost))
    assert game.state.where[ship] == ("space", number) and game.lies(outpost) == "discard1"


@pytest.mark.rule("CCG-2.6")
def test_genetronic_replicator_keeps_away_teams_with_medical_alive() -> None:
    for medics, spared in ((("beverly_crusher",), True), (("calloway",), False)):
        given = Given()
        number = given.mission("first_contact")
        given.core("genetronic_replicator")
        worf, *_ = given.surface(number, "worf", *medics)
        game = given.sit()
        come_to(do.kill(game.state, [worf]))
        assert (game.lies(worf) == "table") is spared


# Choosing


def team(*faces: str) -> tuple[Ccg, list[Card], Card]:
    given = Given()
    number = given.mission("first_contact")
    cards = given.surface(number, *faces)
    source = given.lay("archer", "mission", number, 1)
    return given.sit().state, cards, source


@pytest.mark.rule("CCG-19.15", "CCG-9.12")
def test_all_eligible_cards_are_equally_likely() -> None:
    seen = set()
    for number in range(40):
        state, cards, source = team("worf", "data", "taitt")
        for _ in range(number):
            state.chance.below(2)
        (struck,) = come_to(select(state, 0, cards, Selection("random"), source))
        seen.add(struck)
    assert len(seen) == 3


@pytest.mark.rule("CCG-19.13", "CCG-19.14")
def test_ties_of_a_dilemma_are_the_opponents_unless_the_card_says_otherwise() -> None:
    for tie, chooser in (("", 1), ("player", 0), ("opponent", 1)):
        state, cards, source = team("simon_tarses", "calloway")
        selection = Selection("highest", of="cunning", tie=tie)  # type: ignore[arg-type]
        steps = select(state, 0, cards, selection, source)
        ask: Any = next(steps)
        assert (ask.seat, list(ask.options)) == (chooser, cards)


@pytest.mark.rule("CCG-19.12")
def test_other_ties_are_the_controllers_of_the_card() -> None:
    state, cards, source = team("simon_tarses", "calloway")
    ask: Any = next(select(state, 0, cards, Selection("highest", of="cunning"), source, by_dilemma=False))
    assert ask.seat == state.controller(source) == 1


@pytest.mark.rule("CCG-9.15", "CCG-9.11")
def test_two_people_on_a_card_count_twice_where_a_number_is_computed() -> None:
    state, cards, _ = team("sisters_of_duras", "worf")
    assert heads(state, cards) == 3


@pytest.mark.rule("CCG-9.14")
def test_a_selection_takes_only_those_whom_it_is_about() -> None:
    state, cards, _ = team("worf", "deanna_troi")
    assert fitting(state, cards, read_who("female")) == [cards[1]]
