"""The faces of a game's cards as pages draw them: name, sections with their symbols, text, and a constellation.

A face looks the same wherever it lies, so each is drawn once per language and remembered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any

from minijinja import Markup, escape

from wardroom.kernel import HIDDEN, Game
from wardroom.kernel.game import find

from ..render import PACKAGE, Words, find_symbol, has_own, macro, part, symbol

MARK = re.compile(r"<([a-z]+)>(.*?)</\1>")
LONG = 84
BACK, FACTS = "back", "facts"
"""The entries of a printed face that are no sections of it: what is on the other side, and what else is printed there
for the game's own `web/card.html` to draw."""


AT = "@"
"""Between a face and where it lies, in games that tell equal cards apart: `guard@pagh-1`."""


def face_of(tag: str) -> str:
    """The face of a card as views and keys write it."""
    return tag.partition(AT)[0]


@dataclass(frozen=True, slots=True)
class Value:
    """What stands in a section of a card: `Combat`, with its symbol."""

    section: str
    id: str
    symbol: str
    text: str


class Face:
    """The printed side of a card. `body`, `peek` and `chip_peek` are ready-made markup."""

    def __init__(self, faces: Faces, id: str) -> None:
        self.id = id
        self.back = str(faces.printed[id].get(BACK, ""))
        self.facts = faces.printed[id].get(FACTS)
        self.name = faces.words.card(id)
        self.href = f"/cards/{faces.game.name}#{id}"
        first, *rest = faces.values(id) or [[]]
        self.top = first
        """The values of the first section: what kind of thing it is."""
        self.attributes = [value for values in rest for value in values]
        self.values = [*first, *self.attributes]
        self._faces = faces

    @cached_property
    def text(self) -> Markup:
        key = f"card-{self.id}.text"
        return self._faces.mark_up(self._faces.words.say(key)) if self._faces.words.has(key) else Markup("")

    @cached_property
    def rules(self) -> list[str]:
        key = f"card-{self.id}.rule"
        return self._faces.words.say(key).split() if self._faces.words.has(key) else []

    @cached_property
    def plain(self) -> str:
        """Its text without any marks, for search and for labels."""
        key = f"card-{self.id}.text"
        return MARK.sub(r"\2", self._faces.words.say(key)) if self._faces.words.has(key) else ""

    @cached_property
    def long(self) -> bool:
        """Whether its text may be cut short in a hand."""
        return len(self.plain) > LONG

    @cached_property
    def sky(self) -> Markup:
        return draw_constellation(self.id, 78, 52)

    @cached_property
    def body(self) -> Markup:
        """All but the frame and what can be done with it."""
        return self._faces.draw_body(self)

    @cached_property
    def titled(self) -> Markup:
        """The same with its name as a heading of a page of its own."""
        return self._faces.draw_body(self, "h2")

    @cached_property
    def peek(self) -> Markup:
        """The whole card in a popover with the id `peek-<face>`."""
        return part("card_peek", self._faces.words, face=self)

    @cached_property
    def chip_peek(self) -> Markup:
        """A chip that opens the popover of the card, which must be on the page."""
        return part("chip_peek", self._faces.words, face=self)


