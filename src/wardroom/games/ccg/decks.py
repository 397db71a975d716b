"""Deck codes: a whole deck as one line of text.

    academy/missions:first_contact,...;seeds:archer*2,...;draw:...;in_play:...

In its canonical form the sections stand in one order, the cards of each in that of the alphabet. Whether a deck may be
played is in `legality`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from wardroom.kernel.errors import BadSetup

from .advice import advice
from .cards.decks import READY, SECTIONS, Deck
from .cards.kinds import ARTIFACT, DILEMMA, MISSION, Q_CARD, SITE, TACTIC, TRIBBLE, TROUBLE, Facility
from .cards.pool import FACES
from .legality import DOORS, MISSIONS, legality
from .state import ACADEMY, FULL

__all__ = [
    "DECKS",
    "DRAWN",
    "FORMATS",
    "RANDOM",
    "READY",
    "SECTIONS",
    "Deck",
    "advice",
    "code",
    "deck_of",
    "format_for",
    "format_of",
    "legality",
    "parse",
    "place",
    "read",
]
DECKS = ("academy_federation", "academy_klingon", "academy_romulan", "federation_explorers", "romulan_shadows")
"""Those of the ready-made decks that are on offer: all whose cards this version knows well enough."""
RANDOM, DRAWN = "random", "drawn"
"""One of those on offer, as chance will have it; a new one, drawn from all cards (`random_deck`)."""
FORMATS = (ACADEMY, FULL)
LONGEST_CODE = 8_000
MOST_COPIES = 60
MOST_CARDS = 200
"""In one section; the rules know no limit of the draw deck (CCG-3.1)."""


def deck_of(name: str) -> Deck:
    """By the name of a ready-made one, or by its code."""
    return READY[name] if name in READY else parse(name)


def format_of(name: str) -> str | None:
    """Of a deck that is on offer; chance takes one of any."""
    return None if name in (RANDOM, DRAWN) else deck_of(name).format


def read(text: str) -> str:
    """CCG-3.14: the canonical form of the code of a legal deck. What cannot be read, and the first fault of what is not
    legal, is refused."""
    if text.strip() in READY:
        return text.strip()
    deck = parse(text)
    for fault in legality(deck):
        raise BadSetup(fault.key, rule=fault.rule, **dict(fault.args))
    return code(deck)


def code(deck: Deck) -> str:
    """The canonical form."""
    piles = zip(SECTIONS, deck[1:])
    return f"{deck.format}/{';'.join(f'{name}:{counted(pile)}' for name, pile in piles if pile)}"


def counted(pile: tuple[str, ...]) -> str:
    copies = Counter(pile)
    return ",".join(face if copies[face] == 1 else f"{face}*{copies[face]}" for face in sorted(copies))


def parse(text: str) -> Deck:
    """The deck that a code means, legal or not. `BadSetup` where it means none."""
    if len(text) > LONGEST_CODE:
        raise BadSetup("deck-long", most=LONGEST_CODE)
    format, slash, rest = text.partition("/")
    format = format.strip().lower()
    if not slash or format not in FORMATS:
        raise BadSetup("deck-format", value=shortened(format), choices=", ".join(FORMATS))
    piles: dict[str, tuple[str, ...]] = {}
    for part in filter(None, (part.strip() for part in rest.split(";"))):
        name, _, cards = part.partition(":")
        name = name.strip().lower()
        if name not in SECTIONS or name in piles:
            raise BadSetup("deck-section", value=shortened(name), choices=", ".join(SECTIONS))
        piles[name] = pile(cards, name)
    return Deck(format, **{name: piles.get(name, ()) for name in SECTIONS})


def pile(text: str, section: str) -> tuple[str, ...]:
    copies: Counter[str] = Counter()
    for part in filter(None, (part.strip().lower() for part in text.split(","))):
        face, star, times = (each.strip() for each in part.partition("*"))
        if face not in FACES:
            raise BadSetup("deck-card", value=shortened(face))
        if star and not (times.isascii() and times.isdecimal() and 0 < int(times[:4]) <= MOST_COPIES):
            raise BadSetup("deck-copies", card=face, most=MOST_COPIES)
        copies[face] += int(times) if star else 1
    if copies.total() > MOST_CARDS:
        raise BadSetup("deck-large", name_section=section, most=MOST_CARDS)
    return tuple(face for face in sorted(copies) for _ in range(copies[face]))


# Lists of cards


def format_for(faces: Collection[str]) -> str:
    """The format that a list of cards is for, where it does not say: by its missions."""
    count = sum(FACES[face].kind == MISSION for face in faces)
    return ACADEMY if 0 < count <= MISSIONS[ACADEMY] else FULL


def place(face: str) -> str:
    """The section where a card belongs, where a list does not say."""
    if any(face == door for door, _, _ in DOORS.values()):
        return "seeds"
    if isinstance(this := FACES[face], Facility):
        return "seeds" if this.seeds else "draw"
    return SORTED.get(this.kind, "draw")


SORTED = {
    MISSION: "missions",
    DILEMMA: "seeds",
    ARTIFACT: "seeds",
    TACTIC: "tactics",
    Q_CARD: "q_side",
    TRIBBLE: "tribbles",
    TROUBLE: "tribbles",
    SITE: "sites",
}
"""Of all other kinds in the draw deck."""


def shortened(text: str) -> str:
    """Somebody's text, as much of it as fits a message."""
    return text[:40] or "–"
