"""What cards answer to: a verb ends with `happen`, and PASSIVEs, then REACTIONs are resolved (CHAIR-9.7, CHAIR-9.8).

Nobody is asked unless a card that may answer lies on the table, ready: that is public. Whether its cost can be paid
from the hand is not, so the question does not depend on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import PASS, Ask, Asking, Card, Reason, Steps

from ..cards.kinds import FACES, PASSIVE, REACTION, SPECIAL, Trigger
from ..pieces import Do, Happening
from ..state import Chair
from .asking import tell_place

PUT, PLAYED, CONTROLLED, DEPLOYED, LOGGED, SENT = "put", "played", "controlled", "deployed", "logged", "sent"
GAINED_DILITHIUM, GAINED_LATINUM, GAINED_TRACK, GAINED_CARD = (
    *("gained_dilithium", "gained_latinum", "gained_track", "gained_card"),
)
TOOK_INCIDENT, RETURNED_INCIDENT, ATTACKED, WAS_ATTACKED, PAID_LATINUM = (
    *("took_incident", "returned_incident", "attacked", "was_attacked", "paid_latinum"),
)
WOULD_ATTACK, WOULD_REMOVE_TEAM, WOULD_DISMISS_OFFICER, WOULD_GAIN_BY_SUIT = (
    *("would_attack", "would_remove_team", "would_dismiss_officer", "would_gain_by_suit"),
)
"""Kinds of happenings. A `would` comes before what it names, and can keep it from happening (CHAIR-27.37)."""
OWN, OTHER, EITHER = "own", "other", "either"
Answer = tuple[Card, int]
"""A card, and the place of its operation among all that are printed on it."""


def happen(state: Chair, what: Happening) -> Steps:
    """Something happened. The active captain's cards answer first (CHAIR-27.36)."""
    if somebody_listens(state, what):
        yield from answer(state, what)


def would(state: Chair, what: Happening) -> Asking[bool]:
    """Something is about to happen. Whether a card keeps it from happening (CHAIR-27.37, CHAIR-27.58)."""
    return (yield from answer(state, what)) if somebody_listens(state, what) else False


def somebody_listens(state: Chair, what: Happening) -> bool:
    """Whether a card on the table may answer to it: most often none does, so this is quick."""
    known = listening().get(what.kind)
    if known is None:
        return False
    faces = state.cards.faces
    if what.card is not None and faces[what.card] in known:
        return True
    overheard = what.kind in OVERHEARD
    for side in range(state.seats):
        if (overheard or side == what.side) and not known.keys().isdisjoint(map(faces.__getitem__, state.table(side))):
            return True
    return False


def answer(state: Chair, what: Happening) -> Asking[bool]:
    """PASSIVEs, then REACTIONs, until one of them cancels what would have happened (CHAIR-27.58)."""
    for side in (state.active, 1 - state.active):
        if side >= state.seats:
            continue
        done: list[Answer] = []
        while True:
            waiting = [each for each in answers(state, side, what, PASSIVE) if each not in done]
            if not waiting:
                break
            chosen = yield from choose_passive(state, side, waiting)
            done.append(chosen)
            if (yield from resolve_answer(state, side, chosen, what)):
                return True
        while reactions := [
            each
            for each in answers(state, side, what, REACTION)
            if each not in done and may_react(state, side, each, what)
        ]:
            option: Any = yield ask_reaction(state, side, reactions, what)
            if option == PASS:
                break
            done.append((option[1], option[2]))  # once for what happened, even if it refreshes its card
            if (yield from resolve_answer(state, side, done[-1], what)):
                return True
    return False


def choose_passive(state: Chair, side: int, waiting: list[Answer]) -> Asking[Answer]:
    """Several at once are resolved in their owner's order."""
    if len(waiting) == 1:
        return waiting[0]
    options = [("use", *each) for each in waiting]
    chosen: Any = yield Ask(side, "passive", options, about=tell_place(state))
    return chosen[1], chosen[2]


