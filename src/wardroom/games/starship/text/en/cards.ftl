### The cards of Starship Captains: name, text in our own words, and the rules that govern it.
### The texts of techs, missions, events and stations are put together from `effects.ftl`; a test holds them to the data.

## Technologies: rooms

card-impulse_engines = Impulse Engines
    .text = Red room: up to 3 moves; any track +1.
    .rule = SHIP-4.5 SHIP-14.2 SHIP-14.20

card-observation_lounge = Observation Lounge
    .text = Red room: any track +2; 1 medal.
    .rule = SHIP-4.5 SHIP-14.20 SHIP-14.9

card-shuttle_bay = Shuttle Bay
    .text = Red room: 1 move; fight a pirate.
    .rule = SHIP-4.5 SHIP-14.1 SHIP-14.3

card-emergency_beacon = Emergency Beacon
    .text = Red room, discarded when used: bring back the front figure of your queue; bring back the front figure of your queue; any track +1.
    .rule = SHIP-4.5 SHIP-14.18 SHIP-14.20 SHIP-14.27

card-jump_drive = Jump Drive
    .text = Red room: jump; any track +2. It may replace one of your techs when you take it.
    .rule = SHIP-4.5 SHIP-14.16 SHIP-14.20 SHIP-14.28

card-embassy_suite = Embassy Suite
    .text = Red room: Cooperative +1; Zinca +1; Ni'an +1; 1 move.
    .rule = SHIP-4.5 SHIP-14.19 SHIP-14.1

card-laser_cannons = Laser Cannons
    .text = Yellow room: fight a pirate; 1 move.
    .rule = SHIP-4.5 SHIP-14.3 SHIP-14.1

card-security_office = Security Office
    .text = Yellow room: 1 medal; Ni'an +2.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.19

card-brig = Brig
    .text = Yellow room: you may discard 1 pirate token for this: 2 medals and any track +2.
    .rule = SHIP-4.5 SHIP-14.12 SHIP-14.9 SHIP-14.20

card-plasma_cannons = Plasma Cannons
    .text = Yellow room: fight a pirate; 1 repair. It may replace one of your techs when you take it.
    .rule = SHIP-4.5 SHIP-14.3 SHIP-14.6 SHIP-14.28

card-quantum_torpedoes = Quantum Torpedoes
    .text = Yellow room: fight a pirate; fight a pirate. It may replace one of your techs when you take it.
    .rule = SHIP-4.5 SHIP-14.3 SHIP-14.28 SHIP-15.7 SHIP-15.29

card-tractor_beam = Tractor Beam
    .text = Yellow room: 1 pirate token; Ni'an +2.
    .rule = SHIP-4.5 SHIP-14.10 SHIP-14.19

card-boarding_pods = Boarding Pods
    .text = Yellow room, discarded when used: 2 pirate tokens; 2 medals.
    .rule = SHIP-4.5 SHIP-14.10 SHIP-14.9 SHIP-14.27

card-research_lab = Research Lab
    .text = Blue room: take a tech (it may replace one of yours); any track +1.
    .rule = SHIP-4.5 SHIP-14.5 SHIP-14.20

card-xeno_lab = Xeno Lab
    .text = Blue room: 1 artifact; Zinca +2.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.19

card-med_bay = Med Bay
    .text = Blue room: 1 medal; 1 repair.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.6

card-sensor_array = Sensor Array
    .text = Blue room: any track +1; any track +1; 1 artifact.
    .rule = SHIP-4.5 SHIP-14.21 SHIP-14.9

card-prototype_core = Prototype Core
    .text = Blue room, discarded when used: take a tech (it may replace one of yours); take a tech.
    .rule = SHIP-4.5 SHIP-14.5 SHIP-14.4 SHIP-14.27

card-robotics_bay = Robotics Bay
    .text = Blue room: 1 android; Zinca +1.
    .rule = SHIP-4.5 SHIP-14.8 SHIP-14.19

card-fabricator = Fabricator
    .text = Blue room: either 2 repairs and any track +1, or 1 artifact and 1 medal and any track +1.
    .rule = SHIP-4.5 SHIP-14.14 SHIP-14.6 SHIP-14.20 SHIP-14.9

card-omega_supercomputer = Omega Supercomputer
    .text = Blue room, discarded when used: draw 3 omega techs and place up to 1 of them. The omega you choose goes to an empty tech slot or takes the place of one of your techs, with its bonuses. The rest go to the omega discard.
    .rule = SHIP-4.5 SHIP-15.4 SHIP-15.26 SHIP-14.27

