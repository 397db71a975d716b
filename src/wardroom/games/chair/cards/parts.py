"""How a card is written: `person("riva", "telepath ambassador", ops=(play(...), reaction(...)))`.

Plain gains are data (`gains(influence=2, draw=1)`), everything else in an effect is a function of `Do`."""

from __future__ import annotations

from .kinds import (
    ACTIVATION,
    CLEAN_UP,
    CONTROL,
    ENDGAME,
    FACES,
    PASSIVE,
    PLAY,
    REACTION,
    RESUPPLY,
    SPECIAL,
    SURPRISED,
    Cost,
    Development,
    Face,
    Gains,
    Op,
    Part,
    Points,
    Requirement,
    Standing,
    Trigger,
)


def gains(**parts: int) -> Gains:
    return Gains(tuple(parts.items()))


GOVERNING = ("no_attacks", "incident_way")
"""What a PASSIVE can grant that changes which cards may be played."""
Costs = tuple[Cost, ...]
Requirements = tuple[Requirement, ...]


def play(
    *effect: Part,
    action: bool = False,
    attack: bool = False,
    cost: Costs = (),
    needs: Costs = (),
    requires: Requirements = (),
) -> Op:
    return Op(PLAY, effect, action, attack, cost, needs, requires)


def activation(
    *effect: Part,
    action: bool = False,
    attack: bool = False,
    cost: Costs = (),
    needs: Costs = (),
    requires: Requirements = (),
) -> Op:
    return Op(ACTIVATION, effect, action, attack, cost, needs, requires)


def resupply(*effect: Part, requires: Requirements = ()) -> Op:
    return Op(RESUPPLY, effect, requires=requires)


def control(*effect: Part, attack: bool = False) -> Op:
    return Op(CONTROL, effect, attack=attack)


def clean_up(*effect: Part) -> Op:
    return Op(CLEAN_UP, effect)


def reaction(
    on: Trigger | tuple[Trigger, ...],
    *effect: Part,
    attack: bool = False,
    cost: Costs = (),
    requires: Requirements = (),
) -> Op:
    triggers = (on,) if isinstance(on, Trigger) else on
    return Op(REACTION, effect, attack=attack, cost=cost, requires=requires, on=triggers)


def passive(
    *effect: Part, on: Trigger | tuple[Trigger, ...] = (), requires: Requirements = (), **stands: Standing
) -> Op:
    """What always holds (`hand_size=1`), or what happens each time (`on=`)."""
    triggers = (on,) if isinstance(on, Trigger) else on
    return Op(PASSIVE, effect, requires=requires, on=triggers, stands=tuple(stands.items()))


def special(*effect: Part, on: Trigger | tuple[Trigger, ...] = (), **stands: Standing) -> Op:
    """What holds wherever the card says (CHAIR-9.12)."""
    triggers = (on,) if isinstance(on, Trigger) else on
    return Op(SPECIAL, effect, on=triggers, stands=tuple(stands.items()))


def endgame(points: Points) -> Op:
    return Op(ENDGAME, points=points)


def surprise(*effect: Part) -> Op:
    """What matters only for the Bot (CHAIR-9.13), which resolves it and nothing else (CHAIR-33.1)."""
    return Op(SURPRISED, effect)


def develop(*cost: Cost, requires: Requirements = (), waived: Requirement | None = None) -> Development:
    return Development(cost, requires, waived)


def face(
    id: str,
    suit: str,
    traits: str = "",
    ops: tuple[Op, ...] = (),
    *,
    skills: str = "",
    focus: str = "",
    vp: int | None = None,
    start: str = "",
    crew: str = "",
    twin: str = "",
    cost: Development | None = None,
    playable: bool = True,
    teams: int = 0,
) -> Face:
    """A card. `cost`: of a Development. `twin`: what it shares with others that have the same operations."""
    if id in FACES:
        raise ValueError(f"{id} is there twice")
    made = Face(
        id,
        suit,
        tuple(traits.split()),
        ops,
        tuple(skills.split()),
        focus,
        vp,
        start,
        crew,
        twin or id,
        cost,
        playable,
        teams,
        tuple(place for place, op in enumerate(ops) if op.kind == PLAY),
        tuple(place for place, op in enumerate(ops) if op.kind == ACTIVATION),
        tuple(op for op in ops if op.kind == PLAY),
        tuple(op for op in ops if op.kind == ACTIVATION),
        any(what in GOVERNING for op in ops for what, _ in op.stands),
    )
    FACES[id] = made
    return made
