### Les tuiles de SETI et les cartes de l’adversaire : nom, texte dans nos propres mots, et règles qui s’y appliquent.

## Technologies

card-probe_1 = Exploration 1 (deuxième sonde)
    .text = Vous pouvez avoir 2 sondes dans l’espace au lieu de 1. En la prenant, lancez une sonde.
    .rule = SETI-7.1 SETI-1.7

card-probe_2 = Exploration 2 (navigation entre astéroïdes)
    .text = Visiter des astéroïdes vous donne 1 de couverture médiatique, et les quitter ne coûte aucun déplacement de plus.
    .rule = SETI-7.2 SETI-6.2

card-probe_3 = Exploration 3 (atterrisseurs légers)
    .text = Atterrir vous coûte 1 énergie de moins : 2, ou 1 là où quelqu’un a un orbiteur.
    .rule = SETI-7.3 SETI-5.14

card-probe_4 = Exploration 4 (atterrissages lunaires)
    .text = Vous pouvez atterrir sur une lune libre au lieu de sa planète, pour le même coût.
    .rule = SETI-7.4 SETI-5.17

card-telescope_1 = Observation 1 (grand champ)
    .text = Pendant un scan, le signal de la Terre peut aller dans un secteur voisin du sien. En la prenant, gagnez 2 données.
    .rule = SETI-7.5 SETI-5.22

card-telescope_2 = Observation 2 (réseau de Mercure)
    .text = Pendant un scan, vous pouvez payer 1 de couverture médiatique pour 1 signal de plus dans le secteur de Mercure.
    .rule = SETI-7.6 SETI-5.22

card-telescope_3 = Observation 3 (recherche ciblée)
    .text = Pendant un scan, vous pouvez défausser une carte de votre main pour 1 signal de plus dans un secteur de sa couleur.
    .rule = SETI-7.7 SETI-5.22

card-telescope_4 = Observation 4 (télescope spatial)
    .text = Pendant un scan, vous pouvez payer 1 énergie pour lancer une sonde, ou bien gagner 1 déplacement.
    .rule = SETI-7.8 SETI-5.22

card-computer_1 = Informatique 1 (calcul financé)
    .text = L’espace du dessus donne 2 PV, celui de la tuile 1 crédit.
    .rule = SETI-7.9 SETI-9.2

card-computer_2 = Informatique 2 (calcul économe)
    .text = L’espace du dessus donne 2 PV, celui de la tuile 1 énergie.
    .rule = SETI-7.9 SETI-9.2

card-computer_3 = Informatique 3 (calcul ouvert)
    .text = L’espace du dessus donne 2 PV, celui de la tuile une carte de la rangée ou de la pioche.
    .rule = SETI-7.9 SETI-9.2

card-computer_4 = Informatique 4 (calcul public)
    .text = L’espace du dessus donne 2 PV, celui de la tuile 2 de couverture médiatique.
    .rule = SETI-7.9 SETI-9.2

## Bonus des tuiles Technologie

card-bonus_vp = Bonus de 3 PV
    .text = Bonus de la tuile : 3 PV.
    .rule = SETI-7.10 SETI-5.32

card-bonus_publicity = Bonus de couverture médiatique
    .text = Bonus de la tuile : 1 de couverture médiatique.
    .rule = SETI-7.10 SETI-5.32

card-bonus_energy = Bonus d’énergie
    .text = Bonus de la tuile : 1 énergie.
    .rule = SETI-7.10 SETI-5.32

card-bonus_card = Bonus de carte
    .text = Bonus de la tuile : une carte de la rangée ou de la pioche.
    .rule = SETI-7.10 SETI-5.32

## Tuiles Score dorées

