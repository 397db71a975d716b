"""Sela's Automated Command cards."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards.kinds import (
    ALLY,
    CARGO,
    DIRECTIVE,
    ENCOUNTER,
    INCIDENT,
    INFLUENCE,
    LOCATION,
    MILITARY,
    PERSON,
    RESEARCH,
    SHIP,
)
from ...pieces import Do
from ..command import Command
from ..verbs import (
    aim_discard,
    aim_incident,
    aim_incident_or_officer,
    aim_location_or_discard,
    aim_ship_or_let_resolve,
    control_most_present,
    deploy_to_engage,
    deploy_to_explore,
    discard_top,
    dismiss_latest_ship,
    dismiss_officer,
    gain,
    gain_encounter,
    gains,
    junk_best,
    let_draw,
    log_officer,
    log_this,
    log_top,
    lowest,
    promote,
    promote_this,
    resolve_supplement,
    return_this,
    send,
    take_incident,
)
from .shared import give_up

sela = Command("sela")


# TRAITS


@sela.traits("shady")
def scheme(do: Do) -> Steps:
    """Military +1; gain a Klingon, else a shady card. At 8 Military it takes control where it has most tokens, and this
    is logged; otherwise Military and Influence +1 (CHAIR-34.25)."""
    yield from gains(do, military=1)
    yield from gain(do, "klingon", "shady")
    if do.own.track(MILITARY) >= 8:
        yield from control_most_present(do)
        yield from log_this(do)
    else:
        yield from gains(do, military=1, influence=1)


@sela.traits("cloak")
def decloak(do: Do) -> Steps:
    """A SHIP: an Away Team past any Ships, then it is deployed and engages. Anything else is logged for 3 Glory."""
    if do.state.face(do.card).suit == SHIP:
        yield from send(do, ignore_ships=True)
        yield from deploy_to_engage(do, do.card)
    else:
        yield from log_this(do)
        yield from gains(do, glory=3)


@sela.traits("vulcan")
def court_vulcans(do: Do) -> Steps:
    """Log 1; the lower of Research and Influence; gain a Klingon, else a SHIP; a PERSON is promoted."""
    yield from log_top(do)
    yield from lowest(do, RESEARCH, INFLUENCE)
    yield from gain(do, "klingon", SHIP)
    yield from promote_this(do)


@sela.traits("klingon", attack=True)
def use_klingons(do: Do) -> Steps:
    """Discard 2; the lower of Influence and Military +2. A SHIP is deployed and explores; otherwise the person
    dismisses a SHIP or lets the Bot resolve its top card (CHAIR-35.3)."""
    yield from discard_top(do, 2)
    yield from lowest(do, INFLUENCE, MILITARY, n=2)
    if do.state.face(do.card).suit == SHIP:
        yield from deploy_to_explore(do, do.card)
    else:
        yield from aim_ship_or_let_resolve(do)


@sela.traits("attack", attack=True)
def intimidate(do: Do) -> Steps:
    """Junk the best card; an Away Team; the person takes an INCIDENT or dismisses an officer. At 8 Military this is
    logged, and the person logs a Location or discards (CHAIR-35.3)."""
    yield from junk_best(do)
    yield from send(do)
    yield from aim_incident_or_officer(do)
    if do.own.track(MILITARY) >= 8:
        yield from log_this(do)
        yield from aim_location_or_discard(do)


# SUITS without a Duty Officer


@sela.without(INCIDENT)
def exploit_an_incident(do: Do) -> Steps:
    """The lowest track; gain a PERSON or ALLY; it goes back."""
    yield from lowest(do, RESEARCH, INFLUENCE, MILITARY)
    yield from gain(do, (PERSON, ALLY))
    yield from return_this(do)


@sela.without(SHIP)
def explore(do: Do) -> Steps:
    """Military +1; it is deployed and explores."""
    yield from gains(do, military=1)
    yield from deploy_to_explore(do, do.card)


@sela.without(ALLY)
def infiltrate(do: Do) -> Steps:
    """Discard 2; gain a Klingon, else a shady card, else a PERSON; an Away Team past any Ships; the person may draw."""
    yield from discard_top(do, 2)
    yield from gain(do, "klingon", "shady", PERSON)
    yield from send(do, ignore_ships=True)
    yield from let_draw(do)


@sela.without(CARGO)
def smuggle(do: Do) -> Steps:
    """Gain an ALLY, else a PERSON; at 7 Military Research and Influence +1, otherwise 2 Glory and Military +1."""
    yield from gain(do, ALLY, PERSON)
    if do.own.track(MILITARY) >= 7:
        yield from gains(do, research=1, influence=1)
    else:
        yield from gains(do, glory=2, military=1)


@sela.without(PERSON)
def appoint(do: Do) -> Steps:
    """Military +1; gain a Vulcan, else a Klingon. Otherwise the SHIP deployed last leaves for a PERSON or SHIP, and
    without one it gains a CARGO. It is promoted (CHAIR-34.22)."""
    yield from gains(do, military=1)
    if (yield from gain(do, "vulcan", "klingon")) is None:
        if (yield from dismiss_latest_ship(do)):
            yield from gain(do, (PERSON, SHIP))
        else:
            yield from gain(do, CARGO)
    yield from promote_this(do)


@sela.without(DIRECTIVE)
def plan(do: Do) -> Steps:
    """Discard 3; the lowest track +2."""
    yield from discard_top(do, 3)
    yield from lowest(do, RESEARCH, INFLUENCE, MILITARY, n=2)


@sela.without(ENCOUNTER)
def exploit_a_discovery(do: Do) -> Steps:
    """The top card of the Supplement deck is resolved; it is logged (CHAIR-33.9)."""
    yield from resolve_supplement(do)
    yield from log_this(do)


@sela.without(LOCATION)
def post_a_spy(do: Do) -> Steps:
    """Log 1; a PERSON is gained and promoted."""
    yield from log_top(do)
    yield from promote(do, (yield from gain(do, PERSON)))


# SUITS with a Duty Officer


@sela.with_officer(INCIDENT)
def cover_up(do: Do) -> Steps:
    """Log 1; Military +1; an Away Team; the person may draw; it goes back."""
    yield from log_top(do)
    yield from gains(do, military=1)
    yield from send(do)
    yield from let_draw(do)
    yield from return_this(do)


@sela.with_officer(SHIP)
def confront(do: Do) -> Steps:
    """It is deployed and engages; an Away Team."""
    yield from deploy_to_engage(do, do.card)
    yield from send(do)


@sela.with_officer(ALLY, attack=True)
def blackmail(do: Do) -> Steps:
    """Discard 2; an INCIDENT; the lowest track +2; the person takes an INCIDENT; the officer leaves; it is logged."""
    yield from discard_top(do, 2)
    yield from take_incident(do)
    yield from lowest(do, RESEARCH, INFLUENCE, MILITARY, n=2)
    yield from aim_incident(do)
    yield from dismiss_officer(do)
    yield from log_this(do)


@sela.with_officer(CARGO)
def call_in_supplies(do: Do) -> Steps:
    """The top card of the Supplement deck is resolved; the officer and it are logged."""
    yield from resolve_supplement(do)
    yield from log_officer(do)
    yield from log_this(do)


@sela.with_officer(PERSON)
def recruit_agents(do: Do) -> Steps:
    """Log 1, discard 3; gain a shady card, else a Vulcan; otherwise Military +2."""
    yield from log_top(do)
    yield from discard_top(do, 3)
    if (yield from gain(do, "shady", "vulcan")) is None:
        yield from gains(do, military=2)


@sela.with_officer(DIRECTIVE)
def withdraw(do: Do) -> Steps:
    """2 Away Teams back for an ENCOUNTER; this and the officer are logged. Otherwise gain a shady card, else an attack
    card, else a CARGO or SHIP (CHAIR-34.23)."""
    if (yield from give_up(do, 2)):
        yield from gain_encounter(do)
        yield from log_this(do)
        yield from log_officer(do)
    else:
        yield from gain(do, "shady", "attack", (CARGO, SHIP))


@sela.with_officer(ENCOUNTER)
def take_advantage(do: Do) -> Steps:
    """2 Glory; two Away Teams, one after the other; the officer and it are logged."""
    yield from gains(do, glory=2)
    yield from send(do)
    yield from send(do)
    yield from log_officer(do)
    yield from log_this(do)


@sela.with_officer(LOCATION, attack=True)
def subvert(do: Do) -> Steps:
    """Gain a shady card. Otherwise the officer leaves, a PERSON, CARGO or ALLY is gained, and the person discards."""
    if (yield from gain(do, "shady")) is None:
        yield from dismiss_officer(do)
        yield from gain(do, (PERSON, CARGO, ALLY))
        yield from aim_discard(do)