def ask_reaction(state: Chair, side: int, reactions: list[Answer], what: Happening) -> Ask:
    """CHAIR-9.8: a REACTION is optional. CHAIR-27.35: any number, in any order."""

    def judge(option: Any) -> Reason | None:
        if option == PASS:
            return None
        return operations.why_not_pay(Do(state, side, option[1], op_of(state, (option[1], option[2])), about=what))

    candidates: list[Any] = [*(("use", *each) for each in reactions), PASS]
    happened = (("name_happening", what.kind), *((("card", what.card),) if what.card is not None else ()))
    return Ask(side, "react", candidates, judge, args=happened, about=tell_place(state), window="reaction")


def answers(state: Chair, side: int, what: Happening, kind: str) -> list[Answer]:
    """The PASSIVEs or REACTIONs of one's cards in table position that answer to it (CHAIR-9.7, CHAIR-9.8); SPECIALs of
    the very card are among the PASSIVEs, wherever it lies (CHAIR-9.12)."""
    faces, known = state.cards.faces, listening()[what.kind]
    found: list[Answer] = []
    for card in state.table(side):
        if faces[card] in known:
            for place in known[faces[card]]:
                op = FACES[faces[card]].ops[place]
                if op.kind == kind and any(triggers(state, side, what, trigger) for trigger in op.on):
                    found.append((card, place))
    if kind == PASSIVE and what.card is not None and state.owner(what.card) == side:
        for place in known.get(faces[what.card], ()):
            op = FACES[faces[what.card]].ops[place]
            if op.kind == SPECIAL and any(triggers(state, side, what, trigger) for trigger in op.on):
                found.append((what.card, place))
    return found


def triggers(state: Chair, side: int, what: Happening, trigger: Trigger) -> bool:
    if trigger.kind != what.kind:
        return False
    if trigger.whose != EITHER and (what.side == side) != (trigger.whose == OWN):
        return False
    return trigger.fits is None or trigger.fits(state, side, what)


def may_react(state: Chair, side: int, each: Answer, what: Happening) -> bool:
    """Whether everybody can tell that this card might react: it is ready, and what it requires and costs is there as
    far as all can see."""
    if each[0] in state.exhausted:
        return False
    op = op_of(state, each)
    if any(requirement(state, side) is not None for requirement in op.requires):
        return False
    do = Do(state, side, each[0], op, about=what)
    return all(cost.why(do, public=True) is None for cost in op.cost)


def resolve_answer(state: Chair, side: int, each: Answer, what: Happening) -> Asking[bool]:
    """Resolve an answer to what happens; whether it keeps it from happening."""
    card, op = each[0], op_of(state, each)
    do = Do(state, side, card, op, about=what)
    if any(requirement(state, side) is not None for requirement in op.requires):
        return False
    if op.kind == REACTION:
        state.exhausted[card] = None
    state.tell_of(f"{'reacts' if op.kind == REACTION else 'triggers'}", side, card=card)
    yield from operations.resolve(do, each[1])
    return do.cancels


def op_of(state: Chair, each: Answer) -> Any:
    return FACES[state.cards.faces[each[0]]].ops[each[1]]


def listening() -> Mapping[str, Mapping[str, tuple[int, ...]]]:
    """Which faces answer to which happenings, with the places of their operations."""
    if not LISTENING:
        for face in FACES.values():
            for place, op in enumerate(face.ops):
                for trigger in op.on:
                    known = LISTENING.setdefault(trigger.kind, {})
                    known[face.id] = (*known.get(face.id, ()), place)
                    if trigger.whose != OWN:
                        OVERHEARD[trigger.kind] = None
    return LISTENING


LISTENING: dict[str, dict[str, tuple[int, ...]]] = {}
OVERHEARD: dict[str, None] = {}
"""Happenings that are answered by other cards than those of whom they happen to, as keys."""

from . import operations  # noqa: E402  last, since operations answer to each other
