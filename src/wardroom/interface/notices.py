"""What a player should know of an option, in words; and the keys of options that end something, the same in every
question."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Notice
from wardroom.language import Text

from .outcomes import Gains

END_KEYS = "xz"
"""They are letters for nothing else: what ends a turn never moves to the key of another option. (A question with two
such options has been seen in no game.)"""
QUIET = Notice()
"""There is nothing to know."""


def say_remark(notice: Notice, text: Text) -> str:
    """What to know before choosing it; nothing of most options."""
    if notice.remark is None:
        return ""
    return text.say(f"remark-{notice.remark.key}", dict(notice.remark.args))


def say_gains(ways: Sequence[Gains], text: Text) -> str:
    """What an option would bring now, in one way or another."""
    if not ways:
        return ""
    said = [
        ", ".join(text.say(f"brings-{name}", {"count": n}) for name, n in way) or text.say("nothing") for way in ways
    ]
    either = said[0] if len(said) == 1 else text.say("or", {"list": ", ".join(said[:-1]), "last": said[-1]})
    return text.say("brings", {"list": either})


def say_unused(notice: Notice, text: Text) -> str:
    """What the option would leave unused; nothing if there is no such thing."""
    if not notice.unused:
        return ""
    kinds = [text.say(f"unused-{kind}", {"count": count}) for kind, count in notice.unused]
    return text.say("unused", {"list": text.listed(kinds)})
