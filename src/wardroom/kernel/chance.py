"""All randomness of a game: an extendable hash of a seed and a counter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256, shake_256
from math import factorial
from secrets import token_bytes
from typing import TypeVar

T = TypeVar("T")
WORD = 8
"""Numbers are read from whole words of so many bytes."""
SEED_BYTES = 32


def new_seed() -> bytes:
    """256 bits from the operating system."""
    return token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the deal; the seed itself is shown after the game."""
    return sha256(seed).hexdigest()


def mix(seed: bytes, salt: bytes) -> bytes:
    """The host's seed and the players' salt as one. The host commits to the seed before it learns the salt, so neither
    side can choose the deal."""
    return sha256(len(seed).to_bytes(8, "big") + seed + salt).digest()


@lru_cache(maxsize=512)
def bound(n: int) -> tuple[int, int]:
    """To draw below n: how many bytes to read as a number, and the largest multiple of n that they reach."""
    size = -(-n.bit_length() // (8 * WORD)) * WORD
    whole = 1 << 8 * size
    return size, whole - whole % n


class Chance:
    """Draw n is SHAKE-256(seed, n). The two numbers are the whole state, so a copy is free and an audit exact."""

    __slots__ = ("seed", "counter")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    def copy(self) -> Chance:
        return Chance(self.seed, self.counter)

    def stream(self, size: int) -> bytes:
        """The next draw: so many fresh bytes."""
        self.counter += 1
        return shake_256(self.seed + self.counter.to_bytes(8, "big")).digest(size)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, without bias: numbers that would favour the low ones are drawn again."""
        if n < 1:
            raise ValueError("there is no number below 1 to draw")
        size, limit = bound(n)
        while True:
            number = int.from_bytes(self.stream(size), "big")
            if number < limit:
                return number % n

    def pick(self, things: Sequence[T]) -> T:
        """One of these, all equally likely."""
        return things[self.below(len(things))]

    def order(self, n: int) -> list[int]:
        """A random order of 0 .. n - 1, all equally likely."""
        places = list(range(n))
        self.shuffle(places)
        return places

    def shuffle(self, things: list[T]) -> None:
        """Put a list into random order, in place. One number below n! names the order: divided by n, n - 1, ..., 2 in
        turn, its remainders say which of the things not yet placed comes last, last but one, ..."""
        if len(things) < 2:
            return
        number = self.below(factorial(len(things)))
        for last in range(len(things) - 1, 0, -1):
            number, place = divmod(number, last + 1)
            things[last], things[place] = things[place], things[last]
