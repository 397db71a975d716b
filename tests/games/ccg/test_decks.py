"""CCG-3: decks, their codes, what is wrong with them, and what is unwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest

from wardroom.games.ccg import GAME, decks
from wardroom.games.ccg.advice import advice
from wardroom.games.ccg.cards.decks import READY, SECTIONS, Deck, listed
from wardroom.games.ccg.cards.kinds import FACES, Mission
from wardroom.games.ccg.cards.later import LATER
from wardroom.games.ccg.decks import DECKS, code, deck_of, parse, read
from wardroom.games.ccg.legality import legality
from wardroom.games.ccg.state import Ccg
from wardroom.kernel import Table
from wardroom.kernel.errors import BadSetup
from wardroom.language import LANGUAGES, Text

SIZES = {  # missions, seeds, draw, in play, tactics, Q, tribbles, tent, sites
    "academy_federation": (4, 12, 26, 4, 0, 0, 0, 0, 0),
    "academy_klingon": (4, 12, 26, 4, 0, 0, 0, 0, 0),
    "academy_romulan": (4, 12, 26, 4, 0, 0, 0, 0, 0),
    "federation_explorers": (6, 29, 45, 0, 0, 0, 0, 0, 0),
    "klingon_warriors": (6, 28, 49, 0, 15, 0, 0, 0, 0),
    "romulan_shadows": (6, 30, 50, 0, 0, 0, 0, 0, 0),
    "khitomer_alliance": (6, 30, 50, 0, 0, 0, 0, 0, 0),
    "duras_conspiracy": (6, 30, 50, 0, 0, 0, 0, 0, 0),
    "continuum_oddities": (6, 29, 51, 0, 0, 12, 15, 6, 0),
    "borg_collective": (6, 28, 50, 0, 0, 0, 0, 0, 0),
}
FULL, SHORT = READY["federation_explorers"], READY["academy_federation"]


def rules(deck: Deck, format: str = "") -> set[str]:
    return {fault.rule for fault in legality(deck, format)}


def keys(deck: Deck) -> set[str]:
    return {fault.key for fault in legality(deck)}


# The ready-made ones


@pytest.mark.rule("CCG-3.1", "CCG-3.2", "CCG-3.3")
def test_the_ten_decks_have_all_their_cards() -> None:
    assert {name: tuple(len(pile) for pile in deck[1:]) for name, deck in READY.items()} == SIZES
    assert all(face in FACES for deck in READY.values() for pile in deck[1:] for face in pile)


@pytest.mark.rule("CCG-3.7", "CCG-21.1", "CCG-27.2", "CCG-3.14")
@pytest.mark.parametrize("name", READY)
def test_every_ready_made_deck_is_legal(name: str) -> None:
    assert legality(READY[name]) == []
    assert parse(code(READY[name])) == deck_of(code(READY[name]))
    assert read(name) == name
    assert deck_of(name) is READY[name]


@pytest.mark.rule("CCG-3.9")
def test_ready_made_decks_have_two_missions_of_each_kind() -> None:
    for deck in READY.values():
        missions = [FACES[each] for each in deck.missions]
        least = 1 if deck.format == "academy" else 2
        assert sum(isinstance(face, Mission) and face.is_planet for face in missions) >= least
        assert sum(isinstance(face, Mission) and face.is_space for face in missions) >= least


def test_ready_made_decks_need_no_advice() -> None:
    """Only Kes has nowhere to report to: a mission downloads her. What waits for its effect is counted."""
    waiting: dict[str, int] = {}
    for name, deck in READY.items():
        found = advice(deck)
        waiting[name] = sum(each.key == "advice-later" for each in found)
        others = [(each.key, each.args) for each in found if each.key != "advice-later"]
        assert others == ([("advice-no-home", (("card", "kes"),))] if name == "continuum_oddities" else [])
    assert waiting == {
        "academy_federation": 0,
        "academy_klingon": 0,
        "academy_romulan": 0,
        "federation_explorers": 0,
        "klingon_warriors": 2,
        "romulan_shadows": 0,
        "khitomer_alliance": 8,
        "duras_conspiracy": 8,
        "continuum_oddities": 34,
        "borg_collective": 20,
    }
    assert not LATER & {face for name in DECKS for pile in READY[name][1:] for face in pile}


# Faults


def without(pile: tuple[str, ...], *faces: str) -> tuple[str, ...]:
    return tuple(each for each in pile if each not in faces)


AT_A_HOMEWORLD = ("cloaked_mission", "strategic_diversion", "study_lonka_pulsar", "investigate_shattered_space")
"""CCG-5.26: the only mission with a Klingon icon is on Romulus, where no outpost may be."""

CHANGES: list[tuple[str, str, Callable[[], Deck]]] = [
    ("CCG-3.1", "deck-few-cards", lambda: FULL._replace(draw=FULL.draw[:29])),
    ("CCG-3.2", "deck-many-seeds", lambda: FULL._replace(seeds=FULL.seeds + ("nagilum", "wind_dancer"))),
    ("CCG-3.3", "deck-missions", lambda: FULL._replace(missions=FULL.missions[:5])),
    ("CCG-3.3", "deck-missions", lambda: FULL._replace(missions=(*FULL.missions, "test_mission"))),
    ("CCG-3.3", "deck-no-mission", lambda: FULL._replace(missions=(*FULL.missions[:5], "data"))),
    ("CCG-3.4", "deck-many-sites", lambda: FULL._replace(sites=("ops",) * 7)),
    ("CCG-3.4", "deck-no-site", lambda: FULL._replace(sites=("data",))),
    ("CCG-3.5", "deck-dilemma-copies", lambda: FULL._replace(seeds=("archer", *FULL.seeds))),
    ("CCG-3.8", "deck-tent", lambda: with_tent(*["lower_decks"] * 2)),
    ("CCG-3.8", "deck-tent", lambda: with_tent(*FULL.draw[:12], "hail", "spacedock")),
    ("CCG-21.8", "deck-not-in-tent", lambda: with_tent("archer")),
    ("CCG-3.11", "deck-not-drawn", lambda: FULL._replace(draw=(*FULL.draw, "archer"))),
    ("CCG-3.11", "deck-not-drawn", lambda: FULL._replace(draw=(*FULL.draw, "horgahn"))),
    ("CCG-3.12", "deck-space", lambda: FULL._replace(missions=(*FULL.missions[:3], *["space"] * 6))),
    ("CCG-3.12", "deck-space", lambda: FULL._replace(missions=(*FULL.missions[:3], *["space"] * 5))),
    ("CCG-4.11", "deck-mission-twice", lambda: FULL._replace(missions=(*FULL.missions[:5], FULL.missions[0]))),
    ("CCG-5.23", "deck-not-seeded", lambda: FULL._replace(seeds=("data", *FULL.seeds))),
    ("CCG-21.1", "deck-no-door", lambda: FULL._replace(tactics=("target_shields",))),
    ("CCG-21.2", "deck-not-in-side", lambda: FULL._replace(tactics=("data",))),
    ("CCG-21.4", "deck-not-in-side", lambda: FULL._replace(q_side=("data",))),
    ("CCG-21.5", "deck-not-in-side", lambda: FULL._replace(tribbles=("penalty_box",))),
    ("CCG-24.9", "deck-borg-only", lambda: FULL._replace(draw=(*FULL.draw, "a_change_of_plans"))),
    ("CCG-27.5", "deck-begins", lambda: FULL._replace(in_play=("data",))),
    ("CCG-27.2", "deck-missions", lambda: SHORT._replace(missions=(*SHORT.missions, "evacuation"))),
    ("CCG-27.2", "deck-both-kinds", lambda: SHORT._replace(missions=FULL.missions[:3] + ("evacuation",))),
    ("CCG-27.2", "deck-many-seeds", lambda: SHORT._replace(seeds=(*SHORT.seeds, "nagilum"))),
    ("CCG-27.2", "deck-few-cards", lambda: SHORT._replace(draw=SHORT.draw[:19])),
    ("CCG-27.2", "deck-no-sides", lambda: SHORT._replace(tribbles=("tribbles_1",))),
    ("CCG-27.2", "deck-no-sides", lambda: SHORT._replace(sites=("ops",))),
    ("CCG-27.2", "deck-not-in-academy", lambda: SHORT._replace(draw=(*SHORT.draw, "q_flash"))),
    ("CCG-27.2", "deck-not-in-academy", lambda: SHORT._replace(draw=(*SHORT.draw, "montana_missile_complex"))),
    ("CCG-27.5", "deck-crew", lambda: SHORT._replace(in_play=SHORT.in_play + ("data",))),
    ("CCG-27.5", "deck-crew", lambda: SHORT._replace(in_play=SHORT.in_play[1:])),
    ("CCG-27.5", "deck-crew", lambda: SHORT._replace(in_play=SHORT.in_play[:2] + ("tricorder",))),
    (
        "CCG-7.13",
        "deck-persona-twice",
        lambda: SHORT._replace(in_play=(SHORT.in_play[0], "data", "data_first_contact")),
    ),
    ("CCG-27.5", "deck-no-home", lambda: SHORT._replace(in_play=(SHORT.in_play[0], "kromm"))),
    ("CCG-27.5", "deck-no-home", lambda: SHORT._replace(seeds=without(SHORT.seeds, "federation_outpost"))),
    ("CCG-27.5", "deck-no-home", lambda: READY["academy_klingon"]._replace(missions=AT_A_HOMEWORLD)),
]


def with_tent(*faces: str) -> Deck:
    return FULL._replace(seeds=("qs_tent", *FULL.seeds[:-1]), tent=faces)


@pytest.mark.rule(
    *("CCG-3.1", "CCG-3.2", "CCG-3.3", "CCG-3.4", "CCG-3.5", "CCG-3.7", "CCG-3.8", "CCG-3.11", "CCG-3.12", "CCG-3.14"),
    *("CCG-5.23", "CCG-21.1", "CCG-21.2", "CCG-21.4", "CCG-21.5", "CCG-21.8", "CCG-24.9", "CCG-27.2", "CCG-27.5"),
    *("CCG-7.13", "CCG-7.25"),
)
@pytest.mark.parametrize(("rule", "key", "change"), CHANGES)
def test_every_fault_is_named_with_its_rule_and_in_words(rule: str, key: str, change: Callable[[], Deck]) -> None:
    faults = legality(change())
    (fault, *_) = [each for each in faults if (each.rule, each.key) == (rule, key)]
    with pytest.raises(BadSetup) as refused:
        read(code(change()))
    for language in LANGUAGES:
        words = Text(language, "wardroom.games.ccg")
        assert words.reason(fault).endswith(f"({rule})")
        assert words.error(refused.value).endswith(f"({faults[0].rule})")


def test_all_faults_are_named_at_once() -> None:
    poor = Deck("full", ("data",), ("data",), ("archer",))
    assert {"deck-no-mission", "deck-missions", "deck-not-seeded", "deck-few-cards", "deck-not-drawn"} == keys(poor)
    assert "CCG-27.2" in rules(FULL, "academy")


@pytest.mark.rule("CCG-3.6", "CCG-3.1")
def test_there_is_no_other_limit_of_copies_and_none_of_the_draw_deck() -> None:
    many = FULL._replace(draw=FULL.draw * 3)
    assert legality(many) == []
    assert legality(FULL._replace(seeds=FULL.seeds[:5])) == []  # up to 30 seed cards, fewer are allowed


@pytest.mark.rule("CCG-3.1", "CCG-3.2", "CCG-3.4")
def test_limits_may_be_reached() -> None:
    assert legality(FULL._replace(draw=FULL.draw[:30])) == []
    assert legality(FULL._replace(seeds=(*FULL.seeds, "nagilum"))) == [] and len(FULL.seeds) == 29
    assert legality(FULL._replace(sites=("ops",) * 6)) == []


@pytest.mark.rule("CCG-3.7", "CCG-3.8")
def test_side_decks_count_apart_and_hold_any_number_of_copies() -> None:
    """Only the doorway is one of the 30 seed cards."""
    opened = FULL._replace(seeds=("battle_bridge_door", *FULL.seeds), tactics=("photon_torpedo",) * 40)
    assert len(opened.seeds) == 30 and legality(opened) == []
    assert keys(opened._replace(seeds=(*opened.seeds, "nagilum"))) == {"deck-many-seeds"}
    assert legality(with_tent(*list(dict.fromkeys(FULL.draw))[:13])) == []


@pytest.mark.rule("CCG-3.11")
@pytest.mark.parametrize(
    "face",
    ["first_contact", "archer", "horgahn", "target_shields", "tribbles_1", "on_the_bridge", "penalty_box"],
)
def test_what_is_never_played_from_hand_does_not_belong_in_the_draw_deck(face: str) -> None:
    """A mission, a dilemma, an artifact, a tactic, tribbles, trouble, a Q-icon card."""
    assert [(fault.rule, fault.args) for fault in legality(FULL._replace(draw=(*FULL.draw, face)))] == [
        ("CCG-3.11", (("card", face),))
    ]


@pytest.mark.rule("CCG-3.14")
def test_a_table_is_opened_with_legal_decks_only() -> None:
    for deck, rule in ((FULL._replace(draw=FULL.draw[:29]), "CCG-3.1"), (SHORT._replace(tent=("hail",)), "CCG-27.2")):
        with pytest.raises(BadSetup) as refused:
            Table(GAME, 2, settings={"format": deck.format, "deck_2": code(deck)})
        assert refused.value.facts["rule"] == rule


@pytest.mark.rule("CCG-3.5", "CCG-5.35")
def test_the_limit_of_two_is_for_dilemmas_only() -> None:
    assert legality(FULL._replace(seeds=FULL.seeds[:20] + ("q_flash",) * 3)) == []
    assert legality(FULL._replace(seeds=FULL.seeds[:20] + ("archer",))) != []


@pytest.mark.rule("CCG-3.12")
def test_space_counts_as_half_a_mission() -> None:
    assert legality(FULL._replace(missions=(*FULL.missions[:4], *["space"] * 4))) == []
    assert keys(FULL._replace(missions=(*FULL.missions[:5], "space"))) == {"deck-missions"}


@pytest.mark.rule("CCG-3.10")
def test_restricted_cards_may_be_stocked_freely() -> None:
    deck = FULL._replace(draw=(*FULL.draw, "wolf"))
    assert legality(deck) == []
    assert [each.key for each in advice(deck) if each.args == (("card", "wolf"),)][0] == "advice-no-door"


@pytest.mark.rule("CCG-3.13", "CCG-3.4")
def test_sites_may_be_drawn_too() -> None:
    assert legality(FULL._replace(draw=(*FULL.draw, "ops"), sites=("ops", "infirmary"))) == []


@pytest.mark.rule("CCG-24.9")
def test_borg_use_only_is_no_fault_where_all_are_borg() -> None:
    borg = READY["borg_collective"]
    assert legality(borg) == []
    assert "deck-borg-only" in keys(borg._replace(draw=(*borg.draw, "data")))


# Advice


ADVICE: list[tuple[str, Callable[[], Deck]]] = [
    ("advice-both-kinds", lambda: FULL._replace(missions=(*FULL.missions[:3], "evacuation", "first_contact", "space"))),
    ("advice-artifacts", lambda: FULL._replace(seeds=(*FULL.seeds, "horgahn", "thought_maker"))),
    ("advice-no-facility", lambda: FULL._replace(seeds=without(FULL.seeds, "federation_outpost"))),
    ("advice-no-home", lambda: FULL._replace(draw=(*FULL.draw, "kromm"))),
    ("advice-no-door", lambda: FULL._replace(seeds=(*FULL.seeds, "conundrum"))),
    ("advice-no-download", lambda: FULL._replace(draw=(*FULL.draw, "koloth"))),
    ("advice-unstaffed", lambda: SHORT._replace(draw=(*SHORT.draw, "phoenix"))),
    ("advice-unstaffed", lambda: SHORT._replace(draw=(*SHORT.draw, "i_k_c_vorcha"))),
    ("advice-nobody-attempts", lambda: SHORT._replace(missions=(*SHORT.missions[:3], "extraction"))),
    ("advice-unsolved", lambda: SHORT._replace(missions=(*SHORT.missions[:3], "pegasus_search"))),
    ("advice-later", lambda: SHORT._replace(draw=(*SHORT.draw, "wolf"))),
]


@pytest.mark.rule("CCG-13.1", "CCG-13.16")
@pytest.mark.parametrize(("key", "change"), ADVICE)
def test_what_is_unwise_is_said_in_words(key: str, change: Callable[[], Deck]) -> None:
    found = [each for each in advice(change()) if each.key == key]
    assert found, advice(change())
    for language in LANGUAGES:
        assert Text(language, "wardroom.games.ccg").reason(found[0])


@pytest.mark.rule("CCG-11.2")
def test_a_command_icon_staffs_one_place_only() -> None:
    """I.K.C. Bortas takes a command and two staff icons: Gowron and Divok are one too few."""
    deck = Deck("full", (), (), ("i_k_c_bortas", "gowron", "divok"))
    assert "advice-unstaffed" in {each.key for each in advice(deck)}
    assert "advice-unstaffed" not in {each.key for each in advice(deck._replace(draw=(*deck.draw, "vekma")))}


def test_equipment_counts_when_missions_are_weighed() -> None:
    """Nobody of this deck has MEDICAL x2 without the kit."""
    crew = listed("william_t_riker, jean_luc_picard, shelby")
    deck = Deck("academy", ("evaluate_terraforming",), (), (*crew, "geordi_la_forge"))
    assert "advice-unsolved" in {each.key for each in advice(deck)}
    assert "advice-unsolved" not in {each.key for each in advice(deck._replace(draw=(*deck.draw, "medical_kit")))}


def test_sections_are_those_of_a_deck() -> None:
    assert SECTIONS == ("missions", "seeds", "draw", "in_play", "tactics", "q_side", "tribbles", "tent", "sites")
    assert set(DECKS) <= set(READY)
    for language in LANGUAGES:
        words = Text(language, "wardroom.games.ccg")
        assert all(words.has(f"section-{section}") for section in SECTIONS)
        assert all(words.has(f"deck-{name}") and words.has(f"deck-{name}.style") for name in READY)
    assert max(len(pile) for deck in READY.values() for pile in deck[1:]) < decks.MOST_CARDS


# Decks on the table


def with_space(deck: Deck) -> Deck:
    """Eight locations of its own, as many as there can be."""
    return deck._replace(missions=(*deck.missions[:4], *["space"] * 4))


PAIRS = [*((deck, deck) for deck in READY.values()), (with_space(FULL), with_space(READY["romulan_shadows"]))]


@pytest.mark.rule("CCG-3.14", "CCG-3.12")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_every_legal_deck_can_be_laid_out_and_played(first: Deck, second: Deck) -> None:
    """Seeding by hand and a few turns, at random."""
    decks = {"deck_1": read(code(first)), "deck_2": read(code(second))}
    table = Table(GAME, 2, seed=bytes([9] * 32), settings={"format": first.format, "seeding": "by_hand", **decks})
    dice = Random(1)
    for _ in range(250):
        for seat in table.waiting():
            assert seat.ask is not None
            seat.choose(dice.choice(seat.ask.options))
    state = table.line.state
    assert isinstance(state, Ccg)
    assert state.turn > 0
    both = set(first.missions) & set(second.missions)
    assert len(state.locations) == len(first.missions) + len(second.missions) - shared(both)


def shared(missions: Iterable[str]) -> int:
    """Locations that both decks bring: those of missions with a place of their own (CCG-5.11)."""
    return sum(bool(face.location) for face in map(FACES.__getitem__, missions) if isinstance(face, Mission))
