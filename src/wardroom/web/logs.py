"""One JSON object a line on standard error, without secrets: no cookies, no tokens, no addresses of links."""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from secrets import token_hex
from typing import IO, Any

FIELDS = {"levelname": "level", "name": "from"}


class Lines(logging.Formatter):
    """What happened, when, and the facts given with it. Of an exception: its kind and where it was raised, but not its
    words, which may quote what somebody sent."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(record.created, 3)}
        line |= {ours: getattr(record, theirs) for theirs, ours in FIELDS.items()}
        line["what"] = record.getMessage()
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ][-12:]
        return json.dumps(line, default=str)


def set_up_logs(stream: IO[str] | None = None, level: int = logging.INFO) -> None:
    """All logs of ours and of the server go through here, once."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    for name in ("wardroom", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level)
        logger.propagate = name == "uvicorn.error"


REFERENCE = re.compile("[0-9A-F]{8}")


def new_reference() -> str:
    """The number under which an internal error is found in the logs."""
    return token_hex(4).upper()
