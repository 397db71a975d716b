"""What each option would bring, as far as a seat can know it: followed in a world that the seat imagines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from wardroom.kernel import DONE, PASS, Ask, Event, Game, Label, Line, Notice, Seat, labels

SEED = b"what follows"
"""Of the world in which options are followed. Any would do: what is told is the same in every one."""
Imagine = Callable[[bytes, bool], Line[Any]]
"""Makes a world with this seed, light or not: `seat.imagine`."""


NO_NOTICES: Mapping[str, Notice] = {}
Gains = tuple[tuple[str, int], ...]
"""How much of what is gained."""
DECLINES = ("no", PASS, DONE)
"""How that is answered which is only offered."""
MOST_GAINS, MOST_WORLDS = 3, 24
"""So many ways to gain something are told, and so many worlds are looked at to find them."""


class Outcome(NamedTuple):
    """Whether an option cannot be taken back; what the seat's own sheet then adds up to, where that is certain; what it
    brings at least, if that varies: one of these, as one goes on to choose."""

    final: bool
    points: int | None
    brings: tuple[Gains, ...] = ()


class Onward(NamedTuple):
    """The question that an option leads to at once: what about, and its options; which of them are final."""

    kind: str
    labels: tuple[Label, ...]
    notices: Mapping[str, Notice] = NO_NOTICES  # by option: what to know before choosing it


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, as plain facts: its options can be followed while the table goes on."""

    game: Game[Any]
    seat: int
    keys: tuple[str, ...]  # of the options
    final: tuple[bool, ...] | None  # which of them are final, where the game says so
    counts: bool  # whether the seat's sheet has a total
    varies: tuple[bool, ...] = ()  # which of them bring something that depends on how things stand


def read_question(seat: Seat[Any], sheet: Any) -> Question:
    """What a seat is asked, that has such a sheet."""
    ask = seat.ask
    assert ask is not None
    keys, notices = dict(zip(ask.candidates, seat.candidates)), seat.notices
    return Question(
        game=seat.game,
        seat=seat.number,
        keys=tuple(keys[option] for option in ask.options),
        final=None if ask.final is None else tuple(ask.is_final(option) for option in ask.options),
        counts=read_total(sheet) is not None,
        varies=tuple(notices[keys[option]].varies if keys[option] in notices else False for option in ask.options),
    )


def follow_options(seat: Seat[Any]) -> dict[str, Outcome]:
    """By the key of each option. An option that ends the turn, draws from chance or teaches the seat something cannot
    be taken back. If it ends the turn and does neither of the others, the points are the same in every world that the
    seat believes in; only then are they told."""
    if seat.ask is None:
        return {}
    question = read_question(seat, seat.sheet(seat.number))
    found = {key: follow_safely(question, place, seat.imagine) for place, key in enumerate(question.keys)}
    return leave_out_alike(found)


def leave_out_alike(found: Mapping[str, Outcome]) -> dict[str, Outcome]:
    """What every option brings is no help in choosing."""
    alike = len(found) > 1 and len({outcome.brings for outcome in found.values()}) == 1
    return {key: outcome._replace(brings=()) for key, outcome in found.items()} if alike else dict(found)


def follow_safely(question: Question, place: int, imagine: Imagine) -> Outcome:
    """What follows the option at this place. Where the game's own code fails, nothing can be foreseen: whoever chooses
    that will be told, and the other options are shown all the same."""
    try:
        return follow_option(question, place, imagine)
    except Exception:
        return Outcome(question.final is not None and question.final[place], None)


def follow_option(question: Question, place: int, imagine: Imagine) -> Outcome:
    """What follows the option at this place."""
    number = question.seat
    world = imagine(SEED, False)
    ended, quiet = answer(world, number, place)
    final = ended or not quiet if question.final is None else question.final[place]
    counted = question.counts and ended and quiet
    total = read_total(question.game.show.sheet(world.state, number, number)) if counted else None
    return Outcome(final, total, follow_gains(question, place, imagine) if question.varies[place] else ())


