### The pages before a game: lobby, lists, set-up, waiting room, invitation; and what goes wrong.

## On many pages

web-fan = A fan project: no publisher’s art or card text is used; effects are stated in our own words.
web-you = you
web-yes = Yes
web-no = No
web-optional = (optional)
web-back-lobby = Back to the lobby
web-nav-rules = Rules and cards

web-ago-now = just now
web-ago-minutes = { $count } min ago
web-ago-hours = { $count } h ago
web-ago-days = { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

web-kind-bot = computer, { $rank }
web-kind-person = human
web-kind-screen = at the host’s screen
web-kind-free = free seat

web-rank-random = random
web-rank-greedy = greedy
    .about = Takes what looks best right now and never thinks ahead. Answers at once.
web-rank-ensign = ensign
    .about = Thinks a little ahead, and is often wrong. A friendly first opponent.
web-rank-lieutenant = lieutenant
    .about = Thinks ahead, makes mistakes. A fair game for most people.
web-rank-commander = commander
    .about = Plays well. You will have to plan ahead.
web-rank-captain = captain
    .about = Plays very well, and takes some seconds over it: { $seconds } at most for a decision, { $turn } for a turn.
web-rank-admiral = admiral
    .about = The strongest here, and the slowest: { $seconds } seconds at most for a decision, { $turn } for a turn. It never sees more than you would in its seat.

web-luck = Your own luck
    .hint = any words you like
    .about = Whatever stands here is mixed into the shuffle, together with the words of the others. So nobody, not even whoever runs this server, can have chosen the deal. Any words will do, and so will none.

## Lobby

web-lobby-title = Wardroom: a table for starship games
web-lobby-hail = { $count ->
        [one] A starship game, and a table for it.
        [2] Two starship games, one table.
        [3] Three starship games, one table.
        [4] Four starship games, one table.
        [5] Five starship games, one table.
       *[other] { $count } starship games, one table.
    }
    .say = Every rule is kept for you, and explained when you ask.
web-lobby-choose = Choose a game
web-lobby-players = Players:
web-lobby-time = Time:
web-lobby-play = Play now
web-lobby-setup = Set up a table
    .about = for friends, one screen, other settings
web-lobby-alone = Play alone
web-lobby-level = { $setting }: { $value }
web-lobby-against = { $count ->
        [one] against one computer player
        [2] against two computer players
       *[other] against { $count } computer players
    }
web-lobby-ways = More
web-lobby-rules = Rules of { $title }
    .say = Every rule with its number, to look up and to link to.
web-lobby-cards = Cards of { $title }
    .say = All of them, by type, specialty or word.
web-lobby-pad = Score pad
    .say = At a real table? Tap your cards and see what they score, and why.
web-lobby-side = Games
web-lobby-mine = My games
    .none = The games you play in this browser will be listed here.
web-lobby-finished = finished ({ $count })
web-lobby-all = all my games
web-lobby-open = Open games
    .none = Nobody is waiting for a player right now. Set up a table and list it here.
web-lobby-all-open = all { $count }
web-lobby-link = Got a link?
    .label = Seat link or code
    .hint = Paste your seat link
    .do = Sit down

## Lists

web-list-lists = Lists
web-list-mine-title = My games
web-list-open-title = Open games
web-list-alone = { $places ->
    [1] alone
   *[other] nobody else yet
    }
web-list-yours = Waiting for you
    .none = Nobody is waiting for you.
web-list-running = Being played
    .none = No other game is running.
web-list-finished = Finished
    .none = No game is finished yet.
web-list-remove = Remove
web-list-restore = Put back
web-list-removed = { $count ->
        [one] One game taken off the list
       *[other] { $count } games taken off the list
    }
web-list-open = Waiting for a player
    .none = Nobody is waiting for a player right now.

web-state-waiting = { $free ->
        [0] everybody is here
        [one] waiting for one player
       *[other] waiting for { $free } players
    }
web-state-yours = Your turn
web-state-screen = { $name }, at this screen
web-state-others = { $count ->
        [0] the game goes on
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
web-state-open = { $free ->
        [one] 1 of { $places } seats free
       *[other] { $free } of { $places } seats free
    }
web-state-alone = You finished with { $points }
web-state-won = You won with { $points }
web-state-lost = { $count ->
        [one] { $names } won with { $points }
       *[other] { $names } shared the victory with { $points }
    }
web-state-frozen = kept, but of older rules
web-state-failed = stands still: a fault in the game

web-do-continue = Continue
web-do-look = Look
web-do-join = Join
web-do-result = Result

## Set-up

web-setup-title = Set up a table of { $title }
web-setup-seats = Who sits where
    .about = { $spread ->
        [0] { $most } seats, in the order of play
       *[other] { $least } to { $most } seats, in the order of play
    }
web-setup-seat = Seat { $number }
web-setup-others = With others, or computers
web-setup-alone = Alone
web-setup-who = Who
web-setup-name = Name
web-setup-name-you = Your name
web-setup-name-other = A name, if you like
web-setup-player = Player { $number }
web-setup-people = People
web-setup-computers = Computer players
web-setup-bot = Computer: { $rank }
web-setup-who-me = Me
web-setup-who-link = A friend, by link
    .about = You get a secret link to send. Whoever opens it first has the seat, and needs no account.
web-setup-who-screen = Another person at this screen
    .about = You pass the device around. Before a hand is shown, the page asks for the right person.
web-setup-who-nobody = Nobody
web-setup-kinds = What the choices mean, and how strong the computer players are
web-setup-settings = What you agree on
web-setup-code = or a code
web-setup-code-for = { $setting }: a code of your own
web-setup-times = How many times: { $value }
web-setup-open = Who may come
    .about = A private table is for those with a link. A listed one also shows in the lobby, where strangers may take a free seat.
web-setup-private = Only with a link
web-setup-listed = Listed in the lobby
web-setup-do = Set the table
web-setup-wrong-seats = { $count ->
        [0] Nobody sits at this table yet: it is for { $least } to { $most }.
        [one] One seat is taken: it takes { $least } to { $most }.
       *[other] { $count } seats are taken: it takes { $least } to { $most }.
    }
web-setup-wrong-who = “{ $who }” is nobody we know.

## Waiting room

web-wait-title = { $title }: waiting room
web-wait-where = waiting room
web-wait-head = { $free ->
        [one] Waiting for one player
       *[other] Waiting for { $free } players
    }
web-wait-ready = Everybody is here
web-wait-host-about = Send each friend the link of one seat. The game begins when everybody has sat down.
web-wait-guest-about = You have your seat. The game begins when everybody has sat down.
web-wait-seats = Seats
web-wait-count = { $taken } of { $places } taken
web-wait-here = here
web-wait-empty = not here yet
web-wait-link = Link for { $name }
web-wait-copy = Copy link
web-wait-copied = Copied
web-wait-shown = This browser does not have the link.
web-wait-reissue = Make a new link
web-wait-tip = Each link is for one person and works once; only your browser can show it. You can make a new one at any time: the old one then opens nothing.
web-wait-start = Start the game
web-wait-start-bots = { $free ->
        [one] Start now, with a computer in the free seat
       *[other] Start now, with computers in the free seats
    }
web-wait-reload = This page notices when somebody sits down.
web-wait-again = Look again
web-wait-others = Others
web-wait-watch = Spectators may watch by a link of their own. They see what everybody sees.
web-wait-watch-do = Make a link
web-wait-listed = The table is listed in the lobby: strangers may take a free seat.
web-wait-private = The table is private: only who has a link may come.
web-wait-list = List it
web-wait-unlist = Make it private

web-seal-before = The deal is sealed
    .about = The seed of the shuffle has been drawn, and this is its fingerprint (SHA-256). After the game you get the seed itself and can check that it was not exchanged. The words the players bring are mixed in before the deal.
web-seal-commitment = Fingerprint

## Invitation

web-sit-title = Sit down at { $title }
web-sit-head = { $host } invites you to { $title }
web-sit-head-anon = You are invited to { $title }
web-sit-about = No account is needed: this browser will remember your seat.
web-sit-others = At the table
web-sit-name = Your name at the table
web-sit-do = Sit down
web-watch-title = Watch { $title }
web-watch-head = Watch a game of { $title }
web-watch-about = You will see what everybody at the table sees: no hidden hand.
web-watch-do = Watch

## What goes wrong

web-error-400 = That could not be read
    .do = Go back, and try once more from the page itself.
web-error-403 = That is somebody else’s seat
    .do = If it is yours, open your seat link once more in this browser.
web-error-404 = Nothing is here
    .do = The address may be mistyped, or the game was cleared away.
web-error-405 = This address is not for that
    .do = Use the buttons on the page rather than the address.
web-error-409 = Not now
    .do = Look at the table as it is now, then go on from there. Nothing was lost.
web-error-410 = It is no longer here
    .do = What was at this address has been taken away.
web-error-413 = That is too much
    .do = What was sent is larger than we take.
web-error-422 = That does not fit
    .do = Go back and check what you entered.
web-error-429 = A little too fast
    .do = Take a breath, then go on.
web-error-500 = Something broke, and it is our fault
    .do = Your game is safe: every choice is stored before it counts. Try again; if it happens once more, tell whoever runs this server the number below.
web-error-503 = The server cannot answer now
    .do = It is starting, stopping, or has trouble with its database. Your game is safe; try again in a moment.
web-error-link = This link has been used, or was replaced
    .do = Each seat link works once. If you sat down with it in another browser, go on there; otherwise ask whoever invited you for a new one.
web-error-csrf = This page has grown old
    .do = Go back, reload the page, and send the form again.
web-error-full = All tables are taken
    .do = There are as many games from your address as we allow. Finish one, or come back later.
web-error-retry = { $seconds ->
        [one] Try again in one second.
       *[other] Try again in { $seconds } seconds.
    }
web-error-reference = Reference number
