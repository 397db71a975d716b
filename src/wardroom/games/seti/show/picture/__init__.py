"""A view as interfaces draw it: where everything stands on the picture of the solar system, and what is on every board.

It adds nothing to the view, and sees nothing else.
"""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Plain

from . import agencies, boards, rival, sky

View = Any


def picture(view: View) -> Plain:
    return {
        "sky": sky.sky(view),
        "planets": boards.planets(view),
        "species": boards.species(view),
        "gold": boards.gold(view),
        "techs": boards.techs(view),
        "agencies": [agencies.agency(view, seat) for seat in range(len(view["agencies"]))],
        "solo": rival.solo(view) if view["solo"] else None,
        "faces": faces(view),
    }


def faces(view: View) -> list[str]:
    """All cards and tiles that lie open somewhere, each once."""
    held = [
        face
        for each in view["agencies"]
        for face in (
            *each["hand"],
            *each["tucked"],
            *each["done"],
            *(played["face"] for played in each["played"]),
            *each["exertians"],
            *each["exertians_played"],
            *(capsule[0] for capsule in each["capsules"]),
            *(pending[1] for pending in each["pending"]),
        )
    ]
    shared = [
        *view["row"],
        *view["resolving"],
        *(face for stack in view["ends"] for face in stack),
        *(face for species in view["species"] for face in (species["name"], *species["open"])),
        *(face for pile in view["samples"].values() for face in pile),
        *(tile["side"] for tile in view["gold"]),
        *view["techs"],
    ]
    solo = view["solo"]
    alone = [*solo["played"], *(each["face"] for each in solo["objectives"]), *solo["done"]] if solo else []
    return list(dict.fromkeys(face for face in (*shared, *held, *alone) if face is not None))
