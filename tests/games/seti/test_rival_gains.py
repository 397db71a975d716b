"""SETI-16a: what the rival is, what it gains, and its progress track."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti import automa as rival
from wardroom.games.seti.cards import ADVANCED_CARDS, BASIC_CARDS, TRACKS
from wardroom.games.seti.flow import supply, traces
from wardroom.games.seti.flow.setup import setup
from wardroom.games.seti.state import (
    OBJECTIVES,
    OBJECTIVES_OPEN,
    RIVAL_ADVANCED,
    RIVAL_DECK,
    Seti,
    alien_deck,
    alien_open,
)
from wardroom.kernel import Chance

from .driving import drive, resolve
from .given import Sitting, given
from .rivals import EARTH, RIVAL, SETTINGS, deck, known, outcome, played, refusals, rival_has, rival_plays, told


def dealt(seed: int = 0, **settings: Any) -> Seti:
    """A solo game as it is set up."""
    return setup(1, GAME.agreed(settings), Chance(b"rival %d" % seed))


def at_rest(**position: Any) -> Sitting:
    """The human's turn; the rival has nothing but what is given."""
    return given(1, **{"score": [0, 0], "publicity": [0, 0], "settings": SETTINGS, **position})


def gains(game: Sitting, tokens: str) -> dict[str, int]:
    resolve(game, tokens, seat=RIVAL)
    return rival_has(game)


# The other player of a game for two


@pytest.mark.rule("SETI-16.1")
def test_either_may_start_and_the_table_is_laid_for_two() -> None:
    games = [dealt(seed) for seed in range(12)]
    assert {state.first for state in games} == {0, RIVAL}
    for state in games:
        assert [state.agencies[state.first].score, state.agencies[1 - state.first].score] == [1, 2]
        assert state.neutral == {20: 2, 30: 2}
        rival_agency = state.agencies[RIVAL]
        assert (rival_agency.publicity, rival_agency.credits, rival_agency.energy) == (4, 0, 0)


@pytest.mark.rule("SETI-16.1")
def test_the_first_player_marker_changes_hands_every_round() -> None:
    game = given(1, active=0, first=0, passed=[False, True], reminder=False, settings=SETTINGS)
    game.choose("pass")
    while game.ask.kind != "turn":
        game.choose(game.options[0])
    assert (game.state.round, game.state.first) == (2, RIVAL)


@pytest.mark.rule("SETI-16.2", "SETI-16.3")
@pytest.mark.parametrize(
    "level, cards, objectives, space",
    [(1, 4, 0, 1), (2, 4, 10, 1), (3, 5, 12, 1), (4, 5, 15, 4), (5, 5, 17, 9)],
)
def test_the_level_sets_objectives_progress_and_the_first_deck(
    level: int, cards: int, objectives: int, space: int
) -> None:
    state = dealt(difficulty=level)
    faces = [state.face(card) for card in state.cards.rows[RIVAL_DECK]]
    assert sorted(face for face in faces if face in BASIC_CARDS) == ["s1", "s2", "s3", "s4"]
    advanced = [face for face in faces if face not in BASIC_CARDS]
    assert len(faces) == cards and all(face in ADVANCED_CARDS for face in advanced)
    assert len(state.cards.rows[RIVAL_ADVANCED]) == 10 - len(advanced)
    assert len(state.cards.rows[OBJECTIVES]) + len(state.cards.rows[OBJECTIVES_OPEN]) == objectives
    assert state.progress == space


@pytest.mark.rule("SETI-16.2")
@pytest.mark.parametrize("level, first", [(1, "computer_1"), (2, "computer_1"), (3, "telescope_1"), (5, "probe_1")])
def test_the_level_sets_the_progress_track(level: int, first: str) -> None:
    game = rival_plays("s4", settings={"difficulty": level}, progress=1, decks={first: ["bonus_publicity"]})
    assert game.agency(RIVAL).techs == [first]


