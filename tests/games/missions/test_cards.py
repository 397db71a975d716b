"""MIS-2: what is printed on the cards."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from wardroom.games.missions.cards import (
    AFFILIATIONS,
    CARDS,
    GALAXY,
    LIFEFORMS,
    MISSIONS,
    ORDER,
    SPECIALTIES,
    TYPES,
    Galaxy,
    Mission,
)
from wardroom.games.missions.cards import clauses as kinds
from wardroom.games.missions.cards.filters import Guise, Named, Shows, character, galaxy, named, non_federation
from wardroom.games.missions.scoring.bonuses import BONUSES
from wardroom.games.missions.scoring.guises import filters_of

from .scored import paid, total


def card(name: str) -> Galaxy:
    found = CARDS[name]
    assert isinstance(found, Galaxy)
    return found


def cards() -> Iterable[Galaxy]:
    return map(card, GALAXY)


def with_type(value: str) -> set[str]:
    return {each.id for each in cards() if value in each.types}


@pytest.mark.rule("MIS-1.2")
def test_fifty_different_galaxy_cards() -> None:
    assert len(set(GALAXY)) == len(GALAXY) == 50
    assert all(isinstance(CARDS[name], Galaxy) for name in GALAXY)


@pytest.mark.rule("MIS-1.3")
def test_twenty_four_different_missions() -> None:
    assert len(set(MISSIONS)) == len(MISSIONS) == 24
    assert all(isinstance(CARDS[name], Mission) for name in MISSIONS)


@pytest.mark.rule("MIS-1.6")
def test_every_card_belongs_to_one_of_the_two_decks() -> None:
    assert list(CARDS) == [*GALAXY, *MISSIONS]
    assert [ORDER[name] for name in CARDS] == list(range(74))
    assert not set(GALAXY) & set(MISSIONS)


@pytest.mark.rule("MIS-2.1")
def test_a_galaxy_card_shows_five_things() -> None:
    picard = card("captain_picard")
    assert picard.types == {"captain"}
    assert picard.specialties == {"command", "archaeologist"}
    assert picard.lifeforms == {"human"}
    assert picard.affiliation == "federation"
    assert len(picard.score) == 2
    for each in cards():  # whoever looks at a card sees what is printed on it
        printed = each.printed
        assert (printed.types, printed.specialties, printed.lifeforms) == (each.types, each.specialties, each.lifeforms)
        assert printed.affiliations == ({each.affiliation} if each.affiliation else set())


@pytest.mark.rule("MIS-2.2")
def test_types() -> None:
    assert TYPES == (
        "captain",
        "personnel",
        "civilian",
        "location",
        "system",
        "equipment",
        "artifact",
        "entity",
        "wild",
        "mission",
    )
    counts = {value: len(with_type(value)) for value in TYPES}
    assert counts == {
        "captain": 9,
        "personnel": 10,
        "civilian": 10,
        "location": 9,
        "system": 5,
        "equipment": 3,
        "artifact": 3,
        "entity": 1,
        "wild": 1,
        "mission": 0,
    }
    people = with_type("captain") | with_type("personnel") | with_type("civilian")
    assert {each.id for each in cards() if character.fits(each.printed)} == people


@pytest.mark.rule("MIS-2.3")
def test_entity_and_wild_are_on_one_card_each_and_no_characters() -> None:
    assert with_type("entity") == {"crystal_entity"}
    assert with_type("wild") == {"unidentified_ship"}
    assert not character.fits(card("crystal_entity").printed)
    assert not character.fits(card("unidentified_ship").printed)
    assert paid("blossoming_romance crystal_entity captain_picard")["blossoming_romance"] == 0


@pytest.mark.rule("MIS-2.4")
def test_transporter_alone_has_two_types() -> None:
    assert {each.id: each.types for each in cards() if len(each.types) != 1} == {"transporter": {"system", "location"}}
    assert paid("transporter captain_picard computer_virus")["captain_picard"] == 3
    assert paid("transporter captain_picard computer_virus")["computer_virus"] == 7


@pytest.mark.rule("MIS-2.5")
def test_specialties() -> None:
    assert SPECIALTIES == (
        "command",
        "combat",
        "science",
        "medical",
        "security",
        "archaeologist",
        "ambassador",
        "engineer",
        "counselor",
        "weapon",
        "cosmic",
    )
    assert {value for each in cards() for value in each.specialties} == set(SPECIALTIES)
    assert {len(each.specialties) for each in cards()} == {0, 1, 2, 4}  # none, one or more


@pytest.mark.rule("MIS-2.6")
def test_lifeforms() -> None:
    assert LIFEFORMS == (
        "human",
        "vulcan",
        "klingon",
        "romulan",
        "ferengi",
        "betazoid",
        "android",
        "hologram",
        "crystal",
        "el_aurian",
    )
    assert {value for each in cards() for value in each.lifeforms} == set(LIFEFORMS)
    assert {each.id for each in cards() if "crystal" in each.lifeforms} == {"crystal_entity"}
    assert {each.id for each in cards() if "el_aurian" in each.lifeforms} == {"tolian_soran"}


@pytest.mark.rule("MIS-2.7")
def test_two_cards_have_two_lifeforms() -> None:
    assert {each.id: each.lifeforms for each in cards() if len(each.lifeforms) > 1} == {
        "ambassador_kehleyr": {"klingon", "human"},
        "counselor_troi": {"betazoid", "human"},
    }


@pytest.mark.rule("MIS-2.8")
def test_affiliations() -> None:
    assert AFFILIATIONS == ("federation", "klingon_empire", "ferengi_alliance", "romulan_star_empire", "hostile")
    assert {each.affiliation for each in cards()} == {*AFFILIATIONS, None}
    assert all(len(each.printed.affiliations) < 2 for each in cards())


@pytest.mark.rule("MIS-2.9")
def test_cards_without_affiliation() -> None:
    """The booklet says seven; these nine are what the card data shows (open point O1)."""
    assert {each.id for each in cards() if each.affiliation is None} == {
        "batleth",
        "hand_phaser",
        "minuet",
        "stone_of_gol",
        "the_traveler",
        "tox_uthat",
        "tricorder",
        "unidentified_ship",
        "vash",
    }


@pytest.mark.rule("MIS-2.10")
def test_lifeform_and_affiliation_are_two_things() -> None:
    def sides(lifeform: str) -> set[str | None]:
        return {each.affiliation for each in cards() if lifeform in each.lifeforms}

    assert sides("ferengi") == {"ferengi_alliance"}
    assert sides("romulan") == {"romulan_star_empire"}
    assert sides("klingon") == {"klingon_empire", "federation"}
    assert card("thought_maker").affiliation == "ferengi_alliance"  # and is no Ferengi
    assert not card("thought_maker").lifeforms


@pytest.mark.rule("MIS-2.11")
@pytest.mark.parametrize("name", CARDS)
def test_no_card_has_a_base_value(name: str) -> None:
    assert total(name) == 0


@pytest.mark.rule("MIS-2.11")
def test_points_come_from_the_other_cards() -> None:
    assert paid("computer tox_uthat")["computer"] == 6
    assert paid("computer bridge")["computer"] == 0


@pytest.mark.rule("MIS-2.12")
def test_a_word_means_one_section() -> None:
    """Sela counts the Klingon Empire, an affiliation; Worf is a Klingon, a lifeform, of the Federation."""
    assert paid("commander_sela lieutenant_worf")["commander_sela"] == 0
    assert paid("commander_sela commander_kurn")["commander_sela"] == 4
    # Tog counts Betazoids, a lifeform; no affiliation or specialty helps.
    assert paid("daimon_tog counselor_troi")["daimon_tog"] == 8
    assert paid("daimon_tog ten_forward")["daimon_tog"] == 0


@pytest.mark.rule("MIS-2.13")
def test_missions_carry_text_only() -> None:
    for name in MISSIONS:
        assert CARDS[name].printed == Guise(name, frozenset({"mission"}))
        assert not galaxy.fits(CARDS[name].printed)
    assert all(galaxy.fits(each.printed) for each in cards())


@pytest.mark.rule("MIS-2.14")
def test_it_takes_an_affiliation_to_be_non_federation() -> None:
    assert non_federation.fits(card("lore").printed)
    assert not non_federation.fits(card("captain_picard").printed)
    assert not non_federation.fits(card("vash").printed)
    assert not non_federation.fits(CARDS["away_team"].printed)
    assert paid("federation_under_siege lore captain_picard vash batleth")["federation_under_siege"] == 6


@pytest.mark.rule("MIS-2.15")
def test_one_fitting_value_is_enough() -> None:
    assert paid("chancellor_gowron ambassador_kehleyr")["chancellor_gowron"] == 5  # Klingon and Human
    assert paid("mysterious_plague ambassador_kehleyr", mysterious_plague="human")["mysterious_plague"] == 5
    assert paid("mysterious_plague ambassador_kehleyr", mysterious_plague="klingon")["mysterious_plague"] == 8
    assert paid("engine_room lieutenant_commander_data")["engine_room"] == 6  # one of four specialties
    assert paid("tricorder lieutenant_commander_data")["tricorder"] == 9


def test_filters_read_like_the_print() -> None:
    picard, worf = card("captain_picard").printed, card("lieutenant_worf").printed
    captain, federation = Shows("types", "captain"), Shows("affiliations", "federation")
    assert (captain & federation).fits(picard)
    assert not (captain & federation).fits(worf)
    assert (captain | federation).fits(worf)
    assert not (~captain).fits(picard)
    assert named("bridge", "lieutenant_worf").fits(worf)
    assert not named("bridge").fits(worf)
    assert picard.shows("specialties") == ["command", "archaeologist"]


def effects(name: str) -> list[object]:
    """Everything printed in a card's text."""
    facts = CARDS[name]
    extra = [facts.blanked_unless, facts.choose, facts.counts_as if isinstance(facts, Galaxy) else None]
    return [*facts.score, *(each for each in extra if each is not None)]


