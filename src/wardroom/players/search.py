"""Search: information-set Monte Carlo tree search over the worlds a seat believes possible.

Options are looked at first. Then every simulation imagines a world, makes one of them, walks down a tree that all
worlds share, adds a node, plays on for a while by the game's quick rating, and credits what came of it to the path. At
the root the options compete in rounds (sequential halving): each gets the same worlds, so that luck cancels out, and
after each round the worse half is dropped. Below it the walk goes by upper confidence bounds, and a node gets children,
best looks first, as it gets visits. Nodes are what their chooser can tell apart: a card it sees is named by its face,
another by its place.

A game that can foresee what a position comes to needs no tree: a simulation then ends soon, at the end of a turn of
one's own, and few of them tell much. Who makes many of them may get worlds of the game's own (`rehearse`), in which it
judges what others hold by what they did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf, log, log2, sqrt
from random import Random
from typing import Any, NamedTuple

from wardroom.kernel import Ask, Card, Game, Line, Option, Seat, State

from .basic import ask_of, dice, looks

Name = str | int | tuple[str | int, ...]


class Advice(NamedTuple):
    """What search thinks of an option: its key, the share of all tries it got, and how well it went (0 to 1)."""

    key: str
    share: float
    value: float


class Node:
    """A decision as one seat can tell it: how often it was come to, could have been, and what it was worth."""

    __slots__ = ("children", "visits", "available", "worth")

    def __init__(self) -> None:
        self.children: dict[Name, Node] = {}
        self.visits = 0
        self.available = 0
        self.worth = 0.0  # to whoever chose to come here


class Arm(NamedTuple):
    """An option at the root."""

    option: Option
    look: float  # what it promises before it is tried, against the best looking one: 0 or less
    node: Node
    error: float = 0.0  # by how much it is misjudged, however often it is tried; a part of its look

    def value(self, faith: float, level: float) -> float:
        """What it was worth so far, where tries come to some level; a look counts as so many of them."""
        worth = self.node.worth + self.node.visits * self.error
        return (worth + faith * (level + self.look)) / (self.node.visits + faith)


WORLDS = 6
"""In how many worlds options are looked at before they are tried."""
FAITH, CARE = 16.0, 32
"""How many tries a look is worth to a careful player: one for every so many simulations, up to a limit. Who thinks
little trusts what little it tried."""
KEEN = 500
"""Simulations from which on a player makes them in worlds of the game's own, if it has such: these cost more."""
POINT = 0.005
"""What a point of margin is worth; a hundred points ahead is all that can be."""


def stand_still() -> float:
    """The clock of those who are in no hurry."""
    return 0.0


