"""A companion for the physical game: it plays the printed Bot beside a real table, and asks only what lies there.

It shares the texts and the rules reference of Captain's Chair, the package it is in.
"""

from collections.abc import Mapping
from functools import cache
from random import Random

from wardroom.kernel import Game, Mind, Plain, Setting, Show

from ...cards.boards import CAPTAINS, SIDES
from ...cards.stardates import RANKS
from ...flow.setup import RANDOM
from ...show.printed import printed as everything
from ...state import RIVAL
from ..command import COMMANDS
from .bots import evaluate, rate
from .picture import picture
from .rounds import flow
from .scoring import sheet
from .setup import setup
from .show.terminal import TERMINAL
from .state import Companion
from .view import view

EFFECTS = tuple(f"bot-{row.id}" for command in COMMANDS.values() for side in command.sides.values() for row in side)
"""What should happen in enough games: every row of every captain."""


@cache
def printed() -> Mapping[str, Mapping[str, Plain]]:
    return everything()


def result(state: Companion) -> list[int]:
    """What the person has counted, nothing before the end; the Bot's total is on its sheet."""
    return state.scores[:1] or [0]


def victors(state: Companion) -> list[int]:
    """CHAIR-31.8: more than the Bot; a tie is no win."""
    return [0] if state.scores and state.scores[0] > state.scores[RIVAL] else []


def reached(state: Companion) -> list[str]:
    return [each for each in state.happened if each in EFFECTS]


def sample_settings(dice: Random) -> Mapping[str, object]:
    """Two captains (CHAIR-2.10), any rank, either side of the person's board."""
    own, bot = dice.sample(list(CAPTAINS), 2)
    return {"captain": own, "board": dice.choice(SIDES), "bot": bot, "rank": dice.choice(RANKS)}


GAME = Game(
    name="chair-companion",
    rules=1,
    reasons={1: "the first version"},
    seats=(1,),
    settings=(
        Setting("captain", next(iter(CAPTAINS)), tuple(CAPTAINS), solo=True),
        Setting("board", "basic", SIDES, solo=True),
        Setting("bot", RANDOM, (RANDOM, *CAPTAINS), solo=True),
        Setting("rank", RANKS[0], RANKS, solo=True),  # CHAIR-29.1
    ),
    sample_settings=sample_settings,
    setup=setup,
    flow=flow,
    result=result,
    victors=victors,
    view=view,
    show=Show(picture=picture, printed=printed, sheet=sheet, terminal=TERMINAL),
    mind=Mind(evaluate=evaluate, rate=rate),
    effects=EFFECTS,
    reached=reached,
    package=__name__,
    prefix="CHAIR",
)
