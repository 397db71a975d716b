"""The solar system: how the discs stand, rotations, anomalies (SETI-10, SETI-15.2).

The discs are described by one body each, in sectors clockwise from Neptune, which never moves.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from wardroom.kernel import Option, Request, Steps

from ..cards import ANOMALY_TOKENS
from ..cards.solar import COLUMNS, DISCS, LAYERS
from ..flow.solar import turn
from . import asking, gains
from .asking import RIGHT
from .state import RIVAL, Companion

BODIES = {"earth": 1, "mars": 2, "saturn": 3}
"""The body that shows how each disc stands."""
FIXED = "neptune"
PLACES = {
    content: (disc, x) for disc, rings in LAYERS.items() for row in rings.values() for x, content in enumerate(row)
}
ORIGIN = PLACES[FIXED][1]
Discs = tuple[int, int, int]
SIDES = ("a", "b")
"""Of an anomaly token."""


def away(turned: Discs, body: str) -> int:
    """How many sectors clockwise from Neptune a body stands."""
    return (PLACES[body][1] + turned[BODIES[body] - 1] - ORIGIN) % COLUMNS


def put(turned: Discs, body: str, sectors: int) -> Discs:
    """The discs with this body so many sectors clockwise from Neptune."""
    steps = list(turned)
    steps[BODIES[body] - 1] = (sectors + ORIGIN - PLACES[body][1]) % COLUMNS
    return steps[0], steps[1], steps[2]


def discs(state: Companion) -> Generator[Request, Any, Discs]:
    """How the discs stand: asked once, and from then on only whether what the companion thinks is right."""
    if state.turned is None:
        turned: Discs = (0, 0, 0)
        for body in BODIES:
            answer = yield from asking.ask("disc", list(range(COLUMNS)), name_place=body)
            turned = put(turned, body, answer)
        state.turned = turned
        return turned
    while True:
        turned = state.turned
        there: dict[str, Any] = {body: away(turned, body) for body in BODIES}
        others: list[Option] = [(body, n) for body in BODIES for n in range(COLUMNS) if n != there[body]]
        answer = yield from asking.ask("discs", [RIGHT, *others], **there)
        if answer == RIGHT:
            return turned
        state.turned = put(turned, *answer)


def rotate(state: Companion) -> Steps:
    """SETI-10.1 to 10.3: the disc that the rotation token shows turns, then the anomalies act (SETI-10.10)."""
    disc = state.next_disc
    state.tell("companion-rotates", disc=disc)
    if state.turned is not None:
        state.turned = turn(state.turned, disc)
    state.next_disc = disc % len(DISCS) + 1
    state.near = {}
    if "anomalies" in state.found:
        yield from anomaly(state)


def anomaly(state: Companion) -> Steps:
    """SETI-15.2.2: Earth has come to an anomaly in whose column the rival's marker is highest."""
    tokens: list[Option] = [(token.color, side) for token in ANOMALY_TOKENS.values() for side in SIDES]

    def judge(option: Any) -> Any:
        if option == asking.NONE or owns(state, option[0]):
            return None
        return asking.refuse("SETI-15.2.2", "no-marker-there", feminine_color=option[0])

    answer = yield from asking.ask("anomaly", [asking.NONE, *tokens], judge)
    if answer != asking.NONE:
        color, side = answer
        state.tell("rival-anomaly", feminine_color=color)
        token = next(each for each in ANOMALY_TOKENS.values() if each.color == color)
        gains.receive_all(state, token.sides[SIDES.index(side)])


def owns(state: Companion, color: str) -> bool:
    """Whether the rival has a marker in this column of the Anomalies."""
    boards = [site.board for site in state.sites if site.name == "anomalies"]
    return any((each[0], each[2]) == (color, RIVAL) for board in boards for each in board)
