"""Where tables rest: SQLite by default, PostgreSQL by URL. Append-only; two writers cannot both win."""

from . import paths
from .backup import Backup
from .base import UNSET, Unset
from .errors import Damaged, Followed, HereAlready, Stale, StoreError, Unavailable, Unknown
from .opening import head, open_table
from .rows import Announcement, GameRow, Kind, MoveRow, NewTable, Report, SeatRow, Sitting, Status
from .secret import hashed, new_id, new_secret
from .store import Store, open_store, restore
from .transfer import export_game, import_game, import_with_links, read_record, renew_links, rescue_game
from .upgrade import Upgrade

__all__ = [
    "UNSET",
    "Announcement",
    "Backup",
    "Damaged",
    "Followed",
    "GameRow",
    "HereAlready",
    "Kind",
    "MoveRow",
    "NewTable",
    "Report",
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
    "import_with_links",
    "new_id",
    "new_secret",
    "open_store",
    "open_table",
    "paths",
    "read_record",
    "renew_links",
    "rescue_game",
    "restore",
]
