"""The crew of Koloth, the Dahar Master."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Card, Reason, Steps

from ..flow import attacks, supply
from ..flow.asking import agree, pick
from ..flow.conditions import at_least
from ..flow.costs import Spend, putting_on_top
from ..flow.verbs import cards, crew, incidents, market, ships
from ..flow.wants import Want, beamed_on, count, fits, suit, trait
from ..pieces import Do
from ..state import LOG
from . import directives, shared
from .kinds import (
    AVAILABLE,
    CAPTAIN,
    CARGO,
    DEPLOYED,
    DIRECTIVE,
    LOCATION,
    PERSON,
    RESERVE,
    SHIP,
    TRACKS,
)
from .parts import activation, clean_up, control, face, gains, passive, play, resupply

crew_card = partial(face, crew="koloth")


# The Captain and the Gr'oth


crew_card(
    "kol_koloth_the_dahar_master",
    CAPTAIN,
    "weapon klingon",
    focus="military",
    start=CAPTAIN,
    teams=6,
    ops=(activation(shared.send_one(), shared.let_them_draw, cost=(putting_on_top(),)),),
)
crew_card(
    "kol_iks_groth",
    SHIP,
    "klingon",
    start=DEPLOYED,
    ops=(play(ships.deploy_this), shared.WARP, shared.BEAM, shared.SEND_THERE, shared.PROMOTE),
)


# Reserve

directives.recruit("kol_recruit", "koloth", RESERVE)
directives.incident("kol_energy_drain", "energy_drain", "koloth", RESERVE)
directives.incident("kol_hostile_contact", "hostile_contact", "koloth", RESERVE)


def prisoners_work(do: Do) -> Steps:
    """A Dilithium for each PERSON beamed here."""
    held = [card for card in beamed_on(do.state, do.card) if do.state.face(card).suit == PERSON]
    yield from supply.gain(do, "dilithium", len(held))


crew_card(
    "kol_rura_penthe",
    LOCATION,
    skills="influence",
    start=RESERVE,
    ops=(
        shared.CONTROL_THIS,
        control(gains(dilithium=2)),
        resupply(prisoners_work),
        activation(shared.beam_person_here),
    ),
)


A_STRANGER = (Want(suits=(PERSON,), without=("klingon",)),)


def study_and_punish(do: Do) -> Steps:
    """Two points on one track; a PERSON who is no Klingon may be discarded for a Glory."""
    yield from supply.advance_one_of(do, TRACKS, 2)
    if (yield from cards.discard(do, A_STRANGER, optional=True)) is not None:
        yield from supply.gain(do, "glory", 1)


crew_card(
    "kol_mara",
    PERSON,
    "klingon scientist",
    start=RESERVE,
    ops=(play(study_and_punish, action=True, cost=(Spend(dilithium=3),)), resupply(gains(research=1))),
)


# Available

directives.confiscate("kol_confiscate", "koloth", AVAILABLE)
directives.conquer("kol_conquer", "koloth", AVAILABLE)


class TwoShips:
    """CHAIR-37.4: a deployed SHIP is logged and another one dismissed; without two the operation is not allowed."""

    def why(self, do: Do, public: bool = False) -> Reason | None:
        return None if len(ships.deployed(do)) >= 2 else Reason("CHAIR-37.4", "too-few-ships")

    def pay(self, do: Do) -> Steps:
        fallen = yield from pick(do, "log-ship", ships.deployed(do), "CHAIR-23.1")
        if fallen is not None:
            yield from cards.lay(do, fallen, LOG)
        lost = yield from pick(do, "dismiss", ships.deployed(do), "CHAIR-27.6")
        if lost is not None:
            yield from crew.dismiss_card(do, lost)


def die_with_honour(do: Do) -> Steps:
    """A PERSON aboard a SHIP for a Military; two SHIPs for a look at two ENCOUNTERs."""
    aboard = [card for ship in ships.deployed(do) for card in beamed_on(do.state, ship)]
    hero = yield from pick(do, "log", aboard, "CHAIR-23.1", suit(PERSON), optional=True)
    if hero is not None:
        yield from cards.lay(do, hero, LOG)
        yield from supply.gain(do, "military", 1)
    yield from TwoShips().pay(do)
    yield from incidents.look_at_two_encounters(do)


crew_card(
    "kol_good_day_to_die",
    DIRECTIVE,
    start=AVAILABLE,
    ops=(play(die_with_honour, action=True, needs=(TwoShips(),)),),
)
directives.utilize("kol_utilize", "koloth", AVAILABLE)


def shared_neutral_places(do: Do) -> list[Card]:
    """Neutral Locations where both have Away Teams."""
    return [place for place in directives.shared_places(do) if place in do.state.neutral]


def fire_disruptors(do: Do) -> Steps:
    """For a Klingon card up to two of their Away Teams, each beside one of one's own at a neutral Location."""
    if (yield from cards.discard(do, trait("klingon"))) is None or not (yield from attacks.strikes(do)):
        return
    yield from shared.remove_teams_twice(do, shared_neutral_places)


