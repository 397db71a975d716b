"""The score sheet: the lines of the final count, each with what makes it up; and what a finished game has shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import Plain

from ..cards import (
    AGENCIES_CARDS,
    GOLD_SIDES,
    GOLD_TILES,
    HAND_CARDS,
    LONG_TERM_OBJECTIVES,
    MESSAGE_REWARDS,
    MOONS,
    OBJECTIVES,
    PLANET_BOARD,
    RIVAL_CARDS,
    SPECIALS,
    SPECIES,
    STARS,
    TECHS,
)
from ..flow.conditions import endgame_cards
from ..scoring import Part, ScoreLine, lines, total
from ..state import OVER, RIVAL, Seti


def sheet(state: Seti, seat: int, reader: int) -> Plain:
    """As if the game ended now. Everything that scores is public but Exertian cards that lie face down: who may not
    see them reads a sheet without them. In a solo game the sheet of seat 1 is the rival's, and the player's names it;
    the end tells who won (SETI-18.2)."""
    counted = lines(state, seat, reader)
    made = {"rows": [row(each) for each in counted], "total": sum(each.points for each in counted)}
    if state.solo and not state.is_rival(seat):
        made["rival"] = RIVAL
        if state.phase == OVER:
            made["story"] = story(state)
    return made


def measures(state: Seti) -> dict[str, list[int]]:
    """Publicity, and data in pool and computer, of every agency, the rival's too."""
    data = [agency.data + agency.upper + len(agency.lower) for agency in state.agencies]
    return {"publicity": [agency.publicity for agency in state.agencies], "data": data}


def row(line: ScoreLine) -> dict[str, Any]:
    return {
        "title": line.key,
        "rule": line.rule,
        "points": line.points,
        "lines": [entry(part) for part in line.parts],
    }


def entry(part: Part) -> dict[str, Any]:
    return {
        "key": part.key,
        "rule": part.rule,
        "points": part.points,
        "givers": list(part.cards),
        "args": dict(part.args),
    }


def story(state: Seti) -> str:
    """How a solo game ended."""
    own, rivals = total(state, 0), total(state, RIVAL)
    return "story-won" if own > rivals else "story-tied" if own == rivals else "story-lost"


def reached(state: Seti) -> Sequence[str]:
    """What took place in a finished game that not every game shows."""
    players = range(state.seats)
    gold = [f"gold-box:{face}" for seat in players for face in endgame_cards(state, seat)]
    tiles = [f"tile:{state.gold_sides[tile]}" for seat in players for tile in state.agencies[seat].gold]
    return [*state.happened, *dict.fromkeys([*gold, *tiles])]


MISSIONS = {name: card for name, card in HAND_CARDS.items() if card.mission or card.circles}
RIVALS = (*RIVAL_CARDS.values(), AGENCIES_CARDS["se2_s1"])
TASKS = {tile.id: len(tile.tasks) for tile in (*OBJECTIVES.values(), *LONG_TERM_OBJECTIVES.values())}
EFFECTS = (
    *(f"card:{name}" for name in HAND_CARDS),
    *(f"special:{name}" for name in SPECIALS),
    *(f"mission:{name}" for name in MISSIONS),
    *(f"circle:{name}:{number}" for name, card in MISSIONS.items() for number in range(1, len(card.circles) + 1)),
    *(f"gold-box:{name}" for name, card in HAND_CARDS.items() if card.endgame is not None),
    *(f"tile:{name}" for name in GOLD_SIDES),
    *(f"gold:{tile}" for tile in GOLD_TILES),
    *(f"{what}:{star}" for what in ("signal", "sector") for star in STARS),
    *(f"tech:{tech}" for tech in TECHS),
    *(f"orbit:{planet}" for planet in PLANET_BOARD),
    *(f"land:{place}" for place in (*PLANET_BOARD, *MOONS)),
    *(f"species:{name}" for name in SPECIES),
    *(f"message:{each.id}" for each in MESSAGE_REWARDS),
    *(f"objective:{name}" for name in TASKS),
    *(f"task:{name}:{number}" for name, count in TASKS.items() for number in range(1, count + 1)),
    *(f"rival:{card.id}-{line}" for card in RIVALS for line in range(1, len(card.actions) + 1)),
    "launch",
    "rotation",
    "neutral",
    "exertian",
)
