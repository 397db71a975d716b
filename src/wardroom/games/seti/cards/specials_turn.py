"""Effects that hold for the rest of a turn (SETI-1.18), each a class of its own."""

from __future__ import annotations

from dataclasses import dataclass

from wardroom.kernel import Card

from ..flow import asking, moving, supply, this_turn
from ..flow.asking import Asking
from ..flow.solar import is_planet
from ..state import Seti
from .effects import Effects, ThisTurn, special
from .solar import EARTH

PLANETS_SEEN = "planets_seen"


@dataclass(frozen=True)
class Once(ThisTurn):
    """Something, the first time it happens."""

    gain: Effects

    def happen(self, state: Seti, seat: int, face: str, place: str) -> Asking[bool]:
        state.agencies[seat].turn.pop(self.name, None)
        yield from this_turn.keep(state, seat, face, self.gain)
        return False


@special
class Flyby(ThisTurn):
    """20 to 24, 123, 124, ET.27: something for the first visit to a place."""

    place: str
    gain: Effects
    when = this_turn.VISIT
    average = 150
    needs_probe = True

    def happen(self, state: Seti, seat: int, face: str, place: str) -> Asking[bool]:
        if place == self.place:
            state.agencies[seat].turn[self.name].remove(face)
            yield from this_turn.keep(state, seat, face, self.gain)
        return False


@special
class PlanetsVisited(ThisTurn):
    """25: points for each different planet visited, Earth included."""

    vp: int
    when = this_turn.VISIT
    average = 150
    needs_probe = True

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        state.agencies[seat].turn[PLANETS_SEEN] = []
        return (yield from super().run(state, seat, card))

    def happen(self, state: Seti, seat: int, face: str, place: str) -> Asking[bool]:
        seen = state.agencies[seat].turn[PLANETS_SEEN]
        if (is_planet(place) or place == EARTH) and place not in seen:
            seen.append(place)
            supply.score(state, seat, self.vp)
        yield from ()
        return False


@special
class RingMove(Once):
    """125: something for the first move within one ring."""

    when = this_turn.RING_MOVE
    average = 190
    needs_probe = True


@special
class Slingshot(ThisTurn):
    """19: a visit to a planet may give 1 move instead of publicity, which is made at once."""

    when = this_turn.PUBLICITY
    average = 60
    needs_probe = True

    def happen(self, state: Seti, seat: int, face: str, place: str) -> Asking[bool]:
        if not is_planet(place):
            return False
        args = (("name_place", place),)
        answer = yield from asking.choose(state, seat, "slingshot", lambda: ["publicity", "move"], args=args)
        if answer == "publicity":
            return False
        yield from moving.move(state, seat, 1)
        return True


@special
class FreeAsteroids(ThisTurn):
    """26: leaving asteroids costs no extra move."""

    when = this_turn.FREE_ASTEROIDS
    average = 45
    needs_probe = True


@special
class SectorCompleted(Once):
    """45 to 47: something, if the player completes a sector."""

    when = this_turn.SECTOR
    average = 38
