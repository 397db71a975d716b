### Les pages d’après la partie, et sur elle : résultat, relecture, vérification, journal.

web-nav-log = Journal
web-back-result = Retour au résultat
web-back-table = Retour à la table

## Résultat

web-result-where = finie
web-result-after = { $turns ->
        [one] Après un tour et { $choices } choix
       *[other] Après { $turns } tours et { $choices } choix
    }
web-result-wins = { $you ->
        [yes] Vous gagnez avec { $points }
       *[no] { $seat } gagne avec { $points }
    }
web-result-alone = { $you ->
        [yes] Vous terminez avec { $points }
       *[no] { $seat } termine avec { $points }
    }
web-result-rival-won = { $you ->
        [yes] Vous gagnez : { $points } à { $theirs }
       *[no] { $seat } gagne : { $points } à { $theirs }
    }
web-result-rival-lost = { $rival } gagne : { $theirs } à { $points }
web-result-rival-tied = Égalité à { $points }, et ce n’est pas une victoire
web-result-printed = règles imprimées
web-result-share = { $seats } partagent la victoire avec { $points }
web-result-conceded = { $you ->
        [yes] Vous gagnez : { $name } a abandonné
       *[no] { $seat } gagne : { $name } a abandonné
    }
web-result-conceded-alone = { $you ->
        [yes] Vous avez abandonné avec { $points }
       *[no] { $seat } a abandonné avec { $points }
    }
web-result-rematch = Revanche, en changeant de places
    .alone = Rejouer
web-result-rematch-go = À la revanche
    .alone = À la partie suivante
web-result-file = Fichier de la partie
web-result-sheets = Feuilles de score
web-result-sheet = Feuille de score : { $name }
web-sheet-row = Ligne
web-sheet-blanked = masquée
web-sheet-nothing = rien dans cette main ne lui donne de points

## Le score au fil de la partie

web-graph-title = Le score au fil des tours
web-graph-table = La même chose en tableau
web-graph-more = { $count } autres courbes
web-graph-after = Après
web-graph-deal = donne
web-graph-end = fin
web-graph-turn = tour { $number }
web-graph-from-to = { $you ->
        [yes] vous êtes passé de { $first } à { $last }
       *[no] { $seat } est passé de { $first } à { $last }
    }

## Relecture

web-replay-title = Revoir la partie
web-replay-eyes = Vue par
web-replay-open = mains ouvertes
web-replay-as = comme { $name } l’a vue
web-replay-watch = Revoir
web-replay-step = choix { $step } sur { $last }
web-replay-at = Choix
web-replay-go = Aller
web-replay-first = Début
web-replay-back = Précédent
web-replay-play = Lecture
web-replay-stop = Pause
web-replay-next = Suivant
web-replay-last = Fin
web-replay-speed = Vitesse
web-replay-seconds = { $count ->
        [1] un pas par seconde
       *[other] un pas toutes les { $count } s
    }
web-replay-page = { $title } revue, Wardroom
web-replay-by-hand = à la main
web-replay-totals = Score actuel
web-replay-dealt = Les cartes sont distribuées.
web-replay-undo = { $you ->
        [yes] Vous reprenez votre dernier choix.
       *[no] { $seat } reprend son dernier choix.
    }
web-replay-quiet = { $you ->
        [yes] Votre choix : { $option }.
       *[no] Choix de { $seat } : { $option }.
    }
web-replay-secret = { $you ->
        [yes] Vous avez choisi.
       *[no] { $seat } a choisi.
    }

## Équité

web-seal-after = Partie loyale, et chacun peut le vérifier
    .about = L’empreinte a été montrée avant la donne. La graine doit donner la même empreinte, et, rejouée, la même partie.
web-seal-seed = Graine
web-seal-verify = Vérifier cette partie

web-verify-title = Vérification
web-verify-yes = Cette partie était loyale
    .about = Elle vient d’être rejouée d’après son fichier : les { $choices } choix concordent.
web-verify-no = Cette partie ne correspond pas à son fichier
web-verify-passed = Réussi :
web-verify-failed = Échoué :
web-verify-left = Pas atteint :
web-verify-form = Le fichier est entier
    .why = Il a la forme d’un fichier de partie, et sa version des règles est celle qu’on joue ici.
web-verify-seed = La graine est celle qui avait été promise
    .why = Avant la donne, chacun a vu une empreinte (SHA-256) de la graine. D’une empreinte, personne ne retrouve la graine, et aucune autre graine n’a la même : le battage n’a donc pas pu être échangé après coup. Les mots des joueurs n’ont été mêlés qu’ensuite : l’hôte n’a pas pu choisir une graine qui leur convienne.
web-verify-start = La donne découle de la graine
    .why = Le jeu, les réglages, les noms et les cartes telles que distribuées donnent le premier maillon de la chaîne.
web-verify-moves = Chaque choix était permis
    .why = Chaque choix a été refait sur une table à part. Chacun ajoute un maillon à la chaîne : une empreinte du maillon d’avant, du choix, et à la fin d’un tour de toute la position. Un seul choix changé, ajouté ou omis, et tous les maillons suivants différeraient.
