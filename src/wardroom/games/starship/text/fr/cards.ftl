### Les cartes de Starship Captains : nom, texte dans nos propres mots, et règles qui s’y appliquent.
### Les textes des technologies, missions, événements et stations sont composés à partir de `effects.ftl` ; un test les compare aux données.

## Technologies : salles

card-impulse_engines = Moteurs à impulsion
    .text = Salle rouge : jusqu’à 3 déplacements ; piste au choix +1.
    .rule = SHIP-4.5 SHIP-14.2 SHIP-14.20

card-observation_lounge = Salon d’observation
    .text = Salle rouge : piste au choix +2 ; 1 médaille.
    .rule = SHIP-4.5 SHIP-14.20 SHIP-14.9

card-shuttle_bay = Hangar à navettes
    .text = Salle rouge : 1 déplacement ; combattre un pirate.
    .rule = SHIP-4.5 SHIP-14.1 SHIP-14.3

card-emergency_beacon = Balise de détresse
    .text = Salle rouge, à défausser pour s’en servir : faire revenir la première figurine de votre file d’attente ; faire revenir la première figurine de votre file d’attente ; piste au choix +1.
    .rule = SHIP-4.5 SHIP-14.18 SHIP-14.20 SHIP-14.27

card-jump_drive = Moteur de saut
    .text = Salle rouge : saut ; piste au choix +2. En la prenant, vous pouvez la mettre à la place d’une de vos technologies.
    .rule = SHIP-4.5 SHIP-14.16 SHIP-14.20 SHIP-14.28

card-embassy_suite = Suite diplomatique
    .text = Salle rouge : Coopération +1 ; Zinca +1 ; Ni’an +1 ; 1 déplacement.
    .rule = SHIP-4.5 SHIP-14.19 SHIP-14.1

card-laser_cannons = Canons laser
    .text = Salle jaune : combattre un pirate ; 1 déplacement.
    .rule = SHIP-4.5 SHIP-14.3 SHIP-14.1

card-security_office = Bureau de la sécurité
    .text = Salle jaune : 1 médaille ; Ni’an +2.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.19

card-brig = Cellules de détention
    .text = Salle jaune : vous pouvez défausser 1 jeton Pirate pour ceci : 2 médailles et piste au choix +2.
    .rule = SHIP-4.5 SHIP-14.12 SHIP-14.9 SHIP-14.20

card-plasma_cannons = Canons à plasma
    .text = Salle jaune : combattre un pirate ; 1 réparation. En la prenant, vous pouvez la mettre à la place d’une de vos technologies.
    .rule = SHIP-4.5 SHIP-14.3 SHIP-14.6 SHIP-14.28

card-quantum_torpedoes = Torpilles quantiques
    .text = Salle jaune : combattre un pirate ; combattre un pirate. En la prenant, vous pouvez la mettre à la place d’une de vos technologies.
    .rule = SHIP-4.5 SHIP-14.3 SHIP-14.28 SHIP-15.7 SHIP-15.29

card-tractor_beam = Rayon tracteur
    .text = Salle jaune : 1 jeton Pirate ; Ni’an +2.
    .rule = SHIP-4.5 SHIP-14.10 SHIP-14.19

card-boarding_pods = Capsules d’abordage
    .text = Salle jaune, à défausser pour s’en servir : 2 jetons Pirate ; 2 médailles.
    .rule = SHIP-4.5 SHIP-14.10 SHIP-14.9 SHIP-14.27

card-research_lab = Laboratoire de recherche
    .text = Salle bleue : prendre une technologie (remplacement possible) ; piste au choix +1.
    .rule = SHIP-4.5 SHIP-14.5 SHIP-14.20

card-xeno_lab = Xénolaboratoire
    .text = Salle bleue : 1 artéfact ; Zinca +2.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.19

card-med_bay = Infirmerie
    .text = Salle bleue : 1 médaille ; 1 réparation.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.6

card-sensor_array = Réseau de capteurs
    .text = Salle bleue : piste au choix +1 ; piste au choix +1 ; 1 artéfact.
    .rule = SHIP-4.5 SHIP-14.21 SHIP-14.9

card-prototype_core = Cœur expérimental
    .text = Salle bleue, à défausser pour s’en servir : prendre une technologie (remplacement possible) ; prendre une technologie.
    .rule = SHIP-4.5 SHIP-14.5 SHIP-14.4 SHIP-14.27

card-robotics_bay = Atelier de robotique
    .text = Salle bleue : 1 androïde ; Zinca +1.
    .rule = SHIP-4.5 SHIP-14.8 SHIP-14.19

card-fabricator = Fabricateur
    .text = Salle bleue : soit 2 réparations et piste au choix +1, soit 1 artéfact et 1 médaille et piste au choix +1.
    .rule = SHIP-4.5 SHIP-14.14 SHIP-14.6 SHIP-14.20 SHIP-14.9

card-omega_supercomputer = Superordinateur oméga
    .text = Salle bleue, à défausser pour s’en servir : tirer 3 technologies oméga et en placer 1 au plus. L’oméga choisie va dans un emplacement Technologie vide ou prend la place d’une de vos technologies, avec ses bonus. Les autres vont à la défausse oméga.
    .rule = SHIP-4.5 SHIP-15.4 SHIP-15.26 SHIP-14.27

