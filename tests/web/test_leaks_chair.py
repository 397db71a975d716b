"""Nothing hidden of Captain's Chair comes through the doors: scans, cards gained unseen, ENCOUNTERs looked at,
searches, revealed hands, Reserves enlisted unseen, answers to a happening. Each position is sent to both captains and
to a spectator in the true world and in others that look the same to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.chair.given import ENCOUNTERS, Sitting, given
from wardroom.kernel import Table

from .states_chair import asks, played
from .test_leaks import SEATS, WATCHER, ServedTable, compare, serving

SETTINGS = {"captain_1": "picard", "captain_2": "shran", "board_1": "basic", "board_2": "basic"}
WISH = {"game": "chair", "seats": SEATS, "luck": "seven", "options": SETTINGS}
MARKET = ["phlox", "lirpa", "uss_reliant", "bolians"]
THEIRS = ["shr_talas", "shr_recruit", "shr_andoria"]


def sitting(*hand: str, **more: Any) -> Sitting:
    """Picard is asked what he does, with these cards in his hand; Shran has some, too."""
    return given(hand=[list(hand), THEIRS], market=MARKET, names=["Ann", "Bo"], **more)


def looks_for_encounters() -> Sitting:
    game = sitting(
        *("pic_strange_new_worlds", "pic_data"),
        zones={"places": [["risa"]]},
        at={"pic_uss_enterprise_d": "risa"},
        teams={"risa": (1, 0)},
        tops={ENCOUNTERS: ["vger", "koala"]},
    )
    return game.choose("play:pic_strange_new_worlds:0")


POSITIONS: Mapping[str, Callable[[], Sitting]] = {
    "a scan": lambda: sitting("pic_first_contact", "pic_data").choose("play:pic_first_contact:0"),
    "a scanned card on its way": lambda: scanned(),
    "a scanned card on the deck": lambda: scanned("deck"),
    "a card gained unseen": lambda: sitting("pic_diplomacy").choose("play:pic_diplomacy:1", "deck:ally"),
    "a card gained unseen on the deck": lambda: passed(sitting("pic_diplomacy"), "play:pic_diplomacy:1", "deck:ally"),
    "two encounters": looks_for_encounters,
    "an encounter in the hand": lambda: looks_for_encounters().choose("koala"),
    "a search": lambda: sitting("biobed", "pic_data").choose("play:biobed:0", "lirpa", "doctor"),
    "what was found": lambda: found(),
    "a revealed hand": lambda: sitting("mekleth", "pic_data").choose("play:mekleth:0", "pic_data"),
    "a hand that was revealed": lambda: sitting("mekleth", "pic_data").choose("play:mekleth:0", "pic_data", "no"),
    "a reserve enlisted unseen": lambda: sitting("organians", tracks=[{"research": 4}]).choose("play:organians:0"),
    "cards drawn": lambda: sitting("zephram_cochrane").choose("play:zephram_cochrane:0"),
    "an answer": lambda: sitting("pic_diplomacy").choose("play:pic_diplomacy:1", "market:ally", "discard"),
    "which card is discarded": lambda: sitting("pic_diplomacy", "pic_data", dilithium=[1], glory=[0]).choose(
        "play:pic_diplomacy:0"
    ),
}


def scanned(*then: str) -> Sitting:
    """The first of the two cards that are looked at is gained."""
    game = POSITIONS["a scan"]()
    [looked] = [captain["look"] for captain in game.view(0)["captains"] if captain["look"]]
    return game.choose(looked[0], *then)


def passed(game: Sitting, *keys: str) -> Sitting:
    """These choices, then on top of the deck, and nobody answers to it."""
    game.choose(*keys, "deck")
    while game.ask.kind != "act":
        game.choose("pass")
    return game


def found() -> Sitting:
    game = POSITIONS["a search"]()
    return game.choose(next(key for key in game.options if key != "no"))


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServedTable]:
    with serving(tmp_path, monkeypatch, WISH) as made:
        yield made


def compare_for_all(served: ServedTable, table: Table[Any], dice: Random, believers: Sequence[int] = (0, 1)) -> int:
    """What each captain is sent, and a spectator, in worlds that each captain holds possible. Steps compared."""
    served.true = table
    return sum(
        compare(served, eyes, believer, dice, hints=False) for believer in believers for eyes in (believer, WATCHER)
    )


FORGOTTEN = {"two encounters", "a search", "which card is discarded"}
"""Since the turn began, cards have gone where the other captain lost sight of them: no other world can be dealt for
that captain, so these moments are compared for the one who looks."""


@pytest.mark.rule("CHAIR-24.1", "CHAIR-24.6", "CHAIR-24.7", "CHAIR-13.2")
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_hidden_is_sent_at_this_moment(served: ServedTable, name: str) -> None:
    believers = (0,) if name in FORGOTTEN else (0, 1)
    assert compare_for_all(served, POSITIONS[name]().table, Random(name), believers) >= 2 * len(believers)


@pytest.mark.rule("CHAIR-24.1")
@pytest.mark.parametrize("turn", [6, 12])
def test_nothing_hidden_is_sent_in_the_middle_of_a_game(served: ServedTable, turn: int) -> None:
    table = played(asks("act", turn))
    assert compare_for_all(served, table, Random(turn)) >= 4
