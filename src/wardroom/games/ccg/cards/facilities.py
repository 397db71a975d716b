"""Outposts, headquarters, stations, sites and the time location."""

from __future__ import annotations

from .kinds import FEDERATION, HEADQUARTERS, KLINGON, PLANET, ROMULAN, SINGLE, STATION, TimeLocation, enter
from .making import facility, site

facility("colony", "Colony", "Neutral", 18, facility=STATION, seeds=False, tier=2)
site("docking_ports", "Docking Ports", "Docking Ring", tier=2)
site("docking_pylons", "Docking Pylons", "Docking Ring", tier=2)
facility("federation_outpost", "Federation Outpost", "Federation", 30, builder="engineer")
site("guest_quarters", "Guest Quarters", "Habitat Ring", tier=2)
facility("husnock_outpost", "Husnock Outpost", "Non-Aligned", 40, tier=2)
site("infirmary", "Infirmary", "Promenade", tier=2)
facility("klingon_outpost", "Klingon Outpost", "Klingon", 32, builder="engineer")
enter(
    TimeLocation(
        id="montana_missile_complex",
        title="Montana Missile Complex",
        names=("Montana Missile Complex",),
        icon=PLANET,
        matches="Earth",
    )
)
facility("neutral_outpost", "Neutral Outpost", "Neutral", 24, builder="engineer", tier=2)
facility("nor", "Nor", "Cardassian", 28, facility=STATION, weapons=4, tier=2, module="sites")
facility(
    "office_of_the_president",
    "Office of the President",
    "Federation",
    42,
    limit=SINGLE,
    facility=HEADQUARTERS,
    homeworld=FEDERATION,
    tier=2,
)
facility(
    "office_of_the_proconsul",
    "Office of the Proconsul",
    "Romulan",
    44,
    limit=SINGLE,
    facility=HEADQUARTERS,
    homeworld=ROMULAN,
    tier=2,
)
site("ops", "Ops", "Ops Module", tier=2)
site("promenade_shops", "Promenade Shops", "Promenade", tier=2)
facility("romulan_outpost", "Romulan Outpost", "Romulan", 32, builder="engineer")
site("security_office", "Security Office", "Promenade", tier=2)
facility(
    "the_great_hall", "The Great Hall", "Klingon", 44, limit=SINGLE, facility=HEADQUARTERS, homeworld=KLINGON, tier=2
)