card-repair_bay = Aire de réparation
    .text = Salle grise : 2 réparations.
    .rule = SHIP-4.5 SHIP-14.6

card-repair_bay_1 = Aire de réparation I
    .text = Salle grise : 2 réparations.
    .rule = SHIP-4.5 SHIP-14.6

card-repair_bay_2 = Aire de réparation II
    .text = Salle grise : 2 réparations.
    .rule = SHIP-4.5 SHIP-14.6

card-mess_hall = Réfectoire
    .text = Salle grise : 1 médaille ; piste au choix +1.
    .rule = SHIP-4.5 SHIP-14.9 SHIP-14.20

card-arboretum = Arboretum
    .text = Salle grise : 1 réparation ; piste au choix +2.
    .rule = SHIP-4.5 SHIP-14.6 SHIP-14.20

card-holodeck = Holopont
    .text = Salle de la couleur copiée : utiliser une technologie de salle du plateau central ou d’un autre joueur comme si elle était imprimée ici. La figurine ou la paire d’artéfacts doit correspondre à la couleur de la salle copiée ; un artéfact face cachée de Production participative copie une salle de n’importe quelle couleur. Copier une salle à usage unique fait défausser l’Holopont, pas l’original. Il ne copie pas un Holopont, et sans salle à copier il ne peut pas être activé. En la prenant, vous pouvez la mettre à la place d’une de vos technologies.
    .rule = SHIP-4.5 SHIP-15.5 SHIP-15.6 SHIP-14.28

## Technologies : capacités

card-hull_plating = Blindage de coque
    .text = Chaque fois que vous devriez subir 1 dégât, à n’importe quel tour : vous pouvez défausser à la place 1 jeton Pirate de votre soute. Le pirate que vous êtes en train de combattre n’est pas encore à bord : il ne peut pas payer pour son propre dégât.
    .rule = SHIP-8.23 SHIP-15.8

card-dimensional_lockers = Casiers dimensionnels
    .text = En permanence : 2 emplacements Cargaison de plus, impossibles à endommager. La cargaison passe librement de ces casiers à la soute et inversement ; ils servent même avec des dégâts en excès. Si la carte part, déplacez sa cargaison ou défaussez-la.
    .rule = SHIP-8.23 SHIP-15.9 SHIP-15.10 SHIP-8.20

card-dimensional_lockers_1 = Casiers dimensionnels I
    .text = En permanence : 2 emplacements Cargaison de plus, impossibles à endommager. La cargaison passe librement de ces casiers à la soute et inversement ; ils servent même avec des dégâts en excès. Si la carte part, déplacez sa cargaison ou défaussez-la.
    .rule = SHIP-8.23 SHIP-15.9 SHIP-15.10 SHIP-8.20

card-dimensional_lockers_2 = Casiers dimensionnels II
    .text = En permanence : 2 emplacements Cargaison de plus, impossibles à endommager. La cargaison passe librement de ces casiers à la soute et inversement ; ils servent même avec des dégâts en excès. Si la carte part, déplacez sa cargaison ou défaussez-la.
    .rule = SHIP-8.23 SHIP-15.9 SHIP-15.10 SHIP-8.20

card-training_headset = Holocasque d’entraînement
    .text = Chaque fois qu’un bonus technologique vous donne une médaille : gagnez 2 médailles à la place. Cela vaut aussi pour les bonus de pose de cette carte.
    .rule = SHIP-8.23 SHIP-15.12

card-hyper_charger = Hyper-chargeur
    .text = Chaque fois qu’un effet vous donne un déplacement ou un saut : vous pouvez faire 1 réparation à la place. Avec plusieurs déplacements, vous décidez pour chacun.
    .rule = SHIP-8.23 SHIP-15.13

card-observer_red = Observateur de commandement
    .text = Après chaque mission que vous accomplissez, avant l’arrivée de la nouvelle : si elle a une ligne rouge, Coopération +1. Peu importe que la ligne ait été résolue ; deux lignes de cette couleur comptent une fois.
    .rule = SHIP-8.23 SHIP-15.14 SHIP-14.19

card-observer_yellow = Observateur tactique
    .text = Après chaque mission que vous accomplissez, avant l’arrivée de la nouvelle : si elle a une ligne jaune, Ni’an +1. Peu importe que la ligne ait été résolue ; deux lignes de cette couleur comptent une fois.
    .rule = SHIP-8.23 SHIP-15.14 SHIP-14.19

card-observer_blue = Observateur scientifique
    .text = Après chaque mission que vous accomplissez, avant l’arrivée de la nouvelle : si elle a une ligne bleue, Zinca +1. Peu importe que la ligne ait été résolue ; deux lignes de cette couleur comptent une fois.
    .rule = SHIP-8.23 SHIP-15.14 SHIP-14.19

card-stealth_paint = Peinture furtive
    .text = Pendant la résolution des lignes d’une mission : ignorez votre premier dégât. Il peut être imprimé sur la carte, venir d’un combat ou d’un pirate croisé en route.
    .rule = SHIP-8.23 SHIP-15.15

card-mech_bots = Robots mécanos
    .text = Chaque fois qu’un bonus technologique vous donne une réparation : faites jusqu’à 2 réparations à la place. Cela vaut aussi pour les bonus de pose de cette carte.
    .rule = SHIP-8.23 SHIP-15.16

