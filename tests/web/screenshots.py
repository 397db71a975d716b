"""`make screenshots`: pictures of a running server for the documentation, in docs/screenshots."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from wardroom.games.ccg.flow.attempt import Attempt
from wardroom.games.ccg.state import ORDERS, Ccg
from wardroom.kernel import Table, find
from wardroom.players import make
from wardroom.store import Store, hashed, new_secret, open_store
from wardroom.store.rows import Sitting
from wardroom.store.transfer import import_game

from .chromium import Patient, launched
from .e2e.serving import Serve
from .palette import reduced
from .states import STATES, renamed
from .states_chair import STATES as CHAIRS
from .states_companion import STATES as COMPANIONS
from .states_seti import asks
from .states_seti import played as agencies
from .states_starship import STATES as SHIPS

NAMES = ("Ann", "Juno", "Tavi")
FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
WIDE, PHONE = (1366, 768), (360, 740)


class Shot(NamedTuple):
    """A page as somebody sees it."""

    name: str
    path: str
    size: tuple[int, int] = WIDE
    theme: str = "dark"
    language: str = "en"


def kept(store: Store, table: Table[Any], guest: str) -> str:
    """A game of one person, against computers if it is for more, as if it had been played here; its path."""
    row = import_game(store, table.record(host=True), time.time())
    store.sit(guest, Sitting(row.id, 0, host=True))
    store.set_seat(row.id, 0, kind="person", taken=True)
    for seat, player in zip(range(1, len(table.names)), ("lieutenant", "commander", "captain")):
        store.set_seat(row.id, seat, kind="bot", player=player, taken=True)
    return f"/games/{row.id}"


def won() -> Table[Any]:
    """A whole game that the first seat wins."""
    for number in count():
        table: Table[Any] = Table(find("missions"), 3, sha256(b"picture %d" % number).digest(), names=NAMES)
        chooser = make("greedy", number)
        while not table.over:
            seat = table.waiting()[0]
            seat.choose(chooser.choose(seat))
        if table.winners == [0]:
            return table
    raise AssertionError


def academy(wanted: Callable[[Ccg], bool]) -> Table[Ccg]:
    """A game of the CCG's Academy up to such a position, in which the first player is asked."""
    decks = {"deck_1": "academy_federation", "deck_2": "academy_romulan"}
    for number in count():
        table: Table[Ccg] = Table(
            find("ccg"), 2, sha256(b"picture %d" % number).digest(), names=NAMES[:2], settings=decks
        )
        chooser = make("greedy", number)
        while not table.over:
            seat = table.waiting()[0]
            if seat.number == 0 and wanted(table.line.state):
                return table
            seat.choose(chooser.choose(seat))
    raise AssertionError


def shots(store: Store, guest: str) -> list[Shot]:
    take = kept(store, renamed(STATES["take"]().table, "Zoé", "Mira", "Oren"), guest)
    discard = kept(store, renamed(STATES["discard"]().table, "Ann", "Mira", "Oren"), guest)
    over = kept(store, won(), guest)
    ship = kept(store, SHIPS["ship-turn"]().table, guest)
    seti = kept(store, agencies(asks("turn", round=4), player="greedy", difficulty=3), guest)
    move = kept(store, agencies(asks("move", round=3), player="greedy", difficulty=2), guest)
    companion = kept(store, COMPANIONS["companion-species"]().table, guest)
    chair = kept(store, CHAIRS["chair-act"]().table, guest)
    bot = kept(store, CHAIRS["chair-bot"]().table, guest)
    crews = kept(store, academy(lambda state: state.part == ORDERS and state.turn >= 7 and state.active == 0), guest)
    attempt = kept(store, academy(lambda state: isinstance(state.doing, Attempt) and bool(state.doing.met)), guest)
    return [
        Shot("lobby", "/"),
        Shot("table", discard),
        Shot("table-light", discard, theme="light"),
        Shot("table-phone", discard, PHONE),
        Shot("table-fr", take, language="fr"),
        Shot("result", over),
        Shot("starship", ship),
        Shot("starship-light", ship, theme="light"),
        Shot("starship-phone", ship, PHONE, theme="light"),
        Shot("seti", seti),
        Shot("seti-fr", move, theme="light", language="fr"),
        Shot("seti-phone", move, PHONE),
        Shot("companion", companion),
        Shot("chair", chair),
        Shot("chair-bot", bot, theme="light", language="fr"),
        Shot("chair-phone", chair, PHONE),
        Shot("ccg", crews),
        Shot("ccg-attempt", attempt, theme="light", language="fr"),
        Shot("ccg-phone", crews, PHONE, theme="light"),
        Shot("reference", "/cards/missions?lifeform=klingon", theme="light"),
    ]


def taken(browser: Patient, server: Serve, secret: str, shot: Shot) -> bytes:
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": shot.size[0], "height": shot.size[1]},
        color_scheme="light" if shot.theme == "light" else "dark",
        locale=shot.language,
        reduced_motion="reduce",
    )
    try:
        context.add_cookies([{"name": "wardroom", "value": secret, "url": server.address}])
        page = context.new_page()
        page.goto(shot.path)
        page.goto(shot.path)  # nothing is new any more
        page.wait_for_load_state("networkidle") if shot.path == "/" else page.wait_for_timeout(300)
        return page.screenshot()
    finally:
        context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    secret = new_secret()
    with TemporaryDirectory() as data, launched() as browser:
        server = Serve(Path(data))
        store = open_store(server.database)
        wanted = shots(store, hashed(secret))
        store.close()
        with server:
            for shot in wanted:
                picture = reduced(taken(browser, server, secret, shot))
                (folder / f"{shot.name}.png").write_bytes(picture)
                print(f"{shot.name}.png {len(picture) >> 10} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
