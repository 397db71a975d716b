"""What a player has: conditions of missions, state tasks and Exertian cards, and the counts behind them.

Everything counted here lies open. Effects speak of the player's own pieces (SETI-1.16); a capsule is a probe for them
(SETI-15.1.8).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..cards import ASTEROIDS, COLUMNS, COMET, EARTH, HAND_CARDS, MOONS, SPECIES, STARS, TECHS, Condition, Endgame
from ..pieces import Agency, Discovery
from ..state import DONE, PLAYED, TRACES, TUCKED, Seti, zone
from .solar import Space, neighbours


def holds(state: Seti, seat: int, condition: Condition) -> bool:
    """Whether a player has what is asked for."""
    return COUNTS[condition.name].of(state, seat, condition.of) >= condition.n


def count(state: Seti, seat: int, condition: Condition) -> int:
    """How much a player has of what is asked for."""
    return COUNTS[condition.name].of(state, seat, condition.of)


# Figures


def pieces(agency: Agency) -> list[Space]:
    """Where the probes in space are, capsules with them."""
    return [*agency.probes, *agency.capsules.values()] if agency.capsules else agency.probes


def on_moons(agency: Agency, planet: str) -> int:
    """Landers on the moons of a planet."""
    return sum(MOONS[moon] == planet for moon in agency.moons)


def landers_at(agency: Agency, planet: str) -> int:
    """SETI-1.10: moons count."""
    return agency.landers.get(planet, 0) + on_moons(agency, planet)


def figures_at(agency: Agency, planet: str) -> int:
    """SETI-1.10: orbiters and landers at a planet, on its moons too."""
    return agency.orbiters.get(planet, 0) + landers_at(agency, planet)


def orbiters(agency: Agency) -> int:
    return sum(agency.orbiters.values())


def landers(agency: Agency) -> int:
    return sum(agency.landers.values()) + len(agency.moons)


def planets_with_figures(agency: Agency) -> list[str]:
    """Planets with an orbiter or lander of this player."""
    moons = [MOONS[moon] for moon in agency.moons]
    return list(dict.fromkeys([*agency.orbiters, *agency.landers, *moons]))


def distance(one: Space, other: Space) -> int:
    """The shortest way by steps between adjacent spaces, asteroids or not; there is none across the Sun (SETI-6.5)."""
    round_about = abs(one[1] - other[1])
    return abs(one[0] - other[0]) + min(round_about, COLUMNS - round_about)


def probes_on(state: Seti, seat: int, content: str) -> list[Space]:
    """Where probes of a player stand on asteroids, or on a comet."""
    system = state.system
    return [space for space in pieces(state.agencies[seat]) if system.content(space) == content]


# Stars


def wins(state: Seti, seat: int, color: str) -> int:
    """Win markers in sectors of a colour (SETI-8.16)."""
    return sum(STARS[star].color == color for star in state.agencies[seat].wins)


def signal_sectors(state: Seti, seat: int) -> int:
    """Sectors with a signal of this player; one on 'Oumuamua's tile is none (SETI-15.3.10)."""
    return sum(seat in star.markers for star in state.stars.values())


# Traces


def traces_for(slot: Discovery, seat: int, color: str) -> int:
    """SETI-13.6: discovery, overflow and board spaces of one species all count. `any`: of every colour."""
    if color == "any":
        return sum(traces_for(slot, seat, each) for each in TRACES)
    return (
        (slot.spaces.get(color) == seat)
        + sum(each == color and owner == seat for each, owner in slot.overflow)
        + sum(each == color and owner == seat for each, _, owner in slot.board)
    )


def traces(state: Seti, seat: int, color: str) -> int:
    """For both species together."""
    return sum(traces_for(slot, seat, color) for slot in state.species)


def all_colors(slot: Discovery, seat: int) -> int:
    """How many sets of three traces of different colours there are for a species."""
    return min(traces_for(slot, seat, color) for color in TRACES)


def species_traces(state: Seti, seat: int, species: str, color: str = "any") -> int:
    return sum(traces_for(slot, seat, color) for slot in state.species if slot.name == species)


def paid_traces(state: Seti, seat: int, species: str) -> int:
    """Traces on spaces of a board that have a cost."""
    board = SPECIES[species].board
    return sum(
        owner == seat and bool(board[color][row - 1].cost)
        for slot in state.species
        if slot.name == species
        for color, row, owner in slot.board
    )


# Techs and cards


def techs(agency: Agency, type_: str) -> int:
    return sum(TECHS[tech].type == type_ for tech in agency.techs)


def tucked(state: Seti, seat: int, income: str) -> int:
    """Cards tucked for this income; the starting income never counts."""
    cards = state.cards.rows[zone(seat, TUCKED)]
    return sum(HAND_CARDS[state.face(card)].income == income for card in cards)


def completed_missions(state: Seti, seat: int) -> int:
    return len(state.cards.rows[zone(seat, DONE)])


def endgame_cards(state: Seti, seat: int) -> dict[str, Endgame]:
    """The gold-box cards in front of a player (SETI-11.11), and what they pay."""
    faces = [state.face(card) for card in state.cards.rows[zone(seat, PLAYED)]]
    return {face: scoring for face in faces if (scoring := HAND_CARDS[face].endgame) is not None}


class Count(NamedTuple):
    """How much a player has of something. `of` says about what. `more`: by which event more of it is had, and what that
    is about if not what the condition is about."""

    of: Callable[[Seti, int, tuple[str, ...]], int]
    more: str = ""
    about: str = ""


COUNTS: dict[str, Count] = {
    # of: planets, at each of them; moons count (SETI-1.10)
    "orbiter_or_lander_at": Count(
        lambda state, seat, of: min(figures_at(state.agencies[seat], planet) for planet in of), "orbit_or_land_at"
    ),
    # of: planet
    "lander_at": Count(lambda state, seat, of: landers_at(state.agencies[seat], of[0]), "orbit_or_land_at"),
    "orbiters": Count(lambda state, seat, of: orbiters(state.agencies[seat]), "action", "orbit"),
    # moons count
    "landers": Count(lambda state, seat, of: landers(state.agencies[seat]), "action", "land"),
    # moons do not count
    "landers_on_planets": Count(lambda state, seat, of: sum(state.agencies[seat].landers.values()), "action", "land"),
    # moons count
    "orbiters_and_landers": Count(
        lambda state, seat, of: orbiters(state.agencies[seat]) + landers(state.agencies[seat]),
        "action",
        "orbit_or_land",
    ),
    # moons count
    "orbiters_and_landers_at_one_planet": Count(
        lambda state, seat, of: max(
            (figures_at(state.agencies[seat], planet) for planet in planets_with_figures(state.agencies[seat])),
            default=0,
        )
    ),
    # one of each; moons count
    "orbiter_and_lander_at_one_planet": Count(
        lambda state, seat, of: sum(
            count > 0 and landers_at(state.agencies[seat], planet) > 0
            for planet, count in state.agencies[seat].orbiters.items()
        )
    ),
    # n: spaces
    "probe_far_from_earth": Count(
        lambda state, seat, of: max(
            (distance(space, state.where(EARTH)) for space in pieces(state.agencies[seat])), default=0
        )
    ),
    "probe_on_asteroids": Count(lambda state, seat, of: len(probes_on(state, seat, ASTEROIDS))),
    "probe_on_asteroids_by_earth": Count(
        lambda state, seat, of: sum(
            space in neighbours(state.where(EARTH)) for space in probes_on(state, seat, ASTEROIDS)
        )
    ),
    "probe_on_comet": Count(lambda state, seat, of: len(probes_on(state, seat, COMET)), "visit", "comet"),
    # of: colour
    "wins": Count(lambda state, seat, of: wins(state, seat, of[0]), "win_sector"),
    "wins_in_one_sector": Count(
        lambda state, seat, of: max(
            (state.agencies[seat].wins.count(star) for star in state.agencies[seat].wins), default=0
        )
    ),
    # different sectors with a signal
    "signal_sectors": Count(lambda state, seat, of: signal_sectors(state, seat)),
    "signals_on_tile": Count(lambda state, seat, of: state.tile_markers.count(seat)),
    # of: colour
    "traces": Count(lambda state, seat, of: traces(state, seat, of[0]), "mark_trace"),
    "traces_of_one_color": Count(lambda state, seat, of: max(traces(state, seat, color) for color in TRACES)),
    # of: colour
    "trace_for_each_species": Count(
        lambda state, seat, of: min(traces_for(slot, seat, of[0]) for slot in state.species)
    ),
    "all_colors_for_one_species": Count(lambda state, seat, of: max(all_colors(slot, seat) for slot in state.species)),
    # of: species, colour or "any"
    "species_traces": Count(lambda state, seat, of: species_traces(state, seat, of[0], of[1])),
    # of: species
    "species_all_colors": Count(
        lambda state, seat, of: min(species_traces(state, seat, of[0], color) for color in TRACES)
    ),
    # of: species
    "other_species_traces": Count(
        lambda state, seat, of: sum(traces_for(slot, seat, "any") for slot in state.species if slot.name != of[0])
    ),
    # of: species
    "trace_on_paid_space": Count(lambda state, seat, of: paid_traces(state, seat, of[0])),
    # of: type
    "techs": Count(lambda state, seat, of: techs(state.agencies[seat], of[0]), "gain_tech"),
    "tucked": Count(lambda state, seat, of: len(state.cards.rows[zone(seat, TUCKED)]), "tuck", "any"),
    "completed_missions": Count(lambda state, seat, of: completed_missions(state, seat), "complete_mission", "any"),
    "no_hand": Count(lambda state, seat, of: int(not state.hand(seat))),
    "publicity": Count(lambda state, seat, of: state.agencies[seat].publicity),
    "score": Count(lambda state, seat, of: state.agencies[seat].score),
    "data_in_pool": Count(lambda state, seat, of: state.agencies[seat].data),
    "exofossils": Count(lambda state, seat, of: state.agencies[seat].exofossils),
    # of: place; a capsule there is given up for it (SETI-15.1.5)
    "sample_delivered": Count(
        lambda state, seat, of: list(state.agencies[seat].capsules.values()).count(state.where(of[0]))
    ),
}
"""What each condition is about."""
