"""Operations that bring others about: FREE PLAY, DUPLICATE, ENLIST (CHAIR-27.9, CHAIR-27.14, CHAIR-27.19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import UNLISTED, Ask, Asking, Card, Reason, Steps

from ...cards.kinds import PLAY
from ...pieces import Do
from ...state import HAND, Chair
from .. import cycling, operations
from ..asking import NO, source, tell_place
from ..wants import ANYTHING, Wants, fits

MOST_PLAYS = 4
"""So many PLAY operations every card in a hand may have, as far as the others can tell: three of its own, and the one
that a PASSIVE gives INCIDENTs."""
NOT_THIS = Reason("CHAIR-27.19", "unfit")
MUST = Reason("CHAIR-27.19", "must-choose")
MUST_COPY = Reason("CHAIR-27.9", "must-choose")


def free_play(
    do: Do,
    wants: Wants = ANYTHING,
    zones: Sequence[int] = (HAND,),
    optional: bool = True,
    cards: Sequence[Card] = (),
) -> Asking[Card | None]:
    """CHAIR-27.19: play a matching card normally; only the Action is free. It is resolved whole before anything else
    (CHAIR-27.60). What was played."""
    state, side = do.state, do.side
    found = list(cards) or [card for kind in zones for card in state.row(side, kind) if card != do.card]
    if not found:
        return None
    plays = [("play", card, number) for card in found for number in range(MOST_PLAYS)]

    def judge_play(option: Any) -> Reason | None:
        _, card, number = option
        refused = operations.why_not_play(state, side, card, number, free=True)
        if refused is UNLISTED:
            return refused
        return NOT_THIS if not fits(state, card, wants) else refused

    def judge(option: Any) -> Reason | None:
        if option == NO:
            return None if optional or all(judge_play(each) is not None for each in plays) else MUST
        return judge_play(option)

    chosen: Any = yield Ask(side, "free", [*plays, NO], judge, args=source(do), about=tell_operation(state))
    if chosen == NO:
        return None
    _, card, number = chosen
    yield from operations.play(state, side, card, number, free=True)
    return card  # type: ignore[no-any-return]


def tell_operation(state: Chair) -> Any:
    """What an option of a card and the number of its operation would do, for its text."""

    def about(option: Any) -> dict[str, Any]:
        if not isinstance(option, tuple) or not isinstance(option[1], Card):
            return {}
        face = state.face(option[1])
        places = face.plays if option[0] == "play" else face.activations
        if option[0] == "play" and option[2] == operations.OTHER_WAY:
            return {"name_op": "pic_deanna_troi-2"}
        return {"name_op": f"{face.text}-{places[option[2]] + 1}" if option[2] < len(places) else ""}

    return about


def duplicate(
    do: Do, cards: Sequence[Card], wants: Wants, optional: bool = True, kind: str = PLAY
) -> Asking[Card | None]:
    """CHAIR-27.9: one operation of a card that all see, as if it stood on this one. A duplicated DUPLICATE does nothing
    (CHAIR-27.12)."""
    if do.copied:
        return None
    state = do.state
    found = [card for card in cards if fits(state, card, wants)]
    ways = [("copy", card, place) for card in found for place in operations.places_of(state, card, kind)]

    if all(operations.why_not_duplicate(do, card, place, public=True) is not None for _, card, place in ways):
        return None

    def judge(option: Any) -> Reason | None:
        if option != NO:
            return operations.why_not_duplicate(do, option[1], option[2])
        return MUST_COPY if not optional and any(judge(way) is None for way in ways) else None

    chosen: Any = yield Ask(do.side, "duplicate", [*ways, NO], judge, args=source(do), about=tell_place(state))
    if chosen == NO:
        return None
    yield from operations.duplicate(do, chosen[1], chosen[2])
    return chosen[1]  # type: ignore[no-any-return]


def enlist_reserves(do: Do, n: int = 1) -> Steps:
    """CHAIR-13.7."""
    for _ in range(n):
        cycling.enlist_reserve(do)
    yield from ()


def enlist_development(do: Do) -> Steps:
    """CHAIR-13.6."""
    yield from cycling.enlist_development(do)
