"""MIS-4: take from one of three places, then discard; and MIS-7: whether that was the end."""

from __future__ import annotations

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
    discard = cards.rows[DISCARD]
    if discard:
        source: Option = yield Ask(seat, "source", [*DRAWS, *discard], None, None, DRAWS)
    else:  # MIS-4.17: only the opening turn
        source = yield Ask.among(seat, "source", [*DRAWS, "discard"], not_from_nothing, DRAWS, DRAWS)
    granted = False
    if source == "galaxy":  # MIS-4.3
        draw(state, seat, GALAXY)
        yield from drop(state, seat, 1, None, False)
    elif source == "mission":  # MIS-4.4
        draw(state, seat, MISSIONS)
        draw(state, seat, MISSIONS)
        yield from drop(state, seat, 2, None, False)
    elif isinstance(source, Card):  # MIS-4.2
        cards.move(source, HAND + seat)
        state.tell("took", seat=seat, card=source)
        granted = cards.faces[source] == EXTRA_TURN  # MIS-7.5; all have seen the card
        yield from drop(state, seat, 1, source, granted)
    again = False
    if granted:  # MIS-7.9: decided after the turn
        answer: str = yield Ask(seat, "extra", ["take", "decline"], None, None, ["take", "decline"])
        again = answer == "take"
    finish(state, source not in DRAWS, again)


def not_from_nothing(option: Option) -> Reason | None:
    return EMPTY if option == "discard" else None


def draw(state: Missions, seat: int, deck: int) -> None:
    """The top card of a deck, seen by its owner alone."""
    card = state.cards.rows[deck][-1]
    state.cards.move(card, HAND + seat)
    state.tell("drew", seat=seat, card=card)


def drop(state: Missions, seat: int, count: int, kept: Card | None, granted: bool) -> Steps:
    """Choose cards, then discard them together (MIS-4.18)."""
    cards = state.cards
    held = cards.rows[HAND + seat][:]
    dropped: list[Card] = []
    for left in range(count, 0, -1):
        missions = 0
        for card in held:
            if card >= FIRST_MISSION:
                missions += 1
        galaxy_may = missions - (left - 1) <= MOST_MISSIONS
        mission_may = missions > FEWEST_MISSIONS and missions - left <= MOST_MISSIONS
        if galaxy_may and mission_may and kept is None:
            options = held
        else:
            options = [c for c in held if (mission_may if c >= FIRST_MISSION else galaxy_may) and c is not kept]
        last = left == 1 and not granted  # then the turn is over
        first = (("card", dropped[0]),) if dropped else ()
        kind = "discard" if not dropped else "discard-second"
        judge = droppable(missions, left, kept)
        choice: Card = yield Ask(seat, kind, held, judge, options, options if last else (), first)
        dropped.append(choice)
        held = [card for card in held if card is not choice]
    for card in dropped:
        cards.move(card, DISCARD)
        state.tell("discarded", seat=seat, card=card)


def droppable(missions: int, left: int, kept: Card | None) -> Judge:
    """MIS-4.7: what may go so that 1 or 2 Missions remain when all is discarded; MIS-4.2: not the card just taken.

    Only backs are looked at, so all can follow it."""

    def judge(card: Card) -> Reason | None:
        remaining = missions - (card >= FIRST_MISSION)
        if card is kept:
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
        warn(state)
    galaxy, missions = state.out()
    if not state.ending:
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
    if not part and state.limit - WARNING_ROUNDS <= rounds < state.limit:
        state.tell("stalemate-near", rounds=rounds, left=state.limit - rounds)
