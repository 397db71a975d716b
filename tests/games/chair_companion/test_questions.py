"""What the companion asks: what lies in the middle, what the Bot turns up, what came of its attacks."""

from __future__ import annotations

from random import Random

import pytest

from wardroom.games.chair.automa.companion import GAME, sample_settings
from wardroom.games.chair.cards.boards import CAPTAINS, SIDES
from wardroom.games.chair.cards.stardates import RANKS
from wardroom.games.chair.flow import neutral
from wardroom.games.chair.state import DISCARD, DUTY, INCIDENTS, LOG, RIVAL
from wardroom.kernel import Chance
from wardroom.kernel.errors import BadSetup

from .given import MARKET, PLACES, Talk


@pytest.mark.rule("CHAIR-2.3", "CHAIR-2.7", "CHAIR-29.2")
def test_first_the_middle_of_the_table_is_asked() -> None:
    talk = Talk(laid=False)
    kinds = []
    for face in (*PLACES, *MARKET):
        kinds.append(talk.kind)
        talk.says(face)
    assert kinds == ["neutral-card"] * 3 + ["market-card"] * 4
    assert talk.named(talk.state.market) == list(MARKET) and talk.named(talk.state.neutral) == list(PLACES)
    assert talk.kind == "report" and talk.state.active == 0


@pytest.mark.rule("CHAIR-1.2")
def test_a_card_lies_in_one_place() -> None:
    talk = Talk(laid=False).says("dozaria")
    assert talk.why("dozaria") == "card-elsewhere CHAIR-1.2"
    talk.says("betazed", "indri_viii", *MARKET, ("slot", "person"))
    assert talk.kind == "market-card" and talk.why("rom") == "card-elsewhere CHAIR-1.2"


@pytest.mark.rule("CHAIR-2.10")
def test_the_bot_is_another_captain() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(1, GAME.agreed({"captain": "sela", "bot": "sela"}), Chance(bytes(32)))


@pytest.mark.rule("CHAIR-2.10", "CHAIR-3.1", "CHAIR-29.1")
def test_settings_drawn_for_trials_are_two_captains_at_every_rank() -> None:
    drawn = [GAME.agreed(sample_settings(Random(seed))) for seed in range(60)]
    assert all(each["captain"] != each["bot"] for each in drawn)
    assert {each["captain"] for each in drawn} == {each["bot"] for each in drawn} == {*CAPTAINS}
    assert {each["rank"] for each in drawn} == {*RANKS} and {each["board"] for each in drawn} == {*SIDES}


@pytest.mark.rule("CHAIR-16.3")
def test_an_empty_deck_stays_empty_until_a_card_of_it_is_seen() -> None:
    talk = Talk().says(("slot", "ally"), "none")
    assert talk.state.market[3] is None and talk.why(("tokens", "ally")) == "slot-empty CHAIR-16.3"
    talk.says(("slot", "cargo"), "tribbles", ("slot", "ally"))
    assert talk.kind == "market-card"
    talk.says("letheans")
    assert talk.named(talk.state.market) == ["rom", "tribbles", "borg_probe", "letheans"]


@pytest.mark.rule("CHAIR-30.5", "CHAIR-34.10")
def test_what_the_bot_takes_unseen_is_named_when_it_is_turned_up() -> None:
    talk = Talk().says("bot", "incident")
    assert talk.is_unseen(talk.state.row(RIVAL, 1)[-1])
    talk.says("done", "rom")
    assert talk.kind == "turned-incident"
    talk.says("red_alert")
    assert talk.state.told_rows[0] == ("red_alert", "koloth-without-incident")
    assert "companion-took-incident" in talk.told and "rival-took-incident" not in talk.told


@pytest.mark.rule("CHAIR-35.2")
def test_a_cancelled_part_counts_as_not_done() -> None:
    """Koloth's row for attack cards: the person dismisses a SHIP, or the Bot gains 1 Glory."""
    hit = Talk().bots_turn("kol_korax")
    while hit.kind != "attacked":
        hit.says("karemma" if hit.kind == "market-card" else "none")
    spared = Talk().bots_turn("kol_korax")
    while spared.kind != "attacked":
        spared.says("karemma" if spared.kind == "market-card" else "none")
    before = hit.state.bot.glory
    spared.says("yes")
    assert spared.state.bot.glory == before + 1 and "rival-cancelled" in spared.told
    hit.says("none")
    assert hit.kind == "ship-lost"
    hit.says("elsewhere")
    assert hit.state.bot.glory == before


