"""What the README and the guide to games show is what happens."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path

import pytest

from wardroom import kernel

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("shown", ["README.md", "docs/add-a-game.md", "docs/players.md", "docs/python.md"])
def test_the_examples_run_as_shown(shown: str) -> None:
    result = doctest.testfile(str(ROOT / shown), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_python_page_has_every_argument_and_member() -> None:
    page = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    signatures = dict(re.findall(r"^## `(\w+)\((.*)\)`$", page, re.MULTILINE))
    assert set(signatures) == {"Table", "Zone", "Cards", "Ask"}
    for name, shown in signatures.items():
        meant = inspect.signature(getattr(kernel, name)).replace(return_annotation=inspect.Signature.empty)
        bare = [each.replace(annotation=inspect.Parameter.empty) for each in meant.parameters.values()]
        assert f"({shown})".replace('"', "'") == str(meant.replace(parameters=bare)), name
    told = set(re.findall(r"(?<=`)(\w+)", page)) | set(re.findall(r"`[A-Z]\w+\.(\w+)", page))
    for name in ("Table", "Seat", "Cards", "Ask"):
        members = {each for each in dir(getattr(kernel, name)) if not each.startswith("_")}
        assert members <= told, (name, members - told)
