# À la table.
play-seats = À la table : { $names }.
play-bot = { $name } (ordinateur)
play-has = { $name } – { $has }.
play-setting = { $setting } : { $value }
play-sealed = La donne est scellée : l’empreinte SHA-256 de sa graine est { $commitment }. Vous verrez la graine après la partie.
play-file = Chaque coup est enregistré dans { $file }
play-resumed = La partie reprend après { $moves ->
        [0] la donne
        [one] un coup
       *[other] { $moves } coups
    }.
play-help = Choisissez par numéro ou par le nom d’une carte, ou son début. « aide » dit ce que vous pouvez encore taper.
play-thinking = { $name } réfléchit …
play-taken = { $seconds } s. { $forecast }
play-pass = Passez le clavier à { $name }, puis appuyez sur Entrée.
play-unsaved = La partie n’est pas enregistrée : { $why } Vous pouvez continuer ; « sauver FICHIER » l’enregistre ailleurs.
play-lost = Les derniers coups ne sont pas enregistrés : { $why }
play-left = La partie est enregistrée dans { $file }. Pour la reprendre :
play-several = Vous pouvez en prendre plusieurs à la fois, comme « 1 3 » ou « 1-3 » ; « fini » y met fin, aussi dans la même ligne : « 1 3 fini ».
picks-done = fini
picks-none = Rien n’est pris, à cause de « { $option } ».
play-window = « passer tour » passe tout jusqu’à votre propre tour, « passer tout » chaque fois que cela concerne { $name_window }.
play-can-undo = Votre dernier choix peut encore être repris : annuler.
play-commands = Tapez le numéro d’un choix, le nom d’une carte ou son début (sans souci des accents ni des majuscules ; Tab complète), ou un de ces mots :
play-marks = Les mots des cartes portent une marque selon ce à quoi ils renvoient : ⟨T⟩ type, ⟨S⟩ spécialité, ⟨F⟩ forme de vie, ⟨A⟩ affiliation, « … » la carte de ce nom. Un choix marqué « définitif » ne peut pas être repris.
final = · définitif

trouble-failed = { $name } a fait un choix où le jeu lui-même a échoué ; un autre a été fait à sa place.
trouble-crashed = { $name } n’a pas réussi à choisir ; un choix simple a été fait à sa place.
trouble-overran = { $name } a mis trop de temps ; un choix simple a été fait à sa place.
trouble-memory = { $name } a pris trop de mémoire ; un choix simple a été fait à sa place.
trouble-nonsense = { $name } a répondu n’importe quoi ; un choix simple a été fait à sa place.

command-help = aide
    .with = {""}
    .about = cette liste
command-table = table
    .with = {""}
    .about = toute la table encore une fois
command-map = plan
    .with = {""}
    .about = le plan
command-boards = plateaux
    .with = {""}
    .about = les plateaux communs à tous
command-hand = main
    .with = {""}
    .about = ce que vous avez
command-rival = rival
    .with = {""}
    .about = votre rival, ou les autres joueurs
play-more = Pour voir plus de la table : { $parts }.
play-next-page = (Entrée : suite, q : assez)
command-card = carte
    .with = NOM
    .about = tout ce que porte une carte
command-why = pourquoi
    .with = [NOM]
    .about = pourquoi une chose ne peut pas être choisie
command-rule = règle
    .with = [NUMÉRO]
    .about = une règle par son numéro, ou celle de ce choix
command-score = score
    .with = {""}
    .about = ce que vaut votre main, et pourquoi
command-hint = conseil
    .with = {""}
    .about = ce qu’un commander ferait à votre place
command-log = journal
    .with = [N]
    .about = ce qui s’est passé, ou ses N dernières lignes
command-undo = annuler
    .with = {""}
    .about = reprendre votre dernier choix, s’il n’a rien révélé ni terminé de tour
command-orders = consignes
    .with = [lever]
    .about = ce que vous passez sans qu’on vous le demande ; « lever » y met fin
command-pass-turn = passer tour
    .with = {""}
    .about = passer, et encore jusqu’à votre propre tour
