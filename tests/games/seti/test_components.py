"""SETI-2 and the printed facts: what is in the box, counted both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from wardroom.games.seti.cards import (
    ADVANCED_CARDS,
    AGENCIES_CARDS,
    ANOMALY_TOKENS,
    BASIC_CARDS,
    COLORS,
    EXERTIAN_MILESTONES,
    EXERTIANS,
    GOLD_SIDES,
    GOLD_TILES,
    HAND_CARDS,
    INCOMES,
    KINDS,
    LEVELS,
    LONG_TERM_OBJECTIVES,
    MESSAGE_REWARDS,
    MOONS,
    OBJECTIVES,
    PLANET_BOARD,
    PLANETS,
    RIVAL_CARDS,
    SAMPLES,
    SECTOR_COLORS,
    SETS,
    SPECIALS,
    SPECIES,
    SPECIES_CARDS,
    STARS,
    TECHS,
    TILE_BONUSES,
    TRACKS,
    TRIGGERS,
    Condition,
    Deed,
    Effects,
    Gain,
    Project,
    Signal,
    Special,
    TechGain,
    Trace,
    Trigger,
    fx,
    parts,
    rival,
    setup,
)
from wardroom.games.seti.cards.aliens_oumuamua import may_pay
from wardroom.games.seti.cards.decks import ALIEN_CARDS, ALIEN_DECKS, PROJECTS
from wardroom.games.seti.cards.rival import Analyze, Fly, Launch, MeetSpecies, Research, Telescope
from wardroom.games.seti.cards.specials import if_so
from wardroom.games.seti.flow import this_turn
from wardroom.games.seti.flow.conditions import COUNTS
from wardroom.games.seti.scoring import ENDGAMES


def printed() -> Iterator[Effects]:
    """Every list of effects on every component."""
    for card in HAND_CARDS.values():
        yield from (card.corner, card.effect, card.when_reached)
        if card.mission:
            yield card.mission.reward
        yield from (circle.reward for circle in card.circles)
    for species in SPECIES.values():
        for column in species.board.values():
            for space in column:
                yield from (space.reward, space.cost)
    for planet in PLANET_BOARD.values():
        yield from (planet.orbit, planet.land, planet.first_orbit, *(moon.land for moon in planet.moons))
    for tech in TECHS.values():
        yield from (tech.bonus, tech.upper, tech.lower)
    yield from TILE_BONUSES.values()
    yield from (sample.reward for sample in SAMPLES.values())
    yield from (side for token in ANOMALY_TOKENS.values() for side in token.sides)
    yield from (message.reward for message in MESSAGE_REWARDS)


def conditions() -> Iterator[Condition]:
    yield from (card.mission.condition for card in HAND_CARDS.values() if card.mission)
    yield from (card.condition for card in EXERTIANS.values())
    for objective in OBJECTIVES.values():
        yield from (task.state for task in objective.tasks if task.state is not None)
    for effects in printed():
        yield from (
            dict(part.args)["condition"] for part in effects if isinstance(part, Special) and part.kind is if_so
        )


def triggers() -> Iterator[Trigger]:
    for card in HAND_CARDS.values():
        yield from (circle.trigger for circle in card.circles)
    for objective in (*OBJECTIVES.values(), *LONG_TERM_OBJECTIVES.values()):
        yield from (trigger for task in objective.tasks for trigger in task.triggers)


# The notation


def test_a_token_is_an_icon_with_a_number() -> None:
    assert fx("launch", "vp:7 publicity") == (Deed("launch"), Gain("vp", 7), Gain("publicity", 1))
    assert fx("signal:star.vega:2", "trace:any") == (Signal("star.vega", 2), Trace("any"))
    assert fx("tech:probe|telescope") == (TechGain(("probe", "telescope")),)
    nested = fx(may_pay(cost=fx("exofossil"), gain=fx("move:2"), often=True))
    assert parts(nested)[1:] == fx("exofossil", "move:2")


@pytest.mark.parametrize("token", ["teleport", "tech:warp", "trace:green", "signal:moon", "launch:2"])
def test_a_misprint_is_found(token: str) -> None:
    with pytest.raises(ValueError, match="is no icon"):
        fx(token)


def specials() -> list[Special]:
    return [part for effects in printed() for part in parts(effects) if isinstance(part, Special)]


def test_every_special_effect_is_printed_and_every_printed_one_has_its_code() -> None:
    """What is printed is named by its code, so that it has some; here the other way round."""
    assert {part.name for part in specials()} == set(SPECIALS)
    assert all(part.kind is SPECIALS[part.name] and part.kind.body.__doc__ for part in specials())


def test_every_effect_for_the_turn_waits_for_something_that_happens() -> None:
    events = {name: value for name, value in vars(this_turn).items() if name.isupper() and isinstance(value, str)}
    assert {kind.when for kind in SPECIALS.values()} - {""} == set(events.values())


def test_the_same_effect_has_the_same_arguments_everywhere() -> None:
    shapes: dict[str, set[tuple[str, ...]]] = {}
    for part in specials():
        shapes.setdefault(part.name, set()).add(tuple(name for name, _ in part.args))
    assert all(len(shape) == 1 for shape in shapes.values())


@pytest.mark.rule("SETI-1.18")
def test_what_holds_for_the_turn_stands_before_what_it_holds_for() -> None:
    for card in HAND_CARDS.values():
        lasting = [isinstance(part, Special) and bool(part.kind.when) for part in card.effect]
        assert lasting == sorted(lasting, reverse=True), card.id


def test_one_vocabulary_of_conditions_triggers_and_scorings() -> None:
    assert {condition.name for condition in conditions()} == set(COUNTS)
    assert {trigger.name for trigger in triggers()} == set(TRIGGERS)
    assert all(trigger.of in TRIGGERS[trigger.name] for trigger in triggers())
    assert {card.endgame.name for card in HAND_CARDS.values() if card.endgame} == set(ENDGAMES)


# Project cards


@pytest.mark.rule("SETI-2.4", "SETI-4.1")
def test_the_main_deck() -> None:
    cards = PROJECTS.values()
    assert [card.number for card in cards] == list(range(1, setup.PROJECT_COUNT + 1))
    assert Counter(card.cost for card in cards) == {0: 6, 1: 47, 2: 47, 3: 35, 4: 3}
    assert Counter(card.corner for card in cards) == {fx("publicity"): 62, fx("move"): 43, fx("data"): 33}
    assert Counter(card.sector for card in cards) == {"blue": 41, "red": 41, "yellow": 41, "black": 15}
    assert Counter(card.income for card in cards) == {"credit": 47, "energy": 47, "card_random": 44}
    assert Counter(card.kind for card in cards) == {"action": 68, "conditional": 37, "triggered": 20, "endgame": 13}
    assert all(card.cost_resource == "credit" and not card.species for card in cards)


def test_a_card_has_what_its_kind_says() -> None:
    for card in HAND_CARDS.values():
        assert card.kind in KINDS and card.sector in SECTOR_COLORS and card.income in INCOMES
        assert (card.mission is not None) == (card.kind == "conditional"), card.id
        assert bool(card.circles) == (card.kind == "triggered"), card.id
        assert (card.endgame is not None) == (card.kind == "endgame"), card.id
        assert bool(card.when_reached) == (card.kind == "message") == (card.species == "centaurians"), card.id
        assert card.effect or card.kind == "triggered", card.id


def test_signals_at_stars_are_at_stars() -> None:
    for effects in printed():
        for part in parts(effects):
            if isinstance(part, Signal) and "." in part.where:
                kind, _, place = part.where.partition(".")
                assert place in (STARS if kind == "star" else PLANETS)


@pytest.mark.rule("SETI-11.12")
def test_mariner_10_mission() -> None:
    circles = PROJECTS["mariner_10_mission"].circles
    assert [circle.trigger for circle in circles] == [Trigger("visit", "mercury"), Trigger("visit", "venus")]


# Aliens


@pytest.mark.rule("SETI-2.1")
def test_five_species_with_their_cards() -> None:
    assert {name: len(deck) for name, deck in ALIEN_DECKS.items()} == {
        "mascamites": 10,
        "anomalies": 10,
        "oumuamua": 10,
        "centaurians": 10,
        "exertians": 15,
    }
    numbers = [card.number for card in ALIEN_CARDS.values()] + [card.number for card in EXERTIANS.values()]
    assert numbers == list(range(1, 56))
    assert list(SPECIES) == list(ALIEN_DECKS)
    assert all(card.species == name for name, deck in ALIEN_DECKS.items() for card in map(hand_card, deck) if card)
    assert not set(PROJECTS) & (set(ALIEN_CARDS) | set(EXERTIANS))


def hand_card(name: str) -> Project | None:
    return ALIEN_CARDS.get(name)


def test_alien_cards_have_richer_corners() -> None:
    corners = Counter(card.corner for card in ALIEN_CARDS.values())
    assert set(corners) == {fx("publicity:2"), fx("vp data"), fx("vp move")} and corners.total() == 40
    assert {card.income for card in ALIEN_CARDS.values() if card.species != "centaurians"} == set(INCOMES[:3])


def test_the_boards() -> None:
    for species in SPECIES.values():
        assert tuple(species.board) == COLORS
    assert [len(column) for column in SPECIES["mascamites"].board.values()] == [4, 4, 9]
    assert sum(space.needs_sample for space in SPECIES["mascamites"].board["blue"]) == 6
    for name in ("anomalies", "oumuamua", "centaurians"):
        assert all(
            [space.repeat for space in column] == [False] * 4 + [True] for column in SPECIES[name].board.values()
        )


@pytest.mark.rule("SETI-15.5.4", "SETI-15.5.3")
def test_exertians_are_dangerous() -> None:
    for column in SPECIES["exertians"].board.values():
        assert [space.danger for space in column] == [3, 3, 2, 2, 1]
    assert [card.danger for card in EXERTIANS.values()] == [6, 7, 3, 4, 4, 4, 5, 3, 7, 2, 8, 0, 9, 1, 4]
    assert [card.points for card in EXERTIANS.values()] == [14, 15, 9, 12, 12, 12, 14, 11, 16, 10, 18, 7, 20, 8, 12]
    assert [(each.ahead, each.cost) for each in EXERTIAN_MILESTONES] == [(20, ()), (40, fx("credit"))]


@pytest.mark.rule("SETI-15.1.1", "SETI-15.2.1")
def test_tokens_of_the_species() -> None:
    assert len(SAMPLES) == 7 and len(MESSAGE_REWARDS) == 4
    assert [token.color for token in ANOMALY_TOKENS.values()] == list(COLORS)


# Boards and tiles


@pytest.mark.rule("SETI-5.16", "SETI-15.3.9", "SETI-1.19")
def test_the_planetary_board() -> None:
    assert tuple(PLANET_BOARD) == (*PLANETS, "oumuamua")
    assert len(MOONS) == 9
    assert [moon.id for moon in PLANET_BOARD["jupiter"].moons] == ["callisto", "ganymede", "europa", "io"]
    assert PLANET_BOARD["mars"].first_landing_data == (2, 1)
    assert PLANET_BOARD["oumuamua"].first_landing_data == (3, 2, 1)
    assert PLANET_BOARD["oumuamua"].first_orbit == fx("alien_card")
    incomes = {name for name, planet in PLANET_BOARD.items() if fx("tuck")[0] in planet.orbit}
    assert incomes == {"mercury", "venus", "mars", "jupiter", "saturn"}


@pytest.mark.rule("SETI-2.7", "SETI-7.9", "SETI-7.10")
def test_twelve_techs() -> None:
    assert Counter(tech.type for tech in TECHS.values()) == {"probe": 4, "telescope": 4, "computer": 4}
    assert [tech.lower for tech in TECHS.values() if tech.type == "computer"] == [
        fx("credit"),
        fx("energy"),
        fx("card_any"),
        fx("publicity:2"),
    ]
    assert {name: tech.bonus for name, tech in TECHS.items() if tech.bonus} == {
        "probe_1": fx("launch"),
        "telescope_1": fx("data:2"),
    }
    assert len(TILE_BONUSES) == setup.TILES_PER_STACK == 4


@pytest.mark.rule("SETI-14.6", "SETI-12.2")
def test_gold_tiles_have_two_sides() -> None:
    assert Counter(side.tile for side in GOLD_SIDES.values()) == dict.fromkeys(GOLD_TILES, 2)
    assert [side.sets for side in GOLD_SIDES.values()] == list(SETS)
    assert all(list(side.values) == sorted(side.values, reverse=True) for side in GOLD_SIDES.values())


@pytest.mark.rule("SETI-9.1", "SETI-9.4")
def test_the_computer() -> None:
    assert [space.effect for space in setup.COMPUTER] == [(), fx("publicity"), (), fx("tuck"), (), ()]
    assert [n for n, space in enumerate(setup.COMPUTER, 1) if space.tech_slot] == [1, 3, 5, 6]


# The solo game


@pytest.mark.rule("SETI-16.3", "SETI-16.4")
def test_rival_cards() -> None:
    assert [len(BASIC_CARDS), len(ADVANCED_CARDS), len(SPECIES_CARDS)] == [4, 10, 5]
    assert list(RIVAL_CARDS) == [f"s{n}" for n in range(1, 20)]
    actions = [action for card in RIVAL_CARDS.values() for action in card.actions]
    kinds = Counter(type(action) for action in actions)
    assert len(actions) - kinds[MeetSpecies] == 51
    assert kinds[MeetSpecies] == 2 and kinds[Telescope] == 13 and kinds[Research] == 11
    assert kinds[Analyze] == 8 and kinds[Launch] == 7 and kinds[Fly] == 8
    assert {card.species: card.id for card in SPECIES_CARDS.values()} == {
        species.id: species.rival_card for species in SPECIES.values()
    }
    assert {card.arrow for card in (*RIVAL_CARDS.values(), *AGENCIES_CARDS.values())} == {rival.LEFT, rival.RIGHT}


@pytest.mark.rule("SETI-16.69")
def test_a_rival_always_has_something_to_do() -> None:
    """A card ends with a telescope, a free tech, or planets that are always in reach."""
    for card in RIVAL_CARDS.values():
        last = card.actions[-1]
        free = isinstance(last, Research) and last.publicity == 0
        assert free or isinstance(last, Telescope) or card.id in ("s1", "s9", "s12", "s15"), card.id


@pytest.mark.rule("SETI-16.2", "SETI-17.1")
def test_levels_and_objectives() -> None:
    assert Counter(objective.level for objective in OBJECTIVES.values()) == {1: 4, 2: 11, 3: 9}
    assert len(LONG_TERM_OBJECTIVES) == 3
    assert list(LEVELS) == [1, 2, 3, 4, 5] and LEVELS[1].objectives == (0, 0, 0)
    for level in LEVELS.values():
        assert all(used <= there for used, there in zip(level.objectives, (4, 11, 9)))
        assert level.track in TRACKS and 1 <= level.start <= 12
    assert all(sorted(track) == sorted(TECHS) for track in TRACKS.values())


@pytest.mark.rule("SETI-17.20")
def test_state_tasks() -> None:
    states = {task.state for objective in OBJECTIVES.values() for task in objective.tasks if task.state}
    assert states == {
        Condition("publicity", n=8),
        Condition("publicity", n=9),
        Condition("score", n=16),
        Condition("data_in_pool", n=5),
    }
    for objective in OBJECTIVES.values():
        assert all(bool(task.triggers) != bool(task.state) for task in objective.tasks), objective.id