@pytest.mark.rule("SETI-16.3")
def test_the_deck_is_shuffled() -> None:
    orders = {tuple(state.face(card) for card in state.cards.rows[RIVAL_DECK]) for state in map(dealt, range(8))}
    assert len(orders) > 1


@pytest.mark.rule("SETI-20.3", "SETI-20.4")
def test_the_order_of_the_tracks() -> None:
    """Of the computer techs the one for energy comes before the one for cards."""
    computers = [f"computer_{number}" for number in (1, 2, 3, 4)]
    telescopes = [f"telescope_{number}" for number in (1, 2, 3, 4)]
    probes = [f"probe_{number}" for number in (1, 2, 3, 4)]
    assert list(TRACKS["track_a"]) == computers + telescopes + probes
    assert list(TRACKS["track_b"]) == telescopes + probes + computers
    assert list(TRACKS["track_c"]) == probes + computers + telescopes
    game = rival_plays("s4", progress=2, decks={"computer_2": ["bonus_publicity"]})
    assert game.agency(RIVAL).techs == ["computer_2"]


# Conversion


@pytest.mark.rule("SETI-16.6")
@pytest.mark.parametrize("what", ["credit", "energy", "card_any", "card_random", "alien_card"])
def test_a_resource_is_a_step_of_progress_for_each_unit(what: str) -> None:
    game = at_rest(**known("mascamites"))
    assert gains(game, what) == {"progress": 2}
    assert gains(game, f"{what}:3") == {"progress": 5}
    assert [(args["what"], args["n"], args["steps"]) for args in told(game, "rival-converts")] == [
        (what, 1, 1),
        (what, 3, 3),
    ]
    assert (game.agency(RIVAL).credits, game.agency(RIVAL).energy, game.hand(RIVAL)) == (0, 0, [])


@pytest.mark.rule("SETI-16.70")
def test_a_species_card_of_the_rival_touches_neither_deck_nor_open_card() -> None:
    game = at_rest(**known("mascamites"))
    before = game.faces(alien_deck("mascamites")), game.faces(alien_open("mascamites"))
    gains(game, "alien_card:2")
    assert (game.faces(alien_deck("mascamites")), game.faces(alien_open("mascamites"))) == before


@pytest.mark.rule("SETI-16.6", "SETI-16.70")
def test_the_cards_of_a_discovery_are_progress() -> None:
    """Two of the three markers are the rival's: two steps; the deck deals nothing to it."""
    game = rival_plays(
        "s14", species=("oumuamua", "centaurians"), traces=[{"red": RIVAL, "yellow": RIVAL, "blue": -1}], progress=1
    )
    assert game.state.found == ["oumuamua"]
    assert game.state.progress == 1 + 1 + 2  # the card of the launch, two species cards
    assert len(game.faces(alien_deck("oumuamua"))) == 9  # one lies open


@pytest.mark.rule("SETI-16.7")
def test_an_income_icon_is_four_steps() -> None:
    assert gains(at_rest(), "tuck") == {"progress": 5}
    game = at_rest()
    assert gains(game, "tuck:2") == {"progress": 9}
    assert told(game, "rival-converts") == [{"what": "tuck", "n": 2, "steps": 8}]


@pytest.mark.rule("SETI-16.8")
def test_publicity_goes_up_to_ten_and_points_to_the_score() -> None:
    game = at_rest(publicity=[0, 8], score=[0, 3])
    assert gains(game, "publicity:5 vp:4") == {"score": 7, "publicity": 10, "progress": 1}
    assert told(game, "rival-publicity-lost") == [{"n": 3}]
    just = at_rest(publicity=[0, 8])
    assert gains(just, "publicity:2") == {"publicity": 10, "progress": 1}
    assert told(just, "rival-publicity-lost") == []


