### Events, incidents and objectives: name, and effect in our own words.

card-alien_probe = Alien Probe
    .text = On the table: both players play with open hands.
    .rule = CCG-7.18 CCG-7.23

card-anti_time_anomaly = Anti-Time Anomaly
    .text = On the table: at the end of your third full turn every personnel in play, of both players, dies. Removing this card in time prevents it.
    .rule = CCG-4.25 CCG-7.18

card-assign_mission_specialists = Assign Mission Specialists
    .text = Seeds or plays on the table: download up to two different mission specialists, not yet in play, to your outpost. While this card is there, whenever you solve a mission, each mission specialist of the team whose skill is asked for by the requirements you used scores you 5 points: as many per skill as the levels asked for, at your choice (classifications and attributes do not count). You may discard this card at the start of your turn.
    .rule = CCG-1.6 CCG-7.19 CCG-9.5 CCG-15.1 CCG-15.2

card-atmospheric_ionization = Atmospheric Ionization
    .text = Play on a planet: at most three personnel in all may be beamed up or down here in a turn.
    .rule = CCG-12.2

card-brainwash = Brainwash
    .text = Play on a captive you hold: it reports to your outpost under your control and mixes with your cards whatever its affiliation. It keeps that affiliation, but adds no attack restriction to your side.
    .rule = CCG-17.21 CCG-17.27

card-bynars_weapon_enhancement = Bynars Weapon Enhancement
    .text = Play on a ship: WEAPONS +2 (cumulative).
    .rule = CCG-19.1

card-calamarain = Calamarain
    .text = Enters play at a location the opponent chooses. In your orders you move it like a ship with RANGE 6, without staffing. You may discard it to damage one ship here, which this cannot destroy. Immune to <card>Kevin Uxbridge</card>.
    .rule = CCG-14.17 CCG-16.57 CCG-16.58

card-captains_log = Captain's Log
    .text = On the table: each of your ships with its matching commander aboard has WEAPONS +3 and SHIELDS +3.
    .rule = CCG-7.18 CCG-9.47

card-captured = Captured
    .text = Seeds or plays face down as a hidden agenda. Discard it for one of these: in your turn, your crew or Away Team, not Borg, captures one opposing personnel present, chosen at random, if you have more SECURITY or more hand weapons there; or, in any turn, capture a personnel whom your SECURITY has just stunned in battle.
    .rule = CCG-7.19 CCG-9.43 CCG-16.25 CCG-17.20 CCG-17.22 CCG-19.15 CCG-20.6

card-commandeer_ship = Commandeer Ship
    .text = Plays on your personnel with Computer Skill aboard an opponent's empty ship that is not a Borg cube: that personnel commandeers it and, while this card stays, may meet up to three of its staffing icons.
    .rule = CCG-11.1 CCG-17.40 CCG-17.41

card-disengage_safety_protocols = Disengage Safety Protocols
    .text = On the table: holograms may mortally wound in battle, and holographic weapons mortally wound instead of stunning.
    .rule = CCG-7.18 CCG-9.20 CCG-9.26 CCG-16.25 CCG-16.26

card-distortion_field = Distortion Field
    .text = Play on a planet, face up: nobody may beam to or from the surface while it is face up. Once each turn it is turned over.
    .rule = CCG-12.2

card-engage_shuttle_operations = Engage Shuttle Operations
    .text = On the table: your ships with a Tractor Beam and ENGINEER aboard may carry and launch shuttlecraft, which may land on planets by using their whole RANGE.
    .rule = CCG-7.18 CCG-11.18 CCG-11.20

card-espionage_federation_on_klingon = Espionage: Federation on Klingon
    .text = Play on a mission with a Klingon icon: your Federation personnel may attempt it as if it showed their icon. Discard when the mission is completed.
    .rule = CCG-13.1

card-espionage_klingon_on_federation = Espionage: Klingon on Federation
    .text = Play on a mission with a Federation icon: your Klingon personnel may attempt it as if it showed their icon. Discard when the mission is completed.
    .rule = CCG-13.1

card-espionage_romulan_on_federation = Espionage: Romulan on Federation
    .text = Play on a mission with a Federation icon: your Romulan personnel may attempt it as if it showed their icon. Discard when the mission is completed.
    .rule = CCG-13.1

card-espionage_romulan_on_klingon = Espionage: Romulan on Klingon
    .text = Play on a mission with a Klingon icon: your Romulan personnel may attempt it as if it showed their icon. Discard when the mission is completed.
    .rule = CCG-13.1

