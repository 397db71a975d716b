"""The 24 Mission cards (MIS-1.3).

What `meddlesome_q` and `time_distortion` do outside scoring is in the flow (MIS-7.5, MIS-8).
"""

from typing import Final

from .clauses import (
    BlankedUnless,
    BlankUpTo,
    ChooseLifeform,
    Each,
    EachDistinct,
    EachOfChosen,
    Mission,
    Slots,
    With,
    WithSame,
)
from .filters import (
    AFFILIATION,
    SPECIALTY,
    ambassador,
    android,
    any_lifeform,
    archaeologist,
    artifact,
    betazoid,
    captain,
    character,
    combat,
    command,
    cosmic,
    counselor,
    engineer,
    entity,
    federation,
    ferengi_alliance,
    galaxy,
    hologram,
    hostile,
    klingon,
    klingon_empire,
    location,
    medical,
    named,
    non_federation,
    personnel,
    romulan,
    romulan_star_empire,
    science,
    security,
    system,
    vulcan,
    weapon,
)
from .vocabulary import ANDROID, HOLOGRAM

MISSION_CARDS: Final[tuple[Mission, ...]] = (
    Mission(
        "away_team",
        score=[EachDistinct(5, SPECIALTY, personnel), Each(5, named("transporter", "tricorder", "hand_phaser"))],
    ),
    Mission("borg_cube", choose=BlankUpTo(2, galaxy), score=[Each(5, captain | combat | security)]),
    Mission("computer_virus", score=[Each(7, system | hologram)]),
    Mission("conflicting_orders", score=[WithSame(14, AFFILIATION, command, least=2)]),
    Mission(
        "diplomatic_conference", score=[EachDistinct(5, AFFILIATION, captain, rule="MIS-6.11"), Each(5, ambassador)]
    ),
    Mission("distress_call", score=[Each(9, named("bridge", "tractor_beam", "transporter") | medical)]),
    Mission(
        "do_machines_have_rights",
        score=[Each(9, hologram | android | named("vice_admiral_nakamura", "commander_maddox"))],
    ),
    Mission(
        "enemies_to_friends",
        score=[Slots(12, (romulan_star_empire | ferengi_alliance | hostile, betazoid | ambassador))],
    ),
    Mission("enterprise_goes_haywire", score=[Each(5, engineer | system | location)]),
    Mission(
        "ethical_dilemma",
        score=[
            Slots(
                15, (federation & command, any_lifeform, any_lifeform), section=SPECIALTY, apart=(1, 2), rule="MIS-6.10"
            )
        ],
    ),
    Mission("federation_under_siege", score=[Each(6, non_federation)]),
    Mission("imminent_destruction", score=[Each(8, engineer)]),
    Mission(
        "intruder_alert",
        blanked_unless=BlankedUnless(non_federation, rule="MIS-10.23"),
        score=[Each(12, security | weapon)],
    ),
    Mission(
        "klingon_civil_war", score=[Each(8, klingon | romulan | klingon_empire | romulan_star_empire, rule="MIS-10.27")]
    ),
    Mission("language_barrier", score=[Each(8, betazoid | vulcan | named("computer", "tricorder"))]),
    Mission("personnel_issues", score=[Slots(14, (personnel, counselor | federation & captain))]),
    Mission(
        "mysterious_plague",
        choose=ChooseLifeform(never=frozenset({HOLOGRAM, ANDROID})),
        score=[Each(5, medical), EachOfChosen(8, human=5)],
    ),
    Mission("meddlesome_q"),
    Mission(
        "blossoming_romance",
        score=[
            With(
                8,
                character,
                least=2,
                further=Each(6, counselor | betazoid | named("quarters"), rule="MIS-10.18"),
                rule="MIS-10.18",
            )
        ],
    ),
    Mission("scientific_puzzle", score=[Each(6, artifact | cosmic | science)]),
    Mission(
        "space_confrontation",
        blanked_unless=BlankedUnless((captain | entity) & non_federation, reserve=True, rule="MIS-10.21"),
        score=[Each(6, command | combat, rule="MIS-10.21")],
    ),
    Mission("the_lure_of_profit", score=[Each(7, ferengi_alliance | artifact | archaeologist)]),
    Mission("time_distortion", score=[Each(10, named("ten_forward") | cosmic)]),
    Mission(
        "trapped_on_the_holodeck",
        score=[Slots(15, (named("holodeck_1", "holodeck_2"), federation & (personnel | captain)))],
    ),
)
