"""`GET /games/{id}` while a game is played: the table of one seat, of a spectator, or behind a curtain.

What a game's own template may use is described in docs/add-a-game.md, section "Web".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from minijinja import Markup

from wardroom.interface.notices import say_gains, say_unused
from wardroom.interface.pace import TURN_SECONDS, Forecast, say_forecast
from wardroom.kernel import Label, Seat
from wardroom.kernel.ask import DONE
from wardroom.kernel.points import counted, points
from wardroom.store.rows import GameRow

from ..render import Reader, Words, has_own
from .announced import tell_announced
from .card_layout import SORTS, make_layer, make_order
from .faces import faces
from .hint import DEFAULT, Hint, describe_hint, ranks
from .log import write_log
from .options import LAST, Choice, Group, choice, endings, find_asked, find_paths, groups, refusals
from .orders import order_book
from .plain import describe_plainly
from .players import Player, players, rank
from .position import Position
from .setup import OPPONENT
from .sheet import sheet
from .since import Since

SHOWN = 14
"""So many entries of the log are on the table; the rest has a page of its own."""
EVENTS = 6 * SHOWN


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision: what, why, by which rule; and a word about what cannot be undone."""

    kind: str
    text: str
    why: str
    rule: str
    final: str
    many: bool
    card: str  # the face it is about; empty if none


@dataclass(frozen=True, slots=True)
class Sure:
    """An option that would leave something unused: what, and by which rule."""

    choice: Choice
    unused: str
    rule: str


@dataclass(frozen=True, slots=True)
class Thinking:
    """How far a computer is with its turn, in seconds, and that in words."""

    taken: int
    most: int
    said: str


@dataclass(frozen=True, slots=True)
class Aside:
    """What a reader is told this once."""

    toast: str = ""  # a sentence about what the reader just did
    picked: Collection[str] = ()  # what it had picked when that was refused
    sure: str = ""  # the option that would leave something unused: is the reader sure?
    hint: Hint | None = None
    links: Mapping[int, str] = field(default_factory=dict)  # secret addresses just made, for the host, by seat
    watch: str = ""  # the same for spectators
    plays_turn: str = ""  # the computer that plays this turn for the reader
    forecast: Forecast | None = None  # how long the computer that is waited for takes


NOTHING = Aside()


def table(
    seat: Seat[Any],
    words: Words,
    row: GameRow,
    position: Position,
    reader: Reader,
    aside: Aside = NOTHING,
    since: Since | None = None,
) -> dict[str, Any]:
    """The context of a table; `render.table` makes a page of it. If the reader has to pass the device, `seat` is the
    spectator's."""
    units = seat.game.units
    sort = reader.sort if reader.sort in SORTS else SORTS[0]
    deck = faces(row.game, words.language)
    ask = describe_ask(position, words)
    options, ends, done = describe_options(position, words, units, make_order(deck, position, sort))
    refused = refusals(position.refusals, words)
    made = [None if total is None else counted(total, units) for total in position.totals]
    leading = find_leaders(position.totals)
    everybody = players(row, words, [number for number, _ in seat.asked], seat.number, made, leading)
    offered = [*options, Group("", [*ends, *([done] if done else [])], False)]
    option = {choice.key: choice for group in offered for choice in group.choices}
    asked = find_asked(options, deck)
    paths = find_paths(position, words)
    announced = tell_announced(seat, row, words)
    read = count_read(seat, since, reader)
    log = write_log(position.log, words, row.game, find_words(position.view), read, EVENTS, announced)
    title = words("game-name.short" if words.has("game-name.short") else "game-name")
    kept = position.drawn.setdefault((words.language, sort), {})
    return {
        "game": row.game,
        "own_css": has_own(row.game, "table.css"),
        "id": row.id,
        "title": title,
        "page_title": page_title(ask, seat, words, everybody, title),
        "position": seat.position,
        "question": "-".join([str(seat.position), str(seat.number), *([aside.sure] if aside.sure else [])]),
        "final": [choice.key for group in offered for choice in group.choices if choice.final],
        "once": f"{seat.position}-{seat.number}",
        "seat": seat.number,
        "me": "" if seat.watching else seat.names[seat.number],
        "watching": seat.watching,
        "over": seat.over,
        "view": position.view,
        "plain": None if has_own(row.game, "table.html") else describe_plainly(seat, position.view, words),
        "picture": position.picture,
        "ask": ask,
        "groups": options,
        "ends": ends,
        "sure": describe_waste(aside.sure, position, ends, words),
        "done": done,
        "later": any(label.key != DONE for label, _ in position.refusals),
        "picked": aside.picked,
        "option": option,
        "brings": position.brings,
        "asked": asked,
        "opens": list(dict.fromkeys(asked.values())),
        "may": partial(find_choice, {**paths, ask.kind: option} if ask else paths),
        "refused": refused,
        "failed": row.status == "failed",
        "campaign": row.in_campaign,
        "can_undo": seat.can_undo and row.status != "failed",
        "concede": describe_conceding(seat, words) if row.status == "playing" else "",
        "players": everybody,
        "others": [who for who in everybody if not who.me],
        "waiting": [who for who in everybody if who.asked and not who.me],
        "log": log[-SHOWN:],
        "recent": log,
        "thinking": describe_thinking(aside.forecast, words) if aside.forecast else None,
        "told": len(position.log),
        "announced": [each.html for each in announced if each.after >= len(position.log) and not each.stands],
        "since": since,
        "sheet": sheet(position.sheet, words, units),
        "lay": make_layer(deck, position, options, paths, refused, seat.number, sort),
        "known": deck.known,
        "sort": sort,
        "sorts": SORTS,
        "hint": describe_hint(aside.hint, offered, words, units) if ask else None,
        "ranks": ranks(words, aside.hint.rank if aside.hint else DEFAULT) if ask else (),
        "notes": reader.notes,
        "orders": order_book(reader.orders, seat.ask, words),
        "webhook": reader.webhook,
        "host": reader.host,
        "chairs": row.seats if reader.host else (),
        "asked_seats": row.asked,
        "stand_in": describe_stand_in(row, seat, aside.plays_turn, words),
        "stander": rank(OPPONENT, words),
        "links": dict(aside.links) if reader.host else {},
        "watch": aside.watch if reader.host else "",
        "own_seats": list(reader.mine),
        "kept": kept,
        "keep": partial(keep, kept),
        "spectators": reader.spectators,
        "toast": aside.toast,
        "curtain": None if reader.pass_to is None else row.seats[reader.pass_to],
    }


