"""`GET /games/{id}` when a game is over: who won, every sheet line by line, the score over the game, what is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wardroom.kernel import Table
from wardroom.kernel.points import counted as in_points
from wardroom.store.rows import GameRow

from ..render import Words
from .graph import Curve, graph
from .saying import kind, of_game, title
from .sheet import Points
from .sheets import Counted, counted


@dataclass(frozen=True, slots=True)
class Rank:
    """A player in the order of points. `behind`: how many points less than the best."""

    place: int
    seat: int
    name: str
    kind: str
    points: Points
    behind: Points
    won: bool
    me: bool


def result(
    table: Table[Any],
    row: GameRow,
    language: str,
    *,
    reader: int | None,
    curve: Curve | None,
    rematch: str = "",
) -> dict[str, Any]:
    """The context of `result.html`. `reader`: the seat of who looks, None for others. `curve`: see `graph.curve`.
    `rematch`: the id of the game that goes on from here, if there is one already.

    Forms: POST `/games/{id}/rematch`, POST `/games/{id}/verify`; links: `/games/{id}/file`, `/replay`, `/log`."""
    words = of_game(table.game, language, row.names, -1 if reader is None else reader)
    units = table.game.units
    order = ranks(row, words, reader, units)
    first = reader if reader is not None else order[0].seat
    sheets = {rank.seat: sheet_of(table, rank.seat, words) for rank in order}
    return {
        "row": row,
        "game": table.game.name,
        "title": title(words),
        "verdict": verdict(row, words, units),
        "ranks": order,
        "sheets": [(rank, sheets[rank.seat]) for rank in sorted(order, key=lambda rank: rank.seat != first)],
        "graph": graph(curve, words, units) if curve else None,
        "choices": len(table.moves),
        "turns": len(curve.totals) - 2 if curve and len(curve.totals) > 2 else table.line.turns,
        "seats": [(seat.seat, seat.name) for seat in row.seats],
        "me": reader,
        "commitment": row.commitment,
        "seed": table.seed.hex(),
        "rematch": rematch,
    }


def verdict(row: GameRow, words: Words, units: int = 1) -> str:
    """Who won, in one line; who played alone reached so many points."""
    points = in_points(max(row.result or (0,)), units)
    if len(row.seats) == 1:
        return words("web-result-alone", seat=0, points=points)
    if len(row.winners) == 1:
        return words("web-result-wins", seat=row.winners[0], points=points)
    return words("web-result-share", seats=list(row.winners), points=points)


def ranks(row: GameRow, words: Words, reader: int | None, units: int = 1) -> list[Rank]:
    points = row.result or tuple(0 for _ in row.seats)
    best = max(points)
    order = sorted(row.seats, key=lambda seat: (seat.seat not in row.winners, -points[seat.seat], seat.seat))
    return [
        Rank(
            place=1 + sum(points[other.seat] > points[seat.seat] for other in order),
            seat=seat.seat,
            name=seat.name,
            kind=words("web-you") if seat.seat == reader else kind(words, seat),
            points=in_points(points[seat.seat], units),
            behind=in_points(best - points[seat.seat], units),
            won=seat.seat in row.winners,
            me=seat.seat == reader,
        )
        for seat in order
    ]


def sheet_of(table: Table[Any], seat: int, words: Words) -> Counted | None:
    """The sheet as everybody may see it at the end."""
    return counted(table.seat(table.line.state.seats).sheet(seat), words, table.game.name)
