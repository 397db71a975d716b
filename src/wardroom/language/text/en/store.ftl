# What can go wrong where tables are kept.
error-stale = The table has moved on: it is at move { $position } now. Nothing was changed.
error-unknown-table = There is no table “{ $id }”.
error-table-exists = There is a table “{ $id }” already.
error-bad-database = { $database } is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-no-driver = { $database } needs the PostgreSQL driver: pip install "wardroom[postgres]".
error-not-a-database = { $database } is not a database, or it is damaged ({ $reason }).
error-database-busy = The database { $database } is busy and did not answer in time ({ $reason }). Nothing was changed.
error-database-trouble = The database { $database } cannot be used: { $reason }.
error-foreign-database = { $database } belongs to another program: there are tables in it, but none of ours. Nothing was changed.
error-newer-database = { $database } was made by a later version of this program (schema version { $version }; this one knows up to { $known }). Nothing was changed: install that version.
error-bad-backup = { $file } is not a backup of ours, or it is damaged. Nothing was changed.
error-newer-backup = { $file } was made by a later version of this program (schema version { $version }; this one knows up to { $known }). Nothing was changed.
error-not-empty = There are tables in { $database } already. Nothing was changed; with --force they are replaced, after a copy of them was saved.
error-not-begun = The table “{ $id }” still waits for its players: there is no game to export yet.
error-here-already = This game is here already, as table “{ $id }”.
error-no-database = There is no database at { $database } yet: nothing has been stored there. Check --database and --data-dir, or WARDROOM_DATABASE and WARDROOM_DATA_DIR.
error-unknown-report = There is no report and no table “{ $reference }”.