@pytest.mark.rule("CHAIR-35.3", "CHAIR-34.22")
def test_a_ship_that_is_lost_leaves_its_location() -> None:
    talk = Talk().says(("here", "dozaria"), 1, 2).bots_turn("kol_korax")
    while talk.kind != "ship-lost":
        talk.says("karemma" if talk.kind == "market-card" else "none")
    talk.says("dozaria")
    assert len(neutral.ships_at(talk.state, 0, talk.find("dozaria"))) == 1


@pytest.mark.rule("CHAIR-30.6", "CHAIR-10.3", "CHAIR-11.2")
def test_a_stardate_emptied_by_the_person_wipes_in_the_bots_clean_up() -> None:
    talk = Talk(rank="ensign")
    talk.says("glory", talk.state.on_stardate)
    assert talk.state.bot.held == [0] and talk.state.stardate == 1
    talk.says("done", "rom")
    while talk.kind != "report" or talk.state.active == RIVAL:
        offered = [talk.said(option) for option in talk.ask.options]  # type: ignore[union-attr]
        talk.says("next" if "next" in offered else offered[0])
    assert "wiped-market" in talk.told and not set(MARKET) & set(talk.named(talk.state.market))


@pytest.mark.rule("CHAIR-10.7", "CHAIR-28.2")
@pytest.mark.parametrize(("captain", "tokens"), [("picard", (0, 0, 1)), ("burnham", (2, 0, 0))])
def test_the_persons_token_ends_the_turn(captain: str, tokens: tuple[int, int, int]) -> None:
    talk = Talk(captain=captain)
    left = talk.state.on_stardate
    talk.says("done")
    assert talk.kind == "your-token"
    bolians = talk.find("bolians")
    talk.says("bolians")
    assert talk.state.tokens[bolians] == tokens and talk.state.on_stardate == left - 1
    assert talk.state.active == RIVAL


@pytest.mark.rule("CHAIR-31.1")
def test_the_burn_ends_the_game() -> None:
    talk = Talk().says("correct", "burn", "none", "correct", "burn", "yes")
    assert talk.over and talk.state.burned and GAME.victors is not None and GAME.victors(talk.state) == []
    sheet = GAME.show.sheet(talk.state, 0, 0)
    assert isinstance(sheet, dict) and sheet["story"] == "story-bot-burn"


@pytest.mark.rule("CHAIR-31.8")
@pytest.mark.parametrize(("more", "won"), [(1, [0]), (0, [])])
def test_the_total_is_typed_in_and_a_tie_is_lost(more: int, won: list[int]) -> None:
    talk = Talk()
    talk.state.stage = "last"
    talk.go(talk.meant("correct"))
    talk.says("back", "finish")
    assert talk.kind == "total" and talk.ask is not None
    wanted = dict(talk.ask.args)["rival"] + more
    talk.says(wanted // 10, wanted % 10)
    assert talk.over and GAME.result(talk.state) == [wanted]
    assert GAME.victors is not None and GAME.victors(talk.state) == won


def test_officers_and_logs_are_the_bots_own() -> None:
    talk = Talk()
    assert not talk.state.row(RIVAL, DUTY) and not talk.state.row(RIVAL, LOG)
    assert all(talk.state.face(card).crew == "koloth" for card in talk.state.row(RIVAL, DISCARD))


@pytest.mark.rule("CHAIR-16.14")
def test_incidents_of_both_crews_may_lie_in_the_incident_deck() -> None:
    """One of the Bot's begins in its own deck and may be named once it went under the Incident deck."""
    talk = Talk(bot="shran", captain="sela").says("bot", "incident", "done", "rom")
    assert talk.kind == "turned-incident" and talk.why("shr_trade_embargo") == "card-elsewhere CHAIR-1.2"
    talk = Talk(bot="shran", captain="sela")
    talk.state.cards.move(talk.find("shr_trade_embargo"), INCIDENTS, under=True)
    talk.says("bot", "incident", "done", "rom")
    assert talk.meant("sel_energy_drain") == "sel_energy_drain"
    talk.says("shr_trade_embargo")
    assert talk.state.told_rows[0][0] == "shr_trade_embargo"
