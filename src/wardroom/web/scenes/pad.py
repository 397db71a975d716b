"""`GET /pad/{game}?card=...&q=&choose.<field>=`: the score pad for cards on a real table. The address is the hand, so
that it can be kept, sent, or read again without a network."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from wardroom.interface.score_pad import Offer, Scorer, list_offers, read_choices
from wardroom.kernel import Game
from wardroom.language import MissingText

from ..render import Words
from .captions import of_game, title
from .cards import speaks_of
from .faces import Face, Faces, faces
from .rules import LONGEST_QUERY
from .settings import Choice
from .sheets import link_sheet

MOST_CARDS = 12
"""More than anybody ever holds. The best choices of a much larger pile would take long to find."""
CHOOSE = "choose."
"""What the fields of choices begin with."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one kind to pick from."""

    label: str
    faces: Sequence[Face]
    picked: int


@dataclass(frozen=True, slots=True)
class Field:
    """A choice the hand offers; the empty value is the best one."""

    name: str
    label: str
    choices: Sequence[Choice]


def pad(
    game: Game[Any], language: str, picked: Sequence[str], *, q: str = "", fields: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """The context of `pad.html`. `picked`: the values of `card`, in their order; `fields`: all other parameters of the
    address, of which those that begin with `choose.` are read. What is unknown or twice is passed over."""
    own = of_game(game, language)
    deck = faces(game.name, language)
    q = q.strip()[:LONGEST_QUERY]
    hand = [face for face in dict.fromkeys(picked) if face in deck][:MOST_CARDS]
    given = {name.removeprefix(CHOOSE): value for name, value in (fields or {}).items() if name.startswith(CHOOSE)}
    sheet, wrong, rule = score_hand(game, hand, given, own) if hand else (None, "", "")
    best = Scorer(game).sheet(hand, {})["total"] if hand else 0
    return {
        "game": game.name,
        "title": title(own),
        "tab": "pad",
        "has_cards": True,
        "has_pad": True,
        "picked": [deck[face] for face in hand],
        "full": len(hand) >= MOST_CARDS,
        "most": MOST_CARDS,
        "piles": piles(deck, hand, q),
        "q": q,
        "sheet": sheet,
        "best": best,
        "fields": [field(offer, given, own) for offer in list_offers(game, hand)] if hand else [],
        "chosen": any(given.values()),
        "wrong": wrong,
        "wrong_rule": rule,
        "address": f"/pad/{game.name}?" + urlencode([("card", face) for face in hand]),
    }


def score_hand(game: Game[Any], hand: Sequence[str], given: Mapping[str, str], own: Words) -> tuple[Any, str, str]:
    """The sheet with these choices; with the best ones, and the sentence why, where they are not allowed."""
    scorer = Scorer(game)
    try:
        return link_sheet(scorer.sheet(hand, read_choices(game, hand, given)), own, game.name), "", ""
    except scorer.Refused as refused:
        sheet = link_sheet(scorer.sheet(hand, {}), own, game.name)
        return sheet, refusal(refused, own), str(getattr(refused, "rule", ""))


def refusal(error: Exception, own: Words) -> str:
    """Why a choice is not allowed; a value that is no name at all is not repeated."""
    try:
        return own(f"refuse-{getattr(error, 'key', '')}", **dict(getattr(error, "args", {})))
    except MissingText:
        return own("refuse-not-offered")


def piles(deck: Faces, hand: Sequence[str], q: str) -> list[Pile]:
    """All cards by their first section, sifted by the search; what is picked already stands elsewhere."""
    by: dict[str, list[Face]] = {}
    for face in deck:
        by.setdefault(face.top[0].text if face.top else "", []).append(face)
    made = []
    for label, found in by.items():
        free = [face for face in found if face.id not in hand and speaks_of(face, q)]
        if free:
            free.sort(key=lambda face: face.name)
            made.append(Pile(label, free, sum(face.id in hand for face in found)))
    return made


def field(offer: Offer, given: Mapping[str, str], own: Words) -> Field:
    now = given.get(offer.name, "")
    said = {value: own(text) for value, text in offer.values}
    best = own("web-pad-best-is", value=said[offer.best]) if offer.best in said else own("web-pad-best")
    choices = [Choice("", best, not now), *(Choice(value, text, value == now) for value, text in said.items())]
    return Field(CHOOSE + offer.name, own(offer.ask), choices)
