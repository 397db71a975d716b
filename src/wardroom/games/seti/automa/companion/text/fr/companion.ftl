### Le compagnon : l’adversaire de SETI à côté d’une vraie table. Tous les autres mots sont ceux de SETI.

## Le jeu

game-name = Compagnon SETI : l’adversaire à votre table
    .short = Compagnon SETI
    .say = Vous jouez avec le vrai jeu ; les cartes, la piste et les objectifs de l’adversaire sont tenus ici.
    .time = 60–120 min
game-about = Pour une personne avec le jeu physique. Le compagnon tient le paquet de l’adversaire, sa piste Progression, son score, sa couverture médiatique, son ordinateur, ses technologies et les objectifs, résout chaque tour de l’adversaire selon ses règles imprimées, et ne demande que ce qu’il ne peut pas savoir : ce qui se trouve sur votre table. Il vous dit pas à pas ce qu’il faut y faire.

star-tile = La tuile de ’Oumuamua
    .in = sur la tuile de ’Oumuamua

## Votre tour : ce que vous annoncez

ask-turn-report = Manche { $round } : votre tour à la table. Que s’est-il passé ?
    .rule = SETI-3.2
    .why = Annoncez les tâches remplies (un événement marque une tâche), les rotations, les secteurs que vous avez remplis et les découvertes ; dites ensuite que votre tour est fini.
option-turn-report-done = Mon tour est fini
option-turn-report-pass = J’ai passé
option-turn-report-task = Remplie : { $name_task } ({ $card }, tâche { $n })
table-option-turn-report-task = Remplie : { $name_task }
option-turn-report-rotated = J’ai fait tourner le système solaire
option-turn-report-completed = J’ai rempli un secteur
option-turn-report-found = Une espèce a été découverte
option-turn-report-correct = Corriger la table
ask-round-report = Fin de la manche { $round }. Reste-t-il quelque chose à annoncer avant de dépenser les objectifs ?
    .rule = SETI-17.22
    .why = Des tâches ont pu être remplies aussi pendant le tour de l’adversaire.
option-round-report-done = Non, finir la manche
option-round-report-task = Remplie : { $name_task } ({ $card }, tâche { $n })
table-option-round-report-task = Remplie : { $name_task }
option-round-report-found = Une espèce a été découverte
option-round-report-correct = Corriger la table
ask-pause-report = Vous avez passé. Tout est-il fait à la table, pour que l’adversaire continue ?
    .rule = SETI-5.42
    .why = Des tâches ont pu être remplies aussi pendant le tour de l’adversaire.
option-pause-report-done = Le tour suivant de l’adversaire
option-pause-report-task = Remplie : { $name_task } ({ $card }, tâche { $n })
table-option-pause-report-task = Remplie : { $name_task }
option-pause-report-found = Une espèce a été découverte
option-pause-report-correct = Corriger la table
ask-completed = Quel secteur avez-vous rempli ?
    .rule = SETI-8.7
    .why = Vous avez pris la dernière donnée de sa fente. Prenez vos récompenses à la table ; celles de l’adversaire sont calculées ici.
option-completed = { $word }
    .word = star
option-completed-back = Aucun, finalement
ask-winner = Qui a couvert le secteur ({ $name_star }) ?
    .rule = SETI-8.10
    .why = D’après les positions, l’adversaire a plus de marqueurs ; vos marqueurs excédentaires ont pu changer cela.
option-winner-rival = L’adversaire
option-winner-you = Moi, grâce aux marqueurs excédentaires
ask-discovered = { $side ->
        [any] Quelle espèce a été découverte ?
        [left] Les trois emplacements Découverte de l’espèce de gauche sont-ils tous couverts ? Quelle espèce est-ce ?
       *[right] Les trois emplacements Découverte de l’espèce de droite sont-ils tous couverts ? Quelle espèce est-ce ?
    }
    .rule = SETI-13.7
    .why = Révélez le plateau et suivez sa mise en place. La part de l’adversaire est calculée ici.
option-discovered-none = Non, pas encore
option-discovered-back = Aucune, finalement
option-discovered-left = À gauche : { $word }
    .word = species
