"""The legend: every sign that a table can draw is in it, in both languages, one click from the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wardroom.language import LANGUAGES
from wardroom.web.render import source

from .door import config, running
from .pages import rendered

SYMBOL = re.compile(r'<symbol id="([^"]+)"')
LINE = re.compile(
    r'<li class="sign[^"]*"><span class="sign__i" aria-hidden="true">(.*?)</span><span>([^<]+)</span></li>', re.S
)
OF_CAMPAIGNS = {"i-rematch"}
"""What the frame draws for games with campaigns alone."""
FRAME = ("table.html", "parts.html", "playback.html", "since.html", "replay.html", "orders.html")
GAMES = {
    **{name: name for name in ("missions", "starship", "seti", "chair", "ccg")},
    "seti-companion": "seti",
    "chair-companion": "chair",
}
"""Each game, and whose symbols it draws."""
DRAWN = {
    "missions": ("card__points", "card--gone"),
    "starship": ("disc--mission", "disc--number is-up", "disc--number is-down", "is-used", "is-here", "is-match")
    + tuple(f"route--{color}" for color in ("green", "purple", "yellow")),
    "seti": ("winring", "two", "place", "place--trace", "ms is-next"),
    "seti-companion": ("discs__n", "cell is-full"),
    "ccg": ("tile--planet", "tile--space", "tile--o1", "tile--o2", "is-done", "is-now", "is-known", "seat-line-1")
    + ("seat-line-2", "is-busy", "is-mission", "is-bonus", "is-surcharge", "is-open is-end"),
    "chair-companion": ("focus", "date is-now", "is-last", "is-mark", "is-near", "is-lost"),
    "chair": ("focus", "op is-on", "gains", "is-turned", "date is-now", "is-last", "is-mark", "is-near", "is-lost"),
}
"""What each table draws as a sign without a symbol, by its class."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_in_the_legend(game: str, language: str) -> None:
    page = rendered(f"signs-{game}", language)
    lines = LINE.findall(page)
    own, frame = set(SYMBOL.findall(source(f"{GAMES[game]}/symbols.svg") or "")), symbols_of_the_frame()
    folder = re.escape(f"/static/{GAMES[game]}/symbols.svg")
    assert own and {found for drawn, _ in lines for found in re.findall(rf'{folder}\?v=\w+#([\w-]+)"', drawn)} == own
    assert frame - (set() if game == "chair" else OF_CAMPAIGNS) <= {
        found for drawn, _ in lines for found in re.findall(r'/static/symbols\.svg\?v=\w+#([\w-]+)"', drawn)
    }
    for name in DRAWN[game]:
        assert re.search(rf'class="[^"]*\b{name}\b', page), f"{name} is drawn, and not in the legend"
    assert not [said for _, said in lines if said in own or said.startswith(("sign-", "web-"))], "a sign without words"


def symbols_of_the_frame() -> set[str]:
    """What the templates that all tables share draw, but for the preferences in the top bar."""
    return {found for name in FRAME for found in re.findall(r"""["'](i-[a-z]+)["']""", source(name) or "")}


def test_the_legend_is_one_click_away_and_open_to_all(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        ann = server.browser()
        for game in GAMES:
            assert ann.get(f"/signs/{game}").status_code == 200
        assert ann.get("/signs/chess").status_code == 404
    assert '<a class="tool" href="/signs/{{ game }}" data-rules>' in (source("table.html") or "")
