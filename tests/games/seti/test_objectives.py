"""SETI-17: the objectives of the solo game, all 24 of them with every task, and what happens to them."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti.cards import LEVELS, OBJECTIVES, Trigger
from wardroom.games.seti.flow import missions, objectives
from wardroom.games.seti.flow.setup import setup
from wardroom.games.seti.state import GONE, OBJECTIVES_DONE, OBJECTIVES_OPEN, OVER, RIVAL, Seti
from wardroom.games.seti.state import OBJECTIVES as STACK
from wardroom.kernel import Chance, Steps

from .driving import resolve
from .given import Sitting
from .projects import MARS, MERCURY, NEPTUNE, SATURN, URANUS, VENUS, at_table
from .test_project_cards_missions import EVENTS, Event

SIGNAL = "canadian_hydrogen_telescope"
"""A card for a signal in any sector."""


def winning(star: str, room: int) -> Event:
    """One signal completes a sector, which seat 0 wins: a first win brings a red trace."""
    position = {"stars": {star: [0] * (room - 1)}, "hand": [[SIGNAL]]}
    return Event(position, f"play {SIGNAL} {star} left:red:0")


def landing(space: tuple[int, int], choices: str = "") -> Event:
    return Event({"probes": [[space]]}, f"land {choices}left:yellow:0")


HAPPENINGS = {
    **EVENTS,
    "red win": winning("barnards_star", 5),
    "yellow win": winning("kepler_22", 5),
    "blue win": winning("procyon", 5),
    "black win": winning("vega", 4),
    "mercury orbit": Event({"probes": [[MERCURY]]}, "orbit none"),
    "venus land": landing(VENUS),
    "mars land": landing(MARS, "2 "),
    "saturn orbit": Event({"probes": [[SATURN]]}, "orbit none"),
    "jupiter land": landing((3, 3)),
    "uranus land": landing(URANUS),
    "neptune land": landing(NEPTUNE),
    "comet": Event({"probes": [[(1, 0)]]}, "move 0:2:0"),
    "mission": Event({"played": [["rosetta_probe"]], "probes": [[(2, 0)]]}, "mission"),
    "last circle": Event(
        {"played": [["pioneer_11_mission"]], "circles": [{"pioneer_11_mission": [1]}], "probes": [[(3, 6)]]},
        "move 0:3:7 pioneer_11_mission:2",
    ),
    "8 publicity": Event({"publicity": [7], "hand": [["grant"]]}, "corner"),
    "9 publicity": Event({"publicity": [8], "hand": [["grant"]]}, "corner"),
    "16 VP": Event({"score": [15], "probes": [[VENUS]]}, "orbit none"),
    "5 data": Event({"data": [4], "hand": [["press_statement"]]}, "corner"),
}
ALMOST = {
    "8 publicity": Event({"publicity": [6], "hand": [["grant"]]}, "corner"),
    "9 publicity": Event({"publicity": [7], "hand": [["grant"]]}, "corner"),
    "16 VP": Event({"score": [6], "probes": [[VENUS]]}, "orbit none"),
    "5 data": Event({"data": [3], "upper": [2], "hand": [["press_statement"]]}, "corner"),
}
TASKS: dict[str, list[str]] = {
    "obj_101": ["8 publicity"],
    "obj_102": ["16 VP"],
    "obj_103": ["land|red win|yellow win|blue win|black win"],
    "obj_104": ["5 data"],
    "obj_201": ["asteroids", "blue trace"],
    "obj_202": ["yellow win|blue win"],
    "obj_203": ["venus land|mercury orbit|orbit"],
    "obj_204": ["telescope tech", "mission|last circle"],
    "obj_205": ["jupiter land|saturn orbit"],
    "obj_206": ["probe tech", "mission|last circle"],
    "obj_207": ["blue win|red win"],
    "obj_208": ["red win|yellow win"],
    "obj_209": ["computer tech", "blue trace"],
    "obj_210": ["mars land|uranus land|neptune land"],
    "obj_211": ["comet", "play for 3"],
    "obj_301": ["computer tech", "probe tech|telescope tech"],
    "obj_302": ["orbit|mercury orbit|saturn orbit"],
    "obj_303": ["telescope tech", "red win|yellow win|blue win|black win"],
    "obj_304": ["scan", "scan"],
    "obj_305": ["launch", "9 publicity"],
    "obj_306": ["probe tech", "land|mars land"],
    "obj_307": ["blue trace", "blue trace"],
    "obj_308": ["black win"],
    "obj_309": ["launch", "blue trace", "scan"],
}
"""Which happenings fulfil each task, after the tasks before it were fulfilled."""


class Step(NamedTuple):
    face: str
    number: int
    happening: str


STEPS = [
    Step(face, number, happening)
    for face, tasks in TASKS.items()
    for number, task in enumerate(tasks, 1)
    for happening in task.split("|")
]


def alone(*, level: int = 2, **position: Any) -> Sitting:
    """Seat 0 plays against the rival, with 4 credits and 4 energy."""
    usually: dict[str, Any] = {"credits": [4], "energy": [4], "hand": [[]], "settings": {"difficulty": level}}
    return at_table(seats=1, **{**usually, **position})


def during(happening: Event, **more: Any) -> Sitting:
    game = alone(**{**happening.position, **more})
    game.choose(*happening.choices.split())
    return game


def fulfilled(game: Sitting) -> dict[str, list[int]]:
    """The tasks of the open objectives that have a marker."""
    return {game.state.face(card): done for card, done in game.state.tasks.items()}


# Every objective, every task


def test_every_objective_is_here_with_all_its_tasks() -> None:
    assert {face: len(tile.tasks) for face, tile in OBJECTIVES.items()} == {face: len(t) for face, t in TASKS.items()}


@pytest.mark.rule(
    "SETI-17.2",
    "SETI-17.6",
    "SETI-17.7",
    "SETI-17.8",
    "SETI-17.9",
    "SETI-17.10",
    "SETI-17.11",
    "SETI-17.12",
    "SETI-17.16",
    "SETI-17.24",
)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.face}-{step.number}-{step.happening}")
def test_task(step: Step) -> None:
    before = list(range(1, step.number))
    game = during(HAPPENINGS[step.happening], objectives={step.face: before})
    if game.ask.kind == "task":  # a computer tech is any tech too
        game.choose(f"{step.face}:{step.number}")
    assert fulfilled(game) == {step.face: [*before, step.number]}


@pytest.mark.rule("SETI-17.12", "SETI-17.16", "SETI-1.16")
@pytest.mark.parametrize("face", TASKS)
def test_other_events_do_not_fulfil_a_task(face: str) -> None:
    """Whatever else happens leaves an objective as it is."""
    fitting = [happening for task in TASKS[face] for happening in task.split("|")]
    for name in OTHERS:
        if name not in fitting and (face, name) not in FITTING_TOO:
            assert fulfilled(during(HAPPENINGS[name], objectives={face: []})) == {face: []}, name


OTHERS = ("jupiter", "comet", "computer tech", "scan", "launch", "uranus land", "black win", "play for 2")
FITTING_TOO = {("obj_306", "uranus land"), ("obj_103", "uranus land")}
"""A landing at Uranus is a landing."""


@pytest.mark.rule("SETI-17.6", "SETI-17.7", "SETI-17.8")
@pytest.mark.parametrize(
    ("face", "happening"),
    [("obj_101", "8 publicity"), ("obj_102", "16 VP"), ("obj_104", "5 data"), ("obj_305", "9 publicity")],
)
def test_a_state_must_be_reached(face: str, happening: str) -> None:
    """Data in the computer does not count."""
    assert fulfilled(during(ALMOST[happening], objectives={face: []})) == {face: []}


@pytest.mark.rule("SETI-17.10")
def test_a_corner_is_no_play() -> None:
    game = alone(hand=[["pixl"]], objectives={"obj_211": []}).choose("corner")
    assert fulfilled(game) == {"obj_211": []}


@pytest.mark.rule("SETI-17.18")
@pytest.mark.parametrize(
    ("face", "objective", "task", "choices"),
    [
        ("low_cost_space_launch", "obj_305", 1, ""),
        ("noto_radio_observatory", "obj_304", 1, "earth hubble_space_telescope barnards_star"),
        ("sherloc", "obj_306", 1, "probe_2"),
    ],
)
def test_a_main_action_inside_a_card_is_that_action(face: str, objective: str, task: int, choices: str) -> None:
    game = alone(hand=[[face]], objectives={objective: []}).choose("play", face, *choices.split())
    assert fulfilled(game) == {objective: [task]}


# One event, one task


@pytest.mark.rule("SETI-17.4")
def test_one_event_marks_one_task_of_the_players_choice() -> None:
    game = alone(upper=[6], objectives={"obj_201": [], "obj_209": [], "obj_307": []}).choose("analyse", "left:blue:0")
    assert game.asked == (0, "task")
    assert game.options == ["obj_201:2", "obj_209:2", "obj_307:1", "free"]  # and none may be left out
    game.choose("obj_209:2")
    assert fulfilled(game) == {"obj_201": [], "obj_209": [2], "obj_307": []}
    assert game.ask.kind == "turn"


@pytest.mark.rule("SETI-17.4")
def test_one_event_marks_one_task_of_a_tile() -> None:
    game = alone(publicity=[6], objectives={"obj_301": []}).choose("research", "computer_1", "3")
    assert game.options[:2] == ["obj_301:1", "obj_301:2"]
    game.choose("obj_301:2")
    assert fulfilled(game) == {"obj_301": [2]}


@pytest.mark.rule("SETI-17.25")
@pytest.mark.parametrize(("face", "happening"), [("obj_304", "scan"), ("obj_307", "blue trace")])
def test_the_same_task_twice_needs_two_events(face: str, happening: str) -> None:
    assert fulfilled(during(HAPPENINGS[happening], objectives={face: []})) == {face: [1]}


@pytest.mark.rule("SETI-17.5")
def test_an_event_may_mark_a_task_and_a_circle() -> None:
    game = alone(objectives={"obj_305": []}, played=[["iss"]]).choose("launch")
    assert fulfilled(game) == {"obj_305": [1]}
    assert game.asked == (0, "circle")
    game.choose("iss:3")
    assert game.agency().score == 1 + 5


@pytest.mark.rule("SETI-17.19")
def test_an_action_may_hold_several_events() -> None:
    """A landing at Jupiter and its trace: one event for the tasks of landing, another for the trace."""
    game = alone(probes=[[(3, 3)]], objectives={"obj_205": [], "obj_306": []}, played=[["nasa_astrobiology_institute"]])
    game.choose("land", "left:yellow:0", "nasa_astrobiology_institute:2")
    assert game.options[:2] == ["obj_205:1", "obj_306:2"]
    game.choose("obj_306:2")
    assert fulfilled(game) == {"obj_205": [], "obj_306": [2]}


@pytest.mark.rule("SETI-17.19")
def test_every_card_tucked_is_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[Trigger] = []

    def happen(state: Seti, seat: int, *triggers: Trigger) -> Steps:
        events.extend(triggers)
        yield from ()

    monkeypatch.setattr(missions, "happen", happen)
    game = alone(hand=[["grant", "pixl"]])
    resolve(game, "tuck:2", *game.state.hand(0))
    assert events == [Trigger("tuck", "any")] * 2
    assert game.tucked() == ["grant", "pixl"] and game.hand() == []


@pytest.mark.rule("SETI-8.11", "SETI-17.19")
@pytest.mark.parametrize(("happening", "star"), [("yellow win", "kepler_22"), ("blue win", "procyon")])
def test_a_sector_won_is_an_event(happening: str, star: str) -> None:
    game = during(HAPPENINGS[happening], objectives={"obj_202": []})
    assert game.agency().wins == [star]
    assert fulfilled(game) == {"obj_202": [1]}


# States


@pytest.mark.rule("SETI-17.20")
def test_states_are_no_events_and_marked_any_number_at_a_time() -> None:
    """One corner brings publicity to 9: two tiles are marked, and nobody is asked."""
    game = during(HAPPENINGS["9 publicity"], objectives={"obj_101": [], "obj_305": []})
    assert fulfilled(game) == {"obj_101": [1], "obj_305": [2]}


@pytest.mark.rule("SETI-17.20")
def test_a_state_that_has_passed_stays_marked() -> None:
    game = during(HAPPENINGS["8 publicity"], objectives={"obj_101": []})
    game.choose("buy", "deck")
    assert game.agency().publicity == 5
    assert fulfilled(game) == {"obj_101": [1]}


@pytest.mark.rule("SETI-17.17", "SETI-17.6", "SETI-17.7", "SETI-17.8")
def test_a_state_that_holds_already_is_marked_when_the_tile_is_revealed() -> None:
    game = alone(
        publicity=[9], hand=[["press_statement"]], objectives={"obj_304": [1, 2], "obj_309": [], "obj_308": []}
    )
    on_top(game, "obj_305")
    game.choose("launch", "end")
    assert fulfilled(game) == {
        "obj_309": [1],
        "obj_308": [],
        "obj_305": [2],
    }  # this turn's launch is no event for the new tile


def on_top(game: Sitting, *faces: str) -> None:
    """These objectives are the next of the stack, in the position the table goes on from too."""
    base = game.table.line.base
    assert base is not None
    for state in (game.state, base):
        arrange(state, faces)


def arrange(state: Seti, faces: tuple[str, ...]) -> None:
    stack, all_faces = state.cards.rows[STACK], state.cards.faces
    for depth, face in enumerate(faces, 1):
        card, other = stack[-depth], all_faces.index(face)
        all_faces[card], all_faces[other] = all_faces[other], all_faces[card]


# On the rival's turn


@pytest.mark.rule("SETI-17.21", "SETI-16.53")
def test_an_event_on_the_rivals_turn_may_fulfil_a_task() -> None:
    """S.2 scans Earth's sector and completes it; the human has more markers there and wins."""
    game = alone(
        stars={"61_virginis": [0, 0, 0, 0, 0]},
        decks={"rival": ["s2"]},
        objectives={"obj_202": [], "obj_101": []},
        publicity=[7],
        hand=[[]],
    )
    game.choose("launch", "end")
    assert game.asked == (0, "trace")
    game.choose("left:red:0")
    assert fulfilled(game) == {"obj_202": [1], "obj_101": [1]}  # publicity of the sector: a state on the rival's turn
    assert OBJECTIVES_DONE not in [game.state.cards.at[card] for card in game.state.tasks]  # moved on the human's turn


