### La table de Captain’s Chair dans un terminal.

chair-turn = Tour { $turn }. { $you ->
    [yes] C’est à vous : il vous reste { $actions ->
        [one] { $actions } Action
       *[other] { $actions } Actions
    }.
   *[no] C’est à { $seat }.
}
chair-clock = Date stellaire { $number } : { $glory } Gloire sur { $of }, encore { $end } jusqu’à la fin. INCIDENTS avant la Combustion : { $incidents }.
chair-closing = Résolution. Tours restants après celui-ci : { $left }.
chair-market = Marché (Poubelle : { $junk } ; RENCONTRES : { $encounters })
chair-card = Carte
chair-tokens = Dessus
chair-deck = Pioche
chair-neutral = Zone neutre (pioche Lieu : { $left }) ; Vaisseaux et Équipes d’exploration
chair-location = Lieu
chair-virtual = Adversaire virtuel
chair-you = Vous
chair-secured = { $you ->
    [yes] sécurisé par vous
   *[no] sécurisé par { $seat }
}
chair-captain = { $name } : { $name_captain }, { $name_board }
chair-captain-points = { $name } : { $name_captain }, { $name_board }, { $points } PV pour l’instant
chair-means = Dilithium { $dilithium }, Latinum { $latinum }, Gloire { $glory } ; Équipes d’exploration sur le Capitaine : { $teams }
chair-track = { $name_track } { $space } (×{ $n })
chair-tracks = Pistes : { $said }
chair-no-mission = Aucune mission accomplie : la Concentration compte 0, { $points } avec une mission.
chair-mission = Mission { $name_mission } : { $said }
chair-mission-done = accomplie
chair-progress = { $have } sur { $need }
chair-area = { $area } : { $said }
chair-piles = Main { $hand }, pioche { $deck }, défausse { $discard }, Réserve { $reserve }, Développements { $development }, Journal { $log }
chair-at = sur { $card }
chair-teams = Équipes d’exploration : { $n }
chair-beamed = cartes téléportées : { $cards }
chair-exhausted = épuisée
chair-hand = Votre main : { $count } (vous piochez jusqu’à { $size })
chair-looks = Vous regardez
chair-skill = Aptitude { $skill }
chair-focus = Concentration { $name_track }
chair-vp = { $n } PV
chair-lacks = encore { $count } pour le sécuriser
chair-goal = Objectif : { $said }
chair-reward = Récompense : { $said }
chair-left = Pioche { $name_suit }, peut encore contenir : { $said }

## Le Bot

rows-traits = TRAITS
rows-without = TYPES sans Officier de Service
rows-with = TYPES avec Officier de Service
chair-bot-piles = Pioche du Bot { $deck }, défausse { $discard }, pioche Complément { $supplement }, Journal { $log }, face cachée { $waiting } ; { $name_rows }
chair-bot-rows = Dernier tour : { $said }
chair-bot-row = { $card } ({ $name_rows }, ligne { $number })
chair-bot-controls = Prochain tour du Bot : il prend le contrôle de { $card }, qui vaut { $value } pour lui, puis retourne { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
chair-bot-turns-up = Prochain tour du Bot : il n’a sécurisé aucun Lieu ; il retourne { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
chair-bot-known = Sur sa pioche, pour autant que vous sachiez : { $cards }.
chair-bot-token = Puis il pose son jeton, dans l’état du Marché, sur { $card }.
chair-command-row = { $number }. { $names }{ $n ->
    [0] { "" }
   *[other] { " " }: { $cards }, à son dernier tour
}
