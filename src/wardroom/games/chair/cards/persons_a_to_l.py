"""The common PERSONs, A to L."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Steps

from ..flow import attacks, foe, operations, supply
from ..flow.asking import agree, count_traits, pick_word
from ..flow.conditions import THEY_TAKE_CONTROL, YOU_WERE_ATTACKED, at_least, you_put
from ..flow.costs import OnTable, Spend, SpendEither, TakeIncidents, discarding, staging
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import ANYTHING, count, fits, showing, suit, trait
from ..pieces import Do
from ..state import CAPTAIN, DECK, DISCARD, DUTY, FLEET, LOG, PLACES
from . import shared
from .kinds import CARGO, DIRECTIVE, LOCATION, PERSON, SHIP
from .parts import activation, face, gains, passive, play, reaction, resupply

person = partial(face, suit=PERSON)


person(
    "admiral_jarok",
    traits="romulan",
    vp=1,
    ops=(
        play(shared.let_them_draw, plays.enlist_development, action=True, requires=at_least(military=3)),
        reaction(YOU_WERE_ATTACKED, gains(glory=1), shared.may_log_any),
        passive(no_attacks=1, officer_starfleet=1),
    ),
)


def give_orders(do: Do) -> Steps:
    """Warp a SHIP, play a DIRECTIVE freely, beam up to three cards to SHIPs."""
    yield from ships.warp(do, ships.deployed(do), optional=True)
    yield from plays.free_play(do, suit(DIRECTIVE), cards.HAND_OR_DISCARD)
    for _ in range(3):
        if (yield from ships.beam(do, ships.deployed(do), optional=True)) is None:
            return


def warp_the_fleet(do: Do) -> Steps:
    yield from ships.warp_several(do, len(ships.deployed(do)))


person(
    "admiral_necheyev",
    traits="human starfleet",
    focus="influence",
    ops=(
        play(give_orders, action=True),
        resupply(shared.each_in_play("ops", "draw", most=3)),
        activation(warp_the_fleet, cost=(Spend(dilithium=1),)),
    ),
)


def promote_if_none(do: Do) -> Steps:
    if not do.state.row(do.side, DUTY):
        yield from crew.promote(do, cards.HAND_OR_DISCARD, optional=True)


person(
    "admiral_pressman",
    traits="shady human starfleet",
    focus="military",
    ops=(
        play(shared.free(trait("attack")), promote_if_none),
        resupply(shared.each_in_play("security", "draw", most=3)),
        activation(
            cards.log_this,
            gains(glory=3),
            cost=(OnTable("dismiss", "CHAIR-27.6", crew.dismissable, crew.dismiss_card, trait("cloak")),),
        ),
    ),
)
person(
    "ambassador_kamarag",
    traits="klingon imperial ambassador",
    vp=1,
    ops=(
        play(gains(military=1), shared.may_scan_for("klingon", "starfleet"), action=True, cost=(Spend(dilithium=2),)),
        reaction(THEY_TAKE_CONTROL, shared.return_incidents(cards.HAND_OR_DISCARD)),
    ),
)


def salvage(do: Do) -> Steps:
    yield from market.gain_from_junk(do, CARGO)


def copy_memories(do: Do) -> Steps:
    """Log a card; if so they take an INCIDENT; a Dilithium for every two cards in the Log."""
    if (yield from cards.log(do)) is not None and (yield from attacks.strikes(do)):
        yield from foe.take_incident(do)
    yield from supply.gain(do, "dilithium", len(do.state.row(do.side, LOG)) // 2)


person(
    "b_4",
    traits="attack android synthetic",
    vp=1,
    ops=(
        play(salvage, action=True),
        play(shared.scan_for("synthetic", junk=True), action=True, cost=(TakeIncidents(),)),
        activation(copy_memories, attack=True),
    ),
)


def find_and_play_synthetic(do: Do) -> Steps:
    found = yield from cards.find(do, trait("synthetic"))
    if found is not None:
        yield from plays.free_play(do, cards=[found], optional=False)


person(
    "bruce_maddox",
    traits="human engineer starfleet scientist",
    skills="research",
    focus="research",
    ops=(play(find_and_play_synthetic), reaction(you_put(trait("android")), gains(draw=1, glory=2))),
)


def trade_in(do: Do) -> Steps:
    """Discard a card: a SHIP for a weapon, two Glory for Influence or Military."""
    card = yield from cards.discard(do)
    if card is None:
        return
    if fits(do.state, card, trait("weapon")):
        yield from market.gain_card(do, SHIP)
    if fits(do.state, card, showing("influence", "military")):
        yield from supply.gain(do, "glory", 2)


person(
    "captain_dorg",
    traits="shady attack klingon",
    focus="military",
    ops=(
        play(trade_in, action=True),
        reaction(
            you_put(trait("shady")),
            gains(action=1),
            cost=(OnTable("dismiss", "CHAIR-27.6", crew.dismissable, crew.dismiss_card, trait("klingon")),),
        ),
        reaction(you_put(trait("klingon", "pakled")), shared.remove_up_to_two_teams, attack=True),
    ),
)


def swindle(do: Do) -> Steps:
    """They log a PERSON and may draw a card, or take an INCIDENT."""
    if not (yield from attacks.strikes(do)):
        return
    if (yield from foe.log(do, suit(PERSON), cards.HAND_OR_DISCARD)):
        yield from foe.may_draw(do)
    else:
        yield from foe.take_incident(do)


person(
    "harry_mudd",
    traits="shady human attack time_travel",
    vp=1,
    ops=(
        play(swindle, shared.may_promote_this, action=True, attack=True, requires=at_least(influence=3)),
        activation(shared.recall_through_time, cost=(shared.DISMISS_THIS,)),
    ),
)


def report(do: Do) -> Steps:
    """A PERSON on the deck for an Away Team; a PERSON to the Log; a Glory for both."""
    put = yield from cards.put_on_top(do, suit(PERSON), optional=True)
    if put is not None:
        yield from ships.send(do)
    logged = yield from cards.log(do, suit(PERSON), cards.HAND_OR_DISCARD, optional=True)
    if put is not None and logged is not None:
        yield from supply.gain(do, "glory", 1)


person(
    "joret_dal",
    traits="spy starfleet cardassian",
    vp=1,
    ops=(play(report, shared.may_promote_this, action=True), passive(hand_size=1)),
)


def change_shape(do: Do) -> Steps:
    """One PLAY of a PERSON or CARGO in the Market or in one's Discard pile."""
    there = [card for card in do.state.market if card is not None]
    there += do.state.row(do.side, DISCARD)
    yield from plays.duplicate(do, there, suit(PERSON, CARGO), optional=False)


