# What the conformance kit looks at.
check-checking = Checking { $game }
check-title = { $game }, { $games ->
        [one] one game
       *[other] { $games } games
    } with seed { $seed }
check-never = Never happened in these games ({ $count }): { $effects }
check-yes = Everything holds.
check-more = { $count ->
        [one] (and once more)
       *[other] (and { $count } times more)
    }
check-no = { $count ->
        [one] One fault was found.
       *[other] { $count } faults were found.
    }

## What must hold

property-ends = games end, and whoever is asked has something to choose
property-options = every listed option is accepted, is what the judge allows, and has a key of its own
property-refusals = whatever is not offered is refused with a reason, and nothing changes
property-conserved = every card lies in one zone; no face is made or lost
property-carried = what is laid on a card lies on one that all see, and no shuffle takes it along
property-knowledge = nobody knows what it has not seen, or rules out the truth
property-plain = whatever a seat receives is plain data
property-copy = a copy of a position is exact and shares nothing with it
property-fork = a fork goes on like the line it came from, and leaves no trace in it
property-chance = a flow takes chance from the state whenever it draws
property-save = a saved game is loaded as it was
property-replay = a record replays to the same hash chain, in any process
property-undo = a choice taken back was never made
property-final = an option marked “can’t be undone” cannot be taken back; any other can
property-leak = whatever a seat receives is the same when all that is hidden from it is dealt anew
property-imagine = an imagined world fits what the seat knows and depends on nothing else
property-locals = no flow keeps what it worked out from hidden faces, no ask is sifted by them
property-text = every prompt, option, refusal, event and sheet line has text, and every rule cited exists
property-result = a finished game has a number for every seat, and winners among them
property-honest = with the same dice a player does the same in every world its seat cannot tell apart
property-robust = no input, however broken, does more than raise a typed error
property-crash = no game raises an error of its own

## What was looked at

count-positions = positions with every card in its place
count-copies = copies of positions
count-forks = forks
count-forks-to-the-end = forks played to the end
count-saves = games saved and loaded
count-half-made-choices-saved = of them in the middle of a simultaneous choice
count-refusals = refused options
count-leak-pairs = pairs of worlds a seat cannot tell apart
count-imagined-worlds = imagined worlds
count-lockstep-steps = steps of two worlds side by side
count-lessons = moments in which a seat learned something
count-checkpoints = checkpoints compared
count-undos = choices taken back
count-picks-in-another-order = picks tried in another order
count-decisions = decisions
count-replayed-elsewhere = games replayed in another process
