"""CHAIR-25 on the score sheet: every row, only what its reader is sure of, and the rating of cadet training."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.scoring import owned, sure, totals
from wardroom.games.chair.show.sheet import sheet
from wardroom.games.chair.state import DECK, OVER
from wardroom.kernel import SPECTATOR, Table
from wardroom.language import LANGUAGES, Text

from .given import Sitting, given


def rows(game: Sitting, seat: int = 0, reader: int = 0) -> dict[str, int]:
    made: Any = sheet(game.state, seat, reader)
    return {row["title"]: row["points"] for row in made["rows"]}


def lines(game: Sitting, title: str, seat: int = 0, reader: int = 0) -> list[Any]:
    made: Any = sheet(game.state, seat, reader)
    return [(each["key"], each["points"]) for row in made["rows"] if row["title"] == title for each in row["lines"]]


def simple(**more: Any) -> Sitting:
    """Picard with an ALLY in his Log."""
    return given(zones={"log": [["organians"]]}, glory=[4], **more)


def test_each_kind_of_points_has_a_row() -> None:
    game = simple(neutral=["archer_iv"], teams={"archer_iv": (2, 0)})
    found = rows(game)
    assert found["glory"] == 4
    assert found["tokens"] == 2
    assert found["endgame"] == 1  # Picard: an ALLY
    assert ("card", 3) in lines(game, "card")  # Organians, in the Log


@pytest.mark.rule("CHAIR-25.9")
def test_focus_says_what_a_mission_would_bring() -> None:
    zones = {"discard": [["ktinga_battlecruiser"]]}
    military = [{"military": 5}]
    without = given(zones=zones, tracks=military)
    assert ("focus-idle", 0) in lines(without, "focus")
    made: Any = sheet(without.state, 0, 0)
    [idle] = [each for row in made["rows"] for each in row["lines"] if each["args"].get("name_track") == "military"]
    assert idle["args"]["would"] == 3
    with_one = given(zones=zones, tracks=military, done=[["peace_negotiations"]])
    assert ("focus", 3) in lines(with_one, "focus")
    alone = given(zones={**zones, "deck": [[]]}, only=["deck"], tracks=military, done=[["peace_negotiations"]])
    assert lines(alone, "focus") == [("focus", 3)], "a track of which no card shows the sign has no line"


def test_missions_count_on_the_advanced_side_only() -> None:
    done = [["peace_negotiations"]]
    assert lines(given(done=done), "mission") == [("mission-basic", 0)]
    assert lines(given(done=done, boards=("advanced", "basic")), "mission") == [("mission", 5)]


@pytest.mark.rule("CHAIR-13.2")
def test_what_nobody_has_seen_does_not_count() -> None:
    game = given(hand=[["pic_diplomacy"]])
    own: Any = sheet(game.state, 0, 0)
    other: Any = sheet(game.state, 1, 0)
    assert other["least"] and other["rows"][-1]["title"] == "unseen"
    assert [row["title"] for row in own["rows"]].count("unseen") == own["least"]
    game.state.phase = OVER
    assert not sheet(game.state, 1, 0)["least"]  # type: ignore[index,call-overload]


@pytest.mark.rule("CHAIR-13.2", "CHAIR-24.5")
def test_of_an_own_deck_counts_what_cannot_be_a_reserve() -> None:
    """The Organians enlist a Reserve unseen: it may be any of them; all others of the deck are known to be there."""
    game = given(hand=[["organians"]], tracks=[{"research": 4}])
    assert len(sure(game.state, 0, 0)) == len(owned(game.state, 0))
    game.choose("play:organians:0")
    unseen = set(owned(game.state, 0)) - set(sure(game.state, 0, 0))
    assert unseen == {*game.state.row(0, DECK)[-1:]} and sheet(game.state, 0, 0)["least"]  # type: ignore[index,call-overload]


@pytest.mark.rule("CHAIR-26.17")
@pytest.mark.parametrize(
    ("points", "title"),
    [(-3, "none"), (69, "none"), (70, "able"), (99, "able"), (100, "master"), (119, "master"), (120, "outstanding")],
)
def test_the_rating_of_cadet_training(points: int, title: str) -> None:
    less = totals(given(1, glory=[0]).state)[0]
    made: Any = sheet(given(1, phase=OVER, glory=[points - less]).state, 0, 0)
    assert (made["total"], made["story"]) == (points, f"story-cadet-{title}")


@pytest.mark.rule("CHAIR-26.9", "CHAIR-5.5", "CHAIR-5.6")
def test_a_burn_leaves_nothing_to_count() -> None:
    game = given(1, burned=True, phase=OVER, scores=[-1])
    made: Any = sheet(game.state, 0, 0)
    assert [row["title"] for row in made["rows"]] == ["burn"]
    assert made["story"] == "story-cadet-burn" and made["total"] == -1
    duel: Any = sheet(given(zones={"log": [["energy_drain"]]}, burned=True, phase=OVER, scores=[-1, 1]).state, 0, 0)
    assert [row["title"] for row in duel["rows"]] == ["burn"] and "story" not in duel


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_and_story_has_its_words(language: str) -> None:
    words = Text(language, "wardroom.games.chair", reader=0)
    for game in (simple(), given(done=[["peace_negotiations"]]), given(1, burned=True, phase=OVER, scores=[-1])):
        made: Any = sheet(game.state, 0, SPECTATOR)
        for row in made["rows"]:
            assert words.say(f"sheet-row-{row['title']}")
            for each in row["lines"]:
                assert words.say(
                    f"score-{each['key']}", {**each["args"], "cards": each["givers"], "points": each["points"]}
                )
    for name in ("none", "able", "master", "outstanding", "burn"):
        assert words.say(f"story-cadet-{name}.name") and words.say(f"story-cadet-{name}")
    for name in GAME.show.measures(given().state):
        assert words.say(f"measure-{name}")


@pytest.mark.rule("CHAIR-24.3")
def test_the_order_of_a_deck_shows_in_no_sheet() -> None:
    """Whatever a captain cannot see may be dealt anew: the sheets stay the same."""
    table = Table(GAME, 2, b"order", settings=GAME.agreed({"captain_1": "sisko", "captain_2": "koloth"}))
    for seed in (b"1", b"2", b"3"):
        world = table.seat(0).imagine(seed, light=False).state
        for seat in (0, 1):
            assert sheet(world, seat, 0) == sheet(table.line.state, seat, 0)


@pytest.mark.rule("CHAIR-24.3")
def test_cards_are_listed_in_the_same_order_wherever_they_lie_in_a_deck() -> None:
    orders = (["organians", "bynars", "rom"], ["rom", "bynars", "organians"])
    made = [sheet(given(zones={"deck": [order]}, phase=OVER).state, 0, 0) for order in orders]
    assert made[0] == made[1]