def test_every_card_with_a_text_has_an_effect() -> None:
    """Data has none in print; what Meddlesome Q says concerns the end of the game, not scoring."""
    assert {name for name in CARDS if not effects(name)} == {"lieutenant_commander_data", "meddlesome_q"}


def test_every_kind_of_effect_is_printed_on_a_card() -> None:
    printed = {type(effect) for name in CARDS for effect in effects(name)}
    known = {
        value
        for value in vars(kinds).values()
        if isinstance(value, type) and value.__module__ == kinds.__name__ and value not in {Galaxy, Mission}
    }
    assert printed == known


def test_every_card_is_compiled_and_nothing_else() -> None:
    assert list(BONUSES) == list(CARDS)
    silent = {name for name, bonus in BONUSES.items() if not bonus.points and bonus.pay is None}
    assert silent == {
        "ensign_crusher",  # copies
        "lieutenant_commander_data",
        "meddlesome_q",
        "thought_maker",
        "unidentified_ship",
    }


def test_texts_name_cards_that_exist() -> None:
    def names(meant: object) -> set[str]:
        if isinstance(meant, Named):
            return {meant.card}
        return {found for part in vars(meant).values() for found in names(part)} if hasattr(meant, "fits") else set()

    found = {found for name in CARDS for meant in filters_of(name) for found in names(meant)}
    assert found <= set(CARDS)
    assert found & set(MISSIONS) == {"away_team", "borg_cube", "time_distortion", "meddlesome_q"}
