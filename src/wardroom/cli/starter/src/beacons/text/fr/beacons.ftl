# Ce que dit Beacons. Chaque message doit exister dans toutes les langues.
game-name = Beacons
    .say = Toujours plus haut
    .time = 5 min
game-about = Jouez un phare plus haut que le dernier, ou retirez-vous. Qui en joue le plus gagne.

back-light = un phare
card-1 = Phare 1
card-2 = Phare 2
card-3 = Phare 3
card-4 = Phare 4
card-5 = Phare 5
card-6 = Phare 6
card-7 = Phare 7
card-8 = Phare 8
card-9 = Phare 9
card-10 = Phare 10
card-11 = Phare 11
card-12 = Phare 12
card-13 = Phare 13
card-14 = Phare 14
card-15 = Phare 15
card-16 = Phare 16
card-17 = Phare 17
card-18 = Phare 18

ask-turn = Quel phare jouez-vous ?
    .rule = BEA-2.2
option-turn = Jouer { $card }
option-turn-pass = Se retirer
table-option-turn = Jouer { $card }
    .verb = Jouer
refuse-too-low = Un phare doit être plus haut que { $last }.

event-played = { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $seat } joue { $card }.
    }
event-dropped = { $you ->
        [yes] Vous vous retirez.
       *[no] { $seat } se retire.
    }
event-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

table-felt = La rangée
table-mine = Votre main
table-row = { $count ->
        [0] Aucun phare n’a été jouée.
       *[other] Dans la rangée : { $cards }.
    }
table-points = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-hand = Votre main : { $cards }.
