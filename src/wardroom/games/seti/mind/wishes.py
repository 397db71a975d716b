"""What a player would like to happen, and for how much: for missions in front, gold boxes, gold tiles, objectives."""

from __future__ import annotations

from collections.abc import Callable

from ..cards import GOLD_SIDES, HAND_CARDS, Condition, Effects, Endgame
from ..cards.setup import ROUNDS
from ..flow.conditions import COUNTS, holds
from ..flow.objectives import ALL
from ..state import PLAYED, Seti, zone
from . import weights as w

Wishes = dict[tuple[str, str], int]
Worth = Callable[[Effects, int], int]
"""What effects are worth with so many rounds to come."""


def wishes(state: Seti, seat: int, worth: Worth) -> Wishes:
    """Hundredths of a point by event."""
    found: Wishes = {}
    left = max(0, ROUNDS - state.round)
    agency, faces = state.agencies[seat], state.cards.faces
    for card in state.cards.rows[zone(seat, PLAYED)]:
        project = HAND_CARDS[faces[card]]
        if project.circles:
            covered = agency.circles.get(card, ())
            for number, circle in enumerate(project.circles, 1):
                if number not in covered:
                    key = circle.trigger.name, circle.trigger.of
                    found[key] = max(found.get(key, 0), worth(circle.reward, left))
        elif project.mission is not None:
            condition_wishes(found, state, seat, project.mission.condition, worth(project.mission.reward, left))
        if project.endgame is not None:
            endgame_wishes(found, project.endgame)
    for tile, place in agency.gold.items():
        side = GOLD_SIDES[state.gold_sides[tile]]
        for key, parts in SETS[side.sets]:
            add(found, key, side.values[place] * w.POINT // parts)
    if state.solo and seat == 0:
        objective_wishes(found, state, left)
    return found


def add(found: Wishes, key: tuple[str, str], value: int) -> None:
    found[key] = found.get(key, 0) + value


def condition_wishes(found: Wishes, state: Seti, seat: int, condition: Condition, reward: int) -> None:
    """What brings a mission nearer to its condition."""
    _, more, about = COUNTS[condition.name]
    if not more or holds(state, seat, condition):
        return
    keys = [(more, of) for of in condition.of] if condition.of and not about else [(more, about or "any")]
    for key in keys:
        add(found, key, reward * 8 // (10 * condition.n * len(keys)))


SETS: dict[str, tuple[tuple[tuple[str, str], int], ...]] = {
    "techs_of_each_type": ((("gain_tech", "any"), 4),),
    "tech_pairs": ((("gain_tech", "any"), 2),),
    "missions": ((("complete_mission", "any"), 1),),
    "mission_pairs": ((("complete_mission", "any"), 2),),
    "incomes_of_each_kind": ((("tuck", "any"), 4),),
    "credit_or_energy_income": ((("tuck", "any"), 2),),
    "traces_of_each_color": ((("mark_trace", "any"), 4),),
    "wins_with_figures": ((("win_sector", "any"), 2), (("action", "orbit_or_land"), 3)),
}
"""What makes sets for gold tiles, and how many of it about make one."""


def endgame_wishes(found: Wishes, scoring: Endgame) -> None:
    kind = {
        "per_orbiter_or_lander_at": "orbit_or_land_at",
        "per_win": "win_sector",
        "per_trace": "mark_trace",
        "per_tech": "gain_tech",
    }.get(scoring.name)
    if kind is not None:
        add(found, (kind, scoring.of), scoring.points * w.POINT)


def objective_wishes(found: Wishes, state: Seti, left: int) -> None:
    """SETI-17: tasks that are still open. One event fulfils only one of them. What must be had at one time (SETI-17.20)
    is wished for piece by piece, under `HELD`."""
    faces = state.cards.faces
    for card, done in state.tasks.items():
        tasks = ALL[faces[card]].tasks
        value = (w.OBJECTIVE + w.OBJECTIVE_DUE * left) // len(tasks)
        for number, task in enumerate(tasks, 1):
            if number not in done:
                for trigger in task.triggers:
                    key = trigger.name, trigger.of
                    found[key] = max(found.get(key, 0), value)
                if task.state is not None:
                    add(found, (HELD, task.state.name), value // task.state.n)


HELD = "held"
PUBLICITY, DATA = (HELD, "publicity"), (HELD, "data_in_pool")