option-discovered-right = À droite : { $word }
    .word = species
ask-holds = { $card }, qui vient d’être révélé. La tâche { $n } est-elle déjà remplie : { $name_task } ?
    .rule = SETI-17.17
    .why = Une tâche sur les points, la couverture médiatique ou les données est marquée aussitôt si elle est remplie.
option-holds-yes = Oui
option-holds-no = Non

## Le système solaire

ask-disc = Comptez les secteurs dans le sens horaire depuis Neptune : où est { $name_place } ?
    .rule = SETI-10.9
    .why = Neptune ne bouge jamais. On ne le demande qu’une fois ; ensuite le compagnon tourne les disques avec vous.
option-disc = { $n ->
        [0] Dans le secteur de Neptune
        [1] { $n } secteur plus loin
       *[other] { $n } secteurs plus loin
    }
ask-discs = Secteurs dans le sens horaire depuis Neptune : la Terre { $earth }, Mars { $mars }, Saturne { $saturn }. Exact ?
    .rule = SETI-10.9
    .why = Le compagnon en déduit le chemin de l’adversaire avec le plus de couverture médiatique.
option-discs-right = Oui, ainsi
option-discs = Non : { $word } est à { $n }
    .word = place
ask-anomaly = La Terre est-elle maintenant dans le secteur d’une anomalie dont l’adversaire a le marqueur le plus haut de la colonne ?
    .rule = SETI-15.2.2
    .why = Après une rotation, l’anomalie du secteur de la Terre agit. Si vous êtes le plus haut dans sa colonne, prenez la récompense et répondez non.
option-anomaly-none = Non
option-anomaly-red = La rouge, avec { $word ->
        [a] 4 PV
       *[b] 1 crédit
    }
option-anomaly-yellow = La jaune, avec { $word ->
        [a] 1 carte
       *[b] 2 couvertures médiatiques
    }
option-anomaly-blue = La bleue, avec { $word ->
        [a] 1 énergie
       *[b] 1 donnée
    }

## Signaux

ask-slots = { $name_star } : { $left ->
        [one] { $left } donnée
       *[other] { $left } données
    }, marqueurs adverses : { $own }. { $name_star2 } : { $left2 ->
        [one] { $left2 } donnée
       *[other] { $left2 } données
    }, marqueurs adverses : { $own2 }. Exact ?
    .rule = SETI-16.28
    .why = Les fentes sont-elles ainsi ? L’adversaire compare les deux secteurs de la couleur. Tous les autres marqueurs y sont les vôtres.
option-slots-right = Oui, les deux
option-slots = { $word } : { $n ->
        [one] { $n } donnée restante
       *[other] { $n } données restantes
    }
    .word = star
option-slots-reset = { $word } a été rempli depuis
    .word = star
ask-slot-of = { $name_star } : { $left ->
        [one] { $left } donnée
       *[other] { $left } données
    }, marqueurs adverses : { $own }. Exact ?
    .rule = SETI-8.2
    .why = L’adversaire prend la donnée la plus à gauche. Tous les autres marqueurs y sont les vôtres.
option-slot-of-right = Oui
option-slot-of = { $word } : { $n ->
        [one] { $n } donnée restante
       *[other] { $n } données restantes
    }
    .word = star
option-slot-of-reset = { $word } a été rempli depuis
    .word = star
ask-star = Dans le secteur de quelle étoile est { $name_place } maintenant ?
    .rule = SETI-1.11
    .why = L’adversaire y marque un signal.
option-star = { $word }
    .word = star
ask-row-color = Quelle couleur de secteur a la carte la plus à { $arrow ->
        [left] gauche
       *[right] droite
    } qui reste dans la rangée ?
    .rule = SETI-16.26
    .why = Défaussez-la ; la rangée est complétée après toute l’action.
option-row-color = { $word }
    .word = color
option-row-color-none = Il n’en reste aucune
ask-clockwise = Lequel vient en premier, dans le sens horaire depuis le secteur de la Terre ?
    .rule = SETI-16.53
    .why = Les secteurs remplis sont résolus dans cet ordre.
