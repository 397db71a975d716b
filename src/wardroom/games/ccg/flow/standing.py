"""CCG-13.34 to CCG-13.37, CCG-13.42: cards that stay in play until they are cured. They are looked at before every
step, so that a cure that is there works at once."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Card, Steps

from ..cards.kinds import OUTPOST, SHIP, Dilemma, Facility
from ..needs import Needs
from ..places import away_teams, crew, held, location_of, team_of, vessels
from ..state import ABOARD, DOCKED, NOWHERE, OUT, SURFACE, Ccg, place_at
from ..values import Team, group
from . import do
from .repairs import repair
from .teams import active

STANDING: dict[str, Callable[[Ccg, Card], Steps]] = {}
"""What is looked at before every step, by face: cures, arrivals, repairs."""


def standing(face: str) -> Callable[[Callable[[Ccg, Card], Steps]], Callable[[Ccg, Card], Steps]]:
    def register(effect: Callable[[Ccg, Card], Steps]) -> Callable[[Ccg, Card], Steps]:
        STANDING[face] = effect
        return effect

    return register


def look(state: Ccg) -> Steps:
    faces = state.cards.faces
    for card in [card for card in state.table() if faces[card] in STANDING]:
        if do.in_play(state, card):
            yield from STANDING[faces[card]](state, card)


def crew_of(state: Ccg, ship: Card) -> Team:
    """The active crew of a ship, as a cure looks at it."""
    seat = state.controller(ship)
    cards = [card for card in crew(state, ship, seat) if not state.is_idle(card)]
    return group(state, seat, cards, ship)


def cure_of(state: Ccg, card: Card) -> Needs | None:
    face = state.face(card)
    cure = face.cure or face.nullify if isinstance(face, Dilemma) else None  # CCG-13.37: later, like a cure
    return cure if isinstance(cure, Needs) else None


def is_cured_aboard(state: Ccg, card: Card) -> bool:
    """CCG-13.34: by those aboard the ship that it is on."""
    cure, place = cure_of(state, card), state.where[card]
    return cure is not None and place.kind == "on" and cure.met(crew_of(state, Card(place.host)))


def cured(state: Ccg, card: Card, seat: int) -> None:
    """It is discarded; its points are scored if it scores then."""
    points = state.face(card).points
    face = state.face(card)
    state.tell("cured", card=card)
    state.note("cured")
    do.leave(state, card)
    if points and isinstance(face, Dilemma) and face.points_when == "cured":
        do.score(state, seat, points)


@standing("birth_of_junior")
def nullified_later(state: Ccg, card: Card) -> Steps:
    """CCG-13.37: by those aboard, at any later time."""
    if is_cured_aboard(state, card):
        do.nullify(state, card)
    yield from ()


@standing("menthar_booby_trap")
def menthar_booby_trap(state: Ccg, card: Card) -> Steps:
    """ENGINEER x2 aboard removes it, and the ship moves again."""
    if is_cured_aboard(state, card):
        cured(state, card, state.controller(Card(state.where[card].host)))
    yield from ()


@standing("tsiolkovsky_infection")
@standing("nitrium_metal_parasites")
@standing("two_dimensional_creatures")
@standing("ktarian_game")
def cured_with_release(state: Ccg, card: Card) -> Steps:
    """Cured by those aboard; the disabled are restored."""
    if is_cured_aboard(state, card):
        cured(state, card, state.controller(Card(state.where[card].host)))
    yield from ()


def sick_of(state: Ccg, card: Card) -> list[Card]:
    """Whom a card will kill."""
    words = (do.caused_by(card, do.QUARANTINED), do.caused_by(card, do.TIRED))
    return [Card(each) for word, each, _ in state.lasting if word in words]


@standing("rem_fatigue_hallucinations")
@standing("hyper_aging")
def deadly(state: Ccg, card: Card) -> Steps:
    """Cured by those who are with one of them (CCG-4.4)."""
    cure = cure_of(state, card)
    sick = sick_of(state, card)
    if not sick:
        do.discard(state, [card])
        return
    seat = state.controller(sick[0])
    teams = [active(state, team_of(state, each)) for each in sick]
    rested = state.cards.faces[card] in CURED_BY_REST and any(is_at_outpost(state, each) for each in sick)
    if rested or (cure is not None and any(cure.met(group(state, seat, team)) for team in teams)):
        cured(state, card, seat)
    yield from ()


CURED_BY_REST = ("rem_fatigue_hallucinations",)
"""Where it is enough that their ship docks at an outpost."""


def is_at_outpost(state: Ccg, card: Card) -> bool:
    """Whether somebody is aboard a ship that is docked at one."""
    place = state.where[card]
    dock = state.where[place.host] if place.kind == ABOARD else NOWHERE
    face = state.face(Card(dock.host)) if dock.kind == DOCKED else None
    return isinstance(face, Facility) and face.facility == OUTPOST


@standing("alien_abduction")
def alien_abduction(state: Ccg, card: Card) -> Steps:
    """Leadership x3 in one team on the planet, or the mission completed, brings the abducted one back to it."""
    cure, number = cure_of(state, card), state.where[card].host
    done = state.locations[number].solved >= 0
    for seat in (0, 1):
        teams = [active(state, team) for team in away_teams(state, number, seat).values()]
        done = done or (cure is not None and any(cure.met(group(state, seat, team)) for team in teams if team))
    if done:
        back = held(state, card)
        do.enable(state, back)
        do.relocate(state, back, place_at(SURFACE, number))
        cured(state, card, state.active)
    yield from ()


@standing("cytherians")
def cytherians(state: Ccg, card: Card) -> Steps:
    """On arrival it is discarded and scores."""
    ship = Card(state.where[card].host)
    if location_of(state, ship) == state.chosen.get(card):
        seat, points = state.controller(ship), state.face(card).points or 0
        do.leave(state, card, OUT)
        do.score(state, seat, points)
    yield from ()


@standing("plasma_fire")
def plasma_fire(state: Ccg, card: Card) -> Steps:
    """Put out as soon as SECURITY is aboard."""
    ship = Card(state.where[card].host)
    if state.where[card].kind == "on" and crew_of(state, ship).levels("security"):
        do.discard(state, [card])
    yield from ()


@standing("spacedock")
def spacedock(state: Ccg, card: Card) -> Steps:
    """Damaged ships that are docked there, its player's and Non-Aligned ones, are repaired at once."""
    place = state.where[card]
    if place.kind != "on":
        return
    seat = state.controller(card)
    for ship in vessels(state, location_of(state, card)):
        mine = state.controller(ship) == seat or "non_aligned" in state.affiliations(ship)
        docked_here = state.where[ship].kind == DOCKED and state.where[ship].host == place.host
        if state.kind(ship) == SHIP and mine and docked_here and state.damage.get(ship):
            repair(state, ship)
    yield from ()