card-repair_bay = Repair Bay
    .text = Grey room: 2 repairs.
    .rule = SHIP-4.5 SHIP-14.6

card-repair_bay_1 = Repair Bay I
    .text = Grey room: 2 repairs.
    .rule = SHIP-4.5 SHIP-14.6

card-repair_bay_2 = Repair Bay II
    .text = Grey room: 2 repairs.
    .rule = SHIP-4.5 SHIP-14.6

card-mess_hall = Mess Hall
    .text = Grey room: 1 medal; any track +1.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.20

card-arboretum = Arboretum
    .text = Grey room: 1 repair; any track +2.
    .rule = SHIP-4.5 SHIP-14.6 SHIP-14.20

card-holodeck = Holodeck
    .text = Room of the copied colour: use a room tech of the central board, or of another player, as if it were printed here. The figure or the pair of artifacts must match the colour of the copied room; a face-down artifact of Crowd Production copies a room of any colour. Copying a single-use room discards the Holodeck, not the original. It cannot copy a Holodeck, and without a room to copy it cannot be activated. It may replace one of your techs when you take it.
    .rule = SHIP-4.5 SHIP-15.5 SHIP-15.6 SHIP-14.28

## Technologies: abilities

card-hull_plating = Hull Plating
    .text = Each time you would take 1 damage, on any turn: you may discard 1 pirate token from your cargo instead. The pirate you are fighting is not aboard yet and cannot pay for its own damage.
    .rule = SHIP-8.23 SHIP-15.8

card-dimensional_lockers = Dimensional Lockers
    .text = Always: 2 more cargo slots, which cannot be damaged. Cargo moves freely between these slots and the hold, and they work even with overflow damage. If this card leaves, shift its cargo or discard it.
    .rule = SHIP-8.23 SHIP-15.9 SHIP-15.10 SHIP-8.20

card-dimensional_lockers_1 = Dimensional Lockers I
    .text = Always: 2 more cargo slots, which cannot be damaged. Cargo moves freely between these slots and the hold, and they work even with overflow damage. If this card leaves, shift its cargo or discard it.
    .rule = SHIP-8.23 SHIP-15.9 SHIP-15.10 SHIP-8.20

card-dimensional_lockers_2 = Dimensional Lockers II
    .text = Always: 2 more cargo slots, which cannot be damaged. Cargo moves freely between these slots and the hold, and they work even with overflow damage. If this card leaves, shift its cargo or discard it.
    .rule = SHIP-8.23 SHIP-15.9 SHIP-15.10 SHIP-8.20

card-training_headset = Training Headset
    .text = Each time a tech bonus gives you a medal: gain 2 medals instead. This holds for the bonuses of placing this card too.
    .rule = SHIP-8.23 SHIP-15.12

card-hyper_charger = Hyper-Charger
    .text = Each time an effect gives you a move or a jump: you may make 1 repair instead. With several moves you decide for each of them.
    .rule = SHIP-8.23 SHIP-15.13

card-observer_red = Command Observer
    .text = After each mission you accomplish, before the new mission appears: if it has a red line, Cooperative +1. The line need not have been resolved, and two such lines count once.
    .rule = SHIP-8.23 SHIP-15.14 SHIP-14.19

card-observer_yellow = Tactical Observer
    .text = After each mission you accomplish, before the new mission appears: if it has a yellow line, Ni'an +1. The line need not have been resolved, and two such lines count once.
    .rule = SHIP-8.23 SHIP-15.14 SHIP-14.19

card-observer_blue = Science Observer
    .text = After each mission you accomplish, before the new mission appears: if it has a blue line, Zinca +1. The line need not have been resolved, and two such lines count once.
    .rule = SHIP-8.23 SHIP-15.14 SHIP-14.19

card-stealth_paint = Stealth Paint
    .text = While you resolve the lines of a mission: ignore your first damage. It may be printed on the card, come from a fight, or from a pirate you fly past.
    .rule = SHIP-8.23 SHIP-15.15

card-mech_bots = Mech Bots
    .text = Each time a tech bonus gives you a repair: make up to 2 repairs instead. This holds for the bonuses of placing this card too.
    .rule = SHIP-8.23 SHIP-15.16

card-artifact_display = Artifact Display Case
    .text = Each time you pay medals, be it for training, for promotion or for a crossed-out medal: artifacts from your cargo may stand in for medals, one for one. There is no exchange at any other time.
    .rule = SHIP-8.23 SHIP-15.19 SHIP-15.28

