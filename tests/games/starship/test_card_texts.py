"""What the cards are called and what they say, in both languages, held to what their data says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from wardroom.games.starship.cards import (
    ABILITY,
    ACTIONS,
    ARTIFACT_TYPES,
    ARTIFACTS,
    CARDS,
    DESIGNS,
    EDGE_ICONS,
    EPILOGUES,
    EVENTS,
    FACTIONS,
    LINE_COLORS,
    MISSIONS,
    OMEGAS,
    PASSENGERS,
    PIRATES,
    REWARDS,
    ROOMS,
    ROUTE_COLORS,
    SIDES,
    SOLO_EVENTS,
    SPECIALS,
    SPENDABLE,
    STATION_CARDS,
    TILES,
    TIMINGS,
    VERBS,
    Choose,
    Effect,
    Effects,
    Event,
    Icon,
    Mission,
    Special,
    Spend,
    Tech,
    parts,
)
from wardroom.language import LANGUAGES, Text, rulebook
from wardroom.testing.words import check_languages, check_rulebooks

PACKAGE = "wardroom.games.starship"


@cache
def text(language: str) -> Text:
    return Text(language, PACKAGE)


def printed(words: Text, card: str) -> str:
    """The text of a card; whoever has just added one reads which it should have."""
    return words.say(f"card-{card}.text") if words.has(f"card-{card}.text") else ""


def said(words: Text, effect: Effect) -> str:
    """One effect in words."""
    if isinstance(effect, Icon):
        return words.say(f"effect-{effect.verb}", {"n": effect.n})
    if isinstance(effect, Spend):
        return words.say(f"effect-spend-{effect.what}", {"n": effect.n, "gain": listed(words, effect.gain, "and")})
    if isinstance(effect, Choose):
        first, second = (listed(words, each, "and") for each in effect.lists)
        return words.say("effect-choose", {"first": first, "second": second})
    args: dict[str, Any] = dict(effect.args)
    if "gain" in args:
        args["gain"] = listed(words, args["gain"], "and")
    return words.say(f"special-{effect.name}", args)


def listed(words: Text, effects: Effects, link: str = "then") -> str:
    """A list of effects in words."""
    first, *rest = [said(words, effect) for effect in effects]
    if not rest:
        return first
    return words.say(f"effect-{link}", {"first": first, "rest": listed(words, effects[1:], link)})


def explained(words: Text, *lists: Effects) -> Iterator[str]:
    """All that has to be said about the special effects of some lists, each once."""
    names = [part.name for effects in lists for part in parts(effects) if isinstance(part, Special)]
    for name in dict.fromkeys(names):
        yield words.say(f"special-{name}.about")


def tech_text(words: Text, tech: Tech) -> str:
    effects = listed(words, tech.effects)
    if tech.kind == ABILITY:
        opening = words.say("print-ability", {"timing": words.say(f"timing-{tech.timing}"), "effects": effects})
    else:
        key = "print-single-use" if tech.single_use else "print-room"
        opening = words.say(key, {"color": tech.color, "effects": effects})
    ending = [words.say("print-can-replace")] if tech.can_replace else []
    return " ".join([opening, *explained(words, tech.effects), *ending])


def mission_text(words: Text, mission: Mission) -> str:
    lines = [
        words.say("print-line", {"color": line.color, "effects": listed(words, line.effects)}) for line in mission.lines
    ]
    points = words.say("print-points", {"n": mission.points})
    return " ".join([points, *lines, *explained(words, *(line.effects for line in mission.lines))])


def event_text(words: Text, event: Event) -> str:
    lists = {
        "solo" if event.id in SOLO_EVENTS else "trigger": event.trigger,
        "each": event.each,
        "others": event.others,
        "trigger-after": event.trigger_after,
    }
    sentences = [
        words.say(f"print-{key}", {"effects": listed(words, effects)}) for key, effects in lists.items() if effects
    ]
    return " ".join([*sentences, *explained(words, *lists.values())])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_says_what_its_data_says(language: str) -> None:
    words = text(language)
    for name, card in CARDS.items():
        assert printed(words, name) == tech_text(words, DESIGNS[card.design]), name
    for name, tech in DESIGNS.items():
        assert printed(words, name) == tech_text(words, tech), name
    for name, mission in MISSIONS.items():
        assert printed(words, name) == mission_text(words, mission), name
    for name, event in {**EVENTS, **SOLO_EVENTS}.items():
        assert printed(words, name) == event_text(words, event), name
    for station in STATION_CARDS:
        effects = listed(words, TILES[station.tile].effects)
        assert printed(words, station.id) == words.say("print-station", {"effects": effects})
    for name, pirate in PIRATES.items():
        facts = {"color": pirate.exhaust, "effects": listed(words, REWARDS[pirate.reward])}
        assert printed(words, name) == words.say("print-pirate", facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_omegas_and_passengers_pay_stands_on_them(language: str) -> None:
    words = text(language)
    for name, omega in OMEGAS.items():
        said = words.say(f"card-{name}.text")
        assert omega.per == "lowest_track_score" or f"{omega.points} point" in said
        assert omega.most is None or str(omega.most) in said
    for name, passenger in PASSENGERS.items():
        said = words.say(f"card-{name}.text")
        score = passenger.score
        assert f"{score.good} point" in said
        assert not score.bad or re.search(rf"(minus|moins) {-score.bad}\b", said)
        assert all(words.say(f"card-{CARDS[tech].design}") in said for tech in passenger.techs)
        assert not passenger.action or listed(words, passenger.action) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    words = text(language)
    stations = [card.id for card in STATION_CARDS]
    faces = [*CARDS, *DESIGNS, *OMEGAS, *MISSIONS, *EVENTS, *SOLO_EVENTS, *stations, *ACTIONS, *PASSENGERS]
    for face in [*faces, *PIRATES, *ARTIFACTS]:
        assert words.has(f"card-{face}") and words.has(f"card-{face}.text") and words.has(f"card-{face}.rule"), face
    places = {place.id for side in SIDES.values() for place in side.places} | set(stations)
    families = {
        "color": {*LINE_COLORS, *ROUTE_COLORS, "grey", "any"},
        "faction": FACTIONS,
        "room": ROOMS,
        "place": places,
        "timing": TIMINGS,
        "effect": VERBS,
        "effect-spend": SPENDABLE,
        "special": SPECIALS,
        "edge": (*EDGE_ICONS, "none"),
        "artifact": ARTIFACT_TYPES,
        "reward": REWARDS,
        "back": ("tech", "omega", "mission", "pirate", "artifact", "action"),
        "figure": ("cadet", "red", "yellow", "blue", "android"),
        "figure-commander": ("red", "yellow", "blue"),
        "setting-passenger": ("random", *PASSENGERS),
        "setting-board": ("random", "A", "B"),
    }
    for family, members in families.items():
        for member in members:
            assert words.has(f"{family}-{member}"), f"{family}-{member}"
    assert all(words.has(f"special-{name}.about") for name in SPECIALS)
    assert all(words.has(key) for key in ("game-name", "game-about", "setting-board.about", "setting-passenger.about"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_differ_have_names_that_differ(language: str) -> None:
    words = text(language)
    faces = [*CARDS, *OMEGAS, *MISSIONS, *EVENTS, *SOLO_EVENTS, *PASSENGERS]
    names = [words.say(f"card-{face}") for face in faces]
    assert len(names) == len(set(names))


@pytest.mark.rule("SHIP-19.7", "SHIP-4.4")
def test_known_names_of_the_english_edition() -> None:
    words = text("en")
    assert [words.say(f"room-{room}") for room in ROOMS] == ["Helm", "Weapons", "Science", "Repair"]
    assert words.say("faction-coop.short") == "Cooperative"
    assert words.say("card-shipwreck_salvage") == "Shipwreck Salvage"
    assert words.say("card-prototype_shuttlecraft") == "Prototype Shuttlecraft"


@pytest.mark.rule("SHIP-19.8")
def test_planets_have_the_same_name_in_both_languages() -> None:
    planets = {place.id for side in SIDES.values() for place in side.places if place.kind == "planet"}
    assert len(planets) == 15
    assert all(text("en").say(f"place-{planet}") == text("fr").say(f"place-{planet}") for planet in planets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("SHIP-16.4")
def test_every_epilogue_is_told(language: str) -> None:
    words = text(language)
    told = [words.say(f"epilogue-{rank}") for rank in EPILOGUES]
    names = [words.say(f"epilogue-{rank}.name") for rank in EPILOGUES]
    assert len(set(told)) == len(set(names)) == len(EPILOGUES)
    assert not words.has(f"epilogue-{len(EPILOGUES) + 1}")


@pytest.mark.parametrize("verb", VERBS)
def test_effects_are_counted_in_both_languages(verb: str) -> None:
    for language in LANGUAGES:
        one, three = (text(language).say(f"effect-{verb}", {"n": n}) for n in (1, 3))
        assert one != three and "3" in three


def test_both_languages_say_the_same_things() -> None:
    check_languages(PACKAGE)


def test_french_has_its_spaces_and_apostrophes() -> None:
    """A narrow no-break space before ; : ? ! and within quotation marks, and no typewriter apostrophe."""
    folder = files(PACKAGE)
    pages = [*folder.joinpath("text", "fr").iterdir(), folder.joinpath("rules", "fr.md")]
    for page in pages:
        if page.name not in ("words.ftl", "effects.ftl", "cards.ftl", "tokens.ftl", "epilogues.ftl", "fr.md"):
            continue
        for line in page.read_text("utf-8").splitlines():
            assert not re.search(r"[^\s\u202f][;?!]|[ \u00a0][;:?!»]|«[^\u202f]|'", line), f"{page.name}: {line}"


def test_the_rules_named_on_cards_exist() -> None:
    check_rulebooks(PACKAGE, "SHIP")
    for language in LANGUAGES:
        words, rules = text(language), rulebook(PACKAGE, language)
        stations = [card.id for card in STATION_CARDS]
        faces = [*CARDS, *DESIGNS, *OMEGAS, *MISSIONS, *EVENTS, *SOLO_EVENTS, *stations, *ACTIONS, *PASSENGERS]
        for face in [*faces, *PIRATES, *ARTIFACTS]:
            cited = words.say(f"card-{face}.rule").split()
            assert cited and set(cited) <= set(rules), face


def test_the_rulebook_is_whole() -> None:
    for language in LANGUAGES:
        assert len(rulebook(PACKAGE, language)) == 312
