"""How it looks: colours and cues in a terminal, plain lines in a pipe."""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from wardroom.cli.autosave import Autosave
from wardroom.cli.context import Context
from wardroom.cli.conversation import Conversation
from wardroom.cli.opponents import Opponents
from wardroom.cli.seating import resume_seats
from wardroom.cli.session import Session
from wardroom.cli.words import Words, clean
from wardroom.kernel import Show, find

from .conftest import GAME, Terminal, played, record_of, saved

COMMAND = [sys.executable, "-c", "import sys; from wardroom.cli import main; sys.exit(main())"]
ESCAPE = "\x1b"


def environment(home: Path, **more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**plain, "XDG_DATA_HOME": str(home / "data"), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **more}


class Pty:
    """A real terminal with a program in it."""

    def __init__(self, argv: Sequence[str], env: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            # A test run in the background ignores Ctrl-C, and so would all that it starts.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(slave)
        self.seen = ""
        self.at = 0

    def until(self, said: str, seconds: float = 60) -> str:
        """Read on until something is said, or the program ends; what was read."""
        end = time.monotonic() + seconds
        start = self.at
        while said not in self.seen[start:] and time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode(errors="replace")
                except OSError:  # the other side is closed
                    break
        found = self.seen.find(said, start)
        self.at = len(self.seen) if found < 0 else found + len(said)
        return self.seen[start : self.at]

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, once the program sleeps: between writing a prompt and sleeping, readline notices no signal."""
        status = Path(f"/proc/{self.process.pid}/status")
        before, end = "", time.monotonic() + 60
        while status.exists() and time.monotonic() < end:
            now = "".join(
                line for line in status.read_text().splitlines() if line.startswith(("State", "volun", "nonvol"))
            )
            if now == before and "S (sleeping)" in now:
                break
            before = now
            time.sleep(0.5)
        else:
            time.sleep(2)  # not a Linux: people are not quicker
        self.process.send_signal(signal.SIGINT)

    def close(self) -> int:
        return self.process.wait(timeout=180)

    def end(self) -> None:
        """Whatever became of the test."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


Screens = Callable[[Sequence[str], dict[str, str]], Pty]


@pytest.fixture
def screens() -> Iterator[Screens]:
    with ExitStack() as open_screens:

        def screen(argv: Sequence[str], env: dict[str, str]) -> Pty:
            started = Pty(argv, env)
            open_screens.callback(started.end)
            return started

        yield screen


def test_colours_in_a_terminal_and_ctrl_c_at_the_prompt(screens: Screens, home: Path) -> None:
    screen = screens(["play", GAME, "--seats", "Ann,Bob", "--seed", "pty"], environment(home))
    screen.until("press Enter")
    screen.type("\n")
    assert f"{ESCAPE}[1m" in screen.until("Where do you take from?")
    screen.until("> ")
    screen.interrupt()
    assert "Go on with it" in " ".join(screen.until("play --load").split())
    assert screen.close() == 130
    assert "Traceback" not in screen.seen
    assert record_of(saved(home)).moves == ()


def test_the_tab_key_completes_and_the_screen_is_wiped_between_hands(screens: Screens, home: Path) -> None:
    screen = screens(["play", GAME, "--seats", "Ann,Bob", "--seed", "pty"], environment(home))
    screen.until("press Enter")
    screen.type("\n")
    screen.until("> ")
    screen.type("Draw 1\t\n")
    screen.until("Which card do you discard?")
    screen.type("1\n")
    assert f"{ESCAPE}[3J" in screen.until("press Enter")
    screen.type("\n")
    assert f"{ESCAPE}[3J" in screen.until("Where do you take from?")
    screen.until("> ")
    screen.type("\x04")  # Ctrl-D
    screen.until("play --load")
    assert screen.close() == 0


def test_no_color_is_honoured(screens: Screens, home: Path) -> None:
    screen = screens(["score", GAME, "worf", "batleth"], environment(home, NO_COLOR="1"))
    assert ESCAPE not in screen.until("in all")
    assert screen.close() == 0
    screen = screens(["score", GAME, "worf", "batleth"], environment(home))
    assert ESCAPE in screen.until("in all")
    assert screen.close() == 0


@pytest.mark.parametrize(
    "argv",
    [["--help"], ["rules", GAME], ["score", GAME, "worf"], ["games"], ["score", GAME, "nobody"], ["play", GAME]],
)
def test_a_pipe_gets_plain_lines(home: Path, argv: list[str]) -> None:
    env = environment(home, FORCE_COLOR="1")
    done = subprocess.run([*COMMAND, *argv], input="", capture_output=True, text=True, env=env, check=False)
    assert ESCAPE not in done.stdout + done.stderr
    assert not re.search("[─-╿]", done.stdout)  # no drawn boxes, which would be read aloud
    assert not re.search(r"[^.>] $", done.stdout, re.MULTILINE)  # but for a prompt


def test_a_reader_that_leaves_early_is_no_error(home: Path) -> None:
    reader = f"{' '.join(map(shlex.quote, COMMAND))} rules {GAME} | head -n 1"
    done = subprocess.run(["sh", "-c", reader], capture_output=True, text=True, env=environment(home), check=False)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("streams", "code"), [("> /dev/full", 2), (">&-", 0), ("<&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 0)]
)
def test_streams_that_are_full_or_closed(home: Path, streams: str, code: int) -> None:
    command = f"{' '.join(map(shlex.quote, COMMAND))} play {GAME} --seats Ann,Bob {streams}"
    done = subprocess.run(
        ["sh", "-c", command], input="", capture_output=True, text=True, env=environment(home), check=False
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr
    assert done.stderr.count("\n") == (1 if code else 0)


def test_a_terminal_without_our_letters_still_works(home: Path) -> None:
    env = environment(home, PYTHONIOENCODING="ascii")
    done = subprocess.run(
        [*COMMAND, "rules", GAME, "--lang", "fr"], capture_output=True, text=True, env=env, check=False
    )
    assert done.returncode == 0 and not done.stderr


def test_words_of_a_card_are_marked_by_more_than_colour() -> None:
    text = Words("en", "wardroom.cli")
    marked = text.marked("<key>WITH</key> a <life>Klingon</life> or <aff>Klingon Empire</aff> and <card>Bridge</card>.")
    assert marked.plain == "WITH a Klingon⟨L⟩ or Klingon Empire⟨A⟩ and “Bridge”."
    styles = {str(span.style) for span in marked.spans}
    assert len(styles) >= 4
    assert text.marked("<odd>as it is</odd>").plain == "as it is"


def test_what_strangers_write_cannot_play_tricks_with_the_terminal() -> None:
    assert clean("a\x1b[31mb\x07\N{RIGHT-TO-LEFT OVERRIDE}c\n") == "a�[31mb��c\n"
    assert clean("déjà\N{NO-BREAK SPACE}vu") == "déjà\N{NO-BREAK SPACE}vu"


def test_completion_offers_options_commands_and_their_subjects(terminal: Terminal) -> None:
    table = played(moves=4)
    with Opponents() as opponents:
        session = Session(table, resume_seats(table.names), Context("en"), Autosave(None), opponents, loaded=False)
        conversation = Conversation(session, session.table.waiting()[0])
    offered = conversation.completions
    (taken,) = [label.args["card"] for label in conversation.seat.labels if "card" in label.args][:1]
    name = conversation.text.card(taken)
    assert offered(name[:5].upper()) == [name]
    assert offered(name.split()[-1]) == [name]
    assert offered("wh") == ["why"]
    assert "why Lieutenant Worf" in offered("why worf") and "card Bridge" in offered("card br")
    assert offered("rule mis-4.1")[:2] == ["rule MIS-4.1", "rule MIS-4.10"]
    assert name in offered("") and "quit" in offered("")


def test_a_game_without_a_look_of_its_own_is_shown_by_its_view(terminal: Terminal) -> None:
    from wardroom.cli.tables import table_of
    from wardroom.language import Scene

    look, context = table_of(replace(find(GAME), show=Show())), Context("en")
    words = context.words(find(GAME))
    view = {"turn": 3, "hands": [["a", "b"], ["c"]], "scores": None, "nested": {"deep": [1, 2]}}
    look.show(Scene(view, 0, words, words.marked), context.out)
    look.show_card("bridge", Scene(view, 0, words, words.marked), context.out)
    out = terminal.capsys.readouterr().out
    assert "turn: 3\nhands:\n  1: a, b\n  2: c\nscores: None\nnested:\n  deep: 1, 2\n" in out
    assert "Bridge" in out and "FOR EACH Federation⟨A⟩" in out