card-trophy_display = Trophy Display Case
    .text = Each time you pay medals, be it for training, for promotion or for a crossed-out medal: pirate tokens from your cargo may stand in for medals, one for one. There is no exchange at any other time.
    .rule = SHIP-8.23 SHIP-15.19 SHIP-15.28

card-merit_board = Merit Board
    .text = At the start of rounds 2, 3 and 4, after the station tiles: 1 medal.
    .rule = SHIP-8.23 SHIP-14.9

card-maintenance_drones = Maintenance Drones
    .text = At the start of rounds 2, 3 and 4, after the station tiles: 1 repair.
    .rule = SHIP-8.23 SHIP-14.6

card-wormhole_generator = Wormhole Generator
    .text = Each time a tech bonus gives you a move: jump instead. This holds for the bonuses of placing this card too. It may replace one of your techs when you take it.
    .rule = SHIP-8.23 SHIP-15.11 SHIP-14.28

card-universal_translator = Universal Translator
    .text = Each time you gain an advance on a named faction track: you may take all of it on one other track instead. It cannot be split. An advance on a track of your choice stays as it is.
    .rule = SHIP-8.23 SHIP-15.17

card-nian_transmitter = Ni'an Transmitter
    .text = After each mission you accomplish, before the new mission appears: if any of its lines shows damage, a fight or an ambush, Ni'an +2. The line need not have been resolved. Once per mission.
    .rule = SHIP-8.23 SHIP-15.18 SHIP-14.19

card-navigation_computer = Navigation Computer
    .text = After each activation of the Helm, however it came about: 1 move.
    .rule = SHIP-8.23 SHIP-14.1

card-targeting_computer = Targeting Computer
    .text = After each pirate you defeat, once its token and reward are aboard: any track +1.
    .rule = SHIP-8.23 SHIP-14.20

card-shield_generator = Shield Generator
    .text = Always: flying past pirates does you no damage. Fighting them still does. It may replace one of your techs when you take it.
    .rule = SHIP-8.23 SHIP-5.2 SHIP-14.28

card-salvage_crane = Salvage Crane
    .text = After each pirate you defeat, once its token and reward are aboard: 1 repair.
    .rule = SHIP-8.23 SHIP-14.6

card-rec_room = Rec Deck Roster
    .text = At the start of rounds 2, 3 and 4, after the station tiles: bring back the front figure of your queue.
    .rule = SHIP-8.23 SHIP-14.18

card-android_workshop = Android Workshop
    .text = At the start of rounds 2, 3 and 4, after the station tiles: 1 android.
    .rule = SHIP-8.23 SHIP-14.8

card-zinca_relay = Zinca Relay
    .text = Each time one of your androids leaves for the supply after a mission: Zinca +2.
    .rule = SHIP-8.23 SHIP-14.19

## Omega technologies

card-matching_circuits = Matching Circuits
    .text = At the end: 1 point for each pair of equal tech-bonus icons facing each other in your tech slots. The printed pair in the middle counts while it is visible.
    .rule = SHIP-14.23

card-helm_academy = Helm Academy
    .text = At the end: 1 point for each red figure of your crew, ensigns and commanders alike.
    .rule = SHIP-14.24

card-tactical_academy = Tactical Academy
    .text = At the end: 1 point for each yellow figure of your crew, ensigns and commanders alike.
    .rule = SHIP-14.24

card-science_academy = Science Academy
    .text = At the end: 1 point for each blue figure of your crew, ensigns and commanders alike.
    .rule = SHIP-14.24

card-command_center = Command Center
    .text = At the end: 1 point for each of your commanders, on top of their usual point.
    .rule = SHIP-14.25

card-scrap_museum = Scrap Museum
    .text = At the end: 1 point for each damage token on your ship, which makes up for the point it costs.
    .rule = SHIP-14.26

card-command_archive = Command Archive
    .text = At the end: 1 point for each accomplished mission with at least one red line.
    .rule = SHIP-14.22

card-tactical_archive = Tactical Archive
    .text = At the end: 1 point for each accomplished mission with at least one yellow line.
    .rule = SHIP-14.22

card-science_archive = Science Archive
    .text = At the end: 1 point for each accomplished mission with at least one blue line.
    .rule = SHIP-14.22

card-artifact_blueprints = Artifact Blueprints
    .text = At the end: 2 points for each different type of artifact in your cargo: 6 at most.
    .rule = SHIP-15.20

