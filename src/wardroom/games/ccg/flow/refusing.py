"""Refusals that name cards."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Card, Reason

from ..state import Ccg


def refuse(state: Ccg, rule: str, key: str, **args: Any) -> Reason:
    """A reason with its arguments; cards are named by their faces. Whoever is told may see them."""
    faces = state.cards.faces
    named = tuple((name, faces[value] if isinstance(value, Card) else value) for name, value in args.items())
    return Reason(rule, key, named)
