"""What is printed on each card besides its name and text: kinds and words to sift by, and all numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from wardroom.kernel import Plain

from ..cards.kinds import (
    ARTIFACT,
    DILEMMA,
    FACES,
    MISSION,
    Q_CARD,
    SITE,
    TACTIC,
    TRIBBLE,
    TROUBLE,
    Artifact,
    Dilemma,
    Face,
    Facility,
    Mission,
    Personnel,
    Ship,
    Tactic,
)
from ..needs import Needs, Term

BACKS = {
    MISSION: "mission",
    DILEMMA: "seed",
    ARTIFACT: "seed",
    TACTIC: "tactic",
    Q_CARD: "q",
    TRIBBLE: "tribble",
    TROUBLE: "tribble",
    SITE: "site",
}
"""What a card looks like from behind, by its kind; all others lie in draw decks."""


@cache
def printed() -> Mapping[str, Mapping[str, Plain]]:
    return {id: facts_of(face) for id, face in FACES.items()}


def facts_of(face: Face) -> dict[str, Any]:
    """The kind comes first: it says what a card is. `need-...` are text keys with their arguments."""
    return {
        "back": BACKS.get(face.kind, "draw"),
        "kind": [face.kind],
        "affiliation": list(face.affiliations),
        "skill": skill_names(face),
        "trait": list(face.traits),
        "facts": {
            "title": face.title,
            "limit": face.limit,
            "icons": list(face.icons),
            "quadrant": face.quadrant,
            "points": face.points,
            "countdown": face.countdown,
            "downloads": list(face.downloads),
            **own_facts(face),
        },
    }


def skill_names(face: Face) -> list[str]:
    """Classifications and skills of everybody on the card, each once."""
    if not isinstance(face, Personnel):
        return []
    members = (*face.members, *face.modes.values())
    found = [name for each in members for name in (each.classification, *(skill for skill, _ in each.skills))]
    return [name for name in dict.fromkeys(found) if name]  # drones have no classification


def own_facts(face: Face) -> dict[str, Any]:
    """What only cards of this kind show."""
    match face:
        case Mission():
            return mission_facts(face)
        case Personnel():
            return personnel_facts(face)
        case Ship():
            return {
                "class": face.ship_class,
                "range": face.range,
                "weapons": face.weapons,
                "shields": face.shields,
                "staffing": list(face.staffing),
                "equipment": list(face.equipment),
            }
        case Facility():
            return {
                "facility": face.facility,
                "weapons": face.weapons,
                "shields": face.shields,
                "homeworld": face.homeworld,
            }
        case Dilemma():
            return dilemma_facts(face)
        case Artifact():
            return {"use": face.use}
        case Tactic():
            return {
                "attack": face.attack,
                "defense": face.defense,
                "hit": face.hit,
                "direct": face.direct,
                "miss": face.miss,
                "hull": face.hull,
            }
        case _:
            return {}


def mission_facts(face: Mission) -> dict[str, Any]:
    return {
        "icon": face.icon,
        "place": face.location,
        "region": face.region,
        "homeworld": face.homeworld,
        "span": face.span,
        "anyone": face.anyone,
        "needs": said(face.needs),
    }


def personnel_facts(face: Personnel) -> dict[str, Any]:
    members = [
        {
            "name": each.name,
            "class": each.classification,
            "integrity": each.integrity,
            "cunning": each.cunning,
            "strength": each.strength,
            "skills": [[name, levels] for name, levels in each.skills],
            "icons": list(each.icons),
        }
        for each in face.members
    ]
    return {
        "members": members,
        "species": list(face.species),
        "gender": face.gender,
        "ships": list(face.matching_ships),
    }


def dilemma_facts(face: Dilemma) -> dict[str, Any]:
    """`unless` by case, where space and planet differ; under the empty word, where they do not."""
    unless = face.unless if isinstance(face.unless, Mapping) else {"": face.unless}
    return {
        "icon": face.icon,
        "way": face.way,
        "unless": {case: said(needs) for case, needs in unless.items() if needs is not None},
        "cure": said(face.cure),
        "nullify": said(face.nullify),
        "after": dict(face.after) if isinstance(face.after, Mapping) else face.after,
        "weapons": face.weapons,
        "shields": face.shields,
    }


def said(needs: Needs | None) -> list[list[dict[str, Any]]]:
    """All alternatives, term by term."""
    if needs is None:
        return []
    return [[say(term) for term in terms] for terms in needs.alternatives]


def say(term: Term) -> dict[str, Any]:
    key, args = term.says()
    return {"key": key, "args": dict(args)}
