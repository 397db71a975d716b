### Les cartes et tuiles de SETI : nom, texte dans nos propres mots, et règles qui s’y appliquent.
### `.text` dit tout ce qui est imprimé, `.effect` seulement ce que fait une carte. Un test compare les textes aux données.

## Cartes Projet

card-pioneer_11_mission = Mission Pioneer 11
    .text = Coût : 0 crédit. Sans effet quand on la joue. Mission : visiter Jupiter (1 donnée), visiter Saturne (4 PV). Coin : 1 déplacement. Secteur : jaune. Revenu : 1 énergie.
    .effect = Sans effet quand on la joue. Mission : visiter Jupiter (1 donnée), visiter Saturne (4 PV).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-1.4

card-mariner_10_mission = Mission Mariner 10
    .text = Coût : 0 crédit. Sans effet quand on la joue. Mission : visiter Mercure (une carte de la pioche), visiter Vénus (1 de couverture médiatique). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 crédit.
    .effect = Sans effet quand on la joue. Mission : visiter Mercure (une carte de la pioche), visiter Vénus (1 de couverture médiatique).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-11.12 SETI-4.5 SETI-1.3

card-voyager_2_mission = Mission Voyager 2
    .text = Coût : 0 crédit. Sans effet quand on la joue. Mission : visiter Uranus (1 énergie), visiter Neptune (1 crédit). Coin : 1 déplacement. Secteur : jaune. Revenu : 1 carte.
    .effect = Sans effet quand on la joue. Mission : visiter Uranus (1 énergie), visiter Neptune (1 crédit).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12

card-galileo_mission = Mission Galileo
    .text = Coût : 0 crédit. Sans effet quand on la joue. Mission : visiter Vénus (1 de couverture médiatique), visiter Jupiter (1 donnée). Coin : 1 déplacement. Secteur : rouge. Revenu : 1 carte.
    .effect = Sans effet quand on la joue. Mission : visiter Vénus (1 de couverture médiatique), visiter Jupiter (1 donnée).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-1.3 SETI-1.4

