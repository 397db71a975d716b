### Ce que seule la table web de Starship Captains dit, ou dit plus court qu’ailleurs.

table-round = Manche { $round } sur 4
table-step-other = Au tour de { $seat }

## Signes

table-points = points
table-spend = défaussez { $what } pour ceci
table-or = ou
table-special = un effet spécial, voir la carte
table-edge = icône { $icon } au bord
table-edge-match = icône { $icon } au bord, assortie
table-line = ligne { $color }
track-coop = Coopération
track-zinca = Zinca
track-nian = Ni’an
kind-mission = mission
kind-event = événement
kind-station = station
kind-passenger = passager
kind-action = action de Ténèbre
section-kind = Sorte
section-color = Couleur
section-deck = Pioche
section-track = Piste

## La carte

table-map = Carte des étoiles
table-map-larger = Agrandir
table-map-close = Fermer la carte
table-map-table = Carte en tableau
table-map-caption = Chaque lieu, ce qui s’y trouve, qui s’y trouve, et ses trois routes
table-map-place = Lieu
table-map-there = Sur place
table-map-ships = Vaisseaux
table-map-ways = Routes
table-places = Lieux
table-routes = Routes
table-pirates = Pirates
table-pirate = pirate ({ $reward }), entre { $one } et { $other }
table-between = entre { $one } et { $other }
table-legend-tile = mission à venir
table-legend-all = tous les signes
table-legend-pirate = pirate, et ce que rapporte sa défaite
table-mission-read = { $card }, { $points } points : lire la mission
table-tile-up = tuile numérotée, face visible
table-tile-down = tuile numérotée, face cachée
table-ship = { $you ->
    [yes] votre vaisseau
   *[no] vaisseau de { $seat }
}
table-you = vous
table-next = suivante
table-next-here = la prochaine mission apparaît ici
table-used = utilisée
table-used-until = tuile utilisée, attend la manche { $round }
table-there-mission = mission { $card }, { $points } points, lignes
table-reserved = { $you ->
    [yes] réservée pour vous
   *[no] réservée pour { $seat }
}
table-way = { $color } vers { $place }
table-way-pirate = pirate ({ $reward })
table-key = touche { $press }
table-countdown = Compte à rebours
table-missions-next = Missions à venir
table-uprising = puis le soulèvement
table-round-over = finie
table-now = ici
table-tile-returns = la tuile de { $place } revient

## Le vaisseau

table-ship-own = Votre vaisseau
table-ship-of = Vaisseau de { $seat }
table-n-medals = { $count ->
    [one] médaille
   *[other] médailles
}
table-n-rings = { $count ->
    [one] anneau
   *[other] anneaux
}
table-n-missions = { $count ->
    [0] missions
    [one] mission, { $points } points
   *[other] missions, { $points } points
}
table-score-now = Score actuel
table-score-caption = Ce que vous marquez maintenant
table-rooms = Salles
table-ready = Prêts
table-queue = File
table-nobody = personne
table-busy = occupé
table-queue-front = tête de file d’abord
table-queue-stays = { $count } restent
table-queue-short = file
table-cargo = Soute
table-cargo-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
table-slots-note = face { $side } ; deux icônes égales face à face donnent leur bonus
table-free = libre
table-damage = dégât
table-crowd = un artefact face cachée pour activer cette salle
table-more = plus
table-passed = a passé
table-techs = Technologies
table-missions = Missions
table-where = Lieu

## Pistes et technologies

table-tracks = Pistes de faction
table-tracks-short = Pistes
table-tracks-you = { $one }, { $two }, { $three }
table-events = { $count } événements sur 2
table-zones = Points des zones
table-no-event = pas d’événement
table-marker = { $you ->
    [yes] Vous êtes sur la case { $space }
   *[no] { $seat } est sur la case { $space }
}{ $laps ->
    [0] {""}
    [one] , 1 tour
   *[other] , { $laps } tours
} ({ $points } points).
table-bonuses = Bonus par case :
table-market = Technologies offertes
table-market-offer = Technologies offertes
table-deck = pioche { $count }
table-taken = prise, remplacée après ce tour
table-zinca-tech = Attend sur la piste Zinca
table-actions = Cartes Action, encore { $count }
table-actions-none = aucune posée cette manche

table-event-diplomatic_order_12 = tous : bond vers une station, piste au choix +1
table-event-crowd_production = tous : deux artefacts cachés sur des salles
table-event-fleet_review = tous : une médaille ; deux pour qui le déclenche
table-event-shore_leave = tous : tête de file ; deux pour qui le déclenche
table-event-dry_dock = tous : une réparation ; deux pour qui le déclenche
table-event-explosive_crisis = pirates aux stations ; tous : y bondir, réparer
table-event-honesty_summit = tous : reculer de 3 au plus pour des médailles
table-event-pirate_amnesty = tous : deux fois, un jeton Pirate pour une piste +3
table-event-raiding_season = tous : embuscade, puis combat
table-event-black_market = tous : un artefact ; deux pour qui le déclenche
table-event-shared_technology = pour vous ; autres : réparation ou médaille
table-event-solo_commendation = 2 médailles, la tête de file revient
table-event-solo_passenger_archive = une technologie du passager
table-event-solo_reckoning = embuscade, combat, un artefact

