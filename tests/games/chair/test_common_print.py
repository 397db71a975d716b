"""What is printed on the common cards, as the box has it."""

from __future__ import annotations

import pytest

from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import ADVANCED, STARTING, Face

PRINTED = """
# person
admiral_jarok | romulan | - | 1 | play* reaction passive
admiral_necheyev | human starfleet | - | influence | play* resupply activation
admiral_pressman | shady human starfleet | - | military | play resupply activation
ambassador_kamarag | klingon imperial ambassador | - | 1 | play* reaction
b_4 | attack android synthetic | - | 1 | play* play* activation!
bruce_maddox | human engineer starfleet scientist | research | research | play reaction
captain_dorg | shady attack klingon | - | military | play* reaction reaction!
harry_mudd | shady human attack time_travel | - | 1 | play*! activation
joret_dal | spy starfleet cardassian | - | 1 | play* passive
laas | changeling | - | 1 | play activation
laris | romulan | - | 1 | play resupply activation
lenara_kahn | trill scientist | - | research | play* activation
lursa | shady klingon | - | military | play* activation
lwaxana_troi | telepath betazoid ambassador | - | 1 | play play* reaction
mirok | attack romulan scientist | - | research | play! reaction
moriarty | shady attack hologram synthetic | - | 1 | play! reaction
peanut_hamper | synthetic | - | 1 | play play resupply passive reaction
phlox | doctor | - | 1 | play* play* reaction
riva | telepath ambassador communication | influence | influence | play reaction
rom | ferengi engineer | - | 1 | play* reaction
sakonna | maquis vulcan | - | 1 | play* play* resupply
sukal | kelpien | - | 1 | passive special
talok | spy attack vulcan romulan | - | influence | play*! passive
tevrin_krit | business tellarite | - | 1 | play* resupply
zephram_cochrane | pilot human engineer | - | 1 | play* activation*
# cargo
biobed | doctor | research | research | play
borg_spatial_trajector | borg scientist | - | 2 | play* play
cloaking_device | cloak ongoing | - | military | play* reaction
ferengi_wine | ferengi beverage | - | 2 | play play*
forced_singularity | ongoing anomaly romulan | - | research | play* passive activation
holosuite | business hologram | - | 2 | play* play*
horta | alien ongoing creature | - | 2 | play* reaction
lirpa | attack weapon vulcan | - | 2 | play!
mekleth | attack weapon klingon | - | 2 | play!
orb_of_time | bajoran time_travel | - | influence | play
phasers | weapon ongoing security starfleet | - | 2 | play* play reaction
plasma_manifold | engineer | - | military | play
tachyon_detection_grid | attack communication | - | influence | play!
tribbles | attack creature | - | 2 | play*!
type_iii_disruptor_pistols | attack weapon | - | 2 | play*!
unstable_wormhole | anomaly | - | 2 | play play*
# ship
bird_of_prey | cloak attack romulan imperial | influence | 2 | play* activation*! activation
borg_probe | borg | - | 2 | play activation activation
dkyr_cruiser | vulcan scientist | - | 2 | play* play* activation activation
holographic_drone_ship | aenar weapon romulan hologram | - | influence | play play activation activation
ktinga_battlecruiser | klingon imperial | military | military | play* activation activation
kazon_raider | shady attack | - | influence | play*! activation activation reaction
pakled_freighter | pakled business | - | 2 | play* activation activation
sona_battlecruiser | shady attack dominion | - | 2 | play*! play*! activation activation
uss_enterprise_c | starfleet ambassador time_travel | - | research | play* activation activation activation
uss_pasteur | doctor starfleet communication | - | research | play* play* activation activation
uss_reliant | starfleet | - | 2 | play* play activation activation
voth_research_vessel | alien anomaly | research | 2 | play* activation activation activation*
xindi_reptilian_battleship | xindi | - | military | play* play* resupply activation activation
# ally
arinsen | klingon | - | 3 | play
bolians | - | - | 3 | play*
bynars | alien engineer | - | 3 | play* play*
denobulans | - | - | 3 | play* play*
edosians | alien | - | 3 | play play*
emerald_chain | shady orion attack andorian | - | 3 | play*!
halkan_council | - | - | 3 | play clean_up
karemma | dominion business | - | 3 | play play
kelpiens | kelpien | - | research | play*
letheans | shady attack telepath | - | military | play*!
organians | anomaly transcendent | - | 3 | play* play*
suliban | alien time_travel | - | influence | play*
tholians | alien | - | 3 | play*
# encounter
ancient_gene_fragments | anomaly augment | - | military | play* play*
boltzmann_brain | doctor telepath | - | 6 | play
guardian_of_forever | anomaly ongoing time_travel transcendent | - | 3 | play passive activation
iconian_gateway | alien imperial | - | influence | play*
koala | wildcard | - | 8 | -
omega_particle | scientist | - | research | play
sha_ka_ree | vulcan attack ongoing transcendent | - | 7 | play*! special
vger | synthetic | - | 9 | play
# incident
energy_drain | - | - | -2 | play*
hostile_contact | - | - | -2 | play* play*
political_crisis | - | - | -2 | play* play*
red_alert | - | - | -2 | play*
subspace_phenomenon | - | - | -2 | play* play*
trade_embargo | - | - | -2 | play*
# location
amargosa_observatory | starbase scientist | research | 3 | control reaction special
ancient_relay_station | alien communication | research | - | control
archer_iv | - | influence | 3 | control resupply
baku | anomaly | - | 1 | control activation activation endgame
betazed | betazoid | influence influence influence | 3 | control
corvan_ii | human business starfleet | military | 3 | control resupply
deep_space_k_7 | starbase | - | influence | control activation
delta_vega | - | military | 2 | control resupply
derna | doctor romulan bajoran | - | 1 | control activation activation endgame
dozaria | breen | military military | 3 | control
freecloud | shady business | - | 5 | control activation activation
indri_viii | anomaly | research influence | 5 | control
kelvas_docks | dominion engineer starbase cardassian | - | military | control activation
memory_alpha | starfleet communication | - | 5 | control reaction
regula_i | starbase scientist starfleet | research research | 1 | control reaction endgame
risa | business | influence | 4 | control activation activation
solum | alien | - | 10 | control
tulgana_iv | klingon business starfleet ambassador | - | 1 | control activation activation
verex_iii | orion shady | influence | - | control activation endgame
xahea | - | military | research | control resupply reaction
"""
"""Face, traits, skill icons, VP or focus, operations: `*` costs an Action, `!` is an attack."""


