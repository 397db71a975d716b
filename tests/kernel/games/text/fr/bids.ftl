# Les mots de Bids, un jeu pour les tests.
game-name = Enchères
game-about = Des prix pour la plus haute enchère unique.
back-prize = un prix
back-favour = une faveur
back-bid = un nombre
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8

setting-rounds = Manches
    .about = Combien de prix sont mis aux enchères.
setting-open = Table ouverte
    .about = Ne change rien.

ask-bid = Que misez-vous pour le prix { $card } ?
    .rule = BID-2.1
option-bid = Miser { $card }
refuse-too-early = { $card } ne peut pas être misé à la première manche.
ask-favour = Vous avez pioché la faveur { $card }. La gardez-vous ?
    .rule = BID-2.4
    .why = Les faveurs s’ajoutent à la fin.
option-favour-keep = La garder
option-favour-return = La remettre

event-prize = Le prix { $card } est révélé.
event-bid = { $you ->
        [yes] Vous misez { $card }.
       *[no] { $seat } mise { $card }.
    }
event-favour = { $you ->
        [yes] Vous piochez la faveur { $card }.
       *[no] { $seat } pioche { $card }.
    }
event-scored = { $seat } a { $points ->
        [one] un point
       *[other] { $points } points
    }.

score-favour = Une faveur de { $n }
