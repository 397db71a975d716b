"""Cards that nobody has named yet.

The person's decks are on the table, so their order is unknown here. Each of them is kept as the cards that it may still
hold, face up, and on top of these lie *unseen* ones: they stand for whatever comes off the real deck. The Bot's rules
move them as any other card. Before a face matters the person names it, and the named card takes the place of the unseen
one, which goes back.
"""

from __future__ import annotations

from wardroom.kernel import EVERYBODY, Card

from ...cards.decks import FACES
from ...cards.kinds import ENCOUNTER, INCIDENT, LOCATION, MARKET_SUITS
from ...flow.verbs.market import deck_of
from ...state import BOX, DECK, DISCARD, ENCOUNTERS, FACE_DOWN, FLEET, INCIDENTS, LOCATIONS, RIVAL, Chair, zone

MARK = "unseen_"
OWN_SHIP = f"{MARK}own_ship"
"""A SHIP of the person's: which one it is does not matter to the Bot."""
PILES = {
    **{suit: deck_of(suit) for suit in MARKET_SUITS},
    ENCOUNTER: ENCOUNTERS,
    INCIDENT: INCIDENTS,
    LOCATION: LOCATIONS,
}
"""By suit: the deck on the table."""
SHIPS = 12
"""More SHIPs than a person ever has at neutral Locations."""


def lay_out(state: Chair, suit: str, faces: list[str]) -> None:
    """A deck on the table: what it may hold, and an unseen card for each of them on top."""
    laid = state.cards.add(PILES[suit], [*faces, *[f"{MARK}{suit}"] * len(faces)])
    state.cards.show(laid, EVERYBODY)


def lay_out_ships(state: Chair) -> None:
    state.cards.add(zone(0, FLEET), [OWN_SHIP] * SHIPS)


def is_unseen(state: Chair, card: Card) -> bool:
    return state.cards.faces[card].startswith(MARK)


def suit_of(state: Chair, card: Card) -> str:
    """Which deck an unseen card came from."""
    return state.cards.faces[card].removeprefix(MARK)


def pile_of(face: str) -> int:
    """The deck on the table that a face belongs to."""
    return PILES[FACES[face].suit]


def free(state: Chair, suit: str) -> dict[str, Card]:
    """What a deck may still hold, by its face."""
    return {state.cards.faces[card]: card for card in state.cards.rows[PILES[suit]] if not is_unseen(state, card)}


def waiting(state: Chair) -> list[Card]:
    """Unseen cards of the Bot."""
    held = (*state.row(RIVAL, DECK), *state.row(RIVAL, FACE_DOWN))
    return [card for card in held if is_unseen(state, card)]


def left(state: Chair, suit: str) -> int:
    """How many cards can still come off a deck: those that are free, less what the Bot holds unseen."""
    return len(free(state, suit)) - sum(suit_of(state, card) == suit for card in waiting(state))


def name(state: Chair, unseen: Card, face: str) -> Card:
    """The person says which card this is: it takes the place of the unseen one."""
    cards, suit = state.cards, suit_of(state, unseen)
    open_again(state, suit)
    card = free(state, suit)[face]
    place = cards.at[unseen]
    stand_in(state, unseen, card)
    cards.move(unseen, PILES[suit])
    cards.move(card, place)
    return card


def stand_in(state: Chair, old: Card, new: Card) -> None:
    """Whatever is said of one card in the middle or of the Bot's is said of another."""
    if old in state.market:
        state.market[state.market.index(old)] = new
    if old in state.neutral:
        state.neutral[state.neutral.index(old)] = new
    if old in state.teams:
        state.teams[new] = state.teams.pop(old)
    if old in state.tokens:
        state.tokens[new] = state.tokens.pop(old)
    if old in state.ship_at:
        state.ship_at[new] = state.ship_at.pop(old)
    for ship, at in state.ship_at.items():
        if at == old:
            state.ship_at[ship] = new


def run_out(state: Chair, unseen: Card) -> None:
    """The deck on the table is empty: nothing came, and nothing will."""
    suit = suit_of(state, unseen)
    if unseen in state.market:
        state.market[state.market.index(unseen)] = None
    if unseen in state.neutral:
        state.neutral[state.neutral.index(unseen)] = None
    state.teams.pop(unseen, None)
    state.cards.move(unseen, PILES[suit])
    for card in state.cards.rows[PILES[suit]][:]:
        state.cards.move(card, BOX)


def open_again(state: Chair, suit: str) -> None:
    """There are cards after all."""
    for card in state.cards.rows[BOX][:]:
        if f"{MARK}{suit}" == state.cards.faces[card] or not is_unseen(state, card) and state.face(card).suit == suit:
            state.cards.move(card, PILES[suit])


def put_ships(state: Chair, place: Card, n: int) -> None:
    """The person has so many SHIPs at a Location."""
    for ship in [ship for ship, at in state.ship_at.items() if at == place and state.owner(ship) == 0]:
        del state.ship_at[ship]
    for ship in spare_ships(state)[:n]:
        state.cards.move(ship, zone(0, FLEET))
        state.ship_at[ship] = place


def spare_ships(state: Chair) -> list[Card]:
    held = (*state.row(0, FLEET), *state.row(0, DISCARD))
    return [card for card in held if is_unseen(state, card) and card not in state.ship_at]
