"""How long computer players think at tables: their ceilings, and what people are told. The clock is the test's."""

from __future__ import annotations

import pytest

from wardroom.interface.pace import TURN_SECONDS, Forecast, Pace, say_forecast
from wardroom.language import Text


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def decide(pace: Pace, clock: Clock, seconds: float, turn: int, player: str = "admiral") -> float:
    """A decision that takes so long; what was allowed for it."""
    with pace.deciding("seat", turn, "missions", player) as left:
        allowed = left()
        clock.now += seconds
    return allowed


def test_every_decision_has_a_ceiling_and_the_turn_another() -> None:
    clock = Clock()
    pace = Pace(clock)
    assert [decide(pace, clock, 14, turn=1) for _ in range(6)] == [15, 15, 15, 15, 4, 0]
    clock.now += 1000  # somebody else thinks
    assert decide(pace, clock, 1, turn=1) == 0
    assert decide(pace, clock, 1, turn=2) == 15, "a new turn"
    assert decide(pace, clock, 1, turn=2, player="captain") == 5


def test_waiting_for_a_free_process_counts() -> None:
    clock = Clock()
    with Pace(clock).deciding("seat", 1, "missions", "admiral") as left:
        clock.now += 50
        assert left() == 10


def test_what_is_usual_is_learnt_from_turns() -> None:
    clock = Clock()
    pace = Pace(clock)

    def look(turn: int) -> Forecast | None:
        with pace.deciding("seat", turn, "missions", "captain"):
            clock.now += 1
            return pace.forecast("seat")

    assert pace.forecast("seat") is None
    assert look(1) == Forecast(1, 5), "a guess: nobody has had a turn yet"
    decide(pace, clock, 7, 1, "captain")
    assert look(2) == Forecast(1, 8)
    decide(pace, clock, 11, 2, "captain")
    assert look(3) == Forecast(1, 9)
    assert pace.forecast("seat") is None, "it does not think now"


@pytest.mark.parametrize(
    ("taken", "usual", "telling", "said"),
    [
        (0.5, 1.0, False, "This takes"),
        (0.5, 12.4, True, "A turn takes about 12 seconds, 60 at most."),
        (2.5, 0.2, True, "This takes longer than usual; 60 seconds at most."),
    ],
)
def test_only_who_waits_more_than_two_seconds_is_told(taken: float, usual: float, telling: bool, said: str) -> None:
    forecast = Forecast(taken, usual)
    assert forecast.telling == telling
    if telling:
        assert say_forecast(forecast, Text("en")) == said
        assert str(TURN_SECONDS) in say_forecast(forecast, Text("fr"))
