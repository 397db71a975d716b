"""What to know before ending the ACTION step: it ends the turn, and what would be left unused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Ask, Notice, Option

from ..cards.kinds import Face, Op
from ..flow.operations import OTHER_WAY, other_way
from ..flow.turn import END
from ..state import Chair


def notices(state: Chair, ask: Ask) -> Mapping[Option, Notice]:
    """CHAIR-8.11: of the word that ends the step. An Action counts only where something can be done with one."""
    if ask.kind != "act":
        return {}
    options: list[Any] = [option for option in ask.options if option != END]
    operations = {option: operation(state, ask.seat, option) for option in options}
    free = [option for option, op in operations.items() if op is not None and is_free(op)]
    acts = any(op is not None and op.action for op in operations.values())
    unused = (
        ("action", state.actions if acts else 0),
        ("free-play", number_of_cards(free, "play")),
        ("free-use", number_of_cards(free, "use")),
        ("mission", sum(option[0] == "mission" for option in options)),
    )
    return {END: Notice("turn", "CHAIR-8.11", tuple((kind, count) for kind, count in unused if count))}


def operation(state: Chair, seat: int, option: Any) -> Op | None:
    """The operation that an option resolves; a mission resolves none."""
    if option[0] == "mission":
        return None
    verb, card, number = option
    if verb == "play" and number == OTHER_WAY:
        return other_way(state, seat)
    face: Face = state.face(card)
    place: int = (face.plays if verb == "play" else face.activations)[number]
    return face.ops[place]


def is_free(op: Op) -> bool:
    """Whether it takes neither an Action nor anything else."""
    return not (op.action or op.cost or op.needs)


def number_of_cards(options: list[Any], verb: str) -> int:
    return len({option[1] for option in options if option[0] == verb})
