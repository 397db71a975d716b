"""SETI-16.51, SETI-16.80: S.19, the rival plays a card of the Exertians."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards.rival import PlayExertian
from ..flow.species import exertians
from ..state import RIVAL, Seti
from .witness import witness


def risk(state: Seti, action: PlayExertian, line: int) -> Asking[Reason | None]:
    """A card that nobody sees until the end, while it risks little enough."""
    yield from ()
    count = risks(state)
    if count >= action.most:
        return Reason("SETI-16.51", "exertian", (("n", count), ("most", action.most)))
    state.tell("rival-risks", line=line, n=count)
    witness(state).play_exertian(state)
    return None


def risks(state: Seti) -> int:
    """Cards it has played and markers it has on their board; those below the board do not count."""
    boards = [found.board for found in state.species if found.name == exertians.NAME]
    markers = sum(owner == RIVAL for board in boards for _, _, owner in board)
    return witness(state).exertians(state) + markers
