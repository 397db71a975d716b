"""Where the texts and rules of a package lie: a game inside the package of another shares what that one has."""

from __future__ import annotations

from importlib.resources import files


def packages_with(folder: str, package: str) -> list[str]:
    """The packages whose `text` or `rules` a package reads: the one around it and itself, as far as they have some."""
    around = package.rpartition(".")[0]
    return [each for each in (around, package) if each and files(each).joinpath(folder).is_dir()]
