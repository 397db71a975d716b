"""MIS-5, MIS-6, MIS-9 and MIS-11.5: what cards are worth, and why."""

from __future__ import annotations

import pytest

from wardroom.games.missions.cards import CARDS, GALAXY, Galaxy
from wardroom.games.missions.cards import filters as look
from wardroom.games.missions.cards.clauses import Each, EachDistinct, Slots, Tiers, With, WithDistinct, WithSame
from wardroom.games.missions.cards.filters import Guise
from wardroom.games.missions.scoring import fast
from wardroom.games.missions.scoring.assignment import feed
from wardroom.games.missions.scoring.explained import Choices, Ship, Thought, explain
from wardroom.language import LANGUAGES, Text

from .scored import blanked, lines, paid, scored, ship, thought, total

# MIS-5: the vocabulary of bonuses


@pytest.mark.rule("MIS-5.1")
def test_with_is_received_once() -> None:
    assert paid("stone_of_gol spock")["stone_of_gol"] == 11
    assert paid("stone_of_gol spock ambassador_sarek lwaxana_troi")["stone_of_gol"] == 11
    assert paid("stone_of_gol bridge")["stone_of_gol"] == 0
    assert paid("stone_of_gol unidentified_ship")["stone_of_gol"] == 11  # the ship is what brings most
    assert paid("stone_of_gol spock unidentified_ship")["stone_of_gol"] == 11


@pytest.mark.rule("MIS-5.3")
def test_for_each_is_received_for_every_card() -> None:
    assert paid("commander_maddox lore")["commander_maddox"] == 5
    assert paid("commander_maddox lore lieutenant_commander_data")["commander_maddox"] == 10
    assert paid("commander_maddox lore lieutenant_commander_data minuet computer")["commander_maddox"] == 15


@pytest.mark.rule("MIS-5.4", "MIS-9.3")
def test_a_blanked_card_gets_nothing_gives_nothing_and_does_nothing() -> None:
    hand = "james_moriarty holodeck_1 commander_maddox engine_room borg_cube"
    assert paid(hand, borg_cube=[]) == {
        "james_moriarty": 16,
        "holodeck_1": 10,
        "commander_maddox": 5,
        "engine_room": 6,
        "borg_cube": 0,
    }
    assert paid(hand, borg_cube=["holodeck_1"]) == {
        "james_moriarty": 0,  # gets nothing,
        "holodeck_1": 0,
        "commander_maddox": 0,  # gives nothing,
        "engine_room": 6,
        "borg_cube": 0,
    }
    assert len(scored(hand, borg_cube=["holodeck_1"]).rows) == 5  # but is there


@pytest.mark.rule("MIS-5.5")
@pytest.mark.parametrize("lifts", ["holodeck_1", "holodeck_2", "computer"])
def test_blanked_unless(lifts: str) -> None:
    assert blanked("james_moriarty minuet spock bridge") == {"james_moriarty", "minuet"}
    assert paid("james_moriarty minuet spock bridge")["james_moriarty"] == 0
    assert blanked(f"james_moriarty minuet spock {lifts}") == set()
    assert paid(f"james_moriarty minuet spock {lifts}")["james_moriarty"] >= 8


@pytest.mark.rule("MIS-5.5")
def test_a_card_that_is_not_blanked_is_paid_for_the_ship_too() -> None:
    """Minuet for Command, the Computer for Cosmic: the ship is one of them."""
    assert paid("minuet computer unidentified_ship") == {"minuet": 10, "computer": 0, "unidentified_ship": 0}
    assert paid("minuet bridge unidentified_ship")["minuet"] == 0


@pytest.mark.rule("MIS-5.6")
def test_a_blanked_card_lifts_no_blank() -> None:
    hand = "intruder_alert lore hand_phaser borg_cube"
    assert paid(hand, borg_cube=[])["intruder_alert"] == 12
    assert paid(hand, borg_cube=["lore"])["intruder_alert"] == 0
    assert "intruder_alert" in blanked(hand, borg_cube=["lore"])


