"""The table of Captain's Chair: the clock, the Market and the Neutral Zone, both captains, and one's own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wardroom.kernel import HIDDEN
from wardroom.language import Scene, Screen, Terminal, show_rules

from ..automa.command import WITH, WITHOUT
from ..cards.kinds import FACES, RESOURCES, TRACKS
from .picture import command, tug
from .printed import kind_word


def show(scene: Scene, screen: Screen) -> None:
    show_clock(scene, screen)
    show_map(scene, screen)
    show_boards(scene, screen)
    show_hand(scene, screen)


def show_brief(scene: Scene, screen: Screen) -> None:
    """What a captain needs when a turn begins: the clock, the map, what the Bot does next, one's own table, and the
    cards in one's hand by their names, since the question tells what can be done with them."""
    show_clock(scene, screen)
    show_map(scene, screen)
    if scene.view["bot"]:
        screen.print("")
        show_next(scene, screen)
    if is_seated(scene):
        show_captain(scene.reader, scene, screen)
        show_hand(scene, screen, whole=False)


def show_own(scene: Scene, screen: Screen) -> None:
    if is_seated(scene):
        show_captain(scene.reader, scene, screen)
        show_hand(scene, screen)


def is_seated(scene: Scene) -> bool:
    return 0 <= scene.reader < len(scene.view["captains"])


# The table


def show_clock(scene: Scene, screen: Screen) -> None:
    """Whose turn it is, the Stardate as the clock, and how near the Burn is."""
    view, say = scene.view, scene.text.say
    date = view["stardate"]
    to_the_end = date["glory"] + sum(each["glory"] for each in date["pile"][len(date["pile"]) - date["left"] :])
    screen.print(say("chair-turn", {"turn": view["turn"] + 1, "seat": view["active"], "actions": view["actions"]}))
    clock = {"number": date["number"], "glory": date["glory"], "of": date["of"], "end": to_the_end}
    screen.print(say("chair-clock", {**clock, "incidents": view["incidents"]}))
    if view["closing"] >= 0:
        screen.print(say("chair-closing", {"left": view["closing"]}))


def show_map(scene: Scene, screen: Screen) -> None:
    show_market(scene, screen)
    show_neutral(scene, screen)


def show_map_and_decks(scene: Scene, screen: Screen) -> None:
    """CHAIR-16.15: also what each Market deck may still hold, as far as the reader can tell."""
    show_map(scene, screen)
    screen.print("")
    for slot in scene.view["market"]:
        if slot["left"]:
            said = ", ".join(scene.text.card(face) for face in slot["left"])
            screen.print(scene.text.say("chair-left", {"name_suit": slot["suit"], "said": said}))


def show_market(scene: Scene, screen: Screen) -> None:
    """The four cards with what lies on them, and how many are left in each deck."""
    view, text = scene.view, scene.text
    rows = []
    for slot in view["market"]:
        card = "-" if slot["card"] is None else with_number(slot["card"], named(slot["card"], scene), scene)
        rows.append([text.say(f"suit-{slot['suit']}"), card, tokens(slot["tokens"], scene), str(slot["deck"])])
    screen.title(text.say("chair-market", {"junk": len(view["junk"]), "encounters": view["encounters"]}))
    heads = ["", text.say("chair-card"), text.say("chair-tokens"), text.say("chair-deck")]
    screen.table(heads, rows, right=[3])


def show_neutral(scene: Scene, screen: Screen, title: str = "") -> None:
    """The neutral Locations, and who has how many Ships and Away Teams there."""
    view, text = scene.view, scene.text
    captains = range(len(view["captains"]))
    rows = []
    for place in view["neutral"]:
        if place is not None:
            name = with_number(place["card"], named(place["card"], scene), scene)
            there = [standing(place, side, scene) for side in captains]
            rows.append([name, *there, *(["1"] if len(there) == 1 else []), secured(place, scene)])
    screen.title(title or text.say("chair-neutral", {"left": view["locations"]}))
    names = [owner(side, scene) for side in captains]
    virtual = [text.say("chair-virtual")] if len(names) == 1 else []
    screen.table([text.say("chair-location"), *names, *virtual, ""], rows)


def standing(place: dict[str, Any], side: int, scene: Scene) -> str:
    """The tokens of a side at a Location: how many, and which Ships among them."""
    ships = [scene.text.card(ship) for ship in place["ships"][side]]
    count = str(place["teams"][side] + len(ships))
    return f"{count} ({', '.join(ships)})" if ships else count


def secured(place: dict[str, Any], scene: Scene) -> str:
    """By whom, or what the reader lacks for it (CHAIR-7.2)."""
    if place["secured"] or not is_seated(scene):
        return "".join(scene.text.say("chair-secured", {"seat": side}) for side in place["secured"])
    lacks = tug(place, len(scene.view["captains"]))["lacks"]
    return scene.text.say("chair-lacks", {"count": lacks[scene.reader]})


# Captains


