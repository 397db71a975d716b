"""The command line: commands, options, and their help pages in the language asked for."""

from __future__ import annotations

import re
import shutil
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Any, NoReturn

from wardroom import __version__

from .context import Context
from .errors import Misuse
from .words import Words

PROGRAM = "wardroom"
MOST = 10**9
LAST_PORT = 65_535
MISUSES = (
    (re.compile(r"the following arguments are required: (?P<what>.+)"), "missing-arguments"),
    (re.compile(r"unrecognized arguments: (?P<what>.+)"), "unknown-arguments"),
    (re.compile(r"argument (?P<what>.+): expected .+"), "missing-value"),
    (re.compile(r"argument \S+: invalid choice: '(?P<what>.*?)' \(choose from .+"), "unknown-command"),
    (re.compile(r"argument (?P<what>.+?): (?P<why>.+)"), "bad-value"),
)
"""How argparse says it, and how we do. What is not among these is passed on as it is."""


class Pages(HelpFormatter):
    """Help pages as wide as the terminal, but not wider than is easily read."""

    def __init__(self, prog: str, word: str) -> None:
        super().__init__(prog, max_help_position=30, width=min(100, shutil.get_terminal_size().columns - 2))
        self.word = word

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Words stay whole: options and paths are full of hyphens."""
        return wrap(text, width, break_on_hyphens=False, break_long_words=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = self._split_lines(text, width - len(indent))
        return "\n".join(f"{indent}{line}" for line in lines)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.word}: " if prefix is None else prefix)


class FirstPage(Pages):
    """The first page is laid out by hand."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "".join(indent + line for line in text.splitlines(keepends=True))


class Parser(ArgumentParser):
    """A parser whose complaints are `Misuse`."""

    def error(self, message: str) -> NoReturn:
        for pattern, key in MISUSES:
            if found := pattern.fullmatch(message):
                raise Misuse(key, self.prog, **{name: value[:200] for name, value in found.groupdict().items()})
        raise Misuse("other-misuse", self.prog, why=message[:200])


def parse(words: Sequence[str], context: Context) -> Namespace:
    """What is asked for; without a command, the help page says what could be."""
    parser = build(context.text)
    arguments = parser.parse_args(words)
    if not hasattr(arguments, "module"):
        context.err.print(parser.format_help())
        raise SystemExit(2)
    return arguments


def build(text: Words) -> Parser:
    usage = text.say("help-usage")
    parser = Parser(
        prog=PROGRAM,
        formatter_class=lambda prog: FirstPage(prog, usage),
        description=text.say("help-wardroom"),
        epilog=text.say("help-wardroom.end"),
        add_help=False,
        allow_abbrev=False,
    )
    general = parser.add_argument_group(text.say("help-options"))
    general.add_argument("-h", "--help", action="help", help=text.say("help-help"))
    general.add_argument(
        "--version", action="version", version=f"Wardroom {__version__}", help=text.say("help-version")
    )
    general.add_argument("--lang", metavar="en|fr", default=SUPPRESS, help=text.say("help-lang"))
    commands = parser.add_subparsers(title=text.say("help-commands"), metavar=text.say("help-command"), prog=PROGRAM)

    def command(name: str, module: str, extra: str = "") -> Command:
        made = commands.add_parser(
            name,
            formatter_class=lambda prog: Pages(prog, usage),
            help=text.say(f"help-{name}"),
            description=text.say(f"help-{name}.about"),
            add_help=False,
            allow_abbrev=False,
        )
        made.set_defaults(module=module, command=f"{PROGRAM} {name}", extra=extra)
        return Command(made, name, text)

    games(command("games", "catalogue"))
    play(command("play", "play"))
    campaign(command("campaign", "campaign"))
    saves(command("saves", "saves"))
    open_(command("open", "open_game"))
    score(command("score", "score"))
    best(command("best", "best"))
    simulate(command("simulate", "simulate"))
    replay(command("replay", "replay"))
    verify(command("verify", "verify"))
    rules(command("rules", "rules"))
    deck(command("deck", "deck"))
    check(command("check", "check"))
    new_game(command("new-game", "new_game"))
    bench(command("bench", "bench"))
    serve(command("serve", "serve", extra="web"))
    export(command("export", "export", extra="store"))
    import_(command("import", "import_games", extra="store"))
    backup(command("backup", "backup", extra="store"))
    restore(command("restore", "restore", extra="store"))
    db(command("db", "database", extra="store"))
    tables(command("tables", "stored_tables", extra="store"))
    report(command("report", "report", extra="store"))
    completion(command("completion", "completion"))
    return parser


