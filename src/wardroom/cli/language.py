"""Which language to speak: the one asked for, else the one of the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from wardroom.language import LANGUAGES

from .errors import Misuse

OPTION = "--lang"


def split_language(argv: Sequence[str]) -> tuple[str, list[str], Misuse | None]:
    """The language, the command line without `--lang`, and what was wrong with it.

    It may stand anywhere, and is read before all else: even a help page needs a language."""
    words: list[str] = []
    asked: str | None = None
    rest = iter(argv)
    for word in rest:
        if word == "--":
            words += [word, *rest]
        elif word == OPTION:
            asked = next(rest, "")
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            words.append(word)
    if asked is None or asked.casefold() in LANGUAGES:
        return (asked or of_environment(os.environ)).casefold(), words, None
    known = ", ".join(LANGUAGES)
    return of_environment(os.environ), words, Misuse("unknown-language", "wardroom", language=asked[:40], known=known)


def of_environment(environment: Mapping[str, str]) -> str:
    """The first of these that says anything decides, as everywhere on a Unix system."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environment.get(name):
            language = said[:2].casefold()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
