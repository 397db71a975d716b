"""CHAIR-2 and CHAIR-3: the table and the captains before the first turn."""

from __future__ import annotations

from random import Random

import pytest

from wardroom.games.chair import GAME, sample_settings
from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import MARKET_SUITS
from wardroom.games.chair.flow import setup
from wardroom.games.chair.state import (
    BOX,
    CAPTAIN,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    FLEET,
    HAND,
    INCIDENTS,
    JUNK,
    LOCATIONS,
    LOG,
    MARKET,
    NEUTRAL,
    PLACES,
    RESERVE,
    STAGING,
    Chair,
    zone,
)
from wardroom.games.chair.view import view
from wardroom.kernel import Chance
from wardroom.kernel.errors import BadSetup

from .given import given

CREWS = ["picard", "shran", "koloth", "sela", "sisko", "burnham"]


def dealt(*captains: str, seed: int = 0, **settings: str) -> Chair:
    """A table as it is set up."""
    chosen = captains or ("picard", "shran")
    settings |= {f"captain_{side}": name for side, name in enumerate(chosen, 1)}
    return setup(2, GAME.agreed(settings), Chance(b"%d" % seed))


def faces(state: Chair, place: int) -> list[str]:
    return [state.cards.faces[card] for card in state.cards.rows[place]]


def own(state: Chair, side: int, kind: int) -> list[str]:
    return faces(state, zone(side, kind))


# The table


@pytest.mark.rule("CHAIR-2.1", "CHAIR-2.3")
@pytest.mark.parametrize("seed", range(3))
def test_one_card_of_each_market_suit_is_revealed_below_its_deck(seed: int) -> None:
    state = dealt(seed=seed)
    revealed = [FACES[state.cards.faces[card]].suit for card in state.market if card is not None]
    assert revealed == ["person", "cargo", "ship", "ally"]
    assert [len(state.cards.rows[slot]) for slot in range(4)] == [24, 15, 12, 12]
    assert sorted(faces(state, MARKET)) == sorted(state.cards.faces[card] for card in state.market if card is not None)


@pytest.mark.rule("CHAIR-2.2", "CHAIR-2.3", "CHAIR-2.4", "CHAIR-2.5")
def test_decks_of_the_table_are_sorted_by_suit_shuffled_and_face_down() -> None:
    first, second = dealt(seed=1), dealt(seed=2)
    for slot, suit in enumerate(MARKET_SUITS):
        assert {FACES[face].suit for face in faces(first, slot)} == {suit}
    assert {FACES[face].suit for face in faces(first, ENCOUNTERS)} == {"encounter"}
    assert {FACES[face].suit for face in faces(first, INCIDENTS)} == {"incident"}
    for place in (0, 1, 2, 3, ENCOUNTERS, INCIDENTS, LOCATIONS):
        assert faces(first, place) != faces(second, place)
        assert set(first.cards.seen(place, 0)) == {"?"}
    assert len(faces(first, ENCOUNTERS)) == 8


@pytest.mark.rule("CHAIR-2.4")
def test_junk_pile_begins_empty() -> None:
    assert faces(dealt(), JUNK) == []


@pytest.mark.rule("CHAIR-2.5", "CHAIR-2.6", "CHAIR-2.7")
@pytest.mark.parametrize("seed", range(3))
def test_locations_are_split_into_starting_and_advanced_ones(seed: int) -> None:
    state = dealt(seed=seed)
    pile = [FACES[face].start for face in faces(state, LOCATIONS)]
    assert pile == ["advanced_location"] * 10 + ["starting_location"]
    shown = [FACES[state.cards.faces[card]].start for card in state.neutral if card is not None]
    assert shown == ["starting_location"] * 3
    assert [FACES[face].start for face in faces(state, BOX)] == ["starting_location"] * 6
    assert "?" not in state.cards.seen(NEUTRAL, 0)