@pytest.mark.rule("MIS-5.7")
def test_a_giver_feeds_any_number_of_cards() -> None:
    assert paid("lieutenant_worf ambassador_kehleyr commander_kurn batleth chancellor_gowron") == {
        "lieutenant_worf": 4,
        "ambassador_kehleyr": 10,
        "commander_kurn": 10,
        "batleth": 16,
        "chancellor_gowron": 15,
    }


@pytest.mark.rule("MIS-5.8")
def test_a_giver_feeds_a_card_once_whatever_it_meets() -> None:
    assert paid("lieutenant_worf borg_cube", borg_cube=[])["borg_cube"] == 5  # Combat and Security
    assert paid("chancellor_gowron klingon_civil_war")["klingon_civil_war"] == 8  # Klingon and Klingon Empire
    assert paid("tricorder spock scientific_puzzle")["scientific_puzzle"] == 12
    assert paid("tricorder lieutenant_commander_data away_team")["away_team"] == 10  # named, and a Personnel


@pytest.mark.rule("MIS-5.8")
def test_a_mission_gives_once_too() -> None:
    twice = [Each(3, look.named("away_team")), Each(2, ~look.galaxy)]
    assert feed(twice, [CARDS["away_team"].printed]).points == 3


@pytest.mark.rule("MIS-5.11")
def test_a_card_for_two_bonuses_feeds_the_better_one() -> None:
    hand = "holodeck_2 unidentified_ship"
    hologram = ship("personnel", "hologram", "federation", "medical")
    assert paid(hand, unidentified_ship=hologram)["holodeck_2"] == 8
    human = ship("personnel", "human", "federation", "medical")
    assert paid(hand, unidentified_ship=human)["holodeck_2"] == 2
    assert paid(hand, unidentified_ship=ship("civilian", "hologram", "federation", "medical"))["holodeck_2"] == 8


@pytest.mark.rule("MIS-5.12")
@pytest.mark.parametrize(
    ("mission", "alone", "more", "points"),
    [
        ("sickbay", "unidentified_ship batleth", "commander_riker", 20),
        ("enemies_to_friends", "unidentified_ship", "lore", 12),
        ("personnel_issues", "unidentified_ship", "commander_riker", 14),
        ("ethical_dilemma", "unidentified_ship spock", "captain_picard", 15),
        ("trapped_on_the_holodeck", "holodeck_1 holodeck_2", "captain_picard", 15),
    ],
)
def test_each_requirement_needs_a_card_of_its_own(mission: str, alone: str, more: str, points: int) -> None:
    if "unidentified_ship" in alone:  # a reading that meets every requirement it can
        jack = {
            "sickbay": ship("personnel", "klingon", "hostile", "combat"),
            "enemies_to_friends": ship("captain", "betazoid", "hostile", "ambassador"),
            "personnel_issues": ship("personnel", "human", "federation", "counselor"),
            "ethical_dilemma": ship("captain", "human", "federation", "command"),
        }[mission]
        assert paid(f"{mission} {alone}", unidentified_ship=jack)[mission] == 0
        assert paid(f"{mission} {alone} {more}", unidentified_ship=jack)[mission] == points
    else:
        assert paid(f"{mission} {alone}")[mission] == 0
        assert paid(f"{mission} {alone} {more}")[mission] == points


@pytest.mark.rule("MIS-5.15")
def test_only_the_best_line_is_paid() -> None:
    assert paid("batleth lieutenant_worf commander_kurn")["batleth"] == 16  # not 6 + 16
    assert paid("minuet commander_riker captain_picard computer")["minuet"] == 20  # not 10 + 20
    (line,) = lines("batleth", "batleth lieutenant_worf commander_kurn")
    assert (line.points, line.key) == (16, "tier")
    assert paid("batleth spock") == {"batleth": 0, "spock": 0}  # no line is satisfied


