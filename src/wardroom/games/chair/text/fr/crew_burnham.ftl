### L’équipage de Michael Burnham : nom, texte dans nos propres mots, et règles qui s’appliquent à chaque carte. Les Développements disent aussi leur coût.
### Les opérations que plusieurs équipages partagent sont dans crew_shared.ftl, celles des cartes communes dans common_cards.ftl.

## Capitaine

card-bur_michael_burnham = Michael Burnham
    .text = { op-kind-passive } { op-bur_michael_burnham-1 } { op-kind-activation } { op-bur_michael_burnham-2 }
    .rule = CHAIR-10.7 CHAIR-11.8 CHAIR-12.2 CHAIR-16.1 CHAIR-28.2
op-bur_michael_burnham-1 = À votre Nettoyage, au lieu de poser de la Gloire : retirez 1 Gloire de la carte Date stellaire et posez 2 Dilithium du stock sur une carte du Marché.
op-bur_michael_burnham-2 = Dépensez 3 Dilithium : gagnez un ALLIÉ et 1 Gloire.

## Statut

card-bur_inert_dilithium = Dilithium inerte
    .text = { op-kind-passive } { op-bur_inert_dilithium-1 } { op-kind-passive } { op-bur_inert_dilithium-2 } { op-kind-passive } { op-bur_inert_dilithium-3 }
    .rule = CHAIR-10.11 CHAIR-12.9 CHAIR-27.55 CHAIR-28.1 CHAIR-28.3 CHAIR-28.4
op-bur_inert_dilithium-1 = Votre taille de main augmente de 1.
op-bur_inert_dilithium-2 = Le Dilithium que vous gagnez va sur cette carte et ne peut pas être dépensé (sauf celui posé sur une carte du Marché que vous gagnez). Recristalliser le fait passer dans vos ressources.
op-bur_inert_dilithium-3 = Vous ne pouvez pas payer du Dilithium avec de la Gloire.

## Déployé

