### Le tour de l’adversaire, raconté pas à pas. Ce que les autres parties racontent d’un joueur est dit ici de l’adversaire aussi.

## La carte, et les lignes qui ne peuvent pas être exécutées

event-rival-reveals = L’adversaire révèle { $card }. Jusqu’à sa prochaine carte, tout choix entre gauche et droite va à { $arrow ->
        [left] gauche
       *[right] droite
    } (SETI-16.12). Il exécute la première ligne possible (SETI-16.13).
event-rival-cannot-computer = Ligne { $line }, analyse : impossible. Il lui faut un ordinateur rempli ; { $data ->
        [0] aucun des 6 emplacements du sien n’est rempli
        [one] seul { $data } des 6 emplacements du sien est rempli
       *[other] seulement { $data } des 6 emplacements du sien sont remplis
    } ({ $rule }).
event-rival-cannot-launch = Ligne { $line }, lancement : impossible. Sa sonde est déjà sur la Terre ({ $rule }).
event-rival-cannot-publicity = Ligne { $line }, technologie : impossible. Elle coûte { $cost } de couverture médiatique, et l’adversaire { $publicity ->
        [0] n’en a pas
       *[other] n’en a que { $publicity }
    } ({ $rule }).
event-rival-cannot-tiles = Ligne { $line }, technologie : impossible. Il ne reste de tuile dans aucune pile ({ $rule }).
event-rival-cannot-probe = Ligne { $line }, sonde : impossible. Il n’a pas de sonde sur la Terre ({ $rule }).
event-rival-cannot-reach = Ligne { $line }, sonde : impossible. Aucune des planètes de la carte n’est à portée en { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } ({ $rule }).
event-rival-cannot-samples = Ligne { $line }, spécimen : impossible. Ni Saturne ni Jupiter n’est à portée ({ $rule }).
event-rival-cannot-species = Ligne { $line }, espèce : impossible. { $which ->
        [1] Aucune espèce n’est encore découverte
       *[other] Aucune deuxième espèce n’est encore découverte
    } ({ $rule }).
event-rival-cannot-anomaly = Ligne { $line }, anomalie : inutile. La prochaine anomalie est { $feminine_color }, et le marqueur le plus haut de cette colonne est déjà celui de l’adversaire ({ $rule }).
event-rival-cannot-message-out = Ligne { $line }, message : impossible. Une de ses tuiles Message se trouve encore à { $score } PV ({ $rule }).
event-rival-cannot-message-none = Ligne { $line }, message : impossible. Ses trois tuiles Message ont servi ({ $rule }).
event-rival-cannot-exertian = Ligne { $line }, Exertiens : impossible. Ses cartes jouées et ses marqueurs sur leur plateau sont { $n } en tout ; il en faut moins de { $most } ({ $rule }).
event-rival-cannot-absent = Ligne { $line } : impossible. Elle concerne { $the_species }, absents de cette partie ; on essaie la ligne suivante ({ $rule }).
event-rival-idle = Aucune ligne de cette carte n’est possible : le tour est sans effet (SETI-16.69).
event-rival-turn-over = Le tour de l’adversaire est terminé. { $points ->
        [0] Il n’a rien marqué et a { $score } PV
       *[other] Il a marqué { $points } PV et en a maintenant { $score }
    } ; son marqueur Progression est sur la case { $space } (SETI-16.82).

## Passer

event-rival-passes = La pioche de l’adversaire est vide : il passe à la manche { $round }{ $round ->
        [5] , la dernière
       *[other] . Ses cartes jouées sont mélangées et forment sa pioche pour la manche suivante
    } (SETI-16.34).
event-rival-first-to-pass = Il est le premier à passer : le système solaire tourne (SETI-16.58).
event-rival-end-card = Il remet dans la boîte la première carte du paquet Fin de manche, sans la regarder (SETI-16.59).
event-rival-no-end-card = Il n’y a pas de paquet Fin de manche à la manche 5 : passer ne le fait pas progresser (SETI-16.35).

## Ce qu’il gagne

event-rival-converts = { $what ->
        [tuck] { $n ->
            [one] Une icône Revenus lui vaut
           *[other] { $n } icônes Revenus lui valent
        } { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } de progression (SETI-16.7).
        [credit] { $n ->
            [one] Un crédit lui vaut
           *[other] { $n } crédits lui valent
        } { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } de progression (SETI-16.6).
        [energy] { $n ->
            [one] Une énergie lui vaut
           *[other] { $n } énergies lui valent
        } { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } de progression (SETI-16.6).
        [alien_card] { $n ->
            [one] Une carte d’espèce lui vaut
           *[other] { $n } cartes d’espèce lui valent
        } { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } de progression ; la pioche et la carte visible ne changent pas (SETI-16.6, SETI-16.70).
       *[other] { $n ->
            [one] Une carte lui vaut
           *[other] { $n } cartes lui valent
        } { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } de progression (SETI-16.6).
    }
