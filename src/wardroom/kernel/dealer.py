"""Deals hidden faces anew, uniformly over the worlds that a seat cannot tell apart.

What a seat knows of hidden faces is a set of places for each. Where these sets do not overlap, each is dealt by a plain
shuffle. Where they do (a card seen and shuffled back, a hand that gave a card away unseen), the places are cut into
regions that no set divides, and the ways to fill them are counted, so that every world is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial, perm
from typing import NamedTuple

from .chance import Chance

Room = tuple[int, ...]
"""How many places are left in each region."""


class Group(NamedTuple):
    """Faces that may lie in the same places."""

    mask: int
    faces: list[str]
    regions: tuple[int, ...]


class Dealer:
    """What one seat may believe, ready to be dealt from many times. It depends on what the seat knows alone."""

    __slots__ = ("faces", "may", "groups", "places", "plain", "counted", "_last")

    def __init__(self, free: Sequence[int], faces: Sequence[str], may: Sequence[int]) -> None:
        self.faces = faces
        self.may = may
        lying: dict[int, list[str]] = {}
        for card in free:
            lying.setdefault(may[card], []).append(faces[card])
        masks = sorted(lying, key=narrow)  # narrow sets first: the wide ones fill what is left
        regions: dict[tuple[int, ...], list[int]] = {}
        for card in free:
            within = tuple([number for number, mask in enumerate(masks) if mask >> card & 1])
            regions.setdefault(within, []).append(card)
        self.places = list(regions.values())
        self.groups = [
            Group(mask, sorted(lying[mask]), tuple([place for place, within in enumerate(regions) if number in within]))
            for number, mask in enumerate(masks)
        ]
        self.plain = all(len(within) == 1 for within in regions)
        self.counted: dict[tuple[int, Room], int] = {}
        self._last: tuple[bytes, list[str], list[int]] | None = None

    def world(self, seed: bytes) -> tuple[list[str], list[int]]:
        """What a seed deals, only to be read. The last world is remembered: whoever compares options asks for the same
        one again and again."""
        last = self._last
        if last is None or last[0] != seed:
            last = self._last = (seed, *self.deal(Chance(seed)))
        return last[1], last[2]

    def deal(self, chance: Chance) -> tuple[list[str], list[int]]:
        """Faces, and the set in which each may lie."""
        faces, may = list(self.faces), list(self.may)
        if self.plain:
            for group in self.groups:
                shuffled = group.faces[:]
                chance.shuffle(shuffled)
                for card, face in zip(self.places[group.regions[0]], shuffled):
                    faces[card] = face
            return faces, may
        rooms = [room[:] for room in self.places]
        for room in rooms:
            chance.shuffle(room)
        for number, group in enumerate(self.groups):
            split = self._split(number, tuple(map(len, rooms)), chance)
            shuffled = group.faces[:]
            chance.shuffle(shuffled)
            for region, count in zip(group.regions, split):
                for _ in range(count):
                    card = rooms[region].pop()
                    faces[card] = shuffled.pop()
                    may[card] = group.mask
        return faces, may

    def _split(self, number: int, room: Room, chance: Chance) -> Room:
        """How many faces of a group lie in each of its regions, as likely as there are worlds with that."""
        at = chance.below(self._ways(number, room))
        for split, ways in self._splits(number, room):
            if at < ways:
                return split
            at -= ways
        raise ArithmeticError("the ways were not counted right")

    def _ways(self, number: int, room: Room) -> int:
        """The number of worlds, from this group on, in what is left of the regions."""
        if number == len(self.groups):
            return 1
        key = number, room
        if key not in self.counted:
            self.counted[key] = sum(ways for _, ways in self._splits(number, room))
        return self.counted[key]

    def _splits(self, number: int, room: Room) -> Iterator[tuple[Room, int]]:
        """Each way to split a group over its regions, with the number of worlds that have it."""
        group = self.groups[number]
        free = [room[region] for region in group.regions]
        for split in compositions(len(group.faces), free):
            left = list(room)
            ways = factorial(len(group.faces))
            for region, count in zip(group.regions, split):
                ways = ways * perm(left[region], count) // factorial(count)
                left[region] -= count
            ways *= self._ways(number + 1, tuple(left))
            if ways:
                yield split, ways


def compositions(total: int, limits: Sequence[int]) -> Iterator[Room]:
    """All ways to write a total as a sum within limits."""
    if not limits:
        if total == 0:
            yield ()
        return
    rest = sum(limits[1:])
    for first in range(max(0, total - rest), min(total, limits[0]) + 1):
        for others in compositions(total - first, limits[1:]):
            yield (first, *others)


def narrow(mask: int) -> tuple[int, int]:
    return mask.bit_count(), mask
