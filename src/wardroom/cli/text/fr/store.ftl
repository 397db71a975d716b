# Ce que disent les commandes sur les tables enregistrées.

help-word-url = URL
help-word-table = TABLE
help-word-action = upgrade
help-database = la base de données : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE (par défaut : WARDROOM_DATABASE, ou un fichier du dossier de données)
help-data-dir = le dossier de données (par défaut : WARDROOM_DATA_DIR, ou votre dossier pour les données des programmes)

help-export = écrire des parties enregistrées dans des fichiers
    .about = Écrit des tables du serveur comme fichiers de partie, chacune vérifiée à la sortie. Ils sont pour l’hôte : celui d’une partie en cours contient sa graine et n’est pas pour les yeux des joueurs.
help-export-ids = les tables, par le nom dans leur adresse
help-export-all = toutes les tables où une partie a commencé ; les parties finies d’une campagne vont dans un seul fichier
help-export-campaign = la campagne entière de chaque table : toutes ses parties finies dans un seul fichier
help-export-to = le dossier pour les fichiers (par défaut : celui-ci)

help-import = ajouter des fichiers de partie aux parties enregistrées
    .about = Ajoute des fichiers de partie et des campagnes aux tables du serveur, chacun après l’avoir rejoué et vérifié ; une campagne devient autant de tables qu’elle a de parties, toutes ou aucune. Donne les liens vers la nouvelle table : pour les places d’une partie en cours, et pour les spectateurs.
help-import-files = des fichiers de partie

help-backup = sauvegarder tout ce qui est enregistré dans un fichier
    .about = Écrit toutes les tables, les personnes et les liens du serveur dans un fichier, tels qu’ils sont à un même instant ; le serveur peut continuer. Le fichier convient aux deux sortes de bases de données et contient un hachage de son contenu : deux contenus égaux ont le même. Il contient aussi les graines des parties en cours : gardez-le pour vous.
help-backup-file = le nouveau fichier, par exemple wardroom.jsonl.gz

help-restore = remettre une sauvegarde dans une base de données
    .about = Remet tout ce que contient une sauvegarde dans une base de données de l’une ou l’autre sorte, tout ou rien. Arrêtez d’abord le serveur. Une base où il y a des tables n’est pas touchée, sauf avec --force.
help-restore-file = une sauvegarde
help-restore-force = remplacer ce qui est là ; une copie en est d’abord gardée

help-db = s’occuper de la base de données
    .about = « upgrade » met la base de données à la version de schéma de ce programme, après en avoir gardé une copie. Le serveur fait de même quand il démarre.
help-db-action = que faire

export-written = La table { $id } est dans { $file }
export-no = La table { $id } n’est pas exportée : { $why }
error-export-what = Nommez les tables à exporter, ou dites --all. Voir { $command } --help.
import-yes = { $file } est vérifié ; c’est maintenant la table { $id } ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }).
import-again = { $file } est déjà là : c’est la table { $id }, et personne n’y est encore venu. Ses liens sont nouveaux ; les anciens n’ouvrent plus rien.
import-campaign = { $file } est vérifié : une campagne de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $new ->
        [0] déjà là tout entière
        [one] dont une nouvelle
       *[other] dont { $new } nouvelles
    }. La dernière est la table { $id }. Pour continuer à jouer, apportez le fichier dans le navigateur.
import-no = { $file } n’a pas été importé.
import-seat = Pour { $name } : { $link }
import-watch = Pour les spectateurs : { $link }
backup-done = { $file } contient { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
backup-hash = SHA-256 du contenu : { $hash }
restore-done = Remis depuis { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
restore-saved = Ce qui était là avant est dans { $file }
db-made = La base de données est nouvelle, avec la version de schéma { $after }.
db-fine = La base de données a déjà la version de schéma { $after } : rien à faire.
db-upgraded = La base de données est passée de la version de schéma { $before } à la version { $after }. Une copie de son état d’avant est dans { $file }

help-backup-force = remplacer un fichier plus ancien de ce nom, une fois le nouveau complet

help-word-tables-action = list|remove
help-tables = lister ou supprimer les tables du serveur
    .about = Liste les tables du serveur avec leur âge (depuis quand personne n’a joué), la plus ancienne d’abord ; ou en supprime, pour de bon : une sauvegarde les ramène. Avant de supprimer, montre lesquelles et demande.
help-tables-action = que faire
help-tables-ids = les tables, par le nom dans leur adresse (par défaut pour « list » : toutes)
help-tables-older = seulement celles où personne n’a joué depuis ce nombre de jours
help-tables-yes = supprimer sans demander, comme le doivent les programmes
tables-head-table = Table
tables-head-game = Jeu
tables-head-players = Joueurs
tables-head-state = État
tables-head-moves = Coups
tables-head-age = Âge
tables-waiting = en attente
tables-playing = en cours
tables-over = terminée
tables-frozen = figée
tables-failed = arrêtée
tables-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
tables-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
tables-none = Il n’y a pas de telles tables.
tables-sure = Supprimer pour de bon { $count ->
        [one] cette table
       *[other] ces { $count } tables
    } ? Tapez « oui » :
tables-yes = oui
tables-kept = Rien n’a été supprimé.
tables-removed = { $count ->
        [one] { $count } table supprimée
       *[other] { $count } tables supprimées
    }.
error-tables-what = Nommez les tables à supprimer, ou dites --older JOURS. Voir { $command } --help.
error-tables-unsure = Rien n’a été supprimé : dites --yes pour supprimer { $count ->
        [one] cette table
       *[other] ces { $count } tables
    } sans confirmation.

help-word-report = NUMÉRO|TABLE
help-report = mettre ce que des joueurs ont signalé dans un fichier de partie
    .about = Qui trouve un problème reçoit un numéro par « Signaler un problème ». Cette commande liste ce qui a été signalé ; avec un numéro, ou le nom d’une table, elle écrit un seul fichier de partie, avec l’en-tête, les coups, les versions et le message, que « wardroom replay FICHIER » et « wardroom open FICHIER » rejouent. Tant que la partie dure, ce fichier est pour l’hôte seul : il contient la graine et les coups de tous.
help-report-what = un numéro, ou une table (par défaut : lister ce qui a été signalé)
help-report-to = le fichier à écrire (par défaut : JEU-NUMÉRO-report.json)
report-none = Personne n’a signalé de problème.
report-line = { $reference } : { $when }, table { $table }, place { $number }, après le coup { $position }, Wardroom { $version }
report-wordless = (sans un mot)
report-how = wardroom report NUMÉRO écrit un fichier que wardroom replay FICHIER rejoue.
report-packed = Le signalement est dans { $file }
report-secret = La partie dure encore : le fichier dit tout ce qui y est caché. Ne le montrez pas aux joueurs.
