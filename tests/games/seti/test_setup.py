"""SETI-2: the table before the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti.cards import (
    GOLD_TILES,
    SECTOR_BOARDS,
    SIDES,
    STARS,
    TECHS,
    TILE_BONUSES,
)
from wardroom.games.seti.cards.decks import ALIEN_DECKS, PROJECTS
from wardroom.games.seti.flow.setup import setup
from wardroom.games.seti.state import (
    DECK,
    END_1,
    FIRST_STACK,
    HAND,
    LEFT,
    RIGHT,
    ROW,
    SPECIES,
    TUCKED,
    UNUSED_SPECIES,
    Seti,
    alien_deck,
    alien_open,
    zone,
)
from wardroom.kernel import HIDDEN, SPECTATOR, Chance, Table, digest
from wardroom.kernel.errors import BadSetup

from .given import given

SEEDS = range(30)
PLAYERS = (1, 2, 3, 4)


@cache
def dealt(seats: int, seed: int) -> Seti:
    """A table just set up, nothing agreed beforehand."""
    return setup(seats, GAME.agreed({}), Chance(b"%d" % seed))


def tables(seats: int) -> list[Seti]:
    return [dealt(seats, seed) for seed in SEEDS]


def faces(state: Seti, number: int) -> list[str]:
    return [state.face(card) for card in state.cards.rows[number]]


def hidden(state: Seti, number: int) -> bool:
    """Whether nobody at the table knows a card of this zone."""
    readers = (*range(state.seats), SPECTATOR)
    return all(state.cards.read(card, seat).startswith(HIDDEN) for card in state.cards.rows[number] for seat in readers)


def test_one_to_four_can_play() -> None:
    for seats in PLAYERS:
        Table(GAME, seats, seed=b"x")
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            Table(GAME, seats, seed=b"x")


@pytest.mark.rule("SETI-2.1")
def test_two_random_species_lie_face_down_and_three_are_put_away_unseen() -> None:
    seen = set()
    for state in tables(2):
        (left,), (right,) = faces(state, LEFT), faces(state, RIGHT)
        assert sorted([left, right, *faces(state, UNUSED_SPECIES)]) == sorted(SPECIES)
        assert hidden(state, LEFT) and hidden(state, RIGHT) and hidden(state, UNUSED_SPECIES)
        assert state.found == [] and [each.name for each in state.species] == [None, None]
        seen |= {("left", left), ("right", right)}
    assert len(seen) == 2 * len(SPECIES)


@pytest.mark.rule("SETI-2.2")
def test_discs_turn_at_random_and_sector_boards_lie_in_random_order() -> None:
    turned, orders = set(), set()
    for state in tables(2):
        turned.add(state.turned)
        assert sorted(state.columns) == sorted(STARS)
        boards = [tuple(state.columns[column] for column in side) for side in SIDES]
        assert sorted(boards) == sorted(SECTOR_BOARDS)  # the two stars of a board stay side by side
        orders.add(tuple(boards))
    assert len(turned) > 20 and len(orders) > 10


@pytest.mark.rule("SETI-2.3")
def test_every_star_is_filled_with_data() -> None:
    state = dealt(3, 0)
    assert {name: star.data for name, star in state.stars.items()} == {
        name: star.capacity for name, star in STARS.items()
    }
    assert sum(star.data for star in state.stars.values()) == 42
    assert not any(star.markers for star in state.stars.values())


@pytest.mark.rule("SETI-2.4")
def test_three_of_138_projects_lie_open() -> None:
    tops = set()
    for seats in PLAYERS:
        state = dealt(seats, 0)
        assert len(PROJECTS) == 138
        assert [state.face(card) for card in state.row if card is not None] == faces(state, ROW)
        assert len(faces(state, ROW)) == 3 and not hidden(state, ROW) and hidden(state, DECK)
        held = [face for seat in range(seats) for face in faces(state, zone(seat, HAND))]
        ends = [face for number in range(4) for face in faces(state, END_1 + number)]
        assert Counter([*faces(state, DECK), *faces(state, ROW), *held, *ends]) == Counter(list(PROJECTS))
    for state in tables(2):
        tops.add(state.face(state.cards.rows[DECK][-1]))
    assert len(tops) > 15


@pytest.mark.rule("SETI-2.5")
def test_four_gold_tiles_lie_with_a_random_side_up() -> None:
    sides: set[str] = set()
    for state in tables(2):
        assert tuple(state.gold_sides) == GOLD_TILES
        sides |= set(state.gold_sides.values())
    assert len(sides) == 8


@pytest.mark.rule("SETI-2.6")
@pytest.mark.parametrize(("seats", "markers"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_neutral_markers_hang_on_the_number_of_players(seats: int, markers: int) -> None:
    assert dealt(seats, 0).neutral == {20: markers, 30: markers}


@pytest.mark.rule("SETI-2.7")
def test_each_tech_has_four_tiles_in_random_order_and_a_2_vp_tile() -> None:
    orders = set()
    for state in tables(2):
        for number in range(len(TECHS)):
            stack = faces(state, FIRST_STACK + number)
            assert sorted(stack) == sorted(TILE_BONUSES)
            orders.add(tuple(stack))
        assert state.first_tiles == list(TECHS)
    assert len(orders) == 24


@pytest.mark.rule("SETI-2.8")
def test_the_bonus_of_every_top_tile_is_seen_by_all_and_no_other() -> None:
    state = dealt(3, 1)
    for number in range(len(TECHS)):
        *below, top = state.cards.rows[FIRST_STACK + number]
        for reader in range(4):
            assert state.cards.read(top, reader) == state.face(top)
            assert all(state.cards.read(card, reader).startswith(HIDDEN) for card in below)


@pytest.mark.rule("SETI-2.9")
@pytest.mark.parametrize(("seats", "cards"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_four_end_of_round_stacks_have_a_card_more_than_players(seats: int, cards: int) -> None:
    state = dealt(seats, 0)
    assert [len(faces(state, END_1 + number)) for number in range(4)] == [cards] * 4
    assert all(hidden(state, END_1 + number) for number in range(4))


@pytest.mark.rule("SETI-2.10")
def test_disc_1_turns_first_and_the_reminder_lies_on_the_first_stack() -> None:
    state = dealt(2, 0)
    assert (state.next_disc, state.reminder, state.round) == (1, True, 1)


@pytest.mark.rule("SETI-2.11")
def test_what_everybody_starts_with() -> None:
    for seats in PLAYERS:
        state = dealt(seats, 0)
        for seat in range(seats):
            agency = state.agencies[seat]
            assert (agency.publicity, agency.credits, agency.energy, agency.data) == (4, 4, 3, 0)
            assert len(state.hand(seat)) == 5
            for reader in (*range(seats), SPECTATOR):
                known = [state.cards.read(card, reader) == state.face(card) for card in state.hand(seat)]
                assert all(known) if reader == seat else not any(known)


@pytest.mark.rule("SETI-2.12")
def test_points_by_place_in_the_order_of_play() -> None:
    firsts = set()
    for state in tables(4):
        firsts.add(state.first)
        assert [state.agencies[(state.first + place) % 4].score for place in range(4)] == [1, 2, 3, 4]
    assert firsts == {0, 1, 2, 3}
    alone = {dealt(1, seed).first for seed in SEEDS}
    assert alone == {0, 1}  # the rival may begin
    assert all(dealt(1, seed).agencies[dealt(1, seed).first].score == 1 for seed in SEEDS)


FIVE = ["pixl", "grant", "alma_observatory", "wow_signal", "iss"]


@pytest.mark.rule("SETI-2.13")
def test_everybody_tucks_one_of_the_five_cards_and_gains_its_resource() -> None:
    other = ["dragonfly", "plato", "starship", "hayabusa", "lightsail"]
    game = given(2, stage="income", hand=[FIVE, other], first=1, active=1, decks={"deck": ["seti_at_home"]})
    assert game.asked == (1, "first-income") and len(game.options) == 5
    game.choose("hayabusa")  # a card-income card gives a random card
    assert game.tucked(1) == ["hayabusa"] and game.hand(1) == [
        "dragonfly",
        "plato",
        "starship",
        "lightsail",
        "seti_at_home",
    ]
    assert game.asked == (0, "first-income")
    game.choose("pixl")
    assert game.wealth(0)["energy"] == 4 and len(game.hand(0)) == 4
    assert game.asked == (1, "turn") and game.state.turn == 1
    again = given(2, stage="income", hand=[FIVE, other]).choose("iss")
    assert again.wealth(0)["credits"] == 5


@pytest.mark.rule("SETI-2.13")
def test_the_first_income_goes_clockwise() -> None:
    game = given(3, stage="income", hand=[["pixl", "grant"], ["iss", "plato"], ["starship", "lightsail"]], active=1)
    order = []
    for card in ("iss", "starship", "pixl"):
        order.append(game.asked)
        game.choose(card)
    assert order == [(seat, "first-income") for seat in (1, 2, 0)]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-2.13")
def test_the_rival_tucks_nothing() -> None:
    game = given(1, stage="income", hand=[FIVE]).choose("grant")
    assert game.state.cards.rows[zone(1, TUCKED)] == []
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-2.14")
def test_the_starting_income_comes_between_rounds_and_not_in_the_first() -> None:
    game = given(2, credits=[0, 0], energy=[0, 0], decks={"deck": ["grant", "iss"]})
    assert game.wealth(0)["credits"] == 0
    before = [len(game.hand(seat)) for seat in (0, 1)]
    for _ in (0, 1):
        game.choose("pass")
        game.choose(game.options[0])
    for seat in (0, 1):
        wealth = game.wealth(seat)
        assert (wealth["credits"], wealth["energy"], wealth["cards"]) == (3, 2, before[seat] + 2)  # one of the stack


@pytest.mark.rule("SETI-2.15")
def test_alien_cards_wait_until_their_species_is_discovered() -> None:
    state = dealt(2, 0)
    for species in SPECIES:
        assert sorted(faces(state, alien_deck(species))) == sorted(ALIEN_DECKS[species])
        assert faces(state, alien_open(species)) == [] and hidden(state, alien_deck(species))
    assert state.anomalies == {} and state.tile_data == 0 and state.messages == [] and state.milestones == []


@pytest.mark.rule("SETI-2.16")
def test_one_seed_repeats_a_game_exactly() -> None:
    agreed = GAME.agreed({})
    for seats in PLAYERS:
        one, two, other = (setup(seats, agreed, Chance(seed)) for seed in (b"one", b"one", b"other"))
        assert digest(one) == digest(two) != digest(other)
    chains = []
    for _ in range(2):
        table = Table(GAME, 2, seed=b"again")
        for _ in range(25):
            (ask,) = table.line.asks
            table.choose(ask.seat, ask.options[0])
        chains.append(table.chain)
    assert chains[0] == chains[1]
