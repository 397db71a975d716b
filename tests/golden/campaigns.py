"""The golden campaign: ten games of Captain's Chair that follow one another, kept as the file that players have.

Beside each game stands what the campaign came to after all of them. If it no longer follows, a rule of the campaign has
changed: then the rules version must be bumped. `python -m tests.golden --campaign` makes another one.
"""

from __future__ import annotations

import gzip
import json
from hashlib import sha256
from typing import Any, NamedTuple

from wardroom.games.chair import GAME, campaign
from wardroom.interface.campaign_file import CampaignFile
from wardroom.kernel import Record, Table
from wardroom.testing import named_player

from . import FOLDER, told

PATH = FOLDER / "chair-campaign.json.gz"
LARGEST = 60_000
CAPTAIN, MODE = "koloth", "set_phasers_to_stun"
CHALLENGES = ("live_long_and_prosper", "that_is_life", "baby_gazelle", "on_tuesday", "ticking_clock")
DAY = "2026-11-18"
GREEDY = (0, 1, 3, 6, 8)
"""Games that are played as well as a greedy player can, so that some are won; the others are played at random, and one
is given up."""
GIVEN_UP = 7


class GoldenCampaign(NamedTuple):
    """The file, what the campaign came to, and by game the hash of what its log said in each language."""

    file: CampaignFile
    came_to: dict[str, Any]
    told: list[dict[str, str]]


def make() -> GoldenCampaign:
    begun = campaign.begin(CAPTAIN, MODE, CHALLENGES)
    file = CampaignFile(GAME.name, {"captain": CAPTAIN, "mode": MODE, "challenges": list(begun.plan.challenges)})
    hashes = []
    while not begun.is_over:
        number = len(file.games)
        table = played(begun, number)
        hashes.append(told(table))
        file = file.with_game(table.record(), DAY)
        begun = campaign.follow(begun, table.record(), DAY)
    return GoldenCampaign(file, campaign.describe(begun), hashes)


def played(begun: campaign.Campaign, number: int) -> Table[Any]:
    """The next game. Either side of the board; the opponent is drawn."""
    about = f"golden campaign {number}"
    settings = campaign.settings_for(begun, board=("basic", "advanced")[number % 2])
    table: Table[Any] = Table(GAME, 1, sha256(about.encode()).digest(), settings=settings, names=["Ann"])
    player = named_player("greedy" if number in GREEDY else "random", about)
    while not table.over:
        seat = table.waiting()[0]
        seat.choose(player.choose(seat))
        if number == GIVEN_UP and len(table.moves) == 20:
            table.concede(0)
    return table


def write(golden: GoldenCampaign) -> None:
    kept = {"file": golden.file.to_json(), "came_to": golden.came_to, "told": golden.told}
    PATH.write_bytes(gzip.compress(json.dumps(kept, ensure_ascii=False).encode(), mtime=0))


def read() -> GoldenCampaign:
    kept = json.loads(gzip.decompress(PATH.read_bytes()))
    return GoldenCampaign(CampaignFile.from_json(kept["file"].encode()), kept["came_to"], kept["told"])


def hashes(records: tuple[Record, ...]) -> list[dict[str, str]]:
    """What the logs of these games say now."""
    from wardroom.kernel import replay

    return [told(replay(GAME, record)) for record in records]
