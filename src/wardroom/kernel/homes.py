"""Where the texts and rules of a package lie: a game inside the package of another shares what that one has."""

from __future__ import annotations

from importlib.resources import files


def homes(package: str, folder: str) -> list[str]:
    """The packages whose folder (`text`, `rules`) a package reads: that of the package around it first, then its own,
    as far as they have one."""
    around = package.rpartition(".")[0]
    return [each for each in (around, package) if each and files(each).joinpath(folder).is_dir()]
