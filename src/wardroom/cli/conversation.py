"""One decision of a person: what is shown, what may be typed, what is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text as Styled

from wardroom.hall.foreseeing import foreseen
from wardroom.hall.naming import folded
from wardroom.kernel import DONE, Reason, Rule, Seat, rulebook
from wardroom.kernel.ask import UNLISTED
from wardroom.kernel.errors import FlowFailed, Refused, WardroomError
from wardroom.kernel.points import counted

from . import files, picks, rules
from .keeping import Leave
from .mistakes import Mistake, told
from .names import Names, card_index, card_names, faces
from .scene import scene
from .sheets import owner, sheets, show_sheet
from .tables import table_of

if TYPE_CHECKING:
    from .session import Session

BEST = 3
LONGEST_NUMBER = 6


class Conversation:
    """From the question to the choice. Whatever is asked in between changes nothing."""

    def __init__(self, session: Session, seat: Seat[Any]) -> None:
        self.session = session
        self.seat = seat
        self.text = session.words(seat.number)
        self.screen = session.screen
        self.done = False
        self.giving_up = False  # was said in the last line
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "table": self.table,
            "card": self.card,
            "why": self.why,
            "rule": self.rule,
            "score": self.score,
            "hint": self.hint,
            "log": self.log,
            "undo": self.undo,
            "concede": self.concede,
            "save": self.save,
            "quit": self.quit,
        }
        self.spoken = {folded(self.text.say(f"command-{name}")): name for name in self.commands}
        self.spoken |= {name: name for name in self.commands} | {"?": "help"}

    def hold(self) -> None:
        """Show where things stand, then read lines until one is a choice."""
        self.show()
        while not self.done:
            try:
                line = self.session.prompt.read(self.mark(), self.completions)
            except EOFError:
                raise Leave from None
            try:
                self.answer(line)
            except FlowFailed as error:
                self.session.tell_failure(error, self.text)
                self.show_ask()
            except (WardroomError, OSError) as error:
                self.screen.print(told(error, self.text))

    def mark(self) -> str:
        return f"{self.session.names[self.seat.number]}> " if len(self.session.seating.people) > 1 else "> "

    # What is shown

    def show(self) -> None:
        """At the start of a turn everything, later in it only what has changed."""
        turn = self.session.table.line.turns
        whole = turn != self.session.shown_turn
        self.session.shown_turn = turn
        self.screen.print("")
        self.session.tell_news(self.seat.number)
        look = table_of(self.seat.game.name)
        if whole:
            self.screen.print("")
        (look.show if whole else look.show_own)(scene(self.seat, self.text), self.screen)
        self.show_ask()

    def show_ask(self) -> None:
        """The question, its rule, and every option with its number."""
        kind = self.seat.ask.kind if self.seat.ask else ""
        self.screen.title(self.text.say(f"ask-{kind}", self.seat.prompt()))
        self.screen.print(self.reminder(kind))
        coming = foreseen(self.seat)
        for number, label in enumerate(self.seat.labels, 1):
            line = Styled(f"{number:3}. {self.text.label(label)}")
            if coming[label.key].final:
                line.append(f" {self.text.say('final')}", "dim")
            self.screen.print(line)
        if self.seat.ask is not None and self.seat.ask.many:
            self.screen.print(Styled(self.text.say("play-several"), "dim"))
        if self.seat.can_undo:
            self.screen.print(Styled(self.text.say("play-can-undo"), "dim"))

    def reminder(self, kind: str) -> Styled:
        """Why this is asked, and by which rule."""
        rule = self.text.say(f"ask-{kind}.rule")
        why = f"{self.text.say(f'ask-{kind}.why', self.seat.prompt())} " if self.text.has(f"ask-{kind}.why") else ""
        return Styled(f"{why}({rule})", "dim")

    # What is typed

    def answer(self, line: str) -> None:
        """A command, a number, or the beginning of a name."""
        before, self.giving_up = self.giving_up, False
        if not line:
            self.show_ask()
            return
        word, _, rest = line.partition(" ")
        command = self.spoken.get(folded(word) or word)
        if command == "concede":
            self.concede(sure=before)
        elif command is not None:
            self.commands[command](rest.strip())
        elif len(named := self.named_at_once(line)) > 1:
            self.choose_several(named)
        elif (key := self.meant(line)) is not None:
            self.choose(key)

    def named_at_once(self, line: str) -> list[str]:
        """The picks that a line names, where several are asked for; else the line as it is."""
        if self.seat.ask is None or not self.seat.ask.many:
            return [line]
        ends = self.ends()
        found = picks.parts(line, ends, len(self.seat.labels))
        whole = not picks.numbers_only(found, ends) and self.candidates().fitting(line)  # a name may have a comma
        return [line] if whole else found

    def ends(self) -> set[str]:
        """The words that end a question for several things, as the door and as the game say it."""
        said = [self.text.label(label) for label in self.seat.pointed if label.key == DONE]
        return {folded(word) for word in (DONE, self.text.say("picks-done"), *said)}

    def meant(self, line: str) -> str | None:
        """The key of what a number or a name stands for; None when that has been answered.

        A name is looked for among all that one can point at, legal or not: whoever types the name of a refused card
        must not be taken to mean another whose name begins like it."""
        if line.isdecimal() and len(line) <= LONGEST_NUMBER:
            labels = self.seat.labels
            if not 1 <= int(line) <= len(labels):
                raise Mistake("no-such-number", number=int(line), most=len(labels))
            return labels[int(line) - 1].key
        candidates = self.candidates()
        fitting = candidates.fitting(line)
        if (self.cards.exact(line) and not candidates.exact(line)) or (not fitting and self.cards.fitting(line)):
            self.explain(UNLISTED)
            return None
        legal = [entry.thing for entry in fitting if self.seat.why_key(entry.thing) is None]
        return legal[0] if len(legal) == 1 else candidates.find(line)

    def choose(self, key: str) -> None:
        """Make the choice, store it, and only then go on. What is refused is told why."""
        reason = self.seat.why_key(key)
        if reason is not None:
            self.explain(reason)
            return
        self.seat.choose_key(key)
        self.session.keep()
        self.done = True

    def choose_several(self, named: Sequence[str]) -> None:
        """Make several picks, all or none; each is a move of its own, and the file is written once."""
        ends, keys = self.ends(), list[str]()
        for name in named:
            key = DONE if folded(name) in ends else self.meant(name)
            if key is None:
                self.screen.print(self.text.say("picks-none", {"option": name}))
                return
            if key in keys:
                raise Mistake("picked-twice", option=name)
            keys.append(key)
        try:
            self.seat.choose_keys(keys)
        except Refused:
            key, reason = picks.stumbling(self.seat, self.session.table.fork(), keys)
            said = {label.key: self.text.label(label) for label in self.seat.pointed}
            self.screen.print(self.text.say("picks-none", {"option": said.get(key, key)}))
            self.explain(reason)
            return
        self.session.keep()
        self.done = True

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
            entries.append((label.key, shown, (label.key, said, *self.named(label.args))))
        return Names(entries)

    def named(self, args: dict[str, Any]) -> Iterator[str]:
        """The names of the cards among a label's arguments, in every language."""
        known = faces(self.seat.game)
        for name, face in args.items():
            if name.startswith("card") and face in known:
                yield from card_names(self.seat.game.package, face)

    def completions(self, typed: str) -> list[str]:
        """What the Tab key offers: names of options, commands, and after some commands their subjects."""
        word, space, rest = typed.partition(" ")
        command = self.spoken.get(folded(word))
        if space and command in ("why", "card"):
            return [
                f"{word} {self.text.card(face)}" for face in faces(self.seat.game) if begins(self.text.card(face), rest)
            ]
        if space and command == "rule":
            return [f"{word} {number}" for number in self.rulebook() if begins(number, rest)]
        cards = [self.text.card(str(label.args["card"])) for label in self.seat.labels if "card" in label.args]
        labels = [self.text.label(label) for label in self.seat.labels if "card" not in label.args]
        words = [self.text.say(f"command-{name}") for name in self.commands]
        return [each for each in (*cards, *labels, *words) if begins(each, typed)]

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
        table_of(self.seat.game.name).show(scene(self.seat, self.text), self.screen)

    def card(self, name: str) -> None:
        face = self.cards.find(name)
        table_of(self.seat.game.name).show_card(face, scene(self.seat, self.text), self.screen)

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

    def explain(self, reason: Reason) -> None:
        """A refusal, with the rule it goes by in full."""
        self.screen.print(self.text.reason(reason))
        rule = self.rulebook().get(reason.rule)
        if rule is not None:
            self.screen.print(rules.line(rule))
        elif self.seat.ask is not None:
            self.screen.print(self.reminder(self.seat.ask.kind))

    def rule(self, number: str) -> None:
        """A rule by its number; without one, the rule of what is asked now."""
        kind = self.seat.ask.kind if self.seat.ask else ""
        wanted = number or self.text.say(f"ask-{kind}.rule")
        rules.show(rules.matching(self.rulebook(), wanted, self.seat.game.prefix), self.screen)

    def rulebook(self) -> dict[str, Rule]:
        return rulebook(self.seat.game.package, self.text.language)

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

    def undo(self, _: str) -> None:
        self.seat.undo()
        self.session.keep()
        self.session.go_back()
        self.screen.print(self.text.say("undone"))
        self.done = True

    def concede(self, _: str = "", sure: bool = False) -> None:
        """Give the game up, once that was typed twice in a row."""
        others = [name for number, name in enumerate(self.session.names) if number != self.seat.number]
        if not self.seat.can_concede:
            raise Mistake("concede-many", count=len(others) + 1)
        if not sure:
            self.giving_up = True
            facts = {"others": len(others), "names": self.text.listed(others)}
            self.screen.print(self.text.say("concede-sure", facts))
            return
        self.seat.concede()
        self.session.keep()
        self.done = True

    def save(self, name: str) -> None:
        """Into the game's own file, or a copy elsewhere."""
        session = self.session
        if not name.isprintable():
            raise Mistake("strange-name", name=name[:80])
        path = files.destination(Path(name)) if name else session.keeper.path
        if path is None:
            raise Mistake("no-save-file")
        if name and files.taken(path):
            raise Mistake("save-exists", file=name)
        files.write(session.table.record(host=True), path)
        if session.keeper.trouble is not None:  # from now on here, where there is room
            session.keeper.path, session.keeper.trouble = path, None
        self.screen.print(self.text.say("saved", {"file": str(path)}))

    def quit(self, _: str) -> None:
        self.session.leave()


def begins(name: str, typed: str) -> bool:
    """Whether a name, or a word in it, begins as typed."""
    return not folded(typed) or bool(Names([(name, name, ())]).fitting(typed))
