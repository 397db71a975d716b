### The ready-made decks: name, and how they play.

deck-federation_explorers = Federation Explorers
    .style = Solves missions of every sort with a strong crew; Vulcans may report where the ritual is held, and captains aboard their own ships make them stronger.

deck-klingon_warriors = Klingon Warriors
    .style = Honor and battle, on the ground and in space, with tactics on the Battle Bridge and sworn enemies who must not meet.

deck-romulan_shadows = Romulan Shadows
    .style = Treachery under cloak around the Neutral Zone: captures personnel and makes them talk.

deck-khitomer_alliance = Khitomer Alliance
    .style = Federation and Klingons joined by a treaty that must hold, with espionage and people who serve both sides.

deck-continuum_oddities = Continuum Oddities
    .style = A bit of everything strange: Q, tribbles, holograms, a journey into the past, and wandering machines that obey nobody.

deck-academy_federation = Academy: Federation
    .style = A first deck that simply solves missions: report, staff a ship, beam down, attempt.

deck-academy_klingon = Academy: Klingons
    .style = A first deck that solves missions and can fight: Klingons attack anyone, and their ships cloak.

deck-academy_romulan = Academy: Romulans
    .style = A first deck of treachery and cunning, with strong ships that cloak.

deck-duras_conspiracy = Duras Conspiracy
    .style = Romulans and Klingons bound by treaty share missions, hire mercenaries, spy, and send Rogue Borg aboard the enemy's ships.

deck-borg_collective = Borg Collective
    .style = No missions, only objectives: scout, assimilate planets and ships, and come from the Delta Quadrant by transwarp gateway.
