"""What campaigns have come to. It is nowhere stored: every finished game is played again once, and what follows from it
is kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from wardroom.interface.campaign_file import CampaignFile
from wardroom.interface.campaign_tables import begin, day_of, export_campaign, finished, rules_of
from wardroom.kernel import Game, find
from wardroom.store import GameRow, Store, export_game

from .errors import BadCampaign, Late

REMEMBERED = 500


@dataclass(frozen=True, slots=True)
class Standing:
    """A campaign, the tables of its games, and the one at which it is being played, if there is one."""

    campaign: Any
    rows: tuple[GameRow, ...]
    current: GameRow | None

    @property
    def last(self) -> GameRow:
        return self.rows[-1]


class Campaigns:
    """The campaigns that were looked at last, by their last finished game. All of it takes a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Any] = OrderedDict()

    def of(self, id: str, anew: bool = False) -> Standing:
        """The campaign that a table belongs to; `anew`: whatever is remembered, all of it is checked again."""
        rows = self._rows(id)
        done = finished(rows)
        with in_its_words(find(rows[0].game)):
            campaign = self._follow(rows, done, anew)
        rest = rows[len(done) :]
        return Standing(campaign, tuple(rows), rest[0] if rest else None)

    def _rows(self, id: str) -> list[GameRow]:
        rows = self.store.chain(id)
        if not all(row.in_campaign for row in rows):
            raise Late("no-campaign")
        return rows

    def _follow(self, rows: list[GameRow], done: list[GameRow], anew: bool) -> Any:
        start = 0 if anew else next((n for n in range(len(done), 0, -1) if done[n - 1].id in self._known), 0)
        campaign = self._known[done[start - 1].id] if start else begin(rows)
        for row in done[start:]:
            campaign = rules_of(row).follow(campaign, export_game(self.store, row.id), day_of(row))
            self._known[row.id] = campaign
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return campaign

    def file(self, id: str) -> CampaignFile:
        """All finished games, and what was chosen before the first."""
        with in_its_words(find(self._rows(id)[0].game)):
            return export_campaign(self.store, id)


@contextmanager
def in_its_words(game: Game[Any]) -> Iterator[None]:
    """What is wrong with a campaign is said in the words of its game."""
    try:
        yield
    except game.campaign.BrokenCampaign as wrong:
        raise BadCampaign(wrong, game.package) from wrong
