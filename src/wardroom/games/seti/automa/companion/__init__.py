"""A companion for the physical game: it plays SETI's solo rival beside a real table, and asks only what lies there.

It shares the texts and the rules reference of SETI, the package it is in.
"""

from collections.abc import Mapping
from functools import cache

from wardroom.kernel import Game, Mind, Plain, Setting, Show

from ...cards import GOLD_TILES, HAND_CARDS, MESSAGE_REWARDS, MOONS, PLANET_BOARD, SPECIES, STARS, TECHS
from ...flow.objectives import ALL
from ...flow.setup import AGENCIES_BASIC
from ...show.printed import printed as everything
from ...state import RIVAL
from ..deck import CARDS
from .bots import evaluate, rate
from .picture import picture
from .rounds import flow
from .scoring import sheet
from .sectors import CAPACITY
from .setup import setup
from .show.terminal import TERMINAL
from .state import Companion
from .view import view

LINES = [card for card in CARDS.values() if card.id == AGENCIES_BASIC or not card.id.startswith("se2")]
EFFECTS = (
    *(f"rival:{card.id}-{line}" for card in LINES for line in range(1, len(card.actions) + 1)),
    *(f"signal:{star}" for star in STARS),
    *(f"sector:{slot}" for slot in CAPACITY),
    *(f"tech:{tech}" for tech in TECHS),
    *(f"orbit:{planet}" for planet in PLANET_BOARD),
    *(f"land:{place}" for place in (*PLANET_BOARD, *MOONS)),
    *(f"gold:{tile}" for tile in GOLD_TILES),
    *(f"species:{name}" for name in SPECIES),
    *(f"message:{each.id}" for each in MESSAGE_REWARDS),
    *(f"objective:{tile.id}" for tile in ALL.values()),
    *(f"task:{tile.id}:{number}" for tile in ALL.values() for number in range(1, len(tile.tasks) + 1)),
    "special:sample_here",
    "rotation",
    "neutral",
)
"""What should happen in enough games."""


@cache
def printed() -> Mapping[str, Mapping[str, Plain]]:
    """The cards and tiles that the companion speaks of: all of SETI's but those that are in hands."""
    return {face: facts for face, facts in everything().items() if face not in HAND_CARDS}


def result(state: Companion) -> list[int]:
    """What the human has counted, nothing before the end; the rival's total is on its sheet."""
    return state.scores[:1] or [0]


def victors(state: Companion) -> list[int]:
    """SETI-18.2: more than the rival; a tie is no win."""
    return [0] if state.scores[0] > state.scores[RIVAL] else []


def reached(state: Companion) -> list[str]:
    return list(state.happened)


GAME = Game(
    name="seti-companion",
    rules=2,
    reasons={
        1: "the first version",
        2: "a position is kept as SETI keeps its own; message rewards that are certainly free are not asked about",
    },
    seats=(1,),
    settings=(
        Setting("difficulty", 1, range(1, 6), solo=True),  # SETI-16.2
        Setting("agencies", False, (False, True), solo=True),  # SETI-19
    ),
    setup=setup,
    flow=flow,
    result=result,
    victors=victors,
    view=view,
    show=Show(
        picture=picture,
        printed=printed,
        sheet=sheet,
        terminal=TERMINAL,
    ),
    mind=Mind(
        evaluate=evaluate,
        rate=rate,
    ),
    effects=EFFECTS,
    reached=reached,
    package=__name__,
    prefix="SETI",
)
