"""The solar system: how the discs stand, rotations, anomalies (SETI-10, SETI-15.2).

The discs are described by one body each, in sectors clockwise from Neptune, which never moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wardroom.kernel import Option, Steps

from ...cards.solar import COLUMNS, EARTH, LAYERS
from ...flow.species.anomalies import TOKENS
from ...state import RIVAL
from .. import gains
from . import asking
from .asking import RIGHT

if TYPE_CHECKING:
    from .state import Companion

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


def discs(state: Companion) -> Steps:
    """How the discs stand: asked once, and from then on only whether what the companion thinks is right."""
    while state.discs_known:
        there: dict[str, Any] = {body: away(state.turned, body) for body in BODIES}
        others: list[Option] = [(body, n) for body in BODIES for n in range(COLUMNS) if n != there[body]]
        answer = yield from asking.ask("discs", [RIGHT, *others], **there)
        if answer == RIGHT:
            return
        stand(state, *answer)
    for body in BODIES:
        stand(state, body, (yield from asking.ask("disc", list(range(COLUMNS)), name_place=body)))
    state.discs_known = True


def stand(state: Companion, body: str, sectors: int) -> None:
    """This body so many sectors clockwise from Neptune; the rival's probe is on Earth."""
    state.turned = put(state.turned, body, sectors)
    state.rival.probes = [state.where(EARTH) for _ in state.rival.probes]


def anomaly(state: Companion) -> Steps:
    """SETI-15.2.2: Earth has come to an anomaly in whose column the rival's marker is highest."""
    if "anomalies" not in state.found:
        return
    tokens: list[Option] = [(color, side) for color in TOKENS for side in SIDES]

    def judge(option: Any) -> Any:
        if option == asking.NONE or owns(state, option[0]):
            return None
        return asking.refuse("SETI-15.2.2", "no-marker-there", feminine_color=option[0])

    answer = yield from asking.ask("anomaly", [asking.NONE, *tokens], judge)
    if answer != asking.NONE:
        color, side = answer
        state.tell("rival-anomaly", feminine_color=color)
        gains.receive_all(state, TOKENS[color].sides[SIDES.index(side)])


def owns(state: Companion, color: str) -> bool:
    """Whether the rival has a marker in this column of the Anomalies."""
    boards = [found.board for found in state.species if found.name == "anomalies"]
    return any((each[0], each[2]) == (color, RIVAL) for board in boards for each in board)
