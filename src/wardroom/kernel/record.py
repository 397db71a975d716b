"""The game file: a header and the choices are the whole game. Strict JSON, never anything that runs."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .errors import NotARecord, UnknownRules

FORMAT = 1
NO_CHAIN = "0" * 64
"""Instead of the end of the hash chain, in a report about a game that cannot be played to its end. Every move still has
its own link."""
LARGEST = 4_000_000
"""No game comes near this many bytes."""
UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""How a file of format n becomes one of format n + 1. There has been only one format so far."""


class Move(NamedTuple):
    """Who chose what (a readable key, or `undo`), and the beginning of the hash chain after it."""

    seat: int
    key: str
    link: str


@dataclass(frozen=True)
class Record:
    """A game file. While the game runs the seed is the host's alone and absent from what others are given."""

    game: str
    rules: int
    settings: dict[str, int | str | bool]
    names: tuple[str, ...]
    commitment: str
    salt: str
    seed: str | None
    start: str  # the hash chain before the first move: header and deal
    moves: tuple[Move, ...]
    chain: str
    result: tuple[int, ...] | None
    report: dict[str, Any] | None = None  # what somebody found wrong, where, and in which versions

    def to_json(self) -> str:
        """One move a line, so that files can be read and compared."""
        head = {name: value for name, value in vars(self).items() if name != "moves"}
        if self.report is None:
            del head["report"]
        lines = json.dumps({"wardroom": FORMAT, **head}, ensure_ascii=False, indent=1)
        moves = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in self.moves)
        return lines[:-2] + (f',\n "moves": [\n{moves}\n ]\n}}\n' if moves else ',\n "moves": []\n}\n')

    @classmethod
    def from_json(
        cls, source: str | bytes, upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = UPGRADES
    ) -> Record:
        """Read a game file; whatever it is not raises `NotARecord` or `UnknownRules`."""
        return check_fields(upgrade(parse_json(source), upgrades))


def parse_json(source: str | bytes) -> dict[str, Any]:
    if len(source) > LARGEST:
        raise NotARecord("too-large", most=LARGEST)
    try:
        text = source.decode() if isinstance(source, bytes) else source
        data = json.loads(text, object_pairs_hook=refuse_repeats, parse_constant=no_constant, parse_float=no_constant)
    except (ValueError, RecursionError):
        raise NotARecord("not-json") from None
    if not isinstance(data, dict) or not whole(data.get("wardroom")):
        raise NotARecord("not-a-record")
    return data


def refuse_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a name twice")
    return dict(pairs)


def no_constant(text: str) -> None:
    raise ValueError(f"{text} is no whole number")


def whole(value: object) -> bool:
    """A whole number, not larger than can be told."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 128


def is_setting(value: object) -> bool:
    return isinstance(value, (str, bool)) or whole(value)


def upgrade(data: dict[str, Any], upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]) -> dict[str, Any]:
    """Bring a file of an older format to the present one, one step at a time."""
    while data["wardroom"] != FORMAT:
        step = upgrades.get(data["wardroom"])
        if step is None:
            raise UnknownRules("unknown-format", format=data["wardroom"], known=FORMAT)
        data = step(data)
    return data


SHAPES: dict[str, Callable[[Any], bool]] = {
    "game": lambda value: isinstance(value, str),
    "rules": whole,
    "settings": lambda value: isinstance(value, dict) and all(map(is_setting, value.values())),
    "names": lambda value: isinstance(value, list) and all(isinstance(name, str) for name in value),
    "commitment": lambda value: hexadecimal(value, 64),
    "salt": lambda value: hexadecimal(value),
    "seed": lambda value: value is None or hexadecimal(value),
    "start": lambda value: hexadecimal(value, 16),
    "moves": lambda value: isinstance(value, list) and all(is_move(move) for move in value),
    "chain": lambda value: hexadecimal(value, 64),
    "result": lambda value: value is None or (isinstance(value, list) and all(map(whole, value))),
}


OPTIONAL: dict[str, Callable[[Any], bool]] = {"report": lambda value: is_report(value)}


def is_report(value: object) -> bool:
    """Words and numbers; what is not there may be missing."""
    if not isinstance(value, dict) or not value.keys() <= REPORT.keys():
        return False
    return all(REPORT[name](each) for name, each in value.items())


REPORT: dict[str, Callable[[Any], bool]] = {
    "reference": lambda value: isinstance(value, str),
    "seat": whole,
    "position": whole,
    "text": lambda value: isinstance(value, str),
    "versions": lambda value: isinstance(value, dict) and all(isinstance(each, str) for each in value.values()),
}


def hexadecimal(value: object, length: int | None = None) -> bool:
    if not isinstance(value, str) or (length is not None and len(value) != length) or len(value) % 2:
        return False
    return all(letter in "0123456789abcdef" for letter in value)


def is_move(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    seat, key, link = value
    return whole(seat) and isinstance(key, str) and hexadecimal(link, 16)


def check_fields(data: dict[str, Any]) -> Record:
    fields = {name: value for name, value in data.items() if name != "wardroom"}
    for name in fields:
        if name not in SHAPES and name not in OPTIONAL:
            raise NotARecord("unknown-field", field=name[:40])
        if name in OPTIONAL and not OPTIONAL[name](fields[name]):
            raise NotARecord("bad-field", field=name)
    for name, fits in SHAPES.items():
        if name not in fields or not fits(fields[name]):
            raise NotARecord("bad-field", field=name)
    fields["names"] = tuple(fields["names"])
    fields["moves"] = tuple([Move(*move) for move in fields["moves"]])
    fields["result"] = None if fields["result"] is None else tuple(fields["result"])
    return Record(**fields)
