"""What the person sees: everything but the order of the rival's deck and of the objectives."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Plain

from ..cards import LEVELS, OBJECTIVES_DUE, RIVAL_COMPUTER, TECHS
from ..flow.objectives import ALL
from . import gains, scoring
from .objectives import unfinished
from .sky import BODIES, away
from .state import ADVANCED, CAPACITY, DECK, DONE, OBJECTIVES, PLAYED, RIVAL, TILE, Companion

TYPES = ("probe", "telescope", "computer")


def view(state: Companion, seat: int) -> Plain:
    rows = state.cards.rows
    return {
        "phase": state.phase,
        "stage": state.stage,
        "round": state.round,
        "first": state.first,
        "passed": state.passed[:],
        "level": state.level,
        "expansion": state.expansion,
        "since": state.since,
        "score": state.score,
        "publicity": state.publicity,
        "computer": [number < state.filled for number in range(RIVAL_COMPUTER)],
        "filled": state.filled,
        "pool": state.pool,
        "progress": state.progress,
        "track": track(state),
        "arrow": state.arrow,
        "probe": state.probe,
        "techs": {kind: [tech for tech in state.techs if TECHS[tech].type == kind] for kind in TYPES},
        "exofossils": state.exofossils,
        "message": state.message,
        "exertians": state.exertians,
        "deck": len(rows[DECK]),
        "advanced": len(rows[ADVANCED]),
        "played": state.cards.seen(PLAYED, seat),
        "objectives": objectives(state),
        "stack": len(rows[OBJECTIVES]),
        "done": len(rows[DONE]),
        "due": OBJECTIVES_DUE.get(state.round, 0) if any(LEVELS[state.level].objectives) else 0,
        "unfinished": unfinished(state),
        "discs": None if state.turned is None else {body: away(state.turned, body) for body in BODIES},
        "turned": None if state.turned is None else list(state.turned),
        "visitor": state.visitor,
        "next_disc": state.next_disc,
        "slots": slots(state),
        "sites": [{"name": site.name, "spaces": site.spaces.copy(), "own": own(site.board)} for site in state.sites],
        "found": state.found[:],
        "total": scoring.rival(state),
        "counted": state.total,
    }


def track(state: Companion) -> list[dict[str, Any]]:
    """The spaces of the progress track, each with its tech and whether its 2-VP tile may still be there."""
    return [
        {
            "number": number,
            "tech": tech,
            "type": TECHS[tech].type,
            "mark": TECHS[tech].number,
            "here": number == state.progress,
            "first": tech in state.first_tiles,
        }
        for number, tech in enumerate(gains.track(state), 1)
    ]


def objectives(state: Companion) -> list[dict[str, Any]]:
    """Those in work, with their tasks. Everybody sees them."""
    return [
        {
            "face": state.face(card),
            "tasks": [number in done for number in range(1, len(ALL[state.face(card)].tasks) + 1)],
        }
        for card, done in state.tasks.items()
    ]


def slots(state: Companion) -> list[dict[str, Any]]:
    """The slots as far as they are known."""
    known = [slot for slot in CAPACITY if slot != TILE or state.visitor]
    return [{"star": slot, "left": state.left(slot), "own": state.slots[slot].count(RIVAL)} for slot in known]


def own(board: list[tuple[str, int, int]]) -> int:
    return sum(owner == RIVAL for _, _, owner in board)
