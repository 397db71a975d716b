"""`POST /games/{id}/verify`: the game file played again, and every check explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.interface.verification import run_checks
from wardroom.kernel import Game, Record
from wardroom.kernel.errors import WardroomError
from wardroom.store.rows import GameRow

from .captions import of_game, title

PLANNED = ("form", "seed", "start", "moves", "chain", "result")
"""In this order; the first that fails ends it."""
FACTS = ("seed", "commitment", "start", "chain", "points")


@dataclass(frozen=True, slots=True)
class Check:
    """One check: its texts are `web-verify-<key>` (what holds), `.why` (what it shows) and the facts behind it."""

    key: str
    said: str
    why: str
    state: str  # passed, failed, or not reached
    facts: Sequence[tuple[str, str]]


def verify(game: Game[Any], record: Record, row: GameRow, language: str) -> dict[str, Any]:
    """The context of `verify.html`. It replays the whole game: not for the event loop."""
    words = of_game(game, language, record.names)
    passed: dict[str, dict[str, Any]] = {}
    wrong = ""
    try:
        for key, facts in run_checks(game, record):
            passed[key] = facts
    except WardroomError as error:
        wrong = words.error(error)
    ended = PLANNED[len(passed)] if wrong and len(passed) < len(PLANNED) else ""
    made = []
    for key in PLANNED:
        state = "passed" if key in passed else "failed" if key == ended else "left"
        listed = [
            (words(f"web-verify-fact-{name}"), str(passed[key][name])) for name in FACTS if name in passed.get(key, {})
        ]
        made.append(Check(key, words(f"web-verify-{key}"), words(f"web-verify-{key}.why"), state, listed))
    return {
        "row": row,
        "title": title(words),
        "checks": made,
        "wrong": wrong,
        "salt": readable(record.salt),
        "choices": len(record.moves),
    }


def readable(salt: str) -> str:
    """The players' own words, as far as they can be read."""
    said = bytes.fromhex(salt).decode("utf-8", "replace")
    return "".join(letter if letter.isprintable() else "·" for letter in said)
