"""Positions of the CCG: cards laid where a test wants them, and a table that begins there."""

from __future__ import annotations

from collections import Counter
from typing import Any

from wardroom import testing
from wardroom.games.ccg import GAME
from wardroom.games.ccg.places import location_of
from wardroom.games.ccg.state import DECK, DOCKED, HAND, IN_SPACE, NOWHERE, ORDERS, SEEDS, Ccg, zone
from wardroom.kernel import Card, Reason
from wardroom.language import LANGUAGES, Text

from .board import Board

FILLER = ("taitt",) * 12
"""What lies in a deck about which a test says nothing."""


class Given(Board):
    """A board that can be played on."""

    def pile(self, number: int, seat: int, faces: tuple[str, ...], back: str = "draw") -> list[Card]:
        """The last one on top."""
        cards = self.state.cards.add(number, faces, back)
        self.state.owner += [seat] * len(cards)
        self.state.where += [NOWHERE] * len(cards)
        return cards

    def hand(self, seat: int, *faces: str) -> list[Card]:
        return self.pile(zone(seat, HAND), seat, faces)

    def deck(self, seat: int, *faces: str) -> list[Card]:
        return self.pile(zone(seat, DECK), seat, faces)

    def seeds(self, seat: int, *faces: str) -> list[Card]:
        return self.pile(zone(seat, SEEDS), seat, faces, "seed")

    def under(self, location: int, *faces: str, seat: int = 1) -> list[Card]:
        """Seed cards, the bottom one first."""
        return self.pile(self.state.locations[location].under, seat, faces, "seed")

    def outpost(self, face: str, location: int, seat: int = 0) -> Card:
        return self.lay(face, IN_SPACE, location, seat)

    def docked(self, face: str, facility: Card, seat: int = 0) -> Card:
        return self.lay(face, DOCKED, facility, seat)

    def sit(self, part: str = ORDERS, turn: int = 1, **fields: Any) -> Sitting:
        """A table at this position, in the turn of the first seat."""
        state = self.state
        for seat in (0, 1):
            if not state.deck(seat):
                self.deck(seat, *FILLER)
            faces = [face for face, owner in zip(state.cards.faces, state.owner) if owner == seat]
            state.listed[seat] = dict(Counter(faces))
        state.part, state.turn, state.plays_left = part, turn, state.plays
        for name, value in fields.items():
            if name not in Ccg.__dataclass_fields__:
                raise TypeError(f"a position of the CCG has no field {name}")
            setattr(state, name, value)
        return Sitting(testing.at(GAME, state))


class Sitting(testing.Sitting[Ccg]):
    """A table of the CCG."""

    def key(self, word: str, *cards: Card) -> str:
        tags = [self.state.tag(card, self.ask.seat) for card in cards]
        return ":".join([word, *tags]) if word else ":".join(tags)

    def order(self, word: str, *cards: Card) -> Sitting:
        """An option that is a word with cards."""
        self.choose(self.key(word, *cards))
        return self

    def pick(self, *cards: Card) -> Sitting:
        for card in cards:
            self.choose(self.key("", card))
        return self

    def because(self, word: str, *cards: Card) -> tuple[str, str] | None:
        return self.why(self.key(word, *cards))

    def passing(self) -> Sitting:
        """Everybody who is asked for an answer passes."""
        while self.table.line.waiting() and self.ask.kind.startswith("answer"):
            self.choose("pass")
        return self

    def at(self, card: Card) -> int:
        return location_of(self.state, card)

    def lies(self, card: Card) -> str:
        """The name of its zone."""
        return self.state.cards.zones[self.state.cards.at[card]].name

    def stopped(self, *cards: Card) -> bool:
        return all(self.state.is_stopped(card) for card in cards)

    def end_turn(self) -> Sitting:
        """To the first question of the next turn's play phase or orders."""
        turn = self.state.turn
        while not self.table.over and self.state.turn == turn:
            kind = self.ask.kind
            self.choose("pass" if kind.startswith("answer") else "end" if kind == "order" else "done")
        return self.passing() if not self.table.over else self


def said(reason: Reason) -> dict[str, str]:
    """A refusal in every language. A text that is missing, or lacks an argument, is no text."""
    found = {language: Text(language, "wardroom.games.ccg").reason(reason) for language in LANGUAGES}
    for text in found.values():
        assert text.strip() and not {"{", "}", "$"} & set(text) and reason.key not in text, text
    return found


def card_of(state: Ccg, face: str) -> Card:
    """The first card with this face."""
    return Card(state.cards.faces.index(face))
