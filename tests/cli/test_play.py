"""A game in the terminal: whole games, every command, nothing lost."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wardroom.cli import files
from wardroom.cli.play import seed_of
from wardroom.kernel import Record, Table, find, replay

from .conftest import GAME, Terminal, played, record_of, saved

ONES = ["1"] * 400
OPTION = re.compile(r"^ *(\d+)\. (.+?)(?: · .+)?$", re.MULTILINE)


def last_options(printed: str) -> list[str]:
    """What could be chosen, as it was listed last."""
    found: list[str] = []
    for number, label in OPTION.findall(printed):
        if number == "1":
            found = []
        found.append(label)
    return found


Script = Generator[str, str, None]
"""Lines to type; each gets what was printed after it."""


def following(script: Script) -> Callable[[str], str | None]:
    """Somebody who types what a script says, then hangs up."""
    first: str | None = next(script)

    def answer(printed: str) -> str | None:
        nonlocal first
        if first is not None:
            line, first = first, None
            return line
        try:
            return script.send(printed)
        except StopIteration:
            return None

    return answer


def test_a_whole_game_by_numbers(terminal: Terminal, home: Path) -> None:
    result = terminal("play", GAME, "--seats", "Ann,random", "--seed", "numbers", typed=ONES)
    assert result.code == 0
    file = saved(home)
    record = record_of(file)
    assert record.result is not None and replay(find(GAME), record).over
    assert record.names == ("Ann", "Random")
    for said in ("The game is over", "Score sheet of Ann", "Score sheet of Random", "(MIS-", record.commitment):
        assert said in result.out
    assert record.seed is not None and record.seed in result.out
    assert f"wardroom verify {file}" in result.out
    assert result.out.index(record.commitment) < result.out.index("Where do you take from?")
    assert "\x1b" not in result.out + result.err
    for points in record.result:
        assert f"{points}  " in result.out
    assert terminal("verify", file).code == 0


def test_a_whole_game_by_names_in_french_with_every_command(terminal: Terminal, home: Path) -> None:
    asides = iter(
        [
            "aide",
            "pourquoi",
            "pourquoi worf",
            "règle",
            "regle 4.7",
            "score",
            "journal",
            "journal 2",
            "annuler",
            "conseil",
            "carte passerelle",
            "table",
            "sauver",
            "",
            "999",
            "zzzz",
            "capi",
        ]
    )

    def answer(printed: str) -> str:
        options[:] = last_options(printed) or options
        aside = next(asides, None)
        if aside is not None:
            return aside
        label = options[-1]
        prendre = re.match(r"(?:Prendre|Défausser) (.+?)(?: dans la défausse, puis .+)?$", label)
        return prendre[1].lower().replace("é", "e") if prendre else label

    options: list[str] = []
    game = ("play", GAME, "--lang", "fr", "--seats", "Zoé,random", "--seed", "noms", "--option", "stalemate_rounds=3")
    result = terminal.talk(*game, answer=answer)
    assert result.code == 0, result.err
    for said in (
        "La donne est scellée",
        "Hasard (ordinateur)",
        "Où prenez-vous\u202f?",
        "(MIS-4.1)",
        "définitif",
        "Vous avez",
        "un commander pencherait pour",
        "Rien ne peut être repris",
        "Il n’y a pas de choix 999",
        "Rien ne s’appelle «\u202fzzzz\u202f» ici",
        "Enregistré dans",
        "La partie est finie",
        "Feuille de score de Zoé",
    ):
        assert said in result.out, said
    counted = re.findall(r"Dans la défausse\s: (\d+) (cartes?) Galaxie sur 8, (\d+) (Missions?) sur 12", result.out)
    assert {n for line in counted for n in line[::2]} >= {"0", "1", "2"}
    for galaxy, cards, missions, goals in counted:  # in French none and one are singular
        assert (cards == "carte") == (int(galaxy) < 2) and (goals == "Mission") == (int(missions) < 2)
    assert record_of(saved(home)).result is not None


def test_what_cannot_be_chosen_is_explained(terminal: Terminal) -> None:
    """Naming a refused card, or asking why, tells the reason with its rule in full."""

    def person() -> Script:
        yield ""  # the keyboard is handed over
        yield "1"
        yield "1"
        printed = yield ""  # and handed over again
        taken = last_options(printed)[2].removeprefix("Take ").partition(" from the discard")[0]
        yield taken
        yield taken  # it cannot be discarded at once
        yield f"why {taken}"
        yield "why"
        yield "undo"
        yield "undo"

    result = terminal.talk("play", GAME, "--seats", "Ann,Bob", "--seed", "refused", answer=following(person()))
    assert result.code == 0
    refusal = "The card just taken from the discard may not be discarded in the same turn. (MIS-4.2)"
    assert result.out.count(refusal) == 3
    assert "MIS-4.2  Option DISCARD" in result.out
    assert "Your last choice can still be taken back" in result.out
    assert "Taken back." in result.out
    assert "Nothing can be taken back here" in result.out


def test_the_name_of_a_refused_card_never_means_another(terminal: Terminal, home: Path) -> None:
    """Computer is refused where only Missions may go; Computer Virus, which begins like it, is not taken for it."""
    seed = next(str(number) for number in range(5000) if holds_both(str(number)))
    typed = ["", "mission", "computer", "ordinateur", "worf", "comp", "quit"]
    result = terminal("play", GAME, "--seats", "Ann,Bob", "--seed", seed, typed=typed)
    assert result.code == 0
    assert result.out.count("You may hold no more than two Missions at the end of your turn. (MIS-4.7)") == 2
    assert "That is not something to choose now." in result.out
    assert [move.key for move in record_of(saved(home)).moves] == ["mission", "computer_virus"]


def holds_both(seed: str) -> bool:
    table: Table[Any] = Table(find(GAME), 2, seed_of(seed))
    hand = table.line.state.hand(table.line.state.active)
    return {"computer", "computer_virus"} <= set(hand) and "lieutenant_worf" not in hand


def test_why_not_and_unknown_things(terminal: Terminal) -> None:
    typed = [
        "",
        "why discard",
        "why galaxy",
        "why bridge",
        "rule 99.9",
        "rule 4",
        "card",
        "log",
        "0",
        "9" * 50,
        "hint",
        "quit",
    ]
    result = terminal("play", GAME, "--seats", "Ann,Bob", "--seed", "why", typed=typed)
    assert result.code == 0
    for said in (
        "The discard is empty. (MIS-4.5)",
        "It can be chosen: it is number 1.",
        "There is no rule “99.9”.",
        "MIS-4.18",
        "Nothing has happened yet.",
        "There is no option 0",
        "a commander would lean towards",
    ):
        assert said in result.out, said


def test_final_options_are_marked_before_they_are_chosen(terminal: Terminal) -> None:
    result = terminal("play", GAME, "--seats", "Ann,Bob", "--seed", "final", typed=["", "1", "1", "", "quit"])
    assert "1. Draw 1 from the Galaxy deck, then discard 1 · can’t be undone" in result.out
    (take,) = re.findall(r"^ *3\. Take .*$", result.out, re.MULTILINE)
    assert "undone" not in take


def test_hot_seat_puts_a_screen_between_hands(terminal: Terminal, home: Path) -> None:
    result = terminal("play", GAME, "--seats", "Ann,Bob", "--seed", "hot", typed=["", "1", "1", "", "log", "1", "1"])
    assert result.code == 0
    passes = re.findall(r"Pass the keyboard to (\w+), then press Enter\.", result.out)
    assert len(passes) == 3 and passes[0] != passes[1] and passes[0] == passes[2]
    between = result.out.split("Pass the keyboard")
    assert "Your hand" not in between[0]
    drawn = re.search(r"You draw (.+)\.", between[1])
    assert drawn is not None
    assert f"{passes[0]} draws a Galaxy card." in between[2]  # told as one who saw only its back
    assert f"{passes[0]}> " in between[1] and f"{passes[1]}> " in between[2]
    assert len(record_of(saved(home)).moves) == 4


def test_quit_is_possible_instead_of_taking_the_keyboard(terminal: Terminal, home: Path) -> None:
    result = terminal("play", GAME, "--seats", "Ann,Bob", typed=["quit"])
    assert result.code == 0 and str(saved(home)) in result.out


def test_watching_computer_players(terminal: Terminal, home: Path) -> None:
    result = terminal("play", GAME, "--seats", "random,random,RANDOM", "--seed", "watch")
    assert result.code == 0
    assert "Random (computer), Random 2 (computer), Random 3 (computer)" in result.out
    assert "Random 2 draws a " in result.out and "Your hand" not in result.out
    assert record_of(saved(home)).names == ("Random", "Random 2", "Random 3")


def test_by_default_you_play_a_commander(terminal: Terminal, home: Path) -> None:
    terminal("play", GAME, "--seed", "default", typed=["quit"])
    assert record_of(saved(home)).names == ("zoe", "Commander")


class Interrupt:
    """Somebody who answers 1, and after so many lines presses Ctrl-C, or Ctrl-D."""

    def __init__(self, lines: int, how: Callable[[], str | None]) -> None:
        self.left = lines
        self.how = how

    def __call__(self, _: str) -> str | None:
        self.left -= 1
        return "1" if self.left >= 0 else self.how()


def press_control_c() -> str | None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(("how", "code"), [(press_control_c, 130), (lambda: None, 0), (lambda: "quit", 0)])
def test_an_interrupted_game_goes_on_as_if_it_had_not_been(
    terminal: Terminal, home: Path, how: Callable[[], str | None], code: int
) -> None:
    """Ctrl-C, Ctrl-D and quit: nothing is lost, and the resumed game has the hash chain of one played in one go."""
    whole, file = home / "whole.json", home / "parts.json"
    game = ("play", GAME, "--seats", "Ann,random", "--seed", "parts")
    assert terminal(*game, "--save", whole, typed=ONES).code == 0
    result = terminal.talk(*game, "--save", file, answer=Interrupt(5, how))
    assert result.code == code
    assert f"wardroom play --load {file}" in result.out
    assert 5 <= len(record_of(file).moves) < len(record_of(whole).moves)
    result = terminal.talk("play", "--load", file, answer=Interrupt(3, how))
    assert result.code == code and "The game goes on after" in result.out
    result = terminal("play", GAME, "--load", file, typed=ONES)
    assert result.code == 0
    assert record_of(file) == record_of(whole)


def test_a_finished_game_can_be_looked_at_again(terminal: Terminal, game_file: Path) -> None:
    before = game_file.read_bytes()
    result = terminal("play", "--load", game_file)
    assert result.code == 0 and "Score sheet of Ann" in result.out
    assert game_file.read_bytes() == before


def test_saving_a_copy(terminal: Terminal, home: Path) -> None:
    copy = home / "copy.json"
    typed = ["", "1", f"save {copy}", f"save {copy}", "save", f"save {home / 'none' / 'x.json'}", "1", "quit"]
    result = terminal("play", GAME, "--seats", "Ann,Bob", typed=typed)
    assert result.code == 0
    assert f"Saved in {copy}" in result.out and f"{copy} exists already" in result.out
    assert "There is no file or folder" in result.out
    assert len(record_of(copy).moves) == 1 and len(record_of(saved(home)).moves) == 2


def test_a_full_disk_keeps_the_old_save_and_the_game(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = home / "game.json", home / "other.json"
    terminal("play", GAME, "--seats", "Ann,Bob", "--save", file, typed=["", "1", "quit"])
    before = file.read_bytes()
    write = files.write

    def full(record: object, path: Path) -> None:
        if path == file:
            raise OSError(28, "No space left on device", str(path))
        write(record, path)  # type: ignore[arg-type]

    monkeypatch.setattr(files, "write", full)
    result = terminal("play", "--load", file, typed=["", "1", "", "1", "1", "quit", "quit"])
    assert result.code == 2
    assert "The game is not saved: The disk is full" in result.err
    assert result.err.count("is not saved:") == 1  # said once, not after every move
    assert "The last moves are not saved" in result.err
    assert "“quit” once more" in result.out
    assert file.read_bytes() == before
    result = terminal("play", "--load", file, typed=["", "1", "", "1", f"save {other}", "1", "quit"])
    assert result.code == 0
    assert file.read_bytes() == before
    assert len(record_of(other).moves) == 4


def test_end_of_input_with_a_full_disk_is_told(terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_record: object, path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(files, "write", full)
    result = terminal("play", GAME, "--seats", "Ann,Bob", typed=["", "1"])
    assert result.code == 2 and "The last moves are not saved" in result.err
    result = terminal("play", GAME, "--seats", "Ann,Bob", "--save", home / "new.json")
    assert result.code == 2 and result.err.startswith("The disk is full")


def test_no_place_for_saved_games(terminal: Terminal, home: Path) -> None:
    (home / "data").write_text("a file where a folder should be")
    result = terminal(
        "play", GAME, "--seats", "Ann,Bob", typed=["", "save", "1", f"save {home / 'g.json'}", "1", "quit"]
    )
    assert result.code == 0
    assert "The game is not saved:" in result.err and "There is no file yet" in result.out
    assert len(record_of(home / "g.json").moves) == 2


def test_whatever_is_typed_gets_an_answer(terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Garbage, half commands and wrong subjects: the game goes on, and nothing is written elsewhere."""
    write = files.write

    def guarded(record: Record, path: Path) -> None:
        assert files.destination(path).is_relative_to(home), path
        write(record, path)

    monkeypatch.setattr(files, "write", guarded)
    monkeypatch.chdir(home)
    dice = Random(5)
    words = ["why", "rule", "card", "log", "table", "score", "undo", "1", "2", "-1", "1e9", "é\x00", "\x1b[A"]
    words.append(f"save {home}/none/x/y")
    subjects = ["", " ", " worf", " MIS-4.7", " \ud83d\ude80", " " + "x" * 5000, " 99", " '", " galaxy", "\t\t", "{}[]"]

    def answer(_: str) -> str | None:
        typed.append(dice.choice(words) + dice.choice(subjects))
        return typed[-1] if len(typed) < 200 else "quit"

    typed: list[str] = []
    result = terminal.talk("play", GAME, "--seats", "Ann,Bob", "--seed", "garbage", answer=answer)
    assert result.code == 0 and not result.err
    assert "\x1b" not in result.out and "\x00" not in result.out
    assert replay(find(GAME), record_of(saved(home))).moves


