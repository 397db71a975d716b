### Ce que seules les tables de SETI disent, dans le navigateur et en partie dans le terminal, et ce qu’elles disent plus court.

table-round = Manche { $round } sur 5
table-step-other = Pendant le tour de { $seat }
table-step-rival = Pendant le tour de l’adversaire
table-stage-income = Avant la première manche
table-stage-turn = À vous de jouer
table-stage-after = À vous, après l’action principale
table-stage-end = Fin de votre tour
table-stage-rival = Tour de l’adversaire
table-stage-round_end = Fin de la manche
table-leaves = score { $points }
table-rival = adversaire
table-rival-name = Adversaire
table-neutral = neutre

## Les parties des cartes, pour les filtres

section-kind = Sorte
section-color = Couleur de secteur
section-income = Revenu
section-corner = Coin
section-species = Espèce
section-tech = Type de technologie
kind-exertian = carte Exertiens
kind-tech = technologie
kind-bonus = bonus de tuile
kind-gold = tuile dorée
kind-species = espèce
kind-sample = spécimen
kind-anomaly = anomalie
kind-reward = récompense de message
kind-objective = objectif
kind-rival = carte de l’adversaire
corner-vp = PV
corner-publicity = couverture médiatique
corner-data = donnée
corner-move = déplacement
tech-probe = exploration
tech-telescope = observation
tech-computer = informatique

## Signes

table-vp = PV
table-any = au choix
table-or = ou
table-pay = payer

## Le système solaire

table-earth = Terre
table-disc = disque { $disc }
table-disc-next = ensuite
table-disc-carries = { $disc ->
    [1] tourne, seul
    [2] tourne, et le disque 1 avec lui
   *[3] tourne, et les disques 1 et 2 avec lui
}
table-reminder = tourne aussi quand quelqu’un passe le premier
table-sky-about = Le Soleil, quatre anneaux de huit espaces et les étoiles autour. Tout est dans le tableau ci-dessous.
table-as-table = En tableau
table-sky-table = Le système solaire en tableau
table-sky-caption = Secteurs dans le sens horaire depuis le haut. Entre parenthèses : les déplacements pour votre sonde la plus proche. Les disques 1, 2 et 3 couvrent l’anneau 1, les anneaux 1 et 2, les anneaux 1 à 3 ; prochain à tourner : le disque { $disc }.
table-sector = Secteur
table-ring = Anneau { $ring }
table-signals = Signaux dans l’ordre
table-win = Gain
table-won-by = couvert par
table-anomaly = anomalie { $color }
table-space-empty = vide
table-space-asteroids = astéroïdes
table-space-comet = comète
table-at = { $star }, anneau { $ring }
table-spots = Ce que vous pouvez choisir ici
table-far = Distances
table-far-about = Le nombre minimal de déplacements pour une de vos sondes figure sur chaque espace, et dans le tableau.

## Planètes, espèces, tuiles dorées

table-planet = Planète
table-planets-caption = Le plateau Planètes : qui s’y trouve, ce que gagnent les premiers, ce que gagne chacun
table-figures = { $count ->
    [one] { $count } figurine à vous
   *[other] { $count } figurines à vous
}
table-orbit = Orbite
table-land = Sol
table-moons = Lunes
table-first-orbiter = premier orbiteur :
table-first-lander = premier atterrisseur :
table-species = Espèces
table-species-caption = Emplacements de traces, les plus hauts d’abord
table-unknown = Inconnue
table-side-left = Gauche
table-side-right = Droite
table-trace-row = { $row ->
    [0] découverte
    [-1] excédent
   *[other] rangée { $row }
}
table-found-by = par
table-over = excéd.
table-repeat = autant de fois que voulu
table-taken-by = occupé par
table-taken = pris
table-free = libre
table-tile = Ses données :
table-messages = Récompenses de message
table-danger = Danger :
table-missing = { $count ->
    [0] Découverte à la fin de ce tour.
    [one] Encore un marqueur la révèle.
   *[other] Encore { $count } marqueurs la révèlent.
}
table-gold = Tuiles dorées
table-sets-techs_of_each_type = par 3 types
table-sets-tech_pairs = par 2 technos
table-sets-missions = par mission
table-sets-mission_pairs = par 2 missions
table-sets-incomes_of_each_kind = par 3 revenus
table-sets-credit_or_energy_income = crédit/énergie
table-sets-traces_of_each_color = par 3 couleurs
table-sets-wins_with_figures = secteur + fig.

