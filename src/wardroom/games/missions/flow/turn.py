"""MIS-4: take from one of three places, then discard; and MIS-7: whether that was the end."""

from __future__ import annotations

from functools import cache

from wardroom.kernel import TURN as CHECKPOINT
from wardroom.kernel import Ask, Card, Judge, Option, Reason, Steps

from ..cards import MISSIONS as MISSION_CARDS
from ..state import DISCARD, FIRST_MISSION, GALAXY, HAND, MEDDLING, MISSIONS, TURN, Missions

DRAWS = ("galaxy", "mission")
FEWEST_MISSIONS, MOST_MISSIONS = 1, 2
LAST_GALAXY, LAST_MISSION = 8, 12
WARNING_ROUNDS = 2
ALL_MISSIONS = len(MISSION_CARDS)
EXTRA_TURN = "time_distortion"

EMPTY = Reason("MIS-4.5", "discard-empty")
JUST_TAKEN = Reason("MIS-4.2", "just-taken")
TOO_FEW = Reason("MIS-4.7", "too-few-missions")
TOO_MANY = Reason("MIS-4.7", "too-many-missions")


def turns(state: Missions) -> Steps:
    """MIS-4.1: every turn exactly one of three options; nobody may pass.

    All can see which cards are Missions; they lie first in a hand. How many it has is counted once, and then followed.
    """
    cards = state.cards
    discard, hands = cards.rows[DISCARD], cards.rows[HAND:]
    missions = [count_missions(hand) for hand in hands]
    while state.phase == TURN:
        yield CHECKPOINT
        seat = state.active
        hand, held = hands[seat], missions[seat]
        if discard:
            source: Option = yield Ask(seat, "source", [*DRAWS, *discard], None, None, DRAWS)
        else:  # MIS-4.17: only the opening turn
            source = yield Ask.among(seat, "source", [*DRAWS, "discard"], not_from_nothing, DRAWS, DRAWS)
        quiet = again = False
        if isinstance(source, Card):  # MIS-4.2
            quiet = True
            mission = source >= FIRST_MISSION
            cards.move(source, HAND + seat, mission)
            if state.news is not None:  # a playout tells nobody
                state.tell("took", seat=seat, card=source)
            held += mission
            granted = cards.faces[source] == EXTRA_TURN  # MIS-7.5; all have seen the card
            dropped: Card = yield ask_discard(seat, hand[:], held, 1, source, None, granted)
            drop(state, seat, dropped)
            missions[seat] = held - (dropped >= FIRST_MISSION)
            if granted:  # MIS-7.9: decided after the turn
                answer: str = yield Ask(seat, "extra", ["take", "decline"], None, None, ["take", "decline"])
                again = answer == "take"
        elif source == "galaxy":  # MIS-4.3
            draw(state, seat, GALAXY)
            dropped = yield ask_discard(seat, hand[:], held, 1, None, None, False)
            drop(state, seat, dropped)
            missions[seat] = held - (dropped >= FIRST_MISSION)
        else:  # MIS-4.4
            draw(state, seat, MISSIONS)
            draw(state, seat, MISSIONS)
            first: Card = yield ask_discard(seat, hand[:], held + 2, 2, None, None, False)
            rest = hand[:]
            rest.remove(first)
            held += 2 - (first >= FIRST_MISSION)
            second: Card = yield ask_discard(seat, rest, held, 1, None, first, False)
            drop(state, seat, first)  # MIS-4.18: both together
            drop(state, seat, second)
            missions[seat] = held - (second >= FIRST_MISSION)
        finish(state, sum(missions), quiet, again)


def count_missions(hand: list[Card]) -> int:
    missions = 0
    while missions < len(hand) and hand[missions] >= FIRST_MISSION:
        missions += 1
    return missions


def not_from_nothing(option: Option) -> Reason | None:
    return EMPTY if option == "discard" else None


def draw(state: Missions, seat: int, deck: int) -> None:
    """The top card of a deck, seen by its owner alone."""
    card = state.cards.rows[deck][-1]
    state.cards.move(card, HAND + seat, deck == MISSIONS)
    if state.news is not None:
        state.tell("drew", seat=seat, card=card)


def ask_discard(
    seat: int, held: list[Card], missions: int, left: int, kept: Card | None, first: Card | None, granted: bool
) -> Ask:
    """Ask for one of the cards to be discarded, of which so many are left (MIS-4.7). Missions lie first in a hand. The
    card just taken must be kept (MIS-4.2): a Mission lies before all others then, a Galaxy card after them."""
    taken = kept is not None
    if missions - (left - 1) > MOST_MISSIONS:  # only Missions, and if one was taken, it was a Mission
        options = held[taken:missions]
    elif missions == FEWEST_MISSIONS:  # only Galaxy cards, and if one was taken, it was one of these
        options = held[missions : len(held) - taken]
    elif kept is None:
        options = held
    else:
        options = held[1:] if kept >= FIRST_MISSION else held[:-1]
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


def finish(state: Missions, held: int, quiet: bool, again: bool) -> None:
    """MIS-7: whether the game ends, and whose turn is next. `held`: how many Missions are in hands; those that are
    neither there nor in their deck lie in the discard."""
    state.turn += 1
    if not quiet:
        state.quiet = 0
    elif not state.extra:
        state.quiet += 1
        if state.quiet >= (state.limit - WARNING_ROUNDS) * state.seats:
            warn(state)
    if not state.ending:
        rows = state.cards.rows
        missions = ALL_MISSIONS - len(rows[MISSIONS]) - held
        galaxy = len(rows[DISCARD]) - missions
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
