### What only the web table of the CCG says, and what it says shorter than elsewhere.

table-turn = Tour { $turn }
table-part-doorways = phase des portes
table-part-laying = phase des missions
table-part-dilemmas = phase des dilemmes
table-part-facilities = phase des installations
table-part-start = début du tour
table-part-play = cartes à jouer
table-part-orders = ordres
table-part-end = fin du tour
table-part-draw = pioche
table-part-over = la partie est finie
table-step-other = Tour de { $seat }
table-step-attempt = Votre tentative
table-step-ship_battle = Combat de vaisseaux
table-step-people_battle = Combat de personnel
table-plays-left = { $count ->
    [one] encore 1
   *[other] encore { $count }
}
table-why-not = Pourquoi pas les autres ? ({ $count })
section-kind = Sortes de cartes
section-affiliation = Affiliations
section-skill = Classifications et compétences
section-trait = Caractéristiques

## Options

table-ask-answer-about = { $card } : répondez-vous ?
    .why = { $name_trigger }
table-ask-answer = Répondez-vous ?
    .why = { $name_trigger }
table-ask-pay-discard = Défausser pour passer { $card } ?
table-ask-order = Quel ordre ?
table-ask-return-fire = Ripostez-vous ?
    .why = { $card } : ATTAQUE { $attack } contre DÉFENSE { $defense }.
table-option-pay-discard-no = Ne rien défausser

table-option-order-attempt = Tenter { $card } ({ $card2 })
    .verb = Tenter
    .group = Tentatives
    .thing = { $card } avec { $card2 }
table-option-order-fly = Voler vers { $card2 }
    .verb = Venir ici
    .group = { $card }
    .thing = { $card } vers { $card2 }
table-option-order-dock = S’amarrer à { $card2 }
    .verb = S’amarrer
    .group = { $card }
    .thing = { $card } à { $card2 }
table-option-order-undock = Se désamarrer
    .verb = Se désamarrer
    .group = { $card }
    .thing = { $card }
table-option-order-beam = Téléporter vers { $card2 }
    .verb = Téléporter
    .group = { $card }
    .thing = { $card } vers { $card2 }
table-option-order-walk = À pied vers { $card2 }
    .verb = À pied
    .group = { $card }
    .thing = { $card } vers { $card2 }
table-option-order-split = Diviser l’équipe
    .verb = Diviser
    .group = { $card }
table-option-order-join = Réunir les équipes
    .verb = Réunir
    .group = { $card }
table-option-order-rescue = Prendre à bord ceux de { $card }
    .verb = À bord
    .group = { $card2 }
table-option-order-attack = Attaquer { $card2 } ({ $attack } : { $defense })
    .verb = Attaquer
    .group = { $card }
    .thing = { $card } contre { $card2 }
table-option-order-battle = Attaquer l’équipe de { $card2 }
    .verb = Attaquer
    .group = { $card }
    .thing = { $card } contre { $card2 }
table-option-order-cloak = Occulter
    .verb = Occulter
    .group = { $card }
table-option-order-decloak = Désocculter
    .verb = Désocculter
    .group = { $card }
table-option-order-play = Jouer { $card }
    .verb = Jouer
    .group = Cartes
table-option-order-download = { $card } : téléchargement spécial
    .verb = Télécharger
    .group = Cartes
table-option-play-play = { $card }
    .verb = Jouer
table-option-play-download = { $card } : téléchargement spécial
    .verb = Télécharger
table-option-answer = Jouer { $card }
    .verb = Jouer
table-option-answer-about = Jouer { $card }
    .verb = Jouer
table-option-report-to = { $card }
    .verb = Affecter ici
table-option-seed-dilemma-under = { $card2 }
    .group = { $card }
    .verb = Implanter ici
table-option-seed-facility-seed = { $card } à { $card2 }
    .verb = Implanter ici

## Signs and numbers

