"""`GET /games/{id}` while a game is played: the table of one seat, of a spectator, or behind a curtain.

What a game's own template may use is described in docs/add-a-game.md, section "Web".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from minijinja import Markup

from wardroom.interface.orders import Orders
from wardroom.kernel import Game, Label, Seat
from wardroom.kernel.ask import DONE
from wardroom.kernel.points import counted
from wardroom.store.rows import GameRow

from ..render import Words, has_own
from .card_layout import SORTS, make_layer, make_order
from .faces import Faces, faces
from .hint import DEFAULT, Hint, describe_hint, ranks
from .log import write_log
from .options import LAST, Choice, Group, Refusal, choice, groups, refusals
from .orders import order_book
from .players import Player, players
from .position import Position, read_position
from .sheet import Sheet, sheet

SHOWN = 14
"""So many entries of the log are on the table; the rest has a page of its own."""
EVENTS = 3 * SHOWN
PICTURE = "picture"
NEWS = 6
"""So many entries are told to who comes back; of more, the last ones."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision: what, why, by which rule; and a word about what cannot be undone."""

    kind: str
    text: str
    why: str
    rule: str
    final: str
    many: bool


@dataclass(frozen=True, slots=True)
class Spoken:
    """A position in words."""

    ask: Asked | None
    groups: Sequence[Group]
    done: Choice | None  # where several things may be picked: what ends that, allowed by now or not
    refused: Sequence[Refusal]
    sheet: Sheet | None
    here: frozenset[str]  # all that lies on the page
    kept: dict[str, Markup] = field(default_factory=dict)  # what was drawn of it, ready to be shown again

    def keep(self, name: str, drawn: str) -> Markup:
        self.kept[name] = Markup(drawn)
        return self.kept[name]


def table(
    seat: Seat[Any],
    words: Words,
    row: GameRow,
    *,
    position: Position | None = None,
    once: str = "",
    sort: str = "type",
    since: int | None = None,
    hint: Hint | None = None,
    host: bool = False,
    links: Mapping[int, str] | None = None,
    watch: str = "",
    mine: Collection[int] = (),
    spectators: int = 0,
    notes: str = "",
    orders: Orders | None = None,
    webhook: str = "",
    toast: str = "",
    picked: Collection[str] = (),
) -> dict[str, Any]:
    """The context of a table; `render.table` makes a page of it.

    `position`: what was worked out before (`Positions.of`); `once`: a fresh name for the next request; `since`: how
    many lines of its log the reader has seen (`told` in the page that it saw); `links`, `watch`: secret addresses
    just made, shown to the host once; `orders`: what the reader passes once and for all; `mine`: all seats that this
    browser plays; `toast`: a sentence about what the reader just did; `picked`: what it had picked when that was
    refused.
    """
    position = position or read_position(seat)
    sort = sort if sort in SORTS else SORTS[0]
    deck = faces(row.game, words.language)
    said = put_into_words(position, words, deck, sort, seat.game.units)
    everybody = players(row, words, [number for number, _ in seat.asked], seat.number)
    offered = [*said.groups, Group("", [said.done], False)] if said.done else said.groups
    log = write_log(position.log, words, row.game, said.here, since, EVENTS)
    title = words("game-name.short" if words.has("game-name.short") else "game-name")
    return {
        "game": row.game,
        "own_css": has_own(row.game, "table.css"),
        "id": row.id,
        "title": title,
        "page_title": page_title(said.ask, seat, words, everybody, title),
        "position": seat.position,
        "once": once,
        "seat": seat.number,
        "me": "" if seat.watching else seat.names[seat.number],
        "watching": seat.watching,
        "over": seat.over,
        "view": position.view,
        "picture": picture(position, seat.game),
        "ask": said.ask,
        "groups": said.groups,
        "done": said.done,
        "later": any(label.key != DONE for label, _ in position.refusals),
        "picked": picked,
        "option": {choice.key: choice for group in offered for choice in group.choices},
        "refused": said.refused,
        "failed": row.status == "failed",
        "can_undo": seat.can_undo and row.status != "failed",
        "concede": describe_conceding(seat, words) if row.status == "playing" else "",
        "players": everybody,
        "others": [who for who in everybody if not who.me],
        "waiting": [who for who in everybody if who.asked and not who.me],
        "log": log[: -SHOWN - 1 : -1],
        "recent": log[::-1],
        "told": len(position.log),
        "news": [entry for entry in log if entry.fresh and entry.seat != seat.number][-NEWS:],
        "sheet": said.sheet,
        "lay": make_layer(deck, position, said.groups, said.refused, seat.number, sort),
        "known": deck.known,
        "sort": sort,
        "sorts": SORTS,
        "hint": describe_hint(hint, offered, words, seat.game.units) if said.ask else None,
        "ranks": ranks(words, hint.rank if hint else DEFAULT) if said.ask else (),
        "notes": notes,
        "orders": order_book(orders or Orders(), seat.ask, words),
        "webhook": webhook,
        "host": host,
        "chairs": row.seats if host else (),
        "links": dict(links or {}) if host else {},
        "watch": watch if host else "",
        "own_seats": list(mine),
        "kept": said.kept,
        "keep": said.keep,
        "spectators": spectators,
        "toast": toast,
        "curtain": None,
    }


