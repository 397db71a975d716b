"""A few turns rehearsed on plain data: how keen players try options when only two play.

In every world the rival holds a hand that its deeds make likely (`suspicion`). An option is made, the rival takes a
turn as greedy players do, oneself takes one by the outlook, the rival another; then the best that one may expect of
one's next turn counts, less half of what the rival's hand may come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from operator import itemgetter
from random import Random
from typing import Any

from wardroom.kernel import Ask, Card, Option, Seat

from ..cards import CARDS
from ..flow.meddling import Q
from ..flow.turn import EXTRA_TURN
from ..state import DISCARD, Missions
from .evaluate import MISSION_CARDS, OLD, game_age
from .foresight import (
    PLAYERS,
    Hand,
    Scene,
    best,
    best_of_two,
    best_total,
    by_first,
    faces_of,
    mean,
    missions_in,
    partings,
    rest,
    take,
)
from .outlook import GIVEN, HELD, MEDDLING, PAIRS
from .suspicion import HAND, Log, Suspicion, deeds, leavings

BURN, STEPS = 400, 6
"""How many small changes make a first story of the rival's hand, and another one."""
TURNS = 1
"""How many turns of one's own are played before the last one, which is only looked at."""
PLAYED, LAST, RIVALS = (2, 2), (4, 2), (3, 3)
"""How many cards of the Galaxy deck, and pairs of Missions, tell what a deck may bring: in a turn of one's own that is
played, in the last one, and to the rival."""
TAKES = 4
"""How many open cards are looked at exactly."""
RIVALS_SHARE = 2
"""What the rival's hand may come to counts one part in so many: it is only believed to be that hand."""


class Rehearsal:
    """Worlds for one decision of a seat."""

    def __init__(self, seat: Seat[Missions], state: Missions, ask: Ask, rolls: Random) -> None:
        faces = state.cards.faces
        first = faces_of([card for _, card in ask.args], faces)  # the one of two that will go as well (MIS-4.18)
        self.kind, self.rolls = ask.kind, rolls
        self.hand = tuple([face for face in state.hand(seat.number) if face not in first])
        self.open = faces_of(state.cards.rows[DISCARD], faces) + first
        self.turn, self.ending = state.turn, state.ending
        self.kept = card_taken(seat.log)
        rival = 1 - seat.number
        missions = missions_in(tuple(state.hand(rival)))
        unseen = [face for face in CARDS if face not in self.hand and face not in self.open]
        told = [deed for whose, deed in deeds(seat.log) if whose == rival]
        self.rival = Suspicion(told, missions, HAND - missions, unseen, rolls)
        for _ in range(BURN):
            self.rival.step()

    def worlds(self) -> Iterator[Callable[[str], int]]:
        """One after the other, without end: what a source or a card to drop may come to in it, in hundredths."""
        while True:
            for _ in range(STEPS):
                self.rival.step()
            galaxy, missions = self.rival.decks[False][:], self.rival.decks[True][:]
            self.rolls.shuffle(galaxy)
            self.rolls.shuffle(missions)
            yield partial(self.play, self.rival.hand(), galaxy, missions)

    def play(self, rival: Hand, galaxy: list[str], missions: list[str], chosen: str) -> int:
        return Play(self, rival, galaxy[:], missions[:]).from_here(chosen) // 10


