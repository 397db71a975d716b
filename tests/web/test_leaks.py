"""Promise 4 over every channel: whatever the server sends to a seat or a spectator is the same, byte for byte, when
everything hidden from it is dealt anew.

A table of the server is put into the true world and into one that looks the same to the reader; the same choices are
made in both until the reader sees something else. Meanwhile everything is fetched that can be fetched: pages, the part
that is swapped in, logs, refusals, hints, what programs get, events, what is told to chat services. Nothing is left out
of the comparison: tokens of forms and names of requests are the same, and no answer tells the time.
"""

from __future__ import annotations

from collections.abc import Iterator
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
from wardroom.web.scenes import look as looking
from wardroom.web.tables import Open, moved

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
class House:
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
        house = self.server.house
        self.known.table, self.known.since = table, {}
        self.known.note()
        self.known.row = moved(self.known, self.known.row)
        house.looks._kept.clear()
        house.seen._last.clear()
        house.seen._unwritten.clear()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr("wardroom.web.gathering.new_seed", lambda: bytes(range(32)))
    with running(config(tmp_path, private_hooks=True)) as server:
        made = server.client.post("/api/games", json=WISH).json()
        browsers = [server.browser() for _ in range(3)]
        links = [*(seat["link"] for seat in made["seats"]), made["spectators"]["link"]]
        for browser, link in zip(browsers, links):
            assert browser.post(link[link.index("/", 8) :], {"name": "x"}).status_code == 303
        known: Open = server.run(server.house.tables.open, made["id"])
        assert known.table is not None
        for seat in (0, 1):
            server.house.store.set_seat(made["id"], seat, webhook="http://127.0.0.1:9/")
        known.row = server.house.store.game(made["id"])

        def ready(_id: str, _position: int, seat: int, rank: str) -> Any:
            return None if known.table is None else hint(known.table.seat(seat), rank, "hint")

        monkeypatch.setattr(server.house.computers, "hint_ready", ready)
        tokens = [seat["token"] for seat in made["seats"]]
        yield House(server, made["id"], browsers, tokens, known, world(known.table, known.table.fork()))


def world(table: Table[Any], line: Line[Any]) -> Table[Any]:
    """A table like another one, that goes on in another world."""
    made = copy(table)
    made.log, made.moves, made.line = list(table.log), list(table.moves), line
    line.state.news, line.turns = made.log, table.line.turns
    return made


def turns(house: House, chooser: Any) -> Iterator[int]:
    """Play the game to its end; stop at the beginning of every turn."""
    while not house.true.over:
        if not house.true.line.journal:
            yield len(house.true.moves)
        seat = house.true.waiting()[0]
        seat.choose(chooser.choose(seat))


def compare(house: House, reader: int, believer: int, dice: Random) -> int:
    """Go on in the true world and in one that looks the same to `believer`, and to `reader`. Steps compared."""
    other = twin(house.true.line, believer, dice.randbytes(8))
    assert other is not None, "at the beginning of a turn there is another world"
    worlds = world(house.true, house.true.fork()), world(house.true, other)
    for step in range(STEPS):
        received = []
        for each in worlds:
            house.shows(each)
            received.append(everything(house, reader, hints=step == 0))
            assert house.known.table is each and len(each.moves) == len(worlds[0].moves), "looking changes nothing"
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
        assert (status, headers) == other[name][:2], name
        assert body == other[name][2], f"{name}: {difference(body, other[name][2])}"


def difference(one: bytes, two: bytes) -> str:
    at = next((place for place, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 200) : at + 80]!r}\nis\n{two[max(0, at - 200) : at + 80]!r}"


def everything(house: House, reader: int, hints: bool) -> Received:
    """All that the server tells a seat, or a spectator, at one moment."""
    found = pages(house, reader, hints)
    if house.known.row.status == "playing":
        assert [found[f"GET {path}"][0] for path in ("", "/table", "/log", "/file", "/replay")] == EXPECTED
    if reader != WATCHER:
        found |= refusals(house, reader) | programs(house, reader)
    found["events"] = events(house)
    found["hooks"] = hooks(house)
    return found


