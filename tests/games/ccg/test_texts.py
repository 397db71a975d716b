"""What the cards of the CCG are called and what they say, in both languages, held to their data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from wardroom.games.ccg.cards import decks, pool, words
from wardroom.games.ccg.cards.kinds import (
    AFFILIATIONS,
    ATTRIBUTES,
    FACES,
    KINDS,
    PERSONNEL,
    QUADRANTS,
    SHIP,
    SHIP_NUMBERS,
    Dilemma,
    Face,
    Facility,
    Mission,
    Personnel,
    Playable,
    Ship,
    Site,
)
from wardroom.games.ccg.needs import Needs
from wardroom.language import LANGUAGES, Text, rulebook
from wardroom.testing.words import check_languages

PACKAGE = "wardroom.games.ccg"
NAMED = re.compile(r"<card>(.+?)</card>")
MARK = re.compile(r"</?[a-z]+>")
WRITTEN_NUMBER = re.compile(r"\d[\d,\u202f]*")
SAYS_NOTHING_MORE = (PERSONNEL, SHIP, "mission")
"""Kinds whose cards may have no text: all that is printed on them is data."""


@cache
def text(language: str) -> Text:
    return Text(language, PACKAGE)


def printed(words: Text, card: str) -> str:
    """The text of a card; some have none."""
    return words.say(f"card-{card}.text") if words.has(f"card-{card}.text") else ""


def numbers(said: str) -> list[int]:
    """All numbers of a text, but for those in names of cards."""
    found = WRITTEN_NUMBER.findall(NAMED.sub("", said))
    return sorted(int(re.sub(r"\D", "", number)) for number in found)


def test_both_languages_have_the_same_texts() -> None:
    check_languages(PACKAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_no_other_has(language: str) -> None:
    assert pool.MODULES
    faces = text(language).faces
    assert len(faces) == 563
    assert set(faces) == set(FACES)


def test_names_are_the_printed_titles_in_every_language() -> None:
    """A version stands in brackets after the title, so that no two cards have the same name."""
    for language in LANGUAGES:
        names = {face: text(language).card(face) for face in FACES}
        assert len(set(names.values())) == len(FACES)
        for id, face in FACES.items():
            assert re.fullmatch(rf"{re.escape(face.title)}( \([A-Z].+\))?", names[id])
        versions = {id for id, face in FACES.items() if names[id] != face.title}
        assert versions == {"alyssa_ogawa_first_contact", "data_first_contact", "jadzia_dax_blaze_of_glory"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_does_more_than_its_data_says_so(language: str) -> None:
    silent = [id for id, face in FACES.items() if not printed(text(language), id)]
    assert {FACES[id].kind for id in silent} == set(SAYS_NOTHING_MORE)
    assert not [id for id in silent if FACES[id].downloads or FACES[id].effects or FACES[id].modifiers]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_end_as_sentences_and_mark_only_names_of_cards(language: str) -> None:
    names = {text(language).card(face) for face in FACES}
    for id in FACES:
        said = printed(text(language), id)
        assert not said or said.endswith((".", ".)")), id
        assert set(NAMED.findall(said)) <= names, id
        assert not MARK.search(NAMED.sub("", said)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_cite_rules_that_exist(language: str) -> None:
    rules = rulebook(PACKAGE, language)
    for id in FACES:
        cited = text(language).say(f"card-{id}.rule").split() if text(language).has(f"card-{id}.rule") else []
        assert set(cited) <= set(rules), id
        assert cited or not printed(text(language), id), id
        assert len(set(cited)) == len(cited), id


def test_both_languages_cite_the_same_rules() -> None:
    first, *others = (text(language) for language in LANGUAGES)
    for key in (f"card-{id}.rule" for id in FACES):
        assert all(other.has(key) == first.has(key) for other in others)
        assert not first.has(key) or {other.say(key) for other in others} == {first.say(key)}


def test_both_languages_name_the_same_cards_and_numbers() -> None:
    first, *others = (text(language) for language in LANGUAGES)
    for id in FACES:
        said = printed(first, id)
        for other in others:
            translated = printed(other, id)
            assert sorted(NAMED.findall(said)) == sorted(NAMED.findall(translated)), id
            assert numbers(said) == numbers(translated), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_downloads_are_named(language: str) -> None:
    for id, face in FACES.items():
        assert set(face.downloads) <= set(NAMED.findall(printed(text(language), id))), id


def printed_words(face: Face) -> Iterator[tuple[str, str]]:
    """Every word on a card, with the kind of word it is."""
    yield "kind", face.kind
    yield "quadrant", face.quadrant
    yield "limit", face.limit
    for kind, found in (("icon", face.icons), ("trait", face.traits), ("affiliation", face.affiliations)):
        yield from ((kind, word) for word in found)
    match face:
        case Personnel():
            yield from (("species", word) for word in face.species)
            yield "gender", face.gender
            for member in (*face.members, *face.modes.values()):
                yield from (("skill", word) for word in (member.classification, *dict(member.skills)))
                yield from (("icon", word) for word in member.icons)
        case Ship():
            yield from (("icon", word) for word in face.staffing)
            yield from (("equipment", word) for word in face.equipment)
        case Mission():
            yield from (("icon", face.icon), ("region", face.region), ("affiliation", face.homeworld))
        case Dilemma():
            yield "icon", face.icon
        case Facility():
            yield "facility", face.facility
        case Site():
            yield "site", face.site
        case _:
            pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_card_is_said(language: str) -> None:
    said = {f"{kind}-{word}" for face in FACES.values() for kind, word in printed_words(face) if word}
    assert not {key for key in said if not text(language).has(key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_is_said(language: str) -> None:
    lists = {
        "affiliation": AFFILIATIONS,
        "attribute": (*ATTRIBUTES, *SHIP_NUMBERS),
        "equipment": words.SPECIAL_EQUIPMENT,
        "kind": KINDS,
        "quadrant": QUADRANTS,
        "skill": (*words.CLASSIFICATIONS, *words.SKILLS),
    }
    keys = {f"{kind}-{word}" for kind, found in lists.items() for word in found}
    assert not {key for key in keys if not text(language).has(key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ready_deck_has_a_name_and_a_style(language: str) -> None:
    assert len(decks.READY) == 10
    names = {text(language).say(f"deck-{deck}") for deck in decks.READY}
    assert len(names) == len(decks.READY)
    assert all(text(language).say(f"deck-{deck}.style").endswith(".") for deck in decks.READY)


def asked(face: Face) -> Iterator[Needs]:
    """All that a card asks for."""
    match face:
        case Mission():
            found = [face.needs]
        case Dilemma():
            cases = face.unless.values() if isinstance(face.unless, Mapping) else [face.unless]
            found = [*cases, face.cure, face.nullify]
        case Playable():
            found = [face.cure]
        case _:
            found = []
    yield from (needs for needs in found if needs is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_need_is_said_in_words(language: str) -> None:
    terms = [
        term
        for face in FACES.values()
        for needs in asked(face)
        for alternative in needs.alternatives
        for term in alternative
    ]
    assert len(terms) > 100
    for term in terms:
        key, args = term.says()
        said = text(language).say(key, dict(args))
        assert "_" not in said, said


def test_needs_read_as_they_are_printed() -> None:
    said = {
        language: [
            text(language).say(key, dict(args))
            for mission in ("hunt_for_dna_program", "establish_relations")
            for term in next(asked(FACES[mission])).alternatives[0]
            for key, args in [term.says()]
        ]
        for language in LANGUAGES
    }
    assert said["en"] == [
        *("Archaeology x3", "Computer Skill", "Biology", "Leadership", "STRENGTH>40"),
        *("Diplomacy", "INTEGRITY>32", "Leadership or V.I.P."),
    ]
    assert said["fr"] == [
        *("Archéologie x3", "Compétence informatique", "Biologie", "Leadership", "FORCE>40"),
        *("Diplomatie", "INTÉGRITÉ>32", "Leadership ou V.I.P."),
    ]
