"""CCG-16.20 to CCG-16.37: personnel battle."""

from __future__ import annotations

import pytest

from tests.games.ccg.fights import PLANET_MISSION, Backward, Fight
from wardroom.games.ccg.flow import orders
from wardroom.games.ccg.state import DISCARD
from wardroom.kernel import Card, Chance


def teams(mine: list[str], theirs: list[str]) -> tuple[Fight, list[Card], list[Card]]:
    fight = Fight(PLANET_MISSION)
    return fight, fight.surface(fight.place, *mine), fight.surface(fight.place, *theirs, seat=1)


def free(fight: Fight) -> None:
    """The first player may counter-attack here: no leader, no restriction."""
    fight.state.last_counter = [(0, fight.place)]


@pytest.mark.rule("CCG-16.20", "CCG-4.28")
def test_the_attackers_need_a_leader() -> None:
    fight, mine, theirs = teams(["vekma"], ["taitt"])
    assert fight.refused("battle", mine[0], theirs[0]) == ("CCG-16.20", "no-leader")
    for leader in ("klag", "gowron"):  # OFFICER, and Leadership
        fight, mine, theirs = teams(["vekma", leader], ["taitt"])
        assert fight.why("battle", mine[0], theirs[0]) is None
        fight.state.stopped |= 1 << mine[1]
        assert fight.refused("battle", mine[0], theirs[0]) == ("CCG-16.20", "no-leader")


@pytest.mark.rule("CCG-16.1", "CCG-16.2")
def test_affiliations_bind_away_teams_too() -> None:
    fight, mine, theirs = teams(["thomas_riker"], ["vekma"])
    assert fight.refused("battle", mine[0], theirs[0]) == ("CCG-16.2", "only-borg")
    fight, mine, theirs = teams(["tomalak"], ["vekma", "sela"])
    assert fight.refused("battle", mine[0], theirs[0]) == ("CCG-16.1", "own-affiliation")


@pytest.mark.rule("CCG-16.7")
def test_a_counter_attack_needs_no_leader() -> None:
    fight, mine, theirs = teams(["taitt"], ["vekma"])
    free(fight)
    assert fight.why("battle", mine[0], theirs[0]) is None


@pytest.mark.rule("CCG-16.21")
def test_teams_must_be_present_with_each_other() -> None:
    fight, mine, _ = teams(["klag"], [])
    fight.crewed("u_s_s_hood", "taitt", seat=1)
    assert not [each for each in orders.possible(fight.state, 0) if each[0] == "battle"]
    (other,) = fight.surface(fight.place, "darian_wallace", seat=1)
    assert fight.why("battle", mine[0], other) is None
    fight = Fight()
    ship = fight.crewed("i_k_c_vorn", "klag")
    (guest,) = fight.aboard(ship, "taitt", seat=1)
    klag = next(card for card in fight.state.table() if fight.state.cards.faces[card] == "klag")
    assert fight.why("battle", klag, guest) is None


@pytest.mark.rule("CCG-16.22", "CCG-25.1")
def test_the_piles_are_in_random_order() -> None:
    fronts = set()
    for seed in range(20):
        fight, mine, theirs = teams(["kang", "gowron", "torin"], ["taitt", "sarek", "tasha_yar"])
        fight.state.chance = Chance(b"piles %d" % seed)
        places = list(fight.state.where)
        fight.give("battle", mine[0], theirs[0])
        first = (fight.told("face-off-stunned") + fight.told("face-off-wounded") + fight.told("face-off-even"))[0]
        fronts.add((first["card"], first["card2"]))
        assert all(fight.state.where[card] == places[card] for card in mine)  # nobody moves
    assert len(fronts) > 3


@pytest.mark.rule("CCG-16.23", "CCG-18.3")
def test_stopped_personnel_defend_but_do_not_attack() -> None:
    fight, mine, theirs = teams(["klag", "gowron"], ["taitt", "sarek"])
    fight.state.stopped |= 1 << mine[1] | 1 << theirs[0] | 1 << theirs[1]
    fight.give("battle", mine[0], theirs[0])
    told = fight.told("attacks-people")[0]
    assert told["cards"] == ["klag"]
    assert told["cards2"] == ["taitt", "sarek"]


@pytest.mark.rule("CCG-16.24", "CCG-16.28")
def test_pairs_until_one_pile_is_used_up_and_the_rest_stay_unstunned() -> None:
    fight, mine, theirs = teams(["klag", "torin", "vekma"], ["darian_wallace"])
    fight.give("battle", mine[0], theirs[0])
    assert [(each["card"], each["card2"]) for each in fight.told("face-off-stunned")] == [("klag", "darian_wallace")]
    assert not fight.told("face-off-wounded")
    assert fight.told("totals")[0]["count"] == 7 + 6 + 6


