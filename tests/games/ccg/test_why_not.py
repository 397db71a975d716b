"""Why not? What people ask most often is refused with its rule, and in words that say what is missing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting, said
from wardroom.kernel import Card


def told(game: Sitting, word: str, *cards: Card) -> tuple[str, str, dict[str, str]]:
    """Rule and key of a refusal, and what it says in each language."""
    reason = game.seat.why_key(game.key(word, *cards))
    assert reason is not None, "it is allowed"
    return reason.rule, reason.key, said(reason)


def check(found: tuple[str, str, dict[str, str]], rule: str, key: str, **words: Any) -> None:
    """The refusal is this one, and says these words: the same ones in both languages, or a pair of them."""
    assert found[:2] == (rule, key)
    for number, (language, text) in enumerate(found[2].items()):
        assert rule in text, (language, text)
        for word in words.values():
            assert (word if isinstance(word, str) else word[number]) in text, (language, text)


class Orbit:
    """A ship of the first seat at a space mission, a planet next to it, and one far away."""

    def __init__(self, ship: str = "u_s_s_nebula", *crew: str, **fields: Any) -> None:
        self.given = given = Given()
        faces = ("repair_mission", "excavation", "first_contact", "extraction", "study_hole_in_space")
        numbers = [given.mission(face, seat=int(face == "study_hole_in_space")) for face in faces]
        self.missions = [given.state.locations[number].missions[0] for number in numbers]
        self.ship = given.ship(ship, numbers[0])
        self.crew = given.aboard(self.ship, *crew)

    def sit(self, part: str = "orders", **fields: Any) -> Sitting:
        return self.given.sit(part, **fields)


# Fly there


@pytest.mark.rule("CCG-11.1", "CCG-11.2")
def test_fly_staffing_names_the_icon_that_is_missing() -> None:
    orbit = Orbit("u_s_s_nebula", "taitt")
    check(
        told(orbit.sit(), "fly", orbit.ship, orbit.missions[1]),
        *("CCG-11.1", "no-staff"),
        ship="U.S.S. Nebula",
        icon=("Command", "Commandement"),
    )


@pytest.mark.rule("CCG-11.3")
def test_fly_somebody_must_match_the_ship() -> None:
    orbit = Orbit("u_s_s_nebula", "dr_reyga")
    check(
        told(orbit.sit(), "fly", orbit.ship, orbit.missions[1]),
        *("CCG-11.3", "nobody-matches"),
        side=("Federation", "Fédération"),
    )


@pytest.mark.rule("CCG-11.6")
def test_fly_range_its_cost_and_what_is_left() -> None:
    orbit = Orbit("u_s_s_nebula", "worf", "taitt")
    orbit.given.state.spent[orbit.ship] = 6
    check(told(orbit.sit(), "fly", orbit.ship, orbit.missions[2]), "CCG-11.6", "too-far", cost="5", left="2")


@pytest.mark.rule("CCG-11.16")
def test_fly_undock_first() -> None:
    orbit = Orbit("u_s_s_nebula", "worf", "taitt")
    orbit.given.state.where[orbit.ship] = orbit.given.state.where[orbit.ship]._replace(
        kind="docked", host=orbit.given.outpost("federation_outpost", 0)
    )
    check(told(orbit.sit(), "fly", orbit.ship, orbit.missions[1]), "CCG-11.16", "still-docked", ship="U.S.S. Nebula")


@pytest.mark.rule("CCG-18.1", "CCG-18.20", "CCG-13.42")
def test_fly_stopped_or_held() -> None:
    orbit = Orbit("u_s_s_nebula", "worf", "taitt")
    orbit.given.state.stopped |= 1 << orbit.ship
    check(told(orbit.sit(), "fly", orbit.ship, orbit.missions[1]), "CCG-18.1", "is-stopped", ship="U.S.S. Nebula")
    held = Orbit("u_s_s_nebula", "worf", "taitt")
    held.given.on(held.ship, "menthar_booby_trap", seat=1)
    check(told(held.sit(), "fly", held.ship, held.missions[1]), "CCG-13.42", "cannot-move", trap="Menthar Booby Trap")


# Attempt here


def landing(*people: str, mission: int = 2) -> tuple[Sitting, Card, Card]:
    orbit = Orbit("u_s_s_nebula")
    team = orbit.given.surface(mission, *people)
    return orbit.sit(), orbit.missions[mission], team[0]


@pytest.mark.rule("CCG-13.1")
def test_attempt_names_the_affiliation_that_is_missing() -> None:
    game, mission, sela = landing("sela")
    check(told(game, "attempt", mission, sela), "CCG-13.1", "no-affiliation", side=("Federation", "Fédération"))


@pytest.mark.rule("CCG-13.3", "CCG-13.4", "CCG-13.5")
def test_attempt_whose_mission_what_kind_and_whether_it_is_done() -> None:
    orbit = Orbit("i_k_c_kvort", "kurn")
    state = orbit.given.state
    (worf,) = orbit.given.surface(2, "worf")
    other = orbit.given.ship("i_k_c_vorn", 4)
    orbit.given.aboard(other, "kromm")
    planet = orbit.given.ship("u_s_s_oberth", 2)
    orbit.given.aboard(planet, "taitt")
    game = orbit.sit()
    check(told(game, "attempt", orbit.missions[4], other), "CCG-13.3", "not-your-mission", least="40")
    check(told(game, "attempt", orbit.missions[2], planet), "CCG-13.5", "planet-needs-team")
    game.state.locations[2].solved = 1
    check(told(game, "attempt", orbit.missions[2], worf), "CCG-13.4", "already-solved")
    assert state.locations[2].solved == -1


@pytest.mark.rule("CCG-18.1", "CCG-17.3", "CCG-13.7")
def test_attempt_stopped_cloaked_or_without_a_match() -> None:
    game, mission, worf = landing("worf")
    game.state.stopped |= 1 << worf
    check(told(game, "attempt", mission, worf), "CCG-18.1", "nobody-active")
    orbit = Orbit("i_k_c_kvort", "kurn")
    orbit.given.state.cloaked |= 1 << orbit.ship
    check(told(orbit.sit(), "attempt", orbit.missions[0], orbit.ship), "CCG-17.3", "is-cloaked")
    stranger = Orbit("scout_vessel", "geordi_la_forge")
    check(
        told(stranger.sit(), "attempt", stranger.missions[0], stranger.ship),
        *("CCG-13.7", "nobody-matches-ship"),
        ship="Scout Vessel",
    )


# Report here


def home(outpost: str, *hand: str, quadrant: str = "first_contact") -> tuple[Sitting, list[Card]]:
    given = Given()
    given.outpost(outpost, given.mission(quadrant))
    cards = given.hand(0, *hand)
    return given.sit("play"), cards


@pytest.mark.rule("CCG-7.6", "CCG-8.1", "CCG-7.12")
def test_report_where_and_with_whom() -> None:
    game, cards = home("klingon_outpost", "worf")
    check(told(game, "play", *cards), "CCG-8.1", "incompatible", who="Worf", host="Klingon Outpost")
    game, cards = home("klingon_outpost", "u_s_s_oberth")
    check(told(game, "play", *cards), "CCG-7.6", "incompatible", who="U.S.S. Oberth")
    game, cards = home("federation_outpost", "worf", quadrant="catalog_phenomena")
    check(told(game, "play", *cards), "CCG-7.6", "other-quadrant", quadrant="Alpha")
    given = Given()
    given.mission("first_contact")
    cards = given.hand(0, "worf")
    check(told(given.sit("play"), "play", *cards), "CCG-7.6", "no-facility")


@pytest.mark.rule("CCG-4.11", "CCG-7.13")
def test_report_one_of_a_persona() -> None:
    given = Given()
    outpost = given.outpost("federation_outpost", given.mission("first_contact"))
    given.aboard(outpost, "data")
    worf, data = given.hand(0, "data_first_contact", "data")
    given.core("alternate_universe_door")
    game = given.sit("play")
    check(told(game, "play", data), "CCG-4.11", "already-in-play", who="Data")
    check(told(game, "play", worf), "CCG-7.13", "already-in-play", who="Data")


# Beam


@pytest.mark.rule("CCG-12.6", "CCG-12.8", "CCG-17.4", "CCG-18.32")
def test_beam_who_is_stopped_and_what_is_in_the_way() -> None:
    def standing(*people: str) -> tuple[Given, Card, Card, list[Card]]:
        given = Given()
        number = given.mission("first_contact")
        return given, given.ship("u_s_s_nebula", number), Card(0), given.surface(number, *people)

    given, ship, planet, team = standing("worf", "data")
    given.state.stopped |= 1 << team[0] | 1 << team[1]
    check(told(given.sit(), "beam", planet, ship), "CCG-12.6", "all-stopped")
    given, ship, planet, team = standing("worf")
    given.lay("atmospheric_ionization", "mission", 0, 1)
    check(told(given.sit(), "beam", planet, ship), "CCG-12.8", "barrier", what="Atmospheric Ionization")
    given, ship, planet, team = standing("worf")
    given.state.cloaked |= 1 << ship
    check(told(given.sit(), "beam", planet, ship), "CCG-17.4", "is-cloaked", ship="U.S.S. Nebula")
    given, ship, planet, team = standing("kurn")
    check(told(given.sit(), "beam", planet, ship), "CCG-8.1", "incompatible", who="Kurn", ship="U.S.S. Nebula")
    given, ship, planet, team = standing("worf")
    given.state.lasting.append(("quarantined 99", team[0], 1_000))
    check(told(given.sit(), "beam", planet, ship), "CCG-18.32", "quarantined", who="Worf")


# Play this now


@pytest.mark.rule("CCG-7.3", "CCG-6.6", "CCG-7.5", "CCG-14.4", "CCG-14.3", "CCG-5.30")
def test_play_when_and_at_what() -> None:
    given = Given()
    given.mission("first_contact")
    faces = ("archer", "escape_pod", "disruptor_overload", "federation_outpost", "red_alert", "torture", "spacedock")
    hand = given.hand(0, *faces)
    game = given.sit("play")
    archer, pod, overload, outpost, alert, torture, dock = hand
    check(told(game, "play", archer), "CCG-7.5", "unplayable", kind=("Dilemma", "Dilemme"))
    check(told(game, "play", pod), "CCG-14.4", "only-an-answer", card="Escape Pod")
    check(told(game, "play", overload), "CCG-14.3", "no-target")
    check(told(game, "play", outpost), "CCG-5.30", "nowhere-to-build", card="Federation Outpost")
    check(told(game, "play", torture), "CCG-7.3", "not-in-this-version", card="Torture")
    check(told(game, "play", dock), "CCG-14.3", "no-target")
    assert game.because("play", alert) is None
    game.state.plays_left = 0
    check(told(game, "play", alert), "CCG-7.3", "no-card-play", count="2")
    game.choose("done").passing()
    check(told(game, "play", alert), "CCG-6.6", "play-phase-over")
