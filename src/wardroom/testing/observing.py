"""What somebody receives from a position, as text: two positions look the same when these are the same bytes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from wardroom.kernel import SPECTATOR, Ask, Card, Cards, Event, Line, Notice, State, keys, labels

from .faults import Fault, Property


def readers(state: State) -> list[int]:
    """Everybody who looks at a table: the seats and a spectator."""
    return [*range(state.seats), SPECTATOR]


def to_text(thing: object, reader: int | None = None) -> str:
    """As JSON, in the order it has: even the order of a dict could tell something."""
    try:
        return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError) as error:
        raise Fault(Property.PLAIN, f"not plain data: {error}", reader) from error


def observe(line: Line[Any], reader: int, sheets: bool = False) -> str:
    """All that a reader (a seat, or `SPECTATOR`) receives from a position: the view, its hand,
    who is asked what, its own options, refusals and prompt, the result, and if wanted everybody's score sheets."""
    game, state = line.game, line.state
    received: dict[str, Any] = {
        "view": game.view(state, reader),
        "held": state.cards.held(reader),
        "asked": [(ask.seat, ask.kind) for ask in line.asks],
        "own": own(line, reader),
        "result": game.result(state) if line.over else None,
    }
    if sheets:
        received["sheets"] = [game.show.sheet(state, seat, reader) for seat in range(state.seats)]
    return to_text(received, reader)


def own(line: Line[Any], seat: int) -> Any:
    """A seat's own ask: labels, the keys of all candidates, why each is refused, and the prompt."""
    ask = line.ask(seat)
    if ask is None:
        return None
    cards = line.state.cards
    return {
        "labels": labels(ask, line.state),
        "candidates": keys(ask.candidates, line.state, seat),
        "why": [ask.why(candidate) for candidate in ask.candidates],
        "prompt": prompt_args(ask, cards),
        "notices": notices_by_key(line, ask),
    }


def notices_by_key(line: Line[Any], ask: Ask) -> dict[str, Notice]:
    """What the chooser is told to know of its options."""
    named = dict(zip(ask.candidates, keys(ask.candidates, line.state, ask.seat)))
    return {named[option]: notice for option, notice in line.game.show.notices(line.state, ask).items()}


def prompt_args(ask: Ask, cards: Cards) -> dict[str, Any]:
    """The arguments of a prompt, with cards as the chooser reads them."""
    return {name: cards.read(value, ask.seat) if isinstance(value, Card) else value for name, value in ask.args}


def all_options(line: Line[Any]) -> str:
    """What everybody may choose; a comparison that only a referee may make."""
    return to_text([(ask.seat, ask.kind, list(ask.options)) for ask in line.waiting()])


def heard(news: Sequence[Event], reader: int) -> str:
    """Events as a reader was told."""
    told = [(event.key, event.args_for(reader)) for event in news]
    return to_text([(key, args) for key, args in told if args is not None], reader)


def seen(state: State, reader: int) -> list[str]:
    """Every card as the reader reads it."""
    return [state.cards.read(card, reader) for card in range(len(state.cards.faces))]


def knowledge(state: State, seat: int) -> str:
    """What a seat knows of every card: faces seen, and which faces lie within which set of cards."""
    cards = state.cards
    within = Counter(zip(cards.may[seat], cards.faces))
    return to_text([seen(state, seat), sorted((mask, face, times) for (mask, face), times in within.items())])


def same(of: Property, what: str, one: str, other: str, seat: int | None = None) -> None:
    """Hold two texts against each other; the fault names the first place where they differ."""
    if one != other:
        raise Fault(of, f"{what}: {difference(json.loads(one), json.loads(other))}", seat)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data first differ, and how."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for key in one:
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other)):
            if left != right:
                return difference(left, right, f"{path}[{place}]")
    return f"{path.lstrip('.') or 'it'} is {short(one)} or {short(other)}"


def short(thing: Any) -> str:
    text = json.dumps(thing, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:77]}..."
