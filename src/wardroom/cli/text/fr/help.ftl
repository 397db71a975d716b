# Pages d’aide.
help-usage = usage
help-options = options
help-arguments = arguments
help-commands = commandes
help-command = COMMANDE
help-help = afficher cette page
help-version = afficher la version
help-lang = langue : anglais ou français (par défaut : celle de votre système)
help-game = le jeu ; « wardroom games » en donne la liste
help-json = écrire du JSON pour les programmes

help-wardroom =
    Wardroom est une table pour des jeux de vaisseaux : les règles y sont appliquées et
    expliquées, chacun peut vérifier la donne, et l’ordinateur joue sans regarder vos cartes.

    Commencez par une de ces commandes :
      wardroom play missions                         jouer contre l’ordinateur
      wardroom rules missions --search défausse      chercher dans les règles
      wardroom score missions worf batleth boucliers ce que vaut une main, et pourquoi
    .end = « wardroom COMMANDE --help » en dit plus sur une commande.

help-word-game = JEU
help-word-seats = NOMS
help-word-text = TEXTE
help-word-setting = C=V
help-word-file = FICHIER
help-word-folder = DOSSIER
help-word-card = CARTE
help-word-json = JSON
help-word-players = NOMS
help-word-number = N
help-word-seat = PLACE
help-word-rule = NUMÉRO

help-games = la liste des jeux
    .about = Donne la liste des jeux auxquels on peut jouer ici, avec leurs réglages.

help-play = jouer
    .about = Jouer ici dans le terminal, seul contre l’ordinateur ou avec des amis au même clavier. Chaque coup est enregistré aussitôt : partez quand vous voulez et reprenez plus tard avec --load.
help-play-seats = qui joue, séparés par des virgules : des noms de personnes, et des joueurs de l’ordinateur selon leur force : random, greedy, ensign, lieutenant, commander, captain, admiral (par défaut : vous et un commander). Un grade réfléchit au plus 5 secondes par décision, un admiral 15, et 60 par tour
help-play-seed = des mots quelconques ; les mêmes mots redonnent la même donne (par défaut : une donne au hasard)
help-play-salt = des mots choisis par les joueurs, mêlés à la donne, pour que celui qui choisit la graine ne choisisse pas la donne
help-play-option = un réglage du jeu, comme memory_aid=no ; « wardroom games » en donne la liste
help-play-save = enregistrer la partie dans ce fichier (par défaut : un nouveau, parmi vos parties enregistrées)
help-play-load = reprendre la partie de ce fichier
help-play-resume = reprendre la partie quittée en dernier ; « wardroom saves » les liste toutes
help-play-solo = jouer seul, contre le rival propre au jeu ou pour un bon score

help-campaign = jouer une campagne, partie après partie
    .about = Une campagne de Captain’s Chair : jusqu’à dix parties contre le Bot, d’Enseigne à Amiral, dans un seul fichier. « new » en commence une, « next » joue la partie suivante ou reprend celle que vous avez quittée, « show » affiche son journal. « wardroom verify FICHIER » vérifie chaque partie, et que chacune découle des précédentes.
help-campaign-action = new, next ou show
help-campaign-file = le fichier de la campagne
help-campaign-captain = new : votre capitaine (picard, sisko, burnham, koloth, sela, shran)
help-campaign-mode = new : set_phasers_to_stun, yellow_alert, gates_of_sto_vo_kor ou the_kobayashi_maru, du plus facile au plus difficile
help-campaign-challenge = new : un défi, autant de fois que vous voulez (live_long_and_prosper, that_is_life, closest_outpost, baby_gazelle, rules_of_acquisition, only_ship, on_tuesday, ticking_clock)
help-campaign-opponent = next : le capitaine du Bot, parmi ceux que vous pouvez rencontrer (par défaut : tiré au sort)
help-campaign-board = next : la face de votre plateau, basic ou advanced (par défaut : basic)
help-campaign-seats = next : qui joue, un nom ou un joueur ordinateur (par défaut : vous)
help-campaign-seed = next : des mots quelconques ; les mêmes mots donnent la même donne (par défaut : au hasard)
help-word-campaign-action = ACTION

help-saves = lister vos parties enregistrées
    .about = Liste les parties que « wardroom play » a enregistrées, la dernière d’abord, avec le fichier de chacune.

help-completion = compléter les commandes avec la touche Tab
    .about = Affiche de quoi faire compléter par votre shell les commandes, les options et les jeux. Pour bash : wardroom completion bash >> ~/.bashrc
help-completion-shell = bash, zsh ou fish
help-word-shell = SHELL

help-open = rejouer à partir d’une position d’un fichier
    .about = Remet la table telle qu’elle était après un coup d’une partie enregistrée, et continue à partir de là : pour voir comment elle aurait pu tourner. La nouvelle partie est enregistrée dans son propre fichier, avec la même donne et les mêmes coups jusque-là ; le fichier ouvert ne change pas.
help-open-file = un fichier de partie
help-open-step = après ce nombre de coups ; 0 est la donne (« wardroom replay FICHIER » les numérote ; par défaut pour un signalement : là où il a été fait)
help-open-seats = qui continue, comme pour « wardroom play » (par défaut : comme dans le fichier)
help-open-save = enregistrer la partie dans ce fichier (par défaut : un nouveau, parmi vos parties enregistrées)

