"""The planetary board: what orbits and landings give (SETI-5.10 to SETI-5.19)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx


class Moon(NamedTuple):
    """A moon, with room for one lander."""

    id: str
    land: Effects


class Planet(NamedTuple):
    """A planet: rewards from left to right, what the first orbiter gets, and the data of the first landers."""

    id: str
    orbit: Effects
    land: Effects
    first_landing_data: tuple[int, ...]
    moons: tuple[Moon, ...] = ()
    first_orbit: Effects = fx("vp:3")


PLANET_BOARD: Final[dict[str, Planet]] = {
    planet.id: planet
    for planet in (
        Planet("mercury", fx("card_random", "signal:planet.mercury:2", "tuck"), fx("vp:12", "trace:yellow"), (3,)),
        Planet("venus", fx("vp:6", "tuck"), fx("vp:5", "trace:yellow"), (2,)),
        Planet(
            "mars",
            fx("card_any", "signal:planet.mars", "tuck"),
            fx("vp:6", "trace:yellow"),
            (2, 1),
            (Moon("phobos_deimos", fx("vp:8", "tuck:2")),),
        ),
        Planet(
            "jupiter",
            fx("data", "signal:planet.jupiter", "tuck"),
            fx("vp:7", "trace:yellow"),
            (2,),
            (
                Moon("callisto", fx("vp:13", "data:4")),
                Moon("ganymede", fx("vp:12", "publicity:5")),
                Moon("europa", fx("vp:7", "trace:yellow", "trace:yellow")),
                Moon("io", fx("vp:10", "energy:4")),
            ),
        ),
        Planet(
            "saturn",
            fx("publicity:2", "signal:planet.saturn", "tuck"),
            fx("vp:8", "trace:yellow"),
            (2,),
            (
                Moon("titan", fx("vp:7", "trace:any", "trace:any")),
                Moon("enceladus", fx("vp:12", "signal:red", "signal:blue", "signal:yellow")),  # SETI-20.2
            ),
        ),
        Planet(
            "uranus",
            fx("card_random:3", "signal:black", "vp:8"),
            fx("vp:9", "trace:yellow"),
            (3,),
            (Moon("titania", fx("vp:25")),),
        ),
        Planet(
            "neptune",
            fx("data:4", "signal:black", "vp:7"),
            fx("vp:10", "trace:yellow"),
            (3,),
            (Moon("triton", fx("vp:26")),),
        ),
        # once discovered (SETI-15.3.2, SETI-15.3.9)
        Planet(
            "oumuamua",
            fx("vp:10", "exofossil", "signal:tile"),
            fx("vp:9", "exofossil:2"),
            (3, 2, 1),
            first_orbit=fx("alien_card"),
        ),
    )
}
MOONS: Final[dict[str, str]] = {moon.id: planet.id for planet in PLANET_BOARD.values() for moon in planet.moons}
"""Every moon and its planet, from left to right."""
