"""Koloth's Automated Command cards."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards.kinds import ALLY, CARGO, DIRECTIVE, ENCOUNTER, INCIDENT, INFLUENCE, LOCATION, MILITARY, PERSON, SHIP
from ...pieces import Do
from ..command import Command
from ..verbs import (
    FOCUS_M,
    aim_incident,
    aim_incident_to_pile,
    aim_ship,
    aim_team,
    deploy_to_engage,
    deploy_to_explore,
    deployed,
    discard_supplement,
    discard_top,
    dismiss_officer,
    gain,
    gains,
    highest,
    junk_best,
    let_draw,
    log_officer,
    log_this,
    log_top,
    lowest,
    number_discarded,
    officer_shows,
    promote_this,
    put_top_from_discard,
    resolve_top,
    return_this,
    send,
    take,
    take_encounter,
    take_incident,
    take_supplement,
)
from .shared import SHIPS, give_up

koloth = Command("koloth")


# TRAITS


@koloth.traits("weapon", attack=True)
def take_up_arms(do: Do) -> Steps:
    """Junk the best card; Military +1. At 9 Military with a Klingon officer: it leaves for 4 Glory, and this is logged
    (CHAIR-34.3). Otherwise the person removes an Away Team; if that is not done, Military +1 again (CHAIR-35.2)."""
    yield from junk_best(do)
    yield from gains(do, military=1)
    if do.own.track(MILITARY) >= 9 and officer_shows(do, "klingon"):
        yield from dismiss_officer(do)
        yield from gains(do, glory=4)
        yield from log_this(do)
    elif not (yield from aim_team(do)):
        yield from gains(do, military=1)


@koloth.traits("attack", attack=True)
def strike(do: Do) -> Steps:
    """Junk the best card; a SHIP of the Discard pile onto the deck. Without one the person dismisses a SHIP; if that is
    not done, 1 Glory (CHAIR-35.2)."""
    yield from junk_best(do)
    if not (yield from put_top_from_discard(do, SHIPS)) and not (yield from aim_ship(do)):
        yield from gains(do, glory=1)


@koloth.traits("romulan")
def deal_with_romulans(do: Do) -> Steps:
    """Log 1; the top card of the Supplement deck onto the deck; it is logged."""
    yield from log_top(do)
    yield from take_supplement(do)
    yield from log_this(do)


@koloth.traits("scientist")
def consult(do: Do) -> Steps:
    """Discard 1; 2 Glory; Influence +1."""
    yield from discard_top(do)
    yield from gains(do, glory=2, influence=1)


# SUITS without a Duty Officer


@koloth.without(INCIDENT)
def seek_warriors(do: Do) -> Steps:
    """Gain a card with Military FOCUS, else a PERSON or SHIP; an Away Team; the person may draw; it goes back."""
    yield from gain(do, FOCUS_M, (PERSON, SHIP))
    yield from send(do)
    yield from let_draw(do)
    yield from return_this(do)


@koloth.without(SHIP)
def explore(do: Do) -> Steps:
    """It is deployed and explores; an Away Team (CHAIR-34.21)."""
    yield from deploy_to_explore(do, do.card)
    yield from send(do)


@koloth.without(ALLY, attack=True)
def break_an_alliance(do: Do) -> Steps:
    """Gain a Romulan. Otherwise take a SHIP or PERSON, and the person takes an INCIDENT. It is logged."""
    if (yield from gain(do, "romulan")) is None:
        yield from take(do, (SHIP, PERSON))
        yield from aim_incident(do)
    yield from log_this(do)


@koloth.without(CARGO)
def equip(do: Do) -> Steps:
    """Influence and Military +1; gain a PERSON, SHIP or ALLY."""
    yield from gains(do, influence=1, military=1)
    yield from gain(do, (PERSON, SHIP, ALLY))


@koloth.without(PERSON)
def appoint(do: Do) -> Steps:
    """Discard 1, log 1; the lower of Influence and Military; gain a weapon, else a SHIP; it is promoted."""
    yield from discard_top(do)
    yield from log_top(do)
    yield from lowest(do, INFLUENCE, MILITARY)
    yield from gain(do, "weapon", SHIP)
    yield from promote_this(do)


@koloth.without(DIRECTIVE)
def advance(do: Do) -> Steps:
    """Discard 3; Military +1; an INCIDENT; an Away Team."""
    yield from discard_top(do, 3)
    yield from gains(do, military=1)
    yield from take_incident(do)
    yield from send(do)


@koloth.without(ENCOUNTER)
def claim(do: Do) -> Steps:
    """Gain a PERSON or ALLY; an Away Team; it is logged."""
    yield from gain(do, (PERSON, ALLY))
    yield from send(do)
    yield from log_this(do)


@koloth.without(LOCATION)
def occupy(do: Do) -> Steps:
    """Log 1, discard 2; with a SHIP in the Discard pile 1 Glory."""
    yield from log_top(do)
    yield from discard_top(do, 2)
    if number_discarded(do, SHIPS):
        yield from gains(do, glory=1)


# SUITS with a Duty Officer


@koloth.with_officer(INCIDENT)
def seek_romulans(do: Do) -> Steps:
    """Military +1; gain a Romulan, otherwise take a card with Military FOCUS, else a CARGO; an Away Team; it goes
    back."""
    yield from gains(do, military=1)
    if (yield from gain(do, "romulan")) is None:
        yield from take(do, FOCUS_M, CARGO)
    yield from send(do)
    yield from return_this(do)


@koloth.with_officer(SHIP)
def attack_formation(do: Do) -> Steps:
    """Influence +1; it is deployed and engages; an Away Team."""
    yield from gains(do, influence=1)
    yield from deploy_to_engage(do, do.card)
    yield from send(do)


@koloth.with_officer(ALLY, attack=True)
def betray_an_alliance(do: Do) -> Steps:
    """Gain a Romulan. Otherwise an INCIDENT and 1 Glory, the person gets an INCIDENT on the Discard pile, and the
    officer leaves. It is logged."""
    if (yield from gain(do, "romulan")) is None:
        yield from take_incident(do)
        yield from gains(do, glory=1)
        yield from aim_incident_to_pile(do)
        yield from dismiss_officer(do)
    yield from log_this(do)


@koloth.with_officer(CARGO)
def stow(do: Do) -> Steps:
    """Influence and Military +1; the top card of the Supplement deck is discarded; the officer is logged."""
    yield from gains(do, influence=1, military=1)
    yield from discard_supplement(do)
    yield from log_officer(do)


@koloth.with_officer(PERSON)
def enlist(do: Do) -> Steps:
    """Log 1; gain a CARGO; a SHIP of the Discard pile onto the deck, otherwise take a SHIP."""
    yield from log_top(do)
    yield from gain(do, CARGO)
    if not (yield from put_top_from_discard(do, SHIPS)):
        yield from take(do, SHIP)


@koloth.with_officer(DIRECTIVE)
def sacrifice_a_ship(do: Do) -> Steps:
    """The SHIP deployed last logged and an Away Team back for an ENCOUNTER; this and the officer are logged. Otherwise
    1 Glory, Military +1 and a PERSON (CHAIR-34.22)."""
    if (yield from give_up(do, 1, deployed(do.state)[-1:])):
        yield from take_encounter(do)
        yield from log_this(do)
        yield from log_officer(do)
    else:
        yield from gains(do, glory=1, military=1)
        yield from gain(do, PERSON)


@koloth.with_officer(ENCOUNTER)
def send_a_fresh_ship(do: Do) -> Steps:
    """The higher of Influence and Military; a SHIP is gained, deployed, and engages."""
    yield from highest(do, INFLUENCE, MILITARY)
    ship = yield from gain(do, SHIP)
    if ship is not None:
        yield from deploy_to_engage(do, ship)


@koloth.with_officer(LOCATION)
def press_on(do: Do) -> Steps:
    """The officer leaves; 1 Glory; the top card is resolved (CHAIR-33.9)."""
    yield from dismiss_officer(do)
    yield from gains(do, glory=1)
    yield from resolve_top(do)
