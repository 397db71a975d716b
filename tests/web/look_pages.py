"""Look at the pages: `python -m tests.web.look_pages FOLDER [NAME...] [--axe]` makes pictures of every page (1366, 768
and 360 pixels, both themes, both languages) with the Chromium of the system, and tells what axe finds."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from wardroom.web.render import find_file

from .chromium import Patient, launched
from .pages import PAGES, rendered

WIDTHS = ((1366, 768), (768, 1024), (360, 740))
LOOKS = (("en", "dark"), ("fr", "light"))
KINDS = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "ttf": "font/ttf",
    "html": "text/html; charset=utf-8",
}
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; "
    "base-uri 'none'"
)


class Handler(BaseHTTPRequestHandler):
    """`/<language>/<theme>/<page>` and the static files."""

    def do_GET(self) -> None:
        path, _, _ = self.path.partition("?")
        kind, body = static(path) if path.startswith("/static/") else page(path)
        self.send_response(200)
        self.send_header("Content-Type", KINDS[kind])
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


def static(path: str) -> tuple[str, bytes]:
    found = find_file(path.removeprefix("/static/"))
    return found.name.rpartition(".")[2], found.read_bytes()


def page(path: str) -> tuple[str, bytes]:
    language, theme, name = path.strip("/").split("/")
    return "html", rendered(name, language, theme).encode()


@contextmanager
def served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def browser_page(browser: Patient) -> Iterator[Page]:
    page = browser.new_page()
    page.add_init_script("delete window.EventSource")  # nobody would answer
    page.on("console", lambda message: print("  console:", message.text) if message.type == "error" else None)
    yield page
    page.close()


def findings(page: Page) -> list[str]:
    """What axe finds that is serious or critical, and whether the page scrolls sideways."""
    found = [
        f"{each['id']} ({each['impact']}): {node['html'][:160]}"
        for each in Axe().run(page).response["violations"]
        if each["impact"] in ("serious", "critical", "moderate")
        for node in each["nodes"][:3]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [*found, *([f"scrolls sideways by {wide}"] if wide > 0 else [])]


def main(folder: Path, names: list[str], axe: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served() as base, launched() as browser, browser_page(browser) as page:
        for name in names or PAGES:
            for language, theme in LOOKS:
                for width, height in WIDTHS:
                    page.set_viewport_size({"width": width, "height": height})
                    page.goto(f"{base}/{language}/{theme}/{name}")
                    page.screenshot(path=folder / f"{name}-{width}-{theme}-{language}.png", full_page=True)
                    for line in findings(page) if axe else []:
                        print(f"{name} {width} {theme} {language}: {line}")


if __name__ == "__main__":
    given = [each for each in sys.argv[1:] if each != "--axe"]
    main(Path(given[0]), given[1:], "--axe" in sys.argv)