card-gold_tech_a = Tuile Technologie : ensembles
    .text = Par ensemble d’une technologie d’exploration, d’une d’observation et d’une informatique : 11, 8 ou 5 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_tech_b = Tuile Technologie : paires
    .text = Par paire de technologies : 7, 5 ou 3 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_mission_a = Tuile Mission : une à une
    .text = Par mission accomplie : 4, 3 ou 2 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_mission_b = Tuile Mission : paires
    .text = Par paire de missions accomplies ou de cartes de fin de partie : 8, 6 ou 4 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_income_a = Tuile Revenus : ensembles
    .text = Par ensemble d’un revenu ajouté de crédit, d’un d’énergie et d’un de carte : 11, 8 ou 5 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_income_b = Tuile Revenus : majorité
    .text = Par revenu ajouté de la sorte la plus fréquente entre crédit et énergie : 5, 4 ou 3 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_other_a = Tuile Autre : traces
    .text = Par ensemble d’une trace rouge, d’une jaune et d’une bleue : 8, 6 ou 4 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

card-gold_other_b = Tuile Autre : secteurs
    .text = Par secteur couvert associé à un orbiteur ou un atterrisseur : 8, 6 ou 4 PV selon l’emplacement de votre marqueur.
    .rule = SETI-14.5 SETI-14.6 SETI-12.2

## Espèces

card-mascamites = Mascamites
    .text = Des spécimens se trouvent sur Jupiter et Saturne. Des cartes permettent de les prélever ; les capsules repartent vers le lieu que demande une mission.
    .rule = SETI-15.1.1 SETI-15.1.4

card-anomalies = Anomalies
    .text = Trois jetons se trouvent sur l’anneau extérieur. Chaque fois que la Terre arrive devant l’un d’eux, le marqueur le plus haut de la colonne de sa couleur gagne sa récompense.
    .rule = SETI-15.2.1 SETI-15.2.2

card-oumuamua = ’Oumuamua
    .text = Une nouvelle planète sur le disque 3. On peut la visiter, s’y mettre en orbite, y atterrir et l’observer, et elle recèle des exofossiles qui paient les meilleurs emplacements.
    .rule = SETI-15.3.1 SETI-15.3.2

card-centaurians = Centauriens
    .text = Les messages prennent du temps : tuiles et cartes sont placées 15 points plus loin et répondent quand votre score y arrive.
    .rule = SETI-15.4.1 SETI-15.4.2

card-exertians = Exertiens
    .text = Leurs cartes se jouent face cachée et rapportent à la fin si vous avez fait ce qu’elles demandent. Qui a alors le plus de danger perd un dixième de ses points.
    .rule = SETI-15.5.1 SETI-15.5.6

## Spécimens

card-sample_credit = Spécimen : crédits
    .text = Récompense : 2 crédits.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_energy = Spécimen : énergie
    .text = Récompense : 2 énergies.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_publicity = Spécimen : couverture médiatique
    .text = Récompense : 3 de couverture médiatique.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_data = Spécimen : données
    .text = Récompense : 2 données.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_cards = Spécimen : cartes
    .text = Récompense : 2 cartes de la pioche.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_vp_card = Spécimen : PV et carte
    .text = Récompense : 3 PV et une carte de la rangée ou de la pioche.
    .rule = SETI-15.1.5 SETI-15.1.7

card-sample_vp = Spécimen : PV
    .text = Récompense : 7 PV.
    .rule = SETI-15.1.5 SETI-15.1.7

## Anomalies

card-anomaly_red = Anomalie rouge
    .text = Une face : 4 PV. Autre face : 1 crédit.
    .rule = SETI-15.2.2

card-anomaly_yellow = Anomalie jaune
    .text = Une face : une carte de la rangée ou de la pioche. Autre face : 2 de couverture médiatique.
    .rule = SETI-15.2.2

card-anomaly_blue = Anomalie bleue
    .text = Une face : 1 énergie. Autre face : 1 donnée.
    .rule = SETI-15.2.2

## Récompenses de message

card-message_trace = Message : trace
    .text = Message : marquer une trace de la couleur de votre choix.
    .rule = SETI-15.4.1

