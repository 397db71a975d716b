"""Readable keys: how an option is written in records, forms and tests, and which text says it to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .ask import Ask, Option
from .card import Card
from .cards import HIDDEN
from .state import State


class Label(NamedTuple):
    """An option for people: its key, the text key with arguments that says it in every language, and whether it is
    certain that it cannot be taken back. `lead`: the leading word, with which the text key ends."""

    key: str
    text: str
    args: dict[str, Any]
    final: bool
    lead: str = ""


def part(value: str | int, state: State, seat: int) -> str:
    """A card is written by its face (and its place on the table, where the game tells equal cards apart), or by its
    place in a zone when the chooser does not know the face."""
    if not isinstance(value, Card):
        return str(value)
    tag = state.tag(value, seat)
    if not tag.startswith(HIDDEN):
        return tag
    cards = state.cards
    zone = cards.at[value]
    return f"{cards.zones[zone].name}[{cards.rows[zone].index(value)}]"


def parts(option: Option) -> tuple[str | int, ...]:
    return option if isinstance(option, tuple) else (option,)


def keys(options: Sequence[Option], state: State, seat: int) -> list[str]:
    """One key per option; equal ones are numbered in order."""
    seen: dict[str, int] = {}
    result = []
    for option in options:
        if type(option) is tuple:
            key = ":".join([part(value, state, seat) if type(value) is Card else str(value) for value in option])
        else:
            key = part(option, state, seat)  # type: ignore[arg-type]
        seen[key] = copies = seen.get(key, 0) + 1
        result.append(key if copies == 1 else f"{key}~{copies}")
    return result


def labels(ask: Ask, state: State) -> list[Label]:
    """The options, each under the key that it has among all candidates, with what the flow adds about it."""
    named = dict(zip(ask.candidates, keys(ask.candidates, state, ask.seat)))
    return [
        Label(named[option], *describe(ask, option, state), ask.is_final(option), lead(option))
        for option in ask.options
    ]


def describe(ask: Ask, option: Option, state: State) -> tuple[str, dict[str, Any]]:
    text, args = text_for(ask.kind, option, state, ask.seat)
    return text, args if ask.about is None else {**args, **ask.about(option)}


def lead(option: Option) -> str:
    """The word an option begins with, if it does."""
    first = parts(option)[0]
    return first if isinstance(first, str) else ""


def text_for(kind: str, option: Option, state: State, seat: int) -> tuple[str, dict[str, Any]]:
    """The text key is `option-<kind>`, with the option's leading word if it has one. Cards are the arguments `card`,
    `card2`, ..., and where one lies `at`, `at2`, ..., numbers `n`, `n2`, ..., further words `word`, `word2`, ..."""
    values = parts(option)
    text = f"option-{kind}"
    if isinstance(values[0], str):
        text, values = f"{text}-{values[0]}", values[1:]
    args: dict[str, Any] = {}
    for value in values:
        name = "card" if isinstance(value, Card) else "n" if isinstance(value, int) else "word"
        number = 1 + sum(each.rstrip("0123456789") == name for each in args)
        again = "" if number == 1 else str(number)
        args[name + again] = state.cards.read(value, seat) if isinstance(value, Card) else value
        if isinstance(value, Card) and (place := state.place(value)):
            args["at" + again] = place
    return text, args
