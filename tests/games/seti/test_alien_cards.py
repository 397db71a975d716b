"""Every card of the Mascamites, the Anomalies, 'Oumuamua and the Centaurians with its exact outcome; those of the
Exertians, which are never in hand, are in `test_exertians`."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import HAND_CARDS
from wardroom.games.seti.cards.decks import ALIEN_CARDS, ALIEN_DECKS
from wardroom.games.seti.scoring import lines
from wardroom.games.seti.state import ALIENS_GONE
from wardroom.kernel import EVERYBODY

from .aliens import FILLED, TRACE, changes, ended, known, offered
from .given import Sitting

JUPITER, SATURN, EARTH, MARS, TILE = (3, 3), (3, 7), (1, 5), (2, 2), (3, 5)
ON_JUPITER = ["sample_credit", "sample_energy", "sample_publicity"]
ON_SATURN = ["sample_cards", "sample_vp_card", "sample_vp"]
POOR: dict[str, Any] = {"credits": [3], "energy": [3], "data": [0], "exofossils": [0]}
Change = dict[str, int]


def holding(card: str, **more: Any) -> Sitting:
    """Seat 0 holds one card of a species that is known, with 3 credits and 3 energy."""
    return known(HAND_CARDS[card].species, **{**POOR, "hand": [[card]], **more})


def playing(card: str, **more: Any) -> Sitting:
    """Seat 0 has played the card as its main action."""
    return holding(card, **more).choose("play", card)


def having(card: str, **more: Any) -> Sitting:
    """Seat 0 has the card in front of it."""
    return known(HAND_CARDS[card].species, **{**POOR, "played": [[card]], **more})


# What is printed around the effect

PUBLICITY: Change = {"publicity": 2}
DATA: Change = {"score": 1, "data": 1}
MOVE: Change = {"score": 1}
PRINTED: dict[str, tuple[int, str, Change, str, str]] = {
    # number, cost, corner, sector, income
    "first_contact": (1, "1 credit", PUBLICITY, "blue", "card_random"),
    "rover_exploration": (2, "2 credit", PUBLICITY, "black", "energy"),
    "mass_sample_collection": (3, "1 credit", DATA, "yellow", "energy"),
    "martian_quarantine_lab": (4, "1 credit", DATA, "red", "credit"),
    "ecosystem_study": (5, "1 credit", MOVE, "blue", "card_random"),
    "the_queen": (6, "2 credit", MOVE, "red", "credit"),
    "breeding_sample": (7, "1 credit", PUBLICITY, "red", "energy"),
    "hive_sample": (8, "3 credit", MOVE, "blue", "energy"),
    "orbital_monitoring": (9, "3 credit", MOVE, "yellow", "credit"),
    "computer_simulations": (10, "3 credit", DATA, "yellow", "card_random"),
    "signs_of_life": (11, "1 credit", PUBLICITY, "blue", "card_random"),
    "close_up_view": (12, "1 credit", PUBLICITY, "red", "credit"),
    "concerned_people": (13, "1 credit", DATA, "yellow", "credit"),
    "listening_carefully": (14, "2 credit", MOVE, "red", "card_random"),
    "part_of_everyday_life": (15, "1 credit", MOVE, "blue", "energy"),
    "flooding_the_media_space": (16, "1 credit", DATA, "red", "credit"),
    "are_we_being_observed": (17, "1 credit", MOVE, "yellow", "card_random"),
    "message_capsule": (18, "2 credit", DATA, "blue", "credit"),
    "new_physics": (19, "1 credit", PUBLICITY, "black", "energy"),
    "amazing_uncertainty": (20, "1 credit", PUBLICITY, "yellow", "energy"),
    "visitor_in_the_sky": (21, "2 credit", PUBLICITY, "blue", "card_random"),
    "altered_trajectory": (22, "2 credit", MOVE, "red", "energy"),
    "exofossil_discovery": (23, "1 credit", PUBLICITY, "yellow", "energy"),
    "terrain_mapping": (24, "3 credit", MOVE, "yellow", "credit"),
    "probe_customisation": (25, "1 credit", DATA, "blue", "credit"),
    "race_against_time": (26, "1 credit", PUBLICITY, "red", "energy"),
    "perfect_timing": (27, "2 credit", DATA, "yellow", "credit"),
    "exofossil_samples": (28, "2 credit", MOVE, "blue", "card_random"),
    "comparative_analysis": (29, "1 credit", MOVE, "red", "energy"),
    "excavation_rover": (30, "1 credit", DATA, "black", "card_random"),
    "vessel_designs": (31, "1 energy", DATA, "blue", "publicity"),
    "exocomputers": (32, "1 energy", MOVE, "red", "data"),
    "infocluster": (33, "1 energy", PUBLICITY, "yellow", "publicity"),
    "a_message_from_afar": (34, "1 energy", MOVE, "red", "energy"),
    "synthesis_instructions": (35, "1 energy", PUBLICITY, "yellow", "card_random"),
    "alien_schematics": (36, "1 energy", DATA, "blue", "credit"),
    "music_of_the_spheres": (37, "2 energy", DATA, "black", "energy"),
    "hivemind_concept": (38, "2 energy", PUBLICITY, "blue", "data"),
    "telescope_blueprints": (39, "2 energy", MOVE, "red", "publicity"),
    "torrent_chain_signal": (40, "2 energy", PUBLICITY, "yellow", "data"),
}
HELD = {"credit": "credits", "energy": "energy", "card_random": "cards", "data": "data", "publicity": "publicity"}


def test_all_cards_are_here() -> None:
    assert list(PRINTED) == list(ALIEN_CARDS)
    assert [number for number, *_ in PRINTED.values()] == list(range(1, 41))
    assert sum(len(deck) for deck in ALIEN_DECKS.values()) == 55


@pytest.mark.rule("SETI-4.10")
@pytest.mark.parametrize("card", PRINTED)
def test_a_card_costs_what_is_printed(card: str) -> None:
    number, cost, _, sector, _ = PRINTED[card]
    face = HAND_CARDS[card]
    assert (face.number, f"{face.cost} {face.cost_resource}", face.sector) == (number, cost, sector)
    resource = HELD[face.cost_resource]
    enough: dict[str, Any] = {"credits": [0], "energy": [0]}
    assert holding(card, **{**enough, resource: [face.cost - 1]}).why("play") is not None
    game = holding(card, **{**enough, resource: [face.cost]})
    assert game.why("play") is None


@pytest.mark.rule("SETI-4.10", "SETI-6.12", "SETI-20.9")
@pytest.mark.parametrize("card", PRINTED)
def test_a_corner_is_used_and_the_card_leaves_the_game(card: str) -> None:
    corner = PRINTED[card][2]
    game = holding(card, probes=[[EARTH]])
    before = game.wealth()
    game.choose("corner")
    if corner is MOVE:
        assert game.asked == (0, "move")
        game.choose("0:1:6")
        assert game.agency().probes == [(1, 6)]
    assert changes(game, before) == {"cards": -1, **corner}
    assert card in game.faces(ALIENS_GONE)
    assert card not in game.discards
    cards = game.state.cards
    assert all(cards.known[gone] == EVERYBODY for gone in cards.rows[ALIENS_GONE])  # it was laid down openly


@pytest.mark.rule("SETI-4.10", "SETI-4.6")
@pytest.mark.parametrize("card", PRINTED)
def test_a_card_is_tucked_for_its_income(card: str) -> None:
    """The fourth data in the computer lets a card be tucked."""
    income = HELD[PRINTED[card][4]]
    game = holding(card, upper=[3], data=[1])
    before = game.wealth()
    game.choose("place", card)
    assert game.tucked() == [card]
    expected = {"cards": -1, "data": -1}
    expected[income] = expected.get(income, 0) + 1
    assert changes(game, before) == {name: n for name, n in expected.items() if n}


# Mascamites


def samples(**more: Any) -> dict[str, Any]:
    return {"decks": {"jupiter": ON_JUPITER, "saturn": ON_SATURN}, **more}


def capsules(game: Sitting) -> dict[str, tuple[int, int]]:
    return {game.state.cards.faces[card]: space for card, space in game.agency().capsules.items()}


def test_first_contact_moves_lands_and_collects() -> None:
    game = holding("first_contact", **samples(probes=[[(3, 4)]]))
    before = game.wealth()
    game.choose("play", "first_contact", "0:3:3", "left:yellow:-1", "sample_energy")
    landing = 7 + 3  # Jupiter, and the overflow space
    assert changes(game, before) == {"cards": -1, "credits": -1, "publicity": 1, "data": 2, "score": landing}
    assert capsules(game) == {"sample_energy": JUPITER}
    assert game.agency().landers == {"jupiter": 1}
    assert game.played() == ["first_contact"]


@pytest.mark.parametrize("card", ["rover_exploration", "the_queen"])
def test_these_land_on_a_moon_and_collect(card: str) -> None:
    game = holding(card, **samples(probes=[[SATURN]]))
    before = game.wealth()
    game.choose("play", card, "enceladus")
    while game.ask.kind == "signal":
        game.choose(offered(game)[0])
    assert game.asked == (0, "sample")
    game.choose("sample_vp")
    gained = changes(game, before)
    assert gained.pop("score") == 12
    assert gained == {"cards": -1, "credits": -2, "data": 3}  # three signals
    assert game.agency().moons == ["enceladus"]
    assert capsules(game) == {"sample_vp": SATURN}
    assert game.played() == [card]


def test_mass_sample_collection_orbits_and_collects() -> None:
    game = holding("mass_sample_collection", **samples(probes=[[JUPITER]]))
    before = game.wealth()
    game.choose("play", "mass_sample_collection", "orbit", "none", "sample_credit")  # nothing is tucked
    assert changes(game, before) == {"cards": -1, "credits": -1, "score": 3, "data": 2}  # 1 data, 1 for the signal
    assert game.agency().orbiters == {"jupiter": 1}
    assert game.star("kepler_22").markers == [0]
    assert capsules(game) == {"sample_credit": JUPITER}


def test_mass_sample_collection_may_land_instead() -> None:
    game = holding("mass_sample_collection", **samples(probes=[[SATURN]]))
    before = game.wealth()
    game.choose("play", "mass_sample_collection", "land", "left:yellow:-1", "sample_cards")
    assert changes(game, before) == {"cards": -1, "credits": -1, "score": 8 + 3, "data": 2}
    assert capsules(game) == {"sample_cards": SATURN}


@pytest.mark.parametrize("card", ["martian_quarantine_lab", "breeding_sample"])
def test_these_land_and_collect(card: str) -> None:
    game = holding(card, **samples(probes=[[JUPITER]]))
    before = game.wealth()
    game.choose("play", card, "left:yellow:-1", "sample_publicity")
    assert changes(game, before) == {"cards": -1, "credits": -1, "score": 7 + 3, "data": 2}
    assert capsules(game) == {"sample_publicity": JUPITER}
    assert game.played() == [card]


DELIVERIES: dict[str, tuple[tuple[int, int], Change]] = {
    "first_contact": (EARTH, {"energy": 2, "data": 2}),
    "rover_exploration": (EARTH, {"energy": 2, "score": 3, "data": 3}),
    "mass_sample_collection": (EARTH, {"energy": 2, "score": 3, "credits": 1}),
    "martian_quarantine_lab": (MARS, {"energy": 2, "score": 2, "cards": 1}),
    "the_queen": (EARTH, {"energy": 2, "score": 6, "publicity": 2}),
    "breeding_sample": (EARTH, {"energy": 4}),
}


@pytest.mark.rule("SETI-15.1.5")
@pytest.mark.parametrize("card", DELIVERIES)
def test_what_a_delivery_brings(card: str) -> None:
    place, gained = DELIVERIES[card]
    elsewhere = having(card, capsules=[{"sample_energy": JUPITER}])
    assert elsewhere.why("mission") is not None
    game = having(card, capsules=[{"sample_energy": place}])
    before = game.wealth()
    game.choose("mission")
    if game.ask.kind == "card":
        game.choose("deck")
    assert changes(game, before) == gained
    assert game.done() == [card]


def test_ecosystem_study_rewards_a_look() -> None:
    game = holding("ecosystem_study", **samples(probes=[[JUPITER]]))
    before = game.wealth()
    game.choose("play", "ecosystem_study", "sample_publicity")
    assert changes(game, before) == {"cards": -1, "credits": -1, "publicity": 3}
    assert game.agency().probes == [JUPITER]


@pytest.mark.rule("SETI-13.6")
@pytest.mark.parametrize(("card", "species"), [("ecosystem_study", "mascamites"), ("terrain_mapping", "oumuamua")])
def test_a_gold_box_counts_the_traces_for_its_species(card: str, species: str) -> None:
    game = having(
        card,
        traces=[FILLED | {"red": 0}],
        overflow=[[("red", 0), ("blue", 1)], [("red", 0)]],
        board=[[("blue", 1, 0), ("blue", 2, 0), ("yellow", 1, 1)]],
    )
    assert game.state.species[0].name == species
    (line,) = (each for each in lines(game.state, 0) if each.key == "cards")
    assert line.points == 4


TECHS = {"hive_sample": "probe", "orbital_monitoring": "telescope", "computer_simulations": "computer"}


@pytest.mark.parametrize("card", TECHS)
def test_these_give_publicity_rotate_and_give_a_tech(card: str) -> None:
    kind = TECHS[card]
    game = holding(card, decks={f"{kind}_3": ["bonus_publicity"]})
    before = game.wealth()
    game.choose("play", card)
    assert game.state.where("earth") == (1, 4)  # disc 1 has turned
    assert offered(game) == [f"{kind}_{number}" for number in (1, 2, 3, 4)]
    game.choose(f"{kind}_3")
    if kind == "computer":
        game.choose("1")
    # 1 publicity of the card and 1 of the tile; 2 VP for the first tile of the stack
    assert changes(game, before) == {"cards": -1, "credits": -3, "publicity": 2, "score": 2}
    assert game.agency().techs == [f"{kind}_3"]
    assert game.played() == [card]


@pytest.mark.parametrize(
    ("card", "color"), [("hive_sample", "yellow"), ("orbital_monitoring", "red"), ("computer_simulations", "blue")]
)
def test_two_traces_of_a_colour_reward_a_look_anywhere(card: str, color: str) -> None:
    assert having(card, board=[[(color, 1, 0), (color, 2, 1)]]).why("mission") is not None
    game = having(card, **samples(board=[[(color, 1, 0)]], overflow=[[(color, 0)]]))
    before = game.wealth()
    game.choose("mission")
    assert offered(game) == ["jupiter", "saturn"]  # without a probe there
    game.choose("saturn", "sample_vp")
    assert changes(game, before) == {"score": 7}
    assert game.done() == [card]


# Anomalies


@pytest.mark.parametrize("column", [5, 2])
def test_signs_of_life_moves_if_it_launched_by_an_anomaly(column: int) -> None:
    game = holding("signs_of_life", anomalies={column: ("red", 0)})
    before = game.wealth()
    game.choose("play", "signs_of_life")
    if column == 5:
        assert game.asked == (0, "move")
        game.choose("0:1:6")
    assert game.agency().probes == [(1, 6) if column == 5 else EARTH]
    assert changes(game, before) == {"cards": -1, "credits": -1}
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-5.9")
def test_signs_of_life_at_the_limit_launches_nothing_and_moves_nothing() -> None:
    game = playing("signs_of_life", anomalies={5: ("red", 0)}, probes=[[MARS]])
    assert game.agency().probes == [MARS]
    assert game.asked == (0, "turn")


def test_close_up_view_moves_5_without_publicity() -> None:
    game = holding("close_up_view", probes=[[(1, 2)]])
    before = game.wealth()
    game.choose("play", "close_up_view", "0:1:3", "0:1:2", "0:1:1", "0:1:2", "0:1:3")  # Venus, Mercury, Venus
    assert game.agency().probes == [(1, 3)]
    assert changes(game, before) == {"cards": -1, "credits": -1}
    game.choose("move", "0:1:2", "move", "0:1:3")  # nor for the rest of the turn
    assert game.agency().publicity == 0
    ended(game)
    assert game.asked == (1, "turn")


def test_close_up_view_may_be_stopped_early() -> None:
    game = playing("close_up_view", probes=[[(1, 2)]]).choose("0:1:3", "stop")
    assert game.agency().probes == [(1, 3)]
    assert game.asked == (0, "turn")


def test_concerned_people_rewards_techs() -> None:
    game = holding("concerned_people")
    before = game.wealth()
    game.choose("play", "concerned_people")
    assert changes(game, before) == {"cards": -1, "credits": -1, "publicity": 1}
    assert game.played() == ["concerned_people"]


@pytest.mark.parametrize(("circle", "gained"), [("1", {"energy": 1}), ("2", {"cards": 1}), ("3", {"score": 3})])
def test_the_circles_of_concerned_people(circle: str, gained: Change) -> None:
    game = having("concerned_people", hand=[["message_capsule"]], decks={"probe_3": ["bonus_publicity"]})
    before = game.wealth()
    game.choose("play", "message_capsule", "probe_3")
    assert game.asked == (0, "circle")
    assert offered(game) == ["concerned_people:1", "concerned_people:2", "concerned_people:3", "none"]
    game.choose(f"concerned_people:{circle}")
    if game.ask.kind == "card":
        game.choose("deck")
    expected = {"cards": -1, "credits": -2, "publicity": 1, "score": 2}
    for name, n in gained.items():
        expected[name] = expected.get(name, 0) + n
    assert changes(game, before) == {name: n for name, n in expected.items() if n}


def test_listening_carefully_scans_and_marks_the_next_anomaly() -> None:
    game = holding("listening_carefully", anomalies={5: ("red", 0), 2: ("yellow", 0), 0: ("blue", 0)})
    before = game.wealth()
    game.choose("play", "listening_carefully", "earth")
    while game.ask.kind in ("row", "signal", "scan"):
        game.choose(offered(game)[0])
    assert game.star("61_virginis").markers == [0]
    assert game.star("barnards_star").markers[-1:] == [0]  # column 2
    assert sum(len(star.markers) for star in game.state.stars.values()) == 3
    gained = changes(game, before)
    assert (gained["credits"], gained["cards"], gained["data"]) == (-2, -1, 3)
    assert gained.get("energy", 0) == 0  # the scan of a card is free


@pytest.mark.rule("SETI-20.9")
def test_part_of_everyday_life_uses_two_of_three_cards() -> None:
    game = holding(
        "part_of_everyday_life", decks={"deck": ["extremophiles_study", "government_funding", "sample_return"]}
    )
    before = game.wealth()
    game.choose("play", "part_of_everyday_life")
    assert game.asked == (0, "drawn-corner")
    game.choose("extremophiles_study")  # a data corner
    assert game.asked == (0, "drawn-income")
    assert sorted(offered(game)) == ["government_funding", "sample_return"]
    game.choose("government_funding")  # credit income
    assert changes(game, before) == {"data": 1}  # 1 card kept for 1 played; 1 credit for the cost of 1
    assert game.hand() == ["sample_return"]
    assert game.discards == ["extremophiles_study", "government_funding"]
    assert game.tucked() == []


def test_flooding_the_media_space_takes_the_row() -> None:
    row = ["extremophiles_study", "government_funding", "sample_return"]
    game = playing("flooding_the_media_space", row=row)
    assert sorted(game.hand()) == sorted(row)
    assert None not in game.row and not set(row) & set(game.row)
    assert game.agency().credits == 2


@pytest.mark.rule("SETI-15.2.4")
@pytest.mark.parametrize(
    ("token", "gained"),
    [
        (("red", 0), {"score": 4}),
        (("red", 1), {"credits": 1}),
        (("yellow", 0), {"cards": 1}),
        (("yellow", 1), {"publicity": 2}),
        (("blue", 0), {"energy": 1}),
        (("blue", 1), {"data": 1}),
    ],
)
def test_are_we_being_observed_gains_the_next_anomaly(token: tuple[str, int], gained: Change) -> None:
    other = ("red", 0) if token != ("red", 0) else ("blue", 1)
    game = holding("are_we_being_observed", anomalies={5: other, 2: token, 0: other})
    before = game.wealth()
    game.choose("play", "are_we_being_observed")
    if game.ask.kind == "card":
        game.choose("deck")
    expected = {"cards": -1, "credits": -1}
    for name, n in gained.items():
        expected[name] = expected.get(name, 0) + n
    assert changes(game, before) == {name: n for name, n in expected.items() if n}
    assert game.played() == ["are_we_being_observed"]


@pytest.mark.parametrize(
    ("card", "gained"),
    [("are_we_being_observed", {"score": 3, "publicity": 2}), ("excavation_rover", {"exofossils": 1})],
)
def test_a_trace_of_each_colour_completes_these(card: str, gained: Change) -> None:
    two = {"traces": [FILLED | {"red": 0}], "board": [[("yellow", 2, 0), ("blue", 3, 1)]]}
    assert having(card, **two).why("mission") is not None
    game = having(card, **two, overflow=[[("blue", 0)]])
    before = game.wealth()
    game.choose("mission")
    assert changes(game, before) == gained
    assert game.done() == [card]


def test_message_capsule_rotates_and_gives_any_tech() -> None:
    game = holding("message_capsule", decks={"telescope_2": ["bonus_energy"]}, anomalies={})
    before = game.wealth()
    game.choose("play", "message_capsule")
    assert game.state.where("earth") == (1, 4)
    assert len(offered(game)) == 12
    game.choose("telescope_2")
    assert changes(game, before) == {"cards": -1, "credits": -2, "energy": 1, "score": 2}
    assert "message_capsule" in game.faces(ALIENS_GONE)


def test_new_physics_marks_any_trace() -> None:
    game = holding(TRACE)
    before = game.wealth()
    game.choose("play", TRACE, "left:blue:4")
    assert changes(game, before) == {"cards": -1, "credits": -1, "score": 3}
    assert game.state.species[0].board == [("blue", 4, 0)]


def test_amazing_uncertainty_counts_signals_by_anomalies() -> None:
    game = holding(
        "amazing_uncertainty",
        anomalies={5: ("red", 0), 2: ("yellow", 0), 0: ("blue", 0)},
        stars={"61_virginis": [1, 0, 0], "barnards_star": [1, 1], "vega": [1, 0], "procyon": [0, 0]},
        wins=[["vega"]],
    )
    before = game.wealth()
    game.choose("play", "amazing_uncertainty", "barnards_star")
    assert changes(game, before) == {"cards": -1, "credits": -1, "data": 1, "score": 4}  # 2 + 1 + 1


# 'Oumuamua

YELLOW_CARD = ["pre_launch_testing", None, None]
"""Its signal may go to Kepler 22, to 61 Virginis, or on the tile."""


@pytest.mark.parametrize(
    ("choices", "marked"), [(("tile", "tile"), 2), (("tile", "kepler_22"), 1), (("61_virginis", "kepler_22"), 0)]
)
def test_visitor_in_the_sky_counts_signals_on_the_tile(choices: tuple[str, str], marked: int) -> None:
    game = holding("visitor_in_the_sky", row=YELLOW_CARD)
    before = game.wealth()
    game.choose("play", "visitor_in_the_sky", "earth", *choices)
    for_tile = 1 if marked else 0  # the first marker there
    assert changes(game, before) == {
        "cards": -1,
        "credits": -2,
        "data": 2,
        **({"score": 2 * marked + for_tile} if marked else {}),
    }
    assert game.played() == ["visitor_in_the_sky"]


@pytest.mark.parametrize("row", [1, 5])
def test_a_trace_on_a_paid_space_completes_visitor_in_the_sky(row: int) -> None:
    assert having("visitor_in_the_sky", board=[[("red", 2, 0), ("red", row, 1)]]).why("mission") is not None
    game = having("visitor_in_the_sky", board=[[("red", row, 0)]])
    before = game.wealth()
    game.choose("mission")
    assert changes(game, before) == {"data": 1}


@pytest.mark.parametrize(
    ("choices", "exofossils", "points"),
    [(("tile", "tile"), 1, 1), (("tile", "kepler_22"), 1, 1), (("61_virginis", "kepler_22"), 0, 0)],
)
def test_altered_trajectory_gives_an_exofossil_for_a_signal_on_the_tile(
    choices: tuple[str, str], exofossils: int, points: int
) -> None:
    game = playing("altered_trajectory", row=YELLOW_CARD).choose("earth", *choices)
    assert (game.agency().exofossils, game.agency().score) == (exofossils, points)
    assert game.agency().credits == 1


def test_a_lander_on_the_tile_completes_altered_trajectory() -> None:
    assert having("altered_trajectory", orbiters=[{"oumuamua": 1}]).why("mission") is not None
    game = having("altered_trajectory", landers=[{"oumuamua": 1}])
    before = game.wealth()
    game.choose("mission")
    assert changes(game, before) == {"score": 4}


@pytest.mark.parametrize(("place", "points"), [("tile", 1), ("61_virginis", 0)])
def test_exofossil_discovery_marks_the_tile_or_its_sector(place: str, points: int) -> None:
    game = holding("exofossil_discovery")
    before = game.wealth()
    game.choose("play", "exofossil_discovery")
    assert offered(game) == ["61_virginis", "tile"]
    game.choose(place)
    assert changes(game, before) == {"cards": -1, "credits": -1, "data": 1, **({"score": 1} if points else {})}
    assert (game.state.tile_markers, game.star("61_virginis").markers) == (([0], []) if points else ([], [0]))


@pytest.mark.parametrize(("held", "left"), [(2, None), (3, 1), (5, 3)])
def test_three_exofossils_complete_exofossil_discovery(held: int, left: int | None) -> None:
    game = having("exofossil_discovery", exofossils=[held])
    if left is None:
        assert game.why("mission") is not None
        return
    before = game.wealth()
    game.choose("mission")
    assert changes(game, before) == {"exofossils": left - held, "score": 11}


def test_terrain_mapping_marks_three_colours() -> None:
    game = holding("terrain_mapping", exofossils=[0])
    before = game.wealth()
    game.choose("play", "terrain_mapping", "tile", "barnards_star", "procyon")
    assert changes(game, before) == {"cards": -1, "credits": -3, "data": 3, "score": 1}
    assert game.state.tile_markers == [0]
    assert game.star("barnards_star").markers == [0] == game.star("procyon").markers
    assert game.asked == (0, "turn")  # without an exofossil there is nothing more
    assert game.played() == ["terrain_mapping"]


@pytest.mark.parametrize("pays", [True, False])
def test_terrain_mapping_sells_one_more_signal_for_an_exofossil(pays: bool) -> None:
    game = playing("terrain_mapping", exofossils=[2]).choose("kepler_22", "barnards_star", "procyon")
    assert game.asked == (0, "may-pay")
    assert offered(game) == ["pay", "none"]
    if pays:
        game.choose("pay", "vega")
    else:
        game.choose("none")
    assert game.star("vega").markers == ([0] if pays else [])
    assert game.agency().exofossils == (1 if pays else 2)
    assert game.asked == (0, "turn")  # once


def test_probe_customisation_sells_moves_and_lands() -> None:
    game = holding("probe_customisation", exofossils=[3], probes=[[(4, 2)]])
    before = game.wealth()
    game.choose("play", "probe_customisation", "pay", "0:3:2", "0:3:3", "none", "left:yellow:-1")
    assert game.agency().landers == {"jupiter": 1}
    landing = {"publicity": 1, "data": 2, "score": 7 + 3}
    assert changes(game, before) == {"cards": -1, "credits": -1, "exofossils": -1, **landing}
    assert "probe_customisation" in game.faces(ALIENS_GONE)


def test_probe_customisation_sells_any_number_of_times() -> None:
    game = playing("probe_customisation", exofossils=[3], probes=[[EARTH]])
    for _ in range(3):
        assert game.asked == (0, "may-pay")
        game.choose("pay", "stop")
    assert game.agency().exofossils == 0
    assert game.asked == (0, "turn")  # on Earth nothing lands


def test_race_against_time_launches_and_gives_an_exofossil() -> None:
    game = holding("race_against_time")
    before = game.wealth()
    game.choose("play", "race_against_time")
    assert changes(game, before) == {"cards": -1, "credits": -1, "exofossils": 1}
    assert game.agency().probes == [EARTH]
    at_limit = playing("race_against_time", probes=[[MARS]])
    assert (at_limit.agency().probes, at_limit.agency().exofossils) == ([MARS], 1)


def test_perfect_timing_pays_for_a_visit_once() -> None:
    game = holding("perfect_timing", probes=[[(3, 4)]])
    before = game.wealth()
    game.choose("play", "perfect_timing", "0:3:5", "0:3:4", "0:3:5", "stop")
    assert changes(game, before) == {"cards": -1, "credits": -2, "publicity": 2, "exofossils": 1}
    assert game.played() == ["perfect_timing"]


def test_perfect_timing_without_a_visit_pays_nothing() -> None:
    game = playing("perfect_timing", probes=[[TILE]]).choose("0:3:4", "stop")
    assert game.agency().exofossils == 0
    game.choose("move", "0:3:5")  # by any way of moving, for the rest of the turn
    assert game.agency().exofossils == 1


def test_a_signal_on_the_tile_completes_perfect_timing() -> None:
    assert having("perfect_timing", tile_markers=[1]).why("mission") is not None
    game = having("perfect_timing", tile_markers=[1, 0])
    before = game.wealth()
    game.choose("mission")
    assert changes(game, before) == {"exofossils": 1}


@pytest.mark.parametrize("pays", [True, False])
def test_exofossil_samples_gives_a_computer_tech_and_sells_a_data(pays: bool) -> None:
    game = holding("exofossil_samples", exofossils=[1], decks={"computer_2": ["bonus_vp"]})
    before = game.wealth()
    game.choose("play", "exofossil_samples")
    assert offered(game) == [f"computer_{number}" for number in (1, 2, 3, 4)]
    game.choose("computer_2", "1")
    assert game.asked == (0, "may-pay")
    game.choose("pay" if pays else "none")
    sold = {"exofossils": -1, "data": 1} if pays else {}
    assert changes(game, before) == {"cards": -1, "credits": -2, "score": 5, **sold}
    assert game.state.where("earth") == (1, 4)


def test_comparative_analysis_gives_an_exofossil() -> None:
    game = holding("comparative_analysis")
    before = game.wealth()
    game.choose("play", "comparative_analysis")
    assert changes(game, before) == {"cards": -1, "credits": -1, "exofossils": 1}


@pytest.mark.parametrize(("circle", "gained"), [("1", {"data": 1}), ("2", {"publicity": 1}), ("3", {"score": 3})])
def test_the_circles_of_comparative_analysis(circle: str, gained: Change) -> None:
    game = having("comparative_analysis", hand=[[TRACE]]).choose("play", TRACE)
    before = game.wealth()
    game.choose("left:red:-1")
    assert game.asked == (0, "circle")
    game.choose(f"comparative_analysis:{circle}")
    expected = {"score": 3}
    for name, n in gained.items():
        expected[name] = expected.get(name, 0) + n
    assert changes(game, before) == expected


def test_comparative_analysis_completes_with_its_third_trace() -> None:
    game = having("comparative_analysis", hand=[[TRACE]], circles=[{"comparative_analysis": [1, 3]}])
    game.choose("play", TRACE, "left:red:-1", "comparative_analysis:2")
    assert game.done() == ["comparative_analysis"]


@pytest.mark.parametrize(("space", "points"), [(TILE, 9 + 3), (JUPITER, 7 + 3)])
def test_excavation_rover_scores_3_more_on_the_tile(space: tuple[int, int], points: int) -> None:
    """Elsewhere there is a trace, for 3 on the overflow space, but nothing more."""
    game = playing("excavation_rover", probes=[[space]])
    game.choose("1" if space == TILE else "left:yellow:-1")
    assert game.agency().score == points
    assert game.agency().exofossils == (2 if space == TILE else 0)
    assert game.agency().credits == 2


# Centaurians


def sent(game: Sitting, card: str) -> bool:
    """Whether the card waits 15 points ahead of 0."""
    return [(mark, game.state.cards.faces[each]) for mark, each in game.agency().pending] == [(15, card)]


@pytest.mark.rule("SETI-15.4.2")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("vessel_designs", {"energy": -1}),
        ("exocomputers", {"energy": -1, "data": 2}),
        ("infocluster", {"energy": -1, "publicity": 1, "credits": 1}),
        ("a_message_from_afar", {"energy": -1, "cards": 1}),
        ("synthesis_instructions", {"energy": -1, "data": 1}),
        ("alien_schematics", {"energy": -1, "publicity": 2}),
        ("music_of_the_spheres", {"energy": -2, "cards": 1}),
    ],
)
def test_what_messages_give_at_once(card: str, gained: Change) -> None:
    game = holding(card)
    before = game.wealth()
    game.choose("play", card)
    if game.ask.kind == "card":
        game.choose("deck")
    expected = {**gained, "cards": gained.get("cards", 0) - 1}
    assert changes(game, before) == {name: n for name, n in expected.items() if n}
    assert sent(game, card)
    assert game.played() == [card]


def test_vessel_designs_launches() -> None:
    assert playing("vessel_designs").agency().probes == [EARTH]


def test_a_message_from_afar_draws_from_the_deck() -> None:
    game = playing("a_message_from_afar", decks={"deck": ["sample_return"]})
    assert game.hand() == ["sample_return"]  # unasked


def test_music_of_the_spheres_takes_a_card_of_the_row() -> None:
    row = ["extremophiles_study", "government_funding", "sample_return"]
    game = playing("music_of_the_spheres", row=row)
    assert offered(game) == [*row, "deck"]
    assert game.choose("government_funding").hand() == ["government_funding"]


@pytest.mark.parametrize(("card", "kind"), [("hivemind_concept", "computer"), ("telescope_blueprints", "telescope")])
def test_these_messages_rotate_and_give_a_tech(card: str, kind: str) -> None:
    game = holding(card, decks={f"{kind}_3": ["bonus_publicity"]})
    before = game.wealth()
    game.choose("play", card)
    assert game.state.where("earth") == (1, 4)
    assert offered(game) == [f"{kind}_{number}" for number in (1, 2, 3, 4)]
    game.choose(f"{kind}_3")
    if kind == "computer":
        game.choose("1")
    assert changes(game, before) == {"cards": -1, "energy": -2, "publicity": 1, "score": 2}
    assert sent(game, card)


def test_torrent_chain_signal_marks_twice_in_one_sector() -> None:
    game = holding("torrent_chain_signal")
    before = game.wealth()
    game.choose("play", "torrent_chain_signal", "vega")
    assert game.star("vega").markers == [0, 0]
    assert changes(game, before) == {"cards": -1, "energy": -2, "data": 2, "score": 2}  # the second position
    assert sent(game, "torrent_chain_signal")
