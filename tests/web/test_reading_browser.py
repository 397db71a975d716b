"""What is written can be read, in a real browser: every label of every table, every card of a hand; both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from wardroom.language import LANGUAGES
from wardroom.web.render import FONTS, find_file, static
from wardroom.web.scenes.faces import faces

from .fitting_text import OPEN, unreadable
from .look import STATES, WIDTHS, served, shown, written

SIZES = (1366, 768, 360)
TABLES = (
    "nine",
    "spectator",
    "ship-turn",
    "ship-fight",
    "ship-four-move",
    "ship-solo",
    "seti-many",
    "seti-four-move",
    "seti-mascamites",
    "companion-report",
    "chair-act",
    "chair-late",
    "chair-scan",
    "chair-cadet",
    "chair-bot",
    "chair-bot-late",
    "chair-bot-asked",
    "chair-bot-step",
)
FILLED = """(bodies) => {
  const cards = [...document.querySelectorAll(".hand--opens")].flatMap((hand) => [...hand.querySelectorAll(".card")]);
  const box = (it) => it.getBoundingClientRect(), found = [];
  const cut = (card) => [...card.querySelectorAll(".card__cut, .card__name")].filter((it) => box(it).width > 2)
    .some((it) => it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 1);
  while (bodies.length) {
    const laid = cards.slice(0, bodies.length), faces = bodies.splice(0, laid.length);
    laid.forEach((card, place) => {
      const kept = ".card__peek, .card__do, .card__cannot, .card__points, .card__tag";
      const old = [...card.children].filter((it) => !it.matches(kept));
      const fresh = document.createElement("template");
      fresh.innerHTML = faces[place];
      old[0].before(fresh.content);
      for (const each of old) each.remove();
    });
    document.activeElement.blur();
    const closed = laid.map(cut);
    laid.forEach((card, place) => {
      const told = { name: card.querySelector(".card__name").textContent, way: !closed[place], shown: !closed[place] };
      found.push(told);
      if (!closed[place]) return;
      const way = card.querySelector("button, a");
      told.way = !!way;
      way?.focus();
      told.shown = !cut(card) && box(card).top >= 0 && box(card).bottom <= innerHeight;
    });
  }
  return found;
}"""
"""Lays every face on a card of the hand; whether all of it shows, at once or with the focus on the card."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_label_of_a_table_can_be_read(browser: Any, tmp_path: Path, name: str, language: str) -> None:
    """Nothing is cut, leaves its box, is broken in mid-word or lies on something else; the round is in the header."""
    (tmp_path / "page.html").write_text(written(STATES[name](), language, "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page()
        page.add_init_script("delete window.EventSource")
        for width in SIZES:
            page.set_viewport_size({"width": width, "height": WIDTHS[width]})
            page.goto(f"{address}/page.html")
            if width != max(SIZES):
                page.evaluate(OPEN)
                tall = page.evaluate("document.documentElement.scrollHeight")
                page.set_viewport_size({"width": width, "height": tall})
            assert unreadable(page) == [], f"{name}, {language}, {width} pixels wide"
            assert page.locator(".top__turn").is_visible() and page.inner_text(".top__turn").strip()
        page.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), [("missions", "nine"), ("seti", "seti-many")])
def test_every_card_of_a_hand_can_be_read(browser: Any, tmp_path: Path, game: str, name: str, language: str) -> None:
    """A card that is too long for its place opens with the focus (so too under the pointer and under a finger)."""
    (tmp_path / "page.html").write_text(written(STATES[name](), language, "dark"), "utf-8")
    deck = [face for face in faces(game, language) if game == "missions" or "corner" in str(face.facts)]
    assert len(deck) > 70
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        found = page.evaluate(FILLED, [str(face.body) for face in deck])
        page.close()
    assert len(found) == len(deck)
    assert [each["name"] for each in found if not each["way"] or not each["shown"]] == []


def test_the_letters_are_our_own(browser: Any, tmp_path: Path) -> None:
    """Browsers get the fonts from us, each once: a page asks for what the styles name, and shows it."""
    named = re.findall(r'url\("(fonts/[^"]+)"\)', find_file("tokens.css").read_text("utf-8"))
    assert sorted(named) == sorted(str(static(f"fonts/{font}")).removeprefix("/static/") for font in FONTS)
    (tmp_path / "page.html").write_text(written(STATES["nine"](), "fr", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page()
        page.add_init_script("delete window.EventSource")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url) if "/fonts/" in request.url else None)
        page.goto(f"{address}/page.html", wait_until="networkidle")
        assert page.evaluate("document.fonts.check('600 15px \"Source Serif Pro\"')")
        assert len(asked) == len(set(asked)) >= 3
        page.close()