@pytest.mark.rule("MIS-5.16")
def test_a_blanked_card_keeps_its_place_in_the_hand() -> None:
    cards = ["james_moriarty", "minuet", "spock", "bridge", "commander_riker", "captain_picard", "away_team"]
    held = cards[:]
    sheet = explain(cards)
    assert [row.card for row in sheet.rows] == cards  # seven cards, two of them blanked
    assert [row.card for row in sheet.rows if row.blanked] == ["james_moriarty", "minuet"]
    assert cards == held
    # Nothing stays blank: the same cards count as soon as the hand is another one.
    assert not any(row.blanked for row in explain([*cards[:3], "computer", *cards[4:]]).rows)


@pytest.mark.rule("MIS-5.17")
def test_where_other_means_more() -> None:
    assert paid("captain_picard bridge")["captain_picard"] == 5  # a Location, but not an other one
    assert paid("captain_picard bridge sickbay")["captain_picard"] == 8
    assert paid("ethical_dilemma captain_picard spock")["ethical_dilemma"] == 0  # two besides the Command card
    assert paid("ethical_dilemma captain_picard spock lieutenant_worf")["ethical_dilemma"] == 15
    assert paid("space_confrontation daimon_bok")["space_confrontation"] == 0
    assert paid("space_confrontation daimon_bok bridge")["space_confrontation"] == 6


@pytest.mark.rule("MIS-5.18")
def test_a_bonus_that_needs_cards_uses_them_up() -> None:
    raider = ship("captain", "human", "hostile", "combat")
    for system in ("photon_torpedoes", "shields", "tractor_beam"):
        assert paid(f"{system} unidentified_ship bridge", unidentified_ship=raider)[system] == 8
    assert paid("blossoming_romance counselor_troi lwaxana_troi")["blossoming_romance"] == 8  # the pair gives no 6
    assert paid("blossoming_romance counselor_troi lwaxana_troi vash")["blossoming_romance"] == 14


@pytest.mark.rule("MIS-5.18", "MIS-5.11")
def test_the_best_assignment_is_found_for_any_text() -> None:
    """Texts no printed card has: the first fitting clause is not always the best to feed."""
    picard, riker, worf = (CARDS[name].printed for name in ("captain_picard", "commander_riker", "lieutenant_worf"))
    kurn, data = CARDS["commander_kurn"].printed, CARDS["lieutenant_commander_data"].printed
    command, federation, captain = look.command, look.federation, look.captain
    assert feed([Each(2, command), Each(5, federation)], [picard, kurn]).points == 7
    assert feed([With(4, federation, least=2), Each(3, command)], [picard, riker]).points == 6
    assert feed([With(9, federation, least=2), Each(3, command)], [picard, riker]).points == 9
    assert feed([With(9, federation, least=2), Each(3, command)], [picard, riker, worf, kurn]).points == 15
    assert feed([Slots(10, (captain, command)), Each(4, captain)], [picard, kurn, riker]).points == 14
    assert feed([Slots(10, (command, captain)), With(7, captain)], [picard, kurn]).points == 10
    assert feed([WithDistinct(8, look.SPECIALTY, federation, 2), Each(5, command)], [picard, riker]).points == 10
    assert feed([WithDistinct(8, look.SPECIALTY, federation, 2), Each(5, command)], [worf, riker, data]).points == 13
    assert feed([EachDistinct(5, look.SPECIALTY, federation), Each(4, command)], [riker, picard, data]).points == 15
    assert feed([EachDistinct(5, look.AFFILIATION, captain), Each(9, captain)], [picard, kurn]).points == 18
    assert feed([WithSame(6, look.AFFILIATION, command, 2), Each(1, command)], [picard, riker, kurn]).points == 7
    assert (
        feed([Tiers((With(1, captain), With(8, command, least=3))), Each(5, federation)], [picard, riker]).points == 10
    )
    assert feed([], [picard]).points == 0


