"""Whether the page of a table fits, in a browser."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from .look import WIDTHS, found_by_axe, served, shown, written
from .states import State

ONE_COLUMN = 1240
"""Below this width a page scrolls, and the decision takes a part of the screen."""


def fits(
    browser: Any,
    folder: Path,
    state: State,
    language: str,
    theme: str,
    sizes: Mapping[int, int] = WIDTHS,
    looked_through: Collection[int] = (1366, 360),
) -> None:
    """All on one screen when wide; one column when narrow, with the decision in reach; nothing sticks out, and
    axe finds nothing at the widths that it looks through."""
    (folder / "page.html").write_text(written(state, language, theme), "utf-8")
    with served(folder) as address:
        page = browser.new_page()
        page.add_init_script("delete window.EventSource")
        for width, height in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            shown(page, f"{address}/page.html")
            wide, tall = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert wide <= width, f"{wide} at {width}"
            assert tall <= height or width < ONE_COLUMN, f"{tall} high at {width}"
            decision = page.locator(".decision").bounding_box()
            assert decision["y"] >= 0 and decision["y"] + decision["height"] <= height + 1, decision
            assert decision["height"] < height * 0.6 or width >= ONE_COLUMN, decision
            if width in looked_through:
                assert not found_by_axe(page), width
        page.close()
