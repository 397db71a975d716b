"""A campaign in one file: written, read, and refused where it is none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.chair.campaigns import chain
from wardroom.games.chair import campaign
from wardroom.interface.campaign_file import CampaignFile, campaign_of, game_of, games_with_campaigns, is_campaign
from wardroom.kernel.errors import NotARecord, UnknownGame, UnknownRules, WardroomError
from wardroom.kernel.record import LARGEST
from wardroom.language import LANGUAGES, Text

PLAN = {"captain": "koloth", "mode": "yellow_alert", "challenges": ["on_tuesday", "ticking_clock"]}
DATES = ("2026-11-01", "2026-11-02", "2026-11-03")


def whole() -> CampaignFile:
    return CampaignFile("chair", PLAN, chain(), DATES)


def test_written_and_read_it_is_the_same() -> None:
    for file in (whole(), CampaignFile("chair", PLAN)):
        source = file.to_json().encode()
        assert CampaignFile.from_json(source) == file and is_campaign(source)
        assert len(campaign_of(file).games) == len(file.games)
    assert not is_campaign(chain()[0].to_json().encode())
    assert [game.name for game in games_with_campaigns()] == ["chair"]


def test_it_grows_by_a_game_and_its_day() -> None:
    grown = CampaignFile("chair", PLAN).with_game(chain()[0], "2026-11-01")
    assert (grown.games, grown.dates) == (chain()[:1], DATES[:1])
    assert campaign_of(grown) == campaign.after(chain()[:1], dates=DATES)


def test_one_move_a_line() -> None:
    lines = whole().to_json().splitlines()
    assert len(lines) > sum(len(record.moves) for record in chain()) and max(map(len, lines)) < 400


def changed(**fields: Any) -> bytes:
    data = json.loads(whole().to_json())
    data.update(fields)
    return json.dumps({name: value for name, value in data.items() if value is not None}).encode()


@pytest.mark.parametrize(
    ("source", "error", "key"),
    [
        (b"", NotARecord, "campaign-not-json"),
        (whole().to_json().encode()[:-400], NotARecord, "campaign-not-json"),
        (whole().to_json().encode()[:60], NotARecord, "campaign-not-json"),
        (b"\xff\xfe", NotARecord, "campaign-not-json"),
        (b"[" * 100_000, NotARecord, "campaign-not-json"),
        (b'{"wardroom-campaign": 1, "wardroom-campaign": 1}', NotARecord, "campaign-not-json"),
        (b"[]", NotARecord, "not-a-campaign"),
        (b"{}", NotARecord, "not-a-campaign"),
        (chain()[0].to_json().encode(), NotARecord, "not-a-campaign"),
        (b" " * (20 * LARGEST + 1), NotARecord, "too-large"),
        (changed(**{"wardroom-campaign": 2}), UnknownRules, "unknown-format"),
        (changed(**{"wardroom-campaign": True}), UnknownRules, "unknown-format"),
        (changed(game=None), NotARecord, "bad-campaign-field"),
        (changed(grade=8), NotARecord, "bad-campaign-field"),
        (changed(game=3), NotARecord, "bad-campaign-field"),
        (changed(plan=[]), NotARecord, "bad-campaign-field"),
        (changed(games={}), NotARecord, "bad-campaign-field"),
        (changed(games=7), NotARecord, "bad-campaign-field"),
        (changed(games=[], dates=["2026-11-01"]), NotARecord, "bad-campaign-field"),
        (changed(dates=["2026-11-01", "2026-11-02", "yesterday"]), NotARecord, "bad-campaign-field"),
        (changed(dates=["2026-11-01", "2026-11-02", 3]), NotARecord, "bad-campaign-field"),
        (changed(games=[{}, {}, {}]), NotARecord, "not-a-record"),
        (changed(games=[1, 2, 3]), NotARecord, "not-a-record"),
    ],
)
def test_what_is_no_campaign_file(source: bytes, error: type[WardroomError], key: str) -> None:
    with pytest.raises(error) as wrong:
        CampaignFile.from_json(source)
    assert wrong.value.key == key
    for language in LANGUAGES:
        assert Text(language).error(wrong.value)


def test_a_game_without_campaigns_or_unknown() -> None:
    with pytest.raises(NotARecord, match="no-campaign"):
        game_of(CampaignFile("seti", {}))
    with pytest.raises(UnknownGame):
        game_of(CampaignFile("chess", {}))
