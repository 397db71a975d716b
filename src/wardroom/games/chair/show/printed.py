"""What is printed on each card besides its name, for the doors: suit, traits, skills, focus, VP, operations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from wardroom.kernel import Plain

from ..cards.decks import FACES
from ..cards.kinds import GAMEPLAY_TRAITS, SPECIES, SURPRISED, Face, Op


@cache
def printed() -> Mapping[str, Mapping[str, Plain]]:
    return {name: facts_of(face) for name, face in FACES.items()}


def facts_of(face: Face) -> dict[str, Any]:
    """The suit says what kind of card it is; `op` names the text of an operation, `kind` the word before it."""
    return {
        "back": "card",
        "suit": [face.suit],
        "trait": list(face.traits),
        "facts": {
            "skills": list(face.skills),
            "focus": face.focus,
            "vp": face.vp,
            "crew": face.crew,
            "start": face.start,
            "development": face.development is not None,
            "shapes": {trait: shape(trait) for trait in face.traits},
            "ops": [operation(face, place, op) for place, op in enumerate(face.ops)],
        },
    }


def operation(face: Face, place: int, op: Op) -> dict[str, Any]:
    return {
        "kind": op.kind,
        "action": op.action,
        "attack": op.attack,
        "word": kind_word(op),
        "text": f"op-{face.text}-{place + 1}",
        "option": option_of(face, place),
    }


def kind_word(op: Op) -> str:
    """The text before an operation: its kind, whether it takes an Action, whether it attacks."""
    kind = "surprise" if op.kind == SURPRISED else op.kind
    return f"op-kind-{kind}" + "-action" * op.action + "-attack" * op.attack


def option_of(face: Face, place: int) -> str:
    """The key of the option that resolves it: the n-th PLAY or ACTIVATION of its card."""
    if place in face.plays:
        return f"play:{face.id}:{face.plays.index(place)}"
    return f"use:{face.id}:{face.activations.index(place)}" if place in face.activations else ""


def shape(trait: str) -> str:
    """The frame of its sign: species, gameplay, or any other (CHAIR-15.1)."""
    return "species" if trait in SPECIES else "gameplay" if trait in GAMEPLAY_TRAITS else "regular"
