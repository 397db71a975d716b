"""The whole table: turn, players, spacelines."""

from __future__ import annotations

from functools import partial
from typing import Any

from wardroom.kernel import Card, Plain

from ..cards.kinds import SPACE
from ..flow.orders import MOST_ORDERS
from ..places import at as lying_at
from ..places import away_teams, core, in_space, is_carried, looking, on_mission, surface
from ..scoring import counting, needed, surcharge, surcharges, target, total
from ..spaceline import mission
from ..state import (
    AGENDA,
    DISCARD,
    DRAWN,
    FIRST_PILE,
    HAND,
    LANDED,
    LOOK,
    MISSIONS,
    OUT,
    Q_SIDE,
    SEEDS,
    TACTICS,
    TENT,
    TRIBBLES,
    Ccg,
    place_at,
    zone,
)
from .doing import doing
from .pieces import is_vessel, requirement, team, thing, vessel

SIDE_DECKS = {
    "tactics": TACTICS,
    "q_side": Q_SIDE,
    "tribbles": TRIBBLES,
    "tent": TENT,
    "agenda": AGENDA,
    "missions": MISSIONS,
}


def view(state: Ccg, seat: int) -> Plain:
    """The position as a seat sees it; anybody else who looks on sees what all see."""
    return looking(state, partial(seen, state, seat))


def seen(state: Ccg, reader: int) -> dict[str, Any]:
    cards, seated = state.cards, reader < state.seats
    return {
        "reader": reader,
        "format": state.format,
        "turn": state.turn,
        "part": state.part,
        "active": state.active,
        "first": state.first,
        "plays": state.plays,
        "plays_left": state.plays_left,
        "orders_left": MOST_ORDERS - state.orders_given,
        "extra_turns": state.extra_turns,
        "winner": state.winner,
        "players": [player(state, each, reader) for each in range(state.seats)],
        "rows": [
            {"quadrant": name, "locations": [location(state, number, reader) for number in row]}
            for name, row in state.rows.items()
            if row
        ],
        "hand": cards.seen(zone(reader, HAND), reader) if seated else [],
        "seeds": cards.seen(zone(reader, SEEDS), reader) if seated else [],
        "looked_at": cards.seen(zone(reader, LOOK), reader) if seated else [],
        "drawn": cards.seen(DRAWN, reader),
        "doing": doing(state, reader),
    }


def player(state: Ccg, seat: int, reader: int) -> dict[str, Any]:
    """Points with what they count and what is needed (CCG-1.1 to CCG-1.5), the piles, the open list (CCG-3.15), and
    what lies before a player."""
    return {
        "points": total(state, seat),
        "mission_points": state.mission_points[seat],
        "bonus_points": state.bonus_points[seat],
        "counting": counting(state, seat),
        "base": target(state),
        "needed": needed(state, seat),
        "surcharges": surcharges(state, seat),
        "surcharge": surcharge(state),
        "solved": sum(each.solved == seat for each in state.locations),
        "hand": len(state.hand(seat)),
        "deck": len(state.deck(seat)),
        "list": dict(sorted(state.listed[seat].items())),
        "seeds": len(state.row(seat, SEEDS)),
        **{name: len(state.row(seat, number)) for name, number in SIDE_DECKS.items()},
        "discard": state.cards.seen(zone(seat, DISCARD), reader),
        "out": state.cards.seen(zone(seat, OUT), reader),
        "core": [thing(state, card, reader) for card in core(state, seat)],
    }


def location(state: Ccg, number: int, reader: int) -> dict[str, Any]:
    """A place on a spaceline: the mission as the reader's side says it (CCG-5.11), the seed cards, bottom first, or
    while they are laid those of each player (CCG-5.37), and what each player has there."""
    this = state.locations[number]
    face = mission(state, number, reader if reader < state.seats else state.owner[this.missions[0]])
    laid = [card for seat in range(state.seats) for card in state.row(seat, FIRST_PILE + number)]
    under = [*state.cards.rows[this.under], *laid]
    return {
        "number": number,
        "face": face.id,
        "place": face.location,
        "quadrant": this.quadrant,
        "region": face.region,
        "icon": SPACE if this.destroyed else face.icon,
        "points": face.points,
        "span": face.span,
        "affiliations": list(face.affiliations),
        "anyone": face.anyone,
        "homeworld": face.homeworld,
        "needs": requirement(face.needs),
        "missions": [mission_card(state, card, reader) for card in this.missions],
        "solved": this.solved,
        "destroyed": this.destroyed,
        "seeds": [{"face": state.cards.read(card, reader), "owner": state.owner[card]} for card in under],
        "on": [thing(state, card, reader) for card in on_mission(state, number)],
        "sides": [side(state, number, seat, reader) for seat in range(state.seats)],
        "others": [
            thing(state, card, reader)
            for card in (*in_space(state, number), *surface(state, number))
            if not is_vessel(state, card) and not is_carried(state, card)
        ],
    }


def mission_card(state: Ccg, card: Card, reader: int) -> dict[str, Any]:
    return {"face": state.cards.read(card, reader), "owner": state.owner[card]}


def side(state: Ccg, number: int, seat: int, reader: int) -> dict[str, Any]:
    """What a player has at a location: in space, on the planet, and its Away Teams, each apart (CCG-12.11)."""

    def own(cards: list[Card]) -> list[dict[str, Any]]:
        mine = [card for card in cards if state.controller(card) == seat and is_vessel(state, card)]
        return [vessel(state, card, reader) for card in mine]

    teams = away_teams(state, number, seat)
    return {
        "space": own(in_space(state, number)),
        "surface": own(surface(state, number)),
        "landed": own(lying_at(state, place_at(LANDED, number))),
        "teams": [{"team": each, **team(state, seat, cards, reader)} for each, cards in teams.items()],
    }
