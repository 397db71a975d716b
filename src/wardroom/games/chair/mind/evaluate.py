"""How good a position looks to a captain, in hundredths of a point: the points it has, and what is coming.

Focus icons count by the multiplier that is expected at the end, times how likely a mission is until then; INCIDENTs
cost more than their points, since they are drawn again and again; a Location counts before it is taken. All of it
shrinks as the Stardates run out."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from wardroom.kernel import Card

from ..cards.boards import ADVANCED, CAPTAINS
from ..cards.goals import MISSIONS
from ..cards.kinds import ENDGAME, FACES, INCIDENT, RESUPPLY, TRACKS
from ..cards.stardates import PILES
from ..flow.missions import open_missions
from ..flow.supply import LAST_SPACE
from ..scoring import OWNED
from ..state import (
    ACTION,
    BEAMED,
    CADET,
    CAPTAIN,
    DUTY,
    FIRST_SIDE,
    FLEET,
    HAND,
    INCIDENTS,
    LOG,
    NO_TEAMS,
    NO_TOKENS,
    OVER,
    PLACES,
    SIDE_ZONES,
    TABLE,
    Chair,
)
from . import weights as w

NOBODY: frozenset[Card] = frozenset()


def evaluate(state: Chair, seat: int) -> int:
    """The margin over the other captain; alone, what one's own position comes to."""
    if state.phase == OVER:
        return final(state, seat)
    left = turns_left(state)
    value = outlook(state, seat, left) - burn(state, seat)
    if state.sides > 1:
        value -= outlook(state, 1 - seat, left)
    return value


def final(state: Chair, seat: int) -> int:
    """The result; a Burn decides by itself (CHAIR-5.5), and alone it is always lost (CHAIR-26.9, CHAIR-31.1)."""
    if state.burned and state.seats == 1:
        return -w.BURN
    if state.sides == 1:
        return state.scores[seat] * w.POINT
    margin = (state.scores[seat] - state.scores[1 - seat]) * w.POINT
    return margin if not state.burned else w.BURN if margin > 0 else -w.BURN if margin < 0 else 0


def turns_left(state: Chair) -> int:
    """How many turns of its own a side may expect after this one, in tenths (CHAIR-5.3, CHAIR-11.1)."""
    if state.closing >= 0:
        return state.closing * 10 // state.sides
    pile = PILES[state.pile]
    glory = state.on_stardate + sum([card.glory for card in pile[state.stardate + 1 :]])
    return glory * 10 // w.GLORY_A_TURN[state.mode] // state.sides + 12


def burn(state: Chair, seat: int) -> int:
    """How near a lost Burn is: with few INCIDENTs left whoever has fewer is ahead (CHAIR-5.5); alone it does not matter
    who has them (CHAIR-26.9, CHAIR-31.1)."""
    near = w.NEAR_BURN.get(len(state.cards.rows[INCIDENTS]), 0)
    if not near:
        return 0
    return near * (w.ALONE if state.seats == 1 else incidents(state, seat) - incidents(state, 1 - seat))


def incidents(state: Chair, side: int) -> int:
    faces, rows, first = state.cards.faces, state.cards.rows, FIRST_SIDE + SIDE_ZONES * side
    return sum(FACES[faces[card]].suit == INCIDENT for kind in OWNED for card in rows[first + kind])


class Printed(NamedTuple):
    """What a card comes to wherever it lies: points, the track of its focus (or -1), whether it is an INCIDENT, an
    ENDGAME operation, and what it brings each turn on the table."""

    points: int
    focus: int
    incident: bool
    endgame: bool
    engine: int


@cache
def printed(name: str) -> Printed:
    face = FACES[name]
    kinds = [op.kind for op in face.ops]
    return Printed(
        (face.vp or 0) * w.POINT,
        TRACKS.index(face.focus) if face.focus else -1,
        face.suit == INCIDENT,
        ENDGAME in kinds,
        w.RESUPPLY * kinds.count(RESUPPLY) + w.ACTIVATION * len(face.activations),
    )


def outlook(state: Chair, side: int, left: int) -> int:
    """What a side has and may expect."""
    own, faces, rows, first = (
        state.captaincies[side],
        state.cards.faces,
        state.cards.rows,
        FIRST_SIDE + SIDE_ZONES * side,
    )
    some = min(left, 30)  # resources are of use for some turns
    value = own.glory * w.POINT + (own.dilithium * w.DILITHIUM + own.latinum * w.LATINUM) * some // 30
    focus, drag, count = [0, 0, 0], 0, 0
    for kind in OWNED:
        row = rows[first + kind]
        count += len(row)
        for card in row:
            points, track, incident, _, _ = printed(faces[card])
            value += points
            if track >= 0:
                focus[track] += 1
            if incident and kind != LOG:
                drag += 1
    value += count * w.CARD * some // 30 - drag * w.DRAG * left // 10
    value += on_table(state, side, left)
    value += tracks(state, side, focus, left)
    value += neutral_zone(state, side, left)
    value += len(rows[first + HAND]) * w.HAND
    if state.active == side and state.stage == ACTION:
        value += state.actions * w.ACTION
    return value


