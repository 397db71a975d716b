# Les mots de Fleet, un jeu pour les tests.
game-name = Flotte
game-about = Deux flottes cherchent des points en deux lieux.
card-pagh = Pagh
card-bounty = Bounty
card-guard = Garde
card-pilot = Pilote
card-ambush = Embuscade
card-mine = Mine
card-nebula = Nébuleuse
card-decoy = Leurre
place-vega = Véga
place-gap = la Brèche
place-home = la base

setting-deck = Paquet
    .about = Ce que vous piochez et ce que vous posez : un paquet tout prêt, ou un code de paquet.
    .guards = Gardes
    .raiders = Pillards
setting-bonuses = Bonus
    .about = Ceux que vous voulez, même plusieurs fois.
    .head_start = Un point pour le premier joueur
    .extra_card = Une carte de plus pour chacun

window-flight = les vols
window-score = les points marqués

ask-seed = Quels dangers posez-vous, et où ?
    .rule = FLEET-3
option-seed = { $card } sous { $word ->
        [vega] Véga
       *[gap] la Brèche
    }
option-seed-done = Terminé
refuse-not-there = { $card } ne peut pas se trouver là.
ask-order = Qu’ordonnez-vous ?
    .rule = FLEET-5
option-order-play = { $n ->
        [1] Faire embarquer { $card }
       *[other] Envoyer { $card } en éclaireur
    }
option-order-fly = Faire voler { $card } ({ $at }) vers { $word ->
        [vega] Véga
       *[gap] la Brèche
    }
option-order-beam = Téléporter de { $card } vers { $card2 } ({ $at2 })
option-order-end = Finir votre tour
refuse-nobody-aboard = Il n’y a personne à bord de { $card }.
refuse-already-there = Le vaisseau y est déjà.
refuse-too-far = Les vaisseaux ne sont pas au même endroit.
refuse-only-an-answer = Une embuscade ne fait que répondre à l’autre.
refuse-no-ship = Vous n’avez plus de vaisseau.
ask-ship = À bord de quel vaisseau ?
    .rule = FLEET-6
option-ship = { $card } ({ $at })
ask-scout = Où regardez-vous ?
    .rule = FLEET-6
option-scout-vega = Véga
option-scout-gap = La Brèche
ask-beam = Qui quitte { $card } ?
    .rule = FLEET-8
option-beam = { $card } (à bord de { $at })
option-beam-done = Terminé
ask-respond = Répondez-vous ?
    .rule = FLEET-9
option-respond = Jouer { $card }
option-respond-pass = Passer
refuse-no-ambush = Seule une embuscade répond.

event-seeded = { $you ->
        [yes] Vous posez { $count ->
            [0] zéro danger
            [one] un danger
           *[other] { $count } dangers
        }.
       *[no] { $seat } pose { $count ->
            [0] zéro danger
            [one] un danger
           *[other] { $count } dangers
        }.
    }
event-drew = { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $seat } pioche { $card }.
    }
event-reported = { $card } embarque sur { $card2 }.
event-scouted = { $you ->
        [yes] Vous regardez { $cards } sous { $name_place }.
       *[no] { $seat } regarde sous { $name_place }.
    }
event-beamed = Passent à bord de { $card } : { $count }.
event-flies = { $card } met le cap sur { $name_place }.
event-ambushed = { $you ->
        [yes] Vous jouez { $card } : c’est annulé.
       *[no] { $seat } joue { $card } : c’est annulé.
    }
event-met = { $seat } rencontre { $card }.
event-scored = { $you ->
        [yes] Vous avez { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[no] { $seat } a { $points ->
            [one] un point
           *[other] { $points } points
        }.
    }
