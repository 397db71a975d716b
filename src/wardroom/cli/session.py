"""A game from the first choice to the last: who is asked, who looks at the screen, what everybody is told."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Sequence
from traceback import format_exception
from typing import Any, NamedTuple

from wardroom.interface.log_lines import tell_lines
from wardroom.interface.orders import Orders, passes
from wardroom.kernel import PASS, SPECTATOR, Option, Seat, Table
from wardroom.kernel.errors import FlowFailed
from wardroom.kernel.points import counted, points

from .autosave import Autosave, Leave
from .context import Context
from .conversation import Conversation
from .errors import Mistake, explain
from .opponents import Opponents
from .prompt import Prompt
from .seating import Seating, seat_settings
from .sheets import owner, sheets, show_sheet
from .words import Words

RECENT = 6
"""How many lines of the log remind a returning player of what happened."""


class Stuck(Mistake):
    """Whatever a computer player chooses, the game itself fails."""

    def __init__(self, name: str, failure: FlowFailed) -> None:
        super().__init__("stuck", name=name, game=failure.facts["game"], position=failure.facts["position"])


class Note(NamedTuple):
    """Something done as ordered, and at which place in the seat's log: `passed` a window, or `failed` to."""

    place: int
    done: str
    window: str


class Session:
    """One table in one terminal."""

    def __init__(
        self,
        table: Table[Any],
        seating: Seating,
        context: Context,
        autosave: Autosave,
        opponents: Opponents,
        loaded: bool,
    ) -> None:
        self.table = table
        self.seating = seating
        self.context = context
        self.screen = context.out
        self.autosave = autosave
        self.opponents = opponents
        self.loaded = loaded
        self.prompt = Prompt(context.out)
        self.names = seating.spoken_names(context.text)
        people = seating.people
        self.watcher = people[0] if len(people) == 1 else SPECTATOR  # whose eyes the screen is for between asks
        self.looking: int | None = None if len(people) > 1 else self.watcher
        self.told = {seat: self._told_before(seat) for seat in (*range(len(self.names)), SPECTATOR)}
        self.orders = dict.fromkeys(range(len(self.names)), Orders())
        self.notes: defaultdict[int, list[Note]] = defaultdict(list)
        self.shown_turn = -1
        self.explained = False  # how to see more of the table
        self.shown: list[str] = []  # of what the reader holds, so that only changes need be shown
        self.warned = False  # that leaving now would lose something

    def _told_before(self, seat: int) -> int:
        return max(0, len(self.table.seat(seat).log) - RECENT) if self.loaded else 0

    def words(self, reader: int) -> Words:
        """The texts as this reader is addressed."""
        return self.context.words(self.table.game, self.names, reader)

    def run(self) -> int:
        """Ask whoever is to choose, computer players first, until the game is over."""
        self.greet()
        while not self.table.over:
            waiting = self.table.waiting()
            bots = [seat for seat in waiting if seat.number in self.seating.bots]
            if bots:
                self.let_choose(bots[0])
            elif not self.pass_as_ordered(waiting[0]):
                self.hand_over(waiting[0])
                Conversation(self, waiting[0]).hold()
        self.finish()
        return 0

    def greet(self) -> None:
        say, table = self.words(self.watcher).say, self.table
        self.screen.title(say("game-name"))
        names = [
            say("play-bot", {"name": name}) if seat in self.seating.bots else name
            for seat, name in enumerate(self.names)
        ]
        self.screen.print(say("play-seats", {"names": ", ".join(names)}))
        for name, has in seat_settings(table, self.words(self.watcher)):
            self.screen.print(say("play-has", {"name": name, "has": has}))
        self.screen.print(say("play-sealed", {"commitment": table.commitment}))
        if self.autosave.path is not None:
            self.screen.print(say("play-file", {"file": str(self.autosave.path)}))
        if self.loaded:
            self.screen.print(say("play-resumed", {"moves": len(table.moves)}))
        if not table.over and self.seating.people:
            self.screen.print(say("play-help"))

    def let_choose(self, seat: Seat[Any]) -> None:
        """A computer player's choice."""
        number = seat.number
        text = self.words(self.watcher)
        said = text.say("play-thinking", {"name": self.names[number]})
        with self.screen.busy(said, lambda: self.opponents.tell_pace(number, text)):
            option, trouble, trace = self.opponents.choose(self.table, number, self.seating.bots[number])
            trouble = self.choose_for(seat, option) or trouble
        if trace:
            self.context.err.verbatim(trace)
        if trouble is not None:
            self.context.complain(text.say(f"trouble-{trouble}", {"name": self.names[number]}))
        self.keep()
        if not self.seating.people:
            self.tell_news(self.watcher)

    def pass_as_ordered(self, seat: Seat[Any]) -> bool:
        """Pass for a person who ordered that, which is told when that person looks at the screen next."""
        ask, number = seat.ask, seat.number
        assert ask is not None
        self.orders[number] = self.orders[number].current(ask, self.table.line.turns)
        if not passes(ask, self.orders[number]):
            return False
        before, done = len(seat.log), "passed"
        try:
            seat.choose(PASS)
            self.keep()
        except FlowFailed as error:
            self.show_cause(error)
            self.orders[number] = Orders()
            done = "failed"
        self.notes[number].append(Note(before, done, ask.window))
        return done == "passed"

    def choose_for(self, seat: Seat[Any], option: Option) -> str | None:
        """A computer player's choice; where the game itself fails at it, the next that can be made."""
        assert seat.ask is not None
        others = [other for other in seat.ask.options if other != option]
        for place, each in enumerate((option, *others)):
            try:
                seat.choose(each)
            except FlowFailed as error:
                failure = error
                self.show_cause(error)
            else:
                return "failed" if place else None
        raise Stuck(self.names[seat.number], failure)

    def tell_failure(self, error: FlowFailed, text: Words) -> None:
        """The game's own mistake: nothing has changed, and where it can be reported from."""
        self.show_cause(error)
        self.screen.print(explain(error, text))
        if self.autosave.path is not None and self.autosave.trouble is None:
            self.screen.print(text.say("play-report", {"file": str(self.autosave.path)}))

    def show_cause(self, error: FlowFailed) -> None:
        """What went wrong in the game's code, for those who mend it."""
        if os.environ.get("WARDROOM_DEBUG"):
            self.context.err.print("".join(format_exception(error)))

    def keep(self) -> None:
        """Store, then tell."""
        trouble = self.autosave.save(self.table)
        if trouble is not None:
            self.context.complain(self.context.text.say("play-unsaved", {"why": explain(trouble, self.context.text)}))

    def hand_over(self, seat: Seat[Any]) -> None:
        """A screen between hands: nobody sees another's cards."""
        if self.looking == seat.number:
            return
        if self.looking is not None:  # before the first hand there is nothing to hide
            self.screen.clear()
        self.prompt.forget()
        text = self.context.text
        while True:
            try:
                typed = self.prompt.read("\n" + text.say("play-pass", {"name": self.names[seat.number]}) + " ")
            except EOFError:
                raise Leave from None
            if typed.casefold() not in ("quit", text.say("command-quit").casefold()):
                break
            try:
                self.leave()
            except Mistake as mistake:
                self.screen.print(explain(mistake, text))
        self.screen.clear()
        self.looking = seat.number
        self.shown_turn = -1

    def go_back(self) -> None:
        """What was taken back has not been told, and the table is as it was."""
        self.shown_turn = -1
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.table.seat(seat).log))

    def leave(self) -> None:
        """Nothing is lost: the game is in its file. If it could not be written, say so once before it is too late."""
        if self.autosave.trouble is not None:
            self.autosave.save(self.table)
        if self.autosave.trouble is not None and not self.warned:
            self.warned = True
            raise Mistake("quit-unsaved")
        raise Leave

    def tell_news(self, reader: int) -> None:
        """What happened since this reader was last told."""
        log = self.table.seat(reader).log
        text = self.words(reader)
        told, automa = self.told[reader], self.table.game.show.automa
        inside = False
        for line in tell_lines(log[told:], text, automa, told, [note.place for note in self.notes[reader]]):
            self.tell_notes(reader, line.number - 1, text)
            steps = f"event-{line.key}.steps"
            own = text.say(steps) if text.has(steps) else ""
            self.screen.indented(f"- {line.said}", by=2 if inside and not own else 0)
            inside = own == "yes" or inside and not own
        self.tell_notes(reader, len(log), text)
        self.told[reader] = len(log)

    def tell_notes(self, reader: int, place: int, text: Words) -> None:
        """What was done as ordered before this place in the log."""
        notes = self.notes[reader]
        while notes and notes[0].place <= place:
            note = notes.pop(0)
            self.screen.print(f"- {text.say(f'orders-{note.done}', {'name_window': note.window})}")

    def finish(self) -> None:
        """All sheets with every line explained, who won, and how to check that all was fair."""
        self.screen.print("")
        self.tell_news(self.watcher)
        text, table = self.words(self.watcher), self.table
        seat = table.seat(SPECTATOR)
        for number in range(len(self.names)):
            for whose, sheet in sheets(seat, number):
                total = counted(sheet["total"], table.game.units)
                title = text.say("end-sheet", {"name": owner(whose, text), "points": total})
                show_sheet(sheet, title, self.screen, text, table.game.units)
        made = [points(each, table.game.units) for each in table.result or []]
        show_standings(table.result or [], made, self.names, table.winners, self.context, text)
        self.screen.print("", text.say("end-seed", {"seed": table.seed.hex()}))
        if self.autosave.path is not None and self.autosave.trouble is None:
            self.screen.print(text.say("end-file", {"file": str(self.autosave.kept)}))
            self.screen.verbatim(self.autosave.verifying)
        elif self.autosave.trouble is not None:
            self.context.complain(text.say("play-unsaved", {"why": explain(self.autosave.trouble, text)}))


def show_standings(
    result: Sequence[int],
    made: Sequence[str],
    names: Sequence[str],
    winners: Sequence[int],
    context: Context,
    text: Words,
) -> None:
    context.out.title(text.say("end-title"))
    ranked = sorted(range(len(result)), key=lambda seat: -result[seat])
    context.out.table(["", ""], [[made[seat], names[seat]] for seat in ranked], right=[0])
    if winners:  # some games for one have nobody to win against
        context.out.print(text.say("end-won" if len(winners) == 1 else "end-shared", {"seats": list(winners)}))