table-int = INT
table-cun = RUS
table-str = FOR
table-points = points
table-span = distance
table-staffing = Équipage requis :
table-anyone = Tout équipage ou toute équipe d’exploration peut la tenter.
table-any = tous
table-or = ou
table-met = rempli
table-not-met = manque
table-have = il y a
table-unless = Sauf avec
table-cure = Remède
table-nullify = Annulé par
table-crew = équipage
table-guests = adversaires à bord
table-range-left = PORTÉE restante
table-docked = amarré
table-cloaked = occulté
table-damaged = endommagé
table-stopped = stoppé
table-disabled = neutralisé
table-captive = captif
table-commander = son commandant attitré est à bord
table-solved = accomplie
table-destroyed = détruite
table-away = équipe d’exploration
table-on-planet = au sol
table-together = Ensemble
table-nothing-left = plus rien

## Spaceline

table-line = Ligne spatiale
table-line-of = { $name_quadrant }, { $count ->
    [one] 1 lieu
   *[other] { $count } lieux
}
table-line-none = Aucune mission n’est encore posée.
table-lane = { $you ->
    [yes] À vous, à { $place }
   *[no] À { $seat }, à { $place }
}
table-seeds = { $you ->
    [yes] { $count ->
        [one] 1 carte implantée à vous
       *[other] { $count } cartes implantées à vous
    }
   *[no] { $count ->
        [one] 1 carte implantée de { $seat }
       *[other] { $count } cartes implantées de { $seat }
    }
}
table-ways = { $count } choix
table-asked = Ce que les missions demandent
table-said = { $place } : { $card }, { $name_icon }, { $points } points, distance { $span }.
table-said-solved = { $you ->
    [yes] Vous l’avez accomplie.
   *[no] { $seat } l’a accomplie.
}
table-said-who = Pour : { $names_affiliation }.
table-lies-on = { $card } est dessus.
table-on-mission = { $count ->
    [one] 1 carte est sur cette mission
   *[other] { $count } cartes sont sur cette mission
}
table-on-it = { $count ->
    [one] 1 carte est dessus
   *[other] { $count } cartes sont dessus
}
table-at = À { $place }
table-team-at = Équipe d’exploration, { $place }
table-to-solve = Pour l’accomplir
table-known-seeds = Cartes implantées que vous connaissez ici
table-orders-here = Ce que vous pouvez faire
table-lying-on = Dessus
table-nobody-aboard = Il n’y a personne à bord.
table-lacks = Pour cette mission :
table-could-solve = remplit les conditions de cette mission

## What is under way

table-attempt = Tentative
table-chain = Cartes implantées de cette mission, celle du dessous d’abord
table-requirements = Conditions
table-past = passé
table-put-back = de nouveau tout en dessous
table-face-down = { $you ->
    [yes] une carte implantée à vous, face cachée
   *[no] une carte implantée de { $seat }, face cachée
}
table-by = { $you ->
    [yes] de vous
   *[no] de { $seat }
}
table-team-of = { $you ->
    [yes] Votre équipe, { $count ->
        [one] 1 personne
       *[other] { $count } personnes
    }
   *[no] Équipe de { $seat }, { $count ->
        [one] 1 personne
       *[other] { $count } personnes
    }
}
table-attempt-over = La tentative est finie.
table-ship-battle = Combat de vaisseaux
table-people-battle = Combat de personnel
table-fires = { $you ->
    [yes] Vous attaquez
   *[no] { $seat } attaque
}
table-fires-back = { $you ->
    [yes] Vous ripostez
   *[no] { $seat } riposte
}
table-side = { $you ->
    [yes] Votre équipe
   *[no] Équipe de { $seat }
}
table-target = cible
table-target-gone = la cible est détruite
table-battle-how = Plus d’ATTAQUE que de DÉFENSE : touché ; plus du double : coup direct.
table-volley-0 = manqué
table-volley-1 = touché
table-volley-2 = coup direct
table-side-of = sur { $count }
table-stunned = étourdi
table-wounded = mortellement blessé
table-crews = { $you ->
    [yes] Vos équipages et équipes
   *[no] Équipages et équipes de { $seat }
}
table-looked-at = Regardé

