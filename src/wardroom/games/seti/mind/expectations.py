"""What a player expects of techs, effects and cards as things are now, in hundredths of a point."""

from __future__ import annotations

from ..cards import (
    HAND_CARDS,
    TECHS,
    TILE_BONUSES,
    Conditional,
    Deed,
    Effect,
    Effects,
    Endgame,
    Project,
    Signal,
    Special,
    TechGain,
    Trace,
)
from ..flow.conditions import count, pieces
from ..flow.figures import planets_below
from ..flow.techs import STACKS, why_not_tech
from ..scoring import ENDGAMES
from . import weights as w
from .sky import Sky
from .wishes import DATA, PUBLICITY
from .worths import NEVER, average, moves_in, worth

HOLDING = {"publicity": PUBLICITY, "data": DATA}
"""What an objective may ask to hold at one time."""


class Mind(Sky):
    """One player's thoughts about one position."""

    __slots__ = ()

    # Techs

    def tech(self, tech: str) -> int:
        """What a tech brings; NEVER if it cannot be had."""
        if tech not in self._techs:
            self._techs[tech] = NEVER if why_not_tech(self.state, self.seat, tech) else self.tech_worth(tech)
        return self._techs[tech]

    def tech_worth(self, tech: str) -> int:
        state, left = self.state, self.left
        now, later = w.ABILITIES[tech]
        printed = TECHS[tech]
        value = (now if left else now // 4) + later * left
        if tech in state.first_tiles:
            value += 2 * w.POINT
        value += worth(TILE_BONUSES[state.cards.faces[state.cards.rows[STACKS[tech]][-1]]], left)
        if tech == "telescope_1":
            value += 2 * w.DATA[left]
        if tech == "probe_1" and not left:
            value += self.launch()
        return value + self.wish(("gain_tech", printed.type), ("gain_tech", "any"))

    def best_tech(self, types: tuple[str, ...] = ("any",)) -> int:
        wanted = [tech.id for tech in TECHS.values() if "any" in types or tech.type in types]
        return max((self.tech(tech) for tech in wanted), default=NEVER)

    # Effects and cards

    def gain(self, effects: Effects) -> int:
        """What effects would bring now."""
        moves, launches = moves_in(effects)
        total = 0
        for effect in effects:
            total += self.effect(effect, moves)
        return total + (self.moves(moves) if moves and not launches else 0)

    def moves(self, n: int) -> int:
        """So many moves: the way they shorten, or publicity on the way."""
        if not pieces(self.agency):
            return 0
        best = max(self.flight(space, n) - self.flight(space) for space in pieces(self.agency))
        return max(best, w.MOVE[self.left] * n // 2)

    def effect(self, effect: Effect, moves: int = 0) -> int:
        if isinstance(effect, Trace):
            return self.trace(effect.color)
        if isinstance(effect, Signal):
            return self.signal_at(effect.where) * effect.n
        if isinstance(effect, TechGain):
            return max(0, self.best_tech(effect.types))
        if isinstance(effect, Deed):
            return self.deed(effect.verb, moves)
        if isinstance(effect, Special):
            return effect.worth(self)
        if effect.what == "move":
            return 0  # all of a list together
        if effect.what == "tuck" and not self.state.hand(self.seat):
            return 0
        value = average(effect, self.left)
        if effect.what in HOLDING:
            value += self.wish(HOLDING[effect.what]) * effect.n
        return value

    def deed(self, verb: str, moves: int = 0) -> int:
        if verb == "rotate":
            return 0
        if verb == "scan":
            return self.scan()
        if verb == "launch":
            return self.launch(moves)
        planets = planets_below(self.state, self.seat)
        best = 0
        for planet in planets:
            if verb != "land":
                best = max(best, self.orbit(planet, free=True))
            if verb != "orbit":
                best = max(best, self.land(planet, free=True))
        return best

    def play(self, face: str) -> int:
        """What a card brings when it is played, less its cost."""
        key = "play", face
        if key not in self._known:
            project = HAND_CARDS[face]
            value = self.gain(project.effect) + self.promise(project) - project.cost * self.resource
            if project.cost_resource == "credit":
                value += self.wish(("play_for", str(project.cost)))
            self._known[key] = value
        return self._known[key]

    def promise(self, project: Project) -> int:
        """What a mission or a gold box may still bring."""
        left, mission = self.left, project.mission
        value = worth(project.when_reached, left) * (30 + 15 * left) // 100 if project.when_reached else 0
        if mission is not None:
            value += worth(mission.reward, left) * self.likely(mission) // 100
        elif project.circles:
            value += sum(worth(circle.reward, left) for circle in project.circles) * (12 + 14 * left) // 100
        if project.endgame is not None:
            value += self.gold_box(project.endgame)
        return value

    def likely(self, mission: Conditional) -> int:
        """In hundredths: that a mission will be completed."""
        condition = mission.condition
        held = count(self.state, self.seat, condition)
        if held >= condition.n:
            return 95
        return (10 + 12 * self.time // 100) * (held + 1) // condition.n

    def gold_box(self, scoring: Endgame) -> int:
        points = ENDGAMES[scoring.name](self.state, self.seat, scoring)[1] * w.POINT
        return points + scoring.points * self.time // 4

    def card(self, face: str) -> int:
        """A card in hand: what it is good for, but for the best of which there will not always be the means."""
        project = HAND_CARDS[face]
        corner = worth(project.corner, self.left)
        if not self.left:
            affordable = project.cost <= (
                self.agency.credits if project.cost_resource == "credit" else self.agency.energy
            )
            return max(corner // 2, self.play(face) * 6 // 10 if affordable else 0)
        base = max(corner, w.CARD[self.left])
        return base + max(0, min(600, self.play(face)) - base) * 4 // 10
