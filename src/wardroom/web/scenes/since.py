"""What happened since the reader last chose: told line by line, and shown on the table step by step
(`GET /games/{id}?at=K`: the table when K lines stood in the reader's log)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from minijinja import Markup

from wardroom.interface.log_lines import tell_lines
from wardroom.kernel import Game

from ..render import Words
from .log import Linking, Told, link_cards
from .position import Position

SPEEDS = (1, 2, 4)
"""Seconds a step may take."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of what happened."""

    told: int  # how many lines stood in the log with it
    seat: int | None  # who did it, if a player did
    html: Markup
    address: str  # of the table at that moment
    current: bool


@dataclass(frozen=True, slots=True)
class Playback:
    """Where the reader stands among the steps, and where the keys lead; an empty address leads nowhere."""

    number: int
    said: Markup
    things: frozenset[str]  # the words that the step names: their things are marked on the table
    play: int
    back: str
    toggle: str
    next: str
    now: str
    speeds: Sequence[tuple[str, str, bool]]  # address, text, chosen


@dataclass(frozen=True, slots=True)
class Since:
    """What others did since the reader last chose."""

    id: str
    before: int  # how many events were told before these
    steps: Sequence[Step]
    playback: Playback | None


def tell_since(
    game: Game[Any], position: Position, words: Words, table: str, at: int | None = None, play: int = 0
) -> Since | None:
    """The account for the reader of these words, at one of its steps or not; None where nobody else did anything.
    `table`: the address of the table."""
    linking = Linking.like(words)

    def address(told: int, going: int = 0) -> str:
        return f"{table}?{urlencode({'as': words.reader, 'at': told, **({'play': going} if going else {})})}"

    first = find_first(game, position.log, position.told_before, words.reader)
    if first is None:
        return None
    steps = [
        Step(line.number, line.seat, link_cards(line.said, game.name), address(line.number), line.number == at)
        for line in tell_lines(position.log[first:], linking, game.show.automa, first)
    ]
    if not steps:
        return None
    now = f"{table}?{urlencode({'as': words.reader})}"
    number = next((number for number, step in enumerate(steps) if step.current), None)
    if number is None:
        return Since(f"since-{position.told_before}", first, steps, None)
    last, since = number == len(steps) - 1, steps[number - 1].told if number else first
    play = 0 if last or play not in SPEEDS else play
    speed = play or SPEEDS[1]
    made = Playback(
        number=number + 1,
        said=steps[number].html,
        things=frozenset(find_words([args for _, args in position.log[since : steps[number].told]])),
        play=play,
        back=steps[number - 1].address if number else "",
        toggle=address(steps[number].told) if play else address(steps[0 if last else number].told, speed),
        next="" if last else address(steps[number + 1].told, play),
        now=now,
        speeds=[
            (address(steps[number].told, each), words("web-since-speed", count=each), each == play) for each in SPEEDS
        ],
    )
    return Since(f"since-{position.told_before}", first, steps, made)


def find_first(game: Game[Any], log: Told, since: int, reader: int) -> int | None:
    """How many lines stood there before the first one, since then, that is somebody else's."""
    for told, (key, args) in enumerate(log[since:], since):
        seat = args.get("seat")
        if key.startswith(game.show.automa) or (isinstance(seat, int) and seat != reader):
            return told
    return None


def find_words(value: Any) -> Iterator[str]:
    """All words among the arguments of an event: the ids of cards, places, techs."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from find_words(each)
    elif isinstance(value, dict):
        yield from find_words(list(value.values()))
