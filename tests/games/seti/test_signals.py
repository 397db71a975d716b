"""SETI-8: signals, and sectors that are complete."""

from __future__ import annotations

import pytest

from wardroom.games.seti.cards import SIGNAL_PLACES, STARS
from wardroom.games.seti.flow import signals
from wardroom.games.seti.state import NEUTRAL
from wardroom.kernel import Option
from wardroom.language import Text

from .driving import drive, resolve
from .given import Sitting, given

EARTHS = "61_virginis"
"""Where Earth is with the discs at 0."""


def sky(seats: int = 2, **more: object) -> Sitting:
    """Nobody has points, publicity or data."""
    nothing = [0] * seats
    position: dict[str, object] = {"score": nothing, "publicity": nothing, "data": nothing}
    return given(seats, **{**position, **more})  # type: ignore[arg-type]


def mark(game: Sitting, star: str, seat: int = 0, data: bool = True) -> Sitting:
    drive(signals.mark(game.state, seat, star, data))
    return game


def resolved(game: Sitting, *answers: Option, seat: int = 0) -> Sitting:
    drive(signals.resolve_sectors(game.state, seat), *answers)
    return game


def complete(star: str, *markers: int, seats: int = 2, excess: int = 0, **more: object) -> Sitting:
    """A sector whose data is gone, with these markers from the left."""
    return fill(sky(seats, **more), star, *markers, excess=excess)


def fill(game: Sitting, star: str, *markers: int, excess: int = 0) -> Sitting:
    slot = game.star(star)
    assert len(markers) - excess == STARS[star].capacity
    slot.markers, slot.data, slot.complete = list(markers), 0, True
    return game


# Marking


@pytest.mark.rule("SETI-8.2")
def test_a_marker_takes_the_place_of_a_data() -> None:
    game = mark(sky(), "vega")
    assert game.star("vega").markers == [0]
    assert game.star("vega").data == 3
    assert game.agency().data == 1


@pytest.mark.rule("SETI-8.2")
def test_markers_fill_the_slot_from_the_left() -> None:
    game = sky()
    for seat in (1, 0, 0):
        mark(game, "procyon", seat)
    assert game.star("procyon").markers == [1, 0, 0]
    assert (game.agency(0).data, game.agency(1).data) == (2, 1)


@pytest.mark.rule("SETI-8.3")
def test_the_second_position_scores_2() -> None:
    game = sky()
    points = []
    for _ in range(5):
        mark(game, "procyon")
        points.append(game.agency().score)
    assert points == [0, 2, 2, 2, 2]


@pytest.mark.rule("SETI-8.4")
def test_without_data_it_is_an_excess_marker() -> None:
    game = mark(complete("vega", 1, 1, 1, 1), "vega")
    assert game.star("vega").markers == [1, 1, 1, 1, 0]
    assert game.star("vega").data == 0
    assert (game.agency().data, game.agency().score) == (0, 0)


@pytest.mark.rule("SETI-8.4", "SETI-8.10")
def test_excess_markers_count_for_the_majority() -> None:
    game = complete("vega", 1, 0, 1, 0)
    mark(game, "vega", 1)
    resolved(game, ("left", "red", 0))
    assert game.agency(1).wins == ["vega"]


@pytest.mark.rule("SETI-8.5")
def test_no_data_but_the_points_of_the_second_position() -> None:
    game = mark(sky(stars={"vega": [1]}), "vega", data=False)
    assert (game.agency().data, game.agency().score) == (0, 2)
    assert game.star("vega").data == 2  # the token went to the supply


@pytest.mark.rule("SETI-8.5")
def test_a_card_without_data() -> None:
    game = sky(hand=[["algonquin_radio_observatory"]], stars={"kepler_22": [1]})
    game.choose("play", "algonquin_radio_observatory", "kepler_22", "barnards_star", "procyon", "vega")
    assert (game.agency().data, game.agency().score) == (0, 2)
    assert [game.star(star).markers for star in ("kepler_22", "barnards_star", "procyon", "vega")] == [
        [1, 0],
        [0],
        [0],
        [0],
    ]


