### Missions, objectifs et effets spéciaux des cartes.

## Questions

ask-circle = Couvrez-vous un cercle de mission ?
    .rule = SETI-11.4
    .why = Ce qui s’est produit correspond à ces cercles. Vous pouvez en couvrir un et gagner son bonus, ou attendre une autre occasion.
ask-task = Quelle tâche est remplie ?
    .rule = SETI-17.4
    .why = Un événement marque une seule tâche.
ask-slingshot = Assistance gravitationnelle : que vous donne cette visite ({ $name_place }) ?
    .rule = SETI-1.18
    .why = Jusqu’à la fin de ce tour, une planète peut donner un déplacement au lieu de la couverture médiatique.
ask-row-corner = Quel coin gagnez-vous d’abord ?
    .rule = SETI-6.12
ask-drawn-corner = Laquelle des cartes piochées défaussez-vous pour son coin ?
    .rule = SETI-6.12
ask-drawn-income = Laquelle des cartes piochées défaussez-vous pour une unité de son revenu ?
    .rule = SETI-4.6
ask-show-corner = Quelle carte avec un déplacement dans le coin montrez-vous ?
    .rule = SETI-6.12
    .why = Chaque carte montrée donne un déplacement et reste dans votre main.
ask-show-income = Quelle carte à revenu en énergie montrez-vous ?
    .rule = SETI-4.1
    .why = Chaque carte montrée donne une énergie et reste dans votre main.
ask-probe = Laquelle de vos sondes ?
    .rule = SETI-1.6
    .why = Les astéroïdes sous elle et à côté d’elle donnent des données.
ask-probe-signal = Auprès de quelle sonde marquez-vous un signal ?
    .rule = SETI-8.2
    .why = N’importe quelle sonde dans l’espace convient, à vous ou à un autre ; chacune sert une fois.

## Choix

option-circle = { $card }, cercle { $n } : { $name_circle }
option-circle-none = Aucun pour l’instant
option-circle-free = { option-free }
option-task = { $card }, tâche { $n } : { $name_task }
option-task-free = { option-free }
option-slingshot-publicity = 1 de couverture médiatique
option-slingshot-move = 1 déplacement
option-slingshot-free = { option-free }
option-row-corner-publicity = Couverture médiatique
option-row-corner-data = Donnée
option-row-corner-move = Déplacement
option-row-corner-free = { option-free }
option-drawn-corner = { $card }
option-drawn-corner-free = { option-free }
option-drawn-income = { $card }
option-drawn-income-free = { option-free }
option-show-corner = Montrer { $card }
option-show-corner-done = Ne plus rien montrer
option-show-corner-free = { option-free }
option-show-income = Montrer { $card }
option-show-income-done = Ne plus rien montrer
option-show-income-free = { option-free }
option-probe = La sonde : { $name_place } (anneau { $ring }, { $in_star })
option-probe-free = { option-free }
option-probe-signal = { $word }
    .word = star
option-probe-signal-none = Aucune autre
option-probe-signal-free = { option-free }

## Refus

refuse-gold-box = Cette carte n’a pas de mission : son cadre doré rapporte des points à la fin de la partie.
refuse-completes-by-itself = Cette mission s’accomplit d’elle-même quand tous ses cercles sont couverts.
refuse-condition-not-met = Vous n’avez pas ce que demande { $card }.
refuse-other-corner = Son coin n’a pas de déplacement.
refuse-other-income = Son revenu n’est pas de l’énergie.

## Journal

event-circle = { $you ->
        [yes] Vous couvrez le cercle { $number } de { $card }.
       *[no] { $seat } couvre le cercle { $number } de { $card }.
    }
event-mission-completed = { $you ->
        [yes] Vous accomplissez la mission { $card }.
       *[no] { $seat } accomplit la mission { $card }.
    }
event-promise-kept = { $you ->
        [yes] { $card } vous donne ce qu’elle promettait pour ce tour.
       *[no] { $card } donne à { $seat } ce qu’elle promettait pour ce tour.
    }
event-showed = { $you ->
        [yes] Vous montrez { $cards }.
       *[no] { $seat } montre { $cards }.
    }
event-card-back = { $you ->
        [yes] { $card } revient dans votre main : c’est votre seul signal à cet endroit.
       *[no] { $card } revient dans la main de { $seat } : c’est son seul signal à cet endroit.
    }
event-task = { $you ->
        [yes] Vous remplissez la tâche { $number } de « { $card } ».
       *[no] { $seat } remplit la tâche { $number } de « { $card } ».
    }
event-objective = En cours désormais : « { $card } ».
event-objective-completed = { $you ->
        [yes] Vous avez accompli « { $card } ».
       *[no] { $seat } a accompli « { $card } ».
    }
event-objectives-due = Fin de la manche : { $due ->
        [one] { $due } objectif est dû
       *[other] { $due } objectifs sont dus
    } ; dépensés : { $spent }, manquants : { $missing } (SETI-17.13).
event-long-term-open = { $count ->
        [one] { $count } tâche des objectifs à long terme reste à remplir (SETI-19.6).
       *[other] { $count } tâches des objectifs à long terme restent à remplir (SETI-19.6).
    }
