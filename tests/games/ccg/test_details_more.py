"""More cases in which a detail of a rule matters, found by breaking the code (`make mutants`)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.fights import PLANET_MISSION, Fight
from tests.games.ccg.given import Given
from tests.games.ccg.test_decks import AT_A_HOMEWORLD, FULL, SHORT
from tests.games.ccg.test_dilemmas import Met
from tests.games.ccg.test_setup import by_hand, choose_until
from wardroom.games.ccg.advice import advice
from wardroom.games.ccg.cards.decks import READY
from wardroom.games.ccg.cards.kinds import FACES, Facility
from wardroom.games.ccg.flow import do, orders
from wardroom.games.ccg.flow.attacking import may_counter
from wardroom.games.ccg.flow.attempt import party_of
from wardroom.games.ccg.flow.teams import join_surface
from wardroom.games.ccg.legality import at_home, fits_somewhere
from wardroom.games.ccg.places import away_teams
from wardroom.games.ccg.show.sheet import sheet
from wardroom.games.ccg.state import ACADEMY, MISSIONS, PLAY
from wardroom.games.ccg.state import FULL as FULL_GAME
from wardroom.games.ccg.values import equipment_of, someone
from wardroom.kernel import Card

# Decks, seeding


@pytest.mark.rule("CCG-3.9")
def test_a_mission_of_each_kind_more_is_only_advised_in_the_full_game() -> None:
    assert "advice-both-kinds" not in {each.key for each in advice(FULL)}
    one_space = SHORT._replace(missions=("first_contact", "excavation", "extraction", "repair_mission"))
    assert "advice-both-kinds" not in {each.key for each in advice(one_space)}


@pytest.mark.rule("CCG-5.25", "CCG-5.26", "CCG-27.5")
def test_which_facility_has_a_place_among_the_missions_of_a_deck() -> None:
    def fits(face: str, missions: tuple[str, ...]) -> bool:
        facility = FACES[face]
        assert isinstance(facility, Facility)
        return fits_somewhere(facility, SHORT._replace(missions=missions))

    assert fits("federation_outpost", SHORT.missions) and fits("klingon_outpost", READY["academy_klingon"].missions)
    assert not fits("klingon_outpost", ("first_contact",))  # no Klingon icon
    assert not fits("klingon_outpost", AT_A_HOMEWORLD)
    assert not fits("federation_outpost", ("catalog_phenomena",))  # Delta Quadrant
    assert not fits("the_great_hall", READY["academy_klingon"].missions)  # no outpost


@pytest.mark.rule("CCG-4.16", "CCG-4.17", "CCG-7.6")
@pytest.mark.parametrize(
    ("face", "home", "may"),
    [
        ("worf", "federation_outpost", True),
        ("worf", "klingon_outpost", False),
        ("dr_reyga", "klingon_outpost", True),
        ("worf", "borg_outpost", False),
        ("dr_reyga", "borg_outpost", False),
    ],
)
def test_who_has_a_home_in_a_deck(face: str, home: str, may: bool) -> None:
    facility = FACES[home]
    assert isinstance(facility, Facility) and at_home(FACES[face], facility) == may


@pytest.mark.rule("CCG-5.6", "CCG-5.7")
def test_the_mission_phase_lasts_until_both_piles_are_laid() -> None:
    game = choose_until(by_hand(), "seed-dilemma")
    assert [len(game.state.row(seat, MISSIONS)) for seat in (0, 1)] == [0, 0]
    assert sum(len(each.missions) for each in game.state.locations) == 8


@pytest.mark.rule("CCG-5.37")
def test_each_seed_card_lies_under_the_mission_that_was_named() -> None:
    given = Given()
    numbers = [given.mission(face, seat=1) for face in ("first_contact", "excavation", "repair_mission")]
    archer, chalnoth, mine = given.seeds(0, "archer", "chalnoth", "gravitic_mine")
    game = given.sit("dilemmas", turn=0)
    for card, number in zip((archer, chalnoth, mine), numbers):
        game.order("under", card, game.state.locations[number].missions[0])
    assert [game.state.cards.rows[each.under] for each in game.state.locations] == [[archer], [chalnoth], [mine]]


# Turns


@pytest.mark.rule("CCG-6.5", "CCG-6.16")
def test_an_order_is_carried_out_and_counted() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship, outpost = given.ship("u_s_s_oberth", number), given.outpost("federation_outpost", number)
    given.aboard(ship, "taitt")
    game = given.sit().order("dock", ship, outpost).passing()
    assert game.state.where[ship] == ("docked", outpost) and game.state.orders_given == 1


@pytest.mark.rule("CCG-6.16")
def test_after_sixty_orders_one_may_still_end_the_turn() -> None:
    given = Given()
    given.mission("first_contact")
    for number in (0, 60):
        game = given.sit(orders_given=number)
        assert game.why("end") is None
    game.choose("end").passing()
    assert game.state.turn == 2


@pytest.mark.rule("CCG-6.6")
@pytest.mark.parametrize(
    ("hand", "said"), [(("transwarp_conduit",), False), (("transwarp_conduit", "red_alert"), True)]
)
def test_interrupts_are_no_card_plays_that_are_left(hand: tuple[str, ...], said: bool) -> None:
    given = Given()
    given.ship("u_s_s_oberth", given.mission("first_contact"))
    conduit = given.hand(0, *hand)[0]
    game = given.sit(PLAY)
    assert game.because("play", conduit) is None
    assert (game.table.seat(0).notices["done"].remark is not None) == said


@pytest.mark.rule("CCG-14.3")
@pytest.mark.parametrize("face", ["metaphasic_shields", "plasma_fire"])
def test_a_card_for_a_ship_needs_one(face: str) -> None:
    for ship, why in ((False, ("CCG-14.3", "no-target")), (True, None)):
        given = Given()
        number = given.mission("first_contact")
        if ship:
            given.ship("u_s_s_oberth", number)
        (card,) = given.hand(0, face)
        assert given.sit(PLAY).because("play", card) == why


@pytest.mark.rule("CCG-17.2")
def test_a_card_for_an_own_ship_aims_at_those_that_are_not_cloaked() -> None:
    given = Given()
    number = given.mission("first_contact")
    first, second, hidden = (given.ship("i_k_c_kvort", number) for _ in range(3))
    given.ship("i_k_c_kvort", number, seat=1)
    given.state.cloaked |= 1 << hidden
    (shields,) = given.hand(0, "metaphasic_shields")
    game = given.sit(PLAY).order("play", shields)
    assert set(game.ask.options) == {first, second}


# Ships


@pytest.mark.rule("CCG-11.24")
def test_a_ship_that_must_travel_and_has_no_range_left_lets_the_turn_end() -> None:
    """Of its RANGE of 6 it has spent none, or 4: the next span is 3."""
    for spent, why in ((0, ("CCG-11.24", "must-travel")), (4, None)):
        given = Given()
        numbers = [given.mission(face) for face in ("repair_mission", "excavation", "extraction")]
        ship = given.ship("u_s_s_oberth", numbers[0])
        given.aboard(ship, "geordi_la_forge", "taitt")
        given.state.chosen[given.on(ship, "cytherians", seat=1)] = numbers[2]
        given.state.spent[ship] = spent
        game = given.sit()
        assert game.why("end") == why
    assert game.end_turn().state.turn == 2


@pytest.mark.rule("CCG-16.54", "CCG-16.76")
def test_special_equipment_is_of_ships_and_the_cloak_goes_with_damage() -> None:
    given = Given()
    number = given.mission("repair_mission")
    ship, outpost = given.ship("i_k_c_kvort", number), given.outpost("klingon_outpost", number)
    assert "cloaking_device" in equipment_of(given.state, ship)
    given.state.damage[ship] = 1
    assert "cloaking_device" not in equipment_of(given.state, ship)
    assert equipment_of(given.state, outpost) == set()


# People


@pytest.mark.rule("CCG-18.25")
def test_who_is_put_into_stasis_can_do_nothing() -> None:
    given = Given()
    worf, data = given.surface(given.mission("first_contact"), "worf", "data")
    given.state.news = []
    do.into_stasis(given.state, [worf])
    assert (given.state.is_idle(worf), given.state.is_idle(data)) == (True, False)
    assert [event.key for event in given.state.news] == ["in-stasis"]


@pytest.mark.rule("CCG-19.1")
def test_two_of_the_same_kit_give_a_skill_once() -> None:
    """A kit makes OFFICERs ENGINEERs; the tricorder gives these SCIENCE, but not those with the bare skill."""
    given = Given()
    gear = ("engineering_kit", "engineering_kit", "tricorder", "tricorder")
    riker, geordi = given.surface(given.mission("first_contact"), "thomas_riker", "geordi_la_forge", *gear)[:2]
    assert someone(given.state, riker)[0].levels("engineer") == 1
    assert someone(given.state, geordi)[0].levels("science") == 1


@pytest.mark.rule("CCG-8.2", "CCG-12.5")
def test_who_comes_together_stays_together_where_all_agree() -> None:
    """Dr. Reyga could join Sela, but stays with Worf; Sela and Worf are parted."""
    for newcomers, teams in (
        (("worf", "dr_reyga"), [["sela"], ["worf", "dr_reyga"]]),
        (("worf", "tomalak"), [["sela", "tomalak"], ["worf"]]),
    ):
        given = Given()
        number = given.mission("first_contact")
        given.surface(number, "sela")
        join_surface(given.state, given.surface(number, *newcomers), number)
        found = away_teams(given.state, number, 0).values()
        assert [[given.state.cards.faces[card] for card in team] for team in found] == teams


# Attempts


@pytest.mark.rule("CCG-13.23")
def test_the_whole_crew_takes_part_and_nobody_else() -> None:
    given = Given()
    number = given.mission("repair_mission")
    ship, other = given.ship("u_s_s_oberth", number), given.ship("u_s_s_nebula", number)
    crew = given.aboard(ship, "geordi_la_forge", "taitt")
    given.aboard(other, "worf")
    party = party_of(given.state, 0, ship)
    assert (party.kind, party.ship, party.location, list(party.members)) == ("space", ship, number, crew)


@pytest.mark.rule("CCG-13.8", "CCG-13.11")
def test_of_the_crews_in_orbit_one_that_may_attempts_a_dual_mission_too() -> None:
    """Only the Oberth has somebody aboard who shows the icon, so nobody is asked which crew."""
    given = Given()
    number = given.mission("tarchannen_study")
    (worf,) = given.surface(number, "worf")
    ready, other = given.ship("u_s_s_oberth", number), given.ship("i_k_c_kvort", number)
    (taitt,) = given.aboard(ready, "taitt")
    given.aboard(other, "kurn")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], worf).passing()
    (attempt,) = [args for key, args in game.table.seat(0).log if key == "attempts"]
    assert tuple(attempt["cards"]) == ("worf", "taitt")
    assert taitt in given.state.table() and game.asked == (0, "order")


@pytest.mark.rule("CCG-13.16", "CCG-25.12")
def test_play_is_suspended_once_more_before_the_requirements_are_looked_at() -> None:
    """Fetching somebody is offered as the attempt is declared, and again when no seed card is left."""
    given = Given()
    number = given.mission("first_contact")
    ogawa, _ = given.surface(number, "alyssa_ogawa_first_contact", "worf")
    given.deck(0, "taitt", "medical_kit")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ogawa)
    game.choose("pass")
    assert game.asked == (0, "answer") and "requirements-missed" not in game.log()
    game.order("download", ogawa).choose("medical_kit").passing()
    assert "requirements-missed" in game.log()
    kit = Card(game.state.cards.faces.index("medical_kit"))
    assert game.state.where[kit] == ("surface", number)


@pytest.mark.rule("CCG-17.6")
def test_a_stellar_flare_leaves_when_it_has_burnt() -> None:
    met = Met("stellar_flare", "geordi_la_forge", ship="u_s_s_oberth")
    assert met.where() == "out2" and met.game.state.damage == {met.ship: 1}


# Battle


@pytest.mark.rule("CCG-16.10")
def test_either_player_aims_at_the_cards_of_the_other() -> None:
    fight = Fight()
    mine, theirs = fight.crewed("i_k_c_kvort", "kang"), fight.crewed("i_k_c_vorn", "kurn", seat=1)
    for seat, ship, target in ((0, mine, theirs), (1, theirs, mine)):
        fight.state.active = seat
        listed = [each for each in orders.possible(fight.state, seat) if each[0] == "attack"]
        assert listed == [("attack", ship, target)]


@pytest.mark.rule("CCG-16.25", "CCG-16.26")
@pytest.mark.parametrize(("gear", "lives"), [((), True), (("klingon_disruptor",), False)])
def test_the_stunned_get_up_again_and_the_wounded_die(gear: tuple[str, ...], lives: bool) -> None:
    """Krozh, of STRENGTH 10, or 12 with a disruptor, against Wilkins' 5; the others win the battle, so that nobody of
    theirs dies of it."""
    fight = Fight(PLANET_MISSION)
    mine = fight.surface(fight.place, "krozh", "sarek", "sarek", *gear)
    theirs = fight.surface(fight.place, "richard_wilkins", "tasha_yar", "worf", seat=1)
    fight.state.last_counter = [(0, fight.place)]
    fight.give("battle", mine[0], theirs[0])
    wounded = {each["card2"] for each in fight.told("face-off-wounded")}
    assert ("richard_wilkins" in wounded) != lives
    assert fight.alive(*theirs) == [lives, True, True]


@pytest.mark.rule("CCG-16.8")
def test_the_right_to_counter_is_of_the_own_turn() -> None:
    fight = Fight()
    fight.state.last_counter = [(1, fight.place)]
    assert not may_counter(fight.state, 1, fight.place)
    fight.state.active = 1
    assert may_counter(fight.state, 1, fight.place) and not may_counter(fight.state, 0, fight.place)


# What is shown


@pytest.mark.rule("CCG-1.1", "CCG-27.3")
@pytest.mark.parametrize(("format", "rule"), [(ACADEMY, "CCG-27.3"), (FULL_GAME, "CCG-1.1")])
def test_the_sheet_names_the_rule_behind_the_number_to_reach(format: str, rule: str) -> None:
    drawn: Any = sheet(Given().sit(format=format).state, 0, 0)
    (goal,) = [row for row in drawn["rows"] if row["title"] == "goal"]
    assert goal["rule"] == goal["lines"][0]["rule"] == rule


@pytest.mark.rule("CCG-1.2")
def test_everybody_sees_how_many_missions_each_has_solved() -> None:
    given = Given()
    for face, seat in (("first_contact", 0), ("excavation", 0), ("repair_mission", 1), ("extraction", -1)):
        given.state.locations[given.mission(face)].solved = seat
    assert [each["solved"] for each in given.sit().view()["players"]] == [2, 1]