@pytest.mark.rule("CCG-16.25", "CCG-16.26", "CCG-16.36")
@pytest.mark.example("CCG-16.36")
def test_example_ten_against_five_stuns_and_eleven_wounds() -> None:
    fight, mine, theirs = teams(["krozh"], ["richard_wilkins"])
    free(fight)
    fight.give("battle", mine[0], theirs[0])
    stunned = fight.told("face-off-stunned")[0]
    assert (stunned["count"], stunned["count2"]) == (10, 5)
    fight, mine, theirs = teams(["gowron", "klingon_disruptor"], ["richard_wilkins"])
    fight.give("battle", mine[0], theirs[0])
    wounded = fight.told("face-off-wounded")[0]
    assert (wounded["count"], wounded["count2"]) == (11, 5)


@pytest.mark.rule("CCG-16.27", "CCG-16.32", "CCG-16.36")
@pytest.mark.example("CCG-16.36")
def test_example_eight_against_eight_is_nothing() -> None:
    fight, mine, theirs = teams(["kurn"], ["tasha_yar"])
    fight.give("battle", mine[0], theirs[0])
    assert fight.told("face-off-even")[0]["count"] == 8
    assert fight.told("totals-even")
    assert fight.alive(*mine, *theirs) == [True, True]
    assert not fight.told("totals")


@pytest.mark.rule("CCG-16.29", "CCG-16.30", "CCG-16.31", "CCG-16.37")
@pytest.mark.example("CCG-16.37")
def test_example_nine_and_six_against_eight_and_three() -> None:
    fight, mine, theirs = teams(["gowron", "vekma"], ["tasha_yar", "devinoni_ral"])
    fight.give("battle", mine[0], theirs[0])
    assert [(each["count"], each["count2"]) for each in fight.told("face-off-stunned")] == [(9, 8), (6, 3)]
    totals = fight.told("totals")[0]
    assert (totals["count"], totals["count2"]) == (15, 0)
    assert sorted(fight.alive(*theirs)) == [False, True]
    assert fight.alive(*mine) == [True, True]


@pytest.mark.rule("CCG-16.30", "CCG-16.31", "CCG-19.15")
def test_the_casualty_is_drawn_at_random_stunned_or_not() -> None:
    dead = set()
    for seed in range(20):
        fight, mine, theirs = teams(["gowron", "kang", "kurn"], ["tasha_yar", "darian_wallace", "thomas_riker"])
        fight.state.chance = Chance(b"casualty %d" % seed)
        fight.give("battle", mine[0], theirs[0])
        alive = fight.alive(*theirs)
        assert alive.count(False) == 1
        dead.add(alive.index(False))
    assert dead == {0, 1, 2}


@pytest.mark.rule("CCG-16.31")
def test_the_mortally_wounded_are_not_drawn_again() -> None:
    fight, mine, theirs = teams(["gowron", "kang"], ["sarek", "tasha_yar"])
    fight.give("battle", mine[0], theirs[0])
    assert fight.told("face-off-wounded")[0]["card2"] == "sarek"
    assert fight.alive(*theirs) == [False, False]  # wounded, and drawn


@pytest.mark.rule("CCG-16.30")
def test_the_attackers_can_lose() -> None:
    fight, mine, theirs = teams(["klag"], ["tasha_yar", "worf"])
    fight.give("battle", mine[0], theirs[0])
    assert fight.told("totals")[0]["seat"] == 1
    assert fight.alive(*mine, *theirs) == [False, True, True]
    assert mine[0] in fight.state.row(0, DISCARD)


@pytest.mark.rule("CCG-16.32")
def test_equal_totals_have_no_casualty() -> None:
    fight, mine, theirs = teams(["kurn", "vekma"], ["darian_wallace", "tasha_yar"])
    fight.state.stopped |= 1 << mine[1]
    (third,) = fight.surface(fight.place, "kleeg")
    fight.state.stopped |= 1 << third
    fight.give("battle", mine[0], theirs[0])
    assert fight.told("totals-even")[0]["count"] == 8
    assert all(fight.alive(*mine, *theirs))


@pytest.mark.rule("CCG-16.33")
def test_the_mortally_wounded_die_at_the_end_on_both_sides() -> None:
    fight, mine, theirs = teams(["roga_danar", "devinoni_ral"], ["taitt", "worf"])
    free(fight)
    fight.give("battle", mine[0], theirs[0])
    assert len(fight.told("face-off-wounded")) == 2
    assert fight.told("totals")[0]["count"] == 12
    assert fight.alive(mine[1], theirs[0]) == [False, False]
    assert fight.told("killed")[0]["cards"] == ["devinoni_ral", "taitt", "worf"]


