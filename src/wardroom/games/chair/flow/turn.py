"""CHAIR-5 to CHAIR-10: a turn, step by step. Each of these is a stage at which the game can be entered."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from wardroom.kernel import Ask, Card, Reason, Steps

from ..automa import turn as bot
from ..cards import kinds
from ..cards.kinds import FACES
from ..pieces import Do
from ..state import (
    ACTION,
    ACTIONS,
    BOOST,
    BOT_CARD,
    BOT_CLEAN_UP,
    BOT_CONTROL,
    BOT_DRAW,
    CADET,
    CLEANING,
    CONTROL,
    DECK,
    DISCARD,
    DISCARDING,
    DRAWING,
    GLORY,
    HAND,
    NO_TOKENS,
    OVER,
    RESUPPLY,
    STAGING,
    STARDATE,
    TABLE,
    WIPE,
    Chair,
    zone,
)
from . import cycling, leaving, missions, neutral, opening, operations, standing, stardates, wiping
from .asking import NO, pick, pick_cards, stays, tell_place
from .verbs import cards, market
from .verbs.plays import MOST_PLAYS, tell_operation

END = "end"
"""The word that ends the ACTION step (CHAIR-8.11)."""


def captain_does(state: Chair) -> Do:
    """What the active side does by the rules alone, with no card to name but its Captain."""
    return Do(state, state.active, state.captain(state.active))


# RESUPPLY


def resupply(state: Chair) -> Steps:
    """CHAIR-6.1: all RESUPPLY operations, in the order the captain likes."""
    if not state.begun:  # a Location controlled later this turn is left out (CHAIR-6.4)
        state.begun, state.due = True, operations_of(state, kinds.RESUPPLY, TABLE)
    yield from one_of_the_step(state, "resupply", CONTROL)


def operations_of(state: Chair, kind: str, zones: tuple[int, ...]) -> list[tuple[Card, int]]:
    faces, places_on, found = state.cards.faces, operations.places_on, []
    for each in zones:
        for card in state.row(state.active, each):
            for place in places_on(faces[card], kind):
                found.append((card, place))
    return found


def one_of_the_step(state: Chair, kind: str, then: str) -> Steps:
    """One operation of the step, and the next stage once all are done. Who has several chooses; a mission may be
    completed in between (CHAIR-22.2)."""
    side = state.active
    ready = missions.ready(state, side)
    if not state.due and not ready:
        leave_step(state, then)
        return
    if len(state.due) == 1 and not ready:
        chosen: Any = ("use", *state.due[0])
    else:
        candidates: list[Any] = [*(("use", *each) for each in state.due), *(("mission", name) for name in ready)]
        if not state.due:
            candidates.append(END)
        chosen = yield Ask(side, kind, candidates, about=tell_place(state))
    if chosen == END:
        leave_step(state, then)
    elif chosen[0] == "mission":
        yield from missions.complete(captain_does(state), chosen[1])
    else:
        _, card, place = chosen
        state.due.remove((card, place))
        state.resolved.append((card, place))
        yield from operations.trigger(state, side, card, place)


def leave_step(state: Chair, then: str) -> None:
    state.begun, state.due = False, []
    state.stage = then


# CONTROL


def control(state: Chair) -> Steps:
    """CHAIR-7.3: one neutral Location that one has secured may be taken under control."""
    side = state.active
    ready = missions.ready(state, side)
    secured = neutral.secured(state, side)
    if not secured and not ready:
        state.stage = ACTION
        return
    options: list[Any] = [*(("control", place) for place in secured), *(("mission", name) for name in ready), NO]
    chosen = yield Ask(side, "control", options)
    if chosen == NO:
        state.stage = ACTION
    elif chosen[0] == "mission":
        yield from missions.complete(captain_does(state), chosen[1])
    else:
        state.stage = ACTION
        yield from neutral.take_control(captain_does(state), chosen[1])


# ACTION


def action(state: Chair) -> Steps:
    """CHAIR-8, CHAIR-9: play a card, use one on the table, complete a mission, or end the step."""
    side = state.active
    candidates, sift = partial(possible_actions, state, side), partial(legal_actions, state, side)
    judge = partial(why_not_act, state, side)
    chosen: Any = yield Ask(side, "act", candidates, judge, about=tell_operation(state), sift=sift)
    if chosen == END:
        state.stage = CLEANING
        state.due = operations_of(state, kinds.CLEAN_UP, (*TABLE, STAGING))
        state.resolved = []
    elif chosen[0] == "play":
        yield from operations.play(state, side, chosen[1], chosen[2])
    elif chosen[0] == "use":
        yield from operations.use(state, side, chosen[1], chosen[2])
    else:
        yield from missions.complete(captain_does(state), chosen[1])


def possible_actions(state: Chair, side: int) -> list[Any]:
    """What is offered does not depend on the faces of the hand: whatever a card does not have is not listed."""
    found: list[Any] = []
    for card in state.hand(side):
        found += plays_of(card)
    for card in state.table(side):
        found += uses_of(card, len(state.face(card).activations))
    found += map(completion_of, missions.open_missions(state, side))
    found.append(END)
    return found


def why_not_act(state: Chair, side: int, option: Any) -> Reason | None:
    if option == END:
        return None
    if option[0] == "play":
        return operations.why_not_play(state, side, option[1], option[2])
    if option[0] == "use":
        return operations.why_not_use(state, side, option[1], option[2])
    return missions.why_not(state, side, option[1])


@cache
def plays_of(card: Card) -> tuple[Any, ...]:
    """What a card in a hand may be played for, as far as the others can tell."""
    return tuple([("play", card, number) for number in range(MOST_PLAYS)])


@cache
def completion_of(mission: str) -> tuple[str, str]:
    """The one option that completes a mission, wherever it is listed."""
    return "mission", mission


@cache
def uses_of(card: Card, count: int) -> tuple[Any, ...]:
    return tuple([("use", card, number) for number in range(count)])


def legal_actions(state: Chair, side: int) -> list[Any]:
    """What the judge of an ACTION step allows, in the order of its candidates. No question is asked as often, so this
    one is sifted without its judge."""
    faces, left = state.cards.faces, state.actions > 0
    can_pay, exhausted, warped = operations.can_pay, state.exhausted, state.warps >= operations.MOST_WARPS
    do = captain_does(state)  # one for all, since nothing is done with it
    uses: list[Any] = []
    governed = False
    for card in state.table(side):
        face = FACES[faces[card]]
        governed = governed or face.governs
        ops = face.use_ops
        if not ops or card in exhausted:
            continue
        for number, op in enumerate(ops):
            if op.action and not left or warped and number == 0 and face.id == operations.WARPS_ON:
                continue
            if op.plain or can_pay(do, card, op):
                uses.append(uses_of(card, len(ops))[number])
    way = operations.other_way(state, side) if governed else None
    barred = governed and standing.total(state, side, standing.NO_ATTACKS) > 0
    found: list[Any] = []
    for card in state.hand(side):
        face = FACES[faces[card]]
        if not (barred and kinds.ATTACK in face.traits):
            for number, op in enumerate(face.play_ops):
                if (left or not op.action) and (op.plain or can_pay(do, card, op)):
                    found.append(plays_of(card)[number])
        if way is not None and face.suit == kinds.INCIDENT and can_pay(do, card, way):
            found.append(plays_of(card)[operations.OTHER_WAY])
    found += uses
    found += map(completion_of, missions.ready(state, side))
    found.append(END)
    return found


# CLEAN-UP


def cleaning(state: Chair) -> Steps:
    """CHAIR-10.2: the CLEAN-UP operations, those in the Staging area included."""
    yield from one_of_the_step(state, "clean-up", STARDATE)


def carry_out_stardates(state: Chair) -> Steps:
    """CHAIR-10.3: Stardate cards received in the other captain's turn."""
    wiping.carry_out_stardates(state)
    state.stage = WIPE if state.mode == CADET else GLORY
    yield from ()


