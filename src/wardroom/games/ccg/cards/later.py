"""Cards whose effect no code carries out yet, by what they wait for. Their facts are all there: they can be in decks,
and what is data on them (modifiers, icons, numbers) works.

Whoever writes an effect takes the card from here and gives it its moments (`Face.effects`)."""

from __future__ import annotations

CAPTURE = ("outgunned", "rescue_captives", "torture")
TACTICS = (
    *("attack_wing", "battle_bridge_door", "crimson_forcefield", "evasive_maneuvers", "full_phaser_spread"),
    *("maximum_firepower", "phaser_banks", "photon_torpedo", "picard_maneuver", "plasma_torpedo", "pulse_disruptor"),
    *("strafing_run", "target_engines", "target_these_coordinates", "target_weapons"),
)
SELF_CONTROLLING = ("borg_ship", "hugh", "planet_killer", "spaceborne_entity")
ROGUE_BORG = ("crosis", "lore", "lore_returns", "rogue_borg_mercenaries", "targ")
ESPIONAGE = (
    *("espionage_federation_on_klingon", "espionage_klingon_on_federation", "espionage_mission"),
    *("espionage_romulan_on_federation", "espionage_romulan_on_klingon", "plans_of_the_tal_shiar"),
)
HOLOGRAMS = ("disengage_safety_protocols", "e_m_h_program", "holo_projectors", "holodeck_door", "mobile_holo_emitter")
TIME = (
    *("alternate_universe_door", "lily_sloane", "montana_missile_complex", "phoenix", "space_time_portal"),
    *("temporal_causality_loop", "temporal_rift", "temporal_vortex", "time_travel_pod", "vulcan_lander"),
)
Q_CONTINUUM = (
    *("aldebaran_serpent", "are_these_truly_your_friends_brother", "gift_of_the_tormentor"),
    *("go_back_whence_thou_camest", "guilty_provisionally", "incoming_message_the_continuum", "into_the_breach"),
    *("lemon_aid", "mandarin_bailiff", "military_privilege", "penalty_box", "pla_net", "q_flash", "risky_business"),
    *("scottish_setter", "subsection_q_paragraph_10", "the_higher_the_q_er", "wesley_gets_the_point"),
)
TRIBBLES = (
    *("in_the_engine_room", "in_the_transporters", "on_the_bridge", "on_the_station", "storage_compartment_door"),
    *("tribbles_1", "tribbles_10", "tribbles_100", "tribbles_1000", "tribbles_10000", "tribbles_100000"),
)
SITES = (
    *("docking_ports", "docking_pylons", "guest_quarters", "infirmary", "nor", "ops", "promenade_shops"),
    "security_office",
)
HEADQUARTERS = (*("hq_secure_homeworld", "office_of_the_president", "office_of_the_proconsul", "the_great_hall"),)
BORG = (
    *("a_change_of_plans", "activate_subcommands", "adapt_negate_obstruction", "assimilate_planet"),
    *("assimilate_starship", "borg_cube", "borg_outpost", "borg_queen", "borg_sphere", "eleven_of_nineteen"),
    *("eliminate_starship", "establish_gateway", "fifteen_of_seventeen", "nine_of_eleven", "primary_energy_weapon"),
    *("six_of_eleven", "transwarp_network_gateway", "two_of_eleven", "two_of_nineteen"),
)
DILEMMAS = (
    *("aphasia_device", "chula_the_chandra", "conundrum", "dead_end", "friendly_fire", "hunter_gangs"),
    *("outpost_raid", "parallel_romance", "phased_matter", "punishment_zone", "shot_in_the_back"),
)
LOCATIONS = (
    *("atmospheric_ionization", "calamarain", "colony", "colony_preparations", "distortion_field"),
    *(
        "establish_relations",
        "gaps_in_normal_space",
        "husnock_outpost",
        "mineral_survey",
        "nebula",
        "pattern_enhancers",
    ),
    *("q_net", "qualor_ii_rendezvous", "space", "subspace_warp_rift", "supernova", "tarchannen_study"),
    *("tetryon_field", "tox_uthat", "where_no_one_has_gone_before", "wormhole"),
)
SHIPS = (
    *("auto_destruct_sequence", "chajoh", "commandeer_ship", "engage_shuttle_operations"),
    *("establish_landing_protocols", "exocomp", "incoming_message_federation", "incoming_message_klingon"),
    *("incoming_message_romulan", "la_forge_maneuver", "near_warp_transport", "neural_servo_device", "ready_room_door"),
    *("ship_seizure", "tachyon_detection_grid", "the_gift", "u_s_s_bozeman", "warp_core_breach", "weak_spot"),
)
PEOPLE = (
    *("alien_groupie", "anti_time_anomaly", "dr_soong", "guinan", "krozh", "lores_fingernail", "security_sacrifice"),
    *("spot", "vulcan_mindmeld", "vulcan_nerve_pinch", "vulcan_stone_of_gol", "wolf"),
)
HANDS_AND_DECKS = (
    *("alien_probe", "energy_vortex", "goddess_of_empathy", "horgahn", "intuition", "jaglom_shrek_information_broker"),
    *("life_form_scan", "long_range_scan", "masaka_transformations", "palor_toff_alien_trader", "q2", "qs_tent"),
    *("res_q", "static_warp_bubble", "subspace_interference", "subspace_schism", "telepathic_alien_kidnappers"),
    *("the_devil", "the_juggler"),
)
SEED_CARDS = ("full_planet_scan", "scan", "senior_staff_meeting")

LATER = frozenset(
    (
        *(*CAPTURE, *TACTICS, *SELF_CONTROLLING, *ROGUE_BORG, *ESPIONAGE, *HOLOGRAMS, *TIME, *Q_CONTINUUM, *TRIBBLES),
        *(*SITES, *HEADQUARTERS, *BORG, *DILEMMAS, *LOCATIONS, *SHIPS, *PEOPLE, *HANDS_AND_DECKS, *SEED_CARDS),
    )
)