option-clockwise = { $word }
    .word = star

## Sonde

ask-moon = { $name_place } : quelle est la première de ces lunes sans atterrisseur ?
    .rule = SETI-16.20
    .why = Lisez de haut en bas ; elles sont dans l’ordre de la flèche, la plus à { $arrow ->
        [left] gauche
       *[right] droite
    } d’abord.
option-moon = { $word }
    .word = moon
option-moon-none = Aucune n’est libre
ask-places = { $name_place } : quelles premières places sont encore libres ?
    .rule = SETI-16.21
    .why = La place du premier orbiteur, et une case de données des premiers atterrisseurs.
option-places-both = Les deux
option-places-orbiter = Seulement celle du premier orbiteur
option-places-lander = Seulement celle du premier atterrisseur
option-places-none = Aucune
ask-landing-space = { $name_place } : quelle est la plus grande case de données encore découverte ?
    .rule = SETI-16.25
    .why = L’atterrisseur de l’adversaire la couvre.
option-landing-space = { $n ->
        [0] Il n’en reste aucune
        [1] { $n } donnée
       *[other] { $n } données
    }
ask-sample-left = Reste-t-il un échantillon face cachée ({ $name_place }) ?
    .rule = SETI-16.45
option-sample-left-yes = Oui
option-sample-left-none = Non
ask-sample-here = Quel échantillon est sur l’emplacement que l’adversaire marque ?
    .rule = SETI-15.1.7
    .why = L’adversaire en gagne la récompense.
option-sample-here = { $word }
    .word = card

## Technologies

ask-first-tile = Quelle est la première de ces piles qui a encore sa tuile 2 PV ?
    .rule = SETI-16.16
    .why = Lisez de haut en bas : elles sont dans l’ordre de la piste Progression, à partir de la case { $space }.
option-first-tile = { $word }
    .word = card
option-first-tile-none = Aucune n’en a
ask-tile-left = Aucune pile n’a de tuile 2 PV. Quelle est la première qui a encore une tuile ?
    .rule = SETI-16.17
    .why = Lisez de haut en bas : elles sont dans l’ordre de la piste Progression, à partir de la case { $space }.
option-tile-left = { $word }
    .word = card
option-tile-left-none = Toutes sont vides
ask-bonus = Quel bonus est sur la tuile du dessus ({ $card }) ?
    .rule = SETI-16.18
    .why = Donnez la tuile à l’adversaire.
option-bonus = { $word }
    .word = card

## Traces, paliers, espèces

ask-lowest = { $name_color ->
       *[other] Une trace pour l’adversaire ({ $name_color }). Quel est le premier de ces emplacements qui est libre ?
    }
    .rule = SETI-16.39
    .why = Lisez de haut en bas : les plus bas d’abord, ceux de même hauteur { $arrow ->
        [left] de gauche à droite
       *[right] de droite à gauche
    }. Un emplacement d’échantillon n’est libre qu’avec un échantillon.
option-lowest-left = Espèce de gauche, { $word } : { $n ->
        [0] emplacement Découverte
       *[other] rangée { $n } du plateau
    }
    .word = color
option-lowest-right = Espèce de droite, { $word } : { $n ->
        [0] emplacement Découverte
       *[other] rangée { $n } du plateau
    }
    .word = color
option-lowest-none = Aucun n’est libre
ask-next-anomaly = Quelle est la couleur de la prochaine anomalie, dans le sens antihoraire depuis la Terre ?
    .rule = SETI-15.2.4
    .why = Celle du secteur de la Terre ne compte pas.
option-next-anomaly = { $word }
    .word = color
ask-highest = À qui est le marqueur le plus haut dans la colonne { $feminine_color } des Anomalies ?
    .rule = SETI-16.46
option-highest-rival = À l’adversaire
option-highest-you = À moi
ask-gold-free = L’adversaire a atteint { $n } PV. Quelle est la première de ces tuiles dorées dont la première place est libre ?
    .rule = SETI-16.43
    .why = Lisez de haut en bas ; elles sont dans l’ordre de la flèche. L’adversaire ne prend que des premières places.
