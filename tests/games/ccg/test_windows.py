"""CCG-14, CCG-25: who is asked for an answer, and what answers do."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg.flow.battle_ships import has_truce
from wardroom.games.ccg.flow.moving import range_left
from wardroom.games.ccg.state import DISCARD, zone
from wardroom.kernel import Card


def pausing(*hand: str, listed: tuple[str, ...] = ()) -> Sitting:
    """The first seat is about to end its orders; the other has this hand, and these cards somewhere hidden."""
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", number)
    given.state.spent[ship] = 3
    given.hand(1, *hand)
    given.deck(1, "taitt", *listed)
    return given.sit()


@pytest.mark.rule("CCG-25.7", "CCG-25.8", "CCG-25.10")
def test_who_could_answer_is_asked_whether_the_card_is_in_hand_or_not() -> None:
    held = pausing("distortion_of_space_time_continuum")
    hidden = pausing("taitt", listed=("distortion_of_space_time_continuum",))
    for game in (held, hidden):
        game.choose("end")
        assert game.asked == (1, "answer")
    assert held.because("", held.state.hand(1)[0]) is None
    assert hidden.because("", hidden.state.hand(1)[0]) == ("CCG-14.4", "no-answer")


@pytest.mark.rule("CCG-25.7")
def test_nobody_is_asked_whose_list_has_no_answer_left() -> None:
    game = pausing("taitt")
    assert game.choose("end").state.active == 1
    gone = pausing("taitt", listed=("distortion_of_space_time_continuum",))
    card = Card(gone.state.cards.faces.index("distortion_of_space_time_continuum"))
    gone.state.cards.move(card, zone(1, DISCARD))
    assert gone.choose("end").state.active == 1


@pytest.mark.rule("CCG-25.7")
def test_nobody_is_asked_with_an_empty_hand() -> None:
    game = pausing(listed=("distortion_of_space_time_continuum",))
    assert game.choose("end").state.active == 1


@pytest.mark.rule("CCG-7.1", "CCG-14.10")
def test_distortion_restores_a_ship_on_either_turn() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", number)
    crew, team = given.aboard(ship, "taitt"), given.surface(number, "worf")
    for card in (ship, *crew, *team):
        given.state.stopped |= 1 << card
    given.state.spent[ship] = 4
    (card,) = given.hand(0, "distortion_of_space_time_continuum")
    game = given.sit().order("play", card).passing()
    assert not game.state.stopped and range_left(game.state, ship) == 6
    assert game.lies(card) == "discard1"


@pytest.mark.rule("CCG-19.3", "CCG-19.1")
def test_transwarp_conduit_doubles_range_for_this_turn_and_once() -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    cards = given.hand(0, "transwarp_conduit", "transwarp_conduit")
    game = given.sit().order("play", cards[0]).passing()
    assert range_left(game.state, ship) == 12
    game.order("play", cards[1]).passing()
    assert range_left(game.state, ship) == 12
    assert range_left(game.end_turn().state, ship) == 6


def flight(*hand: str) -> tuple[Sitting, Card, list[Card]]:
    """A ship of the first seat flies past one of the other's."""
    given = Given()
    numbers = [given.mission(face) for face in ("first_contact", "extraction", "krios_suppression")]
    ship = given.ship("u_s_s_oberth", numbers[0])
    given.aboard(ship, "taitt")
    given.ship("i_k_c_kvort", numbers[1], seat=1)
    given.hand(1, *hand)
    missions = [given.state.locations[number].missions[0] for number in numbers]
    return given.sit(), ship, missions


@pytest.mark.rule("CCG-11.9", "CCG-14.4")
def test_hail_stops_a_ship_that_passes() -> None:
    game, ship, missions = flight("hail")
    game.order("fly", ship, missions[2])
    assert game.asked == (1, "answer-about")
    game.choose("hail").passing()
    assert game.at(ship) == 1 and range_left(game.state, ship) == 3


@pytest.mark.rule("CCG-11.9")
def test_without_an_answer_it_passes() -> None:
    game, ship, missions = flight("hail")
    game.order("fly", ship, missions[2]).passing()
    assert game.at(ship) == 2 and range_left(game.state, ship) == 1


@pytest.mark.rule("CCG-14.5")
def test_hail_keeps_two_ships_from_battle() -> None:
    game, ship, _ = flight()
    given = Given()
    number = given.mission("first_contact")
    mine, theirs = given.ship("u_s_s_oberth", number), given.ship("i_k_c_kvort", number, seat=1)
    (card,) = given.hand(0, "hail")
    game = given.sit().order("play", card).passing()
    assert has_truce(game.state, mine, theirs) and ship
    assert not has_truce(game.end_turn().state, mine, theirs)


