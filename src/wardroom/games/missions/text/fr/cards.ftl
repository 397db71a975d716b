### Les cartes de Star Trek : Missions : nom, texte dans nos propres mots, et règles qui s'y appliquent.
###
### Les balises disent à quelle partie d'une carte un mot renvoie (MIS-2.12, MIS-11.6) :
### type, spec (spécialité), life (forme de vie), aff (affiliation), card (une carte nommée), key (un mot-clé).

## Cartes Galaxie

card-ambassador_kehleyr = Ambassadeur K'Ehleyr
    .text = <key>AVEC</key> <card>Lieutenant Worf</card> : 10.
    .rule = MIS-5.1

card-ambassador_sarek = Ambassadeur Sarek
    .text = <key>POUR CHAQUE</key> <type>Capitaine</type> <aff>hors Fédération</aff> : 5.
    .rule = MIS-5.3 MIS-2.14

card-batleth = Bat'leth
    .text = <key>AVEC</key> une carte <life>Klingon</life> ou de l'<aff>Empire klingon</aff> : 6. <key>AVEC</key> deux de ces cartes ou plus : 16 à la place.
    .rule = MIS-10.15 MIS-10.27 MIS-5.15

card-bridge = Passerelle
    .text = <key>POUR CHAQUE</key> carte de la <aff>Fédération</aff> de type <type>Personnel</type> ou <type>Système</type> : 3.
    .rule = MIS-5.3

card-captain_picard = Capitaine Jean-Luc Picard
    .text = <key>AVEC</key> <card>Passerelle</card> : 5. <key>POUR CHAQUE</key> <type>Lieu</type> autre que <card>Passerelle</card> : 3.
    .rule = MIS-5.1 MIS-5.3 MIS-5.17

card-chancellor_gowron = Chancelier Gowron
    .text = <key>POUR CHAQUE</key> autre carte <life>Klingon</life> ou de l'<aff>Empire klingon</aff> : 5.
    .rule = MIS-10.27 MIS-5.3 MIS-9.1

card-commander_maddox = Commandant Bruce Maddox
    .text = <key>POUR CHAQUE</key> <life>Androïde</life> ou <life>Hologramme</life> : 5.
    .rule = MIS-5.3

card-commander_kurn = Commander Kurn
    .text = <key>AVEC</key> <card>Lieutenant Worf</card> : 10.
    .rule = MIS-5.1

card-commander_sela = Commander Sela
    .text = <key>POUR CHAQUE</key> carte <aff>Hostile</aff> ou de l'<aff>Empire klingon</aff> : 4.
    .rule = MIS-5.3 MIS-2.12 MIS-10.7

card-commander_tomalak = Commander Tomalak
    .text = <key>AVEC</key> au moins trois cartes de la <aff>Fédération</aff> pouvant montrer chacune une <spec>spécialité</spec> différente : 13.
    .rule = MIS-6.3 MIS-6.1 MIS-5.1 MIS-10.7

card-commander_riker = Commander William Riker
    .text = <key>POUR CHACUNE</key> des cartes <card>Téléporteur</card>, <card>Conseillère Deanna Troi</card> et <card>Équipe d'exploration</card> : 7.
    .rule = MIS-5.3 MIS-10.26

card-computer = Ordinateur
    .text = <key>POUR CHAQUE</key> carte <spec>Cosmique</spec> : 6.
    .rule = MIS-5.3

card-counselor_troi = Conseillère Deanna Troi
    .text = <key>POUR CHAQUE</key> <life>forme de vie</life> différente que peuvent montrer vos autres cartes, une seule par carte : 5.
    .rule = MIS-6.9 MIS-5.3

card-crystal_entity = Entité cristalline
    .text = <key>POUR CHAQUE</key> carte <spec>Combat</spec> : 6.
    .rule = MIS-5.3

card-daimon_bok = DaiMon Bok
    .text = <key>POUR CHACUNE</key> des cartes <card>Capitaine Jean-Luc Picard</card> et <card>Faiseur de pensées</card> : 8.
    .rule = MIS-5.3

card-daimon_tog = DaiMon Tog
    .text = <key>POUR CHAQUE</key> <life>Betazoïde</life> : 8.
    .rule = MIS-5.3

card-doctor_crusher = Docteur Beverly Crusher
    .text = <key>POUR CHACUNE</key> des cartes <card>Infirmerie</card> et <card>Enseigne Wesley Crusher</card> : 8.
    .rule = MIS-5.3

