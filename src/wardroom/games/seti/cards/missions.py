"""What missions, objectives and gold boxes ask for: conditions, triggers and end-of-game scorings (SETI-11, SETI-17).

Condition("orbiter_or_lander_at", ("venus",))     a state of the table: what it is about, and how many are needed
Trigger("gain_tech", "probe")                     something that happens (SETI-17.19)
Endgame("per_win", "red", 3)                      points at the end of the game
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects

#: Everything a condition can ask for. `of` says about what, `n` how many are needed at least.
CONDITIONS: Final[tuple[str, ...]] = (
    "orbiter_or_lander_at",  # of: planets, at each of them; moons count (SETI-1.10)
    "lander_at",  # of: planet
    "orbiters",
    "landers",  # moons count
    "landers_on_planets",  # moons do not count
    "orbiters_and_landers",  # moons count
    "orbiters_and_landers_at_one_planet",  # moons count
    "orbiter_and_lander_at_one_planet",  # one of each; moons count
    "probe_far_from_earth",  # n: spaces
    "probe_on_asteroids",
    "probe_on_asteroids_by_earth",
    "probe_on_comet",
    "wins",  # of: colour
    "wins_in_one_sector",
    "signal_sectors",  # different sectors with a signal
    "signals_on_tile",
    "traces",  # of: colour
    "traces_of_one_color",
    "trace_for_each_species",  # of: colour
    "all_colors_for_one_species",
    "species_traces",  # of: species, colour or "any"
    "species_all_colors",  # of: species
    "other_species_traces",  # of: species
    "trace_on_paid_space",  # of: species
    "techs",  # of: type
    "tucked",
    "completed_missions",
    "no_hand",
    "publicity",
    "score",
    "data_in_pool",
    "exofossils",
    "sample_delivered",  # of: place; a capsule there is given up for it (SETI-15.1.5)
)
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
#: Every kind of end-of-game scoring.
ENDGAMES: Final[tuple[str, ...]] = (
    "per_orbiter_or_lander_at",  # of: planet; moons count
    "per_win",  # of: colour
    "per_trace",  # of: colour
    "per_species_trace",  # of: species
    "per_signal_sector",
    "per_tech",  # of: type
    "probe_on_asteroids",
    "unmarked_tile",  # the last space of one gold tile without a marker of yours, the best of them (SETI-20.6)
)


class Condition(NamedTuple):
    """A state of the table that holds or not."""

    name: str
    of: tuple[str, ...] = ()
    n: int = 1


class Trigger(NamedTuple):
    """Something that happens to the owner."""

    name: str
    of: str = "any"


class Circle(NamedTuple):
    """One circle of a triggered mission (SETI-11.4)."""

    trigger: Trigger
    reward: Effects


class Conditional(NamedTuple):
    """A mission completed while its condition holds (SETI-11.1)."""

    condition: Condition
    reward: Effects


class Triggered(NamedTuple):
    """A mission completed when all circles are covered (SETI-11.8)."""

    circles: tuple[Circle, ...]


Mission = Conditional | Triggered


class Endgame(NamedTuple):
    """What a gold box pays (SETI-11.11): so many points for each, or once."""

    name: str
    of: str = ""
    points: int = 0
