### The table, whatever is played on it.

web-table-title-turn = Your turn: { $ask } · { $title } · Wardroom
web-table-title-wait = { $names } · { $title } · Wardroom
web-table-title-over = The game is over · { $title } · Wardroom

web-table-you-are = you are { $name }
web-table-watching = you are watching
web-table-rules = Rules
web-table-signs = Signs
web-table-log = Log
web-table-log-all = { $count ->
    [0] no event yet
    [one] one event
   *[other] all { $count } events
}
web-table-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-table-players = Players
web-table-hand = Your hand
web-table-felt = The table
web-table-others = Other players

## The decision

web-table-your-turn = Your turn
web-table-choose = Choose
web-table-pick = Pick these
web-table-pick-on = Pick these, then more
web-table-cannot = Not now
web-table-changes = { $change } { $count ->
    [one] point
   *[other] points
}
web-table-points = { $count ->
    [one] point
   *[other] points
}
web-table-leads = leads
web-table-final-all = This cannot be undone.
web-table-final-some = A lock marks what cannot be undone.
web-table-sure = { $option }?
    .no = No, go back
web-table-undo = Undo
web-table-hint = Hint

## Standing orders

web-orders = What you pass once and for all
web-orders-give-turn = Pass until my turn
web-orders-give-window = Pass on all { $window }
web-orders-stands-turn = You pass until your turn
web-orders-stands-window = You pass on all { $window }
web-orders-lift = lift this order

## Waiting

web-table-wait-step = Not your turn
web-table-waiting = { $name } chooses
web-table-thinking = { $name } is thinking
web-table-waiting-all = Several players choose
web-table-look-again = Look again
web-table-lately = What happened last
web-table-thinks = thinking
web-table-chooses = choosing
web-table-stands-in = away, { $rank } stands in

## What others did since the reader last chose

web-since = Since your last choice
web-since-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
web-since-play = Step by step
web-since-show = show
web-since-step = step { $step } of { $last }
web-since-now = Back to now
web-since-speed = { $count } s
web-since-more = The game has gone on meanwhile.

## One screen for several people

web-table-one-screen = One screen for all
web-table-pass = Pass the device to { $name }
    .why = It is { $name }’s turn. Nobody else should look now.
    .do = I am { $name }: show my cards

## When the game's own code fails

web-table-failed = The table stands still
    .step = A fault in the game

## The end

web-table-over = The game is over
    .ask = The points are counted
    .do = See the result

## A hint

web-table-hint-title = What would a computer player do?
    .about = It sees only what you see. Higher ranks think longer.
web-table-hint-rank = Ask
web-table-hint-do = Give me a hint
web-table-hint-thinking = { $rank } is thinking about it …
web-table-hint-said = Advice ({ $rank }): { $option }.
web-table-hint-best = its choice
web-table-hint-worse = { $points ->
    [one] 1 point less
   *[other] { $points } points less
}
web-table-hint-alike = as good
web-table-hint-untried = set aside

## Notes, and being told

web-table-notes = Notes
    .about = Only you can read them.
web-table-save = Save
web-table-settings = Settings
web-table-keyboard = Keyboard
web-table-tell = When it is your turn
web-table-tell-browser = Tell me in this browser
web-table-webhook = Address of a chat service to be told (webhook)
web-table-keys = Keys choose: 1, 2, a, b …

## The host

web-table-host = Host
web-table-host-away = away: a computer plays
web-table-host-link = New link for this seat, shown only now
web-table-host-reissue = New link
web-table-host-stand-in = Let a computer play …
web-table-host-turn = Play this turn
    .about = A computer ({ $rank }) chooses for { $name } until this turn is over; then { $name } is asked again.
web-table-host-until = Play on until I give the seat back
    .about = A computer ({ $rank }) chooses for { $name } from now on, turn after turn. When you give the seat back, it stops at the next question; what it has chosen stands.
web-table-host-alone = Play to the end of the game
    .about = A computer ({ $rank }) chooses for { $name } from now on, and the game may be over within seconds. When you take the seat back before that, it stops at the next question; what it has chosen stands.
web-table-host-back = Give the seat back
web-table-plays-turn = A computer plays this turn for you ({ $rank }).
web-table-plays-on = A computer plays for you ({ $rank }).
web-table-play-again = Choose again myself
web-table-host-watch = New link for spectators
web-table-host-watch-link = Link for spectators, shown only now

## Giving up

web-table-concede = Give up
    .ask = Give the game up?
    .about = { $count ->
        [0] The game ends
       *[other] { $names } wins
    }; the result stands as it is. This cannot be undone.
    .do = Yes, I give up

## What a host does to a seat is told to all

web-announced-stand-in = { $you ->
        [yes] The host lets a computer ({ $rank }) play for you.
       *[no] The host lets a computer ({ $rank }) play for { $seat }.
    }
web-announced-give-back = { $you ->
        [yes] The host gives you your seat back: no computer plays for you any more.
       *[no] The host gives { $seat } the seat back: no computer plays there any more.
    }
web-announced-take-back = { $you ->
        [yes] You play yourself again; no computer plays for you any more.
       *[no] { $seat } is back; no computer plays there any more.
    }
web-announced-unseat = The host has made the seat of { $seat } free for somebody else: whoever sat there is out.
web-announced-sit = { $you ->
        [yes] You have sat down at this table.
       *[no] Somebody has sat down at the seat of { $seat }.
    }
web-table-host-unwatch = Send spectators away

## Report a problem

web-report = Report a problem
    .about = The host of this server gets a note: which table, which move, and what you write. Nothing hidden leaves the table by it, and nobody else at the table sees it.
    .text = What happened, and what did you expect?
    .do = Report
web-report-done = Reported as number { $reference }. Tell the host this number.
