### Interrupts: name, and effect in our own words.

card-alien_groupie = Alien Groupie
    .text = Just after an Away Team completes a planet mission: one male of that team, chosen at random, may not beam up for one full turn.
    .rule = CCG-4.25 CCG-12.2 CCG-14.9 CCG-19.15

card-amanda_rogers = Amanda Rogers
    .text = Response: nullify an interrupt just played, or any card just played as an interrupt. Immune to <card>Amanda Rogers</card>.
    .rule = CCG-14.4 CCG-14.17 CCG-14.18

card-asteroid_sanctuary = Asteroid Sanctuary
    .text = At any time, or in response to the start of a battle: play on an undocked ship with Navigation x2 aboard. It cannot be the target of a battle this turn.
    .rule = CCG-14.4 CCG-14.10 CCG-16.42

card-auto_destruct_sequence = Auto-Destruct Sequence
    .text = Play on your ship: it is destroyed at the end of your turn, and every other ship here with SHIELDS<8 is then damaged.
    .rule = CCG-16.57 CCG-16.58

card-crosis = Crosis
    .text = Play on a group of Rogue Borg: this card is one of them, and the STRENGTH of all your Rogue Borg here is doubled (not cumulative).
    .rule = CCG-19.1 CCG-19.3 CCG-22.80

card-disruptor_overload = Disruptor Overload
    .text = Play on a ship or an Away Team: one Equipment (or card used as Equipment) present, chosen at random, is destroyed.
    .rule = CCG-19.15

card-distortion_of_space_time_continuum = Distortion of Space/Time Continuum
    .text = Play on a ship: the ship, its crew and its Away Teams are no longer stopped, and the RANGE the ship has used this turn is restored.
    .rule = CCG-18.1

card-emergency_transporter_armbands = Emergency Transporter Armbands
    .text = At any time, in the opponent's turn too: beam any number of personnel of one of your teams, with their equipment, up to your ship or facility there or down to the planet. Also playable during a battle, before there is a winner; not during a dilemma, unless the dilemma allows it.
    .rule = CCG-12.2 CCG-14.10

card-energy_vortex = Energy Vortex
    .text = Just after the opponent has played a card from hand that is not an interrupt: that card returns to hand, and the opponent must play another one instead.
    .rule = CCG-14.9

card-escape_pod = Escape Pod
    .text = Response to the destruction of a ship: its whole crew survives in the pod, in space at that location. There they cannot act, and the opponent cannot target them, until by your order a compatible ship of yours at that location takes them aboard; then discard this card.
    .rule = CCG-14.4 CCG-16.65

card-full_planet_scan = Full Planet Scan
    .text = Start of your turn: at a planet mission, stop one of your staffed ships that has at least three staffing icons and Computer Skill aboard; look at the bottom seed card of that mission.
    .rule = CCG-11.1

card-hail = Hail
    .text = Response: a ship that is about to fly past one of your ships must stop at that location. Or, at any time or in response to the start of a battle: two ships of your choice cannot battle each other this turn.
    .rule = CCG-11.9 CCG-14.4 CCG-14.10

card-honor_challenge = Honor Challenge
    .text = Response to the start of a personnel battle: each Klingon with Honor in it, on either side, kills one opposing personnel with Treachery at once; you choose which. The battle goes on with the others.
    .rule = CCG-4.33 CCG-14.4 CCG-16.20

card-hugh = Hugh
    .text = At any time, or in response to its attack: nullify the attack of <card>Borg Ship</card> for this turn. Or, at any time: destroy all Rogue Borg at one location.
    .rule = CCG-14.4 CCG-14.10 CCG-14.18 CCG-22.80

card-incoming_message_federation = Incoming Message - Federation
    .text = Play on a Federation ship. Required action: it must move at full RANGE to the nearest Federation outpost; discard this card on arrival.
    .rule = CCG-11.24 CCG-19.10

card-incoming_message_klingon = Incoming Message - Klingon
    .text = Play on a Klingon ship. Required action: it must move at full RANGE to the nearest Klingon outpost; discard this card on arrival.
    .rule = CCG-11.24 CCG-19.10

