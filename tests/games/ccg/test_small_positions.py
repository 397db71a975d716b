"""Rules of every chapter that a few cards on a table are enough to show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.ccg.fights import run
from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg.cards.kinds import FACES, Mission
from wardroom.games.ccg.flow import do, downloads, seeding, staffing
from wardroom.games.ccg.flow.reporting import why_not_facility
from wardroom.games.ccg.flow.turn import NO_DRAW
from wardroom.games.ccg.scoring import needed
from wardroom.games.ccg.spaceline import mission, span
from wardroom.games.ccg.state import ROW
from wardroom.kernel import Card

# Missions, facilities, zones


@pytest.mark.rule("CCG-1.7", "CCG-0.7")
@pytest.mark.parametrize(("face", "points"), [("tarchannen_study", 60), ("first_contact", 85)])
def test_a_dual_mission_is_a_planet_and_a_space_mission(face: str, points: int) -> None:
    given = Given()
    given.state.locations[given.mission(face)].solved = 0
    assert needed(given.state, 0) == points


@pytest.mark.rule("CCG-5.13", "CCG-11.7")
def test_each_player_reads_the_own_copy_of_a_mission() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.state.locations[number].missions.append(given.lay("catalog_phenomena", ROW, number, 1))
    for seat, face in ((0, "first_contact"), (1, "catalog_phenomena")):
        assert mission(given.state, number, seat).id == face
        printed = FACES[face]
        assert isinstance(printed, Mission) and span(given.state, number, seat) == printed.span


@pytest.mark.rule("CCG-5.28")
def test_a_headquarters_only_at_the_homeworld_it_names() -> None:
    given = Given()
    romulus, qonos = given.mission("cloaked_mission"), given.mission("expose_covert_supply")
    (hall,) = given.hand(0, "the_great_hall")
    wrong = why_not_facility(given.state, 0, hall, romulus)
    assert wrong is not None and (wrong.rule, wrong.key) == ("CCG-5.28", "not-homeworld")
    assert why_not_facility(given.state, 0, hall, qonos) is None


@pytest.mark.rule("CCG-4.21")
def test_a_station_takes_no_reports_and_no_ships() -> None:
    given = Given()
    number = given.mission("first_contact")
    station, ship = given.outpost("nor", number), given.ship("u_s_s_oberth", number)
    given.aboard(ship, "taitt")
    (worf,) = given.hand(0, "worf")
    game = given.sit("play")
    assert game.because("play", worf) == ("CCG-4.21", "station-reports-nobody")
    assert game.choose("done").because("dock", ship, station) == ("CCG-11.13", "not-usable")


@pytest.mark.rule("CCG-4.30", "CCG-25.6")
def test_what_is_out_of_play_or_discarded_lies_open_and_stays_there() -> None:
    given = Given()
    number = given.mission("first_contact")
    gone, dead = given.surface(number, "worf", "data")
    game = given.sit()
    do.out_of_play(game.state, gone)
    do.discard(game.state, [dead])
    game.end_turn().end_turn()
    assert (game.lies(gone), game.lies(dead)) == ("out1", "discard1")
    cards = game.state.cards
    assert all(cards.known[card] & 3 == 3 for card in (gone, dead))
    assert all(cards.zones[cards.at[card]].sees & 3 == 3 for card in (gone, dead))


# Turns


@pytest.mark.rule("CCG-6.4")
def test_free_plays_before_between_and_after_the_normal_one() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.outpost("federation_outpost", number)
    given.ship("u_s_s_oberth", number)
    first, worf, second = given.hand(0, "transwarp_conduit", "worf", "transwarp_conduit")
    game = given.sit("play", plays_left=1)
    game.state.plays_left = 1
    for card in (first, worf, second):
        game.order("play", card).passing()
    assert [game.lies(card) for card in (first, worf, second)] == ["discard1", "table", "discard1"]
    assert game.state.plays_left == 0


@pytest.mark.rule("CCG-6.7")
def test_countdowns_go_down_at_the_end_of_the_turn() -> None:
    given = Given()
    given.mission("first_contact")
    clock = given.core("red_alert")
    given.state.counts[clock] = 2
    game = given.sit()
    assert game.end_turn().state.counts[clock] == 1
    assert game.end_turn().state.counts[clock] == 1  # of its player's turns only
    assert game.lies(clock) == "table" and game.end_turn().lies(clock) == "discard1"


@pytest.mark.rule("CCG-6.11")
@pytest.mark.parametrize(("forbidden", "drawn"), [(True, 0), (False, 2)])
def test_no_draws_this_turn_means_the_extra_ones_too(forbidden: bool, drawn: int) -> None:
    given = Given()
    given.mission("first_contact")
    traveler = given.core("the_traveler_transcendence")
    given.state.chosen[traveler] = 0
    game = given.sit()
    if forbidden:
        game.state.noted[f"{NO_DRAW}0"] = game.state.turn
    game.end_turn()
    assert len(game.state.hand(0)) == drawn


# Several affiliations


def rakal(outpost: str) -> tuple[Sitting, Card, Card]:
    """Major Rakal, Romulan and Federation, in hand; the door is open."""
    given = Given()
    host = given.outpost(outpost, given.mission("first_contact"))
    given.core("alternate_universe_door")
    (card,) = given.hand(0, "major_rakal")
    return given.sit("play"), card, host


@pytest.mark.rule("CCG-8.5")
@pytest.mark.parametrize(
    ("outpost", "why"),
    [("federation_outpost", None), ("romulan_outpost", None), ("klingon_outpost", ("CCG-8.1", "incompatible"))],
)
def test_in_hand_it_counts_as_all_its_affiliations(outpost: str, why: tuple[str, str] | None) -> None:
    game, card, _ = rakal(outpost)
    assert game.because("play", card) == why


@pytest.mark.rule("CCG-8.4")
def test_it_enters_play_with_one() -> None:
    game, card, host = rakal("neutral_outpost")
    game.order("play", card).passing()
    assert game.asked == (0, "mode")
    game.choose("romulan").passing()
    assert game.state.mode[card] == "romulan" and game.state.where[card] == ("aboard", host)


@pytest.mark.rule("CCG-8.7")
@pytest.mark.parametrize(("mode", "matching"), [("federation", True), ("romulan", False)])
def test_in_play_only_its_present_one_staffs_a_ship(mode: str, matching: bool) -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    (card,) = given.aboard(ship, "major_rakal")
    given.state.mode[card] = mode
    wrong = staffing.why_not_staffed(given.state, ship)
    assert (wrong is None or wrong.key != "nobody-matches") == matching


# Dilemmas


@pytest.mark.rule("CCG-11.26")
def test_without_staff_a_ship_under_a_required_action_waits() -> None:
    given = Given()
    numbers = [given.mission(face) for face in ("repair_mission", "excavation")]
    ship = given.ship("u_s_s_oberth", numbers[0])
    (taitt,) = given.aboard(ship, "taitt")
    order = given.on(ship, "cytherians", seat=1)
    given.state.chosen[order] = numbers[1]
    game = given.sit()
    assert game.why("end") == ("CCG-11.24", "must-travel")
    game.state.disabled |= 1 << taitt
    assert staffing.why_not_staffed(game.state, ship) is not None
    game.end_turn()
    assert game.at(ship) == numbers[0] and game.lies(order) == "table"


def junior(*crew: str) -> tuple[Sitting, Card, Card]:
    given = Given()
    number = given.mission("repair_mission")
    (card,) = given.under(number, "birth_of_junior")
    ship = given.ship("u_s_s_nebula", number)
    given.aboard(ship, *crew)
    return given.sit().order("attempt", given.state.locations[number].missions[0], ship).passing(), ship, card


@pytest.mark.rule("CCG-13.37", "CCG-13.38", "CCG-13.43")
def test_nullified_at_once_it_has_no_effect() -> None:
    game, ship, card = junior("geordi_la_forge", "data")
    assert game.lies(card) == "discard2" and not game.stopped(ship)
    assert game.state.bonus_points == [0, 0]


@pytest.mark.rule("CCG-13.37")
def test_or_later_by_whoever_comes_aboard() -> None:
    given = Given()
    ship = given.ship("u_s_s_nebula", given.mission("repair_mission"))
    card = given.on(ship, "birth_of_junior", seat=1)
    engineers = given.aboard(ship, "geordi_la_forge", "data", "kromm")
    given.state.disabled |= 1 << engineers[0]
    game = given.sit()
    assert game.lies(card) == "table"
    do.enable(game.state, engineers)
    game.end_turn()
    assert game.lies(card) == "discard2"


@pytest.mark.rule("CCG-13.44")
def test_a_second_copy_on_the_same_ship_is_discarded() -> None:
    given = Given()
    number = given.mission("repair_mission")
    (card,) = given.under(number, "menthar_booby_trap")
    ship = given.ship("u_s_s_oberth", number)
    given.aboard(ship, "worf", "sito_jaxa")
    first = given.on(ship, "menthar_booby_trap", seat=1)
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ship).passing()
    assert (game.lies(first), game.lies(card)) == ("table", "discard2")
    assert not game.stopped(ship)


# Actions and answers


@pytest.mark.rule("CCG-14.1", "CCG-25.9")
def test_the_opponent_is_asked_first_then_who_acts() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "armus_skin_of_evil")
    team = given.surface(number, "worf", "data")
    given.hand(0, "klingon_death_yell")
    given.hand(1, "klingon_death_yell")
    given.state.disabled |= 1 << team[1]
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0])
    assert game.asked == (1, "answer-about") and game.lies(team[0]) == "discard1"
    game.choose("pass")
    assert game.asked == (0, "answer-about") and game.why("klingon_death_yell") is None


@pytest.mark.rule("CCG-14.21")
def test_two_answers_are_played_one_after_the_other() -> None:
    given = Given()
    given.mission("first_contact")
    alerts = [given.core(face) for face in ("red_alert", "yellow_alert")]
    kevins = given.hand(1, "kevin_uxbridge", "kevin_uxbridge")
    game = given.sit().choose("end")
    for left in (1, 0):
        assert game.asked == (1, "answer")
        game.choose(game.options[-1])
        while game.ask.kind == "aim-event":
            game.choose(game.options[0])
        assert sum(game.lies(alert) == "table" for alert in alerts) == left
    assert all(game.lies(kevin) == "discard2" for kevin in kevins)


@pytest.mark.rule("CCG-14.3")
def test_a_target_must_be_chosen_where_there_is_one() -> None:
    given = Given()
    number = given.mission("first_contact")
    ships = [given.ship(face, number) for face in ("u_s_s_oberth", "u_s_s_nebula")]
    (card,) = given.hand(0, "transwarp_conduit")
    game = given.sit().order("play", card)
    assert sorted(game.options) == sorted(game.key("", ship) for ship in ships)


@pytest.mark.rule("CCG-25.11")
def test_every_window_has_a_name_and_can_be_passed() -> None:
    given = Given()
    given.mission("first_contact")
    given.hand(1, "kevin_uxbridge")
    (fajo,) = given.hand(0, "kivas_fajo_collector")
    game = given.sit("play").order("play", fajo).choose("you")
    assert game.ask.window == "played" and "pass" in game.options
    game.choose("pass")
    assert game.asked != (1, "answer-about")


# Downloads


@pytest.mark.rule("CCG-15.2")
def test_downloads_come_from_the_deck_and_the_hand_alone() -> None:
    given = Given()
    given.surface(given.mission("first_contact"), "alyssa_ogawa_first_contact")
    ogawa = Card(given.state.cards.faces.index("alyssa_ogawa_first_contact"))
    deck = given.deck(0, "medical_kit", "taitt")
    hand = given.hand(0, "medical_kit")
    lost = given.hand(0, "medical_kit")
    game = given.sit()
    do.leave(game.state, lost[0])
    game.order("download", ogawa)
    assert game.asked == (0, "fetch")
    assert set(game.ask.options) == {"none", deck[0], hand[0]}


@pytest.mark.rule("CCG-15.11", "CCG-15.10", "CCG-15.4")
@pytest.mark.example("CCG-15.11")
@pytest.mark.parametrize("fetched", [True, False])
def test_the_download_that_makes_29_of_27(monkeypatch: pytest.MonkeyPatch, fetched: bool) -> None:
    monkeypatch.setitem(FACES, "kargan", replace(FACES["kargan"], downloads=("Kell",)))
    downloads.downloading.cache_clear()
    given = Given()
    number = given.mission("test_mission")
    ship = given.ship("i_k_c_kvort", number)
    kargan, *_ = given.aboard(ship, "kargan", "kang", "lkor", "klag")  # 7 + 7 + 7 + 6
    given.deck(0, "taitt", "kell")  # 2
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ship)
    if fetched:
        game.order("download", kargan).choose("kell")
    game.passing()
    downloads.downloading.cache_clear()
    assert game.state.mission_points[0] == (25 if fetched else 0)


# Conditions


@pytest.mark.rule("CCG-18.10", "CCG-18.22")
def test_the_disabled_can_be_killed_and_lie_in_the_discard_pile_of_their_owner() -> None:
    given = Given()
    number = given.mission("first_contact")
    (worf,) = given.surface(number, "worf", seat=1)
    given.state.disabled |= 1 << worf
    game = given.sit()
    run(do.kill(game.state, [worf]))
    assert game.lies(worf) == "discard2" and not game.state.disabled


# Seeding


@pytest.mark.rule("CCG-5.38")
def test_objectives_that_seed_do_so_in_the_facility_phase() -> None:
    given = Given()
    given.mission("first_contact")
    (seed,) = given.seeds(0, "assign_mission_specialists")
    state = given.sit("play").state
    core = ("core", seed)
    early = seeding.why_not_seed(state, 0, "seed-doorway", core)
    assert early is not None and (early.rule, early.key) == ("CCG-5.4", "not-seeded-now")
    assert seeding.why_not_seed(state, 0, "seed-facility", core) is None
    under = ("under", seed, state.locations[0].missions[0])
    wrong = seeding.why_not_under(state, 0, under)
    assert wrong is not None and wrong.rule == "CCG-5.15"
