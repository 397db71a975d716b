"""Cases in which a detail of a rule matters; most were found by breaking the code (`make mutants`)."""

from __future__ import annotations

import pytest

from tests.games.ccg.fights import Fight, run
from tests.games.ccg.given import Given, Sitting
from tests.games.ccg.test_dilemmas import Met
from wardroom.games.ccg import GAME
from wardroom.games.ccg.cards.kinds import FACES, Dilemma
from wardroom.games.ccg.flow import do, encounter
from wardroom.games.ccg.flow.encounter import Encounter
from wardroom.games.ccg.flow.reporting import lay_facility
from wardroom.games.ccg.spaceline import mission
from wardroom.games.ccg.state import IN_SPACE, SEEDS, SURFACE
from wardroom.kernel import Steps, Table

# Seeding


@pytest.mark.rule("CCG-5.23")
def test_the_facility_phase_ends_when_nothing_is_left_to_seed() -> None:
    given = Given()
    given.mission("first_contact")
    (outpost,) = given.seeds(0, "federation_outpost")
    game = given.sit("facilities", turn=0).choose("seed:federation_outpost:first_contact@row1-1")
    assert game.lies(outpost) == "table" and game.state.turn == 1


@pytest.mark.rule("CCG-5.4", "CCG-5.5")
@pytest.mark.parametrize(
    ("face", "asked"),
    [("alternate_universe_door", True), ("holding_cell_door", False), ("federation_outpost", False)],
)
def test_in_the_doorway_phase_is_seeded_what_says_so(face: str, asked: bool) -> None:
    given = Given()
    given.mission("first_contact")
    given.seeds(0, face)
    game = given.sit("doorways", turn=0, seeding="by_hand")
    assert (game.ask.kind == "seed-doorway") == asked
    if asked:
        (door,) = game.state.row(0, SEEDS)
        game.order("core", door)
        assert game.state.where[door] == ("core", 0)


@pytest.mark.rule("CCG-5.37", "CCG-5.19")
def test_what_was_laid_by_hand_fits_in_imagined_worlds() -> None:
    """One seed card under each mission: which is which follows from the icons, even before the stacks are laid."""
    given = Given()
    planet, space = given.mission("first_contact", seat=1), given.mission("repair_mission", seat=1)
    archer, mine = given.seeds(0, "archer", "gravitic_mine")
    game = given.sit("dilemmas", turn=0)
    missions = [given.state.locations[number].missions[0] for number in (planet, space)]
    game.order("under", archer, missions[0]).order("under", mine, missions[1])
    for number in range(12):
        world = game.table.line.imagine(1, b"%d" % number).state
        assert [world.cards.faces[card] for card in (archer, mine)] == ["archer", "gravitic_mine"]


@pytest.mark.rule("CCG-5.21", "CCG-27.9")
def test_artifacts_are_dealt_under_own_planets_one_each() -> None:
    settings = {"format": "full", "deck_1": "federation_explorers", "deck_2": "federation_explorers"}
    state = Table(GAME, 2, b"%032d" % 4, settings=settings).line.state
    found = []
    for location in state.locations:
        there = [card for card in state.cards.rows[location.under] if state.kind(card) == "artifact"]
        assert all(mission(state, location.number, state.owner[card]).is_planet for card in there)
        assert len({state.owner[card] for card in there}) == len(there)
        found += there
    assert len(found) == 4


@pytest.mark.rule("CCG-5.29")
@pytest.mark.parametrize(("face", "where"), [("federation_outpost", IN_SPACE), ("the_great_hall", SURFACE)])
def test_outposts_are_in_space_headquarters_on_the_planet(face: str, where: str) -> None:
    given = Given()
    number = given.mission("expose_covert_supply")
    (card,) = given.hand(0, face)
    lay_facility(given.state, 0, card, number)
    assert given.state.where[card] == (where, number)


# Turns


@pytest.mark.rule("CCG-6.7", "CCG-13.42")
def test_what_ends_with_the_turn_and_what_lasts() -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    (crew,) = given.aboard(ship, "worf")
    clock = given.on(ship, "hyper_aging", seat=1)
    given.state.lasting = [("doubled_range", ship, 1), (do.caused_by(clock, do.QUARANTINED), crew, do.FOREVER)]
    given.state.chosen[clock] = do.FOREVER
    game = given.sit().end_turn()
    assert not game.state.lasts("doubled_range", ship) and do.is_quarantined(game.state, crew)


