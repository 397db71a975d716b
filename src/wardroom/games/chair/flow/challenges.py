"""The challenges of a campaign where they change the rules (CHAIR-36.13 to CHAIR-36.21). Which of them were agreed on
is public; in a game by itself there are none."""

from __future__ import annotations

from wardroom.kernel import Card, EndOfGame

from ..cards.campaigns import GAZELLE, LIFE, LONG_LIFE, ONLY_SHIP, OUTPOST, REINFORCE, TUESDAY
from ..cards.kinds import DEPLOYED, FACES, SHIP
from ..pieces import Assignment
from ..state import DECK, DISCARD, HAND, INCIDENTS, RESERVE, Chair, zone

PERSON = 0
"""The side of whoever is on the campaign."""
IN_A_ROW = 2
"""So many successes in a row are a run (CHAIR-36.14, CHAIR-36.17)."""
CHOICE_OF_RESOURCE = "live_long"
"""What is done before the first turn under the challenge of that name."""


def lay_out(state: Chair, assignment: Assignment) -> None:
    """What the challenges and the Reinforcement pile change in the person's decks, before those are shuffled."""
    if LIFE in assignment.challenges and assignment.wins:
        mix_reserve(state)
    add_reinforce(state, assignment)
    if GAZELLE in assignment.challenges and assignment.streak >= IN_A_ROW:
        state.cards.move(state.cards.rows[INCIDENTS][-1], zone(PERSON, DECK))  # CHAIR-36.17


def mix_reserve(state: Chair) -> None:
    """CHAIR-36.15: from Lieutenant on Reserve and Available cards are shuffled together, and as many as before are the
    Reserve deck."""
    size = len(state.row(PERSON, RESERVE))
    for card in state.row(PERSON, RESERVE)[:]:
        state.cards.move(card, zone(PERSON, DECK))
    state.cards.shuffle(zone(PERSON, DECK), state.chance)
    for card in state.row(PERSON, DECK)[-size:] if size else []:
        state.cards.move(card, zone(PERSON, RESERVE))


def add_reinforce(state: Chair, assignment: Assignment) -> None:
    """CHAIR-36.10: with a card in the pile Reinforce is in the starting deck; CHAIR-36.16: after a success in the
    Reserve deck, under that challenge."""
    if assignment.reinforced:
        late = OUTPOST in assignment.challenges and assignment.streak
        state.cards.add(zone(PERSON, RESERVE if late else DECK), [REINFORCE])


def set_out(state: Chair, assignment: Assignment) -> None:
    """What is missing at the start: resources (CHAIR-36.14), Away Teams (CHAIR-36.20)."""
    own = state.captaincies[PERSON]
    if LONG_LIFE in assignment.challenges and assignment.streak >= IN_A_ROW:
        own.dilithium = own.latinum = 0
    if TUESDAY in assignment.challenges:
        assignment.waiting = 2 if assignment.streak else 1
        own.teams -= assignment.waiting
        arrive(state)


def chooses_resource(assignment: Assignment) -> bool:
    """CHAIR-36.14: after one success it is the person's choice which resource is missing."""
    return LONG_LIFE in assignment.challenges and assignment.streak == 1


def arrive(state: Chair) -> None:
    """CHAIR-36.20: the Away Teams that were set aside come once the Reserve deck is empty."""
    assignment = state.assignment
    if assignment is not None and assignment.waiting and not state.row(PERSON, RESERVE):
        state.captaincies[PERSON].teams += assignment.waiting
        state.tell("teams-arrived", seat=PERSON, count=assignment.waiting)
        assignment.waiting = 0


def lose(state: Chair, card: Card, owner: int, to: int) -> None:
    """CHAIR-36.19: one's starting SHIP left play, to the Discard pile (dismissed) or to the hand (recalled): the game
    is failed at once."""
    assignment = state.assignment
    if assignment is None or ONLY_SHIP not in assignment.challenges or owner != PERSON or to not in (DISCARD, HAND):
        return
    if state.cards.faces[card] == starting_ship(state.captaincies[PERSON].captain):
        assignment.failed = True
        state.tell("only-ship-lost", seat=PERSON, card=card)
        raise EndOfGame


def starting_ship(captain: str) -> str:
    """The SHIP that a captain begins with in play."""
    found = [face.id for face in FACES.values() if (face.crew, face.start, face.suit) == (captain, DEPLOYED, SHIP)]
    return found[0] if found else ""
