"""`GET /games/{id}` when a game is over: who won, every sheet line by line, the score over the game, what is next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from wardroom.kernel import SPECTATOR, Table
from wardroom.kernel.points import counted as in_points
from wardroom.store.rows import GameRow

from ..campaigns import Standing
from ..render import Words
from .captions import kind, of_game, title
from .graph import Curve, Graph, graph, sides
from .sheet import Points
from .sheets import Counted, link_sheet


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
    standing: Standing | None = None,
) -> dict[str, Any]:
    """The context of `result.html`. `reader`: the seat of who looks, None for others. `curve`: see `graph.curve`.
    `rematch`: the id of the game that goes on from here, if there is one already. `standing`: the campaign that the
    game belongs to.

    Forms: POST `/games/{id}/rematch`, POST `/games/{id}/verify`; links: `/games/{id}/file`, `/replay`, `/log`."""
    words = of_game(table.game, language, row.names, -1 if reader is None else reader)
    units = table.game.units
    against = rival(table, row, words)
    gave_up = table.conceded
    order = ranks(row, words, reader, units)
    if against is not None:
        order = [against, *(replace(rank, place=2) for rank in order)] if against.won else [*order, against]
    first = reader if reader is not None else order[0].seat
    sheets = {rank.seat: sheet_of(table, rank.seat, words) for rank in order}
    return {
        "row": row,
        "game": table.game.name,
        "title": title(words),
        "verdict": describe_result(row, words, units, against)
        if gave_up is None
        else describe_conceding(row, words, units, gave_up),
        "ranks": order,
        "sheets": [(rank, sheets[rank.seat]) for rank in sorted(order, key=lambda rank: rank.seat != first)],
        "graphs": graphs(curve, words, units) if curve else [],
        "choices": len(table.moves),
        "turns": len(curve.totals) - 2 if curve and len(curve.totals) > 2 else table.line.turns,
        "seats": [(seat.seat, seat.name) for seat in row.seats],
        "me": reader,
        "commitment": row.commitment,
        "seed": table.seed.hex(),
        "rematch": rematch,
        "campaign": say_campaign(row, words, standing),
        "reported": "",
    }


def say_campaign(row: GameRow, words: Words, standing: Standing | None) -> str:
    """What the button says that leads to the campaign: nothing of games that belong to none."""
    if not row.in_campaign:
        return ""
    if standing is None or standing.last.id != row.id:
        return words("web-result-campaign.show")
    return words("web-result-campaign.over" if standing.campaign.is_over else "web-result-campaign")


def graphs(curve: Curve, words: Words, units: int) -> list[tuple[str, Graph]]:
    """The score over the game, and whatever else the game measures, each with its title."""
    found = [(words("web-graph-title"), graph(curve.totals, words, units))]
    return found + [(words.say(f"measure-{name}"), graph(each, words)) for name, each in curve.measures.items()]


def rival(table: Table[Any], row: GameRow, words: Words) -> Rank | None:
    """The opponent that the game itself played, if it counts points."""
    sheet: Any = table.seat(0).sheet(0)
    side = sides(sheet, len(row.seats))[-1]
    if side < len(row.seats):
        return None
    theirs: Any = table.seat(0).sheet(side)
    units, own, points = table.game.units, max(row.result or (0,)), theirs["total"]
    won = points > own
    return Rank(
        place=2 if points < own else 1,
        seat=side,
        name=words.seat(side),
        kind=words("web-result-printed"),
        points=in_points(points, units),
        behind=in_points(max(0, own - points), units),
        won=won,
        me=False,
    )


def describe_result(row: GameRow, words: Words, units: int = 1, against: Rank | None = None) -> str:
    """Who won, in one line, with the points of whoever it was: somebody else may have more, where points do not decide.
    Who played alone reached so many points, or more than the rival."""
    reached = row.result or (0,)
    points = in_points(reached[row.winners[0]] if row.winners else max(reached), units)
    if against is not None:
        how = "won" if row.winners else "tied" if against.points == points else "lost"
        return words(f"web-result-rival-{how}", seat=0, points=points, rival=against.name, theirs=against.points)
    if len(row.seats) == 1:
        return words("web-result-alone", seat=0, points=points)
    if len(row.winners) == 1:
        return words("web-result-wins", seat=row.winners[0], points=points)
    return words("web-result-share", seats=list(row.winners), points=points)


def describe_conceding(row: GameRow, words: Words, units: int, seat: int) -> str:
    """The same when somebody gave the game up: points did not decide it."""
    if not row.winners:
        return words("web-result-conceded-alone", seat=seat, points=in_points(max(row.result or (0,)), units))
    return words("web-result-conceded", seat=row.winners[0], name=row.names[seat])


def ranks(row: GameRow, words: Words, reader: int | None, units: int = 1) -> list[Rank]:
    points = row.result or tuple(0 for _ in row.seats)
    best = max(points)
    order = sorted(row.seats, key=lambda seat: (seat.seat not in row.winners, -points[seat.seat], seat.seat))
    return [
        Rank(
            place=1 if seat.seat in row.winners else 1 + sum(ahead(row, other.seat, seat.seat) for other in order),
            seat=seat.seat,
            name=seat.name,
            kind=words("web-you") if seat.seat == reader else kind(words, seat),
            points=in_points(points[seat.seat], units),
            behind=in_points(0 if seat.seat in row.winners else best - points[seat.seat], units),
            won=seat.seat in row.winners,
            me=seat.seat == reader,
        )
        for seat in order
    ]


def ahead(row: GameRow, other: int, seat: int) -> bool:
    """Whether another seat stands before this one, which did not win."""
    points = row.result or ()
    return other in row.winners or bool(points and points[other] > points[seat])


def sheet_of(table: Table[Any], seat: int, words: Words) -> Counted | None:
    """The sheet as everybody may see it at the end."""
    return link_sheet(table.seat(SPECTATOR).sheet(seat), words, table.game.name)
