"""What a position promises beyond the points it has, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..cards import (
    EXERTIANS,
    GOLD_MILESTONES,
    GOLD_SIDES,
    GOLD_TILES,
    HAND_CARDS,
    LEVELS,
    OBJECTIVES_DUE,
    PROGRESS_PER_MISSING,
    TECHS,
)
from ..cards.setup import COMPUTER, DATA_POOL_MAX, PUBLICITY_MAX, RESEARCH_PUBLICITY, ROUNDS
from ..flow.conditions import count, endgame_cards, holds, pieces
from ..flow.milestones import LAST_PLACE
from ..flow.objectives import ALL, STATES
from ..flow.species.exertians import danger
from ..scoring import ENDGAMES, sets
from ..state import (
    EXERTIANS_PLAYED,
    OBJECTIVES,
    OBJECTIVES_DONE,
    PLAYED,
    RIVAL,
    RIVAL_DECK,
    RIVAL_PLAYED,
    TUCKED,
    Seti,
    zone,
)
from . import weights as w
from .expectations import Mind
from .worths import GAINS, worth


def outlook(state: Seti, seat: int) -> int:
    """All that may still come of what a player has; alone, less what the rival may expect."""
    mind = Mind(state, seat, w.STOCK)
    if not state.solo:
        return sum(part(mind) for part, _ in PARTS)
    value, left = objectives(mind) - rival(state), mind.left
    for part, shares in PARTS:
        value += part(mind) * shares[left] // 100
    return value


def stock(mind: Mind) -> int:
    """Credits and energy; what there is much of is worth less."""
    agency = mind.agency
    value = 0
    for amount in (agency.credits, agency.energy):
        value += mind.resource * min(amount, 6) + mind.resource * 8 // 10 * max(0, amount - 6)
    return value + GAINS["exofossil"][mind.left] * agency.exofossils


def income(mind: Mind) -> int:
    """What comes between rounds."""
    cards, faces = mind.state.cards.rows[zone(mind.seat, TUCKED)], mind.state.cards.faces
    left = mind.left
    value = 5 * later("credit", left) + later("card_random", left)
    for card in cards:
        value += later(HAND_CARDS[faces[card]].income, left)
    return value


@cache
def later(what: str, left: int) -> int:
    """One of something at the beginning of each round that follows."""
    worths = w.STOCK if what in ("credit", "energy") else GAINS[what]
    return sum(worths[after] for after in range(left))


def computer(mind: Mind) -> int:
    """Data on the way to an analysis, and what lies on the way."""
    agency, left = mind.agency, mind.left
    cells = len(COMPUTER)
    goal = mind.trace("blue") - mind.resource
    pool = min(agency.data, DATA_POOL_MAX)
    if not left and agency.upper + pool < cells:
        return 25 * (agency.upper + pool)
    value = goal * agency.upper * w.KEEP // (100 * cells)
    lower = [position for position in agency.computers if position not in agency.lower]
    at = agency.upper
    for _ in range(pool):
        if at < cells:
            at += 1
            reward = COMPUTER[at - 1].effect if at not in agency.computers else TECHS[agency.computers[at]].upper
            value += goal * 80 // (100 * cells) + worth(reward, left) * 6 // 10
        elif lower:
            value += worth(TECHS[agency.computers[lower.pop()]].lower, left) * 6 // 10
        else:
            value += goal * 60 // (100 * cells)
    return value


def publicity(mind: Mind) -> int:
    amount = min(mind.agency.publicity, PUBLICITY_MAX)
    if not mind.left:
        return w.PUBLICITY[0] * amount if amount >= RESEARCH_PUBLICITY else 15 * amount
    best = max(500, mind.best_tech()) * 85 // (100 * RESEARCH_PUBLICITY)
    return (best * amount + w.PUBLICITY[mind.left] * amount) // 2 - (40 if amount == PUBLICITY_MAX else 0)


def hand(mind: Mind) -> int:
    faces = mind.state.cards.faces
    values = sorted((mind.card(faces[card]) for card in mind.state.hand(mind.seat)), reverse=True)
    shares = (100, 95, 85, 75) if mind.left else (90, 60, 40, 30)
    return sum(value * share // 100 for value, share in zip(values, shares)) + 20 * max(0, len(values) - 4)


def probes(mind: Mind) -> int:
    """Each on its way to the best planet for it; two of them may want the same."""
    values = sorted((mind.flight(space) for space in mind.agency.probes), reverse=True)
    value = sum(each if not number else each * 2 // 3 for number, each in enumerate(values))
    capsules = len(pieces(mind.agency)) - len(mind.agency.probes)
    return value + capsules * (400 if mind.left else 150)


def sectors(mind: Mind) -> int:
    value = 0
    for star, slot in mind.state.stars.items():
        if slot.markers:
            value += mind.sector(star, slot.markers.count(mind.seat), mind.strongest(slot), slot.data)
    return value


def abilities(mind: Mind) -> int:
    return sum(w.ABILITIES[tech][1] for tech in mind.agency.techs) * mind.time // 100


def missions(mind: Mind) -> int:
    """Those in front: completed ones are scored already."""
    state, agency = mind.state, mind.agency
    value = 0
    for card in state.cards.rows[zone(mind.seat, PLAYED)]:
        project = HAND_CARDS[state.cards.faces[card]]
        mission = project.mission
        if mission is not None:
            value += worth(mission.reward, mind.left) * mind.likely(mission) // 100
        elif project.circles:
            covered = agency.circles.get(card, ())
            open_ = [circle for number, circle in enumerate(project.circles, 1) if number not in covered]
            value += sum(worth(circle.reward, mind.left) for circle in open_) * (10 + 12 * mind.time // 100) // 100
    for scoring in endgame_cards(state, mind.seat).values():
        value += ENDGAMES[scoring.name](state, mind.seat, scoring)[1] * w.POINT
        value += scoring.points * mind.time // 5
    for mark, waiting in agency.pending:
        reached = worth(HAND_CARDS[state.cards.faces[waiting]].when_reached, mind.left)
        value += reached * max(0, 90 - 3 * (mark - agency.score) - (0 if mind.left else 30)) // 100
    return value


def tile_worth(mind: Mind, tile: str, place: int) -> int:
    """A gold tile with a marker on this place: the sets there are, and those that may come."""
    side = GOLD_SIDES[mind.state.gold_sides[tile]]
    return side.values[place] * (sets(mind.state, mind.seat, side) * w.POINT + GROWTH[side.sets] * mind.time // 100)


GROWTH = {
    "techs_of_each_type": 20,
    "tech_pairs": 40,
    "missions": 40,
    "mission_pairs": 25,
    "incomes_of_each_kind": 15,
    "credit_or_energy_income": 35,
    "traces_of_each_color": 30,
    "wins_with_figures": 30,
}
"""Hundredths of a set that a round brings."""


def gold(mind: Mind) -> int:
    """Tiles marked, and those that the next milestones will mark."""
    state, agency = mind.state, mind.agency
    value = sum(tile_worth(mind, tile, place) for tile, place in agency.gold.items())
    open_ = [
        tile_worth(mind, tile, min(len(state.gold_marks.get(tile, ())), LAST_PLACE))
        for tile in GOLD_TILES
        if tile not in agency.gold
    ]
    open_.sort(reverse=True)
    marks = [mark for mark in GOLD_MILESTONES if mark not in agency.milestones]
    for mark, tile in zip(marks, open_):
        value += tile * min(92, (100 * agency.score + w.PACE * mind.time // 5) // mark) // 100
    return value


def species(mind: Mind) -> int:
    """Discovery markers, messages on the way, Exertian cards and the danger in them."""
    state, seat = mind.state, mind.seat
    value = 0
    for slot in state.species:
        if slot.name is None:
            own = sum(owner == seat for owner in slot.spaces.values())
            value += own * (w.DISCOVERED if mind.left else 60) * (1 + len(slot.spaces)) // 4
        elif slot.name == "anomalies":
            top: dict[str, int] = {}
            for color, _, owner in sorted(slot.board, key=lambda each: each[1]):
                top[color] = owner
            value += 13 * mind.time // 10 * sum(owner == seat for owner in top.values())
    if mind.agency.message is not None:
        value += 400 * max(0, 15 - max(0, mind.agency.message - mind.agency.score)) // 15
    if "exertians" in state.found:
        for card in state.cards.rows[zone(seat, EXERTIANS_PLAYED)]:
            printed = EXERTIANS[state.cards.faces[card]]
            done = holds(state, seat, printed.condition)
            value += printed.points * (w.POINT if done else 8 * mind.left)
        dangers = [danger(state, each) for each in range(len(state.agencies))]
        if dangers[seat] and dangers[seat] == max(dangers):
            value -= mind.agency.score * 6
    return value


PARTS: tuple[tuple[Callable[[Mind], int], w.ByRound], ...] = tuple(
    (part, w.SHARES[part.__name__])
    for part in (
        stock,
        income,
        computer,
        publicity,
        hand,
        probes,
        sectors,
        abilities,
        missions,
        gold,
        species,
    )
)
"""What a player has, and how much of what each part promises comes true alone."""


# Alone


def objectives(mind: Mind) -> int:
    """SETI-17: what was not completed goes to the rival; tasks that are fulfilled come halfway, and so does what an
    objective asks to hold, as far as it is there."""
    state = mind.state
    rows, faces = state.cards.rows, state.cards.faces
    value = -w.OBJECTIVE * len(rows[OBJECTIVES])
    for card, done in state.tasks.items():
        tasks = ALL[faces[card]].tasks
        each = (w.OBJECTIVE + w.OBJECTIVE_DUE * mind.left) // len(tasks)
        value += each * len(done) * 6 // 10 - w.OBJECTIVE
        for number, condition in STATES[faces[card]]:
            if number not in done:
                held = count(state, mind.seat, condition)
                value += each * held * 6 // (10 * condition.n)
    return value


def rival(state: Seti) -> int:
    """What the rival has and will have."""
    agency, rows = state.agencies[RIVAL], state.cards.rows
    value = agency.score * w.POINT
    deck = len(rows[RIVAL_DECK])
    cards = deck + len(rows[RIVAL_PLAYED])
    stars = w.RIVAL["star"] * (state.level - 1)
    if not agency.passed:
        value += deck * (w.RIVAL_TURN[min(state.round, ROUNDS) - 1] + stars)
    for number in range(state.round, ROUNDS):
        value += cards * (w.RIVAL_TURN[number] + stars)
    left = ROUNDS - state.round
    value += (state.progress - 1) * w.RIVAL["step"] * left
    value += agency.publicity * w.RIVAL["publicity"] + agency.upper * w.RIVAL["computer"]
    value += agency.data * w.RIVAL["pool"] + len(agency.techs) * w.RIVAL["tech"]
    value += len(agency.probes) * w.RIVAL["probe"]
    return value + (dues(state) if any(LEVELS[state.level].objectives) else 0)


def dues(state: Seti) -> int:
    """SETI-17.13: how far it will advance for objectives that are missing, if one is completed in each later round."""
    value, at_hand = 0, len(state.cards.rows[OBJECTIVES_DONE])
    for number in range(state.round, ROUNDS):
        missing = max(0, OBJECTIVES_DUE[number] - at_hand)
        value += missing * PROGRESS_PER_MISSING * w.RIVAL["step"] * (ROUNDS - number)
        at_hand = max(0, at_hand - OBJECTIVES_DUE[number]) + 1
    return value