# Completed tiles


@pytest.mark.rule("SETI-17.3", "SETI-17.22")
def test_completed_objectives_are_moved_and_replaced_at_the_end_of_the_turn() -> None:
    game = alone(objectives={"obj_302": [1], "obj_309": [], "obj_308": []})
    on_top(game, "obj_303")
    game.choose("launch")
    assert game.faces(OBJECTIVES_DONE) == []
    game.choose("end")
    assert game.faces(OBJECTIVES_DONE) == ["obj_302"]
    assert fulfilled(game) == {"obj_309": [1], "obj_308": [], "obj_303": []}


@pytest.mark.rule("SETI-17.22")
def test_a_new_tile_that_is_complete_at_once_is_replaced_in_the_same_step() -> None:
    game = alone(publicity=[9], data=[5], objectives={"obj_302": [1], "obj_309": [], "obj_308": []})
    on_top(game, "obj_101", "obj_104", "obj_303")
    game.choose("launch", "end")
    assert game.faces(OBJECTIVES_DONE) == ["obj_302", "obj_101", "obj_104"]
    assert list(fulfilled(game)) == ["obj_309", "obj_308", "obj_303"]


@pytest.mark.rule("SETI-17.3")
def test_with_an_empty_stack_nothing_is_revealed() -> None:
    game = alone(objectives={"obj_302": [1], "obj_309": []})
    for card in game.state.cards.rows[STACK][:]:
        game.state.cards.move(card, GONE)
    game.choose("launch", "end")
    assert list(fulfilled(game)) == ["obj_309"]


