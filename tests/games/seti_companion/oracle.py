"""Somebody who answers the companion by what really lies on a table: a game of SETI that the program itself plays."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from wardroom.games.seti.automa.companion import GAME, discoveries
from wardroom.games.seti.automa.companion.asking import HUMAN
from wardroom.games.seti.automa.companion.state import Companion
from wardroom.games.seti.cards import FACE_UP_SAMPLE_ROW, HAND_CARDS, SPECIES
from wardroom.games.seti.cards.solar import COLUMNS
from wardroom.games.seti.flow import supply, techs
from wardroom.games.seti.flow.signals import TILE
from wardroom.games.seti.flow.solar import system
from wardroom.games.seti.flow.species import anomalies, exertians, mascamites
from wardroom.games.seti.state import (
    GONE,
    LEFT,
    RIGHT,
    RIVAL,
    RIVAL_ADVANCED,
    RIVAL_DECK,
    SAMPLES_BOARD,
    TILES_GONE,
    Seti,
)
from wardroom.kernel import Ask, Chance, Option, copy_of

from .given import deck

SIDES = (LEFT, RIGHT)
ALIKE = (
    *("round", "reminder", "progress", "arrow", "taken_by_rival", "turned", "next_disc", "found", "species"),
    *("stars", "tile_data", "tile_markers", "first_tiles", "first_orbits", "landing_data", "gold_marks", "neutral"),
)
"""What a position of the companion has just as one of SETI."""


def beside(table: Seti) -> Companion:
    """A companion that knows all that can be known of this table."""
    state = GAME.setup(1, GAME.agreed({"difficulty": table.level}), Chance(bytes(32)))
    top = table.cards.rows[RIVAL_DECK]
    deck(state, *([table.face(top[-1])] if top else []))
    for card in state.cards.rows[RIVAL_ADVANCED][len(table.cards.rows[RIVAL_ADVANCED]) :]:
        state.cards.move(card, GONE)
    state.news = []
    for name in ALIKE:
        setattr(state, name, deepcopy(getattr(table, name)))
    state.agencies[RIVAL] = copy_of(table.agencies[RIVAL])
    human, real = state.agencies[HUMAN], table.agencies[HUMAN]
    human.passed, human.moons = real.passed, real.moons[:]
    if "centaurians" in table.found:
        human.message, state.messages = real.message, table.messages[:]
    state.asked = discoveries.marked(state)
    state.discs_known = True
    state.exertians = len(exertians.played(table, RIVAL))
    for stack in techs.STACKS.values():
        left = [table.face(card) for card in table.cards.rows[stack]]
        for card in [each for each in state.cards.rows[stack] if state.face(each) not in left]:
            state.cards.move(card, TILES_GONE)
    return state


def answer(ask: Ask, state: Companion, table: Seti, row: list[Any]) -> Option:
    """What is true on the table before the rival's turn, and after what the companion has told since."""
    args = dict(ask.args)
    earth = system(state.turned, state.visitor).places["earth"][1]
    if ask.kind in ("discs", "slots", "slot-of"):
        return "right"
    if ask.kind == "star":
        return table.columns[system(state.turned, state.visitor).places[args["name_place"]][1]]
    if ask.kind == "row-color":
        if not row:
            return "none"
        return HAND_CARDS[table.face(row.pop(0 if state.arrow == "left" else -1))].sector
    if ask.kind == "bonus":
        return table.face(table.cards.rows[techs.STACKS[args["card"]]][-1])
    if ask.kind == "clockwise":
        return min(ask.options, key=lambda star: (table.columns.index(str(star)) - earth) % COLUMNS)
    if ask.kind == "sample-left":
        return "yes" if mascamites.samples(table, args["name_place"]) else "none"
    if ask.kind == "sample-here":
        site = next(each for each in state.species if each.name == "mascamites")
        return table.face(table.cards.rows[SAMPLES_BOARD][site.board[-1][1] - FACE_UP_SAMPLE_ROW])
    if ask.kind == "lowest":
        return next((each for each in ask.options if each == "none" or has_sample(each, state, table)), "none")
    if ask.kind == "next-anomaly":
        column = anomalies.next_column(table)
        assert column is not None
        return table.anomalies[column][0]
    if ask.kind == "highest":
        return "rival" if anomalies.highest(table, args["feminine_color"]) == RIVAL else "you"
    if ask.kind == "anomaly":
        color, side = table.anomalies.get(earth, ("", 0))
        leads = bool(color) and anomalies.highest(table, color) == RIVAL
        return (color, "ab"[side]) if leads else "none"
    if ask.kind == "discovered":
        number = ("left", "right").index(args["side"])
        full = len(state.species[number].spaces) == 3
        return (args["side"], table.face(table.cards.rows[SIDES[number]][-1])) if full else "none"
    return ask.options[0]  # the companion knows what is taken: the first that may be free is


def has_sample(place: Any, state: Companion, table: Seti) -> bool:
    side, color, row = place
    name = state.species[("left", "right").index(side)].name
    if name is None or not SPECIES[name].board[color][row - 1].needs_sample:
        return True
    return int(row) < FACE_UP_SAMPLE_ROW + len(table.cards.rows[SAMPLES_BOARD])


def row_of(table: Seti) -> list[Any]:
    return list(supply.row_cards(table))


def own_facts(state: Seti) -> dict[str, Any]:
    """What both programs must agree about after the turn."""
    own = state.agencies[RIVAL]
    return {
        "score": own.score,
        "publicity": own.publicity,
        "computer": (own.upper, own.data),
        "progress": state.progress,
        "arrow": state.arrow,
        "probe": bool(own.probes),
        "techs": sorted(own.techs),
        "exofossils": own.exofossils,
        "message": own.message,
        "slots": {name: star.markers for name, star in state.stars.items()} | {TILE: state.tile_markers},
        "turned": state.turned,
        "found": state.found,
        "boards": [found.board for found in state.species],
        "orbits": sorted(state.first_orbits),
        "moons": sorted(moon for agency in state.agencies for moon in agency.moons),
        "milestones": sorted(own.milestones),
    }
