"""The crew of Sela: Developments."""

from __future__ import annotations

from wardroom.kernel import Reason, Steps

from ..flow import attacks, foe, leaving, neutral, supply
from ..flow.asking import pick_word
from ..flow.conditions import YOU_TAKE_CONTROL, at_least
from ..flow.costs import Spend, discarding
from ..flow.verbs import cards, crew, market, ships
from ..flow.wants import ANYTHING, named, suit, trait
from ..pieces import Do
from ..state import DISCARD, PLACES, Chair
from . import shared
from .cargo import FORCED_SINGULARITY
from .kinds import (
    CARGO,
    DEVELOPMENT,
    INCIDENT,
    PERSON,
    SHIP,
)
from .parts import activation, develop, gains, play, reaction, resupply
from .sela import crew_card


def manoeuvre(do: Do) -> Steps:
    """A Dilithium to warp; a card may be beamed here."""
    if (yield from supply.may_spend(do, "may-pay", dilithium=1)):
        yield from ships.warp_this(do)
    yield from ships.beam(do, [do.card], optional=True)


def make_them_dismiss_ship(do: Do) -> Steps:
    if (yield from attacks.strikes(do)):
        yield from foe.dismiss_ship(do)


crew_card(
    "sel_irw_valdore",
    SHIP,
    "cloak attack romulan",
    skills="any",
    vp=4,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=5)),
    ops=(
        play(ships.deploy_this, shared.may_send_past_ships, action=True),
        activation(manoeuvre),
        activation(gains(draw=1), make_them_dismiss_ship, attack=True, cost=(Spend(dilithium=2),)),
    ),
)


def call_reinforcements(do: Do) -> Steps:
    """Draw three; each is kept for a Dilithium or discarded; a SHIP is refreshed."""
    for card in (yield from cards.draw(do, 3)):
        ways = ["discard"]
        if supply.why_not_spend(do.state, do.side, 1, 0) is None:
            ways.insert(0, "keep")
        if (yield from pick_word(do, "keep-or-discard", ways, (("card2", card),))) == "keep":
            yield from supply.spend(do, dilithium=1)
        else:
            yield from cards.lay(do, card, DISCARD)
    yield from crew.refresh(do, ships.deployed(do))


crew_card(
    "sel_donatra",
    PERSON,
    "romulan",
    focus="military",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(
        play(call_reinforcements),
        activation(shared.warp_a_ship, cost=(discarding(),)),
        activation(gains(draw=2), cost=(shared.DISMISS_A_SHIP,)),
    ),
)


def promote_for_a_romulan(do: Do) -> Steps:
    """A Romulan is discarded to promote this card."""
    if crew.why_not_promote(do, do.card) is not None:
        return
    if (yield from cards.discard(do, trait("romulan"), optional=True)) is not None:
        yield from crew.promote_this(do)


crew_card(
    "sel_proconsul_neral",
    PERSON,
    "romulan imperial communication",
    skills="influence",
    focus="influence",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(
        play(shared.find(ANYTHING), shared.may_free(suit(INCIDENT)), promote_for_a_romulan, action=True),
        reaction(YOU_TAKE_CONTROL, gains(action=1), cost=(discarding(),)),
    ),
)


def buy_scan_for_synthetic(do: Do) -> Steps:
    if (yield from supply.may_spend(do, "may-pay", latinum=2)):
        yield from market.scan_for(do, "synthetic")


def purge(do: Do) -> Steps:
    """A Romulan is logged, if there is one, for a Military."""
    if (yield from cards.log(do, trait("romulan"), cards.HAND_OR_DISCARD)) is not None:
        yield from supply.gain(do, "military", 1)


crew_card(
    "sel_shinzon",
    PERSON,
    "human reman attack imperial",
    vp=3,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=3)),
    ops=(
        play(
            shared.make_them_take_incident,
            buy_scan_for_synthetic,
            shared.may_free(named("sel_scimitar")),
            action=True,
            attack=True,
        ),
        resupply(purge),
        activation(gains(military=1), shared.make_them_take_incident, action=True, attack=True),
    ),
)


def rise(do: Do) -> Steps:
    """A Romulan is found and destroyed, a card beamed to Remus; if both were done, the Scimitar is deployed."""
    state, side = do.state, do.side
    victim = yield from cards.find(do, trait("romulan"))
    if victim is not None:
        leaving.destroyed(state, victim)
        state.tell_of("destroyed", side, card=victim)  # now that all see it
    remus = [card for card in state.row(side, PLACES) if state.cards.faces[card] == "sel_remus"]
    beamed = yield from ships.beam(do, remus)
    if victim is not None and beamed is not None:
        yield from ships.deploy_this(do)


def devastate(do: Do) -> Steps:
    """A Location of theirs goes to their Log; a Glory for each skill icon on it (CHAIR-26.19: one). This is
    dismissed."""
    if (yield from attacks.strikes(do)):
        if foe.is_virtual(do):
            yield from supply.gain(do, "glory", 1)
        else:
            place = yield from foe.log_in_play(do, foe.controlled_places(do), theirs=False)
            if place is not None:
                yield from supply.gain(do, "glory", len(do.state.face(place).skills))
    yield from crew.dismiss_this(do)


def at_a_neutral_place(state: Chair, side: int) -> Reason | None:
    for card, place in state.ship_at.items():
        if state.cards.faces[card] == "sel_scimitar":
            return None if place in state.neutral and place is not None else Reason("CHAIR-9.16", "not-neutral")
    return Reason("CHAIR-9.16", "not-neutral")


def take_this_place(do: Do) -> Steps:
    for place in ships.here(do):
        if place in do.state.neutral:
            yield from neutral.take_control(do, place)


crew_card(
    "sel_scimitar",
    SHIP,
    "cloak reman attack",
    skills="military",
    vp=4,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=5)),
    ops=(
        play(rise, action=True),
        activation(ships.warp_this),
        activation(devastate, attack=True, requires=at_least(military=7)),
        activation(take_this_place, requires=(*at_least(military=9), at_a_neutral_place)),
    ),
)
crew_card(
    "sel_forced_singularity",
    CARGO,
    "ongoing anomaly romulan",
    FORCED_SINGULARITY,
    focus="research",
    start=DEVELOPMENT,
    cost=develop(shared.DISMISS_A_SHIP),
    twin="forced_singularity",
)
