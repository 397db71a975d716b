### Comment s’appellent effets, conditions, déclencheurs et décomptes, tels qu’ils figurent dans une liste, et comment le texte
### d’une carte en est composé. Un effet spécial peut en dire plus dans `.about`.

## Icônes

effect-vp = { $n } PV
effect-credit = { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}
effect-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
effect-publicity = { $n } de couverture médiatique
effect-data = { $n ->
    [one] { $n } donnée
   *[other] { $n } données
}
effect-move = { $n ->
    [one] { $n } déplacement
   *[other] { $n } déplacements
}
effect-card_any = { $n ->
    [one] une carte de la rangée ou de la pioche
   *[other] { $n } cartes de la rangée ou de la pioche
}
effect-card_random = { $n ->
    [one] une carte de la pioche
   *[other] { $n } cartes de la pioche
}
effect-alien_card = { $n ->
    [one] une carte de cette espèce
   *[other] { $n } cartes de cette espèce
}
effect-tuck = { $n ->
    [one] vous pouvez ajouter une carte sous vos revenus
   *[other] vous pouvez ajouter jusqu’à { $n } cartes sous vos revenus
}
effect-exofossil = { $n ->
    [one] { $n } exofossile
   *[other] { $n } exofossiles
}
effect-progress = progression { $n }

effect-launch = lancer une sonde
effect-orbit = mettre une sonde en orbite
effect-land = faire atterrir une sonde
effect-orbit_or_land = mettre une sonde en orbite ou la faire atterrir
effect-scan = scanner
effect-rotate = faire tourner le système solaire

effect-tech-probe = prendre une technologie d’exploration
effect-tech-telescope = prendre une technologie d’observation
effect-tech-computer = prendre une technologie informatique
effect-tech-any = prendre une technologie
effect-tech-probe-telescope = prendre une technologie d’exploration ou d’observation

effect-trace-red = marquer une trace rouge
effect-trace-yellow = marquer une trace jaune
effect-trace-blue = marquer une trace bleue
effect-trace-any = marquer une trace de la couleur de votre choix

effect-signal-red = { $n ->
    [one] { $n } signal dans un secteur rouge
   *[other] { $n } signaux dans des secteurs rouges
}
effect-signal-yellow = { $n ->
    [one] { $n } signal dans un secteur jaune
   *[other] { $n } signaux dans des secteurs jaunes
}
effect-signal-blue = { $n ->
    [one] { $n } signal dans un secteur bleu
   *[other] { $n } signaux dans des secteurs bleus
}
effect-signal-black = { $n ->
    [one] { $n } signal dans un secteur noir
   *[other] { $n } signaux dans des secteurs noirs
}
effect-signal-any = { $n ->
    [one] { $n } signal dans un secteur au choix
   *[other] { $n } signaux dans des secteurs au choix
}
effect-signal-earth = { $n ->
    [one] { $n } signal dans le secteur de la Terre
   *[other] { $n } signaux dans le secteur de la Terre
}
effect-signal-probe = { $n ->
    [one] { $n } signal dans un secteur où vous avez une sonde
   *[other] { $n } signaux dans des secteurs où vous avez une sonde
}
effect-signal-row = { $n ->
    [one] défausser une carte de la rangée pour { $n } signal dans un secteur de sa couleur
   *[other] { $n } fois défausser une carte de la rangée pour un signal dans un secteur de sa couleur
}
effect-signal-hand = { $n ->
    [one] défausser une carte de votre main pour { $n } signal dans un secteur de sa couleur
   *[other] { $n } fois défausser une carte de votre main pour un signal dans un secteur de sa couleur
}
effect-signal-oumuamua = { $n ->
    [one] { $n } signal sur ’Oumuamua ou dans son secteur
   *[other] { $n } signaux sur ’Oumuamua ou dans son secteur
}
effect-signal-tile = { $n ->
    [one] { $n } signal sur ’Oumuamua
   *[other] { $n } signaux sur ’Oumuamua
}
effect-signal-next_anomaly = { $n ->
    [one] { $n } signal dans le secteur de la prochaine anomalie
   *[other] { $n } signaux dans le secteur de la prochaine anomalie
}
effect-signal-star = { $n ->
    [one] { $n } signal { $star }
   *[other] { $n } signaux { $star }
}
effect-signal-planet = { $n ->
    [one] { $n } signal dans le secteur de { $place }
   *[other] { $n } signaux dans le secteur de { $place }
}

