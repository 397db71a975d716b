"""The 18 missions: goal, reward, and what they are worth on the advanced side (CHAIR-22, CHAIR-25.10).

A goal is a function that says how far one has come: pairs of what there is and what is needed. It leaves out the beamed
cards that the captain spares (CHAIR-22.6)."""

from __future__ import annotations

from itertools import combinations

from wardroom.kernel import Card, Steps

from ..flow import attacks, cycling, foe, neutral, supply
from ..flow.asking import pick, pick_word
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import Want, has, in_play, number, suit, trait
from ..pieces import Do
from ..state import BEAMED, DECK, DEVELOPMENT, FLEET, LOCATIONS, LOG, PLACES, Chair, zone
from . import shared
from .goals import (
    Progress,
    Without,
    assigned,
    best_ship,
    deployed,
    filled,
    locations,
    mission,
    species,
    there,
    track,
    wearing,
    wildcards,
)
from .kinds import (
    ALLY,
    CARGO,
    INCIDENT,
    INFLUENCE,
    MILITARY,
    PERSON,
    RESEARCH,
    SHIP,
    SPECIES,
    TRACKS,
)

# What goals ask for, made once: they are looked at all the time
KLINGON = trait("klingon")
OF_THE_DOMINION = trait("dominion", "changeling")
TRADERS = trait("business", "orion")
SHADY = trait("shady")
WEAPON = trait("weapon")
VULCAN = trait("vulcan")
BUSINESS = trait("business")
ALLIES, INCIDENTS = suit(ALLY), suit(INCIDENT)


# Picard


def three_allies(state: Chair, side: int, without: Without) -> Progress:
    high = sum(track(state, side, each) >= 4 for each in TRACKS)
    return [*best_ship(state, side, without, lambda on: [(number(state, on, ALLIES), 3)]), (high, 2)]


@mission("peace_negotiations", 5, three_allies, suit(ALLY), least=((BEAMED, 3),))
def negotiate_peace(do: Do) -> Steps:
    yield from supply.gain(do, "dilithium", 4)
    yield from cards.draw(do, 4)
    yield from market.junk_card(do, optional=True)


def three_klingons(state: Chair, side: int, without: Without) -> Progress:
    return best_ship(state, side, without, lambda on: [(number(state, on, KLINGON), 3)])


@mission("arbiter_of_succession", 3, three_klingons, trait("klingon"), least=((BEAMED, 2),))
def arbitrate_succession(do: Do) -> Steps:
    yield from supply.gain(do, "glory", 1)
    yield from supply.advance_one_of(do, (INFLUENCE, MILITARY))
    yield from supply.gain(do, supply.ACTION, 1)
    yield from market.junk_card(do, optional=True)


def six_species(state: Chair, side: int, without: Without) -> Progress:
    return [(species(state, there(state, side, without), ("human", "starfleet"), each_alien=True), 6)]


@mission("seek_out_new_life", 2, six_species, (Want(traits=SPECIES, without=("human", "starfleet")),))
def seek_out_new_life(do: Do) -> Steps:
    yield from incidents.take_encounter(do)


# Sisko


def four_ships(state: Chair, side: int, without: Without) -> Progress:
    highest = max(track(state, side, INFLUENCE), track(state, side, MILITARY))
    return [(len(deployed(state, side)), 4), (highest, 7)]


@mission("a_call_to_arms", 4, four_ships, (), ((FLEET, 4),))
def call_to_arms(do: Do) -> Steps:
    """Enlist a Development whose cost is 1 Dilithium or 1 Latinum less for each starbase in play."""
    less = number(do.state, in_play(do.state, do.side), trait("starbase"))
    ways = [(dilithium, less - dilithium) for dilithium in range(less, -1, -1)]
    lower = yield from pick_word(do, "lower", ways)
    yield from cycling.enlist_development(do, lower)


def application_to_the_federation(state: Chair, side: int, without: Without) -> Progress:
    found = there(state, side, without, captain=False)
    bajor = [place for place in locations(state, side) if state.cards.faces[place] == "sis_bajor"]
    ships_there = sum(len(neutral.ships_at(state, side, place)) for place in bajor)
    officers = number(state, found, trait("starfleet"), strict=True)
    bajorans = number(state, found, trait("bajoran"), strict=True)
    return [*filled([(officers, 2), (bajorans, 3)], wildcards(state, found)), (ships_there, 1)]


@mission("bajors_application_to_the_federation", 5, application_to_the_federation, trait("starfleet", "bajoran"))
def admit_bajor(do: Do) -> Steps:
    place = yield from pick(do, "trigger-control", ships.controlled_places(do), "CHAIR-27.50")
    if place is not None:
        yield from neutral.trigger_control(do.state, do.side, place)
    bajor = [card for card in do.state.row(do.side, PLACES) if do.state.cards.faces[card] == "sis_bajor"]
    yield from crew.refresh(do, bajor)


def three_of_the_dominion(state: Chair, side: int, without: Without) -> Progress:
    return [(number(state, there(state, side, without), OF_THE_DOMINION), 3)]