card-pirate_gallery = Pirate Gallery
    .text = At the end: 1 point for each pirate token on your ship, on top of its usual point.
    .rule = SHIP-13.3 SHIP-13.4

card-galactic_accord = Galactic Accord
    .text = At the end: as many points as your weakest faction track is worth.
    .rule = SHIP-13.3 SHIP-11.8

## Missions

card-shipwreck_salvage = Shipwreck Salvage
    .text = 4 points. Yellow line: either 1 repair, or Ni'an +2. Blue line: either 1 repair, or Ni'an +2.
    .rule = SHIP-14.14 SHIP-14.6 SHIP-14.19

card-prototype_shuttlecraft = Prototype Shuttlecraft
    .text = 3 points. Blue line: you may discard 1 pirate token for this: take a tech and any track +2. Red line: up to 2 moves; any track +1.
    .rule = SHIP-14.12 SHIP-14.4 SHIP-14.20 SHIP-14.2

card-emotion_chip_trade = Emotion Chip Trade
    .text = 4 points. Blue line: you may discard 1 artifact for this: Zinca +3. Red line: Zinca +2.
    .rule = SHIP-14.12 SHIP-14.19

card-gathering_roddenberries = Gathering Roddenberries
    .text = 4 points. Red line: 1 medal; any track +1. Blue line: 1 repair.
    .rule = SHIP-14.9 SHIP-14.20 SHIP-14.6

card-arena_fight = Arena Fight
    .text = 3 points. Yellow line: 1 damage; 2 medals; Ni'an +2. Yellow line: 1 damage; any track +4.
    .rule = SHIP-14.7 SHIP-14.9 SHIP-14.19 SHIP-14.20

card-living_slime = Living Slime
    .text = 3 points. Blue line: 2 artifacts. Yellow line: 1 damage; 1 artifact; any track +3.
    .rule = SHIP-14.11 SHIP-14.7 SHIP-14.9 SHIP-14.20

card-first_contact = First Contact
    .text = 4 points. Red line: any track +3. Red line: 1 medal.
    .rule = SHIP-14.20 SHIP-14.9

card-rescue_the_younglings = Rescue the Younglings
    .text = 3 points. Red line: bring back the front figure of your queue. Yellow line: Cooperative +3.
    .rule = SHIP-14.18 SHIP-14.19

card-repair_the_repair_station = Repair the Repair Station
    .text = 4 points. Blue line: 1 repair. Blue line: 1 repair; Cooperative +1.
    .rule = SHIP-14.6 SHIP-14.19

card-omnipotent_being = Omnipotent Being
    .text = 3 points. Red line: jump; any track +1. Red line: any track +1; any track +1; any track +1.
    .rule = SHIP-14.16 SHIP-14.20 SHIP-14.21

card-hive_mind = Hive Mind
    .text = 4 points. Blue line: Zinca +1; Zinca +1 for each android in your crew. Gold line: 1 android; Zinca +3. Androids in your ready room count, and so do all that stand on this mission. Each step is taken on its own, if you want it.
    .rule = SHIP-14.19 SHIP-15.2 SHIP-15.25 SHIP-14.8 SHIP-9.7

card-star_gate = Star Gate
    .text = 3 points. Red line: look at the top 3 missions of the deck; jump. Blue line: 1 artifact; any track +2. You alone see the 3 missions, and they go back in the same order.
    .rule = SHIP-15.3 SHIP-15.27 SHIP-14.16 SHIP-14.9 SHIP-14.20

card-zinca_library = Zinca Library
    .text = 3 points. Blue line: draw 3 techs and place up to 1 of them. Red line: Zinca +2. The tech you choose goes to an empty tech slot, with its bonuses; the others are discarded. Without an empty slot you still look at all 3, then discard them.
    .rule = SHIP-15.1 SHIP-15.26 SHIP-14.19

card-smugglers_cache = Smugglers' Cache
    .text = 3 points. Yellow line: 2 artifacts. Red line: Ni'an +2; 1 medal.
    .rule = SHIP-14.11 SHIP-14.19 SHIP-14.9

card-training_exercise = Training Exercise
    .text = 3 points. Red line: 2 medals. Yellow line: 2 medals.
    .rule = SHIP-14.9

card-comet_chase = Comet Chase
    .text = 3 points. Red line: up to 2 moves; any track +1. Blue line: take a tech.
    .rule = SHIP-14.2 SHIP-14.20 SHIP-14.4

