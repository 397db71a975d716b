"""The middle of the table and the Bot as interfaces draw them, as in a game against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wardroom.kernel import HIDDEN, Plain

from ...cards.boards import CAPTAINS
from ...cards.kinds import TRACKS
from ...show.picture import captain, command, dates, glory_to_the_end, track, tug
from .unseen import MARK


def picture(view: Plain) -> Plain:
    return draw(view)


def draw(view: Any) -> dict[str, Any]:
    bot = view["captains"][view["bot"]["side"]]
    faces = dict.fromkeys(face for face in all_faces(view) if not face.startswith((HIDDEN, MARK)))
    return {
        "dates": dates(view["stardate"]),
        "to_the_end": glory_to_the_end(view["stardate"]),
        "neutral": [None if place is None else tug(place, len(view["captains"])) for place in view["neutral"]],
        "captains": [{"tracks": tracks(view["captains"][0])}, captain(bot)],
        "faces": list(faces),
        "command": command(bot["crew"], view["bot"], view["active"] == view["bot"]["side"]),
    }


def tracks(own: dict[str, Any]) -> list[dict[str, Any]]:
    """The person's, as they were reported."""
    board = CAPTAINS[own["crew"]].boards[own["board"]]
    marks = (board.research, board.influence, board.military)
    return [track(name, own["tracks"][name], dict(marked)) for name, marked in zip(TRACKS, marks)]


def all_faces(view: Any) -> Iterator[str]:
    """Every card that has a name, so that it can be opened."""
    bot = view["captains"][view["bot"]["side"]]
    yield from (lying["card"] for lying in (*view["market"], *view["neutral"]) if lying and lying["card"])
    yield from view["junk"]
    for area in ("captain", "duty", "fleet", "places"):
        yield from (each["card"] for each in bot[area])
    for pile in ("staging", "discard", "log"):
        yield from bot[pile]
