### L’équipage de Jean-Luc Picard : nom, texte dans nos propres mots, et règles qui s’appliquent à chaque carte. Les Développements disent aussi leur coût.
### Les opérations que plusieurs équipages partagent sont dans crew_shared.ftl, celles des cartes communes dans common_cards.ftl.

## Capitaine

card-pic_jean_luc_picard = Jean-Luc Picard
    .text = { op-kind-reaction } { op-pic_jean_luc_picard-1 } { op-kind-endgame } { op-pic_jean_luc_picard-2 }
    .rule = CHAIR-9.8 CHAIR-16.10 CHAIR-21.1 CHAIR-25.5 CHAIR-27.59
op-pic_jean_luc_picard-1 = Après avoir gagné un ALLIÉ (un scan compte aussi) : défaussez une carte pour gagner 1 Gloire. Vous pouvez alors téléporter cet ALLIÉ à bord d’un VAISSEAU, où que vous l’ayez mis.
op-pic_jean_luc_picard-2 = 1 PV par ALLIÉ que vous possédez.

## Déployé

card-pic_uss_enterprise_d = U.S.S. Enterprise-D
    .text = { op-kind-play-action } { op-enterprise_d_frame-1 } { op-kind-activation } { op-enterprise_d_frame-2 } { op-kind-activation } { op-enterprise_d_frame-3 } { op-kind-activation } { op-enterprise_d_frame-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.2 CHAIR-27.27

## Développements

card-pic_make_it_so = Exécution
    .text = { op-kind-play } { op-pic_make_it_so-1 } { op-kind-play } { op-pic_make_it_so-2 }
    .cost = Coût : 3 Dilithium.
    .rule = CHAIR-7.2 CHAIR-9.16 CHAIR-23.3 CHAIR-27.40 CHAIR-27.41 CHAIR-27.47
op-pic_make_it_so-1 = Replacez un INCIDENT de votre main ou de votre défausse.
op-pic_make_it_so-2 = Requiert Influence 4 et un LIEU neutre que vous avez sécurisé. Prenez le contrôle d’un tel LIEU. Loggez cette carte.

card-pic_tamarians = Tamariens
    .text = { op-kind-play-action } { op-pic_tamarians-1 }
    .cost = Coût : 2 Dilithium, et prendre un INCIDENT.
    .rule = CHAIR-11.1 CHAIR-13.8 CHAIR-14.1 CHAIR-23.3 CHAIR-27.5 CHAIR-27.7
op-pic_tamarians-1 = Piochez 3 cartes. Vous pouvez défausser une carte au plus de chacun de ces types : PERSONNE, CARGAISON, VAISSEAU, ALLIÉ, RENCONTRE, INCIDENT (de toute votre main, pas seulement les cartes piochées). Gagnez 1 Gloire par carte ainsi défaussée. Loggez cette carte.

card-pic_phasing_cloak = Occultation par déphasage
    .text = { op-kind-play-action } { op-pic_phasing_cloak-1 } { op-kind-activation } { op-pic_phasing_cloak-2 } { op-kind-passive } { op-pic_phasing_cloak-3 }
    .cost = Coût : 2 Dilithium, et chercher une PERSONNE et la logger.
    .rule = CHAIR-13.8 CHAIR-20.1 CHAIR-20.6 CHAIR-27.2 CHAIR-27.19 CHAIR-27.24
op-pic_phasing_cloak-1 = Déployez cette carte. Jetez une carte du Marché.
op-pic_phasing_cloak-2 = Jouez gratuitement un VAISSEAU.
op-pic_phasing_cloak-3 = Chaque fois que vous envoyez des Équipes d’exploration vers un LIEU neutre, les Vaisseaux adverses sont ignorés.

card-pic_daystrom_institute = Institut Daystrom
    .text = { op-kind-play-action } { op-pic_daystrom_institute-1 } { op-kind-control } { op-pic_daystrom_institute-2 } { op-kind-activation } { op-pic_daystrom_institute-3 } { op-kind-activation } { op-pic_daystrom_institute-4 } { op-kind-endgame } { op-pic_daystrom_institute-5 }
    .cost = Coût : 3 Dilithium et 1 Latinum.
    .rule = CHAIR-14.7 CHAIR-16.7 CHAIR-25.5 CHAIR-27.16 CHAIR-27.48
op-pic_daystrom_institute-1 = Prenez le contrôle de ce LIEU.
op-pic_daystrom_institute-2 = Vous pouvez scanner à la recherche d’un synthétique.
op-pic_daystrom_institute-3 = Cherchez un synthétique et gagnez 1 Gloire.
op-pic_daystrom_institute-4 = Piochez une carte.
op-pic_daystrom_institute-5 = 1 PV par synthétique que vous possédez.

card-pic_starbase_74 = Base stellaire 74
    .text = { op-kind-play-action } { op-pic_starbase_74-1 } { op-kind-control } { op-pic_starbase_74-2 } { op-kind-passive } { op-pic_starbase_74-3 }
    .cost = Coût : 2 Dilithium et 1 Latinum.
    .rule = CHAIR-8.8 CHAIR-14.7 CHAIR-27.16 CHAIR-27.19 CHAIR-27.28 CHAIR-27.48
op-pic_starbase_74-1 = Prenez le contrôle de ce LIEU.
op-pic_starbase_74-2 = Cherchez une PERSONNE. Vous pouvez défausser une autre carte pour jouer gratuitement cette PERSONNE.
op-pic_starbase_74-3 = Vous avez un emplacement Officier de service de plus.

card-pic_deanna_troi = Deanna Troi
    .text = { op-kind-play } { op-pic_deanna_troi-1 } { op-kind-passive } { op-pic_deanna_troi-2 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-9.7 CHAIR-23.1 CHAIR-27.7 CHAIR-27.40
op-pic_deanna_troi-1 = Piochez une carte. Ensuite, gardez-la, ou défaussez-la pour gagner 1 Gloire, ou loggez-la.
op-pic_deanna_troi-2 = Chaque fois que vous jouez un INCIDENT, vous pouvez utiliser cette opération JOUER, qui ne coûte pas d’Action, au lieu des siennes : défaussez une carte pour replacer cet INCIDENT et piocher 2 cartes.

card-pic_geordi_la_forge = Geordi La Forge
    .text = { op-kind-play } { op-pic_geordi_la_forge-1 } { op-kind-reaction } { op-pic_geordi_la_forge-2 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-9.8 CHAIR-16.10 CHAIR-27.16 CHAIR-27.19 CHAIR-27.39 CHAIR-27.59
op-pic_geordi_la_forge-1 = Vous pouvez chercher un VAISSEAU. Vous pouvez réactiver un VAISSEAU.
op-pic_geordi_la_forge-2 = Après avoir gagné un VAISSEAU : gagnez 1 Gloire. Vous pouvez jouer gratuitement ce VAISSEAU, où que vous l’ayez mis.

card-pic_uss_bozeman = U.S.S. Bozeman
    .text = { op-kind-play-action } { op-pic_uss_bozeman-1 } { op-kind-play } { op-pic_uss_bozeman-2 } { op-kind-activation } { op-pic_uss_bozeman-3 } { op-kind-activation } { op-pic_uss_bozeman-4 }
    .cost = Coût : 5 Dilithium.
    .rule = CHAIR-9.16 CHAIR-13.6 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.38
op-pic_uss_bozeman-1 = Déployez ce VAISSEAU. Vous pouvez recruter un Développement.
op-pic_uss_bozeman-2 = Requiert Recherche 6. Rappelez de votre Zone de transit une carte sans le trait voyage temporel.
op-pic_uss_bozeman-3 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-pic_uss_bozeman-4 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

## Réserve

card-pic_first_contact = Premier contact
    .text = { op-kind-play-action } { op-pic_first_contact-1 }
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-23.3
op-pic_first_contact-1 = Scannez 2 cartes ALLIÉ. Loggez cette carte.

card-pic_data = Data
    .text = { op-kind-play-action } { op-pic_data-1 } { op-kind-activation } { op-pic_data-2 }
    .rule = CHAIR-9.5 CHAIR-17.1 CHAIR-23.2
op-pic_data-1 = Recherche, Influence ou Militaire +1.
op-pic_data-2 = Loggez une carte de votre main. Si vous le faites, gagnez 1 point par tranche de 5 cartes dans votre Journal de bord (la carte que vous venez de logger compte), arrondi à l’entier inférieur. Répartissez ces points entre Recherche, Influence et Militaire comme vous voulez.

card-pic_beverly_crusher = Beverly Crusher
    .text = { op-kind-play-action } { op-pic_beverly_crusher-1 } { op-kind-reaction } { op-pic_beverly_crusher-2 }
    .rule = CHAIR-9.8 CHAIR-17.1 CHAIR-27.5 CHAIR-27.40 CHAIR-27.59
op-pic_beverly_crusher-1 = Recherche +1. Vous pouvez replacer un INCIDENT de votre défausse.
op-pic_beverly_crusher-2 = Après avoir pris un INCIDENT : défaussez une autre carte pour replacer cet INCIDENT et gagner 1 Gloire.

card-pic_type_7_shuttlecraft = Navette de type 7
    .text = { op-kind-play-action } { op-pic_type_7_shuttlecraft-1 } { op-kind-play } { op-pic_type_7_shuttlecraft-2 }
    .rule = CHAIR-20.1 CHAIR-20.2 CHAIR-21.1 CHAIR-27.31 CHAIR-27.38
op-pic_type_7_shuttlecraft-1 = Envoyez une Équipe d’exploration vers un LIEU où vous avez un VAISSEAU. Vous pouvez mettre cette carte sur votre pioche.
op-pic_type_7_shuttlecraft-2 = Gagnez 1 Dilithium. Vous pouvez soit téléporter une carte à bord d’un VAISSEAU, soit rappeler une carte téléportée à bord d’un VAISSEAU.

## Disponibles

card-pic_analyze = Analyser
    .text = { op-kind-play-action } { op-analyze-1 } { op-kind-play-action } { op-analyze-2 } { op-kind-play } { op-analyze-3 }
    .rule = CHAIR-12.1 CHAIR-16.1 CHAIR-16.12 CHAIR-27.5

card-pic_diplomacy = Diplomatie
    .text = { op-kind-play } { op-pic_diplomacy-1 } { op-kind-play-action } { op-pic_diplomacy-2 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-17.1 CHAIR-23.3 CHAIR-27.5 CHAIR-27.7
op-pic_diplomacy-1 = Dépensez 1 Dilithium : piochez 2 cartes et défaussez l’une d’elles. Influence +1.
op-pic_diplomacy-2 = Gagnez un ALLIÉ. Loggez cette carte.

card-pic_recruit = Recruter
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-pic_strange_new_worlds = Étranges nouveaux mondes
    .text = { op-kind-play-action } { op-strange_new_worlds-1 }
    .rule = CHAIR-16.12 CHAIR-18.5 CHAIR-19.5 CHAIR-23.1 CHAIR-24.6 CHAIR-37.5

card-pic_utilize = Utiliser
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-pic_red_alert = Alerte rouge
    .text = { op-kind-play-action } { op-red_alert-1 }
    .rule = CHAIR-27.27 CHAIR-27.31 CHAIR-27.40

card-pic_farpoint_station = Station Farpoint
    .text = { op-kind-play-action } { op-pic_farpoint_station-1 } { op-kind-control } { op-pic_farpoint_station-2 } { op-kind-activation } { op-pic_farpoint_station-3 }
    .rule = CHAIR-14.7 CHAIR-17.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.48
op-pic_farpoint_station-1 = Prenez le contrôle de ce LIEU.
op-pic_farpoint_station-2 = Recherche +1.
op-pic_farpoint_station-3 = Si une de vos Équipes d’exploration est ici, piochez une carte. De plus, si vous en avez au moins 3 en tout sur les LIEUX que vous contrôlez, piochez une carte.

card-pic_set_a_course = Fixer le cap
    .text = { op-kind-play-action } { op-set_a_course-1 } { op-kind-play } { op-set_a_course-2 }
    .rule = CHAIR-19.2 CHAIR-20.1 CHAIR-27.5 CHAIR-27.7

card-pic_worf = Worf
    .text = { op-kind-play-action } { op-pic_worf-1 } { op-kind-activation-attack } { op-pic_worf-2 }
    .rule = CHAIR-16.12 CHAIR-20.1 CHAIR-20.4 CHAIR-27.5 CHAIR-27.52
op-pic_worf-1 = Prenez un INCIDENT et défaussez-le. Défaussez la première carte de votre pioche. Envoyez 2 Équipes d’exploration vers un même LIEU neutre.
op-pic_worf-2 = Requiert un LIEU où les deux capitaines ont des Équipes d’exploration. Défaussez une carte : retirez d’un tel LIEU une Équipe d’exploration de l’autre capitaine. Si une Équipe a été retirée, gagnez 1 Gloire.

card-pic_will_riker = Will Riker
    .text = { op-kind-play-action } { op-pic_will_riker-1 } { op-kind-resupply } { op-pic_will_riker-2 } { op-kind-activation } { op-pic_will_riker-3 } { op-kind-activation } { op-pic_will_riker-4 }
    .rule = CHAIR-8.8 CHAIR-13.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.19 CHAIR-27.50
op-pic_will_riker-1 = Piochez 2 cartes de votre choix dans votre défausse. Vous pouvez dépenser 1 Dilithium pour envoyer une Équipe d’exploration vers un LIEU ; si vous contrôlez ce LIEU, déclenchez son opération CONTRÔLE.
op-pic_will_riker-2 = Défaussez la première carte de votre pioche et gagnez 1 Latinum.
op-pic_will_riker-3 = Jouez gratuitement un VAISSEAU de Starfleet.
op-pic_will_riker-4 = Piochez un VAISSEAU de votre choix dans votre défausse.
