"""Positions of Missions said in a sentence, so that tests read like the rulebook.

    game = given(hands=[holding("bridge"), holding(missions=1)], discard=lying("sovak", galaxy=7))
    game.choose("sovak", "bridge")
    assert game.asked == (1, "source")

Whatever a test does not mention is filled up in a fixed order with cards that ask nothing of anybody. The table is a
real one: choices, refusals, undo, log and views are the kernel's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from wardroom import testing
from wardroom.games.missions import GAME
from wardroom.games.missions.cards import GALAXY as GALAXY_CARDS
from wardroom.games.missions.cards import MISSIONS as MISSION_CARDS
from wardroom.games.missions.state import DISCARD, GALAXY, HAND, MISSIONS, TURN, Missions
from wardroom.kernel import SPECTATOR, Ask, Card, Cards, Chance, Option, Table

SPECIAL = frozenset(
    {"unidentified_ship", "thought_maker", "borg_cube", "mysterious_plague", "time_distortion", "meddlesome_q"}
)
"""Cards that ask something of somebody; they lie at the bottom of their decks unless a test says otherwise."""
HAND_SIZE = 7


@dataclass(frozen=True)
class Some:
    """These cards, and others to make up the numbers."""

    cards: tuple[str, ...]
    galaxy: int
    missions: int


def holding(*cards: str, missions: int = 2) -> Some:
    """A hand of seven with these cards, so many of them Missions."""
    return Some(cards, HAND_SIZE - missions, missions)


def lying(*cards: str, galaxy: int = 0, missions: int = 0) -> Some:
    """A discard with these cards; so many Galaxy cards and Missions in all, or as many as are named."""
    named = sum(card in MISSION_CARDS for card in cards)
    return Some(cards, max(galaxy, len(cards) - named), max(missions, named))


def given(
    hands: Sequence[Some | Sequence[str]],
    discard: Some | Sequence[str] = (),
    galaxy: Sequence[str] = (),
    missions: Sequence[str] = (),
    active: int = 0,
    taken: Sequence[str] = (),
    **fields: Any,
) -> Sitting:
    """A game at this position. Decks are named from the top; `taken` are cards of the hands that everybody saw being
    taken from the discard; `fields` are those of the state (`phase`, `quiet`, `limit`, `aid`, ...)."""
    spare = Spare([*hands, discard, galaxy, missions])
    held = [spare.filled(hand) for hand in hands]
    lain = spare.filled(discard)
    cards = empty_table(len(hands))
    placed = lay(cards, GALAXY, [*galaxy, *spare.galaxy], [*lain, *sum(held, [])], GALAXY_CARDS)
    placed |= lay(cards, MISSIONS, [*missions, *spare.missions], [*lain, *sum(held, [])], MISSION_CARDS)
    for face in [*lain, *taken]:
        cards.move(placed[face], DISCARD)
    for seat, hand in enumerate(held):
        for face in hand:
            cards.move(placed[face], HAND + seat, under=face in MISSION_CARDS)
    state = Missions(len(hands), cards, Chance(b"given"))
    state.active = active
    state.choices = [{} for _ in hands]
    for name, value in fields.items():
        if name not in Missions.__slots__:
            raise TypeError(f"a position of Missions has no field {name}")
        setattr(state, name, value)
    return Sitting(testing.at(GAME, state))


class Spare:
    """The cards that a test does not mention, in the order in which they fill up what it does."""

    def __init__(self, places: Sequence[Some | Sequence[str]]) -> None:
        mentioned = [card for place in places for card in (place.cards if isinstance(place, Some) else place)]
        for card in mentioned:
            if mentioned.count(card) > 1 or card not in (*GALAXY_CARDS, *MISSION_CARDS):
                raise ValueError(f"{card} cannot lie there")
        self.galaxy, self.missions = (
            sorted([card for card in kind if card not in mentioned], key=SPECIAL.__contains__)
            for kind in (GALAXY_CARDS, MISSION_CARDS)
        )

    def filled(self, place: Some | Sequence[str]) -> list[str]:
        if not isinstance(place, Some):
            return list(place)
        missions = place.missions - sum(card in MISSION_CARDS for card in place.cards)
        galaxy = place.galaxy + place.missions - len(place.cards) - missions
        if missions < 0 or galaxy < 0:
            raise ValueError(f"{place} holds more than it should")
        more = [*self.galaxy[:galaxy], *self.missions[:missions]]
        del self.galaxy[:galaxy], self.missions[:missions]
        return [*place.cards, *more]


def empty_table(seats: int) -> Cards:
    """The places of a real game, without its cards."""
    return Cards(GAME.setup(seats, GAME.agreed({}), Chance(b"given")).cards.zones, seats)


def lay(cards: Cards, zone: int, deck: list[str], elsewhere: list[str], kind: Sequence[str]) -> dict[str, Card]:
    """Make one kind of cards. All lie in their deck, which nobody has seen; those that belong elsewhere on top."""
    faces = [*reversed(deck), *(card for card in elsewhere if card in kind)]
    return dict(zip(faces, cards.add(zone, faces, "galaxy" if zone == GALAXY else "mission")))


def dealt(seats: int, seed: int = 0, **settings: object) -> Sitting:
    """A game as the rules deal it."""
    return Sitting(Table(GAME, seats, seed=seed.to_bytes(32, "big"), settings=settings))


class Sitting(testing.Sitting[Missions]):
    """A game under way, as its host sees it."""

    def turn(self, source: str) -> Self:
        """Take from there, and discard whatever comes first among what may go."""
        self.choose(source)
        while not self.over and self.asked[1].startswith("discard"):
            self.choose(min(self.options))
        return self

    @property
    def everybody(self) -> tuple[int, ...]:
        """All seats, and a spectator."""
        return (*range(self.state.seats), SPECTATOR)

    def hand(self, seat: int) -> set[str]:
        return set(self.faces(HAND + seat))

    @property
    def discard(self) -> list[str]:
        """The latest card last."""
        return self.faces(DISCARD)

    @property
    def out(self) -> tuple[int, int]:
        """Galaxy cards and Missions in the discard."""
        return self.state.out()

    @property
    def galaxy(self) -> list[str]:
        """The Galaxy deck from the top."""
        return self.faces(GALAXY)[::-1]

    @property
    def missions(self) -> list[str]:
        """The Mission deck from the top."""
        return self.faces(MISSIONS)[::-1]

    @property
    def events(self) -> list[str]:
        """What happened since the position was given."""
        return [event.key for event in self.table.log]

    def told(self, reader: int) -> list[tuple[str, dict[str, Any]]]:
        """What happened, as a seat or the spectator was told."""
        return self.table.seat(reader).log

    def sheet(self, of: int, reader: int | None = None) -> Any:
        """The score sheet of a seat, or None; read by its owner unless somebody else is named."""
        return self.table.seat(of if reader is None else reader).sheet(of)

    def seen_by(self, reader: int) -> dict[str, Any]:
        """All that reaches a seat, or the spectator."""
        seat = self.table.seat(reader)
        return {
            "view": seat.view,
            "log": seat.log,
            "asked": seat.asked,
            "prompt": seat.prompt(),
            "candidates": seat.candidates,
            "labels": seat.labels,
            "refusals": {key: seat.why_key(key) for key in seat.candidates},
            "sheets": [seat.sheet(of) for of in range(self.state.seats)],
        }

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def result(self) -> list[int]:
        """Everybody's points; none before the end."""
        return self.table.result or []

    @property
    def winners(self) -> list[int]:
        return self.table.winners


