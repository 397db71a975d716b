"""What cards and tiles are called and what they say, in both languages, held to what their data says."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

from wardroom.games.seti.cards import (
    AGENCIES_CARDS,
    ANOMALY_TOKENS,
    DEEDS,
    EXERTIANS,
    GAINS,
    GOLD_SIDES,
    GOLD_TILES,
    HAND_CARDS,
    INCOMES,
    KINDS,
    LEVELS,
    LONG_TERM_OBJECTIVES,
    MESSAGE_REWARDS,
    MOONS,
    OBJECTIVES,
    PLANETS,
    RIVAL_CARDS,
    SAMPLES,
    SECTOR_COLORS,
    SETS,
    SIGNAL_PLACES,
    SPECIALS,
    SPECIES,
    STARS,
    TECH_TYPES,
    TECHS,
    TILE_BONUSES,
    TRACE_COLORS,
    TRIGGERS,
    Trigger,
    parts,
)
from wardroom.games.seti.flow.conditions import COUNTS
from wardroom.games.seti.scoring import ENDGAMES
from wardroom.language import LANGUAGES, Text, rulebook
from wardroom.testing.words import check_languages, check_rulebooks

from .saying import (
    card_text,
    circle_text,
    condition,
    effect_text,
    exertian_text,
    gold_text,
    rival_text,
    said,
    scoring,
    task_text,
    tasks_text,
    together,
    trigger,
)

PACKAGE = "wardroom.games.seti"
ALL_OBJECTIVES = {**OBJECTIVES, **LONG_TERM_OBJECTIVES}
ALL_RIVAL_CARDS = {**RIVAL_CARDS, **AGENCIES_CARDS}
MESSAGES = {message.id: message for message in MESSAGE_REWARDS}
FACES = [
    *HAND_CARDS,
    *EXERTIANS,
    *TECHS,
    *TILE_BONUSES,
    *GOLD_SIDES,
    *SPECIES,
    *SAMPLES,
    *ANOMALY_TOKENS,
    *MESSAGES,
    *ALL_OBJECTIVES,
    *ALL_RIVAL_CARDS,
]


@cache
def text(language: str) -> Text:
    return Text(language, PACKAGE)


def printed(words: Text, card: str, part: str) -> str:
    """A text of a card; whoever has just added one reads which it should have."""
    return words.say(f"card-{card}.{part}") if words.has(f"card-{card}.{part}") else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_says_what_its_data_says(language: str) -> None:
    words = text(language)
    for name, card in HAND_CARDS.items():
        assert printed(words, name, "text") == card_text(words, card), name
        assert printed(words, name, "effect") == effect_text(words, card), name
    for name, exertian in EXERTIANS.items():
        assert printed(words, name, "text") == exertian_text(words, exertian), name
    for name, rival in ALL_RIVAL_CARDS.items():
        assert printed(words, name, "text") == rival_text(words, rival), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_tile_says_what_its_data_says(language: str) -> None:
    words = text(language)
    for name, side in GOLD_SIDES.items():
        assert words.say(f"card-{name}.text") == gold_text(words, side), name
    for name, objective in ALL_OBJECTIVES.items():
        tasks = tasks_text(words, objective)
        facts = {"level": objective.level, "tasks": tasks}
        assert words.say(f"card-{name}") == words.say("print-objective-name", {"tasks": tasks}), name
        assert words.say(f"card-{name}.text") == words.say("print-objective", facts), name
    for name, sample in SAMPLES.items():
        assert words.say(f"card-{name}.text") == words.say("print-sample", {"reward": together(words, sample.reward)})
    for name, effects in TILE_BONUSES.items():
        assert words.say(f"card-{name}.text") == words.say("print-tile-bonus", {"effects": together(words, effects)})
    for name, message in MESSAGES.items():
        reward = together(words, message.reward)
        assert words.say(f"card-{name}.text") == words.say("print-message-reward", {"reward": reward})
    for name, token in ANOMALY_TOKENS.items():
        first, second = (together(words, side) for side in token.sides)
        assert words.say(f"card-{name}.text") == words.say("print-anomaly", {"first": first, "second": second})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_circle_and_every_task_has_words_of_its_own(language: str) -> None:
    """What a circle waits for and gives, and what a task asks for, as the options name them."""
    words = text(language)
    for card in HAND_CARDS.values():
        for number, circle in enumerate(card.circles, 1):
            assert words.say(f"circle-{card.id}-{number}") == circle_text(words, circle), card.id
    for objective in ALL_OBJECTIVES.values():
        for number, task in enumerate(objective.tasks, 1):
            assert words.say(f"task-{objective.id}-{number}") == task_text(words, task), objective.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    words = text(language)
    for face in FACES:
        assert words.has(f"card-{face}") and words.has(f"card-{face}.text") and words.has(f"card-{face}.rule"), face
    families = {
        "color": {*SECTOR_COLORS, *TRACE_COLORS},
        "place": {*PLANETS, "earth", "oumuamua", "asteroids", "comet", "planet", "moon", "empty"},
        "moon": MOONS,
        "star": STARS,
        "species": {*SPECIES, "glyphids", "arkhos", "amoeba", "unknown"},
        "tech-type": TECH_TYPES,
        "income": INCOMES,
        "kind": KINDS,
        "gold": GOLD_TILES,
        "sets": SETS,
        "effect": (*GAINS, *DEEDS),
        "effect-tech": (*TECH_TYPES, "probe-telescope"),
        "effect-trace": TRACE_COLORS,
        "effect-signal": (*SIGNAL_PLACES, "star", "planet"),
        "special": SPECIALS,
        "condition": COUNTS,
        "trigger": TRIGGERS,
        "endgame": ENDGAMES,
        "back": ("project", *SPECIES, "species", "sample", "tech", "rival", "objective"),
        "setting-hand_limit": ("end_of_turn", "on_pass"),
        "setting-difficulty": LEVELS,
    }
    for family, members in families.items():
        for member in members:
            assert words.has(f"{family}-{member}"), f"{family}-{member}"
    attributes = ("game-name.short", "game-name.say", "game-name.time", "game-about")
    assert all(words.has(key) for key in (*attributes, "setting-hand_limit.about", "setting-difficulty.about"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_differ_have_names_that_differ(language: str) -> None:
    names = [text(language).say(f"card-{face}") for face in FACES]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("gain", GAINS)
def test_gains_are_counted_in_both_languages(gain: str) -> None:
    for language in LANGUAGES:
        one, three = (text(language).say(f"effect-{gain}", {"n": n}) for n in (1, 3))
        assert one != three and "3" in three


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_is_said_differently(language: str) -> None:
    words = text(language)
    events = [Trigger(name, of) for name, kinds in TRIGGERS.items() for of in kinds]
    scorings = {card.endgame for card in HAND_CARDS.values() if card.endgame}
    asked = {card.mission.condition for card in HAND_CARDS.values() if card.mission}
    asked = {each._replace(of=each.of[1:]) if each.of[:1] in {(name,) for name in SPECIES} else each for each in asked}
    for spoken in (
        [trigger(words, event) for event in events],
        [scoring(words, each) for each in scorings if each.name != "per_species_trace"],
        [condition(words, each) for each in asked],
    ):
        assert len(spoken) == len(set(spoken))
    effects = {part for card in HAND_CARDS.values() for part in parts(card.effect)}
    told = [said(words, part) for part in effects]
    assert len(told) == len(set(told))


def test_known_names() -> None:
    assert text("en").say("card-wow_signal") == "Wow! Signal"
    assert text("fr").say("card-wow_signal") == "Signal Wow\u202f!"
    assert text("fr").say("card-grant") == "Subventions"


def test_both_languages_say_the_same_things() -> None:
    check_languages(PACKAGE)


def test_french_has_its_spaces_and_apostrophes() -> None:
    """A narrow no-break space before ; : ? ! and within quotation marks, and no typewriter apostrophe."""
    folder = files(PACKAGE)
    pages = [*folder.joinpath("text", "fr").iterdir(), folder.joinpath("rules", "fr.md")]
    pages += folder.joinpath("automa", "companion", "text", "fr").iterdir()
    for page in pages:
        printed = page.name in ("words.ftl", "effects.ftl", "cards.ftl", "aliens.ftl", "tiles.ftl", "fr.md")
        wrong = r"[^\s\u202f][;?!]|[ \u00a0][;:?!»]|«[^\u202f]|'" if printed else r"[ \u00a0][;:?!»]|«[^\u202f]"
        for line in page.read_text("utf-8").splitlines():
            assert not re.search(wrong, line.replace(" ::", "")), f"{page.name}: {line}"  # `::` draws asteroids


def test_the_rules_named_on_cards_exist() -> None:
    check_rulebooks(PACKAGE, "SETI")
    for language in LANGUAGES:
        words, rules = text(language), rulebook(PACKAGE, language)
        for face in FACES:
            cited = words.say(f"card-{face}.rule").split()
            assert cited and set(cited) <= set(rules), face


def test_the_rulebook_is_whole() -> None:
    for language in LANGUAGES:
        assert len(rulebook(PACKAGE, language)) == 403
