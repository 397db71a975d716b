"""CCG-16.40 to CCG-16.50, CCG-16.63, CCG-16.64: ship battle.

Whoever fires at whom is public: the attacker declares, then the defender answers. Both results are found before
either does damage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from wardroom.kernel import DONE, Ask, Asking, Card, Reason, Steps, pick_several

from ..cards.kinds import SHIELDS, SHIP, WEAPONS
from ..places import is_under_cloak, location_of, ships, vessels
from ..state import DOCKED, IN_SPACE, LANDED, Ccg
from ..values import halves
from . import do
from .attacking import force_of, grant_counter, has_matching, why_not_affiliations, why_not_led
from .compatible import compatible
from .moving import required
from .options import option
from .refusing import refuse
from .windows import BATTLE, Trigger, pause, window

SANCTUARY = "sanctuary"
"""A ship that cannot be the target of a battle this turn (Asteroid Sanctuary)."""
HOLD_FIRE = "no"
HALF_HULL = 50
"""CCG-16.54: what a hit without tactics takes off the HULL, in per cent."""


@dataclass(slots=True)
class ShipBattle:
    """One ship battle. `back`: the defender's ships that return fire, at `aimed`."""

    seat: int
    location: int
    target: Card
    attackers: list[Card]
    back: list[Card] = field(default_factory=list)
    aimed: Card | None = None
    hull: list[int] = field(default_factory=lambda: [0, 0])  # what each player did to HULLs, in per cent

    @property
    def defender(self) -> int:
        return 1 - self.seat


class Volley(NamedTuple):
    """All that one player fires; ATTACK and DEFENSE in half points (CCG-11.17)."""

    seat: int
    ships: tuple[Card, ...]
    target: Card
    attack: int
    defense: int

    @property
    def times(self) -> int:
        """CCG-16.47 to CCG-16.49: 0 a miss, 1 a hit, 2 a direct hit."""
        if self.attack > 2 * self.defense:
            return 2
        return int(self.attack > self.defense)


# Declaring


def attacks(state: Ccg, seat: int, ship: Card, location: int) -> list[Any]:
    """A ship of the player at each ship and facility of the other that is where it is (CCG-16.10)."""
    targets = vessels(state, location, 1 - seat) if location >= 0 else []
    return [option("attack", ship, target) for target in targets]


def legal_attacks(state: Ccg, seat: int, ship: Card, location: int) -> list[Any]:
    """Those that are allowed: the ship is looked at once."""
    found = attacks(state, seat, ship, location)
    if not found or why_not_fire(state, ship) is not None or why_not_start(state, ship) is not None:
        return []
    mine = force_of(state, ship)
    found = [
        each
        for each in found
        if why_not_target(state, ship, each[2]) is None
        and why_not_affiliations(state, seat, mine, force_of(state, each[2]), location) is None
    ]
    return found if found and why_not_led(state, seat, ship, location) is None else []


def why_not_attack(state: Ccg, seat: int, choice: Any) -> Reason | None:
    """CCG-16.2 to CCG-16.10, CCG-16.40, CCG-16.41, in the order in which a player would ask."""
    _, ship, target = choice
    location = location_of(state, ship)
    return (
        why_not_fire(state, ship)
        or why_not_start(state, ship)
        or why_not_target(state, ship, target)
        or why_not_affiliations(state, seat, force_of(state, ship), force_of(state, target), location)
        or why_not_led(state, seat, ship, location)
    )


def why_not_start(state: Ccg, ship: Card) -> Reason | None:
    """CCG-16.78, CCG-18.1: a stopped ship may return fire, but not attack; nor may one that must do something else
    (CCG-11.24)."""
    if required(state, ship) is not None:
        return refuse(state, "CCG-11.24", "required-action", card=ship)
    return refuse(state, "CCG-18.1", "is-stopped", card=ship) if state.is_stopped(ship) else None


def why_not_fire(state: Ccg, vessel: Card) -> Reason | None:
    """CCG-16.41, CCG-11.15, CCG-11.16, CCG-17.3: whether it can use its WEAPONS."""
    kind = state.where[vessel].kind
    if is_under_cloak(state, vessel):
        return refuse(state, "CCG-17.3", "is-cloaked", card=vessel)
    if kind == DOCKED:
        return refuse(state, "CCG-11.16", "still-docked", card=vessel)
    if kind == LANDED:
        return refuse(state, "CCG-11.18", "still-landed", card=vessel)
    if kind != IN_SPACE and state.kind(vessel) == SHIP:
        return refuse(state, "CCG-11.20", "is-carried", card=vessel)
    if not halves(state, vessel, WEAPONS):
        return refuse(state, "CCG-16.42", "no-weapons", card=vessel)
    if not has_matching(state, vessel):
        return refuse(state, "CCG-16.41", "nobody-for-weapons", card=vessel)
    return None


