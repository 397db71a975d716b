"""Burnham's Automated Command cards."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards.kinds import ALLY, CARGO, DIRECTIVE, ENCOUNTER, INCIDENT, INFLUENCE, LOCATION, PERSON, RESEARCH, SHIP
from ...pieces import Do
from ..command import Command
from ..verbs import (
    controlled,
    deploy_to_engage,
    deploy_to_explore,
    discard_top,
    dismiss_officer,
    gain,
    gain_encounter,
    gain_richest,
    gains,
    latest,
    log_officer,
    log_this,
    log_top,
    lowest,
    promote,
    promote_this,
    remove_stardate_glory,
    return_this,
    send,
    take,
    take_incident,
)
from .shared import PERSONS, SHIPS, give_up

burnham = Command("burnham")


# TRAITS


@burnham.traits("creature")
def follow_a_creature(do: Do) -> Steps:
    """Military +1; gain a PERSON or CARGO; the latest SHIP of the Discard pile is deployed and explores
    (CHAIR-33.7)."""
    yield from gains(do, military=1)
    yield from gain(do, (PERSON, CARGO))
    ship = latest(do, SHIPS)
    if ship is not None:
        yield from deploy_to_explore(do, ship)


@burnham.traits("scientist")
def research(do: Do) -> Steps:
    """Log 1; an INCIDENT; Research +1; gain an ALLY."""
    yield from log_top(do)
    yield from take_incident(do)
    yield from gains(do, research=1)
    yield from gain(do, ALLY)


@burnham.traits("anomaly")
def investigate(do: Do) -> Steps:
    """The latest PERSON of the Discard pile is promoted; a SHIP is deployed and explores, anything else is 2 Glory."""
    yield from promote(do, latest(do, PERSONS))
    if do.state.face(do.card).suit == SHIP:
        yield from deploy_to_explore(do, do.card)
    else:
        yield from gains(do, glory=2)


@burnham.traits("kelpien")
def trust_a_kelpien(do: Do) -> Steps:
    """Gain a Kelpien, otherwise the richest card; a PERSON is promoted (CHAIR-34.9)."""
    if (yield from gain(do, "kelpien")) is None:
        yield from gain_richest(do)
    yield from promote_this(do)


# SUITS without a Duty Officer


@burnham.without(INCIDENT)
def call_a_scientist(do: Do) -> Steps:
    """Discard 1; 1 Glory; gain a scientist, else a creature, else a PERSON; it goes back."""
    yield from discard_top(do)
    yield from gains(do, glory=1)
    yield from gain(do, "scientist", "creature", PERSON)
    yield from return_this(do)


@burnham.without(SHIP)
def jump(do: Do) -> Steps:
    """It is deployed and engages; an Away Team."""
    yield from deploy_to_engage(do, do.card)
    yield from send(do)


@burnham.without(ALLY)
def share_knowledge(do: Do) -> Steps:
    """Discard 3; an INCIDENT; Research +1."""
    yield from discard_top(do, 3)
    yield from take_incident(do)
    yield from gains(do, research=1)


@burnham.without(CARGO)
def salvage(do: Do) -> Steps:
    """Gain the richest card; an Away Team; it is logged (CHAIR-34.9)."""
    yield from gain_richest(do)
    yield from send(do)
    yield from log_this(do)


@burnham.without(PERSON)
def appoint(do: Do) -> Steps:
    """Research +1; an Away Team; it is promoted."""
    yield from gains(do, research=1)
    yield from send(do)
    yield from promote_this(do)


@burnham.without(DIRECTIVE)
def hurry(do: Do) -> Steps:
    """Discard 2; Influence +2; 1 Glory of the Stardate card to the supply (CHAIR-11.8)."""
    yield from discard_top(do, 2)
    yield from gains(do, influence=2)
    remove_stardate_glory(do)


@burnham.without(ENCOUNTER)
def seek_a_guide(do: Do) -> Steps:
    """Log 2; take a PERSON."""
    yield from log_top(do, 2)
    yield from take(do, PERSON)


@burnham.without(LOCATION)
def reconnect(do: Do) -> Steps:
    """Discard 2; Military +1; the lower of Research and Influence."""
    yield from discard_top(do, 2)
    yield from gains(do, military=1)
    yield from lowest(do, RESEARCH, INFLUENCE)


# SUITS with a Duty Officer


@burnham.with_officer(INCIDENT)
def understand(do: Do) -> Steps:
    """Log 1; Research +2; an Away Team; it goes back."""
    yield from log_top(do)
    yield from gains(do, research=2)
    yield from send(do)
    yield from return_this(do)


@burnham.with_officer(SHIP)
def explore(do: Do) -> Steps:
    """Military +1; it is deployed and explores; an Away Team."""
    yield from gains(do, military=1)
    yield from deploy_to_explore(do, do.card)
    yield from send(do)


@burnham.with_officer(ALLY)
def stand_together(do: Do) -> Steps:
    """Discard 3; Military +1; an Away Team."""
    yield from discard_top(do, 3)
    yield from gains(do, military=1)
    yield from send(do)


@burnham.with_officer(CARGO)
def load_a_ship(do: Do) -> Steps:
    """Log 1; gain a SHIP; the officer is logged."""
    yield from log_top(do)
    yield from gain(do, SHIP)
    yield from log_officer(do)


@burnham.with_officer(PERSON)
def delegate(do: Do) -> Steps:
    """Discard 2; the lower of Research and Influence; an Away Team."""
    yield from discard_top(do, 2)
    yield from lowest(do, RESEARCH, INFLUENCE)
    yield from send(do)


@burnham.with_officer(DIRECTIVE)
def follow_the_signal(do: Do) -> Steps:
    """A Location logged and an Away Team back for an ENCOUNTER; otherwise discard 2 and gain the richest card
    (CHAIR-34.23, CHAIR-34.24)."""
    if (yield from give_up(do, 1, controlled(do))):
        yield from gain_encounter(do)
    else:
        yield from discard_top(do, 2)
        yield from gain_richest(do)


@burnham.with_officer(ENCOUNTER)
def learn(do: Do) -> Steps:
    """Research and Influence +1; gain a scientist, else an anomaly, else a SHIP; it is logged."""
    yield from gains(do, research=1, influence=1)
    yield from gain(do, "scientist", "anomaly", SHIP)
    yield from log_this(do)


@burnham.with_officer(LOCATION)
def leave_an_officer(do: Do) -> Steps:
    """Log 2; Research +1; the officer leaves."""
    yield from log_top(do, 2)
    yield from gains(do, research=1)
    yield from dismiss_officer(do)
