"""Beacons: play a light that is higher than the last one, or drop out."""

from wardroom.kernel import Game, Mind, Show

from .flow import flow, result, setup
from .show.terminal import TERMINAL
from .view import printed, view

GAME = Game(
    name="beacons",
    rules=1,
    reasons={1: "the first version"},
    seats=(2, 3, 4),
    setup=setup,
    flow=flow,
    result=result,
    view=view,
    show=Show(printed=printed, terminal=TERMINAL),
    mind=Mind(evaluate=lambda state, seat: state.points[seat]),  # what a computer player goes by
    package=__name__,
    prefix="BEA",
)
