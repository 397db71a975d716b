"""CHAIR-33: which row a card is resolved with; and that every printed row is there, and no other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from wardroom.games.chair.automa.command import COMMANDS, SUIT_ROWS, TRAITS, WITH, WITHOUT, Command
from wardroom.games.chair.automa.tracks import highest, lowest
from wardroom.games.chair.cards.boards import CAPTAINS
from wardroom.games.chair.cards.kinds import FACES, INFLUENCE, MILITARY, RESEARCH
from wardroom.games.chair.cards.parts import gains, surprise
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.show.sheet import EFFECTS
from wardroom.games.chair.state import DISCARD, INCIDENTS, PLACES, RIVAL, STAGING
from wardroom.language import LANGUAGES, Text

from . import test_bot_burnham, test_bot_koloth, test_bot_picard, test_bot_sela, test_bot_shran, test_bot_sisko
from .bots import Case, against, resolved, run
from .test_bot_turn import clean_up, faces, whole_turn

PRINTED = {
    "picard": (("synthetic", "android"), ("klingon",), ("alien",), ("doctor",), ("attack",)),
    "shran": (("weapon",), ("attack",), ("business",), ("ambassador",)),
    "koloth": (("weapon",), ("attack",), ("romulan",), ("scientist",)),
    "sela": (("shady",), ("cloak",), ("vulcan",), ("klingon",), ("attack",)),
    "sisko": (("transcendent",), ("starbase",), ("bajoran",), ("changeling", "dominion"), ("attack",)),
    "burnham": (("creature",), ("scientist",), ("anomaly",), ("kelpien",)),
}
"""What the rows of each TRAITS card name, from the top."""
ATTACKS = {
    *("picard-traits-2", "shran-traits-1", "shran-traits-2", "koloth-traits-1", "koloth-traits-2"),
    *("koloth-without-ally", "koloth-with-ally", "sela-traits-4", "sela-traits-5", "sela-with-ally"),
    *("sela-with-location", "sisko-traits-3", "sisko-traits-5"),
}
"""The rows with a part printed in red (CHAIR-35.1)."""
MODULES = (test_bot_burnham, test_bot_koloth, test_bot_picard, test_bot_sela, test_bot_shran, test_bot_sisko)
CASES: list[Case] = [each for module in MODULES for each in module.CASES]
ROWS = [row for command in COMMANDS.values() for side in command.sides.values() for row in side]


# All rows


@pytest.mark.rule("CHAIR-1.9")
def test_all_123_printed_rows_are_there_and_every_function_is_one() -> None:
    assert set(COMMANDS) == set(CAPTAINS) == set(PRINTED)
    for captain, command in COMMANDS.items():
        assert tuple(row.names for row in command.sides[TRAITS]) == PRINTED[captain]
        assert [row.number for row in command.sides[TRAITS]] == list(range(1, len(PRINTED[captain]) + 1))
        for side in (WITHOUT, WITH):
            assert sorted(row.names for row in command.sides[side]) == sorted((suit,) for suit in SUIT_ROWS)
    assert len(ROWS) == len({row.id for row in ROWS}) == 123
    assert len({row.effect for row in ROWS}) == 123
    assert {row.id for row in ROWS if row.attack} == ATTACKS


def test_every_row_has_a_test_of_what_it_does() -> None:
    tested = Counter(each.row for each in CASES)
    assert [row.id for row in ROWS if not tested[row.id]] == []
    assert set(tested) <= {row.id for row in ROWS}


def test_every_row_has_its_words_and_counts_as_an_effect() -> None:
    for language in LANGUAGES:
        text = Text(language, "wardroom.games.chair")
        assert [row.id for row in ROWS if not text.has(f"command-{row.id}")] == []
    assert {f"bot-{row.id}" for row in ROWS} <= set(EFFECTS)


# Which one


@pytest.mark.rule("CHAIR-33.1", "CHAIR-9.13", "CHAIR-29.11")
def test_a_surprise_is_resolved_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a SURPRISE were printed on Data, whose traits the first row names."""
    data = replace(FACES["pic_data"], traits=(*FACES["pic_data"].traits, "surprise"), ops=(surprise(gains(glory=2)),))
    monkeypatch.setitem(FACES, "pic_data", data)
    done = resolved("picard", "pic_data")
    assert done.outcome == {"glory": 2, "stardate": -2} and done.rows == []
    assert done.keys == ["rival-surprise", "rival-gained"]


