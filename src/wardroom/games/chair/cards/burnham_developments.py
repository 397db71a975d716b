"""The crew of Michael Burnham: Developments."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Card, Reason, Steps

from ..flow import attacks, supply
from ..flow.asking import agree
from ..flow.conditions import (
    YOU_WOULD_GAIN_BY_SUIT,
    at_least,
)
from ..flow.costs import NO_SUCH_CARD, Spend, TakeIncidents, logging
from ..flow.standing import inert_card
from ..flow.verbs import cards, market, ships
from ..flow.wants import ANYTHING, suit
from ..pieces import Do
from ..state import DUTY, LOG, Chair
from . import directives, shared
from .burnham import crew_card, recrystallize
from .kinds import (
    ALLY,
    CARGO,
    DEVELOPMENT,
    ENCOUNTER,
    INCIDENT,
    LOCATION,
    PERSON,
    SHIP,
)
from .parts import activation, control, develop, endgame, gains, passive, play, reaction


def vance_on_duty(state: Chair, side: int) -> Reason | None:
    names = [state.cards.faces[card] for card in state.row(side, DUTY)]
    return None if "bur_admiral_vance" in names else NO_SUCH_CARD


def other_focuses(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    """A VP for each card one owns with an Influence or a Military focus."""
    return sum(state.face(each).focus in ("influence", "military") for each in owned)


crew_card(
    "bur_uss_federation",
    SHIP,
    "starbase starfleet",
    skills="any any",
    focus="research",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=6), waived=vance_on_duty),
    ops=(play(ships.deploy_this, shared.may_pay_to_warp, action=True), shared.PROMOTE, endgame(other_focuses)),
)


def inspect(do: Do) -> Steps:
    """A card for an Away Team on a Location of one's own, another for three; an INCIDENT discarded for an Action."""
    teams = shared.teams_on_controlled(do)
    if teams >= 1:
        yield from cards.draw(do)
    if teams >= 3:
        yield from cards.draw(do)
    if (yield from cards.discard(do, suit(INCIDENT), optional=True)) is not None:
        yield from supply.gain(do, supply.ACTION, 1)


crew_card(
    "bur_admiral_vance",
    PERSON,
    "human starfleet",
    skills="influence military",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(play(shared.gain_one(ALLY), gains(draw=1), action=True), activation(inspect)),
)


crew_card(
    "bur_adira_tal",
    PERSON,
    "trill human starfleet",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2), requires=at_least(research=7)),
    ops=(
        play(shared.find(ANYTHING), cost=(logging(discard_too=True),)),
        reaction(YOU_WOULD_GAIN_BY_SUIT, attacks.ignore, gains(glory=1)),
        passive(officer_expert=1),
    ),
)


def salvage(do: Do) -> Steps:
    """A CARGO or a SHIP, on the Discard pile."""
    yield from market.gain_card(do, CARGO, SHIP, place=market.ON_PILE)


crew_card(
    "bur_jett_reno",
    PERSON,
    "human engineer starfleet",
    vp=3,
    start=DEVELOPMENT,
    cost=develop(shared.DISMISS_A_SHIP),
    ops=(
        play(gains(dilithium=3)),
        play(recrystallize(2)),
        activation(salvage, cost=(TakeIncidents(),)),
    ),
)


def lecture(do: Do) -> Steps:
    """Research for each anomaly, Influence for each ambassador, Military for each alien in play."""
    found = yield from shared.having(do, "anomaly", "ambassador", "alien")
    yield from supply.advance(do, "research", len(found["anomaly"]))
    yield from supply.advance(do, "influence", len(found["ambassador"]))
    yield from supply.advance(do, "military", len(found["alien"]))


def high_tracks(state: Chair, side: int) -> int:
    return sum(space >= 5 for space in state.captaincies[side].tracks)


crew_card(
    "bur_doctor_kovich",
    PERSON,
    "human",
    skills="research",
    focus="research",
    start=DEVELOPMENT,
    cost=develop(directives.FindAndLog(suit(ENCOUNTER))),
    ops=(
        play(gains(draw=1), lecture, action=True),
        passive(hand_size=high_tracks),
    ),
)


def may_gain_person(do: Do) -> Steps:
    if (yield from agree(do, "may-gain")):
        yield from market.gain_card(do, PERSON)


crew_card(
    "bur_earth",
    LOCATION,
    "human",
    vp=5,
    start=DEVELOPMENT,
    cost=develop(requires=at_least(research=8, influence=5)),
    ops=(shared.CONTROL_THIS, control(may_gain_person), activation(gains(influence=1, military=1))),
)


def end_the_burn(do: Do) -> Steps:
    """CHAIR-28.5: everything is recrystallized, and Inert Dilithium logged."""
    supply.move_inert(do, None)
    status = inert_card(do.state, do.side)
    if status is not None:
        yield from cards.lay(do, status, LOG)


def half_of_dilithium(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    return state.captaincies[side].dilithium // 2


crew_card(
    "bur_theta_zeta",
    LOCATION,
    "anomaly",
    start=DEVELOPMENT,
    cost=develop(requires=at_least(research=12)),
    ops=(
        shared.CONTROL_THIS,
        control(end_the_burn, gains(glory=4)),
        passive(no_teams=1),
        endgame(half_of_dilithium),
    ),
)

A_LATINUM = Spend(latinum=1)


def feed_the_worm(do: Do) -> Steps:
    """CHAIR-37.4: a Latinum for a PERSON or CARGO, which is logged; a Glory if it has three traits or more."""
    yield from A_LATINUM.pay(do)
    card = yield from market.gain_card(do, PERSON, CARGO, place=market.ON_PILE)
    if card is not None:
        yield from cards.lay(do, card, LOG)
        if len(do.state.face(card).traits) >= 3:
            yield from supply.gain(do, "glory", 1)


crew_card(
    "bur_trance_worm",
    CARGO,
    "alien creature",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(latinum=3)),
    ops=(play(shared.junk_one, feed_the_worm, action=True, needs=(A_LATINUM,)),),
)
