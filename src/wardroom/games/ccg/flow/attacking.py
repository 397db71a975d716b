"""CCG-16.1 to CCG-16.11, CCG-16.72 to CCG-16.75: who may attack whom, and who leads."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Card, Reason

from ..cards.kinds import BORG, FEDERATION, KLINGON, NEUTRAL, NON_ALIGNED
from ..places import aboard_of, crew, people
from ..state import Ccg
from ..values import group
from .compatible import matches
from .refusing import refuse
from .teams import active_people

UNRESTRAINED = (KLINGON, "kazon", NON_ALIGNED, NEUTRAL)
"""CCG-16.3, CCG-16.72: affiliations that forbid nothing."""
LEADING = ("officer", "leadership")
"""CCG-4.28."""


def why_not_affiliations(
    state: Ccg, seat: int, mine: Sequence[Card], theirs: Sequence[Card], location: int
) -> Reason | None:
    """Whether these cards may attack those by their affiliations. CCG-16.7: a counter-attack is free of all that."""
    if may_counter(state, seat, location):
        return None
    restraining = [card for card in mine if not state.mixing >> card & 1]  # Brainwash adds no restriction
    return why_not_force(affiliations_of(state, restraining), affiliations_of(state, theirs))


def why_not_force(mine: Sequence[str], theirs: Sequence[str]) -> Reason | None:
    """CCG-16.72: every member brings its own line: most forbid their own affiliation (CCG-16.1), the Federation leaves
    only Borg (CCG-16.2), and Borg attack for an objective (CCG-16.4; there are none yet)."""
    if BORG in mine:
        return Reason("CCG-16.4", "borg-need-objective")
    if FEDERATION in mine and BORG not in theirs:
        return Reason("CCG-16.2", "only-borg")
    for one in mine:
        if one not in UNRESTRAINED and one in theirs:
            return Reason("CCG-16.1", "own-affiliation", (("name_affiliation", one),))
    return None


def affiliations_of(state: Ccg, force: Sequence[Card]) -> list[str]:
    """CCG-16.5: those of all members; disabled ones are blank (CCG-18.20)."""
    return list(dict.fromkeys(one for card in force if not state.is_idle(card) for one in state.affiliations(card)))


def force_of(state: Ccg, vessel: Card) -> list[Card]:
    """CCG-16.6: a ship or facility counts together with its crew."""
    return [vessel, *people(state, crew(state, vessel, state.controller(vessel)))]


# Leaders


def leaders(state: Ccg, seat: int, team: Sequence[Card]) -> int:
    """CCG-4.28: how many personnel of a team, unstopped, have OFFICER or Leadership."""
    there = active_people(state, team)
    return sum(any(each.levels(skill) for skill in LEADING) for each in group(state, seat, there).people)


def has_matching(state: Ccg, vessel: Card) -> bool:
    """CCG-16.41, CCG-16.74: a personnel of its controller aboard who matches it, stopped or not (CCG-16.78)."""
    there = aboard_of(state, vessel, state.controller(vessel)).able
    return any(matches(state, card, vessel) for card in there)


# Counter-attacks


def may_counter(state: Ccg, seat: int, location: int) -> bool:
    """CCG-16.7, CCG-16.8: in this turn, at the location where the player was attacked in the last one."""
    return state.active == seat and (seat, location) in state.last_counter


def grant_counter(state: Ccg, seat: int, location: int) -> None:
    """CCG-16.7: whoever was attacked."""
    state.counter.append((seat, location))


def why_not_led(state: Ccg, seat: int, ship: Card, location: int) -> Reason | None:
    """CCG-16.40: each attacking ship needs a leader aboard, but for a counter-attack (CCG-16.7)."""
    if may_counter(state, seat, location) or leaders(state, seat, crew(state, ship, seat)):
        return None
    return refuse(state, "CCG-16.40", "no-leader-aboard", card=ship)