card-distress_call = Distress Call
    .text = 4 points. Yellow line: 1 repair. Red line: bring back the front figure of your queue.
    .rule = SHIP-14.6 SHIP-14.18

card-minefield = Minefield
    .text = 4 points. Yellow line: 1 damage; any track +3. Blue line: 1 repair; 1 move.
    .rule = SHIP-14.7 SHIP-14.20 SHIP-14.6 SHIP-14.1

card-android_in_need = Android in Need
    .text = 3 points. Blue line: 1 android. Yellow line: Zinca +3.
    .rule = SHIP-14.8 SHIP-14.19

card-stealing_secret_plans = Stealing Secret Plans
    .text = 4 points. Yellow line: ambush; fight a pirate. Blue line: draw 3 omega techs and place up to 1 of them. Red line: jump; ambush. The omega you choose goes to an empty tech slot or takes the place of one of your techs, with its bonuses. The rest go to the omega discard.
    .rule = SHIP-14.15 SHIP-14.3 SHIP-15.4 SHIP-15.26 SHIP-14.16 SHIP-14.17

card-lost_world = Lost World
    .text = 6 points. Red line: any track +2. Blue line: 1 artifact; Zinca +1. Yellow line: 1 damage; 2 medals; Ni'an +1.
    .rule = SHIP-14.20 SHIP-14.9 SHIP-14.19 SHIP-14.7

card-anti_time_anomaly = Anti-Time Anomaly
    .text = 5 points. Blue line: take a tech (it may replace one of yours). Red line: bring back the front figure of your queue. Gold line: any track +4; 1 medal.
    .rule = SHIP-14.5 SHIP-14.18 SHIP-14.20 SHIP-14.9 SHIP-9.7

card-border_incident = Border Incident
    .text = 6 points. Yellow line: 2 damage; any track +4. Blue line: 1 repair; 1 artifact. Red line: Ni'an +2.
    .rule = SHIP-14.7 SHIP-14.20 SHIP-14.6 SHIP-14.9 SHIP-14.19

card-peace_conference = Peace Conference
    .text = 6 points. Red line: Cooperative +2. Red line: Zinca +2. Yellow line: Ni'an +2.
    .rule = SHIP-14.19

card-raiders_at_dawn = Raiders at Dawn
    .text = 5 points. Yellow line: ambush; fight a pirate. Yellow line: fight a pirate. Red line: 1 medal; 1 move.
    .rule = SHIP-14.15 SHIP-14.3 SHIP-14.9 SHIP-14.1

card-derelict_outpost = Derelict Outpost
    .text = 5 points. Blue line: 2 repairs. Yellow line: 1 artifact; 1 medal. Red line: any track +2.
    .rule = SHIP-14.6 SHIP-14.9 SHIP-14.20

card-plague_ship = Plague Ship
    .text = 6 points. Blue line: 1 medal; 1 repair. Blue line: Cooperative +2. Yellow line: 1 damage; bring back the front figure of your queue.
    .rule = SHIP-14.9 SHIP-14.6 SHIP-14.19 SHIP-14.7 SHIP-14.18

card-archaeological_dig = Archaeological Dig
    .text = 5 points. Blue line: 2 artifacts. Blue line: Zinca +3. Yellow line: ambush; 1 artifact; any track +1.
    .rule = SHIP-14.11 SHIP-14.19 SHIP-14.15 SHIP-14.9 SHIP-14.20

card-hostage_exchange = Hostage Exchange
    .text = 5 points. Red line: you may discard 1 medal for this: bring back the front figure of your queue and any track +2. Yellow line: Ni'an +3. Yellow line: 1 damage; 2 medals.
    .rule = SHIP-14.12 SHIP-14.18 SHIP-14.20 SHIP-14.19 SHIP-14.7 SHIP-14.9

card-supernova_survey = Supernova Survey
    .text = 6 points. Blue line: 1 damage; take a tech. Blue line: any track +3. Red line: jump; any track +1.
    .rule = SHIP-14.7 SHIP-14.4 SHIP-14.20 SHIP-14.16

card-time_capsule = Time Capsule
    .text = 5 points. Blue line: take a tech. Gold line: any track +3; any track +2. Yellow line: 1 artifact; 1 medal.
    .rule = SHIP-14.4 SHIP-14.20 SHIP-14.9 SHIP-9.7

