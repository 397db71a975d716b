"""Ships, but for those of the Borg."""

from __future__ import annotations

from .kinds import UNIVERSAL
from .making import ship

ship(
    "chajoh",
    "Cha'Joh",
    "Romulan, Klingon",
    "Class D-12 Scout Vessel",
    (7, 5, 5),
    equipment="Cloaking Device",
    traits="Bird-of-Prey, Duras-related, Scout",
)
ship(
    "combat_vessel",
    "Combat Vessel",
    "Non-Aligned",
    "Combat Class",
    (8, 8, 6),
    staffing="staff, staff",
    limit=UNIVERSAL,
    named_in_lore="U.S.S. Enterprise",
    tier=3,
)
ship(
    "dderidex",
    "D'deridex",
    "Romulan",
    "D'deridex Class",
    (8, 9, 7),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Tractor Beam",
    limit=UNIVERSAL,
)
ship(
    "devoras",
    "Devoras",
    "Romulan",
    "D'deridex Class",
    (9, 8, 8),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Tractor Beam",
    named_in_lore="Selok, Mendak",
)
ship(
    "goraxus",
    "Goraxus",
    "Romulan",
    "D'deridex Class",
    (8, 8, 8),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Holodeck, Tractor Beam",
    downloads="Romulan Ambush",
)
ship(
    "haakona",
    "Haakona",
    "Romulan",
    "D'deridex Class",
    (8, 9, 8),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Tractor Beam",
    tier=3,
)
ship(
    "husnock_ship",
    "Husnock Ship",
    "Non-Aligned",
    "Unknown Class",
    (6, 9, 12),
    staffing="command, staff, staff",
    equipment="Holodeck, Tractor Beam",
    limit=UNIVERSAL,
    tier=3,
)
ship(
    "i_k_c_bortas",
    "I.K.C. Bortas",
    "Klingon",
    "Vor'cha Class",
    (9, 9, 7),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Tractor Beam",
    named_in_lore="Gowron, Worf",
)
ship(
    "i_k_c_buruk",
    "I.K.C. Buruk",
    "Klingon",
    "K'vort Class",
    (8, 6, 7),
    staffing="staff",
    equipment="Cloaking Device, Tractor Beam",
    traits="Bird-of-Prey",
    named_in_lore="Gowron, U.S.S. Enterprise",
    tier=3,
)
ship(
    "i_k_c_heghta",
    "I.K.C. Hegh'ta",
    "Klingon",
    "K'vort Class",
    (8, 7, 7),
    staffing="staff",
    equipment="Cloaking Device, Tractor Beam",
    traits="Bird-of-Prey",
    named_in_lore="Gowron, Kurn",
)
ship(
    "i_k_c_kvort",
    "I.K.C. K'Vort",
    "Klingon",
    "K'vort Class",
    (8, 6, 6),
    staffing="staff",
    equipment="Cloaking Device, Tractor Beam",
    limit=UNIVERSAL,
    traits="Bird-of-Prey",
)
ship(
    "i_k_c_pagh",
    "I.K.C. Pagh",
    "Klingon",
    "K'vort Class",
    (8, 7, 6),
    staffing="staff",
    equipment="Cloaking Device, Tractor Beam",
    named_in_lore="Kargan, William T. Riker",
    tier=3,
)
ship(
    "i_k_c_quvat",
    "I.K.C. Qu'Vat",
    "Klingon",
    "Vor'cha Class",
    (9, 8, 8),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Tractor Beam",
    named_in_lore="Torak",
    tier=3,
)
ship(
    "i_k_c_vorcha",
    "I.K.C. Vor'Cha",
    "Klingon",
    "Vor'cha Class",
    (9, 8, 7),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Tractor Beam",
    limit=UNIVERSAL,
)
ship(
    "i_k_c_vorn",
    "I.K.C. Vorn",
    "Klingon",
    "K'vort Class",
    (8, 7, 6),
    staffing="staff",
    equipment="Cloaking Device, Tractor Beam",
    traits="Bird-of-Prey, Duras-related",
    named_in_lore="Duras",
)
ship(
    "khazara",
    "Khazara",
    "Romulan",
    "D'deridex Class",
    (9, 9, 7),
    staffing="command, staff, staff",
    equipment="Cloaking Device, Tractor Beam",
    named_in_lore="Deanna Troi, N'Vek, Toreth",
)
ship(
    "mercenary_ship",
    "Mercenary Ship",
    "Non-Aligned",
    "Unknown Class",
    (7, 7, 7),
    staffing="staff, staff",
    equipment="Long-Range Scan Shielding",
    limit=UNIVERSAL,
    named_in_lore="Baran",
)
ship(
    "phoenix",
    "Phoenix",
    "Non-Aligned",
    "Prototype Warp Vessel",
    (1, 0, 1),
    staffing="OCD, staff, staff",
    icons="AU",
    points=10,
    tier=2,
)
ship("pi", "Pi", "Romulan", "Scout Class", (9, 4, 4), traits="Scout", tier=3)
ship("runabout", "Runabout", "Federation", "Runabout Class", (7, 5, 5), limit=UNIVERSAL)
ship("science_vessel", "Science Vessel", "Romulan", "Science Class", (8, 5, 6), limit=UNIVERSAL, tier=3)
ship("scout_vessel", "Scout Vessel", "Romulan", "Scout Class", (9, 3, 3), limit=UNIVERSAL, traits="Scout")
ship(
    "type_vi_shuttlecraft",
    "Type VI Shuttlecraft",
    "Federation",
    "Type VI Shuttlecraft",
    (6, 2, 2),
    limit=UNIVERSAL,
    traits="Shuttlecraft",
    tier=3,
)
ship(
    "u_s_s_bozeman",
    "U.S.S. Bozeman",
    "Federation",
    "Soyuz Class",
    (5, 8, 7),
    staffing="command",
    equipment="Tractor Beam",
)
ship(
    "u_s_s_brittain",
    "U.S.S. Brittain",
    "Federation",
    "Miranda Class",
    (6, 5, 6),
    staffing="staff",
    equipment="Tractor Beam",
    tier=3,
)
ship(
    "u_s_s_enterprise",
    "U.S.S. Enterprise",
    "Federation",
    "Galaxy Class",
    (9, 8, 9),
    staffing="command, staff, staff",
    equipment="Holodeck, Tractor Beam",
)
ship(
    "u_s_s_excelsior",
    "U.S.S. Excelsior",
    "Federation",
    "Excelsior Class",
    (6, 6, 7),
    staffing="staff, staff",
    equipment="Tractor Beam",
    limit=UNIVERSAL,
)
ship(
    "u_s_s_galaxy",
    "U.S.S. Galaxy",
    "Federation",
    "Galaxy Class",
    (8, 7, 9),
    staffing="command, staff, staff",
    equipment="Holodeck, Tractor Beam",
    limit=UNIVERSAL,
    traits="Prototype",
)
ship(
    "u_s_s_hood",
    "U.S.S. Hood",
    "Federation",
    "Excelsior Class",
    (7, 6, 7),
    staffing="staff, staff",
    equipment="Tractor Beam",
    tier=3,
)
ship(
    "u_s_s_miranda",
    "U.S.S. Miranda",
    "Federation",
    "Miranda Class",
    (6, 5, 5),
    staffing="staff",
    equipment="Tractor Beam",
    limit=UNIVERSAL,
)
ship(
    "u_s_s_nebula",
    "U.S.S. Nebula",
    "Federation",
    "Nebula Class",
    (8, 7, 8),
    staffing="command, staff",
    equipment="Holodeck, Tractor Beam",
    limit=UNIVERSAL,
)
ship(
    "u_s_s_oberth",
    "U.S.S. Oberth",
    "Federation",
    "Oberth Class",
    (6, 4, 7),
    staffing="staff",
    equipment="Tractor Beam",
    limit=UNIVERSAL,
)
ship(
    "u_s_s_phoenix",
    "U.S.S. Phoenix",
    "Federation",
    "Nebula Class",
    (7, 7, 8),
    staffing="command, staff",
    equipment="Holodeck, Tractor Beam",
    named_in_lore="Benjamin Maxwell",
    tier=3,
)
ship(
    "u_s_s_sutherland",
    "U.S.S. Sutherland",
    "Federation",
    "Nebula Class",
    (7, 7, 7),
    staffing="command, staff",
    equipment="Holodeck, Tractor Beam",
    named_in_lore="Data",
    tier=3,
)
ship(
    "u_s_s_yamato",
    "U.S.S. Yamato",
    "Federation",
    "Galaxy Class",
    (8, 8, 8),
    staffing="command, staff, staff",
    equipment="Holodeck, Tractor Beam",
    named_in_lore="U.S.S. Enterprise",
    tier=3,
)
ship(
    "vulcan_lander",
    "Vulcan Lander",
    "Non-Aligned",
    "Survey Vessel",
    (7, 1, 7),
    staffing="Vulcan",
    limit=UNIVERSAL,
    icons="AU",
    traits="Vulcan ship",
)
ship("yridian_shuttle", "Yridian Shuttle", "Non-Aligned", "Shuttlecraft", (6, 1, 3), limit=UNIVERSAL, tier=3)
ship(
    "zibalian_transport",
    "Zibalian Transport",
    "Non-Aligned",
    "Zibalian Class",
    (6, 2, 4),
    limit=UNIVERSAL,
    traits="Merchant vessel, Transport",
    tier=3,
)
