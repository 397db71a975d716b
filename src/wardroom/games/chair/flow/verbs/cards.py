"""Cards of one's own that move between hand, deck, Discard pile and Log: DRAW, DISCARD, PUT, FIND, LOG, REVEAL."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import EVERYBODY, Asking, Card, Reason, Steps

from ...pieces import Do, Happening
from ...state import DECK, DISCARD, HAND, LOG, RESERVE, STAGING, zone
from .. import challenges, cycling, leaving
from ..asking import pick
from ..happenings import LOGGED, PUT, happen
from ..wants import ANYTHING, Wants, beamed_on, fits

FROM_HAND = (HAND,)
HAND_OR_DISCARD = (HAND, DISCARD)


def draw(do: Do, n: int = 1) -> Asking[list[Card]]:
    """CHAIR-27.7: from the top of one's deck to one's hand; the deck is cycled when it runs out (CHAIR-13.1).
    Where that brings none, drawing stops (CHAIR-13.10)."""
    drawn: list[Card] = []
    deck, hand = do.state.row(do.side, DECK), zone(do.side, HAND)
    for _ in range(n):
        card = deck[-1] if deck else (yield from cycling.top_of_deck(do))
        if card is None:
            break
        do.state.cards.move(card, hand)
        drawn.append(card)
    if drawn:
        do.state.tell_of("drew", do.side, count=len(drawn), cards=tuple(drawn))
    return drawn


def mill(do: Do) -> Asking[Card | None]:
    """The top card of one's deck to one's Discard pile."""
    card = yield from cycling.top_of_deck(do)
    if card is not None:
        do.state.cards.move(card, zone(do.side, DISCARD))
        do.state.tell_of("milled", do.side, card=card)
    return card


def draw_from_discard(do: Do, wants: Wants = ANYTHING, n: int = 1, optional: bool = False) -> Asking[list[Card]]:
    """CHAIR-27.7: matching cards of one's Discard pile to one's hand. What the cost of this operation has just put
    there is not drawn again."""
    drawn: list[Card] = []
    for _ in range(n):
        pile = [card for card in do.state.row(do.side, DISCARD) if card not in do.picked]
        card = yield from pick(do, "draw-discard", pile, "CHAIR-27.7", wants, optional)
        if card is None:
            break
        do.state.cards.move(card, zone(do.side, HAND))
        do.state.tell_of("drew-discard", do.side, card=card)
        drawn.append(card)
    return drawn


def hand_without(do: Do) -> list[Card]:
    """One's hand without the card whose operation it is."""
    return [card for card in do.state.row(do.side, HAND) if card != do.card]


def discard(
    do: Do,
    wants: Wants = ANYTHING,
    optional: bool = False,
    among: Sequence[Card] = (),
    but: Card | None = None,
) -> Asking[Card | None]:
    """CHAIR-27.5: a card from one's hand to one's Discard pile, one of `among` if given, not `but`."""
    held = [card for card in hand_without(do) if card != but and (not among or card in among)]
    card = yield from pick(do, "discard", held, "CHAIR-27.5", wants, optional)
    if card is not None:
        yield from lay(do, card, DISCARD)
    return card


def put_on_top(
    do: Do, wants: Wants = ANYTHING, optional: bool = False, among: Sequence[Card] = ()
) -> Asking[Card | None]:
    """CHAIR-27.31: a card from one's hand on top of one's deck."""
    card = yield from pick(do, "put-top", list(among) or hand_without(do), "CHAIR-27.31", wants, optional)
    if card is not None:
        yield from lay(do, card, DECK)
    return card


def log(
    do: Do, wants: Wants = ANYTHING, zones: tuple[int, ...] = FROM_HAND, optional: bool = False
) -> Asking[Card | None]:
    """CHAIR-23.1, CHAIR-23.2: a card from one's hand, or from where it is said, under one's Captain."""
    found = [card for kind in zones for card in do.state.row(do.side, kind) if card != do.card]
    card = yield from pick(do, "log", found, "CHAIR-23.2", wants, optional)
    if card is not None:
        yield from lay(do, card, LOG)
    return card


def log_one_of(do: Do, among: Sequence[Card]) -> Asking[Card | None]:
    """One of these cards of the hand, if one likes."""
    held = [card for card in among if do.state.lies(card) == HAND]
    card = yield from pick(do, "log", held, "CHAIR-23.2", optional=True)
    if card is not None:
        yield from lay(do, card, LOG)
    return card


