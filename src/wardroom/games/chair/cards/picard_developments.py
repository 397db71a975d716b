"""The Developments of Jean-Luc Picard's crew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from wardroom.kernel import DONE, Card, Reason, Steps, pick_several

from ..flow import neutral, supply
from ..flow.asking import pick, source
from ..flow.conditions import at_least, you_gain_card
from ..flow.costs import Spend, TakeIncidents, discarding
from ..flow.verbs import cards, incidents, plays, ships
from ..flow.wants import suit, trait
from ..pieces import Do
from ..state import DISCARD, HAND, Chair
from . import directives, shared
from .kinds import ALLY, CARGO, DEVELOPMENT, DIRECTIVE, ENCOUNTER, INCIDENT, LOCATION, PERSON, SHIP
from .parts import activation, control, develop, endgame, face, gains, passive, play, reaction

crew_card = partial(face, crew="picard")


def needs_secured(state: Chair, side: int) -> Reason | None:
    return None if neutral.secured(state, side) else Reason("CHAIR-7.2", "nothing-secured")


def take_secured(do: Do) -> Steps:
    """Take control of a neutral Location that one has secured (CHAIR-27.41)."""
    place = yield from pick(do, "control-now", neutral.secured(do.state, do.side), "CHAIR-27.41")
    if place is not None:
        yield from neutral.take_control(do, place)


crew_card(
    "pic_make_it_so",
    DIRECTIVE,
    focus="research",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=3)),
    ops=(
        play(shared.return_incidents((HAND, DISCARD))),
        play(take_secured, cards.log_this, requires=(*at_least(influence=4), needs_secured)),
    ),
)

EACH_SUIT = (PERSON, CARGO, SHIP, ALLY, ENCOUNTER, INCIDENT)


def trade_stories(do: Do) -> Steps:
    """Draw three; discard up to one card of each of six suits, for a Glory each."""
    state = do.state
    yield from cards.draw(do, 3)
    unfit = Reason("CHAIR-27.5", "unfit")

    def judge(picked: Sequence[Card], option: Any) -> Reason | None:
        if option == DONE:
            return None
        told = state.face(option).suit
        return None if told in EACH_SUIT and all(state.face(card).suit != told for card in picked) else unfit

    gone = yield from pick_several(do.side, "discard-any", cards.hand_without(do), judge, args=source(do))
    for card in gone:
        yield from cards.lay(do, card, DISCARD)
    yield from supply.gain(do, "glory", len(gone))


crew_card(
    "pic_tamarians",
    ALLY,
    "alien",
    vp=3,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2), TakeIncidents()),
    ops=(play(trade_stories, cards.log_this, action=True),),
)


crew_card(
    "pic_phasing_cloak",
    CARGO,
    "cloak weapon ongoing starfleet",
    focus="influence",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2), directives.FindAndLog(suit(PERSON))),
    ops=(
        play(ships.deploy_this, shared.junk_one, action=True),
        activation(shared.free(suit(SHIP))),
        passive(ignores_ships=1),
    ),
)


crew_card(
    "pic_daystrom_institute",
    LOCATION,
    "android starfleet",
    skills="research research",
    vp=1,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=3, latinum=1)),
    ops=(
        shared.CONTROL_THIS,
        control(shared.may_scan_for("synthetic")),
        activation(shared.find(trait("synthetic")), gains(glory=1)),
        activation(gains(draw=1)),
        endgame(shared.with_trait("synthetic")),
    ),
)


def find_and_play(do: Do) -> Steps:
    """Find a PERSON; discarding another card, play it freely."""
    found = yield from cards.find(do, suit(PERSON))
    if found is None:
        return
    if (yield from cards.discard(do, optional=True, but=found)) is not None:
        yield from plays.free_play(do, cards=[found], optional=False)


crew_card(
    "pic_starbase_74",
    LOCATION,
    "starbase starfleet",
    skills="influence influence",
    focus="influence",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2, latinum=1)),
    ops=(shared.CONTROL_THIS, control(find_and_play), passive(officer=1)),
)


COUNSEL_AN_INCIDENT = play(incidents.return_this, gains(draw=2), cost=(discarding(),))
"""What Deanna Troi, as a Duty Officer, lets one do with an INCIDENT in place of its own operations."""

crew_card(
    "pic_deanna_troi",
    PERSON,
    "human telepath betazoid starfleet",
    skills="influence",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(play(directives.sense), passive(incident_way=1)),
)


def launch_gained_ship(do: Do) -> Steps:
    """Glory for a SHIP gained, which may be played freely from wherever it was placed."""
    yield from supply.gain(do, "glory", 1)
    assert do.about is not None and do.about.card is not None
    yield from plays.free_play(do, cards=[do.about.card])


crew_card(
    "pic_geordi_la_forge",
    PERSON,
    "pilot human engineer starfleet",
    focus="research",
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=2)),
    ops=(
        play(shared.may_find(suit(SHIP)), directives.may_refresh_ship),
        reaction(you_gain_card(suit(SHIP)), launch_gained_ship),
    ),
)


crew_card(
    "pic_uss_bozeman",
    SHIP,
    "anomaly starfleet time_travel",
    skills="military",
    vp=2,
    start=DEVELOPMENT,
    cost=develop(Spend(dilithium=5)),
    ops=(
        play(ships.deploy_this, plays.enlist_development, action=True),
        play(shared.recall_through_time, requires=at_least(research=6)),
        shared.WARP,
        shared.BEAM,
    ),
)
