"""`GET /rules/{game}?q=`: every rule under its heading, with an anchor by its number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from minijinja import Markup

from wardroom.interface.score_pad import can_score
from wardroom.interface.spelling import fold
from wardroom.kernel import Game, find
from wardroom.language import Rule, rulebook

from ..render import Words
from .captions import list_games, of_game, title
from .prose import prose

NUMBERED = re.compile(r"^(\d+[a-z]?(?=\.)|\d+\.\d+)\.?\s+(.+)$")
"""A heading with its number: `4. Cards`, `5a. Main actions`, `15.1 Alien species`."""
NUMBER = re.compile(r"([A-Za-z]+-)?\d+(\.\d+)*\.?")
LONGEST_QUERY = 80


@dataclass(frozen=True, slots=True)
class Law:
    """A rule as it is shown; `cards`: those whose text refers to it."""

    id: str
    html: Markup
    cards: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    number: str
    heading: str
    laws: Sequence[Law]


@dataclass(frozen=True, slots=True)
class Shelf:
    """What there is to look up about a game."""

    game: str
    title: str
    about: str
    rules: int
    cards: int
    pad: bool


def shelves(words: Words) -> dict[str, Any]:
    """`GET /rules`: the context of `shelves.html`, every game with what can be looked up about it."""
    return {"shelves": [shelf(game, words) for game in list_games()]}


def shelf(game: Game[Any], words: Words) -> Shelf:
    own = of_game(game, words.language)
    laws = len(book(game.package, words.language)) if game.package else 0
    return Shelf(game.name, title(own), own("game-about"), laws, len(game.show.printed()), can_score(game))


def rules(game: Game[Any], words: Words, q: str = "") -> dict[str, Any]:
    """The context of `rules.html`; `q` keeps the rules that have all its words, in their number, heading or text."""
    q = q.strip()[:LONGEST_QUERY]
    everything = book(game.package, words.language)
    chosen = [rule for rule in everything if not q or fits(rule, q)]
    own = of_game(game, words.language)
    laws = lawbook(game.name, words.language)
    return {
        "game": game.name,
        "title": title(own),
        "sections": [
            section(number, heading, [laws[rule.id] for rule in chosen if rule.section == heading])
            for number, heading in enumerate(dict.fromkeys(rule.section for rule in everything), 1)
        ],
        "q": q,
        "found": len(chosen),
        "all": len(everything),
        "tab": "rules",
        "has_cards": bool(game.show.printed()),
        "has_pad": can_score(game),
    }


@cache
def book(package: str, language: str) -> tuple[Rule, ...]:
    return tuple(rulebook(package, language).values())


@cache
def lawbook(name: str, language: str) -> dict[str, Law]:
    """Every rule as it is shown, made once per language."""
    game = find(name)
    cited = citations(game, language)
    return {
        rule.id: Law(rule.id, prose(rule.text, name, game.prefix), cited.get(rule.id, ()))
        for rule in book(game.package, language)
    }


def fits(rule: Rule, q: str) -> bool:
    """Whether all words stand in it; a number such as 4.7 means the rule of that number, or one that speaks of it."""
    text = searchable_text(rule)
    return all(has_number(rule, word) if NUMBER.fullmatch(word) else fold(word) in text for word in q.split())


@cache
def searchable_text(rule: Rule) -> str:
    return fold(f"{rule.section} {rule.text}")


def has_number(rule: Rule, word: str) -> bool:
    number = re.escape(word.casefold().rstrip("."))
    return re.search(rf"(?<![\d.]){number}(?!\d|\.\d)", f"{rule.id} {rule.text}".casefold()) is not None


def section(place: int, heading: str, laws: Sequence[Law]) -> Section:
    found = NUMBERED.match(heading)
    number, said = (found[1], found[2]) if found else (str(place), heading)
    return Section(f"section-{number}", number, said, laws)


def citations(game: Game[Any], language: str) -> dict[str, list[tuple[str, str]]]:
    """The cards that refer to each rule (`card-<face>.rule`), by its number: face and name."""
    own = of_game(game, language)
    found: dict[str, list[tuple[str, str]]] = {}
    for face in game.show.printed():
        if own.has(f"card-{face}.rule"):
            for rule in own(f"card-{face}.rule").split():
                found.setdefault(rule, []).append((face, own.card(face)))
    return found