card-bur_uss_discovery_a = U.S.S. Discovery-A
    .text = { op-kind-play-action } { op-bur_uss_discovery_a-1 } { op-kind-activation } { op-bur_uss_discovery_a-2 } { op-kind-activation } { op-bur_uss_discovery_a-3 } { op-kind-activation } { op-bur_uss_discovery_a-4 } { op-kind-passive } { op-bur_uss_discovery_a-5 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.27 CHAIR-28.3 CHAIR-28.12
op-bur_uss_discovery_a-1 = Déployez ce VAISSEAU. Vous pouvez défausser une carte pour jouer gratuitement une PERSONNE.
op-bur_uss_discovery_a-2 = Faites passer ce VAISSEAU en distorsion et réactivez-le. Vous pouvez recommencer, 10 fois au plus par tour.
op-bur_uss_discovery_a-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-bur_uss_discovery_a-4 = Promouvez une PERSONNE de votre main.
op-bur_uss_discovery_a-5 = Votre Dilithium ne peut pas être dérobé.

## Développements

card-bur_uss_federation = U.S.S. Federation
    .text = { op-kind-play-action } { op-bur_uss_federation-1 } { op-kind-activation } { op-bur_uss_federation-2 } { op-kind-endgame } { op-bur_uss_federation-3 }
    .cost = Coût : 6 Dilithium, ou rien si l’amiral Vance est votre Officier de service.
    .rule = CHAIR-8.8 CHAIR-13.8 CHAIR-19.1 CHAIR-19.2 CHAIR-25.5 CHAIR-27.27
op-bur_uss_federation-1 = Déployez ce VAISSEAU. Vous pouvez dépenser 1 Dilithium pour le faire passer en distorsion.
op-bur_uss_federation-2 = Promouvez une PERSONNE de votre main.
op-bur_uss_federation-3 = 1 PV par carte que vous possédez avec une Concentration Influence ou Militaire.

card-bur_admiral_vance = Amiral Vance
    .text = { op-kind-play-action } { op-bur_admiral_vance-1 } { op-kind-activation } { op-bur_admiral_vance-2 }
    .cost = Coût : 2 Dilithium.
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-20.1 CHAIR-27.5 CHAIR-27.7 CHAIR-27.22
op-bur_admiral_vance-1 = Gagnez un ALLIÉ. Piochez une carte.
op-bur_admiral_vance-2 = Si vous avez une Équipe d’exploration sur un LIEU que vous contrôlez, piochez une carte. De plus, si vous en avez au moins 3 en tout sur les LIEUX que vous contrôlez, piochez une carte. Vous pouvez défausser un INCIDENT pour gagner une Action.

card-bur_adira_tal = Adira Tal
    .text = { op-kind-play } { op-bur_adira_tal-1 } { op-kind-reaction } { op-bur_adira_tal-2 } { op-kind-passive } { op-bur_adira_tal-3 }
    .cost = Coût : 2 Dilithium. Requiert Recherche 7.
    .rule = CHAIR-16.5 CHAIR-23.1 CHAIR-27.16 CHAIR-27.29 CHAIR-27.37 CHAIR-28.7
op-bur_adira_tal-1 = Loggez une carte de votre main ou de votre défausse : cherchez une carte quelconque.
op-bur_adira_tal-2 = Quand vous allez gagner au Marché une carte d’un type donné : à la place, scannez 2 cartes de ce type, et gagnez 1 Gloire.
op-bur_adira_tal-3 = Vous avez un emplacement Officier de service de plus, pour une PERSONNE avec le trait scientifique ou ingénieur.

card-bur_jett_reno = Jett Reno
    .text = { op-kind-play } { op-bur_jett_reno-1 } { op-kind-play } { op-bur_jett_reno-2 } { op-kind-activation } { op-bur_jett_reno-3 }
    .cost = Coût : renvoyer un de vos VAISSEAUX déployés.
    .rule = CHAIR-12.1 CHAIR-13.8 CHAIR-16.1 CHAIR-16.12 CHAIR-27.6 CHAIR-27.55
op-bur_jett_reno-1 = Gagnez 3 Dilithium.
op-bur_jett_reno-2 = Recristallisez jusqu’à 2 Dilithium.
op-bur_jett_reno-3 = Prenez un INCIDENT : gagnez une CARGAISON ou un VAISSEAU et mettez la carte gagnée dans votre défausse.

card-bur_doctor_kovich = Docteur Kovich
    .text = { op-kind-play-action } { op-bur_doctor_kovich-1 } { op-kind-passive } { op-bur_doctor_kovich-2 }
    .cost = Coût : chercher une RENCONTRE et la logger.
    .rule = CHAIR-10.11 CHAIR-13.8 CHAIR-15.1 CHAIR-17.1 CHAIR-27.7
op-bur_doctor_kovich-1 = Piochez une carte. Recherche +1 par anomalie en jeu. Influence +1 par ambassadeur en jeu. Militaire +1 par alien en jeu.
op-bur_doctor_kovich-2 = Votre taille de main augmente de 1 pour chacune de vos pistes à 5 ou plus.

card-bur_earth = Terre
    .text = { op-kind-play-action } { op-bur_earth-1 } { op-kind-control } { op-bur_earth-2 } { op-kind-activation } { op-bur_earth-3 }
    .cost = Coût : rien. Requiert Recherche 8 et Influence 5.
    .rule = CHAIR-13.8 CHAIR-14.7 CHAIR-16.1 CHAIR-17.1 CHAIR-27.48
op-bur_earth-1 = Prenez le contrôle de ce LIEU.
op-bur_earth-2 = Vous pouvez gagner une PERSONNE.
op-bur_earth-3 = Influence +1. Militaire +1.

card-bur_theta_zeta = Theta Zeta
    .text = { op-kind-play-action } { op-bur_theta_zeta-1 } { op-kind-control } { op-bur_theta_zeta-2 } { op-kind-passive } { op-bur_theta_zeta-3 } { op-kind-endgame } { op-bur_theta_zeta-4 }
    .cost = Coût : rien. Requiert Recherche 12.
    .rule = CHAIR-13.8 CHAIR-14.7 CHAIR-20.1 CHAIR-25.5 CHAIR-27.55 CHAIR-28.5
op-bur_theta_zeta-1 = Prenez le contrôle de ce LIEU.
op-bur_theta_zeta-2 = Recristallisez tout votre Dilithium. Loggez la carte Dilithium inerte en jeu. Gagnez 4 Gloire.
op-bur_theta_zeta-3 = Aucune Équipe d’exploration ne peut être envoyée ici.
op-bur_theta_zeta-4 = 1 PV par tranche de 2 Dilithium que vous avez, arrondi à l’entier inférieur.

card-bur_trance_worm = Ver de transe
    .text = { op-kind-play-action } { op-bur_trance_worm-1 }
    .cost = Coût : 3 Latinum.
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-23.1 CHAIR-27.24 CHAIR-37.4
op-bur_trance_worm-1 = Jetez une carte du Marché. Dépensez 1 Latinum (sans lui, vous ne pouvez pas utiliser cette opération) pour gagner une PERSONNE ou une CARGAISON et la logger. Si la carte gagnée a au moins 3 traits, gagnez 1 Gloire.

## Réserve

card-bur_nivar = Ni’Var
    .text = { op-kind-play-action } { op-bur_nivar-1 } { op-kind-control } { op-bur_nivar-2 } { op-kind-passive } { op-bur_nivar-3 }
    .rule = CHAIR-11.8 CHAIR-14.7 CHAIR-15.11 CHAIR-16.7 CHAIR-17.2 CHAIR-27.16
op-bur_nivar-1 = Prenez le contrôle de ce LIEU. Retirez 1 Gloire de la carte Date stellaire ; elle va au stock.
op-bur_nivar-2 = Vous pouvez soit chercher la carte Inspirer, soit scanner à la recherche d’un ambassadeur.
op-bur_nivar-3 = Cette carte a 1 Aptitude Recherche par Vulcain, 1 Aptitude Influence par ambassadeur et 1 Aptitude Militaire par Romulien en jeu ; ses propres traits comptent.

card-bur_hugh_culber = Hugh Culber
    .text = { op-kind-play-action } { op-bur_hugh_culber-1 } { op-kind-reaction } { op-bur_hugh_culber-2 }
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-27.5 CHAIR-27.16 CHAIR-27.19 CHAIR-27.40
op-bur_hugh_culber-1 = Vous pouvez chercher une PERSONNE ou un INCIDENT. Vous pouvez jouer gratuitement un INCIDENT pour gagner 1 Gloire.
op-bur_hugh_culber-2 = Après avoir pris un INCIDENT : défaussez une PERSONNE ou une INSTRUCTION pour replacer cet INCIDENT et obtenir Recherche +1.

card-bur_grudge = Grudge
    .text = { op-kind-play } { op-bur_grudge-1 }
    .rule = CHAIR-21.1 CHAIR-27.19 CHAIR-27.24
op-bur_grudge-1 = Vous pouvez jouer gratuitement Cleveland Booker ou le Vaisseau de Book. Vous pouvez téléporter cette carte et une autre à bord du Vaisseau de Book. Jetez une carte du Marché.

card-bur_books_ship = Vaisseau de Book
    .text = { op-kind-play-action } { op-bur_books_ship-1 } { op-kind-activation } { op-bur_books_ship-2 } { op-kind-activation } { op-bur_books_ship-3 } { op-kind-reaction } { op-bur_books_ship-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-27.6 CHAIR-27.38 CHAIR-27.58
op-bur_books_ship-1 = Déployez ce VAISSEAU. Vous pouvez envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.
op-bur_books_ship-2 = Défaussez une carte : faites passer ce VAISSEAU en distorsion.
op-bur_books_ship-3 = Défaussez une carte : rappelez une carte téléportée à bord de ce VAISSEAU.
op-bur_books_ship-4 = Quand une attaque va renvoyer votre Officier de service : renvoyez une carte téléportée à bord de ce VAISSEAU pour ignorer cet effet.

## Disponibles

card-bur_inspire = Inspirer
    .text = { op-kind-play-action } { op-bur_inspire-1 }
    .rule = CHAIR-17.2 CHAIR-17.3 CHAIR-17.10 CHAIR-27.5 CHAIR-27.7
op-bur_inspire-1 = Piochez 2 cartes et défaussez l’une d’elles. Choisissez une piste. Avancez-la de 1 par icône d’Aptitude correspondante sur vos cartes en jeu (« au choix » convient ; les cartes téléportées ne comptent pas).

card-bur_recover = Récupérer
    .text = { op-kind-play-action } { op-bur_recover-1 } { op-kind-play-action } { op-bur_recover-2 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-16.4 CHAIR-16.12
op-bur_recover-1 = Prenez un INCIDENT : gagnez un VAISSEAU de la Poubelle.
op-bur_recover-2 = Dépensez 1 Latinum : gagnez une CARGAISON.

card-bur_strange_new_worlds = Étranges nouveaux mondes
    .text = { op-kind-play-action } { op-strange_new_worlds-1 }
    .rule = CHAIR-16.12 CHAIR-18.5 CHAIR-19.5 CHAIR-23.1 CHAIR-24.6 CHAIR-37.5

card-bur_maximum_warp = Distorsion maximale
    .text = { op-kind-play } { op-bur_maximum_warp-1 }
    .rule = CHAIR-19.2 CHAIR-27.5 CHAIR-27.7
op-bur_maximum_warp-1 = Piochez 2 cartes et défaussez l’une d’elles. Vous pouvez faire passer un VAISSEAU en distorsion.

card-bur_keyla_detmer = Keyla Detmer
    .text = { op-kind-play-action } { op-bur_keyla_detmer-1 } { op-kind-passive } { op-bur_keyla_detmer-2 }
    .rule = CHAIR-8.8 CHAIR-13.1 CHAIR-17.2 CHAIR-17.10 CHAIR-19.2 CHAIR-20.1
op-bur_keyla_detmer-1 = Défaussez la première carte de votre pioche. Vous pouvez défausser une carte pour faire passer un VAISSEAU en distorsion et envoyer une Équipe d’exploration vers le LIEU où il est arrivé.
op-bur_keyla_detmer-2 = Cette carte a deux Aptitudes « au choix ».

card-bur_joann_owosekun = Joann Owosekun
    .text = { op-kind-play-action } { op-bur_joann_owosekun-1 } { op-kind-resupply } { op-bur_joann_owosekun-2 } { op-kind-activation } { op-bur_joann_owosekun-3 }
    .rule = CHAIR-13.1 CHAIR-19.5 CHAIR-20.1 CHAIR-21.1 CHAIR-27.15 CHAIR-27.39
op-bur_joann_owosekun-1 = Vous pouvez envoyer une Équipe d’exploration vers le LIEU où se trouve l’U.S.S. Discovery-A. Vous pouvez téléporter une carte de votre main ou de votre défausse à bord de l’U.S.S. Discovery-A. Si vous avez fait les deux, gagnez 1 Gloire.
op-bur_joann_owosekun-2 = Défaussez la première carte de votre pioche et gagnez 1 Latinum.
op-bur_joann_owosekun-3 = Épuisez un de vos VAISSEAUX qui est sur un LIEU : réactivez ce LIEU.

card-bur_sylvia_tilly = Sylvia Tilly
    .text = { op-kind-play-action } { op-bur_sylvia_tilly-1 } { op-kind-play } { op-bur_sylvia_tilly-2 } { op-kind-reaction } { op-bur_sylvia_tilly-3 }
    .rule = CHAIR-9.8 CHAIR-20.1 CHAIR-23.1 CHAIR-27.7 CHAIR-27.39 CHAIR-27.55
op-bur_sylvia_tilly-1 = Piochez une carte pour chaque scientifique en jeu, sauf votre Capitaine. Pour chaque ingénieur en jeu, réactivez votre Capitaine, une CARGAISON ou un VAISSEAU.
op-bur_sylvia_tilly-2 = Loggez une carte de votre main ou de votre défausse : recristallisez 1 Dilithium.
op-bur_sylvia_tilly-3 = Après avoir gagné une PERSONNE : défaussez un INCIDENT pour envoyer une Équipe d’exploration vers un LIEU.

card-bur_cleveland_booker = Cleveland Booker
    .text = { op-kind-play } { op-bur_cleveland_booker-1 } { op-kind-play-action } { op-bur_cleveland_booker-2 } { op-kind-activation } { op-bur_cleveland_booker-3 }
    .rule = CHAIR-11.1 CHAIR-12.1 CHAIR-12.2 CHAIR-16.1 CHAIR-27.7
op-bur_cleveland_booker-1 = Gagnez 1 Dilithium et 1 Latinum.
op-bur_cleveland_booker-2 = Dépensez 1 Dilithium : gagnez une PERSONNE ou une CARGAISON.
op-bur_cleveland_booker-3 = Pour chaque créature en jeu, piochez une carte ou gagnez 1 Gloire.

card-bur_paul_stamets = Paul Stamets
    .text = { op-kind-play-action } { op-bur_paul_stamets-1 } { op-kind-activation-action } { op-bur_paul_stamets-2 }
    .rule = CHAIR-8.8 CHAIR-12.2 CHAIR-16.12 CHAIR-17.1 CHAIR-27.6 CHAIR-27.55
op-bur_paul_stamets-1 = Vous pouvez prendre un INCIDENT pour Recherche +2. Recristallisez jusqu’à 1 Dilithium pour chacun de vos VAISSEAUX déployés.
op-bur_paul_stamets-2 = Renvoyez l’U.S.S. Discovery-A et cette carte et dépensez 3 Dilithium : prenez une RENCONTRE.

card-bur_saru = Saru
    .text = { op-kind-play-action } { op-bur_saru-1 } { op-kind-resupply } { op-bur_saru-2 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-16.7 CHAIR-27.16 CHAIR-27.19 CHAIR-27.22
op-bur_saru-1 = Vous pouvez prendre un INCIDENT pour scanner à la recherche d’un Kelpien. Cherchez une INSTRUCTION. Vous pouvez la jouer gratuitement.
op-bur_saru-2 = Requiert Influence 2. Révélez votre main. S’il s’y trouve au moins 2 PERSONNES, gagnez une Action.

## Pioche Incident

card-bur_subspace_phenomenon = Phénomène subspatial
    .text = { op-kind-play-action } { op-subspace_phenomenon-1 } { op-kind-play-action } { op-subspace_phenomenon-2 }
    .rule = CHAIR-2.11 CHAIR-17.8 CHAIR-27.5 CHAIR-27.7 CHAIR-27.40
