### Les pages d’avant la partie : accueil, listes, préparation, salle d’attente, invitation ; et ce qui échoue.

## Sur beaucoup de pages

web-fan = Un projet d’amateurs : aucune image ni aucun texte de carte de l’éditeur ; les effets sont dits avec nos mots.
web-you = vous
web-yes = Oui
web-no = Non
web-optional = (facultatif)
web-back-lobby = Retour à l’accueil
web-nav-rules = Règles et cartes

web-ago-now = à l’instant
web-ago-minutes = il y a { $count } min
web-ago-hours = il y a { $count } h
web-ago-days = { $count ->
        [1] hier
       *[other] il y a { $count } jours
    }

web-kind-bot = ordinateur, { $rank }
web-kind-person = humain
web-kind-screen = à l’écran de l’hôte
web-kind-free = place libre

web-rank-random = hasard
web-rank-greedy = glouton
    .about = Prend ce qui paraît le mieux tout de suite, sans jamais prévoir. Répond aussitôt.
web-rank-ensign = enseigne
    .about = Prévoit un peu et se trompe souvent. Un premier adversaire aimable.
web-rank-lieutenant = lieutenant
    .about = Prévoit, avec des erreurs. Une partie équilibrée pour la plupart.
web-rank-commander = commandant
    .about = Joue bien. Il faudra prévoir vos coups.
web-rank-captain = capitaine
    .about = Joue très bien et y passe quelques secondes : { $seconds } au plus par décision, { $turn } par tour.
web-rank-admiral = amiral
    .about = Le plus fort ici, et le plus lent : { $seconds } secondes au plus par décision, { $turn } par tour. Il ne voit jamais plus que vous à sa place.

web-luck = Votre part de hasard
    .hint = les mots que vous voulez
    .about = Ce qui est écrit ici est mêlé au battage, avec les mots des autres. Ainsi personne, pas même celui qui tient ce serveur, ne peut avoir choisi la donne. N’importe quels mots conviennent, ou aucun.

## Accueil

web-lobby-title = Wardroom : une table pour jeux de vaisseaux
web-lobby-hail = { $count ->
        [1] Un jeu de vaisseaux, et sa table.
        [2] Deux jeux de vaisseaux, une table.
        [3] Trois jeux de vaisseaux, une table.
        [4] Quatre jeux de vaisseaux, une table.
        [5] Cinq jeux de vaisseaux, une table.
       *[other] { $count } jeux de vaisseaux, une table.
    }
    .say = Les règles sont appliquées pour vous, et expliquées sur demande.
web-lobby-choose = Choisir un jeu
web-lobby-players = Joueurs :
web-lobby-time = Durée :
web-lobby-play = Jouer
web-lobby-setup = Préparer une table
    .about = entre amis, un seul écran, autres réglages
web-lobby-alone = Jouer en solo
web-lobby-level = { $setting } : { $value }
web-lobby-against = { $count ->
        [1] contre un ordinateur
        [2] contre deux ordinateurs
       *[other] contre { $count } ordinateurs
    }
web-lobby-ways = Et encore
web-lobby-rules = Règles de { $title }
    .say = Chaque règle avec son numéro, à consulter et à citer.
web-lobby-cards = Cartes de { $title }
    .say = Toutes, par type, par spécialité ou par mot.
web-lobby-pad = Carnet de score
    .say = À une vraie table ? Touchez vos cartes : voici ce qu’elles valent, et pourquoi.
web-lobby-side = Parties
web-lobby-mine = Mes parties
    .none = Les parties que vous jouez dans ce navigateur s’afficheront ici.
web-lobby-finished = finies ({ $count })
web-lobby-all = toutes mes parties
web-lobby-open = Parties ouvertes
    .none = Personne n’attend de joueur en ce moment. Préparez une table et annoncez-la ici.
web-lobby-all-open = les { $count }
web-lobby-link = Vous avez un lien ?
    .label = Lien ou code de place
    .hint = Collez votre lien
    .do = S’asseoir

## Listes

web-list-lists = Listes
web-list-mine-title = Mes parties
web-list-open-title = Parties ouvertes
web-list-alone = { $places ->
    [1] en solo
   *[other] personne d’autre encore
    }
