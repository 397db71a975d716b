### Tactics: name, and what they do beyond their numbers.

card-attack_wing = Attack Wing
    .text = ATTACK +1 for each of your ships firing; DEFENSE +1 if your Jem'Hadar attack ship is defending. As damage: one personnel aboard with MEDICAL or Exobiology, or disabled, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-18.20 CCG-19.15

card-crimson_forcefield = "Crimson Forcefield"
    .text = Nullifies the opponent's tactic, unless the opponent has an OFFICER with CUNNING>8 in this battle. As damage: Cloaking Device off line.
    .rule = CCG-14.18 CCG-16.51 CCG-16.52 CCG-16.76

card-evasive_maneuvers = Evasive Maneuvers
    .text = DEFENSE +2 if your ship without staffing icons is defending. As damage: one personnel aboard with ENGINEER, Astrophysics or Physics, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-full_phaser_spread = Full Phaser Spread
    .text = ATTACK +1 if a Galaxy-class ship is firing. As damage: one personnel aboard with SCIENCE or Stellar Cartography, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-maximum_firepower = Maximum Firepower
    .text = A hit draws three new tactics as damage if an Alternate Universe ship from the future or a Borg cube is firing. As damage: transporters off line.
    .rule = CCG-12.2 CCG-16.51 CCG-16.52 CCG-16.76

card-phaser_banks = Phaser Banks
    .text = ATTACK +2 if a Federation ship is firing. As damage: one personnel aboard, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-photon_torpedo = Photon Torpedo
    .text = ATTACK +1 if an Akira-class ship is firing. As damage: one personnel aboard with SECURITY or Computer Skill, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-picard_maneuver = Picard Maneuver
    .text = If you started this battle and your ship has its matching commander aboard, flip a coin; if you win, that ship takes no damage in this battle. As damage: the opponent of its controller may download <card>Plasma Fire</card> or <card>Warp Core Breach</card> to this ship.
    .rule = CCG-9.47 CCG-15.1 CCG-15.2 CCG-16.51 CCG-16.52

card-plasma_torpedo = Plasma Torpedo
    .text = ATTACK +2 if a Romulan ship is firing. As damage: one personnel aboard, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-primary_energy_weapon = Primary Energy Weapon
    .text = ATTACK +2 if a Borg ship is firing. As damage: one personnel aboard, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-pulse_disruptor = Pulse Disruptor
    .text = ATTACK +2 if a Klingon ship is firing. As damage: one personnel aboard, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-strafing_run = Strafing Run
    .text = ATTACK +1 if a Hideki-class ship is firing. As damage: one personnel aboard with OFFICER, Leadership or Navigation, chosen at random, dies.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-target_engines = Target Engines
    .text = ATTACK +1 if a Dominion ship is firing. As damage: RANGE bonuses from other cards off line.
    .rule = CCG-16.51 CCG-16.52 CCG-16.76

card-target_shields = Target Shields
    .text = As damage: SHIELDS bonuses from other cards off line.
    .rule = CCG-16.51 CCG-16.52 CCG-16.76

card-target_these_coordinates = Target These Coordinates
    .text = If the target is under <card>Weak Spot</card>, a hit places this card and draws two new tactics as damage. As damage: opposing transporters operated by a personnel with Transporter Skill may beam through this target's SHIELDS.
    .rule = CCG-12.2 CCG-12.4 CCG-16.51 CCG-16.52

card-target_weapons = Target Weapons
    .text = ATTACK +1 if a Dominion ship is firing. As damage: WEAPONS bonuses from other cards off line.
    .rule = CCG-16.51 CCG-16.52 CCG-16.76