class Search:
    """A budget of simulations, so that a rank means the same on every machine. At a table it has a ceiling of seconds
    too, by a clock that is brought along; cut short, it answers with the best so far."""

    explore = 0.06  # of the same order as the scatter of what simulations are worth
    slip = 0.05  # how often a playout tries something else than what looks best
    rounds = 8  # of turns that a simulation goes on for, if the game does
    most = 8  # options that are tried; those that look worse are not
    hasty = True  # who thinks little errs, in games that say so

    def __init__(
        self, seed: str, simulations: int, seconds: float = inf, clock: Callable[[], float] = stand_still
    ) -> None:
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock

    def budget(self, game: Game[Any]) -> int:
        """How many simulations it makes of this game."""
        return game.mind.budgets.get(self.simulations, self.simulations)

    def keen(self, game: Game[Any]) -> bool:
        return game.mind.rehearse is not None and self.simulations >= KEEN

    def doubt(self, game: Game[Any]) -> int | None:
        """How much worse an option may look and still be tried; whoever can tell better trusts looks less."""
        return game.mind.doubt and game.mind.doubt * (2 if self.keen(game) else 1)

    def faith_in(self, game: Game[Any]) -> float:
        """How many tries a look is worth; one that foresees is worth as much to everybody."""
        return FAITH if game.mind.foresee is not None else min(FAITH, self.budget(game) / CARE)

    def choose(self, seat: Seat[Any]) -> Option:
        ask = ask_of(seat)
        return self.think(seat)[0].option if len(ask.in_order) > 1 else ask.in_order[0]

    def advise(self, seat: Seat[Any]) -> list[Advice]:
        """All options, the most promising first."""
        ask = seat.ask
        if ask is None:
            return []
        arms = self.think(seat)
        tries, level, faith = sum(arm.node.visits for arm in arms), level_of(arms), self.faith_in(seat.game)
        shares = [arm.node.visits / tries for arm in arms] if tries else [1.0] + [0.0] * (len(arms) - 1)
        keys = dict(zip(ask.candidates, seat.candidates))
        return [
            Advice(keys[arm.option], share, min(1.0, max(0.0, arm.value(faith, level))))
            for arm, share in zip(arms, shares)
        ]

    def think(self, seat: Seat[Any]) -> list[Arm]:
        """The options, the best first."""
        until = self.clock() + self.seconds
        rolls = dice(self.seed, seat)
        arms = self.arms(seat, rolls)
        faith = self.faith_in(seat.game)
        doubt, budget = self.doubt(seat.game), self.budget(seat.game)
        most = min(len(arms), max(2, min(self.most, budget // 2)))  # so that every round can be afforded
        tried = min(most, promising(arms, doubt))
        if doubt is not None:  # few options need few simulations
            budget = budget * tried // self.most
        left, out = arms[:tried], arms[tried:]
        rehearse = seat.game.mind.rehearse if self.keen(seat.game) and len(left) > 1 else None
        worlds = rehearse(seat, rolls) if rehearse is not None else None
        while len(left) > 1 and self.clock() < until:
            rounds = ceil(log2(len(left)))
            tries = max(1, budget // (rounds * len(left)))
            budget -= tries * len(left)
            for _ in range(tries):
                if worlds is None:
                    world, course = rolls.randbytes(8), rolls.random()
                    for arm in left:
                        self.simulate(seat, arm, world, course)
                else:
                    compare(left, next(worlds))
                if self.clock() >= until:
                    break
            level = level_of(arms)
            left.sort(key=lambda arm: -arm.value(faith, level))
            half = (len(left) + 1) // 2
            left, out = left[:half], left[half:] + out
        return left + out

    def arms(self, seat: Seat[Any], rolls: Random) -> list[Arm]:
        """The options as their chooser can tell them apart, the best looking first."""
        world = seat.imagine(b"")
        ask = world.ask(seat.number)
        if ask is None:
            raise LookupError("nothing to choose")
        options = list(names(ask, world.state).values())
        if world.game.mind.weigh is None:
            fine = WORLDS * world.game.units * world.game.mind.grain
            seen = [100 * look // fine for look in looks(seat, options, rolls, WORLDS)]
        else:
            weighed = dict(zip(ask.options, world.game.mind.weigh(world.state, ask)))
            seen = [weighed[option] for option in options]
        spread = self.spread(world.game)
        errors = [round(rolls.gauss(0, spread)) if spread else 0 for _ in options]
        best = max([look + error for look, error in zip(seen, errors)])
        arms = [
            Arm(option, (look + error - best) * POINT / 100, Node(), error * POINT / 100)
            for option, look, error in zip(options, seen, errors)
        ]
        return sorted(arms, key=lambda arm: -arm.look)

    def spread(self, game: Game[Any]) -> int:
        """How far its judgement errs, in hundredths of a point: a rank's share in games that say so."""
        return game.mind.errors.get(self.simulations, 0) if self.hasty else 0

    def simulate(self, seat: Seat[Any], arm: Arm, seed: bytes, course: float) -> None:
        world = seat.imagine(seed)
        first = world.turns
        rounds = self.rounds if world.game.mind.horizon is None else world.game.mind.horizon
        last = first + rounds * world.state.sides  # at a turn's end, after as many turns of everybody
        world.answer(seat.number, arm.option)
        path = [(seat.number, arm.node)]
        if world.game.mind.foresee is None:
            path += self.descend(arm.node, world)
        else:
            last += 1  # a position is foreseen at the end of a turn of one's own
        self.play_out(world, last - world.turns, course)
        worth = worths(world)
        for chooser, node in path:
            node.visits += 1
            node.worth += worth[chooser]

    def descend(self, node: Node, world: Line[Any]) -> list[tuple[int, Node]]:
        """Walk down the tree by what promises most, until a node is added."""
        path: list[tuple[int, Node]] = []
        while world.asks and node.visits:
            ask = world.waiting()[0]
            options = ask.in_order
            if len(options) == 1:
                world.answer(ask.seat, options[0])
                continue
            named = names(ask, world.state)
            name = self.select(node, ask, named, world)
            world.answer(ask.seat, named[name])
            node = node.children[name]
            path.append((ask.seat, node))
        return path

    def select(self, node: Node, ask: Ask, named: dict[Name, Option], world: Line[Any]) -> Name:
        """A new child while there are few for the visits, best looks first; else by upper bounds."""
        children = node.children
        known: list[tuple[Name, Node]] = []
        for name in named:
            child = children.get(name)
            if child is not None:
                child.available += 1
                known.append((name, child))
        if not known or (len(known) < len(named) and len(known) ** 2 < node.visits / 2):
            looks = dict(zip(ask.options, world.game.mind.rate(world.state, ask)))
            new = max((name for name in named if name not in children), key=lambda name: looks[named[name]])
            children[new] = Node()
            children[new].available = 1
            return new
        explore, best, chosen = self.explore, -inf, known[0][0]
        for name, child in known:
            promise = child.worth / child.visits + explore * sqrt(log(child.available + 1) / child.visits)
            if promise > best:
                best, chosen = promise, name
        return chosen

    def play_out(self, world: Line[Any], turns: int, course: float) -> None:
        """Play on for so many turns; the same course gives the same dice."""
        world.play_out(self.quick(world, Random(course)), turns)

    def quick(self, world: Line[Any], rolls: Random) -> Callable[[Any, Ask], Option]:
        """Choose what looks best at a glance, mostly."""
        rate = world.game.mind.glance or world.game.mind.rate
        random, slip = rolls.random, self.slip if world.game.mind.glance is None else 0.0

        def pick(state: State, ask: Ask) -> Option:
            options = ask.options
            if len(options) == 1:
                return options[0]
            if random() < slip:
                return options[int(random() * len(options))]
            rated = rate(state, ask)
            return options[rated.index(max(rated))]

        return pick


def promising(arms: Sequence[Arm], doubt: int | None) -> int:
    """How many of these, the best looking first, do not look worse than the best by more than a doubt."""
    return len(arms) if doubt is None else sum(arm.look * 100 >= -doubt * POINT for arm in arms)


def compare(arms: Sequence[Arm], margin: Callable[[Option], int]) -> None:
    """Try these in a world of the game's own."""
    for arm in arms:
        arm.node.visits += 1
        arm.node.worth += 0.5 + margin(arm.option) * POINT / 100


def level_of(arms: Sequence[Arm]) -> float:
    """What tries were worth on average."""
    tries = sum(arm.node.visits for arm in arms)
    return sum(arm.node.worth for arm in arms) / tries if tries else 0.5


def names(ask: Ask, state: State) -> dict[Name, Option]:
    """Options as their chooser can tell them apart; equal cards are one, unless they lie in different places."""
    cards, seat, place = state.cards, ask.seat, state.place
    faces, known, zones, at = cards.faces, cards.known, cards.zones, cards.at

    def name_of(card: Card) -> str | int:
        if not (known[card] | zones[at[card]].sees) >> seat & 1:
            return int(card)
        there = place(card)
        return f"{faces[card]}@{there}" if there else faces[card]

    found: dict[Name, Option] = {}
    for option in ask.in_order:
        if isinstance(option, Card):
            found.setdefault(name_of(option), option)
        elif isinstance(option, tuple):
            name = tuple([name_of(part) if isinstance(part, Card) else part for part in option])
            found.setdefault(name, option)
        else:
            found.setdefault(option, option)
    return found


def worths(world: Line[Any]) -> Sequence[float]:
    """What a position is worth to each seat: half, and more by the margin to the best of the others. Where hands are
    hidden, an imagined rival tells little about the true one, who keeps what is good: then a game may foresee a margin
    from the seat alone."""
    game, seats = world.game, world.state.seats
    if game.mind.foresee is not None:
        return [0.5 + game.mind.foresee(world.state, seat) * POINT / 100 for seat in range(seats)]
    if world.over and game.victors is None:  # else the points of the seats do not tell
        result = [game.mind.grain * made for made in game.result(world.state)]
    else:
        result = [game.mind.evaluate(world.state, seat) for seat in range(seats)]
    point = POINT / (game.units * game.mind.grain)
    worth = []
    for seat, points in enumerate(result):
        others = max((each for other, each in enumerate(result) if other != seat), default=0)
        worth.append(0.5 + (points - others) * point)
    return worth
