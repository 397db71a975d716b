"""SETI-6: free actions, any number of them before, during and after the main action (SETI-3.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wardroom.kernel import Ask, Card, Reason, Steps, pick_one

from ..cards import HAND_CARDS, Gain, Trigger
from ..cards.setup import BUY_CARD_PUBLICITY, EXCHANGE_COST, EXCHANGEABLE, MOVE_ENERGY
from ..state import PLAYED, Seti, zone
from . import computer, effects, missions, moving, supply

MENU: tuple[str, ...] = ("move", "place", "exchange", "buy", "corner", "mission")
CARD = "card_any"

NO_ENERGY = Reason("SETI-6.3", "no-energy-to-move")
NO_PAIR = Reason("SETI-6.9", "no-pair")
NOT_A_PAIR = Reason("SETI-6.13", "not-a-pair")
LITTLE_PUBLICITY = Reason("SETI-6.11", "little-publicity", (("cost", BUY_CARD_PUBLICITY),))
NO_CARD_LEFT = Reason("SETI-4.12", "no-card-left")
NO_HAND = Reason("SETI-6.12", "no-hand")
NO_MISSION = Reason("SETI-11.1", "no-mission")


def anything(state: Seti, seat: int) -> bool:
    """Whether any free action is possible. Everybody could tell: hands are counted, not looked at."""
    if state.hand(seat):
        return True
    return any(WHY_NOT[word](state, seat) is None for word in MENU)


def interrupt(state: Seti, seat: int) -> Steps:
    """SETI-3.5: one free action in the middle of a main action, resolved completely."""
    state.interruptible = False

    def judge(word: str) -> Reason | None:
        return possible(state, seat, word)

    answer: str = yield Ask(seat, "free", MENU, judge)
    yield from perform(state, seat, answer)
    state.interruptible = True


def possible(state: Seti, seat: int, word: str) -> Reason | None:
    """Why a free action is not possible now."""
    return WHY_NOT[word](state, seat)


def perform(state: Seti, seat: int, word: str) -> Steps:
    """One free action."""
    yield from ACTIONS[word](state, seat)


def why_not_move(state: Seti, seat: int) -> Reason | None:
    if state.agencies[seat].energy < MOVE_ENERGY:
        return NO_ENERGY
    return moving.why_not_move(state, seat)


def move(state: Seti, seat: int) -> Steps:
    """SETI-6.3: 1 energy for 1 move, paid when the step is taken."""
    yield from moving.next_step(state, seat)


def why_not_place(state: Seti, seat: int) -> Reason | None:
    return computer.why_not_place(state, seat)


def place(state: Seti, seat: int) -> Steps:
    """SETI-6.7: one data token from the pool to the computer."""
    yield from computer.place(state, seat)


def pairs(state: Seti, seat: int) -> list[str]:
    """What there is two of (SETI-6.9)."""
    return [what for what in EXCHANGEABLE if supply.held(state, seat, what) >= EXCHANGE_COST]


def why_not_exchange(state: Seti, seat: int) -> Reason | None:
    return None if pairs(state, seat) else NO_PAIR


def exchange(state: Seti, seat: int) -> Steps:
    """SETI-6.9, SETI-6.13: 2 equal resources for 1; a card comes from the row or the deck (SETI-6.10)."""

    def judge(option: tuple[str, str]) -> Reason | None:
        give, get = option
        if supply.held(state, seat, give) < EXCHANGE_COST:
            return NOT_A_PAIR
        return None if get != CARD or give == CARD or supply.any_card(state) else NO_CARD_LEFT

    answer: tuple[str, str] = yield Ask(seat, "exchange", EXCHANGES, judge)
    give, get = answer
    if give == CARD:
        yield from give_cards(state, seat)
    else:
        supply.pay(state, seat, give, EXCHANGE_COST)
    state.tell("exchanged", seat=seat, what=give, what2=get)
    yield from supply.gain(state, seat, get, 1)


def give_cards(state: Seti, seat: int) -> Steps:
    """Two of the hand; who has no more gives them unasked."""
    for left in range(EXCHANGE_COST, 0, -1):
        hand = state.hand(seat)
        card = hand[0]
        if len(hand) > left:
            card = yield Ask(seat, "exchange-cards", hand[:], args=(("left", left),))
        supply.discard(state, seat, card)


EXCHANGES = [(give, get) for give in EXCHANGEABLE for get in EXCHANGEABLE if give != get or give == CARD]
"""Two cards for a card is an exchange too; two credits for a credit is none."""


def why_not_buy(state: Seti, seat: int) -> Reason | None:
    if state.agencies[seat].publicity < BUY_CARD_PUBLICITY:
        return LITTLE_PUBLICITY
    return None if supply.any_card(state) else NO_CARD_LEFT


def buy(state: Seti, seat: int) -> Steps:
    """SETI-6.11: 3 publicity for a card."""
    supply.pay(state, seat, "publicity", BUY_CARD_PUBLICITY)
    state.tell("bought", seat=seat)
    yield from supply.take_card(state, seat)


def why_not_corner(state: Seti, seat: int) -> Reason | None:
    return None if state.hand(seat) else NO_HAND


def corner(state: Seti, seat: int) -> Steps:
    """SETI-6.12: discard a hand card for its top-left corner."""
    card = yield from pick_one(seat, "corner", state.hand(seat))
    yield from use_corner(state, seat, card)


def use_corner(state: Seti, seat: int, card: Card) -> Steps:
    supply.discard(state, seat, card)
    gained = HAND_CARDS[state.face(card)].corner
    yield from effects.run(state, seat, gained, card)
    events = [Trigger("use_corner", part.what) for part in gained if isinstance(part, Gain)]
    yield from missions.happen(state, seat, *(event for event in events if event.of != "vp"))


def why_not_mission(state: Seti, seat: int) -> Reason | None:
    """SETI-6.8: whether one of the cards in front can be completed."""
    for card in state.cards.rows[zone(seat, PLAYED)]:
        if missions.completable(state, seat, card) is None:
            return None
    return NO_MISSION


def mission(state: Seti, seat: int) -> Steps:
    """SETI-11.1: complete a conditional mission whose condition holds."""
    judge = partial(missions.completable, state, seat)
    card = yield from pick_one(seat, "mission", state.cards.rows[zone(seat, PLAYED)], judge=judge)
    yield from missions.complete(state, seat, card)


WHY_NOT: dict[str, Callable[[Seti, int], Reason | None]] = {
    "move": why_not_move,
    "place": why_not_place,
    "exchange": why_not_exchange,
    "buy": why_not_buy,
    "corner": why_not_corner,
    "mission": why_not_mission,
}
ACTIONS: dict[str, Callable[[Seti, int], Steps]] = {
    "move": move,
    "place": place,
    "exchange": exchange,
    "buy": buy,
    "corner": corner,
    "mission": mission,
}
