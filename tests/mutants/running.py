"""Tests in a child process that imports a broken module."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from time import monotonic

from tests.rules import TESTS

from .functions import Cited
from .plugin import VARIABLE
from .sampling import Mutant

PYTEST = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "tests.mutants.plugin"]
PYTEST += ["-p", "no:faker", "-p", "no:schemathesis"]  # slow to import, and no test of a rule needs them
LEAST = 60
"""Seconds that a run may take at least, and as many as all tests of the sample take, so many times."""
TIMES = 3


class Verdict(StrEnum):
    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


class Run:
    """Mutants one after the other. Before that all tests must pass with a module imported from elsewhere as it is, or
    their failures would say nothing."""

    def __init__(self, folder: Path, whole: Cited, tests: Iterable[str]) -> None:
        self.file = folder / "broken.py"
        begun = monotonic()
        code, said = self.tried(whole.module, whole.path.read_text("utf-8"), sorted(tests), None)
        if code:
            raise SystemExit(f"The tests fail while nothing is broken.\n{said}")
        self.limit = max(LEAST, TIMES * (monotonic() - begun))

    def verdict(self, mutant: Mutant, tests: Iterable[str]) -> Verdict:
        """Whether any of these tests fails, in their order."""
        ast.parse(mutant.change.source)  # what is no program breaks no rule: a fault of ours
        code, _ = self.tried(mutant.function.module, mutant.change.source, tests, self.limit)
        if code is None:
            return Verdict.TIMED_OUT
        return Verdict.KILLED if code else Verdict.SURVIVED

    def tried(self, module: str, source: str, tests: Iterable[str], limit: float | None) -> tuple[int | None, str]:
        self.file.write_text(source, "utf-8")
        return child(tests, {**os.environ, VARIABLE: f"{module}={self.file}"}, limit)


def child(tests: Iterable[str], environment: dict[str, str], limit: float | None) -> tuple[int | None, str]:
    """The exit code of pytest on these tests, None when it took too long; what it said."""
    command = [*PYTEST, "-c", str(TESTS.parent / "pyproject.toml"), *tests]
    process = subprocess.Popen(
        command,
        cwd=TESTS.parent,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # with whatever it begins
    )
    try:
        said, _ = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, ""
    return process.returncode, said
