### L’équipage de Benjamin Sisko : nom, texte dans nos propres mots, et règles qui s’appliquent à chaque carte. Les Développements disent aussi leur coût.
### Les opérations que plusieurs équipages partagent sont dans crew_shared.ftl, celles des cartes communes dans common_cards.ftl.

## Capitaine

card-sis_benjamin_sisko = Benjamin Sisko
    .text = { op-kind-reaction } { op-sis_benjamin_sisko-1 } { op-kind-activation-action } { op-sis_benjamin_sisko-2 } { op-kind-endgame } { op-sis_benjamin_sisko-3 }
    .rule = CHAIR-9.8 CHAIR-20.1 CHAIR-25.5 CHAIR-27.47 CHAIR-27.49
op-sis_benjamin_sisko-1 = Après avoir pris le contrôle d’un LIEU (en jouer un de votre main compte) : gagnez 2 Dilithium.
op-sis_benjamin_sisko-2 = Envoyez une Équipe d’exploration vers un LIEU avec le trait Starfleet ou base stellaire.
op-sis_benjamin_sisko-3 = 1 PV par LIEU que vous contrôlez.

## Lieu contrôlé

card-sis_bajor = Bajor
    .text = Vous contrôlez ce LIEU dès le départ ; il ne peut pas être joué. { op-kind-activation } { op-sis_bajor-1 }
    .rule = CHAIR-3.8 CHAIR-9.5 CHAIR-18.2 CHAIR-20.1 CHAIR-27.7
op-sis_bajor-1 = Si une de vos Équipes d’exploration est ici, piochez une carte. De plus, si vous en avez au moins 3 en tout sur les LIEUX que vous contrôlez, piochez une carte.

## Déployé

card-sis_deep_space_9 = Deep Space 9
    .text = { op-kind-play-action } { op-sis_deep_space_9-1 } { op-kind-activation } { op-sis_deep_space_9-2 } { op-kind-activation } { op-sis_deep_space_9-3 } { op-kind-passive } { op-sis_deep_space_9-4 }
    .rule = CHAIR-19.1 CHAIR-21.1 CHAIR-27.2 CHAIR-27.27 CHAIR-27.38 CHAIR-28.6
op-sis_deep_space_9-1 = Déployez ce VAISSEAU.
op-sis_deep_space_9-2 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU, ou rappelez une carte téléportée à bord.
op-sis_deep_space_9-3 = Promouvez une PERSONNE de votre main.
op-sis_deep_space_9-4 = Ce VAISSEAU ne peut pas passer en distorsion ; son jeton reste sur sa carte.

## Développements

card-sis_orb_of_prophecy_and_change = Orbe de la prophétie et du changement
    .text = { op-kind-play } { op-sis_orb_of_prophecy_and_change-1 } { op-kind-play } { op-sis_orb_of_prophecy_and_change-2 } { op-kind-play-action } { op-sis_orb_of_prophecy_and_change-3 }
    .cost = Coût : 3 Dilithium et 2 Latinum.
    .rule = CHAIR-13.6 CHAIR-13.8 CHAIR-15.5 CHAIR-23.3 CHAIR-27.16 CHAIR-27.39
op-sis_orb_of_prophecy_and_change-1 = Réactivez un Bajoran épuisé en jeu : piochez une carte.
op-sis_orb_of_prophecy_and_change-2 = Défaussez une carte : cherchez un Bajoran.
op-sis_orb_of_prophecy_and_change-3 = Défaussez une PERSONNE : recrutez un Développement ; son coût baisse de 1 Dilithium et de 1 Latinum. Loggez cette carte.

card-sis_orb_of_the_emissary = Orbe de l’Émissaire
    .text = Cette carte ne peut pas être jouée et n’a aucune opération.
    .cost = Coût : 3 Dilithium et 3 Latinum.
    .rule = CHAIR-9.3 CHAIR-15.5 CHAIR-25.7 CHAIR-28.6

card-sis_self_replicating_mines = Mines autoréplicantes
    .text = { op-kind-play-attack } { op-sis_self_replicating_mines-1 } { op-kind-resupply } { op-sis_self_replicating_mines-2 } { op-kind-reaction } { op-sis_self_replicating_mines-3 } { op-kind-passive } { op-sis_self_replicating_mines-4 }
    .cost = Coût : 5 Dilithium.
    .rule = CHAIR-9.7 CHAIR-9.8 CHAIR-27.2 CHAIR-27.38 CHAIR-27.53 CHAIR-27.58
