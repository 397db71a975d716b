"""The table of SETI in the browser: what stands on it, in both languages, and that it tells no secrets."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html import unescape
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from wardroom.games.seti.cards import COLUMNS, DISCS, RINGS, STARS
from wardroom.games.seti.show.printed import printed
from wardroom.kernel import Table, find
from wardroom.language import LANGUAGES
from wardroom.players import make
from wardroom.web.hyphens import SOFT
from wardroom.web.render import PACKAGE, Reader, Words, table
from wardroom.web.scenes.cards import cards
from wardroom.web.scenes.faces import faces
from wardroom.web.scenes.graph import curve
from wardroom.web.scenes.result import result
from wardroom.web.scenes.setup import read_plan, setup

from .door import config, running
from .states import NAMES, State, row_of
from .states_seti import FOUR, SOLO, STATES, laid

GAME = find("seti")
WEB = files("wardroom.games.seti").joinpath("show", "web")
OPTION = re.compile(r'<button(?: title="[^"]*")? class="([a-z_-]+)[^"]*"(?: form="do")? name="option" value="([^"]+)"')
WORDS = {"pass", "end", "stop", "none", "free", "done"}
"""Options that are in the list only: they concern no thing."""
LISTED = {"exchange"}
"""Kinds of questions about no thing."""


@cache
def position(name: str) -> State:
    return STATES[name]()


@cache
def page(name: str, language: str = "en") -> str:
    return drawn(position(name), language)


def drawn(state: State, language: str = "en") -> str:
    words, made = state.scene(language)
    return table(Reader(language, "auto", "token", "/games/k3x9w2"), words, made)


def text(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", html))


@pytest.mark.parametrize("name", STATES)
def test_every_state_is_drawn_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        shown = page(name, language)
        assert f'<html lang="{language}">' in shown and 'id="ask"' in shown
        assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:|&amp;#|&amp;lt;", shown)
        ids = re.findall(r'\sid="?([^"\s>]+)', shown)
        assert len(ids) == len(set(ids)), [each for each in ids if ids.count(each) > 1]


@pytest.mark.parametrize("name", STATES)
def test_every_option_is_in_the_list_and_on_its_thing(name: str) -> None:
    state = position(name)
    found: dict[str, list[str]] = {}
    for part, key in OPTION.findall(page(name)):
        found.setdefault(unescape(key), []).append(part)
    seat = state.table.seat(state.seat)
    sits = state.seat < len(state.table.names)
    assert set(found) == {label.key for label in (seat.labels if sits else [])}
    kind = seat.ask.kind if sits and seat.ask else ""
    for key, parts in found.items():
        assert parts.count("option") == 1, key
        assert len(parts) == 2 or key in WORDS or kind in LISTED, key


def test_every_key_to_press_means_one_option() -> None:
    for name in ("seti-turn", "seti-mascamites", "seti-tech", "seti-four-move"):
        _, made = position(name).scene("en")
        pressed = [choice.press for group in made["groups"] for choice in group.choices]
        assert len(pressed) == len(set(pressed)) and "u" not in pressed


def test_places_and_turns_are_classes() -> None:
    """The policy allows no inline style: every ring, every column and every turn of a disc has a class."""
    css = "".join(WEB.joinpath(name).read_text("utf-8") for name in ("table.css", "sky.css"))
    assert all(f".ring-{ring} {{" in css for ring in range(1, RINGS + 2))
    assert all(f".col-{column} {{" in css for column in range(COLUMNS))
    for disc in DISCS:
        for steps in range(COLUMNS):
            rule = f":root:has(.disc--{disc}.turn-{steps}) {{ --disc-{disc}: var(--m-{steps}); "
            assert f"{rule}--back-{disc}: var(--m-{-steps % COLUMNS}); }}" in css


def test_colours_are_mixed_from_tokens() -> None:
    for name in ("table.css", "card.css", "sky.css"):
        raw = re.findall(r"#[0-9a-f]{3,8}\b|rgb\(|hsl\(", WEB.joinpath(name).read_text("utf-8"))
        assert not raw, (name, raw)


def test_every_symbol_is_there() -> None:
    there = set(re.findall(r'id="([^"]+)"', WEB.joinpath("symbols.svg").read_text("utf-8")))
    for name in STATES:
        used = set(re.findall(r"/static/seti/symbols\.svg\?v=[0-9a-f]+#([^\"]+)", page(name)))
        assert used and used <= there


def test_every_disc_is_turned_as_the_position_says() -> None:
    shown = page("seti-turn")
    for disc, steps in zip(DISCS, SOLO["turned"]):
        assert f'<g class="disc disc--{disc} turn-{steps}" transform="rotate({steps * 45} 230 230)">' in shown
    assert "disc 2" in text(shown) and "disc 1 goes with it" in text(shown)


def test_the_solar_system_is_told_in_words_too() -> None:
    said = text(page("seti-turn"))
    words = position("seti-turn").words("en")
    for star in STARS:
        assert words(f"star-{star}") in said
    assert "empty, probe (Ann)" in said and "Earth, probe (rival) (5 moves)" in said
    assert "Ann, rival, rival, data, data, data" in said  # 61 Virginis
    assert "rival, data, data, data, data; won by Ann" in said  # Barnard's Star


def test_reachable_spaces_show_what_a_step_costs() -> None:
    """Asteroids hold a probe for one more move (SETI-6.2)."""
    on_asteroids = laid(SOLO, "move", probes=[[(2, 4)], [(1, 0)]], energy=[4])()
    costs = re.findall(r'class="spot ring-(\d) col-(\d)[^>]*>.*?<span class="spot__cost">(\d)', drawn(on_asteroids))
    assert len(costs) == 4 and {cost for _, _, cost in costs} == {"2"}
    with_tech = laid(SOLO, "move", probes=[[(2, 4)], [(1, 0)]], techs=[["probe_2"], []])()
    assert re.findall(r'class="spot__cost">(\d)', drawn(with_tech)) == ["1"] * 4


def test_a_species_is_nameless_until_it_is_found() -> None:
    """Neither the page nor what the script swaps in names it."""
    assert "oumuamua" not in page("seti-turn").lower().replace("table-place-oumuamua", "")
    assert "Anomalies" in text(page("seti-turn")) and "Not yet found" in text(page("seti-turn"))
    assert "&#x27;Oumuamua" in page("seti-oumuamua")


def test_a_page_is_the_same_however_the_hidden_cards_lie() -> None:
    for seats in (1, 3):
        game: Table[Any] = Table(GAME, seats, bytes(32), names=NAMES[:seats], settings={"difficulty": 4})
        chooser = make("random", 1)
        seen = 0
        while not game.over and seen < 6:
            if len(game.moves) % 9 == 5:
                seen += 1
                true, reader = game.line, seen % seats
                shown = drawn(State(game, reader, follows=False))
                game.line = true.imagine(reader, bytes([seen]), light=False)
                again = drawn(State(game, reader, follows=False))
                game.line = true
                assert shown == again
            seat = game.waiting()[0]
            seat.choose(chooser.choose(seat))
        assert seen == 6


def test_a_hint_says_how_every_option_compares() -> None:
    shown = page("seti-hinted")
    assert "is-best" in shown and "Advice (" in text(shown)
    assert shown.count('class="option__hint"') == len(position("seti-hinted").table.seat(0).labels)


def test_the_rivals_last_turn_is_told_step_by_step() -> None:
    game = laid(SOLO, "pass")()
    while not game.table.over and game.table.line.state.solo and "rival-turn-over" not in keys(game):
        seat = game.table.waiting()[0]
        seat.choose(seat.ask.options[0] if seat.ask else "")
    shown = drawn(game)
    told = re.search(r'<ol class="teach">.*?</ol>', shown, re.S)
    assert told is not None and "SETI-16.82" in text(told[0])


def keys(state: State) -> list[str]:
    return [key for key, _ in state.table.seat(0).log]


def test_the_card_that_is_carried_out_lies_beside_the_row() -> None:
    """For who chooses, with its name above the options too; for everybody else as well; and nowhere else."""
    for name in ("seti-resolving", "seti-four-resolving"):
        shown = page(name)
        assert shown.count('id="c-james_webb_space_telescope"') == 1
        assert '<li class="doing" id="c-james_webb_space_telescope"' in shown
        assert 'id="peek-james_webb_space_telescope"' in shown
        assert ('class="doing__now"' in shown) == (name == "seti-resolving") and "under way" in text(shown)
    assert "doing" not in page("seti-turn")


def test_a_circle_is_offered_with_what_it_waits_for_and_gives() -> None:
    for language, asked in (("en", "visit Jupiter (1 data)"), ("fr", "visiter Jupiter (1 donnée)")):
        words, scene = position("seti-circle").scene(language)
        offered = scene["option"]["galileo_mission:2"]
        assert asked in offered.full and words.card("galileo_mission") in offered.full and " 2" in offered.full


def test_others_are_shown_with_all_they_have() -> None:
    said = text(page("seti-four"))
    for name, score in zip(NAMES[1:], FOUR["score"][1:]):
        assert name in said and f"{score} VP" in said
    assert "Europa Clipper" in said


def test_every_card_has_a_face_in_every_language() -> None:
    for language in LANGUAGES:
        deck = faces("seti", language)
        for face in deck:
            assert face.name in unescape(str(face.body)).replace(SOFT, "") and face.peek and face.chip_peek
            assert "¤" not in str(face.body) and "¥" not in str(face.body) and "§" not in str(face.body)
            assert "&amp;" not in str(face.body)
    assert len(printed()) == 286


def test_cards_are_sifted_by_what_is_printed_on_them() -> None:
    words = Words("en", PACKAGE, GAME.package)
    found = cards(GAME, words, {"kind": ["endgame"], "color": ["black"]})
    assert "europa_clipper" in {face.id for face in found["faces"]}
    assert all(printed()[face.id]["color"] == ["black"] for face in found["faces"])
    found = cards(GAME, words, {"species": ["anomalies"]})
    assert {"are_we_being_observed", "anomalies", "s16"} <= {face.id for face in found["faces"]}


def test_a_table_is_set_up_with_its_settings() -> None:
    words = Words("en", PACKAGE)
    made = setup(GAME, words)
    assert "hand_limit" in {field.name for field in made["settings"]}
    assert "difficulty" in {field.name for field in made["solo"]}
    form = {"who1": "me", "who2": "nobody", "who3": "nobody", "who4": "nobody", "set-difficulty": "4"}
    plan = read_plan(GAME, form, words)
    assert plan.settings["difficulty"] == 4 and len(plan.places) == 1


def test_it_is_played_on_the_server(tmp_path: Path) -> None:
    """Alone, by forms only, as without a script."""
    with running(config(tmp_path)) as server:
        ann = server.browser()
        made = ann.post("/setup/seti", {"who1": "me", "name1": "Ann", "who2": "nobody", "set-difficulty": "2"})
        assert made.status_code == 303, made.text
        path = made.headers["location"]
        for turn in range(14):
            shown = ann.get(path).text
            sent = dict(re.findall(r'<input type="hidden" name="(position|once|as)" value="([^"]*)"', shown))
            options = [unescape(key) for part, key in OPTION.findall(shown) if part == "option"]
            answer = ann.post(f"{path}/choose", {**sent, "option": options[turn % len(options)]})
            assert answer.status_code == 303, answer.text
        assert "SETI" in ann.get("/").text
        assert ann.get("/cards/seti").status_code == 200 and ann.get("/rules/seti").status_code == 200


def test_the_result_of_a_solo_game_shows_both_sides() -> None:
    """Who won against the rival, both sheets, and three graphs with both lines (SETI-18.2, 18.3)."""
    game: Table[Any] = Table(find("seti"), 1, bytes(32), names=("Ann",))
    chooser = make("random", 3)
    while not game.over:
        seat = game.waiting()[0]
        seat.choose(chooser.choose(seat))
    row = replace(row_of(game), status="over", result=tuple(game.result or ()), winners=tuple(game.winners))
    for language in LANGUAGES:
        made = result(game, row, language, reader=0, curve=curve(find("seti"), game.record()))
        own, rival = game.line.state.scores
        assert own < rival, "a random player does not win"
        assert [rank.points for rank in made["ranks"]] == [rival, own]
        assert [rank.won for rank in made["ranks"]] == [True, False]
        assert str(rival) in made["verdict"] and str(own) in made["verdict"]
        assert len(made["sheets"]) == 2 and all(sheet is not None for _, sheet in made["sheets"])
        assert len(made["graphs"]) == 3
        for _, drawn in made["graphs"]:
            assert len(drawn.traces) == 2
        assert made["graphs"][0][1].rows[-1][1] == (own, rival)
