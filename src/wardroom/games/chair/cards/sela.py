"""The crew of Sela, without its Developments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wardroom.kernel import Card, Steps

from ..flow import attacks, foe, neutral, supply
from ..flow.asking import pick, pick_word
from ..flow.conditions import YOU_ATTACKED, at_least, you_put
from ..flow.costs import FromHand, Spend, TakeIncidents, discarding, putting_on_top
from ..flow.verbs import cards, market, ships
from ..flow.wants import count, named, suit, trait
from ..pieces import Do
from ..state import DISCARD, Chair
from . import directives, shared
from .kinds import (
    ALLY,
    AVAILABLE,
    CAPTAIN,
    CARGO,
    DEPLOYED,
    DIRECTIVE,
    DISCARDED,
    LOCATION,
    PERSON,
    RESERVE,
    SHIP,
)
from .parts import activation, control, endgame, face, gains, passive, play, reaction, resupply

crew_card = partial(face, crew="sela")
WARBIRD = (play(ships.deploy_this, shared.may_send_past_ships, action=True), shared.WARP, shared.BEAM)


# The Captain and the Goraxus


def spoils(do: Do) -> Steps:
    """A Dilithium or a Latinum."""
    what = yield from pick_word(do, "spoils", ("dilithium", "latinum"))
    yield from supply.gain(do, what, 1)


def foreign_attacks(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    """A VP for each attack card one owns that is neither Romulan nor Reman."""
    traits = [state.face(each).traits for each in owned]
    return sum("attack" in each and "romulan" not in each and "reman" not in each for each in traits)


SCHEME = FromHand(DISCARD, 1, named("sel_infiltrate", "conquer"))
crew_card(
    "sel_sela",
    CAPTAIN,
    "shady human romulan",
    start=CAPTAIN,
    teams=4,
    ops=(
        reaction(YOU_ATTACKED, spoils),
        activation(shared.scan_for("klingon", "vulcan", "starfleet"), action=True, cost=(SCHEME, Spend(latinum=3))),
        endgame(foreign_attacks),
    ),
)
crew_card("sel_irw_goraxus", SHIP, "cloak romulan", (*WARBIRD, shared.PROMOTE), skills="military", start=DEPLOYED)


# Reserve

directives.confiscate("sel_confiscate", "sela", RESERVE)
directives.conquer("sel_conquer", "sela", RESERVE)
directives.imperial_pride("sel_imperial_pride", "sela", RESERVE)


def stir_up(do: Do) -> Steps:
    """The CONTROL operation of a Location of one's own, again."""
    place = yield from pick(do, "trigger-control", ships.controlled_places(do), "CHAIR-27.50")
    if place is not None:
        yield from neutral.trigger_control(do.state, do.side, place)


crew_card(
    "sel_tpel",
    PERSON,
    "spy vulcan romulan ambassador",
    start=RESERVE,
    ops=(
        play(stir_up, gains(draw=1), action=True, requires=at_least(influence=4), cost=(Spend(latinum=1),)),
        passive(hand_size=1),
    ),
)
directives.incident("sel_energy_drain", "energy_drain", "sela", RESERVE)


def drive_out_starfleet(do: Do) -> Steps:
    """Their Starfleet officers are dismissed; if any went, they discard a card."""
    if (yield from attacks.strikes(do)) and (yield from foe.dismiss_officers(do, trait("starfleet"))):
        yield from foe.discard(do)


def attack_from_discard(do: Do) -> Steps:
    """Not the card just discarded."""
    yield from cards.draw_from_discard(do, trait("attack"))


crew_card(
    "sel_tomalak",
    PERSON,
    "attack romulan",
    start=RESERVE,
    ops=(
        play(shared.gain_one(SHIP), drive_out_starfleet, action=True, attack=True, cost=(Spend(dilithium=2),)),
        activation(shared.ship_from_discard, cost=(Spend(dilithium=1),)),
        activation(attack_from_discard, cost=(discarding(),)),
    ),
)


# Available


