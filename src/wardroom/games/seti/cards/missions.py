"""What missions, objectives and gold boxes ask for: conditions, triggers and end-of-game scorings (SETI-11, SETI-17).

Condition("orbiter_or_lander_at", ("venus",))     a state of the table: what it is about, and how many are needed
Trigger("gain_tech", "probe")                     something that happens (SETI-17.19)
Endgame("per_win", "red", 3)                      points at the end of the game
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects

#: Every kind of event, and what it can be about.
TRIGGERS: Final[dict[str, tuple[str, ...]]] = {
    "visit": ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "planet", "asteroids", "comet"),
    "visit_on_own_turn": ("asteroids",),
    "action": ("launch", "orbit", "land", "orbit_or_land", "scan"),
    "orbit_or_land_at": ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune"),
    "gain_tech": ("probe", "telescope", "computer", "any"),
    "mark_trace": ("red", "yellow", "blue", "any"),
    "mark_signal": ("red", "yellow", "blue", "black"),
    "win_sector": ("red", "yellow", "blue", "black", "any"),
    "use_corner": ("publicity", "data", "move"),
    "play_for": ("1", "2", "3"),  # credits paid
    "complete_mission": ("any",),
    "tuck": ("any",),
}


class Condition(NamedTuple):
    """A state of the table that holds or not: so many of something at least. What is counted is in `flow.conditions`,
    `of` says what it is about."""

    name: str
    of: tuple[str, ...] = ()
    n: int = 1


class Trigger(NamedTuple):
    """Something that happens to the owner."""

    name: str
    of: str = "any"


class Circle(NamedTuple):
    """One circle of a triggered mission (SETI-11.4), which is completed when all are covered (SETI-11.8)."""

    trigger: Trigger
    reward: Effects


class Conditional(NamedTuple):
    """A mission completed while its condition holds (SETI-11.1)."""

    condition: Condition
    reward: Effects


class Endgame(NamedTuple):
    """What a gold box pays (SETI-11.11): so many points for each, or once. `scoring.ENDGAMES` knows what is counted."""

    name: str
    of: str = ""
    points: int = 0
