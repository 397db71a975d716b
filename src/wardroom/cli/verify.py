"""`wardroom verify`: play a game file again and hold everything in it against what then happens."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from wardroom.interface.campaign_file import CampaignFile, game_of, is_campaign
from wardroom.interface.verification import run_checks
from wardroom.kernel import Record, find
from wardroom.kernel.errors import WardroomError

from . import files
from .context import Context
from .errors import explain


def run(arguments: Namespace, context: Context) -> int:
    """What was checked, one line each, down to the first thing that is wrong."""
    text = context.text
    try:
        source = files.read_bytes(Path(arguments.file))
        if is_campaign(source):
            return verify_campaign(source, arguments.file, context)
        record = Record.from_json(source)
        text = context.words(find(record.game), record.names)
        for key, facts in run_checks(find(record.game), record):
            context.out.print(text.say(f"verify-{key}", facts))
    except WardroomError as error:
        context.complain(explain(error, text))
        context.complain(text.say("verify-no", {"file": arguments.file}))
        return 1
    context.out.print(text.say("verify-yes", {"file": arguments.file}))
    return 0


def verify_campaign(source: bytes, name: str, context: Context) -> int:
    """Every game of a campaign is played again, and must follow from those before it."""
    text = context.text
    try:
        file = CampaignFile.from_json(source)
        game = game_of(file)
        text = context.words(game)
        rules = game.campaign
        campaign = rules.after((), rules.plan_from(file.plan))
        for number, record in enumerate(file.games, 1):
            rules.check_place(file.games, number)
            campaign = rules.follow(campaign, record)
            context.out.print(text.say("verify-game", {"number": number, "count": len(record.moves)}))
    except WardroomError as error:
        for each in (error, error.__cause__):
            if isinstance(each, WardroomError):
                context.complain(explain(each, text))
        context.complain(text.say("verify-no", {"file": name}))
        return 1
    context.out.print(text.say("verify-campaign", {"count": len(file.games)}), text.say("verify-yes", {"file": name}))
    return 0