help-score = ce que vaut une main
    .about = Donne la feuille de score d’une main et en explique chaque ligne. Avec « - » à la place des cartes, lit des mains en lignes JSON et répond par une ligne pour chacune ; docs/cli.md les décrit.
help-score-cards = une carte : son identifiant, son nom anglais ou français, ou le début d’un nom ; mettez entre guillemets les noms qui ont des espaces. « - » lit des lignes JSON
help-score-choices = comment comptent les cartes qui laissent un choix, en JSON (par défaut : pour le meilleur total)

help-best = trouver la meilleure main
    .about = Trouve la main qui vaut le plus, parmi toutes les cartes ou parmi celles que vous nommez.
help-best-from = seulement parmi ces cartes
help-best-with-q = avec Q l’importun, qui agrandit la main

help-simulate = faire jouer l’ordinateur contre lui-même
    .about = Joue beaucoup de parties entre joueurs de l’ordinateur et dit qui a gagné combien de fois. La même graine donne le même résultat, quel que soit le nombre de tâches.
help-simulate-players = les joueurs par place, séparés par des virgules (par défaut : greedy,random)
help-simulate-games = combien de parties (par défaut : 100)
help-simulate-seed = un nombre dont découlent toutes les donnes (par défaut : 1)
help-simulate-jobs = combien de parties à la fois (par défaut : 1)
help-simulate-swap-seats = les joueurs avancent d’une place après chaque partie
help-simulate-option = un réglage du jeu, comme memory_aid=no
help-simulate-save = enregistrer chaque partie dans un fichier de ce dossier

help-replay = lire un fichier de partie
    .about = Raconte une partie enregistrée, ou montre la table telle qu’elle était après un de ses coups.
help-replay-file = un fichier de partie
help-replay-step = montrer la table après ce nombre de coups
help-replay-seat = comme on la voyait de cette place : son numéro, ou le nom de qui l’occupait

help-verify = vérifier un fichier de partie
    .about = Rejoue une partie enregistrée et vérifie tout ce qu’elle contient : la graine et son engagement, chaque coup et les règles, chaque maillon de la chaîne de hachage, le résultat.
help-verify-file = un fichier de partie

help-deck = regarder les paquets, et vérifier le vôtre
    .about = Pour les jeux où l’on compose son paquet. « list » montre ceux qui sont prêts à jouer, « check » nomme chaque faute d’un paquet avec sa règle et tout ce qui y est malavisé, et affiche son code ; « show » énumère aussi ses cartes par sorte.
help-deck-action = list, check ou show
help-deck-what = list : un jeu. check, show : un paquet prêt à jouer, un code de paquet, un fichier avec un code ou un nom de carte par ligne, ou - pour l’entrée standard
help-deck-game = le jeu du paquet (par défaut : le seul qui en ait)
help-word-deck-action = ACTION
help-word-deck = PAQUET

help-rules = lire les règles
    .about = Donne les règles d’un jeu ; toutes, une partie, ou une seule par son numéro.
help-rules-id = une règle ou une partie, comme MIS-4.7, 4.7 ou 4
help-rules-search = seulement les règles où se trouve ce mot

help-check = tester un jeu avec les tests de conformité
    .about = Lance les tests de conformité : les parties finissent, les choix sont permis, rien de caché ne fuit, les fichiers se rejouent, et bien d’autres choses.
help-check-games = combien de parties (par défaut : 20)
help-check-first = le numéro de la première partie : pour partager un long test (par défaut : 0)
help-check-jobs = combien de parties à la fois (par défaut : 1)
help-check-players = les joueurs qui se partagent les tables, séparés par des virgules ; contrary fait ce que nul autre ne ferait, hasty ce qui semble le mieux au premier coup d’œil (par défaut : random,hasty,contrary)
help-check-seed = un nombre dont découlent toutes les donnes (par défaut : 1)

help-new-game = écrire un petit jeu à vous, pour commencer
    .about = Écrit ici, dans un nouveau dossier, un petit jeu qui marche, avec ses règles, ses textes dans les deux langues, ses tables et ses tests. Changez-le règle après règle ; docs/add-a-game.md en explique chaque partie.
help-new-game-name = comment s’appelle le jeu : le nom de son dossier, de son paquet Python et du jeu
help-word-name = NOM

help-bench = mesurer la vitesse de cette machine
    .about = Mesure à quelle vitesse cette machine joue, compte, copie et cherche. Il faut quelques minutes.

help-word-host = ADRESSE
help-serve = jouer dans le navigateur : lancer un serveur
    .about = Lance un serveur pour jouer avec un navigateur, ici ou ailleurs. Les parties sont gardées dans une base de données et reprennent où elles en étaient après un redémarrage. docs/hosting.md explique comment en tenir un pour des amis.
help-serve-host = l’adresse à écouter (par défaut : 127.0.0.1, cette machine seulement)
help-serve-port = le port à écouter (par défaut : 8420, ou un port libre s’il est pris)
help-serve-workers = combien de processus (par défaut : 1 ; plusieurs demandent PostgreSQL)
help-serve-open = ouvrir un navigateur, s’il y en a un
