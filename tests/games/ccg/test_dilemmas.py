"""CCG-13.30 to CCG-13.51: dilemmas, and those that the decks seed, each overcome and not."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given, Sitting


class Met:
    """A dilemma met by a team of the first seat."""

    def __init__(self, dilemma: str, *people: str, ship: str = "", hand: tuple[str, ...] = (), gear: str = "") -> None:
        given = Given()
        self.number = given.mission("repair_mission" if ship else "first_contact")
        (self.card,) = given.under(self.number, dilemma)
        if ship:
            self.ship = given.ship(ship, self.number)
            self.team = given.aboard(self.ship, *people, *filter(None, [gear]))
        else:
            self.team = given.surface(self.number, *people, *filter(None, [gear]))
        if hand:
            given.hand(0, *hand)
        given.mission("excavation")
        self.game: Sitting = given.sit()
        target = self.game.state.locations[self.number].missions[0]
        self.game.order("attempt", target, self.ship if ship else self.team[0]).passing()

    def fate(self) -> list[str]:
        """Of everybody: their zone, and whether they are stopped."""
        state = self.game.state
        return ["stopped" if state.is_stopped(card) else self.game.lies(card) for card in self.team]

    def where(self) -> str:
        return self.game.lies(self.card)

    @property
    def bonus(self) -> int:
        return self.game.state.bonus_points[0]


# Steps of the resolution


@pytest.mark.rule("CCG-13.46", "CCG-13.33", "CCG-19.18")
@pytest.mark.example("CCG-13.46")
def test_archer_kills_wilkins_and_stops_wallace() -> None:
    met = Met("archer", "richard_wilkins", "darian_wallace")
    assert met.fate() == ["discard1", "stopped"]
    assert met.where() == "out2"


@pytest.mark.rule("CCG-13.47", "CCG-13.45", "CCG-19.14", "CCG-19.16")
@pytest.mark.example("CCG-13.47")
def test_of_two_wilkins_the_opponent_picks() -> None:
    met = Met("archer", "richard_wilkins", "richard_wilkins", "darian_wallace")
    assert met.game.asked == (1, "struck")
    met.game.choose("richard_wilkins@surface1-1~2").passing()
    assert met.fate() == ["stopped", "discard1", "stopped"]


@pytest.mark.rule("CCG-13.48", "CCG-13.31", "CCG-13.40")
@pytest.mark.example("CCG-13.48")
def test_with_a_medical_tricorder_archer_is_overcome() -> None:
    met = Met("archer", "richard_wilkins", "darian_wallace", gear="medical_tricorder")
    assert met.fate() == ["table", "table", "table"]
    assert met.where() == "out2"


@pytest.mark.rule("CCG-13.49", "CCG-13.32")
@pytest.mark.example("CCG-13.49")
def test_impassable_door_stops_the_team_and_is_the_bottom_seed_card_again() -> None:
    met = Met("impassable_door", "richard_wilkins", "darian_wallace")
    assert met.fate() == ["stopped", "stopped"]
    assert met.where() == "under0"
    assert met.game.state.cards.rows[met.game.state.locations[0].under][0] == met.card
    assert met.game.state.cards.known[met.card] & 3 == 3


@pytest.mark.rule("CCG-13.32", "CCG-18.2")
def test_a_failed_crew_stops_with_its_ship() -> None:
    met = Met("ancient_computer", "jean_luc_picard", ship="u_s_s_oberth")
    assert met.game.stopped(met.ship, *met.team)


@pytest.mark.rule("CCG-13.41")
def test_points_are_scored_when_it_is_overcome_never_when_it_failed() -> None:
    assert Met("microvirus", "beverly_crusher", "worf").bonus == 5
    failed = Met("microvirus", "worf", "sarek")
    failed.game.pick(failed.team[0]).passing()
    assert failed.bonus == 0


@pytest.mark.rule("CCG-13.39")
def test_an_automatic_one_happens_and_the_attempt_goes_on() -> None:
    met = Met("armus_skin_of_evil", "jean_luc_picard", "deanna_troi", "lwaxana_troi", "sarek")
    assert met.where() == "out2"
    assert sum(fate == "discard1" for fate in met.fate()) == 1
    assert met.game.state.locations[0].solved == 0
    assert not any(fate == "stopped" for fate in met.fate())


@pytest.mark.rule("CCG-13.30")
def test_without_a_target_it_is_passed() -> None:
    met = Met("males_love_interest", "deanna_troi")
    assert (met.where(), met.fate()) == ("out2", ["table"])


@pytest.mark.rule("CCG-13.50")
def test_a_card_of_another_place_never_has_an_effect() -> None:
    met = Met("nanites", "jean_luc_picard")
    assert (met.where(), met.fate()) == ("out2", ["table"])


@pytest.mark.rule("CCG-13.51")
def test_only_the_attempting_team_counts() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "impassable_door")
    team = given.surface(number, "worf", "data")
    given.state.team[team[1]] = 1
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0]).passing()
    assert game.stopped(team[0]) and not game.stopped(team[1])


@pytest.mark.rule("CCG-13.20", "CCG-13.51")
def test_a_disabled_one_does_not_help() -> None:
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "impassable_door")
    team = given.surface(number, "worf", "data")
    given.state.disabled |= 1 << team[1]
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0]).passing()
    assert game.stopped(team[0])


# Planets


@pytest.mark.rule("CCG-13.31")
@pytest.mark.parametrize(
    ("dilemma", "people"),
    [
        ("impassable_door", ("data",)),
        ("chalnoth", ("worf", "sito_jaxa", "darian_wallace")),
        ("hologram_ruse", ("jean_luc_picard", "data", "sarek", "william_t_riker")),
        ("matriarchal_society", ("deanna_troi", "calloway")),
        ("nausicaans", ("worf", "data", "sito_jaxa", "darian_wallace", "william_t_riker", "jean_luc_picard")),
        ("wind_dancer", ("sito_jaxa",)),
        ("wind_dancer", ("lwaxana_troi",)),
        ("wind_dancer", ("worf",)),
        ("el_adrel_creature", ("worf", "sito_jaxa", "darian_wallace", "data")),
        ("portal_guard", ("worf",)),
        ("portal_guard", ("data",)),
        ("shaka_when_the_walls_fell", ("jean_luc_picard", "data", "sarek", "william_t_riker")),
        ("crystalline_entity", ("beverly_crusher", "taitt")),
        ("barclays_protomorphosis_disease", ("beverly_crusher", "taitt", "worf")),
    ],
)
def test_planet_dilemmas_that_are_overcome(dilemma: str, people: tuple[str, ...]) -> None:
    met = Met(dilemma, *people)
    assert met.where() == "out2"
    assert "stopped" not in met.fate() and "discard1" not in met.fate()


@pytest.mark.rule("CCG-13.32", "CCG-13.33")
@pytest.mark.parametrize(
    ("dilemma", "people", "fates", "where"),
    [
        ("hologram_ruse", ("worf",), ["stopped"], "under0"),
        ("matriarchal_society", ("worf", "deanna_troi"), ["stopped", "stopped"], "under0"),
        ("wind_dancer", ("taitt",), ["stopped"], "under0"),
        ("nausicaans", ("worf",), ["discard1"], "out2"),
        ("shaka_when_the_walls_fell", ("jean_luc_picard",), ["stopped"], "under0"),
        ("crystalline_entity", ("worf", "data"), ["discard1", "discard1"], "out2"),
        ("portal_guard", ("taitt",), ["discard1"], "under0"),
        ("barclays_protomorphosis_disease", ("worf", "data"), ["discard1", "stopped"], "out2"),
        ("q", ("worf",), ["stopped"], "out2"),
    ],
)
def test_planet_dilemmas_that_fail(dilemma: str, people: tuple[str, ...], fates: list[str], where: str) -> None:
    met = Met(dilemma, *people)
    assert (met.fate(), met.where()) == (fates, where)


@pytest.mark.rule("CCG-13.45", "CCG-19.16")
@pytest.mark.parametrize("dilemma", ["microvirus", "chalnoth"])
def test_the_opponent_chooses_who_dies(dilemma: str) -> None:
    met = Met(dilemma, "sarek", "taitt")
    assert met.game.asked == (1, "struck")
    met.game.pick(met.team[1]).passing()
    assert met.fate() == ["stopped", "discard1"]


@pytest.mark.rule("CCG-13.19")
def test_el_adrel_creature_kills_one_of_the_two_strongest() -> None:
    met = Met("el_adrel_creature", "sarek", "deanna_troi", "lwaxana_troi", "taitt")
    fates = met.fate()
    assert fates[0] == fates[2] == "stopped" and sorted((fates[1], fates[3])) == ["discard1", "stopped"]
    assert met.where() == "out2"


@pytest.mark.rule("CCG-13.20")
def test_rebel_encounter_lets_equipment_be_discarded() -> None:
    met = Met("rebel_encounter", "sarek", gear="tricorder")
    assert met.game.asked == (0, "pay-discard")
    met.game.pick(met.team[1]).passing()
    assert (met.fate(), met.where()) == (["table", "discard1"], "out2")


@pytest.mark.rule("CCG-13.20")
def test_a_cost_need_not_be_paid() -> None:
    met = Met("rebel_encounter", "sarek", gear="tricorder")
    met.game.choose("no").passing()
    assert met.fate()[0] == "discard1"


@pytest.mark.rule("CCG-18.30", "CCG-19.10")
def test_males_love_interest_takes_one_man_to_the_far_planet() -> None:
    met = Met("males_love_interest", "worf", "deanna_troi")
    assert (met.game.at(met.team[0]), met.game.at(met.team[1])) == (1, 0)
    assert met.where() == "out2"


@pytest.mark.rule("CCG-13.41")
def test_sarjenka_may_be_left_or_stayed_with() -> None:
    left = Met("sarjenka", "worf")
    left.game.choose("leave").passing()
    assert (left.bonus, left.fate(), left.where()) == (0, ["table"], "out2")
    stayed = Met("sarjenka", "worf")
    stayed.game.choose("stay").passing()
    assert (stayed.bonus, stayed.fate()) == (5, ["stopped"])


@pytest.mark.rule("CCG-13.34", "CCG-13.42")
def test_alien_abduction_holds_the_cleverest_until_leadership_comes() -> None:
    met = Met("alien_abduction", "data", "worf")
    state = met.game.state
    assert state.where[met.team[0]].kind == "held" and state.is_idle(met.team[0])
    assert met.fate()[1] == "table"
    assert met.where() == "table"


@pytest.mark.rule("CCG-13.35")
def test_a_cure_that_is_there_already_works_at_once() -> None:
    met = Met("alien_abduction", "data", "jean_luc_picard", "william_t_riker", "shelby")
    assert met.where() == "discard2"
    assert met.game.state.where[met.team[0]].kind == "surface" and not met.game.state.is_idle(met.team[0])


@pytest.mark.rule("CCG-13.36", "CCG-18.32", "CCG-4.25")
def test_hyper_aging_quarantines_the_team_and_kills_it_after_three_full_turns() -> None:
    met = Met("hyper_aging", "worf", "data")
    game = met.game
    assert met.where() == "table" and not game.stopped(*met.team)
    for turn in range(1, 8):
        assert game.lies(met.team[0]) == "table", turn
        game.end_turn()
    assert met.fate() == ["discard1", "discard1"]
    assert met.where() == "discard2"


@pytest.mark.rule("CCG-13.35", "CCG-13.41")
def test_hyper_aging_is_cured_by_science_and_medical() -> None:
    met = Met("hyper_aging", "beverly_crusher", "taitt")
    assert (met.where(), met.bonus) == ("discard2", 5)


# Space


@pytest.mark.rule("CCG-13.31")
@pytest.mark.parametrize(
    ("dilemma", "people"),
    [
        ("ancient_computer", ("data",)),
        ("gravitic_mine", ("taitt", "worf")),
        ("null_space", ("worf", "sito_jaxa")),
        ("nanites", ("sarek",)),
        ("cosmic_string_fragment", ("worf",)),
        ("microbiotic_colony", ("taitt", "data")),
        ("nagilum", ("sarek",)),
        ("crystalline_entity", ("data",)),
        ("iconian_computer_weapon", ("taitt",)),
    ],
)
def test_space_dilemmas_that_are_overcome(dilemma: str, people: tuple[str, ...]) -> None:
    met = Met(dilemma, *people, ship="u_s_s_oberth")
    assert met.where() == "out2"
    assert set(met.fate()) == {"table"} and not met.game.state.damage


@pytest.mark.rule("CCG-13.33", "CCG-16.54")
@pytest.mark.parametrize("dilemma", ["gravitic_mine", "null_space", "nanites", "microbiotic_colony"])
def test_space_dilemmas_that_damage_the_ship(dilemma: str) -> None:
    met = Met(dilemma, "shelby", ship="u_s_s_oberth")
    assert met.game.state.damage[met.ship] == 1
    assert met.game.stopped(met.ship, *met.team)
    assert met.where() == "out2"


@pytest.mark.rule("CCG-16.65", "CCG-13.33")
def test_cosmic_string_fragment_destroys_the_ship_with_all_aboard() -> None:
    met = Met("cosmic_string_fragment", "shelby", "beverly_crusher", ship="u_s_s_oberth")
    assert met.fate() == ["discard1", "discard1"] and met.game.lies(met.ship) == "discard1"


@pytest.mark.rule("CCG-19.17", "CCG-19.15")
@pytest.mark.parametrize(("people", "dead"), [(1, 0), (2, 1), (5, 2)])
def test_nagilum_kills_half_of_the_crew_rounded_down(people: int, dead: int) -> None:
    met = Met("nagilum", *["taitt"] * people, ship="u_s_s_oberth")
    assert met.fate().count("discard1") == dead
    assert met.fate().count("stopped") == people - dead


@pytest.mark.rule("CCG-13.33")
def test_iconian_computer_weapon_exchanges_the_cards_that_are_no_personnel() -> None:
    met = Met(
        "iconian_computer_weapon", "worf", ship="u_s_s_oberth", hand=("data", "tricorder", "u_s_s_nebula", "hail")
    )
    faces = sorted(met.game.state.cards.faces[card] for card in met.game.state.hand(0))
    assert faces == ["data", "taitt", "taitt", "taitt"]
    assert len(met.game.state.row(0, 11)) == 3 and met.game.stopped(met.ship)


@pytest.mark.rule("CCG-13.42", "CCG-13.34")
def test_menthar_booby_trap_stays_until_cured() -> None:
    met = Met("menthar_booby_trap", "beverly_crusher", "worf", ship="u_s_s_oberth")
    assert met.where() == "table" and met.fate() == ["table", "table"]
    cured = Met("menthar_booby_trap", "beverly_crusher", "geordi_la_forge", ship="u_s_s_oberth")
    assert cured.where() == "discard2"


@pytest.mark.rule("CCG-13.42")
def test_a_ship_under_menthar_booby_trap_does_not_move() -> None:
    given = Given()
    number, other = given.mission("repair_mission"), given.mission("excavation")
    given.under(number, "menthar_booby_trap")
    ship = given.ship("u_s_s_oberth", number)
    given.aboard(ship, "beverly_crusher")
    game = given.sit()
    goal = given.state.locations[other].missions[0]
    assert game.because("fly", ship, goal) is None
    game.order("attempt", given.state.locations[number].missions[0], ship).passing()
    assert game.because("fly", ship, goal) == ("CCG-13.42", "cannot-move")


@pytest.mark.rule("CCG-13.42", "CCG-18.20")
def test_two_dimensional_creatures_disable_all_empathy() -> None:
    met = Met("two_dimensional_creatures", "deanna_troi", "lwaxana_troi", "worf", ship="u_s_s_oberth")
    state = met.game.state
    assert [state.is_idle(card) for card in met.team] == [True, True, False]
    cured = Met("two_dimensional_creatures", "deanna_troi", "taitt", "geordi_la_forge", ship="u_s_s_oberth")
    assert not cured.game.state.is_idle(cured.team[0]) and cured.where() == "discard2"


@pytest.mark.rule("CCG-13.42", "CCG-4.24")
def test_ktarian_game_disables_one_now_and_one_each_turn() -> None:
    met = Met("ktarian_game", "worf", "taitt", "sito_jaxa", ship="u_s_s_oberth")
    state = met.game.state
    assert sum(state.is_idle(card) for card in met.team) == 1
    met.game.end_turn()
    assert sum(met.game.state.is_idle(card) for card in met.team) == 1
    met.game.end_turn()
    assert sum(met.game.state.is_idle(card) for card in met.team) == 2


@pytest.mark.rule("CCG-11.24", "CCG-19.11")
def test_cytherians_send_the_ship_to_the_far_end_and_score_there() -> None:
    given = Given()
    numbers = [given.mission(face) for face in ("repair_mission", "excavation", "extraction")]
    given.under(numbers[0], "cytherians")
    ship = given.ship("u_s_s_oberth", numbers[0])
    given.aboard(ship, "geordi_la_forge", "taitt")
    missions = [given.state.locations[number].missions[0] for number in numbers]
    game = given.sit().order("attempt", missions[0], ship).passing()
    assert not game.stopped(ship)
    assert game.why("end") == ("CCG-11.24", "must-travel")
    assert game.because("fly", ship, missions[1]) == ("CCG-11.24", "required-action")
    game.order("fly", ship, missions[2]).passing()  # spans 3 and 3: all of its RANGE
    assert game.state.bonus_points[0] == 15


@pytest.mark.rule("CCG-13.42", "CCG-13.4")
def test_radioactive_garbage_scow_blocks_the_mission_until_it_is_towed_away() -> None:
    given = Given()
    numbers = [given.mission(face) for face in ("repair_mission", "study_stellar_collision")]
    (scow,) = given.under(numbers[0], "radioactive_garbage_scow")
    ship = given.ship("u_s_s_oberth", numbers[0])
    given.aboard(ship, "geordi_la_forge")
    missions = [given.state.locations[number].missions[0] for number in numbers]
    game = given.sit().order("attempt", missions[0], ship).passing()
    assert game.because("attempt", missions[0], ship) == ("CCG-13.4", "blocked")
    game.order("fly", ship, missions[1]).passing()
    assert game.asked == (0, "tow")
    game.choose("yes").passing()
    assert game.at(scow) == numbers[1]
    assert game.because("attempt", missions[1], ship) == ("CCG-13.4", "blocked")


@pytest.mark.rule("CCG-17.6")
def test_stellar_flare_damages_and_stops_every_ship_that_is_not_safe() -> None:
    given = Given()
    number = given.mission("repair_mission")
    given.under(number, "stellar_flare")
    ship, other = given.ship("u_s_s_oberth", number), given.ship("i_k_c_kvort", number, seat=1)
    outpost = given.outpost("federation_outpost", number)
    docked = given.docked("u_s_s_nebula", outpost)
    given.aboard(ship, "geordi_la_forge")
    given.state.cloaked |= 1 << other
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ship).passing()
    assert game.state.damage == {ship: 1, other: 1} and game.stopped(ship, other) and not game.stopped(docked)


@pytest.mark.rule("CCG-13.20")
def test_tarellian_plague_ship_takes_one_medical_or_the_whole_crew() -> None:
    met = Met("tarellian_plague_ship", "beverly_crusher", "worf", ship="u_s_s_oberth")
    assert met.game.asked == (0, "pay-discard")
    met.game.pick(met.team[0]).passing()
    assert (met.fate(), met.where(), met.bonus) == (["discard1", "table"], "out2", 5)
    lost = Met("tarellian_plague_ship", "worf", ship="u_s_s_oberth")
    assert lost.fate() == ["discard1"]
