"""Positions of a game against the Bot, and what came of a card that it resolved.

    done = resolved("picard", "pic_will_riker")
    assert done.row == "picard-without-person"
    assert done.outcome == {"log": ["1"], "research": 1, "teams": {"indri_viii": (0, 1)}, "duty": ["this"]}

The Bot's deck holds five DIRECTIVEs, called "1" (the top one) to "5" in what comes of it; the card it resolves is
"this". Nothing that a test does not mention lies anywhere: no officers, no fleets, empty Discard piles, an empty hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.games.chair.automa import matching
from wardroom.games.chair.state import (
    BOT,
    BOT_CARD,
    DECK,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    FLEET,
    HAND,
    INCIDENTS,
    JUNK,
    LOG,
    PLACES,
    RESERVE,
    RIVAL,
    Chair,
)
from wardroom.kernel import Ask, Card, EndOfGame, Event

from .given import Sitting, find, given

NEUTRAL = ("dozaria", "betazed", "indri_viii")
"""Worth 3, 3 and 5: with nothing else to decide the Bot prefers the last one."""
MARKET = ("rom", "ferengi_wine", "borg_probe", "bolians")
"""Worth 1, 2, 2 and 3, without a trait that any row asks for."""
PERSONS = {"picard": "sisko"}
DIRECTIVES = {
    "picard": ("pic_set_a_course", "pic_utilize", "pic_recruit", "pic_diplomacy", "pic_analyze"),
    "sisko": ("sis_strange_new_worlds", "sis_set_a_course", "sis_recruit", "sis_utilize", "sis_analyze"),
}
"""The person is Picard, or Sisko if the Bot is; five of their DIRECTIVEs are the Bot's deck, the last one on top."""
AREAS = {"discard": DISCARD, "log": LOG, "duty": DUTY, "places": PLACES, "hand": HAND}
OFFICERS = {
    "picard": "pic_will_riker",
    "shran": "shr_jhamel",
    "koloth": "kol_curzon_dax",
    "sela": "sel_donatra",
    "sisko": "sis_jadzia_dax",
    "burnham": "bur_joann_owosekun",
}
"""The Bot's Duty Officer in rows that need one."""


def against(bot: str = "picard", **more: Any) -> Sitting:
    """A table against the Bot, laid out as said above. `own` and `theirs` are zones of the person and of the Bot.
    `person`: another captain; the Bot's deck is empty then, unless it is given."""
    person = more.pop("person", PERSONS.get(bot, "picard"))
    own, theirs = dict(more.pop("own", {})), dict(more.pop("theirs", {}))
    own = {"deck": (), "discard": (), "fleet": (), "places": (), **own}
    theirs = {"deck": DIRECTIVES.get(person, ()), "discard": (), **theirs}
    names = dict.fromkeys([*own, *theirs])
    zones = {name: [list(own.get(name, ())), list(theirs.get(name, ()))] for name in names}
    for resource in ("dilithium", "latinum", "glory"):
        more[resource] = [*more.get(resource, ()), 0, 0][:2]
    position: dict[str, Any] = {
        "captains": (person, bot),
        "alone": BOT,
        "zones": zones,
        "only": ("deck", "discard", "fleet", "places", "reserve"),
        "neutral": NEUTRAL,
        "tops": {INCIDENTS: ["trade_embargo", "energy_drain"], ENCOUNTERS: ["boltzmann_brain"]},
        **more,
        "market": [*MARKET, *more.get("market", ())],
    }
    return given(1, **position)


@dataclass
class Resolved:
    """A card that the Bot resolved: the position, what was told, and what changed."""

    state: Chair
    events: list[Event]
    before: dict[str, Any]
    names: dict[str, str]

    @property
    def told(self) -> list[tuple[str, dict[str, Any]]]:
        return [(event.key, event.args_for(0) or {}) for event in self.events]

    def args(self, key: str) -> list[dict[str, Any]]:
        """What was told under a key, each time."""
        return [args for each, args in self.told if each == key]

    @property
    def keys(self) -> list[str]:
        return [key for key, _ in self.told]

    @property
    def rows(self) -> list[str]:
        """The rows of all cards resolved, in their order."""
        return [row for _, row in self.state.told_rows]

    @property
    def row(self) -> str:
        return self.rows[0]

    @property
    def outcome(self) -> dict[str, Any]:
        """What changed: numbers by how much, areas and teams as they are now, what came onto the Bot's deck."""
        after = measured(self.state, self.names)
        changed = {name: each for name, each in after.items() if each != self.before[name]}
        for name in list(changed):
            if isinstance(changed[name], int):
                changed[name] -= self.before[name]
            elif name == "teams":
                old = self.before[name]
                changed[name] = {place: n for place, n in changed[name].items() if n != old.get(place, (0, 0))}
        if not changed.get("teams", True):
            del changed["teams"]
        if "deck" in changed:
            added = on_top(self.before["deck"], changed.pop("deck"))
            changed |= {"deck": added} if added else {}
        return changed


