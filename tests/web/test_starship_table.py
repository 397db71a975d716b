"""The table of Starship Captains in the browser: what stands on it, in both languages, and that it tells no secrets."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html import unescape
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from wardroom.games.starship.cards import SIDES
from wardroom.games.starship.show.printed import printed
from wardroom.kernel import SPECTATOR, Table, find
from wardroom.kernel.points import points
from wardroom.language import LANGUAGES
from wardroom.players import make
from wardroom.web.render import PACKAGE, Reader, Words, table
from wardroom.web.scenes.cards import cards
from wardroom.web.scenes.faces import faces
from wardroom.web.scenes.graph import curve, graph
from wardroom.web.scenes.lists import over
from wardroom.web.scenes.result import result
from wardroom.web.scenes.setup import plan_quick_game, read_plan, setup

from .door import config, running
from .states import NAMES, State, row_of
from .states_starship import STATES, asks, played

GAME = find("starship")
WEB = files("wardroom.games.starship").joinpath("show", "web")
OPTION = re.compile(r'<button class="([a-z_-]+)[^"]*"(?: form="do")? name="option" value="([^"]+)"')
WORDS = {"pass", "mission", "train", "promote", "stay", "none", "repair", "artifacts", "crowd"}
"""Options that are in the list for certain and on a thing only sometimes."""


@cache
def position(name: str) -> State:
    return STATES[name]()


@cache
def page(name: str, language: str = "en") -> str:
    words, made = position(name).scene(language)
    return table(Reader(language, "auto", "token", "/games/k3x9w2"), words, made)


def text(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", html))


@pytest.mark.parametrize("name", STATES)
def test_every_state_is_drawn_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        drawn = page(name, language)
        assert f'<html lang="{language}">' in drawn and 'id="ask"' in drawn
        assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:", drawn)
        ids = re.findall(r'\sid="?([^"\s>]+)', drawn)
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", STATES)
def test_every_option_is_in_the_list_and_on_its_thing(name: str) -> None:
    state = position(name)
    found: dict[str, list[str]] = {}
    for part, key in OPTION.findall(page(name)):
        found.setdefault(unescape(key), []).append(part)
    sits = state.seat < len(state.table.names)
    labels = state.table.seat(state.seat).labels if sits else []
    assert set(found) == {label.key for label in labels}
    for key, parts in found.items():
        assert parts.count("option") == 1
        assert len(parts) == 2 or key in WORDS


def test_every_key_to_press_means_one_option() -> None:
    for name in ("ship-turn", "ship-jump", "ship-tech"):
        _, made = position(name).scene("en")
        pressed = [choice.press for group in made["groups"] for choice in group.choices]
        assert len(pressed) == len(set(pressed)) and "u" not in pressed


@pytest.mark.parametrize("side", SIDES)
def test_the_map_has_a_place_for_everything(side: str) -> None:
    """Positions are classes, as the policy allows no inline style."""
    css = WEB.joinpath("table.css").read_text("utf-8")
    short = side.removeprefix("side_").replace("_", "-")
    for place in SIDES[side].places:
        assert f".x-{place.x} {{" in css and f".y-{place.y} {{" in css
    for route in SIDES[side].routes:
        assert f".at-{short}-{route.id} {{" in css


def test_every_symbol_is_there() -> None:
    there = set(re.findall(r'id="([^"]+)"', WEB.joinpath("symbols.svg").read_text("utf-8")))
    for name in STATES:
        used = set(re.findall(r"/static/starship/symbols\.svg\?v=[0-9a-f]+#([^\"]+)", page(name)))
        assert used and used <= there


def test_the_map_is_told_in_words_too() -> None:
    said = text(page("ship-turn"))
    view: Any = position("ship-turn").table.seat(0).view
    words = position("ship-turn").words("en")
    for place, face in view["missions"].items():
        assert words(f"place-{place}") in said and words.card(face) in said
    assert said.count("green to ") == len(SIDES["side_1_3"].places)


def test_a_pirate_on_the_way_costs_damage() -> None:
    """Flying past one is said in the list, in words."""
    for number in range(40):
        game = played(asks("move"), seeds=[number])
        state = game.line.state
        near = state.chart.near[state.ships[0].place]
        risky = {place for place, route in near.items() if route in state.pirates}
        if risky:
            words, made = State(game, 0).scene("en")
            drawn = table(Reader("en", "auto", "token", "/x"), words, made)
            for place in near:
                line = re.search(rf'<button class="option go[^>]*value="{place}"[^>]*>', drawn)
                assert line is not None and ("1 damage" in line[0]) == (place in risky)
            return
    raise AssertionError("nobody flies past a pirate")


def test_a_page_is_the_same_however_the_hidden_cards_lie() -> None:
    game: Table[Any] = Table(GAME, 3, bytes(32), names=NAMES[:3])
    chooser = make("random", 1)
    seen = 0
    while not game.over and seen < 8:
        if len(game.moves) % 7 == 5:
            seen += 1
            true, reader = game.line, seen % 3
            shown = drawn_for(game, reader)
            game.line = true.imagine(reader, bytes([seen]), light=False)
            again = drawn_for(game, reader)
            game.line = true
            assert shown == again
        seat = game.waiting()[0]
        seat.choose(chooser.choose(seat))
    assert seen == 8


def drawn_for(game: Table[Any], reader: int) -> str:
    words, made = State(game, reader, follows=False).scene("en")
    return table(Reader("en", "auto", "token", "/x"), words, made)


def test_a_hint_says_how_every_option_compares() -> None:
    drawn = page("ship-hinted")
    assert "is-best" in drawn and "Advice (" in text(drawn)
    assert drawn.count('class="option__hint"') == len(position("ship-hinted").table.seat(0).labels)


def test_the_mission_underway_shows_who_stands_where() -> None:
    drawn = page("ship-assign")
    assert 'class="underway"' in drawn and "aria-current=step" in drawn


def test_every_card_has_a_face_in_every_language() -> None:
    for language in LANGUAGES:
        deck = faces("starship", language)
        for face in deck:
            assert face.name in unescape(str(face.body)) and face.peek and face.chip_peek
    assert len(printed()) == 50 + 12 + 50 + 11 + 3 + 2 + 6 + 7


def test_cards_are_sifted_by_what_is_printed_on_them() -> None:
    words = Words("en", PACKAGE, GAME.package)
    found = cards(GAME, words, {"kind": ["room"], "color": ["grey"]})
    assert {face.id for face in found["faces"]} == {"repair_bay_1", "repair_bay_2", "mess_hall", "arboretum"}
    assert not found["has_pad"]


def test_the_result_has_six_lines_half_points_and_an_epilogue() -> None:
    done = position("ship-over").table
    row = replace(row_of(done), result=tuple(done.result or ()), winners=tuple(done.winners))
    made = result(done, row, "en", reader=0, curve=curve(GAME, done.record()))
    own = made["sheets"][0][1]
    assert [each.name for each in own.rows] == [
        "Missions",
        "Faction tracks",
        "Omega techs",
        "Commanders, androids, pirates",
        "Medals and artifacts",
        "Damage",
    ]
    assert own.story and own.story_name
    total = (done.result or [0])[0]
    assert str(own.total) == points(total, 2)
    assert {str(rank.points) for rank in made["ranks"]} == {points(each, 2) for each in done.result or []}
    assert points(max(done.result or [0]), 2) in made["verdict"]
    assert [str(each) for each in made["graphs"][0][1].rows[-1][1]] == [points(each, 2) for each in done.result or []]
    assert points(max(done.result or [0]), 2) in over(row, (0,), Words("en", PACKAGE), 0.0).state


def test_every_captains_score_is_shown_and_who_leads() -> None:
    state = position("ship-four")
    seat = state.table.seat(0)
    sheets: Any = [seat.sheet(number) for number in range(4)]
    totals = [sheet["total"] for sheet in sheets]
    drawn = page("ship-four")
    shown = re.findall(r'class="player__points( is-lead)?"><b class="num">([^<]+)</b>', drawn)
    assert shown == [(" is-lead" if total == max(totals) else "", points(total, 2)) for total in totals[1:]]
    assert f'class="total num">{points(totals[0], 2)}<' in drawn
    assert state.table.seat(SPECTATOR).sheet(0) == seat.sheet(0), "everything that scores is public"


def test_an_option_shows_what_it_changes_or_nothing() -> None:
    """Passing changes no score: it used to repeat the present one."""
    for name in STATES:
        _, scene = position(name).scene("en")
        assert not [choice.then for choice in scene["option"].values() if re.search(r"score|[+−]0\b", choice.then)], (
            name
        )
    _, scene = position("ship-turn").scene("en")
    assert scene["option"]["pass"].then == ""


def test_levels_of_a_graph_are_whole_points() -> None:
    done = position("ship-over").table
    found = curve(GAME, done.record())
    assert found is not None
    drawn = graph(found.totals, Words("en", PACKAGE, GAME.package, names=done.names), 2)
    assert all(isinstance(level, int) for _, level in drawn.levels)


def test_a_table_is_set_up_with_its_settings() -> None:
    words = Words("en", PACKAGE)
    form = {"who1": "me", "who2": "nobody", "who3": "nobody", "who4": "nobody"}
    made = setup(GAME, words)
    assert [[field.name for field in made[kind]] for kind in ("settings", "solo")] == [["board"], ["passenger"]]
    for choice in made["settings"][0].choices:
        plan = read_plan(GAME, {**form, "set-board": choice.value, "set-passenger": "teddy"}, words)
        assert plan.settings["board"] == choice.value and len(plan.places) == 1
    assert [place.kind for place in plan_quick_game(GAME)] == ["person", "bot", "bot"]


def test_it_is_played_on_the_server(tmp_path: Path) -> None:
    """Solo, by forms alone, as without a script."""
    with running(config(tmp_path)) as server:
        ann = server.browser()
        fields = {"who1": "me", "name1": "Ann", "who2": "nobody", "set-passenger": "teddy", "set-board": "A"}
        made = ann.post("/setup/starship", fields)
        assert made.status_code == 303, made.text
        path = made.headers["location"]
        for _ in range(12):
            shown = ann.get(path).text
            sent = dict(re.findall(r'<input type="hidden" name="(position|once|as)" value="([^"]*)"', shown))
            option = unescape(OPTION.findall(shown)[0][1])
            assert ann.post(f"{path}/choose", {**sent, "option": option}).status_code == 303
        assert "Starship Captains" in ann.get("/").text
        assert ann.get("/pad/starship").status_code == 404
        assert ann.get("/cards/starship").status_code == 200 and ann.get("/rules/starship").status_code == 200
