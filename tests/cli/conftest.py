"""The terminal, driven from a test: a command line and what is typed go in, a printout and an exit code come out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tests.kernel.games import fleet as fleet_game
from wardroom.cli import main
from wardroom.kernel import Game, Record, Table, find
from wardroom.kernel import game as kernel_game
from wardroom.players.worker import Trouble, Worker, answer_question

GAME = "missions"
OURS = ("Please report it", "Merci de le signaler", "Traceback")
"""What is said when something goes wrong that should not have."""


class Result(NamedTuple):
    code: int
    out: str
    err: str


class Typed(io.TextIOBase):
    """A keyboard: `answer` gets what was printed since the last line and returns the next one; None hangs up."""

    def __init__(self, answer: Callable[[str], str | None], printed: Callable[[], str]) -> None:
        super().__init__()
        self.answer = answer
        self.printed = printed

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self.answer(self.printed())
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False


class Terminal:
    """Runs `wardroom` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *argv: object, typed: str | bytes | Iterable[str] = "") -> Result:
        """Run a command line; `typed` is standard input, whole or as lines."""
        if not isinstance(typed, (str, bytes)):
            typed = "".join(f"{line}\n" for line in typed)
        data = typed.encode() if isinstance(typed, str) else typed
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        return self.run(argv)

    def talk(self, *argv: object, answer: Callable[[str], str | None]) -> Result:
        """Run a command line with somebody at the keyboard."""
        heard: list[str] = []

        def printed() -> str:
            heard.append(self.capsys.readouterr().out)
            return heard[-1]

        self.monkeypatch.setattr(sys, "stdin", Typed(answer, printed))
        result = self.run(argv)
        return result._replace(out="".join(heard) + result.out)

    def run(self, argv: Iterable[object]) -> Result:
        code = main([str(word) for word in argv])
        out, err = self.capsys.readouterr()
        assert not any(said in err for said in OURS), err
        return Result(code, out, err)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A place of its own for saved games, and an English-speaking, colourless environment."""
    surroundings = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS")
    for name in (*surroundings, "WARDROOM_DATABASE", "WARDROOM_DATA_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOGNAME", "zoe")
    return tmp_path


def saved(home: Path) -> Path:
    """The one game that was saved."""
    (file,) = (home / "data" / "wardroom" / "saves").glob("*.json")
    return file


def record_of(path: Path) -> Record:
    return Record.from_json(path.read_bytes())


def played(seed: bytes = b"a game", names: tuple[str, ...] = ("Ann", "Bob"), moves: int = 10_000) -> Table[Any]:
    """A game in which everybody takes the first option, to its end or for so many moves."""
    table: Table[Any] = Table(find(GAME), len(names), seed, names=names)
    while not table.over and len(table.moves) < moves:
        seat = table.waiting()[0]
        assert seat.ask is not None
        seat.choose(seat.ask.options[0])
    return table


@pytest.fixture(scope="session")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game on disk."""
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_text(played().record().to_json(), encoding="utf-8")
    return path


@pytest.fixture
def fleet(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The small test game with several picks, windows and settings of seats, as if it were installed; its computer
    players think in this process, for another would not find it."""
    return install(fleet_game.GAME, monkeypatch)


def install(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Let a game be found by its name."""
    entry = SimpleNamespace(name=game.name, load=lambda: game)
    monkeypatch.setitem(kernel_game.entries(), game.name, entry)
    monkeypatch.setattr(Worker, "key", think)
    return game


def think(_worker: Worker, record: str, seat: int, player: str, seed: int | str = 0, seconds: float = 0.0) -> str:
    """What a player's own process would answer, trouble included."""
    asked = {"record": record, "seat": seat, "player": player, "seed": seed}
    try:
        return str(answer_question(asked, None)[1]["option"])
    except Exception:
        raise Trouble("crashed") from None
