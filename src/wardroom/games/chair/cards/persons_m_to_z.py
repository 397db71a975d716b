"""The common PERSONs, M to Z."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Asking, Card, Reason, Steps

from ..flow import attacks, foe, supply
from ..flow.asking import agree, count_traits, pick
from ..flow.conditions import (
    YOU_GAIN_LATINUM,
    YOU_RETURN_INCIDENT,
    YOU_TAKE_INCIDENT,
    YOU_WERE_ATTACKED,
    YOU_WOULD_BE_ATTACKED,
    at_least,
    you_put,
)
from ..flow.costs import OnTable, Spend, discarding, staging
from ..flow.happenings import OWN, SENT
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import count, fits, in_play, shows, suit, trait
from ..pieces import Do, Happening
from ..state import DISCARD, DUTY, HAND, LOG, Chair
from . import shared
from .kinds import CARGO, PERSON, SHIP, WILDCARD, Trigger
from .parts import activation, face, gains, passive, play, reaction, resupply, special

person = partial(face, suit=PERSON)


def own_cloaks(do: Do) -> list[Card]:
    """Cloaks in hand or in play."""
    state, side = do.state, do.side
    return [card for card in [*state.row(side, HAND), *in_play(state, side)] if card != do.card]


def betray(do: Do) -> Steps:
    """A cloak is logged; they log a SHIP of their Discard pile, for a Glory, or take an INCIDENT."""
    cloak = yield from pick(do, "log", own_cloaks(do), "CHAIR-23.1", trait("cloak"), optional=True)
    if cloak is None:
        return
    yield from cards.lay(do, cloak, LOG)
    if (yield from attacks.strikes(do)):
        if (yield from foe.log(do, suit(SHIP), (DISCARD,))):
            yield from supply.gain(do, "glory", 1)
        else:
            yield from foe.take_incident(do)


person(
    "mirok",
    traits="attack romulan scientist",
    focus="research",
    ops=(
        play(betray, shared.may_promote_this, attack=True),
        reaction(you_put(suit(CARGO)), gains(draw=1)),
    ),
)


def plot(do: Do) -> Steps:
    """Two Dilithium to scan for a hologram or an engineer; they discard two cards."""
    if (yield from supply.may_spend(do, "may-pay", dilithium=2)):
        yield from market.scan_for(do, "hologram", "engineer")
    if (yield from attacks.strikes(do)):
        yield from foe.discard(do, 2)


def greet(do: Do) -> Steps:
    """A Glory for a synthetic, a card for a hologram, both for both."""
    assert do.about is not None and do.about.card is not None
    synthetic, hologram = yield from count_traits(do, [do.about.card], "synthetic", "hologram")
    yield from supply.gain(do, "glory", synthetic)
    yield from cards.draw(do, hologram)


person(
    "moriarty",
    traits="shady attack hologram synthetic",
    vp=1,
    ops=(
        play(plot, attack=True, requires=at_least(research=5)),
        reaction(you_put(trait("synthetic", "hologram")), greet),
    ),
)


def may_recall_officer(do: Do) -> Steps:
    card = yield from pick(do, "recall", do.state.row(do.side, DUTY), "CHAIR-27.38", optional=True)
    if card is not None:
        yield from crew.recall_card(do, card)


person(
    "peanut_hamper",
    traits="synthetic",
    vp=1,
    ops=(
        play(shared.scan_one(CARGO), cost=(Spend(dilithium=2),)),
        play(gains(dilithium=3), may_recall_officer, crew.promote_this),
        resupply(gains(glory=1)),
        passive(cards.put_this_on_top, on=YOU_WERE_ATTACKED),
        reaction(you_put(trait("shady")), cards.put_this_on_top, gains(latinum=1)),
    ),
)


def heal_everybody(do: Do) -> Steps:
    """Any number of INCIDENTs from the hand, one from the Discard pile; then aboard a SHIP."""
    while (yield from incidents.return_incident(do, optional=True)) is not None:
        pass
    yield from incidents.return_incident(do, (DISCARD,), optional=True)
    yield from ships.beam(do, ships.deployed(do), cards=[do.card])


def to_neutral(state: Chair, side: int, what: Happening) -> bool:
    return what.card in state.neutral


person(
    "phlox",
    traits="doctor",
    vp=1,
    ops=(
        play(shared.return_incidents(), action=True),
        play(heal_everybody, action=True, requires=at_least(research=6)),
        reaction(Trigger(SENT, OWN, to_neutral), gains(research=1), cost=(Spend(dilithium=1),)),
    ),
)


def log_attack_for_glory(do: Do) -> Steps:
    if (yield from cards.log(do, trait("attack"), cards.HAND_OR_DISCARD, optional=True)) is not None:
        yield from supply.gain(do, "glory", 1)


def mediate(do: Do) -> Steps:
    """The attack comes to nothing; a Glory for each trait that the discarded card shares with this one."""
    yield from attacks.ignore(do)
    own = do.state.face(do.card).traits
    for card in do.picked:
        shared_traits = sum(shows(do.state, card, each) for each in own)
        wild = WILDCARD in do.state.face(card).traits and shared_traits < len(own)  # as one trait (CHAIR-15.5)
        yield from supply.gain(do, "glory", shared_traits + wild)


person(
    "riva",
    traits="telepath ambassador communication",
    skills="influence",
    focus="influence",
    ops=(
        play(gains(draw=1), log_attack_for_glory),
        reaction(YOU_WOULD_BE_ATTACKED, mediate, cost=(discarding(),)),
    ),
)


def invent(do: Do) -> Steps:
    """A Latinum to scan two CARGO; another for a CARGO played freely."""
    if (yield from supply.may_spend(do, "may-pay", latinum=1)):
        yield from market.scan(do, 2, CARGO)
    if (yield from supply.may_spend(do, "may-pay", latinum=1)):
        yield from plays.free_play(do, suit(CARGO), cards.HAND_OR_DISCARD, optional=False)


def profit(do: Do) -> Steps:
    if (yield from agree(do, "may-draw")):
        yield from cards.draw(do)
    yield from cards.draw_from_discard(do, optional=True)


person(
    "rom",
    traits="ferengi engineer",
    vp=1,
    ops=(play(invent, action=True), reaction(YOU_GAIN_LATINUM, profit)),
)


def recruit_fighters(do: Do) -> Steps:
    """Latinum for Influence and Military; a weapon for one of them."""
    if (yield from supply.may_spend(do, "may-pay", latinum=1)):
        yield from supply.gain(do, "influence", 1)
        yield from supply.gain(do, "military", 1)
    if (yield from cards.discard(do, trait("weapon"), optional=True)) is not None:
        yield from supply.advance_one_of(do, ("influence", "military"))


def at_the_badlands(state: Chair, side: int) -> Reason | None:
    """CHAIR-19.8: not in this box, so never."""
    return Reason("CHAIR-19.8", "no-such-place")


def show_weapons(do: Do) -> Steps:
    """The hand is shown: a Latinum with a weapon in it, an Action with one in play too."""
    armed = any(fits(do.state, card, trait("weapon")) for card in cards.reveal_hand(do))
    if armed:
        yield from supply.gain(do, "latinum", 1)
        if count(do.state, do.side, trait("weapon")):
            yield from supply.gain(do, supply.ACTION, 1)


person(
    "sakonna",
    traits="maquis vulcan",
    vp=1,
    ops=(
        play(recruit_fighters, shared.may_find(trait("ferengi")), action=True),
        play(shared.scan_for("weapon"), gains(draw=1), action=True, requires=(at_the_badlands,)),
        resupply(show_weapons, requires=at_least(military=4)),
    ),
)
person(
    "sukal",
    traits="kelpien",
    vp=1,
    playable=False,
    ops=(passive(gains(dilithium=1), on=(YOU_TAKE_INCIDENT, YOU_RETURN_INCIDENT)), special()),
)


def own_team_places(do: Do) -> list[Card]:
    return ships.teams_elsewhere(do.state, do.side)


def bring_home(do: Do, place: Card) -> Steps:
    ships.bring_home(do.state, do.side, place)
    yield from ()


RECALL_TEAM = OnTable("teams-home", "CHAIR-20.4", own_team_places, bring_home)


def two_imperials(do: Do) -> Steps:
    if count(do.state, do.side, trait("imperial")) >= 2:
        yield from supply.gain(do, "glory", 2)


person(
    "talok",
    traits="spy attack vulcan romulan",
    focus="influence",
    ops=(
        play(
            shared.scan_one(PERSON),
            shared.make_them_take_incident,
            two_imperials,
            action=True,
            attack=True,
            cost=(RECALL_TEAM,),
        ),
        passive(hand_size=1),
    ),
)


def hire_crew(do: Do) -> Steps:
    """Scan three PERSONs; the one gained may be beamed to a SHIP, for a Latinum."""
    card = yield from market.scan(do, 3, PERSON)
    if card is not None and (yield from beam_gained(do, card)):
        yield from supply.gain(do, "latinum", 1)


def beam_gained(do: Do, card: Card) -> Asking[bool]:
    """A card just gained, from wherever it was placed, to a SHIP if one likes."""
    return (yield from ships.beam(do, ships.deployed(do), cards=[card], optional=True)) is not None


def latinum_for_cargo(do: Do) -> Steps:
    yield from supply.gain(do, "latinum", count(do.state, do.side, suit(CARGO)))


person(
    "tevrin_krit",
    traits="business tellarite",
    vp=1,
    ops=(play(hire_crew, action=True, cost=(Spend(dilithium=2),)), resupply(latinum_for_cargo)),
)


person(
    "zephram_cochrane",
    traits="pilot human engineer",
    vp=1,
    ops=(
        play(gains(draw=3), action=True),
        activation(shared.take_encounter, cards.log_this, action=True, cost=(staging(suit(SHIP)), Spend(dilithium=3))),
    ),
)
