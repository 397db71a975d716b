"""Events, incidents and objectives, each with what it does when it is played."""

from __future__ import annotations

from wardroom.kernel import Asking, Card, Reason, Steps, pick_one

from ..cards.kinds import FACILITY, OUTPOST, Facility
from ..places import is_under_cloak, ships
from ..state import Ccg
from . import do
from .aiming import all_ships, no_target
from .windows import Play, Trigger, play_of

YOU, OPPONENT = "you", "opponent"


def aim_player(this: Play) -> Asking[int]:
    word = yield from pick_one(this.seat, "aim-player", [YOU, OPPONENT], args=(("card", this.card),))
    return this.seat if word == YOU else this.opponent


@play_of("kivas_fajo_collector", aim=aim_player)
def kivas_fajo(this: Play) -> Steps:
    """The chosen player draws three."""
    yield from do.draw(this.state, this.target, 3)


def own_ships(state: Ccg, seat: int) -> list[Card]:
    return [ship for ship in ships(state, seat) if not is_under_cloak(state, ship)]  # CCG-17.2


def why_not_own_ship(state: Ccg, seat: int, _trigger: Trigger) -> Reason | None:
    return None if own_ships(state, seat) else no_target()


def aim_own_ship(this: Play) -> Asking[Card]:
    return (yield from pick_one(this.seat, "aim-ship", own_ships(this.state, this.seat), args=(("card", this.card),)))


def why_not_any_ship(state: Ccg, _seat: int, _trigger: Trigger) -> Reason | None:
    return None if all_ships(state) else no_target()


def aim_any_ship(this: Play) -> Asking[Card]:
    return (yield from pick_one(this.seat, "aim-ship", all_ships(this.state), args=(("card", this.card),)))


def on_target(this: Play) -> Steps:
    """It stays on the card that it was played on."""
    if do.in_play(this.state, this.target):
        do.place_on(this.state, this.card, this.target)
    yield from ()


for _face in ("metaphasic_shields", "nutational_shields"):
    play_of(_face, why=why_not_own_ship, aim=aim_own_ship)(on_target)
play_of("bynars_weapon_enhancement", why=why_not_any_ship, aim=aim_any_ship)(on_target)
play_of("kurlan_naiskos", why=why_not_any_ship, aim=aim_any_ship)(on_target)


@play_of("plasma_fire", why=why_not_any_ship, aim=aim_any_ship)
def plasma_fire(this: Play) -> Steps:
    """It burns from the next turn on."""
    this.state.chosen[this.card] = this.state.turn
    yield from on_target(this)


def outposts(state: Ccg) -> list[Card]:
    found = []
    for card in state.table():
        face = state.face(card)
        if face.kind == FACILITY and isinstance(face, Facility) and face.facility == OUTPOST:
            found.append(card)
    return found


def why_not_outpost(state: Ccg, _seat: int, _trigger: Trigger) -> Reason | None:
    return None if outposts(state) else no_target()


def aim_outpost(this: Play) -> Asking[Card]:
    return (yield from pick_one(this.seat, "aim-outpost", outposts(this.state), args=(("card", this.card),)))


play_of("spacedock", why=why_not_outpost, aim=aim_outpost)(on_target)


def stays_before_player(_this: Play) -> Steps:
    """On table: what it does is read where it matters."""
    yield from ()


ON_TABLE = ("red_alert", "captains_log", "genetronic_replicator", "lower_decks", "thermal_deflectors", "yellow_alert")
for _face in ON_TABLE:
    play_of(_face, stays=True)(stays_before_player)


@play_of("the_traveler_transcendence", aim=aim_player, stays=True)
def the_traveler(this: Play) -> Steps:
    """The chosen player draws one card more in each of its draw parts; not cumulative."""
    this.state.chosen[this.card] = this.target
    yield from ()
