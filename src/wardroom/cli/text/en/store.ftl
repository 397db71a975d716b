# What the commands about stored tables say.

help-word-url = URL
help-word-table = TABLE
help-word-action = upgrade
help-database = the database: sqlite:///FILE or postgresql://USER@HOST/NAME (default: WARDROOM_DATABASE, or a file in the data folder)
help-data-dir = the data folder (default: WARDROOM_DATA_DIR, or your own folder for programs’ data)

help-export = write stored games into game files
    .about = Writes tables of the server as game files, each checked on its way out. They are the host’s: the file of a running game holds its seed and is not for the players’ eyes.
help-export-ids = the tables, by the name in their address
help-export-all = all tables at which a game has begun; the finished games of a campaign go into one file
help-export-campaign = each table’s whole campaign: all its finished games in one file
help-export-to = the folder for the files (default: this one)

help-import = put game files among the stored games
    .about = Puts game files and campaigns among the tables of the server, each after it has been replayed and verified; a campaign becomes as many tables as it has games, all or none. Prints the links to the new table: for the seats of a running game, and for spectators.
help-import-files = game files

help-backup = save everything that is stored in one file
    .about = Writes all tables, people and links of the server into one file, as they are at one moment; the server may go on running. The file fits both kinds of database and holds a hash of its contents: equal contents have equal hashes. It also holds the seeds of running games: keep it to yourself.
help-backup-file = the new file, for instance wardroom.jsonl.gz

help-restore = put everything from a backup into a database
    .about = Puts everything from a backup into a database of either kind, all or nothing. Stop the server first. A database with tables in it is left alone, unless you say --force.
help-restore-file = a backup
help-restore-force = replace what is there; a copy of it is saved first

help-db = look after the database
    .about = “upgrade” brings the database to the schema version of this program, after saving a copy of it. The server does the same when it starts.
help-db-action = what to do

export-written = Table { $id } is in { $file }
export-no = Table { $id } is not exported: { $why }
error-export-what = Name the tables to export, or say --all. See { $command } --help.
import-yes = { $file } is verified and is now table { $id } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }).
import-again = { $file } is here already, as table { $id }, and nobody has come to it yet. Its links are new; the old ones open nothing any more.
import-campaign = { $file } is verified: a campaign of { $games ->
        [one] one game
       *[other] { $games } games
    }, { $new ->
        [0] all of it here already
       *[other] { $new } of them new
    }. The last one is table { $id }. To play on, bring the file in the browser.
import-no = { $file } was not imported.
import-seat = For { $name }: { $link }
import-watch = For spectators: { $link }
backup-done = { $file } holds { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
backup-hash = SHA-256 of the contents: { $hash }
restore-done = Restored from { $file }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
restore-saved = What was there before is in { $file }
db-made = The database is new, with schema version { $after }.
db-fine = The database already has schema version { $after }: nothing to do.
db-upgraded = The database was upgraded from schema version { $before } to { $after }. A copy of it as it was is in { $file }

help-backup-force = replace an older file of this name, once the new one is whole

help-word-tables-action = list|remove
help-tables = list or remove the tables of the server
    .about = Lists the tables of the server with their age (how long nobody has moved), the oldest first; or removes some of them, for good: a backup brings them back. Before it removes anything it shows what, and asks.
help-tables-action = what to do
help-tables-ids = the tables, by the name in their address (default for “list”: all)
help-tables-older = only those at which nobody has moved for this many days
help-tables-yes = remove without asking, as programs must
tables-head-table = Table
tables-head-game = Game
tables-head-players = Players
tables-head-state = State
tables-head-moves = Moves
tables-head-age = Age
tables-waiting = waiting
tables-playing = running
tables-over = finished
tables-frozen = frozen
tables-failed = stands still
tables-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
tables-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
tables-none = There are no such tables.
tables-sure = Remove { $count ->
        [one] this table
       *[other] these { $count } tables
    } for good? Type “yes”:
tables-yes = yes
tables-kept = Nothing was removed.
tables-removed = { $count ->
        [one] 1 table was
       *[other] { $count } tables were
    } removed.
error-tables-what = Name the tables to remove, or say --older DAYS. See { $command } --help.
error-tables-unsure = Nothing was removed: say --yes to remove { $count ->
        [one] this table
       *[other] these { $count } tables
    } without being asked.

help-word-report = NUMBER|TABLE
help-report = pack what players reported into a game file
    .about = Players who find something wrong get a reference number from “Report a problem”. This command lists what they reported; with a number, or the name of a table, it writes one game file with header, moves, versions and what was written, which “wardroom replay FILE” and “wardroom open FILE” replay. While the game runs the file is the host’s: it holds the seed and everybody’s moves.
help-report-what = a reference number, or a table (default: list what was reported)
help-report-to = the file to write (default: GAME-NUMBER-report.json)
report-none = Nobody has reported a problem.
report-line = { $reference }: { $when }, table { $table }, seat { $number }, after move { $position }, Wardroom { $version }
report-wordless = (without a word)
report-how = wardroom report NUMBER writes a file that wardroom replay FILE shows again.
report-packed = The report is in { $file }
report-secret = The game still runs: the file tells everything that is hidden in it. Keep it from the players.
