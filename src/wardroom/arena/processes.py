"""Much work of one kind in several processes. A process that dies costs nothing but its time."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterable
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from wardroom.kernel.errors import WardroomError

Item = TypeVar("Item")
Result = TypeVar("Result")
AHEAD = 16
"""Items that are given out before the first of them is done, for each process."""


class WorkerDied(WardroomError):
    """The process that did some piece of work ended twice in the middle of it."""


def do_all(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Generator[Result, None, None]:
    """The results in the order of the items, whoever works them out. What a process was doing when it died is tried
    once more; an error of the work itself is raised here, in its turn."""
    if jobs == 1:
        yield from map(work, items)
        return
    crew = [Worker(work) for _ in range(jobs)]
    left, again, done = enumerate(items), list[tuple[int, Item]](), dict[int, tuple[bool, Any]]()
    tried: set[int] = set()
    try:
        for wanted in count():
            while wanted not in done:
                for worker in crew:
                    if worker.task is None and len(done) < AHEAD * jobs:
                        worker.take(again.pop() if again else next(left, None))
                busy = {worker.pipe: worker for worker in crew if worker.task is not None}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index]
                    number, item = worker.task
                    try:
                        done[number] = worker.answer()
                    except EOFError:
                        if number in tried:
                            raise WorkerDied("worker-died", number=number + 1, code=worker.end()) from None
                        tried.add(number)
                        again.append((number, item))
                        crew[crew.index(worker)] = Worker(work)
            fine, result = done.pop(wanted)
            if not fine:
                raise result
            yield result
    finally:
        for worker in crew:
            worker.end()


class Worker:
    """A process, the pipe to it, and what it is doing."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()  # so that we notice when the process, its only holder, has died
        self.task: Any = None

    def take(self, task: tuple[int, Any] | None) -> None:
        self.task = task
        if task is not None:
            self.pipe.send(task[1])

    def answer(self) -> tuple[bool, Any]:
        """Whether the task went well, and what came of it or the error; `EOFError` if the process died."""
        try:
            answer: tuple[bool, Any] = self.pipe.recv()
        except ConnectionResetError:
            raise EOFError from None
        self.task = None
        return answer

    def end(self) -> int | None:
        """End the process; its exit code."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()
        return self.process.exitcode


def serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    """In the other process: work until nobody asks any more."""
    while True:
        try:
            item = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            answer = (True, work(item))
        except Exception as error:
            error.add_note(traceback.format_exc())
            answer = (False, error)
        try:
            pipe.send(answer)
        except Exception:  # an error of somebody's own that cannot be pickled
            pipe.send((False, RuntimeError(traceback.format_exc())))
