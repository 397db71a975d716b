"""SHIP-4: rooms, and who or what activates them; SHIP-10.11: a commander's second task after a room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeGuard

from wardroom.kernel import Ask, Asking, Card, Option, Reason, Steps, pick_one
from wardroom.kernel.ask import About

from ..cards import ARTIFACT_TYPES, CARDS, PAIR, ROOM, ROOMS, Effects, pair_activates
from ..state import ANDROID, ARTIFACT_DISCARD, ARTIFACTS, CADET, COLOR_OF, COMMANDERS, GREY, Starship
from .abilities import trigger
from .effects import run
from .hold import artifact_type, discard
from .specials import key_of
from .techs import discard_tech, read_techs

ANY = "any"
PAIRED, PRODUCED = "artifacts", "crowd"
"""Other ways than a figure: two artifacts (SHIP-4.8), a face-down one of Crowd Production (SHIP-15.22)."""

NOT_A_ROOM = Reason("SHIP-8.1", "not-a-room")
NOBODY = Reason("SHIP-4.7", "nobody-fits")
NOTHING_TO_COPY = Reason("SHIP-15.6", "nothing-to-copy")


class Work(NamedTuple):
    """A room about to be activated: which it is (a basic one by its name, or a tech), the colour that counts, what it
    does, whether it is used up."""

    room: str | Card
    color: str
    effects: Effects
    single_use: bool = False


def work(state: Starship, room: str | Card) -> Work:
    """A basic room or a room tech; the Holodeck's work is that of the room it copies."""
    if isinstance(room, str):
        return Work(room, ROOMS[room].color, ROOMS[room].effects)
    tech = state.tech(room)
    assert tech is not None and tech.color is not None
    return Work(room, tech.color, tech.effects, tech.single_use)


def fits(figure: str, color: str) -> bool:
    """SHIP-4.7: whether a figure activates a room of this colour."""
    if color == GREY:
        return figure != ANDROID
    return COLOR_OF.get(figure) == color


def artifact_pairs(state: Starship, seat: int, color: str) -> Sequence[tuple[str, str]]:
    """SHIP-4.8: the pairs of artifacts that activate a room of this colour, by their types."""
    row = state.row(seat, ARTIFACTS)
    if len(row) < PAIR:
        return ()
    faces = state.cards.faces
    return pairs_among(tuple(sorted([artifact_type(faces[card]) for card in row])), color)


@cache
def pairs_among(held: tuple[str, ...], color: str) -> tuple[tuple[str, str], ...]:
    """The pairs among artifacts of these types."""
    found = []
    types = list(ARTIFACT_TYPES)
    for first, one in enumerate(types):
        for other in types[first:]:
            enough = held.count(one) >= PAIR if one == other else one in held and other in held
            if enough and color in pair_activates(one, other):
                found.append((one, other))
    return tuple(found)


def ways(state: Starship, seat: int, room: str | Card, color: str) -> list[str]:
    """All that can activate a room of this colour now; equal figures are one option."""
    ship = state.ships[seat]
    found = [figure for figure in dict.fromkeys(ship.ready) if fits(figure, color)]
    if artifact_pairs(state, seat, color):
        found.append(PAIRED)
    if ship.crowd and key_of(state, seat, room) in ship.crowd:
        found.append(PRODUCED)
    return found


def can_activate(state: Starship, seat: int, room: str | Card, color: str) -> bool:
    """Whether anything can activate a room of this colour now."""
    for figure in state.ships[seat].ready:
        if fits(figure, color):
            return True
    return bool(ways(state, seat, room, color))


def copyable(state: Starship, seat: int) -> list[Card]:
    """SHIP-15.6: room techs on the central board or in other captains' slots, but no Holodeck."""
    shown = state.central[:]
    for other, ship in enumerate(state.ships):
        if other != seat:
            shown += ship.slots
    return [card for card, tech in read_techs(state, shown) if tech.kind == ROOM and tech.color != ANY]


def possible_colors(state: Starship, seat: int, room: str | Card) -> list[str]:
    """The colours that a room can have now: its own, for the Holodeck those of all that it can copy. A tech that is no
    room has none."""
    if isinstance(room, str):
        return [ROOMS[room].color]
    tech = state.tech(room)
    if tech is None or tech.color is None:
        return []
    return [tech.color] if tech.color != ANY else [work(state, copy).color for copy in copyable(state, seat)]


def why_not(state: Starship, seat: int, room: str | Card) -> Reason | None:
    """Why a room cannot be activated now."""
    colors = possible_colors(state, seat, room)
    for color in colors:
        if can_activate(state, seat, room, color):
            return None
    if colors:
        return NOBODY
    tech = None if isinstance(room, str) else state.tech(room)
    return NOTHING_TO_COPY if tech is not None and tech.color == ANY else NOT_A_ROOM


def activate(state: Starship, seat: int, room: str | Card) -> Steps:
    """SHIP-4.6, 4.8: choose who does it, then the effects."""
    job = yield from choose_work(state, seat, room, None)
    way = yield from pick_one(seat, "crew", ways(state, seat, room, job.color))
    ship = state.ships[seat]
    tell_activation(state, seat, job)
    if way == PAIRED:
        yield from use_pair(state, seat, job.color)
        yield from perform(state, seat, job)
    elif way == PRODUCED:
        state.cards.move(ship.crowd.pop(key_of(state, seat, room)), ARTIFACT_DISCARD)
        yield from perform(state, seat, job)
    elif way in COMMANDERS.values():
        yield from lead(state, seat, job, way)
    else:
        ship.ready.remove(way)
        ship.queue.append(way)  # before the effects
        yield from perform(state, seat, job)


