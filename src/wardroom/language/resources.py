"""Where the texts and rules of a package lie: a game inside the package of another shares what that one has."""

from __future__ import annotations

from importlib.resources import files


def packages_with(folder: str, package: str) -> list[str]:
    """The packages whose folder (`text`, `rules`) a package reads: that of the next package around it that has one,
    then its own, if it has one."""
    if not package:
        return []
    own = [package] if files(package).joinpath(folder).is_dir() else []
    around = package.rpartition(".")[0]
    while around and not files(around).joinpath(folder).is_dir():
        around = around.rpartition(".")[0]
    return [around, *own] if around else own
