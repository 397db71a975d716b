"""CCG-5, CCG-27: seeding by hand and dealt, hands, the first player."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg import GAME
from wardroom.games.ccg.cards.kinds import FACES, Dilemma, Mission
from wardroom.games.ccg.decks import DECKS, deck_of
from wardroom.games.ccg.flow.dealt import LEFT, RIGHT, lay_mission, lay_stacks
from wardroom.games.ccg.flow.reporting import why_not_seed_facility
from wardroom.games.ccg.places import facilities
from wardroom.games.ccg.spaceline import mission
from wardroom.games.ccg.state import ACADEMY, FULL, IN_SPACE, MISSIONS, OUT, SEEDS, Ccg, zone
from wardroom.kernel import Chance, Table
from wardroom.kernel.errors import BadSetup

SEEDS_TRIED = range(12)
Dealt = tuple[str, str]
PAIRS: tuple[Dealt, ...] = (
    ("academy_federation", "academy_klingon"),
    ("academy_romulan", "academy_romulan"),
    ("academy_klingon", "academy_romulan"),
)


@cache
def dealt(decks: Dealt, seed: int) -> Ccg:
    settings = GAME.agreed({"deck_1": decks[0], "deck_2": decks[1]})
    return GAME.setup(2, settings, Chance(b"%d" % seed))


def all_dealt() -> list[Ccg]:
    return [dealt(decks, seed) for decks in PAIRS for seed in SEEDS_TRIED]


# Academy, dealt


@pytest.mark.rule("CCG-27.5", "CCG-27.4", "CCG-5.32")
def test_a_dealt_academy_game_begins_with_five_cards_and_a_ready_ship() -> None:
    for state in all_dealt():
        for seat in (0, 1):
            assert len(state.hand(seat)) == 5
            (outpost,) = facilities(state, seat)
            there = [card for card in state.table() if state.where[card] == ("aboard", outpost)]
            docked = [card for card in state.table() if state.where[card] == ("docked", outpost)]
            assert (len(there), len(docked)) == (3, 1)
        assert (state.part, state.plays) == ("start", 2)


@pytest.mark.rule("CCG-5.2")
def test_chance_says_who_is_first() -> None:
    assert {state.first for state in all_dealt()} == {0, 1}
    assert all(state.active == state.first for state in all_dealt())


@pytest.mark.rule("CCG-27.6", "CCG-5.6", "CCG-5.8")
def test_missions_are_laid_alternately_at_the_right_end() -> None:
    for seed in SEEDS_TRIED:
        state = dealt(PAIRS[0], seed)
        owners = [state.owner[state.locations[number].missions[0]] for number in state.rows["alpha"]]
        assert owners == [state.first, 1 - state.first] * 4


@pytest.mark.rule("CCG-5.11", "CCG-5.12", "CCG-27.6")
def test_equal_missions_share_their_locations() -> None:
    for seed in SEEDS_TRIED:
        state = dealt(PAIRS[1], seed)
        assert len(state.locations) == 4
        assert all(len(location.missions) == 2 for location in state.locations)


@pytest.mark.rule("CCG-27.6", "CCG-5.19", "CCG-5.20", "CCG-5.36")
def test_dilemmas_lie_under_the_opponents_missions_where_they_fit() -> None:
    for state in all_dealt():
        for location in state.locations:
            under = state.cards.rows[location.under]
            for seat in (0, 1):
                faces = [state.cards.faces[card] for card in under if state.owner[card] == seat]
                assert len(set(faces)) == len(faces)
                assert not faces or any(state.owner[card] != seat for card in location.missions)
            for card in under:
                face, there = state.face(card), mission(state, location.number, 0)
                assert isinstance(face, Dilemma)
                assert face.icon in ("either", there.icon)


@pytest.mark.rule("CCG-27.6")
def test_the_fewest_first() -> None:
    """Four missions, two planets and two space: eleven dilemmas spread evenly over each kind."""
    for seed in SEEDS_TRIED:
        state = dealt(PAIRS[0], seed)
        for seat in (0, 1):
            counts: dict[str, list[int]] = {"planet": [], "space": []}
            for location in state.locations:
                if state.owner[location.missions[0]] != seat:
                    icon = mission(state, location.number, 1 - seat).icon
                    counts[icon].append(sum(state.owner[card] == seat for card in state.cards.rows[location.under]))
            assert all(max(found) - min(found) <= 1 for found in counts.values())


@pytest.mark.rule("CCG-27.6", "CCG-5.25", "CCG-5.29")
def test_the_outpost_is_at_the_own_mission_nearest_the_middle_that_allows_it() -> None:
    for seed in SEEDS_TRIED:
        state = dealt(PAIRS[0], seed)
        row = state.rows["alpha"]
        for seat, affiliation in ((0, "federation"), (1, "klingon")):
            (outpost,) = facilities(state, seat)
            place = state.where[outpost]
            assert place.kind == IN_SPACE
            distance = {
                number: abs(2 * index - (len(row) - 1))
                for index, number in enumerate(row)
                if state.owner[state.locations[number].missions[0]] == seat
                and affiliation in mission(state, number, seat).affiliations
            }
            assert distance[place.host] == min(distance.values())


@pytest.mark.rule("CCG-5.37", "CCG-7.23", "CCG-25.2")
def test_only_the_seeder_knows_what_lies_where() -> None:
    state = dealt(PAIRS[0], 1)
    for location in state.locations:
        for card in state.cards.rows[location.under]:
            assert state.cards.known[card] == 1 << state.owner[card]


@pytest.mark.rule("CCG-5.19")
def test_imagined_worlds_have_no_space_dilemma_under_a_planet() -> None:
    settings = {"deck_1": PAIRS[0][0], "deck_2": PAIRS[0][1]}
    table = Table(GAME, 2, b"%032d" % 3, settings=settings)
    for number in range(30):
        world = table.line.imagine(0, b"%d" % number).state
        for location in world.locations:
            there = mission(world, location.number, 0)
            for card in world.cards.rows[location.under]:
                face = world.face(card)
                assert isinstance(face, Dilemma) and face.icon in ("either", there.icon)


@pytest.mark.rule("CCG-5.31", "CCG-27.2")
def test_nothing_is_left_among_the_seed_cards() -> None:
    for state in all_dealt():
        for seat in (0, 1):
            assert not state.row(seat, SEEDS) and not state.row(seat, MISSIONS)


@pytest.mark.rule("CCG-27.1", "CCG-3.14")
def test_both_decks_must_be_of_the_format() -> None:
    settings = GAME.agreed({"deck_1": "academy_klingon", "deck_2": "federation_explorers"})
    with pytest.raises(BadSetup):
        GAME.setup(2, settings, Chance(b"x"))


@pytest.mark.parametrize("format", (ACADEMY, FULL))
def test_chance_gives_each_another_deck_of_the_format(format: str) -> None:
    """The default, so that a game of either format can be begun at once."""
    decks = {name: deck_of(name) for name in DECKS if deck_of(name).format == format}
    found = []
    for seed in range(12):
        state = GAME.setup(2, GAME.agreed({"format": format}), Chance(b"%d" % seed))
        lists = [dict(Counter([*deck.draw, *deck.seeds, *deck.in_play])) for deck in decks.values()]
        found.append([list(decks)[lists.index(each)] for each in state.listed])
    assert all(one != other for one, other in found)
    assert {name for pair in found for name in pair} == set(decks)


def test_chance_does_not_give_the_deck_that_the_other_chose() -> None:
    for seed in range(8):
        state = GAME.setup(2, GAME.agreed({"deck_2": "academy_klingon"}), Chance(b"%d" % seed))
        assert state.listed[0] != state.listed[1]


# By hand


def by_hand(seed: int = 0, format: str = "academy", decks: Dealt = PAIRS[0]) -> Sitting:
    settings = {"format": format, "seeding": "by_hand", "deck_1": decks[0], "deck_2": decks[1]}
    return Sitting(Table(GAME, 2, b"%032d" % seed, settings=settings))


def choose_until(game: Sitting, stop: str, seed: int = 0) -> Sitting:
    dice = Random(seed)
    while game.ask.kind != stop and not game.table.over:
        game.choose(dice.choice(game.options))
    return game


@pytest.mark.rule("CCG-5.1", "CCG-5.7", "CCG-27.7")
def test_the_phases_come_in_their_order() -> None:
    game, kinds = by_hand(), list[str]()
    dice = Random(1)
    while game.state.turn == 0:
        kinds.append(game.ask.kind)
        game.choose(dice.choice(game.options))
    order = list(dict.fromkeys(kinds))
    assert order == ["mission-end", "seed-dilemma", "seed-facility"]


@pytest.mark.rule("CCG-5.36", "CCG-5.2")
def test_one_player_seeds_all_dilemmas_then_the_other() -> None:
    game = choose_until(by_hand(), "seed-dilemma")
    first = game.ask.seat
    assert first == game.state.first
    game.choose("done")
    assert game.asked == (1 - first, "seed-dilemma")


@pytest.mark.rule("CCG-5.16", "CCG-5.36")
@pytest.mark.parametrize("order", ((0, 1), (1, 0)))
def test_what_is_laid_first_under_a_mission_lies_at_the_bottom(order: tuple[int, int]) -> None:
    """So the cards are laid one by one: they are not picked together, in whatever order a page lists them."""
    given = Given()
    number = given.mission("first_contact")
    seeds = given.seeds(0, "archer", "chalnoth")
    game = given.sit("dilemmas")
    assert not game.ask.many
    for place in (order[1], *order):
        game.order("under", seeds[place], given.state.locations[number].missions[0])
        if len(game.table.moves) == 1:
            game.undo()
    assert game.state.cards.rows[given.state.locations[number].under] == [seeds[place] for place in order]


@pytest.mark.rule("CCG-5.19", "CCG-5.20", "CCG-5.22", "CCG-5.15")
def test_illegal_seeds_are_refused() -> None:
    game = choose_until(by_hand(decks=("academy_federation", "academy_federation")), "seed-dilemma")
    state, seat = game.state, game.ask.seat
    archer = next(card for card in state.row(seat, SEEDS) if state.cards.faces[card] == "archer")
    outpost = next(card for card in state.row(seat, SEEDS) if state.kind(card) == "facility")
    planet = next(loc.missions[0] for loc in state.locations if mission(state, loc.number, 0).is_planet)
    space = next(loc.missions[0] for loc in state.locations if not mission(state, loc.number, 0).is_planet)
    assert game.because("under", archer, planet) is None
    assert game.because("under", archer, space) == ("CCG-5.19", "wrong-icon")
    assert game.because("under", outpost, planet) == ("CCG-5.15", "not-under")


@pytest.mark.rule("CCG-5.20")
def test_no_two_copies_under_one_mission() -> None:
    given = Given()
    number = given.mission("first_contact")
    first, _ = given.seeds(0, "archer", "archer")
    game = given.sit("dilemmas")
    target = given.state.locations[number].missions[0]
    game.order("under", first, target)
    assert game.options == ["done"]


@pytest.mark.rule("CCG-5.21")
def test_one_artifact_under_a_planet_none_under_space() -> None:
    given = Given()
    planet, space = given.mission("first_contact"), given.mission("repair_mission")
    naiskos, box = given.seeds(0, "kurlan_naiskos", "betazoid_gift_box")
    game = given.sit("dilemmas")
    missions = [given.state.locations[number].missions[0] for number in (planet, space)]
    assert game.because("under", naiskos, missions[1]) == ("CCG-5.21", "wrong-icon")
    game.order("under", naiskos, missions[0])
    assert game.because("under", box, missions[0]) == ("CCG-5.21", "one-artifact")


def stacked(owners: tuple[int, ...]) -> list[int]:
    """Two seeds of each player under a mission with these copies; whose they are, from the bottom."""
    given = Given()
    number = given.mission("first_contact", seat=owners[0])
    for seat in owners[1:]:
        given.state.locations[number].missions.append(given.lay("first_contact", "row", number, seat))
    piles = {(seat, number): given.seeds(seat, "archer", "chalnoth") for seat in (0, 1)}
    lay_stacks(given.state, piles)
    return [given.state.owner[card] for card in given.state.cards.rows[given.state.locations[number].under]]


@pytest.mark.rule("CCG-5.17", "CCG-5.16")
def test_the_opponents_cards_lie_below_the_owners() -> None:
    assert stacked((0,)) == [1, 1, 0, 0]
    assert stacked((1,)) == [0, 0, 1, 1]


@pytest.mark.rule("CCG-5.18")
def test_at_a_shared_mission_they_alternate_from_who_seeded_it_first() -> None:
    assert stacked((1, 0)) == [1, 0, 1, 0]


# Missions


def laid(*moves: tuple[str, str]) -> list[str]:
    """The row after these missions were laid, each at an end."""
    given = Given()
    for face, end in moves:
        (card,) = given.pile(zone(0, MISSIONS), 0, (face,), "mission")
        lay_mission(given.state, card, end)
    state = given.state
    return [state.cards.faces[state.locations[number].missions[0]] for number in state.rows["alpha"]]


@pytest.mark.rule("CCG-5.7", "CCG-5.8")
def test_a_mission_goes_to_either_end() -> None:
    assert laid(("extraction", LEFT), ("first_contact", LEFT), ("krios_suppression", RIGHT)) == [
        "first_contact",
        "extraction",
        "krios_suppression",
    ]


@pytest.mark.rule("CCG-5.7", "CCG-5.8")
def test_each_quadrant_has_a_spaceline_of_its_own() -> None:
    assert laid(("extraction", RIGHT), ("catalog_phenomena", RIGHT)) == ["extraction"]


@pytest.mark.rule("CCG-5.9")
def test_a_region_stays_together() -> None:
    neutral_zone = ("covert_installation", "iconia_investigation")
    assert FACES[neutral_zone[0]].kind == "mission"
    assert isinstance(FACES[neutral_zone[0]], Mission)
    row = laid((neutral_zone[0], RIGHT), ("extraction", RIGHT), (neutral_zone[1], RIGHT))
    assert row == ["covert_installation", "iconia_investigation", "extraction"]
    row = laid(("extraction", RIGHT), (neutral_zone[0], RIGHT), ("first_contact", RIGHT), (neutral_zone[1], LEFT))
    assert row == ["extraction", "iconia_investigation", "covert_installation", "first_contact"]


@pytest.mark.rule("CCG-5.12")
def test_universal_missions_are_never_shared() -> None:
    assert laid(("mineral_survey", RIGHT), ("mineral_survey", RIGHT)) == ["mineral_survey", "mineral_survey"]


# Facilities


@pytest.mark.rule("CCG-5.24", "CCG-5.25", "CCG-5.26", "CCG-5.27")
@pytest.mark.parametrize(
    ("face", "where", "rule"),
    [
        ("federation_outpost", "first_contact", None),
        ("klingon_outpost", "first_contact", "CCG-5.25"),
        ("federation_outpost", "catalog_phenomena", "CCG-5.25"),
        ("romulan_outpost", "expose_covert_supply", "CCG-5.26"),
    ],
)
def test_where_an_outpost_may_be_seeded(face: str, where: str, rule: str | None) -> None:
    given = Given()
    number = given.mission(where)
    (card,) = given.seeds(0, face)
    reason = why_not_seed_facility(given.state, 0, card, number)
    assert (None if reason is None else reason.rule) == rule


@pytest.mark.rule("CCG-5.24", "CCG-5.27")
def test_each_outpost_once_and_one_facility_at_a_place() -> None:
    given = Given()
    number, other = given.mission("study_stellar_collision"), given.mission("first_contact")
    given.outpost("klingon_outpost", number)
    klingon, federation = given.seeds(0, "klingon_outpost", "federation_outpost")
    reason = why_not_seed_facility(given.state, 0, klingon, other)
    assert reason is not None and reason.rule == "CCG-5.24"
    reason = why_not_seed_facility(given.state, 0, federation, number)
    assert reason is not None and reason.rule == "CCG-5.27"


@pytest.mark.rule("CCG-5.23", "CCG-5.31", "CCG-5.32")
def test_what_was_not_seeded_leaves_the_game_and_hands_are_drawn() -> None:
    game = choose_until(by_hand(), "seed-facility")
    state = game.state
    left = {seat: len(state.row(seat, SEEDS)) for seat in (0, 1)}
    game.choose("pass", "pass")
    state = game.state
    assert all(len(state.row(seat, OUT)) == left[seat] > 0 for seat in (0, 1))
    assert [len(state.hand(seat)) for seat in (0, 1)] == [5, 5]
    assert state.part in ("start", "play")


@pytest.mark.rule("CCG-27.9", "CCG-5.4", "CCG-5.32")
def test_a_full_game_dealt_leaves_doorways_and_facilities_to_the_players() -> None:
    settings = {"format": "full", "deck_1": "romulan_shadows", "deck_2": "federation_explorers"}
    game = Sitting(Table(GAME, 2, b"%032d" % 1, settings=settings))
    kinds = list[str]()
    while game.state.turn == 0:
        kinds.append(game.ask.kind)
        game.choose(game.options[-1] if game.ask.kind.startswith("seed") and len(game.options) > 1 else game.options[0])
    assert {"seed-doorway", "seed-facility"} & set(kinds) and "seed-dilemma" not in kinds
    assert len(game.state.hand(1 - game.state.active)) == 7


@pytest.mark.rule("CCG-25.1")
def test_the_same_seed_deals_the_same_game() -> None:
    from wardroom.kernel.state import digest

    settings = GAME.agreed({"deck_1": PAIRS[0][0], "deck_2": PAIRS[0][1]})
    first, second, third = (GAME.setup(2, settings, Chance(seed)) for seed in (b"a", b"a", b"b"))
    assert digest(first) == digest(second) != digest(third)