def count_read(seat: Seat[Any], since: Since | None, reader: Reader) -> int | None:
    """How many lines of the log are not new. New is what others did since one's last choice; to a spectator, what it
    has not seen."""
    return reader.since if seat.watching else since.before if since else None


def describe_thinking(forecast: Forecast, words: Words) -> Thinking:
    most = max(1, round(TURN_SECONDS if forecast.late else forecast.usual))
    return Thinking(min(round(forecast.taken), most), most, say_forecast(forecast, words))


def describe_stand_in(row: GameRow, seat: Seat[Any], turn: str, words: Words) -> str:
    """Who chooses for the reader now, if somebody does."""
    player = turn or ("" if seat.watching or seat.over else row.seats[seat.number].stand_in)
    return words("web-table-plays-turn" if turn else "web-table-plays-on", rank=rank(player, words)) if player else ""


def keep(kept: dict[str, Markup], name: str, drawn: str) -> Markup:
    """Keep a block of the page with its position, ready to be shown again."""
    kept[name] = Markup(drawn)
    return kept[name]


def find_leaders(totals: Sequence[int | None]) -> Collection[int]:
    """Who has the most points; nobody where not all are known, or all have the same."""
    known = [total for total in totals if total is not None]
    if len(known) < len(totals) or len(set(known)) < 2:
        return ()
    return [seat for seat, total in enumerate(totals) if total == max(known)]


def find_choice(found: Mapping[str, Mapping[str, Choice]], kind: str, key: str) -> Choice | None:
    """What a click on a thing chooses: an answer to the question of this kind, asked now or after one more choice."""
    return found.get(kind, {}).get(key)


def describe_options(
    position: Position, words: Words, units: int, order: Callable[[str], Any]
) -> tuple[list[Group], list[Choice], Choice | None]:
    """What can be chosen; what ends something; and, where several things may be picked, what ends that, allowed by now
    or not."""
    labels, done = split_done(position)
    changes = {option: say_change(change, words, units) for option, change in position.changes.items()}
    changes |= {option: say_gains(ways, words) for option, ways in position.brings.items()}
    return (
        groups(labels, words, changes, order, position.notices),
        endings(labels, words, changes, position.notices),
        choice(done, words, changes, LAST) if done else None,
    )


def say_change(change: int, words: Words, units: int) -> str:
    """What an option does to one's score."""
    sign = "+" if change > 0 else "−"
    return words("web-table-changes", change=f"{sign}{points(abs(change), units)}", count=counted(abs(change), units))


def describe_waste(key: str, position: Position, ends: Sequence[Choice], words: Words) -> Sure | None:
    """The second question, before something is left unused."""
    chosen = next((each for each in ends if each.key == key), None)
    if chosen is None:
        return None
    notice = position.notices[key]
    return Sure(chosen, say_unused(notice, words), notice.rule)


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
        card=name if isinstance(name := position.prompt.get("card"), str) else "",
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