event-rival-advances = { $steps ->
        [one] Son marqueur Progression avance de { $steps } case
       *[other] Son marqueur Progression avance de { $steps } cases
    }, jusqu’à la case { $space } : { $card } (SETI-16.57).
event-rival-advanced-card = Le marqueur franchit l’icône Carte : une carte avancée au hasard va, face cachée et sans être regardée, sur le dessus de sa pioche (SETI-16.4, SETI-16.5). Cartes avancées restantes : { $left }.
event-rival-no-advanced-card = Le marqueur franchit l’icône Carte, mais il ne reste aucune carte avancée : il marque 8 PV à la place (SETI-19.9).
event-rival-data = { $n ->
        [one] Il gagne { $n } donnée
       *[other] Il gagne { $n } données
    } : { $filled ->
        [one] { $filled } des 6 emplacements de son ordinateur est rempli
       *[other] { $filled } des 6 emplacements de son ordinateur sont remplis
    }{ $pool ->
        [0] { "" }
       *[other] , et sa réserve en a { $pool } de plus
    } (SETI-16.9).
event-rival-covers = L’emplacement { $space } de son ordinateur donne { $space ->
        [2] 1 de couverture médiatique
       *[other] une icône Revenus
    } (SETI-16.9).
event-rival-exofossils = Il garde { $n ->
        [one] un exofossile
       *[other] { $n } exofossiles
    } et en a maintenant { $total } (SETI-16.48).
event-rival-publicity-lost = Sa couverture médiatique est à 10 et ne monte pas plus haut : { $n ->
        [one] { $n } de ce qu’il gagne est perdu
       *[other] { $n } de ce qu’il gagne sont perdus
    } (SETI-16.8).

## Analyser, lancer, technologie

event-rival-analyses = Ligne { $line }, analyse : possible, car son ordinateur est rempli. Les 6 données sont retirées ; sa réserve reste (SETI-16.30).
event-rival-refills = { $n ->
        [one] { $n } donnée de sa réserve remplit
       *[other] { $n } données de sa réserve remplissent
    } de nouveau l’ordinateur (SETI-16.65).
event-rival-spends-computer = Il défausse une technologie informatique, { $card }, pour 3 PV et 1 case de progression (SETI-16.31).
event-rival-launches = Ligne { $line }, lancement : possible. L’adversaire place une sonde sur la Terre (SETI-16.15).
event-rival-researches = Ligne { $line }, technologie : possible. { $cost ->
        [0] Elle ne coûte rien.
       *[other] Elle coûte { $cost } de couverture médiatique.
    } Le système solaire tourne d’abord (SETI-16.16, SETI-16.54).
event-rival-prefers-first = Son marqueur Progression est sur la case { $space }, { $card }. { $passed ->
        [0] Cette pile a encore sa tuile 2 PV : l’adversaire la prend
       *[other] Cette pile n’a plus sa tuile 2 PV ; la suivante le long de la piste qui en a une est { $card2 }
    } (SETI-16.16).
event-rival-prefers-left = Son marqueur Progression est sur la case { $space }, { $card }. Plus aucune pile n’a de tuile 2 PV : { $passed ->
        [0] il prend une tuile de cette pile
       *[other] la première technologie disponible à partir de là est { $card2 }
    } (SETI-16.17).

## Sonde

event-rival-too-far = Ligne { $line } : { $name_place }, à { $needed } déplacements, est trop loin avec { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } (SETI-16.19).
event-rival-flies = Ligne { $line }, sonde : possible. { $name_place } est la première planète de la carte à portée, à { $needed ->
        [one] { $needed } déplacement
       *[other] { $needed } déplacements
    }. La sonde y vole en { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } au plus, par le trajet qui donne le plus de couverture médiatique (SETI-16.19, SETI-16.23).
event-rival-visits = Elle visite { $name_place } (SETI-16.23).
event-rival-moon = { $tie ->
        [yes] Il défausse une technologie d’exploration, { $card }, pour atterrir sur une lune libre : la plus à { $arrow ->
            [left] gauche
           *[right] droite
        }, { $name_moon }
       *[no] Il défausse une technologie d’exploration, { $card }, pour atterrir sur la seule lune libre, { $name_moon }
    } (SETI-16.20).
