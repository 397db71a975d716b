"""Cardboard: zones, and knowledge that is exact, held against a referee who writes down every possible world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import sqrt

import pytest

from wardroom.kernel import EVERYBODY, Card, Cards, Chance, Zone
from wardroom.kernel.cards import bits
from wardroom.kernel.dealer import Dealer, compositions

from .referee import HAND, LEFT, OPEN, OWNER, RIGHT, WATCHER, Referee, Shares, every_deal, story

DECKS = [("abc", "de"), ("aab", "ac"), ("aaa", "bb"), ("ab", "ab"), ("aabb", "a")]
SPECTATOR = 2
every_deck = pytest.mark.parametrize(("left", "right"), DECKS)


def consistent(cards: Cards, seat: int) -> Shares:
    """By brute force: every way to lay the hidden faces within their sets, all equally likely."""
    free = [card for card, known in enumerate(cards.known) if not known >> seat & 1]
    ways: Counter[tuple[str, ...]] = Counter()
    for order in permutations(free):
        if all(cards.may[seat][token] >> place & 1 for token, place in zip(free, order)):
            world = list(cards.faces)
            for token, place in zip(free, order):
                world[place] = cards.faces[token]
            ways[tuple(world)] += 1
    return {world: Fraction(times, ways.total()) for world, times in ways.items()}


def fits(shares: Shares, dealt: Counter[tuple[str, ...]]) -> bool:
    """Chi-square: whether so many deals differ no more from their likelihoods than chance explains (5 sigma)."""
    total, freedom = dealt.total(), len(shares) - 1
    squares = sum(
        (dealt[world] - float(share) * total) ** 2 / (float(share) * total) for world, share in shares.items()
    )
    return set(dealt) <= set(shares) and squares <= freedom + 5 * sqrt(2 * freedom) + 5


# Zones


def table() -> Cards:
    cards = Cards([Zone("deck"), Zone("hand", 1, loose=True), Zone("row", EVERYBODY), Zone("peek", 2)], 2)
    cards.add(0, ["a", "b", "c", "d"], "blue")
    return cards


def test_the_top_of_a_zone_is_its_last_card() -> None:
    cards = table()
    cards.move(cards.rows[0][-1], 1)
    cards.move(cards.rows[0][0], 1, under=True)
    assert cards.rows == [[1, 2], [0, 3], [], []]
    assert [cards.at[card] for card in range(4)] == [1, 0, 0, 1]


def test_a_zone_shows_its_audience_what_lies_there() -> None:
    cards = table()
    for zone in (1, 2, 3):
        cards.move(cards.rows[0][-1], zone)
    assert [[cards.read(card, reader) for card in range(4)] for reader in range(3)] == [
        ["?blue", "?blue", "c", "d"],
        ["?blue", "b", "c", "?blue"],
        ["?blue", "?blue", "c", "?blue"],
    ]
    assert cards.learned == [2, 2]


def test_others_see_a_hand_sorted() -> None:
    cards = table()
    for card in (3, 0, 2):
        cards.move(Card(card), 1)
    cards.show((Card(2),), 2)
    assert cards.seen(1, 0) == ["d", "a", "c"]
    assert cards.seen(1, 1) == ["?blue", "?blue", "c"]


def test_a_card_without_a_back_reads_as_hidden() -> None:
    cards = Cards([Zone("deck")], 1)
    cards.add(0, ["a", "b"])
    assert cards.seen(0, 0) == ["?", "?"]


def test_a_copy_shares_nothing_that_changes() -> None:
    cards = table()
    other = cards.copy()
    other.move(other.rows[0][-1], 2)
    other.shuffle(0, Chance(b"x"))
    assert cards.rows[0] == [0, 1, 2, 3] and cards.faces == ["a", "b", "c", "d"] and cards.learned == [0, 0]


def test_a_light_copy_keeps_no_track() -> None:
    cards = table()
    other = cards.copy(track=False)
    other.move(other.rows[0][-1], 2)
    other.show(other.rows[0], EVERYBODY)
    other.blur(other.rows[0], EVERYBODY)
    assert other.may == [] and cards.known == [0] * 4
    assert other.faces == cards.faces and other.rows[2] == [3]


def test_nobody_can_tell_cards_apart_after_a_shuffle() -> None:
    cards = table()
    cards.show(cards.rows[0], EVERYBODY)
    cards.shuffle(0, Chance(b"x"))
    assert cards.known == [0] * 4 and cards.may[0] == [15] * 4
    assert cards.rows[0] == [0, 1, 2, 3] and sorted(cards.faces) == ["a", "b", "c", "d"]


def test_a_single_card_is_not_shuffled() -> None:
    cards = table()
    cards.move(Card(0), 2)
    cards.move(Card(0), 3)
    chance = Chance(b"x")
    cards.shuffle(3, chance)
    assert chance.counter == 0 and cards.read(0, 0) == "a"


@pytest.mark.parametrize("faces", ["abcdefgh", "aabbccdd", "aaaabbbc"])
@pytest.mark.parametrize("to", [1, 2, 3])
def test_drawing_several_cards_is_drawing_one_after_the_other(faces: str, to: int) -> None:
    one, several = (Cards([Zone("pile"), Zone("hand", 1, True), Zone("row", EVERYBODY), Zone("box")], 2) for _ in "ab")
    for cards in (one, several):
        cards.add(0, list(faces))
        cards.shuffle(0, Chance(faces.encode()))
    drawn = several.draw(to, (0, 3), (0, 2))
    for _ in range(5):
        one.move(one.rows[0][-1], to)
    assert drawn == one.rows[to] == several.rows[to] == [7, 6, 5, 4, 3]
    assert (one.rows, one.at, one.known, one.may) == (several.rows, several.at, several.known, several.may)


def test_nothing_more_than_a_pile_has_is_drawn() -> None:
    cards = table()
    assert cards.draw(2, (0, 0)) == [] and cards.draw(2, (0, 9)) == [3, 2, 1, 0] and cards.draw(2, (0, 1)) == []
    assert cards.rows[0] == [] and cards.rows[2] == [3, 2, 1, 0]


# Hands


def hand(faces: Sequence[str], seen: Sequence[int], seats: int = 2, backs: Sequence[str] = ()) -> Cards:
    """A hand of seat 0 with these cards, some of which all have seen, beside a pile and a row."""
    cards = Cards([Zone("pile"), Zone("hand", 1, loose=True), Zone("row", EVERYBODY)], seats)
    for face, back in zip(faces, backs or [""] * len(faces)):
        cards.add(0, [face], back)
    cards.shuffle(0, Chance(b"any"))
    cards.faces[:] = faces
    for card in range(len(faces)):
        cards.move(Card(card), 1)
    cards.show([Card(card) for card in seen], EVERYBODY)
    return cards


def test_a_card_given_away_unseen_might_be_any() -> None:
    cards = hand("xyz", seen=[0])
    cards.move(Card(1), 0)
    assert [cards.read(card, 1) for card in range(3)] == ["?", "?", "?"]
    assert cards.may[1] == [0b111] * 3
    assert [cards.read(card, 0) for card in range(3)] == ["x", "y", "z"]


def test_backs_tell_cards_apart() -> None:
    cards = hand("xyz", seen=[0, 2], backs=["red", "red", "blue"])
    cards.move(Card(1), 0)
    assert [cards.read(card, 1) for card in range(3)] == ["?red", "?red", "z"]


def test_an_equal_face_that_leaves_is_taken_for_the_one_that_was_seen() -> None:
    """Whichever of two equal cards is played, the others know the same afterwards; spectators too."""
    for played in (0, 1):
        cards = hand("xxy", seen=[0])
        cards.move(Card(played), 2)
        assert cards.seen(1, 1) == cards.seen(1, SPECTATOR) == ["?", "?"]
        assert cards.seen(2, 1) == cards.seen(2, SPECTATOR) == ["x"]
        deals = [sorted(world) for world in every_deal(cards.dealer(1), 1000) or {}]
        assert deals == [["x", "x", "y"]] * 2


def test_an_equal_face_shown_in_a_hand_is_taken_for_the_one_that_was_seen() -> None:
    for shown in (0, 1):
        cards = hand("xxy", seen=[0])
        learned = cards.learned[1]
        cards.show((Card(shown),), EVERYBODY)
        assert cards.seen(1, 1) == cards.seen(1, SPECTATOR) == ["?", "?", "x"]
        assert cards.learned[1] == learned


def test_which_known_card_was_played_is_seen_though_it_teaches_nothing() -> None:
    """An x and a y are known to be in the hand. A third card leaves it openly: it is taken for the one it equals."""
    for third, left in (("x", "y"), ("y", "x")):
        cards = hand(["x", "y", third], seen=[0, 1])
        learned, cards.sights = cards.learned[1], []
        cards.move(Card(2), 2)
        assert cards.learned[1] == learned and cards.seen(1, 1) == cards.seen(1, SPECTATOR) == ["?", left]
        assert cards.sights[0] == (2, third, ~1)


def test_sights_are_what_was_not_known() -> None:
    cards = table()
    assert cards.sights is None
    cards.sights = []
    cards.move(Card(3), 1)
    cards.show((Card(3), Card(0)), 3)
    assert [sight for sight in cards.sights if sight.seats] == [(3, "d", 1), (3, "d", 2), (3, "d", 2), (0, "a", 3)]
    assert cards.copy().sights is None


def test_a_whole_hand_shown_is_known_whole() -> None:
    for order in permutations(range(3)):
        cards = hand("xxy", seen=[0])
        cards.show([Card(card) for card in order], EVERYBODY)
        assert cards.seen(1, 1) == ["x", "x", "y"]


def test_which_of_the_unseen_cards_was_played_is_not_known() -> None:
    """One came from the left pile, one from the right: when one is played, the other may be either."""
    knows = []
    for pile in (LEFT, RIGHT):
        referee = Referee("xa", "xb", b"any")
        cards = referee.cards
        cards.faces[:] = ["a", "x", "b", "x"]
        for each in (LEFT, RIGHT):
            cards.move(cards.rows[each][-1], HAND)
        cards.move(Card(1 if pile == LEFT else 3), OPEN)
        knows.append(sorted((world[0], world[2]) for world in every_deal(cards.dealer(WATCHER), 10_000) or {}))
    assert knows[0] == knows[1]
    assert set(knows[0]) == {("a", "b"), ("a", "x"), ("x", "b")}


def test_two_that_look_the_same_are_not_told_apart_by_where_they_may_lie() -> None:
    """One x is on the left or in the middle, one in the middle or on the right. The middle shows an x: the other may be
    left or right, whichever of them it is in truth."""
    for true in (0, 1):
        cards = Cards([Zone("row")], 1)
        cards.add(0, ["x", "x", "-"] if true == 0 else ["-", "x", "x"])
        cards.may[0][:] = [0b011, 0b110, 0b111] if true == 0 else [0b111, 0b011, 0b110]
        cards.show((Card(1),), 1)
        assert every_deal(cards.dealer(0), 100) == {("x", "x", "-"): Fraction(1, 2), ("-", "x", "x"): Fraction(1, 2)}


# Against the referee


@every_deck
def test_knowledge_is_what_a_perfect_memory_has(left: str, right: str) -> None:
    """A seat may count as knowing less than one could, never as knowing what is not."""
    exact = likely = compared = 0
    for number in range(400):
        referee = story(number, left, right)
        dealt = every_deal(referee.cards.dealer(WATCHER), 1500)
        assert tuple(referee.cards.faces) in referee.worlds
        if dealt is not None:
            compared += 1
            assert set(dealt) >= set(referee.worlds), number
            exact += set(dealt) == set(referee.worlds)
            likely += dealt == referee.shares
    assert compared > 200
    assert exact == compared
    assert likely > 0.85 * compared


def test_a_set_for_each_face_cannot_say_not_both() -> None:
    """A known limit. The hand holds b, d and an a or c; one of the three is shuffled into the pile with the other of a
    and c. So b and d are not both there, but each of them may be."""
    referee = Referee("ac", "bd", b"any")
    for card in referee.cards.rows[RIGHT]:
        referee.show(card)
    for pile in (RIGHT, RIGHT, LEFT):
        referee.take(pile)
    referee.give_back(referee.cards.rows[HAND][0], LEFT, under=False)
    assert set(every_deal(referee.cards.dealer(WATCHER), 1000) or {}) == set(referee.worlds)
    referee.shuffle(LEFT)
    dealt = set(every_deal(referee.cards.dealer(WATCHER), 1000) or {})
    there = referee.cards.rows[LEFT]
    assert dealt - set(referee.worlds) == {world for world in dealt if {world[card] for card in there} == set("bd")}
    assert dealt > set(referee.worlds)


def others_know(cards: Cards, one: int, two: int) -> tuple[object, ...]:
    """What everybody but the owner knows, if these two cards had each other's name."""
    name = list(range(len(cards.faces)))
    name[one], name[two] = two, one
    within = Counter(
        (bits(name[card] for card in name if mask >> card & 1), face)
        for mask, face in zip(cards.may[WATCHER], cards.faces)
    )
    read = [[cards.read(card, reader) for card in name] for reader in (WATCHER, SPECTATOR)]
    return within, read, [cards.at[card] for card in name], cards.learned[WATCHER]


