"""SETI-9 and SETI-5f: data in the computer, and analysing it."""

from __future__ import annotations

from wardroom.kernel import Reason, Steps, pick_one

from ..cards import TECHS
from ..cards.setup import ANALYZE_COST, ANALYZE_REWARD, COMPUTER
from ..state import Seti
from . import effects, supply

UPPER = "upper"
SPACES = len(COMPUTER)
SLOTS = tuple(position for position, space in enumerate(COMPUTER, 1) if space.tech_slot)
"""SETI-9.4: the positions with room for a computer tech."""

NO_DATA = Reason("SETI-6.7", "no-data")
COMPUTER_FULL = Reason("SETI-6.7", "computer-full")
ROW_NOT_FULL = Reason("SETI-5.26", "row-not-full")
CANNOT_PAY = Reason("SETI-5.26", "analyse-cost")


# Placing data


def spaces(state: Seti, seat: int) -> list[str | int]:
    """SETI-6.7: the leftmost empty upper space, and lower ones below a space that is filled (SETI-9.3)."""
    agency = state.agencies[seat]
    found: list[str | int] = [UPPER] if agency.upper < SPACES else []
    if agency.computers:
        lower, upper = agency.lower, agency.upper
        found += [position for position in sorted(agency.computers) if position <= upper and position not in lower]
    return found


def why_not_place(state: Seti, seat: int) -> Reason | None:
    if not state.agencies[seat].data:
        return NO_DATA
    return None if spaces(state, seat) else COMPUTER_FULL


def place(state: Seti, seat: int) -> Steps:
    """SETI-6.7: one data token from the pool; the effect of its space is resolved at once (SETI-9.5)."""
    space = yield from pick_one(seat, "place", spaces(state, seat))
    agency = state.agencies[seat]
    agency.data -= 1
    if isinstance(space, str):  # UPPER
        agency.upper += 1
        yield from cover(state, seat, agency.upper)
    else:
        agency.lower.append(space)
        state.tell("data-placed-below", seat=seat, position=space)
        yield from effects.run(state, seat, TECHS[agency.computers[space]].lower)


def cover(state: Seti, seat: int, position: int) -> Steps:
    """SETI-9.1, 9.2: what an upper space gives: what is printed there, or the 2 VP of the tech in its slot."""
    tech = state.agencies[seat].computers.get(position)
    state.tell("data-placed", seat=seat, position=position)
    yield from effects.run(state, seat, COMPUTER[position - 1].effect if tech is None else TECHS[tech].upper)


def free_slots(state: Seti, seat: int) -> list[int]:
    """SETI-5.33: where a computer tech can go."""
    taken = state.agencies[seat].computers
    return [position for position in SLOTS if position not in taken]


# Analysing


def why_not_analyse(state: Seti, seat: int) -> Reason | None:
    if state.agencies[seat].upper < SPACES:
        return ROW_NOT_FULL
    return None if supply.can_pay_all(state, seat, ANALYZE_COST) else CANNOT_PAY


def analyse(state: Seti, seat: int) -> Steps:
    """SETI-5.26 to 5.28: the main action: the computer is emptied, the pool stays, and a blue trace is marked."""
    supply.pay_all(state, seat, ANALYZE_COST)
    agency = state.agencies[seat]
    agency.upper = 0
    agency.lower = []
    state.tell("analysed", seat=seat)
    yield from effects.run(state, seat, ANALYZE_REWARD)