card-artifact_display = Vitrine d’artefacts
    .text = Chaque fois que vous payez des médailles, que ce soit pour une formation, une promotion ou une médaille barrée : des artéfacts de votre soute peuvent remplacer des médailles, un pour une. Aucun échange à un autre moment.
    .rule = SHIP-8.23 SHIP-15.19 SHIP-15.28

card-trophy_display = Vitrine de trophées
    .text = Chaque fois que vous payez des médailles, que ce soit pour une formation, une promotion ou une médaille barrée : des jetons Pirate de votre soute peuvent remplacer des médailles, un pour une. Aucun échange à un autre moment.
    .rule = SHIP-8.23 SHIP-15.19 SHIP-15.28

card-merit_board = Tableau d’honneur
    .text = Au début des manches 2, 3 et 4, après les tuiles Station : 1 médaille.
    .rule = SHIP-8.23 SHIP-14.9

card-maintenance_drones = Drones d’entretien
    .text = Au début des manches 2, 3 et 4, après les tuiles Station : 1 réparation.
    .rule = SHIP-8.23 SHIP-14.6

card-wormhole_generator = Générateur de trou de ver
    .text = Chaque fois qu’un bonus technologique vous donne un déplacement : sautez à la place. Cela vaut aussi pour les bonus de pose de cette carte. En la prenant, vous pouvez la mettre à la place d’une de vos technologies.
    .rule = SHIP-8.23 SHIP-15.11 SHIP-14.28

card-universal_translator = Traducteur universel
    .text = Chaque fois que vous gagnez une avancée sur une piste Faction précise : vous pouvez la faire en entier sur une seule autre piste. Elle ne se partage pas. Une avancée sur une piste au choix ne change pas.
    .rule = SHIP-8.23 SHIP-15.17

card-nian_transmitter = Transmetteur Ni’an
    .text = Après chaque mission que vous accomplissez, avant l’arrivée de la nouvelle : si une de ses lignes montre un dégât, un combat ou une embuscade, Ni’an +2. Peu importe que la ligne ait été résolue. Une fois par mission.
    .rule = SHIP-8.23 SHIP-15.18 SHIP-14.19

card-navigation_computer = Ordinateur de navigation
    .text = Après chaque activation de la Passerelle, quel qu’en soit le moyen : 1 déplacement.
    .rule = SHIP-8.23 SHIP-14.1

card-targeting_computer = Ordinateur de visée
    .text = Après chaque pirate vaincu, une fois son jeton et sa récompense à bord : piste au choix +1.
    .rule = SHIP-8.23 SHIP-14.20

card-shield_generator = Générateur de boucliers
    .text = En permanence : croiser des pirates en route ne vous inflige aucun dégât. Les combattre, si. En la prenant, vous pouvez la mettre à la place d’une de vos technologies.
    .rule = SHIP-8.23 SHIP-5.2 SHIP-14.28

card-salvage_crane = Grue de récupération
    .text = Après chaque pirate vaincu, une fois son jeton et sa récompense à bord : 1 réparation.
    .rule = SHIP-8.23 SHIP-14.6

card-rec_room = Tableau des permissions
    .text = Au début des manches 2, 3 et 4, après les tuiles Station : faire revenir la première figurine de votre file d’attente.
    .rule = SHIP-8.23 SHIP-14.18

card-android_workshop = Atelier des androïdes
    .text = Au début des manches 2, 3 et 4, après les tuiles Station : 1 androïde.
    .rule = SHIP-8.23 SHIP-14.8

card-zinca_relay = Relais Zinca
    .text = Chaque fois qu’un de vos androïdes retourne à la réserve après une mission : Zinca +2.
    .rule = SHIP-8.23 SHIP-14.19

## Technologies oméga

card-matching_circuits = Circuits assortis
    .text = À la fin : 1 point par paire d’icônes Bonus technologique identiques qui se font face dans vos emplacements Technologie. La paire imprimée au milieu compte tant qu’elle est visible.
    .rule = SHIP-14.23

card-helm_academy = Académie de pilotage
    .text = À la fin : 1 point par figurine rouge de votre équipage, enseignes et commandants.
    .rule = SHIP-14.24

card-tactical_academy = Académie de tactique
    .text = À la fin : 1 point par figurine jaune de votre équipage, enseignes et commandants.
    .rule = SHIP-14.24

card-science_academy = Académie des sciences
    .text = À la fin : 1 point par figurine bleue de votre équipage, enseignes et commandants.
    .rule = SHIP-14.24

card-command_center = Centre de commandement
    .text = À la fin : 1 point par commandant de votre équipage, en plus de son point habituel.
    .rule = SHIP-14.25

card-scrap_museum = Musée de la ferraille
    .text = À la fin : 1 point par jeton Dégât sur votre vaisseau, ce qui compense le point qu’il coûte.
    .rule = SHIP-14.26

card-command_archive = Archives du commandement
    .text = À la fin : 1 point par mission accomplie ayant au moins une ligne rouge.
    .rule = SHIP-14.22

card-tactical_archive = Archives tactiques
    .text = À la fin : 1 point par mission accomplie ayant au moins une ligne jaune.
    .rule = SHIP-14.22

card-science_archive = Archives scientifiques
    .text = À la fin : 1 point par mission accomplie ayant au moins une ligne bleue.
    .rule = SHIP-14.22

card-artifact_blueprints = Plans d’artefacts
    .text = À la fin : 2 points par type d’artéfact différent dans votre soute : 6 au plus.
    .rule = SHIP-15.20

