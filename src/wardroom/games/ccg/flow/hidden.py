"""CCG-20.6, CCG-20.7: a card that lies face down until its player turns it up. So far that is Captured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wardroom.kernel import EVERYBODY, Card, Steps, pick_one

from ..cards.kinds import BORG
from ..places import all_vessels, away_teams, company, is_under_cloak, occupied, people
from ..state import ABOARD, AGENDA, CORE, Ccg, place_at, zone
from ..values import group, skills
from . import do
from .battle_people import PeopleBattle
from .capture import capture, present_people
from .options import option
from .windows import BEFORE_WINNER, PAUSE, Play, Trigger, play_of

HIDDEN = ("captured",)


def is_agenda(face: str) -> bool:
    return face in HIDDEN


def lay(state: Ccg, seat: int, card: Card) -> None:
    """CCG-20.6: face down. That it is one of these everybody knows."""
    state.cards.move(card, zone(seat, AGENDA))
    state.cards.within((card,), is_agenda)
    state.tell("lays-agenda", seat=seat)


@play_of("captured", stays=True)
def play_face_down(this: Play) -> Steps:
    """CCG-7.19: from hand as from the seed cards."""
    lay(this.state, this.seat, this.card)
    yield from ()


def offered(state: Ccg, seat: int, trigger: Trigger) -> list[Any]:
    """What a player may turn up now."""
    return [option("agenda", card) for card in state.row(seat, AGENDA) if may_turn_up(state, seat, trigger)]


def may_turn_up(state: Ccg, seat: int, trigger: Trigger) -> bool:
    """Public, as everybody knows what lies there (CCG-25.7)."""
    if trigger.kind == PAUSE:
        return state.is_own_turn(seat) and any(captors(state, seat))
    return trigger.kind == BEFORE_WINNER and bool(stunned_by_security(state, seat, trigger))


def use(state: Ccg, seat: int, choice: Any, trigger: Trigger) -> Steps:
    """It is turned up and spent: somebody is captured."""
    card: Card = choice[1]
    do.put(state, card, place_at(CORE, seat))
    state.cards.show((card,), EVERYBODY)
    state.tell("turns-up", seat=seat, card=card)
    state.note(f"played {state.cards.faces[card]}")
    told = (("card", card),)
    if trigger.kind == PAUSE:
        teams = list(captors(state, seat))
        first = yield from pick_one(seat, "capture-with", [people(state, team)[0] for team in teams], args=told)
        team = next(each for each in teams if first in each)
        captive = do.choose_random(state, present_people(state, seat, team))[0]
    else:
        captive = yield from pick_one(seat, "struck", stunned_by_security(state, seat, trigger), args=told)
    yield from capture(state, seat, captive, card)
    if do.in_play(state, card) and state.where[card].kind == CORE:
        do.leave(state, card)


# In the own turn


def captors(state: Ccg, seat: int) -> Iterator[list[Card]]:
    """Crews and Away Teams without Borg that have more SECURITY, or more hand weapons, than the opponents present."""
    for team in teams(state, seat):
        theirs = present_people(state, seat, team)
        if theirs and has_more(state, seat, team, theirs):
            yield team


def teams(state: Ccg, seat: int) -> Iterator[list[Card]]:
    """CCG-17.2: nobody aboard a cloaked ship is a target."""
    for vessel, _ in all_vessels(state):
        crew = company(state, place_at(ABOARD, vessel), seat)
        if crew.able and not is_under_cloak(state, vessel):
            yield crew.cards
    for location in occupied(state):
        for team in away_teams(state, location, seat).values():
            if any(not state.is_idle(card) for card in people(state, team)):
                yield team


def has_more(state: Ccg, seat: int, mine: Sequence[Card], theirs: Sequence[Card]) -> bool:
    if any(BORG in state.affiliations(card) for card in people(state, mine)):
        return False
    place = state.where[theirs[0]]
    with_them = company(state, place, 1 - seat).cards
    ours, others = group(state, seat, mine), group(state, 1 - seat, with_them)
    return ours.levels("security") > others.levels("security") or weapons(state, mine) > weapons(state, with_them)


def weapons(state: Ccg, cards: Sequence[Card]) -> int:
    """CCG-9.43."""
    return sum("hand_weapon" in state.face(card).traits for card in cards if not state.is_idle(card))


# In battle


def stunned_by_security(state: Ccg, seat: int, trigger: Trigger) -> list[Card]:
    """Whom the player's SECURITY has just stunned."""
    battle = trigger.battle
    if not isinstance(battle, PeopleBattle):
        return []
    mine, theirs = battle.side(seat), battle.side(1 - seat)
    return [
        card
        for card in theirs.there(state)
        if card in theirs.stunned and skills(state, theirs.stunned_by[card], "security", mine.team(state))
    ]
