"""What is said, in every language. Rules code names a key and arguments; Fluent files say it.

Message ids: `ask-<kind>` (with `.rule`, and `.why` if there is more to say), `option-<kind>[-<word>]`, `refuse-<key>`,
`event-<key>`, `error-<key>`, `card-<face>` (with `.text` and `.rule`), `back-<back>`.
Arguments named `card...` are faces and become names; those named `seat...` are seats and become the players' names, and
`you` tells whether the first of them is the reader. Words of the game become their names: an argument `name_place` with
the value `veridia` is said as `place-veridia`, `the_figure` with `red` as `figure-red.the`.
An option that begins with a word needs no message of its own (`option-move-veridia`) where `option-move` has the
attribute `.word` that says what kind of word it takes (`place`).
A message that is missing raises: the checks find it, not a player.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from wardroom.kernel import HIDDEN, Label, Reason
from wardroom.kernel.errors import Refused, WardroomError

from .resources import packages_with

LANGUAGES = ("en", "fr")
COMMON = "wardroom.language"
"""What all games say, and what can go wrong anywhere."""
TAG = re.compile(r"</?[a-z]+>")
LARGEST_NUMBER = 10**15
"""That is written with separators."""


class MissingText(KeyError):
    """There is no message with this id in this language, or it lacks an argument."""


def untagged(text: str) -> str:
    """Without the marks that say which section of a card a word refers to."""
    return TAG.sub("", text)


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """All messages of these packages. A game inside the package of another speaks with its words, and may say some of
    them differently."""
    made = FluentBundle([language], use_isolating=False)
    for package in packages:
        around = packages_with("text", package)[:-1]
        for home in (*around, package):
            differs = home not in around and around != []
            for file in sorted(files(home).joinpath("text", language).iterdir(), key=lambda each: each.name):
                made.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=differs)
    return made


class Text:
    """The words of one language: the common ones, and those of the given packages (a game, an interface)."""

    def __init__(self, language: str, *packages: str, names: Sequence[str] = (), reader: int = -1) -> None:
        self.language = language
        self.names = names
        self.reader = reader
        self.packages = (COMMON, *packages)
        self._bundle = bundle(language, self.packages)

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message with this id, or its attribute (`ask-source.rule`)."""
        if not self.has(key):
            raise MissingText(f"{key} ({self.language})")
        message, _, attribute = key.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise MissingText(f"{key} ({self.language}) has no value")
        said, errors = self._bundle.format_pattern(pattern, self._spoken(args or {}))
        if errors:
            raise MissingText(f"{key} ({self.language}): {errors[0]}")
        return str(said)

    def _spoken(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as words: names for cards and seats."""
        spoken: dict[str, Any] = {}
        for name, value in args.items():
            if name.startswith("card"):
                spoken[name] = self.cards(value)
            elif name.startswith("seat"):
                seats = value if isinstance(value, (list, tuple)) else [value]
                spoken[name] = self.listed([self.seat(seat) for seat in seats])
                spoken.setdefault("you", "yes" if seats == [self.reader] else "no")
            elif isinstance(value, str):
                spoken[name] = self._word(name, value)
            elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:  # somebody's nonsense, told as it is
                spoken[name] = str(value)
            else:
                spoken[name] = value
        return spoken

    def _word(self, name: str, value: str) -> str:
        """A word of the game (`name_place` = `veridia`) by its name; any other value as it is."""
        form, _, kind = name.rstrip("0123456789").rpartition("_")
        key = f"{kind}-{value}" if form == "name" else f"{kind}-{value}.{form}"
        return self.say(key) if form and self.has(key) else value

    def seat(self, seat: int) -> str:
        """A player's name. Who sits after the last player is the opponent that a game's own rules play, its `rival`."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if self.names and seat == len(self.names) and self.has("rival"):
            return self.say("rival")
        return self.say("seat", {"number": seat + 1})

    def cards(self, faces: str | Sequence[str]) -> str:
        """The names of one or several cards."""
        if isinstance(faces, str):
            return self.card(faces)
        return self.listed([self.card(face) for face in faces])

    def listed(self, names: Sequence[str]) -> str:
        """One, two or more names, with commas and a last "and"."""
        if len(names) < 2:
            return "".join(names) or self.say("nothing")
        return self.say("and", {"list": ", ".join(names[:-1]), "last": names[-1]})

    def card(self, face: str) -> str:
        if face.startswith(HIDDEN):
            return self.say(f"back-{face[1:] or 'card'}")
        return self.say(f"card-{face}")

    def label(self, label: Label) -> str:
        text, args = label.text, label.args
        general = text.removesuffix(f"-{label.lead}")
        if label.lead and not self.has(text) and self.has(general):
            text = general
            others = {name: each for name, each in args.items() if not name.startswith("word")}
            words = [label.lead, *(each for name, each in args.items() if name.startswith("word"))]
            args = others | {f"word{place}" if place > 1 else "word": each for place, each in enumerate(words, 1)}
        return self.worded(text, args)

    def worded(self, text: str, args: Mapping[str, Any], attribute: str = "") -> str:
        """A message, or an attribute of it, whose attribute `.word` may say what kind of words it takes."""
        if self.has(f"{text}.word"):
            kind = self.say(f"{text}.word")
            kind = kind if "_" in kind else f"name_{kind}"
            args = {name: self._word(kind, each) if name.startswith("word") else each for name, each in args.items()}
        return self.say(f"{text}.{attribute}" if attribute else text, args)

    def reason(self, reason: Reason) -> str:
        said = self.say(f"refuse-{reason.key}", dict(reason.args))
        return f"{said} ({reason.rule})" if reason.rule else said

    def event(self, key: str, args: Mapping[str, Any]) -> str:
        return self.say(f"event-{key}", args)

    def error(self, error: WardroomError) -> str:
        if isinstance(error, Refused):
            return self.reason(error.reason)
        return self.say(f"error-{error.key}", error.facts)
