### The common cards of Captain’s Chair: name, text in our own words, and the rules that govern it.
### Each operation has a message of its own; cards with the same operations share them.

## PERSON

card-admiral_jarok = Admiral Jarok
    .text = { op-kind-play-action } { op-admiral_jarok-1 } { op-kind-reaction } { op-admiral_jarok-2 } { op-kind-passive } { op-admiral_jarok-3 }
    .rule = CHAIR-9.17 CHAIR-13.6 CHAIR-23.1 CHAIR-27.29 CHAIR-27.58
op-admiral_jarok-1 = Requires Military 3. The other captain may draw a card. Enlist a Development.
op-admiral_jarok-2 = After you have been attacked: gain 1 Glory. You may log a card from your hand or Discard pile.
op-admiral_jarok-3 = You can neither play nor promote attack cards. You have one more Duty Officer slot, for a Starfleet PERSON.

card-admiral_necheyev = Admiral Necheyev
    .text = { op-kind-play-action } { op-admiral_necheyev-1 } { op-kind-resupply } { op-admiral_necheyev-2 } { op-kind-activation } { op-admiral_necheyev-3 }
    .rule = CHAIR-6.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.19
op-admiral_necheyev-1 = You may warp a SHIP. You may free play a DIRECTIVE from your hand or Discard pile. Up to 3 times, beam a card to a SHIP.
op-admiral_necheyev-2 = Draw a card for each ops card in play, at most 3.
op-admiral_necheyev-3 = Spend 1 Dilithium: warp any number of your SHIPs.

card-admiral_pressman = Admiral Pressman
    .text = { op-kind-play } { op-admiral_pressman-1 } { op-kind-resupply } { op-admiral_pressman-2 } { op-kind-activation } { op-admiral_pressman-3 }
    .rule = CHAIR-6.1 CHAIR-23.1 CHAIR-27.6 CHAIR-27.19 CHAIR-27.27
op-admiral_pressman-1 = Free play an attack card. If you have no Duty Officer, you may promote a PERSON from your hand or Discard pile.
op-admiral_pressman-2 = Draw a card for each security card in play, at most 3.
op-admiral_pressman-3 = Dismiss one of your cloaks in play: log this card and gain 3 Glory.

card-ambassador_kamarag = Ambassador Kamarag
    .text = { op-kind-play-action } { op-ambassador_kamarag-1 } { op-kind-reaction } { op-ambassador_kamarag-2 }
    .rule = CHAIR-9.8 CHAIR-12.2 CHAIR-16.7 CHAIR-16.8 CHAIR-27.40
op-ambassador_kamarag-1 = Spend 2 Dilithium: Military +1. You may scan for a Klingon or a Starfleet card (choose the trait first).
op-ambassador_kamarag-2 = After the other captain takes control of a LOCATION: return an INCIDENT from your hand or Discard pile.

card-b_4 = B-4
    .text = { op-kind-play-action } { op-b_4-1 } { op-kind-play-action } { op-b_4-2 } { op-kind-activation-attack } { op-b_4-3 }
    .rule = CHAIR-16.4 CHAIR-16.7 CHAIR-16.9 CHAIR-16.12 CHAIR-23.2 CHAIR-27.46
op-b_4-1 = Gain a CARGO from the Junk pile.
op-b_4-2 = Take an INCIDENT: scan for a synthetic, the Junk pile included.
op-b_4-3 = Log a card from your hand. If you do, the other captain takes an INCIDENT. Gain 1 Dilithium for every 2 cards in your Log, rounded down.

card-bruce_maddox = Bruce Maddox
    .text = { op-kind-play } { op-bruce_maddox-1 } { op-kind-reaction } { op-bruce_maddox-2 }
    .rule = CHAIR-9.8 CHAIR-27.16 CHAIR-27.19 CHAIR-27.32
op-bruce_maddox-1 = Find a synthetic and free play it.
op-bruce_maddox-2 = After you put an android into play: draw a card and gain 2 Glory.

card-captain_dorg = Captain Dorg
    .text = { op-kind-play-action } { op-captain_dorg-1 } { op-kind-reaction } { op-captain_dorg-2 } { op-kind-reaction-attack } { op-captain_dorg-3 }
    .rule = CHAIR-8.7 CHAIR-17.8 CHAIR-20.4 CHAIR-27.6 CHAIR-27.22 CHAIR-27.35
op-captain_dorg-1 = Discard a card. If it is a weapon, gain a SHIP. If it shows Influence or Military as a skill or focus, gain 2 Glory.
op-captain_dorg-2 = After you put a shady card into play: dismiss one of your Klingons in play (it may be this card) to gain an Action.
op-captain_dorg-3 = After you put a Klingon or a Pakled into play: remove up to 2 Away Teams of the other captain from one LOCATION. Gain 1 Glory for each Away Team removed.

card-harry_mudd = Harry Mudd
    .text = { op-kind-play-action-attack } { op-harry_mudd-1 } { op-kind-activation } { op-harry_mudd-2 }
    .rule = CHAIR-9.14 CHAIR-9.16 CHAIR-23.5 CHAIR-27.27 CHAIR-27.38 CHAIR-27.46
op-harry_mudd-1 = Requires Influence 3. The other captain logs a PERSON from their hand or Discard pile and may then draw a card. If they cannot log one, they take an INCIDENT instead. You may promote this card.
op-harry_mudd-2 = Dismiss this card: recall a card without the time travel trait from your Staging area.

card-joret_dal = Joret Dal
    .text = { op-kind-play-action } { op-joret_dal-1 } { op-kind-passive } { op-joret_dal-2 }
    .rule = CHAIR-8.8 CHAIR-10.11 CHAIR-20.1 CHAIR-23.1 CHAIR-27.27
op-joret_dal-1 = You may put a PERSON from your hand on top of your deck to send an Away Team to a LOCATION. You may log a PERSON from your hand or Discard pile. If you did both, gain 1 Glory. You may promote this card.
op-joret_dal-2 = Your hand size is 1 higher.

card-laas = Laas
    .text = { op-kind-play } { op-laas-1 } { op-kind-activation } { op-laas-2 }
    .rule = CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.16 CHAIR-27.31
op-laas-1 = Put a PERSON from your hand into your Staging area without resolving its PLAY: duplicate one PLAY of a PERSON or CARGO in the Market or your Discard pile.
op-laas-2 = Spend 1 Dilithium: find any card in your deck (nowhere else).

card-laris = Laris
    .text = { op-kind-play } { op-laris-1 } { op-kind-resupply } { op-laris-2 } { op-kind-activation } { op-laris-3 }
    .rule = CHAIR-6.5 CHAIR-12.2 CHAIR-17.1 CHAIR-27.9 CHAIR-27.39
