"""How much memory an object really takes."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

CODE = (type, ModuleType, CodeType, BuiltinFunctionType)
"""What exists once, whatever is played."""


def deep_size(thing: object, shared: object = None) -> int:
    """Bytes of everything that can be reached from a thing, each object once: lists, numbers, strings, generators with
    their frames, closures. Not counted is code (modules, classes, functions without a closure) and whatever can be
    reached from `shared` as well, and small numbers: they would be there without the thing."""
    there_anyway = reachable([shared, *range(-5, 257)], {})
    return sum(sys.getsizeof(each) for each in reachable(thing, there_anyway).values())


def reachable(thing: object, without: dict[int, object]) -> dict[int, object]:
    """All objects behind a thing, by identity."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        each = todo.pop()
        if id(each) not in found and id(each) not in without and not is_code(each):
            found[id(each)] = each
            todo += behind(each)
    return found


def is_code(thing: object) -> bool:
    return isinstance(thing, CODE) or (isinstance(thing, FunctionType) and thing.__closure__ is None)


def behind(thing: object) -> list[Any]:
    """What an object refers to; of a closure only what it closes over, not the module it was written in."""
    if isinstance(thing, FunctionType):
        return [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
    return gc.get_referents(thing)


def allocated(make: Callable[[], object], count: int = 20) -> float:
    """Bytes that stay allocated for each of several things made: what the allocator says, as a second opinion."""
    make()  # whatever is made only once is made now
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [make() for _ in range(count)]
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept)