effect-and = { $first } et { $rest }
effect-then = { $first } ; { $rest }
effect-or = { $first } ou { $rest }

## Effets spéciaux : pour le reste du tour

special-flyby = si vous visitez { $place } pendant ce tour : { $gain }
    .about = Une seule fois, quelle que soit la façon de se déplacer.
special-planets_visited = { $vp } PV par planète différente visitée pendant ce tour
    .about = La Terre compte.
special-ring_move = si vous vous déplacez dans un même anneau pendant ce tour : { $gain }
    .about = Un tel déplacement garde la distance au Soleil. Une seule fois.
special-slingshot = chaque planète visitée pendant ce tour peut donner 1 déplacement au lieu de 1 de couverture médiatique
special-free_asteroids = quitter des astéroïdes ne coûte aucun déplacement de plus pendant ce tour
special-no_visit_publicity = vos déplacements ne donnent pas de couverture médiatique pendant ce tour
special-sector_completed = si vous remplissez un secteur pendant ce tour : { $gain }
    .about = Le gain vient quand les secteurs remplis sont résolus, une seule fois.

## Effets spéciaux : lancements, atterrissages, figurines

special-launch_past_limit = lancer une sonde sans tenir compte de votre limite
special-launch_by_anomaly = lancer une sonde ; si le secteur de la Terre a une anomalie : { $gain }
special-launch_window = 1 déplacement par comète et par autre planète dans le secteur de la Terre
special-land_anywhere = faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes
special-land_on_occupied = faire atterrir une sonde ; vous pouvez choisir un emplacement occupé et gagner quand même ce qu’il couvre
    .about = C’est un emplacement de données couvert d’une planète, ou une lune occupée si vous pouvez atterrir sur les lunes.
special-land_bonus = faire atterrir une sonde ; si c’est sur { $places } : { $gain }
special-remove_orbiter = retirer un de vos orbiteurs ; si c’est fait : { $gain }
    .about = L’emplacement de bonus qu’il couvrait est de nouveau libre.
special-remove_lander = retirer un de vos atterrisseurs d’une planète ou d’une lune ; si c’est fait : { $gain }
    .about = L’emplacement de bonus qu’il couvrait est de nouveau libre.

## Effets spéciaux : signaux

special-signals_together = { $where ->
    [probe] { $n } signaux dans un même secteur où vous avez une sonde
   *[any] { $n } signaux dans un même secteur au choix
}{ $data ->
    [no], sans gagner de données
   *[yes] {""}
}
special-signal_and_neighbours = 1 signal dans un secteur où vous avez une sonde, et 1 dans chacun des deux secteurs voisins
special-signals_at_probes = choisir jusqu’à { $most } sondes dans l’espace, à vous ou à d’autres : 1 signal dans le secteur de chacune
    .about = Deux sondes dans un même secteur y donnent deux signaux. La sonde de l’adversaire du solo compte.
special-signals_without_data = 1 signal dans un secteur jaune, un rouge, un bleu et un noir, sans gagner de données
special-signals_from_hand = { $most ->
    [one] vous pouvez défausser une carte de votre main pour 1 signal dans un secteur de sa couleur
   *[other] jusqu’à { $most } fois, vous pouvez défausser une carte de votre main pour 1 signal dans un secteur de sa couleur
}
special-signals_from_deck = { $n } fois : défausser la première carte de la pioche pour 1 signal dans un secteur de sa couleur
special-row_signals_by_sector = { $n } fois défausser une carte de la rangée pour 1 signal dans un secteur de sa couleur ; { $vp } PV par secteur différent marqué
special-signal_and_return = 1 signal dans un secteur où vous avez une sonde ; si c’est alors votre seul signal dans ce secteur, cette carte revient dans votre main
special-scan_per_signal = { $where ->
    [red] scanner ; { $vp } PV par signal ainsi marqué dans un secteur rouge
    [yellow] scanner ; { $vp } PV par signal ainsi marqué dans un secteur jaune
    [blue] scanner ; { $vp } PV par signal ainsi marqué dans un secteur bleu
   *[tile] scanner ; { $vp } PV par signal ainsi marqué sur ’Oumuamua
}
special-scan_if_signal = scanner ; si un signal est ainsi marqué sur ’Oumuamua : { $gain }

