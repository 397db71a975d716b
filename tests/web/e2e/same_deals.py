"""`wardroom` as ever, but a table with the same players and options is always dealt the same, and computers throw the
same dice: a test that passes once does not fail for another deal the next time. The kit plays thousands of deals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from wardroom.cli import main
from wardroom.kernel.chance import SEED_BYTES


@contextmanager
def same_deals() -> Iterator[None]:
    with (
        patch("wardroom.web.table_setup.new_seed", lambda: bytes(SEED_BYTES)),
        patch("wardroom.web.table_setup.read_luck", lambda luck: "luck"),
        patch("wardroom.web.computers.token_hex", lambda size: "0" * 2 * size),
    ):
        yield


if __name__ == "__main__":
    with same_deals():
        raise SystemExit(main())
