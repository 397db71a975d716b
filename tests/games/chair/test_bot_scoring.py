"""CHAIR-31: who wins against the Bot, and what it scores, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME, result, scoring, victors
from wardroom.games.chair.show.sheet import sheet
from wardroom.games.chair.state import DECK, OVER, RIVAL, zone
from wardroom.language import LANGUAGES, Text

from .bots import against
from .given import Sitting


def rows(game: Sitting, seat: int = RIVAL) -> dict[str, int]:
    made: Any = sheet(game.state, seat, 0)
    return {row["title"]: row["points"] for row in made["rows"]}


def lines(game: Sitting, title: str) -> list[tuple[int, str, list[str]]]:
    """The points, rule and cards of the lines of a row of the Bot's."""
    made: Any = sheet(game.state, RIVAL, 0)
    found = [each for row in made["rows"] if row["title"] == title for each in row["lines"]]
    return [(each["points"], each["rule"], each["givers"]) for each in found]


def bare(bot: str = "shran", **more: Any) -> Sitting:
    """The Bot owns nothing but its Captain."""
    theirs = {"deck": [], "discard": [], "reserve": [], **more.pop("theirs", {})}
    return against(bot, theirs=theirs, **more)


# The end


@pytest.mark.rule("CHAIR-31.1")
@pytest.mark.parametrize("bot_incidents", (0, 3))
def test_in_a_burn_the_bot_wins_whatever_the_counts(bot_incidents: int) -> None:
    held = ["red_alert", "hostile_contact", "political_crisis"][:bot_incidents]
    game = bare(theirs={"discard": held}, glory=[40, 0])
    game.state.burned, game.state.phase = True, OVER
    scoring.finish(game.state)
    assert victors(game.state) == [] and result(game.state) == [-1]
    made: Any = sheet(game.state, 0, 0)
    assert made["story"] == "story-bot-burn" and made["total"] == -1
    [line] = [each for row in made["rows"] for each in row["lines"]]
    assert (line["key"], line["rule"]) == ("burn-bot", "CHAIR-31.1")


@pytest.mark.rule("CHAIR-31.8")
@pytest.mark.parametrize(("points", "won", "story"), [(2, [], "lost"), (3, [], "tied"), (4, [0], "won")])
def test_only_more_points_than_the_bot_win(points: int, won: list[int], story: str) -> None:
    """Shran's Captain has an Influence FOCUS: 1. With 2 Glory the Bot has 3 points."""
    game = bare(glory=[points, 2])
    game.state.phase = OVER
    scoring.finish(game.state)
    assert game.state.scores[RIVAL] == 3 and game.state.scores[0] == points + own_cards(game)
    game.state.scores[0] = points
    assert victors(game.state) == won and result(game.state) == [points]
    made: Any = sheet(game.state, 0, 0)
    assert made["rival"] == RIVAL
    game.own().glory -= own_cards(game)
    made = sheet(game.state, 0, 0)
    assert made["total"] == points and made["story"] == f"story-bot-{story}"


