"""CHAIR-30 and CHAIR-31.2: the Bot's turn, from its CONTROL step to its Clean-up, and the last turns."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.automa import deck, turn
from wardroom.games.chair.automa.value import Worth
from wardroom.games.chair.flow.turn import clean_up_bot
from wardroom.games.chair.state import (
    BOT,
    BOT_CARD,
    BOT_CLEAN_UP,
    BOT_CONTROL,
    BOT_DRAW,
    DECK,
    DISCARD,
    FACE_DOWN,
    INCIDENTS,
    LOG,
    OVER,
    PLACES,
    RESERVE,
    RIVAL,
    STAGING,
    Chair,
    zone,
)
from wardroom.kernel import Table

from .bots import MARKET, Resolved, against, run
from .given import Sitting, given


def at_bots_turn(stage: str = BOT_CONTROL, bot: str = "picard", **more: Any) -> Chair:
    """A position in the Bot's turn."""
    state = against(bot, **more).state
    state.active, state.stage = RIVAL, stage
    return state


def control(**more: Any) -> Resolved:
    state = at_bots_turn(**more)
    return run(state, turn.control(state))


def clean_up(bot: str = "picard", **more: Any) -> Resolved:
    state = at_bots_turn(BOT_CLEAN_UP, bot, **more)
    return run(state, turn.clean_up(state))


def whole_turn(bot: str = "picard", answers: tuple[str, ...] = (), **more: Any) -> Resolved:
    """The Bot's turn from its beginning to the end of its Clean-up."""
    state = at_bots_turn(BOT_CONTROL, bot, **more)
    stages = {BOT_CONTROL: turn.control, BOT_DRAW: turn.draw, BOT_CARD: turn.turn_up, BOT_CLEAN_UP: clean_up_bot}

    def steps() -> Any:
        while state.active == RIVAL and state.phase != OVER:
            yield from stages[state.stage](state)

    return run(state, steps(), answers)


def faces(state: Chair, kind: int) -> list[str]:
    return [state.cards.faces[card] for card in state.row(RIVAL, kind)]


# CONTROL


@pytest.mark.rule("CHAIR-30.1", "CHAIR-35.13")
def test_it_has_no_resupply_step() -> None:
    """Archer IV would bring a person 1 Dilithium in RESUPPLY."""
    done = whole_turn(theirs={"places": ["archer_iv"], "deck": ["pic_farpoint_station"]})
    assert done.keys[0] == "rival-begins" and done.state.captaincies[RIVAL].dilithium == 0


@pytest.mark.rule("CHAIR-30.2", "CHAIR-30.3", "CHAIR-35.13")
def test_a_secured_location_comes_under_its_control_and_is_resolved_by_its_row() -> None:
    """Betazed would bring a person 2 Latinum; by its row the Bot logs 1 and discards 3."""
    done = control(teams={"betazed": (1, 3)})
    assert done.rows == ["picard-without-location"]
    assert faces(done.state, PLACES) == ["betazed"] and done.state.captaincies[RIVAL].latinum == 0
    assert done.outcome["your_glory"] == 1  # CHAIR-7.4
    assert done.state.captaincies[RIVAL].teams == 5  # they are back on the Captain
    keys = done.keys
    assert keys.index("rival-took-control") < keys.index("rival-row-suit") < keys.index("revealed-location")
    assert None not in done.state.neutral


@pytest.mark.rule("CHAIR-30.2")
@pytest.mark.parametrize("teams", [(0, 2), (2, 3), (3, 4)])
def test_what_is_not_secured_is_not_taken(teams: tuple[int, int]) -> None:
    done = control(teams={"betazed": teams})
    assert done.keys == ["rival-begins", "rival-controls-nothing"] and done.outcome == {}


@pytest.mark.rule("CHAIR-30.2")
def test_of_several_it_takes_the_most_valuable_and_one_only() -> None:
    """Indri VIII is worth 5, Betazed 3."""
    done = control(teams={"betazed": (0, 3)}, own={}, theirs={"fleet": ["uss_reliant", "pic_uss_bozeman"]})
    assert faces(done.state, PLACES) == ["betazed"]
    ships = {"uss_reliant": "indri_viii", "pic_uss_bozeman": "indri_viii"}
    more = {"teams": {"betazed": (0, 3), "indri_viii": (0, 1)}, "at": ships, "theirs": {"fleet": list(ships)}}
    done = control(**more)
    assert faces(done.state, PLACES) == ["indri_viii"]
    assert set(ships) <= set(faces(done.state, DISCARD))  # CHAIR-7.5: SHIPs there are dismissed
    assert done.args("rival-controls")[0]["value"] == 5 and done.args("rival-controls")[0]["name_how"] == "value"


