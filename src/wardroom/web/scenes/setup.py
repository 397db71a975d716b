"""`/setup/{game}`: who sits where, what is agreed on; and what the form says when it comes back.

Fields: `alone` (yes or no; yes: the rows after the first do not count), `who1`...`who4` (me, link, screen, nobody, or
`bot:<rank>`), `name1`...`name4`, those of the settings (see settings.py), `listed` (yes or no) and `luck`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.interface.pace import TURN_SECONDS, most_seconds
from wardroom.kernel import Game
from wardroom.kernel.errors import BadSetup, WardroomError
from wardroom.kernel.game import Settings
from wardroom.kernel.table import LARGEST_SALT, LONGEST_NAME
from wardroom.players import RANKS
from wardroom.store.rows import Kind

from ..render import Words
from .captions import of_game, rank, title
from .settings import (
    LONGEST_CODE,
    MOST_TIMES,
    Choice,
    SettingField,
    common_fields,
    fields_of_seat,
    read_settings,
    solo_fields,
)

BOTS = ("greedy", *RANKS)
"""Who may be invited; `random` is for tests."""
OPPONENT = "lieutenant"
CREW = ("Mira", "Oren", "Juno", "Tavi", "Sol", "Ines")
"""Names of computer players: short, alike in both languages."""
LONGEST_LUCK = LARGEST_SALT // 16


class BadTable(WardroomError):
    """A table that cannot be set up; `complaint` says what is wrong."""


def complaint(error: WardroomError, words: Words) -> str:
    """What is wrong with a table, in one sentence."""
    if isinstance(error, BadTable):
        return words(f"web-setup-wrong-{error.key}", **error.facts)
    return words.error(error)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as the host wants it. `mine`: the host sits here."""

    kind: Kind
    name: str
    player: str | None = None
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A table as the host wants it."""

    places: tuple[Place, ...]
    settings: Settings
    listed: bool
    luck: str


def plan_quick_game(game: Game[Any], me: str = "", alone: bool = False) -> tuple[Place, ...]:
    """`POST /play`: the host alone where the game allows it, or against two computer players, or as many as fit."""
    seats = min(1 if alone else 3, game.seats[-1])
    seats = max(seats, game.seats[0])
    others = (Place("bot", CREW[number], OPPONENT) for number in range(seats - 1))
    return (Place("person", me, mine=True), *others)


def read_plan(game: Game[Any], form: Mapping[str, str], words: Words) -> Plan:
    """What a sent form asks for; `BadTable` or `BadSetup` says what is wrong with it. Names come as they were typed:
    whoever stores them normalises them."""
    places: list[Place] = []
    rows: list[int] = []
    for number in range(1, 2 if is_alone(game, form) else game.seats[-1] + 1):
        place = read_place(form.get(f"who{number}", "nobody"), form.get(f"name{number}", ""), places, words)
        if place is not None:
            places.append(place)
            rows.append(number)
    if len(places) not in game.seats:
        raise BadTable("seats", count=len(places), least=game.seats[0], most=game.seats[-1])
    luck = form.get("luck", "").strip()[:LONGEST_LUCK]
    return Plan(tuple(places), read_settings(game, form, rows), form.get("listed") == "yes", luck)


def is_alone(game: Game[Any], form: Mapping[str, str]) -> bool:
    """Whether a form asks for a game alone."""
    return game.seats[0] == 1 and form.get("alone") == "yes"


def read_place(who: str, name: str, before: Sequence[Place], words: Words) -> Place | None:
    name = name.strip()[:LONGEST_NAME]
    kind, _, player = who.partition(":")
    taken = [place.name for place in before]
    if kind == "nobody":
        return None
    if kind == "bot":
        if player not in BOTS:
            raise BadSetup("unknown-player", player=player[:LONGEST_NAME], known=", ".join(BOTS))
        return Place("bot", name or next(each for each in CREW if each not in taken), player)
    if kind == "me" and not any(place.mine for place in before):
        return Place("person", name or words("web-somebody"), mine=True)
    if kind in ("me", "screen", "link"):
        return Place(
            "person" if kind == "link" else "screen", name or words("web-setup-player", number=len(before) + 1)
        )
    raise BadTable("who", who=who[:LONGEST_NAME])


@dataclass(frozen=True, slots=True)
class SeatField:
    """A row of the form."""

    number: int
    who: Sequence[tuple[str, Sequence[Choice]]]  # in groups; the first has no heading
    name: str
    name_hint: str
    optional: bool
    settings: Sequence[SettingField]
    rival: str = ""  # whose settings these are for who plays alone: the opponent that the game's own rules play


def setup(
    game: Game[Any], words: Words, *, me: str = "", form: Mapping[str, str] | None = None, wrong: str = ""
) -> dict[str, Any]:
    """The context of `setup.html`. `me`: the name this browser used last; `form` and `wrong`: what was sent and the
    sentence that says why it could not be done."""
    given = form or {}
    own = of_game(game, words.language)
    return {
        "game": game.name,
        "title": title(own),
        "about": own("game-about"),
        "seats": [seat_field(game, number, me, given, words, own) for number in range(1, game.seats[-1] + 1)],
        "least": game.seats[0],
        "most": game.seats[-1],
        "settings": common_fields(game, given, own),
        "solo": solo_fields(game, given, own),
        "can_be_alone": game.seats[0] == 1 < game.seats[-1],
        "alone": is_alone(game, given),
        "campaigns": game.campaign is not None,
        "of_seats": fields_of_seat(game, 1, {}, own),
        "ranks": [
            (rank(words, bot), words(f"web-rank-{bot}.about", seconds=most_seconds(bot), turn=TURN_SECONDS))
            for bot in BOTS
        ],
        "listed": given.get("listed", "no") == "yes",
        "luck": given.get("luck", "")[:LONGEST_LUCK],
        "longest_name": LONGEST_NAME,
        "longest_code": LONGEST_CODE,
        "most_times": MOST_TIMES,
        "longest_luck": LONGEST_LUCK,
        "wrong": wrong,
    }


def seat_field(game: Game[Any], number: int, me: str, given: Mapping[str, str], words: Words, own: Words) -> SeatField:
    places = plan_quick_game(game, me)
    usual = "me" if number == 1 else f"bot:{OPPONENT}" if number <= len(places) else "nobody"
    chosen = given.get(f"who{number}", usual)

    def choices(values: Sequence[str]) -> list[Choice]:
        return [Choice(value, describe_who(value, words), value == chosen) for value in values]

    groups = [("", choices(["me"] if number == 1 else [])), (words("web-setup-people"), choices(["link", "screen"]))]
    groups.append((words("web-setup-computers"), choices([f"bot:{bot}" for bot in BOTS])))
    groups.append(("", choices(["nobody"])))
    return SeatField(
        number=number,
        who=[group for group in groups if group[1]],
        name=given.get(f"name{number}", me if number == 1 else "")[:LONGEST_NAME],
        name_hint=words("web-setup-name-you" if number == 1 else "web-setup-name-other"),
        optional=number > game.seats[0],
        settings=fields_of_seat(game, number, given, own),
        rival=own("rival") if number == 2 and game.seats[0] == 1 and own.has("rival") else "",
    )


def describe_who(value: str, words: Words) -> str:
    kind, _, bot = value.partition(":")
    return words("web-setup-bot", rank=rank(words, bot)) if kind == "bot" else words(f"web-setup-who-{kind}")