op-laris-1 = Spend 1 Dilithium: Research or Military +1. If you have an android in play, draw 2 cards.
op-laris-2 = Duplicate a RESUPPLY that you have already resolved this turn.
op-laris-3 = Spend 2 Dilithium or 1 Latinum: refresh your Captain, a CARGO, a SHIP or a LOCATION.

card-lenara_kahn = Lenara Kahn
    .text = { op-kind-play-action } { op-lenara_kahn-1 } { op-kind-activation } { op-lenara_kahn-2 }
    .rule = CHAIR-8.8 CHAIR-12.2 CHAIR-16.7 CHAIR-16.12 CHAIR-27.6
op-lenara_kahn-1 = You may spend 1 Dilithium for Research +2. You may take an INCIDENT to scan for an anomaly.
op-lenara_kahn-2 = Spend 1 Latinum: gain 1 Glory for each anomaly in play, at most 3. Dismiss this card.

card-lursa = Lursa
    .text = { op-kind-play-action } { op-lursa-1 } { op-kind-activation } { op-lursa-2 }
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-16.12 CHAIR-20.1 CHAIR-21.1 CHAIR-27.5
op-lursa-1 = Gain 1 Latinum. You may beam this card to a SHIP to send an Away Team to that SHIP’s LOCATION. You may spend 1 Dilithium and take an INCIDENT to gain a SHIP.
op-lursa-2 = Discard a card: draw a card. If the discarded card is a Romulan, Military +1. If it is a business card, gain 1 Latinum.

card-lwaxana_troi = Lwaxana Troi
    .text = { op-kind-play } { op-lwaxana_troi-1 } { op-kind-play-action } { op-lwaxana_troi-2 } { op-kind-reaction } { op-lwaxana_troi-3 }
    .rule = CHAIR-9.8 CHAIR-9.16 CHAIR-12.2 CHAIR-17.1 CHAIR-27.32 CHAIR-27.39
op-lwaxana_troi-1 = Refresh your Captain or your Duty Officer.
op-lwaxana_troi-2 = Spend 1 Latinum: Influence +2.
op-lwaxana_troi-3 = Requires Influence 6. After you put a PERSON into play: draw a card.

card-mirok = Mirok
    .text = { op-kind-play-attack } { op-mirok-1 } { op-kind-reaction } { op-mirok-2 }
    .rule = CHAIR-8.8 CHAIR-9.14 CHAIR-23.5 CHAIR-27.27 CHAIR-27.32 CHAIR-27.46
op-mirok-1 = You may log one of your cloaks from your hand or from play. If you do, the other captain logs a SHIP from their Discard pile and you gain 1 Glory; if they cannot, they take an INCIDENT instead. You may promote this card.
op-mirok-2 = After you put a CARGO into play: draw a card.

