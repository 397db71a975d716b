"""How options look at a glance, and how computer players play."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg import GAME
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
