"""Sealed bids: a prize is turned up, all bid at once, the highest lone bid takes it and draws a secret favour.

Shows: simultaneous asks, a hidden draw, secret numbers as face-down number cards, a setting, a score sheet, texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wardroom.kernel import (
    EVERYBODY,
    TURN,
    Ask,
    Card,
    Cards,
    Chance,
    Game,
    Plain,
    Reason,
    Setting,
    Show,
    State,
    Steps,
    Together,
    Zone,
)

PRIZES, PRIZE, FAVOURS, WON = 0, 1, 2, 3
HIGHEST = 6


def hand(seat: int) -> int:
    return 4 + 3 * seat


def spent(seat: int) -> int:
    return 5 + 3 * seat


def favours(seat: int) -> int:
    return 6 + 3 * seat


@dataclass(slots=True, eq=False, repr=False)
class Bids(State):
    """Whose prizes count what, which round it is, and whether equal bids were seen."""

    rounds: int = 0
    round: int = 0
    points: list[int] = field(default_factory=list)
    ties: int = 0

    def number(self, card: Card) -> int:
        return int(self.cards.faces[card])


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Bids:
    """BID-1.1: two shuffled piles; everybody holds the numbers 1 to 6."""
    zones = [Zone("prizes"), Zone("prize", EVERYBODY), Zone("favours"), Zone("won", EVERYBODY)]
    for seat in range(seats):
        zones.append(Zone(f"hand{seat}", 1 << seat, loose=True))
        zones.append(Zone(f"spent{seat}", EVERYBODY))
        zones.append(Zone(f"favours{seat}", 1 << seat, loose=True))
    cards = Cards(zones, seats)
    cards.add(PRIZES, [str(value) for value in range(1, 9)], "prize")
    cards.add(FAVOURS, [str(value) for value in (0, 0, 1, 1, 2, 2, 3, 3)], "favour")
    for seat in range(seats):
        cards.add(hand(seat), [str(value) for value in range(1, HIGHEST + 1)], "bid")
    cards.shuffle(PRIZES, chance)
    cards.shuffle(FAVOURS, chance)
    return Bids(seats, cards, chance, settings["rounds"], points=[0] * seats)


def flow(state: Bids) -> Steps:
    """BID-1.2: rounds, then favours are added."""
    while state.round < state.rounds:
        yield TURN
        yield from auction(state)
        state.round += 1
    for seat in range(state.seats):
        state.cards.show(state.cards.rows[favours(seat)], EVERYBODY)  # shown before they count in public
        for card in state.cards.rows[favours(seat)]:
            state.points[seat] += state.number(card)
        state.tell("scored", seat=seat, points=state.points[seat])


def auction(state: Bids) -> Steps:
    """BID-2.1: turn up a prize, bid at once, show; the highest lone bid wins."""
    cards = state.cards
    prize = cards.rows[PRIZES][-1]
    cards.move(prize, PRIZE)
    state.tell("prize", card=prize)
    asks = [
        Ask(seat, "bid", cards.rows[hand(seat)][:], not_too_much(state), args=(("card", prize),))
        for seat in range(state.seats)
    ]
    bids: list[Card] = yield Together(asks)
    for seat, bid in enumerate(bids):
        cards.move(bid, spent(seat))
        state.tell("bid", seat=seat, card=bid)
    numbers = [state.number(bid) for bid in bids]
    lone = [number for number in numbers if numbers.count(number) == 1]
    state.ties += len(lone) < len(numbers)
    if lone:
        winner = numbers.index(max(lone))
        state.points[winner] += state.number(prize)
        favour = cards.rows[FAVOURS][-1]
        cards.move(favour, favours(winner))  # BID-2.3: only the winner sees it
        state.tell("favour", seat=winner, card=favour)
        answers = ["keep", "return"]
        answer: str = yield Ask(winner, "favour", answers, final=answers, args=(("card", favour),))
        if answer == "return":
            cards.move(favour, FAVOURS, under=True)  # BID-2.4: the winner still knows it is there
    cards.move(prize, WON)


def not_too_much(state: Bids) -> Any:
    """BID-2.2: the highest number may not be bid in the first round."""
    faces = state.cards.faces

    def judge(card: Card) -> Reason | None:
        if state.round == 0 and faces[card] == str(HIGHEST):
            return Reason("BID-2.2", "too-early", (("card", faces[card]),))
        return None

    return judge


def result(state: Bids) -> list[int]:
    return state.points[:]


def sheet(state: Bids, seat: int, reader: int) -> Plain:
    """The favours of a seat, for those who see them all."""
    row = state.cards.rows[favours(seat)]
    if any(not state.cards.known[card] >> reader & 1 for card in row):
        return None
    lines = [{"key": "favour", "rule": "BID-3.1", "args": {"n": state.number(card)}} for card in row]
    return {"lines": lines, "points": state.points[seat]}


def reached(state: Bids) -> Sequence[str]:
    return ["tie"] if state.ties else []


GAME = Game(
    "bids",
    1,
    (2, 3, 4),
    setup,
    flow,
    result,
    package=__package__ or "",
    prefix="BID",
    settings=(Setting("rounds", 4, range(2, 6)), Setting("open", False, (False, True))),
    show=Show(sheet=sheet),
    effects=("tie",),
    reached=reached,
    reasons={1: "the first version"},
)
