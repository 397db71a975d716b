"""Several programs choose for the same question at the same moment: one of the choices is made, the others are told."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from wardroom.store import open_store

from .nursery import Nursery

RACES = int(os.environ.get("WARDROOM_RACES", "25"))
"""On each of the two databases; `make races` asks for more."""
RIVALS = 6
SERVERS = {"sqlite": 1, "postgresql": 2}
"""Two on one SQLite file are refused."""
WISH = {"game": "missions", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}


async def race(clients: Sequence[httpx.AsyncClient], path: str, token: dict[str, str], state: Any) -> str:
    """Every rival wants something else, as far as there is so much to choose from; what was made."""
    position: int = state["position"]
    options: list[str] = [option["key"] for option in state["ask"]["options"]]
    wanted = [options[number % len(options)] for number in range(RIVALS)]
    answers = await asyncio.gather(
        *(
            clients[number % len(clients)].post(
                f"{path}/choices",
                headers=token,
                json={"position": position, "option": key, "once": f"{position} {number}"},
            )
            for number, key in enumerate(wanted)
        )
    )
    assert {answer.status_code for answer in answers} <= {200, 409}, [answer.text for answer in answers]
    made = {key for key, answer in zip(wanted, answers) if answer.status_code == 200}
    assert len(made) == 1, "the same choice sent twice is one choice, another one comes too late"
    after = {answer.json()["position"] for answer in answers if answer.status_code == 200}
    assert after == {position + 1}
    return made.pop()


async def run_races(clients: Sequence[httpx.AsyncClient]) -> dict[str, list[str]]:
    """By game: what was chosen at each position."""
    games: dict[str, list[str]] = {}
    dice, races, over = random.Random("races"), 0, True
    while races < RACES:
        if over:
            made = (await clients[0].post("/api/games", json=WISH)).json()
            path, won = f"/api/games/{made['id']}", games.setdefault(made["id"], [])
            tokens = [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
        seat = 0
        while (state := (await dice.choice(clients).get(path, headers=tokens[seat])).json())["ask"] is None:
            if state["over"]:
                break
            seat = state["asked"][0]
        over = state["over"]
        if not over:
            won.append(await race(clients, path, tokens[seat], state))
            races += 1
    return games


@pytest.mark.parametrize("kind", SERVERS)
def test_of_rivals_exactly_one_wins(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    database: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    open_store(database).close()

    async def everything(addresses: Sequence[str]) -> dict[str, list[str]]:
        fresh = httpx.Limits(max_keepalive_connections=0)  # a busy machine may stall until kept ones are closed
        clients = [httpx.AsyncClient(base_url=address, limits=fresh, timeout=180) for address in addresses]
        try:
            return await run_races(clients)
        finally:
            for client in clients:
                await client.aclose()

    with Nursery() as nursery:
        servers = [nursery.server(database, tmp_path) for _ in range(SERVERS[kind])]
        games = asyncio.run(everything([server.address for server in servers]))
    store = open_store(database)
    try:
        assert {id: [move.key for move in store.moves(id)] for id in games} == games
    finally:
        store.close()
    assert sum(map(len, games.values())) == RACES