@pytest.mark.rule("CHAIR-33.2", "CHAIR-33.11")
def test_the_first_row_from_the_top_that_names_a_trait_and_only_that() -> None:
    """Worf is Klingon and attack: row 2, not row 5. B-4 is attack, android and synthetic: row 1."""
    done = resolved("picard", "pic_worf")
    assert done.rows == ["picard-traits-2"]
    [told] = done.args("rival-row-trait")
    assert (told["side"], told["number"], told["passed"], told["name_trait"]) == ("traits", 2, [1], "klingon")
    done = resolved("picard", "b_4")
    assert done.rows == ["picard-traits-1"] and done.args("rival-row-trait")[0]["passed"] == []


@pytest.mark.rule("CHAIR-33.2")
@pytest.mark.parametrize("bot", CAPTAINS)
def test_a_wildcard_matches_the_first_row(bot: str) -> None:
    done = resolved(bot, "koala")
    assert done.row == f"{bot}-traits-1" and done.args("rival-row-trait")[0]["name_trait"] == "wildcard"


@pytest.mark.rule("CHAIR-33.3")
def test_without_a_trait_row_the_suit_decides_on_the_side_that_is_up() -> None:
    done = resolved("picard", "pic_analyze")
    [told] = done.args("rival-row-suit")
    assert done.rows == ["picard-without-directive"]
    assert (told["side"], told["number"], told["passed"]) == ("without", 6, [1, 2, 3, 4, 5])
    done = resolved("picard", "pic_analyze", officer="pic_will_riker")
    assert done.rows == ["picard-with-directive"] and done.args("rival-row-suit")[0]["side"] == "with"


@pytest.mark.rule("CHAIR-33.4")
def test_this_card_is_the_one_being_resolved() -> None:
    """A row in a row: the SHIP that Coridan's row resolves is deployed, Coridan is logged."""
    deck = ["pic_utilize", "uss_reliant", "pic_analyze"]
    done = resolved("shran", "shr_coridan", theirs={"deck": deck})
    assert done.outcome["fleet"] == {"uss_reliant": "indri_viii"} and done.outcome["log"] == ["pic_analyze", "this"]


@pytest.mark.rule("CHAIR-33.5")
@pytest.mark.parametrize(("place", "row"), [("pic_farpoint_station", "without-location"), ("derna", "traits-4")])
def test_a_location_still_in_staging_moves_to_the_control_area_whatever_its_row(place: str, row: str) -> None:
    done = resolved("picard", place)
    assert done.row == f"picard-{row}" and done.outcome["places"] == ["this"]
    assert "controlled" not in done.keys and done.state.teams  # it has its own place for tokens
    done = resolved("picard", "solum")  # alien: its row logs it
    assert done.outcome["log"] == ["this"] and faces(done.state, PLACES) == []


@pytest.mark.rule("CHAIR-33.6")
def test_of_equal_tracks_research_comes_first_then_influence() -> None:
    def after(steps: Any, tracks: tuple[int, int, int], *among: str) -> list[int]:
        state = against("sela", tracks=[{}, dict(zip((RESEARCH, INFLUENCE, MILITARY), tracks))]).state
        run(state, steps(Do(state, RIVAL, state.captain(RIVAL)), *among))
        return state.captaincies[RIVAL].tracks

    everything = (RESEARCH, INFLUENCE, MILITARY)
    assert after(lowest, (2, 2, 2), *everything) == [3, 2, 2]
    assert after(lowest, (3, 2, 2), *everything) == [3, 3, 2]
    assert after(lowest, (3, 3, 2), *everything) == [3, 3, 3]
    assert after(lowest, (0, 4, 4), INFLUENCE, MILITARY) == [0, 5, 4]
    assert after(highest, (4, 4, 4), *everything) == [5, 4, 4]
    assert after(highest, (1, 4, 4), *everything) == [1, 5, 4]
    assert after(highest, (1, 2, 4), *everything) == [1, 2, 5]


