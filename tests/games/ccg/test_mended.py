"""Small things that once went wrong: each with the position that showed it."""

from __future__ import annotations

import pytest

from tests.games.ccg.fights import Straight
from tests.games.ccg.given import Given, Sitting
from tests.games.ccg.test_dilemmas import Met
from wardroom.games.ccg import GAME
from wardroom.games.ccg.cards.kinds import FACES
from wardroom.games.ccg.decks import READY, code
from wardroom.games.ccg.state import UNDERS
from wardroom.games.ccg.values import number, skills
from wardroom.kernel import Card, Chance

# Beaming


@pytest.mark.rule("CCG-10.1", "CCG-12.12", "CCG-8.1")
def test_nobody_is_picked_whom_none_of_the_rest_can_take_along() -> None:
    """A disabled Romulan with a Klingon on a planet: aboard a Non-Aligned ship they would not be together, so whoever
    picks the Romulan could neither go on nor stop."""
    given = Given()
    place = given.mission("first_contact")
    ship = given.ship("zibalian_transport", place)
    sela, worf = given.surface(place, "sela", "worf")
    given.state.disabled |= 1 << sela
    game = given.sit().order("beam", given.state.locations[place].missions[0], ship)
    assert game.because("", sela) == ("CCG-10.1", "nobody-carries")
    game.pick(worf)
    assert game.because("", sela) == ("CCG-8.1", "incompatible")
    game.choose("done")
    assert game.state.where[worf] == ("aboard", ship) and game.state.where[sela] == ("surface", place)


# Downloads


@pytest.mark.rule("CCG-15.12", "CCG-17.2", "CCG-17.5")
def test_nothing_is_downloaded_to_a_cloaked_ship_but_the_own_of_the_icon() -> None:
    given = Given()
    place = given.mission("repair_mission")
    mine, theirs = given.ship("u_s_s_nebula", place), given.ship("devoras", place, seat=1)
    (ogawa,) = given.aboard(mine, "alyssa_ogawa_first_contact")
    given.state.cloaked |= 1 << mine | 1 << theirs
    given.deck(0, "medical_kit", "taitt")
    game = given.sit().order("download", ogawa).choose("medical_kit").passing()
    kit = Card(game.state.cards.faces.index("medical_kit"))
    assert game.state.where[kit] == ("aboard", mine)  # the only place: nobody is asked


# Switched off


@pytest.mark.rule("CCG-14.19")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_lies_before_either_player_switches_off_for_both(seat: int) -> None:
    given = Given()
    place = given.mission("krios_suppression")
    (storm,) = given.under(place, "firestorm")
    team = given.surface(place, "lursa")
    given.core("thermal_deflectors", seat)
    game = given.sit().order("attempt", given.state.locations[place].missions[0], team[0]).passing()
    assert (game.lies(storm), game.lies(team[0])) == ("discard2", "table")


@pytest.mark.rule("CCG-14.19")
def test_a_plasma_fire_that_is_switched_off_does_no_damage_until_it_burns_again() -> None:
    given = Given()
    ship = given.ship("u_s_s_nebula", given.mission("repair_mission"))
    fire, deflectors = given.on(ship, "plasma_fire", seat=1), given.core("thermal_deflectors", 1)
    game = given.sit(chosen={fire: 0})
    game.end_turn()
    assert ship not in game.state.damage and game.lies(fire) == "table"
    game.state.cards.move(deflectors, game.state.locations[0].under)
    game.end_turn()
    game.end_turn()
    assert game.state.damage == {ship: 1}


# Dilemmas


def with_junior(face: str) -> tuple[Sitting, Card, Card]:
    met = Met("birth_of_junior", "taitt", "sarek", ship=face)
    return met.game, met.ship, met.card


@pytest.mark.rule("CCG-13.42", "CCG-4.24")
def test_junior_takes_one_range_each_turn_of_the_ships_controller() -> None:
    game, ship, card = with_junior("u_s_s_nebula")
    assert game.state.where[card] == ("on", ship) and not game.stopped(ship)
    full = number(game.state, ship, "range")
    losses = []
    for _ in range(4):
        game.end_turn()
        losses.append(full - number(game.state, ship, "range"))
    assert losses == [1, 1, 2, 2]


@pytest.mark.rule("CCG-13.42", "CCG-16.65")
def test_at_range_0_junior_destroys_the_ship() -> None:
    game, ship, card = with_junior("u_s_s_oberth")
    full = number(game.state, ship, "range")
    for _ in range(2 * full - 2):
        game.end_turn()
    assert number(game.state, ship, "range") == 1 and game.lies(ship) == "table"
    game.end_turn()
    assert (game.lies(ship), game.lies(card)) == ("discard1", "discard2")


@pytest.mark.rule("CCG-13.51", "CCG-18.22", "CCG-13.13")
def test_the_ktarian_game_begins_with_one_of_those_who_met_it() -> None:
    """Whoever was stopped before does not meet it (CCG-13.13); at the next turn everybody aboard may be selected."""
    given = Given()
    place = given.mission("repair_mission")
    given.under(place, "ktarian_game")
    ship = given.ship("u_s_s_oberth", place)
    stopped = given.aboard(ship, *["taitt"] * 3)
    (worf,) = given.aboard(ship, "worf")
    for card in stopped:
        given.state.stopped |= 1 << card
    given.state.chance = Straight(b"the first")
    game = given.sit().order("attempt", given.state.locations[place].missions[0], ship).passing()
    assert [game.state.is_idle(card) for card in (*stopped, worf)] == [False] * 3 + [True]


