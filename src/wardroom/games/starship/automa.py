"""SHIP-17: Captain Tenebre."""

from __future__ import annotations

from wardroom.kernel import Steps, pick_one

from .cards import ACTIONS, PASSENGERS
from .flow.pirates import leave_route
from .flow.techs import replace_tech
from .state import ACTION_DECK, ACTIONS_LATER, ACTIONS_PLAYED, BOX, PIRATE_DISCARD, Starship

ME = 0


def new_action_deck(state: Starship) -> None:
    """SHIP-17.19, 17.22: the used cards and one new one are shuffled together, unseen."""
    cards = state.cards
    for card in cards.rows[ACTIONS_PLAYED][:]:
        cards.move(card, ACTION_DECK)
    cards.move(cards.rows[ACTIONS_LATER][-1], ACTION_DECK)
    cards.shuffle(ACTION_DECK, state.chance)
    state.laid = 0


def play_tenebre(state: Starship) -> Steps:
    """SHIP-17.9: the next action card is laid above the next place of the central tech board."""
    from .flow.effects import run

    card = state.cards.rows[ACTION_DECK][-1]
    state.cards.move(card, ACTIONS_PLAYED)
    number, state.laid = state.laid, state.laid + 1
    action = ACTIONS[state.face(card)].type
    state.tell("tenebre", card=card, number=state.laid)
    if action == "take_tech":
        take_tech(state, number)
    elif action == "mission":
        yield from take_mission(state)
    elif action == "fight":
        yield from fight(state)
    else:
        assert state.passenger is not None
        state.tell("passenger", card=state.passenger)
        yield from run(state, ME, PASSENGERS[state.passenger].action)


def take_tech(state: Starship, number: int) -> None:
    """SHIP-17.11, 17.23: he jumps to your location; the tech under the card is discarded and replaced at once."""
    state.tenebre = state.ships[ME].place
    state.tell("tenebre-jumped", name_place=state.tenebre)
    replace_tech(state, number)


def take_mission(state: Starship) -> Steps:
    """SHIP-17.12, 17.13: to a mission exactly 1 move away, never on your planet."""
    from .flow.missions import new_mission

    assert state.tenebre is not None
    near = [
        place for place in state.chart.near[state.tenebre] if place in state.missions and place != state.ships[ME].place
    ]
    if not near:
        state.tell("tenebre-nothing")
        return
    place = yield from pick_one(ME, "tenebre-mission", near)
    state.tenebre = place
    card = state.missions.pop(place)
    state.cards.move(card, BOX)
    state.tell("tenebre-mission", card=card, name_place=place)
    new_mission(state, place)


def fight(state: Starship) -> Steps:
    """SHIP-17.14: one pirate at his location is removed, you choose which."""
    assert state.tenebre is not None
    near = [state.pirates[route] for route in state.chart.near[state.tenebre].values() if route in state.pirates]
    if not near:
        state.tell("tenebre-nothing")
        return
    card = yield from pick_one(ME, "tenebre-fight", near)
    leave_route(state, card)
    state.cards.move(card, PIRATE_DISCARD)
    state.tell("tenebre-fought", card=card)
