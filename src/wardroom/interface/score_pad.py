"""Hands that are scored without a table: what a game's modules `scoring`, `sheet` and `best` offer, if it has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from wardroom.kernel import Game
from wardroom.kernel.errors import WardroomError

Sheet = dict[str, Any]
"""A score sheet as plain data: `rows`, `total`, `choices`."""


class Lacking(WardroomError):
    """The game has no such module."""


class Scoring(Protocol):
    """The module `scoring` of a game."""

    Refused: type[Exception]

    @staticmethod
    def choices_from_json(hand: Sequence[str], data: object) -> Any: ...

    @staticmethod
    def explain(hand: Sequence[str], choices: Any) -> Any: ...


class Offer(Protocol):
    """A choice that a hand lets its owner make at scoring: the name of a form's field, the text that asks, the values
    with the texts that say them, and the best of them."""

    @property
    def name(self) -> str: ...
    @property
    def ask(self) -> str: ...
    @property
    def values(self) -> Sequence[tuple[str, str]]: ...
    @property
    def best(self) -> str: ...


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
        if not can_score(game):
            raise Lacking("no-scoring", game=game.name)
        self.scoring = cast(Scoring, import_part(game, "scoring", "no-scoring"))
        self.written: Callable[[Any], Sheet] = import_part(game, "show.sheet", "no-scoring").written
        self.Refused = self.scoring.Refused

    def sheet(self, cards: Sequence[str], choices: object) -> Sheet:
        """What the cards are worth, with these choices (as JSON) and the best ones where none is made."""
        return self.sheet_of(cards, self.scoring.choices_from_json(cards, choices))

    def sheet_of(self, cards: Sequence[str], choices: Any) -> Sheet:
        """The same with choices as the game keeps them."""
        return self.written(self.scoring.explain(cards, choices))


def find_best_hand(
    game: Game[Any], cards: Sequence[str] | None, with_q: bool, progress: Callable[[int, int], None]
) -> BestHand:
    """The best hand out of these cards, or out of all. `progress` is told how many of how many steps are made."""
    found: BestHand = import_part(game, "scoring.best", "no-best").best_hand(cards, with_q, progress)
    return found


def check_best(game: Game[Any]) -> None:
    """Raise the sentence that the game has no search for the best hand, if it has none."""
    import_part(game, "scoring.best", "no-best")


def import_part(game: Game[Any], module: str, missing: str) -> Any:
    """A module of a game, or the sentence that it has none."""
    name = f"{game.package}.{module}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):  # something that the module needs is missing
            raise
        raise Lacking(missing, game=game.name) from None


def list_offers(game: Game[Any], cards: Sequence[str]) -> list[Offer]:
    """What the owner of these cards may choose, if the game has a module `pad` that tells."""
    if not has_module(game.package, "show.pad"):
        return []
    found: list[Offer] = import_part(game, "show.pad", "no-scoring").offers(cards)
    return found


def read_choices(game: Game[Any], cards: Sequence[str], fields: Mapping[str, str]) -> dict[str, object]:
    """The choices (as JSON) that the filled fields of those offers mean; what is left empty is the best."""
    if not has_module(game.package, "show.pad"):
        return {}
    found: dict[str, object] = import_part(game, "show.pad", "no-scoring").chosen(cards, fields)
    return found


def can_score(game: Game[Any]) -> bool:
    """Whether hands of this game can be scored without a table."""
    if not game.package or not has_module(game.package, "scoring"):
        return False
    return hasattr(import_module(f"{game.package}.scoring"), "choices_from_json")


@cache
def has_module(package: str, module: str) -> bool:
    """Whether there is such a module; looked up once."""
    try:
        return find_spec(f"{package}.{module}") is not None
    except ModuleNotFoundError:  # not even the room
        return False


def shorten(sheet: Sheet) -> dict[str, Any]:
    """A sheet as programs get it: the total, the points of every card, the choices."""
    points = {row["card"]: row["points"] for row in sheet["rows"]}
    return {"total": sheet["total"], "cards": points, "choices": sheet["choices"]}
