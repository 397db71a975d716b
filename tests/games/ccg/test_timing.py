"""CCG-5, CCG-6, CCG-14, CCG-15, CCG-18, CCG-25: when things happen, and for how long."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.games.ccg.fights import Fight, run
from tests.games.ccg.given import Given, Sitting, card_of
from tests.games.ccg.test_dilemmas import Met
from wardroom.games.ccg import GAME, sample_settings
from wardroom.games.ccg.cards.kinds import FACES, Deed, Dilemma
from wardroom.games.ccg.flow import battle_ships, do
from wardroom.games.ccg.flow.turn import AT_START
from wardroom.games.ccg.flow.windows import PAUSE, PLAYED, USES, Play, Trigger, always, earned, may_answer
from wardroom.games.ccg.needs import Selection
from wardroom.games.ccg.state import Ccg
from wardroom.kernel import Card, Steps, Table

DISTORTION = "distortion_of_space_time_continuum"

# Seed phases


def seeding(*deck: str, fits: bool = True) -> tuple[Sitting, Card]:
    """The facility phase: an outpost lies, and somebody with a special download is aboard."""
    given = Given()
    outpost = given.outpost("federation_outpost", given.mission("first_contact"))
    given.aboard(outpost, "alyssa_ogawa_first_contact")
    given.seeds(0, *(["assign_mission_specialists"] if fits else []))
    given.deck(0, *deck)
    given.deck(1, "taitt")
    return given.sit("facilities", turn=0), outpost


@pytest.mark.rule("CCG-5.3", "CCG-15.7")
@pytest.mark.parametrize("fits", [True, False])
def test_special_downloads_in_the_seed_phases(fits: bool) -> None:
    game, outpost = seeding("taitt", "medical_kit", fits=fits)
    assert game.asked == (0, "seed-facility")
    ogawa = card_of(game.state, "alyssa_ogawa_first_contact")
    game.order("download", ogawa).choose("medical_kit").choose("federation_outpost@space1-1")
    assert game.state.where[card_of(game.state, "medical_kit")] == ("aboard", outpost)
    if fits:  # the seeding goes on where it was
        assert game.asked == (0, "seed-facility") and not any(key.startswith("download") for key in game.options)
    else:
        assert game.state.turn == 1


@pytest.mark.rule("CCG-7.19")
def test_what_seeds_or_plays_may_do_either() -> None:
    game, outpost = seeding("simon_tarses", "calloway")
    card = card_of(game.state, "assign_mission_specialists")
    game.order("core", card)
    assert game.asked == (0, "fetch") and game.state.where[card] == ("core", 0)
    given = Given()
    given.outpost("federation_outpost", given.mission("first_contact"))
    (held,) = given.hand(0, "assign_mission_specialists")
    assert given.sit("play").because("play", held) is None
    assert outpost


@pytest.mark.rule("CCG-5.34")
def test_the_crew_that_begins_in_play_is_ready_at_once() -> None:
    table = Table(GAME, 2, b"%032d" % 1, settings={"deck_1": "academy_federation", "deck_2": "academy_klingon"})
    game = Sitting(table)
    while game.ask.kind != "order":
        game.choose("done" if "done" in game.options else "pass" if "pass" in game.options else game.options[0])
    assert game.state.turn == 1 and not game.state.stopped
    assert {key.split(":")[0] for key in game.options} >= {"beam", "walk"}


# Turns


@pytest.mark.rule("CCG-5.33")
def test_a_hand_has_no_limit() -> None:
    given = Given()
    given.mission("first_contact")
    given.hand(0, *["taitt"] * 40)
    game = given.sit().end_turn().end_turn()
    assert len(game.state.hand(0)) == 41 and game.state.active == 0


@pytest.mark.rule("CCG-6.9", "CCG-14.15", "CCG-6.12")
def test_the_first_to_act_in_a_turn_is_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """What must happen comes before what may; then the other may play something."""
    done: list[str] = []

    def burn(state: Ccg, card: Card) -> Steps:
        done.append(state.cards.faces[card])
        yield from ()

    for face in ("yellow_alert", "lower_decks"):
        monkeypatch.setitem(AT_START, face, burn)
    given = Given()
    given.mission("first_contact")
    given.core("assign_mission_specialists")
    given.core("lower_decks", seat=1)
    first, second = given.core("yellow_alert"), given.core("yellow_alert")
    given.hand(1, "kevin_uxbridge")
    game = given.sit("start")
    assert game.asked == (0, "which-first") and set(game.ask.options) == {first, second}
    game.pick(second)
    assert done == ["yellow_alert", "yellow_alert", "lower_decks"]
    assert game.asked == (0, "dismiss")
    game.choose("no")
    assert game.asked == (1, "answer")


@pytest.mark.rule("CCG-14.11")
@pytest.mark.parametrize(("part", "word"), [("play", "done"), ("orders", "end")])
def test_a_part_of_the_turn_ends_when_both_pass(part: str, word: str) -> None:
    given = Given()
    number = given.mission("first_contact")
    given.ship("u_s_s_oberth", number)
    given.core("red_alert")
    given.hand(0, "taitt")
    given.hand(1, "kevin_uxbridge", "taitt")
    game = given.sit(part).choose(word)
    assert game.asked == (1, "answer")
    game.choose("kevin_uxbridge").passing()
    assert game.asked == (0, "order" if part == "orders" else "play") and game.state.part == part
    game.choose(word)
    assert game.state.part != part or game.state.active == 1


# Actions


@pytest.mark.rule("CCG-14.8", "CCG-14.14", "CCG-25.4")
def test_what_happens_is_answered_at_once_and_by_nothing_else() -> None:
    """Armus kills somebody in an attempt. Death Yell, which had to be quick, answers that; Distortion, which plays at
    any time, waits until the attempt is over."""
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "armus_skin_of_evil")
    ship = given.ship("u_s_s_oberth", number)
    given.state.spent[ship] = 2
    (worf,) = given.surface(number, "worf")
    yell, distortion = given.hand(1, "klingon_death_yell", DISTORTION)
    game = given.sit().order("attempt", given.state.locations[number].missions[0], worf)
    assert (game.asked, game.ask.window) == ((1, "answer-about"), "killed")
    assert game.because("", distortion) == ("CCG-14.4", "no-answer")
    game.pick(yell)
    assert (game.asked, game.ask.window) == ((1, "answer"), "pause")
    assert game.because("", distortion) is None


@pytest.mark.rule("CCG-14.12", "CCG-25.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_suspends_play_interrupts_an_attempt_in_either_turn(seat: int) -> None:
    given = Given()
    number = given.mission("first_contact")
    (door,) = given.under(number, "impassable_door")
    team = given.surface(number, "worf")
    given.outpost("federation_outpost", number, seat=seat)
    (ogawa,) = given.surface(number, "alyssa_ogawa_first_contact", seat=seat)
    given.state.team[ogawa] = 1
    given.deck(seat, "taitt", "medical_kit")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0])
    assert (game.asked, game.ask.window) == ((seat, "answer-about"), "attempt")
    game.order("download", ogawa).choose("medical_kit")
    while game.ask.kind == "report-to":
        game.choose(game.options[0])
    game.passing()
    assert game.stopped(*team) and game.lies(door) == "under0"  # the attempt went on


@pytest.mark.rule("CCG-14.13")
@pytest.mark.parametrize("answered", [True, False])
def test_a_download_can_be_answered(monkeypatch: pytest.MonkeyPatch, answered: bool) -> None:
    """No card of the pool answers that equipment comes; here one does."""
    monkeypatch.setitem(USES, "amanda_rogers", replace_why("amanda_rogers"))
    given = Given()
    number = given.mission("first_contact")
    (ogawa,) = given.surface(number, "alyssa_ogawa_first_contact")
    given.deck(0, "taitt", "medical_kit")
    given.hand(1, "amanda_rogers")
    game = given.sit().order("download", ogawa).choose("medical_kit")
    assert (game.asked, game.ask.window) == ((1, "answer-about"), "played")
    game.choose("amanda_rogers" if answered else "pass").passing()
    assert game.lies(card_of(game.state, "medical_kit")) == ("discard1" if answered else "table")


def replace_why(face: str) -> Any:
    return USES[face]._replace(why=always, on=frozenset((PLAYED,)))


@pytest.mark.rule("CCG-14.16")
def test_with_one_target_gone_the_rest_still_happens() -> None:
    fight = Fight("first_contact")
    card = fight.hold("emergency_transporter_armbands")
    ship = fight.crewed("u_s_s_oberth")
    worf, taitt = fight.surface(fight.place, "worf", "taitt")
    do.discard(fight.state, [worf])
    this = Play(fight.state, 0, card, Trigger(PAUSE, 0), target=([worf, taitt], ship))
    run(USES["emergency_transporter_armbands"].effect(this))
    assert fight.state.where[taitt] == ("aboard", ship) and fight.alive(worf, taitt) == [False, True]


@pytest.mark.rule("CCG-14.16")
def test_a_ship_that_is_destroyed_first_is_not_damaged_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    deeds = (Deed("destroy"), Deed("damage"), Deed("kill", Selection("random")))
    mine = FACES["gravitic_mine"]
    assert isinstance(mine, Dilemma)
    monkeypatch.setitem(FACES, "gravitic_mine", replace(mine, fail=deeds))
    met = Met("gravitic_mine", "shelby", ship="u_s_s_oberth")
    assert (met.game.lies(met.ship), met.fate(), met.where()) == ("discard1", ["discard1"], "out2")
    assert not met.game.state.damage


@pytest.mark.rule("CCG-14.19", "CCG-13.38")
def test_a_dilemma_that_is_switched_off_is_nullified_when_it_is_met() -> None:
    """Only where the other card is present; the second copy works again without it."""
    off = Met("archer", "richard_wilkins", "darian_wallace", gear="interphase_generator")
    assert (off.where(), off.fate(), off.bonus) == ("discard2", ["table"] * 3, 0)
    on = Met("archer", "richard_wilkins", "darian_wallace")
    assert (on.where(), on.fate()) == ("out2", ["discard1", "stopped"])


@pytest.mark.rule("CCG-10.8", "CCG-25.7")
def test_an_artifact_is_used_once() -> None:
    given = Given()
    given.mission("first_contact")
    (card,) = given.hand(0, "thought_maker", "taitt")[:1]
    game = given.sit(noted={earned(0, "thought_maker"): 1})
    assert may_answer(game.state, 0, Trigger(PAUSE, 0))
    game.order("play", card).passing().choose("done")
    assert game.lies(card) == "discard1"
    assert not may_answer(game.state, 0, Trigger(PAUSE, 0))
    assert not any("thought_maker" in key for key in game.end_turn().end_turn().options)
    assert game.lies(card) == "discard1"


@pytest.mark.rule("CCG-25.3")
def test_looking_takes_as_long_as_one_likes() -> None:
    """Thought Maker prints seconds; here every card may be laid on top, one after the other."""
    given = Given()
    given.mission("first_contact")
    (card,) = given.hand(0, "thought_maker")
    given.deck(1, "worf", "data", "taitt", "sarek")
    game = given.sit(noted={earned(0, "thought_maker"): 1}).order("play", card).passing()
    game.choose("worf", "taitt", "sarek", "data")
    assert [game.state.cards.faces[each] for each in game.state.deck(1)] == ["worf", "taitt", "sarek", "data"]


# Downloads


@pytest.mark.rule("CCG-15.5")
def test_a_download_costs_no_card_play() -> None:
    given = Given()
    outpost = given.outpost("federation_outpost", given.mission("first_contact"))
    given.aboard(outpost, "alyssa_ogawa_first_contact")
    (held,) = given.hand(0, "assign_mission_specialists")
    given.deck(0, "medical_kit", "calloway", "simon_tarses", "taitt")
    game = given.sit("play")
    plays = game.state.plays_left
    game.order("download", card_of(game.state, "alyssa_ogawa_first_contact")).choose("medical_kit")
    game.choose("federation_outpost@space1-1")
    assert game.state.plays_left == plays
    game.order("play", held).choose("calloway").choose("simon_tarses").passing()
    assert game.state.plays_left == plays - 1  # of the objective, not of the two


@pytest.mark.rule("CCG-15.12", "CCG-7.8")
def test_where_a_text_names_the_place_quadrant_and_use_do_not_matter() -> None:
    """Aboard an opponent's ship in the Delta Quadrant; but only where nobody of one's own is incompatible."""
    given = Given()
    number = given.mission("catalog_phenomena")
    theirs, other = given.ship("u_s_s_nebula", number, seat=1), given.ship("u_s_s_oberth", number, seat=1)
    mine = given.ship("i_k_c_kvort", number)
    (ogawa,) = given.aboard(theirs, "alyssa_ogawa_first_contact")
    given.deck(0, "medical_kit", "taitt")
    game = given.sit().order("download", ogawa).choose("medical_kit")
    assert game.asked == (0, "report-to")
    assert set(game.ask.options) == {theirs, other, mine}
    game.pick(theirs)
    assert game.state.where[card_of(game.state, "medical_kit")] == ("aboard", theirs)


# Conditions


@pytest.mark.rule("CCG-18.28", "CCG-13.13")
def test_later_dilemmas_leave_the_separated_alone() -> None:
    """Two are disabled. Half of the others dies of Nagilum: one of two, not two of four."""
    given = Given()
    number = given.mission("repair_mission")
    given.under(number, "two_dimensional_creatures", "nagilum")
    ship = given.ship("u_s_s_oberth", number)
    crew = given.aboard(ship, "deanna_troi", "lwaxana_troi", "worf", "taitt")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ship).passing()
    fates = [game.lies(card) for card in crew]
    assert fates[:2] == ["table", "table"] and sorted(fates[2:]) == ["discard1", "table"]


@pytest.mark.rule("CCG-18.29")
def test_who_was_separated_takes_part_in_the_next_attempt() -> None:
    given = Given()
    number = given.mission("first_contact")
    picard, troi = given.surface(number, "jean_luc_picard", "deanna_troi")
    given.state.stopped |= 1 << troi
    target = given.state.locations[number].missions[0]
    game = given.sit().order("attempt", target, picard).passing()
    assert game.state.locations[number].solved == -1  # Empathy is missing
    do.unstop(game.state, [troi])
    assert game.order("attempt", target, picard).passing().state.locations[number].solved == 0


@pytest.mark.rule("CCG-18.33", "CCG-18.32", "CCG-13.42")
def test_quarantine_is_on_the_team_that_is_named_and_ends_with_its_card() -> None:
    met = Met("hyper_aging", "worf", "data")
    game, state = met.game, met.game.state
    assert all(do.is_quarantined(state, card) for card in met.team)
    do.discard(state, [met.card])
    assert not any(do.is_quarantined(state, card) for card in met.team) and not state.lasting
    assert game.lies(met.team[0]) == "table"


@pytest.mark.rule("CCG-18.33", "CCG-18.32")
def test_others_go_in_and_out_of_a_place_where_a_team_is_under_quarantine() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "hyper_aging")
    ship = given.ship("u_s_s_oberth", number)
    (sarek,) = given.aboard(ship, "sarek")
    worf, data = given.surface(number, "worf", "data")
    target = given.state.locations[number].missions[0]
    game = given.sit().order("attempt", target, worf).passing()
    assert game.because("beam", target, ship) == ("CCG-18.32", "quarantined")
    game.order("beam", ship, target).choose("everybody")
    assert game.state.where[sarek] == ("surface", number) and data
    game.order("beam", target, ship).choose("everybody")
    assert [game.state.where[card].kind for card in (worf, data, sarek)] == ["surface", "surface", "aboard"]


# Battle and answers


@pytest.mark.rule("CCG-14.5")
@pytest.mark.example("CCG-14.5")
def test_example_hail_answers_a_battle_the_gift_does_not() -> None:
    given = Given()
    number = given.mission("first_contact")
    mine, theirs = given.ship("i_k_c_vorcha", number), given.ship("u_s_s_oberth", number, seat=1)
    given.aboard(mine, "kang", "kurn", "torin")
    given.aboard(theirs, "taitt", seat=1)
    hail, gift = given.hand(1, "hail", "the_gift")
    game = given.sit().order("attack", mine, theirs)
    while game.ask.kind != "answer-about":
        game.choose("done" if "done" in game.options else game.options[0])
    assert game.ask.window == "battle"
    assert game.because("", gift) == ("CCG-14.4", "no-answer") and game.because("", hail) is None
    game.pick(hail)
    while game.ask.kind == "aim-ship":
        game.choose(game.options[0])
    game.passing()
    assert battle_ships.has_truce(game.state, mine, theirs) and not game.state.damage


# Options


@pytest.mark.rule("CCG-25.5")
@pytest.mark.parametrize("number", range(3))
def test_who_is_asked_has_something_to_choose(number: int) -> None:
    dice = Random(number)
    table = Table(GAME, 2, b"%032d" % number, settings=sample_settings(dice))
    game = Sitting(table)
    for _ in range(250):
        if table.over:
            break
        assert game.options and len(set(game.options)) == len(game.options)
        if game.ask.window:
            assert "pass" in game.options
        game.choose(dice.choice(game.options))
