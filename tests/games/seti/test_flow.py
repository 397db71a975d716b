"""Games of every number of players and every difficulty run to their end, and can be entered at every checkpoint."""

from __future__ import annotations

from random import Random

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti.state import OVER
from wardroom.kernel import Table, digest

SOLO = [(1, {"difficulty": stars, "agencies": agencies}) for stars in range(1, 6) for agencies in (False, True)]
TABLES = [*SOLO, (2, {}), (3, {"hand_limit": "on_pass"}), (4, {})]


@pytest.mark.rule("SETI-1.1")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_a_random_game_runs_to_the_end_of_round_5(seats: int, settings: dict[str, object]) -> None:
    table = Table(GAME, seats, seed=b"flow", settings=settings)
    dice = Random(f"{seats} {settings}")
    rounds = [table.line.state.round]
    while not table.over:
        (ask,) = table.line.asks
        options = [option for option in ask.options if option != "pass"]
        table.choose(ask.seat, dice.choice(options if options and dice.random() < 0.8 else list(ask.options)))
        if table.line.state.round != rounds[-1]:
            rounds.append(table.line.state.round)
        if dice.random() < 0.1:  # a flow entered at the last checkpoint comes to the same position
            fork = table.line.fork()
            assert digest(fork.state) == digest(table.line.state)
            assert [ask.kind for ask in fork.asks] == [ask.kind for ask in table.line.asks]
    state = table.line.state
    assert rounds == ([2, 3, 4, 5] if settings.get("agencies") else [1, 2, 3, 4, 5])  # SETI-19.1
    assert state.phase == OVER and len(table.result or []) == seats
    if seats == 1:
        assert table.winners == ([0] if state.scores[0] > state.scores[1] else [])
    else:
        assert table.winners == [seat for seat in range(seats) if state.scores[seat] == max(state.scores)]
