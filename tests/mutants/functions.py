"""The functions of a game that cite its rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

CITED = re.compile(r"\b([A-Z]+)-(\d+(?:\.\d+)+)((?:\s*(?:,|and|to)\s+(?:\1-)?\d+(?:\.\d+)+)*)")
"""`SHIP-8.8`, and what may follow: `SHIP-8.8, 8.9`, `SHIP-9.2 to 9.14`, `SHIP-9.2 to SHIP-9.14`."""
FURTHER = re.compile(r"(,|and|to)\s+(?:[A-Z]+-)?(\d+(?:\.\d+)+)")

LEFT_OUT = frozenset({"mind", "picture", "web"})
"""Rooms and modules that break no rule whatever they do: what computer players think, and what is drawn."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Cited:
    """A function and the rules it cites, in the order of the rulebook."""

    module: str
    name: str
    path: Path
    node: Function
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.module}:{self.name}"


def citing(package: str, rules: Sequence[str], others: Sequence[str] = ()) -> list[Cited]:
    """The functions of a package that cite some of these rules; not those of other games inside it."""
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None, f"{package} is not a package"
    home = Path(spec.origin).parent
    found: list[Cited] = []
    for path in sorted(home.rglob("*.py")):
        inner = path.relative_to(home).with_suffix("").parts
        module = ".".join([package, *(part for part in inner if part != "__init__")])
        if LEFT_OUT & set(inner) or any(f"{module}.".startswith(f"{other}.") for other in others):
            continue
        source = path.read_text("utf-8")
        for name, node in functions(ast.parse(source)):
            cited = rules_in("\n".join(source.split("\n")[node.lineno - 1 : node.end_lineno]), rules)
            if cited:
                found.append(Cited(module, name, path, node, cited))
    return found


def functions(tree: ast.Module | ast.ClassDef, around: str = "") -> Iterator[tuple[str, Function]]:
    """Functions and methods by name; those inside a function are part of it."""
    for node in tree.body:
        if isinstance(node, Function):
            yield around + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{around}{node.name}.")


def rules_in(text: str, rules: Sequence[str]) -> tuple[str, ...]:
    """The rules that a text cites, whether one by one or from one to another."""
    named: set[str] = set()
    for prefix, number, rest in CITED.findall(text):
        last = f"{prefix}-{number}"
        named.add(last)
        for word, further in FURTHER.findall(rest):
            rule = f"{prefix}-{further}"
            if word == "to" and last in rules and rule in rules:
                named.update(rules[rules.index(last) : rules.index(rule)])
            named.add(rule)
            last = rule
    return tuple(rule for rule in rules if rule in named)
