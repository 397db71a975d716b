"""Interesting states of real games, played by our own players, as the table page is to show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from wardroom.interface.outcomes import follow_options, look_on
from wardroom.interface.playback import play_back
from wardroom.kernel import SPECTATOR, Seat, Table, find
from wardroom.kernel.game import Settings
from wardroom.players import Advice, make
from wardroom.store.rows import GameRow, SeatRow
from wardroom.web.render import PACKAGE, Reader, Words
from wardroom.web.scenes.hint import Hint
from wardroom.web.scenes.position import Position, add_outcomes, read_position, show_frame
from wardroom.web.scenes.since import tell_since
from wardroom.web.scenes.table import Aside, table

NAMES = ("Ann", "Bo", "Mira", "Oren")


@dataclass
class State:
    """A table, whose eyes it is seen with, and what the page is told besides."""

    table: Table[Any]
    seat: int
    more: dict[str, Any] = field(default_factory=dict)  # of `Reader` and `Aside`
    to: int | None = None
    follows: bool = True  # its options; no world can be imagined from an imagined one

    def words(self, language: str) -> Words:
        names = self.table.names
        return Words(language, PACKAGE, self.table.game.package, names=names, reader=self.seat)

    def reader(self, language: str) -> Reader:
        known = {each.name: self.more[each.name] for each in fields(Reader) if each.name in self.more}
        return Reader(language, "auto", "token", "/games/k3x9w2", spectators=2, pass_to=self.to, **known)

    def scene(self, language: str) -> tuple[Words, dict[str, Any]]:
        words, seat, row = self.words(language), self.table.seat(self.seat), row_of(self.table)
        position = position_of(seat) if self.follows else read_position(seat)
        aside = Aside(**{each.name: self.more[each.name] for each in fields(Aside) if each.name in self.more})
        reader, since = self.reader(language), None
        if not seat.watching and self.to is None and not self.table.over:
            since = tell_since(seat.game, position, words, "/games/k3x9w2", reader.at)
        if since is not None and since.playback is not None:
            record, first = self.table.record(host=True), self.table.last_choice(self.seat) or 0
            frames = play_back(seat.game, record, self.seat, first)
            position = show_frame(position, next(each for each in frames if each.told == reader.at), seat.game)
        return words, table(seat, words, row, position, reader, aside, since)


def position_of(seat: Seat[Any]) -> Position:
    return add_outcomes(read_position(seat), follow_options(seat), look_on(seat))


def row_of(table: Table[Any]) -> GameRow:
    """A row as the store would give it: Ann and Bo are people, the others computers."""
    seats = tuple(
        SeatRow(seat, "person" if seat < 2 else "bot", name, None if seat < 2 else "commander", True)
        for seat, name in enumerate(table.names)
    )
    asked = tuple(seat.number for seat in table.waiting())
    return GameRow(
        id="k3x9w2",
        game=table.game.name,
        rules=table.game.rules,
        settings=table.settings,
        seats=seats,
        seed="",
        commitment=table.commitment,
        salt="",
        start=table.start,
        status="over" if table.over else "playing",
        listed=False,
        created=0.0,
        moved=0.0,
        position=len(table.moves),
        asked=asked,
    )


Wanted = Callable[[Table[Any]], bool]


def played(
    wanted: Wanted,
    seats: int = 3,
    player: str = "greedy",
    seeds: Sequence[int] = range(400),
    game: str = "missions",
    **settings: Any,
) -> Table[Any]:
    """A game of computer players up to the first position that is wanted."""
    agreed: Settings = settings
    for number in seeds:
        table: Table[Any] = Table(find(game), seats, number.to_bytes(32, "big"), settings=agreed, names=NAMES[:seats])
        chooser = make(player, number)
        while not table.over and not wanted(table):
            seat = table.waiting()[0]
            seat.choose(chooser.choose(seat))
        if wanted(table):
            return table
    raise LookupError("no such position in so many games")


def asks_late(kind: str, round: int = 1, reader: int = 0, options: int = 2) -> Wanted:
    """In a game of rounds: a seat is asked this, late enough, with so many options."""

    def wanted(table: Table[Any]) -> bool:
        ask = table.line.ask(reader)
        found = ask is not None and ask.kind == kind and len(ask.options) >= options
        return found and table.line.state.round >= round

    return wanted


def renamed(played: Table[Any], *names: str) -> Table[Any]:
    """The same game with other names: to the server it is one that it has never seen."""
    table: Table[Any] = Table(played.game, len(played.names), played.seed, settings=played.settings, names=names)
    for move in played.moves:
        table.choose_key(move.seat, move.key)
    return table


def asks(kind: str, reader: int = 0, turn: int = 12, cards: int = 0) -> Wanted:
    """A seat is asked this, late enough in the game, with so many cards in the discard."""

    def wanted(table: Table[Any]) -> bool:
        ask = table.line.ask(reader)
        state = table.line.state
        return ask is not None and ask.kind == kind and state.turn >= turn and len(state.cards.rows[2]) >= cards

    return wanted


def take() -> State:
    return State(played(asks("source", cards=12)), 0)


def discard() -> State:
    """After taking from the discard, which can still be taken back; all seven other cards may go."""
    return State(played(taken), 0)


def taken(table: Table[Any]) -> bool:
    return asks("discard", cards=9)(table) and table.can_undo(0) and len(table.seat(0).labels) >= 7


def opening() -> State:
    return State(played(asks("source", turn=0), 4), 0)


def nine() -> State:
    def wanted(table: Table[Any]) -> bool:
        return asks("discard", turn=3)(table) and len(table.line.state.cards.rows[3]) == 9

    return State(played(wanted, 2, "random"), 0)


def second() -> State:
    return State(played(asks("discard-second", turn=3), 4, "random"), 0)


def extra() -> State:
    return State(played(asks("extra", turn=0), 3, "random"), 0)


def meddle() -> State:
    return State(played(asks("q-take", turn=0), 3), 0)


def meddle_discard() -> State:
    return State(played(asks("q-discard", turn=0), 3), 0)


def ship() -> State:
    return State(own("unidentified_ship", "ship-lifeform"), 0)


def borg() -> State:
    return State(own("borg_cube", "borg"), 0)


def choices() -> State:
    return State(played(asks("choices", turn=0), 3), 0)


def own(_card: str, kind: str) -> Table[Any]:
    """A position of the choices at scoring that computer players leave to the best total."""
    for number in range(400):
        table = played(asks("choices", turn=0), 3, seeds=range(number, 400))
        table.choose_key(0, "own")
        for _ in range(6):
            ask = table.line.ask(0)
            if ask is None or ask.kind == kind:
                break
            table.choose(0, ask.options[0])
        ask = table.line.ask(0)
        if ask is not None and ask.kind == kind:
            return table
    raise LookupError(kind)


def waiting() -> State:
    return State(played(lambda table: asks("source", 2, cards=9)(table)), 0)


def waiting_person() -> State:
    return State(played(lambda table: asks("discard", 1, cards=9)(table)), 0)


def spectator() -> State:
    return State(played(asks("discard", cards=9), 4), SPECTATOR)


def spectator_scoring() -> State:
    return State(played(asks("choices", turn=0), 3), SPECTATOR)


def screen() -> State:
    return State(played(asks("source", 1, cards=6)), SPECTATOR, {"mine": (0, 1)}, to=1)


def over() -> State:
    return State(played(lambda table: table.over), 0)


def no_aid() -> State:
    return State(played(asks("discard", cards=9), memory_aid=False), 0)


def away() -> State:
    found = played(asks("source", cards=8), 4)
    return State(found, 0, {"host": True, "toast": ""})


def hinted() -> State:
    found = played(taken)
    keys = [label.key for label in found.seat(0).labels]
    advice = [
        Advice(key, 0.5 / (place + 1) if place < 5 else 0.0, 0.6 - place * 0.013) for place, key in enumerate(keys)
    ]
    return State(found, 0, {"hint": Hint("commander", advice)})


STATES: dict[str, Callable[[], State]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        take,
        discard,
        opening,
        nine,
        second,
        extra,
        meddle,
        meddle_discard,
        ship,
        borg,
        choices,
        waiting,
        waiting_person,
        spectator,
        spectator_scoring,
        screen,
        over,
        no_aid,
        away,
        hinted,
    )
}
