# Ce que disent les commandes sur les tables enregistrées.

help-word-url = URL
help-word-table = TABLE
help-word-action = upgrade
help-database = la base de données : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE (par défaut : WARDROOM_DATABASE, ou un fichier du dossier de données)
help-data-dir = le dossier de données (par défaut : WARDROOM_DATA_DIR, ou votre dossier pour les données des programmes)

help-export = écrire des parties enregistrées dans des fichiers
    .about = Écrit des tables du serveur comme fichiers de partie, chacune vérifiée à la sortie. Ils sont pour l’hôte : celui d’une partie en cours contient sa graine et n’est pas pour les yeux des joueurs.
help-export-ids = les tables, par le nom dans leur adresse
help-export-all = toutes les tables où une partie a commencé
help-export-to = le dossier pour les fichiers (par défaut : celui-ci)

help-import = ajouter des fichiers de partie aux parties enregistrées
    .about = Ajoute des fichiers de partie aux tables du serveur, chacun après l’avoir rejoué et vérifié. Donne les liens vers la nouvelle table : pour les places d’une partie en cours, et pour les spectateurs.
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
