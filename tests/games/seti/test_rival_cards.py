"""SETI-16b, SETI-16d, SETI-19: every line of every rival card, and exactly what it brings.

The discs have not turned unless a case says so: Earth is at 61 Virginis (yellow), and the row has a blue, a red and a
yellow card. Everything starts at nothing, the progress marker on space 1 of track A.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from wardroom.games.seti.automa import deck as decks
from wardroom.games.seti.automa import lines
from wardroom.games.seti.cards import ADVANCED_CARDS, AGENCIES_CARDS, BASIC_CARDS, RIVAL_CARDS, SPECIES_CARDS
from wardroom.games.seti.cards.rival import LEFT, Fly, RivalCard
from wardroom.games.seti.state import EXERTIANS_PLAYED, RIVAL_DECK, zone

from .driving import drive
from .given import Sitting, given
from .rivals import (
    EARTH,
    RIVAL,
    SETTINGS,
    known,
    line_done,
    outcome,
    played,
    refusals,
    rival_plays,
    said,
    told,
)

ALL: dict[str, RivalCard] = {**RIVAL_CARDS, **AGENCIES_CARDS}
TILE = {"decks": {"computer_1": ["bonus_vp"]}}
FULL: dict[str, Any] = {"upper": [0, 6]}
PROBE: dict[str, Any] = {"probes": [[], [EARTH]]}
RICH: dict[str, Any] = {"publicity": [0, 6], **TILE}
NOTHING: dict[str, Any] = {}

NO_DATA = "computer", "SETI-16.30"
LAUNCHED = "launch", "SETI-16.15"
POOR = "publicity", "SETI-16.16"
NO_PROBE = "probe", "SETI-16.19"
NO_SPECIES = "species", "SETI-16.32"


class Case(NamedTuple):
    """A card, what the rival has before, the lines it cannot do, and all that it has after the next one."""

    card: str
    before: dict[str, Any]
    cannot: list[tuple[str, str]]
    after: dict[str, Any]


def analysed(side: int, bonus: int = 0) -> dict[str, Any]:
    """A blue trace on a discovery space: 5 VP on the left, 3 on the right, and 1 publicity."""
    return {"score": (3 if side else 5) + bonus, "publicity": 1, "progress": 1, "traces": [(side, "blue", 0)]}


def researched(progress: int, **more: Any) -> dict[str, Any]:
    """The tech of space 1 with its 2-VP tile, and 3 VP for the tile's bonus."""
    return {"score": 5, "progress": progress, "techs": ["computer_1"], **more}


def listened(score: int, **signals: int) -> dict[str, Any]:
    """Three signals: three data in the computer, the second of which gives 1 publicity."""
    found = {name.replace("virginis_61", "61_virginis"): n for name, n in signals.items()}
    scored = {"score": score} if score else {}
    return {**scored, "publicity": 1, "upper": 3, "progress": 1, "signals": found}


LAUNCH = {"publicity": 1, "progress": 1, "probes": [EARTH]}
ADVANCED_LAUNCH = {"publicity": 1, "progress": 2, "probes": [EARTH]}
AT_VENUS = {"score": 9, "publicity": 1, "progress": 5, "orbiters": {"venus": 1}}
"""3 VP for the first orbiter, 6 VP, an income icon; 1 publicity for the visit."""
CARRIED = {"probes": [(1, 4)]}
"""The rotation of a research takes the probe along with Earth (SETI-16.60)."""

EARTH_YELLOW_RED = {"virginis_61": 2, "proxima_centauri": 1}
"""Earth, then from the right a yellow card (second position: 2 VP), a red card (the larger star)."""
EARTH_BLUE_RED = {"virginis_61": 1, "sirius_a": 1, "proxima_centauri": 1}
EARTH_EARTH_BLUE = {"virginis_61": 2, "sirius_a": 1}
EARTH_EARTH_YELLOW = {"virginis_61": 3}