option-gold-free = { $word }
    .word = gold
option-gold-free-none = Aucune n’est libre
ask-message-free = L’adversaire a atteint sa tuile Message. Quelle est la première de ces récompenses qui est découverte ?
    .rule = SETI-16.50
    .why = Lisez de haut en bas ; elles sont dans l’ordre de la flèche.
option-message-free = { $word }
    .word = card
option-message-free-none = Toutes sont couvertes
ask-neutral-space = L’adversaire a atteint { $n } PV : un marqueur neutre bouge. Quel est le premier de ces emplacements Découverte qui est vide ?
    .rule = SETI-12.5
    .why = Lisez de haut en bas.
option-neutral-space-left = Espèce de gauche, { $word }
    .word = color
option-neutral-space-right = Espèce de droite, { $word }
    .word = color
option-neutral-space-none = Aucun n’est vide

## La fin

ask-exertian-card = Retournez les cartes Exertiens de l’adversaire. Quelle est la numéro { $n } ?
    .rule = SETI-16.52
    .why = Pour l’adversaire, toutes comptent comme remplies.
option-exertian-card = { $word }
    .word = card
ask-danger = L’adversaire a { $n } de danger. Combien en avez-vous ?
    .rule = SETI-15.5.6
    .why = Qui en a le plus perd un dixième de son total.
option-danger-more = Davantage
option-danger-equal = Tout autant
option-danger-less = Moins
ask-total = Le total de l’adversaire est de { $rival } PV. Comptez le vôtre. Dans quelle dizaine est-il ?
    .rule = SETI-14.4
    .why = Cartes à cadre doré, tuiles dorées, espèces, danger : tout compris.
option-total = { $n ->
        [0] moins de 10
       *[other] { $n }0 à { $n }9
    }
ask-total-ones = Et exactement ?
    .rule = SETI-14.4
    .why = Le dernier chiffre de votre total.
option-total-ones = … { $n }

## Corriger la table

ask-correct = Qu’est-ce qui n’est pas comme sur la table ?
    .rule = SETI-16.68
    .why = Une correction ne change que ce qui est tenu ici : elle n’apporte ni récompense ni carte.
option-correct-score = Le score
option-correct-publicity = La couverture médiatique
option-correct-computer = L’ordinateur
option-correct-pool = La réserve de données
option-correct-progress = Le marqueur de progression
option-correct-arrow = La flèche
option-correct-probe = La sonde sur la Terre
option-correct-techs = Les technologies de l’adversaire
option-correct-stacks = Les tuiles 2 PV des piles de technologies
option-correct-tasks = Une tâche marquée par erreur
option-correct-discs = Les disques
option-correct-slots = Les marqueurs d’une étoile
option-correct-planets = Les premières places d’une planète
option-correct-gold = Les premières places des tuiles dorées
option-correct-spaces = Les emplacements Découverte
option-correct-species = Les espèces découvertes
option-correct-message = La tuile Message
option-correct-exofossils = Les exofossiles
option-correct-exertians = Les cartes Exertiens jouées
option-correct-back = Rien
ask-fix-score = Ici, le score de l’adversaire est de { $n } PV. Le changer de …
    .rule = SETI-16.8
option-fix-score = { $n }
option-fix-score-back = C’est juste maintenant
ask-fix-publicity = Ici, la couverture médiatique de l’adversaire est à { $n }. À combien est-elle ?
    .rule = SETI-16.8
option-fix-publicity = { $n }
ask-fix-filled = Ici, { $n ->
        [one] { $n } case de l’ordinateur de l’adversaire est remplie
       *[other] { $n } cases de l’ordinateur de l’adversaire sont remplies
    }. Combien sur la table ?
    .rule = SETI-16.9
option-fix-filled = { $n }
ask-fix-pool = Ici, la réserve de l’adversaire a { $n ->
        [one] { $n } donnée
       *[other] { $n } données
    }. Combien sur la table ?
    .rule = SETI-16.9
