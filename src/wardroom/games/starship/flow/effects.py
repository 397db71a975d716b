"""SHIP-14: every icon of the effects list is one verb; a list is applied in order, left to right."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Ask, Card, Option, Steps

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
        yield from SPECIALS[effect.name](state, seat, effect)


def moves(state: Starship, seat: int, count: int) -> Steps:
    yield from move(state, seat, count)


def jumps(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        yield from jump(state, seat)


def fights(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        yield from fight(state, seat)


def techs(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        yield from take_tech(state, seat)


def recycled_techs(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        yield from take_tech(state, seat, recycle=True)


def repairs(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        yield from repair(state, seat)


def damages(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        yield from damage(state, seat)


def androids(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        gain_android(state, seat)
    yield from ()


def medals(state: Starship, seat: int, count: int) -> Steps:
    gain_medals(state, seat, count)
    yield from ()


def artifacts(state: Starship, seat: int, count: int) -> Steps:
    yield from gain_artifacts(state, seat, count)


def pirates(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        yield from gain_pirate(state, seat)


def ambushes(state: Starship, seat: int, count: int) -> Steps:
    for _ in range(count):
        ambush(state, seat)
    yield from ()


def pulls(state: Starship, seat: int, count: int) -> Steps:
    """SHIP-14.18: the first figure of the queue goes to the ready room."""
    ship = state.ships[seat]
    for _ in range(count):
        if ship.queue:
            figure = ship.queue.pop(0)
            ship.ready.append(figure)
            state.tell("pulled", seat=seat, name_figure=figure, the_figure=figure)
    yield from ()


def on_track(faction: str) -> Callable[[Starship, int, int], Steps]:
    """SHIP-14.19: advance up to so far on one faction's track."""
    track = FACTIONS.index(faction)

    def verb(state: Starship, seat: int, count: int) -> Steps:
        yield from advance(state, seat, track, count)

    return verb


ICONS: dict[str, Callable[[Starship, int, int], Steps]] = {
    "move": moves,
    "jump": jumps,
    "fight": fights,
    "tech": techs,
    "tech_recycle": recycled_techs,
    "repair": repairs,
    "damage": damages,
    "android": androids,
    "medal": medals,
    "artifact": artifacts,
    "pirate": pirates,
    "ambush": ambushes,
    "pull": pulls,
    "coop": on_track("coop"),
    "zinca": on_track("zinca"),
    "nian": on_track("nian"),
    "any": advance_any,
}


def spend(state: Starship, seat: int, effect: Spend) -> Steps:
    """SHIP-14.12, 14.13: you may discard what is shown to get the rest."""
    if held(state, seat, effect.what) < effect.n:
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


def held(state: Starship, seat: int, what: str) -> int:
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
        token: str = kinds[0]
        if len(kinds) > 1:
            token = yield Ask(seat, "drop", kinds)
        discard(state, seat, token)
    else:
        slots = state.ships[seat].slots
        own: list[Option] = [card for card in slots if card is not None]
        card: Option = own[0]
        if len(own) > 1:
            card = yield Ask(seat, "give-tech", own)
        assert isinstance(card, Card)
        yield from discard_tech(state, seat, slots.index(card) + 1)


def choose(state: Starship, seat: int, effect: Choose) -> Steps:
    """SHIP-14.14: pick one of the lists."""
    words: list[Option] = [wording(effects) for effects in effect.lists]
    answer: str = yield Ask(seat, "choose", words)
    yield from run(state, seat, effect.lists[words.index(answer)])


def wording(effects: Effects) -> str:
    """How a list is called where it can be chosen: `repair-2_any`."""
    return "_".join(named(effect) for effect in effects)


def named(effect: Effect) -> str:
    if isinstance(effect, Icon):
        return effect.verb.replace("_", "-") + (f"-{effect.n}" if effect.n > 1 else "")
    if isinstance(effect, Special):
        return effect.name.replace("_", "-")
    raise TypeError("a list to choose holds icons")