def why_not_target(state: Ccg, ship: Card, target: Card) -> Reason | None:
    """CCG-17.2, and the cards that keep a ship out of battle."""
    if is_under_cloak(state, target):
        return refuse(state, "CCG-17.2", "target-cloaked", card=target)
    if state.lasts(SANCTUARY, target):
        return refuse(state, "CCG-16.11", "target-sheltered", card=target)
    if has_truce(state, ship, target):
        return refuse(state, "CCG-16.11", "has-truce", card=ship, card2=target)
    return None


def truce(first: int, second: int) -> str:
    """The word under which it is remembered in which turn two ships may not battle each other (Hail)."""
    low, high = sorted((int(first), int(second)))
    return f"truce{low}-{high}"


def has_truce(state: Ccg, first: Card, second: Card) -> bool:
    return state.noted.get(truce(first, second)) == state.turn


def why_not_join(state: Ccg, this: ShipBattle, picked: Sequence[Card], ship: Any) -> Reason | None:
    """CCG-16.42: several compatible ships fire together; each needs a leader, and together they are one force."""
    if ship == DONE:
        return None
    for other in (*this.attackers, *picked):
        if not compatible(state, this.seat, ship, other):
            return refuse(state, "CCG-16.42", "incompatible", card=ship, card2=other)
    force = [card for each in (*this.attackers, *picked, ship) for card in force_of(state, each)]
    return (
        why_not_fire(state, ship)
        or why_not_start(state, ship)
        or why_not_target(state, ship, this.target)
        or why_not_affiliations(state, this.seat, force, force_of(state, this.target), this.location)
        or why_not_led(state, this.seat, ship, this.location)
    )


# The battle


def attack(state: Ccg, seat: int, choice: Any) -> Steps:
    """CCG-16.42: the target is declared, ships join, it may be answered; then both fire. CCG-14.14: one action."""
    _, ship, target = choice
    this = ShipBattle(seat, location_of(state, ship), target, [ship])
    others = [each for each in ships(state, seat) if each != ship and location_of(state, each) == this.location]
    judge = partial(why_not_join, state, this)
    if any(judge((), each) is None for each in others):
        this.attackers += yield from pick_several(seat, "attack-with", others, judge, args=(("card", target),))
    state.tell("attacks", seat=seat, cards=tuple(this.attackers), card=target)
    state.doing = this
    trigger = Trigger(BATTLE, seat, (target, *this.attackers), this.location, target, battle=this)
    yield from window(state, trigger)
    this.attackers = [each for each in this.attackers if may_still(state, this, each)]
    if trigger.cancelled or not this.attackers:
        state.tell("battle-off", card=target)
    else:
        yield from fight(state, this)
    state.doing = None
    yield from pause(state)


def may_still(state: Ccg, this: ShipBattle, ship: Card) -> bool:
    """Whether a ship still attacks after the responses."""
    both = (ship, this.target)
    if not all(do.in_play(state, each) and location_of(state, each) == this.location for each in both):
        return False
    return why_not_target(state, ship, this.target) is None


def fight(state: Ccg, this: ShipBattle) -> Steps:
    """CCG-16.46 to CCG-16.50, CCG-16.63, CCG-16.64."""
    state.note("ship battle")
    grant_counter(state, this.defender, this.location)
    yield from return_fire(state, this)
    volleys = [volley(state, this.seat, this.attackers, this.target)]
    if this.aimed is not None:
        volleys.append(volley(state, this.defender, this.back, this.aimed))
    for fired in volleys:
        tell_volley(state, fired)
    for fired in volleys:
        yield from strike(state, this, fired)
    find_winner(state, this)
    took_part = [*this.attackers, this.target, *this.back]
    do.stop(state, [card for card in took_part if do.in_play(state, card) and state.kind(card) == SHIP])


