### Doorways: name, and effect in our own words.

card-alternate_universe_door = Alternate Universe Door
    .text = Seeds on the table (doorway phase): your Alternate Universe cards may enter play. Or, from hand: let one ship pass <card>Q-Net</card>, or nullify a <card>Subspace Schism</card>; then discard this card. Or, from hand: nullify a <card>Temporal Rift</card>; then this card returns to your hand.
    .rule = CCG-7.20 CCG-14.18

card-battle_bridge_door = Battle Bridge Door
    .text = Seeds on your Battle Bridge side deck (doorway phase): opens it for the game; it cannot be closed. Or, from hand at the start of a ship battle in any turn, with your Leadership in it: draw two extra tactics (cumulative), or your ships and facilities have WEAPONS +1; then discard this card.
    .rule = CCG-16.45 CCG-19.1 CCG-21.1 CCG-21.2

card-holding_cell_door = Holding Cell Door
    .text = Seeds (facility phase) or plays on your ship or on your facility that is not a Nor: adds a Brig. Or, with Tal Shiar, Section 31, Obsidian Order or Resistance present, or one personnel with both SECURITY and Treachery: download <card>Brainwash</card>, <card>Interrogation</card> or <card>Torture</card> to a captive in your Brig; then discard this card or put it on top of your draw deck.
    .rule = CCG-15.1 CCG-15.2 CCG-17.25

card-holodeck_door = Holodeck Door
    .text = Seeds (facility phase) or plays on your ship (one per ship), on your outpost or on any headquarters: adds a Holodeck, and your compatible holographic cards may report aboard. Or, once each turn: download a holographic card; then this card is out of play. Or, at any time: prevent one deactivation of a hologram; then discard this card.
    .rule = CCG-4.30 CCG-7.7 CCG-9.20 CCG-9.21 CCG-14.10 CCG-15.1 CCG-15.2

card-qs_tent = Q's Tent
    .text = Seeds on your Q's Tent side deck of up to 13 different cards (doorway phase): opens it. Or, from hand once per turn: take a card from the tent into your hand and show it, either of your choice (then discard this card) or at random (then put this card on top of your draw deck); you draw no cards this turn.
    .rule = CCG-6.11 CCG-19.15 CCG-21.1 CCG-21.8

card-q_flash = Q-Flash
    .text = Seeds on your Q-Continuum side deck (doorway phase): opens it. Or seeds under any mission, like a dilemma that fits both planets and space: the team that meets it faces as many cards of its opponent's Q-Continuum as it has personnel. Or, from hand: nullify a Q-icon card.
    .rule = CCG-5.35 CCG-14.18 CCG-21.1 CCG-21.4 CCG-22.21 CCG-22.22

card-ready_room_door = Ready Room Door
    .text = Once per turn: download the matching commander of one of your ships to that ship (you draw no cards this turn), or download a Captain's Order. Then discard this card or put it on top of your draw deck.
    .rule = CCG-6.11 CCG-9.47 CCG-15.1 CCG-15.2

card-space_time_portal = Space-Time Portal
    .text = Seeds or plays on the table: your Alternate Universe cards may seed and play, one per turn. At any time, discard it from the table to download <card>Alternate Universe Door</card>, to nullify <card>Temporal Rift</card>, or to act as the second <card>Wormhole</card>.
    .rule = CCG-7.20 CCG-14.10 CCG-14.18 CCG-15.1 CCG-15.2

card-storage_compartment_door = Storage Compartment Door
    .text = Seeds on your Tribble side deck (doorway phase): opens it; once each turn you may draw up to three of its cards, then play or discard each. Or, from hand once each turn: download a Tribble or a Trouble from that side deck; then discard this card.
    .rule = CCG-15.1 CCG-15.2 CCG-21.1 CCG-21.5 CCG-22.2

card-temporal_vortex = Temporal Vortex
    .text = Play on a time location: until the countdown ends, any ship may time travel between it and the matching spaceline location. Or, suspending play, on <card>Borg Ship</card>: it disappears until the countdown ends. Or on the table: <card>Distortion of Space/Time Continuum</card> is nullified until the countdown ends. Or relocate one of your ships at a time location to a spaceline location the opponent chooses.
    .rule = CCG-7.20 CCG-11.21 CCG-11.22 CCG-14.12 CCG-14.18 CCG-18.30 CCG-20.1
