"""The words of a language as a terminal shows them: section marks become colours and short cues (MIS-11.6)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.containers import Lines
from rich.text import Text as RichText

from wardroom.kernel import HIDDEN
from wardroom.language import SpokenText

TAG = re.compile(r"<(/?)([a-z]+)>")
STYLES = {
    "type": "cyan",
    "spec": "green",
    "life": "magenta",
    "aff": "yellow",
    "card": "italic",
    "key": "bold",
    "hidden": "dim",
}
"""The colour of each section of a card. Colour is never the only cue: `cue-<tag>` says the same in letters."""

LONGEST = 900
NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
HARMLESS = f"\n{NO_BREAK}"
REPLACED = "\N{REPLACEMENT CHARACTER}"
GLUE = str.maketrans(NO_BREAK, "\ue000\ue001")
UNGLUE = str.maketrans("\ue000\ue001", NO_BREAK)
"""Letters that stand for no-break spaces while lines are broken."""


class Styled(RichText):
    """A text with colours. Where it is broken into lines of a table, no-break spaces are none to break at."""

    def wrap(self, *given: Any, **how: Any) -> Lines:
        glued = self.copy()
        glued.plain = self.plain.translate(GLUE)
        lines = glued.wrap(*given, **how)
        for line in lines:
            line.plain = line.plain.translate(UNGLUE)
        return lines


def fold(said: RichText, width: int) -> Iterator[RichText]:
    """A text in lines of this width. They are broken at blanks alone: a path or an address stays whole, however long it
    is, so that it can be copied."""
    for line in said.split(allow_blank=True):
        start, breaks = 0, []
        for word in re.finditer("[^ ]+ *", line.plain):
            if word.start() > start and cell_len(line.plain[start : word.end()].rstrip(" ")) > width:
                start = word.start()
                breaks.append(start)
        yield from line.divide(breaks)


class Words(SpokenText):
    """The texts of the commands and of a game."""

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message; words from outside that are endless are cut, for Fluent refuses them."""
        cut = {name: shortened(value) if isinstance(value, str) else value for name, value in (args or {}).items()}
        return super().say(key, cut)

    def card(self, face: str) -> str:
        """A card's name; a word that is no card is quoted as it is, for that is what a complaint is about."""
        if not face.startswith(HIDDEN) and not self.has(f"card-{face}"):
            return self.say("quoted", {"name": face})
        return super().card(face)

    def marked(self, source: str) -> Styled:
        """A card text with its sections marked."""
        result = Styled()
        style, at = "", 0
        for tag in TAG.finditer(source):
            result.append(source[at : tag.start()], style)
            at = tag.end()
            closing, name = tag[1] == "/", tag[2]
            style = "" if closing else STYLES.get(name, "")
            before, _, after = self.cue(name).partition("…")
            result.append(after if closing else before, STYLES.get(name, ""))
        result.append(source[at:], style)
        return result

    def cue(self, tag: str) -> str:
        """What stands around a marked word: `…⟨L⟩` for a lifeform, `“…”` for a card."""
        return self.say(f"cue-{tag}") if self.has(f"cue-{tag}") else "…"


def shortened(word: str, most: int = LONGEST) -> str:
    return word if len(word) <= most else f"{word[:most]}…"


def clean(said: str) -> str:
    """Without anything that would play tricks with a terminal: files and names may come from strangers."""
    return "".join(letter if letter.isprintable() or letter in HARMLESS else REPLACED for letter in said)


def some(names: Sequence[str], most: int = 12) -> str:
    """A list that does not fill the screen."""
    return ", ".join(names[:most]) + (", …" if len(names) > most else "")