## Son propre plateau

table-score = Votre score ligne par ligne
table-score-now = Si la partie finissait maintenant : { $total } PV
table-miles = Piste de score : ce qui reste à atteindre
table-mile-neutral = marqueur neutre
table-mile-gold = tuile dorée
table-mile-message = votre message
table-mile-card = une carte attend ce score
table-mile-exertian = une carte Exertiens peut être jouée
table-past = dépassé
table-n-credits = { $count ->
    [one] crédit
   *[other] crédits
}
table-signal-tokens = jetons Signal
table-publicity-about = de couverture médiatique sur 10 ; une carte coûte 3, une technologie 6
table-bench = Ordinateur, technologies, revenus
table-bench-short = { $data ->
    [one] { $data } donnée
   *[other] { $data } données
}, { $techs ->
    [one] { $techs } technologie
   *[other] { $techs } technologies
}
table-data = Données
table-pool = { $data } sur 6 en réserve
table-computer = Ordinateur, emplacements du haut et du bas
table-upper = en haut
table-lower = en bas
table-filled = rempli
table-empty = vide
table-own = à vous
table-not-own = pas à vous
table-techs = Technos
table-tucked = { $count ->
    [one] { $count } ajoutée
   *[other] { $count } ajoutées
}, { $done ->
    [one] { $done } accomplie
   *[other] { $done } accomplies
}
table-stacks = Piles
table-tech = Technologie
table-tech-does = Ce qu’elle fait
table-tech-bonus = Tuile suivante
table-tech-left = Reste
table-tech-probe_1 = Deux sondes dans l’espace ; en lance une aussitôt.
table-tech-probe_2 = Couverture médiatique aux astéroïdes ; en partir ne coûte rien de plus.
table-tech-probe_3 = Atterrir coûte 1 énergie de moins.
table-tech-probe_4 = Atterrir sur les lunes.
table-tech-telescope_1 = Le signal de la Terre peut aller à côté ; 2 données aussitôt.
table-tech-telescope_2 = Scan : 1 de couverture médiatique pour un signal chez Mercure.
table-tech-telescope_3 = Scan : une carte en main pour un signal de plus.
table-tech-telescope_4 = Scan : 1 énergie pour lancer, ou 1 déplacement.
table-tech-computer_1 = En haut 2 PV, en bas 1 crédit.
table-tech-computer_2 = En haut 2 PV, en bas 1 énergie.
table-tech-computer_3 = En haut 2 PV, en bas une carte.
table-tech-computer_4 = En haut 2 PV, en bas 2 de couverture médiatique.
table-hand = Votre main
table-hand-of = Main de { $seat }
table-hand-limit = { $when ->
    [on_pass] au plus { $limit } quand vous passez
   *[end_of_turn] au plus { $limit } à la fin du tour
}
table-no-cards = Aucune carte en main.
table-resolving = En cours :
    .tag = en cours
table-gap = prise, remplacée plus tard
table-end-stack = fin { $count }
table-discard = défausse { $count }
table-deck = pioche { $count }
table-circle-done = couvert
table-circle-open = libre

## L’adversaire et les autres

