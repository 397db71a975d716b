### La table, quel que soit le jeu.

web-table-title-turn = À vous : { $ask } · { $title } · Wardroom
web-table-title-wait = { $names } · { $title } · Wardroom
web-table-title-over = La partie est finie · { $title } · Wardroom

web-table-you-are = vous êtes { $name }
web-table-watching = vous regardez
web-table-rules = Règles
web-table-log = Journal
web-table-log-all = { $count ->
    [one] un évènement
   *[other] les { $count } évènements
}
web-table-spectators = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-table-players = Les joueurs
web-table-hand = Votre main
web-table-felt = La table
web-table-others = Les autres joueurs

## La décision

web-table-your-turn = À vous
web-table-choose = Choisir
web-table-pick = Prendre ceux-là
web-table-pick-on = Prendre ceux-là, puis d’autres
web-table-cannot = Pas ici
web-table-leaves = reste { $points }
web-table-final-all = Ce choix est irréversible.
web-table-final-some = Un cadenas marque ce qui est irréversible.
web-table-sure = { $option } ?
    .no = Non, revenir
web-table-undo = Annuler
web-table-hint = Conseil

## Ordres permanents

web-orders = Ce que vous passez une fois pour toutes
web-orders-give-turn = Passer jusqu’à mon tour
web-orders-give-window = Toujours passer pour { $window }
web-orders-stands-turn = Vous passez jusqu’à votre tour
web-orders-stands-window = Vous passez toujours pour { $window }
web-orders-lift = lever cet ordre

## L’attente

web-table-wait-step = Ce n’est pas à vous
web-table-waiting = { $name } choisit
web-table-thinking = { $name } réfléchit
web-table-waiting-all = Plusieurs joueurs choisissent
web-table-look-again = Regarder de nouveau
web-table-lately = Ce qui vient de se passer
web-table-thinks = réfléchit
web-table-chooses = choisit
web-table-stands-in = absent, { $rank } joue

## Ce que les autres ont fait depuis le dernier choix

web-since = Depuis votre dernier choix
web-since-steps = { $count ->
    [one] une étape
   *[other] { $count } étapes
}
web-since-play = Pas à pas
web-since-show = montrer
web-since-step = étape { $step } sur { $last }
web-since-now = Revenir au présent
web-since-speed = { $count } s
web-since-more = La partie a continué entre-temps.

## Un écran pour plusieurs

web-table-one-screen = Un seul écran pour tous
web-table-pass = Passez l’appareil à { $name }
    .why = C’est à { $name } de jouer. Personne d’autre ne devrait regarder.
    .do = Je suis { $name } : montrer mes cartes

## Quand le jeu lui-même échoue

web-table-failed = La table est arrêtée
    .step = Une erreur dans le jeu

## La fin

web-table-over = La partie est finie
    .ask = Les points sont comptés
    .do = Voir le résultat

## Un conseil

web-table-hint-title = Que ferait un joueur artificiel ?
    .about = Il ne voit que ce que vous voyez. Plus le grade est haut, plus il réfléchit.
web-table-hint-rank = Demander à
web-table-hint-do = Demander conseil
web-table-hint-thinking = Réflexion en cours ({ $rank }) …
web-table-hint-said = Conseil ({ $rank }) : { $option }.
web-table-hint-best = son choix
web-table-hint-worse = { $points ->
    [one] 1 point de moins
   *[other] { $points } points de moins
}
web-table-hint-alike = aussi bien
web-table-hint-untried = écarté

## Notes et avis

web-table-notes = Notes
    .about = Vous seul pouvez les lire.
web-table-save = Enregistrer
web-table-settings = Réglages
web-table-keyboard = Clavier
web-table-tell = Quand c’est à vous
web-table-tell-browser = M’avertir dans ce navigateur
web-table-webhook = Adresse d’une messagerie à avertir (webhook)
web-table-keys = Les touches choisissent : 1, 2, a, b …

## L’hôte

web-table-host = Hôte
web-table-host-away = absent : un ordinateur joue
web-table-host-link = Nouveau lien pour cette place, montré une seule fois
web-table-host-reissue = Nouveau lien
web-table-host-stand-in = Laisser jouer un ordinateur
web-table-host-back = Rendre la place
web-table-host-watch = Nouveau lien pour spectateurs
web-table-host-watch-link = Lien pour spectateurs, montré une seule fois

## Abandonner

web-table-concede = Abandonner
    .ask = Abandonner la partie ?
    .about = { $count ->
        [0] La partie finit
       *[other] { $names } gagne
    } ; le résultat reste tel qu’il est. C’est sans retour.
    .do = Oui, j’abandonne