card-establish_landing_protocols = Establish Landing Protocols
    .text = Seeds or plays on the table: once each turn, each of your ships without staffing icons may land or take off for 1 RANGE.
    .rule = CCG-7.19 CCG-11.18

card-gaps_in_normal_space = Gaps in Normal Space
    .text = Play between two missions: this is a new location with span 4. On each ship that stops here, one personnel aboard, chosen at random, dies.
    .rule = CCG-11.6 CCG-11.30 CCG-19.15

card-genetronic_replicator = Genetronic Replicator
    .text = On the table: members of your Away Teams cannot be killed while MEDICAL x2 is present with them.
    .rule = CCG-7.18

card-goddess_of_empathy = Goddess of Empathy
    .text = On the table until the end of your next turn: no interrupts may be played except <card>Kevin Uxbridge</card> and <card>Q2</card>.
    .rule = CCG-7.18

card-holo_projectors = Holo-Projectors
    .text = Play on a planet mission: holograms may exist on this planet's surface.
    .rule = CCG-9.20 CCG-9.31

card-hq_secure_homeworld = HQ: Secure Homeworld
    .text = Seeds or plays on a homeworld: your Away Teams with a personnel matching its affiliation may attempt it with these requirements: Leadership x2 and SECURITY, plus Honor or Treachery, plus one attribute whose total is higher than the mission's points. When you solve it, capture all opposing personnel on the planet who do not match the homeworld.
    .rule = CCG-7.19 CCG-13.1 CCG-17.20 CCG-17.22

card-interrogation = Interrogation
    .text = Play on a captive you hold. At the start of each of your turns the opponent chooses: you score 10 points and the captive returns to its owner's outpost; or you score 1 point and keep it.
    .rule = CCG-1.6 CCG-17.21 CCG-17.27

card-intuition = Intuition
    .text = Seeds or plays on the table (for free if <card>Deanna Troi</card> is in play). Once each turn, with a counselor, an El-Aurian, a dabo girl or a genetically enhanced personnel of yours in play, name a card type and reveal a card of the opponent's hand, chosen at random; if it is of that type, draw a card.
    .rule = CCG-7.4 CCG-7.19 CCG-19.15

card-kivas_fajo_collector = Kivas Fajo - Collector
    .text = A player of your choice draws three cards. Discard this card.
    .rule = CCG-6.15

card-lore_returns = Lore Returns
    .text = Play on a ship whose whole crew your Rogue Borg have killed: Lore and those Rogue Borg operate it for you. It may move and attack ships without staffing or a leader, and they may beam down to battle Away Teams.
    .rule = CCG-4.28 CCG-12.2 CCG-22.80

card-lores_fingernail = Lore's Fingernail
    .text = On the table: every Soong-type android and every <card>Exocomp</card> is Non-Aligned only.
    .rule = CCG-4.17 CCG-7.18

card-lower_decks = Lower Decks
    .text = On the table: each of your universal personnel who is not a hologram has all attributes +2.
    .rule = CCG-4.10 CCG-7.18 CCG-9.20

card-masaka_transformations = Masaka Transformations
    .text = A player of your choice shuffles their hand, puts it under their draw deck and draws as many cards. Discard this card.
    .rule = CCG-6.15

card-metaphasic_shields = Metaphasic Shields
    .text = Play on your ship: SHIELDS +2 for each personnel of SCIENCE classification aboard.
    .rule = CCG-19.3

card-neural_servo_device = Neural Servo Device
    .text = Play on a Non-Aligned ship: unless SECURITY x2 is aboard, you control the ship and its crew for one turn. Then discard this card.
    .rule = CCG-4.1

card-nutational_shields = Nutational Shields
    .text = Play on your ship: SHIELDS +2 for each personnel of ENGINEER classification aboard.
    .rule = CCG-19.3

card-pattern_enhancers = Pattern Enhancers
    .text = On the table: your personnel and equipment ignore <card>Atmospheric Ionization</card> and <card>Distortion Field</card>.
    .rule = CCG-7.18

card-plans_of_the_tal_shiar = Plans of the Tal Shiar
    .text = Seeds or plays on the table. While you have Tal Shiar in play, your Romulan espionage cards play for free at any time and cannot be nullified; once each turn you may discard one of them to draw a card; and you may discard this card to download one of them.
    .rule = CCG-7.4 CCG-7.19 CCG-14.18 CCG-15.1 CCG-15.2

card-plasma_fire = Plasma Fire
    .text = Play on a ship, not on <card>Borg Ship</card>: it is damaged at the end of the next turn, whoever's turn that is, and then at the end of each turn of its controller. As soon as SECURITY is aboard the fire is out; discard this card.
    .rule = CCG-16.57 CCG-16.58

