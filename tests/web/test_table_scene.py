"""The table page of real games: what stands on it, in both languages, and that it tells nobody what it should not."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any

import pytest

from wardroom.interface import outcomes
from wardroom.interface.outcomes import read_total
from wardroom.kernel import SPECTATOR, Table, find
from wardroom.language import LANGUAGES
from wardroom.players import make
from wardroom.web.render import PACKAGE, Reader, Words, table
from wardroom.web.scenes.hint import Hint
from wardroom.web.scenes.position import Position, Positions, read_position
from wardroom.web.scenes.table import find_leaders
from wardroom.web.tables import Open

from .states import NAMES, STATES, State, position_of, row_of

READER = Reader("en", "auto", "token", "/games/k3x9w2")
OPTION = re.compile(r'<button class="([a-z_-]+)[^"]*"(?: form="do")? name="option" value="([^"]+)"')
OVER = "The game is over"


def page(state: State, language: str = "en", whole: bool = True) -> str:
    words, made = state.scene(language)
    return table(Reader(language, "auto", "token", "/games/k3x9w2", whole=whole), words, made)


def text(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", html))


@pytest.fixture(scope="module", params=STATES)
def state(request: pytest.FixtureRequest) -> State:
    return STATES[request.param]()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_is_drawn_in_every_language(state: State, language: str) -> None:
    drawn = page(state, language)
    assert f'<html lang="{language}">' in drawn
    assert "<main" in drawn and 'id="ask"' in drawn
    assert not re.search(r"\b(table|web)-[a-z]+-[a-z]+ \(", drawn)


def test_a_strict_policy_needs_no_exception(state: State) -> None:
    drawn = page(state)
    assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:", drawn)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", drawn))


def test_ids_stand_once(state: State) -> None:
    ids = re.findall(r'\sid="([^"]+)"', page(state))
    assert len(ids) == len(set(ids))


def test_every_option_is_in_the_list_and_on_its_thing(state: State) -> None:
    seat = state.table.seat(state.seat)
    if state.seat >= len(seat.names):
        assert not OPTION.search(page(state))
        return
    found: dict[str, list[str]] = {}
    for part, key in OPTION.findall(page(state)):
        found.setdefault(unescape(key), []).append(part)
    assert set(found) == {label.key for label in seat.labels}
    printed = seat.game.show.printed()
    for key, parts in found.items():
        assert "option" in parts
        assert key not in printed or len(parts) == 2


def test_every_key_to_press_means_one_option(state: State) -> None:
    _, made = state.scene("en")
    pressed = [choice.press for group in made["groups"] for choice in group.choices]
    assert len(pressed) == len(set(pressed)) and "u" not in pressed


def test_what_is_refused_says_why_and_by_which_rule() -> None:
    state = STATES["meddle-discard"]()
    drawn = text(page(state))
    assert "Meddlesome Q itself may not be discarded. MIS-8.2" in drawn
    assert "Exactly one Mission besides Meddlesome Q must remain. MIS-8.2" in drawn
    assert drawn.count("Must stay") == len(state.table.seat(0).refusals)


def test_a_form_says_what_it_is_for() -> None:
    drawn = page(STATES["discard"]())
    form = drawn[drawn.index('id="do"') :]
    position = STATES["discard"]().table.seat(0).position
    for name, value in (("csrf", "token"), ("position", str(position)), ("once", f"{position}-0"), ("as", "0")):
        assert f'<input type="hidden" name="{name}" value="{value}">' in form[:600]
    assert 'action="/games/k3x9w2/choose"' in drawn


def test_final_options_are_marked_before_they_are_chosen() -> None:
    state = STATES["take"]()
    locked = {label.key for label in state.table.seat(0).labels if label.final}
    assert locked == {"galaxy", "mission"}
    lines = re.findall(r'<button class="option".*?</button>', page(state), re.DOTALL)
    assert {re.findall(r'value="([^"]+)"', line)[0] for line in lines if "#i-lock" in line} == locked


def test_undo_is_a_button_or_says_why_not() -> None:
    can, cannot = STATES["discard"](), STATES["take"]()
    assert can.table.seat(0).can_undo and 'formaction="/games/k3x9w2/undo"' in page(can)
    assert not cannot.table.seat(0).can_undo and "Nothing can be taken back here" in text(page(cannot))


def test_only_the_swapped_part_comes_without_the_frame() -> None:
    drawn = page(STATES["discard"](), whole=False)
    assert "<html" not in drawn and "<head" not in drawn
    assert all(f'id="{part}"' in drawn for part in ("where", "table", "toasts", "peeks"))


def test_the_score_is_explained() -> None:
    state = STATES["discard"]()
    sheet: Any = state.table.seat(0).sheet(0)
    _, made = state.scene("en")
    assert made["sheet"].total == sheet["total"] == sum(row.points for row in made["sheet"].rows)
    assert all(line.said and line.rule for row in made["sheet"].rows for line in row.lines)


def test_a_hint_says_what_it_would_do_and_how_the_rest_compares() -> None:
    state = STATES["hinted"]()
    first = state.table.seat(0).labels[0]
    drawn = text(page(state))
    assert f"Advice (commander): {state.words('en').label(first)}." in drawn
    assert "its choice" in drawn and "3 points less" in drawn and "set aside" in drawn


def test_without_a_script_a_page_that_waits_looks_again_by_itself() -> None:
    again = '<noscript><meta http-equiv="refresh" content="5"></noscript>'
    asked = STATES["discard"]()
    assert again not in page(asked)
    assert again in page(State(asked.table, 0, {"hint": Hint("captain")}))
    assert again in page(STATES["waiting"]())
    assert again not in page(STATES["over"]())


def test_who_comes_back_is_told_what_happened() -> None:
    _, made = STATES["away"]().scene("en")
    assert made["since"] is not None and made["since"].steps
    assert [entry.fresh for entry in made["log"]] == sorted(entry.fresh for entry in made["log"])


def test_the_log_is_told_in_one_order_and_ends_with_the_latest() -> None:
    state = STATES["away"]()
    words, made = state.scene("en")
    numbers = [entry.number for entry in made["log"]]
    assert numbers == sorted(numbers) and numbers[-1] == len(state.table.seat(0).log)
    told = [words.event(*event) for event in state.table.seat(0).log[-6:]]
    drawn = text(page(state).partition('class="logbox__lines"')[2])
    places = [drawn.index(line) for line in told]
    assert places == sorted(places)


def test_cards_in_the_log_lead_to_where_they_lie() -> None:
    state = STATES["discard"]()
    _, made = state.scene("en")
    log = " ".join(entry.html for entry in made["log"])
    lying = set(made["view"]["discard"]) | set(made["view"]["hands"][0])
    for near, far in re.findall(r'href="(?:#c-(\w+)|/cards/missions#(\w+))"', log):
        assert near in made["option"] or near in lying or any(near in hand for hand in made["view"]["hands"]) or far
        assert not far or far not in lying


def test_names_are_only_names() -> None:
    game: Table[Any] = Table(find("missions"), 2, bytes(32), names=("<b>Ann</b>", "Bo & Co"))
    chooser = make("random", 1)
    for _ in range(6):
        waiting = game.waiting()[0]
        waiting.choose(chooser.choose(waiting))
    for reader in (0, 1, SPECTATOR):
        words = Words("en", PACKAGE, game.game.package, names=game.names, reader=reader)
        drawn = table(READER, words, State(game, reader).scene("en")[1])
        assert "<b>Ann" not in drawn and "Bo & Co" not in drawn
        assert "Bo &amp; Co" in drawn


def test_a_spectator_sees_backs_and_a_curtain_hides_hands() -> None:
    for name in ("spectator", "screen"):
        drawn = page(STATES[name]())
        assert 'class="back back--galaxy"' in drawn and 'class="card__do"' not in drawn
    assert "Pass the device to Bo" in text(page(STATES["screen"]()))
    assert 'href="/games/k3x9w2?as=1"' in page(STATES["screen"]())


def test_without_the_memory_aid_nothing_known_is_shown() -> None:
    assert "player__known" not in page(STATES["no-aid"]())
    assert "player__known" in page(STATES["discard"]())


def some_positions(seats: int = 3, games: int = 4, player: str = "greedy", step: int = 7) -> Iterator[Table[Any]]:
    """Every few positions of some games."""
    for number in range(games):
        game: Table[Any] = Table(find("missions"), seats, number.to_bytes(32, "big"), names=NAMES[:seats])
        chooser = make(player, number)
        while not game.over:
            if len(game.moves) % step == number % step:
                yield game
            waiting = game.waiting()[0]
            waiting.choose(chooser.choose(waiting))


def test_a_page_is_the_same_however_the_hidden_cards_lie() -> None:
    """Promise 4, for pages: byte for byte. (What options leave has a test of its own: no world can be imagined from an
    imagined one.)"""
    for game in some_positions(games=2):
        true = game.line
        for reader in range(3):
            shown = page(State(game, reader, follows=False))
            game.line = true.imagine(reader, bytes([reader, len(game.moves) % 256]), light=False)
            again = page(State(game, reader, follows=False))
            game.line = true
            assert shown == again


def leaves(seat: Any) -> dict[str, int | None]:
    return {key: then.points for key, then in outcomes.follow_options(seat).items() if then.points is not None}


def test_what_an_option_leaves_is_the_same_in_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    told = 0
    for game in some_positions(games=2, step=1):
        seat = game.waiting()[0]
        if seat.asked[0][1] not in ("discard", "discard-second", "extra", "q-discard"):
            continue
        monkeypatch.setattr(outcomes, "SEED", b"one")
        expected = leaves(seat)
        told += len(expected)
        for world in (b"another", b"and another"):
            monkeypatch.setattr(outcomes, "SEED", world)
            assert leaves(seat) == expected
    assert told > 50


def test_what_an_option_leaves_comes_true() -> None:
    seen = 0
    for game in some_positions(games=2):
        seat = game.waiting()[0]
        number, expected = seat.number, leaves(seat)
        for key, points in expected.items():
            after = Table(game.game, 3, game.seed, names=game.names)
            for move in game.moves:
                after.choose_key(move.seat, move.key)
            after.choose_key(number, key)
            sheet: Any = after.seat(number).sheet(number)
            assert sheet["total"] == points
            seen += 1
    assert seen


@pytest.mark.parametrize("name", ["missions", "seti", "starship"])
def test_an_option_says_what_it_changes_and_that_comes_true(name: str) -> None:
    """Of every game: what is shown beside an option is the difference to the score shown now, never nought."""
    table, dice = Table(find(name), find(name).seats[:2][-1], b"7" * 32), Random(7)
    unchanged = 0
    while not table.over and len(table.moves) < 150:
        seat = table.waiting()[0]
        foretold, position, before = leaves(seat), position_of(seat), read_total(seat.sheet(seat.number))
        assert 0 not in position.changes.values()
        unchanged += len(foretold) - len(position.changes)
        key = dice.choice(seat.labels).key
        seat.choose_key(key)
        if key in foretold:
            assert before is not None
            assert read_total(seat.sheet(seat.number)) == before + position.changes.get(key, 0)
    assert unchanged or name == "missions", "there were such options, and nothing is said of them"


def test_scores_are_shown_as_far_as_they_are_public() -> None:
    _, made = STATES["discard"]().scene("en")
    assert [who.points for who in made["players"]] == [made["sheet"].total, None, None], "hands are hidden"
    assert not any(who.leads for who in made["players"])
    assert find_leaders([3, 5, 5]) == [1, 2] and not find_leaders([4, 4]) and not find_leaders([4, None])


def test_nothing_is_foretold_of_what_would_be_learned() -> None:
    found = leaves(STATES["take"]().table.seat(0))
    assert found == {}


def test_a_position_is_kept_until_the_next_move() -> None:
    game, kept = STATES["discard"]().table, Positions(most=2)
    x, y, z = (Open(replace(row_of(game), id=id), game) for id in "xyz")

    def read(known: Open) -> Position:
        return asyncio.run(kept.read(known, 0))

    first = read(x)
    assert first.changes and first == position_of(game.seat(0)) and read(x) is first
    assert read(y) is not first
    seat = game.seat(0)
    seat.choose(seat.ask.options[0] if seat.ask else 0)
    assert read(x) is not first
    read(z)
    assert len(kept._kept) == 2
    kept.close()


def test_a_game_without_a_template_of_its_own_has_a_table_all_the_same() -> None:
    state = STATES["discard"]()
    words, made = state.scene("en")
    drawn = table(READER, words, {**made, "game": "missions"})
    from wardroom.web.render import page as plain

    bare = plain("table.html", READER, words, layout="base.html", **made)
    assert "Discard one card" in text(bare) and len(bare) < len(drawn)


def test_both_languages_have_the_same_texts() -> None:
    from importlib.resources import files

    for package, name in ((PACKAGE, "table.ftl"), (PACKAGE, "frame.ftl"), ("wardroom.games.missions", "table.ftl")):
        ids = [
            re.findall(
                r"^(\S+|    \.[a-z]+) =",
                files(package).joinpath("text", language, name).read_text("utf-8"),
                re.MULTILINE,
            )
            for language in LANGUAGES
        ]
        assert ids[0] == ids[1]


def test_the_look_of_a_finished_game() -> None:
    state = STATES["over"]()
    assert OVER in text(page(state)) and 'href="/games/k3x9w2"' in page(state)
    assert read_position(state.table.seat(0)).kind is None
