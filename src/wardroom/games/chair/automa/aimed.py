"""Parts of a row that are aimed at the person (CHAIR-35.1 to CHAIR-35.3). Each opens the windows of an attack, once for
the row; its choices are the person's. Each says whether it was done: a part that was cancelled was not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wardroom.kernel import Asking, Card, Steps

from ..flow import foe
from ..pieces import Do
from .resolving import resolve_top
from .witness import Witness, witness

Way = Callable[[Do], Asking[bool]]
"""Something that the person does, and whether it was done."""


def person(do: Do) -> Witness[Any]:
    return witness(do.state)


def hits(do: Do) -> Asking[bool]:
    """Whether what is aimed at the person is carried out; cancelled, it is cancelled in the whole row (CHAIR-35.2)."""
    if do.ignored is None:
        do.state.tell("rival-attacks", card=do.card)
    struck = yield from person(do).strikes(do)
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
        chosen = yield from person(do).choose(do, kind, {name: can for name, (_, can) in ways.items()})
        return (yield from ways[chosen][0](do)) if chosen else False

    return (yield from aim(do, one))


# Parts of rows


def aim_incident(do: Do) -> Asking[bool]:
    return (yield from aim(do, person(do).take_incident))


def aim_incident_to_pile(do: Do) -> Asking[bool]:
    return (yield from aim(do, person(do).take_incident_to_pile))


def aim_discard(do: Do) -> Asking[bool]:
    return (yield from aim(do, person(do).discard))


def aim_ship(do: Do) -> Asking[bool]:
    return (yield from aim(do, person(do).dismiss_ship))


def aim_officer(do: Do) -> Asking[bool]:
    return (yield from aim(do, person(do).dismiss_officer))


def aim_team(do: Do, place: Card | None = None) -> Asking[bool]:
    """One of their Away Teams, from this Location if it can be."""
    return (yield from aim(do, lambda do: person(do).remove_team(do, place)))


def aim_ambush(do: Do) -> Asking[bool]:
    """Their top card goes to their Discard pile; if it is a PERSON they take an INCIDENT. Whether it was one."""
    if not ((yield from hits(do)) and (yield from person(do).discards_person(do))):
        return False
    return (yield from person(do).take_incident(do))


def aim_incident_or_team(do: Do) -> Asking[bool]:
    """An Away Team goes home from where they like."""
    teams = bool(foe.places_with_teams(do))
    ways = {"incident": (person(do).take_incident, True), "team": (lambda do: person(do).remove_team(do, None), teams)}
    return (yield from aim_one_of(do, "bot-incident-or-team", ways))


def aim_incident_or_officer(do: Do) -> Asking[bool]:
    ways = {
        "incident": (person(do).take_incident, True),
        "officer": (person(do).dismiss_officer, bool(foe.officers(do))),
    }
    return (yield from aim_one_of(do, "bot-incident-or-officer", ways))


def aim_location_or_discard(do: Do) -> Asking[bool]:
    """How many cards a hand has is public (CHAIR-24.3)."""
    places, held = bool(foe.controlled_places(do)), bool(do.state.hand(do.foe))
    ways = {"location": (person(do).log_location, places), "discard": (person(do).discard, held)}
    return (yield from aim_one_of(do, "bot-location-or-discard", ways))


def aim_ship_or_let_resolve(do: Do) -> Steps:
    """They dismiss a SHIP, or the Bot resolves its top card. Only the first is aimed at them: who chooses it and then
    cancels it has lost nothing, and nothing more happens."""
    ways = {"ship": bool(foe.deployed_ships(do)), "resolve": True}
    if (yield from person(do).choose(do, "bot-ship-or-resolve", ways)) == "ship":
        yield from aim_ship(do)
    else:
        yield from resolve_top(do)


# What is no part of an attack


def let_draw(do: Do) -> Steps:
    """They may draw a card."""
    yield from person(do).may_draw(do)


def let_return_incident(do: Do) -> Steps:
    """They may return an INCIDENT from hand or Discard pile."""
    yield from person(do).may_return_incident(do)
