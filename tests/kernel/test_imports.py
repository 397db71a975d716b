"""The kernel needs nothing but the standard library, games nothing but the kernel, the language and it. Import-linter
holds the order of our own packages; what comes from elsewhere is held here."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wardroom

SOURCE = Path(wardroom.__file__).parent
GAMES = sorted(folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists())


def imported(folder: Path) -> Iterator[str]:
    """All that a package imports by its full name, wherever in the code."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize(
    ("package", "allowed"),
    [
        ("kernel", ["wardroom.kernel", "wardroom.__version__"]),
        ("language", ["wardroom.kernel", "fluent.runtime", "fluent.syntax"]),
        *((f"games/{game}", ["wardroom.kernel", "wardroom.language", f"wardroom.games.{game}"]) for game in GAMES),
    ],
)
def test_a_package_imports_only_what_it_may(package: str, allowed: list[str]) -> None:
    foreign = {name for name in imported(SOURCE / package) if name.split(".")[0] not in sys.stdlib_module_names}
    assert [name for name in sorted(foreign) if not f"{name}.".startswith(tuple(f"{each}." for each in allowed))] == []


def test_the_kernel_is_imported_with_the_standard_library_alone() -> None:
    command = [sys.executable, "-S", "-c", "import wardroom.kernel, sys; print('fluent' in sys.modules)"]
    run = subprocess.run(command, env={"PYTHONPATH": str(SOURCE.parent)}, capture_output=True, text=True)
    assert (run.stdout, run.stderr) == ("False\n", "")