def volley(state: Ccg, seat: int, firing: Sequence[Card], target: Card) -> Volley:
    """CCG-16.46: the WEAPONS of all ships that fire against the SHIELDS of the target; one that is docked has half of
    its facility's on top (CCG-11.14)."""
    total = sum(halves(state, ship, WEAPONS) for ship in firing)
    return Volley(seat, tuple(firing), target, total, halves(state, target, SHIELDS))


RESULTS = ("miss", "hit", "direct-hit")


def tell_volley(state: Ccg, fired: Volley) -> None:
    state.tell(
        f"fired-{RESULTS[fired.times]}",
        cards=fired.ships,
        card=fired.target,
        attack=written(fired.attack),
        defense=written(fired.defense),
    )
    state.note(f"battle {RESULTS[fired.times]}")


def written(halved: int) -> str:
    """Half points as they are read: 14, 22½."""
    return f"{halved // 2}{'½' if halved % 2 else ''}"


def strike(state: Ccg, this: ShipBattle, fired: Volley) -> Steps:
    """CCG-16.50: a ship that was destroyed just now has fired all the same."""
    if not fired.times or not do.in_play(state, fired.target):
        return
    before = state.damage.get(fired.target, 0)
    yield from do.damage(state, fired.target, fired.times)
    if do.in_play(state, fired.target):
        this.hull[fired.seat] += HALF_HULL * (state.damage.get(fired.target, 0) - before)
    else:
        this.hull[fired.seat] += 100


def find_winner(state: Ccg, this: ShipBattle) -> None:
    """CCG-16.63: whoever did more damage to HULLs in this battle."""
    mine, theirs = this.hull[this.seat], this.hull[this.defender]
    if mine == theirs:
        state.tell("ship-battle-drawn")
    else:
        state.tell("ship-battle-won", seat=this.seat if mine > theirs else this.defender)


# Returning fire


def return_fire(state: Ccg, this: ShipBattle) -> Steps:
    """CCG-16.43: at one of the attacking ships; optional, and without a leader. The target fires if it can, other ships
    of the defender join if their player likes (CCG-16.44)."""
    able = answering(state, this)
    if not able:
        return
    aims = [ship for ship in this.attackers if any(why_not_target(state, each, ship) is None for each in able)]
    incoming = volley(state, this.seat, this.attackers, this.target)
    told = (("card", this.target), ("attack", written(incoming.attack)), ("defense", written(incoming.defense)))
    choice = yield from choose_aim(state, this, aims, able, told)
    if choice == HOLD_FIRE:
        state.tell("holds-fire", seat=this.defender)
        return
    fit = [ship for ship in able if why_not_target(state, ship, choice) is None]
    this.back = [ship for ship in fit if ship == this.target]
    others = [ship for ship in fit if ship != this.target]
    if len(fit) == 1:
        this.back = fit
    elif others:
        this.back += yield from pick_several(this.defender, "return-with", others, args=(("card", choice),))
    if this.back:
        this.aimed = choice
        state.tell("returns-fire", seat=this.defender, cards=tuple(this.back), card=choice)


def choose_aim(
    state: Ccg, this: ShipBattle, aims: Sequence[Card], able: Sequence[Card], told: tuple[tuple[str, Any], ...]
) -> Asking[Any]:
    """Which attacker, or none. The sums of what could be fired at each are told."""

    def about(choice: Any) -> dict[str, str]:
        if choice == HOLD_FIRE:
            return {}
        back = volley(state, this.defender, [ship for ship in able if not has_truce(state, ship, choice)], choice)
        return {"attack": written(back.attack), "defense": written(back.defense)}

    if not aims:
        return HOLD_FIRE
    answer: Any = yield Ask(this.defender, "return-fire", [*aims, HOLD_FIRE], args=told, about=about)
    return answer


def answering(state: Ccg, this: ShipBattle) -> list[Card]:
    """CCG-16.41, CCG-16.44, CCG-16.78: the target, and other ships of the defender there that are compatible with it,
    as far as they can use their WEAPONS; stopped ones too."""
    target = this.target
    others = [
        ship
        for ship in ships(state, this.defender)
        if ship != target
        and location_of(state, ship) == this.location
        and compatible(state, this.defender, ship, target)
    ]
    return [vessel for vessel in (target, *others) if why_not_fire(state, vessel) is None]


def sums(state: Ccg, seat: int, choice: Any) -> dict[str, str]:
    """What an attack comes to with this one ship, for the text of the order."""
    _, ship, target = choice
    fired = volley(state, seat, [ship], target)
    return {"attack": written(fired.attack), "defense": written(fired.defense)}
