### Les cartes communes de Captain’s Chair : nom, texte dans nos propres mots, et règles qui s’y appliquent.
### Chaque opération a son propre message ; les cartes aux mêmes opérations se les partagent.

## PERSONNE

card-admiral_jarok = Amiral Jarok
    .text = { op-kind-play-action } { op-admiral_jarok-1 } { op-kind-reaction } { op-admiral_jarok-2 } { op-kind-passive } { op-admiral_jarok-3 }
    .rule = CHAIR-9.17 CHAIR-13.6 CHAIR-23.1 CHAIR-27.29 CHAIR-27.58
op-admiral_jarok-1 = Requiert Militaire 3. L’autre capitaine peut piocher une carte. Recrutez un Développement.
op-admiral_jarok-2 = Après avoir subi une attaque : gagnez 1 Gloire. Vous pouvez logger une carte de votre main ou de votre défausse.
op-admiral_jarok-3 = Vous ne pouvez ni jouer ni promouvoir de cartes d’attaque. Vous avez un emplacement Officier de service de plus, pour une PERSONNE de Starfleet.

card-admiral_necheyev = Amirale Necheyev
    .text = { op-kind-play-action } { op-admiral_necheyev-1 } { op-kind-resupply } { op-admiral_necheyev-2 } { op-kind-activation } { op-admiral_necheyev-3 }
    .rule = CHAIR-6.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.19
op-admiral_necheyev-1 = Vous pouvez faire passer un VAISSEAU en distorsion. Vous pouvez jouer gratuitement une INSTRUCTION de votre main ou de votre défausse. Jusqu’à 3 fois, téléportez une carte à bord d’un VAISSEAU.
op-admiral_necheyev-2 = Piochez une carte pour chaque carte ops en jeu, 3 au plus.
op-admiral_necheyev-3 = Dépensez 1 Dilithium : faites passer en distorsion autant de vos VAISSEAUX que vous voulez.

card-admiral_pressman = Amiral Pressman
    .text = { op-kind-play } { op-admiral_pressman-1 } { op-kind-resupply } { op-admiral_pressman-2 } { op-kind-activation } { op-admiral_pressman-3 }
    .rule = CHAIR-6.1 CHAIR-23.1 CHAIR-27.6 CHAIR-27.19 CHAIR-27.27
op-admiral_pressman-1 = Jouez gratuitement une carte d’attaque. Si vous n’avez pas d’Officier de service, vous pouvez promouvoir une PERSONNE de votre main ou de votre défausse.
op-admiral_pressman-2 = Piochez une carte pour chaque carte sécurité en jeu, 3 au plus.
op-admiral_pressman-3 = Renvoyez une de vos cartes occultation en jeu : loggez cette carte et gagnez 3 Gloire.

card-ambassador_kamarag = Ambassadeur Kamarag
    .text = { op-kind-play-action } { op-ambassador_kamarag-1 } { op-kind-reaction } { op-ambassador_kamarag-2 }
    .rule = CHAIR-9.8 CHAIR-12.2 CHAIR-16.7 CHAIR-16.8 CHAIR-27.40
op-ambassador_kamarag-1 = Dépensez 2 Dilithium : Militaire +1. Vous pouvez scanner à la recherche d’un Klingon ou d’une carte Starfleet (choisissez d’abord le trait).
op-ambassador_kamarag-2 = Après que l’autre capitaine a pris le contrôle d’un LIEU : replacez un INCIDENT de votre main ou de votre défausse.

card-b_4 = B-4
    .text = { op-kind-play-action } { op-b_4-1 } { op-kind-play-action } { op-b_4-2 } { op-kind-activation-attack } { op-b_4-3 }
    .rule = CHAIR-16.4 CHAIR-16.7 CHAIR-16.9 CHAIR-16.12 CHAIR-23.2 CHAIR-27.46
op-b_4-1 = Gagnez une CARGAISON de la Poubelle.
op-b_4-2 = Prenez un INCIDENT : scannez à la recherche d’un synthétique, Poubelle comprise.
op-b_4-3 = Loggez une carte de votre main. Si vous le faites, l’autre capitaine prend un INCIDENT. Gagnez 1 Dilithium par tranche de 2 cartes dans votre Journal de bord, arrondi à l’entier inférieur.

card-bruce_maddox = Bruce Maddox
    .text = { op-kind-play } { op-bruce_maddox-1 } { op-kind-reaction } { op-bruce_maddox-2 }
    .rule = CHAIR-9.8 CHAIR-27.16 CHAIR-27.19 CHAIR-27.32
op-bruce_maddox-1 = Cherchez un synthétique et jouez-le gratuitement.
op-bruce_maddox-2 = Après avoir mis en jeu un androïde : piochez une carte et gagnez 2 Gloire.

card-captain_dorg = Capitaine Dorg
    .text = { op-kind-play-action } { op-captain_dorg-1 } { op-kind-reaction } { op-captain_dorg-2 } { op-kind-reaction-attack } { op-captain_dorg-3 }
    .rule = CHAIR-8.7 CHAIR-17.8 CHAIR-20.4 CHAIR-27.6 CHAIR-27.22 CHAIR-27.35
op-captain_dorg-1 = Défaussez une carte. Si c’est une arme, gagnez un VAISSEAU. Si elle a une icône Influence ou Militaire (Aptitude ou Concentration), gagnez 2 Gloire.
op-captain_dorg-2 = Après avoir mis en jeu une carte louche : renvoyez un de vos Klingons en jeu (ce peut être cette carte) pour gagner une Action.
op-captain_dorg-3 = Après avoir mis en jeu un Klingon ou un Pakled : retirez d’un même LIEU jusqu’à 2 Équipes d’exploration de l’autre capitaine. Gagnez 1 Gloire par Équipe retirée.

card-harry_mudd = Harry Mudd
    .text = { op-kind-play-action-attack } { op-harry_mudd-1 } { op-kind-activation } { op-harry_mudd-2 }
    .rule = CHAIR-9.14 CHAIR-9.16 CHAIR-23.5 CHAIR-27.27 CHAIR-27.38 CHAIR-27.46
op-harry_mudd-1 = Requiert Influence 3. L’autre capitaine logge une PERSONNE de sa main ou de sa défausse et peut alors piocher une carte. S’il ne peut pas en logger, il prend un INCIDENT à la place. Vous pouvez promouvoir cette carte.
op-harry_mudd-2 = Renvoyez cette carte : rappelez de votre Zone de transit une carte sans le trait voyage temporel.

card-joret_dal = Joret Dal
    .text = { op-kind-play-action } { op-joret_dal-1 } { op-kind-passive } { op-joret_dal-2 }
    .rule = CHAIR-8.8 CHAIR-10.11 CHAIR-20.1 CHAIR-23.1 CHAIR-27.27
op-joret_dal-1 = Vous pouvez mettre une PERSONNE de votre main sur votre pioche pour envoyer une Équipe d’exploration vers un LIEU. Vous pouvez logger une PERSONNE de votre main ou de votre défausse. Si vous avez fait les deux, gagnez 1 Gloire. Vous pouvez promouvoir cette carte.
op-joret_dal-2 = Votre taille de main augmente de 1.

card-laas = Laas
    .text = { op-kind-play } { op-laas-1 } { op-kind-activation } { op-laas-2 }
    .rule = CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.16 CHAIR-27.31
op-laas-1 = Mettez une PERSONNE de votre main dans votre Zone de transit sans résoudre son opération JOUER : dupliquez une opération JOUER d’une PERSONNE ou d’une CARGAISON du Marché ou de votre défausse.
op-laas-2 = Dépensez 1 Dilithium : cherchez une carte quelconque dans votre pioche (et nulle part ailleurs).