@pytest.mark.rule("SETI-17.1", "SETI-17.15")
@pytest.mark.parametrize("stars", LEVELS)
def test_the_stack_is_built_by_the_difficulty(stars: int) -> None:
    state = setup(1, GAME.agreed({"difficulty": stars}), Chance(b"objectives"))
    revealed = [state.face(card) for card in state.cards.rows[OBJECTIVES_OPEN]]
    hidden = [state.face(card) for card in reversed(state.cards.rows[STACK])]
    levels = [OBJECTIVES[face].level for face in (*revealed, *hidden)]
    assert levels == sorted(levels)  # level I on top, then II, then III
    counts = Counter(levels)
    assert tuple(counts[level] for level in (1, 2, 3)) == LEVELS[stars].objectives
    assert len(revealed) == (0 if stars == 1 else 3)
    assert list(state.tasks.values()) == [[]] * len(revealed)


# The end of a round


def end_of_round(number: int, *completed: str, level: int = 2, **more: Any) -> Sitting:
    """The human is the last to pass in this round."""
    position = {"round": number, "passed": [False, True], "reminder": False, "progress": 1, "first": 1, **more}
    return alone(level=level, completed=completed, **{"objectives": {"obj_308": []}, **position})


def passing(game: Sitting) -> Sitting:
    game.choose("pass")
    return game if game.table.over or game.ask.kind != "end-card" else game.choose(game.options[0])


