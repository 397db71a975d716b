"""SETI-16.16 to SETI-16.18, SETI-16.54 to SETI-16.56: the rival takes a tech."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason, Steps

from ..cards import TECHS
from ..cards.rival import Research
from ..flow import supply, techs
from ..state import RIVAL, Seti
from . import gains
from .witness import witness

NO_TILES = Reason("SETI-16.55", "tiles")


def research(state: Seti, action: Research, line: int) -> Asking[Reason | None]:
    """Pay; rotate, with all that follows; read the progress space now; the tile, 2 VP for a first one, its bonus; last
    what the card gives."""
    publicity = state.agencies[RIVAL].publicity
    if publicity < action.publicity:
        return Reason("SETI-16.16", "publicity", (("publicity", publicity), ("cost", action.publicity)))
    if not any(has_tile(state, tech) for tech in TECHS):
        return NO_TILES
    state.tell("rival-researches", line=line, cost=action.publicity)
    supply.pay(state, RIVAL, "publicity", action.publicity)
    yield from witness(state).rotate(state)
    tech = yield from preferred(state)
    if tech is not None:
        yield from take(state, tech)
    gains.receive_all(state, action.bonus)
    return None


def has_tile(state: Seti, tech: str) -> bool:
    return bool(state.cards.rows[techs.STACKS[tech]])


def preferred(state: Seti) -> Asking[str | None]:
    """SETI-16.16, SETI-16.17: from its progress space along the track the first stack that still has its 2-VP tile; if
    none has one any more, the first with a tile."""
    track, space = gains.track(state), state.progress
    ahead = [*track[space - 1 :], *track[: space - 1]]
    tell = witness(state)
    how = "first"
    tech = yield from tell.first(
        state, "first-tile", [each for each in ahead if each in state.first_tiles], space=space
    )
    if tech is None:
        how = "left"
        tech = yield from tell.first(state, "tile-left", [each for each in ahead if has_tile(state, each)], space=space)
    if tech is not None:
        state.tell(f"rival-prefers-{how}", space=space, card=ahead[0], card2=tech, passed=ahead.index(tech))
    return tech


def take(state: Seti, tech: str) -> Steps:
    """SETI-16.18: the 2 VP and the tile's bonus, but never the launch or the data that belong to some techs."""
    tile = yield from witness(state).top_tile(state, tech)
    bonus = techs.take_tile(state, RIVAL, tech, tile)
    state.agencies[RIVAL].techs.append(tech)
    state.taken_by_rival.append(tech)
    gains.receive_all(state, bonus)
