"""All randomness is fair, can be audited, and is promised before the deal. Seeds are fixed: nothing here is flaky."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256, shake_256
from itertools import permutations
from math import factorial, sqrt
from typing import Any

import pytest

from wardroom.kernel import Card, Cards, Chance, Table, Zone, commitment, new_seed
from wardroom.kernel.chance import SEED_BYTES, mix

from .games import bids

DRAWS = 12_000
WORD = 1 << 64
"""Numbers are read from whole words of 64 bits."""


def even(outcomes: list[Any], draw: Callable[[Chance], Any], seed: bytes = b"even") -> bool:
    """Chi-square: whether so many draws fall on all outcomes alike, but for what chance explains (5 sigma)."""
    chance = Chance(seed)
    fallen = Counter(draw(chance) for _ in range(DRAWS))
    expected, freedom = DRAWS / len(outcomes), len(outcomes) - 1
    squares = sum((fallen[outcome] - expected) ** 2 / expected for outcome in outcomes)
    return set(fallen) <= set(outcomes) and squares <= freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 52, 100])
def test_below_is_even(n: int) -> None:
    assert even(list(range(n)), lambda chance: chance.below(n))


def test_below_draws_again_what_would_favour_low_numbers() -> None:
    """For two thirds of the numbers there are, taking the rest would make the low half twice as likely."""
    n = WORD * 2 // 3
    chance = Chance(b"again")
    numbers = [chance.below(n) for _ in range(3000)]
    low = sum(number < n // 2 for number in numbers)
    assert chance.counter > 4000, "a third of the draws is drawn again"
    assert abs(low - 1500) < 5 * sqrt(750)


@pytest.mark.parametrize("n", [WORD - 1, WORD, WORD + 1, 10**40])
def test_below_large_numbers(n: int) -> None:
    chance = Chance(b"large")
    numbers = [chance.below(n) for _ in range(2000)]
    assert all(0 <= number < n for number in numbers)
    assert abs(sum(number < n // 2 for number in numbers) - 1000) < 5 * sqrt(500)


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_nothing_below_one(n: int) -> None:
    with pytest.raises(ValueError, match="below 1"):
        Chance(b"x").below(n)


def test_pick_is_even() -> None:
    assert even(list("abcde"), lambda chance: chance.pick("abcde"))


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_order_is_even(n: int) -> None:
    assert even(list(permutations(range(n))), lambda chance: tuple(chance.order(n)))


def test_shuffle_is_even() -> None:
    def shuffled(chance: Chance) -> str:
        letters = list("abcd")
        chance.shuffle(letters)
        return "".join(letters)

    assert even(["".join(order) for order in permutations("abcd")], shuffled)


def test_every_card_comes_to_every_place_alike() -> None:
    def place(chance: Chance) -> int:
        return chance.order(52).index(17)

    assert even(list(range(52)), place)


def test_shuffled_zones_are_even() -> None:
    def shuffled(chance: Chance) -> tuple[str, ...]:
        cards = Cards([Zone("pile")], 1)
        cards.add(0, "abcd")
        cards.shuffle(0, chance)
        return tuple(cards.faces)

    assert even(list(permutations("abcd")), shuffled)


def test_a_bias_would_be_noticed() -> None:
    """Taking the rest favours low numbers; sorting by coarse keys favours the old order."""
    assert not even(list(range(6)), lambda chance: chance.below(16) % 6)
    coarse: Callable[[Chance], Any] = lambda chance: tuple(  # noqa: E731
        sorted(range(3), key=[chance.below(8) for _ in range(3)].__getitem__)
    )
    assert not even(list(permutations(range(3))), coarse)


def test_orders_of_nothing_and_one_draw_nothing() -> None:
    chance = Chance(b"x")
    assert chance.order(0) == [] and chance.order(1) == [0] and chance.counter == 0


def test_a_draw_can_be_computed_by_anybody() -> None:
    """Draw n is SHAKE-256 of the seed and n."""
    chance = Chance(b"seed")
    chance.stream(1)
    assert chance.stream(16) == shake_256(b"seed" + (2).to_bytes(8, "big")).digest(16)


def test_a_shuffle_can_be_computed_by_anybody() -> None:
    """One number below n!; what remains of it by n, n - 1, ... says who comes last, last but one, ..."""
    number = int.from_bytes(shake_256(b"seed" + (1).to_bytes(8, "big")).digest(8), "big") % factorial(5)
    left, order = list("abcde"), []
    for count in range(5, 0, -1):
        number, place = divmod(number, count)
        order.append(left[place])
        left[place] = left[-1]
        left.pop()
    letters = list("abcde")
    Chance(b"seed").shuffle(letters)
    assert letters == order[::-1]


def test_every_number_names_an_order_of_its_own() -> None:
    class Counting(Chance):
        def below(self, n: int) -> int:
            self.counter += 1
            return self.counter - 1

    chance = Counting(b"")
    assert {tuple(chance.order(5)) for _ in range(120)} == set(permutations(range(5)))


def test_a_copy_goes_its_own_way_with_the_same_draws() -> None:
    chance = Chance(b"seed", 5)
    other = chance.copy()
    assert [chance.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]
    other.below(2)
    assert (chance.counter, other.counter) == (10, 11)


def test_other_seeds_other_draws() -> None:
    assert len({Chance(seed).below(10**30) for seed in (b"", b"a", b"b", b"ab")}) == 4


def test_a_seed_is_256_bits_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100 and {len(seed) for seed in seeds} == {SEED_BYTES} == {32}


def test_the_commitment_is_shown_before_and_fits_the_seed() -> None:
    table = Table(bids.GAME, 2)
    assert table.commitment == commitment(table.seed) == sha256(table.seed).hexdigest()
    assert table.record().commitment == table.commitment and table.record().seed is None


def test_the_salt_of_the_players_changes_the_deal() -> None:
    deals = {
        tuple(Table(bids.GAME, 2, bytes(32), salt=salt).line.state.cards.faces) for salt in (b"", b"a", b"b", b"c")
    }
    assert len(deals) == 4


def test_seed_and_salt_cannot_be_shifted_into_each_other() -> None:
    assert mix(b"ab", b"c") != mix(b"a", b"bc") != mix(b"", b"abc")


def test_a_card_says_nothing() -> None:
    assert Card(3) == 3 and not hasattr(Card(3), "__dict__")
