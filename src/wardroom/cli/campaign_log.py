"""A campaign in the terminal: its log, where it stands, and what comes next."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from .context import Context
from .words import Words

COLUMNS = ("number", "date", "rank", "opponent", "difficulty", "points", "end", "upgrade")


def show_campaign(campaign: Any, context: Context, text: Words) -> None:
    """CHAIR-36.23: captain, mode and challenges; a line for each game; what one has."""
    say, plan, out = text.say, campaign.plan, context.out
    out.title(say("campaign-title", {"name_captain": plan.captain, "name_campaign": plan.mode}))
    for name in plan.challenges:
        about = {"name_challenge": name, "about": say(f"challenge-{name}.about")}
        out.indented(say("campaign-challenge", about))
    if campaign.games:
        heads = [say(f"campaign-head-{name}") for name in COLUMNS]
        out.table(heads, [row(game, text) for game in campaign.games], right=[0])
    out.print("", say("campaign-rank", {"name_career": campaign.rank, "wins": campaign.wins}))
    boosts = [text.say(f"boost-{name}") for name in campaign.boosts]
    cards = [text.card(face) for face in campaign.reinforcements]
    for key, held in (("boosts", boosts), ("reinforcements", cards)):
        if held:
            out.print(say(f"campaign-{key}", {"said": "; ".join(held)}))
    if campaign.is_over:
        grade = campaign.grade
        facts = {"grade": grade, "name": say(f"grade-{grade}.name"), "said": say(f"grade-{grade}")}
        out.print("", say("campaign-review", facts))


def row(game: Any, text: Words) -> list[str]:
    """A line of the log."""
    say = text.say
    return [
        f"{game.number}.",
        game.date,
        say(f"career-{game.rank}"),
        say(f"captain-{game.opponent}.short"),
        say(f"setting-rank-{game.difficulty}"),
        say("campaign-points", {"points": game.points, "theirs": game.theirs}),
        say("campaign-end", {"won": "yes" if game.won else "no", "end": game.end}),
        say_upgrade(game.upgrade, text),
    ]


def say_upgrade(upgrade: tuple[str, ...], text: Words) -> str:
    if not upgrade:
        return "-"
    kind, what = upgrade
    said = text.say(f"boost-{what}") if kind == "boost" else text.card(what)
    return text.say("campaign-upgrade", {"kind": kind, "said": said})


def say_next(campaign: Any, path: Path, context: Context, text: Words) -> None:
    """Whom one may meet next, how hard the Bot is, and what to type."""
    if campaign.is_over:
        return
    opponents = text.listed([text.say(f"captain-{name}.short") for name in campaign.opponents])
    facts = {"left": campaign.games_left, "opponents": opponents, "name_rank": campaign.difficulty}
    said = text.say(f"setting-rank-{campaign.difficulty}")
    context.out.print(text.say("campaign-next", {**facts, "difficulty": said}))
    context.out.verbatim(f"  wardroom campaign next {shlex.quote(str(path))}")
