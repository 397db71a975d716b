"""SETI-10: the solar system turns, and whatever stands on it is carried or pushed."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards import DISCS
from ..state import Seti
from . import moving, species
from .solar import Space, carried, turn


def rotate(state: Seti, seat: int) -> Steps:
    """SETI-10.10: one rotation on the turn of `seat`: the discs turn, pieces are carried or pushed, pushed ones visit
    where they are now, an anomaly may trigger, the rotation token advances."""
    disc, before, visitor = state.next_disc, state.turned, state.visitor
    state.turned = turn(before, disc)
    state.note("rotation")
    state.tell("rotated", seat=seat, disc=disc)
    pushed: list[tuple[int, Space]] = []
    for owner in clockwise(state, seat):
        for piece, space in enumerate(moving.pieces(state, owner)[:]):
            now = carried(before, visitor, disc, space)
            if now.space != space:
                moving.put(state, owner, piece, now.space)
            if now.pushed:
                pushed.append((owner, now.space))
    for owner, space in pushed:
        content = state.system.content(space)
        state.tell("pushed", seat=owner, name_place=content, ring=space[0], in_star=state.columns[space[1]])
        yield from moving.visit(state, owner, space, pushed=True)
    yield from species.after_rotation(state)
    state.next_disc = disc % len(DISCS) + 1  # SETI-10.3


def clockwise(state: Seti, seat: int) -> list[int]:
    """Everybody at the table, the rival too, beginning with this seat."""
    count = len(state.agencies)
    return [(seat + place) % count for place in range(count)]
