### La feuille de score du CCG, et ce que la fin d’une phase laisse inutilisé.

sheet-row-mission = Missions
sheet-row-bonus = Points bonus
sheet-row-goal = Ce qu’il faut
score-mission = { $card }
score-mission-other = Autres points qui comptent comme ceux des missions
score-bonus = Points bonus jusqu’ici
score-bonus-idle = { $count ->
    [one] { $count } point bonus ne compte pas encore : il n’en compte pas plus que de points de missions
   *[other] { $count } points bonus ne comptent pas encore : il n’en compte pas plus que de points de missions
}
score-needed = { $count } points pour gagner
score-needed-both = { $count } de plus, tant qu’une mission planétaire et une mission spatiale ne sont pas accomplies
score-needed-alpha = { $count } de plus, tant qu’aucune mission du Quadrant Alpha n’est accomplie
score-missing = { $count ->
    [0] Le compte y est
    [one] Il manque encore { $count } point
   *[other] Il manque encore { $count } points
}
measure-counting = Points qui comptent, au fil de la partie
measure-hand = Cartes en main, au fil de la partie
remark-card-plays-left = { $count ->
    [one] il reste une pose de carte
   *[other] il reste { $count } poses de carte
}
remark-free-reports-left = { $count ->
    [one] une carte peut encore se présenter
   *[other] { $count } cartes peuvent encore se présenter
}
remark-may-stop = { $stops ->
    [0] aucune des { $may } cartes qui peuvent se trouver ici ne vous stoppe
    [one] { $stops } des { $may } cartes qui peuvent se trouver ici vous stoppe
   *[other] { $stops } des { $may } cartes qui peuvent se trouver ici vous stoppent
}
remark-known-stops = { $known ->
    [one] une carte que vous connaissez ici vous stoppe
   *[other] { $known } cartes que vous connaissez ici vous stoppent
}
unused-attempt = { $count ->
    [one] une mission que vous pourriez tenter
   *[other] { $count } missions que vous pourriez tenter
}
unused-ship = { $count ->
    [one] un vaisseau qui n’a pas bougé
   *[other] { $count } vaisseaux qui n’ont pas bougé
}
