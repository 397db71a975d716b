"""A deckbuilder: operations inside operations, reactions of the other seat in their midst, a market with hidden decks.

Shows: nested flows in generator frames between checkpoints, a forced choice that depends on the chooser's hidden
hand, cards looked at and put under a deck in a secret order, deck cycling, scans that shuffle what they revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from wardroom.kernel import (
    EVERYBODY,
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

SUPPLY, MARKET = 0, 1
START = ["ensign"] * 4 + ["relay"] * 2 + ["raid"] * 2 + ["shield"] * 1 + ["probe"] * 1
SUPPLY_LIST = ["ensign"] * 4 + ["relay"] * 4 + ["raid"] * 3 + ["shield"] * 3 + ["probe"] * 3 + ["sweep"] * 3
ACTIONS, HAND_SIZE, GOAL, LAST_TURN = 2, 4, 12, 20
CREW = ("ensign", "shield")


def deck(seat: int) -> int:
    return 2 + 4 * seat


def hand(seat: int) -> int:
    return 3 + 4 * seat


def discard(seat: int) -> int:
    return 4 + 4 * seat


def staging(seat: int) -> int:
    return 5 + 4 * seat


@dataclass(slots=True, eq=False, repr=False)
class Crew(State):
    """Points, whose turn, what is left of it."""

    phase: str = "start"
    turn: int = 0
    active: int = 0
    actions: int = 0
    points: list[int] = field(default_factory=lambda: [1, 1])


def setup(_seats: int, _settings: Mapping[str, Any], chance: Chance) -> Crew:
    """CREW-1: a supply with three cards on show, a shuffled deck and a hand each."""
    zones = [Zone("supply"), Zone("market", EVERYBODY)]
    for seat in range(2):
        zones += [
            Zone(f"deck{seat}"),
            Zone(f"hand{seat}", 1 << seat, loose=True),
            Zone(f"discard{seat}", EVERYBODY),
            Zone(f"staging{seat}", EVERYBODY),
        ]
    cards = Cards(zones, 2)
    cards.add(SUPPLY, SUPPLY_LIST)
    cards.shuffle(SUPPLY, chance)
    for _ in range(3):
        cards.move(cards.rows[SUPPLY][-1], MARKET)
    state = Crew(2, cards, chance)
    for seat in range(2):
        cards.add(deck(seat), START)
        cards.shuffle(deck(seat), chance)
        fill(state, seat)
    return state


def flow(state: Crew) -> Steps:
    """CREW-2. A checkpoint before every main action; what happens inside an action stays in generator frames."""
    while state.phase != "over":
        yield TURN if state.phase == "start" else STEP
        if state.phase == "start":
            state.turn += 1
            state.actions = ACTIONS
            state.phase = "action"
        elif state.actions:
            yield from action(state)
        else:
            clean_up(state)


def action(state: Crew) -> Steps:
    """CREW-3: play a card of the hand, or end the actions."""
    seat = state.active
    choice: Card | Literal["end"] = yield Ask.among(
        seat, "action", [*state.cards.rows[hand(seat)], "end"], playable(state)
    )
    if choice != "end":
        state.actions -= 1
        yield from play(state, seat, choice)
    else:
        state.actions = 0


def playable(state: Crew) -> Judge:
    """CREW-4: a shield cannot be played."""
    faces = state.cards.faces

    def judge(option: Card | Literal["end"]) -> Reason | None:
        if option != "end" and faces[option] == "shield":
            return Reason("CREW-4", "not-playable", (("card", faces[option]),))
        return None

    return judge


def play(state: Crew, seat: int, card: Card) -> Steps:
    """Move a card to the staging area and carry out its operation."""
    state.cards.move(card, staging(seat))
    state.tell("played", seat=seat, card=card)
    yield from OPERATIONS[state.cards.faces[card]](state, seat)


def ensign(state: Crew, seat: int) -> Steps:
    """CREW-5: a point."""
    state.points[seat] += 1
    yield from ()


def relay(state: Crew, seat: int) -> Steps:
    """CREW-6: draw a card, then you may play another one inside this operation; then a point."""
    draw(state, seat)
    choice: Card | Literal["end"] = yield Ask.among(
        seat, "relay", [*state.cards.rows[hand(seat)], "end"], playable(state)
    )
    if choice != "end":
        yield from play(state, seat, choice)
    state.points[seat] += 1


def raid(state: Crew, seat: int) -> Steps:
    """CREW-7: attack. The other seat may show a shield from its hand and ignore it; otherwise it must choose what it
    can carry out completely: discard a crew card of its hand, or lose a point."""
    cards, other = state.cards, 1 - seat
    faces = cards.faces

    def shield_only(option: Card | Literal["accept"]) -> Reason | None:
        if option != "accept" and faces[option] != "shield":
            return Reason("CREW-8", "not-a-reaction", (("card", faces[option]),))
        return None

    reaction: Card | Literal["accept"] = yield Ask.among(
        other, "react", ["accept", *cards.rows[hand(other)]], shield_only
    )
    if reaction != "accept":
        cards.show((reaction,), EVERYBODY)
        state.tell("shielded", seat=other, card=reaction)
        draw(state, other)
        return

    def can_carry_out(option: Option) -> Reason | None:
        if isinstance(option, Card):
            return None if faces[option] in CREW else Reason("CREW-7", "not-crew", (("card", faces[option]),))
        if option == "point":
            return None if state.points[other] else Reason("CREW-7", "no-point")
        able = state.points[other] or any(faces[card] in CREW for card in cards.rows[hand(other)])
        return Reason("CREW-7", "something-can-be-done") if able else None

    loss: Option = yield Ask.among(other, "suffer", [*cards.rows[hand(other)], "point", "nothing"], can_carry_out)
    if isinstance(loss, Card):
        cards.move(loss, discard(other))
        state.tell("lost", seat=other, card=loss)
    elif loss == "point":
        state.points[other] -= 1
    else:
        cards.show(cards.rows[hand(other)], EVERYBODY)  # CREW-9: prove it


def probe(state: Crew, seat: int) -> Steps:
    """CREW-10: look at the top three of the supply; gain one of them or of the market on top of your deck; the others
    go under the supply in an order of your choice."""
    cards = state.cards
    looked = cards.rows[SUPPLY][-3:]
    cards.show(looked, 1 << seat)
    state.tell("looked", seat=seat, cards=looked)
    candidates = [*looked, *cards.rows[MARKET]]
    if not candidates:
        return
    gained: Card = yield Ask(seat, "gain", candidates, final=() if len(looked) > 1 else None)
    cards.move(gained, deck(seat))
    state.tell("gained", seat=seat, card=gained)
    rest = [card for card in looked if card != gained]
    while rest:
        card: Card = yield Ask(seat, "under", rest[:], final=() if len(rest) > 1 else None)
        rest.remove(card)
        cards.move(card, SUPPLY, under=True)
    refill(state)


def sweep(state: Crew, seat: int) -> Steps:
    """CREW-11: reveal cards of the supply until an ensign shows; gain it, shuffle the others back."""
    cards = state.cards
    for card in reversed(cards.rows[SUPPLY][:]):
        cards.show((card,), EVERYBODY)
        state.tell("revealed", card=card)
        if cards.faces[card] == "ensign":
            where: str = yield Ask(seat, "place", ["deck", "discard"])
            cards.move(card, deck(seat) if where == "deck" else discard(seat))
            break
    cards.shuffle(SUPPLY, state.chance)


OPERATIONS: dict[str, Callable[[Crew, int], Steps]] = {
    "ensign": ensign,
    "relay": relay,
    "raid": raid,
    "probe": probe,
    "sweep": sweep,
}


def refill(state: Crew) -> None:
    """CREW-12: the market shows three cards."""
    cards = state.cards
    while len(cards.rows[MARKET]) < 3 and cards.rows[SUPPLY]:
        cards.move(cards.rows[SUPPLY][-1], MARKET)


def draw(state: Crew, seat: int) -> None:
    """CREW-13: an empty deck is made of the discard pile."""
    cards = state.cards
    if not cards.rows[deck(seat)]:
        for card in cards.rows[discard(seat)][:]:
            cards.move(card, deck(seat))
        cards.shuffle(deck(seat), state.chance)
    if cards.rows[deck(seat)]:
        card = cards.rows[deck(seat)][-1]
        cards.move(card, hand(seat))
        state.tell("drew", seat=seat, card=card)


def fill(state: Crew, seat: int) -> None:
    for _ in range(HAND_SIZE - len(state.cards.rows[hand(seat)])):
        draw(state, seat)


def clean_up(state: Crew) -> None:
    """CREW-14: staging to the discard pile, draw up, next seat."""
    seat = state.active
    for card in state.cards.rows[staging(seat)][:]:
        state.cards.move(card, discard(seat))
    fill(state, seat)
    over = max(state.points) >= GOAL or state.turn == LAST_TURN
    state.active = 1 - seat
    state.phase = "over" if over else "start"


def result(state: Crew) -> list[int]:
    return state.points[:]


GAME = Game(
    "crew",
    2,
    (2,),
    setup,
    flow,
    result,
    reasons={1: "the first version", 2: "a spectator has a number of its own, and forgets as everybody does"},
)
