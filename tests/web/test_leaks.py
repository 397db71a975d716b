"""Promise 4 over every channel: whatever the server sends to a seat or a spectator is the same, byte for byte, when
everything hidden from it is dealt anew.

A table of the server is put into the true world and into one that looks the same to the reader; the same choices are
made in both until the reader sees something else. Meanwhile everything is fetched that can be fetched: pages, the part
that is swapped in, logs, refusals, hints, what programs get, events, what is told to chat services. Nothing is left out
of the comparison: tokens of forms and names of requests are the same, and no answer tells the time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from wardroom.kernel import Line, Seat, Table, find
from wardroom.players import hint, make
from wardroom.testing.leaks import common, saw_the_same, twin
from wardroom.web.scenes import position as positions
from wardroom.web.tables import Open, update_row

from .door import Browser, Server, config, running

GAME = find("missions")
WATCHER = 2
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
WISH = {"game": "missions", "seats": SEATS, "luck": "seven"}
MOST = 30
"""Turns of a game that are enough."""
STEPS = 3
"""Choices that are made in both worlds before others are imagined."""
EXPECTED = [200, 200, 200, 409, 409]
Received = dict[str, tuple[int, list[tuple[str, str]], bytes]]


@dataclass
class ServedTable:
    """A table of the server, everybody who looks at it, and the game as it is really played."""

    server: Server
    id: str
    browsers: list[Browser]
    tokens: list[str]
    known: Open
    true: Table[Any]

    @property
    def path(self) -> str:
        return f"/games/{self.id}"

    def shows(self, table: Table[Any]) -> None:
        """From now on the server believes in this world, and remembers nothing of another."""
        services = self.server.services
        self.known.table, self.known.since = table, {}
        self.known.note()
        self.known.row = update_row(self.known, self.known.row)
        services.positions._kept.clear()
        services.pages._drawn.clear()
        services.last_seen._last.clear()
        services.last_seen._unwritten.clear()


@contextmanager
def serving(folder: Path, monkeypatch: pytest.MonkeyPatch, wish: Mapping[str, Any]) -> Iterator[ServedTable]:
    """A table of a server as somebody wishes it, with two people and a spectator."""
    monkeypatch.setattr("wardroom.web.table_setup.new_seed", lambda: bytes(range(32)))
    with running(config(folder, private_hooks=True)) as server:
        server.services.positions.limit = 3600  # what options bring is worked out however busy the machine is
        made = server.client.post("/api/games", json=wish).json()
        browsers = [server.browser() for _ in range(3)]
        links = [*(seat["link"] for seat in made["seats"]), made["spectators"]["link"]]
        for browser, link in zip(browsers, links):
            assert browser.post(link[link.index("/", 8) :], {"name": "x"}).status_code == 303
        known: Open = server.run(server.services.tables.open, made["id"])
        assert known.table is not None
        for seat in (0, 1):
            server.services.store.set_seat(made["id"], seat, webhook="http://127.0.0.1:9/")
        known.row = server.services.store.game(made["id"])

        def ready(_id: str, _position: int, seat: int, rank: str) -> Any:
            return None if known.table is None else hint(known.table.seat(seat), rank, "hint")

        monkeypatch.setattr(server.services.computers, "hint_ready", ready)
        tokens = [seat["token"] for seat in made["seats"]]
        yield ServedTable(server, made["id"], browsers, tokens, known, world(known.table, known.table.fork()))


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServedTable]:
    with serving(tmp_path, monkeypatch, WISH) as made:
        yield made


def world(table: Table[Any], line: Line[Any]) -> Table[Any]:
    """A table like another one, that goes on in another world."""
    made = copy(table)
    made.log, made.moves, made.line = list(table.log), list(table.moves), line
    line.state.news, line.turns = made.log, table.line.turns
    return made


def turns(served: ServedTable, chooser: Any) -> Iterator[int]:
    """Play the game to its end; stop at the beginning of every turn."""
    while not served.true.over:
        if not served.true.line.journal:
            yield len(served.true.moves)
        seat = served.true.waiting()[0]
        seat.choose(chooser.choose(seat))


def compare(served: ServedTable, reader: int, believer: int, dice: Random, hints: bool = True) -> int:
    """Go on in the true world and in one that looks the same to `believer`, and to `reader`. Steps compared."""
    other = twin(served.true.line, believer, dice.randbytes(8))
    assert other is not None, "there is another world"
    worlds = world(served.true, served.true.fork()), world(served.true, other)
    for step in range(STEPS):
        received = []
        for each in worlds:
            served.shows(each)
            received.append(everything(served, reader, hints and step == 0))
            assert served.known.table is each and len(each.moves) == len(worlds[0].moves), "looking changes nothing"
        same(*received)
        lines = worlds[0].line, worlds[1].line
        choice = None if lines[0].over else common(*lines, dice)
        if choice is None:
            return step + 1
        lessons = lines[0].state.cards.learned[believer]
        for each in worlds:
            each.line.state.cards.sights = []
            each.choose(*choice)
        if not saw_the_same(worlds[0].line.state, worlds[1].line.state, lessons, believer):
            return step + 1
    return STEPS


def same(true: Received, other: Received) -> None:
    assert true.keys() == other.keys()
    for name, (status, headers, body) in true.items():
        assert body == other[name][2], f"{name}: {difference(body, other[name][2])}"
        assert (status, headers) == other[name][:2], name


def difference(one: bytes, two: bytes) -> str:
    at = next((place for place, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 200) : at + 80]!r}\nis\n{two[max(0, at - 200) : at + 80]!r}"


def everything(served: ServedTable, reader: int, hints: bool) -> Received:
    """All that the server tells a seat, or a spectator, at one moment."""
    found = pages(served, reader, hints)
    if served.known.row.status == "playing":
        assert [found[f"GET {path}"][0] for path in ("", "/table", "/log", "/file", "/replay")] == EXPECTED
    if reader != WATCHER:
        found |= refusals(served, reader) | programs(served, reader)
    found["events"] = events(served)
    found["hooks"] = hooks(served)
    return found


def kept(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    return answer.status_code, sorted(answer.headers.multi_items()), answer.content


def pages(served: ServedTable, reader: int, hints: bool) -> Received:
    seat = "" if reader == WATCHER else f"as={reader}&"
    wanted = ["", "/table", f"/table?{seat}since=0&sort=points", "/log", "/log?as=0", "/log?as=1", "/replay", "/file"]
    if hints and reader != WATCHER:
        wanted.append(f"?{seat}hint=ensign")
    browser = served.browsers[reader]
    found = {f"GET {path}": kept(browser.get(served.path + path)) for path in wanted}
    french = {"accept-language": "fr"}
    found["GET in French"] = kept(browser.get(served.path, headers=french))
    if reader == WATCHER:
        found["POST"] = kept(browser.post(f"{served.path}/choose", {"position": "0", "option": "galaxy"}))
    return found


def suspects(served: ServedTable, reader: int) -> list[str]:
    """What somebody may point at: all that it is not offered, and cards that it cannot know of."""
    table = served.true
    seat = table.seat(reader)
    refused = [label.key for label, _ in seat.refusals]
    state = table.line.state
    hidden = [state.cards.faces[card] for card in range(len(state.cards.faces)) if not state.cards.known[card]]
    return [*refused[:4], *hidden[:3], *hidden[-3:], "hand1[0]", "hand1[1]", "nonsense"]


def refusals(served: ServedTable, reader: int) -> Received:
    """Choices that are refused, or come too late; nothing of it changes the table."""
    browser, position = served.browsers[reader], served.known.position
    legal = [label.key for label in served.known.seat(reader).labels]
    form = {"position": str(position), "once": "x", "as": str(reader)}
    found = {}
    for key in suspects(served, reader):
        if key not in legal:
            found[f"choose {key}"] = kept(browser.post(f"{served.path}/choose", {**form, "option": key}))
    late = {**form, "position": str(max(0, position - 3)), "option": "nonsense"}
    if position:
        found["late"] = kept(browser.post(f"{served.path}/choose", late))
    if not served.known.seat(reader).can_undo:
        found["undo"] = kept(browser.post(f"{served.path}/undo", form))
    return found


def programs(served: ServedTable, reader: int) -> Received:
    client, here = served.server.client, f"/api{served.path}"
    bearer = {"authorization": f"Bearer {served.tokens[reader]}"}
    keys = [label.key for label in served.known.seat(reader).labels]
    found = {f"api{path}": kept(client.get(here + path, headers=bearer)) for path in ("", "?since=0", "/export")}
    for key in [*keys[:2], *suspects(served, reader)]:
        found[f"why {key}"] = kept(client.get(f"{here}/why/{key}", headers=bearer))
    wrong = {"position": served.known.position, "option": "nonsense"}
    found["api choice"] = kept(client.post(f"{here}/choices", headers=bearer, json=wrong))
    return found


def events(served: ServedTable) -> tuple[int, list[tuple[str, str]], bytes]:
    """What a stream tells at once. All later news has the same form."""

    async def first() -> str:
        async def welcome() -> bool:
            return True

        tables = served.server.services.tables
        told = served.server.services.live.stream(served.id, lambda: tables.position(served.id), welcome)
        async for line in told:
            return line
        return ""

    return 0, [], str(served.server.run(first)).encode()


def hooks(served: ServedTable) -> tuple[int, list[tuple[str, str]], bytes]:
    """What chat services would be told if the table had just come to this position."""
    sent: list[tuple[str, str]] = []
    ours = served.server.services.hooks
    original, ours.send = ours.send, lambda url, message: sent.extend([("url", url), *message.items()])  # type: ignore[method-assign]
    try:
        ours.turn(served.known, replace(served.known.row, asked=()))
    finally:
        ours.send = original  # type: ignore[method-assign]
    return len(sent), sent, b""


@pytest.mark.parametrize("player", ["greedy", "random"])
def test_everything_that_is_sent_is_the_same_however_the_hidden_cards_lie(served: ServedTable, player: str) -> None:
    dice, compared = Random(player), 0
    for turn, _ in enumerate(turns(served, make(player, 1))):
        if turn % 3 == 0:
            for reader in (0, 1, WATCHER):
                compared += compare(served, reader, dice.randrange(2) if reader == WATCHER else reader, dice)
        if turn == MOST:
            break
    assert compared > 15


def test_a_page_that_shows_another_view_is_found_out(served: ServedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test has teeth."""
    true = positions.read_position

    def leaky(seat: Seat[Any]) -> positions.Position:
        assert served.known.table is not None
        return replace(true(seat), view=GAME.view(served.known.table.line.state, 1))

    monkeypatch.setattr(positions, "read_position", leaky)
    with pytest.raises(AssertionError, match="GET"):
        compare(served, 0, 0, Random(1))
