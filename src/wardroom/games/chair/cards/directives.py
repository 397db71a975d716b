"""Cards that several crews have: DIRECTIVEs and INCIDENTs with the same operations (twins), and what some cards
share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wardroom.kernel import Card, Reason, Steps

from ..flow import attacks, foe, neutral, supply
from ..flow.asking import pick, pick_cards, pick_word, stays
from ..flow.conditions import having_in_play
from ..flow.costs import NO_SUCH_CARD, OnTable, Spend, TakeIncidents, discarding, putting_on_top
from ..flow.verbs import cards, crew, incidents, market, ships
from ..flow.wants import ANYTHING, Wants, beamed_on, fits, in_play, showing, suit, trait
from ..pieces import Do
from ..state import DECK, DISCARD, HAND, LOG, RESERVE, STAGING, Chair
from . import shared
from .kinds import ALLY, CARGO, DIRECTIVE, INCIDENT, PERSON, SHIP, Op
from .parts import face, gains, play

# Gains of a suit


def gain_person(do: Do) -> Steps:
    yield from market.gain_card(do, PERSON)


def gain_cargo(do: Do) -> Steps:
    yield from market.gain_card(do, CARGO)


def gain_ship(do: Do) -> Steps:
    yield from market.gain_card(do, SHIP)


def gain_ally(do: Do) -> Steps:
    yield from market.gain_card(do, ALLY)


# DIRECTIVEs of several crews

ANALYZE = (
    play(gain_ship, action=True, cost=(TakeIncidents(),)),
    play(gain_cargo, action=True, cost=(discarding(2),)),
    play(gains(dilithium=2)),
)
RECRUIT = (
    play(gain_person, action=True, cost=(putting_on_top(),)),
    play(gain_ally, action=True, cost=(TakeIncidents(),)),
)
CONFISCATE = (
    play(gain_ship, action=True, cost=(Spend(dilithium=4),)),
    play(gain_cargo, action=True, cost=(Spend(dilithium=2),)),
    play(gains(latinum=1)),
)


def work_the_land(do: Do) -> Steps:
    """A Dilithium, and two more for each Location under one's control."""
    yield from supply.gain(do, "dilithium", 1 + 2 * len(ships.controlled_places(do)))


UTILIZE = (play(work_the_land, action=True), play(shared.use_skills, action=True))


def conquer_there(do: Do) -> Steps:
    """A PERSON and an INCIDENT for two Away Teams where one has a SHIP; a SHIP for a card from the Market."""
    if (yield from cards.discard(do, suit(PERSON), optional=True)) is not None:
        yield from incidents.take_incident(do)
        yield from ships.send(do, 2, ships.places_with_ship)
    ship = yield from pick(do, "dismiss", ships.deployed(do), "CHAIR-27.6", optional=True)
    if ship is not None:
        yield from crew.dismiss_card(do, ship)
        yield from market.gain_card(do, PERSON, SHIP, ALLY)


CONQUER = (play(conquer_there, action=True),)


def settle_or_study(do: Do) -> Steps:
    """CHAIR-37.5: a Location with an Away Team and a SHIP of one's own shows two ENCOUNTERs; then it is logged, for a
    Research."""
    state, side = do.state, do.side
    place = yield from pick(do, "log-location", ships.controlled_places(do), "CHAIR-23.1")
    if place is None:
        return
    if neutral.teams_at(state, side, place) and neutral.ships_at(state, side, place):
        yield from incidents.look_at_two_encounters(do)
    yield from cards.lay(do, place, LOG)
    yield from supply.gain(do, "research", 1)


def needs_location(state: Chair, side: int) -> Reason | None:
    found = ships.controlled_places(Do(state, side, state.captain(side)))
    return None if found else Reason("CHAIR-9.16", "no-location")


STRANGE_NEW_WORLDS = (play(settle_or_study, action=True, requires=(needs_location,)),)


def land_the_crew(do: Do) -> Steps:
    """As many Away Teams as PERSONs were discarded, all to one Location."""
    yield from ships.send(do, do.amount)


def change_course(do: Do) -> Steps:
    """Draw one, discard one, warp up to two SHIPs."""
    yield from cards.draw(do)
    yield from cards.discard(do)
    yield from ships.warp_several(do, 2)


