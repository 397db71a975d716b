"""The six INCIDENTs: how one gets rid of them."""

from __future__ import annotations

import pytest

from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import INCIDENT
from wardroom.games.chair.state import DECK, DISCARD, DUTY, HAND, INCIDENTS

from .common import Given, hand, in_play, play, resources, table

COMMON = ("energy_drain", "hostile_contact", "political_crisis", "red_alert", "subspace_phenomenon", "trade_embargo")


@pytest.mark.rule("CHAIR-25.7")
def test_every_incident_costs_two_points() -> None:
    incidents = [face for face in FACES.values() if face.suit == INCIDENT]
    assert {face.vp for face in incidents} == {-2}
    assert {face.text for face in incidents} == set(COMMON)
    assert sorted(face.id for face in incidents if not face.crew) == sorted(COMMON)


@pytest.mark.rule("CHAIR-27.40", "CHAIR-16.14")
@pytest.mark.parametrize("name", COMMON)
def test_an_incident_played_goes_under_the_incident_deck(name: str) -> None:
    game = play(name, hand=["rom"], dilithium=[2], latinum=[1])
    if game.asked[1] != "act":
        game.choose("rom")
    assert game.table_zone(INCIDENTS)[0] == name
    assert game.state.actions == 2


@pytest.mark.rule("CHAIR-8.12", "CHAIR-12.3")
@pytest.mark.example("CHAIR-8.12")
def test_energy_drain_can_be_paid_with_a_glory() -> None:
    game = play("energy_drain", glory=[1])
    assert resources(game) == (0, 0, 0)
    assert table(["energy_drain"]).why("play:energy_drain:0") == ("CHAIR-12.2", "cannot-spend")


def test_energy_drain_costs_no_action_with_an_engineer() -> None:
    assert play("energy_drain", dilithium=[2], zones=in_play("rom")).state.actions == 3


@pytest.mark.rule("CHAIR-17.8")
@pytest.mark.parametrize(
    "name, discarded, gained",
    [
        ("hostile_contact", "ktinga_battlecruiser", (2, 0, 0)),  # a skill and a focus
        ("hostile_contact", "admiral_pressman", (2, 0, 0)),  # a focus alone
        ("hostile_contact", "bird_of_prey", (0, 0, 0)),
        ("political_crisis", "bird_of_prey", (0, 1, 0)),
        ("political_crisis", "suliban", (0, 1, 0)),
        ("political_crisis", "rom", (0, 0, 0)),
    ],
)
def test_the_discarded_card_helps_with_its_icons(name: str, discarded: str, gained: tuple[int, int, int]) -> None:
    game = play(name, hand=[discarded]).choose(discarded)
    assert resources(game) == gained
    assert discarded in game.held(DISCARD)
    assert table([name]).why(f"play:{name}:0") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-9.16", "CHAIR-4.2")
@pytest.mark.parametrize(
    "name, trait, gained",
    [
        ("hostile_contact", "uss_pasteur", (2, 0, 0)),
        ("political_crisis", "uss_enterprise_c", (0, 1, 0)),
    ],
)
def test_somebody_in_play_helps(name: str, trait: str, gained: tuple[int, int, int]) -> None:
    assert table([name]).why(f"play:{name}:1") == ("CHAIR-9.16", "not-in-play")
    game = play(name, 1, zones=in_play(trait))
    assert resources(game) == gained
    assert game.table_zone(INCIDENTS)[0] == name


@pytest.mark.parametrize("discarded, kept", [("uss_pasteur", ["riva"]), ("lirpa", [])])
def test_subspace_phenomenon_is_studied_with_research(discarded: str, kept: list[str]) -> None:
    zones = {"deck": [["rom", "riva"]]}
    game = play("subspace_phenomenon", hand=[discarded], zones=zones).choose(discarded)
    if kept:
        game.choose("rom")
    assert game.held(HAND) == kept
    assert game.table_zone(INCIDENTS)[0] == "subspace_phenomenon"


def test_subspace_phenomenon_is_undone_by_time_travel() -> None:
    assert table(["subspace_phenomenon"]).why("play:subspace_phenomenon:1") == ("CHAIR-9.16", "not-in-play")
    zones = {"staging": [["suliban"]], "deck": [["rom", "riva"]]}
    game = play("subspace_phenomenon", 1, hand=["lirpa"], zones=zones)
    assert game.table_zone(INCIDENTS)[0] == "subspace_phenomenon"
    assert sorted(game.options) == ["riva", "rom"]
    assert hand(game.choose("rom")) == ["lirpa", "riva"]


@pytest.mark.rule("CHAIR-27.27", "CHAIR-27.33")
def test_red_alert_may_promote_somebody_from_the_staging_area() -> None:
    more: Given = {"hand": ["lirpa"], "zones": {"staging": [["phlox", "karemma"]], **in_play("lwaxana_troi")}}
    game = play("red_alert", tracks=[{"influence": 6}], **more).choose("lirpa")
    assert game.held(DECK)[-1] == "lirpa"
    assert game.options == ["phlox", "no"]
    game.choose("phlox")
    assert game.held(DUTY) == ["phlox"]
    assert game.asked == (0, "act")
    assert play("red_alert", **more).choose("lirpa", "no").held(DUTY) == ["lwaxana_troi"]


def test_trade_embargo_may_refresh_a_ship() -> None:
    assert table(["trade_embargo"]).why("play:trade_embargo:0") == ("CHAIR-12.2", "cannot-spend")
    more: Given = {"latinum": [1], "exhausted": ["pic_uss_enterprise_d"]}
    assert not play("trade_embargo", **more).choose("pic_uss_enterprise_d").is_exhausted("pic_uss_enterprise_d")
    assert play("trade_embargo", **more).choose("no").is_exhausted("pic_uss_enterprise_d")
