"""How options look at a glance, and how computer players play."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg import GAME
from wardroom.games.ccg.mind.plan import Plan
from wardroom.games.ccg.state import PLAY, Ccg
from wardroom.kernel import Chance, Line, Table
from wardroom.players import Greedy
from wardroom.testing import honest

GOOD = ("lwaxana_troi", "sarek")
LONGEST = 2_000


def liked(game: Sitting) -> str:
    """The key of what looks best at a glance."""
    ask = game.ask
    rated = list(GAME.mind.rate(game.state, ask))
    assert len(rated) == len(ask.options) and all(type(each) is int for each in rated)
    best = ask.options[rated.index(max(rated))]
    return dict(zip(ask.candidates, game.seat.candidates))[best]


def glance(number: int, **settings: object) -> Line[Ccg]:
    """A whole game of players who go by the first look."""
    line = Line(GAME, GAME.setup(2, GAME.agreed(settings), Chance(b"glance%d" % number)))
    made = 0
    while line.asks:
        ask = line.asks[0]
        rated = list(GAME.mind.rate(line.state, ask))
        line.answer(ask.seat, ask.options[rated.index(max(rated))])
        made += 1
        assert made < LONGEST, "they do not come to an end"
    return line


# Orders


def test_a_sure_attempt_comes_before_the_end_of_the_turn() -> None:
    given = Given()
    given.mission("first_contact")
    given.surface(0, *GOOD)
    assert liked(given.sit()).startswith("attempt")


def test_nobody_attempts_what_is_known_to_stop_them() -> None:
    given = Given()
    given.mission("first_contact")
    given.surface(0, *GOOD)
    (archer,) = given.under(0, "archer")
    game = given.sit()
    game.state.cards.show((archer,), -1)
    assert liked(game) == "end"


@pytest.mark.rule("CCG-13.49")
def test_a_wall_that_was_met_is_remembered_even_in_playouts() -> None:
    """There nobody keeps track of who knows what; but it was put back before everybody's eyes."""
    given = Given()
    given.mission("first_contact")
    given.surface(0, *GOOD)
    given.under(0, "impassable_door")
    game = given.sit()
    line = game.table.line.imagine(0, b"world")
    ask = line.asks[0]
    (attempt,) = [each for each in ask.options if isinstance(each, tuple) and each[0] == "attempt"]
    line.answer(0, attempt)
    line.state.stopped = 0  # as next turn
    assert not any(line.state.cards.known[card] for card in line.state.cards.rows[line.state.locations[0].under])
    assert Plan(line.state, 0).prospect(0, GOOD, "").through == 0


@pytest.mark.rule("CCG-16.67")
def test_a_damaged_ship_docks_where_nothing_is_to_do_and_stays() -> None:
    given = Given()
    given.mission("diplomacy_mission")
    outpost = given.outpost("federation_outpost", 0)
    ship = given.ship("u_s_s_oberth", 0)
    given.aboard(ship, "worf", "darian_wallace")
    game = given.sit(damage={ship: 1})
    assert liked(game) == game.key("dock", ship, outpost)
    game.order("dock", ship, outpost)
    assert liked(game) == "end"


def test_the_team_comes_up_before_the_ship_flies_on() -> None:
    given = Given()
    given.mission("krios_suppression", seat=1)
    given.mission("first_contact")
    ship = given.ship("u_s_s_oberth", 0)
    given.aboard(ship, "sarek", "darian_wallace")
    given.surface(0, "lwaxana_troi")
    game = given.sit()
    assert liked(game).startswith("beam")
    while liked(game) != "end" and game.at(ship) == 0:
        game.choose(liked(game))
        game.passing()
    assert game.at(ship) == 1
    assert all(game.lies(card) == "table" and game.at(card) == 1 for card in game.state.table()[-3:])


@pytest.mark.parametrize(("aboard", "first"), [("darian_wallace", "linda_larson"), ("sarek", "lwaxana_troi")])
def test_who_staffs_the_ship_is_reported_first(aboard: str, first: str) -> None:
    """Lwaxana Troi has the Empathy that First Contact lacks; but without Linda Larson no ship flies there."""
    given = Given()
    given.mission("first_contact")
    outpost = given.outpost("federation_outpost", 0)
    given.docked("u_s_s_oberth", outpost)
    given.aboard(outpost, aboard)
    cards = dict(zip(("linda_larson", "lwaxana_troi"), given.hand(0, "linda_larson", "lwaxana_troi")))
    game = given.sit(part=PLAY)
    assert liked(game) == game.key("play", cards[first])


