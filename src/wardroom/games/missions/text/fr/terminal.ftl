### La table de Missions dans un terminal.

missions-decks = Pioche Galaxie : { $galaxy } cartes. Pioche Mission : { $missions } cartes.
missions-out = Dans la défausse : { $galaxy ->
        [one] { $galaxy } carte
       *[other] { $galaxy } cartes
    } Galaxie sur { $lastgalaxy }, { $missions ->
        [one] { $missions } Mission
       *[other] { $missions } Missions
    } sur { $lastmission } ; une des deux limites suffit pour finir la partie.
missions-ending = La fin est déclenchée.
missions-extra = { $you ->
        [yes] C’est votre tour supplémentaire.
       *[no] C’est un tour supplémentaire de { $seat }.
    }
missions-other = { $name } a en main { $galaxy } cartes Galaxie et { $missions ->
        [one] { $missions } Mission
       *[other] { $missions } Missions
    }.
missions-known = prises au vu de tous : { $cards }
missions-discard = La défausse
missions-hand = Votre main
missions-hand-points = Votre main, qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } telle quelle
