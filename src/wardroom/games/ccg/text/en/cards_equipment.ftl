### Equipment and artifacts: name, and effect in our own words.

card-batleth = Bat'leth
    .text = Each of your Klingons present has STRENGTH +2 (cumulative). In each battle one of them may turn a stun just caused into a mortal wound.
    .rule = CCG-10.1 CCG-16.25 CCG-16.26 CCG-19.1

card-betazoid_gift_box = Betazoid Gift Box
    .text = When earned: search your draw deck, take any three cards into your hand and reshuffle. Then discard this card.
    .rule = CCG-10.5 CCG-10.7

card-engineering_kit = Engineering Kit
    .text = Your personnel of OFFICER classification present also have ENGINEER.
    .rule = CCG-10.1 CCG-10.4

card-engineering_padd = Engineering PADD
    .text = Your personnel of SCIENCE classification present also have ENGINEER.
    .rule = CCG-10.1 CCG-10.4

card-federation_padd = Federation PADD
    .text = Federation use only: each of your personnel present has CUNNING +2 (cumulative).
    .rule = CCG-10.2 CCG-19.1

card-horgahn = Horga'hn
    .text = When earned, place on the table: from then on you take two turns in a row instead of one (not cumulative).
    .rule = CCG-6.13 CCG-10.5 CCG-10.7 CCG-19.1

card-i_p_scanner = I.P. Scanner
    .text = Where present it nullifies <card>Phased Matter</card>.
    .rule = CCG-10.1 CCG-14.18 CCG-14.19

card-interphase_generator = Interphase Generator
    .text = Use as Equipment. Where present it nullifies <card>Chalnoth</card>, <card>Archer</card>, <card>Rebel Encounter</card>, <card>Impassable Door</card>, <card>Phased Matter</card>, <card>Crystalline Entity</card>, <card>Nausicaans</card> and any Armus.
    .rule = CCG-10.5 CCG-10.7 CCG-14.18 CCG-14.19

card-klingon_disruptor = Klingon Disruptor
    .text = Klingon or Non-Aligned use only: each of your personnel present has STRENGTH +2 (cumulative).
    .rule = CCG-10.2 CCG-19.1

card-klingon_padd = Klingon PADD
    .text = Klingon use only: each of your personnel present has CUNNING +2 (cumulative).
    .rule = CCG-10.2 CCG-19.1

card-kurlan_naiskos = Kurlan Naiskos
    .text = Take into your hand when earned; later play it as an Event on any ship. While all seven classifications (OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, V.I.P. and CIVILIAN) are aboard, the ship's RANGE, WEAPONS and SHIELDS are tripled (not cumulative).
    .rule = CCG-10.5 CCG-10.7 CCG-19.1 CCG-19.3

card-medical_kit = Medical Kit
    .text = Your personnel of OFFICER classification present also have MEDICAL.
    .rule = CCG-10.1 CCG-10.4

card-medical_tricorder = Medical Tricorder
    .text = Your personnel of SCIENCE classification present also have MEDICAL.
    .rule = CCG-10.1 CCG-10.4

card-mobile_holo_emitter = Mobile Holo-Emitter
    .text = Worn by one of your holograms, who then needs no Holodeck, moves normally and may exist anywhere. You may take it off in your turn. It is not Equipment while worn.
    .rule = CCG-7.20 CCG-9.29 CCG-10.1

card-plasmadyne_relay = Plasmadyne Relay
    .text = Aboard a ship: RANGE +2 and SHIELDS +2. At a station or outpost: SHIELDS +4. (Cumulative.)
    .rule = CCG-10.1 CCG-19.1

card-romulan_disruptor = Romulan Disruptor
    .text = Romulan or Non-Aligned use only: each of your personnel present has STRENGTH +2 (cumulative).
    .rule = CCG-10.2 CCG-19.1

card-romulan_padd = Romulan PADD
    .text = Romulan use only: each of your personnel present has CUNNING +2 (cumulative).
    .rule = CCG-10.2 CCG-19.1

card-starfleet_type_ii_phaser = Starfleet Type II Phaser
    .text = Federation or Non-Aligned use only: each of your personnel present has STRENGTH +2 (cumulative).
    .rule = CCG-10.2 CCG-19.1

card-starfleet_type_iii_phaser_rifle = Starfleet Type III Phaser Rifle
    .text = Federation or Non-Aligned use only: each of your personnel present has STRENGTH +3 (cumulative), but loses one level of Diplomacy unless aboard your ship.
    .rule = CCG-10.2 CCG-19.1

card-thought_maker = Thought Maker
    .text = Take into your hand when earned; later play it once as an Interrupt: look at the opponent's draw deck and put any number of its cards on top, one by one; the others keep their order.
    .rule = CCG-10.5 CCG-10.7

card-time_travel_pod = Time Travel Pod
    .text = Take into your hand when earned; later play it once as an Interrupt on any ship: name up to five turns. The ship disappears and returns after that many turns.
    .rule = CCG-10.5 CCG-10.7 CCG-18.43

card-tox_uthat = Tox Uthat
    .text = Take into your hand when earned; later play it as an Event on the table (it allows a <card>Supernova</card> on a later turn), or as an Interrupt to prevent a <card>Supernova</card>. Discard it after use.
    .rule = CCG-10.5 CCG-10.7 CCG-22.73

card-tricorder = Tricorder
    .text = Your personnel of ENGINEER classification present also have SCIENCE.
    .rule = CCG-10.1 CCG-10.4

card-varon_t_disruptor = Varon-T Disruptor
    .text = Use as Equipment. The STRENGTH of each of your personnel present is doubled (not cumulative).
    .rule = CCG-10.5 CCG-10.7 CCG-19.1 CCG-19.3

card-vulcan_stone_of_gol = Vulcan Stone of Gol
    .text = Take into your hand when earned; later play it as an Event on an Away Team: every member with neither Youth nor CUNNING>7 dies. Then discard this card.
    .rule = CCG-10.5 CCG-10.7
