"""Every printed operation, mission, Development cost, Stardate and board space is carried out by a test."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.rules import TESTS

from .executed import printed


def test_what_is_to_be_carried_out() -> None:
    """591 operations, but for two that nobody can use; 18 missions; 43 Developments; 7 Stardate cards, 5 of which wipe
    something; all 16 BOOSTs; all marked spaces of 12 boards."""
    kinds = [each.partition(" ")[0] for each in printed()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "operation": 589,
        "mission": 18,
        "cost": 43,
        "emptied": 7,
        "carried-out": 5,
        "boost": 16,
        "space": 160,
    }


@pytest.mark.slow
def test_everything_printed_is_carried_out_by_a_test() -> None:
    command = [sys.executable, "-m", "tests.games.chair.executed"]
    run = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]