event-rival-moon-off = { $why ->
        [tech] Pour atterrir sur une lune ({ $name_place }), il devrait défausser une technologie d’exploration, et il n’en a pas
       *[taken] Aucune lune n’est libre ({ $name_place })
    } (SETI-16.20).
event-rival-figure-only = { $figure ->
        [orbiter] Seul l’emplacement du premier orbiteur est encore libre ({ $name_place }) : la sonde est mise en orbite
       *[lander] Seul un emplacement des premiers atterrisseurs est encore libre ({ $name_place }) : la sonde atterrit
    } (SETI-16.21).
event-rival-figure-both = Les premiers emplacements d’orbiteur et d’atterrisseur sont libres tous les deux ({ $name_place }) ; la carte préfère { $figure ->
        [orbiter] l’orbiteur
       *[lander] l’atterrisseur
    } (SETI-16.21).
event-rival-figure-none = Aucun premier emplacement n’est libre ({ $name_place }) ; la carte préfère { $figure ->
        [orbiter] l’orbiteur
       *[lander] l’atterrisseur
    } (SETI-16.21).

## Télescope

event-rival-listens = Ligne { $line }, télescope : toujours possible. Il marque { $n ->
        [one] { $n } signal
       *[other] { $n } signaux dans l’ordre imprimé
    } (SETI-16.26, SETI-16.29).
event-rival-signal-earth = Un signal dans le secteur de la Terre : { $name_star } (SETI-16.26).
event-rival-signal-planet = Un signal dans le secteur de la planète { $name_place } : { $name_star } (SETI-16.22).
event-rival-signal-row = Un signal pour la rangée de cartes : la flèche désigne la carte la plus à { $arrow ->
        [left] gauche
       *[right] droite
    }, { $card }, qui est { $feminine_color } (SETI-16.26).
event-rival-signal-color = Un signal dans un secteur { $name_color } (SETI-16.22).
event-rival-signal-tile = Un signal pour ’Oumuamua : il va toujours sur la tuile (SETI-16.47).
event-rival-row-empty = Un signal pour la rangée de cartes, mais elle est vide : rien n’est marqué (SETI-4.12).
event-rival-spends-telescope = Il défausse une technologie d’observation, { $card }, pour un signal de plus de la rangée de cartes (SETI-16.27).
event-rival-star-win = Il choisit le secteur qu’il couvre par ce signal : { $name_star }{ $tie ->
        [yes] {" "}; il couvrirait aussi l’autre ({ $name_star2 }), mais celui-ci a plus de place pour les données
       *[no] { "" }
    } (SETI-16.28, étape 1).
event-rival-star-second = Il choisit le secteur où le signal marque les PV de la deuxième position : { $name_star }{ $tie ->
        [yes] {" "}; l’autre ({ $name_star2 }) les marquerait aussi, mais celui-ci a plus de place pour les données
       *[no] { "" }
    } (SETI-16.28, étape 2).
event-rival-star-more = Il choisit le secteur où il a le plus de marqueurs : { $name_star } (SETI-16.28, étape 3).
event-rival-star-equal = Il a autant de marqueurs dans les deux secteurs et choisit celui qui a le plus de place pour les données : { $name_star } (SETI-16.28).

## Traces et paliers

event-rival-trace-lowest = Une trace { $feminine_color } va sur l’emplacement libre le plus bas : { $row ->
        [0] l’emplacement Découverte
       *[other] la rangée { $row }
    } à { $side ->
        [left] gauche
       *[right] droite
    } ({ $the_species }){ $tie ->
        [yes] {" "}; parmi plusieurs aussi bas, la flèche désigne le plus à { $arrow ->
            [left] gauche
           *[right] droite
        }
       *[no] { "" }
    } (SETI-16.39).
event-rival-trace-overflow = Tous les emplacements possibles sont pris : une trace { $feminine_color } va sur l’emplacement excédentaire de { $side ->
        [left] gauche
       *[right] droite
    } ({ $the_species }){ $tie ->
        [yes] , comme le dit la flèche
       *[no] { "" }
    } (SETI-16.39).
event-rival-gold-choice = L’adversaire a atteint un palier doré. Il ne prend que des premières places : il n’y marque rien mais les bloque (SETI-16.44). { $tie ->
        [yes] Parmi les tuiles dont la première place est libre, la flèche désigne la plus à { $arrow ->
            [left] gauche
           *[right] droite
        }, { $name_gold }
       *[no] Seule la tuile { $name_gold } a sa première place libre
    } (SETI-16.43).