@mission("contacting_the_dominion", 3, three_of_the_dominion, trait("dominion", "changeling"))
def contact_the_dominion(do: Do) -> Steps:
    yield from supply.advance(do, INFLUENCE, 3)
    yield from market.scan(do, 1, PERSON, CARGO, SHIP)
    yield from cards.draw(do, 2)


# Burnham


def traces_of_the_burn(state: Chair, side: int, without: Without) -> Progress:
    def judge(on: list[Card]) -> Progress:
        others = [card for card in on if state.face(card).suit != INCIDENT]
        wants = [wearing(state, "scientist"), wearing(state, "kelpien")]
        return [(number(state, on, INCIDENTS), 2), (assigned(others, wants), 2)]

    return [*best_ship(state, side, without, judge), (track(state, side, RESEARCH), 5)]


@mission(
    "investigate_the_burn",
    4,
    traces_of_the_burn,
    (Want(suits=(INCIDENT,)), Want(traits=("scientist", "kelpien"))),
    least=((BEAMED, 3),),
)
def investigate_the_burn(do: Do) -> Steps:
    """An ENCOUNTER on top of the deck; up to two Dilithium recrystallized."""
    card = yield from incidents.take_encounter(do)
    if card is not None:
        yield from cards.lay(do, card, DECK)
    supply.move_inert(do, 2)


def scattered_federation(state: Chair, side: int, without: Without) -> Progress:
    anomalies = number(state, state.row(side, LOG), trait("anomaly"))
    found = there(state, side, without, captain=False)
    officers = number(state, found, trait("starfleet"), strict=True)

    def judge(on: list[Card]) -> Progress:
        """A Wildcard aboard is either a species or Starfleet (CHAIR-15.5)."""
        aboard, wild = species(state, on, ("starfleet",)), wildcards(state, on)
        spare = max(0, min(wild, aboard - 3))
        return [(officers + wildcards(state, found) - wild + spare, 3), (aboard, 3)]

    return [(anomalies, 1), *best_ship(state, side, without, judge)]


@mission("reunite_the_federation", 3, scattered_federation, trait("starfleet", *SPECIES), ((LOG, 1),))
def reunite_the_federation(do: Do) -> Steps:
    yield from take_top_location(do)


def take_top_location(do: Do) -> Steps:
    """Draw the top LOCATION card and take control of it (CHAIR-27.48)."""
    pile = do.state.cards.rows[LOCATIONS]
    if pile:
        yield from neutral.put_under_control(do, pile[-1])


def emerald_chain(state: Chair, side: int, without: Without) -> Progress:
    traders = number(state, there(state, side, without), TRADERS)
    return [(traders, 2), (number(state, state.row(side, LOG), SHADY), 2)]


@mission("dealing_with_the_emerald_chain", 6, emerald_chain, trait("business", "orion"), ((LOG, 2),))
def deal_with_the_emerald_chain(do: Do) -> Steps:
    if (yield from plays.free_play(do, suit(INCIDENT))) is not None:
        yield from supply.gain(do, "glory", 2)
        yield from supply.gain(do, "dilithium", 2)
        yield from supply.gain(do, "latinum", 2)


# Koloth


def growing_empire(state: Chair, side: int, without: Without) -> Progress:
    fleet, ground = len(deployed(state, side)), len(locations(state, side))
    return [(fleet + ground, 6), (fleet, 1), (ground, 1)]


@mission("expanding_the_empire", 3, growing_empire, ())
def expand_the_empire(do: Do) -> Steps:
    """Enlist two Reserves, or a Development; dismiss a deployed SHIP."""
    way = yield from pick_word(do, "enlist-which", ("reserves", "development"))
    if way == "reserves":
        yield from plays.enlist_reserves(do, 2)
    else:
        yield from cycling.enlist_development(do)
    ship = yield from pick(do, "dismiss", ships.deployed(do), "CHAIR-27.6")
    if ship is not None:
        yield from crew.dismiss_card(do, ship)


def romulans_among_klingons(state: Chair, side: int, without: Without) -> Progress:
    """The SHIP itself is Klingon."""

    def judge(on: list[Card]) -> Progress:
        klingon = bool(on) and has(state, on[0], "klingon")
        return [(number(state, on[1:], trait("romulan")) if klingon else 0, 1)]

    return best_ship(state, side, without, judge)


@mission("romulan_weapons_trade_agreement", 1, romulans_among_klingons, trait("romulan"), least=((BEAMED, 1),))
def trade_weapons(do: Do) -> Steps:
    state = do.state
    yield from supply.advance(do, MILITARY, number(state, in_play(state, do.side), trait("romulan")))
    for card in [each for each in state.row(do.side, DEVELOPMENT) if state.cards.faces[each] == "kol_prototype_cloak"]:
        state.cards.move(card, zone(do.side, DECK))  # for free, whatever its cost (CHAIR-13.9)
        state.tell_of("enlisted", do.side, card=card)
    yield from market.junk_card(do, optional=True)


def saboteurs(state: Chair, side: int, without: Without) -> Progress:
    found, others = there(state, side, without), there(state, side, without, captain=False)
    wild = wildcards(state, found)
    strangers = species(state, found, ("klingon",)) - wild
    weapons = number(state, others, trait("weapon"), strict=True)
    return filled([(strangers, 2), (weapons, 2), (number(state, found, trait("scientist"), strict=True), 1)], wild)