def lay(do: Do, card: Card, to: int) -> Steps:
    """A card of one's own goes to one of one's zones, with what is beamed under it; all see it where it lies open."""
    state = do.state
    key = {DISCARD: "discarded", DECK: "put-on-top", STAGING: "staged", LOG: "logged"}[to]
    under = beamed_on(state, card)
    if to == DECK:
        state.tell_of(key, do.side, card=card)  # before it is covered: who knows the card still does
    leaving.send_away(state, card, to)
    if to != DECK:
        state.tell_of(key, do.side, card=card)
    if to == LOG:
        for each in (card, *under):
            yield from happen(state, Happening(LOGGED, do.side, each))
    elif to == STAGING:
        yield from happen(state, Happening(PUT, do.side, card))


def log_this(do: Do) -> Steps:
    """CHAIR-23.3: a card that logs itself."""
    if leaving.is_in_play(do.state, do.card):
        yield from lay(do, do.card, LOG)


def discard_this(do: Do) -> Steps:
    """A card that discards itself."""
    if leaving.is_in_play(do.state, do.card):
        yield from lay(do, do.card, DISCARD)


def destroy_this(do: Do) -> Steps:
    """CHAIR-27.4."""
    do.state.tell_of("destroyed", do.side, card=do.card)
    leaving.destroyed(do.state, do.card)
    yield from ()


def put_this_on_top(do: Do) -> Steps:
    yield from lay(do, do.card, DECK)


def find(
    do: Do, wants: Wants = ANYTHING, zones: tuple[int, ...] = (HAND, DISCARD, DECK, RESERVE), optional: bool = False
) -> Asking[Card | None]:
    """CHAIR-27.16: search hand, Discard pile, deck and Reserve deck; what is found goes to one's hand, unseen by the
    other captain (CHAIR-24.7). Each face-down deck searched is shuffled."""
    state, side = do.state, do.side
    searched = [kind for kind in zones if kind in (DECK, RESERVE)]
    for kind in searched:
        state.cards.show(state.row(side, kind), 1 << side)
    held = [card for card in state.row(side, HAND) if card != do.card] if HAND in zones else []
    there = [*held, *(card for kind in zones if kind != HAND for card in state.row(side, kind))]
    state.tell_of("searched", side)
    card = yield from pick_hidden(do, there, wants, optional)
    if card is not None and state.lies(card) != HAND:
        state.cards.move(card, zone(side, HAND))
    if card is not None:
        state.tell_of("found", side, card=card)
    for kind in searched:
        state.cards.shuffle(zone(side, kind), state.chance)
    challenges.arrive(state)
    return card


def pick_hidden(do: Do, there: Sequence[Card], wants: Wants, optional: bool) -> Asking[Card | None]:
    """CHAIR-27.17: not finding anything is possible only if nothing matches. Always asked, since what lies there is
    hidden from the other captain."""
    from wardroom.kernel import Ask

    from ..asking import NO

    if not there:
        return None
    unfit, must = Reason("CHAIR-27.16", "unfit"), Reason("CHAIR-27.17", "must-find")

    def judge(option: object) -> Reason | None:
        if option == NO and not isinstance(option, Card):
            return must if not optional and any(fits(do.state, card, wants) for card in there) else None
        return None if isinstance(option, Card) and fits(do.state, option, wants) else unfit

    answer: Card | str = yield Ask(do.side, "find", [*there, NO], judge, args=(("card", do.card),))
    return answer if isinstance(answer, Card) else None


def shown_to_fit(do: Do, card: Card, wants: Wants) -> bool:
    """Whether a card that one has gained unseen is such a one. It is shown to all first: what follows tells them."""
    do.state.cards.show((card,), EVERYBODY)
    do.state.tell_of("showed", do.side, card=card)
    return fits(do.state, card, wants)


def reveal_hand(do: Do) -> list[Card]:
    """CHAIR-24.7: shown to both captains."""
    hand = do.state.row(do.side, HAND)[:]
    do.state.cards.show(hand, EVERYBODY)
    if hand:
        do.state.tell_of("revealed", do.side, cards=tuple(hand))
    return hand