card-pirate_gallery = Galerie des pirates
    .text = À la fin : 1 point par jeton Pirate sur votre vaisseau, en plus de son point habituel.
    .rule = SHIP-13.3 SHIP-13.4

card-galactic_accord = Accord galactique
    .text = À la fin : autant de points qu’en vaut votre piste Faction la plus faible.
    .rule = SHIP-13.3 SHIP-11.8

## Missions

card-shipwreck_salvage = Récupération d’épave
    .text = 4 points. Ligne jaune : soit 1 réparation, soit Ni’an +2. Ligne bleue : soit 1 réparation, soit Ni’an +2.
    .rule = SHIP-14.14 SHIP-14.6 SHIP-14.19

card-prototype_shuttlecraft = Prototype de navette
    .text = 3 points. Ligne bleue : vous pouvez défausser 1 jeton Pirate pour ceci : prendre une technologie et piste au choix +2. Ligne rouge : jusqu’à 2 déplacements ; piste au choix +1.
    .rule = SHIP-14.12 SHIP-14.4 SHIP-14.20 SHIP-14.2

card-emotion_chip_trade = Troc de puces émotionnelles
    .text = 4 points. Ligne bleue : vous pouvez défausser 1 artéfact pour ceci : Zinca +3. Ligne rouge : Zinca +2.
    .rule = SHIP-14.12 SHIP-14.19

card-gathering_roddenberries = Cueillette de roddenbaies
    .text = 4 points. Ligne rouge : 1 médaille ; piste au choix +1. Ligne bleue : 1 réparation.
    .rule = SHIP-14.9 SHIP-14.20 SHIP-14.6

card-arena_fight = Combat dans l’arène
    .text = 3 points. Ligne jaune : 1 dégât ; 2 médailles ; Ni’an +2. Ligne jaune : 1 dégât ; piste au choix +4.
    .rule = SHIP-14.7 SHIP-14.9 SHIP-14.19 SHIP-14.20

card-living_slime = Gelée vivante
    .text = 3 points. Ligne bleue : 2 artéfacts. Ligne jaune : 1 dégât ; 1 artéfact ; piste au choix +3.
    .rule = SHIP-14.11 SHIP-14.7 SHIP-14.9 SHIP-14.20

card-first_contact = Premier contact
    .text = 4 points. Ligne rouge : piste au choix +3. Ligne rouge : 1 médaille.
    .rule = SHIP-14.20 SHIP-14.9

card-rescue_the_younglings = Sauvetage des petits
    .text = 3 points. Ligne rouge : faire revenir la première figurine de votre file d’attente. Ligne jaune : Coopération +3.
    .rule = SHIP-14.18 SHIP-14.19

card-repair_the_repair_station = Réparer la station de réparation
    .text = 4 points. Ligne bleue : 1 réparation. Ligne bleue : 1 réparation ; Coopération +1.
    .rule = SHIP-14.6 SHIP-14.19

card-omnipotent_being = Être omnipotent
    .text = 3 points. Ligne rouge : saut ; piste au choix +1. Ligne rouge : piste au choix +1 ; piste au choix +1 ; piste au choix +1.
    .rule = SHIP-14.16 SHIP-14.20 SHIP-14.21

card-hive_mind = Conscience collective
    .text = 4 points. Ligne bleue : Zinca +1 ; Zinca +1 pour chaque androïde de votre équipage. Ligne dorée : 1 androïde ; Zinca +3. Comptent les androïdes de votre salle de préparation et tous ceux qui se trouvent sur cette mission. Chaque pas se fait séparément, si vous le voulez.
    .rule = SHIP-14.19 SHIP-15.2 SHIP-15.25 SHIP-14.8 SHIP-9.7

card-star_gate = Porte vers les étoiles
    .text = 3 points. Ligne rouge : regarder les 3 premières missions du paquet ; saut. Ligne bleue : 1 artéfact ; piste au choix +2. Vous seul voyez ces 3 missions, et elles sont reposées dans le même ordre.
    .rule = SHIP-15.3 SHIP-15.27 SHIP-14.16 SHIP-14.9 SHIP-14.20

card-zinca_library = Bibliothèque Zinca
    .text = 3 points. Ligne bleue : tirer 3 technologies et en placer 1 au plus. Ligne rouge : Zinca +2. La technologie choisie va dans un emplacement Technologie vide, avec ses bonus ; les autres sont défaussées. Sans emplacement vide, vous regardez quand même les 3, puis vous les défaussez.
    .rule = SHIP-15.1 SHIP-15.26 SHIP-14.19

card-smugglers_cache = Cache de contrebandiers
    .text = 3 points. Ligne jaune : 2 artéfacts. Ligne rouge : Ni’an +2 ; 1 médaille.
    .rule = SHIP-14.11 SHIP-14.19 SHIP-14.9

card-training_exercise = Exercice d’entraînement
    .text = 3 points. Ligne rouge : 2 médailles. Ligne jaune : 2 médailles.
    .rule = SHIP-14.9

card-comet_chase = Course à la comète
    .text = 3 points. Ligne rouge : jusqu’à 2 déplacements ; piste au choix +1. Ligne bleue : prendre une technologie.
    .rule = SHIP-14.2 SHIP-14.20 SHIP-14.4

