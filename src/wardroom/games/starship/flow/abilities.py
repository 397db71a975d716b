"""SHIP-8.23: techs that act at their own moment. Those that come together are applied in the owner's order."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Steps, pick_one

from ..cards import Mission, Special, Tech, parts
from ..state import Starship
from .techs import read_techs


def trigger(state: Starship, seat: int, timing: str, applies: Callable[[Tech], bool] = lambda _: True) -> Steps:
    """All abilities of a seat with this timing; one that was discarded meanwhile is not applied any more."""
    from .effects import run

    slots = state.ships[seat].slots
    waiting = {card: tech for card, tech in read_techs(state, slots) if tech.timing == timing and applies(tech)}
    while waiting := {card: tech for card, tech in waiting.items() if card in slots}:
        card = yield from pick_one(seat, "order", list(waiting))
        tech = waiting.pop(card)
        state.tell("ability", seat=seat, card=card)
        state.note(f"tech:{tech.id}")
        first = tech.effects[0]
        yield from run(state, seat, first.arg("gain") if isinstance(first, Special) else tech.effects)


def after_mission(state: Starship, seat: int, mission: Mission) -> Steps:
    """SHIP-15.14, 15.18: Observers and the Ni'an Transmitter look at what is printed, resolved or not."""
    colors = {line.color for line in mission.lines}
    icons = {getattr(part, "verb", "") for line in mission.lines for part in parts(line.effects)}

    def applies(tech: Tech) -> bool:
        first = tech.effects[0]
        assert isinstance(first, Special)
        if first.name == "observer":
            return first.arg("color") in colors
        return not icons.isdisjoint(first.arg("icons"))

    yield from trigger(state, seat, "after_mission", applies)
