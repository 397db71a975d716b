"""`wardroom simulate`: many games between computer players, and who won how often."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from wardroom.arena import simulate
from wardroom.kernel import find

from .context import Context
from .player_names import read_players
from .seating import read_settings
from .words import Words, some


def run(arguments: Namespace, context: Context) -> int:
    game = find(arguments.game)
    text = context.words(game)
    players = read_players(arguments.players)
    save = None if arguments.save is None else Path(arguments.save)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    with context.err.progress() as progress:
        bar = progress.add_task(text.say("simulate-playing"), total=arguments.games)
        report = simulate(
            game,
            players,
            arguments.games,
            arguments.seed,
            arguments.jobs,
            arguments.swap_seats,
            read_settings(game, arguments.option, text),
            save,
            lambda more: progress.update(bar, advance=more),
        )
    if arguments.json:
        context.write_json(report)
    else:
        show(report, context, text)
        if save is not None:
            context.out.print(text.say("simulate-saved", {"folder": str(save)}))
    return 0


def show(report: dict[str, Any], context: Context, text: Words) -> None:
    facts = {"games": report["games"], "seconds": report["seconds"], "rate": report["games_per_second"]}
    context.out.print(text.say("simulate-games", facts), "")
    heads = [text.say(f"simulate-{head}") for head in ("player", "wins", "shared", "rate", "interval", "score")]
    context.out.table(heads, [row(player) for player in report["players"]], right=range(1, len(heads)))
    context.out.print("", text.say("simulate-length", {**report["length"], "decisions": report["decisions"]}))
    unseen = report["never_reached"]
    if unseen:
        context.out.print(text.say("simulate-unreached", {"count": len(unseen), "effects": some(unseen)}))


def row(player: dict[str, Any]) -> list[str]:
    low, high = player["interval"]
    return [
        player["player"],
        str(player["wins"]),
        str(player["shared"]),
        f"{player['win_rate']:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{player['mean_score']:.1f}",
    ]
