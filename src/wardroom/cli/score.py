"""`wardroom score`: what a hand is worth, and why; or many hands, one JSON line each."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import IO, Any

from wardroom.interface.score_pad import Scorer, shorten
from wardroom.kernel import find

from .context import Context
from .errors import Mistake, refusal
from .names import card_index
from .sheets import show_sheet
from .words import Words

LONGEST_LINE = 100_000
MOST_CARDS = 20
"""Twice what anybody ever holds. The best choices of a much larger pile would take long to find."""


def run(arguments: Namespace, context: Context) -> int:
    game = find(arguments.game)
    scorer, text = Scorer(game), context.words(game)
    if arguments.cards == ["-"]:
        for line in lines():
            context.write_json(answer(line, scorer, text))
        return 0
    index = card_index(game, text)
    cards = [index.find(name) for name in arguments.cards]
    check_size(cards)
    try:
        sheet = scorer.sheet(cards, read_choices(arguments.choices))
    except scorer.Refused as refused:
        code, said, rule = refusal(refused, text)
        raise Mistake("refused-hand", said=said, rule=rule) from None
    if arguments.json:
        context.write_json({**shorten(sheet), "rows": sheet["rows"]})
    else:
        show_sheet(sheet, text.say("sheet-title", {"points": sheet["total"]}), context.out, text)
    return 0


def read_choices(source: str | None) -> object:
    if source is None:
        return {}
    try:
        return json.loads(source)
    except (ValueError, RecursionError):
        raise Mistake("choices-json") from None


def check_size(cards: list[str]) -> None:
    if len(cards) > MOST_CARDS:
        raise Mistake("many-cards", count=len(cards), most=MOST_CARDS)


def lines() -> Iterator[bytes | None]:
    """The lines of standard input as they come; None for one that is too long, which is passed over."""
    source: IO[bytes] = sys.stdin.buffer
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        yield None


def answer(line: bytes | None, scorer: Scorer, text: Words) -> dict[str, Any]:
    """The score of one line, or what is wrong with it."""
    try:
        cards, choices = hand(line)
        return shorten(scorer.sheet(cards, choices))
    except scorer.Refused as refused:
        code, said, rule = refusal(refused, text)
        return wrong(code, said, rule or None)
    except Mistake as mistake:
        return wrong(mistake.key, text.error(mistake), None)


def wrong(code: str, message: str, rule: str | None) -> dict[str, Any]:
    return {"error": {"code": code, "message": message, "rule": rule}}


def hand(line: bytes | None) -> tuple[list[str], object]:
    """The cards and the choices on a line."""
    if line is None:
        raise Mistake("line-long", most=LONGEST_LINE)
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise Mistake("line-json") from None
    if not isinstance(data, dict) or not {"cards"} <= set(data) <= {"cards", "choices"}:
        raise Mistake("line-form")
    cards = data["cards"]
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise Mistake("line-form")
    check_size(cards)
    return cards, data.get("choices", {})