card-engine_room = Salle des machines
    .text = <key>POUR CHAQUE</key> autre carte <spec>Ingénieur</spec> : 6.
    .rule = MIS-5.3 MIS-9.1

card-ensign_crusher = Enseigne Wesley Crusher
    .text = Rapporte autant que la meilleure carte non <key>MASQUÉE</key> parmi vos <type>Systèmes</type> et vos autres cartes <spec>Ingénieur</spec>.
    .rule = MIS-10.13

card-hand_phaser = Phaseur
    .text = <key>AVEC</key> une carte de la <aff>Fédération</aff> de spécialité <spec>Sécurité</spec> ou <spec>Commandement</spec> : 9.
    .rule = MIS-5.1

card-holodeck_1 = Holodeck 1
    .text = <key>POUR CHAQUE</key> <life>Hologramme</life> : 8. <key>POUR CHAQUE</key> carte de la <aff>Fédération</aff> de type <type>Personnel</type> ou <type>Capitaine</type> : 2.
    .rule = MIS-5.3 MIS-5.11

card-holodeck_2 = Holodeck 2
    .text = <key>POUR CHAQUE</key> <life>Hologramme</life> : 8. <key>POUR CHAQUE</key> carte de la <aff>Fédération</aff> de type <type>Personnel</type> ou <type>Capitaine</type> : 2.
    .rule = MIS-5.3 MIS-5.11

card-james_moriarty = James Moriarty
    .text = <key>MASQUÉE, SAUF AVEC</key> <card>Holodeck 1</card>, <card>Holodeck 2</card> ou <card>Ordinateur</card>. <key>POUR CHAQUE</key> carte <spec>Science</spec> ou <spec>Ingénieur</spec> : 8.
    .rule = MIS-5.5 MIS-5.6 MIS-5.3

card-leah_brahms = Leah Brahms
    .text = <key>POUR CHACUNE</key> des cartes <card>Lieutenant Geordi La Forge</card> et <card>Salle des machines</card> : 9. <key>AVEC</key> <card>Holodeck 1</card>, <card>Holodeck 2</card> ou <card>Ordinateur</card> : 5, et cette carte est <life>Hologramme</life> au lieu d'<life>Humain</life>.
    .rule = MIS-10.12 MIS-5.3 MIS-5.1

card-lieutenant_commander_data = Lieutenant-commander Data
    .text = Ne rapporte rien par elle-même, mais peut servir à vos autres cartes.
    .rule = MIS-2.11

card-lieutenant_la_forge = Lieutenant Geordi La Forge
    .text = <key>POUR CHAQUE</key> <type>Système</type> ou <card>Salle des machines</card> : 4.
    .rule = MIS-5.3

card-lieutenant_worf = Lieutenant Worf
    .text = <key>POUR CHAQUE</key> carte <spec>Arme</spec> ou autre carte <spec>Combat</spec> : 4.
    .rule = MIS-5.3 MIS-9.1

card-lore = Lore
    .text = <key>POUR CHACUNE</key> des cartes <card>Lieutenant-commander Data</card>, <card>Entité cristalline</card> et <card>Cube Borg</card> : 8.
    .rule = MIS-5.3 MIS-10.26

card-lursa_and_betor = Lursa et B'Etor
    .text = <key>POUR CHAQUE</key> <life>Romulien</life> ou carte de l'<aff>Empire stellaire romulien</aff> : 7.
    .rule = MIS-10.27 MIS-5.3 MIS-6.12 MIS-10.7

card-lwaxana_troi = Lwaxana Troi
    .text = <key>POUR CHACUNE</key> des cartes <card>Conseillère Deanna Troi</card> et <card>Capitaine Jean-Luc Picard</card> : 9.
    .rule = MIS-5.3

card-minuet = Minuet
    .text = <key>MASQUÉE, SAUF AVEC</key> <card>Holodeck 1</card>, <card>Holodeck 2</card> ou <card>Ordinateur</card>. <key>AVEC</key> une carte <spec>Commandement</spec> : 10. <key>AVEC</key> <card>Commander William Riker</card> : 20 à la place.
    .rule = MIS-10.14 MIS-5.5 MIS-5.6 MIS-5.15

