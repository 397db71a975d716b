"""The crew of Thy'lek Shran."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wardroom.kernel import Card, Steps

from ..flow import attacks, foe, supply
from ..flow.asking import pick_word
from ..flow.conditions import YOU_TAKE_INCIDENT, anyone_plays, at_least, you_log_this
from ..flow.costs import Spend, TakeIncidents, discarding
from ..flow.neutral import teams_at
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import Want, count, fits, named, suit, trait
from ..pieces import Do
from ..state import DISCARD, HAND, Chair
from . import directives, shared
from .cargo import SELL_DRINKS
from .kinds import (
    ALLY,
    AVAILABLE,
    CAPTAIN,
    CARGO,
    DEPLOYED,
    DEVELOPMENT,
    DIRECTIVE,
    LOCATION,
    PERSON,
    RESERVE,
    SHIP,
)
from .parts import (
    activation,
    clean_up,
    control,
    develop,
    endgame,
    face,
    gains,
    passive,
    play,
    reaction,
    resupply,
    special,
)

crew_card = partial(face, crew="shran")
HAND_OR_DISCARD = (HAND, DISCARD)


# The Captain and the Kumari


def dilithium_for_cargo(do: Do) -> Steps:
    yield from supply.gain(do, "dilithium", count(do.state, do.side, suit(CARGO)))


crew_card(
    "shr_thylek_shran",
    CAPTAIN,
    "imperial andorian",
    focus="influence",
    start=CAPTAIN,
    teams=5,
    ops=(
        resupply(dilithium_for_cargo),
        activation(shared.send_one(ships.controlled_places), action=True, cost=(discarding(1, suit(CARGO)),)),
    ),
)
crew_card("shr_kumari", SHIP, "andorian", shared.FLAGSHIP, skills="any", start=DEPLOYED, twin="enterprise_d_frame")


# Developments


def read_minds(do: Do) -> Steps:
    """Draw three; one of them may be logged, one discarded for an Influence."""
    drawn = yield from cards.draw(do, 3)
    if drawn:
        logged = yield from cards.log_one_of(do, drawn)
        left = [card for card in drawn if card != logged]
        if left and (yield from cards.discard(do, among=left, optional=True)) is not None:
            yield from supply.gain(do, "influence", 1)


crew_card(
    "shr_aenar",
    ALLY,
    "aenar telepath",
    vp=3,
    start=DEVELOPMENT,
    cost=develop(directives.FindAndLog(trait("weapon"))),
    ops=(play(read_minds),),
)


def sell_shares(do: Do) -> Steps:
    """Two cards for two Dilithium and two Latinum."""
    if len(cards.hand_without(do)) >= 2 and (yield from cards.discard(do, optional=True)) is not None:
        yield from cards.discard(do)
        yield from supply.gain(do, "dilithium", 2)
        yield from supply.gain(do, "latinum", 2)


def mine_coridan(do: Do) -> Steps:
    """A Dilithium, two from Influence 7 on."""
    yield from supply.gain(do, "dilithium", 2 if do.own.track("influence") >= 7 else 1)


def quarter_of_dilithium(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    return state.captaincies[side].dilithium // 4


crew_card(
    "shr_coridan",
    LOCATION,
    "business",
    vp=3,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2, latinum=1)),
    ops=(shared.CONTROL_THIS, control(sell_shares), resupply(mine_coridan), endgame(quarter_of_dilithium)),
)
crew_card(
    "shr_commando_unit",
    DIRECTIVE,
    "security andorian",
    focus="military",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=3)),
    ops=(
        play(shared.send_one(ships.places_with_ship), shared.may_find(trait("weapon"))),
        play(shared.scan_for("weapon"), gains(draw=1), action=True),
    ),
)


def give_away(do: Do) -> Steps:
    """A PERSON is logged, and this card with it."""
    if (yield from cards.log(do, suit(PERSON), HAND_OR_DISCARD, optional=True)) is not None:
        yield from cards.log_this(do)


crew_card(
    "shr_tenebian_amethyst",
    CARGO,
    "business",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=1, latinum=1)),
    ops=(play(gains(latinum=2), give_away), special(gains(glory=3), on=you_log_this())),
)


crew_card(
    "shr_andorian_cruiser",
    SHIP,
    "andorian",
    skills="military",
    vp=4,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=5)),
    ops=(
        play(ships.deploy_this, shared.may_pay_to_warp, action=True),
        shared.WARP,
        shared.BEAM,
        shared.SEND_THERE,
    ),
)
crew_card(
    "shr_andorian_ale",
    CARGO,
    "beverage andorian",
    focus="influence",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=1, latinum=1)),
    ops=(SELL_DRINKS,),
)


def settle_disputes(do: Do) -> Steps:
    """Each captain may return an INCIDENT; a Glory for each."""
    returned = int((yield from incidents.return_incident(do, HAND_OR_DISCARD, optional=True)) is not None)
    returned += yield from foe.may_return_incident(do)
    yield from supply.gain(do, "glory", returned)


def glory_for_allies(do: Do) -> Steps:
    yield from supply.gain(do, "glory", count(do.state, do.side, suit(ALLY)))


crew_card(
    "shr_ambassador_thoris",
    PERSON,
    "andorian ambassador",
    focus="influence",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(play(settle_disputes, action=True), activation(glory_for_allies)),
)


# Reserve

crew_card(
    "shr_jhamel",
    PERSON,
    "aenar telepath communication",
    start=RESERVE,
    ops=(play(directives.sense), passive(shared.may_find(suit(PERSON)), on=YOU_TAKE_INCIDENT)),
)


def collect_a_debt(do: Do) -> Steps:
    """A card for oneself and two Dilithium for them, or the other way round."""
    if (yield from pick_word(do, "debt", ("draw", "dilithium"))) == "draw":
        yield from cards.draw(do)
        yield from foe.gains(do, "dilithium", 2)
    else:
        yield from supply.gain(do, "dilithium", 2)
        yield from foe.may_draw(do)


crew_card(
    "shr_you_owe_me_one",
    DIRECTIVE,
    "ongoing",
    start=RESERVE,
    ops=(
        play(ships.deploy_this, gains(glory=1)),
        reaction(anyone_plays(named("utilize")), collect_a_debt),
    ),
)


def abandon_if_empty(do: Do) -> Steps:
    """Without an Away Team here it is dismissed: its own text says so (CHAIR-18.4)."""
    if not teams_at(do.state, do.side, do.card):
        yield from crew.dismiss_this(do)


def held_by_two(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    return 4 if teams_at(state, side, card) >= 2 else 0


ARMED = trait("weapon") + (Want(shows=("military",)),)
crew_card(
    "shr_weytahn",
    LOCATION,
    "vulcan imperial andorian",
    start=RESERVE,
    ops=(
        shared.CONTROL_THIS,
        control(shared.may_free(suit(CARGO, SHIP))),
        clean_up(abandon_if_empty),
        activation(shared.send_one(ships.here), gains(influence=1), cost=(discarding(1, ARMED),)),
        endgame(held_by_two),
    ),
)


def welcome_newcomer(do: Do) -> Steps:
    """Scan two ALLYs; the one gained may be played freely, and then this card is logged."""
    card = yield from market.scan(do, 2, ALLY)
    if card is not None and (yield from plays.free_play(do, cards=[card])) is not None:
        yield from cards.log_this(do)


crew_card(
    "shr_united_earth",
    ALLY,
    "human",
    start=RESERVE,
    ops=(
        play(shared.scan_for("human"), cards.log_this, action=True),
        play(welcome_newcomer, action=True, cost=(TakeIncidents(),)),
    ),
)
directives.incident("shr_trade_embargo", "trade_embargo", "shran", RESERVE)


# Available

directives.incident("shr_red_alert", "red_alert", "shran", AVAILABLE)
directives.imperial_pride("shr_imperial_pride", "shran", AVAILABLE)
directives.confiscate("shr_confiscate", "shran", AVAILABLE)
directives.recruit("shr_recruit", "shran", AVAILABLE)


crew_card(
    "shr_ushaan_tor",
    CARGO,
    "attack weapon andorian",
    start=AVAILABLE,
    ops=(
        play(gains(glory=1), shared.make_them_dismiss_officer, attack=True, cost=(discarding(1, trait("andorian")),)),
    ),
)


def chase_off(do: Do) -> Steps:
    """A Vulcan, Tellarite or Romulan of theirs is dismissed."""
    if (yield from attacks.strikes(do)):
        yield from foe.dismiss_card(do, trait("vulcan", "tellarite", "romulan"))


crew_card(
    "shr_talas",
    PERSON,
    "ops attack andorian",
    skills="influence",
    start=AVAILABLE,
    ops=(
        play(shared.send_one(), chase_off, action=True, attack=True),
        activation(shared.send_one(), cost=(discarding(2),)),
    ),
)


def refresh_ship_and_location(do: Do) -> Steps:
    """A SHIP and a LOCATION; two Glory if a weapon was discarded."""
    yield from crew.refresh(do, ships.deployed(do))
    yield from crew.refresh(do, ships.controlled_places(do))
    if any(fits(do.state, card, trait("weapon")) for card in do.picked):
        yield from supply.gain(do, "glory", 2)


crew_card(
    "shr_tarah",
    PERSON,
    "attack security andorian",
    skills="military",
    start=AVAILABLE,
    ops=(
        play(shared.send_one(), action=True),
        play(gains(glory=1), shared.ambush, attack=True),
        activation(refresh_ship_and_location, requires=at_least(military=5), cost=(discarding(),)),
    ),
)
directives.utilize("shr_utilize", "shran", AVAILABLE)
crew_card(
    "shr_andoria",
    LOCATION,
    "andorian",
    start=AVAILABLE,
    ops=(shared.CONTROL_THIS, control(gains(military=1, influence=1)), shared.TEAMS_AT_HOME),
)


def storm(do: Do) -> Steps:
    """One of their Away Teams goes home; if it was at a Location of theirs, they take an INCIDENT. This is
    dismissed."""
    if (yield from attacks.strikes(do)):
        place = yield from foe.place_to_clear(do, foe.places_with_teams(do))
        removed = 0 if place is None else (yield from foe.remove_teams(do, 1, [place]))
        if removed and place in foe.controlled_places(do):
            yield from foe.take_incident(do)
    yield from crew.dismiss_this(do)


crew_card(
    "shr_plasma_rifles",
    CARGO,
    "attack weapon ongoing andorian",
    start=AVAILABLE,
    ops=(
        play(gains(military=1), shared.junk_one, ships.deploy_this, action=True, cost=(Spend(dilithium=1),)),
        activation(storm, attack=True, cost=(discarding(1, trait("andorian")),)),
    ),
)