def twins(cards: Cards) -> Iterator[tuple[Card, Card]]:
    """Equal cards of the hand, the first of them known to the watcher if any is: it takes the others for that one."""
    hand = sorted(cards.rows[HAND], key=lambda card: -(cards.known[card] >> WATCHER & 1))
    for face in sorted({cards.faces[card] for card in hand}):
        equal = [card for card in hand if cards.faces[card] == face]
        yield from ((equal[0], other) for other in equal[1:])


@every_deck
def test_nobody_can_tell_which_of_two_equal_cards_it_was(left: str, right: str) -> None:
    """Played, shown, or put on a pile unseen: the other one of a hand would have looked the same, then and later."""
    acts: list[Callable[[Cards, Card], None]] = [
        lambda cards, card: cards.move(card, OPEN),
        lambda cards, card: cards.show((card,), EVERYBODY),
        lambda cards, card: cards.move(card, LEFT),
    ]
    compared = 0
    for number in range(250):
        cards = story(number, left, right).cards
        for one, two in twins(cards):
            for act in acts:
                copies = cards.copy(), cards.copy()
                act(copies[0], one)
                act(copies[1], two)
                for later in (None, RIGHT, HAND):
                    if later is not None:
                        for copy in copies:
                            copy.show(copy.rows[later], 1 << WATCHER)
                    assert others_know(copies[0], one, one) == others_know(copies[1], one, two), number
                compared += 1
    assert compared > 50 or len({*left, *right}) == len(left + right)