card-distress_call = Appel de détresse
    .text = 4 points. Ligne jaune : 1 réparation. Ligne rouge : faire revenir la première figurine de votre file d’attente.
    .rule = SHIP-14.6 SHIP-14.18

card-minefield = Champ de mines
    .text = 4 points. Ligne jaune : 1 dégât ; piste au choix +3. Ligne bleue : 1 réparation ; 1 déplacement.
    .rule = SHIP-14.7 SHIP-14.20 SHIP-14.6 SHIP-14.1

card-android_in_need = Androïde en péril
    .text = 3 points. Ligne bleue : 1 androïde. Ligne jaune : Zinca +3.
    .rule = SHIP-14.8 SHIP-14.19

card-stealing_secret_plans = Vol de plans secrets
    .text = 4 points. Ligne jaune : embuscade ; combattre un pirate. Ligne bleue : tirer 3 technologies oméga et en placer 1 au plus. Ligne rouge : saut ; embuscade. L’oméga choisie va dans un emplacement Technologie vide ou prend la place d’une de vos technologies, avec ses bonus. Les autres vont à la défausse oméga.
    .rule = SHIP-14.15 SHIP-14.3 SHIP-15.4 SHIP-15.26 SHIP-14.16 SHIP-14.17

card-lost_world = Monde perdu
    .text = 6 points. Ligne rouge : piste au choix +2. Ligne bleue : 1 artéfact ; Zinca +1. Ligne jaune : 1 dégât ; 2 médailles ; Ni’an +1.
    .rule = SHIP-14.20 SHIP-14.9 SHIP-14.19 SHIP-14.7

card-anti_time_anomaly = Anomalie antitemporelle
    .text = 5 points. Ligne bleue : prendre une technologie (remplacement possible). Ligne rouge : faire revenir la première figurine de votre file d’attente. Ligne dorée : piste au choix +4 ; 1 médaille.
    .rule = SHIP-14.5 SHIP-14.18 SHIP-14.20 SHIP-14.9 SHIP-9.7

card-border_incident = Incident de frontière
    .text = 6 points. Ligne jaune : 2 dégâts ; piste au choix +4. Ligne bleue : 1 réparation ; 1 artéfact. Ligne rouge : Ni’an +2.
    .rule = SHIP-14.7 SHIP-14.20 SHIP-14.6 SHIP-14.9 SHIP-14.19

card-peace_conference = Conférence de paix
    .text = 6 points. Ligne rouge : Coopération +2. Ligne rouge : Zinca +2. Ligne jaune : Ni’an +2.
    .rule = SHIP-14.19

card-raiders_at_dawn = Raid à l’aube
    .text = 5 points. Ligne jaune : embuscade ; combattre un pirate. Ligne jaune : combattre un pirate. Ligne rouge : 1 médaille ; 1 déplacement.
    .rule = SHIP-14.15 SHIP-14.3 SHIP-14.9 SHIP-14.1

card-derelict_outpost = Avant-poste à l’abandon
    .text = 5 points. Ligne bleue : 2 réparations. Ligne jaune : 1 artéfact ; 1 médaille. Ligne rouge : piste au choix +2.
    .rule = SHIP-14.6 SHIP-14.9 SHIP-14.20

card-plague_ship = Vaisseau en quarantaine
    .text = 6 points. Ligne bleue : 1 médaille ; 1 réparation. Ligne bleue : Coopération +2. Ligne jaune : 1 dégât ; faire revenir la première figurine de votre file d’attente.
    .rule = SHIP-14.9 SHIP-14.6 SHIP-14.19 SHIP-14.7 SHIP-14.18

card-archaeological_dig = Fouilles archéologiques
    .text = 5 points. Ligne bleue : 2 artéfacts. Ligne bleue : Zinca +3. Ligne jaune : embuscade ; 1 artéfact ; piste au choix +1.
    .rule = SHIP-14.11 SHIP-14.19 SHIP-14.15 SHIP-14.9 SHIP-14.20

card-hostage_exchange = Échange d’otages
    .text = 5 points. Ligne rouge : vous pouvez défausser 1 médaille pour ceci : faire revenir la première figurine de votre file d’attente et piste au choix +2. Ligne jaune : Ni’an +3. Ligne jaune : 1 dégât ; 2 médailles.
    .rule = SHIP-14.12 SHIP-14.18 SHIP-14.20 SHIP-14.19 SHIP-14.7 SHIP-14.9

card-supernova_survey = Relevé de supernova
    .text = 6 points. Ligne bleue : 1 dégât ; prendre une technologie. Ligne bleue : piste au choix +3. Ligne rouge : saut ; piste au choix +1.
    .rule = SHIP-14.7 SHIP-14.4 SHIP-14.20 SHIP-14.16

card-time_capsule = Capsule temporelle
    .text = 5 points. Ligne bleue : prendre une technologie. Ligne dorée : piste au choix +3 ; piste au choix +2. Ligne jaune : 1 artéfact ; 1 médaille.
    .rule = SHIP-14.4 SHIP-14.20 SHIP-14.9 SHIP-9.7

card-diplomatic_gift = Cadeau diplomatique
    .text = 5 points. Ligne rouge : vous pouvez défausser 1 artéfact pour ceci : piste au choix +4. Ligne rouge : Coopération +2. Ligne bleue : 1 artéfact ; 1 déplacement.
    .rule = SHIP-14.12 SHIP-14.20 SHIP-14.19 SHIP-14.9 SHIP-14.1

