"""SHIP-4: rooms, and who or what activates them; SHIP-10.11: a commander's second task after a room."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any, NamedTuple, TypeGuard

from wardroom.kernel import Ask, Card, Option, Reason, Steps
from wardroom.kernel.ask import About

from ..cards import ARTIFACT_TYPES, CARDS, PAIR, ROOM, ROOMS, Effects, pair_activates
from ..state import ANDROID, ARTIFACT_DISCARD, ARTIFACTS, CADET, COLOR_OF, COMMANDERS, GREY, Starship
from .abilities import trigger
from .effects import run
from .hold import discard, kind
from .specials import key_of
from .techs import discard_tech

ANY = "any"
PAIRED, PRODUCED = "artifacts", "crowd"
"""Other ways than a figure: two artifacts (SHIP-4.8), a face-down one of Crowd Production (SHIP-15.22)."""

NOT_A_ROOM = Reason("SHIP-8.1", "not-a-room")
NOBODY = Reason("SHIP-4.7", "nobody-fits")
NOTHING_TO_COPY = Reason("SHIP-15.6", "nothing-to-copy")


class Work(NamedTuple):
    """A room about to be activated: which it is, the colour that counts, what it does, whether it is used up."""

    room: Option
    color: str
    effects: Effects
    single_use: bool = False


def work(state: Starship, room: Option) -> Work:
    """A basic room or a room tech; the Holodeck's work is that of the room it copies."""
    if isinstance(room, Card):
        tech = state.tech(room)
        assert tech is not None and tech.color is not None
        return Work(room, tech.color, tech.effects, tech.single_use)
    basic = ROOMS[str(room)]
    return Work(room, basic.color, basic.effects)


def fits(figure: str, color: str) -> bool:
    """SHIP-4.7: whether a figure activates a room of this colour."""
    if color == GREY:
        return figure != ANDROID
    return COLOR_OF.get(figure) == color


def pairs(state: Starship, seat: int, color: str) -> list[Option]:
    """SHIP-4.8: the pairs of artifacts that activate a room of this colour, by their types."""
    row = state.row(seat, ARTIFACTS)
    if len(row) < PAIR:
        return []
    faces = state.cards.faces
    return list(pairs_among(tuple(sorted([kind(faces[card]) for card in row])), color))


@cache
def pairs_among(held: tuple[str, ...], color: str) -> tuple[Option, ...]:
    """The pairs among artifacts of these types."""
    found: list[Option] = []
    types = list(ARTIFACT_TYPES)
    for first, one in enumerate(types):
        for other in types[first:]:
            enough = held.count(one) >= PAIR if one == other else one in held and other in held
            if enough and color in pair_activates(one, other):
                found.append((one, other))
    return tuple(found)


def ways(state: Starship, seat: int, room: Option, color: str) -> list[Option]:
    """All that can activate a room of this colour now; equal figures are one option."""
    ship = state.ships[seat]
    found: list[Option] = [figure for figure in dict.fromkeys(ship.ready) if fits(figure, color)]
    if pairs(state, seat, color):
        found.append(PAIRED)
    if ship.crowd and key_of(state, seat, room) in ship.crowd:
        found.append(PRODUCED)
    return found


def somebody(state: Starship, seat: int, room: Option, color: str) -> bool:
    """Whether anything can activate a room of this colour now."""
    for figure in state.ships[seat].ready:
        if fits(figure, color):
            return True
    return bool(ways(state, seat, room, color))


def copyable(state: Starship, seat: int) -> list[Card]:
    """SHIP-15.6: room techs on the central board or in other captains' slots, but no Holodeck."""
    shown = [card for card in state.central if card is not None]
    for other, ship in enumerate(state.ships):
        if other != seat:
            shown += [card for card in ship.slots if card is not None]
    found = []
    for card in shown:
        tech = state.tech(card)
        if tech is not None and tech.kind == ROOM and tech.color != ANY:
            found.append(card)
    return found


def why_not(state: Starship, seat: int, room: Option) -> Reason | None:
    """Why a room cannot be activated now."""
    if isinstance(room, Card):
        tech = state.tech(room)
        if tech is None or tech.kind != ROOM:
            return NOT_A_ROOM
        if tech.color == ANY:
            copies = copyable(state, seat)
            if not copies:
                return NOTHING_TO_COPY
            return None if any(somebody(state, seat, room, work(state, copy).color) for copy in copies) else NOBODY
        return None if somebody(state, seat, room, str(tech.color)) else NOBODY
    return None if somebody(state, seat, room, ROOMS[str(room)].color) else NOBODY


def activate(state: Starship, seat: int, room: Option) -> Steps:
    """SHIP-4.6, 4.8: choose who does it, then the effects."""
    job = yield from copied(state, seat, room, None)
    options = ways(state, seat, room, job.color)
    way: Option = options[0]
    if len(options) > 1:
        way = yield Ask(seat, "crew", options)
    ship = state.ships[seat]
    tell_activation(state, seat, job)
    if way == PAIRED:
        yield from use_pair(state, seat, job.color)
        yield from perform(state, seat, job)
    elif way == PRODUCED:
        state.cards.move(ship.crowd.pop(key_of(state, seat, room)), ARTIFACT_DISCARD)
        yield from perform(state, seat, job)
    elif way in COMMANDERS.values():
        yield from led_by_commander(state, seat, job, str(way))
    else:
        ship.ready.remove(str(way))
        ship.queue.append(str(way))  # before the effects
        yield from perform(state, seat, job)