## Players and hand

table-points-of = { $points } points, il en faut { $needed }
table-race = { $missions } points de missions, { $bonus } points bonus ; { $counting } comptent, il en faut { $needed }
table-idle-points = { $count ->
    [one] 1 point bonus ne compte pas
   *[other] { $count } points bonus ne comptent pas
}
table-surcharge-both = il en faut plus tant qu’une mission planétaire et une mission spatiale ne sont pas accomplies
table-surcharge-alpha = il en faut plus tant qu’aucune mission du quadrant Alpha n’est accomplie
table-still = encore { $count }
table-none-yet = pas encore
table-n-hand = main
table-n-deck = pioche
table-list = { $you ->
    [yes] Votre liste complète
   *[no] La liste complète de { $seat }
}
table-n-seeds = à implanter
table-n-discard = défausse
table-n-out = hors jeu
table-n-tactics = tactiques
table-n-q_side = Q
table-n-tribbles = tribbles
table-n-tent = Q’s Tent
table-n-agenda = plans
table-n-missions = missions
table-core = { $you ->
    [yes] Vos cartes sur la table
   *[no] Cartes de { $seat } sur la table
}
table-core-back = face cachée
table-hand = Votre main
table-hand-count = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
table-hand-seeds = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} à implanter
table-hands-unseen = Chaque main n’est vue que par qui la joue

## The legend

signs-a = Affiliations
signs-k = Sortes de cartes
signs-s = Classifications
signs-i = Missions et vaisseaux
signs-n = Nombres des vaisseaux et installations
signs-f = Ce qui en est
sign-i-planet = mission planétaire
sign-i-space = mission spatiale
sign-i-dual = mission planétaire et spatiale
sign-i-either = dilemme pour une planète ou l’espace
sign-i-command = icône Commandement
sign-i-staff = icône Équipage
sign-n-range = PORTÉE ; sur une mission, la distance
sign-n-weapons = ARMES
sign-n-shields = BOUCLIERS
sign-f-crew = personnes à bord
sign-f-docked = amarré
sign-f-cloaked = occulté
sign-f-stopped = stoppé : ne fait plus rien ce tour
sign-f-disabled = neutralisé ou en stase : comme absent
sign-f-damage = endommagé
sign-f-self = se déplace de lui-même
sign-f-cross = non rempli, ou manquant
sign-f-agenda = une carte face cachée devant un joueur
sign-f-special = téléchargement spécial
sign-f-team = équipe d’exploration
sign-f-seed = carte implantée
signs-drawn = Sur la table
sign-drawn-planet = une planète : coins ronds
sign-drawn-space = dans l’espace : coins coupés
sign-drawn-first = mission du premier joueur : sa barre est en bas
sign-drawn-second = mission du second joueur : sa barre est en haut
sign-drawn-done = accomplie, ou détruite
sign-drawn-now = là où quelque chose est en cours
sign-drawn-seeds-1 = cartes implantées du premier joueur : bord plein
sign-drawn-seeds-2 = cartes implantées du second joueur : bord en tirets
sign-drawn-known = une carte implantée que vous connaissez : avec une marque
sign-drawn-ship-1 = vaisseau ou installation du premier joueur : barre pleine
sign-drawn-ship-2 = vaisseau ou installation du second joueur : barre en tirets
sign-drawn-busy = peut recevoir un ordre : ouvrez-le par son nom
sign-drawn-mission = 5 points de missions
sign-drawn-bonus = 5 points bonus qui comptent
sign-drawn-surcharge = 5 points nécessaires seulement parce qu’il manque quelque chose
sign-drawn-end = il en faut jusqu’ici
