"""Lists of card names, read as decks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from wardroom.games.ccg.cards.decks import READY
from wardroom.games.ccg.decks import code
from wardroom.interface.deck_lists import (
    MOST_LINES,
    Checked,
    NoDecks,
    examine,
    games_with_decks,
    read_deck,
    ready,
    shelf_of,
)
from wardroom.kernel import find
from wardroom.kernel.errors import BadSetup
from wardroom.language import Text

CCG = find("ccg")
EN, FR = Text("en", CCG.package), Text("fr", CCG.package)
GARBLED = int(os.environ.get("WARDROOM_DECK_CODES", 40))


def listed(name: str, text: Text = EN, headings: bool = True, one: str = "{n} {card}") -> str:
    """A ready-made deck as somebody writes it down."""
    checked = examine(CCG, READY[name])
    lines = [f"Format: {text.say(f'setting-format-{checked.format}')}"]
    for section, pile in checked.cards.items():
        lines += ["", text.say(f"section-{section}").upper()] if headings else []
        lines += [one.format(n=count, card=text.card(face)) for face, count in pile.items()]
    return "\n".join(lines)


def cards(*lines: str) -> dict[str, dict[str, int]]:
    return {section: dict(pile) for section, pile in read_deck(CCG, "\n".join(lines)).cards.items()}


@pytest.mark.rule("CCG-3.14")
@pytest.mark.parametrize("name", READY)
def test_a_list_of_a_ready_made_deck_means_that_deck(name: str) -> None:
    """With its sections, in either language; the code is that of the deck."""
    for text in (EN, FR):
        found = read_deck(CCG, listed(name, text))
        assert not found.unknown
        assert found.code == code(READY[name]) and found.fine


@pytest.mark.parametrize(
    "one", ["{n} {card}", "{n}x {card}", "{n} x {card}", "{n}× {card}", "{card} x{n}", "{card}*{n}"]
)
def test_how_many_is_written_in_several_ways(one: str) -> None:
    assert read_deck(CCG, listed("klingon_warriors", one=one)).code == code(READY["klingon_warriors"])


def test_without_sections_cards_go_where_their_kind_goes() -> None:
    """All but what begins in play, and cards that may be in several places."""
    full = read_deck(CCG, listed("klingon_warriors", headings=False))
    assert full.code == code(READY["klingon_warriors"])
    academy = read_deck(CCG, listed("academy_klingon", headings=False))
    assert academy.format == "academy" and "in_play" not in academy.cards and len(academy.cards["draw"]) == 28
    assert [fault.key for fault in academy.faults] == ["deck-crew"]


def test_the_missions_tell_the_format_where_the_list_does_not() -> None:
    assert read_deck(CCG, "First Contact\nEvacuation\nTaitt").format == "academy"
    assert read_deck(CCG, "Taitt").format == "full"
    assert read_deck(CCG, "Format: Academy\nTaitt").format == "academy"
    assert read_deck(CCG, "format : ACADÉMIE\nTaitt").format == "academy"


def test_names_are_found_by_id_without_accents_and_case_and_counts_add_up() -> None:
    assert cards("taitt", "2 TAITT", "u.s.s. nebula", "U_S_S_NEBULA", "# Worf", "// Data", "") == {
        "draw": {"taitt": 3, "u_s_s_nebula": 2}
    }
    assert cards("Data", "Data (First Contact)") == {"draw": {"data": 1, "data_first_contact": 1}}


def test_a_title_that_begins_with_a_number_is_no_count() -> None:
    assert cards("10 Tribbles", "2 10 Tribbles", "1,000 Tribbles") == {
        "tribbles": {"tribbles_10": 3, "tribbles_1000": 1}
    }


def test_headings_begin_sections_and_others_end_them() -> None:
    found = cards("Draw deck (2):", "Ops", "In play", "Taitt", "Personnel:", "Worf", "Archer", "seeds", "q_flash")
    assert found == {"seeds": {"archer": 1, "q_flash": 1}, "draw": {"ops": 1, "worf": 1}, "in_play": {"taitt": 1}}


def test_a_section_and_a_card_of_the_same_name() -> None:
    """With how many it is the card."""
    assert cards("1 Q's Tent", "Q's Tent", "Hail") == {"seeds": {"qs_tent": 1}, "tent": {"hail": 1}}


def unknown(*lines: str) -> Sequence[tuple[int, str, list[str]]]:
    found = read_deck(CCG, "\n".join(lines)).unknown
    return [(each.line, each.said, list(each.nearest)) for each in found]


def test_what_is_not_in_the_pool_is_reported_with_what_is_nearest() -> None:
    assert unknown("Taitt", "", "2 Impasable Door", "Picard", "xyzzy") == [
        (3, "2 Impasable Door", ["impassable_door"]),
        (4, "Picard", ["data_and_picard", "jean_luc_picard", "picard_maneuver"]),
        (5, "xyzzy", []),
    ]
    assert not read_deck(CCG, "Taitt\nxyzzy").fine
    many = unknown(*["Impasable Door"] * 60)
    assert len(many) == 60 and [bool(near) for *_, near in many] == [True] * 50 + [False] * 10


def test_what_cannot_be_a_deck_is_refused() -> None:
    for text, key in (
        ("Taitt\n" * (MOST_LINES + 1), "list-long"),
        ("99 Taitt", "deck-copies"),
        ("60 Taitt\n60 Worf\n60 Data\n60 Sarek", "deck-large"),
        ("full/draw:nobody", "deck-card"),
    ):
        with pytest.raises(BadSetup) as refused:
            read_deck(CCG, text)
        assert refused.value.key == key


def test_garbled_lists_are_read_or_refused() -> None:
    dice = Random(2)
    texts = [listed(name) for name in READY]
    for _ in range(GARBLED):
        text = dice.choice(texts)
        for _ in range(dice.randint(1, 4)):
            place, size = dice.randrange(len(text)), dice.choice((1, 5, 40))
            noise = "".join(
                chr(dice.choice((10, 32, 58, 47, 42, 120, 57, dice.randrange(1, 0x3000)))) for _ in range(5)
            )
            text = text[:place] + dice.choice(("", noise)) + text[place + size :]
        try:
            found = read_deck(CCG, text)
        except BadSetup:
            continue
        assert isinstance(found, Checked) and found.code.startswith(f"{found.format}/")


def test_ready_made_decks_by_name_or_title() -> None:
    for name in ("duras_conspiracy", "Duras Conspiracy", "conspiration de duras"):
        assert ready(CCG, name) is READY["duras_conspiracy"]
    assert ready(CCG, "nobody") is None


def test_games_without_decks_say_so() -> None:
    assert [game.name for game in games_with_decks()] == ["ccg"]
    with pytest.raises(NoDecks, match="no-decks"):
        shelf_of(find("missions"))
    with pytest.raises(NoDecks):
        read_deck(replace(CCG, decks=None), "Taitt")