def on_top(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """What lies on what is left of a deck."""
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return list(after[same:])


def measured(state: Chair, names: Mapping[str, str]) -> dict[str, Any]:
    """All that a row can change, in plain values."""

    def called(cards: Sequence[Card]) -> list[str]:
        return [names.get(state.cards.faces[card], state.cards.faces[card]) for card in cards]

    own, bot = state.captaincies
    cards = state.cards
    found: dict[str, Any] = {track: bot.track(track) for track in ("research", "influence", "military")}
    found |= {"glory": bot.glory, "dilithium": bot.dilithium, "latinum": bot.latinum}
    found |= {name: called(state.row(RIVAL, kind)) for name, kind in AREAS.items()}
    found["fleet"] = dict(zip(called(state.row(RIVAL, FLEET)), [at(state, ship) for ship in state.row(RIVAL, FLEET)]))
    found["deck"] = called(state.row(RIVAL, DECK))
    found["supplement"] = len(state.row(RIVAL, RESERVE))
    places = [*(place for place in state.neutral if place is not None), *state.row(0, PLACES)]
    found["teams"] = {cards.faces[place]: state.teams[place] for place in places}
    found["junk"] = called(cards.rows[JUNK])
    found["incidents"], found["encounters"] = len(cards.rows[INCIDENTS]), len(cards.rows[ENCOUNTERS])
    found["stardate"] = state.on_stardate
    found["your_glory"] = own.glory
    found |= {f"your_{name}": called(state.row(0, kind)) for name, kind in (*AREAS.items(), ("fleet", FLEET))}
    return found


def at(state: Chair, ship: Card) -> str | None:
    place = state.ship_at[ship]
    return None if place is None else state.cards.faces[place]


def resolved(bot: str, card: str, *answers: str, officer: str = "", **more: Any) -> Resolved:
    """The Bot has resolved this card, `officer` being its Duty Officer. `answers`: what the person chose, in order."""
    theirs = {**more.pop("theirs", {}), "staging": [card], "duty": [officer] if officer else []}
    state = against(bot, theirs=theirs, **more).state
    state.active, state.stage = RIVAL, BOT_CARD
    deck = state.row(RIVAL, DECK)[::-1]
    names = (
        {state.cards.faces[each]: str(number) for number, each in enumerate(deck, 1)} if "deck" not in theirs else {}
    )
    names[card] = "this"
    return run(state, matching.resolve(state, find(state, card)), answers, names)


def run(state: Chair, steps: Any, answers: Sequence[str] = (), names: Mapping[str, str] | None = None) -> Resolved:
    """Carry out steps of the flow, with these answers; the state is at hand afterwards."""
    known = dict(names or {})
    before = measured(state, known)
    state.news = []
    left = list(answers)
    try:
        request = next(steps)
        while True:
            assert isinstance(request, Ask) and request.seat == 0, "the Bot is never asked"
            assert left, f"asked for {request.kind}: {[key_of(state, each) for each in request.options]}"
            wanted = left.pop(0)
            options = [option for option in request.options if key_of(state, option) == wanted]
            assert options, f"{wanted} is none of {[key_of(state, each) for each in request.options]} ({request.kind})"
            request = steps.send(options[0])
    except (StopIteration, EndOfGame):
        assert not left, f"nobody asked for {left}"
    return Resolved(state, state.news, before, known)


def key_of(state: Chair, option: Any) -> str:
    """An option as a test writes it."""
    parts = option if isinstance(option, tuple) else (option,)
    return ":".join(state.cards.faces[part] if isinstance(part, Card) else str(part) for part in parts)


@dataclass(frozen=True)
class Case:
    """A row at work: which card the Bot resolves where, what the person answers, and all that comes of it."""

    row: str
    card: str
    answers: tuple[str, ...]
    position: Mapping[str, Any]
    outcome: Mapping[str, Any]

    def check(self) -> None:
        bot, side, _ = self.row.split("-")
        officer = {"officer": OFFICERS[bot]} if side == "with" else {}
        done = resolved(bot, self.card, *self.answers, **{**officer, **self.position})
        assert done.row == self.row
        assert done.outcome == self.outcome


def case(row: str, card: str, *answers: str, at: Mapping[str, Any] | None = None, **outcome: Any) -> Case:
    return Case(row, card, answers, at or {}, outcome)
