"""The Developments of Koloth's crew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wardroom.kernel import Card, Reason, Steps

from ..flow import attacks, cycling, foe, neutral, supply
from ..flow.asking import agree
from ..flow.conditions import at_least, glory_at_least, you_gain_track
from ..flow.costs import NO_SUCH_CARD, OnTable, Spend, discarding
from ..flow.verbs import cards, crew, plays, ships
from ..flow.wants import count, named, trait
from ..pieces import Do
from ..state import DECK, DISCARD, HAND, STAGING, TABLE, Chair
from . import shared
from .cargo import CLOAK_A_SHIP
from .kinds import ALLY, CARGO, DEVELOPMENT, LOCATION, PERSON, SHIP
from .parts import activation, control, develop, endgame, face, gains, play, reaction

crew_card = partial(face, crew="koloth")


def refresh_ship(do: Do) -> Steps:
    yield from crew.refresh(do, ships.deployed(do))


def outnumber(do: Do) -> Steps:
    """With two or more SHIPs deployed they dismiss one of them or take an INCIDENT."""
    if foe.deployed_ships(do) < 2 or not (yield from attacks.strikes(do)):
        return
    if (yield from foe.choose(do, "dismiss-or-incident", ("dismiss", "incident"))) == "dismiss":
        yield from foe.dismiss_ship(do)
    else:
        yield from foe.take_incident(do)


crew_card(
    "kol_prototype_cloak",
    CARGO,
    "cloak attack ongoing",
    focus="military",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=3)),
    ops=(play(ships.deploy_this, refresh_ship, shared.junk_one, outnumber, attack=True), CLOAK_A_SHIP),
)


KLINGON_OFFICER = OnTable("dismiss", "CHAIR-37.4", shared.officers_of, crew.dismiss_card, trait("klingon"))


def swear_on_the_sword(do: Do) -> Steps:
    """CHAIR-37.4: a Klingon officer is dismissed for four Glory; without one the operation is not allowed."""
    yield from KLINGON_OFFICER.pay(do)
    yield from supply.gain(do, "glory", 4)


def devisor_in_play(state: Chair, side: int) -> Reason | None:
    return None if count(state, side, named("kol_iks_devisor")) else NO_SUCH_CARD


crew_card(
    "kol_sword_of_kahless",
    CARGO,
    "weapon klingon imperial",
    vp=6,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=5), waived=devisor_in_play),
    ops=(
        play(
            shared.junk_one,
            swear_on_the_sword,
            cards.log_this,
            action=True,
            requires=at_least(military=9),
            needs=(KLINGON_OFFICER,),
        ),
    ),
)


def see_the_future(do: Do) -> Steps:
    """Find any card and play it freely."""
    found = yield from cards.find(do)
    if found is not None:
        yield from plays.free_play(do, cards=[found], optional=False)


def draw_from_the_bottom(do: Do) -> Steps:
    """The bottom card of the deck; an empty deck is cycled first (CHAIR-13.1)."""
    if (yield from cycling.top_of_deck(do)) is not None:
        card = do.state.row(do.side, DECK)[0]
        do.state.cards.move(card, shared.own_zone(do, HAND))
        do.state.tell_of("drew", do.side, count=1, cards=(card,))


def skill_icons(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    """A VP for each skill icon on one's cards in play, beamed ones left out."""
    there = [each for kind in (*TABLE, STAGING) for each in state.row(side, kind)]
    return sum(len(state.face(each).skills) for each in there)


crew_card(
    "kol_boreth",
    LOCATION,
    "anomaly klingon time_travel",
    skills="any",
    vp=1,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=6), requires=(glory_at_least(10),)),
    ops=(
        shared.CONTROL_THIS,
        control(see_the_future),
        activation(draw_from_the_bottom, cost=(Spend(dilithium=1),)),
        activation(shared.recall_through_time, cost=(Spend(dilithium=1), discarding())),
        endgame(skill_icons),
    ),
)


def advance_lower(do: Do) -> Steps:
    yield from supply.advance_lowest(do, ("influence", "military"))


crew_card(
    "kol_curzon_dax",
    PERSON,
    "trill ambassador",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2, latinum=2)),
    ops=(
        play(advance_lower),
        play(shared.return_incidents()),
        activation(shared.scan_one(ALLY, 2), action=True, cost=(discarding(),)),
    ),
)


class DestroyThis:
    """The card whose operation it is leaves the game (CHAIR-27.4)."""

    def why(self, do: Do, public: bool = False) -> Reason | None:
        return None

    def pay(self, do: Do) -> Steps:
        yield from cards.destroy_this(do)


crew_card(
    "kol_kang_the_dahar_master",
    PERSON,
    "weapon klingon",
    vp=3,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=4), requires=(glory_at_least(8),)),
    ops=(
        play(shared.return_incidents((HAND, DISCARD)), gains(glory=1), action=True),
        play(
            shared.take_encounter,
            gains(glory=3),
            action=True,
            requires=(glory_at_least(15, "CHAIR-9.16"),),
            cost=(DestroyThis(),),
        ),
        reaction(you_gain_track("influence"), gains(influence=1, glory=1)),
    ),
)


def storm_a_world(do: Do) -> Steps:
    """An Away Team to a neutral Location; once it is secured, an Action takes control of it, and Kor is logged."""
    place = yield from ships.send(do, 1, ships.neutral_places)
    state = do.state
    if place is None or not neutral.is_secured(state, do.side, place) or state.actions < 1:
        return
    if (yield from agree(do, "may-take-control")):
        state.actions -= 1
        yield from neutral.take_control(do, place)
        yield from cards.log_this(do)


crew_card(
    "kol_kor_the_dahar_master",
    PERSON,
    "weapon klingon",
    focus="military",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2, latinum=1), requires=(glory_at_least(10),)),
    ops=(play(storm_a_world), reaction(you_gain_track("influence"), gains(military=1), shared.may_warp_a_ship)),
)
crew_card(
    "kol_iks_devisor",
    SHIP,
    "klingon",
    focus="military",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=5)),
    ops=(play(ships.deploy_this, gains(glory=1)), shared.WARP, shared.BEAM, shared.SEND_THERE),
)