# MIS-6: different specialties


@pytest.mark.rule("MIS-6.1")
def test_cards_may_share_specialties_if_they_have_others() -> None:
    assert paid("away_team commander_riker lieutenant_commander_data")["away_team"] == 10
    assert paid("ethical_dilemma captain_picard commander_riker lieutenant_commander_data")["ethical_dilemma"] == 15
    assert paid("commander_tomalak vice_admiral_nakamura captain_picard lieutenant_commander_data") == {
        "commander_tomalak": 13,
        "vice_admiral_nakamura": 14,
        "captain_picard": 0,
        "lieutenant_commander_data": 0,
    }


@pytest.mark.rule("MIS-6.2")
@pytest.mark.parametrize("turn", range(4))
def test_the_largest_pairing_counts_in_any_order(turn: int) -> None:
    team = ["lieutenant_commander_data", "lieutenant_worf", "ambassador_kehleyr", "ensign_crusher"]
    team = team[turn:] + team[:turn]
    assert paid("away_team " + " ".join(team))["away_team"] == 20  # e.g. Command, Combat, Ambassador, Engineer
    more = "lieutenant_la_forge commander_riker"
    assert paid(f"{more} away_team {' '.join(team)}")["away_team"] == 25  # a second Engineer shows nothing new


@pytest.mark.rule("MIS-6.3")
def test_tomalak_wants_three_cards_with_three_specialties() -> None:
    assert paid("commander_tomalak bridge computer sickbay")["commander_tomalak"] == 13
    assert paid("commander_tomalak bridge computer")["commander_tomalak"] == 0
    assert paid("commander_tomalak lieutenant_commander_data computer")["commander_tomalak"] == 0  # four on two cards
    assert paid("commander_tomalak bridge computer tricorder")["commander_tomalak"] == 0  # of no affiliation
    assert paid("commander_tomalak bridge computer sickbay engine_room ten_forward")["commander_tomalak"] == 13


@pytest.mark.rule("MIS-6.7")
def test_a_card_without_specialty_is_not_counted() -> None:
    assert paid("commander_tomalak bridge computer holodeck_1")["commander_tomalak"] == 0
    assert paid("ethical_dilemma commander_riker captain_picard lore")["ethical_dilemma"] == 0
    assert paid("ethical_dilemma commander_riker captain_picard lore spock")["ethical_dilemma"] == 15


@pytest.mark.rule("MIS-6.8")
def test_transporter_is_read_like_tomalak() -> None:
    assert paid("transporter lieutenant_commander_data commander_riker lieutenant_la_forge")["transporter"] == 18
    assert paid("transporter lieutenant_commander_data ensign_crusher lieutenant_la_forge")["transporter"] == 0
    assert paid("transporter lieutenant_commander_data lieutenant_worf")["transporter"] == 0


@pytest.mark.rule("MIS-6.9")
def test_troi_counts_lifeforms_of_others_her_own_included() -> None:
    assert paid("counselor_troi lwaxana_troi captain_picard")["counselor_troi"] == 10  # Betazoid and Human
    assert paid("counselor_troi")["counselor_troi"] == 0
    assert paid("counselor_troi ambassador_kehleyr lieutenant_worf")["counselor_troi"] == 10


@pytest.mark.rule("MIS-6.10")
def test_the_two_further_cards_differ_from_each_other_only() -> None:
    assert paid("ethical_dilemma vice_admiral_nakamura commander_kurn spock")["ethical_dilemma"] == 15
    assert paid("ethical_dilemma vice_admiral_nakamura ensign_crusher lieutenant_la_forge")["ethical_dilemma"] == 0
    assert paid("ethical_dilemma vice_admiral_nakamura ensign_crusher engine_room bridge")["ethical_dilemma"] == 0
    assert paid("ethical_dilemma commander_kurn spock doctor_crusher")["ethical_dilemma"] == 0  # no Federation Command


