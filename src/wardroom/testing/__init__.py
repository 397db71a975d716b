"""The conformance kit: what must hold in every game, ours or yours.

    from wardroom.testing import check, honest, robust

    check(GAME, games=1000).raise_first()

`check` plays random games and checks every property along them; `honest` asks a player in worlds that its seat cannot
tell apart; `robust` feeds a game broken options and broken files. Each returns a `Report`. The single checks raise a
`Fault` and can be used in tests of one's own. `at` makes a table at any position, for tests of rules.
"""

from .choosing import (
    check_any_order,
    check_keys,
    check_options,
    check_pointed,
    check_rated,
    check_refusals,
    check_window,
    choose,
    choose_twice,
)
from .conformance import EVERYWHERE, USUAL, Rates, check
from .conservation import Sights, carriers, check_cards, check_carried, check_copy, components
from .contrary import Contrary, Hasty
from .faults import MEANING, Fault, Property, Report
from .forking import check_chance, check_fork, check_fork_to_the_end
from .honesty import honest
from .leaks import check_foreseen, check_imagined, check_locals, check_world, lockstep, twin
from .mutation import robust
from .observing import all_options, heard, knowledge, observe
from .playing import OWN_PLAYERS, Chooser, Player, at_random, named_player, new_table, pick, run_out
from .positions import Sitting, at
from .saving import check_conceded, check_elsewhere, check_replay, check_save, check_sealed, replay_elsewhere
from .words import Words, check_languages, check_rulebooks, find_text_faults

__all__ = [
    "EVERYWHERE",
    "MEANING",
    "OWN_PLAYERS",
    "USUAL",
    "Chooser",
    "Contrary",
    "Fault",
    "Hasty",
    "Player",
    "Property",
    "Rates",
    "Report",
    "Sights",
    "Sitting",
    "Words",
    "all_options",
    "at",
    "at_random",
    "carriers",
    "check",
    "check_any_order",
    "check_cards",
    "check_carried",
    "check_chance",
    "check_conceded",
    "check_copy",
    "check_elsewhere",
    "check_foreseen",
    "check_fork",
    "check_fork_to_the_end",
    "check_imagined",
    "check_keys",
    "check_languages",
    "check_locals",
    "check_options",
    "check_pointed",
    "check_rated",
    "check_refusals",
    "check_replay",
    "check_rulebooks",
    "check_save",
    "check_sealed",
    "check_window",
    "check_world",
    "choose",
    "choose_twice",
    "components",
    "find_text_faults",
    "heard",
    "honest",
    "knowledge",
    "lockstep",
    "named_player",
    "new_table",
    "observe",
    "pick",
    "replay_elsewhere",
    "robust",
    "run_out",
    "twin",
]
