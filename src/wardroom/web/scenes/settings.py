"""Settings as the set-up form shows and sends them, and as the waiting room tells them.

Fields: `set-<name>` with the name that the setting has in the header (`set-deck_2`); several of the same name are
joined. `times-<name>-<value>`: how often a ticked value counts. `code-<name>`: a text that wins over what was picked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from wardroom.kernel import Game
from wardroom.kernel.errors import BadSetup
from wardroom.kernel.game import AND, Setting, Settings

from ..render import Words

FEW = 7
"""A setting with so many values or fewer is a choice among them, one with more a number to type."""
LONGEST_CODE = 4000
MOST_TIMES = 9
Value = int | str | bool
Shape = Literal["picks", "number", "several", "code"]


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str
    chosen: bool
    times: int = 1  # how often, where several may be taken


@dataclass(frozen=True, slots=True)
class Group:
    """Choices that go with one value of another setting: the value by its name, and the how-manieth it is there."""

    heading: str
    number: int
    choices: Sequence[Choice]


@dataclass(frozen=True, slots=True)
class SettingField:
    """A setting: some choices of which one or several are taken, a number from least to most, a text."""

    name: str
    kind: str  # its name without the number of a seat
    shape: Shape
    label: str
    about: str
    choices: Sequence[Choice]  # those that go with everything
    groups: Sequence[Group]
    value: str
    least: int
    most: int
    code: str
    wrong: bool  # what was sent cannot be
    lists: bool  # by its value the choices of other settings are listed


def common_fields(game: Game[Any], given: Mapping[str, str], own: Words) -> list[SettingField]:
    """What all agree on."""
    common = [setting for setting in game.asked if not setting.each and not setting.solo]
    return [setting_field(game, setting, setting.name, given, own) for setting in common]


def solo_fields(game: Game[Any], given: Mapping[str, str], own: Words) -> list[SettingField]:
    """What matters only to who plays alone: a level, a companion on the way."""
    return [setting_field(game, setting, setting.name, given, own) for setting in game.asked if setting.solo]


def fields_of_seat(game: Game[Any], number: int, given: Mapping[str, str], own: Words) -> list[SettingField]:
    """What belongs to the seat with this number, the first being 1."""
    each = [setting for setting in game.asked if setting.each]
    return [setting_field(game, setting, f"{setting.name}_{number}", given, own) for setting in each]


def setting_field(game: Game[Any], setting: Setting, name: str, given: Mapping[str, str], own: Words) -> SettingField:
    sent = given.get(f"set-{name}", write_value(setting.default))
    code = given.get(f"code-{name}", "")
    many = isinstance(setting.choices, range) and len(setting.choices) > FEW
    picked = sent.split(AND) if setting.several else [sent]

    def choice(value: Value) -> Choice:
        word = write_value(value)
        times = read_count(given.get(f"times-{name}-{word}", str(picked.count(word))))
        return Choice(word, describe_value(setting, value, own), word in picked, max(1, times))

    return SettingField(
        name=name,
        kind=setting.name,
        shape="code" if setting.reads else "several" if setting.several else "number" if many else "picks",
        label=own(f"setting-{setting.name}"),
        about=own(f"setting-{setting.name}.about"),
        choices=[] if many else [choice(value) for value in setting.choices if suited(setting, value) is None],
        groups=[
            Group(heading, number, [choice(value) for value in setting.choices if suited(setting, value) == other])
            for number, (other, heading) in enumerate(values_suited(game, setting, own), 1)
        ],
        value=sent[:LONGEST_CODE],
        least=int(setting.choices[0]) if many else 0,
        most=int(setting.choices[-1]) if many else 0,
        code=code[:LONGEST_CODE],
        wrong=bool(given) and not fits(setting, read_value(setting, name, given, sent)),
        lists=any(other.suits is not None and other.suits[0] == setting.name for other in game.settings),
    )


def suited(setting: Setting, value: Value) -> Value | None:
    """The value of another setting with which a choice goes."""
    return setting.suits[1](value) if setting.suits is not None else None


def values_suited(game: Game[Any], setting: Setting, own: Words) -> list[tuple[Value, str]]:
    """The values of the other setting, with their names."""
    if setting.suits is None:
        return []
    other = game.named_settings[setting.suits[0]]
    return [(value, describe_value(other, value, own)) for value in other.choices]


def fits(setting: Setting, value: object) -> bool:
    try:
        setting.parse(value)
    except BadSetup:
        return False
    return True


# What was sent


def read_settings(game: Game[Any], form: Mapping[str, str], rows: Sequence[int]) -> Settings:
    """What a sent form agrees on; `BadSetup` if that cannot be. `rows`: the rows of the form at which somebody sits, in
    order. Their settings go with them: who sits in the third row with nobody in the second has the second seat. Those
    of empty rows come after them, for an opponent that the rules play."""
    places = range(1, game.seats[-1] + 1)
    order = [*rows, *(row for row in places if row not in rows)]
    known = game.named_settings
    given: dict[str, object] = {
        name: form[f"set-{name}"] for name in list_names(form) if name not in known
    }  # told to be unknown
    for setting in game.settings:
        for place, name in enumerate(setting.names(len(places))):
            field = f"{setting.name}_{order[place]}" if setting.each else name
            if f"set-{field}" in form or form.get(f"code-{field}"):
                given[name] = read_value(setting, field, form, form.get(f"set-{field}", ""))
    return game.agreed(given)


def list_names(form: Mapping[str, str]) -> list[str]:
    return [name.removeprefix("set-") for name in form if name.startswith("set-")]


def read_value(setting: Setting, name: str, form: Mapping[str, str], sent: str) -> str:
    """The value of one setting, put together from its fields."""
    if setting.reads and (code := form.get(f"code-{name}", "").strip()):
        return code
    if not setting.several:
        return sent
    words = dict.fromkeys(filter(None, sent.split(AND)))
    return AND.join(word for word in words for _ in range(count_repeats(form, name, word, sent)))


def count_repeats(form: Mapping[str, str], name: str, word: str, sent: str) -> int:
    """How often a ticked value counts: as often as it was sent, or as its number says."""
    return max(sent.split(AND).count(word), read_count(form.get(f"times-{name}-{word}", "")))


def read_count(text: str) -> int:
    return min(int(text), MOST_TIMES) if text.isdecimal() and len(text) < 4 else 0


# What is said


def settings_of_seat(game: Game[Any], settings: Mapping[str, Value], seat: int, own: Words) -> list[tuple[str, str]]:
    """What a seat has: each setting by its name, and its value."""
    return [
        (own(f"setting-{setting.name}"), describe_values(setting, settings[name], own))
        for setting in game.settings
        if setting.each and (name := f"{setting.name}_{seat + 1}") in settings
    ]


def describe_values(setting: Setting, value: Value, own: Words) -> str:
    if not setting.several:
        return describe_value(setting, value, own)
    return own.listed([describe_value(setting, word, own) for word in str(value).split(AND) if word])


def write_value(value: Value) -> str:
    """A value as forms send it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def describe_value(setting: Setting, value: Value, own: Words) -> str:
    """`setting-<name>.<value>` or `setting-<name>-<value>` if the game says it; otherwise yes, no, or the
    value itself."""
    for key in (f"setting-{setting.name}.{write_value(value)}", f"setting-{setting.name}-{write_value(value)}"):
        if own.has(key):
            return own(key)
    if isinstance(value, bool):
        return own("web-yes" if value else "web-no")
    return str(value)
