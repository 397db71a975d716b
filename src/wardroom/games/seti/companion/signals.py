"""SETI-16.26 to SETI-16.28, SETI-8: the rival's signals, and sectors that are complete.

The companion knows every marker of the rival, and that all others in a slot are the human's; so the data left in a slot
tell the rest. Before it decides it asks whether its numbers are right, once for each slot and turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import Option, Reason, Steps

from ..cards import SECTOR_COLORS, TILE_POINTS
from ..cards.setup import SECOND_POSITION_POINTS, SECTOR_PUBLICITY
from ..flow.signals import ALL_STARS, OF_COLOR, WIN_REWARDS, second, winner
from . import asking, gains, rewards
from .asking import NONE, RIGHT, Answer
from .state import CAPACITY, HUMAN, RIVAL, TILE, Companion

RESET = "reset"


# What lies in the slots


def confirm(state: Companion, slots: Sequence[str]) -> Steps:
    """Whether these slots, one or two, hold what the companion thinks."""
    doubtful = [slot for slot in slots if slot not in state.sure]
    while doubtful:
        numbers: list[Option] = [
            (slot, n) for slot in doubtful for n in range(CAPACITY[slot] + 1) if n != state.left(slot)
        ]
        completed: list[Option] = [(RESET, slot) for slot in doubtful]

        def judge(option: Any) -> Reason | None:
            return why_not(state, *option) if option != RIGHT and option[0] != RESET else None

        args: dict[str, Any] = {}
        for number, slot in enumerate(doubtful, 1):
            end = "" if number == 1 else str(number)
            own = state.slots[slot].count(RIVAL)
            args |= {f"name_star{end}": slot, f"left{end}": state.left(slot), f"own{end}": own}
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


def why_not(state: Companion, slot: str, left: int) -> Reason | None:
    """SETI-8.2: markers fill a slot from the left, so that those of the rival stay covered; without data a sector is
    complete, and resolved at the end of that turn (SETI-8.8)."""
    if left == 0:
        return asking.refuse("SETI-8.8", "slot-empty", name_star=slot)
    markers = state.slots[slot]
    last = len(markers) - markers[::-1].index(RIVAL) if RIVAL in markers else 0
    if CAPACITY[slot] - left < last:
        return asking.refuse("SETI-8.2", "slot-rival", name_star=slot, n=last)
    return None


def set_left(state: Companion, slot: str, left: int) -> None:
    """So many data are left: all else that is not the rival's is the human's."""
    wanted = CAPACITY[slot] - left
    markers = state.slots[slot][:wanted]
    state.slots[slot] = markers + [HUMAN] * (wanted - len(markers))


# Marking


def signal(state: Companion, where: str) -> Steps:
    """In Earth's sector, for a card of the row, on the tile, in a sector of a colour, or at a planet."""
    kind, _, name = where.partition(".")
    if kind == "row":
        yield from row_signal(state)
    elif kind == TILE:
        state.tell("rival-signal-tile")
        yield from confirm(state, (TILE,))
        mark(state, TILE)
    elif kind in OF_COLOR:
        state.tell("rival-signal-color", name_color=kind)
        yield from color_signal(state, kind)
    else:
        body = name or kind
        if body not in state.near:
            state.near[body] = yield from asking.ask("star", list(ALL_STARS), name_place=body)
        star = state.near[body]
        state.tell("companion-signal-at", name_place=body, name_star=star)
        yield from confirm(state, (star,))
        mark(state, star)


def row_signal(state: Companion) -> Steps:
    """SETI-16.26, SETI-16.64: the outermost card still in the row is discarded; an empty row gives no signal."""
    color = yield from asking.ask("row-color", [*SECTOR_COLORS, NONE], arrow=state.arrow)
    if color == NONE:
        state.tell("rival-row-empty")
        return
    state.tell("companion-discards-row", arrow=state.arrow, feminine_color=color)
    yield from color_signal(state, color)


def color_signal(state: Companion, color: str) -> Steps:
    yield from confirm(state, OF_COLOR[color])
    mark(state, choose_star(state, OF_COLOR[color]))


