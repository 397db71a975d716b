"""The checker of rule coverage finds what it is there to find."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import run_folder
from tests.rules import TESTS, Book, Marks, collected, count, unknown
from wardroom.language import Rule

TEXTS = {"TOY-1.1": "Take a pebble.", "TOY-1.2": "Example: two pebbles.", "TOY-2.1": "For example, stop."}


def toy(*fewer: str) -> Book:
    """A made-up rulebook; the second language lacks these rules."""
    rules = {name: Rule(name, "Pebbles", text) for name, text in TEXTS.items()}
    return {"en": rules, "fr": {name: rule for name, rule in rules.items() if name not in fewer}}


def marks(rules: str = "", examples: str = "") -> Marks:
    """Tests that name these rules and play these examples."""
    return Marks({name: ["test_toy"] for name in rules.split()}, {name: ["test_toy"] for name in examples.split()})


def test_nothing_to_complain_about() -> None:
    counted = count(toy(), marks("TOY-1.1 TOY-1.2 TOY-2.1", "TOY-1.2"))
    assert str(counted) == "3/3 rules, 1/1 examples"
    assert counted.complaints == ()


def test_a_rule_without_a_test_is_found() -> None:
    counted = count(toy(), marks("TOY-1.2", "TOY-1.2"))
    assert str(counted) == "1/3 rules, 1/1 examples"
    assert counted.complaints == ("TOY-1.1 has no test.", "TOY-2.1 has no test.")


def test_an_example_that_no_test_plays_is_found() -> None:
    counted = count(toy(), marks("TOY-1.1 TOY-1.2 TOY-2.1"))
    assert str(counted) == "3/3 rules, 0/1 examples"
    assert counted.complaints == ("TOY-1.2 is an example that no test plays.",)


def test_what_is_being_built_is_counted_without_a_complaint() -> None:
    counted = count(toy(), marks("TOY-1.1"), {"TOY-1", "TOY-2.1"})
    assert str(counted) == "1/3 rules, 0/1 examples"
    assert counted.complaints == ()
    assert count(toy(), marks(), {"TOY-1"}).complaints == ("TOY-2.1 has no test.",)


@pytest.mark.parametrize("missing", TEXTS)
def test_a_rule_that_a_language_lacks_is_found(missing: str) -> None:
    counted = count(toy(missing), marks("TOY-1.1 TOY-1.2 TOY-2.1", "TOY-1.2"))
    assert counted.complaints == (f"{missing} stands in only one of the en and fr rules.",)
    turned = {"en": toy(missing)["fr"], "fr": toy()["fr"]}
    assert f"{missing} stands in only one of the en and fr rules." in count(turned, marks()).complaints


def test_a_rule_that_does_not_exist_is_found() -> None:
    assert unknown([toy()], marks("TOY-1.1", "TOY-1.2")) == []
    assert unknown([toy()], marks("TOY-9.9")) == ["TOY-9.9 does not exist: test_toy"]
    assert unknown([toy()], marks("", "TOY-9.9")) == ["TOY-9.9 does not exist: test_toy"]


def test_the_whole_checker_on_a_folder_of_tests(tmp_path: Path) -> None:
    """Marks on functions, classes and parameters count; those of skipped tests do not."""
    (tmp_path / "test_some.py").write_text(
        """
import pytest

@pytest.mark.rule("MIS-4.7", "MIS-4.8")
class TestTurn:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("MIS-4.9")), 2])
    def test_limit(self, n): ...

@pytest.mark.rule("MIS-3.7", "MIS-0.0")
@pytest.mark.example("MIS-3.7")
def test_example(): ...

@pytest.mark.skip
@pytest.mark.rule("MIS-5.1")
def test_skipped(): ...
"""
    )
    run = subprocess.run(
        [sys.executable, "-m", "tests.rules", str(tmp_path)],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    said = run.stdout.splitlines()
    assert run.returncode == 1, run.stderr
    assert any(line.startswith("missions: 4/") for line in said)
    assert any(line.startswith("MIS-0.0 does not exist") for line in said)
    assert "MIS-5.1 has no test." in said
    assert not [line for line in said for name in ("4.7", "4.8", "4.9", "3.7") if line.startswith(f"MIS-{name} ")]


def test_collecting_tests_within_a_run_leaves_the_run_alone() -> None:
    """Its PostgreSQL above all, which the tests after this one still want."""
    before = run_folder()
    collected(TESTS / "counting")
    assert run_folder() == before and before.exists()
