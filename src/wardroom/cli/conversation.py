"""One decision of a person: what is shown, what may be typed, what is answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wardroom.interface.notices import END_KEYS, QUIET, say_gains, say_remark, say_unused
from wardroom.interface.orders import TURN, Orders, passes
from wardroom.interface.outcomes import follow_options
from wardroom.interface.report import describe_report
from wardroom.interface.spelling import fold
from wardroom.kernel import DONE, PASS, Seat
from wardroom.kernel.ask import UNLISTED
from wardroom.kernel.errors import FlowFailed, Refused, WardroomError
from wardroom.language import PARTS

from . import files, picks
from .asides import LONGEST_NUMBER, Asides
from .autosave import Leave
from .errors import Mistake, explain
from .names import Names, faces
from .scene import scene
from .screen import lines_of
from .tables import table_of
from .words import Styled

if TYPE_CHECKING:
    from .session import Session


class Conversation(Asides):
    """From the question to the choice. Whatever is asked in between changes nothing."""

    def __init__(self, session: Session, seat: Seat[Any]) -> None:
        super().__init__(session, seat)
        self.done = False
        self.giving_up = False  # was said in the last line
        self.doubtful = ""  # the option that would leave something unused, if it was chosen in the last line
        self.commands |= {
            "undo": self.undo,
            "orders": self.orders,
            "concede": self.concede,
            "save": self.save,
            "report": self.report,
            "quit": self.quit,
        }
        if seat.ask is not None and seat.ask.window:
            self.commands |= {"pass-turn": self.pass_turn, "pass-all": self.pass_all}
        self.spoken = {fold(self.text.say(f"command-{name}")): name for name in self.commands}
        self.spoken |= {fold(name): name for name in self.commands} | {"?": "help"}

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
                self.screen.print(explain(error, self.text))

    def mark(self) -> str:
        return f"{self.session.names[self.seat.number]}> " if len(self.session.seating.people) > 1 else "> "

    # What is shown

    def show(self) -> None:
        """What happened; what one needs at the start of a turn, and later in it what has changed; the question."""
        turn = self.session.table.line.turns
        begins = turn != self.session.shown_turn
        self.session.shown_turn = turn
        self.screen.print("")
        self.session.tell_news(self.seat.number)
        look, now = table_of(self.seat.game), scene(self.seat, self.text)
        before = [] if begins else self.session.shown
        self.session.shown = lines_of(lambda paper: look.show_own(now._replace(numbers={}), paper))
        if begins:
            self.screen.print("")
            (look.brief or look.show)(now, self.screen)
            if look.parts and look.brief and not self.session.explained:
                self.session.explained = True
                self.screen.print(
                    "", Styled(self.text.say("play-more", {"parts": self.listed_parts(look.parts)}), "dim")
                )
        else:
            self.show_changes(before, self.session.shown)
        self.show_ask()

    def listed_parts(self, parts: Iterable[str]) -> str:
        return ", ".join(self.text.say(f"command-{name}") for name in ("table", *parts))

    def show_changes(self, before: Sequence[str], now: Sequence[str]) -> None:
        """The lines that are new, each under its heading."""
        known = set(before)
        heading = ""
        for place, line in enumerate(now):
            if not line or (place and not now[place - 1]):
                heading = line
            if line and line not in known:
                for each in dict.fromkeys(filter(None, (heading, line))):
                    self.screen.indented(each.strip(), len(each) - len(each.lstrip()))
                heading = ""

    def show_ask(self) -> None:
        """The question, its rule, and every option with its number."""
        kind = self.seat.ask.kind if self.seat.ask else ""
        self.screen.title(self.text.say(f"ask-{kind}", self.seat.prompt()))
        self.screen.print(self.reminder(kind))
        coming, notices = follow_options(self.seat), self.seat.notices
        letters = {key: letter for letter, key in self.endings().items()}
        for number, label in enumerate(self.seat.labels, 1):
            notice = notices.get(label.key, QUIET)
            line = Styled(f"{letters.get(label.key, number):>3}. {self.text.label(label)}")
            if notice.remark is not None:
                line.append(f" · {say_remark(notice, self.text)} ({notice.remark.rule})", "yellow")
            if gains := say_gains(coming[label.key].brings, self.text):
                line.append(f" · {gains}", "green")
            if coming[label.key].final:
                line.append(f" {self.text.say('final')}", "dim")
            if notice.ends:  # apart from the others, which stand before it
                self.screen.print(Styled(f"     {self.text.say(f'ends-{notice.ends}')}:", "dim"))
            self.screen.print(line)
        if self.seat.ask is not None and self.seat.ask.many:
            self.screen.print(Styled(self.text.say("play-several"), "dim"))
        if self.seat.ask is not None and self.seat.ask.window:
            window = {"name_window": self.seat.ask.window}
            self.screen.print(Styled(self.text.say("play-window", window), "dim"))
        if self.seat.can_undo:
            self.screen.print(Styled(self.text.say("play-can-undo"), "dim"))

    def endings(self) -> dict[str, str]:
        """The keys of options that end something, by the letters that stand for them."""
        notices = self.seat.notices
        return dict(zip(END_KEYS, [label.key for label in self.seat.labels if notices.get(label.key, QUIET).ends]))

    # What is typed

    def answer(self, line: str) -> None:
        """A command, a number, or the beginning of a name."""
        before, self.giving_up = self.giving_up, False
        doubtful, self.doubtful = self.doubtful, ""
        if not line:
            self.show_ask()
            return
        word, _, rest = line.partition(" ")
        command = self.spoken.get(fold(line)) or self.spoken.get(fold(word) or word)  # `pass turn` is two words
        if command in PARTS and rest:  # a card may be called “Main de fer”
            command = None
        if command == "concede":
            self.concede(sure=before)
        elif command is not None:
            self.commands[command](rest.strip())
        elif len(named := self.named_at_once(line)) > 1:
            self.choose_several(named)
        elif (key := self.meant(line)) is not None:
            self.choose(key, sure=key == doubtful)

    def named_at_once(self, line: str) -> list[str]:
        """The picks that a line names, where several are asked for; else the line as it is."""
        if self.seat.ask is None or not self.seat.ask.many:
            return [line]
        ends = self.ends()
        found = picks.parts(line, ends, len(self.seat.labels))
        whole = not picks.numbers_only(found, ends) and self.candidates().fitting(line)  # a name may have a comma
        return [line] if whole else found

    def ends(self) -> set[str]:
        """The words that end a question for several things, as we and as the game say it."""
        said = [self.text.label(label) for label in self.seat.pointed if label.key == DONE]
        return {fold(word) for word in (DONE, self.text.say("picks-done"), *said)}

    def meant(self, line: str) -> str | None:
        """The key of what a number or a name stands for; None when that has been answered.

        A name is looked for among all that one can point at, legal or not: whoever types the name of a refused card
        must not be taken to mean another whose name begins like it."""
        if line.isdecimal() and len(line) <= LONGEST_NUMBER:
            labels = self.seat.labels
            if not 1 <= int(line) <= len(labels):
                raise Mistake("no-such-number", number=int(line), most=len(labels))
            return labels[int(line) - 1].key
        if fold(line) in (endings := self.endings()):
            return endings[fold(line)]
        candidates = self.candidates()
        fitting = candidates.fitting(line)
        if (self.cards.exact(line) and not candidates.exact(line)) or (not fitting and self.cards.fitting(line)):
            self.explain(UNLISTED)
            return None
        legal = [entry.thing for entry in fitting if self.seat.why_key(entry.thing) is None]
        return legal[0] if len(legal) == 1 else candidates.find(line)

    def choose(self, key: str, sure: bool = False) -> None:
        """Make the choice, store it, and only then go on. What is refused is told why; what would leave something
        unused is to be said twice in a row."""
        reason = self.seat.why_key(key)
        if reason is not None:
            self.explain(reason)
            return
        notice = self.seat.notices.get(key, QUIET)
        if notice.unused and not sure:
            self.doubtful = key
            facts = {"unused": say_unused(notice, self.text), "rule": notice.rule}
            self.screen.print(self.text.say("sure-unused", facts))
            return
        self.seat.choose_key(key)
        self.session.keep()
        self.done = True

    def choose_several(self, named: Sequence[str]) -> None:
        """Make several picks, all or none; each is a move of its own, and the file is written once."""
        ends, keys = self.ends(), list[str]()
        for name in named:
            key = DONE if fold(name) in ends else self.meant(name)
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

    def completions(self, typed: str) -> list[str]:
        """What the Tab key offers: names of options, commands, and after some commands their subjects."""
        word, space, rest = typed.partition(" ")
        command = self.spoken.get(fold(word))
        if space and command in ("why", "card"):
            return [
                f"{word} {self.text.card(face)}"
                for face in faces(self.seat.game.package)
                if begins(self.text.card(face), rest)
            ]
        if space and command == "rule":
            return [f"{word} {number}" for number in self.rulebook() if begins(number, rest)]
        cards = [self.text.card(str(label.args["card"])) for label in self.seat.labels if "card" in label.args]
        labels = [self.text.label(label) for label in self.seat.labels if "card" not in label.args]
        words = [self.text.say(f"command-{name}") for name in self.commands]
        return [each for each in (*cards, *labels, *words) if begins(each, typed)]

    # Commands

    def undo(self, _: str) -> None:
        self.seat.undo()
        self.session.keep()
        self.session.go_back()
        self.screen.print(self.text.say("undone"))
        if self.seat.ask is not None and passes(self.seat.ask, self.standing):  # or it would be passed again at once
            self.lift()
        self.done = True

    @property
    def standing(self) -> Orders:
        """The orders of this seat."""
        return self.session.orders[self.seat.number]

    def orders(self, what: str) -> None:
        """Show them, or lift them."""
        if fold(what) in ("off", fold(self.text.say("orders-off"))):
            self.lift()
            return
        for window in self.standing.windows:
            self.screen.print(self.text.say("orders-kind", {"name_window": window}))
        if self.standing.since is not None:
            self.screen.print(self.text.say("orders-turn"))
        self.screen.print(self.text.say("orders-none" if self.standing == Orders() else "orders-how"))

    def lift(self) -> None:
        self.session.orders[self.seat.number] = Orders()
        self.screen.print(self.text.say("orders-lifted"))

    def pass_turn(self, _: str) -> None:
        self.order(TURN)

    def pass_all(self, _: str) -> None:
        assert self.seat.ask is not None
        self.order(self.seat.ask.window)

    def order(self, order: str) -> None:
        """Pass now, and from now on as ordered."""
        ordered = self.standing.give(order, self.session.table.line.turns)
        self.choose(PASS)
        if self.done:
            self.session.orders[self.seat.number] = ordered
            self.orders("")

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
        path = files.destination(Path(name)) if name else session.autosave.path
        if path is None:
            raise Mistake("no-save-file")
        if name and files.taken(path):
            raise Mistake("save-exists", file=name)
        files.write(session.table.record(host=True), path)
        if session.autosave.trouble is not None:  # from now on here, where there is room
            session.autosave.path, session.autosave.trouble = path, None
        self.screen.print(self.text.say("saved", {"file": str(path)}))

    def report(self, what: str) -> None:
        """What is wrong here, with the whole game, in a file of its own for whoever can mend it."""
        table = self.session.table
        about = describe_report(table.game.name, len(table.moves), what, seat=self.seat.number)
        path = files.new_save(f"report-{table.game.name}")
        files.write(replace(table.record(host=True), report=about), path)
        self.screen.print(self.text.say("reported", {"file": str(path)}))

    def quit(self, _: str) -> None:
        self.session.leave()


def begins(name: str, typed: str) -> bool:
    """Whether a name, or a word in it, begins as typed."""
    return not fold(typed) or bool(Names([(name, name, ())]).fitting(typed))
