# What the commands that do not play report.

games-title = { $name }: { $title }
games-seats = { $spread ->
        [0] { $most ->
            [one] For { $most } player.
           *[other] For { $most } players.
        }
       *[other] For { $least } to { $most } players.
    }
games-setting = { $options } ({ $values }): { $about }
games-several = any of { $choices }, joined by “+”: { $example }
games-reads = { $choices }, or a text that the game reads
games-reads-only = a text that the game reads

sheet-title = This hand is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sheet-now = You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
sheet-none = This game has no score sheet to show now.
sheet-blanked = (blanked)
sheet-total = in all
sheet-line = { $said } ({ $rule })

error-no-scoring = { $game } has no hands to score.
error-no-best = { $game } has no search for the best hand.

## Saved games

saves-when = Left
saves-game = Game
saves-players = Players
saves-state = State
saves-file = File
saves-running = { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
saves-over = finished
saves-none = There are no saved games in { $folder } yet.
saves-how = wardroom play --resume goes on with the latest that is not finished, wardroom play --load FILE with any. They are in { $folder }.
error-no-saves = There is no unfinished game in { $folder }.
error-not-both = { $one } and { $other } do not go together. See { $command } --help.
error-refused-hand = { $said } ({ $rule })
error-choices-json = --choices is not well-formed JSON.
error-many-cards = { $count } cards are more than any hand: { $most } at most.
error-line-long = The line is too long: { $most } bytes at most.
error-line-json = The line is not well-formed JSON.
error-line-form = The line is not of the form {"{"}"cards": [ids], "choices": {"{"}...{"}"}{"}"}.

best-searching = Looking for the best hand …
best-hand = The best hand: { $points } points

simulate-playing = Playing
simulate-games = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } seconds, { $rate } a second.
simulate-player = player
simulate-wins = won
simulate-shared = shared
simulate-rate = win rate
simulate-interval = 95 % interval
simulate-score = mean score
simulate-length = Length: { $mean } decisions a game on average, { $min } to { $max }; { $decisions } in all.
simulate-unreached = Never happened ({ $count }): { $effects }
simulate-saved = The games are in { $folder }

replay-undo = { $name } takes back the last choice.
replay-secret = { $name } chooses.
replay-choice = { $name }: { $option }
replay-step = After move { $step } of { $most }
replay-report = Problem { $reference }, reported after move { $step }
replay-reporter = Reported by { $name }
replay-asked = { $name } is to choose ({ $rule }).
error-no-such-step = There is no move { $step }: the game has { $most }.
error-no-such-seat = There is no seat { $number }: the game has { $most }.

verify-form = The file is a well-formed game of { $title }, rules version { $rules }.
verify-seed = The seed { $seed } has the hash that was shown before the deal, { $commitment }.
verify-start = Game, settings, names and deal fit the start of the hash chain, { $start }.
verify-moves = All { $count } moves are legal, and every link of the hash chain fits.
verify-chain = The hash chain ends as the file says, { $chain }.
verify-running = The game is not over: there is no result yet.
verify-result = The result follows from the moves: { $points }.
verify-game = Game { $number }: all { $count } moves are legal, and it follows from the games before it.
verify-campaign = { $count ->
    [0] There is no game yet.
    [one] The campaign has one game.
   *[other] The campaign has { $count } games.
}
campaign-title = Campaign: { $name_captain }, { $name_campaign }
campaign-challenge = { $name_challenge }: { $about }
campaign-head-number = {""}
campaign-head-date = Date
campaign-head-rank = Rank
campaign-head-opponent = Bot
campaign-head-difficulty = Difficulty
campaign-head-points = VP
campaign-head-end = Result
campaign-head-upgrade = Upgrade
campaign-points = { $points } : { $theirs }
campaign-end = { $end ->
    [burned] lost in the Burn
    [ship-lost] lost: the only SHIP
    [given-up] given up
   *[scored] { $won ->
        [yes] won
       *[no] lost
    }
}
campaign-upgrade = { $kind ->
    [boost] BOOST: { $said }
   *[other] Reinforcement: { $said }
}
campaign-rank = Rank: { $name_career }. Victories: { $wins } of 5.
campaign-boosts = Boosts: { $said }
campaign-reinforcements = Reinforcement pile: { $said }
campaign-review = Review { $grade } of 8, { $name }: { $said }
campaign-next = Next: { $opponents }, Bot: { $difficulty }. { $left ->
    [one] It is the last game.
   *[other] { $left } games are left.
}
campaign-kept = Game { $number } is now in { $file }.
error-one-seat = A campaign is played alone: one name.
verify-yes = { $file } is verified.
verify-no = { $file } is not verified.

rules-not-found = No rule mentions “{ $word }”.


bench-measuring = Measuring, which takes some minutes …
bench-name = what
bench-unit = unit
bench-median = median
bench-low = least
bench-high = most
bench-ratio = ratio
bench-against = against
bench-bar = bar
bench-aim = aim
bench-met = met
bench-about = Processor time of one process. Ratios come from the same minutes and travel between machines; rates do not.

error-worker-died = A process ended twice in the middle of the same piece of work (number { $number }, exit code { $code }). A player or game that ends its process, or too little memory, can be the cause.

## wardroom new-game
new-game-written = A game that works is in { $folder }:
new-game-next = Install it, check it and play it; then change it, rule by rule:
error-bad-game-name = “{ $name }” cannot be the name of a game: 2 to 30 small letters, digits and _, beginning with a letter, and no word of Python’s own.
error-game-name-taken = There is a game called “{ $name }” already.
error-module-name-taken = There is a Python package called “{ $name }” already, so the game could not be loaded.