@dataclass(frozen=True)
class Choice:
    """A choice of a turn: what it was about, the hand at that moment, the options, the one chosen."""

    kind: str
    held: tuple[Card, ...]
    options: tuple[Option, ...]
    chosen: Option


@dataclass(frozen=True)
class Turn:
    """A turn from its beginning to its end."""

    before: Missions
    choices: tuple[Choice, ...]
    after: Missions

    @property
    def source(self) -> str:
        """Where the player took from: `galaxy`, `mission` or `discard`."""
        chosen = self.choices[0].chosen
        return chosen if isinstance(chosen, str) else "discard"


Pick = Callable[[Random, Missions, Ask], Option]


def at_random(random: Random, state: Missions, ask: Ask) -> Option:
    return random.choice(ask.options)


def turns(seats: int, seed: int, pick: Pick = at_random, **settings: object) -> Iterator[Turn]:
    """All turns of a game in which everybody chooses like this; it stops where the turns do."""
    random = Random(seed)
    state = GAME.setup(seats, GAME.agreed(settings), Chance(seed.to_bytes(32, "big"))).copy(track=False)
    steps = GAME.flow(state)
    next(steps)  # the flow stops between turns
    before = state.copy(track=False)
    while state.phase == TURN:
        choices: list[Choice] = []
        request = next(steps)
        while isinstance(request, Ask):
            options = tuple(request.options)
            chosen = pick(random, state, request)
            choices.append(Choice(request.kind, tuple(state.cards.rows[HAND + request.seat]), options, chosen))
            request = steps.send(chosen)
        after = state.copy(track=False)
        yield Turn(before, tuple(choices), after)
        before = after