@pytest.mark.rule("SETI-16.9")
def test_data_fills_the_computer_and_then_a_pool_without_limit() -> None:
    game = at_rest()
    assert gains(game, "data") == {"upper": 1, "progress": 1}
    assert gains(game, "data") == {"upper": 2, "publicity": 1, "progress": 1}
    assert gains(game, "data:2") == {"upper": 4, "publicity": 1, "progress": 5}
    assert gains(game, "data:9") == {"upper": 6, "publicity": 1, "data": 7, "progress": 5}


@pytest.mark.rule("SETI-16.10")
def test_the_rival_has_no_income() -> None:
    game = given(1, first=0, passed=[False, True], reminder=False, settings=SETTINGS)
    game.choose("pass")
    while game.state.round == 1:
        game.choose(game.options[0])
    log = game.log()
    collected = log[log.index("income") : log.index("round")]
    assert "gained" in collected and not any(key.startswith("rival") for key in collected)
    assert (game.agency(RIVAL).credits, game.agency(RIVAL).energy, game.hand(RIVAL)) == (0, 0, [])


@pytest.mark.rule("SETI-20.8")
def test_movement_means_nothing_to_the_rival() -> None:
    game = at_rest(probes=[[], [EARTH]])
    before = outcome(game)
    gains(game, "move:3")
    assert outcome(game) == before


@pytest.mark.rule("SETI-16.11")
def test_its_techs_work_for_nothing_but_being_spent() -> None:
    """Probe 1 does not let it have a second probe, telescope 1 gives no choice of sector, computer techs no points."""
    everything = ["probe_1", "probe_2", "telescope_1", "telescope_2", "computer_1"]
    game = rival_plays("s1", techs=[[], everything], probes=[[], [EARTH]], landers=[{"venus": 1}])
    assert [line for line, *_ in refusals(game)] == [1, 2, 3]
    loaded = at_rest(techs=[[], everything])
    assert gains(loaded, "data:6") == {"upper": 6, "publicity": 1, "progress": 5}


@pytest.mark.rule("SETI-16.11")
def test_asteroids_hold_its_probe_whatever_tech_it_has() -> None:
    """Mars is 4 moves away over asteroids, 3 for a player with probe 2."""
    game = rival_plays("s1", probes=[[], [EARTH]], techs=[[], ["probe_2"]])
    assert {each["name_place"]: each["needed"] for each in told(game, "rival-too-far")}["mars"] == 4


# The arrow


@pytest.mark.rule("SETI-16.12")
def test_before_the_first_card_the_arrow_points_left() -> None:
    assert dealt().arrow == "left"
    game = at_rest()
    drive(traces.mark(game.state, RIVAL, "red", None))
    assert outcome(game)["traces"] == [(0, "red", 0)]


@pytest.mark.rule("SETI-16.12")
def test_between_turns_the_arrow_of_the_last_card_holds() -> None:
    game = rival_plays("s14")
    assert game.state.arrow == "right"
    drive(traces.mark(game.state, RIVAL, "red", None))
    assert outcome(game)["traces"] == [(1, "red", 0)]


@pytest.mark.rule("SETI-16.12", "SETI-16.68")
def test_the_arrow_takes_the_outermost() -> None:
    game = at_rest(arrow="left")
    assert rival.arrow(game.state, "abc") == "a"
    game.state.arrow = "right"
    assert rival.arrow(game.state, "abc") == "c"


# Progress


@pytest.mark.example("SETI-16.37")
@pytest.mark.parametrize("steps, space, crossed", [(12, 1, 1), (11, 12, 0), (28, 5, 2)])
def test_how_often_the_card_icon_is_crossed(steps: int, space: int, crossed: int) -> None:
    game = at_rest(progress=1)
    drive(rival.progress(game.state, steps))
    assert game.state.progress == space
    assert len(game.faces(RIVAL_ADVANCED)) == 10 - crossed
    assert len(deck(game)) == 4 + crossed


