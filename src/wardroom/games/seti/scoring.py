"""SETI-14.4 to 14.12, 18: what everything is worth at the end, line by line.

The lines come in the order of the final count (SETI-14.11): points gained during the game, gold-box cards, gold tiles,
the rival's points for objectives, Exertian cards, and last the danger loss.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wardroom.kernel import HIDDEN

from .cards import DANGER_LOSS, EXERTIANS, GOLD_SIDES, GOLD_TILES, TECH_TYPES, Endgame, GoldSide
from .flow import objectives
from .flow.conditions import (
    completed_missions,
    endgame_cards,
    figures_at,
    holds,
    landers,
    orbiters,
    signal_sectors,
    species_traces,
    techs,
    traces,
    tucked,
    wins,
)
from .flow.conditions import probes_on as probes
from .flow.species import exertians
from .state import EXERTIANS_PLAYED, OVER, RIVAL, TRACES, Seti, zone

LAST = 2
"""The third space of a gold tile."""
SET_OF_INCOME = ("credit", "energy", "card_random")


class ScoreLine(NamedTuple):
    """A line of the count, the rule behind it, and what made it up: a text, points, and what they are for."""

    key: str
    rule: str
    points: int
    parts: tuple[Part, ...] = ()


class Part(NamedTuple):
    """Some points of a line. `cards` are faces that gave them."""

    key: str
    rule: str
    points: int
    cards: tuple[str, ...] = ()
    args: tuple[tuple[str, str | int], ...] = ()


def line(key: str, rule: str, parts: list[Part]) -> ScoreLine:
    return ScoreLine(key, rule, sum(part.points for part in parts), tuple(parts))


def lines(state: Seti, seat: int, reader: int | None = None) -> list[ScoreLine]:
    """The count as it would be now. `reader`: a seat that may not know every Exertian card that was played; those are
    left out then. Danger is compared when the game is over."""
    found = [ScoreLine("score", "SETI-14.4", state.agencies[seat].score)]
    if state.is_rival(seat):
        found += [objective_line(state)] if state.tasks or objectives.unfinished(state) else []
    else:
        found += [
            line("cards", "SETI-14.4", [gold_box(state, seat, *each) for each in endgame_cards(state, seat).items()]),
            line("tiles", "SETI-14.5", gold_tiles(state, seat)),
        ]
    if "exertians" in state.found:
        found.append(line("exertians", "SETI-15.5.5", exertian_cards(state, seat, reader)))
        if state.phase == OVER:
            found.append(danger_line(state, seat, sum(each.points for each in found)))
    return found


def total(state: Seti, seat: int) -> int:
    """SETI-14.11, 18.3: as if the game ended now, danger included."""
    counted = sum(each.points for each in lines(state, seat) if each.key != "danger")
    return counted - loss(state, seat, counted)


def totals(state: Seti) -> list[int]:
    """Everybody's, and in solo games the rival's after the human's."""
    return [total(state, seat) for seat in range(len(state.agencies))]


def won(state: Seti) -> bool:
    """SETI-18.2: alone one wins with more than the rival; a tie is no win."""
    return total(state, 0) > total(state, RIVAL)


# Gold-box cards (SETI-11.11)


def gold_box(state: Seti, seat: int, face: str, scoring: Endgame) -> Part:
    count, points = ENDGAMES[scoring.name](state, seat, scoring)
    return Part("gold-box", "SETI-11.11", points, (face,), (("count", count),))


def per_each(count: Callable[[Seti, int, str], int]) -> Callable[[Seti, int, Endgame], tuple[int, int]]:
    """So many points for each."""

    def counted(state: Seti, seat: int, scoring: Endgame) -> tuple[int, int]:
        found = count(state, seat, scoring.of)
        return found, found * scoring.points

    return counted


def on_asteroids(state: Seti, seat: int, scoring: Endgame) -> tuple[int, int]:
    """127: once, however many probes are there."""
    there = bool(probes(state, seat, "asteroids"))
    return int(there), scoring.points if there else 0


def unmarked_tile(state: Seti, seat: int, _: Endgame) -> tuple[int, int]:
    """113: the last space of one gold tile without a marker of the player, the best of them (SETI-20.6); markers of
    others do not matter."""
    best = (0, 0)
    for tile in GOLD_TILES:
        if tile not in state.agencies[seat].gold:
            side = GOLD_SIDES[state.gold_sides[tile]]
            count = sets(state, seat, side)
            best = max(best, (count, count * side.values[LAST]), key=lambda each: each[1])
    return best


