"""What things are worth to a captain, in hundredths of a point: icons, figures, missions, techs, steps on the tracks.

Everything here follows from what is printed and from a few facts, and is remembered; `glance.py` rates options by it,
`evaluate.py` judges positions. The weights were found by play (docs/experiments/starship-captains.md).
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from ..cards import (
    BONUSES,
    CARDS,
    EVENT_SPACE,
    MISSIONS,
    SPACES,
    Choose,
    Effect,
    Effects,
    Icon,
    Spend,
    track_points,
)
from ..flow.charts import CHARTS
from ..flow.missions import matches
from ..state import ANDROID, CADET, COLORS, COMMANDERS
from .weights import TECHS

POINT = 100
WEIGHTS: dict[str, int] = {
    # icons
    "move": 55,
    "jump": 110,
    "fight": 160,
    "tech": 160,
    "tech_recycle": 180,
    "repair": 115,
    "damage": -115,
    "android": 180,
    "medal": 90,
    "artifact": 105,
    "pirate": 100,
    "ambush": -30,
    "pull": 180,
    "coop": 55,
    "zinca": 77,
    "nian": 77,
    "any": 62,
    # effects of one card
    "hive_mind": 70,
    "star_gate": 30,
    "zinca_library": 180,
    "omega_draft": 300,
    # what a figure could do elsewhere
    "cadet": 110,
    "ensign": 112,
    "commander": 300,
    "figure-android": 120,
    "command": 130,  # a subordinate brought back by a commander
    # techs
    "omega-left": 90,  # what an omega will still grow, each round that is left
    "tech-now": 60,  # any tech, once
    "recycle": 60,  # a tech instead of another
    # a turn
    "mission-now": 150,  # a mission done cannot be taken away
    "promote": 500,  # before anything else
    "promote-left": 50,  # each round that is left
    "train-left": 60,  # a cadet that is an ensign, each round that is left
    "train": 112,  # what training costs
    "second": 100,  # a commander's second task
    "pair": 120,  # two artifacts used up
    "used-up": 30,  # a single-use room, each round that is left
    "enough": 10,  # less than this is as good as nothing
    # damage and places
    "mend": 110,  # a repair where there is damage
    "slot-left": 50,  # the first free tech slot, each round that is left
    "reach": 80,  # a mission that must still be begun, in hundredths of its worth
    "later": 25,  # a point of a mission for which too few are ready
    "prey": 42,  # a pirate near, and somebody for Weapons
    # the rest
    "basic": 130,  # what a basic room brings
    "event": 100,  # setting off an event
    "bonus-match": 90,  # a tech bonus
}
Crew = tuple[str, ...]
"""Figures in the order of their names: equal crews are equal."""
LEADERS = frozenset(COMMANDERS.values())


def crew_of(figures: list[str]) -> Crew:
    return tuple(sorted(figures))


def figure_cost(figure: str) -> int:
    """What a figure could do elsewhere."""
    if figure == CADET:
        return WEIGHTS["cadet"]
    if figure == ANDROID:
        return WEIGHTS["figure-android"]
    return WEIGHTS["ensign"] if figure in COLORS else WEIGHTS["commander"]


@cache
def worth(effects: Effects) -> int:
    """What a list of effects is worth on average."""
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: Effect) -> int:
    if isinstance(effect, Icon):
        return WEIGHTS[effect.verb] * effect.n
    if isinstance(effect, Spend):
        return max(0, worth(effect.gain) - WEIGHTS[effect.what] * effect.n) // 2
    if isinstance(effect, Choose):
        return max(worth(each) for each in effect.lists)
    return WEIGHTS.get(effect.name, 100)


# --- missions ---------------------------------------------------------------------------------------------------------


@cache
def line_worths(name: str) -> tuple[int, ...]:
    return tuple(max(0, worth(line.effects)) for line in MISSIONS[name].lines)


@cache
def stand(name: str, number: int, figure: str) -> int:
    """What a figure on a line gains, less what it could do elsewhere. A commander does it twice, or brings somebody."""
    line, gain = MISSIONS[name].lines[number], line_worths(name)[number]
    if not matches(figure, line):
        return -figure_cost(figure)
    if figure in LEADERS:
        gain += max(gain, WEIGHTS["command"])
    return gain - figure_cost(figure)


NEVER = -10_000


@cache
def plan(name: str, crew: Crew, number: int = 0) -> int:
    """What the lines of a mission from this one on are worth with the best crew for them (SHIP-9.3)."""
    if number == len(MISSIONS[name].lines):
        return 0
    best = NEVER
    for place, figure in enumerate(crew):
        if place and figure == crew[place - 1]:
            continue
        rest = plan(name, crew[:place] + crew[place + 1 :], number + 1)
        best = max(best, stand(name, number, figure) + rest)
    return best


def mission_worth(name: str, crew: Crew) -> int:
    """Points and lines, less what the figures could do elsewhere; 0 where they are too few."""
    return max(0, MISSIONS[name].points * POINT + plan(name, crew))


# --- techs ------------------------------------------------------------------------------------------------------------


@cache
def tech_round(face: str) -> int:
    """What a tech adds in each round that is left."""
    return max(0, TECHS[CARDS[face].design])


# --- tracks -----------------------------------------------------------------------------------------------------------

STEP = 39
"""A step is worth this on the whole (5 points in 13)."""


@cache
def walk_worth(faction: str, side: str, steps: int, count: int, event: bool) -> int:
    """What so many steps bring: points, what lies on the spaces, and coming closer to the next zone."""
    value = POINT * (track_points(steps + count) - track_points(steps))
    value += smooth(steps + count) - smooth(steps)
    for gone in range(steps + 1, steps + count + 1):
        bonus = BONUSES[faction][side].get(gone % SPACES)
        if bonus is not None:
            value += worth(bonus)
        if event and gone % SPACES == EVENT_SPACE:
            value += WEIGHTS["event"]
    return value


@cache
def smooth(steps: int) -> int:
    """Half of what the steps since the last zone are worth."""
    return (STEP * steps - POINT * track_points(steps)) // 2


@cache
def promise(faction: str, side: str, steps: int) -> int:
    """What the next bonus is worth from here: the nearer the more."""
    for ahead in range(1, SPACES):
        bonus = BONUSES[faction][side].get((steps + ahead) % SPACES)
        if bonus is not None:
            return worth(bonus) * max(0, 4 - ahead) // 6
    return 0


# --- ways -------------------------------------------------------------------------------------------------------------


@cache
def ways(side: str, place: str, moves: int) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
    """Where so many moves lead, and along which routes."""
    near = CHARTS[side].near
    found: dict[str, list[tuple[str, ...]]] = {}
    paths: list[tuple[str, tuple[str, ...]]] = [(place, ())]
    for _ in range(moves):
        paths = [(far, (*routes, route)) for at, routes in paths for far, route in near[at].items()]
        for far, routes in paths:
            if far != place:
                found.setdefault(far, []).append(routes)
    return tuple((far, tuple(routes)) for far, routes in found.items())


def fewest_pirates(routes: tuple[tuple[str, ...], ...], pirates: Collection[str]) -> int:
    """How many pirates there are on the best of several ways (SHIP-5.2)."""
    return min(sum(route in pirates for route in each) for each in routes)
