"""A turn at a glance: what its main actions and free actions would bring, in hundredths of a point.

Whatever brings more than it costs is done, the best first; then the turn is ended, and nobody passes before that.
"""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Ask, Option

from ..cards import HAND_CARDS, Effects, Gain, fx
from ..cards.setup import BUY_CARD_PUBLICITY, COMPUTER, DATA_POOL_MAX, HAND_LIMIT, PUBLICITY_MAX, RESEARCH_PUBLICITY
from ..flow.conditions import pieces
from ..flow.moving import leaving
from ..flow.play import too_dear
from ..flow.solar import Space, neighbours, rewarding
from . import weights as w
from .expectations import Mind
from .wishes import DATA, PUBLICITY
from .worths import NEVER, worth

SURE = 5_000
"""What is always worth doing at once."""


def turn(mind: Mind, ask: Ask, option: Option) -> int:
    """Main actions by what they bring; free ones only if they bring something; to pass or to end the turn is 0."""
    return TURN[str(option)](mind, ask)


def rate_play(mind: Mind, _: Ask) -> int:
    faces = mind.state.cards.faces
    able = [card for card in mind.state.hand(mind.seat) if too_dear(mind.state, mind.seat, card) is None]
    return max((mind.play(faces[card]) - spare(mind, faces[card]) for card in able), default=NEVER)


def spare(mind: Mind, face: str) -> int:
    """What a card is worth that is not played."""
    return max(worth(HAND_CARDS[face].corner, mind.left), w.CARD[mind.left]) * 8 // 10


def rate_launch(mind: Mind, _: Ask) -> int:
    return mind.launch() - 2 * mind.resource


def rate_orbit(mind: Mind, _: Ask) -> int:
    return max((mind.orbit(planet) for planet in below(mind)), default=NEVER)


def rate_land(mind: Mind, _: Ask) -> int:
    return max((mind.planet(planet) for planet in below(mind)), default=NEVER)


def below(mind: Mind) -> list[str]:
    content = mind.state.system.content
    return [content(space) for space in mind.agency.probes if rewarding(content(space)) and content(space) != "comet"]


def rate_scan(mind: Mind, _: Ask) -> int:
    return mind.scan() - 3 * mind.resource


def rate_analyse(mind: Mind, _: Ask) -> int:
    return mind.trace("blue") - mind.resource + 100


def rate_research(mind: Mind, _: Ask) -> int:
    cost = (w.PUBLICITY[mind.left] if mind.left else 10) + mind.wish(PUBLICITY)
    return mind.best_tech() - cost * RESEARCH_PUBLICITY + (150 if mind.agency.publicity >= PUBLICITY_MAX - 1 else 0)


def rate_move(mind: Mind, _: Ask) -> int:
    """The best step, less the energy for it."""
    best = NEVER
    for space in pieces(mind.agency):
        cost = leaving(mind.state, mind.seat, space)
        if cost <= mind.agency.energy:
            best = max(best, best_step(mind, space) - cost * mind.resource)
    return best


def best_step(mind: Mind, space: Space) -> int:
    now = mind.flight(space)
    return max(step(mind, beside) for beside in neighbours(space)) - now


def step(mind: Mind, space: Space) -> int:
    """What a space promises, and what it gives on arrival."""
    content = mind.state.system.content(space)
    value = mind.flight(space)
    if rewarding(content):
        value += w.PUBLICITY[mind.left] if mind.agency.publicity < PUBLICITY_MAX else 0
        value += mind.wish(("visit", content), ("visit", "planet"), PUBLICITY)
    elif content != "empty":
        value += mind.wish(("visit", content), ("visit_on_own_turn", content))
        if content == "asteroids" and mind.agency.has("probe_2") and mind.agency.publicity < PUBLICITY_MAX:
            value += w.PUBLICITY[mind.left]
    return value


def rate_place(mind: Mind, _: Ask) -> int:
    """Data belongs in the computer. For a card to tuck it may wait, and while an objective wants it in the pool."""
    if mind.wish(DATA) and mind.agency.data < DATA_POOL_MAX and mind.agency.upper + mind.agency.data < SPACES:
        return -10
    at = mind.agency.upper + 1
    if at == TUCK_SPACE and not mind.state.hand(mind.seat) and mind.left and mind.agency.data < 5:
        return -10
    return 300


SPACES = len(COMPUTER)
TUCK_SPACE = next(number for number, space in enumerate(COMPUTER, 1) if space.effect == fx("tuck"))


def rate_exchange(_mind: Mind, _: Ask) -> int:
    return -150


def rate_buy(mind: Mind, _: Ask) -> int:
    spent = ((w.PUBLICITY[mind.left] if mind.left else 15) + mind.wish(PUBLICITY)) * BUY_CARD_PUBLICITY
    full = 60 if mind.agency.publicity >= PUBLICITY_MAX else 0
    return w.CARD[mind.left] + 20 - spent + full


def rate_corner(mind: Mind, ask: Ask) -> int:
    """A card too many may as well be used; in the last round any."""
    faces, hand = mind.state.cards.faces, mind.state.hand(mind.seat)
    over = len(hand) > HAND_LIMIT and dict(ask.args).get("after") == "yes" and mind.state.hand_limit == "end_of_turn"
    return max((corner(mind, faces[card]) - (0 if over else mind.card(faces[card])) for card in hand), default=NEVER)


def corner(mind: Mind, face: str) -> int:
    effects = HAND_CARDS[face].corner
    return corner_gain(mind, effects)


def corner_gain(mind: Mind, effects: Effects) -> int:
    value = 0
    for effect in effects:
        if effect == MOVE_ONE:
            value += max((best_step(mind, space) for space in pieces(mind.agency)), default=0)
        else:
            value += mind.effect(effect)
    return value


MOVE_ONE = Gain("move", 1)


def rate_mission(_mind: Mind, _: Ask) -> int:
    return SURE


def nothing(_mind: Mind, _: Ask) -> int:
    return 0


TURN: dict[str, Callable[[Mind, Ask], int]] = {
    "play": rate_play,
    "launch": rate_launch,
    "orbit": rate_orbit,
    "land": rate_land,
    "scan": rate_scan,
    "analyse": rate_analyse,
    "research": rate_research,
    "pass": nothing,
    "move": rate_move,
    "place": rate_place,
    "exchange": rate_exchange,
    "buy": rate_buy,
    "corner": rate_corner,
    "mission": rate_mission,
    "end": nothing,
}