@pytest.mark.rule("SETI-17.13")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_at_the_end_of_a_round_as_many_objectives_are_due(number: int) -> None:
    have = ["obj_201", "obj_202", "obj_203", "obj_204"]
    for missing in range(number + 1):
        game = passing(end_of_round(number, *have[missing:number]))
        assert game.state.round == number + 1
        assert game.state.progress == (1 + 3 * missing - 1) % 12 + 1
        assert game.faces(OBJECTIVES_DONE) == []


@pytest.mark.rule("SETI-17.23")
def test_spent_objectives_leave_the_game_and_others_are_kept() -> None:
    game = passing(end_of_round(1, "obj_201", "obj_202", "obj_203"))
    assert game.faces(OBJECTIVES_DONE) == ["obj_202", "obj_203"]
    assert "obj_201" in game.faces(GONE)


@pytest.mark.rule("SETI-17.22")
def test_what_is_complete_counts_before_objectives_are_spent() -> None:
    """The tile was completed on the rival's turn, after the human had passed."""
    game = end_of_round(1, objectives={"obj_308": [], "obj_302": []})
    card = next(card for card in game.state.tasks if game.state.face(card) == "obj_302")
    game.state.tasks[card] = [1]
    assert list(objectives.spend(game.state)) == []
    assert game.state.progress == 1
    assert "obj_302" in game.faces(GONE)


