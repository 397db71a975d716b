"""The log in lines. A game may say what follows from a choice shorter than what was chosen: an event whose text has the
attribute `.then` goes on with the line before it, if that is about the same player. "Bo plays Diplomacy: draws 2 cards,
Influence +1." An event with the attribute `.leads` is told only with what follows. In games without such texts every
event is a line. In a terminal the lines after an event whose attribute `.steps` is "yes" are indented, as its steps,
until another event has that attribute."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from wardroom.language import Text

Told = Iterable[tuple[str, Mapping[str, Any]]]
RIVAL = -1
"""Who does what is told of the printed opponent."""


class Line(NamedTuple):
    """One line: who it is about, if anybody, the number of its last event, and its first event."""

    seat: int | None
    said: str
    number: int
    key: str
    args: Mapping[str, Any]


def tell_lines(
    log: Told, text: Text, automa: tuple[str, ...] = (), first: int = 0, breaks: Collection[int] = ()
) -> Iterator[Line]:
    """What happened, oldest first. `automa`: as in `Show`; `first`: the number of events before these; `breaks`: after
    which events a line ends in any case."""
    last: Line | None = None
    whose, going, leads = None, False, False
    for number, (key, args) in enumerate(log, first + 1):
        seat = args.get("seat")
        who = seat if isinstance(seat, int) else RIVAL if key.startswith(automa) else None
        goes_on = last is not None and number - 1 not in breaks and who in (whose, None)
        if last is not None and goes_on and text.has(f"event-{key}.then"):
            then = text.say(f"event-{key}.then", args)
            parts = {"line": last.said.removesuffix("."), "then": then}
            last = last._replace(said=text.say("line-on" if going else "line-then", parts), number=number)
            going = True
            continue
        if last is not None and (going or not leads):
            yield last
        last = Line(seat if isinstance(seat, int) else None, text.event(key, args), number, key, args)
        whose, going, leads = who, False, text.has(f"event-{key}.leads")
    if last is not None and (going or not leads):
        yield last


def tells_by_lines(log: Told, text: Text) -> bool:
    """Whether the game says what follows shorter."""
    return any(text.has(f"event-{key}.then") for key, _ in log)