card-incoming_message_romulan = Incoming Message - Romulan
    .text = Play on a Romulan ship. Required action: it must move at full RANGE to the nearest Romulan outpost; discard this card on arrival.
    .rule = CCG-11.24 CCG-19.10

card-jaglom_shrek_information_broker = Jaglom Shrek - Information Broker
    .text = At any time: look at the opponent's whole draw deck, without changing its order.
    .rule = CCG-14.10

card-kevin_uxbridge = Kevin Uxbridge
    .text = At any time, or in response to the play of an Event: nullify one Event in play that is not a treaty, or any other card played as an Event. Immune to <card>Amanda Rogers</card>.
    .rule = CCG-14.4 CCG-14.10 CCG-14.17 CCG-14.18

card-klingon_death_yell = Klingon Death Yell
    .text = Just after a Klingon with Honor has been killed: score 5 points (one yell for each death).
    .rule = CCG-1.6 CCG-14.9

card-klingon_right_of_vengeance = Klingon Right of Vengeance
    .text = Just after an Away Team battle in which a Klingon died: the other Klingons present may attack again at once, with doubled STRENGTH.
    .rule = CCG-14.9 CCG-16.20 CCG-19.3

card-la_forge_maneuver = La Forge Maneuver
    .text = At any time: one cloaked ship at a planet location may be targeted by the very next action, if that action is an attack on it.
    .rule = CCG-14.10 CCG-17.2

card-life_form_scan = Life-form Scan
    .text = At any time: look at the opponent's hand.
    .rule = CCG-7.23 CCG-14.10

card-long_range_scan = Long-Range Scan
    .text = At any time: look at all cards aboard one ship. Crews are open to everybody here, so this card does nothing; leave it out of decks.
    .rule = CCG-7.23 CCG-14.10

card-loss_of_orbital_stability = Loss of Orbital Stability
    .text = Play on an undocked ship orbiting a planet: its RANGE is 0 until the end of this turn. At the end of its owner's next turn it is destroyed, unless it has SHIELDS>4; then discard this card.
    .rule = CCG-11.11

card-near_warp_transport = Near-Warp Transport
    .text = Your turn, between actions: beam up to six of your personnel or equipment, in any mix, from your ship to an adjacent location.
    .rule = CCG-12.2 CCG-12.14

card-outgunned = Outgunned
    .text = Response to a battle you have started against the opponent's only ship here, undocked: if the WEAPONS you fire with total more than three times its SHIELDS, the battle is cancelled, you commandeer the ship and capture its crew.
    .rule = CCG-14.4 CCG-16.46 CCG-17.20 CCG-17.22 CCG-17.40 CCG-17.41

card-palor_toff_alien_trader = Palor Toff - Alien Trader
    .text = At any time: exchange this card for a card in your discard pile that is not a personnel; take that one into your hand.
    .rule = CCG-14.10

card-particle_fountain = Particle Fountain
    .text = Just after your Away Team with ENGINEER x2 has completed a planet mission: score 5 points (once for each mission).
    .rule = CCG-1.6 CCG-14.9

card-phaser_burns = Phaser Burns
    .text = Response in a personnel battle, before there is a winner: if you have a phaser or a disruptor present, two stunned opposing personnel, chosen at random, die.
    .rule = CCG-14.4 CCG-16.20 CCG-16.25 CCG-19.15

card-q2 = Q2
    .text = Response: nullify an <card>Amanda Rogers</card> or a <card>Kevin Uxbridge</card> just played, or a Q-related dilemma.
    .rule = CCG-14.4 CCG-14.18

card-rescue_captives = Rescue Captives
    .text = At any time: all your captured personnel return to your outposts, and each <card>Brainwash</card>, <card>Interrogation</card> and <card>Torture</card> on them is nullified.
    .rule = CCG-14.10 CCG-14.18 CCG-17.27

card-rogue_borg_mercenaries = Rogue Borg Mercenaries
    .text = Play on an occupied ship: they battle its crew now and at the start of every turn. Each of several Rogue Borg together has a STRENGTH equal to their number. Survivors stay aboard.
    .rule = CCG-22.80

