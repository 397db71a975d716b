"""Game files: saved and loaded a game is as it was, and a record replays to the same hash chain in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from random import Random
from typing import Any

from wardroom.kernel import Game, Record, Table, digest, find, games, replay
from wardroom.kernel.errors import Sealed, WardroomError
from wardroom.kernel.snapshot import write_snapshot

from .faults import Fault, Property
from .observing import all_options, heard, readers, same

CHILD = "from wardroom.testing.saving import serve; serve()"


def check_save(table: Table[Any]) -> Table[Any]:
    """Through JSON and back, the game goes on where it was, half-made simultaneous choices included. The table that was
    loaded, for further checks."""
    check_snapshot(table)
    saved = table.record(host=True)
    loaded_record = Record.from_json(saved.to_json())
    if loaded_record != saved:
        raise Fault(Property.SAVE, "a record changes on its way through JSON")
    loaded = replay_record(table.game, loaded_record)
    if digest(loaded.line.state) != digest(table.line.state) or loaded.chain != table.chain:
        raise Fault(Property.SAVE, "a loaded game is in another position")
    if loaded.line.answers != table.line.answers:
        raise Fault(Property.SAVE, "a loaded game has other answers to a simultaneous ask")
    same(Property.SAVE, "a loaded game offers something else", all_options(table.line), all_options(loaded.line))
    for reader in readers(table.line.state):
        same(Property.SAVE, "a loaded log differs", heard(table.log, reader), heard(loaded.log, reader), reader)
        if table.can_undo(reader) != loaded.can_undo(reader):
            raise Fault(Property.SAVE, "a loaded game takes back something else", reader)
    return loaded


def check_snapshot(table: Table[Any]) -> None:
    """A server can keep the position, so that it need not play a long game again to open it."""
    try:
        write_snapshot(table)
    except (TypeError, ValueError, KeyError) as error:
        raise Fault(Property.SAVE, f"the state cannot be written down: {error}") from error


def check_sealed(table: Table[Any]) -> None:
    """Before the end nobody but the host is given the seed."""
    record = table.record()
    if table.over == (record.seed is None):
        raise Fault(Property.SAVE, "the seed belongs into the record of a finished game, and into no other")
    if record.seed is None:
        try:
            replay(table.game, record)
        except Sealed:
            return
        raise Fault(Property.SAVE, "a sealed record was replayed")


def check_conceded(table: Table[Any], dice: Random) -> None:
    """Whoever gives up at a small table loses to the others; the result stands as it is, and the file says so. The
    table, one that was loaded and is not needed any more, ends by it."""
    seat = dice.randrange(table.line.state.seats)
    if not table.can_concede(seat):
        return
    before = digest(table.line.state)
    table.concede(seat)
    others = [other for other in range(table.line.state.seats) if other != seat]
    if not table.over or table.winners != others or digest(table.line.state) != before:
        raise Fault(Property.RESULT, "giving up did not end the game as it should", seat)
    result = table.result
    if result is None or len(result) != len(others) + 1 or any(type(points) is not int for points in result):
        raise Fault(Property.RESULT, f"{result} is no result where somebody gives up", seat)
    check_replay(table)


def replay_record(game: Game[Any], record: Record) -> Table[Any]:
    try:
        return replay(game, record)
    except WardroomError as error:
        raise Fault(Property.REPLAY, f"a true record does not replay: {error}") from error


def check_replay(table: Table[Any]) -> None:
    """A finished game, read from its file, ends the same."""
    again = replay_record(table.game, Record.from_json(table.record().to_json()))
    if (again.chain, again.result) != (table.chain, table.result):
        raise Fault(Property.REPLAY, "a replay ends differently")


def installed(game: Game[Any]) -> str:
    """The name under which another process finds this very game; empty when it is not installed."""
    return game.name if games().get(game.name) is game else ""


def replay_elsewhere(where: str, records: Iterable[Record], hash_seed: int = 1) -> list[str]:
    """Replay records in another process with another order of sets and dicts of strings; the hash chains they end
    with, or the errors. `where` is the name of an installed game, or `module:attribute`."""
    lines = "".join(json.dumps(record.to_json()) + "\n" for record in records)
    surroundings = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", CHILD, where]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", env=surroundings)
    if done.returncode:
        raise Fault(Property.REPLAY, f"another process failed: {done.stderr.strip()[-400:]}")
    return done.stdout.splitlines()


def check_elsewhere(where: str, records: Sequence[Record]) -> None:
    """Other processes come to the same hash chains. There are two of them, each with an order of sets and dicts of its
    own: this process can have the same order as one of them by chance, not as both."""
    for first, hash_seed in enumerate((1, 2)):
        shared = records[first::2]
        chains = replay_elsewhere(where, shared, hash_seed) if shared else []
        differing = [chain for chain, record in zip(chains, shared) if chain != record.chain]
        if differing:
            raise Fault(Property.REPLAY, f"another process ends differently: {', '.join(differing[:3])}")


def load_game(where: str) -> Game[Any]:
    module, _, attribute = where.partition(":")
    if not attribute:
        return find(module)
    game: Game[Any] = getattr(import_module(module), attribute)
    return game


def serve() -> None:
    """The other process: records as JSON lines come in, hash chains go out."""
    game = load_game(sys.argv[1])
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for line in sys.stdin:
        try:
            print(replay(game, Record.from_json(json.loads(line))).chain)
        except WardroomError as error:
            print(f"{type(error).__name__}: {error}")
