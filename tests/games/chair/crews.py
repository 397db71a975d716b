"""What tests of crews share: what a card scores at the end, what lies under it, what a Development costs."""

from __future__ import annotations

from typing import Any

from wardroom.games.chair import scoring
from wardroom.games.chair.cards.decks import FACES

from .given import Sitting, given

ZONE = ["risa", "betazed", "dozaria"]
"""Three neutral Locations; Betazed brings 2 Latinum when it comes under control, Dozaria 3 Dilithium."""


Position = dict[str, Any]
"""What is said to `given`, so that a test can say it once."""


def endgame(game: Sitting, face: str, side: int = 0) -> int:
    """What the ENDGAME operation of a card scores."""
    card = game.card(face)
    found = scoring.lines(game.state, side, scoring.owned(game.state, side))
    return sum(line.points for line in found if line.what == "endgame" and line.card == card)


def under(game: Sitting, host: str) -> list[str]:
    """What is beamed under a card."""
    hosts, faces = game.state.host, game.state.cards.faces
    return [faces[card] for card in hosts if hosts[card] == game.card(host)]


def enlisting(captain: str, dilithium: int, latinum: int, **position: Any) -> Sitting:
    """A captain with so much may enlist a Development: the Organians help."""
    position = {"dilithium": [dilithium], "latinum": [latinum], "glory": [0], **position}
    captains = (captain, "sela")
    game = given(captains=captains, hand=[["organians"]], tracks=[{"research": 6}], **position)
    return game.choose("play:organians:1")


def check_cost(captain: str, face: str, dilithium: int, latinum: int, **position: Any) -> None:
    """A Development costs exactly this: with one less of either it cannot be enlisted."""
    game = enlisting(captain, dilithium, latinum, **position).choose(face)
    own = game.own()
    assert (own.dilithium, own.latinum, game.faces(game.state.cards.at[game.card(face)])[-1]) == (0, 0, face)
    poorer = [(dilithium - 1, latinum), (dilithium, latinum - 1)]
    for less in [each for each in poorer if min(each) >= 0]:
        assert face not in enlisting(captain, *less, **position).options


def check_actions(captain: str, costs: dict[str, str]) -> None:
    """Of a crew's operations these cost an Action, and no others: `{"pic_analyze": "play:0 play:1"}`."""
    for face in [face for face in FACES.values() if face.crew == captain]:
        found = [f"play:{n}" for n, place in enumerate(face.plays) if face.ops[place].action]
        found += [f"use:{n}" for n, place in enumerate(face.activations) if face.ops[place].action]
        assert " ".join(found) == costs.get(face.id, ""), face.id


def is_attack(game: Sitting, *keys: str) -> bool:
    """Whether these choices are an attack: the other captain's Admiral Jarok may answer that it was attacked."""
    game.choose(*keys)
    return game.asked == (1, "react") and "use:admiral_jarok:1" in game.options
