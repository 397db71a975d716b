"""How the card modules write cards: in printed words and short texts, which are read once, here.

Lists are texts with commas (`"Diplomacy x2, Honor"`, `"command, holo"`). What most cards of a kind have is left out:
personnel, ships and missions are unique, facilities universal; personnel are male and of the usual species of their
affiliation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..needs import ANYBODY, Needs, Selection, Who
from ..notation import cases, compile, read_who, selection
from . import kinds
from .kinds import (
    ADD,
    AUTOMATIC,
    BORG,
    CHOICE,
    CONDITIONS,
    FEDERATION,
    GIVE,
    KLINGON,
    MULTIPLY,
    OUT_OF_PLAY,
    RESEED,
    ROMULAN,
    STAYS,
    UNIQUE,
    UNIVERSAL,
    Deed,
    Member,
    Modifier,
    enter,
)
from .words import key

USUAL_SPECIES = {FEDERATION: "human", KLINGON: "klingon", ROMULAN: "romulan", BORG: "borg"}
"""CCG-9.49."""
TITLES = ("names", "downloads", "nullifies", "named_in_lore", "immune", "matching_ships", "partners")
"""Lists of titles, which stay as printed; all other lists are of words."""
WORDS = ("icons", "traits", "plays", "timing", "effects", "species", "staffing", "equipment", "off_line")


# Short texts


def titles(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (part.strip() for part in text.split(","))))


def words(text: str) -> tuple[str, ...]:
    return tuple(key(part) for part in titles(text))


def skills(text: str) -> tuple[tuple[str, int], ...]:
    """`Diplomacy x2, Leadership` in printed order (CCG-9.3)."""
    found = []
    for part in titles(text):
        name, _, levels = part.partition(" x")
        found.append((key(name), int(levels or 1)))
    return tuple(found)


def read_lists(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a card with its lists read, its title first among its names."""
    for name in TITLES:
        if isinstance(facts.get(name), str):
            facts[name] = titles(facts[name])
    for name in WORDS:
        if isinstance(facts.get(name), str):
            facts[name] = words(facts[name])
    if isinstance(facts.get("modifiers"), Modifier):
        facts["modifiers"] = (facts["modifiers"],)
    facts["names"] = (facts["title"], *facts.get("names", ()))
    return facts


# Modifiers and deeds


def who(text: str) -> Who:
    return read_who(text) if text else ANYBODY


def adds(what: str, amount: int | str, on: str, only: str = "", **more: Any) -> tuple[Modifier, ...]:
    """`what`: one number, or several with commas."""
    return tuple(Modifier(each, ADD, amount, on, who(only), **more) for each in words(what))


def multiplies(what: str, by: int, on: str, **more: Any) -> tuple[Modifier, ...]:
    return tuple(Modifier(each, MULTIPLY, by, on, **more) for each in words(what))


def lowers(**numbers: int) -> tuple[Modifier, ...]:
    """What damage does to the numbers of a ship (CCG-16.52, CCG-16.62)."""
    return tuple(Modifier(what, ADD, amount, kinds.VESSEL, cumulative=True) for what, amount in numbers.items())


def gives(skill: str, to: str) -> Modifier:
    """CCG-10.4: your personnel present who are so have the skill as well."""
    return Modifier(key(skill), GIVE, 1, kinds.TEAM, who(to))


def deed(verb: str, text: str = "") -> tuple[Deed, ...]:
    return (Deed(verb, selection(text) if text else None),)


def kill(text: str) -> tuple[Deed, ...]:
    return deed("kill", text)


DAMAGE, DESTROY = (Deed("damage"),), (Deed("destroy"),)
"""The ship, as no personnel is named."""


# Kinds of cards


Numbers = tuple[int, int, int]
"""INTEGRITY, CUNNING, STRENGTH of a person (a star is 0, CCG-9.55); RANGE, WEAPONS, SHIELDS of a ship (none is 0)."""


def member(name: str, classification: str, numbers: Numbers, skill_text: str = "", icons: str = "") -> Member:
    return Member(name, key(classification), *numbers, skills(skill_text), words(icons))


def personnel(
    id: str,
    title: str,
    affiliations: str,
    classification: str,
    numbers: Numbers,
    skill_text: str = "",
    icons: str = "",
    **facts: Any,
) -> None:
    """One person."""
    one = member(title, classification, numbers, skill_text, icons)
    facts["specialist"] = len(one.skills) == 1 and "modifiers" not in facts  # CCG-9.5
    person_card(id, title, affiliations, (one,), icons=one.icons, **facts)


def dual(id: str, title: str, affiliations: str, first: Member, second: Member, **facts: Any) -> None:
    """CCG-9.11: two people on one card."""
    person_card(id, title, affiliations, (first, second), **facts)


