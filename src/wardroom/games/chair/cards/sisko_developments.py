"""The crew of Benjamin Sisko: Developments."""

from __future__ import annotations

from wardroom.kernel import Card, Steps

from ..flow import attacks, cycling, foe, supply
from ..flow.asking import pick_word
from ..flow.conditions import (
    YOU_WOULD_BE_ATTACKED,
    they_gain_track,
    you_put,
)
from ..flow.costs import OnTable, Spend, discarding
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import Want, in_play, named, suit, trait
from ..pieces import Do
from . import shared
from .kinds import (
    CARGO,
    DEVELOPMENT,
    ENCOUNTER,
    INCIDENT,
    LOCATION,
    PERSON,
    SHIP,
)
from .parts import activation, control, develop, gains, passive, play, reaction, resupply
from .sisko import crew_card


def exhausted_cards(do: Do) -> list[Card]:
    return [card for card in in_play(do.state, do.side) if card in do.state.exhausted]


def refresh_card(do: Do, card: Card) -> Steps:
    yield from crew.refresh(do, [card])


REFRESH_A_BAJORAN = OnTable("refresh", "CHAIR-27.39", exhausted_cards, refresh_card, trait("bajoran"))


def enlist_for_less(do: Do) -> Steps:
    """A Development for a Dilithium and a Latinum less."""
    yield from cycling.enlist_development(do, (1, 1))


crew_card(
    "sis_orb_of_prophecy_and_change",
    CARGO,
    "wildcard transcendent",
    focus="research",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=3, latinum=2)),
    ops=(
        play(gains(draw=1), cost=(REFRESH_A_BAJORAN,)),
        play(shared.find(trait("bajoran")), cost=(discarding(),)),
        play(enlist_for_less, cards.log_this, action=True, cost=(discarding(1, suit(PERSON)),)),
    ),
)
crew_card(
    "sis_orb_of_the_emissary",
    ENCOUNTER,
    "anomaly wildcard transcendent",
    vp=7,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=3, latinum=3)),
    playable=False,
)


def recall_this(do: Do) -> Steps:
    yield from crew.recall_card(do, do.card)


crew_card(
    "sis_self_replicating_mines",
    CARGO,
    "attack ongoing",
    skills="influence",
    focus="influence",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=5)),
    ops=(
        play(shared.make_them_discard(1), shared.draw_two_discard_one, ships.deploy_this, attack=True),
        resupply(gains(glory=1)),
        reaction(they_gain_track("influence", "military"), recall_this),
        passive(attacks.ignore, cards.log_this, on=YOU_WOULD_BE_ATTACKED),
    ),
)
crew_card(
    "sis_starbase_375",
    LOCATION,
    "starbase starfleet",
    skills="military",
    focus="military",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=4)),
    ops=(
        shared.CONTROL_THIS,
        control(shared.may_find(suit(SHIP))),
        reaction(you_put(suit(SHIP)), shared.free(suit(PERSON))),
    ),
)


def treat(do: Do) -> Steps:
    """An INCIDENT is played freely, for a Research."""
    if (yield from plays.free_play(do, suit(INCIDENT), cards.HAND_OR_DISCARD, optional=False)) is not None:
        yield from supply.gain(do, "research", 1)


CONTACTS = {
    "spy": (Want(suits=(PERSON,), traits=("spy",)),),
    "augment": (Want(suits=(PERSON,), traits=("augment",)),),
    "obrien": named("sis_miles_obrien"),
}


def use_contacts(do: Do) -> Steps:
    """Two different ones of: a spy, an augment, Miles O'Brien, an INCIDENT returned."""
    left = ["spy", "augment", "obrien", "incident"]
    for _ in range(2):
        way = yield from pick_word(do, "contacts", left)
        left.remove(way)
        if way == "incident":
            yield from incidents.return_incident(do)
        else:
            yield from cards.find(do, CONTACTS[way])


crew_card(
    "sis_julian_bashir",
    PERSON,
    "human doctor augment starfleet",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(play(treat), activation(use_contacts, cost=(Spend(dilithium=1),))),
)


def pull_strings(do: Do) -> Steps:
    """Two different ones of: dismiss an officer of theirs and draw; an Influence; a Latinum to scan two PERSONs."""
    left = ["officer", "influence", "scan"]
    for _ in range(2):
        ways = [way for way in left if way != "scan" or supply.why_not_spend(do.state, do.side, 0, 1) is None]
        way = yield from pick_word(do, "strings", ways)
        left.remove(way)
        if way == "officer":
            if (yield from attacks.strikes(do)):
                yield from foe.dismiss_officer(do, theirs=False)
            yield from cards.draw(do)
        elif way == "influence":
            yield from supply.gain(do, "influence", 1)
        else:
            yield from supply.spend(do, latinum=1)
            yield from market.scan(do, 2, PERSON)


crew_card(
    "sis_garak",
    PERSON,
    "spy shady attack cardassian",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(latinum=2)),
    ops=(play(pull_strings, action=True, attack=True), passive(hand_size=2)),
)


def send_two(do: Do) -> Steps:
    yield from ships.send(do, 2)


def strike_neutral(do: Do) -> Steps:
    """One of their Away Teams at a neutral Location; a Glory."""
    if (yield from attacks.strikes(do)):
        there = [place for place in foe.places_with_teams(do) if place in do.state.neutral]
        yield from foe.remove_teams(do, 1, there)
    yield from supply.gain(do, "glory", 1)


crew_card(
    "sis_worf_son_of_mogh",
    PERSON,
    "attack klingon starfleet",
    skills="military",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(
        play(send_two, action=True, cost=(discarding(2),)),
        reaction(YOU_WOULD_BE_ATTACKED, attacks.ignore, cost=(shared.DISMISS_THIS,)),
        activation(strike_neutral, attack=True),
    ),
)
