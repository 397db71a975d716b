# Ce que rapportent les commandes qui ne jouent pas.

games-title = { $name } : { $title }
games-seats = { $spread ->
        [0] { $most ->
            [one] Pour { $most } joueur.
           *[other] Pour { $most } joueurs.
        }
       *[other] De { $least } à { $most } joueurs.
    }
games-setting = { $options } ({ $values }) : { $about }
games-several = ceux que vous voulez de { $choices }, joints par « + » : { $example }
games-reads = { $choices }, ou un texte que le jeu lit
games-reads-only = un texte que le jeu lit

sheet-title = Cette main vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sheet-now = Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à présent
sheet-none = Ce jeu n’a pas de feuille de score à montrer maintenant.
sheet-blanked = (masquée)
sheet-total = en tout
sheet-line = { $said } ({ $rule })

error-no-scoring = { $game } n’a pas de mains à compter.
error-no-best = { $game } n’a pas de recherche de la meilleure main.

## Parties enregistrées

saves-when = Quittée
saves-game = Jeu
saves-players = Joueurs
saves-state = État
saves-file = Fichier
saves-running = { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
saves-over = terminée
saves-none = Il n’y a pas encore de partie enregistrée dans { $folder }.
saves-how = wardroom play --resume reprend la dernière qui n’est pas terminée, wardroom play --load FICHIER n’importe laquelle. Elles sont dans { $folder }.
error-no-saves = Il n’y a pas de partie inachevée dans { $folder }.
error-not-both = { $one } et { $other } ne vont pas ensemble. Voir { $command } --help.
error-refused-hand = { $said } ({ $rule })
error-choices-json = --choices n’est pas du JSON bien formé.
error-many-cards = { $count } cartes, c’est plus qu’aucune main : { $most } au plus.
error-line-long = La ligne est trop longue : { $most } octets au plus.
error-line-json = La ligne n’est pas du JSON bien formé.
error-line-form = La ligne n’est pas de la forme {"{"}"cards": [identifiants], "choices": {"{"}...{"}"}{"}"}.

best-searching = À la recherche de la meilleure main …
best-hand = La meilleure main : { $points } points

simulate-playing = Parties
simulate-games = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } en { $seconds } secondes, { $rate } par seconde.
simulate-player = joueur
simulate-wins = gagnées
simulate-shared = partagées
simulate-rate = taux
simulate-interval = intervalle à 95 %
simulate-score = score moyen
simulate-length = Durée : { $mean } choix par partie en moyenne, de { $min } à { $max } ; { $decisions } en tout.
simulate-unreached = Jamais arrivé ({ $count }) : { $effects }
simulate-saved = Les parties sont dans { $folder }

replay-undo = { $name } reprend son dernier choix.
replay-secret = { $name } choisit.
replay-choice = { $name } : { $option }
replay-step = Après le coup { $step } sur { $most }
replay-report = Problème { $reference }, signalé après le coup { $step }
replay-reporter = Signalé par { $name }
replay-asked = À { $name } de choisir ({ $rule }).
error-no-such-step = Il n’y a pas de coup { $step } : la partie en a { $most }.
error-no-such-seat = Il n’y a pas de place { $number } : la partie en a { $most }.

verify-form = Le fichier est une partie bien formée de { $title }, règles version { $rules }.
verify-seed = La graine { $seed } a l’empreinte qui fut montrée avant la donne, { $commitment }.
verify-start = Jeu, réglages, noms et donne correspondent au début de la chaîne de hachage, { $start }.
verify-moves = Les { $count } coups sont tous permis, et chaque maillon de la chaîne de hachage est juste.
verify-chain = La chaîne de hachage finit comme le dit le fichier, { $chain }.
verify-running = La partie n’est pas finie : il n’y a pas encore de résultat.
verify-result = Le résultat découle des coups : { $points }.
verify-game = Partie { $number } : les { $count } coups sont permis, et elle découle des précédentes.
verify-campaign = { $count ->
    [0] Il n’y a pas encore de partie.
    [one] La campagne a une partie.
   *[other] La campagne a { $count } parties.
}
campaign-title = Campagne : { $name_captain }, { $name_campaign }
campaign-challenge = { $name_challenge } : { $about }
campaign-head-number = {""}
campaign-head-date = Date
campaign-head-rank = Grade
campaign-head-opponent = Bot
campaign-head-difficulty = Difficulté
campaign-head-points = PV
campaign-head-end = Résultat
campaign-head-upgrade = Amélioration
campaign-points = { $points } : { $theirs }
campaign-end = { $end ->
    [burned] perdue dans la Combustion
    [ship-lost] perdue : le seul VAISSEAU
    [given-up] abandonnée
   *[scored] { $won ->
        [yes] gagnée
       *[no] perdue
    }
}
campaign-upgrade = { $kind ->
    [boost] BOOST : { $said }
   *[other] Renfort : { $said }
}
campaign-rank = Grade : { $name_career }. Victoires : { $wins } sur 5.
campaign-boosts = Boosts : { $said }
campaign-reinforcements = Pile de Renfort : { $said }
campaign-review = Bilan { $grade } sur 8, { $name } : { $said }
campaign-next = Ensuite : { $opponents }, Bot : { $difficulty }. { $left ->
    [one] C’est la dernière partie.
   *[other] Il reste { $left } parties.
}
campaign-kept = La partie { $number } est maintenant dans { $file }.
error-one-seat = Une campagne se joue seul : un seul nom.
verify-yes = { $file } est vérifié.
verify-no = { $file } n’est pas vérifié.

rules-not-found = Aucune règle ne parle de « { $word } ».


bench-measuring = Mesures en cours, pour quelques minutes…
bench-name = quoi
bench-unit = unité
bench-median = médiane
bench-low = min
bench-high = max
bench-ratio = rapport
bench-against = à
bench-bar = seuil
bench-aim = but
bench-met = atteint
bench-about = Temps de processeur d’un seul processus. Les rapports viennent des mêmes minutes et valent d’une machine à l’autre ; les débits, non.

error-worker-died = Un processus s’est arrêté deux fois au milieu du même travail (numéro { $number }, code de sortie { $code }). La cause peut être un joueur ou un jeu qui termine son processus, ou un manque de mémoire.

## wardroom new-game
new-game-written = Un jeu qui marche est dans { $folder } :
new-game-next = Installez-le, contrôlez-le et jouez-y ; puis changez-le, règle après règle :
error-bad-game-name = « { $name } » ne peut pas être le nom d’un jeu : 2 à 30 lettres minuscules sans accent, chiffres et _, en commençant par une lettre, et pas un mot réservé de Python.
error-game-name-taken = Il y a déjà un jeu nommé « { $name } ».
error-module-name-taken = Il y a déjà un paquet Python nommé « { $name } » ; le jeu ne pourrait pas être chargé.