CASES = [
    Case("s1", FULL, [], analysed(0)),
    Case("s1", NOTHING, [NO_DATA], LAUNCH),
    Case("s1", {**PROBE, **RICH}, [NO_DATA, LAUNCHED], researched(1, **CARRIED)),
    Case("s1", PROBE, [NO_DATA, LAUNCHED, POOR], AT_VENUS),
    Case("s2", FULL, [], analysed(1)),
    Case("s2", RICH, [NO_DATA], researched(1)),
    Case("s2", NOTHING, [NO_DATA, POOR], listened(2, **EARTH_YELLOW_RED)),
    Case("s3", RICH, [NO_SPECIES], researched(1)),
    Case("s3", NOTHING, [NO_SPECIES, POOR], listened(0, **EARTH_BLUE_RED)),
    Case("s4", PROBE, [NO_SPECIES], AT_VENUS),
    Case("s4", TILE, [NO_SPECIES, NO_PROBE], researched(2)),
    Case("s5", FULL, [], analysed(0, bonus=3)),
    Case("s5", RICH, [NO_DATA], researched(2)),
    Case("s5", NOTHING, [NO_DATA, POOR], listened(2, **EARTH_EARTH_BLUE)),
    Case("s6", RICH, [], researched(2)),
    Case("s6", NOTHING, [POOR], ADVANCED_LAUNCH),
    Case("s6", PROBE, [POOR, LAUNCHED], {**listened(2, **EARTH_EARTH_BLUE), "probes": [EARTH]}),
    Case("s7", RICH, [], researched(2)),
    Case(
        "s7",
        PROBE,
        [POOR],  # Saturn: a visit, 2 data with 1 publicity, 8 VP, a yellow trace on the right
        {
            "score": 11,
            "publicity": 3,
            "upper": 2,
            "progress": 1,
            "landers": {"saturn": 1},
            "traces": [(1, "yellow", 0)],
        },
    ),
    Case("s7", NOTHING, [POOR, NO_PROBE], listened(2, **EARTH_EARTH_YELLOW)),
    Case("s8", FULL, [], analysed(0, bonus=3)),
    Case(
        "s8",
        PROBE,
        [NO_DATA],  # Venus on the way to Jupiter; 2 data with 1 publicity, 7 VP, a yellow trace on the left
        {
            "score": 12,
            "publicity": 4,
            "upper": 2,
            "progress": 1,
            "landers": {"jupiter": 1},
            "traces": [(0, "yellow", 0)],
        },
    ),
    Case("s8", NOTHING, [NO_DATA, NO_PROBE], listened(2, **EARTH_EARTH_BLUE)),
    Case("s9", FULL, [], analysed(1, bonus=3)),
    Case("s9", NOTHING, [NO_DATA], ADVANCED_LAUNCH),
    Case(
        "s9",
        PROBE,
        [NO_DATA, LAUNCHED],  # Venus, Mercury: 3 VP for the first orbiter, a card, two signals (2 VP), an income icon
        {
            "score": 5,
            "publicity": 3,
            "upper": 2,
            "progress": 6,
            "orbiters": {"mercury": 1},
            "signals": {"sirius_a": 2},
        },
    ),
    Case("s10", FULL, [], analysed(1, bonus=3)),
    Case("s10", NOTHING, [NO_DATA], ADVANCED_LAUNCH),
    Case("s10", PROBE, [NO_DATA, LAUNCHED], {**listened(2, **EARTH_EARTH_YELLOW), "probes": [EARTH]}),
    Case("s11", RICH, [], researched(2)),
    Case("s11", FULL, [POOR], analysed(1, bonus=3)),
    Case("s11", NOTHING, [POOR, NO_DATA], listened(2, **EARTH_EARTH_YELLOW)),
    Case("s12", RICH, [], researched(2)),
    Case("s12", NOTHING, [POOR], ADVANCED_LAUNCH),
    Case(
        "s12",
        PROBE,
        [POOR, LAUNCHED],  # Venus, Mercury: 3 data with 1 publicity, 12 VP, a yellow trace on the left
        {
            "score": 17,
            "publicity": 4,
            "upper": 3,
            "progress": 1,
            "landers": {"mercury": 1},
            "traces": [(0, "yellow", 0)],
        },
    ),
    Case(
        "s13",
        PROBE,
        [],  # Venus, Mars: the larger data space, 2 data with 1 publicity, 6 VP, a yellow trace on the left
        {"score": 11, "publicity": 4, "upper": 2, "progress": 1, "landers": {"mars": 1}, "traces": [(0, "yellow", 0)]},
    ),
    Case("s13", FULL, [NO_PROBE], analysed(0, bonus=3)),
    Case("s13", NOTHING, [NO_PROBE, NO_DATA], listened(2, **EARTH_EARTH_BLUE)),
    Case("s14", NOTHING, [], ADVANCED_LAUNCH),
    Case("s14", {**PROBE, **RICH}, [LAUNCHED], researched(2, **CARRIED)),
    Case("s14", PROBE, [LAUNCHED, POOR], {**listened(2, **EARTH_EARTH_YELLOW), "probes": [EARTH]}),
    Case("s15", known("mascamites"), [], LAUNCH),
    Case(
        "s15",
        known("mascamites", **PROBE),
        [LAUNCHED],  # Saturn as for S.7; the sample is not its own
        {
            "score": 11,
            "publicity": 3,
            "upper": 2,
            "progress": 1,
            "landers": {"saturn": 1},
            "traces": [(1, "yellow", 0)],
        },
    ),
    Case(
        "s16",
        known("anomalies"),
        [],  # the next anomaly is yellow: row 1 gives 4 VP and a species card, the card 3 VP
        {"score": 7, "progress": 2, "traces": [(0, "yellow", 1)]},
    ),
    Case(
        "s16",
        known("anomalies", board=[[("yellow", 1, RIVAL)]], **TILE),
        [("anomaly", "SETI-16.46")],
        researched(2, traces=[(0, "yellow", 1)]),
    ),
    Case(
        "s17",
        known("oumuamua", **PROBE),
        [],  # two visits to it and a comet between them; 3 data with 1 publicity, 9 VP, 2 exofossils
        {
            "score": 9,
            "publicity": 4,
            "upper": 3,
            "exofossils": 2,
            "progress": 1,
            "landers": {"oumuamua": 1},
        },
    ),
    Case(
        "s17",
        known("oumuamua"),
        [NO_PROBE],  # 1 VP for the first marker on the tile
        {**listened(1, virginis_61=1, sirius_a=1), "tile": 1},
    ),
    Case(
        "s18",
        known("centaurians", message=[15, None], messages=["message_trace", "message_card", "message_publicity"]),
        [],
        {"progress": 2, "message": 15},
    ),
    Case(
        "s18",
        known("centaurians", message=[15, 15]),
        [("message-out", "SETI-16.49")],
        {**listened(2, **EARTH_YELLOW_RED), "message": 15},
    ),
    Case("s19", known("exertians"), [], {"progress": 1}),
    Case(
        "s19",
        known("exertians", board=[[("red", row, RIVAL) for row in (1, 2, 3, 4, 5)]]),
        [("exertian", "SETI-16.51")],
        {**listened(2, **EARTH_YELLOW_RED), "traces": [(0, "red", row) for row in (1, 2, 3, 4, 5)]},
    ),
]
NAMES = [f"{case.card}-{len(case.cannot) + 1}" for case in CASES]


