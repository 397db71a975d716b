"""How cards write what they ask for: short texts, read once when the cards are loaded, as the objects of `needs`.

    Diplomacy x3 + STRENGTH>35              levels of skills and sums over the whole team
    MEDICAL x3 OR Biology + OFFICER         alternatives: OR binds weaker than +, brackets group
    any(CUNNING>7)  count(3, class ENGINEER)  count(3, OFFICER & STRENGTH>5)   single people
    best(4, STRENGTH)>27  sum(CUNNING, STRENGTH)>68  targets(STRENGTH)>16  SHIELDS>6
    {Data}  card(tricorder)  Holodeck  female x2  points(50)  discard(1 MEDICAL)

Words after the terms say where the people must be: `aboard`, `present`, `in another Away Team`. `cases` reads
`space: ... | planet: ...`, `selection` who is struck: `rand 1 female`, `highest CUNNING, tie: you`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from .cards.words import ATTRIBUTES, CLASSIFICATIONS, SHIP_NUMBERS, SKILLS, SPECIAL_EQUIPMENT, key
from .needs import (
    ANYBODY,
    Best,
    Characteristic,
    Discard,
    Either,
    Equipped,
    HasClass,
    HasOver,
    HasSkill,
    How,
    Is,
    IsNot,
    Levels,
    Named,
    Needs,
    People,
    Points,
    Selection,
    Term,
    Test,
    Tie,
    Total,
    Where,
    Who,
    WithTrait,
)


def compile(text: str) -> Needs:
    """Reads a requirement. `ValueError` on any word that no card knows how to mean."""
    text, where = placed(text.strip())
    return Needs(alternatives(text), where)


def cases(text: str) -> dict[str, Needs]:
    """`space: ... | planet: ...`: a requirement for each case."""
    found: dict[str, Needs] = {}
    for part in text.split("|"):
        label, _, needs = part.partition(":")
        found[CASES[label.strip()]] = compile(needs)
    return found


CASES = {"space": "space", "planet": "planet", "with your outpost here": "own_outpost", "elsewhere": "elsewhere"}
PLACES: dict[str, Where] = {" aboard": "aboard", " present": "present", " in another Away Team": "elsewhere"}


def placed(text: str) -> tuple[str, Where]:
    for words, where in PLACES.items():
        if text.endswith(words):
            return text.removesuffix(words), where
    return text, ""


def alternatives(text: str) -> tuple[tuple[Term, ...], ...]:
    return tuple(tuple(read_term(term.strip()) for term in split(way, "+")) for way in split(f" {text} ", " OR "))


def split(text: str, mark: str) -> Iterator[str]:
    """The parts between marks that stand outside all brackets."""
    depth = start = 0
    for place, sign in enumerate(text):
        depth += (sign in "({") - (sign in ")}")
        if depth == 0 and text.startswith(mark, place):
            yield text[start:place]
            start = place + len(mark)
    yield text[start:]


ATTRIBUTE = "|".join(word.upper() for word in ATTRIBUTES)
NUMBER = f"{ATTRIBUTE}|{'|'.join(word.upper() for word in SHIP_NUMBERS)}"
COUNTED = re.compile(r"(.+?)(?: x(\d+))?")


def read_term(text: str) -> Term:
    for pattern, make in FORMS:
        if found := pattern.fullmatch(text):
            return make(*found.groups())
    return read_word(text)


def read_word(text: str) -> Term:
    """`Computer Skill x2`, `Holodeck`, `Soong-type android`, `female x2`."""
    counted = COUNTED.fullmatch(text)
    if counted is None:
        raise ValueError(f"nothing to read: {text!r}")
    word, least = key(counted[1]), int(counted[2] or 1)
    if is_skill(word):
        return Levels(word, least)
    if word in SPECIAL_EQUIPMENT:
        return Equipped(word)
    return Characteristic(checked(word), least)


def is_skill(word: str) -> bool:
    return word in SKILLS or word in CLASSIFICATIONS or word == "intelligence"


def checked(word: str) -> str:
    """A characteristic is one or more words, nothing else: a term that was not understood must not pass for one."""
    if not re.fullmatch(r"[a-z][a-z_]*", word):
        raise ValueError(f"no requirement: {word!r}")
    return word


def read_who(text: str) -> Who:
    """`female`, `SECURITY & android or OFFICER & android`, `unique & non-Cardassian`, `INTEGRITY<5`."""
    return Who(tuple(read_tests(way) for way in re.split(r" or ", text)))


def read_tests(text: str) -> tuple[Test, ...]:
    return tuple(read_test(part.strip()) for part in text.split("&"))


def read_test(text: str) -> Test:
    if text.startswith("non-"):
        return IsNot(read_test(text.removeprefix("non-")))
    if text.startswith("class "):
        return HasClass(key(text.removeprefix("class ")))
    if found := re.fullmatch(rf"({ATTRIBUTE})([<>])(\d+)", text):
        return HasOver(key(found[1]), int(found[3]), below=found[2] == "<")
    word = key(text)
    return HasSkill(word) if is_skill(word) else Is(checked(word))


def selection(text: str) -> Selection:
    """`rand 1`, `rand half`, `opp_choice 2`, `your choice 1`, `highest CUNNING, tie: you`, `highest 2 STRENGTH`,
    `highest total & female`, `all`, `all non-android`."""
    text, _, tie_text = text.partition(", tie: ")
    tie = TIES[tie_text]
    how_text, _, rest = text.replace("your choice", "your_choice").partition(" ")
    how = HOWS[how_text]
    if how == "all":
        return Selection(how, who=read_who(rest) if rest else ANYBODY)
    number, _, more = rest.partition(" ")
    if how in ("highest", "lowest"):
        count, rest = (int(number), more) if number.isdecimal() else (1, rest)
        of, _, who = rest.partition(" & ")
        return Selection(how, count, of="all" if of == "total" else key(of), who=whoever(who), tie=tie)
    return Selection(how, 0 if number == "half" else int(number), number == "half", who=whoever(more), tie=tie)


def whoever(text: str) -> Who:
    return read_who(text) if text else ANYBODY


HOWS: dict[str, How] = {
    "rand": "random",
    "opp_choice": "opponent",
    "your_choice": "player",
    "highest": "highest",
    "lowest": "lowest",
    "all": "all",
}
TIES: dict[str, Tie] = {"": "", "opponent": "opponent", "you": "player"}
FORMS: tuple[tuple[re.Pattern[str], Callable[..., Term]], ...] = (
    (re.compile(r"\((.+)\)"), lambda inner: Either(alternatives(inner))),
    (re.compile(r"\{(.+)\}"), Named),
    (re.compile(r"any\((.+)\)"), lambda inner: People(1, read_tests(inner))),
    (re.compile(r"count\((\d+), (.+)\)"), lambda n, inner: People(int(n), read_tests(inner))),
    (re.compile(rf"best\((\d+), ({ATTRIBUTE})\)>(\d+)"), lambda n, a, k: Best(int(n), key(a), int(k))),
    (re.compile(rf"sum\(({ATTRIBUTE}), ({ATTRIBUTE})\)>(\d+)"), lambda a, b, k: Total((key(a), key(b)), int(k))),
    (re.compile(rf"targets\(({ATTRIBUTE})\)>(\d+)"), lambda a, k: Total((key(a),), int(k), "targets")),
    (re.compile(rf"({NUMBER})>(\d+)"), lambda a, k: Total((key(a),), int(k))),
    (re.compile(r"card\((.+)\)"), lambda word: WithTrait(key(word))),
    (re.compile(r"points\((\d+)\)"), lambda n: Points(int(n))),
    (re.compile(r"discard\((\d+) (.+)\)"), lambda n, what: Discard(int(n), key(what))),
)
