"""MIS-8: the end-of-game step of whoever holds Meddlesome Q."""

from __future__ import annotations

from wardroom.kernel import EVERYBODY, TURN, Ask, Card, Judge, Reason, Steps

from ..state import DISCARD, FIRST_MISSION, GALAXY, HAND, MISSIONS, SCORING, Missions
from .turn import draw

Q = "meddlesome_q"

ONLY_GALAXY = Reason("MIS-8.4", "q-only-galaxy")
NEVER_Q = Reason("MIS-8.2", "q-stays")
ONE_OTHER = Reason("MIS-8.2", "q-one-other-mission")


def meddling(state: Missions) -> Steps:
    """MIS-8.1: before scoring and before any hand is shown."""
    yield TURN
    cards = state.cards
    for seat in range(state.seats):
        for card in cards.rows[HAND + seat]:
            if cards.faces[card] == Q:
                cards.show((card,), EVERYBODY)  # whoever acts now is seen to hold it
                state.tell("meddling", seat=seat, card=card)
                yield from meddle(state, seat, card)
                break
    state.phase = SCORING


def meddle(state: Missions, seat: int, q: Card) -> Steps:
    """MIS-8.6: from the discard first, then one card of each deck, then discard one."""
    cards = state.cards
    discard = cards.rows[DISCARD][:]
    judge = takeable(others(cards.rows[HAND + seat], q))
    if any(judge(card) is None for card in discard):
        taken: Card = yield Ask.among(seat, "q-take", discard, judge, None, discard)
        cards.move(taken, HAND + seat, taken >= FIRST_MISSION)
        state.tell("took", seat=seat, card=taken)  # MIS-7.8: no extra turn for Time Distortion
    else:  # MIS-8.7
        state.tell("q-no-galaxy", seat=seat)
    draw(state, seat, GALAXY)
    draw(state, seat, MISSIONS)
    hand = cards.rows[HAND + seat][:]
    dropped: Card = yield Ask.among(seat, "q-discard", hand, spare(others(hand, q), q), None, hand)
    cards.move(dropped, DISCARD)
    state.tell("discarded", seat=seat, card=dropped)


def others(hand: list[Card], q: Card) -> int:
    """How many Missions besides Q; backs are seen by all."""
    return sum(card >= FIRST_MISSION and card is not q for card in hand)


def takeable(missions: int) -> Judge:
    """MIS-8.4, 8.5: two Missions too many could not be mended by one discard."""

    def judge(card: Card) -> Reason | None:
        return ONLY_GALAXY if missions and card >= FIRST_MISSION else None

    return judge


def spare(missions: int, q: Card) -> Judge:
    """MIS-8.2: Q stays, and exactly one other Mission."""

    def judge(card: Card) -> Reason | None:
        if card is q:
            return NEVER_Q
        return None if missions - (card >= FIRST_MISSION) == 1 else ONE_OTHER

    return judge
