"""Names as people type them."""

from __future__ import annotations

import pytest

from wardroom.cli.names import Names, Unclear, beginnings, card_index
from wardroom.interface.spelling import fold
from wardroom.kernel import Chance, find
from wardroom.language import Text

from .conftest import Terminal

CREW: Names[int] = Names(
    [
        (1, "Captain Jean-Luc Picard", ["captain_picard", "Capitaine Jean-Luc Picard"]),
        (2, "Ambassador K'Ehleyr", ["ambassador_kehleyr", "Ambassadeur K'Ehleyr"]),
        (3, "Computer", ["computer", "Ordinateur"]),
        (4, "Computer Virus", ["computer_virus", "Virus informatique"]),
        (5, "Engine Room", ["engine_room", "Salle des machines"]),
        (6, "Hand Phaser", ["hand_phaser", "Phaseur à l'œuvre"]),
    ]
)


def test_folding_leaves_letters_and_digits() -> None:
    assert fold("  É-quipe d'Œuvre_2 ") == "equipedoeuvre2"
    assert beginnings("Jean-Luc Picard") == ["jeanlucpicard", "lucpicard", "picard"]


@pytest.mark.parametrize(
    ("typed", "thing"),
    [
        ("captain_picard", 1),
        ("CAPTAIN JEAN-LUC PICARD", 1),
        ("capt", 1),
        ("capitaine", 1),
        ("picard", 1),
        ("luc", 1),
        ("k'ehleyr", 2),
        ("kehleyr", 2),
        ("K EHLEYR", 2),
        ("computer", 3),  # exactly that, although another begins with it
        ("ordi", 3),
        ("computer v", 4),
        ("virus", 4),
        ("salle", 5),
        ("phaseur a l’oeuvre", 6),
    ],
)
def test_any_unambiguous_beginning(typed: str, thing: int) -> None:
    assert CREW.find(typed) == thing


def test_an_ambiguous_name_names_the_candidates() -> None:
    with pytest.raises(Unclear) as caught:
        CREW.find("comp")
    assert caught.value.key == "ambiguous-name"
    assert caught.value.facts["names"] == "Computer, Computer Virus"


def test_a_wrong_name_gets_the_nearest() -> None:
    with pytest.raises(Unclear) as caught:
        CREW.find("pikard")
    assert caught.value.key == "unknown-name"
    assert caught.value.facts["names"].startswith("Captain Jean-Luc Picard")


@pytest.mark.parametrize("typed", ["", "!!!", "zzzzzzzzzzzz", "x" * 100_000])
def test_a_name_like_nothing_is_refused_quickly(typed: str) -> None:
    with pytest.raises(Unclear) as caught:
        CREW.find(typed)
    assert caught.value.key == "strange-name"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_is_found_by_id_and_by_its_name_in_either_language(language: str) -> None:
    game = find("missions")
    index = card_index(game, Text(language, game.package))
    assert len(index.entries) == 74
    for entry in index.entries:
        assert index.find(entry.thing) == entry.thing
        for spoken in ("en", "fr"):
            assert index.find(Text(spoken, game.package).card(entry.thing)) == entry.thing


@pytest.mark.parametrize("typed", ["gredy", "Comander", "amirale", "lieutenent", "capitain"])
def test_a_name_that_is_nearly_a_players_is_asked_about(terminal: Terminal, typed: str) -> None:
    wrong = terminal("play", "missions", "--seats", f"Ann,{typed}")
    assert wrong.code == 2 and "Did you mean" in wrong.err and f"person={typed}" in wrong.err
    assert "Vouliez-vous dire" in terminal("play", "missions", "--lang", "fr", "--seats", f"Ann,{typed}").err
    person = terminal("play", "missions", "--seats", f"Ann,person={typed}", typed=["quit"])
    assert person.code == 0 and f"Ann, {typed}" in person.out


def test_players_are_known_by_their_french_names(terminal: Terminal) -> None:
    for typed, shown in (("glouton", "Glouton"), ("Amiral", "Amiral"), ("greedy", "Glouton")):
        result = terminal("play", "missions", "--lang", "fr", "--seats", f"Anne,{typed}", typed=["quitter"])
        assert result.code == 0 and f"Anne, {shown} (" in result.out, result.out


@pytest.mark.parametrize("name", ["Randy", "Andy", "Adam", "Cap", "Grete", "Ned"])
def test_people_keep_their_names(terminal: Terminal, name: str) -> None:
    assert terminal("play", "missions", "--seats", f"Zoe,{name}", typed=["quit"]).code == 0


def test_a_mistyped_player_of_many_games(terminal: Terminal) -> None:
    wrong = terminal("simulate", "missions", "--players", "gredy,random")
    assert wrong.code == 2 and wrong.err == "There is no computer player “gredy”. Did you mean greedy?\n"
    assert "There is no player called “zz”" in terminal("check", "missions", "--players", "zz").err


@pytest.mark.parametrize("game", ["missions", "starship", "seti", "seti-companion", "chair-companion"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_of_every_game_is_found(game: str, language: str) -> None:
    """Whatever is in the box or printed: by its id, and by its name."""
    found = find(game)
    text = Text(language, found.package)
    index = card_index(found, text)
    dealt = {face for seats in found.seats for face in found.setup(seats, found.agreed({}), Chance(b"")).cards.faces}
    for face in sorted(dealt | set(found.show.printed())):
        assert text.card(index.find(face)) == text.card(face) == text.card(index.find(text.card(face)))


@pytest.mark.parametrize(
    ("game", "named", "said"),
    [
        ("seti", "grant", "Grant\n"),
        ("starship", "shipwreck", "Shipwreck Salvage\n"),
        ("starship", "ember shard", "Ember Shard"),
        ("starship", "marshal brandt", "Marshal Brandt"),
    ],
)
def test_a_card_is_shown_at_the_table(terminal: Terminal, game: str, named: str, said: str) -> None:
    seats = ("--seats", "Ann,Bob", "--seed", "cards")
    shown = terminal("play", game, *seats, typed=["", f"card {named}", "quit"]).out
    assert f"card {named}\n{said}" in shown, shown[-600:]


@pytest.mark.parametrize("game", ["seti", "starship", "seti-companion", "chair-companion"])
def test_what_a_game_does_not_have_is_said(terminal: Terminal, game: str) -> None:
    scored, best = terminal("score", game, "grant"), terminal("best", game)
    assert (scored.code, scored.err) == (2, f"{game} has no hands to score.\n")
    assert (best.code, best.err) == (2, f"{game} has no search for the best hand.\n")
    assert "n’a pas de mains" in terminal("score", game, "grant", "--lang", "fr").err
