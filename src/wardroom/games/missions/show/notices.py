"""What to know of an option before choosing it: an extra turn that is declined is lost, a discard may end the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Ask, Card, Notice, Option, Reason

from ..flow.turn import LAST_GALAXY, LAST_MISSION
from ..state import DISCARD, FIRST_MISSION, Missions

DECLINE = Notice("turn", "MIS-7.9", (("extra-turn", 1),))
LAST_CARD = Notice(remark=Reason("MIS-7.1", "ends-the-game"))


def notices(state: Missions, ask: Ask) -> Mapping[Option, Notice]:
    if ask.kind == "extra":
        return {"decline": DECLINE}
    if ask.kind in ("discard", "discard-second") and ask.final and not state.ending:
        first = dict[str, Any](ask.args).get("card")
        gone = [*state.cards.rows[DISCARD], *([] if first is None else [first])]
        missions = sum(card >= FIRST_MISSION for card in gone)
        galaxy = len(gone) - missions
        return {card: LAST_CARD for card in ask.options if isinstance(card, Card) and is_last(card, galaxy, missions)}
    return {}


def is_last(card: Card, galaxy: int, missions: int) -> bool:
    """MIS-7.1: whether the end comes once this card lies in the discard with so many others; backs tell that."""
    mission = card >= FIRST_MISSION
    return missions + mission >= LAST_MISSION or galaxy + (not mission) >= LAST_GALAXY