## Effets spéciaux : cartes

special-card_with_corner = prendre une carte de la rangée ou de la pioche, la montrer et gagner l’effet de son coin
    .about = La carte reste dans votre main.
special-row_corners = défausser toutes les cartes de la rangée et gagner l’effet du coin de chacune
    .about = Vous choisissez l’ordre. La rangée est complétée ensuite.
special-take_row = prendre toutes les cartes de la rangée
special-draw_and_use = piocher { $n } cartes : en défausser une pour son coin et une pour une unité de son revenu, garder l’autre
special-show_cards = { $part ->
    [corner] montrer autant de cartes de votre main que vous voulez avec un déplacement dans le coin, cartes extraterrestres comprises ; pour chacune : { $gain }
   *[income] montrer autant de cartes de votre main que vous voulez avec un revenu d’énergie ; pour chacune : { $gain }
}
special-per_tucked = { $income ->
    [credit] { $gain } par carte à revenu de crédit sous vos revenus
    [energy] { $gain } par carte à revenu d’énergie sous vos revenus
   *[card_random] { $gain } par carte à revenu de carte sous vos revenus
}
special-tuck_this = ajouter cette carte sous vos revenus

## Effets spéciaux : technologies et traces

special-focused_tech = prendre une technologie ; { $vp } PV pour chacune de vos technologies de ce type
    .about = La nouvelle compte.
special-shared_tech = prendre une technologie ; si un autre joueur l’a aussi : { $gain }
    .about = Toute technologie que l’adversaire du solo a prise un jour compte.
special-copied_tech = prendre une technologie qu’un autre joueur a, sans rotation et sans le bonus de sa tuile
    .about = Le lancement ou les 2 données qui viennent avec deux des technologies sont quand même gagnés. Toute technologie que l’adversaire du solo a prise un jour compte.
special-trace_per_color = marquer une trace de la couleur de votre choix ; { $vp } PV par trace de cette couleur que vous avez
    .about = La nouvelle compte.
special-trace_where_marked = { $color ->
    [red] marquer une trace rouge pour une espèce où vous en avez une
    [yellow] marquer une trace jaune pour une espèce où vous en avez une
   *[blue] marquer une trace bleue pour une espèce où vous en avez une
}
special-trace_for_that_species = marquer une trace de la couleur de votre choix pour cette espèce

## Effets spéciaux : décomptes et conditions

special-osiris = choisir une de vos sondes : { $on ->
    [one] { $on } donnée
   *[other] { $on } données
} si elle est sur des astéroïdes, et { $adjacent ->
    [one] { $adjacent } donnée
   *[other] { $adjacent } données
} par case d’astéroïdes voisine
special-if_so = si vous avez { $condition } : { $gain }
special-points_for_publicity = { $vp } PV par point de couverture médiatique que vous avez

## Effets spéciaux : espèces

special-collect_sample = { $by ->
    [land] faire atterrir une sonde, puis prélever un spécimen de cette planète
    [land_anywhere] faire atterrir une sonde sur une planète ou une lune, même sans la technologie des lunes, puis prélever un spécimen de cette planète
   *[orbit_or_land] mettre une sonde en orbite ou la faire atterrir, puis prélever un spécimen de cette planète
}
    .about = Vous regardez tous les spécimens de la planète et en gardez un comme capsule. Sans spécimen, vous ne gardez que la mission.
