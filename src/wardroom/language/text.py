"""What is said, in every language. Rules code names a key and arguments; Fluent files say it.

Message ids: `ask-<kind>` (with `.rule`, and `.why` if there is more to say), `option-<kind>[-<word>]`, `refuse-<key>`,
`event-<key>`, `error-<key>`, `card-<face>` (with `.text` and `.rule`), `back-<back>`.
Arguments named `card...` are faces and become names; those named `seat...` are seats and become the players' names, and
`you` tells whether the first of them is the reader. Words of the game become their names: an argument `name_place` with
the value `veridia` is said as `place-veridia`, `the_figure` with `red` as `figure-red.the`; several of them, in an
argument `names_place`, are listed.
An option that begins with a word needs no message of its own (`option-move-veridia`) where `option-move` has the
attribute `.word` that says what kind of word it takes (`place`).
A message that is missing raises, so that the checks find it. Players read a default instead (`SpokenText`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from wardroom.kernel import HIDDEN, Label, Reason
from wardroom.kernel.errors import Refused, WardroomError

from .resources import packages_with, read_words

LANGUAGES = ("en", "fr")
COMMON = "wardroom.language"
"""What all games say, and what can go wrong anywhere."""
SENTENCES = 32_768
"""So many sentences are remembered: Fluent takes longer to say them than the rest of a page takes to render."""
TAG = re.compile(r"</?[a-z]+>")
CARD = "card-"
OF_GAMES = ("game", "setting", "ask", "option", "refuse", "event", "window", "card", "back", "score", "sheet-row")
"""How the texts begin that every game has, or should have."""
LARGEST_NUMBER = 10**15
"""That is written with separators."""


class MissingText(KeyError):
    """There is no message with this id in this language, or it lacks an argument."""


def untagged(text: str) -> str:
    """Without the marks that say which section of a card a word refers to."""
    return TAG.sub("", text)


class Spoken(NamedTuple):
    """All messages of some packages in one language, and which cards they name."""

    bundle: FluentBundle
    faces: tuple[str, ...]


@cache
def read_texts(language: str, packages: tuple[str, ...]) -> Spoken:
    """A game inside the package of another speaks with its words, and may say some of them differently."""
    made = FluentBundle([language], use_isolating=False)
    faces: dict[str, None] = {}
    for package in packages:
        for place, home in enumerate(packages_with("text", package)):
            for resource in read_folder(home, language).values():
                made.add_resource(resource, allow_overrides=place > 0)
                said = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
                faces.update(dict.fromkeys(id.removeprefix(CARD) for id in said if id.startswith(CARD)))
    return Spoken(made, tuple(faces))


@cache
def read_folder(package: str, language: str) -> dict[str, ast.Resource]:
    """The files of texts that lie in a package itself, by name. Reading Fluent takes long."""
    folder = files(package).joinpath("text", language)
    found = sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
    return {file.name: FluentResource(read_words(file, language)) for file in found}


class Text:
    """The words of one language: the common ones, and those of the given packages (a game, an interface)."""

    def __init__(self, language: str, *packages: str, names: Sequence[str] = (), reader: int = -1) -> None:
        self.language = language
        self.names = tuple(names)
        self.reader = reader
        self.packages = (COMMON, *packages)
        self._bundle, self.faces = read_texts(language, self.packages)
        self._values = (type(self), language, self.packages, self.names, reader)
        self._plain = plain_sentences(repr(type(self)), language, self.packages)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message with this id, or its attribute (`ask-source.rule`)."""
        if not args:
            found = self._plain.get(key)
            if found is None:
                found = self._plain[key] = self.format(key, {})
            return found
        given = freeze(args)
        return self.format(key, args) if given is None else say_once(self, key, given)

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        """What `say` says, worked out anew."""
        if not self.has(key):
            raise MissingText(f"{key} ({self.language})")
        message, _, attribute = key.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise MissingText(f"{key} ({self.language}) has no value")
        said, errors = self._bundle.format_pattern(pattern, self._spoken(args))
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
                spoken.setdefault("you", "yes" if list(seats) == [self.reader] else "no")
            elif name.startswith("names_"):
                kind = f"name_{name.removeprefix('names_')}"
                spoken[name] = self.listed([self._word(kind, each) for each in value])
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
        """The names of one or several cards; backs that are alike are counted where a game says how (`.several`)."""
        if isinstance(faces, str):
            return self.card(faces)
        names, counts = list[str](), Counter(faces)
        for face in faces:
            several = f"back-{face[1:] or 'card'}.several"
            if not face.startswith(HIDDEN) or counts[face] == 1 or not self.has(several):
                names.append(self.card(face))
            elif (said := self.say(several, {"count": counts[face]})) not in names:
                names.append(said)
        return self.listed(names)

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
        if label.lead and not self.has(text) and self.has(f"{general}.word"):
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


class SpokenText(Text):
    """The words of an interface. Where a game says nothing it is spoken for: in another language, or in the words of
    the key and its arguments. What the interface itself must say still raises."""

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        try:
            return super().say(key, args)
        except MissingText:
            if not key.startswith(OF_GAMES):
                raise
        for language in LANGUAGES:
            with suppress(MissingText):
                other = Text(language, *self.packages[1:], names=self.names, reader=self.reader)
                return other.say(key, args)
        return self._default(key, args or {})

    def _default(self, key: str, args: Mapping[str, Any]) -> str:
        """`event-lit` with a seat and a card is said as "lit: Ann, Beacon 3"; the name of a game as that of its
        package."""
        message, _, attribute = key.partition(".")
        if message == "game-name":
            return self.packages[-1].rpartition(".")[2].capitalize()
        if message == "game-about" or attribute in ("rule", "about"):
            return ""
        words = re.sub(f"^({'|'.join(OF_GAMES)})-", "", attribute or message).replace("_", " ")
        spoken = [str(value) for name, value in self._spoken(args).items() if name != "you"]
        return f"{words}: {', '.join(spoken)}" if spoken else words


@cache
def plain_sentences(_kind: str, _language: str, _packages: tuple[str, ...]) -> dict[str, str]:
    """Sentences that depend on no argument, and so on no reader: as many as there are in the texts."""
    return {}


def freeze(args: Mapping[str, Any]) -> tuple[tuple[str, Any], ...] | None:
    """Arguments as a key to remember a sentence by; None where they cannot be one."""
    found = []
    for name, value in args.items():
        kept = tuple(value) if isinstance(value, list) else value
        if not isinstance(kept, (str, int, tuple)):
            return None
        found.append((name, kept))
    return tuple(found)


@lru_cache(SENTENCES)
def say_once(text: Text, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return text.format(key, dict(args))