def picture(position: Position, game: Game[Any]) -> Any:
    """What the game draws from the view, worked out once."""
    if PICTURE not in position.said:
        position.said[PICTURE] = game.show.picture(position.view)
    return position.said[PICTURE]


def curtain(seat: Seat[Any], words: Words, row: GameRow, to: int, **more: Any) -> dict[str, Any]:
    """Between two people at one screen: the table as a spectator sees it, and whom to pass the device to. `seat` is the
    spectator's."""
    return {**table(seat, words, row, **more), "curtain": next(each for each in row.seats if each.seat == to)}


def put_into_words(position: Position, words: Words, deck: Faces, sort: str, units: int) -> Spoken:
    """A position in the reader's language, remembered with it."""
    key = f"{words.language} {sort}"
    found = position.said.get(key)
    if found is None:
        labels, done = split_done(position)
        leaves = count_leaves(position, units)
        found = position.said[key] = Spoken(
            ask=describe_ask(position, words),
            groups=groups(labels, words, leaves, make_order(deck, position, sort)),
            done=choice(done, words, leaves, LAST) if done else None,
            refused=refusals(position.refusals, words),
            sheet=sheet(position.sheet, words, units),
            here=find_words(position.view),
        )
    assert isinstance(found, Spoken)
    return found


def describe_conceding(seat: Seat[Any], words: Words) -> str:
    """What happens if this seat gives the game up; nothing where it cannot."""
    if not seat.can_concede:
        return ""
    others = [name for number, name in enumerate(seat.names) if number != seat.number]
    return words("web-table-concede.about", names=words.listed(others), count=len(others))


def split_done(position: Position) -> tuple[Sequence[Label], Label | None]:
    """What can be picked; and, where that may be several things, what ends the picking. That may be refused as things
    stand, and be allowed once something was picked."""
    if not position.many:
        return position.labels, None
    judged = [*position.labels, *(label for label, _ in position.refusals)]
    done = next((label for label in judged if label.key == DONE), None)
    return [label for label in position.labels if label.key != DONE], done


def count_leaves(position: Position, units: int) -> dict[str, int | str]:
    return {option: counted(total, units) for option, total in position.leaves.items()}


def describe_ask(position: Position, words: Words) -> Asked | None:
    """A game may ask shorter on the web: `table-ask-<kind>`, with `.why`, and `.final` for what cannot be undone."""
    if position.kind is None:
        return None
    own, common = f"table-ask-{position.kind}", f"ask-{position.kind}"
    return Asked(
        kind=position.kind,
        text=say_first(words, (own, common), position.prompt),
        why=say_first(words, (f"{own}.why", f"{common}.why"), position.prompt),
        rule=words.say(f"{common}.rule") if words.has(f"{common}.rule") else "",
        final=describe_final(position, words, f"{own}.final"),
        many=position.many,
    )


def say_first(words: Words, keys: Sequence[str], args: Mapping[str, Any]) -> str:
    """The first of these that there is."""
    return next((words.say(key, args) for key in keys if words.has(key)), "")


def describe_final(position: Position, words: Words, own: str) -> str:
    locked = sum(label.final for label in position.labels)
    if not locked:
        return ""
    if words.has(own):
        return words.say(own, position.prompt)
    return words("web-table-final-all" if locked == len(position.labels) else "web-table-final-some")


def page_title(ask: Asked | None, seat: Seat[Any], words: Words, everybody: Sequence[Player], title: str) -> str:
    if ask is not None:
        return words("web-table-title-turn", ask=ask.text, title=title)
    if seat.over:
        return words("web-table-title-over", title=title)
    names = words.listed([who.name for who in everybody if who.asked])
    return words("web-table-title-wait", names=names, title=title)


def find_words(view: Any) -> frozenset[str]:
    """All words of a view; the faces among them lie on the page."""
    if isinstance(view, str):
        return frozenset((view,))
    if isinstance(view, dict):
        view = list(view.values())
    return frozenset().union(*map(find_words, view)) if isinstance(view, list) else frozenset()
