"""What happened, with every face in it: for games that are over."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Event
from wardroom.kernel.state import Shown


def reveal_args(event: Event) -> dict[str, Any]:
    """An event with every face in it."""
    return {name: reveal_value(value) for name, value in event.args}


def reveal_value(value: Any) -> Any:
    if isinstance(value, Shown):
        return value.face
    return [reveal_value(each) for each in value] if isinstance(value, tuple) else value
