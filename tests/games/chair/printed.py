"""What is printed on a card, read off the table: which of its operations cost an Action."""

from __future__ import annotations

from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import CAPTAIN, LOCATION, PERSON

from .given import given

NO_ACTION = ("CHAIR-8.2", "no-action")


def action_icons(captain: str, face: str) -> str:
    """A 1 for each PLAY, then for each ACTIVATION, that is refused without an Action; a 0 for each other one."""
    other = "shran" if captain == "picard" else "picard"
    printed = FACES[face]
    zone = {PERSON: "duty", LOCATION: "places"}.get(printed.suit, "fleet")
    held = given(captains=(captain, other), hand=[[face]] if printed.plays else [], actions=0)
    laid = {zone: [[face]]} if printed.suit != CAPTAIN else {}
    used = given(captains=(captain, other), zones=laid, actions=0) if printed.activations else held
    plays = [held.why(f"play:{face}:{number}") for number in range(len(printed.plays))]
    uses = [used.why(f"use:{face}:{number}") for number in range(len(printed.activations))]
    return "".join(str(int(why == NO_ACTION)) for why in (*plays, *uses))