@pytest.mark.rule("SETI-16.13", "SETI-16.71", "SETI-20.4")
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_first_possible_line_is_done_and_nothing_else(case: Case) -> None:
    game = rival_plays(case.card, **case.before)
    assert refusals(game) == [(line, *why) for line, why in enumerate(case.cannot, 1)]
    assert line_done(game) == (case.card, len(case.cannot) + 1)
    assert outcome(game) == case.after
    assert game.state.arrow == ALL[case.card].arrow
    assert played(game) == [case.card]
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-16.32", "SETI-16.67")
@pytest.mark.parametrize("card", ["s3", "s4"])
@pytest.mark.parametrize("species", SPECIES_CARDS.values(), ids=lambda card: card.species)
def test_the_species_line_plays_the_card_of_the_species(card: str, species: RivalCard) -> None:
    """The same outcome as the species' own card, whose arrow holds now; the old card is gone for good."""
    other = "anomalies" if species.species == "centaurians" else "centaurians"
    both = (species.species,) if card == "s3" else (other, species.species)
    position = known(*both, message=[15, 15])
    direct = rival_plays(species.id, **position)
    game = rival_plays(card, **position)
    assert outcome(game) == outcome(direct)
    assert game.state.arrow == species.arrow
    assert played(game) == [species.id]
    assert told(game, "rival-meets")[0]["line"] == 1


def test_every_line_has_a_case() -> None:
    """Both ways: lines without a case, and cases that fall on the same line."""
    printed = [f"{card.id}-{line}" for card in RIVAL_CARDS.values() for line in range(1, len(card.actions) + 1)]
    assert [name for name in printed if name not in ("s3-1", "s4-1")] == NAMES


# The planets of the probe lines

