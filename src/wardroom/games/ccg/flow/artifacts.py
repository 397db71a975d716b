"""Artifacts that are used at once when they are earned, and what missions and objectives do then."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from wardroom.kernel import EVERYBODY, Ask, Card, Reason, Steps, pick_one, pick_several

from ..cards.kinds import OUTPOST, Facility, Personnel
from ..cards.words import CLASSIFICATIONS
from ..needs import Levels
from ..places import facilities, people
from ..spaceline import mission
from ..state import CORE, DECK, HAND, Ccg, place_at, zone
from . import do
from .attempt import Attempt
from .choosing import yes_or_no
from .compatible import why_not_aboard
from .downloads import NONE
from .entering import why_not_enter
from .refusing import refuse
from .reporting import SPECIAL, arrive
from .solving import BY_CARD, EARNED
from .turn import AT_START, OPTIONAL
from .windows import Play, Trigger, play_of


def betazoid_gift_box(state: Ccg, seat: int, _card: Card) -> Steps:
    """Search the draw deck for any three cards, and reshuffle."""
    deck = state.deck(seat)
    state.cards.show(deck, 1 << seat)
    taken = yield from pick_several(seat, "take-from-deck", deck, most=3)
    for card in taken:
        state.cards.move(card, zone(seat, HAND))
    state.cards.shuffle(zone(seat, DECK), state.chance)
    state.tell("took-from-deck", seat=seat, count=len(taken))


EARNED["betazoid_gift_box"] = betazoid_gift_box


def reports_to_ritual(state: Ccg, _seat: int, _host: Card, card: Card) -> bool:
    """Observe Ritual: Vulcans may report on the planet."""
    face = state.face(card)
    return isinstance(face, Personnel) and "vulcan" in face.species


SPECIAL["observe_ritual"] = reports_to_ritual


# Assign Mission Specialists

ASSIGN = "assign_mission_specialists"


def outposts(state: Ccg, seat: int) -> list[Card]:
    return [card for card in facilities(state, seat) if cast(Facility, state.face(card)).facility == OUTPOST]


def why_not_assign(state: Ccg, seat: int, _trigger: Trigger) -> Reason | None:
    return None if outposts(state, seat) else Reason("CCG-14.3", "no-target")


@play_of(ASSIGN, why=why_not_assign, stays=True)
def assign_mission_specialists(this: Play) -> Steps:
    """Up to two different mission specialists, not in play, come from the deck to the outpost (CCG-15.1, CCG-15.3)."""
    state, seat = this.state, this.seat
    deck = state.deck(seat)
    state.cards.show(deck, 1 << seat)
    state.tell("searches", seat=seat, card=this.card)
    fetched: list[Card] = []
    while len(fetched) < 2:
        judge = partial(why_not_specialist, state, seat, tuple(fetched))
        choice: Any = yield Ask(seat, "fetch", [NONE, *deck], judge, args=(("card", this.card),))
        if choice == NONE:
            break
        do.put(state, choice, place_at(CORE, seat))
        state.cards.show((choice,), EVERYBODY)
        state.tell("downloads", seat=seat, card=choice)
        fetched.append(choice)
    state.cards.shuffle(zone(seat, DECK), state.chance)
    for card in fetched:
        homes = [each for each in outposts(state, seat) if why_not_aboard(state, seat, card, each) is None]
        if homes:
            home = yield from pick_one(seat, "report-to", homes, args=(("card", card),))
            arrive(state, seat, card, home)
        else:
            do.leave(state, card)


def why_not_specialist(state: Ccg, seat: int, fetched: tuple[Card, ...], choice: Any) -> Reason | None:
    if choice == NONE:
        return None
    face = state.face(choice)
    if not isinstance(face, Personnel) or not face.specialist:
        return refuse(state, "CCG-9.5", "no-specialist", card=choice)
    if any(state.cards.faces[each] == face.id for each in (*fetched, *people(state, state.table()))):
        return refuse(state, "CCG-4.9", "already-in-play", card=choice)
    if not any(why_not_aboard(state, seat, choice, home) is None for home in outposts(state, seat)):
        return Reason("CCG-15.4", "nowhere")
    return why_not_enter(state, seat, choice)


def specialists_score(state: Ccg, this: Attempt, card: Card) -> Steps:
    """Each mission specialist of the team whose skill is a skill term of the alternative used scores 5, as many for
    each term as it asks levels."""
    face = mission(state, this.location, this.seat)
    if state.controller(card) != this.seat or face.needs is None:
        return
    ways = face.needs.ways(this.group(state))
    scored, points = list[Card](), 0
    for term in ways[0] if ways else ():
        if isinstance(term, Levels) and term.skill not in CLASSIFICATIONS:
            fits = [
                each for each in this.people(state) if each not in scored and is_specialist(state, each, term.skill)
            ]
            scored += fits[: term.least]
            points += 5 * len(fits[: term.least])
    if points:
        do.score(state, this.seat, points)
    yield from ()


def is_specialist(state: Ccg, card: Card, skill: str) -> bool:
    face = state.face(card)
    return isinstance(face, Personnel) and face.specialist and face.members[0].skills[0][0] == skill


BY_CARD[ASSIGN] = specialists_score


def may_dismiss(state: Ccg, card: Card) -> Steps:
    """It may be discarded at the start of its player's turn."""
    seat = state.controller(card)
    if seat == state.active and (yield from yes_or_no(seat, "dismiss", card)):
        do.discard(state, [card])


AT_START[ASSIGN] = may_dismiss
OPTIONAL.add(ASSIGN)
