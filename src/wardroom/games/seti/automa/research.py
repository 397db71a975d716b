"""SETI-16.16 to SETI-16.18, SETI-16.54 to SETI-16.56: the rival takes a tech."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards import TECHS
from ..cards.rival import Research
from ..flow import rotation, supply, techs
from ..state import RIVAL, Seti
from . import gains

NO_TILES = Reason("SETI-16.55", "tiles")


def why_not(state: Seti, action: Research, _line: int) -> Reason | None:
    publicity = state.agencies[RIVAL].publicity
    if publicity < action.publicity:
        return Reason("SETI-16.16", "publicity", (("publicity", publicity), ("cost", action.publicity)))
    return None if any(has_tile(state, tech) for tech in TECHS) else NO_TILES


def has_tile(state: Seti, tech: str) -> bool:
    return bool(state.cards.rows[techs.STACKS[tech]])


def act(state: Seti, action: Research, line: int, _card: Card) -> Steps:
    """Pay; rotate, with all that follows; read the progress space now; the tile, 2 VP for a first one, its bonus; last
    what the card gives."""
    state.tell("rival-researches", line=line, cost=action.publicity)
    supply.pay(state, RIVAL, "publicity", action.publicity)
    yield from rotation.rotate(state, RIVAL)
    tech = preferred(state)
    take(state, tech)
    gains.receive_all(state, action.bonus)


def preferred(state: Seti) -> str:
    """SETI-16.16, SETI-16.17: from its progress space along the track the first stack that still has its 2-VP tile; if
    none has one any more, the first with a tile."""
    track = gains.track(state)
    ahead = [*track[state.progress - 1 :], *track[: state.progress - 1]]
    fresh = [tech for tech in ahead if tech in state.first_tiles]
    tech = fresh[0] if fresh else next(each for each in ahead if has_tile(state, each))
    how = "first" if fresh else "left"
    passed = ahead.index(tech)
    state.tell(f"rival-prefers-{how}", space=state.progress, card=ahead[0], card2=tech, passed=passed)
    return tech


def take(state: Seti, tech: str) -> None:
    """SETI-16.18: the 2 VP and the tile's bonus, but never the launch or the data that belong to some techs."""
    tile = techs.take_tile(state, RIVAL, tech)
    state.agencies[RIVAL].techs.append(tech)
    state.taken_by_rival.append(tech)
    gains.receive_all(state, tile)