def ship_guarded_places(do: Do) -> list[Card]:
    """Neutral Locations with a SHIP of one's own and an Away Team of theirs."""
    there = [place for place in foe.places_with_teams(do) if place in do.state.neutral]
    return [place for place in there if neutral.ships_at(do.state, do.side, place)]


def fire_from_orbit(do: Do) -> Steps:
    """For a Romulan card up to two of their Away Teams at neutral Locations where one has a SHIP."""
    if (yield from cards.discard(do, trait("romulan"))) is not None and (yield from attacks.strikes(do)):
        yield from shared.remove_teams_twice(do, ship_guarded_places)
    yield from market.junk_card(do, optional=True)


crew_card(
    "sel_disruptor_rifles",
    CARGO,
    "attack weapon romulan",
    start=AVAILABLE,
    ops=(
        play(fire_from_orbit, action=True, attack=True),
        play(gains(military=1), shared.junk_one, action=True),
    ),
)


def fetch_cloak(do: Do) -> Steps:
    """For a discarded card a cloak from the Discard pile."""
    if (yield from cards.discard(do, optional=True)) is not None:
        yield from cards.draw_from_discard(do, trait("cloak"))


crew_card(
    "sel_sub_commander_trul",
    PERSON,
    "romulan engineer",
    start=AVAILABLE,
    ops=(play(gains(draw=1), fetch_cloak), reaction(you_put(trait("cloak")), gains(latinum=1))),
)
crew_card("sel_irw_khazara", SHIP, "cloak romulan", WARBIRD, skills="influence", start=AVAILABLE)


def draw_for_shady(do: Do) -> Steps:
    """A card for every two shady cards in play, four at most."""
    yield from cards.draw(do, min(4, count(do.state, do.side, trait("shady")) // 2))


crew_card(
    "sel_general_movar",
    PERSON,
    "ops romulan",
    start=AVAILABLE,
    ops=(
        play(shared.scan_for("shady"), action=True, cost=(discarding(1, trait("attack")), Spend(dilithium=1))),
        resupply(draw_for_shady),
        activation(gains(dilithium=1), shared.may_free(trait("attack")), cost=(TakeIncidents(),)),
    ),
)


def sell_reman(do: Do) -> Steps:
    if (yield from cards.discard(do, trait("reman"), optional=True)) is not None:
        yield from supply.gain(do, "dilithium", 2)


crew_card(
    "sel_remus",
    LOCATION,
    "reman attack",
    start=AVAILABLE,
    ops=(
        shared.CONTROL_THIS,
        control(shared.make_them_discard(1), attack=True),
        resupply(gains(dilithium=1), sell_reman),
    ),
)
crew_card(
    "sel_romulus",
    LOCATION,
    "romulan imperial",
    skills="military influence",
    start=AVAILABLE,
    ops=(shared.CONTROL_THIS, control(shared.may_free(suit(SHIP))), shared.TEAMS_AT_HOME),
)


def warp_cloaked(do: Do) -> Steps:
    yield from ships.warp_several(do, 3, trait("cloak"))


crew_card(
    "sel_infiltrate",
    DIRECTIVE,
    start=AVAILABLE,
    ops=(
        play(warp_cloaked),
        play(shared.gain_one(PERSON, CARGO, ALLY), action=True, cost=(discarding(2), Spend(dilithium=1))),
    ),
)


# Discarded

directives.utilize("sel_utilize", "sela", DISCARDED)
crew_card("sel_irw_terix", SHIP, "cloak romulan", WARBIRD, skills="research", start=DISCARDED)


def vanish_or_be_seen(do: Do) -> Steps:
    """This card is logged, or they may draw a card."""
    if (yield from pick_word(do, "log-or-let-draw", ("log", "draw"))) == "log":
        yield from cards.log_this(do)
    else:
        yield from foe.may_draw(do)


crew_card(
    "sel_remans",
    ALLY,
    "reman security telepath",
    start=DISCARDED,
    ops=(play(shared.send_one(), vanish_or_be_seen, cost=(putting_on_top(),)),),
)