class Command:
    """One command on its way into the parser. The help of `--seed` is the text `help-<command>-seed`."""

    def __init__(self, parser: Parser, name: str, text: Words) -> None:
        self.name = name
        self.text = text
        self.positionals = parser.add_argument_group(text.say("help-arguments"))
        self.options = parser.add_argument_group(text.say("help-options"))
        self.options.add_argument("-h", "--help", action="help", help=text.say("help-help"))
        self.options.add_argument("--lang", metavar="en|fr", default=SUPPRESS, help=text.say("help-lang"))

    def takes(self, name: str, what: str, **how: Any) -> None:
        """An argument without a name of its own, shown as `help-word-<what>`."""
        metavar = self.text.say(f"help-word-{what}")
        self.positionals.add_argument(name, metavar=metavar, help=self.text.say(f"help-{self.name}-{name}"), **how)

    def option(self, flag: str, what: str = "", **how: Any) -> None:
        if what:
            how["metavar"] = self.text.say(f"help-word-{what}")
        self.options.add_argument(flag, help=self.text.say(f"help-{self.name}-{flag[2:]}"), **how)

    def flag(self, flag: str) -> None:
        self.option(flag, action="store_true")

    def game(self, **how: Any) -> None:
        self.positionals.add_argument(
            "game", metavar=self.text.say("help-word-game"), help=self.text.say("help-game"), **how
        )

    def json(self) -> None:
        self.options.add_argument("--json", action="store_true", help=self.text.say("help-json"))

    def database(self) -> None:
        """Where the tables of the server are kept."""
        for flag, what in (("--database", "url"), ("--data-dir", "folder")):
            metavar, said = self.text.say(f"help-word-{what}"), self.text.say(f"help-{flag[2:]}")
            self.options.add_argument(flag, metavar=metavar, help=said)

    def number(self, least: int | None, most: int = MOST) -> Callable[[str], int]:
        """A whole number, not a smaller one than `least` nor a larger one than `most`."""

        def whole(typed: str) -> int:
            try:
                value = int(typed)
            except ValueError:
                raise ArgumentTypeError(self.text.say("not-a-number", {"value": typed[:40]})) from None
            if not (-MOST if least is None else least) <= value <= most:
                limits = {"value": typed[:40], "least": str(-MOST if least is None else least), "most": str(most)}
                raise ArgumentTypeError(self.text.say("number-limits", limits))
            return value

        return whole


def games(command: Command) -> None:
    command.json()


def play(command: Command) -> None:
    command.game(nargs="?")
    command.option("--seats", "seats")
    command.option("--seed", "text")
    command.option("--salt", "text")
    command.option("--option", "setting", action="append", default=[])
    command.option("--save", "file")
    command.option("--load", "file")
    command.flag("--resume")
    command.flag("--solo")


def campaign(command: Command) -> None:
    command.takes("action", "campaign-action", choices=["new", "next", "show"])
    command.takes("file", "file")
    command.option("--captain", "name")
    command.option("--mode", "name")
    command.option("--challenge", "name", action="append", default=[])
    command.option("--opponent", "name")
    command.option("--board", "name")
    command.option("--seats", "seats")
    command.option("--seed", "text")
    command.json()


def saves(command: Command) -> None:
    command.game(nargs="?")
    command.json()


def completion(command: Command) -> None:
    command.takes("shell", "shell", choices=["bash", "zsh", "fish"])


def open_(command: Command) -> None:
    command.takes("file", "file")
    command.option("--step", "number", type=command.number(0))
    command.option("--seats", "seats")
    command.option("--save", "file")


def score(command: Command) -> None:
    command.game()
    command.takes("cards", "card", nargs="+")
    command.option("--choices", "json")
    command.json()


def best(command: Command) -> None:
    command.game()
    command.option("--from", "card", nargs="+", dest="cards", default=None)
    command.flag("--with-q")
    command.json()


def simulate(command: Command) -> None:
    command.game()
    command.option("--players", "players", default="greedy,random")
    command.option("--games", "number", type=command.number(1), default=100)
    command.option("--seed", "number", type=command.number(None), default=1)
    command.option("--jobs", "number", type=command.number(1), default=1)
    command.flag("--swap-seats")
    command.option("--option", "setting", action="append", default=[])
    command.option("--save", "folder")
    command.json()


def replay(command: Command) -> None:
    command.takes("file", "file")
    command.option("--step", "number", type=command.number(0))
    command.option("--seat", "seat")


def verify(command: Command) -> None:
    command.takes("file", "file")


def rules(command: Command) -> None:
    command.game()
    command.takes("id", "rule", nargs="?")
    command.option("--search", "text")


def deck(command: Command) -> None:
    command.takes("action", "deck-action", choices=["list", "check", "show"])
    command.takes("what", "deck", nargs="?")
    command.option("--game", "game")
    command.json()


def check(command: Command) -> None:
    command.game(nargs="?")
    command.option("--games", "number", type=command.number(1), default=20)
    command.option("--first", "number", type=command.number(0), default=0)
    command.option("--jobs", "number", type=command.number(1), default=1)
    command.option("--players", "players", default="random,hasty,contrary")
    command.option("--seed", "number", type=command.number(None), default=1)
    command.json()


def new_game(command: Command) -> None:
    command.takes("name", "name")


def bench(command: Command) -> None:
    command.json()


def serve(command: Command) -> None:
    command.option("--host", "host", default="127.0.0.1")
    command.option("--port", "number", type=command.number(0, LAST_PORT))
    command.option("--workers", "number", type=command.number(1), default=1)
    command.flag("--open")
    command.database()


def export(command: Command) -> None:
    command.takes("ids", "table", nargs="*")
    command.flag("--all")
    command.flag("--campaign")
    command.option("--to", "folder", default=".")
    command.database()


def import_(command: Command) -> None:
    command.takes("files", "file", nargs="+")
    command.database()


def backup(command: Command) -> None:
    command.takes("file", "file")
    command.flag("--force")
    command.database()


def restore(command: Command) -> None:
    command.takes("file", "file")
    command.flag("--force")
    command.database()


def tables(command: Command) -> None:
    command.takes("action", "tables-action", choices=["list", "remove"])
    command.takes("ids", "table", nargs="*")
    command.option("--older", "number", type=command.number(0))
    command.flag("--yes")
    command.json()
    command.database()


def report(command: Command) -> None:
    command.takes("what", "report", nargs="?")
    command.option("--to", "file")
    command.json()
    command.database()


def db(command: Command) -> None:
    command.takes("action", "action", choices=["upgrade"])
    command.database()
