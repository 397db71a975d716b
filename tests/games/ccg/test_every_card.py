"""CCG-2: every card of the decks on offer is played or met, and every effect is some card's."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg.cards import later
from wardroom.games.ccg.cards.kinds import (
    CONDITIONS,
    FACES,
    RESEED,
    STAYS,
    Dilemma,
    Facility,
    Mission,
    Personnel,
    Ship,
)
from wardroom.games.ccg.decks import DECKS, deck_of
from wardroom.games.ccg.flow import (
    artifacts,
    attempt,
    battle_people,
    beaming,
    encounter,
    entering,
    moving,
    playing,
    repairs,
    reporting,
    rescuing,
    solving,
    standing,
    turn,
    windows,
)
from wardroom.games.ccg.flow.compatible import TREATIES
from wardroom.games.ccg.state import ABOARD, DOCKED, IN_SPACE

HERE = Path(__file__).parent
OUTPOSTS = {"federation": "federation_outpost", "klingon": "klingon_outpost", "romulan": "romulan_outpost"}


def of_decks(*kinds: str) -> list[tuple[str, str]]:
    """Each card of these kinds once, with a deck that it is in."""
    found: dict[str, str] = {}
    for name in DECKS:
        for pile in deck_of(name)[1:]:
            for face in pile:
                if FACES[face].kind in kinds:
                    found.setdefault(face, name)
    return list(found.items())


def people_of(deck: str) -> list[str]:
    """Everybody of a deck who can be in play together."""
    mine = deck_of(deck)
    faces = dict.fromkeys(face for face in (*mine.draw, *mine.in_play) if FACES[face].kind == "personnel")
    return list(faces)


def side_of(deck: str) -> str:
    return next(each for each in OUTPOSTS if OUTPOSTS[each] in deck_of(deck).seeds)


# Played


@pytest.mark.rule("CCG-2.4", "CCG-7.6", "CCG-7.10")
@pytest.mark.parametrize(("face", "deck"), of_decks("personnel", "ship", "equipment"))
def test_everybody_and_everything_reports_to_the_own_outpost(face: str, deck: str) -> None:
    given = Given()
    outpost = given.outpost(OUTPOSTS[side_of(deck)], given.mission("first_contact"))
    (card,) = given.hand(0, face)
    game = given.sit("play").order("play", card).passing()
    assert game.state.where[card] == (DOCKED if FACES[face].kind == "ship" else ABOARD, outpost)
    assert game.state.plays_left == 1 and not game.stopped(card)


@pytest.mark.rule("CCG-2.5", "CCG-5.25", "CCG-5.29")
@pytest.mark.parametrize(("face", "deck"), of_decks("facility"))
def test_every_outpost_is_seeded_at_a_mission_of_its_deck(face: str, deck: str) -> None:
    given = Given()
    facility = cast(Facility, FACES[face])
    for each in deck_of(deck).missions:
        given.mission(each)
    (card,) = given.seeds(0, face)
    game = given.sit("facilities", turn=0)
    fits = [
        location
        for location in given.state.locations
        if set(facility.affiliations) & set(FACES[given.state.cards.faces[location.missions[0]]].affiliations)
    ]
    seeded = [key for key in game.options if key.startswith("seed:")]
    assert seeded and len(seeded) == len(fits)
    game.choose(seeded[0])
    assert game.state.where[card].kind == IN_SPACE


# Attempted


@pytest.mark.rule("CCG-2.1", "CCG-13.16", "CCG-13.18")
@pytest.mark.parametrize(("face", "deck"), of_decks("mission"))
def test_every_mission_is_solved_by_the_people_of_its_deck(face: str, deck: str) -> None:
    given = Given()
    number = given.mission(face)
    printed = cast(Mission, FACES[face])
    ship = given.ship(best_ship(deck), number)
    team = given.aboard(ship, *people_of(deck)) if printed.is_space else given.surface(number, *people_of(deck))
    game = given.sit().order(
        "attempt", given.state.locations[number].missions[0], ship if printed.is_space else team[0]
    )
    game.passing()
    assert game.state.locations[number].solved == 0
    assert game.state.mission_points == [printed.points, 0]


def best_ship(deck: str) -> str:
    mine = deck_of(deck)
    ships = [face for face in (*mine.draw, *mine.in_play) if FACES[face].kind == "ship"]
    return max(ships, key=lambda face: cast(Ship, FACES[face]).shields)


# Met


class Meeting:
    """A dilemma is met by a crew or an Away Team; every question is answered with its first option."""

    def __init__(self, face: str, people: list[str]) -> None:
        printed = cast(Dilemma, FACES[face])
        given = Given()
        space = printed.icon == "space"
        number = given.mission("repair_mission" if space else "first_contact")
        given.mission("excavation")
        (self.card,) = given.under(number, face)
        ship = given.ship("u_s_s_nebula", number)
        self.team = given.aboard(ship, *people) if space else given.surface(number, *people)
        self.game: Sitting = given.sit()
        self.ship, self.places = ship, [given.state.where[card] for card in (*self.team, ship)]
        target = given.state.locations[number].missions[0]
        self.game.order("attempt", target, ship if space else self.team[0])
        while self.game.ask.kind not in ("order", "play"):
            self.game.choose(self.game.options[0])

    @property
    def where(self) -> str:
        return self.game.lies(self.card).rstrip("12")

    @property
    def unharmed(self) -> bool:
        state = self.game.state
        hit = state.stopped | state.disabled | sum(1 << card for card in state.damage)
        return not hit and [state.where[card] for card in (*self.team, self.ship)] == self.places


@pytest.mark.rule("CCG-2.2", "CCG-13.31", "CCG-13.32", "CCG-13.40")
@pytest.mark.parametrize("face", [face for face, _ in of_decks("dilemma")])
def test_every_dilemma_is_met_by_many_and_by_one(face: str) -> None:
    """Everybody together passes what has conditions; one who lacks what it asks for does not, and is at least
    stopped."""
    printed = cast(Dilemma, FACES[face])
    everybody = Meeting(face, people_of("academy_federation"))
    alone = Meeting(face, [ALONE.get(face, "christopher_hobson")])
    if printed.way == CONDITIONS:
        assert everybody.where in ("out", "discard") and everybody.unharmed == (face not in PAID)
        stays = {RESEED: "under0", STAYS: "table"}.get(str(printed.after), "out")
        assert alone.where == stays and not alone.unharmed
    else:
        assert everybody.where in ("out", "discard", "table") and alone.where in ("out", "discard", "table")
        assert (face in UNHURT) == (everybody.unharmed and alone.unharmed), face


ALONE = {"impassable_door": "worf", "cardassian_trap": "worf", "two_dimensional_creatures": "deanna_troi"}
"""Who fails where Computer Skill is asked for, and whom those strike that look for somebody unique, or Empathy."""
PAID = {"tarellian_plague_ship"}
"""Who passes it pays with somebody."""
UNHURT = {"radioactive_garbage_scow", "cytherians", "hyper_aging", "sarjenka"}
"""Those without conditions that strike nobody at once: they stay, and are cured, travelled from or towed away; one
may be left alone."""


# Code and cards


def coded() -> dict[str, set[str]]:
    """The cards that code knows by their id, by where it does."""
    return {
        "played": set(windows.USES),
        "met": set(encounter.DILEMMAS),
        "standing": set(standing.STANDING),
        "turns": {*turn.AT_START, *turn.AT_END, *turn.AT_ZERO, "the_traveler_transcendence", playing.RED_ALERT},
        "earned": set(solving.EARNED),
        "solved": {*solving.BY_CARD, *solving.WHEN_SOLVED, artifacts.ASSIGN},
        "reports": set(reporting.SPECIAL),
        "rules": {
            *(*moving.HOLDS, *moving.REQUIRED, moving.TOWED, *attempt.BLOCKS, *beaming.BARRIERS, rescuing.POD),
            *(*repairs.NO_REPAIRS, *TREATIES, *entering.AU_DOORS, battle_people.BLADE, "genetronic_replicator"),
        },
    }


def acts(face: str) -> bool:
    """Whether a card does what numbers, skills, conditions and plain deeds do not say."""
    printed = FACES[face]
    if isinstance(printed, Dilemma):
        return bool(printed.effects) or (printed.way != CONDITIONS and not printed.effect)
    if isinstance(printed, Personnel | Ship | Mission | Facility):
        return bool(printed.effects)
    return bool(printed.effects) or not printed.modifiers


def test_every_card_of_the_decks_that_does_something_has_code() -> None:
    known = set[str]().union(*coded().values())
    faces = dict.fromkeys(face for name in DECKS for pile in deck_of(name)[1:] for face in pile)
    assert len(faces) == 174
    assert not {face for face in faces if acts(face) and face not in known}
    assert not later.LATER & set(faces)


def test_every_effect_belongs_to_a_card() -> None:
    for where, ids in coded().items():
        assert ids <= set(FACES), where
    kinds = {
        "met": {"dilemma"},
        "earned": {"artifact"},
        "played": {"event", "interrupt", "objective", "incident", "doorway", "artifact"},
    }
    for where, allowed in kinds.items():
        assert {FACES[face].kind for face in coded()[where]} <= allowed, where


def test_whoever_registers_twice_is_told() -> None:
    with pytest.raises(ValueError, match="has an effect already"):
        windows.play_of("hail")(windows.USES["hail"].effect)


def test_what_is_played_for_its_effect_has_a_test_that_names_it() -> None:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py") if path.name != Path(__file__).name)
    playables = [face for face, _ in of_decks("event", "interrupt", "objective", "artifact", "incident", "doorway")]
    assert len(playables) == 29
    assert {face for face in playables if f'"{face}"' not in text} == set()