@pytest.mark.rule("CCG-16.34")
def test_survivors_are_stopped_and_others_are_not() -> None:
    fight, mine, theirs = teams(["kurn"], ["tasha_yar"])
    (other,) = fight.surface(fight.place, "klag")
    fight.state.team[other] = 1
    fight.give("battle", mine[0], theirs[0])
    assert all(fight.state.is_stopped(card) for card in (*mine, *theirs))
    assert not fight.state.is_stopped(other)
    fight.next_turn()
    assert fight.why("battle", theirs[0], mine[0]) is None  # stun and stop are over


@pytest.mark.rule("CCG-16.35", "CCG-18.20", "CCG-18.25")
def test_disabled_and_stasis_personnel_do_not_fight() -> None:
    fight, mine, theirs = teams(["klag", "gowron"], ["taitt", "sarek", "tasha_yar"])
    fight.state.disabled |= 1 << mine[1] | 1 << theirs[0]
    fight.state.stasis |= 1 << theirs[1]
    fight.give("battle", mine[0], theirs[0])
    told = fight.told("attacks-people")[0]
    assert told["cards"] == ["klag"]
    assert told["cards2"] == ["tasha_yar"]
    fight, mine, theirs = teams(["klag"], ["taitt"])
    fight.state.stasis |= 1 << theirs[0]
    assert fight.refused("battle", mine[0], theirs[0]) == ("CCG-18.25", "nobody-to-fight")


@pytest.mark.rule("CCG-9.7")
def test_guramba_takes_two_leaders() -> None:
    fight, mine, theirs = teams(["klag", "vekma"], ["krozh"])
    assert fight.refused("battle", mine[0], theirs[0]) == ("CCG-9.7", "two-leaders")
    fight.surface(fight.place, "batrell")
    assert fight.why("battle", mine[0], theirs[0]) is None


@pytest.mark.rule("CCG-9.9", "CCG-9.10")
def test_animals_do_not_attack_alone() -> None:
    fight, mine, theirs = teams(["targ"], ["taitt"])
    free(fight)
    assert fight.refused("battle", mine[0], theirs[0]) == ("CCG-9.9", "animals-attack")
    fight.surface(fight.place, "vekma")
    assert fight.why("battle", mine[0], theirs[0]) is None


@pytest.mark.rule("CCG-9.17")
def test_a_dual_card_is_one_card_and_fights_with_both_strengths() -> None:
    fight, mine, theirs = teams(["sons_of_mogh"], ["worf"])
    fight.give("battle", mine[0], theirs[0])
    stunned = fight.told("face-off-stunned")[0]
    assert (stunned["count"], stunned["count2"]) == (8 + 10, 10)


@pytest.mark.rule("CCG-12.10")
def test_only_the_attacked_away_team_fights() -> None:
    fight, mine, theirs = teams(["kurn"], ["tasha_yar", "worf"])
    fight.state.team[theirs[1]] = 1
    fight.give("battle", mine[0], theirs[0])
    assert fight.told("attacks-people")[0]["cards2"] == ["tasha_yar"]
    assert not fight.state.is_stopped(theirs[1])


# Cards of battles


@pytest.mark.rule("CCG-10.2", "CCG-10.3")
def test_hand_weapons_count_in_battle() -> None:
    fight, mine, theirs = teams(["klag", "klingon_disruptor", "batleth", "batleth"], ["worf", "klingon_disruptor"])
    fight.give("battle", mine[0], theirs[0], answers=["no"])
    stunned = fight.told("face-off-stunned")[0]
    assert (stunned["card"], stunned["count"], stunned["count2"]) == ("klag", 7 + 2 + 2 + 2, 10)


def test_a_batleth_turns_one_stun_of_a_klingon_into_a_mortal_wound() -> None:
    fight, mine, theirs = teams(["gowron", "kang", "batleth"], ["worf", "tasha_yar"])
    asked = fight.give("battle", mine[0], theirs[0], answers=["yes"])  # asked once: it is used then
    assert [(ask.kind, ask.seat) for ask in asked] == [("blade", 0)]
    assert fight.told("struck-down")[0]["card2"] == "worf"
    assert not fight.alive(theirs[0])[0]
    fight, mine, theirs = teams(["gowron", "kang", "batleth"], ["worf", "tasha_yar"])
    fight.state.chance = Backward(b"")
    fight.give("battle", mine[0], theirs[0], answers=["no", "no"])
    assert fight.alive(*theirs) == [False, True]  # the casualty alone
    fight, mine, theirs = teams(["baran", "batleth"], ["taitt"])
    fight.give("battle", mine[0], theirs[0])  # no Klingon: nobody is asked