def follow_gains(question: Question, place: int, imagine: Imagine) -> tuple[Gains, ...]:
    """What the option at this place brings at least. What is only offered is declined; where something must be answered
    every answer is tried. Nothing is told if there are too many ways; that it brings nothing, if it does nothing else
    either."""
    found: dict[Gains, None] = {}
    busy = False  # whether something else happens
    paths: list[tuple[int, ...]] = [(place,)]
    for path in paths:
        if len(paths) > MOST_WORLDS:
            return ()
        world = imagine(SEED, False)
        news: list[Event] = []
        world.state.news = news
        for each in path:
            ended, _ = answer(world, question.seat, each)
        asked = None if ended or not world.journal else world.ask(question.seat)
        if asked is None:  # all of it is done, or somebody else goes on
            found[add_up(news, question)] = None
            busy = busy or len(news) > 1
        else:
            paths += [(*path, each) for each in answers_to(asked)]
    return tuple(found) if len(found) <= MOST_GAINS and (any(found) or not busy) else ()


def add_up(news: list[Event], question: Question) -> Gains:
    """What these events bring a seat."""
    sums: dict[str, int] = {}
    for event in news:
        args = dict(event.args)
        gained = question.game.show.brings(event.key, args) if args.get("seat") == question.seat else None
        if gained is not None and gained[1]:
            sums[gained[0]] = sums.get(gained[0], 0) + gained[1]
    return tuple(sums.items())


def answers_to(asked: Ask) -> list[int]:
    """The places of the options that are tried: the one that declines, else all of them."""
    declined = [place for place, option in enumerate(asked.options) if option in DECLINES]
    return declined[:1] or list(range(len(asked.options)))


def answer(world: Line[Any], seat: int, place: int) -> tuple[bool, bool]:
    """Choose the option at this place: whether that ended the turn; whether it drew and taught the seat nothing."""
    asked = world.ask(seat)
    assert asked is not None
    state, turns = world.state, world.turns
    before = state.cards.learned[seat], state.chance.counter
    world.answer(seat, asked.options[place])
    return world.over or world.turns != turns, (state.cards.learned[seat], state.chance.counter) == before


def look_on(seat: Seat[Any]) -> dict[str, Onward]:
    """By the key of each option that leads to another question of this seat: that question."""
    if seat.ask is None:
        return {}
    question = read_question(seat, seat.sheet(seat.number))
    found = ((key, look_on_safely(question, place, seat.imagine)) for place, key in enumerate(question.keys))
    return {key: onward for key, onward in found if onward is not None}


def look_on_safely(question: Question, place: int, imagine: Imagine) -> Onward | None:
    """The question behind the option at this place, where it is the same in every world that the seat believes in: none
    if that option ends the turn, draws or teaches something, if several things are asked for then, or if the same is
    asked again: that is no second half of a choice, and where dozens of cards are laid one by one it takes minutes."""
    try:
        return look_on_option(question, place, imagine)
    except Exception:  # the game's own fault: whoever chooses that will be told
        return None


def look_on_option(question: Question, place: int, imagine: Imagine) -> Onward | None:
    number = question.seat
    world = imagine(SEED, False)
    before = world.ask(number)
    assert before is not None
    kind = before.kind
    ended, quiet = answer(world, number, place)
    asked = world.ask(number)
    if ended or not quiet or asked is None or asked.many or asked.kind == kind:
        return None
    found = labels(asked, world.state)
    if asked.final is None:
        settled = (is_settled_by(number, place, then, imagine) for then in range(len(found)))
        found = [label._replace(final=final) for label, final in zip(found, settled)]
    known = dict(zip(asked.options, found))
    told = question.game.show.notices(world.state, asked)
    return Onward(asked.kind, tuple(found), {known[option].key: notice for option, notice in told.items()})


def is_settled_by(seat: int, place: int, then: int, imagine: Imagine) -> bool:
    """Whether the second of two choices cannot be taken back."""
    world = imagine(SEED, False)
    answer(world, seat, place)
    ended, quiet = answer(world, seat, then)
    return ended or not quiet


def read_total(sheet: Any) -> int | None:
    return sheet.get("total") if isinstance(sheet, dict) else None
