"""Several picks in one line: `1 3 5`, `1,3,5`, `1-3`, names with commas between, and a last `done`."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

from wardroom.interface.spelling import fold
from wardroom.kernel import Line, Reason, Seat
from wardroom.kernel.ask import UNLISTED

from .errors import Mistake

NUMBERS = re.compile(r"(?P<first>\d{1,6})(?:-(?P<last>\d{1,6}))?")
AROUND = re.compile(r"(?<=\d)\s*-\s*(?=\d)")
"""Blanks around the sign of a range, which would tear it apart."""


def parts(line: str, ends: Collection[str], most: int) -> list[str]:
    """What a line names one by one: numbers of options (of which there are so many), names, and the words that end the
    question. A name may be of several words: only numbers need no comma between them."""
    found: list[str] = []
    for piece in AROUND.sub("-", line).split(","):
        words = piece.split()
        if not all(NUMBERS.fullmatch(word) or fold(word) in ends for word in words):
            ended = fold(words[-1]) in ends
            words = [" ".join(words[:-1]), words[-1]] if ended else [" ".join(words)]
        for word in words:
            found += expand_range(word, most)
    return found


def expand_range(word: str, most: int) -> list[str]:
    """All numbers of a range, from either end; any other word alone."""
    found = NUMBERS.fullmatch(word)
    if found is None or found["last"] is None:
        return [word]
    ends = int(found["first"]), int(found["last"])
    for number in ends:  # before a long range is written out
        if not 1 <= number <= most:
            raise Mistake("no-such-number", number=number, most=most)
    return [str(number) for number in range(min(ends), max(ends) + 1)]


def numbers_only(words: Sequence[str], ends: Collection[str]) -> bool:
    """Whether nothing here could be part of a name."""
    return all(word.isdecimal() or fold(word) in ends for word in words)


def stumbling(seat: Seat[Any], line: Line[Any], keys: Sequence[str]) -> tuple[str, Reason]:
    """The first of several picks that is refused once those before it are made, and why. The line is played on."""
    asked = seat.ask
    for key in keys:
        ask = line.ask(seat.number)
        same = ask is not None and asked is not None and ask.many and ask.kind == asked.kind
        reason = ask.why(seat.option(key)) if ask is not None and same else UNLISTED
        if reason is not None:
            return key, reason
        line.answer(seat.number, seat.option(key))
    return keys[-1], UNLISTED
