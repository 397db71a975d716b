"""The server is killed a hundred times while programs play: no acknowledged choice is lost, none is made twice."""

from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from wardroom.kernel import find
from wardroom.store import open_store, open_table

from .nursery import Child, Nursery

KILLS = int(os.environ.get("WARDROOM_KILLS", "50"))
"""On each of the two databases; `make soak` asks for more."""
GAMES = 2
SLOW = 30.0
WISH = {"game": "missions", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}


@dataclass
class Played:
    """A game as its players were told it went: seat, option, and the position after it."""

    id: str
    tokens: list[str]
    acknowledged: list[tuple[int, str, int]] = field(default_factory=list)
    over: bool = False


class Ground:
    """Where the server is now. It moves with every kill."""

    def __init__(self) -> None:
        self.child: Child | None = None
        self.answers = 0
        self.done = False


async def ask(ground: Ground, client: httpx.AsyncClient, method: str, path: str, **how: object) -> httpx.Response:
    """Ask until somebody answers: the server may be dead, or die before it has answered."""
    until = time.monotonic() + SLOW
    while True:
        try:
            assert ground.child is not None
            answer = await client.request(method, ground.child.address + path, timeout=5, **how)  # type: ignore[arg-type]
            ground.answers += 1
            return answer
        except httpx.TransportError:
            assert time.monotonic() < until, "the server does not come back"
            await asyncio.sleep(0.01)


async def play(ground: Ground, client: httpx.AsyncClient, dice: random.Random, games: list[Played]) -> None:
    """One game after another, both seats, until told to stop. A choice is sent again until it is acknowledged."""
    while not ground.done:
        made = (await ask(ground, client, "POST", "/api/games", json=WISH)).json()
        game = Played(made["id"], [seat["token"] for seat in made["seats"]])
        games.append(game)
        seat = 0
        while not ground.done and not game.over:
            headers = {"authorization": f"Bearer {game.tokens[seat]}"}
            state = (await ask(ground, client, "GET", f"/api/games/{game.id}", headers=headers)).json()
            game.over = state["over"]
            if state["ask"] is None:
                seat = state["asked"][0] if state["asked"] else seat
                continue
            option = dice.choice(state["ask"]["options"])["key"]
            choice = {"position": state["position"], "option": option}
            answer = await ask(ground, client, "POST", f"/api/games/{game.id}/choices", headers=headers, json=choice)
            assert answer.status_code == 200, answer.text
            assert answer.json()["position"] == state["position"] + 1
            game.acknowledged.append((seat, option, state["position"] + 1))


async def kill(ground: Ground, nursery: Nursery, database: str, folder: Path, dice: random.Random) -> None:
    for _ in range(KILLS):
        ground.child, ground.answers = nursery.server(database, folder), 0
        enough = dice.randint(0, 12)  # sometimes it does not even get to its feet
        while ground.answers < enough:
            await asyncio.sleep(0.001)
        await asyncio.sleep(dice.uniform(0, 0.03))
        ground.child.end()
    ground.child = nursery.server(database, folder)
    await asyncio.sleep(0.5)
    ground.done = True


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_or_doubled(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    database: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    open_store(database).close()
    games: list[Played] = []
    dice = random.Random(f"kills {kind}")

    async def everything() -> None:
        ground = Ground()
        async with httpx.AsyncClient() as client, asyncio.TaskGroup() as tasks:
            tasks.create_task(kill(ground, nursery, database, tmp_path, dice))
            for number in range(GAMES):
                tasks.create_task(play(ground, client, random.Random(number), games))

    with Nursery() as nursery:
        asyncio.run(everything())
    store = open_store(database)
    try:
        for game in games:
            stored = [(move.seat, move.key, move.position + 1) for move in store.moves(game.id)]
            assert stored[: len(game.acknowledged)] == game.acknowledged
            assert len(stored) - len(game.acknowledged) in (0, 1), "at most the choice that was on its way"
            row = store.game(game.id)
            snapshot = store.snapshot(game.id)
            table = open_table(find(row.game), row, store.moves(game.id), snapshot and snapshot[1])
            fresh = open_table(find(row.game), row, store.moves(game.id), None)
            assert (table.chain, table.over) == (fresh.chain, game.over or fresh.over)
        assert sum(len(game.acknowledged) for game in games) > KILLS, "games went on between the kills"
    finally:
        store.close()
