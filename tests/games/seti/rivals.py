"""Turns of the rival said in a sentence.

    game = rival_plays("s1", probes=[[], [EARTH]])
    assert game.agency(1).probes == []

The rival's turn is played as soon as the position is laid out; then the human is asked, usually for a turn. The rival
has nothing but what a test gives it: no points, no publicity, an empty computer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.games.seti.state import RIVAL_ASIDE, RIVAL_DECK, RIVAL_PLAYED, RIVAL_TURN
from wardroom.language import Text

from .given import Sitting, given

RIVAL = 1
EARTH = (1, 5)
"""Where Earth is while the discs have not turned."""
NEUTRAL = -1
FILLED = {"red": NEUTRAL, "yellow": NEUTRAL, "blue": NEUTRAL}
"""Discovery spaces that nobody is rewarded for."""
SETTINGS = {"difficulty": 1}


def rival_plays(card: str | None, **position: Any) -> Sitting:
    """The rival turns over this card, the only one of its deck; None: its deck is empty."""
    decks: dict[str, Sequence[str]] = dict(position.pop("decks", {}))
    bare = [*position.pop("bare", ()), "rival"]
    if card is not None:
        decks["rival"] = [card]
    given_: dict[str, Any] = {
        "score": [0, 0],
        "publicity": [0, 0],
        "credits": [0],
        "energy": [0],
        "active": RIVAL,
        "stage": RIVAL_TURN,
        "settings": SETTINGS,
        "decks": decks,
        "bare": bare,
    }
    return given(1, **{**given_, **position})


def known(*species: str, **more: Any) -> dict[str, Any]:
    """These species are discovered, left and right, in this order, by neutral markers."""
    every = ("mascamites", "anomalies", "oumuamua", "centaurians", "exertians")
    rest = [name for name in every if name not in species]
    boards = (*species, *rest)[:2]
    return {"species": boards, "found": list(species), "traces": [FILLED] * len(species), **more}


def told(game: Sitting, key: str) -> list[Mapping[str, Any]]:
    """The arguments of every event of this kind, as the human was told."""
    return [args for each, args in game.table.seat(0).log if each == key]


def story(game: Sitting) -> list[str]:
    """The keys of what was told of the rival's turn."""
    return [key for key in game.log() if key.startswith("rival") or key in ("rotated", "sector-complete")]


def line_done(game: Sitting) -> tuple[str, int]:
    """The card and the line that the rival carried out last."""
    done = [each for each in game.state.happened if each.startswith("rival:")]
    card, _, line = done[-1].removeprefix("rival:").rpartition("-")
    return card, int(line)


def refusals(game: Sitting) -> list[tuple[int, str, str]]:
    """The lines that could not be done: number, why, and by which rule."""
    cannot = "rival-cannot-"
    log = game.table.seat(0).log
    return [(args["line"], key.removeprefix(cannot), args["rule"]) for key, args in log if key.startswith(cannot)]


def rival_has(game: Sitting) -> dict[str, int]:
    """What the rival has, by count."""
    agency = game.agency(RIVAL)
    counted = {name: getattr(agency, name) for name in ("score", "publicity", "upper", "data", "exofossils")}
    return {name: n for name, n in counted.items() if n} | {"progress": game.state.progress}


def deck(game: Sitting) -> list[str]:
    return game.faces(RIVAL_DECK)


def played(game: Sitting) -> list[str]:
    return game.faces(RIVAL_PLAYED)


def aside(game: Sitting) -> list[str]:
    return game.faces(RIVAL_ASIDE)


def said(game: Sitting, language: str) -> list[str]:
    """The log in words."""
    words = Text(language, "wardroom.games.seti", names=["Ada"], reader=0)
    return [words.event(key, args) for key, args in game.table.seat(0).log]


def outcome(game: Sitting) -> dict[str, Any]:
    """All that the rival has, as far as there is any: counts, tiles, figures, markers in slots, traces, progress."""
    agency, state = game.agency(RIVAL), game.state
    signals = {name: star.markers.count(RIVAL) for name, star in state.stars.items() if RIVAL in star.markers}
    below = [
        (slot, color, 0)
        for slot, at in enumerate(state.species)
        for color, owner in at.spaces.items()
        if owner == RIVAL
    ]
    boards = [
        (slot, color, row) for slot, at in enumerate(state.species) for color, row, owner in at.board if owner == RIVAL
    ]
    over = [
        (slot, color, -1) for slot, at in enumerate(state.species) for color, owner in at.overflow if owner == RIVAL
    ]
    everything = {
        **rival_has(game),
        "techs": agency.techs,
        "probes": agency.probes,
        "orbiters": agency.orbiters,
        "landers": agency.landers,
        "moons": agency.moons,
        "wins": agency.wins,
        "message": agency.message,
        "gold": agency.gold,
        "signals": signals,
        "tile": state.tile_markers.count(RIVAL),
        "traces": below + boards + over,
    }
    return {name: value for name, value in everything.items() if value}
