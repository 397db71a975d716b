"""What the README and the guide to games show is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("shown", ["README.md", "docs/add-a-game.md", "docs/players.md"])
def test_the_examples_run_as_shown(shown: str) -> None:
    result = doctest.testfile(str(ROOT / shown), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0