@every_deck
def test_what_the_owner_knows_is_certain(left: str, right: str) -> None:
    for number in range(40):
        cards = story(number, left, right).cards
        assert all(cards.read(card, OWNER) == cards.faces[card] for card in cards.rows[HAND])


@every_deck
def test_all_worlds_are_dealt_equally_often_exactly(left: str, right: str) -> None:
    """By all ways that chance could go, and by brute force over all ways the faces could lie."""
    overlapping = 0
    for number in range(400):
        cards = story(number, left, right).cards
        dealer = cards.dealer(WATCHER)
        dealt = every_deal(dealer, 1500)
        if dealt is not None:
            assert dealt == consistent(cards, WATCHER), number
            overlapping += not dealer.plain
    assert overlapping > 3


def test_all_worlds_are_dealt_equally_often_where_sets_overlap() -> None:
    """Larger cases, by chi-square with fixed seeds."""
    masks = [0b000111, 0b000111, 0b111100, 0b111100, 0b111111, 0b011110]
    for faces in ("abcdef", "aabbcc", "aaabbb", "abcabc"):
        cards = Cards([Zone("row")], 1)
        cards.add(0, faces)
        cards.may[0][:] = masks
        shares, dealer = consistent(cards, 0), cards.dealer(0)
        deals = (tuple(dealer.deal(Chance(f"{faces}/{number}".encode()))[0]) for number in range(4000))
        assert fits(shares, Counter(deals)), faces