card-ghost_fleet = Flotte fantôme
    .text = 6 points. Ligne jaune : combattre un pirate. Ligne jaune : 1 dégât ; 1 jeton Pirate ; Ni’an +2. Ligne rouge : saut ; embuscade.
    .rule = SHIP-14.3 SHIP-14.7 SHIP-14.10 SHIP-14.19 SHIP-14.16 SHIP-14.15 SHIP-14.17

card-cloning_facility = Centre de clonage
    .text = 4 points. Ligne bleue : 1 androïde. Ligne bleue : Zinca +2 ; 1 médaille. Ligne jaune : piste au choix +3.
    .rule = SHIP-14.8 SHIP-14.19 SHIP-14.9 SHIP-14.20

card-escort_convoy = Escorte de convoi
    .text = 6 points. Ligne rouge : jusqu’à 2 déplacements. Ligne jaune : combattre un pirate. Ligne jaune : Coopération +2.
    .rule = SHIP-14.2 SHIP-14.3 SHIP-14.19

card-black_hole_probe = Sonde dans le trou noir
    .text = 5 points. Ligne bleue : vous pouvez défausser 1 de vos technologies pour ceci : piste au choix +5. Ligne rouge : jusqu’à 2 déplacements ; piste au choix +1. Ligne bleue : 1 dégât ; 2 artéfacts ; piste au choix +1.
    .rule = SHIP-14.13 SHIP-14.20 SHIP-14.2 SHIP-14.7 SHIP-14.11

card-festival_of_moons = Fête des lunes
    .text = 6 points. Ligne rouge : piste au choix +1 ; piste au choix +1. Ligne jaune : 1 médaille. Ligne bleue : 1 réparation ; piste au choix +1.
    .rule = SHIP-14.21 SHIP-14.9 SHIP-14.6 SHIP-14.20

card-trial_of_captains = Épreuve des capitaines
    .text = 6 points. Ligne rouge : 2 médailles. Ligne jaune : 1 dégât ; piste au choix +3. Ligne bleue : Coopération +2.
    .rule = SHIP-14.9 SHIP-14.7 SHIP-14.20 SHIP-14.19

card-salvage_rights = Droit d’épave
    .text = 5 points. Ligne jaune : 1 jeton Pirate ; piste au choix +1. Ligne bleue : vous pouvez défausser 1 jeton Pirate pour ceci : 2 réparations et piste au choix +1. Ligne rouge : Ni’an +2.
    .rule = SHIP-14.10 SHIP-14.20 SHIP-14.12 SHIP-14.6 SHIP-14.19

card-energy_barrier = Barrière d’énergie
    .text = 5 points. Ligne bleue : 2 réparations. Ligne rouge : 1 dégât ; saut ; piste au choix +2. Ligne jaune : piste au choix +2.
    .rule = SHIP-14.6 SHIP-14.7 SHIP-14.16 SHIP-14.20

card-lost_colony = Colonie oubliée
    .text = 6 points. Ligne rouge : Coopération +2. Ligne jaune : 1 réparation. Ligne bleue : 1 médaille ; 1 déplacement.
    .rule = SHIP-14.19 SHIP-14.6 SHIP-14.9 SHIP-14.1

card-rogue_satellite = Satellite incontrôlé
    .text = 5 points. Ligne jaune : combattre un pirate. Ligne bleue : prendre une technologie. Ligne dorée : 2 médailles ; Zinca +3.
    .rule = SHIP-14.3 SHIP-14.4 SHIP-14.9 SHIP-14.19 SHIP-9.7

card-grand_alliance = Grande alliance
    .text = 8 points. Ligne rouge : Coopération +2. Ligne rouge : piste au choix +2. Ligne jaune : Ni’an +2. Ligne bleue : Zinca +2.
    .rule = SHIP-14.19 SHIP-14.20

card-battle_of_the_rift = Bataille de la Faille
    .text = 7 points. Ligne jaune : combattre un pirate. Ligne jaune : embuscade ; combattre un pirate. Ligne bleue : 2 réparations. Ligne rouge : 2 médailles.
    .rule = SHIP-14.3 SHIP-14.15 SHIP-14.6 SHIP-14.9

card-hollow_sphere = Sphère creuse
    .text = 8 points. Ligne bleue : prendre une technologie. Ligne bleue : 1 artéfact ; Zinca +1. Ligne rouge : piste au choix +2. Ligne dorée : piste au choix +5.
    .rule = SHIP-14.4 SHIP-14.9 SHIP-14.19 SHIP-14.20 SHIP-9.7

card-tow_the_flagship = Remorquer le vaisseau amiral
    .text = 7 points. Ligne rouge : faire revenir la première figurine de votre file d’attente. Ligne jaune : 1 dégât ; 2 médailles. Ligne bleue : 2 réparations. Ligne rouge : Coopération +3.
    .rule = SHIP-14.18 SHIP-14.7 SHIP-14.9 SHIP-14.6 SHIP-14.19

card-galactic_games = Jeux galactiques
    .text = 8 points. Ligne rouge : 1 médaille ; piste au choix +1. Ligne jaune : 1 dégât ; piste au choix +3. Ligne bleue : prendre une technologie. Ligne jaune : 2 médailles.
    .rule = SHIP-14.9 SHIP-14.20 SHIP-14.7 SHIP-14.4

