"""A companion in a given position, and conversations with it: what it asks, what is answered, what it tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.games.seti.companion import GAME, rounds
from wardroom.games.seti.companion.state import DECK, PLAYED, RIVAL, RIVAL_TURN, Companion
from wardroom.kernel import Ask, Chance, Option, Steps

SEED = bytes(32)


def given(card: str = "", level: int = 3, agencies: bool = False, **fields: Any) -> Companion:
    """A position; `card` is the only card of the rival's deck."""
    settings = GAME.agreed({"difficulty": level, "agencies": agencies})
    state = GAME.setup(1, settings, Chance(SEED))
    state.news = []
    state.active, state.stage = RIVAL, RIVAL_TURN
    deck(state, *([card] if card else []))
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def deck(state: Companion, *faces: str) -> None:
    """The rival's deck is made of just these, the first on top; what it was goes to the played cards."""
    for card in state.cards.rows[DECK][:]:
        state.cards.move(card, PLAYED)
    for face in reversed(faces):
        move(state, face)


def move(state: Companion, face: str) -> None:
    card = next(each for row in state.cards.rows for each in row if state.face(each) == face)
    state.cards.move(card, DECK)


class Talk:
    """Steps of the flow with their questions. `answers` are pairs: what must be asked, and what is said to it."""

    def __init__(self, state: Companion, steps: Steps | None = None) -> None:
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
