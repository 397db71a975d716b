### Dilemmas: name, and their effect in our own words. “You” are the player whose team meets the dilemma.

card-a_miner_confrontation = A Miner Confrontation
    .text = Get past with three personnel who each have Leadership, or with three personnel of ENGINEER classification.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-alien_abduction = Alien Abduction
    .text = The member with the highest CUNNING (ties: you choose) is held under this card: out of the team and disabled, but in play. Cured by Leadership x3 present or by completing the mission: the held personnel returns to the planet.
    .rule = CCG-13.34 CCG-18.20

card-alien_labyrinth = Alien Labyrinth
    .text = Get past with a tricorder or with ENGINEER x2.
    .rule = CCG-13.31 CCG-13.32

card-alien_parasites = Alien Parasites
    .text = Get past with INTEGRITY>32. Otherwise the team beams to its ship or facility here, if it can; then the opponent gives orders to that ship and its crew (or to the Away Team, if it had to stay) as if controlling them, until they are stopped or the opponent chooses to end this. Then they are all stopped and your turn goes on.
    .rule = CCG-13.31 CCG-13.32 CCG-18.1

card-anaphasic_organism = Anaphasic Organism
    .text = Targets females. Get past with SECURITY and MEDICAL; otherwise discard the female with the highest total attributes (ties: the opponent chooses). Leaves play either way.
    .rule = CCG-13.30 CCG-13.31 CCG-13.33 CCG-13.45

card-ancient_computer = Ancient Computer
    .text = Get past with Computer Skill x2, SCIENCE x3 or ENGINEER x3.
    .rule = CCG-13.31 CCG-13.32

card-aphasia_device = Aphasia Device
    .text = Place on the ship, which is quarantined. Now and at the end of each of your turns one personnel aboard, chosen at random, is disabled; once everyone aboard is disabled, they all die. Cured by MEDICAL x2 and Biology x2 aboard.
    .rule = CCG-13.34 CCG-13.42 CCG-18.20 CCG-18.32 CCG-19.15

card-archer = Archer
    .text = Get past with SECURITY and MEDICAL; otherwise the member with the highest total attributes dies (ties: the opponent chooses). Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.45

card-armus_skin_of_evil = Armus - Skin of Evil
    .text = One member of the team, chosen at random, dies.
    .rule = CCG-13.39 CCG-19.15

card-authorized_access_only = Authorized Access Only
    .text = Get past with three personnel who each have Acquisition, or with three personnel of OFFICER classification.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-barclays_protomorphosis_disease = Barclay's Protomorphosis Disease
    .text = Get past with MEDICAL, SCIENCE and SECURITY; otherwise the whole team dies, except androids. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-birth_of_junior = Birth of "Junior"
    .text = Place on the ship. At the end of each turn of its controller the ship loses 1 RANGE; these losses add up, and at RANGE 0 the ship is destroyed. Nullified by ENGINEER x3 aboard.
    .rule = CCG-13.37 CCG-13.42 CCG-14.18

card-borg_ship = Borg Ship
    .text = Enters play at the far end of the spaceline, counted from this mission. At the end of every turn it attacks all ships at its location, then moves. Whoever destroys it in battle scores the points.
    .rule = CCG-19.10 CCG-22.40 CCG-22.41 CCG-22.44 CCG-22.45

card-cardassian_trap = Cardassian Trap
    .text = Targets unique personnel who are not Cardassian. Get past with Empathy; otherwise the opponent captures one of the targets, chosen at random, and this card stays as the trap.
    .rule = CCG-13.30 CCG-13.31 CCG-13.32 CCG-13.42 CCG-17.20 CCG-17.22 CCG-19.15

card-chalnoth = Chalnoth
    .text = Get past with SECURITY x3 or STRENGTH>40; otherwise one member chosen by the opponent dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-13.45

card-chula_the_chandra = Chula: The Chandra
    .text = One member, chosen at random, goes on together with everyone who has at least one attribute number in common with that member. All others are stopped.
    .rule = CCG-13.39 CCG-18.1 CCG-19.15

card-conundrum = Conundrum
    .text = Get past with INTEGRITY>40; otherwise place this card on the ship. Required action: at normal RANGE the ship must chase one opposing ship of your choice on this spaceline and attack it, whatever its affiliation. Discard this card after that battle, or when there is no ship to chase.
    .rule = CCG-7.20 CCG-11.24 CCG-13.31 CCG-13.32 CCG-13.42

