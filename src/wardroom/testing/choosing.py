"""Choices at a table: what is offered is accepted, anything else is refused, and what is taken back was never made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from wardroom.kernel import DONE, PASS, Ask, Card, Cards, Line, Option, Reason, Table, digest, keys, labels
from wardroom.kernel.cards import HIDDEN
from wardroom.kernel.errors import CannotUndo, NotAsked, Refused, WardroomError
from wardroom.kernel.keys import parts
from wardroom.kernel.table import CONCEDE, UNDO

from .faults import Fault, Property
from .observing import all_options, observe, readers

FOREIGN: tuple[Any, ...] = ("", "no-such-word", 10**6, -1, 2**200, ("no", 1), (), None, 0.5, b"x", [], {}, Card(10**6))
"""What no game offers."""


def check_options(ask: Ask) -> None:
    """Something can be chosen; ready-made options are those that the judge allows; no candidate stands twice."""
    options = list(ask.options)
    if not options:
        raise Fault(Property.ENDS, f"“{ask.kind}” is asked, but nothing can be chosen", ask.seat)
    judge = ask.judge
    if judge is not None:
        allowed = [option for option in ask.candidates if judge(option) is None]
        if options != allowed:
            message = f"“{ask.kind}” offers {options}, its judge allows {allowed}"
            raise Fault(Property.OPTIONS, message, ask.seat)
    if len(set(ask.candidates)) < len(ask.candidates):
        raise Fault(Property.OPTIONS, f"“{ask.kind}” has a candidate twice", ask.seat)


def check_window(ask: Ask) -> None:
    """A response window can be passed, whatever the hand holds: standing orders go by the window alone."""
    if ask.window and PASS not in ask.options:
        raise Fault(Property.OPTIONS, f"“{ask.kind}” is the window “{ask.window}”, but it cannot be passed", ask.seat)


def check_any_order(line: Line[Any], dice: Random) -> int:
    """Where several things are picked, two of them in either order come to the same. Whether that could be compared."""
    [ask] = line.asks[:1]
    picks = [option for option in ask.options if option != DONE]
    if len(line.asks) > 1 or len(picks) < 2:
        return 0
    one, two = dice.sample(picks, 2)
    ends = [pick_in_order(line.fork(), ask, order) for order in ((one, two), (two, one))]
    if None in ends:
        return 0
    if ends[0] != ends[1]:
        raise Fault(Property.OPTIONS, f"“{ask.kind}”: in another order the same picks come to something else", ask.seat)
    return 1


def pick_in_order(line: Line[Any], asked: Ask, order: Sequence[Option]) -> str | None:
    """Where picks in this order lead, and `done` if it can be said then; None where one of them cannot be made."""
    for option in (*order, DONE):
        ask = line.ask(asked.seat)
        if ask is None or ask.kind != asked.kind or option not in ask.options:
            if option != DONE:
                return None
            break
        line.answer(asked.seat, option)
    return digest(line.state) + all_options(line)


def check_pointed(cards: Cards, ask: Ask) -> None:
    """Nobody can point at a card in the hand of another: one names a card there by its face, after it was shown, or
    lets chance take one. How the hand lies says nothing; where it told which card is which, it would."""
    pointed: dict[int, dict[Card, str]] = {}
    for part in [part for candidate in ask.candidates for part in parts(candidate) if isinstance(part, Card)]:
        zone = cards.zones[cards.at[part]]
        if zone.loose and not zone.sees >> ask.seat & 1:
            pointed.setdefault(cards.at[part], {})[part] = cards.read(part, ask.seat)
    for number, named in pointed.items():
        faces, hand = list(named.values()), cards.zones[number].name
        if any(face.startswith(HIDDEN) for face in faces):
            message = f"“{ask.kind}” lets a card of {hand} be chosen that the chooser cannot tell from others"
            raise Fault(Property.LEAK, message, ask.seat)
        if faces != sorted(faces):
            message = f"“{ask.kind}” lists cards of {hand} in the order they lie in, not in that of their faces"
            raise Fault(Property.LEAK, message, ask.seat)


def check_keys(table: Table[Any], ask: Ask) -> None:
    """Every option is a word, a number, a card or a tuple of these, and its key leads back to it."""
    state = table.line.state
    listed = keys(ask.candidates, state, ask.seat)
    if len(set(listed)) < len(listed) or UNDO in listed or CONCEDE in listed:
        raise Fault(Property.OPTIONS, f"“{ask.kind}” has keys that cannot be told apart: {listed}", ask.seat)
    for option, label in zip(ask.options, labels(ask, state)):
        parts = option if isinstance(option, tuple) else (option,)
        if not parts or any(isinstance(part, bool) or not isinstance(part, (str, int)) for part in parts):
            raise Fault(Property.OPTIONS, f"“{ask.kind}” offers {option!r}, which is no option", ask.seat)
        if table.option_of(ask.seat, label.key) is not option:
            raise Fault(Property.OPTIONS, f"“{ask.kind}”: the key {label.key} leads to another option", ask.seat)


def check_rated(table: Table[Any], ask: Ask) -> None:
    """The game's rating at a glance has a whole number for every option, its evaluation one for the seat."""
    game, state = table.game, table.line.state
    rated = [*game.mind.rate(state, ask), game.mind.evaluate(state, ask.seat)]
    if len(rated) != len(ask.options) + 1 or any(type(number) is not int for number in rated):
        raise Fault(Property.OPTIONS, f"“{ask.kind}” is rated {rated}, for {len(ask.options)} options", ask.seat)