card-moriarty = Moriarty
    .text = { op-kind-play-attack } { op-moriarty-1 } { op-kind-reaction } { op-moriarty-2 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-16.7 CHAIR-16.8 CHAIR-27.18 CHAIR-27.32
op-moriarty-1 = Requires Research 5. You may spend 2 Dilithium to scan for a hologram or an engineer (choose the trait first). The other captain discards 2 cards.
op-moriarty-2 = After you put a synthetic or a hologram into play: if it is a synthetic, gain 1 Glory; if it is a hologram, draw a card. If it is both, do both.

card-peanut_hamper = Peanut Hamper
    .text = { op-kind-play } { op-peanut_hamper-1 } { op-kind-play } { op-peanut_hamper-2 } { op-kind-resupply } { op-peanut_hamper-3 } { op-kind-passive } { op-peanut_hamper-4 } { op-kind-reaction } { op-peanut_hamper-5 }
    .rule = CHAIR-9.7 CHAIR-16.5 CHAIR-27.27 CHAIR-27.32 CHAIR-27.38 CHAIR-27.58
op-peanut_hamper-1 = Spend 2 Dilithium: scan 1 CARGO card.
op-peanut_hamper-2 = Gain 3 Dilithium. You may recall your Duty Officer. Promote this card.
op-peanut_hamper-3 = Gain 1 Glory.
op-peanut_hamper-4 = After you have been attacked: put this card on top of your deck.
op-peanut_hamper-5 = After you put a shady card into play: put this card on top of your deck and gain 1 Latinum.

card-phlox = Phlox
    .text = { op-kind-play-action } { op-phlox-1 } { op-kind-play-action } { op-phlox-2 } { op-kind-reaction } { op-phlox-3 }
    .rule = CHAIR-9.8 CHAIR-9.16 CHAIR-12.2 CHAIR-20.1 CHAIR-21.1 CHAIR-27.40
op-phlox-1 = Return an INCIDENT from your hand.
op-phlox-2 = Requires Research 6. Return any number of INCIDENTs from your hand. You may return one INCIDENT from your Discard pile. If you can, beam this card to a deployed SHIP.
op-phlox-3 = After you send an Away Team to a neutral LOCATION: spend 1 Dilithium for Research +1.

card-riva = Riva
    .text = { op-kind-play } { op-riva-1 } { op-kind-reaction } { op-riva-2 }
    .rule = CHAIR-8.8 CHAIR-23.1 CHAIR-27.5 CHAIR-27.37 CHAIR-27.53 CHAIR-27.58
op-riva-1 = Draw a card. You may log an attack card from your hand or Discard pile to gain 1 Glory.
op-riva-2 = When you would be attacked: discard a card to ignore the negative effect and gain 1 Glory for each trait the discarded card shares with Riva.

card-rom = Rom
    .text = { op-kind-play-action } { op-rom-1 } { op-kind-reaction } { op-rom-2 }
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-16.5 CHAIR-27.7 CHAIR-27.19
op-rom-1 = You may spend 1 Latinum to scan 2 CARGO cards. You may spend 1 Latinum to free play a CARGO from your hand or Discard pile.
op-rom-2 = After you gain Latinum: you may draw a card. You may also draw a card of your choice from your Discard pile.

card-sakonna = Sakonna
    .text = { op-kind-play-action } { op-sakonna-1 } { op-kind-play-action } { op-sakonna-2 } { op-kind-resupply } { op-sakonna-3 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-16.7 CHAIR-19.8 CHAIR-24.7 CHAIR-27.16
op-sakonna-1 = You may spend 1 Latinum for Influence +1 and Military +1. You may discard a weapon for Influence or Military +1. You may find a Ferengi.
op-sakonna-2 = Requires one of your SHIPs at the Badlands (this Location is not in this box, so this is never possible). Scan for a weapon. Draw a card.
op-sakonna-3 = Requires Military 4. Reveal your hand. If there is a weapon in it, gain 1 Latinum; if you also have a weapon in play, gain an Action.

card-sukal = Su’Kal
    .text = This card cannot be played. { op-kind-passive } { op-sukal-1 } { op-kind-special } { op-sukal-2 }
    .rule = CHAIR-9.3 CHAIR-9.7 CHAIR-16.12 CHAIR-25.8 CHAIR-27.40 CHAIR-28.10
op-sukal-1 = Whenever you take or return an INCIDENT: gain 1 Dilithium.
op-sukal-2 = Before final scoring, wherever this card is: find and return up to 2 of your INCIDENTs.

card-talok = Talok
    .text = { op-kind-play-action-attack } { op-talok-1 } { op-kind-passive } { op-talok-2 }
    .rule = CHAIR-10.11 CHAIR-16.5 CHAIR-20.4 CHAIR-27.46 CHAIR-27.52
op-talok-1 = Remove one of your Away Teams from a LOCATION: scan 1 PERSON card. The other captain takes an INCIDENT. If you have 2 or more imperial cards in play, gain 2 Glory.
op-talok-2 = Your hand size is 1 higher.

card-tevrin_krit = Tevrin Krit
    .text = { op-kind-play-action } { op-tevrin_krit-1 } { op-kind-resupply } { op-tevrin_krit-2 }
    .rule = CHAIR-6.1 CHAIR-8.8 CHAIR-12.2 CHAIR-16.5 CHAIR-21.1
op-tevrin_krit-1 = Spend 2 Dilithium: scan 3 PERSON cards. You may beam the gained card to a deployed SHIP to gain 1 Latinum.
op-tevrin_krit-2 = Gain 1 Latinum for each CARGO in play.

card-zephram_cochrane = Zephram Cochrane
    .text = { op-kind-play-action } { op-zephram_cochrane-1 } { op-kind-activation-action } { op-zephram_cochrane-2 }
    .rule = CHAIR-12.2 CHAIR-16.12 CHAIR-23.1 CHAIR-27.7 CHAIR-27.31
op-zephram_cochrane-1 = Draw 3 cards.
op-zephram_cochrane-2 = Put a SHIP from your hand into your Staging area without resolving its PLAY and spend 3 Dilithium: take an ENCOUNTER. Log this card.

## CARGO

card-biobed = Biobed
    .text = { op-kind-play } { op-biobed-1 }
    .rule = CHAIR-27.16 CHAIR-27.19 CHAIR-27.24
op-biobed-1 = Junk a Market card. Then free play an INCIDENT or find a doctor.

card-borg_spatial_trajector = Borg Spatial Trajector
    .text = { op-kind-play-action } { op-borg_spatial_trajector-1 } { op-kind-play } { op-borg_spatial_trajector-2 }
    .rule = CHAIR-9.16 CHAIR-20.1 CHAIR-21.1 CHAIR-27.8 CHAIR-27.31
op-borg_spatial_trajector-1 = Requires Research 4. Choose up to 3 PERSONs from your hand or Discard pile. Beam each of them to a SHIP, or put it on top of your deck to send an Away Team to a LOCATION.
op-borg_spatial_trajector-2 = Requires a Borg Captain with a Borg value of 6 or more (this box has none, so this is never possible). Regenerate a Drone. You may send a Drone to any LOCATION.

card-cloaking_device = Cloaking Device
    .text = { op-kind-play-action } { op-cloaking_device-1 } { op-kind-reaction } { op-cloaking_device-2 }
    .rule = CHAIR-15.12 CHAIR-20.6 CHAIR-27.2 CHAIR-27.24 CHAIR-27.39
op-cloaking_device-1 = Refresh up to 3 of your SHIPs. Draw 2 cards. Junk a Market card. Deploy this card.
op-cloaking_device-2 = After you deploy a SHIP without the cloak trait: that SHIP also counts as a cloak until the end of the turn. You may discard a card to send an Away Team to a LOCATION, ignoring opposing Ships.

card-ferengi_wine = Ferengi Wine
    .text = { op-kind-play } { op-ferengi_wine-1 } { op-kind-play-action } { op-ferengi_wine-2 }
    .rule = CHAIR-9.16 CHAIR-12.2 CHAIR-15.11 CHAIR-16.5 CHAIR-16.9 CHAIR-27.24
op-ferengi_wine-1 = Requires Influence 5. Gain 1 Latinum for each Ferengi and each business card in play, at most 5; this card counts as a Ferengi. If you gained 3 Latinum or more this way, gain 1 Glory.
op-ferengi_wine-2 = Spend 2 Latinum: scan 1 ALLY card, the Junk pile included. Junk a Market card.

card-forced_singularity = Forced Singularity
    .text = { op-kind-play-action } { op-forced_singularity-1 } { op-kind-passive } { op-forced_singularity-2 } { op-kind-activation } { op-forced_singularity-3 }
    .rule = CHAIR-27.2 CHAIR-27.16 CHAIR-27.24 CHAIR-27.28 CHAIR-27.57 CHAIR-37.4
op-forced_singularity-1 = You may discard a card to find an engineer or an ops card. Junk a Market card. Spend 2 Dilithium to deploy this card.
op-forced_singularity-2 = Requires Military 3. You have one more Duty Officer slot.
op-forced_singularity-3 = Discard an engineer: draw 2 cards and put one of them on top of your deck.

card-holosuite = Holosuite
    .text = { op-kind-play-action } { op-holosuite-1 } { op-kind-play-action } { op-holosuite-2 }
    .rule = CHAIR-12.2 CHAIR-16.5 CHAIR-16.6 CHAIR-27.24 CHAIR-27.39
op-holosuite-1 = Gain 2 Latinum. You may refresh your Duty Officer. Junk a Market card.
op-holosuite-2 = Spend 1, 2 or 3 Latinum: scan that many PERSON, CARGO or ALLY cards (one suit). If you spent 2 or more, draw a card.

card-horta = Horta
    .text = { op-kind-play-action } { op-horta-1 } { op-kind-reaction } { op-horta-2 }
    .rule = CHAIR-9.16 CHAIR-12.1 CHAIR-13.6 CHAIR-23.1 CHAIR-27.2 CHAIR-27.24
op-horta-1 = Junk a Market card. You may log an attack card from your hand to enlist a Development. Deploy this card.
op-horta-2 = Requires Research 4. After you gain Dilithium: gain 2 more Dilithium.

card-lirpa = Lirpa
    .text = { op-kind-play-attack } { op-lirpa-1 }
    .rule = CHAIR-8.8 CHAIR-9.14 CHAIR-15.11 CHAIR-27.18 CHAIR-27.31
op-lirpa-1 = The other captain dismisses one of their Duty Officers; if they do, they may draw a card. You may put a card from your hand on top of your deck to gain 1 Glory. Draw a card for each Vulcan in play, except this card.

card-mekleth = Mek’leth
    .text = { op-kind-play-attack } { op-mekleth-1 }
    .rule = CHAIR-24.7 CHAIR-27.5 CHAIR-27.52 CHAIR-35.7
op-mekleth-1 = Discard a card: Military +1. The other captain reveals their hand. You may put an attack card from it into their Discard pile to gain 1 Glory.

card-orb_of_time = Orb of Time
    .text = { op-kind-play } { op-orb_of_time-1 }
    .rule = CHAIR-16.12 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.13 CHAIR-27.38
op-orb_of_time-1 = You may take an INCIDENT to duplicate one PLAY of a PERSON, CARGO or ALLY in your Log. You may recall another card without the time travel trait from your Staging area.

card-phasers = Phasers
    .text = { op-kind-play-action } { op-phasers-1 } { op-kind-play } { op-phasers-2 } { op-kind-reaction } { op-phasers-3 }
    .rule = CHAIR-12.2 CHAIR-27.2 CHAIR-27.6 CHAIR-27.22 CHAIR-27.24 CHAIR-27.58
op-phasers-1 = Draw 2 cards. Junk a Market card. Deploy this card.
op-phasers-2 = Requires Military 4. Spend 1 Dilithium: gain an Action. Junk a Market card. Deploy this card.
op-phasers-3 = When an attack would force you to remove an Away Team: dismiss this card to ignore that effect.

card-plasma_manifold = Plasma Manifold
    .text = { op-kind-play } { op-plasma_manifold-1 }
    .rule = CHAIR-12.2 CHAIR-12.3 CHAIR-27.22
op-plasma_manifold-1 = Spend 3 Dilithium: gain an Action.

card-tachyon_detection_grid = Tachyon Detection Grid
    .text = { op-kind-play-attack } { op-tachyon_detection_grid-1 }
    .rule = CHAIR-8.8 CHAIR-17.1 CHAIR-23.5 CHAIR-27.6 CHAIR-27.18
op-tachyon_detection_grid-1 = You may dismiss one of your deployed SHIPs for Research +2. The other captain logs one of their cloaks in play (not one in the Staging area); if they do, gain 1 Glory. If you have a security card in play, Military +1.

card-tribbles = Tribbles
    .text = { op-kind-play-action-attack } { op-tribbles-1 }
    .rule = CHAIR-17.1 CHAIR-27.6 CHAIR-27.18 CHAIR-27.24 CHAIR-27.46
op-tribbles-1 = Influence +1. Gain 1 Latinum. Junk a Market card. The other captain takes an INCIDENT. Dismiss all Klingon Duty Officers of the other captain; if there was at least one, they discard a card.

card-type_iii_disruptor_pistols = Type III Disruptor Pistols
    .text = { op-kind-play-action-attack } { op-type_iii_disruptor_pistols-1 }
    .rule = CHAIR-8.8 CHAIR-17.1 CHAIR-20.4 CHAIR-27.24 CHAIR-27.52
op-type_iii_disruptor_pistols-1 = Military +1. Junk a Market card. You may discard a Klingon, a Romulan or a Breen to remove up to 2 Away Teams of the other captain from one LOCATION and gain 1 Glory for each Away Team removed.

card-unstable_wormhole = Unstable Wormhole
    .text = { op-kind-play } { op-unstable_wormhole-1 } { op-kind-play-action } { op-unstable_wormhole-2 }
    .rule = CHAIR-9.16 CHAIR-12.2 CHAIR-24.6 CHAIR-27.4 CHAIR-27.24 CHAIR-27.48
op-unstable_wormhole-1 = Look at the top 2 cards of the Location deck or of the Encounter deck. Put each on top of that deck or under it, in any order. Draw a card.
op-unstable_wormhole-2 = Requires Influence 6. Spend 3 Dilithium: draw the top card of the Location deck and take control of it. Junk a Market card. Destroy this card.

## SHIP

card-bird_of_prey = Bird-of-Prey
    .text = { op-kind-play-action } { op-bird_of_prey-1 } { op-kind-activation-action-attack } { op-bird_of_prey-2 } { op-kind-activation } { op-bird_of_prey-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.18 CHAIR-27.38
op-bird_of_prey-1 = Deploy this SHIP. You may discard a card to send an Away Team to a LOCATION, ignoring opposing Ships; if the discarded card is imperial, gain 1 Glory.
op-bird_of_prey-2 = Warp this SHIP. You may spend 1 Dilithium; if you do, the other captain recalls one of their SHIPs.
op-bird_of_prey-3 = Discard a card: beam a card to this SHIP.

card-borg_probe = Borg Probe
    .text = { op-kind-play } { op-borg_probe-1 } { op-kind-activation } { op-borg_probe-2 } { op-kind-activation } { op-borg_probe-3 }
    .rule = CHAIR-16.1 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-23.1 CHAIR-27.22
op-borg_probe-1 = Deploy this SHIP and warp it. You may spend an Action and 1 Dilithium to gain a PERSON and log it (a Borg Captain would assimilate it instead; this box has none).
op-borg_probe-2 = Warp this SHIP.
op-borg_probe-3 = Beam a card from your hand or Discard pile to this SHIP.

card-dkyr_cruiser = D’Kyr Cruiser
    .text = { op-kind-play-action } { op-dkyr_cruiser-1 } { op-kind-play-action } { op-dkyr_cruiser-2 } { op-kind-activation } { op-dkyr_cruiser-3 } { op-kind-activation } { op-dkyr_cruiser-4 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-dkyr_cruiser-1 = Deploy this SHIP and warp it. You may discard a card for Research +1.
op-dkyr_cruiser-2 = Requires Military 5. Deploy this SHIP and warp it. You may send an Away Team to its LOCATION.
op-dkyr_cruiser-3 = Spend 1 Dilithium: warp this SHIP.
op-dkyr_cruiser-4 = Discard a card: beam a card to this SHIP.

card-holographic_drone_ship = Holographic Drone Ship
    .text = { op-kind-play } { op-holographic_drone_ship-1 } { op-kind-play } { op-holographic_drone_ship-2 } { op-kind-activation } { op-holographic_drone_ship-3 } { op-kind-activation } { op-holographic_drone_ship-4 }
    .rule = CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-27.6 CHAIR-27.9 CHAIR-27.11
op-holographic_drone_ship-1 = Requires Research 7. Draw a card. Duplicate one PLAY of a SHIP in the Market or in any captain’s Fleet area.
op-holographic_drone_ship-2 = Discard a telepath: deploy this SHIP and warp it.
op-holographic_drone_ship-3 = Warp this SHIP.
op-holographic_drone_ship-4 = Dismiss this SHIP and gain 2 Glory.

card-ktinga_battlecruiser = K’t’inga Battlecruiser
    .text = { op-kind-play-action } { op-ktinga_battlecruiser-1 } { op-kind-activation } { op-ktinga_battlecruiser-2 } { op-kind-activation } { op-ktinga_battlecruiser-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-ktinga_battlecruiser-1 = Deploy this SHIP. You may send an Away Team to a LOCATION.
op-ktinga_battlecruiser-2 = Spend 1 Dilithium: warp this SHIP.
op-ktinga_battlecruiser-3 = Discard a card: beam a card to this SHIP.

card-kazon_raider = Kazon Raider
    .text = { op-kind-play-action-attack } { op-kazon_raider-1 } { op-kind-activation } { op-kazon_raider-2 } { op-kind-activation } { op-kazon_raider-3 } { op-kind-reaction } { op-kazon_raider-4 }
    .rule = CHAIR-16.11 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.18 CHAIR-27.39
op-kazon_raider-1 = Deploy this SHIP. The other captain discards a card. You may discard a card to gain 1 Latinum.
op-kazon_raider-2 = Spend 1 Dilithium: warp this SHIP.
op-kazon_raider-3 = Discard a card: beam a card to this SHIP.
op-kazon_raider-4 = After you gain a card and put it on top of your deck: spend 1 Latinum to draw a card and refresh this SHIP.

card-pakled_freighter = Pakled Freighter
    .text = { op-kind-play-action } { op-pakled_freighter-1 } { op-kind-activation } { op-pakled_freighter-2 } { op-kind-activation } { op-pakled_freighter-3 }
    .rule = CHAIR-16.4 CHAIR-17.1 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1
op-pakled_freighter-1 = Deploy this SHIP. You may gain a CARGO from the Junk pile; if it is a weapon or an anomaly, Military +1.
op-pakled_freighter-2 = Spend 1 Dilithium: warp this SHIP.
op-pakled_freighter-3 = Discard a card: beam a card to this SHIP.

card-sona_battlecruiser = Son’a Battlecruiser
    .text = { op-kind-play-action-attack } { op-sona_battlecruiser-1 } { op-kind-play-action-attack } { op-sona_battlecruiser-2 } { op-kind-activation } { op-sona_battlecruiser-3 } { op-kind-activation } { op-sona_battlecruiser-4 }
    .rule = CHAIR-9.16 CHAIR-12.8 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.18
op-sona_battlecruiser-1 = Deploy this SHIP. Steal 1 Dilithium from the other captain.
op-sona_battlecruiser-2 = Requires Military 6. Deploy this SHIP. Steal 2 Dilithium from the other captain. The other captain discards a card.
op-sona_battlecruiser-3 = Spend 1 Dilithium: warp this SHIP.
op-sona_battlecruiser-4 = Discard a card: beam a card to this SHIP.

card-uss_enterprise_c = U.S.S. Enterprise-C
    .text = { op-kind-play-action } { op-uss_enterprise_c-1 } { op-kind-activation } { op-uss_enterprise_c-2 } { op-kind-activation } { op-uss_enterprise_c-3 } { op-kind-activation } { op-uss_enterprise_c-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.6 CHAIR-27.22 CHAIR-27.38
op-uss_enterprise_c-1 = Deploy this SHIP. You may beam a card to it.
op-uss_enterprise_c-2 = Spend 1 Dilithium: warp this SHIP.
op-uss_enterprise_c-3 = Discard a card: beam a card to this SHIP.
op-uss_enterprise_c-4 = Dismiss this SHIP and discard a card: gain 1 Glory and an Action. Recall a card without the time travel trait from your Staging area.

card-uss_pasteur = U.S.S. Pasteur
    .text = { op-kind-play-action } { op-uss_pasteur-1 } { op-kind-play-action } { op-uss_pasteur-2 } { op-kind-activation } { op-uss_pasteur-3 } { op-kind-activation } { op-uss_pasteur-4 }
    .rule = CHAIR-16.7 CHAIR-16.8 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.19
op-uss_pasteur-1 = Deploy this SHIP. You may free play a communication card or a doctor.
op-uss_pasteur-2 = Spend 2 Dilithium: scan for a communication card, a doctor, an engineer or a scientist (choose the trait first).
op-uss_pasteur-3 = Spend 1 Dilithium: warp this SHIP.
op-uss_pasteur-4 = Discard a card: beam a card to this SHIP.

card-uss_reliant = U.S.S. Reliant
    .text = { op-kind-play-action } { op-uss_reliant-1 } { op-kind-play } { op-uss_reliant-2 } { op-kind-activation } { op-uss_reliant-3 } { op-kind-activation } { op-uss_reliant-4 }
    .rule = CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1 CHAIR-27.5
op-uss_reliant-1 = Deploy this SHIP and warp it.
op-uss_reliant-2 = Requires Influence 5, and the other captain may have at most 1 deployed SHIP. Deploy this SHIP. Choose two different options: send an Away Team to a LOCATION; draw a card; discard an augment to gain 2 Glory.
op-uss_reliant-3 = Spend 1 Dilithium: warp this SHIP.
op-uss_reliant-4 = Discard a card: beam a card to this SHIP.

card-voth_research_vessel = Voth Research Vessel
    .text = { op-kind-play-action } { op-voth_research_vessel-1 } { op-kind-activation } { op-voth_research_vessel-2 } { op-kind-activation } { op-voth_research_vessel-3 } { op-kind-activation-action } { op-voth_research_vessel-4 }
    .rule = CHAIR-16.12 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-23.1 CHAIR-27.6
op-voth_research_vessel-1 = Discard a card: deploy this SHIP and warp it.
op-voth_research_vessel-2 = Warp this SHIP.
op-voth_research_vessel-3 = Discard a card: beam a card to this SHIP.
op-voth_research_vessel-4 = Dismiss a Human PERSON beamed to this SHIP: take an ENCOUNTER. Log this SHIP.

card-xindi_reptilian_battleship = Xindi-Reptilian Battleship
    .text = { op-kind-play-action } { op-xindi_reptilian_battleship-1 } { op-kind-play-action } { op-xindi_reptilian_battleship-2 } { op-kind-resupply } { op-xindi_reptilian_battleship-3 } { op-kind-activation } { op-xindi_reptilian_battleship-4 } { op-kind-activation } { op-xindi_reptilian_battleship-5 }
    .rule = CHAIR-6.1 CHAIR-16.1 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1
op-xindi_reptilian_battleship-1 = Deploy this SHIP. You may gain a CARGO; if it is a weapon, beam it to this SHIP and gain 1 Glory.
op-xindi_reptilian_battleship-2 = Deploy this SHIP. Gain 1 Glory for each time travel card in play, at most 3.
op-xindi_reptilian_battleship-3 = Draw a card for every 2 anomalies in play, at most 4 cards.
op-xindi_reptilian_battleship-4 = Spend 1 Dilithium: warp this SHIP.
op-xindi_reptilian_battleship-5 = Discard a card: beam a card to this SHIP.

## ALLY

card-arinsen = Arin’sen
    .text = { op-kind-play } { op-arinsen-1 }
    .rule = CHAIR-9.16 CHAIR-12.1 CHAIR-15.11 CHAIR-23.3 CHAIR-27.5
op-arinsen-1 = Requires Military 3. For each Klingon in play, at most 5 times, choose one: gain 2 Dilithium; gain 1 Latinum; discard a card to gain 1 Glory. Log this card.

card-bolians = Bolians
    .text = { op-kind-play-action } { op-bolians-1 }
    .rule = CHAIR-17.1 CHAIR-27.7 CHAIR-27.19
op-bolians-1 = Influence +1. Draw a card. You may free play the drawn card.

card-bynars = Bynars
    .text = { op-kind-play-action } { op-bynars-1 } { op-kind-play-action } { op-bynars-2 }
    .rule = CHAIR-9.16 CHAIR-16.1 CHAIR-16.5 CHAIR-23.3
op-bynars-1 = Gain a CARGO. Log this card.
op-bynars-2 = Requires Research 3. Scan 3 CARGO cards. Log this card.

card-denobulans = Denobulans
    .text = { op-kind-play-action } { op-denobulans-1 } { op-kind-play-action } { op-denobulans-2 }
    .rule = CHAIR-9.16 CHAIR-16.1 CHAIR-16.5 CHAIR-23.3
op-denobulans-1 = Gain a PERSON. Log this card.
op-denobulans-2 = Requires Influence 3. Scan 3 PERSON cards. Log this card.

card-edosians = Edosians
    .text = { op-kind-play } { op-edosians-1 } { op-kind-play-action } { op-edosians-2 }
    .rule = CHAIR-9.16 CHAIR-16.12 CHAIR-23.3 CHAIR-24.6 CHAIR-27.5 CHAIR-27.31
op-edosians-1 = Draw 2 cards and discard one of them.
op-edosians-2 = Requires Influence 5. Put 3 cards from your hand on top of your deck: look at the top 2 ENCOUNTERs, take one and put the other under the Encounter deck. Log this card.

card-emerald_chain = Emerald Chain
    .text = { op-kind-play-action-attack } { op-emerald_chain-1 }
    .rule = CHAIR-12.8 CHAIR-17.1 CHAIR-27.19 CHAIR-27.52
op-emerald_chain-1 = Military +1. Steal 1 Dilithium from the other captain. You may free play a business card.

card-halkan_council = Halkan Council
    .text = { op-kind-play } { op-halkan_council-1 } { op-kind-clean_up } { op-halkan_council-2 }
    .rule = CHAIR-10.2 CHAIR-12.1 CHAIR-23.1
op-halkan_council-1 = Gain 3 Dilithium.
op-halkan_council-2 = If you have an attack card in play, log this card (while it is still in your Staging area).

card-karemma = Karemma
    .text = { op-kind-play } { op-karemma-1 } { op-kind-play } { op-karemma-2 }
    .rule = CHAIR-9.16 CHAIR-12.1 CHAIR-12.2 CHAIR-27.22
op-karemma-1 = Gain 1 Latinum.
op-karemma-2 = Requires Military 3. Spend 2 Latinum: gain an Action.

card-kelpiens = Kelpiens
    .text = { op-kind-play-action } { op-kelpiens-1 }
    .rule = CHAIR-23.3 CHAIR-27.40
op-kelpiens-1 = Return up to 2 INCIDENTs from your hand or Discard pile. Log this card.

card-letheans = Letheans
    .text = { op-kind-play-action-attack } { op-letheans-1 }
    .rule = CHAIR-16.7 CHAIR-23.3 CHAIR-27.6 CHAIR-27.7 CHAIR-27.52
op-letheans-1 = Dismiss a Duty Officer of the other captain (you choose which). You may scan for a shady card. You may draw a CARGO of your choice from your Discard pile. Log this card.

card-organians = Organians
    .text = { op-kind-play-action } { op-organians-1 } { op-kind-play-action } { op-organians-2 }
    .rule = CHAIR-9.16 CHAIR-13.6 CHAIR-13.7 CHAIR-23.3
op-organians-1 = Requires Research 4. Enlist a Reserve.
op-organians-2 = Requires Research 6. Enlist a Development. Log this card.

card-suliban = Suliban
    .text = { op-kind-play-action } { op-suliban-1 }
    .rule = CHAIR-8.8 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.38
op-suliban-1 = You may discard a card to recall a card without the time travel trait from your Staging area. You may duplicate one PLAY of an ALLY in the Market.

card-tholians = Tholians
    .text = { op-kind-play-action } { op-tholians-1 }
    .rule = CHAIR-12.1 CHAIR-18.2 CHAIR-23.3 CHAIR-27.7
op-tholians-1 = You may draw a card. For each LOCATION you control, gain 1 Latinum and 2 Dilithium. Log this card.

## ENCOUNTER

card-ancient_gene_fragments = Ancient Gene Fragments
    .text = { op-kind-play-action } { op-ancient_gene_fragments-1 } { op-kind-play-action } { op-ancient_gene_fragments-2 }
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-20.1 CHAIR-27.7 CHAIR-27.22
op-ancient_gene_fragments-1 = Draw a card for each LOCATION you control with at least one of your Away Teams on it. If you have a scientist in play, gain an Action.
op-ancient_gene_fragments-2 = Scan 2 PERSON, CARGO, SHIP or ALLY cards (one suit). If you have a scientist in play, draw a card.

card-boltzmann_brain = Boltzmann Brain
    .text = { op-kind-play } { op-boltzmann_brain-1 }
    .rule = CHAIR-27.7 CHAIR-27.40
op-boltzmann_brain-1 = Draw a card. You may return an INCIDENT from your hand.

card-guardian_of_forever = Guardian of Forever
    .text = { op-kind-play } { op-guardian_of_forever-1 } { op-kind-passive } { op-guardian_of_forever-2 } { op-kind-activation } { op-guardian_of_forever-3 }
    .rule = CHAIR-10.11 CHAIR-16.9 CHAIR-23.1 CHAIR-27.2 CHAIR-27.22 CHAIR-27.38
op-guardian_of_forever-1 = Influence +1. Research +1. Deploy this card.
op-guardian_of_forever-2 = Your hand size is 1 higher. All your scans include the Junk pile.
op-guardian_of_forever-3 = Recall a card without the time travel trait from your Staging area. You may take an INCIDENT to gain an Action. Log this card.

card-iconian_gateway = Iconian Gateway
    .text = { op-kind-play-action } { op-iconian_gateway-1 }
    .rule = CHAIR-15.11 CHAIR-17.1 CHAIR-20.3 CHAIR-20.6
op-iconian_gateway-1 = Send up to 3 Away Teams to one LOCATION, ignoring opposing Ships. Military +1 for each imperial card in play, except this card.

card-koala = Koala
    .text = This card cannot be played and has no operation.
    .rule = CHAIR-9.3 CHAIR-15.5 CHAIR-25.7

card-omega_particle = Omega Particle
    .text = { op-kind-play } { op-omega_particle-1 }
    .rule = CHAIR-11.1 CHAIR-12.1 CHAIR-27.4
op-omega_particle-1 = Gain 3 Dilithium and 3 Latinum. Gain 1 Glory for each Borg in play. If you gained 5 Glory or more this way, destroy this card.

card-sha_ka_ree = Sha Ka Ree
    .text = { op-kind-play-action-attack } { op-sha_ka_ree-1 } { op-kind-special } { op-sha_ka_ree-2 }
    .rule = CHAIR-21.1 CHAIR-27.2 CHAIR-27.46 CHAIR-28.8
op-sha_ka_ree-1 = Deploy this card. You may beam a SHIP to it; if you do, the other captain takes 2 INCIDENTs.
op-sha_ka_ree-2 = This card also counts as a LOCATION for every purpose. Deploying it counts as taking control of a LOCATION.

card-vger = V’Ger
    .text = { op-kind-play } { op-vger-1 }
    .rule = CHAIR-23.1
op-vger-1 = Log up to 2 cards from your hand or Discard pile.

## INCIDENT

card-energy_drain = Energy Drain
    .text = { op-kind-play-action } { op-energy_drain-1 }
    .rule = CHAIR-8.12 CHAIR-12.2 CHAIR-27.22 CHAIR-27.40
op-energy_drain-1 = Spend 2 Dilithium: return this INCIDENT. If you have an engineer in play, gain an Action.

card-hostile_contact = Hostile Contact
    .text = { op-kind-play-action } { op-hostile_contact-1 } { op-kind-play-action } { op-hostile_contact-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40
op-hostile_contact-1 = Discard a card: return this INCIDENT. If the discarded card shows Military as a skill or focus, gain 2 Dilithium.
op-hostile_contact-2 = Requires a communication card in play. Return this INCIDENT and gain 2 Dilithium.

card-political_crisis = Political Crisis
    .text = { op-kind-play-action } { op-political_crisis-1 } { op-kind-play-action } { op-political_crisis-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40
op-political_crisis-1 = Discard a card: return this INCIDENT. If the discarded card shows Influence as a skill or focus, gain 1 Latinum.
op-political_crisis-2 = Requires an ambassador in play. Return this INCIDENT and gain 1 Latinum.

card-red_alert = Red Alert
    .text = { op-kind-play-action } { op-red_alert-1 }
    .rule = CHAIR-27.27 CHAIR-27.31 CHAIR-27.40
op-red_alert-1 = Put a card from your hand on top of your deck: return this INCIDENT. You may promote a PERSON from your Staging area.

card-subspace_phenomenon = Subspace Phenomenon
    .text = { op-kind-play-action } { op-subspace_phenomenon-1 } { op-kind-play-action } { op-subspace_phenomenon-2 }
    .rule = CHAIR-17.8 CHAIR-27.5 CHAIR-27.7 CHAIR-27.40
op-subspace_phenomenon-1 = Discard a card: return this INCIDENT. If the discarded card shows Research as a skill or focus, draw 2 cards and discard one of them.
op-subspace_phenomenon-2 = Requires a time travel card in play. Return this INCIDENT. Draw 2 cards and discard one of them.

card-trade_embargo = Trade Embargo
    .text = { op-kind-play-action } { op-trade_embargo-1 }
    .rule = CHAIR-12.2 CHAIR-27.39 CHAIR-27.40
op-trade_embargo-1 = Spend 1 Latinum: return this INCIDENT. You may refresh a SHIP.

## LOCATION

card-amargosa_observatory = Amargosa Observatory
    .text = { op-kind-control } { op-amargosa_observatory-1 } { op-kind-reaction } { op-amargosa_observatory-2 } { op-kind-special } { op-amargosa_observatory-3 }
    .rule = CHAIR-9.12 CHAIR-16.1 CHAIR-18.5 CHAIR-19.2 CHAIR-23.1 CHAIR-27.32
op-amargosa_observatory-1 = You may gain a PERSON; if it is a scientist or an engineer, gain 1 Glory.
op-amargosa_observatory-2 = After you put an ENCOUNTER into play: gain 1 Glory. You may log a card from your hand or Discard pile.
op-amargosa_observatory-3 = After you log this card: warp all your deployed SHIPs to one other LOCATION. Draw 2 cards.

card-ancient_relay_station = Ancient Relay Station
    .text = { op-kind-control } { op-ancient_relay_station-1 }
    .rule = CHAIR-8.8 CHAIR-13.6 CHAIR-27.22 CHAIR-27.31
op-ancient_relay_station-1 = You may put a card from your hand on top of your deck and spend an Action to enlist a Development.

card-archer_iv = Archer IV
    .text = { op-kind-control } { op-archer_iv-1 } { op-kind-resupply } { op-archer_iv-2 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-27.5 CHAIR-27.7
op-archer_iv-1 = No effect.
op-archer_iv-2 = Draw a card, then discard a card.

card-baku = Ba’ku
    .text = { op-kind-control } { op-baku-1 } { op-kind-activation } { op-baku-2 } { op-kind-activation } { op-baku-3 } { op-kind-endgame } { op-baku-4 }
    .rule = CHAIR-7.6 CHAIR-21.1 CHAIR-21.5 CHAIR-25.5 CHAIR-27.22 CHAIR-27.38
op-baku-1 = You may beam any number of PERSONs from your hand or Discard pile here.
op-baku-2 = Beam one of your Duty Officers here: gain an Action.
op-baku-3 = Spend 1 Dilithium: recall a PERSON beamed here.
op-baku-4 = 1 VP for each PERSON beamed here.

card-betazed = Betazed
    .text = { op-kind-control } { op-betazed-1 }
    .rule = CHAIR-7.6 CHAIR-12.1
op-betazed-1 = Gain 2 Latinum.

card-corvan_ii = Corvan II
    .text = { op-kind-control } { op-corvan_ii-1 } { op-kind-resupply } { op-corvan_ii-2 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-8.6 CHAIR-13.1
op-corvan_ii-1 = No effect.
op-corvan_ii-2 = Discard the top card of your deck. If it shares a trait with your Captain, gain 2 Dilithium; otherwise, gain 1 Dilithium.

card-deep_space_k_7 = Deep Space K-7
    .text = { op-kind-control } { op-deep_space_k_7-1 } { op-kind-activation } { op-deep_space_k_7-2 }
    .rule = CHAIR-7.6 CHAIR-9.5 CHAIR-27.22 CHAIR-27.31
op-deep_space_k_7-1 = No effect.
op-deep_space_k_7-2 = Put a DIRECTIVE or a security card from your hand on top of your deck: gain an Action.

card-delta_vega = Delta Vega
    .text = { op-kind-control } { op-delta_vega-1 } { op-kind-resupply } { op-delta_vega-2 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-12.1 CHAIR-24.7
op-delta_vega-1 = No effect.
op-delta_vega-2 = Reveal your hand. Gain 1 Dilithium for each PERSON in it.

card-derna = Derna
    .text = { op-kind-control } { op-derna-1 } { op-kind-activation } { op-derna-2 } { op-kind-activation } { op-derna-3 } { op-kind-endgame } { op-derna-4 }
    .rule = CHAIR-7.6 CHAIR-16.7 CHAIR-16.8 CHAIR-21.1 CHAIR-25.5 CHAIR-27.40
op-derna-1 = You may spend 2 Dilithium to scan for a weapon or a doctor (choose the trait first). Draw a card.
op-derna-2 = Beam a weapon from your hand or Discard pile here.
op-derna-3 = Discard a weapon: gain 1 Dilithium and return an INCIDENT from your hand.
op-derna-4 = 2 VP for each weapon beamed here.

card-dozaria = Dozaria
    .text = { op-kind-control } { op-dozaria-1 }
    .rule = CHAIR-7.6 CHAIR-12.1
op-dozaria-1 = Gain 3 Dilithium.

card-freecloud = Freecloud
    .text = { op-kind-control } { op-freecloud-1 } { op-kind-activation } { op-freecloud-2 } { op-kind-activation } { op-freecloud-3 }
    .rule = CHAIR-7.6 CHAIR-12.2 CHAIR-16.7 CHAIR-27.5 CHAIR-27.16
op-freecloud-1 = You may spend 1 Latinum to scan for a business card.
op-freecloud-2 = Discard a card: gain 1 Latinum.
op-freecloud-3 = Spend 2 Latinum: find any card.

card-indri_viii = Indri VIII
    .text = { op-kind-control } { op-indri_viii-1 }
    .rule = CHAIR-7.6 CHAIR-27.22
op-indri_viii-1 = Gain an Action.

card-kelvas_docks = Kelvas Docks
    .text = { op-kind-control } { op-kelvas_docks-1 } { op-kind-activation } { op-kelvas_docks-2 }
    .rule = CHAIR-7.6 CHAIR-8.8 CHAIR-12.2 CHAIR-27.19 CHAIR-27.39
op-kelvas_docks-1 = No effect.
op-kelvas_docks-2 = You may spend 3 Dilithium to free play a SHIP. You may refresh a SHIP.

card-memory_alpha = Memory Alpha
    .text = { op-kind-control } { op-memory_alpha-1 } { op-kind-reaction } { op-memory_alpha-2 }
    .rule = CHAIR-7.6 CHAIR-23.6 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.59
op-memory_alpha-1 = You may log a card from your hand. You may duplicate one PLAY of a PERSON, CARGO, ALLY or DIRECTIVE in your Log.
op-memory_alpha-2 = After you log a card: gain 1 Glory.

card-regula_i = Regula I
    .text = { op-kind-control } { op-regula_i-1 } { op-kind-reaction } { op-regula_i-2 } { op-kind-endgame } { op-regula_i-3 }
    .rule = CHAIR-7.6 CHAIR-9.8 CHAIR-16.7 CHAIR-25.5 CHAIR-27.16 CHAIR-27.32
op-regula_i-1 = You may find a scientist, or spend 3 Dilithium to scan for a scientist.
op-regula_i-2 = After you put a scientist into play: gain 1 Glory.
op-regula_i-3 = 1 VP for each anomaly you own.

card-risa = Risa
    .text = { op-kind-control } { op-risa-1 } { op-kind-activation } { op-risa-2 } { op-kind-activation } { op-risa-3 }
    .rule = CHAIR-7.6 CHAIR-21.1 CHAIR-21.5 CHAIR-27.16 CHAIR-27.17 CHAIR-27.38
op-risa-1 = Find up to 3 PERSONs, but not in your Reserve deck, and beam them here.
op-risa-2 = Beam a PERSON here.
op-risa-3 = Recall a card beamed here: gain 1 Latinum.

card-solum = Solum
    .text = { op-kind-control } { op-solum-1 }
    .rule = CHAIR-5.5 CHAIR-7.6 CHAIR-16.12
op-solum-1 = Take an INCIDENT and put it under your deck.

card-tulgana_iv = Tulgana IV
    .text = { op-kind-control } { op-tulgana_iv-1 } { op-kind-activation } { op-tulgana_iv-2 } { op-kind-activation } { op-tulgana_iv-3 }
    .rule = CHAIR-7.6 CHAIR-12.2 CHAIR-20.2 CHAIR-27.5 CHAIR-27.7 CHAIR-27.24
op-tulgana_iv-1 = You may junk up to 2 Market cards.
op-tulgana_iv-2 = Spend 1 Latinum: send an Away Team to a LOCATION where you have a SHIP.
op-tulgana_iv-3 = Discard a CARGO: draw the top card of your deck or a card of your choice from your Discard pile.

card-verex_iii = Verex III
    .text = { op-kind-control } { op-verex_iii-1 } { op-kind-activation } { op-verex_iii-2 } { op-kind-endgame } { op-verex_iii-3 }
    .rule = CHAIR-7.6 CHAIR-11.1 CHAIR-12.1 CHAIR-23.1 CHAIR-25.5
op-verex_iii-1 = Gain 1 Glory.
op-verex_iii-2 = Log a PERSON from your hand: gain 2 Latinum.
op-verex_iii-3 = 1 VP for each shady card you own.

card-xahea = Xahea
    .text = { op-kind-control } { op-xahea-1 } { op-kind-resupply } { op-xahea-2 } { op-kind-reaction } { op-xahea-3 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-8.8 CHAIR-27.9 CHAIR-27.31
op-xahea-1 = No effect.
op-xahea-2 = Gain 1 Dilithium.
op-xahea-3 = After you play Utilize: you may put a PERSON from your hand on top of your deck to duplicate the other PLAY of Utilize.

## DIRECTIVE (solo)

card-conspiracy = Conspiracy
    .text = { op-kind-play } { op-conspiracy-1 } { op-kind-special } { op-conspiracy-2 } { op-kind-special } { op-conspiracy-3 } { op-kind-surprise } { op-conspiracy-4 }
    .rule = CHAIR-27.5 CHAIR-28.9 CHAIR-33.1 CHAIR-36.21
op-conspiracy-1 = Discard a PERSON: discard this card and draw a card.
op-conspiracy-2 = This card cannot be beamed, and it cannot be discarded except by its own PLAY.
op-conspiracy-3 = Before final scoring: destroy this card if the Bot owns it or if it lies in a Log.
op-conspiracy-4 = You choose: either take an INCIDENT and put that INCIDENT and this card under your deck, or the Bot gains 2 Glory and discards the top card of its Supplement deck.

card-reinforce = Reinforce
    .text = { op-kind-play } { op-reinforce-1 } { op-kind-play } { op-reinforce-2 }
    .rule = CHAIR-23.3 CHAIR-36.10 CHAIR-37.16
op-reinforce-1 = Take a card of your choice from your Reinforcement pile into your hand.
op-reinforce-2 = Requires an empty Reinforcement pile. Draw a card. Log this card.
