"""The rules reference of a game: every rule with its ID, in each language, read from `rules/<language>.md`."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import NamedTuple

from .resources import packages_with, read_words
from .text import LANGUAGES

SECTION = re.compile(r"^## (.+)$")
RULE = re.compile(r"^- \*\*([A-Z]+-[0-9.]+)\*\* (.+)$")


class Rule(NamedTuple):
    """One rule: its ID, the heading it stands under, its text."""

    id: str
    section: str
    text: str


def rulebook(package: str, language: str) -> dict[str, Rule]:
    """All rules of a game by ID, in their order; none if it has no rules reference, and in English what has not been
    translated. A game inside the package of another may share its rules."""
    homes = packages_with("rules", package)
    if not homes:
        return {}
    page = files(homes[-1]).joinpath("rules", f"{language}.md")
    if language in LANGUAGES and not page.is_file():
        page = files(homes[-1]).joinpath("rules", f"{LANGUAGES[0]}.md")
    rules: dict[str, Rule] = {}
    section = ""
    for line in read_words(page, language).splitlines():
        if found := SECTION.match(line):
            section = found[1]
        elif found := RULE.match(line):
            if found[1] in rules:
                raise ValueError(f"{found[1]} stands twice in the {language} rules")
            rules[found[1]] = Rule(found[1], section, found[2])
    return rules
