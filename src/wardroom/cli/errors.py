"""Mistakes that only a command line can make, and how every mistake is told in one sentence."""

from __future__ import annotations

import errno
from typing import Any

from wardroom.kernel.errors import WardroomError

from .words import Words, clean

CLIPPED = 80
SYSTEM = {
    errno.ENOENT: "no-file",
    errno.EACCES: "no-access",
    errno.EPERM: "no-access",
    errno.EROFS: "no-access",
    errno.EISDIR: "a-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.ENAMETOOLONG: "long-name",
}
"""What the operating system complains about most."""


class Mistake(WardroomError):
    """Something asked for that cannot be done; its text is `error-<key>`."""


class Misuse(Mistake):
    """A command line that cannot be read. `command` is the one whose help page tells how it is written."""

    def __init__(self, key: str, command: str, **facts: Any) -> None:
        super().__init__(key, command=command, **facts)


def explain(error: WardroomError | OSError, text: Words) -> str:
    """One sentence."""
    if isinstance(error, WardroomError):
        return clean(text.error(error)).replace("\n", " ")
    what = clean(str(error.filename or "")) or text.say("a-file")
    key = SYSTEM.get(error.errno or 0, "system")
    return text.say(f"error-{key}", {"file": what, "reason": clean(error.strerror or type(error).__name__)})


def refusal(error: Exception, text: Words) -> tuple[str, str, str]:
    """What a game's scoring refuses: its code, the sentence, the rule."""
    key, rule, args = str(getattr(error, "key", "")), str(getattr(error, "rule", "")), getattr(error, "args", {})
    facts = {name: clip(value) for name, value in dict(args).items()}
    return key, clean(text.say(f"refuse-{key}", facts)), rule


def clip(value: object) -> object:
    return value[:CLIPPED] if isinstance(value, str) else value