def test_phaser_burns_kill_two_stunned_before_the_winner_is_found() -> None:
    fight, mine, theirs = teams(["gowron", "kang", "kurn"], ["tasha_yar", "darian_wallace", "thomas_riker", "worf"])
    card = fight.hold("phaser_burns")
    fight.give("battle", mine[0], theirs[0])  # no phaser there: nobody is asked
    fight, mine, theirs = teams(["gowron", "kang", "kurn", "torin"], ["tasha_yar", "worf", "thomas_riker", "bochra"])
    fight.surface(fight.place, "klingon_disruptor")
    card = fight.hold("phaser_burns")
    asked = fight.give("battle", mine[0], theirs[0], answers=[card])
    assert [ask.kind for ask in asked] == ["answer-about"]
    assert asked[0].window == "before_winner"
    told = fight.told("killed")
    assert len(told[0]["cards"]) == 2
    assert sum(not alive for alive in fight.alive(*theirs)) == 3  # and the casualty


def test_honor_challenge_kills_treachery_for_each_klingon_with_honor() -> None:
    fight, mine, theirs = teams(["batrell", "vekma", "jddan"], ["mendak", "movar", "galathon", "kurn"])
    card = fight.hold("honor_challenge")
    asked = fight.give("battle", mine[0], theirs[0], answers=[card, theirs[1], theirs[2]])
    assert [ask.seat for ask in asked] == [0, 0, 0]
    dead = fight.told("killed")[0]["cards"]
    assert dead == ["movar", "galathon", "jddan"]  # Kurn strikes back at the Klingon with Treachery
    assert fight.told("totals") or fight.told("totals-even")  # the battle goes on


def test_right_of_vengeance_attacks_again_with_doubled_strength() -> None:
    fight, mine, theirs = teams(["klag", "torin"], ["worf", "tasha_yar", "data"])
    card = fight.hold("klingon_right_of_vengeance")
    fight.give("battle", mine[0], theirs[0], answers=[card])
    first, second = fight.told("attacks-people")
    assert len(first["cards"]) == 2
    assert len(second["cards"]) == 1
    assert second["cards2"] == ["worf", "tasha_yar", "data"]
    survivor = second["cards"][0]
    strength = {"klag": 14, "torin": 12}[survivor]
    last = (fight.told("face-off-stunned") + fight.told("face-off-even"))[-1]
    assert (last["card"], last["count"], last["count2"]) == (survivor, strength, 10)
    for other in theirs:
        assert not fight.alive(other)[0] or fight.state.is_stopped(other)


def test_emergency_transporter_armbands_save_fighters_before_the_winner_is_found() -> None:
    fight, mine, theirs = teams(["gowron"], ["sarek", "tasha_yar"])
    ship = fight.crewed("u_s_s_hood", "taitt", seat=1)
    card = fight.hold("emergency_transporter_armbands", seat=1)
    way = ("from", theirs[0], ship)
    asked = fight.give("battle", mine[0], theirs[0], answers=["pass", card, theirs[1], "done"])
    assert way not in asked[0].options
    assert [ask.window for ask in asked[:2]] == ["battle", "before_winner"]
    assert fight.state.where[theirs[1]].kind == "aboard"
    assert fight.told("totals")[0]["count2"] == 0
    assert fight.alive(*theirs) == [False, True]  # Sarek was mortally wounded; nobody is left to be drawn
    assert fight.state.is_stopped(theirs[1])  # it took part


def test_armbands_do_not_carry_the_stopped() -> None:
    fight, mine, theirs = teams(["gowron"], ["sarek"])
    fight.crewed("u_s_s_hood", seat=1)
    fight.hold("emergency_transporter_armbands", seat=1)
    fight.state.stopped |= 1 << theirs[0]
    fight.give("battle", mine[0], theirs[0])


def test_klingon_death_yell_after_a_battle() -> None:
    fight, mine, theirs = teams(["batrell"], ["data"])
    card = fight.hold("klingon_death_yell", seat=1)
    fight.give("battle", mine[0], theirs[0], answers=[card])
    assert fight.state.bonus_points == [0, 5]


def test_genetronic_replicator_keeps_an_away_team_alive() -> None:
    fight, mine, theirs = teams(["gowron", "kang"], ["sarek", "beverly_crusher"])
    fight.core("genetronic_replicator", seat=1)
    fight.give("battle", mine[0], theirs[0])
    assert fight.told("face-off-wounded")
    assert all(fight.alive(*theirs))
