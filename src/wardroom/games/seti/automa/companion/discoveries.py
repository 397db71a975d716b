"""SETI-13.7, SETI-13.8: species are discovered, as the human says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wardroom.kernel import Asking, Option, Reason, Steps

from ...cards import SPECIES
from ...flow.discovery import markers
from ...flow.species import centaurians, exertians
from ...flow.traces import SIDES
from ...state import RIVAL, TRACES
from .. import gains
from . import asking
from .asking import HUMAN, NONE

if TYPE_CHECKING:
    from .state import Companion


def marked(state: Companion) -> list[int]:
    """How many discovery spaces of each species have a marker that the rival, or its score, has put there."""
    return [sum(owner != HUMAN for owner in found.spaces.values()) for found in state.species]


def touched(state: Companion) -> list[str]:
    """Where a discovery space was marked since it was last asked whether that species is discovered."""
    now = zip(SIDES, state.species, marked(state), state.asked)
    return [side for side, found, count, before in now if found.name is None and count > before]


def asked(state: Companion) -> Asking[bool]:
    """SETI-13.7, SETI-13.11: where a discovery space was marked, whether that species is discovered, and which it is;
    the left one first."""
    sides = touched(state)
    state.asked = marked(state)
    acted = False
    for side in sides:
        acted = (yield from discovery(state, (side,), NONE)) or acted
    return acted


def discovery(state: Companion, sides: Sequence[str], leave: str) -> Asking[bool]:
    """Which species is discovered where; `leave`: none."""
    options: list[Option] = [(side, name) for side in sides for name in SPECIES]

    def judge(option: Any) -> Reason | None:
        return why_not_discovered(state, option)

    side = sides[0] if len(sides) == 1 else "any"
    answer = yield from asking.ask("discovered", [leave, *options], judge, side=side)
    if answer == leave:
        return False
    yield from discover(state, *answer)
    return True


def report(state: Companion) -> Steps:
    """The human says that a species is discovered."""
    sides = [side for side, site in zip(SIDES, state.species) if site.name is None]
    yield from discovery(state, sides, asking.BACK)


def why_not_discovered(state: Companion, option: Any) -> Reason | None:
    if option == asking.BACK:
        return None
    if option == NONE:
        for side, site in zip(SIDES, state.species):
            if site.name is None and len(site.spaces) == len(TRACES):
                return asking.refuse("SETI-13.7", "spaces-full", side=side)
        return None
    return asking.refuse("SETI-2.1", "species-known") if option[1] in state.found else None


def discover(state: Companion, side: str, name: str) -> Steps:
    """SETI-13.8: the rival's reward is progress for each own marker (SETI-16.6); the Centaurians' tile (SETI-16.49)."""
    number = SIDES.index(side)
    found = state.species[number]
    found.name = name
    state.found.append(name)
    state.note(f"species:{name}")
    state.tell("companion-discovered", the_species=name, side=side)
    for color in TRACES:
        found.spaces.setdefault(color, HUMAN)
    if name == "centaurians":
        centaurians.send(state, RIVAL)
    own = markers(state, number, RIVAL)
    if own:
        gains.receive(state, "progress" if name == exertians.NAME else "alien_card", own)
    yield from ()