# Zones


@pytest.mark.rule("CCG-3.12", "CCG-5.12")
def test_two_decks_with_as_many_missions_as_can_be_have_a_place_for_each() -> None:
    """Space is half a mission, and is never shared: eight cards of each player are sixteen locations."""
    decks = {}
    for place, name in enumerate(("federation_explorers", "romulan_shadows")):
        deck = READY[name]
        others = [face for face in deck.missions if face != "cultural_observation"][:4]
        decks[f"deck_{place + 1}"] = code(deck._replace(missions=("space",) * 4 + tuple(others)))
    state = GAME.setup(2, GAME.agreed({"format": "full", **decks}), Chance(b"most"))
    assert len(state.locations) == UNDERS == 16
    assert all(state.cards.rows[each.under] for each in state.locations)


@pytest.mark.rule("CCG-13.42", "CCG-4.25", "CCG-13.35")
def test_nitrium_metal_parasites_destroy_the_ship_at_the_end_of_the_second_full_turn() -> None:
    met = Met("nitrium_metal_parasites", "taitt", "worf", ship="u_s_s_nebula")
    for _ in range(4):
        assert met.game.lies(met.ship) == "table"
        met.game.end_turn()
    assert met.game.lies(met.ship) == "table"
    met.game.end_turn()
    assert met.game.lies(met.ship) == "discard1"
    cured = Met("nitrium_metal_parasites", "geordi_la_forge", "data", ship="u_s_s_nebula")
    assert cured.where() == "discard2"


@pytest.mark.rule("CCG-13.42", "CCG-9.4")
def test_tsiolkovsky_infection_takes_the_first_skill_of_everybody_aboard() -> None:
    met = Met("tsiolkovsky_infection", "data", "worf", ship="u_s_s_nebula")
    first = FACES["data"].members[0].skills[0][0]  # type: ignore[attr-defined]
    assert met.game.state.where[met.card] == ("on", met.ship)
    assert skills(met.game.state, met.team[0], first) == FACES["data"].members[0].skills[0][1] - 1  # type: ignore[attr-defined]


@pytest.mark.rule("CCG-13.36", "CCG-4.25", "CCG-13.41")
def test_rem_fatigue_kills_the_team_unless_it_comes_home() -> None:
    met = Met("rem_fatigue_hallucinations", "worf", "data")
    for turn in range(1, 8):
        assert met.game.lies(met.team[0]) == "table", turn
        met.game.end_turn()
    assert met.fate() == ["discard1", "discard1"]


@pytest.mark.rule("CCG-13.36", "CCG-13.41")
def test_rem_fatigue_is_cured_where_their_ship_docks_at_an_outpost() -> None:
    given = Given()
    place = given.mission("repair_mission")
    (card,) = given.under(place, "rem_fatigue_hallucinations")
    ship, outpost = given.ship("runabout", place), given.outpost("federation_outpost", place)
    team = given.aboard(ship, "worf", "data")
    game = given.sit().order("attempt", given.state.locations[place].missions[0], ship).passing()
    assert game.lies(card) == "table" and game.state.bonus_points == [0, 0]
    game.order("dock", ship, outpost)
    assert game.lies(card) == "discard2" and game.state.bonus_points == [5, 0]
    assert game.lies(team[0]) == "table"


@pytest.mark.rule("CCG-2.12", "CCG-13.20")
def test_an_artifact_used_as_equipment_pays_as_equipment() -> None:
    met = Met("rebel_encounter", "sarek", gear="varon_t_disruptor")
    assert met.game.asked == (0, "pay-discard")
    met.game.pick(met.team[1]).passing()
    assert (met.fate(), met.where()) == (["table", "discard1"], "out2")


@pytest.mark.rule("CCG-2.12")
def test_and_disruptor_overload_destroys_it() -> None:
    given = Given()
    given.surface(given.mission("first_contact"), "worf", seat=1)
    (gun,) = given.surface(0, "varon_t_disruptor", seat=1)
    (card,) = given.hand(0, "disruptor_overload")
    game = given.sit().order("play", card).passing()
    assert game.lies(gun) == "discard2"


@pytest.mark.rule("CCG-4.4", "CCG-13.34")
def test_a_cure_is_present_in_one_team() -> None:
    """SCIENCE and MEDICAL x2 on the same planet, but in two Away Teams, cure nobody of Hyper-Aging."""
    given = Given()
    place = given.mission("first_contact")
    (card,) = given.under(place, "hyper_aging")
    crusher, worf, taitt = given.surface(place, "beverly_crusher", "worf", "taitt")
    given.state.team[taitt] = 1
    game = given.sit().order("attempt", given.state.locations[place].missions[0], crusher).passing()
    assert game.lies(card) == "table"
    del game.state.team[taitt]
    game.end_turn()
    assert game.lies(card) == "discard2" and worf


@pytest.mark.rule("CCG-7.18")
@pytest.mark.parametrize(
    ("face", "place"),
    [
        ("lower_decks", "core"),
        ("thermal_deflectors", "core"),
        ("yellow_alert", "core"),
        ("nutational_shields", "on"),
        ("bynars_weapon_enhancement", "on"),
    ],
)
def test_events_that_are_nothing_but_data_can_be_played(face: str, place: str) -> None:
    given = Given()
    given.ship("u_s_s_nebula", given.mission("first_contact"))
    (card,) = given.hand(0, face)
    game = given.sit("play").order("play", card).passing()
    assert game.state.where[card].kind == place
