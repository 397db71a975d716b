"""What to know of options: what the end of the ACTION step would leave unused, and which ones bring something that
depends on how things stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Ask, Card, Notice, Option

from ..cards.kinds import FACES, Face, Op
from ..flow.operations import OTHER_WAY, other_way
from ..flow.turn import END
from ..state import Chair

VARIES = Notice(varies=True)
VARYING = frozenset(
    (
        *("admiral_necheyev-2", "admiral_pressman-2", "ancient_gene_fragments-1", "arinsen-1", "b_4-3"),
        *("bur_admiral_vance-2", "bur_cleveland_booker-3", "bur_doctor_kovich-1", "bur_inspire-1"),
        *("bur_paul_stamets-1", "bur_saru-2", "bur_sylvia_tilly-1", "delta_vega-2", "energy_drain-1"),
        *("ferengi_wine-1", "hostile_contact-1", "iconian_gateway-1", "kol_krell-2", "kol_qonos-3"),
        *("kol_rura_penthe-3", "laris-1", "lenara_kahn-2", "lirpa-1", "omega_particle-1", "pic_data-2"),
        *("pic_farpoint_station-3", "political_crisis-1", "sakonna-3", "sel_general_movar-2", "sel_romulus-3"),
        *("shr_ambassador_thoris-2", "shr_andoria-3", "shr_coridan-3", "shr_thylek_shran-1", "sis_bajor-1"),
        *("sis_quark-2", "subspace_phenomenon-1", "tachyon_detection_grid-1", "tevrin_krit-2", "tholians-1"),
        *("utilize-1", "utilize-2", "xindi_reptilian_battleship-2", "xindi_reptilian_battleship-3"),
    )
)
"""Operations that bring more or less by what is in play, in one's hand or in one's Log. The others bring what they
say."""


def notices(state: Chair, ask: Ask) -> Mapping[Option, Notice]:
    found = {option: VARIES for option in ask.options if varies(state, ask, option)}
    return {**found, END: ending(state, ask)} if ask.kind == "act" else found


def varies(state: Chair, ask: Ask, option: Any) -> bool:
    """Whether what an option brings is worth saying: of an operation above; of a card or a track that is picked for an
    effect already under way."""
    if ask.kind == "track" or option == "yes" and ask.kind in OFFERS:
        return True
    if isinstance(option, Card):
        return ask.kind in PICKS
    if not isinstance(option, tuple) or option[0] not in ("play", "use", "copy"):
        return False
    verb, card, number = option
    face = FACES[state.cards.faces[card]]
    if verb == "play":
        places = face.plays
    elif ask.kind == "act":
        places = face.activations
    else:
        places = tuple(range(len(face.ops)))
    return number < len(places) and f"{face.text}-{places[number] + 1}" in VARYING


def brings(key: str, args: Mapping[str, Any]) -> tuple[str, int] | None:
    """What an event brings whom it happens to."""
    if key in ("gained", "took-tokens", "stole"):
        return args["name_gain"], args["count"]
    if key == "advanced":
        return args["name_track"], args["count"]
    if key == "recrystallized":
        return "dilithium", args["count"]
    return ("card", args["count"]) if key == "drew" else None


OFFERS = ("may-pay", "may-take-incident")
"""Questions whether one pays for what follows."""
PICKS = ("discard", "log", "dismiss", "exhaust")
"""Questions for a card by which the effect goes on."""


def ending(state: Chair, ask: Ask) -> Notice:
    """CHAIR-8.11: of the word that ends the step. An Action counts only where something can be done with one."""
    options: list[Any] = [option for option in ask.options if option != END]
    operations = {option: operation(state, ask.seat, option) for option in options}
    free = [option for option, op in operations.items() if op is not None and is_free(op)]
    acts = any(op is not None and op.action for op in operations.values())
    unused = (
        ("action", state.actions if acts else 0),
        ("free-play", number_of_cards(free, "play")),
        ("free-use", number_of_cards(free, "use")),
        ("mission", sum(option[0] == "mission" for option in options)),
    )
    return Notice("turn", "CHAIR-8.11", tuple((kind, count) for kind, count in unused if count))


def operation(state: Chair, seat: int, option: Any) -> Op | None:
    """The operation that an option resolves; a mission resolves none."""
    if option[0] == "mission":
        return None
    verb, card, number = option
    if verb == "play" and number == OTHER_WAY:
        return other_way(state, seat)
    face: Face = state.face(card)
    place: int = (face.plays if verb == "play" else face.activations)[number]
    return face.ops[place]


def is_free(op: Op) -> bool:
    """Whether it takes neither an Action nor anything else."""
    return not (op.action or op.cost or op.needs)


def number_of_cards(options: list[Any], verb: str) -> int:
    return len({option[1] for option in options if option[0] == verb})
