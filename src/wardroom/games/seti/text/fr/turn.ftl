### Tours, actions gratuites, cartes et ressources.

## Questions

ask-first-income = Quelle carte glissez-vous sous vos revenus ?
    .rule = SETI-2.13
    .why = Une de vos cinq cartes va sous votre carte Revenus. Vous gagnez sa ressource maintenant, puis après chacune des quatre premières manches.
ask-turn = { $after ->
        [yes] Votre action principale est faite. Autre chose ?
       *[no] À vous de jouer. Que faites-vous ?
    }
    .rule = SETI-3.2
    .why = Exactement une action principale par tour ; autant d’actions gratuites que vous voulez avant, pendant et après.
ask-free = Quelle action gratuite intercalez-vous ?
    .rule = SETI-3.5
    .why = Elle est résolue entièrement, puis votre action principale continue.
ask-play = Quelle carte jouez-vous ?
    .rule = SETI-5.1
    .why = Vous payez son coût et résolvez son effet ; missions et cadres dorés restent devant vous.
ask-corner = Quelle carte défaussez-vous pour son coin ?
    .rule = SETI-6.12
ask-exchange = Qu’échangez-vous ?
    .rule = SETI-6.9
    .why = Deux ressources identiques contre une d’une autre sorte ; deux cartes aussi contre une autre carte.
ask-exchange-cards = Quelle carte donnez-vous ? Encore à donner : { $left }
    .rule = SETI-6.13
    .why = Une carte Projet et une carte Alien font ensemble deux cartes.
ask-mission = Quelle mission accomplissez-vous ?
    .rule = SETI-11.1
    .why = Sa condition doit être remplie maintenant. Vous gagnez sa récompense et la retournez face cachée.
ask-card = Quelle carte prenez-vous ?
    .rule = SETI-4.5
    .why = Une carte de la rangée, ou la première carte de la pioche.
ask-alien-card = Quelle carte Alien prenez-vous ?
    .rule = SETI-4.10
    .why = La carte visible, ou la première carte de la pioche.
ask-tuck = Ajoutez-vous une carte sous vos revenus ?
    .rule = SETI-4.6
    .why = Vous gagnez son revenu maintenant et à chaque phase de revenus ; la carte ne sert plus à rien d’autre. Vous pouvez refuser.
ask-pool = Votre réserve contient au plus 6 données : { $n ->
        [one] { $n } donnée serait perdue
       *[other] { $n } données seraient perdues
    }. Placez-vous d’abord des données ?
    .rule = SETI-8.6
ask-discard = Trop de cartes en main : laquelle défaussez-vous ? Encore à défausser : { $n }
    .rule = SETI-3.12
    .why = Quatre cartes peuvent rester.
ask-end-card = Quelle carte du paquet Fin de manche prenez-vous ?
    .rule = SETI-5.39

## Choix

option-free = D’abord une action gratuite
option-turn-play = Jouer une carte
option-turn-launch = Lancer une sonde (2 crédits)
option-turn-orbit = Mettre en orbite (1 crédit, 1 énergie)
option-turn-land = Atterrir (3 énergies ou moins)
option-turn-scan = Scanner (1 crédit, 2 énergies)
option-turn-analyse = Analyser des données (1 énergie)
option-turn-research = Rechercher une technologie (6 de couverture médiatique)
option-turn-pass = Passer pour cette manche
option-turn-move = Déplacer une sonde (1 énergie)
option-turn-place = Placer une donnée dans votre ordinateur
option-turn-exchange = Échanger deux ressources contre une
option-turn-buy = Acheter une carte (3 de couverture médiatique)
option-turn-corner = Défausser une carte pour son coin
option-turn-mission = Accomplir une mission
option-turn-end = Terminer le tour
option-free-move = { option-turn-move }
option-free-place = { option-turn-place }
option-free-exchange = { option-turn-exchange }
option-free-buy = { option-turn-buy }
option-free-corner = { option-turn-corner }
option-free-mission = { option-turn-mission }
option-first-income = Glisser { $card }
option-play = Jouer { $card }
option-corner = Défausser { $card }
option-exchange-credit = { $word ->
        [energy] 2 crédits contre 1 énergie
       *[card_any] 2 crédits contre une carte
    }
option-exchange-energy = { $word ->
        [credit] 2 énergies contre 1 crédit
       *[card_any] 2 énergies contre une carte
    }
option-exchange-card_any = { $word ->
        [credit] 2 cartes contre 1 crédit
        [energy] 2 cartes contre 1 énergie
       *[card_any] 2 cartes contre une autre carte
    }
option-exchange-cards = Donner { $card }
option-mission = Accomplir { $card }
option-card = Prendre { $card }
option-card-deck = Piocher
option-card-free = { option-free }
option-alien-card = { $word } : { $word2 ->
        [open] la carte visible
       *[deck] une carte de la pioche
    }
    .word = species
option-alien-card-free = { option-free }
option-tuck = Ajouter { $card }
option-tuck-none = N’en ajouter aucune
option-tuck-free = { option-free }
option-pool-place = Placer d’abord une donnée
option-pool-lose = Accepter la perte
option-discard = Défausser { $card }
option-end-card = Prendre { $card }

