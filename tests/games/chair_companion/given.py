"""Conversations with the companion: what it asks, what is answered, what it tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.games.chair.automa.companion import GAME, unseen
from wardroom.games.chair.automa.companion.state import Companion
from wardroom.games.chair.state import DECK, DISCARD, RIVAL, zone
from wardroom.kernel import Ask, Card, Chance, Option

MARKET = ("rom", "ferengi_wine", "borg_probe", "bolians")
PLACES = ("dozaria", "betazed", "indri_viii")


class Talk:
    """A game and its questions. An answer is an option; a card in it may be given by its face."""

    def __init__(
        self, bot: str = "koloth", captain: str = "picard", laid: bool = True, listened: bool = True, **settings: Any
    ) -> None:
        agreed = GAME.agreed({"captain": captain, "bot": bot, **settings})
        self.state: Companion = GAME.setup(1, agreed, Chance(bytes(32)))
        self.state.news = [] if listened else None
        self.steps = GAME.flow(self.state)
        self.ask: Ask | None = None
        self.over = False
        self.go(None)
        if laid:
            self.says(*PLACES, *MARKET)

    def go(self, answer: Any) -> None:
        while True:
            try:
                request = self.steps.send(answer)
            except StopIteration:
                self.ask, self.over = None, True
                return
            answer = None
            if isinstance(request, Ask):
                self.ask = request
                return

    def meant(self, answer: Any) -> Option:
        """The option that is said so."""
        assert self.ask is not None, "nothing is asked"
        found = [option for option in self.ask.offered if self.said(option) == answer]  # type: ignore[union-attr]
        assert found, f"{self.ask.kind}: {answer} is none of {[self.said(each) for each in self.ask.offered]}"  # type: ignore[union-attr]
        return found[0]

    def said(self, option: Any) -> Any:
        if isinstance(option, Card):
            return self.state.cards.faces[option]
        return tuple(map(self.said, option)) if isinstance(option, tuple) else option

    def says(self, *answers: Any) -> Talk:
        for answer in answers:
            option = self.meant(answer)
            assert self.ask is not None
            assert self.ask.why(option) is None, f"{self.ask.kind}: {answer} is refused: {self.ask.why(option)}"
            self.go(option)
        return self

    def why(self, answer: Any) -> str:
        """The text key of the refusal, and its rule."""
        assert self.ask is not None
        reason = self.ask.why(self.meant(answer))
        assert reason is not None, f"{answer} is allowed"
        return f"{reason.key} {reason.rule}"

    @property
    def kind(self) -> str:
        return "" if self.ask is None else self.ask.kind

    @property
    def told(self) -> list[str]:
        assert self.state.news is not None
        return [event.key for event in self.state.news]

    def deck(self, *faces: str) -> Talk:
        """The Bot's deck is just these, the first one on top; of the rest its Discard pile is made."""
        state = self.state
        for card in state.row(RIVAL, DECK)[:]:
            state.cards.move(card, zone(RIVAL, DISCARD))
        for face in reversed(faces):
            state.cards.move(self.find(face), zone(RIVAL, DECK))
        return self

    def find(self, face: str) -> Card:
        return Card(self.state.cards.faces.index(face))

    def bots_turn(self, *faces: str) -> Talk:
        """The person does nothing, and the Bot turns these up."""
        return self.deck(*faces).says("done", "rom")

    def named(self, cards: Sequence[Card | None]) -> list[str]:
        return ["" if card is None else self.state.cards.faces[card] for card in cards]

    def is_unseen(self, card: Card | None) -> bool:
        return card is not None and unseen.is_unseen(self.state, card)
