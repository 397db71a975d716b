"""The table of a game that brings no template: the reader's hand, and what its view says, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.interface.fields import fields, named
from wardroom.kernel import Seat

from ..render import Words


@dataclass(frozen=True, slots=True)
class Pile:
    """The reader's cards in one place: as views write them, and by their names."""

    title: str
    cards: Sequence[str]
    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class Plain:
    hand: Sequence[Pile]
    lines: Sequence[tuple[int, str]]  # how far to the right, and what


def describe_plainly(seat: Seat[Any], view: Any, words: Words) -> Plain:
    return Plain([pile(zone, cards, words) for zone, cards in seat.held.items()], list(fields(view, words)))


def pile(zone: str, cards: Sequence[str], words: Words) -> Pile:
    """A place is called as the game says (`zone-<name>`), or by its name."""
    title = words.say(f"zone-{zone}") if words.has(f"zone-{zone}") else zone.replace("_", " ")
    return Pile(title, cards, [named(card, words) for card in cards])
