"""What a player expects of the sky as it is now: traces, signals, sectors, planets, flights.

Everything is in hundredths of a point and is worked out when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import EARTH, FACE_UP_SAMPLE_ROW, HAND_CARDS, MOONS, PLANET_BOARD, SPECIES, STARS, Gain, Trace
from ..cards.setup import DATA_POOL_MAX, DISCOVERY_REWARDS, ROUNDS, SECOND_POSITION_POINTS
from ..flow.conditions import pieces
from ..flow.figures import at_limit, landing_energy
from ..flow.signals import ALL_STARS, OF_COLOR, WIN_REWARDS, star_of
from ..flow.solar import Space, reach
from ..pieces import Agency, Discovery, Star
from ..state import SAMPLES_BOARD, TRACES, Seti
from . import weights as w
from .wishes import Wishes, wishes
from .worths import NEVER, average, chance_of, land_worths, orbit_worths, space_worths, worth

OVERFLOW, DISCOVERY = -1, 0


class Sky:
    """One player's thoughts about the sky. `left` rounds follow this one; `time` is what is left in hundredths of
    rounds, this one included, going by the means for it."""

    __slots__ = (
        "state",
        "seat",
        "agency",
        "left",
        "time",
        "resource",
        "_traces",
        "_known",
        "_planets",
        "_targets",
        "_techs",
        "_wishes",
    )
    state: Seti
    left: int

    def __init__(self, state: Seti, seat: int, prices: w.ByRound = w.RESOURCE) -> None:
        """`prices`: what a credit or an energy counts for."""
        self.state = state
        self.seat = seat
        self.agency: Agency = state.agencies[seat]
        self.left = min(max(0, ROUNDS - state.round), 4)
        self.time = 100 * self.left + min(160, 10 * (self.agency.credits + self.agency.energy))
        self.resource = prices[self.left]
        self._traces: dict[str, int] = {}
        self._planets: dict[str, int] = {}
        self._techs: dict[str, int] = {}
        self._known: dict[tuple[str, str], int] = {}  # what else was worked out, by kind and name
        self._wishes: Wishes | None = None
        self._targets: list[tuple[Space, int]] | None = None

    def wish(self, *events: tuple[str, str]) -> int:
        """What it is worth beyond itself that one of these happens: for missions, gold tiles, objectives."""
        found = self._wishes
        if found is None:
            found = self._wishes = wishes(self.state, self.seat, worth)
        value = 0
        if found:
            for event in events:
                value += found.get(event, 0)
        return value

    # Traces

    def trace(self, color: str) -> int:
        """A trace of a colour on the best place for it."""
        if color == "any":
            return max(self.trace(each) for each in TRACES)
        if color not in self._traces:
            best = max(self.column(side, color) for side in (0, 1))
            self._traces[color] = best + self.wish(("mark_trace", color), ("mark_trace", "any"))
        return self._traces[color]

    def column(self, side: int, color: str) -> int:
        """The best place of a column."""
        slot = self.state.species[side]
        best = 3 * w.POINT
        if slot.name is None:
            return max(best, self.discovery(side)) if color not in slot.spaces else best
        for row, value in enumerate(space_worths(slot.name, color, self.left), 1):
            if value > best and self.open(slot, color, row):
                best = value
        return best

    def discovery(self, side: int) -> int:
        return worth(DISCOVERY_REWARDS[side], self.left) + (w.DISCOVERED if self.left else 60)

    def space(self, side: int, color: str, row: int) -> int:
        """One place for a trace; NEVER if it is not open."""
        slot = self.state.species[side]
        if row == OVERFLOW:
            return 3 * w.POINT
        if row == DISCOVERY:
            return self.discovery(side)
        assert slot.name is not None
        return space_worths(slot.name, color, self.left)[row - 1] if self.open(slot, color, row) else NEVER

    def open(self, slot: Discovery, color: str, row: int) -> bool:
        """Whether a space of a board can be marked and paid."""
        assert slot.name is not None
        space = SPECIES[slot.name].board[color][row - 1]
        if not space.repeat:
            for each, at, _ in slot.board:
                if at == row and each == color:
                    return False
        if space.needs_sample and row - FACE_UP_SAMPLE_ROW >= len(self.state.cards.rows[SAMPLES_BOARD]):
            return False
        for cost in space.cost:
            assert isinstance(cost, Gain)
            if (self.agency.data if cost.what == "data" else self.agency.exofossils) < cost.n:
                return False
        return True

    # Signals

    def signal(self, star: str) -> int:
        """A signal in a sector."""
        key = "signal", star
        if key not in self._known:
            self._known[key] = self.signals(star, 1)
        return self._known[key]

    def signals(self, star: str, n: int, data: bool = True) -> int:
        """So many signals in one sector."""
        slot, printed = self.state.stars[star], STARS[star]
        mine, other = slot.markers.count(self.seat), self.strongest(slot)
        taken = min(n, slot.data)
        value = self.sector(star, mine + n, other, slot.data - taken) - self.sector(star, mine, other, slot.data)
        if data:
            value += w.DATA[self.left] * (taken if self.agency.data < DATA_POOL_MAX else taken // 2)
        if printed.capacity - slot.data < 2 <= printed.capacity - slot.data + taken:
            value += SECOND_POSITION_POINTS * w.POINT
        return value + self.wish(("mark_signal", printed.color))

    def sector(self, star: str, mine: int, other: int, open_: int) -> int:
        """What a sector promises with so many own markers, less what it promises the strongest of the others."""
        if not mine and not other:
            return 0
        reward = self.sector_reward(star)
        lost = reward * chance_of(other, mine, open_, False) // 300
        return reward * chance_of(mine, other, open_) * w.SECTOR // 10_000 - lost

    def strongest(self, slot: Star) -> int:
        """The most markers that anybody else has in a slot."""
        markers, most = slot.markers, 0
        if markers:
            for owner in range(len(self.state.agencies)):
                if owner != self.seat:
                    most = max(most, markers.count(owner))
        return most

    def sector_reward(self, star: str) -> int:
        key = "sector", star
        if key not in self._known:
            value = w.PUBLICITY[self.left] + self.wish(("win_sector", STARS[star].color), ("win_sector", "any"))
            for effect in WIN_REWARDS[star][self.state.stars[star].won]:
                value += self.trace(effect.color) if isinstance(effect, Trace) else average(effect, self.left)
            self._known[key] = value
        return self._known[key]

    def best_signal(self, stars: Sequence[str]) -> int:
        return max((self.signal(star) for star in stars), default=0)

    def row_signal(self) -> int:
        key = "signal", "row"
        if key not in self._known:
            faces = self.state.cards.faces
            colors = dict.fromkeys(HAND_CARDS[faces[card]].sector for card in self.state.row if card is not None)
            self._known[key] = max((self.best_signal(OF_COLOR[color]) for color in colors), default=0)
        return self._known[key]

    def signal_at(self, where: str) -> int:
        state = self.state
        if where in OF_COLOR:
            return self.best_signal(OF_COLOR[where])
        if where == "any":
            return self.best_signal(ALL_STARS)
        if where == "row":
            return self.row_signal()
        if where == "probe":
            return self.best_signal([state.columns[column] for _, column in pieces(self.agency)])
        kind, _, name = where.partition(".")
        if kind == "star":
            return self.signal(name)
        body = name if kind == "planet" else where
        if body in state.system.places:
            return self.signal(star_of(state, body))
        return w.SIGNAL[self.left]

    def scan(self) -> int:
        """Both signals, and what telescopes add."""
        state, agency = self.state, self.agency
        value = self.signal(star_of(state, EARTH)) + self.row_signal()
        if agency.has("telescope_2") and agency.publicity:
            value += max(0, self.signal(star_of(state, "mercury")) - w.PUBLICITY[self.left])
        if agency.has("telescope_3") and state.hand(self.seat):
            value += max(0, w.SIGNAL[self.left] - w.CARD[self.left])
        if agency.has("telescope_4"):
            value += w.MOVE[self.left] if agency.probes else max(0, self.launch() - self.resource)
        return value + self.wish(("action", "scan"))

    # Planets

    def planet(self, planet: str) -> int:
        """The best that can be done with a probe there, less its cost."""
        if planet not in self._planets:
            best = max(self.orbit(planet), self.land(planet))
            if self.agency.has("probe_4"):
                for moon in PLANET_BOARD[planet].moons:
                    best = max(best, self.land(moon.id))
            self._planets[planet] = best
        return self._planets[planet]

    def orbit(self, planet: str, free: bool = False) -> int:
        left = self.left
        first, rest = orbit_worths(planet, left)
        value = rest if planet in self.state.first_orbits else first + rest
        value += self.wish(("action", "orbit"), ("action", "orbit_or_land"), ("orbit_or_land_at", planet))
        if free:
            return value
        if not left and (self.agency.credits < 1 or self.agency.energy < 1):
            return NEVER
        return value - 2 * self.resource

    def land(self, place: str, free: bool = False) -> int:
        state, left = self.state, self.left
        planet = MOONS.get(place, place)
        value, traces = land_worths(place, left)
        if place in MOONS:
            for agency in state.agencies:
                if place in agency.moons:
                    return NEVER
        else:
            value += w.DATA[left] * max(state.landing_data[place], default=0)
        for color in traces:
            value += self.trace(color)
        value += self.wish(("action", "land"), ("action", "orbit_or_land"), ("orbit_or_land_at", planet))
        if free:
            return value
        energy = landing_energy(state, self.seat, place)
        if not left and self.agency.energy < energy:
            return NEVER
        return value - energy * self.resource

    def flight(self, space: Space, moves: int = 0) -> int:
        """What a probe promises from a space, with so many moves at hand that cost nothing."""
        state = self.state
        if self._targets is None:
            self._targets = self.targets()
        distances = reach(state.turned, state.visitor, space, self.agency.has("probe_2"))
        step, last, energy = self.resource + 12, not self.left, self.agency.energy
        best = 0
        for place, value in self._targets:
            if value > best:
                away = distances[place] - moves
                if away > 0:
                    if last and away >= energy:
                        continue
                    value -= away * step
                if value > best:
                    best = value
        return best

    def targets(self) -> list[tuple[Space, int]]:
        """Where planets are that are worth a flight, and what they are worth to whoever is not there yet."""
        planets = [
            (place, self.planet(planet)) for planet, place in self.state.system.places.items() if planet != EARTH
        ]
        return [(place, value * w.KEEP // 100) for place, value in planets if value > 0]

    def launch(self, moves: int = 0) -> int:
        if at_limit(self.state, self.seat):
            return 0
        value = self.flight(self.state.where(EARTH), moves)
        if self.agency.probes:
            value = value * 2 // 3
        return value + self.wish(("action", "launch"))
