"""Debian's Chromium, as all tests and tools start it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PATIENCE = 120_000
"""Milliseconds that anything may take on a busy machine."""

NAMES = (os.environ.get("CHROMIUM") or "/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in NAMES if (found := which(name))), "/usr/bin/chromium")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


class Patient:
    """A browser whose pages wait longer than Playwright's half minute. Each page has a memory of its own."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def new_context(self, **how: Any) -> BrowserContext:
        made = self.browser.new_context(**how)
        made.set_default_timeout(PATIENCE)
        return made

    def new_page(self, **how: Any) -> Page:
        made = self.browser.new_page(**how)
        made.set_default_timeout(PATIENCE)
        return made


@contextmanager
def launched() -> Iterator[Patient]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield Patient(browser)
        browser.close()
