"""What others did since the reader last chose: told, and shown step by step."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardroom.kernel import Table, games
from wardroom.web.render import PACKAGE, Words, mark_things
from wardroom.web.scenes.position import read_position
from wardroom.web.scenes.since import tell_since

from . import door


def words(table: Table[Any], seat: int = 0) -> Words:
    return Words("en", PACKAGE, table.game.package, names=table.names, reader=seat)


def play_until_others_acted(name: str, seats: int, least: int) -> Table[Any]:
    game, dice = games()[name], Random(3)
    table = Table(game, seats, b"3" * 32, names=["Ann", "Bo", "Cy", "Di"][:seats])
    while True:
        seat = table.waiting()[0]
        since = tell_since(game, read_position(seat), words(table), "/games/x") if seat.number == 0 else None
        if since is not None and len(since.steps) >= least:
            return table
        seat.choose_key(dice.choice(seat.labels).key)


@pytest.mark.parametrize(("name", "seats"), [("missions", 3), ("starship", 1), ("starship", 2), ("seti", 1)])
def test_the_account_begins_with_what_somebody_else_did(name: str, seats: int) -> None:
    table = play_until_others_acted(name, seats, 3)
    seat = table.seat(0)
    since = tell_since(table.game, read_position(seat), words(table), "/games/x")
    assert since is not None and since.playback is None
    first = since.steps[0]
    key, args = seat.log[first.told - 1]
    assert args.get("seat") not in (None, 0) or key.startswith(table.game.show.automa)
    assert [step.told for step in since.steps] == list(range(first.told, len(seat.log) + 1))
    assert all(args.get("seat") in (None, 0) for _, args in seat.log[seat.told_before : first.told - 1])


def test_nothing_is_told_where_nobody_else_did_anything() -> None:
    table = Table(games()["seti"], 1, b"3" * 32)
    seat = table.seat(0)
    seat.choose_key(seat.labels[0].key)
    assert tell_since(table.game, read_position(seat), words(table), "/games/x") is None


def test_keys_lead_from_step_to_step_and_back_to_now() -> None:
    table = play_until_others_acted("seti", 1, 4)
    position = read_position(table.seat(0))
    plain = tell_since(table.game, position, words(table), "/games/x")
    assert plain is not None
    told = [step.told for step in plain.steps]

    def at(step: int, play: int = 0) -> Any:
        since = tell_since(table.game, position, words(table), "/games/x", told[step], play)
        assert since is not None
        return since.playback

    assert (at(0).number, at(0).back) == (1, "")
    assert at(0).next == f"/games/x?as=0&at={told[1]}" and at(1).back == f"/games/x?as=0&at={told[0]}"
    assert at(1, 2).next == f"/games/x?as=0&at={told[2]}&play=2" and at(1, 2).toggle == f"/games/x?as=0&at={told[1]}"
    assert at(1, 3).play == 0, "no such speed"
    assert at(-1).next == "" and at(-1).toggle == f"/games/x?as=0&at={told[0]}&play=2", "from the beginning"
    assert {at(step).now for step in range(3)} == {"/games/x?as=0"}
    assert tell_since(table.game, position, words(table), "/games/x", told[-1] + 1).playback is None  # type: ignore[union-attr]


def test_things_that_a_step_names_are_marked() -> None:
    html = '<i data-card="s1"></i><g data-thing="vega"></g><i data-card="s10"></i>'
    assert mark_things(html, {"s1", "vega"}) == (
        '<i data-card="s1" data-marked></i><g data-thing="vega" data-marked></g><i data-card="s10"></i>'
    )


def let_others_act(table: door.Table) -> tuple[Any, Any, int]:
    """Whoever begins has its turn, the other one too: the first one, the other, and the first one's seat."""
    mover, other = (table.host, table.guest) if table.asked() == 0 else (table.guest, table.host)
    seat = table.seat(mover)
    while table.asked() == seat:
        table.choose(mover, table.options(seat)[0])
    while table.asked() != seat:
        table.choose(other, table.options(table.asked())[0])
    return mover, other, seat


def test_what_is_new_in_the_log_stays_new_until_the_reader_chooses(tmp_path: Path) -> None:
    with door.running(door.config(tmp_path)) as server:
        table = door.Table(server)
        mover, _, seat = let_others_act(table)
        looks = [mover.get(f"{table.path}{path}").text.count('class="is-now"') for path in ("", "/table", "/table", "")]
        assert looks[0] > 0 and len(set(looks)) == 1, "looking again makes nothing old"
        table.choose(mover, table.options(seat)[0])
        assert 'class="is-now"' not in mover.get(table.path).text


def test_a_page_shows_the_table_at_a_step_and_nothing_can_be_chosen_there(tmp_path: Path) -> None:
    with door.running(door.config(tmp_path)) as server:
        table = door.Table(server)
        mover, other, seat = let_others_act(table)
        page = mover.get(table.path).text
        shown = re.findall(r'class="since__show" href="([^"]+)"', page)
        assert shown and 'name="option"' in page
        steps = [mover.get(unescape(address)) for address in shown]
        for step in steps:
            assert step.status_code == 200 and "replay__keys" in step.text
            assert 'name="option"' not in step.text
        assert any("data-marked" in step.text for step in steps)
        first = unescape(shown[0])
        assert other.get(first).status_code == 403, "nobody sees through another's eyes"
        assert table.watcher.get(first.replace(f"as={seat}&", "")).text.count("replay__keys") == 0
        for nonsense in ("999999", "-1", "x", "٣", "9" * 30, ""):
            assert 'name="option"' in mover.get(f"{table.path}?as={seat}&at={nonsense}").text
