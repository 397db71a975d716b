"""The best hand: the records, brute force on small sets, bounds that hold, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random

import pytest

from wardroom.games.missions.cards import CARDS, GALAXY, MISSIONS
from wardroom.games.missions.scoring import fast
from wardroom.games.missions.scoring.best import BestHand, Proof, Search, best_hand
from wardroom.games.missions.scoring.bounds import Case, Limits, Pool, cases
from wardroom.games.missions.scoring.choices import BORG, PLAGUE, SHIP, THOUGHT, BadHand
from wardroom.games.missions.scoring.explained import score
from wardroom.language import LANGUAGES, Text

Q = "meddlesome_q"
ALL = list(CARDS)
#: Cards that change what others are worth, and cards that meet them in the fine print.
DELICATE = (SHIP, THOUGHT, BORG, PLAGUE, "ensign_crusher", "leah_brahms", "computer", "james_moriarty", "transporter")


def some(dice: Random, number: int, missions: int, needed: Sequence[str] = ()) -> list[str]:
    """So many cards, with so many Missions among them; each delicate card is there half of the time."""
    cards = [*needed, *(card for card in DELICATE if dice.random() < 0.5)]
    found = [card for card in cards if card in MISSIONS][:missions]
    found += dice.sample([card for card in MISSIONS if card not in found], missions - len(found))
    found += [card for card in cards if card in GALAXY][: number - missions]
    found += dice.sample([card for card in GALAXY if card not in found], number - len(found))
    dice.shuffle(found)
    return found


def hands(cards: Sequence[str], shapes: Sequence[tuple[int, int]], always: tuple[str, ...] = ()) -> Iterator[list[str]]:
    galaxy = [card for card in cards if card in GALAXY]
    missions = [card for card in cards if card in MISSIONS and card not in always]
    for of_galaxy, of_missions in shapes:
        for some_missions in combinations(missions, of_missions):
            for some_galaxy in combinations(galaxy, of_galaxy):
                yield [*always, *some_missions, *some_galaxy]


def check(found: BestHand) -> None:
    """The hand is worth what is said, to the plain evaluator too, and the proof is one."""
    assert score(found.cards, found.choices).total == fast.total(found.cards) == found.total
    assert list(found.cards) == [card for card in ALL if card in found.cards]
    assert found.proof["optimal"] == (found.proof["bound"] == found.total)
    assert 0 < found.proof["hands"] <= found.proof["of"]


# the whole set


@pytest.mark.rule("MIS-4.8")
def test_the_best_seven_cards_of_all_score_155_and_that_is_proven() -> None:
    found = best_hand()
    check(found)
    assert found.total == 155
    assert set(found.cards) == {
        "engine_room",
        "ensign_crusher",
        "leah_brahms",
        "lieutenant_la_forge",
        "the_traveler",
        "enterprise_goes_haywire",
        "imminent_destruction",
    }
    assert found.proof["optimal"]
    assert found.proof["of"] == comb(50, 5) * comb(24, 2) + comb(50, 6) * 24


@pytest.mark.rule("MIS-8.3")
def test_the_best_nine_cards_with_q_score_195_and_that_is_proven() -> None:
    found = best_hand(with_q=True)
    check(found)
    assert found.total == 195
    assert len(found.cards) == 9
    assert Q in found.cards
    assert sum(card in MISSIONS for card in found.cards) == 2
    assert found.proof["optimal"]
    assert found.proof["of"] == comb(50, 7) * 23


# small sets against brute force


@pytest.mark.parametrize("seed", range(40))
def test_the_best_of_some_cards_is_what_trying_all_hands_finds(seed: int) -> None:
    dice = Random(seed)
    cards = some(dice, dice.randint(10, 13), dice.randint(2, 4))
    tried = list(hands(cards, [(5, 2), (6, 1)]))
    found = best_hand(cards)
    check(found)
    assert found.total == max(map(fast.total, tried))
    assert sorted(found.cards) in map(sorted, tried)
    assert found.proof["optimal"]
    assert found.proof["of"] == len(tried)


@pytest.mark.parametrize("seed", range(20))
def test_the_best_of_some_cards_with_q_is_what_trying_all_hands_finds(seed: int) -> None:
    dice = Random(1000 + seed)
    cards = some(dice, dice.randint(11, 14), dice.randint(2, 5), needed=[Q])
    tried = list(hands(cards, [(7, 1)], always=(Q,)))
    found = best_hand(cards, with_q=True)
    check(found)
    assert found.total == max(map(fast.total, tried))
    assert sorted(found.cards) in map(sorted, tried)
    assert found.proof["of"] == len(tried)


@pytest.mark.parametrize("seed", range(20))
def test_the_proof_alone_finds_the_best_hand_too(seed: int) -> None:
    dice = Random(3000 + seed)
    with_q = seed % 2 == 1
    cards = some(dice, 13, 4, needed=[Q])
    tried = hands(cards, [(7, 1)], always=(Q,)) if with_q else hands(cards, [(5, 2), (6, 1)])
    search = Search(cards, with_q, None)
    search.prove(None)
    assert search.top == max(map(fast.total, tried))
    assert search.found_by == "branch-and-bound"


@pytest.mark.rule("MIS-4.8")
@pytest.mark.parametrize(
    ("galaxy", "missions", "shapes"),
    [
        (3, 0, [(3, 0)]),
        (8, 0, [(6, 0)]),  # no more Galaxy cards than any hand has
        (0, 4, [(0, 2)]),
        (3, 1, [(3, 1)]),
        (3, 4, [(3, 2)]),
        (5, 1, [(5, 1)]),
        (8, 1, [(6, 1)]),
        (5, 2, [(5, 2)]),
        (6, 2, [(5, 2), (6, 1)]),
    ],
)
def test_too_few_cards_make_the_largest_part_of_a_hand(
    galaxy: int, missions: int, shapes: list[tuple[int, int]]
) -> None:
    cards = some(Random(galaxy * 10 + missions), galaxy + missions, missions)
    tried = list(hands(cards, shapes))
    found = best_hand(cards)
    check(found)
    assert found.total == max(map(fast.total, tried))
    assert sorted(found.cards) in map(sorted, tried)
    assert found.proof["of"] == len(tried)


def test_too_few_cards_with_q() -> None:
    assert best_hand(["vash", Q, "away_team", "borg_cube", "commander_riker"], with_q=True).total == 7 + 7 + 5
    assert best_hand([Q], with_q=True).cards == (Q,)


def test_no_cards_are_an_empty_hand() -> None:
    found = best_hand([])
    assert (found.total, found.cards, found.proof["optimal"]) == (0, (), True)


@pytest.mark.rule("MIS-8.1")
def test_only_a_hand_with_q_has_his_step() -> None:
    with pytest.raises(BadHand) as refused:
        best_hand(["vash", "away_team"], with_q=True)
    assert (refused.value.rule, refused.value.key) == ("MIS-8.1", "best-no-q")
    assert best_hand(["vash", "away_team"]).cards == ("vash", "away_team")
    assert best_hand(["vash", "away_team", Q], with_q=True).cards == ("vash", "away_team", Q)


@pytest.mark.rule("MIS-8.9")
def test_without_the_step_q_is_a_mission_as_any_other() -> None:
    assert best_hand(["vash", Q]).total == 7


@pytest.mark.parametrize("seed", range(3))
def test_sets_of_25_cards_are_proven(seed: int) -> None:
    found = best_hand(some(Random(2000 + seed), 25, 8))
    check(found)
    assert found.proof["optimal"]


# the bounds


def of_hand(hand: Sequence[str], blanked: Sequence[str]) -> list[Case]:
    """The cases that an unblanked hand is in, with so many cards blanked."""
    held = set(hand) - set(blanked)
    found = [case for case in cases(hand) if held.issuperset(case.held) and held.isdisjoint(case.barred)]
    return [case for case in found if case.blanks == len(blanked)]


def test_no_hand_scores_more_than_its_bound_complete_or_not() -> None:
    dice = Random(7)
    for _ in range(1500):
        cards = some(dice, 20, 6)
        hand = some(dice, *dice.choice([(7, 2), (7, 1), (9, 2), (4, 1)]))
        cards = hand + [card for card in cards if card not in hand]
        total, choices = fast.best(hand)
        blanked = choices.borg or ()
        live = [number for number, card in enumerate(hand) if card not in blanked]
        known = dice.sample(live, dice.randint(0, len(live)))
        limits = []
        for case in of_hand(hand, blanked):
            table = Limits(cards, case)
            points, gains = table.hold(known)
            limits.append(table.whole(points, gains, pools(cards, hand, live, known)))
            assert limits[-1] >= table.hold(live)[0]
        assert max(limits) >= total, hand


def pools(cards: Sequence[str], hand: Sequence[str], live: Sequence[int], known: Sequence[int]) -> list[Pool]:
    """Cards of each kind to complete what is known of the hand: the missing ones, and those the hand has not."""
    found = []
    for kind in (MISSIONS, GALAXY):
        missing = [number for number in live if number not in known and cards[number] in kind]
        others = [number for number in range(len(hand), len(cards)) if cards[number] in kind]
        if missing:
            found.append(Pool(missing + others, len(missing)))
    return found


# how the search behaves


def test_the_order_of_the_cards_does_not_matter() -> None:
    dice = Random(5)
    cards = some(dice, 30, 9)
    first = best_hand(cards)
    for _ in range(3):
        dice.shuffle(cards)
        assert best_hand(cards) == first


@pytest.mark.parametrize("patience", [0, 1, 10, 100])
def test_a_search_that_is_stopped_says_what_is_still_possible(patience: int) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > patience

    found = best_hand(with_q=True, stop=stop)
    check(found)
    assert not found.proof["optimal"]
    assert found.total <= 195 <= found.proof["bound"]


def test_progress_goes_from_nothing_to_all() -> None:
    told: list[tuple[int, int]] = []
    best_hand(some(Random(3), 15, 4), progress=lambda done, of: told.append((done, of)))
    steps = len(told) - 1
    assert told == [(done, steps) for done in range(steps + 1)]


# what is refused, and what is said


@pytest.mark.parametrize(
    ("cards", "with_q", "rule", "key"),
    [
        (["vash", "jean_luc"], False, "MIS-1.7", "unknown-card"),
        (["vash", "vash"], False, "MIS-1.2", "repeated-card"),
        (["away_team", "away_team"], False, "MIS-1.3", "repeated-card"),
        (["vash", "away_team"], True, "MIS-8.1", "best-no-q"),
        ([], True, "MIS-8.1", "best-no-q"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_set_of_cards_is_refused(cards: list[str], with_q: bool, rule: str, key: str, language: str) -> None:
    with pytest.raises(BadHand) as refused:
        best_hand(cards, with_q)
    assert (refused.value.rule, refused.value.key) == (rule, key)
    assert Text(language, "wardroom.games.missions").say(f"refuse-{key}", refused.value.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_proof_can_be_said(language: str) -> None:
    text = Text(language, "wardroom.games.missions")
    proof = Proof(method="branch-and-bound", found_by="exchange", optimal=True, bound=155, hands=2, of=30)
    assert "30" in text.say("best-proof-optimal", proof)
    assert "155" in text.say("best-proof-open", proof)
