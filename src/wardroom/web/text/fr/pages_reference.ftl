### Règles, cartes, carnet de score.

web-find = Chercher
web-clear = effacer
web-ref-parts = Référence
web-ref-rules = Règles
web-ref-cards = Cartes
web-ref-pad = Carnet de score
web-ref-signs = Signes

web-signs-title = Les signes de { $title }
web-signs-more = Autres signes
web-signs-table = Boutons de la table
web-signs-players = Joueurs
web-signs-options = Choix
web-sign-i-lock = ne peut pas être annulé
web-sign-i-undo = annuler votre dernier choix
web-sign-i-hint = demander conseil à un ordinateur
web-sign-i-play = revoir ce qui s’est passé, coup par coup
web-sign-i-pause = s’arrêter là
web-sign-i-first = au début
web-sign-i-back = un pas en arrière
web-sign-i-next = un pas en avant
web-sign-i-last = à la fin
web-sign-i-rules = règles ; sur une carte : la lire en entier
web-sign-i-signs = cette légende
web-sign-i-log = journal
web-sign-i-notes = vos notes
web-sign-i-flag = abandonner
web-sign-i-rematch = la campagne à laquelle appartient cette partie
web-sign-i-host = ce que peut faire l’hôte
web-sign-i-settings = réglages : notifications, webhook, touches
web-sign-i-report = signaler un problème
web-sign-i-person = joué par une personne
web-sign-i-bot = joué par un ordinateur
web-sign-i-spectator = spectateurs ; devant des cartes : tout le monde sait qu’elles sont là
web-sign-i-check = fait
web-sign-seat = la marque du joueur { $number }
web-sign-key = la touche qui choisit. Le même signe sur le plateau désigne le même choix
web-sign-hatched = impossible en ce moment ; « pourquoi ? » donne la règle

web-shelves-title = Règles et cartes
web-rules-title = Règles de { $title }
web-rules-sections = Chapitres
web-rules-all = { $all } règles
web-rules-found = { $found } règles sur { $all }
web-rules-find = Un mot, ou un numéro comme 4.7
web-rules-none = Aucune règle ne parle de « { $q } ».
web-rules-cards = { $count ->
        [1] Une carte y renvoie
       *[other] { $count } cartes y renvoient
    }

web-cards-title = Cartes de { $title }
web-cards-all = { $all } cartes
web-cards-shown = { $shown } sur { $all }
web-cards-find = Nom ou texte
web-cards-none = Aucune carte ne convient. Choisissez moins de filtres ou un autre mot.

web-pad-title = Carnet de score de { $title }
web-pad-about = Pour des cartes sur une vraie table : touchez celles que vous tenez, puis comptez. L’adresse de la page garde votre main.
web-pad-hand = { $count ->
        [0] Votre main
        [1] Votre main : une carte
       *[other] Votre main : { $count } cartes
    }
web-pad-none = Touchez vos cartes dans la liste, puis comptez-les.
web-pad-remove = Décochez ce que vous ne tenez plus.
web-pad-empty = recommencer
web-pad-full = { $most } cartes : nous n’en comptons pas plus à la fois.
web-pad-choices = Choisir vous-même comment vos cartes comptent
web-pad-do = Compter
web-pad-worth = { $points ->
        [0] Vaut 0 point
        [1] Vaut 1 point
       *[other] Vaut { $points } points
    }
web-pad-best = le mieux
web-pad-best-is = le mieux : { $value }
web-pad-most = compté pour le plus de points
web-pad-less = { $points } seraient possibles :
web-pad-take-best = compter au mieux
web-pad-wrong = Les meilleurs choix sont donc comptés.
