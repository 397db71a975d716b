### Les cartes Extraterrestre de SETI : nom, texte dans nos propres mots, et règles qui s’y appliquent.

## Mascamites

card-first_contact = Premier contact
    .text = Coût : 1 crédit. 1 déplacement ; faire atterrir une sonde, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen et 2 données). Coin : 2 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = 1 déplacement ; faire atterrir une sonde, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen et 2 données).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-6.1 SETI-6.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-1.4

card-rover_exploration = Exploration en rover
    .text = Coût : 2 crédits. Faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen, 3 PV et 3 données). Coin : 2 de couverture médiatique. Secteur : noir. Revenu : 1 énergie.
    .effect = Faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen, 3 PV et 3 données).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-1.4

card-mass_sample_collection = Prélèvement de spécimens à grande échelle
    .text = Coût : 1 crédit. Mettre une sonde en orbite ou la faire atterrir, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen, 3 PV et 1 crédit). Coin : 1 PV et 1 donnée. Secteur : jaune. Revenu : 1 énergie.
    .effect = Mettre une sonde en orbite ou la faire atterrir, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen, 3 PV et 1 crédit).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7

card-martian_quarantine_lab = Laboratoire martien de quarantaine
    .text = Coût : 1 crédit. Faire atterrir une sonde, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur Mars (la récompense du spécimen, 2 PV et une carte de la rangée ou de la pioche). Coin : 1 PV et 1 donnée. Secteur : rouge. Revenu : 1 crédit.
    .effect = Faire atterrir une sonde, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur Mars (la récompense du spécimen, 2 PV et une carte de la rangée ou de la pioche).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-4.5

card-ecosystem_study = Étude de l’écosystème
    .text = Coût : 1 crédit. Regarder tous les spécimens d’une planète où vous avez une sonde, gagner la récompense de l’un d’eux et le remettre. Fin de partie : 1 PV pour chacune de vos traces de cette espèce. Coin : 1 PV et 1 déplacement. Secteur : bleu. Revenu : 1 carte.
    .effect = Regarder tous les spécimens d’une planète où vous avez une sonde, gagner la récompense de l’un d’eux et le remettre. Fin de partie : 1 PV pour chacune de vos traces de cette espèce.
    .rule = SETI-11.11 SETI-15.1.2

card-the_queen = La reine
    .text = Coût : 2 crédits. Faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen, 6 PV et 2 de couverture médiatique). Coin : 1 PV et 1 déplacement. Secteur : rouge. Revenu : 1 crédit.
    .effect = Faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (la récompense du spécimen, 6 PV et 2 de couverture médiatique).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7 SETI-1.3

card-breeding_sample = Prélèvement de reproducteurs
    .text = Coût : 1 crédit. Faire atterrir une sonde, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (2 fois la récompense du spécimen). Coin : 2 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = Faire atterrir une sonde, puis prélever un spécimen de cette planète. Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission. Mission : un spécimen à livrer sur la Terre (2 fois la récompense du spécimen).
    .rule = SETI-11.1 SETI-15.1.5 SETI-15.1.6 SETI-15.1.2 SETI-15.1.3 SETI-15.1.7

card-hive_sample = Prélèvement de la ruche
    .text = Coût : 3 crédits. 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie d’exploration. Mission : 2 traces jaunes pour cette espèce (regarder les spécimens de Jupiter ou de Saturne, gagner la récompense de l’un d’eux et le remettre). Coin : 1 PV et 1 déplacement. Secteur : bleu. Revenu : 1 énergie.
    .effect = 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie d’exploration. Mission : 2 traces jaunes pour cette espèce (regarder les spécimens de Jupiter ou de Saturne, gagner la récompense de l’un d’eux et le remettre).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-5.35 SETI-5.36 SETI-15.1.2

