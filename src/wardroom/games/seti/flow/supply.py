"""Gaining and paying: resources, publicity, points, data, and cards (SETI-1, SETI-4)."""

from __future__ import annotations

from wardroom.kernel import HIDDEN, Ask, Card, Steps

from .. import automa as rival
from ..cards import HAND_CARDS, Effects, Gain, Trigger
from ..cards.setup import DATA_POOL_MAX, PUBLICITY_MAX
from ..state import ALIENS_GONE, DECK, DISCARD, HAND, ROW, TUCKED, Seti, alien_deck, alien_open, zone
from . import computer, missions, moving, objectives
from .asking import NONE, interruptible, may_choose

DECK_WORD = "deck"
OPEN_WORD = "open"
PLACE, LOSE = "place", "lose"
PROJECT_BACK = f"{HIDDEN}project"


def gain(state: Seti, seat: int, what: str, n: int = 1) -> Steps:
    """So many of anything that is gained by count. The rival converts most of it (SETI-16.6 to SETI-16.9)."""
    if state.is_rival(seat):
        yield from rival.gain(state, what, n)
    elif what == "vp":
        score(state, seat, n)
    elif what == "publicity":
        publicity(state, seat, n)
    elif what == "data":
        yield from add_data(state, seat, n)
    elif what == "move":
        yield from moving.move(state, seat, n)
    elif what in CARDS_ONE_BY_ONE:
        for _ in range(n):
            yield from CARDS_ONE_BY_ONE[what](state, seat)
    elif what in TOKENS:
        agency = state.agencies[seat]
        setattr(agency, TOKENS[what], getattr(agency, TOKENS[what]) + n)
        state.tell("gained", seat=seat, what=what, n=n)


TOKENS = {"credit": "credits", "energy": "energy", "exofossil": "exofossils"}
"""What is kept without limit, and where."""


def score(state: Seti, seat: int, points: int) -> None:
    """Victory points, at once; never below 0."""
    if not points:
        return
    agency = state.agencies[seat]
    agency.score = max(0, agency.score + points)
    state.tell("scored", seat=seat, n=points)
    if state.tasks and seat == objectives.HUMAN:
        objectives.check(state)


def publicity(state: Seti, seat: int, n: int) -> None:
    """SETI-1.3: from 0 to 10; what goes beyond is lost."""
    agency = state.agencies[seat]
    gained = min(n, PUBLICITY_MAX - agency.publicity)
    if gained:
        agency.publicity += gained
        state.tell("publicity", seat=seat, n=gained)
        if state.tasks and seat == objectives.HUMAN:
            objectives.check(state)


def add_data(state: Seti, seat: int, n: int = 1) -> Steps:
    """SETI-1.4: the pool holds 6. Whoever may interrupt can place data first, so that less is lost (SETI-8.6)."""
    if state.is_rival(seat):
        yield from rival.gain(state, "data", n)
        return
    agency = state.agencies[seat]
    while (
        agency.data + n > DATA_POOL_MAX and interruptible(state, seat) and computer.why_not_place(state, seat) is None
    ):
        lost = agency.data + n - DATA_POOL_MAX
        answer: str = yield Ask(seat, "pool", [PLACE, LOSE], args=(("n", lost),))
        if answer == LOSE:
            break
        state.interruptible = False
        yield from computer.place(state, seat)
        state.interruptible = True
    gained = min(n, DATA_POOL_MAX - agency.data)
    agency.data += gained
    state.tell("data", seat=seat, n=gained, lost=n - gained)
    if gained and state.tasks:
        objectives.check(state)


def can_pay(state: Seti, seat: int, what: str, n: int) -> bool:
    """SETI-1.20: a cost is paid in full or not at all. Cards are counted, not looked at."""
    return held(state, seat, what) >= n


def held(state: Seti, seat: int, what: str) -> int:
    """How many of something a player could pay with."""
    if what == "card_any":
        return len(state.hand(seat))
    agency = state.agencies[seat]
    return int(getattr(agency, TOKENS.get(what, what)))


def can_pay_all(state: Seti, seat: int, cost: Effects) -> bool:
    return all(isinstance(part, Gain) and held(state, seat, part.what) >= part.n for part in cost)


def pay(state: Seti, seat: int, what: str, n: int) -> None:
    """Credits, energy, publicity, data from the pool or exofossils. Cards are chosen, see `free.exchange`."""
    if n:
        agency = state.agencies[seat]
        name = TOKENS.get(what, what)
        setattr(agency, name, getattr(agency, name) - n)
        state.tell("paid", seat=seat, what=what, n=n)


def pay_all(state: Seti, seat: int, cost: Effects) -> None:
    for part in cost:
        if isinstance(part, Gain):
            pay(state, seat, part.what, part.n)


# Cards


def deck_top(state: Seti) -> Card | None:
    """The card that is drawn next, still lying on the deck. An empty deck is made of the discard pile (SETI-4.4); with
    both empty there is none (SETI-4.12)."""
    cards = state.cards
    deck = cards.rows[DECK]
    if not deck:
        discard_pile = cards.rows[DISCARD]
        if not discard_pile:
            return None
        for card in discard_pile[:]:
            cards.move(card, DECK)
        cards.shuffle(DECK, state.chance)
        state.tell("reshuffled")
    return deck[-1]


def draw(state: Seti, seat: int) -> Card | None:
    """The top card of the deck into the hand."""
    card = deck_top(state)
    if card is not None:
        state.cards.move(card, zone(seat, HAND))
        state.tell("drew", seat=seat, card=card)
    return card


