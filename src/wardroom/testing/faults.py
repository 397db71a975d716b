"""What the kit finds: faults, and the report of a run."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Property(StrEnum):
    """What must hold in every game."""

    ENDS = "ends"
    OPTIONS = "options"
    REFUSALS = "refusals"
    CONSERVED = "conserved"
    CARRIED = "carried"
    KNOWLEDGE = "knowledge"
    PLAIN = "plain"
    COPY = "copy"
    FORK = "fork"
    CHANCE = "chance"
    SAVE = "save"
    REPLAY = "replay"
    UNDO = "undo"
    FINAL = "final"
    LEAK = "leak"
    IMAGINE = "imagine"
    LOCALS = "locals"
    TEXT = "text"
    RESULT = "result"
    HONEST = "honest"
    ROBUST = "robust"
    CRASH = "crash"


MEANING: dict[Property, str] = {
    Property.ENDS: "games end, and whoever is asked has something to choose",
    Property.OPTIONS: "every listed option is accepted, is what the judge allows, and has a key of its own",
    Property.REFUSALS: "whatever is not offered is refused with a reason, and nothing changes",
    Property.CONSERVED: "every card lies in one zone; no face is made or lost",
    Property.CARRIED: "what is laid on a card lies on one that all can point at, and no shuffle takes it along",
    Property.KNOWLEDGE: "nobody knows what it has not seen, or rules out the truth",
    Property.PLAIN: "whatever a seat receives is plain data",
    Property.COPY: "a copy of a position is exact and shares nothing with it",
    Property.FORK: "a fork goes on like the line it came from, and leaves no trace in it",
    Property.CHANCE: "a flow takes chance from the state whenever it draws",
    Property.SAVE: "a saved game is loaded as it was",
    Property.REPLAY: "a record replays to the same hash chain, in any process",
    Property.UNDO: "a choice taken back was never made",
    Property.FINAL: "an option marked final cannot be taken back; one not marked can",
    Property.LEAK: "whatever a seat receives is the same when all that is hidden from it is dealt anew",
    Property.IMAGINE: "an imagined world fits what the seat knows and depends on nothing else",
    Property.LOCALS: "no flow keeps what it worked out from hidden faces, no ask is sifted by them",
    Property.TEXT: "every prompt, option, refusal, event and sheet line has text, and every rule cited exists",
    Property.RESULT: "a finished game has a number for every seat, and winners among them",
    Property.HONEST: "with the same dice a player does the same in every world its seat cannot tell apart",
    Property.ROBUST: "no input, however broken, does more than raise a typed error",
    Property.CRASH: "no game raises an error of its own",
}


class Fault(Exception):
    """A property that does not hold: which one, what was seen, and where to see it again."""

    def __init__(self, of: Property, message: str, seat: int | None = None) -> None:
        super().__init__(of, message)
        self.property = of
        self.message = message
        self.seat = seat
        self.game: int | None = None  # its number within the run
        self.seed = ""  # of the table, in hexadecimal
        self.position: int | None = None  # moves made before

    def at(self, game: int, seed: bytes, position: int) -> Fault:
        """The same fault, with its place."""
        self.game, self.seed, self.position = game, seed.hex(), position
        return self

    def __str__(self) -> str:
        place = f"game {self.game}, move {self.position}" if self.game is not None else ""
        seat = f"seat {self.seat}" if self.seat is not None else ""
        where = ", ".join(part for part in (place, seat) if part)
        return f"{self.property}{f' ({where})' if where else ''}: {self.message}"

    def to_json(self) -> dict[str, Any]:
        return {
            "property": str(self.property),
            "game": self.game,
            "seed": self.seed,
            "position": self.position,
            "seat": self.seat,
            "message": self.message,
        }


@dataclass
class Report:
    """What was checked how often, what was found, and which effects were seen."""

    game: str
    seed: str
    counts: Counter[str] = field(default_factory=Counter)
    effects: dict[str, int] = field(default_factory=dict)  # in how many games each was reached
    faults: list[Fault] = field(default_factory=list)
    games: int = 0

    @property
    def ok(self) -> bool:
        return not self.faults

    @property
    def severe(self) -> list[Fault]:
        """The faults that are not of texts: of those there may be many, and they cost nothing."""
        return [fault for fault in self.faults if fault.property != Property.TEXT]

    @property
    def never(self) -> list[str]:
        """The effects that no game reached."""
        return [effect for effect, times in self.effects.items() if not times]

    def raise_first(self) -> Report:
        """The report itself, or its first fault as an error: one line for a test."""
        if self.faults:
            raise self.faults[0]
        return self

    def add(self, other: Report) -> None:
        """Take in the report of other games of the same run (played by another process)."""
        self.games += other.games
        self.counts.update(other.counts)
        for effect, times in other.effects.items():
            self.effects[effect] = self.effects.get(effect, 0) + times
        told = {(fault.property, fault.message) for fault in self.faults if fault.property == Property.TEXT}
        self.faults += [fault for fault in other.faults if (fault.property, fault.message) not in told]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seed": self.seed,
            "ok": self.ok,
            "games": self.games,
            "counts": dict(self.counts),
            "effects": dict(self.effects),
            "never": self.never,
            "faults": [fault.to_json() for fault in self.faults],
        }
