"""The log in words, with every card a link to the thing: on the table if it lies there, else in the reference."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from minijinja import Markup, escape

from wardroom.interface.log_lines import tell_lines, tells_by_lines
from wardroom.kernel import HIDDEN
from wardroom.kernel.game import games

from ..render import Words

CARD, NAME, END = "\ue000", "\ue001", "\ue002"
"""Around what becomes a link or a name. No player's name can contain them: they are not printable."""
FOUND = re.compile(f"{CARD}([a-z0-9_]+){NAME}([^{END}]*){END}|{NAME}([^{END}]*){END}")

Told = Sequence[tuple[str, dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Entry:
    """What one seat did in a row, or what just happened."""

    seat: int | None
    html: Markup
    number: int  # of its last event
    fresh: bool  # the reader has not seen it yet
    key: str = ""  # of its first event, with its arguments
    args: Mapping[str, Any] = field(default_factory=dict)


class Linking(Words):
    """Says cards and names so that they can be found again in the sentence."""

    @classmethod
    def like(cls, words: Words) -> Linking:
        return cls(words.language, *words.packages[1:], names=words.names, reader=words.reader)

    def card(self, face: str) -> str:
        name = super().card(face)
        return name if face.startswith(HIDDEN) else f"{CARD}{face}{NAME}{name}{END}"

    def seat(self, seat: int) -> str:
        return f"{NAME}{super().seat(seat)}{END}"


def write_log(
    log: Told,
    words: Words,
    game: str,
    here: Collection[str] = (),
    since: int | None = None,
    most: int | None = None,
    announced: Sequence[tuple[int, Markup, bool]] = (),
) -> list[Entry]:
    """The log, oldest first; an entry is a line, where the game tells what follows in short (`tell_lines`), or else all
    events of one seat in a row. `here`: the faces that lie on the page; `since`: how many events the reader has seen;
    `most`: so many events, the latest, are enough; `announced`: what was said besides, each after so many events."""
    found: list[Entry] = []
    seen = len(log) if since is None else since
    first = 0 if most is None else max(0, min(len(log) - most, seen))
    linking = Linking.like(words)
    besides = [Entry(None, said, after, after >= seen) for after, said, _ in announced if after >= first]
    breaks = {seen, *(each.number for each in besides)}
    told, by_lines = log[first:], tells_by_lines(log[first:], linking)
    for seat, line, number, key, args in tell_lines(told, linking, find_automa(game), first, breaks):
        while besides and besides[0].number < number:
            found.append(besides.pop(0))
        fresh = number > seen and seat != words.reader
        said = link_cards(line, game, here)
        last = found[-1] if found else None
        if not by_lines and last is not None and seat is not None and last.seat == seat and last.fresh == fresh:
            found[-1] = replace(last, html=Markup(f"{last.html} {said}"), number=number)
        else:
            found.append(Entry(seat, said, number, fresh, key, args))
    return found + besides


def link_cards(said: str, game: str, here: Collection[str] = ()) -> Markup:
    """The sentence as markup; cards that lie `here` are links to their place on the page."""
    parts, at = [], 0
    for found in FOUND.finditer(said):
        parts.append(str(escape(said[at : found.start()])))
        if found[1] and found[1] not in printed_faces(game):
            parts.append(str(escape(found[2])))
        elif found[1]:
            place = f"#c-{found[1]}" if found[1] in here else f"/cards/{game}#{found[1]}"
            parts.append(f'<a href="{place}">{escape(found[2])}</a>')
        else:
            parts.append(f"<b>{escape(found[3])}</b>")
        at = found.end()
    return Markup("".join(parts) + str(escape(said[at:])))


@cache
def printed_faces(game: str) -> frozenset[str]:
    """The faces that have a place among the cards of the reference."""
    found = games().get(game)
    return frozenset(found.show.printed()) if found else frozenset()


def find_automa(game: str) -> tuple[str, ...]:
    """How the keys of events begin that tell what its printed opponent does."""
    found = games().get(game)
    return found.show.automa if found else ()


def cards_in(args: dict[str, Any]) -> Iterator[str]:
    """The faces that an event names."""
    for name, value in args.items():
        if name.startswith("card"):
            yield from [value] if isinstance(value, str) else value


def find_new_cards(log: Told, seat: int, keys: Collection[str]) -> Iterator[str]:
    """The cards that these events brought to a seat, with nobody acting in between: what it has just drawn or taken."""
    for key, args in reversed(log):
        if args.get("seat") != seat:
            return
        if key in keys:
            yield from cards_in(args)