card-prepare_assault_teams = Prepare Assault Teams
    .text = On the table: download one hand weapon to your crew or Away Team. Until the countdown ends your SECURITY count as leaders, and at the start of a personnel battle you may split your side in two: the attacker chooses the half that fights, and the other half is not stopped.
    .rule = CCG-4.28 CCG-9.43 CCG-15.1 CCG-15.2 CCG-16.20 CCG-18.1 CCG-20.1

card-q_net = Q-Net
    .text = Play between two adjacent locations: no ship, cloaked or not, may pass without Diplomacy x2 aboard.
    .rule = CCG-11.9 CCG-17.6

card-red_alert = Red Alert!
    .text = On the table: instead of your normal card play you may report any number of Personnel, Ship and Equipment cards.
    .rule = CCG-7.3 CCG-7.18

card-res_q = Res-Q
    .text = Take one card from your discard pile into your hand and put this card there in exchange.
    .rule = CCG-7.18

card-spacedock = Spacedock
    .text = Play on an outpost: your damaged ships that stop here and dock are repaired at once. Non-Aligned ships are repaired, too.
    .rule = CCG-16.67

card-static_warp_bubble = Static Warp Bubble
    .text = On the table: the opponent discards one card from hand before ending each of their turns (not cumulative).
    .rule = CCG-6.12 CCG-7.18 CCG-19.1

card-subspace_warp_rift = Subspace Warp Rift
    .text = Play on a location of the spaceline: a ship that passes it without stopping is damaged.
    .rule = CCG-11.9 CCG-16.57 CCG-16.58

card-supernova = Supernova
    .text = Needs <card>Tox Uthat</card> on your side of the table. Play on a mission: everything there is destroyed. The location stays, with its span, as empty space.
    .rule = CCG-11.6 CCG-22.70 CCG-22.73

card-telepathic_alien_kidnappers = Telepathic Alien Kidnappers
    .text = On the table: at the end of each of your turns name a card type and point at a card in the opponent's hand. It is shown; if it is of that type, it is discarded.
    .rule = CCG-7.18

card-tetryon_field = Tetryon Field
    .text = Play on a location of the spaceline: every ship without Navigation aboard must stop here until its next turn.
    .rule = CCG-11.9

card-the_traveler_transcendence = The Traveler: Transcendence
    .text = Play beside a draw deck: its player must draw one extra card in the draw part of each of their turns (not cumulative). While in play this card nullifies <card>Static Warp Bubble</card>.
    .rule = CCG-6.8 CCG-14.18 CCG-14.19 CCG-19.1

card-thermal_deflectors = Thermal Deflectors
    .text = On the table: while in play this card nullifies <card>Firestorm</card>, <card>Plasma Fire</card> and <card>Phaser Burns</card>.
    .rule = CCG-7.18 CCG-14.18 CCG-14.19

card-torture = Torture
    .text = Play on a captive you hold: when the countdown ends it dies, and its owner loses 7 points.
    .rule = CCG-1.11 CCG-17.21 CCG-17.27 CCG-20.1

card-treaty_federation_klingon = Treaty: Federation/Klingon
    .text = On the table: your Federation and Klingon cards are compatible. Immune to <card>Kevin Uxbridge</card>.
    .rule = CCG-8.3 CCG-8.9 CCG-14.17

card-treaty_federation_romulan = Treaty: Federation/Romulan
    .text = On the table: your Federation and Romulan cards are compatible. Immune to <card>Kevin Uxbridge</card>.
    .rule = CCG-8.3 CCG-8.9 CCG-14.17

card-treaty_romulan_klingon = Treaty: Romulan/Klingon
    .text = On the table: your Romulan and Klingon cards are compatible. Immune to <card>Kevin Uxbridge</card>.
    .rule = CCG-8.3 CCG-8.9 CCG-14.17

card-warp_core_breach = Warp Core Breach
    .text = Play on a ship, not on <card>Borg Ship</card>: at the end of its owner's next turn it is destroyed, unless ENGINEER is aboard by then. Then discard this card.
    .rule = CCG-18.10

card-where_no_one_has_gone_before = Where No One Has Gone Before
    .text = On the table: your ships may leave one end of a spaceline and enter it at the other end, paying the span of the location they enter.
    .rule = CCG-7.18 CCG-11.6

card-yellow_alert = Yellow Alert
    .text = On the table: cancels <card>Red Alert!</card> and prevents it from being played; your personnel have CUNNING +1 (not cumulative).
    .rule = CCG-7.18 CCG-14.18 CCG-19.1
