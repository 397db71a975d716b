"""A companion in a given position, and conversations with it: what it asks, what is answered, what it tells."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from wardroom.games.seti.automa.companion import GAME, rounds
from wardroom.games.seti.automa.companion.sectors import lay
from wardroom.games.seti.automa.companion.state import Companion
from wardroom.games.seti.pieces import Discovery
from wardroom.games.seti.state import RIVAL, RIVAL_DECK, RIVAL_PLAYED, RIVAL_TURN
from wardroom.kernel import Ask, Chance, Option, Request

SEED = bytes(32)


def given(card: str = "", level: int = 3, agencies: bool = False, **fields: Any) -> Companion:
    """A position; `card` is the only card of the rival's deck. Fields are those of the position or of its agency;
    `discs`: somebody has said that they stand so; `probe`: one of the rival's is on Earth; `slots`: markers by star;
    `passed`: who has."""
    settings = GAME.agreed({"difficulty": level, "agencies": agencies})
    state = GAME.setup(1, settings, Chance(SEED))
    state.news = []
    state.active, state.stage = RIVAL, RIVAL_TURN
    deck(state, *([card] if card else []))
    if "discs" in fields:
        state.turned, state.discs_known = fields.pop("discs"), True
    if fields.pop("probe", False):
        state.rival.probes = [state.where("earth")]
    for agency, passed in zip(state.agencies, fields.pop("passed", [])):
        agency.passed = passed
    for star, markers in fields.pop("slots", {}).items():
        lay(state, star, markers)
    for name, value in fields.items():
        owner = state.rival if hasattr(state.rival, name) and name not in ("turn", "milestones") else state
        assert hasattr(owner, name), name
        setattr(owner, name, value)
    return state


def site(name: str | None = None, **spaces: int) -> Discovery:
    """A species slot; the discovery spaces of one that is known are all taken."""
    made = Discovery()
    made.name, made.spaces = name, spaces
    return made


def deck(state: Companion, *faces: str) -> None:
    """The rival's deck is made of just these, the first on top; what it was goes to the played cards."""
    for card in state.cards.rows[RIVAL_DECK][:]:
        state.cards.move(card, RIVAL_PLAYED)
    for face in reversed(faces):
        move(state, face)


def move(state: Companion, face: str) -> None:
    card = next(each for row in state.cards.rows for each in row if state.face(each) == face)
    state.cards.move(card, RIVAL_DECK)


class Talk:
    """Steps of the flow with their questions. `answers` are pairs: what must be asked, and what is said to it."""

    def __init__(self, state: Companion, steps: Generator[Request, Any, object] | None = None) -> None:
        self.state = state
        self.steps = rounds.rival_turn(state) if steps is None else steps
        self.asked: list[str] = []
        self.ask: Ask | None = None
        self.over = False
        self.send(None)

    def send(self, answer: Any) -> None:
        try:
            request = self.steps.send(answer)
        except StopIteration:
            self.ask, self.over = None, True
            return
        assert isinstance(request, Ask)
        self.ask = request
        self.asked.append(request.kind)

    def say(self, kind: str, answer: Option) -> Talk:
        assert self.ask is not None, f"nothing is asked, instead of {kind}"
        assert self.ask.kind == kind, f"{self.ask.kind} is asked"
        reason = self.ask.why(answer)
        assert reason is None, f"{answer} is refused: {reason}"
        self.send(answer)
        return self

    def says(self, *answers: tuple[str, Option]) -> Talk:
        for kind, answer in answers:
            self.say(kind, answer)
        return self

    def why(self, option: Option) -> str:
        """The text key of the refusal, and its rule."""
        assert self.ask is not None
        reason = self.ask.why(option)
        assert reason is not None, f"{option} is allowed"
        return f"{reason.key} {reason.rule}"

    @property
    def options(self) -> Sequence[Option]:
        assert self.ask is not None
        return self.ask.options

    def done(self) -> Companion:
        assert self.over, f"{self.ask and self.ask.kind} is still asked"
        return self.state


def told(state: Companion) -> list[str]:
    """What was told, by keys."""
    assert state.news is not None
    return [event.key for event in state.news]
