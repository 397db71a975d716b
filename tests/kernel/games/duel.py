"""A card duel: whatever is played goes on a stack, seats answer in turn, the last card played resolves first.

Shows: response windows (the stack is in the state, so every window is a checkpoint), looking at a deck, searching
and reshuffling it, a card shown to one seat, known cards put back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from wardroom.kernel import (
    EVERYBODY,
    PASS,
    STEP,
    TURN,
    Ask,
    Card,
    Cards,
    Chance,
    Game,
    Judge,
    Option,
    Reason,
    State,
    Steps,
    Zone,
)

STACK = 0
COPIES = {
    "strike": 5,
    "bolt": 2,
    "counter": 4,
    "scout": 2,
    "fetch": 2,
    "spy": 2,
    "stow": 2,
    "salvage": 2,
    "mill": 1,
}
DECK_LIST = [face for face, copies in COPIES.items() for _ in range(copies)]
LIFE, HAND_SIZE, LAST_TURN = 7, 4, 24


def deck(seat: int) -> int:
    return 1 + 3 * seat


def hand(seat: int) -> int:
    return 2 + 3 * seat


def discard(seat: int) -> int:
    return 3 + 3 * seat


@dataclass(slots=True, eq=False, repr=False)
class Duel(State):
    """`phase` says where the flow goes on; `priority` and `passes` are the open response window."""

    phase: str = "draw"
    turn: int = 0
    active: int = 0
    life: list[int] = field(default_factory=lambda: [LIFE, LIFE])
    priority: int = 0
    passes: int = 0
    owners: list[int] = field(default_factory=list)  # who played each card of the stack
    plays: int = 0


def setup(_seats: int, _settings: Mapping[str, Any], chance: Chance) -> Duel:
    """DUEL-1: a shuffled deck and a hand each, a random first seat."""
    zones = [Zone("stack", EVERYBODY)]
    for seat in range(2):
        zones += [Zone(f"deck{seat}"), Zone(f"hand{seat}", 1 << seat, loose=True), Zone(f"discard{seat}", EVERYBODY)]
    cards = Cards(zones, 2)
    for seat in range(2):
        cards.add(deck(seat), DECK_LIST)
        cards.shuffle(deck(seat), chance)
        for _ in range(HAND_SIZE):
            cards.move(cards.rows[deck(seat)][-1], hand(seat))
    state = Duel(2, cards, chance)
    state.active = chance.below(2)
    return state


def flow(state: Duel) -> Steps:
    """DUEL-2. Each phase ends by naming the next one: the flow can be entered at any of them."""
    while state.phase != "over":
        yield TURN if state.phase == "draw" else STEP
        yield from PHASES[state.phase](state)


def draw(state: Duel) -> Steps:
    """DUEL-3: draw a card; who cannot has lost."""
    cards, seat = state.cards, state.active
    state.turn += 1
    state.plays = 0
    pile = cards.rows[deck(seat)]
    if not pile or state.turn > LAST_TURN:
        state.phase = "over"
        return
    card = pile[-1]
    cards.move(card, hand(seat))
    state.tell("drew", seat=seat, card=card)
    state.phase = "act"
    yield from ()


def act(state: Duel) -> Steps:
    """DUEL-4: play up to three cards, then end the turn."""
    seat = state.active
    choice: Card | Literal["end"] = yield Ask.among(
        seat, "act", [*state.cards.rows[hand(seat)], "end"], may_play(state), None, ["end"]
    )
    if choice != "end":
        state.plays += 1
        announce(state, seat, choice)
    else:
        state.active = 1 - seat
        state.phase = "draw"


def may_play(state: Duel) -> Judge:
    faces = state.cards.faces

    def judge(option: Card | Literal["end"]) -> Reason | None:
        if option == "end":
            return None
        if state.plays == 3:
            return Reason("DUEL-4", "enough-plays")
        if faces[option] == "counter":
            return Reason("DUEL-5", "only-a-response", (("card", faces[option]),))
        if faces[option] == "salvage" and not state.cards.rows[discard(state.active)]:
            return Reason("DUEL-12", "nothing-to-salvage")
        return None

    return judge


def announce(state: Duel, seat: int, card: Card) -> None:
    """Put a card on the stack and open a window; the other seat answers first (DUEL-5)."""
    state.cards.move(card, STACK)
    state.owners.append(seat)
    state.tell("played", seat=seat, card=card)
    state.priority = 1 - seat
    state.passes = 0
    state.phase = "window"


def window(state: Duel) -> Steps:
    """DUEL-5: seats answer in turn until both pass in a row. Everybody is asked, able or not: being asked says
    nothing about a hand."""
    seat = state.priority
    faces = state.cards.faces

    def judge(option: Card | Literal["pass"]) -> Reason | None:
        if option != PASS and faces[option] != "counter":
            return Reason("DUEL-5", "not-a-response", (("card", faces[option]),))
        return None

    choice: Card | Literal["pass"] = yield Ask.among(
        seat, "respond", [PASS, *state.cards.rows[hand(seat)]], judge, None, None if state.passes else ()
    )
    if choice != PASS:
        announce(state, seat, choice)
        return
    state.passes += 1
    state.priority = 1 - seat
    if state.passes == 2:
        yield from resolve(state)


def resolve(state: Duel) -> Steps:
    """DUEL-6: the top of the stack happens; if something is below, a new window opens."""
    cards = state.cards
    card = cards.rows[STACK][-1]
    seat = state.owners.pop()
    cards.move(card, discard(seat))
    yield from EFFECTS[cards.faces[card]](state, seat)
    state.passes = 0
    state.priority = 1 - seat
    if min(state.life) <= 0:
        state.phase = "over"
    elif not cards.rows[STACK]:
        state.phase = "act"


def strike(state: Duel, seat: int) -> Steps:
    """DUEL-7: one damage."""
    state.life[1 - seat] -= 1
    yield from ()


def bolt(state: Duel, seat: int) -> Steps:
    """DUEL-8: two damage."""
    state.life[1 - seat] -= 2
    yield from ()


def counter(state: Duel, seat: int) -> Steps:
    """DUEL-9: the card below has no effect."""
    cards = state.cards
    if cards.rows[STACK]:
        below = cards.rows[STACK][-1]
        cards.move(below, discard(state.owners.pop()))
        state.tell("countered", card=below)
    yield from ()


def scout(state: Duel, seat: int) -> Steps:
    """DUEL-10: look at the top card of your deck; leave it or put it under the deck."""
    cards = state.cards
    if cards.rows[deck(seat)]:
        top = cards.rows[deck(seat)][-1]
        cards.show((top,), 1 << seat)
        state.tell("looked", seat=seat, card=top)
        answer: str = yield Ask(seat, "scout", ["leave", "under"], final=())
        if answer == "under":
            cards.move(top, deck(seat), under=True)


def fetch(state: Duel, seat: int) -> Steps:
    """DUEL-11: search your deck for a card that is no strike, take it unseen by the other, reshuffle."""
    cards = state.cards
    pile = cards.rows[deck(seat)][:]
    cards.show(pile, 1 << seat)

    def judge(option: Card | Literal["nothing"]) -> Reason | None:
        if option != "nothing" and cards.faces[option] == "strike":
            return Reason("DUEL-11", "not-a-strike")
        return None

    candidates: list[Option] = ["nothing", *pile]
    final = candidates if len(pile) > 2 else None  # drawing chance ends what can be taken back
    choice: Card | Literal["nothing"] = yield Ask.among(seat, "fetch", candidates, judge, None, final)
    if choice != "nothing":
        cards.move(choice, hand(seat))
        state.tell("fetched", seat=seat, card=choice)
    cards.shuffle(deck(seat), state.chance)
    state.tell("shuffled", seat=seat)


def spy(state: Duel, seat: int) -> Steps:
    """DUEL-13: a random card of the other hand is shown to you alone; its owner may then shuffle a card away."""
    cards, other = state.cards, 1 - seat
    row = cards.rows[hand(other)]
    if row:
        card = row[state.chance.below(len(row))]
        cards.show((card,), 1 << seat)
        state.tell("spied", seat=seat, card=card)
        yield from stow(state, other)


def stow(state: Duel, seat: int) -> Steps:
    """DUEL-14: you may put a card of your hand on top of your deck, face down."""
    cards = state.cards
    choice: Card | Literal["keep"] = yield Ask(seat, "stow", ["keep", *cards.rows[hand(seat)]], final=())
    if choice != "keep":
        cards.move(choice, deck(seat))
        state.tell("stowed", seat=seat, card=choice)


def salvage(state: Duel, seat: int) -> Steps:
    """DUEL-12: shuffle a card of your discard pile into your deck."""
    cards = state.cards
    heap = cards.rows[discard(seat)][:]
    choice: Card = yield Ask(seat, "salvage", heap, final=heap if cards.rows[deck(seat)] else None)
    cards.move(choice, deck(seat))
    state.tell("salvaged", seat=seat, card=choice)
    cards.shuffle(deck(seat), state.chance)


def mill(state: Duel, seat: int) -> Steps:
    """DUEL-15: the other seat turns up its top card for all to see and puts it back."""
    cards, other = state.cards, 1 - seat
    if cards.rows[deck(other)]:
        top = cards.rows[deck(other)][-1]
        cards.show((top,), EVERYBODY)
        state.tell("turned-up", seat=other, card=top)
    yield from ()


PHASES: dict[str, Callable[[Duel], Steps]] = {"draw": draw, "act": act, "window": window}
EFFECTS: dict[str, Callable[[Duel, int], Steps]] = {
    "strike": strike,
    "bolt": bolt,
    "counter": counter,
    "scout": scout,
    "fetch": fetch,
    "spy": spy,
    "stow": stow,
    "salvage": salvage,
    "mill": mill,
}


def result(state: Duel) -> list[int]:
    return state.life[:]


GAME = Game("duel", 1, (2,), setup, flow, result)
