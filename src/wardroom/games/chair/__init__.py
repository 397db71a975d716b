"""Star Trek: Captain's Chair. Two captains build decks, crews and influence; one alone meets the printed Bot, or trains
as a cadet."""

from collections.abc import Mapping
from random import Random

from wardroom.kernel import Game, Mind, Setting, Show, highest

from .cards.boards import CAPTAINS, SIDES
from .cards.stardates import RANKS
from .flow import flow, setup
from .flow.setup import RANDOM
from .mind import POINT, evaluate, rate
from .scoring import totals
from .show.notices import brings, notices
from .show.picture import picture
from .show.printed import printed
from .show.sheet import EFFECTS, measures, reached, sheet
from .show.terminal import TERMINAL
from .state import BOT, CADET, RIVAL, Chair
from .view import view


def result(state: Chair) -> list[int]:
    """CHAIR-25: everybody's points; after a Burn who has fewer INCIDENTs is ahead (CHAIR-5.5). The Bot's are on its
    sheet."""
    return (state.scores or totals(state))[: state.seats]


def victors(state: Chair) -> list[int]:
    """CHAIR-25.12: the most points win, equal ones share it. CHAIR-26.9: in cadet training a Burn is a defeat. Against
    the Bot one needs more points than it (CHAIR-31.8); a Burn is its victory (CHAIR-31.1)."""
    if state.mode == BOT:
        points = state.scores or totals(state)
        return [0] if points[0] > points[RIVAL] else []
    return highest(result(state)) if state.seats > 1 else [] if state.burned else [0]


def sample_settings(dice: Random) -> Mapping[str, object]:
    """Two different captains (CHAIR-2.10), each with one side of its board; alone either mode, and any rank."""
    captains = dice.sample(list(CAPTAINS), 2)
    drawn = {f"captain_{side}": name for side, name in enumerate(captains, 1)}
    boards = {"board_1": dice.choice(SIDES), "board_2": dice.choice(SIDES)}
    return {**drawn, **boards, "alone": dice.choice(ALONE), "rank": dice.choice(RANKS)}


ALONE = (BOT, CADET)
"""What one can play alone."""
GAME = Game(
    name="chair",
    rules=1,
    reasons={1: "the first version"},
    seats=(1, 2),
    settings=(
        Setting("captain", RANDOM, (RANDOM, *CAPTAINS), each=True),
        Setting("board", "basic", SIDES, each=True),
        Setting("alone", BOT, ALONE, solo=True),
        Setting("rank", RANKS[0], RANKS, solo=True),  # CHAIR-29.1
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
        errors={16: 150, 48: 80},  # so that beginners can be beaten; hardly measured
        doubt=3 * POINT,  # a turn is worth about as much
        horizon=1,  # the other captain's turn and one's own next one: to the end of this turn greedy looks, too
        budgets={160: 96, 500: 220, 1600: 400},  # a simulation of two turns more tells more, and costs more
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