def choose_star(state: Companion, stars: Sequence[str]) -> str:
    """SETI-16.28: one it would win by this signal, else one where it scores for the second position, else the one with
    more of its markers; ties go to the star with room for more data."""
    best, how = [star for star in stars if wins_by_signal(state, star)], "win"
    if not best:
        best, how = [star for star in stars if len(state.slots[star]) == 1], "second"
    if not best:
        counts = [state.slots[star].count(RIVAL) for star in stars]
        best = [star for star, count in zip(stars, counts) if count == max(counts)]
        how = "more" if len(best) == 1 else "equal"
    chosen = max(best, key=lambda star: CAPACITY[star])
    other = next(star for star in stars if star != chosen)
    state.tell(f"rival-star-{how}", name_star=chosen, name_star2=other, tie="yes" if len(best) > 1 else "no")
    return chosen


def wins_by_signal(state: Companion, star: str) -> bool:
    """SETI-16.63"""
    markers, left = state.slots[star], state.left(star)
    if left > 1 or winner([*markers, RIVAL]) != RIVAL:
        return False
    return left == 1 or winner(markers) != RIVAL


def mark(state: Companion, slot: str) -> None:
    """SETI-8.2 to 8.4, SETI-15.3.3: a marker for a data; the second position of a star scores, on the tile the first
    and the third."""
    markers = state.slots[slot]
    taken = state.left(slot) > 0
    markers.append(RIVAL)
    state.note(f"signal:{slot}")
    if slot == TILE:
        state.tell("rival-tile-signal")
        points = TILE_POINTS.get(len(markers), 0)
    else:
        state.tell("rival-signal" if taken else "rival-signal-excess", in_star=slot)
        points = SECOND_POSITION_POINTS if len(markers) == 2 else 0
    if not taken:
        return
    if not state.left(slot):
        state.complete.append(slot)
        state.tell("companion-complete", name_star=slot)
    gains.receive(state, "data")
    if points:
        gains.receive(state, "vp", points)


# Complete sectors


def resolve(state: Companion) -> Steps:
    """SETI-16.53: at the end of the rival's turn, clockwise from Earth's sector."""
    while state.complete:
        stars = [slot for slot in state.complete if slot != TILE]
        if len(stars) > 1:
            slot = yield from asking.ask("clockwise", stars)
        else:
            slot = stars[0] if stars else TILE
        state.complete.remove(slot)
        yield from settle(state, slot)


def settle(state: Companion, slot: str) -> Steps:
    """SETI-8.22: publicity, the win and its reward, the reset; on the tile an exofossil (SETI-15.3.4)."""
    markers = state.slots[slot]
    state.note(f"sector:{slot}")
    if slot == TILE:
        state.slots[TILE] = []
        state.tell("tile-complete")
        if RIVAL in markers:
            gains.receive(state, "exofossil")
        return
    first, runner_up = winner(markers), second(markers)
    if RIVAL in markers:
        gains.receive(state, "publicity", SECTOR_PUBLICITY)
    reward = WIN_REWARDS[slot][slot in state.won]
    state.slots[slot] = [] if runner_up is None else [runner_up]
    if slot not in state.won:
        state.won.append(slot)
    if first == RIVAL:
        state.tell("rival-sector-won", in_star=slot)
        yield from rewards.run(state, reward)
    else:
        state.tell("companion-sector-yours", name_star=slot, both="yes" if RIVAL in markers else "no")
    left = "no" if runner_up is None else "rival" if runner_up == RIVAL else "you"
    state.tell("companion-reset", name_star=slot, second=left)


def completed_by_human(state: Companion, slot: str) -> Steps:
    """The human completed a slot: all that was left is the human's, and the last marker too. Where the rival has more,
    excess markers may still have won it (SETI-8.4, SETI-8.10)."""
    markers = state.slots[slot]
    markers += [HUMAN] * state.left(slot)
    if slot != TILE and winner(markers) == RIVAL and (yield from who_won(slot)) == "you":
        markers += [HUMAN] * (markers.count(RIVAL) - markers.count(HUMAN))
    yield from settle(state, slot)


def who_won(slot: str) -> Answer:
    return (yield from asking.ask("winner", ["rival", "you"], name_star=slot))
