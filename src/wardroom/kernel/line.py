"""A line of play: a position and its flow in motion. No record, no log; forks and imagined worlds are lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Generic, NamedTuple, TypeVar

from .ask import TURN, Ask, Checkpoint, EndOfGame, Option, Request, Together
from .chance import Chance
from .dealer import Dealer
from .errors import CannotImagine
from .game import Game
from .state import Event, State

S = TypeVar("S", bound=State)
FUTURE = 1 << 32
"""Where the draws of an imagined world begin: far from those that dealt it."""


class Choice(NamedTuple):
    """A seat chose an option."""

    seat: int
    option: Option


class Line(Generic[S]):
    """The state, the open asks, and what it takes to get here again: a checkpoint and the choices since.

    A light line is for a playout: it takes no checkpoints, keeps no track of who knows what, and cannot be forked.
    """

    __slots__ = (
        "game",
        "state",
        "asks",
        "answers",
        "base",
        "journal",
        "light",
        "turns",
        "_steps",
        "_together",
        "_dealers",
    )

    def __init__(
        self,
        game: Game[S],
        base: S,
        journal: Sequence[Choice] = (),
        light: bool = False,
        news: list[Event] | None = None,
    ) -> None:
        """Enter the flow at `base`, which is only read, and make the choices of the journal again."""
        self.game = game
        self.base: S | None = None if light else base
        self.light = light
        self.turns = 0
        self.journal: list[Choice] = []
        self.asks: Sequence[Ask] = ()
        self.answers: dict[int, Option] = {}  # of a simultaneous ask, secret until all are in
        self.state = base.copy(not light)
        self.state.news = news
        self._together = False
        self._dealers: dict[int, Dealer] = {}
        self._steps = game.flow(self.state)
        self._enter()
        for seat, option in journal:
            self.answer(seat, option)

    @property
    def over(self) -> bool:
        return not self.asks

    def ask(self, seat: int) -> Ask | None:
        """What this seat must choose now."""
        for ask in self.asks:
            if ask.seat == seat and seat not in self.answers:
                return ask
        return None

    def waiting(self) -> list[Ask]:
        """The asks that are still open."""
        if not self.answers:
            return list(self.asks)
        return [ask for ask in self.asks if ask.seat not in self.answers]

    def answer(self, seat: int, option: Option) -> None:
        """Go on with a legal choice of a seat that is asked; nothing is checked here."""
        if not self.light:
            self.journal.append(Choice(seat, option))
            self._dealers.clear()
        reply: object = option
        if self._together:
            self.answers[seat] = option
            if len(self.answers) < len(self.asks):
                return
            reply = [self.answers[ask.seat] for ask in self.asks]
            self.answers = {}
        try:
            request: Request | None = self._steps.send(reply)
        except (StopIteration, EndOfGame):
            request = None
        if type(request) is Ask:
            self._together = False
            self.asks = (request,)
        else:
            self._settle(request)

    def fork(self, light: bool = False) -> Line[S]:
        """The same line, independent of this one."""
        if self.base is None:
            raise CannotImagine("cannot-fork")
        return Line(self.game, self.base, self.journal, light)

    def imagine(self, seat: int, seed: bytes, light: bool = True) -> Line[S]:
        """A world the seat cannot tell from this one: everything hidden from it is dealt anew, secret answers are
        unmade, the future is open. The same seed gives the same world; in a light one nothing of the true one stays."""
        if self.base is None:
            raise CannotImagine("cannot-imagine")
        world = Line(self.game, self.base, self._without_secrets(seat), light)
        world.base = None
        if seat not in self._dealers:
            self._dealers[seat] = self.state.cards.dealer(seat)
        faces, may = self._dealers[seat].world(seed)
        cards = world.state.cards
        cards.faces[:] = faces  # in place: judges hold on to this list
        if not light:
            cards.may[seat][:] = may
        world.state.chance = Chance(seed, FUTURE)
        for ask in world.asks:
            ask.forget()
        return world

    def _without_secrets(self, seat: int) -> list[Choice]:
        """The journal without the open answers of others to a simultaneous ask; these are its last entries."""
        if not self.answers:
            return self.journal
        done = len(self.journal) - len(self.answers)
        return self.journal[:done] + [choice for choice in self.journal[done:] if choice.seat == seat]

    def run_out(self, random: Callable[[], float]) -> int:
        """Random choices to the end of the game, as fast as can be; how many. Only for a light line."""
        steps, answers, made = self._steps, self.answers, 0
        send = steps.send
        request: Request | None = Together(self.asks) if self._together else self.asks[0] if self.asks else None
        try:
            while request is not None:
                if type(request) is Ask:
                    options = request.ready or request.options
                    made += 1
                    request = send(options[floor(random() * len(options))])
                elif type(request) is Together:
                    for ask in request.asks:
                        if ask.seat not in answers:
                            answers[ask.seat] = ask.options[floor(random() * len(ask.options))]
                            made += 1
                    reply = [answers[ask.seat] for ask in request.asks]
                    answers.clear()
                    request = send(reply)
                else:
                    request = next(steps)
        except (StopIteration, EndOfGame):
            self.asks = ()
        return made

    def play_out(self, pick: Callable[[S, Ask], Option], turns: int) -> int:
        """Choices by a policy until so many turns have ended, or the game; how many. Only for a light line."""
        made, last = 0, self.turns + turns
        while self.asks and self.turns < last:
            ask = self.asks[0] if len(self.asks) == 1 else self.waiting()[0]
            self.answer(ask.seat, pick(self.state, ask))
            made += 1
        return made

    def stop(self) -> None:
        """Nobody is asked any more, whatever the flow would have gone on to ask; nothing can be forked from here."""
        self.asks = ()
        self.answers = {}
        self.base = None

    def _enter(self) -> None:
        """Begin the flow, and go on to its first question."""
        try:
            request: Request | None = next(self._steps)
        except (StopIteration, EndOfGame):
            request = None
        self._settle(request)

    def _settle(self, request: Request | None) -> None:
        """Pass checkpoints until somebody is asked or the game is over."""
        while type(request) is Checkpoint:
            if request is TURN:
                self.turns += 1
            if not self.light:
                self.base = self.state.copy()
                self.journal = []
            try:
                request = next(self._steps)
            except (StopIteration, EndOfGame):
                request = None
        if isinstance(request, Ask):
            self._together = False
            self.asks = (request,)
        elif isinstance(request, Together):
            self._together = True
            self.asks = request.asks
        else:
            self._together = False
            self.asks = ()
