"""SETI-16.51, SETI-16.80: S.19, the rival plays a card of the Exertians."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import PlayExertian
from ..flow.species import exertians
from ..state import RIVAL, Seti, alien_deck


def risks(state: Seti) -> int:
    """Cards it has played and markers it has on their board; those below the board do not count."""
    boards = [found.board for found in state.species if found.name == exertians.NAME]
    markers = sum(owner == RIVAL for board in boards for _, _, owner in board)
    return len(exertians.played(state, RIVAL)) + markers


def why_not(state: Seti, action: PlayExertian, _line: int) -> Reason | None:
    count = risks(state)
    return None if count < action.most else Reason("SETI-16.51", "exertian", (("n", count), ("most", action.most)))


def act(state: Seti, _action: PlayExertian, line: int, _card: Card) -> Steps:
    """The top card of their shuffled deck, which nobody sees until the end."""
    state.tell("rival-risks", line=line, n=risks(state))
    exertians.lay(state, RIVAL, state.cards.rows[alien_deck(exertians.NAME)][-1])
    yield from ()
