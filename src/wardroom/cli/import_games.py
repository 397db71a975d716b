"""`wardroom import`: game files and campaigns into the store, each after it has been replayed and verified."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from wardroom.interface.campaign_file import CampaignFile, game_of, is_campaign
from wardroom.interface.campaign_tables import find_before, import_campaign
from wardroom.kernel import Record
from wardroom.kernel.errors import WardroomError
from wardroom.store import GameRow, HereAlready, Store, import_with_links, renew_links

from . import files
from .context import Context
from .database import open_database
from .errors import explain

Links = dict[int | None, str]
"""By seat; the spectators' has none."""


def run(arguments: Namespace, context: Context) -> int:
    """Each file becomes a table, a campaign several, with links. What cannot be verified is said and stays outside."""
    code = 0
    with closing(open_database(arguments, context)) as store:
        for file, whole in campaigns_first(arguments.files):
            text = context.text
            try:
                if whole:
                    campaign = CampaignFile.from_json(files.read_bytes(Path(file)))
                    text = context.words(game_of(campaign))
                    bring_campaign(store, campaign, file, context)
                else:
                    bring_game(store, files.read(Path(file)), file, context)
            except (WardroomError, OSError) as error:
                context.complain(explain(error, text))
                context.complain(context.text.say("import-no", {"file": file}))
                code = 1
    return code


def campaigns_first(names: Sequence[str]) -> list[tuple[str, bool]]:
    """The files, and whether each means to be a campaign: the game that goes on with one comes after it."""
    found = []
    for name in names:
        whole = False
        with suppress(OSError):
            whole = is_campaign(files.read_bytes(Path(name)))
        found.append((name, whole))
    return sorted(found, key=lambda each: not each[1])


def bring_game(store: Store, record: Record, file: str, context: Context) -> None:
    row, links, new = bring_in(store, record)
    facts = {"file": file, "id": row.id, "moves": row.position}
    context.out.print(context.text.say("import-yes", facts) if new else context.text.say("import-again", facts))
    show_links(row, links, context)


def bring_in(store: Store, record: Record) -> tuple[GameRow, Links, bool]:
    """A table with its links, and whether it is new. A game that is here already, but that nobody has come to, gets new
    links: whoever imported it may have been interrupted before they were told."""
    try:
        return *import_with_links(store, record, time.time(), find_before(store, record)), True
    except HereAlready as here:
        if store.has_people(here.id):
            raise
        row = store.game(here.id)
        return row, renew_links(store, row), False


def bring_campaign(store: Store, campaign: CampaignFile, file: str, context: Context) -> None:
    """As many tables as it has games, and a link to the last one."""
    row, new = import_campaign(store, campaign, time.time())
    if not new and store.has_people(row.id):
        raise HereAlready(row.id)
    facts = {"file": file, "id": row.id, "games": len(campaign.games), "new": new}
    context.out.print(context.text.say("import-campaign", facts))
    show_links(row, renew_links(store, row), context)


def show_links(row: GameRow, links: Links, context: Context) -> None:
    """Nobody sits at the new table: the seats of a running game and the spectators' place are opened by these."""
    for seat in row.seats:
        if seat.seat in links:
            context.out.print(context.text.say("import-seat", {"name": seat.name, "link": f"/sit/{links[seat.seat]}"}))
    context.out.print(context.text.say("import-watch", {"link": f"/watch/{links[None]}"}))