card-cosmic_string_fragment = Cosmic String Fragment
    .text = Get past with Astrophysics, ENGINEER or Navigation; otherwise the ship is destroyed. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-crystalline_entity = Crystalline Entity
    .text = In space: get past with SHIELDS>6 or Music; otherwise everyone aboard dies. On a planet: get past with SCIENCE and MEDICAL; otherwise the whole Away Team dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-cytherians = Cytherians
    .text = The attempt ends. Place this card on the ship. Required action: at normal RANGE the ship travels to the far end of its spaceline. On arrival discard this card and score its points.
    .rule = CCG-11.24 CCG-13.39 CCG-13.41 CCG-13.42 CCG-19.10

card-dead_end = Dead End
    .text = Get past with a score of at least 50 points; otherwise this card stays on the mission for the rest of the game: no player with fewer than 50 points may attempt it.
    .rule = CCG-13.31 CCG-13.32 CCG-13.42 CCG-13.50

card-el_adrel_creature = El-Adrel Creature
    .text = Targets the two members with the highest STRENGTH (ties: you choose). Get past if their STRENGTH adds up to more than 16; otherwise one of the two, chosen at random, dies. Leaves play either way.
    .rule = CCG-13.30 CCG-13.31 CCG-13.33 CCG-19.15

card-faux_pas = Faux Pas
    .text = Get past with three personnel who each have Diplomacy, or with three personnel of V.I.P. classification.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-females_love_interest = Female's Love Interest
    .text = One female of the team, chosen at random, relocates to the farthest planet of this spaceline. If there is no other planet, nothing happens.
    .rule = CCG-13.30 CCG-13.39 CCG-18.30 CCG-19.10 CCG-19.15

card-ferengi_attack = Ferengi Attack
    .text = Get past with Greed, or if CUNNING and STRENGTH of the team add up to more than 68; otherwise one member chosen by the opponent dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.45

card-firestorm = Firestorm
    .text = Targets personnel with INTEGRITY<5. Get past with <card>Thermal Deflectors</card>; otherwise all targets die, unless you play <card>Emergency Transporter Armbands</card> now to beam the team away. Leaves play either way.
    .rule = CCG-13.30 CCG-13.31 CCG-13.33

card-friendly_fire = Friendly Fire
    .text = Get past with Leadership x2 and SECURITY x2; otherwise one member, chosen at random, dies and this card stays on the mission, which cannot be attempted until the countdown ends. The countdown follows the turns of the player who seeded this card.
    .rule = CCG-13.31 CCG-13.32 CCG-13.42 CCG-19.15 CCG-20.1

card-gravitic_mine = Gravitic Mine
    .text = Get past with SCIENCE and Navigation; otherwise the ship is damaged. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-16.57 CCG-16.58

card-hidden_entrance = Hidden Entrance
    .text = Get past with <card>Geordi La Forge</card>, or with ENGINEER and CUNNING>32.
    .rule = CCG-13.31 CCG-13.32

card-hologram_ruse = Hologram Ruse
    .text = Get past with INTEGRITY>30 and CUNNING>30.
    .rule = CCG-13.31 CCG-13.32

card-hunter_gangs = Hunter Gangs
    .text = Two members, chosen at random, are checked one after the other: if the member's CUNNING is odd, that member dies; if it is even, nothing happens.
    .rule = CCG-13.39 CCG-19.15

card-hyper_aging = Hyper-Aging
    .text = Place on the team, which is quarantined. At the end of your third full turn all its members die. Cured by SCIENCE and MEDICAL x2 present; you then score the points.
    .rule = CCG-4.25 CCG-13.34 CCG-13.36 CCG-13.41 CCG-13.42 CCG-18.32

card-iconian_computer_weapon = Iconian Computer Weapon
    .text = Get past with SCIENCE; otherwise discard every card in your hand that is not a personnel, then draw as many cards. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33

card-impassable_door = Impassable Door
    .text = Get past with Computer Skill.
    .rule = CCG-13.31 CCG-13.32

