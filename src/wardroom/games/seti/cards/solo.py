"""The solo game: levels, progress tracks, objectives (SETI-16, SETI-17). The rival's cards are in `rival`."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import fx
from .missions import Condition, Trigger


class Level(NamedTuple):
    """A difficulty: 1 to 5 stars (SETI-16.2)."""

    stars: int
    advanced_cards: int
    objectives: tuple[int, int, int]  # of levels I, II and III
    track: str
    start: int  # the space the progress marker starts on, counted from 1


class Task(NamedTuple):
    """One of these events (SETI-17.12), or a state that holds (SETI-17.20)."""

    triggers: tuple[Trigger, ...] = ()
    state: Condition | None = None


class Objective(NamedTuple):
    """An objective tile; all tasks are needed."""

    id: str
    level: int
    tasks: tuple[Task, ...]


LEVELS: Final[dict[int, Level]] = {
    level.stars: level
    for level in (
        Level(1, 0, (0, 0, 0), "track_a", 1),
        Level(2, 0, (2, 3, 5), "track_a", 1),
        Level(3, 1, (2, 4, 6), "track_b", 1),
        Level(4, 1, (2, 6, 7), "track_a", 4),
        Level(5, 1, (2, 7, 8), "track_c", 9),
    )
}
PROBES: Final = ("probe_1", "probe_2", "probe_3", "probe_4")
TELESCOPES: Final = ("telescope_1", "telescope_2", "telescope_3", "telescope_4")
COMPUTERS: Final = ("computer_1", "computer_2", "computer_3", "computer_4")
TRACKS: Final[dict[str, tuple[str, ...]]] = {
    "track_a": COMPUTERS + TELESCOPES + PROBES,
    "track_b": TELESCOPES + PROBES + COMPUTERS,
    "track_c": PROBES + COMPUTERS + TELESCOPES,
}
"""The preferred tech of each space of a track. Between the last space and the first lies the card icon (SETI-16.4)."""

# What the rival starts with, and what it gets for what it cannot use (SETI-16.6 to SETI-16.10)
RIVAL_PUBLICITY: Final = 4
PROGRESS_FOR: Final = {"credit": 1, "energy": 1, "card_any": 1, "card_random": 1, "alien_card": 1, "tuck": 4}
RIVAL_COMPUTER: Final = 6
NO_ADVANCED_CARD: Final = fx("vp:8")
"""SETI-19.9, SETI-20.7."""
COMPUTER_TECH_SPENT: Final = fx("vp:3 progress")
"""SETI-16.31."""

OBJECTIVES_OPEN: Final = 3
OBJECTIVES_DUE: Final = {1: 1, 2: 2, 3: 3, 4: 4}
"""Round -> objectives to spend at its end (SETI-17.13)."""
PROGRESS_PER_MISSING: Final = 3
POINTS_PER_UNFINISHED: Final = 5


def does(name: str, *of: str) -> Task:
    """An event, about any of these."""
    return Task(tuple(Trigger(name, each) for each in of or ("any",)))


def holds(name: str, n: int) -> Task:
    return Task(state=Condition(name, n=n))


OBJECTIVES: Final[dict[str, Objective]] = {
    objective.id: objective
    for objective in (
        Objective("obj_101", 1, (holds("publicity", 8),)),
        Objective("obj_102", 1, (holds("score", 16),)),
        Objective("obj_103", 1, (Task((Trigger("action", "land"), Trigger("win_sector"))),)),
        Objective("obj_104", 1, (holds("data_in_pool", 5),)),
        Objective("obj_201", 2, (does("visit", "asteroids"), does("mark_trace", "blue"))),
        Objective("obj_202", 2, (does("win_sector", "yellow", "blue"),)),
        Objective("obj_203", 2, (does("orbit_or_land_at", "venus", "mercury"),)),
        Objective("obj_204", 2, (does("gain_tech", "telescope"), does("complete_mission"))),
        Objective("obj_205", 2, (does("orbit_or_land_at", "jupiter", "saturn"),)),
        Objective("obj_206", 2, (does("gain_tech", "probe"), does("complete_mission"))),
        Objective("obj_207", 2, (does("win_sector", "blue", "red"),)),
        Objective("obj_208", 2, (does("win_sector", "red", "yellow"),)),
        Objective("obj_209", 2, (does("gain_tech", "computer"), does("mark_trace", "blue"))),
        Objective("obj_210", 2, (does("orbit_or_land_at", "mars", "uranus", "neptune"),)),
        Objective("obj_211", 2, (does("visit", "comet"), does("play_for", "3"))),
        Objective("obj_301", 3, (does("gain_tech", "computer"), does("gain_tech"))),
        Objective("obj_302", 3, (does("action", "orbit"),)),
        Objective("obj_303", 3, (does("gain_tech", "telescope"), does("win_sector"))),
        Objective("obj_304", 3, (does("action", "scan"), does("action", "scan"))),
        Objective("obj_305", 3, (does("action", "launch"), holds("publicity", 9))),
        Objective("obj_306", 3, (does("gain_tech", "probe"), does("action", "land"))),
        Objective("obj_307", 3, (does("mark_trace", "blue"), does("mark_trace", "blue"))),
        Objective("obj_308", 3, (does("win_sector", "black"),)),
        Objective("obj_309", 3, (does("action", "launch"), does("mark_trace", "blue"), does("action", "scan"))),
    )
}
#: The expansion's long-term objectives (SETI-19.5 to SETI-19.8); level 0.
LONG_TERM_OBJECTIVES: Final[dict[str, Objective]] = {
    objective.id: objective
    for objective in (
        Objective(
            "obj_901", 0, (does("gain_tech", "probe"), does("gain_tech", "telescope"), does("gain_tech", "computer"))
        ),
        Objective("obj_902", 0, (does("tuck"),) * 3),
        Objective("obj_903", 0, (does("mark_trace"),) * 3),
    )
}
LONG_TERM_OPEN: Final = 2
LONG_TERM_ROUNDS: Final = (2, 3, 4)
LONG_TERM_PROGRESS: Final = 1
AGENCIES_ROUNDS: Final = (2, 3, 4, 5)
