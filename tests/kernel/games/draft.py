"""A draft: everybody picks from a hand at once, picks are shown when all are in, the hands pass on; the last card of a
hand is kept face down.

Shows: simultaneous picks, hands that change owners (so that a seat knows part of another's hand), equal faces leaving
such a hand, cards kept secret until the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wardroom.kernel import EVERYBODY, TURN, Ask, Card, Cards, Chance, Game, Plain, State, Steps, Together, Zone

DECK = 0
FACES = ["sun"] * 6 + ["moon"] * 6 + ["comet"] * 4 + ["dust"] * 4
HAND_SIZE = 4
OWN = 4
"""How many zones each seat has: its hand, what it passes on, its row, and what it keeps face down."""


def hand(seat: int) -> int:
    return 1 + OWN * seat


def passing(seat: int) -> int:
    return 2 + OWN * seat


def row(seat: int) -> int:
    return 3 + OWN * seat


def kept(seat: int) -> int:
    return 4 + OWN * seat


@dataclass(slots=True, eq=False, repr=False)
class Draft(State):
    """How often the hands were passed on; the points in the end."""

    passed: int = 0
    points: dict[str, int] = field(default_factory=dict)


def setup(seats: int, _settings: Mapping[str, Any], chance: Chance) -> Draft:
    """DRA-1: one shuffled deck, a hand each."""
    zones = [Zone("deck")]
    for seat in range(seats):
        mine = 1 << seat
        zones += [Zone(f"hand{seat}", mine, loose=True), Zone(f"passing{seat}", mine)]
        zones += [Zone(f"row{seat}", EVERYBODY), Zone(f"kept{seat}", mine, loose=True)]
    cards = Cards(zones, seats)
    cards.add(DECK, FACES)
    cards.shuffle(DECK, chance)
    state = Draft(seats, cards, chance)
    deal(state)
    return state


def deal(state: Draft) -> None:
    for seat in range(state.seats):
        for _ in range(HAND_SIZE):
            state.cards.move(state.cards.rows[DECK][-1], hand(seat))


def flow(state: Draft) -> Steps:
    """DRA-2: pick and pass until one card is left, which is kept; then count."""
    while not state.points:
        yield TURN
        if len(state.cards.rows[hand(0)]) > 1:
            yield from pick(state)
            pass_on(state)
        else:
            yield from keep(state)
            score(state)


def pick(state: Draft) -> Steps:
    """DRA-3: all at once; nobody sees a pick before all have picked."""
    cards = state.cards
    seats = range(state.seats)
    picks: list[Card] = yield Together([Ask(seat, "pick", cards.rows[hand(seat)][:]) for seat in seats])
    for seat, card in zip(seats, picks):
        cards.move(card, row(seat))
        state.tell("picked", seat=seat, card=card)


def pass_on(state: Draft) -> None:
    """DRA-4: what is left goes to the next seat, everybody's at the same time."""
    cards = state.cards
    for seat in range(state.seats):
        for card in cards.rows[hand(seat)][:]:
            cards.move(card, passing(seat))
    for seat in range(state.seats):
        for card in cards.rows[passing(seat)][:]:
            cards.move(card, hand((seat + 1) % state.seats))
    state.passed += 1
    state.tell("passed")


def keep(state: Draft) -> Steps:
    """DRA-5: the last card lies face down, or is thrown under the deck; others learn only which of the two."""
    seats = range(state.seats)
    answers: list[str] = yield Together([Ask(seat, "keep", ["keep", "throw"]) for seat in seats])
    for seat, answer in zip(seats, answers):
        card = state.cards.rows[hand(seat)][0]
        state.cards.move(card, kept(seat) if answer == "keep" else DECK, under=True)
        state.tell("kept" if answer == "keep" else "thrown", seat=seat, card=card)


def score(state: Draft) -> None:
    """DRA-6: a sun 1, a pair of moons 4, a comet 3 but two of them nothing; dust -1."""
    cards = state.cards
    for seat in range(state.seats):
        cards.show(cards.rows[kept(seat)], EVERYBODY)
        faces = [cards.faces[card] for card in (*cards.rows[row(seat)], *cards.rows[kept(seat)])]
        comets = 3 if faces.count("comet") == 1 else 0
        points = faces.count("sun") + 4 * (faces.count("moon") // 2) + comets - faces.count("dust")
        state.points[str(seat)] = points
        state.tell("scored", seat=seat, points=points)


def result(state: Draft) -> list[int]:
    return [state.points.get(str(seat), 0) for seat in range(state.seats)]


def view(state: Draft, seat: int) -> Plain:
    cards = state.cards
    return {
        "passed": state.passed,
        "points": dict(state.points),
        "deck": len(cards.rows[DECK]),
        "hands": [cards.seen(hand(of), seat) for of in range(state.seats)],
        "rows": [cards.seen(row(of), seat) for of in range(state.seats)],
        "kept": [cards.seen(kept(of), seat) for of in range(state.seats)],
    }


GAME = Game("draft", 1, (2, 3, 4), setup, flow, result, view=view)
