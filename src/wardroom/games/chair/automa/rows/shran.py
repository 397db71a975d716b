"""Shran's Automated Command cards."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards.kinds import ALLY, CARGO, DIRECTIVE, ENCOUNTER, INCIDENT, INFLUENCE, LOCATION, MILITARY, PERSON, SHIP
from ...flow.wants import trait
from ...pieces import Do
from ..command import Command
from ..verbs import (
    aim_ambush,
    aim_incident_or_team,
    controlled,
    deploy_to_engage,
    deploy_to_explore,
    discard_top,
    gain,
    gains,
    junk_best,
    let_return_incident,
    log_officer,
    log_this,
    log_top,
    lowest,
    number_discarded,
    promote_this,
    resolve_top,
    return_this,
    send,
    take,
    take_encounter,
    take_incident,
)
from .shared import CARGOES, PERSONS, SHIPS, give_up

shran = Command("shran")


# TRAITS


@shran.traits("weapon", attack=True)
def threaten(do: Do) -> Steps:
    """Junk the best card; an Away Team; the person takes an INCIDENT or removes an Away Team (CHAIR-35.3)."""
    yield from junk_best(do)
    yield from send(do)
    yield from aim_incident_or_team(do)


@shran.traits("attack", attack=True)
def ambush(do: Do) -> Steps:
    """An Away Team; the person's top card is discarded. Is it a PERSON, both take an INCIDENT, otherwise Military +1;
    a PERSON is promoted (CHAIR-35.2)."""
    yield from send(do)
    if (yield from aim_ambush(do)):
        yield from take_incident(do)
    else:
        yield from gains(do, military=1)
    yield from promote_this(do)


@shran.traits("business")
def trade(do: Do) -> Steps:
    """Log 1; gain a weapon, else a CARGO or SHIP; the top card is resolved; it is logged (CHAIR-33.9)."""
    yield from log_top(do)
    yield from gain(do, "weapon", (CARGO, SHIP))
    yield from resolve_top(do)
    yield from log_this(do)


@shran.traits("ambassador")
def negotiate(do: Do) -> Steps:
    """Discard 2; 2 Glory; the person may return an INCIDENT; a PERSON is promoted, anything else logged."""
    yield from discard_top(do, 2)
    yield from gains(do, glory=2)
    yield from let_return_incident(do)
    if do.state.face(do.card).suit == PERSON:
        yield from promote_this(do)
    else:
        yield from log_this(do)


# SUITS without a Duty Officer


@shran.without(INCIDENT)
def look_for_somebody(do: Do) -> Steps:
    """Gain a PERSON; discard 3; it goes back."""
    yield from gain(do, PERSON)
    yield from discard_top(do, 3)
    yield from return_this(do)


@shran.without(SHIP)
def explore(do: Do) -> Steps:
    """It is deployed and explores; with a PERSON in the Discard pile an Away Team, with a CARGO Influence +1."""
    yield from deploy_to_explore(do, do.card)
    if number_discarded(do, PERSONS):
        yield from send(do)
    if number_discarded(do, CARGOES):
        yield from gains(do, influence=1)


@shran.without(ALLY)
def rely_on_allies(do: Do) -> Steps:
    """Discard 3; Influence +1 for each PERSON and an Away Team for each SHIP in the Discard pile."""
    yield from discard_top(do, 3)
    yield from gains(do, influence=number_discarded(do, PERSONS))
    for _ in range(number_discarded(do, SHIPS)):
        yield from send(do)


@shran.without(CARGO)
def sell_cargo(do: Do) -> Steps:
    """Discard 2; 2 Glory; gain business, else a PERSON; it is logged."""
    yield from discard_top(do, 2)
    yield from gains(do, glory=2)
    yield from gain(do, "business", PERSON)
    yield from log_this(do)


@shran.without(PERSON)
def appoint(do: Do) -> Steps:
    """Discard 2; the lower of Influence and Military; an Away Team; it is promoted."""
    yield from discard_top(do, 2)
    yield from lowest(do, INFLUENCE, MILITARY)
    yield from send(do)
    yield from promote_this(do)


@shran.without(DIRECTIVE)
def do_business(do: Do) -> Steps:
    """Gain business, else a CARGO; an Away Team; at 5 Influence 1 Glory and an INCIDENT."""
    yield from gain(do, "business", CARGO)
    yield from send(do)
    if do.own.track(INFLUENCE) >= 5:
        yield from gains(do, glory=1)
        yield from take_incident(do)


@shran.without(ENCOUNTER)
def follow_it_up(do: Do) -> Steps:
    """Discard 2; gain a PERSON and a CARGO; it is logged."""
    yield from discard_top(do, 2)
    yield from gain(do, PERSON)
    yield from gain(do, CARGO)
    yield from log_this(do)


@shran.without(LOCATION)
def survey(do: Do) -> Steps:
    """Log 1, discard 2."""
    yield from log_top(do)
    yield from discard_top(do, 2)


# SUITS with a Duty Officer


@shran.with_officer(INCIDENT)
def overcome(do: Do) -> Steps:
    """Log 1; 1 Glory; it goes back."""
    yield from log_top(do)
    yield from gains(do, glory=1)
    yield from return_this(do)


@shran.with_officer(SHIP)
def patrol(do: Do) -> Steps:
    """It is deployed and engages; an Away Team; Military +1 (CHAIR-34.21)."""
    yield from deploy_to_engage(do, do.card)
    yield from send(do)
    yield from gains(do, military=1)


@shran.with_officer(ALLY)
def exchange_envoys(do: Do) -> Steps:
    """Gain business, else a PERSON, SHIP or ALLY; with an attack card in the Discard pile Military +1 and 1 Glory; the
    officer and it are logged."""
    yield from gain(do, "business", (PERSON, SHIP, ALLY))
    if number_discarded(do, trait("attack")):
        yield from gains(do, military=1, glory=1)
    yield from log_officer(do)
    yield from log_this(do)


@shran.with_officer(CARGO)
def arm(do: Do) -> Steps:
    """Log 1; Influence and Military +1; the officer and it are logged."""
    yield from log_top(do)
    yield from gains(do, influence=1, military=1)
    yield from log_officer(do)
    yield from log_this(do)


@shran.with_officer(PERSON)
def call_reinforcements(do: Do) -> Steps:
    """Log 1; Influence and Military +1; take a SHIP or ALLY."""
    yield from log_top(do)
    yield from gains(do, influence=1, military=1)
    yield from take(do, (SHIP, ALLY))


@shran.with_officer(DIRECTIVE)
def follow_a_discovery(do: Do) -> Steps:
    """A Location logged and 2 Away Teams back for an ENCOUNTER, and it is logged; otherwise gain a CARGO or SHIP
    (CHAIR-34.23, CHAIR-34.24)."""
    if (yield from give_up(do, 2, controlled(do))):
        yield from take_encounter(do)
        yield from log_this(do)
    else:
        yield from gain(do, (CARGO, SHIP))


@shran.with_officer(ENCOUNTER)
def muster(do: Do) -> Steps:
    """1 Glory; Military +1; take a SHIP, else an ALLY; it is logged."""
    yield from gains(do, glory=1, military=1)
    yield from take(do, SHIP, ALLY)
    yield from log_this(do)


@shran.with_officer(LOCATION)
def garrison(do: Do) -> Steps:
    """Military +1; 1 Glory; the officer is logged."""
    yield from gains(do, military=1, glory=1)
    yield from log_officer(do)
