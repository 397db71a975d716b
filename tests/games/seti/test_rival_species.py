"""SETI-16d: the species and the rival."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.automa import message
from wardroom.games.seti.flow import discovery, milestones, rotation, traces
from wardroom.games.seti.flow.species import centaurians
from wardroom.games.seti.scoring import total
from wardroom.games.seti.state import (
    EXERTIANS,
    EXERTIANS_PLAYED,
    OVER,
    SAMPLES_BOARD,
    SAMPLES_JUPITER,
    SAMPLES_SATURN,
    alien_deck,
    zone,
)

from .driving import drive
from .given import Sitting, given
from .rivals import (
    EARTH,
    RIVAL,
    SETTINGS,
    known,
    line_done,
    outcome,
    refusals,
    rival_has,
    rival_plays,
    said,
    told,
)

ON_EARTH: dict[str, Any] = {"probes": [[], [EARTH]]}
PLAYED = zone(RIVAL, EXERTIANS_PLAYED)


def at_rest(**position: Any) -> Sitting:
    return given(1, **{"score": [0, 0], "publicity": [0, 0], "settings": SETTINGS, **position})


# Mascamites


@pytest.mark.rule("SETI-16.45", "SETI-16.76")
def test_s15_lays_a_sample_of_saturn_on_the_board_without_its_reward() -> None:
    before = at_rest(**known("mascamites"))
    samples = set(before.faces(SAMPLES_SATURN))
    game = rival_plays("s15", **known("mascamites", **ON_EARTH))
    assert game.agency(RIVAL).landers == {"saturn": 1}
    (_, laid) = game.faces(SAMPLES_BOARD)
    assert laid in samples and len(game.faces(SAMPLES_SATURN)) == 2
    assert traces.sample(game.state, 4) is not None
    log = [key for key in game.log() if key in ("rival-landed", "rival-trace-lowest", "rival-lays-sample")]
    assert log == ["rival-landed", "rival-trace-lowest", "rival-lays-sample"]
    assert rival_has(game) == {"score": 11, "publicity": 3, "upper": 2, "progress": 1}  # of the landing alone


@pytest.mark.rule("SETI-16.45")
def test_the_sample_is_random() -> None:
    """The same three samples lie on Saturn; chance takes one or another."""
    there = {"saturn": ["sample_vp", "sample_data", "sample_credit"]}
    position = known("mascamites", decks=there, **ON_EARTH)
    laid = {rival_plays("s15", seed=seed, **position).faces(SAMPLES_BOARD)[-1] for seed in range(1, 9)}
    assert len(laid) > 1 and laid <= set(there["saturn"])


@pytest.mark.rule("SETI-16.45", "SETI-16.76")
def test_s15_goes_to_jupiter_if_saturn_is_too_far() -> None:
    game = rival_plays("s15", **known("mascamites", turned=(0, 0, 1), **ON_EARTH))
    assert game.agency(RIVAL).landers == {"jupiter": 1}
    assert (len(game.faces(SAMPLES_JUPITER)), len(game.faces(SAMPLES_SATURN))) == (2, 3)
    assert [each["name_place"] for each in told(game, "rival-too-far")] == ["saturn"]


@pytest.mark.rule("SETI-16.45", "SETI-16.76", "SETI-16.20")
def test_s15_prefers_a_moon_and_never_orbits() -> None:
    position = known("mascamites", landers=[{"saturn": 1}], **ON_EARTH)
    assert rival_plays("s15", **position).agency(RIVAL).landers == {"saturn": 1}  # though only an orbit is free
    game = rival_plays("s15", **position, techs=[[], ["probe_3"]])
    assert (game.agency(RIVAL).moons, game.agency(RIVAL).techs) == (["enceladus"], [])  # arrow right
    assert len(game.faces(SAMPLES_SATURN)) == 2  # a sample of that planet all the same


@pytest.mark.rule("SETI-16.45")
def test_without_a_sample_left_that_part_is_skipped() -> None:
    game = rival_plays("s15", **known("mascamites", **ON_EARTH), bare=["saturn"])
    assert game.agency(RIVAL).landers == {"saturn": 1}
    assert told(game, "rival-no-sample") == [{"name_place": "saturn"}]


@pytest.mark.rule("SETI-16.45")
def test_s15_launches_first() -> None:
    assert line_done(rival_plays("s15", **known("mascamites"))) == ("s15", 1)


# Anomalies


@pytest.mark.rule("SETI-16.46", "SETI-16.77")
@pytest.mark.parametrize(
    "board, line",
    [
        ([], 1),  # an empty column is not led
        ([("yellow", 1, 0)], 1),
        ([("yellow", 2, 0), ("yellow", 1, RIVAL)], 1),
        ([("yellow", 5, RIVAL), ("yellow", 5, 0)], 1),  # on the top space the later one is higher
        ([("yellow", 1, 0), ("yellow", 2, RIVAL)], 2),
        ([("yellow", 5, 0), ("yellow", 5, RIVAL)], 2),
        ([("red", 1, RIVAL), ("blue", 1, RIVAL)], 1),  # other columns do not matter
    ],
)
def test_s16_marks_the_column_of_the_next_anomaly_unless_it_leads_there(
    board: list[tuple[str, int, int]], line: int
) -> None:
    """The anomalies lie at Earth (red), 3 sectors counter-clockwise (yellow) and 3 clockwise: yellow is next."""
    game = rival_plays("s16", **known("anomalies", board=[board]))
    assert line_done(game) == ("s16", line)
    free = next(row for row in range(1, 6) if row == 5 or not any(each[:2] == ("yellow", row) for each in board))
    marked = [each for each in game.state.species[0].board if each not in board]
    assert marked == ([("yellow", free, RIVAL)] if line == 1 and free < 5 else [])


@pytest.mark.rule("SETI-16.77")
def test_s16_space_reward_points_in_this_order() -> None:
    game = rival_plays("s16", **known("anomalies", board=[[("yellow", 1, 0), ("yellow", 2, 0)]]))
    # row 3: 2 VP and 1 publicity, then 3 VP
    assert [args["n"] for args in told(game, "rival-scored")] == [2, 3]
    assert rival_has(game) == {"score": 5, "publicity": 1, "progress": 1}


@pytest.mark.rule("SETI-16.46")
def test_otherwise_s16_takes_a_tech_for_nothing() -> None:
    game = rival_plays("s16", **known("anomalies", board=[[("yellow", 1, RIVAL)]]), decks={"computer_1": ["bonus_vp"]})
    assert rival_has(game) == {"score": 5, "progress": 2}
    assert game.agency(RIVAL).techs == ["computer_1"]


@pytest.mark.rule("SETI-16.81")
@pytest.mark.parametrize(
    "token, brought",
    [
        (("red", 0), {"score": 4, "progress": 1}),
        (("red", 1), {"progress": 2}),
        (("yellow", 0), {"progress": 2}),
        (("yellow", 1), {"publicity": 2, "progress": 1}),
        (("blue", 0), {"progress": 2}),
        (("blue", 1), {"upper": 1, "progress": 1}),
    ],
)
def test_anomaly_rewards_are_converted(token: tuple[str, int], brought: dict[str, int]) -> None:
    game = at_rest(**known("anomalies", board=[[(token[0], 1, RIVAL)]], anomalies={4: token}))
    drive(rotation.rotate(game.state, 0))  # Earth comes to column 4
    assert rival_has(game) == brought


# 'Oumuamua


@pytest.mark.rule("SETI-16.47", "SETI-16.78")
def test_s17_flies_to_oumuamua_and_lands_or_orbits() -> None:
    landed = rival_plays("s17", **known("oumuamua", **ON_EARTH))
    assert landed.agency(RIVAL).landers == {"oumuamua": 1}
    only_orbit = rival_plays("s17", **known("oumuamua", landers=[{"oumuamua": 3}], **ON_EARTH))
    assert only_orbit.agency(RIVAL).orbiters == {"oumuamua": 1}
    third = rival_plays("s17", **known("oumuamua", landers=[{"oumuamua": 2}], orbiters=[{"oumuamua": 1}], **ON_EARTH))
    assert third.agency(RIVAL).landers == {"oumuamua": 1}
    neither = rival_plays("s17", **known("oumuamua", landers=[{"oumuamua": 3}], orbiters=[{"oumuamua": 1}], **ON_EARTH))
    assert neither.agency(RIVAL).landers == {"oumuamua": 1}


@pytest.mark.rule("SETI-16.61", "SETI-16.81", "SETI-16.70")
def test_the_first_orbiter_of_oumuamua_takes_a_card_which_is_progress() -> None:
    """The card space instead of 3 VP: 1 step. Then 10 VP, an exofossil, and a signal on the tile for 1 VP."""
    game = rival_plays("s17", **known("oumuamua", landers=[{"oumuamua": 3}], **ON_EARTH))
    assert outcome(game) == {
        "score": 11,
        "publicity": 3,
        "upper": 1,
        "exofossils": 1,
        "progress": 2,
        "orbiters": {"oumuamua": 1},
        "tile": 1,
    }


@pytest.mark.rule("SETI-16.47", "SETI-16.78")
def test_the_tile_signal_goes_on_the_tile_wherever_that_is() -> None:
    game = rival_plays("s17", **known("oumuamua", turned=(3, 3, 0)))
    assert game.state.where("oumuamua")[1] != game.state.where("earth")[1]
    assert game.state.tile_markers == [RIVAL]


@pytest.mark.rule("SETI-16.47")
def test_no_other_signal_of_the_rival_goes_on_the_tile() -> None:
    """Earth and the tile are in the same sector."""
    game = rival_plays("s2", **known("oumuamua"))
    assert game.state.where("oumuamua")[1] == game.state.where("earth")[1]
    assert game.state.tile_markers == []
    assert outcome(game)["signals"]["61_virginis"] == 2


@pytest.mark.rule("SETI-16.48")
def test_it_collects_an_exofossil_when_the_tile_is_complete() -> None:
    game = rival_plays("s17", **known("oumuamua", tile_data=1, tile_markers=[0, 0]))
    assert (game.agency(RIVAL).exofossils, game.agency(0).exofossils) == (1, 1)
    assert (game.state.tile_data, game.state.tile_markers) == (3, [])


# Centaurians


def discovered(name: str, first: int = RIVAL, **position: Any) -> Sitting:
    """The left species is discovered at the end of a turn."""
    other = "anomalies" if name != "anomalies" else "oumuamua"
    filled = {"species": (name, other), "traces": [{"red": RIVAL, "yellow": RIVAL, "blue": 0}]}
    game = at_rest(**{**filled, **position})
    steps = discovery.discoveries(game.state, first)
    drive(steps, *(["none"] if name == "exertians" else []))
    return game


@pytest.mark.rule("SETI-16.49")
def test_at_the_discovery_it_places_its_tile_and_keeps_two() -> None:
    game = discovered("centaurians", score=[4, 7])
    assert (game.agency(0).message, game.agency(RIVAL).message) == (19, 22)
    assert message.in_reserve(game.state) == 2


@pytest.mark.rule("SETI-16.79")
def test_a_discovery_on_its_own_turn_uses_the_score_after_it() -> None:
    game = rival_plays(
        "s5",
        upper=[0, 6],
        score=[0, 1],
        species=("centaurians", "oumuamua"),
        traces=[{"red": -1, "yellow": -1}, {"blue": 0}],
    )
    assert game.agency(RIVAL).score == 1 + 3 + 5
    assert game.agency(RIVAL).message == 9 + 15


@pytest.mark.rule("SETI-16.49", "SETI-16.79")
def test_s18_places_the_next_tile_fifteen_points_ahead() -> None:
    left = ["message_trace", "message_card", "message_publicity"]
    game = rival_plays("s18", **known("centaurians", message=[15, None], messages=left, score=[0, 8]))
    assert (game.agency(RIVAL).message, game.state.progress) == (23, 2)
    assert message.in_reserve(game.state) == 1
    log = [key for key in game.log() if key in ("rival-sends", "rival-message-sent", "rival-advances")]
    assert log == ["rival-sends", "rival-message-sent", "rival-advances"]


@pytest.mark.rule("SETI-16.49")
def test_one_tile_at_a_time_and_three_in_all() -> None:
    out = rival_plays("s18", **known("centaurians", message=[15, 30]))
    assert refusals(out) == [(1, "message-out", "SETI-16.49")]
    used = rival_plays("s18", **known("centaurians", message=[15, None], messages=["message_vp"]))
    assert refusals(used) == [(1, "message-none", "SETI-16.49")]
    human = rival_plays("s18", **known("centaurians", message=[None, None], messages=["message_vp"]))
    assert refusals(human) == []  # one of the covered rewards is the human's


@pytest.mark.rule("SETI-16.50")
@pytest.mark.parametrize(
    "arrow, rewards, taken",
    [
        ("left", ["message_trace", "message_card", "message_publicity", "message_vp"], "message_trace"),
        ("right", ["message_trace", "message_card", "message_publicity", "message_vp"], "message_vp"),
        ("left", ["message_card", "message_vp"], "message_card"),
        ("right", ["message_trace", "message_publicity"], "message_publicity"),
    ],
)
def test_reaching_its_tile_it_takes_the_reward_on_the_side_of_the_arrow(
    arrow: str, rewards: list[str], taken: str
) -> None:
    position = known("centaurians", message=[99, 15], messages=rewards, score=[0, 15], arrow=arrow)
    game = at_rest(**position)
    drive(milestones.end_of_turn(game.state, RIVAL))
    assert taken not in game.state.messages and len(game.state.messages) == len(rewards) - 1
    assert game.agency(RIVAL).message is None


@pytest.mark.rule("SETI-16.50", "SETI-16.81")
@pytest.mark.parametrize(
    "reward, brought",
    [
        ("message_card", {"score": 15, "progress": 3}),
        ("message_publicity", {"score": 15, "publicity": 3, "progress": 1}),
        ("message_vp", {"score": 23, "progress": 1}),
        ("message_trace", {"score": 18, "publicity": 1, "progress": 1}),
    ],
)
def test_message_rewards_are_converted(reward: str, brought: dict[str, int]) -> None:
    game = at_rest(**known("centaurians", message=[99, 15], messages=[reward], score=[0, 15], milestones=[[], [20]]))
    drive(centaurians.answer(game.state, RIVAL))
    assert rival_has(game) == brought


# Exertians


@pytest.mark.rule("SETI-16.52")
def test_at_the_discovery_it_draws_nothing_but_advances_for_its_markers() -> None:
    game = discovered("exertians")
    assert game.faces(zone(RIVAL, EXERTIANS)) == [] == game.faces(PLAYED)
    assert game.state.progress == 3
    assert told(game, "rival-exertians") == [{"n": 2}]
    assert "1 for each of its discovery markers: 2 (SETI-16.52)" in " ".join(said(game, "en"))
    assert len(game.faces(zone(0, EXERTIANS))) == 4
    assert len(game.faces(alien_deck("exertians"))) == 11


@pytest.mark.rule("SETI-16.52")
def test_it_ignores_the_milestones_of_the_exertians() -> None:
    game = at_rest(**known("exertians"), score=[0, 18])
    game.state.milestones = [10, 15]
    drive(milestones.end_of_turn(game.state, RIVAL))
    assert game.faces(PLAYED) == []


@pytest.mark.rule("SETI-16.51", "SETI-16.80")
def test_s19_plays_while_cards_and_markers_are_fewer_than_five() -> None:
    cards = ["automated_lab", "deflector"]
    two = [("red", 1, RIVAL), ("blue", 2, RIVAL), ("yellow", 1, 0)]
    position = known("exertians", exertians_played=[[], cards], board=[two])
    game = rival_plays("s19", **position)
    assert len(game.faces(PLAYED)) == 3
    assert line_done(game) == ("s19", 1)
    three = rival_plays("s19", **{**position, "board": [[*two, ("blue", 3, RIVAL)]]})
    assert (len(three.faces(PLAYED)), line_done(three)) == (2, ("s19", 2))
    below = {"traces": [{"red": RIVAL, "yellow": RIVAL, "blue": RIVAL}], "overflow": [[("red", RIVAL)]]}
    assert line_done(rival_plays("s19", **{**position, **below})) == ("s19", 1)  # these do not count


@pytest.mark.rule("SETI-16.80")
def test_the_exertian_card_is_random_and_hidden() -> None:
    drawn = set()
    for seed in range(1, 9):
        game = rival_plays("s19", seed=seed, **known("exertians"))
        (card,) = game.state.cards.rows[PLAYED]
        assert game.state.cards.read(card, 0) == "?exertians"
        drawn.add(game.state.face(card))
    assert len(drawn) > 1


@pytest.mark.rule("SETI-16.52", "SETI-18.1")
def test_at_the_end_all_its_cards_count_as_fulfilled() -> None:
    """Deflector 15, Automated Lab 7, though the rival has no techs and no traces; danger 7 against 9."""
    game = at_rest(
        **known(
            "exertians", exertians_played=[["neuralab"], ["deflector", "automated_lab"]], score=[10, 20], phase=OVER
        )
    )
    assert total(game.state, RIVAL) == 20 + 15 + 7


@pytest.mark.rule("SETI-16.52", "SETI-18.3")
def test_its_danger_is_compared_as_usual() -> None:
    """Danger 7 and 3 for a marker in row 1, against 9: a tenth of 42 is lost."""
    board = [[("red", 1, RIVAL)]]
    cards = [["neuralab"], ["deflector", "automated_lab"]]
    game = at_rest(**known("exertians", exertians_played=cards, score=[10, 20], board=board, phase=OVER))
    assert total(game.state, RIVAL) == 42 - 4
    assert total(game.state, 0) == 10