def show_boards(scene: Scene, screen: Screen, whole: bool = False) -> None:
    """Both captains, the reader last."""
    sides = sorted(range(len(scene.view["captains"])), key=lambda side: side == scene.reader)
    for side in sides:
        show_captain(side, scene, screen, whole)


def show_boards_and_goals(scene: Scene, screen: Screen) -> None:
    show_boards(scene, screen, whole=True)


def show_others(scene: Scene, screen: Screen) -> None:
    for side in range(len(scene.view["captains"])):
        if side != scene.reader:
            show_captain(side, scene, screen, whole=True)


def show_captain(side: int, scene: Scene, screen: Screen, whole: bool = False) -> None:
    """A captain: means, tracks, missions, and the cards in play. A line for each, so that only those that changed need
    to be said again. `whole`: missions with their goals and rewards."""
    own, text = scene.view["captains"][side], scene.text
    facts = {"name": owner(side, scene), "name_captain": own["crew"], "name_board": own["board"]}
    known = side == scene.reader and scene.total is not None
    screen.title(text.say("chair-captain-points" if known else "chair-captain", {**facts, "points": scene.total or 0}))
    means = {name: own[name] for name in RESOURCES}
    screen.print(text.say("chair-means", {**means, "teams": own["teams"]}))
    tracks = [
        text.say("chair-track", {"name_track": track, "space": own["tracks"][track], "n": own["multipliers"][track]})
        for track in TRACKS
    ]
    screen.print(text.say("chair-tracks", {"said": ", ".join(tracks)}))
    if own["missions"] and not any(each["done"] for each in own["missions"]):
        screen.print(text.say("chair-no-mission", {"points": own["focus"]}))
    for mission in own["missions"]:
        screen.print(text.say("chair-mission", {"name_mission": mission["name"], "said": progress(mission, scene)}))
        for part in ("goal", "reward") if whole else ():
            screen.indented(text.say(f"chair-{part}", {"said": text.say(f"mission-{mission['name']}.{part}")}))
    for area in ("captain", "duty", "fleet", "places"):
        if own[area]:
            said = ", ".join(lying(each, scene) for each in own[area])
            screen.print(text.say("chair-area", {"area": text.say(f"zone-{area}"), "said": said}))
    if own["staging"]:
        said = ", ".join(named(face, scene) for face in own["staging"])
        screen.print(text.say("chair-area", {"area": text.say("zone-staging"), "said": said}))
    piles = {name: len(own[name]) for name in ("hand", "deck", "discard", "development", "log")}
    if is_bot(side, scene):
        show_bot(scene, screen, {**piles, "supplement": own["reserve"]})
    else:
        screen.print(text.say("chair-piles", {**piles, "reserve": own["reserve"]}))


def is_bot(side: int, scene: Scene) -> bool:
    return bool(scene.view["bot"]) and scene.view["bot"]["side"] == side


def show_bot(scene: Scene, screen: Screen, piles: dict[str, int]) -> None:
    """The Bot's piles, the rows of its last turn, and what it will do next."""
    bot, say = scene.view["bot"], scene.text.say
    screen.print(say("chair-bot-piles", {**piles, "waiting": len(bot["face_down"]), "name_rows": bot["suits"]}))
    if bot["rows"]:
        screen.print(say("chair-bot-rows", {"said": ", ".join(row_of(each, scene) for each in bot["rows"])}))
    show_next(scene, screen)


def row_of(each: dict[str, Any], scene: Scene) -> str:
    """A card that it resolved, and where the row stands on its command cards."""
    where = {"name_rows": each["side"], "number": each["number"]}
    return scene.text.say("chair-bot-row", {"card": each["card"], **where})


def show_next(scene: Scene, screen: Screen) -> None:
    """What the Bot does next, as things stand and as far as the reader knows."""
    bot, say = scene.view["bot"], scene.text.say
    ahead = bot["next"]
    if scene.view["active"] == bot["side"]:
        return
    if ahead["controls"]:
        facts = {"card": ahead["controls"], "value": ahead["worth"], "count": ahead["actions"]}
        screen.print(say("chair-bot-controls", facts))
    else:
        screen.print(say("chair-bot-turns-up", {"count": ahead["actions"]}))
    if ahead["known"]:
        screen.print(say("chair-bot-known", {"cards": ahead["known"]}))
    if ahead["places_on"]:
        screen.print(say("chair-bot-token", {"card": ahead["places_on"]}))


def show_command(scene: Scene, screen: Screen) -> None:
    """The rows of the Bot's command cards, those of its last turn with the cards that it resolved; of SUITS the side
    that is face up, and the other one if a row of it was used."""
    bot, text = scene.view["bot"], scene.text
    if not bot:
        return
    cards = command(scene.view["captains"][bot["side"]]["crew"], bot)
    used = [each["side"] for each in bot["rows"]]
    for side in ("traits", bot["suits"], *(each for each in OTHER_SIDES if each != bot["suits"] and each in used)):
        screen.title(text.say(f"rows-{side}"))
        kind = "trait" if side == "traits" else "suit"
        for row in cards[side]:
            names = ", ".join(text.say(f"{kind}-{name}") for name in row["names"])
            facts = {"number": row["number"], "names": names, "cards": row["cards"], "n": len(row["cards"])}
            screen.print(text.say("chair-command-row", facts))
            screen.indented(text.say(row["text"]), by=4)