card-orbital_monitoring = Surveillance orbitale
    .text = Coût : 3 crédits. 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie d’observation. Mission : 2 traces rouges pour cette espèce (regarder les spécimens de Jupiter ou de Saturne, gagner la récompense de l’un d’eux et le remettre). Coin : 1 PV et 1 déplacement. Secteur : jaune. Revenu : 1 crédit.
    .effect = 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie d’observation. Mission : 2 traces rouges pour cette espèce (regarder les spécimens de Jupiter ou de Saturne, gagner la récompense de l’un d’eux et le remettre).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-5.35 SETI-5.36 SETI-15.1.2

card-computer_simulations = Simulations informatiques
    .text = Coût : 3 crédits. 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie informatique. Mission : 2 traces bleues pour cette espèce (regarder les spécimens de Jupiter ou de Saturne, gagner la récompense de l’un d’eux et le remettre). Coin : 1 PV et 1 donnée. Secteur : jaune. Revenu : 1 carte.
    .effect = 1 de couverture médiatique ; faire tourner le système solaire ; prendre une technologie informatique. Mission : 2 traces bleues pour cette espèce (regarder les spécimens de Jupiter ou de Saturne, gagner la récompense de l’un d’eux et le remettre).
    .rule = SETI-11.1 SETI-13.6 SETI-1.3 SETI-5.35 SETI-5.36 SETI-15.1.2

## Anomalies

card-signs_of_life = Signes de vie
    .text = Coût : 1 crédit. Lancer une sonde ; si le secteur de la Terre a une anomalie : 1 déplacement. Coin : 2 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = Lancer une sonde ; si le secteur de la Terre a une anomalie : 1 déplacement.
    .rule = SETI-5.1 SETI-5.6 SETI-15.2.1 SETI-6.1 SETI-6.6

card-close_up_view = Vue rapprochée
    .text = Coût : 1 crédit. 5 déplacements ; vos déplacements ne donnent pas de couverture médiatique pendant ce tour. Coin : 2 de couverture médiatique. Secteur : rouge. Revenu : 1 crédit.
    .effect = 5 déplacements ; vos déplacements ne donnent pas de couverture médiatique pendant ce tour.
    .rule = SETI-5.1 SETI-1.18 SETI-6.4 SETI-6.1 SETI-6.6

card-concerned_people = Populations inquiètes
    .text = Coût : 1 crédit. 1 de couverture médiatique. Mission : gagner une technologie (1 énergie), gagner une technologie (une carte de la rangée ou de la pioche), gagner une technologie (3 PV). Coin : 1 PV et 1 donnée. Secteur : jaune. Revenu : 1 crédit.
    .effect = 1 de couverture médiatique. Mission : gagner une technologie (1 énergie), gagner une technologie (une carte de la rangée ou de la pioche), gagner une technologie (3 PV).
    .rule = SETI-11.4 SETI-11.6 SETI-1.3 SETI-4.5

card-listening_carefully = Écoute attentive
    .text = Coût : 2 crédits. Scanner ; 1 signal dans le secteur de la prochaine anomalie. Coin : 1 PV et 1 déplacement. Secteur : rouge. Revenu : 1 carte.
    .effect = Scanner ; 1 signal dans le secteur de la prochaine anomalie.
    .rule = SETI-5.1 SETI-5.20 SETI-8.2 SETI-15.2.4

card-part_of_everyday_life = Vie quotidienne
    .text = Coût : 1 crédit. Piocher 3 cartes : en défausser une pour son coin et une pour une unité de son revenu, garder l’autre. Coin : 1 PV et 1 déplacement. Secteur : bleu. Revenu : 1 énergie.
    .effect = Piocher 3 cartes : en défausser une pour son coin et une pour une unité de son revenu, garder l’autre.
    .rule = SETI-5.1 SETI-6.12 SETI-4.6

card-flooding_the_media_space = Saturation de l’espace médiatique
    .text = Coût : 1 crédit. Prendre toutes les cartes de la rangée. Coin : 1 PV et 1 donnée. Secteur : rouge. Revenu : 1 crédit.
    .effect = Prendre toutes les cartes de la rangée.
    .rule = SETI-5.1 SETI-4.3 SETI-4.11