@pytest.mark.rule("CHAIR-2.8", "CHAIR-2.9")
def test_stardate_one_lies_on_top_with_its_glory() -> None:
    state = dealt()
    assert state.pile == "two_player"
    assert (state.stardate, state.on_stardate) == (0, 5)
    shown = view(state, 0)
    assert isinstance(shown, dict)
    assert {"number": 1, "glory": 5, "of": 5, "left": 4}.items() <= shown["stardate"].items()


@pytest.mark.rule("CHAIR-2.10")
def test_crews_are_different() -> None:
    with pytest.raises(BadSetup):
        dealt("sela", "sela")
    for seed in range(20):
        state = dealt("random", "random", seed=seed)
        assert state.captaincies[0].captain != state.captaincies[1].captain
    assert {dealt("random", "picard", seed=seed).captaincies[0].captain for seed in range(40)} == {*CREWS} - {"picard"}


@pytest.mark.rule("CHAIR-2.10", "CHAIR-3.1")
def test_settings_drawn_for_trials_are_different_captains_on_either_side_of_their_boards() -> None:
    drawn = [GAME.agreed(sample_settings(Random(seed))) for seed in range(40)]
    assert all(each["captain_1"] != each["captain_2"] for each in drawn)
    for seat in (1, 2):
        assert {each[f"captain_{seat}"] for each in drawn} == {*CREWS}
        assert {each[f"board_{seat}"] for each in drawn} == {"basic", "advanced"}


@pytest.mark.rule("CHAIR-2.11")
def test_subspace_phenomenon_of_burnham_begins_in_the_incident_deck() -> None:
    assert len(faces(dealt(), INCIDENTS)) == 6
    state = dealt("burnham", "sela")
    assert len(faces(state, INCIDENTS)) == 7
    assert "bur_subspace_phenomenon" in faces(state, INCIDENTS)
    assert "sel_energy_drain" in own(state, 1, RESERVE)


@pytest.mark.rule("CHAIR-2.12", "CHAIR-1.6")
def test_every_ship_that_is_deployed_has_a_token_of_its_own() -> None:
    """Those of the chosen crews and the common ones: a SHIP gained from the Market has one too."""
    game = given(captains=("koloth", "sela"), hand=[["kol_iks_klothos", "borg_probe"]], neutral=["archer_iv", "risa"])
    assert [game.where(ship) for ship in ("kol_iks_groth", "sel_irw_goraxus")] == [None, None]
    game.choose("play:kol_iks_klothos:0", "play:borg_probe:0", "warp:borg_probe:risa")
    assert (game.where("kol_iks_klothos"), game.where("borg_probe")) == (None, "risa")


@pytest.mark.rule("CHAIR-2.13", "CHAIR-1.8")
def test_three_actions_each_turn() -> None:
    assert dealt().actions == 3


@pytest.mark.rule("CHAIR-2.13", "CHAIR-3.1", "CHAIR-3.2")
def test_each_captain_chooses_a_side_of_the_board() -> None:
    """One mission can be completed on the basic side, three on the advanced one."""
    state = dealt("picard", "shran", board_1="basic", board_2="advanced")
    assert [captaincy.board for captaincy in state.captaincies] == ["basic", "advanced"]
    shown = view(state, 0)
    assert isinstance(shown, dict)
    assert [[mission["name"] for mission in each["missions"]] for each in shown["captains"]] == [
        ["peace_negotiations"],
        ["securing_andorias_borders", "founding_the_federation", "andorian_mining_consortium"],
    ]


@pytest.mark.rule("CHAIR-2.14")
def test_first_player_is_drawn_and_plays_first() -> None:
    states = [dealt(seed=seed) for seed in range(20)]
    assert {state.first for state in states} == {0, 1}
    assert all(state.active == state.first for state in states)


@pytest.mark.rule("CHAIR-2.15", "CHAIR-1.7")
def test_supplies_are_common_and_without_limit() -> None:
    game = given(hand=[["pic_analyze"]], dilithium=[999, 998])
    game.choose("play:pic_analyze:2")
    assert [game.own(side).dilithium for side in (0, 1)] == [1001, 998]


# The captains