card-venera_probe = Sonde Venera
    .text = Coût : 3 crédits. Lancer une sonde ; 1 de couverture médiatique. Mission : un orbiteur ou un atterrisseur à Vénus (7 PV et 1 de couverture médiatique). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 crédit.
    .effect = Lancer une sonde ; 1 de couverture médiatique. Mission : un orbiteur ou un atterrisseur à Vénus (7 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.3

card-juno_probe = Sonde Juno
    .text = Coût : 3 crédits. Lancer une sonde ; 1 donnée. Mission : un orbiteur ou un atterrisseur à Jupiter (7 PV et 1 de couverture médiatique). Coin : 1 donnée. Secteur : rouge. Revenu : 1 énergie.
    .effect = Lancer une sonde ; 1 donnée. Mission : un orbiteur ou un atterrisseur à Jupiter (7 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.4 SETI-1.3

card-messenger_probe = Sonde MESSENGER
    .text = Coût : 3 crédits. Lancer une sonde ; 1 déplacement. Mission : un orbiteur ou un atterrisseur à Mercure (7 PV et 1 de couverture médiatique). Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 carte.
    .effect = Lancer une sonde ; 1 déplacement. Mission : un orbiteur ou un atterrisseur à Mercure (7 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-6.1 SETI-6.6 SETI-1.3

card-cassini_probe = Sonde Cassini
    .text = Coût : 3 crédits. Lancer une sonde ; une carte de la rangée ou de la pioche. Mission : un orbiteur ou un atterrisseur à Saturne (6 PV et 1 de couverture médiatique). Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = Lancer une sonde ; une carte de la rangée ou de la pioche. Mission : un orbiteur ou un atterrisseur à Saturne (6 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-4.5 SETI-1.3

card-falcon_heavy = Falcon Heavy
    .text = Coût : 3 crédits. Lancer une sonde sans tenir compte de votre limite ; lancer une sonde sans tenir compte de votre limite ; 1 de couverture médiatique. Coin : 1 déplacement. Secteur : jaune. Revenu : 1 crédit.
    .effect = Lancer une sonde sans tenir compte de votre limite ; lancer une sonde sans tenir compte de votre limite ; 1 de couverture médiatique.
    .rule = SETI-5.1 SETI-5.8 SETI-1.3

card-odinus_mission = Mission ODINUS
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : un orbiteur ou un atterrisseur à chacune de ces planètes : Neptune et Uranus (5 PV et une carte de la rangée ou de la pioche). Coin : 1 donnée. Secteur : noir. Revenu : 1 énergie.
    .effect = Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : un orbiteur ou un atterrisseur à chacune de ces planètes : Neptune et Uranus (5 PV et une carte de la rangée ou de la pioche).
    .rule = SETI-11.1 SETI-1.10 SETI-5.35 SETI-5.36 SETI-4.5

card-grant = Subventions
    .text = Coût : 1 crédit. Prendre une carte de la rangée ou de la pioche, la montrer et gagner l’effet de son coin. La carte reste dans votre main. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = Prendre une carte de la rangée ou de la pioche, la montrer et gagner l’effet de son coin. La carte reste dans votre main.
    .rule = SETI-5.1 SETI-4.5 SETI-6.12

card-europa_clipper = Europa Clipper
    .text = Coût : 2 crédits. Faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes. Fin de partie : 3 PV pour chacun de vos orbiteurs et atterrisseurs à Jupiter. Coin : 1 de couverture médiatique. Secteur : noir. Revenu : 1 crédit.
    .effect = Faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes. Fin de partie : 3 PV pour chacun de vos orbiteurs et atterrisseurs à Jupiter.
    .rule = SETI-11.11 SETI-5.17 SETI-5.18

card-perseverance_rover = Rover Perseverance
    .text = Coût : 1 crédit. Faire atterrir une sonde ; si c’est sur Mars, Mercure ou une lune : 4 PV. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = Faire atterrir une sonde ; si c’est sur Mars, Mercure ou une lune : 4 PV.
    .rule = SETI-5.1 SETI-5.14

card-mars_science_laboratory = Mars Science Laboratory
    .text = Coût : 2 crédits. 1 de couverture médiatique ; 2 données. Fin de partie : 4 PV pour chacun de vos orbiteurs et atterrisseurs à Mars. Coin : 1 déplacement. Secteur : rouge. Revenu : 1 crédit.
    .effect = 1 de couverture médiatique ; 2 données. Fin de partie : 4 PV pour chacun de vos orbiteurs et atterrisseurs à Mars.
    .rule = SETI-11.11 SETI-1.3 SETI-1.4

card-atmospheric_entry = Rentrée atmosphérique
    .text = Coût : 1 crédit. Retirer un de vos orbiteurs ; si c’est fait : 3 PV, 1 donnée et une carte de la rangée ou de la pioche. L’emplacement de bonus qu’il couvrait est de nouveau libre. Coin : 1 déplacement. Secteur : bleu. Revenu : 1 crédit.
    .effect = Retirer un de vos orbiteurs ; si c’est fait : 3 PV, 1 donnée et une carte de la rangée ou de la pioche. L’emplacement de bonus qu’il couvrait est de nouveau libre.
    .rule = SETI-5.1 SETI-5.13 SETI-5.19 SETI-1.4 SETI-4.5

card-dragonfly = Dragonfly
    .text = Coût : 1 crédit. Faire atterrir une sonde ; vous pouvez choisir un emplacement occupé et gagner quand même ce qu’il couvre. C’est un emplacement de données couvert d’une planète, ou une lune occupée si vous pouvez atterrir sur les lunes. Coin : 1 déplacement. Secteur : bleu. Revenu : 1 crédit.
    .effect = Faire atterrir une sonde ; vous pouvez choisir un emplacement occupé et gagner quand même ce qu’il couvre. C’est un emplacement de données couvert d’une planète, ou une lune occupée si vous pouvez atterrir sur les lunes.
    .rule = SETI-5.1 SETI-5.15 SETI-5.17

card-osiris_rex = OSIRIS-REx
    .text = Coût : 1 crédit. Choisir une de vos sondes : 2 données si elle est sur des astéroïdes, et 1 donnée par case d’astéroïdes voisine. Coin : 1 déplacement. Secteur : jaune. Revenu : 1 énergie.
    .effect = Choisir une de vos sondes : 2 données si elle est sur des astéroïdes, et 1 donnée par case d’astéroïdes voisine.
    .rule = SETI-5.1 SETI-1.14

card-hayabusa = Hayabusa
    .text = Coût : 1 crédit. Si vous avez une sonde sur des astéroïdes : marquer une trace jaune. Coin : 1 déplacement. Secteur : noir. Revenu : 1 carte.
    .effect = Si vous avez une sonde sur des astéroïdes : marquer une trace jaune.
    .rule = SETI-5.1 SETI-3.8 SETI-13.2

card-gravitational_slingshot = Assistance gravitationnelle
    .text = Coût : 1 crédit. 2 déplacements ; chaque planète visitée pendant ce tour peut donner 1 déplacement au lieu de 1 de couverture médiatique. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 crédit.
    .effect = 2 déplacements ; chaque planète visitée pendant ce tour peut donner 1 déplacement au lieu de 1 de couverture médiatique.
    .rule = SETI-5.1 SETI-1.18 SETI-6.4 SETI-6.1 SETI-6.6

card-mercury_flyby = Survol de Mercure
    .text = Coût : 1 crédit. 2 déplacements ; si vous visitez Mercure pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = 2 déplacements ; si vous visitez Mercure pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-venus_flyby = Survol de Vénus
    .text = Coût : 1 crédit. 2 déplacements ; si vous visitez Vénus pendant ce tour : 3 PV. Une seule fois, quelle que soit la façon de se déplacer. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 crédit.
    .effect = 2 déplacements ; si vous visitez Vénus pendant ce tour : 3 PV. Une seule fois, quelle que soit la façon de se déplacer.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-mars_flyby = Survol de Mars
    .text = Coût : 1 crédit. 2 déplacements ; si vous visitez Mars pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer. Coin : 1 donnée. Secteur : jaune. Revenu : 1 énergie.
    .effect = 2 déplacements ; si vous visitez Mars pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-jupiter_flyby = Survol de Jupiter
    .text = Coût : 1 crédit. 2 déplacements ; si vous visitez Jupiter pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 énergie.
    .effect = 2 déplacements ; si vous visitez Jupiter pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-saturn_flyby = Survol de Saturne
    .text = Coût : 2 crédits. 3 déplacements ; si vous visitez Saturne pendant ce tour : 6 PV. Une seule fois, quelle que soit la façon de se déplacer. Coin : 1 donnée. Secteur : rouge. Revenu : 1 carte.
    .effect = 3 déplacements ; si vous visitez Saturne pendant ce tour : 6 PV. Une seule fois, quelle que soit la façon de se déplacer.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-lightsail = Voile solaire
    .text = Coût : 2 crédits. 4 déplacements ; 1 PV par planète différente visitée pendant ce tour. La Terre compte. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = 4 déplacements ; 1 PV par planète différente visitée pendant ce tour. La Terre compte.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-through_the_asteroid_belt = À travers la ceinture d’astéroïdes
    .text = Coût : 1 crédit. 2 déplacements ; quitter des astéroïdes ne coûte aucun déplacement de plus pendant ce tour. Coin : 1 donnée. Secteur : bleu. Revenu : 1 carte.
    .effect = 2 déplacements ; quitter des astéroïdes ne coûte aucun déplacement de plus pendant ce tour.
    .rule = SETI-5.1 SETI-1.18 SETI-6.2 SETI-6.1 SETI-6.6

card-hubble_space_telescope = Télescope spatial Hubble
    .text = Coût : 1 crédit. 1 déplacement ; 1 signal dans un secteur où vous avez une sonde. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 carte.
    .effect = 1 déplacement ; 1 signal dans un secteur où vous avez une sonde.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-kepler_space_telescope = Télescope spatial Kepler
    .text = Coût : 2 crédits. 1 déplacement ; 2 signaux dans un même secteur où vous avez une sonde. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 crédit.
    .effect = 1 déplacement ; 2 signaux dans un même secteur où vous avez une sonde.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2 SETI-8.5

card-james_webb_space_telescope = Télescope spatial James Webb
    .text = Coût : 2 crédits. 1 déplacement ; 1 signal dans un secteur où vous avez une sonde, et 1 dans chacun des deux secteurs voisins. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = 1 déplacement ; 1 signal dans un secteur où vous avez une sonde, et 1 dans chacun des deux secteurs voisins.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2 SETI-1.11

card-great_observatories_project = Programme des grands observatoires
    .text = Coût : 2 crédits. Choisir jusqu’à 3 sondes dans l’espace, à vous ou à d’autres : 1 signal dans le secteur de chacune. Deux sondes dans un même secteur y donnent deux signaux. La sonde de l’adversaire du solo compte. Coin : 1 déplacement. Secteur : jaune. Revenu : 1 carte.
    .effect = Choisir jusqu’à 3 sondes dans l’espace, à vous ou à d’autres : 1 signal dans le secteur de chacune. Deux sondes dans un même secteur y donnent deux signaux. La sonde de l’adversaire du solo compte.
    .rule = SETI-5.1 SETI-8.2 SETI-1.16

card-space_launch_system = Space Launch System
    .text = Coût : 2 crédits. Lancer une sonde ; 1 déplacement. Mission : 3 atterrisseurs sur des planètes, lunes non comprises (1 crédit). Coin : 1 donnée. Secteur : jaune. Revenu : 1 carte.
    .effect = Lancer une sonde ; 1 déplacement. Mission : 3 atterrisseurs sur des planètes, lunes non comprises (1 crédit).
    .rule = SETI-11.1 SETI-5.17 SETI-5.6 SETI-5.9 SETI-6.1 SETI-6.6

card-mercury_exploration_program = Programme d’exploration de Mercure
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Mercure. Mission : un orbiteur ou un atterrisseur à Mercure (4 PV). Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 crédit.
    .effect = 2 signaux dans le secteur de Mercure. Mission : un orbiteur ou un atterrisseur à Mercure (4 PV).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-venus_exploration_program = Programme d’exploration de Vénus
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Vénus. Mission : un orbiteur ou un atterrisseur à Vénus (4 PV). Coin : 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = 2 signaux dans le secteur de Vénus. Mission : un orbiteur ou un atterrisseur à Vénus (4 PV).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-mars_exploration_program = Programme d’exploration de Mars
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Mars. Mission : un orbiteur ou un atterrisseur à Mars (4 PV). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 carte.
    .effect = 2 signaux dans le secteur de Mars. Mission : un orbiteur ou un atterrisseur à Mars (4 PV).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-jupiter_exploration_program = Programme d’exploration de Jupiter
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Jupiter. Mission : un orbiteur ou un atterrisseur à Jupiter (4 PV). Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 crédit.
    .effect = 2 signaux dans le secteur de Jupiter. Mission : un orbiteur ou un atterrisseur à Jupiter (4 PV).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-saturn_exploration_program = Programme d’exploration de Saturne
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Saturne. Mission : un orbiteur ou un atterrisseur à Saturne (4 PV). Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = 2 signaux dans le secteur de Saturne. Mission : un orbiteur ou un atterrisseur à Saturne (4 PV).
    .rule = SETI-11.1 SETI-1.10 SETI-8.2

card-proxima_centauri_observation = Observation de Proxima du Centaure
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Proxima du Centaure. Mission : 2 secteurs rouges couverts (4 PV et 1 de couverture médiatique). Coin : 1 déplacement. Secteur : jaune. Revenu : 1 crédit.
    .effect = 2 signaux dans le secteur de Proxima du Centaure. Mission : 2 secteurs rouges couverts (4 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-barnards_star_observation = Observatoire de l’étoile de Barnard
    .text = Coût : 2 crédits. 2 signaux dans le secteur de l’étoile de Barnard. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur rouge. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 énergie.
    .effect = 2 signaux dans le secteur de l’étoile de Barnard. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur rouge.
    .rule = SETI-11.11 SETI-8.2

card-61_virginis_observation = Observation de 61 Virginis
    .text = Coût : 2 crédits. 2 signaux dans le secteur de 61 Virginis. Mission : 2 secteurs jaunes couverts (4 PV et 1 de couverture médiatique). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 carte.
    .effect = 2 signaux dans le secteur de 61 Virginis. Mission : 2 secteurs jaunes couverts (4 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-kepler_22_observation = Observatoire de Kepler-22
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Kepler-22. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur jaune. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = 2 signaux dans le secteur de Kepler-22. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur jaune.
    .rule = SETI-11.11 SETI-8.2

card-sirius_a_observation = Observation de Sirius A
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Sirius A. Mission : 2 secteurs bleus couverts (4 PV et 1 de couverture médiatique). Coin : 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = 2 signaux dans le secteur de Sirius A. Mission : 2 secteurs bleus couverts (4 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-procyon_observation = Observatoire de Procyon
    .text = Coût : 2 crédits. 2 signaux dans le secteur de Procyon. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur bleu. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 carte.
    .effect = 2 signaux dans le secteur de Procyon. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur bleu.
    .rule = SETI-11.11 SETI-8.2

card-beta_pictoris_observation = Observation de Beta Pictoris
    .text = Coût : 1 crédit. 1 signal dans le secteur de Beta Pictoris. Mission : 1 secteur noir couvert (2 PV et 1 de couverture médiatique). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 énergie.
    .effect = 1 signal dans le secteur de Beta Pictoris. Mission : 1 secteur noir couvert (2 PV et 1 de couverture médiatique).
    .rule = SETI-11.1 SETI-8.16 SETI-8.2 SETI-1.3

card-vega_observation = Observatoire de Véga
    .text = Coût : 1 crédit. 1 signal dans le secteur de Véga. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur noir. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = 1 signal dans le secteur de Véga. Fin de partie : 3 PV pour chaque fois que vous avez couvert un secteur noir.
    .rule = SETI-11.11 SETI-8.2

card-allen_telescope_array = Allen Telescope Array
    .text = Coût : 2 crédits. 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; si vous remplissez un secteur pendant ce tour : 1 énergie. Le gain vient quand les secteurs remplis sont résolus, une seule fois. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 carte.
    .effect = 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; si vous remplissez un secteur pendant ce tour : 1 énergie. Le gain vient quand les secteurs remplis sont résolus, une seule fois.
    .rule = SETI-5.1 SETI-8.7 SETI-8.8 SETI-8.2 SETI-5.24

card-alma_observatory = Observatoire ALMA
    .text = Coût : 2 crédits. 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; si vous remplissez un secteur pendant ce tour : une carte de la pioche. Le gain vient quand les secteurs remplis sont résolus, une seule fois. Coin : 1 déplacement. Secteur : jaune. Revenu : 1 crédit.
    .effect = 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; si vous remplissez un secteur pendant ce tour : une carte de la pioche. Le gain vient quand les secteurs remplis sont résolus, une seule fois.
    .rule = SETI-5.1 SETI-8.7 SETI-8.8 SETI-4.5 SETI-8.2 SETI-5.24

card-very_large_array = Very Large Array
    .text = Coût : 2 crédits. 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; si vous remplissez un secteur pendant ce tour : 1 donnée. Le gain vient quand les secteurs remplis sont résolus, une seule fois. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; si vous remplissez un secteur pendant ce tour : 1 donnée. Le gain vient quand les secteurs remplis sont résolus, une seule fois.
    .rule = SETI-5.1 SETI-8.7 SETI-8.8 SETI-1.4 SETI-8.2 SETI-5.24

card-breakthrough_starshot = Programme Breakthrough Starshot
    .text = Coût : 1 crédit. 1 déplacement ; 1 signal dans un secteur rouge. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 crédit.
    .effect = 1 déplacement ; 1 signal dans un secteur rouge.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-breakthrough_watch = Programme Breakthrough Watch
    .text = Coût : 1 crédit. 1 déplacement ; 1 signal dans un secteur jaune. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = 1 déplacement ; 1 signal dans un secteur jaune.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-square_kilometre_array = Square Kilometre Array
    .text = Coût : 3 crédits. 3 fois défausser une carte de la rangée pour 1 signal dans un secteur de sa couleur ; 2 PV par secteur différent marqué. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 crédit.
    .effect = 3 fois défausser une carte de la rangée pour 1 signal dans un secteur de sa couleur ; 2 PV par secteur différent marqué.
    .rule = SETI-5.1 SETI-8.2 SETI-5.24

card-lovell_telescope = Télescope Lovell
    .text = Coût : 3 crédits. 1 donnée ; scanner. Mission : au moins 8 de couverture médiatique (3 PV et une carte de la rangée ou de la pioche). Coin : 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = 1 donnée ; scanner. Mission : au moins 8 de couverture médiatique (3 PV et une carte de la rangée ou de la pioche).
    .rule = SETI-11.1 SETI-1.4 SETI-5.20 SETI-4.5

card-parkes_observatory = Observatoire de Parkes
    .text = Coût : 2 crédits. Scanner ; 2 PV par signal ainsi marqué dans un secteur rouge. Coin : 1 déplacement. Secteur : jaune. Revenu : 1 carte.
    .effect = Scanner ; 2 PV par signal ainsi marqué dans un secteur rouge.
    .rule = SETI-5.1 SETI-5.20

card-deep_synoptic_array = Deep Synoptic Array
    .text = Coût : 2 crédits. Scanner ; 2 PV par signal ainsi marqué dans un secteur jaune. Coin : 1 déplacement. Secteur : bleu. Revenu : 1 énergie.
    .effect = Scanner ; 2 PV par signal ainsi marqué dans un secteur jaune.
    .rule = SETI-5.1 SETI-5.20

card-veritas_telescopes = Télescope VERITAS
    .text = Coût : 2 crédits. Scanner ; 2 PV par signal ainsi marqué dans un secteur bleu. Coin : 1 déplacement. Secteur : rouge. Revenu : 1 crédit.
    .effect = Scanner ; 2 PV par signal ainsi marqué dans un secteur bleu.
    .rule = SETI-5.1 SETI-5.20

card-arecibo_observatory = Radiotélescope d’Arecibo
    .text = Coût : 3 crédits. Scanner ; 1 signal dans un secteur au choix. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 carte.
    .effect = Scanner ; 1 signal dans un secteur au choix.
    .rule = SETI-5.1 SETI-5.20 SETI-8.2

card-breakthrough_listen = Programme Breakthrough Listen
    .text = Coût : 1 crédit. 1 déplacement ; 1 signal dans un secteur bleu. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 crédit.
    .effect = 1 déplacement ; 1 signal dans un secteur bleu.
    .rule = SETI-5.1 SETI-6.1 SETI-6.6 SETI-8.2

card-effelsberg_telescope_construction = Radiotélescope d’Effelsberg
    .text = Coût : 3 crédits. Une carte de la rangée ou de la pioche ; faire tourner le système solaire ; prendre une technologie d’observation. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 énergie.
    .effect = Une carte de la rangée ou de la pioche ; faire tourner le système solaire ; prendre une technologie d’observation.
    .rule = SETI-5.1 SETI-4.5 SETI-5.35 SETI-5.36

card-uranus_orbiter_and_probe = Orbiteur et sonde d’Uranus
    .text = Coût : 2 crédits. Lancer une sonde. Mission : un orbiteur ou un atterrisseur à Uranus (3 PV et une carte de la pioche). Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = Lancer une sonde. Mission : un orbiteur ou un atterrisseur à Uranus (3 PV et une carte de la pioche).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-4.5

card-ion_propulsion_system = Système de propulsion ionique
    .text = Coût : 3 crédits. 1 énergie ; faire tourner le système solaire ; prendre une technologie d’exploration. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 carte.
    .effect = 1 énergie ; faire tourner le système solaire ; prendre une technologie d’exploration.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36

card-trident_probe = Sonde Trident
    .text = Coût : 2 crédits. Lancer une sonde. Mission : un orbiteur ou un atterrisseur à Neptune (4 PV et 1 donnée). Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = Lancer une sonde. Mission : un orbiteur ou un atterrisseur à Neptune (4 PV et 1 donnée).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.4

card-quantum_computer = Ordinateur quantique
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie informatique. Mission : au moins 50 PV (vous pouvez ajouter une carte sous vos revenus). Coin : 1 de couverture médiatique. Secteur : noir. Revenu : 1 carte.
    .effect = Faire tourner le système solaire ; prendre une technologie informatique. Mission : au moins 50 PV (vous pouvez ajouter une carte sous vos revenus).
    .rule = SETI-11.1 SETI-5.35 SETI-5.36 SETI-4.6

card-onsala_telescope_construction = Observatoire spatial d’Onsala
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’observation. Fin de partie : 2 PV pour chacune de vos traces rouges. Coin : 1 donnée. Secteur : rouge. Revenu : 1 crédit.
    .effect = Faire tourner le système solaire ; prendre une technologie d’observation. Fin de partie : 2 PV pour chacune de vos traces rouges.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-sherloc = SHERLOC
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’exploration. Fin de partie : 2 PV pour chacune de vos traces jaunes. Coin : 1 déplacement. Secteur : bleu. Revenu : 1 crédit.
    .effect = Faire tourner le système solaire ; prendre une technologie d’exploration. Fin de partie : 2 PV pour chacune de vos traces jaunes.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-alice = ALICE
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie informatique. Mission : une trace bleue pour chacune des deux espèces (2 données). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 crédit.
    .effect = Faire tourner le système solaire ; prendre une technologie informatique. Mission : une trace bleue pour chacune des deux espèces (2 données).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36 SETI-1.4

card-fast_telescope_construction = Radiotélescope FAST
    .text = Coût : 4 crédits. 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; faire tourner le système solaire ; prendre une technologie d’observation. Coin : 1 déplacement. Secteur : noir. Revenu : 1 crédit.
    .effect = 2 fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur ; faire tourner le système solaire ; prendre une technologie d’observation.
    .rule = SETI-5.1 SETI-8.2 SETI-5.24 SETI-5.35 SETI-5.36

card-gmrt_telescope_construction = GMRT
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’observation. Mission : une trace rouge pour chacune des deux espèces (2 PV et 1 énergie). Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 carte.
    .effect = Faire tourner le système solaire ; prendre une technologie d’observation. Mission : une trace rouge pour chacune des deux espèces (2 PV et 1 énergie).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36

card-yevpatoria_telescope_construction = Radiotélescope d’Eupatoria
    .text = Coût : 3 crédits. 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie d’observation ; vous pouvez défausser une carte de votre main pour 1 signal dans un secteur de sa couleur. Coin : 1 déplacement. Secteur : bleu. Revenu : 1 carte.
    .effect = 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie d’observation ; vous pouvez défausser une carte de votre main pour 1 signal dans un secteur de sa couleur.
    .rule = SETI-5.1 SETI-1.3 SETI-5.35 SETI-5.36 SETI-8.2 SETI-5.25

card-dune = DUNE
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie informatique. Fin de partie : 2 PV pour chacune de vos traces bleues. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = Faire tourner le système solaire ; prendre une technologie informatique. Fin de partie : 2 PV pour chacune de vos traces bleues.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-large_hadron_collider = Grand collisionneur de hadrons
    .text = Coût : 3 crédits. 1 donnée ; faire tourner le système solaire ; prendre une technologie informatique. Coin : 1 déplacement. Secteur : noir. Revenu : 1 énergie.
    .effect = 1 donnée ; faire tourner le système solaire ; prendre une technologie informatique.
    .rule = SETI-5.1 SETI-1.4 SETI-5.35 SETI-5.36

card-atlas = ATLAS
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie informatique. Mission : 3 traces bleues (3 PV et 1 donnée). Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = Faire tourner le système solaire ; prendre une technologie informatique. Mission : 3 traces bleues (3 PV et 1 donnée).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36 SETI-1.4

card-focused_research = Recherche ciblée
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie ; 2 PV pour chacune de vos technologies de ce type. La nouvelle compte. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = Faire tourner le système solaire ; prendre une technologie ; 2 PV pour chacune de vos technologies de ce type. La nouvelle compte.
    .rule = SETI-5.1 SETI-5.35

card-scientific_cooperation = Coopération scientifique
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie ; si un autre joueur l’a aussi : 2 de couverture médiatique. Toute technologie que l’adversaire du solo a prise un jour compte. Coin : 1 donnée. Secteur : bleu. Revenu : 1 énergie.
    .effect = Faire tourner le système solaire ; prendre une technologie ; si un autre joueur l’a aussi : 2 de couverture médiatique. Toute technologie que l’adversaire du solo a prise un jour compte.
    .rule = SETI-5.1 SETI-5.35 SETI-16.56 SETI-1.3

card-clean_space_initiative = Initiative Clean Space
    .text = Coût : 1 crédit. Défausser toutes les cartes de la rangée et gagner l’effet du coin de chacune. Vous choisissez l’ordre. La rangée est complétée ensuite. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 crédit.
    .effect = Défausser toutes les cartes de la rangée et gagner l’effet du coin de chacune. Vous choisissez l’ordre. La rangée est complétée ensuite.
    .rule = SETI-5.1 SETI-4.3 SETI-6.12

card-pre_launch_testing = Essais de prélancement
    .text = Coût : 2 crédits. Lancer une sonde ; montrer autant de cartes de votre main que vous voulez avec un déplacement dans le coin, cartes extraterrestres comprises ; pour chacune : 1 déplacement. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 carte.
    .effect = Lancer une sonde ; montrer autant de cartes de votre main que vous voulez avec un déplacement dans le coin, cartes extraterrestres comprises ; pour chacune : 1 déplacement.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-4.1 SETI-6.1 SETI-6.6

card-extremophiles_study = Étude sur les extrêmophiles
    .text = Coût : 2 crédits. Marquer une trace de la couleur de votre choix ; 1 PV par trace de cette couleur que vous avez. La nouvelle compte. Coin : 1 donnée. Secteur : noir. Revenu : 1 crédit.
    .effect = Marquer une trace de la couleur de votre choix ; 1 PV par trace de cette couleur que vous avez. La nouvelle compte.
    .rule = SETI-5.1 SETI-1.17 SETI-13.6

card-nasa_research_center = Centre de recherche de la NASA
    .text = Coût : 1 crédit. Sans effet quand on la joue. Mission : gagner une technologie d’exploration (1 énergie), gagner une technologie d’observation (1 de couverture médiatique), gagner une technologie informatique (une carte de la rangée ou de la pioche). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 carte.
    .effect = Sans effet quand on la joue. Mission : gagner une technologie d’exploration (1 énergie), gagner une technologie d’observation (1 de couverture médiatique), gagner une technologie informatique (une carte de la rangée ou de la pioche).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-4.5

card-nasa_astrobiology_institute = Institut d’astrobiologie de la NASA
    .text = Coût : 1 crédit. 1 de couverture médiatique. Mission : marquer une trace rouge (1 donnée), marquer une trace jaune (1 donnée), marquer une trace bleue (1 donnée). Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 carte.
    .effect = 1 de couverture médiatique. Mission : marquer une trace rouge (1 donnée), marquer une trace jaune (1 donnée), marquer une trace bleue (1 donnée).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-1.4

card-seti_institute = Institut SETI
    .text = Coût : 2 crédits. 1 de couverture médiatique. Mission : scanner (2 données), scanner (une carte de la rangée ou de la pioche), scanner (4 PV). Coin : 1 donnée. Secteur : rouge. Revenu : 1 énergie.
    .effect = 1 de couverture médiatique. Mission : scanner (2 données), scanner (une carte de la rangée ou de la pioche), scanner (4 PV).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-1.4 SETI-4.5

card-iss = ISS
    .text = Coût : 2 crédits. 1 de couverture médiatique. Mission : lancer une sonde (1 crédit), lancer une sonde (une carte de la rangée ou de la pioche), lancer une sonde (5 PV). Coin : 1 donnée. Secteur : rouge. Revenu : 1 crédit.
    .effect = 1 de couverture médiatique. Mission : lancer une sonde (1 crédit), lancer une sonde (une carte de la rangée ou de la pioche), lancer une sonde (5 PV).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-4.5

card-cape_canaveral_sfs = Base de lancement de Cap Canaveral
    .text = Coût : 1 crédit. Sans effet quand on la joue. Mission : lancer une sonde (1 déplacement), lancer une sonde (1 déplacement), lancer une sonde (1 déplacement). Coin : 1 de couverture médiatique. Secteur : noir. Revenu : 1 carte.
    .effect = Sans effet quand on la joue. Mission : lancer une sonde (1 déplacement), lancer une sonde (1 déplacement), lancer une sonde (1 déplacement).
    .rule = SETI-11.4 SETI-11.6 SETI-6.1 SETI-6.6

card-international_collaboration = Collaboration internationale
    .text = Coût : 2 crédits. Prendre une technologie qu’un autre joueur a, sans rotation et sans le bonus de sa tuile. Le lancement ou les 2 données qui viennent avec deux des technologies sont quand même gagnés. Toute technologie que l’adversaire du solo a prise un jour compte. Coin : 1 déplacement. Secteur : jaune. Revenu : 1 carte.
    .effect = Prendre une technologie qu’un autre joueur a, sans rotation et sans le bonus de sa tuile. Le lancement ou les 2 données qui viennent avec deux des technologies sont quand même gagnés. Toute technologie que l’adversaire du solo a prise un jour compte.
    .rule = SETI-5.1 SETI-16.56 SETI-20.13

card-johnson_space_center = Johnson Space Center
    .text = Coût : 1 crédit. Sans effet quand on la joue. Mission : mettre une sonde en orbite (2 de couverture médiatique), faire atterrir une sonde (2 de couverture médiatique). Coin : 1 donnée. Secteur : jaune. Revenu : 1 énergie.
    .effect = Sans effet quand on la joue. Mission : mettre une sonde en orbite (2 de couverture médiatique), faire atterrir une sonde (2 de couverture médiatique).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3

card-wow_signal = Signal Wow !
    .text = Coût : 2 crédits. 1 de couverture médiatique ; 2 signaux dans le secteur de la Terre. Coin : 1 déplacement. Secteur : bleu. Revenu : 1 énergie.
    .effect = 1 de couverture médiatique ; 2 signaux dans le secteur de la Terre.
    .rule = SETI-5.1 SETI-1.3 SETI-8.2

card-sample_return = Retour d’échantillons
    .text = Coût : 1 crédit. Retirer un de vos atterrisseurs d’une planète ou d’une lune ; si c’est fait : marquer une trace jaune. L’emplacement de bonus qu’il couvrait est de nouveau libre. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 énergie.
    .effect = Retirer un de vos atterrisseurs d’une planète ou d’une lune ; si c’est fait : marquer une trace jaune. L’emplacement de bonus qu’il couvrait est de nouveau libre.
    .rule = SETI-5.1 SETI-5.19 SETI-13.2

card-starship = Lanceur Starship
    .text = Coût : 4 crédits. Lancer une sonde ; faire tourner le système solaire ; prendre une technologie d’exploration. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = Lancer une sonde ; faire tourner le système solaire ; prendre une technologie d’exploration.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-5.35 SETI-5.36

card-giant_magellan_telescope = Télescope géant Magellan
    .text = Coût : 1 crédit. Défausser une carte de la rangée pour 1 signal dans un secteur de sa couleur. Fin de partie : 1 PV par secteur où vous avez un signal. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = Défausser une carte de la rangée pour 1 signal dans un secteur de sa couleur. Fin de partie : 1 PV par secteur où vous avez un signal.
    .rule = SETI-11.11 SETI-8.2 SETI-5.24

card-project_longshot = Projet Longshot
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : une sonde à au moins 5 cases de la Terre par le plus court chemin (3 PV et 1 énergie). Coin : 1 déplacement. Secteur : jaune. Revenu : 1 carte.
    .effect = Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : une sonde à au moins 5 cases de la Terre par le plus court chemin (3 PV et 1 énergie).
    .rule = SETI-11.1 SETI-5.35 SETI-5.36

card-chandra_space_observatory = Observatoire spatial Chandra
    .text = Coût : 2 crédits. 2 signaux dans un même secteur où vous avez une sonde. Mission : des signaux dans 4 secteurs différents (2 de couverture médiatique). Coin : 1 déplacement. Secteur : bleu. Revenu : 1 énergie.
    .effect = 2 signaux dans un même secteur où vous avez une sonde. Mission : des signaux dans 4 secteurs différents (2 de couverture médiatique).
    .rule = SETI-11.1 SETI-8.15 SETI-8.2 SETI-8.5 SETI-1.3

card-niac_program = Programme NIAC
    .text = Coût : 2 crédits. 3 cartes de la pioche. Mission : aucune carte en main (une carte de la rangée ou de la pioche). Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 crédit.
    .effect = 3 cartes de la pioche. Mission : aucune carte en main (une carte de la rangée ou de la pioche).
    .rule = SETI-11.1 SETI-4.5

card-fuel_tanks_construction = Réservoirs d’ergols
    .text = Coût : 1 crédit. Montrer autant de cartes de votre main que vous voulez avec un revenu d’énergie ; pour chacune : 1 énergie. Coin : 1 donnée. Secteur : bleu. Revenu : 1 carte.
    .effect = Montrer autant de cartes de votre main que vous voulez avec un revenu d’énergie ; pour chacune : 1 énergie.
    .rule = SETI-5.1 SETI-4.1

card-fusion_reactor = Réacteur à fusion
    .text = Coût : 3 crédits. 1 énergie par carte à revenu d’énergie sous vos revenus ; ajouter cette carte sous vos revenus. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = 1 énergie par carte à revenu d’énergie sous vos revenus ; ajouter cette carte sous vos revenus.
    .rule = SETI-5.1 SETI-4.6 SETI-4.9

card-nasa_image_of_the_day = Photo du jour de la NASA
    .text = Coût : 3 crédits. 2 de couverture médiatique ; 1 de couverture médiatique par carte à revenu de carte sous vos revenus ; ajouter cette carte sous vos revenus. Coin : 1 donnée. Secteur : bleu. Revenu : 1 carte.
    .effect = 2 de couverture médiatique ; 1 de couverture médiatique par carte à revenu de carte sous vos revenus ; ajouter cette carte sous vos revenus.
    .rule = SETI-5.1 SETI-1.3 SETI-4.6 SETI-4.9

card-government_funding = Financement public
    .text = Coût : 3 crédits. 3 PV par carte à revenu de crédit sous vos revenus ; ajouter cette carte sous vos revenus. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 crédit.
    .effect = 3 PV par carte à revenu de crédit sous vos revenus ; ajouter cette carte sous vos revenus.
    .rule = SETI-5.1 SETI-4.6 SETI-4.9

card-popularization_of_science = Vulgarisation scientifique
    .text = Coût : 2 crédits. 1 de couverture médiatique. Mission : gagner une technologie d’exploration (2 de couverture médiatique), gagner une technologie d’observation (2 de couverture médiatique), gagner une technologie informatique (2 de couverture médiatique). Coin : 1 donnée. Secteur : rouge. Revenu : 1 crédit.
    .effect = 1 de couverture médiatique. Mission : gagner une technologie d’exploration (2 de couverture médiatique), gagner une technologie d’observation (2 de couverture médiatique), gagner une technologie informatique (2 de couverture médiatique).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3

card-near_earth_asteroids_survey = Étude des astéroïdes géocroiseurs
    .text = Coût : 2 crédits. 2 de couverture médiatique. Mission : une sonde sur des astéroïdes voisins de la Terre (5 PV et une carte de la rangée ou de la pioche). Coin : 1 donnée. Secteur : jaune. Revenu : 1 énergie.
    .effect = 2 de couverture médiatique. Mission : une sonde sur des astéroïdes voisins de la Terre (5 PV et une carte de la rangée ou de la pioche).
    .rule = SETI-11.1 SETI-1.14 SETI-1.3 SETI-4.5

card-tardigrades_study = Étude des tardigrades
    .text = Coût : 2 crédits. 1 de couverture médiatique ; 1 donnée ; une carte de la pioche. Mission : 3 traces jaunes (marquer une trace jaune). Coin : 1 déplacement. Secteur : jaune. Revenu : 1 énergie.
    .effect = 1 de couverture médiatique ; 1 donnée ; une carte de la pioche. Mission : 3 traces jaunes (marquer une trace jaune).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-1.4 SETI-4.5 SETI-13.2

card-apollo_11_mission = Mission Apollo 11
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : une trace jaune pour chacune des deux espèces (2 PV et une carte de la pioche). Coin : 1 donnée. Secteur : bleu. Revenu : 1 énergie.
    .effect = Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : une trace jaune pour chacune des deux espèces (2 PV et une carte de la pioche).
    .rule = SETI-11.1 SETI-13.6 SETI-5.35 SETI-5.36 SETI-4.5

card-coronal_spectrograph = Spectrographe coronal
    .text = Coût : 1 crédit. Marquer une trace rouge pour une espèce où vous en avez une. Coin : 1 donnée. Secteur : rouge. Revenu : 1 énergie.
    .effect = Marquer une trace rouge pour une espèce où vous en avez une.
    .rule = SETI-5.1 SETI-13.6

card-electron_microscope = Microscope électronique
    .text = Coût : 1 crédit. Marquer une trace jaune pour une espèce où vous en avez une. Coin : 1 donnée. Secteur : jaune. Revenu : 1 carte.
    .effect = Marquer une trace jaune pour une espèce où vous en avez une.
    .rule = SETI-5.1 SETI-13.6

card-exascale_supercomputer = Supercalculateur exascale
    .text = Coût : 1 crédit. Marquer une trace bleue pour une espèce où vous en avez une. Coin : 1 donnée. Secteur : bleu. Revenu : 1 crédit.
    .effect = Marquer une trace bleue pour une espèce où vous en avez une.
    .rule = SETI-5.1 SETI-13.6

card-telescope_time_allocation = Temps de télescope
    .text = Coût : 2 crédits. Sans effet quand on la joue. Mission : scanner (1 signal dans un secteur jaune), scanner (1 signal dans un secteur rouge), scanner (1 signal dans un secteur bleu). Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = Sans effet quand on la joue. Mission : scanner (1 signal dans un secteur jaune), scanner (1 signal dans un secteur rouge), scanner (1 signal dans un secteur bleu).
    .rule = SETI-11.4 SETI-11.6 SETI-8.2

card-linguistic_analysis = Analyse linguistique
    .text = Coût : 2 crédits. 3 de couverture médiatique. Mission : une trace rouge, une jaune et une bleue pour une même espèce (marquer une trace de la couleur de votre choix pour cette espèce). Coin : 1 donnée. Secteur : bleu. Revenu : 1 crédit.
    .effect = 3 de couverture médiatique. Mission : une trace rouge, une jaune et une bleue pour une même espèce (marquer une trace de la couleur de votre choix pour cette espèce).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3

card-westerbork_synthesis_radio_telescope = Radiotélescope de synthèse de Westerbork
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’observation. Mission : un même secteur couvert 2 fois (9 PV). Coin : 1 donnée. Secteur : jaune. Revenu : 1 énergie.
    .effect = Faire tourner le système solaire ; prendre une technologie d’observation. Mission : un même secteur couvert 2 fois (9 PV).
    .rule = SETI-11.1 SETI-8.17 SETI-5.35 SETI-5.36

card-rosetta_probe = Sonde Rosetta
    .text = Coût : 2 crédits. Lancer une sonde. Mission : une sonde sur une comète (3 PV et 1 donnée). Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 énergie.
    .effect = Lancer une sonde. Mission : une sonde sur une comète (3 PV et 1 donnée).
    .rule = SETI-11.1 SETI-5.6 SETI-5.9 SETI-1.4

card-green_bank_telescope = Observatoire de Green Bank
    .text = Coût : 2 crédits. Scanner. Mission : 3 traces rouges (marquer une trace rouge). Coin : 1 déplacement. Secteur : noir. Revenu : 1 crédit.
    .effect = Scanner. Mission : 3 traces rouges (marquer une trace rouge).
    .rule = SETI-11.1 SETI-13.6 SETI-5.20 SETI-13.2

card-strategic_planning = Planification stratégique
    .text = Coût : 1 crédit. Sans effet quand on la joue. Mission : jouer une carte pour exactement 1 crédit (2 PV), jouer une carte pour exactement 2 crédits (une carte de la rangée ou de la pioche), jouer une carte pour exactement 3 crédits (2 de couverture médiatique). Coin : 1 déplacement. Secteur : jaune. Revenu : 1 crédit.
    .effect = Sans effet quand on la joue. Mission : jouer une carte pour exactement 1 crédit (2 PV), jouer une carte pour exactement 2 crédits (une carte de la rangée ou de la pioche), jouer une carte pour exactement 3 crédits (2 de couverture médiatique).
    .rule = SETI-11.4 SETI-11.6 SETI-4.5 SETI-1.3

card-first_black_hole_photo = Première photo d’un trou noir
    .text = Coût : 2 crédits. 2 données. Mission : marquer une trace bleue (2 de couverture médiatique), marquer une trace bleue (4 PV). Coin : 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = 2 données. Mission : marquer une trace bleue (2 de couverture médiatique), marquer une trace bleue (4 PV).
    .rule = SETI-11.4 SETI-11.6 SETI-1.4 SETI-1.3

card-seti_at_home = SETI@home
    .text = Coût : 1 crédit. Si vous avez au moins 8 de couverture médiatique : marquer une trace rouge. Coin : 1 donnée. Secteur : noir. Revenu : 1 crédit.
    .effect = Si vous avez au moins 8 de couverture médiatique : marquer une trace rouge.
    .rule = SETI-5.1 SETI-3.8 SETI-13.2

card-low_power_microprocessors = Microprocesseurs basse consommation
    .text = Coût : 3 crédits. 1 énergie ; faire tourner le système solaire ; prendre une technologie informatique. Coin : 1 donnée. Secteur : jaune. Revenu : 1 carte.
    .effect = 1 énergie ; faire tourner le système solaire ; prendre une technologie informatique.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36

card-press_statement = Conférence de presse
    .text = Coût : 1 crédit. 3 de couverture médiatique. Coin : 1 donnée. Secteur : rouge. Revenu : 1 crédit.
    .effect = 3 de couverture médiatique.
    .rule = SETI-5.1 SETI-1.3

card-roman_space_telescope = Télescope spatial Roman
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’observation. Mission : 2 orbiteurs (2 données). Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = Faire tourner le système solaire ; prendre une technologie d’observation. Mission : 2 orbiteurs (2 données).
    .rule = SETI-11.1 SETI-5.13 SETI-5.35 SETI-5.36 SETI-1.4

card-planetary_geologic_mapping = Cartographie géologique planétaire
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : un orbiteur et un atterrisseur à une même planète (3 PV et 1 donnée). Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = Faire tourner le système solaire ; prendre une technologie d’exploration. Mission : un orbiteur et un atterrisseur à une même planète (3 PV et 1 donnée).
    .rule = SETI-11.1 SETI-1.10 SETI-5.35 SETI-5.36 SETI-1.4

card-solvay_conference = Congrès Solvay
    .text = Coût : 2 crédits. 2 de couverture médiatique. Fin de partie : comptez le dernier emplacement d’une tuile Score dorée que vous n’avez pas marquée, la meilleure pour vous. Coin : 1 donnée. Secteur : bleu. Revenu : 1 carte.
    .effect = 2 de couverture médiatique. Fin de partie : comptez le dernier emplacement d’une tuile Score dorée que vous n’avez pas marquée, la meilleure pour vous.
    .rule = SETI-11.11 SETI-20.6 SETI-1.3

card-planet_hunters = Chasseurs de planètes
    .text = Coût : 1 crédit. Une carte de la rangée ou de la pioche ; jusqu’à 3 fois, vous pouvez défausser une carte de votre main pour 1 signal dans un secteur de sa couleur. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = Une carte de la rangée ou de la pioche ; jusqu’à 3 fois, vous pouvez défausser une carte de votre main pour 1 signal dans un secteur de sa couleur.
    .rule = SETI-5.1 SETI-4.5 SETI-8.2 SETI-5.25

card-canadian_hydrogen_telescope = Radiotélescope CHIME
    .text = Coût : 1 crédit. 1 signal dans un secteur au choix. Mission : 3 technologies d’observation (1 donnée). Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 carte.
    .effect = 1 signal dans un secteur au choix. Mission : 3 technologies d’observation (1 donnée).
    .rule = SETI-11.1 SETI-5.33 SETI-8.2 SETI-1.4

card-control_center = Centre de contrôle
    .text = Coût : 1 crédit. Sans effet quand on la joue. Mission : marquer un signal dans un secteur jaune (1 déplacement), marquer un signal dans un secteur rouge (1 déplacement), marquer un signal dans un secteur bleu (1 déplacement). Coin : 1 de couverture médiatique. Secteur : noir. Revenu : 1 carte.
    .effect = Sans effet quand on la joue. Mission : marquer un signal dans un secteur jaune (1 déplacement), marquer un signal dans un secteur rouge (1 déplacement), marquer un signal dans un secteur bleu (1 déplacement).
    .rule = SETI-11.4 SETI-11.6 SETI-6.1 SETI-6.6

card-lunar_gateway = Station Lunar Gateway
    .text = Coût : 3 crédits. Lancer une sonde. Mission : mettre une sonde en orbite ou en faire atterrir une (lancer une sonde), mettre une sonde en orbite ou en faire atterrir une (1 énergie). Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 carte.
    .effect = Lancer une sonde. Mission : mettre une sonde en orbite ou en faire atterrir une (lancer une sonde), mettre une sonde en orbite ou en faire atterrir une (1 énergie).
    .rule = SETI-11.4 SETI-11.6 SETI-5.6 SETI-5.9

card-plato = PLATO
    .text = Coût : 1 crédit. 3 signaux dans un même secteur où vous avez une sonde, sans gagner de données. Coin : 1 donnée. Secteur : jaune. Revenu : 1 crédit.
    .effect = 3 signaux dans un même secteur où vous avez une sonde, sans gagner de données.
    .rule = SETI-5.1 SETI-8.2 SETI-8.5

card-pixl = PIXL
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie informatique ; 1 PV par point de couverture médiatique que vous avez. Coin : 1 donnée. Secteur : bleu. Revenu : 1 énergie.
    .effect = Faire tourner le système solaire ; prendre une technologie informatique ; 1 PV par point de couverture médiatique que vous avez.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36 SETI-1.3

card-orbiting_lagrange_point = Orbite aux points de Lagrange
    .text = Coût : 1 crédit. 1 signal dans un secteur où vous avez une sonde ; si c’est alors votre seul signal dans ce secteur, cette carte revient dans votre main. Coin : 1 déplacement. Secteur : noir. Revenu : 1 crédit.
    .effect = 1 signal dans un secteur où vous avez une sonde ; si c’est alors votre seul signal dans ce secteur, cette carte revient dans votre main.
    .rule = SETI-5.1 SETI-8.2

card-future_circular_collider = Futur collisionneur circulaire
    .text = Coût : 4 crédits. 3 données ; faire tourner le système solaire ; prendre une technologie informatique. Coin : 1 déplacement. Secteur : jaune. Revenu : 1 énergie.
    .effect = 3 données ; faire tourner le système solaire ; prendre une technologie informatique.
    .rule = SETI-5.1 SETI-1.4 SETI-5.35 SETI-5.36

card-amateur_astronomers = Astronomes amateurs
    .text = Coût : 2 crédits. 3 fois : défausser la première carte de la pioche pour 1 signal dans un secteur de sa couleur. Coin : 1 de couverture médiatique. Secteur : noir. Revenu : 1 énergie.
    .effect = 3 fois : défausser la première carte de la pioche pour 1 signal dans un secteur de sa couleur.
    .rule = SETI-5.1 SETI-8.2 SETI-5.21

card-asteroids_flyby = Survol d’astéroïdes
    .text = Coût : 0 crédit. 1 déplacement ; si vous visitez des astéroïdes pendant ce tour : 1 donnée. Une seule fois, quelle que soit la façon de se déplacer. Coin : 1 de couverture médiatique. Secteur : rouge. Revenu : 1 carte.
    .effect = 1 déplacement ; si vous visitez des astéroïdes pendant ce tour : 1 donnée. Une seule fois, quelle que soit la façon de se déplacer.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-1.4 SETI-6.1 SETI-6.6

card-cometary_encounter = Rencontre avec une comète
    .text = Coût : 1 crédit. 2 déplacements ; si vous visitez une comète pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = 2 déplacements ; si vous visitez une comète pendant ce tour : 4 PV. Une seule fois, quelle que soit la façon de se déplacer.
    .rule = SETI-5.1 SETI-1.18 SETI-1.12 SETI-6.1 SETI-6.6

card-trajectory_correction = Correction de trajectoire
    .text = Coût : 1 crédit. 1 déplacement ; si vous vous déplacez dans un même anneau pendant ce tour : 3 PV et 1 de couverture médiatique. Un tel déplacement garde la distance au Soleil. Une seule fois. Coin : 1 donnée. Secteur : bleu. Revenu : 1 carte.
    .effect = 1 déplacement ; si vous vous déplacez dans un même anneau pendant ce tour : 3 PV et 1 de couverture médiatique. Un tel déplacement garde la distance au Soleil. Une seule fois.
    .rule = SETI-5.1 SETI-1.18 SETI-1.15 SETI-1.3 SETI-6.1 SETI-6.6

card-euclid_telescope_construction = Télescope spatial Euclide
    .text = Coût : 3 crédits. Faire tourner le système solaire ; prendre une technologie d’exploration ou d’observation. Fin de partie : 2 PV pour chacune de vos technologies informatiques. Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = Faire tourner le système solaire ; prendre une technologie d’exploration ou d’observation. Fin de partie : 2 PV pour chacune de vos technologies informatiques.
    .rule = SETI-11.11 SETI-5.35 SETI-5.36

card-near_shoemaker = NEAR Shoemaker
    .text = Coût : 1 crédit. 2 de couverture médiatique. Fin de partie : 13 PV si une de vos sondes est sur des astéroïdes. Coin : 1 donnée. Secteur : jaune. Revenu : 1 crédit.
    .effect = 2 de couverture médiatique. Fin de partie : 13 PV si une de vos sondes est sur des astéroïdes.
    .rule = SETI-11.11 SETI-1.3

card-advanced_navigation_system = Système de navigation avancée
    .text = Coût : 1 crédit. Sans effet quand on la joue. Mission : visiter une planète autre que la Terre (1 énergie), visiter une planète autre que la Terre (1 donnée), visiter une planète autre que la Terre (1 déplacement). Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = Sans effet quand on la joue. Mission : visiter une planète autre que la Terre (1 énergie), visiter une planète autre que la Terre (1 donnée), visiter une planète autre que la Terre (1 déplacement).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-1.4 SETI-6.1 SETI-6.6

card-asteroids_research = Recherche d’astéroïdes
    .text = Coût : 0 crédit. Sans effet quand on la joue. Mission : visiter des astéroïdes pendant votre tour (1 donnée), visiter des astéroïdes pendant votre tour (1 donnée), visiter des astéroïdes pendant votre tour (1 donnée). Coin : 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = Sans effet quand on la joue. Mission : visiter des astéroïdes pendant votre tour (1 donnée), visiter des astéroïdes pendant votre tour (1 donnée), visiter des astéroïdes pendant votre tour (1 donnée).
    .rule = SETI-11.4 SETI-11.6 SETI-1.12 SETI-10.8 SETI-1.4

card-low_cost_space_launch = Lancement spatial à faible coût
    .text = Coût : 1 crédit. Lancer une sonde. Coin : 1 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = Lancer une sonde.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9

card-telescope_modernization = Modernisation de télescopes
    .text = Coût : 1 crédit. Une carte de la rangée ou de la pioche. Mission : gagner une technologie d’observation (1 de couverture médiatique), scanner (1 donnée). Coin : 1 donnée. Secteur : rouge. Revenu : 1 crédit.
    .effect = Une carte de la rangée ou de la pioche. Mission : gagner une technologie d’observation (1 de couverture médiatique), scanner (1 donnée).
    .rule = SETI-11.4 SETI-11.6 SETI-4.5 SETI-1.3 SETI-1.4

card-space_shuttle = Navette spatiale
    .text = Coût : 3 crédits. Lancer une sonde ; 2 de couverture médiatique. Mission : 5 orbiteurs et atterrisseurs en tout (3 PV et 1 crédit). Coin : 1 déplacement. Secteur : noir. Revenu : 1 carte.
    .effect = Lancer une sonde ; 2 de couverture médiatique. Mission : 5 orbiteurs et atterrisseurs en tout (3 PV et 1 crédit).
    .rule = SETI-11.1 SETI-1.10 SETI-5.6 SETI-5.9 SETI-1.3

card-optimal_launch_window = Fenêtre de lancement optimale
    .text = Coût : 2 crédits. Lancer une sonde ; 1 déplacement par comète et par autre planète dans le secteur de la Terre. Coin : 1 donnée. Secteur : rouge. Revenu : 1 carte.
    .effect = Lancer une sonde ; 1 déplacement par comète et par autre planète dans le secteur de la Terre.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-1.11

card-herschel_space_observatory = Télescope spatial Herschel
    .text = Coût : 1 crédit. 1 signal dans un secteur où vous avez une sonde. Mission : des signaux dans 4 secteurs différents (2 de couverture médiatique). Coin : 1 déplacement. Secteur : rouge. Revenu : 1 carte.
    .effect = 1 signal dans un secteur où vous avez une sonde. Mission : des signaux dans 4 secteurs différents (2 de couverture médiatique).
    .rule = SETI-11.1 SETI-8.15 SETI-8.2 SETI-1.3

card-noto_radio_observatory = Radiotélescope de Noto
    .text = Coût : 2 crédits. 1 de couverture médiatique ; scanner. Coin : 1 déplacement. Secteur : bleu. Revenu : 1 énergie.
    .effect = 1 de couverture médiatique ; scanner.
    .rule = SETI-5.1 SETI-1.3 SETI-5.20

card-algonquin_radio_observatory = Radiotélescope d’Algonquin
    .text = Coût : 1 crédit. 1 signal dans un secteur jaune, un rouge, un bleu et un noir, sans gagner de données. Coin : 1 donnée. Secteur : rouge. Revenu : 1 énergie.
    .effect = 1 signal dans un secteur jaune, un rouge, un bleu et un noir, sans gagner de données.
    .rule = SETI-5.1 SETI-8.5

card-seti_data_archive = Archives de données du SETI
    .text = Coût : 1 crédit. 2 données. Coin : 1 de couverture médiatique. Secteur : noir. Revenu : 1 énergie.
    .effect = 2 données.
    .rule = SETI-5.1 SETI-1.4

card-cornell_university = Université Cornell
    .text = Coût : 1 crédit. Sans effet quand on la joue. Mission : utiliser un coin à couverture médiatique (1 de couverture médiatique), utiliser un coin à donnée (1 donnée), utiliser un coin à déplacement (1 déplacement). Coin : 1 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = Sans effet quand on la joue. Mission : utiliser un coin à couverture médiatique (1 de couverture médiatique), utiliser un coin à donnée (1 donnée), utiliser un coin à déplacement (1 déplacement).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-1.4 SETI-6.1 SETI-6.6
