"""A player's own board: computer, techs, income, missions, and the points still to come on the score track."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...cards import GOLD_MILESTONES, HAND_CARDS, NEUTRAL_MILESTONES, TECHS, Gain
from ...cards.setup import (
    BUY_CARD_PUBLICITY,
    COMPUTER,
    DATA_POOL_MAX,
    HAND_LIMIT,
    PUBLICITY_MAX,
    RESEARCH_PUBLICITY,
    STARTING_INCOME,
)
from ..printed import condition, endgame, shown, trigger

View = Any
INCOMES = ("credit", "energy", "card_random", "data", "publicity")


def agency(view: View, seat: int) -> dict[str, Any]:
    own = view["agencies"][seat]
    rival = view["solo"] is not None and seat == view["solo"]["seat"]
    return {
        "seat": seat,
        "rival": rival,
        "computer": computer(own),
        "pool": max(DATA_POOL_MAX, own["data"]),
        "publicity": [
            {
                "full": place <= own["publicity"],
                "cost": {BUY_CARD_PUBLICITY: "card", RESEARCH_PUBLICITY: "tech"}.get(place, ""),
            }
            for place in range(1, PUBLICITY_MAX + 1)
        ],
        "limit": HAND_LIMIT,
        "techs": techs(own),
        "income": [] if rival else income(own),
        "miles": miles(view, own),
        "missions": [mission(each) for each in own["played"] if each["face"] in HAND_CARDS],
        "figures": sum(own["orbiters"].values()) + sum(own["landers"].values()) + len(own["moons"]),
        "orbiters": sum(own["orbiters"].values()),
        "landers": sum(own["landers"].values()) + len(own["moons"]),
        "traces": traces(view, seat),
    }


def computer(own: View) -> list[dict[str, Any]]:
    """The places of the computer from left to right: above, and below where a tech lies (SETI-9)."""
    places = []
    for number, place in enumerate(COMPUTER, 1):
        tech = TECHS.get(own["computers"].get(str(number), ""))
        above = place.effect + (tech.upper if tech else ())
        filled = number <= own["upper"]
        places.append(
            {
                "number": number,
                "filled": filled,
                "effects": shown(above),
                "next": number == own["upper"] + 1,
                "slot": place.tech_slot,
                "tech": tech.id if tech else "",
                "lower": shown(tech.lower) if tech else [],
                "lower_filled": number in own["lower"],
                "lower_open": tech is not None and filled and number not in own["lower"],
            }
        )
    return places


def techs(own: View) -> list[dict[str, Any]]:
    """By type; the rival may have several tiles of one tech (SETI-16.55)."""
    kinds = list(dict.fromkeys(tech.type for tech in TECHS.values()))
    return [
        {
            "type": kind,
            "numbers": [
                {"number": tech.number, "id": tech.id, "own": tech.id in own["techs"]}
                for tech in TECHS.values()
                if tech.type == kind
            ],
            "count": sum(TECHS[each].type == kind for each in own["techs"]),
        }
        for kind in kinds
    ]


def income(own: View) -> list[dict[str, Any]]:
    """What every income phase brings (SETI-14.2)."""
    total = Counter({each.what: each.n for each in STARTING_INCOME if isinstance(each, Gain)})
    total.update(HAND_CARDS[face].income for face in own["tucked"] if face in HAND_CARDS)
    return [{"icon": what, "n": total[what]} for what in INCOMES if total[what]]


def miles(view: View, own: View) -> list[dict[str, Any]]:
    """What waits on the score track: neutral and gold milestones, those of the Exertians, a message, pending cards."""
    found = [(score, "neutral") for score in NEUTRAL_MILESTONES if view["neutral"]]
    found += [(score, "gold") for score in GOLD_MILESTONES]
    found += [(score, "exertian") for score in view["milestones"]]
    found += [(score, "message") for score in [own["message"]] if score is not None]
    found += [(score, "card") for score, _ in own["pending"]]
    ahead = [score for score, _ in found if score > own["score"]]
    first = min(ahead, default=None)
    return [
        {"score": score, "kind": kind, "past": score <= own["score"], "next": score == first}
        for score, kind in sorted(found)
    ]


def mission(played: View) -> dict[str, Any]:
    """A card in front of its owner: circles, condition, or what it pays at the end."""
    card = HAND_CARDS[played["face"]]
    found: dict[str, Any] = {"face": card.id, "kind": card.kind, "condition": None, "endgame": None}
    found["circles"] = [
        {
            "number": number,
            "covered": number in played["covered"],
            "trigger": trigger(circle.trigger),
            "reward": shown(circle.reward),
        }
        for number, circle in enumerate(card.circles, 1)
    ]
    if card.mission:
        found["condition"] = condition(card.mission.condition)
        found["reward"] = shown(card.mission.reward)
    if card.endgame:
        found["endgame"] = endgame(card.endgame)
    return found


def traces(view: View, seat: int) -> dict[str, int]:
    """A player's traces by colour, wherever they are (SETI-13.6)."""
    found: Counter[str] = Counter()
    for species in view["species"]:
        found.update(color for color, owner in species["spaces"].items() if owner == seat)
        found.update(color for color, owner in species["overflow"] if owner == seat)
        found.update(color for color, _, owner in species["board"] if owner == seat)
    return {color: found[color] for color in ("red", "yellow", "blue")}
