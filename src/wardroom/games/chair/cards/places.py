"""The common LOCATIONs: ten Starting and ten Advanced ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wardroom.kernel import Card, Steps

from ..flow import cycling, operations, supply
from ..flow.asking import agree, pick, pick_word
from ..flow.conditions import YOU_LOG, you_log_this, you_play, you_put
from ..flow.costs import OnTable, Spend, discarding, logging, putting_on_top
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import beamed_on, has, named, suit, trait
from ..pieces import Do
from ..state import DECK, DISCARD, HAND, LOG, Chair
from . import shared
from .kinds import ADVANCED, ALLY, CARGO, DIRECTIVE, ENCOUNTER, LOCATION, PERSON, SHIP, STARTING, Op
from .parts import activation, control, endgame, face, gains, reaction, resupply, special

starting = partial(face, suit=LOCATION, start=STARTING)
advanced = partial(face, suit=LOCATION, start=ADVANCED)
NOTHING: Op = control()
"""A CONTROL operation that does nothing."""


# Starting


def observe(do: Do) -> Steps:
    """A PERSON, perhaps; a Glory if it is a scientist or an engineer."""
    if (yield from agree(do, "may-gain")):
        card = yield from market.gain_card(do, PERSON)
        if card is not None and cards.shown_to_fit(do, card, trait("scientist", "engineer")):
            yield from supply.gain(do, "glory", 1)


def evacuate(do: Do) -> Steps:
    """All SHIPs warp to one Location; two cards."""
    fleet = [ship for ship in ships.deployed(do) if not ships.stays(do.state, do.side, ship)]
    if fleet:
        place = yield from pick(do, "warp-all", ships.any_place(do), "CHAIR-19.2")
        for ship in fleet:
            if place is not None and do.state.ship_at[ship] != place:  # CHAIR-19.3
                do.state.ship_at[ship] = place
                do.state.tell_of("warped", do.side, card=ship, card2=place)
    yield from cards.draw(do, 2)


starting(
    "amargosa_observatory",
    traits="starbase scientist",
    skills="research",
    vp=3,
    ops=(
        control(observe),
        reaction(you_put(suit(ENCOUNTER)), gains(glory=1), shared.may_log_any),
        special(evacuate, on=you_log_this()),
    ),
)


def relay(do: Do) -> Steps:
    """A card on top of the deck and an Action for a Development."""
    if do.state.actions > 0 and (yield from cards.put_on_top(do, optional=True)) is not None:
        do.state.actions -= 1
        yield from cycling.enlist_development(do)


starting("ancient_relay_station", traits="alien communication", skills="research", ops=(control(relay),))


def draw_then_discard(do: Do) -> Steps:
    yield from cards.draw(do)
    yield from cards.discard(do)


starting("archer_iv", skills="influence", vp=3, ops=(NOTHING, resupply(draw_then_discard)))
starting("betazed", traits="betazoid", skills="influence influence influence", vp=3, ops=(control(gains(latinum=2)),))


def mine_corvan(do: Do) -> Steps:
    """The top card of the deck goes; Dilithium, more if it shares a trait with the Captain."""
    card = yield from cards.mill(do)
    own = do.state.face(do.state.captain(do.side)).traits
    shares = card is not None and any(has(do.state, card, each) for each in own)
    yield from supply.gain(do, "dilithium", 2 if shares else 1)


starting(
    "corvan_ii",
    traits="human business starfleet",
    skills="military",
    vp=3,
    ops=(NOTHING, resupply(mine_corvan)),
)


def count_crew(do: Do) -> Steps:
    """Show one's hand: a Dilithium for each PERSON in it."""
    hand = cards.reveal_hand(do)
    yield from supply.gain(do, "dilithium", sum(do.state.face(card).suit == PERSON for card in hand))


starting("delta_vega", skills="military", vp=2, ops=(NOTHING, resupply(count_crew)))
starting("dozaria", traits="breen", skills="military military", vp=3, ops=(control(gains(dilithium=3)),))
starting("indri_viii", traits="anomaly", skills="research influence", vp=5, ops=(control(gains(action=1)),))


def invite_guests(do: Do) -> Steps:
    """Up to three PERSONs, not from the Reserve deck, are beamed here."""
    for _ in range(3):
        found = yield from cards.find(do, suit(PERSON), (HAND, DISCARD, DECK), optional=True)
        if found is None:
            return
        yield from ships.put_under(do, found, do.card)


RECALL_FROM_HERE = OnTable("recall", "CHAIR-27.38", shared.beamed_here, crew.recall_card)
starting(
    "risa",
    traits="business",
    skills="influence",
    vp=4,
    ops=(
        control(invite_guests),
        activation(shared.beam_person_here),
        activation(gains(latinum=1), cost=(RECALL_FROM_HERE,)),
    ),
)


def may_junk_two(do: Do) -> Steps:
    if (yield from market.junk_card(do, optional=True)) is not None:
        yield from market.junk_card(do, optional=True)


def send_to_ship(do: Do) -> Steps:
    yield from ships.send(do, 1, ships.places_with_ship)


def draw_either_way(do: Do) -> Steps:
    """The top card of the deck, or one of the Discard pile."""
    way = yield from pick_word(do, "draw-which", ("deck", "discard"))
    yield from cards.draw(do) if way == "deck" else cards.draw_from_discard(do)


starting(
    "tulgana_iv",
    traits="klingon business starfleet ambassador",
    vp=1,
    ops=(
        control(may_junk_two),
        activation(send_to_ship, cost=(Spend(latinum=1),)),
        activation(draw_either_way, cost=(discarding(1, suit(CARGO)),)),
    ),
)


# Advanced


