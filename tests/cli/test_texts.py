"""Every text that is asked for exists, in both languages alike."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import wardroom.cli
from wardroom.kernel import games
from wardroom.language import LANGUAGES, Text
from wardroom.language.text import COMMON
from wardroom.testing.conformance import COUNTS
from wardroom.testing.faults import Property
from wardroom.testing.words import messages

SOURCE = Path(wardroom.cli.__file__).parent
GAMES = SOURCE.parent / "games"
CODE = [*SOURCE.glob("*.py"), *GAMES.rglob("show/terminal.py"), *GAMES.rglob("show/terminal/*.py")]
"""The commands, and the tables that games bring for the terminal."""


@cache
def brought(language: str) -> frozenset[str]:
    """The texts that games bring, and those that all interfaces share."""
    folders = [*GAMES.glob("*/text"), *GAMES.glob("*/automa/companion/text")]  # installed or not yet
    ours = ["wardroom.games." + ".".join(folder.parent.relative_to(GAMES).parts) for folder in folders]
    packages = dict.fromkeys([COMMON, *ours, *(game.package for game in games().values())])
    return frozenset().union(*(messages(package, language) for package in packages))


@cache
def entries(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for file in (*(SOURCE / "text" / language).iterdir(), *GAMES.rglob(f"text/{language}/terminal.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Arguments(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def arguments(entry: fluent.Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(entry)
    return visitor.names


def test_both_languages_say_the_same_things_about_the_same() -> None:
    english, french = entries("en"), entries("fr")
    assert set(english) == set(french)
    for key, entry in english.items():
        attributes = {attribute.id.name for attribute in entry.attributes}
        assert attributes == {attribute.id.name for attribute in french[key].attributes}, key
        assert arguments(entry) == arguments(french[key]), key


@cache
def asked() -> tuple[set[str], set[str]]:
    """The keys our code asks for, and the beginnings of those it puts together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in CODE:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            prefix = {"say": "", "Mistake": "error-", "Misuse": "error-", "Unclear": "error-"}.get(name)
            if prefix is None:
                continue
            for key in constants(node.args[0]):
                whole.add(prefix + key)
            if isinstance(node.args[0], ast.JoinedStr) and isinstance(node.args[0].values[0], ast.Constant):
                beginnings.add(prefix + str(node.args[0].values[0].value))
    return whole, beginnings


def constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    return constants(node.body) + constants(node.orelse) if isinstance(node, ast.IfExp) else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_the_code_asks_for_exists(language: str) -> None:
    text = Text(language, "wardroom.cli")
    whole, beginnings = asked()
    known = {*entries(language), *brought(language)}
    assert not {key for key in whole if key.partition(".")[0] not in known and not text.has(key)}
    assert not {key for key in beginnings if not any(each.startswith(key) for each in known)}


def test_no_text_is_left_over() -> None:
    whole, beginnings = asked()
    families = (*beginnings, "error-", "property-", "count-", "cue-")
    left = {key for key in entries("en") if key not in whole and not key.startswith(families)}
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conformance_kit_is_put_into_words(language: str) -> None:
    text = Text(language, "wardroom.cli")
    assert all(text.has(f"property-{each}") for each in Property)
    assert all(text.has(f"count-{each.replace(' ', '-')}") for each in COUNTS)