def progress(mission: dict[str, Any], scene: Scene) -> str:
    """How far a mission is: "2 of 3"."""
    if mission["done"]:
        return scene.text.say("chair-mission-done")
    parts = [{"have": min(have, need), "need": need} for have, need in mission["progress"]]
    return ", ".join(scene.text.say("chair-progress", part) for part in parts)


def lying(each: dict[str, Any], scene: Scene) -> str:
    """A card in table position: where it is, what is on it, whether it is exhausted."""
    text = scene.text
    notes = [text.say("chair-at", {"card": each["at"]})] if each.get("at") else []
    notes += [text.say("chair-teams", {"n": sum(each["teams"])})] if sum(each.get("teams", ())) else []
    notes += [text.say("chair-beamed", {"cards": each["beamed"]})] if each["beamed"] else []
    notes += [tokens(each["tokens"], scene)] if any(each["tokens"]) else []
    notes += [text.say("chair-exhausted")] if each["exhausted"] else []
    name = with_number(each["card"], text.card(each["card"]), scene)
    return f"{name} ({'; '.join(notes)})" if notes else name


def show_hand(scene: Scene, screen: Screen, whole: bool = True) -> None:
    """One's own hand, with its operations if wanted, and what one is looking at."""
    if not is_seated(scene):
        return
    own, text = scene.view["captains"][scene.reader], scene.text
    looked_at = [*own["look"], *scene.view["shown"]]
    if looked_at:
        screen.title(text.say("chair-looks"))
        show_faces(looked_at, scene, screen)
    screen.title(text.say("chair-hand", {"count": len(own["hand"]), "size": own["hand_size"]}))
    show_faces(own["hand"], scene, screen, whole)


def show_faces(faces: Sequence[str], scene: Scene, screen: Screen, whole: bool = True) -> None:
    """Cards, each with its operations on lines of their own."""
    for face in faces:
        screen.print(with_number(face, named(face, scene), scene))
        for line in operations(face, scene) if whole else ():
            screen.indented(line, by=4)


def show_card(face: str, scene: Scene, screen: Screen) -> None:
    """All that is printed on a card; of a Development also its cost."""
    screen.print(named(face, scene))
    for line in operations(face, scene):
        screen.indented(line)
    if scene.text.has(f"card-{face}.cost"):
        screen.indented(scene.text.say(f"card-{face}.cost"))
    show_rules(face, scene, screen)


def operations(face: str, scene: Scene) -> list[str]:
    if face not in FACES:
        return []
    printed, say = FACES[face], scene.text.say
    return [f"{say(kind_word(op))} {say(f'op-{printed.text}-{place}')}" for place, op in enumerate(printed.ops, 1)]


# Words


def named(face: str, scene: Scene) -> str:
    """A card in a line: name, suit, traits, skills, focus, VP."""
    text = scene.text
    if face.startswith(HIDDEN) or face not in FACES:
        return text.card(face)
    printed = FACES[face]
    notes = [text.say(f"suit-{printed.suit}"), *(text.say(f"trait-{trait}") for trait in printed.traits)]
    notes += [text.say("chair-skill", {"skill": skill_name(skill, text.say)}) for skill in printed.skills]
    notes += [text.say("chair-focus", {"name_track": printed.focus})] if printed.focus else []
    notes += [text.say("chair-vp", {"n": printed.vp})] if printed.vp else []
    return f"{text.card(face)} [{', '.join(notes)}]"


def skill_name(skill: str, say: Callable[[str], str]) -> str:
    return say(f"track-{skill}" if skill in TRACKS else f"skill-{skill}")


def with_number(face: str, said: str, scene: Scene) -> str:
    """The number of the option that concerns a card stands before it."""
    number = scene.numbers.get(face)
    return said if number is None else f"{number}. {said}"


def tokens(counts: Sequence[int], scene: Scene) -> str:
    kinds = [f"{count} {scene.text.say(f'gain-{name}')}" for name, count in zip(RESOURCES, counts) if count]
    return ", ".join(kinds)


def owner(side: int, scene: Scene) -> str:
    return scene.text.say("chair-you") if side == scene.reader else scene.text.seat(side)


def show_rival(scene: Scene, screen: Screen) -> None:
    """The other captain; of the Bot also its command cards."""
    show_others(scene, screen)
    show_command(scene, screen)


OTHER_SIDES = (WITHOUT, WITH)
PARTS = {"map": show_map_and_decks, "boards": show_boards_and_goals, "hand": show_hand, "rival": show_rival}
TERMINAL = Terminal(show, show_own, show_card=show_card, brief=show_brief, parts=PARTS)
