"""Games of a random person against the Bot: each of its turns is decided and explained.

`WARDROOM_BOT_TURNS=10000 pytest -s tests/games/chair/test_bot_games.py` plays longer, and says which rows were never
used.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from random import Random
from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.automa.command import COMMANDS
from wardroom.games.chair.cards.boards import CAPTAINS
from wardroom.games.chair.cards.stardates import RANKS
from wardroom.kernel import Chance, Line
from wardroom.language import LANGUAGES, Text

pytestmark = pytest.mark.slow

ENOUGH = 300
ALL_ROWS = 10_000
"""After so many turns every row should have come up."""
TURNS = int(os.environ.get("WARDROOM_BOT_TURNS", ENOUGH))
ROWS = [row.id for command in COMMANDS.values() for side in command.sides.values() for row in side]
RESOLVES = ("rival-turned-up", "rival-took-control", "rival-resolves-top", "rival-resolves-supplement")
RESOLVED = (*RESOLVES, "rival-resolves-discard")
"""After each of these a row must be told."""
MATCHED = ("rival-row-trait", "rival-row-suit")
Told = tuple[str, Mapping[str, Any]]


def games() -> Iterator[list[Told]]:
    """What is told in one random game after another, against every captain at every rank."""
    captains = list(CAPTAINS)
    number = 0
    while True:
        bot = captains[number % len(captains)]
        chosen = {"alone": "bot", "captain_2": bot, "rank": RANKS[number // len(captains) % len(RANKS)]}
        news: list[Any] = []
        line = Line(GAME, GAME.setup(1, GAME.agreed(chosen), Chance(b"bot game %d" % number)), news=news)
        random = Random(number)
        while not line.over:
            (ask,) = line.asks
            assert ask.seat == 0  # the Bot is never asked
            line.answer(0, choose(random, list(ask.options)))
        yield [(event.key, event.args_for(0) or {}) for event in news]
        number += 1


def choose(random: Random, options: list[Any]) -> Any:
    """Anything; but a person who ends at once would leave nothing to meet."""
    if len(options) > 1 and random.random() < 0.8:
        options = [option for option in options if option not in ("pass", "end")] or options
    return random.choice(options)


def turns(told: list[Told]) -> Iterator[list[Told]]:
    """The Bot's turns in a game, from their beginning to their end; the last one may be cut off by a Burn."""
    turn: list[Told] | None = None
    for key, args in told:
        if key == "rival-begins":
            assert turn is None, "a turn did not end"
            turn = []
        if turn is not None:
            turn.append((key, args))
            if key in ("rival-turn-over", "burn"):
                yield turn
                turn = None
    assert turn is None, "a turn did not end"


def decided(turn: list[Told]) -> list[str]:
    """The rows of a turn. Each card that it resolves is followed by the row that applies, with those passed over."""
    rows = []
    waiting = 0
    for key, args in turn:
        if key in RESOLVED:
            assert waiting == 0, turn
            waiting = 1
        elif key in MATCHED:
            assert waiting == 1, turn
            waiting = 0
            assert args["passed"] == list(range(1, args["count"] + 1))
            assert key == "rival-row-suit" or args["number"] == args["count"] + 1
            rows.append(args["name_command"])
    assert waiting == 0 or turn[-1][0] == "burn", turn
    return rows


@pytest.mark.rule("CHAIR-30.5", "CHAIR-33.2", "CHAIR-33.3")
def test_every_turn_of_the_bot_is_decided_and_explained(capsys: pytest.CaptureFixture[str]) -> None:
    texts = [Text(language, GAME.package, names=["Ada"], reader=0) for language in LANGUAGES]
    used: Counter[str] = Counter()
    said: set[str] = set()
    played = 0
    for told in games():
        for turn in turns(told):
            played += 1
            rows = decided(turn)
            used.update(rows)
            drawn = [args["count"] for key, args in turn if key == "rival-drew"]
            if turn[-1][0] == "rival-turn-over":
                assert len(drawn) == 1 and len(rows) >= drawn[0] and "rival-placed" in dict(turn)
        for key, args in told:
            if key.startswith("rival-") and f"{key}{args}" not in said:
                said.add(f"{key}{args}")
                assert all(text.event(key, args) for text in texts)
        if played >= TURNS:
            break
    unused = [row for row in ROWS if row not in used]
    with capsys.disabled() if TURNS > ENOUGH else nullcontext():
        print(f"{played} turns of the Bot; rows never used: {', '.join(unused) or 'none'}")
    assert len(used) > 60 and set(used) <= set(ROWS)
    if played >= ALL_ROWS:
        assert not unused