def check_refusals(table: Table[Any], stale: Sequence[Option], dice: Random) -> int:
    """Refused candidates, foreign values, options of other seats and of earlier asks, seats that are not asked, and
    undo where there is none: each raises its error and changes nothing. Returns how many were tried."""
    before = fingerprint(table)
    tried = 0
    waiting = table.line.waiting()
    for ask in waiting:
        others = [option for other in waiting if other is not ask for option in other.options]
        for option in (*wrong(ask), *not_offered(ask, [*stale, *others, dice.choice(FOREIGN)])):
            check_refused(table, ask, option)
            tried += 1
        raises(Refused, "a key of nothing", ask.seat, table.choose_key, "no such key")
    anything: Option = waiting[0].options[0]
    for seat in (-1, *readers(table.line.state), table.line.state.seats):
        if table.line.ask(seat) is None:
            raises(NotAsked, "a seat that is not asked", seat, table.choose, anything)
            tried += 1
        if not table.can_undo(seat):
            raises(CannotUndo, "an undo", seat, table.undo)
            tried += 1
    if fingerprint(table) != before:
        raise Fault(Property.REFUSALS, "something refused has changed the table")
    return tried


def wrong(ask: Ask) -> list[Option]:
    return [candidate for candidate in ask.candidates if candidate not in ask.options]


def not_offered(ask: Ask, options: Sequence[Any]) -> list[Any]:
    """Those of these that this ask has not even among its candidates."""
    return [option for option in options if option not in ask.candidates]


def check_refused(table: Table[Any], ask: Ask, option: Any) -> None:
    reason = table.why(ask.seat, option)
    if not isinstance(reason, Reason):
        raise Fault(Property.REFUSALS, f"“{ask.kind}” says no reason against {option!r}", ask.seat)
    raises(Refused, f"“{ask.kind}” with {option!r}", ask.seat, table.choose, option)


def raises(error: type[WardroomError], what: str, seat: int, act: Callable[..., None], *args: Any) -> None:
    """Whatever the seat tries here, it must raise just this error."""
    try:
        act(seat, *args)
    except error:
        return
    except Exception as other:
        raise Fault(Property.REFUSALS, f"{what} raised {type(other).__name__}: {other}", seat) from other
    raise Fault(Property.REFUSALS, f"{what} was accepted", seat)


def fingerprint(table: Table[Any]) -> tuple[object, ...]:
    """Everything of a table that a mistake could change."""
    line = table.line
    return digest(line.state), table.chain, len(table.moves), len(table.log), line.journal[:], dict(line.answers)


def choose(table: Table[Any], seat: int, option: Option) -> None:
    """Choose something offered: it is accepted, and its `final` mark holds."""
    ask = table.line.ask(seat)
    assert ask is not None
    marked, alone = ask.is_final(option), len(table.line.asks) == 1
    try:
        table.choose(seat, option)
    except Refused as error:
        raise Fault(Property.OPTIONS, f"“{ask.kind}” lists {option!r} and refuses it: {error}", seat) from error
    if not alone:
        return  # whether the last answer is in yet depends on others
    back = table.can_undo(seat)
    if marked and back:
        raise Fault(Property.FINAL, f"“{ask.kind}” marks {option!r} final, but it can be taken back", seat)
    if not marked and not back and ask.final is not None:
        raise Fault(Property.FINAL, f"“{ask.kind}” does not mark {option!r} final, but it cannot be taken back", seat)


def choose_twice(table: Table[Any], seat: int, option: Option) -> bool:
    """Choose, take it back if that is possible, choose again: as if chosen once. Whether it was taken back."""
    before, log = everything(table), table.log[:]
    choose(table, seat, option)
    if not table.can_undo(seat):
        return False
    after = digest(table.line.state)
    table.undo(seat)
    for (name, was), (_, now) in zip(before, everything(table)):
        if was != now:
            raise Fault(Property.UNDO, f"after an undo {name} differs", seat)
    if table.log != log:
        raise Fault(Property.UNDO, "after an undo the log differs", seat)
    choose(table, seat, option)
    if digest(table.line.state) != after:
        raise Fault(Property.UNDO, "chosen again after an undo, the same option does something else", seat)
    return True


def everything(table: Table[Any]) -> list[tuple[str, str]]:
    """A table as the referee and all readers see it."""
    line = table.line
    views = [(f"what seat {seat} receives", observe(line, seat)) for seat in readers(line.state)]
    return [("the position", digest(line.state)), ("what can be chosen", all_options(line)), *views]
