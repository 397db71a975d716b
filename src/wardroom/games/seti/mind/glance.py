"""How good each option looks at a glance, in hundredths of a point: what players in playouts go by."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardroom.kernel import Ask, Card, Option

from ..cards import EARTH, EXERTIANS, HAND_CARDS, MESSAGE_REWARDS, SAMPLES, TECHS
from ..cards.setup import COMPUTER
from ..flow.conditions import COUNTS, pieces
from ..flow.moving import leaving
from ..flow.signals import OF_COLOR, TILE, star_of
from ..state import SLOTS, Seti
from . import weights as w
from .expectations import Mind
from .outlook import tile_worth
from .turns import below, corner, spare, step, turn
from .wishes import PUBLICITY
from .worths import GAINS, NEVER, tuck_worth, worth

Rater = Callable[[Mind, Ask, Option], int]
LAST = -2_000
"""Only if nothing else can be done."""


def rate(state: Seti, ask: Ask) -> Sequence[int]:
    """How good each option looks without trying it."""
    mind = Mind(state, ask.seat)
    rater = RATERS.get(ask.kind, plain)
    return [LAST if option == "free" else rater(mind, ask, option) for option in ask.options]


WORDS = {"none": -5, "stop": 0, "done": 0, "place": 50, "lose": 0, "pay": 40}


def plain(_mind: Mind, _ask: Ask, option: Option) -> int:
    return WORDS.get(option, 10) if isinstance(option, str) else 5


def face_of(mind: Mind, option: Option) -> str:
    assert isinstance(option, Card)
    return mind.state.cards.faces[option]


# --- cards ------------------------------------------------------------------------------------------------------------


def play_card(mind: Mind, _: Ask, option: Option) -> int:
    face = face_of(mind, option)
    return mind.play(face) - spare(mind, face)


def tuck_card(mind: Mind, _: Ask, option: Option) -> int:
    """Income that lasts, less what else the card is good for."""
    if not isinstance(option, Card):
        return 0
    face = face_of(mind, option)
    return tuck_worth(HAND_CARDS[face].income, mind.left) - mind.card(face)


def use_corner(mind: Mind, _: Ask, option: Option) -> int:
    face = face_of(mind, option)
    return corner(mind, face) - mind.card(face)


def keep_card(mind: Mind, _: Ask, option: Option) -> int:
    """A card to take; an unknown one is an average one."""
    if not isinstance(option, Card):
        return w.CARD[mind.left] + 40
    return mind.card(face_of(mind, option))


def drop_card(mind: Mind, _: Ask, option: Option) -> int:
    return -mind.card(face_of(mind, option)) if isinstance(option, Card) else 0


def hand_signal(mind: Mind, _: Ask, option: Option) -> int:
    if not isinstance(option, Card):
        return 0
    face = face_of(mind, option)
    return mind.best_signal(OF_COLOR[HAND_CARDS[face].sector]) - mind.card(face)


def row_card(mind: Mind, _: Ask, option: Option) -> int:
    face = face_of(mind, option)
    return mind.best_signal(OF_COLOR[HAND_CARDS[face].sector]) * 10 - mind.card(face)


def alien_card(mind: Mind, _: Ask, option: Option) -> int:
    if not isinstance(option, tuple):
        return 0
    if option[1] == "deck":
        return w.ALIEN_CARD[mind.left]
    return 300


def shown(_mind: Mind, _: Ask, option: Option) -> int:
    return 10 if isinstance(option, Card) else 0


# --- space ------------------------------------------------------------------------------------------------------------


def move(mind: Mind, ask: Ask, option: Option) -> int:
    """Where a piece goes, against where it is. Whoever wanted to pay for a step does not stop before it."""
    if not isinstance(option, tuple):
        return -1 if dict(ask.args).get("left", 1) else LAST
    piece, ring, column = (int(part) for part in option)
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
        return max((hand_signal(mind, _, card) for card in cards), default=NEVER)
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


def trace(mind: Mind, _: Ask, option: Option) -> int:
    if not isinstance(option, tuple):
        return 0
    side, color, row = option
    value = mind.space(0 if side == "left" else 1, str(color), int(row))
    return value + mind.wish(("mark_trace", str(color)))


# --- the rest ---------------------------------------------------------------------------------------------------------


def circle(mind: Mind, _: Ask, option: Option) -> int:
    """Covered when it can be, best reward first."""
    if not isinstance(option, tuple):
        return 0
    card, number = option
    assert isinstance(card, Card)
    mission = HAND_CARDS[mind.state.cards.faces[card]].mission
    circles = getattr(mission, "circles", ())
    return 1 + mind.gain(circles[int(number) - 1].reward) if circles else 1


def task(mind: Mind, _: Ask, option: Option) -> int:
    """The objective that is nearest to its end."""
    if not isinstance(option, tuple) or not isinstance(option[0], Card):
        return 0
    return 10 * len(mind.state.tasks[option[0]])


def gold(mind: Mind, _: Ask, option: Option) -> int:
    marks = mind.state.gold_marks.get(str(option), ())
    return tile_worth(mind, str(option), min(len(marks), SLOTS - 1))


def message(mind: Mind, _: Ask, option: Option) -> int:
    return next((mind.gain(each.reward) for each in MESSAGE_REWARDS if each.id == option), 0)


def sample(mind: Mind, _: Ask, option: Option) -> int:
    face = mind.state.cards.faces[option] if isinstance(option, Card) else ""
    return mind.gain(SAMPLES[face].reward) if face in SAMPLES else 0


def exertian(mind: Mind, ask: Ask, option: Option) -> int:
    """Only if its condition holds or nearly does."""
    if not isinstance(option, Card):
        return 0
    printed = EXERTIANS[mind.state.cards.faces[option]]
    count = COUNTS[printed.condition.name](mind.state, mind.seat, printed.condition.of)
    likely = 100 if count >= printed.condition.n else (20 + 15 * mind.left) * (count + 1) // (printed.condition.n + 1)
    return printed.points * likely - 25 * printed.danger - 100


def exchange(mind: Mind, _: Ask, option: Option) -> int:
    """For what there is least of."""
    if not isinstance(option, tuple):
        return 0
    give, get = str(option[0]), str(option[1])
    agency = mind.agency
    held = {"credit": agency.credits, "energy": agency.energy, "card_any": len(mind.state.hand(mind.seat))}
    return 40 * (held[give] - held[get]) + GAINS[get][mind.left] - 2 * GAINS[give][mind.left]


def sector(mind: Mind, _: Ask, option: Option) -> int:
    return 0 if option == TILE else mind.sector_reward(str(option))


RATERS: dict[str, Rater] = {
    "turn": turn,
    "free": turn,
    "play": play_card,
    "first-income": tuck_card,
    "tuck": tuck_card,
    "corner": use_corner,
    "card": keep_card,
    "end-card": keep_card,
    "discard": drop_card,
    "exchange-cards": drop_card,
    "hand-signal": hand_signal,
    "row": row_card,
    "alien-card": alien_card,
    "show-corner": shown,
    "show-income": shown,
    "move": move,
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
    "trace": trace,
    "circle": circle,
    "task": task,
    "gold": gold,
    "message": message,
    "sample": sample,
    "sample-reward": sample,
    "exertian": exertian,
    "exchange": exchange,
    "sector": sector,
}