@pytest.mark.rule("CHAIR-3.3")
def test_specialties_begin_on_space_0() -> None:
    assert [captaincy.tracks for captaincy in dealt().captaincies] == [[0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("CHAIR-3.4", "CHAIR-3.6", "CHAIR-3.7", "CHAIR-3.8")
@pytest.mark.parametrize("captain", CREWS)
def test_cards_of_a_crew_begin_where_their_mark_says(captain: str) -> None:
    state = dealt(captain, "picard" if captain != "picard" else "sela")
    crew = [face for face in FACES.values() if face.crew == captain]
    begins = {
        "available": [*own(state, 0, HAND), *own(state, 0, DECK)],
        "reserve": own(state, 0, RESERVE),
        "development": own(state, 0, DEVELOPMENT),
        "deployed": own(state, 0, FLEET),
        "controlled": own(state, 0, PLACES),
        "discarded": own(state, 0, DISCARD),
        "incident_deck": [face for face in faces(state, INCIDENTS) if FACES[face].crew == captain],
    }
    for mark, found in begins.items():
        assert sorted(found) == sorted(face.id for face in crew if face.start == mark), mark
    for kind in (STAGING, DUTY, LOG):
        assert own(state, 0, kind) == []


@pytest.mark.rule("CHAIR-3.5", "CHAIR-4.1")
def test_captain_and_status_lie_beside_the_board() -> None:
    state = dealt("burnham", "koloth")
    assert own(state, 0, CAPTAIN) == ["bur_michael_burnham", "bur_inert_dilithium"]
    assert own(state, 1, CAPTAIN) == ["kol_koloth_the_dahar_master"]


@pytest.mark.rule("CHAIR-3.6", "CHAIR-3.7")
def test_deck_and_reserve_are_shuffled_face_down_and_developments_lie_open() -> None:
    first, second = dealt(seed=1), dealt(seed=2)
    assert own(first, 0, DECK) + own(first, 0, HAND) != own(second, 0, DECK) + own(second, 0, HAND)
    assert own(first, 0, RESERVE) != own(second, 0, RESERVE)
    for kind in (DECK, RESERVE):
        assert set(first.cards.seen(zone(0, kind), 0)) == {"?"}
    assert "?" not in first.cards.seen(zone(0, DEVELOPMENT), 1)


@pytest.mark.rule("CHAIR-3.8")
def test_deployed_and_controlled_cards_begin_with_their_tokens() -> None:
    state = dealt("sisko", "sela")
    assert own(state, 0, PLACES) == ["sis_bajor"]
    assert own(state, 0, FLEET) == ["sis_deep_space_9"]
    assert state.ship_at == {state.row(0, FLEET)[0]: None, state.row(1, FLEET)[0]: None}
    assert sorted(own(state, 1, DISCARD)) == ["sel_irw_terix", "sel_remans", "sel_utilize"]
    assert "?" not in state.cards.seen(zone(1, DISCARD), 0)


@pytest.mark.rule("CHAIR-3.9")
@pytest.mark.parametrize("captain", CREWS)
def test_captains_begin_with_one_of_each_resource_not_from_the_stardate(captain: str) -> None:
    state = dealt(captain, "picard" if captain != "picard" else "sela")
    for captaincy in state.captaincies:
        assert (captaincy.dilithium, captaincy.latinum, captaincy.glory) == (1, 1, 1)
    assert state.on_stardate == 5


@pytest.mark.rule("CHAIR-3.10")
def test_away_teams_begin_on_the_captain() -> None:
    assert [captaincy.teams for captaincy in dealt("sela", "koloth").captaincies] == [4, 6]
    assert not any(any(teams) for teams in dealt("sela", "koloth").teams.values())


@pytest.mark.rule("CHAIR-3.11")
def test_opening_hand_is_five_and_six_for_burnham() -> None:
    state = dealt("burnham", "shran")
    assert [len(state.hand(side)) for side in (0, 1)] == [6, 5]
    assert [len(state.row(side, DECK)) for side in (0, 1)] == [4, 5]


# Zones and what is in play


@pytest.mark.rule("CHAIR-4.2", "CHAIR-4.3")
@pytest.mark.parametrize(
    ("zones", "gained"),
    [
        ({}, 0),
        ({"staging": [["orb_of_time"]]}, 1),
        ({"fleet": [["phasers"]]}, 1),
        ({"discard": [["phasers"]]}, 0),
        ({"deck": [["phasers"]]}, 0),
        ({"log": [["phasers"]]}, 0),
        ({"reserve": [["phasers"]]}, 0),
        ({"development": [["phasers"]]}, 0),
    ],
)
def test_what_is_in_play(zones: dict[str, list[list[str]]], gained: int) -> None:
    """Tevrin Krit: 1 Latinum per CARGO in play."""
    game = given(stage="resupply", zones={"duty": [["tevrin_krit"]], **zones}, latinum=[0])
    assert game.own().latinum == gained


@pytest.mark.rule("CHAIR-4.2", "CHAIR-4.6")
def test_beamed_cards_are_in_play_with_suit_and_traits() -> None:
    game = given(
        stage="resupply",
        zones={"duty": [["tevrin_krit"]]},
        beamed={"pic_uss_enterprise_d": ["phasers", "orb_of_time"]},
        latinum=[0],
    )
    assert game.own().latinum == 2


@pytest.mark.rule("CHAIR-4.2", "CHAIR-4.4")
@pytest.mark.parametrize(("owner", "actions"), [(0, 2), (1, 3)])
def test_each_captain_has_cards_in_play(owner: int, actions: int) -> None:
    """The second captain gets rid of an Energy Drain: an Action if they have an engineer in play."""
    fleet = [["phlox"], ["rom"]] if owner == 1 else [["rom"], ["phlox"]]
    game = given(active=1, hand=[[], ["energy_drain"]], zones={"duty": fleet}, dilithium=[0, 2], glory=[0, 0])
    game.choose("play:energy_drain:0")
    assert game.state.actions == actions


@pytest.mark.rule("CHAIR-4.3")
def test_hand_is_not_in_play() -> None:
    game = given(stage="resupply", zones={"duty": [["tevrin_krit"]]}, hand=[["phasers"]], latinum=[0])
    assert game.own().latinum == 0


@pytest.mark.rule("CHAIR-4.4")
def test_cards_of_the_other_captain_are_not_in_play_for_oneself() -> None:
    game = given(stage="resupply", zones={"duty": [["tevrin_krit"]], "fleet": [[], ["phasers"]]}, latinum=[0])
    assert game.own().latinum == 0


@pytest.mark.rule("CHAIR-4.5", "CHAIR-4.7", "CHAIR-9.4", "CHAIR-9.9")
@pytest.mark.parametrize(("where", "size"), [("duty", 6), ("staging", 5), ("hand", 5), ("discard", 5)])
def test_table_operations_work_only_from_a_table_position(where: str, size: int) -> None:
    """Talok: hand size +1."""
    if where == "hand":
        game = given(hand=[["talok"]])
    else:
        game = given(zones={where: [["talok"]]})
    assert game.view()["captains"][0]["hand_size"] == size


@pytest.mark.rule("CHAIR-4.6", "CHAIR-4.7", "CHAIR-6.3")
def test_operations_of_beamed_cards_do_not_count() -> None:
    game = given(stage="resupply", beamed={"pic_uss_enterprise_d": ["talok", "peanut_hamper", "ktinga_battlecruiser"]})
    assert game.view()["captains"][0]["hand_size"] == 5
    assert game.own().glory == 1  # Peanut Hamper's RESUPPLY would give one more
    assert not [option for option in game.options if "ktinga" in option or "talok" in option]


@pytest.mark.rule("CHAIR-4.5", "CHAIR-4.7")
def test_staged_cards_offer_no_activation() -> None:
    game = given(zones={"staging": [["ktinga_battlecruiser", "laris"]]}, dilithium=[3])
    assert not [option for option in game.options if "ktinga" in option or "laris" in option]