card-machine_planet = Planète des machines
    .text = 7 points. Ligne dorée : Zinca +4 ; 1 androïde. Ligne bleue : 1 androïde. Ligne rouge : Zinca +2. Ligne jaune : 2 artéfacts.
    .rule = SHIP-14.19 SHIP-14.8 SHIP-14.11 SHIP-9.7

card-invasion_fleet = Flotte d’invasion
    .text = 8 points. Ligne jaune : 1 dégât ; combattre un pirate ; Ni’an +1. Ligne jaune : 2 dégâts ; piste au choix +4. Ligne rouge : saut. Ligne bleue : 2 réparations.
    .rule = SHIP-14.7 SHIP-14.3 SHIP-14.19 SHIP-14.20 SHIP-14.16 SHIP-14.6

card-edge_of_the_galaxy = Aux confins de la galaxie
    .text = 8 points. Ligne rouge : saut ; piste au choix +1. Ligne bleue : prendre une technologie (remplacement possible). Ligne jaune : 1 artéfact ; 1 médaille. Ligne dorée : piste au choix +3.
    .rule = SHIP-14.16 SHIP-14.20 SHIP-14.5 SHIP-14.9 SHIP-9.7

## Événements

card-diplomatic_order_12 = Ordre diplomatique n° 12
    .text = Chaque joueur : vous pouvez sauter vers une station ; piste au choix +1. Les stations sont la station mère, la Station Zinca et la Station Ni’an. Seul le joueur actif se sert d’une tuile Station, à la fin du tour et après tout l’événement.
    .rule = SHIP-11.5 SHIP-15.21 SHIP-5.17 SHIP-14.20

card-crowd_production = Production participative
    .text = Chaque joueur : tirez 2 artéfacts sans les regarder et posez-les face cachée sur deux de vos salles. Plus tard, au lieu d’utiliser une figurine, vous pouvez défausser l’artéfact d’une salle pour activer cette salle une fois. Ces artéfacts ne sont pas de la cargaison, ne rapportent rien et partent avec la salle.
    .rule = SHIP-11.5 SHIP-15.22

card-fleet_review = Revue de la flotte
    .text = Le joueur qui le déclenche : 1 médaille. Chaque joueur : 1 médaille.
    .rule = SHIP-11.5 SHIP-14.9

card-shore_leave = Permission à terre
    .text = Le joueur qui le déclenche : faire revenir la première figurine de votre file d’attente. Chaque joueur : faire revenir la première figurine de votre file d’attente.
    .rule = SHIP-11.5 SHIP-14.18

card-dry_dock = Cale sèche
    .text = Le joueur qui le déclenche : 1 réparation. Chaque joueur : 1 réparation.
    .rule = SHIP-11.5 SHIP-14.6

card-explosive_crisis = Crise explosive
    .text = Le joueur qui le déclenche : posez un pirate tiré au hasard sur une route libre de chacune des trois stations. Chaque joueur : vous pouvez sauter vers une station ; 1 réparation. Ces pirates peuvent aller sur une route de n’importe quelle couleur. Une station dont les trois routes sont occupées n’en reçoit pas. Les stations sont la station mère, la Station Zinca et la Station Ni’an. Seul le joueur actif se sert d’une tuile Station, à la fin du tour et après tout l’événement.
    .rule = SHIP-11.5 SHIP-7.6 SHIP-15.21 SHIP-5.17 SHIP-14.6

card-honesty_summit = Sommet de l’honnêteté
    .text = Chaque joueur : vous pouvez faire reculer un de vos marqueurs Faction de 3 cases au plus et gagner 1 médaille par case. Jamais au-delà d’une case de départ. Reculer ne déclenche rien ; avancer de nouveau redonne les bonus, et l’événement seulement si sa carte est encore là.
    .rule = SHIP-11.5 SHIP-15.23 SHIP-11.12

card-pirate_amnesty = Amnistie des pirates
    .text = Chaque joueur : vous pouvez défausser 1 jeton Pirate pour ceci : piste au choix +3 ; vous pouvez défausser 1 jeton Pirate pour ceci : piste au choix +3.
    .rule = SHIP-11.5 SHIP-14.12 SHIP-14.20

card-raiding_season = Saison des raids
    .text = Chaque joueur : embuscade ; combattre un pirate. Puis le joueur qui l’a déclenché : 1 réparation.
    .rule = SHIP-11.5 SHIP-14.15 SHIP-14.3 SHIP-14.6

card-black_market = Marché noir
    .text = Le joueur qui le déclenche : 1 artéfact. Chaque joueur : 1 artéfact.
    .rule = SHIP-11.5 SHIP-14.9

card-shared_technology = Technologie partagée
    .text = Le joueur qui le déclenche : vous pouvez prendre la technologie de la piste Zinca (remplacement possible). Chaque autre joueur : soit 1 réparation, soit 1 médaille. La technologie de la piste Zinca donne ses bonus. Si elle n’est pas prise, elle est défaussée.
    .rule = SHIP-11.5 SHIP-2.16 SHIP-14.14 SHIP-14.6 SHIP-14.9

## Événements solo

card-solo_commendation = Citation à l’ordre
    .text = Effet : 2 médailles ; faire revenir la première figurine de votre file d’attente.
    .rule = SHIP-17.25 SHIP-14.9 SHIP-14.18

