"""SETI-16.11: the rival's tech tiles, in piles by type; each is a resource and works as nothing else."""

from __future__ import annotations

from ..cards import TECHS
from ..state import RIVAL, Seti


def has(state: Seti, type: str) -> bool:
    return any(TECHS[tech].type == type for tech in state.agencies[RIVAL].techs)


def spend(state: Seti, type: str) -> str | None:
    """SETI-16.56: one tile of a pile leaves the game; which one does not matter. None: there was none."""
    techs = state.agencies[RIVAL].techs
    for tech in techs:
        if TECHS[tech].type == type:
            techs.remove(tech)
            return tech
    return None