def tell_activation(state: Starship, seat: int, job: Work) -> None:
    if isinstance(job.room, Card):
        state.tell("activated-tech", seat=seat, card=job.room)
    else:
        state.tell("activated", seat=seat, name_room=job.room)


def copied(state: Starship, seat: int, room: Option, commander: str | None) -> Generator[Ask, Any, Work]:
    """The work of a room; the Holodeck first chooses what it copies (SHIP-15.5)."""
    job = work(state, room)
    if job.color != ANY:
        return job
    able: list[Option] = []
    for card in copyable(state, seat):
        color = work(state, card).color
        if ways(state, seat, room, color) if commander is None else fits(commander, color):
            able.append(card)
    chosen: Option = able[0]
    if len(able) > 1:
        chosen = yield Ask(seat, "copy", able)
    original = work(state, chosen)
    return Work(room, original.color, original.effects, original.single_use)


def use_pair(state: Starship, seat: int, color: str) -> Steps:
    options = pairs(state, seat, color)
    pair: Option = options[0]
    if len(options) > 1:
        pair = yield Ask(seat, "pair", options)
    assert isinstance(pair, tuple)
    for token in pair:
        discard(state, seat, str(token))


def perform(state: Starship, seat: int, job: Work) -> Steps:
    """The effects of a room. "Discard to:" comes before them (SHIP-8.19)."""
    if isinstance(job.room, Card):
        state.note(f"tech:{CARDS[state.face(job.room)].design}")
    if job.single_use:
        yield from discard_tech(state, seat, int(key_of(state, seat, job.room)))
    yield from run(state, seat, job.effects)
    if job.room == "helm":
        yield from trigger(state, seat, "after_helm_activation")


def led_by_commander(state: Starship, seat: int, job: Work, commander: str) -> Steps:
    """SHIP-10.11 to 10.16: a second task before the commander goes to the queue."""
    ship = state.ships[seat]
    ship.ready.remove(commander)
    ship.busy.append(commander)
    yield from perform(state, seat, job)
    color = COLOR_OF[commander]
    rooms: list[Option] = [*ROOMS, *(("tech", card) for card in ship.slots if card is not None)]
    again = [room for room in rooms if can_lead(state, seat, target(room), commander)]
    options = [*again, *subordinates(state, seat, color), "none"]
    answer: Option = yield Ask(seat, "second", options, about=whereabouts(state, seat))
    if is_order(answer):
        command(state, seat, answer)
    elif answer != "none":
        second = yield from copied(state, seat, target(answer), commander)
        tell_activation(state, seat, second)
        yield from perform(state, seat, second)
    ship.busy.remove(commander)
    ship.queue.append(commander)


def target(option: Option) -> Option:
    """The room an option speaks of: a basic one by its name, or a tech's card."""
    return option[1] if isinstance(option, tuple) else option


def can_lead(state: Starship, seat: int, room: Option, commander: str) -> bool:
    """SHIP-10.12: a room of the commander's colour, or a grey one."""
    if isinstance(room, Card):
        tech = state.tech(room)
        if tech is None or tech.kind != ROOM:
            return False
        if tech.color == ANY:
            return any(fits(commander, work(state, card).color) for card in copyable(state, seat))
        return fits(commander, str(tech.color))
    return fits(commander, ROOMS[str(room)].color)


def subordinates(state: Starship, seat: int, color: str) -> list[Option]:
    """SHIP-10.14: a cadet, or an ensign of the commander's colour, anywhere in the queue. An order that names no place
    calls the frontmost of equal figures."""
    queue = state.ships[seat].queue
    found: list[Option] = []
    for figure in (CADET, color):
        for place in places(queue, figure):
            first = place == queue.index(figure)
            found.append(("command", figure) if first else ("command", figure, place + 1))
    return found


def places(queue: list[str], figure: str) -> list[int]:
    """Where equal figures stand in the queue. Of some that stand together one counts: without either, the queue is the
    same."""
    return [place for place, each in enumerate(queue) if each == figure and figure not in queue[place - 1 : place]]


def is_order(option: Option) -> TypeGuard[tuple[str | int, ...]]:
    """Whether a commander commands a subordinate."""
    return isinstance(option, tuple) and option[0] == "command"


def called(queue: list[str], order: tuple[str | int, ...]) -> int:
    """Where in the queue the figure stands whom an order calls."""
    return int(order[2]) - 1 if len(order) > 2 else queue.index(str(order[1]))


def whereabouts(state: Starship, seat: int) -> About:
    """Where the figure of an order stands, for the texts; it is said where there are several."""
    queue = state.ships[seat].queue

    def about(option: Option) -> dict[str, str | int]:
        if not is_order(option):
            return {}
        several = len(places(queue, str(option[1]))) > 1
        return {"place": called(queue, option) + 1, "several": "yes" if several else "no"}

    return about


def command(state: Starship, seat: int, order: tuple[str | int, ...]) -> None:
    ship = state.ships[seat]
    figure = ship.queue.pop(called(ship.queue, order))
    ship.ready.append(figure)
    if len(order) > 2:
        state.tell("commanded-from", seat=seat, the_figure=figure, place=order[2])
    else:
        state.tell("commanded", seat=seat, the_figure=figure)
