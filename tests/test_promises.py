"""Whatever `docs/promises.md` names is there: tests, targets of `make`, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wardroom.cli import arguments

ROOT = Path(__file__).parent.parent
PROMISES = (ROOT / "docs" / "promises.md").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
COMMANDS = set(re.findall(r'command\("([a-z-]+)"', Path(arguments.__file__).read_text("utf-8")))


def find_missing(text: str) -> list[str]:
    """What is named there in backticks and does not exist."""
    named = set(re.findall(r"`([^`\n]+)`", text))
    tests = {name for name in named if name.startswith("tests/") and not (ROOT / name).exists()}
    bare = {name for name in named if re.fullmatch(r"test_\w+(\.py)?", name)}  # where is it?
    targets = {name for name in named if name.startswith("make ") and name.split()[1] not in TARGETS}
    commands = {name for name in named if name.startswith("wardroom ") and name.split()[1] not in COMMANDS}
    return sorted(tests | bare | targets | commands)


def test_everything_that_is_named_exists() -> None:
    assert find_missing(PROMISES) == []


@pytest.mark.parametrize("wrong", ["tests/web/test_nothing.py", "make nothing", "wardroom nothing", "test_record.py"])
def test_what_does_not_exist_is_found(wrong: str) -> None:
    assert find_missing(f"{PROMISES}| also `{wrong}` |") == [wrong]


def test_every_promise_and_figure_has_a_proof() -> None:
    rows = [line.strip("| ").split(" | ") for line in PROMISES.splitlines() if re.match(r"\| [\w*]", line)]
    proofs = [row[-1] if row[0].isdigit() else " ".join(row[1:]) for row in rows if row[0] not in ("#", "figure")]
    assert len(proofs) > 20 and all("`" in proof for proof in proofs)
