"""What is printed on every card besides its name and text, for interfaces: kinds and colours to sift by, and the icons.

Effects are plain data: `{"icon": "move", "n": 2}`, `{"spend": "pirate", "n": 1, "gain": [...]}`,
`{"choose": [[...], [...]]}`, `{"special": "hive_mind"}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from wardroom.kernel import Plain

from ..cards import (
    ACTIONS,
    CARDS,
    EVENTS,
    MISSIONS,
    OMEGAS,
    PASSENGERS,
    SOLO_EVENTS,
    STATION_CARDS,
    TILES,
    Choose,
    Effect,
    Effects,
    Event,
    Icon,
    Mission,
    Omega,
    Spend,
    TechCard,
    design,
)

Face = dict[str, Any]

#: What an ability or an omega does in a row of signs: when, then what; or how many points for each of something.
BRIEF: Final[dict[str, tuple[str, ...]]] = {
    "observer_red": ("c-red", "k-mission", "›", "t-coop", "1"),
    "observer_yellow": ("c-yellow", "k-mission", "›", "t-nian", "1"),
    "observer_blue": ("c-blue", "k-mission", "›", "t-zinca", "1"),
    "nian_transmitter": ("e-damage", "k-mission", "›", "t-nian", "2"),
    "training_headset": ("e-medal", "›", "e-medal", "2"),
    "mech_bots": ("e-repair", "›", "e-repair", "2"),
    "wormhole_generator": ("e-move", "›", "e-jump"),
    "hyper_charger": ("e-move", "›", "e-repair"),
    "artifact_display": ("e-artifact", "=", "e-medal"),
    "trophy_display": ("e-pirate", "=", "e-medal"),
    "merit_board": ("↻", "e-medal"),
    "maintenance_drones": ("↻", "e-repair"),
    "rec_room": ("↻", "e-pull"),
    "android_workshop": ("↻", "e-android"),
    "navigation_computer": ("helm", "›", "e-move"),
    "targeting_computer": ("e-fight", "›", "t-any", "1"),
    "salvage_crane": ("e-fight", "›", "e-repair"),
    "zinca_relay": ("e-android", "›", "t-zinca", "2"),
    "helm_academy": ("1", "/", "f-red"),
    "tactical_academy": ("1", "/", "f-yellow"),
    "science_academy": ("1", "/", "f-blue"),
    "scrap_museum": ("1", "/", "e-damage"),
    "command_archive": ("1", "/", "c-red", "k-mission"),
    "tactical_archive": ("1", "/", "c-yellow", "k-mission"),
    "science_archive": ("1", "/", "c-blue", "k-mission"),
    "artifact_blueprints": ("2", "/", "e-artifact"),
    "pirate_gallery": ("1", "/", "e-pirate"),
}


@cache
def printed() -> Mapping[str, Mapping[str, Plain]]:
    """Every card of the box; pirates and artifacts are tokens."""
    return {
        **{face: tech(card) for face, card in CARDS.items()},
        **{face: omega(card) for face, card in OMEGAS.items()},
        **{face: mission(card) for face, card in MISSIONS.items()},
        **{face: event(card) for face, card in (EVENTS | SOLO_EVENTS).items()},
        **{card.id: station(card.id, card.faction, card.tile) for card in STATION_CARDS},
        **{face: plain("passenger", techs=list(card.techs)) for face, card in PASSENGERS.items()},
        **{face: plain("action", action=card.type) for face, card in ACTIONS.items()},
    }


def plain(kind: str, **facts: Plain) -> Face:
    return {"back": kind, "kind": [kind], "facts": facts}


def tech(card: TechCard) -> Face:
    does = design(card.id)
    return {
        "back": "tech",
        "kind": [does.kind],
        "color": [] if does.color is None else [does.color],
        "deck": [does.deck],
        "facts": {
            "left": list(card.left),
            "right": list(card.right),
            "design": card.design,
            "brief": list(BRIEF.get(card.design, ())),
            "effects": shown(does.effects),
            "single_use": does.single_use,
        },
    }


def omega(card: Omega) -> Face:
    facts = {
        "left": list(card.left),
        "right": list(card.right),
        "design": card.id,
        "brief": list(BRIEF.get(card.id, ())),
        "effects": [],
    }
    return {"back": "omega", "kind": ["omega"], "deck": ["omega"], "facts": facts}


def mission(card: Mission) -> Face:
    lines = [{"color": line.color, "effects": shown(line.effects)} for line in card.lines]
    colors = list(dict.fromkeys(line.color for line in card.lines))
    return {"back": "mission", "kind": ["mission"], "color": colors, "facts": {"points": card.points, "lines": lines}}


def event(card: Event) -> Face:
    return {"back": "event", "kind": ["event"], "track": [card.faction], "facts": {}}


def station(id: str, faction: str, tile: str) -> Face:
    facts = {"station": id, "effects": shown(TILES[tile].effects)}
    return {"back": "station", "kind": ["station"], "track": [faction], "facts": facts}


def shown(effects: Effects) -> list[Plain]:
    """A list of effects as plain data."""
    return [each(effect) for effect in effects]


def each(effect: Effect) -> dict[str, Plain]:
    if isinstance(effect, Icon):
        return {"icon": effect.verb, "n": effect.n}
    if isinstance(effect, Spend):
        return {"spend": effect.what, "n": effect.n, "gain": shown(effect.gain)}
    if isinstance(effect, Choose):
        return {"choose": [shown(one) for one in effect.lists]}
    return {"special": effect.name}
