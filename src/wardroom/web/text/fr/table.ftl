### La table, quel que soit le jeu.

web-table-title-turn = À vous : { $ask } · { $title } · Wardroom
web-table-title-wait = { $names } · { $title } · Wardroom
web-table-title-over = La partie est finie · { $title } · Wardroom

web-table-you-are = vous êtes { $name }
web-table-watching = vous regardez
web-table-rules = Règles
web-table-signs = Signes
web-table-log = Journal
web-table-log-all = { $count ->
    [0] encore aucun évènement
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
web-table-changes = { $change } { $count ->
    [one] point
   *[other] points
}
web-table-points = { $count ->
    [one] point
   *[other] points
}
web-table-leads = en tête
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
web-table-host-stand-in = Laisser jouer un ordinateur …
web-table-host-turn = Jouer ce tour
    .about = Un ordinateur ({ $rank }) choisit pour { $name } jusqu’à la fin de ce tour, puis { $name } choisit de nouveau.
web-table-host-until = Jouer jusqu’à ce que je rende la place
    .about = Un ordinateur ({ $rank }) choisit désormais pour { $name }, tour après tour. Quand vous rendez la place, il s’arrête à la question suivante ; ses choix restent.
web-table-host-alone = Jouer jusqu’à la fin de la partie
    .about = Un ordinateur ({ $rank }) choisit désormais pour { $name }, et la partie peut être finie en quelques secondes. Si vous reprenez la place avant, il s’arrête à la question suivante ; ses choix restent.
web-table-host-back = Rendre la place
web-table-plays-turn = Un ordinateur joue ce tour pour vous ({ $rank }).
web-table-plays-on = Un ordinateur joue pour vous ({ $rank }).
web-table-play-again = Choisir de nouveau moi-même
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

## Ce qu’un hôte fait d’une place est dit à tous

web-announced-stand-in = { $you ->
        [yes] L’hôte laisse un ordinateur ({ $rank }) jouer pour vous.
       *[no] L’hôte laisse un ordinateur ({ $rank }) jouer pour { $seat }.
    }
web-announced-give-back = { $you ->
        [yes] L’hôte vous rend votre place : l’ordinateur ne joue plus pour vous.
       *[no] L’hôte rend sa place à { $seat } : l’ordinateur n’y joue plus.
    }
web-announced-take-back = { $you ->
        [yes] Vous jouez de nouveau ; l’ordinateur ne joue plus pour vous.
       *[no] { $seat } est de retour ; l’ordinateur n’y joue plus.
    }
web-announced-unseat = L’hôte a libéré la place de { $seat } pour quelqu’un d’autre : qui l’occupait n’y est plus.
web-announced-sit = { $you ->
        [yes] Vous avez pris place à cette table.
       *[no] Quelqu’un s’est installé à la place de { $seat }.
    }
web-table-host-unwatch = Renvoyer les spectateurs

## Signaler un problème

web-report = Signaler un problème
    .about = L’hôte de ce serveur reçoit une note : quelle table, quel coup, et ce que vous écrivez. Rien de caché ne quitte la table, et personne d’autre à la table ne la voit.
    .text = Que s’est-il passé, et qu’attendiez-vous ?
    .do = Signaler
web-report-done = Signalé sous le numéro { $reference }. Donnez ce numéro à l’hôte.