@pytest.mark.rule("SETI-16.4", "SETI-16.5")
def test_an_advanced_card_comes_unseen_on_top_and_stays_in_the_deck() -> None:
    game = at_rest(progress=12)
    expected = game.faces(RIVAL_ADVANCED)[-1]
    gains(game, "credit")
    top = game.state.cards.rows[RIVAL_DECK][-1]
    assert game.state.face(top) == expected in ADVANCED_CARDS
    assert game.state.cards.read(top, 0) == "?rival"


@pytest.mark.rule("SETI-16.5", "SETI-16.34")
def test_an_advanced_card_is_in_the_decks_of_later_rounds() -> None:
    game = rival_plays("s5", score=[0, 0])
    assert (deck(game), played(game)) == ([], ["s5"])
    game.choose("pass")  # the rival passes on its next turn
    while game.state.round == 1:
        game.choose(game.options[0])
    assert deck(game) + played(game) == ["s5"]


@pytest.mark.rule("SETI-16.57")
def test_progress_is_moved_step_by_step() -> None:
    game = at_rest(progress=11)
    drive(rival.progress(game.state, 3))
    keys = [key for key in game.log() if key.startswith("rival")]
    assert keys == ["rival-advances", "rival-advanced-card"]
    assert told(game, "rival-advances") == [{"steps": 3, "space": 2, "card": "computer_2"}]


@pytest.mark.rule("SETI-16.57")
def test_an_advanced_card_comes_on_top_of_the_deck() -> None:
    game = at_rest(progress=12)
    before, advanced = deck(game), game.faces(RIVAL_ADVANCED)
    assert len(before) > 1
    drive(rival.progress(game.state, 1))
    assert deck(game) == [*before, advanced[-1]]  # the last one is the next to be turned over


@pytest.mark.rule("SETI-19.9", "SETI-20.7")
@pytest.mark.parametrize("agencies", [False, True])
def test_without_advanced_cards_the_icon_is_worth_eight_points(agencies: bool) -> None:
    game = at_rest(progress=1, settings={"difficulty": 1, "agencies": agencies})
    drive(rival.progress(game.state, 120))
    assert (game.faces(RIVAL_ADVANCED), game.agency(RIVAL).score) == ([], 0)
    drive(rival.progress(game.state, 24))
    assert game.agency(RIVAL).score == 16


def test_no_progress_is_not_worth_a_word() -> None:
    game = at_rest()
    drive(rival.progress(game.state, 0))
    assert game.log() == []


# The computer again


@pytest.mark.example("SETI-16.38")
@pytest.mark.parametrize("pool, filled, publicity, progress", [(2, 2, 1, 1), (4, 4, 1, 5)])
def test_analysing_eight_and_ten_data(pool: int, filled: int, publicity: int, progress: int) -> None:
    taken = [{"blue": -1}, {"blue": -1}]  # so that the trace, on an overflow space, gives no publicity
    game = rival_plays("s2", upper=[0, 6], data=[0, pool], traces=taken)
    assert rival_has(game) == {"score": 3, "upper": filled, "publicity": publicity, "progress": progress}


@pytest.mark.rule("SETI-16.66")
def test_spaces_two_and_four_pay_each_time_they_are_covered() -> None:
    game = rival_plays("s2", upper=[0, 6], data=[0, 6], traces=[{"blue": -1}, {"blue": -1}])
    assert rival_has(game) == {"score": 3, "upper": 6, "publicity": 1, "progress": 5}
    game.agency(RIVAL).upper = 0
    gains(game, "data:4")
    assert rival_has(game) == {"score": 3, "upper": 4, "publicity": 2, "progress": 9}


def test_a_verb_of_everybody_hands_over_to_the_rival() -> None:
    game = at_rest()
    drive(supply.add_data(game.state, RIVAL, 2))
    drive(supply.gain(game.state, RIVAL, "exofossil", 2))
    assert rival_has(game) == {"upper": 2, "publicity": 1, "exofossils": 2, "progress": 1}
