"""CCG-1: points, what counts of them, and what is needed to win."""

from __future__ import annotations

from .cards.kinds import ALPHA
from .spaceline import mission
from .state import ACADEMY, Ccg

BASE = {ACADEMY: 60}
SURCHARGE = {ACADEMY: 25}
"""CCG-27.3; in the full game 100 (CCG-1.1) and 40 (CCG-1.2, CCG-1.3)."""
DRAWN_GAME = 2
"""The winner, where there is none (CCG-1.10)."""


def total(state: Ccg, seat: int) -> int:
    """All points."""
    return state.mission_points[seat] + state.bonus_points[seat]


def counting(state: Ccg, seat: int) -> int:
    """CCG-1.5: at most half of the points that count may be bonus points."""
    solved = state.mission_points[seat]
    return solved + min(state.bonus_points[seat], max(0, solved))


def target(state: Ccg) -> int:
    """CCG-1.1, CCG-27.3: what is needed without surcharges."""
    return BASE.get(state.format, 100)


def surcharge(state: Ccg) -> int:
    """CCG-1.2, CCG-1.3, CCG-27.3."""
    return SURCHARGE.get(state.format, 40)


def needed(state: Ccg, seat: int) -> int:
    """CCG-1.1 to CCG-1.4: the surcharges add up."""
    return target(state) + surcharge(state) * len(surcharges(state, seat))


def surcharges(state: Ccg, seat: int) -> list[str]:
    """CCG-1.2: unless a planet and a space mission are solved; CCG-1.3: unless one in the Alpha Quadrant is."""
    solved = [location for location in state.locations if location.solved == seat]
    faces = [mission(state, location.number, seat) for location in solved]
    planet = any(face.is_planet for face in faces)
    space = any(face.is_space for face in faces)  # CCG-1.7: a dual icon is both
    alpha = any(location.quadrant == ALPHA for location in solved)
    return ["both"] * (not (planet and space)) + ["alpha"] * (not alpha)


def has_enough(state: Ccg, seat: int) -> bool:
    return counting(state, seat) >= needed(state, seat)


def leader(state: Ccg) -> int:
    """CCG-1.8 to CCG-1.10: the higher total; equal ones are a draw."""
    first, second = total(state, 0), total(state, 1)
    return DRAWN_GAME if first == second else int(second > first)


def result(state: Ccg) -> list[int]:
    """Everybody's points. Who won is another question: see `victors`."""
    return [total(state, seat) for seat in range(state.seats)]


def victors(state: Ccg) -> list[int]:
    """CCG-1.1, CCG-1.8: whoever reached the own number first; else the higher total. A draw is shared."""
    winner = leader(state) if state.winner < 0 else state.winner
    return [0, 1] if winner == DRAWN_GAME else [winner]
