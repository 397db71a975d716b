"""SETI-18.3: the rival's total: its score, objectives not completed, Exertian cards, the danger loss."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Option, Plain, Reason, Steps

from ..cards import DANGER_LOSS, SPECIES
from ..cards import EXERTIANS as PRINTED
from ..flow.objectives import penalty, unfinished
from ..state import OVER, RIVAL
from . import asking
from .state import Companion

MORE, EQUAL, LESS = "more", "equal", "less"


def exertians(state: Companion) -> Steps:
    """SETI-15.5.5, SETI-16.52: the rival's cards are turned up; all of them count. Then danger is compared."""
    if "exertians" not in state.found:
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
    board = SPECIES["exertians"].board
    markers = [each for site in state.species if site.name == "exertians" for each in site.board if each[2] == RIVAL]
    return sum(PRINTED[card].danger for card in state.revealed) + sum(
        board[color][row - 1].danger for color, row, _ in markers
    )


def before_danger(state: Companion) -> int:
    return state.rival.score + penalty(state) + sum(PRINTED[card].points for card in state.revealed)


def loss(state: Companion) -> int:
    """SETI-15.5.6: a tenth, unless the human has more danger."""
    return before_danger(state) // DANGER_LOSS if state.danger in (EQUAL, LESS) else 0


def rival(state: Companion) -> int:
    return before_danger(state) - loss(state)


def sheet(state: Companion, seat: int, reader: int) -> Plain:
    """The human's total is what was counted on the table; seat 1 is the rival, line by line."""
    if seat == RIVAL:
        return rival_sheet(state)
    if state.phase != OVER:
        return None
    line = {"key": "counted", "rule": "SETI-14.4", "points": state.total, "givers": [], "args": {}}
    row = {"title": "counted", "rule": "SETI-14.4", "points": state.total, "lines": [line]}
    won = "won" if state.total > state.scores[RIVAL] else "tied" if state.total == state.scores[RIVAL] else "lost"
    return {"rows": [row], "total": state.total, "rival": RIVAL, "story": f"story-{won}"}


def rival_sheet(state: Companion) -> Plain:
    def part(key: str, rule: str, points: int, givers: list[str], **args: int) -> dict[str, Any]:
        return {"key": key, "rule": rule, "points": points, "givers": givers, "args": args}

    def row(title: str, rule: str, points: int, *lines: dict[str, Any]) -> dict[str, Any]:
        return {"title": title, "rule": rule, "points": points, "lines": list(lines)}

    missing = penalty(state)
    rows = [
        row("score", "SETI-18.1", state.rival.score),
        row(
            "objectives",
            "SETI-17.14",
            missing,
            part("unfinished", "SETI-17.14", missing, [], count=unfinished(state)),
        ),
    ]
    if "exertians" in state.found:
        cards = [part("exertian", "SETI-15.5.5", PRINTED[card].points, [card]) for card in state.revealed]
        lost = -loss(state)
        rows.append(row("exertians", "SETI-15.5.5", sum(card["points"] for card in cards), *cards))
        rows.append(row("danger", "SETI-15.5.6", lost, part("danger", "SETI-15.5.6", lost, [], danger=danger(state))))
    return {"rows": rows, "total": rival(state)}
