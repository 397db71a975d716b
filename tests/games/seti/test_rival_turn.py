"""SETI-16b: how a turn of the rival goes, passing, and the order of everything."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from wardroom.games.seti.automa import deck as decks
from wardroom.games.seti.automa.routes import routes
from wardroom.games.seti.cards import RIVAL_CARDS
from wardroom.games.seti.cards.rival import LEFT, Analyze, Fly, RivalCard
from wardroom.games.seti.state import (
    CAPSULES,
    DISCARD,
    END_1,
    EXERTIANS,
    EXERTIANS_PLAYED,
    GONE,
    HAND,
    RIVAL_DECK,
    RIVAL_PLAYED,
    zone,
)

from .given import Sitting, given
from .rivals import (
    EARTH,
    RIVAL,
    SETTINGS,
    deck,
    known,
    line_done,
    outcome,
    played,
    rival_has,
    rival_plays,
    story,
    told,
)


def both_pass(**position: Any) -> Sitting:
    """The human has passed; the rival, with an empty deck, passes last."""
    return rival_plays(None, **{"passed": [True, False], "reminder": False, **position})


# One card


@pytest.mark.rule("SETI-16.13")
def test_a_turn_is_one_card_and_one_action() -> None:
    game = rival_plays("s2", upper=[0, 6], publicity=[0, 6])
    assert played(game) == ["s2"]
    assert line_done(game) == ("s2", 1)
    assert game.agency(RIVAL).publicity == 7  # the tech of the second line was not paid
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-16.82")
def test_the_order_of_a_turn() -> None:
    """The card, the lines, all that one brings, the row, sectors, milestones of the rival; objectives stay."""
    game = rival_plays(
        "s2",
        score=[30, 24],
        milestones=[[20, 25, 30], [20]],
        stars={"61_virginis": [0, 0, 1, 1, 1]},
        row=("alice", "dune", "grant"),
        objectives={"obj_307": [1, 2]},
        settings={"difficulty": 2},
    )
    log = game.log()
    order = [
        "rival-reveals",
        "rival-cannot-computer",
        "rival-cannot-publicity",
        "rival-listens",
        "rival-signal-earth",
        "rival-signal-row",
        "row-filled",
        "rival-sector-won",
        "rival-gold-choice",
        "rival-turn-over",
    ]
    assert [key for key in dict.fromkeys(log) if key in order] == order
    assert game.state.tasks  # a finished objective waits for the end of the human's turn
    assert "objective-completed" not in log


@pytest.mark.rule("SETI-16.14")
def test_sectors_milestones_and_discoveries_end_its_turn() -> None:
    """The first signal completes 61 Virginis: a red trace, the third marker of the left species."""
    game = rival_plays(
        "s3",
        score=[0, 15],
        stars={"61_virginis": [1, 1, 1, 1, 1]},
        row=("alice", "dune", "lightsail"),
        traces=[{"yellow": -1, "blue": -1}],
        species=("oumuamua", "centaurians"),
    )
    assert game.agency(RIVAL).score == 20  # 5 for the trace
    assert game.agency(RIVAL).wins == ["61_virginis"]
    assert game.state.species[1].spaces == {"red": -1}  # the neutral milestone of 20, after the trace
    assert game.state.found == ["oumuamua"]


@pytest.mark.rule("SETI-16.69")
def test_a_card_without_a_possible_line_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(decks.CARDS, "s1", RivalCard("s1", LEFT, (Analyze(),)))
    game = rival_plays("s1")
    assert story(game) == ["rival-reveals", "rival-cannot-computer", "rival-idle", "rival-turn-over"]
    assert rival_has(game) == {"progress": 1}


@pytest.mark.rule("SETI-16.69", "SETI-16.13")
def test_some_line_of_every_card_is_always_possible() -> None:
    """The cards that end with a flight: after their launch line a probe is on Earth, and some planet is in reach for
    every position of the discs. All others end with a telescope or a free tech."""
    flights = {
        card.id: next(action for action in card.actions if isinstance(action, Fly))
        for card in RIVAL_CARDS.values()
        if isinstance(card.actions[-1], Fly)
    }
    assert sorted(flights) == ["s1", "s12", "s9"]
    for turned in product(range(8), repeat=3):
        for visitor in (False, True):
            for flight in [*flights.values(), RIVAL_CARDS["s4"].actions[1]]:
                assert isinstance(flight, Fly)
                assert set(routes(turned, visitor, flight.moves)) & set(flight.planets)
            assert "saturn" in routes(turned, visitor, 4) or "jupiter" in routes(turned, visitor, 5)


# Passing


@pytest.mark.rule("SETI-16.34")
def test_with_an_empty_deck_it_passes() -> None:
    game = rival_plays("s2", upper=[0, 6], decks={"end_1": ["grant", "alice", "lightsail"]}, row=("dune", None, None))
    assert (deck(game), played(game), game.agency(RIVAL).passed) == ([], ["s2"], False)
    game.choose("pass", "lightsail")
    assert "rival-passes" in game.log()
    assert game.state.round == 2  # both have passed
    assert sorted(deck(game) + played(game)) == ["s2"]


@pytest.mark.rule("SETI-16.34")
def test_the_new_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    orders = set()
    for seed in range(1, 9):
        game = given(1, seed=seed, settings=SETTINGS)
        cards = game.state.cards
        for card in cards.rows[RIVAL_DECK][:]:
            cards.move(card, RIVAL_PLAYED)
        for card, face in zip(cards.rows[RIVAL_PLAYED], ("s1", "s2", "s3", "s4")):
            cards.faces[card] = face
        decks.form_anew(game.state)
        assert played(game) == []
        assert {cards.read(card, 0) for card in cards.rows[RIVAL_DECK]} == {"?rival"}
        orders.add(tuple(deck(game)))
    assert len(orders) > 1


@pytest.mark.rule("SETI-16.34", "SETI-16.58")
def test_the_first_to_pass_rotates_the_system() -> None:
    game = rival_plays(None, reminder=True)
    assert game.agency(RIVAL).passed
    assert game.state.turned == (7, 0, 0)
    assert not game.state.reminder
    assert story(game) == [
        "rival-passes",
        "rival-first-to-pass",
        "rival-rotated",
        "rival-end-card",
        "rival-converts",
        "rival-advances",
        "rival-turn-over",
    ]
    later = rival_plays(None, reminder=False)
    assert later.state.turned == (0, 0, 0)


@pytest.mark.rule("SETI-16.58", "SETI-16.12")
def test_the_arrow_outlives_the_new_deck() -> None:
    assert rival_plays(None, arrow="right").state.arrow == "right"


@pytest.mark.rule("SETI-16.34", "SETI-16.59")
def test_its_end_of_round_card_leaves_the_game_unseen_for_one_step() -> None:
    game = rival_plays(None, decks={"end_1": ["grant", "alice", "lightsail"]}, row=("dune", None, None))
    assert game.faces(END_1) == ["lightsail", "alice"]
    card = game.state.cards.rows[GONE][-1]
    assert game.state.face(card) == "grant"
    assert game.state.cards.read(card, 0) == "?project"
    assert game.state.progress == 2


@pytest.mark.rule("SETI-16.35", "SETI-5.40")
def test_in_round_five_there_is_no_stack_but_a_rotation() -> None:
    game = rival_plays(None, round=5)
    assert (game.state.progress, game.state.turned) == (1, (7, 0, 0))
    assert "rival-no-end-card" in game.log()


@pytest.mark.rule("SETI-16.59")
def test_nobody_sees_what_the_rival_has_taken_unseen() -> None:
    zones = rival_plays(None).state.cards.zones
    unseen = {HAND: "hand", CAPSULES: "capsules", EXERTIANS: "exertians", EXERTIANS_PLAYED: "exertians-played"}
    for kind, name in unseen.items():
        at = zones[zone(RIVAL, kind)]
        assert (at.name, at.sees) == (f"{name}{RIVAL}", 0)


@pytest.mark.rule("SETI-16.59")
def test_the_human_puts_the_other_cards_back_in_their_order() -> None:
    """The human passes first and takes the middle card; the rival then takes the top one, and the last is discarded."""
    stack = {"end_1": ["grant", "alice", "lightsail"], "rival": ["s1"]}
    game = given(1, decks=stack, bare=["rival"], row=("dune", None, None), settings=SETTINGS)
    game.choose("pass")
    assert game.options == ["lightsail", "alice", "grant"]
    game.choose("alice")  # the rival plays S.1, then passes
    while game.state.round == 1:
        game.choose(game.options[0])
    gone = [game.state.face(card) for card in game.state.cards.rows[GONE]]
    assert "grant" in gone and "lightsail" not in gone
    assert game.faces(DISCARD)[:1] == ["lightsail"]
    assert game.faces(END_1) == []


@pytest.mark.rule("SETI-16.59", "SETI-5.41")
def test_if_the_human_passes_last_two_cards_are_left_to_choose_from() -> None:
    game = rival_plays(None, decks={"end_1": ["grant", "alice", "lightsail"]}, row=("dune", None, None))
    game.choose("pass")
    assert game.options == ["lightsail", "alice"]
    game.choose("alice")
    assert game.faces(DISCARD)[:1] == ["lightsail"]


@pytest.mark.rule("SETI-16.36")
def test_its_turns_in_a_round_are_its_cards_and_the_pass() -> None:
    """The human passes at once. Four cards, one more for the card icon that is crossed, and the pass."""
    game = given(1, progress=12, decks={"rival": ["s1", "s2", "s3", "s4"]}, settings=SETTINGS, publicity=[0, 0])
    assert len(game.faces(RIVAL_DECK)) == 4
    game.choose("pass")
    while game.state.round == 1:
        game.choose(game.options[0])
    log = game.log()
    first_round = log[: log.index("rival-passes") + 1]
    gained = first_round.count("rival-advanced-card")
    assert first_round.count("rival-reveals") == 4 + gained
    assert gained >= 1


@pytest.mark.rule("SETI-16.57")
def test_a_card_gained_with_an_empty_deck_is_played_before_passing() -> None:
    game = rival_plays("s14", progress=12)  # a launch with progress 1
    assert len(deck(game)) == 1
    card = deck(game)[0]
    game.choose("pass")
    while game.state.round == 1:
        game.choose(game.options[0])
    log = game.log()
    assert [args["card"] for args in told(game, "rival-reveals")][:2] == ["s14", card]
    assert log.index("rival-passes") > log.index("rival-reveals")


@pytest.mark.rule("SETI-16.57")
def test_a_card_gained_when_passing_waits_for_the_next_round() -> None:
    """The progress of the end-of-round card crosses the icon: the card lies on top of the new deck, and the rival has
    no more turns in this round."""
    stack = {"end_1": ["alice", "grant", "lightsail"]}
    game = rival_plays(None, progress=12, reminder=False, decks=stack, row=("dune", None, None))
    assert game.agency(RIVAL).passed
    assert len(deck(game)) == 1
    assert game.asked == (0, "turn")
    game.choose("pass", "grant")
    assert "rival-reveals" not in game.log()[: game.log().index("end-card")]


@pytest.mark.rule("SETI-14.1", "SETI-16.57")
def test_advanced_cards_of_missing_objectives_stay_on_top() -> None:
    """One objective is due at the end of round 1: 3 steps, across the icon."""
    game = both_pass(progress=10, settings={"difficulty": 2}, objectives={"obj_307": []})
    # 1 for the end-of-round card, 3 for the objective: from 10 to 2, so that a card came on top
    assert game.state.round == 2
    assert len(deck(game) + played(game)) == 1


# On the rival's turn


@pytest.mark.rule("SETI-16.53")
def test_its_sectors_are_resolved_clockwise_from_earth() -> None:
    """Earth in column 5: columns 5, 7, 2 in this order."""
    game = rival_plays(
        "s2",
        stars={
            "61_virginis": [1, 1, 1, 1, 1],
            "procyon": [1, 1, 1, 1],
            "sirius_a": [1, 0],
            "barnards_star": [1, 1, 1, 1],
            "proxima_centauri": [0, 0],
        },
        row=("grant", "lightsail", "alice"),
    )
    # Earth's signal completes 61 Virginis, the blue card Procyon (column 7), the red one Barnard's Star (column 2)
    assert [each["in_star"] for each in told(game, "rival-sector-won")] == ["61_virginis", "procyon", "barnards_star"]


@pytest.mark.rule("SETI-16.53")
def test_a_choice_of_the_human_on_the_rivals_turn_is_made_at_once() -> None:
    """The rival completes a sector that the human wins: where the trace goes is asked before the turn goes on."""
    game = rival_plays("s3", stars={"61_virginis": [0, 0, 0, 0, 1]}, row=("alice", "dune", "lightsail"))
    assert game.asked == (0, "trace")
    assert "rival-turn-over" not in game.log()
    game.choose("right:red:0")
    assert game.state.species[1].spaces == {"red": 0}
    assert "rival-turn-over" in game.log()


@pytest.mark.rule("SETI-16.68")
def test_the_rival_leaves_what_only_players_use() -> None:
    """With everything at hand it neither buys nor exchanges nor uses a mission; it takes every reward."""
    game = rival_plays("s14", publicity=[0, 5], exofossils=[0, 3])
    assert outcome(game) == {"publicity": 6, "exofossils": 3, "progress": 2, "probes": [EARTH]}


@pytest.mark.rule("SETI-16.60")
def test_its_probe_turns_with_earth() -> None:
    game = rival_plays("s14", publicity=[0, 0])
    assert game.agency(RIVAL).probes == [EARTH]
    game.choose("pass")  # the first to pass rotates disc 1
    assert game.state.where("earth") == (1, 4)
    assert game.agency(RIVAL).probes == [(1, 4)]
    assert "rival-pushed" not in game.log()


@pytest.mark.rule("SETI-16.60")
def test_its_probe_leaves_earth_only_to_stay_at_a_planet() -> None:
    game = rival_plays("s1", probes=[[], [EARTH]])
    assert (game.agency(RIVAL).probes, game.agency(RIVAL).orbiters) == ([], {"venus": 1})


# Species in its deck


@pytest.mark.rule("SETI-16.32", "SETI-16.67")
def test_the_species_card_stays_in_the_deck_and_the_old_one_is_gone() -> None:
    game = rival_plays("s3", **known("exertians"))
    assert (played(game), line_done(game)) == (["s19"], ("s19", 1))
    game.choose("pass")
    while game.state.round == 1:
        game.choose(game.options[0])
    assert sorted(deck(game) + played(game)) == ["s19"]
    assert game.state.arrow == "right"


@pytest.mark.rule("SETI-16.33", "SETI-20.11")
def test_first_and_second_are_counted_in_the_order_of_discovery() -> None:
    """The right species was discovered first."""
    position = {**known("exertians", "anomalies"), "found": ["anomalies", "exertians"]}
    assert played(rival_plays("s3", **position)) == ["s16"]
    assert played(rival_plays("s4", **position)) == ["s19"]


@pytest.mark.rule("SETI-16.32")
def test_the_second_species_is_waited_for() -> None:
    game = rival_plays("s4", **known("exertians"))
    assert told(game, "rival-cannot-species") == [{"line": 1, "rule": "SETI-16.32", "which": 2}]
    assert line_done(game) == ("s4", 3)
