"""All randomness of a game: an extendable hash of a seed and a counter."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_256
from secrets import token_bytes
from struct import unpack
from typing import TypeVar

T = TypeVar("T")
WORD = 1 << 64
SEED_BYTES = 32


def new_seed() -> bytes:
    """256 bits from the operating system."""
    return token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the deal; the seed itself is shown after the game."""
    return sha256(seed).hexdigest()


def mixed(seed: bytes, salt: bytes) -> bytes:
    """The host's seed and the players' salt as one. The host commits to the seed before it learns the salt, so neither
    side can choose the deal."""
    return sha256(len(seed).to_bytes(8, "big") + seed + salt).digest()


class Chance:
    """Draw n is SHAKE-256(seed, n). The two numbers are the whole state, so a copy is free and an audit exact."""

    __slots__ = ("seed", "counter")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    def copy(self) -> Chance:
        return Chance(self.seed, self.counter)

    def words(self, n: int) -> tuple[int, ...]:
        """n fresh 64-bit numbers."""
        self.counter += 1
        stream = shake_256(self.seed + self.counter.to_bytes(8, "big")).digest(8 * n)
        return unpack(f">{n}Q", stream)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, without bias: numbers that would favour the low ones are drawn again."""
        if n < 1:
            raise ValueError("there is no number below 1 to draw")
        size = (n.bit_length() + 63) // 64
        whole = WORD**size
        limit = whole - whole % n
        while True:
            number = 0
            for word in self.words(size):
                number = number * WORD + word
            if number < limit:
                return number % n

    def pick(self, things: Sequence[T]) -> T:
        """One of these, all equally likely."""
        return things[self.below(len(things))]

    def order(self, n: int) -> list[int]:
        """A random order of 0 .. n - 1: sort by random keys, drawn again should two be equal."""
        if n < 2:
            return list(range(n))
        keys = self.words(n)
        while len(set(keys)) < n:
            keys = self.words(n)
        return sorted(range(n), key=keys.__getitem__)

    def shuffle(self, things: list[T]) -> None:
        """Put a list into random order, in place."""
        things[:] = [things[place] for place in self.order(len(things))]
