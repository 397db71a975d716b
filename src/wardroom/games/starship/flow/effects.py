"""SHIP-14: every icon of the effects list is one verb; a list is applied in order, left to right."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Ask, Steps, pick_one

from ..cards import FACTIONS, Choose, Effect, Effects, Icon, Special, Spend
from ..state import ARTIFACTS, PIRATES, Starship
from .hold import PIRATE, damage, discard, gain_artifacts, gain_medals, gain_pirate, pay, purse, repair, tokens
from .moving import jump, move
from .pirates import ambush, fight, gain_android
from .specials import SPECIALS
from .techs import discard_tech, take_tech
from .tracks import advance, advance_any


def run(state: Starship, seat: int, effects: Effects) -> Steps:
    """SHIP-14.0: apply a list of effects."""
    for effect in effects:
        yield from apply(state, seat, effect)


def apply(state: Starship, seat: int, effect: Effect) -> Steps:
    if isinstance(effect, Icon):
        yield from ICONS[effect.verb](state, seat, effect.n)
    elif isinstance(effect, Spend):
        yield from spend(state, seat, effect)
    elif isinstance(effect, Choose):
        yield from choose(state, seat, effect)
    else:
        state.note(f"special:{effect.name}")
        yield from SPECIALS[effect.name](state, seat)


Verb = Callable[[Starship, int, int], Steps]
"""What an icon with its number lets a captain do."""


def repeat(verb: Callable[[Starship, int], Steps | None]) -> Verb:
    """SHIP-14.29: what is printed so many times is done so many times; most of it asks, some does not."""

    def verb_repeated(state: Starship, seat: int, count: int) -> Steps:
        for _ in range(count):
            yield from verb(state, seat) or ()

    return verb_repeated


def recycle_tech(state: Starship, seat: int) -> Steps:
    yield from take_tech(state, seat, recycle=True)


def win_medals(state: Starship, seat: int, count: int) -> Steps:
    gain_medals(state, seat, count)
    yield from ()


def pull(state: Starship, seat: int) -> None:
    """SHIP-14.18: the first figure of the queue goes to the ready room."""
    ship = state.ships[seat]
    if ship.queue:
        figure = ship.queue.pop(0)
        ship.ready.append(figure)
        state.tell("pulled", seat=seat, name_figure=figure, the_figure=figure)


def advance_on(faction: str) -> Verb:
    """SHIP-14.19: advance up to so far on one faction's track."""
    track = FACTIONS.index(faction)

    def verb(state: Starship, seat: int, count: int) -> Steps:
        yield from advance(state, seat, track, count)

    return verb


ICONS: dict[str, Verb] = {
    "move": move,
    "jump": repeat(jump),
    "fight": repeat(fight),
    "tech": repeat(take_tech),
    "tech_recycle": repeat(recycle_tech),
    "repair": repeat(repair),
    "damage": repeat(damage),
    "android": repeat(gain_android),
    "medal": win_medals,
    "artifact": gain_artifacts,
    "pirate": repeat(gain_pirate),
    "ambush": repeat(ambush),
    "pull": repeat(pull),
    "coop": advance_on("coop"),
    "zinca": advance_on("zinca"),
    "nian": advance_on("nian"),
    "any": advance_any,
}


def spend(state: Starship, seat: int, effect: Spend) -> Steps:
    """SHIP-14.12, 14.13: you may discard what is shown to get the rest."""
    if count_held(state, seat, effect.what) < effect.n:
        return
    answer: str = yield Ask(seat, "spend", [effect.what, "none"], args=(("count", effect.n),))
    if answer == "none":
        return
    if effect.what == "medal":
        yield from pay(state, seat, effect.n)
    else:
        for _ in range(effect.n):
            yield from give_up(state, seat, effect.what)
    yield from run(state, seat, effect.gain)


def count_held(state: Starship, seat: int, what: str) -> int:
    """How many a captain could discard."""
    if what == "medal":
        return purse(state, seat)
    if what == "tech":
        return sum(card is not None for card in state.ships[seat].slots)
    return len(state.row(seat, PIRATES if what == PIRATE else ARTIFACTS))


def give_up(state: Starship, seat: int, what: str) -> Steps:
    if what == PIRATE:
        discard(state, seat, PIRATE)
    elif what == "artifact":
        kinds = [token for token in tokens(state, seat) if token != PIRATE]
        token = yield from pick_one(seat, "drop", kinds)
        discard(state, seat, token)
    else:
        techs = [card for card in state.ships[seat].slots if card is not None]
        card = yield from pick_one(seat, "give-tech", techs)
        yield from discard_tech(state, seat, card)


def choose(state: Starship, seat: int, effect: Choose) -> Steps:
    """SHIP-14.14: pick one of the lists."""
    words = [name_list(effects) for effects in effect.lists]
    answer: str = yield Ask(seat, "choose", words)
    yield from run(state, seat, effect.lists[words.index(answer)])


def name_list(effects: Effects) -> str:
    """How a list is called where it can be chosen: `repair-2_any`."""
    return "_".join(name_effect(effect) for effect in effects)


def name_effect(effect: Effect) -> str:
    if isinstance(effect, Icon):
        return effect.verb.replace("_", "-") + (f"-{effect.n}" if effect.n > 1 else "")
    if isinstance(effect, Special):
        return effect.name.replace("_", "-")
    raise TypeError("a list to choose holds icons")
