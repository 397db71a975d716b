"""A game file held against what happens when it is played again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wardroom.kernel import Game, Record, replay
from wardroom.kernel.errors import Altered

PASSED = {
    "other-start": ("seed",),
    "illegal-move": ("seed", "start"),
    "other-link": ("seed", "start"),
    "other-end": ("seed", "start", "moves"),
    "other-result": ("seed", "start", "moves", "chain"),
}
"""By what was found wrong: the checks that come before it and were passed."""


def run_checks(game: Game[Any], record: Record) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each check as it has been passed; the first that fails raises."""
    facts: dict[str, dict[str, Any]] = {
        "form": {"title": game.name, "rules": record.rules},
        "seed": {"seed": record.seed or "", "commitment": record.commitment},
        "start": {"start": record.start},
        "moves": {"count": len(record.moves)},
        "chain": {"chain": record.chain},
    }
    yield "form", facts["form"]
    try:
        replay(game, record)
    except Altered as wrong:
        for key in PASSED.get(wrong.key, ()):
            yield key, facts[key]
        raise
    for key in PASSED["other-result"]:
        yield key, facts[key]
    if record.result is None:
        yield "running", {}
    else:
        points = ", ".join(f"{name} {score}" for name, score in zip(record.names, record.result))
        yield "result", {"points": points}
