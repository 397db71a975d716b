"""Games of other people in the browser: one that cannot be loaded is left out, one that says little is played."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.outside import install, small
from wardroom.kernel import game as kernel_game

from .door import Server, Table, config, running

COMPANIONS = ["chair-companion", "seti-companion"]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """One with a broken game, one without texts, and one without even a package."""
    shelf = tmp_path / "shelf"
    install(shelf, "broken", "broken:GAME", {"__init__.py": "import nowhere_to_be\n"})
    install(shelf, "hushed", "hushed:GAME", small("hushed"))
    install(shelf, "homeless", "homeless:GAME", small("homeless", package=False))
    monkeypatch.syspath_prepend(str(shelf))
    for name in ("broken", "hushed", "homeless"):
        entry = EntryPoint(name, f"{name}:GAME", kernel_game.GROUP)
        monkeypatch.setitem(kernel_game.entries(), name, entry)
    with running(config(tmp_path)) as made:
        yield made
    for name in ("hushed", "homeless"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_stands_without_the_broken_one(server: Server, language: str) -> None:
    lobby = server.browser().get("/", headers={"accept-language": language})
    assert lobby.status_code == 200
    assert "/setup/missions" in lobby.text and "/setup/hushed" in lobby.text and "/setup/broken" not in lobby.text
    assert "Hushed" in lobby.text
    for page in ("/setup/hushed", "/rules/hushed", "/cards/hushed", "/setup/homeless", "/rules/homeless"):
        assert server.browser().get(page, headers={"accept-language": language}).status_code in (200, 404), page
    assert server.browser().get("/setup/broken").status_code == 404


@pytest.mark.parametrize("game", ["hushed", "homeless"])
def test_a_game_without_texts_is_played_to_its_end(server: Server, game: str) -> None:
    table = Table(server, game=game)
    page = table.host.get(table.path)
    assert page.status_code == 200 and "left" in page.text
    assert table.choose(table.host, "left").status_code == 303
    assert table.choose(table.guest, "right").status_code == 303
    ended = table.host.get(table.path)
    told = re.sub("<[^>]+>", "", table.host.get(f"{table.path}/log").text)
    assert ended.status_code == 200 and "went: Ann, left" in " ".join(told.split())


@pytest.mark.parametrize("game", ["hushed", "homeless"])
def test_a_hand_is_shown_to_its_owner_without_a_template(server: Server, game: str) -> None:
    table = Table(server, game=game)
    own = table.host.get(table.path).text
    assert 'class="mine' in own and "ant" in own and "bee" in own, "the hand of the first seat"
    for other in (table.guest, table.watcher):
        page = other.get(table.path).text
        assert 'class="mine' not in page and "bee" not in page


def test_it_does_not_lead_the_lobby_and_ours_keep_their_order(server: Server) -> None:
    """Companions come after the games."""
    lobby = server.browser().get("/").text
    order = re.findall(r'href="/setup/([\w-]+)"', lobby)
    assert order == ["missions", "ccg", "chair", "seti", "starship", "hushed", "homeless"] + COMPANIONS
    assert len(re.findall("tile--big", lobby)) == 1 and lobby.index("tile--big") < lobby.index("/setup/missions")
