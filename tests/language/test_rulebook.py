"""The rules reference: every rule once, with its section, the same in every language."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kernel.games import bids
from wardroom.kernel import games
from wardroom.language import LANGUAGES, Rule, rulebook
from wardroom.testing import Fault, check_rulebooks

PACKAGE = bids.GAME.package
BOOKS = [(PACKAGE, "BID"), *((game.package, game.prefix) for game in games().values())]
every_book = pytest.mark.parametrize(("package", "prefix"), BOOKS)


@every_book
def test_the_same_rules_in_every_language(package: str, prefix: str) -> None:
    check_rulebooks(package, prefix)


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_a_section_and_a_text(package: str, prefix: str, language: str) -> None:
    rules = rulebook(package, language)
    assert rules
    for rule in rules.values():
        assert rule.section and rule.text and rule.text == rule.text.strip()


def test_a_rule() -> None:
    assert rulebook(PACKAGE, "en")["BID-2.2"] == Rule(
        "BID-2.2", "2. A round", "The highest number may not be bid in the first round."
    )
    assert list(rulebook(PACKAGE, "fr"))[:2] == ["BID-1.1", "BID-1.2"]


def test_another_prefix_is_found() -> None:
    with pytest.raises(Fault, match="does not begin with"):
        check_rulebooks(PACKAGE, "XYZ")


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with rules to be written."""
    folder = tmp_path / "somerules"
    (folder / "rules").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder / "rules"
    sys.modules.pop("somerules", None)


def test_a_rule_that_stands_twice(book: Path) -> None:
    (book / "en.md").write_text("## 1\n- **X-1.1** One.\n- **X-1.1** Two.\n")
    with pytest.raises(ValueError, match=re.escape("X-1.1 stands twice in the en rules")):
        rulebook("somerules", "en")


def test_what_is_not_a_rule_is_passed_over(book: Path) -> None:
    (book / "en.md").write_text("# Title\nText.\n- plain item\n- **bold** item\n## One\n- **X-1** A rule.\n")
    assert rulebook("somerules", "en") == {"X-1": Rule("X-1", "One", "A rule.")}


def test_rules_that_differ_are_found(book: Path) -> None:
    (book / "en.md").write_text("## 1\n- **X-1.1** One.\n- **X-1.2** Two.\n")
    (book / "fr.md").write_text("## 1\n- **X-1.1** Un.\n")
    with pytest.raises(Fault, match=re.escape("X-1.2")):
        check_rulebooks("somerules", "X")
    (book / "fr.md").write_text("## 1\n- **X-1.2** Deux.\n- **X-1.1** Un.\n")
    with pytest.raises(Fault, match="another order"):
        check_rulebooks("somerules", "X")


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        rulebook(PACKAGE, "tlh")
