"""Broken input: options and game files mutated at random do no more than raise a typed error."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from wardroom.kernel import Card, Game, Option, Record, Table, replay
from wardroom.kernel.errors import WardroomError

from .choosing import FOREIGN, fingerprint
from .faults import Fault, Property, Report
from .playing import new_table, pick

PER_POSITION = 25
"""How many broken options are tried before the game goes on."""
PER_OPENING, PER_WHOLE = 250, 10
"""How many ways each file of an opening, and each file of a whole game is broken: the latter take long to read."""
FIRST_MOVES = 12
"""What counts as an opening."""
STRANGE: tuple[Any, ...] = (
    *FOREIGN,
    True,
    10**4000,
    -(2**63),
    float("nan"),
    float("inf"),
    "\ud800",
    "\x00",
    "undo",
    "x" * 100_000,
    "a" + "́" * 50,
    ((), ((),)),
    (1,) * 1000,
    {"a": []},
    object,
)
"""What an option or a field of a file might be replaced with."""


def robust(
    game: Game[Any], count: int = 3000, seed: str | int = "robust", progress: Callable[[int], None] | None = None
) -> Report:
    """Try `count` mutated options and `count` mutated game files. `progress` is called with the number done."""
    report = Report(game.name, str(seed))
    number = 0
    while not report.faults and min(report.counts["options"], report.counts["records"]) < count:
        dice, table = Random(f"{seed}/{number}/mutate"), new_table(game, str(seed), number)
        try:
            attack_table(table, dice, report, count)
            attack_record(table.game, opening(table), PER_OPENING, dice, report, count)
            attack_record(table.game, table.record(), PER_WHOLE, dice, report, count)
        except Fault as fault:
            report.faults.append(fault.at(number, table.seed, len(table.moves)))
        number += 1
        report.games = number
        if progress is not None:
            progress(report.counts["options"] + report.counts["records"])
    return report


def attack_table(table: Table[Any], dice: Random, report: Report, count: int) -> None:
    """Play a game; at every position try broken options first."""
    while not table.over:
        if report.counts["options"] < count:
            before = fingerprint(table)
            for _ in range(PER_POSITION):
                try_option(table, dice)
                report.counts["options"] += 1
            if fingerprint(table) != before:
                raise Fault(Property.ROBUST, "a broken option has changed the table")
        table.choose(*pick(table.line, dice))


def try_option(table: Table[Any], dice: Random) -> None:
    """One broken option, by value or by key, for a seat that is asked or not."""
    asks = table.line.waiting()
    seat = dice.choice([*(ask.seat for ask in asks), dice.randrange(-2, table.line.state.seats + 2)])
    option = mutate(dice.choice(dice.choice(asks).candidates), dice)
    ask = table.line.ask(seat)
    if ask is None or option not in ask.options:
        guard(partial(table.choose, seat, option), f"seat {seat} chose {str(option)[:60]!r}", must_raise=True)
        guard(partial(table.why, seat, option), "a question why")
    key = mutated_text(dice.choice(["undo", "", *map(str, asks[0].candidates)]), dice)
    guard(partial(table.option_of, seat, key), f"seat {seat} named {key[:60]!r}")


def guard(act: Callable[[], object], what: str, must_raise: bool = False) -> object:
    """Run something that may raise our own errors only."""
    try:
        made = act()
    except WardroomError as error:
        str(error)
        return None
    except Exception as error:
        raise Fault(Property.ROBUST, f"{what}: {type(error).__name__}: {str(error)[:200]}") from error
    if must_raise:
        raise Fault(Property.ROBUST, f"{what}, which is not offered, and nothing was raised")
    return made


def mutate(option: Option, dice: Random) -> Any:
    """Something like an option, or nothing like one."""
    parts = option if isinstance(option, tuple) else (option,)
    changes: list[Callable[[], Any]] = [
        lambda: dice.choice(STRANGE),
        lambda: (option,),
        lambda: [option],
        lambda: (option, option),
        lambda: (*parts, dice.choice(STRANGE)),
        lambda: str(option),
        lambda: str(option).encode(),
        lambda: mutated_text(str(option), dice),
        lambda: Card(dice.randrange(-5, 500)),
        lambda: dice.randrange(-(10**20), 10**20),
        lambda: parts[:-1],
        lambda: option + 1 if isinstance(option, int) else option * 2,
        lambda: {option: option},
    ]
    return dice.choice(changes)()


def mutated_text(text: str, dice: Random) -> str:
    """A text with something put in, left out or changed."""
    place = dice.randrange(len(text) + 1)
    letter = dice.choice(["", "~", "~2", ":", "[0]", "é", "\ud800", "\x00", " ", "0", "A", text])
    return text[:place] + letter + text[place + dice.randrange(2) :]


def attack_record(game: Game[Any], record: Record, times: int, dice: Random, report: Report, count: int) -> None:
    """Break the file of a game in many ways: it is refused, or it is still the same game."""
    text = record.to_json()
    for _ in range(times):
        if report.counts["records"] >= count:
            return
        broken = mutated_file(text, dice)
        again = guard(partial(read, game, broken), "a broken file")
        if again is not None and again != record:
            raise Fault(Property.ROBUST, f"an altered file was taken for true: {broken[:300]!r}")
        report.counts["records"] += 1
        report.counts["files still whole"] += again is not None


def opening(table: Table[Any]) -> Record:
    """The first moves of a game, as the host would have saved them."""
    again = Table(table.game, table.line.state.seats, table.seed, settings=table.settings, names=table.names)
    for move in table.moves[:FIRST_MOVES]:
        again.choose_key(move.seat, move.key)
    return again.record(host=True)


def read(game: Game[Any], source: bytes) -> Record:
    """The record that a file replays to."""
    record = Record.from_json(source)
    return replay(game, record).record(host=record.seed is not None)


def mutated_file(text: str, dice: Random) -> bytes:
    """A file with bytes changed, or with one of its values replaced by another kind of value."""
    return mutated_bytes(text.encode(), dice) if dice.random() < 0.5 else mutated_json(text, dice)


def mutated_bytes(data: bytes, dice: Random) -> bytes:
    place = dice.randrange(len(data))
    end = min(len(data), place + dice.choice([1, 2, 8, 200]))
    other = dice.randrange(len(data))
    changes: list[Callable[[], bytes]] = [
        lambda: data[:place] + dice.randbytes(1) + data[place + 1 :],
        lambda: data[:place] + bytes([data[place] ^ 1 << dice.randrange(8)]) + data[place + 1 :],
        lambda: data[:place] + data[end:],
        lambda: data[:place] + data[place:end] * 2 + data[end:],
        lambda: data[:place] + data[other : other + 8] + data[place:],
        lambda: data[:place],
        lambda: (
            data[:place] + dice.choice([b"null", b"1e9", b"NaN", b"{}", b"[" * 5000, b'"', b"9" * 5000]) + data[end:]
        ),
    ]
    return dice.choice(changes)()


def mutated_json(text: str, dice: Random) -> bytes:
    """One value somewhere in the file, replaced, removed, doubled, or exchanged with another."""
    data = json.loads(text)
    holder: Any = data
    while True:
        names: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        name = dice.choice(names)
        inside = holder[name]
        if not isinstance(inside, (dict, list)) or not inside or dice.random() < 0.2:
            break
        holder = inside
    change = dice.randrange(5)
    if change == 0:
        del holder[name]
    elif change == 1 and isinstance(holder, list):
        holder.insert(dice.randrange(len(holder) + 1), holder[name])
    elif change == 2:
        holder[name], other = holder[dice.choice(names)], holder[name]
        holder[dice.choice(names)] = other
    elif change == 3 and isinstance(inside, str):
        holder[name] = mutated_text(inside, dice)
    else:
        holder[name] = dice.choice(
            [None, 0, -1, 10**30, 2, "", "undo", "0" * 16, "0" * 64, [], {}, True, 1.5, "fr", ["x"]]
        )
    return json.dumps(data).encode("utf-8", "surrogatepass")