card-romulan_ambush = Romulan Ambush
    .text = Your turn, with your D'deridex-class ship here: destroy an opposing ship here with SHIELDS<6. Its crew dies, except one personnel of your choice, whom you capture.
    .rule = CCG-17.20 CCG-17.22

card-scan = Scan
    .text = Start of your turn: at a space mission, stop one of your staffed ships that has at least three staffing icons and Computer Skill aboard; look at the bottom seed card of that mission.
    .rule = CCG-11.1

card-security_sacrifice = Security Sacrifice
    .text = Response: your SECURITY present takes the place of a personnel randomly selected to die.
    .rule = CCG-14.4 CCG-19.15

card-senior_staff_meeting = Senior Staff Meeting
    .text = Just before the first attempt of a space mission, on a ship with OFFICER, ENGINEER, MEDICAL, SCIENCE and SECURITY aboard: the first dilemma met is discarded.
    .rule = CCG-13.12

card-ship_seizure = Ship Seizure
    .text = Your turn: your ship with a Tractor Beam tows away an empty ship at the same location, unless that ship is at its own outpost; discard the empty ship.
    .rule = CCG-4.29

card-subspace_interference = Subspace Interference
    .text = Response: nullify an Incoming Message, a <card>Hail</card> or a <card>Subspace Schism</card> just played; both cards are discarded.
    .rule = CCG-14.4 CCG-14.18

card-subspace_schism = Subspace Schism
    .text = Just after a card has been drawn: that card is discarded, and another one is drawn.
    .rule = CCG-14.9

card-tachyon_detection_grid = Tachyon Detection Grid
    .text = At any time, with at least four of your ships in play: one cloaked ship decloaks and may not cloak this turn.
    .rule = CCG-14.10 CCG-17.8

card-temporal_rift = Temporal Rift
    .text = Play on your undocked ship: it disappears with everything aboard. When the countdown ends, it returns here.
    .rule = CCG-18.43 CCG-20.1

card-the_devil = The Devil
    .text = At any time: destroy one treaty or one <card>Horga'hn</card> on the table, or one <card>Wind Dancer</card>, also in response to the encounter with it.
    .rule = CCG-14.4 CCG-14.10

card-the_gift = The Gift
    .text = At any time, but not in response to a battle: <card>Kes</card>, aboard your ship on the spaceline, goes out of play. The ship relocates to another location of that quadrant and is stopped.
    .rule = CCG-4.30 CCG-14.10 CCG-18.1 CCG-18.30

card-the_juggler = The Juggler
    .text = At any time: a player of your choice shuffles their draw deck.
    .rule = CCG-14.10

card-transwarp_conduit = Transwarp Conduit
    .text = At any time: the RANGE of one ship is doubled this turn.
    .rule = CCG-11.6 CCG-14.10 CCG-19.3

card-vulcan_mindmeld = Vulcan Mindmeld
    .text = At any time: your personnel with Mindmeld gains all skills of another of your personnel present until the end of the turn.
    .rule = CCG-14.10

card-vulcan_nerve_pinch = Vulcan Nerve Pinch
    .text = Response to the start of a personnel battle: each of your Vulcans and Soong-type androids may put one opposing personnel, chosen at random, in stasis until the end of your next turn.
    .rule = CCG-14.4 CCG-16.20 CCG-18.25 CCG-19.15

card-weak_spot = Weak Spot
    .text = Response in a battle, on a ship targeted by two or more ships: its SHIELDS are 4 lower for this battle (not cumulative).
    .rule = CCG-14.4 CCG-16.46 CCG-19.1

card-wolf = Wolf
    .text = Response: a personnel with Empathy who has been randomly selected to die or to be captured is spared.
    .rule = CCG-7.20 CCG-14.4 CCG-19.15

card-wormhole = Wormhole
    .text = Your turn: play two copies, one on your ship and one on any location, time locations included. The ship relocates there and is stopped.
    .rule = CCG-18.1 CCG-18.30
