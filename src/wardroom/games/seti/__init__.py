"""SETI: Search for Extraterrestrial Intelligence. 1 to 4 agencies search for life; alone against the printed rival."""

from wardroom.kernel import Game, Mind, Setting, Show, highest

from .flow import flow, setup
from .mind import POINT, evaluate, foresee, rate
from .scoring import totals
from .show.notices import notices
from .show.picture import picture
from .show.printed import printed
from .show.sheet import EFFECTS, measures, reached, sheet
from .show.terminal import TERMINAL
from .state import RIVAL, Seti
from .view import view


def result(state: Seti) -> list[int]:
    """SETI-14.7: everybody's total, where somebody gives up as it is then; the rival's is on its sheet."""
    return (state.scores or totals(state))[: state.seats]


def victors(state: Seti) -> list[int]:
    """SETI-14.7: most points win, equal players share it. Alone you need more than the rival (SETI-18.2)."""
    if state.solo:
        return [0] if state.scores[0] > state.scores[RIVAL] else []
    return highest(result(state))


GAME = Game(
    name="seti",
    rules=1,
    reasons={1: "the first version"},
    seats=(1, 2, 3, 4),
    settings=(
        Setting("hand_limit", "end_of_turn", ("end_of_turn", "on_pass")),  # SETI-3.13
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
        measures=measures,
        notices=notices,
        terminal=TERMINAL,
    ),
    mind=Mind(
        evaluate=evaluate,
        rate=rate,
        grain=POINT,  # hundredths of a point
        glance=rate,  # without slips: what looks best is played, so that options meet the same luck
        foresee=foresee,
        errors={16: 220, 48: 170, 160: 115, 500: 70},  # so that each rank is felt: simulations alone bring little
        doubt=8 * POINT,  # a look errs by some points, so only what looks much worse is left out
        horizon=3,
        budgets={500: 220, 1600: 300},  # a captain's and an admiral's: beyond that nothing is gained
    ),
    effects=EFFECTS,
    reached=reached,
    package=__name__,
    prefix="SETI",
)
