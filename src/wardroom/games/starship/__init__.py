"""Starship Captains. 1 to 4 captains fly a crew of cadets across a crowded galaxy; alone against Captain Tenebre."""

from collections.abc import Sequence

from wardroom.kernel import Game, Mind, Setting, Show, highest

from .cards import PASSENGERS, SLOT_BOARDS
from .flow import flow, setup
from .mind.evaluate import evaluate, rate
from .scoring import totals
from .show.notices import notices
from .show.picture import picture
from .show.printed import printed
from .show.sheet import EFFECTS, reached, sheet
from .show.terminal import TERMINAL
from .state import Starship
from .view import view


def result(state: Starship) -> list[int]:
    """SHIP-13.7: everybody's total, in half points (SHIP-13.5); where somebody gives up, as it is then."""
    return state.scores[:] or totals(state)


def winners(result: Sequence[int]) -> list[int]:
    """SHIP-13.7: most points win, tied captains share it; alone there is no win or loss (SHIP-17.20)."""
    return highest(result) if len(result) > 1 else []


GAME = Game(
    name="starship",
    rules=1,
    reasons={1: "the first version"},
    seats=(1, 2, 3, 4),  # SHIP-1.1
    settings=(
        Setting("board", "random", ("random", *SLOT_BOARDS)),  # SHIP-3.2
        Setting("passenger", "random", ("random", *PASSENGERS), solo=True),  # SHIP-17.6
    ),
    setup=setup,
    flow=flow,
    result=result,
    winners=winners,
    view=view,
    show=Show(
        picture=picture,
        printed=printed,
        sheet=sheet,
        automa=("tenebre", "passenger"),
        notices=notices,
        terminal=TERMINAL,
    ),
    mind=Mind(
        evaluate=evaluate,
        rate=rate,
        grain=50,  # hundredths of a point
        doubt=100,
        horizon=3,
    ),
    effects=EFFECTS,
    reached=reached,
    units=2,  # half points (SHIP-13.5)
    package=__name__,
    prefix="SHIP",
)
