"""What things are worth, in hundredths of a point."""

from __future__ import annotations

from typing import Final

POINT: Final = 100
BURN: Final = 3_000
"""A Burn won or lost (CHAIR-5.5)."""
NEAR_BURN: Final = {1: 500, 2: 200, 3: 80, 4: 30}
"""An INCIDENT more or less than the other captain, by how many are left in the deck."""
ALONE: Final = 2
"""A Burn alone is as bad as one between captains for whoever has so many INCIDENTs more; not fitted."""
GLORY_A_TURN: Final = {"duel": 2, "cadet": 1, "bot": 2}
"""How much Glory leaves the Stardates in a turn."""

DILITHIUM: Final = 35
LATINUM: Final = 60
INERT: Final = 20
HAND: Final = 40
"""A card in hand."""
ACTION: Final = 0
CARD: Final = 40
"""A card of one's own, beyond its points."""
DRAG: Final = 20
"""An INCIDENT that is drawn again and again, each turn."""

# Each turn that is left
RESUPPLY: Final = 40
ACTIVATION: Final = 10
OFFICER: Final = 15
FLEET: Final = 15
PLACE: Final = 15
THIN: Final = 8

SPACE: Final = 20
"""A space of a track, besides its multiplier."""
PACE: Final = 40
"""Hundredths of a space that each track advances in a turn."""
FOCUS_TO_COME: Final = 25
"""Hundredths of a Focus icon that a turn brings for each track."""
MISSION: Final = 60
MISSION_A_TURN: Final = 3
"""How likely a mission is: hundredths of the square of what is done, and more for each turn left."""
FIRST_MISSION: Final = 100
REWARD: Final = 250
LOCATION: Final = 250
"""A Location under control, beyond its points."""
SECURING: Final = (0, 10, 25, 60)
"""Hundredths of a Location that tokens there are worth, by their number."""

UNTRIED: Final = 20
COUNSEL: Final = 150
"""An INCIDENT that Deanna Troi deals with."""
INCIDENT_GAINED: Final = -300
FOCUS: Final = 200
PLAYS_TO_COME: Final = 60
"""Hundredths of its best play that a card gained is worth."""
UNSEEN: Final = 120
KEPT: Final = 150
"""A card that is better than this is kept for the next turn."""
BEAMED: Final = 80

