"""Which rules have a test: `python -m tests.rules`.

A test names the rules it shows with `@pytest.mark.rule(...)` and the worked examples it plays with
`@pytest.mark.example(...)`. This holds them against the rulebooks of all installed games. It fails when a rule has no
test, when no test plays an example, when a test names a rule that does not exist, and when the rulebooks of a game
have different rules in different languages.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence, Set
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

import pytest

from wardroom.kernel import games
from wardroom.language import LANGUAGES, Rule, rulebook
from wardroom.language.resources import packages_with

TESTS = Path(__file__).parent
EXAMPLE = "Example"
"""How a worked example begins in the first language."""


def numbered(prefix: str, text: str) -> frozenset[str]:
    """`0.9, 8.3-8.11, 23`: rules, from one to another, and whole sections."""
    found: set[str] = set()
    for part in filter(None, (part.strip() for part in text.split(","))):
        first, _, last = part.partition("-")
        section, point, number = first.partition(".")
        if last:
            found |= {f"{prefix}-{section}.{each}" for each in range(int(number), int(last.partition(".")[2]) + 1)}
        else:
            found.add(f"{prefix}-{section}{point}{number}")
    return frozenset(found)


UNBUILT: dict[str, frozenset[str]] = {
    "ccg": numbered(
        "CCG",
        """
        0.9, 2.8, 4.29, 5.5, 6.7, 7.16, 7.24, 8.3-8.11, 9.11-9.17, 9.54, 11.24-11.26, 16.45, 16.51-16.53,
        16.57-16.62, 16.66, 16.71, 17.30-17.45, 18.36-18.40, 20.1-20.2, 21.1-21.3, 21.7, 22.80-22.82,
        0.3, 0.10, 2.10, 4.26, 5.35, 6.11, 6.13, 7.20, 9.20-9.31, 11.18-11.23, 11.31, 11.33, 18.43, 21.4-21.6, 21.8,
        22.1-22.63,
        0.4, 0.12, 2.9, 4.21, 4.27, 5.10, 5.28, 7.17, 9.44-9.45, 11.30, 13.8-13.10, 22.70-22.73, 23,
        4.12, 20.3-20.5, 20.8, 24
        """,
    )
}
"""Rules, and whole sections, of parts that are being built: they are counted, and nobody complains about them. Those of
the CCG are stages 3 and 5 to 7 of the table in docs/STATUS.md, a line or two for each."""

Book = Mapping[str, Mapping[str, Rule]]
"""The rules of one game by language and ID."""


@dataclass
class Marks:
    """The rules that tests name, and the examples they play, each with the tests that do. Fills itself as a plugin of
    pytest. A test that is skipped or expected to fail shows nothing."""

    rules: dict[str, list[str]] = field(default_factory=dict)
    examples: dict[str, list[str]] = field(default_factory=dict)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for name, found in (("rule", self.rules), ("example", self.examples)):
                for mark in item.iter_markers(name):
                    for rule in mark.args:
                        found.setdefault(rule, []).append(item.nodeid)


@dataclass(frozen=True)
class Count:
    """How many rules of a game have a test, how many examples are played, and what is wrong."""

    rules: int
    covered: int
    examples: int
    played: int
    complaints: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.covered}/{self.rules} rules, {self.played}/{self.examples} examples"


def collected(folder: Path) -> Marks:
    """The marks of all tests in a folder. Nothing is run."""
    marks, said = Marks(), StringIO()
    arguments = ["--collect-only", "-p", "no:cacheprovider", "-c", str(TESTS.parent / "pyproject.toml"), str(folder)]
    with redirect_stdout(said):
        code = pytest.main(arguments, plugins=[marks])
    if code != pytest.ExitCode.OK:
        raise SystemExit(said.getvalue())
    return marks


def count(book: Book, marks: Marks, unbuilt: Set[str] = frozenset()) -> Count:
    """Hold the tests against the rules of one game."""
    first, *others = book
    rules = book[first]
    named = {*marks.rules, *marks.examples}
    examples = [rule for rule in rules if rules[rule].text.startswith(EXAMPLE)]
    due = [rule for rule in rules if not {rule, rule.rpartition(".")[0]} & unbuilt]
    uncovered = [rule for rule in rules if rule not in named]
    unplayed = [rule for rule in examples if rule not in marks.examples]
    alone = [
        f"{rule} stands in only one of the {first} and {other} rules."
        for other in others
        for rule in sorted(set(rules) ^ set(book[other]))
    ]
    return Count(
        rules=len(rules),
        covered=len(rules) - len(uncovered),
        examples=len(examples),
        played=len(examples) - len(unplayed),
        complaints=(
            *(f"{rule} has no test." for rule in uncovered if rule in due),
            *(f"{rule} is an example that no test plays." for rule in unplayed if rule in due),
            *alone,
        ),
    )


def unknown(books: Sequence[Book], marks: Marks) -> list[str]:
    """Rules that tests name and no game has."""
    known = {rule for book in books for rules in book.values() for rule in rules}
    named = [*marks.rules.items(), *marks.examples.items()]
    return [f"{rule} does not exist: {tests[0]}" for rule, tests in sorted(named) if rule not in known]


def main(folder: Path = TESTS) -> int:
    shelf = {
        name: {language: rulebook(game.package, language) for language in LANGUAGES}
        for name, game in games().items()
        if game.package in packages_with("rules", game.package)[-1:]
    }
    marks = collected(folder)
    complaints = unknown([*shelf.values()], marks)
    for name, book in shelf.items():
        counted = count(book, marks, UNBUILT.get(name, frozenset()))
        print(f"{name}: {counted}")
        complaints += counted.complaints
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
