### Ce que seule la table web de Captain’s Chair dit, et ce qu’elle dit plus court qu’ailleurs.

table-turn = Tour { $turn }
table-step-other = Pendant le tour de { $seat }
table-leaves = score { $points }
table-stage-boost = Avant le premier tour
table-stage-resupply = Étape Réappro
table-stage-control = Étape Contrôle
table-stage-action = Étape Action
table-stage-cleaning = Étape Nettoyage
table-stage-stardate = Nettoyage : Date stellaire
table-stage-wipe = Nettoyage : le Marché
table-stage-glory = Nettoyage : le Marché
table-stage-discarding = Nettoyage : défausse
table-stage-drawing = Nettoyage : pioche
section-suit = Type
section-trait = Trait

## Options

table-option-act-play = { $card } : { $name_op }
    .verb = Jouer
    .thing = { $card } : { $name_op }
table-option-act-use = { $card } : { $name_op }
    .verb = Utiliser
    .thing = { $card } : { $name_op }
    .group = Sur la table
table-option-act-mission = Accomplir { $word }
    .word = mission
    .verb = Accomplir
    .group = Missions
table-option-control-control = Prendre le contrôle de { $card }
    .verb = Contrôler

table-why-not = Pourquoi pas les autres ? ({ $count })

## Signes

table-vp = PV
table-skill = Aptitude { $name }
table-focus = Concentration { $name } : vaut le multiplicateur de sa piste dès que vous avez accompli une mission
table-now = maintenant
table-no-gain = rien
table-action = coûte 1 Action
table-kind-resupply = Réappro
table-kind-control = Contrôle
table-kind-clean_up = Nettoyage
table-kind-passive = Passif
table-kind-special = Spécial
table-kind-surprised = Surprise
table-exhausted = épuisée
table-beamed = téléportées ici
table-at = sur { $card }
table-teams = { $count ->
    [one] { $count } Équipe d’exploration
   *[other] { $count } Équipes d’exploration
}
table-ships = { $count ->
    [one] { $count } VAISSEAU
   *[other] { $count } VAISSEAUX
}
table-teams-here = Équipes d’exploration sur le Capitaine

## Au milieu

table-felt = Marché et Zone neutre
table-stardate = Date stellaire { $number }
table-clock = Date stellaire { $number } : { $glory } Gloire sur { $of }, encore { $left } jusqu’à la fin
table-to-the-end = jusqu’à la fin
table-closing = Résolution : { $left ->
    [0] dernier tour
    [one] encore { $left } tour
   *[other] encore { $left } tours
}
table-burn = à 0 : la Combustion
table-look = voir
table-deck = pioche { $count }
table-left = Peuvent encore s’y trouver
table-left-none = rien
table-location-deck = Pioche Lieu { $count }
table-lacks = encore { $count } pour le sécuriser
table-secured = sécurisé par vous
table-secured-other = sécurisé par { $seat }
table-virtual-team = 1 Équipe d’exploration de l’adversaire virtuel
table-empty = vide
table-nobody = personne
table-looked = Les cartes que vous regardez

## Un capitaine

table-yours = Votre table
table-yours-short = { $ships ->
    [one] { $ships } VAISSEAU
   *[other] { $ships } VAISSEAUX
}, { $places ->
    [one] { $places } LIEU
   *[other] { $places } LIEUX
}
table-fleet = Flotte
table-locations = Lieux
table-staging = Transit
table-area-captain = Capitaine
table-area-duty = En service
table-area-fleet = Flotte
table-area-places = Lieux
table-hand = Votre main
table-hand-size = { $count } ; vous piochez jusqu’à { $size } à la fin du tour
table-hand-empty = aucune carte
table-board-basic = face de base
table-board-advanced = face avancée
table-actions = { $count ->
    [one] { $count } Action restante
   *[other] { $count } Actions restantes
}
table-track = { $name } { $space } sur 15, multiplicateur { $factor }
table-missions = Missions
table-goal = Objectif :
table-reward = Récompense :
table-progress = { $have } sur { $need }
table-done = accomplie
table-focus-now = Concentration { $points }
table-focus-idle = Concentration 0, { $points } avec une mission
table-score-caption = Votre score actuel
table-seen-points = ne compte que ce qui est visible
table-seen-hand = Cartes que vous connaissez
table-n-deck = pioche { $count }
table-n-discard = défausse { $count }
table-n-reserve = réserve { $count }
table-n-development = { $count } dév.
table-n-log = journal { $count }
table-virtual = Adversaire virtuel
    .about = Il a toujours un exemplaire de tout : 1 Dilithium, 1 Latinum et 1 Équipe d’exploration sur chaque Lieu neutre.

## Le Bot

table-bot-turn = Son tour
table-bot-commands = cartes de commandement
    .title = Ses cartes de commandement
table-bot-on-duty = en service
table-bot-area = Ses cartes sur la table
table-bot-supplement = complément { $count }
table-bot-waiting = { $count } face cachée
table-bot-passed = ne correspond pas
table-bot-matched = correspond
table-bot-lit = { $cards }, à son dernier tour
table-bot-now = { $cards }, en ce moment
table-bot-side-up = face visible
table-bot-side-down = sur l’autre face
table-bot-resolves-top = dessus de sa pioche
table-bot-resolves-supplement = de sa pioche Complément
table-bot-resolves-discard = de sa défausse
table-bot-took-control = pris sous contrôle
table-bot-no-turn = Il n’a pas encore joué.
table-bot-next = Ensuite :
table-bot-next-controls = il prend { $card }, qui vaut { $value } pour lui, et le résout
table-bot-next-then = , puis
table-bot-next-cards = il retourne { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
table-bot-next-known = (vous connaissez { $cards })
table-bot-next-stardates = et applique { $count ->
    [one] la Date stellaire
   *[other] les Dates stellaires
} { $numbers }
table-bot-next-token = et, dans l’état du Marché, pose son jeton sur { $card }
table-secured-bot = sécurisé par le Bot
table-step-bot = Pendant le tour du Bot
