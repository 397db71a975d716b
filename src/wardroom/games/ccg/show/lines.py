"""Cards and requirements of the CCG in words, a line each, for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.language import Scene

from ..cards.kinds import FACES, Dilemma, Face, Facility, Member, Mission, Personnel, Ship

Seen = dict[str, Any]


# Cards


def card_line(face: str, count: int, scene: Scene) -> str:
    """`3. 2x Worf [Personnel, Klingon] SECURITY 7-6-9 Honor`."""
    number = scene.numbers.get(face)
    start = "" if number is None else f"{number}. "
    copies = "" if count == 1 else f"{count}x "
    return f"{start}{copies}{scene.text.card(face)} [{', '.join(sorts(face, scene))}]{summary(face, scene)}"


def sorts(face: str, scene: Scene) -> list[str]:
    say = scene.text.say
    this = FACES[face]
    found = [say(f"kind-{this.kind}"), *(say(f"affiliation-{each}") for each in this.affiliations)]
    if isinstance(this, Mission | Dilemma):
        found = [say(f"kind-{this.kind}"), say(f"icon-{this.icon}")]
    if isinstance(this, Facility):
        found[0] = say(f"facility-{this.facility}")
    return found


def summary(face: str, scene: Scene) -> str:
    """The numbers of a card in a line."""
    this: Face = FACES[face]
    said = ""
    if isinstance(this, Personnel):
        said = " / ".join(member(each, scene) for each in this.members)
    elif isinstance(this, Ship):
        facts = {"range": this.range, "weapons": this.weapons, "shields": this.shields}
        said = scene.text.say("ccg-ship-numbers", facts)
        if this.staffing:
            said += f", {names('icon', this.staffing, scene)}"
    elif isinstance(this, Mission) and this.points is not None:
        said = str(this.points)
    return f" {said}".rstrip()


def member(person: Member, scene: Scene) -> str:
    """`SECURITY 7-6-9 Honor`; drones have no classification."""
    values = f"{person.integrity}-{person.cunning}-{person.strength}"
    skills = skill_list([skill for skill in person.skills if skill[1] > 0], scene)
    return " ".join(filter(None, [classification(person.classification, scene), values, skills]))


def classification(kind: str, scene: Scene) -> str:
    return scene.text.say(f"skill-{kind}") if kind else ""


def skill_list(skills: Sequence[Sequence[Any]], scene: Scene) -> str:
    said = [scene.text.say("need-skill", {"name_skill": name, "count": levels}) for name, levels in skills]
    return ", ".join(said)


# Words


def line(name: str, said: Sequence[str], scene: Scene) -> str:
    """A name, then what there is to say of it."""
    return scene.text.say("ccg-line", {"name": name, "said": ", ".join(said)})


def names(kind: str, words: Sequence[str], scene: Scene) -> str:
    """Words of a kind, equal ones together."""
    copies = Counter(words)
    return counted({scene.text.say(f"{kind}-{word}"): count for word, count in copies.items()})


def counted(copies: Mapping[str, int]) -> str:
    """`Klag, 2x Kurn`."""
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in copies.items())


def needs(alternatives: Sequence[Sequence[Seen]], scene: Scene) -> str:
    """`Diplomacy x2 + CUNNING>30 OR Leadership`; what a team has is marked where that is known."""
    return f" {scene.text.say('ccg-or')} ".join(terms(each, scene) for each in alternatives)


def terms(wanted: Sequence[Seen], scene: Scene) -> str:
    return " + ".join(term(each, scene) for each in wanted)


def term(wanted: Seen, scene: Scene) -> str:
    said = scene.text.say(wanted["key"], wanted["args"])
    return f"{said} ✓" if wanted.get("met") else said
