"""The table of the CCG in a terminal, in both languages and for everybody who looks at it."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting
from tests.games.ccg.test_view import in_attempt
from tests.web.states_ccg import laid, late
from wardroom.cli.scene import scene
from wardroom.cli.screen import Screen
from wardroom.cli.tables import table_of
from wardroom.cli.words import Words
from wardroom.games.ccg import GAME
from wardroom.games.ccg.cards.kinds import FACES
from wardroom.games.ccg.show.printed import printed
from wardroom.games.ccg.state import ORDERS, PLAY
from wardroom.kernel import SPECTATOR, Table
from wardroom.language import LANGUAGES

TABLE = table_of(GAME)
WIDTH = 100
MOST_LINES = 40
READERS = (0, 1, SPECTATOR)


def shown(table: Table[Any], reader: int = 0, language: str = "en", part: str = "", width: int = WIDTH) -> str:
    words = Words(language, "wardroom.cli", GAME.package, names=("Ann", "Bo"), reader=reader)
    out = StringIO()
    shows = {"": TABLE.show, "own": TABLE.show_own, "brief": TABLE.brief, **TABLE.parts}[part]
    assert shows is not None
    shows(scene(table.seat(reader), words), Screen(out, width=width))
    return out.getvalue()


@pytest.mark.rule("CCG-3.15")
def test_the_list_of_the_other_is_open() -> None:
    given = Given()
    given.mission("first_contact")
    given.hand(1, "gowron", "kurn", "kurn")
    assert "whole list: Gowron, 2x Kurn" in shown(given.sit().table, 0, part="rival")


def labels(game: Sitting, language: str = "en") -> list[str]:
    words = Words(language, "wardroom.cli", GAME.package, names=("Ann", "Bo"), reader=0)
    return [words.label(label) for label in game.table.seat(0).labels]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("part", ("", "own", "brief", *TABLE.parts))
def test_every_part_can_be_shown_to_everybody(part: str, reader: int, language: str) -> None:
    for table in (Table(GAME, 2, bytes(32)), in_attempt("archer").table):
        said = shown(table, reader, language, part)
        assert said.strip() or reader == SPECTATOR
        assert "{" not in said


@pytest.mark.rule("CCG-25.2")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    given = Given()
    given.mission("first_contact")
    given.hand(0, "data")
    given.hand(1, "gowron")
    game = given.sit()
    assert "Data" in shown(game.table, 0) and "Gowron" not in shown(game.table, 0)
    assert "Gowron" in shown(game.table, 1) and "Data" not in shown(game.table, 1)
    assert not {"Data", "Gowron"} & set(shown(game.table, SPECTATOR).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_begins_without_a_flood(language: str) -> None:
    """The table as it is dealt, with the question and its options."""
    for number in range(6):
        table: Table[Any] = Table(GAME, 2, bytes([number]) * 32)
        seat = table.waiting()[0]
        lines = shown(table, seat.number, language, "brief").count("\n") + len(seat.labels) + 4
        assert lines <= MOST_LINES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", (PLAY, ORDERS))
def test_a_late_turn_begins_without_a_flood(part: str, language: str) -> None:
    """Twelve locations, seven of them with somebody; five ships and teams; six cards in hand."""
    table = laid(late(), part=part)
    said = shown(table, 0, language, "brief")
    assert said.count("\n") <= MOST_LINES - 12
    if part == PLAY:  # as a turn begins: with the question and its options
        assert said.count("\n") + len(table.seat(0).labels) + 4 <= MOST_LINES
    for face in ("cultural_observation", "study_nebula", "fever_emergency", "sarek"):
        assert Words(language, GAME.package).card(face) in said


def test_in_the_play_phase_the_hand_is_shown_and_with_the_orders_who_is_where() -> None:
    """What an order can be given to is shown when it can; then also what has come in meanwhile."""
    played, ordered = (shown(laid(late(), part=part), part="own") for part in (PLAY, ORDERS))
    assert "Your hand (6)" in played and "Your ships and teams" not in played
    assert "U.S.S. Enterprise: Jean-Luc Picard, Deanna Troi, Geordi La Forge, Data" in ordered


def test_a_location_is_one_line() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "archer", "rebel_encounter")
    given.outpost("klingon_outpost", number, 1)
    given.surface(number, "worf")
    (line,) = [line for line in shown(given.sit().table, part="brief").splitlines() if line.startswith("[P]")]
    assert line == "[P] First Contact: 30, span 2, 2 seeds | you: Away Team of 1 | Bo: Outpost"
    french = shown(given.sit().table, language="fr", part="brief")
    assert "30, distance 2, 2 cartes implantées | vous\u202f: équipe d’exploration de 1" in french


def test_the_map_says_what_missions_ask_for_and_which_seed_cards_one_knows() -> None:
    table: Table[Any] = Table(GAME, 2, bytes(32))
    said = shown(table, part="map")
    assert "needs " in said and "seed cards that you know" in said
    assert "seed cards that you know" not in shown(table, SPECTATOR, part="map")


@pytest.mark.rule("CCG-11.1")
def test_a_ship_says_why_it_cannot_fly_and_a_team_what_it_lacks() -> None:
    given = Given()
    number = given.mission("first_contact")
    ship = given.ship("u_s_s_nebula", number)
    given.aboard(ship, "taitt")
    given.surface(number, "jean_luc_picard")
    said = " ".join(shown(given.sit().table, part="brief").split())
    assert "not staffed: lacks Command" in said
    assert "lacks for this mission: Empathy" in said


@pytest.mark.rule("CCG-13.12")
def test_an_attempt_is_told_in_full() -> None:
    said = shown(in_attempt("archer").table, part="own")
    assert "You attempt First Contact" in said and "now: Rebel Encounter" in said
    assert "passed with STRENGTH>44 OR discard 1 Equipment" in said
    assert "still to come: 1 seed card" in said and "Archer" not in said
    assert "in the end: Diplomacy ✓ + Empathy ✓" in said
    assert "Bo" not in said.split("You attempt")[1].split("\n")[0]
    assert "Ann attempts First Contact" in shown(in_attempt().table, 1, part="own")


def test_options_are_short() -> None:
    given = Given()
    number = given.mission("krios_suppression")
    ship = given.ship("i_k_c_kvort", number)
    given.aboard(ship, "worf", "klag", "kromm")
    given.surface(number, "kurn", "gowron")
    said = labels(given.sit())
    assert "Beam: I.K.C. K'Vort → Krios Suppression" in said
    assert "Attempt Krios Suppression with 2 people (Kurn and others)" in said
    french = labels(given.sit(), "fr")
    assert "Tenter Krios Suppression avec 2 personnes (dont Kurn)" in french


def test_the_hand_shows_what_is_printed() -> None:
    given = Given()
    given.outpost("federation_outpost", given.mission("first_contact"))
    given.hand(0, "worf", "worf", "tricorder")
    said = shown(given.sit(PLAY).table, part="hand")
    assert "1. 2x Worf [Personnel, Federation]" in said
    assert "ENGINEER classification" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at(language: str) -> None:
    words = Words(language, "wardroom.cli", GAME.package, names=("Ann", "Bo"), reader=0)
    now = scene(Table(GAME, 2, bytes(32)).seat(0), words)
    for face in FACES:
        out = StringIO()
        TABLE.show_card(face, now, Screen(out, width=WIDTH))
        assert words.card(face) in " ".join(out.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_printed_on_a_card_has_a_text(language: str) -> None:
    words = Words(language, GAME.package)
    assert set(printed()) == set(FACES)
    for face, sections in printed().items():
        assert words.has(f"back-{sections['back']}"), face
        for name, values in sections.items():
            if name not in ("back", "facts"):
                assert isinstance(values, list)
                assert all(words.has(f"{name}-{value}") for value in values), (face, name)
