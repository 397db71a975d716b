"""Who tells the Bot how the table stands, and carries out what it aims at the person.

The Bot's rules are written once. They look at the state, and at a table of the program that says all: the `Witness` has
nothing to add, and the person's part goes by the rules of `flow.foe`. Beside a real table the state holds what somebody
said, and the companion has a witness of its own: a person, who is asked before the Bot decides and whose answers are
written into the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from wardroom.kernel import Asking, Card, Request, Steps

from ..cards.kinds import PERSON
from ..pieces import Do, Happening
from ..state import ENCOUNTERS, Chair

S = TypeVar("S", bound=Chair)
Looked = Iterable[Request]
"""Steps after which the state knows."""


class Witness(Generic[S]):
    """What the Bot must know before it decides, and what the person does."""

    __slots__ = ()

    # The table

    def market(self, state: S) -> Looked:
        """What lies in the Market."""
        return ()

    def places(self, state: S) -> Looked:
        """Which Locations are neutral."""
        return ()

    def face_up(self, state: S, card: Card) -> Asking[Card]:
        """A card that lay face down before the Bot is turned up."""
        yield from ()
        return card

    def encounter(self, state: S) -> Asking[Card | None]:
        """The top card of the Encounter deck, if one is left."""
        yield from ()
        pile = state.cards.rows[ENCOUNTERS]
        return pile[-1] if pile else None

    # What is aimed at the person

    def strikes(self, do: Do) -> Asking[bool]:
        """Whether an attack is carried out: the person may ignore it."""
        return attacks.strikes(do)

    def conclude(self, do: Do) -> Steps:
        """Reactions to having been attacked."""
        return attacks.conclude(do)

    def choose(self, do: Do, kind: str, ways: Mapping[str, bool]) -> Asking[str]:
        """CHAIR-35.3: which of these the person chooses, of those that can be done whole (CHAIR-9.14); "": none can."""
        possible = [name for name, can in ways.items() if can]
        return (yield from foe.choose(do, kind, possible)) if possible else ""

    def take_incident(self, do: Do) -> Asking[bool]:
        yield from foe.take_incident(do)
        return True

    def take_incident_to_pile(self, do: Do) -> Asking[bool]:
        """Straight into the Discard pile."""
        yield from foe.take_incident_to_pile(do)
        return True

    def discard(self, do: Do) -> Asking[bool]:
        return bool((yield from foe.discard(do)))

    def dismiss_ship(self, do: Do) -> Asking[bool]:
        return foe.dismiss_ship(do)

    def dismiss_officer(self, do: Do) -> Asking[bool]:
        return foe.dismiss_officer(do)

    def log_location(self, do: Do) -> Asking[bool]:
        return (yield from foe.log_in_play(do, foe.controlled_places(do), theirs=True)) is not None

    def remove_team(self, do: Do, place: Card | None) -> Asking[bool]:
        """From this Location, if they have an Away Team there, else from one that they choose (CHAIR-35.3); whether it
        was done (CHAIR-35.2). They may react just before it (CHAIR-27.58)."""
        there = foe.places_with_teams(do)
        chosen = place if place in there else (yield from foe.pick_own(do, "remove-own-team", there, "CHAIR-20.4"))
        if chosen is None or (yield from would(do.state, Happening(WOULD_REMOVE_TEAM, do.foe, chosen))):
            return False
        ships.bring_home(do.state, do.foe, chosen)
        return True

    def discards_person(self, do: Do) -> Asking[bool]:
        """The top card of their deck goes to their Discard pile; whether it is a PERSON."""
        card = yield from foe.mill(do)
        return card is not None and do.state.face(card).suit == PERSON

    # What is no part of an attack

    def may_draw(self, do: Do) -> Steps:
        return foe.may_draw(do)

    def may_return_incident(self, do: Do) -> Steps:
        yield from foe.may_return_incident(do)


KNOWN: Witness[Chair] = Witness()


def witness(state: Chair) -> Witness[Any]:
    """The one who tells how this table stands."""
    return state.witness or KNOWN


from ..flow import attacks, foe  # noqa: E402  last, since what is done to the Bot goes through the person's foe
from ..flow.happenings import WOULD_REMOVE_TEAM, would  # noqa: E402
from ..flow.verbs import ships  # noqa: E402