special-look_at_samples = { $where ->
    [probe] regarder tous les spécimens d’une planète où vous avez une sonde, gagner la récompense de l’un d’eux et le remettre
   *[any] regarder les spécimens de Jupiter ou de Saturne, gagner la récompense de l’un d’eux et le remettre
}
special-sample_reward = { $times ->
    [one] la récompense du spécimen
   *[other] { $times } fois la récompense du spécimen
}
special-sample_here = la récompense du spécimen posé ici
special-next_anomaly_reward = gagner la récompense de la prochaine anomalie
special-points_for_anomaly_signals = { $vp } PV pour chacun de vos signaux dans des secteurs avec anomalie
special-pay = payer { $cost } pour { $gain }
special-may_pay = { $often ->
    [yes] autant de fois que vous voulez, vous pouvez payer { $cost } pour { $gain }
   *[no] vous pouvez payer { $cost } pour { $gain }
}

## Conditions, telles qu’elles suivent « si vous avez »

condition-orbiter_or_lander_at = { $n_places ->
    [one] un orbiteur ou un atterrisseur à { $places }
   *[other] un orbiteur ou un atterrisseur à chacune de ces planètes : { $places }
}
condition-lander_at = un atterrisseur sur { $places }
condition-orbiters = { $n } orbiteurs
condition-landers = { $n } atterrisseurs, lunes comprises
condition-landers_on_planets = { $n } atterrisseurs sur des planètes, lunes non comprises
condition-orbiters_and_landers = { $n } orbiteurs et atterrisseurs en tout
condition-orbiters_and_landers_at_one_planet = { $n } orbiteurs et atterrisseurs à une même planète
condition-orbiter_and_lander_at_one_planet = un orbiteur et un atterrisseur à une même planète
condition-probe_far_from_earth = une sonde à au moins { $n } cases de la Terre par le plus court chemin
condition-probe_on_asteroids = une sonde sur des astéroïdes
condition-probe_on_asteroids_by_earth = une sonde sur des astéroïdes voisins de la Terre
condition-probe_on_comet = une sonde sur une comète
condition-wins = { $what ->
    [red] { $n ->
        [one] { $n } secteur rouge couvert
       *[other] { $n } secteurs rouges couverts
    }
    [yellow] { $n ->
        [one] { $n } secteur jaune couvert
       *[other] { $n } secteurs jaunes couverts
    }
    [blue] { $n ->
        [one] { $n } secteur bleu couvert
       *[other] { $n } secteurs bleus couverts
    }
   *[black] { $n ->
        [one] { $n } secteur noir couvert
       *[other] { $n } secteurs noirs couverts
    }
}
condition-wins_in_one_sector = un même secteur couvert { $n } fois
condition-signal_sectors = des signaux dans { $n } secteurs différents
condition-signals_on_tile = { $n ->
    [one] { $n } signal sur ’Oumuamua
   *[other] { $n } signaux sur ’Oumuamua
}
condition-traces = { $what ->
    [red] { $n } traces rouges
    [yellow] { $n } traces jaunes
   *[blue] { $n } traces bleues
}
condition-traces_of_one_color = { $n } traces d’une même couleur
condition-trace_for_each_species = { $what ->
    [red] une trace rouge pour chacune des deux espèces
    [yellow] une trace jaune pour chacune des deux espèces
   *[blue] une trace bleue pour chacune des deux espèces
}
condition-all_colors_for_one_species = une trace rouge, une jaune et une bleue pour une même espèce
condition-species_traces = { $what ->
    [red] { $n } traces rouges pour cette espèce
    [yellow] { $n } traces jaunes pour cette espèce
    [blue] { $n } traces bleues pour cette espèce
   *[any] { $n } traces pour cette espèce
}
condition-species_all_colors = une trace rouge, une jaune et une bleue pour cette espèce
condition-other_species_traces = { $n } traces pour l’autre espèce
condition-trace_on_paid_space = une trace pour cette espèce sur un emplacement qui coûte des exofossiles
condition-techs = { $what ->
    [probe] { $n } technologies d’exploration
    [telescope] { $n } technologies d’observation
   *[computer] { $n } technologies informatiques
}
condition-tucked = { $n } cartes sous vos revenus
condition-completed_missions = { $n } missions accomplies
condition-no_hand = aucune carte en main
condition-publicity = au moins { $n } de couverture médiatique
condition-score = au moins { $n } PV
condition-data_in_pool = au moins { $n } données en réserve
condition-exofossils = au moins { $n } exofossiles
condition-sample_delivered = un spécimen à livrer sur { $places }

