### La table de SETI dans un terminal.

seti-round = Manche { $round } sur 5. { $you ->
    [yes] C’est votre tour.
   *[no] C’est le tour de { $seat }.
}
seti-round-rival = Manche { $round } sur 5. C’est le tour de l’adversaire.
seti-rival = adversaire
seti-neutral = neutre
seti-then = {" ; "}
seti-named = { $name } : { $said }

## Le système solaire

seti-sky = Système solaire (prochain à tourner : disque { $disc })
seti-sky-key = Me Vé Te Ma Ju Sa Ur Ne 'O planètes, :: astéroïdes, ~o comète, . vide ; @ vous, + les autres ; les nombres sont les secteurs ci-dessous. Entre crochets : déplacements pour votre sonde la plus proche.
    .companion = Me Vé Te Ma Ju Sa Ur Ne 'O planètes, :: astéroïdes, ~o comète, . vide ; + la sonde de l’adversaire ; les nombres comptent les secteurs dans le sens horaire depuis celui de Neptune. Les étoiles et vos propres sondes ne sont pas suivies ici.
seti-sky-sun = ☉
seti-sky-mercury = Me
seti-sky-venus = Vé
seti-sky-earth = Te
seti-sky-mars = Ma
seti-sky-jupiter = Ju
seti-sky-saturn = Sa
seti-sky-uranus = Ur
seti-sky-neptune = Ne
seti-sky-oumuamua = 'O
seti-sky-asteroids = ::
seti-sky-comet = ~o
seti-sky-empty = .
seti-sky-own = @
seti-sky-other = +
seti-sector = Secteur
seti-ring = Anneau { $ring }
seti-signals = Signaux (- donnée)
seti-win = Le couvrir donne
seti-won = couvert par { $names }
seti-anomaly = anomalie { $feminine_color }
seti-space-empty = vide
seti-space-asteroids = astéroïdes
seti-space-comet = comète
seti-space-earth = Terre

## Plateaux

seti-planet = Planète
seti-moons = Lunes
seti-first = premier : { $gain }
seti-species = { $side } : { $name }
seti-pay = payer { $cost }
seti-no-sample = attend un spécimen
seti-alien-open = Pioche { $left } ; visible : { $cards }
seti-messages = Récompenses de message restantes : { $free }
seti-tile = Ses données : { $marks }
seti-danger = Danger sur le plateau : { $danger }
seti-gold = Tuiles dorées : points par ensemble au premier, au deuxième et aux autres emplacements
seti-techs = Piles de technologies
seti-tech = Technologie
seti-tech-next = Tuile suivante
seti-tech-left = Reste
seti-tech-owners = Détenue par
seti-resolving = Carte en cours
seti-row = Rangée de cartes (pioche : { $left })

## Agences

seti-other = { $name } : { $score } PV ; crédits { $credits }, énergie { $energy }, couverture médiatique { $publicity }, données { $data }, ordinateur { $upper } sur 6, cartes { $hand } ; orbiteurs et atterrisseurs { $figures }, secteurs couverts { $wins }, missions accomplies { $done }
seti-rival-board = L’adversaire, niveau { $level } : { $score } PV ; couverture médiatique { $publicity }, ordinateur { $upper } sur 6, autres données { $data }, cartes d’action restantes { $deck }
seti-rival-techs = Technologies à défausser : exploration { $probe } (pour les lunes), observation { $telescope } (pour un signal de plus), informatique { $computer } (pour 3 PV et 1 de progression)
seti-rival-message = Sa tuile Message est à { $score } PV.
seti-rival-holds = Il a { $exofossils ->
    [0] { "" }
    [one] { $exofossils } exofossile
   *[other] { $exofossils } exofossiles
}{ $exertians ->
    [0] .
   *[other] { $exofossils ->
        [0] { "" }
       *[other] {" "}et{" "}
    }{ $exertians ->
        [one] { $exertians } carte Exertiens face cachée.
       *[other] { $exertians } cartes Exertiens face cachée.
    }
}
seti-progress = Progression : case { $space }, { $card }
seti-next-tech = Sa prochaine technologie serait { $card }.
seti-objectives = Objectifs (accomplis { $done }, dus cette manche { $due }, dans la pile { $left })
seti-objective = { $card } ({ $done } sur { $tasks })
seti-agency = Votre agence : { $score } PV, { $total } si la partie finissait maintenant
seti-purse = Vous avez
seti-purse-has = crédits { $credits }, énergie { $energy }, couverture médiatique { $publicity }, données en réserve { $data }{ $exofossils ->
    [0] {""}
   *[other] , exofossiles { $exofossils }
}
seti-miles = À venir sur la piste de score
seti-mile-neutral = marqueur neutre
seti-mile-gold = tuile dorée
seti-mile-message = votre message
seti-mile-card = une carte attend
seti-mile-exertian = carte Exertiens
seti-hand = Votre main ({ $count })
seti-covered = { $count ->
    [one] { $count } cercle couvert
   *[other] { $count } cercles couverts
}
