"""CCG-2: the cards of the pool, counted. All numbers are those of the pool, not of the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from wardroom.games.ccg import needs
from wardroom.games.ccg.cards import kinds, later, words
from wardroom.games.ccg.cards.kinds import (
    CONDITIONS,
    EFFECTS,
    EVERYTHING,
    FACES,
    Dilemma,
    Face,
    Mission,
    Personnel,
    Playable,
    Ship,
    Tactic,
)
from wardroom.games.ccg.cards.pool import BY_TITLE, MODULES
from wardroom.games.ccg.flow.encounter import DILEMMAS as DILEMMA_EFFECTS
from wardroom.games.ccg.flow.windows import TRIGGERS, USES
from wardroom.language import LANGUAGES, Text

PEOPLE = [face for face in FACES.values() if isinstance(face, Personnel)]
SHIPS = [face for face in FACES.values() if isinstance(face, Ship)]
MISSIONS = [face for face in FACES.values() if isinstance(face, Mission)]
DILEMMAS = [face for face in FACES.values() if isinstance(face, Dilemma)]

NOT_IN_THE_POOL = {
    *("Jack Crusher", "Amanda", "Perrin", "Silva La Forge"),  # partners
    *("I.K.C. Maht-H'a", "Terix", "U.S.S. Pegasus"),  # ships with a commander here
}
"""Titles that cards name although there is no such card; the game passes over them."""


@pytest.mark.rule("CCG-2.1", "CCG-2.2", "CCG-2.3", "CCG-2.4", "CCG-2.5", "CCG-2.6", "CCG-2.9", "CCG-2.10")
def test_every_card_of_the_pool_by_kind() -> None:
    assert len(FACES) == 563
    assert Counter(face.kind for face in FACES.values()) == {
        "personnel": 181,
        "dilemma": 71,
        "mission": 60,
        "interrupt": 53,
        "event": 49,
        "ship": 40,
        "q_card": 17,
        "equipment": 16,
        "tactic": 16,
        "facility": 11,
        "doorway": 11,
        "objective": 9,
        "artifact": 9,
        "site": 7,
        "tribble": 6,
        "trouble": 4,
        "incident": 2,
        "time_location": 1,
    }
    assert {face.kind for face in FACES.values()} == set(kinds.KINDS)


def test_cards_by_group() -> None:
    by_affiliation = Counter(face.affiliations[0] for face in PEOPLE)
    assert by_affiliation == {
        "federation": 68,
        "klingon": 43,
        "romulan": 32,
        "non_aligned": 26,
        "neutral": 1,
        "borg": 11,
    }
    assert Counter(face.tier for face in FACES.values()) == {1: 330, 2: 101, 3: 132}
    assert Counter(face.module for face in FACES.values()) == {"": 532, "borg": 23, "sites": 8}
    assert Counter(face.icon for face in DILEMMAS) == {"planet": 32, "space": 26, "either": 13}
    assert Counter(face.icon for face in MISSIONS) == {"planet": 34, "space": 25, "dual": 1}
    assert Counter(face.way for face in DILEMMAS) == {
        "conditions": 46,
        "automatic": 10,
        "cure": 9,
        "self_controlling": 3,
        "choice": 2,
        "nullify": 1,
    }


def test_modules_hold_all_cards_and_stay_readable() -> None:
    assert len(MODULES) == 23
    for module in MODULES:
        assert module.__file__ is not None
        assert len(Path(module.__file__).read_text("utf-8").splitlines()) < 400, module.__name__


@pytest.mark.rule("CCG-4.10", "CCG-4.11", "CCG-4.12", "CCG-4.13", "CCG-4.31")
def test_limits() -> None:
    limits = Counter((face.kind, face.limit) for face in FACES.values() if face.limit)
    assert limits["personnel", "universal"] == 60
    assert limits["personnel", "unique"] == 120
    assert limits["personnel", "enigma"] == 1
    assert limits["ship", "universal"] == 20
    assert limits["facility", "single"] == 3
    assert limits["event", "unique"] == 2
    assert limits["dilemma", "unique"] == 1
    assert limits["objective", "unique"] == 1
    assert limits["q_card", "single"] == 1
    assert {kind for kind, limit in limits if limit == "universal"} == {"personnel", "ship", "facility", "mission"}


@pytest.mark.rule("CCG-4.22", "CCG-0.6")
def test_native_quadrants() -> None:
    native = Counter(face.quadrant for face in FACES.values() if face.kind not in ("mission",))
    assert native == {"alpha": 488, "delta": 15}
    assert {face.id for face in MISSIONS if face.quadrant == "gamma"} == {"colony_preparations", "survey_star_system"}
    assert {face.id for face in MISSIONS if face.quadrant == "delta"} == {"catalog_phenomena"}
    assert FACES["kes"].quadrant == "delta"


@pytest.mark.rule("CCG-9.5")
def test_mission_specialists_have_one_regular_skill_and_nothing_else() -> None:
    assert sum(face.specialist for face in PEOPLE) == 51
    assert all(len(face.members[0].skills) == 1 for face in PEOPLE if face.specialist)


@pytest.mark.rule("CCG-9.11", "CCG-7.16")
def test_dual_personnel() -> None:
    dual = {face.id: face.names for face in PEOPLE if len(face.members) == 2}
    assert dual == {
        "data_and_geordi": ("Data and Geordi", "Data", "Geordi La Forge"),
        "data_and_picard": ("Data and Picard", "Data", "Jean-Luc Picard"),
        "sisters_of_duras": ("Sisters of Duras", "Lursa", "B'Etor"),
        "sons_of_mogh": ("Sons of Mogh", "Kurn", "Worf"),
    }
    assert all(len(face.members) == 1 for face in PEOPLE if face.id not in dual)


@pytest.mark.rule("CCG-9.48", "CCG-9.49", "CCG-9.51", "CCG-0.11")
def test_species_and_gender() -> None:
    assert FACES["worf"].species == ("klingon",)  # type: ignore[attr-defined]
    assert FACES["jean_luc_picard"].species == ("human",)  # type: ignore[attr-defined]
    assert all(face.species for face in PEOPLE)
    holograms = [face for face in PEOPLE if "holo" in face.icons]
    assert len(holograms) == 8
    assert all(face.species == ("hologram",) for face in holograms)
    assert Counter(face.gender for face in PEOPLE) == {"male": 126, "female": 54, "neither": 1}


@pytest.mark.rule("CCG-9.55")
def test_the_star_of_spot_is_nothing() -> None:
    (spot,) = FACES["spot"].members  # type: ignore[attr-defined]
    assert (spot.integrity, spot.cunning, spot.strength) == (4, 2, 0)


def test_some_cards_as_printed() -> None:
    """One of each shape, with all its numbers."""
    picard = FACES["jean_luc_picard"]
    assert isinstance(picard, Personnel)
    (member,) = picard.members
    assert member[:5] == ("Jean-Luc Picard", "officer", 9, 8, 6)
    assert member.skills == (
        ("diplomacy", 2),
        ("leadership", 1),
        ("honor", 1),
        ("archaeology", 1),
        ("navigation", 1),
        ("music", 1),
    )
    assert (picard.limit, picard.icons, member.icons) == ("unique", ("command",), ("command",))
    ship = FACES["dderidex"]
    assert isinstance(ship, Ship)
    assert (ship.range, ship.weapons, ship.shields) == (8, 9, 7)
    assert ship.staffing == ("command", "staff", "staff")
    assert ship.equipment == ("cloaking_device", "tractor_beam")
    cube = FACES["borg_cube"]
    assert isinstance(cube, Ship)
    assert cube.staffing == ("borg", "borg", "borg", "com", "def", "nav", "nav")
    tactic = FACES["target_shields"]
    assert isinstance(tactic, Tactic)
    assert (tactic.attack, tactic.defense, tactic.hit, tactic.direct, tactic.miss) == (2, 2, "DF", "DFFF", "D")
    assert (tactic.hull, tactic.off_line) == (0, ("shields",))
    mission = FACES["observe_ritual"]
    assert isinstance(mission, Mission)
    assert (mission.points, mission.span, mission.location, mission.affiliations) == (35, 4, "Vulcan", ("federation",))


def test_nothing_is_printed_that_is_no_word() -> None:
    """All words are keys; every skill and classification is one of the list."""
    skills = set(words.SKILLS) | set(words.CLASSIFICATIONS)
    for person in PEOPLE:
        for member in (*person.members, *person.modes.values()):
            assert {name for name, _ in member.skills} <= skills, person.id
            assert member.classification in (*words.CLASSIFICATIONS, ""), person.id
    for ship in SHIPS:
        assert set(ship.equipment) <= set(words.SPECIAL_EQUIPMENT), ship.id
    for face in FACES.values():
        assert set(face.affiliations) <= set(kinds.AFFILIATIONS), face.id
        assert set(face.effects) <= set(EFFECTS), face.id
        for word in (*face.icons, *face.traits, *face.plays):
            assert word == words.key(word), face.id
    icons = {icon for face in FACES.values() for icon in face.icons}
    assert icons <= {
        *("command", "staff", "au", "holo", "ocd", "ent_e", "com", "nav", "def", "bo", "ha", "ref", "self"),
        "botany_bay",
    }


# Requirements of all cards


def requirements() -> Iterator[tuple[str, needs.Needs]]:
    for mission in MISSIONS:
        if mission.needs is not None:
            yield mission.id, mission.needs
    for dilemma in DILEMMAS:
        for asked in (dilemma.unless, dilemma.cure, dilemma.nullify):
            if isinstance(asked, needs.Needs):
                yield dilemma.id, asked
            elif asked is not None:
                for each in asked.values():
                    yield dilemma.id, each
    for face in FACES.values():
        if isinstance(face, Playable) and face.cure is not None:
            yield face.id, face.cure


def terms(found: Iterable[tuple[needs.Term, ...]]) -> Iterator[needs.Term]:
    for way in found:
        for term in way:
            yield term
            if isinstance(term, needs.Either):
                yield from terms(term.alternatives)


@pytest.mark.rule("CCG-13.19", "CCG-13.2", "CCG-13.4", "CCG-5.14")
def test_every_requirement_of_the_pool_is_read() -> None:
    assert len(list(requirements())) == 58 + 48 + 10 + 1 + 2
    unasked = {mission.id for mission in MISSIONS if mission.needs is None}
    assert unasked == {"nebula", "space"} == {mission.id for mission in MISSIONS if mission.points is None}
    assert {mission.id for mission in MISSIONS if mission.anyone} == {"catalog_phenomena", "mineral_survey"}
    assert all((dilemma.unless is not None) == (dilemma.way == CONDITIONS) for dilemma in DILEMMAS)


@pytest.mark.rule("CCG-9.40")
def test_every_characteristic_asked_for_is_printed_somewhere() -> None:
    """Nothing was read as a characteristic that is none."""
    printed = {word for face in PEOPLE for word in (*face.species, face.gender, *face.traits, face.limit)}
    asked = {
        term.word
        for _, found in requirements()
        for term in terms(found.alternatives)
        if isinstance(term, needs.Characteristic)
    }
    assert asked == {"vulcan", "klingon", "female", "soong_type_android", "android"}
    assert asked <= printed
    whom = {
        test.test.word if isinstance(test, needs.IsNot) and isinstance(test.test, needs.Is) else test.word
        for face in FACES.values()
        for who in whoever(face)
        for tests in who.alternatives
        for test in tests
        if isinstance(test, (needs.Is, needs.IsNot)) and not isinstance(test, needs.IsNot | needs.HasSkill)
    }
    assert whom <= {*printed, "disabled"}


def whoever(face: Face) -> Iterator[needs.Who]:
    """All that a card says about whom it strikes or changes."""
    for modifier in face.modifiers:
        yield modifier.who
    if isinstance(face, Tactic) and face.casualty is not None:
        yield face.casualty.who
    if isinstance(face, Dilemma):
        for target in face.targets:
            yield target if isinstance(target, needs.Who) else target.who
        deeds = [*face.effect]
        for group in face.fail.values() if not isinstance(face.fail, tuple) else [face.fail]:
            deeds += group
        for each in deeds:
            if each.who is not None:
                yield each.who.who


@pytest.mark.rule("CCG-13.21")
def test_every_title_that_a_requirement_names_is_a_card() -> None:
    named = {
        term.title for _, found in requirements() for term in terms(found.alternatives) if isinstance(term, needs.Named)
    }
    assert named == {
        *("Amarie", "Data", "Geordi La Forge", "Gowron", "Guinan", "I.P. Scanner", "Interphase Generator"),
        *("Lwaxana Troi", "Thermal Deflectors", "Time Travel Pod"),
    }
    assert named <= set(BY_TITLE)


@pytest.mark.rule("CCG-9.46")
def test_every_title_that_a_card_names_is_a_card_or_known_to_be_none() -> None:
    unknown = set()
    for face in FACES.values():
        named = [*face.downloads, *face.named_in_lore, *face.nullifies, *face.immune]
        if isinstance(face, Personnel):
            named += [*face.matching_ships, *face.partners]
        unknown |= {title for title in named if title not in BY_TITLE and title != EVERYTHING}
    assert unknown == NOT_IN_THE_POOL


@pytest.mark.rule("CCG-9.47")
def test_matching_commanders() -> None:
    commanders = {face.id for face in PEOPLE if set(face.matching_ships) & set(BY_TITLE)}
    assert len(commanders) == 18
    assert FACES["sela"].matching_ships == ("Goraxus",)  # type: ignore[attr-defined]


# What every card does


@pytest.mark.rule("CCG-2.7", "CCG-2.8")
def test_every_card_that_does_something_has_its_effect_or_waits_for_it() -> None:
    """Of those without one every last fact is data; so are all numbers here."""
    assert len(later.LATER) == 193
    assert set(FACES) >= later.LATER
    acting = {face.id for face in FACES.values() if face.effects}
    assert not acting & later.LATER
    assert Counter(FACES[each].kind for each in acting) == {
        "dilemma": 20,
        "interrupt": 16,
        "event": 11,
        "artifact": 3,
        "objective": 2,
        "doorway": 1,
        "equipment": 1,
        "incident": 1,
        "mission": 1,
    }
    plain = Counter(face.kind for face in FACES.values() if face.id not in acting | later.LATER)
    assert plain == {
        "personnel": 165,
        "mission": 51,
        "dilemma": 36,
        "ship": 34,
        "equipment": 14,
        "event": 7,
        "facility": 4,
        "artifact": 2,
        "tactic": 1,
    }


def test_what_never_goes_without_an_effect_has_one() -> None:
    """Events and the like, artifacts and equipment do something: by data, by code, or later."""
    for face in FACES.values():
        if isinstance(face, Playable | kinds.Artifact | kinds.Equipment):
            does = face.effects or face.modifiers or face.nullifies or face.id in later.LATER
            assert does, face.id


def test_a_dilemma_without_conditions_has_an_effect() -> None:
    for face in DILEMMAS:
        if face.way != CONDITIONS:
            assert face.effect or face.effects or face.id in later.LATER, face.id
    walls = {face.id for face in DILEMMAS if face.way == CONDITIONS and not (face.fail or face.effects)} - later.LATER
    assert len(walls) == 18  # failing them stops the team, and nothing more
    assert {"impassable_door", "q", "wind_dancer"} <= walls


@pytest.mark.rule("CCG-13.33", "CCG-13.40", "CCG-13.42")
def test_where_dilemmas_go() -> None:
    goes = Counter(face.after for face in DILEMMAS if isinstance(face.after, str))
    assert goes == {"reseed": 19, "out_of_play": 30, "stays": 21}
    (cases,) = [face for face in DILEMMAS if not isinstance(face.after, str)]
    assert cases.id == "outpost_raid"


def test_every_term_of_every_card_can_be_said() -> None:
    for language in LANGUAGES:
        words = Text(language, "wardroom.games.ccg")
        for _, found in requirements():
            for term in terms(found.alternatives):
                key, args = term.says()
                assert words.say(key, dict(args)), term


TIMES = {*TRIGGERS, "start", "own_turn"}


@pytest.mark.rule("CCG-7.1", "CCG-14.4", "CCG-14.10")
def test_cards_answer_what_is_printed_on_them() -> None:
    """An interrupt that names no moment is played at any time."""
    for face in FACES.values():
        if isinstance(face, Playable):
            assert set(face.timing) <= TIMES, face.id
    for id, use in USES.items():
        face = FACES[id]
        if isinstance(face, Playable) and face.kind == "interrupt":
            assert use.on == set(face.timing or ("pause",)), id


def test_no_card_with_an_effect_in_the_flow_still_waits_for_one() -> None:
    assert USES
    assert (set(USES) | set(DILEMMA_EFFECTS)) & later.LATER == set()