op-sis_self_replicating_mines-1 = L’autre capitaine défausse une carte. Piochez 2 cartes et défaussez l’une d’elles. Déployez cette carte.
op-sis_self_replicating_mines-2 = Gagnez 1 Gloire.
op-sis_self_replicating_mines-3 = Après que l’autre capitaine a avancé en Influence ou en Militaire : rappelez cette carte.
op-sis_self_replicating_mines-4 = Quand vous allez subir une attaque : ignorez l’effet négatif et loggez cette carte.

card-sis_starbase_375 = Base stellaire 375
    .text = { op-kind-play-action } { op-sis_starbase_375-1 } { op-kind-control } { op-sis_starbase_375-2 } { op-kind-reaction } { op-sis_starbase_375-3 }
    .cost = Coût : 4 Dilithium.
    .rule = CHAIR-9.8 CHAIR-14.7 CHAIR-27.16 CHAIR-27.19 CHAIR-27.32 CHAIR-27.48
op-sis_starbase_375-1 = Prenez le contrôle de ce LIEU.
op-sis_starbase_375-2 = Vous pouvez chercher un VAISSEAU.
op-sis_starbase_375-3 = Après avoir mis en jeu un VAISSEAU : jouez gratuitement une PERSONNE.

card-sis_julian_bashir = Julian Bashir
    .text = { op-kind-play } { op-sis_julian_bashir-1 } { op-kind-activation } { op-sis_julian_bashir-2 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-12.2 CHAIR-17.1 CHAIR-27.16 CHAIR-27.19 CHAIR-27.40
op-sis_julian_bashir-1 = Jouez gratuitement un INCIDENT de votre main ou de votre défausse. Si vous le faites, Recherche +1.
op-sis_julian_bashir-2 = Dépensez 1 Dilithium et choisissez deux options différentes : chercher une PERSONNE avec le trait espion ; chercher une PERSONNE avec le trait augmenté ; chercher Miles O’Brien ; replacer un INCIDENT de votre main.

card-sis_garak = Garak
    .text = { op-kind-play-action-attack } { op-sis_garak-1 } { op-kind-passive } { op-sis_garak-2 }
    .cost = Coût : 2 Latinum.
    .rule = CHAIR-10.11 CHAIR-12.2 CHAIR-16.5 CHAIR-27.6 CHAIR-27.7 CHAIR-27.52
op-sis_garak-1 = Choisissez deux options différentes : renvoyer un Officier de service de l’autre capitaine (vous choisissez lequel) et piocher une carte ; Influence +1 ; dépenser 1 Latinum pour scanner 2 cartes PERSONNE.
op-sis_garak-2 = Votre taille de main augmente de 2.

card-sis_worf_son_of_mogh = Worf, fils de Mogh
    .text = { op-kind-play-action } { op-sis_worf_son_of_mogh-1 } { op-kind-reaction } { op-sis_worf_son_of_mogh-2 } { op-kind-activation-attack } { op-sis_worf_son_of_mogh-3 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-20.1 CHAIR-20.4 CHAIR-27.5 CHAIR-27.6 CHAIR-27.53 CHAIR-27.58
op-sis_worf_son_of_mogh-1 = Défaussez 2 cartes : envoyez 2 Équipes d’exploration vers un même LIEU.
op-sis_worf_son_of_mogh-2 = Quand vous allez subir une attaque : renvoyez cette carte pour ignorer l’effet négatif.
op-sis_worf_son_of_mogh-3 = Retirez d’un LIEU neutre une Équipe d’exploration de l’autre capitaine. Gagnez 1 Gloire.

## Réserve

card-sis_strange_new_worlds = Étranges nouveaux mondes
    .text = { op-kind-play-action } { op-strange_new_worlds-1 }
    .rule = CHAIR-16.12 CHAIR-18.5 CHAIR-19.5 CHAIR-23.1 CHAIR-24.6 CHAIR-37.5

card-sis_people_of_bajor = Peuple de Bajor
    .text = { op-kind-play } { op-sis_people_of_bajor-1 } { op-kind-play } { op-sis_people_of_bajor-2 }
    .rule = CHAIR-8.8 CHAIR-16.12 CHAIR-17.1 CHAIR-20.1 CHAIR-23.3 CHAIR-27.7
op-sis_people_of_bajor-1 = Prenez un INCIDENT : Influence +1. Piochez une carte.
op-sis_people_of_bajor-2 = Envoyez une Équipe d’exploration vers un LIEU. Vous pouvez dépenser 2 Latinum pour en envoyer une autre vers le même LIEU. Loggez cette carte.

card-sis_miles_obrien = Miles O’Brien
    .text = { op-kind-play } { op-sis_miles_obrien-1 } { op-kind-play-action } { op-sis_miles_obrien-2 } { op-kind-special } { op-sis_miles_obrien-3 }
    .rule = CHAIR-9.16 CHAIR-12.2 CHAIR-27.5 CHAIR-27.7 CHAIR-27.19 CHAIR-27.27
op-sis_miles_obrien-1 = Piochez 2 cartes et défaussez l’une d’elles.
op-sis_miles_obrien-2 = Requiert Militaire 5. Dépensez 1 Dilithium : piochez un VAISSEAU de votre choix dans votre défausse et jouez-le gratuitement. Piochez une carte.
op-sis_miles_obrien-3 = Cette carte ne peut pas être promue.

card-sis_odo = Odo
    .text = { op-kind-play-action } { op-sis_odo-1 } { op-kind-activation } { op-sis_odo-2 }
    .rule = CHAIR-23.1 CHAIR-27.7 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11
op-sis_odo-1 = Dupliquez une opération JOUER d’une PERSONNE ou d’une CARGAISON du Marché.
op-sis_odo-2 = Loggez une PERSONNE de votre main ou de votre défausse : piochez une carte. Si la carte loggée est louche, gagnez 1 Gloire.

card-sis_uss_defiant = U.S.S. Defiant
    .text = { op-kind-play-action-attack } { op-sis_uss_defiant-1 } { op-kind-play-action } { op-sis_uss_defiant-2 } { op-kind-activation } { op-sis_uss_defiant-3 } { op-kind-activation } { op-sis_uss_defiant-4 }
    .rule = CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.18
op-sis_uss_defiant-1 = Déployez ce VAISSEAU et faites-le passer en distorsion. Si l’autre capitaine a un VAISSEAU sur le même LIEU, il défausse 2 cartes.
op-sis_uss_defiant-2 = Requiert Influence 5. Déployez ce VAISSEAU. Vous pouvez envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.
op-sis_uss_defiant-3 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-sis_uss_defiant-4 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

## Disponibles

card-sis_analyze = Analyser
    .text = { op-kind-play-action } { op-analyze-1 } { op-kind-play-action } { op-analyze-2 } { op-kind-play } { op-analyze-3 }
    .rule = CHAIR-12.1 CHAIR-16.1 CHAIR-16.12 CHAIR-27.5

card-sis_utilize = Utiliser
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-sis_recruit = Recruter
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-sis_political_crisis = Crise politique
    .text = { op-kind-play-action } { op-political_crisis-1 } { op-kind-play-action } { op-political_crisis-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40

card-sis_set_a_course = Fixer le cap
    .text = { op-kind-play-action } { op-set_a_course-1 } { op-kind-play } { op-set_a_course-2 }
    .rule = CHAIR-19.2 CHAIR-20.1 CHAIR-27.5 CHAIR-27.7

card-sis_the_wormhole = Le trou de ver
    .text = { op-kind-play-action } { op-sis_the_wormhole-1 } { op-kind-control } { op-sis_the_wormhole-2 } { op-kind-activation } { op-sis_the_wormhole-3 } { op-kind-activation } { op-sis_the_wormhole-4 }
    .rule = CHAIR-14.7 CHAIR-19.2 CHAIR-27.5 CHAIR-27.16 CHAIR-27.19 CHAIR-27.48
op-sis_the_wormhole-1 = Prenez le contrôle de ce LIEU. Vous pouvez jouer gratuitement un VAISSEAU.
op-sis_the_wormhole-2 = Regardez les 3 premières cartes de la pioche Lieu. Remettez chacune sur cette pioche ou dessous, dans l’ordre que vous voulez.
op-sis_the_wormhole-3 = Défaussez une PERSONNE : faites passer un VAISSEAU en distorsion.
op-sis_the_wormhole-4 = Défaussez une carte : cherchez une anomalie.

card-sis_jadzia_dax = Jadzia Dax
    .text = { op-kind-play-action } { op-sis_jadzia_dax-1 } { op-kind-play-action } { op-sis_jadzia_dax-2 } { op-kind-reaction } { op-sis_jadzia_dax-3 }
    .rule = CHAIR-8.8 CHAIR-16.5 CHAIR-17.1 CHAIR-27.37 CHAIR-27.40 CHAIR-28.7
op-sis_jadzia_dax-1 = Votre piste la plus basse +1 (en cas d’égalité, vous choisissez). Vous pouvez dépenser 1 Latinum pour le refaire une fois.
op-sis_jadzia_dax-2 = Dépensez 1 Latinum : replacez un INCIDENT de votre main et gagnez 1 Gloire.
op-sis_jadzia_dax-3 = Quand vous allez gagner au Marché une carte d’un type donné : à la place, scannez 2 cartes de ce type.

card-sis_kira_nerys = Kira Nerys
    .text = { op-kind-play-action-attack } { op-sis_kira_nerys-1 } { op-kind-play-action } { op-sis_kira_nerys-2 } { op-kind-reaction } { op-sis_kira_nerys-3 }
    .rule = CHAIR-9.8 CHAIR-17.1 CHAIR-27.6 CHAIR-27.16 CHAIR-27.27 CHAIR-27.52
op-sis_kira_nerys-1 = Cherchez la carte Peuple de Bajor. Renvoyez un Cardassien ou une carte Dominion de l’autre capitaine (vous choisissez). Promouvez cette carte.
op-sis_kira_nerys-2 = Militaire +3. Gagnez 1 Gloire. L’autre capitaine reçoit Influence +1.
op-sis_kira_nerys-3 = Après que l’autre capitaine a pris le contrôle d’un LIEU : piochez une carte et gagnez 1 Dilithium.

card-sis_quark = Quark
    .text = { op-kind-play-action } { op-sis_quark-1 } { op-kind-resupply } { op-sis_quark-2 } { op-kind-reaction } { op-sis_quark-3 }
    .rule = CHAIR-8.5 CHAIR-8.8 CHAIR-9.8 CHAIR-12.3 CHAIR-16.5 CHAIR-16.12
op-sis_quark-1 = Dépensez 1 Latinum : scannez 1 carte PERSONNE. Si la carte gagnée est une carte commerce, piochez une carte. Si elle est louche, prenez un INCIDENT.
op-sis_quark-2 = Gagnez 1 Latinum. Si vous avez au moins 2 Ferengis en jeu, gagnez-en 1 de plus.
op-sis_quark-3 = Après avoir terminé une opération avec un coût en Latinum, même payé en Gloire : gagnez 1 Gloire. Le Latinum que vous « pouvez » seulement dépenser et celui d’un Développement ne comptent pas.

card-sis_uss_rio_grande = U.S.S. Rio Grande
    .text = { op-kind-play-action } { op-sis_uss_rio_grande-1 } { op-kind-play } { op-sis_uss_rio_grande-2 } { op-kind-play-action } { op-sis_uss_rio_grande-3 } { op-kind-activation } { op-sis_uss_rio_grande-4 } { op-kind-activation } { op-sis_uss_rio_grande-5 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-20.2 CHAIR-21.1 CHAIR-27.38
op-sis_uss_rio_grande-1 = Déployez ce VAISSEAU.
op-sis_uss_rio_grande-2 = Gagnez 1 Dilithium. Vous pouvez soit téléporter une carte à bord d’un VAISSEAU, soit rappeler une carte téléportée à bord d’un VAISSEAU.
op-sis_uss_rio_grande-3 = Envoyez une Équipe d’exploration vers un LIEU où vous avez un VAISSEAU.
op-sis_uss_rio_grande-4 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-sis_uss_rio_grande-5 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
