"""Every prompt, option, refusal, event and sheet line has text in every language, and every rule cited exists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from fluent.syntax import ast

from wardroom.kernel import HIDDEN, SPECTATOR, Ask, Cards, Event, Game, Label, Line, Notice, Reason, labels
from wardroom.kernel.ask import ENDS, UNLISTED
from wardroom.language import LANGUAGES, MissingText, Text, rulebook
from wardroom.language.resources import packages_with
from wardroom.language.text import read_folder

from .faults import Fault, Property
from .observing import prompt_args

SCORE = "score"
"""A line of a score sheet is any part of it with a `key`: its text is `score-<key>`, with its `args`, its `points` and,
as `cards`, its `givers`; its `rule` is cited."""


NEEDED = ("game-name", "game-about")
"""What the list of games says of each."""


class Words:
    """What has been said in a run, each thing once, and what could not be: the run goes on, and lists all of it. A game
    without a package has no texts to check."""

    def __init__(self, game: Game[Any]) -> None:
        self.package = game.package
        readers = (*range(max(game.seats)), SPECTATOR) if game.package else ()
        self.texts = {
            reader: [Text(language, game.package, reader=reader) for language in LANGUAGES] for reader in readers
        }
        self.rules = [rulebook(game.package, language) for language in LANGUAGES] if game.package else []
        self.said: set[tuple[str, str, int]] = set()
        self.kinds: set[str] = set()
        self.found: dict[str, Fault] = {}  # by what they say: each is told once
        self.told = 0

    def news(self) -> list[Fault]:
        """The faults found since the last time."""
        found = list(self.found.values())[self.told :]
        self.told = len(self.found)
        return found

    def blame(self, message: str, seat: int) -> None:
        self.found.setdefault(message, Fault(Property.TEXT, message, seat))

    def check_new_kind(self, line: Line[Any], ask: Ask) -> None:
        """A kind of question that was not asked before."""
        if ask.kind not in self.kinds:
            self.kinds.add(ask.kind)
            self.check_ask(line, ask)

    def check_cards(self, cards: Cards) -> None:
        """The names of all cards, from the front and from behind."""
        backs = {back.removeprefix(HIDDEN) or "card" for back in cards.backs}
        for key in (*sorted(f"card-{face}" for face in set(cards.faces)), *sorted(f"back-{back}" for back in backs)):
            self.say(key, {}, SPECTATOR)

    def check_ask(self, line: Line[Any], ask: Ask) -> None:
        """The prompt, all options, and all refusals of an ask."""
        if not self.package:
            return
        cards, seat = line.state.cards, ask.seat
        self.say(f"ask-{ask.kind}", prompt_args(ask, cards), seat, "why")
        self.cite_attribute(f"ask-{ask.kind}", seat)
        for label in labels(ask, line.state):
            self.check_label(label, seat)
        for notice in line.game.show.notices(line.state, ask).values():
            self.check_notice(notice, seat)
        for candidate in ask.candidates:
            reason = ask.why(candidate)
            if reason is not None and reason != UNLISTED:
                self.check_reason(reason, seat)

    def check_label(self, label: Label, seat: int) -> None:
        spoken = label.text, repr(label.args), seat
        if spoken not in self.said:
            self.said.add(spoken)
            self.try_all(seat, lambda text: text.label(label))

    def check_reason(self, reason: Reason, seat: int) -> None:
        self.say(f"refuse-{reason.key}", dict(reason.args), seat)
        self.cite(reason.rule, f"refuse-{reason.key}", seat)

    def check_notice(self, notice: Notice, seat: int) -> None:
        """What an option ends, what it leaves unused, and a remark about it."""
        if notice.ends:
            self.cite(notice.rule, f"the end of a {notice.ends}", seat)
        if notice.ends not in ("", *ENDS) or (notice.unused and not notice.ends):
            raise Fault(Property.TEXT, f"an option ends “{notice.ends}”: it is one of {', '.join(ENDS)}", seat)
        for kind, count in notice.unused:
            self.say(f"unused-{kind}", {"count": count}, seat)
        if notice.remark is not None:
            self.say(f"remark-{notice.remark.key}", dict(notice.remark.args), seat)
            self.cite(notice.remark.rule, f"remark-{notice.remark.key}", seat)

    def check_event(self, event: Event, reader: int) -> None:
        if self.package:
            told = event.args_for(reader)
            if told is not None:
                self.say(f"event-{event.key}", told, reader)

    def check_sheet(self, sheet: Any, reader: int) -> None:
        """Every line of a score sheet, however it is laid out."""
        if not self.package:
            return
        parts = sheet.values() if isinstance(sheet, dict) else sheet if isinstance(sheet, list) else ()
        for part in parts:
            self.check_sheet(part, reader)
        if isinstance(sheet, dict) and isinstance(sheet.get("key"), str):
            key = f"{SCORE}-{sheet['key']}"
            args = {**sheet.get("args", {}), "points": sheet.get("points"), "cards": sheet.get("givers", [])}
            self.say(key, args, reader)
            self.cite(sheet.get("rule", ""), key, reader)

    def say(self, key: str, args: Mapping[str, Any], reader: int, attribute: str = "") -> None:
        """Say it in every language, once; the attribute too, where there is one."""
        spoken = key, repr(args), reader
        if spoken in self.said:
            return
        self.said.add(spoken)
        self.try_all(reader, lambda text: text.say(key, args))
        if attribute:
            more = f"{key}.{attribute}"
            self.try_all(reader, lambda text: text.say(more, args) if text.has(more) else "")

    def try_all(self, reader: int, speak: Callable[[Text], str]) -> None:
        """Say something in every language; what is missing in several is one fault."""
        missing = []
        for text in self.texts.get(reader, ()):
            try:
                speak(text)
            except MissingText as error:
                missing.append((text.language, str(error.args[0])))
        if missing:
            first, said = missing[0]
            self.blame(said.replace(f"({first})", f"({', '.join(language for language, _ in missing)})"), reader)

    def cite_attribute(self, key: str, seat: int) -> None:
        """A prompt names its rule."""
        for text in self.texts[seat]:
            if text.has(f"{key}.rule"):
                self.cite(text.say(f"{key}.rule"), key, seat)
            elif text.has(key):
                self.blame(f"{key} ({text.language}) names no rule", seat)

    def cite(self, rule: str, where: str, seat: int) -> None:
        """One or several rules that must be in the reference of every language."""
        cited = ("rule", f"{rule} {where}", -1)
        if cited in self.said:
            return
        self.said.add(cited)
        for language, rules in zip(LANGUAGES, self.rules):
            for each in rule.split() or [""]:
                if each not in rules:
                    self.blame(f"{where} cites “{each}”, which is no rule ({language})", seat)


def check_folders(game: Game[Any]) -> None:
    """There are texts and rules to check."""
    for folder in ("text", "rules"):
        if game.package and not packages_with(folder, game.package):
            raise Fault(Property.TEXT, f"{game.package} has no folder “{folder}”")


def find_text_faults(game: Game[Any]) -> list[Fault]:
    """The texts and rules of a game as they stand: the same in every language, and words for the list of games and for
    every setting."""
    if not game.package:
        return []
    found = []
    for checked, args in ((check_languages, (game.package,)), (check_rulebooks, (game.package, game.prefix))):
        try:
            checked(*args)
        except Fault as fault:
            found.append(fault)
        except (OSError, ValueError) as error:
            found.append(Fault(Property.TEXT, f"{game.package}: {error}"))
    settings = [f"setting-{setting.name}{more}" for setting in game.settings for more in ("", ".about")]
    texts = [Text(language, game.package) for language in LANGUAGES]
    for key in (*NEEDED, *settings):
        missing = [text.language for text in texts if not text.has(key)]
        if missing:
            found.append(Fault(Property.TEXT, f"{key} ({', '.join(missing)})"))
    return found


def check_languages(package: str) -> None:
    """The same messages with the same attributes in every language."""
    spoken = {language: messages(package, language) for language in LANGUAGES}
    first = LANGUAGES[0]
    for language in LANGUAGES[1:]:
        missing = sorted(spoken[first] ^ spoken[language])
        if missing:
            raise Fault(Property.TEXT, f"{package}: in {first} or in {language} only: {', '.join(missing[:20])}")


def messages(package: str, language: str) -> set[str]:
    """The ids of all messages and attributes of a package in one language; one that stands twice is a fault."""
    found: set[str] = set()
    for file, resource in read_folder(package, language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise Fault(Property.TEXT, f"{package} {language} {file}: {str(entry.content)[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise Fault(Property.TEXT, f"{package} {language}: {entry.id.name} stands twice")
                found.add(entry.id.name)
                found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return found


def check_rulebooks(package: str, prefix: str) -> None:
    """The same rules in every language, under this prefix."""
    home = packages_with("rules", package)[-1]
    for language in LANGUAGES:
        if not files(home).joinpath("rules", f"{language}.md").is_file():
            raise Fault(Property.TEXT, f"{home} has no rules/{language}.md")
    books = {language: rulebook(package, language) for language in LANGUAGES}
    first = books[LANGUAGES[0]]
    for language, book in books.items():
        if list(book) != list(first):
            only = sorted(set(book) ^ set(first))
            raise Fault(Property.TEXT, f"{package}: rules differ in {language}: {', '.join(only) or 'another order'}")
        for rule in book:
            if not rule.startswith(f"{prefix}-"):
                raise Fault(Property.TEXT, f"{package}: {rule} does not begin with {prefix}")