event-rival-gold-none = L’adversaire a atteint un palier doré : aucune tuile n’a sa première place libre, il n’en prend donc pas (SETI-16.43).
event-rival-message-choice = Le score de l’adversaire a atteint sa tuile Message. { $tie ->
        [yes] Parmi les récompenses de message non recouvertes, la flèche désigne la plus à { $arrow ->
            [left] gauche
           *[right] droite
        }, « { $card } »
       *[no] Une seule récompense de message n’est pas recouverte, « { $card } »
    } (SETI-16.50).

## Espèces

event-rival-meets = Ligne { $line }, espèce : possible. { $card } quitte la partie pour { $card2 }, la carte de l’espèce ({ $the_species }), qui est jouée maintenant. Sa flèche pointe à { $arrow ->
        [left] gauche
       *[right] droite
    } (SETI-16.32, SETI-16.67).
event-rival-lays-sample = Un spécimen au hasard ({ $name_place }), { $card }, va face visible sur le prochain emplacement bleu ; l’adversaire n’en reçoit pas la récompense (SETI-16.45).
event-rival-no-sample = Il ne reste pas de spécimen ({ $name_place }) (SETI-16.45).
event-rival-traces-anomaly = Ligne { $line }, anomalie : possible. La prochaine anomalie est { $feminine_color }, et le marqueur le plus haut de cette colonne n’est pas celui de l’adversaire : il y marque une trace (SETI-16.46).
event-rival-sends = Ligne { $line }, message : possible, car aucune de ses tuiles Message n’est sur la piste. { $left ->
        [0] Il n’en a plus d’autre
       *[other] Il en a encore { $left }
    } (SETI-16.49).
event-rival-risks = Ligne { $line }, Exertiens : possible. Ses cartes jouées et ses marqueurs sur leur plateau sont { $n } en tout, moins de 5 : il joue face cachée une carte au hasard de leur pioche (SETI-16.51).
event-rival-traces = Ligne { $line }, trace : possible. Il marque une trace de couleur au choix (SETI-16.40).

## Ce qui arrive à tout joueur, raconté de l’adversaire

event-rival-scored = Il marque { $n } PV (SETI-16.8).
event-rival-publicity = Il gagne { $n } de couverture médiatique (SETI-16.8).
event-rival-paid = { $what ->
        [publicity] Il paie { $n } de couverture médiatique (SETI-16.16).
        [data] { $n ->
            [one] Il paie { $n } donnée de sa réserve (SETI-16.50).
           *[other] Il paie { $n } données de sa réserve (SETI-16.50).
        }
        [exofossil] { $n ->
            [one] Il paie { $n } exofossile (SETI-16.48).
           *[other] Il paie { $n } exofossiles (SETI-16.48).
        }
       *[other] Il paie { $n }.
    }
event-rival-rotated = Le disque { $disc } tourne d’un secteur dans le sens inverse des aiguilles d’une montre (SETI-10.2).
event-rival-discarded-row = { $card } quitte la rangée de cartes (SETI-5.24).
event-rival-signal = Il marque un signal { $in_star } et prend la donnée (SETI-8.2).
event-rival-signal-excess = Il n’y reste pas de donnée : il marque un signal excédentaire { $in_star } (SETI-8.4).
event-rival-tile-signal = Il marque un signal sur ’Oumuamua (SETI-15.3.3).
event-rival-sector-won = L’adversaire l’emporte { $in_star } : il le couvre (SETI-8.10).
event-rival-tech-taken = Il prend { $card } ; la tuile donne « { $card2 } » (SETI-16.18).
event-rival-orbited = Il place un orbiteur ({ $name_place }) et gagne les récompenses du lieu (SETI-16.22).
event-rival-landed = Il place un atterrisseur ({ $name_place }) et gagne les récompenses du lieu (SETI-16.22).
event-rival-landed-on-moon = Il place un atterrisseur sur une lune ({ $name_moon }) et gagne les récompenses du lieu (SETI-16.20, SETI-16.22).
event-rival-neutral = L’adversaire a atteint { $n } PV : un marqueur neutre va sur l’emplacement Découverte { $name_color } de l’espèce de { $side ->
        [left] gauche
       *[right] droite
    } (SETI-16.42).
event-rival-anomaly = La Terre rencontre l’anomalie { $feminine_color }. Le marqueur de l’adversaire est le plus haut de sa colonne : il gagne la récompense (SETI-15.2.2, SETI-16.81).
event-rival-message-sent = Sa tuile Message est placée à { $n } PV, 15 points plus loin (SETI-16.49).
event-rival-exertian-played = Il joue { $card } face cachée. Personne ne la voit avant la fin (SETI-16.80).
event-rival-exertians-revealed = L’adversaire révèle { $cards }. Pour lui, toutes comptent comme accomplies (SETI-16.52).