@pytest.mark.rule("MIS-6.10")
def test_the_ship_may_be_one_of_the_three_and_adds_nothing_to_them() -> None:
    three = "ethical_dilemma vice_admiral_nakamura commander_kurn spock"
    assert paid(f"{three} unidentified_ship")["ethical_dilemma"] == 15
    assert paid("ethical_dilemma commander_kurn spock unidentified_ship")["ethical_dilemma"] == 15
    assert paid("ethical_dilemma vice_admiral_nakamura spock unidentified_ship")["ethical_dilemma"] == 15
    assert paid("ethical_dilemma vice_admiral_nakamura unidentified_ship")["ethical_dilemma"] == 0


@pytest.mark.rule("MIS-6.11")
def test_a_captain_who_is_an_ambassador_gives_one_bonus() -> None:
    envoy = ship("captain", "human", "hostile", "ambassador")
    assert paid("diplomatic_conference unidentified_ship", unidentified_ship=envoy)["diplomatic_conference"] == 5
    hand = "diplomatic_conference unidentified_ship lore commander_kurn chancellor_gowron spock"
    assert paid(hand, unidentified_ship=envoy)["diplomatic_conference"] == 15
    kurn = ship("captain", "human", "klingon_empire", "ambassador")  # as an Ambassador, he costs Kurn nothing
    assert paid(hand, unidentified_ship=kurn)["diplomatic_conference"] == 15


@pytest.mark.rule("MIS-6.12")
def test_lursa_and_betor_are_one_klingon() -> None:
    assert paid("batleth lursa_and_betor")["batleth"] == 6
    assert paid("chancellor_gowron lursa_and_betor")["chancellor_gowron"] == 5
    assert paid("klingon_civil_war lursa_and_betor")["klingon_civil_war"] == 8


# MIS-9: final scoring


@pytest.mark.rule("MIS-9.1")
@pytest.mark.parametrize(
    "name",
    [name for name in GALAXY if CARDS[name].score],
)
def test_no_card_counts_itself(name: str) -> None:
    """A card that its own text describes: alone, or beside one that describes nothing, it scores nothing."""
    assert total(name) == 0
    assert paid(f"{name} meddlesome_q")[name] == (7 if name == "vash" else 0)


@pytest.mark.rule("MIS-9.2")
def test_hands_do_not_touch_each_other() -> None:
    mine, yours = ["commander_kurn", "batleth"], ["lieutenant_worf", "borg_cube"]
    before = explain(mine)
    explain(yours)
    assert explain(mine) == before
    assert before.total == 6  # your Worf is not mine


@pytest.mark.rule("MIS-9.4")
def test_the_total_is_the_sum_of_the_cards() -> None:
    sheet = scored("lieutenant_worf commander_kurn batleth klingon_civil_war")
    assert [row.points for row in sheet.rows] == [4, 10, 16, 16]
    assert sheet.total == 46


@pytest.mark.rule("MIS-9.7", "MIS-10.11")
def test_blanks_come_before_the_ship_and_the_thought_maker() -> None:
    hand = "borg_cube thought_maker lieutenant_worf commander_sela"
    change = thought("lieutenant_worf", "klingon_empire")
    assert paid(hand, borg_cube=[], thought_maker=change)["commander_sela"] == 4
    assert paid(hand, borg_cube=["thought_maker"], thought_maker=change) == {
        "borg_cube": 10,
        "thought_maker": 10,
        "lieutenant_worf": 0,
        "commander_sela": 0,
    }
    hand = "borg_cube unidentified_ship ambassador_sarek"
    raider = ship("captain", "human", "hostile", "combat")
    assert paid(hand, borg_cube=[], unidentified_ship=raider)["ambassador_sarek"] == 5
    assert paid(hand, borg_cube=["unidentified_ship"], unidentified_ship=raider)["ambassador_sarek"] == 0


