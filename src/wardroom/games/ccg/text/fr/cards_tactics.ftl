### Tactiques : nom, et ce que font les cartes en plus de leurs valeurs.

card-attack_wing = Attack Wing
    .text = ATTAQUE +1 pour chacun de vos vaisseaux qui tirent ; DÉFENSE +1 si votre vaisseau d’attaque jem’hadar se défend. Comme dégâts : un personnel à bord ayant MÉDICAL ou Exobiologie, ou neutralisé, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-18.20 CCG-19.15

card-crimson_forcefield = "Crimson Forcefield"
    .text = Annule la tactique de l’adversaire, sauf s’il a dans ce combat un OFFICIER ayant RUSE>8. Comme dégâts : dispositif d’occultation hors service.
    .rule = CCG-14.18 CCG-16.51 CCG-16.52 CCG-16.76

card-evasive_maneuvers = Evasive Maneuvers
    .text = DÉFENSE +2 si votre vaisseau sans icône d’équipage se défend. Comme dégâts : un personnel à bord ayant INGÉNIEUR, Astrophysique ou Physique, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-full_phaser_spread = Full Phaser Spread
    .text = ATTAQUE +1 si un vaisseau de classe Galaxy tire. Comme dégâts : un personnel à bord ayant SCIENCE ou Cartographie stellaire, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-maximum_firepower = Maximum Firepower
    .text = Un touché inflige trois nouvelles tactiques comme dégâts si un vaisseau d’Univers alternatif venu du futur ou un cube borg tire. Comme dégâts : téléporteurs hors service.
    .rule = CCG-12.2 CCG-16.51 CCG-16.52 CCG-16.76

card-phaser_banks = Phaser Banks
    .text = ATTAQUE +2 si un vaisseau de la Fédération tire. Comme dégâts : un personnel à bord, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-photon_torpedo = Photon Torpedo
    .text = ATTAQUE +1 si un vaisseau de classe Akira tire. Comme dégâts : un personnel à bord ayant SÉCURITÉ ou Compétence informatique, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-picard_maneuver = Picard Maneuver
    .text = Si vous avez engagé ce combat et que le commandant attitré de votre vaisseau est à bord, tirez à pile ou face ; si vous gagnez, ce vaisseau ne subit aucun dégât dans ce combat. Comme dégâts : l’adversaire de celui qui contrôle ce vaisseau peut y télécharger <card>Plasma Fire</card> ou <card>Warp Core Breach</card>.
    .rule = CCG-9.47 CCG-15.1 CCG-15.2 CCG-16.51 CCG-16.52

card-plasma_torpedo = Plasma Torpedo
    .text = ATTAQUE +2 si un vaisseau romulien tire. Comme dégâts : un personnel à bord, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-primary_energy_weapon = Primary Energy Weapon
    .text = ATTAQUE +2 si un vaisseau borg tire. Comme dégâts : un personnel à bord, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-pulse_disruptor = Pulse Disruptor
    .text = ATTAQUE +2 si un vaisseau klingon tire. Comme dégâts : un personnel à bord, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-strafing_run = Strafing Run
    .text = ATTAQUE +1 si un vaisseau de classe Hideki tire. Comme dégâts : un personnel à bord ayant OFFICIER, Leadership ou Navigation, désigné au hasard, meurt.
    .rule = CCG-16.51 CCG-16.52 CCG-19.15

card-target_engines = Target Engines
    .text = ATTAQUE +1 si un vaisseau du Dominion tire. Comme dégâts : bonus de PORTÉE d’autres cartes hors service.
    .rule = CCG-16.51 CCG-16.52 CCG-16.76

card-target_shields = Target Shields
    .text = Comme dégâts : bonus de BOUCLIERS d’autres cartes hors service.
    .rule = CCG-16.51 CCG-16.52 CCG-16.76

card-target_these_coordinates = Target These Coordinates
    .text = Si la cible subit <card>Weak Spot</card>, un touché place cette carte et deux nouvelles tactiques comme dégâts. Comme dégâts : les téléporteurs adverses servis par un personnel ayant Compétence en téléportation passent à travers les BOUCLIERS de cette cible.
    .rule = CCG-12.2 CCG-12.4 CCG-16.51 CCG-16.52

card-target_weapons = Target Weapons
    .text = ATTAQUE +1 si un vaisseau du Dominion tire. Comme dégâts : bonus d’ARMES d’autres cartes hors service.
    .rule = CCG-16.51 CCG-16.52 CCG-16.76