web-list-yours = On vous attend
    .none = Personne ne vous attend.
web-list-running = En cours
    .none = Aucune autre partie n’est en cours.
web-list-finished = Finies
    .none = Aucune partie n’est encore finie.
web-list-remove = Retirer
web-list-restore = Remettre
web-list-removed = { $count ->
        [1] Une partie retirée de la liste
       *[other] { $count } parties retirées de la liste
    }
web-list-open = Il manque quelqu’un
    .none = Personne n’attend de joueur en ce moment.

web-state-waiting = { $free ->
        [0] tout le monde est là
        [1] un joueur est attendu
       *[other] { $free } joueurs sont attendus
    }
web-state-yours = À vous
web-state-screen = À { $name }, à cet écran
web-state-others = { $count ->
        [0] la partie continue
        [1] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
web-state-open = { $free ->
        [1] 1 place libre sur { $places }
       *[other] { $free } places libres sur { $places }
    }
web-state-alone = Vous avez terminé avec { $points }
web-state-won = Vous avez gagné avec { $points }
web-state-lost = { $count ->
        [one] { $names } a gagné avec { $points }
       *[other] { $names } ont partagé la victoire avec { $points }
    }
web-state-frozen = conservée, mais avec d’anciennes règles
web-state-failed = arrêtée : une erreur dans le jeu

web-do-continue = Continuer
web-do-look = Voir
web-do-join = Rejoindre
web-do-result = Résultat

## Préparation

web-setup-title = Préparer une table de { $title }
web-setup-seats = Qui s’assied où
    .about = { $spread ->
        [0] { $most } places, dans l’ordre du jeu
       *[other] de { $least } à { $most } places, dans l’ordre du jeu
    }
web-setup-seat = Place { $number }
web-setup-others = Avec d’autres, ou des ordinateurs
web-setup-alone = En solo
web-setup-who = Qui
web-setup-name = Nom
web-setup-name-you = Votre nom
web-setup-name-other = Un nom, si vous voulez
web-setup-player = Joueur { $number }
web-setup-people = Personnes
web-setup-computers = Ordinateurs
web-setup-bot = Ordinateur : { $rank }
web-setup-who-me = Moi
web-setup-who-link = Un ami, par lien
    .about = Vous recevez un lien secret à envoyer. La première personne qui l’ouvre prend la place, sans compte.
web-setup-who-screen = Une autre personne à cet écran
    .about = Vous vous passez l’appareil. Avant de montrer une main, la page demande la bonne personne.
web-setup-who-nobody = Personne
web-setup-kinds = Ce que veulent dire ces choix, et la force des ordinateurs
web-setup-settings = Options de la partie
web-setup-code = ou un code
web-setup-code-for = { $setting } : un code à vous
web-setup-times = Combien de fois : { $value }
web-setup-open = Qui peut venir
    .about = Une table privée est réservée à ceux qui ont un lien. Une table annoncée apparaît aussi à l’accueil, où des inconnus peuvent prendre une place libre.
web-setup-private = Avec un lien seulement
web-setup-listed = Annoncée à l’accueil
web-setup-do = Créer la table
web-setup-wrong-seats = { $count ->
        [0] Personne n’est encore assis à cette table : elle est pour { $least } à { $most }.
        [1] Une place est prise : il en faut de { $least } à { $most }.
       *[other] { $count } places sont prises : il en faut de { $least } à { $most }.
    }
web-setup-wrong-who = « { $who } » ne nous est pas connu.

## Salle d’attente

web-wait-title = { $title } : salle d’attente
web-wait-where = salle d’attente
web-wait-head = { $free ->
        [1] Un joueur est attendu
       *[other] { $free } joueurs sont attendus
    }
web-wait-ready = Tout le monde est là
web-wait-host-about = Envoyez à chaque ami le lien d’une place. La partie commence quand tous sont assis.
web-wait-guest-about = Vous avez votre place. La partie commence quand tous sont assis.
web-wait-seats = Places
web-wait-count = prises : { $taken } sur { $places }
web-wait-here = là
web-wait-empty = pas encore là
web-wait-link = Lien pour { $name }
web-wait-copy = Copier le lien
web-wait-copied = Copié
web-wait-shown = Ce navigateur n’a pas le lien.
web-wait-reissue = Faire un nouveau lien
web-wait-tip = Chaque lien est pour une personne et ne sert qu’une fois ; seul votre navigateur peut le montrer. Vous pouvez en refaire un à tout moment : l’ancien n’ouvre alors plus rien.
web-wait-start = Commencer la partie
web-wait-start-bots = { $free ->
        [1] Commencer, avec un ordinateur à la place libre
       *[other] Commencer, avec des ordinateurs aux places libres
    }
web-wait-reload = Cette page remarque quand quelqu’un s’assied.
web-wait-again = Regarder encore
web-wait-others = Les autres
web-wait-watch = Des spectateurs peuvent regarder avec un lien à eux. Ils voient ce que tous voient.
web-wait-watch-do = Faire un lien
web-wait-listed = La table est annoncée à l’accueil : des inconnus peuvent prendre une place libre.
web-wait-private = La table est privée : seuls ceux qui ont un lien peuvent venir.
web-wait-list = L’annoncer
web-wait-unlist = La rendre privée

web-seal-before = La donne est scellée
    .about = La graine du battage est tirée, et voici son empreinte (SHA-256). Après la partie, vous recevez la graine elle-même et pouvez vérifier qu’elle n’a pas été échangée. Les mots des joueurs sont mêlés avant la donne.
web-seal-commitment = Empreinte

## Invitation

web-sit-title = S’asseoir à { $title }
web-sit-head = { $host } vous invite à { $title }
web-sit-head-anon = Vous êtes invité à { $title }
web-sit-about = Pas besoin de compte : ce navigateur se souviendra de votre place.
web-sit-others = À la table
web-sit-name = Votre nom à la table
web-sit-do = S’asseoir
web-watch-title = Regarder { $title }
web-watch-head = Regarder une partie de { $title }
web-watch-about = Vous verrez ce que tous voient à la table : aucune main cachée.
web-watch-do = Regarder

## Ce qui échoue

web-error-400 = Cela n’a pas pu être lu
    .do = Revenez en arrière et réessayez depuis la page elle-même.
web-error-403 = C’est la place de quelqu’un d’autre
    .do = Si c’est la vôtre, ouvrez encore une fois votre lien dans ce navigateur.
web-error-404 = Il n’y a rien ici
    .do = L’adresse est peut-être mal écrite, ou la partie a été supprimée.
web-error-405 = Cette adresse ne sert pas à cela
    .do = Servez-vous des boutons de la page plutôt que de l’adresse.
web-error-409 = Pas maintenant
    .do = Regardez la table telle qu’elle est, puis continuez de là. Rien n’est perdu.
web-error-410 = Ce n’est plus ici
    .do = Ce qui était à cette adresse a été retiré.
web-error-413 = C’est trop
    .do = L’envoi dépasse ce que nous prenons.
web-error-422 = Cela ne convient pas
    .do = Revenez en arrière et vérifiez ce que vous avez écrit.
web-error-429 = Un peu trop vite
    .do = Soufflez un instant, puis continuez.
web-error-500 = Quelque chose a cassé, et c’est notre faute
    .do = Votre partie est sauve : chaque choix est gardé avant de compter. Réessayez ; si cela revient, donnez le numéro ci-dessous à celui qui tient ce serveur.
web-error-503 = Le serveur ne peut pas répondre pour l’instant
    .do = Il démarre, s’arrête ou a des ennuis avec sa base de données. Votre partie est sauve ; réessayez dans un instant.
web-error-link = Ce lien a servi, ou a été remplacé
    .do = Un lien de place ne sert qu’une fois. Si vous vous êtes assis avec lui dans un autre navigateur, continuez là-bas ; sinon demandez-en un nouveau à la personne qui vous a invité.
web-error-csrf = Cette page a vieilli
    .do = Revenez en arrière, rechargez la page et envoyez de nouveau.
web-error-full = Toutes les tables sont prises
    .do = Votre adresse a déjà autant de parties que nous en permettons. Finissez-en une, ou revenez plus tard.
web-error-retry = { $seconds ->
        [1] Réessayez dans une seconde.
       *[other] Réessayez dans { $seconds } secondes.
    }
web-error-reference = Numéro de référence