card-message_card = Message : carte
    .text = Message : une carte de cette espèce et 1 énergie.
    .rule = SETI-15.4.1

card-message_publicity = Message : couverture médiatique
    .text = Message : 3 de couverture médiatique.
    .rule = SETI-15.4.1

card-message_vp = Message : PV
    .text = Message : 8 PV.
    .rule = SETI-15.4.1

## Objectifs

card-obj_101 = Objectif : avoir au moins 8 de couverture médiatique
    .text = Objectif de niveau I : avoir au moins 8 de couverture médiatique.
    .rule = SETI-17.2 SETI-17.7

card-obj_102 = Objectif : avoir au moins 16 PV
    .text = Objectif de niveau I : avoir au moins 16 PV.
    .rule = SETI-17.2 SETI-17.6

card-obj_103 = Objectif : faire atterrir une sonde ou couvrir un secteur
    .text = Objectif de niveau I : faire atterrir une sonde ou couvrir un secteur.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_104 = Objectif : avoir au moins 5 données en réserve
    .text = Objectif de niveau I : avoir au moins 5 données en réserve.
    .rule = SETI-17.2 SETI-17.8

card-obj_201 = Objectif : visiter des astéroïdes et marquer une trace bleue
    .text = Objectif de niveau II : visiter des astéroïdes et marquer une trace bleue.
    .rule = SETI-17.2 SETI-17.9 SETI-17.16

card-obj_202 = Objectif : couvrir un secteur jaune ou bleu
    .text = Objectif de niveau II : couvrir un secteur jaune ou bleu.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_203 = Objectif : se mettre en orbite ou atterrir à Vénus ou Mercure
    .text = Objectif de niveau II : se mettre en orbite ou atterrir à Vénus ou Mercure.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_204 = Objectif : gagner une technologie d’observation et accomplir une mission
    .text = Objectif de niveau II : gagner une technologie d’observation et accomplir une mission.
    .rule = SETI-17.2 SETI-17.16 SETI-17.11

card-obj_205 = Objectif : se mettre en orbite ou atterrir à Jupiter ou Saturne
    .text = Objectif de niveau II : se mettre en orbite ou atterrir à Jupiter ou Saturne.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_206 = Objectif : gagner une technologie d’exploration et accomplir une mission
    .text = Objectif de niveau II : gagner une technologie d’exploration et accomplir une mission.
    .rule = SETI-17.2 SETI-17.16 SETI-17.11

card-obj_207 = Objectif : couvrir un secteur bleu ou rouge
    .text = Objectif de niveau II : couvrir un secteur bleu ou rouge.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_208 = Objectif : couvrir un secteur rouge ou jaune
    .text = Objectif de niveau II : couvrir un secteur rouge ou jaune.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_209 = Objectif : gagner une technologie informatique et marquer une trace bleue
    .text = Objectif de niveau II : gagner une technologie informatique et marquer une trace bleue.
    .rule = SETI-17.2 SETI-17.16

card-obj_210 = Objectif : se mettre en orbite ou atterrir à Mars, Uranus ou Neptune
    .text = Objectif de niveau II : se mettre en orbite ou atterrir à Mars, Uranus ou Neptune.
    .rule = SETI-17.2 SETI-17.16 SETI-17.12

card-obj_211 = Objectif : visiter une comète et jouer une carte pour exactement 3 crédits
    .text = Objectif de niveau II : visiter une comète et jouer une carte pour exactement 3 crédits.
    .rule = SETI-17.2 SETI-17.9 SETI-17.10

card-obj_301 = Objectif : gagner une technologie informatique et gagner une technologie
    .text = Objectif de niveau III : gagner une technologie informatique et gagner une technologie.
    .rule = SETI-17.2 SETI-17.16

card-obj_302 = Objectif : mettre une sonde en orbite
    .text = Objectif de niveau III : mettre une sonde en orbite.
    .rule = SETI-17.2 SETI-17.16

