"""`wardroom check`: the conformance kit, on one game or on all that are installed."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, NamedTuple

from wardroom.arena.processes import do_all
from wardroom.kernel import Game, bad_games, find, games
from wardroom.testing import OWN_PLAYERS, Fault, Report, check

from .context import Context
from .player_names import read_players
from .words import Words, some

SHARE = 20
"""Games that a process checks at a time."""
ENOUGH = 20
"""Faults after which a run stops: the rest would say the same again."""


def run(arguments: Namespace, context: Context) -> int:
    chosen = list(games().values()) if arguments.game is None else [find(arguments.game)]
    reports = [run_check(game, arguments, context) for game in chosen]
    if arguments.json:
        written = [report.to_json() for report in reports]
        context.write_json(written if arguments.game is None else written[0])
    if arguments.game is None:
        context.tell_bad_games()
    unsound = arguments.game is None and bad_games()
    return 1 if unsound or not all(report.ok for report in reports) else 0


def run_check(game: Game[Any], arguments: Namespace, context: Context) -> Report:
    text = context.words(game)
    players = read_players(arguments.players, more=list(OWN_PLAYERS))
    with context.err.progress() as progress:
        bar = progress.add_task(text.say("check-checking", {"game": game.name}), total=arguments.games)
        report = checked_by_all(
            Share(game.name, arguments.first, arguments.games, arguments.seed, players),
            arguments.jobs,
            lambda done: progress.update(bar, completed=done),
        )
    if not arguments.json:
        show(report, context, text)
    return report


class Share(NamedTuple):
    """Some games of a run."""

    game: str
    first: int
    games: int
    seed: int
    players: Sequence[str]
    elsewhere: int = 20

    def check(self, progress: Callable[[int], None] | None = None) -> Report:
        return check(
            find(self.game),
            self.games,
            self.seed,
            progress,
            players=self.players,
            first=self.first,
            elsewhere=self.elsewhere,
        )

    def split(self) -> list[Share]:
        """For several processes; the first one's games are replayed elsewhere."""
        past = self.first + self.games
        starts = range(self.first, past, SHARE)
        return [
            self._replace(first=at, games=min(SHARE, past - at), elsewhere=0 if at > self.first else self.elsewhere)
            for at in starts
        ]


def checked_by_all(share: Share, jobs: int, progress: Callable[[int], None]) -> Report:
    """The same games and the same report, whoever checks them."""
    if jobs == 1:
        return share.check(progress)
    found = Report(share.game, str(share.seed))
    with closing(do_all(Share.check, share.split(), jobs)) as reports:
        for report in reports:
            found.add(report)
            progress(found.games)
            if len(found.severe) >= ENOUGH:
                break
    return found


def show(report: Report, context: Context, text: Words) -> None:
    """What was looked at how often, what was found, and the answer."""
    context.out.title(text.say("check-title", {"game": report.game, "games": report.games, "seed": report.seed}))
    counts = [[str(times), say_or_name("count", name, text)] for name, times in report.counts.items()]
    context.out.table(["", ""], counts, right=[0])
    if report.never:
        context.out.print(text.say("check-never", {"count": len(report.never), "effects": some(report.never)}))
    for fault, times in grouped(report.faults):
        more = f" {text.say('check-more', {'count': times - 1})}" if times > 1 else ""
        context.out.print(f"- {say_or_name('property', str(fault.property), text)}: {fault}{more}")
    context.out.print(text.say("check-yes" if report.ok else "check-no", {"count": len(grouped(report.faults))}))


def grouped(faults: Sequence[Fault]) -> list[tuple[Fault, int]]:
    """Each fault as it was first seen, and how often it was."""
    times = Counter((fault.property, fault.message) for fault in faults)
    first = {(fault.property, fault.message): fault for fault in reversed(faults)}
    return [(first[same], count) for same, count in times.items()]


def say_or_name(kind: str, name: str, text: Words) -> str:
    """What the kit calls by a name, in words; a newer kit may have names we have no words for."""
    key = f"{kind}-{name.replace(' ', '-')}"
    return text.say(key) if text.has(key) else name
