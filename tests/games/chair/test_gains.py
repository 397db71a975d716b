"""What an operation would bring now: told before it is chosen, and then it happens."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import ENDGAME, PASSIVE, SPECIAL, SURPRISED
from wardroom.games.chair.show.notices import VARYING, brings
from wardroom.interface.notices import say_gains
from wardroom.interface.outcomes import follow_options
from wardroom.kernel import Table
from wardroom.language import Text
from wardroom.players import make

from .given import Sitting, given

TWO_PLACES = {"places": [["regula_i", "risa"]]}
OTHERWISE = frozenset(
    (
        *("borg_spatial_trajector-1", "captain_dorg-3", "imperial_pride-1", "kol_klingon_disruptors-1", "kol_korax-2"),
        *("pic_tamarians-1", "riva-2", "sel_disruptor_rifles-1", "sel_donatra-1", "sel_scimitar-3"),
        *("shr_ambassador_thoris-1", "sis_the_wormhole-2", "type_iii_disruptor_pistols-1", "unstable_wormhole-1"),
    )
)
"""Where "each" is no amount that stands fast when the operation is chosen."""


def told(game: Sitting, key: str) -> Any:
    return follow_options(game.table.seat(game.asked[0]))[key].brings


@pytest.mark.rule("CHAIR-8.9")
def test_amounts_by_what_is_in_play_are_added_up() -> None:
    game = given(hand=[["tholians", "pic_utilize"]], zones=TWO_PLACES)
    assert told(game, "play:tholians:0") == ((("latinum", 2), ("dilithium", 4)),), "the card that may be drawn is not"
    assert told(game, "play:pic_utilize:0") == ((("dilithium", 5),),)
    for language, said in (("en", "now +2 Latinum, +4 Dilithium"), ("fr", "maintenant +2 Latinum, +4 Dilithium")):
        assert say_gains(told(game, "play:tholians:0"), Text(language, GAME.package)) == said


@pytest.mark.rule("CHAIR-17.3")
def test_what_is_left_to_choose_is_told_way_by_way() -> None:
    game = given(hand=[["pic_utilize"]], zones={"places": [["regula_i"]]})
    ways = told(game, "play:pic_utilize:1")
    assert ways == ((("research", 3),), (("influence", 1),), (("military", 1),))  # Regula I, and the Enterprise's any
    game.choose("play:pic_utilize:1")
    assert told(game, "research") == (ways[0],)
    assert say_gains(((("research", 2),), ()), Text("en", GAME.package)) == "now Research +2 or nothing"


def test_that_an_operation_brings_nothing_is_told_if_it_does_nothing_else() -> None:
    game = given(hand=[["subspace_phenomenon", "pic_worf"]], zones={"places": [["pic_farpoint_station"]]})
    assert told(game, "use:pic_farpoint_station:0") == ((),)
    assert told(game, "play:subspace_phenomenon:0") == (), "the INCIDENT is returned all the same"


@pytest.mark.rule("CHAIR-24.1")
def test_what_a_discarded_card_is_worth_is_told_where_it_is_picked() -> None:
    game = given(hand=[["hostile_contact", "pic_worf", "pic_uss_bozeman"]])
    game.choose("play:hostile_contact:0")
    assert {key: told(game, key) for key in game.options} == {
        "pic_worf": (),
        "pic_uss_bozeman": ((("dilithium", 2),),),
    }


def test_what_an_operation_says_itself_is_not_repeated() -> None:
    game = given(hand=[["pic_analyze", "karemma"]], dilithium=[9], latinum=[9])
    assert not any(outcome.brings for outcome in follow_options(game.table.seat(0)).values())


def test_every_amount_for_each_card_in_play_is_told() -> None:
    """By what the operations say: whatever comes for each or for every so many."""
    text, found = Text("en", GAME.package), set()
    for face in FACES.values():
        for place, op in enumerate(face.ops, 1):
            said = text.say(f"op-{face.text}-{place}")
            if op.kind not in (ENDGAME, PASSIVE, SPECIAL, SURPRISED) and re.search(r"\b(each|every)\b", said):
                found.add(f"{face.text}-{place}")
    assert found - OTHERWISE <= VARYING and not VARYING & OTHERWISE
    assert {f"{face.text}-{place}" for face in FACES.values() for place, _ in enumerate(face.ops, 1)} >= VARYING


def test_what_is_told_happens() -> None:
    """Over whole games: an option that leads to no further question brings exactly what was told."""
    seen = 0
    for number in range(3):
        table: Table[Any] = Table(GAME, 2, sha256(b"gains %d" % number).digest())
        chooser = make("random", number)
        while not table.over:
            seat = table.waiting()[0]
            option = chooser.choose(seat)
            assert seat.ask is not None
            key = seat.candidates[list(seat.ask.candidates).index(option)]
            expected, before = follow_options(seat)[key].brings, len(table.log)
            seat.choose(option)
            if expected and table.waiting() and table.waiting()[0].ask.kind == "act":  # type: ignore[union-attr]
                sums: dict[str, int] = {}
                for event in table.log[before:]:
                    args = dict(event.args)
                    gained = brings(event.key, args) if args.get("seat") == seat.number else None
                    if gained is not None and gained[1]:
                        sums[gained[0]] = sums.get(gained[0], 0) + gained[1]
                assert tuple(sums.items()) in expected, (key, expected)
                seen += 1
    assert seen > 10
