"""SETI-5e: scanning, and the telescope techs."""

from __future__ import annotations

import pytest

from wardroom.games.seti.state import DECK

from .given import Sitting, given

EARTHS, MERCURYS, BESIDE = "61_virginis", "sirius_a", ["beta_pictoris", "proxima_centauri"]
"""The sectors of Earth, of Mercury and beside Earth with the discs at 0."""
ROW = ("alice", "dune", "grant")
"""Blue, red, yellow."""


def agency(*techs: str, **more: object) -> Sitting:
    """Just enough to scan, a known row, and these techs."""
    position: dict[str, object] = {"techs": [techs], "credits": [1], "energy": [2], "publicity": [0], "score": [0]}
    position |= {"row": ROW, "data": [0]}
    return given(2, **{**position, **more})  # type: ignore[arg-type]


def signals(game: Sitting) -> dict[str, int]:
    """How many signals are where."""
    return {name: len(star.markers) for name, star in game.state.stars.items() if star.markers}


# Scanning


@pytest.mark.rule("SETI-5.20")
def test_a_scan() -> None:
    game = agency().choose("scan")
    assert (game.agency().credits, game.agency().energy) == (0, 0)
    assert game.options == ["earth", "row"]
    game.choose("earth")
    assert signals(game) == {EARTHS: 1}
    assert game.asked == (0, "row") and game.options[:3] == list(ROW)
    game.choose("dune", "proxima_centauri")
    assert signals(game) == {EARTHS: 1, "proxima_centauri": 1}
    assert game.agency().data == 2
    assert "dune" in game.discards


@pytest.mark.rule("SETI-5.20")
def test_the_two_signals_in_the_other_order() -> None:
    game = agency().choose("scan", "row", "grant", EARTHS)
    assert game.agency().score == 2  # Earth's came second, in the same sector
    assert signals(game) == {EARTHS: 2}


@pytest.mark.rule("SETI-5.20")
@pytest.mark.parametrize("short", [{"credits": [0]}, {"energy": [1]}])
def test_a_scan_needs_its_cost(short: dict[str, object]) -> None:
    assert agency(**short).refused("scan") == "SETI-5.20"


@pytest.mark.rule("SETI-5.20")
def test_earths_sector_is_where_earth_is_now() -> None:
    game = agency(turned=(7, 0, 0)).choose("scan", "earth")
    assert signals(game) == {"proxima_centauri": 1}


@pytest.mark.rule("SETI-5.21")
@pytest.mark.parametrize(
    ("card", "stars"),
    [
        ("alice", ["procyon", "sirius_a"]),
        ("dune", ["barnards_star", "proxima_centauri"]),
        ("grant", ["kepler_22", "61_virginis"]),
        ("large_hadron_collider", ["vega", "beta_pictoris"]),
    ],
)
def test_each_colour_matches_two_sectors(card: str, stars: list[str]) -> None:
    game = agency(row=(card, "pixl", "starship")).choose("scan", "earth", card)
    assert game.asked == (0, "signal") and game.options[:2] == stars


@pytest.mark.rule("SETI-5.23")
def test_two_signals_at_least() -> None:
    game = agency("telescope_2", "telescope_3", "telescope_4", publicity=[1], hand=[["pixl"]]).choose("scan")
    assert "done" not in game.candidates
    game.choose("earth")
    assert "done" not in game.candidates
    game.choose("row", "dune", "barnards_star")
    assert "done" in game.options


@pytest.mark.rule("SETI-5.23", "SETI-5.22")
def test_four_signals_at_most_with_techs() -> None:
    game = agency("telescope_1", "telescope_2", "telescope_3", "telescope_4", publicity=[5], hand=[["pixl", "plato"]])
    game.choose("scan", "telescope_2", "telescope_3", "pixl", "procyon")
    assert game.options[:3] == ["earth", "telescope_1", "row"]  # no tech twice, in any order with the rest
    game.choose("earth", "row", "dune", "barnards_star")
    assert sum(signals(game).values()) == 4
    assert [each for each in game.candidates if each != "free"] == ["telescope_4", "done"]


# The row


