"""What a project card is, and an alien card like it (SETI-4.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effect, Effects, fx
from .missions import Circle, Condition, Conditional, Endgame

ACTION: Final = "action"
CONDITIONAL: Final = "conditional"
TRIGGERED: Final = "triggered"
ENDGAME: Final = "endgame"
MESSAGE: Final = "message"
KINDS: Final = (ACTION, CONDITIONAL, TRIGGERED, ENDGAME, MESSAGE)
SECTOR_COLORS: Final = ("blue", "red", "yellow", "black")
#: One unit of these is gained when the card is tucked and at every income; the last two on Centaurian cards only.
INCOMES: Final = ("credit", "energy", "card_random", "data", "publicity")


class Project(NamedTuple):
    """A card that can be in hand. `number` is the printed one; alien cards have `ET.` before it."""

    id: str
    number: int
    cost: int
    corner: Effects
    sector: str
    income: str
    kind: str
    effect: Effects
    mission: Conditional | None = None
    circles: tuple[Circle, ...] = ()
    endgame: Endgame | None = None
    species: str = ""
    cost_resource: str = "credit"
    when_reached: Effects = ()  # Centaurians: once the marker is reached (SETI-15.4.2)


class Exertian(NamedTuple):
    """A card that is never in hand: danger when played, points at the end if its condition holds (SETI-15.5)."""

    id: str
    number: int
    danger: int
    condition: Condition
    points: int


class Face(NamedTuple):
    """What every card has."""

    id: str
    number: int
    cost: int
    corner: str
    sector: str
    income: str

    def card(self, kind: str, effect: Effects) -> Project:
        return Project(self.id, self.number, self.cost, fx(self.corner), self.sector, self.income, kind, effect)


HAND_CARDS: Final[dict[str, Project]] = {}
"""Every card that can be in hand. They are put in here by `decks`: what they do is written in the verbs of the rules,
which look cards up here."""


def action(face: Face, *effect: str | Effect) -> Project:
    return face.card(ACTION, fx(*effect))


def conditional(face: Face, effect: Effects, condition: Condition, reward: Effects) -> Project:
    return face.card(CONDITIONAL, effect)._replace(mission=Conditional(condition, reward))


def triggered(face: Face, effect: Effects, *circles: Circle) -> Project:
    return face.card(TRIGGERED, effect)._replace(circles=circles)


def endgame(face: Face, effect: Effects, scoring: Endgame) -> Project:
    return face.card(ENDGAME, effect)._replace(endgame=scoring)


def message(face: Face, effect: Effects, when_reached: Effects) -> Project:
    """A Centaurian card: it costs energy, and answers when the score has grown by 15 (SETI-15.4.2)."""
    return face.card(MESSAGE, effect)._replace(cost_resource="energy", when_reached=when_reached)


def of_species(species: str, *cards: Project) -> dict[str, Project]:
    return {card.id: card._replace(species=species) for card in cards}
