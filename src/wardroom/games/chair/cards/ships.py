"""The common SHIPs."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Reason, Steps

from ..flow import attacks, foe, supply
from ..flow.asking import agree, pick_word
from ..flow.conditions import at_least
from ..flow.costs import OnTable, Spend, SpendAction, discarding
from ..flow.happenings import GAINED_CARD, OWN
from ..flow.verbs import cards, crew, market, plays, ships
from ..flow.wants import Want, count, fits, suit, trait
from ..pieces import Do, Happening
from ..state import DISCARD, FLEET, HAND, LOG, Chair
from . import shared
from .kinds import CARGO, PERSON, SHIP, Trigger
from .parts import activation, face, gains, play, reaction, resupply

ship = partial(face, suit=SHIP)
FREE_WARP = activation(ships.warp_this)


def sneak_in(do: Do) -> Steps:
    """For a discarded card an Away Team past all Ships; a Glory if the card was imperial."""
    card = yield from cards.discard(do, optional=True)
    if card is not None:
        yield from ships.send(do, ignore=True)
        if fits(do.state, card, trait("imperial")):
            yield from supply.gain(do, "glory", 1)


def drive_off(do: Do) -> Steps:
    """For a Dilithium the other captain recalls a SHIP."""
    if (yield from supply.may_spend(do, "may-pay", dilithium=1)) and (yield from attacks.strikes(do)):
        yield from foe.recall_ship(do)


ship(
    "bird_of_prey",
    traits="cloak attack romulan imperial",
    skills="influence",
    vp=2,
    ops=(
        play(ships.deploy_this, sneak_in, action=True),
        activation(ships.warp_this, drive_off, action=True, attack=True),
        shared.BEAM,
    ),
)


def abduct(do: Do) -> Steps:
    """An Action and a Dilithium for a PERSON, which is logged."""
    price = (SpendAction(), Spend(dilithium=1))
    if all(cost.why(do) is None for cost in price) and (yield from agree(do, "may-abduct")):
        for cost in price:
            yield from cost.pay(do)
        card = yield from market.gain_card(do, PERSON)
        if card is not None:
            yield from cards.lay(do, card, LOG)


def beam_from_anywhere(do: Do) -> Steps:
    yield from ships.beam(do, [do.card], zones=(HAND, DISCARD))


ship(
    "borg_probe",
    traits="borg",
    vp=2,
    ops=(play(ships.deploy_this, ships.warp_this, abduct), FREE_WARP, activation(beam_from_anywhere)),
)


def study(do: Do) -> Steps:
    if (yield from cards.discard(do, optional=True)) is not None:
        yield from supply.gain(do, "research", 1)


ship(
    "dkyr_cruiser",
    traits="vulcan scientist",
    vp=2,
    ops=(
        play(ships.deploy_this, ships.warp_this, study, action=True),
        play(
            ships.deploy_this,
            ships.warp_this,
            shared.send_one(ships.here, optional=True),
            action=True,
            requires=at_least(military=5),
        ),
        shared.WARP,
        shared.BEAM,
    ),
)


def imitate_ship(do: Do) -> Steps:
    """One PLAY of a SHIP in the Market or in any Fleet."""
    state = do.state
    there = [card for card in state.market if card is not None]
    for side in range(state.sides):
        there += [card for card in state.row(side, FLEET) if card != do.card]
    yield from plays.duplicate(do, there, suit(SHIP), optional=False)


ship(
    "holographic_drone_ship",
    traits="aenar weapon romulan hologram",
    focus="influence",
    ops=(
        play(gains(draw=1), imitate_ship, requires=at_least(research=7)),
        play(ships.deploy_this, ships.warp_this, cost=(discarding(1, trait("telepath")),)),
        FREE_WARP,
        activation(crew.dismiss_this, gains(glory=2)),
    ),
)
ship(
    "ktinga_battlecruiser",
    traits="klingon imperial",
    skills="military",
    focus="military",
    ops=(play(ships.deploy_this, shared.send_one(optional=True), action=True), shared.WARP, shared.BEAM),
)


def sell_loot(do: Do) -> Steps:
    if (yield from cards.discard(do, optional=True)) is not None:
        yield from supply.gain(do, "latinum", 1)


def onto_deck(state: Chair, side: int, what: Happening) -> bool:
    return what.place == market.ON_TOP


def refresh_this(do: Do) -> Steps:
    do.state.exhausted.pop(do.card, None)
    yield from ()


ship(
    "kazon_raider",
    traits="shady attack",
    focus="influence",
    ops=(
        play(ships.deploy_this, shared.make_them_discard(1), sell_loot, action=True, attack=True),
        shared.WARP,
        shared.BEAM,
        reaction(Trigger(GAINED_CARD, OWN, onto_deck), gains(draw=1), refresh_this, cost=(Spend(latinum=1),)),
    ),
)


def collect_junk(do: Do) -> Steps:
    """A CARGO from the Junk; a Military if it is a weapon or an anomaly."""
    card = yield from market.gain_from_junk(do, CARGO, optional=True)
    if card is not None and fits(do.state, card, trait("weapon", "anomaly")):
        yield from supply.gain(do, "military", 1)


ship(
    "pakled_freighter",
    traits="pakled business",
    vp=2,
    ops=(play(ships.deploy_this, collect_junk, action=True), shared.WARP, shared.BEAM),
)
ship(
    "sona_battlecruiser",
    traits="shady attack dominion",
    vp=2,
    ops=(
        play(ships.deploy_this, shared.steal_dilithium(1), action=True, attack=True),
        play(
            ships.deploy_this,
            shared.steal_dilithium(2),
            shared.make_them_discard(1),
            action=True,
            attack=True,
            requires=at_least(military=6),
        ),
        shared.WARP,
        shared.BEAM,
    ),
)


def may_beam_here(do: Do) -> Steps:
    yield from ships.beam(do, [do.card], optional=True)


ship(
    "uss_enterprise_c",
    traits="starfleet ambassador time_travel",
    focus="research",
    ops=(
        play(ships.deploy_this, may_beam_here, action=True),
        shared.WARP,
        shared.BEAM,
        activation(gains(glory=1, action=1), shared.recall_through_time, cost=(shared.DISMISS_THIS, discarding())),
    ),
)
ship(
    "uss_pasteur",
    traits="doctor starfleet communication",
    focus="research",
    ops=(
        play(ships.deploy_this, shared.may_free(trait("communication", "doctor")), action=True),
        play(
            shared.scan_for("communication", "doctor", "engineer", "scientist"),
            action=True,
            cost=(Spend(dilithium=2),),
        ),
        shared.WARP,
        shared.BEAM,
    ),
)


def few_ships_against(state: Chair, side: int) -> Reason | None:
    few = foe.deployed_ships(Do(state, side, state.captain(side))) <= 1
    return None if few else Reason("CHAIR-9.16", "too-many-ships")


def surprise_attack(do: Do) -> Steps:
    """Two different ones of: an Away Team; a card; two Glory for a discarded augment."""
    left = ["send", "draw", "augment"]
    for _ in range(2):
        way = yield from pick_word(do, "two-of-three", left)
        left.remove(way)
        if way == "send":
            yield from ships.send(do)
        elif way == "draw":
            yield from cards.draw(do)
        elif (yield from cards.discard(do, trait("augment"))) is not None:
            yield from supply.gain(do, "glory", 2)


ship(
    "uss_reliant",
    traits="starfleet",
    vp=2,
    ops=(
        play(ships.deploy_this, ships.warp_this, action=True),
        play(ships.deploy_this, surprise_attack, requires=(*at_least(influence=5), few_ships_against)),
        shared.WARP,
        shared.BEAM,
    ),
)


A_HUMAN = (Want(suits=(PERSON,), traits=("human",)),)
ship(
    "voth_research_vessel",
    traits="alien anomaly",
    skills="research",
    vp=2,
    ops=(
        play(ships.deploy_this, ships.warp_this, action=True, cost=(discarding(),)),
        FREE_WARP,
        shared.BEAM,
        activation(
            shared.take_encounter,
            cards.log_this,
            action=True,
            cost=(OnTable("dismiss", "CHAIR-27.6", shared.beamed_here, crew.dismiss_card, A_HUMAN),),
        ),
    ),
)


def arm_ship(do: Do) -> Steps:
    """A CARGO; a weapon is beamed here at once, for a Glory."""
    if (yield from agree(do, "may-gain")):
        card = yield from market.gain_card(do, CARGO)
        if card is not None and cards.shown_to_fit(do, card, trait("weapon")):
            yield from ships.put_under(do, card, do.card)
            yield from supply.gain(do, "glory", 1)


def draw_for_anomalies(do: Do) -> Steps:
    """A card for every two anomalies in play, four at most."""
    yield from cards.draw(do, min(4, count(do.state, do.side, trait("anomaly")) // 2))


ship(
    "xindi_reptilian_battleship",
    traits="xindi",
    focus="military",
    ops=(
        play(ships.deploy_this, arm_ship, action=True),
        play(ships.deploy_this, shared.each_in_play("time_travel", "glory", most=3), action=True),
        resupply(draw_for_anomalies),
        shared.WARP,
        shared.BEAM,
    ),
)
