"""SETI for agencies with money to burn: the same game, but so much can be done that games come to everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from wardroom.games.seti import GAME
from wardroom.games.seti.flow.setup import setup
from wardroom.games.seti.state import NEUTRAL, Seti
from wardroom.kernel import Chance, Option, Seat

MAIN = ("play", "launch", "orbit", "land", "scan", "analyse", "research")
SELDOM = ("pass", "stop", "none", "lose", "done")


def wealthy(seats: int, settings: Mapping[str, Any], chance: Chance) -> Seti:
    """Credits and energy for many turns, and both species nearly discovered."""
    state = setup(seats, settings, chance)
    for agency in state.agencies[:seats]:
        agency.credits += 25
        agency.energy += 25
        agency.publicity = 10
    for species in state.species:
        species.spaces = {"yellow": NEUTRAL, "blue": NEUTRAL}
    return state


WEALTHY = replace(GAME, name="seti-wealthy", setup=wealthy)


class Explorer:
    """Does whatever there is to do, and seldom passes."""

    def __init__(self, seed: str = "explorer") -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat[Any]) -> Option:
        ask = seat.ask
        assert ask is not None
        options = list(ask.options)
        dice = self.random
        if ask.kind == "turn":
            main = [option for option in options if option in MAIN]
            if main and dice.random() < 0.6:
                return dice.choice(main)
        if "free" in options and len(options) > 1 and dice.random() < 0.7:
            options.remove("free")
        willing = [option for option in options if option not in SELDOM]
        return dice.choice(willing if willing and dice.random() < 0.93 else options)
