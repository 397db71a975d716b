# Les paquets que l'on compose : ceux qui sont proposés, ce qui ne va pas, ce qu'il y a dedans.

decks-none = Aucun jeu ici ne se joue avec un paquet que l’on compose.
decks-name = Nom
decks-title = Paquet
decks-format = Format
decks-size = Cartes
decks-warnings = Avertissements

decks-head = { $format }, { $size ->
        [one] 1 carte
       *[other] { $size } cartes
    }
decks-legal = Ce paquet est légal.
decks-unknown = { $count ->
        [one] Une ligne ne nomme aucune carte
       *[other] { $count } lignes ne nomment aucune carte
    }
decks-no-card = ligne { $line } : « { $said } ». Rien ici ne porte un nom pareil.
decks-nearest = ligne { $line } : « { $said } ». Au plus près : { $names }
decks-faults-count = { $count ->
        [one] Une faute
       *[other] { $count } fautes
    }
decks-warnings-count = { $count ->
        [one] Un avertissement
       *[other] { $count } avertissements
    }
decks-pile = { $section } : { $kind } ({ $count })
decks-code = Code du paquet

error-no-decks = { $game } ne se joue pas avec un paquet que l’on compose.
error-which-decks = Dites pour quel jeu est le paquet, avec --game : { $games }.
error-large-deck = Un fichier de paquet compte au plus { $most } octets.
error-list-long = Une liste de cartes compte au plus { $most } lignes.
