"""`wardroom deck list|check|show`: the decks on offer, what is wrong with one's own, and what is in it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from wardroom.interface.deck_lists import (
    LARGEST,
    Checked,
    Unknown,
    examine,
    games_with_decks,
    is_code,
    read_deck,
    ready,
    shelf_of,
)
from wardroom.kernel import Game, Reason, find
from wardroom.kernel.errors import BadSetup
from wardroom.language import Scene

from . import WRONG
from .context import Context
from .errors import Mistake, Misuse, explain
from .tables import table_of
from .words import Words, clean

STDIN = "-"


def run(arguments: Namespace, context: Context) -> int:
    if arguments.action == "list":
        return list_decks(arguments, context)
    if arguments.what is None:
        raise Misuse("missing-arguments", arguments.command, what=context.text.say("help-word-deck"))
    game = game_of(arguments)
    text = context.words(game)
    try:
        checked = read(arguments.what, game)
    except BadSetup as error:  # told in words of the game
        context.complain(explain(error, text))
        return WRONG
    if arguments.json:
        context.write_json(describe(game, checked, text))
    elif arguments.action == "check":
        tell_verdict(checked, context, text)
        tell_code(checked, context, text)
    else:
        show(game, checked, context, text)
    return 0 if checked.fine or arguments.action == "show" else 1


def game_of(arguments: Namespace) -> Game[Any]:
    """The one asked for; else the only one with decks."""
    if arguments.game is not None:
        game = find(arguments.game)
        shelf_of(game)
        return game
    found = games_with_decks()
    if len(found) != 1:
        raise Mistake("which-decks", games=", ".join(game.name for game in found) or "-")
    return found[0]


def read(what: str, game: Game[Any]) -> Checked:
    """A ready-made deck by its name, a file with a code or a list, `-` for standard input, or a code itself."""
    if (deck := ready(game, what)) is not None:
        return examine(game, deck)
    if what == STDIN:
        return read_deck(game, decoded(sys.stdin.buffer.read(LARGEST + 1)))
    path = Path(what)
    if is_file(path):
        with path.open("rb") as file:
            return read_deck(game, decoded(file.read(LARGEST + 1)))
    if not is_code(game, what) and (path.suffix or len(path.parts) > 1):
        raise Mistake("no-file", file=what[:80])
    return examine(game, shelf_of(game).parse(what))


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a code may be too long for the name of a file
        return False


def decoded(data: bytes) -> str:
    if len(data) > LARGEST:
        raise Mistake("large-deck", most=LARGEST)
    return data.decode("utf-8-sig", "replace")


# The decks on offer


def list_decks(arguments: Namespace, context: Context) -> int:
    named = arguments.what if arguments.game is None else arguments.game
    found = games_with_decks() if named is None else [find(named)]
    rows = {game.name: list(on_offer(game, context)) for game in found}
    if arguments.json:
        context.write_json([row for each in rows.values() for row in each])
        return 0
    if not found:
        context.out.print(context.text.say("decks-none"))
    for game in found:
        text = context.words(game)
        context.out.title(text.say("game-name"))
        heads = [text.say(f"decks-{head}") for head in ("name", "title", "format", "size", "warnings")]
        cells = [
            [row["name"], row["title"], format_name(row["format"], text), str(row["cards"]), str(row["warnings"])]
            for row in rows[game.name]
        ]
        context.out.table(heads, cells, right=(3, 4))
    return 0


def on_offer(game: Game[Any], context: Context) -> Sequence[dict[str, Any]]:
    text = context.words(game)
    rows = []
    for name, deck in shelf_of(game).READY.items():
        checked = examine(game, deck)
        facts = {"cards": checked.size, "warnings": len(checked.warnings), "code": checked.code}
        title = text.say(f"deck-{name}")
        rows.append({"game": game.name, "name": name, "title": title, "format": checked.format, **facts})
    return rows


def format_name(format: str, text: Words) -> str:
    return text.say(f"setting-format-{format}")


# One deck


def tell_verdict(checked: Checked, context: Context, text: Words) -> None:
    """Lines that name no card, every fault with its rule, then the warnings."""
    facts = {"format": format_name(checked.format, text), "size": checked.size}
    context.out.print(text.say("decks-head", facts))
    if checked.unknown:
        context.out.title(text.say("decks-unknown", {"count": len(checked.unknown)}))
        for each in checked.unknown:
            context.out.indented(unknown_line(each, text))
    tell_reasons("faults", checked.faults, context, text)
    tell_reasons("warnings", checked.warnings, context, text)
    if checked.fine:
        context.out.print("", text.say("decks-legal"))


def unknown_line(each: Unknown, text: Words) -> str:
    facts = {"line": each.line, "said": clean(each.said)}
    if not each.nearest:
        return text.say("decks-no-card", facts)
    return text.say("decks-nearest", {**facts, "names": "; ".join(text.card(face) for face in each.nearest)})


def tell_reasons(kind: str, reasons: Sequence[Reason], context: Context, text: Words) -> None:
    if reasons:
        context.out.title(text.say(f"decks-{kind}-count", {"count": len(reasons)}))
        for reason in reasons:
            context.out.indented(text.reason(reason))


def tell_code(checked: Checked, context: Context, text: Words) -> None:
    context.out.title(text.say("decks-code"))
    context.out.verbatim(checked.code)


def show(game: Game[Any], checked: Checked, context: Context, text: Words) -> None:
    """All cards by section and kind, how often each skill is there, and the verdict."""
    scene = Scene(None, -1, text, text.marked)
    line, printed = table_of(game).line, game.show.printed()
    for section, pile in checked.cards.items():
        for kind in dict.fromkeys(kind_of(face, printed) for face in pile):
            faces = {face: count for face, count in pile.items() if kind_of(face, printed) == kind}
            heads = {"section": text.say(f"section-{section}"), "kind": text.say(f"kind-{kind}") if kind else "-"}
            context.out.title(text.say("decks-pile", {**heads, "count": sum(faces.values())}))
            for face, count in sorted(faces.items(), key=lambda each: text.card(each[0])):
                context.out.indented(line(face, count, scene))
    if skills := count_skills(checked, printed):
        named = [f"{text.say(f'skill-{skill}')} {count}" for skill, count in skills.most_common()]
        context.out.title(text.say("section-skill"))
        context.out.indented(", ".join(named))
    context.out.print("")
    tell_verdict(checked, context, text)
    tell_code(checked, context, text)


def kind_of(face: str, printed: Mapping[str, Any]) -> str:
    return next(iter(printed.get(face, {}).get("kind", ())), "")


def count_skills(checked: Checked, printed: Mapping[str, Any]) -> Counter[str]:
    """On how many cards each stands."""
    found: Counter[str] = Counter()
    for pile in checked.cards.values():
        for face, count in pile.items():
            found.update(dict.fromkeys(printed.get(face, {}).get("skill", ()), count))
    return found


def describe(game: Game[Any], checked: Checked, text: Words) -> dict[str, Any]:
    return {
        "game": game.name,
        "format": checked.format,
        "legal": checked.fine,
        "code": checked.code,
        "cards": checked.cards,
        "faults": [plain(reason, text) for reason in checked.faults],
        "warnings": [plain(reason, text) for reason in checked.warnings],
        "unknown": [each._asdict() for each in checked.unknown],
    }


def plain(reason: Reason, text: Words) -> dict[str, Any]:
    return {"key": reason.key, "rule": reason.rule or None, "args": dict(reason.args), "said": text.reason(reason)}
