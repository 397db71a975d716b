"""What to know of an option before choosing it: what the end of a turn or a round leaves unused, and corners that would
bring nothing."""

from __future__ import annotations

from collections.abc import Mapping

from wardroom.kernel import Ask, Card, Notice, Option, Reason

from ..cards import HAND_CARDS, Gain
from ..cards.setup import DATA_POOL_MAX, HAND_LIMIT, PUBLICITY_MAX, ROUNDS
from ..flow import free, moving
from ..flow.turn import END_WORD, MAIN_ACTIONS, PASS
from ..state import Seti

NO_PROBE = Reason("SETI-6.1", "no-probe")
MUCH_PUBLICITY = Reason("SETI-1.3", "publicity-full")
MUCH_DATA = Reason("SETI-1.4", "data-full")


def notices(state: Seti, ask: Ask) -> Mapping[Option, Notice]:
    if ask.kind == "corner":
        idle = {card: why_idle(state, ask.seat, card) for card in ask.options if isinstance(card, Card)}
        return {card: Notice(remark=reason) for card, reason in idle.items() if reason is not None}
    if ask.kind != "turn":
        return {}
    found: dict[Option, Notice] = {}
    if PASS in ask.options:
        found[PASS] = passing(state, ask)
    if END_WORD in ask.options:
        over = excess(state, ask.seat) if state.hand_limit == "end_of_turn" else ()
        found[END_WORD] = Notice("turn", "SETI-3.15" if over else "SETI-3.10", over)
    return found


def passing(state: Seti, ask: Ask) -> Notice:
    """SETI-5.39: no more actions in this round, and what is left at the end of the last one is worth nothing
    (SETI-14.12)."""
    agency, options = state.agencies[ask.seat], ask.options
    main = sum(option in MAIN_ACTIONS for option in options) - 1
    unused = [("main-action", main), ("free-action", sum(option in free.MENU for option in options))]
    last = state.round == ROUNDS
    if last:
        unused += [("credit", agency.credits), ("energy", agency.energy)]
    counted = tuple([(kind, count) for kind, count in unused if count])
    return Notice("game" if last else "round", "SETI-5.39", counted + excess(state, ask.seat))


def excess(state: Seti, seat: int) -> tuple[tuple[str, int], ...]:
    """SETI-3.12: the cards that would have to be discarded."""
    over = len(state.hand(seat)) - HAND_LIMIT
    return (("card-over", over),) if over > 0 else ()


def why_idle(state: Seti, seat: int, card: Card) -> Reason | None:
    """Why nothing would come of the corner of a card (SETI-6.12); None where something would."""
    agency = state.agencies[seat]
    reasons = []
    for effect in HAND_CARDS[state.face(card)].corner:
        what = effect.what if isinstance(effect, Gain) else ""
        if what == "move":
            reasons.append(None if moving.pieces(state, seat) else NO_PROBE)
        elif what == "publicity":
            reasons.append(MUCH_PUBLICITY if agency.publicity == PUBLICITY_MAX else None)
        else:
            reasons.append(MUCH_DATA if what == "data" and agency.data == DATA_POOL_MAX else None)
    return reasons[0] if reasons and None not in reasons else None
