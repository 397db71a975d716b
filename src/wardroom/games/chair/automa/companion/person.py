"""The person at a real table, who tells the Bot how it stands and what came of its attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wardroom.kernel import Asking, Card, Option, Steps

from ...flow import leaving, neutral
from ...flow.verbs import ships
from ...pieces import Do
from .. import zone
from ..witness import Witness
from . import naming
from .asking import HUMAN, NONE, YES, ask

if TYPE_CHECKING:
    from .state import Companion

CERTAIN = ("incident", "resolve")
"""What can always be done."""
ELSEWHERE = "elsewhere"
"""At a Location of one's own, or on the SHIP."""


class Person(Witness["Companion"]):
    """Asked what the Bot must know; told what the Bot does, where nothing depends on how that ends."""

    __slots__ = ()

    # The table

    def market(self, state: Companion) -> Steps:
        return naming.market(state)

    def places(self, state: Companion) -> Steps:
        return naming.places(state)

    def face_up(self, state: Companion, card: Card) -> Asking[Card]:
        return naming.face_up(state, card)

    def encounter(self, state: Companion) -> Asking[Card | None]:
        return naming.encounter(state)

    # What is aimed at the person

    def strikes(self, do: Do) -> Asking[bool]:
        """CHAIR-35.2: asked once for a row."""
        if do.ignored is None:
            do.ignored = (yield from ask("attacked", [NONE, YES], card=do.card)) == YES
        return not do.ignored

    def conclude(self, do: Do) -> Steps:
        """Reactions are the person's own; what they do to the Bot is reported after the card."""
        yield from ()

    def choose(self, do: Do, kind: str, ways: Mapping[str, bool]) -> Asking[str]:
        """What is possible the person knows best; where nothing is certain to be, nothing may be."""
        certain = any(way in CERTAIN for way in ways)
        answer: str = yield from ask(kind, [*ways] if certain else [*ways, NONE], card=do.card)
        return "" if answer == NONE else answer

    def take_incident(self, do: Do) -> Asking[bool]:
        return tell(do, "incident")

    def take_incident_to_pile(self, do: Do) -> Asking[bool]:
        return tell(do, "incident-to-pile")

    def discard(self, do: Do) -> Asking[bool]:
        return tell(do, "discard")

    def dismiss_officer(self, do: Do) -> Asking[bool]:
        return tell(do, "officer")

    def log_location(self, do: Do) -> Asking[bool]:
        return tell(do, "location")

    def dismiss_ship(self, do: Do) -> Asking[bool]:
        """Which one matters only at a neutral Location."""
        state = do.state
        there = [place for place in zone.places(state) if neutral.ships_at(state, HUMAN, place)]
        answer = yield from ask("ship-lost", [*there, ELSEWHERE, NONE], card=do.card)
        if isinstance(answer, Card):
            leaving.dismissed(state, neutral.ships_at(state, HUMAN, answer)[0])
        return bool(answer != NONE)

    def remove_team(self, do: Do, place: Card | None) -> Asking[bool]:
        """From the place that is meant, if the person has an Away Team there; a card of theirs may keep it."""
        state = do.state
        there: list[Option] = [each for each in zone.places(state) if neutral.teams_at(state, HUMAN, each)]
        options: list[Option] = [place, NONE] if place is not None and place in there else [*there, ELSEWHERE, NONE]
        answer = yield from ask("team-lost", options, card=do.card)
        if isinstance(answer, Card):
            ships.bring_home(state, HUMAN, answer)
        return bool(answer != NONE)

    def discards_person(self, do: Do) -> Asking[bool]:
        answer = yield from ask("top-card", [YES, NONE], card=do.card)
        return bool(answer == YES)

    # What is no part of an attack

    def may_draw(self, do: Do) -> Steps:
        yield from tell(do, "may-draw")

    def may_return_incident(self, do: Do) -> Steps:
        yield from tell(do, "may-return")


def tell(do: Do, what: str) -> Asking[bool]:
    """The person does it, as far as it can be done; nothing the Bot does depends on it."""
    yield from ()
    do.state.tell(f"companion-you-{what}")
    return True