@pytest.mark.rule("SETI-17.14", "SETI-18.1")
def test_at_the_end_of_the_game_the_rival_scores_unfinished_objectives() -> None:
    game = end_of_round(5, objectives={"obj_308": [], "obj_305": [1]}, score=[1, 40])
    left = len(game.state.cards.rows[STACK])
    assert left > 0
    passing(game)
    assert game.state.phase == OVER
    assert game.state.scores[RIVAL] == 40 + 5 * (2 + left)
    assert game.state.progress == 1  # nothing is due after round 5


@pytest.mark.rule("SETI-17.15")
@pytest.mark.parametrize("number", [1, 5])
def test_at_1_star_there_are_no_objectives(number: int) -> None:
    game = alone(level=1, round=number, passed=[False, True], reminder=False, progress=1, first=1, score=[1, 40])
    assert game.state.tasks == {}
    passing(game)
    assert game.state.progress == 1
    if number == 5:
        assert game.state.scores[RIVAL] == 40


@pytest.mark.rule("SETI-19.5", "SETI-19.6", "SETI-19.7")
def test_long_term_objectives() -> None:
    """They lie beside the row, are never spent, and their open tasks help the rival at the end of a round."""
    expansion = {"difficulty": 2, "agencies": True}
    game = at_table(seats=1, settings=expansion, round=2, passed=[False, True], reminder=False, progress=1, hand=[[]])
    named = [face for face in fulfilled(game) if face.startswith("obj_9")]
    assert len(named) == 2
    assert len(game.state.tasks) == 2 + 3
    state = game.state
    first, second = (card for card in state.tasks if state.face(card) in named)
    state.tasks[first], state.tasks[second] = [1, 2], [1]
    assert objectives.unfinished(state) == len(state.cards.rows[STACK]) + 3
    assert list(objectives.spend(state)) == []
    assert state.progress == 1 + 3 * 2 + (1 + 2)
    state.round = 5
    assert list(objectives.spend(state)) == []
    assert state.progress == 1 + 3 * 2 + (1 + 2)  # nothing more in the last round
    state.tasks[first] = [1, 2, 3]
    objectives.end_of_turn(state)
    assert first not in state.tasks
    assert state.cards.at[first] == GONE
