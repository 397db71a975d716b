"""The crew of Benjamin Sisko, without its Developments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wardroom.kernel import Card, Steps

from ..flow import attacks, foe, supply
from ..flow.asking import pick, pick_word
from ..flow.conditions import (
    THEY_TAKE_CONTROL,
    YOU_PAID_LATINUM,
    YOU_TAKE_CONTROL,
    YOU_WOULD_GAIN_BY_SUIT,
    at_least,
)
from ..flow.costs import Spend, TakeIncidents, discarding, logging
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import beamed_on, count, fits, named, suit, trait
from ..pieces import Do
from ..state import LOCATIONS, Chair
from . import directives, shared
from .cargo import sort_top
from .kinds import (
    ALLY,
    AVAILABLE,
    CAPTAIN,
    CARGO,
    CONTROLLED,
    DEPLOYED,
    LOCATION,
    PERSON,
    RESERVE,
    SHIP,
)
from .parts import activation, control, endgame, face, gains, passive, play, reaction, resupply, special

crew_card = partial(face, crew="sisko")


# The Captain, Bajor and Deep Space 9


def federation_places(do: Do) -> list[Card]:
    """Locations with Starfleet or a starbase."""
    return [place for place in ships.any_place(do) if fits(do.state, place, trait("starfleet", "starbase"))]


def locations_in_play(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    return len(ships.controlled_places(Do(state, side, card)))


crew_card(
    "sis_benjamin_sisko",
    CAPTAIN,
    "human starfleet transcendent",
    start=CAPTAIN,
    teams=6,
    ops=(
        reaction(YOU_TAKE_CONTROL, gains(dilithium=2)),
        activation(shared.send_one(federation_places), action=True),
        endgame(locations_in_play),
    ),
)
crew_card("sis_bajor", LOCATION, "bajoran", (shared.TEAMS_AT_HOME,), skills="influence", start=CONTROLLED)


def beam_or_recall_here(do: Do) -> Steps:
    """A card to the station, or one of it back to the hand."""
    ways = ("beam", "recall") if beamed_on(do.state, do.card) else ("beam",)
    if (yield from pick_word(do, "beam-or-recall", ways)) == "beam":
        yield from ships.beam_here(do)
    else:
        card = yield from pick(do, "recall", beamed_on(do.state, do.card), "CHAIR-27.38")
        if card is not None:
            yield from crew.recall_card(do, card)


crew_card(
    "sis_deep_space_9",
    SHIP,
    "starbase cardassian",
    start=DEPLOYED,
    ops=(
        play(ships.deploy_this, action=True),
        activation(beam_or_recall_here, cost=(discarding(),)),
        shared.PROMOTE,
        passive(cannot_warp=1),
    ),
)


# Reserve

directives.strange_new_worlds("sis_strange_new_worlds", "sisko", RESERVE)


def settle_people(do: Do) -> Steps:
    """An Away Team; for two Latinum another to the same Location."""
    place = yield from ships.send(do)
    if place is not None and (yield from supply.may_spend(do, "may-pay", latinum=2)):
        yield from ships.send(do, 1, lambda _: [place])


crew_card(
    "sis_people_of_bajor",
    ALLY,
    "bajoran",
    start=RESERVE,
    ops=(
        play(gains(influence=1, draw=1), cost=(TakeIncidents(),)),
        play(settle_people, cards.log_this),
    ),
)


def repair_a_ship(do: Do) -> Steps:
    """A SHIP from the Discard pile, played freely."""
    for card in (yield from cards.draw_from_discard(do, suit(SHIP))):
        yield from plays.free_play(do, cards=[card], optional=False)


crew_card(
    "sis_miles_obrien",
    PERSON,
    "human engineer starfleet",
    start=RESERVE,
    ops=(
        play(shared.draw_two_discard_one),
        play(
            repair_a_ship,
            gains(draw=1),
            action=True,
            requires=at_least(military=5),
            cost=(Spend(dilithium=1),),
        ),
        special(not_promoted=1),
    ),
)


def imitate(do: Do) -> Steps:
    """One PLAY of a PERSON or CARGO in the Market."""
    there = [card for card in do.state.market if card is not None]
    yield from plays.duplicate(do, there, suit(PERSON, CARGO), optional=False)


def question(do: Do) -> Steps:
    """A card; a Glory if a shady one was logged."""
    yield from cards.draw(do)
    if any(fits(do.state, card, trait("shady")) for card in do.picked):
        yield from supply.gain(do, "glory", 1)


crew_card(
    "sis_odo",
    PERSON,
    "security changeling",
    start=RESERVE,
    ops=(
        play(imitate, action=True),
        activation(question, cost=(logging(suit(PERSON), discard_too=True),)),
    ),
)


def fire_on_ships(do: Do) -> Steps:
    """If they have a SHIP where the Defiant is, they discard two cards."""
    if any(foe.has_ship_at(do, place) for place in ships.here(do)):
        yield from shared.make_them_discard(2)(do)


crew_card(
    "sis_uss_defiant",
    SHIP,
    "cloak attack romulan starfleet",
    start=RESERVE,
    ops=(
        play(ships.deploy_this, ships.warp_this, fire_on_ships, action=True, attack=True),
        play(ships.deploy_this, shared.may_send_past_ships, action=True, requires=at_least(influence=5)),
        shared.WARP,
        shared.BEAM,
    ),
)


# Available

directives.analyze("sis_analyze", "sisko", AVAILABLE)
directives.utilize("sis_utilize", "sisko", AVAILABLE)
directives.recruit("sis_recruit", "sisko", AVAILABLE)
directives.incident("sis_political_crisis", "political_crisis", "sisko", AVAILABLE)
directives.set_a_course("sis_set_a_course", "sisko", AVAILABLE)


def survey(do: Do) -> Steps:
    """Look at the top three LOCATIONs; each goes to the top or the bottom of their deck."""
    yield from sort_top(do, LOCATIONS, 3)


crew_card(
    "sis_the_wormhole",
    LOCATION,
    "anomaly",
    skills="research influence",
    start=AVAILABLE,
    ops=(
        play(ships.control_this, shared.may_free(suit(SHIP)), action=True),
        control(survey),
        activation(shared.warp_a_ship, cost=(discarding(1, suit(PERSON)),)),
        activation(shared.find(trait("anomaly")), cost=(discarding(),)),
    ),
)


def remember_lives(do: Do) -> Steps:
    """The lowest track; a Latinum for the lowest again."""
    yield from supply.advance_lowest(do)
    if (yield from supply.may_spend(do, "may-pay", latinum=1)):
        yield from supply.advance_lowest(do)


crew_card(
    "sis_jadzia_dax",
    PERSON,
    "trill scientist starfleet",
    skills="research",
    start=AVAILABLE,
    ops=(
        play(remember_lives, action=True),
        play(shared.return_incidents(), gains(glory=1), action=True, cost=(Spend(latinum=1),)),
        reaction(YOU_WOULD_GAIN_BY_SUIT, attacks.ignore),
    ),
)


def resist(do: Do) -> Steps:
    """Find the People of Bajor; dismiss a Cardassian or Dominion card of theirs."""
    yield from cards.find(do, named("sis_people_of_bajor"))
    if (yield from attacks.strikes(do)):
        yield from foe.dismiss_card(do, trait("cardassian", "dominion"))


def they_gain_influence(do: Do) -> Steps:
    yield from foe.gains(do, "influence", 1)


crew_card(
    "sis_kira_nerys",
    PERSON,
    "ops attack bajoran",
    start=AVAILABLE,
    ops=(
        play(resist, crew.promote_this, action=True, attack=True),
        play(gains(military=3, glory=1), they_gain_influence, action=True),
        reaction(THEY_TAKE_CONTROL, gains(draw=1, dilithium=1)),
    ),
)


def broker(do: Do) -> Steps:
    """Scan a PERSON; a card for business, an INCIDENT for a shady one."""
    card = yield from market.scan(do, 1, PERSON)
    if card is None:
        return
    if cards.shown_to_fit(do, card, trait("business")):
        yield from cards.draw(do)
    if fits(do.state, card, trait("shady")):
        yield from incidents.take_incident(do)


def second_ferengi(do: Do) -> Steps:
    if count(do.state, do.side, trait("ferengi")) >= 2:
        yield from supply.gain(do, "latinum", 1)


crew_card(
    "sis_quark",
    PERSON,
    "shady ferengi business",
    start=AVAILABLE,
    ops=(
        play(broker, action=True, cost=(Spend(latinum=1),)),
        resupply(gains(latinum=1), second_ferengi),
        reaction(YOU_PAID_LATINUM, gains(glory=1)),
    ),
)
crew_card(
    "sis_uss_rio_grande",
    SHIP,
    "starfleet",
    start=AVAILABLE,
    ops=(
        play(ships.deploy_this, action=True),
        play(gains(dilithium=1), directives.may_beam_or_recall),
        play(shared.send_one(ships.places_with_ship), action=True),
        shared.WARP,
        shared.BEAM,
    ),
)
