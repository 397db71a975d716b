### Le Bot : son tour raconté pas à pas (CHAIR-30 à CHAIR-35), et ce qu’il demande au joueur.

rival = Le Bot
    .short = Bot
    .the = le Bot

## Comment il a choisi. Le message qui précède nomme la chose et sa valeur.

how-only = rien d’autre ne convient
how-value = la valeur décide
how-tokens = à valeur égale, les jetons posés dessus décident (CHAIR-32.3, CHAIR-32.4)
how-left = tout est égal, donc le plus à gauche (CHAIR-32.5)
how-secured = les Lieux déjà sécurisés viennent en dernier
how-trait = il a le trait demandé
how-most = c’est là qu’il y a le plus de jetons
how-fewest = c’est là qu’il y a le moins de jetons
how-longest = à valeur égale, celle qu’il a depuis le plus longtemps
how-dilithium = le plus de Dilithium dessus
how-glory = le plus de Gloire dessus

## De quoi est faite une valeur (CHAIR-32.1)

rival-worth = { $value } ({ $vp } PV{ $focus ->
        [0] { "" }
       *[other] , +{ $focus } Concentration
    }{ $endgame ->
        [0] { "" }
       *[other] , +{ $endgame } FIN DE PARTIE
    }{ $glory ->
        [0] { "" }
       *[other] , +{ $glory } Gloire
    })

## Son tour

event-rival-begins = Tour du Bot : { $name_captain }. Il n’a pas d’étape de RÉAPPRO (CHAIR-30.1).
    .steps = no
event-rival-controls-nothing = Il n’a sécurisé aucun Lieu neutre (CHAIR-30.2).
event-rival-controls = Il a sécurisé { $card }, qui vaut { rival-worth } pour lui (CHAIR-30.2) : { $name_how }.
event-rival-took-control = Il prend le contrôle de { $card } et le résout avec ses cartes de commandement (CHAIR-30.3).
    .steps = yes
event-rival-refills = Sa place dans la Zone neutre est à nouveau occupée (CHAIR-30.2).
    .leads = yes
event-rival-drew = La Date stellaire { $number } lui donne { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } : { $count ->
        [0] il ne pioche rien, car il n’a plus de carte
        [one] il pioche 1 carte face cachée
       *[other] il pioche { $count } cartes face cachée
    } (CHAIR-30.4).
    .steps = no
event-rival-turned-up = Il retourne { $card }{ $left ->
        [0] , sa dernière carte
       *[other] ; il en reste { $left }
    } (CHAIR-30.5).
    .steps = yes
event-rival-clears = { $cards } { $n ->
        [one] passe
       *[other] passent
    } de sa Zone de transit à sa défausse (CHAIR-30.7).
    .steps = no
event-rival-placed = Il pose { $count } { $name_gain } sur { $card }, la carte du Marché qui a le moins de valeur pour vous, { rival-worth } ({ $rule }) : { $name_how }.
    .steps = no
event-rival-turn-over = Le tour du Bot est terminé ; il a { $glory } Gloire (CHAIR-30.7).
    .steps = no

## La carte et sa ligne

event-rival-row-trait = { $card } a le trait { $name_trait } : TRAITS, ligne { $number }{ $count ->
        [0] { "" }
        [one] . La ligne 1 ne nomme aucun de ses traits
       *[other] . Les lignes 1 à { $count } ne nomment aucun de ses traits
    } (CHAIR-33.2). La ligne : { $name_command }
event-rival-row-suit = Aucune ligne de TRAITS ne nomme un trait de { $card } (lignes 1 à { $count }) : TYPES { $side ->
        [with] avec Officier de Service
       *[without] sans Officier de Service
    }, ligne { $name_suit } (CHAIR-33.3). La ligne : { $name_command }
event-rival-no-row = Aucune ligne ne convient à { $card } (CHAIR-33.12).
event-rival-surprise = SURPRISE de { $card }, et rien d’autre (CHAIR-33.1) : { $name_op }
event-rival-settled = { $card } passe dans sa zone de Contrôle (CHAIR-33.5).
event-rival-resolves-top = Il résout aussi la première carte de sa pioche, { $card } (CHAIR-33.9).
    .steps = yes
event-rival-resolves-supplement = Il résout aussi la première carte de sa pioche Complément, { $card } (CHAIR-33.9).
    .steps = yes
event-rival-resolves-discard = Il résout aussi { $card }, prise dans sa défausse (CHAIR-33.7, CHAIR-33.9).
    .steps = yes

## Sa pioche, sa défausse et son Journal

event-rival-reshuffled = Sa pioche est vide : { $count ->
        [0] sa défausse aussi
        [one] la carte de sa défausse devient la pioche
       *[other] les { $count } cartes de sa défausse sont mélangées
    }{ $added ->
        [0] , et la pioche Complément est vide
       *[other] , et la première carte de la pioche Complément va dessus ; il en reste { $left }
    } (CHAIR-30.11, CHAIR-30.12).
