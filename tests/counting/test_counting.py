"""From positions of every game as many sequences of options lead on as before."""

from __future__ import annotations

import pytest

from tests.golden import read
from tests.golden.test_golden import check as check_golden
from wardroom.games.missions.flow import turn
from wardroom.kernel import find, games

from . import POSITIONS, Counts, count_positions, read_counts

RENEW = (
    "if that is meant, bump the rules version where old files replay differently, then `python -m tests.counting {}`"
)


def check(name: str, known: Counts) -> None:
    counted = count_positions(find(name))
    assert len(counted) == POSITIONS
    for place in known | counted:
        if counted.get(place) != known.get(place):
            numbers = f"{counted.get(place)} sequences of options instead of {known.get(place)}"
            pytest.fail(f"{name}, {place}: {numbers}; {RENEW.format(name)}")


@pytest.mark.parametrize("name", games())
def test_as_many_sequences_of_options_as_before(name: str) -> None:
    check(name, read_counts()[name])


def test_an_option_too_many_is_noticed_though_golden_games_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "MOST_MISSIONS", 3)  # MIS-4.7 allows two
    check_golden(find("missions"), next(read("missions")))
    with pytest.raises(pytest.fail.Exception, match="python -m tests.counting missions"):
        check("missions", read_counts()["missions"])
