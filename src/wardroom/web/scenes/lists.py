"""Lists of games: mine, finished, open. `lists.html` shows whole lists, the lobby the beginning of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.kernel.game import games
from wardroom.kernel.points import counted
from wardroom.store.rows import GameRow, Sitting

from ..render import Words
from .captions import When, ago, free_seats, names, of_game, title

Mine = Sequence[tuple[GameRow, Sitting]]
"""As the store gives them: one for everything a guest is at a table."""
UNFINISHED = ("waiting", "playing", "failed")


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in a list."""

    id: str
    game: str
    title: str
    who: str  # with whom
    state: str  # whose turn it is, who won, how many seats are free
    when: When
    lit: bool  # the reader has something to do
    do: str  # what the button says
    href: str
    mine: bool = False  # it can be taken off the reader's list
    campaign: str = ""  # which game of its campaign it is


@dataclass(frozen=True, slots=True)
class Group:
    """Games under one heading; `key` names the texts `web-list-<key>` and `.none`."""

    key: str
    entries: Sequence[Entry]


def mine(mine: Mine, words: Words, now: float) -> dict[str, Any]:
    """`GET /mine`: the games of this browser, those that wait for its reader first."""
    kept, removed = [each for each in mine if not each[1].hidden], [each for each in mine if each[1].hidden]
    entries = list_unfinished(kept, words, now)
    groups = [
        Group("yours", [entry for entry in entries if entry.lit]),
        Group("running", [entry for entry in entries if not entry.lit]),
        Group("finished", list_finished(kept, words, now)),
    ]
    gone = [*list_unfinished(removed, words, now), *list_finished(removed, words, now)]
    return {"page": "mine", "groups": groups, "removed": gone}


def open_list(rows: Sequence[GameRow], words: Words, now: float) -> dict[str, Any]:
    """`GET /open`: games of others with a free seat."""
    return {"page": "open", "groups": [Group("open", open_entries(rows, words, now))], "removed": []}


def list_unfinished(mine: Mine, words: Words, now: float) -> list[Entry]:
    """What is being played or gathers players, the reader's turns first, then the latest."""
    entries = [
        describe_running(row, seats, words, now) for row, seats in group_by_table(mine) if row.status in UNFINISHED
    ]
    return sorted(entries, key=lambda entry: not entry.lit)


def list_finished(mine: Mine, words: Words, now: float) -> list[Entry]:
    return [over(row, seats, words, now) for row, seats in group_by_table(mine) if row.status not in UNFINISHED]


def group_by_table(mine: Mine) -> list[tuple[GameRow, frozenset[int]]]:
    """Each table once, with all seats that are the reader's."""
    rows = {row.id: row for row, _ in mine}
    seats: dict[str, set[int]] = {id: set() for id in rows}
    for row, sitting in mine:
        if sitting.seat is not None:
            seats[row.id].add(sitting.seat)
    return [(row, frozenset(seats[id])) for id, row in rows.items()]


def describe_running(row: GameRow, mine: Collection[int], words: Words, now: float) -> Entry:
    asked = [seat for seat in row.asked if seat in mine]
    if row.status == "waiting":
        state, do = words("web-state-waiting", free=len(free_seats(row)), places=len(row.seats)), "look"
    elif row.status == "failed":
        state, do = words("web-state-failed"), "look"
    elif any(row.seats[seat].kind != "screen" for seat in asked):
        state, do = words("web-state-yours"), "continue"
    elif asked:
        state, do = words("web-state-screen", name=row.seats[asked[0]].name), "continue"
    else:
        thinking = [row.seats[seat] for seat in row.asked]
        state, do = words("web-state-others", names=names(words, thinking), count=len(thinking)), "look"
    return make_entry(row, mine, state, do, row.status == "playing" and bool(asked), words, now)


def over(row: GameRow, mine: Collection[int], words: Words, now: float) -> Entry:
    if row.status == "frozen" or row.result is None:
        return make_entry(row, mine, words("web-state-frozen"), "look", False, words, now)
    won = [row.seats[seat] for seat in row.winners]
    how = "won" if any(seat in mine for seat in row.winners) else "lost"
    found = games().get(row.game)
    theirs = [row.result[seat] for seat in row.winners] or row.result  # who gave up may have had more
    points = counted(max(theirs, default=0), found.units if found else 1)
    how = "alone" if len(row.seats) == 1 else how
    state = words(f"web-state-{how}", names=names(words, won), count=len(won), points=points)
    return make_entry(row, mine, state, "result", False, words, now)


def open_entries(rows: Sequence[GameRow], words: Words, now: float) -> list[Entry]:
    entries = []
    for row in rows:
        if row.game in games():
            state = words("web-state-open", free=len(free_seats(row)), places=len(row.seats))
            entries.append(make_entry(row, (), state, "join", False, words, now, href=f"/open/{row.id}"))
    return entries


def make_entry(
    row: GameRow, mine: Collection[int], state: str, do: str, lit: bool, words: Words, now: float, href: str = ""
) -> Entry:
    others = [seat for seat in row.seats if (seat.seat not in mine or seat.kind == "screen") and seat.taken]
    return Entry(
        id=row.id,
        game=row.game,
        title=title_of(row.game, words),
        who=names(words, others) if others else words("web-list-alone", places=len(row.seats)),
        state=state,
        when=ago(words, row.moved, now),
        lit=lit,
        do=words(f"web-do-{do}"),
        href=href or f"/games/{row.id}",
        mine=not href,
        campaign=words("web-campaign-list", number=row.settings.get("assignment", 1)) if row.in_campaign else "",
    )


def title_of(game: str, words: Words) -> str:
    """A game's name, or its key when it is no longer installed."""
    found = games().get(game)
    return title(of_game(found, words.language)) if found else game
