"""What is printed, and what it is worth on average, in hundredths of a point."""

from __future__ import annotations

from functools import cache

from ..cards import MOONS, PLANET_BOARD, SPECIES, Deed, Effect, Effects, Gain, Signal, TechGain, Trace
from . import weights as w

NEVER = -10_000


@cache
def worth(effects: Effects, left: int) -> int:
    """What effects are worth on average, with so many rounds to come."""
    return sum(average(effect, left) for effect in effects)


def average(effect: Effect, left: int) -> int:
    if isinstance(effect, Gain):
        return gain_worth(effect.what, left) * effect.n
    if isinstance(effect, Signal):
        return w.SIGNAL[left] * effect.n
    if isinstance(effect, Trace):
        return w.TRACE[left]
    if isinstance(effect, TechGain):
        return w.TECH[left]
    if isinstance(effect, Deed):
        return DEEDS[effect.verb][left]
    return effect.kind.average


@cache
def gain_worth(what: str, left: int) -> int:
    if what == "vp":
        return w.POINT
    if what == "tuck":
        return tuck_worth("energy", left) - w.CARD[left]
    return GAINS[what][left]


def tuck_worth(income: str, left: int) -> int:
    """A card under the income card, whatever else it might have been."""
    now = GAINS[income][left]
    return now + w.INCOMES[income] * left


GAINS: dict[str, w.ByRound] = {
    "credit": w.RESOURCE,
    "energy": w.RESOURCE,
    "publicity": w.PUBLICITY,
    "data": w.DATA,
    "move": w.MOVE,
    "card_any": tuple(each + 20 for each in w.CARD),  # type: ignore[dict-item]
    "card_random": w.CARD,
    "alien_card": w.ALIEN_CARD,
    "exofossil": w.EXOFOSSIL,
    "progress": (0, 0, 0, 0, 0),
}
SCAN: w.ByRound = tuple(2 * each for each in w.SIGNAL)  # type: ignore[assignment]
DEEDS: dict[str, w.ByRound] = {
    "launch": w.LAUNCH,
    "orbit": w.FIGURE,
    "land": w.FIGURE,
    "orbit_or_land": w.FIGURE,
    "scan": SCAN,
    "rotate": (0, 0, 0, 0, 0),
}


@cache
def moves_in(effects: Effects) -> tuple[int, bool]:
    """How many moves there are, and whether a probe is launched that will use them."""
    moves = sum(each.n for each in effects if isinstance(each, Gain) and each.what == "move")
    return moves, any(isinstance(each, Deed) and each.verb == "launch" for each in effects)


@cache
def space_worths(species: str, color: str, left: int) -> tuple[int, ...]:
    """What the spaces of a column are worth, from the lowest one up, less their cost."""
    return tuple(
        worth(space.reward, left) - worth(space.cost, left) - 25 * space.danger
        for space in SPECIES[species].board[color]
    )


@cache
def orbit_worths(planet: str, left: int) -> tuple[int, int]:
    """What the first orbiter gets, and what each does."""
    return worth(PLANET_BOARD[planet].first_orbit, left), worth(PLANET_BOARD[planet].orbit, left)


@cache
def land_worths(place: str, left: int) -> tuple[int, tuple[str, ...]]:
    """What a landing brings, and the traces it brings besides."""
    planet = PLANET_BOARD[MOONS.get(place, place)]
    effects = next((moon.land for moon in planet.moons if moon.id == place), planet.land)
    traces = tuple(each.color for each in effects if isinstance(each, Trace))
    return sum(average(each, left) for each in effects if not isinstance(each, Trace)), traces


@cache
def chance_of(mine: int, other: int, open_: int, may_be_last: bool = True) -> int:
    """In hundredths: how near a sector is to being won, with so many markers of mine and of the strongest other."""
    if not mine:
        return 0
    if not open_:
        return 100 if mine > other or (mine == other and may_be_last) else 0
    share = 100 * mine // (mine + other + open_)
    if mine > other:
        return min(92, share + (8 if mine > other + open_ else 0))
    return share * 8 // 10 if mine == other else share * 6 // 10
