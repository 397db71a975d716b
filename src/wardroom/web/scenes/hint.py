"""A hint in words: what a computer player would do here, and how the alternatives compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wardroom.players import RANKS, Advice
from wardroom.players.search import POINT

from ..render import Words
from .options import Group
from .players import rank

DEFAULT = "commander"


@dataclass(frozen=True, slots=True)
class Hint:
    """What was asked of whom; no advice yet while it thinks."""

    rank: str
    advice: Sequence[Advice] | None = None


@dataclass(frozen=True, slots=True)
class Compared:
    """How an option compares: in words, and in a sign where there is little room."""

    said: str
    sign: str


@dataclass(frozen=True, slots=True)
class Told:
    """A hint as it is shown: in one sentence, and beside every option how it compares."""

    rank: str
    said: str
    thinking: bool
    best: str  # the key of the option it would choose
    compared: Mapping[str, Compared]  # by option


def describe_hint(hint: Hint | None, groups: Sequence[Group], words: Words, units: int = 1) -> Told | None:
    if hint is None:
        return None
    name = rank(hint.rank, words)
    choices = {choice.key: choice for group in groups for choice in group.choices}
    advice = [each for each in hint.advice or () if each.key in choices]
    if not advice:
        return Told(hint.rank, words("web-table-hint-thinking", rank=name), True, "", {})
    said = words("web-table-hint-said", rank=name, option=choices[advice[0].key].full)
    beside = {each.key: compare(each, advice[0], words, units) for each in advice}
    return Told(hint.rank, said, False, advice[0].key, beside)


def compare(each: Advice, best: Advice, words: Words, units: int) -> Compared:
    """How much worse an option is, in points of margin."""
    if each is best:
        return Compared(words("web-table-hint-best"), "✓")
    if not each.share:
        return Compared(words("web-table-hint-untried"), "–")
    worse = round((best.value - each.value) / POINT / units)
    if worse <= 0:
        return Compared(words("web-table-hint-alike"), "≈")
    return Compared(words("web-table-hint-worse", points=worse), f"−{worse}")


def ranks(words: Words, chosen: str) -> list[tuple[str, str, bool]]:
    """Whom one may ask: key, name, whether it is the one to begin with."""
    return [(each, rank(each, words), each == chosen) for each in RANKS]