class Play:
    """A few turns in one world."""

    def __init__(self, plan: Rehearsal, rival: Hand, galaxy: list[str], missions: list[str]) -> None:
        self.plan = plan
        self.hand, self.rival = plan.hand, rival
        self.open = list(plan.open)
        self.galaxy, self.missions = galaxy, missions
        self.turn = plan.turn
        self.over = plan.ending  # this is an extra turn after the last one (MIS-7.6)

    def from_here(self, chosen: str) -> int:
        """What it comes to, in thousandths of a point."""
        if self.plan.kind == "source":
            again = self.take(chosen)
        else:
            again = self.part(self.hand, chosen, self.plan.kept)
        if again:
            self.go_on()
        for turn in (self.rivals_turn, *(self.go_on, self.rivals_turn) * TURNS):
            if self.over:
                return self.final()
            turn()
        return self.final() if self.over else self.outlook()

    # One's own turns, by the outlook

    def scene(self) -> Scene:
        """What lies open, when the turn that begins now is over."""
        missions = sum([face in MISSION_CARDS for face in self.open])
        given = sum([GIVEN[face] for face in self.open])
        return Scene(len(self.open) - missions, missions, given, self.turn + 1, PLAYERS)

    def expect(self, cards: int, pairs: int) -> tuple[int, str]:
        """The best that one may expect of a turn, and where from. The cards that tell what a deck may bring lie at its
        bottom, and are not the ones that it will bring."""
        hand, around, missions = self.hand, self.scene(), self.missions
        twos = [(missions[2 * pair], missions[2 * pair + 1]) for pair in range(pairs)]
        return max(
            (mean([best((*hand, card), around) for card in self.galaxy[:cards]]), "galaxy"),
            (mean([best_of_two(hand + two, around) for two in twos]), "mission"),
            *[(take(hand, around, face), face) for face in self.close(hand)],
        )

    def close(self, hand: Hand) -> list[str]:
        """The open cards that go best with a hand, as it seems at a glance."""
        with_all = itemgetter(*hand)
        fits = [(HELD[face] + sum(with_all(PAIRS[face])), face) for face in self.open]
        return [face for _, face in sorted(fits)[-TAKES:]]

    def go_on(self) -> None:
        """A turn of one's own, and another one if it is granted (MIS-7.5)."""
        while self.take(self.expect(*PLAYED)[1]):
            pass

    def take(self, source: str) -> bool:
        """Take from here, and drop what is best dropped; whether an extra turn follows."""
        if source == "galaxy":
            return self.part((*self.hand, self.galaxy.pop()))
        if source == "mission":
            return self.part((*self.hand, self.missions.pop(), self.missions.pop()))
        self.open.remove(source)
        return self.part((*self.hand, source), kept=source)

    def part(self, held: Hand, first: str = "", kept: str = "") -> bool:
        """Drop one card, or two, of which one may be chosen already."""
        around = self.scene()
        if len(held) > HAND + 1:
            if not first:
                both = by_first(held, around)
                first = max([face for face in held if face in both], key=both.__getitem__)
            held = without(held, first)
            self.open.append(first)
            around, first = around.with_out(first), ""
        again = kept == EXTRA_TURN
        gone = first or max([parting for parting in partings(held, around, again) if parting[1] != kept])[1]
        self.hand = without(held, gone)
        self.done(gone)
        return again

    def done(self, gone: str) -> None:
        """MIS-7.1: whether that was the end."""
        self.open.append(gone)
        self.turn += 1
        missions = sum([face in MISSION_CARDS for face in self.open])
        self.over = self.over or game_age(len(self.open) - missions, missions) == OLD

    # The rival's, by what it counts

    def rivals_turn(self) -> None:
        again = True
        while again:
            source = self.rivals_source()
            again = source == EXTRA_TURN
            if source == "galaxy":
                held = (*self.rival, self.galaxy.pop())
            elif source == "mission":
                held = (*self.rival, self.missions.pop(), self.missions.pop())
                gone = leave(held)[1]
                held = without(held, gone)
                self.open.append(gone)
            else:
                self.open.remove(source)
                held = (*self.rival, source)
            gone = leave(held, source)[1]
            self.rival = without(held, gone)
            self.done(gone)

    def rivals_source(self) -> str:
        hand, cards, pairs = self.rival, *RIVALS
        galaxy = [leave((*hand, card))[0] for card in self.galaxy[:cards]]
        missions = [leave((*hand, *self.missions[2 * pair : 2 * pair + 2]))[0] for pair in range(pairs)]
        return max(
            (sum(galaxy) / cards, "galaxy"),
            (sum(missions) / pairs, "mission"),
            *[(leave((*hand, face), face)[0], face) for face in self.close(hand)],
        )[1]

    # What it came to

    def final(self) -> int:
        return final(self.hand) - final(self.rival)

    def outlook(self) -> int:
        around = self.scene()
        theirs = rest(self.rival).worth(around.given, around.left(), around.turns - 1)
        return self.expect(*LAST)[0] - theirs // RIVALS_SHARE


def without(hand: Hand, gone: str) -> Hand:
    return tuple([face for face in hand if face != gone])


def final(hand: Hand) -> int:
    """The total of a hand, and what Meddlesome Q usually adds."""
    return 1000 * best_total(frozenset(hand)) + (MEDDLING[0] if Q in hand else 0)


def leave(held: Hand, kept: str = "") -> tuple[int, str]:
    """What a hand counts at best when one card has gone, or two, and a card that goes then."""
    return max(leavings(held, kept))


def card_taken(told: Log) -> str:
    """The card that was taken from the discard in a turn that is not over yet, if any."""
    key, args = told[-1] if told else ("", {})
    return args["card"] if key == "took" else ""


def rehearse(seat: Seat[Any], rolls: Random) -> Iterator[Callable[[Option], int]] | None:
    """Worlds to try the options of a seat in; none where more than two play, after the last turn, and where nobody
    wrote down what happened."""
    ask, state = seat.ask, seat.imagine(b"").state
    if ask is None or ask.kind not in ("source", "discard", "discard-second") or state.seats != PLAYERS:
        return None
    if sum(1 for _ in deeds(seat.log)) != state.turn:
        return None
    faces = state.cards.faces

    def try_in(world: Callable[[str], int]) -> Callable[[Option], int]:
        return lambda option: world(faces[option] if isinstance(option, Card) else str(option))

    return map(try_in, Rehearsal(seat, state, ask, rolls).worlds())
