"""From an idea to a table that is played at: seats, links, everybody's part of the luck, the deal."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from secrets import token_hex
from typing import Any, NamedTuple

from wardroom.kernel import Game, Table, commitment, find, new_seed
from wardroom.kernel.chance import SEED_BYTES
from wardroom.kernel.errors import BadSetup
from wardroom.kernel.snapshot import keep
from wardroom.players import NAMES
from wardroom.store import Followed, NewTable, Store, hashed, new_id, new_secret
from wardroom.store.rows import Announcement, GameRow, Kind, SeatRow, Sitting, What

from .access import Places
from .errors import BadDeal, Late, NotHere
from .live import POSITION, SEATS
from .names import clean, distinct
from .tables import Tables

LONGEST_LUCK = 64
BETWEEN = "|"
log = logging.getLogger("wardroom.tables")


class Chair(NamedTuple):
    """A seat as somebody wants it. `mine`: whoever makes the table sits here."""

    kind: Kind
    name: str
    player: str | None = None
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """A table as somebody wants it."""

    game: str
    chairs: Sequence[Chair]
    settings: Mapping[str, object] = field(default_factory=dict)
    listed: bool = False
    luck: str = ""
    before: str | None = None


class Made(NamedTuple):
    """A new table, and the secrets that open it: told now, never again."""

    row: GameRow
    links: dict[int, str]
    tokens: dict[int, str]
    watch: str


class TableSetup:
    """Making tables and filling them."""

    def __init__(self, store: Store, tables: Tables, places: Places) -> None:
        self.store = store
        self.tables = tables
        self.places = places

    async def make(self, draft: Draft, guest: str | None, programs: bool = False, address: str = "") -> Made:
        """A new table, which counts for an address. It begins at once if nobody needs to be waited for: all are here,
        or they are programs."""
        made = await asyncio.to_thread(self._create, draft, guest, programs)
        self.tables.owners.note(made.row.id, address)
        if not programs:
            await self.begin_if_full(made.row.id)
        known = await self.tables.open(made.row.id)
        if programs:
            self.tables.tell(known, made.row)
        return made._replace(row=known.row)

    async def make_next(self, draft: Draft, guest: str, address: str = "") -> str:
        """The next game of a campaign: dealt, and with its player there, or not there at all. If one follows already it
        is that, so that no bad start can be thrown away."""
        row = await asyncio.to_thread(lambda: begin_row(draft_row(find(draft.game), draft), read_luck(draft.luck)))
        try:
            await asyncio.to_thread(self.store.add_next, [NewTable(row)], guest)
        except Followed as there:
            return there.id
        self.tables.owners.note(row.id, address)
        known = await self.tables.open(row.id)
        self.tables.tell(known, row)
        return row.id

    def _create(self, draft: Draft, guest: str | None, programs: bool) -> Made:
        game = find(draft.game)
        row = draft_row(game, draft)
        if programs:
            row = begin_row(row, read_luck(draft.luck))
        self.store.create(row)
        self._seat_host(row, draft, guest)
        mine = {number for number, chair in enumerate(draft.chairs) if chair.mine or chair.kind == "screen"}
        others = [seat.seat for seat in row.seats if seat.kind == "person" and seat.seat not in mine]
        links = {seat: self._issue("link", row.id, seat) for seat in others}
        tokens = {seat: self._issue("token", row.id, seat) for seat in others if programs}
        return Made(row, links, tokens, self._issue("watch", row.id, None))

    def _issue(self, kind: Any, id: str, seat: int | None) -> str:
        secret = new_secret()
        self.store.issue(kind, hashed(secret), id, seat)
        return secret

    def _seat_host(self, row: GameRow, draft: Draft, guest: str | None) -> None:
        """The host sits at its own seat and at those of whoever shares its screen; or only watches."""
        if guest is None:
            return
        mine = [number for number, chair in enumerate(draft.chairs) if chair.mine or chair.kind == "screen"]
        for seat in mine:
            self.store.sit(guest, Sitting(row.id, seat, host=True))
            if row.status == "waiting" and draft.chairs[seat].mine:
                self.store.take(row.id, seat, row.seats[seat].name, read_luck(draft.luck))
        if not mine:
            self.store.sit(guest, Sitting(row.id, None, host=True))

    async def sit_down(self, id: str, seat: int, guest: str, name: str, luck: str, link: str | None = None) -> bool:
        """A guest takes a seat, by its link (as a hash) or as a stranger: a free one while the table waits, otherwise
        that of somebody who left. False: the link opens nothing any more, or the seat is taken."""
        row = await asyncio.to_thread(self.store.game, id)
        others = [each.name for each in row.seats if each.seat != seat]
        called, given = distinct(clean(name) or row.seats[seat].name, others), read_luck(luck)
        news = await self._announcement(id, "sit", seat)
        sits = await asyncio.to_thread(
            lambda: self.store.sit_down(guest, id, seat, called, given, link=link, announcement=news)
        )
        if sits:
            self.announce_seats(id)
            await self.begin_if_full(id)
        return sits

    async def watch(self, id: str, guest: str) -> None:
        await asyncio.to_thread(self.store.sit, guest, Sitting(id, None))
        self.places.forget(id)

    async def begin_full(self) -> None:
        """Deal wherever everybody sits and a server was ended before it dealt."""
        for id in await asyncio.to_thread(self.store.full):
            try:
                await self.begin_if_full(id)
            except Exception:
                log.exception("table cannot be dealt", extra={"facts": {"game": id}})

    async def begin_if_full(self, id: str) -> None:
        """Deal, once everybody is here. The seed was promised before anybody gave a part of the luck."""
        for _ in range(3):
            row = await asyncio.to_thread(self.store.game, id)
            if row.status != "waiting" or not all(seat.taken for seat in row.seats):
                return
            if await asyncio.to_thread(self._begin, row):
                self.tables.announce(id, SEATS)
                self.tables.live.tell(id, 0, POSITION)
                self.tables.tell(await self.tables.open(id), row)
                return

    def _begin(self, row: GameRow) -> bool:
        playing = begin_row(row, BETWEEN.join(self.store.luck(row.id)))
        table = deal(playing)
        facts = row.id, playing.salt, playing.start, playing.asked, time.time(), keep(table)
        return self.store.start(*facts, names=row.names, settings=playing.settings)

    async def stand_in(self, id: str, seat: int, player: str | None, *, host: bool = True) -> None:
        """A computer plays for somebody who left; None: they are back. Who has the seat may say so too, not only the
        host."""
        if player is not None:
            check_player(player)
        row = await asyncio.to_thread(self.store.game, id)
        if not 0 <= seat < len(row.seats) or row.seats[seat].kind == "bot" or row.status != "playing":
            raise Late("no-stand-in")
        if row.seats[seat].stand_in == player:
            return
        what: What = "stand-in" if player is not None else "give-back" if host else "take-back"
        news = await self._announcement(id, what, seat, player)
        await asyncio.to_thread(lambda: self.store.set_seat(id, seat, stand_in=player, announcement=news))
        self.announce_seats(id)
        known = await self.tables.open(id)
        self.tables.tell(known, known.row)

    async def fill(self, id: str, player: str, names: Sequence[str]) -> None:
        """Computers take all seats that are free, and the game begins."""
        check_player(player)
        row = await asyncio.to_thread(self.store.game, id)
        taken = [seat.name for seat in row.seats if seat.taken]
        for seat in row.seats:
            if seat.kind != "bot" and not seat.taken and row.status == "waiting":
                name = distinct(names[seat.seat % len(names)], taken)
                taken.append(name)
                await asyncio.to_thread(self._replace_by_computer, id, seat.seat, name, player)
        self.announce_seats(id)
        await self.begin_if_full(id)

    def _replace_by_computer(self, id: str, seat: int, name: str, player: str) -> None:
        self.store.set_seat(id, seat, kind="bot", player=player, name=name, taken=True)
        self.store.revoke("link", id, seat)

    async def reissue(self, id: str, seat: int | None) -> str:
        """A new link to a seat or for spectators; the old one, and whoever sat there by it, are out."""
        row = await asyncio.to_thread(self.store.game, id)
        if seat is not None and (not 0 <= seat < len(row.seats) or row.seats[seat].kind != "person"):
            raise NotHere
        await self.revoke(id, seat)
        return await asyncio.to_thread(self._issue, "watch" if seat is None else "link", id, seat)

    async def revoke(self, id: str, seat: int | None) -> None:
        """The link opens nothing any more; whoever came by it is out, and its streams end."""
        news = None if seat is None else await self._announcement(id, "unseat", seat)
        await asyncio.to_thread(self._revoke, id, seat, news)
        self.announce_seats(id)

    def _revoke(self, id: str, seat: int | None, news: Announcement | None) -> None:
        self.store.revoke("watch" if seat is None else "link", id, seat)
        if seat is None:
            self.store.unwatch(id)
        else:
            self.store.unseat(id, seat, news)

    async def _announcement(self, id: str, what: What, seat: int, player: str | None = None) -> Announcement:
        """What all are told, at its place in the log."""
        known = await self.tables.open(id)
        return Announcement(what, seat, 0 if known.table is None else len(known.table.log), player)

    async def make_token(self, id: str, seat: int) -> str:
        """A token, with which a program plays a seat beside the person who sits there. It ends the one before it."""
        await asyncio.to_thread(self.store.revoke, "token", id, seat)
        token = await asyncio.to_thread(self._issue, "token", id, seat)
        self.places.forget(id)
        return token

    def announce_seats(self, id: str) -> None:
        """Seats have changed: forget what we knew, tell everybody."""
        self.places.forget(id)
        self.tables.announce(id, SEATS)


def check_player(player: str) -> str:
    """Computer players by their name only: a stranger must not name code to be run."""
    if player not in NAMES:
        raise BadSetup("unknown-player", player=player[:40], known=", ".join(NAMES))
    return player


def read_luck(luck: str) -> str:
    """A person's part of the luck, or one of ours; longer ones go in by their hash."""
    cleaned = clean(luck, 8 * LONGEST_LUCK).replace(BETWEEN, "/")
    if not cleaned:
        return token_hex(16)
    return cleaned if len(cleaned.encode()) <= LONGEST_LUCK else sha256(cleaned.encode()).hexdigest()


