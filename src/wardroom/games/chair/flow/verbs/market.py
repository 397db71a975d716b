"""Getting cards: GAIN, SCAN, SCAN FOR, JUNK, and the Market itself (CHAIR-16)."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, Steps

from ...cards.kinds import MARKET_SUITS
from ...pieces import Do, Happening
from ...state import DECK, DISCARD, JUNK, LOOK, MARKET, NO_TOKENS, SHOWN, Chair, zone
from .. import standing, supply
from ..asking import pick, pick_word
from ..happenings import GAINED_CARD, WOULD_GAIN_BY_SUIT, happen, would
from ..wants import has, suit, trait

ON_TOP, ON_PILE = "deck", "discard"
"""Where a gained card goes (CHAIR-16.11)."""
FOUND_NOTHING = 2
"""Glory for a SCAN FOR that finds nothing anywhere (CHAIR-16.7)."""


def deck_of(suit: str) -> int:
    """The zone of a Market deck."""
    return MARKET_SUITS.index(suit)


def refill(state: Chair, suit: str) -> None:
    """CHAIR-16.3: a free slot is filled from its deck; it stays empty if there is none."""
    slot = deck_of(suit)
    pile = state.cards.rows[slot]
    if state.market[slot] is None and pile:
        card = pile[-1]
        state.cards.move(card, MARKET)
        state.market[slot] = card
        state.tell("revealed-market", card=card)


def suits_left(state: Chair, suits: Sequence[str]) -> list[str]:
    """CHAIR-16.2: suits of which a card is left."""
    return [suit for suit in suits if state.market[deck_of(suit)] is not None or state.cards.rows[deck_of(suit)]]


def gain_card(do: Do, *suits: str, place: str = "") -> Asking[Card | None]:
    """CHAIR-16.1: the face-up card of a suit or the unseen top of its deck, on top of one's deck or on one's Discard
    pile. Who scans instead (CHAIR-28.7) does so in its place. `place`: where it must go."""
    state = do.state
    left = suits_left(state, suits)
    if not left:
        return None
    if (yield from would(state, Happening(WOULD_GAIN_BY_SUIT, do.side, do.card, place="+".join(left)))):
        return (yield from scan(do, 2, *left, place=place))
    ways = [("market", suit) for suit in left if state.market[deck_of(suit)] is not None]
    ways += [("deck", suit) for suit in left if state.cards.rows[deck_of(suit)]]
    source, chosen = yield from pick_word(do, "gain", ways)
    slot = deck_of(chosen)
    card = state.market[slot] if source == "market" else state.cards.rows[slot][-1]
    assert card is not None
    if source == "deck":
        state.cards.move(card, zone(do.side, LOOK))
    yield from take_gained(do, card, chosen, place)
    return card


def take_gained(do: Do, card: Card, suit: str, place: str = "") -> Steps:
    """Where a gained card goes, what lay on it, and the refill (CHAIR-16.1, CHAIR-16.3, CHAIR-16.11)."""
    state = do.state
    to = place or (yield from pick_word(do, "place", (ON_TOP, ON_PILE), (("card2", card),)))
    tokens = state.tokens.pop(card, NO_TOKENS)
    from_market = card in state.market
    if to == ON_PILE:
        state.cards.move(card, zone(do.side, DISCARD))
        state.tell_of("gained-card", do.side, card=card, name_place=to)
    else:
        state.tell_of("gained-card", do.side, card=card, name_place=to)
        state.cards.move(card, zone(do.side, DECK))
    if from_market:
        state.market[deck_of(suit)] = None
        refill(state, suit)
    yield from supply.take_tokens(do, tokens)
    yield from happen(state, Happening(GAINED_CARD, do.side, card, place=to))


def gain_from_junk(do: Do, wants_suit: str, optional: bool = False) -> Asking[Card | None]:
    """CHAIR-16.4: only among the cards of the Junk pile."""
    card = yield from pick(do, "junk-pile", do.state.cards.rows[JUNK][:], "CHAIR-16.4", suit(wants_suit), optional)
    if card is not None:
        yield from take_gained(do, card, wants_suit)
    return card


def scan(do: Do, n: int, *suits: str, junk: bool = False, place: str = "") -> Asking[Card | None]:
    """CHAIR-16.5: look at the top cards of one deck, gain one of them or the face-up card; the others go under their
    deck in any order."""
    state, side = do.state, do.side
    junk = junk or bool(standing.total(state, side, standing.SCANS_JUNK))
    left = [each for each in suits if each in suits_left(state, suits) or (junk and in_junk(state, each))]
    if not left:
        return None
    chosen: str = yield from pick_word(do, "scan-suit", left)
    slot = deck_of(chosen)
    looked = state.cards.rows[slot][-n:]
    for card in looked[::-1]:
        state.cards.move(card, zone(side, LOOK))
    state.tell_of("scanned", side, count=len(looked), name_suit=chosen)
    face_up = state.market[slot]
    offered = [*looked, *([face_up] if face_up is not None else []), *(in_junk(state, chosen) if junk else [])]
    card_gained = yield from pick(do, "scan", offered, "CHAIR-16.5")
    assert card_gained is not None
    yield from put_under(do, [card for card in looked if card != card_gained], slot)
    yield from take_gained(do, card_gained, chosen, place)
    return card_gained


def put_under(do: Do, cards: list[Card], deck: int) -> Steps:
    """Cards that were looked at go under their deck, in the order in which their reader wants them."""
    while cards:
        card = cards[0] if len(cards) == 1 else (yield from pick(do, "under", cards, "CHAIR-16.5"))
        assert card is not None
        cards.remove(card)
        do.state.cards.move(card, deck, under=True)


def in_junk(state: Chair, suit: str) -> list[Card]:
    return [card for card in state.cards.rows[JUNK] if state.face(card).suit == suit]


def scan_for(do: Do, *traits: str, junk: bool = False) -> Asking[Card | None]:
    """CHAIR-16.7: the Market first, then deck after deck until a card has the trait. CHAIR-16.8: the trait is chosen
    first."""
    state = do.state
    wanted: str = yield from pick_word(do, "scan-trait", traits)
    junk = junk or bool(standing.total(state, do.side, standing.SCANS_JUNK))
    state.tell_of("scanned-for", do.side, name_trait=wanted)
    open_cards = [card for card in state.market if card is not None and has(state, card, wanted)]
    card = yield from pick(do, "scan-for", open_cards, "CHAIR-16.7", trait(wanted))
    if card is None and junk:
        lying = [each for each in state.cards.rows[JUNK] if has(state, each, wanted)]
        card = yield from pick(do, "scan-for", lying, "CHAIR-16.9", trait(wanted), optional=True)
    if card is None:
        card = yield from open_decks(do, wanted)
    if card is None:
        yield from supply.gain(do, "glory", FOUND_NOTHING)
        return None
    yield from take_gained(do, card, state.face(card).suit)
    return card


def open_decks(do: Do, wanted: str) -> Asking[Card | None]:
    """Reveal cards of one deck after the other, in the order the captain likes, until one has the trait; the others are
    shuffled back (CHAIR-16.7, CHAIR-16.16)."""
    state = do.state
    left = [suit for suit in MARKET_SUITS if state.cards.rows[deck_of(suit)]]
    while left:
        chosen: str = yield from pick_word(do, "scan-deck", left)
        left.remove(chosen)
        slot, found = deck_of(chosen), None
        while state.cards.rows[slot] and found is None:
            card = state.cards.rows[slot][-1]
            state.cards.move(card, SHOWN)
            found = card if has(state, card, wanted) else None
        state.tell_of("opened", do.side, name_suit=chosen, cards=tuple(state.cards.rows[SHOWN]))
        for card in state.cards.rows[SHOWN][:]:
            if card != found:
                state.cards.move(card, slot)
        state.cards.shuffle(slot, state.chance)
        if found is not None:
            return found
    return None


def junk_card(do: Do, optional: bool = False) -> Asking[Card | None]:
    """CHAIR-27.24: a face-up Market card without tokens goes to the Junk pile, and the slot is refilled."""
    state = do.state
    free = [card for card in state.market if card is not None and not any(state.tokens.get(card, NO_TOKENS))]
    card = yield from pick(do, "junk", free, "CHAIR-27.24", optional=optional)
    if card is not None:
        throw_away(state, card)
        state.tell_of("junked", do.side, card=card)
        refill(state, state.face(card).suit)
    return card


def throw_away(state: Chair, card: Card) -> None:
    """A Market card goes to the Junk pile; tokens on it go to the supply."""
    state.tokens.pop(card, None)
    state.market[state.market.index(card)] = None
    state.cards.move(card, JUNK)


def wipe_market(state: Chair) -> None:
    """CHAIR-10.4: all of it to the Junk, with new cards in its place."""
    for card in [card for card in state.market if card is not None]:
        throw_away(state, card)
    state.tell("wiped-market")
    for each in MARKET_SUITS:
        refill(state, each)
