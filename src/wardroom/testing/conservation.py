"""Who holds and knows what: components are conserved, knowledge is never more than was shown, copies share nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any, Self

from wardroom.kernel import SPECTATOR, Card, Cards, State, digest
from wardroom.kernel.cards import Sight, bits
from wardroom.kernel.state import UNSAVED, fields

from .faults import Fault, Property

Components = Counter[tuple[str, str]]
"""How many cards there are with each face and back."""


def components(state: State) -> Components:
    return Counter(zip(state.cards.faces, state.cards.backs))


def check_cards(state: State, expected: Components) -> None:
    """Components are conserved, and nobody's knowledge is wrong."""
    check_conserved(state.cards, expected, components(state))
    for seat, may in enumerate(state.cards.may):
        check_knowledge(state.cards, seat, may)
    check_audience(state)
    check_places(state)


def check_conserved(cards: Cards, expected: Components, found: Components) -> None:
    """Every card in exactly one zone, which it knows; no face made, lost, or given another back."""
    lying = 0
    for zone, row in enumerate(cards.rows):
        for card in row:
            if cards.at[card] != zone:
                raise Fault(Property.CONSERVED, f"card {card} lies in {cards.zones[zone].name} but is said not to")
        lying += len(row)
    if lying != len(cards.faces) or len({card for row in cards.rows for card in row}) != lying:
        raise Fault(Property.CONSERVED, f"{lying} cards lie in zones, there are {len(cards.faces)}")
    if found != expected:
        changed = sorted(f"{face} ({back})" for face, back in (expected - found) + (found - expected))
        raise Fault(Property.CONSERVED, f"faces were made, lost, or given another back: {', '.join(changed)}")


def check_knowledge(cards: Cards, seat: int, may: list[int]) -> None:
    """The truth is possible; what was seen is certain, and lies nowhere else."""
    certain = possible = 0
    for card, mask in enumerate(may):
        if not mask >> card & 1:
            raise Fault(Property.KNOWLEDGE, f"the face of card {card} cannot lie where it lies", seat)
        if cards.known[card] >> seat & 1:
            certain |= 1 << card
            if mask != 1 << card:
                raise Fault(Property.KNOWLEDGE, f"card {card} was seen, yet its face may lie elsewhere", seat)
        else:
            possible |= mask
    if certain & possible:
        raise Fault(Property.KNOWLEDGE, "a hidden face may lie on a card that was seen", seat)


def check_audience(state: State) -> None:
    """A zone's audience sees what lies there; a spectator sees nothing that some seat does not."""
    cards, seats = state.cards, bits(range(state.seats))
    everybody = seats | 1 << SPECTATOR
    for zone, row in zip(cards.zones, cards.rows):
        for card in row:
            known = cards.known[card]
            if zone.sees & everybody & ~known:
                raise Fault(Property.KNOWLEDGE, f"card {card} lies in {zone.name}, but not all who see it know it")
            if known >> SPECTATOR & 1 and seats & ~known:
                raise Fault(Property.KNOWLEDGE, f"a spectator knows card {card}, but not every seat", SPECTATOR)


def check_places(state: State) -> None:
    """Only a card that all see is told apart by where it lies."""
    for row in state.cards.rows:
        for card in row:
            if state.place(card) and not open_to_all(state, card):
                raise Fault(Property.LEAK, f"card {card} has a place in keys and views, but not all see it")


def open_to_all(state: State, card: Card) -> bool:
    everybody = bits(range(state.seats)) | 1 << SPECTATOR
    return not everybody & ~state.cards.zones[state.cards.at[card]].sees


def carriers(state: State) -> list[tuple[str, Card]]:
    """The cards that something of the game is laid on: all keys of its fields, with their names."""
    found: list[tuple[str, Card]] = []
    for name in sorted(fields(type(state)) - fields(State)):
        add_keys(getattr(state, name), name, found)
    return found


def add_keys(thing: Any, name: str, found: list[tuple[str, Card]]) -> None:
    """Add the cards among the keys of dicts, however deep these lie. Asked at every decision: whatever can hold nothing
    is passed over quickly."""
    if type(thing) in SCALARS:
        return
    if isinstance(thing, dict):
        found += [(name, key) for key in thing if isinstance(key, Card)]
        thing = thing.values()
    elif isinstance(thing, (int, str, bytes)):
        return
    elif not isinstance(thing, (list, tuple)):
        thing = [getattr(thing, each, None) for each in sorted(fields(type(thing)))]
    for item in thing:
        if type(item) not in SCALARS:
            add_keys(item, name, found)


SCALARS = frozenset({int, bool, str, bytes, Card, type(None)})


class Sights(list[Sight]):
    """What is shown in the course of a choice. Whenever cards are shuffled it notes what is laid on them at that very
    moment: in a long turn of an automa one may leave the table, be shuffled, and come back as another."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.shuffled: list[tuple[str, Card]] = []

    def __iadd__(self, sights: Iterable[Sight]) -> Self:  # type: ignore[override, misc]
        """A shuffle adds all its cards at once."""
        added = list(sights)
        cards = {sight.card for sight in added if not sight.face}
        self.shuffled += [found for found in carriers(self.state) if found[1] in cards]
        self.extend(added)
        return self


def check_carried(state: State, sights: Sights) -> None:
    """After a choice, of which the sights are written down: whatever is laid on a card lies on one that all can point
    at, and nothing lies on a card still that lay on it when it was shuffled: it has another face now."""
    for name, card in carriers(state):
        zone = state.cards.zones[state.cards.at[card]]
        if zone.loose and not open_to_all(state, card):
            raise Fault(Property.CARRIED, f"{name} holds something for card {card}, which lies hidden in {zone.name}")
        if (name, card) in sights.shuffled:
            raise Fault(Property.CARRIED, f"{name} still holds something for card {card}, which was shuffled")


def check_copy(state: State) -> None:
    """A copy is exact and shares nothing that can change."""
    copy = state.copy()
    if digest(copy) != digest(state):
        raise Fault(Property.COPY, f"a copy differs: {unequal(state, copy)}")
    mine = {id(part) for _, part in changeable(state)}
    for name, part in changeable(copy):
        if id(part) in mine:
            raise Fault(Property.COPY, f"a copy shares {name}")


def unequal(one: State, other: State) -> str:
    """The fields in which two positions differ, as far as can be told simply."""
    names = sorted(fields(type(one)) - UNSAVED - {"cards", "chance"})
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name)) or "cards or chance"


def changeable(thing: Any, name: str = "state") -> list[tuple[str, Any]]:
    """Everything inside a state that can change, with its name. Who listens and what is fixed is left out."""
    if isinstance(thing, (list, dict)):
        items = thing.items() if isinstance(thing, dict) else enumerate(thing)
        return [(name, thing), *(found for key, item in items for found in changeable(item, f"{name}[{key}]"))]
    if isinstance(thing, (set, bytearray)):
        return [(name, thing)]
    if isinstance(thing, tuple):
        return [found for place, item in enumerate(thing) for found in changeable(item, f"{name}[{place}]")]
    if isinstance(thing, (int, str, bytes, frozenset)) or thing is None:
        return []
    inside = [(field, getattr(thing, field)) for field in sorted(fields(type(thing)) - UNSAVED)]
    found = [part for field, item in inside for part in changeable(item, f"{name}.{field}")]
    return found if is_frozen(thing) else [(name, thing), *found]


def is_frozen(thing: Any) -> bool:
    """A frozen dataclass may be shared."""
    return is_dataclass(thing) and bool(getattr(type(thing), "__dataclass_params__").frozen)  # noqa: B009
