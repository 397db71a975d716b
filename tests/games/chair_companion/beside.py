"""A companion beside a real game against the Bot: what it asks is answered from that game, what changed there reported.

The real game is played first, stage by stage (`Recording`); then the companion goes through the same round (`Beside`).
Only the order of the Bot's decks is made the same in both, by a shuffle that goes by the faces (`same_shuffles`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import pytest

from wardroom.games.chair import GAME as CHAIR
from wardroom.games.chair.automa.companion import GAME, naming, scoring, unseen
from wardroom.games.chair.automa.companion.report import card_in
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import MARKET_SUITS, PERSON, SHIP, TRACKS
from wardroom.games.chair.cards.stardates import PILES
from wardroom.games.chair.flow import neutral
from wardroom.games.chair.scoring import lines, owned
from wardroom.games.chair.state import (
    BOT_CARD,
    BOT_CLEAN_UP,
    BOT_CONTROL,
    DECK,
    DISCARD,
    DISCARDING,
    DUTY,
    FACE_DOWN,
    FLEET,
    GLORY,
    LOG,
    NO_TOKENS,
    PLACES,
    RESERVE,
    RIVAL,
    STAGING,
    STARDATE,
    Chair,
    zone,
)
from wardroom.kernel import Ask, Card, Cards, Chance, Option

Told = tuple[str, dict[str, Any]]
Person = Callable[[Ask], Option]
"""Who plays the real game."""
ZONES = {"deck": DECK, "reserve": RESERVE, "discard": DISCARD, "staging": STAGING, "fleet": FLEET, "places": PLACES}
ZONES |= {"duty": DUTY, "log": LOG, "face_down": FACE_DOWN}
TURNED = ("rival-turned-up", "rival-discarded-top", "rival-resolves-top", "rival-returned-incident", "rival-logged")
"""After each of these a face is known that may have been hidden."""
AIMED = ("rival-attacks", "rival-missed", "removed-team", "dismissed", "milled")
"""What attacks take from the person, and that they take nothing."""
ALWAYS = {"bot-incident-or-team": "incident", "bot-incident-or-officer": "incident", "bot-ship-or-resolve": "resolve"}
"""What the person does where the game does not ask, since nothing else is possible."""


def same_shuffles(patch: pytest.MonkeyPatch, salt: str) -> None:
    """The Bot's decks come in the same order in both games."""
    shuffle, mine = Cards.shuffle, [zone(RIVAL, kind) for kind in (DECK, RESERVE, FACE_DOWN)]

    def by_faces(cards: Cards, where: int, chance: Chance) -> None:
        if where not in mine:
            shuffle(cards, where, chance)
            return
        row = cards.rows[where]
        order = sorted(row, key=lambda card: sha256(f"{salt}{cards.faces[card]}".encode()).digest())
        for card, face in zip(row, [cards.faces[card] for card in order]):
            cards.faces[card] = face

    patch.setattr(Cards, "shuffle", by_faces)


# The real game


@dataclass
class Stage:
    """A stage of the real game that is over: what was told, what the person chose, and how the table stood then."""

    name: str
    told: list[Told]
    chosen: list[tuple[str, Option]]
    after: Chair


class Recording:
    """A real game, round by round: the person's stages, then the Bot's."""

    def __init__(self, state: Chair, person: Person) -> None:
        self.state, self.person = state, person
        state.news = []
        self.start = state.copy()
        self.over = False

    def rounds(self) -> Iterator[list[Stage]]:
        """The stages between the beginning of one turn of the person's and that of the next."""
        found: list[Stage] = []
        for stage in self.stages():
            found.append(stage)
            if stage.name == BOT_CLEAN_UP:
                yield found
                found = []
        if found:
            yield found

    def stages(self) -> Iterator[Stage]:
        steps, answer, name = CHAIR.flow(self.state), None, ""
        chosen: list[tuple[str, Option]] = []
        while True:
            try:
                request = steps.send(answer)
            except StopIteration:
                self.over = True
                yield self.made(name, chosen)
                return
            if isinstance(request, Ask):
                answer = self.person(request)
                chosen.append((request.kind, answer))
                continue
            answer = None
            if name:
                yield self.made(name, chosen)
            name, chosen = self.state.stage, []

    def made(self, name: str, chosen: list[tuple[str, Option]]) -> Stage:
        assert self.state.news is not None
        told = [each for event in self.state.news for each in one_by_one(event.key, event.args_for(0) or {})]
        self.state.news.clear()
        return Stage(name, told, chosen, self.state.copy())


