"""The companion does what the rival of the program's own SETI does, if its questions are answered truly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from wardroom.games.seti import GAME as SETI
from wardroom.games.seti.state import RIVAL_TURN, Seti
from wardroom.kernel import Ask, Chance

from .given import Talk
from .oracle import answer, beside, own_facts, row_of

GAMES = 5


@pytest.mark.rule("SETI-16.13", "SETI-16.82")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_both_rivals_do_the_same(level: int) -> None:
    kinds: Counter[str] = Counter()
    compared = sum(compare(level, number, kinds) for number in range(GAMES))
    assert compared > 20 * GAMES
    assert kinds["discs"] and kinds["slots"] and kinds["bonus"] and kinds["lowest"]


def compare(level: int, number: int, kinds: Counter[str]) -> int:
    """One game of random choices; how many turns of its rival were held against the companion's. Turns in which the
    human had something to choose as well are left out: what was chosen there the companion would hear later."""
    dice = Random(f"{level}/{number}")
    state = SETI.setup(1, SETI.agreed({"difficulty": level}), Chance(number.to_bytes(32, "big")))
    steps = SETI.flow(state)
    request, before, compared = next(steps, None), None, 0
    while request is not None:
        if isinstance(request, Ask):
            before = None
            answered = dice.choice(request.options)
            try:
                request = steps.send(answered)
            except StopIteration:
                return compared
            continue
        if before is not None:
            assert played(before, kinds) == own_facts(state)
            compared += 1
        before = state.copy() if state.stage == RIVAL_TURN else None
        request = next(steps, None)
    return compared


def played(table: Seti, kinds: Counter[str]) -> dict[str, object]:
    """The rival's turn as the companion works it out."""
    state, row = beside(table), row_of(table)
    talk = Talk(state)
    while talk.ask is not None:
        talk.say(talk.ask.kind, answer(talk.ask, state, table, row))
    kinds.update(talk.asked)
    return own_facts(talk.done())
