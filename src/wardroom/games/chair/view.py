"""What one seat may see, as plain data: everything but the other captain's hand, the order of decks and the Bot's cards
that lie face down (CHAIR-24, CHAIR-30.13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.kernel import HIDDEN, Card, Plain
from wardroom.kernel.cards import bits

from .automa import matching
from .automa import turn as bot
from .automa.command import COMMANDS
from .automa.value import Choice, value
from .cards.boards import CAPTAINS
from .cards.campaigns import rank_of
from .cards.goals import MISSIONS
from .cards.kinds import FACES, MARKET_SUITS, TRACKS
from .cards.stardates import PILES
from .flow import missions, neutral, standing
from .flow.wants import beamed_on
from .pieces import Assignment
from .scoring import focus_worth, lines, sure
from .state import (
    BOT,
    CAPTAIN,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    FACE_DOWN,
    FLEET,
    HAND,
    INCIDENTS,
    JUNK,
    LOCATIONS,
    LOG,
    LOOK,
    NO_TOKENS,
    OVER,
    PLACES,
    REINFORCEMENTS,
    RESERVE,
    RIVAL,
    SHOWN,
    STAGING,
    Chair,
    zone,
)

OPEN = {"discard": DISCARD, "development": DEVELOPMENT, "log": LOG, "staging": STAGING}
HOLDABLE = [
    frozenset(face.id for face in FACES.values() if face.suit == suit and not face.crew) for suit in MARKET_SUITS
]
"""What begins in each Market deck."""
TABLE = {"captain": CAPTAIN, "duty": DUTY, "fleet": FLEET, "places": PLACES}


def view(state: Chair, seat: int) -> Plain:
    cards, mixes = state.cards, mixed(state, seat)
    return {
        "mode": state.mode,
        "phase": state.phase,
        "stage": state.stage,
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "closing": state.closing,
        "burned": state.burned,
        "actions": state.actions,
        "stardate": stardate_view(state),
        "market": [market_view(state, slot, seat, mixes) for slot in range(len(MARKET_SUITS))],
        "neutral": [None if place is None else place_view(state, place, seat) for place in state.neutral],
        "junk": cards.seen(JUNK, seat),
        "shown": cards.seen(SHOWN, seat),
        "encounters": len(cards.rows[ENCOUNTERS]),
        "incidents": len(cards.rows[INCIDENTS]),
        "locations": len(cards.rows[LOCATIONS]),
        "captains": [captain_view(state, side, seat) for side in range(state.sides)],
        "scores": state.scores[:] if state.phase == OVER else None,
        "bot": bot_view(state, seat) if state.mode == BOT else None,
        "campaign": None if state.assignment is None else campaign_view(state, state.assignment, seat),
    }


def campaign_view(state: Chair, assignment: Assignment, seat: int) -> dict[str, Any]:
    """What belongs to the campaign: rank, what one has, and what lies in the Reinforcement pile."""
    return {
        "mode": assignment.mode,
        "assignment": assignment.number,
        "rank": rank_of(assignment.wins),
        "streak": assignment.streak,
        "challenges": assignment.challenges[:],
        "boosts": assignment.boosts[:],
        "pile": state.cards.seen(REINFORCEMENTS, seat),
        "waiting": assignment.waiting,
        "failed": assignment.failed,
        "upgrade": list(assignment.upgrade),
    }


def bot_view(state: Chair, seat: int) -> dict[str, Any]:
    """The Bot besides what every captain has: cards that wait face down, which side of its SUITS card is up, the rows
    of its last turn, and what it will do next as things stand."""
    return {
        "side": RIVAL,
        "rank": state.pile,
        "face_down": state.cards.seen(zone(RIVAL, FACE_DOWN), seat),
        "suits": matching.suits_side(state),
        "rows": [row_view(face, row) for face, row in state.told_rows],
        "next": next_view(state, seat),
    }


def row_view(face: str, row: str) -> dict[str, Any]:
    """A card that it resolved, and where the row stands on its command cards."""
    captain, side, _ = row.split("-")
    number = next(each.number for each in COMMANDS[captain].sides[side] if each.id == row)
    return {"card": face, "row": row, "side": side, "number": number}


def next_view(state: Chair, seat: int, market: bool = True) -> dict[str, Any]:
    """What it would do in a turn that began now, as far as this seat can tell: the Location that it takes under
    control, how many cards it turns up and which of them are known, and where its token goes if the Market is known."""
    actions, deck = bot.actions(state), state.row(RIVAL, DECK)
    known = [state.cards.read(card, seat) for card in deck[::-1][:actions]]
    location = bot.next_location(state)
    return {
        "controls": read_choice(state, location, seat),
        "worth": 0 if location is None else value(state, location.card, RIVAL),
        "actions": actions,
        "cards": known,
        "known": [face for face in known if not face.startswith(HIDDEN)],
        "places_on": read_choice(state, bot.next_for_token(state), seat) if market else None,
        "stardates": [PILES[state.pile][each].number for each in state.captaincies[RIVAL].held],
    }


def read_choice(state: Chair, choice: Choice | None, seat: int) -> str | None:
    return None if choice is None else state.cards.read(choice.card, seat)


def stardate_view(state: Chair) -> dict[str, Any]:
    """The Stardate cards are the clock: which one it is, what is left on it, and how many follow."""
    pile = PILES[state.pile]
    return {
        "number": pile[state.stardate].number,
        "glory": state.on_stardate,
        "of": pile[state.stardate].glory,
        "left": len(pile) - state.stardate - 1,
        "pile": [
            {"number": each.number, "glory": each.glory, "wipes": list(each.wipes), "actions": each.bot_actions}
            for each in pile
        ],
    }


def market_view(state: Chair, slot: int, seat: int, mixes: Mapping[int, int]) -> dict[str, Any]:
    card = state.market[slot]
    return {
        "suit": MARKET_SUITS[slot],
        "card": None if card is None else state.cards.read(card, seat),
        "tokens": list(state.tokens.get(card, NO_TOKENS)) if card is not None else [0, 0, 0],
        "deck": len(state.cards.rows[slot]),
        "left": may_hold(state, slot, seat, mixes),
    }


def may_hold(state: Chair, deck: int, seat: int, mixes: Mapping[int, int]) -> list[str]:
    """CHAIR-16.15: the cards that a Market deck may contain, as far as the seat can tell, in no order of their own. A
    spectator keeps no track of them."""
    cards = state.cards
    if seat >= len(cards.may):
        return []
    reach, grown = 0, bits(cards.rows[deck])
    while grown != reach:  # what may have changed places with a card of the deck, directly or not
        reach = grown
        for may, those in mixes.items():
            if may & reach:
                grown |= may | those
    holdable = HOLDABLE[deck]
    return sorted([name for card, name in enumerate(cards.faces) if name in holdable and reach >> card & 1])


def mixed(state: Chair, seat: int) -> dict[int, int]:
    """The sets of cards among which hidden faces may lie, as far as the seat can tell, each with the cards whose faces
    these are. Cards that it knows are in none."""
    found: dict[int, int] = {}
    for masks in state.cards.may[seat : seat + 1]:  # a spectator keeps no track
        for card, may in enumerate(masks):
            if may != 1 << card:
                found[may] = found.get(may, 0) | 1 << card
    return found


def place_view(state: Chair, place: Card, seat: int) -> dict[str, Any]:
    """A Location: who has how many tokens there, and what is beamed under it."""
    sides = range(state.sides)
    return {
        "card": state.cards.read(place, seat),
        "teams": [neutral.teams_at(state, side, place) for side in sides],
        "ships": [[state.cards.read(ship, seat) for ship in neutral.ships_at(state, side, place)] for side in sides],
        "secured": [side for side in sides if place in state.neutral and neutral.is_secured(state, side, place)],
        **table_view(state, place, seat),
    }


def table_view(state: Chair, card: Card, seat: int) -> dict[str, Any]:
    """What lies on a card in table position, or under it."""
    return {
        "exhausted": card in state.exhausted,
        "actions": state.spent_on.get(card, 0),
        "tokens": list(state.tokens.get(card, NO_TOKENS)),
        "beamed": [state.cards.read(each, seat) for each in beamed_on(state, card)],
        "treated": state.treated.get(state.cards.faces[card]),
    }


def captain_view(state: Chair, side: int, seat: int, known: Sequence[Card] | None = None) -> dict[str, Any]:
    """`known`: the cards that are counted, if not those that the seat is sure the captain owns."""
    cards, own = state.cards, state.captaincies[side]
    counted = sure(state, side, seat) if known is None else known
    board = CAPTAINS[own.captain].boards[own.board]
    return {
        "crew": own.captain,
        "board": own.board,
        "dilithium": own.dilithium,
        "latinum": own.latinum,
        "glory": own.glory,
        "tracks": dict(zip(TRACKS, own.tracks)),
        "multipliers": {track: board.multiplier(place, own.tracks[place]) for place, track in enumerate(TRACKS)},
        "teams": own.teams,
        "points": sum(line.points for line in lines(state, side, counted)),
        "focus": focus_worth(state, side, counted),
        "missions": [] if state.is_bot(side) else [mission_view(state, side, name) for name in board.missions],
        "held": [PILES[state.pile][each].number for each in own.held],
        "hand_size": standing.hand_size(state, side),
        "hand": cards.seen(zone(side, HAND), seat),
        "look": cards.seen(zone(side, LOOK), seat),
        "deck": cards.seen(zone(side, DECK), seat),
        "reserve": len(state.row(side, RESERVE)),
        **{name: cards.seen(zone(side, kind), seat) for name, kind in OPEN.items()},
        **{name: [card_view(state, card, seat) for card in state.row(side, kind)] for name, kind in TABLE.items()},
    }


def card_view(state: Chair, card: Card, seat: int) -> dict[str, Any]:
    """A card in table position; a Location with its tokens, a SHIP with where it is."""
    if card in state.teams:
        return place_view(state, card, seat)
    at = state.ship_at.get(card)
    place = None if at is None else state.cards.read(at, seat)
    return {"card": state.cards.read(card, seat), "at": place, **table_view(state, card, seat)}


def mission_view(state: Chair, side: int, name: str) -> dict[str, Any]:
    done = name in state.captaincies[side].done
    progress = [] if done else MISSIONS[name].progress(state, side, missions.NOTHING)
    return {"name": name, "done": done, "progress": [list(each) for each in progress]}