table-passenger-teddy = Ne fait rien. À la fin, 3 points sans dégât en soute.
table-passenger-kavor_the_smuggler = Apporte un artefact. À la fin, 2 points par 3 cases de soute vides.
table-passenger-envoy_orelle = Votre piste la plus basse +1. À la fin, 1 point par piste valant 3 ou plus, −2 par piste sous 2.
table-passenger-professor_quill = Remplace la première technologie, répare un emplacement. À la fin, 1 point par paire, −1 par emplacement sans carte.
table-passenger-marshal_brandt = Une embuscade. À la fin, 1 point par jeton Pirate, −1 par pirate sur la carte au-delà de 5.
table-passenger-unit_seven = Zinca +1 avec un androïde, sinon 1 dégât. À la fin, 2 points par androïde, −3 sans aucun.

## Technologies en quelques mots

table-short-hull_plating = pirate contre dégât
table-short-dimensional_lockers = 2 cases de soute
table-short-training_headset = bonus médaille ×2
table-short-hyper_charger = réparer au lieu de voler
table-short-observer_red = mission rouge : Coop. +1
table-short-observer_yellow = mission jaune : Ni’an +1
table-short-observer_blue = mission bleue : Zinca +1
table-short-stealth_paint = 1er dégât de mission
table-short-mech_bots = bonus réparation ×2
table-short-artifact_display = artefacts = médailles
table-short-trophy_display = pirates = médailles
table-short-merit_board = par manche : médaille
table-short-maintenance_drones = par manche : réparation
table-short-wormhole_generator = bonus vol : bond
table-short-universal_translator = une autre piste
table-short-nian_transmitter = mission rude : Ni’an +2
table-short-navigation_computer = après Passerelle : vol
table-short-targeting_computer = après combat : +1
table-short-shield_generator = pirates sans dégât
table-short-salvage_crane = après combat : réparation
table-short-rec_room = par manche : rappel
table-short-android_workshop = par manche : androïde
table-short-zinca_relay = départ d’androïde : Zinca +2
table-short-holodeck = copie une salle
table-short-omega_supercomputer = 1 oméga sur 3
table-short-matching_circuits = 1 par paire
table-short-helm_academy = 1 par figurine rouge
table-short-tactical_academy = 1 par figurine jaune
table-short-science_academy = 1 par figurine bleue
table-short-command_center = 1 par commandant
table-short-scrap_museum = 1 par dégât
table-short-command_archive = 1 par mission rouge
table-short-tactical_archive = 1 par mission jaune
table-short-science_archive = 1 par mission bleue
table-short-artifact_blueprints = 2 par type d’artefact
table-short-pirate_gallery = 1 par pirate
table-short-galactic_accord = votre piste la plus basse

## Plus court qu’ailleurs

table-ask-turn = Que faites-vous ?
table-option-turn-helm = Passerelle
    .then = 2 déplacements au plus
    .verb = Activer
table-option-turn-weapons = Armes
    .then = combattre un pirate
    .verb = Activer
table-option-turn-science = Science
    .then = prendre une technologie
    .verb = Activer
table-option-turn-repair = Réparation
    .then = 1 réparation
    .verb = Activer
table-option-turn-tech = { $card }
    .verb = Activer
table-option-turn-mission = Accomplir la mission d’ici
    .verb = Accomplir
table-option-turn-train = Former une figurine
    .group = Avant cela, si vous voulez
    .then = 1 médaille
    .verb = Former
table-option-turn-promote = Promouvoir un enseigne
    .group = Avant cela, si vous voulez
    .then = 3 médailles
    .verb = Promouvoir
table-option-turn-pass = Passer pour cette manche
table-option-second-tech = { $card }
    .verb = Activer
table-option-second-command = { $several ->
        [yes] { $word }, place { $place }
       *[no] { $word }
    }
    .word = figure
    .group = Rappeler de la file
table-option-second-line-command = { $several ->
        [yes] { $word }, place { $place }
       *[no] { $word }
    }
    .word = figure
    .group = Rappeler de la file
table-ask-move = Où volez-vous ?
    .why = { $left ->
        [one] Encore 1 déplacement, facultatif. Un pirate en route inflige 1 dégât.
       *[other] Encore { $left } déplacements, facultatifs. Un pirate en route inflige 1 dégât.
    }
table-option-move = { $word }
    .word = place
    .verb = Voler
table-option-jump = { $word }
    .word = place
    .verb = Bondir
table-option-tenebre-mission = { $word }
    .word = place
table-ask-assign = Qui se place sur la ligne { $line } ?
table-option-fight = { $card }
    .verb = Combattre
table-option-tenebre-fight = { $card }
    .verb = Retirer
table-option-tech = { $card }
    .verb = Prendre
table-option-copy = { $card }
    .verb = Copier
table-option-slot = Emplacement { $n }
    .verb = Ici
table-option-repair-slot = Emplacement { $n }
    .verb = Réparer
table-option-repair-cargo = La soute
    .verb = Réparer
table-option-give-tech = { $card }
    .verb = Défausser
table-option-order = { $card }
    .verb = D’abord
table-option-crowd = { $card }
    .verb = Ici
table-option-track = { $word }
    .word = short_faction
    .verb = Avancer
table-option-translate = { $word }
    .word = short_faction
    .verb = Avancer
table-option-orelle = { $word }
    .word = short_faction
    .verb = Avancer
table-option-summit = { $word }
    .word = short_faction
    .verb = Reculer