@pytest.mark.rule("CHAIR-33.7")
def test_of_its_discard_pile_the_latest_match_is_used() -> None:
    """Put on the deck, returned, resolved, logged, promoted, deployed."""
    discard = ["phlox", "uss_reliant", "pic_uss_bozeman", "zephram_cochrane", "lirpa"]
    position: Any = {"theirs": {"discard": discard}}
    assert resolved("picard", "tribbles", **position).outcome["deck"] == ["pic_uss_bozeman"]
    assert resolved("sisko", "holosuite", **position).outcome["log"] == ["zephram_cochrane"]
    assert resolved("burnham", "unstable_wormhole", **position).outcome["duty"] == ["zephram_cochrane"]
    assert list(resolved("burnham", "bur_grudge", **position).outcome["fleet"]) == ["pic_uss_bozeman"]
    done = resolved("sisko", "sis_deep_space_9", **position)
    assert done.args("rival-resolves-discard")[0]["card"] == "zephram_cochrane"
    incidents: Any = {"theirs": {"discard": ["red_alert", "pic_red_alert", "lirpa"]}}
    assert resolved("picard", "phlox", **incidents).outcome["discard"][0] == "red_alert"


@pytest.mark.rule("CHAIR-33.8", "CHAIR-35.8")
def test_between_effects_it_takes_the_first_it_can() -> None:
    """Picard's attack row: a SHIP onto the deck comes before Influence, even if Influence were better."""
    done = resolved("picard", "tribbles", theirs={"discard": ["uss_reliant"]}, tracks=[{}, {"influence": 14}])
    assert done.outcome["deck"] == ["uss_reliant"] and "influence" not in done.outcome


@pytest.mark.rule("CHAIR-33.9")
def test_another_card_is_resolved_whole_before_the_first_is_finished_and_costs_no_action() -> None:
    deck = ["shr_utilize", "shr_recruit", "uss_reliant", "shr_imperial_pride", "shr_confiscate"]
    done = whole_turn("shran", theirs={"deck": [*deck, "shr_tenebian_amethyst"], "reserve": []})
    assert done.rows == ["shran-traits-3", "shran-without-ship", "shran-without-directive"]
    assert [args["card"] for args in done.args("rival-turned-up")] == ["shr_tenebian_amethyst", "shr_confiscate"]
    said = [key for key, args in done.told if args.get("card") in ("uss_reliant", "shr_tenebian_amethyst")]
    assert said == [
        *("rival-turned-up", "rival-row-trait", "rival-resolves-top", "rival-row-suit"),
        *("rival-deployed", "rival-explored", "rival-logged"),
    ]


@pytest.mark.rule("CHAIR-33.10")
def test_an_incident_is_returned_where_a_row_would_log_it() -> None:
    done = resolved("picard", "pic_will_riker", theirs={"deck": ["pic_utilize", "pic_red_alert"]})
    assert done.outcome["incidents"] == 1 and "log" not in done.outcome
    assert done.state.cards.faces[done.state.cards.rows[INCIDENTS][0]] == "pic_red_alert"  # under the Incident deck


@pytest.mark.rule("CHAIR-33.12")
def test_a_card_that_matches_no_row_is_discarded_in_clean_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "picard", COMMANDS["picard"])
    Command("picard")  # with no rows at all
    done = resolved("picard", "pic_worf")
    assert done.keys == ["rival-no-row"] and done.outcome == {}
    assert faces(done.state, STAGING) == ["pic_worf"]
    assert faces(clean_up(theirs={"staging": ["pic_worf"]}).state, DISCARD) == ["pic_worf"]


@pytest.mark.rule("CHAIR-29.11", "CHAIR-35.13", "CHAIR-34.3")
def test_it_ignores_what_its_cards_say() -> None:
    """Miles O'Brien cannot be promoted, Deep Space 9 grants officers and stays, a PASSIVE would score: for players."""
    done = resolved("sisko", "sis_miles_obrien")
    assert done.outcome["duty"] == ["this"]
    done = resolved("shran", "shr_tenebian_amethyst", theirs={"deck": ["pic_utilize", "uss_reliant", "pic_analyze"]})
    assert "glory" not in done.outcome  # logged by a player it would bring 3