FITTED: Final = """
admiral_jarok-1:-16 admiral_necheyev-1:150 admiral_necheyev-3:-41 admiral_pressman-1:46 admiral_pressman-3:-210
ambassador_kamarag-1:158 analyze-1:-54 analyze-2:140 analyze-3:62 ancient_gene_fragments-1:34
ancient_gene_fragments-2:206 arinsen-1:80 b_4-1:194 b_4-2:-118 b_4-3:158 baku-2:54 baku-3:-61 biobed-1:12
bird_of_prey-1:155 bird_of_prey-2:195 bird_of_prey-3:-48 bolians-1:135 boltzmann_brain-1:51 borg_probe-1:509
borg_probe-2:-33 borg_probe-3:21 borg_spatial_trajector-1:138 bruce_maddox-1:18 bur_adira_tal-1:18
bur_admiral_vance-1:231 bur_admiral_vance-2:0 bur_books_ship-1:331 bur_books_ship-2:8 bur_books_ship-3:-38
bur_cleveland_booker-1:100 bur_cleveland_booker-2:203 bur_cleveland_booker-3:27 bur_doctor_kovich-1:13 bur_earth-1:16
bur_earth-3:11 bur_grudge-1:26 bur_hugh_culber-1:44 bur_inspire-1:97 bur_jett_reno-1:71 bur_jett_reno-2:11
bur_jett_reno-3:-21 bur_joann_owosekun-1:147 bur_joann_owosekun-3:0 bur_keyla_detmer-1:141 bur_maximum_warp-1:81
bur_michael_burnham-2:234 bur_nivar-1:105 bur_paul_stamets-1:1 bur_paul_stamets-2:7 bur_recover-1:-126
bur_recover-2:126 bur_saru-1:72 bur_sylvia_tilly-1:68 bur_sylvia_tilly-2:42 bur_theta_zeta-1:256 bur_trance_worm-1:229
bur_uss_discovery_a-1:166 bur_uss_discovery_a-2:37 bur_uss_discovery_a-3:-27 bur_uss_discovery_a-4:28
bur_uss_federation-1:164 bur_uss_federation-2:-23 bynars-1:239 bynars-2:149 captain_dorg-1:69 cloaking_device-1:154
confiscate-1:3 confiscate-2:144 confiscate-3:50 conquer-1:1 deep_space_k_7-2:-35 denobulans-1:243 denobulans-2:224
derna-2:99 dkyr_cruiser-1:292 dkyr_cruiser-2:261 dkyr_cruiser-3:-17 dkyr_cruiser-4:-37 edosians-1:50 edosians-2:46
emerald_chain-1:102 energy_drain-1:181 enterprise_d_frame-1:277 enterprise_d_frame-2:53 enterprise_d_frame-3:-32
enterprise_d_frame-4:15 ferengi_wine-1:63 ferengi_wine-2:202 forced_singularity-1:22 forced_singularity-3:34
freecloud-2:-9 freecloud-3:-50 guardian_of_forever-1:131 guardian_of_forever-3:-40 halkan_council-1:84
harry_mudd-1:-38 harry_mudd-2:-47 holographic_drone_ship-1:158 holographic_drone_ship-2:261
holographic_drone_ship-3:-31 holographic_drone_ship-4:-124 holosuite-1:105 holosuite-2:124 horta-1:78
hostile_contact-1:215 hostile_contact-2:256 iconian_gateway-1:487 imperial_pride-1:227 imperial_pride-2:98
joret_dal-1:57 karemma-1:58 karemma-2:-86 kazon_raider-1:197 kazon_raider-2:62 kazon_raider-3:-40 kelpiens-1:31
kelvas_docks-2:-64 kol_arne_darvin-1:74 kol_arne_darvin-2:-41 kol_curzon_dax-1:37 kol_curzon_dax-2:35
kol_curzon_dax-3:170 kol_good_day_to_die-1:-227 kol_iks_devisor-1:109 kol_iks_devisor-2:83 kol_iks_devisor-3:-53
kol_iks_devisor-4:0 kol_iks_groth-1:329 kol_iks_groth-2:126 kol_iks_groth-3:-35 kol_iks_groth-4:10 kol_iks_groth-5:16
kol_iks_klothos-1:316 kol_iks_klothos-2:31 kol_iks_klothos-3:-36 kol_iks_klothos-4:70 kol_klingon_disruptors-1:40
kol_klingon_disruptors-2:58 kol_koloth_the_dahar_master-1:90 kol_korax-1:90 kol_korax-3:-24 kol_krell-1:187
kol_mara-1:31 kol_prototype_cloak-1:70 kol_qonos-1:348 kol_qonos-3:-27 kol_rura_penthe-1:455 kol_rura_penthe-4:-3
ktinga_battlecruiser-1:281 ktinga_battlecruiser-2:40 ktinga_battlecruiser-3:-53 laas-1:119 laas-2:1 laris-1:-7
laris-3:-34 lenara_kahn-1:4 lenara_kahn-2:-100 letheans-1:274 lirpa-1:125 lursa-1:10 lursa-2:12 lwaxana_troi-1:7
lwaxana_troi-2:-6 mekleth-1:93 mirok-1:1 moriarty-1:77 omega_particle-1:212 orb_of_time-1:16 organians-1:4
organians-2:-29 pakled_freighter-1:328 pakled_freighter-2:36 pakled_freighter-3:-41 peanut_hamper-1:119
peanut_hamper-2:164 phasers-1:157 phasers-2:24 phlox-1:9 pic_beverly_crusher-1:23 pic_data-1:23 pic_data-2:-1
pic_daystrom_institute-1:328 pic_daystrom_institute-3:145 pic_daystrom_institute-4:29 pic_deanna_troi-1:29
pic_diplomacy-1:14 pic_diplomacy-2:513 pic_farpoint_station-1:171 pic_farpoint_station-3:4 pic_first_contact-1:526
pic_geordi_la_forge-1:23 pic_make_it_so-1:29 pic_make_it_so-2:-114 pic_phasing_cloak-1:10 pic_phasing_cloak-2:0
pic_starbase_74-1:63 pic_tamarians-1:175 pic_type_7_shuttlecraft-1:89 pic_type_7_shuttlecraft-2:22
pic_uss_bozeman-1:42 pic_uss_bozeman-2:24 pic_uss_bozeman-3:38 pic_uss_bozeman-4:-51 pic_will_riker-1:188
pic_will_riker-3:1 pic_will_riker-4:9 pic_worf-1:141 pic_worf-2:221 plasma_manifold-1:-98 political_crisis-1:232
political_crisis-2:262 recruit-1:175 recruit-2:79 red_alert-1:235 risa-2:-4 risa-3:53 riva-1:69 rom-1:218 sakonna-1:15
sel_disruptor_rifles-1:67 sel_disruptor_rifles-2:46 sel_donatra-1:-16 sel_donatra-2:-16 sel_donatra-3:-119
sel_general_movar-1:121 sel_general_movar-3:-173 sel_infiltrate-1:210 sel_infiltrate-2:185 sel_irw_goraxus-1:361
sel_irw_goraxus-2:83 sel_irw_goraxus-3:-37 sel_irw_goraxus-4:18 sel_irw_khazara-1:347 sel_irw_khazara-2:-8
sel_irw_khazara-3:-40 sel_irw_terix-1:371 sel_irw_terix-2:27 sel_irw_terix-3:-44 sel_irw_valdore-1:229
sel_irw_valdore-2:23 sel_irw_valdore-3:138 sel_proconsul_neral-1:12 sel_remans-1:188 sel_remus-1:399 sel_romulus-1:158
sel_romulus-3:5 sel_scimitar-1:17 sel_scimitar-2:51 sel_sela-2:-73 sel_shinzon-1:266 sel_shinzon-3:118
sel_sub_commander_trul-1:33 sel_tomalak-1:173 sel_tomalak-2:-12 sel_tomalak-3:-11 sel_tpel-1:66 set_a_course-1:125
set_a_course-2:58 sha_ka_ree-1:107 shr_aenar-1:72 shr_ambassador_thoris-1:31 shr_ambassador_thoris-2:0
shr_andoria-1:209 shr_andoria-3:16 shr_andorian_ale-1:149 shr_andorian_cruiser-1:146 shr_andorian_cruiser-2:31
shr_andorian_cruiser-3:-20 shr_andorian_cruiser-4:110 shr_commando_unit-1:5 shr_commando_unit-2:195 shr_coridan-1:216
shr_jhamel-1:42 shr_plasma_rifles-1:141 shr_plasma_rifles-2:-49 shr_talas-1:244 shr_talas-2:65 shr_tarah-1:169
shr_tarah-2:98 shr_tarah-3:7 shr_tenebian_amethyst-1:136 shr_thylek_shran-2:-40 shr_united_earth-1:102
shr_united_earth-2:246 shr_ushaan_tor-1:174 shr_weytahn-1:189 shr_weytahn-4:40 shr_you_owe_me_one-1:167 sis_bajor-1:3
sis_benjamin_sisko-2:96 sis_deep_space_9-1:73 sis_deep_space_9-2:-42 sis_deep_space_9-3:14 sis_garak-1:130
sis_jadzia_dax-1:21 sis_jadzia_dax-2:44 sis_julian_bashir-1:33 sis_julian_bashir-2:-1 sis_kira_nerys-1:44
sis_kira_nerys-2:295 sis_miles_obrien-1:63 sis_miles_obrien-2:108 sis_odo-1:72 sis_odo-2:94
sis_orb_of_prophecy_and_change-1:27 sis_orb_of_prophecy_and_change-2:36 sis_orb_of_prophecy_and_change-3:36
sis_people_of_bajor-1:-58 sis_people_of_bajor-2:201 sis_quark-1:49 sis_self_replicating_mines-1:158
sis_starbase_375-1:151 sis_the_wormhole-1:445 sis_the_wormhole-3:21 sis_the_wormhole-4:-28 sis_uss_defiant-1:413
sis_uss_defiant-2:142 sis_uss_defiant-3:-43 sis_uss_defiant-4:-46 sis_uss_rio_grande-1:247 sis_uss_rio_grande-2:50
sis_uss_rio_grande-3:29 sis_uss_rio_grande-4:30 sis_uss_rio_grande-5:-43 sis_worf_son_of_mogh-1:68
sis_worf_son_of_mogh-3:235 sona_battlecruiser-1:193 sona_battlecruiser-3:33 sona_battlecruiser-4:-48
strange_new_worlds-1:-56 subspace_phenomenon-1:215 subspace_phenomenon-2:258 suliban-1:73 tachyon_detection_grid-1:96
talok-1:235 tevrin_krit-1:124 tholians-1:265 trade_embargo-1:188 tribbles-1:281 tulgana_iv-2:57 tulgana_iv-3:4
type_iii_disruptor_pistols-1:76 unstable_wormhole-1:42 unstable_wormhole-2:-25 uss_enterprise_c-1:139
uss_enterprise_c-2:72 uss_enterprise_c-3:-44 uss_enterprise_c-4:-194 uss_pasteur-1:113 uss_pasteur-2:46
uss_pasteur-3:78 uss_pasteur-4:-17 uss_reliant-1:293 uss_reliant-2:139 uss_reliant-3:-31 uss_reliant-4:-27
utilize-1:150 utilize-2:42 verex_iii-2:-10 vger-1:17 voth_research_vessel-1:261 voth_research_vessel-2:-10
voth_research_vessel-3:-39 voth_research_vessel-4:217 xindi_reptilian_battleship-1:449
xindi_reptilian_battleship-2:290 xindi_reptilian_battleship-4:77 xindi_reptilian_battleship-5:-51
zephram_cochrane-1:131 zephram_cochrane-2:246
"""
OPERATIONS: Final = {name: int(worth) for name, _, worth in (each.partition(":") for each in FITTED.split())}
"""What each operation in the ACTION step brought on average over games played at a glance, as `evaluate` saw it. By
the name of its text."""
