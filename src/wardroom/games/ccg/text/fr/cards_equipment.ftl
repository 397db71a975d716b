### Équipements et artefacts : nom, et effet dans nos propres mots.

card-batleth = Bat'leth
    .text = Chacun de vos Klingons présents a FORCE +2 (cumulable). À chaque combat, l’un d’eux peut changer en blessure mortelle un étourdissement qu’il vient d’infliger.
    .rule = CCG-10.1 CCG-16.25 CCG-16.26 CCG-19.1

card-betazoid_gift_box = Betazoid Gift Box
    .text = Quand vous l’obtenez : cherchez trois cartes de votre choix dans votre pioche, prenez-les en main et mélangez la pioche. Défaussez ensuite cette carte.
    .rule = CCG-10.5 CCG-10.7

card-engineering_kit = Engineering Kit
    .text = Vos personnels présents de classification OFFICIER ont aussi INGÉNIEUR.
    .rule = CCG-10.1 CCG-10.4

card-engineering_padd = Engineering PADD
    .text = Vos personnels présents de classification SCIENCE ont aussi INGÉNIEUR.
    .rule = CCG-10.1 CCG-10.4

card-federation_padd = Federation PADD
    .text = Réservé à la Fédération : chacun de vos personnels présents a RUSE +2 (cumulable).
    .rule = CCG-10.2 CCG-19.1

card-horgahn = Horga'hn
    .text = Quand vous l’obtenez, placez-la sur la table : dès lors, vous jouez deux tours de suite au lieu d’un (non cumulable).
    .rule = CCG-6.13 CCG-10.5 CCG-10.7 CCG-19.1

card-i_p_scanner = I.P. Scanner
    .text = Là où il est présent, il annule <card>Phased Matter</card>.
    .rule = CCG-10.1 CCG-14.18 CCG-14.19

card-interphase_generator = Interphase Generator
    .text = S’utilise comme Équipement. Là où il est présent, il annule <card>Chalnoth</card>, <card>Archer</card>, <card>Rebel Encounter</card>, <card>Impassable Door</card>, <card>Phased Matter</card>, <card>Crystalline Entity</card>, <card>Nausicaans</card> et tout Armus.
    .rule = CCG-10.5 CCG-10.7 CCG-14.18 CCG-14.19

card-klingon_disruptor = Klingon Disruptor
    .text = Réservé aux Klingons et aux Non-alignés : chacun de vos personnels présents a FORCE +2 (cumulable).
    .rule = CCG-10.2 CCG-19.1

card-klingon_padd = Klingon PADD
    .text = Réservé aux Klingons : chacun de vos personnels présents a RUSE +2 (cumulable).
    .rule = CCG-10.2 CCG-19.1

card-kurlan_naiskos = Kurlan Naiskos
    .text = Prenez-la en main quand vous l’obtenez ; jouez-la plus tard comme Événement sur un vaisseau quelconque. Tant que les sept classifications (OFFICIER, INGÉNIEUR, MÉDICAL, SCIENCE, SÉCURITÉ, V.I.P. et CIVIL) sont à bord, la PORTÉE, les ARMES et les BOUCLIERS de ce vaisseau sont triplés (non cumulable).
    .rule = CCG-10.5 CCG-10.7 CCG-19.1 CCG-19.3

card-medical_kit = Medical Kit
    .text = Vos personnels présents de classification OFFICIER ont aussi MÉDICAL.
    .rule = CCG-10.1 CCG-10.4

card-medical_tricorder = Medical Tricorder
    .text = Vos personnels présents de classification SCIENCE ont aussi MÉDICAL.
    .rule = CCG-10.1 CCG-10.4

card-mobile_holo_emitter = Mobile Holo-Emitter
    .text = Porté par l’un de vos hologrammes, qui n’a alors pas besoin de holodeck, se déplace normalement et peut exister partout. Vous pouvez l’ôter pendant votre tour. Tant qu’il est porté, ce n’est pas un Équipement.
    .rule = CCG-7.20 CCG-9.29 CCG-10.1

card-plasmadyne_relay = Plasmadyne Relay
    .text = À bord d’un vaisseau : PORTÉE +2 et BOUCLIERS +2. Dans une station ou un avant-poste : BOUCLIERS +4. (Cumulable.)
    .rule = CCG-10.1 CCG-19.1

card-romulan_disruptor = Romulan Disruptor
    .text = Réservé aux Romuliens et aux Non-alignés : chacun de vos personnels présents a FORCE +2 (cumulable).
    .rule = CCG-10.2 CCG-19.1

card-romulan_padd = Romulan PADD
    .text = Réservé aux Romuliens : chacun de vos personnels présents a RUSE +2 (cumulable).
    .rule = CCG-10.2 CCG-19.1

card-starfleet_type_ii_phaser = Starfleet Type II Phaser
    .text = Réservé à la Fédération et aux Non-alignés : chacun de vos personnels présents a FORCE +2 (cumulable).
    .rule = CCG-10.2 CCG-19.1

card-starfleet_type_iii_phaser_rifle = Starfleet Type III Phaser Rifle
    .text = Réservé à la Fédération et aux Non-alignés : chacun de vos personnels présents a FORCE +3 (cumulable), mais perd un niveau de Diplomatie s’il n’est pas à bord de votre vaisseau.
    .rule = CCG-10.2 CCG-19.1

card-thought_maker = Thought Maker
    .text = Prenez-la en main quand vous l’obtenez ; jouez-la plus tard, une fois, comme Interruption : regardez la pioche de l’adversaire et mettez sur le dessus, une à une, autant de ses cartes que vous voulez ; les autres gardent leur ordre.
    .rule = CCG-10.5 CCG-10.7

card-time_travel_pod = Time Travel Pod
    .text = Prenez-la en main quand vous l’obtenez ; jouez-la plus tard, une fois, comme Interruption sur un vaisseau quelconque : annoncez jusqu’à cinq tours. Le vaisseau disparaît et revient après ce nombre de tours.
    .rule = CCG-10.5 CCG-10.7 CCG-18.43

card-tox_uthat = Tox Uthat
    .text = Prenez-la en main quand vous l’obtenez ; jouez-la plus tard comme Événement sur la table (elle permet une <card>Supernova</card> lors d’un tour suivant), ou comme Interruption pour empêcher une <card>Supernova</card>. Défaussez-la après usage.
    .rule = CCG-10.5 CCG-10.7 CCG-22.73

card-tricorder = Tricorder
    .text = Vos personnels présents de classification INGÉNIEUR ont aussi SCIENCE.
    .rule = CCG-10.1 CCG-10.4

card-varon_t_disruptor = Varon-T Disruptor
    .text = S’utilise comme Équipement. La FORCE de chacun de vos personnels présents est doublée (non cumulable).
    .rule = CCG-10.5 CCG-10.7 CCG-19.1 CCG-19.3

card-vulcan_stone_of_gol = Vulcan Stone of Gol
    .text = Prenez-la en main quand vous l’obtenez ; jouez-la plus tard comme Événement sur une équipe d’exploration : tout membre qui n’a ni Jeunesse ni RUSE>7 meurt. Défaussez ensuite cette carte.
    .rule = CCG-10.5 CCG-10.7
