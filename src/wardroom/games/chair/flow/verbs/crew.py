"""Cards in play: PROMOTE, REFRESH, EXHAUST, DISMISS, RECALL (CHAIR-27)."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, Reason, Steps

from ...cards.kinds import ATTACK, PERSON
from ...pieces import Do, Happening
from ...state import CAPTAIN, DISCARD, DUTY, FLEET, HAND, PLACES, STAGING, zone
from .. import leaving, standing
from ..asking import pick
from ..happenings import PUT, happen
from ..wants import ANYTHING, NOT_TIME_TRAVEL, Wants, suit

PERSONS = suit(PERSON)
HAND_OR_DISCARD = (HAND, DISCARD)
NOT_PROMOTED = Reason("CHAIR-27.27", "not-promoted")
NO_ATTACKS = Reason("CHAIR-9.17", "no-attacks")


def promote(
    do: Do, zones: Sequence[int] = (HAND,), wants: Wants = PERSONS, optional: bool = False
) -> Asking[Card | None]:
    """CHAIR-27.27: a PERSON to the Duty Officer slot; surplus officers are dismissed (CHAIR-27.28)."""
    found = [card for kind in zones for card in do.state.row(do.side, kind) if card != do.card]

    def judge(card: Card) -> Reason | None:
        return why_not_promote(do, card)

    card = yield from pick(do, "promote", found, "CHAIR-27.27", wants, optional, judge)
    if card is not None:
        yield from make_officer(do, card)
    return card


def why_not_promote(do: Do, card: Card) -> Reason | None:
    face = do.state.face(card)
    if face.suit != PERSON or standing.NOT_PROMOTED in standing.granting(face.id):
        return NOT_PROMOTED
    if ATTACK in face.traits and standing.total(do.state, do.side, standing.NO_ATTACKS):
        return NO_ATTACKS
    return None


def promote_this(do: Do) -> Steps:
    """A PLAY that promotes its own card moves it at once. A duplicate cannot promote what is no PERSON."""
    if do.state.lies(do.card) == STAGING and why_not_promote(do, do.card) is None:
        yield from make_officer(do, do.card)


def make_officer(do: Do, card: Card) -> Steps:
    """CHAIR-27.33: promoted from the Staging area it is not put into play again."""
    state = do.state
    fresh = not leaving.is_in_play(state, card)
    state.cards.move(card, zone(do.side, DUTY))
    state.tell_of("promoted", do.side, card=card)
    yield from dismiss_surplus(do, newest=card)
    if fresh:
        yield from happen(state, Happening(PUT, do.side, card))


def dismiss_surplus(do: Do, newest: Card | None = None) -> Steps:
    """CHAIR-27.28, CHAIR-27.57: officers without a slot are dismissed, as their owner chooses; not the one just
    promoted."""
    state, side = do.state, do.side
    while not standing.officers_that_fit(state, side, state.row(side, DUTY)):
        others = [card for card in state.row(side, DUTY) if card != newest]
        gone = yield from pick(do, "surplus", others, "CHAIR-27.28")
        if gone is None:
            return
        state.tell_of("dismissed", side, card=gone)
        leaving.dismissed(state, gone)


def refreshable(do: Do, kinds: Sequence[int] = (CAPTAIN, DUTY, FLEET, PLACES)) -> list[Card]:
    """One's exhausted cards in these positions."""
    return [card for kind in kinds for card in do.state.row(do.side, kind) if card in do.state.exhausted]


def refresh(do: Do, cards: Sequence[Card], wants: Wants = ANYTHING, optional: bool = False) -> Asking[Card | None]:
    """CHAIR-27.39: one of these that is exhausted is ready again."""
    tired = [card for card in cards if card in do.state.exhausted]
    card = yield from pick(do, "refresh", tired, "CHAIR-27.39", wants, optional)
    if card is not None:
        del do.state.exhausted[card]
        do.state.tell_of("refreshed", do.side, card=card)
    return card


def dismissable(do: Do) -> list[Card]:
    """CHAIR-27.6: one's cards in play, but for the Captain, the Staging area and Locations (CHAIR-18.4), of which Sha
    Ka Ree is one (CHAIR-28.8)."""
    from ...state import BEAMED

    state, side = do.state, do.side
    return [card for kind in (FLEET, DUTY, BEAMED) for card in state.row(side, kind) if card not in state.teams]


def dismiss_card(do: Do, card: Card) -> Steps:
    """CHAIR-27.6; a slot that it granted ends with it (CHAIR-27.57)."""
    do.state.tell_of("dismissed", do.side, card=card)
    leaving.dismissed(do.state, card)
    yield from dismiss_surplus(do)


def dismiss_this(do: Do) -> Steps:
    if leaving.is_in_play(do.state, do.card):
        yield from dismiss_card(do, do.card)


def recall_card(do: Do, card: Card) -> Steps:
    """CHAIR-27.38."""
    do.state.tell_of("recalled", do.side, card=card)
    leaving.recalled(do.state, card)
    yield from dismiss_surplus(do)


def recall_from_staging(do: Do, optional: bool = False) -> Asking[Card | None]:
    """A card without time travel from one's Staging area, back to the hand."""
    staged = [card for card in do.state.row(do.side, STAGING) if card != do.card]
    card = yield from pick(do, "recall", staged, "CHAIR-27.38", NOT_TIME_TRAVEL, optional)
    if card is not None:
        yield from recall_card(do, card)
    return card


def exhaust_card(do: Do, card: Card) -> Steps:
    """CHAIR-27.15."""
    do.state.exhausted[card] = None
    do.state.tell_of("exhausted", do.side, card=card)
    yield from ()