SET_A_COURSE = (
    play(land_the_crew, action=True, cost=(discarding(1, suit(PERSON), most=3),)),
    play(change_course),
)


@dataclass(frozen=True, slots=True)
class RecallTeams:
    """An Away Team from each of so many different Locations under one's control."""

    n: int

    def why(self, do: Do, public: bool = False) -> Reason | None:
        return None if len(self.places(do)) >= self.n else Reason("CHAIR-20.4", "too-few-teams")

    def pay(self, do: Do) -> Steps:
        chosen = yield from pick_cards(do, "teams-home", self.places(do), "CHAIR-20.4", most=self.n, least=self.n)
        for place in chosen:
            ships.bring_home(do.state, do.side, place)

    def places(self, do: Do) -> list[Card]:
        return [place for place in ships.controlled_places(do) if neutral.teams_at(do.state, do.side, place)]


def log_location(do: Do, card: Card) -> Steps:
    yield from cards.lay(do, card, LOG)


def claim_encounter(do: Do) -> Steps:
    """An ENCOUNTER; an Influence if the Location shares no trait with the Captain."""
    yield from incidents.take_encounter(do)
    own = do.state.face(do.state.captain(do.side)).traits
    if not any(each in own for card in do.picked for each in do.state.face(card).traits):
        yield from supply.gain(do, "influence", 1)


IMPERIAL_PRIDE = (
    play(shared.look_at_encounters, action=True, cost=(RecallTeams(3),)),
    play(
        claim_encounter,
        action=True,
        cost=(Spend(dilithium=10), OnTable("log-location", "CHAIR-23.1", ships.controlled_places, log_location)),
    ),
)


def directive(name: str, ops: tuple[Op, ...], skills: str = "") -> Callable[[str, str, str], None]:
    """A DIRECTIVE that several crews have: call it with its id, its crew and where it begins."""

    def add(id: str, crew: str, start: str) -> None:
        face(id, DIRECTIVE, ops=ops, crew=crew, start=start, twin=name, skills=skills)

    return add


analyze = directive("analyze", ANALYZE)
recruit = directive("recruit", RECRUIT)
confiscate = directive("confiscate", CONFISCATE)
utilize = directive("utilize", UTILIZE)
conquer = directive("conquer", CONQUER, skills="any")
strange_new_worlds = directive("strange_new_worlds", STRANGE_NEW_WORLDS)
set_a_course = directive("set_a_course", SET_A_COURSE)
imperial_pride = directive("imperial_pride", IMPERIAL_PRIDE)


# INCIDENTs


def engineer_helps(do: Do) -> Steps:
    if any(fits(do.state, card, trait("engineer")) for card in in_play(do.state, do.side)):
        yield from supply.gain(do, supply.ACTION, 1)


def discarded_shows(do: Do, track: str) -> bool:
    return any(fits(do.state, card, showing(track)) for card in do.picked)


def soldier_helps(do: Do) -> Steps:
    if discarded_shows(do, "military"):
        yield from supply.gain(do, "dilithium", 2)


def diplomat_helps(do: Do) -> Steps:
    if discarded_shows(do, "influence"):
        yield from supply.gain(do, "latinum", 1)


def scientist_helps(do: Do) -> Steps:
    if discarded_shows(do, "research"):
        yield from shared.draw_two_discard_one(do)


def may_promote_from_staging(do: Do) -> Steps:
    yield from crew.promote(do, (STAGING,), optional=True)


def may_refresh_ship(do: Do) -> Steps:
    yield from crew.refresh(do, ships.deployed(do), optional=True)


INCIDENTS = {
    "energy_drain": (play(incidents.return_this, engineer_helps, action=True, cost=(Spend(dilithium=2),)),),
    "hostile_contact": (
        play(incidents.return_this, soldier_helps, action=True, cost=(discarding(),)),
        play(
            incidents.return_this, gains(dilithium=2), action=True, requires=(having_in_play(trait("communication")),)
        ),
    ),
    "political_crisis": (
        play(incidents.return_this, diplomat_helps, action=True, cost=(discarding(),)),
        play(incidents.return_this, gains(latinum=1), action=True, requires=(having_in_play(trait("ambassador")),)),
    ),
    "red_alert": (play(incidents.return_this, may_promote_from_staging, action=True, cost=(putting_on_top(),)),),
    "subspace_phenomenon": (
        play(incidents.return_this, scientist_helps, action=True, cost=(discarding(),)),
        play(
            incidents.return_this,
            shared.draw_two_discard_one,
            action=True,
            requires=(having_in_play(trait("time_travel")),),
        ),
    ),
    "trade_embargo": (play(incidents.return_this, may_refresh_ship, action=True, cost=(Spend(latinum=1),)),),
}


