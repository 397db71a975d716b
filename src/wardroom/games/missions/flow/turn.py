"""MIS-4: take from one of three places, then discard; and MIS-7: whether that was the end."""

from __future__ import annotations

from functools import cache

from wardroom.kernel import Ask, Card, Judge, Option, Reason, Steps

from ..state import DISCARD, FIRST_MISSION, GALAXY, HAND, MEDDLING, MISSIONS, Missions

DRAWS = ("galaxy", "mission")
FEWEST_MISSIONS, MOST_MISSIONS = 1, 2
LAST_GALAXY, LAST_MISSION = 8, 12
WARNING_ROUNDS = 2
EXTRA_TURN = "time_distortion"

EMPTY = Reason("MIS-4.5", "discard-empty")
JUST_TAKEN = Reason("MIS-4.2", "just-taken")
TOO_FEW = Reason("MIS-4.7", "too-few-missions")
TOO_MANY = Reason("MIS-4.7", "too-many-missions")


def turn(state: Missions) -> Steps:
    """MIS-4.1: exactly one of three options; nobody may pass."""
    cards, seat = state.cards, state.active
    discard, hand = cards.rows[DISCARD], cards.rows[HAND + seat]
    if discard:
        source: Option = yield Ask(seat, "source", [*DRAWS, *discard], None, None, DRAWS)
    else:  # MIS-4.17: only the opening turn
        source = yield Ask.among(seat, "source", [*DRAWS, "discard"], not_from_nothing, DRAWS, DRAWS)
    if isinstance(source, Card):  # MIS-4.2
        cards.move(source, HAND + seat)
        if state.news is not None:  # a playout tells nobody
            state.tell("took", seat=seat, card=source)
        granted = cards.faces[source] == EXTRA_TURN  # MIS-7.5; all have seen the card
        dropped: Card = yield dropping(seat, hand[:], 1, source, None, granted)
        drop(state, seat, dropped)
        again = False
        if granted:  # MIS-7.9: decided after the turn
            answer: str = yield Ask(seat, "extra", ["take", "decline"], None, None, ["take", "decline"])
            again = answer == "take"
        finish(state, True, again)
        return
    if source == "galaxy":  # MIS-4.3
        draw(state, seat, GALAXY)
        dropped = yield dropping(seat, hand[:], 1, None, None, False)
        drop(state, seat, dropped)
    else:  # MIS-4.4
        draw(state, seat, MISSIONS)
        draw(state, seat, MISSIONS)
        held = hand[:]
        first: Card = yield dropping(seat, held, 2, None, None, False)
        second: Card = yield dropping(seat, [card for card in held if card is not first], 1, None, first, False)
        drop(state, seat, first)  # MIS-4.18: both together
        drop(state, seat, second)
    finish(state, False, False)


def not_from_nothing(option: Option) -> Reason | None:
    return EMPTY if option == "discard" else None


def draw(state: Missions, seat: int, deck: int) -> None:
    """The top card of a deck, seen by its owner alone."""
    card = state.cards.rows[deck][-1]
    state.cards.move(card, HAND + seat)
    if state.news is not None:
        state.tell("drew", seat=seat, card=card)


def dropping(seat: int, held: list[Card], left: int, kept: Card | None, first: Card | None, granted: bool) -> Ask:
    """Ask for one of the cards to be discarded, of which so many are left (MIS-4.7). The card just taken lies last in
    the hand and must be kept (MIS-4.2)."""
    missions = 0
    for card in held:
        if card >= FIRST_MISSION:
            missions += 1
    options = held if kept is None else held[:-1]
    if missions - (left - 1) > MOST_MISSIONS:
        options = [card for card in options if card >= FIRST_MISSION]
    elif missions == FEWEST_MISSIONS:
        options = [card for card in options if card < FIRST_MISSION]
    judge = droppable(missions, left, kept)
    final = options if left == 1 and not granted else ()  # then the turn is over
    if first is None:
        return Ask(seat, "discard", held, judge, options, final)
    return Ask(seat, "discard-second", held, judge, options, final, (("card", first),))


def drop(state: Missions, seat: int, card: Card) -> None:
    state.cards.move(card, DISCARD)
    if state.news is not None:
        state.tell("discarded", seat=seat, card=card)


@cache
def droppable(missions: int, left: int, kept: Card | None) -> Judge:
    """MIS-4.7: what may go so that 1 or 2 Missions remain when all is discarded; MIS-4.2: not the card just taken.

    Only backs are looked at, so all can follow it."""

    def judge(card: Card) -> Reason | None:
        remaining = missions - (card >= FIRST_MISSION)
        if card == kept:
            return JUST_TAKEN
        if remaining < FEWEST_MISSIONS:
            return TOO_FEW
        if remaining - (left - 1) > MOST_MISSIONS:
            return TOO_MANY
        return None

    return judge


def finish(state: Missions, quiet: bool, again: bool) -> None:
    """MIS-7: whether the game ends, and whose turn is next."""
    state.turn += 1
    if not quiet:
        state.quiet = 0
    elif not state.extra:
        state.quiet += 1
        if state.quiet >= (state.limit - WARNING_ROUNDS) * state.seats:
            warn(state)
    if not state.ending:
        galaxy, missions = state.out() if len(state.cards.rows[DISCARD]) >= LAST_GALAXY else (0, 0)
        if galaxy >= LAST_GALAXY or missions >= LAST_MISSION:  # MIS-7.1
            state.ending = True
            state.tell("ending", galaxy=galaxy, missions=missions)
        elif state.quiet >= state.limit * state.seats:  # MIS-11.4
            state.ending = True
            state.tell("stalemate", rounds=state.limit)
    state.extra = again
    if again:  # MIS-7.5: even if the end has been triggered
        state.extras += 1
        state.tell("extra", seat=state.active)
    elif state.ending:  # MIS-7.3, 7.6
        state.phase = MEDDLING
    else:  # MIS-3.5, 7.10
        state.active = (state.active + 1) % state.seats


def warn(state: Missions) -> None:
    """MIS-11.4: a coming stalemate is announced two rounds before."""
    rounds, part = divmod(state.quiet, state.seats)
    if not part and rounds < state.limit:
        state.tell("stalemate-near", rounds=rounds, left=state.limit - rounds)