card-laris = Laris
    .text = { op-kind-play } { op-laris-1 } { op-kind-resupply } { op-laris-2 } { op-kind-activation } { op-laris-3 }
    .rule = CHAIR-6.5 CHAIR-12.2 CHAIR-17.1 CHAIR-27.9 CHAIR-27.39
op-laris-1 = Dépensez 1 Dilithium : Recherche ou Militaire +1. Si vous avez un androïde en jeu, piochez 2 cartes.
op-laris-2 = Dupliquez une opération RÉAPPRO que vous avez déjà résolue ce tour-ci.
op-laris-3 = Dépensez 2 Dilithium ou 1 Latinum : réactivez votre Capitaine, une CARGAISON, un VAISSEAU ou un LIEU.

card-lenara_kahn = Lenara Kahn
    .text = { op-kind-play-action } { op-lenara_kahn-1 } { op-kind-activation } { op-lenara_kahn-2 }
    .rule = CHAIR-8.8 CHAIR-12.2 CHAIR-16.7 CHAIR-16.12 CHAIR-27.6
op-lenara_kahn-1 = Vous pouvez dépenser 1 Dilithium pour Recherche +2. Vous pouvez prendre un INCIDENT pour scanner à la recherche d’une anomalie.
op-lenara_kahn-2 = Dépensez 1 Latinum : gagnez 1 Gloire par anomalie en jeu, 3 au plus. Renvoyez cette carte.

card-lursa = Lursa
    .text = { op-kind-play-action } { op-lursa-1 } { op-kind-activation } { op-lursa-2 }
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-16.12 CHAIR-20.1 CHAIR-21.1 CHAIR-27.5
op-lursa-1 = Gagnez 1 Latinum. Vous pouvez téléporter cette carte à bord d’un VAISSEAU pour envoyer une Équipe d’exploration vers le LIEU de ce VAISSEAU. Vous pouvez dépenser 1 Dilithium et prendre un INCIDENT pour gagner un VAISSEAU.
op-lursa-2 = Défaussez une carte : piochez une carte. Si la carte défaussée est un Romulien, Militaire +1. Si c’est une carte commerce, gagnez 1 Latinum.

card-lwaxana_troi = Lwaxana Troi
    .text = { op-kind-play } { op-lwaxana_troi-1 } { op-kind-play-action } { op-lwaxana_troi-2 } { op-kind-reaction } { op-lwaxana_troi-3 }
    .rule = CHAIR-9.8 CHAIR-9.16 CHAIR-12.2 CHAIR-17.1 CHAIR-27.32 CHAIR-27.39
op-lwaxana_troi-1 = Réactivez votre Capitaine ou votre Officier de service.
op-lwaxana_troi-2 = Dépensez 1 Latinum : Influence +2.
op-lwaxana_troi-3 = Requiert Influence 6. Après avoir mis en jeu une PERSONNE : piochez une carte.

card-mirok = Mirok
    .text = { op-kind-play-attack } { op-mirok-1 } { op-kind-reaction } { op-mirok-2 }
    .rule = CHAIR-8.8 CHAIR-9.14 CHAIR-23.5 CHAIR-27.27 CHAIR-27.32 CHAIR-27.46
op-mirok-1 = Vous pouvez logger une de vos cartes occultation, en main ou en jeu. Dans ce cas, l’autre capitaine logge un VAISSEAU de sa défausse et vous gagnez 1 Gloire ; s’il ne le peut pas, il prend un INCIDENT à la place. Vous pouvez promouvoir cette carte.
op-mirok-2 = Après avoir mis en jeu une CARGAISON : piochez une carte.