def own_cards(game: Sitting) -> int:
    """What the person's cards are worth."""
    return sum(line.points for line in scoring.lines(game.state, 0) if line.what not in ("glory", "tokens"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", ("won", "tied", "lost", "burn"))
def test_each_end_has_its_words(story: str, language: str) -> None:
    text = Text(language, GAME.package)
    assert text.say(f"story-bot-{story}") and text.say(f"story-bot-{story}.name")


# What it scores


@pytest.mark.rule("CHAIR-31.3")
def test_every_endgame_operation_is_worth_five_wherever_it_lies() -> None:
    """Of its Captain, in play, in its Log, its deck and its Discard pile; not in the Supplement deck."""
    places = {"places": ["baku"], "log": ["derna"], "deck": ["regula_i"], "discard": ["pic_daystrom_institute"]}
    game = bare("picard", theirs={**places, "reserve": ["verex_iii"]})
    game.state.phase = OVER
    found = lines(game, "endgame")
    assert {(points, rule) for points, rule, _ in found} == {(5, "CHAIR-31.3")}
    names = sorted(givers[0] for *_, givers in found)
    assert names == ["baku", "derna", "pic_daystrom_institute", "pic_jean_luc_picard", "regula_i"]
    assert rows(game)["endgame"] == 25
    assert "endgame" not in rows(bare("shran"))


@pytest.mark.rule("CHAIR-31.4")
def test_its_focus_icons_always_score_and_missions_never() -> None:
    """Shran's Captain has an Influence FOCUS; Influence at 7 is x3."""
    game = bare(theirs={"log": ["suliban"]}, tracks=[{}, {"influence": 7}])
    assert lines(game, "focus") == [(6, "CHAIR-31.4", [])]
    game.own(RIVAL).done = ["securing_andorias_borders"]
    assert "mission" not in rows(game) and rows(game)["focus"] == 6


@pytest.mark.rule("CHAIR-31.5")
@pytest.mark.parametrize(("dilithium", "latinum", "points"), [(3, 2, 2), (1, 1, 1), (0, 1, 0), (4, 0, 2)])
def test_two_dilithium_or_latinum_are_a_point(dilithium: int, latinum: int, points: int) -> None:
    game = bare(dilithium=[0, dilithium], latinum=[0, latinum])
    assert rows(game).get("resources", 0) == points
    if points:
        assert lines(game, "resources") == [(points, "CHAIR-31.5", [])]


@pytest.mark.rule("CHAIR-31.5")
def test_burnham_scores_each_dilithium_and_two_latinum_a_point() -> None:
    game = bare("burnham", dilithium=[0, 5], latinum=[0, 3])
    assert (rows(game)["dilithium"], rows(game)["latinum"]) == (5, 1)
    assert "resources" not in rows(game)


@pytest.mark.rule("CHAIR-31.6")
def test_su_kal_returns_two_of_its_incidents() -> None:
    held = ["red_alert", "hostile_contact", "political_crisis"]
    game = bare(theirs={"discard": held, "log": ["sukal"]})
    assert lines(game, "returned") == [(4, "CHAIR-31.6", [])]
    assert rows(game)["card"] == 1 - 3 * 2


@pytest.mark.rule("CHAIR-31.7")
def test_glory_tokens_and_printed_points_count_as_for_a_player() -> None:
    where: dict[str, Any] = {
        "theirs": {"fleet": ["uss_reliant"], "log": ["bolians"], "discard": ["red_alert"], "reserve": ["solum"]}
    }
    game = bare(glory=[0, 4], teams={"betazed": (2, 3)}, at={"uss_reliant": "indri_viii"}, **where)
    found = rows(game)
    assert (found["glory"], found["tokens"], found["card"]) == (4, 4, 2 + 3 - 2)
    assert {rule for title in ("glory", "tokens", "card") for _, rule, _ in lines(game, title)} == {"CHAIR-31.7"}


@pytest.mark.rule("CHAIR-31.7", "CHAIR-30.13")
def test_before_the_end_its_sheet_shows_only_what_can_be_seen() -> None:
    game = against("koloth")
    game.state.cards.shuffle(zone(RIVAL, DECK), game.state.chance)
    made: Any = sheet(game.state, RIVAL, 0)
    assert made["least"] and made["rows"][-1]["lines"][0]["args"] == {"count": 5}


def test_all_that_it_owns_is_shown_before_it_is_counted() -> None:
    game = against("koloth", stardate=4, on_stardate=1, turn=8)
    while not game.table.over:
        options = game.options
        game.choose(next((key for key in ("end", "done", "no", "pass") if key in options), options[0]))
    theirs = game.view()["captains"][RIVAL]
    assert "?" not in [*theirs["deck"], *theirs["discard"], *theirs["log"]]
    made: Any = sheet(game.state, RIVAL, 0)
    assert made["total"] == game.state.scores[RIVAL] and not made["least"]