@pytest.mark.rule("SETI-8.6")
def test_data_is_lost_when_the_pool_is_full_or_placed_first() -> None:
    game = sky(data=[6], hand=[["wow_signal"]], credits=[2], energy=[0]).choose("play", "wow_signal")
    assert game.asked == (0, "pool")
    game.choose("place")  # a free action in between makes room for the first one
    assert game.asked == (0, "pool")
    game.choose("lose")
    assert game.agency().data == 6 and game.agency().upper == 1
    assert game.star(EARTHS).data == 4  # both tokens are gone from the slot
    lost = sky(data=[6], upper=[6])
    mark(lost, "vega")
    assert lost.agency().data == 6 and lost.star("vega").data == 3


@pytest.mark.rule("SETI-8.1")
@pytest.mark.parametrize("card", ["wow_signal", "breakthrough_listen"])
def test_a_signal_cannot_be_declined(card: str) -> None:
    game = sky(hand=[[card]], probes=[[]]).choose("play", card)
    if game.asked[1] == "signal":
        assert set(game.options) - {"free"} == {"procyon", "sirius_a"}  # one of them, not none
        game.choose("procyon")
    assert sum(len(star.markers) for star in game.state.stars.values()) == (2 if card == "wow_signal" else 1)


# Where


@pytest.mark.rule("SETI-5.21", "SETI-1.11")
@pytest.mark.parametrize(
    ("where", "stars"),
    [
        ("red", ["barnards_star", "proxima_centauri"]),
        ("yellow", ["kepler_22", "61_virginis"]),
        ("blue", ["procyon", "sirius_a"]),
        ("black", ["vega", "beta_pictoris"]),
        ("any", list(STARS)),
        ("probe", ["sirius_a", "proxima_centauri"]),
        ("earth", [EARTHS]),
        ("oumuamua", [EARTHS, "tile"]),  # on the tile or in its sector
        ("tile", ["tile"]),
        ("next_anomaly", ["barnards_star"]),
        ("star.vega", ["vega"]),
        ("planet.mercury", ["sirius_a"]),
        ("planet.saturn", ["procyon"]),
    ],
)
def test_every_place_for_a_signal(where: str, stars: list[str]) -> None:
    """With the discs at 0; 'Oumuamua is in Earth's sector, where signals may go to its tile."""
    visitor: dict[str, object] = (
        {"species": ("oumuamua", "anomalies"), "found": ["oumuamua"]} if where in ("oumuamua", "tile") else {}
    )
    if where == "next_anomaly":
        visitor = {"found": ["anomalies"]}
    for star in stars:
        game = sky(2, probes=[[(4, 1), (2, 4)], [(1, 0)]], techs=[["probe_1"]], **visitor)
        asks = resolve(game, f"signal:{where}", *([star] if len(stars) > 1 else []))
        assert [list(ask.options) for ask in asks] == ([stars] if len(stars) > 1 else [])
        marked = [name for name, each in game.state.stars.items() if each.markers] + ["tile"] * len(
            game.state.tile_markers
        )
        assert marked == [star]


def test_no_place_is_forgotten() -> None:
    game = sky(found=["oumuamua", "anomalies"], species=("oumuamua", "anomalies"), probes=[[(1, 5)]], hand=[["alice"]])
    for where in SIGNAL_PLACES:
        if where not in ("row", "hand", "tile"):
            assert signals.sectors(game.state, 0, where), where


@pytest.mark.rule("SETI-5.21")
def test_a_signal_for_a_card_of_the_row_or_the_hand() -> None:
    game = sky(row=["alice", "dune", "grant"], hand=[["pixl"]])
    dune = game.state.row[1]
    assert dune is not None
    asks = resolve(game, "signal:row", dune, "barnards_star")
    assert [ask.kind for ask in asks] == ["row", "signal"]
    assert game.row == ["alice", None, "grant"] and game.discards == ["dune"]
    resolve(game, "signal:hand", "sirius_a")
    assert game.hand() == [] and game.discards == ["dune", "pixl"]
    assert game.star("sirius_a").markers == game.star("barnards_star").markers == [0]


