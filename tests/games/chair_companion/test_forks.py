"""A companion that nobody listens to (a fork, a rebuilt line) comes to the same position."""

from __future__ import annotations

import pytest

from wardroom.games.chair.automa.companion import GAME
from wardroom.kernel import Table, digest

from .given import Talk


@pytest.mark.rule("CHAIR-35.1")
def test_what_was_told_is_counted_whether_anybody_listens_or_not() -> None:
    """The page tells by it what is to be done now. An attack on the person is told of in words for either side."""
    heard = Talk().says("bot", ("gain", "latinum"), 2).bots_turn("kol_korax")
    alone = Talk(listened=False).says("bot", ("gain", "latinum"), 2).bots_turn("kol_korax")
    assert heard.state.told == len(heard.told) == alone.state.told
    assert digest(heard.state) == digest(alone.state)


def test_an_answer_that_is_taken_back_leaves_no_trace() -> None:
    table = Table(GAME, 1, bytes(32), settings={"captain": "picard", "bot": "koloth"})
    seat = table.seat(0)
    for _ in range(7):  # the Neutral Zone and the Market
        assert seat.ask is not None
        seat.choose(seat.ask.options[0])
    for key in ("bot", "gain:latinum", "2"):
        table.choose_key(0, key)
    before = digest(table.line.state)
    table.choose_key(0, "bot")
    seat.undo()
    assert digest(table.line.state) == before and table.line.state.told == len(table.log)
