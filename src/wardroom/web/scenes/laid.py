"""Cards as they lie on the page, with what can be done with each of them now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from minijinja import Markup

from ..render import PACKAGE, Words, part
from .faces import Face, Faces, faces
from .log import trailing
from .look import Look
from .options import Choice, Group, Refusal

SORTS = ("type", "points", "age")
DRAWN = 8_192
"""So many cards are remembered as they were drawn last, with their points and options."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that lies on the page."""

    face: Face
    points: int | None
    option: Choice | None
    refused: Refusal | None
    new: bool
    places: Mapping[str, int]  # where it stands by each way of sorting

    @property
    def in_hand(self) -> Markup:
        """The whole card, with its points and its button."""
        face = self.face
        return drawn(
            "card_in_hand", face.game, face.language, face.id, self.points, self.option, self.refused, self.new
        )

    @property
    def in_spread(self) -> Markup:
        """Its top, to be chosen or to be read."""
        face = self.face
        return drawn("card_in_spread", face.game, face.language, face.id, None, self.option, self.refused, False)


@lru_cache(DRAWN)
def drawn(
    macro: str,
    game: str,
    language: str,
    face: str,
    points: int | None,
    option: Choice | None,
    refused: Refusal | None,
    new: bool,
) -> Markup:
    it = Laid(faces(game, language)[face], points, option, refused, new, {})
    return part(macro, Words(language, PACKAGE, faces(game, language).game.package), it=it)


def placing(deck: Faces, look: Look, sort: str) -> Callable[[str], Any]:
    """Where cards lie: the reader's own in the order of the hand, others by their backs and as they came."""
    points = scores(look)
    own = dict(zip(points, orders(list(points), deck, points)[sort])) if points else {}
    came: dict[str, int] = {}

    def place(card: str) -> Any:
        if card in own or not deck.known(card):
            return 0, own.get(card, -1), 0
        return 1, deck.backs.index(deck[card].back), came.setdefault(card, len(came))

    return place


def scores(look: Look) -> dict[str, int]:
    """What each card of the reader's own scores now."""
    rows = look.sheet["rows"] if isinstance(look.sheet, dict) else ()
    return {row["card"]: row["points"] for row in rows if "card" in row}


def layer(
    deck: Faces, found: Look, options: Sequence[Group], refused: Sequence[Refusal], reader: int, sort: str
) -> Callable[..., list[Laid]]:
    """How a game's template lays out cards: `lay(view.hand, in_order=true, new=["drew"])`. Backs are left out; `new`
    are the events that bring cards into a hand, so that those just brought can be marked."""
    points = scores(found)
    chosen: dict[str, Choice] = {}
    for group in options:
        for choice in group.choices:
            chosen.setdefault(choice.card, choice)
    barred = {card: each for each in refused for card in each.cards}

    def lay(cards: Sequence[str], in_order: bool = False, new: Collection[str] = ()) -> list[Laid]:
        known = [face for face in cards if deck.known(face)]
        if not in_order:
            return [Laid(deck[face], points.get(face), chosen.get(face), barred.get(face), False, {}) for face in known]
        places = orders(known, deck, points)
        fresh = frozenset(trailing(found.log, reader, new)) if found.kind else frozenset()
        laid = [
            Laid(
                deck[face],
                points.get(face),
                chosen.get(face),
                barred.get(face),
                face in fresh,
                {name: at[number] for name, at in places.items()},
            )
            for number, face in enumerate(known)
        ]
        return sorted(laid, key=lambda each: each.places[sort])

    return lay


def orders(cards: Sequence[str], deck: Faces, points: Mapping[str, int]) -> dict[str, list[int]]:
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
