"""What may stop a team under a mission, from what its player may know: the same numbers computer players go by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import Card

from ..cards.kinds import SHIP, SPACE
from ..flow.teams import active
from ..mind.odds import odds
from ..spaceline import mission
from ..state import Ccg


def chances(state: Ccg, seat: int, location: int, cards: Sequence[Card], ship: Card | None) -> dict[str, Any] | None:
    """CCG-3.15: how many of the cards that may lie here would stop these; `known`: how many of those that the player
    has seen. None where nothing lies."""
    in_space = ship is not None and state.kind(ship) == SHIP and mission(state, location, seat).icon == SPACE
    faces = tuple(sorted(state.cards.faces[card] for card in active(state, cards)))
    found = odds(state, seat, location, faces, state.cards.faces[ship] if ship is not None and in_space else "")
    if not found.known and not (found.unknown and found.may):
        return None
    return {"stops": found.stops, "may": found.may if found.unknown else 0, "known": found.known}
