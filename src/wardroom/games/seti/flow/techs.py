"""SETI-5g and SETI-7: techs, by research or from a card."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wardroom.kernel import EVERYBODY, Asking, Card, Reason, Steps, pick_one

from ..cards import FIRST_TILE_POINTS, TECHS, TILE_BONUSES, Effects, Trigger
from ..cards.setup import RESEARCH_PUBLICITY
from ..state import FIRST_STACK, TILES_GONE, Seti
from . import computer, effects, missions, rotation, supply
from .asking import may_choose

ANY = "any"
COMPUTER = "computer"
STACKS = {tech: FIRST_STACK + number for number, tech in enumerate(TECHS)}

LITTLE_PUBLICITY = Reason("SETI-5.29", "research-cost", (("cost", RESEARCH_PUBLICITY),))
NO_TECH_LEFT = Reason("SETI-5.44", "no-tech-left")
OWNED = Reason("SETI-5.33", "tech-owned")
STACK_EMPTY = Reason("SETI-5.38", "stack-empty")


def why_not_tech(state: Seti, seat: int, tech: str) -> Reason | None:
    """Why a tech cannot be taken: it is owned already, or its stack is empty."""
    if tech in state.agencies[seat].techs:
        return OWNED
    return None if state.cards.rows[STACKS[tech]] else STACK_EMPTY


def available(state: Seti, seat: int, types: Collection[str] = (ANY,)) -> list[str]:
    """The techs of these types that a player could take."""
    return [tech for tech in of_types(types) if why_not_tech(state, seat, tech) is None]


def of_types(types: Collection[str]) -> list[str]:
    return [tech.id for tech in TECHS.values() if ANY in types or tech.type in types]


# Research


def why_not_research(state: Seti, seat: int) -> Reason | None:
    if state.agencies[seat].publicity < RESEARCH_PUBLICITY:
        return LITTLE_PUBLICITY
    return None if available(state, seat) else NO_TECH_LEFT


def research(state: Seti, seat: int) -> Steps:
    """SETI-5.29, 5.30: the main action: pay, rotate, then choose a tech."""
    supply.pay(state, seat, "publicity", RESEARCH_PUBLICITY)
    yield from rotation.rotate(state, seat)
    yield from take_tech(state, seat, (ANY,))


def take_tech(
    state: Seti,
    seat: int,
    types: Collection[str] = (ANY,),
    only: Sequence[str] | None = None,
    bonus: bool = True,
) -> Asking[str | None]:
    """A tech of one of these types, and of those in `only` if it says so; without one that part is ignored (SETI-5.36).
    Without `bonus` the tile's own is not gained. Which tech it was."""

    def offer() -> list[str]:
        techs = [tech for tech in of_types(types) if only is None or tech in only]
        able = [tech for tech in techs if judge(tech) is None]
        return techs if len(able) > 1 else able

    def judge(tech: str) -> Reason | None:
        return why_not_tech(state, seat, tech)

    taken = yield from may_choose(state, seat, "tech", offer, judge)
    if taken is None:
        state.tell("tech-off", seat=seat)
    else:
        yield from gain(state, seat, taken, bonus)
    return taken


def gain(state: Seti, seat: int, tech: str, bonus: bool = True) -> Steps:
    """SETI-5.31 to 5.33: the tile, 2 VP for the first of its stack, its bonus; then its place on the board."""
    state.agencies[seat].techs.append(tech)
    state.note(f"tech:{tech}")
    tile = take_tile(state, seat, tech, state.cards.rows[STACKS[tech]][-1])
    if bonus:
        yield from effects.run(state, seat, tile)
    yield from effects.run(state, seat, TECHS[tech].bonus)  # SETI-7.1: the new limit applies already
    if TECHS[tech].type == COMPUTER:
        yield from install(state, seat, tech)
    yield from missions.happen(state, seat, Trigger("gain_tech", TECHS[tech].type), Trigger("gain_tech", ANY))


def take_tile(state: Seti, seat: int, tech: str, tile: Card) -> Effects:
    """SETI-5.31: a tile of a stack, its top one, and with the first one 2 VP; what it gives. The next one is seen by
    all (SETI-2.8)."""
    cards, stack = state.cards, state.cards.rows[STACKS[tech]]
    cards.move(tile, TILES_GONE)
    state.tell("tech-taken", seat=seat, card=tech, card2=tile)
    if stack:
        cards.show(stack[-1:], EVERYBODY)
    if tech in state.first_tiles:
        state.first_tiles.remove(tech)
        supply.score(state, seat, FIRST_TILE_POINTS)
    return TILE_BONUSES[state.face(tile)]


def install(state: Seti, seat: int, tech: str) -> Steps:
    """SETI-5.33, 5.34: into a free computer slot, under a data token if one lies there, which is not placing data."""
    slot = yield from pick_one(seat, "slot", computer.free_slots(state, seat), args=(("card", tech),))
    state.agencies[seat].computers[slot] = tech
    state.tell("tech-installed", seat=seat, card=tech, position=slot)
