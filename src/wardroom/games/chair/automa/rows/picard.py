"""Picard's Automated Command cards."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards.kinds import ALLY, CARGO, DIRECTIVE, ENCOUNTER, INCIDENT, INFLUENCE, LOCATION, PERSON, RESEARCH, SHIP
from ...pieces import Do
from ..command import Command
from ..verbs import (
    FOCUS_R,
    aim_team,
    controlled,
    deploy_to_explore,
    discard_top,
    gain,
    gains,
    highest,
    log_officer,
    log_this,
    log_top,
    lowest,
    number_discarded,
    promote_this,
    put_top_from_discard,
    return_incident_from_discard,
    return_this,
    send,
    take,
    take_encounter,
    take_incident,
)
from .shared import PERSONS, SHIPS, give_up

picard = Command("picard")


# TRAITS


@picard.traits("synthetic", "android")
def build_on_synthetics(do: Do) -> Steps:
    """Log the top card; Research and Influence +1; a PERSON is promoted (CHAIR-34.1)."""
    yield from log_top(do)
    yield from gains(do, research=1, influence=1)
    yield from promote_this(do)


@picard.traits("klingon", attack=True)
def stand_with_klingons(do: Do) -> Steps:
    """Discard 3; an Away Team; the person removes one there or elsewhere, otherwise 1 Glory and an INCIDENT
    (CHAIR-35.2)."""
    yield from discard_top(do, 3)
    place = yield from send(do)
    if not (yield from aim_team(do, place)):
        yield from gains(do, glory=1)
        yield from take_incident(do)


@picard.traits("alien")
def meet_aliens(do: Do) -> Steps:
    """Discard 1; Influence +1; at 5 Influence Research +1 and a CARGO; it is logged."""
    yield from discard_top(do)
    yield from gains(do, influence=1)
    if do.own.track(INFLUENCE) >= 5:
        yield from gains(do, research=1)
        yield from gain(do, CARGO)
    yield from log_this(do)


@picard.traits("doctor")
def call_the_doctor(do: Do) -> Steps:
    """Discard 2; an INCIDENT of the Discard pile goes back, otherwise 2 Glory and Research +1; a PERSON is promoted
    (CHAIR-33.7)."""
    yield from discard_top(do, 2)
    if not (yield from return_incident_from_discard(do)):
        yield from gains(do, glory=2, research=1)
    yield from promote_this(do)


@picard.traits("attack")
def show_force(do: Do) -> Steps:
    """An Away Team; a SHIP of the Discard pile onto the deck, otherwise Influence +1; a PERSON is promoted."""
    yield from send(do)
    if not (yield from put_top_from_discard(do, SHIPS)):
        yield from gains(do, influence=1)
    yield from promote_this(do)


# SUITS without a Duty Officer


@picard.without(INCIDENT)
def learn_from_an_incident(do: Do) -> Steps:
    """Log the top card; gain a PERSON; it goes back (CHAIR-16.14)."""
    yield from log_top(do)
    yield from gain(do, PERSON)
    yield from return_this(do)


@picard.without(SHIP)
def explore(do: Do) -> Steps:
    """It is deployed and explores; with a PERSON in the Discard pile an Away Team (CHAIR-34.21)."""
    yield from deploy_to_explore(do, do.card)
    if number_discarded(do, PERSONS):
        yield from send(do)


@picard.without(ALLY)
def rely_on_allies(do: Do) -> Steps:
    """Discard 2; Influence +1 for each PERSON and an Away Team for each SHIP in the Discard pile."""
    yield from discard_top(do, 2)
    yield from gains(do, influence=number_discarded(do, PERSONS))
    for _ in range(number_discarded(do, SHIPS)):
        yield from send(do)


@picard.without(CARGO)
def hand_over_cargo(do: Do) -> Steps:
    """Discard 2; 2 Glory; take a PERSON; it is logged (CHAIR-34.10)."""
    yield from discard_top(do, 2)
    yield from gains(do, glory=2)
    yield from take(do, PERSON)
    yield from log_this(do)


@picard.without(PERSON)
def appoint(do: Do) -> Steps:
    """Log the top card; the lower of Research and Influence; an Away Team; it is promoted (CHAIR-33.6)."""
    yield from log_top(do)
    yield from lowest(do, RESEARCH, INFLUENCE)
    yield from send(do)
    yield from promote_this(do)


@picard.without(DIRECTIVE)
def seek_klingons(do: Do) -> Steps:
    """Gain a Klingon, otherwise a SHIP or an ALLY with an INCIDENT; the lower of Research and Influence; an Away
    Team."""
    if (yield from gain(do, "klingon")) is None:
        yield from gain(do, (SHIP, ALLY))
        yield from take_incident(do)
    yield from lowest(do, RESEARCH, INFLUENCE)
    yield from send(do)


@picard.without(ENCOUNTER)
def prepare_a_ship(do: Do) -> Steps:
    """Log 2; take a SHIP; it is logged."""
    yield from log_top(do, 2)
    yield from take(do, SHIP)
    yield from log_this(do)


@picard.without(LOCATION)
def survey(do: Do) -> Steps:
    """Log 1, discard 3."""
    yield from log_top(do)
    yield from discard_top(do, 3)


# SUITS with a Duty Officer


@picard.with_officer(INCIDENT)
def solve_an_incident(do: Do) -> Steps:
    """Discard 2; Research +1; it goes back."""
    yield from discard_top(do, 2)
    yield from gains(do, research=1)
    yield from return_this(do)


@picard.with_officer(SHIP)
def explore_with_a_crew(do: Do) -> Steps:
    """Influence +1; it is deployed and explores; an Away Team."""
    yield from gains(do, influence=1)
    yield from deploy_to_explore(do, do.card)
    yield from send(do)


@picard.with_officer(ALLY)
def send_the_officer_off(do: Do) -> Steps:
    """Discard 1; gain a Klingon, else a PERSON, SHIP or ALLY; the officer and it are logged (CHAIR-34.6)."""
    yield from discard_top(do)
    yield from gain(do, "klingon", (PERSON, SHIP, ALLY))
    yield from log_officer(do)
    yield from log_this(do)


@picard.with_officer(CARGO)
def fit_out_a_ship(do: Do) -> Steps:
    """Log 1, discard 2; a SHIP is gained, deployed, and explores; the officer is logged."""
    yield from log_top(do)
    yield from discard_top(do, 2)
    ship = yield from gain(do, SHIP)
    if ship is not None:
        yield from deploy_to_explore(do, ship)
    yield from log_officer(do)


@picard.with_officer(PERSON)
def delegate(do: Do) -> Steps:
    """Log the top card; the lower of Research and Influence; an Away Team."""
    yield from log_top(do)
    yield from lowest(do, RESEARCH, INFLUENCE)
    yield from send(do)


@picard.with_officer(DIRECTIVE)
def follow_a_discovery(do: Do) -> Steps:
    """A Location logged and 2 Away Teams back for an ENCOUNTER, and it is logged; otherwise a card with Research FOCUS,
    else an alien, else a CARGO or ALLY (CHAIR-34.23, CHAIR-34.24)."""
    if (yield from give_up(do, 2, controlled(do))):
        yield from take_encounter(do)
        yield from log_this(do)
    else:
        yield from gain(do, FOCUS_R, "alien", (CARGO, ALLY))


@picard.with_officer(ENCOUNTER)
def share_a_discovery(do: Do) -> Steps:
    """The higher of Research and Influence; take a Klingon, else an ALLY, else a SHIP; it is logged."""
    yield from highest(do, RESEARCH, INFLUENCE)
    yield from take(do, "klingon", ALLY, SHIP)
    yield from log_this(do)


@picard.with_officer(LOCATION)
def leave_the_officer_there(do: Do) -> Steps:
    """Log 2; Research +1; the officer is logged."""
    yield from log_top(do, 2)
    yield from gains(do, research=1)
    yield from log_officer(do)