@pytest.mark.rule("SETI-5.21")
def test_each_signal_of_a_colour_is_chosen_on_its_own() -> None:
    game = sky()
    resolve(game, "signal:red:2", "barnards_star", "proxima_centauri")
    assert game.star("barnards_star").markers == game.star("proxima_centauri").markers == [0]


@pytest.mark.rule("SETI-1.11")
@pytest.mark.parametrize("ring", [1, 2, 3, 4])
def test_a_sector_is_a_whole_column_with_its_star(ring: int) -> None:
    game = sky(probes=[[(ring, 6)]])
    resolve(game, "signal:probe")
    assert game.star("beta_pictoris").markers == [0]


@pytest.mark.rule("SETI-1.16")
def test_signals_at_probes_are_at_own_probes() -> None:
    game = sky(probes=[[], [(2, 6)]])
    assert resolve(game, "signal:probe") == []
    assert not any(star.markers for star in game.state.stars.values())


def test_a_signal_where_there_is_nothing_is_skipped() -> None:
    game = sky(row=[None, None, None], bare=["deck"])
    for where in ("next_anomaly", "oumuamua", "probe", "hand", "row"):
        assert resolve(game, f"signal:{where}") == []
    assert not any(star.markers for star in game.state.stars.values())


# 'Oumuamua's tile


def test_a_signal_in_its_sector_may_go_on_the_tile() -> None:
    game = sky(species=("oumuamua", "exertians"), found=["oumuamua"])
    resolve(game, "signal:earth", "tile")
    assert game.state.tile_markers == [0] and game.star(EARTHS).markers == []
    assert (game.agency().data, game.agency().score) == (1, 1)
    resolve(game, "signal:planet.mercury")  # not in its sector: no question
    resolve(game, "signal:yellow", "tile")
    assert game.state.tile_markers == [0, 0]


def test_the_tile_is_resolved_with_the_sectors() -> None:
    game = complete("vega", 0, 0, 0, 0, species=("oumuamua", "exertians"), found=["oumuamua"])
    game.state.tile_data, game.state.tile_markers = 0, [0, 1, 1]
    resolved(game, "tile", ("right", "red", 0))
    assert (game.agency(0).exofossils, game.agency(1).exofossils) == (1, 1)
    assert (game.state.tile_data, game.state.tile_markers) == (3, [])
    assert game.agency(0).wins == ["vega"]


# Completing


@pytest.mark.rule("SETI-8.7", "SETI-8.21")
def test_the_last_data_completes_a_sector() -> None:
    game = sky(stars={"vega": [1, 0]})
    assert not mark(game, "vega").star("vega").complete
    assert mark(game, "vega", 1).star("vega").complete
    mark(game, "vega")  # until it is resolved these are excess markers
    assert game.star("vega").markers == [1, 0, 0, 1, 0]
    assert game.agency(0).wins == game.agency(1).wins == []


@pytest.mark.rule("SETI-8.8")
def test_sectors_are_resolved_when_the_main_action_is_over() -> None:
    """Wow! completes Earth's sector with its first signal; the second is an excess marker."""
    game = sky(stars={EARTHS: [0, 1, 1, 1, 0]}, hand=[["wow_signal"]])
    game.choose("play", "wow_signal")
    assert game.asked == (0, "trace")
    assert game.star(EARTHS).markers == [0, 1, 1, 1, 0, 0, 0]
    assert game.log().index("signal-excess") < game.log().index("sector-won")
    game.choose("left:red:0")
    assert game.star(EARTHS).markers == [1]
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-8.8")
def test_the_active_player_chooses_the_order() -> None:
    game = fill(complete("vega", 1, 1, 1, 1), "procyon", 0, 0, 0, 0, 0)
    asks = drive(signals.resolve_sectors(game.state, 0), "procyon", ("left", "red", 0), ("left", "red", -1))
    assert [(ask.seat, ask.kind) for ask in asks] == [(0, "sector"), (0, "trace"), (1, "trace")]
    assert list(asks[0].options) == ["vega", "procyon"]


