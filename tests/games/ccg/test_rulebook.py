"""The rules reference of the Star Trek CCG: the same rules, marks and numbers in both languages, and no notes left."""

from __future__ import annotations

import re

import pytest

from wardroom.language import LANGUAGES, rulebook
from wardroom.testing import check_rulebooks

PACKAGE = "wardroom.games.ccg"
BOOKS = {language: rulebook(PACKAGE, language) for language in LANGUAGES}
RULES = 595
MARKS = {
    "en": {"public source": "public", "house rule": "house"},
    "fr": {"source publique": "public", "règle maison": "house"},
}
EXAMPLES = {"en": "Example: ", "fr": "Exemple : "}
MARK = re.compile(r"\*\(([^)]*)\)\*")
SHORT_SOURCE = re.compile(r"\b(gemp|recall|RR|BoG|tcc|gloss|comp|uni|wiki|seed:|card:)\b|[\[\]]|\.md\b|\.yaml\b")
"""Notes on where a rule comes from, and names of files: a player reads neither."""
REFERENCE = re.compile(r"(?<![\w.])(?:CCG-)?(\d+\.\d+)")
NUMBER = re.compile(r"\d+")
TITLES = re.compile(r"\b(?:Q's|Horga'hn|V'Shar)")
"""Names with a plain apostrophe, as they are printed."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(text: str) -> str:
    """A rule in the letters of the files: the blanks of French are plain ones."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_the_same_rules_in_both_languages() -> None:
    check_rulebooks(PACKAGE, "CCG")


@every_language
def test_all_rules_are_there_each_with_a_section_and_a_text(language: str) -> None:
    book = BOOKS[language]
    assert len(book) == RULES
    short = [rule.id for rule in book.values() if not rule.section or len(MARK.sub("", rule.text).strip(" .")) < 15]
    assert short == []


@every_language
def test_rules_stand_in_the_section_of_their_number_in_order(language: str) -> None:
    book = BOOKS[language]
    assert [
        rule.id for rule in book.values() if not rule.section.startswith(f"{rule.id[4:].partition('.')[0]}. ")
    ] == []
    numbers = [tuple(map(int, name.removeprefix("CCG-").split("."))) for name in book]
    assert numbers == sorted(numbers)


@every_language
def test_no_short_names_of_sources_are_left(language: str) -> None:
    found = {name: SHORT_SOURCE.search(rule.text) for name, rule in BOOKS[language].items()}
    assert [name for name, hit in found.items() if hit] == []


@every_language
def test_marks_are_those_the_head_explains(language: str) -> None:
    used = {mark for rule in BOOKS[language].values() for mark in MARK.findall(rule.text)}
    assert used == set(MARKS[language])


def test_both_languages_mark_the_same() -> None:
    marks = {
        language: {name: [MARKS[language][mark] for mark in MARK.findall(rule.text)] for name, rule in book.items()}
        for language, book in BOOKS.items()
    }
    assert marks["en"] == marks["fr"]


def test_both_languages_give_the_same_numbers() -> None:
    english, french = BOOKS["en"], BOOKS["fr"]
    differ = [
        name
        for name in english
        if sorted(NUMBER.findall(english[name].text)) != sorted(NUMBER.findall(french[name].text))
    ]
    assert differ == []


def test_both_languages_have_the_same_examples() -> None:
    examples = {
        language: [name for name, rule in book.items() if plain(rule.text).startswith(EXAMPLES[language])]
        for language, book in BOOKS.items()
    }
    assert examples["en"] == examples["fr"]
    assert len(examples["en"]) == 22


@every_language
def test_rules_refer_to_rules_that_exist(language: str) -> None:
    book = BOOKS[language]
    wrong = [
        (name, number)
        for name, rule in book.items()
        for number in REFERENCE.findall(rule.text)
        if f"CCG-{number}" not in book
    ]
    assert wrong == []


def test_french_is_written_with_its_own_signs() -> None:
    for name, rule in BOOKS["fr"].items():
        text = TITLES.sub("", rule.text)
        assert "'" not in text and '"' not in text, name
        assert not re.search(r"[^\s\N{NARROW NO-BREAK SPACE}][;?!»]|\w:(?!\w)|«[^\N{NARROW NO-BREAK SPACE}]", text), (
            name
        )