card-obj_303 = Objectif : gagner une technologie d’observation et couvrir un secteur
    .text = Objectif de niveau III : gagner une technologie d’observation et couvrir un secteur.
    .rule = SETI-17.2 SETI-17.16

card-obj_304 = Objectif : scanner (2 fois)
    .text = Objectif de niveau III : scanner (2 fois).
    .rule = SETI-17.2 SETI-17.16 SETI-17.25

card-obj_305 = Objectif : lancer une sonde et avoir au moins 9 de couverture médiatique
    .text = Objectif de niveau III : lancer une sonde et avoir au moins 9 de couverture médiatique.
    .rule = SETI-17.2 SETI-17.16 SETI-17.7

card-obj_306 = Objectif : gagner une technologie d’exploration et faire atterrir une sonde
    .text = Objectif de niveau III : gagner une technologie d’exploration et faire atterrir une sonde.
    .rule = SETI-17.2 SETI-17.16

card-obj_307 = Objectif : marquer une trace bleue (2 fois)
    .text = Objectif de niveau III : marquer une trace bleue (2 fois).
    .rule = SETI-17.2 SETI-17.16 SETI-17.25

card-obj_308 = Objectif : couvrir un secteur noir
    .text = Objectif de niveau III : couvrir un secteur noir.
    .rule = SETI-17.2 SETI-17.16

card-obj_309 = Objectif : lancer une sonde, marquer une trace bleue et scanner
    .text = Objectif de niveau III : lancer une sonde, marquer une trace bleue et scanner.
    .rule = SETI-17.2 SETI-17.16

card-obj_901 = Objectif : gagner une technologie d’exploration, gagner une technologie d’observation et gagner une technologie informatique
    .text = Objectif à long terme : gagner une technologie d’exploration, gagner une technologie d’observation et gagner une technologie informatique.
    .rule = SETI-17.2 SETI-17.16 SETI-19.5

card-obj_902 = Objectif : ajouter une carte sous vos revenus (3 fois)
    .text = Objectif à long terme : ajouter une carte sous vos revenus (3 fois).
    .rule = SETI-17.2 SETI-17.16 SETI-19.5 SETI-17.25

card-obj_903 = Objectif : marquer une trace (3 fois)
    .text = Objectif à long terme : marquer une trace (3 fois).
    .rule = SETI-17.2 SETI-17.16 SETI-19.5 SETI-17.25

## Les cartes de l’adversaire

card-s1 = Carte S.1 de l’adversaire
    .text = Flèche à gauche. (1) avec un ordinateur plein, analyser. (2) sans sonde sur la Terre, en lancer une et gagner 1 de couverture médiatique. (3) prendre une technologie pour 6 de couverture médiatique. (4) avec une sonde sur la Terre, voler en 3 déplacements au plus vers la première à portée : Saturne, Mars, Jupiter, Vénus ; se mettre en orbite plutôt qu’atterrir.
    .rule = SETI-16.13 SETI-16.30 SETI-16.15 SETI-16.16 SETI-16.19

card-s2 = Carte S.2 de l’adversaire
    .text = Flèche à droite. (1) avec un ordinateur plein, analyser. (2) prendre une technologie pour 6 de couverture médiatique. (3) marquer des signaux : secteur de la Terre, carte de la rangée, carte de la rangée.
    .rule = SETI-16.13 SETI-16.30 SETI-16.16 SETI-16.26

card-s3 = Carte S.3 de l’adversaire
    .text = Flèche à gauche. (1) si la première espèce est découverte, mettre sa carte à la place de celle-ci et la jouer. (2) prendre une technologie pour 6 de couverture médiatique. (3) marquer des signaux : secteur de la Terre, carte de la rangée, carte de la rangée.
    .rule = SETI-16.13 SETI-16.32 SETI-16.16 SETI-16.26

