"""The six common INCIDENTs."""

from __future__ import annotations

from .directives import INCIDENTS, incident

for name in INCIDENTS:
    incident(name, name)
