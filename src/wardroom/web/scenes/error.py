"""What is said when something does not work: a sentence, what to do about it, a number to quote, a way home."""

from __future__ import annotations

from typing import Any

from ..render import Words

KNOWN = frozenset({"400", "403", "404", "405", "409", "410", "413", "422", "429", "500", "503", "link", "csrf", "full"})
"""For what there are texts: `web-error-<key>` and its `.do`. Besides statuses: a seat link that does not hold any more,
a form that has grown old, a server with too many tables."""


def error(words: Words, what: int | str, *, reference: str = "", said: str = "", retry: int = 0) -> dict[str, Any]:
    """The context of `error.html`. `what` is a status or one of the further keys; `said` is a sentence that says more
    than we could, `retry` the seconds to wait."""
    key = str(what) if str(what) in KNOWN else "500" if str(what).startswith("5") else "400"
    return {
        "heading": words(f"web-error-{key}"),
        "said": said,
        "advice": words(f"web-error-{key}.do"),
        "reference": reference,
        "retry": retry,
        "status": what if isinstance(what, int) else 0,
    }
