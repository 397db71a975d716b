"""CHAIR-22: whether a mission's goal is met, and completing it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from wardroom.kernel import DONE, Asking, Card, Reason, Steps, pick_several

from ..cards.boards import CAPTAINS
from ..cards.goals import MISSIONS, Mission
from ..pieces import Do
from ..state import BEAMED, FIRST_SIDE, SIDE_ZONES, Chair
from . import leaving
from .wants import fits, in_play

NOTHING: frozenset[Card] = frozenset()


def open_missions(state: Chair, side: int) -> Sequence[str]:
    """The missions of one's board that are not completed (CHAIR-22.1)."""
    own = state.captaincies[side]
    return [name for name in CAPTAINS[own.captain].boards[own.board].missions if name not in own.done]


def is_met(state: Chair, side: int, mission: Mission, without: frozenset[Card] = NOTHING) -> bool:
    for have, need in mission.progress(state, side, without):  # noqa: SIM110  much faster so
        if have < need:
            return False
    return True


def ready(state: Chair, side: int) -> list[str]:
    """The missions that could be completed now (CHAIR-22.2)."""
    own, rows, first = state.captaincies[side], state.cards.rows, FIRST_SIDE + SIDE_ZONES * side
    found = []
    for mission in missions_of(own.captain, own.board):
        for zone, least in mission.least:
            if len(rows[first + zone]) < least:
                break
        else:
            if mission.name not in own.done and is_met(state, side, mission):
                found.append(mission.name)
    return found


@cache
def missions_of(captain: str, board: str) -> tuple[Mission, ...]:
    return tuple(MISSIONS[name] for name in CAPTAINS[captain].boards[board].missions)


def why_not(state: Chair, side: int, name: str) -> Reason | None:
    """What the goal still lacks."""
    for have, need in MISSIONS[name].progress(state, side, NOTHING):
        if have < need:
            return Reason("CHAIR-22.1", "goal-not-met", (("have", have), ("need", need)))
    return None


def complete(do: Do, name: str) -> Steps:
    """CHAIR-22.3: the reward; then every beamed card that contributed is dismissed, unless it left its host meanwhile,
    also one that was beamed meanwhile (CHAIR-22.5); then the token."""
    state, mission = do.state, MISSIONS[name]
    contributors = yield from choose_contributors(do, mission)
    hosts = {card: state.host[card] for card in contributors}
    beside = [card for card in in_play(state, do.side) if card not in state.host and fits(state, card, mission.counts)]
    state.tell_of("completed", do.side, name_mission=name)
    state.note(f"mission-{name}")
    yield from mission.reward(do)
    for card in (*contributors, *beside):
        host = state.host.get(card)
        if host is not None and host == hosts.get(card, host):
            state.tell_of("dismissed", do.side, card=card)
            leaving.dismissed(state, card)
    do.own.done.append(name)


def choose_contributors(do: Do, mission: Mission) -> Asking[list[Card]]:
    """CHAIR-22.6: which beamed cards contribute; the captain spares what the goal does not need."""
    state, side = do.state, do.side
    beamed = [card for card in state.row(side, BEAMED) if fits(state, card, mission.counts)]
    needed = [card for card in beamed if not is_met(state, side, mission, frozenset({card}))]
    others = [card for card in beamed if card not in needed]
    if not others or is_met(state, side, mission, frozenset(others)):
        return needed
    unsparable = Reason("CHAIR-22.6", "goal-needs-it")

    def judge(picked: Sequence[Card], option: Card | str) -> Reason | None:
        if not isinstance(option, Card) and option == DONE:
            return None
        spared = frozenset(each for each in (*picked, option) if isinstance(each, Card))
        return None if is_met(state, side, mission, spared) else unsparable

    spared = yield from pick_several(side, "spare", others, judge)
    return [card for card in beamed if card not in spared]
