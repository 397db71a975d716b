"""CCG-14.4 to CCG-14.6, CCG-25.7 to CCG-25.12: response windows. Every window is opened here, by its trigger.

Who is asked follows from public facts alone: a card that could answer this very thing is on the seat's open list
(CCG-3.15), a copy of it does not lie in the open, and the hand is not empty. So being asked says nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, NamedTuple

from wardroom.kernel import PASS, Ask, Asking, Card, Reason, Steps

from ..cards.kinds import ARTIFACT, FACES
from ..places import allowed, looking
from ..state import DISCARD, OUT, TABLE, Ccg

PLAYED, PASSING, LEAVING, ATTEMPT, BATTLE = "played", "passing", "leaving", "attempt", "battle"
ENCOUNTER, REQUIREMENTS, SELECTED, BEFORE_WINNER = "encounter", "requirements", "selected", "before_winner"
KILLED, DESTROYING, COMPLETED, DRAWN, PAUSE = "killed", "destroying", "completed", "drawn", "pause"
TRIGGERS = (
    *(PLAYED, PASSING, LEAVING, ATTEMPT, BATTLE, ENCOUNTER, REQUIREMENTS, SELECTED, BEFORE_WINNER),
    *(KILLED, DESTROYING, COMPLETED, DRAWN, PAUSE),
)
"""CCG-25.7, CCG-25.8, CCG-25.12."""
OWN_TURN = "own_turn"
"""At any time of the own turn, outside any other action (CCG-14.10)."""
SUSPENDING = (ATTEMPT, BATTLE, ENCOUNTER, REQUIREMENTS, PAUSE)
"""CCG-25.12: when effects that suspend play are offered."""


@dataclass(slots=True)
class Trigger:
    """What may be answered: the action of a seat, with the cards that it is about. It holds cards and places only, and
    whoever opened the window reads from it what came of it."""

    kind: str
    seat: int
    cards: tuple[Card, ...] = ()
    location: int = -1
    target: Card | None = None
    cancelled: bool = False
    stops_here: bool = False  # a flight ends where it would pass
    answered: list[Card] = field(default_factory=list)  # of several cards those that were answered
    parties: Sequence[Any] = ()  # of an attempt: who takes part
    battle: Any = None  # in which it happens


@dataclass(slots=True)
class Play:
    """A card being played, or an effect of one in play being used."""

    state: Ccg
    seat: int
    card: Card
    trigger: Trigger
    target: Any = None

    @property
    def opponent(self) -> int:
        return 1 - self.seat


Why = Callable[[Ccg, int, Trigger], Reason | None]
Aim = Callable[[Play], Asking[Any]]
Effect = Callable[[Play], Steps]


class Use(NamedTuple):
    """What a card does when it is played. `why`: why it may not be, by public facts alone; `aim`: its targets are
    chosen first (CCG-14.2); `stays`: it is not discarded afterwards, wherever it lies. `on`: the triggers that it
    answers; `pause` means at any time."""

    effect: Effect
    why: Why
    aim: Aim | None = None
    on: frozenset[str] = frozenset()
    stays: bool = False


USES: dict[str, Use] = {}
"""What cards do when played, by face."""


def always(_state: Ccg, _seat: int, _trigger: Trigger) -> Reason | None:
    return None


def play_of(
    face: str, on: tuple[str, ...] = (), why: Why = always, aim: Aim | None = None, stays: bool = False
) -> Callable[[Effect], Effect]:
    """Registers what a card does when it is played."""

    def register(effect: Effect) -> Effect:
        if face in USES:
            raise ValueError(f"{face} has an effect already")
        USES[face] = Use(effect, why, aim, frozenset(on), stays)
        return effect

    return register


def may_be_hidden(state: Ccg, seat: int, face: str) -> bool:
    """Whether a copy on the seat's list does not lie in the open, as everybody can tell."""
    faces, owner = state.cards.faces, state.owner
    left = state.listed[seat].get(face, 0)
    for row in (state.cards.rows[TABLE], state.row(seat, DISCARD), state.row(seat, OUT)):
        left -= len([card for card in row if faces[card] == face and owner[card] == seat])
    return left > 0


def earned(seat: int, face: str) -> str:
    """The word under which it is remembered that a player earned an artifact: before, it is in nobody's hand."""
    return f"earned {seat} {face}"


def may_answer(state: Ccg, seat: int, trigger: Trigger) -> bool:
    """CCG-25.7: whether a card of the list may answer this from the hand. Public."""
    if not state.hand(seat):
        return False
    listed = state.listed[seat]
    answering = [face for face in answers_to(trigger.kind) if face in listed and may_be_held(state, seat, face)]
    return bool(answering) and looking(state, partial(has_answer, state, seat, trigger, answering))


@cache
def answers_to(kind: str) -> tuple[str, ...]:
    """The faces that answer this kind of thing."""
    return tuple(face for face, use in USES.items() if kind in use.on)


def may_be_held(state: Ccg, seat: int, face: str) -> bool:
    """Whether one may be in hand."""
    if FACES[face].kind == ARTIFACT and not state.noted.get(earned(seat, face)):
        return False
    return may_be_hidden(state, seat, face)


def has_answer(state: Ccg, seat: int, trigger: Trigger, answering: Sequence[str]) -> bool:
    return any(USES[face].why(state, seat, trigger) is None for face in answering)


def why_not_answer(state: Ccg, seat: int, trigger: Trigger, option: Any) -> Reason | None:
    """CCG-14.4: only a card that names what happens answers it."""
    if option == PASS or isinstance(option, tuple):
        return None
    use = USES.get(state.cards.faces[option])
    if use is None or trigger.kind not in use.on:
        return Reason("CCG-14.4", "no-answer")
    return use.why(state, seat, trigger)


def window(state: Ccg, trigger: Trigger) -> Steps:
    """CCG-14.6: the opponent of whoever acts is asked first; then in turn, until both pass in a row. One card at a time
    (CCG-14.21)."""
    seat, passes = 1 - trigger.seat, 0
    while passes < 2 and not trigger.cancelled:
        if (yield from answers(state, seat, trigger)):
            passes = 0
        else:
            passes += 1
        seat = 1 - seat


def answers(state: Ccg, seat: int, trigger: Trigger) -> Asking[bool]:
    """One seat is asked, if it could answer. Whether it did."""
    from . import downloads, hidden, playing  # they open windows themselves

    uses = [*downloads.offered(state, seat, trigger), *hidden.offered(state, seat, trigger)]
    if not uses and not may_answer(state, seat, trigger):
        return False
    judge = partial(why_not_answer, state, seat, trigger)
    kind = "answer"
    args: tuple[tuple[str, Any], ...] = (("name_trigger", trigger.kind),)
    if trigger.cards:
        kind, args = "answer-about", (*args, ("card", trigger.cards[0]))
    candidates = [PASS, *uses, *state.hand(seat)]
    sift = partial(allowed, state, candidates, judge)
    choice: Any = yield Ask(seat, kind, candidates, judge, window=trigger.kind, args=args, sift=sift)
    if choice == PASS:
        return False
    if isinstance(choice, tuple):
        yield from (hidden if choice[0] == "agenda" else downloads).use(state, seat, choice, trigger)
    else:
        yield from playing.play_answer(state, seat, choice, trigger)
    return True


def pause(state: Ccg) -> Asking[bool]:
    """CCG-25.8: between actions the opponent may play what may be played at any time. Whether anything was."""
    trigger, played = Trigger(PAUSE, state.active), False
    while (yield from answers(state, 1 - state.active, trigger)):
        played = True
    return played