def person_card(id: str, title: str, affiliations: str, members: tuple[Member, ...], **facts: Any) -> None:
    found = read_lists({"id": id, "title": title, "limit": UNIQUE, **facts})
    found["affiliations"] = words(affiliations)
    if "species" not in found:
        hologram = any("holo" in each.icons for each in members)
        found["species"] = ("hologram",) if hologram else (USUAL_SPECIES[found["affiliations"][0]],)
    enter(kinds.Personnel(members=members, **found))


def ship(
    id: str,
    title: str,
    affiliations: str,
    ship_class: str,
    numbers: Numbers,
    staffing: str = "",
    equipment: str = "",
    **facts: Any,
) -> None:
    range_, weapons, shields = numbers
    found = read_lists(
        {"id": id, "title": title, "limit": UNIQUE, "staffing": staffing, "equipment": equipment, **facts}
    )
    enter(
        kinds.Ship(
            affiliations=words(affiliations),
            ship_class=ship_class,
            range=range_,
            weapons=weapons,
            shields=shields,
            **found,
        )
    )


def facility(id: str, title: str, affiliations: str, shields: int, **facts: Any) -> None:
    found = read_lists({"id": id, "title": title, "limit": UNIVERSAL, **facts})
    enter(kinds.Facility(affiliations=words(affiliations), shields=shields, **found))


def mission(
    id: str,
    title: str,
    affiliations: str,
    icon: str,
    points: int | None,
    span: int | None,
    needs: str = "",
    at: str = "",
    **facts: Any,
) -> None:
    """`affiliations`: the icons that may attempt it, or `any`. `at`: the place."""
    found = read_lists({"id": id, "title": title, "limit": UNIQUE, **facts})
    anyone = affiliations == "any"
    enter(
        kinds.Mission(
            affiliations=() if anyone else words(affiliations),
            anyone=anyone,
            icon=icon,
            points=points,
            span=span,
            needs=compile(needs) if needs else None,
            location=at,
            **found,
        )
    )


def dilemma(id: str, title: str, icon: str, way: str = CONDITIONS, targets: str | Selection = "", **facts: Any) -> None:
    """`unless`, `cure`, `nullify`: texts, with labels where the cases differ. `after` is left out where it is what the
    way of the dilemma makes it: back under the mission, out of play, or in play until cured."""
    found = read_lists({"id": id, "title": title, **facts})
    for name in ("unless", "cure", "nullify"):
        if name in found:
            found[name] = requirement(found[name])
    if isinstance(targets, Selection):
        found["targets"] = (targets,)
    else:
        found["targets"] = tuple(read_who(each) for each in titles(targets))
    usual = {CONDITIONS: RESEED, AUTOMATIC: OUT_OF_PLAY, CHOICE: OUT_OF_PLAY}.get(way, STAYS)
    enter(kinds.Dilemma(icon=icon, way=way, **{"after": usual, **found}))


def requirement(text: str) -> Needs | Mapping[str, Needs]:
    return cases(text) if "|" in text else compile(text)


def artifact(id: str, title: str, use: str, **facts: Any) -> None:
    enter(kinds.Artifact(use=use, **read_lists({"id": id, "title": title, **facts})))


def equipment(id: str, title: str, **facts: Any) -> None:
    enter(kinds.Equipment(**read_lists({"id": id, "title": title, **facts})))


def playable(kind: str, id: str, title: str, **facts: Any) -> None:
    """Events, incidents, objectives, interrupts, doorways."""
    found = read_lists({"id": id, "title": title, **facts})
    if "cure" in found:
        found["cure"] = compile(found["cure"])
    enter(kinds.Playable(kind=kind, **found))


def site(id: str, title: str, part: str, **facts: Any) -> None:
    enter(kinds.Site(site=key(part), module="sites", **read_lists({"id": id, "title": title, **facts})))


def tactic(id: str, title: str, attack: int, defense: int, hit: str, direct: str, hull: int, **facts: Any) -> None:
    if "casualty" in facts:
        facts["casualty"] = selection(facts["casualty"])
    found = read_lists({"id": id, "title": title, **facts})
    enter(kinds.Tactic(attack=attack, defense=defense, hit=hit, direct=direct, hull=hull, **found))


def q_card(id: str, title: str, q_type: str, **facts: Any) -> None:
    enter(kinds.QCard(q_type=q_type, **read_lists({"id": id, "title": title, **facts})))


def tribble(id: str, title: str, count: int, **facts: Any) -> None:
    kind = facts.pop("kind", kinds.TRIBBLE)
    enter(kinds.Tribble(kind=kind, count=count, **read_lists({"id": id, "title": title, **facts})))