card-diplomatic_gift = Diplomatic Gift
    .text = 5 points. Red line: you may discard 1 artifact for this: any track +4. Red line: Cooperative +2. Blue line: 1 artifact; 1 move.
    .rule = SHIP-14.12 SHIP-14.20 SHIP-14.19 SHIP-14.9 SHIP-14.1

card-ghost_fleet = Ghost Fleet
    .text = 6 points. Yellow line: fight a pirate. Yellow line: 1 damage; 1 pirate token; Ni'an +2. Red line: jump; ambush.
    .rule = SHIP-14.3 SHIP-14.7 SHIP-14.10 SHIP-14.19 SHIP-14.16 SHIP-14.15 SHIP-14.17

card-cloning_facility = Cloning Facility
    .text = 4 points. Blue line: 1 android. Blue line: Zinca +2; 1 medal. Yellow line: any track +3.
    .rule = SHIP-14.8 SHIP-14.19 SHIP-14.9 SHIP-14.20

card-escort_convoy = Escort Convoy
    .text = 6 points. Red line: up to 2 moves. Yellow line: fight a pirate. Yellow line: Cooperative +2.
    .rule = SHIP-14.2 SHIP-14.3 SHIP-14.19

card-black_hole_probe = Black Hole Probe
    .text = 5 points. Blue line: you may discard 1 of your techs for this: any track +5. Red line: up to 2 moves; any track +1. Blue line: 1 damage; 2 artifacts; any track +1.
    .rule = SHIP-14.13 SHIP-14.20 SHIP-14.2 SHIP-14.7 SHIP-14.11

card-festival_of_moons = Festival of Moons
    .text = 6 points. Red line: any track +1; any track +1. Yellow line: 1 medal. Blue line: 1 repair; any track +1.
    .rule = SHIP-14.21 SHIP-14.9 SHIP-14.6 SHIP-14.20

card-trial_of_captains = Trial of Captains
    .text = 6 points. Red line: 2 medals. Yellow line: 1 damage; any track +3. Blue line: Cooperative +2.
    .rule = SHIP-14.9 SHIP-14.7 SHIP-14.20 SHIP-14.19

card-salvage_rights = Salvage Rights
    .text = 5 points. Yellow line: 1 pirate token; any track +1. Blue line: you may discard 1 pirate token for this: 2 repairs and any track +1. Red line: Ni'an +2.
    .rule = SHIP-14.10 SHIP-14.20 SHIP-14.12 SHIP-14.6 SHIP-14.19

card-energy_barrier = Energy Barrier
    .text = 5 points. Blue line: 2 repairs. Red line: 1 damage; jump; any track +2. Yellow line: any track +2.
    .rule = SHIP-14.6 SHIP-14.7 SHIP-14.16 SHIP-14.20

card-lost_colony = Lost Colony
    .text = 6 points. Red line: Cooperative +2. Yellow line: 1 repair. Blue line: 1 medal; 1 move.
    .rule = SHIP-14.19 SHIP-14.6 SHIP-14.9 SHIP-14.1

card-rogue_satellite = Rogue Satellite
    .text = 5 points. Yellow line: fight a pirate. Blue line: take a tech. Gold line: 2 medals; Zinca +3.
    .rule = SHIP-14.3 SHIP-14.4 SHIP-14.9 SHIP-14.19 SHIP-9.7

card-grand_alliance = Grand Alliance
    .text = 8 points. Red line: Cooperative +2. Red line: any track +2. Yellow line: Ni'an +2. Blue line: Zinca +2.
    .rule = SHIP-14.19 SHIP-14.20

card-battle_of_the_rift = Battle of the Rift
    .text = 7 points. Yellow line: fight a pirate. Yellow line: ambush; fight a pirate. Blue line: 2 repairs. Red line: 2 medals.
    .rule = SHIP-14.3 SHIP-14.15 SHIP-14.6 SHIP-14.9

card-hollow_sphere = Hollow Sphere
    .text = 8 points. Blue line: take a tech. Blue line: 1 artifact; Zinca +1. Red line: any track +2. Gold line: any track +5.
    .rule = SHIP-14.4 SHIP-14.9 SHIP-14.19 SHIP-14.20 SHIP-9.7

card-tow_the_flagship = Tow the Flagship
    .text = 7 points. Red line: bring back the front figure of your queue. Yellow line: 1 damage; 2 medals. Blue line: 2 repairs. Red line: Cooperative +3.
    .rule = SHIP-14.18 SHIP-14.7 SHIP-14.9 SHIP-14.6 SHIP-14.19

