"""How good each option looks at a glance, in hundredths of a point: what captains in playouts go by.

An operation counts by what it brought on average in many games (`weights.py`); whatever brings something is done before
the step ends. A card that the one who is asked does not see is never looked at, except as a world imagines it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from wardroom.kernel import DONE, PASS, Ask, Card

from ..cards.kinds import FACES, INCIDENT, TRACKS
from ..flow.asking import NO
from ..flow.operations import OTHER_WAY
from ..flow.turn import END
from ..flow.verbs.market import deck_of
from ..state import NO_TOKENS, Chair
from . import weights as w
from .evaluate import multipliers, tokens

WORDS = {NO: 0, DONE: 0, PASS: 0, END: 0, "yes": 10}
MISSION_NOW = 5_000


def rate(state: Chair, ask: Ask) -> Sequence[int]:
    """How good each option looks without trying it."""
    if ask.kind in OF_WORDS:
        return [OF_WORDS[ask.kind](state, ask.seat, option) for option in ask.options]
    rater = RATERS.get(ask.kind, take)
    return [
        rater(state, ask.seat, option) if not isinstance(option, str) else WORDS.get(option, 5)
        for option in ask.options
    ]


# What cards are worth


@cache
def operation(face: str, place: int) -> int:
    """What one of its operations brings."""
    return w.OPERATIONS.get(f"{FACES[face].text}-{place + 1}", w.UNTRIED)


@cache
def best_play(face: str) -> int:
    """What a card in hand is good for."""
    return max((operation(face, place) for place in FACES[face].plays), default=0)


@cache
def gained(face: str) -> int:
    """What a card brings to who gains it: points, its Focus icon, what it can do."""
    printed = FACES[face]
    if printed.suit == INCIDENT:
        return w.INCIDENT_GAINED
    focus = w.FOCUS if printed.focus else 0
    return (printed.vp or 0) * w.POINT + focus + max(best_play(face), 0) * w.PLAYS_TO_COME // 100


# What is done


def act(state: Chair, seat: int, option: Any) -> int:
    """An operation in the ACTION step, or one that is free, reacts or is copied; a mission always."""
    if isinstance(option, str):
        return 0
    word = option[0]
    if word == "mission":
        return MISSION_NOW
    face = state.cards.faces[option[1]]
    if word == "play":
        return w.COUNSEL if option[2] == OTHER_WAY else operation(face, FACES[face].plays[option[2]])
    return operation(face, FACES[face].activations[option[2]])


def answer(state: Chair, seat: int, option: Any) -> int:
    """A reaction, or what is copied: the option names the operation by its place."""
    return operation(state.cards.faces[option[1]], option[2])


def of_the_step(state: Chair, seat: int, option: Any) -> int:
    """RESUPPLY and CLEAN-UP operations all come; a mission first."""
    return MISSION_NOW if option[0] == "mission" else answer(state, seat, option)


def control(state: Chair, seat: int, option: Any) -> int:
    """A Location that can be taken is taken."""
    return MISSION_NOW if option[0] == "mission" else w.LOCATION + gained(state.cards.faces[option[1]])


# Which card


def take(state: Chair, seat: int, option: Any) -> int:
    """A card to be had."""
    if isinstance(option, Card):
        glory = state.tokens.get(option, NO_TOKENS)
        value = gained(state.cards.faces[option])
        return value + glory[0] * w.DILITHIUM + glory[1] * w.LATINUM + glory[2] * w.POINT
    return 5


def gain(state: Chair, seat: int, option: Any) -> int:
    """The card that lies open, with what is on it, or one from its deck."""
    if option[0] != "market":
        return w.UNSEEN
    card = state.market[deck_of(option[1])]
    return 0 if card is None else take(state, seat, card)


def give(state: Chair, seat: int, option: Any) -> int:
    """A card to be given up; there is no way around it, or it is worth it."""
    return 5 - best_play(state.cards.faces[option]) if isinstance(option, Card) else 5


def clear(state: Chair, seat: int, option: Any) -> int:
    """A card in hand at the end of a turn: another one takes its place."""
    return w.KEPT - best_play(state.cards.faces[option])


def leave(state: Chair, seat: int, option: Any) -> int:
    """A Market card for the other captain, or none: what one wants least."""
    return -take(state, seat, option)


def harm(state: Chair, seat: int, option: Any) -> int:
    """A card: the other captain's best, or one's own least."""
    value = gained(state.cards.faces[option]) if isinstance(option, Card) else 5
    return value if isinstance(option, Card) and state.owner(option) != seat else -value


def beam(state: Chair, seat: int, option: Any) -> int:
    """Who goes aboard: whoever is good for little else, INCIDENTs first."""
    return w.BEAMED - best_play(state.cards.faces[option]) if isinstance(option, Card) else 5


# Where


def go(state: Chair, seat: int, option: Any) -> int:
    """Where a Ship or an Away Team goes: to a neutral Location that it brings nearer."""
    place = option[2] if isinstance(option, tuple) else option
    if place not in state.neutral:
        return 10
    own, theirs = tokens(state, seat, place), tokens(state, 1 - seat, place)
    if own >= 3 and own - theirs >= 2:
        return 20
    return w.POINT + (w.LOCATION + gained(state.cards.faces[place])) * (1 + min(own, 2)) // (4 + max(0, theirs - own))


# Words and numbers


def pay(state: Chair, seat: int, option: Any) -> int:
    """With what is worth least."""
    worths = (w.DILITHIUM, w.LATINUM, w.POINT)
    return -sum(int(n) * worth for n, worth in zip(option, worths))


def track(state: Chair, seat: int, option: Any) -> int:
    """The track with the steepest way ahead."""
    own = state.captaincies[seat]
    place = TRACKS.index(option) if option in TRACKS else -1
    if place < 0:
        return 0
    ladder = multipliers(own.captain, own.board)[place]
    return ladder[min(len(ladder) - 1, own.tracks[place] + 3)] - ladder[own.tracks[place]] + own.tracks[place]


def refuse(state: Chair, seat: int, option: Any) -> int:
    """What is better declined."""
    return 5 if option == NO else 0


Rater = Callable[[Chair, int, Any], int]
RATERS: dict[str, Rater] = {
    "act": act,
    "free": act,
    "react": answer,
    "passive": answer,
    "duplicate": answer,
    "resupply": of_the_step,
    "clean-up": of_the_step,
    "control": control,
    "gain": gain,
    "discard": give,
    "put-top": take,
    "discard-any": clear,
    "log": give,
    "dismiss": harm,
    "recall": take,
    "surplus": harm,
    "wipe": leave,
    "place-token": leave,
    "junk": harm,
    "dismiss-officer": harm,
    "dismiss-ship": harm,
    "recall-ship": harm,
    "dismiss-card": harm,
    "log-theirs": harm,
    "beam": beam,
    "warp": go,
    "send": go,
    "pay": pay,
    "price": pay,
}
OF_WORDS: dict[str, Rater] = {"track": track, "may-take-incident": refuse}
