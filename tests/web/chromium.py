"""Debian's Chromium, as all tests and tools start it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

from playwright.sync_api import Browser, sync_playwright

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


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()
