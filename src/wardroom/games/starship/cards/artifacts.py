"""The 27 artifact tokens: three types, nine of each (SHIP-1.5, SHIP-1.10)."""

from __future__ import annotations

from typing import Final, NamedTuple

COPIES: Final = 9
GREY: Final = "grey"

#: The two colours of each type.
ARTIFACT_TYPES: Final[dict[str, tuple[str, str]]] = {
    "red_yellow": ("red", "yellow"),
    "red_blue": ("red", "blue"),
    "yellow_blue": ("yellow", "blue"),
}


class Artifact(NamedTuple):
    """An artifact token."""

    id: str
    type: str
    colors: tuple[str, str]


#: Every artifact token by its id: red_yellow_1 to yellow_blue_9.
ARTIFACTS: Final[dict[str, Artifact]] = {
    f"{kind}_{number}": Artifact(f"{kind}_{number}", kind, colors)
    for kind, colors in ARTIFACT_TYPES.items()
    for number in range(1, COPIES + 1)
}


def pair_activates(first: str, second: str) -> tuple[str, ...]:
    """The room colours that a pair of these artifact types activates (SHIP-4.8)."""
    shared = tuple(color for color in ARTIFACT_TYPES[first] if color in ARTIFACT_TYPES[second])
    return (*shared, GREY)
