"""Options and refusals in words: on the thing they concern, and in a list with a key.

A game may say an option shorter on the web than elsewhere. For the text `option-<kind>[-<word>]`, a message
`table-option-<kind>[-<word>]` gives the line in the list; its attributes are `.verb` (on the thing itself), `.group`
(a heading in the list), `.then` (what follows), `.cannot` (on a refused thing) and `.thing` (what that is called).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from minijinja import Markup, escape

from wardroom.interface.notices import END_KEYS, QUIET, say_remark
from wardroom.kernel import Label, Notice, Reason

from ..render import Words
from .faces import AT, Face, Faces
from .position import Position

NUMBER = re.compile(r"[-−+]?\d+½?|[-−+]?½")
DIGITS = "123456789"
LETTERS = "abcdefghijklmnopqrstvwy"
"""`u` is kept for undo, `x` and `z` for what ends something."""
LAST = "0"
"""Ends the picking of several things."""
PART, COPY = ":", "~"
"""Between the parts of a key, and before the number of an equal one."""
NOTHING: Mapping[str, Notice] = {}
TWO_COLUMNS = 8
"""A group of more options than this is laid out in two columns."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option as it is shown."""

    key: str  # in records and forms
    press: str  # on the keyboard
    text: str
    full: str  # said in full
    verb: str  # on the thing
    then: str  # what follows: "discard 1", "+3 points"
    final: bool
    card: str  # the face it concerns; empty if none
    remark: str = ""  # what to know before choosing it
    ends: str = ""  # that it ends a turn, a round or the game
    tag: str = ""  # which of equal cards, where the game tells them apart; else the face
    names: bool = False  # whether its text is the name of that card and nothing else
    field: str = "option"  # what it is called in forms: "path" where its key answers two questions, one after the other

    @property
    def follows(self) -> Markup:
        """What follows, with its numbers in bold."""
        return Markup(NUMBER.sub(r"<b>\g<0></b>", str(escape(self.then))))


@dataclass(frozen=True, slots=True)
class Group:
    """Options under one heading."""

    heading: str
    choices: Sequence[Choice]
    two: bool  # in two columns


@dataclass(frozen=True, slots=True)
class Refusal:
    """Things that cannot be chosen for one and the same reason."""

    id: str
    cannot: str
    why: str
    rule: str
    things: tuple[str, ...]
    cards: tuple[str, ...]  # by their tags


def groups(
    labels: Sequence[Label],
    words: Words,
    changes: Mapping[str, str],
    order: Callable[[str], Any] | None = None,
    notices: Mapping[str, Notice] = NOTHING,
) -> list[Group]:
    """The options by heading, in the order in which the headings first come; those without one first. `order` says
    where cards lie, so that keys run along with them; options without a card stay where they are. What ends something
    is none of them."""
    by: dict[str, list[Label]] = {}
    labels = [label for label in labels if not notices.get(label.key, QUIET).ends]
    if order is not None:
        cards = iter(sorted(filter(card_of, labels), key=lambda label: order(tag_of(label))))
        labels = [next(cards) if card_of(label) else label for label in labels]
    for label in labels:
        by.setdefault(attribute(words, label, "group"), []).append(label)
    letters, digits = iter(LETTERS), iter(DIGITS)
    found = []
    for heading in sorted(by, key=bool):
        presses = letters if heading else digits
        made = [
            choice(label, words, changes, press(presses, letters), notices.get(label.key, QUIET))
            for label in by[heading]
        ]
        found.append(Group(heading, made, len(made) > TWO_COLUMNS))
    return found


def endings(
    labels: Sequence[Label], words: Words, changes: Mapping[str, str], notices: Mapping[str, Notice]
) -> list[Choice]:
    """The options that end a turn, a round or the game: apart from the others, each with the same key every time."""
    ending = [label for label in labels if notices.get(label.key, QUIET).ends]
    presses = iter(END_KEYS)
    return [choice(label, words, changes, next(presses, ""), notices[label.key]) for label in ending]


def find_paths(position: Position, words: Words) -> dict[str, dict[str, Choice]]:
    """What can be chosen by one click on a thing, and takes two choices: an option, and an answer to the question that
    it leads to. By the kind of that question, and the key of the answer; only where one way leads there."""
    found: dict[str, dict[str, Choice]] = {}
    several: set[tuple[str, str]] = set()
    for label in position.labels:
        onward = position.onward.get(label.key)
        if onward is None or position.notices.get(label.key, QUIET).ends:
            continue
        first, there = choice(label, words, {}, ""), found.setdefault(onward.kind, {})
        for then in onward.labels:
            if then.key in there:
                several.add((onward.kind, then.key))
            there[then.key] = join(first, choice(then, words, {}, "", onward.notices.get(then.key, QUIET)))
    for kind, key in several:
        del found[kind][key]
    return found