card-photon_torpedoes = Torpilles à photons
    .text = <key>AVEC</key> un <type>Capitaine</type> <aff>hors Fédération</aff> : 6. <key>POUR CHAQUE</key> autre carte <spec>Combat</spec> : 2.
    .rule = MIS-10.16 MIS-5.1 MIS-5.3 MIS-2.14

card-quarters = Quartiers
    .text = <key>AVEC</key> deux cartes de la <aff>Fédération</aff> ou plus, de type <type>Personnel</type>, <type>Civil</type> ou <type>Capitaine</type> au choix : 12.
    .rule = MIS-5.1

card-shields = Boucliers
    .text = <key>AVEC</key> un <type>Capitaine</type> <aff>hors Fédération</aff> : 6. <key>POUR CHAQUE</key> autre carte <spec>Combat</spec> : 2.
    .rule = MIS-10.16 MIS-5.1 MIS-5.3 MIS-2.14

card-sickbay = Infirmerie
    .text = <key>AVEC</key> une carte <type>Personnel</type>, une deuxième carte <aff>hors Fédération</aff> et une troisième carte <spec>Combat</spec> ou <spec>Arme</spec> : 20.
    .rule = MIS-5.12 MIS-5.1 MIS-2.14

card-sovak = Sovak
    .text = <key>POUR CHAQUE</key> <type>Artefact</type> : 8.
    .rule = MIS-5.3

card-spock = Spock
    .text = <key>POUR CHAQUE</key> <life>Romulien</life>, <card>Ambassadeur Sarek</card> ou <card>Lieutenant-commander Data</card> : 6.
    .rule = MIS-10.27 MIS-5.3

card-stone_of_gol = Pierre de Gol
    .text = <key>AVEC</key> un <life>Vulcain</life> ou un <life>Betazoïde</life> : 11.
    .rule = MIS-5.1

card-ten_forward = Ten-Forward
    .text = <key>POUR CHAQUE</key> carte de la <aff>Fédération</aff> de type <type>Personnel</type> ou <type>Civil</type> : 4.
    .rule = MIS-5.3

card-the_traveler = Le Voyageur
    .text = <key>POUR CHACUNE</key> des cartes <card>Enseigne Wesley Crusher</card> et <card>Salle des machines</card> : 10.
    .rule = MIS-5.3

card-thought_maker = Faiseur de pensées
    .text = Au décompte, vous pouvez donner à une autre carte ayant une <life>forme de vie</life> une <aff>affiliation</aff> différente, qui remplace celle qu'elle avait. Si vous le faites et que cette carte n'est pas <key>MASQUÉE</key> : 5.
    .rule = MIS-10.3 MIS-10.4 MIS-10.5 MIS-10.6

card-tolian_soran = Tolian Soran
    .text = <key>POUR CHACUNE</key> des cartes <card>Distorsion temporelle</card> et <card>Cube Borg</card> : 12.
    .rule = MIS-5.3 MIS-10.26

card-tox_uthat = Tox Uthat
    .text = <key>POUR CHAQUE</key> carte <spec>Archéologue</spec> ou autre carte <spec>Cosmique</spec> : 6.
    .rule = MIS-5.3 MIS-9.1

card-tractor_beam = Rayon tracteur
    .text = <key>AVEC</key> un <type>Capitaine</type> <aff>hors Fédération</aff> : 6. <key>POUR CHAQUE</key> autre carte <spec>Combat</spec> : 2.
    .rule = MIS-10.16 MIS-5.1 MIS-5.3 MIS-2.14

card-transporter = Téléporteur
    .text = <key>AVEC</key> au moins trois cartes <type>Personnel</type> pouvant montrer chacune une <spec>spécialité</spec> différente : 18.
    .rule = MIS-6.8 MIS-6.1 MIS-5.1 MIS-2.4

card-tricorder = Tricordeur
    .text = <key>POUR CHAQUE</key> autre carte <spec>Médical</spec> ou <spec>Science</spec> : 9.
    .rule = MIS-5.3 MIS-9.1

card-turbolift = Turbo-ascenseur
    .text = <key>AVEC</key> deux autres <type>Lieux</type> ou plus : 16.
    .rule = MIS-5.1 MIS-9.1

card-unidentified_ship = Vaisseau non identifié
    .text = Au décompte, choisissez ce qu'est cette carte : <type>Personnel</type>, <type>Civil</type> ou <type>Capitaine</type>, avec une <life>forme de vie</life>, une <aff>affiliation</aff> et une <spec>spécialité</spec>. Ne rapporte rien par elle-même.
    .rule = MIS-10.1 MIS-10.2

