"""Every common ENCOUNTER."""

from __future__ import annotations

import pytest

from wardroom.games.chair.flow.verbs.crew import dismissable
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.state import (
    ALLY_DECK,
    BEAMED,
    DECK,
    DISCARD,
    FLEET,
    GONE,
    HAND,
    INCIDENTS,
    JUNK,
    LOG,
)

from .common import Given, hand, in_play, play, resources, table, use


@pytest.mark.parametrize("scientist, actions, drawn", [("rom", 2, 1), ("mirok", 3, 2)])
def test_gene_fragments_are_gathered_where_away_teams_are(scientist: str, actions: int, drawn: int) -> None:
    more: Given = {
        "zones": in_play(scientist, "archer_iv", "baku", "risa"),
        "teams": {"archer_iv": (2, 0), "baku": (1, 0)},
    }
    game = play("ancient_gene_fragments", **more)
    assert len(game.held(HAND)) == 2
    assert game.state.actions == actions
    game = play("ancient_gene_fragments", 1, **more)
    assert game.options == ["person", "cargo", "ship", "ally"]
    game.choose("ally")
    assert len(game.options) == 3
    game.choose("karemma", game.options[0], "discard")
    assert "karemma" in game.held(DISCARD)
    assert len(game.held(HAND)) == drawn - 1


def test_boltzmann_brain_draws_and_may_return_an_incident() -> None:
    game = play("boltzmann_brain", hand=["red_alert", "energy_drain"]).choose("red_alert")
    assert (len(game.held(HAND)), game.table_zone(INCIDENTS)[0]) == (2, "red_alert")
    assert game.asked == (0, "act")
    assert len(play("boltzmann_brain", hand=["red_alert"]).choose("no").held(HAND)) == 2


def test_guardian_of_forever_is_deployed_and_enlarges_the_hand() -> None:
    game = play("guardian_of_forever")
    assert game.own().tracks == [1, 1, 0]
    assert "guardian_of_forever" in game.held(FLEET)
    assert game.state.actions == 3
    assert len(game.choose("end", "karemma").held(HAND)) == 6


@pytest.mark.rule("CHAIR-16.9")
def test_guardian_of_forever_looks_through_the_junk_in_every_scan() -> None:
    more: Given = {"zones": in_play("guardian_of_forever"), "junk": ["suliban", "holosuite"]}
    game = play("denobulans", 1, tracks=[{"influence": 3}], **more)
    assert "suliban" not in game.options  # another suit
    game = play("ancient_gene_fragments", 1, tops={ALLY_DECK: ["tholians"]}, **more).choose("ally")
    assert "suliban" in game.options
    game = play("uss_pasteur", 1, dilithium=[2], **more).choose("scientist")
    assert game.asked[1] != "scan-for"  # none lies there, so a deck is opened
    game = play("letheans", junk=["emerald_chain"], zones=in_play("guardian_of_forever")).choose("yes")
    assert game.options == ["emerald_chain", "no"]
    assert game.choose("emerald_chain", "deck").held(DECK)[-1] == "emerald_chain"


def test_guardian_of_forever_changes_the_past_once() -> None:
    more: Given = {"zones": {"staging": [["phlox", "suliban"]]}}
    game = use("guardian_of_forever", **more).choose("yes")
    assert "phlox" in game.held(HAND)
    assert (len(game.held(HAND)), game.state.actions) == (2, 4)
    assert game.held(LOG) == ["guardian_of_forever"]
    game = use("guardian_of_forever", **more).choose("no")
    assert (hand(game), game.state.actions) == (["phlox"], 3)


@pytest.mark.rule("CHAIR-20.6", "CHAIR-20.7")
def test_iconian_gateway_sends_up_to_three_past_all_ships() -> None:
    more: Given = {"at": {"shr_kumari": "dozaria"}, "zones": in_play("ktinga_battlecruiser", "bird_of_prey")}
    game = play("iconian_gateway", **more)
    assert game.options == ["3", "2", "1", "0"]
    game.choose("3", "dozaria")
    assert game.teams("dozaria") == (3, 0)
    assert game.own().teams == 2
    assert game.own().track("military") == 2  # the gateway itself is left out
    game = play("iconian_gateway", **more).choose("0")
    assert game.own().teams == 5
    assert game.own().track("military") == 2
    game = play("iconian_gateway", captains=("shran", "picard")).choose("0")
    assert game.own().track("military") == 1  # the Captain himself


@pytest.mark.rule("CHAIR-9.3")
def test_koala_cannot_be_played() -> None:
    assert table(["koala"]).why("play:koala:0") == ("CHAIR-9.3", "not-playable")


@pytest.mark.rule("CHAIR-27.4")
def test_omega_particle_gives_glory_for_borg_and_is_destroyed_by_five() -> None:
    game = play("omega_particle", zones=in_play("borg_probe"))
    assert resources(game) == (3, 3, 1)
    assert game.state.actions == 3
    more: Given = {"zones": in_play("borg_probe"), "beamed": {"borg_probe": ["koala", "borg_spatial_trajector"]}}
    assert resources(play("omega_particle", **more)) == (3, 3, 3)
    assimilated = ["sis_orb_of_prophecy_and_change", "sis_orb_of_the_emissary"]
    more["beamed"]["borg_probe"] += assimilated  # Wildcards
    game = play("omega_particle", captains=("sisko", "shran"), **more)
    assert resources(game) == (3, 3, 5)
    assert "omega_particle" in game.table_zone(GONE)


