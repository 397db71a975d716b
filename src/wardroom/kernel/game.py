"""The static facts of one game, and how games are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .ask import Ask, Notice, Option, Steps
from .cards import EVERYBODY
from .chance import Chance
from .errors import BadGame, BadSetup, UnknownGame, traceback_of
from .state import Plain, State

if TYPE_CHECKING:
    from .seat import Seat

S = TypeVar("S", bound=State)
GROUP = "wardroom.games"
OURS = "wardroom."
AND = "+"
"""Between the values of a setting that takes several."""
LONGEST_LIST = 400
"""So much of the choices of a setting is told to whoever gave another value."""
Settings = dict[str, int | str | bool]
Worlds = Iterator[Callable[[Option], int]]
"""What an option comes to in one world, in another one, and so on without end: the margin, in hundredths of a point."""


@dataclass(frozen=True)
class Setting:
    """Something the players agree on before the game. `choices` are its values; a range for numbers. Texts:
    `setting-<name>` and its `.about`.

    `each`: every seat has one of its own, called `<name>_1`, `<name>_2`, ... in the header; there are as many as the
    game has seats at most, so that a printed opponent has one too. `several`: the value is any number of the choices,
    joined by `+` in the order of the choices, repeats allowed; `ordered`: in the order given. `reads`: makes the
    canonical form of a text that is none of the choices (a deck code), or raises `BadSetup`. `solo`: it matters only to
    who plays alone. `carried`: the games before this one decided it (a campaign), so that no interface asks for it.
    `added`: it came after games had been recorded, whose header names it only where it is not the default. `suits`: the
    name of another setting, and with which of its values a choice goes (None: any), so that interfaces list it there.
    """

    name: str
    default: int | str | bool
    choices: Sequence[int | str | bool]
    each: bool = False
    several: bool = False
    reads: Callable[[str], str] | None = None
    solo: bool = False
    ordered: bool = False
    carried: bool = False
    added: bool = False
    suits: tuple[str, Callable[[Any], int | str | bool | None]] | None = None

    def names(self, places: int) -> list[str]:
        """What it is called in the header of a game with so many places."""
        return [f"{self.name}_{place}" for place in range(1, places + 1)] if self.each else [self.name]

    def parse(self, value: object) -> int | str | bool:
        """A value from outside (a word from a command line, JSON) in its canonical form."""
        if self.several and isinstance(value, str):
            words = [self._chosen(word.strip()) for word in value.split(AND)] if value.strip() else []
            ordered = words if self.ordered else sorted(words, key=self.choices.index)
            return AND.join(str(choice) for choice in ordered)
        return self._chosen(value)

    def _chosen(self, value: object) -> int | str | bool:
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value.casefold() in spellings(choice):
                return choice
        if self.reads is not None and isinstance(value, str):
            return self.reads(value)
        raise BadSetup("bad-setting", setting=self.name, value=str(value)[:40], choices=self.listed())

    def listed(self) -> str:
        if isinstance(self.choices, range):
            return f"{self.choices[0]}-{self.choices[-1]}"
        said = ", ".join(str(choice).lower() for choice in self.choices)
        return said if len(said) <= LONGEST_LIST else f"{said[:LONGEST_LIST].rpartition(', ')[0]}, …"


def spellings(choice: int | str | bool) -> tuple[str, ...]:
    if choice is True:
        return "true", "yes", "on", "1"
    if choice is False:
        return "false", "no", "off", "0"
    return (str(choice),)


def highest(result: Sequence[int]) -> list[int]:
    """The seats with the most points; several when they share the victory."""
    return [seat for seat, points in enumerate(result) if points == max(result)]


def no_effects(_state: Any) -> Sequence[str]:
    return ()


def default_view(state: State, seat: int) -> Plain:
    """The public part, and all zones as far as the seat knows them."""
    cards = state.cards
    zones = {
        zone.name: [state.tag(card, seat) for card in cards.rows[number]]
        if zone.sees == EVERYBODY
        else cards.seen(number, seat)
        for number, zone in enumerate(cards.zones)
    }
    return {"public": state.public(seat), "cards": zones}


def no_sheet(_state: Any, _seat: int, _reader: int) -> Plain:
    return None


def no_measures(_state: Any) -> Mapping[str, Sequence[int]]:
    return {}


def nothing_printed() -> Mapping[str, Mapping[str, Plain]]:
    return {}


def no_picture(_view: Plain) -> Plain:
    return None


def no_notices(_state: Any, _ask: Ask) -> Mapping[Option, Notice]:
    return {}


def brings_nothing(_key: str, _args: Mapping[str, Any]) -> tuple[str, int] | None:
    return None


def as_agreed(settings: Settings, _chance: Chance) -> Settings:
    return settings


def level(_state: Any, _seat: int) -> int:
    return 0


def alike(_state: Any, ask: Ask) -> Sequence[int]:
    return [0] * len(ask.options)


@dataclass(frozen=True)
class Mind(Generic[S]):
    """What computer players go by. Whatever a game does not say, search does without."""

    evaluate: Callable[[S, int], int] = level  # how good a position looks for a seat, in a world it may imagine
    grain: int = 1  # how finely `evaluate` counts: so much is one unit of a result
    rate: Callable[[S, Ask], Sequence[int]] = alike  # how good each option looks at a glance; cheap, for playouts
    weigh: Callable[[S, Ask], Sequence[int]] | None = None  # how good each is, in hundredths of a point; careful
    glance: Callable[[S, Ask], Sequence[int]] | None = None  # as `weigh`, but cheap: for playouts that end in `foresee`
    foresee: Callable[[S, int], int] | None = None  # the margin a turn's end may come to, in hundredths of a point
    rehearse: Callable[[Seat[S], Random], Worlds | None] | None = None  # worlds of the game's own for keen players
    errors: Mapping[int, int] = field(default_factory=dict)  # how far a rank misjudges options, in 1/100 point
    doubt: int | None = None  # what looks worse than the best by more than this (hundredths of a point) is not searched
    budgets: Mapping[int, int] = field(default_factory=dict)  # how many simulations those of a rank are in this game
    horizon: int | None = None  # how many turns of everybody search looks ahead, where the game says


@dataclass(frozen=True)
class Show(Generic[S]):
    """What interfaces show besides a view: score sheets, what is printed on the cards, pictures of the boards."""

    sheet: Callable[[S, int, int], Plain] = no_sheet  # the score of a seat line by line, as far as a reader may see it
    measures: Callable[[S], Mapping[str, Sequence[int]]] = no_measures  # what is drawn over a game besides the score
    printed: Callable[[], Mapping[str, Mapping[str, Plain]]] = nothing_printed  # the facts on each face, for interfaces
    picture: Callable[[Plain], Plain] = no_picture  # a view as interfaces draw it: what stands where on the boards
    automa: tuple[str, ...] = ("rival",)  # how the keys of events begin that tell what the printed opponent does
    notices: Callable[[S, Ask], Mapping[Option, Notice]] = no_notices  # what to know of options before choosing
    brings: Callable[[str, Mapping[str, Any]], tuple[str, int] | None] = brings_nothing  # what an event brings its seat
    terminal: object = None  # a `wardroom.language.Terminal`: its table there, instead of the bare view


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its name, its rules version, and its functions, in one place."""

    name: str
    rules: int  # bump, with a reason line, when old records would replay differently
    seats: tuple[int, ...]
    setup: Callable[[int, Mapping[str, Any], Chance], S]
    flow: Callable[[S], Steps]  # re-entered from the state at every checkpoint
    result: Callable[[S], list[int]]
    units: int = 1  # how many units of a result, and of a sheet, make one point
    package: str = ""  # where its text and rules folders lie
    prefix: str = ""  # of its rule IDs
    settings: tuple[Setting, ...] = ()
    view: Callable[[S, int], Plain] = default_view
    winners: Callable[[Sequence[int]], list[int]] = highest
    victors: Callable[[S], list[int]] | None = None  # who won, where the seats' points do not tell
    effects: tuple[str, ...] = ()  # all that may happen in a game and should, in enough games
    reached: Callable[[S], Sequence[str]] = no_effects  # which of them happened in a finished one
    show: Show[S] = field(default_factory=Show)
    mind: Mind[S] = field(default_factory=Mind)
    reasons: Mapping[int, str] = field(default_factory=dict)  # why each rules version came
    decks: Any = None  # its module of decks, where players bring their own: `games/ccg/decks.py`
    campaign: Any = None  # its module of games that follow one another, where it has one: `games/chair/campaign.py`
    sample_settings: Callable[[Random], Mapping[str, object]] | None = None  # settings that go together, for tests
    settle: Callable[[Settings, Chance], Settings] = as_agreed  # what chance makes of them, for the header to hold

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise BadSetup("bad-seats", game=self.name, players=seats, least=self.seats[0], most=self.seats[-1])
        return seats

    @cached_property
    def named_settings(self) -> dict[str, Setting]:
        """The settings by their names in the header: those of a seat once for each place."""
        return {name: setting for setting in self.settings for name in setting.names(self.seats[-1])}

    @cached_property
    def asked(self) -> tuple[Setting, ...]:
        """The settings that people choose; the others are carried over from earlier games."""
        return tuple(setting for setting in self.settings if not setting.carried)

    def is_carried(self, settings: Settings) -> bool:
        """Whether a game with these settings is one of a campaign."""
        carried = [setting for setting in self.settings if setting.carried]
        return any(settings.get(setting.name, setting.default) != setting.default for setting in carried)

    def header(self, settings: Settings) -> Settings:
        """The settings as the header of a game names them, from which its hash chain begins."""
        known = self.named_settings
        return {
            name: value for name, value in settings.items() if not (known[name].added and value == known[name].default)
        }

    def agreed(self, given: Mapping[str, object]) -> Settings:
        """The settings given, checked, with defaults for the rest."""
        known = self.named_settings
        for name in given:
            if name not in known:
                raise BadSetup("unknown-setting", setting=str(name)[:40], known=", ".join(known) or "-")
        return {name: known[name].parse(given[name]) if name in given else known[name].default for name in known}


