"""CHAIR-36.12: what comes before the first turn of a game of a campaign, and what such a game may begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Steps
from wardroom.kernel.errors import BadSetup
from wardroom.kernel.game import AND

from ..cards.boards import CAPTAINS
from ..cards.campaigns import CLOCK, DIFFICULTY, MOST_GAMES
from ..cards.decks import FACES
from ..cards.kinds import DILITHIUM, LATINUM, Gains, Op
from ..cards.upgrades import AFTER_HAND, BEFORE_HAND, BOOSTS, SOURCES, START, is_market_card, own_cards
from ..pieces import Assignment, Do
from ..state import DECK, HAND, RESUPPLY, Chair, zone
from . import challenges, operations, standing
from .asking import pick_word
from .challenges import PERSON

NO_CAMPAIGN = "none"
DRAW_HAND = "hand"
"""The opening hand, among what is to be done before the first turn."""


def words(settings: Mapping[str, Any], name: str) -> list[str]:
    """The values of a setting that takes several."""
    return settings[name].split(AND) if settings[name] else []


def assigned(settings: Mapping[str, Any]) -> Assignment | None:
    """What the header says of the campaign; None: the game stands by itself."""
    if settings["campaign"] == NO_CAMPAIGN:
        return None
    assignment = Assignment(
        mode=settings["campaign"],
        number=settings["assignment"],
        wins=settings["wins"],
        streak=settings["streak"],
        challenges=[*words(settings, "challenges"), *([CLOCK] if settings["clock"] else [])],
        boosts=words(settings, "boosts"),
        reinforced=words(settings, "reinforcements"),
    )
    check(assignment, settings)
    assignment.ahead = to_be_done(assignment)
    return assignment


def check(assignment: Assignment, settings: Mapping[str, Any]) -> None:
    """Whether such a game can be: what one has must have been won before, and the Bot is as hard as the mode says."""
    before = assignment.number - 1
    captain, barred = settings["captain_1"], words(settings, "barred")
    piled = assignment.reinforced
    wrong = {
        "captain": captain not in CAPTAINS,
        "opponent": settings["captain_2"] in barred or len(set(barred) | {captain}) >= len(CAPTAINS),
        "wins": not assignment.streak <= assignment.wins <= before < MOST_GAMES,
        "rank": settings["rank"] != DIFFICULTY[assignment.mode][assignment.wins],
        "upgrades": len(assignment.boosts) + len(piled) > before,
        "reinforcements": len(set(piled)) < len(piled) or any(not may_be_reinforced(each, captain) for each in piled),
    }
    for what, is_wrong in wrong.items():
        if is_wrong:
            raise BadSetup("not-of-a-campaign", what=what)


def may_be_reinforced(face: str, captain: str) -> bool:
    """CHAIR-36.9, CHAIR-36.12: a Market card, or one of the captain's own."""
    return is_market_card(FACES[face]) or any(face in own_cards(captain, source) for source in SOURCES)


def to_be_done(assignment: Assignment) -> list[str]:
    """In which order: moment by moment, and those of the same moment in the order in which they were got
    (CHAIR-36.26)."""

    def of(moment: str) -> list[str]:
        return [name for name in assignment.boosts if BOOSTS[name].moment == moment]

    choice = [challenges.CHOICE_OF_RESOURCE] if challenges.chooses_resource(assignment) else []
    return [*choice, *of(BEFORE_HAND), DRAW_HAND, *of(AFTER_HAND), *of(START)]


# The stage


def boost(state: Chair) -> Steps:
    """The next thing that comes before the first turn; after the last one the turn begins."""
    assignment = state.assignment
    assert assignment is not None
    if not assignment.ahead:
        state.stage = RESUPPLY
        return
    name = assignment.ahead.pop(0)
    if name == DRAW_HAND:
        draw_opening_hand(state)
    elif name == challenges.CHOICE_OF_RESOURCE:
        yield from do_without(captain_does(state))
    else:
        yield from carry_out(state, name)


def captain_does(state: Chair) -> Do:
    return Do(state, PERSON, state.captain(PERSON))


def draw_opening_hand(state: Chair) -> None:
    """CHAIR-3.11: up to the hand size; what was found before counts towards it (CHAIR-36.12)."""
    held, deck = state.hand(PERSON), zone(PERSON, DECK)
    lacking = min(standing.hand_size(state, PERSON) - len(held), len(state.row(PERSON, DECK)))
    if lacking > 0:
        drawn = state.cards.draw(zone(PERSON, HAND), (deck, lacking))
        state.tell("drew", seat=PERSON, count=len(drawn), cards=tuple(drawn))


def do_without(do: Do) -> Steps:
    """CHAIR-36.14: without Dilithium or without Latinum, as one likes."""
    missing = yield from pick_word(do, "live-long", (DILITHIUM, LATINUM))
    if missing == DILITHIUM:
        do.own.dilithium = 0
    else:
        do.own.latinum = 0
    do.state.tell("does-without", seat=PERSON, name_gain=missing)


def carry_out(state: Chair, name: str) -> Steps:
    """A BOOST: mandatory, as far as it can be carried out (CHAIR-8.6)."""
    effect = BOOSTS[name].effect
    do = captain_does(state)
    state.note(f"boost-{name}")
    state.tell("boosted", seat=PERSON, name_boost=name)
    if isinstance(effect, Gains):
        yield from operations.run(do, Op("boost", (effect,)))
    else:
        yield from effect(do)