card-s4 = Carte S.4 de l’adversaire
    .text = Flèche à droite. (1) si la deuxième espèce est découverte, mettre sa carte à la place de celle-ci et la jouer. (2) avec une sonde sur la Terre, voler en 3 déplacements au plus vers la première à portée : Jupiter, Mars, Saturne, Vénus ; se mettre en orbite plutôt qu’atterrir. (3) prendre une technologie sans rien payer, puis progression 1.
    .rule = SETI-16.13 SETI-16.32 SETI-16.19 SETI-16.16

card-s5 = Carte S.5 de l’adversaire
    .text = Flèche à gauche. (1) avec un ordinateur plein, analyser et gagner 3 PV. (2) prendre une technologie pour 6 de couverture médiatique, puis progression 1. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.30 SETI-16.16 SETI-16.26

card-s6 = Carte S.6 de l’adversaire
    .text = Flèche à gauche. (1) prendre une technologie pour 6 de couverture médiatique, puis progression 1. (2) sans sonde sur la Terre, en lancer une et gagner 1 de couverture médiatique et progression 1. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.16 SETI-16.15 SETI-16.26

card-s7 = Carte S.7 de l’adversaire
    .text = Flèche à droite. (1) prendre une technologie pour 6 de couverture médiatique, puis progression 1. (2) avec une sonde sur la Terre, voler en 4 déplacements au plus vers la première à portée : Neptune, Saturne, Mercure, Vénus ; atterrir plutôt que se mettre en orbite. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.16 SETI-16.19 SETI-16.26

card-s8 = Carte S.8 de l’adversaire
    .text = Flèche à gauche. (1) avec un ordinateur plein, analyser et gagner 3 PV. (2) avec une sonde sur la Terre, voler en 4 déplacements au plus vers la première à portée : Uranus, Jupiter, Mercure, Vénus ; atterrir plutôt que se mettre en orbite. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.30 SETI-16.19 SETI-16.26

card-s9 = Carte S.9 de l’adversaire
    .text = Flèche à droite. (1) avec un ordinateur plein, analyser et gagner 3 PV. (2) sans sonde sur la Terre, en lancer une et gagner 1 de couverture médiatique et progression 1. (3) avec une sonde sur la Terre, voler en 4 déplacements au plus vers la première à portée : Neptune, Uranus, Mercure, Vénus ; se mettre en orbite plutôt qu’atterrir.
    .rule = SETI-16.13 SETI-16.30 SETI-16.15 SETI-16.19

card-s10 = Carte S.10 de l’adversaire
    .text = Flèche à droite. (1) avec un ordinateur plein, analyser et gagner 3 PV. (2) sans sonde sur la Terre, en lancer une et gagner 1 de couverture médiatique et progression 1. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.30 SETI-16.15 SETI-16.26

card-s11 = Carte S.11 de l’adversaire
    .text = Flèche à droite. (1) prendre une technologie pour 6 de couverture médiatique, puis progression 1. (2) avec un ordinateur plein, analyser et gagner 3 PV. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.16 SETI-16.30 SETI-16.26

card-s12 = Carte S.12 de l’adversaire
    .text = Flèche à gauche. (1) prendre une technologie pour 6 de couverture médiatique, puis progression 1. (2) sans sonde sur la Terre, en lancer une et gagner 1 de couverture médiatique et progression 1. (3) avec une sonde sur la Terre, voler en 4 déplacements au plus vers la première à portée : Mercure, Saturne, Jupiter, Vénus ; atterrir plutôt que se mettre en orbite.
    .rule = SETI-16.13 SETI-16.16 SETI-16.15 SETI-16.19

card-s13 = Carte S.13 de l’adversaire
    .text = Flèche à gauche. (1) avec une sonde sur la Terre, voler en 4 déplacements au plus vers la première à portée : Neptune, Uranus, Mars, Vénus ; atterrir plutôt que se mettre en orbite. (2) avec un ordinateur plein, analyser et gagner 3 PV. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.19 SETI-16.30 SETI-16.26