@pytest.mark.rule("SETI-8.22")
def test_a_trace_is_placed_before_the_next_sector_is_resolved() -> None:
    game = fill(complete("vega", 0, 0, 0, 0), "procyon", 0, 0, 0, 0, 0)
    steps = signals.resolve_sectors(game.state, 0)
    next(steps)
    steps.send("vega")
    assert game.star("procyon").data == 0  # the trace of Vega is asked for first
    steps.send(("left", "red", 0))
    assert game.traces(0) == {"red": 0}


@pytest.mark.rule("SETI-8.9")
def test_a_sector_completed_after_the_main_action_is_resolved_at_once() -> None:
    """Whatever completes it: it is looked at after every free action that follows."""
    game = fill(sky(credits=[2], energy=[2], stage="after"), "vega", 0, 0, 0, 0)
    game.choose("exchange", "energy:credit")
    assert game.asked == (0, "trace")


# Winning


@pytest.mark.rule("SETI-8.10")
@pytest.mark.parametrize(
    ("markers", "first", "second"),
    [
        ([0, 0, 1, 0], 0, 1),
        ([0, 1, 1, 0], 0, 1),  # of equals the one whose marker is further right
        ([0, 1, 0, 1], 1, 0),
        ([2, 2, 1, 1, 0], 1, 2),
        ([0, 1, 2], 2, 1),
        ([0, 0, 0, 0], 0, None),
        ([0, 1, 1, 2, 2, 0], 0, 2),
    ],
)
def test_most_markers_win_and_the_last_placed_breaks_ties(markers: list[int], first: int, second: int | None) -> None:
    assert signals.winner(markers) == first
    assert signals.second(markers) == second


@pytest.mark.rule("SETI-8.10")
def test_it_is_told_when_the_last_marker_decides() -> None:
    assert signals.tied([0, 1, 0, 1])
    assert not any(signals.tied(markers) for markers in ([0, 0, 1], [0, 0], [NEUTRAL, 0]))
    game = resolved(complete("vega", 0, 1, 1, 0), ("left", "red", 0))
    words = Text("en", "wardroom.games.seti", names=["Ada", "Bob"], reader=0)
    told = [words.event(key, args) for key, args in game.table.seat(0).log if key == "sector-resolved"]
    assert len(told) == 1 and "who placed the last of them wins (SETI-8.10)" in told[0]


def test_neutral_markers_never_win_but_may_come_second() -> None:
    assert signals.winner([NEUTRAL, NEUTRAL, 0]) == 0
    assert signals.second([0, NEUTRAL, NEUTRAL, 0, 1]) == NEUTRAL
    game = resolved(complete("vega", NEUTRAL, NEUTRAL, 0, 0), ("left", "red", 0))
    assert game.star("vega").markers == [NEUTRAL] and game.star("vega").data == 3


@pytest.mark.rule("SETI-8.11", "SETI-8.19", "SETI-1.17")
@pytest.mark.parametrize(
    ("star", "first", "later"),
    [
        ("procyon", (0, True), (3, False)),
        ("vega", (2, True), (5, False)),
        ("sirius_a", (0, True), (0, True)),
        ("barnards_star", (0, True), (3, False)),
        ("kepler_22", (0, True), (3, False)),
        ("proxima_centauri", (0, True), (0, True)),
        ("61_virginis", (0, True), (0, True)),
        ("beta_pictoris", (3, True), (0, True)),
    ],
)
def test_what_the_first_and_later_wins_give(star: str, first: tuple[int, bool], later: tuple[int, bool]) -> None:
    full = [0] * STARS[star].capacity
    game = complete(star, *full)
    for points, trace in (first, later):
        before = game.agency().score
        resolved(fill(game, star, *full), *([("left", "red", -1)] if trace else []))  # red traces come from sectors
        assert game.agency().score - before == points + 3 * trace
    assert game.agency().wins == [star, star]  # any number of times (SETI-8.17)


@pytest.mark.rule("SETI-8.19")
def test_the_better_reward_goes_to_the_first_win_whoever_wins() -> None:
    game = resolved(complete("vega", 1, 1, 1, 1, won=["vega"]))
    assert game.agency(1).score == 5
    assert game.asked == (0, "turn")  # no trace


@pytest.mark.rule("SETI-8.12")
def test_everybody_with_a_marker_gains_publicity() -> None:
    game = complete("procyon", 0, 0, 1, 0, 1, seats=3)
    resolved(game, ("left", "red", -1))
    assert [agency.publicity for agency in game.state.agencies] == [1, 1, 0]


