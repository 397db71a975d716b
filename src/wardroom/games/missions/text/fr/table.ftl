### Ce que seule la table web de Missions dit, et ce qu’elle dit plus brièvement.

table-turn = Manche { $round }, tour { $turn }
table-phase-meddling = Q l’importun
table-phase-scoring = Décompte
table-phase-over = Fin
table-step = À vous, { $now } sur { $of }
table-step-extra = Tour en plus, { $now } sur { $of }

table-felt = Pioches et défausse
table-deck-galaxy = Galaxie
table-deck-mission = Missions
table-deck-left = dans la pioche
table-discarded-galaxy = Galaxie défaussées
table-discarded-mission = Missions défaussées
table-out = { $out } sur { $last }
table-left = { $left ->
    [one] Encore 1 et la partie finit
   *[other] Encore { $left } et la partie finit
}
table-ends = La { $last }ᵉ finit la partie

table-hand = Votre main
table-hands = Les mains
table-counts = { $galaxy } Galaxie, { $missions ->
    [one] 1 Mission
   *[other] { $missions } Missions
}
table-n-galaxy = Galaxie
table-n-mission = { $count ->
    [one] Mission
   *[other] Missions
}
table-known = Cartes connues : prises dans la défausse, vues de tous
table-score-now = Score actuel
table-score-caption = Ce que chaque carte rapporte pour l’instant
table-sort = Trier
table-sort-type = type
table-sort-points = points
table-sort-age = récentes

## Plus brièvement qu’ailleurs

table-ask-source = Où prenez-vous ?
    .why = Il faut prendre : personne ne passe son tour.
    .final = Une carte vue dans une pioche est irréversible.
table-option-source-galaxy = Piocher une carte Galaxie
    .then = défausser 1
table-option-source-mission = Piocher deux Missions
    .then = défausser 2
table-option-source = { $card }
    .group = Ou une carte de la défausse
    .verb = Prendre
table-option-source-discard = Une carte de la défausse

table-ask-discard = Défaussez une carte
    .final = Ce choix finit votre tour, sans retour.
table-option-discard = { $card }
    .verb = Défausser
    .cannot = Doit rester

table-ask-discard-second = Défaussez une seconde carte
    .final = Ce choix finit votre tour, sans retour.
table-option-discard-second = { $card }
    .verb = Défausser aussi
    .cannot = Doit rester

table-ask-extra = Jouer un tour supplémentaire ?

table-ask-q-take = Q l’importun : prenez une carte
table-option-q-take = { $card }
    .verb = Prendre
    .cannot = Pas ici

table-ask-q-discard = Q l’importun : défaussez une carte
table-option-q-discard = { $card }
    .verb = Défausser
    .cannot = Doit rester

table-ask-choices = Compter vos cartes pour le meilleur total ?

table-ask-borg = Cube Borg : quelles cartes masquez-vous ?
table-option-borg = { $card }
    .verb = Masquer
table-option-thought-target = { $card }
    .verb = Changer
    .cannot = Pas celle-ci