card-ktarian_game = Ktarian Game
    .text = Place on the ship. Now and at the start of each of your turns one personnel aboard, chosen at random, is disabled. Cured by an android aboard, or by CUNNING>30 in total among those aboard who are not disabled.
    .rule = CCG-13.34 CCG-13.42 CCG-18.20 CCG-19.15

card-maglock = Maglock
    .text = Get past with three OFFICERs who each have STRENGTH>5.
    .rule = CCG-13.31 CCG-13.32

card-males_love_interest = Male's Love Interest
    .text = One male of the team, chosen at random, relocates to the farthest planet of this spaceline. If there is no other planet, nothing happens.
    .rule = CCG-13.30 CCG-13.39 CCG-18.30 CCG-19.10 CCG-19.15

card-malfunctioning_door = Malfunctioning Door
    .text = Get past with a Soong-type android, or if the four highest STRENGTHs of the team add up to more than 27.
    .rule = CCG-13.31 CCG-13.32

card-matriarchal_society = Matriarchal Society
    .text = Get past with two females.
    .rule = CCG-13.31 CCG-13.32

card-menthar_booby_trap = Menthar Booby Trap
    .text = Place on the ship, which cannot move. Then get past with MEDICAL; otherwise one crew member, chosen at random, dies. Whether or not you get past, this card stays on the ship until cured by ENGINEER x2 aboard.
    .rule = CCG-13.31 CCG-13.32 CCG-13.34 CCG-13.42 CCG-19.15

card-microbiotic_colony = Microbiotic Colony
    .text = Get past with SCIENCE, ENGINEER and OFFICER; otherwise the ship is damaged. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-16.57 CCG-16.58

card-microvirus = Microvirus
    .text = Get past with MEDICAL and SECURITY; otherwise one member chosen by the opponent dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-13.45

card-nagilum = Nagilum
    .text = Get past with Diplomacy x3 or STRENGTH>40; otherwise half of the crew (rounded down), chosen at random, dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-19.15

card-nanites = Nanites
    .text = Get past with SCIENCE x2 or Diplomacy; otherwise the ship is damaged. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-16.57 CCG-16.58

card-nausicaans = Nausicaans
    .text = Get past with STRENGTH>44; otherwise one member, chosen at random, dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-19.15

card-nitrium_metal_parasites = Nitrium Metal Parasites
    .text = Place on the ship. At the end of your second full turn the ship is destroyed. Cured by SCIENCE x2 or ENGINEER x2 aboard.
    .rule = CCG-4.25 CCG-13.34 CCG-13.36 CCG-13.42

card-null_space = Null Space
    .text = Get past with Navigation x2; otherwise the ship is damaged. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41 CCG-16.57 CCG-16.58

card-outpost_raid = Outpost Raid
    .text = With your outpost here: get past with STRENGTH>81; otherwise two members chosen by the opponent die; this card leaves play either way. Without it: get past with STRENGTH>18.
    .rule = CCG-13.31 CCG-13.33 CCG-13.45

card-parallel_romance = Parallel Romance
    .text = Targets one male and one female, each chosen at random. Both lose 2 STRENGTH and are stopped, now and during your next two full turns.
    .rule = CCG-4.25 CCG-7.20 CCG-13.30 CCG-13.39 CCG-18.1 CCG-19.15

card-phased_matter = Phased Matter
    .text = Split the team in two. The larger part (ties: the opponent chooses) is phased: separated, and unable to beam. The attempt goes on with the other part; a team of one is phased whole, and the attempt ends. Cured by ENGINEER and SCIENCE in another Away Team on this planet.
    .rule = CCG-13.34 CCG-13.45 CCG-18.28

card-planet_killer = Planet Killer
    .text = Enters play here. At the end of every turn it attacks all ships at its location, then moves. Whoever destroys it in battle scores the points.
    .rule = CCG-22.40 CCG-22.41 CCG-22.44 CCG-22.45

card-portal_guard = Portal Guard
    .text = Get past with one personnel who has CUNNING>7 or Honor; otherwise the whole team must beam up at once or die.
    .rule = CCG-13.31 CCG-13.32

card-primitive_culture = Primitive Culture
    .text = Get past with three Vulcans; or Anthropology and CIVILIAN; or Tal Shiar x2; or Obsidian Order x2; or Acquisition and Greed x2; or six Klingons.
    .rule = CCG-4.33 CCG-13.31 CCG-13.32

