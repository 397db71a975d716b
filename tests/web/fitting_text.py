"""Whether every label can be read, as the browser lays it out: nothing is cut, leaves its box, is broken in mid-word or
stands on another label."""

from __future__ import annotations

from pathlib import Path
from typing import Any

OPEN = "for (const fold of document.querySelectorAll('details.sec, details.fold--narrow')) fold.open = true"
"""Sections that are folds on a narrow page, panels on a wide one."""

MEASURE = (Path(__file__).parent / "fitting_text.js").read_text("utf-8")


def unreadable(page: Any) -> list[str]:
    """What is wrong with the labels of a page, in words; nothing if all can be read."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(MEASURE)
    return found
