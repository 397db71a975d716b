"""SETI-15.2: the Anomalies, three tokens on the outermost ring that act when Earth comes by."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards import ANOMALY_SECTORS, ANOMALY_TOKENS, COLUMNS, EARTH, Effects
from ...pieces import Discovery
from ...state import Seti
from .. import discovery, effects

TOKENS = {token.color: token for token in ANOMALY_TOKENS.values()}
TOKEN_SIDES = 2


def setup(state: Seti, slot: int, first: int) -> Steps:
    """SETI-15.2.1: in Earth's sector and 3 sectors away on both sides, in random order, each with a random side up."""
    earth = state.where(EARTH)[1]
    colors = list(TOKENS)
    for sector, number in zip(ANOMALY_SECTORS, state.chance.order(len(colors))):
        color, side = colors[number], state.chance.below(TOKEN_SIDES)
        column = (earth + sector) % COLUMNS
        state.anomalies[column] = (color, side)
        state.tell("anomaly-placed", feminine_color=color, name_star=state.columns[column])
    yield from discovery.reward(state, slot, first)


def trigger(state: Seti) -> Steps:
    """SETI-15.2.2: Earth has come into the sector of an anomaly: whoever is highest in its column gains its reward. The
    token stays and may act again (SETI-15.2.6)."""
    column = state.where(EARTH)[1]
    if column not in state.anomalies:
        return
    color = state.anomalies[column][0]
    seat = highest(state, color)
    if seat is None:
        state.tell("anomaly-missed", feminine_color=color)
        return
    state.tell("anomaly", seat=seat, feminine_color=color)
    yield from effects.run(state, seat, reward(state, column))


def highest(state: Seti, color: str) -> int | None:
    """SETI-15.2.2, 15.2.3: whose marker is highest in a column of the board; on the top space the later one is."""
    top, owner = 0, None
    for each, row, seat in board(state).board:
        if each == color and row >= top:
            top, owner = row, seat
    return owner


def board(state: Seti) -> Discovery:
    return next(found for found in state.species if found.name == "anomalies")


def reward(state: Seti, column: int) -> Effects:
    color, side = state.anomalies[column]
    return TOKENS[color].sides[side]


def next_column(state: Seti) -> int | None:
    """SETI-15.2.4: where the next anomaly is: the nearest one counter-clockwise from Earth, Earth's own sector left
    out."""
    earth = state.where(EARTH)[1]
    for steps in range(1, COLUMNS):
        column = (earth - steps) % COLUMNS
        if column in state.anomalies:
            return column
    return None
