"""How a player is asked in the middle of something: free actions may interrupt a main action (SETI-3.4, SETI-3.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from typing import Any

from wardroom.kernel import Ask, Option, Reason, Request
from wardroom.kernel.ask import About

from ..state import Seti

FREE = "free"
NONE = "none"
Judge = Callable[[Any], Reason | None]


def decide(
    state: Seti,
    seat: int,
    kind: str,
    offer: Callable[[], Sequence[Option]],
    judge: Judge | None = None,
    args: tuple[tuple[str, Any], ...] = (),
    final: Collection[Option] | None = None,
    *,
    even_alone: bool = False,
    for_good: Callable[[], bool] | None = None,
    about: About | None = None,
) -> Generator[Request, Any, Option]:
    """Let a seat choose among what is on offer. One candidate needs no question, unless `even_alone` says that a free
    action before it could change things; none at all is `NONE` (SETI-3.8). `for_good` says whether nothing on offer can
    be taken back, `about` more of each of them.

    While the seat resolves its own main action, `FREE` is a candidate too as long as some free action is possible
    (SETI-3.5). After it the offer is made anew.
    """
    while True:
        candidates = offer()
        free_too = interruptible(state, seat) and free.anything(state, seat)
        if len(candidates) < 2 and not (even_alone and free_too and candidates):
            return candidates[0] if candidates else NONE
        if for_good is not None:
            final = candidates if for_good() else None
        if not free_too:
            answer: Option = yield Ask(seat, kind, candidates, judge, final=final, args=args, about=about)
            return answer
        sifted = None if judge is None else with_free(judge)
        answer = yield Ask(seat, kind, [*candidates, FREE], sifted, final=final, args=args, about=about)
        if answer != FREE:
            return answer
        yield from free.interrupt(state, seat)


def interruptible(state: Seti, seat: int) -> bool:
    """Whether this seat may take a free action in between (SETI-3.5, SETI-3.6, SETI-3.11)."""
    return state.interruptible and seat == state.active


def with_free(judge: Judge) -> Judge:
    def sifted(option: Option) -> Reason | None:
        return None if option == FREE else judge(option)

    return sifted


from . import free  # noqa: E402  last, since free actions ask as well
