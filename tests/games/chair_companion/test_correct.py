"""Corrections: whatever is kept can be set right; what cannot be on any table is refused."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.automa.companion import GAME
from wardroom.games.chair.state import DISCARD, FLEET, RIVAL, zone
from wardroom.kernel import labels
from wardroom.testing.words import Words

from .given import Talk


def corrected(talk: Talk, *answers: Any) -> Talk:
    return talk.says("correct", *answers)


@pytest.mark.rule("CHAIR-17.1", "CHAIR-29.11")
def test_numbers_of_the_bot() -> None:
    talk = Talk()
    corrected(talk, "research", 7)
    corrected(talk, "military", 15)
    corrected(talk, "glory", 12)
    corrected(talk, "dilithium", 3)
    corrected(talk, "latinum", 2)
    bot = talk.state.bot
    assert (bot.tracks, bot.glory, bot.dilithium, bot.latinum) == ([7, 0, 15], 12, 3, 2)
    corrected(talk, "back")


@pytest.mark.rule("CHAIR-11.1", "CHAIR-11.4", "CHAIR-11.3")
def test_stardates() -> None:
    talk = Talk(rank="ensign")
    corrected(talk, "stardate", (2, 1))
    assert (talk.state.stardate, talk.state.on_stardate) == (1, 1)
    corrected(talk, "held", ("you", 1))
    assert talk.state.captaincies[0].held == [0]
    corrected(talk, "held", ("bot", 1))
    assert (talk.state.captaincies[0].held, talk.state.bot.held) == ([], [0])
    corrected(talk, "held", ("nobody", 1))
    assert talk.state.bot.held == []
    talk.state.closing = 1
    corrected(talk, "stardate")
    assert talk.why((1, 1)) == "glory-from-supply CHAIR-11.4"
    talk.says("back")


@pytest.mark.rule("CHAIR-3.10", "CHAIR-34.16")
def test_away_teams_of_the_bot() -> None:
    talk = Talk()
    most = talk.state.bot.teams
    corrected(talk, "teams", ("dozaria", most))
    assert talk.state.teams[talk.find("dozaria")] == (0, most) and talk.state.bot.teams == 0
    corrected(talk, "teams")
    assert talk.why(("betazed", 1)) == "too-many-teams CHAIR-3.10"
    talk.says(("dozaria", 1))
    assert talk.state.bot.teams == most - 1


@pytest.mark.rule("CHAIR-1.2")
def test_a_card_that_was_named_wrongly() -> None:
    """The right one takes its place, with what lies on it; the wrong one may come up later."""
    talk = Talk().says(("tokens", "person"), ("glory", 1))
    corrected(talk, "card", "rom")
    assert talk.why("rom") == "card-elsewhere CHAIR-1.2"
    talk.says("sukal")
    assert talk.told[-1] == "companion-renamed"
    assert talk.named(talk.state.market)[0] == "sukal" and talk.state.tokens == {talk.find("sukal"): (0, 0, 1)}
    talk.says(("slot", "person"), "rom")
    assert talk.named(talk.state.market)[0] == "rom"


@pytest.mark.rule("CHAIR-33.7")
def test_a_wrong_name_keeps_its_place_in_the_discard_pile() -> None:
    talk = Talk()
    for face in ("tribbles", "kol_mara"):
        talk.state.cards.move(talk.find(face), zone(RIVAL, DISCARD))
    corrected(talk, "card", "tribbles", "lirpa")
    assert talk.named(list(talk.state.row(RIVAL, DISCARD)))[-2:] == ["lirpa", "kol_mara"]


@pytest.mark.rule("CHAIR-1.2")
def test_a_card_is_back_in_its_deck() -> None:
    talk = Talk().says(("slot", "person"))
    assert talk.why("rom") == "card-elsewhere CHAIR-1.2"
    talk.says("sukal")
    corrected(talk, "deck", "rom")
    assert talk.told[-1] == "companion-in-deck"
    talk.says(("slot", "person"), "rom")
    assert talk.named(talk.state.market)[0] == "rom"


@pytest.mark.rule("CHAIR-34.21")
def test_the_token_of_a_ship() -> None:
    """At a Location or on the card; either is put into words."""
    talk = Talk()
    ship = talk.find("kol_iks_klothos")
    talk.state.cards.move(ship, zone(RIVAL, FLEET))
    talk.state.ship_at[ship] = None
    corrected(talk, "ships", ("kol_iks_klothos", "betazed"))
    assert talk.state.ship_at[ship] == talk.find("betazed")
    corrected(talk, "ships")
    words = Words(GAME)
    for label in labels(talk.ask, talk.state):  # type: ignore[arg-type]
        words.check_label(label, 0)
    assert words.news() == []
    talk.says(("none", "kol_iks_klothos"))
    assert talk.state.ship_at[ship] is None
