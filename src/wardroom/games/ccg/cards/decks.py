"""The decks that are ready to play. What they are called, and how they play, is in the texts (`deck-<name>`)."""

from __future__ import annotations

from typing import NamedTuple


class Deck(NamedTuple):
    """CCG-3.14: what a deck names: its format, missions, seed cards, draw deck, what begins in play (CCG-27.5), and its
    side decks: Battle Bridge, Q-Continuum, tribbles, Q's Tent; and sites (CCG-3.4)."""

    format: str
    missions: tuple[str, ...]
    seeds: tuple[str, ...]
    draw: tuple[str, ...]
    in_play: tuple[str, ...] = ()
    tactics: tuple[str, ...] = ()
    q_side: tuple[str, ...] = ()
    tribbles: tuple[str, ...] = ()
    tent: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()


SECTIONS = Deck._fields[1:]


def deck(format: str, **sections: str) -> Deck:
    """From lists of faces, `archer*2, microvirus`."""
    return Deck(format, **{name: listed(text) for name, text in sections.items()})


def listed(text: str) -> tuple[str, ...]:
    """`archer*2, microvirus`: faces, with how many copies."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        face, _, copies = part.partition("*")
        found += [face] * int(copies or 1)
    return tuple(found)


READY: dict[str, Deck] = {
    "academy_federation": deck(
        "academy",
        missions="first_contact, diplomacy_mission, repair_mission, study_stellar_collision",
        seeds="""
            federation_outpost, archer, impassable_door, microvirus, chalnoth, hologram_ruse,
            armus_skin_of_evil, ancient_computer, gravitic_mine, null_space, nanites, shaka_when_the_walls_fell
        """,
        draw="""
            jean_luc_picard, data, worf, geordi_la_forge, beverly_crusher, deanna_troi, lwaxana_troi, shelby,
            sarek, christopher_hobson, darian_wallace*2, linda_larson*2, simon_tarses, sito_jaxa, calloway,
            u_s_s_nebula, u_s_s_excelsior, tricorder, medical_kit, starfleet_type_ii_phaser,
            kivas_fajo_collector, particle_fountain, distortion_of_space_time_continuum, escape_pod
        """,
        in_play="u_s_s_oberth, william_t_riker, taitt, reginald_barclay",
    ),
    "academy_klingon": deck(
        "academy",
        missions="fever_emergency, krios_suppression, seek_life_form, study_hole_in_space",
        seeds="""
            klingon_outpost, archer, matriarchal_society, microvirus, nausicaans, rebel_encounter, portal_guard,
            ancient_computer, microbiotic_colony, null_space, iconian_computer_weapon,
            barclays_protomorphosis_disease
        """,
        draw="""
            gowron, kmpec, kargan, kahless, kurak, nudaq, koroth, vagh, kvada, divok*2, vekma, kleeg*2, klag,
            batrell, jddan, i_k_c_vorcha, i_k_c_heghta, klingon_disruptor, batleth, klingon_padd,
            kivas_fajo_collector, klingon_death_yell, distortion_of_space_time_continuum, hail
        """,
        in_play="i_k_c_kvort, kurn, torin, kromm",
    ),
    "academy_romulan": deck(
        "academy",
        missions="covert_installation, extraction, study_lonka_pulsar, secret_salvage",
        seeds="""
            romulan_outpost, chalnoth, impassable_door, microvirus, hologram_ruse, wind_dancer,
            el_adrel_creature, gravitic_mine, nanites, nagilum, microbiotic_colony, crystalline_entity
        """,
        draw="""
            sela, tomalak, toreth, mendak, sirol, nvek, taibak, mirok, telak, pardek, palteth*2, tallus, varel,
            jaron, taul, dr_reyga, dderidex, khazara, romulan_disruptor, romulan_padd, metaphasic_shields,
            kivas_fajo_collector, transwarp_conduit, distortion_of_space_time_continuum, asteroid_sanctuary
        """,
        in_play="scout_vessel, tebok, tarus, takket",
    ),
    "federation_explorers": deck(
        "full",
        missions="""
            avert_disaster, cultural_observation, observe_ritual, explore_dyson_sphere, study_nebula,
            explore_black_cluster
        """,
        seeds="""
            federation_outpost, assign_mission_specialists, kurlan_naiskos, betazoid_gift_box, archer*2,
            microvirus, chalnoth, impassable_door*2, nausicaans, hologram_ruse, matriarchal_society,
            males_love_interest, ancient_computer, gravitic_mine*2, null_space, cosmic_string_fragment, nanites,
            menthar_booby_trap, iconian_computer_weapon, shaka_when_the_walls_fell*2,
            barclays_protomorphosis_disease, crystalline_entity, q, cytherians, radioactive_garbage_scow
        """,
        draw="""
            jean_luc_picard, william_t_riker, data, worf, geordi_la_forge, beverly_crusher, thomas_riker,
            tasha_yar, neela_daren, satelk, sarek, dr_selar, taurik*2, taitt*2, darian_wallace*2,
            christopher_hobson, linda_larson, reginald_barclay, simon_tarses*2, alyssa_ogawa_first_contact,
            sito_jaxa, u_s_s_enterprise, u_s_s_nebula, u_s_s_oberth, runabout, medical_kit, tricorder,
            starfleet_type_ii_phaser, red_alert, kivas_fajo_collector, the_traveler_transcendence, spacedock,
            captains_log, genetronic_replicator, kevin_uxbridge, amanda_rogers, emergency_transporter_armbands,
            escape_pod, hail, particle_fountain, distortion_of_space_time_continuum
        """,
    ),
    "klingon_warriors": deck(
        "full",
        missions="""
            fever_emergency, krios_suppression, investigate_disturbance, seek_life_form,
            investigate_alien_probe, study_hole_in_space
        """,
        seeds="""
            battle_bridge_door, klingon_outpost, varon_t_disruptor, armus_skin_of_evil*2, archer*2,
            anaphasic_organism, females_love_interest, portal_guard, rebel_encounter, el_adrel_creature,
            firestorm, wind_dancer, cosmic_string_fragment*2, nagilum*2, nanites, microbiotic_colony,
            tsiolkovsky_infection, birth_of_junior, nitrium_metal_parasites, barclays_protomorphosis_disease*2,
            rem_fatigue_hallucinations, shaka_when_the_walls_fell, borg_ship
        """,
        draw="""
            gowron, kurn, kahless, kmpec, kargan, koroth, kurak, nudaq, kang, koloth, kor,
            jadzia_dax_blaze_of_glory, divok*2, vekma*2, torin*2, kromm*2, kleeg*2, klag*2, batrell, jddan,
            lursa, i_k_c_bortas, i_k_c_heghta, i_k_c_vorcha*2, i_k_c_kvort, klingon_disruptor, batleth*2,
            klingon_padd, prepare_assault_teams, red_alert, kivas_fajo_collector, bynars_weapon_enhancement,
            nutational_shields, spacedock, klingon_death_yell, klingon_right_of_vengeance, honor_challenge,
            kevin_uxbridge, amanda_rogers, phaser_burns, transwarp_conduit
        """,
        tactics="""
            pulse_disruptor*3, photon_torpedo*2, target_shields*2, target_engines*2, evasive_maneuvers*2,
            strafing_run*2, maximum_firepower, target_weapons
        """,
    ),
    "romulan_shadows": deck(
        "full",
        missions="""
            covert_installation, extraction, strategic_diversion, study_lonka_pulsar,
            investigate_shattered_space, secret_salvage
        """,
        seeds="""
            romulan_outpost, holding_cell_door, captured, thought_maker, cardassian_trap*2, alien_parasites*2,
            alien_abduction, chalnoth, microvirus, matriarchal_society, sarjenka, hologram_ruse, nausicaans,
            hyper_aging, menthar_booby_trap*2, null_space*2, ktarian_game, two_dimensional_creatures,
            gravitic_mine, tarellian_plague_ship, ancient_computer, stellar_flare, crystalline_entity*2,
            shaka_when_the_walls_fell, q
        """,
        draw="""
            sela, tomalak, toreth, mendak, alidar_jarok, tebok, sirol, telak, nvek, taibak, mirok, pardek,
            tallus*2, palteth*2, takket*3, tarus*2, varel*2, jaron*2, taul, thei, devoras, khazara, goraxus,
            dderidex, scout_vessel, romulan_disruptor*2, romulan_padd, dr_reyga, red_alert,
            kivas_fajo_collector, metaphasic_shields, interrogation, brainwash, plasma_fire, spacedock,
            romulan_ambush, kevin_uxbridge, amanda_rogers, asteroid_sanctuary, disruptor_overload,
            loss_of_orbital_stability, escape_pod
        """,
    ),
    "khitomer_alliance": deck(
        "full",
        missions="first_contact, evacuation, fever_emergency, explore_black_cluster, test_mission, study_hole_in_space",
        seeds="""
            federation_outpost, klingon_outpost, interphase_generator, vulcan_stone_of_gol,
            armus_skin_of_evil*2, archer, microvirus, hologram_ruse*2, impassable_door, rebel_encounter,
            males_love_interest, phased_matter, rock_people, stand_off, ancient_computer, nagilum*2,
            gravitic_mine, null_space, iconian_computer_weapon, ktarian_game, cytherians,
            barclays_protomorphosis_disease*2, rem_fatigue_hallucinations, crystalline_entity, faux_pas,
            friendly_fire
        """,
        draw="""
            treaty_federation_klingon*3, sons_of_mogh, data_and_geordi, kehleyr, riva, deanna_troi,
            lwaxana_troi, fleet_admiral_shanthi, shelby, beverly_crusher, morgan_bateson, taitt*3,
            darian_wallace*2, christopher_hobson, montgomery_scott, gowron, kmpec, kvada, vagh, divok*2,
            kromm*2, kleeg*2, batrell, u_s_s_galaxy, u_s_s_bozeman, u_s_s_excelsior, i_k_c_vorcha, i_k_c_kvort,
            medical_tricorder, tricorder, klingon_disruptor, starfleet_type_ii_phaser, red_alert,
            kivas_fajo_collector, espionage_klingon_on_federation, kevin_uxbridge, amanda_rogers, the_devil,
            hugh, wormhole*2, escape_pod
        """,
    ),
    "duras_conspiracy": deck(
        "full",
        missions="""
            sarthong_plunder, plunder_site, relief_mission, wormhole_negotiations, explore_typhon_expanse,
            secret_salvage
        """,
        seeds="""
            alternate_universe_door, romulan_outpost, klingon_outpost, thought_maker, vulcan_stone_of_gol,
            cardassian_trap, alien_parasites, alien_abduction, anaphasic_organism, archer*2, armus_skin_of_evil,
            el_adrel_creature, females_love_interest, impassable_door, matriarchal_society, nausicaans,
            portal_guard, sarjenka, ancient_computer, cosmic_string_fragment, gravitic_mine, ktarian_game,
            microbiotic_colony, nagilum, nanites, nitrium_metal_parasites, q, shaka_when_the_walls_fell,
            tsiolkovsky_infection
        """,
        draw="""
            treaty_romulan_klingon*3, sisters_of_duras, duras, toral, koral, jaron, jddan*2, dukath*2, kromm,
            torin, sela, movar, neral, major_rakal, galathon*2, taul*2, pardek, tarus, takket*3, palteth, baran,
            gorta, narik, chajoh, i_k_c_vorn, i_k_c_kvort, dderidex, mercenary_ship, klingon_disruptor,
            romulan_disruptor, romulan_padd, red_alert, kivas_fajo_collector, espionage_romulan_on_federation,
            static_warp_bubble, rogue_borg_mercenaries*3, crosis, kevin_uxbridge, amanda_rogers,
            palor_toff_alien_trader
        """,
    ),
    "continuum_oddities": deck(
        "full",
        missions="""
            evaluate_terraforming, establish_relations, investigate_time_continuum, repair_mission,
            study_stellar_collision, investigate_rogue_comet
        """,
        seeds="""
            alternate_universe_door, q_flash*3, storage_compartment_door, qs_tent, federation_outpost,
            holodeck_door, intuition, horgahn, planet_killer, borg_ship, rock_people*2, a_miner_confrontation*2,
            authorized_access_only*2, the_ghost_of_cyrus_ramsey, conundrum, aphasia_device, dead_end,
            chula_the_chandra, alien_labyrinth, hidden_entrance, malfunctioning_door, hunter_gangs, maglock,
            stellar_flare
        """,
        draw="""
            data, geordi_la_forge, jean_luc_picard, beverly_crusher, deanna_troi, guinan, wesley_crusher,
            richard_galen, kes, reginald_barclay, leah_brahms, taitt*2, linda_larson*2, calloway*2,
            darian_wallace*3, sarek, albert_einstein, dr_leah_brahms, e_m_h_program, zefram_cochrane,
            lily_sloane, solkar, spot, u_s_s_enterprise, u_s_s_galaxy, u_s_s_miranda, vulcan_lander,
            mobile_holo_emitter, tricorder, medical_kit, temporal_vortex, montana_missile_complex, the_gift,
            red_alert, kivas_fajo_collector, calamarain, q_net, storage_compartment_door, q_flash,
            kevin_uxbridge, amanda_rogers, q2, scan, full_planet_scan, senior_staff_meeting,
            auto_destruct_sequence
        """,
        q_side="""
            aldebaran_serpent, penalty_box, scottish_setter, military_privilege, lemon_aid, the_higher_the_q_er,
            wesley_gets_the_point, mandarin_bailiff, guilty_provisionally, go_back_whence_thou_camest, pla_net,
            gift_of_the_tormentor
        """,
        tribbles="""
            tribbles_1*3, tribbles_10*3, tribbles_100*2, tribbles_1000*2, tribbles_10000, tribbles_100000,
            in_the_engine_room, on_the_bridge, in_the_transporters
        """,
        tent="tachyon_detection_grid, spacedock, captains_log, lower_decks, wolf, security_sacrifice",
    ),
    "borg_collective": deck(
        "full",
        missions="""
            catalog_phenomena, investigate_sighting, study_plasma_streamer, hunt_for_dna_program,
            investigate_massacre, new_contact
        """,
        seeds="""
            borg_outpost, transwarp_network_gateway, alternate_universe_door, archer*2, armus_skin_of_evil*2,
            chalnoth, microvirus, impassable_door, matriarchal_society, nausicaans, hologram_ruse, portal_guard,
            ancient_computer, cosmic_string_fragment, gravitic_mine, null_space, nanites, microbiotic_colony,
            nagilum, ktarian_game, menthar_booby_trap, barclays_protomorphosis_disease,
            shaka_when_the_walls_fell, crystalline_entity, cytherians, q
        """,
        draw="""
            borg_queen, eight_of_nineteen*2, thirteen_of_nineteen*2, four_of_eleven*2, eleven_of_nineteen*2,
            fifteen_of_seventeen*3, nine_of_eleven*2, eighteen_of_nineteen*3, six_of_eleven*3, two_of_eleven*2,
            two_of_nineteen*2, borg_cube*2, borg_sphere*2, assimilate_planet*3, establish_gateway*3,
            assimilate_starship, eliminate_starship, activate_subcommands*2, a_change_of_plans*2,
            adapt_negate_obstruction*2, transwarp_conduit*2, transwarp_network_gateway*3, temporal_rift,
            kevin_uxbridge, amanda_rogers
        """,
    ),
}
