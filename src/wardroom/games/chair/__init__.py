"""Star Trek: Captain's Chair. Two captains, or one in cadet training, build decks, crews and influence."""

from collections.abc import Mapping
from random import Random

from wardroom.kernel import Game, Mind, Setting, Show, highest

from .cards.boards import CAPTAINS, SIDES
from .flow import flow, setup
from .flow.setup import RANDOM
from .mind import POINT, evaluate, rate
from .scoring import totals
from .show.notices import brings, notices
from .show.picture import picture
from .show.printed import printed
from .show.sheet import EFFECTS, measures, reached, sheet
from .show.terminal import TERMINAL
from .state import CADET, Chair
from .view import view


def result(state: Chair) -> list[int]:
    """CHAIR-25: everybody's points; after a Burn who has fewer INCIDENTs is ahead (CHAIR-5.5)."""
    return (state.scores or totals(state))[: state.seats]


def victors(state: Chair) -> list[int]:
    """CHAIR-25.12: the most points win, equal ones share it. CHAIR-26.9: in cadet training a Burn is a defeat."""
    return highest(result(state)) if state.seats > 1 else [] if state.burned else [0]


def sample_settings(dice: Random) -> Mapping[str, object]:
    """Two different captains (CHAIR-2.10), each with one side of its board."""
    captains = dice.sample(list(CAPTAINS), 2)
    drawn = {f"captain_{side}": name for side, name in enumerate(captains, 1)}
    return {**drawn, "board_1": dice.choice(SIDES), "board_2": dice.choice(SIDES)}


GAME = Game(
    name="chair",
    rules=1,
    reasons={1: "the first version"},
    seats=(1, 2),
    settings=(
        Setting("captain", RANDOM, (RANDOM, *CAPTAINS), each=True),
        Setting("board", "basic", SIDES, each=True),
        Setting("alone", CADET, (CADET,), solo=True),
    ),
    sample_settings=sample_settings,
    setup=setup,
    flow=flow,
    result=result,
    victors=victors,
    view=view,
    mind=Mind(
        evaluate=evaluate,
        grain=POINT,  # hundredths of a point
        rate=rate,
        glance=rate,  # without slips: what looks best is played, so that options meet the same luck
        foresee=evaluate,  # it is a margin
        doubt=8 * POINT,
        horizon=0,  # to the end of the turn; further ahead has hardly been tried
    ),
    effects=EFFECTS,
    reached=reached,
    package=__name__,
    prefix="CHAIR",
    show=Show(
        sheet=sheet,
        measures=measures,
        printed=printed,
        picture=picture,
        notices=notices,
        brings=brings,
        terminal=TERMINAL,
    ),
)
