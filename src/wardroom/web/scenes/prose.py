"""The text of a rule as markup: bold, italics and code by their marks, remarks set apart, rule numbers as links."""

from __future__ import annotations

import re

from minijinja import Markup, escape

REMARK = re.compile(r"\*(\([^*]+\))\*")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
ITALIC = re.compile(r"\*([^*\s](?:[^*]*[^*\s])?)\*")
CODE = re.compile(r"`([^`]+)`")


def prose(text: str, game: str, prefix: str) -> Markup:
    """Everything is escaped first, so that only our own marks become markup."""
    said = str(escape(text))
    said = CODE.sub(r"<code>\1</code>", said)
    said = BOLD.sub(r"<b>\1</b>", said)
    said = REMARK.sub(r'<small class="remark">\1</small>', said)
    said = ITALIC.sub(r"<i>\1</i>", said)
    number = re.compile(rf"\b({re.escape(prefix)}-\d+(?:\.\d+)*)\b")
    return Markup(number.sub(rf'<a class="rule" href="/rules/{game}#\1">\1</a>', said) if prefix else said)