class Faces:
    """All faces of a game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.printed = game.show.printed()
        self.words = Words(language, PACKAGE, game.package)
        self._faces: dict[str, Face] = {}

    def __contains__(self, id: object) -> bool:
        return id in self.printed

    def __iter__(self) -> Iterator[Face]:
        return (self[id] for id in self.printed)

    def __getitem__(self, id: str) -> Face:
        id = face_of(id)
        if id not in self._faces:
            self._faces[id] = Face(self, id)
        return self._faces[id]

    def known(self, id: str) -> bool:
        """Whether this is a face and not a back, wherever it lies."""
        return not id.startswith(HIDDEN) and face_of(id) in self.printed

    def values(self, id: str) -> list[list[Value]]:
        """Section by section. A value is called `<section>-<value>`; its symbol has the section's first letter."""
        sections = {name: values for name, values in self.printed[id].items() if name not in (BACK, FACTS)}
        return [[self.value(name, each) for each in as_list(values)] for name, values in sections.items()]

    def value(self, section: str, id: str) -> Value:
        return Value(section, id, find_symbol(self.game.name, f"{section[0]}-{id}"), self.words.say(f"{section}-{id}"))

    def draw_body(self, face: Face, heading: str = "h3") -> Markup:
        """As the game draws it (`web/card.html`), or as all games do."""
        template = f"{self.game.name}/card.html" if has_own(self.game.name, "card.html") else "parts.html"
        return macro(template, "card_body", self.words, face=face, heading=heading)

    @cached_property
    def sections(self) -> list[str]:
        """In the order in which they are printed."""
        return list(
            dict.fromkeys(name for printed in self.printed.values() for name in printed if name not in (BACK, FACTS))
        )

    @cached_property
    def backs(self) -> list[str]:
        """The kinds of cards, in the order in which they are printed."""
        return list(dict.fromkeys(self[id].back for id in self.printed))

    @cached_property
    def values_by_name(self) -> dict[tuple[str, str], Value]:
        """Values by their section and what they are called."""
        found = (value for id in self.printed for values in self.values(id) for value in values)
        return {(value.section, value.text.casefold()): value for value in found}

    @cached_property
    def cards(self) -> dict[str, str]:
        """Faces by their names."""
        return {self.words.card(id): id for id in self.printed}

    def mark_up(self, text: str) -> Markup:
        """A text whose marks (`<spec>Weapon</spec>`) become words with their symbols, and cards links."""
        parts, at = [], 0
        for found in MARK.finditer(text):
            parts += [str(escape(text[at : found.start()])), self._mark(found[1], found[2])]
            at = found.end()
        return Markup("".join(parts) + str(escape(text[at:])))

    def _mark(self, tag: str, said: str) -> str:
        if tag == "card" and said in self.cards:
            return f'<a class="named" href="/cards/{self.game.name}#{self.cards[said]}">{escape(said)}</a>'
        section = next((name for name in self.sections if name.startswith(tag)), None)
        if section is None:
            return f'<span class="m m--{tag}">{escape(said)}</span>'
        before, word, value = self._find_value(section, said)
        if value is None:
            return f'<span class="at at--{section}">{escape(said)}</span>'
        first, space, rest = word.partition(" ")
        glyph = f'<svg class="sym" aria-hidden="true"><use href="{symbol(value.symbol)}"/></svg>'
        return (
            f'{escape(before)}<span class="at at--{section}"><span class="at__nb">{glyph}\u202f{escape(first)}</span>'
            f"{space}{escape(rest)}</span>"
        )

    def _find_value(self, section: str, said: str) -> tuple[str, str, Value | None]:
        """The value that a word means, whether in the plural or after a "non-"; what stands before it comes first."""
        for start in range(len(said)):
            if start and said[start - 1] not in " -":
                continue
            word = said[start:].casefold()
            for form in (word, word.removesuffix("s"), word.removesuffix("x")):
                if (section, form) in self.values_by_name:
                    return said[:start], said[start:], self.values_by_name[section, form]
        return "", said, None


def as_list(values: object) -> list[str]:
    return [str(each) for each in values] if isinstance(values, list) else [str(values)]


@cache
def faces(game: str, language: str) -> Faces:
    return Faces(find(game), language)


def draw_constellation(id: str, width: int, height: int) -> Markup:
    """The picture of a card: stars whose places come from its id, and the lines between them."""
    dice = blake2b(id.encode(), digest_size=32).digest()
    count = 5 + dice[0] % 4
    step = (width - 12) / count
    stars = [
        (
            round(6 + step * place + step * dice[3 * place + 1] / 256, 1),
            round(6 + (height - 12) * dice[3 * place + 2] / 255, 1),
            round(0.9 + dice[3 * place + 3] / 170, 1),
        )
        for place in range(count)
    ]
    way = "L".join(f"{x} {y}" for x, y, _ in stars)
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in stars)
    return Markup(
        f'<svg class="card__sky" viewBox="0 0 {width} {height}" aria-hidden="true"><path d="M{way}"/>{dots}</svg>'
    )