def find_in_deck(do: Do) -> Steps:
    yield from cards.find(do, ANYTHING, (DECK,))


person(
    "laas",
    traits="changeling",
    vp=1,
    ops=(
        play(change_shape, cost=(staging(suit(PERSON)),)),
        activation(find_in_deck, cost=(Spend(dilithium=1),)),
    ),
)


def learn_or_fight(do: Do) -> Steps:
    """Research or Military; two cards with an android in play."""
    yield from supply.advance_one_of(do, ("research", "military"))
    if count(do.state, do.side, trait("android")):
        yield from cards.draw(do, 2)


def repeat_resupply(do: Do) -> Steps:
    """One RESUPPLY that was already resolved this turn, again."""
    done = [each for each in do.state.resolved if each[0] != do.card]
    done = [each for each in done if operations.why_not_duplicate(do, *each) is None]
    if done and not do.copied:
        chosen = yield from pick_word(do, "repeat", [("use", *each) for each in done])
        yield from operations.duplicate(do, chosen[1], chosen[2])


def refresh_almost_anything(do: Do) -> Steps:
    """The Captain, a CARGO, a SHIP or a LOCATION."""
    tired = crew.refreshable(do, (CAPTAIN, FLEET, PLACES))
    wanted = [card for card in tired if do.state.lies(card) == CAPTAIN or fits(do.state, card, THINGS)]
    yield from crew.refresh(do, wanted)


THINGS = suit(CARGO, SHIP, LOCATION)
person(
    "laris",
    traits="romulan",
    vp=1,
    ops=(
        play(learn_or_fight, cost=(Spend(dilithium=1),)),
        resupply(repeat_resupply),
        activation(refresh_almost_anything, cost=(SpendEither(2, 1),)),
    ),
)


def try_theories(do: Do) -> Steps:
    """A Dilithium for two Research; an INCIDENT to scan for an anomaly."""
    if (yield from supply.may_spend(do, "may-pay", dilithium=1)):
        yield from supply.gain(do, "research", 2)
    if (yield from agree(do, "may-take-incident")):
        yield from incidents.take_incident(do)
        yield from market.scan_for(do, "anomaly")


person(
    "lenara_kahn",
    traits="trill scientist",
    focus="research",
    ops=(
        play(try_theories, action=True),
        activation(shared.each_in_play("anomaly", "glory", most=3), crew.dismiss_this, cost=(Spend(latinum=1),)),
    ),
)


def deal_in_arms(do: Do) -> Steps:
    """Beamed to a SHIP she brings an Away Team; a Dilithium and an INCIDENT bring a SHIP."""
    card = yield from ships.beam(do, ships.deployed(do), cards=[do.card], optional=True)
    if card is not None:
        yield from ships.send(do, 1, lambda each: ships.place_of(each, each.state.host[each.card]))
    if supply.why_not_spend(do.state, do.side, 1, 0) is None and (yield from agree(do, "may-buy-ship")):
        yield from supply.spend(do, dilithium=1)
        yield from incidents.take_incident(do)
        yield from market.gain_card(do, SHIP)


def sell(do: Do) -> Steps:
    """A card; a Military if a Romulan was discarded, a Latinum for business."""
    yield from cards.draw(do)
    romulan, business = yield from count_traits(do, do.picked, "romulan", "business")
    yield from supply.gain(do, "military", romulan)
    yield from supply.gain(do, "latinum", business)


person(
    "lursa",
    traits="shady klingon",
    focus="military",
    ops=(play(gains(latinum=1), deal_in_arms, action=True), activation(sell, cost=(discarding(),))),
)


def calm(do: Do) -> Steps:
    """The Captain or a Duty Officer."""
    yield from crew.refresh(do, [do.state.captain(do.side), *do.state.row(do.side, DUTY)])


person(
    "lwaxana_troi",
    traits="telepath betazoid ambassador",
    vp=1,
    ops=(
        play(calm),
        play(gains(influence=2), action=True, cost=(Spend(latinum=1),)),
        reaction(you_put(suit(PERSON)), gains(draw=1), requires=at_least(influence=6)),
    ),
)