option-fix-pool = { $n }
ask-fix-exofossils = Ici, l’adversaire a { $n ->
        [one] { $n } exofossile
       *[other] { $n } exofossiles
    }. Combien sur la table ?
    .rule = SETI-16.48
option-fix-exofossils = { $n }
ask-fix-exertians = Ici, l’adversaire a joué { $n ->
        [one] { $n } carte Exertiens
       *[other] { $n } cartes Exertiens
    }. Combien sur la table ?
    .rule = SETI-16.51
option-fix-exertians = { $n }
ask-fix-progress = Ici, le marqueur de progression est sur la case { $n }. Où est-il ?
    .rule = SETI-16.57
    .why = Une correction n’apporte pas de carte.
option-fix-progress = Case { $n }
ask-fix-next_disc = Ici, le disque { $n } tourne ensuite. Lequel le jeton de rotation montre-t-il ?
    .rule = SETI-10.3
option-fix-next_disc = Disque { $n }
ask-fix-arrow = Où pointe la flèche de la dernière carte de l’adversaire ?
    .rule = SETI-16.12
option-fix-arrow-left = À gauche
option-fix-arrow-right = À droite
ask-fix-probe = Une sonde de l’adversaire est-elle sur la Terre ?
    .rule = SETI-16.60
option-fix-probe-there = Oui
option-fix-probe-away = Non
ask-fix-techs = Quelle tuile l’adversaire a-t-il, ou n’a-t-il plus ?
    .rule = SETI-16.11
option-fix-techs-add = Il en a une de plus : { $word }
    .word = card
option-fix-techs-remove = Il n’a pas { $word }
    .word = card
ask-fix-stacks = Quelle pile est différente ?
    .rule = SETI-5.31
    .why = Ce qui est parti n’est plus jamais demandé.
option-fix-stacks-there = { $word } a encore sa tuile 2 PV
    .word = card
option-fix-stacks-gone = { $word } n’a plus sa tuile 2 PV
    .word = card
ask-fix-planets = Sur quelle planète des places sont-elles de nouveau libres ?
    .rule = SETI-5.19
    .why = Tout ce qui la concerne sera redemandé au besoin.
option-fix-planets = { $word }
    .word = place
ask-fix-gold = Quelle tuile dorée est différente ? Sa première place devient libre si elle était prise, et prise si elle était libre.
    .rule = SETI-12.2
option-fix-gold = { $word }
    .word = gold
ask-fix-spaces = À qui est le marqueur de quel emplacement Découverte ?
    .rule = SETI-13.1
option-fix-spaces-left = À gauche, { $word } : { $word2 ->
        [rival] à l’adversaire
        [free] à personne
       *[other] à moi ou neutre
    }
    .word = color
option-fix-spaces-right = À droite, { $word } : { $word2 ->
        [rival] à l’adversaire
        [free] à personne
       *[other] à moi ou neutre
    }
    .word = color
option-fix-spaces-back = Rien
ask-fix-species = Quelle espèce est-ce en vérité ?
    .rule = SETI-13.8
    .why = Ce qui était marqué sur son plateau est oublié ici.
option-fix-species-left = À gauche : { $word }
    .word = species
option-fix-species-right = À droite : { $word }
    .word = species
option-fix-species-back = Rien
ask-fix-slots = Qu’est-ce qui est différent, et à quelle étoile ?
    .rule = SETI-8.2
    .why = Les données restantes sont demandées au besoin ; voici les marqueurs de l’adversaire.
option-fix-slots-add = Un marqueur de l’adversaire de plus : { $word }
    .word = star
option-fix-slots-remove = Un marqueur de l’adversaire de moins : { $word }
    .word = star
option-fix-slots-clear = De nouveau remplie de données : { $word }
    .word = star
ask-fix-tasks = Quelle tâche n’est pas remplie ?
    .rule = SETI-17.2
option-fix-tasks = { $card }, tâche { $n } : { $name_task }
option-fix-tasks-back = Toutes le sont
ask-fix-message = Qu’est-ce qui est différent avec les messages des Centauriens ?
    .rule = SETI-16.49
