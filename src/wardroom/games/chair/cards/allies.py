"""The common ALLY cards."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Card, Steps

from ..flow import attacks, foe, supply
from ..flow.asking import agree, pick_word
from ..flow.conditions import at_least
from ..flow.costs import Spend, putting_on_top
from ..flow.verbs import cards, crew, plays, ships
from ..flow.wants import count, suit, trait
from ..pieces import Do
from ..state import DISCARD, HAND
from . import shared
from .kinds import ALLY, CARGO, PERSON
from .parts import clean_up, face, gains, play

ally = partial(face, suit=ALLY)


def honour_klingons(do: Do) -> Steps:
    """For each Klingon in play, five times at most: two Dilithium, a Latinum, or a Glory for a card."""
    for _ in range(min(5, count(do.state, do.side, trait("klingon")))):
        way = yield from pick_word(do, "honour", ("dilithium", "latinum", "glory"))
        if way != "glory":
            yield from supply.gain(do, way, 2 if way == "dilithium" else 1)
        elif (yield from cards.discard(do)) is not None:
            yield from supply.gain(do, "glory", 1)


ally("arinsen", traits="klingon", vp=3, ops=(play(honour_klingons, cards.log_this, requires=at_least(military=3)),))


def draw_and_play(do: Do) -> Steps:
    """Draw a card, which may be played freely."""
    drawn = yield from cards.draw(do)
    if drawn:
        yield from plays.free_play(do, cards=drawn)


ally("bolians", vp=3, ops=(play(gains(influence=1), draw_and_play, action=True),))
ally(
    "bynars",
    traits="alien engineer",
    vp=3,
    ops=(
        play(shared.gain_one(CARGO), cards.log_this, action=True),
        play(shared.scan_one(CARGO, 3), cards.log_this, action=True, requires=at_least(research=3)),
    ),
)
ally(
    "denobulans",
    vp=3,
    ops=(
        play(shared.gain_one(PERSON), cards.log_this, action=True),
        play(shared.scan_one(PERSON, 3), cards.log_this, action=True, requires=at_least(influence=3)),
    ),
)


ally(
    "edosians",
    traits="alien",
    vp=3,
    ops=(
        play(shared.draw_two_discard_one),
        play(
            shared.look_at_encounters,
            cards.log_this,
            action=True,
            requires=at_least(influence=5),
            cost=(putting_on_top(3),),
        ),
    ),
)
ally(
    "emerald_chain",
    traits="shady orion attack andorian",
    vp=3,
    ops=(
        play(
            gains(military=1),
            shared.steal_dilithium(1),
            shared.may_free(trait("business")),
            action=True,
            attack=True,
        ),
    ),
)


def leave_if_attacking(do: Do) -> Steps:
    """Mandatory, while it still lies in the Staging area: logged if an attack card is in play."""
    if count(do.state, do.side, trait("attack")):
        yield from cards.log_this(do)


ally("halkan_council", vp=3, ops=(play(gains(dilithium=3)), clean_up(leave_if_attacking)))
ally(
    "karemma",
    traits="dominion business",
    vp=3,
    ops=(
        play(gains(latinum=1)),
        play(gains(action=1), requires=at_least(military=3), cost=(Spend(latinum=2),)),
    ),
)
ally(
    "kelpiens",
    traits="kelpien",
    focus="research",
    ops=(play(shared.return_incidents((HAND, DISCARD), optional=True, most=2), cards.log_this, action=True),),
)


def invade_minds(do: Do) -> Steps:
    """An attack: a Duty Officer of the other captain, of one's own choice, is dismissed."""
    if (yield from attacks.strikes(do)):
        yield from foe.dismiss_officer(do, theirs=False)


def may_draw_cargo(do: Do) -> Steps:
    yield from cards.draw_from_discard(do, suit(CARGO), optional=True)


ally(
    "letheans",
    traits="shady attack telepath",
    focus="military",
    ops=(play(invade_minds, shared.may_scan_for("shady"), may_draw_cargo, cards.log_this, action=True, attack=True),),
)


def enlist_reserve(do: Do) -> Steps:
    yield from plays.enlist_reserves(do)


ally(
    "organians",
    traits="anomaly transcendent",
    vp=3,
    ops=(
        play(enlist_reserve, action=True, requires=at_least(research=4)),
        play(plays.enlist_development, cards.log_this, action=True, requires=at_least(research=6)),
    ),
)


def change_time(do: Do) -> Steps:
    """For a discarded card another comes back; then perhaps an ALLY of the Market is duplicated."""
    if (yield from cards.discard(do, optional=True)) is not None:
        yield from crew.recall_from_staging(do)
    open_cards: list[Card] = [card for card in do.state.market if card is not None]
    yield from plays.duplicate(do, open_cards, suit(ALLY))


ally("suliban", traits="alien time_travel", focus="influence", ops=(play(change_time, action=True),))


def weave_a_web(do: Do) -> Steps:
    """Perhaps a card; a Latinum and two Dilithium for each Location under one's control."""
    if (yield from agree(do, "may-draw")):
        yield from cards.draw(do)
    for _ in ships.controlled_places(do):
        yield from supply.gain(do, "latinum", 1)
        yield from supply.gain(do, "dilithium", 2)


ally("tholians", traits="alien", vp=3, ops=(play(weave_a_web, cards.log_this, action=True),))