@pytest.mark.rule("SETI-8.22")
def test_publicity_comes_before_the_win_and_the_reset_last() -> None:
    game = resolved(complete("vega", 0, 0, 0, 1), ("left", "red", -1))
    log = [key for key in game.log() if key in ("publicity", "sector-won", "scored", "sector-reset")]
    assert log == ["publicity", "publicity", "sector-won", "scored", "scored", "sector-reset"]


# The reset


@pytest.mark.rule("SETI-8.13", "SETI-8.15")
def test_the_second_player_leaves_a_marker() -> None:
    game = resolved(complete("procyon", 0, 1, 0, 1, 0), ("left", "red", 0))
    star = game.star("procyon")
    assert (star.markers, star.data, star.complete) == ([1], 4, False)
    for _ in range(2):
        mark(game, "procyon")
    mark(game, "procyon", 1)
    mark(game, "procyon", 1)
    resolved(game)
    assert game.agency(1).wins == ["procyon"]  # 3 to 2: the one left behind counts


@pytest.mark.rule("SETI-8.14")
def test_without_a_second_the_slot_is_filled_completely() -> None:
    game = resolved(complete("vega", 0, 0, 0, 0), ("left", "red", 0))
    assert (game.star("vega").markers, game.star("vega").data) == ([], 4)


@pytest.mark.rule("SETI-8.13")
def test_the_second_is_found_like_the_first() -> None:
    game = resolved(complete("procyon", 0, 0, 1, 2, 0, seats=3), ("left", "red", 0))
    assert game.star("procyon").markers == [2]  # equal to 1, but further right


@pytest.mark.rule("SETI-8.16")
def test_win_markers_are_no_signals() -> None:
    game = complete("vega", 0, 0, 0, 0, wins=[[], ["vega", "vega", "vega", "vega", "vega"]])
    resolved(game, ("left", "red", 0))
    assert game.agency(0).wins == ["vega"]
    assert game.star("vega").markers == []


@pytest.mark.rule("SETI-8.17")
def test_a_sector_can_be_won_again_and_again() -> None:
    game = sky(won=["procyon"])
    for _ in range(3):
        for _ in range(5):
            mark(game, "procyon")
        resolved(game)
    assert game.agency().wins == ["procyon"] * 3


@pytest.mark.rule("SETI-8.20")
def test_the_marker_left_behind_brings_nothing_but_the_next_scores() -> None:
    game = complete("procyon", 0, 1, 0, 1, 0, won=["procyon"])
    resolved(game)
    assert (game.agency(1).data, game.agency(1).score) == (0, 0)
    mark(game, "procyon")
    assert game.agency().score == 3 + 2  # the win, then the second position


@pytest.mark.rule("SETI-8.21")
def test_a_sector_is_resolved_once_for_each_completion() -> None:
    game = resolved(complete("procyon", 0, 0, 0, 0, 0, won=["procyon"]))
    resolved(game)
    assert game.agency().wins == ["procyon"]


@pytest.mark.example("SETI-8.18")
def test_three_players_with_two_markers_each() -> None:
    """Blue, green and orange; orange placed an excess marker last."""
    blue, green, orange = 0, 1, 2
    game = complete("barnards_star", blue, green, green, orange, blue, orange, seats=3, excess=1)
    resolved(game, ("left", "red", 0), seat=orange)
    assert game.agency(orange).wins == ["barnards_star"]
    assert [agency.publicity for agency in game.state.agencies] == [1, 1, 1 + 1]  # the discovery space gives one more
    assert game.traces(0) == {"red": orange}


# The rival


def test_on_the_rivals_turn_sectors_go_clockwise_from_earth() -> None:
    game = given(1, won=list(STARS))
    for star in ("vega", "procyon", "kepler_22"):
        fill(game, star, *[1] * STARS[star].capacity)
    drive(signals.resolve_sectors(game.state, 1))
    assert game.agency(1).wins == ["procyon", "vega", "kepler_22"]  # columns 7, 0 and 3; Earth is in 5