## Déclencheurs et tâches

trigger-visit = visiter { $place }
trigger-visit_on_own_turn = visiter { $place } pendant votre tour
trigger-action = { $of ->
    [launch] lancer une sonde
    [orbit] mettre une sonde en orbite
    [land] faire atterrir une sonde
    [scan] scanner
   *[orbit_or_land] mettre une sonde en orbite ou en faire atterrir une
}
trigger-orbit_or_land_at = se mettre en orbite ou atterrir à { $place }
trigger-gain_tech = { $of ->
    [probe] gagner une technologie d’exploration
    [telescope] gagner une technologie d’observation
    [computer] gagner une technologie informatique
   *[any] gagner une technologie
}
trigger-mark_trace = { $of ->
    [red] marquer une trace rouge
    [yellow] marquer une trace jaune
    [blue] marquer une trace bleue
   *[any] marquer une trace
}
trigger-mark_signal = { $of ->
    [red] marquer un signal dans un secteur rouge
    [yellow] marquer un signal dans un secteur jaune
    [blue] marquer un signal dans un secteur bleu
   *[black] marquer un signal dans un secteur noir
}
trigger-win_sector = { $of ->
    [red] couvrir un secteur rouge
    [yellow] couvrir un secteur jaune
    [blue] couvrir un secteur bleu
    [black] couvrir un secteur noir
   *[any] couvrir un secteur
}
    .among = couvrir un secteur { $colors }
trigger-use_corner = { $of ->
    [publicity] utiliser un coin à couverture médiatique
    [data] utiliser un coin à donnée
   *[move] utiliser un coin à déplacement
}
trigger-play_for = jouer une carte pour exactement { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}
trigger-complete_mission = accomplir une mission
trigger-tuck = ajouter une carte sous vos revenus

## Décomptes de fin de partie

endgame-per_orbiter_or_lander_at = { $points } PV pour chacun de vos orbiteurs et atterrisseurs à { $place }
endgame-per_win = { $of ->
    [red] { $points } PV pour chaque fois que vous avez couvert un secteur rouge
    [yellow] { $points } PV pour chaque fois que vous avez couvert un secteur jaune
    [blue] { $points } PV pour chaque fois que vous avez couvert un secteur bleu
   *[black] { $points } PV pour chaque fois que vous avez couvert un secteur noir
}
endgame-per_trace = { $of ->
    [red] { $points } PV pour chacune de vos traces rouges
    [yellow] { $points } PV pour chacune de vos traces jaunes
   *[blue] { $points } PV pour chacune de vos traces bleues
}
endgame-per_species_trace = { $points } PV pour chacune de vos traces de cette espèce
endgame-per_signal_sector = { $points } PV par secteur où vous avez un signal
endgame-per_tech = { $of ->
    [probe] { $points } PV pour chacune de vos technologies d’exploration
    [telescope] { $points } PV pour chacune de vos technologies d’observation
   *[computer] { $points } PV pour chacune de vos technologies informatiques
}
endgame-probe_on_asteroids = { $points } PV si une de vos sondes est sur des astéroïdes
endgame-unmarked_tile = comptez le dernier emplacement d’une tuile Score dorée que vous n’avez pas marquée, la meilleure pour vous

## Comment les textes sont composés

