"""Sisko's Automated Command cards."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards.kinds import ALLY, CARGO, DIRECTIVE, ENCOUNTER, INCIDENT, INFLUENCE, LOCATION, MILITARY, PERSON, SHIP
from ...flow.wants import of_these, trait
from ...pieces import Do
from ...state import DUTY, FLEET, PLACES, RESERVE, RIVAL
from ..command import Command
from ..verbs import (
    FOCUS_I,
    FOCUS_M,
    aim_discard,
    aim_officer,
    controlled,
    deploy,
    deploy_to_engage,
    deploy_to_explore,
    discard_top,
    dismiss_officer,
    gain,
    gains,
    log_from_discard,
    log_least,
    log_officer,
    log_this,
    log_top,
    lowest,
    number_discarded,
    promote_this,
    put_top_from_discard,
    resolve_from_discard,
    resolve_supplement,
    resolve_top,
    return_this,
    send,
    take,
    take_encounter,
    take_incident,
)
from .shared import ALLIES, PERSONS, SHIPS, give_up

sisko = Command("sisko")

PREFERRED = ("starbase", "starfleet")
"""Where his Away Teams go first, in some rows (CHAIR-34.16)."""
STARBASES = trait("starbase")


# TRAITS


@sisko.traits("transcendent")
def heed_the_prophets(do: Do) -> Steps:
    """Gain a Bajoran, else a Dominion card, else a changeling; otherwise Military +2 and 1 Glory."""
    if (yield from gain(do, "bajoran", "dominion", "changeling")) is None:
        yield from gains(do, military=2, glory=1)


@sisko.traits("starbase")
def hold_the_station(do: Do) -> Steps:
    """Discard 3; a SHIP is deployed and stays, anything else is 1 Glory; the latest PERSON of the Discard pile is
    resolved, otherwise Influence +2 (CHAIR-33.9)."""
    yield from discard_top(do, 3)
    if do.state.face(do.card).suit == SHIP:
        yield from deploy(do, do.card)
    else:
        yield from gains(do, glory=1)
    if not (yield from resolve_from_discard(do, PERSONS)):
        yield from gains(do, influence=2)


@sisko.traits("bajoran", attack=True)
def stand_with_bajor(do: Do) -> Steps:
    """Influence and Military +1; an INCIDENT; with an ALLY in the Discard pile 2 Away Teams to one Location, otherwise
    the person dismisses an officer and Military +2, cancelled or not; a PERSON is promoted."""
    yield from gains(do, influence=1, military=1)
    yield from take_incident(do)
    if number_discarded(do, ALLIES):
        yield from send(do, n=2)
    else:
        yield from aim_officer(do)
        yield from gains(do, military=2)
    yield from promote_this(do)


@sisko.traits("changeling", "dominion")
def face_the_dominion(do: Do) -> Steps:
    """Log 1; the top card is resolved; a PERSON is promoted (CHAIR-33.9)."""
    yield from log_top(do)
    yield from resolve_top(do)
    yield from promote_this(do)


@sisko.traits("attack", attack=True)
def go_to_war(do: Do) -> Steps:
    """An Away Team, rather to a starbase, else to Starfleet; for a SHIP the person discards, and it is deployed and
    engages; otherwise Military +2."""
    yield from send(do, *PREFERRED)
    if do.state.face(do.card).suit == SHIP:
        yield from aim_discard(do)
        yield from deploy_to_engage(do, do.card)
    else:
        yield from gains(do, military=2)


# SUITS without a Duty Officer


@sisko.without(INCIDENT)
def gather_friends(do: Do) -> Steps:
    """Discard 1; gain a card with Military FOCUS, else with Influence FOCUS, else a PERSON or ALLY; it goes back."""
    yield from discard_top(do)
    yield from gain(do, FOCUS_M, FOCUS_I, (PERSON, ALLY))
    yield from return_this(do)


@sisko.without(SHIP)
def explore(do: Do) -> Steps:
    """Discard 3; it is deployed and explores; with a PERSON in the Discard pile an Away Team."""
    yield from discard_top(do, 3)
    yield from deploy_to_explore(do, do.card)
    if number_discarded(do, PERSONS):
        yield from send(do, *PREFERRED)


@sisko.without(ALLY)
def rely_on_allies(do: Do) -> Steps:
    """1 Glory; discard 2; Influence +1 for each PERSON and an Away Team for each SHIP in the Discard pile."""
    yield from gains(do, glory=1)
    yield from discard_top(do, 2)
    yield from gains(do, influence=number_discarded(do, PERSONS))
    for _ in range(number_discarded(do, SHIPS)):
        yield from send(do, *PREFERRED)


@sisko.without(CARGO)
def supply_the_front(do: Do) -> Steps:
    """Discard 2; the latest PERSON of the Discard pile is logged; 1 Glory; Influence and Military +1; an Away Team."""
    yield from discard_top(do, 2)
    yield from log_from_discard(do, PERSONS)
    yield from gains(do, glory=1, influence=1, military=1)
    yield from send(do)


@sisko.without(PERSON)
def appoint(do: Do) -> Steps:
    """Influence +1; an Away Team; it is promoted."""
    yield from gains(do, influence=1)
    yield from send(do)
    yield from promote_this(do)


@sisko.without(DIRECTIVE)
def reassign(do: Do) -> Steps:
    """Discard 3; the latest PERSON of the Discard pile is logged for an Away Team; otherwise the lower of Influence and
    Military, and a PERSON."""
    yield from discard_top(do, 3)
    if (yield from log_from_discard(do, PERSONS)):
        yield from send(do)
    else:
        yield from lowest(do, INFLUENCE, MILITARY)
        yield from gain(do, PERSON)


@sisko.without(ENCOUNTER)
def pass_on_the_word(do: Do) -> Steps:
    """Discard 3; take a card with Influence FOCUS, else a PERSON; it is logged."""
    yield from discard_top(do, 3)
    yield from take(do, FOCUS_I, PERSON)
    yield from log_this(do)


@sisko.without(LOCATION)
def fortify(do: Do) -> Steps:
    """Log 1, discard 3; Military +1; a SHIP of the Discard pile onto the deck."""
    yield from log_top(do)
    yield from discard_top(do, 3)
    yield from gains(do, military=1)
    yield from put_top_from_discard(do, SHIPS)


# SUITS with a Duty Officer


@sisko.with_officer(INCIDENT)
def prepare_for_war(do: Do) -> Steps:
    """Take a card with Military FOCUS, else a SHIP, else a CARGO; Military +1; it goes back."""
    yield from take(do, FOCUS_M, SHIP, CARGO)
    yield from gains(do, military=1)
    yield from return_this(do)


@sisko.with_officer(SHIP)
def relieve_a_starbase(do: Do) -> Steps:
    """A starbase in play logged, the least valuable, for the top card of the Supplement deck to be resolved, if there
    is one; it is deployed and explores; an Away Team (CHAIR-34.24)."""
    state = do.state
    in_control = [*state.row(RIVAL, DUTY), *state.row(RIVAL, FLEET), *state.row(RIVAL, PLACES)]
    starbases = of_these(state, in_control, STARBASES, strict=True)
    if starbases and state.row(RIVAL, RESERVE):
        yield from log_least(do, starbases)
        yield from resolve_supplement(do)
    yield from deploy_to_explore(do, do.card)
    yield from send(do)


@sisko.with_officer(ALLY)
def trade_with_allies(do: Do) -> Steps:
    """The lower of Influence and Military; gain a CARGO, else a SHIP or ALLY; it is logged."""
    yield from lowest(do, INFLUENCE, MILITARY)
    yield from gain(do, CARGO, (SHIP, ALLY))
    yield from log_this(do)


@sisko.with_officer(CARGO)
def outfit(do: Do) -> Steps:
    """Discard 3; Military +1; gain a card with Influence FOCUS, else with Military FOCUS, else a SHIP; the officer is
    logged."""
    yield from discard_top(do, 3)
    yield from gains(do, military=1)
    yield from gain(do, FOCUS_I, FOCUS_M, SHIP)
    yield from log_officer(do)


@sisko.with_officer(PERSON)
def delegate(do: Do) -> Steps:
    """Discard 3; the lower of Influence and Military; gain a SHIP or a card with Influence FOCUS (CHAIR-34.7)."""
    yield from discard_top(do, 3)
    yield from lowest(do, INFLUENCE, MILITARY)
    yield from gain(do, (SHIP, FOCUS_I))


@sisko.with_officer(DIRECTIVE)
def enter_the_wormhole(do: Do) -> Steps:
    """A Location logged that is no starbase and 2 Away Teams back for an ENCOUNTER, and it is logged; otherwise an Away
    Team, Influence +1, and the officer leaves (CHAIR-34.23, CHAIR-34.24)."""
    if (yield from give_up(do, 2, controlled(do, without=STARBASES))):
        yield from take_encounter(do)
        yield from log_this(do)
    else:
        yield from send(do)
        yield from gains(do, influence=1)
        yield from dismiss_officer(do)


@sisko.with_officer(ENCOUNTER)
def rally(do: Do) -> Steps:
    """Discard 1; Military and Influence +1; take a SHIP or ALLY."""
    yield from discard_top(do)
    yield from gains(do, military=1, influence=1)
    yield from take(do, (SHIP, ALLY))


@sisko.with_officer(LOCATION)
def garrison(do: Do) -> Steps:
    """Log 1, discard 3; Influence +1; the officer is logged."""
    yield from log_top(do)
    yield from discard_top(do, 3)
    yield from gains(do, influence=1)
    yield from log_officer(do)
