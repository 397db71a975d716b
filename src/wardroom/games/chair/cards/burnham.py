"""The crew of Michael Burnham, without its Developments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wardroom.kernel import Card, Steps

from ..flow import attacks, stardates, supply
from ..flow.asking import agree, pick, pick_word
from ..flow.conditions import (
    OFFICER_WOULD_BE_DISMISSED,
    YOU_TAKE_INCIDENT,
    at_least,
    you_gain_card,
)
from ..flow.costs import OnTable, Spend, TakeIncidents, discarding, logging
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import count, named, suit, trait
from ..pieces import Do
from ..state import Chair
from . import directives, shared
from .kinds import (
    ALLY,
    AVAILABLE,
    CAPTAIN,
    CARGO,
    DEPLOYED,
    DIRECTIVE,
    INCIDENT,
    INCIDENT_DECK,
    LOCATION,
    PERSON,
    RESERVE,
    SHIP,
    STATUS,
    Effect,
)
from .parts import activation, control, face, gains, passive, play, reaction, resupply

crew_card = partial(face, crew="burnham")


def recrystallize(most: int | None) -> Effect:
    """CHAIR-27.55: Dilithium from the Status card to the pool."""

    def effect(do: Do) -> Steps:
        supply.move_inert(do, most)
        yield from ()

    return effect


# The Captain, Inert Dilithium and Discovery

crew_card(
    "bur_michael_burnham",
    CAPTAIN,
    "human scientist starfleet",
    focus="research",
    start=CAPTAIN,
    teams=5,
    ops=(
        passive(places_dilithium=1),
        activation(shared.gain_one(ALLY), gains(glory=1), cost=(Spend(dilithium=3),)),
    ),
)
crew_card(
    "bur_inert_dilithium",
    STATUS,
    start=STATUS,
    ops=(passive(hand_size=1), passive(inert=1), passive(no_glory_as_dilithium=1)),
)


def welcome_aboard(do: Do) -> Steps:
    """For a discarded card a PERSON is played freely."""
    if (yield from cards.discard(do, optional=True)) is not None:
        yield from plays.free_play(do, suit(PERSON), optional=False)


def jump(do: Do) -> Steps:
    """CHAIR-28.12: warp, and be ready again."""
    yield from ships.warp_this(do)
    do.state.exhausted.pop(do.card, None)
    do.state.warps += 1


crew_card(
    "bur_uss_discovery_a",
    SHIP,
    "anomaly starfleet",
    skills="research influence",
    start=DEPLOYED,
    ops=(
        play(ships.deploy_this, welcome_aboard, action=True),
        activation(jump),
        shared.BEAM,
        shared.PROMOTE,
        passive(keeps_dilithium=1),
    ),
)


# Reserve


def remove_glory(do: Do) -> Steps:
    """CHAIR-11.8."""
    stardates.remove_glory(do.state, 1)
    yield from ()


def reason_together(do: Do) -> Steps:
    """Find Inspire, or scan for an ambassador."""
    way = yield from pick_word(do, "inspire-or-scan", ("find", "scan", "no"))
    if way == "find":
        yield from cards.find(do, named("bur_inspire"))
    elif way == "scan":
        yield from market.scan_for(do, "ambassador")


def skills_for(name: str) -> Callable[[Chair, int], int]:
    def skill(state: Chair, side: int) -> int:
        return count(state, side, trait(name))

    return skill


crew_card(
    "bur_nivar",
    LOCATION,
    "vulcan romulan",
    skills="variable",
    start=RESERVE,
    ops=(
        play(ships.control_this, remove_glory, action=True),
        control(reason_together),
        passive(
            skills_research=skills_for("vulcan"),
            skills_influence=skills_for("ambassador"),
            skills_military=skills_for("romulan"),
        ),
    ),
)


def consult(do: Do) -> Steps:
    """Find a PERSON or an INCIDENT; an INCIDENT played freely brings a Glory."""
    yield from cards.find(do, suit(PERSON, INCIDENT), optional=True)
    if (yield from plays.free_play(do, suit(INCIDENT))) is not None:
        yield from supply.gain(do, "glory", 1)


def cure(do: Do) -> Steps:
    """The INCIDENT just taken goes back; a Research."""
    assert do.about is not None and do.about.card is not None
    yield from incidents.put_back(do, do.about.card, do.side)
    yield from supply.gain(do, "research", 1)


crew_card(
    "bur_hugh_culber",
    PERSON,
    "human doctor starfleet",
    start=RESERVE,
    ops=(
        play(consult, action=True),
        reaction(YOU_TAKE_INCIDENT, cure, cost=(directives.DiscardAnother(suit(PERSON, DIRECTIVE)),)),
    ),
)


def keep_company(do: Do) -> Steps:
    """Booker or his ship is played freely; Grudge and another card may be beamed to the ship."""
    state = do.state
    yield from plays.free_play(do, named("bur_cleveland_booker", "bur_books_ship"))
    home = [card for card in ships.deployed(do) if state.cards.faces[card] == "bur_books_ship"]
    if home and (yield from ships.beam(do, home, optional=True)) is not None:
        yield from ships.put_under(do, do.card, home[0])


crew_card("bur_grudge", CARGO, "creature", start=RESERVE, ops=(play(keep_company, shared.junk_one),))


def recall_from_here(do: Do) -> Steps:
    card = yield from pick(do, "recall", shared.beamed_here(do), "CHAIR-27.38")
    if card is not None:
        yield from crew.recall_card(do, card)


crew_card(
    "bur_books_ship",
    SHIP,
    "cloak",
    start=RESERVE,
    ops=(
        play(ships.deploy_this, shared.may_send_past_ships, action=True),
        activation(ships.warp_this, cost=(discarding(),)),
        activation(recall_from_here, cost=(discarding(),)),
        reaction(
            OFFICER_WOULD_BE_DISMISSED,
            attacks.ignore,
            cost=(OnTable("dismiss", "CHAIR-27.6", shared.beamed_here, crew.dismiss_card),),
        ),
    ),
)


# Available

crew_card(
    "bur_inspire",
    DIRECTIVE,
    start=AVAILABLE,
    ops=(play(shared.draw_two_discard_one, shared.use_skills, action=True),),
)


def recover_ship(do: Do) -> Steps:
    yield from market.gain_from_junk(do, SHIP)


crew_card(
    "bur_recover",
    DIRECTIVE,
    start=AVAILABLE,
    ops=(
        play(recover_ship, action=True, cost=(TakeIncidents(),)),
        play(shared.gain_one(CARGO), action=True, cost=(Spend(latinum=1),)),
    ),
)
directives.strange_new_worlds("bur_strange_new_worlds", "burnham", AVAILABLE)


crew_card(
    "bur_maximum_warp", DIRECTIVE, start=AVAILABLE, ops=(play(shared.draw_two_discard_one, shared.may_warp_a_ship),)
)


def fly(do: Do) -> Steps:
    """For a discarded card a SHIP warps, and an Away Team goes where it went."""
    yield from cards.mill(do)
    if (yield from cards.discard(do, optional=True)) is not None:
        place = yield from ships.warp(do, ships.deployed(do))
        if place is not None:
            yield from ships.send(do, 1, lambda _: [place])


crew_card(
    "bur_keyla_detmer",
    PERSON,
    "pilot human starfleet synthetic",
    skills="variable variable",
    start=AVAILABLE,
    ops=(play(fly, action=True), passive(skills_research=2, skills_influence=2, skills_military=2)),
)


def discovery(do: Do) -> list[Card]:
    return [card for card in ships.deployed(do) if do.state.cards.faces[card] == "bur_uss_discovery_a"]


def run_ops(do: Do) -> Steps:
    """An Away Team to where Discovery is, a card aboard; a Glory for both."""
    places = [place for ship in discovery(do) for place in ships.place_of(do, ship)]
    sent = yield from ships.send(do, 1, lambda _: places, optional=True)
    beamed = yield from ships.beam(do, discovery(do), zones=cards.HAND_OR_DISCARD, optional=True)
    if sent is not None and beamed is not None:
        yield from supply.gain(do, "glory", 1)


def ready_ships_at_places(do: Do) -> list[Card]:
    return [ship for ship in ships.deployed(do) if ships.place_of(do, ship) and ship not in do.state.exhausted]


def refresh_its_location(do: Do) -> Steps:
    """The Location of the SHIP that was exhausted."""
    places = [place for ship in do.picked for place in ships.place_of(do, ship)]
    yield from crew.refresh(do, places)


crew_card(
    "bur_joann_owosekun",
    PERSON,
    "ops human starfleet",
    start=AVAILABLE,
    ops=(
        play(run_ops, action=True),
        resupply(shared.mill_one, gains(latinum=1)),
        activation(
            refresh_its_location,
            cost=(OnTable("exhaust", "CHAIR-27.15", ready_ships_at_places, crew.exhaust_card),),
        ),
    ),
)


def encourage(do: Do) -> Steps:
    """A card for each scientist but the Captain; for each engineer the Captain, a CARGO or a SHIP is refreshed."""
    found = yield from shared.having(do, "scientist", "engineer")
    yield from cards.draw(do, sum(card != do.state.captain(do.side) for card in found["scientist"]))
    for _ in found["engineer"]:
        tired = crew.refreshable(do)
        wanted = [card for card in tired if do.state.face(card).suit in (CAPTAIN, CARGO, SHIP)]
        yield from crew.refresh(do, wanted)


crew_card(
    "bur_sylvia_tilly",
    PERSON,
    "human engineer starfleet scientist",
    start=AVAILABLE,
    ops=(
        play(encourage, action=True),
        play(recrystallize(1), cost=(logging(discard_too=True),)),
        reaction(you_gain_card(suit(PERSON)), shared.send_one(), cost=(discarding(1, suit(INCIDENT)),)),
    ),
)


def care_for_creatures(do: Do) -> Steps:
    """For each creature in play a card or a Glory."""
    for _ in range(count(do.state, do.side, trait("creature"))):
        if (yield from pick_word(do, "draw-or-glory", ("draw", "glory"))) == "draw":
            yield from cards.draw(do)
        else:
            yield from supply.gain(do, "glory", 1)


crew_card(
    "bur_cleveland_booker",
    PERSON,
    "business telepath",
    start=AVAILABLE,
    ops=(
        play(gains(dilithium=1, latinum=1)),
        play(shared.gain_one(PERSON, CARGO), action=True, cost=(Spend(dilithium=1),)),
        activation(care_for_creatures),
    ),
)


def study_spores(do: Do) -> Steps:
    """An INCIDENT for two Research; a Dilithium recrystallized for each deployed SHIP."""
    if (yield from agree(do, "may-take-incident")):
        yield from incidents.take_incident(do)
        yield from supply.gain(do, "research", 2)
    supply.move_inert(do, len(ships.deployed(do)))


crew_card(
    "bur_paul_stamets",
    PERSON,
    "human starfleet scientist",
    skills="research",
    start=AVAILABLE,
    ops=(
        play(study_spores, action=True),
        activation(
            shared.take_encounter,
            action=True,
            cost=(
                OnTable("dismiss", "CHAIR-27.6", discovery, crew.dismiss_card),
                shared.DISMISS_THIS,
                Spend(dilithium=3),
            ),
        ),
    ),
)


def take_command(do: Do) -> Steps:
    """An INCIDENT to scan for a Kelpien; find a DIRECTIVE, which may be played freely."""
    if (yield from agree(do, "may-take-incident")):
        yield from incidents.take_incident(do)
        yield from market.scan_for(do, "kelpien")
    found = yield from cards.find(do, suit(DIRECTIVE))
    if found is not None:
        yield from plays.free_play(do, cards=[found])


def count_crew(do: Do) -> Steps:
    """The hand is shown: an Action with two PERSONs in it."""
    if sum(do.state.face(card).suit == PERSON for card in cards.reveal_hand(do)) >= 2:
        yield from supply.gain(do, supply.ACTION, 1)


crew_card(
    "bur_saru",
    PERSON,
    "kelpien starfleet",
    start=AVAILABLE,
    ops=(play(take_command, action=True), resupply(count_crew, requires=at_least(influence=2))),
)
directives.incident("bur_subspace_phenomenon", "subspace_phenomenon", "burnham", INCIDENT_DECK)
