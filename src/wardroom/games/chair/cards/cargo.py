"""The common CARGO cards."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Asking, Reason, Steps

from ..flow import attacks, foe, supply
from ..flow.asking import agree, pick, pick_word
from ..flow.conditions import TEAM_WOULD_BE_REMOVED, YOU_GAIN_DILITHIUM, at_least
from ..flow.costs import Spend, SpendLatinum, discarding
from ..flow.happenings import DEPLOYED, OWN
from ..flow.verbs import cards, crew, incidents, market, plays, ships
from ..flow.wants import count, shows, suit, trait
from ..pieces import Do, Happening
from ..state import BEAMED, DECK, DISCARD, DUTY, ENCOUNTERS, FLEET, HAND, LOCATIONS, LOG, LOOK, Chair
from . import shared
from .kinds import ALLY, CARGO, INCIDENT, PERSON, WILDCARD, Op, Trigger
from .missions import take_top_location
from .parts import activation, face, gains, passive, play, reaction

cargo = partial(face, suit=CARGO)


def cure(do: Do) -> Steps:
    """An INCIDENT is played freely, or a doctor found."""
    if (yield from pick_word(do, "cure", ("incident", "doctor"))) == "doctor":
        yield from cards.find(do, trait("doctor"))
    else:
        yield from plays.free_play(do, suit(INCIDENT), optional=False)


cargo("biobed", traits="doctor", skills="research", focus="research", ops=(play(shared.junk_one, cure),))


def transport(do: Do) -> Steps:
    """Up to three PERSONs: each to a SHIP, or on top of the deck for an Away Team."""
    for _ in range(3):
        state, side = do.state, do.side
        there = [card for kind in (HAND, DISCARD) for card in state.row(side, kind)]
        card = yield from pick(do, "transport", there, "CHAIR-21.1", suit(PERSON), optional=True)
        if card is None:
            return
        ways = ("beam", "send") if ships.deployed(do) else ("send",)
        if (yield from pick_word(do, "beam-or-send", ways)) == "beam":
            host = yield from pick(do, "beam-host", ships.deployed(do), "CHAIR-21.1")
            assert host is not None
            yield from ships.put_under(do, card, host)
        else:
            yield from cards.lay(do, card, DECK)
            yield from ships.send(do)


def needs_borg_captain(state: Chair, side: int) -> Reason | None:
    """CHAIR-27.8: no Captain of this box has the Borg value that it asks for."""
    return Reason("CHAIR-27.8", "no-borg-captain")


cargo(
    "borg_spatial_trajector",
    traits="borg scientist",
    vp=2,
    ops=(play(transport, action=True, requires=at_least(research=4)), play(requires=(needs_borg_captain,))),
)


def ship_without_cloak(state: Chair, side: int, what: Happening) -> bool:
    return what.card is not None and what.card in state.ship_at and not shows(state, what.card, "cloak")


YOU_DEPLOY_UNCLOAKED = Trigger(DEPLOYED, OWN, ship_without_cloak)


def cloak_it(do: Do) -> Steps:
    """CHAIR-15.12: the SHIP also counts as cloak this turn; for a discarded card an Away Team goes past all Ships."""
    if do.about is not None and do.about.card is not None:
        do.state.treated[do.state.cards.faces[do.about.card]] = "cloak"
    if (yield from cards.discard(do, optional=True)) is not None:
        yield from ships.send(do, ignore=True)


CLOAK_A_SHIP = reaction(YOU_DEPLOY_UNCLOAKED, cloak_it)


def refresh_up_to_three_ships(do: Do) -> Steps:
    for _ in range(3):
        if (yield from crew.refresh(do, ships.deployed(do), optional=True)) is None:
            return


cargo(
    "cloaking_device",
    traits="cloak ongoing",
    focus="military",
    ops=(
        play(refresh_up_to_three_ships, gains(draw=2), shared.junk_one, ships.deploy_this, action=True),
        CLOAK_A_SHIP,
    ),
)


def pour(do: Do) -> Steps:
    """A Latinum for each Ferengi and each business in play, five at most; a Glory for three or more."""
    state, side = do.state, do.side
    traits = ("ferengi", "business", WILDCARD)  # a WILDCARD is one of the two, whichever it is (CHAIR-15.5)
    poured = min(5, sum(count(state, side, trait(each), strict=True) for each in traits))
    yield from supply.gain(do, "latinum", poured)
    if poured >= 3:
        yield from supply.gain(do, "glory", 1)


SELL_DRINKS = play(shared.scan_one(ALLY, junk=True), shared.junk_one, action=True, cost=(Spend(latinum=2),))
cargo(
    "ferengi_wine",
    traits="ferengi beverage",
    vp=2,
    ops=(play(pour, requires=at_least(influence=5)), SELL_DRINKS),
)


def look_for_help(do: Do) -> Steps:
    """For a discarded card an engineer or an ops officer is found."""
    if (yield from cards.discard(do, optional=True)) is not None:
        yield from cards.find(do, trait("engineer", "ops"))


SINGULARITY_PRICE = Spend(dilithium=2)


def pay_and_deploy(do: Do) -> Steps:
    """CHAIR-37.4: paid when deploying, but a cost of the whole operation."""
    yield from SINGULARITY_PRICE.pay(do)
    yield from ships.deploy_this(do)


def keep_one_of_two(do: Do) -> Steps:
    """Draw two, put one of them on top of the deck."""
    drawn = yield from cards.draw(do, 2)
    if drawn:
        yield from cards.put_on_top(do, among=drawn)


FORCED_SINGULARITY: tuple[Op, ...] = (
    play(look_for_help, shared.junk_one, pay_and_deploy, action=True, needs=(SINGULARITY_PRICE,)),
    passive(officer=1, requires=at_least(military=3)),
    activation(keep_one_of_two, cost=(discarding(1, trait("engineer")),)),
)
cargo("forced_singularity", traits="ongoing anomaly romulan", focus="research", ops=FORCED_SINGULARITY)


def may_refresh_officer(do: Do) -> Steps:
    yield from crew.refresh(do, do.state.row(do.side, DUTY), optional=True)


def hire_entertainers(do: Do) -> Steps:
    """Scan as many as the Latinum paid; a card for two or more."""
    yield from market.scan(do, do.amount, PERSON, CARGO, ALLY)
    if do.amount >= 2:
        yield from cards.draw(do)


cargo(
    "holosuite",
    traits="business hologram",
    vp=2,
    ops=(
        play(gains(latinum=2), may_refresh_officer, shared.junk_one, action=True),
        play(hire_entertainers, action=True, cost=(SpendLatinum((1, 2, 3)),)),
    ),
)


def make_peace(do: Do) -> Steps:
    """An attack card from the hand is logged for a Development."""
    if (yield from cards.log(do, trait("attack"), optional=True)) is not None:
        yield from plays.enlist_development(do)


cargo(
    "horta",
    traits="alien ongoing creature",
    vp=2,
    ops=(
        play(shared.junk_one, make_peace, ships.deploy_this, action=True),
        reaction(YOU_GAIN_DILITHIUM, gains(dilithium=2), requires=at_least(research=4)),
    ),
)


def duel(do: Do) -> Steps:
    """The other captain dismisses a Duty Officer, and may then draw a card."""
    if (yield from attacks.strikes(do)) and (yield from foe.dismiss_officer(do)):
        yield from foe.may_draw(do)


def sacrifice_for_glory(do: Do) -> Steps:
    if (yield from cards.put_on_top(do, optional=True)) is not None:
        yield from supply.gain(do, "glory", 1)


cargo(
    "lirpa",
    traits="attack weapon vulcan",
    vp=2,
    ops=(play(duel, sacrifice_for_glory, shared.each_in_play("vulcan", "draw", this=False), attack=True),),
)


def disarm(do: Do) -> Steps:
    """They show their hand; an attack card of it may be discarded, for a Glory."""
    if (yield from attacks.strikes(do)) and (yield from foe.disarm(do)):
        yield from supply.gain(do, "glory", 1)


cargo(
    "mekleth",
    traits="attack weapon klingon",
    vp=2,
    ops=(play(gains(military=1), disarm, attack=True, cost=(discarding(),)),),
)


def relive(do: Do) -> Steps:
    """For an INCIDENT, a PERSON, CARGO or ALLY of the Log is duplicated."""
    if (yield from agree(do, "may-take-incident")):
        yield from incidents.take_incident(do)
        yield from plays.duplicate(do, do.state.row(do.side, LOG)[:], suit(PERSON, CARGO, ALLY), optional=False)


def may_recall_through_time(do: Do) -> Steps:
    yield from crew.recall_from_staging(do, optional=True)


cargo(
    "orb_of_time",
    traits="bajoran time_travel",
    focus="influence",
    ops=(play(relive, may_recall_through_time),),
)


cargo(
    "phasers",
    traits="weapon ongoing security starfleet",
    vp=2,
    ops=(
        play(gains(draw=2), shared.junk_one, ships.deploy_this, action=True),
        play(
            gains(action=1),
            shared.junk_one,
            ships.deploy_this,
            requires=at_least(military=4),
            cost=(Spend(dilithium=1),),
        ),
        reaction(TEAM_WOULD_BE_REMOVED, attacks.ignore, cost=(shared.DISMISS_THIS,)),
    ),
)
cargo("plasma_manifold", traits="engineer", focus="military", ops=(play(gains(action=1), cost=(Spend(dilithium=3),)),))


def lay_a_grid(do: Do) -> Steps:
    """A SHIP for two Research; they log a cloak from play, for a Glory, unless they ignore it (CHAIR-27.53); a
    Military with security in play."""
    ship = yield from pick(do, "dismiss", ships.deployed(do), "CHAIR-27.6", optional=True)
    if ship is not None:
        yield from crew.dismiss_card(do, ship)
        yield from supply.gain(do, "research", 2)
    if (yield from attacks.strikes(do)) and (yield from uncover(do)):
        yield from supply.gain(do, "glory", 1)
    if count(do.state, do.side, trait("security")):
        yield from supply.gain(do, "military", 1)


def uncover(do: Do) -> Asking[bool]:
    """They log one of their cloaks in play; none in their Staging area."""
    if foe.is_virtual(do):
        return True
    state = do.state
    there = [card for kind in (FLEET, DUTY, BEAMED) for card in state.row(do.foe, kind)]
    found = [card for card in there if shows(state, card, "cloak")]
    return (yield from foe.log_in_play(do, found, theirs=True)) is not None


cargo("tachyon_detection_grid", traits="attack communication", focus="influence", ops=(play(lay_a_grid, attack=True),))


def multiply(do: Do) -> Steps:
    """They take an INCIDENT and lose all Klingon officers; if any went, they discard a card."""
    if (yield from attacks.strikes(do)):
        yield from foe.take_incident(do)
        if (yield from foe.dismiss_officers(do, trait("klingon"))):
            yield from foe.discard(do)


cargo(
    "tribbles",
    traits="attack creature",
    vp=2,
    ops=(play(gains(influence=1, latinum=1), shared.junk_one, multiply, action=True, attack=True),),
)


def open_fire(do: Do) -> Steps:
    """For a Klingon, Romulan or Breen card up to two of their Away Teams go home."""
    if (yield from cards.discard(do, trait("klingon", "romulan", "breen"), optional=True)) is not None:
        yield from shared.remove_up_to_two_teams(do)


cargo(
    "type_iii_disruptor_pistols",
    traits="attack weapon",
    vp=2,
    ops=(play(gains(military=1), shared.junk_one, open_fire, action=True, attack=True),),
)


def look_through(do: Do) -> Steps:
    """Look at the top two LOCATIONs or ENCOUNTERs; each goes to the top or the bottom of its deck."""
    deck = yield from pick_word(do, "which-deck", ("locations", "encounters"))
    yield from sort_top(do, LOCATIONS if deck == "locations" else ENCOUNTERS, 2)


def sort_top(do: Do, deck: int, n: int) -> Steps:
    """Look at the top cards of a deck and put each on its top or under it, in any order (CHAIR-24.6)."""
    state = do.state
    for card in state.cards.rows[deck][-n:][::-1]:
        state.cards.move(card, shared.own_zone(do, LOOK))
    looked = state.row(do.side, LOOK)[:]
    state.tell_of("looked", do.side, count=len(looked))
    while looked:
        chosen = looked[0] if len(looked) == 1 else (yield from pick(do, "sort", looked, "CHAIR-24.6"))
        assert chosen is not None
        looked.remove(chosen)
        way = yield from pick_word(do, "top-or-bottom", ("top", "bottom"), (("card2", chosen),))
        state.cards.move(chosen, deck, under=way == "bottom")


cargo(
    "unstable_wormhole",
    traits="anomaly",
    vp=2,
    ops=(
        play(look_through, gains(draw=1)),
        play(
            take_top_location,
            shared.junk_one,
            cards.destroy_this,
            action=True,
            requires=at_least(influence=6),
            cost=(Spend(dilithium=3),),
        ),
    ),
)
