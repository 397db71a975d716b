"""Parts of a row that are aimed at the person (CHAIR-35.1 to CHAIR-35.3). Each opens the windows of an attack, once for
the row; its choices are the person's. Each says whether it was done: a part that was cancelled was not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wardroom.kernel import Asking, Card, Steps

from ..cards.kinds import PERSON
from ..flow import foe
from ..flow.attacks import strikes
from ..flow.happenings import WOULD_REMOVE_TEAM, would
from ..flow.verbs import ships
from ..pieces import Do, Happening
from .resolving import resolve_top

Way = Callable[[Do], Asking[bool]]
"""Something that the person does, and whether it was done."""


def hits(do: Do) -> Asking[bool]:
    """Whether what is aimed at the person is carried out; cancelled, it is cancelled in the whole row (CHAIR-35.2)."""
    struck = yield from strikes(do)
    if not struck:
        do.state.tell("rival-cancelled", card=do.card)
    return struck


def aim(do: Do, way: Way) -> Asking[bool]:
    """A part aimed at the person. Whether it was done."""
    if not (yield from hits(do)):
        return False
    done = yield from way(do)
    if not done:
        do.state.tell("rival-missed", card=do.card)
    return done


def aim_one_of(do: Do, kind: str, ways: Mapping[str, tuple[Way, bool]]) -> Asking[bool]:
    """The person chooses one of these, among those that can be done whole (CHAIR-9.14)."""

    def one(do: Do) -> Asking[bool]:
        possible = [name for name, (_, can) in ways.items() if can]
        if not possible:
            return False
        chosen = yield from foe.choose(do, kind, possible)
        return (yield from ways[chosen][0](do))

    return (yield from aim(do, one))


# What the person does


def they_take_incident(do: Do) -> Asking[bool]:
    yield from foe.take_incident(do)
    return True


def they_take_incident_to_pile(do: Do) -> Asking[bool]:
    """Straight into the Discard pile."""
    yield from foe.take_incident_to_pile(do)
    return True


def they_discard(do: Do) -> Asking[bool]:
    return bool((yield from foe.discard(do)))


def they_dismiss_ship(do: Do) -> Asking[bool]:
    return (yield from foe.dismiss_ship(do))


def they_dismiss_officer(do: Do) -> Asking[bool]:
    return (yield from foe.dismiss_officer(do))


def they_log_location(do: Do) -> Asking[bool]:
    return (yield from foe.log_in_play(do, foe.controlled_places(do), theirs=True)) is not None


def they_remove_team(do: Do) -> Asking[bool]:
    """An Away Team goes home, from where they like."""
    return (yield from they_remove_team_from(do, None))


def they_remove_team_from(do: Do, place: Card | None) -> Asking[bool]:
    """From this Location, if they have one there, else from one that they choose. They may react just before it
    (CHAIR-27.58)."""
    there = foe.places_with_teams(do)
    chosen = place if place in there else (yield from foe.pick_own(do, "remove-own-team", there, "CHAIR-20.4"))
    if chosen is None or (yield from would(do.state, Happening(WOULD_REMOVE_TEAM, do.foe, chosen))):
        return False
    ships.bring_home(do.state, do.foe, chosen)
    return True


# Parts of rows


def aim_incident(do: Do) -> Asking[bool]:
    return (yield from aim(do, they_take_incident))


def aim_incident_to_pile(do: Do) -> Asking[bool]:
    return (yield from aim(do, they_take_incident_to_pile))


def aim_discard(do: Do) -> Asking[bool]:
    return (yield from aim(do, they_discard))


def aim_ship(do: Do) -> Asking[bool]:
    return (yield from aim(do, they_dismiss_ship))


def aim_officer(do: Do) -> Asking[bool]:
    return (yield from aim(do, they_dismiss_officer))


def aim_team(do: Do, place: Card | None = None) -> Asking[bool]:
    """One of their Away Teams, from this Location if it can be."""
    return (yield from aim(do, lambda do: they_remove_team_from(do, place)))


def aim_ambush(do: Do) -> Asking[bool]:
    """Their top card goes to their Discard pile; if it is a PERSON they take an INCIDENT. Whether it was one."""
    card = (yield from foe.mill(do)) if (yield from hits(do)) else None
    if card is None or do.state.face(card).suit != PERSON:
        return False
    yield from foe.take_incident(do)
    return True


def aim_incident_or_team(do: Do) -> Asking[bool]:
    ways = {"incident": (they_take_incident, True), "team": (they_remove_team, bool(foe.places_with_teams(do)))}
    return (yield from aim_one_of(do, "bot-incident-or-team", ways))


def aim_incident_or_officer(do: Do) -> Asking[bool]:
    ways = {"incident": (they_take_incident, True), "officer": (they_dismiss_officer, bool(foe.officers(do)))}
    return (yield from aim_one_of(do, "bot-incident-or-officer", ways))


def aim_location_or_discard(do: Do) -> Asking[bool]:
    """How many cards a hand has is public (CHAIR-24.3)."""
    places, held = bool(foe.controlled_places(do)), bool(do.state.hand(do.foe))
    ways = {"location": (they_log_location, places), "discard": (they_discard, held)}
    return (yield from aim_one_of(do, "bot-location-or-discard", ways))


def aim_ship_or_let_resolve(do: Do) -> Steps:
    """They dismiss a SHIP, or the Bot resolves its top card. Only the first is aimed at them: who chooses it and then
    cancels it has lost nothing, and nothing more happens."""
    ways = ("ship", "resolve") if foe.deployed_ships(do) else ("resolve",)
    if (yield from foe.choose(do, "bot-ship-or-resolve", ways)) == "ship":
        yield from aim_ship(do)
    else:
        yield from resolve_top(do)


# What is no part of an attack


def let_draw(do: Do) -> Steps:
    """They may draw a card."""
    yield from foe.may_draw(do)


def let_return_incident(do: Do) -> Steps:
    """They may return an INCIDENT from hand or Discard pile."""
    yield from foe.may_return_incident(do)