def test_the_chi_square_notices_a_bias() -> None:
    shares: Shares = {(face,): Fraction(1, 6) for face in "abcdef"}
    assert fits(shares, Counter({(face,): 1000 for face in "abcdef"}))
    assert not fits(shares, Counter({(face,): 1300 if face == "a" else 940 for face in "abcdef"}))
    assert not fits(shares, Counter({("g",): 1}))


def test_a_deal_depends_on_what_is_known_alone() -> None:
    """Dealing again in a dealt world, from the same seed, gives the same world."""
    for number in range(100):
        cards = story(number, "aab", "bc").cards
        faces, may = cards.dealer(WATCHER).deal(Chance(b"seed"))
        cards.faces[:], cards.may[WATCHER][:] = faces, may
        assert cards.dealer(WATCHER).deal(Chance(b"seed")) == (faces, may)


def test_what_was_seen_stays() -> None:
    for number in range(100):
        cards = story(number, "abc", "de").cards
        faces, _ = cards.dealer(WATCHER).deal(Chance(b"seed"))
        assert all(faces[card] == cards.faces[card] for card in range(5) if cards.known[card] >> WATCHER & 1)


def test_sums_within_limits() -> None:
    assert list(compositions(3, [2, 2])) == [(1, 2), (2, 1)]
    assert list(compositions(0, [])) == [()] and list(compositions(1, [])) == []
    assert list(compositions(2, [5])) == [(2,)]


def test_nothing_hidden_is_nothing_to_deal() -> None:
    assert Dealer([], ["a"], [1]).deal(Chance(b"")) == (["a"], [1])
