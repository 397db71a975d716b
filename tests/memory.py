"""A test that takes memory without end is ended, with where it stands, before it takes the machine with it."""

from __future__ import annotations

import faulthandler
import os
import sys
from pathlib import Path
from threading import Thread
from time import sleep

MOST = 6 << 30
"""Bytes that the process of the tests may use."""
USED = Path("/proc/self/statm")


def watch(most: int = MOST) -> None:
    """Look every half second, where the system tells what is used."""
    if USED.exists():
        Thread(target=end_above, args=(most,), daemon=True).start()


def end_above(most: int) -> None:
    page = os.sysconf("SC_PAGE_SIZE")
    while int(USED.read_text().split()[1]) * page < most:
        sleep(0.5)
    print(f"The tests use more than {most} bytes; every thread stands here:", file=sys.__stderr__, flush=True)
    faulthandler.dump_traceback(sys.__stderr__ or sys.stderr)
    os._exit(70)