card-solo_passenger_archive = Archives du passager
    .text = Effet : vous pouvez prendre une des technologies du passager (remplacement possible). Ses bonus s’appliquent. Jusqu’à la fin de la partie, chaque effet qui prend une technologie peut prendre une des autres au lieu d’une carte du plateau central. Elles ne sont pas remplacées, et Ténèbre n’y touche pas.
    .rule = SHIP-17.25 SHIP-17.7

card-solo_reckoning = Règlement de comptes
    .text = Effet : embuscade ; combattre un pirate ; 1 artéfact.
    .rule = SHIP-17.25 SHIP-14.15 SHIP-14.3 SHIP-14.9

## Stations

card-zinca_station = Station Zinca
    .text = Tuile Station : Zinca +1 ; 1 androïde.
    .rule = SHIP-5.9 SHIP-5.10 SHIP-14.19 SHIP-14.8

card-nian_station = Station Ni’an
    .text = Tuile Station : Ni’an +1 ; 1 médaille ; 1 artéfact.
    .rule = SHIP-5.9 SHIP-5.10 SHIP-14.19 SHIP-14.9

## Cartes Action du capitaine Ténèbre

card-action_tech_1 = Prendre une technologie
    .text = Ténèbre saute vers votre lieu. La technologie sous cette carte est défaussée et remplacée depuis le paquet Technologie, même une oméga.
    .rule = SHIP-17.11 SHIP-17.23

card-action_tech_2 = Prendre une technologie
    .text = Ténèbre saute vers votre lieu. La technologie sous cette carte est défaussée et remplacée depuis le paquet Technologie, même une oméga.
    .rule = SHIP-17.11 SHIP-17.23

card-action_mission_1 = Accomplir une mission
    .text = Ténèbre se rend à une mission située à exactement 1 déplacement, à votre choix mais pas sur votre planète. Elle quitte la partie et une nouvelle mission apparaît. Sans une telle mission, rien ne se passe.
    .rule = SHIP-17.12 SHIP-17.13

card-action_mission_2 = Accomplir une mission
    .text = Ténèbre se rend à une mission située à exactement 1 déplacement, à votre choix mais pas sur votre planète. Elle quitte la partie et une nouvelle mission apparaît. Sans une telle mission, rien ne se passe.
    .rule = SHIP-17.12 SHIP-17.13

card-action_fight_1 = Combattre les pirates
    .text = Retirez un pirate de votre choix d’une route du lieu de Ténèbre, s’il y en a un.
    .rule = SHIP-17.14

card-action_fight_2 = Combattre les pirates
    .text = Retirez un pirate de votre choix d’une route du lieu de Ténèbre, s’il y en a un.
    .rule = SHIP-17.14

card-action_passenger_1 = Action du passager
    .text = Votre passager agit. Ténèbre ne fait rien.
    .rule = SHIP-17.15

## Passagers

card-teddy = Teddy
    .text = Aucune action. À la fin : 3 points si aucun dégât n’encombre votre soute. Sur l’événement Zinca : Robots mécanos, Drones d’entretien, Aire de réparation.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7

card-kavor_the_smuggler = Kavor le contrebandier
    .text = Action : tirez 1 artéfact, qui va dans un emplacement Cargaison vide. Les casiers comptent. L’artéfact ne peut pas être refusé. Sans emplacement vide, il est défaussé et vous subissez 1 dégât. À la fin : 2 points par groupe de 3 emplacements Cargaison vides, casiers compris. Sur l’événement Zinca : Casiers dimensionnels (×2), Aire de réparation.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7 SHIP-6.2 SHIP-17.21

card-envoy_orelle = L’émissaire Orelle
    .text = Action : avancez de 1 sur votre piste la moins avancée. Les tours de piste comptent. Vous ne pouvez pas refuser ; à égalité, vous choisissez la piste. À la fin : 1 point par piste qui vaut 3 ou plus, moins 2 par piste qui vaut moins de 2. Sur l’événement Zinca : Traducteur universel, Transmetteur Ni’an, Observateur de commandement.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7 SHIP-11.2

card-professor_quill = La professeure Quill
    .text = Action : défaussez et remplacez la technologie la plus à gauche du plateau central, puis vous pouvez réparer 1 emplacement Technologie. Un dégât de la soute ne peut pas être choisi. À la fin : 1 point par paire d’icônes identiques, moins 1 par emplacement Technologie sans carte. Sur l’événement Zinca : Générateur de trou de ver, Holocasque d’entraînement, Laboratoire de recherche.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7

card-marshal_brandt = Le maréchal Brandt
    .text = Action : embuscade. À la fin : 1 point par jeton Pirate sur votre vaisseau, moins 1 par pirate sur le plateau au-delà du cinquième. Sur l’événement Zinca : Torpilles quantiques, Vitrine de trophées, Blindage de coque.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7 SHIP-14.15

card-unit_seven = Unité Sept
    .text = Action : avec un androïde dans votre salle de préparation Zinca +1, sans androïde 1 dégât. Vous pouvez refuser l’avancée, mais pas le dégât. À la fin : 2 points par androïde sur votre vaisseau, en plus du point habituel ; moins 3 s’il n’y en a aucun. Sur l’événement Zinca : Atelier de robotique, Atelier des androïdes, Relais Zinca.
    .rule = SHIP-17.15 SHIP-17.20 SHIP-17.7