# The companion


@dataclass
class Beside:
    """The companion in conversation with the real game."""

    truth: Chair
    kinds: Counter[str] = field(default_factory=Counter)
    queue: list[Told] = field(default_factory=list)  # what the Bot's turn told, as far as it was not used
    pauses: list[Stage] = field(default_factory=list)
    chosen: list[tuple[str, Option]] = field(default_factory=list)
    cancelled: list[str] = field(default_factory=list)
    tables: list[Chair] = field(default_factory=list)  # how the table stood after each stage of the Bot's turn
    placed: str = ""
    drawn: Chair = field(init=False)  # how the table stood after the person's turn

    def __post_init__(self) -> None:
        own, bot = self.truth.captaincies
        settings = {"captain": own.captain, "board": own.board, "bot": bot.captain, "rank": self.truth.pile}
        self.state = GAME.setup(1, GAME.agreed(settings), Chance(bytes(32)))
        self.steps = GAME.flow(self.state)
        self.ask: Ask | None = None
        self.go(None)

    def go(self, answer: Any) -> None:
        while True:
            try:
                request = self.steps.send(answer)
            except StopIteration:
                self.ask = None
                return
            answer = None
            if isinstance(request, Ask):
                self.ask = request
                return

    def say(self, answer: Option) -> None:
        assert self.ask is not None
        assert self.ask.why(answer) is None, f"{self.ask.kind}: {answer} is refused: {self.ask.why(answer)}"
        self.kinds[self.ask.kind] += 1
        self.go(answer)

    @property
    def asked(self) -> str:
        return self.ask.kind if self.ask is not None else ""

    # A round

    def person_plays(self, stages: list[Stage]) -> None:
        """What the person did on the table is reported; then what Stardates do, and where the token lies."""
        before = [stage for stage in stages if not comes_after(stage.name)]
        self.truth = before[-1].after
        told = [each for stage in before for each in stage.told]
        self.queue = only_new([each for each in told if each[0].startswith("rival-")], self.state)
        self.names()
        self.tell_of_attacks(told)
        self.tell_of_changes()
        self.tell_of_gains()
        after = {stage.name: stage for stage in stages if comes_after(stage.name)}
        self.truth, self.drawn = after[STARDATE].after, stages[-1].after
        self.placed = next((args["card"] for key, args in after[GLORY].told if key == "placed"), "")
        self.say("done")

    def bot_plays(self, stages: list[Stage]) -> None:
        """The Bot's turn; `stages` are those of the real one."""
        told = [each for stage in stages for each in stage.told]
        self.queue = only_new(told, self.state)
        self.chosen = [each for stage in stages for each in stage.chosen]
        self.tables = [stage.after for stage in stages]
        self.cancelled = [args["card"] for key, args in told if key == "rival-cancelled"]
        self.pauses = [stage for stage in stages if stage.name == BOT_CARD and is_turned_up(stage)]
        while self.asked == "market-card" or self.asked == "neutral-card":  # after Stardates of the person's
            self.say(self.true_name())
        self.tell_of_drawing()
        assert self.asked == "your-token"
        self.say(self.find(self.placed) if self.placed else "none")
        while self.ask is not None and self.state.active == RIVAL and self.state.stage != "last":
            if self.asked == "report":
                self.truth = self.pauses.pop(0).after
                self.tell_of_changes()
                self.say("next")
            else:
                self.say(self.answer())

    # Answers

    def names(self) -> None:
        """What lies in the middle, as it does on the table."""
        while self.asked in ("market-card", "neutral-card"):
            self.say(self.true_name())

    def true_name(self) -> str:
        """By the table as it stands."""
        assert self.ask is not None
        args = dict(self.ask.args)
        if self.asked == "market-card":
            card = self.truth.market[MARKET_SUITS.index(args["name_suit"])]
        else:
            card = self.truth.neutral[args["n"] - 1]
        face = "none" if card is None else self.truth.cards.faces[card]
        self.queue = [each for each in self.queue if not (each[0].startswith("revealed-") and each[1]["card"] == face)]
        return face

    def answer(self) -> Option:
        """What is true in the Bot's turn: what was told next of this kind."""
        assert self.ask is not None
        kind, args = self.ask.kind, dict(self.ask.args)
        if kind == "market-card":
            suit = args["name_suit"]
            return self.next_face("revealed-market", lambda face: FACES[face].suit == suit)
        if kind == "neutral-card":
            return self.next_place(args["n"] - 1)
        if kind.startswith("turned-"):
            return self.turned(kind.removeprefix("turned-"))
        if kind == "encounter-left":
            return self.encounter_left()
        return self.of_attack(kind, args)

    def of_attack(self, kind: str, args: dict[str, Any]) -> Option:
        card = self.state.cards.faces[args["card"]]
        if kind == "attacked":
            self.begins(card)
            return "yes" if card in self.cancelled else "none"
        if kind == "team-lost":
            face = self.lost("removed-team", card)
            return "none" if face == "none" else self.place(face)
        if kind == "ship-lost":
            face = self.lost("dismissed", card, SHIP)
            return "none" if face == "none" else self.ship_place(face)
        if kind == "top-card":
            face = self.lost("milled", card)
            return "yes" if face != "none" and FACES[face].suit == PERSON else "none"
        made = [each for asked, each in self.chosen if asked == kind]
        if made:
            self.chosen.remove((kind, made[0]))
            return made[0]
        return ALWAYS.get(kind, "none")

    def begins(self, card: str) -> None:
        """An attack: what was told before it is over."""
        number = self.queue.index(("rival-attacks", {"card": card}))
        self.queue = [each for each in self.queue[:number] if each[0] not in AIMED] + self.queue[number + 1 :]

    def lost(self, key: str, card: str, suit: str = "") -> str:
        """What this attack took; none if it missed, whatever one after it took."""
        for number, (each, args) in enumerate(self.queue):
            if each == "rival-attacks" or (each, args) == ("rival-missed", {"card": card}):
                break
            if each == key and (not suit or FACES[args["card"]].suit == suit):
                del self.queue[number]
                return str(args["card"])
        return "none"

    def next_face(self, key: str, fits: Callable[[str], bool]) -> str:
        for number, (each, args) in enumerate(self.queue):
            if each == key and isinstance(args.get("card"), str) and fits(args["card"]):
                del self.queue[number]
                return str(args["card"])
        return "none"

    def next_place(self, slot: int) -> str:
        """Of the Locations that were revealed since, the one that came into this place."""
        told = [args["card"] for key, args in self.queue if key == "revealed-location"]
        came = [face for face in (face_of(each, each.neutral[slot]) for each in self.tables) if face in told]
        return self.next_face("revealed-location", lambda face: face == came[0]) if came else "none"

    def encounter_left(self) -> str:
        keys = ("rival-no-encounter", "rival-took-encounter", "rival-gained-encounter")
        number = next(number for number, (each, _) in enumerate(self.queue) if each in keys)
        if self.queue[number][0] == "rival-gained-encounter":  # its face is asked for next
            return "yes"
        return "none" if self.queue.pop(number)[0] == "rival-no-encounter" else "yes"

    def turned(self, suit: str) -> str:
        """The next face of this suit that the Bot showed and the companion does not know yet."""
        for number, (key, args) in enumerate(self.queue):
            face = args.get("card")
            fits = key in (*TURNED, "rival-gained-encounter") and isinstance(face, str) and FACES[face].suit == suit
            if fits and naming.why_not(self.state, str(face)) is None:
                del self.queue[number]
                return str(face)
        shown = [
            each for each in self.queue if FACES.get(each[1].get("card", "")) and FACES[each[1]["card"]].suit == suit
        ]
        raise AssertionError(f"no {suit} was turned up: {shown}")

    def place(self, face: str) -> Option:
        """A Location as the companion knows it; at one of the person's own it does not matter which."""
        return self.find(face) if self.is_neutral(face) else "elsewhere"

    def ship_place(self, ship: str) -> Option:
        at = self.truth.ship_at.get(self.real(ship))
        return "elsewhere" if at is None else self.place(self.truth.cards.faces[at])

    def find(self, face: str) -> Card:
        return next(card for row in self.state.cards.rows for card in row if self.state.cards.faces[card] == face)

    def real(self, face: str) -> Card:
        return next(card for row in self.truth.cards.rows for card in row if self.truth.cards.faces[card] == face)

    # Reports

    def report(self, *answers: Option) -> None:
        """One report, with what it asks; new cards are named."""
        for answer in answers:
            self.say(answer)
        while self.asked != "report":
            self.say(self.true_name() if self.asked in ("market-card", "neutral-card") else self.answer())

    def tell_of_attacks(self, told: list[Told]) -> None:
        """What the person's cards did to the Bot, in its order."""
        for key, args in told:
            card = args.get("card")
            if key == "took-control" and self.is_neutral(card):
                self.report(("control", self.find(str(card))))
            elif key == "rival-discarded-top":
                self.report("bot", "discards")
            elif key == "rival-took-incident":
                self.report("bot", "incident")
            elif key in ("rival-dismissed", "rival-logged") and self.is_controlled(card):
                self.report("bot", ("card", self.find(str(card))), "lost" if key == "rival-dismissed" else "logged")
            elif key == "rival-removed-team" and self.is_neutral(card):
                self.report("bot", ("team", self.find(str(card))))

    def is_neutral(self, face: Any) -> bool:
        return any(card is not None and self.state.cards.faces[card] == face for card in self.state.neutral)

    def is_controlled(self, face: Any) -> bool:
        held = [card for kind in (DUTY, FLEET, PLACES) for card in self.state.row(RIVAL, kind)]
        return any(self.state.cards.faces[card] == face for card in held)

    def tell_of_gains(self) -> None:
        """What the Bot gained by the person's cards."""
        own, real = self.state.bot, self.truth.captaincies[RIVAL]
        for what in ("glory", "dilithium", "latinum"):
            if getattr(real, what) > getattr(own, what):
                self.report("bot", ("gain", what), getattr(real, what) - getattr(own, what))
        for track in TRACKS:
            if real.track(track) > own.track(track):
                self.report("bot", ("gain", track), real.track(track) - own.track(track))
        taken = glory_left(self.state) - glory_left(self.truth)
        while taken > 0:
            self.report("glory", min(taken, 9))
            taken -= 9

    def tell_of_changes(self) -> None:
        """What lies in the middle and where the person stands."""
        for number, _ in enumerate(self.truth.neutral, 1):
            if face_of(self.state, self.state.neutral[number - 1]) != face_of(
                self.truth, self.truth.neutral[number - 1]
            ):
                self.report(("lies", number))
        for suit in MARKET_SUITS:
            slot = MARKET_SUITS.index(suit)
            if face_of(self.state, self.state.market[slot]) != face_of(self.truth, self.truth.market[slot]):
                self.report(("slot", suit))
            self.tell_of_tokens(suit)
        self.tell_of_presence()
        if self.state.active == RIVAL:
            taken = glory_left(self.state) - glory_left(self.truth)
            if taken > 0:
                self.report("glory", taken)

    def arrived(self, pair: tuple[Card, Card]) -> int:
        """Whence Away Teams left is reported before where they are now."""
        mine, theirs = pair
        return present(self.truth, theirs)[0] - present(self.state, mine)[0]

    def tell_of_presence(self) -> None:
        """Where the person's Away Teams, SHIPs and markers are."""
        for mine, theirs in sorted(self.places(), key=self.arrived):
            if present(self.state, mine) != present(self.truth, theirs):
                self.report(("here", mine), *present(self.truth, theirs))
        for track in TRACKS:
            space = self.truth.captaincies[0].track(track)
            if self.state.captaincies[0].track(track) != space:
                self.report(("track", track), space)

    def places(self) -> list[tuple[Card, Card]]:
        """Neutral Locations, here and there."""
        pairs = zip(self.state.neutral, self.truth.neutral)
        return [(mine, theirs) for mine, theirs in pairs if mine is not None and theirs is not None]

    def tell_of_drawing(self) -> None:
        """What the person's Clean-up changed after the token was placed, which is asked for last."""
        self.truth, taken = self.drawn, glory_left(self.state) - glory_left(self.drawn) - bool(self.placed)
        if self.stands() and taken <= 0:
            return
        self.say("more")
        self.tell_of_presence()
        if taken > 0:
            self.report("glory", taken)
        self.say("done")

    def stands(self) -> bool:
        """Whether Away Teams, SHIPs and tracks are as the companion thinks."""
        tracks = self.state.captaincies[0].tracks == self.truth.captaincies[0].tracks
        return tracks and all(
            present(self.state, mine) == present(self.truth, theirs) for mine, theirs in self.places()
        )

    def tell_of_tokens(self, suit: str) -> None:
        card, real = card_in(self.state, suit), self.truth.market[MARKET_SUITS.index(suit)]
        if card is None or real is None:
            return
        want = self.truth.tokens.get(real, NO_TOKENS)
        for place, what in enumerate(("dilithium", "latinum", "glory")):
            if self.state.tokens.get(card, NO_TOKENS)[place] != want[place]:
                self.report(("tokens", suit), (what, want[place]))


