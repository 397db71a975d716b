"""What the person reports, and what cannot be."""

from __future__ import annotations

import pytest

from wardroom.games.chair.automa.companion import GAME
from wardroom.games.chair.automa.companion.asking import HUMAN
from wardroom.games.chair.cards.kinds import TRACKS
from wardroom.games.chair.flow import neutral
from wardroom.games.chair.state import DECK, DISCARD, DUTY, FLEET, GONE, LOG, PLACES, RIVAL, zone
from wardroom.kernel import labels
from wardroom.language import LANGUAGES, Text

from .given import Talk


@pytest.mark.rule("CHAIR-16.3")
def test_tokens_on_a_market_card() -> None:
    talk = Talk().says(("tokens", "person"), ("glory", 2), ("tokens", "person"), ("latinum", 1))
    assert talk.state.tokens[talk.find("rom")] == (0, 1, 2)
    talk.says(("tokens", "person"), ("latinum", 0), ("tokens", "person"), ("glory", 0))
    assert talk.find("rom") not in talk.state.tokens
    talk.says(("tokens", "person"), "back")


@pytest.mark.rule("CHAIR-3.10", "CHAIR-7.1")
def test_no_more_away_teams_than_the_captain_has() -> None:
    talk = Talk().says(("here", "dozaria"), 2, 1, ("here", "betazed"))
    assert talk.why(9 if 9 in [talk.said(each) for each in talk.ask.offered] else talk.ask.offered[-2]) == (  # type: ignore[union-attr,index]
        "too-many-teams CHAIR-3.10"
    )
    talk.says("back")
    place = talk.find("dozaria")
    assert neutral.tokens_at(talk.state, 0, place) == 3 and neutral.is_secured(talk.state, 0, place)


@pytest.mark.rule("CHAIR-1.6")
def test_no_more_ships_than_there_are_tokens() -> None:
    """Twelve are counted, more than anybody ever has, and at most six at a place."""
    talk = Talk().says(("here", "dozaria"), 0, 6, ("here", "betazed"), 0, 5, ("here", "indri_viii"), 0)
    assert talk.why(2) == "too-many-ships CHAIR-1.6"
    talk.says(1, ("here", "betazed"), 0)
    assert talk.why(6) == "too-many-ships CHAIR-1.6"
    talk.says(5)


@pytest.mark.rule("CHAIR-10.11", "CHAIR-13.8")
def test_what_drawing_changed_is_reported_before_the_bots_turn() -> None:
    """A Development enlisted then may cost a SHIP: the token is placed once that was said."""
    talk = Talk().says(("here", "dozaria"), 1, 1, "done", "more")
    assert talk.kind == "report" and talk.state.turn == 0
    talk.says(("here", "dozaria"), 1, 0, "done", "rom")
    assert neutral.tokens_at(talk.state, 0, talk.find("dozaria")) == 1
    assert talk.state.tokens == {talk.find("rom"): (0, 0, 1)} and talk.state.turn == 1


@pytest.mark.rule("CHAIR-7.4", "CHAIR-7.5", "CHAIR-7.6", "CHAIR-7.7")
def test_control_pays_the_bot_and_sends_its_tokens_home() -> None:
    talk = Talk()
    place, bot = talk.find("betazed"), talk.state.bot
    teams, glory, left = bot.teams, bot.glory, talk.state.on_stardate
    talk.state.teams[place] = 3, 2
    bot.teams -= 2
    talk.says(("control", "betazed"))
    assert talk.kind == "neutral-card" and talk.why("betazed") == "card-elsewhere CHAIR-1.2"
    talk.says("delta_vega")
    assert (bot.teams, bot.glory, talk.state.on_stardate) == (teams, glory + 2, left - 2)
    assert talk.named(talk.state.neutral) == ["dozaria", "delta_vega", "indri_viii"]
    assert talk.named(talk.state.row(HUMAN, PLACES)) == ["betazed"]


@pytest.mark.rule("CHAIR-10.5")
def test_another_location_may_lie_there() -> None:
    talk = Talk()
    talk.state.teams[talk.find("dozaria")] = 0, 1
    talk.state.bot.teams -= 1
    teams = talk.state.bot.teams
    talk.says(("lies", 1), "delta_vega")
    assert talk.state.bot.teams == teams + 1 and talk.state.bot.glory == 0
    assert talk.named(talk.state.neutral)[0] == "delta_vega"