# ACTION


@pytest.mark.rule("CHAIR-30.4", "CHAIR-30.13")
@pytest.mark.parametrize(("rank", "place", "count"), [("ensign", 0, 2), ("captain", 0, 3), ("admiral", 4, 5)])
def test_it_draws_as_many_cards_as_the_stardate_says_unseen(rank: str, place: int, count: int) -> None:
    state = at_bots_turn(BOT_DRAW, rank=rank, stardate=place)
    state.cards.shuffle(zone(RIVAL, DECK), state.chance)
    top = faces(state, DECK)[::-1][:count]
    run(state, turn.draw(state))
    assert faces(state, FACE_DOWN) == top  # in a row, the first one leftmost
    seen: Any = GAME.view(state, 0)
    assert seen["bot"]["face_down"] == ["?"] * count
    assert (len(seen["captains"][RIVAL]["deck"]), seen["captains"][RIVAL]["reserve"]) == (5 - count, 12)


@pytest.mark.rule("CHAIR-30.4")
def test_the_number_of_actions_is_read_when_it_draws() -> None:
    """Taking control may empty a Stardate: Stardate 4 of a commander gives 3 actions, the last one 4."""
    done = whole_turn(rank="commander", stardate=3, on_stardate=1, teams={"betazed": (1, 3)})
    assert done.args("rival-drew")[0] == {"count": 4, "actions": 4, "number": 5}


@pytest.mark.rule("CHAIR-30.5")
def test_cards_are_turned_up_and_resolved_from_left_to_right() -> None:
    done = whole_turn(theirs={"deck": ["pic_utilize", "pic_recruit", "pic_uss_enterprise_d", "pic_data"]})
    assert [args["card"] for args in done.args("rival-turned-up")] == ["pic_data", "pic_uss_enterprise_d"]
    assert done.rows == ["picard-traits-1", "picard-with-ship"]  # Data is promoted first
    keys = done.keys
    assert keys.index("rival-promoted") < keys.index("rival-deployed")


@pytest.mark.rule("CHAIR-30.5", "CHAIR-33.10")
def test_an_incident_that_reaches_its_log_goes_under_the_incident_deck() -> None:
    """The INCIDENT it resolves logs the top card, which is one too, and then goes back itself."""
    done = whole_turn(theirs={"deck": ["pic_utilize", "red_alert", "pic_recruit", "pic_red_alert"]})
    bottom = [done.state.cards.faces[card] for card in done.state.cards.rows[INCIDENTS][:2]]
    assert done.rows[0] == "picard-without-incident" and faces(done.state, LOG) == []
    assert bottom == ["pic_red_alert", "red_alert"]


# CLEAN-UP


@pytest.mark.rule("CHAIR-30.6")
def test_a_stardate_that_the_person_emptied_wipes_before_the_glory_is_placed() -> None:
    done = clean_up(held=[[], [2]], rank="ensign", stardate=3)
    assert done.state.captaincies[RIVAL].held == []
    keys = done.keys
    assert keys.index("wiped-market") < keys.index("wiped-location") < keys.index("rival-placed")
    assert not set(MARKET) & {done.state.cards.faces[card] for card in done.state.market if card is not None}


@pytest.mark.rule("CHAIR-30.7")
def test_what_is_left_in_its_staging_area_is_discarded_a_location_stays() -> None:
    done = clean_up(theirs={"staging": ["pic_worf", "risa", "pic_recruit"]})
    assert faces(done.state, DISCARD) == ["pic_worf", "pic_recruit"]
    assert faces(done.state, PLACES) == ["risa"] and faces(done.state, STAGING) == []
    assert done.keys.index("rival-settled") < done.keys.index("rival-placed")