card-are_we_being_observed = Sommes-nous observés ?
    .text = Coût : 1 crédit. Gagner la récompense de la prochaine anomalie. Mission : une trace rouge, une jaune et une bleue pour cette espèce (3 PV et 2 de couverture médiatique). Coin : 1 PV et 1 déplacement. Secteur : jaune. Revenu : 1 carte.
    .effect = Gagner la récompense de la prochaine anomalie. Mission : une trace rouge, une jaune et une bleue pour cette espèce (3 PV et 2 de couverture médiatique).
    .rule = SETI-11.1 SETI-13.6 SETI-15.2.4 SETI-1.3

card-message_capsule = Capsule messagère
    .text = Coût : 2 crédits. Faire tourner le système solaire ; prendre une technologie. Coin : 1 PV et 1 donnée. Secteur : bleu. Revenu : 1 crédit.
    .effect = Faire tourner le système solaire ; prendre une technologie.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36

card-new_physics = Physique au-delà du modèle standard
    .text = Coût : 1 crédit. Marquer une trace de la couleur de votre choix. Coin : 2 de couverture médiatique. Secteur : noir. Revenu : 1 énergie.
    .effect = Marquer une trace de la couleur de votre choix.
    .rule = SETI-5.1 SETI-1.17 SETI-13.2

card-amazing_uncertainty = Incertitudes et stupéfaction
    .text = Coût : 1 crédit. 1 signal dans un secteur au choix ; 1 PV pour chacun de vos signaux dans des secteurs avec anomalie. Coin : 2 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = 1 signal dans un secteur au choix ; 1 PV pour chacun de vos signaux dans des secteurs avec anomalie.
    .rule = SETI-5.1 SETI-8.2 SETI-15.2.1

## ’Oumuamua

card-visitor_in_the_sky = Visiteur céleste
    .text = Coût : 2 crédits. Scanner ; 2 PV par signal ainsi marqué sur ’Oumuamua. Mission : une trace pour cette espèce sur un emplacement qui coûte des exofossiles (1 donnée). Coin : 2 de couverture médiatique. Secteur : bleu. Revenu : 1 carte.
    .effect = Scanner ; 2 PV par signal ainsi marqué sur ’Oumuamua. Mission : une trace pour cette espèce sur un emplacement qui coûte des exofossiles (1 donnée).
    .rule = SETI-11.1 SETI-15.3.5 SETI-5.20 SETI-1.4

card-altered_trajectory = Modification de trajectoire
    .text = Coût : 2 crédits. Scanner ; si un signal est ainsi marqué sur ’Oumuamua : 1 exofossile. Mission : un atterrisseur sur ’Oumuamua (4 PV). Coin : 1 PV et 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = Scanner ; si un signal est ainsi marqué sur ’Oumuamua : 1 exofossile. Mission : un atterrisseur sur ’Oumuamua (4 PV).
    .rule = SETI-11.1 SETI-5.20 SETI-15.3.3 SETI-15.3.6

card-exofossil_discovery = Découverte d’exofossiles
    .text = Coût : 1 crédit. 1 signal sur ’Oumuamua ou dans son secteur. Mission : au moins 3 exofossiles (payer 2 exofossiles pour 11 PV). Coin : 2 de couverture médiatique. Secteur : jaune. Revenu : 1 énergie.
    .effect = 1 signal sur ’Oumuamua ou dans son secteur. Mission : au moins 3 exofossiles (payer 2 exofossiles pour 11 PV).
    .rule = SETI-11.1 SETI-8.2 SETI-15.3.3 SETI-15.3.5 SETI-15.3.6

card-terrain_mapping = Cartographie du terrain
    .text = Coût : 3 crédits. 1 signal dans un secteur jaune ; 1 signal dans un secteur rouge ; 1 signal dans un secteur bleu ; vous pouvez payer 1 exofossile pour 1 signal dans un secteur au choix. Fin de partie : 1 PV pour chacune de vos traces de cette espèce. Coin : 1 PV et 1 déplacement. Secteur : jaune. Revenu : 1 crédit.
    .effect = 1 signal dans un secteur jaune ; 1 signal dans un secteur rouge ; 1 signal dans un secteur bleu ; vous pouvez payer 1 exofossile pour 1 signal dans un secteur au choix. Fin de partie : 1 PV pour chacune de vos traces de cette espèce.
    .rule = SETI-11.11 SETI-8.2 SETI-1.20 SETI-15.3.6

