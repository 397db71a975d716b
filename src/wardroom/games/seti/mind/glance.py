"""How good each option looks at a glance, in hundredths of a point: what players in playouts go by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wardroom.kernel import Ask, Card, Option

from ..cards import EARTH, EXERTIANS, HAND_CARDS, MESSAGE_REWARDS, SAMPLES, TECHS
from ..cards.setup import COMPUTER
from ..flow.asking import FREE
from ..flow.conditions import count, pieces
from ..flow.moving import STOP, Step, leaving
from ..flow.signals import OF_COLOR, TILE, star_of
from ..flow.supply import DECK_WORD
from ..flow.traces import SIDES, Place
from ..state import SLOTS, Seti
from . import weights as w
from .expectations import Mind
from .outlook import tile_worth
from .turns import below, corner, spare, step, turn
from .wishes import PUBLICITY
from .worths import GAINS, NEVER, tuck_worth, worth

LAST = -2_000
"""Only if nothing else can be done."""


def rate(state: Seti, ask: Ask) -> Sequence[int]:
    """How good each option looks without trying it."""
    mind = Mind(state, ask.seat)
    if ask.kind in OF_CARDS:
        card, faces = OF_CARDS[ask.kind], state.cards.faces
        return [card(mind, faces[each]) if isinstance(each, Card) else beside(mind, each) for each in ask.options]
    if ask.kind in OF_TUPLES:
        several = OF_TUPLES[ask.kind]
        return [several(mind, ask, each) if isinstance(each, tuple) else beside(mind, each) for each in ask.options]
    rater = OF_WORDS.get(ask.kind, plain)
    return [LAST if option == FREE else rater(mind, ask, option) for option in ask.options]


def beside(mind: Mind, option: Option) -> int:
    """A word that is offered beside cards and places: something else first, an unknown card, or nothing."""
    if option == FREE:
        return LAST
    if option == DECK_WORD:  # an average card
        return w.CARD[mind.left] + 40
    return -1 if option == STOP else 0


WORDS = {"none": -5, "stop": 0, "done": 0, "place": 50, "lose": 0, "pay": 40}


def plain(_mind: Mind, _ask: Ask, option: Option) -> int:
    return WORDS.get(option, 10) if isinstance(option, str) else 5


# --- cards ------------------------------------------------------------------------------------------------------------


def play_card(mind: Mind, face: str) -> int:
    return mind.play(face) - spare(mind, face)


def tuck_card(mind: Mind, face: str) -> int:
    """Income that lasts, less what else the card is good for."""
    return tuck_worth(HAND_CARDS[face].income, mind.left) - mind.card(face)


def use_corner(mind: Mind, face: str) -> int:
    return corner(mind, face) - mind.card(face)


def drop_card(mind: Mind, face: str) -> int:
    return -mind.card(face)


def hand_signal(mind: Mind, face: str) -> int:
    return mind.best_signal(OF_COLOR[HAND_CARDS[face].sector]) - mind.card(face)


def row_card(mind: Mind, face: str) -> int:
    return mind.best_signal(OF_COLOR[HAND_CARDS[face].sector]) * 10 - mind.card(face)


def alien_card(mind: Mind, _: Ask, option: tuple[str, str]) -> int:
    return w.ALIEN_CARD[mind.left] if option[1] == DECK_WORD else 300


def shown(_mind: Mind, _: str) -> int:
    return 10


# --- space ------------------------------------------------------------------------------------------------------------


def move(mind: Mind, ask: Ask, option: Step) -> int:
    """Where a piece goes, against where it is."""
    piece, ring, column = option
    here = pieces(mind.agency)[piece]
    cost = leaving(mind.state, mind.seat, here) - int(dict(ask.args).get("left", 1))
    return step(mind, (ring, column)) - mind.flight(here) - max(0, cost) * mind.resource


def place_figure(mind: Mind, ask: Ask, option: Option) -> int:
    place = str(option)
    return mind.orbit(place, free=True) if ask.kind == "orbit" else mind.land(place, free=True)


def orbit_or_land(mind: Mind, _: Ask, option: Option) -> int:
    rated = mind.orbit if option == "orbit" else mind.land
    return max((rated(planet, free=True) for planet in below(mind)), default=0)


def number(_mind: Mind, _: Ask, option: Option) -> int:
    return int(option) if isinstance(option, int) else 0


# --- stars ------------------------------------------------------------------------------------------------------------


def signal(mind: Mind, _: Ask, option: Option) -> int:
    if option == TILE:
        return w.EXOFOSSIL[mind.left] // 2 + w.DATA[mind.left]
    if option in mind.state.stars:
        return mind.signal(str(option))
    return 0


def scan_part(mind: Mind, _: Ask, option: Option) -> int:
    """The usual two always; telescopes if they bring something."""
    state = mind.state
    if option == EARTH:
        return 1_000 + mind.signal(star_of(state, EARTH))
    if option == "telescope_1":
        column = state.where(EARTH)[1]
        beside = [state.columns[(column + side) % len(state.columns)] for side in (1, -1)]
        return 1_000 + mind.best_signal(beside)
    if option == "telescope_2":
        return mind.signal(star_of(state, "mercury")) - w.PUBLICITY[mind.left] - mind.wish(PUBLICITY)
    if option == "telescope_3":
        cards = state.hand(mind.seat)
        return max((hand_signal(mind, state.cards.faces[card]) for card in cards), default=NEVER)
    if option == "telescope_4":
        return 40
    return 0 if option == "done" else 900


def telescope(mind: Mind, _: Ask, option: Option) -> int:
    if option == "launch":
        return mind.launch() - mind.resource
    return mind.moves(1)


# --- techs, computer, traces ------------------------------------------------------------------------------------------


def tech(mind: Mind, _: Ask, option: Option) -> int:
    return mind.tech(str(option)) if option in TECHS else 0


def slot(mind: Mind, _: Ask, option: Option) -> int:
    """An early slot is reached sooner; where data lies already its points are lost for now."""
    at = int(str(option))
    return -at - (50 if at <= mind.agency.upper else 0)


def place(mind: Mind, _: Ask, option: Option) -> int:
    if option == "upper":
        at = mind.agency.upper + 1
        held = mind.agency.computers.get(at)
        reward = COMPUTER[at - 1].effect if held is None else TECHS[held].upper
        return worth(reward, mind.left) + 120
    return worth(TECHS[mind.agency.computers[int(str(option))]].lower, mind.left)


def trace(mind: Mind, _: Ask, option: Place) -> int:
    side, color, row = option
    return mind.space(SIDES.index(side), color, row) + mind.wish(("mark_trace", color))


# --- the rest ---------------------------------------------------------------------------------------------------------


def circle(mind: Mind, _: Ask, option: tuple[Card, int]) -> int:
    """Covered when it can be, best reward first."""
    card, number = option
    return 1 + mind.gain(HAND_CARDS[mind.state.cards.faces[card]].circles[number - 1].reward)


def task(mind: Mind, _: Ask, option: tuple[Card, int]) -> int:
    """The objective that is nearest to its end."""
    return 10 * len(mind.state.tasks[option[0]])


def gold(mind: Mind, _: Ask, option: Option) -> int:
    marks = mind.state.gold_marks.get(str(option), ())
    return tile_worth(mind, str(option), min(len(marks), SLOTS - 1))


def message(mind: Mind, _: Ask, option: Option) -> int:
    return next((mind.gain(each.reward) for each in MESSAGE_REWARDS if each.id == option), 0)


def sample(mind: Mind, face: str) -> int:
    return mind.gain(SAMPLES[face].reward)


def exertian(mind: Mind, face: str) -> int:
    """Only if its condition holds or nearly does."""
    printed = EXERTIANS[face]
    held, needed = count(mind.state, mind.seat, printed.condition), printed.condition.n
    likely = 100 if held >= needed else (20 + 15 * mind.left) * (held + 1) // (needed + 1)
    return printed.points * likely - 25 * printed.danger - 100


def exchange(mind: Mind, _: Ask, option: tuple[str, str]) -> int:
    """For what there is least of."""
    give, get = option
    agency = mind.agency
    held = {"credit": agency.credits, "energy": agency.energy, "card_any": len(mind.state.hand(mind.seat))}
    return 40 * (held[give] - held[get]) + GAINS[get][mind.left] - 2 * GAINS[give][mind.left]


def sector(mind: Mind, _: Ask, option: Option) -> int:
    return 0 if option == TILE else mind.sector_reward(str(option))


OF_CARDS: dict[str, Callable[[Mind, str], int]] = {
    "play": play_card,
    "first-income": tuck_card,
    "tuck": tuck_card,
    "corner": use_corner,
    "card": Mind.card,
    "end-card": Mind.card,
    "discard": drop_card,
    "exchange-cards": drop_card,
    "hand-signal": hand_signal,
    "row": row_card,
    "show-corner": shown,
    "show-income": shown,
    "sample": sample,
    "sample-reward": sample,
    "exertian": exertian,
}
OF_TUPLES: dict[str, Callable[[Mind, Ask, Any], int]] = {
    "alien-card": alien_card,
    "move": move,
    "trace": trace,
    "circle": circle,
    "task": task,
    "exchange": exchange,
}
OF_WORDS: dict[str, Callable[[Mind, Ask, Option], int]] = {
    "turn": turn,
    "free": turn,
    "orbit": place_figure,
    "land": place_figure,
    "orbit-or-land": orbit_or_land,
    "landing-data": number,
    "signal": signal,
    "probe-signal": signal,
    "scan": scan_part,
    "telescope-4": telescope,
    "tech": tech,
    "slot": slot,
    "place": place,
    "gold": gold,
    "message": message,
    "sector": sector,
}