@pytest.mark.rule("CHAIR-30.8", "CHAIR-32.2", "CHAIR-32.4")
def test_its_glory_goes_on_the_market_card_least_valuable_for_the_person() -> None:
    """For Sisko, whose Military is at 9 (x4), the Plasma Manifold is worth 4; for the Bot 1."""
    market = ["zephram_cochrane", "plasma_manifold", "borg_probe", "bolians"]
    done = clean_up(market=market, tracks=[{"military": 9}])
    assert done.args("rival-placed") == [
        {
            "name_gain": "glory",
            "count": 1,
            "card": "zephram_cochrane",
            **Worth(1, 0, 0, 0).told(),
            "name_how": "value",
            "rule": "CHAIR-30.8",
        }
    ]
    assert done.outcome == {"stardate": -1}
    done = clean_up(market=["bruce_maddox", "plasma_manifold", "borg_probe", "bolians"])
    assert done.args("rival-placed")[0]["card"] == "bruce_maddox"  # both worth 1: the leftmost
    assert done.args("rival-placed")[0]["name_how"] == "left"


@pytest.mark.rule("CHAIR-30.8", "CHAIR-32.4")
def test_equal_in_value_the_card_with_fewer_tokens_gets_it() -> None:
    market = ["rom", "plasma_manifold", "borg_probe", "bolians"]
    done = clean_up(market=market, tokens={"rom": (2, 0, 0)})
    assert done.args("rival-placed")[0]["card"] == "plasma_manifold"
    assert done.args("rival-placed")[0]["name_how"] == "tokens"


@pytest.mark.rule("CHAIR-30.8", "CHAIR-10.8")
def test_after_a_resolution_its_glory_comes_from_the_supply() -> None:
    done = clean_up(stardate=4, on_stardate=0, closing=1)
    assert done.outcome == {} and sum(done.state.tokens[card][2] for card in done.state.tokens) == 1


@pytest.mark.rule("CHAIR-30.9")
def test_burnham_removes_a_glory_and_places_two_dilithium() -> None:
    done = clean_up("burnham")
    rom = next(card for card in done.state.tokens if done.state.cards.faces[card] == "rom")
    assert done.state.tokens[rom] == (2, 0, 0) and done.outcome == {"stardate": -1}
    assert done.args("rival-placed")[0]["rule"] == "CHAIR-30.9"


@pytest.mark.rule("CHAIR-30.8", "CHAIR-11.2", "CHAIR-34.13")
def test_a_stardate_that_the_bot_empties_goes_to_the_person() -> None:
    done = clean_up(on_stardate=1)
    assert done.state.captaincies[0].held == [0] and done.state.captaincies[RIVAL].held == []
    assert done.state.stardate == 1


@pytest.mark.rule("CHAIR-30.8", "CHAIR-11.5")
def test_some_stardates_leave_the_game_without_effect() -> None:
    done = clean_up(rank="ensign", stardate=1, on_stardate=1)
    assert done.state.captaincies[0].held == done.state.captaincies[RIVAL].held == []
    assert done.state.stardate == 2 and "wiped-market" not in done.keys


# The deck


@pytest.mark.rule("CHAIR-30.11")
def test_an_empty_deck_is_formed_of_the_discard_pile_with_a_supplement_on_top() -> None:
    discard = ["pic_worf", "pic_data", "pic_recruit"]
    reserve = ["pic_make_it_so", "pic_tamarians"]
    state = at_bots_turn(theirs={"deck": [], "discard": discard, "reserve": reserve, "staging": ["pic_utilize"]})
    assert deck.top(state) is not None
    assert faces(state, DECK)[-1] == "pic_tamarians" and sorted(faces(state, DECK)[:-1]) == sorted(discard)
    assert faces(state, RESERVE) == ["pic_make_it_so"] and faces(state, DISCARD) == []
    assert faces(state, STAGING) == ["pic_utilize"]


@pytest.mark.rule("CHAIR-30.11")
def test_the_discard_pile_is_shuffled() -> None:
    discard = ["pic_worf", "pic_data", "pic_recruit", "pic_utilize", "pic_analyze"]
    orders = set()
    for seed in range(6):
        state = at_bots_turn(seed=seed, theirs={"deck": [], "discard": discard, "reserve": []})
        deck.top(state)
        orders.add(tuple(faces(state, DECK)))
    assert len(orders) > 2