web-verify-chain = La chaîne finit comme le dit le fichier
    .why = Rien n’a donc été coupé à la fin non plus.
web-verify-result = Le résultat découle des cartes
    .why = Les points ont été recomptés d’après les mains.
web-verify-fact-seed = Graine
web-verify-fact-commitment = Empreinte
web-verify-fact-salt = Mots des joueurs
web-verify-fact-start = Premier maillon
web-verify-fact-chain = Dernier maillon
web-verify-fact-points = Points
web-verify-self = Ne croyez personne, pas même cette page
    .about = Téléchargez le fichier de la partie et vérifiez-le avec votre propre copie du programme :

## Journal

web-log-title = Journal
web-log-as = tel que { $name } l’a entendu
web-log-all = ce que tous ont pu voir
web-log-none = Rien n’est encore arrivé.

## Une campagne

web-campaign = Campagne
web-campaign-new = Commencer une campagne de { $title }
    .about = Jusqu’à dix parties contre le Bot, l’une après l’autre. Chaque victoire vous fait monter en grade ; après chaque partie, vous choisissez une amélioration pour les suivantes.
web-campaign-plan = La campagne
web-campaign-captain = Votre capitaine
web-campaign-mode = Mode
    .about = Le niveau du Bot tant que vous êtes enseigne, lieutenant, commandant, capitaine puis commodore.
web-campaign-challenges = Défis
web-campaign-first = La première partie
web-campaign-opponent = Capitaine du Bot
web-campaign-board = Votre plateau
web-campaign-begin = Commencer la campagne
web-campaign-bring = Continuer une campagne à partir d’un fichier
    .label = Fichier de campagne
    .about = Chaque partie du fichier est d’abord rejouée, et doit découler de celles qui la précèdent.
    .do = L’apporter ici
web-campaign-of = Campagne de { $captain }
web-campaign-table = À la table
web-campaign-grade = Bilan { $grade } sur 8
web-campaign-checked = { $count ->
        [0] Il n’y a pas encore de partie finie à vérifier.
        [one] La partie vient d’être rejouée à partir de son fichier : tout concorde.
       *[other] Les { $count } parties viennent d’être rejouées à partir de leurs fichiers : tout concorde, et chacune découle de celles qui la précèdent.
    }
web-campaign-next = Prochaine mission
    .about = Partie { $number }. Le Bot : { $difficulty }.
web-campaign-play = Commencer cette partie
web-campaign-go = Continuer
web-campaign-watching = C’est la personne qui joue cette campagne qui choisit la prochaine mission.
web-campaign-current-waiting = La prochaine partie est préparée, mais n’a pas encore commencé.
web-campaign-current-playing = La partie est en cours. L’abandonner compte comme une défaite.
web-campaign-current-failed = La partie est arrêtée par une erreur du programme. Rien n’est perdu.
web-campaign-current-frozen = La partie a été jouée avec des règles plus anciennes qui ne sont plus là. Elle est conservée telle quelle.
web-campaign-current-over = La partie est finie.
web-campaign-log = Journal de campagne
    .none = Aucune partie n’est encore finie.
web-campaign-game = Partie
web-campaign-running = en cours
web-campaign-head-number = Partie
web-campaign-head-date = Date
web-campaign-head-rank = Grade
web-campaign-head-board = Plateau
web-campaign-head-opponent = Bot
web-campaign-head-points = Points
web-campaign-head-end = Résultat
web-campaign-head-upgrade = Amélioration
web-campaign-points = { $points } à { $theirs }
web-campaign-end-won = gagnée
web-campaign-end-lost = perdue
web-campaign-end-burned = perdue dans la Combustion
web-campaign-end-ship-lost = perdue avec le seul VAISSEAU
web-campaign-end-given-up = abandonnée
web-campaign-boost = BOOST :
web-campaign-reinforcement = Renfort :
web-campaign-state = Où en est la campagne
web-campaign-wins = Victoires
    .of = { $wins } sur { $most }
web-campaign-streak = D’affilée
web-campaign-left = Parties restantes
web-campaign-faced = Déjà affrontés
web-campaign-unmet = Adversaires possibles
web-campaign-pile = Pile de Renfort
    .none = Aucune carte pour l’instant.
web-campaign-boosts = Boosts
    .none = Aucun pour l’instant.
web-campaign-file = Un seul fichier, et tout le monde peut le vérifier
    .about = Il contient toutes les parties finies. Chacune nomme la précédente : aucune ne peut être échangée ni omise.
    .do = Fichier de campagne
web-campaign-verify = Vérifier la campagne
web-result-campaign = Prochaine mission
    .over = Le bilan de votre campagne
    .show = La campagne
web-campaign-list = Campagne, partie { $number }
web-campaign-setup = Ou jouez une campagne : jusqu’à dix parties qui s’enchaînent.
