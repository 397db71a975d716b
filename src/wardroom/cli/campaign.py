"""`wardroom campaign new|next|show`: games that follow one another, in one file."""

from __future__ import annotations

import shlex
from argparse import Namespace
from datetime import datetime
from pathlib import Path
from typing import Any

from wardroom.interface.campaign_file import CampaignFile, campaign_of, game_of, games_with_campaigns
from wardroom.kernel import Game, Table, replay
from wardroom.kernel.errors import WardroomError

from . import WRONG, files
from .autosave import Autosave
from .campaign_log import say_next, show_campaign
from .context import Context
from .errors import Mistake, Misuse, explain
from .play import keep_first, play_on, seed_of
from .seating import Seating, login_name, read_seats, resume_seats

RUNNING = ".running"
"""After the name of a campaign's file: that of the game that is being played."""


class CampaignSave(Autosave):
    """A running game of a campaign lies beside the campaign, and goes into it at its end."""

    def __init__(self, path: Path) -> None:
        super().__init__(beside(path))
        self.campaign = path

    @property
    def kept(self) -> Path | None:
        return self.campaign

    @property
    def command(self) -> str:
        return f"wardroom campaign next {shlex.quote(str(self.campaign))}"

    @property
    def verifying(self) -> str:
        return f"wardroom verify {shlex.quote(str(self.campaign))}"


def beside(path: Path) -> Path:
    return path.with_name(path.name + RUNNING)


def run(arguments: Namespace, context: Context) -> int:
    action = {"new": begin, "next": play_next, "show": show}[arguments.action]
    check_options(arguments)
    path = Path(arguments.file)
    try:
        return action(arguments, path, context)
    except (Mistake, OSError):
        raise
    except WardroomError as error:  # a game may say it in words of its own
        context.complain(explain(error, context.words(next(games_with_campaigns()))))
        return WRONG


ALLOWED = {
    "new": {"captain", "mode", "challenge"},
    "next": {"opponent", "board", "seats", "seed"},
    "show": {"json"},
}
"""Which options go with which action."""


def check_options(arguments: Namespace) -> None:
    for action, names in ALLOWED.items():
        for name in sorted(names):
            if action != arguments.action and getattr(arguments, name):
                raise Misuse("unknown-arguments", arguments.command, what=f"--{name}")


# Actions


def begin(arguments: Namespace, path: Path, context: Context) -> int:
    """A file with a plan and no game yet."""
    for name in ("captain", "mode"):
        if getattr(arguments, name) is None:
            raise Misuse("missing-arguments", arguments.command, what=f"--{name}")
    game = next(games_with_campaigns())
    begun = game.campaign.begin(arguments.captain, arguments.mode, arguments.challenge)
    if files.taken(path) or beside(path).exists():
        raise Mistake("exists", file=str(path))
    plan = begun.plan._asdict()
    files.write(CampaignFile(game.name, {**plan, "challenges": list(plan["challenges"])}), path)
    show_campaign(begun, context, context.words(game))
    say_next(begun, path, context, context.words(game))
    return 0


def show(arguments: Namespace, path: Path, context: Context) -> int:
    """The log of the campaign, and what comes next."""
    file = read(path)
    game, campaign = game_of(file), campaign_of(file)
    if arguments.json:
        context.write_json({"game": game.name, **game.campaign.describe(campaign)})
        return 0
    show_campaign(campaign, context, context.words(game))
    say_next(campaign, path, context, context.words(game))
    return 0


def play_next(arguments: Namespace, path: Path, context: Context) -> int:
    """The next game, or the one that was left in the middle; finished, it goes into the file."""
    file = read(path)
    game, campaign = game_of(file), campaign_of(file)
    autosave = CampaignSave(path)
    table, seating, loaded = take_up(arguments, game, campaign, beside(path), context)
    if not loaded:
        keep_first(table, autosave, str(path), context)
    code = 0 if table.over else play_on(table, seating, autosave, context, loaded)
    if table.over:
        append(path, table, context)
    return code


def take_up(
    arguments: Namespace, game: Game[Any], campaign: Any, running: Path, context: Context
) -> tuple[Table[Any], Seating, bool]:
    """The table to play at, who sits there, and whether the game had begun before."""
    if running.exists():
        record = files.read(running)
        if campaign.games and record.chain.startswith(campaign.games[-1].link):  # it is in the campaign already
            running.unlink()
        else:
            for name in ("opponent", "board", "seed"):
                if getattr(arguments, name):
                    raise Mistake("fixed-by-file", option=f"--{name}")
            game.campaign.check_header(campaign, record)
            table = replay(game, record)
            return table, seats_of(arguments, table.names, context), True
    settings = game.campaign.settings_for(campaign, arguments.opponent or "random", arguments.board or "basic")
    seating = seats_of(arguments, (), context)
    seed = None if arguments.seed is None else seed_of(arguments.seed)
    return Table(game, 1, seed, settings=settings, names=seating.names), seating, False


def seats_of(arguments: Namespace, names: tuple[str, ...], context: Context) -> Seating:
    """Who plays: you, or whom `--seats` names; a game once begun keeps its name."""
    you = login_name(context.text)
    chosen = resume_seats([*names, you][:1]) if arguments.seats is None else read_seats(arguments.seats, you)
    if len(chosen.names) != 1:
        raise Mistake("one-seat")
    return Seating(names or chosen.names, chosen.bots)


def append(path: Path, table: Table[Any], context: Context) -> None:
    """The finished game goes into the campaign's file; only then the file of the running game goes."""
    file, record = read(path), table.record()
    game = game_of(file)
    grown = file.with_game(record, f"{datetime.now():%Y-%m-%d}")
    campaign = game.campaign.follow(campaign_of(file), record, grown.dates[-1])
    files.write(grown, path)
    beside(path).unlink(missing_ok=True)
    text = context.words(game)
    context.out.print("", text.say("campaign-kept", {"number": len(campaign.games), "file": str(path)}))
    show_campaign(campaign, context, text)
    say_next(campaign, path, context, text)


def read(path: Path) -> CampaignFile:
    return CampaignFile.from_json(files.read_bytes(path))
