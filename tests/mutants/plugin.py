"""A plugin of pytest: one module is imported with another source, that of a file outside the working tree.

It knows the standard library only, so that nothing of Wardroom has been imported before it is in place. Processes that
a test begins anew import the module as it is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

VARIABLE = "WARDROOM_MUTANT"
"""`module=file`: what is imported from where."""
MEMORY = 4 << 30
"""Bytes a run may take: a broken loop may never stop collecting."""


class Elsewhere(SourceFileLoader):
    """Loads a module with the source of another file; nothing is read from or written to its cache."""

    def __init__(self, name: str, path: str, source: Path) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source.read_bytes(), self.path, "exec")


class Finder(MetaPathFinder):
    """Finds one module, where it is, but with the other source."""

    def __init__(self, module: str, source: Path) -> None:
        self.module, self.source = module, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None and spec.origin is not None
        spec.loader = Elsewhere(fullname, spec.origin, self.source)
        return spec


def limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on this system
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def install(wanted: str) -> None:
    module, _, file = wanted.partition("=")
    assert module not in sys.modules, f"{module} was imported too early"
    sys.meta_path.insert(0, Finder(module, Path(file)))
    limit_memory()


if VARIABLE in os.environ:
    install(os.environ[VARIABLE])
