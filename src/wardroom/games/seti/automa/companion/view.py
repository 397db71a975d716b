"""What the person sees: everything but the order of the rival's deck and of the objectives."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Plain

from ...cards import LEVELS, OBJECTIVES_DUE, RIVAL_COMPUTER, TECHS
from ...flow.objectives import tile, unfinished
from ...flow.signals import TILE
from ...state import OBJECTIVES, OBJECTIVES_DONE, RIVAL, RIVAL_ADVANCED, RIVAL_DECK, RIVAL_PLAYED
from .. import gains
from . import scoring
from .sectors import CAPACITY, left, markers
from .sky import BODIES, away
from .state import Companion

TYPES = ("probe", "telescope", "computer")


def view(state: Companion, seat: int) -> Plain:
    rows, own = state.cards.rows, state.rival
    return {
        "phase": state.phase,
        "stage": state.stage,
        "round": state.round,
        "first": state.first,
        "passed": [agency.passed for agency in state.agencies],
        "level": state.level,
        "expansion": state.expansion,
        "since": state.since,
        "score": own.score,
        "publicity": own.publicity,
        "computer": [number < own.upper for number in range(RIVAL_COMPUTER)],
        "filled": own.upper,
        "pool": own.data,
        "progress": state.progress,
        "track": track(state),
        "arrow": state.arrow,
        "probe": bool(own.probes),
        "techs": {kind: [tech for tech in own.techs if TECHS[tech].type == kind] for kind in TYPES},
        "exofossils": own.exofossils,
        "message": own.message,
        "exertians": state.exertians,
        "deck": len(rows[RIVAL_DECK]),
        "advanced": len(rows[RIVAL_ADVANCED]),
        "played": state.cards.seen(RIVAL_PLAYED, seat),
        "objectives": objectives(state),
        "stack": len(rows[OBJECTIVES]),
        "done": len(rows[OBJECTIVES_DONE]),
        "due": OBJECTIVES_DUE.get(state.round, 0) if any(LEVELS[state.level].objectives) else 0,
        "unfinished": unfinished(state),
        "discs": {body: away(state.turned, body) for body in BODIES} if state.discs_known else None,
        "turned": list(state.turned) if state.discs_known else None,
        "visitor": state.visitor,
        "next_disc": state.next_disc,
        "slots": slots(state),
        "sites": [{"name": site.name, "spaces": site.spaces.copy(), "own": mine(site.board)} for site in state.species],
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
            "tasks": [number in done for number in range(1, len(tile(state, card).tasks) + 1)],
        }
        for card, done in state.tasks.items()
    ]


def slots(state: Companion) -> list[dict[str, Any]]:
    """The slots as far as they are known."""
    known = [slot for slot in CAPACITY if slot != TILE or state.visitor]
    return [{"star": slot, "left": left(state, slot), "own": markers(state, slot).count(RIVAL)} for slot in known]


def mine(board: list[tuple[str, int, int]]) -> int:
    return sum(owner == RIVAL for _, _, owner in board)