card-vash = Vash
    .text = <key>POUR CHAQUE</key> <type>Artefact</type>, autre carte <spec>Archéologue</spec> ou <card>Q l'importun</card> : 7.
    .rule = MIS-5.3 MIS-9.1 MIS-10.26

card-vice_admiral_nakamura = Vice-amiral Nakamura
    .text = <key>POUR CHAQUE</key> autre carte <spec>Commandement</spec> de la <aff>Fédération</aff> : 7.
    .rule = MIS-5.3 MIS-9.1

## Cartes Mission

card-away_team = Équipe d'exploration
    .text = <key>POUR CHAQUE</key> carte <type>Personnel</type> pouvant montrer une <spec>spécialité</spec> différente, une seule par carte : 5. <key>POUR CHACUNE</key> des cartes <card>Téléporteur</card>, <card>Tricordeur</card> et <card>Phaseur</card> : 5.
    .rule = MIS-6.1 MIS-5.3 MIS-5.8

card-borg_cube = Cube Borg
    .text = <key>POUR CHAQUE</key> carte <type>Capitaine</type>, <spec>Combat</spec> ou <spec>Sécurité</spec> : 5. Au décompte, vous pouvez <key>MASQUER</key> jusqu'à deux de vos cartes Galaxie ; chacune rapporte autant que cette carte au lieu de son propre bonus.
    .rule = MIS-10.8 MIS-10.9 MIS-5.4 MIS-5.3

card-computer_virus = Virus informatique
    .text = <key>POUR CHAQUE</key> <type>Système</type> ou <life>Hologramme</life> : 7.
    .rule = MIS-5.3

card-conflicting_orders = Ordres contradictoires
    .text = <key>AVEC</key> deux cartes <spec>Commandement</spec> ou plus de la même <aff>affiliation</aff> : 14.
    .rule = MIS-5.1

card-diplomatic_conference = Conférence diplomatique
    .text = <key>POUR CHAQUE</key> <aff>affiliation</aff> différente parmi vos <type>Capitaines</type> : 5. <key>POUR CHAQUE</key> carte <spec>Ambassadeur</spec> : 5.
    .rule = MIS-6.11 MIS-5.3

card-distress_call = Appel de détresse
    .text = <key>POUR CHAQUE</key> carte <spec>Médical</spec>, <card>Passerelle</card>, <card>Rayon tracteur</card> ou <card>Téléporteur</card> : 9.
    .rule = MIS-5.3

card-do_machines_have_rights = Les machines ont-elles des droits ?
    .text = <key>POUR CHAQUE</key> <life>Hologramme</life>, <life>Androïde</life>, <card>Vice-amiral Nakamura</card> ou <card>Commandant Bruce Maddox</card> : 9.
    .rule = MIS-5.3

card-enemies_to_friends = D'ennemis à amis
    .text = <key>AVEC</key> une carte de l'<aff>Empire stellaire romulien</aff>, de l'<aff>Alliance ferengi</aff> ou <aff>Hostile</aff>, et une deuxième carte <life>Betazoïde</life> ou <spec>Ambassadeur</spec> : 12.
    .rule = MIS-5.12 MIS-5.1

card-enterprise_goes_haywire = L'Enterprise s'emballe
    .text = <key>POUR CHAQUE</key> carte <spec>Ingénieur</spec>, <type>Système</type> ou <type>Lieu</type> : 5.
    .rule = MIS-5.3 MIS-10.24

card-ethical_dilemma = Dilemme éthique
    .text = <key>AVEC</key> une carte <spec>Commandement</spec> de la <aff>Fédération</aff> et deux autres cartes ayant une <life>forme de vie</life> et pouvant montrer des <spec>spécialités</spec> différentes l'une de l'autre : 15.
    .rule = MIS-6.10 MIS-6.1 MIS-5.12 MIS-5.1

card-federation_under_siege = La Fédération assiégée
    .text = <key>POUR CHAQUE</key> carte <aff>hors Fédération</aff> : 6.
    .rule = MIS-5.3 MIS-2.14

card-imminent_destruction = Destruction imminente
    .text = <key>POUR CHAQUE</key> carte <spec>Ingénieur</spec> : 8.
    .rule = MIS-5.3