def wipe_one(state: Chair) -> Steps:
    """CHAIR-26.10: in cadet training one Market card of one's choice goes first."""
    do = captain_does(state)
    card = yield from pick(do, "wipe", [card for card in state.market if card is not None], "CHAIR-26.10")
    if card is not None:
        market.throw_away(state, card)
        state.tell_of("wiped", state.active, card=card)
        market.refill(state, state.face(card).suit)
    state.stage = GLORY


def place_glory(state: Chair) -> Steps:
    """CHAIR-10.7: 1 Glory from the Stardate card on a Market card. CHAIR-28.2, CHAIR-26.11: Burnham removes the Glory
    and places Dilithium."""
    state.stage = DISCARDING
    there = [card for card in state.market if card is not None]
    if not there:
        return  # CHAIR-10.9
    do = captain_does(state)
    card = yield from pick(do, "place-token", there, "CHAIR-10.7")
    assert card is not None
    dilithium, latinum, glory = state.tokens.get(card, NO_TOKENS)
    if standing.total(state, state.active, standing.PLACES_DILITHIUM):
        n = 1 if state.mode == CADET else 2
        state.tokens[card] = dilithium + n, latinum, glory
        state.tell_of("placed", state.active, name_gain=kinds.DILITHIUM, count=n, card=card)
    else:
        state.tokens[card] = dilithium, latinum, glory + 1
        state.tell_of("placed", state.active, name_gain=kinds.GLORY, count=1, card=card)
    stardates.take_glory(state, 1)


