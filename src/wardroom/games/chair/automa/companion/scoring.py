"""CHAIR-31: the Bot's points, line by line; the person's are counted on the table."""

from __future__ import annotations

from wardroom.kernel import Card, Plain

from ...scoring import lines, owned, sure
from ...show.sheet import counted_sheet, entry, titled
from ...state import OVER, RIVAL
from . import unseen
from .asking import HUMAN
from .state import Companion


def seen(state: Companion, reader: int) -> list[Card]:
    """The cards that are known to be the Bot's."""
    held = owned(state, RIVAL) if state.phase == OVER else sure(state, RIVAL, reader)
    return [card for card in held if not unseen.is_unseen(state, card)]


def total(state: Companion) -> int:
    """All that it owns is turned up by then."""
    held = [card for card in owned(state, RIVAL) if not unseen.is_unseen(state, card)]
    return sum(line.points for line in lines(state, RIVAL, held))


def points(state: Companion, reader: int) -> int:
    return sum(line.points for line in lines(state, RIVAL, seen(state, reader)))


def sheet(state: Companion, seat: int, reader: int) -> Plain:
    """Seat 1 is the Bot, line by line; the person's total is what was counted."""
    if state.burned:
        line = entry("burned", "CHAIR-31.1", state.scores[seat])
        made = {"rows": [titled("burn", "CHAIR-31.1", [line])], "total": state.scores[seat], "least": False}
    elif seat == RIVAL:
        return counted_sheet(state, RIVAL, seen(state, reader))
    elif state.phase != OVER:
        return None
    else:
        line = entry("counted", "CHAIR-25.3", state.total)
        made = {"rows": [titled("counted", "CHAIR-25.3", [line])], "total": state.total, "least": False}
    if seat == HUMAN:
        made |= {"rival": RIVAL, "story": story(state)}
    return made


def story(state: Companion) -> str:
    """CHAIR-31.8: a tie is a loss."""
    if state.burned:
        return "story-bot-burn"
    theirs = state.scores[RIVAL]
    return "story-bot-won" if state.total > theirs else "story-bot-tied" if state.total == theirs else "story-bot-lost"