def on_table(state: Chair, side: int, left: int) -> int:
    """ENDGAME operations as things are; what works each turn; cards out of the way on a SHIP or in the Log."""
    faces, rows, first = state.cards.faces, state.cards.rows, FIRST_SIDE + SIDE_ZONES * side
    value = engine = 0
    for kind in TABLE:
        for card in rows[first + kind]:
            face = printed(faces[card])
            engine += face.engine
            if face.endgame:
                cards = [each for zone in OWNED for each in rows[first + zone]]
                for op in FACES[faces[card]].ops:
                    if op.points is not None:
                        value += op.points(state, side, card, cards) * w.POINT
    engine += (
        w.OFFICER * len(rows[first + DUTY]) + w.FLEET * len(rows[first + FLEET]) + w.PLACE * len(rows[first + PLACES])
    )
    for card in rows[first + CAPTAIN]:
        value += state.tokens.get(card, NO_TOKENS)[0] * w.INERT
    thin = len(rows[first + BEAMED]) + len(rows[first + LOG])
    return value + (engine + w.THIN * thin) * min(left, 60) // 10


def tracks(state: Chair, side: int, focus: list[int], left: int) -> int:
    """CHAIR-25.9: Focus icons by the multipliers to come, as far as a mission is likely; missions themselves."""
    own = state.captaincies[side]
    likely, value = missions(state, side, left)
    ladders = multipliers(own.captain, own.board)
    further = left * w.PACE // 1000
    more = w.FOCUS_TO_COME * left // 10
    for place in range(len(TRACKS)):
        at = min(LAST_SPACE, own.tracks[place] + further)
        value += (focus[place] * 100 + more) * ladders[place][at] // 100 * likely // 100
        value += own.tracks[place] * w.SPACE * min(left, 40) // 40
    return value


@cache
def multipliers(captain: str, board: str) -> tuple[tuple[int, ...], ...]:
    """What a Focus icon is worth at each space of each track, in hundredths: half by the space reached, half by the way
    to the next mark, so that each step counts."""
    printed_board, found = CAPTAINS[captain].boards[board], []
    for track in range(len(TRACKS)):
        reached = [printed_board.multiplier(track, space) for space in range(LAST_SPACE + 1)]
        marks = [0, *(space for space in range(1, LAST_SPACE + 1) if reached[space] != reached[space - 1])]
        ladder = []
        for space in range(LAST_SPACE + 1):
            before = max(mark for mark in marks if mark <= space)
            after = min([mark for mark in marks if mark > space], default=before)
            part = (
                0
                if after == before
                else (reached[after] - reached[before]) * 100 * (space - before) // (after - before)
            )
            ladder.append(reached[space] * 100 + part // 2)
        found.append(tuple(ladder))
    return tuple(found)


def missions(state: Chair, side: int, left: int) -> tuple[int, int]:
    """How likely a mission is completed, in hundredths, and what missions are worth themselves (CHAIR-25.10)."""
    own = state.captaincies[side]
    if state.is_bot(side):
        return 100, 0  # CHAIR-31.4
    likely, value = 100 if own.done else 0, 0
    if own.board == ADVANCED:
        value = sum(MISSIONS[name].vp for name in own.done) * w.POINT
    for name in open_missions(state, side):
        have = need = 0
        for part, whole in MISSIONS[name].progress(state, side, NOBODY):
            have += min(part, whole)
            need += whole
        share = 100 * have // need
        chance = min(90, share * share // 100 * w.MISSION // 100 + w.MISSION_A_TURN * left // 10) if left else 0
        likely = max(likely, chance)
        value += chance * (w.REWARD + (MISSIONS[name].vp * w.POINT if own.board == ADVANCED else 0)) // 100
    return likely, value + (w.FIRST_MISSION if own.done else 0)


def neutral_zone(state: Chair, side: int, left: int) -> int:
    """CHAIR-25.4: tokens there are points; and those that will take a Location bring it (CHAIR-7.2)."""
    value = 0
    for place in state.neutral:
        if place is None:
            continue
        own, theirs = tokens(state, side, place), tokens(state, 1 - side, place)
        if own:
            value += own * w.POINT
            if left:
                worth = printed(state.cards.faces[place]).points + w.LOCATION
                value += worth * w.SECURING[min(own, 3) if own < 3 or own - theirs >= 2 else 2] // 100
    return value


def tokens(state: Chair, side: int, place: Card) -> int:
    """Away Teams and Ships of a side at a neutral Location; the virtual opponent has one (CHAIR-26.4)."""
    if side >= state.sides:
        return 1 if state.mode == CADET else 0
    teams = state.teams.get(place, NO_TEAMS)[side]
    at, first = state.cards.at, FIRST_SIDE + SIDE_ZONES * side
    for ship, where in state.ship_at.items():
        if where == place and first <= at[ship] < first + SIDE_ZONES:
            teams += 1
    return teams
