"""Project cards played one at a time on a known table, and everything that changed by it.

    assert played("venera_probe") == {"probes": [EARTH], "publicity": 1, "front": ["venera_probe"]}

Numbers are differences, everything else is as it is now; the cost and the card itself are taken for granted. With discs
at 0 the table looks like this (rings from the Sun, columns with their stars):

          vega   sirius_a barnards kepler   proxima  61_virg. beta_p.  procyon
    1     -      mercury  -        venus    -        earth    -        asteroids
    2     comet  comet    mars     -        aster.   -        aster.   asteroids
    3     -      aster.   -        jupiter  -        -        -        saturn
    4     uranus -        -        neptune  -        comet    -        comet
"""

from __future__ import annotations

from typing import Any, NamedTuple

from wardroom.games.seti.cards import HAND_CARDS

from .given import Sitting, given

EARTH, MERCURY, VENUS, MARS, JUPITER, SATURN = (1, 5), (1, 1), (1, 3), (2, 2), (3, 3), (3, 7)
URANUS, NEPTUNE = (4, 0), (4, 3)
NUMBERS = ("score", "publicity", "credits", "energy", "data", "upper")
ROW = (
    ("hubble_space_telescope", "breakthrough_watch"),  # red, a publicity corner
    ("alma_observatory", "parkes_observatory"),  # yellow, a move corner
    ("through_the_asteroid_belt", "trajectory_correction"),  # blue, a data corner
)
"""The three cards of the row; the second of a pair lies there when the first one is played."""
DECK = (
    ("low_power_microprocessors", "solvay_conference"),
    ("nasa_image_of_the_day", "scientific_cooperation"),
    ("government_funding", "starship"),
    ("algonquin_radio_observatory", "orbiting_lagrange_point"),
)
"""The top cards of the deck, likewise."""
TILES = {
    tech: ["bonus_vp"]
    for tech in ("probe_2", "probe_3", "probe_4", "telescope_2", "telescope_3", "computer_1", "computer_2")
}
"""Bonus of the top tile of some techs, as long as nobody has taken one: 3 VP."""


class Case(NamedTuple):
    """A card is played on a position with these choices, and this is all that changes."""

    choices: str
    changes: dict[str, Any]
    position: dict[str, Any] = {}


def usual(places: tuple[tuple[str, str], ...], *faces: str) -> list[str]:
    return [second if first in faces else first for first, second in places]


def at_table(*hand: str, **position: Any) -> Sitting:
    """Seat 0 is to move, with this hand, the credits for its first card and 3 energy."""
    owned = [tech for techs in position.get("techs", ()) for tech in techs]
    usually: dict[str, Any] = {
        "hand": [hand],
        "credits": [HAND_CARDS[hand[0]].cost if hand else 4],
        "energy": [3],
        "publicity": [4],
        "score": [1, 1],
        "row": usual(ROW, *hand),
        "decks": {"deck": usual(DECK, *hand), **{tech: tiles for tech, tiles in TILES.items() if tech not in owned}},
    }
    return given(position.pop("seats", 2), **{**usually, **position})


def playing(face: str, *choices: str, **position: Any) -> Sitting:
    """A card is played for its effect; other cards of the hand are in `also`."""
    game = at_table(face, *position.pop("also", ()), **position)
    return game.choose("play", face, *choices)


def everything(game: Sitting) -> dict[str, Any]:
    """All that a project card may change, as seat 0 and everybody can see it."""
    agency, state = game.agency(0), game.state
    facts: dict[str, Any] = {name: getattr(agency, name) for name in NUMBERS}
    facts |= {name: list(getattr(agency, name)) for name in ("probes", "techs", "moons", "wins")}
    facts |= {"orbiters": dict(agency.orbiters), "landers": dict(agency.landers), "computers": dict(agency.computers)}
    facts |= {"hand": game.hand(0), "tucked": game.tucked(0), "front": game.played(0), "done": game.done(0)}
    facts |= {name: star.markers[:] for name, star in state.stars.items()}
    facts |= {"row": game.row, "turned": state.turned, "active": state.active}
    for side, slot in zip(("left", "right"), state.species):
        facts[side] = dict(slot.spaces)
        facts[f"{side} overflow"] = slot.overflow[:]
        facts[f"{side} board"] = slot.board[:]
    return facts


def changed(before: dict[str, Any], game: Sitting) -> dict[str, Any]:
    """Differences of numbers, and whatever else is not what it was."""
    now = everything(game)
    found = {name: value - before[name] if name in NUMBERS else value for name, value in now.items()}
    return {name: value for name, value in found.items() if now[name] != before[name]}


def played(face: str, choices: str = "", **position: Any) -> dict[str, Any]:
    """All that changes when a card is played with these choices."""
    game = at_table(face, *position.pop("also", ()), **position)
    before = everything(game)
    before["credits"] -= HAND_CARDS[face].cost
    before["hand"] = [each for each in before["hand"] if each != face]
    game.choose("play", face, *choices.split())
    assert game.ask.kind == "turn", f"{game.ask.kind} is still open: {game.options}"
    return changed(before, game)
