"""The table of SETI in the terminal: the solar system with a small drawing, the boards, the rival or the others, one's
own agency."""

from __future__ import annotations

from wardroom.language import Scene, Screen, Terminal

from ..picture import picture
from .agencies import show_agency, show_other, show_rival
from .boards import show_gold, show_planets, show_resolving, show_row, show_species, show_techs
from .sky import show_sky
from .words import Plain


def show(scene: Scene, screen: Screen) -> None:
    show_round(scene, screen)
    show_map(scene, screen)
    show_boards(scene, screen)
    show_others(scene, screen)
    show_row(scene, screen)
    show_own(scene, screen)


def show_brief(scene: Scene, screen: Screen) -> None:
    show_round(scene, screen)
    show_own(scene, screen)


def show_map(scene: Scene, screen: Screen) -> None:
    show_sky(drawn(scene)["sky"], scene, screen)


def show_boards(scene: Scene, screen: Screen) -> None:
    boards = drawn(scene)
    show_planets(boards["planets"], scene, screen)
    for slot in boards["species"]:
        show_species(slot, scene, screen)
    show_gold(boards["gold"], scene, screen)
    show_techs(boards["techs"], scene, screen)


def show_others(scene: Scene, screen: Screen) -> None:
    all_drawn = drawn(scene)
    for seat, own in enumerate(all_drawn["agencies"]):
        if seat != scene.reader and not own["rival"]:
            show_other(seat, own, scene, screen)
    if all_drawn["solo"]:
        show_rival(all_drawn, scene, screen)


def show_own(scene: Scene, screen: Screen) -> None:
    show_resolving(scene, screen)
    show_agency(drawn(scene), scene, screen)


def show_hand(scene: Scene, screen: Screen) -> None:
    show_own(scene, screen)
    show_row(scene, screen)


def drawn(scene: Scene) -> Plain:
    found = picture(scene.view)
    assert isinstance(found, dict)
    return found


def show_round(scene: Scene, screen: Screen) -> None:
    view, say = scene.view, scene.text.say
    solo = view["solo"]
    if solo and view["active"] == solo["seat"]:
        screen.print(say("seti-round-rival", {"round": view["round"]}))
    else:
        screen.print(say("seti-round", {"round": view["round"], "seat": view["active"]}))


PARTS = {"map": show_map, "boards": show_boards, "hand": show_hand, "rival": show_others}
TERMINAL = Terminal(show, show_own, brief=show_brief, parts=PARTS)