option-fix-message-away = Aucune tuile Message de l’adversaire n’est sur la piste
option-fix-message-ahead = Sa tuile Message est 15 points devant son score
option-fix-message-rewards = Redemander toutes les récompenses de message

## Refus

refuse-no-marker-there = L’adversaire n’a pas de marqueur dans la colonne { $feminine_color }.
refuse-slot-empty = Sans données, un secteur est rempli et résolu à la fin de ce tour ({ $name_star }) : dites qu’il a été rempli.
refuse-slot-rival = Une fente se remplit par la gauche, et l’adversaire a un marqueur en position { $n } ({ $name_star }).
refuse-orbit-covered = La place du premier orbiteur était déjà couverte ({ $name_place }).
refuse-ground-covered = Toutes les cases de données d’atterrissage étaient déjà couvertes ({ $name_place }).
refuse-bonus-gone = Chaque pile a chaque bonus une fois, et celui-ci est déjà parti ({ $card }).
refuse-spaces-full = Les trois emplacements Découverte de l’espèce de { $side ->
        [left] gauche
       *[right] droite
    } ont un marqueur : elle est découverte.
refuse-species-known = Cette espèce est déjà découverte ; chacune n’existe qu’une fois.
refuse-both-known = Les deux espèces sont déjà découvertes.
refuse-task-marked = Cette tâche est déjà marquée.
refuse-card-shown = Cette carte a déjà été retournée ; chacune n’existe qu’une fois.
refuse-score-below = Aucun score n’est inférieur à 0.
refuse-tech-not-held = L’adversaire n’a pas { $card }.
refuse-stack-taken = L’adversaire a pris les quatre tuiles de cette pile.
refuse-first-tile-gone = { $card } n’a déjà plus sa tuile 2 PV.
refuse-first-tile-rival = L’adversaire a pris une tuile de { $card }, et la tuile 2 PV part avec la première.
refuse-species-there = Cette espèce est découverte : les trois emplacements sont couverts.
refuse-not-discovered = Aucune espèce n’y est découverte. Dites-le pendant votre tour quand il y en a une.
refuse-species-card-taken = Le paquet de l’adversaire contient déjà la carte de cette espèce, ou d’une espèce découverte après elle.
refuse-no-rival-marker = L’adversaire n’y a pas de marqueur ({ $name_star }).
refuse-no-centaurians = Les Centauriens ne sont pas découverts.
refuse-no-message-left = L’adversaire a placé ses trois tuiles Message.

## Journal

event-rival-rotated = Faites tourner le système solaire : le disque { $disc } tourne d’un secteur dans le sens antihoraire (SETI-10.2). Déplacez ce qu’il porte et ce qu’il pousse.
event-companion-discards-row = Défaussez la carte la plus à { $arrow ->
        [left] gauche
       *[right] droite
    } de la rangée pour un signal ; elle est { $feminine_color }. Complétez la rangée après toute l’action (SETI-16.26).
event-companion-sector-yours = Vous couvrez un secteur, { $name_star } : prenez la récompense{ $both ->
        [yes] . L’adversaire et vous gagnez 1 couverture médiatique
       *[no] {" "}et 1 couverture médiatique
    } (SETI-8.10, SETI-8.12).
event-companion-reset = Remplissez de nouveau la fente, { $name_star }{ $second ->
        [rival] {" "}; l’adversaire laisse un marqueur sur la première position
        [you] {" "}; vous laissez un marqueur sur la première position
       *[no] { "" }
    } (SETI-8.13).
event-companion-sample = Posez un échantillon de { $name_place }, au hasard et face visible, sur le prochain emplacement bleu d’échantillon ; l’adversaire n’en a pas la récompense (SETI-16.45).
event-rival-gold-choice = L’adversaire a atteint un palier doré. Posez son marqueur sur la première place d’une tuile dorée : { $name_gold } (SETI-16.43).
event-rival-message-choice = Son score a atteint sa tuile Message. Retirez-la de la piste et couvrez-en une récompense : { $card } (SETI-16.50).
event-companion-discovered = Découverte à { $side ->
        [left] gauche
       *[right] droite
    } : { $the_species } (SETI-13.8).
