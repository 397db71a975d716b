### L’équipage de Sela : nom, texte dans nos propres mots, et règles qui s’appliquent à chaque carte. Les Développements disent aussi leur coût.
### Les opérations que plusieurs équipages partagent sont dans crew_shared.ftl, celles des cartes communes dans common_cards.ftl.

## Capitaine

card-sel_sela = Sela
    .text = { op-kind-reaction } { op-sel_sela-1 } { op-kind-activation-action } { op-sel_sela-2 } { op-kind-endgame } { op-sel_sela-3 }
    .rule = CHAIR-9.8 CHAIR-16.7 CHAIR-16.8 CHAIR-25.5 CHAIR-27.53 CHAIR-27.58
op-sel_sela-1 = Après avoir attaqué (une fois par opération d’attaque, même si son effet négatif a été ignoré) : gagnez 1 Dilithium ou 1 Latinum.
op-sel_sela-2 = Défaussez la carte Infiltrer ou Conquérir et dépensez 3 Latinum : scannez à la recherche d’un Klingon, d’un Vulcain ou d’une carte Starfleet (choisissez d’abord le trait).
op-sel_sela-3 = 1 PV par carte d’attaque que vous possédez et qui n’est ni romulienne ni rémienne.

## Déployé

card-sel_irw_goraxus = I.R.W. Goraxus
    .text = { op-kind-play-action } { op-sel_irw_goraxus-1 } { op-kind-activation } { op-sel_irw_goraxus-2 } { op-kind-activation } { op-sel_irw_goraxus-3 } { op-kind-activation } { op-sel_irw_goraxus-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.27
op-sel_irw_goraxus-1 = Déployez ce VAISSEAU. Vous pouvez envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.
op-sel_irw_goraxus-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-sel_irw_goraxus-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-sel_irw_goraxus-4 = Promouvez une PERSONNE de votre main.

## Développements

card-sel_irw_valdore = I.R.W. Valdore
    .text = { op-kind-play-action } { op-sel_irw_valdore-1 } { op-kind-activation } { op-sel_irw_valdore-2 } { op-kind-activation-attack } { op-sel_irw_valdore-3 }
    .cost = Coût : 5 Dilithium.
    .rule = CHAIR-8.8 CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.18
op-sel_irw_valdore-1 = Déployez ce VAISSEAU. Vous pouvez envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.
op-sel_irw_valdore-2 = Vous pouvez dépenser 1 Dilithium pour faire passer ce VAISSEAU en distorsion. Vous pouvez téléporter une carte à bord de ce VAISSEAU.
op-sel_irw_valdore-3 = Dépensez 2 Dilithium : piochez une carte. L’autre capitaine renvoie un de ses VAISSEAUX.

card-sel_donatra = Donatra
    .text = { op-kind-play } { op-sel_donatra-1 } { op-kind-activation } { op-sel_donatra-2 } { op-kind-activation } { op-sel_donatra-3 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-12.2 CHAIR-19.2 CHAIR-27.5 CHAIR-27.6 CHAIR-27.7 CHAIR-27.39
op-sel_donatra-1 = Piochez 3 cartes. Pour chacune, dépensez 1 Dilithium pour la garder, ou défaussez-la. Réactivez un VAISSEAU.
op-sel_donatra-2 = Défaussez une carte : faites passer un VAISSEAU en distorsion.
op-sel_donatra-3 = Renvoyez un de vos VAISSEAUX : piochez 2 cartes.

card-sel_proconsul_neral = Proconsul Neral
    .text = { op-kind-play-action } { op-sel_proconsul_neral-1 } { op-kind-reaction } { op-sel_proconsul_neral-2 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-27.16 CHAIR-27.19 CHAIR-27.22 CHAIR-27.27
op-sel_proconsul_neral-1 = Cherchez une carte quelconque. Vous pouvez jouer gratuitement un INCIDENT. Vous pouvez défausser un Romulien pour promouvoir cette carte.
op-sel_proconsul_neral-2 = Après avoir pris le contrôle d’un LIEU : défaussez une carte pour gagner une Action.

card-sel_shinzon = Shinzon
    .text = { op-kind-play-action-attack } { op-sel_shinzon-1 } { op-kind-resupply } { op-sel_shinzon-2 } { op-kind-activation-action-attack } { op-sel_shinzon-3 }
    .cost = Coût : 3 Dilithium.
    .rule = CHAIR-6.1 CHAIR-16.7 CHAIR-17.1 CHAIR-23.1 CHAIR-27.19 CHAIR-27.46
op-sel_shinzon-1 = L’autre capitaine prend un INCIDENT. Vous pouvez dépenser 2 Latinum pour scanner à la recherche d’un synthétique. Vous pouvez jouer gratuitement la carte Scimitar de votre main.
op-sel_shinzon-2 = Si possible, loggez un Romulien de votre main ou de votre défausse. Si vous le faites, Militaire +1.
op-sel_shinzon-3 = Militaire +1. L’autre capitaine prend un INCIDENT.

card-sel_scimitar = Scimitar
    .text = { op-kind-play-action } { op-sel_scimitar-1 } { op-kind-activation } { op-sel_scimitar-2 } { op-kind-activation-attack } { op-sel_scimitar-3 } { op-kind-activation } { op-sel_scimitar-4 }
    .cost = Coût : 5 Dilithium.
    .rule = CHAIR-9.16 CHAIR-21.1 CHAIR-23.5 CHAIR-27.4 CHAIR-27.16 CHAIR-27.47
op-sel_scimitar-1 = Cherchez un Romulien et détruisez-le. Téléportez une carte sur Rémus. Si vous avez fait les deux, déployez ce VAISSEAU.
op-sel_scimitar-2 = Faites passer ce VAISSEAU en distorsion.
op-sel_scimitar-3 = Requiert Militaire 7. Loggez un LIEU que l’autre capitaine contrôle (vous choisissez lequel) ; il va dans son Journal de bord. Gagnez 1 Gloire par icône d’Aptitude sur ce LIEU. Renvoyez ce VAISSEAU.
op-sel_scimitar-4 = Requiert Militaire 9 et que ce VAISSEAU soit sur un LIEU neutre. Prenez le contrôle de ce LIEU.

card-sel_forced_singularity = Singularité forcée
    .text = { op-kind-play-action } { op-forced_singularity-1 } { op-kind-passive } { op-forced_singularity-2 } { op-kind-activation } { op-forced_singularity-3 }
    .cost = Coût : renvoyer un de vos VAISSEAUX déployés.
    .rule = CHAIR-8.8 CHAIR-13.8 CHAIR-27.2 CHAIR-27.16 CHAIR-27.24 CHAIR-27.28

## Réserve

card-sel_confiscate = Confisquer
    .text = { op-kind-play-action } { op-confiscate-1 } { op-kind-play-action } { op-confiscate-2 } { op-kind-play } { op-confiscate-3 }
    .rule = CHAIR-12.1 CHAIR-12.2 CHAIR-16.1

card-sel_conquer = Conquérir
    .text = { op-kind-play-action } { op-conquer-1 }
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-16.12 CHAIR-20.2 CHAIR-27.5 CHAIR-27.6

card-sel_imperial_pride = Fierté impériale
    .text = { op-kind-play-action } { op-imperial_pride-1 } { op-kind-play-action } { op-imperial_pride-2 }
    .rule = CHAIR-12.2 CHAIR-16.12 CHAIR-17.1 CHAIR-20.4 CHAIR-23.1 CHAIR-24.6

card-sel_tpel = T’Pel
    .text = { op-kind-play-action } { op-sel_tpel-1 } { op-kind-passive } { op-sel_tpel-2 }
    .rule = CHAIR-9.16 CHAIR-10.11 CHAIR-12.2 CHAIR-27.7 CHAIR-27.50
op-sel_tpel-1 = Requiert Influence 4. Dépensez 1 Latinum : déclenchez l’opération CONTRÔLE d’un LIEU que vous contrôlez. Piochez une carte.
op-sel_tpel-2 = Votre taille de main augmente de 1.

card-sel_energy_drain = Perte d’énergie
    .text = { op-kind-play-action } { op-energy_drain-1 }
    .rule = CHAIR-8.12 CHAIR-12.2 CHAIR-27.22 CHAIR-27.40

card-sel_tomalak = Tomalak
    .text = { op-kind-play-action-attack } { op-sel_tomalak-1 } { op-kind-activation } { op-sel_tomalak-2 } { op-kind-activation } { op-sel_tomalak-3 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-27.5 CHAIR-27.6 CHAIR-27.7 CHAIR-27.18
op-sel_tomalak-1 = Dépensez 2 Dilithium : gagnez un VAISSEAU. Renvoyez tous les Officiers de service de Starfleet de l’autre capitaine ; s’il y en avait au moins un, l’autre capitaine défausse une carte.
op-sel_tomalak-2 = Dépensez 1 Dilithium : piochez un VAISSEAU de votre choix dans votre défausse.
op-sel_tomalak-3 = Défaussez une carte : piochez une carte d’attaque de votre choix dans votre défausse, mais pas celle que vous venez de défausser.

## Disponibles

card-sel_disruptor_rifles = Fusils disrupteurs
    .text = { op-kind-play-action-attack } { op-sel_disruptor_rifles-1 } { op-kind-play-action } { op-sel_disruptor_rifles-2 }
    .rule = CHAIR-11.1 CHAIR-17.1 CHAIR-20.4 CHAIR-26.16 CHAIR-27.5 CHAIR-27.24
op-sel_disruptor_rifles-1 = Défaussez un Romulien. Si vous le faites, jusqu’à 2 fois, retirez une Équipe d’exploration de l’autre capitaine d’un LIEU neutre où vous avez un VAISSEAU. Gagnez 1 Gloire par Équipe retirée. Vous pouvez jeter une carte du Marché.
op-sel_disruptor_rifles-2 = Militaire +1. Jetez une carte du Marché.

card-sel_sub_commander_trul = Sous-commandante T’Rul
    .text = { op-kind-play } { op-sel_sub_commander_trul-1 } { op-kind-reaction } { op-sel_sub_commander_trul-2 }
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-12.1 CHAIR-27.5 CHAIR-27.7 CHAIR-27.32
op-sel_sub_commander_trul-1 = Piochez une carte. Vous pouvez défausser une carte pour piocher une carte occultation de votre choix dans votre défausse.
op-sel_sub_commander_trul-2 = Après avoir mis en jeu une carte occultation : gagnez 1 Latinum.

card-sel_irw_khazara = I.R.W. Khazara
    .text = { op-kind-play-action } { op-sel_irw_khazara-1 } { op-kind-activation } { op-sel_irw_khazara-2 } { op-kind-activation } { op-sel_irw_khazara-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1
op-sel_irw_khazara-1 = Déployez ce VAISSEAU. Vous pouvez envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.
op-sel_irw_khazara-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-sel_irw_khazara-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-sel_general_movar = Général Movar
    .text = { op-kind-play-action } { op-sel_general_movar-1 } { op-kind-resupply } { op-sel_general_movar-2 } { op-kind-activation } { op-sel_general_movar-3 }
    .rule = CHAIR-6.1 CHAIR-12.2 CHAIR-16.7 CHAIR-16.12 CHAIR-27.5 CHAIR-27.19
op-sel_general_movar-1 = Défaussez une carte d’attaque et dépensez 1 Dilithium : scannez à la recherche d’une carte louche.
op-sel_general_movar-2 = Piochez une carte par tranche de 2 cartes louches en jeu, 4 cartes au plus.
op-sel_general_movar-3 = Prenez un INCIDENT : gagnez 1 Dilithium. Vous pouvez jouer gratuitement une carte d’attaque.

card-sel_remus = Rémus
    .text = { op-kind-play-action } { op-sel_remus-1 } { op-kind-control-attack } { op-sel_remus-2 } { op-kind-resupply } { op-sel_remus-3 }
    .rule = CHAIR-6.1 CHAIR-8.8 CHAIR-14.7 CHAIR-27.5 CHAIR-27.18 CHAIR-27.48
op-sel_remus-1 = Prenez le contrôle de ce LIEU.
op-sel_remus-2 = L’autre capitaine défausse une carte.
op-sel_remus-3 = Gagnez 1 Dilithium. Vous pouvez défausser un Rémien pour en gagner 2 de plus.

card-sel_romulus = Romulus
    .text = { op-kind-play-action } { op-sel_romulus-1 } { op-kind-control } { op-sel_romulus-2 } { op-kind-activation } { op-sel_romulus-3 }
    .rule = CHAIR-14.7 CHAIR-20.1 CHAIR-27.7 CHAIR-27.19 CHAIR-27.48
op-sel_romulus-1 = Prenez le contrôle de ce LIEU.
op-sel_romulus-2 = Vous pouvez jouer gratuitement un VAISSEAU.
op-sel_romulus-3 = Si une de vos Équipes d’exploration est ici, piochez une carte. De plus, si vous en avez au moins 3 en tout sur les LIEUX que vous contrôlez, piochez une carte.

card-sel_infiltrate = Infiltrer
    .text = { op-kind-play } { op-sel_infiltrate-1 } { op-kind-play-action } { op-sel_infiltrate-2 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-16.2 CHAIR-19.2 CHAIR-27.5
op-sel_infiltrate-1 = Vous pouvez faire passer en distorsion jusqu’à 3 de vos VAISSEAUX avec le trait occultation.
op-sel_infiltrate-2 = Défaussez 2 cartes et dépensez 1 Dilithium : gagnez une PERSONNE, une CARGAISON ou un ALLIÉ.

## Défausse

card-sel_utilize = Utiliser
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-sel_irw_terix = I.R.W. Terix
    .text = { op-kind-play-action } { op-sel_irw_terix-1 } { op-kind-activation } { op-sel_irw_terix-2 } { op-kind-activation } { op-sel_irw_terix-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1
op-sel_irw_terix-1 = Déployez ce VAISSEAU. Vous pouvez envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.
op-sel_irw_terix-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-sel_irw_terix-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-sel_remans = Rémiens
    .text = { op-kind-play } { op-sel_remans-1 }
    .rule = CHAIR-20.1 CHAIR-23.3 CHAIR-27.7 CHAIR-27.31
op-sel_remans-1 = Mettez une carte de votre main sur votre pioche : envoyez une Équipe d’exploration vers un LIEU. Ensuite, choisissez : soit vous loggez cette carte, soit l’autre capitaine peut piocher une carte.