def printed(face: Face) -> str:
    ops = [op.kind + "*" * op.action + "!" * op.attack for op in face.ops]
    worth = str(face.vp) if face.vp is not None else face.focus
    columns = (" ".join(face.traits), " ".join(face.skills), worth, " ".join(ops))
    return " | ".join([face.id, *(column or "-" for column in columns)])


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3", "CHAIR-9.15", "CHAIR-15.1", "CHAIR-17.2", "CHAIR-17.4", "CHAIR-25.7")
def test_the_common_cards_show_what_they_should() -> None:
    found: list[str] = []
    suit = ""
    for line in PRINTED.strip().splitlines():
        if line.startswith("#"):
            suit = line[2:]
            continue
        face = FACES[line.split(" | ")[0]]
        assert (face.suit, face.crew) == (suit, "")
        assert printed(face) == line
        found.append(face.id)
    assert sorted(found) == sorted(face.id for face in FACES.values() if not face.crew and face.start != "solo")


@pytest.mark.rule("CHAIR-1.1", "CHAIR-1.2", "CHAIR-2.5")
def test_there_are_so_many_of_each() -> None:
    counts = {"person": 25, "cargo": 16, "ship": 13, "ally": 13, "encounter": 8, "incident": 6, "location": 20}
    common = [face for face in FACES.values() if not face.crew and face.start != "solo"]
    assert {suit: sum(face.suit == suit for face in common) for suit in counts} == counts
    assert len(common) == 101
    assert [sum(face.start == mark for face in common) for mark in (STARTING, ADVANCED)] == [10, 10]


@pytest.mark.rule("CHAIR-9.3")
def test_two_of_them_cannot_be_played() -> None:
    assert {face.id for face in FACES.values() if not face.crew and not face.playable} == {"koala", "sukal"}
