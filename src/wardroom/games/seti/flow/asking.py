"""How a player is asked in the middle of something: free actions may interrupt a main action (SETI-3.4, SETI-3.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from wardroom.kernel import Ask, Asking, Option, Reason
from wardroom.kernel.ask import NothingToChoose

from ..state import Seti

T = TypeVar("T")
O = TypeVar("O", bound=Option)  # noqa: E741  an option
Args = tuple[tuple[str, Any], ...]

FREE = "free"
NONE = "none"
NOTHING: Mapping[str, Any] = {}


def choose(
    state: Seti,
    seat: int,
    kind: str,
    offer: Callable[[], Sequence[O]],
    judge: Callable[[O], Reason | None] | None = None,
    args: Args = (),
) -> Asking[O]:
    """Let a seat choose among what is on offer, which is always something."""
    answer = yield from may_choose(state, seat, kind, offer, judge, args)
    if answer is None:
        raise NothingToChoose(kind)
    return answer


def may_choose(
    state: Seti,
    seat: int,
    kind: str,
    offer: Callable[[], Sequence[O]],
    judge: Callable[[O], Reason | None] | None = None,
    args: Args = (),
    *,
    decline: str = "",
    even_alone: bool = False,
    for_good: Callable[[], bool] | None = None,
    about: Callable[[O], Mapping[str, Any]] | None = None,
) -> Asking[O | None]:
    """Let a seat choose among what is on offer, if there is anything (SETI-3.8); with the word `decline` it may choose
    none of it. One candidate needs no question, unless `even_alone` says that a free action before it could change
    things. `for_good` says whether nothing on offer can be taken back, `about` more of each of them.

    While the seat resolves its own main action, `FREE` is a candidate too as long as some free action is possible
    (SETI-3.5). After it the offer is made anew.
    """
    while True:
        candidates: Sequence[Any] = [*offer(), decline] if decline else offer()
        free_too = interruptible(state, seat) and free.anything(state, seat)
        if len(candidates) < 2 and not (even_alone and free_too and candidates):
            return candidates[0] if candidates and candidates[0] != decline else None
        final = candidates if for_good is not None and for_good() else None
        if free_too:
            candidates = [*candidates, FREE]
        judging = judge if judge is None or not (decline or free_too) else unless_word((decline, FREE), judge, None)
        describing = None if about is None else unless_word((decline, FREE), about, NOTHING)
        answer: Any = yield Ask(seat, kind, candidates, judging, final=final, args=args, about=describing)
        if answer == decline:
            return None
        if answer != FREE:
            return answer  # type: ignore[no-any-return]
        yield from free.interrupt(state, seat)


def interruptible(state: Seti, seat: int) -> bool:
    """Whether this seat may take a free action in between (SETI-3.5, SETI-3.6, SETI-3.11)."""
    return state.interruptible and seat == state.active


def unless_word(words: Sequence[str], say: Callable[[O], T], otherwise: T) -> Callable[[Any], T]:
    """What is said of an option; of these words, which are offered besides, always the same."""

    def said(option: Any) -> T:
        return otherwise if option in words else say(option)

    return said


from . import free  # noqa: E402  last, since free actions ask as well