FLIGHTS: list[tuple[str, str, tuple[int, int, int], int, dict[str, Any]]] = [
    # card, planet, discs, publicity of the visits, what it brings besides
    ("s1", "saturn", (1, 1, 0), 1, {"score": 3, "publicity": 2, "upper": 1, "progress": 5, "signals": {"procyon": 1}}),
    ("s1", "mars", (0, 2, 0), 1, {"score": 3, "upper": 1, "progress": 6, "signals": {"proxima_centauri": 1}}),
    (
        "s1",
        "jupiter",
        (0, 0, 1),
        2,
        {"score": 3, "publicity": 1, "upper": 2, "progress": 5, "signals": {"proxima_centauri": 1}},
    ),
    ("s1", "venus", (0, 0, 0), 1, {"score": 9, "progress": 5}),
    (
        "s4",
        "jupiter",
        (0, 0, 1),
        2,
        {"score": 3, "publicity": 1, "upper": 2, "progress": 5, "signals": {"proxima_centauri": 1}},
    ),
    ("s4", "mars", (0, 2, 0), 1, {"score": 3, "upper": 1, "progress": 6, "signals": {"proxima_centauri": 1}}),
    ("s4", "saturn", (1, 1, 0), 1, {"score": 3, "publicity": 2, "upper": 1, "progress": 5, "signals": {"procyon": 1}}),
    ("s4", "venus", (0, 0, 0), 1, {"score": 9, "progress": 5}),
    ("s7", "neptune", (5, 0, 0), 3, {"score": 13, "publicity": 2, "upper": 3}),
    ("s7", "saturn", (0, 0, 0), 1, {"score": 11, "publicity": 2, "upper": 2}),
    ("s7", "mercury", (0, 0, 1), 2, {"score": 15, "publicity": 2, "upper": 3}),
    ("s7", "venus", (0, 1, 1), 1, {"score": 8, "publicity": 2, "upper": 2}),
    ("s8", "uranus", (2, 0, 0), 2, {"score": 14, "publicity": 2, "upper": 3}),
    ("s8", "jupiter", (0, 0, 0), 2, {"score": 12, "publicity": 2, "upper": 2}),
    ("s8", "mercury", (1, 0, 0), 2, {"score": 17, "publicity": 2, "upper": 3}),
    ("s8", "venus", (1, 0, 1), 1, {"score": 10, "publicity": 2, "upper": 2}),
    (
        "s9",
        "neptune",
        (5, 0, 0),
        3,
        {"score": 10, "publicity": 1, "upper": 5, "progress": 5, "signals": {"beta_pictoris": 1}},
    ),
    (
        "s9",
        "uranus",
        (2, 0, 0),
        2,
        {"score": 11, "upper": 1, "progress": 4, "signals": {"beta_pictoris": 1}},
    ),
    (
        "s9",
        "mercury",
        (0, 0, 0),
        2,
        {"score": 5, "publicity": 1, "upper": 2, "progress": 6, "signals": {"sirius_a": 2}},
    ),
    ("s9", "venus", (0, 1, 1), 1, {"score": 9, "progress": 5}),
    ("s12", "mercury", (0, 0, 0), 2, {"score": 17, "publicity": 2, "upper": 3}),
    ("s12", "saturn", (0, 3, 0), 2, {"score": 13, "publicity": 2, "upper": 2}),
    ("s12", "jupiter", (0, 1, 1), 2, {"score": 12, "publicity": 2, "upper": 2}),
    ("s12", "venus", (1, 0, 1), 1, {"score": 10, "publicity": 2, "upper": 2}),
    ("s13", "neptune", (5, 0, 0), 3, {"score": 15, "publicity": 2, "upper": 3}),
    ("s13", "uranus", (2, 0, 0), 2, {"score": 14, "publicity": 2, "upper": 3}),
    ("s13", "mars", (0, 0, 0), 2, {"score": 11, "publicity": 2, "upper": 2}),
    ("s13", "venus", (1, 0, 0), 1, {"score": 10, "publicity": 2, "upper": 2}),
]


