"""SETI-8: what lies in the slots of the stars, and sectors that are complete.

The companion knows every marker of the rival, and that all others in a slot are the human's; so the data left in a slot
tell the rest. Before the rival decides it is asked whether the numbers are right, once for each slot and turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wardroom.kernel import Option, Reason, Steps

from ...cards import STARS, TILE_DATA
from ...cards.setup import SECTOR_PUBLICITY
from ...flow.signals import TILE, second, win, winner
from ...flow.species import oumuamua
from ...state import RIVAL
from .. import gains
from . import asking
from .asking import HUMAN, RIGHT, Answer

if TYPE_CHECKING:
    from .state import Companion

RESET = "reset"
CAPACITY = {**{star.id: star.capacity for star in STARS.values()}, TILE: TILE_DATA}
"""How many data each slot holds."""


# What lies in the slots


def markers(state: Companion, slot: str) -> list[int]:
    """Whose they are, in the order of the positions; excess ones last."""
    return state.tile_markers if slot == TILE else state.stars[slot].markers


def left(state: Companion, slot: str) -> int:
    """The data left."""
    return state.tile_data if slot == TILE else state.stars[slot].data


def lay(state: Companion, slot: str, now: list[int]) -> None:
    """These markers, and data on all other positions."""
    data = max(0, CAPACITY[slot] - len(now))
    if slot == TILE:
        state.tile_markers, state.tile_data = now, data
    else:
        state.stars[slot].markers, state.stars[slot].data = now, data


def confirm(state: Companion, slots: Sequence[str]) -> Steps:
    """Whether these slots, one or two, hold what the companion thinks."""
    doubtful = [slot for slot in slots if slot not in state.sure]
    while doubtful:
        numbers: list[Option] = [
            (slot, n) for slot in doubtful for n in range(CAPACITY[slot] + 1) if n != left(state, slot)
        ]
        completed: list[Option] = [(RESET, slot) for slot in doubtful]

        def judge(option: Any) -> Reason | None:
            return why_not(state, *option) if option != RIGHT and option[0] != RESET else None

        args: dict[str, Any] = {}
        for number, slot in enumerate(doubtful, 1):
            end = "" if number == 1 else str(number)
            own = markers(state, slot).count(RIVAL)
            args |= {f"name_star{end}": slot, f"left{end}": left(state, slot), f"own{end}": own}
        kind = "slots" if len(doubtful) > 1 else "slot-of"
        answer = yield from asking.ask(kind, [RIGHT, *numbers, *completed], judge, **args)
        if answer == RIGHT:
            state.sure += doubtful
            return
        slot, n = answer
        if slot == RESET:
            yield from completed_by_human(state, n)
        else:
            set_left(state, slot, n)


def why_not(state: Companion, slot: str, n: int) -> Reason | None:
    """SETI-8.2: markers fill a slot from the left, so that those of the rival stay covered; without data a sector is
    complete, and resolved at the end of that turn (SETI-8.8)."""
    if n == 0:
        return asking.refuse("SETI-8.8", "slot-empty", name_star=slot)
    there = markers(state, slot)
    last = len(there) - there[::-1].index(RIVAL) if RIVAL in there else 0
    if CAPACITY[slot] - n < last:
        return asking.refuse("SETI-8.2", "slot-rival", name_star=slot, n=last)
    return None


def set_left(state: Companion, slot: str, n: int) -> None:
    """So many data are left: all else that is not the rival's is the human's."""
    wanted = CAPACITY[slot] - n
    there = markers(state, slot)[:wanted]
    lay(state, slot, there + [HUMAN] * (wanted - len(there)))


# Complete sectors


def resolve(state: Companion) -> Steps:
    """SETI-16.53: at the end of the rival's turn, clockwise from Earth's sector."""
    while True:
        stars: list[Option] = [star for star, slot in state.stars.items() if slot.complete]
        if len(stars) > 1:
            yield from settle(state, (yield from asking.ask("clockwise", stars)))
        elif stars or oumuamua.tile_complete(state):
            yield from settle(state, str(stars[0]) if stars else TILE)
        else:
            return


def settle(state: Companion, slot: str) -> Steps:
    """SETI-8.22: publicity, the win and its reward, the reset; on the tile an exofossil (SETI-15.3.4)."""
    there = markers(state, slot)
    state.note(f"sector:{slot}")
    if slot == TILE:
        lay(state, TILE, [])
        state.tell("tile-complete")
        if RIVAL in there:
            gains.receive(state, "exofossil")
        return
    first, runner_up = winner(there), second(there)
    if RIVAL in there:
        gains.receive(state, "publicity", SECTOR_PUBLICITY)
    lay(state, slot, [] if runner_up is None else [runner_up])
    state.stars[slot].complete = False
    if first == RIVAL:
        yield from win(state, RIVAL, slot)
    else:
        state.stars[slot].won = True
        state.tell("companion-sector-yours", name_star=slot, both="yes" if RIVAL in there else "no")
    stays = "no" if runner_up is None else "rival" if runner_up == RIVAL else "you"
    state.tell("companion-reset", name_star=slot, second=stays)


def completed_by_human(state: Companion, slot: str) -> Steps:
    """The human completed a slot: all that was left is the human's, and the last marker too. Where the rival has more,
    excess markers may still have won it (SETI-8.4, SETI-8.10)."""
    there = markers(state, slot)
    there += [HUMAN] * left(state, slot)
    if slot != TILE and winner(there) == RIVAL and (yield from who_won(slot)) == "you":
        there += [HUMAN] * (there.count(RIVAL) - there.count(HUMAN))
    yield from settle(state, slot)


def who_won(slot: str) -> Answer:
    return (yield from asking.ask("winner", ["rival", "you"], name_star=slot))
