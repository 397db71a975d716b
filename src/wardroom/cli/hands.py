"""Hands that are scored without a table: what a game's modules `scoring`, `sheet` and `best` offer, if it has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from wardroom.kernel import Game

from .mistakes import Mistake

Sheet = dict[str, Any]
"""A score sheet as plain data: `rows`, `total`, `choices`."""


class Scoring(Protocol):
    """The module `scoring` of a game."""

    Refused: type[Exception]

    @staticmethod
    def choices_from_json(hand: Sequence[str], data: object) -> Any: ...

    @staticmethod
    def explain(hand: Sequence[str], choices: Any) -> Any: ...


class BestHand(Protocol):
    """What the module `best` of a game finds. `proof` says how sure it is: `optimal`, and facts for the game's texts
    `best-proof-optimal` and `best-proof-open`."""

    total: int
    cards: Sequence[str]
    choices: Any
    proof: Mapping[str, Any]


class Scorer:
    """Scores hands of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.scoring = cast(Scoring, part(game, "scoring", "no-scoring"))
        self.written: Callable[[Any], Sheet] = part(game, "sheet", "no-scoring").written
        self.Refused = self.scoring.Refused

    def sheet(self, cards: Sequence[str], choices: object) -> Sheet:
        """What the cards are worth, with these choices (as JSON) and the best ones where none is made."""
        return self.sheet_of(cards, self.scoring.choices_from_json(cards, choices))

    def sheet_of(self, cards: Sequence[str], choices: Any) -> Sheet:
        """The same with choices as the game keeps them."""
        return self.written(self.scoring.explain(cards, choices))


def best_hand(
    game: Game[Any], cards: Sequence[str] | None, with_q: bool, progress: Callable[[int, int], None]
) -> BestHand:
    """The best hand out of these cards, or out of all. `progress` is told how many of how many steps are made."""
    found: BestHand = part(game, "best", "no-best").best_hand(cards, with_q, progress)
    return found


def part(game: Game[Any], module: str, missing: str) -> Any:
    """A module of a game, or the sentence that it has none."""
    name = f"{game.package}.{module}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise Mistake(missing, game=game.name) from None


def in_short(sheet: Sheet) -> dict[str, Any]:
    """A sheet as programs get it: the total, the points of every card, the choices."""
    points = {row["card"]: row["points"] for row in sheet["rows"]}
    return {"total": sheet["total"], "cards": points, "choices": sheet["choices"]}