def settle_persons(do: Do) -> Steps:
    """Any number of PERSONs from hand or Discard pile."""
    while (yield from ships.beam(do, [do.card], suit(PERSON), (HAND, DISCARD), optional=True)) is not None:
        pass


def settle(do: Do, card: Card) -> Steps:
    yield from ships.put_under(do, card, do.card)


def recall_person_from_here(do: Do) -> Steps:
    card = yield from pick(do, "recall", shared.beamed_here(do), "CHAIR-27.38", suit(PERSON))
    if card is not None:
        yield from crew.recall_card(do, card)


def persons_here(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    return sum(state.face(each).suit == PERSON for each in beamed_on(state, card))


advanced(
    "baku",
    traits="anomaly",
    vp=1,
    ops=(
        control(settle_persons),
        activation(gains(action=1), cost=(OnTable("beam", "CHAIR-21.1", shared.officers_of, settle),)),
        activation(recall_person_from_here, cost=(Spend(dilithium=1),)),
        endgame(persons_here),
    ),
)

advanced(
    "deep_space_k_7",
    traits="starbase",
    focus="influence",
    ops=(NOTHING, activation(gains(action=1), cost=(putting_on_top(1, suit(DIRECTIVE) + trait("security")),))),
)


def buy_scan_for_supplies(do: Do) -> Steps:
    if (yield from supply.may_spend(do, "may-pay", dilithium=2)):
        yield from market.scan_for(do, "weapon", "doctor")


def store_weapon(do: Do) -> Steps:
    yield from ships.beam(do, [do.card], trait("weapon"), (HAND, DISCARD))


def return_from_hand(do: Do) -> Steps:
    yield from incidents.return_incident(do)


def weapons_here(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    return 2 * sum("weapon" in state.face(each).traits for each in beamed_on(state, card))


advanced(
    "derna",
    traits="doctor romulan bajoran",
    vp=1,
    ops=(
        control(buy_scan_for_supplies, gains(draw=1)),
        activation(store_weapon),
        activation(gains(dilithium=1), return_from_hand, cost=(discarding(1, trait("weapon")),)),
        endgame(weapons_here),
    ),
)


def buy_scan_for_business(do: Do) -> Steps:
    if (yield from supply.may_spend(do, "may-pay", latinum=1)):
        yield from market.scan_for(do, "business")


def find_anything(do: Do) -> Steps:
    yield from cards.find(do)


advanced(
    "freecloud",
    traits="shady business",
    vp=5,
    ops=(
        control(buy_scan_for_business),
        activation(gains(latinum=1), cost=(discarding(),)),
        activation(find_anything, cost=(Spend(latinum=2),)),
    ),
)


def dock(do: Do) -> Steps:
    """For three Dilithium a SHIP is played freely; a SHIP may be refreshed."""
    if (yield from supply.may_spend(do, "may-pay", dilithium=3)):
        yield from plays.free_play(do, suit(SHIP), optional=False)
    yield from crew.refresh(do, ships.deployed(do), optional=True)


advanced(
    "kelvas_docks",
    traits="dominion engineer starbase cardassian",
    focus="military",
    ops=(NOTHING, activation(dock)),
)


def consult_the_archive(do: Do) -> Steps:
    """Log a card, perhaps; then perhaps duplicate a card of the Log."""
    yield from cards.log(do, optional=True)
    archive = do.state.row(do.side, LOG)[:]
    yield from plays.duplicate(do, archive, suit(PERSON, CARGO, ALLY, DIRECTIVE))


advanced(
    "memory_alpha",
    traits="starfleet communication",
    vp=5,
    ops=(control(consult_the_archive), reaction(YOU_LOG, gains(glory=1))),
)


def seek_scientist(do: Do) -> Steps:
    """Find a scientist, or pay three Dilithium to scan for one."""
    ways = ["find", "no"]
    if supply.why_not_spend(do.state, do.side, 3, 0) is None:
        ways.insert(1, "scan")
    way = yield from pick_word(do, "find-or-scan", ways)
    if way == "find":
        yield from cards.find(do, trait("scientist"))
    elif way == "scan":
        yield from supply.spend(do, dilithium=3)
        yield from market.scan_for(do, "scientist")


advanced(
    "regula_i",
    traits="starbase scientist starfleet",
    skills="research research",
    vp=1,
    ops=(
        control(seek_scientist),
        reaction(you_put(trait("scientist")), gains(glory=1)),
        endgame(shared.with_trait("anomaly")),
    ),
)


def bring_trouble(do: Do) -> Steps:
    """An INCIDENT, under one's deck."""
    for card in (yield from incidents.take_incident(do)):
        if do.state.lies(card) == HAND:
            do.state.cards.move(card, shared.own_zone(do, DECK), under=True)
            do.state.tell_of("put-under", do.side, card=card)


advanced("solum", traits="alien", vp=10, ops=(control(bring_trouble),))

advanced(
    "verex_iii",
    traits="orion shady",
    skills="influence",
    ops=(
        control(gains(glory=1)),
        activation(gains(latinum=2), cost=(logging(suit(PERSON)),)),
        endgame(shared.with_trait("shady")),
    ),
)


def use_other_way(do: Do) -> Steps:
    """A PERSON on top of the deck for the other operation of Utilize."""
    what = do.about
    assert what is not None and what.card is not None
    if (yield from cards.put_on_top(do, suit(PERSON), optional=True)) is not None:
        other = do.state.face(what.card).plays[1 - what.n]
        if operations.why_not_duplicate(do, what.card, other) is None:
            yield from operations.duplicate(do, what.card, other)


advanced(
    "xahea",
    skills="military",
    focus="research",
    ops=(NOTHING, resupply(gains(dilithium=1)), reaction(you_play(named("utilize")), use_other_way)),
)