@pytest.mark.rule("CCG-6.15", "CCG-6.8")
def test_draws_are_told_and_from_an_empty_deck_none() -> None:
    given = Given()
    given.mission("first_contact")
    game = given.sit().end_turn()
    assert game.log().count("drew") == 1
    state = game.state
    state.cards.rows[state.cards.at[state.deck(0)[0]]].clear()
    run(do.draw(state, 0, 2))
    assert len(state.hand(0)) == 1


# Moving, targets


@pytest.mark.rule("CCG-12.2", "CCG-12.1")
def test_of_a_way_that_is_open_nothing_is_said_against() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", number)
    given.aboard(ship, "worf")
    game = given.sit()
    planet = given.state.locations[number].missions[0]
    assert game.because("beam", ship, planet) is None and "beam" in game.key("beam", ship, planet)
    assert game.because("beam", planet, ship) == ("", "not-offered")  # nobody is there


@pytest.mark.rule("CCG-12.11")
def test_one_team_has_nobody_to_join() -> None:
    given = Given()
    number = given.mission("first_contact")
    worf, data = given.surface(number, "worf", "data")
    planet = given.state.locations[number].missions[0]
    assert given.sit().because("join", planet) == ("", "not-offered")
    given.state.team[data] = 1
    game = given.sit()
    assert game.because("join", planet) is None
    game.order("join", planet)
    assert not game.state.team and game.lies(worf) == "table"


@pytest.mark.rule("CCG-11.12", "CCG-11.13")
def test_without_staff_no_ship_docks() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship, outpost = given.ship("u_s_s_oberth", number), given.outpost("federation_outpost", number)
    (taitt,) = given.aboard(ship, "taitt")
    game = given.sit()
    assert game.because("dock", ship, outpost) is None
    game.state.disabled |= 1 << taitt
    assert game.because("dock", ship, outpost) == ("CCG-11.3", "nobody-matches")


@pytest.mark.rule("CCG-17.2")
def test_a_card_for_a_ship_aims_at_ships_that_are_not_cloaked() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.outpost("federation_outpost", number)
    first, second, hidden = (given.ship("i_k_c_kvort", number, seat=seat) for seat in (0, 1, 1))
    given.state.cloaked |= 1 << hidden
    (fire,) = given.hand(0, "plasma_fire")
    game = given.sit("play").order("play", fire)
    assert set(game.ask.options) == {first, second}


@pytest.mark.rule("CCG-17.2", "CCG-16.11")
def test_a_ship_in_the_asteroids_is_no_target_of_an_attack() -> None:
    fight = Fight()
    ship = fight.crewed("i_k_c_vorcha", "kang", "kurn", "torin")
    other = fight.crewed("u_s_s_oberth", "taitt", seat=1)
    assert fight.why("attack", ship, other) is None
    do.until(fight.state, "sanctuary", other)
    assert fight.refused("attack", ship, other) == ("CCG-16.11", "target-sheltered")


# Dilemmas


@pytest.mark.rule("CCG-13.33", "CCG-13.32")
def test_a_dilemma_that_has_left_already_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaves(do_it: Encounter) -> Steps:
        do.discard(do_it.state, [do_it.card])
        yield from encounter.fail(do_it, ())

    monkeypatch.setitem(encounter.DILEMMAS, "archer", leaves)
    met = Met("archer", "worf")
    assert (met.where(), met.fate()) == ("discard2", ["stopped"])


# The view


@pytest.mark.rule("CCG-5.11", "CCG-25.2")
def test_what_floats_in_space_is_shown_apart_from_the_ships() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.ship("u_s_s_oberth", number)
    given.surface(number, "worf", "tricorder")
    given.lay("escape_pod", IN_SPACE, number)
    game: Sitting = given.sit()
    (place,) = [each for row in game.view()["rows"] for each in row["locations"]]
    assert [each["face"] for each in place["others"]] == ["escape_pod"]


def test_the_pool_has_no_dilemma_that_lacks_its_icon() -> None:
    icons = {face.icon for face in FACES.values() if isinstance(face, Dilemma)}
    assert icons == {"planet", "space", "either"}
