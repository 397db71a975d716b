"""Star Trek: Missions. 2 to 4 players collect the hand whose cards make most of each other."""

from wardroom.kernel import Game, Mind, Setting, Show

from .cards import CARDS
from .flow import flow, setup
from .mind.evaluate import evaluate, rate
from .mind.foresight import foresee, glance, weigh
from .mind.rehearsal import rehearse
from .scoring.fast import total
from .show.notices import notices
from .show.sheet import reached, sheet
from .show.terminal import TERMINAL
from .state import Missions
from .view import printed, view


def result(state: Missions) -> list[int]:
    """MIS-9.4: everybody's total; where somebody gives up, that of the hands as they are."""
    return state.scores[:] or [total(state.hand(seat)) for seat in range(state.seats)]


GAME = Game(
    name="missions",
    rules=1,
    reasons={1: "the first version"},
    seats=(2, 3, 4),  # MIS-1.1
    settings=(
        Setting("stalemate_rounds", 10, range(3, 51)),  # MIS-11.4
        Setting("memory_aid", True, (True, False)),  # MIS-11.2
    ),
    setup=setup,
    flow=flow,
    result=result,
    view=view,
    show=Show(
        sheet=sheet,
        printed=printed,
        notices=notices,
        terminal=TERMINAL,
    ),
    mind=Mind(
        evaluate=evaluate,
        rate=rate,
        weigh=weigh,
        glance=glance,
        foresee=foresee,
        rehearse=rehearse,
        errors={16: 554, 48: 377, 160: 183},
        doubt=300,
        horizon=1,
        budgets={500: 1500, 1600: 4000},  # of rehearsals, by a captain and an admiral
    ),
    effects=(
        *(f"scored:{card}" for card in CARDS if CARDS[card].score),
        "extra-turn",
        "meddling",
        "own-choices",
    ),
    reached=reached,
    package=__name__,
    prefix="MIS",
)
