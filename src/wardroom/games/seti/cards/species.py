"""The five species: their boards, and the pieces that come with them (SETI-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wardroom.kernel import Card

from .effects import Effects, Gaining, fx, special

if TYPE_CHECKING:
    from ..state import Seti

COLORS: Final = ("red", "yellow", "blue")
"""The columns of a board and the discovery spaces below it, from left to right (SETI-1.19)."""


class Space(NamedTuple):
    """A space of a species board, marked with a trace of its column's colour."""

    reward: Effects
    cost: Effects = ()
    repeat: bool = False  # holds any number of markers
    needs_sample: bool = False  # Mascamites: only once a sample lies there
    danger: int = 0  # Exertians


class Species(NamedTuple):
    """A species: its columns from the lowest space up, and the rival's card for it."""

    id: str
    board: dict[str, tuple[Space, ...]]
    rival_card: str


class Sample(NamedTuple):
    """A token of the Mascamites."""

    id: str
    reward: Effects


class Anomaly(NamedTuple):
    """A token of the Anomalies: its colour and what its two sides give."""

    id: str
    color: str
    sides: tuple[Effects, Effects]


class MessageReward(NamedTuple):
    """A reward of the Centaurians; each is taken once in a game."""

    id: str
    reward: Effects


class ExertianMilestone(NamedTuple):
    """So many points above the leader one more card may be played, for a cost (SETI-15.5.3)."""

    ahead: int
    cost: Effects


def alike(*column: Space) -> dict[str, tuple[Space, ...]]:
    return dict.fromkeys(COLORS, column)


def risky(*rewards: str) -> tuple[Space, ...]:
    """SETI-15.5.4: danger 3 in the two lowest rows, 2 in the next two, 1 in the top row."""
    return tuple(Space(fx(reward), danger=danger) for reward, danger in zip(rewards, (3, 3, 2, 2, 1)))


@special()
def sample_here(state: Seti, seat: int, card: Card) -> Gaining:
    """SETI-15.1.7: the reward of the sample that lies face up on the space."""
    yield from ()
    return SAMPLES[state.face(card)].reward


PLAIN: Final = (Space(fx("vp:5 alien_card")), Space(fx("vp:3 alien_card")), Space(fx("vp:5")), Space(fx("vp:4")))
SAMPLE_SPACE: Final = Space(fx(sample_here()), needs_sample=True)

SPECIES: Final[dict[str, Species]] = {
    species.id: species
    for species in (
        Species(
            "mascamites",
            {
                "red": PLAIN,
                "yellow": PLAIN,
                # the third holds the sample placed at the discovery; the others wait for samples (SETI-15.1.7)
                "blue": (*PLAIN[:2], Space(fx(sample_here())), *(SAMPLE_SPACE,) * 6),
            },
            "s15",
        ),
        Species(
            "anomalies",
            alike(
                Space(fx("vp:4 alien_card")),
                Space(fx("vp:2 alien_card")),
                Space(fx("vp:2 publicity")),
                Space(fx("vp:3")),
                Space(fx("vp:2"), repeat=True),
            ),
            "s16",
        ),
        Species(
            "oumuamua",
            alike(
                Space(fx("vp:25"), cost=fx("exofossil:4")),
                Space(fx("vp:3 alien_card exofossil")),
                Space(fx("vp:3 alien_card")),
                Space(fx("vp:2 exofossil")),
                Space(fx("vp:6"), cost=fx("exofossil"), repeat=True),
            ),
            "s17",
        ),
        Species(
            "centaurians",
            alike(
                Space(fx("vp:5 alien_card")),
                Space(fx("vp:3 alien_card")),
                Space(fx("vp:5")),
                Space(fx("vp:15"), cost=fx("data:3")),
                Space(fx("vp:6"), cost=fx("data"), repeat=True),
            ),
            "s18",
        ),
        Species(
            "exertians",
            {
                "red": risky("vp:9 credit", "vp:7 credit", "vp:5 credit", "vp:4 credit", "vp:3 publicity"),
                "yellow": risky(
                    "vp:6 energy card_any",
                    "vp:4 energy card_any",
                    "vp:2 energy card_any",
                    "vp:1 energy card_any",
                    "vp:3 publicity",
                ),
                "blue": risky(
                    "vp:6 data publicity",
                    "vp:4 data publicity",
                    "vp:2 data publicity",
                    "vp:1 data publicity",
                    "vp:3 publicity",
                ),
            },
            "s19",
        ),
    )
}

# Mascamites (SETI-15.1)
SAMPLES: Final[dict[str, Sample]] = {
    sample.id: sample
    for sample in (
        Sample("sample_credit", fx("credit:2")),
        Sample("sample_energy", fx("energy:2")),
        Sample("sample_publicity", fx("publicity:3")),
        Sample("sample_data", fx("data:2")),
        Sample("sample_cards", fx("card_random:2")),
        Sample("sample_vp_card", fx("vp:3 card_any")),
        Sample("sample_vp", fx("vp:7")),
    )
}
SAMPLE_PLANETS: Final = ("jupiter", "saturn")
SAMPLES_PER_PLANET: Final = 3
FACE_UP_SAMPLE_ROW: Final = 3
"""The blue space, counted from 1, that takes the seventh sample (SETI-15.1.1)."""

# Anomalies (SETI-15.2)
ANOMALY_TOKENS: Final[dict[str, Anomaly]] = {
    token.id: token
    for token in (
        Anomaly("anomaly_red", "red", (fx("vp:4"), fx("credit"))),
        Anomaly("anomaly_yellow", "yellow", (fx("card_any"), fx("publicity:2"))),
        Anomaly("anomaly_blue", "blue", (fx("energy"), fx("data"))),
    )
}
ANOMALY_RING: Final = 4
ANOMALY_SECTORS: Final = (0, -3, 3)
"""Sectors from Earth's; minus is counter-clockwise (SETI-15.2.1)."""

# 'Oumuamua (SETI-15.3); its orbit and landing are in `planets`
TILE_DATA: Final = 3
TILE_POINTS: Final = {1: 1, 3: 2}
"""Points for the first and the third marker on the tile (SETI-15.3.3)."""

# Centaurians (SETI-15.4)
AHEAD: Final = 15
"""How far ahead of the score message tiles and the markers of Centaurian cards are put."""
MESSAGE_REWARDS: Final[tuple[MessageReward, ...]] = (
    MessageReward("message_trace", fx("trace:any")),
    MessageReward("message_card", fx("alien_card energy")),
    MessageReward("message_publicity", fx("publicity:3")),
    MessageReward("message_vp", fx("vp:8")),
)

# Exertians (SETI-15.5)
EXERTIANS_DEALT: Final = 3
"""Cards for everybody, and one more for each own marker on the discovery spaces (SETI-15.5.1)."""
EXERTIAN_MILESTONES: Final = (ExertianMilestone(20, ()), ExertianMilestone(40, fx("credit")))
DANGER_LOSS: Final = 10
"""The most dangerous lose one point in so many (SETI-15.5.6)."""
