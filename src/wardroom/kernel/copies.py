"""Exact copies of plain data, as its annotations describe it.

A position and its pieces are dataclasses with slots, so that every field is written once:

    @dataclass(slots=True, eq=False, repr=False)
    class Ship:
        place: str = HOME
        queue: list[str] = field(default_factory=list)

For each class one function is written and compiled at its first copy: a single call of the constructor, in which what
cannot change is shared and lists, dicts and pieces are copied. It is as fast as the same thing written by hand: an
empty list is not walked through, which costs more than to make one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from .cards import Cards
from .chance import Chance

T = TypeVar("T")
UNCHANGING = (int, str, bytes, NoneType, Enum)
"""Classes whose values are shared, those of their subclasses too: a Card is an int."""


def copy_of(thing: T, track: bool = True) -> T:
    """A copy of a dataclass. Without `track` the cards in it leave out who knows what (playouts)."""
    made: T = COPIERS[thing.__class__](thing, track)
    return made


class Copiers(dict[type, Callable[[Any, bool], Any]]):
    """The functions that copy, by class; written when first asked for."""

    def __missing__(self, cls: type) -> Callable[[Any, bool], Any]:
        copy = self[cls] = write_copier(cls)
        return copy


COPIERS = Copiers()


def write_copier(cls: type) -> Callable[[Any, bool], Any]:
    names: dict[str, Any] = {"copy_plain": copy_plain}
    source = f"def copy(old, track):\n    return {constructed(cls, 'old', names)}\n"
    exec(source, names)
    copy: Callable[[Any, bool], Any] = names["copy"]
    return copy


def constructed(cls: type, old: str, names: dict[str, Any]) -> str:
    """The source of a call that makes a new one of the class out of the fields of `old`."""
    name = f"{cls.__name__}_{len(names)}"
    names[name] = cls
    hints = hints_of(cls)
    if not is_dataclass(cls) or "__dict__" in dir(cls) or set(hints) != {each.name for each in fields(cls)}:
        raise TypeError(f"{cls.__name__} must be a dataclass with slots, so that copies lose nothing")
    parts = [copied(hints[each.name], f"{old}.{each.name}", names) for each in fields(cls) if each.init]
    return f"{name}({', '.join(parts)})"


def hints_of(cls: type) -> dict[str, Any]:
    """The types of a class's fields, inherited ones too. What is annotated as belonging to the class itself is no
    field, and may name a type that is there for type checkers alone."""
    found: dict[str, Any] = {}
    for each in reversed(cls.__mro__):
        scope = vars(sys.modules[each.__module__])
        for name, written in vars(each).get("__annotations__", {}).items():
            if not str(written).startswith("ClassVar"):
                found[name] = eval(written, scope) if isinstance(written, str) else written
    return found


def copied(hint: Any, old: str, names: dict[str, Any]) -> str:
    """The source of a copy of `old`, which is of this type."""
    if is_unchanging(hint):
        return old
    origin, inner = get_origin(hint), get_args(hint)
    each = f"{old.partition('.')[0]}_"  # a name that no enclosing loop uses
    if origin in (list, dict) and all(is_unchanging(part) for part in inner):
        return f"{old}.copy()"
    if origin is list:
        return f"([{copied(inner[0], each, names)} for {each} in {old}] if {old} else [])"
    if origin is dict and is_unchanging(inner[0]):
        return f"({{key: {copied(inner[1], each, names)} for key, {each} in {old}.items()}} if {old} else {{}})"
    if origin in (Union, UnionType) and len(inner) == 2 and NoneType in inner:
        some = inner[0] if inner[1] is NoneType else inner[1]
        return f"(None if {old} is None else {copied(some, old, names)})"
    if hint is Any:
        return f"copy_plain({old})"
    if hint is Cards:
        return f"{old}.copy(track)"
    if hint is Chance:
        return f"{old}.copy()"
    if is_dataclass(hint) and isinstance(hint, type):
        return constructed(hint, old, names)
    raise TypeError(f"{hint} is not plain data: nobody knows how to copy it")


def is_unchanging(hint: Any) -> bool:
    """Whether no value of this type can change, so that copies may share it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return all(is_unchanging(each) for each in inner)
    if origin is tuple:
        return all(each is Ellipsis or is_unchanging(each) for each in inner)
    if origin is Literal or hint is None:
        return True
    if not isinstance(hint, type):
        return False
    if issubclass(hint, tuple):
        return hasattr(hint, "_fields") and all(is_unchanging(each) for each in get_type_hints(hint).values())
    return issubclass(hint, UNCHANGING)


def copy_plain(thing: Any) -> Any:
    """A copy of lists, dicts and dataclasses of unknown content, however deep."""
    if isinstance(thing, list):
        return [copy_plain(each) for each in thing]
    if isinstance(thing, dict):
        return {key: copy_plain(each) for key, each in thing.items()}
    return copy_of(thing) if is_dataclass(thing) and not isinstance(thing, type) else thing
