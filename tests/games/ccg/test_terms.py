"""CCG-0, CCG-2, CCG-4, CCG-9, CCG-19: what the words on cards mean."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.ccg.fights import Fight
from tests.games.ccg.given import Given
from wardroom.games.ccg.cards import words
from wardroom.games.ccg.cards.kinds import FACES, KINDS, Dilemma, Facility, Personnel
from wardroom.games.ccg.cards.pool import BY_TITLE
from wardroom.games.ccg.flow import orders, seeding
from wardroom.games.ccg.flow.attacking import why_not_force
from wardroom.games.ccg.flow.turn import AT_END
from wardroom.games.ccg.places import at
from wardroom.games.ccg.scoring import needed
from wardroom.games.ccg.state import FULL, Ccg, place_at
from wardroom.kernel import Card, Steps

# Icons


@pytest.mark.rule("CCG-0.1")
@pytest.mark.parametrize(
    ("solved", "points"), [(("extraction", "repair_mission"), 100), (("extraction",), 140), (("repair_mission",), 140)]
)
def test_forty_more_unless_a_planet_and_a_space_mission_are_solved(solved: tuple[str, ...], points: int) -> None:
    given = Given()
    given.state.format = FULL
    for face in solved:
        given.state.locations[given.mission(face)].solved = 0
    assert needed(given.state, 0) == points


@pytest.mark.rule("CCG-0.2")
def test_seven_kinds_never_come_from_the_hand() -> None:
    """One card of every kind is held in a play phase."""
    faces = [next(face.id for face in FACES.values() if face.kind == kind) for kind in KINDS]
    given = Given()
    given.mission("first_contact")
    hand = given.hand(0, *faces)
    game = given.sit("play")
    refused = {game.state.kind(card) for card in hand if game.because("play", card) == ("CCG-7.5", "unplayable")}
    assert refused == {"mission", "dilemma", "artifact", "q_card", "tactic", "tribble", "trouble"}


@pytest.mark.rule("CCG-0.8", "CCG-16.2", "CCG-16.3", "CCG-16.4")
def test_who_may_attack_whom() -> None:
    everybody = ("federation", "klingon", "romulan", "cardassian", "non_aligned", "borg")
    assert [one for one in everybody if why_not_force(["federation"], [one]) is None] == ["borg"]
    for free in ("klingon", "kazon", "non_aligned"):
        assert all(why_not_force([free], [one]) is None for one in (*everybody, free))
    for one in everybody:
        wrong = why_not_force(["borg"], [one])
        assert wrong is not None and (wrong.rule, wrong.key) == ("CCG-16.4", "borg-need-objective")


# Types, copies, titles


@pytest.mark.rule("CCG-2.11")
def test_what_names_events_touches_no_other_type() -> None:
    """Kevin Uxbridge nullifies events: no incident or objective in play."""
    given = Given()
    given.mission("first_contact")
    alert = given.core("red_alert", seat=1)
    others = [given.core(face, seat=1) for face in ("assign_mission_specialists", "captured")]
    assert [given.state.kind(card) for card in others] == ["objective", "incident"]
    kevin, second = given.hand(0, "kevin_uxbridge", "kevin_uxbridge")
    game = given.sit().order("play", kevin).passing()
    assert game.lies(alert) == "discard2" and all(game.lies(card) == "table" for card in others)
    assert game.because("play", second) == ("CCG-14.3", "no-target")


@pytest.mark.rule("CCG-2.11")
def test_outposts_headquarters_and_stations_are_all_of_the_type_facility() -> None:
    kinds = {face.facility: face.kind for face in FACES.values() if isinstance(face, Facility)}
    assert kinds == {"outpost": "facility", "headquarters": "facility", "station": "facility"}


@pytest.mark.rule("CCG-4.8")
def test_copies_have_the_same_title_and_the_same_text() -> None:
    """So a copy is a card of the same face: cards of one title that differ are none."""
    shared = {title: count for title, count in Counter(face.title for face in FACES.values()).items() if count > 1}
    assert shared == {"Alyssa Ogawa": 2, "Data": 2}
    for title in shared:
        one, other = (face for face in FACES.values() if face.title == title)
        assert isinstance(one, Personnel) and isinstance(other, Personnel)
        assert one.members != other.members and one.names == other.names
    given = Given()
    given.mission("first_contact")
    first, second = given.seeds(0, "archer", "archer")
    other_dilemma = given.seeds(0, "microvirus")[0]
    state = given.sit("dilemmas").state
    seeding.lay_under(state, 0, first, state.locations[0])
    target = state.locations[0].missions[0]
    wrong = seeding.why_not_under(state, 0, ("under", second, target))
    assert wrong is not None and (wrong.rule, wrong.key) == ("CCG-5.20", "same-dilemma")
    assert seeding.why_not_under(state, 0, ("under", other_dilemma, target)) is None


@pytest.mark.rule("CCG-19.19")
def test_a_title_with_a_colon_is_a_card_of_its_own() -> None:
    titles = [face.title for face in FACES.values() if ":" in face.title]
    assert len(titles) == 11 and not {title.partition(":")[0] for title in titles} & set(BY_TITLE)
    given = Given()
    given.mission("first_contact")
    given.core("treaty_federation_klingon")
    given.core("the_traveler_transcendence")
    kevin, *_ = given.hand(0, "kevin_uxbridge")
    game = given.sit().order("play", kevin).passing()
    assert [game.state.cards.faces[card] for card in game.state.row(0, 11)] == [
        "the_traveler_transcendence",
        "kevin_uxbridge",
    ]  # every treaty is meant by its group


# Present


@pytest.mark.rule("CCG-4.7")
@pytest.mark.parametrize(("alone", "fate"), [(False, "out2"), (True, "under0")])
def test_whoever_meets_a_dilemma_is_present_with_it(alone: bool, fate: str) -> None:
    """Impassable Door asks for Computer Skill present: Data has it. In another team on the planet he is not there."""
    given = Given()
    number = given.mission("first_contact")
    (door,) = given.under(number, "impassable_door")
    worf, data = given.surface(number, "worf", "data")
    if alone:
        given.state.team[data] = 1
    game = given.sit().order("attempt", given.state.locations[number].missions[0], worf).passing()
    assert game.lies(door) == fate


@pytest.mark.rule("CCG-4.23", "CCG-4.24")
def test_every_turn_means_those_of_both_players_each_turn_those_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def watch(state: Ccg, _card: Card) -> Steps:
        seen.append(state.active)
        yield from ()

    monkeypatch.setitem(AT_END, "yellow_alert", watch)
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    crew = given.aboard(ship, "worf", "taitt")
    given.core("yellow_alert")
    given.on(ship, "ktarian_game", seat=1)
    game = given.sit()
    asleep = []
    for _ in range(3):
        game.end_turn()
        asleep.append(sum(game.state.is_idle(card) for card in crew))
    assert seen == [0, 1, 0]
    assert asleep == [0, 1, 1]  # in those of the ship's player


# Personnel


@pytest.mark.rule("CCG-9.1")
def test_what_a_personnel_card_shows() -> None:
    people = [face for face in FACES.values() if isinstance(face, Personnel)]
    for face in people:
        for member in face.members:
            assert (member.classification in words.CLASSIFICATIONS) != ("borg" in face.species), face.id
            assert all(number >= 0 for number in (member.integrity, member.cunning, member.strength)), face.id
            assert sum(icon in ("command", "staff") for icon in member.icons) <= 1, face.id
    assert max(member.strength for face in people for member in face.members) >= 10
    assert sum(not member.icons for face in people for member in face.members) == 27


@pytest.mark.rule("CCG-9.41")
def test_who_was_an_admiral_is_one() -> None:
    """Norah Satie has retired, Alidar Jarok has gone over."""
    assert all("admiral" in FACES[face].traits for face in ("norah_satie", "alidar_jarok", "fleet_admiral_shanthi"))
    assert "ambassador" in FACES["kor"].traits


@pytest.mark.rule("CCG-9.42")
def test_who_is_disguised_is_both() -> None:
    """Major Rakal is Deanna Troi: of her people, and Romulan as well; Selok passed for an ambassador."""
    rakal = FACES["major_rakal"]
    assert isinstance(rakal, Personnel)
    assert rakal.names == ("Major Rakal", "Deanna Troi") and set(rakal.affiliations) == {"federation", "romulan"}
    assert "ambassador" in FACES["selok"].traits


@pytest.mark.rule("CCG-9.43")
def test_phasers_disruptors_and_blades_are_hand_weapons() -> None:
    small = {"phaser", "disruptor", "blade_weapon"}
    armed = {face.id for face in FACES.values() if small & set(face.traits)}
    assert armed == {face.id for face in FACES.values() if "hand_weapon" in face.traits}
    assert armed == {
        *("varon_t_disruptor", "batleth", "klingon_disruptor", "romulan_disruptor", "starfleet_type_ii_phaser"),
        "starfleet_type_iii_phaser_rifle",
    }


@pytest.mark.rule("CCG-9.50")
def test_aliens_are_those_of_whom_nothing_else_is_known() -> None:
    aliens = {face.id for face in FACES.values() if isinstance(face, Personnel) and "alien" in face.species}
    assert aliens == {"riva", "sirna_kolrami", "amarie", "baran", "narik", "the_albino", "vekor"}
    assert all(FACES[each].species == ("alien",) for each in aliens)  # type: ignore[attr-defined]


@pytest.mark.rule("CCG-9.52", "CCG-9.53")
def test_what_is_related_to_something_is_marked() -> None:
    def marked(trait: str) -> set[str]:
        return {face.id for face in FACES.values() if trait in face.traits}

    assert marked("medical_related") == {"medical_kit", "medical_tricorder"}
    assert marked("science_related") == {"medical_tricorder"}
    assert marked("q_related") == {"q"}
    assert marked("tamarian_related") == {"shaka_when_the_walls_fell"}
    assert len(marked("capturing")) == 9  # by a list of their own, not by the word
    assert {"captured", "brainwash", "holding_cell_door"} <= marked("capturing")
    assert not any("capturing" in face.traits for face in FACES.values() if isinstance(face, Dilemma))


# Facilities


@pytest.mark.rule("CCG-11.27")
def test_facilities_do_not_move() -> None:
    given = Given()
    numbers = [given.mission(face) for face in ("first_contact", "excavation")]
    outpost = given.outpost("federation_outpost", numbers[0])
    given.aboard(outpost, "worf", "taitt", "william_t_riker")
    state = given.sit().state
    moving = [each for each in orders.possible(state, 0) if each[0] in ("fly", "dock", "undock")]
    assert not moving and any(each[0] == "beam" for each in orders.possible(state, 0))
    assert at(state, place_at("space", numbers[0])) == [outpost]


@pytest.mark.rule("CCG-12.8", "CCG-12.6")
def test_armbands_overcome_no_barrier() -> None:
    fight = Fight("first_contact")
    card = fight.hold("emergency_transporter_armbands")
    ship = fight.crewed("u_s_s_oberth")
    team = fight.surface(fight.place, "worf", "taitt")
    fight.state.part = "orders"
    assert fight.why("play", card) is None
    fight.state.stopped = 1 << team[0] | 1 << team[1]
    assert fight.refused("play", card) == ("CCG-14.3", "no-target")
    fight.state.stopped = 0
    fight.lay("atmospheric_ionization", "mission", fight.place, 1)
    assert fight.refused("play", card) == ("CCG-14.3", "no-target")
    assert fight.state.where[ship] == ("space", fight.place)