command-pass-all = passer tout
    .with = {""}
    .about = passer, maintenant et chaque fois qu’on vous demande une telle réponse
command-concede = abandonner
    .with = {""}
    .about = abandonner la partie ; il faut le taper deux fois
command-save = sauver
    .with = [FICHIER]
    .about = enregistrer maintenant, ou garder une copie ailleurs
command-report = signaler
    .with = [MOTS]
    .about = signaler un problème : toute la partie et vos mots vont dans un seul fichier
command-quit = quitter
    .with = {""}
    .about = partir ; la partie est enregistrée et vous attend

why-not = On peut le choisir : c’est le numéro { $number }.
why-line = - { $option } : { $reason }
why-nothing = Rien n’est refusé ici : tout ce qui se montre du doigt peut être choisi.
hint-thinking = Un commander regarde vos cartes …
hint-title = À votre place, voyant ce que vous voyez, un commander pencherait pour :
hint-line = { $share } % { $option }
concede-sure = Si vous abandonnez, la partie est aussitôt finie{ $others ->
        [0] {" "}et n’est pas gagnée
       *[other] {" "}et { $names } gagne
    } ; tous les points restent ce qu’ils sont. Tapez encore « abandonner » pour le faire ; autre chose, et vous jouez encore.
sure-unused = { $unused } ({ $rule }) Choisissez-le encore pour le faire ; autre chose, et rien ne s’est passé.
play-report = Pour le signaler, { $file } suffit : tous les coups jusqu’ici y sont.
orders-off = lever
orders-kind = Vous passez chaque fois que cela concerne { $name_window }.
orders-turn = Vous passez tout jusqu’à votre propre tour.
orders-none = Vous n’avez donné aucune consigne : on vous demande chaque fois.
orders-how = « consignes lever » y met fin.
orders-lifted = C’est levé : on vous demande chaque fois.
orders-passed = Vous passez, comme convenu ({ $name_window }).
orders-failed = Vous n’avez pas pu passer comme convenu ({ $name_window }) : le jeu lui-même a échoué. On vous demande de nouveau chaque fois.
log-empty = Il ne s’est encore rien passé.
undone = Choix repris.
saved = Enregistré dans { $file }

error-no-such-number = Il n’y a pas de choix { $number } : choisissez de 1 à { $most }.
error-picked-twice = Vous avez nommé deux fois « { $option } ». Rien n’est pris.
error-concede-many = On joue ici à { $count } : une partie ne s’abandonne qu’à deux au plus. « quitter » en sort ; elle est enregistrée.
error-no-hint = Aucun conseil n’est possible ici : une erreur interne a arrêté celui qui y réfléchissait.
error-stuck = La partie ne peut pas continuer : une erreur interne dans { $game } empêche tous les choix de { $name }, au coup { $position }. Pour le signaler, le fichier de la partie suffit.
error-no-save-file = Il n’y a pas encore de fichier : nommez-en un, comme « sauver partie.json ».
error-quit-unsaved = La partie n’a pas pu être enregistrée. Essayez « sauver FICHIER » avec un fichier ailleurs, ou encore « quitter » pour partir tout de même.
error-fixed-by-file = { $option } ne va pas avec --load : le fichier le dit déjà.
error-other-game = { $file } est une partie de { $game }.
error-other-seats = La partie du fichier a { $count } places : nommez-en autant.
error-cannot-open = { $moves ->
        [0] Le fichier n’a pas encore de coups : il n’y a rien à reprendre.
       *[other] Il ne reste rien à jouer après le coup { $step } : choisissez de 0 (la donne) à { $most }.
    }

## La fin

end-title = La partie est finie
end-sheet = Feuille de score de { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-won = { $you ->
        [yes] Vous gagnez !
       *[no] { $seats } gagne !
    }
end-shared = { $seats } partagent la victoire.
end-seed = La graine de la donne, comme promis : { $seed }
end-file = La partie est enregistrée dans { $file }. Pour vérifier que tout s’est passé honnêtement :
reported = Le signalement est dans { $file } : toute la partie, vos mots et les versions. « wardroom replay FICHIER » la rejoue. Il dit tout ce qui est caché dans cette partie.
