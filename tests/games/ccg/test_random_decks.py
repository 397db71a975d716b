"""Decks as chance will have them: legal, sensible, and in the header of the game."""

from __future__ import annotations

import os

import pytest

from wardroom.games.ccg import GAME
from wardroom.games.ccg.advice import advice, can_staff
from wardroom.games.ccg.cards.decks import READY, Deck
from wardroom.games.ccg.cards.kinds import FACES, PERSONNEL, Facility, Mission, Personnel, Ship
from wardroom.games.ccg.cards.later import LATER
from wardroom.games.ccg.decks import DECKS, code, deck_of, format_of, read
from wardroom.games.ccg.legality import fits_somewhere, legality
from wardroom.games.ccg.mind.crews import lacks
from wardroom.games.ccg.random_deck import drawable, random_deck
from wardroom.kernel import Chance, Record, Table, replay

DECKS_DRAWN = int(os.environ.get("WARDROOM_RANDOM_DECKS", 30))
"""Half of them for either format."""
SIZES = {"academy": (4, 12, 26, 4), "full": (6, 30, 45, 0)}


def drawn(format: str) -> list[Deck]:
    return [random_deck(format, Chance(b"%s %d" % (format.encode(), number))) for number in range(DECKS_DRAWN // 2)]


@pytest.mark.rule("CCG-3.1", "CCG-3.2", "CCG-3.3", "CCG-3.5", "CCG-3.9", "CCG-3.11", "CCG-27.2", "CCG-27.5")
@pytest.mark.parametrize("format", SIZES)
def test_every_deck_passes_the_checker_without_a_warning(format: str) -> None:
    decks = drawn(format)
    for deck in decks:
        assert legality(deck) == [] and advice(deck) == []
        assert (deck.format, tuple(map(len, deck[1:5]))) == (format, SIZES[format])
        assert read(code(deck)) == code(deck) and deck_of(code(deck)) == deck
        assert not LATER.intersection(*[[face for pile in deck[1:] for face in pile]])
        missions = [FACES[each] for each in deck.missions]
        kinds = [face.icon for face in missions if isinstance(face, Mission)]
        assert kinds.count("planet") == kinds.count("space") == len(missions) // 2
        (home,) = [FACES[each] for each in deck.seeds if isinstance(FACES[each], Facility)]
        assert isinstance(home, Facility) and fits_somewhere(home, deck)
    assert len({code(deck) for deck in decks}) == len(decks)


@pytest.mark.parametrize("format", SIZES)
def test_whoever_is_lost_the_others_solve_every_mission_and_fly(format: str) -> None:
    for deck in drawn(format)[:5]:
        everybody = [each for each in (*deck.draw, *deck.in_play) if FACES[each].kind == PERSONNEL]
        for place in range(len(everybody)):
            others = tuple(sorted(everybody[:place] + everybody[place + 1 :]))
            assert [lacks(mission, others, "") for mission in deck.missions] == [0] * len(deck.missions)


@pytest.mark.rule("CCG-11.1", "CCG-27.5")
def test_the_ship_that_begins_in_play_can_fly_at_once() -> None:
    for deck in drawn("academy"):
        begin = [FACES[each] for each in deck.in_play]
        (ship,) = [face for face in begin if isinstance(face, Ship)]
        crew = [face for face in begin if isinstance(face, Personnel)]
        assert can_staff(ship, crew) and ship.staffing
        assert any(set(face.affiliations) & set(ship.affiliations) for face in crew)


def test_decks_differ_and_use_most_of_the_cards() -> None:
    """30 decks have three affiliations and half of all cards that they could have."""
    decks = [*drawn("academy")[:15], *drawn("full")[:15]]
    used = {face for deck in decks for pile in deck[1:] for face in pile}
    assert {"federation_outpost", "klingon_outpost", "romulan_outpost"} <= used
    assert len(used & drawable()) > len(drawable()) // 2
    assert not drawable() & LATER


def test_the_same_chance_draws_the_same_deck() -> None:
    assert random_deck("full", Chance(b"one")) == random_deck("full", Chance(b"one"))
    assert random_deck("full", Chance(b"one")) != random_deck("full", Chance(b"two"))


# At a table


@pytest.mark.rule("CCG-3.14", "CCG-3.15")
def test_a_drawn_deck_is_in_the_header_and_the_game_replays_from_there() -> None:
    settings = {"format": "full", "deck_1": "drawn", "deck_2": "drawn"}
    table = Table(GAME, 2, bytes(32), salt=b"luck", settings=settings)
    decks = [str(table.settings[f"deck_{seat}"]) for seat in (1, 2)]
    assert decks[0] != decks[1] and [format_of(deck) for deck in decks] == ["full", "full"]
    assert [legality(deck_of(deck)) for deck in decks] == [[], []]
    seat = table.waiting()[0]
    assert seat.ask is not None
    seat.choose(seat.ask.options[0])
    record = Record.from_json(table.record(host=True).to_json())
    assert record.settings["deck_1"] == decks[0]
    assert replay(GAME, record).chain == table.chain
    assert Table(GAME, 2, bytes(32), salt=b"luck", settings=settings).start == table.start
    assert Table(GAME, 2, bytes(32), salt=b"other", settings=settings).settings != table.settings


def test_chance_draws_for_the_format_that_is_agreed_on() -> None:
    assert format_of("drawn") is None
    for format in SIZES:
        table = Table(GAME, 2, bytes(32), settings={"format": format, "deck_2": "drawn"})
        assert format_of(str(table.settings["deck_2"])) == format and table.settings["deck_1"] == "random"


def test_names_of_ready_made_decks_are_not_those_of_chance() -> None:
    assert not {"random", "drawn"} & {*READY, *DECKS}