@pytest.mark.rule("CCG-14.9", "CCG-1.6")
def test_particle_fountain_scores_once_for_a_planet_solved_with_engineers() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number)
    team = given.surface(number, "jean_luc_picard", "deanna_troi", "geordi_la_forge")
    given.hand(0, "particle_fountain", "particle_fountain")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0])
    assert game.asked == (0, "answer-about")
    game.choose("particle_fountain")
    assert game.state.bonus_points[0] == 5
    assert game.asked == (0, "order")


@pytest.mark.rule("CCG-14.9", "CCG-14.20")
def test_particle_fountain_needs_two_levels_of_engineer() -> None:
    given = Given()
    number = given.mission("first_contact")
    team = given.surface(number, "jean_luc_picard", "deanna_troi", "linda_larson")
    given.hand(0, "particle_fountain")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0])
    assert game.asked == (0, "order")


@pytest.mark.rule("CCG-14.9")
@pytest.mark.parametrize(("victim", "asked"), [("kurn", True), ("kromm", False), ("worf", True)])
def test_klingon_death_yell_is_for_klingons_with_honor(victim: str, asked: bool) -> None:
    given = Given()
    number = given.mission("krios_suppression" if victim != "worf" else "first_contact")
    given.under(number, "armus_skin_of_evil")
    team = given.surface(number, victim)
    given.hand(1, "klingon_death_yell")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0])
    assert (game.ask.seat == 1) == asked
    if asked:
        game.choose("klingon_death_yell")
        assert game.state.bonus_points[1] == 5


@pytest.mark.rule("CCG-14.6", "CCG-14.7", "CCG-7.22", "CCG-14.18")
def test_kevin_nullifies_an_event_and_amanda_does_not_touch_him() -> None:
    given = Given()
    given.mission("first_contact")
    given.hand(1, "kevin_uxbridge")
    fajo, _ = given.hand(0, "kivas_fajo_collector", "amanda_rogers")
    game = given.sit("play").order("play", fajo)
    game.choose("you")
    assert game.asked == (1, "answer-about")
    game.choose("kevin_uxbridge").passing()
    assert game.lies(fajo) == "discard1" and len(game.state.hand(0)) == 1


@pytest.mark.rule("CCG-14.7", "CCG-14.17")
def test_amanda_nullifies_an_interrupt_just_played() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", number)
    (conduit,) = given.hand(0, "transwarp_conduit")
    given.hand(1, "amanda_rogers")
    game = given.sit().order("play", conduit)
    assert game.asked == (1, "answer-about")
    game.choose("amanda_rogers")
    assert range_left(game.state, ship) == 6 and game.lies(conduit) == "discard1"


@pytest.mark.rule("CCG-14.18")
def test_kevin_nullifies_an_event_in_play() -> None:
    given = Given()
    given.mission("first_contact")
    alert = given.core("red_alert", seat=1)
    (kevin,) = given.hand(0, "kevin_uxbridge")
    game = given.sit().order("play", kevin).passing()
    assert game.lies(alert) == "discard2"


@pytest.mark.rule("CCG-16.65", "CCG-14.4")
def test_escape_pod_saves_the_crew_until_a_ship_takes_it_aboard() -> None:
    given = Given()
    number = given.mission("repair_mission")
    given.under(number, "cosmic_string_fragment")
    ship, other = given.ship("u_s_s_oberth", number), given.ship("u_s_s_nebula", number)
    crew = given.aboard(ship, "shelby", "beverly_crusher")
    given.hand(0, "escape_pod")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ship)
    assert game.asked == (0, "answer-about")
    game.choose("escape_pod").passing()
    assert game.lies(ship) == "discard1" and all(game.lies(card) == "table" for card in crew)
    pod = Card(game.state.cards.faces.index("escape_pod"))
    game.order("rescue", pod, other)
    assert all(game.state.where[card] == ("aboard", other) for card in crew)
    assert game.lies(pod) == "discard1"


@pytest.mark.rule("CCG-14.9", "CCG-14.4")
def test_an_interrupt_that_only_answers_is_not_played_at_any_time() -> None:
    given = Given()
    given.mission("first_contact")
    (pod,) = given.hand(0, "escape_pod")
    assert given.sit().because("play", pod) == ("CCG-14.4", "only-an-answer")


@pytest.mark.rule("CCG-9.40")
def test_asteroid_sanctuary_is_for_ships_with_navigation_that_are_not_docked() -> None:
    given = Given()
    number = given.mission("first_contact")
    able, not_able = given.ship("u_s_s_oberth", number), given.ship("u_s_s_nebula", number)
    given.aboard(able, "worf", "sito_jaxa")
    given.aboard(not_able, "shelby")
    (card,) = given.hand(0, "asteroid_sanctuary")
    game = given.sit().order("play", card).passing()
    assert game.state.lasts("sanctuary", able) and not game.state.lasts("sanctuary", not_able)


# Downloads


def team_of_27(*hand: str, deck: tuple[str, ...] = ("taitt", "medical_kit")) -> Given:
    given = Given()
    number = given.mission("first_contact")
    given.surface(number, "alyssa_ogawa_first_contact", "worf")
    given.deck(0, *deck)
    given.hand(0, *hand)
    return given