# Sha Ka Ree


@pytest.mark.rule("CHAIR-28.8", "CHAIR-27.2")
def test_deploying_sha_ka_ree_is_taking_control_of_a_location() -> None:
    game = table([], ["sha_ka_ree"], active=1, zones=in_play("ambassador_kamarag") | {"discard": [["red_alert"]]})
    game.choose("play:sha_ka_ree:0")
    assert game.asked == (0, "react")
    game.choose("use:ambassador_kamarag:1")
    assert "red_alert" in game.table_zone(INCIDENTS)
    assert "sha_ka_ree" in game.held(FLEET, 1)


def test_sha_ka_ree_takes_a_ship_and_troubles_the_other_captain() -> None:
    game = play("sha_ka_ree", hand=["uss_pasteur", "rom"])
    assert game.why("rom") == ("CHAIR-21.6", "unfit")
    game.choose("uss_pasteur")
    assert game.held(BEAMED) == ["uss_pasteur"]
    assert len(game.held(HAND, 1)) == 2
    game = play("sha_ka_ree", hand=["uss_pasteur"]).choose("no")
    assert game.held(HAND, 1) == []
    assert "sha_ka_ree" in game.held(FLEET)


@pytest.mark.rule("CHAIR-28.8", "CHAIR-19.2", "CHAIR-20.1")
def test_sha_ka_ree_is_a_location_to_go_to() -> None:
    game = play("ktinga_battlecruiser", zones=in_play("sha_ka_ree"))
    game.choose("sha_ka_ree")
    assert game.teams("sha_ka_ree") == (1, 0)
    game = use("borg_probe", 0, "sha_ka_ree").choose("warp:borg_probe:sha_ka_ree")
    assert game.where("borg_probe") == "sha_ka_ree"


@pytest.mark.rule("CHAIR-28.8")
def test_sha_ka_ree_counts_among_the_locations_under_control() -> None:
    assert resources(play("tholians", zones=in_play("sha_ka_ree")).choose("no")) == (2, 1, 0)
    game = play("pic_utilize", zones=in_play("sha_ka_ree"))
    assert game.own().dilithium == 3


@pytest.mark.rule("CHAIR-28.8", "CHAIR-18.5")
def test_sha_ka_ree_is_logged_like_a_location() -> None:
    more: Given = {"zones": in_play("sha_ka_ree", "uss_pasteur"), "at": {"uss_pasteur": "sha_ka_ree"}}
    game = play("pic_strange_new_worlds", teams={"sha_ka_ree": (2, 0)}, **more)
    game.choose(game.options[0])
    assert game.held(LOG) == ["sha_ka_ree"]
    assert "uss_pasteur" in game.held(DISCARD)
    assert game.own().teams == 5


@pytest.mark.rule("CHAIR-28.8", "CHAIR-18.4", "CHAIR-27.6")
def test_sha_ka_ree_is_not_dismissed() -> None:
    game = play("shr_talas", active=0, captains=("shran", "picard"), zones=in_play(foe=["sha_ka_ree", "dkyr_cruiser"]))
    game.choose("dozaria")  # she dismisses a Vulcan of theirs
    assert game.held(FLEET, 1)[-1:] == ["sha_ka_ree"]
    assert "dkyr_cruiser" in game.held(DISCARD, 1)
    game = table(zones=in_play("sha_ka_ree"))
    assert game.card("sha_ka_ree") not in dismissable(Do(game.state, 0, game.state.captain(0)))


@pytest.mark.rule("CHAIR-28.8", "CHAIR-23.5")
def test_sha_ka_ree_is_a_location_for_attackers_too() -> None:
    zones = in_play("sel_scimitar", foe=["sha_ka_ree", "archer_iv"])
    game = table(zones=zones, captains=("sela", "picard"), tracks=[{"military": 7}]).choose("use:sel_scimitar:1")
    assert game.options == ["archer_iv", "sha_ka_ree"]  # one of them is devastated
    assert game.choose("sha_ka_ree").held(LOG, 1) == ["sha_ka_ree"]


def test_vger_logs_up_to_two_cards() -> None:
    more: Given = {"hand": ["rom"], "zones": {"discard": [["riva", "lirpa"]]}}
    game = play("vger", **more).choose("riva", "rom")
    assert (game.held(LOG), game.asked) == (["riva", "rom"], (0, "act"))
    assert play("vger", **more).choose("riva", "no").held(LOG) == ["riva"]
    assert play("vger", **more).choose("no").held(LOG) == []


def test_junk_is_left_alone_without_the_guardian() -> None:
    game = play("ancient_gene_fragments", 1, junk=["suliban"]).choose("ally")
    assert "suliban" not in game.options
    assert game.table_zone(JUNK) == ["suliban"]