card-galactic_games = Galactic Games
    .text = 8 points. Red line: 1 medal; any track +1. Yellow line: 1 damage; any track +3. Blue line: take a tech. Yellow line: 2 medals.
    .rule = SHIP-14.9 SHIP-14.20 SHIP-14.7 SHIP-14.4

card-machine_planet = Machine Planet
    .text = 7 points. Gold line: Zinca +4; 1 android. Blue line: 1 android. Red line: Zinca +2. Yellow line: 2 artifacts.
    .rule = SHIP-14.19 SHIP-14.8 SHIP-14.11 SHIP-9.7

card-invasion_fleet = Invasion Fleet
    .text = 8 points. Yellow line: 1 damage; fight a pirate; Ni'an +1. Yellow line: 2 damage; any track +4. Red line: jump. Blue line: 2 repairs.
    .rule = SHIP-14.7 SHIP-14.3 SHIP-14.19 SHIP-14.20 SHIP-14.16 SHIP-14.6

card-edge_of_the_galaxy = Edge of the Galaxy
    .text = 8 points. Red line: jump; any track +1. Blue line: take a tech (it may replace one of yours). Yellow line: 1 artifact; 1 medal. Gold line: any track +3.
    .rule = SHIP-14.16 SHIP-14.20 SHIP-14.5 SHIP-14.9 SHIP-9.7

## Events

card-diplomatic_order_12 = Diplomatic Order No. 12
    .text = Every player: you may jump to a station; any track +1. The stations are the Home Station, the Zinca Station and the Ni'an Station. A station tile is used only by the active player, at the end of the turn and after the whole event.
    .rule = SHIP-11.5 SHIP-15.21 SHIP-5.17 SHIP-14.20

card-crowd_production = Crowd Production
    .text = Every player: draw 2 artifacts unseen and put them face down on two different rooms of yours. Later, instead of using a figure, you may discard the artifact of a room to activate that room once. Such artifacts are not cargo, score nothing and are lost with the room.
    .rule = SHIP-11.5 SHIP-15.22

card-fleet_review = Fleet Review
    .text = Whoever triggers it: 1 medal. Every player: 1 medal.
    .rule = SHIP-11.5 SHIP-14.9

card-shore_leave = Shore Leave
    .text = Whoever triggers it: bring back the front figure of your queue. Every player: bring back the front figure of your queue.
    .rule = SHIP-11.5 SHIP-14.18

card-dry_dock = Dry Dock
    .text = Whoever triggers it: 1 repair. Every player: 1 repair.
    .rule = SHIP-11.5 SHIP-14.6

card-explosive_crisis = Explosive Crisis
    .text = Whoever triggers it: put a drawn pirate on a free route of each of the three stations. Every player: you may jump to a station; 1 repair. These pirates may go to a route of any colour. A station whose three routes are taken gets none. The stations are the Home Station, the Zinca Station and the Ni'an Station. A station tile is used only by the active player, at the end of the turn and after the whole event.
    .rule = SHIP-11.5 SHIP-7.6 SHIP-15.21 SHIP-5.17 SHIP-14.6

card-honesty_summit = Honesty Summit
    .text = Every player: you may move one of your faction markers back by up to 3 spaces and gain 1 medal per space. Never back across a start space. Going back triggers nothing; going forward again triggers bonuses again, and the event only if its card still lies there.
    .rule = SHIP-11.5 SHIP-15.23 SHIP-11.12

card-pirate_amnesty = Pirate Amnesty
    .text = Every player: you may discard 1 pirate token for this: any track +3; you may discard 1 pirate token for this: any track +3.
    .rule = SHIP-11.5 SHIP-14.12 SHIP-14.20

card-raiding_season = Raiding Season
    .text = Every player: ambush; fight a pirate. Then whoever triggered it: 1 repair.
    .rule = SHIP-11.5 SHIP-14.15 SHIP-14.3 SHIP-14.6

card-black_market = Black Market
    .text = Whoever triggers it: 1 artifact. Every player: 1 artifact.
    .rule = SHIP-11.5 SHIP-14.9

card-shared_technology = Shared Technology
    .text = Whoever triggers it: you may take the tech of the Zinca track (it may replace one of yours). Every other player: either 1 repair, or 1 medal. The tech of the Zinca track comes with its bonuses. If it is not taken, it is discarded.
    .rule = SHIP-11.5 SHIP-2.16 SHIP-14.14 SHIP-14.6 SHIP-14.9

## Solo events