@pytest.mark.rule("CCG-15.1", "CCG-15.3", "CCG-15.7", "CCG-15.8", "CCG-25.12", "CCG-15.10", "CCG-13.11")
def test_a_special_download_joins_the_team_in_an_attempt() -> None:
    """Impassable Door is passed with Computer Skill only; Archer asks for SECURITY and MEDICAL: Worf and Ogawa. With
    the Medical Kit the OFFICERs are MEDICAL, too."""
    given = team_of_27()
    given.under(0, "microvirus")
    ogawa = Card(given.state.cards.faces.index("alyssa_ogawa_first_contact"))
    game = given.sit().order("attempt", given.state.locations[0].missions[0], ogawa)
    assert game.asked == (0, "answer-about")
    game.order("download", ogawa)
    assert game.asked == (0, "fetch")
    game.choose("medical_kit").passing()
    kit = Card(game.state.cards.faces.index("medical_kit"))
    assert game.state.where[kit] == ("surface", 0)
    assert game.state.downloaded == 1 << ogawa


@pytest.mark.rule("CCG-15.8")
def test_each_icon_once_per_game() -> None:
    given = team_of_27(deck=("taitt", "medical_kit", "medical_kit"))
    ogawa = Card(given.state.cards.faces.index("alyssa_ogawa_first_contact"))
    game = given.sit()
    game.order("download", ogawa).choose("medical_kit")
    assert not any(key.startswith("download") for key in game.options)


@pytest.mark.rule("CCG-15.9")
def test_a_stopped_card_may_a_disabled_one_may_not() -> None:
    for mask, there in (("stopped", True), ("disabled", False)):
        given = team_of_27()
        ogawa = Card(given.state.cards.faces.index("alyssa_ogawa_first_contact"))
        setattr(given.state, mask, 1 << ogawa)
        assert any(key.startswith("download") for key in given.sit().options) == there


@pytest.mark.rule("CCG-15.6")
def test_what_is_not_named_is_not_fetched() -> None:
    given = team_of_27()
    ogawa = Card(given.state.cards.faces.index("alyssa_ogawa_first_contact"))
    game = given.sit().order("download", ogawa)
    assert game.why("taitt") == ("CCG-15.7", "not-named")


# Disruptor Overload, Loss of Orbital Stability


@pytest.mark.rule("CCG-19.15", "CCG-7.1")
def test_disruptor_overload_destroys_one_equipment_of_the_same_team() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", number, seat=1)
    aboard = given.aboard(ship, "taitt", "tricorder", "medical_kit", seat=1)
    (below,) = given.surface(number, "starfleet_type_ii_phaser", seat=1)
    (card,) = given.hand(0, "disruptor_overload")
    game = given.sit().order("play", card).pick(aboard[1]).passing()
    assert sorted(game.lies(each) for each in aboard[1:]) == ["discard2", "table"]
    assert game.lies(aboard[0]) == game.lies(below) == "table" and game.lies(card) == "discard1"


@pytest.mark.rule("CCG-14.3")
def test_disruptor_overload_needs_equipment_in_play() -> None:
    given = Given()
    given.ship("u_s_s_oberth", given.mission("first_contact"))
    (card,) = given.hand(0, "disruptor_overload")
    assert given.sit().because("play", card) == ("CCG-14.3", "no-target")


@pytest.mark.rule("CCG-11.6", "CCG-11.11", "CCG-4.24")
@pytest.mark.parametrize(("face", "fate"), [("yridian_shuttle", "discard2"), ("khazara", "table")])
def test_loss_of_orbital_stability_grounds_a_ship_and_brings_it_down_later(face: str, fate: str) -> None:
    """No RANGE is left in this turn; at the end of its owner's next one it falls, unless SHIELDS are above 4."""
    given = Given()
    ship = given.ship(face, given.mission("first_contact"), seat=1)
    given.docked("u_s_s_nebula", given.outpost("federation_outpost", 0))
    (card,) = given.hand(0, "loss_of_orbital_stability")
    game = given.sit().order("play", card).passing()
    assert range_left(game.state, ship) == 0 and game.state.where[card] == ("on", ship)
    game.end_turn()
    assert range_left(game.state, ship) > 0 and game.lies(ship) == "table"
    game.end_turn()
    assert (game.lies(ship), game.lies(card)) == (fate, "discard1")


@pytest.mark.rule("CCG-11.11", "CCG-11.10")
def test_loss_of_orbital_stability_is_for_ships_in_orbit_of_a_planet() -> None:
    given = Given()
    given.ship("u_s_s_oberth", given.mission("repair_mission"))
    given.docked("u_s_s_nebula", given.outpost("federation_outpost", given.mission("first_contact")))
    (card,) = given.hand(0, "loss_of_orbital_stability")
    assert given.sit().because("play", card) == ("CCG-14.3", "no-target")
