"""The companion beside whole real games: after every turn of the Bot both have the same Bot.

`WARDROOM_BESIDE=200 pytest tests/games/chair_companion/test_in_step.py` plays more games.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from wardroom.games.chair import GAME as CHAIR
from wardroom.games.chair.cards.boards import CAPTAINS, SIDES
from wardroom.games.chair.cards.stardates import RANKS
from wardroom.kernel import Ask, Chance, Option, Table
from wardroom.players import make

from .beside import Beside, Person, Recording, agree, is_bots, same_shuffles

GAMES = int(os.environ.get("WARDROOM_BESIDE", 6))
FEW = 6


def at_random(dice: Random) -> Person:
    """Anything; but a person who ends at once would leave nothing to meet."""

    def choose(ask: Ask) -> Option:
        options = list(ask.options)
        if len(options) > 1 and dice.random() < 0.8:
            options = [option for option in options if option not in ("pass", "end", "no")] or options
        return dice.choice(options)

    return choose


def greedy(settings: dict[str, Any], seed: bytes) -> tuple[Chance, Person]:
    """The same game at a table, where a player of the program chooses."""
    table: Table[Any] = Table(CHAIR, 1, seed, settings=settings)
    player = make("greedy", "beside")
    start = Table(CHAIR, 1, seed, settings=settings).line.state

    def choose(ask: Ask) -> Option:
        seat = table.seat(0)
        option = player.choose(seat)
        table.choose(0, option)
        return option

    return start, choose  # type: ignore[return-value]


def settings_of(number: int) -> dict[str, Any]:
    """Every captain is the Bot in turn, at every rank."""
    captains = list(CAPTAINS)
    bot = captains[number % len(captains)]
    own = captains[(number + 1 + number // len(captains) % (len(captains) - 1)) % len(captains)]
    chosen = {"captain_1": own, "captain_2": bot, "board_1": SIDES[number % 2], "rank": RANKS[number % len(RANKS)]}
    return {**chosen, "alone": "bot"}


def play(number: int, patch: pytest.MonkeyPatch, kinds: Counter[str]) -> int:
    """One game; how many turns of its Bot were compared."""
    same_shuffles(patch, f"beside {number}")
    settings, seed = settings_of(number), sha(number)
    if number % 2:
        state, person = greedy(settings, seed)
    else:
        state, person = CHAIR.setup(1, CHAIR.agreed(settings), Chance(seed)), at_random(Random(number))  # type: ignore[assignment]
    recording = Recording(state, person)  # type: ignore[arg-type]
    beside, compared = Beside(recording.start, kinds), 0
    for stages in recording.rounds():
        bots = [stage for stage in stages if is_bots(stage)]
        if stages[-1].after.burned:
            return compared
        beside.person_plays([stage for stage in stages if not is_bots(stage)])
        beside.bot_plays(bots)
        agree(beside, stages[-1].after)
        compared += 1
    return compared


def sha(number: int) -> bytes:
    return number.to_bytes(32, "big")


@pytest.mark.slow
@pytest.mark.rule("CHAIR-30.5", "CHAIR-31.3", "CHAIR-35.1")
@pytest.mark.parametrize("first", range(FEW))
def test_both_bots_do_the_same(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: Counter[str] = Counter()
    compared = 0
    for number in range(first, GAMES, FEW):
        compared += play(number, monkeypatch, kinds)
    assert compared > 3 * len(range(first, GAMES, FEW))
    assert kinds["report"] and kinds["market-card"] and kinds["your-token"]