@pytest.mark.rule("CHAIR-15.12", "CHAIR-30.6")
def test_what_is_so_until_the_end_of_the_turn_ends_with_the_bots_turn_too() -> None:
    state = at_bots_turn(BOT_CLEAN_UP)
    state.treated["uss_reliant"] = "cloak"
    run(state, clean_up_bot(state))
    assert state.treated == {} and state.active == 0


@pytest.mark.rule("CHAIR-30.12")
@pytest.mark.parametrize(
    ("discard", "reserve", "left"),
    [(["pic_worf"], [], ["pic_worf"]), ([], ["pic_worf", "pic_data"], ["pic_data"]), ([], [], [])],
)
def test_what_is_missing_is_left_out(discard: list[str], reserve: list[str], left: list[str]) -> None:
    state = at_bots_turn(BOT_DRAW, theirs={"deck": [], "discard": discard, "reserve": reserve})
    deck.top(state)
    assert faces(state, DECK) == left
    run(state, turn.draw(state))
    assert len(faces(state, FACE_DOWN)) == min(2, len(discard) + len(reserve))


@pytest.mark.rule("CHAIR-30.11", "CHAIR-30.4")
def test_drawing_goes_on_after_the_deck_was_formed_anew() -> None:
    theirs = {"deck": ["pic_worf"], "discard": ["pic_data", "pic_recruit"], "reserve": ["pic_analyze"]}
    state = at_bots_turn(BOT_DRAW, theirs=theirs, rank="captain")
    run(state, turn.draw(state))
    assert faces(state, FACE_DOWN)[:2] == ["pic_worf", "pic_analyze"] and len(faces(state, FACE_DOWN)) == 3


@pytest.mark.rule("CHAIR-30.13")
def test_cards_that_wait_face_down_may_be_any_of_its_cards_to_the_person() -> None:
    """The first card lets the person draw; the second one is not turned up yet."""
    waiting = ["kol_energy_drain", "kol_krell"]
    place: dict[str, Any] = {"active": RIVAL, "stage": BOT_CARD, "zones": {"face_down": [[], waiting]}}
    game = given(1, captains=("picard", "koloth"), alone=BOT, **place)
    assert game.asked == (0, "may-draw") and game.view()["bot"]["face_down"] == ["?"]
    held = set()
    for number in range(20):
        world = game.table.line.imagine(0, b"%d" % number, light=False).state
        assert GAME.view(world, 0) == game.view()
        held.add(tuple(faces(world, FACE_DOWN)))
    assert len(held) > 4


# The last turns


def play_on(game: Sitting) -> list[int]:
    """The person does nothing more than it must; who had each turn until the end."""
    turns = [game.state.active]
    for _ in range(200):
        if game.state.phase == OVER:
            return turns
        before = game.state.turn
        options = game.options
        game.choose(next((key for key in ("end", "done", "no", "pass") if key in options), options[0]))
        turns += [each % 2 for each in range(before + 1, game.state.turn + 1)]
    raise AssertionError("it does not end")


@pytest.mark.rule("CHAIR-31.2", "CHAIR-5.3")
def test_after_the_last_stardate_each_side_has_one_more_turn_and_the_bot_the_last() -> None:
    """Emptied in the person's turn: the Bot's, the person's, the Bot's."""
    game = against("picard", stardate=4, on_stardate=1, turn=8)
    assert play_on(game) == [0, 1, 0, 1]
    game = against("picard", stardate=4, on_stardate=2, turn=8)  # emptied in the Bot's turn
    assert play_on(game) == [0, 1, 0, 1]


@pytest.mark.rule("CHAIR-30.10")
def test_after_a_resolution_the_last_stardate_still_gives_its_actions() -> None:
    done = whole_turn(rank="admiral", stardate=4, on_stardate=0, closing=1)
    assert done.args("rival-drew")[0]["actions"] == 5


@pytest.mark.rule("CHAIR-30.4", "CHAIR-30.5")
def test_a_whole_game_alternates_and_is_told_turn_by_turn() -> None:
    table: Table[Any] = Table(GAME, 1, bytes(32), settings={"captain_1": "picard", "captain_2": "sela"})
    game = Sitting(table)
    turns = play_on(game)
    assert turns == [number % 2 for number in range(len(turns))] and turns[-1] == RIVAL
    told = game.log()
    assert told.count("rival-begins") == told.count("rival-turn-over") == len(turns) // 2
