"""MIS-9: hands are shown, owners make their choices, points are counted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from wardroom.kernel import EVERYBODY, TURN, Ask, Card, Judge, Reason, Steps

from ..cards import AFFILIATIONS, CARDS
from ..scoring.choices import BLANKS, BORG, PLAGUE, PLAGUE_LIFEFORMS, SHIP, SHIP_VALUES, THOUGHT, choices_from_json
from ..scoring.fast import total
from ..state import FIRST_MISSION, HAND, OVER, Missions

CHOOSERS = frozenset({SHIP, THOUGHT, BORG, PLAGUE})


def scoring(state: Missions) -> Steps:
    """MIS-9.7: choices first, then everything in a fixed order. Nothing is hidden any more: all know who is asked."""
    yield TURN
    cards = state.cards
    for seat in range(state.seats):
        cards.show(cards.rows[HAND + seat], EVERYBODY)
    state.tell("shown")
    hands = [state.hand(seat) for seat in range(state.seats)]
    for seat, hand in enumerate(hands):
        if not CHOOSERS.isdisjoint(hand):
            answer: str = yield Ask(seat, "choices", ["best", "own"])  # MIS-9.8
            if answer == "own":
                yield from choose(state, seat)
    for seat, hand in enumerate(hands):
        chosen = state.choices[seat]
        points = total(hand, choices_from_json(hand, chosen)) if chosen else total(hand)
        state.scores.append(points)
        state.tell("scored", seat=seat, points=points)
    if state.news is not None:
        state.tell("won" if state.scores.count(max(state.scores)) == 1 else "shared", seats=winners(state))
    state.phase = OVER


def winners(state: Missions) -> tuple[int, ...]:
    """MIS-9.5, 9.6."""
    return tuple([seat for seat, points in enumerate(state.scores) if points == max(state.scores)])


def choose(state: Missions, seat: int) -> Steps:
    """The owner's own choices, in the order in which they take effect."""
    hand, chosen = state.hand(seat), state.choices[seat]
    if BORG in hand:
        yield from choose_blanks(state, seat, chosen)
    blanked = chosen.get(BORG, [])
    if SHIP in hand and SHIP not in blanked:
        yield from choose_ship(seat, chosen)
    if THOUGHT in hand and THOUGHT not in blanked:
        yield from choose_thought(state, seat, chosen)
    if PLAGUE in hand:
        lifeform: str = yield Ask(seat, "plague", PLAGUE_LIFEFORMS)
        chosen[PLAGUE] = lifeform
    state.tell("own-choices", seat=seat)


def choose_blanks(state: Missions, seat: int, chosen: dict[str, Any]) -> Steps:
    """MIS-10.8: up to two own Galaxy cards."""
    galaxy = [card for card in state.cards.rows[HAND + seat] if card < FIRST_MISSION]
    chosen[BORG] = []
    for _ in range(BLANKS.most):
        choice: Card | Literal["enough"] = yield Ask(seat, "borg", ["enough", *galaxy])
        if choice == "enough":
            break
        galaxy.remove(choice)
        chosen[BORG].append(state.cards.faces[choice])


def choose_ship(seat: int, chosen: dict[str, Any]) -> Steps:
    """MIS-10.1: one value each; all four are mandatory."""
    reading: dict[str, str] = {}
    for part, values in SHIP_VALUES.items():
        value: str = yield Ask(seat, f"ship-{part}", values)
        reading[part] = value
    chosen[SHIP] = reading


def choose_thought(state: Missions, seat: int, chosen: dict[str, Any]) -> Steps:
    """MIS-10.3: the affiliation of one other card that has a lifeform, or no change."""
    faces = state.cards.faces

    def has_lifeform(option: Card | Literal["decline"]) -> Reason | None:
        if option != "decline" and faces[option] != SHIP and not CARDS[faces[option]].printed.lifeforms:
            return Reason("MIS-10.3", "no-lifeform", (("card", faces[option]),))
        return None

    others = [card for card in state.cards.rows[HAND + seat] if faces[card] != THOUGHT]
    target: Card | Literal["decline"] = yield Ask.among(seat, "thought-target", ["decline", *others], has_lifeform)
    chosen[THOUGHT] = None
    if target != "decline":
        face = faces[target]
        now = [chosen[SHIP]["affiliation"]] if face == SHIP and SHIP in chosen else CARDS[face].printed.affiliations
        affiliation: str = yield Ask.among(seat, "thought-affiliation", AFFILIATIONS, differs(now))
        chosen[THOUGHT] = {"target": face, "affiliation": affiliation}


def differs(now: Collection[str]) -> Judge:
    """MIS-10.5: a change must change something."""

    def judge(affiliation: str) -> Reason | None:
        return Reason("MIS-10.5", "same-affiliation") if affiliation in now else None

    return judge
