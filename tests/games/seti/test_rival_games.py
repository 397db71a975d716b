"""Solo games with a random human: every turn of the rival is decided and explained.

`WARDROOM_RIVAL_TURNS=10000 pytest -s tests/games/seti/test_rival_games.py` plays longer, and says which lines of the
rival's cards were never used.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from random import Random
from typing import Any

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti.cards import AGENCIES_CARDS, RIVAL_CARDS
from wardroom.kernel import Chance, Line
from wardroom.language import LANGUAGES, Text

pytestmark = pytest.mark.slow

ENOUGH = 300
ALL_LINES = 10_000
"""After so many turns every line should have come up."""
TURNS = int(os.environ.get("WARDROOM_RIVAL_TURNS", ENOUGH))
CARDS = {**RIVAL_CARDS, "se2_s1": AGENCIES_CARDS["se2_s1"]}
LINES = [(card.id, line) for card in CARDS.values() for line in range(1, len(card.actions) + 1)]
DONE = (
    "rival-analyses",
    "rival-launches",
    "rival-researches",
    "rival-flies",
    "rival-listens",
    "rival-meets",
    "rival-traces-anomaly",
    "rival-sends",
    "rival-risks",
    "rival-traces",
)
"""How the telling of a line that is done begins."""
CANNOT = "rival-cannot-"
Told = tuple[str, Mapping[str, Any]]


def games() -> Iterator[list[Told]]:
    """What is told in one random solo game after another, all levels, with and without the expansion."""
    number = 0
    while True:
        settings = GAME.agreed({"difficulty": number % 5 + 1, "agencies": number % 2 == 1})
        news: list[Any] = []
        line = Line(GAME, GAME.setup(1, settings, Chance(b"rival game %d" % number)), news=news)
        random = Random(number)
        while not line.over:
            (ask,) = line.asks
            assert ask.seat == 0  # SETI-16.68: the rival is never asked
            line.answer(0, choose(random, list(ask.options)))
        yield [(event.key, event.args_for(0)) for event in news]
        number += 1


def choose(random: Random, options: list[Any]) -> Any:
    """Anything; but a human who passes or ends at once would leave nothing to meet."""
    if len(options) > 1 and random.random() < 0.9:
        options = [option for option in options if option not in ("pass", "end")] or options
    return random.choice(options)


def turns(told: list[Told]) -> Iterator[list[Told]]:
    """The turns of the rival in a game, from the card it turns over to the end."""
    turn: list[Told] | None = None
    for key, args in told:
        if key in ("rival-reveals", "rival-passes"):
            assert turn is None, "a turn did not end"
            turn = []
        if turn is not None:
            turn.append((key, args))
            if key == "rival-turn-over":
                yield turn
                turn = None
    assert turn is None, "a turn did not end"


def decided(turn: list[Told]) -> tuple[str, int] | None:
    """The card and the line that was done; None: the rival passed. Lines are told from the top: each one before it with
    the reason why not, and one that can be done, unless a species check puts another card in its place."""
    if turn[0][0] == "rival-passes":
        return None
    card, expected, done = turn[0][1]["card"], 1, None
    for key, args in turn:
        assert key != "rival-idle", turn
        if key.startswith(CANNOT):
            assert done is None and args["line"] == expected and args["rule"].startswith("SETI-16.")
            expected += 1
        elif key in DONE:
            assert done is None and args["line"] == expected
            done = card, expected
            if key == "rival-meets":
                card, expected, done = args["card2"], 1, None
    assert done is not None, "no line was done"
    return done


@pytest.mark.rule("SETI-16.13", "SETI-16.68", "SETI-16.71", "SETI-16.82")
def test_every_turn_of_the_rival_is_decided_and_explained(capsys: pytest.CaptureFixture[str]) -> None:
    texts = [Text(language, GAME.package, names=["Ada"], reader=0) for language in LANGUAGES]
    used: Counter[tuple[str, int]] = Counter()
    said: set[str] = set()
    played = 0
    for told in games():
        for turn in turns(told):
            played += 1
            line = decided(turn)
            if line is not None:
                used[line] += 1
            meets = [args["card"] for key, args in turn if key == "rival-meets"]
            used.update((card, 1) for card in meets)
            assert len(turn) >= 3
        for key, args in told:
            if "rival" in key and f"{key}{args}" not in said:
                said.add(f"{key}{args}")
                assert all(text.event(key, args) for text in texts)
        if played >= TURNS:
            break
    unused = [f"{texts[0].card(card)}, line {line}" for card, line in LINES if (card, line) not in used]
    with capsys.disabled() if TURNS > ENOUGH else nullcontext():
        print(f"{played} turns of the rival; lines never used: {'; '.join(unused) or 'none'}")
    assert len(used) > 20
    if played >= ALL_LINES:
        assert not unused