card-s14 = Carte S.14 de l’adversaire
    .text = Flèche à droite. (1) sans sonde sur la Terre, en lancer une et gagner 1 de couverture médiatique et progression 1. (2) prendre une technologie pour 6 de couverture médiatique, puis progression 1. (3) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.15 SETI-16.16 SETI-16.26

card-s15 = Carte S.15 de l’adversaire
    .text = Flèche à droite. (1) sans sonde sur la Terre, en lancer une et gagner 1 de couverture médiatique. (2) avec une sonde sur la Terre, atterrir à Saturne en 4 déplacements au plus, sinon à Jupiter en 5, et poser un spécimen de cette planète sur le plateau des Mascamites.
    .rule = SETI-16.13 SETI-16.15 SETI-16.45

card-s16 = Carte S.16 de l’adversaire
    .text = Flèche à gauche. (1) si son marqueur n’est pas le plus haut de la colonne de la prochaine anomalie, y marquer une trace sur le plateau des Anomalies, puis 3 PV. (2) prendre une technologie sans rien payer, puis progression 1.
    .rule = SETI-16.13 SETI-16.46 SETI-16.16

card-s17 = Carte S.17 de l’adversaire
    .text = Flèche à gauche. (1) avec une sonde sur la Terre, voler en 4 déplacements au plus vers la première à portée : ’Oumuamua ; atterrir plutôt que se mettre en orbite. (2) marquer des signaux : secteur de la Terre, carte de la rangée, tuile ’Oumuamua.
    .rule = SETI-16.13 SETI-16.19 SETI-16.26 SETI-16.47

card-s18 = Carte S.18 de l’adversaire
    .text = Flèche à droite. (1) avec une tuile Message en réserve et aucune sur la piste de score, en poser une 15 points plus loin, puis progression 1. (2) marquer des signaux : secteur de la Terre, carte de la rangée, carte de la rangée.
    .rule = SETI-16.13 SETI-16.49 SETI-16.26

card-s19 = Carte S.19 de l’adversaire
    .text = Flèche à droite. (1) avec moins de 5 cartes Exertiens et marqueurs sur leur plateau, jouer une de leurs cartes au hasard. (2) marquer des signaux : secteur de la Terre, carte de la rangée, carte de la rangée.
    .rule = SETI-16.13 SETI-16.51 SETI-16.26

card-se2_s1 = Carte SE2_S.1 de l’adversaire
    .text = Flèche à gauche. (1) marquer une trace de la couleur de son choix, puis autant de progression qu’il y a d’étoiles.
    .rule = SETI-16.13 SETI-16.39 SETI-19.8

card-se2_s2 = Carte SE2_S.2 de l’adversaire
    .text = Flèche à gauche. (1) avec une sonde sur la Terre, voler en 4 déplacements au plus vers la première planète à portée qui a un glyphe ; atterrir plutôt que se mettre en orbite. (2) marquer des signaux : secteur de la Terre, secteur de la Terre, carte de la rangée.
    .rule = SETI-16.13 SETI-16.19 SETI-16.26

card-se2_s3 = Carte SE2_S.3 de l’adversaire
    .text = Flèche à droite. (1) percer une de ses cartes Sécurité au hasard, marquer l’emplacement excédentaire de cette couleur, puis 3 PV et 2 explorations mineures. (2) marquer une trace de la couleur de son choix.
    .rule = SETI-16.13 SETI-16.39

card-se2_s4 = Carte SE2_S.4 de l’adversaire
    .text = Flèche à droite. (1) si une section du plateau de l’Amibe a 3 organites, gagner tous leurs bonus. (2) prendre une technologie sans rien payer, puis progression 1.
    .rule = SETI-16.13 SETI-16.6 SETI-16.16