@pytest.mark.rule("MIS-9.7", "MIS-10.4")
def test_the_ship_is_read_before_thoughts_are_made() -> None:
    hand = "unidentified_ship thought_maker commander_sela"
    human = ship("civilian", "human", "federation", "science")
    change = thought("unidentified_ship", "hostile")
    assert paid(hand, unidentified_ship=human, thought_maker=None)["commander_sela"] == 0
    assert paid(hand, unidentified_ship=human, thought_maker=change) == {
        "unidentified_ship": 0,
        "thought_maker": 5,
        "commander_sela": 4,
    }


@pytest.mark.rule("MIS-9.7", "MIS-9.12")
def test_galaxy_cards_are_blanked_before_missions_in_one_pass() -> None:
    hand = "intruder_alert james_moriarty batleth borg_cube computer"
    assert blanked(hand, borg_cube=["computer"]) == {"computer", "james_moriarty", "intruder_alert"}
    assert blanked(hand, borg_cube=[]) == set()
    # No loop can arise: what lifts a Galaxy card's blank is never blanked by its own text.
    for name in GALAXY:
        facts = CARDS[name]
        if facts.blanked_unless is not None:
            lifting = [other for other in CARDS if facts.blanked_unless.of.fits(CARDS[other].printed)]
            assert lifting == ["computer", "holodeck_1", "holodeck_2"]
            assert all(CARDS[other].blanked_unless is None for other in lifting)


@pytest.mark.rule("MIS-9.7", "MIS-10.12")
def test_lifeforms_change_after_blanking_and_copies_come_last() -> None:
    hand = "leah_brahms computer borg_cube mysterious_plague"
    assert paid(hand, borg_cube=["computer"], mysterious_plague="human")["mysterious_plague"] == 5
    assert paid(hand, borg_cube=[], mysterious_plague="human")["mysterious_plague"] == 0
    hand = "ensign_crusher engine_room the_traveler leah_brahms computer"
    assert paid(hand)["ensign_crusher"] == max(
        points for name, points in paid(hand).items() if name != "ensign_crusher"
    )


@pytest.mark.rule("MIS-9.8")
def test_the_best_choices_are_proposed_and_can_be_overridden() -> None:
    hand = "mysterious_plague lieutenant_worf commander_kurn captain_picard"
    sheet = scored(hand)
    assert sheet.choices.plague == "klingon"
    assert total(hand, mysterious_plague="human") < sheet.total
    hand = "unidentified_ship sovak daimon_tog away_team"
    assert total(hand) == 8 + 5  # Betazoid for Tog, Personnel with any specialty for the Away Team
    assert total(hand, unidentified_ship=ship("civilian", "human", "hostile", "science")) == 0


@pytest.mark.rule("MIS-9.8")
def test_choices_not_made_are_made_around_those_made() -> None:
    hand = ["unidentified_ship", "thought_maker", "borg_cube", "mysterious_plague", "commander_sela", "lieutenant_worf"]
    fixed = Choices(thought=Thought("lieutenant_worf", "hostile"))
    made = explain(hand, fixed)
    assert made.choices.thought == fixed.thought
    assert None not in made.choices
    assert made.total <= explain(hand).total
    for part in (
        Choices(borg=()),
        Choices(ship=Ship("captain", "human", "hostile", "combat")),
        Choices(plague="human"),
    ):
        sheet = explain(hand, part)
        assert all(given in (None, chosen) for given, chosen in zip(part, sheet.choices))


@pytest.mark.rule("MIS-9.9")
def test_totals_are_signed() -> None:
    """No printed card loses points; a text that does could not be declined."""
    worf, bridge = CARDS["lieutenant_worf"].printed, CARDS["bridge"].printed
    assert feed([Each(-3, look.combat)], [worf, bridge]).points == -6
    assert feed([Each(-3, look.combat), With(5, look.personnel)], [worf, bridge]).points == 2
    riker = CARDS["commander_riker"].printed
    assert feed([Each(-3, look.combat), With(5, look.personnel)], [riker, bridge, worf]).points == 2  # the 5 once
    assert all(clause.points > 0 for name in CARDS for clause in CARDS[name].score if isinstance(clause, Each | With))


