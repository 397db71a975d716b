"""Look at the table page: `python -m tests.web.look OUT [names...]` plays real games to interesting states, writes each
as HTML, takes screenshots with Chromium in several widths, themes and languages, and lets axe look for faults.

For people who change templates and styles; the tests of the server look at the running site.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from wardroom.web.render import Reader, find_file, table

from .chromium import launched
from .states import STATES as MISSIONS
from .states import State
from .states_ccg import STATES as CCG
from .states_chair import STATES as CHAIR
from .states_chair_companion import STATES as CHAIR_COMPANION
from .states_companion import STATES as COMPANION
from .states_seti import STATES as SETI
from .states_starship import STATES as STARSHIP

STATES = MISSIONS | STARSHIP | SETI | COMPANION | CHAIR | CHAIR_COMPANION | CCG
IN_PLACE = {"preload": False}
"""axe would put imported style sheets into the page again, which our policy forbids; no rule that is on needs them."""
WIDTHS = {1366: 768, 768: 1024, 360: 740, 320: 640}


class Quiet(SimpleHTTPRequestHandler):
    """Serves OUT, with our static files where the server has them."""

    def translate_path(self, path: str) -> str:
        plain = path.partition("?")[0]
        if plain.startswith("/static/"):
            return str(find_file(plain.removeprefix("/static/")))
        return super().translate_path(path)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def shown(page: Any, address: str) -> None:
    """A page with the letters it will have: before they are there, everything has another size."""
    page.goto(address)
    page.evaluate("document.fonts.ready")


def written(state: State, language: str, theme: str) -> str:
    """The page of a state."""
    words, scene = state.scene(language)
    return table(Reader(language, theme, "token", "/games/x"), words, scene)


def shots(folder: Path, names: list[str], widths: list[int], themes: list[str], languages: list[str]) -> int:
    """Take them all; the number of faults that axe calls serious."""
    faults = 0
    with served(folder) as address, launched() as browser:
        for name in names:
            state = STATES[name]()
            for language in languages:
                for theme in themes:
                    stem = f"{name}-{language}-{theme}"
                    (folder / f"{stem}.html").write_text(written(state, language, theme), "utf-8")
                    for width in widths:
                        page = browser.new_page(viewport={"width": width, "height": WIDTHS[width]})
                        page.add_init_script("delete window.EventSource")  # nobody would answer
                        page.goto(f"{address}/{stem}.html")
                        page.screenshot(path=folder / f"{stem}-{width}.png")
                        faults += examined(page, f"{stem}-{width}")
                        page.close()
    return faults


def examined(page: Any, name: str) -> int:
    """What overflows sideways, how tall the page is, and what axe says."""
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    note = " OVERFLOW" if size[0] > page.viewport_size["width"] else ""
    print(f"{name}: {size[0]}x{size[1]}{note}")
    found = found_by_axe(page)
    for each in found:
        print(f"  {each}")
    return len(found)


def found_by_axe(page: Any) -> list[str]:
    """Its serious and critical findings, with the places."""
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

    every = Axe().run(page, options=IN_PLACE).response["violations"]
    found = [each for each in every if each["impact"] in ("serious", "critical")]
    nodes = [(each, node) for each in found for node in each["nodes"][:4]]
    return [f"{each['id']}: {each['help']}: {node['target']} {node['html'][:200]}" for each, node in nodes]


def chosen(words: list[str], known: list[str]) -> list[str]:
    return [each for each in known if each in words] or known


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    words = sys.argv[2:]
    widths = [int(each) for each in chosen(words, [str(width) for width in WIDTHS])]
    names, themes, languages = (
        chosen(words, list(STATES)),
        chosen(words, ["dark", "light"]),
        chosen(words, ["en", "fr"]),
    )
    sys.exit(1 if shots(folder, names, widths, themes, languages) else 0)


if __name__ == "__main__":
    main()