event-companion-you-pass = Vous avez passé en manche { $round } (SETI-5.39).
event-companion-end-card-left = La carte qui reste dans le paquet Fin de manche est défaussée (SETI-16.59).
event-companion-round = La manche { $number } commence. Percevez d’abord vos revenus (SETI-14.1) ; { $first ->
        [rival] l’adversaire commence
       *[you] vous commencez
    } (SETI-3.1).
event-companion-over = Vous avez compté { $total } PV, l’adversaire en a { $rival } (SETI-18.3).
event-corrected = Corrigé : { $what ->
        [score] le score de l’adversaire est de { $n } PV
        [publicity] sa couverture médiatique est à { $n }
        [filled] { $n ->
            [one] { $n } case de l’ordinateur est remplie
           *[other] { $n } cases de l’ordinateur sont remplies
        }
        [pool] la réserve a { $n ->
            [one] { $n } donnée
           *[other] { $n } données
        }
        [progress] le marqueur de progression est sur la case { $n }
        [arrow] la flèche
        [probe] la sonde sur la Terre
        [techs] les technologies de l’adversaire
        [stacks] les piles de technologies
        [tasks] une tâche
        [discs] les disques
        [slots] les marqueurs d’une étoile
        [planets] les places d’une planète
        [gold] une tuile dorée
        [spaces] un emplacement Découverte
        [species] une espèce découverte
        [message] les messages
        [exofossils] l’adversaire a { $n ->
            [one] { $n } exofossile
           *[other] { $n } exofossiles
        }
       *[exertians] l’adversaire a joué { $n ->
            [one] { $n } carte Exertiens
           *[other] { $n } cartes Exertiens
        }
    }.

## Le score

sheet-row-counted = Votre total
score-counted = Comme vous l’avez compté à la table

## Dans le navigateur

companion-step-report = Votre tour
companion-step-rival-asks = Tour de l’adversaire
companion-now = Maintenant, à la table
companion-rivals-board = L’adversaire
companion-score = Score
companion-total = Total si c’était la fin
companion-publicity = Couverture médiatique
companion-computer = Ordinateur
companion-pool = Réserve
companion-deck = Cartes dans son paquet
companion-advanced-left = Cartes avancées restantes
companion-last = Dernière carte
companion-arrow = Flèche
companion-probe-there = Sonde sur la Terre
companion-probe-away = Pas de sonde sur la Terre
companion-techs = Technologies
companion-no-techs = aucune
companion-track = Piste Progression
companion-track-about = Case { $space } sur 12. Après la case 12 vient l’icône de carte.
companion-first-gone = tuile 2 PV partie
companion-objectives = Objectifs
companion-objectives-none = Pas d’objectifs à 1 étoile.
companion-objectives-about = Accomplis : { $done }, dus à la fin de cette manche : { $due }. Dans la pile : { $stack }.
companion-task-done = remplie
companion-task-open = à faire
companion-known = Connu de la table
companion-discs = Secteurs dans le sens horaire depuis celui de Neptune : la Terre { $earth }, Mars { $mars }, Saturne { $saturn }. Prochain à tourner : disque { $disc }.
companion-discs-about = Les disques tels que vous les avez décrits et tels qu’ils ont tourné depuis. Les numéros comptent les secteurs dans le sens horaire depuis celui de Neptune. Les étoiles et vos propres sondes ne sont pas suivies ici.
companion-discs-unknown = La position des disques est demandée au besoin ; ils sont alors dessinés ici. Pour la dire plus tôt, choisissez « Corriger la table », puis « Les disques ».
companion-slots = Étoiles
companion-slot-left = données
companion-slot-own = marqueurs adverses
companion-species = Espèces
companion-species-own = découvertes adverses
companion-species-spaces = Emplacements Découverte de l’adversaire : { $own }
companion-message-at = Tuile Message à { $n } PV

## La légende

sign-drawn-sector = un nombre au bord : ce secteur, compté dans le sens horaire depuis celui de Neptune
sign-drawn-computer = l’ordinateur de l’adversaire : places pleines et places libres