card-punishment_zone = Punishment Zone
    .text = One member is chosen at random. Choose: that member dies; or you beam that member up and lose 5 points (10 if it is a Federation personnel).
    .rule = CCG-1.11 CCG-13.39 CCG-19.15

card-q = Q
    .text = Get past with Leadership x2 and INTEGRITY>60. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33

card-radioactive_garbage_scow = Radioactive Garbage Scow
    .text = The attempt ends. Place this card on the mission: where it lies, no mission can be attempted. A ship with a Tractor Beam and ENGINEER x2 aboard may tow this card along when it moves and leave it at another location.
    .rule = CCG-13.39 CCG-13.42

card-rebel_encounter = Rebel Encounter
    .text = Get past with STRENGTH>44, or by discarding one Equipment present of your choice; otherwise one member, chosen at random, dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-19.15

card-rem_fatigue_hallucinations = REM Fatigue Hallucinations
    .text = Place on the team. At the end of your third full turn all its members die. Cured by MEDICAL x3 present, or when their ship docks at an outpost; you then score the points.
    .rule = CCG-4.25 CCG-13.34 CCG-13.36 CCG-13.41 CCG-13.42

card-rock_people = Rock People
    .text = Get past with three personnel who each have Geology, or with three personnel of SCIENCE classification.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-sarjenka = Sarjenka
    .text = Choose: discard this card without effect; or score its points, and all your Away Teams on this planet are stopped.
    .rule = CCG-13.39 CCG-13.41 CCG-18.1

card-shaka_when_the_walls_fell = Shaka, When the Walls Fell
    .text = Get past with Diplomacy x2 and CUNNING>30.
    .rule = CCG-13.31 CCG-13.32

card-shot_in_the_back = Shot in the Back
    .text = All androids with SECURITY or OFFICER are stopped. If there are none, one member who is not an android, chosen by the opponent, dies.
    .rule = CCG-9.2 CCG-13.39 CCG-13.45 CCG-18.1

card-spaceborne_entity = Spaceborne Entity
    .text = Enters play here. Nobody may report for free at its location. At the end of every turn it attacks every ship at its location whose affiliation is among this mission's icons, then moves.
    .rule = CCG-7.4 CCG-22.40 CCG-22.41 CCG-22.44 CCG-22.45

card-stand_off = Stand-Off
    .text = Get past with three personnel who each have Anthropology, or with three personnel of SECURITY classification.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-stellar_flare = Stellar Flare
    .text = Every ship here, cloaked ships included, is damaged and stopped, except ships that are docked, landed or carried, ships with Navigation x2 and Astrophysics aboard, and ships with SHIELDS>11.
    .rule = CCG-13.39 CCG-16.57 CCG-16.58 CCG-17.6 CCG-18.1

card-tarellian_plague_ship = Tarellian Plague Ship
    .text = Get past by discarding one MEDICAL personnel present of your choice; otherwise the whole crew dies. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-temporal_causality_loop = Temporal Causality Loop
    .text = Get past with SCIENCE and CUNNING>35; otherwise your last two orders of this turn are undone (RANGE, beaming and docking go back; what was seen stays seen) and your turn ends. Leaves play either way.
    .rule = CCG-13.31 CCG-13.33 CCG-13.41

card-the_ghost_of_cyrus_ramsey = The Ghost of Cyrus Ramsey
    .text = Get past with three personnel who each have Transporter Skill, or with three personnel of MEDICAL classification.
    .rule = CCG-13.31 CCG-13.32 CCG-22.60

card-tsiolkovsky_infection = Tsiolkovsky Infection
    .text = Place on the ship. While aboard, each personnel loses its first-listed skill (not cumulative). Cured by MEDICAL x3 aboard.
    .rule = CCG-9.4 CCG-13.34 CCG-13.42 CCG-19.1

card-two_dimensional_creatures = Two-Dimensional Creatures
    .text = Place on the ship, which cannot move; all personnel with Empathy aboard are disabled. Cured by SCIENCE and ENGINEER aboard, which also ends their being disabled.
    .rule = CCG-13.34 CCG-13.42 CCG-18.20

card-wind_dancer = Wind Dancer
    .text = Get past with <card>Lwaxana Troi</card>, or with one personnel who has Youth, Music or STRENGTH>9.
    .rule = CCG-13.31 CCG-13.32