ENDGAMES: dict[str, Callable[[Seti, int, Endgame], tuple[int, int]]] = {
    "per_orbiter_or_lander_at": per_each(lambda state, seat, of: figures_at(state.agencies[seat], of)),
    "per_win": per_each(wins),
    "per_trace": per_each(traces),
    "per_species_trace": per_each(lambda state, seat, of: species_traces(state, seat, of)),
    "per_signal_sector": per_each(lambda state, seat, of: signal_sectors(state, seat)),
    "per_tech": per_each(lambda state, seat, of: techs(state.agencies[seat], of)),
    "probe_on_asteroids": on_asteroids,
    "unmarked_tile": unmarked_tile,
}
"""What each gold box counts, and its points."""


# Gold tiles (SETI-14.5, 14.6)


def gold_tiles(state: Seti, seat: int) -> list[Part]:
    """The value of the space with the player's marker, times the number of sets."""
    found = []
    for tile in GOLD_TILES:
        place = state.agencies[seat].gold.get(tile)
        if place is not None:
            side = GOLD_SIDES[state.gold_sides[tile]]
            count, value = sets(state, seat, side), side.values[place]
            args = (("count", count), ("value", value))
            found.append(Part("gold-tile", "SETI-14.6", count * value, (side.id,), args))
    return found


def sets(state: Seti, seat: int, side: GoldSide) -> int:
    return SETS[side.sets](state, seat)


def figures(state: Seti, seat: int) -> int:
    return orbiters(state.agencies[seat]) + landers(state.agencies[seat])


SETS: dict[str, Callable[[Seti, int], int]] = {
    "techs_of_each_type": lambda state, seat: min(techs(state.agencies[seat], kind) for kind in TECH_TYPES[:3]),
    "tech_pairs": lambda state, seat: len(state.agencies[seat].techs) // 2,
    "missions": completed_missions,
    "mission_pairs": lambda state, seat: (completed_missions(state, seat) + len(endgame_cards(state, seat))) // 2,
    "incomes_of_each_kind": lambda state, seat: min(tucked(state, seat, income) for income in SET_OF_INCOME),
    "credit_or_energy_income": lambda state, seat: max(tucked(state, seat, income) for income in SET_OF_INCOME[:2]),
    "traces_of_each_color": lambda state, seat: min(traces(state, seat, color) for color in TRACES),
    "wins_with_figures": lambda state, seat: min(len(state.agencies[seat].wins), figures(state, seat)),
}
"""SETI-14.6: how many sets a player has for each side."""


# The rival, Exertians, danger


def objective_line(state: Seti) -> ScoreLine:
    """SETI-17.14: the rival's, for objectives the human did not complete."""
    count, points = objectives.unfinished(state), objectives.penalty(state)
    return ScoreLine(
        "objectives", "SETI-17.14", points, (Part("unfinished", "SETI-17.14", points, (), (("count", count),)),)
    )


def exertian_cards(state: Seti, seat: int, reader: int | None) -> list[Part]:
    """SETI-15.5.5: each fulfilled card scores its points once; all of the rival's count as fulfilled (SETI-16.52)."""
    return [
        Part("exertian", "SETI-15.5.5", EXERTIANS[face].points if fulfilled(state, seat, face) else 0, (face,))
        for face in played_exertians(state, seat, reader)
    ]


def played_exertians(state: Seti, seat: int, reader: int | None) -> list[str]:
    """The Exertian cards somebody has played, as far as the reader knows them."""
    cards = state.cards.rows[zone(seat, EXERTIANS_PLAYED)]
    faces = [state.face(card) if reader is None else state.cards.read(card, reader) for card in cards]
    return sorted(face for face in faces if not face.startswith(HIDDEN))


def fulfilled(state: Seti, seat: int, face: str) -> bool:
    return state.is_rival(seat) or holds(state, seat, EXERTIANS[face].condition)


def loss(state: Seti, seat: int, counted: int) -> int:
    """SETI-15.5.6: a tenth of the total, rounded down, for everybody with the most danger, if there is any."""
    if "exertians" not in state.found:
        return 0
    dangers = [exertians.danger(state, each) for each in range(len(state.agencies))]
    return counted // DANGER_LOSS if dangers[seat] and dangers[seat] == max(dangers) else 0


def danger_line(state: Seti, seat: int, counted: int) -> ScoreLine:
    lost = loss(state, seat, counted)
    args = (("danger", exertians.danger(state, seat)),)
    return ScoreLine("danger", "SETI-15.5.6", -lost, (Part("danger", "SETI-15.5.6", -lost, (), args),))