def kept(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    return answer.status_code, sorted(answer.headers.multi_items()), answer.content


def pages(house: House, reader: int, hints: bool) -> Received:
    seat = "" if reader == WATCHER else f"as={reader}&"
    wanted = ["", "/table", f"/table?{seat}since=0&sort=points", "/log", "/log?as=0", "/log?as=1", "/replay", "/file"]
    if hints and reader != WATCHER:
        wanted.append(f"?{seat}hint=ensign")
    browser = house.browsers[reader]
    found = {f"GET {path}": kept(browser.get(house.path + path)) for path in wanted}
    french = {"accept-language": "fr"}
    found["GET in French"] = kept(browser.get(house.path, headers=french))
    if reader == WATCHER:
        found["POST"] = kept(browser.post(f"{house.path}/choose", {"position": "0", "option": "galaxy"}))
    return found


def suspects(house: House, reader: int) -> list[str]:
    """What somebody may point at: all that it is not offered, and cards that it cannot know of."""
    table = house.true
    seat = table.seat(reader)
    refused = [label.key for label, _ in seat.refusals]
    state = table.line.state
    hidden = [state.cards.faces[card] for card in range(len(state.cards.faces)) if not state.cards.known[card]]
    return [*refused[:4], *hidden[:3], *hidden[-3:], "hand1[0]", "hand1[1]", "nonsense"]


def refusals(house: House, reader: int) -> Received:
    """Choices that are refused, or come too late; nothing of it changes the table."""
    browser, position = house.browsers[reader], house.known.position
    legal = [label.key for label in house.known.seat(reader).labels]
    form = {"position": str(position), "once": "x", "as": str(reader)}
    found = {}
    for key in suspects(house, reader):
        if key not in legal:
            found[f"choose {key}"] = kept(browser.post(f"{house.path}/choose", {**form, "option": key}))
    late = {**form, "position": str(max(0, position - 3)), "option": "nonsense"}
    if position:
        found["late"] = kept(browser.post(f"{house.path}/choose", late))
    if not house.known.seat(reader).can_undo:
        found["undo"] = kept(browser.post(f"{house.path}/undo", form))
    return found


def programs(house: House, reader: int) -> Received:
    client, here = house.server.client, f"/api{house.path}"
    bearer = {"authorization": f"Bearer {house.tokens[reader]}"}
    keys = [label.key for label in house.known.seat(reader).labels]
    found = {f"api{path}": kept(client.get(here + path, headers=bearer)) for path in ("", "/export")}
    for key in [*keys[:2], *suspects(house, reader)]:
        found[f"why {key}"] = kept(client.get(f"{here}/why/{key}", headers=bearer))
    wrong = {"position": house.known.position, "option": "nonsense"}
    found["api choice"] = kept(client.post(f"{here}/choices", headers=bearer, json=wrong))
    return found


def events(house: House) -> tuple[int, list[tuple[str, str]], bytes]:
    """What a stream tells at once. All later news has the same form."""

    async def first() -> str:
        async def welcome() -> bool:
            return True

        tables = house.server.house.tables
        told = house.server.house.live.stream(house.id, lambda: tables.position(house.id), welcome)
        async for line in told:
            return line
        return ""

    return 0, [], str(house.server.run(first)).encode()


def hooks(house: House) -> tuple[int, list[tuple[str, str]], bytes]:
    """What chat services would be told if the table had just come to this position."""
    sent: list[tuple[str, str]] = []
    ours = house.server.house.hooks
    original, ours.send = ours.send, lambda url, message: sent.extend([("url", url), *message.items()])  # type: ignore[method-assign]
    try:
        ours.turn(house.known, replace(house.known.row, asked=()))
    finally:
        ours.send = original  # type: ignore[method-assign]
    return len(sent), sent, b""


@pytest.mark.parametrize("player", ["greedy", "random"])
def test_everything_that_is_sent_is_the_same_however_the_hidden_cards_lie(house: House, player: str) -> None:
    dice, compared = Random(player), 0
    for turn, _ in enumerate(turns(house, make(player, 1))):
        if turn % 3 == 0:
            for reader in (0, 1, WATCHER):
                compared += compare(house, reader, dice.randrange(2) if reader == WATCHER else reader, dice)
        if turn == MOST:
            break
    assert compared > 15


def test_a_page_that_shows_another_view_is_found_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test has teeth."""
    true = looking.look_at

    def leaky(seat: Seat[Any]) -> looking.Look:
        assert house.known.table is not None
        return replace(true(seat), view=GAME.view(house.known.table.line.state, 1))

    monkeypatch.setattr(looking, "look_at", leaky)
    with pytest.raises(AssertionError, match="GET"):
        compare(house, 0, 0, Random(1))