def test_aboard_then_undock_then_fly_then_down_then_attempt() -> None:
    """A whole turn at a glance solves the mission."""
    given = Given()
    given.mission("diplomacy_mission")
    given.mission("first_contact")
    outpost = given.outpost("federation_outpost", 0)
    given.docked("u_s_s_oberth", outpost)
    given.aboard(outpost, *GOOD, "taitt", "worf")
    game = given.sit()
    words: list[str] = []
    while game.state.locations[1].solved < 0:
        key = liked(game)
        assert key != "end", words
        words.append(key.split(":")[0])
        game.choose(key)
        game.passing()
    assert [word for word in words if word in ("beam", "undock", "fly", "attempt")] == [
        *("beam", "undock", "fly", "beam", "attempt"),
    ]


def test_nobody_flies_back_and_forth() -> None:
    """Without anything to do the turn ends at once."""
    given = Given()
    given.mission("first_contact")
    given.mission("study_stellar_collision")
    ship = given.ship("u_s_s_oberth", 0)
    given.aboard(ship, "worf", "darian_wallace")
    assert liked(given.sit()) == "end"


def test_who_is_missing_is_played() -> None:
    given = Given()
    given.mission("first_contact")
    outpost = given.outpost("federation_outpost", 0)
    given.aboard(outpost, "lwaxana_troi")
    cards = given.hand(0, "simon_tarses", "sarek")
    game = given.sit(part=PLAY)
    assert liked(game) == game.key("play", cards[1])


@pytest.mark.parametrize("number", range(3))
def test_whole_games_at_a_glance_end(number: int) -> None:
    line = glance(number, deck_1="academy_federation", deck_2="academy_klingon")
    assert "attempted" in line.state.happened
    assert max(GAME.result(line.state)) > 0


def test_decks_are_seeded_by_hand_at_a_glance() -> None:
    """CCG-5: dilemmas lie under the other's missions, facilities are seeded, and the game comes to its end."""
    line = glance(1, seeding="by_hand", deck_1="academy_romulan", deck_2="academy_klingon")
    assert line.state.turn > 0 and "solved" in line.state.happened


# The players


def at_random(seed: int, made: int) -> int:
    return int.from_bytes(sha256(f"{seed}/{made}".encode()).digest(), "big")


def test_the_first_look_beats_random() -> None:
    for number in range(3):
        line = against_random(number, deck_1="academy_klingon", deck_2="academy_federation")
        assert GAME.victors is not None and GAME.victors(line.state) == [0], number


def against_random(number: int, **settings: object) -> Line[Ccg]:
    """The first seat goes by the first look, the other by dice."""
    line = Line(GAME, GAME.setup(2, GAME.agreed(settings), Chance(b"random%d" % number)))
    made = 0
    while line.asks:
        ask = line.asks[0]
        rated = list(GAME.mind.rate(line.state, ask))
        options = ask.in_order
        best = ask.options[rated.index(max(rated))]
        line.answer(ask.seat, options[at_random(number, made) % len(options)] if ask.seat else best)
        made += 1
        assert made < LONGEST, "they do not come to an end"
    return line


def test_greedy_sees_that_an_attempt_is_good() -> None:
    given = Given()
    given.mission("first_contact")
    given.surface(0, *GOOD)
    game = given.sit()
    choice = Greedy("1", worlds=1).choose(game.seat)
    assert isinstance(choice, tuple) and choice[0] == "attempt"


def test_players_are_honest() -> None:
    """Same dice, same choice, in every world the seat cannot tell apart."""
    report = honest(GAME, Greedy("1", worlds=1), games=1, rate=0.01).raise_first()
    assert report.games == 1 and report.counts["twins"] > 0


@pytest.mark.rule("CCG-1.13")
def test_a_computer_player_sits_in_a_seat_like_anybody() -> None:
    """No rival is printed; what the computer chooses is one of the options that a person would have."""
    assert GAME.seats == (2,) and not any(setting.solo for setting in GAME.settings)
    game = Sitting(Table(GAME, 2, b"%032d" % 3, settings={"deck_1": "academy_romulan", "deck_2": "academy_klingon"}))
    player = Greedy("1", worlds=1)
    for _ in range(12):
        choice = player.choose(game.seat)
        assert choice in game.ask.options
        game.seat.choose(choice)
