"""SETI-15.1: samples, capsules and their delivery."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import Condition
from wardroom.games.seti.flow.conditions import holds
from wardroom.games.seti.flow.species import mascamites
from wardroom.games.seti.state import CAPSULES, SAMPLES_BOARD, SAMPLES_JUPITER, SAMPLES_SATURN, zone
from wardroom.kernel import HIDDEN

from .aliens import TRACE, changes, ended, known, marking, offered
from .given import Sitting, given

JUPITER, SATURN, EARTH, MARS = (3, 3), (3, 7), (1, 5), (2, 2)
SAMPLE = f"{HIDDEN}sample"
REWARDS: dict[str, dict[str, int]] = {
    "sample_credit": {"credits": 2},
    "sample_energy": {"energy": 2},
    "sample_publicity": {"publicity": 3},
    "sample_data": {"data": 2},
    "sample_cards": {"cards": 2},
    "sample_vp_card": {"score": 3, "cards": 1},
    "sample_vp": {"score": 7},
}
ON_JUPITER = ["sample_credit", "sample_energy", "sample_publicity"]
ON_SATURN = ["sample_cards", "sample_vp_card", "sample_vp"]


def visiting(**more: Any) -> Sitting:
    """A known species with three samples named on each planet, and a probe of seat 0 on Jupiter."""
    position: dict[str, Any] = {"probes": [[JUPITER]], "decks": {"jupiter": ON_JUPITER, "saturn": ON_SATURN}}
    return known("mascamites", **{**position, **more})


def seen(game: Sitting, zone_number: int, reader: int) -> list[str]:
    return game.state.cards.seen(zone_number, reader)


def landed(card: str = "breeding_sample", **more: Any) -> Sitting:
    """Seat 0 has landed on Jupiter by a card and placed the yellow trace."""
    game = visiting(**{"hand": [[card]], **more}).choose("play", card)
    return game.choose("left:yellow:-1")


# The discovery


@pytest.mark.rule("SETI-15.1.1")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_six_samples_lie_face_down_and_one_face_up(seed: int) -> None:
    game = given(
        seed=seed,
        species=("mascamites", "anomalies"),
        traces=[{"red": 1, "yellow": 1}],
        hand=[[TRACE]],
        credits=[1],
        score=[0, 0],
    )
    ended(game.choose("play", TRACE, "left:blue:0"))
    assert [len(game.faces(pile)) for pile in (SAMPLES_JUPITER, SAMPLES_SATURN, SAMPLES_BOARD)] == [3, 3, 1]
    for reader in (0, 1):
        assert seen(game, SAMPLES_JUPITER, reader) == [SAMPLE] * 3 == seen(game, SAMPLES_SATURN, reader)
        assert seen(game, SAMPLES_BOARD, reader) == game.faces(SAMPLES_BOARD)


@pytest.mark.rule("SETI-15.1.1")
def test_the_seventh_sample_is_on_the_third_blue_space() -> None:
    game = marking("mascamites", decks={"jupiter": ON_JUPITER, "saturn": ON_SATURN})
    assert game.faces(SAMPLES_BOARD) == ["sample_data"]
    before = game.wealth()
    game.choose("left:blue:3")
    assert changes(game, before) == {"data": 2}


# Every space of the board

PLAIN: list[dict[str, int]] = [{"score": 5, "cards": 1}, {"score": 3, "cards": 1}, {"score": 5}, {"score": 4}]


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_what_the_plain_spaces_give(color: str, row: int) -> None:
    if color == "blue" and row > 2:
        return  # these are for samples
    game = marking("mascamites")
    before = game.wealth()
    game.choose(f"left:{color}:{row}")
    if "cards" in PLAIN[row - 1]:
        game.choose("mascamites:open")
    assert changes(game, before) == PLAIN[row - 1]
    assert game.state.species[0].board == [(color, row, 0)]


@pytest.mark.rule("SETI-15.1.7")
@pytest.mark.parametrize("row", range(3, 10))
@pytest.mark.parametrize("face", REWARDS)
def test_a_sample_space_gives_what_its_sample_gives(face: str, row: int) -> None:
    game = known("mascamites", hand=[[TRACE]])
    lay_samples(game, row, face)
    game.choose("play", TRACE)
    before = game.wealth()
    assert f"left:blue:{row}" in game.options
    game.choose(f"left:blue:{row}")
    if face == "sample_vp_card":
        game.choose("deck")
    assert changes(game, before) == REWARDS[face]
    assert game.state.species[0].board == [("blue", row, 0)]


def lay_samples(game: Sitting, row: int, face: str) -> None:
    """Samples on all blue spaces from the third to this one, which has this face."""
    cards, faces = game.state.cards, game.state.cards.faces
    while len(cards.rows[SAMPLES_BOARD]) < row - 2:
        pile = SAMPLES_JUPITER if cards.rows[SAMPLES_JUPITER] else SAMPLES_SATURN
        mascamites.lay(game.state, cards.rows[pile][-1])
    card = cards.rows[SAMPLES_BOARD][row - 3]
    other = next(each for each, name in enumerate(faces) if name == face)
    faces[card], faces[other] = faces[other], faces[card]


@pytest.mark.rule("SETI-15.1.7")
def test_a_sample_space_without_a_sample_cannot_be_marked() -> None:
    game = marking("mascamites")
    for row in range(4, 10):
        assert game.why(f"left:blue:{row}") == ("SETI-15.1.7", "no-sample-here")
    assert game.refused("left:blue:4") == "SETI-15.1.7"


# Collecting


@pytest.mark.rule("SETI-15.1.2")
def test_a_landing_without_a_card_collects_nothing() -> None:
    game = visiting(energy=[3]).choose("land")
    game.choose("left:yellow:-1")
    assert game.asked == (0, "turn")
    assert game.agency().capsules == {}
    assert len(game.faces(SAMPLES_JUPITER)) == 3


@pytest.mark.rule("SETI-15.1.2")
def test_the_collector_alone_sees_the_samples_and_keeps_one() -> None:
    game = landed()
    assert game.asked == (0, "sample")
    assert sorted(offered(game)) == sorted(ON_JUPITER)
    assert seen(game, SAMPLES_JUPITER, 1) == [SAMPLE] * 3
    assert seen(game, SAMPLES_SATURN, 0) == [SAMPLE] * 3  # of that planet only
    game.choose("sample_energy")
    assert game.faces(zone(0, CAPSULES)) == ["sample_energy"]
    assert sorted(seen(game, SAMPLES_JUPITER, 0)) == ["sample_credit", "sample_publicity"]
    assert seen(game, SAMPLES_JUPITER, 1) == [SAMPLE] * 2
    assert seen(game, zone(0, CAPSULES), 1) == [SAMPLE]


@pytest.mark.rule("SETI-15.1.2")
def test_who_looked_before_cannot_tell_which_sample_was_kept() -> None:
    game = landed(hand=[["breeding_sample"], ["martian_quarantine_lab"]], probes=[[JUPITER], [JUPITER]], credits=[5, 5])
    game.choose("sample_energy")
    ended(game)
    game.choose("play", "martian_quarantine_lab", "left:yellow:-1")
    assert sorted(offered(game)) == ["sample_credit", "sample_publicity"]
    game.choose("sample_credit")
    assert seen(game, SAMPLES_JUPITER, 0) == [SAMPLE]  # one of the two it had seen
    assert seen(game, zone(1, CAPSULES), 0) == [SAMPLE]
    assert seen(game, SAMPLES_JUPITER, 1) == ["sample_publicity"]


@pytest.mark.rule("SETI-15.1.2")
def test_the_only_sample_left_is_kept_unasked_and_seen() -> None:
    game = visiting(hand=[["breeding_sample"]], probes=[[SATURN]])
    cards = game.state.cards
    for card in cards.rows[SAMPLES_SATURN][:2]:
        cards.move(card, SAMPLES_JUPITER)
    last = cards.faces[cards.rows[SAMPLES_SATURN][0]]
    game.choose("play", "breeding_sample", "left:yellow:-1")
    assert game.asked == (0, "turn")
    assert seen(game, zone(0, CAPSULES), 0) == [last]


@pytest.mark.rule("SETI-15.1.3")
def test_a_planet_without_samples_gives_none_and_the_card_stays_as_a_mission() -> None:
    game = visiting(hand=[["breeding_sample"]], probes=[[MARS]]).choose(
        "play", "breeding_sample", "2", "left:yellow:-1"
    )
    assert game.asked == (0, "turn")
    assert game.agency().landers == {"mars": 1}
    assert game.agency().capsules == {}
    assert game.played() == ["breeding_sample"]


@pytest.mark.rule("SETI-15.1.3", "SETI-3.8")
def test_without_a_probe_at_a_planet_the_card_is_a_mission_still() -> None:
    game = visiting(hand=[["breeding_sample"]], probes=[[]]).choose("play", "breeding_sample")
    assert game.asked == (0, "turn")
    assert game.agency().landers == {} and game.agency().capsules == {}
    assert game.played() == ["breeding_sample"]


@pytest.mark.rule("SETI-15.1.2")
def test_a_moon_belongs_to_its_planet() -> None:
    game = visiting(hand=[["the_queen"]]).choose("play", "the_queen", "io")
    assert game.agency().moons == ["io"]
    assert sorted(offered(game)) == sorted(ON_JUPITER)


# Capsules


def carrying(*where: tuple[int, int], **more: Any) -> Sitting:
    """Seat 0 has a capsule with credits, and one with energy if two places are named."""
    faces = ("sample_credit", "sample_energy")
    return known("mascamites", capsules=[dict(zip(faces, where))], **more)


def place_of(game: Sitting, face: str = "sample_credit") -> tuple[int, int]:
    capsules = game.agency().capsules
    return next(space for card, space in capsules.items() if game.state.cards.faces[card] == face)


@pytest.mark.rule("SETI-15.1.4")
def test_a_collected_sample_is_a_capsule_on_the_planets_space() -> None:
    game = landed().choose("sample_credit")
    assert list(game.agency().capsules.values()) == [JUPITER]
    assert game.agency().probes == []


@pytest.mark.rule("SETI-15.1.4", "SETI-6.4")
def test_a_capsule_moves_and_visits_like_a_probe() -> None:
    game = carrying((3, 4), energy=[1])
    game.choose("move", "0:3:3")  # Jupiter
    assert place_of(game) == JUPITER
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-15.1.4", "SETI-6.2")
def test_asteroids_hold_a_capsule() -> None:
    game = carrying((2, 6), energy=[0], hand=[["ecosystem_study"]]).choose("corner")  # asteroids of disc 2; 1 move
    assert game.asked == (0, "move")
    assert game.refused("0:1:6") == "SETI-6.2"
    game = carrying((2, 6), energy=[1], hand=[["ecosystem_study"]]).choose("corner", "0:1:6")
    assert place_of(game) == (1, 6)
    assert game.agency().energy == 0  # it paid for the second move


@pytest.mark.rule("SETI-15.1.4", "SETI-7.2")
def test_techs_for_probes_help_a_capsule() -> None:
    game = carrying((2, 6), energy=[1], techs=[["probe_2"]])
    game.choose("move", "0:1:6")
    assert place_of(game) == (1, 6)


@pytest.mark.rule("SETI-15.1.4")
def test_a_capsule_neither_orbits_nor_lands() -> None:
    game = carrying(JUPITER)
    assert game.why("orbit") is not None
    assert game.why("land") is not None


@pytest.mark.rule("SETI-15.1.4", "SETI-15.1.8")
def test_a_capsule_does_not_count_for_the_limit_of_probes() -> None:
    game = carrying(EARTH, MARS).choose("launch")
    assert game.agency().probes == [EARTH]


@pytest.mark.rule("SETI-15.1.8")
def test_a_capsule_counts_as_a_probe_for_missions() -> None:
    assert holds(carrying((2, 6)).state, 0, Condition("probe_on_asteroids"))
    assert not holds(carrying(JUPITER).state, 0, Condition("probe_on_asteroids"))


@pytest.mark.rule("SETI-15.1.8")
def test_a_capsule_counts_as_a_probe_for_objective_tasks() -> None:
    game = known(
        "mascamites",
        1,
        capsules=[{"sample_credit": (1, 6)}],
        objectives={"obj_201": []},
        energy=[1],
        settings={"difficulty": 2},
    )
    game.choose("move", "0:2:6")  # asteroids
    (done,) = game.state.tasks.values()
    assert done == [1]


@pytest.mark.rule("SETI-15.1.8", "SETI-10.5")
def test_a_rotation_carries_a_capsule() -> None:
    game = carrying(EARTH, reminder=True).choose("pass")
    assert place_of(game) == (1, 4) == game.state.where("earth")


@pytest.mark.rule("SETI-15.1.8", "SETI-10.7")
def test_a_rotation_pushes_a_capsule_which_visits_there() -> None:
    """Disc 1 turns: Mercury comes where the capsule stood in a gap, and pushes it to a comet."""
    game = carrying((1, 0), turned=(0, 0, 6), reminder=True).choose("pass")
    assert game.state.where("mercury") == (1, 0)
    assert place_of(game) == (1, 7)
    assert game.state.system.content((1, 7)) == "comet"
    assert game.agency().publicity == 1


# Delivering


@pytest.mark.rule("SETI-15.1.5", "SETI-6.8")
def test_a_capsule_on_the_destination_completes_a_mission_as_a_free_action() -> None:
    game = carrying(EARTH, played=[["the_queen"]])
    before = game.wealth()
    game.choose("mission")
    assert changes(game, before) == {"credits": 2, "score": 6, "publicity": 2}  # the sample's, then the mission's
    assert game.agency().capsules == {}
    assert game.done() == ["the_queen"]
    assert game.asked == (0, "turn")  # and the main action is still to come
    assert "launch" in game.options


@pytest.mark.rule("SETI-15.1.5")
def test_a_capsule_elsewhere_does_not() -> None:
    game = carrying(MARS, played=[["the_queen"]])
    assert game.why("mission") == ("SETI-11.1", "no-mission")
    game = carrying(MARS, played=[["martian_quarantine_lab"]]).choose("mission", "deck")
    assert game.done() == ["martian_quarantine_lab"]


@pytest.mark.rule("SETI-15.1.5")
def test_the_token_is_revealed_to_all() -> None:
    game = carrying(EARTH, played=[["the_queen"]])
    assert seen(game, zone(0, CAPSULES), 1) == [SAMPLE]
    game.choose("mission")
    assert seen(game, SAMPLES_BOARD, 1)[-1] == "sample_credit"


@pytest.mark.rule("SETI-15.1.6")
def test_any_capsule_here_will_do_and_each_completes_one_mission() -> None:
    game = carrying(EARTH, EARTH, played=[["the_queen", "breeding_sample"]])
    game.choose("mission", "breeding_sample")
    assert game.asked == (0, "capsule")
    before = game.wealth()
    game.choose("sample_energy")
    assert changes(game, before) == {"energy": 4}  # twice
    assert game.done() == ["breeding_sample"]
    assert [game.state.cards.faces[card] for card in game.agency().capsules] == ["sample_credit"]
    game.choose("mission")
    assert game.done() == ["breeding_sample", "the_queen"]
    assert game.why("mission") == ("SETI-11.1", "no-mission")


@pytest.mark.rule("SETI-15.1.7")
def test_delivered_tokens_go_on_the_next_blue_spaces() -> None:
    game = carrying(EARTH, EARTH, played=[["the_queen", "breeding_sample"]], hand=[[TRACE]])
    game.choose("mission", "breeding_sample", "sample_energy", "mission")
    assert game.faces(SAMPLES_BOARD)[1:] == ["sample_energy", "sample_credit"]
    game.choose("play", TRACE)
    assert [option for option in game.options if option.startswith("left:blue")] == [
        *(f"left:blue:{row}" for row in (1, 2, 3, 4, 5)),
        "left:blue:-1",
    ]
    before = game.wealth()
    game.choose("left:blue:5")
    assert changes(game, before) == {"credits": 2}


@pytest.mark.rule("SETI-15.1.7", "SETI-13.10")
def test_a_sample_space_is_marked_once() -> None:
    game = known("mascamites", hand=[[TRACE]], board=[[("blue", 3, 1)]]).choose("play", TRACE)
    assert game.why("left:blue:3") == ("SETI-13.10", "space-taken")


# Looking


@pytest.mark.rule("SETI-15.1.2")
@pytest.mark.parametrize("face", REWARDS)
def test_a_look_rewards_and_the_sample_is_put_back(face: str) -> None:
    others = [each for each in REWARDS if each != face][:2]
    rest = [each for each in REWARDS if each not in (face, *others)][:3]
    game = known(
        "mascamites", hand=[["ecosystem_study"]], probes=[[JUPITER]], decks={"jupiter": [face, *others], "saturn": rest}
    )
    before = game.wealth()
    game.choose("play", "ecosystem_study")
    assert game.asked == (0, "sample-reward")
    assert sorted(offered(game)) == sorted([face, *others])
    game.choose(face)
    if face == "sample_vp_card":
        game.choose("deck")
    gained = changes(game, before)
    assert gained.pop("credits", 0) == REWARDS[face].get("credits", 0) - 1  # the card costs 1
    cards = REWARDS[face].get("cards", 0) - 1
    assert gained.pop("cards", 0) == cards
    assert gained == {name: n for name, n in REWARDS[face].items() if name not in ("credits", "cards")}
    assert len(game.faces(SAMPLES_JUPITER)) == 3


@pytest.mark.rule("SETI-15.1.2")
def test_others_learn_what_paid_but_not_where_it_lies() -> None:
    game = visiting(hand=[["ecosystem_study"]]).choose("play", "ecosystem_study", "sample_energy")
    assert seen(game, SAMPLES_JUPITER, 1) == [SAMPLE] * 3
    assert sorted(seen(game, SAMPLES_JUPITER, 0)) == sorted(ON_JUPITER)
    told = next(args for key, args in game.table.seat(1).log if key == "sample-used")
    assert told["card"] == "sample_energy"


def test_nobody_else_is_told_what_was_looked_at() -> None:
    game = visiting(hand=[["ecosystem_study"]]).choose("play", "ecosystem_study", "sample_energy")
    told = [next(args for key, args in game.table.seat(reader).log if key == "looked") for reader in (0, 1)]
    assert sorted(told[0]["cards"]) == sorted(ON_JUPITER)
    assert told[1]["cards"] == [SAMPLE] * 3


@pytest.mark.rule("SETI-15.1.4")
def test_a_planet_with_a_probe_or_a_capsule_may_be_looked_at() -> None:
    game = visiting(hand=[["ecosystem_study"]], probes=[[JUPITER, SATURN]]).choose("play", "ecosystem_study")
    assert game.asked == (0, "sample-planet")
    assert offered(game) == ["jupiter", "saturn"]
    game.choose("saturn")
    assert sorted(offered(game)) == sorted(ON_SATURN)
    game = known("mascamites", hand=[["ecosystem_study"]], capsules=[{"sample_vp": SATURN}]).choose(
        "play", "ecosystem_study"
    )
    assert game.asked == (0, "sample-reward")


def test_without_a_probe_there_is_nothing_to_look_at() -> None:
    game = visiting(hand=[["ecosystem_study"]], probes=[[MARS]]).choose("play", "ecosystem_study")
    assert game.asked == (0, "turn")
    assert game.played() == ["ecosystem_study"]