def draft_row(game: Game[Any], draft: Draft) -> GameRow:
    """The row of a table that waits. The seed is drawn here, before anybody's luck is known. The cards are dealt once
    for a try: what does not go together is told now, not when everybody has come."""
    seats: list[SeatRow] = []
    for number, chair in enumerate(draft.chairs):
        player = check_player(chair.player or "") if chair.kind == "bot" else None
        name = clean(chair.name) or (player or "").capitalize() or f"Seat {number + 1}"
        name = distinct(name, [seat.name for seat in seats])
        seats.append(SeatRow(number, chair.kind, name, player, taken=chair.kind in ("bot", "screen")))
    try:
        settings = game.agreed(draft.settings)
        Table(game, len(seats), bytes(SEED_BYTES), settings=settings, names=[seat.name for seat in seats])
    except BadSetup as wrong:
        raise BadDeal(wrong, game.package) from None
    seed = new_seed()
    now = time.time()
    return GameRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        settings=settings,
        seats=tuple(seats),
        seed=seed.hex(),
        commitment=commitment(seed),
        salt="",
        start="",
        status="waiting",
        listed=draft.listed,
        created=now,
        moved=now,
        position=0,
        asked=(),
        before=draft.before,
    )


def begin_row(row: GameRow, luck: str) -> GameRow:
    """The row as it is once the cards are dealt."""
    dealt_row = replace(row, salt=luck.encode().hex(), status="playing", listed=False)
    table = deal(dealt_row)
    seats = tuple(replace(seat, taken=True) for seat in row.seats)
    asked = tuple(ask.seat for ask in table.line.waiting())
    return replace(dealt_row, settings=table.settings, start=table.start, asked=asked, seats=seats)


def deal(row: GameRow) -> Table[Any]:
    seed, salt = bytes.fromhex(row.seed), bytes.fromhex(row.salt)
    return Table(find(row.game), len(row.seats), seed, salt=salt, settings=row.settings, names=row.names)
