"""CCG-5: the seed phases, where the players seed by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from wardroom.kernel import DONE, EVERYBODY, PASS, Ask, Card, Reason, Steps

from ..cards.kinds import ARTIFACT, DILEMMA, FACES, FACILITY
from ..spaceline import is_own
from ..state import (
    AGENDA,
    DEALT,
    DILEMMAS,
    FACILITIES,
    FIRST_PILE,
    LAYING,
    MISSIONS,
    SEEDS,
    TABLE,
    Ccg,
    Location,
    place_at,
    zone,
)
from . import do, downloads, hidden
from .dealt import LEFT, RIGHT, lay_mission, lay_stacks, may_lie_under, place_in_row, same_location
from .entering import why_not_enter
from .refusing import refuse
from .reporting import lay_facility, why_not_seed_facility
from .windows import PAUSE, USES, Play, Trigger

SEED, DOORWAY_PHASE = "seed", "doorway_phase"
"""The words of cards that may be seeded: in the facility phase, in the doorway phase."""

# Doorways


def doorways(state: Ccg) -> Steps:
    """CCG-5.4, CCG-5.5: players alternate until both pass."""
    yield from alternate(state, "seed-doorway", is_doorway, LAYING if state.seeding != DEALT else FACILITIES)


def is_doorway(state: Ccg, seat: int, face: str) -> bool:
    """CCG-5.4: cards that seed in this phase and of which a copy is not in play yet. Public."""
    return DOORWAY_PHASE in FACES[face].plays and left_to_seed(state, seat, face)


def seeds_itself(face: str) -> bool:
    """CCG-5.23, CCG-5.38: in the facility phase."""
    return SEED in FACES[face].plays or FACES[face].kind == FACILITY


def left_to_seed(state: Ccg, seat: int, face: str) -> bool:
    """Whether it may lie among the seed cards still."""
    gone = sum(state.cards.faces[card] == face and state.owner[card] == seat for card in state.cards.rows[TABLE])
    if hidden.is_agenda(face):
        gone += len(state.row(seat, AGENDA))
    return state.listed[seat].get(face, 0) > gone


def alternate(state: Ccg, kind: str, fits: Any, then: str) -> Steps:
    """One choice of the active seat; after two passes in a row the next phase begins with the first player. CCG-5.3:
    special downloads may be used meanwhile."""
    seat = state.active
    offers = downloads.offered(state, seat, Trigger(PAUSE, seat))
    passing = not offers and not any(fits(state, seat, face) for face in state.listed[seat])
    choice: Any = PASS
    if not passing:
        candidates = [PASS, *offers, *possible(state, seat, kind)]
        choice = yield Ask(seat, kind, candidates, partial(why_not_seed, state, seat, kind))
    if choice in offers:
        yield from downloads.use(state, seat, choice, Trigger(PAUSE, seat))
        return
    if choice == PASS:
        state.passed += 1
    else:
        state.passed = 0
        yield from seed_one(state, seat, choice)
    state.active = 1 - seat
    if state.passed >= 2:
        next_phase(state, then)


def next_phase(state: Ccg, phase: str) -> None:
    from .setup import begin  # it deals as well

    state.passed, state.active, state.part = 0, state.first, phase
    if phase == "hands":
        begin(state)


def possible(state: Ccg, seat: int, kind: str) -> Iterator[Any]:
    for card in state.row(seat, SEEDS):
        yield ("core", card)
        if kind == "seed-facility":
            for location in state.locations:
                if location.missions:
                    yield (SEED, card, location.missions[0])


def why_not_seed(state: Ccg, seat: int, kind: str, option: Any) -> Reason | None:
    """CCG-5.4, CCG-5.23 to CCG-5.28."""
    if option == PASS or option[0] == "download":
        return None
    word, card = option[0], option[1]
    face = state.face(card)
    if not (DOORWAY_PHASE in face.plays if kind == "seed-doorway" else seeds_itself(face.id)):
        return refuse(state, "CCG-5.23" if kind == "seed-facility" else "CCG-5.4", "not-seeded-now", card=card)
    if (word == SEED) != (face.kind == FACILITY):
        return refuse(state, "CCG-5.29", "not-there", card=card)
    wrong = why_not_enter(state, seat, card)
    use = USES.get(face.id)
    if wrong is None and use is not None and use.aim is not None:  # what it is seeded on must be there
        wrong = use.why(state, seat, Trigger(PAUSE, seat))
    if wrong is not None or word != SEED:
        return wrong
    return why_not_seed_facility(state, seat, card, state.where[option[2]].host)


def seed_one(state: Ccg, seat: int, option: Any) -> Steps:
    card = option[1]
    if hidden.is_agenda(state.cards.faces[card]):
        hidden.lay(state, seat, card)
        return
    if option[0] == SEED:
        lay_facility(state, seat, card, state.where[option[2]].host)
        return
    do.put(state, card, place_at("core", seat))
    state.cards.show((card,), EVERYBODY)
    state.tell("seeded-card", seat=seat, card=card)
    use = USES.get(state.cards.faces[card])
    if use is not None:
        this = Play(state, seat, card, Trigger(PAUSE, seat))
        if use.aim is not None:
            this.target = yield from use.aim(this)
        yield from use.effect(this)


# Missions


def lay_missions(state: Ccg) -> Steps:
    """CCG-5.6, CCG-5.7: players alternate; the top mission of the pile is laid at either end."""
    seat = state.active
    pile = state.row(seat, MISSIONS)
    if pile:
        card = pile[-1]
        state.cards.show((card,), EVERYBODY)
        face: Any = state.face(card)
        row = state.rows[face.quadrant]
        end = RIGHT
        if same_location(state, face) is None and place_in_row(state, row, face, LEFT) != place_in_row(
            state, row, face, RIGHT
        ):
            end = yield Ask(seat, "mission-end", [LEFT, RIGHT], args=(("card", card),))
        lay_mission(state, card, end)
        state.tell("laid-mission", seat=seat, card=card)
    state.active = 1 - seat
    if not state.row(0, MISSIONS) and not state.row(1, MISSIONS):
        next_phase(state, DILEMMAS)


# Dilemmas


def dilemmas(state: Ccg) -> Steps:
    """CCG-5.15 to CCG-5.21, CCG-5.36: one player seeds everything in any order, then the other; then the stacks are put
    together. Card by card, as what is laid first under a mission is met first (CCG-5.16)."""
    seat = state.active
    candidates = pairs(state, seat)
    if candidates:
        choice: Any = yield Ask(seat, "seed-dilemma", [*candidates, DONE], partial(why_not_under, state, seat))
        if choice != DONE:
            lay_under(state, seat, choice[1], state.locations[state.where[choice[2]].host])
            return
    state.passed += 1
    if state.passed < 2:
        state.active = 1 - seat
        return
    piles = {
        (owner, location.number): state.row(owner, FIRST_PILE + location.number)[:]
        for owner in (0, 1)
        for location in state.locations
    }
    lay_stacks(state, piles)
    next_phase(state, FACILITIES)


def pairs(state: Ccg, seat: int) -> list[Any]:
    return [
        ("under", card, location.missions[0])
        for card in state.row(seat, SEEDS)
        for location in state.locations
        if location.missions
    ]


def why_not_under(state: Ccg, seat: int, option: Any) -> Reason | None:
    """CCG-5.19 to CCG-5.22."""
    if option == DONE:
        return None
    _, card, target = option
    face, location = state.face(card), state.locations[state.where[target].host]
    if face.kind not in (DILEMMA, ARTIFACT) and "like_a_dilemma" not in face.plays:
        return refuse(state, "CCG-5.15", "not-under", card=card)
    laid = state.row(seat, FIRST_PILE + location.number)
    if face.kind == ARTIFACT and any(state.kind(other) == ARTIFACT for other in laid):
        return Reason("CCG-5.21", "one-artifact")
    if not may_lie_under(state, location)(face.id):
        return refuse(state, "CCG-5.21" if face.kind == ARTIFACT else "CCG-5.19", "wrong-icon", card=card)
    if any(state.cards.faces[other] == face.id for other in laid):
        return refuse(state, "CCG-5.20", "same-dilemma", card=card)
    return None


def lay_under(state: Ccg, seat: int, card: Card, location: Location) -> None:
    """CCG-5.37: how many lie where is public; what they are is not, but what they cannot be is known."""
    state.cards.move(card, zone(seat, FIRST_PILE + location.number))
    state.cards.within((card,), may_lie_under(state, location))
    state.tell("seeded-under", seat=seat, card=location.missions[0])


# Facilities and everything else


def facilities(state: Ccg) -> Steps:
    """CCG-5.23: players alternate until both pass; then the hands are drawn."""
    yield from alternate(state, "seed-facility", seeds_late, "hands")


def seeds_late(state: Ccg, seat: int, face: str) -> bool:
    """CCG-5.23, CCG-5.38."""
    return seeds_itself(face) and left_to_seed(state, seat, face)


def owns(state: Ccg, seat: int, location: Location) -> bool:
    return is_own(state, location.number, seat)
