"""Campaigns among the stored games: `wardroom export` and `wardroom import` keep them whole."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.chair.campaigns import chain
from wardroom.interface.campaign_file import CampaignFile
from wardroom.interface.campaign_tables import find_before, import_campaign
from wardroom.store import import_game, open_store

from ..store.tables import new_table, play, row_of
from ..store.test_chains import NOW, file, running
from .conftest import Terminal


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'wardroom.db'}"


def test_all_out_and_in_elsewhere(terminal: Terminal, home: Path) -> None:
    """A campaign with a game that is being played, and another table: three files."""
    (home / "here").mkdir()
    store = open_store(address(home / "here"))
    last, _ = import_campaign(store, file(), NOW)
    record = running().record(host=True)
    import_game(store, record, NOW, before=find_before(store, record))
    table = new_table()
    other = row_of(table)
    store.create(other)
    play(store, other.id, table, 20)
    first = store.chain(last.id)[0].id
    store.close()
    out = home / "out"
    result = terminal("export", "--all", "--to", out, "--data-dir", home / "here")
    assert (result.code, result.err) == (0, "")
    names = sorted(each.name for each in out.iterdir())
    assert len(names) == 3 and f"chair-campaign-{first}.json" in names
    assert terminal("verify", out / f"chair-campaign-{first}.json").code == 0
    result = terminal("import", *sorted(out.iterdir(), reverse=True), "--data-dir", home / "there")
    assert (result.code, result.err) == (0, "")
    assert "a campaign of 3 games, 3 of them new" in result.out
    assert [kind for kind, _ in re.findall(r"/(sit|watch)/(\S+)", result.out)].count("watch") == 3
    there = open_store(address(home / "there"))
    chains = [there.chain(id) for id in there.ids()]
    assert sorted(map(len, chains)) == [1, 4, 4, 4, 4]
    there.close()


def test_one_campaign_by_any_of_its_tables(terminal: Terminal, home: Path) -> None:
    (home / "here").mkdir()
    store = open_store(address(home / "here"))
    last, _ = import_campaign(store, file(), NOW)
    alone = row_of(new_table())
    store.create(alone)
    store.close()
    result = terminal("export", last.id, alone.id, "--campaign", "--to", home, "--data-dir", home / "here")
    assert result.code == 1 and "belongs to no campaign" in result.err
    assert CampaignFile.from_json((home / f"chair-campaign-{last.id}.json").read_bytes()) == file()


def test_what_is_not_true_stays_outside(terminal: Terminal, home: Path) -> None:
    bad = home / "bad.json"
    bad.write_text(file([chain()[0], chain()[2]]).to_json())
    result = terminal("import", bad, "--data-dir", home)
    assert result.code == 1 and "Game 2 of the campaign is missing" in result.err and "was not imported" in result.err
    store = open_store(address(home))
    assert store.ids() == []
    store.close()
