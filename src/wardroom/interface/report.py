"""A report of a problem: what goes into a game file besides the game, so that somebody else sees what was seen.

While a game runs such a file is the host's alone: the moves and the seed tell what is hidden."""

from __future__ import annotations

from platform import python_version
from typing import Any

from wardroom import __version__
from wardroom.kernel.game import entries


def describe_report(
    game: str,
    position: int,
    text: str = "",
    *,
    reference: str = "",
    seat: int | None = None,
    version: str = __version__,
) -> dict[str, Any]:
    """What was found, where and by whom; and the versions of all that was running."""
    entry = entries().get(game)
    brought = {entry.dist.name: entry.dist.version} if entry is not None and entry.dist is not None else {}
    said: dict[str, Any] = {"reference": reference} if reference else {}
    if seat is not None:
        said["seat"] = seat
    versions = {**brought, "wardroom": version, "python": python_version()}
    return {**said, "position": position, "text": text, "versions": versions}
