"""What to know of an option before choosing it: what passing leaves undone, and rooms that would do nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wardroom.kernel import Ask, Card, Notice, Option, Reason

from ..cards import ROUNDS, Effect, Icon
from ..flow import rooms
from ..flow.hold import is_damaged
from ..flow.pirates import pirates_near
from ..flow.techs import fitting_techs
from ..state import ANDROID, Starship

NO_PIRATE = Reason("SHIP-7.7", "no-pirate")
NO_DAMAGE = Reason("SHIP-6.13", "no-damage")
NO_TECH = Reason("SHIP-8.2", "no-tech")


def notices(state: Starship, ask: Ask) -> Mapping[Option, Notice]:
    """Of the rooms, where one is chosen, for a turn or as a commander's second task; and of passing."""
    if ask.kind not in ("turn", "second"):
        return {}
    seat, own = ask.seat, rooms.options(state, ask.seat)
    idle = {
        option: reason for option in ask.options if option in own and (reason := why_idle(state, seat, own[option]))
    }
    found: dict[Option, Notice] = {option: Notice(remark=reason) for option, reason in idle.items()}
    if "pass" in ask.options:
        useful = [option for option in ask.options if option in own and option not in idle]
        found["pass"] = passing(state, seat, len(useful), "mission" in ask.options)
    return found


def passing(state: Starship, seat: int, useful: int, mission: bool) -> Notice:
    """SHIP-4.2; SHIP-10.23: who passes with figures left wastes them, unless they are androids."""
    unused: list[tuple[str, int]] = []
    if useful or mission:
        figures = sum(figure != ANDROID for figure in state.ships[seat].ready)
        unused = [("figure", figures), ("room", useful), ("mission", int(mission))]
    ends = "game" if state.round == ROUNDS else "round"
    return Notice(ends, "SHIP-4.2", tuple((kind, count) for kind, count in unused if count))


def why_idle(state: Starship, seat: int, room: str | Card) -> Reason | None:
    """Why nothing would come of a room, though the rules allow it; None where something might."""
    job = rooms.work(state, room)
    if job.color == rooms.ANY:  # what it copies is chosen later
        return None
    reasons = [why_in_vain(state, seat, effect) for effect in job.effects]
    return reasons[0] if reasons and None not in reasons else None


def why_in_vain(state: Starship, seat: int, effect: Effect) -> Reason | None:
    if isinstance(effect, Icon) and effect.verb in IN_VAIN:
        return IN_VAIN[effect.verb](state, seat)
    return None


IN_VAIN: dict[str, Callable[[Starship, int], Reason | None]] = {
    "fight": lambda state, seat: None if pirates_near(state, seat) else NO_PIRATE,
    "repair": lambda state, seat: None if is_damaged(state, seat) else NO_DAMAGE,
    "tech": lambda state, seat: None if fitting_techs(state, seat, recycle=False) else NO_TECH,
    "tech_recycle": lambda state, seat: None if fitting_techs(state, seat, recycle=True) else NO_TECH,
}
"""What an icon needs to do anything."""
