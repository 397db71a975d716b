"""Players in processes of their own, with limits on time and memory. A table never waits for a broken one.

Host and worker exchange JSON lines. The game file, a seat and a player go in, the key of an option comes out; whoever
crashes, overruns, takes too much memory or answers nonsense is replaced by a greedy choice, and that is noted. A seat
and a rank get advice. A game file alone, perhaps a stranger's, is played again and judged. Whoever is asked at a table
may be given fewer seconds than the process has: then a rank answers with the best it has found so far.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from math import inf
from queue import Empty, Queue
from secrets import token_hex
from threading import Lock, Thread
from time import monotonic
from typing import IO, Any, NamedTuple

from wardroom.kernel import Option, Record, Seat, Table, find, replay
from wardroom.kernel.errors import BadPlayer, RecordError, WardroomError

from .basic import ask_of
from .search import Advice

SECONDS = 60.0
MEMORY = 2 << 30
"""Bytes of address space a worker may take."""
READY_SECONDS = 60.0


class Decision(NamedTuple):
    """An option, and why it is not the player's own (`crashed`, `overran`, `memory`, `nonsense`), if so; with what the
    author of a player of somebody's own should read."""

    option: Option
    trouble: str | None = None
    trace: str = ""


class Trouble(Exception):
    """No answer came: `crashed`, `overran`, `memory`, `nonsense`."""

    def __init__(self, kind: str, trace: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.trace = trace


class Worker:
    """One player process. It is started when first needed, and again after trouble."""

    def __init__(self, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.seconds = seconds
        self.memory = memory
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._starting = Lock()
        self._retired = False

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            end_group(process)
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def retire(self) -> None:
        """End the process and start none again, although another thread may be about to."""
        with self._starting:
            self._retired = True
            self.close()

    def choose(self, table: Table[Any], seat: int, player: str, seed: int | str = 0, seconds: float = inf) -> Decision:
        """What the player chooses; a greedy choice if it fails to."""
        trace = ""
        try:
            key = self.key(table.record(host=True).to_json(), seat, player, seed, seconds)
            option = table.option_of(seat, key)
            if table.why(seat, option) is None:
                return Decision(option)
            trouble = "nonsense"
        except Trouble as error:
            trouble, trace = error.kind, error.trace
        except WardroomError:
            trouble = "nonsense"
        return Decision(instead(table.seat(seat)), trouble, trace)

    def key(self, record: str, seat: int, player: str, seed: int | str = 0, seconds: float = inf) -> str:
        """The key of what the player chooses at the end of a game file, legal or not; `Trouble` if it fails."""
        asked = {"record": record, "seat": seat, "player": player, "seed": str(seed), "seconds": seconds}
        return str(self._answer_part(asked, "option"))

    def advise(self, record: str, seat: int, rank: str, seed: int | str = 0, seconds: float = inf) -> list[Advice]:
        """What a rank thinks of a seat's options at the end of a game file, best first; `Trouble` if it fails."""
        asked = {"record": record, "seat": seat, "rank": rank, "seed": str(seed), "seconds": seconds}
        return [Advice(*each) for each in self._answer_part(asked, "advice")]

    def check(self, record: str) -> None:
        """Play a game file again, whoever wrote it; `RecordError` says what is wrong with it, `Trouble` that it took
        too long or too much."""
        wrong = self._answer_part({"record": record}, "wrong")
        if wrong is not None:
            key, facts = wrong
            raise RecordError(key, **facts)

    def _answer_part(self, asked: dict[str, Any], name: str) -> Any:
        """One part of the answer. After any trouble the next question gets a new process."""
        trace = ""
        try:
            answer = self._ask(asked)
            if name in answer:
                return answer[name]
            trouble, trace = str(answer.get("trouble", "nonsense")), str(answer.get("trace", ""))
        except TimeoutError:
            trouble = "overran"
        except (OSError, EOFError, ValueError):  # its pipe is closed
            trouble = "crashed"
        self.close()
        raise Trouble(trouble, trace)

    def _ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._start()
        process = self._process
        if process is None or process.stdin is None:  # retired by another thread
            raise EOFError
        name, until = token_hex(8), monotonic() + self.seconds
        process.stdin.write(json.dumps({**asked, "name": name}) + "\n")
        process.stdin.flush()
        while True:
            answer = read_answer(self._read(max(0.0, until - monotonic())), name)
            if answer is not None:
                return answer

    def _start(self) -> None:
        command = [sys.executable, "-m", __name__, str(self.memory)]
        with self._starting:
            if self._retired:
                raise EOFError
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
            )  # in a session of its own: Ctrl-C is the host's to answer
            self._lines = Queue()
            assert self._process.stdout is not None
            Thread(target=pour, args=(self._process.stdout, self._lines), daemon=True).start()
        self._read(READY_SECONDS)

    def _read(self, seconds: float) -> str:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if not line:
            raise EOFError
        return line


def read_answer(line: str, name: str) -> dict[str, Any] | None:
    """The answer to the question of that name; None: something else that a player had to say."""
    with suppress(ValueError, RecursionError):
        answer = json.loads(line)
        if isinstance(answer, dict) and answer.get("name") == name:
            return answer
    return None


def end_group(process: subprocess.Popen[str]) -> None:
    """End a process and all that it has started: it leads a group of its own."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def pour(pipe: IO[str], lines: Queue[str]) -> None:
    """Pass on lines as they come, and an empty one at the end."""
    with suppress(OSError, ValueError):
        for line in pipe:
            lines.put(line)
    lines.put("")


def instead(seat: Seat[Any]) -> Option:
    """A legal choice for a player that failed; the first where looking ahead fails too, for a fault in the game."""
    from . import make

    try:
        return make("greedy", "instead").choose(seat)
    except Exception:
        return ask_of(seat).in_order[0]


def serve(source: IO[str], sink: IO[str], clock: Callable[[], float] = monotonic) -> None:
    """The worker's side: answer every line until the source is closed."""
    last: Table[Any] | None = None
    print(json.dumps({"ready": True}), file=sink, flush=True)
    for line in source:
        asked = json.loads(line)
        try:
            last, answer = answer_question(asked, last, clock)
        except MemoryError:
            last, answer = None, {"trouble": "memory"}
        except BadPlayer as wrong:
            trouble = "nonsense" if wrong.key == "player-nonsense" else "crashed"
            answer = {"trouble": trouble, "trace": wrong.trace or str(wrong)}
        except Exception:  # whatever a player does wrong must not end the game
            answer = {"trouble": "crashed"}
        print(json.dumps({**answer, "name": asked["name"]}), file=sink, flush=True)


def answer_question(
    asked: dict[str, Any], last: Table[Any] | None, clock: Callable[[], float] = monotonic
) -> tuple[Table[Any] | None, dict[str, Any]]:
    """The answer to one question, and the table it was about."""
    from . import hint, make

    if "seat" not in asked:
        return None, {"wrong": wrong(asked["record"])}
    table = at(Record.from_json(asked["record"]), last)
    seat = table.seat(asked["seat"])
    seconds = asked.get("seconds", inf)
    if "rank" in asked:
        return table, {"advice": hint(seat, asked["rank"], asked["seed"], seconds, clock)}
    player = make(asked["player"], asked["seed"], seconds, clock)
    return table, {"option": key_of(seat, player.choose(seat))}


def wrong(source: str) -> tuple[str, dict[str, Any]] | None:
    """What is wrong with a game file: the key and the facts of its error."""
    try:
        record = Record.from_json(source)
        replay(find(record.game), record)
    except WardroomError as error:
        return error.key, error.facts
    return None


def at(record: Record, last: Table[Any] | None) -> Table[Any]:
    """The table of a record; the last one goes on if the record does."""
    if last is not None and last.start == record.start and record.moves[: len(last.moves)] == tuple(last.moves):
        for move in record.moves[len(last.moves) :]:
            last.choose_key(move.seat, move.key)
        return last
    return replay(find(record.game), record)


def key_of(seat: Seat[Any], option: Option) -> str:
    if seat.ask is None or option not in seat.ask.candidates:
        return ""
    return seat.candidates[list(seat.ask.candidates).index(option)]


def main() -> None:
    limit_memory(int(sys.argv[1]))
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a player that prints must not disturb the conversation
    sys.stdout = sys.stderr
    serve(sys.stdin, sink)


def limit_memory(most: int) -> None:
    """Where the system can; elsewhere time alone limits a player."""
    with suppress(ImportError, ValueError, OSError):
        from resource import RLIMIT_AS, setrlimit

        setrlimit(RLIMIT_AS, (most, most))


if __name__ == "__main__":
    main()
