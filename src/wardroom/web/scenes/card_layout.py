"""Cards as they lie on the page, with what can be done with each of them now."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .faces import AT, Face, Faces, face_of
from .log import find_new_cards
from .options import COPY, Choice, Group, Refusal
from .position import Position

UNSAFE = re.compile(r"[^\w-]+")
SORTS = ("type", "points", "age")


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card that lies on the page."""

    face: Face
    points: int | None
    option: Choice | None
    refused: Refusal | None
    new: bool
    places: Mapping[str, int]  # where it stands by each way of sorting
    then: Sequence[Choice] = ()  # what takes two choices, the second of which is this card
    name: str = ""  # its own on the page, also among equal ones: `guard-pagh-1`, `guard-pagh-1-2`; else the face

    @property
    def id(self) -> str:
        """Of the place where it lies, for links and gliding."""
        return f"c-{self.name or self.face.id}"


def make_order(deck: Faces, position: Position, sort: str) -> Callable[[str], Any]:
    """Where cards lie: the reader's own in the order of the hand, others by their backs and as they came."""
    points = card_points(position)
    own = dict(zip(points, rank_cards(list(points), deck, points)[sort])) if points else {}
    came: dict[str, int] = {}

    def place(card: str) -> Any:
        if card in own or not deck.known(card):
            return 0, own.get(card, -1), 0
        return 1, deck.backs.index(deck[card].back), came.setdefault(card, len(came))

    return place


def card_points(position: Position) -> dict[str, int]:
    """What each card of the reader's own scores now."""
    rows = position.sheet["rows"] if isinstance(position.sheet, dict) else ()
    return {row["card"]: row["points"] for row in rows if "card" in row}


def make_layer(
    deck: Faces,
    found: Position,
    options: Sequence[Group],
    paths: Mapping[str, Mapping[str, Choice]],
    refused: Sequence[Refusal],
    reader: int,
    sort: str,
) -> Callable[..., list[LaidCard]]:
    """How a game's template lays out cards: `lay(view.hand, in_order=true, new=["drew"])`. Backs are left out; `new`
    are the events that bring cards into a hand, so that those just brought can be marked."""
    points = card_points(found)
    chosen: dict[str, Choice] = {}
    for group in options:
        for choice in group.choices:
            chosen.setdefault(choice.tag, choice)
    onward: dict[str, list[Choice]] = {}
    for kind in paths.values():
        for choice in kind.values():
            onward.setdefault(choice.tag, []).append(choice)
    barred = {card: each for each in refused for card in each.cards}

    def lay(cards: Sequence[str], in_order: bool = False, new: Collection[str] = ()) -> list[LaidCard]:
        known = [card for card in cards if deck.known(card)]
        tags = number_copies(known)
        if not in_order:
            return [
                LaidCard(
                    deck[card],
                    points.get(card),
                    chosen.get(tag),
                    barred.get(tag),
                    False,
                    {},
                    onward.get(tag, ()),
                    make_safe(tag),
                )
                for card, tag in zip(known, tags)
            ]
        places = rank_cards(known, deck, points)
        fresh = frozenset(find_new_cards(found.log, reader, new)) if found.kind else frozenset()
        laid = [
            LaidCard(
                deck[card],
                points.get(card),
                chosen.get(tags[number]),
                barred.get(tags[number]),
                face_of(card) in fresh,
                {name: at[number] for name, at in places.items()},
                onward.get(tags[number], ()),
                make_safe(tags[number]),
            )
            for number, card in enumerate(known)
        ]
        return sorted(laid, key=lambda each: each.places[sort])

    return lay


def number_copies(cards: Sequence[str]) -> list[str]:
    """Cards by their tags; equal ones in the same place are counted as keys count them. A card without a place is its
    face."""
    seen: dict[str, int] = {}
    found = []
    for card in cards:
        seen[card] = number = seen.get(card, 0) + 1
        found.append(card if AT not in card or number == 1 else f"{card}{COPY}{number}")
    return found


def make_safe(tag: str) -> str:
    """A tag as the name of a thing on the page."""
    return UNSAFE.sub("-", tag)


def rank_cards(cards: Sequence[str], deck: Faces, points: Mapping[str, int]) -> dict[str, list[int]]:
    """Where each card stands by kind, by points (most first) and by age (newest first)."""

    def by(key: Callable[[int], Any]) -> list[int]:
        order = sorted(range(len(cards)), key=key)
        return [order.index(number) for number in range(len(cards))]

    def kind(number: int) -> tuple[Any, ...]:
        face = deck[cards[number]]
        return face.back, [value.text for value in face.top], face.name

    return {
        "type": by(kind),
        "points": by(lambda number: (-points.get(cards[number], 0), kind(number))),
        "age": by(lambda number: -number),
    }
