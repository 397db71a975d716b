"""Tables that follow one another. What a campaign has come to follows from all of its games: none may get lost."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.games.chair.campaigns import chain, play_out
from wardroom.games.chair import GAME, campaign
from wardroom.games.chair.campaign import BrokenCampaign
from wardroom.interface.campaign_file import CampaignFile
from wardroom.interface.campaign_tables import export_campaign, find_before, import_campaign
from wardroom.kernel import Record, Table
from wardroom.kernel.errors import NotARecord, WardroomError
from wardroom.store import (
    Followed,
    GameRow,
    HereAlready,
    NewTable,
    Sitting,
    Store,
    Unknown,
    export_game,
    hashed,
    import_game,
    open_store,
    restore,
)

from .tables import new_table, row_of
from .test_backup import OTHER

NOW = 1_800_000_000.0
DAY = 24 * 3600.0
ANN, BO = hashed("ann"), hashed("bo")
DAYS = ("2026-01-02", "2026-01-05", "2026-02-07")


@pytest.fixture(params=OTHER)
def both(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A database of one kind and one of the other."""
    return request.getfixturevalue(request.param), request.getfixturevalue(OTHER[request.param])


@pytest.fixture
def other(both: tuple[str, str]) -> Iterator[tuple[Store, str]]:
    """A store, and where one of the other kind may be."""
    store = open_store(both[0])
    yield store, both[1]
    store.close()


def file(games: Sequence[Record] = (), days: Sequence[str] = DAYS) -> CampaignFile:
    """The campaign of `chain()`, or these games of it."""
    games = games or chain()
    plan = {"captain": "koloth", "mode": "yellow_alert", "challenges": ["on_tuesday", "ticking_clock"]}
    return CampaignFile("chair", plan, tuple(games), tuple(days[: len(games)]))


def running() -> Table[Any]:
    """The fourth game, as it is dealt."""
    settings = campaign.settings_for(campaign.after(chain()), board="advanced")
    return Table(GAME, 1, bytes(32), settings=settings, names=["Ann"])


def rows(store: Store) -> list[GameRow]:
    return [store.game(id) for id in store.ids()]


# Links


def test_the_chain_of_a_table_is_whole_from_wherever_it_is_seen(store: Store) -> None:
    last, new = import_campaign(store, file(), NOW, ANN)
    found = store.chain(last.id)
    assert new == 3 and [row.id for row in found] == [row.id for row in store.chain(found[0].id)]
    assert [row.before for row in found] == [None, found[0].id, found[1].id]
    assert all(row.in_campaign for row in found)
    alone = row_of(new_table())
    store.create(alone)
    assert store.chain(alone.id) == [alone] and not alone.in_campaign


def test_only_one_game_follows_another(store: Store) -> None:
    first = row_of(new_table())
    store.create(first)
    nexts = [row_of(new_table(seed=bytes([number] * 32)), before=first.id) for number in range(4)]

    def try_one(row: GameRow) -> str:
        try:
            store.add_next([NewTable(row)], ANN)
        except Followed as there:
            return there.id
        return row.id

    with ThreadPoolExecutor(4) as pool:
        won = set(pool.map(try_one, nexts))
    assert len(won) == 1 and [row.id for row in store.after(first.id)] == list(won)
    assert [each.seat for each in store.sittings(ANN, won.pop())] == [0, 1]
    with pytest.raises(Unknown):
        store.add_next([NewTable(row_of(new_table(seed=bytes(32)), before="nowhere"))])


# What is old


@pytest.mark.parametrize("before", [NOW + DAY, NOW + 3 * DAY])
def test_a_campaign_that_goes_on_keeps_its_old_games(store: Store, before: float) -> None:
    """The third game was moved a day later than the others: only when it is old, too, do all go."""
    last, _ = import_campaign(store, file(chain()[:2]), NOW)
    record = chain()[2]
    import_game(store, record, NOW + 2 * DAY, before=find_before(store, record))
    rematch = [row_of(new_table(seed=bytes([number] * 32)), moved=NOW - DAY * (1 - number)) for number in (0, 3)]
    store.create(rematch[0])
    store.create(replace(rematch[1], before=rematch[0].id))
    kept = 4 if before < NOW + 2 * DAY else 0
    old = [row.id for row in store.all_games(before)]
    assert len(old) == 5 - kept and rematch[0].id in old, "a rematch needs the game before it no more"
    assert sorted(store.remove_old(before)) == sorted(old)
    assert len(store.ids()) == kept and (last.id in store.ids()) == bool(kept)


# Out and in


def test_a_campaign_goes_out_and_comes_in_whole(other: tuple[Store, str]) -> None:
    """Between both kinds of database, with its days, and with the game that is being played."""
    store, url = other
    last, _ = import_campaign(store, file(), NOW, ANN)
    table = running()
    fourth = import_game(store, table.record(host=True), NOW, ANN, find_before(store, table.record(), ANN))
    assert [row.id for row in store.chain(last.id)][-1] == fourth.id
    out = export_campaign(store, fourth.id)
    assert out == file() and CampaignFile.from_json(out.to_json().encode()) == out
    elsewhere = open_store(url)
    there, new = import_campaign(elsewhere, out, NOW)
    assert new == 3 and export_campaign(elsewhere, there.id) == out
    record = export_game(store, fourth.id)
    row = import_game(elsewhere, record, NOW, None, find_before(elsewhere, record))
    assert [each.status for each in elsewhere.chain(row.id)] == ["over", "over", "over", "playing"]
    assert [f"{datetime.fromtimestamp(each.created):%Y-%m-%d}" for each in elsewhere.chain(row.id)[:3]] == list(DAYS)
    elsewhere.close()