def join(first: Choice, then: Choice) -> Choice:
    """Two choices as one thing to click on, called by what is done. The keyboard goes one step after the other."""
    return replace(
        then, key=f"{first.key} {then.key}", verb=first.verb, full=f"{first.full}: {then.full}", field="path"
    )


def press(first: Iterator[str], then: Iterator[str]) -> str:
    """The next key; none when all are used."""
    return next(first, None) or next(then, "")


def choice(label: Label, words: Words, changes: Mapping[str, str], press: str, notice: Notice = QUIET) -> Choice:
    then = attribute(words, label, "then") or changes.get(label.key, "")
    full = words.label(label)
    text = attribute(words, label) or full
    return Choice(
        key=label.key,
        press=press,
        text=text,
        full=full,
        verb=attribute(words, label, "verb") or words("web-table-choose"),
        then=then,
        final=label.final,
        card=card_of(label),
        remark=say_remark(notice, words),
        ends=words(f"ends-{notice.ends}") if notice.ends else "",
        tag=tag_of(label),
        names=bool(card_of(label)) and text == words.card(card_of(label)),
    )


def attribute(words: Words, label: Label, name: str = "") -> str:
    """What the game says of this option on the web; nothing if it does not."""
    forms: list[tuple[str, Mapping[str, Any]]] = [(f"table-{label.text}", label.args)]
    base = f"table-{label.text}".removesuffix(f"-{label.lead}")
    if label.lead and not words.has(label.text) and words.has(f"{base}.word"):
        forms.append((base, {"word": label.lead, **label.args}))
    for text, args in forms:
        if words.has(f"{text}.{name}" if name else text):
            return words.worded(text, args, name)
    return ""


def card_of(label: Label) -> str:
    found = label.args.get("card", "")
    return found if isinstance(found, str) else ""


def tag_of(label: Label) -> str:
    """The card that an option concerns, by its place where the game tells equal ones apart: `guard@pagh-1`, and
    `guard@pagh-1~2` for a second one in the same place, as its key counts them."""
    face, place = card_of(label), label.args.get("at", "")
    key, _, copy = label.key.partition(COPY)
    tag = f"{face}{AT}{place}"
    if not place or tag not in key.split(PART):
        return face
    return f"{tag}{COPY}{copy}" if copy else tag


def find_asked(groups: Sequence[Group], deck: Faces) -> dict[str, Face]:
    """The cards that a question is about, by option: of those groups in which not just one line among others is about a
    card. Where the heading names the one card that many ways are about, it is not repeated with each."""
    found: dict[str, Face] = {}
    for group in groups:
        about = {choice.key: face for choice in group.choices if (face := find_face(choice, deck))}
        if group.heading and len(about) > 1 and {face.name for face in about.values()} == {group.heading}:
            continue
        if len(about) > 1 or 2 * len(about) >= len(group.choices):
            found |= about
    return found


def find_face(choice: Choice, deck: Faces) -> Face | None:
    """The card that an option is about, to be shown beside it: as the option names it, or as its key does."""
    names = (choice.card, choice.key, *choice.key.split(PART))
    return next((deck[name] for name in names if name and deck.known(name)), None)


def refusals(refused: Sequence[tuple[Label, Reason]], words: Words) -> list[Refusal]:
    """What cannot be chosen, one entry for each reason."""
    by: dict[Reason, list[Label]] = {}
    for label, reason in refused:
        by.setdefault(reason, []).append(label)
    return [refusal(number, reason, labels, words) for number, (reason, labels) in enumerate(by.items(), 1)]


def refusal(number: int, reason: Reason, labels: Sequence[Label], words: Words) -> Refusal:
    return Refusal(
        id=f"why-{number}",
        cannot=attribute(words, labels[0], "cannot") or words("web-table-cannot"),
        why=words.say(f"refuse-{reason.key}", dict(reason.args)),
        rule=reason.rule,
        things=tuple(dict.fromkeys(thing(label, words) for label in labels)),
        cards=tuple([tag_of(label) for label in labels if card_of(label)]),
    )


def thing(label: Label, words: Words) -> str:
    """What is pointed at: the card by its name, anything else as the option says it; so too one of equal cards. What is
    one of several things to do with a card the game says (`.thing`)."""
    if said := attribute(words, label, "thing"):
        return said
    if card_of(label) and tag_of(label) == card_of(label):
        return words.card(card_of(label))
    return attribute(words, label) or words.label(label)
