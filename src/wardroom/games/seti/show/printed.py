"""What is printed on every card and tile besides its name and text, for interfaces: kinds and colours to sift by, and
the icons.

Effects are plain data: `{"icon": "vp", "n": 3}`, `{"signal": "star", "of": "vega", "n": 2}`, `{"trace": "red"}`,
`{"tech": ["probe"]}`, `{"special": "flyby", "args": {"place": "mars"}, "gain": [...], "cost": [...]}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from wardroom.kernel import Plain

from ..cards import (
    AGENCIES_CARDS,
    ANOMALY_TOKENS,
    EXERTIANS,
    GOLD_SIDES,
    HAND_CARDS,
    LONG_TERM_OBJECTIVES,
    MESSAGE_REWARDS,
    OBJECTIVES,
    RIVAL_CARDS,
    SAMPLES,
    SPECIES,
    TECHS,
    TILE_BONUSES,
    Condition,
    Deed,
    Effect,
    Effects,
    Endgame,
    Exertian,
    Gain,
    GoldSide,
    Objective,
    Project,
    RivalAction,
    RivalCard,
    Signal,
    Special,
    Task,
    Tech,
    TechGain,
    Trace,
    Trigger,
)
from ..cards import rival as does

Face = dict[str, Any]
LISTS = ("gain", "cost")
"""Arguments of special effects that are effects themselves."""


@cache
def printed() -> Mapping[str, Mapping[str, Plain]]:
    """Everything in the box that has a face."""
    return {
        **{face: project(card) for face, card in HAND_CARDS.items()},
        **{face: exertian(card) for face, card in EXERTIANS.items()},
        **{face: tech(card) for face, card in TECHS.items()},
        **{face: plain("bonus", effects=shown(bonus)) for face, bonus in TILE_BONUSES.items()},
        **{face: gold(side) for face, side in GOLD_SIDES.items()},
        **{face: {**plain("species"), "species": [face]} for face in SPECIES},
        **{face: plain("sample", effects=shown(each.reward)) for face, each in SAMPLES.items()},
        **{face: anomaly(each.color, each.sides) for face, each in ANOMALY_TOKENS.items()},
        **{each.id: plain("reward", effects=shown(each.reward)) for each in MESSAGE_REWARDS},
        **{face: objective(each) for face, each in (OBJECTIVES | LONG_TERM_OBJECTIVES).items()},
        **{face: rival(card) for face, card in (RIVAL_CARDS | AGENCIES_CARDS).items()},
    }


def plain(kind: str, **facts: Plain) -> Face:
    return {"back": kind, "kind": [kind], "facts": facts}


def project(card: Project) -> Face:
    corner = [each.what for each in card.corner if isinstance(each, Gain)]
    return {
        "back": card.species or "project",
        "kind": [card.kind],
        "color": [card.sector],
        "income": [card.income],
        "corner": corner,
        "species": [card.species] if card.species else [],
        "facts": {
            "number": f"ET.{card.number}" if card.species else str(card.number),
            "cost": card.cost,
            "resource": card.cost_resource,
            "corner": shown(card.corner),
            "color": card.sector,
            "income": card.income,
            "effects": shown(in_print(card.effect)),
            "mission": mission(card),
            "endgame": None if card.endgame is None else endgame(card.endgame),
            "reached": shown(card.when_reached),
        },
    }


def exertian(card: Exertian) -> Face:
    facts = {"danger": card.danger, "points": card.points, "condition": condition(card.condition)}
    return {"back": "exertians", "kind": ["exertian"], "species": ["exertians"], "facts": facts}


def tech(card: Tech) -> Face:
    facts = {
        "tech": card.type,
        "number": card.number,
        "effects": shown(card.bonus),
        "lower": shown(card.lower),
        "upper": shown(card.upper),
    }
    return {"back": "tech", "kind": ["tech"], "tech": [card.type], "facts": facts}


def gold(side: GoldSide) -> Face:
    return plain("gold", tile=side.tile, sets=side.sets, values=list(side.values))


def anomaly(color: str, sides: tuple[Effects, Effects]) -> Face:
    return {**plain("anomaly", color=color, sides=[shown(side) for side in sides]), "color": [color]}


def objective(each: Objective) -> Face:
    return plain("objective", level=each.level, tasks=[task(one) for one in each.tasks])


def rival(card: RivalCard) -> Face:
    face = plain("rival", arrow=card.arrow, actions=[action(each) for each in card.actions])
    return {**face, "species": [card.species]} if card.species in SPECIES else face


# ---- effects -------------------------------------------------------------------------------------------------------
def in_print(effects: Effects) -> Effects:
    """In the order of print: what holds for the rest of the turn comes last."""
    lasting = [each for each in effects if isinstance(each, Special) and each.kind.when]
    return (*(each for each in effects if each not in lasting), *lasting)


def shown(effects: Effects) -> list[Plain]:
    """A list of effects as plain data."""
    return [each(effect) for effect in effects]


def each(effect: Effect) -> dict[str, Plain]:
    if isinstance(effect, Gain):
        return {"icon": effect.what, "n": effect.n}
    if isinstance(effect, Deed):
        return {"icon": effect.verb, "n": 1}
    if isinstance(effect, TechGain):
        return {"tech": list(effect.types)}
    if isinstance(effect, Trace):
        return {"trace": effect.color}
    if isinstance(effect, Signal):
        kind, _, of = effect.where.partition(".")
        return {"signal": kind, "of": of, "n": effect.n}
    return special(effect)


def special(effect: Special) -> dict[str, Plain]:
    """An effect of its own: what it is called in the texts, with lists of effects apart from the other arguments."""
    args = dict(effect.args)
    return {
        "special": effect.name,
        "args": {name: value(each) for name, each in args.items() if name not in (*LISTS, "condition")},
        **{name: shown(args[name]) for name in LISTS if name in args},
        **({"condition": condition(args["condition"])} if "condition" in args else {}),
    }


def value(given: Any) -> Plain:
    if isinstance(given, bool):
        return "yes" if given else "no"
    return list(given) if isinstance(given, tuple) else given


def mission(card: Project) -> Plain:
    if card.circles:
        return {"circles": [{"trigger": trigger(each.trigger), "reward": shown(each.reward)} for each in card.circles]}
    given = card.mission
    return given and {"condition": condition(given.condition), "reward": shown(given.reward)}


def condition(given: Condition) -> dict[str, Plain]:
    return {"name": given.name, "of": list(given.of), "n": given.n}


def trigger(given: Trigger) -> dict[str, Plain]:
    return {"name": given.name, "of": given.of}


def endgame(given: Endgame) -> dict[str, Plain]:
    return {"name": given.name, "of": given.of, "points": given.points}


def task(given: Task) -> dict[str, Plain]:
    return {
        "triggers": [trigger(each) for each in given.triggers],
        "state": None if given.state is None else condition(given.state),
    }


# ---- the rival -----------------------------------------------------------------------------------------------------
def action(given: RivalAction) -> dict[str, Plain]:
    """An action of the rival, by the name that its text has (`rival-<name>`)."""
    match given:
        case does.Analyze(bonus):
            return {"action": "analyze", "bonus": shown(bonus)}
        case does.Launch(bonus):
            return {"action": "launch", "bonus": shown(bonus)}
        case does.Research(publicity, bonus):
            return {"action": "research", "publicity": publicity, "bonus": shown(bonus)}
        case does.Fly(moves, planets, prefer):
            return {"action": "fly", "moves": moves, "places": list(planets), "prefer": prefer[0], "bonus": []}
        case does.Telescope(signals):
            return {"action": "telescope", "signals": list(signals), "bonus": []}
        case does.MeetSpecies(which):
            return {"action": "species", "which": which, "bonus": []}
        case does.FetchSample(reach):
            return {"action": "sample", "reach": [list(each) for each in reach], "bonus": []}
        case does.AnomalyTrace(bonus):
            return {"action": "anomaly", "bonus": shown(bonus)}
        case does.SendMessage(bonus):
            return {"action": "message", "bonus": shown(bonus)}
        case does.PlayExertian(most):
            return {"action": "exertian", "most": most, "bonus": []}
        case does.MarkTrace(color, progress_by_level):
            return {"action": "trace", "color": color, "by_level": progress_by_level, "bonus": []}
        case does.ExploreGlyphs(moves):
            return {"action": "glyphs", "moves": moves, "bonus": []}
        case does.BreachSecurity(bonus, explorations):
            return {"action": "security", "n": explorations, "bonus": shown(bonus)}
        case does.GatherOrganelles(organelles):
            return {"action": "organelles", "n": organelles, "bonus": []}