def incident(id: str, name: str, crew: str = "", start: str = "") -> None:
    """One of the six INCIDENTs; crews have some of their own."""
    face(id, INCIDENT, ops=INCIDENTS[name], vp=-2, crew=crew, start=start, twin=name)


# What some cards share


@dataclass(frozen=True, slots=True)
class FindAndLog:
    """The cost of a Development: find such a card and log it (CHAIR-13.8). Whether one is there the owner may know,
    so it can be tried only with one in hand, Discard pile, deck or Reserve."""

    wants: Wants

    def why(self, do: Do, public: bool = False) -> Reason | None:
        state, side = do.state, do.side
        there = [card for kind in (HAND, DISCARD, DECK, RESERVE) for card in state.row(side, kind)]
        found = bool(there) if public else any(fits(state, card, self.wants) for card in there)
        return None if found else NO_SUCH_CARD

    def pay(self, do: Do) -> Steps:
        found = yield from cards.find(do, self.wants)
        if found is not None:
            yield from cards.lay(do, found, LOG)


@dataclass(frozen=True, slots=True)
class DiscardAnother:
    """A card from the hand, but not the one that it is about."""

    wants: Wants = ANYTHING

    def why(self, do: Do, public: bool = False) -> Reason | None:
        held = self.held(do)
        if not held:
            return NO_SUCH_CARD
        fitting = public or any(fits(do.state, card, self.wants) and not stays(do.state, card) for card in held)
        return None if fitting else NO_SUCH_CARD

    def pay(self, do: Do) -> Steps:
        card = yield from pick(do, "discard", self.held(do), "CHAIR-27.5", self.wants)
        if card is not None:
            do.picked.append(card)
            yield from cards.lay(do, card, DISCARD)

    def held(self, do: Do) -> list[Card]:
        about = None if do.about is None else do.about.card
        return [card for card in do.state.row(do.side, HAND) if card not in (do.card, about)]


def sense(do: Do) -> Steps:
    """Draw a card: keep it, discard it for a Glory, or log it."""
    for card in (yield from cards.draw(do)):
        way = yield from pick_word(do, "sense", ("keep", "discard", "log"))
        if way == "discard" and not stays(do.state, card):
            yield from cards.lay(do, card, DISCARD)
            yield from supply.gain(do, "glory", 1)
        elif way == "log":
            yield from cards.lay(do, card, LOG)


def may_beam_or_recall(do: Do) -> Steps:
    """A card to a SHIP, or one from a SHIP back to the hand."""
    way = yield from pick_word(do, "beam-or-recall", ("beam", "recall", "no"))
    if way == "beam":
        yield from ships.beam(do, ships.deployed(do))
    elif way == "recall":
        aboard = [card for ship in ships.deployed(do) for card in beamed_on(do.state, ship)]
        card = yield from pick(do, "recall", aboard, "CHAIR-27.38")
        if card is not None:
            yield from crew.recall_card(do, card)


def shared_places(do: Do) -> list[Card]:
    """Where both captains have Away Teams."""
    return [place for place in foe.places_with_teams(do) if neutral.teams_at(do.state, do.side, place)]


def needs_team_beside_own(state: Chair, side: int) -> Reason | None:
    found = shared_places(Do(state, side, state.captain(side)))
    return None if found else Reason("CHAIR-20.4", "no-team-there")


def remove_team_beside_own(do: Do) -> Steps:
    """One of their Away Teams where one has one too; a Glory if it went."""
    if (yield from attacks.strikes(do)) and (yield from foe.remove_teams(do, 1, shared_places(do))):
        yield from supply.gain(do, "glory", 1)
