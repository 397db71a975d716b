"""`wardroom rules`: a game's rules reference, whole, by number, or by a word in it."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from rich.table import Table

from wardroom.interface.spelling import fold
from wardroom.kernel import find
from wardroom.language import Rule, rulebook

from .context import Context
from .errors import Mistake
from .screen import Screen
from .words import Styled

REMARK = re.compile(r"\*(\([^*]+\))\*")


def run(arguments: Namespace, context: Context) -> int:
    game = find(arguments.game)
    text = context.words(game)
    rules = rulebook(game.package, context.language)
    chosen = list(rules.values()) if arguments.id is None else matching(rules, arguments.id, game.prefix)
    if arguments.search is not None:
        chosen = [rule for rule in chosen if fold(arguments.search) in fold(f"{rule.section} {rule.text}")]
        if not chosen:
            context.out.print(text.say("rules-not-found", {"word": arguments.search[:80]}))
            return 1
    show(chosen, context.out)
    return 0


def matching(rules: Mapping[str, Rule], typed: str, prefix: str) -> list[Rule]:
    """The rule with this number, or all of a section: `MIS-4.7`, `mis-4.7`, `4.7`, `MIS-4`, `4`."""
    number = typed.strip().upper().removeprefix(f"{prefix}-").rstrip(".")
    whole = f"{prefix}-{number}"
    if whole in rules:
        return [rules[whole]]
    section = [rule for name, rule in rules.items() if name.startswith(f"{whole}.")]
    if section:
        return section
    nearest = ", ".join(get_close_matches(whole[:40], list(rules), n=3, cutoff=0.0))
    raise Mistake("unknown-rule", rule=typed[:40], nearest=nearest)


def show(rules: Iterable[Rule], screen: Screen) -> None:
    """By their headings, number first."""
    heading = None
    for rule in rules:
        if rule.section != heading:
            heading = rule.section
            screen.title(heading)
        screen.print(line(rule))


def line(rule: Rule) -> Table:
    """A rule with its number beside it; where it comes from is set apart."""
    said = Styled()
    at = 0
    for remark in REMARK.finditer(rule.text):
        said.append(rule.text[at : remark.start()])
        said.append(remark[1], "dim")
        at = remark.end()
    said.append(rule.text[at:])
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Styled(rule.id, "bold"), said)
    return grid
