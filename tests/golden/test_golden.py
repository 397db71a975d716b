"""Every golden game replays to the same hash chain and says the same, in both languages."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from wardroom.kernel import Game, find, games
from wardroom.kernel.errors import WardroomError

from . import MODES, Golden, Mode, read, replayed, told

ALL_MODES = [(name, mode) for name, modes in MODES.items() for mode in modes]
BUMP = "old game files replay differently: bump the rules version with a reason, then `python -m tests.golden {}`"


def check(game: Game[Any], golden: Golden) -> None:
    """The game as it was, move by move."""
    if golden.rules != game.rules:
        pytest.fail(f"golden games of rules {golden.rules}, the game has {game.rules}: `python -m tests.golden`")
    try:
        table = replayed(game, golden)
    except WardroomError as error:
        pytest.fail(f"{golden.mode}, game {golden.number}: {error}; {BUMP.format(game.name)}")
    if not table.over or table.chain != golden.chain:
        pytest.fail(f"{golden.mode}, game {golden.number}: another chain; {BUMP.format(game.name)}")
    if told(table) != golden.told:
        pytest.fail(
            f"{golden.mode}, game {golden.number}: the log says something else; `python -m tests.golden --texts`"
        )


@pytest.mark.parametrize(
    ("name", "mode"),
    ALL_MODES,
    ids=[f"{name}-{mode.name}".replace(" ", "-").replace(",", "") for name, mode in ALL_MODES],
)
def test_golden_games_replay(name: str, mode: Mode) -> None:
    found = [golden for golden in read(name) if golden.mode == mode.name]
    assert len(found) >= mode.games
    for golden in found:
        check(find(name), golden)


def test_every_game_and_mode_is_there() -> None:
    assert set(MODES) == set(games())
    for name, modes in MODES.items():
        assert set(find(name).seats) == {mode.seats for mode in modes}
        assert Counter(golden.mode for golden in read(name)).keys() == {mode.name for mode in modes}


def test_every_rules_version_has_its_reason() -> None:
    for name, game in games().items():
        assert list(game.reasons) == list(range(1, game.rules + 1)), name
        assert all(game.reasons.values())


def test_a_changed_rule_is_noticed() -> None:
    game: Game[Any] = find("missions")
    golden = next(read("missions"))
    check(game, golden)

    def setup(*args: Any) -> Any:
        state = game.setup(*args)
        state.chance.below(2)
        return state

    with pytest.raises(pytest.fail.Exception, match="bump the rules version"):
        check(replace(game, setup=setup), golden)
    with pytest.raises(pytest.fail.Exception, match=f"golden games of rules {game.rules}"):
        check(replace(game, rules=game.rules + 1), golden)
    with pytest.raises(pytest.fail.Exception, match="--texts"):
        check(game, replace(golden, told={**golden.told, "fr": "0" * 16}))


def test_settings_take_turns() -> None:
    mode = Mode("two", 2, {"level": (1, 2, 3)})
    assert [mode.settled(number)["level"] for number in range(4)] == [1, 2, 3, 1]