print-effect = { $effects }.
print-nothing = Sans effet quand on la joue.
print-conditional = Mission : { $condition } ({ $reward }).
print-triggered = Mission : { $circles }.
print-circle = { $trigger } ({ $reward })
print-endgame = Fin de partie : { $scoring }.
print-message = Marqueur { $ahead } points plus loin. { $effects }. Quand il est atteint : { $reached }.
print-exertian = Danger { $danger }. Fin de partie : { $points } PV si vous avez { $condition }.
print-cost = { $resource ->
    [energy] Coût : { $n ->
        [one] { $n } énergie
       *[other] { $n } énergies
    }.
   *[credit] Coût : { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }.
}
print-corner = Coin : { $effects }.
print-sector = { $color ->
    [red] Secteur : rouge.
    [yellow] Secteur : jaune.
    [blue] Secteur : bleu.
   *[black] Secteur : noir.
}
print-income = { $income ->
    [credit] Revenu : 1 crédit.
    [energy] Revenu : 1 énergie.
    [card_random] Revenu : 1 carte.
    [data] Revenu : 1 donnée.
   *[publicity] Revenu : 1 de couverture médiatique.
}
print-sample = Récompense : { $reward }.
print-gold = Par { $sets } : { $first }, { $second } ou { $third } PV selon l’emplacement de votre marqueur.
print-tile-bonus = Bonus de la tuile : { $effects }.
print-anomaly = Une face : { $first }. Autre face : { $second }.
print-message-reward = Message : { $reward }.
print-objective = { $level ->
    [0] Objectif à long terme : { $tasks }.
    [1] Objectif de niveau I : { $tasks }.
    [2] Objectif de niveau II : { $tasks }.
   *[3] Objectif de niveau III : { $tasks }.
}
print-objective-name = Objectif : { $tasks }
print-times = { $task } ({ $n } fois)
print-state = avoir { $condition }
print-rival = Flèche à { $arrow ->
    [left] gauche
   *[right] droite
}. { $actions }
print-rival-action = ({ $number }) { $action }.

## Les actions de l’adversaire

rival-analyze = avec un ordinateur plein, analyser
    .bonus = avec un ordinateur plein, analyser et gagner { $bonus }
rival-launch = sans sonde sur la Terre, en lancer une
    .bonus = sans sonde sur la Terre, en lancer une et gagner { $bonus }
rival-research = prendre une technologie pour { $publicity } de couverture médiatique
    .bonus = prendre une technologie pour { $publicity } de couverture médiatique, puis { $bonus }
    .free = prendre une technologie sans rien payer, puis { $bonus }
rival-fly = avec une sonde sur la Terre, voler en { $moves } déplacements au plus vers la première à portée : { $places } ; { $prefer ->
    [lander] atterrir plutôt que se mettre en orbite
   *[orbiter] se mettre en orbite plutôt qu’atterrir
}
rival-telescope = marquer des signaux : { $signals }
rival-signal-earth = secteur de la Terre
rival-signal-row = carte de la rangée
rival-signal-tile = tuile ’Oumuamua
rival-species = { $which ->
    [1] si la première espèce est découverte, mettre sa carte à la place de celle-ci et la jouer
   *[2] si la deuxième espèce est découverte, mettre sa carte à la place de celle-ci et la jouer
}
rival-sample = avec une sonde sur la Terre, atterrir à Saturne en 4 déplacements au plus, sinon à Jupiter en 5, et poser un spécimen de cette planète sur le plateau des Mascamites
rival-anomaly = si son marqueur n’est pas le plus haut de la colonne de la prochaine anomalie, y marquer une trace sur le plateau des Anomalies, puis { $bonus }
rival-message = avec une tuile Message en réserve et aucune sur la piste de score, en poser une 15 points plus loin, puis { $bonus }
rival-exertian = avec moins de { $most } cartes Exertiens et marqueurs sur leur plateau, jouer une de leurs cartes au hasard
rival-trace = marquer une trace de la couleur de son choix
    .bonus = marquer une trace de la couleur de son choix, puis autant de progression qu’il y a d’étoiles
rival-glyphs = avec une sonde sur la Terre, voler en { $moves } déplacements au plus vers la première planète à portée qui a un glyphe ; atterrir plutôt que se mettre en orbite
rival-security = percer une de ses cartes Sécurité au hasard, marquer l’emplacement excédentaire de cette couleur, puis { $bonus } et { $n } explorations mineures
rival-organelles = si une section du plateau de l’Amibe a { $n } organites, gagner tous leurs bonus
