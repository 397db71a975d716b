"""Looking at a position as a whole: nothing is found out twice while somebody looks, nor what is as it was when
somebody looked last. That is told by comparing the table with what it was then, so whoever changes it need not
say so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache, wraps
from operator import attrgetter
from typing import Any, TypeVar, cast

from wardroom.kernel import Card, Reason

from .cards.kinds import ARTIFACT, EQUIPMENT, FACES, FACILITY, INTERRUPT, PERSONNEL, SHIP
from .state import AT_LOCATION, CORE, NOWHERE, ROW, TABLE, Ccg, Place

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

MASKS = attrgetter("stopped", "disabled", "stasis", "cloaked", "activated", "captive", "mixing", "led", "downloaded")
TOKENS = attrgetter("control", "team", "spent", "damage", "mode", "counts", "chosen")
"""What is said of single cards in play: as bits, and by card."""
REST = attrgetter("mission_points", "bonus_points", "lasting", "counter", "last_counter", "noted", "rows", "owner")
"""Whatever else may matter. The lists of the players change only with the owner of a card."""
FAR = (CORE, ROW)
"""Places whose cards matter everywhere."""
PASSING = (PERSONNEL, SHIP, EQUIPMENT, FACILITY, INTERRUPT)
"""Kinds of cards that lie before a player only until it is said where they go, and do nothing there."""


def rest(state: Ccg) -> tuple[Any, ...]:
    """With what is noted of this very turn: its number alone decides nothing."""
    return (
        *REST(state),
        [word for word, turn in state.noted.items() if turn == state.turn] if state.noted else [],
        [(each.solved, each.destroyed) for each in state.locations],
    )


class Look:
    """What was found out about a position. `known` holds as long as nothing changes at all, `near` as long as nothing
    changes at a location, or at one place there. `places`: at each location those of which something is found out."""

    __slots__ = ("state", "there", "known", "near", "places", "table", "where", "faces", "masks", "tokens", "rest")

    def __init__(self, state: Ccg | None = None) -> None:
        self.state = state
        self.there: dict[Place, list[Card]] = {}
        self.known: dict[tuple[Any, ...], Any] = {}
        self.near: defaultdict[int | Place, dict[tuple[Any, ...], Any]] = defaultdict(dict)
        self.places: defaultdict[int, set[Place]] = defaultdict(set)
        if state is not None:
            self.there = by_place(state, state.cards.rows[TABLE])
            self.faces: list[str] = state.cards.faces.copy()
            self.rest = kept(rest(state))
            self.remark(state)

    def remark(self, state: Ccg) -> None:
        """How the cards in play are now."""
        self.table: list[Card] = state.cards.rows[TABLE].copy()
        self.where: list[Place] = state.where.copy()
        self.masks: tuple[int, ...] = MASKS(state)
        self.tokens: list[dict[Card, Any]] = [each.copy() for each in TOKENS(state)]

    def is_good(self, state: Ccg) -> bool:
        """Bring it up to date with its position; not, if more than some cards of the table has changed."""
        table, where, faces = state.cards.rows[TABLE], state.where, state.cards.faces
        if faces != self.faces:
            if any(faces[card] is not self.faces[card] for card in self.table):
                return False
            self.faces = faces.copy()
        moved = self.moved(state)
        if self.rest != rest(state) or moved is None:
            return False
        changed = moved | self.marked(state)
        if not changed:
            return True
        if not self.forget(changed, faces, self.where) or not self.forget(changed, faces, where):
            return False
        self.known.clear()
        if moved:
            places = {where[card] for card in moved} | {self.where[card] for card in moved}
            self.there.update({place: [] for place in places})
            self.there.update(by_place(state, [card for card in table if where[card] in places]))
        self.remark(state)
        return True

    def forget(self, changed: Iterable[Card], faces: Sequence[str], where: Sequence[Place]) -> bool:
        """What depends on where these cards lie. People change their own place and the location as a whole, anything
        else all places there. Not, if it depends on them everywhere."""
        carried = faces_carried()
        for card in changed:
            place = where[card]
            if place.kind in FAR and FACES[faces[card]].kind not in PASSING:
                return False
            self.near.pop(place, None)
            location = lies_at(where, card)
            self.near.pop(location, None)
            if faces[card] not in carried:
                for other in self.places.pop(location, ()):
                    self.near.pop(other, None)
        return True

    def moved(self, state: Ccg) -> set[Card] | None:
        """The cards that came to the table, left it or moved on it; None if its order is another one."""
        table, where = state.cards.rows[TABLE], state.where
        moved: set[Card] = set()
        if table != self.table:
            stayed = [card for card in self.table if state.cards.at[card] == TABLE]
            if table[: len(stayed)] != stayed:
                return None
            moved.update(table[len(stayed) :])
            moved.update(card for card in self.table if state.cards.at[card] != TABLE)
        if where != self.where:
            moved.update([card for card in table if where[card] is not self.where[card]])
        return moved

    def marked(self, state: Ccg) -> set[Card]:
        """The cards of which something else is said than before."""
        marked: set[Card] = set()
        masks, tokens = MASKS(state), TOKENS(state)
        if masks != self.masks:
            bits = 0
            for now, before in zip(masks, self.masks):
                bits |= now ^ before
            marked.update(card for card in (*self.table, *state.cards.rows[TABLE]) if bits >> card & 1)
        for held, once in zip(tokens, self.tokens):
            if held != once:
                marked.update(card for card in (*held, *once) if held.get(card) != once.get(card))
        return marked


NOBODY = Look()
LOOK = [NOBODY]
"""Of whoever is looking."""
LAST = [NOBODY]
"""Of whoever looked last."""


@cache
def faces_carried() -> frozenset[str]:
    """Of people, and of what goes along with them."""
    return frozenset(face.id for face in FACES.values() if face.kind in (PERSONNEL, EQUIPMENT, ARTIFACT))


def kept(values: Iterable[Any]) -> tuple[Any, ...]:
    """Values that stay as they are."""
    return tuple(
        [
            {name: row.copy() if isinstance(row, list) else row for name, row in each.items()}
            if isinstance(each, dict)
            else each.copy()
            if isinstance(each, list)
            else each
            for each in values
        ]
    )


def by_place(state: Ccg, cards: Sequence[Card]) -> dict[Place, list[Card]]:
    """Where these cards lie."""
    there: dict[Place, list[Card]] = {}
    where = state.where
    for card in cards:
        place = where[card]
        if place in there:
            there[place].append(card)
        else:
            there[place] = [card]
    return there


def location_of(state: Ccg, place: Place) -> int:
    """The location of a place."""
    return place.host if place.kind in AT_LOCATION else lies_at(state.where, Card(place.host))


def lies_at(where: Sequence[Place], card: Card) -> int:
    """The number of the location where a card in play is; -1: at none."""
    place = where[card]
    while place.kind not in AT_LOCATION:
        if place.kind == CORE or place is NOWHERE or not place.kind:
            return -1
        place = where[place.host]
    return place.host


def looking(state: Ccg, find: Callable[[], T]) -> T:
    """Find something out about a position that does not change meanwhile. Lists that are handed out must not be
    changed."""
    if LOOK[0].state is state:
        return find()
    look = LAST[0]
    if look.state is not state or not look.is_good(state):
        look = LAST[0] = Look(state)
    LOOK[0] = look
    try:
        return find()
    finally:
        LOOK[0] = NOBODY


def allowed(state: Ccg, candidates: Sequence[T], judge: Callable[[T], Reason | None]) -> list[T]:
    """Those that a judge allows, for an ask's `sift`."""
    return looking(state, lambda: [each for each in candidates if judge(each) is None])


def remembered(find: F) -> F:
    """Found out once, as long as nothing changes."""

    def found(state: Ccg, *args: Any) -> Any:
        look = LOOK[0]
        if look.state is not state:
            return find(state, *args)
        key = (find, *args)
        known = look.known
        if key not in known:
            known[key] = find(state, *args)
        return known[key]

    return cast(F, wraps(find)(found))


def remembered_there(find: F) -> F:
    """Of a location or a place: found out once, as long as nothing changes there. What is found out of a place may
    depend on whatever is at its location, but for the people who are elsewhere there."""

    def found(state: Ccg, there: int | Place, *args: Any) -> Any:
        look = LOOK[0]
        if look.state is not state:
            return find(state, there, *args)
        key = (find, *args)
        known = look.near[there]
        if key not in known:
            known[key] = find(state, there, *args)
            if isinstance(there, Place):
                look.places[location_of(state, there)].add(there)
        return known[key]

    return cast(F, wraps(find)(found))