def draw_one(state: Seti, seat: int) -> Steps:
    """SETI-4.5: a card icon with a question mark."""
    draw(state, seat)
    yield from ()


def refill(state: Seti) -> None:
    """SETI-4.3, SETI-4.11: every empty slot of the row, from left to right."""
    if None in state.row:
        for slot, card in enumerate(state.row):
            if card is None:
                fill(state, slot)


def fill(state: Seti, slot: int) -> None:
    card = deck_top(state)
    if card is not None:
        state.cards.move(card, ROW)
        state.row[slot] = card
        state.tell("row-filled", card=card, slot=slot + 1)


def row_cards(state: Seti) -> list[Card]:
    """What lies in the row, from left to right."""
    return [card for card in state.row if card is not None]


def drawable(state: Seti) -> bool:
    return bool(state.cards.rows[DECK] or state.cards.rows[DISCARD])


def any_card(state: Seti) -> bool:
    """Whether there is a card to take."""
    return drawable(state) or any(card is not None for card in state.row)


def take_card(state: Seti, seat: int) -> Steps:
    """SETI-4.5: a plain card icon: from the row or from the deck."""

    def offer() -> list[Card | str]:
        return [*row_cards(state), DECK_WORD] if drawable(state) else [*row_cards(state)]

    # a card comes into the hand or into the row that the player has not seen
    chosen = yield from may_choose(state, seat, "card", offer, for_good=lambda: drawable(state))
    if isinstance(chosen, Card):
        take_from_row(state, seat, chosen)
    elif chosen == DECK_WORD:
        draw(state, seat)


def take_from_row(state: Seti, seat: int, card: Card) -> None:
    """SETI-4.3: its slot is filled at once, but not those that a scan has emptied (SETI-4.14)."""
    slot = state.row.index(card)
    state.cards.move(card, zone(seat, HAND))
    state.row[slot] = None
    state.tell("took", seat=seat, card=card)
    fill(state, slot)


def discard(state: Seti, seat: int, card: Card) -> None:
    """SETI-4.13: from a hand or from in front of a player, for any purpose; alien cards leave the game (SETI-20.9)."""
    state.tell("discarded", seat=seat, card=to_discard(state, card))


def to_discard(state: Seti, card: Card) -> Card:
    """Lay a card on the discard pile, where everybody sees it; an alien card, aside for good."""
    cards = state.cards
    cards.move(card, DISCARD if cards.backs[card] == PROJECT_BACK else ALIENS_GONE)
    return card


def discard_row(state: Seti, seat: int, card: Card) -> None:
    """A card of the row is given up for a signal; its slot stays empty for now (SETI-5.24)."""
    state.row[state.row.index(card)] = None
    state.cards.move(card, DISCARD)
    state.tell("discarded-row", seat=seat, card=card)


def tuck(state: Seti, seat: int) -> Steps:
    """SETI-4.6, SETI-4.8: a hand card may be tucked for income."""
    card = yield from may_choose(state, seat, "tuck", lambda: state.hand(seat), decline=NONE, even_alone=True)
    if card is not None:
        yield from tuck_card(state, seat, card)


def tuck_card(state: Seti, seat: int, card: Card) -> Steps:
    """A card is tucked, which is an event (SETI-17.19)."""
    yield from put_under(state, seat, card)
    yield from missions.happen(state, seat, Trigger("tuck", "any"))


def put_under(state: Seti, seat: int, card: Card) -> Steps:
    """SETI-4.6: under the income card; it gives one unit now and at every income."""
    state.cards.move(card, zone(seat, TUCKED))
    state.tell("tucked", seat=seat, card=card)
    yield from gain(state, seat, HAND_CARDS[state.face(card)].income)


def gain_alien_card(state: Seti, seat: int, species: str | None = None) -> Steps:
    """The open card of a discovered species, replaced at once, or the top of its deck; without cards nothing."""
    rows = state.cards.rows

    def names() -> list[str]:
        wanted = state.found if species is None else [species]
        return [name for name in wanted if name != "exertians" and name in state.found]  # SETI-15.5.2

    def offer() -> list[tuple[str, str]]:
        options: list[tuple[str, str]] = []
        for name in names():
            options += [(name, OPEN_WORD)] if rows[alien_open(name)] else []
            options += [(name, DECK_WORD)] if rows[alien_deck(name)] else []
        return options

    def for_good() -> bool:  # an unseen card comes into the hand, or becomes the open one
        return all(rows[alien_deck(name)] for name in names())

    chosen = yield from may_choose(state, seat, "alien-card", offer, for_good=for_good)
    if chosen is not None:
        take_alien_card(state, seat, chosen[0], chosen[1] == OPEN_WORD)


def take_alien_card(state: Seti, seat: int, species: str, from_open: bool) -> None:
    cards = state.cards
    source = alien_open(species) if from_open else alien_deck(species)
    card = cards.rows[source][-1]
    cards.move(card, zone(seat, HAND))
    state.tell("alien-card", seat=seat, card=card)
    if from_open:
        open_alien_card(state, species)


def open_alien_card(state: Seti, species: str) -> None:
    """The top card of a species deck is laid open beside it."""
    deck = state.cards.rows[alien_deck(species)]
    if deck:
        card = deck[-1]
        state.cards.move(card, alien_open(species))
        state.tell("alien-open", card=card)


CARDS_ONE_BY_ONE = {
    "card_any": take_card,
    "card_random": draw_one,
    "alien_card": gain_alien_card,
    "tuck": tuck,
}