table-others-solo = Adversaire et objectifs
table-level = niveau { $level } sur 5
table-passed = a passé
table-rival-computer = { $pool ->
    [0] ordinateur { $data } sur 6
   *[other] ordinateur { $data } sur 6, { $pool } données de plus
}
table-of-left = sur { $all } restantes
table-arrow-left = flèche vers la gauche
table-arrow-right = flèche vers la droite
table-rival-no-card = Il n’a pas encore joué de carte cette manche.
table-last-card = sa dernière carte
table-told = Ce qu’il a fait, pas à pas
table-progress = Progression
table-next-tech = Sa prochaine technologie :
table-track = Piste Progression, 12 cases ; chacune nomme la technologie préférée
table-no-first = sa tuile de 2 PV est prise
table-rival-here = l’adversaire est ici
table-track-card = franchir cette limite ajoute une carte avancée
table-due = { $done } sur { $due } pour la fin de cette manche
table-due-round = pour la manche { $round }
table-objective-level = niveau
table-done = fait
table-open = à faire :
table-missing-objective = Chaque manquant : 3 de progression.
table-in-stack = { $count } dans la pile
table-trace-color = traces { $color }
table-other-figures = { $orbiters ->
    [one] { $orbiters } orbiteur
   *[other] { $orbiters } orbiteurs
}, { $landers ->
    [one] { $landers } atterrisseur
   *[other] { $landers } atterrisseurs
}, { $wins ->
    [one] { $wins } secteur couvert
   *[other] { $wins } secteurs couverts
}
table-done-missions = { $count ->
    [one] { $count } mission accomplie
   *[other] { $count } missions accomplies
}
table-rival-analyze = Analyser, ordinateur plein
table-rival-launch = Lancer, sans sonde sur Terre
table-rival-research = { $publicity ->
    [0] Technologie, gratuite
   *[other] Technologie pour { $publicity } de couverture
}
table-rival-fly = Voler jusqu’à { $moves } : { $places }
table-rival-telescope = Signaux : { $signals }
table-rival-species = { $which ->
    [1] Première espèce : prendre sa carte
   *[2] Deuxième espèce : prendre sa carte
}
table-rival-sample = Atterrir pour un spécimen : Saturne 4, Jupiter 5
table-rival-anomaly = Marquer la colonne de la prochaine anomalie
table-rival-message = Envoyer un message 15 PV plus loin
table-rival-exertian = Jouer une carte Exertiens, moins de { $most }
table-rival-trace = Marquer une trace
table-rival-glyphs = Voler vers un glyphe
table-rival-security = Forcer une carte de sécurité
table-rival-organelles = Récolter des organites

## Les effets particuliers en peu de mots

table-special-row_signals_by_sector = { $n }× défausser une carte de la rangée pour un signal ; { $vp } PV par secteur différent
table-special-signals_from_deck = { $n }× défausser la première carte de la pioche pour un signal
table-special-signals_from_hand = jusqu’à { $most }× défausser une carte en main pour un signal
table-special-signal_and_neighbours = un signal chez votre sonde, et un dans chaque secteur voisin
table-special-signals_at_probes = un signal chez { $most } sondes au plus, de n’importe qui
table-special-signals_without_data = un signal de chaque couleur, sans donnée
table-special-signal_and_return = un signal chez votre sonde ; seul là-bas, la carte revient
table-special-copied_tech = une technologie d’un autre, sans son bonus
table-special-land_on_occupied = atterrir, même sur un emplacement occupé
table-special-land_anywhere = atterrir sur une planète ou une lune
table-special-draw_and_use = piocher { $n } cartes : une pour son coin, une pour son revenu, garder l’autre
table-special-card_with_corner = prendre une carte et gagner son coin
table-special-row_corners = défausser la rangée, gagner tous ses coins
table-special-slingshot = une planète peut donner un déplacement au lieu de couverture
table-special-launch_past_limit = lancer malgré la limite
table-special-collect_sample = { $by ->
    [land] atterrir, puis prendre un spécimen
    [land_anywhere] atterrir n’importe où, puis prendre un spécimen
   *[orbit_or_land] orbite ou atterrissage, puis prendre un spécimen
}

## Plus court qu’ailleurs

table-ask-turn = Que faites-vous ?
    .why = Une action principale par tour ; des actions gratuites avant, pendant et après.
