"""The attacks on common cards: what is left of them when they are ignored, and in cadet training."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import DISCARD, DUTY, FLEET, HAND, LOG

from .common import MARKET, NEUTRAL, Given, hand, in_play, resources, table
from .given import Sitting, given

RIVA = ("use:riva:1", "rom")
"""The other captain's Duty Officer keeps the attack away, for a discarded card."""
AS_IT_WAS: Given = {
    "dilithium": [0, 3],
    "teams": {"dozaria": (0, 2)},
    "foe_hand": ["rom", "shr_talas", "shr_utilize"],
    "tracks": [{"research": 5, "influence": 5, "military": 6}],
}


def attacked(*own: str, **more: Any) -> Sitting:
    """A position against a captain with Riva on duty, a cloak, Away Teams, Dilithium and a hand."""
    return table(zones=in_play(*own, foe=["riva", "cloaking_device"]), **{**AS_IT_WAS, **more})


def theirs(game: Sitting) -> Any:
    cards = [sorted(game.held(kind, 1)) for kind in (DUTY, FLEET, LOG)]
    return (*cards, [face for face in hand(game, 1) if face != "rom"], game.teams("dozaria")[1], resources(game, 1))


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58", "CHAIR-27.52")
@pytest.mark.parametrize(
    "cards, own, choices",
    [
        (["phlox"], ["b_4"], ["use:b_4:0", "phlox", *RIVA]),
        (["lursa"], ["captain_dorg"], ["play:lursa:0", "no", "use:captain_dorg:2", *RIVA]),
        (["harry_mudd"], [], ["play:harry_mudd:0", *RIVA, "no"]),
        (["mirok", "bird_of_prey"], [], ["play:mirok:0", "bird_of_prey", *RIVA, "no"]),
        (["moriarty"], [], ["play:moriarty:0", *RIVA]),
        (["lirpa"], [], ["play:lirpa:0", *RIVA]),
        (["mekleth", "phlox"], [], ["play:mekleth:0", "phlox", *RIVA]),
        (["tachyon_detection_grid"], [], ["play:tachyon_detection_grid:0", "no", *RIVA]),
        (["tribbles"], [], ["play:tribbles:0", "karemma", *RIVA]),
        (
            ["type_iii_disruptor_pistols", "mirok"],
            [],
            ["play:type_iii_disruptor_pistols:0", "karemma", "mirok", *RIVA],
        ),
        ([], ["bird_of_prey"], ["use:bird_of_prey:0", "warp:bird_of_prey:dozaria", "yes", *RIVA]),
        (["kazon_raider"], [], ["play:kazon_raider:0", *RIVA]),
        (["sona_battlecruiser"], [], ["play:sona_battlecruiser:1", *RIVA]),
        (["emerald_chain"], [], ["play:emerald_chain:0", *RIVA]),
        (["letheans"], [], ["play:letheans:0", *RIVA, "no"]),
        (["sha_ka_ree", "uss_pasteur"], [], ["play:sha_ka_ree:0", "uss_pasteur", *RIVA]),
    ],
)
def test_an_attack_that_is_ignored_harms_nobody(cards: list[str], own: list[str], choices: list[str]) -> None:
    game = attacked(*own, hand=cards, dilithium=[1 if "bird_of_prey" in own else 0, 3])
    before = theirs(game)
    game.choose(*choices)
    assert game.asked == (0, "act")
    assert theirs(game) == before
    assert game.held(DISCARD, 1)[-1] == "rom"
    assert game.own().glory == 0


@pytest.mark.rule("CHAIR-27.53")
def test_the_attacker_keeps_what_is_not_aimed_at_anybody() -> None:
    more: Given = {"teams": {"dozaria": (1, 2)}, "hand": ["talok"]}
    game = attacked("ktinga_battlecruiser", "bird_of_prey", **more)
    game.choose("play:talok:0", "lwaxana_troi", "discard", *RIVA)
    assert "lwaxana_troi" in game.held(DISCARD)
    assert len(game.held(HAND, 1)) == 2
    assert game.own().glory == 2  # two imperial cards


# Cadet training


def cadet(cards: list[str], *own: str, **more: Any) -> Sitting:
    zones = {name: rows[:1] for name, rows in in_play(*own).items()}
    nothing: Given = {"dilithium": [0], "latinum": [0], "glory": [0], "neutral": NEUTRAL, "market": MARKET}
    nothing["tracks"] = [{"research": 5, "influence": 5, "military": 6}]
    return given(1, captains=("picard",), boards=("basic",), hand=[cards], zones=zones, **{**nothing, **more})


@pytest.mark.rule("CHAIR-26.4", "CHAIR-26.6", "CHAIR-26.8", "CHAIR-26.16", "CHAIR-26.18")
@pytest.mark.parametrize(
    "cards, own, choices, gained",
    [
        (["phlox"], ["b_4"], ["use:b_4:0", "phlox"], (0, 0, 1)),
        (["lursa"], ["captain_dorg"], ["play:lursa:0", "no", "use:captain_dorg:2"], (0, 1, 1)),
        (["harry_mudd"], [], ["play:harry_mudd:0", "no"], (0, 0, 0)),
        (["mirok", "bird_of_prey"], [], ["play:mirok:0", "bird_of_prey", "no"], (0, 0, 1)),
        (["moriarty"], [], ["play:moriarty:0"], (0, 0, 0)),
        (["lirpa"], [], ["play:lirpa:0"], (0, 0, 0)),
        (["mekleth", "phlox"], [], ["play:mekleth:0", "phlox", "yes"], (0, 0, 1)),
        (["mekleth", "phlox"], [], ["play:mekleth:0", "phlox", "no"], (0, 0, 0)),
        (["tachyon_detection_grid"], [], ["play:tachyon_detection_grid:0", "no"], (0, 0, 1)),
        (["tribbles"], [], ["play:tribbles:0", "karemma"], (0, 1, 1)),
        (
            ["type_iii_disruptor_pistols", "mirok"],
            [],
            ["play:type_iii_disruptor_pistols:0", "karemma", "mirok"],
            (0, 0, 1),
        ),
        (["kazon_raider"], [], ["play:kazon_raider:0"], (0, 0, 0)),
        (["sona_battlecruiser"], [], ["play:sona_battlecruiser:1"], (1, 0, 0)),
        (["emerald_chain"], [], ["play:emerald_chain:0"], (1, 0, 0)),
        (["letheans"], [], ["play:letheans:0", "no"], (0, 0, 0)),
        (["sha_ka_ree", "uss_pasteur"], [], ["play:sha_ka_ree:0", "uss_pasteur"], (0, 0, 2)),
    ],
)
def test_an_attack_in_cadet_training(
    cards: list[str], own: list[str], choices: list[str], gained: tuple[int, int, int]
) -> None:
    game = cadet(cards, *own).choose(*choices)
    assert game.asked == (0, "act")
    assert resources(game) == gained


@pytest.mark.rule("CHAIR-26.18", "CHAIR-26.19")
def test_what_the_virtual_opponent_has_and_does() -> None:
    game = cadet(["admiral_jarok"]).choose("play:admiral_jarok:0")
    assert game.asked == (0, "act")  # it does not draw, and no Development can be paid
    game = cadet(["uss_reliant"]).choose("play:uss_reliant:1", "send", "dozaria", "draw")  # it has one SHIP deployed
    assert game.teams("dozaria")[0] == 1