card-moriarty = Moriarty
    .text = { op-kind-play-attack } { op-moriarty-1 } { op-kind-reaction } { op-moriarty-2 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-16.7 CHAIR-16.8 CHAIR-27.18 CHAIR-27.32
op-moriarty-1 = Requiert Recherche 5. Vous pouvez dépenser 2 Dilithium pour scanner à la recherche d’un hologramme ou d’un ingénieur (choisissez d’abord le trait). L’autre capitaine défausse 2 cartes.
op-moriarty-2 = Après avoir mis en jeu un synthétique ou un hologramme : si c’est un synthétique, gagnez 1 Gloire ; si c’est un hologramme, piochez une carte. Si c’est les deux, faites les deux.

card-peanut_hamper = Peanut Hamper
    .text = { op-kind-play } { op-peanut_hamper-1 } { op-kind-play } { op-peanut_hamper-2 } { op-kind-resupply } { op-peanut_hamper-3 } { op-kind-passive } { op-peanut_hamper-4 } { op-kind-reaction } { op-peanut_hamper-5 }
    .rule = CHAIR-9.7 CHAIR-16.5 CHAIR-27.27 CHAIR-27.32 CHAIR-27.38 CHAIR-27.58
op-peanut_hamper-1 = Dépensez 2 Dilithium : scannez 1 carte CARGAISON.
op-peanut_hamper-2 = Gagnez 3 Dilithium. Vous pouvez rappeler votre Officier de service. Promouvez cette carte.
op-peanut_hamper-3 = Gagnez 1 Gloire.
op-peanut_hamper-4 = Après avoir subi une attaque : mettez cette carte sur votre pioche.
op-peanut_hamper-5 = Après avoir mis en jeu une carte louche : mettez cette carte sur votre pioche et gagnez 1 Latinum.

card-phlox = Phlox
    .text = { op-kind-play-action } { op-phlox-1 } { op-kind-play-action } { op-phlox-2 } { op-kind-reaction } { op-phlox-3 }
    .rule = CHAIR-9.8 CHAIR-9.16 CHAIR-12.2 CHAIR-20.1 CHAIR-21.1 CHAIR-27.40
op-phlox-1 = Replacez un INCIDENT de votre main.
op-phlox-2 = Requiert Recherche 6. Replacez autant d’INCIDENTS de votre main que vous voulez. Vous pouvez replacer un INCIDENT de votre défausse. Si possible, téléportez cette carte à bord d’un VAISSEAU déployé.
op-phlox-3 = Après avoir envoyé une Équipe d’exploration vers un LIEU neutre : dépensez 1 Dilithium pour Recherche +1.

card-riva = Riva
    .text = { op-kind-play } { op-riva-1 } { op-kind-reaction } { op-riva-2 }
    .rule = CHAIR-8.8 CHAIR-23.1 CHAIR-27.5 CHAIR-27.37 CHAIR-27.53 CHAIR-27.58
op-riva-1 = Piochez une carte. Vous pouvez logger une carte d’attaque de votre main ou de votre défausse pour gagner 1 Gloire.
op-riva-2 = Quand vous allez subir une attaque : défaussez une carte pour ignorer l’effet négatif et gagner 1 Gloire par trait que la carte défaussée partage avec Riva.

card-rom = Rom
    .text = { op-kind-play-action } { op-rom-1 } { op-kind-reaction } { op-rom-2 }
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-16.5 CHAIR-27.7 CHAIR-27.19
op-rom-1 = Vous pouvez dépenser 1 Latinum pour scanner 2 cartes CARGAISON. Vous pouvez dépenser 1 Latinum pour jouer gratuitement une CARGAISON de votre main ou de votre défausse.
op-rom-2 = Après avoir gagné du Latinum : vous pouvez piocher une carte. Vous pouvez aussi piocher une carte de votre choix dans votre défausse.

card-sakonna = Sakonna
    .text = { op-kind-play-action } { op-sakonna-1 } { op-kind-play-action } { op-sakonna-2 } { op-kind-resupply } { op-sakonna-3 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-16.7 CHAIR-19.8 CHAIR-24.7 CHAIR-27.16
op-sakonna-1 = Vous pouvez dépenser 1 Latinum pour Influence +1 et Militaire +1. Vous pouvez défausser une arme pour Influence ou Militaire +1. Vous pouvez chercher un Ferengi.
op-sakonna-2 = Requiert un de vos VAISSEAUX dans les Badlands (ce Lieu n’est pas dans cette boîte : ce n’est donc jamais possible). Scannez à la recherche d’une arme. Piochez une carte.
op-sakonna-3 = Requiert Militaire 4. Révélez votre main. S’il s’y trouve une arme, gagnez 1 Latinum ; si vous avez aussi une arme en jeu, gagnez une Action.

card-sukal = Su’Kal
    .text = Cette carte ne peut pas être jouée. { op-kind-passive } { op-sukal-1 } { op-kind-special } { op-sukal-2 }
    .rule = CHAIR-9.3 CHAIR-9.7 CHAIR-16.12 CHAIR-25.8 CHAIR-27.40 CHAIR-28.10
op-sukal-1 = Chaque fois que vous prenez ou replacez un INCIDENT : gagnez 1 Dilithium.
op-sukal-2 = Avant le Score final, où que soit cette carte : cherchez et replacez jusqu’à 2 de vos INCIDENTS.

card-talok = Talok
    .text = { op-kind-play-action-attack } { op-talok-1 } { op-kind-passive } { op-talok-2 }
    .rule = CHAIR-10.11 CHAIR-16.5 CHAIR-20.4 CHAIR-27.46 CHAIR-27.52
op-talok-1 = Retirez une de vos Équipes d’exploration d’un LIEU : scannez 1 carte PERSONNE. L’autre capitaine prend un INCIDENT. Si vous avez au moins 2 cartes impériales en jeu, gagnez 2 Gloire.
op-talok-2 = Votre taille de main augmente de 1.

card-tevrin_krit = Tevrin Krit
    .text = { op-kind-play-action } { op-tevrin_krit-1 } { op-kind-resupply } { op-tevrin_krit-2 }
    .rule = CHAIR-6.1 CHAIR-8.8 CHAIR-12.2 CHAIR-16.5 CHAIR-21.1
op-tevrin_krit-1 = Dépensez 2 Dilithium : scannez 3 cartes PERSONNE. Vous pouvez téléporter la carte gagnée à bord d’un VAISSEAU déployé pour gagner 1 Latinum.
op-tevrin_krit-2 = Gagnez 1 Latinum par CARGAISON en jeu.

card-zephram_cochrane = Zephram Cochrane
    .text = { op-kind-play-action } { op-zephram_cochrane-1 } { op-kind-activation-action } { op-zephram_cochrane-2 }
    .rule = CHAIR-12.2 CHAIR-16.12 CHAIR-23.1 CHAIR-27.7 CHAIR-27.31
op-zephram_cochrane-1 = Piochez 3 cartes.
op-zephram_cochrane-2 = Mettez un VAISSEAU de votre main dans votre Zone de transit sans résoudre son opération JOUER et dépensez 3 Dilithium : prenez une RENCONTRE. Loggez cette carte.

## CARGAISON

card-biobed = Biolit
    .text = { op-kind-play } { op-biobed-1 }
    .rule = CHAIR-27.16 CHAIR-27.19 CHAIR-27.24
op-biobed-1 = Jetez une carte du Marché. Ensuite, jouez gratuitement un INCIDENT ou cherchez un médecin.

card-borg_spatial_trajector = Trajecteur spatial borg
    .text = { op-kind-play-action } { op-borg_spatial_trajector-1 } { op-kind-play } { op-borg_spatial_trajector-2 }
    .rule = CHAIR-9.16 CHAIR-20.1 CHAIR-21.1 CHAIR-27.8 CHAIR-27.31
op-borg_spatial_trajector-1 = Requiert Recherche 4. Choisissez jusqu’à 3 PERSONNES de votre main ou de votre défausse. Pour chacune, téléportez-la à bord d’un VAISSEAU ou mettez-la sur votre pioche pour envoyer une Équipe d’exploration vers un LIEU.
op-borg_spatial_trajector-2 = Requiert un Capitaine borg avec une valeur Borg de 6 ou plus (cette boîte n’en a pas : ce n’est donc jamais possible). Régénérez un Drone. Vous pouvez envoyer un Drone vers n’importe quel LIEU.

card-cloaking_device = Dispositif d’occultation
    .text = { op-kind-play-action } { op-cloaking_device-1 } { op-kind-reaction } { op-cloaking_device-2 }
    .rule = CHAIR-15.12 CHAIR-20.6 CHAIR-27.2 CHAIR-27.24 CHAIR-27.39
op-cloaking_device-1 = Réactivez jusqu’à 3 de vos VAISSEAUX. Piochez 2 cartes. Jetez une carte du Marché. Déployez cette carte.
op-cloaking_device-2 = Après avoir déployé un VAISSEAU sans le trait occultation : ce VAISSEAU compte aussi comme une carte occultation jusqu’à la fin du tour. Vous pouvez défausser une carte pour envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses.

card-ferengi_wine = Vin ferengi
    .text = { op-kind-play } { op-ferengi_wine-1 } { op-kind-play-action } { op-ferengi_wine-2 }
    .rule = CHAIR-9.16 CHAIR-12.2 CHAIR-15.11 CHAIR-16.5 CHAIR-16.9 CHAIR-27.24
op-ferengi_wine-1 = Requiert Influence 5. Gagnez 1 Latinum par Ferengi et par carte commerce en jeu, 5 au plus ; cette carte compte comme un Ferengi. Si vous avez ainsi gagné au moins 3 Latinum, gagnez 1 Gloire.
op-ferengi_wine-2 = Dépensez 2 Latinum : scannez 1 carte ALLIÉ, Poubelle comprise. Jetez une carte du Marché.

card-forced_singularity = Singularité forcée
    .text = { op-kind-play-action } { op-forced_singularity-1 } { op-kind-passive } { op-forced_singularity-2 } { op-kind-activation } { op-forced_singularity-3 }
    .rule = CHAIR-27.2 CHAIR-27.16 CHAIR-27.24 CHAIR-27.28 CHAIR-27.57 CHAIR-37.4
op-forced_singularity-1 = Vous pouvez défausser une carte pour chercher un ingénieur ou une carte ops. Jetez une carte du Marché. Dépensez 2 Dilithium pour déployer cette carte.
op-forced_singularity-2 = Requiert Militaire 3. Vous avez un emplacement Officier de service de plus.
op-forced_singularity-3 = Défaussez un ingénieur : piochez 2 cartes et mettez l’une d’elles sur votre pioche.

card-holosuite = Holosuite
    .text = { op-kind-play-action } { op-holosuite-1 } { op-kind-play-action } { op-holosuite-2 }
    .rule = CHAIR-12.2 CHAIR-16.5 CHAIR-16.6 CHAIR-27.24 CHAIR-27.39
op-holosuite-1 = Gagnez 2 Latinum. Vous pouvez réactiver votre Officier de service. Jetez une carte du Marché.
op-holosuite-2 = Dépensez 1, 2 ou 3 Latinum : scannez autant de cartes PERSONNE, CARGAISON ou ALLIÉ (un seul type). Si vous en avez dépensé au moins 2, piochez une carte.

card-horta = Horta
    .text = { op-kind-play-action } { op-horta-1 } { op-kind-reaction } { op-horta-2 }
    .rule = CHAIR-9.16 CHAIR-12.1 CHAIR-13.6 CHAIR-23.1 CHAIR-27.2 CHAIR-27.24
op-horta-1 = Jetez une carte du Marché. Vous pouvez logger une carte d’attaque de votre main pour recruter un Développement. Déployez cette carte.
op-horta-2 = Requiert Recherche 4. Après avoir gagné du Dilithium : gagnez 2 Dilithium de plus.

card-lirpa = Lirpa
    .text = { op-kind-play-attack } { op-lirpa-1 }
    .rule = CHAIR-8.8 CHAIR-9.14 CHAIR-15.11 CHAIR-27.18 CHAIR-27.31
op-lirpa-1 = L’autre capitaine renvoie un de ses Officiers de service ; s’il le fait, il peut piocher une carte. Vous pouvez mettre une carte de votre main sur votre pioche pour gagner 1 Gloire. Piochez une carte pour chaque Vulcain en jeu, sauf cette carte.

card-mekleth = Mek’leth
    .text = { op-kind-play-attack } { op-mekleth-1 }
    .rule = CHAIR-24.7 CHAIR-27.5 CHAIR-27.52 CHAIR-35.7
op-mekleth-1 = Défaussez une carte : Militaire +1. L’autre capitaine révèle sa main. Vous pouvez mettre une carte d’attaque de cette main dans sa défausse pour gagner 1 Gloire.

card-orb_of_time = Orbe du temps
    .text = { op-kind-play } { op-orb_of_time-1 }
    .rule = CHAIR-16.12 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.13 CHAIR-27.38
op-orb_of_time-1 = Vous pouvez prendre un INCIDENT pour dupliquer une opération JOUER d’une PERSONNE, d’une CARGAISON ou d’un ALLIÉ de votre Journal de bord. Vous pouvez rappeler de votre Zone de transit une autre carte sans le trait voyage temporel.

card-phasers = Phaseurs
    .text = { op-kind-play-action } { op-phasers-1 } { op-kind-play } { op-phasers-2 } { op-kind-reaction } { op-phasers-3 }
    .rule = CHAIR-12.2 CHAIR-27.2 CHAIR-27.6 CHAIR-27.22 CHAIR-27.24 CHAIR-27.58
op-phasers-1 = Piochez 2 cartes. Jetez une carte du Marché. Déployez cette carte.
op-phasers-2 = Requiert Militaire 4. Dépensez 1 Dilithium : gagnez une Action. Jetez une carte du Marché. Déployez cette carte.
op-phasers-3 = Quand une attaque va vous forcer à retirer une Équipe d’exploration : renvoyez cette carte pour ignorer cet effet.

card-plasma_manifold = Collecteur de plasma
    .text = { op-kind-play } { op-plasma_manifold-1 }
    .rule = CHAIR-12.2 CHAIR-12.3 CHAIR-27.22
op-plasma_manifold-1 = Dépensez 3 Dilithium : gagnez une Action.

card-tachyon_detection_grid = Grille de détection tachyonique
    .text = { op-kind-play-attack } { op-tachyon_detection_grid-1 }
    .rule = CHAIR-8.8 CHAIR-17.1 CHAIR-23.5 CHAIR-27.6 CHAIR-27.18
op-tachyon_detection_grid-1 = Vous pouvez renvoyer un de vos VAISSEAUX déployés pour Recherche +2. L’autre capitaine logge une de ses cartes occultation en jeu (mais pas de la Zone de transit) ; s’il le fait, gagnez 1 Gloire. Si vous avez une carte sécurité en jeu, Militaire +1.

card-tribbles = Tribules
    .text = { op-kind-play-action-attack } { op-tribbles-1 }
    .rule = CHAIR-17.1 CHAIR-27.6 CHAIR-27.18 CHAIR-27.24 CHAIR-27.46
op-tribbles-1 = Influence +1. Gagnez 1 Latinum. Jetez une carte du Marché. L’autre capitaine prend un INCIDENT. Renvoyez tous les Officiers de service klingons de l’autre capitaine ; s’il y en avait au moins un, l’autre capitaine défausse une carte.

card-type_iii_disruptor_pistols = Pistolets disrupteurs de type III
    .text = { op-kind-play-action-attack } { op-type_iii_disruptor_pistols-1 }
    .rule = CHAIR-8.8 CHAIR-17.1 CHAIR-20.4 CHAIR-27.24 CHAIR-27.52
op-type_iii_disruptor_pistols-1 = Militaire +1. Jetez une carte du Marché. Vous pouvez défausser un Klingon, un Romulien ou un Breen pour retirer d’un même LIEU jusqu’à 2 Équipes d’exploration de l’autre capitaine et gagner 1 Gloire par Équipe retirée.

card-unstable_wormhole = Trou de ver instable
    .text = { op-kind-play } { op-unstable_wormhole-1 } { op-kind-play-action } { op-unstable_wormhole-2 }
    .rule = CHAIR-9.16 CHAIR-12.2 CHAIR-24.6 CHAIR-27.4 CHAIR-27.24 CHAIR-27.48
op-unstable_wormhole-1 = Regardez les 2 premières cartes de la pioche Lieu ou de la pioche Rencontre. Remettez chacune sur cette pioche ou dessous, dans l’ordre que vous voulez. Piochez une carte.
op-unstable_wormhole-2 = Requiert Influence 6. Dépensez 3 Dilithium : piochez la première carte de la pioche Lieu et prenez-en le contrôle. Jetez une carte du Marché. Détruisez cette carte.

## VAISSEAU

card-bird_of_prey = Oiseau de proie
    .text = { op-kind-play-action } { op-bird_of_prey-1 } { op-kind-activation-action-attack } { op-bird_of_prey-2 } { op-kind-activation } { op-bird_of_prey-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.18 CHAIR-27.38
op-bird_of_prey-1 = Déployez ce VAISSEAU. Vous pouvez défausser une carte pour envoyer une Équipe d’exploration vers un LIEU en ignorant les Vaisseaux adverses ; si la carte défaussée est impériale, gagnez 1 Gloire.
op-bird_of_prey-2 = Faites passer ce VAISSEAU en distorsion. Vous pouvez dépenser 1 Dilithium ; dans ce cas, l’autre capitaine rappelle un de ses VAISSEAUX.
op-bird_of_prey-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-borg_probe = Sonde borg
    .text = { op-kind-play } { op-borg_probe-1 } { op-kind-activation } { op-borg_probe-2 } { op-kind-activation } { op-borg_probe-3 }
    .rule = CHAIR-16.1 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-23.1 CHAIR-27.22
op-borg_probe-1 = Déployez ce VAISSEAU et faites-le passer en distorsion. Vous pouvez dépenser une Action et 1 Dilithium pour gagner une PERSONNE et la logger (un Capitaine borg l’assimilerait à la place ; cette boîte n’en a pas).
op-borg_probe-2 = Faites passer ce VAISSEAU en distorsion.
op-borg_probe-3 = Téléportez une carte de votre main ou de votre défausse à bord de ce VAISSEAU.

card-dkyr_cruiser = Croiseur D’Kyr
    .text = { op-kind-play-action } { op-dkyr_cruiser-1 } { op-kind-play-action } { op-dkyr_cruiser-2 } { op-kind-activation } { op-dkyr_cruiser-3 } { op-kind-activation } { op-dkyr_cruiser-4 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-dkyr_cruiser-1 = Déployez ce VAISSEAU et faites-le passer en distorsion. Vous pouvez défausser une carte pour Recherche +1.
op-dkyr_cruiser-2 = Requiert Militaire 5. Déployez ce VAISSEAU et faites-le passer en distorsion. Vous pouvez envoyer une Équipe d’exploration vers le LIEU où il se trouve.
op-dkyr_cruiser-3 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-dkyr_cruiser-4 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-holographic_drone_ship = Vaisseau-drone holographique
    .text = { op-kind-play } { op-holographic_drone_ship-1 } { op-kind-play } { op-holographic_drone_ship-2 } { op-kind-activation } { op-holographic_drone_ship-3 } { op-kind-activation } { op-holographic_drone_ship-4 }
    .rule = CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-27.6 CHAIR-27.9 CHAIR-27.11
op-holographic_drone_ship-1 = Requiert Recherche 7. Piochez une carte. Dupliquez une opération JOUER d’un VAISSEAU du Marché ou de la Zone Flotte de l’un ou l’autre capitaine.
op-holographic_drone_ship-2 = Défaussez un télépathe : déployez ce VAISSEAU et faites-le passer en distorsion.
op-holographic_drone_ship-3 = Faites passer ce VAISSEAU en distorsion.
op-holographic_drone_ship-4 = Renvoyez ce VAISSEAU et gagnez 2 Gloire.

card-ktinga_battlecruiser = Croiseur de combat K’t’inga
    .text = { op-kind-play-action } { op-ktinga_battlecruiser-1 } { op-kind-activation } { op-ktinga_battlecruiser-2 } { op-kind-activation } { op-ktinga_battlecruiser-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-ktinga_battlecruiser-1 = Déployez ce VAISSEAU. Vous pouvez envoyer une Équipe d’exploration vers un LIEU.
op-ktinga_battlecruiser-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-ktinga_battlecruiser-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-kazon_raider = Raider kazon
    .text = { op-kind-play-action-attack } { op-kazon_raider-1 } { op-kind-activation } { op-kazon_raider-2 } { op-kind-activation } { op-kazon_raider-3 } { op-kind-reaction } { op-kazon_raider-4 }
    .rule = CHAIR-16.11 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.18 CHAIR-27.39
op-kazon_raider-1 = Déployez ce VAISSEAU. L’autre capitaine défausse une carte. Vous pouvez défausser une carte pour gagner 1 Latinum.
op-kazon_raider-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-kazon_raider-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-kazon_raider-4 = Après avoir gagné une carte et l’avoir mise sur votre pioche : dépensez 1 Latinum pour piocher une carte et réactiver ce VAISSEAU.

card-pakled_freighter = Cargo pakled
    .text = { op-kind-play-action } { op-pakled_freighter-1 } { op-kind-activation } { op-pakled_freighter-2 } { op-kind-activation } { op-pakled_freighter-3 }
    .rule = CHAIR-16.4 CHAIR-17.1 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1
op-pakled_freighter-1 = Déployez ce VAISSEAU. Vous pouvez gagner une CARGAISON de la Poubelle ; si c’est une arme ou une anomalie, Militaire +1.
op-pakled_freighter-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-pakled_freighter-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-sona_battlecruiser = Croiseur de combat son’a
    .text = { op-kind-play-action-attack } { op-sona_battlecruiser-1 } { op-kind-play-action-attack } { op-sona_battlecruiser-2 } { op-kind-activation } { op-sona_battlecruiser-3 } { op-kind-activation } { op-sona_battlecruiser-4 }
    .rule = CHAIR-9.16 CHAIR-12.8 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.18
op-sona_battlecruiser-1 = Déployez ce VAISSEAU. Dérobez 1 Dilithium à l’autre capitaine.
op-sona_battlecruiser-2 = Requiert Militaire 6. Déployez ce VAISSEAU. Dérobez 2 Dilithium à l’autre capitaine. L’autre capitaine défausse une carte.
op-sona_battlecruiser-3 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-sona_battlecruiser-4 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-uss_enterprise_c = U.S.S. Enterprise-C
    .text = { op-kind-play-action } { op-uss_enterprise_c-1 } { op-kind-activation } { op-uss_enterprise_c-2 } { op-kind-activation } { op-uss_enterprise_c-3 } { op-kind-activation } { op-uss_enterprise_c-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.6 CHAIR-27.22 CHAIR-27.38
op-uss_enterprise_c-1 = Déployez ce VAISSEAU. Vous pouvez téléporter une carte à bord.
op-uss_enterprise_c-2 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-uss_enterprise_c-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-uss_enterprise_c-4 = Renvoyez ce VAISSEAU et défaussez une carte : gagnez 1 Gloire et une Action. Rappelez de votre Zone de transit une carte sans le trait voyage temporel.

card-uss_pasteur = U.S.S. Pasteur
    .text = { op-kind-play-action } { op-uss_pasteur-1 } { op-kind-play-action } { op-uss_pasteur-2 } { op-kind-activation } { op-uss_pasteur-3 } { op-kind-activation } { op-uss_pasteur-4 }
    .rule = CHAIR-16.7 CHAIR-16.8 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.19
op-uss_pasteur-1 = Déployez ce VAISSEAU. Vous pouvez jouer gratuitement une carte communication ou un médecin.
op-uss_pasteur-2 = Dépensez 2 Dilithium : scannez à la recherche d’une carte communication, d’un médecin, d’un ingénieur ou d’un scientifique (choisissez d’abord le trait).
op-uss_pasteur-3 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-uss_pasteur-4 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-uss_reliant = U.S.S. Reliant
    .text = { op-kind-play-action } { op-uss_reliant-1 } { op-kind-play } { op-uss_reliant-2 } { op-kind-activation } { op-uss_reliant-3 } { op-kind-activation } { op-uss_reliant-4 }
    .rule = CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1 CHAIR-27.5
op-uss_reliant-1 = Déployez ce VAISSEAU et faites-le passer en distorsion.
op-uss_reliant-2 = Requiert Influence 5 et que l’autre capitaine ait au plus 1 VAISSEAU déployé. Déployez ce VAISSEAU. Choisissez deux options différentes : envoyer une Équipe d’exploration vers un LIEU ; piocher une carte ; défausser un augmenté pour gagner 2 Gloire.
op-uss_reliant-3 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-uss_reliant-4 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

card-voth_research_vessel = Vaisseau de recherche voth
    .text = { op-kind-play-action } { op-voth_research_vessel-1 } { op-kind-activation } { op-voth_research_vessel-2 } { op-kind-activation } { op-voth_research_vessel-3 } { op-kind-activation-action } { op-voth_research_vessel-4 }
    .rule = CHAIR-16.12 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-23.1 CHAIR-27.6
op-voth_research_vessel-1 = Défaussez une carte : déployez ce VAISSEAU et faites-le passer en distorsion.
op-voth_research_vessel-2 = Faites passer ce VAISSEAU en distorsion.
op-voth_research_vessel-3 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.
op-voth_research_vessel-4 = Renvoyez une PERSONNE humaine téléportée à bord de ce VAISSEAU : prenez une RENCONTRE. Loggez ce VAISSEAU.

card-xindi_reptilian_battleship = Cuirassé xindi-reptilien
    .text = { op-kind-play-action } { op-xindi_reptilian_battleship-1 } { op-kind-play-action } { op-xindi_reptilian_battleship-2 } { op-kind-resupply } { op-xindi_reptilian_battleship-3 } { op-kind-activation } { op-xindi_reptilian_battleship-4 } { op-kind-activation } { op-xindi_reptilian_battleship-5 }
    .rule = CHAIR-6.1 CHAIR-16.1 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1
op-xindi_reptilian_battleship-1 = Déployez ce VAISSEAU. Vous pouvez gagner une CARGAISON ; si c’est une arme, téléportez-la à bord de ce VAISSEAU et gagnez 1 Gloire.
op-xindi_reptilian_battleship-2 = Déployez ce VAISSEAU. Gagnez 1 Gloire par carte voyage temporel en jeu, 3 au plus.
op-xindi_reptilian_battleship-3 = Piochez une carte par tranche de 2 anomalies en jeu, 4 cartes au plus.
op-xindi_reptilian_battleship-4 = Dépensez 1 Dilithium : faites passer ce VAISSEAU en distorsion.
op-xindi_reptilian_battleship-5 = Défaussez une carte : téléportez une carte à bord de ce VAISSEAU.

## ALLIÉ

card-arinsen = Arin’sen
    .text = { op-kind-play } { op-arinsen-1 }
    .rule = CHAIR-9.16 CHAIR-12.1 CHAIR-15.11 CHAIR-23.3 CHAIR-27.5
op-arinsen-1 = Requiert Militaire 3. Pour chaque Klingon en jeu, 5 fois au plus, choisissez une option : gagner 2 Dilithium ; gagner 1 Latinum ; défausser une carte pour gagner 1 Gloire. Loggez cette carte.

card-bolians = Boliens
    .text = { op-kind-play-action } { op-bolians-1 }
    .rule = CHAIR-17.1 CHAIR-27.7 CHAIR-27.19
op-bolians-1 = Influence +1. Piochez une carte. Vous pouvez jouer gratuitement la carte piochée.

card-bynars = Bynars
    .text = { op-kind-play-action } { op-bynars-1 } { op-kind-play-action } { op-bynars-2 }
    .rule = CHAIR-9.16 CHAIR-16.1 CHAIR-16.5 CHAIR-23.3
op-bynars-1 = Gagnez une CARGAISON. Loggez cette carte.
op-bynars-2 = Requiert Recherche 3. Scannez 3 cartes CARGAISON. Loggez cette carte.

card-denobulans = Dénobuliens
    .text = { op-kind-play-action } { op-denobulans-1 } { op-kind-play-action } { op-denobulans-2 }
    .rule = CHAIR-9.16 CHAIR-16.1 CHAIR-16.5 CHAIR-23.3
op-denobulans-1 = Gagnez une PERSONNE. Loggez cette carte.
op-denobulans-2 = Requiert Influence 3. Scannez 3 cartes PERSONNE. Loggez cette carte.

card-edosians = Édosiens
    .text = { op-kind-play } { op-edosians-1 } { op-kind-play-action } { op-edosians-2 }
    .rule = CHAIR-9.16 CHAIR-16.12 CHAIR-23.3 CHAIR-24.6 CHAIR-27.5 CHAIR-27.31
op-edosians-1 = Piochez 2 cartes et défaussez l’une d’elles.
op-edosians-2 = Requiert Influence 5. Mettez 3 cartes de votre main sur votre pioche : regardez les 2 premières RENCONTRES, prenez-en une et mettez l’autre sous la pioche Rencontre. Loggez cette carte.

card-emerald_chain = Chaîne d’émeraude
    .text = { op-kind-play-action-attack } { op-emerald_chain-1 }
    .rule = CHAIR-12.8 CHAIR-17.1 CHAIR-27.19 CHAIR-27.52
op-emerald_chain-1 = Militaire +1. Dérobez 1 Dilithium à l’autre capitaine. Vous pouvez jouer gratuitement une carte commerce.

card-halkan_council = Conseil halkan
    .text = { op-kind-play } { op-halkan_council-1 } { op-kind-clean_up } { op-halkan_council-2 }
    .rule = CHAIR-10.2 CHAIR-12.1 CHAIR-23.1
op-halkan_council-1 = Gagnez 3 Dilithium.
op-halkan_council-2 = Si vous avez une carte d’attaque en jeu, loggez cette carte (tant qu’elle est encore dans votre Zone de transit).

card-karemma = Karemma
    .text = { op-kind-play } { op-karemma-1 } { op-kind-play } { op-karemma-2 }
    .rule = CHAIR-9.16 CHAIR-12.1 CHAIR-12.2 CHAIR-27.22
op-karemma-1 = Gagnez 1 Latinum.
op-karemma-2 = Requiert Militaire 3. Dépensez 2 Latinum : gagnez une Action.

card-kelpiens = Kelpiens
    .text = { op-kind-play-action } { op-kelpiens-1 }
    .rule = CHAIR-23.3 CHAIR-27.40
op-kelpiens-1 = Replacez jusqu’à 2 INCIDENTS de votre main ou de votre défausse. Loggez cette carte.

card-letheans = Léthéens
    .text = { op-kind-play-action-attack } { op-letheans-1 }
    .rule = CHAIR-16.7 CHAIR-23.3 CHAIR-27.6 CHAIR-27.7 CHAIR-27.52
op-letheans-1 = Renvoyez un Officier de service de l’autre capitaine (vous choisissez lequel). Vous pouvez scanner à la recherche d’une carte louche. Vous pouvez piocher une CARGAISON de votre choix dans votre défausse. Loggez cette carte.

card-organians = Organiens
    .text = { op-kind-play-action } { op-organians-1 } { op-kind-play-action } { op-organians-2 }
    .rule = CHAIR-9.16 CHAIR-13.6 CHAIR-13.7 CHAIR-23.3
op-organians-1 = Requiert Recherche 4. Recrutez une Réserve.
op-organians-2 = Requiert Recherche 6. Recrutez un Développement. Loggez cette carte.

card-suliban = Suliban
    .text = { op-kind-play-action } { op-suliban-1 }
    .rule = CHAIR-8.8 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.38
op-suliban-1 = Vous pouvez défausser une carte pour rappeler de votre Zone de transit une carte sans le trait voyage temporel. Vous pouvez dupliquer une opération JOUER d’un ALLIÉ du Marché.

card-tholians = Tholiens
    .text = { op-kind-play-action } { op-tholians-1 }
    .rule = CHAIR-12.1 CHAIR-18.2 CHAIR-23.3 CHAIR-27.7
op-tholians-1 = Vous pouvez piocher une carte. Pour chaque LIEU que vous contrôlez, gagnez 1 Latinum et 2 Dilithium. Loggez cette carte.

## RENCONTRE

card-ancient_gene_fragments = Fragments génétiques anciens
    .text = { op-kind-play-action } { op-ancient_gene_fragments-1 } { op-kind-play-action } { op-ancient_gene_fragments-2 }
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-20.1 CHAIR-27.7 CHAIR-27.22
op-ancient_gene_fragments-1 = Piochez une carte pour chaque LIEU que vous contrôlez et où se trouve au moins une de vos Équipes d’exploration. Si vous avez un scientifique en jeu, gagnez une Action.
op-ancient_gene_fragments-2 = Scannez 2 cartes PERSONNE, CARGAISON, VAISSEAU ou ALLIÉ (un seul type). Si vous avez un scientifique en jeu, piochez une carte.

card-boltzmann_brain = Cerveau de Boltzmann
    .text = { op-kind-play } { op-boltzmann_brain-1 }
    .rule = CHAIR-27.7 CHAIR-27.40
op-boltzmann_brain-1 = Piochez une carte. Vous pouvez replacer un INCIDENT de votre main.

card-guardian_of_forever = Gardien de l’éternité
    .text = { op-kind-play } { op-guardian_of_forever-1 } { op-kind-passive } { op-guardian_of_forever-2 } { op-kind-activation } { op-guardian_of_forever-3 }
    .rule = CHAIR-10.11 CHAIR-16.9 CHAIR-23.1 CHAIR-27.2 CHAIR-27.22 CHAIR-27.38
op-guardian_of_forever-1 = Influence +1. Recherche +1. Déployez cette carte.
op-guardian_of_forever-2 = Votre taille de main augmente de 1. Tous vos scans incluent la Poubelle.
op-guardian_of_forever-3 = Rappelez de votre Zone de transit une carte sans le trait voyage temporel. Vous pouvez prendre un INCIDENT pour gagner une Action. Loggez cette carte.

card-iconian_gateway = Portail iconien
    .text = { op-kind-play-action } { op-iconian_gateway-1 }
    .rule = CHAIR-15.11 CHAIR-17.1 CHAIR-20.3 CHAIR-20.6
op-iconian_gateway-1 = Envoyez jusqu’à 3 Équipes d’exploration vers un même LIEU en ignorant les Vaisseaux adverses. Militaire +1 par carte impériale en jeu, sauf cette carte.

card-koala = Koala
    .text = Cette carte ne peut pas être jouée et n’a aucune opération.
    .rule = CHAIR-9.3 CHAIR-15.5 CHAIR-25.7

card-omega_particle = Particule oméga
    .text = { op-kind-play } { op-omega_particle-1 }
    .rule = CHAIR-11.1 CHAIR-12.1 CHAIR-27.4
op-omega_particle-1 = Gagnez 3 Dilithium et 3 Latinum. Gagnez 1 Gloire par Borg en jeu. Si vous avez ainsi gagné au moins 5 Gloire, détruisez cette carte.

card-sha_ka_ree = Sha Ka Ree
    .text = { op-kind-play-action-attack } { op-sha_ka_ree-1 } { op-kind-special } { op-sha_ka_ree-2 }
    .rule = CHAIR-21.1 CHAIR-27.2 CHAIR-27.46 CHAIR-28.8
op-sha_ka_ree-1 = Déployez cette carte. Vous pouvez y téléporter un VAISSEAU ; dans ce cas, l’autre capitaine prend 2 INCIDENTS.
op-sha_ka_ree-2 = Cette carte compte aussi comme un LIEU à tous égards. La déployer, c’est prendre le contrôle d’un LIEU.

card-vger = V’Ger
    .text = { op-kind-play } { op-vger-1 }
    .rule = CHAIR-23.1
op-vger-1 = Loggez jusqu’à 2 cartes de votre main ou de votre défausse.

## INCIDENT

card-energy_drain = Perte d’énergie
    .text = { op-kind-play-action } { op-energy_drain-1 }
    .rule = CHAIR-8.12 CHAIR-12.2 CHAIR-27.22 CHAIR-27.40
op-energy_drain-1 = Dépensez 2 Dilithium : replacez cet INCIDENT. Si vous avez un ingénieur en jeu, gagnez une Action.

card-hostile_contact = Contact hostile
    .text = { op-kind-play-action } { op-hostile_contact-1 } { op-kind-play-action } { op-hostile_contact-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40
op-hostile_contact-1 = Défaussez une carte : replacez cet INCIDENT. Si la carte défaussée a une icône Militaire (Aptitude ou Concentration), gagnez 2 Dilithium.
op-hostile_contact-2 = Requiert une carte communication en jeu. Replacez cet INCIDENT et gagnez 2 Dilithium.

card-political_crisis = Crise politique
    .text = { op-kind-play-action } { op-political_crisis-1 } { op-kind-play-action } { op-political_crisis-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40
op-political_crisis-1 = Défaussez une carte : replacez cet INCIDENT. Si la carte défaussée a une icône Influence (Aptitude ou Concentration), gagnez 1 Latinum.
op-political_crisis-2 = Requiert un ambassadeur en jeu. Replacez cet INCIDENT et gagnez 1 Latinum.

card-red_alert = Alerte rouge
    .text = { op-kind-play-action } { op-red_alert-1 }
    .rule = CHAIR-27.27 CHAIR-27.31 CHAIR-27.40
op-red_alert-1 = Mettez une carte de votre main sur votre pioche : replacez cet INCIDENT. Vous pouvez promouvoir une PERSONNE de votre Zone de transit.

card-subspace_phenomenon = Phénomène subspatial
    .text = { op-kind-play-action } { op-subspace_phenomenon-1 } { op-kind-play-action } { op-subspace_phenomenon-2 }
    .rule = CHAIR-17.8 CHAIR-27.5 CHAIR-27.7 CHAIR-27.40
op-subspace_phenomenon-1 = Défaussez une carte : replacez cet INCIDENT. Si la carte défaussée a une icône Recherche (Aptitude ou Concentration), piochez 2 cartes et défaussez l’une d’elles.
op-subspace_phenomenon-2 = Requiert une carte voyage temporel en jeu. Replacez cet INCIDENT. Piochez 2 cartes et défaussez l’une d’elles.

card-trade_embargo = Embargo commercial
    .text = { op-kind-play-action } { op-trade_embargo-1 }
    .rule = CHAIR-12.2 CHAIR-27.39 CHAIR-27.40
op-trade_embargo-1 = Dépensez 1 Latinum : replacez cet INCIDENT. Vous pouvez réactiver un VAISSEAU.

## LIEU

card-amargosa_observatory = Observatoire d’Amargosa
    .text = { op-kind-control } { op-amargosa_observatory-1 } { op-kind-reaction } { op-amargosa_observatory-2 } { op-kind-special } { op-amargosa_observatory-3 }
    .rule = CHAIR-9.12 CHAIR-16.1 CHAIR-18.5 CHAIR-19.2 CHAIR-23.1 CHAIR-27.32
op-amargosa_observatory-1 = Vous pouvez gagner une PERSONNE ; si c’est un scientifique ou un ingénieur, gagnez 1 Gloire.
op-amargosa_observatory-2 = Après avoir mis en jeu une RENCONTRE : gagnez 1 Gloire. Vous pouvez logger une carte de votre main ou de votre défausse.
op-amargosa_observatory-3 = Après avoir loggé cette carte : faites passer en distorsion tous vos VAISSEAUX déployés vers un seul autre LIEU. Piochez 2 cartes.

card-ancient_relay_station = Ancienne station relais
    .text = { op-kind-control } { op-ancient_relay_station-1 }
    .rule = CHAIR-8.8 CHAIR-13.6 CHAIR-27.22 CHAIR-27.31
op-ancient_relay_station-1 = Vous pouvez mettre une carte de votre main sur votre pioche et dépenser une Action pour recruter un Développement.

card-archer_iv = Archer IV
    .text = { op-kind-control } { op-archer_iv-1 } { op-kind-resupply } { op-archer_iv-2 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-27.5 CHAIR-27.7
op-archer_iv-1 = Sans effet.
op-archer_iv-2 = Piochez une carte, puis défaussez une carte.

card-baku = Ba’ku
    .text = { op-kind-control } { op-baku-1 } { op-kind-activation } { op-baku-2 } { op-kind-activation } { op-baku-3 } { op-kind-endgame } { op-baku-4 }
    .rule = CHAIR-7.6 CHAIR-21.1 CHAIR-21.5 CHAIR-25.5 CHAIR-27.22 CHAIR-27.38
op-baku-1 = Vous pouvez téléporter ici autant de PERSONNES de votre main ou de votre défausse que vous voulez.
op-baku-2 = Téléportez ici un de vos Officiers de service : gagnez une Action.
op-baku-3 = Dépensez 1 Dilithium : rappelez une PERSONNE téléportée ici.
op-baku-4 = 1 PV par PERSONNE téléportée ici.

card-betazed = Betazed
    .text = { op-kind-control } { op-betazed-1 }
    .rule = CHAIR-7.6 CHAIR-12.1
op-betazed-1 = Gagnez 2 Latinum.

card-corvan_ii = Corvan II
    .text = { op-kind-control } { op-corvan_ii-1 } { op-kind-resupply } { op-corvan_ii-2 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-8.6 CHAIR-13.1
op-corvan_ii-1 = Sans effet.
op-corvan_ii-2 = Défaussez la première carte de votre pioche. Si elle partage un trait avec votre Capitaine, gagnez 2 Dilithium ; sinon, gagnez 1 Dilithium.

card-deep_space_k_7 = Deep Space K-7
    .text = { op-kind-control } { op-deep_space_k_7-1 } { op-kind-activation } { op-deep_space_k_7-2 }
    .rule = CHAIR-7.6 CHAIR-9.5 CHAIR-27.22 CHAIR-27.31
op-deep_space_k_7-1 = Sans effet.
op-deep_space_k_7-2 = Mettez une INSTRUCTION ou une carte sécurité de votre main sur votre pioche : gagnez une Action.

card-delta_vega = Delta Vega
    .text = { op-kind-control } { op-delta_vega-1 } { op-kind-resupply } { op-delta_vega-2 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-12.1 CHAIR-24.7
op-delta_vega-1 = Sans effet.
op-delta_vega-2 = Révélez votre main. Gagnez 1 Dilithium par PERSONNE qui s’y trouve.

card-derna = Derna
    .text = { op-kind-control } { op-derna-1 } { op-kind-activation } { op-derna-2 } { op-kind-activation } { op-derna-3 } { op-kind-endgame } { op-derna-4 }
    .rule = CHAIR-7.6 CHAIR-16.7 CHAIR-16.8 CHAIR-21.1 CHAIR-25.5 CHAIR-27.40
op-derna-1 = Vous pouvez dépenser 2 Dilithium pour scanner à la recherche d’une arme ou d’un médecin (choisissez d’abord le trait). Piochez une carte.
op-derna-2 = Téléportez ici une arme de votre main ou de votre défausse.
op-derna-3 = Défaussez une arme : gagnez 1 Dilithium et replacez un INCIDENT de votre main.
op-derna-4 = 2 PV par arme téléportée ici.

card-dozaria = Dozaria
    .text = { op-kind-control } { op-dozaria-1 }
    .rule = CHAIR-7.6 CHAIR-12.1
op-dozaria-1 = Gagnez 3 Dilithium.

card-freecloud = Freecloud
    .text = { op-kind-control } { op-freecloud-1 } { op-kind-activation } { op-freecloud-2 } { op-kind-activation } { op-freecloud-3 }
    .rule = CHAIR-7.6 CHAIR-12.2 CHAIR-16.7 CHAIR-27.5 CHAIR-27.16
op-freecloud-1 = Vous pouvez dépenser 1 Latinum pour scanner à la recherche d’une carte commerce.
op-freecloud-2 = Défaussez une carte : gagnez 1 Latinum.
op-freecloud-3 = Dépensez 2 Latinum : cherchez une carte quelconque.

card-indri_viii = Indri VIII
    .text = { op-kind-control } { op-indri_viii-1 }
    .rule = CHAIR-7.6 CHAIR-27.22
op-indri_viii-1 = Gagnez une Action.

card-kelvas_docks = Docks de Kelvas
    .text = { op-kind-control } { op-kelvas_docks-1 } { op-kind-activation } { op-kelvas_docks-2 }
    .rule = CHAIR-7.6 CHAIR-8.8 CHAIR-12.2 CHAIR-27.19 CHAIR-27.39
op-kelvas_docks-1 = Sans effet.
op-kelvas_docks-2 = Vous pouvez dépenser 3 Dilithium pour jouer gratuitement un VAISSEAU. Vous pouvez réactiver un VAISSEAU.

card-memory_alpha = Memory Alpha
    .text = { op-kind-control } { op-memory_alpha-1 } { op-kind-reaction } { op-memory_alpha-2 }
    .rule = CHAIR-7.6 CHAIR-23.6 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11 CHAIR-27.59
op-memory_alpha-1 = Vous pouvez logger une carte de votre main. Vous pouvez dupliquer une opération JOUER d’une PERSONNE, d’une CARGAISON, d’un ALLIÉ ou d’une INSTRUCTION de votre Journal de bord.
op-memory_alpha-2 = Après avoir loggé une carte : gagnez 1 Gloire.

card-regula_i = Regula I
    .text = { op-kind-control } { op-regula_i-1 } { op-kind-reaction } { op-regula_i-2 } { op-kind-endgame } { op-regula_i-3 }
    .rule = CHAIR-7.6 CHAIR-9.8 CHAIR-16.7 CHAIR-25.5 CHAIR-27.16 CHAIR-27.32
op-regula_i-1 = Vous pouvez soit chercher un scientifique, soit dépenser 3 Dilithium pour scanner à la recherche d’un scientifique.
op-regula_i-2 = Après avoir mis en jeu un scientifique : gagnez 1 Gloire.
op-regula_i-3 = 1 PV par anomalie que vous possédez.

card-risa = Risa
    .text = { op-kind-control } { op-risa-1 } { op-kind-activation } { op-risa-2 } { op-kind-activation } { op-risa-3 }
    .rule = CHAIR-7.6 CHAIR-21.1 CHAIR-21.5 CHAIR-27.16 CHAIR-27.17 CHAIR-27.38
op-risa-1 = Cherchez jusqu’à 3 PERSONNES, mais pas dans votre pioche Réserve, et téléportez-les ici.
op-risa-2 = Téléportez ici une PERSONNE.
op-risa-3 = Rappelez une carte téléportée ici : gagnez 1 Latinum.

card-solum = Solum
    .text = { op-kind-control } { op-solum-1 }
    .rule = CHAIR-5.5 CHAIR-7.6 CHAIR-16.12
op-solum-1 = Prenez un INCIDENT et mettez-le sous votre pioche.

card-tulgana_iv = Tulgana IV
    .text = { op-kind-control } { op-tulgana_iv-1 } { op-kind-activation } { op-tulgana_iv-2 } { op-kind-activation } { op-tulgana_iv-3 }
    .rule = CHAIR-7.6 CHAIR-12.2 CHAIR-20.2 CHAIR-27.5 CHAIR-27.7 CHAIR-27.24
op-tulgana_iv-1 = Vous pouvez jeter jusqu’à 2 cartes du Marché.
op-tulgana_iv-2 = Dépensez 1 Latinum : envoyez une Équipe d’exploration vers un LIEU où vous avez un VAISSEAU.
op-tulgana_iv-3 = Défaussez une CARGAISON : piochez la première carte de votre pioche ou une carte de votre choix dans votre défausse.

card-verex_iii = Verex III
    .text = { op-kind-control } { op-verex_iii-1 } { op-kind-activation } { op-verex_iii-2 } { op-kind-endgame } { op-verex_iii-3 }
    .rule = CHAIR-7.6 CHAIR-11.1 CHAIR-12.1 CHAIR-23.1 CHAIR-25.5
op-verex_iii-1 = Gagnez 1 Gloire.
op-verex_iii-2 = Loggez une PERSONNE de votre main : gagnez 2 Latinum.
op-verex_iii-3 = 1 PV par carte louche que vous possédez.

card-xahea = Xahea
    .text = { op-kind-control } { op-xahea-1 } { op-kind-resupply } { op-xahea-2 } { op-kind-reaction } { op-xahea-3 }
    .rule = CHAIR-6.1 CHAIR-7.6 CHAIR-8.8 CHAIR-27.9 CHAIR-27.31
op-xahea-1 = Sans effet.
op-xahea-2 = Gagnez 1 Dilithium.
op-xahea-3 = Après avoir joué Utiliser : vous pouvez mettre une PERSONNE de votre main sur votre pioche pour dupliquer l’autre opération JOUER d’Utiliser.

## INSTRUCTION (solo)

card-conspiracy = Conspiration
    .text = { op-kind-play } { op-conspiracy-1 } { op-kind-special } { op-conspiracy-2 } { op-kind-special } { op-conspiracy-3 } { op-kind-surprise } { op-conspiracy-4 }
    .rule = CHAIR-27.5 CHAIR-28.9 CHAIR-33.1 CHAIR-36.21
op-conspiracy-1 = Défaussez une PERSONNE : défaussez cette carte et piochez une carte.
op-conspiracy-2 = Cette carte ne peut pas être téléportée, ni défaussée autrement que par sa propre opération JOUER.
op-conspiracy-3 = Avant le Score final : détruisez cette carte si elle est au Bot ou dans un Journal de bord.
op-conspiracy-4 = Vous choisissez : soit vous prenez un INCIDENT et mettez cet INCIDENT et cette carte sous votre pioche, soit le Bot gagne 2 Gloire et défausse la première carte de sa pioche Complément.

card-reinforce = Renforcer
    .text = { op-kind-play } { op-reinforce-1 } { op-kind-play } { op-reinforce-2 }
    .rule = CHAIR-23.3 CHAIR-36.10 CHAIR-37.16
op-reinforce-1 = Prenez en main une carte de votre choix de votre pile de Renfort.
op-reinforce-2 = Requiert une pile de Renfort vide. Piochez une carte. Loggez cette carte.
