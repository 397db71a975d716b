"""The common ENCOUNTERs."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Steps

from ..flow import attacks, foe, supply
from ..flow.asking import agree, pick_word
from ..flow.neutral import teams_at
from ..flow.verbs import cards, incidents, market, ships
from ..flow.wants import count, suit, trait
from ..pieces import Do
from ..state import DISCARD, HAND
from . import shared
from .kinds import ENCOUNTER, MARKET_SUITS, SHIP
from .parts import activation, face, gains, passive, play, special

encounter = partial(face, suit=ENCOUNTER)


def scientist_in_play(do: Do) -> bool:
    return count(do.state, do.side, trait("scientist")) > 0


def gather_fragments(do: Do) -> Steps:
    """A card for each Location under control with an Away Team; an Action with a scientist in play."""
    held = [place for place in ships.controlled_places(do) if teams_at(do.state, do.side, place)]
    yield from cards.draw(do, len(held))
    if scientist_in_play(do):
        yield from supply.gain(do, supply.ACTION, 1)


def read_fragments(do: Do) -> Steps:
    """Scan two of any Market suit; a card with a scientist in play."""
    yield from market.scan(do, 2, *MARKET_SUITS)
    if scientist_in_play(do):
        yield from cards.draw(do)


encounter(
    "ancient_gene_fragments",
    traits="anomaly augment",
    focus="military",
    ops=(play(gather_fragments, action=True), play(read_fragments, action=True)),
)
encounter(
    "boltzmann_brain",
    traits="doctor telepath",
    vp=6,
    ops=(play(gains(draw=1), shared.return_incidents(optional=True)),),
)


def may_take_incident_for_action(do: Do) -> Steps:
    if (yield from agree(do, "may-take-incident")):
        yield from incidents.take_incident(do)
        yield from supply.gain(do, supply.ACTION, 1)


encounter(
    "guardian_of_forever",
    traits="anomaly ongoing time_travel transcendent",
    vp=3,
    ops=(
        play(gains(influence=1, research=1), ships.deploy_this),
        passive(hand_size=1, scans_junk=1),
        activation(shared.recall_through_time, may_take_incident_for_action, cards.log_this),
    ),
)


def step_through(do: Do) -> Steps:
    """Up to three Away Teams to one Location, whatever Ships are there."""
    n = yield from pick_word(do, "how-many", (3, 2, 1, 0))
    if n:
        yield from ships.send(do, n, ignore=True)


encounter(
    "iconian_gateway",
    traits="alien imperial",
    focus="influence",
    ops=(play(step_through, shared.each_in_play("imperial", "military", this=False), action=True),),
)
encounter("koala", traits="wildcard", vp=8, playable=False)


def harness_omega(do: Do) -> Steps:
    """Glory for each Borg in play; five or more destroy it."""
    borg = count(do.state, do.side, trait("borg"))
    yield from supply.gain(do, "glory", borg)
    if borg >= 5:
        yield from cards.destroy_this(do)


encounter(
    "omega_particle",
    traits="scientist",
    focus="research",
    ops=(play(gains(dilithium=3, latinum=3), harness_omega),),
)


def meet_god(do: Do) -> Steps:
    """A SHIP may be beamed here; then the other captain takes two INCIDENTs."""
    beamed = yield from ships.beam(do, [do.card], suit(SHIP), optional=True)
    if beamed is not None and (yield from attacks.strikes(do)):
        yield from foe.take_incident(do, 2)


encounter(
    "sha_ka_ree",
    traits="vulcan attack ongoing transcendent",
    vp=7,
    ops=(play(ships.deploy_this, meet_god, action=True, attack=True), special()),
)


def gather_knowledge(do: Do) -> Steps:
    """Log up to two cards from hand or Discard pile."""
    for _ in range(2):
        if (yield from cards.log(do, zones=(HAND, DISCARD), optional=True)) is None:
            return


encounter("vger", traits="synthetic", vp=9, ops=(play(gather_knowledge),))
