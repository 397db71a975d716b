"""Made-up tables, sittings and a finished game, for tests of the pages and for looking at them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from wardroom.kernel import Record, Table, find
from wardroom.players import make
from wardroom.store.rows import GameRow, SeatRow, Sitting

NOW = 1_800_000_000.0
GAME = "missions"
ANN = SeatRow(0, "person", "Ann", taken=True)
BO = SeatRow(1, "person", "Bo", taken=True)
MIRA = SeatRow(2, "bot", "Mira", "commander", taken=True)
CY = SeatRow(1, "screen", "Cy", taken=True)
ABSENT = SeatRow(1, "person", "Dee")


@cache
def finished(seats: int = 3, seed: int = 7) -> Table[Any]:
    """A whole game of Missions between greedy players, always the same."""
    names = [seat.name for seat in (ANN, BO, MIRA)][:seats]
    table = Table(find(GAME), seats, bytes([seed]) * 32, salt=b"by the lamp", names=names)
    players = [make("greedy", seat) for seat in range(seats)]
    while not table.over:
        seat = table.waiting()[0]
        seat.choose(players[seat.number].choose(seat))
    return table


@cache
def record() -> Record:
    return finished().record()


def row(**changes: Any) -> GameRow:
    """A running game of Ann, Bo and Mira in which Ann is asked."""
    made = GameRow(
        id="3kqz7hn2",
        game=GAME,
        rules=1,
        settings={"stalemate_rounds": 10, "memory_aid": True},
        seats=(ANN, BO, MIRA),
        seed="07" * 32,
        commitment=finished().commitment,
        salt="",
        start="",
        status="playing",
        listed=False,
        created=NOW - 900,
        moved=NOW - 130,
        position=17,
        asked=(0,),
    )
    return replace(made, **changes)


def over_row() -> GameRow:
    table = finished()
    return row(
        status="over",
        position=len(table.moves),
        asked=(),
        result=tuple(table.result or ()),
        winners=tuple(table.winners),
        salt=table.salt.hex(),
        start=table.start,
    )


def waiting_row() -> GameRow:
    return row(status="waiting", seats=(ANN, ABSENT, MIRA, SeatRow(3, "person", "")), asked=(), position=0)


def my_games() -> list[tuple[GameRow, Sitting]]:
    """As the store gives them: newest first, a hot seat twice."""
    hot = row(id="hot", seats=(ANN, CY), asked=(1,), moved=NOW - 90_000)
    return [
        (row(), Sitting("3kqz7hn2", 0, host=True)),
        (hot, Sitting("hot", 0, host=True)),
        (hot, Sitting("hot", 1)),
        (row(id="theirs", asked=(1,), moved=NOW - 4_000), Sitting("theirs", 0)),
        (replace(waiting_row(), id="wait", moved=NOW - 20), Sitting("wait", 0, host=True)),
        (replace(over_row(), id="over", moved=NOW - 200_000), Sitting("over", 0)),
        (replace(over_row(), id="seen", moved=NOW - 900_000), Sitting("seen", None)),
    ]


def open_games() -> list[GameRow]:
    free = SeatRow(2, "person", "")
    eli, fay = SeatRow(0, "person", "Eli", taken=True), SeatRow(1, "person", "Fay", taken=True)
    return [
        row(id="o1", seats=(eli, fay, free), status="waiting", listed=True, moved=NOW - 60, asked=()),
        row(
            id="o2",
            seats=(replace(eli, name="Gus"), replace(free, seat=1), free),
            status="waiting",
            listed=True,
            asked=(),
        ),
    ]
