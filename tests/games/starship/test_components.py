"""SHIP-1: what is in the box, counted both ways. Rules of conduct are shown by the tests of the flow, not here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sized

import pytest

from wardroom.games.starship.cards import (
    ABILITY,
    ACTION_TYPES,
    ACTIONS,
    ARTIFACT_TYPES,
    ARTIFACTS,
    BOARDS,
    BONUSES,
    CARD_COUNTS,
    CARDS,
    CARGO_DAMAGED,
    CARGO_SLOTS,
    CENTRAL,
    CENTRAL_SOLO,
    COUNTDOWN,
    DESIGNS,
    EDGE_ICONS,
    EPILOGUES,
    EVENT_SPACE,
    EVENTS,
    FACTIONS,
    FIGURES,
    HOME,
    LINE_COLORS,
    MISSIONS,
    OMEGAS,
    PASSENGERS,
    PIRATES,
    REWARDS,
    RINGS,
    ROOM,
    ROOMS,
    ROUNDS,
    ROUTE_COLORS,
    SIDE_FOR,
    SIDES,
    SLOT_BOARDS,
    SOLO_EVENTS,
    SPACES,
    SPECIALS,
    SPENDABLE,
    START_QUEUE,
    START_READY,
    STATION_CARDS,
    TECH_SLOTS,
    TELEPORTER_PADS,
    TILES,
    TIMINGS,
    TOKENS,
    TRACK_SIDES,
    VERBS,
    Choose,
    Effects,
    Icon,
    Omega,
    Special,
    Spend,
    TechCard,
    choose,
    dealt_tiles,
    design,
    epilogue,
    far_end,
    fx,
    pair_activates,
    parts,
    routes_at,
    special,
    spend,
    track_points,
    zone_points,
)


def printed() -> Iterator[Effects]:
    """Every list of effects on every component."""
    for tech in DESIGNS.values():
        yield tech.effects
    for mission in MISSIONS.values():
        for line in mission.lines:
            yield line.effects
    for event in (*EVENTS.values(), *SOLO_EVENTS.values()):
        yield from (event.trigger, event.each, event.others, event.trigger_after)
    for tile in TILES.values():
        yield tile.effects
    for sides in BONUSES.values():
        for spaces in sides.values():
            yield from spaces.values()
    for room in ROOMS.values():
        yield room.effects
    yield from REWARDS.values()
    for passenger in PASSENGERS.values():
        yield passenger.action


def faces() -> list[str]:
    """Every face that can lie on the table."""
    stations = [card.id for card in STATION_CARDS]
    solo = [*SOLO_EVENTS, *ACTIONS, *PASSENGERS]
    return [*CARDS, *OMEGAS, *stations, *MISSIONS, *EVENTS, *solo, *PIRATES, *ARTIFACTS]


# The notation


def test_a_token_is_an_icon_with_a_number() -> None:
    assert fx("move:3", "any") == (Icon("move", 3), Icon("any", 1))
    assert fx(spend("pirate", 1, "tech", "any:2")) == (Spend("pirate", 1, fx("tech", "any:2")),)
    assert fx(choose(fx("repair"), fx("nian:2"))) == (Choose((fx("repair"), fx("nian:2"))),)
    assert special("observer", color="red", gain=fx("coop")).arg("color") == "red"


def test_what_is_no_icon_is_refused() -> None:
    for wrong in ("moves", "", "spend", "medals:2"):
        with pytest.raises(ValueError, match="no icon"):
            fx(wrong)
    with pytest.raises(ValueError, match="cannot be spent"):
        spend("android", 1, "medal")
    with pytest.raises(ValueError, match="no special"):
        special("unheard_of")


def test_parts_are_all_effects_of_a_list_and_of_the_lists_in_it() -> None:
    listed = fx("move", spend("medal", 1, "pull", choose(fx("jump"), fx("tech"))), special("observer", gain=fx("coop")))
    verbs = [part.verb for part in parts(listed) if isinstance(part, Icon)]
    assert verbs == ["move", "pull", "jump", "tech", "coop"]


@pytest.mark.rule("SHIP-15.24")
def test_every_special_effect_belongs_to_something_printed_and_back() -> None:
    named = {part.name for effects in printed() for part in parts(effects) if isinstance(part, Special)}
    assert named == set(SPECIALS)
    assert len(SPECIALS) == len(set(SPECIALS)) == 28


def test_every_icon_is_used_and_every_number_is_one_or_more() -> None:
    icons = [part for effects in printed() for part in parts(effects) if isinstance(part, Icon)]
    assert {icon.verb for icon in icons} == set(VERBS)
    assert all(icon.n >= 1 for icon in icons)
    singles = {"jump", "fight", "tech", "tech_recycle", "ambush", "pull"}  # printed one by one, each its own effect
    assert all(icon.n == 1 for icon in icons if icon.verb in singles)
    assert max(icon.n for icon in icons if icon.verb == "move") == 3
    spent = {part.what for effects in printed() for part in parts(effects) if isinstance(part, Spend)}
    assert spent == set(SPENDABLE)
    assert all(len(part.lists) == 2 for effects in printed() for part in parts(effects) if isinstance(part, Choose))


# Boards, cards, figures, tokens


def test_one_to_four_players_and_four_rounds() -> None:
    assert list(SIDE_FOR) == [1, 2, 3, 4]
    assert list(COUNTDOWN) == list(range(1, ROUNDS + 1)) == [1, 2, 3, 4]


@pytest.mark.rule("SHIP-1.2")
def test_boards() -> None:
    assert BOARDS["main_board"] == 1 and set(SIDES) == set(SIDE_FOR.values()) == {"side_1_3", "side_4"}
    assert BOARDS["faction_track"] == len(FACTIONS) == len(BONUSES) == 3
    assert all(tuple(sides) == TRACK_SIDES for sides in BONUSES.values())
    assert BOARDS["ship_board"] == BOARDS["tech_slot_board"] == max(SIDE_FOR) == 4
    assert len(SLOT_BOARDS) == 2


@pytest.mark.rule("SHIP-1.3")
def test_cards() -> None:
    counted: dict[str, Sized] = {
        "tech": CARDS,
        "omega": OMEGAS,
        "station": STATION_CARDS,
        "mission": MISSIONS,
        "event": EVENTS,
        "action": ACTIONS,
        "passenger": PASSENGERS,
        "solo_event": SOLO_EVENTS,
    }
    assert {kind: len(cards) for kind, cards in counted.items()} == CARD_COUNTS
    assert tuple(CARD_COUNTS.values()) == (50, 12, 2, 50, 11, 7, 6, 3)


@pytest.mark.rule("SHIP-1.4", "SHIP-1.6")
def test_figures() -> None:
    assert tuple(FIGURES.values()) == (12, 18, 18, 18, 8, 20, 4)
    players = max(SIDE_FOR)
    assert FIGURES["ship"] == players
    assert FIGURES["ring"] == RINGS * players == 20
    cadets = Counter(START_READY)["cadet"] + sum(Counter(items.per_player)["cadet"] for items in COUNTDOWN.values())
    assert FIGURES["cadet"] == cadets * players  # every cadet of a game is in the box
    assert set(FIGURES) == {"cadet", "red", "yellow", "blue", "android", "ring", "ship"}  # no poses


@pytest.mark.rule("SHIP-1.5")
def test_tokens() -> None:
    assert tuple(TOKENS.values()) == (32, 30, 27, 18, 16, 1, 3, 12)
    assert len(PIRATES) == TOKENS["pirate"] == 30
    assert len(ARTIFACTS) == TOKENS["artifact"] == 27
    assert len(TILES) == TOKENS["triangle_tile"] == 16
    assert TOKENS["trophy"] == len(FACTIONS)
    assert TOKENS["faction_marker"] == len(FACTIONS) * max(SIDE_FOR)
    damage = CARGO_DAMAGED + len(SLOT_BOARDS["A"].damaged)
    assert TOKENS["damage"] >= damage * max(SIDE_FOR)


def test_no_two_things_have_the_same_face() -> None:
    assert len(faces()) == len(set(faces()))
    assert set(DESIGNS) & set(faces()) <= set(CARDS)  # a design has no name of something else


@pytest.mark.rule("SHIP-1.8", "SHIP-1.9")
def test_pirates() -> None:
    assert list(PIRATES) == [f"pirate_{number:02}" for number in range(1, 31)]
    assert ROUTE_COLORS == ("green", "purple", "yellow")
    kinds = Counter((pirate.exhaust, pirate.reward) for pirate in PIRATES.values())
    assert kinds == {
        (color, reward): count for color in ROUTE_COLORS for reward, count in (("bounty", 6), ("prisoner", 4))
    }
    assert REWARDS["bounty"] == fx("medal", "artifact")
    assert REWARDS["prisoner"] == fx("android")
    assert {pirate.reward for pirate in PIRATES.values()} == set(REWARDS)


@pytest.mark.rule("SHIP-1.10")
def test_artifacts() -> None:
    assert [*ARTIFACT_TYPES.values()] == [("red", "yellow"), ("red", "blue"), ("yellow", "blue")]
    assert Counter(token.type for token in ARTIFACTS.values()) == dict.fromkeys(ARTIFACT_TYPES, 9)
    assert all(token.colors == ARTIFACT_TYPES[token.type] for token in ARTIFACTS.values())
    assert {"red_yellow_1", "red_blue_9", "yellow_blue_5"} <= set(ARTIFACTS)
    blueprints = OMEGAS["artifact_blueprints"]
    assert blueprints.most == blueprints.points * len(ARTIFACT_TYPES) == 6


def test_what_a_pair_of_artifacts_activates() -> None:
    assert set(pair_activates("red_yellow", "red_yellow")) == {"red", "yellow", "grey"}
    assert set(pair_activates("red_blue", "red_yellow")) == {"red", "grey"}
    assert set(pair_activates("yellow_blue", "red_yellow")) == {"yellow", "grey"}
    assert set(pair_activates("yellow_blue", "red_blue")) == {"blue", "grey"}


# The table


@pytest.mark.rule("SHIP-2.2", "SHIP-2.9")
def test_tiles() -> None:
    def kinds(players: int) -> Counter[str]:
        return Counter(tile.kind for tile in dealt_tiles(players))

    for players in (1, 2, 3):
        assert kinds(players) == {"mission": 6, "number": 5, "station": 2}
    assert kinds(4) == {"mission": 7, "number": 6, "station": 2}
    assert [tile.number for tile in dealt_tiles(4) if tile.kind == "number"] == [1, 2, 3, 4, 5, 6]
    assert [tile.id for tile in TILES.values() if tile.min_players == 4] == ["tile_mission_7", "tile_number_6"]
    for players, side in SIDE_FOR.items():
        planets = [place for place in SIDES[side].places if place.kind == "planet"]
        assert len(planets) == len(dealt_tiles(players))


@pytest.mark.rule("SHIP-2.8")
def test_the_home_station_is_the_only_location_that_is_no_planet() -> None:
    for side in SIDES.values():
        assert [place.id for place in side.places if place.kind != "planet"] == [HOME]
    assert [tile.id for tile in TILES.values() if not tile.dealt] == ["tile_station_home"]
    stations = {tile.station: tile.id for tile in TILES.values() if tile.kind == "station"}
    assert stations == {HOME: "tile_station_home"} | {card.id: card.tile for card in STATION_CARDS}


def test_countdown_track() -> None:
    items = {number: (each.per_player, each.tiles) for number, each in COUNTDOWN.items()}
    assert items == {
        1: ((), ()),
        2: (("medal",), ("tile_station_home",)),
        3: (("cadet",), ()),
        4: (("cadet",), ()),
    }


@pytest.mark.parametrize(("name", "places", "routes", "skulls"), [("side_1_3", 14, 21, 5), ("side_4", 16, 24, 6)])
@pytest.mark.rule("SHIP-7.4")
def test_map(name: str, places: int, routes: int, skulls: int) -> None:
    side = SIDES[name]
    ids = [place.id for place in side.places]
    assert (len(ids), len(side.routes), sum(route.skull for route in side.routes)) == (places, routes, skulls)
    assert len(set(ids)) == places and len({route.id for route in side.routes}) == routes
    assert len({frozenset((route.a, route.b)) for route in side.routes}) == routes
    for place in ids:  # one route of each colour, so that an ambush always finds one
        assert sorted(route.color for route in routes_at(side, place)) == sorted(ROUTE_COLORS)
    reached, ways = {HOME}, [HOME]
    while ways:
        here = ways.pop()
        new = {far_end(route, here) for route in routes_at(side, here)} - reached
        reached |= new
        ways += new
    assert reached == set(ids)


def test_central_board() -> None:
    assert (CENTRAL.techs, CENTRAL.omegas) == (5, 3)
    assert CENTRAL_SOLO.techs + CENTRAL_SOLO.omegas == 7 == len(ACTIONS)


def test_ship_board() -> None:
    assert Counter((*START_READY, *START_QUEUE)) == {"red": 2, "yellow": 2, "blue": 2, "cadet": 1}
    assert (CARGO_SLOTS, CARGO_DAMAGED, TECH_SLOTS) == (8, 3, 6)
    assert max(len(mission.lines) for mission in MISSIONS.values()) == TELEPORTER_PADS
    for board in SLOT_BOARDS.values():
        assert len(board.slots) == TECH_SLOTS
        assert len(set(board.damaged)) == 4 and set(board.damaged) <= set(range(1, TECH_SLOTS + 1))
        assert CARGO_DAMAGED + len(board.damaged) == 7


def test_one_printed_pair_stands_in_the_middle() -> None:
    icons = {}
    for name, board in SLOT_BOARDS.items():
        pairs = [
            (number, number + 1, left)
            for number in range(1, TECH_SLOTS)
            for left, right in zip(board.slots[number - 1].right, board.slots[number].left)
            if left is not None and left == right
        ]
        assert [(left, right) for left, right, _ in pairs] == [board.middle] == [(3, 4)]
        icons[name] = pairs[0][2]
    assert icons == {"A": "repair", "B": "medal"}


@pytest.mark.rule("SHIP-4.4")
def test_basic_rooms() -> None:
    assert {room.id: (room.color, room.effects) for room in ROOMS.values()} == {
        "helm": ("red", fx("move:2")),
        "weapons": ("yellow", fx("fight")),
        "science": ("blue", fx("tech")),
        "repair": ("grey", fx("repair")),
    }


# Technologies


@pytest.mark.rule("SHIP-8.1")
def test_technologies() -> None:
    rooms = [card for card in CARDS if design(card).kind == ROOM]
    abilities = [card for card in CARDS if design(card).kind == ABILITY]
    assert (len(rooms), len(abilities)) == (26, 24)
    assert Counter(design(card).deck for card in CARDS) == {"alpha": 29, "beta": 21}
    copies = Counter(card.design for card in CARDS.values())
    assert {name for name, count in copies.items() if count > 1} == {"repair_bay", "dimensional_lockers"}
    assert set(copies) == set(DESIGNS) and len(DESIGNS) == 48
    assert all(card.id == name and card.id.startswith(card.design) for name, card in CARDS.items())


def test_a_room_has_a_colour_and_an_ability_a_timing() -> None:
    for tech in DESIGNS.values():
        assert (tech.color is not None, tech.timing is not None) == (tech.kind == ROOM, tech.kind == ABILITY)
        assert tech.effects
    colors = Counter(tech.color for tech in DESIGNS.values() if tech.kind == ROOM)
    assert colors == {"red": 6, "yellow": 7, "blue": 8, "grey": 3, "any": 1}
    assert [name for name, tech in DESIGNS.items() if tech.color == "any"] == ["holodeck"]
    assert {tech.timing for tech in DESIGNS.values()} - {None} == set(TIMINGS)


def test_marks_on_technologies() -> None:
    assert {name for name, tech in DESIGNS.items() if tech.single_use} == {
        "emergency_beacon",
        "boarding_pods",
        "prototype_core",
        "omega_supercomputer",
    }
    assert {name for name, tech in DESIGNS.items() if tech.can_replace} == {
        "jump_drive",
        "plasma_cannons",
        "quantum_torpedoes",
        "holodeck",
        "wormhole_generator",
        "shield_generator",
    }


def test_no_room_that_stays_can_be_used_without_end() -> None:
    """No such room pulls a figure, and none gives two artifacts: a pair is a turn (SHIP-4.8)."""
    for tech in DESIGNS.values():
        if tech.kind == ROOM and not tech.single_use:
            for effect in parts(tech.effects):
                assert not isinstance(effect, Icon) or effect.verb != "pull"
                assert not isinstance(effect, Icon) or effect.verb != "artifact" or effect.n == 1


def test_edge_icons() -> None:
    assert EDGE_ICONS == ("repair", "medal", "move")
    cards: list[TechCard | Omega] = [*CARDS.values(), *OMEGAS.values()]
    for card in cards:
        assert len(card.left) == len(card.right) == 2
        assert set(card.left + card.right) <= {None, *EDGE_ICONS}
        assert set(card.left + card.right) != {None}


def test_omegas() -> None:
    assert [omega.per for omega in OMEGAS.values()] == [
        "matching_icon_pair",
        "red_figure",
        "yellow_figure",
        "blue_figure",
        "commander",
        "damage",
        "mission_with_red",
        "mission_with_yellow",
        "mission_with_blue",
        "artifact_type",
        "pirate",
        "lowest_track_score",
    ]
    assert {omega.id: omega.points for omega in OMEGAS.values() if omega.points != 1} == {"artifact_blueprints": 2}
    assert {omega.id: omega.most for omega in OMEGAS.values() if omega.most} == {"artifact_blueprints": 6}


# Missions, events, tracks


def test_missions() -> None:
    assert Counter(len(mission.lines) for mission in MISSIONS.values()) == {2: 19, 3: 23, 4: 8}
    lines = Counter(line.color for mission in MISSIONS.values() for line in mission.lines)
    assert lines == {"red": 44, "yellow": 43, "blue": 45, "gold": 7}
    assert sum(lines.values()) == 139 and set(lines) == set(LINE_COLORS)
    having = Counter(color for mission in MISSIONS.values() for color in {line.color for line in mission.lines})
    assert having == {"red": 38, "yellow": 35, "blue": 38, "gold": 7}
    points = {count: set[int]() for count in (2, 3, 4)}
    for mission in MISSIONS.values():
        points[len(mission.lines)].add(mission.points)
        assert all(line.effects for line in mission.lines)
    assert points == {2: {3, 4}, 3: {4, 5, 6}, 4: {7, 8}}


def test_the_mission_of_the_example() -> None:
    lines = MISSIONS["border_incident"].lines
    assert (lines[0].color, lines[0].effects) == ("yellow", fx("damage:2", "any:4"))
    assert lines[1].color == "blue"


@pytest.mark.rule("SHIP-17.4")
def test_events() -> None:
    assert Counter(event.faction for event in EVENTS.values()) == {"coop": 5, "nian": 5, "zinca": 1}
    assert Counter(event.faction for event in SOLO_EVENTS.values()) == {"coop": 1, "nian": 1, "zinca": 1}
    for event in (*EVENTS.values(), *SOLO_EVENTS.values()):
        assert event.trigger or event.each
    for event in SOLO_EVENTS.values():  # there is nobody else
        assert event.trigger and not event.each and not event.others and not event.trigger_after


@pytest.mark.rule("SHIP-11.8", "SHIP-11.9", "SHIP-19.4")
def test_track_points() -> None:
    assert [zone_points(space) for space in range(SPACES)] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert [track_points(steps) for steps in (0, 12, 13, 14, 25, 26, 39)] == [0, 4, 5, 6, 9, 10, 15]


@pytest.mark.rule("SHIP-11.1")
def test_bonus_spaces() -> None:
    assert (FACTIONS, SPACES, EVENT_SPACE) == (("coop", "zinca", "nian"), 13, 7)
    for sides in BONUSES.values():
        for spaces in sides.values():
            assert len(spaces) == 4
            assert set(spaces) <= set(range(1, SPACES)) - {EVENT_SPACE}
            assert all(len(effects) == 1 for effects in spaces.values())


# Solo and epilogues


def test_action_cards() -> None:
    assert Counter(action.type for action in ACTIONS.values()) == {
        "take_tech": 2,
        "mission": 2,
        "fight": 2,
        "passenger": 1,
    }
    assert {action.type for action in ACTIONS.values()} == set(ACTION_TYPES)
    assert len(ACTIONS) - len(ACTION_TYPES) == 3  # one each for rounds 2, 3 and 4


def test_passengers() -> None:
    for passenger in PASSENGERS.values():
        assert len(set(passenger.techs)) == 3 and set(passenger.techs) <= set(CARDS)
        assert bool(passenger.action) == (passenger.id != "teddy")
    assert len({passenger.score.rule for passenger in PASSENGERS.values()}) == len(PASSENGERS) == 6


def test_kavor() -> None:
    kavor = PASSENGERS["kavor_the_smuggler"]
    assert [CARDS[card].design for card in kavor.techs] == ["dimensional_lockers"] * 2 + ["repair_bay"]
    assert (kavor.score.rule, kavor.score.good) == ("per_3_empty_cargo_slots", 2)


@pytest.mark.rule("SHIP-16.2", "SHIP-16.4")
@pytest.mark.example("SHIP-16.3")
def test_epilogues() -> None:
    assert len(EPILOGUES) == 56
    assert [epilogue(points) for points in (-3, 20, 21, 74, 75, 90)] == [1, 1, 2, 55, 56, 56]
    assert epilogue(43) == 24  # SHIP-16.3
