### La feuille de score, et la fin d’une partie en solo.

sheet-row-score = Points gagnés pendant la partie
sheet-row-cards = Cartes de fin de partie
sheet-row-tiles = Tuiles Score dorées
sheet-row-objectives = Objectifs non accomplis
sheet-row-exertians = Cartes Exertiens
sheet-row-danger = Danger

score-gold-box = { $cards } ({ $count } en compte)
score-gold-tile = { $cards } : { $count ->
        [one] { $count } ensemble
       *[other] { $count } ensembles
    } à { $value }
score-unfinished = { $count ->
        [one] { $count } objectif, 5 points chacun
       *[other] { $count } objectifs, 5 points chacun
    }
score-exertian = { $cards }
score-danger = { $danger } de danger, comparé à celui des autres

story-won = Vous avez trouvé plus que l’adversaire. Quelque part là-haut, quelqu’un l’a remarqué.
    .name = Vous gagnez
story-tied = Vous et l’adversaire avez trouvé autant l’un que l’autre. Contre lui, l’égalité n’est pas une victoire.
    .name = Égalité
story-lost = L’adversaire a trouvé plus que vous. Le ciel est vaste, et il sera encore là demain.
    .name = L’adversaire gagne

measure-publicity = La couverture médiatique au fil de la partie
measure-data = Les données, en réserve et dans l’ordinateur, au fil de la partie
