"""Every row of Burnham's Automated Command cards, on both sides of SUITS."""

from __future__ import annotations

import pytest

from .bots import Case, case

CASES = [
    case("burnham-traits-1", "bur_grudge", military=1, discard=["ferengi_wine"]),
    case(
        "burnham-traits-1",
        "bur_grudge",
        at={"theirs": {"discard": ["uss_reliant", "bur_books_ship", "phlox"]}},
        military=1,
        discard=["uss_reliant", "phlox", "ferengi_wine"],
        fleet={"bur_books_ship": "indri_viii"},
    ),
    case(
        "burnham-traits-2",
        "bur_paul_stamets",
        research=1,
        discard=["bolians"],
        log=["1"],
        incidents=-1,
        deck=["energy_drain"],
    ),
    case("burnham-traits-3", "bur_uss_discovery_a", fleet={"this": "indri_viii"}),
    case(
        "burnham-traits-3",
        "indri_viii",
        at={"theirs": {"discard": ["phlox", "zephram_cochrane", "lirpa"]}, "neutral": ["dozaria", "betazed", "risa"]},
        glory=2,
        discard=["phlox", "lirpa"],
        duty=["zephram_cochrane"],
        places=["this"],
        stardate=-2,
    ),
    case("burnham-traits-4", "bur_saru", discard=["bolians"], duty=["this"]),
    case(
        "burnham-traits-4",
        "bur_saru",
        at={"market": ["sukal", "ferengi_wine", "borg_probe", "bolians"]},
        discard=["sukal"],
        duty=["this"],
    ),
    case(
        "burnham-traits-4",
        "kelpiens",
        at={"tokens": {"rom": (1, 0, 0), "bolians": (0, 0, 3)}},
        dilithium=1,
        discard=["rom"],
    ),
    case(
        "burnham-traits-4",
        "kelpiens",
        at={"tokens": {"rom": (0, 0, 1), "borg_probe": (0, 1, 0)}},
        glory=1,
        discard=["rom"],
    ),
    case("burnham-without-incident", "red_alert", glory=1, discard=["1", "rom"], incidents=1, stardate=-1),
    case(
        "burnham-without-incident",
        "red_alert",
        at={"market": ["bruce_maddox", "ferengi_wine", "borg_probe", "bolians"]},
        glory=1,
        discard=["1", "bruce_maddox"],
        incidents=1,
        stardate=-1,
    ),
    case(
        "burnham-without-incident",
        "red_alert",
        at={"market": ["rom", "tribbles", "borg_probe", "bolians"]},
        glory=1,
        discard=["1", "tribbles"],
        incidents=1,
        stardate=-1,
    ),
    case(
        "burnham-without-ship",
        "bur_books_ship",
        at={"teams": {"betazed": (1, 0)}},
        fleet={"this": "betazed"},
        teams={"betazed": (1, 1)},
    ),
    case(
        "burnham-without-ally", "denobulans", research=1, discard=["1", "2", "3"], incidents=-1, deck=["energy_drain"]
    ),
    case(
        "burnham-without-cargo",
        "holosuite",
        at={"tokens": {"ferengi_wine": (2, 0, 0), "bolians": (0, 0, 3)}},
        dilithium=2,
        discard=["ferengi_wine"],
        log=["this"],
        teams={"indri_viii": (0, 1)},
    ),
    case("burnham-without-person", "bur_joann_owosekun", research=1, duty=["this"], teams={"indri_viii": (0, 1)}),
    case("burnham-without-directive", "bur_recover", influence=2, discard=["1", "2"], stardate=-1),
    case("burnham-without-encounter", "vger", log=["1", "2"], deck=["rom"]),
    case("burnham-without-location", "bur_nivar", research=1, military=1, discard=["1", "2"], places=["this"]),
    case(
        "burnham-without-location",
        "bur_nivar",
        at={"tracks": [{}, {"research": 2, "influence": 1}]},
        influence=1,
        military=1,
        discard=["1", "2"],
        places=["this"],
    ),
    case("burnham-with-incident", "red_alert", research=2, log=["1"], teams={"indri_viii": (0, 1)}, incidents=1),
    case(
        "burnham-with-ship",
        "bur_books_ship",
        at={"teams": {"betazed": (1, 0)}},
        military=1,
        fleet={"this": "indri_viii"},
        teams={"indri_viii": (0, 1)},
    ),
    case("burnham-with-ally", "denobulans", military=1, discard=["1", "2", "3"], teams={"indri_viii": (0, 1)}),
    case("burnham-with-cargo", "holosuite", discard=["borg_probe"], log=["1", "bur_joann_owosekun"], duty=[]),
    case("burnham-with-person", "bur_keyla_detmer", research=1, discard=["1", "2"], teams={"indri_viii": (0, 1)}),
    case("burnham-with-directive", "bur_recover", discard=["1", "2", "bolians"]),
    case(
        "burnham-with-directive",
        "bur_recover",
        at={"theirs": {"places": ["risa"]}, "teams": {"betazed": (0, 1)}},
        discard=["boltzmann_brain"],
        log=["risa"],
        places=[],
        teams={"betazed": (0, 0)},
        encounters=-1,
    ),
    case(
        "burnham-with-directive",
        "bur_recover",
        at={"teams": {"betazed": (0, 1)}, "tokens": {"rom": (2, 0, 0)}},
        dilithium=2,
        discard=["1", "2", "rom"],
    ),
    case("burnham-with-encounter", "vger", research=1, influence=1, discard=["borg_probe"], log=["this"]),
    case(
        "burnham-with-encounter",
        "vger",
        at={"market": ["bruce_maddox", "ferengi_wine", "borg_probe", "bolians"]},
        research=1,
        influence=1,
        discard=["bruce_maddox"],
        log=["this"],
    ),
    case(
        "burnham-with-encounter",
        "vger",
        at={"market": ["rom", "unstable_wormhole", "borg_probe", "bolians"]},
        research=1,
        influence=1,
        discard=["unstable_wormhole"],
        log=["this"],
    ),
    case(
        "burnham-with-location",
        "bur_nivar",
        research=1,
        discard=["bur_joann_owosekun"],
        log=["1", "2"],
        duty=[],
        places=["this"],
    ),
]


@pytest.mark.rule("CHAIR-11.8", "CHAIR-33.7", "CHAIR-34.9", "CHAIR-34.23", "CHAIR-34.24")
@pytest.mark.parametrize("each", CASES, ids=lambda each: f"{each.row}-{each.card}")
def test_what_each_row_does(each: Case) -> None:
    each.check()
