"""`GET /games/{id}/replay?step=&seat=&play=`: a finished game step by step, as one seat saw it or with open hands.

The table is the usual one (`render.table`); where it has the decision, the replay has its keys (`replay.html`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from minijinja import Markup, escape

from wardroom.interface.log_lines import tell_lines
from wardroom.interface.open_events import reveal_args
from wardroom.interface.outcomes import read_total
from wardroom.kernel import HIDDEN, SPECTATOR, Event, Game, Record, Table, labels, steps
from wardroom.kernel.points import counted
from wardroom.kernel.table import UNDO
from wardroom.store.rows import GameRow

from ..render import Reader, Words
from .captions import of_game
from .log import Linking, find_automa, link_cards
from .position import Position
from .sheet import Points
from .table import table

SPEEDS = (1, 2, 4)
"""Seconds a step may take."""


@dataclass(frozen=True, slots=True)
class Replay:
    """Where the replay stands, and where its keys lead; an empty address is a key that leads nowhere."""

    step: int
    last: int
    said: Markup
    totals: Sequence[tuple[int, str, Points]]  # seat, name and points, where all may be seen
    seat: int | None
    seats: Sequence[tuple[int, str]]
    play: int
    speeds: Sequence[tuple[int, str]]
    first: str
    back: str
    toggle: str
    next: str
    end: str
    action: str


def replay(
    game: Game[Any], record: Record, row: GameRow, reader: Reader, *, step: int, seat: int | None, play: int = 0
) -> dict[str, Any]:
    """The context of a table at a step; `render.table` makes a page of it. `seat`: as it was seen from there, None: all
    hands open. `play`: go on by itself after so many seconds, 0: stand still. Only for games that are over: the whole
    record is played again, and nothing in it is hidden any more."""
    last = len(record.moves)
    step = min(max(step, 0), last)
    play = play if play in SPEEDS and step < last else 0
    seat = seat if seat is not None and 0 <= seat < len(row.seats) else None
    words = of_game(game, reader.language, row.names, -1 if seat is None else seat)
    now, said = go_to_step(game, record, step, seat, words)
    viewer = now.seat(SPECTATOR if seat is None else seat)
    view = show_open_view(now) if seat is None else viewer.view
    position = Position(
        view=view,
        picture=game.show.picture(view),
        kind=None,
        prompt={},
        many=False,
        labels=(),
        refusals=(),
        sheet=None if seat is None else viewer.sheet(seat),
        log=[(event.key, reveal_args(event)) for event in now.log] if seat is None else viewer.log,
        changes={},
        totals=[read_total(viewer.sheet(number)) for number in range(len(row.seats))],
    )
    scene = table(viewer, words, row, position, reader)
    here = f"/games/{row.id}/replay"

    def address(to: int, going: int = 0) -> str:
        eyes = {} if seat is None else {"seat": seat}
        return f"{here}?{urlencode({'step': to, **eyes, **({'play': going} if going else {})})}"

    made = Replay(
        step=step,
        last=last,
        said=said,
        totals=list_totals(now, words) if seat is None else (),
        seat=seat,
        seats=[(each.seat, each.name) for each in row.seats],
        play=play,
        speeds=[(each, words("web-replay-seconds", count=each)) for each in SPEEDS],
        first=address(0) if step else "",
        back=address(step - 1) if step else "",
        toggle=address(step) if play else address(step, SPEEDS[0]) if step < last else address(0, SPEEDS[0]),
        next=address(step + 1, play) if step < last else "",
        end=address(last) if step < last else "",
        action=here,
    )
    title = words("web-replay-page", title=scene["title"])
    return {**scene, "replay": made, "can_undo": False, "concede": "", "page_title": title}


def go_to_step(game: Game[Any], record: Record, step: int, seat: int | None, words: Words) -> tuple[Table[Any], Markup]:
    """The table after so many moves, and what the last of them did."""
    tables = steps(game, record)
    now = next(tables)
    said = Markup(escape(words("web-replay-dealt")))
    for number in range(step):
        move = record.moves[number]
        last = number == step - 1
        chose = describe_choice(now, move.seat, move.key, seat, words) if last else ""
        before = len(now.log)
        now = next(tables)
        if last:
            said = Markup(" ".join(tell_news(now.log[before:], seat, words, record.game)) or escape(chose))
    return now, said


def tell_news(events: Sequence[Event], seat: int | None, words: Words, game: str) -> list[str]:
    """What was told then, to this seat or openly."""
    args = [(event.key, reveal_args(event) if seat is None else event.args_for(seat)) for event in events]
    told = [(key, each) for key, each in args if each is not None]
    lines = tell_lines(told, Linking.like(words), find_automa(game))
    return [str(link_cards(line.said, game)) for line in lines]


def describe_choice(now: Table[Any], chooser: int, key: str, seat: int | None, words: Words) -> str:
    """A choice that nothing is told of."""
    if key == UNDO:
        return words("web-replay-undo", seat=chooser)
    ask = now.line.ask(chooser)
    if ask is None or seat not in (None, chooser):
        return words("web-replay-secret", seat=chooser)
    said = {label.key: words.label(label) for label in labels(ask, now.line.state)}
    return words("web-replay-quiet", seat=chooser, option=said.get(key, key))


def list_totals(now: Table[Any], words: Words) -> list[tuple[int, str, Points]]:
    """What everybody's sheet adds up to at this point."""
    sheets = [now.game.show.sheet(now.line.state, seat, seat) for seat in range(len(now.names))]
    return [
        (seat, words.seat(seat), counted(sheet["total"], now.game.units))
        for seat, sheet in enumerate(sheets)
        if isinstance(sheet, dict)
    ]


def show_open_view(now: Table[Any]) -> Any:
    """What a spectator sees, with everything in it that some seat sees."""
    return reveal_view(now.seat(SPECTATOR).view, [now.seat(seat).view for seat in range(len(now.names))])


def reveal_view(view: Any, others: Sequence[Any]) -> Any:
    """Part by part: of a word or a row of words, that which shows the most faces. (The cards of a hand may lie in
    another order for its owner, so rows are taken whole.)"""
    if isinstance(view, dict):
        return {
            name: reveal_view(value, [each[name] for each in others if name in each]) for name, value in view.items()
        }
    if isinstance(view, list) and not all(isinstance(each, str) for each in view):
        alike = [each for each in others if len(each) == len(view)]
        return [reveal_view(value, [each[place] for each in alike]) for place, value in enumerate(view)]
    return min([view, *others], key=count_backs) if isinstance(view, (str, list)) else view


def count_backs(value: Any) -> int:
    """How many backs are in it."""
    words = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return sum(isinstance(word, str) and word.startswith(HIDDEN) for word in words)
