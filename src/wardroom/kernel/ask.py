"""What a flow asks for, and why something is refused."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

Option = str | int | tuple[str | int, ...]
"""A word, a number, a Card, or a short tuple of these."""


class Reason(NamedTuple):
    """Why something is refused: rule ID, text key, arguments."""

    rule: str
    key: str
    args: tuple[tuple[str, Any], ...] = ()


class Notice(NamedTuple):
    """What a player should know of an option that the rules allow. Nobody is stopped by it.

    `ends`: the option ends the chooser's `turn`, `round` or `game`; interfaces set it apart. `rule` is that of the end.
    `unused`: what would be left unused then, as kinds and numbers (texts `unused-<kind>`, with `count`); interfaces ask
    once more. `remark`: a word on an option that nobody wants as things are, or that does more than it seems to (text
    `remark-<key>`). `varies`: what it brings depends on how things stand, but on nothing that is hidden; interfaces say
    it (`Show.brings`)."""

    ends: str = ""
    rule: str = ""
    unused: tuple[tuple[str, int], ...] = ()
    remark: Reason | None = None
    varies: bool = False


ENDS = ("turn", "round", "game")
"""What an option can end for its chooser."""
UNLISTED = Reason("", "not-offered")
DONE: Final = "done"
PASS: Final = "pass"
"""The word that ends a question for several things, and the one that lets a window go by."""
Judge = Callable[[Any], Reason | None]
About = Callable[[Any], Mapping[str, Any]]
Listing = Callable[[], Sequence[Option]]


class Ask:
    """One seat must choose. `kind` is a text key (`ask-<kind>`), whose entry also names the rule.

    Sifting waits until somebody looks: a replay never pays for it, and after `imagine` the options of the
    other seats are those of the imagined world.
    """

    __slots__ = (
        *("seat", "kind", "offered", "judge", "ready", "final", "args", "about", "many", "onward", "window", "sift"),
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        candidates: Sequence[Option] | Listing,
        judge: Judge | None = None,
        options: Sequence[Option] | None = None,
        final: Collection[Option] | None = None,
        args: tuple[tuple[str, Any], ...] = (),
        about: About | None = None,
        many: bool = False,
        onward: int = 0,
        window: str = "",
        sift: Listing | None = None,
    ) -> None:
        """Without a judge all candidates are legal.

        A hot ask may leave the listing of candidates until somebody looks, which no playout does, and may say how what
        the judge allows is listed faster than one by one (`sift`).

        `final` marks what cannot be taken back, so that a player is warned: an empty one says that all can be, None
        that this cannot be told beforehand. It uses public facts only, and the conformance kit holds it against what
        then happens.
        `args` are for the prompt, by name, as with events. `about` says more of an option than its own parts do, for
        its text: what lies on a space, what something costs. It uses what the chooser knows, and nobody asks it
        unless a person is shown the options.
        `many`: one thing of several that are picked one after the other, in any order, until `done`
        (see `pick_several`); `onward` is the first candidate for players that keep to one order. `window`: the kind of
        response window that this is; it can be passed (`pass`), and a seat may order that once and for all.
        """
        self.seat = seat
        self.kind = kind
        self.offered = candidates
        self.judge = judge
        self.ready = options if judge is not None or callable(candidates) else candidates
        self.final = final
        self.args = args
        self.about = about
        self.many = many
        self.onward = onward
        self.window = window
        self.sift = sift

    @classmethod
    def among(
        cls,
        seat: int,
        kind: str,
        candidates: Sequence[Option],
        judge: Judge,
        options: Sequence[Option] | None = None,
        final: Collection[Option] | None = None,
        args: tuple[tuple[str, Any], ...] = (),
    ) -> Ask:
        """What the judge refuses is not an option, and the same judge says why. Candidates are whatever lies in a
        place everybody can point at (a whole hand, a whole deck), never sifted by hidden faces: that is the judge's
        part. A hot ask may hand in the options ready-made; the kit checks them against the judge."""
        return cls(seat, kind, candidates, judge, options, final, args)

    @property
    def candidates(self) -> Sequence[Option]:
        """All that one may point at."""
        if callable(self.offered):
            self.offered = self.offered()
        return self.offered

    @property
    def options(self) -> Sequence[Option]:
        if self.ready is None:
            judge = self.judge
            self.ready = (
                [option for option in self.candidates if judge is None or judge(option) is None]
                if self.sift is None
                else self.sift()
            )
        return self.ready

    @property
    def in_order(self) -> Sequence[Option]:
        """The options for players that keep to one order, so that the same things are not picked in every order."""
        if not self.onward:
            return self.options
        options = set(self.options)
        later = [option for option in self.candidates[self.onward :] if option in options]
        return later or self.options

    def why(self, option: Option) -> Reason | None:
        """Why the option is refused; None when it is legal."""
        if option not in self.candidates:
            return UNLISTED
        return None if self.judge is None else self.judge(option)

    def is_final(self, option: Option) -> bool:
        """Whether it is certain that this choice cannot be taken back."""
        return self.final is not None and option in self.final

    def forget(self) -> None:
        """Sift again: the world behind this ask has been dealt anew."""
        if self.judge is not None:
            self.ready = None


class Together:
    """Several seats choose at once; nobody learns a choice before all are in. Answers come back in this order."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = asks


class Checkpoint(Enum):
    """A place where the flow can be re-entered from the state alone. Only the outermost loop of a flow yields one."""

    STEP = "step"
    TURN = "turn"  # undo never goes past it


STEP, TURN = Checkpoint.STEP, Checkpoint.TURN


class NothingToChoose(Exception):
    """A game's own mistake: it asks, and no option is legal."""


class EndOfGame(Exception):
    """Raised in a flow, however deep, it ends the game at once. The outermost loop may catch it for a last question."""


Request = Ask | Together | Checkpoint
T = TypeVar("T")
Picked = TypeVar("Picked", bound=Option)
Asking = Generator[Request, Any, T]
"""A part of a flow that comes to something: `card = yield from choose(...)`. What an ask itself comes to is annotated:
`card: Card = yield Ask(...)`."""
Steps = Asking[None]


def pick_one(
    seat: int,
    kind: str,
    candidates: Sequence[Picked],
    args: tuple[tuple[str, Any], ...] = (),
    judge: Callable[[Picked], Reason | None] | None = None,
) -> Asking[Picked]:
    """Ask a seat for one of these. Where only one is legal, nobody is asked."""
    legal = candidates if judge is None else [each for each in candidates if judge(each) is None]
    if len(legal) == 1:
        return legal[0]
    answer: Picked = yield Ask(seat, kind, candidates[:], judge, options=legal, args=args)
    return answer


def pick_several(
    seat: int,
    kind: str,
    candidates: Sequence[Picked],
    judge: Callable[[Sequence[Picked], Any], Reason | None] | None = None,
    most: int | None = None,
    final: Collection[Option] | None = None,
    args: tuple[tuple[str, Any], ...] = (),
    about: About | None = None,
) -> Asking[list[Picked]]:
    """Ask a seat for any number of these, one after the other, until it is done or has `most`. The judge is told what
    was picked so far; it also judges `done`. Picks come back in the order of the candidates, whatever the order in
    which they were made."""
    left, picked, onward = list(candidates), list[Picked](), 0
    while left and len(picked) != most:
        told = None if judge is None else partial(judge, tuple(picked))
        choice: Any = yield Ask(seat, kind, [*left, DONE], told, None, final, args, about, many=True, onward=onward)
        if choice == DONE:
            break
        onward = left.index(choice)
        del left[onward]
        picked.append(choice)
    return [option for option in candidates if option in picked]