card-probe_customisation = Adaptation des sondes
    .text = Coût : 1 crédit. Autant de fois que vous voulez, vous pouvez payer 1 exofossile pour 2 déplacements ; faire atterrir une sonde. Coin : 1 PV et 1 donnée. Secteur : bleu. Revenu : 1 crédit.
    .effect = Autant de fois que vous voulez, vous pouvez payer 1 exofossile pour 2 déplacements ; faire atterrir une sonde.
    .rule = SETI-5.1 SETI-1.20 SETI-15.3.6 SETI-6.1 SETI-6.6 SETI-5.14 SETI-5.45

card-race_against_time = Course contre la montre
    .text = Coût : 1 crédit. Lancer une sonde ; 1 exofossile. Coin : 2 de couverture médiatique. Secteur : rouge. Revenu : 1 énergie.
    .effect = Lancer une sonde ; 1 exofossile.
    .rule = SETI-5.1 SETI-5.6 SETI-5.9 SETI-15.3.6

card-perfect_timing = Synchronisation parfaite
    .text = Coût : 2 crédits. 4 déplacements ; si vous visitez ’Oumuamua pendant ce tour : 1 exofossile. Une seule fois, quelle que soit la façon de se déplacer. Mission : 1 signal sur ’Oumuamua (1 exofossile). Coin : 1 PV et 1 donnée. Secteur : jaune. Revenu : 1 crédit.
    .effect = 4 déplacements ; si vous visitez ’Oumuamua pendant ce tour : 1 exofossile. Une seule fois, quelle que soit la façon de se déplacer. Mission : 1 signal sur ’Oumuamua (1 exofossile).
    .rule = SETI-11.1 SETI-15.3.10 SETI-1.18 SETI-1.12 SETI-15.3.6 SETI-6.1 SETI-6.6

card-exofossil_samples = Échantillons d’exofossiles
    .text = Coût : 2 crédits. Faire tourner le système solaire ; prendre une technologie informatique ; vous pouvez payer 1 exofossile pour 1 donnée. Coin : 1 PV et 1 déplacement. Secteur : bleu. Revenu : 1 carte.
    .effect = Faire tourner le système solaire ; prendre une technologie informatique ; vous pouvez payer 1 exofossile pour 1 donnée.
    .rule = SETI-5.1 SETI-5.35 SETI-5.36 SETI-1.20 SETI-15.3.6 SETI-1.4

card-comparative_analysis = Analyse comparative
    .text = Coût : 1 crédit. 1 exofossile. Mission : marquer une trace (1 donnée), marquer une trace (1 de couverture médiatique), marquer une trace (3 PV). Coin : 1 PV et 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = 1 exofossile. Mission : marquer une trace (1 donnée), marquer une trace (1 de couverture médiatique), marquer une trace (3 PV).
    .rule = SETI-11.4 SETI-11.6 SETI-15.3.6 SETI-1.4 SETI-1.3

card-excavation_rover = Rover d’excavation
    .text = Coût : 1 crédit. Faire atterrir une sonde ; si c’est sur ’Oumuamua : 3 PV. Mission : une trace rouge, une jaune et une bleue pour cette espèce (1 exofossile). Coin : 1 PV et 1 donnée. Secteur : noir. Revenu : 1 carte.
    .effect = Faire atterrir une sonde ; si c’est sur ’Oumuamua : 3 PV. Mission : une trace rouge, une jaune et une bleue pour cette espèce (1 exofossile).
    .rule = SETI-11.1 SETI-13.6 SETI-5.14 SETI-15.3.6

## Centauriens

