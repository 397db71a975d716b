"""Options are the same objects whoever lists them."""

from __future__ import annotations

from functools import cache

Parts = tuple[str | int, ...]


@cache
def option(*parts: str | int) -> Parts:
    """A word, then cards."""
    return parts
