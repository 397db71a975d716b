# What every game says.
seat = seat { $number }
nothing = nothing
and = { $list } and { $last }
or = { $list } or { $last }
brings = now { $list }
back-card = a hidden card
    .several = { $count } hidden cards
printed-rules = Rules: { $rules }.
line-then = { $line }: { $then }.
line-on = { $line }, { $then }.

refuse-not-offered = That is not something to choose now.

event-conceded = { $you ->
    [yes] You give up.
   *[no] { $seat } gives up.
}

error-unknown-game = There is no game called “{ $game }”. Installed: { $known }.
error-bad-game = The game “{ $game }” is installed, but cannot be loaded: { $why }
error-not-a-game = The entry point of the game “{ $game }” does not lead to a Game, but to an object of type { $kind }.
error-other-name = The entry point “{ $game }” leads to a game called “{ $name }”: both must have the same name.
error-no-package = The game “{ $game }” says that its texts and rules are in the package { $package }, which is not there.
error-no-seats = The game “{ $game }” must list how many may play it, the smallest number first, not { $given }.
error-bad-seats = { $game } has no game for { $players }: it is for { $least } to { $most }.
error-bad-setting = “{ $value }” is not a value of { $setting }: choose { $choices }.
error-unknown-setting = There is no setting called “{ $setting }”. Settings: { $known }.
error-many-names = { $names } names were given for { $places } seats.
error-bad-name = “{ $name }” cannot be a name: one to { $most } printable characters.
error-long-salt = The salt is too long: { $most } bytes at most.
error-not-asked = { $seat } has nothing to choose now.
error-cannot-undo = Nothing can be taken back here: the last choice was another’s, ended a turn, or showed something new.
error-cannot-concede = { $seat } cannot give this game up: it is over, or more than two play.
error-flow-failed = An internal error in { $game } stopped this choice, at move { $position }. The table is as it was before; choose something else.
error-cannot-fork = A line made for playouts cannot be forked.
error-cannot-imagine = A line made for playouts cannot be imagined from.
error-too-large = The file is larger than any game: { $most } bytes at most.
error-not-json = This is not a game file: it is not well-formed JSON.
error-not-a-record = This is not a Wardroom game file.
error-unknown-field = This is not a game file: “{ $field }” does not belong in one.
error-bad-field = This is not a game file: “{ $field }” is missing or of the wrong form.
error-campaign-not-json = This is not a campaign file: it is not well-formed JSON.
error-not-a-campaign = This is not a Wardroom campaign file.
error-bad-campaign-field = This is not a campaign file: “{ $field }” is missing, does not belong in one, or has the wrong form.
error-no-campaign = { $game } has no campaign.
error-unknown-format = The file has format { $format }; this program knows format { $known }.
error-unknown-rules = The game was played under rules version { $rules } of { $game }; this program has version { $known }. It is kept as it is and cannot be replayed here.
error-sealed = The game is still running: its seed is not in the file, so it cannot be replayed.
error-other-seed = The seed does not fit its commitment: it is not the one promised before the deal.
error-other-start = The header was altered (game, settings, names, commitment or salt): the hash chain starts differently.
error-illegal-move = Move { $move } was altered: “{ $choice }” was not a legal choice of { $seat } there.
error-other-link = Move { $move } was altered: the hash chain differs at “{ $choice }”.
error-other-end = The file was altered after move { $move }: the hash chain ends differently (moves are missing, or its end was changed).
error-other-result = The result in the file is not the one the moves lead to.
error-unknown-player = There is no player called “{ $player }”: { $known }.
error-bad-player = The player “{ $player }” cannot be loaded: { $why }
error-no-factory = The player “{ $player }” cannot be loaded: the module { $module } has nothing called { $name } that can be called.
error-not-a-player = “{ $player }” makes no player, but an object of type { $kind }: a player has a method choose(seat).
error-player-failed = The player “{ $player }” fails: { $why }
error-player-nonsense = The player “{ $player }” chose { $choice }, which is not among its options (seat.ask.options).
error-bad-number = { $name } must be at least 1, not { $value }.
error-bad-snapshot = The snapshot is damaged, or belongs to another table or version.

# Options that end something, and what they would leave unused.
ends-turn = Ends your turn
ends-round = Ends the round for you
ends-game = Ends the game for you
unused = Left unused: { $list }.

# While a computer player thinks.
pace-usual = A turn takes about { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }, { $most } at most.
pace-late = This takes longer than usual; { $most } seconds at most.
