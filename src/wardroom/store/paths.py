"""Where things are kept when nobody says otherwise."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

DATABASE, DATA_DIR = "WARDROOM_DATABASE", "WARDROOM_DATA_DIR"
FILE = "wardroom.db"


def data_dir(given: str | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder that was given, `WARDROOM_DATA_DIR`, or the user's own for programs' data."""
    named = given or environment.get(DATA_DIR)
    return Path(named).expanduser().absolute() if named else user_data_path("wardroom", appauthor=False)


def database(given: str | None = None, folder: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The address that was given, `WARDROOM_DATABASE`, or an SQLite file in the data folder."""
    named = given or environment.get(DATABASE)
    return named or f"sqlite:///{data_dir(folder, environment) / FILE}"
