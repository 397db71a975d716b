# At the table.
play-seats = At the table: { $names }.
play-bot = { $name } (computer)
play-has = { $name } – { $has }.
play-setting = { $setting }: { $value }
play-sealed = The deal is sealed: the SHA-256 hash of its seed is { $commitment }. You will see the seed after the game.
play-file = Every move is saved in { $file }
play-resumed = The game goes on after { $moves ->
        [0] the deal
        [one] one move
       *[other] { $moves } moves
    }.
play-help = Choose by number or by a card’s name, or the beginning of it. “help” lists what else you can type.
play-thinking = { $name } is thinking …
play-taken = { $seconds } s. { $forecast }
play-pass = Pass the keyboard to { $name }, then press Enter.
play-unsaved = The game is not saved: { $why } You can play on; “save FILE” saves it elsewhere.
play-lost = The last moves are not saved: { $why }
play-left = The game is saved in { $file }. Go on with it:
play-several = You may pick several at once, as in “1 3” or “1-3”; “done” ends it, also in the same line: “1 3 done”.
picks-done = done
picks-none = Nothing is picked, because of “{ $option }”.
play-window = “pass turn” passes everything until your own turn, “pass all” every time it is about { $name_window }.
play-can-undo = Your last choice can still be taken back: undo.
play-commands = Type the number of an option, a card’s name or the beginning of it (accents and capitals do not matter; Tab completes it), or one of these:
play-marks = Words on cards are marked by what they refer to: ⟨T⟩ type, ⟨S⟩ specialty, ⟨L⟩ lifeform, ⟨A⟩ affiliation, “…” a card of that name. What is marked “can’t be undone” cannot be taken back.
final = · can’t be undone

trouble-failed = { $name } made a choice at which the game itself failed; another was made instead.
trouble-crashed = { $name } failed to choose; a simple choice was made instead.
trouble-overran = { $name } took too long; a simple choice was made instead.
trouble-memory = { $name } needed too much memory; a simple choice was made instead.
trouble-nonsense = { $name } answered nonsense; a simple choice was made instead.

command-help = help
    .with = {""}
    .about = this list
command-table = table
    .with = {""}
    .about = the whole table again
command-map = map
    .with = {""}
    .about = the map
command-boards = boards
    .with = {""}
    .about = the boards that everybody shares
command-hand = hand
    .with = {""}
    .about = what you hold
command-rival = rival
    .with = {""}
    .about = your rival, or the other players
play-more = For more of the table: { $parts }.
play-next-page = (Enter: more, q: enough)
command-card = card
    .with = NAME
    .about = all that is on a card
command-why = why
    .with = [NAME]
    .about = why something cannot be chosen
command-rule = rule
    .with = [ID]
    .about = a rule by its number, or the rule of this decision
command-score = score
    .with = {""}
    .about = what your hand is worth now, and why
command-hint = hint
    .with = {""}
    .about = what a commander would do in your place
command-log = log
    .with = [N]
    .about = what happened so far, or the last N lines of it
command-undo = undo
    .with = {""}
    .about = take back your last choice, if it showed nothing new and ended no turn
command-orders = orders
    .with = [off]
    .about = what you pass without being asked; “off” lifts that
command-pass-turn = pass turn
    .with = {""}
    .about = pass, and go on passing until your own turn
command-pass-all = pass all
    .with = {""}
    .about = pass, now and every time such an answer is asked for
command-concede = concede
    .with = {""}
    .about = give the game up; type it twice
command-save = save
    .with = [FILE]
    .about = save now, or keep a copy in another file
command-report = report
    .with = [WORDS]
    .about = report a problem: the whole game and your words go into one file
command-quit = quit
    .with = {""}
    .about = leave; the game is saved and waits for you

why-not = It can be chosen: it is number { $number }.
why-line = - { $option }: { $reason }
why-nothing = Nothing is refused here: all you can point at may be chosen.
hint-thinking = A commander looks at your cards …
hint-title = In your place, seeing what you see, a commander would lean towards:
hint-line = { $share } % { $option }
concede-sure = If you give up, the game is over at once{ $others ->
        [0] {" "}and not won
       *[other] {" "}and { $names } wins
    }; all points stay as they are. Type “concede” again to do it; anything else, and you play on.
sure-unused = { $unused } ({ $rule }) Choose it again to do it; anything else, and nothing has happened.
play-report = A report can be made from { $file }, which holds every move up to here.
orders-off = off
orders-kind = You pass every time it is about { $name_window }.
orders-turn = You pass everything until your own turn.
orders-none = You have ordered nothing: you are asked each time.
orders-how = “orders off” lifts that.
orders-lifted = Lifted: you are asked each time.
orders-passed = You pass, as ordered ({ $name_window }).
orders-failed = You could not pass as ordered ({ $name_window }): the game itself failed. You are asked each time again.
log-empty = Nothing has happened yet.
undone = Taken back.
saved = Saved in { $file }

error-no-such-number = There is no option { $number }: choose from 1 to { $most }.
error-picked-twice = You named “{ $option }” twice. Nothing is picked.
error-concede-many = { $count } play here, and a game can be given up only where no more than two do. “quit” leaves it; it is saved.
error-no-hint = No hint can be given here: an internal error stopped whoever thought about it.
error-stuck = The game cannot go on: an internal error in { $game } stops every choice of { $name }, at move { $position }. A report can be made from the game file.
error-no-save-file = There is no file yet: name one, as in “save game.json”.
error-quit-unsaved = The game could not be saved. Try “save FILE” with a file elsewhere, or “quit” once more to leave all the same.
error-fixed-by-file = { $option } cannot be given with --load: the file has it.
error-other-game = { $file } is a game of { $game }.
error-other-seats = The game in the file has { $count } seats: name as many.
error-cannot-open = { $moves ->
        [0] The file has no moves yet: there is nothing to go back to.
       *[other] There is nothing left to play after move { $step }: choose from 0 (the deal) to { $most }.
    }

## The end

end-title = The game is over
end-sheet = Score sheet of { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
end-won = { $you ->
        [yes] You win!
       *[no] { $seats } wins!
    }
end-shared = { $seats } share the victory.
end-seed = The seed of the deal, as promised: { $seed }
end-file = The game is saved in { $file }. Check that all was fair:
reported = The report is in { $file }: the whole game, what you wrote and the versions. “wardroom replay FILE” shows it again. It tells everything that is hidden in this game.
