"""Somebody who answers the companion by what really lies on a table: a game of SETI that the program itself plays."""

from __future__ import annotations

from typing import Any

from wardroom.games.seti.automa import message
from wardroom.games.seti.cards import FACE_UP_SAMPLE_ROW, HAND_CARDS, SPECIES
from wardroom.games.seti.cards.solar import COLUMNS
from wardroom.games.seti.companion import GAME
from wardroom.games.seti.companion.state import ADVANCED, GONE, RIVAL, TILE, Companion, Site
from wardroom.games.seti.flow import supply, techs
from wardroom.games.seti.flow.solar import system
from wardroom.games.seti.flow.species import anomalies, exertians, mascamites
from wardroom.games.seti.state import LEFT, RIGHT, RIVAL_ADVANCED, RIVAL_DECK, SAMPLES_BOARD, Seti
from wardroom.kernel import Ask, Chance, Option

from .given import deck

SIDES = (LEFT, RIGHT)


def beside(table: Seti) -> Companion:
    """A companion that knows all that can be known of this table."""
    state = GAME.setup(1, GAME.agreed({"difficulty": table.level}), Chance(bytes(32)))
    own = table.agencies[RIVAL]
    top = table.cards.rows[RIVAL_DECK]
    deck(state, *([table.face(top[-1])] if top else []))
    for card in state.cards.rows[ADVANCED][len(table.cards.rows[RIVAL_ADVANCED]) :]:
        state.cards.move(card, GONE)
    state.news = []
    state.round, state.passed, state.reminder = table.round, [table.agencies[0].passed, False], table.reminder
    state.score, state.publicity, state.filled, state.pool = own.score, own.publicity, own.upper, own.data
    state.progress, state.arrow, state.probe = table.progress, table.arrow, bool(own.probes)
    state.techs, state.taken = own.techs[:], table.taken_by_rival[:]
    state.exofossils, state.message, state.milestones = own.exofossils, own.message, own.milestones[:]
    state.sent = message.TILES - message.in_reserve(table) if "centaurians" in table.found else 0
    state.exertians = len(exertians.played(table, RIVAL))
    state.turned, state.next_disc = table.turned, table.next_disc
    state.slots = {name: star.markers[:] for name, star in table.stars.items()} | {TILE: table.tile_markers[:]}
    state.won = [name for name, star in table.stars.items() if star.won]
    state.first_tiles = table.first_tiles[:]
    for tech in state.stacks:
        state.stacks[tech] = [table.face(card) for card in table.cards.rows[techs.STACKS[tech]]]
    state.orbits = table.first_orbits[:]
    state.ground = {planet: sorted(left, reverse=True) for planet, left in table.landing_data.items()}
    state.moons = [moon for agency in table.agencies for moon in agency.moons]
    state.gold = [tile for tile, marks in table.gold_marks.items() if marks]
    state.found, state.messages = table.found[:], table.messages[:] or state.messages
    for number, found in enumerate(table.species):
        site = state.sites[number] = Site()
        site.name, site.spaces, site.board = found.name, found.spaces.copy(), found.board[:]
    return state


def answer(ask: Ask, state: Companion, table: Seti, row: list[Any]) -> Option:
    """What is true on the table before the rival's turn, and after what the companion has told since."""
    args = dict(ask.args)
    turned = state.turned or table.turned
    earth = system(turned, state.visitor).places["earth"][1]
    if ask.kind in ("discs", "slots", "slot-of"):
        return "right"
    if ask.kind == "star":
        return table.columns[system(turned, state.visitor).places[args["name_place"]][1]]
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
        site = next(each for each in state.sites if each.name == "mascamites")
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
        full = len(state.sites[number].spaces) == 3
        return (args["side"], table.face(table.cards.rows[SIDES[number]][-1])) if full else "none"
    return ask.options[0]  # the companion knows what is taken: the first that may be free is


def has_sample(place: Any, state: Companion, table: Seti) -> bool:
    side, color, row = place
    name = state.sites[("left", "right").index(side)].name
    if name is None or not SPECIES[name].board[color][row - 1].needs_sample:
        return True
    return int(row) < FACE_UP_SAMPLE_ROW + len(table.cards.rows[SAMPLES_BOARD])


def row_of(table: Seti) -> list[Any]:
    return list(supply.row_cards(table))


def own_facts(state: Companion | Seti) -> dict[str, Any]:
    """What both programs must agree about after the turn."""
    if isinstance(state, Companion):
        return {
            "score": state.score,
            "publicity": state.publicity,
            "computer": (state.filled, state.pool),
            "progress": state.progress,
            "arrow": state.arrow,
            "probe": state.probe,
            "techs": sorted(state.techs),
            "exofossils": state.exofossils,
            "message": state.message,
            "slots": state.slots,
            "turned": state.turned,
            "found": state.found,
            "boards": [site.board for site in state.sites],
            "orbits": sorted(state.orbits),
            "moons": sorted(state.moons),
            "milestones": sorted(state.milestones),
        }
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