@pytest.mark.rule("CHAIR-32.2")
def test_the_persons_markers_make_the_value_of_a_card() -> None:
    talk = Talk().says(("track", "influence"), 9, ("track", "research"), "back")
    assert talk.state.captaincies[0].tracks == [0, 9, 0]


@pytest.mark.rule("CHAIR-11.1", "CHAIR-11.4")
def test_glory_is_taken_from_the_stardate_until_the_resolution() -> None:
    talk = Talk()
    left = talk.state.on_stardate
    talk.says("glory", 2, "glory", "back")
    assert talk.state.on_stardate == left - 2
    talk.state.closing = 2
    assert talk.why("glory") == "glory-from-supply CHAIR-11.4"


@pytest.mark.rule("CHAIR-35.4", "CHAIR-35.6", "CHAIR-35.10", "CHAIR-35.14")
def test_what_happened_to_the_bot() -> None:
    talk = Talk().deck("kol_korax", "kol_mara")
    talk.says("bot", "discards")
    assert talk.named(list(talk.state.row(RIVAL, DISCARD)))[-1] == "kol_korax"
    talk.says("bot", ("gain", "military"), 2, "bot", ("gain", "latinum"), 1, "bot", ("gain", "glory"), "back")
    assert talk.state.bot.tracks == [0, 0, 2] and talk.state.bot.latinum == 1
    talk.says("bot", "incident")
    assert talk.is_unseen(talk.state.row(RIVAL, DECK)[-1])
    talk.says("bot", "back")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_bot_may_gain_has_its_name(language: str) -> None:
    """A track is called as everywhere else, in the option and in the question how much."""
    talk = Talk().says("bot")
    text = Text(language, GAME.package, reader=0)
    said = [text.label(label) for label in labels(talk.ask, talk.state)]  # type: ignore[arg-type]
    assert all(any(text.say(f"track-{track}") in each for each in said) for track in TRACKS)
    talk.says(("gain", "military"))
    assert talk.ask is not None and text.say("track-military") in text.say("ask-bot-gains", dict(talk.ask.args))


@pytest.mark.rule("CHAIR-34.22", "CHAIR-34.24", "CHAIR-34.2")
def test_cards_of_its_control_area_leave() -> None:
    talk = Talk()
    state = talk.state
    for kind in (FLEET, PLACES):
        for card in state.row(RIVAL, kind)[:]:
            state.ship_at.pop(card, None)
            state.teams.pop(card, None)
            state.cards.move(card, zone(RIVAL, DISCARD))
    talk.says("bot")
    assert talk.why("ship") == "bot-has-no-ship CHAIR-34.22"
    assert talk.why("location") == "bot-has-no-location CHAIR-34.24"
    talk.says("back")
    officer, ship, place = talk.find("kol_mara"), talk.find("borg_probe"), talk.find("indri_viii")
    state.cards.move(officer, zone(RIVAL, DUTY))
    talk.says("bot", ("card", "kol_mara"), "back", "bot", ("card", "kol_mara"), "lost")
    assert officer in state.row(RIVAL, DISCARD)
    state.cards.move(officer, zone(RIVAL, DUTY))
    talk.says("bot", ("card", "kol_mara"), "destroyed")
    assert state.cards.at[officer] == GONE and ship and place


@pytest.mark.rule("CHAIR-20.4")
def test_an_away_team_of_the_bots_goes_home() -> None:
    talk = Talk()
    place = talk.find("dozaria")
    talk.state.teams[place] = 0, 2
    talk.state.bot.teams -= 2
    teams = talk.state.bot.teams
    talk.says("bot", ("team", "dozaria"))
    assert talk.state.teams[place] == (0, 1) and talk.state.bot.teams == teams + 1


@pytest.mark.rule("CHAIR-5.5")
def test_when_no_incident_can_be_left_none_is_taken() -> None:
    talk = Talk()
    taken = 0
    while talk.says("bot") and talk.ask is not None and talk.ask.why("incident") is None:
        talk.says("incident")
        taken += 1
    assert talk.why("incident") == "no-incident-left CHAIR-5.5" and taken >= 6


def test_an_officer_is_logged() -> None:
    talk = Talk()
    officer = talk.find("kol_mara")
    talk.state.cards.move(officer, zone(RIVAL, DUTY))
    talk.says("bot", ("card", "kol_mara"), "logged")
    assert officer in talk.state.row(RIVAL, LOG)