crew_card(
    "kol_klingon_disruptors",
    CARGO,
    "attack weapon",
    start=AVAILABLE,
    ops=(play(fire_disruptors, action=True, attack=True), play(gains(military=1), action=True)),
)


def rally(do: Do) -> Steps:
    """As at home; two Dilithium and a card for one more."""
    yield from shared.draw_for_teams_at_home(do)
    can_pay = supply.why_not_spend(do.state, do.side, 2, 0) is None
    if can_pay and (yield from cards.discard(do, optional=True)) is not None:
        yield from supply.spend(do, dilithium=2)
        yield from cards.draw(do)


crew_card(
    "kol_qonos",
    LOCATION,
    "klingon imperial",
    skills="military military",
    start=AVAILABLE,
    ops=(shared.CONTROL_THIS, control(gains(influence=1)), activation(rally)),
)


def take_incident(do: Do) -> Steps:
    yield from incidents.take_incident(do)


crew_card(
    "kol_arne_darvin",
    PERSON,
    "spy human attack klingon",
    start=AVAILABLE,
    ops=(
        play(gains(dilithium=1), shared.steal_dilithium(1), action=True, attack=True),
        play(
            shared.make_them_dismiss_officer,
            take_incident,
            gains(glory=3),
            cards.log_this,
            action=True,
            attack=True,
            requires=at_least(influence=4),
        ),
        passive(hand_size=1),
    ),
)


def keep_watch(do: Do) -> Steps:
    """CHAIR-8.10: for each Action not used a larger hand in this Clean-up, and a Glory if one likes."""
    for _ in range(do.state.actions):
        do.own.hand_bonus += 1
        if (yield from agree(do, "may-gain-glory")):
            yield from supply.gain(do, "glory", 1)


def ready_the_ships(do: Do) -> Steps:
    """The Gr'oth; for a discarded card another Klingon SHIP."""
    fleet = ships.deployed(do)
    flagship = [card for card in fleet if do.state.cards.faces[card] == "kol_iks_groth"]
    yield from crew.refresh(do, flagship)
    if (yield from cards.discard(do, optional=True)) is not None:
        others = [card for card in fleet if card not in flagship and fits(do.state, card, trait("klingon"))]
        yield from crew.refresh(do, others)


crew_card(
    "kol_korax",
    PERSON,
    "attack klingon",
    start=AVAILABLE,
    ops=(play(gains(glory=1), shared.ambush, attack=True), clean_up(keep_watch), activation(ready_the_ships)),
)


def arm_the_crew(do: Do) -> Steps:
    """Scan two CARGO; an Influence for a weapon."""
    card = yield from market.scan(do, 2, CARGO)
    if card is not None and cards.shown_to_fit(do, card, trait("weapon")):
        yield from supply.gain(do, "influence", 1)


def count_weapons(do: Do) -> Steps:
    """A weapon in play brings a Latinum and a Dilithium, two a Glory; the Captain does not count."""
    weapons = count(do.state, do.side, trait("weapon"), captain=False)
    if weapons >= 1:
        yield from supply.gain(do, "latinum", 1)
        yield from supply.gain(do, "dilithium", 1)
    if weapons >= 2:
        yield from supply.gain(do, "glory", 1)


crew_card(
    "kol_krell",
    PERSON,
    "klingon",
    start=AVAILABLE,
    ops=(play(arm_the_crew, action=True, cost=(Spend(dilithium=1),)), resupply(count_weapons)),
)
crew_card(
    "kol_iks_klothos",
    SHIP,
    "klingon",
    start=AVAILABLE,
    ops=(play(ships.deploy_this), shared.WARP, shared.BEAM, shared.SEND_THERE),
)
