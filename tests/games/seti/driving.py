"""A single verb of the rules, carried out on a position without the rest of a turn."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from wardroom.games.seti.cards import fx
from wardroom.games.seti.flow import effects
from wardroom.kernel import Ask, Option, Request

from .given import Sitting


def drive(steps: Generator[Request, Any, object], *answers: Option) -> list[Ask]:
    """Carry out steps with these answers, which must be options and just enough; what was asked."""
    asks: list[Ask] = []
    left = list(answers)
    try:
        request = next(steps)
        while True:
            assert isinstance(request, Ask)
            asks.append(request)
            assert left, f"{request.kind} is asked: {list(request.options)}"
            answer = left.pop(0)
            assert answer in request.options, f"{answer} is not among {list(request.options)}"
            request = steps.send(answer)
    except StopIteration:
        assert not left, f"nobody asked for {left}"
    return asks


def resolve(game: Sitting, tokens: str, *answers: Option, seat: int = 0) -> list[Ask]:
    """Effects in their notation: `resolve(game, "signal:red", "proxima_centauri")`."""
    return drive(effects.run(game.state, seat, fx(tokens)), *answers)