@cache
def entries() -> dict[str, EntryPoint]:
    """Where the installed games are, by name: ours, then those of others, which cannot take a name of ours. Looked up
    once: it takes long, and does not change while we run."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not entry.value.startswith(OURS), entry.name)):
        found.setdefault(entry.name, entry)
    return found


_loaded: dict[str, tuple[EntryPoint, Game[Any] | BadGame]] = {}
"""What the entry points led to. None is tried twice: a failing import takes time whenever it fails."""


def games() -> dict[str, Game[Any]]:
    """All games that can be played here, by name. Anybody can add one through the entry-point group `wardroom.games`;
    one that cannot be loaded is left out, see `bad_games`."""
    loaded = {name: load(name) for name in entries()}
    return {name: game for name, game in loaded.items() if isinstance(game, Game)}


def bad_games() -> dict[str, BadGame]:
    """The installed games that cannot be loaded, and why."""
    loaded = {name: load(name) for name in entries()}
    return {name: wrong for name, wrong in loaded.items() if isinstance(wrong, BadGame)}


def find(name: str) -> Game[Any]:
    if name not in entries():
        raise UnknownGame("unknown-game", game=name[:40], known=", ".join(games()))
    found = load(name)
    if isinstance(found, BadGame):
        raise found
    return found


def load(name: str) -> Game[Any] | BadGame:
    """An installed game, or what is wrong with it."""
    entry = entries()[name]
    if name not in _loaded or _loaded[name][0] is not entry:
        _loaded[name] = entry, try_to_load(name, entry)
    return _loaded[name][1]


def try_to_load(name: str, entry: EntryPoint) -> Game[Any] | BadGame:
    try:
        return checked(name, entry.load())
    except BadGame as error:
        return error
    except (Exception, SystemExit) as error:  # whatever somebody else's module does when it is imported
        wrong = BadGame("bad-game", game=name, why=f"{type(error).__name__}: {error}"[:200])
        wrong.__cause__, wrong.trace = error, traceback_of(error)
        return wrong


def checked(name: str, loaded: object) -> Game[Any]:
    """What an entry point leads to, if it is a game of that name."""
    if not isinstance(loaded, Game):
        raise BadGame("not-a-game", game=name, kind=type(loaded).__name__)
    if loaded.name != name:
        raise BadGame("other-name", game=name, name=loaded.name)
    if loaded.package and not is_there(loaded.package):
        raise BadGame("no-package", game=name, package=loaded.package)
    if not loaded.seats or list(loaded.seats) != sorted(set(loaded.seats)) or loaded.seats[0] < 1:
        raise BadGame("no-seats", game=name, given=str(loaded.seats))
    return loaded


def is_there(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):  # not even what it is said to lie in
        return False
