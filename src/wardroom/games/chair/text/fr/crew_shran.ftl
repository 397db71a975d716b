### L’équipage de Thy’lek Shran : nom, texte dans nos propres mots, et règles qui s’appliquent à chaque carte. Les Développements disent aussi leur coût.
### Les opérations que plusieurs équipages partagent sont dans crew_shared.ftl, celles des cartes communes dans common_cards.ftl.

## Capitaine

card-shr_thylek_shran = Thy’lek Shran
    .text = { op-kind-resupply } { op-shr_thylek_shran-1 } { op-kind-activation-action } { op-shr_thylek_shran-2 }
    .rule = CHAIR-6.1 CHAIR-9.5 CHAIR-12.1 CHAIR-20.1 CHAIR-27.5
op-shr_thylek_shran-1 = Gagnez 1 Dilithium par CARGAISON en jeu.
op-shr_thylek_shran-2 = Défaussez une CARGAISON : envoyez une Équipe d’exploration vers un LIEU que vous contrôlez.

## Déployé

card-shr_kumari = Kumari
    .text = { op-kind-play-action } { op-enterprise_d_frame-1 } { op-kind-activation } { op-enterprise_d_frame-2 } { op-kind-activation } { op-enterprise_d_frame-3 } { op-kind-activation } { op-enterprise_d_frame-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.2 CHAIR-27.27

## Développements

card-shr_aenar = Aenar
    .text = { op-kind-play } { op-shr_aenar-1 }
    .cost = Coût : chercher une arme et la logger.
    .rule = CHAIR-8.8 CHAIR-13.8 CHAIR-17.1 CHAIR-23.1 CHAIR-27.5 CHAIR-27.7
op-shr_aenar-1 = Piochez 3 cartes. Vous pouvez logger l’une d’elles. Vous pouvez défausser l’une d’elles pour Influence +1.

card-shr_coridan = Coridan
    .text = { op-kind-play-action } { op-shr_coridan-1 } { op-kind-control } { op-shr_coridan-2 } { op-kind-resupply } { op-shr_coridan-3 } { op-kind-endgame } { op-shr_coridan-4 }
    .cost = Coût : 2 Dilithium et 1 Latinum.
    .rule = CHAIR-6.1 CHAIR-8.8 CHAIR-12.1 CHAIR-14.7 CHAIR-25.5 CHAIR-27.48
op-shr_coridan-1 = Prenez le contrôle de ce LIEU.
op-shr_coridan-2 = Vous pouvez défausser 2 cartes pour gagner 2 Dilithium et 2 Latinum.
op-shr_coridan-3 = Gagnez 1 Dilithium. Si votre Influence est à 7 ou plus, gagnez-en 1 de plus.
op-shr_coridan-4 = 1 PV par tranche de 4 Dilithium que vous avez, arrondi à l’entier inférieur.

card-shr_commando_unit = Unité commando
    .text = { op-kind-play } { op-shr_commando_unit-1 } { op-kind-play-action } { op-shr_commando_unit-2 }
    .cost = Coût : 3 Dilithium.
    .rule = CHAIR-16.7 CHAIR-20.1 CHAIR-20.2 CHAIR-27.7 CHAIR-27.16
op-shr_commando_unit-1 = Envoyez une Équipe d’exploration vers un LIEU où vous avez un VAISSEAU. Vous pouvez chercher une arme.
op-shr_commando_unit-2 = Scannez à la recherche d’une arme. Piochez une carte.

card-shr_tenebian_amethyst = Améthyste ténébienne
    .text = { op-kind-play } { op-shr_tenebian_amethyst-1 } { op-kind-special } { op-shr_tenebian_amethyst-2 }
    .cost = Coût : 1 Dilithium et 1 Latinum.
    .rule = CHAIR-8.8 CHAIR-9.12 CHAIR-11.1 CHAIR-12.1 CHAIR-23.1 CHAIR-27.59
op-shr_tenebian_amethyst-1 = Gagnez 2 Latinum. Vous pouvez logger une PERSONNE de votre main ou de votre défausse ; dans ce cas, loggez aussi cette carte.
op-shr_tenebian_amethyst-2 = Après avoir loggé cette carte, par n’importe quel effet : gagnez 3 Gloire.

card-shr_andorian_cruiser = Croiseur andorien
    .text = { op-kind-play-action } { op-shr_andorian_cruiser-1 } { op-kind-activation } { op-shr_andorian_cruiser-2 } { op-kind-activation } { op-shr_andorian_cruiser-3 } { op-kind-activation-action } { op-shr_andorian_cruiser-4 }
    .cost = Coût : 5 Dilithium.
    .rule = CHAIR-8.8 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-shr_andorian_cruiser-1 = Déployez ce VAISSEAU. Vous pouvez dépenser 1 Dilithium pour le faire passer en distorsion.
op-shr_andorian_cruiser-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-shr_andorian_cruiser-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-shr_andorian_cruiser-4 = Envoyez une Équipe d’exploration vers le LIEU où se trouve ce VAISSEAU.

card-shr_andorian_ale = Bière andorienne
    .text = { op-kind-play-action } { op-shr_andorian_ale-1 }
    .cost = Coût : 1 Dilithium et 1 Latinum.
    .rule = CHAIR-12.2 CHAIR-16.5 CHAIR-16.9 CHAIR-27.24
op-shr_andorian_ale-1 = Dépensez 2 Latinum : scannez 1 carte ALLIÉ, Poubelle comprise. Jetez une carte du Marché.

card-shr_ambassador_thoris = Ambassadeur Thoris
    .text = { op-kind-play-action } { op-shr_ambassador_thoris-1 } { op-kind-activation } { op-shr_ambassador_thoris-2 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-11.1 CHAIR-15.1 CHAIR-27.40 CHAIR-35.5
op-shr_ambassador_thoris-1 = Chaque capitaine peut replacer un INCIDENT de sa main ou de sa défausse. Vous gagnez 1 Gloire par INCIDENT ainsi replacé.
op-shr_ambassador_thoris-2 = Gagnez 1 Gloire par ALLIÉ en jeu.

## Réserve

card-shr_jhamel = Jhamel
    .text = { op-kind-play } { op-shr_jhamel-1 } { op-kind-passive } { op-shr_jhamel-2 }
    .rule = CHAIR-9.7 CHAIR-23.1 CHAIR-27.7 CHAIR-27.16 CHAIR-27.59
op-shr_jhamel-1 = Piochez une carte. Ensuite, gardez-la, ou défaussez-la pour gagner 1 Gloire, ou loggez-la.
op-shr_jhamel-2 = Après avoir pris un INCIDENT : vous pouvez chercher une PERSONNE.

card-shr_you_owe_me_one = Vous m’en devez une
    .text = { op-kind-play } { op-shr_you_owe_me_one-1 } { op-kind-reaction } { op-shr_you_owe_me_one-2 }
    .rule = CHAIR-9.8 CHAIR-11.1 CHAIR-12.1 CHAIR-27.2 CHAIR-27.7 CHAIR-35.12
op-shr_you_owe_me_one-1 = Déployez cette carte et gagnez 1 Gloire.
op-shr_you_owe_me_one-2 = Après qu’un des deux capitaines a joué Utiliser : soit vous piochez une carte et l’autre capitaine gagne 2 Dilithium, soit vous gagnez 2 Dilithium et l’autre capitaine peut piocher une carte.

card-shr_weytahn = Weytahn
    .text = { op-kind-play-action } { op-shr_weytahn-1 } { op-kind-control } { op-shr_weytahn-2 } { op-kind-clean_up } { op-shr_weytahn-3 } { op-kind-activation } { op-shr_weytahn-4 } { op-kind-endgame } { op-shr_weytahn-5 }
    .rule = CHAIR-14.7 CHAIR-17.8 CHAIR-18.4 CHAIR-18.6 CHAIR-25.5 CHAIR-27.19
op-shr_weytahn-1 = Prenez le contrôle de ce LIEU.
op-shr_weytahn-2 = Vous pouvez jouer gratuitement une CARGAISON ou un VAISSEAU.
op-shr_weytahn-3 = Si aucune de vos Équipes d’exploration n’est ici, renvoyez ce LIEU.
op-shr_weytahn-4 = Défaussez une arme ou une carte qui a une icône Militaire (Aptitude ou Concentration) : envoyez ici une Équipe d’exploration. Influence +1.
op-shr_weytahn-5 = 4 PV si au moins 2 de vos Équipes d’exploration sont ici.

card-shr_united_earth = Terre unie
    .text = { op-kind-play-action } { op-shr_united_earth-1 } { op-kind-play-action } { op-shr_united_earth-2 }
    .rule = CHAIR-16.5 CHAIR-16.7 CHAIR-16.12 CHAIR-23.3 CHAIR-27.19
op-shr_united_earth-1 = Scannez à la recherche d’un Humain. Loggez cette carte.
op-shr_united_earth-2 = Prenez un INCIDENT : scannez 2 cartes ALLIÉ. Vous pouvez jouer gratuitement la carte gagnée ; dans ce cas, loggez Terre unie.

card-shr_trade_embargo = Embargo commercial
    .text = { op-kind-play-action } { op-trade_embargo-1 }
    .rule = CHAIR-12.2 CHAIR-27.39 CHAIR-27.40

## Disponibles

card-shr_red_alert = Alerte rouge
    .text = { op-kind-play-action } { op-red_alert-1 }
    .rule = CHAIR-27.27 CHAIR-27.31 CHAIR-27.40

card-shr_imperial_pride = Fierté impériale
    .text = { op-kind-play-action } { op-imperial_pride-1 } { op-kind-play-action } { op-imperial_pride-2 }
    .rule = CHAIR-12.2 CHAIR-16.12 CHAIR-17.1 CHAIR-20.4 CHAIR-23.1 CHAIR-24.6

card-shr_confiscate = Confisquer
    .text = { op-kind-play-action } { op-confiscate-1 } { op-kind-play-action } { op-confiscate-2 } { op-kind-play } { op-confiscate-3 }
    .rule = CHAIR-12.1 CHAIR-12.2 CHAIR-16.1

card-shr_recruit = Recruter
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-shr_ushaan_tor = Ushaan-Tor
    .text = { op-kind-play-attack } { op-shr_ushaan_tor-1 }
    .rule = CHAIR-11.1 CHAIR-27.5 CHAIR-27.6 CHAIR-27.18 CHAIR-27.52
op-shr_ushaan_tor-1 = Défaussez un Andorien : gagnez 1 Gloire. L’autre capitaine renvoie un de ses Officiers de service.

card-shr_talas = Talas
    .text = { op-kind-play-action-attack } { op-shr_talas-1 } { op-kind-activation } { op-shr_talas-2 }
    .rule = CHAIR-20.1 CHAIR-27.5 CHAIR-27.6 CHAIR-27.18 CHAIR-27.52
op-shr_talas-1 = Envoyez une Équipe d’exploration vers un LIEU. Renvoyez un Vulcain, un Tellarite ou un Romulien de l’autre capitaine (vous choisissez lequel, mais ni son Capitaine ni une carte de sa Zone de transit).
op-shr_talas-2 = Défaussez 2 cartes : envoyez une Équipe d’exploration vers un LIEU.

card-shr_tarah = Tarah
    .text = { op-kind-play-action } { op-shr_tarah-1 } { op-kind-play-attack } { op-shr_tarah-2 } { op-kind-activation } { op-shr_tarah-3 }
    .rule = CHAIR-9.16 CHAIR-13.1 CHAIR-20.1 CHAIR-27.5 CHAIR-27.39 CHAIR-27.46
op-shr_tarah-1 = Envoyez une Équipe d’exploration vers un LIEU.
op-shr_tarah-2 = Gagnez 1 Gloire. L’autre capitaine défausse la première carte de sa pioche ; si c’est une PERSONNE, vous prenez tous les deux un INCIDENT.
op-shr_tarah-3 = Requiert Militaire 5. Défaussez une carte : réactivez un VAISSEAU et un LIEU. Si la carte défaussée est une arme, gagnez 2 Gloire.

card-shr_utilize = Utiliser
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-shr_andoria = Andoria
    .text = { op-kind-play-action } { op-shr_andoria-1 } { op-kind-control } { op-shr_andoria-2 } { op-kind-activation } { op-shr_andoria-3 }
    .rule = CHAIR-14.7 CHAIR-17.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.48
op-shr_andoria-1 = Prenez le contrôle de ce LIEU.
op-shr_andoria-2 = Militaire +1. Influence +1.
op-shr_andoria-3 = Si une de vos Équipes d’exploration est ici, piochez une carte. De plus, si vous en avez au moins 3 en tout sur les LIEUX que vous contrôlez, piochez une carte.

card-shr_plasma_rifles = Fusils à plasma
    .text = { op-kind-play-action } { op-shr_plasma_rifles-1 } { op-kind-activation-attack } { op-shr_plasma_rifles-2 }
    .rule = CHAIR-12.2 CHAIR-20.4 CHAIR-27.2 CHAIR-27.5 CHAIR-27.24 CHAIR-27.46
op-shr_plasma_rifles-1 = Dépensez 1 Dilithium : Militaire +1. Jetez une carte du Marché. Déployez cette carte.
op-shr_plasma_rifles-2 = Défaussez un Andorien : retirez d’un LIEU quelconque une Équipe d’exploration de l’autre capitaine. Si ce capitaine contrôle ce LIEU, il prend aussi un INCIDENT. Renvoyez cette carte.