card-solo_commendation = Commendation
    .text = Effect: 2 medals; bring back the front figure of your queue.
    .rule = SHIP-17.25 SHIP-14.9 SHIP-14.18

card-solo_passenger_archive = Passenger's Archive
    .text = Effect: you may take one of the passenger's techs (it may replace one of yours). Its bonuses apply. For the rest of the game each effect that takes a tech may take one of the others instead of a card from the central board. They are not replaced, and Tenebre leaves them alone.
    .rule = SHIP-17.25 SHIP-17.7

card-solo_reckoning = Reckoning
    .text = Effect: ambush; fight a pirate; 1 artifact.
    .rule = SHIP-17.25 SHIP-14.15 SHIP-14.3 SHIP-14.9

## Stations

card-zinca_station = Zinca Station
    .text = Station tile: Zinca +1; 1 android.
    .rule = SHIP-5.9 SHIP-5.10 SHIP-14.19 SHIP-14.8

card-nian_station = Ni'an Station
    .text = Station tile: Ni'an +1; 1 medal; 1 artifact.
    .rule = SHIP-5.9 SHIP-5.10 SHIP-14.19 SHIP-14.9

## Captain Tenebre's action cards

card-action_tech_1 = Take a Technology
    .text = Tenebre jumps to your location. The tech under this card is discarded and replaced from the tech deck, an omega too.
    .rule = SHIP-17.11 SHIP-17.23

card-action_tech_2 = Take a Technology
    .text = Tenebre jumps to your location. The tech under this card is discarded and replaced from the tech deck, an omega too.
    .rule = SHIP-17.11 SHIP-17.23

card-action_mission_1 = Accomplish a Mission
    .text = Tenebre moves to a mission exactly 1 move away, of your choice but not on your planet. It leaves the game and a new mission appears. Without such a mission nothing happens.
    .rule = SHIP-17.12 SHIP-17.13

card-action_mission_2 = Accomplish a Mission
    .text = Tenebre moves to a mission exactly 1 move away, of your choice but not on your planet. It leaves the game and a new mission appears. Without such a mission nothing happens.
    .rule = SHIP-17.12 SHIP-17.13

card-action_fight_1 = Fight the Pirates
    .text = Remove a pirate of your choice from a route at Tenebre's location, if there is one.
    .rule = SHIP-17.14

card-action_fight_2 = Fight the Pirates
    .text = Remove a pirate of your choice from a route at Tenebre's location, if there is one.
    .rule = SHIP-17.14

card-action_passenger_1 = Passenger's Action
    .text = Your passenger acts. Tenebre does nothing.
    .rule = SHIP-17.15

## Passengers

card-teddy = Teddy
    .text = No action. At the end: 3 points if no damage lies in your cargo hold. On the Zinca event: Mech Bots, Maintenance Drones, Repair Bay.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7

card-kavor_the_smuggler = Kavor the Smuggler
    .text = Action: draw 1 artifact, which fills an empty cargo slot. Locker slots count. The artifact cannot be refused. Without an empty slot it is discarded and you take 1 damage. At the end: 2 points for each group of 3 empty cargo slots, lockers included. On the Zinca event: Dimensional Lockers (×2), Repair Bay.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7 SHIP-6.2 SHIP-17.21

card-envoy_orelle = Envoy Orelle
    .text = Action: advance 1 on your least advanced track. Laps count. You cannot refuse, and with a tie you choose the track. At the end: 1 point for each track worth 3 or more, minus 2 for each track worth less than 2. On the Zinca event: Universal Translator, Ni'an Transmitter, Command Observer.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7 SHIP-11.2

card-professor_quill = Professor Quill
    .text = Action: discard and replace the leftmost tech of the central board, then you may repair 1 tech slot. Damage in the cargo hold cannot be chosen. At the end: 1 point for each matching pair of icons, minus 1 for each tech slot without a card. On the Zinca event: Wormhole Generator, Training Headset, Research Lab.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7

card-marshal_brandt = Marshal Brandt
    .text = Action: ambush. At the end: 1 point for each pirate token on your ship, minus 1 for each pirate on the map beyond the fifth. On the Zinca event: Quantum Torpedoes, Trophy Display Case, Hull Plating.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7 SHIP-14.15

card-unit_seven = Unit Seven
    .text = Action: with an android in your ready room Zinca +1, without one 1 damage. You may refuse the advance, but not the damage. At the end: 2 points for each android on your ship, on top of the usual one; minus 3 if there is none. On the Zinca event: Robotics Bay, Android Workshop, Zinca Relay.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7