def test_a_backup_keeps_a_campaign_whole(other: tuple[Store, str], tmp_path: Path) -> None:
    store, url = other
    last, _ = import_campaign(store, file(), NOW, ANN)
    store.backup(tmp_path / "all.gz")
    restore(url, tmp_path / "all.gz")
    again = open_store(url)
    assert [row.id for row in again.chain(last.id)] == [row.id for row in store.chain(last.id)]
    assert export_campaign(again, last.id) == file()
    again.close()


def test_a_campaign_without_a_finished_game_goes_out_too(store: Store) -> None:
    settings = campaign.settings_for(campaign.begin("sela", "yellow_alert"))
    row = import_game(store, Table(GAME, 1, bytes(32), settings=settings, names=["Ann"]).record(host=True), NOW, ANN)
    out = export_campaign(store, row.id)
    assert out.games == () and dict(out.plan) == {"captain": "sela", "mode": "yellow_alert", "challenges": []}
    with pytest.raises(NotARecord, match="campaign-empty"):
        import_campaign(store, out, NOW, ANN)
    alone = row_of(new_table())
    store.create(alone)
    with pytest.raises(NotARecord, match="no-campaign-here"):
        export_campaign(store, alone.id)


def altered(number: int) -> CampaignFile:
    games = list(chain())
    moves = games[number].moves
    games[number] = replace(games[number], moves=moves[:-1])
    return file(games)


def foreign() -> CampaignFile:
    begun = campaign.follow(campaign.begin("koloth", "yellow_alert", ["on_tuesday", "ticking_clock"]), chain()[0])
    return file([*chain()[:1], play_out(begun, "another", give_up=True), chain()[2]])


def with_bonus(name: str) -> CampaignFile:
    """A bonus that nobody has, in the header of the last game."""
    source = json.loads(file().to_json())
    source["games"][2]["settings"]["boosts"] = name
    return CampaignFile.from_json(json.dumps(source).encode())


@pytest.mark.rule("CHAIR-36.23")
@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (lambda: file([chain()[0], chain()[2]]), "campaign-missing"),
        (lambda: file([chain()[0], chain()[2], chain()[1]]), "campaign-order"),
        (lambda: file([chain()[0], chain()[1], chain()[1]]), "campaign-repeated"),
        (lambda: altered(0), "campaign-running|campaign-altered|altered"),
        (lambda: altered(2), "campaign-running|campaign-altered|altered"),
        (foreign, "campaign-foreign"),
        (lambda: with_bonus("draw_two"), "campaign-settings|campaign-altered"),
        (lambda: with_bonus("free_lunch"), "campaign-altered"),
        (lambda: replace(file(), plan={"captain": "sela", "mode": "yellow_alert", "challenges": []}), "foreign"),
        (lambda: replace(file(), plan={"captain": "q", "mode": "yellow_alert", "challenges": []}), "bad-setting"),
    ],
)
def test_a_campaign_that_is_not_true_stays_outside(store: Store, bad: Any, why: str) -> None:
    """Nothing of it is stored, not even the games before the first that is wrong."""
    with pytest.raises(WardroomError, match=why):
        import_campaign(store, bad(), NOW, ANN)
    assert store.ids() == []


def test_brought_again_it_is_the_same_tables(store: Store) -> None:
    first, new = import_campaign(store, file(chain()[:2]), NOW, ANN)
    assert import_campaign(store, file(chain()[:2]), NOW, BO) == (store.game(first.id), 0)
    longer, added = import_campaign(store, file(), NOW, ANN)
    assert (new, added) == (2, 1) and longer.before == first.id and len(store.ids()) == 3
    assert import_campaign(store, file(chain()[:1]), NOW, ANN)[1] == 0


def test_nobody_goes_on_with_the_campaign_of_somebody_else(store: Store) -> None:
    import_campaign(store, file(chain()[:2]), NOW, ANN)
    for who in (BO, None):
        with pytest.raises(HereAlready):
            import_campaign(store, file(), NOW, who)
        assert find_before(store, chain()[2], who) is None
    assert len(store.ids()) == 2


def test_a_campaign_has_one_end(store: Store) -> None:
    """Whoever has lost a game cannot bring a better one in its place."""
    import_campaign(store, file(), NOW, ANN)
    begun = campaign.after(chain()[:2])
    better = file([*chain()[:2], play_out(begun, "better", give_up=True)])
    with pytest.raises(Followed):
        import_campaign(store, better, NOW, ANN)
    assert find_before(store, better.games[2], ANN) is None and len(store.ids()) == 3


def test_a_game_of_it_that_stands_elsewhere_is_told(store: Store) -> None:
    there = import_game(store, chain()[1], NOW, ANN)
    with pytest.raises(HereAlready, match="here-already") as told:
        import_campaign(store, file(), NOW, ANN)
    assert told.value.id == there.id and store.ids() == [there.id]


def test_what_the_host_of_the_server_put_there_is_played_by_who_brings_its_file(store: Store) -> None:
    last, _ = import_campaign(store, file(), NOW)
    assert not store.has_people(last.id)
    assert import_campaign(store, file(), NOW, ANN) == (last, 0)
    assert all(store.sittings(ANN, row.id) == [Sitting(row.id, 0, host=True)] for row in store.chain(last.id))
    import_campaign(store, file(), NOW, BO)
    assert store.sittings(BO, last.id) == []


def test_a_chain_that_lacks_its_beginning_says_so(store: Store) -> None:
    last, _ = import_campaign(store, file(), NOW, ANN)
    store.remove(store.chain(last.id)[0].id)
    with pytest.raises(BrokenCampaign, match="campaign-missing"):
        export_campaign(store, last.id)
