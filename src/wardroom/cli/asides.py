"""What a person may ask in between, at any decision: it changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from wardroom.kernel import Reason, Seat
from wardroom.kernel.ask import UNLISTED
from wardroom.kernel.errors import WardroomError
from wardroom.kernel.points import counted
from wardroom.language import PARTS, Rule, Scene, rulebook

from . import rules
from .errors import Mistake
from .names import Names, card_index, card_names, faces
from .scene import scene
from .screen import Screen
from .sheets import owner, sheets, show_sheet
from .tables import table_of
from .words import Styled

if TYPE_CHECKING:
    from .session import Session

BEST = 3
LONGEST_NUMBER = 6


class Asides:
    """The commands that look things up, and how things are named here."""

    def __init__(self, session: Session, seat: Seat[Any]) -> None:
        self.session = session
        self.seat = seat
        self.text = session.words(seat.number)
        self.screen = session.screen
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "table": self.table,
            "card": self.card,
            "why": self.why,
            "rule": self.rule,
            "score": self.score,
            "hint": self.hint,
            "log": self.log,
        }
        for part, shows in table_of(seat.game).parts.items():
            if part in PARTS:
                self.commands[part] = partial(self.part, shows)

    # How things are named

    @cached_property
    def cards(self) -> Names[str]:
        """All cards of the game, by their names."""
        return card_index(self.seat.game, self.text)

    def candidates(self) -> Names[str]:
        """All that one can point at now: by key, by what would be said of it, and by the names of its cards."""
        numbers = {label.key: f"{number}. " for number, label in enumerate(self.seat.labels, 1)}
        entries = []
        for label in self.seat.pointed:
            said = self.text.label(label)
            shown = f"{numbers.get(label.key, '')}{said}"
            entries.append((label.key, shown, (label.key, said, *self.names_in(label.args))))
        return Names(entries)

    def names_in(self, args: dict[str, Any]) -> Iterator[str]:
        """The names of the cards among a label's arguments, in every language."""
        known = faces(self.seat.game.package)
        for name, face in args.items():
            if name.startswith("card") and face in known:
                yield from card_names(self.seat.game.package, face)

    def rulebook(self) -> dict[str, Rule]:
        return rulebook(self.seat.game.package, self.text.language)

    def reminder(self, kind: str) -> Styled:
        """Why this is asked, and by which rule."""
        rule = self.text.say(f"ask-{kind}.rule")
        why = self.text.say(f"ask-{kind}.why", self.seat.prompt()) if self.text.has(f"ask-{kind}.why") else ""
        return Styled(" ".join(filter(None, [why, f"({rule})" if rule else ""])), "dim")

    def explain(self, reason: Reason) -> None:
        """A refusal, with the rule it goes by in full."""
        self.screen.print(self.text.reason(reason))
        rule = self.rulebook().get(reason.rule)
        if rule is not None:
            self.screen.print(rules.line(rule))
        elif self.seat.ask is not None:
            self.screen.print(self.reminder(self.seat.ask.kind))

    # Commands

    def help(self, _: str) -> None:
        self.screen.print(self.text.say("play-commands"))
        rows = [
            [
                f"{self.text.say(f'command-{name}')} {self.text.say(f'command-{name}.with')}".strip(),
                self.text.say(f"command-{name}.about"),
            ]
            for name in self.commands
        ]
        self.screen.table(["", ""], rows)
        self.screen.print(self.text.say("play-marks"))

    def table(self, _: str) -> None:
        self.part(table_of(self.seat.game).show)

    def part(self, shows: Callable[[Scene, Screen], None], _: str = "") -> None:
        """Something of the table, a screenful at a time."""
        now = scene(self.seat, self.text)
        self.screen.in_pages(lambda screen: shows(now, screen), self.ask_for_more)

    def ask_for_more(self) -> bool:
        """Whether the reader wants to see the next page."""
        return not self.session.prompt.read(self.text.say("play-next-page") + " ")

    def card(self, name: str) -> None:
        face = self.cards.find(name)
        table_of(self.seat.game).show_card(face, scene(self.seat, self.text), self.screen)

    def why(self, name: str) -> None:
        """Why something cannot be chosen; without a name, everything that cannot."""
        if not name:
            self.why_all()
            return
        candidates = self.candidates()
        if not candidates.fitting(name) and self.cards.fitting(name):
            self.explain(UNLISTED)
            return
        key = candidates.find(name)
        reason = self.seat.why_key(key)
        if reason is not None:
            self.explain(reason)
            return
        number = [label.key for label in self.seat.labels].index(key) + 1
        self.screen.print(self.text.say("why-not", {"number": number}))

    def why_all(self) -> None:
        refused = 0
        for entry in self.candidates().entries:
            reason = self.seat.why_key(entry.thing)
            if reason is not None:
                refused += 1
                self.screen.print(
                    self.text.say("why-line", {"option": entry.shown, "reason": self.text.reason(reason)})
                )
        if not refused:
            self.screen.print(self.text.say("why-nothing"))

    def rule(self, number: str) -> None:
        """A rule by its number; without one, the rule of what is asked now."""
        kind = self.seat.ask.kind if self.seat.ask else ""
        wanted = number or self.text.say(f"ask-{kind}.rule")
        rules.show(rules.matching(self.rulebook(), wanted, self.seat.game.prefix), self.screen)

    def score(self, _: str) -> None:
        units, shown = self.seat.game.units, sheets(self.seat, self.seat.number)
        for whose, sheet in shown:
            facts = {"name": owner(whose, self.text), "points": counted(sheet["total"], units)}
            title = self.text.say("sheet-now" if whose == self.seat.number else "end-sheet", facts)
            show_sheet(sheet, title, self.screen, self.text, units)
        if not shown:
            self.screen.print(self.text.say("sheet-none"))

    def hint(self, _: str) -> None:
        """What a computer player would do in this seat, seeing no more than this person sees."""
        with self.screen.busy(self.text.say("hint-thinking")):
            try:
                advice = self.session.opponents.advise(self.seat)
            except WardroomError:
                raise
            except Exception as error:  # whoever looks ahead may come upon a fault of the game
                raise Mistake("no-hint") from error
        labels = {label.key: label for label in self.seat.labels}
        self.screen.print(self.text.say("hint-title"))
        for each in advice[:BEST]:
            facts = {"share": round(100 * each.share), "option": self.text.label(labels[each.key])}
            self.screen.print(self.text.say("hint-line", facts))

    def log(self, count: str) -> None:
        lines = [self.text.event(key, args) for key, args in self.seat.log]
        if count.isdecimal() and len(count) <= LONGEST_NUMBER:
            lines = lines[max(0, len(lines) - int(count)) :]
        for line in lines or [self.text.say("log-empty")]:
            self.screen.print(f"- {line}")