table-ask-move = Où allez-vous ?
    .why = { $left ->
        [0] Chaque déplacement coûte 1 énergie : la vôtre suffit pour { $energy }. Annulez si vous préférez la garder ;
        [one] 1 déplacement reste. Rien n’oblige à l’utiliser ;
       *[other] { $left } déplacements restent. Rien n’oblige à tout utiliser ;
    } quitter des astéroïdes en coûte un de plus.
table-option-turn-play = Jouer une carte
    .verb = Jouer
table-option-turn-launch = Lancer
    .verb = Lancer
table-option-turn-orbit = Orbite
    .verb = Orbite
table-option-turn-land = Atterrir
    .verb = Atterrir
table-option-turn-scan = Scanner
    .verb = Scanner
table-option-turn-analyse = Analyser
    .verb = Analyser
table-option-turn-research = Rechercher
    .verb = Rechercher
table-option-turn-pass = Passer pour cette manche
table-option-turn-move = Déplacer
    .group = Gratuit, autant que vous voulez
    .verb = Déplacer
table-option-turn-place = Placer une donnée
    .group = Gratuit, autant que vous voulez
    .verb = Placer
table-option-turn-exchange = Échanger 2 contre 1
    .group = Gratuit, autant que vous voulez
    .verb = 2 contre 1
table-option-turn-buy = Acheter une carte
    .group = Gratuit, autant que vous voulez
    .verb = Acheter
table-option-turn-corner = Utiliser un coin
    .group = Gratuit, autant que vous voulez
    .verb = Coin
table-option-turn-mission = Accomplir une mission
    .group = Gratuit, autant que vous voulez
    .verb = Mission
table-option-turn-end = Terminer le tour
table-option-free-move = Déplacer
    .verb = Déplacer
table-option-free-place = Placer une donnée
    .verb = Placer
table-option-free-exchange = Échanger 2 contre 1
    .verb = 2 contre 1
table-option-free-buy = Acheter une carte
    .verb = Acheter
table-option-free-corner = Utiliser un coin
    .verb = Coin
table-option-free-mission = Accomplir une mission
    .verb = Mission
table-option-free-none = Revenir
table-option-play = { $card }
    .verb = Jouer
table-option-corner = { $card }
    .verb = Défausser
table-option-first-income = { $card }
    .verb = Glisser
table-option-tuck = { $card }
    .verb = Ajouter
table-option-tuck-none = N’en ajouter aucune
table-option-discard = { $card }
    .verb = Défausser
table-option-exchange-cards = { $card }
    .verb = Donner
table-option-hand-signal = { $card }
    .verb = Défausser
table-option-row = { $card }
    .verb = Défausser
table-option-card = { $card }
    .verb = Prendre
table-option-end-card = { $card }
    .verb = Prendre
table-option-mission = { $card }
    .verb = Accomplir
table-option-drawn-corner = { $card }
    .verb = Coin
table-option-drawn-income = { $card }
    .verb = Revenu
table-option-show-corner = { $card }
    .verb = Montrer
table-option-show-income = { $card }
    .verb = Montrer
table-option-exertian = { $card }
    .verb = Jouer
table-option-alien-card-mascamites = { $word ->
    [open] { species-mascamites } : la carte visible
   *[deck] { species-mascamites } : de la pioche
}
    .verb = { $word ->
        [open] Prendre la carte visible
       *[deck] Piocher
    }
table-option-alien-card-anomalies = { $word ->
    [open] { species-anomalies } : la carte visible
   *[deck] { species-anomalies } : de la pioche
}
    .verb = { $word ->
        [open] Prendre la carte visible
       *[deck] Piocher
    }
table-option-alien-card-oumuamua = { $word ->
    [open] { species-oumuamua } : la carte visible
   *[deck] { species-oumuamua } : de la pioche
}
    .verb = { $word ->
        [open] Prendre la carte visible
       *[deck] Piocher
    }
table-option-alien-card-centaurians = { $word ->
    [open] { species-centaurians } : la carte visible
   *[deck] { species-centaurians } : de la pioche
}
    .verb = { $word ->
        [open] Prendre la carte visible
       *[deck] Piocher
    }
table-option-orbit = { $word }
    .word = place
table-option-land = { $word }
    .word = place
