"""Where people read: a terminal with colours, or a pipe with plain lines."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import IO, Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as RichText

from .words import Styled, clean, fold

UNBROKEN = 100_000
"""In a pipe a line is as long as it is: whatever reads it will break it, or search it."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""The screen and what can be scrolled back to."""


PLAINLY: dict[str, Any] = {"markup": False, "emoji": False, "highlight": False}


class Screen:
    """One of our two output streams. Whatever is printed here is text, never markup."""

    def __init__(self, file: IO[str], width: int | None = None) -> None:
        self.file = file
        self.terminal = file.isatty() and os.environ.get("TERM") != "dumb"
        self.colours = self.terminal and not os.environ.get("NO_COLOR")
        self.console = Console(
            file=file,
            force_terminal=self.terminal,
            force_interactive=self.terminal,
            color_system="auto" if self.colours else None,
            width=width or (None if file.isatty() else columns()),
            **PLAINLY,
        )

    def print(self, *things: RenderableType, indent: int = 0) -> None:
        """Each on lines of its own, without blanks at their ends."""
        with self.console.capture() as captured:
            for thing in things:
                shown = Styled(clean(thing)) if isinstance(thing, str) else thing
                if isinstance(shown, RichText):
                    for piece in fold(shown, self.console.width - indent):
                        self.console.print(Styled(" " * indent) + piece, no_wrap=True, overflow="ignore", crop=False)
                else:
                    self.console.print(Padding(shown, (0, 0, 0, indent), expand=False))
        for line in captured.get().removesuffix("\n").split("\n"):
            print(line.rstrip(" "), file=self.file)
        self.file.flush()

    def verbatim(self, said: str) -> None:
        """As it is, however long its lines are: what people copy, and what programs wrote."""
        print(clean(said), file=self.file, flush=True)

    def title(self, said: str) -> None:
        self.print("", Styled(clean(said), "bold"))

    def indented(self, thing: RenderableType, by: int = 2) -> None:
        self.print(thing, indent=by)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str | Styled]], right: Sequence[int] = ()) -> None:
        """Columns without rules: read aloud, a row is its cells and nothing else."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold", show_header=any(heads))
        for number, head in enumerate(heads):
            table.add_column(head, justify="right" if number in right else "left")
        for row in rows:
            table.add_row(*(Styled(clean(cell)) if isinstance(cell, str) else cell for cell in row))
        self.print(table)

    def cards(self, rows: Sequence[tuple[int | None, int | None, Styled]]) -> None:
        """Cards one under the other: the number of the option that concerns it, its points, what is printed on it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True, min_width=3)
        grid.add_column(justify="right", no_wrap=True, min_width=3)
        grid.add_column()
        for number, points, printed in rows:
            grid.add_row(
                Styled("" if number is None else f"{number}.", "bold"),
                Styled("" if points is None else str(points), "bold green" if points else ""),
                printed,
            )
        self.print(grid)

    def in_pages(self, show: Callable[[Screen], None], more: Callable[[], bool]) -> None:
        """Show something, and stop at the end of each page of the terminal until `more` says whether to go on."""
        room = self.console.height - 2
        with StringIO() as paper:
            page = Screen(paper, self.console.width)
            if self.colours:
                page.console = Console(file=paper, force_terminal=True, width=self.console.width, **PLAINLY)
            show(page)
            lines = paper.getvalue().split("\n")[:-1]
        step = room if self.terminal and room > 0 else len(lines)
        for at in range(0, len(lines), max(step, 1)):
            if at and not more():
                return
            print("\n".join(lines[at : at + step]), file=self.file, flush=True)

    def clear(self) -> None:
        """Wipe what the next person must not see; in a pipe nobody sees it before the other."""
        if self.terminal:
            self.file.write(CLEAR)
            self.file.flush()

    @contextmanager
    def busy(self, said: str, growing: Callable[[], str] = str) -> Iterator[Callable[[str], None]]:
        """A sign of life while something takes its time, and a way to say how far it is; or what says that itself, as
        often as it is asked."""
        if not self.terminal:
            yield lambda _: None
            return
        with self.console.status(Growing(lambda: f"{clean(said)} {clean(growing())}".rstrip())) as status:
            yield lambda more: status.update(f"{clean(said)} {clean(more)}")

    def progress(self) -> Progress:
        """A progress bar, which is not there where nobody could see it move."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.console,
            transient=True,
            disable=not self.terminal,
        )


class Growing:
    """A text that is asked for whenever it is shown."""

    def __init__(self, say: Callable[[], str]) -> None:
        self.say = say

    def __rich__(self) -> Styled:
        return Styled(self.say())


def columns() -> int:
    """The width somebody asked for, else no limit."""
    asked = os.environ.get("COLUMNS", "")
    return int(asked) if asked.isdecimal() and 20 <= int(asked) < UNBROKEN else UNBROKEN


def lines_of(show: Callable[[Screen], None]) -> list[str]:
    """What is shown, line by line, none of them broken."""
    with StringIO() as paper:
        show(Screen(paper, UNBROKEN))
        return paper.getvalue().splitlines()
