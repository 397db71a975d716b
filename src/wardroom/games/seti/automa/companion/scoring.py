"""SETI-18.3: the rival's total: its score, objectives not completed, Exertian cards, the danger loss."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Option, Plain, Reason, Steps

from ...cards import DANGER_LOSS
from ...cards import EXERTIANS as PRINTED
from ...flow.species.exertians import NAME, danger_of_markers
from ...scoring import Part, ScoreLine, line, objective_line
from ...show.sheet import row
from ...state import OVER, RIVAL
from . import asking
from .state import Companion

MORE, EQUAL, LESS = "more", "equal", "less"


def exertians(state: Companion) -> Steps:
    """SETI-15.5.5, SETI-16.52: the rival's cards are turned up; all of them count. Then danger is compared."""
    if NAME not in state.found:
        return
    for number in range(state.exertians):

        def judge(option: Any) -> Reason | None:
            return asking.refuse("SETI-15.5.5", "card-shown") if option in state.revealed else None

        options: list[Option] = list(PRINTED)
        card = yield from asking.ask("exertian-card", options, judge, n=number + 1)
        state.revealed.append(card)
    if danger(state):
        state.danger = yield from asking.ask("danger", [MORE, EQUAL, LESS], n=danger(state))


def danger(state: Companion) -> int:
    """SETI-15.5.4: of the rival's cards and of its markers on the board."""
    return sum(PRINTED[card].danger for card in state.revealed) + danger_of_markers(state, RIVAL)


def lines(state: Companion) -> list[ScoreLine]:
    """The rival's count. It loses a tenth, unless the human has more danger (SETI-15.5.6)."""
    found = [ScoreLine("score", "SETI-18.1", state.rival.score), objective_line(state)]
    if NAME in state.found:
        cards = [Part("exertian", "SETI-15.5.5", PRINTED[card].points, (card,)) for card in state.revealed]
        found.append(line("exertians", "SETI-15.5.5", cards))
        counted = sum(each.points for each in found)
        lost = counted // DANGER_LOSS if state.danger in (EQUAL, LESS) else 0
        part = Part("danger", "SETI-15.5.6", -lost, (), (("danger", danger(state)),))
        found.append(line("danger", "SETI-15.5.6", [part]))
    return found


def rival(state: Companion) -> int:
    return sum(each.points for each in lines(state))


def sheet(state: Companion, seat: int, reader: int) -> Plain:
    """The human's total is what was counted on the table; seat 1 is the rival, line by line."""
    if seat == RIVAL:
        return {"rows": [row(each) for each in lines(state)], "total": rival(state)}
    if state.phase != OVER:
        return None
    total, rivals = state.total, state.scores[RIVAL]
    counted = line("counted", "SETI-14.4", [Part("counted", "SETI-14.4", total)])
    won = "won" if total > rivals else "tied" if total == rivals else "lost"
    return {"rows": [row(counted)], "total": total, "rival": RIVAL, "story": f"story-{won}"}
