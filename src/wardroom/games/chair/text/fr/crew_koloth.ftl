### L’équipage de Koloth : nom, texte dans nos propres mots, et règles qui s’appliquent à chaque carte. Les Développements disent aussi leur coût.
### Les opérations que plusieurs équipages partagent sont dans crew_shared.ftl, celles des cartes communes dans common_cards.ftl.

## Capitaine

card-kol_koloth_the_dahar_master = Koloth, le maître Dahar
    .text = { op-kind-activation } { op-kol_koloth_the_dahar_master-1 }
    .rule = CHAIR-9.5 CHAIR-20.1 CHAIR-27.7 CHAIR-27.31
op-kol_koloth_the_dahar_master-1 = Mettez une carte de votre main sur votre pioche : envoyez une Équipe d’exploration vers un LIEU. L’autre capitaine peut piocher une carte.

## Déployé

card-kol_iks_groth = I.K.S. Gr’oth
    .text = { op-kind-play } { op-kol_iks_groth-1 } { op-kind-activation } { op-kol_iks_groth-2 } { op-kind-activation } { op-kol_iks_groth-3 } { op-kind-activation-action } { op-kol_iks_groth-4 } { op-kind-activation } { op-kol_iks_groth-5 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1 CHAIR-27.27
op-kol_iks_groth-1 = Déployez ce VAISSEAU.
op-kol_iks_groth-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-kol_iks_groth-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-kol_iks_groth-4 = Envoyez une Équipe d’exploration vers le LIEU où se trouve ce VAISSEAU.
op-kol_iks_groth-5 = Promouvez une PERSONNE de votre main.

## Développements

card-kol_prototype_cloak = Prototype d’occultation
    .text = { op-kind-play-attack } { op-kol_prototype_cloak-1 } { op-kind-reaction } { op-kol_prototype_cloak-2 }
    .cost = Coût : 3 Dilithium.
    .rule = CHAIR-9.14 CHAIR-15.12 CHAIR-20.6 CHAIR-27.2 CHAIR-27.18 CHAIR-27.39
op-kol_prototype_cloak-1 = Déployez cette carte. Réactivez un VAISSEAU. Jetez une carte du Marché. Si l’autre capitaine a au moins 2 VAISSEAUX déployés, il en renvoie un ou prend un INCIDENT.
op-kol_prototype_cloak-2 = Après avoir déployé un VAISSEAU sans le trait occultation : ce VAISSEAU compte aussi comme une carte occultation jusqu’à la fin du tour. Vous pouvez défausser une carte pour envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.

card-kol_sword_of_kahless = Épée de Kahless
    .text = { op-kind-play-action } { op-kol_sword_of_kahless-1 }
    .cost = Coût : 5 Dilithium, ou rien si l’I.K.S. Devisor est en jeu.
    .rule = CHAIR-9.16 CHAIR-13.8 CHAIR-23.3 CHAIR-27.6 CHAIR-27.24 CHAIR-37.4
op-kol_sword_of_kahless-1 = Requiert Militaire 9 et un Officier de service klingon. Jetez une carte du Marché. Renvoyez un de vos Officiers de service klingons pour gagner 4 Gloire. Loggez cette carte.

card-kol_boreth = Boreth
    .text = { op-kind-play-action } { op-kol_boreth-1 } { op-kind-control } { op-kol_boreth-2 } { op-kind-activation } { op-kol_boreth-3 } { op-kind-activation } { op-kol_boreth-4 } { op-kind-endgame } { op-kol_boreth-5 }
    .cost = Coût : 6 Dilithium. Requiert 10 Gloire (qui n’est pas dépensée).
    .rule = CHAIR-13.8 CHAIR-14.7 CHAIR-25.5 CHAIR-27.16 CHAIR-27.19 CHAIR-27.38
op-kol_boreth-1 = Prenez le contrôle de ce LIEU.
op-kol_boreth-2 = Cherchez une carte quelconque et jouez-la gratuitement.
op-kol_boreth-3 = Dépensez 1 Dilithium : piochez la dernière carte de votre pioche (celle du dessous).
op-kol_boreth-4 = Dépensez 1 Dilithium et défaussez une carte : rappelez de votre Zone de transit une carte sans le trait voyage temporel.
op-kol_boreth-5 = 1 PV par icône d’Aptitude (Recherche, Influence, Militaire ou au choix) sur vos cartes en jeu ; les cartes téléportées ne comptent pas.

card-kol_curzon_dax = Curzon Dax
    .text = { op-kind-play } { op-kol_curzon_dax-1 } { op-kind-play } { op-kol_curzon_dax-2 } { op-kind-activation-action } { op-kol_curzon_dax-3 }
    .cost = Coût : 2 Dilithium et 2 Latinum.
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-17.1 CHAIR-27.5 CHAIR-27.40
op-kol_curzon_dax-1 = Influence ou Militaire +1 : la plus basse de ces deux pistes (en cas d’égalité, vous choisissez).
op-kol_curzon_dax-2 = Replacez un INCIDENT de votre main.
op-kol_curzon_dax-3 = Défaussez une carte : scannez 2 cartes ALLIÉ.

card-kol_kang_the_dahar_master = Kang, le maître Dahar
    .text = { op-kind-play-action } { op-kol_kang_the_dahar_master-1 } { op-kind-play-action } { op-kol_kang_the_dahar_master-2 } { op-kind-reaction } { op-kol_kang_the_dahar_master-3 }
    .cost = Coût : 4 Dilithium. Requiert 8 Gloire (qui n’est pas dépensée).
    .rule = CHAIR-9.8 CHAIR-13.8 CHAIR-16.12 CHAIR-17.1 CHAIR-27.4 CHAIR-27.40
op-kol_kang_the_dahar_master-1 = Replacez un INCIDENT de votre main ou de votre défausse. Gagnez 1 Gloire, même si vous n’en aviez aucun à replacer.
op-kol_kang_the_dahar_master-2 = Requiert 15 Gloire (qui n’est pas dépensée). Détruisez cette carte : prenez une RENCONTRE et gagnez 3 Gloire.
op-kol_kang_the_dahar_master-3 = Après avoir avancé en Influence : Influence +1. Gagnez 1 Gloire.

card-kol_kor_the_dahar_master = Kor, le maître Dahar
    .text = { op-kind-play } { op-kol_kor_the_dahar_master-1 } { op-kind-reaction } { op-kol_kor_the_dahar_master-2 }
    .cost = Coût : 2 Dilithium et 1 Latinum. Requiert 10 Gloire (qui n’est pas dépensée).
    .rule = CHAIR-7.2 CHAIR-13.8 CHAIR-20.1 CHAIR-23.3 CHAIR-27.22 CHAIR-27.47
op-kol_kor_the_dahar_master-1 = Envoyez une Équipe d’exploration vers un LIEU neutre. Si vous avez maintenant sécurisé ce LIEU, vous pouvez dépenser une Action pour en prendre le contrôle et logger cette carte.
op-kol_kor_the_dahar_master-2 = Après avoir avancé en Influence : Militaire +1. Vous pouvez faire passer un VAISSEAU en distorsion.

card-kol_iks_devisor = I.K.S. Devisor
    .text = { op-kind-play } { op-kol_iks_devisor-1 } { op-kind-activation } { op-kol_iks_devisor-2 } { op-kind-activation } { op-kol_iks_devisor-3 } { op-kind-activation-action } { op-kol_iks_devisor-4 }
    .cost = Coût : 5 Dilithium.
    .rule = CHAIR-11.1 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-kol_iks_devisor-1 = Déployez ce VAISSEAU et gagnez 1 Gloire.
op-kol_iks_devisor-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-kol_iks_devisor-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-kol_iks_devisor-4 = Envoyez une Équipe d’exploration vers le LIEU où se trouve ce VAISSEAU.

## Réserve

card-kol_recruit = Recruter
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-kol_energy_drain = Perte d’énergie
    .text = { op-kind-play-action } { op-energy_drain-1 }
    .rule = CHAIR-8.12 CHAIR-12.2 CHAIR-27.22 CHAIR-27.40

card-kol_hostile_contact = Contact hostile
    .text = { op-kind-play-action } { op-hostile_contact-1 } { op-kind-play-action } { op-hostile_contact-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40

card-kol_rura_penthe = Rura Penthe
    .text = { op-kind-play-action } { op-kol_rura_penthe-1 } { op-kind-control } { op-kol_rura_penthe-2 } { op-kind-resupply } { op-kol_rura_penthe-3 } { op-kind-activation } { op-kol_rura_penthe-4 }
    .rule = CHAIR-6.1 CHAIR-12.1 CHAIR-14.7 CHAIR-21.1 CHAIR-21.5 CHAIR-27.48
op-kol_rura_penthe-1 = Prenez le contrôle de ce LIEU.
op-kol_rura_penthe-2 = Gagnez 2 Dilithium.
op-kol_rura_penthe-3 = Gagnez 1 Dilithium par PERSONNE téléportée ici.
op-kol_rura_penthe-4 = Téléportez ici une PERSONNE.

card-kol_mara = Mara
    .text = { op-kind-play-action } { op-kol_mara-1 } { op-kind-resupply } { op-kol_mara-2 }
    .rule = CHAIR-8.8 CHAIR-11.1 CHAIR-12.2 CHAIR-17.1 CHAIR-27.5
op-kol_mara-1 = Dépensez 3 Dilithium : Recherche, Influence ou Militaire +2 (une seule piste). Vous pouvez défausser une PERSONNE qui n’est pas klingonne pour gagner 1 Gloire.
op-kol_mara-2 = Recherche +1.

## Disponibles

card-kol_confiscate = Confisquer
    .text = { op-kind-play-action } { op-confiscate-1 } { op-kind-play-action } { op-confiscate-2 } { op-kind-play } { op-confiscate-3 }
    .rule = CHAIR-12.1 CHAIR-12.2 CHAIR-16.1

card-kol_conquer = Conquérir
    .text = { op-kind-play-action } { op-conquer-1 }
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-16.12 CHAIR-20.2 CHAIR-27.5 CHAIR-27.6

card-kol_good_day_to_die = Un beau jour pour mourir
    .text = { op-kind-play-action } { op-kol_good_day_to_die-1 }
    .rule = CHAIR-16.12 CHAIR-21.5 CHAIR-23.1 CHAIR-24.6 CHAIR-27.6 CHAIR-37.4
op-kol_good_day_to_die-1 = Requiert 2 VAISSEAUX déployés. Vous pouvez logger une PERSONNE téléportée à bord d’un VAISSEAU pour Militaire +1. Loggez un de vos VAISSEAUX déployés et renvoyez-en un autre pour regarder les 2 premières RENCONTRES, en prendre une et mettre l’autre sous la pioche Rencontre.

card-kol_utilize = Utiliser
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-kol_klingon_disruptors = Disrupteurs klingons
    .text = { op-kind-play-action-attack } { op-kol_klingon_disruptors-1 } { op-kind-play-action } { op-kol_klingon_disruptors-2 }
    .rule = CHAIR-11.1 CHAIR-17.1 CHAIR-20.4 CHAIR-26.16 CHAIR-27.5 CHAIR-27.52
op-kol_klingon_disruptors-1 = Défaussez un Klingon. Si vous le faites, jusqu’à 2 fois, retirez une Équipe d’exploration de l’autre capitaine d’un LIEU neutre où vous en avez aussi une. Gagnez 1 Gloire par Équipe retirée.
op-kol_klingon_disruptors-2 = Militaire +1.

card-kol_qonos = Qo’noS
    .text = { op-kind-play-action } { op-kol_qonos-1 } { op-kind-control } { op-kol_qonos-2 } { op-kind-activation } { op-kol_qonos-3 }
    .rule = CHAIR-8.8 CHAIR-14.7 CHAIR-17.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.48
op-kol_qonos-1 = Prenez le contrôle de ce LIEU.
op-kol_qonos-2 = Influence +1.
op-kol_qonos-3 = Si une de vos Équipes d’exploration est ici, piochez une carte. De plus, si vous en avez au moins 3 en tout sur les LIEUX que vous contrôlez, piochez une carte. Vous pouvez dépenser 2 Dilithium et défausser une carte pour piocher une carte.

card-kol_arne_darvin = Arne Darvin
    .text = { op-kind-play-action-attack } { op-kol_arne_darvin-1 } { op-kind-play-action-attack } { op-kol_arne_darvin-2 } { op-kind-passive } { op-kol_arne_darvin-3 }
    .rule = CHAIR-9.16 CHAIR-10.11 CHAIR-12.8 CHAIR-16.12 CHAIR-23.3 CHAIR-27.18
op-kol_arne_darvin-1 = Gagnez 1 Dilithium. Dérobez 1 Dilithium à l’autre capitaine.
op-kol_arne_darvin-2 = Requiert Influence 4. L’autre capitaine renvoie un de ses Officiers de service. Prenez un INCIDENT. Gagnez 3 Gloire. Loggez cette carte.
op-kol_arne_darvin-3 = Votre taille de main augmente de 1.

card-kol_korax = Korax
    .text = { op-kind-play-attack } { op-kol_korax-1 } { op-kind-clean_up } { op-kol_korax-2 } { op-kind-activation } { op-kol_korax-3 }
    .rule = CHAIR-8.8 CHAIR-8.10 CHAIR-10.2 CHAIR-10.14 CHAIR-13.1 CHAIR-27.39
op-kol_korax-1 = Gagnez 1 Gloire. L’autre capitaine défausse la première carte de sa pioche ; si c’est une PERSONNE, vous prenez tous les deux un INCIDENT.
op-kol_korax-2 = Pour chaque Action inutilisée, votre taille de main augmente de 1 pour ce Nettoyage et vous pouvez gagner 1 Gloire.
op-kol_korax-3 = Réactivez l’I.K.S. Gr’oth. Vous pouvez défausser une carte pour réactiver un autre VAISSEAU klingon.

card-kol_krell = Krell
    .text = { op-kind-play-action } { op-kol_krell-1 } { op-kind-resupply } { op-kol_krell-2 }
    .rule = CHAIR-6.1 CHAIR-12.1 CHAIR-12.2 CHAIR-15.1 CHAIR-16.5 CHAIR-17.1
op-kol_krell-1 = Dépensez 1 Dilithium : scannez 2 cartes CARGAISON. Si la carte gagnée est une arme, Influence +1.
op-kol_krell-2 = Si vous avez une arme en jeu, gagnez 1 Latinum et 1 Dilithium. Si vous en avez au moins 2, gagnez 1 Gloire. Votre Capitaine ne compte pas.

card-kol_iks_klothos = I.K.S. Klothos
    .text = { op-kind-play } { op-kol_iks_klothos-1 } { op-kind-activation } { op-kol_iks_klothos-2 } { op-kind-activation } { op-kol_iks_klothos-3 } { op-kind-activation-action } { op-kol_iks_klothos-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-kol_iks_klothos-1 = Déployez ce VAISSEAU.
op-kol_iks_klothos-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-kol_iks_klothos-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-kol_iks_klothos-4 = Envoyez une Équipe d’exploration vers le LIEU où se trouve ce VAISSEAU.
