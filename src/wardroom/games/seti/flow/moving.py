"""SETI-6.1 to SETI-6.6: probes move through the solar system, and what it is to visit a space (SETI-1.12)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from wardroom.kernel import Asking, Reason, Steps

from ..cards import ASTEROIDS, Trigger
from ..cards.setup import MOVE_ENERGY
from ..state import AFTER, MAIN, Seti
from . import missions, supply, this_turn
from .asking import interruptible, may_choose
from .solar import Space, is_planet, leaving_costs, neighbours, rewarding

STOP = "stop"
VISIT_PUBLICITY = 1
Step = tuple[int, int, int]
"""Which piece, counted from 0, goes to which ring and column."""

NO_PIECE = Reason("SETI-6.1", "no-piece-in-space")
ASTEROIDS_HOLD = Reason("SETI-6.2", "asteroids-hold")


def pieces(state: Seti, seat: int) -> list[Space]:
    """Where whatever a player can move is: probes, then capsules, which move like them (SETI-15.1.4)."""
    agency = state.agencies[seat]
    return [*agency.probes, *agency.capsules.values()] if agency.capsules else agency.probes


def leaving(state: Seti, seat: int, space: Space) -> int:
    """SETI-6.2: what a step from here costs; asteroids cost a move more, unless a tech or a card helps (SETI-7.2)."""
    if state.system.content(space) != ASTEROIDS or goes_freely(state, seat):
        return 1
    return leaving_costs(ASTEROIDS)


def goes_freely(state: Seti, seat: int) -> bool:
    """Whether asteroids do not hold this player's pieces."""
    return state.agencies[seat].has("probe_2") or this_turn.waits(state, seat, this_turn.FREE_ASTEROIDS)


def may_add_energy(state: Seti, seat: int) -> bool:
    """SETI-6.3, SETI-6.6: energy is spent for moves on one's own turn only, not after its end has begun."""
    return seat == state.active and state.stage in (MAIN, AFTER)


def why_not_move(state: Seti, seat: int) -> Reason | None:
    """Why no piece can make a step that is paid with energy (SETI-6.3)."""
    energy = state.agencies[seat].energy
    spaces = pieces(state, seat)
    if not spaces:
        return NO_PIECE
    return None if any(leaving(state, seat, space) * MOVE_ENERGY <= energy for space in spaces) else ASTEROIDS_HOLD


def move(state: Seti, seat: int, n: int) -> Steps:
    """SETI-6.1: up to so many moves, divided among pieces as the player likes. None is kept for later (SETI-6.6)."""
    left = n
    while left > 0 and pieces(state, seat):
        cost = yield from next_step(state, seat, left)
        if not cost:
            return
        left -= cost


def next_step(state: Seti, seat: int, left: int = 0) -> Asking[int]:
    """One step, with so many moves left; energy pays for what they do not cover (SETI-6.3, SETI-6.6). How many moves it
    took; 0: the player stopped, and nothing is paid."""
    chosen = yield from choose_step(state, seat, left)
    if chosen is None:
        return 0
    piece, ring, column = chosen
    cost = leaving(state, seat, pieces(state, seat)[piece])
    supply.pay(state, seat, "energy", max(0, cost - left) * MOVE_ENERGY)
    yield from step(state, seat, piece, (ring, column))
    return cost


def choose_step(state: Seti, seat: int, left: int) -> Asking[Step | None]:
    """Which piece goes where; a move need not be used (SETI-3.7). One that energy will pay for (SETI-6.3) was asked for
    just now, and can be taken back: a word that stops it would let a turn go on for ever."""

    def offer() -> tuple[Step, ...]:
        return offers(tuple(pieces(state, seat)))

    def judge(option: Step) -> Reason | None:
        cost = leaving(state, seat, pieces(state, seat)[option[0]])
        if cost <= left:
            return None
        energy = state.agencies[seat].energy if may_add_energy(state, seat) else 0
        return None if cost <= left + energy else ASTEROIDS_HOLD

    # a free action in between could bring a piece to asteroids, or use up the energy to leave them
    held = left < 2 and (interruptible(state, seat) or any(leaving(state, seat, at) > 1 for at in pieces(state, seat)))
    may_not = judge if held else None
    about = partial(described, state, seat)
    args = (("left", left), ("energy", state.agencies[seat].energy))
    decline = STOP if left else ""
    return (yield from may_choose(state, seat, "move", offer, may_not, args, decline=decline, about=about))


