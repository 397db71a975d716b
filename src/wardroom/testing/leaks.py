"""Promise 4, no leaks: whatever a seat receives is the same when everything hidden from it is dealt anew.

At one moment (`check_imagined`), along time until the seat sees something else (`lockstep`), through a step that
teaches it something (`check_foreseen`), and in what flows remember (`check_locals`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from wardroom.kernel import SPECTATOR, Chance, Choice, Event, Line, State

from .conservation import check_cards, components
from .faults import Fault, Property
from .observing import all_options, heard, knowledge, observe, same, to_text
from .playing import pick


def check_imagined(line: Line[Any], seat: int, seed: bytes, sheets: bool = False) -> None:
    """A seat cannot tell an imagined world from the true one. Nor can a spectator, who knows no more than any seat."""
    world = line.imagine(seat, seed, light=False)
    for reader in (seat, SPECTATOR):
        true, other = observe(line, reader, sheets), observe(world, reader, sheets)
        same(Property.LEAK, "in a world that looks the same to it", true, other, reader)


def check_world(line: Line[Any], seat: int, seed: bytes) -> None:
    """An imagined world fits what the seat knows, is dealt from that alone, and is the same in light form."""
    world = line.imagine(seat, seed, light=False)
    check_cards(world.state, components(line.state))
    same(Property.IMAGINE, "knowledge changed", knowledge(line.state, seat), knowledge(world.state, seat), seat)
    cards = world.state.cards
    if cards.dealer(seat).deal(Chance(seed)) != (cards.faces, cards.may[seat]):
        raise Fault(Property.IMAGINE, "the same seed deals another world in a world that looks the same", seat)
    light = line.imagine(seat, seed)
    if light.state.cards.faces != cards.faces or all_options(light) != all_options(world):
        raise Fault(Property.IMAGINE, "a light world differs from a full one", seat)


def lockstep(line: Line[Any], seat: int, seed: bytes, dice: Random, limit: int) -> int:
    """Make the same choices in the true and in an imagined world: until the seat sees something else in one of them,
    both look and sound the same to it. Returns the number of steps compared."""
    pair = beside(line.fork(), line.imagine(seat, seed, light=False))
    if pair is None:
        return 0
    true, other = pair
    for step in range(limit):
        chosen = None if true.over else common(true, other, dice)
        if chosen is None:
            return step
        lessons = true.state.cards.learned[seat]
        news = answer(true, chosen, seat), answer(other, chosen, seat)
        if not saw_the_same(true.state, other.state, lessons, seat):
            return step
        compare(true, other, news, seat)
        known = knowledge(true.state, seat), knowledge(other.state, seat)
        same(Property.KNOWLEDGE, "having seen the same in two worlds, it knows different things", *known, seat)
    return limit


def beside(true: Line[Any], other: Line[Any]) -> tuple[Line[Any], Line[Any]] | None:
    """An imagined world with the true future, and with the secret answers that imagining unmade; None where one of
    those is not legal in it."""
    other.state.chance = true.state.chance.copy()
    for chooser, secret in true.answers.items():
        if chooser not in other.answers:
            ask = other.ask(chooser)
            if ask is None or secret not in ask.options:
                return None
            other.answer(chooser, secret)
    return true, other


def common(true: Line[Any], other: Line[Any], dice: Random) -> Choice | None:
    """A choice that is legal in both worlds."""
    one, two = dice.choice(list(zip(true.waiting(), other.waiting())))
    both = [option for option in one.options if option in two.options]
    return Choice(one.seat, dice.choice(both)) if both else None


class News(NamedTuple):
    """What is told while a line goes on, and how one seat saw the table after each event (frames of a playback)."""

    events: list[Event]
    frames: list[str]


def answer(line: Line[Any], choice: Choice, seat: int) -> News:
    """Go on, and what a seat can follow of it; what is shown stands in the sights of its cards."""
    news = News([], [])
    line.state.news = news.events
    line.state.heard = lambda state: news.frames.append(to_text(line.game.view(state, seat), seat))
    line.state.cards.sights = []
    line.answer(*choice)
    line.state.heard = None
    return news


def saw_the_same(one: State, two: State, lessons: int, seat: int) -> bool:
    """Whether the seat saw the same in both worlds since their sights were empty. `lessons`: how many it had had then.

    What it knows afterwards does not say so: an equal of a card known to be in a hand may be played, which teaches
    nothing, and still it is seen that this one was played and no other."""
    if sights(one, seat) != sights(two, seat):
        return False
    drawn = one.chance.counter != two.chance.counter
    learned = [state.cards.learned[seat] for state in (one, two)]
    if learned[0] != learned[1] or (drawn and learned[0] == lessons):
        raise Fault(Property.LEAK, "whether something was drawn or learned tells if a choice can be taken back", seat)
    return not drawn


def sights(state: State, seat: int) -> list[tuple[int, str]]:
    return [(card, face) for card, face, seats in state.cards.sights or () if seats >> seat & 1]


def compare(true: Line[Any], other: Line[Any], news: tuple[News, News], seat: int) -> None:
    """Both worlds look and sound the same to a seat, after each event too."""
    what = "in a world that looked the same to it, after the same choices"
    same(Property.LEAK, what, observe(true, seat), observe(other, seat), seat)
    same(Property.LEAK, f"{what}, the log", heard(news[0].events, seat), heard(news[1].events, seat), seat)
    for one, two in zip(news[0].frames, news[1].frames):
        same(Property.LEAK, f"{what}, after an event", one, two, seat)


def check_foreseen(line: Line[Any], seat: int, seed: bytes, dice: Random) -> bool:
    """Through a step that may teach the seat something: in a world that agrees even in what the step is about to show,
    everything it sees and hears is the same. (Not after chance was drawn, or something forgotten.) Whether compared."""
    true = line.fork()
    choice = Choice(*pick(true, dice))
    news = answer(true, choice, seat)
    if true.state.chance.counter != line.state.chance.counter or widened(line.state, true.state, seat):
        return False
    faces, _ = true.state.cards.dealer(seat).deal(Chance(seed))
    pair = beside(line, give_faces(line.imagine(seat, seed, light=False), faces))
    if pair is None:
        return False
    other = pair[1]
    ask = other.ask(choice.seat)
    if ask is None or choice.option not in ask.options:
        return False
    compare(true, other, (news, answer(other, choice, seat)), seat)
    return True


def give_faces(world: Line[Any], faces: Sequence[str]) -> Line[Any]:
    """An imagined world with these faces instead."""
    world.state.cards.faces[:] = faces
    for ask in world.asks:
        ask.forget()
    return world


def widened(before: State, after: State, seat: int) -> bool:
    """Whether the seat can tell less than before: then a world that fits now need not have fitted then."""
    was, now = before.cards, after.cards
    if any(old & ~new & 1 << seat for old, new in zip(was.known, now.known)):
        return True
    return any(new & ~old for old, new in zip(was.may[seat], now.may[seat]))


def check_locals(line: Line[Any], seat: int, seed: bytes, dice: Random, limit: int) -> bool:
    """Dealing imagined faces at the checkpoint and making the same choices gives the same world as dealing them now:
    otherwise a flow keeps in its locals, or an ask in its candidates, what was worked out from hidden faces. Whether
    it could be compared."""
    played = line.imagine(seat, seed, light=False)
    cards = played.state.cards
    again = redealt(line, seat, cards.faces, cards.may[seat], played.journal)
    if again is None:
        return False
    again.state.chance = played.state.chance.copy()
    for _ in range(limit):
        same(Property.LOCALS, "dealt anew at the checkpoint, options differ", all_options(again), all_options(played))
        if again.state.cards.faces != played.state.cards.faces:
            raise Fault(Property.LOCALS, "dealt anew at the checkpoint, faces differ", seat)
        views = [to_text(each.game.view(each.state, seat), seat) for each in (again, played)]
        same(Property.LOCALS, "dealt anew at the checkpoint, the view differs", views[0], views[1], seat)
        if played.over:
            break
        choice = pick(played, dice)
        played.answer(*choice)
        again.answer(*choice)
    return True


def twin(line: Line[Any], seat: int, seed: bytes) -> Line[Any] | None:
    """A whole line, fit for a table, that the seat cannot tell from this one; None where there is none to be had."""
    faces, may = line.state.cards.dealer(seat).deal(Chance(seed))
    other = redealt(line, seat, faces, may, line.journal)
    if other is None or knowledge(other.state, seat) != knowledge(line.state, seat):
        return None
    return other


def redealt(
    line: Line[Any], seat: int, faces: Sequence[str], may: Sequence[int], journal: Sequence[Choice]
) -> Line[Any] | None:
    """The line, had these faces (each with the set in which it may lie) been dealt at its checkpoint. None where that
    cannot be: something was drawn or forgotten since, or a choice made since would not have been legal."""
    if line.base is None or line.base.chance.counter != line.state.chance.counter:
        return None
    if widened(line.base, line.state, seat):
        return None
    base = line.base.copy()
    cards = line.state.cards
    then: dict[tuple[str, int], list[int]] = defaultdict(list)
    for face, mask, mask_then in zip(cards.faces, cards.may[seat], line.base.cards.may[seat]):
        then[face, mask].append(mask_then)
    base.cards.faces[:] = faces
    base.cards.may[seat][:] = [then[face, mask].pop() for face, mask in zip(faces, may)]
    other = Line(line.game, base)
    for chooser, option in journal:
        ask = other.ask(chooser)
        if ask is None or option not in ask.options:
            return None
        other.answer(chooser, option)
    return other
