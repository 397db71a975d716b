"""`GET /`: choose a game, go on with one, sit down at one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from minijinja import Markup

from wardroom.interface.score_pad import can_score
from wardroom.kernel import Game
from wardroom.store.rows import GameRow

from ..render import Words
from .captions import is_companion, list_games, of_game, title
from .lists import Mine, list_finished, list_unfinished, open_entries
from .settings import SettingField, fields_of_seat, solo_fields
from .setup import plan_quick_game

SHORT = 4
"""As many games of a list as the lobby shows."""
STARS = 18


@dataclass(frozen=True, slots=True)
class Tile:
    """A game that can be played here."""

    game: str
    title: str
    say: str
    players: str
    time: str
    against: str  # whom one meets on "play now"; empty: nobody can be met
    alone: Sequence[SettingField] | None  # what to set first on "play alone"; None: it takes others
    picture: Markup
    pad: bool
    cards: bool
    campaigns: bool


def lobby(mine: Mine, open_rows: Sequence[GameRow], words: Words, now: float) -> dict[str, Any]:
    """The context of `lobby.html`. `open_rows` are the games of others that strangers may join."""
    tiles = [tile(game, words) for game in list_games()]
    listed = [each for each in mine if not each[1].hidden]
    my, done, others = (
        list_unfinished(listed, words, now),
        list_finished(listed, words, now),
        open_entries(open_rows, words, now),
    )
    return {
        "tiles": tiles,
        "count": sum(not is_companion(game) for game in list_games()),
        "mine": my[:SHORT],
        "more_mine": len(my) > SHORT or len(listed) < len(mine),
        "finished": len(done),
        "open": others[:SHORT],
        "more_open": len(others) if len(others) > SHORT else 0,
    }


def tile(game: Game[Any], words: Words) -> Tile:
    own = of_game(game, words.language)
    least, most = game.seats[0], game.seats[-1]
    return Tile(
        game=game.name,
        title=title(own),
        say=own("game-name.say" if own.has("game-name.say") else "game-about"),
        players=str(least) if least == most else f"{least}–{most}",
        time=own("game-name.time") if own.has("game-name.time") else "",
        against=words("web-lobby-against", count=len(plan_quick_game(game)) - 1) if most > 1 else "",
        alone=fields_alone(game, own) if least == 1 else None,
        picture=picture(game),
        pad=can_score(game),
        cards=bool(game.show.printed()),
        campaigns=game.campaign is not None,
    )


def fields_alone(game: Game[Any], own: Words) -> list[SettingField]:
    """What to set first on "play alone": what it is played against, and what one plays oneself."""
    firsts = (solo_fields(game, {}, own), fields_of_seat(game, 1, {}, own))
    picks = [[field for field in fields if field.shape == "picks" and len(field.choices) > 1] for fields in firsts]
    return [field for fields in picks for field in fields[:1]]


def picture(game: Game[Any]) -> Markup:
    """The vignette a game brings (`web/tile.svg`, hairlines on 400 x 150 with one lit thing) over a sky of its own."""
    return has_picture(game.name, game.package)


@cache
def has_picture(name: str, package: str) -> Markup:
    place = files(package).joinpath("show", "web", "tile.svg") if package else None
    own = place.read_text("utf-8") if place is not None and place.is_file() else ""
    return Markup(stars(name) + own[own.find("<svg") :].partition(">")[2].replace("</svg>", ""))


def stars(name: str) -> str:
    """A few stars, always the same for a game."""
    bits = iter(blake2b(name.encode(), digest_size=3 * STARS).digest())
    spots = [(next(bits), next(bits), next(bits)) for _ in range(STARS)]
    return "".join(
        f'<circle class="v-star" cx="{x * 400 // 255}" cy="{y * 150 // 255}" r="{0.5 + size % 4 / 4}"/>'
        for x, y, size in spots
    )
