"""Which rules belong to which stage, as docs/STATUS.md says, and that all that are due have a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules import UNBUILT, collected, count, numbered
from wardroom.language import LANGUAGES, rulebook

HERE = Path(__file__).parent
STATUS = HERE.parents[2] / "docs" / "STATUS.md"
BOOK = {language: rulebook("wardroom.games.ccg", language) for language in LANGUAGES}
BUILT = (1, 2, 4)
ROW = re.compile(r"\| (\d) [^|]*\|[^|]*\| (\d+) \| ([-\d., ]+) \|")


def stages() -> dict[int, tuple[int, frozenset[str]]]:
    """How many rules the table counts for each stage, and which."""
    rows = map(ROW.fullmatch, STATUS.read_text("utf-8").splitlines())
    return {int(row[1]): (int(row[2]), numbered("CCG", row[3])) for row in rows if row}


def rules_of(named: frozenset[str]) -> set[str]:
    return {rule for rule in BOOK["en"] if {rule, rule.rpartition(".")[0]} & named}


def test_every_rule_belongs_to_one_stage() -> None:
    table = stages()
    assert list(table) == [1, 2, 3, 4, 5, 6, 7]
    found = [rule for _, named in table.values() for rule in rules_of(named)]
    assert sorted(found) == sorted(BOOK["en"]) and len(found) == 595
    assert {stage: len(rules_of(named)) for stage, (_, named) in table.items()} == {
        stage: said for stage, (said, _) in table.items()
    }


def test_what_is_not_due_yet_are_stages_3_and_5_to_7() -> None:
    later = frozenset[str]().union(*(named for stage, (_, named) in stages().items() if stage not in BUILT))
    assert rules_of(UNBUILT["ccg"]) == rules_of(later)


@pytest.mark.slow
def test_every_due_rule_has_a_test_and_every_due_example_is_played() -> None:
    """As `make rules` says, too, once the game is offered."""
    marks = collected(HERE)
    assert count(BOOK, marks, UNBUILT["ccg"]).complaints == ()
    del marks.rules["CCG-13.5"]
    assert count(BOOK, marks, UNBUILT["ccg"]).complaints == ("CCG-13.5 has no test.",)