@pytest.mark.rule("SETI-16.19", "SETI-16.22", "SETI-16.23")
@pytest.mark.parametrize(
    "card, planet, turned, visits, brought", FLIGHTS, ids=[f"{card}-{planet}" for card, planet, *_ in FLIGHTS]
)
def test_the_planets_of_a_probe_line(
    card: str, planet: str, turned: tuple[int, int, int], visits: int, brought: dict[str, Any]
) -> None:
    """Orbits where the card prefers them, else landings with a yellow trace on the side of the arrow."""
    earth = given(1, turned=turned, settings=SETTINGS).state.where("earth")
    game = rival_plays(card, turned=turned, probes=[[], [earth]])
    action = next(each for each in ALL[card].actions if isinstance(each, Fly))
    expected = {"progress": 1, **brought, "publicity": brought.get("publicity", 0) + visits}
    if action.prefer[0] == "orbiter":
        expected["orbiters"] = {planet: 1}
    else:
        expected["landers"] = {planet: 1}
        expected["traces"] = [(0 if ALL[card].arrow == LEFT else 1, "yellow", 0)]
    assert outcome(game) == expected
    farther = action.planets[: action.planets.index(planet)]
    assert [each["name_place"] for each in told(game, "rival-too-far")] == list(farther)
    assert len(told(game, "rival-visits")) == visits


def test_every_planet_of_every_probe_line_is_flown_to() -> None:
    printed = [
        (card.id, planet)
        for card in (*BASIC_CARDS.values(), *ADVANCED_CARDS.values())
        for action in card.actions
        if isinstance(action, Fly)
        for planet in action.planets
    ]
    assert [(card, planet) for card, planet, *_ in FLIGHTS] == printed


# What else a line of a species card does


@pytest.mark.rule("SETI-16.45", "SETI-16.76")
def test_s15_flies_to_jupiter_when_saturn_is_too_far() -> None:
    position = known("mascamites", turned=(0, 0, 1), probes=[[], [EARTH]])
    game = rival_plays("s15", **position)
    # comet, Jupiter, comet, Jupiter with 5 moves; 2 data with 1 publicity, 7 VP, a yellow trace on the right
    assert outcome(game) == {
        "score": 10,
        "publicity": 6,
        "upper": 2,
        "progress": 1,
        "landers": {"jupiter": 1},
        "traces": [(1, "yellow", 0)],
    }


@pytest.mark.rule("SETI-16.51", "SETI-16.80")
def test_s19_plays_a_card_that_nobody_sees() -> None:
    game = rival_plays("s19", **known("exertians"))
    (card,) = game.state.cards.rows[zone(RIVAL, EXERTIANS_PLAYED)]
    assert game.state.cards.read(card, 0) == "?exertians"
    assert "It plays an Exertian card face down" in " ".join(said(game, "en"))


# The expansion


def resolved(face: str, **position: Any) -> Sitting:
    """A card of the expansion is revealed and resolved; the rest of the turn is left out."""
    game = given(1, **{"score": [0, 0], "publicity": [0, 0], "settings": SETTINGS, **position})
    state = game.state
    state.cards.faces[state.cards.rows[RIVAL_DECK][-1]] = face
    drive(lines.resolve(state, decks.reveal(state)))
    return game


@pytest.mark.rule("SETI-19.8")
@pytest.mark.parametrize("level, progress", [(1, 2), (2, 3), (3, 4), (4, 8), (5, 2)])
def test_se2_s1_marks_a_trace_and_advances_by_the_stars(level: int, progress: int) -> None:
    settings = {"difficulty": level, "agencies": True}
    game = rival_plays("se2_s1", settings=settings)
    assert line_done(game) == ("se2_s1", 1)
    assert outcome(game) == {"score": 5, "publicity": 1, "progress": progress, "traces": [(0, "red", 0)]}


@pytest.mark.rule("SETI-16.13")
@pytest.mark.parametrize(
    "face, position, after",
    [
        ("se2_s2", {}, listened(2, **EARTH_EARTH_BLUE)),
        ("se2_s3", {}, {"score": 3, "publicity": 1, "progress": 1, "traces": [(1, "blue", 0)]}),
        ("se2_s4", TILE, researched(2)),
    ],
)
def test_lines_about_species_of_the_expansion_are_never_possible(
    face: str, position: dict[str, Any], after: dict[str, Any]
) -> None:
    """Glyphids, Arkhos and the Amoeba are no part of this game: the second line of their cards is done."""
    game = resolved(face, **position)
    assert refusals(game) == [(1, "absent", "SETI-16.13")]
    assert line_done(game) == (face, 2)
    assert outcome(game) == after


@pytest.mark.parametrize("card", ["s1", "s16"])
def test_the_words_of_a_case_are_there_in_both_languages(card: str) -> None:
    position = known("anomalies") if card == "s16" else PROBE
    english, french = (said(rival_plays(card, **position), language) for language in ("en", "fr"))
    assert len(english) == len(french) > 4
    assert english[0].startswith("The rival turns over Rival card S.")
    assert french[0].startswith("L’adversaire révèle ")