## Refus

refuse-no-card-to-play = Vous n’avez pas de carte en main.
refuse-cards-too-dear = Vous ne pouvez payer aucune de vos cartes.
refuse-too-dear = { $what ->
        [energy] Cette carte coûte { $n ->
            [one] { $n } énergie
           *[other] { $n } énergies
        }, et vous en avez moins.
       *[credit] Cette carte coûte { $n ->
            [one] { $n } crédit
           *[other] { $n } crédits
        }, et vous en avez moins.
    }
refuse-no-energy-to-move = Un déplacement coûte 1 énergie, et vous n’en avez pas.
refuse-no-pair = Vous n’avez ni deux crédits, ni deux énergies, ni deux cartes.
refuse-not-a-pair = Vous n’en avez pas deux.
refuse-little-publicity = Acheter une carte coûte { $cost } de couverture médiatique.
refuse-no-card-left = Il ne reste aucune carte à prendre.
refuse-no-hand = Vous n’avez pas de carte en main.
refuse-no-mission = Aucune mission devant vous ne peut être accomplie maintenant.

## Journal

event-gained = { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { $what ->
        [credit] { $n ->
            [one] { $n } crédit
           *[other] { $n } crédits
        }
        [energy] { $n ->
            [one] { $n } énergie
           *[other] { $n } énergies
        }
       *[exofossil] { $n ->
            [one] { $n } exofossile
           *[other] { $n } exofossiles
        }
    }.
event-scored = { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $n } PV.
event-publicity = { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { $n } de couverture médiatique.
event-data = { $you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { $n ->
        [one] { $n } donnée
       *[other] { $n } données
    }{ $lost ->
        [0] .
        [one] {" "}; { $lost } n’entre pas dans la réserve et est perdue.
       *[other] {" "}; { $lost } n’entrent pas dans la réserve et sont perdues.
    }
event-paid = { $you ->
        [yes] Vous payez
       *[no] { $seat } paie
    } { $what ->
        [credit] { $n ->
            [one] { $n } crédit
           *[other] { $n } crédits
        }
        [energy] { $n ->
            [one] { $n } énergie
           *[other] { $n } énergies
        }
        [publicity] { $n } de couverture médiatique
        [data] { $n ->
            [one] { $n } donnée
           *[other] { $n } données
        }
       *[exofossil] { $n ->
            [one] { $n } exofossile
           *[other] { $n } exofossiles
        }
    }.
event-exchanged = { $you ->
        [yes] Vous échangez
       *[no] { $seat } échange
    } { $what ->
        [credit] 2 crédits
        [energy] 2 énergies
       *[card_any] 2 cartes
    } contre { $what2 ->
        [credit] 1 crédit
        [energy] 1 énergie
       *[card_any] une carte
    }.
event-bought = { $you ->
        [yes] Vous achetez
       *[no] { $seat } achète
    } une carte.
event-reshuffled = La pioche est vide : la défausse est mélangée et forme une nouvelle pioche.
event-drew = { $you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $card }.
event-row-filled = { $card } entre dans la rangée.
event-took = { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $card } dans la rangée.
event-discarded = { $you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $card }.
event-discarded-row = { $you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $card } de la rangée.
event-tucked = { $you ->
        [yes] Vous ajoutez
       *[no] { $seat } ajoute
    } { $card } sous { $you ->
        [yes] vos
       *[no] ses
    } revenus.
event-alien-card = { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $card }.
event-alien-open = { $card } est maintenant la carte visible.
event-played = { $you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } { $card }.
event-passed = { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    } pour cette manche.
event-end-card = { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $card } dans le paquet Fin de manche.
event-end-card-left = { $card } reste et est défaussée.
event-income = { $you ->
        [yes] Vous percevez vos revenus.
       *[no] { $seat } perçoit ses revenus.
    }
event-round = La manche { $number } commence.

## Réglages de la table

setting-agencies = Agences spatiales
    .about = En solo seulement : les notes de l’aide de jeu sur l’extension. On joue les manches 2 à 5, des objectifs à long terme remplacent ceux de niveau I, et l’adversaire a une carte de base de plus.
setting-agencies-false = sans
setting-agencies-true = avec

## Ce qu’il faut savoir avant de choisir

unused-main-action = { $count ->
    [one] une action principale possible
   *[other] { $count } actions principales possibles
}
unused-free-action = { $count ->
    [one] une sorte d’action gratuite
   *[other] { $count } sortes d’actions gratuites
}
unused-credit = { $count ->
    [one] un crédit
   *[other] { $count } crédits
}
unused-energy = { $count ->
    [one] une énergie
   *[other] { $count } énergies
}
unused-card-over = { $count ->
    [one] une carte, à défausser
   *[other] { $count } cartes, à défausser
}
remark-no-probe = aucune sonde à déplacer
remark-publicity-full = la couverture médiatique est au maximum
remark-data-full = la réserve de données est pleine