def discard_hand(state: Chair) -> Steps:
    """CHAIR-10.10: the Staging area, and any number of cards from the hand; but for what nothing discards
    (CHAIR-28.9)."""
    side = state.active
    for card in state.row(side, STAGING)[:]:
        if not stays(state, card):
            leaving.dismissed(state, card)
    do = captain_does(state)
    picked = yield from pick_cards(do, "discard-any", state.hand(side), "CHAIR-10.10")
    for card in picked:
        state.cards.move(card, zone(side, DISCARD))
    if picked:
        state.tell_of("discarded", side, card=tuple(picked))
    state.stage = DRAWING


def draw_hand(state: Chair) -> Steps:
    """CHAIR-10.11: up to the hand size, as many cards at once as the deck has. Hand and hand size are looked at anew
    after each cycle, which may bring a card to the hand (CHAIR-13.12); then everything is refreshed (CHAIR-10.13) and
    the turn passes on."""
    side = state.active
    do = captain_does(state)
    deck = state.row(side, DECK)
    while (lacking := standing.hand_size(state, side) - len(state.row(side, HAND))) > 0:
        if deck:
            yield from cards.draw(do, min(lacking, len(deck)))
        elif not (yield from cycling.cycle(do)):
            break
    operations.reset(state, side)
    state.captaincies[side].hand_bonus = 0
    pass_on(state)


def pass_on(state: Chair) -> None:
    """CHAIR-5.1, CHAIR-5.3: the next turn, or the end."""
    if state.closing == 0:
        state.phase = OVER
        return
    if state.closing > 0:
        state.closing -= 1
    state.active = (state.active + 1) % state.sides
    state.turn += 1
    state.actions = ACTIONS
    state.stage = BOT_CONTROL if state.is_bot(state.active) else RESUPPLY
    state.fresh = True


def clean_up_bot(state: Chair) -> Steps:
    """CHAIR-30.6 to CHAIR-30.9: the end of the Bot's turn, and of what was so until its end (CHAIR-15.12)."""
    yield from bot.clean_up(state)
    operations.reset(state, state.active)
    pass_on(state)


STEPS = {
    BOOST: opening.boost,
    RESUPPLY: resupply,
    CONTROL: control,
    ACTION: action,
    CLEANING: cleaning,
    STARDATE: carry_out_stardates,
    WIPE: wipe_one,
    GLORY: place_glory,
    DISCARDING: discard_hand,
    DRAWING: draw_hand,
    BOT_CONTROL: bot.control,
    BOT_DRAW: bot.draw,
    BOT_CARD: bot.turn_up,
    BOT_CLEAN_UP: clean_up_bot,
}