event-rival-no-deck = Il n’a plus de carte à retourner (CHAIR-30.12).
event-rival-discarded-top = { $cards } { $n ->
        [one] passe
       *[other] passent
    } de sa pioche à sa défausse.
event-rival-logged = Il logge { $card } (CHAIR-23.1).
event-rival-returned-incident = { $card } va sous la pioche Incident (CHAIR-33.10).
event-rival-put-top = Il pose { $card }, la plus récente de sa défausse qui convienne, sur sa pioche (CHAIR-33.7).
event-rival-took-incident = Il prend un INCIDENT, face cachée sur sa pioche (CHAIR-34.10). INCIDENTS restants : { $left }.
event-rival-took-encounter = Il prend une RENCONTRE, face cachée sur sa pioche (CHAIR-34.10).
event-rival-gained-encounter = Il gagne la RENCONTRE { $card } (CHAIR-34.10).
event-rival-no-encounter = Il ne reste plus de RENCONTRE.
event-rival-took-supplement = Il prend la première carte de sa pioche Complément, face cachée sur sa pioche ; il en reste { $left } (CHAIR-34.10).
event-rival-discarded-supplement = Il défausse { $card } du dessus de sa pioche Complément ; il en reste { $left }.
event-rival-no-supplement = Sa pioche Complément est vide.

## Le Marché

event-rival-none-wanted = { $n ->
        [one] Il cherche { $names_want }
       *[other] Il cherche le meilleur parmi { $names_want }
    } au Marché : il n’y en a pas (CHAIR-34.4).
event-rival-wants = { $n ->
        [one] Il cherche { $names_want }
       *[other] Il cherche le meilleur parmi { $names_want }
    } au Marché : { $card }, qui vaut { rival-worth } pour lui (CHAIR-34.4, CHAIR-32.1) : { $name_how }.
event-rival-richest = Il cherche la carte la plus riche du Marché : { $card } avec { $dilithium } Dilithium et { $glory } Gloire (CHAIR-34.9) : { $name_how }.
event-rival-gained-card = Il reçoit { $card } : { $name_place } (CHAIR-34.10).
event-rival-took-tokens = Il prend { $count } { $name_gain } sur cette carte (CHAIR-34.9).
event-rival-junks = Il jette { $card }, la carte du Marché sans jeton qui a le plus de valeur pour vous, { rival-worth } (CHAIR-34.12) : { $name_how }.
event-rival-junks-nothing = Chaque carte du Marché porte un jeton : il ne jette rien (CHAIR-34.12).

## Pistes et Gloire

event-rival-gained = Il gagne { $count } { $name_gain } (CHAIR-34.13).
event-rival-advanced = Il avance de { $count } en { $name_track }, jusqu’à { $space } (CHAIR-17.1).
event-rival-track-full = Sa piste { $name_track } est à 15 et ne va pas plus loin (CHAIR-17.1).
event-rival-removed-glory = Il retire 1 Gloire de la Date stellaire (CHAIR-11.8).
event-rival-lowest = Entre { $names_track }, la plus basse est { $name_track }, à { $space }{ $tie ->
        [yes] : la première à égalité
       *[no] { "" }
    } (CHAIR-33.6).
event-rival-highest = Entre { $names_track }, la plus haute est { $name_track }, à { $space }{ $tie ->
        [yes] : la première à égalité
       *[no] { "" }
    } (CHAIR-33.6).

## Équipes d’exploration, VAISSEAUX, Lieux

event-rival-sent = Il envoie une Équipe d’exploration vers { $card }, où il a maintenant { $count ->
        [one] 1 jeton
       *[other] { $count } jetons
    } (CHAIR-34.16) : { $name_how }.
event-rival-sends-nobody = Aucun Lieu neutre n’est permis : aucune Équipe d’exploration n’est envoyée (CHAIR-34.19).
event-rival-no-team = Il n’a pas d’Équipe d’exploration à y envoyer (CHAIR-34.18).
event-rival-fewest = Parmi les Lieux où sont ses Équipes d’exploration, il choisit { $card }, avec { $count ->
        [one] 1 jeton
       *[other] { $count } jetons
    } ({ $rule }) : { $name_how }.
event-rival-removed-team = Une Équipe d’exploration du Bot revient de { $card }.
event-rival-deployed = Il déploie { $card } (CHAIR-34.20).
event-rival-explored = { $card } explore { $card2 }, { $count ->
        [0] où il n’y avait aucun jeton
        [one] où il y avait 1 jeton en tout
       *[other] où il y avait { $count } jetons en tout
    } (CHAIR-34.21) : { $name_how }.
