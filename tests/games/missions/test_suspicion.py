"""What a rival may hold, by what it did."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from math import exp
from random import Random
from typing import Any

import pytest

from wardroom.games.missions.cards import CARDS, GALAXY, MISSIONS
from wardroom.games.missions.mind.evaluate import MISSION_CARDS
from wardroom.games.missions.mind.suspicion import STILL, Deed, Suspicion, deeds, odds_of_dropping, odds_of_source
from wardroom.games.missions.state import DISCARD
from wardroom.kernel import Table, find, replay
from wardroom.players import make


def positions(players: tuple[str, str], seed: int) -> list[Table[Any]]:
    """A table at the beginning of every turn of a game, as copies."""
    table = Table(find("missions"), 2, bytes([seed]) * 32)
    found = []
    while table.line.state.phase == "turn":
        seat = table.waiting()[0]
        if seat.ask and seat.ask.kind == "source":
            found.append(replay(table.game, table.record(host=True)))
        seat.choose(make(players[seat.number], seed).choose(seat))
    return found


@pytest.fixture(scope="module")
def played() -> list[Table[Any]]:
    return positions(("greedy", "random"), 1) + positions(("random", "greedy"), 2)


def test_deeds_are_what_happened(played: list[Table[Any]]) -> None:
    for table in played:
        state = table.line.state
        told = list(deeds(table.seat(0).log))
        assert len(told) == state.turn
        lying: Counter[str] = Counter()
        for _, deed in told:
            assert lying == Counter(deed.open)
            lying.subtract([deed.took] if deed.took else [])
            lying.update(deed.dropped)
            lying = +lying
        assert sorted(lying.elements()) == sorted(state.cards.faces[card] for card in state.cards.rows[DISCARD])


def test_a_turn_that_is_not_over_is_no_deed_yet(played: list[Table[Any]]) -> None:
    table = replay(played[5].game, played[5].record(host=True))
    before = len(list(deeds(table.seat(0).log)))
    table.waiting()[0].choose("mission")
    assert len(list(deeds(table.seat(0).log))) == before


def suspected(table: Table[Any], seat: int, seed: int) -> Suspicion:
    state = table.line.state
    rival = 1 - seat
    seen = {*state.hand(seat), *(state.cards.faces[card] for card in state.cards.rows[DISCARD])}
    missions = len(MISSION_CARDS & {*state.hand(rival)})
    told = [deed for whose, deed in deeds(table.seat(seat).log) if whose == rival]
    return Suspicion(told, missions, 7 - missions, [face for face in CARDS if face not in seen], Random(seed))


def test_every_story_fits_all_that_is_known(played: list[Table[Any]]) -> None:
    changed = 0
    for number, table in enumerate(played):
        state, seat = table.line.state, number % 2
        suspicion = suspected(table, seat, number)
        rival = {*state.hand(1 - seat)}
        seen = {*state.hand(seat), *(state.cards.faces[card] for card in state.cards.rows[DISCARD])}
        taken = {card.face for card in suspicion.cards if card.went == STILL and card.seen}
        assert taken <= rival  # what was seen to come and not to go is there
        first = suspicion.hand()
        for _ in range(60):
            suspicion.step()
            hand = {*suspicion.hand()}
            assert len(hand) == 7 and taken <= hand and not hand & seen
            assert len(hand & MISSION_CARDS) == len(rival & MISSION_CARDS)
            decks = {*suspicion.decks[False], *suspicion.decks[True]}
            assert hand | decks == CARDS.keys() - seen and not hand & decks
            for turn, deed in enumerate(suspicion.turns):
                held = [card.face for card in suspicion.cards if card.came < turn <= card.went]
                came = [card.face for card in suspicion.cards if card.came == turn]
                assert len(held) == 7 and 1 <= len(MISSION_CARDS & {*held}) <= 2
                assert came == [deed.took] if deed.took else len(came) == deed.drawn
                assert {*deed.dropped} <= {*held, *came}
        changed += suspicion.hand() != first
    assert changed > len(played) // 2


def test_stories_come_up_as_often_as_they_are_likely() -> None:
    """Every story of a rival's first turn, weighed one by one."""
    galaxy, missions = GALAXY[:8], MISSIONS[:3]
    dropped, lying = galaxy[7], GALAXY[20:23]
    deed = Deed("", (dropped,), lying)
    unseen = [*galaxy[:7], *missions]
    odds: Counter[frozenset[str]] = Counter()
    for hand in combinations(galaxy[:7], 5):
        for two in combinations(missions, 2):
            everything = frozenset((*hand, *two, dropped))
            for drawn in (*hand, dropped):
                before = everything - {drawn}
                chance = exp(odds_of_source(before, deed) + odds_of_dropping(everything, "", frozenset((dropped,))))
                odds[everything - {dropped}] += chance  # type: ignore[assignment]
    total = sum(odds.values())
    suspicion = Suspicion([deed], 2, 5, unseen, Random(1))
    seen: Counter[str] = Counter()
    steps = 60_000
    for _ in range(steps):
        suspicion.step()
        seen.update(suspicion.hand())
    expected = {face: sum(odds[hand] for hand in odds if face in hand) / total for face in unseen}
    assert max(expected.values()) - min(expected[face] for face in galaxy[:7]) > 0.1  # it tells something
    for face in unseen:
        assert seen[face] / steps == pytest.approx(expected[face], abs=0.02)


def test_a_rival_that_left_a_card_hardly_holds_what_it_goes_with() -> None:
    """Whoever holds Data and the Crystal Entity would hardly have left Lore for a card of a deck."""
    others = frozenset(("hand_phaser", "tractor_beam", "tricorder", *MISSIONS[5:7]))
    left = Deed("", (GALAXY[0],), ("lore",))
    friends, strangers = {"lieutenant_commander_data", "crystal_entity"}, {"sovak", "tox_uthat"}
    assert odds_of_source(others | friends, left) < odds_of_source(others | strangers, left) - 1


def test_who_did_nothing_yet_may_hold_anything() -> None:
    suspicion = Suspicion([], 2, 5, CARDS, Random(1))
    hands = set()
    for _ in range(200):
        suspicion.step()
        hands.add(suspicion.hand())
    assert len(hands) > 50


STORY = """
from random import Random
from wardroom.games.missions.cards import CARDS, GALAXY, MISSIONS
from wardroom.games.missions.mind.suspicion import Deed, Suspicion
turns = [Deed("", GALAXY[:1], ()), Deed("", MISSIONS[:2], GALAXY[:1]), Deed(GALAXY[0], GALAXY[1:2], MISSIONS[:2])]
suspicion = Suspicion(turns, 2, 5, [face for face in CARDS if face not in (*MISSIONS[:2], GALAXY[1])], Random(1))
for _ in range(400):
    suspicion.step()
    print(suspicion.hand(), suspicion.odds)
"""


def test_a_story_does_not_depend_on_how_words_are_hashed() -> None:
    """Same seed, same game: sets of words have another order in another process."""
    told = [
        subprocess.run(
            [sys.executable, "-c", STORY],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
            timeout=180,
        ).stdout
        for seed in ("0", "1")
    ]
    assert told[0] == told[1] and "(" in told[0]
