"""A referee with a perfect memory: it writes down every world that a watcher still thinks possible, and how likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product
from math import factorial
from random import Random

from wardroom.kernel import Card, Cards, Chance, Zone
from wardroom.kernel.dealer import Dealer

World = tuple[str, ...]
Worlds = Counter[World]
Shares = dict[World, Fraction]
LEFT, RIGHT, HAND, OPEN = 0, 1, 2, 3
OWNER, WATCHER = 0, 1
ZONES = (Zone("left"), Zone("right"), Zone("hand", 1 << OWNER, loose=True), Zone("open", -1))


class Referee:
    """Two piles, a hand whose owner is watched, and an open row, with all worlds that the watcher believes in."""

    def __init__(self, left: Sequence[str], right: Sequence[str], seed: bytes) -> None:
        self.chance = Chance(seed)
        self.cards = Cards(ZONES, 2)
        self.cards.add(LEFT, left)
        self.cards.add(RIGHT, right)
        self.worlds: Worlds = Counter((*a, *b) for a, b in product(permutations(left), permutations(right)))
        self.cards.shuffle(LEFT, self.chance)
        self.cards.shuffle(RIGHT, self.chance)

    def show(self, card: Card) -> None:
        """The watcher is shown a card; of a hand it cannot tell which."""
        if card in self.cards.rows[HAND]:
            self.pick_out(card)
        self.cards.show((card,), 1 << WATCHER)
        self.keep(card)

    def shuffle(self, pile: int) -> None:
        self.mix(self.cards.rows[pile])
        self.cards.shuffle(pile, self.chance)

    def take(self, pile: int) -> None:
        """The owner draws the top card of a pile."""
        self.cards.move(self.cards.rows[pile][-1], HAND)

    def give_back(self, card: Card, pile: int, under: bool) -> None:
        """The owner puts a card of the hand on or under a pile; the watcher cannot tell which."""
        self.mix(self.cards.rows[HAND])
        self.cards.move(card, pile, under)

    def play(self, card: Card) -> None:
        """The owner lays a card open."""
        self.pick_out(card)
        self.cards.move(card, OPEN)
        self.keep(card)

    def pick_out(self, card: Card) -> None:
        """The watcher sees the face of a card in the hand. If it has seen an equal one there, it takes it for that one;
        otherwise it may be any that it has not seen."""
        cards = self.cards
        known = [each for each in cards.rows[HAND] if cards.known[each] >> WATCHER & 1]
        twins = [each for each in known if cards.faces[each] == cards.faces[card]]
        if card not in known and twins:
            self.worlds = Counter({swapped(world, card, twins[0]): n for world, n in self.worlds.items()})
        elif card not in known:
            self.mix([each for each in cards.rows[HAND] if each not in known])

    def put_back(self, card: Card, pile: int) -> None:
        """An open card goes back on top of a pile; the watcher knows it is there."""
        self.cards.move(card, pile)

    def mix(self, places: Sequence[Card]) -> None:
        """Every world in which these cards have changed places in any way."""
        result: Worlds = Counter()
        for world, weight in self.worlds.items():
            for order in permutations(places):
                new = list(world)
                for place, source in zip(places, order):
                    new[place] = world[source]
                result[tuple(new)] += weight
        self.worlds = result

    def keep(self, card: Card) -> None:
        """Only the worlds in which this card has the face it has."""
        face = self.cards.faces[card]
        self.worlds = Counter({world: weight for world, weight in self.worlds.items() if world[card] == face})

    @property
    def shares(self) -> Shares:
        """How likely each world is."""
        total = sum(self.worlds.values())
        return {world: Fraction(weight, total) for world, weight in self.worlds.items()}


def swapped(world: World, one: int, two: int) -> World:
    new = list(world)
    new[one], new[two] = new[two], new[one]
    return tuple(new)


def story(number: int, left: str, right: str) -> Referee:
    """Some random looks, shuffles, draws and hand-overs."""
    dice = Random(number)
    referee = Referee(left, right, number.to_bytes(4, "big"))
    rows = referee.cards.rows
    for _ in range(dice.randrange(2, 12)):
        pile = dice.choice([LEFT, RIGHT])
        act = dice.choice(["show", "shuffle", "take", "take", "back", "play", "return"])
        if act == "show":
            referee.show(dice.choice([*rows[pile], *rows[HAND], *rows[OPEN]] or [Card(0)]))
        elif act == "shuffle":
            referee.shuffle(pile)
        elif act == "take" and rows[pile]:
            referee.take(pile)
        elif act == "back" and rows[HAND]:
            referee.give_back(dice.choice(rows[HAND]), pile, dice.random() < 0.5)
        elif act == "play" and rows[HAND]:
            referee.play(dice.choice(rows[HAND]))
        elif act == "return" and rows[OPEN]:
            referee.put_back(dice.choice(rows[OPEN]), pile)
    return referee


class Script(Chance):
    """Chance that takes a given way at each branch, and remembers how many ways there were."""

    __slots__ = ("path", "sizes")

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__(b"")
        self.path = path
        self.sizes: list[int] = []

    def branch(self, size: int) -> int:
        self.sizes.append(size)
        return self.path[len(self.sizes) - 1] if len(self.sizes) <= len(self.path) else 0

    def below(self, n: int) -> int:
        return self.branch(n)

    def order(self, n: int) -> list[int]:
        number, left = self.branch(factorial(n)), list(range(n))
        return [left.pop(number // factorial(rest) % (rest + 1)) for rest in range(n - 1, -1, -1)]


def every_deal(dealer: Dealer, limit: int) -> Shares | None:
    """The exact likelihood of every world a dealer deals, by all ways that chance could go; None if there are too
    many."""
    shares: Shares = {}
    path: list[int] = []
    for _ in range(limit):
        script = Script(path)
        world = tuple(dealer.deal(script)[0])
        likelihood = Fraction(1)
        for size in script.sizes:
            likelihood /= size
        shares[world] = shares.get(world, Fraction(0)) + likelihood
        path = [*path, *[0] * (len(script.sizes) - len(path))]
        while path and path[-1] == script.sizes[len(path) - 1] - 1:
            path.pop()
        if not path:
            return shares
        path[-1] += 1
    return None