STRANGERS_OR_HELPERS = (Want(traits=SPECIES, without=("klingon",)), Want(traits=("weapon", "scientist")))


@mission("sabotage", 4, saboteurs, STRANGERS_OR_HELPERS)
def sabotage(do: Do) -> Steps:
    """Enlist a Reserve; the other captain may be made to take two INCIDENTs, which is an attack."""
    yield from plays.enlist_reserves(do)
    if (yield from pick_word(do, "sabotage", ("yes", "no"))) == "yes":
        if (yield from attacks.strikes(do)):
            yield from foe.take_incident(do, 2)
        yield from attacks.conclude(do)


# Sela


def might(state: Chair, side: int, without: Without) -> Progress:
    return [(track(state, side, INFLUENCE), 6), (track(state, side, MILITARY), 6)]


@mission("romulan_might", 4, might, ())
def show_might(do: Do) -> Steps:
    yield from cycling.enlist_development(do)
    yield from cards.find(do, trait("attack"))


def four_vulcans(state: Chair, side: int, without: Without) -> Progress:
    return [(number(state, there(state, side, without), VULCAN), 4)]


@mission("the_reunification_plot", 4, four_vulcans, trait("vulcan"))
def plot_reunification(do: Do) -> Steps:
    yield from supply.advance(do, INFLUENCE, 3)
    yield from cards.draw(do, number(do.state, in_play(do.state, do.side), trait("shady")))
    yield from plays.free_play(do, suit(INCIDENT))
    yield from market.junk_card(do, optional=True)


def klingons_under_cloak(state: Chair, side: int, without: Without) -> Progress:
    def judge(on: list[Card]) -> Progress:
        wants = [wearing(state, "klingon"), wearing(state, "cloak")]
        return [(assigned(on, wants), 2)]

    return best_ship(state, side, without, judge)


@mission("the_duras_plot", 1, klingons_under_cloak, trait("klingon", "cloak"), least=((BEAMED, 1),))
def plot_with_duras(do: Do) -> Steps:
    """Military for each cloak and Glory from the supply for each klingon in play; a cloak and every beamed klingon are
    dismissed."""
    state = do.state
    found = yield from shared.having(do, "cloak", "klingon")
    yield from supply.advance(do, MILITARY, len(found["cloak"]))
    yield from supply.gain(do, "glory", 2 * len(found["klingon"]), from_supply=True)
    cloaks = [card for card in crew.dismissable(do) if card in found["cloak"]]
    cloak = yield from pick(do, "dismiss", cloaks, "CHAIR-27.6")
    if cloak is not None:
        yield from crew.dismiss_card(do, cloak)
    for card in found["klingon"]:
        if state.lies(card) == BEAMED:
            yield from crew.dismiss_card(do, card)


# Shran


def borders(state: Chair, side: int, without: Without) -> Progress:
    weapons = number(state, there(state, side, without), WEAPON)
    return [(len(locations(state, side)), 3), (weapons, 4)]


@mission("securing_andorias_borders", 2, borders, trait("weapon"), ((PLACES, 2),))
def secure_borders(do: Do) -> Steps:
    yield from market.scan(do, 1, SHIP)
    yield from cards.draw(do)
    yield from supply.gain(do, supply.ACTION, 1)


FOUNDERS = ("vulcan", "tellarite", "andorian", "alien", "ambassador", "communication")


def founders(state: Chair, side: int, without: Without) -> Progress:
    """One human and three different ones of these, on four cards."""

    def judge(on: list[Card]) -> Progress:
        peoples = assigned(on, [wearing(state, name) for name in FOUNDERS])
        humans = assigned(on, [wearing(state, "human")])
        if len(on) < 4 or not humans or peoples < 3:  # most often, and cheap to see
            return [(humans + min(3, peoples, max(0, len(on) - 1)), 4)]
        trios = combinations(FOUNDERS, 3)
        return [(max(assigned(on, [wearing(state, name) for name in ("human", *trio)]) for trio in trios), 4)]

    return best_ship(state, side, without, judge)


@mission("founding_the_federation", 4, founders, trait("human", *FOUNDERS), least=((BEAMED, 3),))
def found_the_federation(do: Do) -> Steps:
    for each in TRACKS:
        yield from supply.advance(do, each, 2)
    bases = [place for place in ships.any_place(do) if has(do.state, place, "starbase")]
    yield from ships.send(do, 1, lambda _: bases, optional=True)


def consortium(state: Chair, side: int, without: Without) -> Progress:
    return [(number(state, there(state, side, without), BUSINESS), 3)]


@mission("andorian_mining_consortium", 3, consortium, trait("business"))
def mine(do: Do) -> Steps:
    yield from market.scan(do, 1, CARGO)
    yield from supply.gain(do, "latinum", 2)
    yield from supply.gain(do, "glory", 1)
    if (yield from plays.free_play(do, suit(INCIDENT))) is not None:
        yield from supply.gain(do, "glory", 1)
