"""The cards of the Mascamites, and what is special about them (SETI-15.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardroom.kernel import EVERYBODY, Card, Steps

from ..flow import asking, effects, figures
from ..flow.species import mascamites
from ..state import Seti
from .effects import fx, special
from .missions import Condition, Endgame
from .planets import MOONS
from .project import HAND_CARDS, Face, Project, conditional, endgame, of_species
from .specials import landing_on_moons, with_more
from .species import SAMPLE_PLANETS, SAMPLES

if TYPE_CHECKING:
    from ..mind.expectations import Mind


@special(average=525)
def collect_sample(state: Seti, seat: int, card: Card, by: str) -> Steps:
    """SETI-15.1.2, 15.1.3: `land`, `land_anywhere` or `orbit_or_land`, then collect a sample of that planet, if there
    is any; a moon belongs to its planet."""
    if by == "orbit_or_land":
        place = yield from figures.orbit_or_land(state, seat)
    else:
        place = yield from figures.land(state, seat, anywhere=by == "land_anywhere")
    if place is not None:
        yield from mascamites.collect(state, seat, MOONS.get(place, place))


@collect_sample.rated_by
def collecting_worth(mind: Mind, by: str) -> int:
    return with_more(landing_on_moons(mind) if by == "land_anywhere" else mind.deed(by))


@special(average=225)
def look_at_samples(state: Seti, seat: int, card: Card, where: str) -> Steps:
    """ET.5, ET.8 to ET.10: look at the samples of a planet, any or one with a probe, gain the reward of one and put it
    back. It is shown when it pays, and lies among the others again after that."""

    def offer() -> list[str]:
        planets = [each for each in SAMPLE_PLANETS if mascamites.samples(state, each)]
        return [each for each in planets if where == "any" or mascamites.probe_at(state, seat, each)]

    planet = yield from asking.may_choose(state, seat, "sample-planet", offer)
    if planet is None:
        return
    chosen = yield from mascamites.look(state, seat, planet, "sample-reward")
    state.cards.show((chosen,), EVERYBODY)
    state.tell("sample-used", seat=seat, card=chosen)
    reward = SAMPLES[state.face(chosen)].reward
    state.cards.blur(mascamites.samples(state, planet), ~(1 << seat))
    yield from effects.run(state, seat, reward)


@special(average=260)
def sample_reward(state: Seti, seat: int, card: Card, times: int) -> Steps:
    """SETI-15.1.5: a mission is completed with a capsule on its destination: the capsule is given up, its token
    revealed and its reward gained, for one card twice."""
    mission = HAND_CARDS[state.face(card)].mission
    assert mission is not None
    token = yield from mascamites.deliver(state, seat, mission.condition.of[0])
    for _ in range(times):
        yield from effects.run(state, seat, SAMPLES[state.face(token)].reward)


MASCAMITE_CARDS: Final[dict[str, Project]] = of_species(
    "mascamites",
    conditional(
        Face("first_contact", 1, 1, "publicity:2", "blue", "card_random"),
        fx("move", collect_sample(by="land")),
        Condition("sample_delivered", ("earth",)),
        fx(sample_reward(times=1), "data:2"),
    ),
    conditional(
        Face("rover_exploration", 2, 2, "publicity:2", "black", "energy"),
        fx(collect_sample(by="land_anywhere")),
        Condition("sample_delivered", ("earth",)),
        fx(sample_reward(times=1), "vp:3 data:3"),
    ),
    conditional(
        Face("mass_sample_collection", 3, 1, "vp data", "yellow", "energy"),
        fx(collect_sample(by="orbit_or_land")),
        Condition("sample_delivered", ("earth",)),
        fx(sample_reward(times=1), "vp:3 credit"),
    ),
    conditional(
        Face("martian_quarantine_lab", 4, 1, "vp data", "red", "credit"),
        fx(collect_sample(by="land")),
        Condition("sample_delivered", ("mars",)),
        fx(sample_reward(times=1), "vp:2 card_any"),
    ),
    endgame(
        Face("ecosystem_study", 5, 1, "vp move", "blue", "card_random"),
        fx(look_at_samples(where="probe")),
        Endgame("per_species_trace", "mascamites", 1),
    ),
    conditional(
        Face("the_queen", 6, 2, "vp move", "red", "credit"),
        fx(collect_sample(by="land_anywhere")),
        Condition("sample_delivered", ("earth",)),
        fx(sample_reward(times=1), "vp:6 publicity:2"),
    ),
    conditional(
        Face("breeding_sample", 7, 1, "publicity:2", "red", "energy"),
        fx(collect_sample(by="land")),
        Condition("sample_delivered", ("earth",)),
        fx(sample_reward(times=2)),
    ),
    conditional(
        Face("hive_sample", 8, 3, "vp move", "blue", "energy"),
        fx("publicity", "rotate", "tech:probe"),
        Condition("species_traces", ("mascamites", "yellow"), 2),
        fx(look_at_samples(where="any")),
    ),
    conditional(
        Face("orbital_monitoring", 9, 3, "vp move", "yellow", "credit"),
        fx("publicity", "rotate", "tech:telescope"),
        Condition("species_traces", ("mascamites", "red"), 2),
        fx(look_at_samples(where="any")),
    ),
    conditional(
        Face("computer_simulations", 10, 3, "vp data", "yellow", "card_random"),
        fx("publicity", "rotate", "tech:computer"),
        Condition("species_traces", ("mascamites", "blue"), 2),
        fx(look_at_samples(where="any")),
    ),
)