def only_new(told: list[Told], state: Chair) -> list[Told]:
    """Without the faces turned up that the companion knows to be the Bot's; an INCIDENT that goes back is new again."""
    known = {state.cards.faces[card] for kind in ZONES.values() for card in state.row(RIVAL, kind)}
    left = []
    for key, args in told:
        face = args.get("card")
        if key not in TURNED or face not in known:
            left.append((key, args))
        if key in (*TURNED, "rival-gained-encounter"):
            known.add(str(face))
        if key == "rival-returned-incident":
            known.remove(str(face))
    return left


def one_by_one(key: str, args: dict[str, Any]) -> list[Told]:
    """Cards that are told of together, each by itself."""
    return [(key, {"card": card}) for card in args["cards"]] if key == "rival-discarded-top" else [(key, args)]


def comes_after(stage: str) -> bool:
    """In the person's Clean-up, once Stardates are carried out, or in the Bot's turn."""
    return stage in (STARDATE, GLORY, DISCARDING, "drawing") or stage.startswith("bot_")


def is_turned_up(stage: Stage) -> bool:
    return any(key == "rival-turned-up" for key, _ in stage.told)


def glory_left(state: Chair) -> int:
    """On all Stardates to come."""
    return state.on_stardate + sum(card.glory for card in PILES[state.pile][state.stardate + 1 :])


