"""Species in positions: who is known, and how a turn is ended."""

from __future__ import annotations

from typing import Any

from .given import Sitting, given

NEUTRAL = -1
FILLED = {"red": NEUTRAL, "yellow": NEUTRAL, "blue": NEUTRAL}
"""Discovery spaces that nobody is rewarded for."""
OTHER = {
    "mascamites": "centaurians",
    "anomalies": "exertians",
    "oumuamua": "anomalies",
    "centaurians": "oumuamua",
    "exertians": "mascamites",
}
"""Who lies face down on the right when one species is looked at."""
TRACE = "new_physics"
"""A card for 1 credit: mark a trace of any colour."""


def known(name: str, seats: int = 2, **more: Any) -> Sitting:
    """A species that was discovered on the left. Seat 0 has nothing but 5 credits and 5 energy."""
    position: dict[str, Any] = {
        "species": (name, OTHER[name]),
        "found": [name],
        "traces": [FILLED],
        "score": [0] * max(2, seats),
        "publicity": [0] * max(2, seats),
        "credits": [5],
        "energy": [5],
    }
    return given(seats, **{**position, **more})


def marking(name: str, **more: Any) -> Sitting:
    """Seat 0 has played the card for a trace of any colour and is asked where."""
    hand: list[list[str]] = more.pop("hand", [[]])
    hand[0] = [TRACE, *hand[0]]
    return known(name, hand=hand, **more).choose("play", TRACE)


def ended(game: Sitting) -> Sitting:
    """The active player declares the turn over, if the game asks for it."""
    if game.ask.kind == "turn" and "end" in game.options:
        game.choose("end")
    return game


def changes(game: Sitting, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What a player has more or less of than before."""
    now = game.wealth(seat)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def offered(game: Sitting) -> list[str]:
    """What may be chosen now, but for free actions in between."""
    return [option for option in game.options if option != "free"]