# MIS-11: the score sheet


@pytest.mark.rule("MIS-11.3")
def test_any_hand_can_be_counted_at_any_time() -> None:
    cards = "lieutenant_worf commander_kurn ambassador_kehleyr commander_sela bridge diplomatic_conference borg_cube"
    for size in range(8):
        sheet = explain(cards.split()[:size])
        assert len(sheet.rows) == size
        assert fast.total(cards.split()[:size]) == sheet.total
    assert explain([]).total == 0


@pytest.mark.rule("MIS-11.5")
def test_nine_cards_have_nine_rows() -> None:
    hand = (
        "meddlesome_q vash james_moriarty lieutenant_worf commander_kurn"
        " ambassador_kehleyr commander_sela bridge diplomatic_conference"
    )
    sheet = scored(hand)
    assert [row.card for row in sheet.rows] == hand.split()
    assert (sheet.rows[0].card, sheet.rows[0].points, sheet.rows[0].blanked) == ("meddlesome_q", 0, False)
    assert (sheet.rows[2].card, sheet.rows[2].points, sheet.rows[2].blanked) == ("james_moriarty", 0, True)
    assert [(line.key, line.rule) for line in sheet.rows[2].lines] == [("blanked", "MIS-5.5")]


@pytest.mark.rule("MIS-11.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_and_refusal_has_its_text(language: str) -> None:
    text = Text(language, "wardroom.games.missions")
    raider = ship("captain", "klingon", "hostile", "combat")
    said: set[str] = set()
    hands: list[tuple[str, dict[str, object]]] = [
        ("holodeck_1 leah_brahms commander_riker minuet ensign_crusher computer", {}),
        ("batleth lieutenant_worf commander_kurn conflicting_orders captain_picard commander_riker", {}),
        ("space_confrontation daimon_bok bridge james_moriarty", {}),
        ("blossoming_romance counselor_troi vash quarters captain_picard sickbay lore hand_phaser", {}),
        ("away_team commander_tomalak lieutenant_commander_data commander_riker doctor_crusher", {}),
        ("borg_cube bridge captain_picard", {"borg_cube": ["bridge"]}),
        ("unidentified_ship mysterious_plague", {"unidentified_ship": raider, "mysterious_plague": "klingon"}),
        ("thought_maker spock", {"thought_maker": thought("spock", "hostile")}),
        ("thought_maker minuet", {"thought_maker": thought("minuet", "hostile")}),
    ]
    for hand, choices in hands:
        for row in scored(hand, **choices).rows:
            for line in row.lines:
                said.add(line.key)
                words = text.say(f"score-{line.key}", {"points": line.points, "cards": line.givers, **line.args})
                assert str(line.points) in words or not line.points
                assert "{" not in words
    assert said == {
        "blanked",
        "borg-value",
        "copied",
        "each",
        "each-chosen",
        "each-distinct",
        "further",
        "set-aside",
        "ship-reading",
        "slots",
        "thought-bonus",
        "thought-void",
        "tier",
        "with",
        "with-distinct",
        "with-same",
    }


def test_feeding_is_only_for_texts_that_are_fed() -> None:
    for clause in (CARDS["ensign_crusher"].score[0], CARDS["mysterious_plague"].score[1]):
        with pytest.raises(TypeError):
            feed([clause], [Guise("bridge", frozenset({"location"}))])


def test_facts_cannot_be_changed() -> None:
    bridge = CARDS["bridge"]
    assert isinstance(bridge, Galaxy)
    with pytest.raises(AttributeError):
        bridge.affiliation = "hostile"  # type: ignore[misc]