@pytest.mark.rule("SETI-5.24")
def test_the_row_is_filled_after_the_scan() -> None:
    game = agency("telescope_2", publicity=[1], decks={"deck": ["pixl"]}).choose("scan", "row", "alice", "procyon")
    assert game.row == [None, "dune", "grant"]
    game.choose("earth")
    assert game.row == [None, "dune", "grant"]
    game.choose("telescope_2")
    assert game.row == ["pixl", "dune", "grant"]


@pytest.mark.rule("SETI-5.24")
def test_what_follows_the_scan_finds_a_full_row() -> None:
    """The SETI Institute gives a card for a scan."""
    game = agency(played=[["seti_institute"]], decks={"deck": ["pixl"]})
    game.choose("scan", "earth", "alice", "procyon", "seti_institute:2")
    assert game.asked == (0, "card") and game.options[:3] == ["pixl", "dune", "grant"]


@pytest.mark.rule("SETI-5.24")
def test_the_row_is_filled_after_one_card_effect() -> None:
    game = agency(hand=[["allen_telescope_array"]], credits=[2], decks={"deck": ["pixl", "plato"]})
    game.choose("play", "allen_telescope_array", "alice", "procyon")
    assert game.row == [None, "dune", "grant"]
    assert game.asked == (0, "row") and game.options[:2] == ["dune", "grant"]
    game.choose("dune", "barnards_star")
    assert game.row == ["pixl", "plato", "grant"]


@pytest.mark.rule("SETI-5.24")
def test_an_empty_row_gives_no_signal() -> None:
    game = agency(row=(None, None, None), bare=["deck"]).choose("scan")
    assert signals(game) == {EARTHS: 1}
    assert game.faces(DECK) == []


@pytest.mark.rule("SETI-5.25")
def test_the_open_alien_card_is_not_in_the_row_but_alien_cards_in_hand_will_do() -> None:
    game = agency("telescope_3", found=["mascamites"], hand=[["rover_exploration"]])
    game.choose("scan", "row")
    assert [each for each in game.options if each != "free"] == list(ROW)
    game.choose("alice", "procyon", "telescope_3")
    assert game.asked == (0, "signal") and game.options[:2] == ["vega", "beta_pictoris"]  # a black card
    game.choose("vega")
    assert game.hand() == []


# Telescope techs


@pytest.mark.rule("SETI-7.5")
def test_telescope_1_moves_earths_signal_to_a_sector_beside() -> None:
    game = agency("telescope_1").choose("scan")
    assert game.options[:3] == ["earth", "telescope_1", "row"]
    game.choose("telescope_1")
    assert game.options == BESIDE
    game.choose("proxima_centauri")
    assert signals(game) == {"proxima_centauri": 1}
    assert game.asked == (0, "row")  # instead of Earth's own


@pytest.mark.rule("SETI-7.6")
def test_telescope_2_marks_where_mercury_is() -> None:
    game = agency("telescope_2", publicity=[2]).choose("scan", "telescope_2")
    assert signals(game) == {MERCURYS: 1}
    assert game.agency().publicity == 1
    assert "telescope_2" not in game.candidates  # once in a scan
    assert agency("telescope_2").choose("scan").refused("telescope_2") == "SETI-7.6"


@pytest.mark.rule("SETI-7.7")
def test_telescope_3_takes_a_hand_card() -> None:
    game = agency("telescope_3", hand=[["pixl", "starship"]]).choose("scan", "telescope_3")
    assert game.asked == (0, "hand-signal")
    game.choose("starship", "barnards_star")
    assert game.hand() == ["pixl"] and "starship" in game.discards
    assert signals(game) == {"barnards_star": 1}
    assert agency("telescope_3").choose("scan").refused("telescope_3") == "SETI-7.7"


@pytest.mark.rule("SETI-7.8")
def test_telescope_4_launches_for_an_energy() -> None:
    game = agency("telescope_4", energy=[3]).choose("scan", "telescope_4")
    assert game.agency().energy == 0 and game.agency().credits == 0
    assert game.agency().probes == [(1, 5)]
    assert signals(game) == {}