card-vessel_designs = Conception d’engins spatiaux
    .text = Coût : 1 énergie. Marqueur 15 points plus loin. Lancer une sonde. Quand il est atteint : ajouter cette carte sous vos revenus. Coin : 1 PV et 1 donnée. Secteur : bleu. Revenu : 1 de couverture médiatique.
    .effect = Marqueur 15 points plus loin. Lancer une sonde. Quand il est atteint : ajouter cette carte sous vos revenus.
    .rule = SETI-15.4.2 SETI-5.6 SETI-5.9 SETI-4.6 SETI-4.9

card-exocomputers = Exo-ordinateurs
    .text = Coût : 1 énergie. Marqueur 15 points plus loin. 2 données. Quand il est atteint : ajouter cette carte sous vos revenus. Coin : 1 PV et 1 déplacement. Secteur : rouge. Revenu : 1 donnée.
    .effect = Marqueur 15 points plus loin. 2 données. Quand il est atteint : ajouter cette carte sous vos revenus.
    .rule = SETI-15.4.2 SETI-1.4 SETI-4.6 SETI-4.9

card-infocluster = Graphémie
    .text = Coût : 1 énergie. Marqueur 15 points plus loin. 1 de couverture médiatique ; 1 crédit. Quand il est atteint : ajouter cette carte sous vos revenus. Coin : 2 de couverture médiatique. Secteur : jaune. Revenu : 1 de couverture médiatique.
    .effect = Marqueur 15 points plus loin. 1 de couverture médiatique ; 1 crédit. Quand il est atteint : ajouter cette carte sous vos revenus.
    .rule = SETI-15.4.2 SETI-1.3 SETI-4.6 SETI-4.9

card-a_message_from_afar = Un message venu d’ailleurs
    .text = Coût : 1 énergie. Marqueur 15 points plus loin. Une carte de la pioche. Quand il est atteint : marquer une trace rouge. Coin : 1 PV et 1 déplacement. Secteur : rouge. Revenu : 1 énergie.
    .effect = Marqueur 15 points plus loin. Une carte de la pioche. Quand il est atteint : marquer une trace rouge.
    .rule = SETI-15.4.2 SETI-4.5 SETI-13.2

card-synthesis_instructions = Apprentissage de la syntaxe
    .text = Coût : 1 énergie. Marqueur 15 points plus loin. 1 donnée. Quand il est atteint : marquer une trace jaune. Coin : 2 de couverture médiatique. Secteur : jaune. Revenu : 1 carte.
    .effect = Marqueur 15 points plus loin. 1 donnée. Quand il est atteint : marquer une trace jaune.
    .rule = SETI-15.4.2 SETI-1.4 SETI-13.2

card-alien_schematics = Schémas extraterrestres
    .text = Coût : 1 énergie. Marqueur 15 points plus loin. 2 de couverture médiatique. Quand il est atteint : marquer une trace bleue. Coin : 1 PV et 1 donnée. Secteur : bleu. Revenu : 1 crédit.
    .effect = Marqueur 15 points plus loin. 2 de couverture médiatique. Quand il est atteint : marquer une trace bleue.
    .rule = SETI-15.4.2 SETI-1.3 SETI-13.2

card-music_of_the_spheres = Musique des sphères
    .text = Coût : 2 énergies. Marqueur 15 points plus loin. Une carte de la rangée ou de la pioche. Quand il est atteint : 1 crédit ; marquer une trace de la couleur de votre choix. Coin : 1 PV et 1 donnée. Secteur : noir. Revenu : 1 énergie.
    .effect = Marqueur 15 points plus loin. Une carte de la rangée ou de la pioche. Quand il est atteint : 1 crédit ; marquer une trace de la couleur de votre choix.
    .rule = SETI-15.4.2 SETI-4.5 SETI-1.17 SETI-13.2

card-hivemind_concept = Concept de l’esprit ruche
    .text = Coût : 2 énergies. Marqueur 15 points plus loin. Faire tourner le système solaire ; prendre une technologie informatique. Quand il est atteint : ajouter cette carte sous vos revenus. Coin : 2 de couverture médiatique. Secteur : bleu. Revenu : 1 donnée.
    .effect = Marqueur 15 points plus loin. Faire tourner le système solaire ; prendre une technologie informatique. Quand il est atteint : ajouter cette carte sous vos revenus.
    .rule = SETI-15.4.2 SETI-5.35 SETI-5.36 SETI-4.6 SETI-4.9