event-rival-engaged = { $card } s’engage à { $card2 }, { $count ->
        [0] où vous n’avez aucun jeton
        [one] où vous avez 1 jeton
       *[other] où vous avez { $count } jetons
    } (CHAIR-34.21) : { $name_how }.
event-rival-ship-stays = Aucun Lieu neutre n’est permis : le jeton de { $card } reste sur sa carte (CHAIR-34.15).
event-rival-least = Parmi celles en jeu, { $card } a le moins de valeur pour lui, { rival-worth } (CHAIR-34.24) : { $name_how }.
event-rival-cannot-give-up = { $own ->
        [-1] Impossible :
        [0] Impossible : il n’a aucune carte à logger pour cela ;
       *[other] Impossible : il a une carte à logger pour cela, mais
    } { $teams ->
        [0] aucune de ses Équipes d’exploration n’est
        [one] une de ses Équipes d’exploration est
       *[other] { $teams } de ses Équipes d’exploration sont
    } hors de son Capitaine, et il lui en faut { $count }. Donc l’autre partie (CHAIR-34.23).
event-rival-most-present = C’est à { $card } qu’il a le plus de jetons, { $count } (CHAIR-34.25) : { $name_how }.
event-rival-nowhere-present = Il n’a aucun jeton sur un Lieu neutre et ne prend donc le contrôle d’aucun (CHAIR-34.25).

## Son Officier de Service

event-rival-promoted = Il promeut { $card } ; sa carte TYPES montre la face avec Officier de Service (CHAIR-34.1).
event-rival-dismissed = { $card } (le Bot) est renvoyée dans sa défausse.
event-rival-officer-dismissed = Son Officier de Service { $card } est renvoyé ; sa carte TYPES se retourne (CHAIR-34.2).
event-rival-officer-logged = Son Officier de Service part ; sa carte TYPES se retourne (CHAIR-34.2).

## Entre vous et lui

event-rival-attacks = Ici, la ligne de { $card } vous attaque (CHAIR-35.1).
event-rival-cancelled = Ce que { $card } dirige contre vous est annulé ; le reste de la ligne est résolu (CHAIR-35.2).
event-rival-missed = Ce que { $card } dirige contre vous n’a pas pu être fait (CHAIR-35.2).
event-rival-unaffected = Le Bot n’a pas de main et ne choisit aucune carte de sa défausse : rien ne lui arrive (CHAIR-35.7).
event-rival-declined = Le Bot ne replace aucun INCIDENT (CHAIR-35.5).
ask-count-as-done = { $card } : le Bot n’est pas touché. La suite de la carte fait-elle comme si c’était fait ?
    .rule = CHAIR-35.7
option-count-as-done-yes = Comme si c’était fait
option-count-as-done-no = Comme un échec
ask-remove-own-team = { $card } : de quel Lieu revient une de vos Équipes d’exploration ?
    .rule = CHAIR-35.3
option-remove-own-team = { $card }
option-remove-own-team-no = Rien
ask-bot-incident-or-team = { $card } : que faites-vous ?
    .rule = CHAIR-35.3
option-bot-incident-or-team-incident = Prendre un INCIDENT
option-bot-incident-or-team-team = Retirer une de vos Équipes d’exploration
ask-bot-incident-or-officer = { $card } : que faites-vous ?
    .rule = CHAIR-35.3
option-bot-incident-or-officer-incident = Prendre un INCIDENT
option-bot-incident-or-officer-officer = Renvoyer un de vos Officiers de Service
ask-bot-location-or-discard = { $card } : que faites-vous ?
    .rule = CHAIR-35.3
option-bot-location-or-discard-location = Logger un de vos Lieux
option-bot-location-or-discard-discard = Défausser une carte
ask-bot-ship-or-resolve = { $card } : que choisissez-vous ?
    .rule = CHAIR-35.3
option-bot-ship-or-resolve-ship = Vous renvoyez un de vos VAISSEAUX
option-bot-ship-or-resolve-resolve = Le Bot résout sa première carte

## Ce qu’il cherche

want-person = { suit-person }
want-cargo = { suit-cargo }
want-ship = { suit-ship }
want-ally = { suit-ally }
want-focus-research = Concentration Recherche
want-focus-influence = Concentration Influence
want-focus-military = Concentration Militaire
want-klingon = « { trait-klingon } »
want-alien = « { trait-alien } »
want-weapon = « { trait-weapon } »
want-business = « { trait-business } »
want-romulan = « { trait-romulan } »
want-shady = « { trait-shady } »
want-vulcan = « { trait-vulcan } »
want-attack = « { trait-attack } »
want-bajoran = « { trait-bajoran } »
want-dominion = « { trait-dominion } »
want-changeling = « { trait-changeling } »
want-scientist = « { trait-scientist } »
want-creature = « { trait-creature } »
want-kelpien = « { trait-kelpien } »
want-anomaly = « { trait-anomaly } »
