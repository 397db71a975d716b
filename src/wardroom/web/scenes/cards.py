"""`GET /cards/{game}?<section>=<value>&q=`: all cards, by what is printed on them or by a word; an anchor for each."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.interface.score_pad import can_score
from wardroom.interface.spelling import fold
from wardroom.kernel import Game

from ..render import Words
from .captions import of_game, title
from .faces import Face, Faces, Value, faces
from .rules import LONGEST_QUERY

OPEN_FILTERS = 1
"""So many filters are shown on a phone; the others wait in a fold."""


@dataclass(frozen=True, slots=True)
class Filter:
    """A section of a card and its values; `chosen` are checked."""

    section: str
    label: str
    values: Sequence[Value]
    chosen: Collection[str]


def cards(game: Game[Any], words: Words, chosen: Mapping[str, Collection[str]], q: str = "") -> dict[str, Any]:
    """The context of `cards.html`. A card is shown if it has one of the chosen values in every section for which some
    are chosen (`chosen`: values by section, whatever else is in it is ignored), and all words of `q`."""
    q = q.strip()[:LONGEST_QUERY]
    deck = faces(game.name, words.language)
    filters = [filter_of(section, deck, chosen.get(section, ())) for section in deck.sections]
    shown = [face for face in deck if has_values(face, filters) and speaks_of(face, q)]
    return {
        "game": game.name,
        "title": title(of_game(game, words.language)),
        "filters": filters[:OPEN_FILTERS],
        "more_filters": filters[OPEN_FILTERS:],
        "more_open": any(each.chosen for each in filters[OPEN_FILTERS:]),
        "more_label": ", ".join(each.label for each in filters[OPEN_FILTERS:]),
        "faces": shown,
        "all": len(deck.printed),
        "filtered": bool(q) or any(each.chosen for each in filters),
        "q": q,
        "tab": "cards",
        "has_cards": True,
        "has_pad": can_score(game),
    }


def filter_of(section: str, deck: Faces, chosen: Collection[str]) -> Filter:
    found = {value.id: value for face in deck for value in face.values if value.section == section}
    values = sorted(found.values(), key=lambda value: fold(value.text))
    return Filter(section, deck.words(f"section-{section}"), values, [name for name in chosen if name in found])


def has_values(face: Face, filters: Sequence[Filter]) -> bool:
    own = {(value.section, value.id) for value in face.values}
    return all(not each.chosen or any((each.section, name) in own for name in each.chosen) for each in filters)


def speaks_of(face: Face, q: str) -> bool:
    """Whether name, sections and text have all these words."""
    if not q:
        return True
    text = fold(" ".join([face.name, face.plain, *(value.text for value in face.values)]))
    return all(fold(word) in text for word in q.split())