@pytest.mark.rule("SETI-7.8")
def test_telescope_4_or_moves() -> None:
    game = agency("telescope_4", "probe_1", energy=[3], probes=[[(1, 4)]]).choose("scan", "telescope_4")
    assert game.options[:2] == ["launch", "move"]
    game.choose("move", "0:1:3")
    assert game.agency().probes == [(1, 3)] and game.agency().energy == 1


@pytest.mark.rule("SETI-7.8")
@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"energy": [2]}, "SETI-7.8"),  # no energy left, and nothing to move
        ({"energy": [2], "probes": [[(1, 4)]]}, None),  # a move is possible
    ],
)
def test_telescope_4_needs_something_to_do(more: dict[str, object], rule: str | None) -> None:
    game = agency("telescope_4", **more).choose("scan")
    reason = game.why("telescope_4")
    assert (reason and reason[0]) == rule


@pytest.mark.rule("SETI-7.8")
def test_telescope_4_keeps_to_the_limit_of_probes() -> None:
    game = agency("telescope_4", energy=[5], probes=[[(1, 4)]]).choose("scan", "telescope_4")
    assert game.asked == (0, "move")  # a second probe may not be launched


@pytest.mark.rule("SETI-5.22")
def test_each_tech_is_used_only_if_its_own_extra_can_be_paid() -> None:
    game = agency("telescope_2", "telescope_3", hand=[["pixl"]]).choose("scan")
    assert game.options[:3] == ["earth", "row", "telescope_3"]  # no publicity, but a card
    assert game.why("telescope_2") == ("SETI-7.6", "telescope-2-cost")
    game = agency("telescope_2", "telescope_3", publicity=[1]).choose("scan")
    assert game.options[:3] == ["earth", "row", "telescope_2"]


@pytest.mark.rule("SETI-5.22")
def test_a_tech_need_not_be_used() -> None:
    game = agency("telescope_2", publicity=[1]).choose("scan", "earth", "row", "dune", "barnards_star", "done")
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-5.22")
def test_a_scan_from_a_card_uses_techs_for_their_extra_cost() -> None:
    game = agency("telescope_2", hand=[["noto_radio_observatory"]], credits=[2], energy=[0])
    game.choose("play", "noto_radio_observatory", "telescope_2")
    assert game.agency().publicity == 0  # the card's 1 publicity pays for it
    assert signals(game) == {MERCURYS: 1}


def test_a_scan_is_one_event_however_many_signals() -> None:
    game = agency("telescope_2", publicity=[1], played=[["seti_institute"]])
    game.choose("scan", "earth", "row", "dune", "barnards_star", "telescope_2")
    assert game.asked == (0, "circle")
    game.choose("seti_institute:1")
    assert game.agency().data == 3 + 2
    assert game.asked == (0, "turn")


# In between


@pytest.mark.example("SETI-9.6")
def test_data_of_the_scan_pay_for_more_of_it() -> None:
    game = agency("telescope_2").choose("scan", "earth", "row", "dune", "barnards_star")
    assert game.agency().data == 2 and game.agency().publicity == 0
    assert game.refused("telescope_2") == "SETI-7.6"
    game.choose("free", "place", "free", "place")
    assert (game.agency().data, game.agency().upper, game.agency().publicity) == (0, 2, 1)
    game.choose("telescope_2")
    assert game.agency().publicity == 0
    assert signals(game) == {EARTHS: 1, "barnards_star": 1, MERCURYS: 1}


# Signal tokens of the expansion


@pytest.mark.rule("SETI-5.23", "SETI-19.2", "SETI-19.3")
@pytest.mark.parametrize(("tokens", "used"), [(1, 1), (2, 2), (3, 2)])
def test_signal_tokens_discard_more_of_the_row(tokens: int, used: int) -> None:
    game = agency()
    game.agency().signal_tokens = tokens
    game.choose("scan", "earth", "row", "alice", "procyon", "token", "dune", "barnards_star")
    if used > 1:
        game.choose("token", "kepler_22")
    elif game.asked[1] == "scan":
        game.choose("done")
    assert game.asked == (0, "turn")
    assert game.agency().signal_tokens == tokens - used
    assert sum(signals(game).values()) == 2 + used
