"""Pages out of templates (MiniJinja). What a game brings in its `web` folder is told in docs/add-a-game.md."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from minijinja import Environment, Markup, escape

from wardroom.interface.orders import Orders
from wardroom.kernel.game import games
from wardroom.language import SpokenText

from .hyphens import hyphenate

PACKAGE = "wardroom.web"
THEMES = ("auto", "dark", "light")
FONTS = {
    "SourceSansPro-Regular.ttf": "font_source_sans_pro",
    "SourceSansPro-It.ttf": "font_source_sans_pro",
    "SourceSansPro-Semibold.ttf": "font_source_sans_pro",
    "SourceSerifPro-Regular.ttf": "font_source_serif_pro",
    "SourceSerifPro-Semibold.ttf": "font_source_serif_pro",
}
"""The fonts of our pages, as installed packages bring them (SIL Open Font License): so lines break alike everywhere."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a page is for, and how they want it. With the position, all that a page of a table depends on."""

    language: str
    theme: str
    csrf: str  # the token of the forms
    here: str  # the address of the page itself
    # At a table:
    whole: bool = True  # the whole page, or only what the script swaps in
    sort: str = "type"  # the order of the hand
    since: int | None = None  # how many lines of the log a spectator has seen (`told` in the page that it saw)
    host: bool = False
    mine: tuple[int, ...] = ()  # all seats that this browser plays
    spectators: int = 0
    notes: str = ""
    webhook: str = ""
    orders: Orders = Orders()  # what the reader passes once and for all
    pass_to: int | None = None  # the seat that the device must be passed to
    at: int | None = None  # the table when so many lines stood in the log, instead of now
    play: int = 0  # and on by itself after so many seconds


class Words(SpokenText):
    """The texts of the pages and of a game, callable from templates: `say("key", name=value)`."""

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(key, args)

    def soft(self, text: str) -> str:
        """A name for a narrow place: long words may be broken where the language allows it."""
        return hyphenate(text, self.language)


def source(name: str) -> str | None:
    """`lobby.html` is ours, `missions/table.html` is the game's."""
    game, _, rest = name.partition("/")
    if rest:
        found = games().get(game)
        place = files(found.package).joinpath("show", "web", rest) if found and found.package else None
    else:
        place = files(PACKAGE).joinpath("templates", name)
    return place.read_text("utf-8") if place is not None and place.is_file() else None


def find_file(name: str) -> Traversable:
    """A file that browsers may ask for: `parts.css` is ours, `missions/table.css` the game's, `fonts/...` a font."""
    folder, _, rest = name.rpartition("/")
    if not folder:
        return files(PACKAGE).joinpath("static", rest)
    if folder == "fonts":
        return files(FONTS[rest]).joinpath("files", rest)
    return files(games()[folder].package).joinpath("show", "web", rest)


@cache
def stamp(name: str) -> str:
    """A few letters that change when a file of ours does, so that browsers may keep it for ever."""
    return blake2b(find_file(name).read_bytes(), digest_size=6).hexdigest()


@cache
def static(name: str) -> Markup:
    """The address of a file of ours (`parts.css`) or of a game (`missions/table.css`)."""
    return Markup(f"/static/{name}?v={stamp(name)}")


@cache
def symbol(name: str) -> Markup:
    """The address of a symbol: `i-undo` is ours, `starship:e-move` the game's own."""
    game, _, own = name.rpartition(":")
    return Markup(f"{static(f'{game}/symbols.svg' if game else 'symbols.svg')}#{escape(own)}")


def find_symbol(game: str, name: str) -> str:
    """A symbol of the game, if its `symbols.svg` has it; else nothing."""
    return f"{game}:{name}" if f'id="{name}"' in (source(f"{game}/symbols.svg") or "") else ""


@cache
def has_own(game: str, name: str) -> bool:
    """Whether a game brings a file of this name (`table.html`, `table.css`)."""
    return source(f"{game}/{name}") is not None


@cache
def environment() -> Environment:
    made = Environment(
        loader=source,
        auto_escape_callback=lambda _: "html",
        undefined_behavior="strict",
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.add_global("static", static)
    made.add_global("symbol", symbol)
    made.add_global("has_own", has_own)
    made.add_filter("link_rules", link_rules)
    return made


def link_rules(html: str, game: str) -> Markup:
    """What happened, with every rule cited as a link. What all rules of a game begin with is only said aloud."""
    prefix = games()[game].prefix
    link = rf'<a class="rule" href="/rules/{game}#\g<0>"><span class="sr">{prefix}-</span>\1</a>'
    return Markup(re.sub(rf"\b{prefix}-(\d+(?:\.\d+)*)", link, str(html)))


def page(template: str, reader: Reader, words: Words, **context: Any) -> str:
    """A whole page. In every template: `say`, `reader`, `static(...)`, `symbol(...)` and the context."""
    return environment().render_template(template, say=words, reader=reader, **context)


def table(reader: Reader, words: Words, scene: Mapping[str, Any]) -> str:
    """The table of a game, as its own template draws it within the common frame (`table.html`)."""
    game = scene["game"]
    template = f"{game}/table.html" if has_own(game, "table.html") else "table.html"
    return page(template, reader, words, layout="base.html" if reader.whole else "bare.html", **scene)


THING = re.compile(r'data-(?:card|thing)="([^"]+)"')


def mark_things(html: str, words: Collection[str]) -> str:
    """A page on which the things with these ids (a card, a place, a tech) are marked."""
    return THING.sub(lambda found: f"{found[0]} data-marked" if found[1] in words else found[0], html)


def part(name: str, words: Words, **args: Any) -> Markup:
    """One macro of `parts.html`, for what is worth remembering."""
    return macro("parts.html", name, words, **args)


def macro(template: str, name: str, words: Words, **args: Any) -> Markup:
    """One macro of a template."""
    call = f'{{% from "{template}" import {name} %}}{{{{ {name}({", ".join(f"{each}={each}" for each in args)}) }}}}'
    return Markup(environment().render_str(call, "part.html", say=words, **args))