card-telescope_blueprints = Plans de télescope
    .text = Coût : 2 énergies. Marqueur 15 points plus loin. Faire tourner le système solaire ; prendre une technologie d’observation. Quand il est atteint : ajouter cette carte sous vos revenus. Coin : 1 PV et 1 déplacement. Secteur : rouge. Revenu : 1 de couverture médiatique.
    .effect = Marqueur 15 points plus loin. Faire tourner le système solaire ; prendre une technologie d’observation. Quand il est atteint : ajouter cette carte sous vos revenus.
    .rule = SETI-15.4.2 SETI-5.35 SETI-5.36 SETI-4.6 SETI-4.9

card-torrent_chain_signal = Signal à amplification exponentielle
    .text = Coût : 2 énergies. Marqueur 15 points plus loin. 2 signaux dans un même secteur au choix. Quand il est atteint : ajouter cette carte sous vos revenus. Coin : 2 de couverture médiatique. Secteur : jaune. Revenu : 1 donnée.
    .effect = Marqueur 15 points plus loin. 2 signaux dans un même secteur au choix. Quand il est atteint : ajouter cette carte sous vos revenus.
    .rule = SETI-15.4.2 SETI-8.2 SETI-8.5 SETI-4.6 SETI-4.9

## Exertiens

card-razor_edge_shuttle = Navette des confins
    .text = Danger 6. Fin de partie : 14 PV si vous avez 3 technologies d’exploration.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.33

card-deflector = Déflecteur
    .text = Danger 7. Fin de partie : 15 PV si vous avez 3 technologies d’observation.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.33

card-expender_core = Explorateur de noyau
    .text = Danger 3. Fin de partie : 9 PV si vous avez 3 technologies informatiques.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.33

card-pierced_exoplanet = Exoplanète perforée
    .text = Danger 4. Fin de partie : 12 PV si vous avez 2 secteurs rouges couverts.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-core_breach_exoplanet = Exoplanète au noyau brisé
    .text = Danger 4. Fin de partie : 12 PV si vous avez 2 secteurs bleus couverts.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-vortex_exoplanet = Exoplanète à vortex
    .text = Danger 4. Fin de partie : 12 PV si vous avez 2 secteurs jaunes couverts.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-fission_sun_exoplanet = Exoplanète à fission solaire
    .text = Danger 5. Fin de partie : 14 PV si vous avez 2 secteurs noirs couverts.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-8.16

card-oscillating_probes = Sondes oscillantes
    .text = Danger 3. Fin de partie : 11 PV si vous avez 3 orbiteurs.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.13

card-generative_infrastructure = Infrastructure générative
    .text = Danger 7. Fin de partie : 16 PV si vous avez 4 atterrisseurs, lunes comprises.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-5.17

card-casette_deployment = Déploiement d’engins
    .text = Danger 2. Fin de partie : 10 PV si vous avez 3 orbiteurs et atterrisseurs à une même planète.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-1.10

card-extractor = Extracteur
    .text = Danger 8. Fin de partie : 18 PV si vous avez 8 cartes sous vos revenus.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-4.7

card-automated_lab = Laboratoire automatisé
    .text = Danger 0. Fin de partie : 7 PV si vous avez 6 traces pour cette espèce.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-13.6

card-neuralab = Neurolab
    .text = Danger 9. Fin de partie : 20 PV si vous avez 6 traces pour l’autre espèce.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-13.6

card-nanowielder_node = Nœud nanostructurel
    .text = Danger 1. Fin de partie : 8 PV si vous avez 5 traces d’une même couleur.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-13.6

card-stratoelevator = Stratoélévateur
    .text = Danger 4. Fin de partie : 12 PV si vous avez 5 missions accomplies.
    .rule = SETI-15.5.4 SETI-15.5.5 SETI-11.3
