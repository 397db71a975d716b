"""Who sits at the table: people by their names, computer players by theirs; and what was agreed on for each."""

from __future__ import annotations

import getpass
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from wardroom.kernel import Game, Setting, Settings, Table
from wardroom.kernel.errors import BadSetup
from wardroom.kernel.game import AND
from wardroom.kernel.table import checked_names
from wardroom.language import Text
from wardroom.players import NAMES, is_address

from .errors import Mistake, explain
from .player_names import nearest, read_player
from .words import Words, shortened

OPPONENT = "commander"
PERSON = "person="
LONGEST_VALUE = 72
"""Of a setting, when the players are greeted: a deck code may be endless, and the file has it."""
NUMBERED = re.compile(r"(?P<name>.+?)(?: (?P<number>\d+))?")


class Seating(NamedTuple):
    """The names in their order, and which seats a computer player takes."""

    names: tuple[str, ...]
    bots: dict[int, str]

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def spoken_names(self, text: Text) -> tuple[str, ...]:
        """The names as they are spoken: computer players have theirs in every language."""
        return tuple(
            spoken(name, self.bots[seat], text) if seat in self.bots else name for seat, name in enumerate(self.names)
        )


def spoken(name: str, bot: str, text: Text) -> str:
    found = NUMBERED.fullmatch(name)
    number = found["number"] if found else None
    said = bot if is_address(bot) else text.say(f"player-{bot}")
    return f"{said} {number}" if number else said


def read_seats(spec: str | None, you: str) -> Seating:
    """What `--seats` says; without it, you against a computer player. `person=NAME` is a person, whatever the name."""
    names: list[str] = []
    bots: dict[int, str] = {}
    for typed in [you, OPPONENT] if spec is None else [each.strip() for each in spec.split(",")]:
        name, bot = read_seat(typed) if spec is not None or typed != you else (typed, None)
        if bot is not None:
            bots[len(names)] = bot
        names.append(name if name not in names else add_number(name, names))
    return Seating(tuple(names), bots)


def read_seat(typed: str) -> tuple[str, str | None]:
    """The name of who sits there, and which computer player that is, if it is one."""
    if typed.startswith(PERSON):
        return typed.removeprefix(PERSON), None
    bot = read_player(typed) or bot_of(typed)
    if bot is not None:
        return bot if is_address(bot) else bot.capitalize(), bot
    meant = nearest(typed)
    if meant is not None:
        raise Mistake("nearly-a-player", name=typed[:40], player=meant)
    return typed, None


def add_number(name: str, taken: Sequence[str]) -> str:
    """Two of the same name are told apart by a number."""
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


def resume_seats(names: Iterable[str]) -> Seating:
    """The seating that a game file's names tell of."""
    names = tuple(names)
    return Seating(names, {seat: bot for seat, name in enumerate(names) if (bot := bot_of(name)) is not None})


def change_seats(names: tuple[str, ...], spec: str | None) -> Seating:
    """Who plays on with the game of a file: who did so far, or whom `--seats` names; the names stay the file's."""
    if spec is None:
        own = [name for name in names if is_address(name)]  # a file says what to load to nobody but its author
        if own:
            raise Mistake("own-player", name=own[0], who=",".join(names))
        return resume_seats(names)
    again = read_seats(spec, "")
    if len(again.names) != len(names):
        raise Mistake("other-seats", count=len(names))
    return Seating(names, again.bots)


def bot_of(name: str) -> str | None:
    """The computer player of this name, if it is one's: `Commander`, `Commander 2`."""
    found = NUMBERED.fullmatch(name)
    bare = found["name"].casefold() if found else ""
    return bare if bare in NAMES else None


def login_name(text: Text) -> str:
    """Who is at the keyboard, or plainly "You"."""
    try:
        name = getpass.getuser()
        checked_names([name], 1)
    except (OSError, KeyError, ImportError, BadSetup):
        return text.say("you")
    return text.say("you") if bot_of(name) else name


def read_settings(game: Game[Any], pairs: Iterable[str], text: Words) -> Settings:
    """The settings of a game that `--option K=V` asks for; what is wrong is told with the name that was typed."""
    given, known = settings(pairs), game.named_settings
    for name, value in given.items():
        if name not in known:
            continue  # the game says which there are
        try:
            known[name].parse(value)
        except BadSetup as error:
            if error.key == "bad-setting":
                raise BadSetup(error.key, **{**error.facts, "setting": name}) from None
            raise Mistake("wrong-setting", setting=name, why=explain(error, text)) from None
    return game.agreed(given)


def settings(pairs: Iterable[str]) -> dict[str, str]:
    """What `--option K=V` says."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Mistake("bad-option", option=pair[:40])
        found[name.strip()] = value.strip()
    return found


def seat_settings(table: Table[Any], text: Words) -> Iterator[tuple[str, str]]:
    """What each seat has that the others may have differently. A place without a player is spoken of only where
    somebody chose for it: it may be that of an opponent whom the game's own rules play."""
    own = [setting for setting in table.game.settings if setting.each]
    for place in range(table.game.seats[-1]):
        has = []
        for setting in own:
            value = table.settings[setting.names(place + 1)[place]]
            if place < len(table.names) or value != setting.default:
                facts = {"setting": text.say(f"setting-{setting.name}"), "value": spoken_value(setting, value, text)}
                has.append(text.say("play-setting", facts))
        if has:
            yield text.seat(place), "; ".join(has)


def spoken_value(setting: Setting, value: int | str | bool, text: Words) -> str:
    """The name of a value (`setting-<name>.<value>` or `setting-<name>-<value>`), or of each of several; what a game
    reads (a deck code) as it is."""
    values = str(value).split(AND) if setting.several and value else [str(value).lower()] if value != "" else []
    named = []
    for each in values:
        keys = (f"setting-{setting.name}{mark}{each}" for mark in ".-")
        named.append(next((text.say(key) for key in keys if text.has(key)), shortened(each, LONGEST_VALUE)))
    return text.listed(named)
