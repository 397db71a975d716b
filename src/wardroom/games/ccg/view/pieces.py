"""Cards in play: ships and facilities with their crews, Away Teams, people, and whatever lies on something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from wardroom.kernel import Card, Reason

from ..cards.kinds import ATTRIBUTES, FACILITY, PERSONNEL, SHIP, Facility, Mission, Personnel, Ship
from ..flow.attempt import why_not_mission
from ..flow.moving import range_left
from ..flow.staffing import lacking_icons, why_not_staffed
from ..flow.teams import active
from ..needs import Discard, Needs, Term
from ..places import aboard, crew, docked, held, is_carried, location_of, on, people
from ..spaceline import mission
from ..state import Ccg
from ..values import Team, equipment_of, group, has_matching_commander, number, someone
from .chances import chances

Plainly = dict[str, Any]


# Words


def reason(why: Reason | None) -> Plainly | None:
    """A refusal as data: its rule, its text key, its arguments."""
    return None if why is None else {"rule": why.rule, "key": why.key, "args": dict(why.args)}


def term(wanted: Term, looked_at: Team | None = None) -> Plainly:
    """One thing that is asked for; `met`: whether a group has it, where one is looked at. A price is neither met nor
    lacking: it may be paid (CCG-13.20)."""
    key, args = wanted.says()
    met = None if looked_at is None or isinstance(wanted, Discard) else wanted.met(looked_at)
    return {"key": key, "args": dict(args), "met": met}


def requirement(needs: Needs | None, looked_at: Team | None = None) -> list[list[Plainly]]:
    """All alternatives, each a list of terms that must all be met (CCG-13.19)."""
    return [[term(each, looked_at) for each in terms] for terms in needs.alternatives] if needs is not None else []


# Cards


def thing(state: Ccg, card: Card, reader: int) -> Plainly:
    """What every card in play has: where it belongs, what is on it, how long it stays."""
    return {
        "tag": state.tag(card, reader),
        "face": state.cards.read(card, reader),
        "kind": state.kind(card),
        "owner": state.owner[card],
        "controller": state.controller(card),
        "stopped": state.is_stopped(card),
        "idle": state.is_idle(card),
        "captive": bool(state.captive >> card & 1),
        "countdown": state.counts.get(card),
        "on": [thing(state, each, reader) for each in on(state, card)],
        "held": [thing(state, each, reader) for each in held(state, card)],
    }


def person(state: Ccg, card: Card, team: Sequence[Card], reader: int) -> Plainly:
    """A personnel among those it is with, equipment included. Who is disabled is blank (CCG-18.20)."""
    members = someone(state, card, team)
    face = cast(Personnel, state.face(card))
    return {
        **thing(state, card, reader),
        "affiliation": list(state.affiliations(card)),
        "classes": [each.classification for each in members],
        "numbers": [{what: max(0, each.value(what)) for what in ATTRIBUTES} for each in members],
        "skills": [[[name, levels] for name, levels in each.skills if levels > 0] for each in members],
        "icons": list(dict.fromkeys([icon for each in face.members for icon in each.icons])),
    }


def team(state: Ccg, seat: int, cards: Sequence[Card], reader: int, ship: Card | None = None) -> Plainly:
    """A crew or an Away Team: who is there, what they come to together, what they lack for the mission where they are
    (None: it is not theirs to attempt), and what may stop them there, which is for their player alone."""
    there = group(state, seat, active(state, cards), ship)
    lacking = lacks(state, seat, cards, there)
    hinted = lacking is not None and seat == reader
    return {
        "seat": seat,
        "people": [person(state, card, cards, reader) for card in people(state, cards)],
        "things": [thing(state, card, reader) for card in cards if state.kind(card) != PERSONNEL],
        "ready": len(people(state, active(state, cards))),
        "totals": {what: there.total(what) for what in ATTRIBUTES},
        "lacks": lacking,
        "odds": chances(state, seat, location_of(state, cards[0]), cards, ship) if hinted else None,
    }


def lacks(state: Ccg, seat: int, cards: Sequence[Card], there: Team) -> list[Plainly] | None:
    """What the active ones lack of the requirements of the mission here; nothing if they meet them."""
    if not there.people:
        return None
    number = location_of(state, cards[0])
    if number < 0:
        return None
    face: Mission = mission(state, number, seat)
    if face.needs is None or why_not_mission(state, seat, state.locations[number], face) is not None:
        return None
    return [] if face.needs.met(there) else [term(each) for each in face.needs.missing(there)]


def vessel(state: Ccg, card: Card, reader: int) -> Plainly:
    """A ship or a facility, with all aboard and docked."""
    face = cast(Ship | Facility, state.face(card))
    seat = state.controller(card)
    own, other = (crew(state, card, each) for each in (seat, 1 - seat))
    rest = [each for each in aboard(state, card) if not is_carried(state, each)]
    return {
        **thing(state, card, reader),
        "affiliation": list(state.affiliations(card)),
        "place": state.where[card].kind,
        "weapons": number(state, card, "weapons"),
        "shields": number(state, card, "shields"),
        "damage": state.damage.get(card, 0),
        "crew": team(state, seat, own, reader, card) if own else None,
        "guests": team(state, 1 - seat, other, reader) if other else None,
        "carried": [thing(state, each, reader) for each in rest],
        "docked": [vessel(state, each, reader) for each in docked(state, card)],
        **(ship(state, card) if isinstance(face, Ship) else {"facility": face.facility}),
    }


def ship(state: Ccg, card: Card) -> Plainly:
    """What only ships have: RANGE, cloak, and whether the crew can fly it (CCG-11.1 to CCG-11.4)."""
    return {
        "range": number(state, card, "range"),
        "range_left": range_left(state, card),
        "cloaked": state.is_cloaked(card),
        "equipment": sorted(equipment_of(state, card)),
        "commander": has_matching_commander(state, card),
        "unstaffed": reason(why_not_staffed(state, card)),
        "missing": lacking_icons(state, card),
    }


def is_vessel(state: Ccg, card: Card) -> bool:
    return state.kind(card) in (SHIP, FACILITY)
