"""A campaign in one file: what was chosen before its first game, and all its game files in order."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from wardroom.kernel import Game, Record, find, games
from wardroom.kernel.errors import NotARecord, UnknownRules
from wardroom.kernel.record import LARGEST, no_constant, refuse_repeats

FORMAT = 1
MARK = "wardroom-campaign"
"""The first name in such a file: by it a campaign is told from a game."""
MOST = 20
"""No campaign has so many games; the file is no larger than so many games can be."""
FIELDS = {MARK, "game", "plan", "dates", "games"}


@dataclass(frozen=True)
class CampaignFile:
    """Which game, its plan in plain values, its game files, and the day on which each was finished."""

    game: str
    plan: Mapping[str, Any]
    games: tuple[Record, ...] = ()
    dates: tuple[str, ...] = ()

    def to_json(self) -> str:
        """One move a line, as in game files."""
        head = {MARK: FORMAT, "game": self.game, "plan": self.plan, "dates": self.dates}
        played = ",\n".join(record.to_json().rstrip("\n") for record in self.games)
        return f'{json.dumps(head, ensure_ascii=False, indent=1)[:-2]},\n "games": [\n{played}\n ]\n}}\n'

    @classmethod
    def from_json(cls, source: bytes) -> CampaignFile:
        """Read such a file; whatever it is not raises `NotARecord` or `UnknownRules`."""
        data = parse(source)
        for name in sorted(data.keys() ^ FIELDS):
            raise NotARecord("bad-campaign-field", field=name[:40])
        played = data["games"] if isinstance(data["games"], list) else []
        fits = {
            "game": isinstance(data["game"], str),
            "plan": isinstance(data["plan"], dict),
            "games": played is data["games"] and len(played) <= MOST,
            "dates": are_dates(data["dates"]) and len(data["dates"]) == len(played),
        }
        for name, right in fits.items():
            if not right:
                raise NotARecord("bad-campaign-field", field=name)
        records = tuple(Record.from_json(json.dumps(each)) for each in played)
        return cls(data["game"], data["plan"], records, tuple(data["dates"]))

    def with_game(self, record: Record, day: str) -> CampaignFile:
        return replace(self, games=(*self.games, record), dates=(*self.dates, day))


def parse(source: bytes) -> dict[str, Any]:
    if len(source) > MOST * LARGEST:
        raise NotARecord("too-large", most=MOST * LARGEST)
    try:
        data = json.loads(
            source.decode(), object_pairs_hook=refuse_repeats, parse_constant=no_constant, parse_float=no_constant
        )
    except (ValueError, RecursionError):
        raise NotARecord("campaign-not-json") from None
    if not isinstance(data, dict) or MARK not in data:
        raise NotARecord("not-a-campaign")
    if data[MARK] != FORMAT or isinstance(data[MARK], bool):
        raise UnknownRules("unknown-format", format=str(data[MARK])[:40], known=FORMAT)
    return data


def are_dates(values: object) -> bool:
    """Days, as `2026-11-18`."""
    if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
        return False
    try:
        return all(date.fromisoformat(each).isoformat() == each for each in values)
    except ValueError:
        return False


def is_campaign(source: bytes) -> bool:
    """Whether a file means to be a campaign, and not a game."""
    return source[:200].lstrip().removeprefix(b"{").lstrip().startswith(f'"{MARK}"'.encode())


def game_of(file: CampaignFile) -> Game[Any]:
    """The game of a campaign; `NotARecord` if it has none."""
    game = find(file.game)
    if game.campaign is None:
        raise NotARecord("no-campaign", game=file.game)
    return game


def games_with_campaigns() -> Iterator[Game[Any]]:
    return (game for game in games().values() if game.campaign is not None)


def campaign_of(file: CampaignFile) -> Any:
    """The campaign of a file, every game of which is played again and checked."""
    rules = game_of(file).campaign
    return rules.after(file.games, rules.plan_from(file.plan), file.dates)
