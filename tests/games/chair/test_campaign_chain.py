"""CHAIR-36: games that follow one another: ranks, opponents, what is carried over; and what does not follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from wardroom.games.chair import GAME, campaign
from wardroom.games.chair.campaign import BrokenCampaign, Campaign, after, begin, follow, settings_for
from wardroom.games.chair.cards.campaigns import CAREER, CHALLENGES, DIFFICULTY, MODES, grade
from wardroom.kernel import Record, Table
from wardroom.kernel.errors import BadSetup
from wardroom.language import LANGUAGES, Text

from .campaigns import chain, header, play_out, said

WON_FIVE = ("sisko+", "burnham+", "koloth+", "sela+", "shran+")


# How it goes


@pytest.mark.rule("CHAIR-36.2")
def test_one_begins_as_ensign_with_a_captain_and_a_mode() -> None:
    begun = begin("sela", "yellow_alert")
    assert (begun.rank, begun.wins, begun.streak, begun.games_left, begun.grade) == ("ensign", 0, 0, 10, None)
    assert settings_for(begun)["captain_1"] == "sela" and len(MODES) == 4


@pytest.mark.parametrize(
    ("captain", "mode", "challenges"),
    [("random", "yellow_alert", ()), ("picard", "red_alert", ()), ("picard", "yellow_alert", ("hurry",))],
)
def test_a_plan_that_cannot_be(captain: str, mode: str, challenges: Sequence[str]) -> None:
    with pytest.raises(BadSetup, match="bad-setting"):
        begin(captain, mode, challenges)


@pytest.mark.rule("CHAIR-36.13")
def test_challenges_are_kept_in_their_order_and_once() -> None:
    plan = begin("picard", MODES[0], ["ticking_clock", "only_ship", "only_ship"]).plan
    assert plan.challenges == ("only_ship", "ticking_clock")
    settings = settings_for(begin(*plan))
    assert settings["challenges"] == "only_ship" and settings["clock"] is True
    assert len(CHALLENGES) == 8


@pytest.mark.rule("CHAIR-36.3")
@pytest.mark.parametrize(
    ("mode", "ranks"),
    [
        ("set_phasers_to_stun", ["ensign", "lieutenant", "commander", "captain", "captain"]),
        ("yellow_alert", ["lieutenant", "commander", "captain", "captain", "admiral"]),
        ("gates_of_sto_vo_kor", ["commander", "captain", "admiral", "admiral", "admiral"]),
        ("the_kobayashi_maru", ["admiral"] * 5),
    ],
)
def test_how_hard_the_bot_is(mode: str, ranks: list[str]) -> None:
    for wins, rank in enumerate(ranks):
        begun = said(*WON_FIVE[:wins], mode=mode)
        assert begun.rank == ("ensign", "lieutenant", "commander", "captain", "commodore")[wins]
        assert begun.difficulty == settings_for(begun)["rank"] == rank
        state = Table(GAME, 1, bytes(32), settings=settings_for(begun)).line.state
        assert state.pile == rank
    assert set(DIFFICULTY) == set(MODES)


@pytest.mark.rule("CHAIR-36.5")
def test_each_victory_is_a_promotion_and_a_defeat_is_none() -> None:
    results = ("sisko+", "burnham-", "koloth+", "sela+", "shran+", "burnham+")
    ranks = [said(*results[:number]).rank for number in range(len(results) + 1)]
    assert ranks == ["ensign", "lieutenant", "lieutenant", "commander", "captain", "commodore", "admiral"]
    assert CAREER == ("ensign", "lieutenant", "commander", "captain", "commodore", "admiral")


@pytest.mark.rule("CHAIR-36.1")
def test_it_ends_with_the_fifth_victory_or_the_tenth_game() -> None:
    for results, left in ((WON_FIVE[:4], 6), (WON_FIVE, 0), (("sisko-", "burnham-"), 8)):
        assert said(*results).games_left == left
    assert said(*WON_FIVE).is_over and said(*WON_FIVE).rank == "admiral"
    lost = said(*["sela-"] * 9)
    assert not lost.is_over and lost.games_left == 1
    assert said(*["sela-"] * 10).is_over
    for over in (said(*WON_FIVE), said(*["sela-"] * 10)):
        assert over.opponents == () and over.difficulty is None
        with pytest.raises(BrokenCampaign, match="campaign-over"):
            settings_for(over)


@pytest.mark.rule("CHAIR-36.4", "CHAIR-37.14")
def test_opponents_are_those_not_faced_yet_then_those_not_beaten() -> None:
    assert said().opponents == ("sisko", "burnham", "koloth", "sela", "shran")
    assert said("sela-", "koloth+").opponents == ("sisko", "burnham", "shran")
    four = ("sela-", "koloth+", "shran-", "sisko+")
    assert said(*four).opponents == ("burnham",)
    assert said(*four, "burnham-").opponents == ("burnham", "sela", "shran")
    assert said(*four, "burnham-", "sela+").opponents == ("burnham", "shran")


@pytest.mark.rule("CHAIR-36.4")
@pytest.mark.parametrize("name", ["sela", "picard", "kirk"])
def test_others_cannot_be_met(name: str) -> None:
    with pytest.raises(BrokenCampaign) as wrong:
        settings_for(said("sela-"), name)
    assert (wrong.value.key, wrong.value.facts["number"]) == ("campaign-opponent", 2)


@pytest.mark.rule("CHAIR-36.4")
def test_a_random_opponent_is_drawn_at_the_deal_among_those_that_are_allowed() -> None:
    settings = settings_for(said("sela-", "koloth+"))
    drawn = {Table(GAME, 1, bytes([n] * 32), settings=settings).line.state.captaincies[1].captain for n in range(30)}
    assert drawn == {"sisko", "burnham", "shran"}


@pytest.mark.rule("CHAIR-36.14", "CHAIR-36.17")
@pytest.mark.parametrize(
    ("results", "streak"),
    [((), 0), (("sela+",), 1), (("sela+", "shran+"), 2), (("sela+", "shran-"), 0), (("sela-", "shran+", "sisko+"), 2)],
)
def test_successes_in_a_row(results: tuple[str, ...], streak: int) -> None:
    assert said(*results).streak == settings_for(said(*results))["streak"] == streak


@pytest.mark.rule("CHAIR-36.22")
@pytest.mark.parametrize(
    ("wins", "games", "review"),
    [(0, 10, 1), (1, 10, 2), (2, 10, 3), (3, 10, 4), (4, 10, 5)]
    + [(5, 10, 6), (5, 9, 6), (5, 8, 7), (5, 7, 7), (5, 6, 8), (5, 5, 8)],
)
def test_the_review(wins: int, games: int, review: int) -> None:
    assert grade(wins, games) == review
    results = ["sisko-"] * (games - wins) + list(WON_FIVE[:wins])
    assert said(*results).grade == review


@pytest.mark.rule("CHAIR-36.22")
def test_there_is_no_review_before_the_end_and_each_has_its_words() -> None:
    assert said(*WON_FIVE[:4]).grade is None
    for language in LANGUAGES:
        text = Text(language, GAME.package)
        assert len({text.say(f"grade-{number}") for number in range(1, 9)}) == 8


@pytest.mark.rule("CHAIR-36.24")
def test_either_side_of_the_board_in_each_game() -> None:
    for board in ("basic", "advanced"):
        assert settings_for(said("sela-"), board=board)["board_1"] == board


# From files


@pytest.mark.rule("CHAIR-36.23", "CHAIR-36.27", "CHAIR-36.7")
def test_the_log_of_three_games() -> None:
    records = chain()
    found = after(records, dates=["2026-11-01", "2026-11-02", "2026-11-03"])
    assert found.plan == ("koloth", "yellow_alert", ("on_tuesday", "ticking_clock"))
    assert [(game.number, game.date, game.rank, game.board) for game in found.games] == [
        (1, "2026-11-01", "ensign", "basic"),
        (2, "2026-11-02", "ensign", "basic"),
        (3, "2026-11-03", "ensign", "basic"),
    ]
    for game, record in zip(found.games, records):
        state = replayed(record).line.state
        assert (game.opponent, game.difficulty) == (state.captaincies[1].captain, "lieutenant")
        assert game.theirs >= 0 and record.result == (game.points,) and not game.won
        assert game.upgrade == (() if game.number == 2 else state.assignment.upgrade)
    assert [game.end for game in found.games] == ["scored", "given-up", "scored"]
    assert found.games[0].upgrade and not found.games[1].upgrade
    assert found.games_left == 7 and found.wins == 0


@pytest.mark.rule("CHAIR-36.7", "CHAIR-36.12", "CHAIR-36.25")
def test_upgrades_are_carried_over_into_every_later_game() -> None:
    first, second, third = chain()
    begun = after([first])
    upgrade = begun.games[0].upgrade
    held = {"boosts": begun.boosts, "reinforcements": begun.reinforcements}
    kind = "boosts" if upgrade[0] == "boost" else "reinforcements"
    assert held[kind] == (upgrade[1],) and sum(map(len, held.values())) == 1
    for later in (second, third):
        assert GAME.agreed(later.settings)[kind] == upgrade[1]


@pytest.mark.rule("CHAIR-36.12", "CHAIR-36.26")
def test_boosts_are_kept_in_their_order_and_cards_apart_from_them() -> None:
    got = [("boost", "glory_two"), ("market", "borg_probe"), (), ("boost", "draw_one"), ("boost", "glory_two")]
    told = said("sela+", "shran-", "koloth+", "sisko-", "burnham+")
    begun = Campaign(told.plan, tuple(game._replace(upgrade=each) for game, each in zip(told.games, got)))
    assert begun.boosts == ("glory_two", "draw_one", "glory_two") and begun.reinforcements == ("borg_probe",)


@pytest.mark.rule("CHAIR-36.27")
def test_a_game_given_up_counts_as_a_loss_and_takes_a_place() -> None:
    begun = said("sela+")
    record = play_out(begun, "given up", give_up=True, opponent="shran")
    found = follow(begun, record)
    assert (found.wins, found.streak, found.games_left, found.faced) == (1, 0, 8, ("sela", "shran"))
    assert found.games[-1].end == "given-up" and found.boosts == begun.boosts


@pytest.mark.rule("CHAIR-36.19")
def test_the_only_ship_is_in_the_log() -> None:
    begun = begin("picard", MODES[0], ["only_ship"])
    for number in range(40):
        found = follow(begun, play_out(begun, f"ship {number}"))
        if found.games[0].end == "ship-lost":
            assert not found.games[0].won and found.games[0].upgrade
            return
    raise AssertionError("no SHIP was lost in 40 games")


def test_the_games_of_one_file_follow_one_by_one() -> None:
    begun = begin("koloth", "yellow_alert", ["on_tuesday", "ticking_clock"])
    for record in chain():
        begun = follow(begun, record)
    assert begun == after(chain()) == after(chain(), begun.plan)


def test_described_for_programs() -> None:
    found = campaign.describe(after(chain()))
    assert found["captain"] == "koloth" and len(found["games"]) == 3
    assert found["games"][1]["upgrade"] == [] and found["rank"] == "ensign" and found["grade"] is None


def test_old_games_keep_their_files_and_chains() -> None:
    """Settings that came later stand in no file of a game that does not use them."""
    table: Table[Any] = Table(GAME, 1, bytes(32), settings={"captain_1": "picard", "captain_2": "sela"})
    assert set(table.record(host=True).settings) == {
        *("captain_1", "captain_2", "board_1", "board_2", "alone", "rank"),
    }
    assert "clock" in Table(GAME, 1, bytes(32), settings={"clock": True}).record(host=True).settings


# What does not follow


def replayed(record: Record) -> Table[Any]:
    from wardroom.kernel import replay

    return replay(GAME, record)


def with_settings(record: Record, **settings: Any) -> Record:
    return replace(record, settings={**record.settings, **settings})


def another_game(captain: str = "koloth", mode: str = "yellow_alert", challenges: Sequence[str] = ()) -> Record:
    """The first game of another campaign."""
    return play_out(begin(captain, mode, challenges), "foreign", give_up=True)


def by_itself() -> Record:
    table: Table[Any] = Table(GAME, 1, bytes(32), settings={"captain_1": "koloth", "captain_2": "sela"})
    table.concede(0)
    return table.record()


def running() -> Record:
    begun = after(chain())
    return Table(GAME, 1, bytes(32), settings=settings_for(begun)).record(host=True)


def cheating(**settings: Any) -> Record:
    """A fourth game that was really played, with what the campaign does not have."""
    known = {**settings_for(after(chain())), **settings}
    table: Table[Any] = Table(GAME, 1, bytes(32), settings=known)
    table.concede(0)
    return table.record()


OURS = ("on_tuesday", "ticking_clock")
BROKEN: dict[str, tuple[Callable[[], list[Record]], str, int]] = {
    "the first is missing": (lambda: list(chain()[1:]), "campaign-missing", 1),
    "one in the middle is missing": (lambda: [chain()[0], chain()[2]], "campaign-missing", 2),
    "out of order": (lambda: [chain()[0], chain()[2], chain()[1]], "campaign-order", 2),
    "one twice": (lambda: [chain()[0], chain()[1], chain()[1]], "campaign-repeated", 3),
    "one twice at once": (lambda: [chain()[0], chain()[0]], "campaign-repeated", 2),
    "another campaign's captain": (lambda: [another_game("sela", "yellow_alert", OURS)], "campaign-foreign", 1),
    "another campaign's mode": (lambda: [another_game("koloth", MODES[0], OURS)], "campaign-foreign", 1),
    "without its challenges": (lambda: [another_game()], "campaign-foreign", 1),
    "another first game": (lambda: [another_game(challenges=OURS), chain()[1]], "campaign-foreign", 2),
    "a game by itself": (lambda: [by_itself()], "campaign-foreign", 1),
    "a game by itself later": (lambda: [chain()[0], by_itself()], "campaign-foreign", 2),
    "not finished": (lambda: [*chain(), running()], "campaign-running", 4),
    "a bonus that one does not have": (lambda: [*chain(), cheating(boosts="glory_two")], "campaign-settings", 4),
    "a card too many": (lambda: [*chain(), cheating(reinforcements="rom")], "campaign-settings", 4),
    "victories that were none": (
        lambda: [*chain(), cheating(wins=1, streak=1, rank="commander")],
        "campaign-settings",
        4,
    ),
    "an easier bot": (lambda: [*chain(), with_settings(running(), rank="ensign")], "campaign-settings", 4),
    "an opponent met before": (
        lambda: [*chain(), cheating(captain_2=after(chain()).faced[0], barred="")],
        "campaign-opponent",
        4,
    ),
    "another link": (lambda: [*chain(), cheating(before="0" * 16)], "campaign-foreign", 4),
    "an unknown bonus": (lambda: [*chain(), with_settings(running(), boosts="win_at_once")], "campaign-altered", 4),
    "an unknown setting": (lambda: [*chain(), with_settings(running(), luck="much")], "campaign-altered", 4),
    "a move was altered": (
        lambda: [replace(chain()[0], moves=(chain()[0].moves[0]._replace(key="end"), *chain()[0].moves[1:]))],
        "campaign-altered",
        1,
    ),
    "its end was cut off": (lambda: [replace(chain()[0], moves=chain()[0].moves[:-1])], "campaign-altered", 1),
    "another result": (lambda: [replace(chain()[0], result=(300,))], "campaign-altered", 1),
    "another seed": (lambda: [replace(chain()[0], seed="00" * 32)], "campaign-altered", 1),
    "another rules version": (lambda: [replace(chain()[0], rules=99)], "campaign-altered", 1),
    "a side of the board that was not played": (
        lambda: [with_settings(chain()[0], board_1="advanced")],
        "campaign-altered",
        1,
    ),
    "another game altogether": (lambda: [replace(chain()[0], game="seti")], "campaign-foreign", 1),
    "played by two": (lambda: [replace(chain()[0], names=("Ann", "Bob"))], "campaign-foreign", 1),
}


@pytest.mark.rule("CHAIR-36.23", "CHAIR-36.3", "CHAIR-36.4")
@pytest.mark.parametrize("case", BROKEN)
def test_a_game_that_does_not_follow_is_named_with_the_reason(case: str) -> None:
    records, key, number = BROKEN[case]
    with pytest.raises(BrokenCampaign) as wrong:
        after(records(), after(chain()).plan)
    assert (wrong.value.key, wrong.value.facts["number"]) == (key, number)
    told = {Text(language, GAME.package).error(wrong.value) for language in LANGUAGES}
    assert len(told) == 2 and all(str(number) in each for each in told)


def test_without_a_game_there_is_no_plan() -> None:
    with pytest.raises(BrokenCampaign, match="campaign-empty"):
        after([])
    assert after([], begin("picard", MODES[0]).plan) == begin("picard", MODES[0])


@pytest.mark.rule("CHAIR-36.1")
def test_no_game_follows_after_the_end() -> None:
    over = said(*WON_FIVE)
    record = cheating()
    with pytest.raises(BrokenCampaign) as wrong:
        follow(over, record)
    assert (wrong.value.key, wrong.value.facts["number"]) == ("campaign-over", 6)


@pytest.mark.parametrize(
    "plan",
    [
        {},
        {"captain": "picard", "mode": "yellow_alert"},
        {"captain": "picard", "mode": "yellow_alert", "challenges": "only_ship"},
        {"captain": "picard", "mode": "yellow_alert", "challenges": [1]},
        {"captain": 3, "mode": "yellow_alert", "challenges": []},
        {"captain": "picard", "mode": "yellow_alert", "challenges": [], "rank": "admiral"},
    ],
)
def test_a_plan_that_cannot_be_read(plan: dict[str, Any]) -> None:
    with pytest.raises(BrokenCampaign, match="campaign-plan"):
        campaign.plan_from(plan)


def test_the_header_of_each_game_is_all_it_needs() -> None:
    """One file alone replays; what is missing from it is not asked of the others."""
    third = chain()[2]
    assert replayed(third).over
    assert GAME.agreed(third.settings)["before"] == chain()[1].chain[:16]
    assert header()["campaign"] == MODES[0]