card-intruder_alert = Alerte intrus
    .text = <key>MASQUÉE, SAUF AVEC</key> une carte <aff>hors Fédération</aff>. <key>POUR CHAQUE</key> carte <spec>Sécurité</spec> ou <spec>Arme</spec> : 12.
    .rule = MIS-10.23 MIS-5.5 MIS-5.6 MIS-5.3 MIS-2.14

card-klingon_civil_war = Guerre civile klingonne
    .text = <key>POUR CHAQUE</key> <life>Klingon</life>, <life>Romulien</life> ou carte de l'<aff>Empire klingon</aff> ou de l'<aff>Empire stellaire romulien</aff> : 8.
    .rule = MIS-10.27 MIS-5.3

card-language_barrier = Barrière de la langue
    .text = <key>POUR CHAQUE</key> <life>Betazoïde</life>, <life>Vulcain</life>, <card>Ordinateur</card> ou <card>Tricordeur</card> : 8.
    .rule = MIS-5.3

card-personnel_issues = Problèmes de personnel
    .text = <key>AVEC</key> une carte <type>Personnel</type> et une deuxième carte qui soit <spec>Conseiller</spec> ou un <type>Capitaine</type> de la <aff>Fédération</aff> : 14.
    .rule = MIS-5.12 MIS-5.1

card-mysterious_plague = Épidémie mystérieuse
    .text = Au décompte, choisissez une <life>forme de vie</life> autre qu'<life>Hologramme</life> et <life>Androïde</life>. <key>POUR CHAQUE</key> carte de cette <life>forme de vie</life> : 5 si c'est <life>Humain</life>, sinon 8. <key>POUR CHAQUE</key> carte <spec>Médical</spec> : 5. Une carte qui remplit les deux conditions ne donne que la plus haute valeur.
    .rule = MIS-10.17 MIS-5.3

card-meddlesome_q = Q l'importun
    .text = Quand la partie est finie, avant le décompte : prenez une carte de la défausse, la première carte de la pioche Galaxie et la première carte de la pioche Mission, puis défaussez une carte. Vous devez garder cette carte-ci et exactement une autre <type>Mission</type>. Ne rapporte rien par elle-même.
    .rule = MIS-8.1 MIS-8.2 MIS-8.6 MIS-8.10

card-blossoming_romance = Idylle naissante
    .text = <key>AVEC</key> deux cartes de type <type>Personnel</type>, <type>Civil</type> ou <type>Capitaine</type> au choix, formant un couple : 8. Ensuite, <key>POUR CHAQUE</key> carte hors du couple qui est <spec>Conseiller</spec>, <life>Betazoïde</life> ou <card>Quartiers</card> : 6.
    .rule = MIS-10.18 MIS-10.20 MIS-5.18

card-scientific_puzzle = Énigme scientifique
    .text = <key>POUR CHAQUE</key> carte <type>Artefact</type>, <spec>Cosmique</spec> ou <spec>Science</spec> : 6.
    .rule = MIS-5.3

card-space_confrontation = Affrontement spatial
    .text = <key>MASQUÉE, SAUF AVEC</key> un <type>Capitaine</type> ou une <type>Entité</type> <aff>hors Fédération</aff> ; mettez l'une de ces cartes à part. <key>POUR CHAQUE</key> autre carte <spec>Commandement</spec> ou <spec>Combat</spec> : 6.
    .rule = MIS-10.21 MIS-5.5 MIS-5.6 MIS-5.3 MIS-5.17 MIS-2.14

card-the_lure_of_profit = L'appât du gain
    .text = <key>POUR CHAQUE</key> carte de l'<aff>Alliance ferengi</aff>, <type>Artefact</type> ou <spec>Archéologue</spec> : 7.
    .rule = MIS-5.3

card-time_distortion = Distorsion temporelle
    .text = <key>POUR CHAQUE</key> carte <spec>Cosmique</spec> ou <card>Ten-Forward</card> : 10. Si vous prenez cette carte dans la défausse à votre tour, vous pouvez jouer un tour supplémentaire juste après, même si le premier provoque la fin de la partie.
    .rule = MIS-7.5 MIS-7.8 MIS-7.9 MIS-5.3

card-trapped_on_the_holodeck = Piégé sur le holodeck
    .text = <key>AVEC</key> <card>Holodeck 1</card> ou <card>Holodeck 2</card>, et une carte de la <aff>Fédération</aff> de type <type>Personnel</type> ou <type>Capitaine</type> : 15.
    .rule = MIS-5.12 MIS-5.1
