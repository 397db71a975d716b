"""CHAIR-33: which row of its Automated Command cards a card is resolved with."""

from __future__ import annotations

from typing import Any, NamedTuple

from wardroom.kernel import Card, Steps

from ..cards.kinds import LOCATION, SURPRISE, SURPRISED, WILDCARD
from ..flow import operations
from ..flow.wants import shows
from ..pieces import Do
from ..state import DUTY, NO_TEAMS, PLACES, RIVAL, STAGING, Chair, zone
from .command import COMMANDS, TRAITS, WITH, WITHOUT, Row
from .witness import witness


class Match(NamedTuple):
    """The row that applies, the trait that it names (none: a suit), and the TRAITS rows passed over."""

    row: Row | None
    trait: str
    passed: tuple[int, ...]


def match(state: Chair, card: Card) -> Match:
    """CHAIR-33.2: the first TRAITS row that names a trait of the card; a WILDCARD matches the first one. CHAIR-33.3:
    without one, the row of its suit on the SUITS side that is face up."""
    command, face = COMMANDS[state.captaincies[RIVAL].captain], state.face(card)
    rows = command.sides[TRAITS]
    for row in rows:
        named = [trait for trait in row.names if shows(state, card, trait)]
        if named or WILDCARD in face.traits:
            return Match(row, named[0] if named else WILDCARD, tuple(range(1, row.number)))
    return Match(command.suit_row(suits_side(state), face.suit), "", tuple(row.number for row in rows))


def suits_side(state: Chair) -> str:
    """CHAIR-34.1, CHAIR-34.2: which side of the SUITS card is face up."""
    return WITH if state.row(RIVAL, DUTY) else WITHOUT


def resolve(state: Chair, card: Card) -> Steps:
    """CHAIR-33.1 to CHAIR-33.5: a SURPRISE and nothing else, or one row. A Location that is then still in the Staging
    area moves to the Control area."""
    do = Do(state, RIVAL, card)
    if SURPRISE in state.face(card).traits:
        yield from surprise(do)
        return
    found = match(state, card)
    row = found.row
    if row is None:
        state.tell("rival-no-row", card=card)
        return
    state.note(f"bot-{row.id}")
    state.told_rows.append((state.face(card).id, row.id))
    tell_match(state, card, found, row)
    yield from row.effect(do)
    if do.ignored is not None:  # a part was aimed at the person (CHAIR-35.1)
        yield from witness(state).conclude(do)
    if state.face(card).suit == LOCATION and state.lies(card) == STAGING:
        settle(state, card)


def tell_match(state: Chair, card: Card, found: Match, row: Row) -> None:
    """Which rows were passed over, and which one applies: enough to light it on the command card."""
    facts: dict[str, Any] = {"side": row.side, "number": row.number, "passed": found.passed, "name_command": row.id}
    if found.trait:
        state.tell("rival-row-trait", card=card, name_trait=found.trait, count=len(found.passed), **facts)
    else:
        state.tell("rival-row-suit", card=card, name_suit=row.names[0], count=len(found.passed), **facts)


def surprise(do: Do) -> Steps:
    """CHAIR-33.1: the SURPRISE operation of the card, and nothing else."""
    state = do.state
    for place, op in enumerate(state.face(do.card).ops, 1):
        if op.kind == SURPRISED:
            state.note(f"{state.face(do.card).text}-{place}")
            state.tell("rival-surprise", card=do.card, name_op=f"{state.face(do.card).text}-{place}")
            yield from operations.run(do, op)


def settle(state: Chair, place: Card) -> None:
    """CHAIR-33.5, CHAIR-30.7: a Location that the Bot turned up moves to its Control area."""
    state.cards.move(place, zone(RIVAL, PLACES))
    state.teams[place] = NO_TEAMS
    state.tell("rival-settled", card=place)
