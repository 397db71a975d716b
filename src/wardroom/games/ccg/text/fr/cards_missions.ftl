### Missions : nom, et ce qu’elles font en plus de leurs conditions requises, dans nos propres mots.

card-avert_disaster = Avert Disaster
    .rule = CCG-13.3

card-catalog_phenomena = Catalog Phenomena
    .text = Tout équipage peut tenter cette mission.
    .rule = CCG-5.9 CCG-5.12 CCG-13.2

card-cloaked_mission = Cloaked Mission
    .rule = CCG-5.9 CCG-5.26

card-colony_preparations = Colony Preparations
    .text = Quand vous l’accomplissez, vous pouvez télécharger <card>Colony</card> ici.
    .rule = CCG-5.12 CCG-15.1

card-covert_installation = Covert Installation
    .rule = CCG-5.9

card-covert_rescue = Covert Rescue

card-cultural_observation = Cultural Observation
    .rule = CCG-13.3

card-diplomacy_mission = Diplomacy Mission

card-espionage_mission = Espionage Mission
    .text = Aucune icône d’affiliation : tentez-la grâce à une carte d’espionnage contre la Fédération, ou avec <card>Selok</card> dans l’équipe d’exploration.
    .rule = CCG-5.9 CCG-5.26 CCG-13.1 CCG-13.3

card-establish_relations = Establish Relations
    .text = Quand vous l’accomplissez, téléchargez ici un personnel non-aligné, de n’importe quel quadrant d’origine (présentation spéciale).
    .rule = CCG-5.12 CCG-7.7 CCG-15.1 CCG-15.12

card-evacuation = Evacuation
card-evaluate_terraforming = Evaluate Terraforming
card-excavation = Excavation
card-explore_black_cluster = Explore Black Cluster
card-explore_dyson_sphere = Explore Dyson Sphere
card-explore_typhon_expanse = Explore Typhon Expanse

card-expose_covert_supply = Expose Covert Supply
    .rule = CCG-5.26

card-extraction = Extraction
card-fever_emergency = Fever Emergency
card-first_contact = First Contact

card-hunt_for_dna_program = Hunt for DNA Program
    .rule = CCG-13.3

card-iconia_investigation = Iconia Investigation
    .rule = CCG-5.9

card-investigate_alien_probe = Investigate Alien Probe
    .rule = CCG-13.3

card-investigate_anomaly = Investigate Anomaly
card-investigate_disappearance = Investigate Disappearance
card-investigate_disturbance = Investigate Disturbance
card-investigate_massacre = Investigate Massacre
card-investigate_raid = Investigate Raid
card-investigate_rogue_comet = Investigate Rogue Comet

card-investigate_shattered_space = Investigate "Shattered Space"
    .rule = CCG-5.9 CCG-13.3

card-investigate_sighting = Investigate Sighting
card-investigate_time_continuum = Investigate Time Continuum
card-khitomer_research = Khitomer Research
card-krios_suppression = Krios Suppression
card-medical_relief = Medical Relief

card-mineral_survey = Mineral Survey
    .text = Toute équipe d’exploration peut tenter cette mission. Quand vous l’accomplissez, piochez jusqu’à deux cartes.
    .rule = CCG-5.12 CCG-13.2

card-nebula = Nebula
    .text = Ne peut pas être tentée. Personne ne peut engager de combat ici sans jouer <card>Scan</card>. Chaque fois que votre adversaire marque des points, vous affrontez le prochain dilemme ici.
    .rule = CCG-5.14 CCG-13.4

card-new_contact = New Contact
    .rule = CCG-13.3

card-observe_ritual = Observe Ritual
    .text = Vos Vulcains peuvent se présenter sur la planète (présentation spéciale).
    .rule = CCG-7.7 CCG-7.8

card-pegasus_search = Pegasus Search
    .rule = CCG-13.3

card-plunder_site = Plunder Site

card-qualor_ii_rendezvous = Qualor II Rendezvous
    .text = Tant que la mission n’est pas accomplie, les personnels sur la planète qui ne sont pas non-alignés sont en stase.
    .rule = CCG-18.25

card-relief_mission = Relief Mission
card-repair_mission = Repair Mission
card-restore_errant_moon = Restore Errant Moon
card-sarthong_plunder = Sarthong Plunder
card-secret_salvage = Secret Salvage

card-seek_life_form = Seek Life-form
    .rule = CCG-13.3

card-space = Space
    .text = Ne peut pas être tentée. Compte pour une demi-carte Mission ; quatre au plus par joueur. Peut s’insérer n’importe où dans une ligne spatiale. Distance : 3, plus 1 par lieu universel adjacent.
    .rule = CCG-3.12 CCG-5.14 CCG-13.4

card-strategic_diversion = Strategic Diversion
card-study_hole_in_space = Study "Hole in Space"

card-study_lonka_pulsar = Study Lonka Pulsar
    .rule = CCG-13.3

card-study_nebula = Study Nebula
card-study_plasma_streamer = Study Plasma Streamer
card-study_stellar_collision = Study Stellar Collision
card-survey_mission = Survey Mission

card-survey_star_system = Survey Star System
    .rule = CCG-5.12

card-tarchannen_study = Tarchannen Study
    .text = Ni avant-poste ni station ici.
    .rule = CCG-13.3 CCG-13.8 CCG-13.10

card-test_mission = Test Mission

card-wormhole_negotiations = Wormhole Negotiations
    .rule = CCG-13.3
