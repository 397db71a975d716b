"""The crew of Jean-Luc Picard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wardroom.kernel import Card, Steps

from ..flow import neutral, supply
from ..flow.asking import pick_word
from ..flow.conditions import YOU_TAKE_INCIDENT, you_gain_card
from ..flow.costs import Spend, discarding
from ..flow.verbs import cards, incidents, ships
from ..flow.wants import Want, suit
from ..pieces import Do
from ..state import DECK, DISCARD, HAND, LOG, Chair
from . import directives, shared
from .kinds import (
    ALLY,
    AVAILABLE,
    CAPTAIN,
    DEPLOYED,
    DIRECTIVE,
    LOCATION,
    PERSON,
    RESERVE,
    SHIP,
)
from .parts import (
    activation,
    control,
    endgame,
    face,
    gains,
    play,
    reaction,
    resupply,
)

crew_card = partial(face, crew="picard")


# The Captain and the Enterprise


def welcome_ally(do: Do) -> Steps:
    """Glory for an ALLY gained, which may be beamed to a SHIP from wherever it was placed."""
    yield from supply.gain(do, "glory", 1)
    assert do.about is not None and do.about.card is not None
    yield from ships.beam(do, ships.deployed(do), cards=[do.about.card], optional=True)


def allies_owned(state: Chair, side: int, card: Card, owned: Sequence[Card]) -> int:
    return sum(state.face(each).suit == ALLY for each in owned)


crew_card(
    "pic_jean_luc_picard",
    CAPTAIN,
    "human starfleet",
    start=CAPTAIN,
    teams=5,
    ops=(
        reaction(you_gain_card(suit(ALLY)), welcome_ally, cost=(discarding(),)),
        endgame(allies_owned),
    ),
)

crew_card(
    "pic_uss_enterprise_d",
    SHIP,
    "starfleet",
    shared.FLAGSHIP,
    skills="any",
    start=DEPLOYED,
    twin="enterprise_d_frame",
)


# Reserve


crew_card(
    "pic_first_contact", DIRECTIVE, start=RESERVE, ops=(play(shared.scan_one(ALLY, 2), cards.log_this, action=True),)
)


def advance_any(do: Do) -> Steps:
    yield from supply.advance_one_of(do)


def learn_from_log(do: Do) -> Steps:
    """Log a card; a point on a track for every five cards in the Log."""
    if (yield from cards.log(do)) is not None:
        for _ in range(len(do.state.row(do.side, LOG)) // 5):
            yield from supply.advance_one_of(do)


crew_card(
    "pic_data",
    PERSON,
    "ops android synthetic starfleet",
    start=RESERVE,
    ops=(play(advance_any, action=True), activation(learn_from_log)),
)


def cure_incident(do: Do) -> Steps:
    """The INCIDENT just taken goes back."""
    assert do.about is not None and do.about.card is not None
    yield from incidents.put_back(do, do.about.card, do.side)
    yield from supply.gain(do, "glory", 1)


crew_card(
    "pic_beverly_crusher",
    PERSON,
    "human doctor starfleet",
    start=RESERVE,
    ops=(
        play(gains(research=1), shared.return_incidents((DISCARD,), optional=True), action=True),
        reaction(YOU_TAKE_INCIDENT, cure_incident, cost=(directives.DiscardAnother(),)),
    ),
)


def land_a_team(do: Do) -> Steps:
    """An Away Team to where one has a SHIP; this card may go on top of the deck."""
    yield from ships.send(do, 1, ships.places_with_ship)
    if (yield from pick_word(do, "put-this-on-top", ("yes", "no"))) == "yes":
        yield from cards.lay(do, do.card, DECK)


crew_card(
    "pic_type_7_shuttlecraft",
    SHIP,
    "starfleet",
    start=RESERVE,
    ops=(
        play(land_a_team, action=True),
        play(gains(dilithium=1), directives.may_beam_or_recall),
    ),
)


# Available

directives.analyze("pic_analyze", "picard", AVAILABLE)


crew_card(
    "pic_diplomacy",
    DIRECTIVE,
    start=AVAILABLE,
    ops=(
        play(shared.draw_two_discard_one, gains(influence=1), cost=(Spend(dilithium=1),)),
        play(directives.gain_ally, cards.log_this, action=True),
    ),
)

directives.recruit("pic_recruit", "picard", AVAILABLE)
directives.strange_new_worlds("pic_strange_new_worlds", "picard", AVAILABLE)
directives.utilize("pic_utilize", "picard", AVAILABLE)
directives.incident("pic_red_alert", "red_alert", "picard", AVAILABLE)

crew_card(
    "pic_farpoint_station",
    LOCATION,
    "anomaly business",
    skills="research",
    start=AVAILABLE,
    ops=(shared.CONTROL_THIS, control(gains(research=1)), shared.TEAMS_AT_HOME),
)

directives.set_a_course("pic_set_a_course", "picard", AVAILABLE)


def charge(do: Do) -> Steps:
    """An INCIDENT, discarded at once; the top card of the deck goes too; two Away Teams to one neutral Location."""
    for card in (yield from incidents.take_incident(do)):
        if do.state.lies(card) == HAND:
            yield from cards.lay(do, card, DISCARD)
    yield from cards.mill(do)
    yield from ships.send(do, 2, ships.neutral_places)


crew_card(
    "pic_worf",
    PERSON,
    "attack klingon security starfleet",
    start=AVAILABLE,
    ops=(
        play(charge, action=True),
        activation(
            directives.remove_team_beside_own,
            attack=True,
            cost=(discarding(),),
            requires=(directives.needs_team_beside_own,),
        ),
    ),
)


def lead_the_team(do: Do) -> Steps:
    """Two cards from the Discard pile; for a Dilithium an Away Team anywhere, which triggers CONTROL where one
    rules."""
    yield from cards.draw_from_discard(do, n=2)
    if (yield from supply.may_spend(do, "may-pay", dilithium=1)):
        place = yield from ships.send(do)
        if place is not None and do.state.owner(place) == do.side:
            yield from neutral.trigger_control(do.state, do.side, place)


crew_card(
    "pic_will_riker",
    PERSON,
    "human starfleet",
    start=AVAILABLE,
    ops=(
        play(lead_the_team, action=True),
        resupply(shared.mill_one, gains(latinum=1)),
        activation(shared.free((Want(suits=(SHIP,), traits=("starfleet",)),))),
        activation(shared.ship_from_discard),
    ),
)
