# Ce qui peut mal aller là où les tables sont gardées.
error-stale = La table a avancé : elle en est au coup { $position }. Rien n’a été changé.
error-unknown-table = Il n’y a pas de table « { $id } ».
error-table-exists = Il y a déjà une table « { $id } ».
error-bad-database = { $database } n’est pas l’adresse d’une base de données : écrivez sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
error-no-driver = Il faut à { $database } le pilote PostgreSQL : pip install "wardroom[postgres]".
error-not-a-database = { $database } n’est pas une base de données, ou elle est abîmée ({ $reason }).
error-database-busy = La base de données { $database } est occupée et n’a pas répondu à temps ({ $reason }). Rien n’a été changé.
error-database-trouble = La base de données { $database } ne peut pas servir : { $reason }.
error-foreign-database = { $database } appartient à un autre programme : elle contient des tables, mais aucune des nôtres. Rien n’a été changé.
error-newer-database = { $database } a été faite par une version plus récente de ce programme (version de schéma { $version } ; celle-ci connaît jusqu’à { $known }). Rien n’a été changé : installez cette version.
error-bad-backup = { $file } n’est pas une de nos sauvegardes, ou elle est abîmée. Rien n’a été changé.
error-newer-backup = { $file } a été faite par une version plus récente de ce programme (version de schéma { $version } ; celle-ci connaît jusqu’à { $known }). Rien n’a été changé.
error-not-empty = Il y a déjà des tables dans { $database }. Rien n’a été changé ; avec --force elles sont remplacées, après avoir été mises de côté.
error-not-begun = La table « { $id } » attend encore ses joueurs : il n’y a pas encore de partie à exporter.
error-here-already = Cette partie est déjà là : c’est la table « { $id } ».
error-no-database = Il n’y a pas encore de base de données à { $database } : rien n’y a été enregistré. Vérifiez --database et --data-dir, ou WARDROOM_DATABASE et WARDROOM_DATA_DIR.
error-unknown-report = Il n’y a ni signalement ni table « { $reference } ».
