"""Where tables rest: SQLite by default, PostgreSQL by URL. Append-only; two writers cannot both win."""

from . import paths
from .backup import Backup
from .base import UNSET, Unset
from .errors import Damaged, Stale, StoreError, Unavailable, Unknown
from .opening import head, open_table
from .rows import GameRow, Kind, MoveRow, SeatRow, Sitting, Status
from .secret import hashed, new_id, new_secret
from .store import Store, open_store, restore
from .transfer import export_game, import_game
from .upgrade import Upgrade

__all__ = [
    "UNSET",
    "Backup",
    "Damaged",
    "GameRow",
    "Kind",
    "MoveRow",
    "SeatRow",
    "Sitting",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "Unavailable",
    "Unknown",
    "Unset",
    "Upgrade",
    "export_game",
    "hashed",
    "head",
    "import_game",
    "new_id",
    "new_secret",
    "open_store",
    "open_table",
    "paths",
    "restore",
]