def tell_activation(state: Starship, seat: int, job: Work) -> None:
    if isinstance(job.room, Card):
        state.tell("activated-tech", seat=seat, card=job.room)
    else:
        state.tell("activated", seat=seat, name_room=job.room)


def choose_work(state: Starship, seat: int, room: str | Card, commander: str | None) -> Asking[Work]:
    """The work of a room; the Holodeck first chooses what it copies (SHIP-15.5)."""
    job = work(state, room)
    if job.color != ANY:
        return job
    able: list[Card] = []
    for card in copyable(state, seat):
        color = work(state, card).color
        if ways(state, seat, room, color) if commander is None else fits(commander, color):
            able.append(card)
    card = yield from pick_one(seat, "copy", able)
    return work(state, card)._replace(room=room)


def use_pair(state: Starship, seat: int, color: str) -> Steps:
    pair = yield from pick_one(seat, "pair", artifact_pairs(state, seat, color))
    for token in pair:
        discard(state, seat, token)


def perform(state: Starship, seat: int, job: Work) -> Steps:
    """The effects of a room. "Discard to:" comes before them (SHIP-8.19)."""
    if isinstance(job.room, Card):
        state.note(f"tech:{CARDS[state.face(job.room)].design}")
        if job.single_use:
            yield from discard_tech(state, seat, job.room)
    yield from run(state, seat, job.effects)
    if job.room == "helm":
        yield from trigger(state, seat, "after_helm_activation")


def lead(state: Starship, seat: int, job: Work, commander: str) -> Steps:
    """SHIP-10.11 to 10.16: a second task before the commander goes to the queue."""
    ship = state.ships[seat]
    ship.ready.remove(commander)
    ship.busy.append(commander)
    yield from perform(state, seat, job)
    color = COLOR_OF[commander]
    again = {option: room for option, room in options(state, seat).items() if can_lead(state, seat, room, commander)}
    candidates = [*again, *subordinates(state, seat, color), "none"]
    answer: Option = yield Ask(seat, "second", candidates, about=whereabouts(state, seat))
    if is_order(answer):
        command(state, seat, answer)
    elif answer in again:
        second = yield from choose_work(state, seat, again[answer], commander)
        tell_activation(state, seat, second)
        yield from perform(state, seat, second)
    ship.busy.remove(commander)
    ship.queue.append(commander)


def options(state: Starship, seat: int) -> dict[Option, str | Card]:
    """How a captain points at the rooms aboard: at a basic one by its name, at a tech (a room or not) as one."""
    rooms: dict[Option, str | Card] = {room: room for room in ROOMS}
    for card in state.ships[seat].slots:
        if card is not None:
            rooms["tech", card] = card
    return rooms


def can_lead(state: Starship, seat: int, room: str | Card, commander: str) -> bool:
    """SHIP-10.12: a room of the commander's colour, or a grey one."""
    return any(fits(commander, color) for color in possible_colors(state, seat, room))


Order = tuple[str, str] | tuple[str, str, int]
"""`command`, a figure, and where in the queue it stands, unless that is the frontmost of its kind."""


def subordinates(state: Starship, seat: int, color: str) -> list[Order]:
    """SHIP-10.14: a cadet, or an ensign of the commander's colour, anywhere in the queue. An order that names no place
    calls the frontmost of equal figures."""
    queue = state.ships[seat].queue
    found: list[Order] = []
    for figure in (CADET, color):
        for place in places(queue, figure):
            first = place == queue.index(figure)
            found.append(("command", figure) if first else ("command", figure, place + 1))
    return found


def places(queue: list[str], figure: str) -> list[int]:
    """Where equal figures stand in the queue. Of some that stand together one counts: without either, the queue is the
    same."""
    return [place for place, each in enumerate(queue) if each == figure and figure not in queue[place - 1 : place]]


def is_order(option: Option) -> TypeGuard[Order]:
    """Whether a commander commands a subordinate."""
    return isinstance(option, tuple) and option[0] == "command"


def place_called(queue: list[str], order: Order) -> int:
    """Where in the queue the figure stands whom an order calls."""
    return order[2] - 1 if len(order) == 3 else queue.index(order[1])


def whereabouts(state: Starship, seat: int) -> About:
    """Where the figure of an order stands, for the texts; it is said where there are several."""
    queue = state.ships[seat].queue

    def about(option: Option) -> dict[str, str | int]:
        if not is_order(option):
            return {}
        several = len(places(queue, option[1])) > 1
        return {"place": place_called(queue, option) + 1, "several": "yes" if several else "no"}

    return about


def command(state: Starship, seat: int, order: Order) -> None:
    ship = state.ships[seat]
    figure = ship.queue.pop(place_called(ship.queue, order))
    ship.ready.append(figure)
    if len(order) == 3:
        state.tell("commanded-from", seat=seat, the_figure=figure, place=order[2])
    else:
        state.tell("commanded", seat=seat, the_figure=figure)
