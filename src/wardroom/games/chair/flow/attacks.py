"""CHAIR-27.52, CHAIR-27.58: attacks and their windows. Every part that is aimed at the other captain begins with
`strikes`."""

from __future__ import annotations

from wardroom.kernel import Asking, Steps

from ..pieces import Do, Happening
from .happenings import ATTACKED, WAS_ATTACKED, WOULD_ATTACK, happen, would


def strikes(do: Do) -> Asking[bool]:
    """Whether what is aimed at the other captain is carried out. Just before the first such part they may ignore the
    whole of it; that is asked once for an operation (CHAIR-27.58)."""
    if do.ignored is None:
        do.ignored = False
        if do.foe < do.state.seats:  # neither the virtual captain nor the Bot reacts (CHAIR-35.13)
            do.ignored = yield from would(do.state, Happening(WOULD_ATTACK, do.foe, do.card))
    return not do.ignored


def conclude(do: Do) -> Steps:
    """The attack has happened, whether it was ignored, declined or impossible (CHAIR-27.53, CHAIR-27.58)."""
    yield from happen(do.state, Happening(ATTACKED, do.side, do.card))
    if do.foe < do.state.seats:
        yield from happen(do.state, Happening(WAS_ATTACKED, do.foe, do.card))


def ignore(do: Do) -> Steps:
    """An effect: what would have happened does not."""
    do.cancels = True
    yield from ()