def described(state: Seti, seat: int, option: Step) -> dict[str, Any]:
    """What a step means to who chooses it: which piece, from where, what lies there, what it costs and brings."""
    piece, ring, column = option
    everything = pieces(state, seat)
    here = everything[piece]
    content = state.system.content((ring, column))
    return {
        "several": "yes" if len(everything) > 1 else "no",
        "figure": "probe" if piece < len(state.agencies[seat].probes) else "capsule",
        **located(state, here, "2"),
        **located(state, (ring, column)),
        "cost": leaving(state, seat, here),
        "gain": "publicity" if pays(state, seat, content) else "none",
    }


def located(state: Seti, space: Space, number: str = "") -> dict[str, Any]:
    """Where a space is and what lies on it, for texts."""
    ring, column = space
    return {
        f"name_place{number}": state.system.content(space),
        f"ring{number}": ring,
        f"in_star{number}": state.columns[column],
    }


@lru_cache(maxsize=4096)
def offers(spaces: tuple[Space, ...]) -> tuple[Step, ...]:
    """SETI-1.14: each piece to each space beside it."""
    return tuple((piece, *space) for piece, here in enumerate(spaces) for space in neighbours(here))


def step(state: Seti, seat: int, piece: int, space: Space) -> Steps:
    """One piece goes to an adjacent space."""
    before = put(state, seat, piece, space)
    content = state.system.content(space)
    state.tell("moved", seat=seat, name_place=content, ring=space[0], in_star=state.columns[space[1]])
    if before[0] == space[0]:  # SETI-1.15
        yield from this_turn.happen(state, seat, this_turn.RING_MOVE)
    yield from visit(state, seat, space)


def put(state: Seti, seat: int, piece: int, space: Space) -> Space:
    """Set a piece down on a space; where it was."""
    agency = state.agencies[seat]
    if piece < len(agency.probes):
        before = agency.probes[piece]
        agency.probes[piece] = space
    else:
        card = list(agency.capsules)[piece - len(agency.probes)]
        before = agency.capsules[card]
        agency.capsules[card] = space
    return before


def visit(state: Seti, seat: int, space: Space, pushed: bool = False) -> Steps:
    """SETI-1.12: a piece has entered a space, by a move or a push (SETI-10.7): publicity, then what waits for it."""
    content = state.system.content(space)
    if pays(state, seat, content) and (pushed or not this_turn.waits(state, seat, this_turn.NO_PUBLICITY)):
        instead = yield from this_turn.happen(state, seat, this_turn.PUBLICITY, content)
        if not instead:
            supply.publicity(state, seat, VISIT_PUBLICITY)
    events = triggers(content, seat == state.active)
    if events:
        yield from missions.happen(state, seat, *events)
    yield from this_turn.happen(state, seat, this_turn.VISIT, content)


def pays(state: Seti, seat: int, content: str) -> bool:
    """SETI-6.4, SETI-7.2: a comet or a planet other than Earth gives publicity, with a tech asteroids do too."""
    return rewarding(content) or (content == ASTEROIDS and state.agencies[seat].has("probe_2"))


@lru_cache(maxsize=64)
def triggers(content: str, own_turn: bool) -> tuple[Trigger, ...]:
    """All that entering a space is, one event (SETI-17.19)."""
    if is_planet(content):
        return Trigger("visit", content), Trigger("visit", "planet")
    if content == ASTEROIDS:
        events = Trigger("visit", content), Trigger("visit_on_own_turn", content)
        return events if own_turn else events[:1]
    return (Trigger("visit", content),) if rewarding(content) else ()