def test_only_files_are_written_over(terminal: Terminal, home: Path) -> None:
    """A pipe, a device or a folder stays what it is, by whatever way its name is written."""
    pipe, folder = home / "pipe", home / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    ways = [pipe, folder, home / "missing" / ".." / "pipe", home / "missing" / "x" / ".." / ".." / "folder"]
    for way in ways:
        with pytest.raises(FileExistsError):
            files.write(played(moves=1).record(host=True), way)
        assert "exists already" in terminal("play", GAME, "--seats", "Ann,Bob", "--save", way).err
        result = terminal("play", GAME, "--seats", "Ann,Bob", typed=["", f"save {way}", "quit"])
        assert result.code == 0 and "exists already" in result.out
    assert pipe.is_fifo() and folder.is_dir()
    assert not list(home.rglob("*.part"))


def test_an_empty_file_may_be_filled(terminal: Terminal, home: Path) -> None:
    file = home / "empty.json"
    file.touch()
    assert terminal("play", GAME, "--seats", "Ann,Bob", "--save", file, typed=["quit"]).code == 0
    assert record_of(file).names == ("Ann", "Bob")


def test_names_of_files_that_lead_nowhere(terminal: Terminal, home: Path) -> None:
    circle = home / "circle"
    circle.symlink_to(circle)
    typed = ["", f"save {circle}", "save ~nobody-of-this-name/x", "quit"]
    result = terminal("play", GAME, "--seats", "Ann,Bob", typed=typed)
    assert result.code == 0 and result.out.count("There is no file or folder") == 2


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["play"], "Something is missing: GAME"),
        (["play", "chess"], "There is no game called “chess”"),
        (["play", GAME, "--seats", "Ann"], "has no game for 1: it is for 2 to 4"),
        (["play", GAME, "--seats", "a,b,c,d,e"], "has no game for 5"),
        (["play", GAME, "--seats", "Ann,,Bob"], "cannot be a name"),
        (["play", GAME, "--seats", "Ann,\x1b[31mBob"], "cannot be a name"),
        (["play", GAME, "--option", "memory_aid"], "is not a setting: write name=value"),
        (["play", GAME, "--option", "memory_aid=perhaps"], "is not a value of memory_aid"),
        (["play", GAME, "--option", "colour=red"], "There is no setting called “colour”"),
        (["play", "--load", "nowhere.json"], "There is no file or folder nowhere.json"),
        (["play", "--load", "/"], "/ is a folder"),
        (["play", "--load", "nowhere.json", "--seed", "x"], "--seed cannot be given with --load"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(terminal: Terminal, argv: list[str], said: str) -> None:
    result = terminal(*argv)
    assert result.code == 2
    assert said in result.err
    assert result.err.count("\n") == 1 and not result.out


def test_nothing_is_overwritten(terminal: Terminal, home: Path, game_file: Path) -> None:
    file = home / "precious.txt"
    file.write_text("precious")
    result = terminal("play", GAME, "--save", file)
    assert result.code == 2 and "exists already" in result.err
    assert file.read_text() == "precious"


def test_a_file_fits_the_game_and_the_seats(terminal: Terminal, home: Path) -> None:
    file = home / "game.json"
    file.write_text(played(moves=3).record(host=True).to_json())
    assert "has 2 seats" in terminal("play", "--load", file, "--seats", "a,b,c").err
    assert "is a game of missions" in terminal("play", "chess", "--load", file).err
    result = terminal("play", "--load", file, "--seats", "Ann,random", typed=["quit"])
    assert result.code == 0 and "Random (computer)" in result.out


def test_a_running_game_without_its_seed_cannot_be_gone_on_with(terminal: Terminal, home: Path) -> None:
    file = home / "game.json"
    file.write_text(played(moves=3).record().to_json())
    result = terminal("play", "--load", file)
    assert result.code == 2 and "its seed is not in the file" in result.err


def test_a_full_disk_in_the_middle_of_writing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write beside, then rename: whatever fails, the old file is whole and nothing is left lying about."""
    file = home / "game.json"
    old, new = played(moves=3).record(host=True), played(moves=5).record(host=True)
    files.write(old, file)
    for name in ("fsync", "replace", "fdopen"):
        with monkeypatch.context() as patch:
            fail = failing(name)
            patch.setattr(Path if name == "replace" else os, name, fail)
            with pytest.raises(OSError, match="No space"):
                files.write(new, file)
        assert record_of(file) == old
        assert list(home.glob(".*")) == []
    files.write(new, file)
    assert record_of(file) == new


def failing(name: str) -> Callable[..., None]:
    def fail(*_args: object, **_more: object) -> None:
        raise OSError(28, f"No space left on device ({name})")

    return fail


def test_a_link_to_a_save_stays_a_link(home: Path) -> None:
    file, link = home / "game.json", home / "link.json"
    files.write(played(moves=3).record(host=True), file)
    link.symlink_to(file)
    files.write(played(moves=4).record(host=True), link)
    assert link.is_symlink() and len(record_of(file).moves) == 4


def test_two_games_begun_in_the_same_second_have_files_of_their_own(home: Path) -> None:
    assert files.new_save(GAME) != files.new_save(GAME)
    assert files.saves() == home / "data" / "wardroom" / "saves"


def test_the_players_salt_is_mixed_into_the_deal(terminal: Terminal, home: Path) -> None:
    for file, salt in (("a.json", []), ("b.json", ["--salt", "our words"]), ("c.json", ["--salt", "our words"])):
        result = terminal(
            "play", GAME, "--seats", "Ann,Bob", "--seed", "1", "--save", home / file, *salt, typed="quit\n"
        )
        assert result.code == 0
    plain, salted, again = (Record.from_json((home / file).read_bytes()) for file in ("a.json", "b.json", "c.json"))
    assert plain.commitment == salted.commitment, "the seed was promised before"
    assert plain.start != salted.start == again.start
    assert salted.salt == b"our words".hex()


def test_what_the_printed_opponent_does_with_a_card_is_indented_under_it(terminal: Terminal) -> None:
    """Its steps, until the next card or the end of its turn."""
    solo = ("--solo", "--seed", "abc", "--option", "captain_1=picard", "--option", "captain_2=sela")
    said = terminal("play", "chair", *solo, typed=["x", "x", *ONES[:8]]).out
    turn = said[said.index("- The Bot’s turn") :].split("- The Bot’s turn is over")[0].splitlines()
    heads = [number for number, line in enumerate(turn) if line.startswith("- It turns up")]
    assert len(heads) == 2 and turn[1].startswith("- ")
    assert all(turn[number + 1].startswith("  - ") for number in heads)
    assert any(line.startswith("- It places 1 Glory") for line in turn[heads[-1] :])