def face_of(state: Chair, card: Card | None) -> str:
    return "" if card is None else state.cards.faces[card]


def present(state: Chair, place: Card) -> tuple[int, int]:
    """The person's Away Teams and SHIPs at a Location."""
    return neutral.teams_at(state, 0, place), len(neutral.ships_at(state, 0, place))


# What must agree


def facts(state: Chair) -> dict[str, Any]:
    """All of the Bot's, and the middle."""
    bot = state.captaincies[RIVAL]
    found: dict[str, Any] = {
        name: [named(state, card) for card in state.row(RIVAL, kind)] for name, kind in ZONES.items()
    }
    found |= {"tracks": bot.tracks[:], "glory": bot.glory, "means": (bot.dilithium, bot.latinum), "teams": bot.teams}
    ships = [card for card in state.row(RIVAL, FLEET) if card in state.ship_at]
    found["ships"] = [face_of(state, state.ship_at[ship]) for ship in ships]
    found["neutral"] = [face_of(state, place) for place in state.neutral]
    found["out"] = [None if place is None else state.teams[place] for place in state.neutral]
    found["market"] = [face_of(state, card) for card in state.market]
    found["tokens"] = [None if card is None else state.tokens.get(card, NO_TOKENS) for card in state.market]
    found["stardate"] = (state.stardate, state.on_stardate, state.closing, state.burned)
    found["held"] = [own.held for own in state.captaincies]
    found["rows"] = state.told_rows[:]
    return found


def named(state: Chair, card: Card) -> str:
    return state.cards.faces[card]


def agree(beside: Beside, truth: Chair) -> None:
    """The companion's position is the real one; a card that nobody has seen is compared by its suit."""
    mine, real = facts(beside.state), facts(truth)
    for row in ("deck", "face_down"):
        pairs = zip(mine[row], real[row], strict=True)
        real[row] = [
            f"{unseen.MARK}{FACES[theirs].suit}" if own.startswith(unseen.MARK) else theirs for own, theirs in pairs
        ]
    differ = {name: (mine[name], real[name]) for name in mine if mine[name] != real[name]}
    assert not differ, differ
    hidden = unseen.waiting(beside.state)
    if not hidden:
        assert scoring.total(beside.state) == sum(line.points for line in lines(truth, RIVAL, owned(truth, RIVAL)))


def is_bots(stage: Stage) -> bool:
    return stage.name.startswith("bot_")


__all__ = ["BOT_CONTROL", "Beside", "Recording", "agree", "is_bots", "same_shuffles"]
