"""CCG-17.20 to CCG-17.29, CCG-20.6, CCG-20.7: captives, and the cards of Romulan Shadows that make and use them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ccg.given import Given, Sitting, card_of
from tests.games.ccg.test_terminal import shown
from wardroom.games.ccg.places import crew
from wardroom.games.ccg.state import AGENDA
from wardroom.games.ccg.view import view
from wardroom.kernel import Card
from wardroom.language import LANGUAGES, Text


class Trapped:
    """Worf and Taitt of the first seat meet a Cardassian Trap: Worf is the only one who is unique."""

    def __init__(self, *guards: str, ship: str = "devoras", fields: dict[str, Any] | None = None) -> None:
        given = self.given = Given()
        self.place, self.far = given.mission("first_contact"), given.mission("excavation")
        (self.trap,) = given.under(self.place, "cardassian_trap")
        self.worf, self.taitt = given.surface(self.place, "worf", "taitt")
        self.theirs = given.ship(ship, self.place if guards else self.far, seat=1)
        self.guards = given.aboard(self.theirs, *(guards or ("sela", "takket", "takket")), seat=1)
        self.planet = given.state.locations[self.place].missions[0]

    def meet(self) -> Sitting:
        return self.given.sit().order("attempt", self.planet, self.worf).passing()


def escorted(*more: str, seat: int = 1) -> tuple[Given, Card, Card, list[Card]]:
    """A Romulan ship with Worf as a captive aboard, over a planet: the ship, the captive, the escorts."""
    given = Given()
    place = given.mission("first_contact")
    ship = given.ship("devoras", place, seat)
    escorts = given.aboard(ship, "sela", "takket", "takket", *more, seat=seat)
    worf = given.lay("worf", "aboard", ship, 1 - seat)
    given.state.captive = given.state.mixing = 1 << worf
    given.state.control[worf] = seat
    return given, ship, worf, escorts


# Capturing


@pytest.mark.rule("CCG-17.20", "CCG-17.21", "CCG-17.22", "CCG-13.32")
def test_without_a_team_of_the_captor_the_card_stays_as_a_trap_over_the_captive() -> None:
    met = Trapped()
    game = met.meet()
    state = game.state
    assert state.where[met.trap] == ("mission", met.place) and state.where[met.worf] == ("held", met.trap)
    assert state.is_idle(met.worf) and state.controller(met.worf) == 1
    assert game.stopped(met.taitt) and not game.stopped(met.worf)


@pytest.mark.rule("CCG-17.23")
def test_the_first_team_of_the_captor_takes_the_captive_over_and_the_trap_is_discarded() -> None:
    met = Trapped()
    game = met.meet()
    game.end_turn().order("fly", met.theirs, met.planet).passing()
    assert game.state.where[met.worf] == ("aboard", met.theirs) and game.lies(met.trap) == "discard2"
    assert game.state.is_idle(met.worf)


@pytest.mark.rule("CCG-17.22", "CCG-17.24")
def test_where_the_captor_has_teams_one_of_them_escorts_at_once() -> None:
    met = Trapped("sela")
    (tallus,) = met.given.surface(met.place, "tallus", seat=1)
    game = met.meet()
    assert game.asked == (1, "escort") and set(game.ask.options) == {met.theirs, tallus}
    game.pick(tallus).passing()
    assert game.state.where[met.worf] == ("surface", met.place) and game.lies(met.trap) == "discard2"


@pytest.mark.rule("CCG-17.5", "CCG-17.22")
def test_a_cloaked_ship_escorts_nobody() -> None:
    met = Trapped("sela")
    met.given.state.cloaked |= 1 << met.theirs
    game = met.meet()
    assert game.state.where[met.worf] == ("held", met.trap)


@pytest.mark.rule("CCG-13.31")
def test_empathy_gets_past_the_trap() -> None:
    met = Trapped()
    met.given.surface(met.place, "deanna_troi")
    game = met.meet()
    assert game.lies(met.trap) == "out2" and not game.state.captive


# Captives


@pytest.mark.rule("CCG-17.24", "CCG-8.1")
def test_a_captive_goes_along_with_people_of_another_affiliation_and_not_alone() -> None:
    given, ship, worf, (sela, *_) = escorted(seat=0)
    planet = given.state.locations[0].missions[0]
    game = given.sit().order("beam", ship, planet).pick(worf)
    assert game.why("done") == ("CCG-10.1", "nobody-carries")
    game.pick(sela).choose("done")
    assert [game.state.where[card].kind for card in (worf, sela)] == ["surface", "surface"]
    game.order("beam", planet, ship).choose("everybody")
    assert crew(game.state, ship, 0)[-1] == worf or worf in crew(game.state, ship, 0)
    assert game.state.where[worf] == ("aboard", ship)


@pytest.mark.rule("CCG-17.27", "CCG-17.26", "CCG-17.28")
def test_a_captive_comes_free_by_itself_only_when_nobody_guards_it() -> None:
    given, ship, worf, escorts = escorted()
    (data,) = given.aboard(ship, "data")
    game = given.sit()
    assert game.because("retrieve", worf) == ("CCG-17.27", "captive-held")
    for card in escorts:
        game.state.disabled |= 1 << card
    assert game.because("retrieve", worf) is None
    game.state.stopped |= 1 << data
    assert game.because("retrieve", worf) == ("CCG-18.1", "nobody-active")
    game.state.stopped = 0
    game.order("retrieve", worf)
    assert not game.state.is_idle(worf) and game.state.controller(worf) == 0


@pytest.mark.rule("CCG-17.29")
def test_nobody_attacks_captives() -> None:
    given, ship, worf, _ = escorted(seat=0)
    game = given.sit()
    assert not [key for key in game.options if key.startswith("battle")]
    assert worf and ship


@pytest.mark.rule("CCG-17.25", "CCG-17.27")
def test_in_a_brig_a_captive_is_held_though_nobody_escorts_it() -> None:
    given, ship, worf, escorts = escorted(seat=0)
    brig = given.on(ship, "holding_cell_door")
    (data,) = given.aboard(ship, "data", seat=1)
    game = given.sit().order("jail", worf, brig)
    assert game.state.where[worf] == ("held", brig) and game.state.is_idle(worf)
    for card in escorts:
        game.state.disabled |= 1 << card
    game.state.part, game.state.active = "orders", 0
    game.end_turn()
    assert game.asked == (1, "order")
    assert not [key for key in game.options if key.startswith("retrieve")] and data


# Brainwash and Interrogation


@pytest.mark.rule("CCG-17.27", "CCG-7.14", "CCG-16.5")
def test_brainwash_makes_the_captive_one_of_the_players_own_until_it_is_nullified() -> None:
    given, ship, worf, _ = escorted(seat=0)
    outpost = given.outpost("romulan_outpost", 0)
    (wash,) = given.hand(0, "brainwash")
    (kevin,) = given.hand(1, "kevin_uxbridge")
    game = given.sit("play").order("play", wash).choose("pass")
    state = game.state
    assert state.where[worf] == ("aboard", outpost) and state.where[wash] == ("on", worf)
    assert not state.is_idle(worf) and state.controller(worf) == 0
    assert game.asked == (1, "answer")  # the pause after the play phase
    game.pick(kevin).passing()
    assert game.lies(wash) == "discard1" and game.state.controller(worf) == 1 and not game.state.mixing
    assert ship


@pytest.mark.rule("CCG-16.5", "CCG-16.2")
def test_whom_brainwash_keeps_adds_no_restriction_of_attack() -> None:
    """Worf is Federation, and would leave a Romulan force only Borg to attack."""
    given, ship, worf, _ = escorted(seat=0)
    given.state.captive = 0
    given.on(worf, "brainwash")
    enemy = given.ship("i_k_c_kvort", 0, seat=1)
    given.aboard(enemy, "kromm", seat=1)
    game = given.sit()
    assert game.because("attack", ship, enemy) is None
    game.state.mixing = 0
    assert game.because("attack", ship, enemy) == ("CCG-16.2", "only-borg")


@pytest.mark.rule("CCG-1.6", "CCG-6.2", "CCG-17.27")
@pytest.mark.parametrize(("word", "points"), [("give_up", 10), ("keep_silent", 1)])
def test_interrogation_asks_the_owner_at_the_start_of_each_turn_of_its_player(word: str, points: int) -> None:
    given, ship, worf, _ = escorted(seat=0)
    outpost = given.outpost("federation_outpost", given.mission("excavation"), seat=1)
    (card,) = given.hand(0, "interrogation")
    game = given.sit("play").order("play", card).passing()
    assert game.state.where[card] == ("on", worf)
    game.end_turn()
    assert game.state.bonus_points == [0, 0]
    game.end_turn()
    assert game.asked == (1, "interrogation")
    for language in LANGUAGES:
        texts = [Text(language, "wardroom.games.ccg").label(each) for each in game.seat.labels]
        assert len(texts) == 2 and not any("{" in each for each in texts)
    game.choose(word).passing()
    assert game.state.bonus_points == [points, 0]
    if word == "give_up":
        assert game.state.where[worf] == ("aboard", outpost) and not game.state.is_idle(worf)
        assert game.lies(card) == "discard1" and game.state.controller(worf) == 1
    else:
        assert game.state.where[worf] == ("aboard", ship) and game.state.where[card] == ("on", worf)


@pytest.mark.rule("CCG-17.27")
def test_whoever_has_no_outpost_can_only_keep_silent() -> None:
    given, _, worf, _ = escorted(seat=0)
    given.on(worf, "interrogation")
    game = given.sit(part="start", active=0)
    assert game.state.bonus_points == [1, 0]


# Romulan Ambush


class Ambush:
    def __init__(self, mine: str = "goraxus", theirs: str = "u_s_s_miranda", crewed: bool = True) -> None:
        given = self.given = Given()
        place = given.mission("repair_mission")
        self.ship, self.prey = given.ship(mine, place), given.ship(theirs, place, seat=1)
        if crewed:
            given.aboard(self.ship, "sela", "takket", "takket")
        self.crew = given.aboard(self.prey, "worf", "taitt", seat=1)


@pytest.mark.rule("CCG-17.20", "CCG-17.22", "CCG-16.65")
def test_romulan_ambush_destroys_the_ship_and_captures_one_of_its_crew() -> None:
    ambush = Ambush()
    (card,) = ambush.given.hand(0, "romulan_ambush")
    game = ambush.given.sit().order("play", card)
    assert game.asked == (0, "struck") and set(game.ask.options) == set(ambush.crew)
    game.pick(ambush.crew[0]).passing()
    assert game.lies(ambush.prey) == "discard2" and game.lies(ambush.crew[1]) == "discard2"
    assert game.state.where[ambush.crew[0]] == ("aboard", ambush.ship) and game.state.is_idle(ambush.crew[0])
    assert game.lies(card) == "discard1"


@pytest.mark.rule("CCG-17.22")
def test_romulan_ambush_is_a_trap_itself_where_nobody_is_aboard_to_escort() -> None:
    ambush = Ambush(crewed=False)
    (card,) = ambush.given.hand(0, "romulan_ambush")
    game = ambush.given.sit().order("play", card).pick(ambush.crew[0]).passing()
    assert game.state.where[ambush.crew[0]] == ("held", card) and game.lies(card) == "table"


@pytest.mark.rule("CCG-17.2", "CCG-17.5", "CCG-14.3")
@pytest.mark.parametrize("wrong", ["strong", "cloaked", "hiding", "other class"])
def test_romulan_ambush_needs_the_right_ships_in_the_open(wrong: str) -> None:
    theirs = "u_s_s_galaxy" if wrong == "strong" else "u_s_s_miranda"
    ambush = Ambush("scout_vessel" if wrong == "other class" else "goraxus", theirs)
    (card,) = ambush.given.hand(0, "romulan_ambush")
    ambush.given.state.cloaked = {"cloaked": 1 << ambush.prey, "hiding": 1 << ambush.ship}.get(wrong, 0)
    assert ambush.given.sit().because("play", card) == ("CCG-14.3", "no-target")


@pytest.mark.rule("CCG-15.8", "CCG-15.4", "CCG-15.3")
def test_goraxus_downloads_romulan_ambush_for_where_it_is() -> None:
    """Devoras has a target elsewhere: that does not count."""
    ambush = Ambush()
    ambush.given.deck(0, "romulan_ambush", "takket")
    far = ambush.given.mission("excavation")
    ambush.given.ship("devoras", far)
    ambush.given.ship("u_s_s_miranda", far, seat=1)
    game = ambush.given.sit().order("download", ambush.ship).choose("romulan_ambush")
    assert game.asked == (0, "struck")
    game.pick(ambush.crew[1]).passing()
    assert game.lies(ambush.prey) == "discard2" and game.state.captive == 1 << ambush.crew[1]


# Captured


class Agenda:
    """Sela of the first seat and Worf of the second on one planet, with a card that lies face down."""

    def __init__(self, *mine: str, theirs: tuple[str, ...] = ("taitt",)) -> None:
        given = self.given = Given()
        place = given.mission("first_contact")
        self.mine = given.surface(place, *mine)
        self.theirs = given.surface(place, *theirs, seat=1)
        (self.card,) = given.pile(given.state.cards.zones.index(agenda_of(given)), 0, ("captured",), "seed")


def agenda_of(given: Given) -> Any:
    return next(zone for zone in given.state.cards.zones if zone.name == "agenda1")


@pytest.mark.rule("CCG-20.6", "CCG-7.19", "CCG-5.38")
def test_captured_is_seeded_or_played_face_down() -> None:
    given = Given()
    given.mission("first_contact")
    (seeded,) = given.seeds(0, "captured")
    game = given.sit("facilities", turn=0).order("core", seeded)
    assert game.lies(seeded) == "agenda1" and game.state.row(0, AGENDA) == [seeded]
    assert game.state.cards.read(seeded, 0) == "captured" and game.state.cards.read(seeded, 1) != "captured"
    given = Given()
    given.mission("first_contact")
    (played,) = given.hand(0, "captured")
    game = given.sit("play")
    plays = game.state.plays_left
    game.order("play", played)
    assert game.lies(played) == "agenda1" and game.state.plays_left == plays - 1
    seen: Any = view(game.state, 1)
    assert seen["players"][0]["agenda"] == 1 and not seen["players"][0]["core"]


@pytest.mark.rule("CCG-17.20", "CCG-20.7", "CCG-19.15")
def test_captured_is_spent_by_a_team_with_more_security_than_the_opponents_present() -> None:
    board = Agenda("taul")
    game = board.given.sit().order("agenda", board.card)
    assert game.state.captive == 1 << board.theirs[0] and game.lies(board.card) == "discard1"
    assert game.state.where[board.theirs[0]] == ("surface", 0) and game.state.controller(board.theirs[0]) == 0


@pytest.mark.rule("CCG-9.43", "CCG-17.20")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [
        (("tallus",), ("worf",), False),
        (("tallus", "romulan_disruptor"), ("worf",), True),
        (("tallus", "romulan_disruptor"), ("worf", "klingon_disruptor"), False),
        (("tallus", "romulan_padd"), ("worf",), False),
    ],
)
def test_or_with_more_hand_weapons(mine: tuple[str, ...], theirs: tuple[str, ...], offered: bool) -> None:
    board = Agenda(*mine, theirs=theirs)
    game = board.given.sit()
    assert (game.key("agenda", board.card) in game.options) == offered


@pytest.mark.rule("CCG-18.22")
def test_somebody_disabled_can_be_selected_at_random_and_captured() -> None:
    board = Agenda("taul")
    board.given.state.disabled |= 1 << board.theirs[0]
    game = board.given.sit().order("agenda", board.card)
    assert game.state.captive == 1 << board.theirs[0]


@pytest.mark.rule("CCG-17.20", "CCG-16.25")
def test_captured_takes_somebody_whom_security_has_just_stunned() -> None:
    """Whoever is captured does not fight on, and is no casualty."""
    board = Agenda("kang")
    game = board.given.sit().order("battle", board.mine[0], board.theirs[0])
    while game.ask.kind.startswith("answer") and game.key("agenda", board.card) not in game.options:
        game.choose("pass")
    assert game.ask.window == "before_winner"
    game.order("agenda", board.card).passing()
    assert game.state.captive == 1 << board.theirs[0] and game.lies(board.theirs[0]) == "table"


# Holding Cell Door


@pytest.mark.rule("CCG-17.25")
def test_holding_cell_door_is_a_brig_aboard_and_is_seeded_on_an_outpost() -> None:
    given = Given()
    outpost = given.outpost("romulan_outpost", given.mission("covert_installation"))
    (door,) = given.seeds(0, "holding_cell_door")
    game = given.sit("facilities", turn=0).order("core", door)
    assert game.state.where[door] == ("on", outpost)
    given = Given()
    given.mission("covert_installation")
    (door,) = given.seeds(0, "holding_cell_door")
    assert given.sit("facilities", turn=0).because("core", door) == ("CCG-14.3", "no-target")


@pytest.mark.rule("CCG-15.1", "CCG-15.2", "CCG-15.3", "CCG-7.2")
@pytest.mark.parametrize("goes", ["deck", "discard"])
def test_from_hand_it_fetches_a_card_for_a_captive_in_a_brig(goes: str) -> None:
    """Taul has SECURITY and Treachery. It is played in the orders, and is no normal card play."""
    given, ship, worf, _ = escorted("taul", seat=0)
    brig = given.on(ship, "holding_cell_door")
    (door,) = given.hand(0, "holding_cell_door")
    given.deck(0, "interrogation", "takket")
    given.state.where[worf] = given.state.where[worf]._replace(kind="held", host=brig)
    game = given.sit().order("play", door)
    assert game.asked == (0, "fetch")
    game.choose("interrogation").passing()
    assert game.asked == (0, "cell-goes")
    game.choose(goes)
    assert game.state.where[card_of(game.state, "interrogation")] == ("on", worf)
    assert game.lies(door) == f"{goes}1"
    assert game.state.plays_left == 2
    assert goes == "discard" or game.state.deck(0)[-1] == door


# Alien Parasites


class Led:
    """Worf and Taitt, with too little INTEGRITY, meet Alien Parasites; their ship is in orbit, or not."""

    def __init__(self, *more: str, orbit: bool = True) -> None:
        given = self.given = Given()
        self.place, self.far = given.mission("first_contact"), given.mission("excavation")
        (self.card,) = given.under(self.place, "alien_parasites")
        self.team = given.surface(self.place, "worf", "taitt", *more)
        self.ship = given.ship("u_s_s_oberth", self.place if orbit else self.far)
        self.planet, self.goal = (given.state.locations[each].missions[0] for each in (self.place, self.far))

    def meet(self) -> Sitting:
        return self.given.sit().order("attempt", self.planet, self.team[0]).passing()


@pytest.mark.rule("CCG-13.32", "CCG-4.1", "CCG-18.1")
def test_alien_parasites_let_the_opponent_fly_the_ship_away() -> None:
    led = Led("geordi_la_forge")
    game = led.meet()
    assert game.asked == (1, "lead")
    assert all(game.state.where[card] == ("aboard", led.ship) for card in led.team)
    game.order("fly", led.ship, led.goal).passing()
    assert game.asked == (1, "lead")
    game.choose("end").passing()
    assert game.at(led.ship) == led.far and game.stopped(led.ship, *led.team)
    assert game.state.controller(led.ship) == 0 and game.asked == (0, "order")
    assert game.lies(led.card) == "under0" and not game.state.led


@pytest.mark.rule("CCG-13.32", "CCG-16.20")
def test_a_team_that_cannot_beam_up_is_led_on_the_planet_until_it_is_stopped() -> None:
    given = Given()
    place = given.mission("krios_suppression")
    (card,) = given.under(place, "alien_parasites")
    team = given.surface(place, "klag", "kromm")
    (data,) = given.surface(place, "data")
    given.state.team[data] = 1
    (bystander,) = given.surface(place, "sela", seat=1)
    game = given.sit().order("attempt", given.state.locations[place].missions[0], team[0]).passing()
    assert game.asked == (1, "lead")
    assert [key.split(":")[0] for key in game.options] == ["battle", "end"]
    game.order("battle", team[0], data).passing()
    assert game.asked == (0, "order")  # a battle stops them
    assert game.stopped(*[each for each in team if game.lies(each) == "table"])
    assert not game.stopped(bystander) and game.lies(card) == "under0"
    assert {game.state.controller(each) for each in team} == {0}


@pytest.mark.rule("CCG-13.31")
def test_integrity_gets_past_alien_parasites() -> None:
    led = Led("jean_luc_picard", "beverly_crusher", "data")
    game = led.meet()
    assert game.lies(led.card) == "out2" and game.asked == (0, "order")


# Seen


@pytest.mark.rule("CCG-17.21", "CCG-20.6", "CCG-25.2")
@pytest.mark.parametrize(
    ("language", "captive", "agenda"), [("en", "captive", "hidden agenda"), ("fr", "captif", "secret")]
)
def test_the_terminal_tells_captives_and_hidden_agendas(language: str, captive: str, agenda: str) -> None:
    given, _, worf, _ = escorted(seat=0)
    given.pile(given.state.cards.zones.index(agenda_of(given)), 0, ("captured",), "seed")
    game = given.sit()
    assert f"({captive})" in shown(game.table, 1, language, "rival") and worf
    seen = shown(game.table, 1, language, "rival").partition("Captured")[0]
    assert agenda in seen and "Captured" not in seen
