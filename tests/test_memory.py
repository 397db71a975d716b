"""The guard of the tests' memory ends a process that takes too much, and says where it stood."""

from __future__ import annotations

import subprocess
import sys

GREEDY = """
from tests.memory import watch
watch(200 << 20)
def take_without_end():
    taken = []
    while True:
        taken.append(bytearray(1 << 20))
take_without_end()
"""


def test_a_process_that_takes_memory_without_end_is_ended() -> None:
    made = subprocess.run([sys.executable, "-c", GREEDY], capture_output=True, text=True, timeout=180)
    assert made.returncode == 70
    assert "take_without_end" in made.stderr
