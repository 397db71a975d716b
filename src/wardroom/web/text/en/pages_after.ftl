### The pages after a game, and about it: result, replay, verification, log.

web-nav-log = Log
web-back-result = Back to the result
web-back-table = Back to the table

## Result

web-result-where = finished
web-result-after = { $turns ->
        [one] After one turn and { $choices } choices
       *[other] After { $turns } turns and { $choices } choices
    }
web-result-wins = { $you ->
        [yes] You win with { $points }
       *[no] { $seat } wins with { $points }
    }
web-result-alone = { $you ->
        [yes] You finish with { $points }
       *[no] { $seat } finishes with { $points }
    }
web-result-rival-won = { $you ->
        [yes] You win: { $points } to { $theirs }
       *[no] { $seat } wins: { $points } to { $theirs }
    }
web-result-rival-lost = { $rival } wins: { $theirs } to { $points }
web-result-rival-tied = A tie at { $points }, which is no win
web-result-printed = printed rules
web-result-share = { $seats } share the victory with { $points }
web-result-conceded = { $you ->
        [yes] You win: { $name } gave up
       *[no] { $seat } wins: { $name } gave up
    }
web-result-conceded-alone = { $you ->
        [yes] You gave up with { $points }
       *[no] { $seat } gave up with { $points }
    }
web-result-rematch = Rematch, seats turned
    .alone = Play again
web-result-rematch-go = To the rematch
    .alone = To the next game
web-result-file = Game file
web-result-sheets = Score sheets
web-result-sheet = Score sheet: { $name }
web-sheet-row = Row
web-sheet-blanked = blanked
web-sheet-nothing = nothing in this hand feeds it

## The score over the game

web-graph-title = Score over the game, turn by turn
web-graph-table = The same as a table
web-graph-more = { $count } more curves
web-graph-after = After
web-graph-deal = deal
web-graph-end = end
web-graph-turn = turn { $number }
web-graph-from-to = { $you ->
        [yes] you went from { $first } to { $last }
       *[no] { $seat } went from { $first } to { $last }
    }

## Replay

web-replay-title = Replay
web-replay-eyes = Seen by
web-replay-open = open hands
web-replay-as = as { $name } saw it
web-replay-watch = Watch
web-replay-step = choice { $step } of { $last }
web-replay-at = Choice
web-replay-go = Go
web-replay-first = First
web-replay-back = Back
web-replay-play = Play
web-replay-stop = Pause
web-replay-next = Next
web-replay-last = Last
web-replay-speed = Speed
web-replay-seconds = { $count ->
        [one] one step a second
       *[other] a step every { $count } s
    }
web-replay-page = Replay of { $title }, Wardroom
web-replay-by-hand = by hand
web-replay-totals = Worth now
web-replay-dealt = The cards have been dealt.
web-replay-undo = { $you ->
        [yes] You take back your last choice.
       *[no] { $seat } takes back the last choice.
    }
web-replay-quiet = { $you ->
        [yes] You chose: { $option }.
       *[no] { $seat } chose: { $option }.
    }
web-replay-secret = { $you ->
        [yes] You made a choice.
       *[no] { $seat } made a choice.
    }

## Fairness

web-seal-after = Fair, and anyone can check it
    .about = The fingerprint was shown before the deal. The seed must give the same fingerprint, and playing it again the same game.
web-seal-seed = Seed
web-seal-verify = Verify this game

web-verify-title = Verification
web-verify-yes = This game was fair
    .about = It was just played again from its file, all { $choices } choices, and everything fits.
web-verify-no = This game does not fit its file
web-verify-passed = Passed:
web-verify-failed = Failed:
web-verify-left = Not reached:
web-verify-form = The file is whole
    .why = It has the form of a game file, and its rules version is the one that is played here.
web-verify-seed = The seed is the one that was promised
    .why = Before the deal everybody was shown a fingerprint (SHA-256) of the seed. From a fingerprint nobody can find the seed, and no second seed has the same one: so the shuffle could not be exchanged later. The words of the players were mixed in only afterwards, so the host could not choose a seed that suits them.
web-verify-start = The deal follows from the seed
    .why = Game, settings, names and the cards as they were dealt give the first link of the chain.
web-verify-moves = Every choice was legal
    .why = Each choice was made again on a table of its own. Each adds a link to the chain: a hash of the link before, the choice, and at the end of a turn of the whole position. Had one choice been changed, added or left out, every later link would differ.
web-verify-chain = The chain ends as the file says
    .why = So nothing was cut off at the end either.
web-verify-result = The result follows from the cards
    .why = The points were counted again from the hands.
web-verify-fact-seed = Seed
web-verify-fact-commitment = Fingerprint
web-verify-fact-salt = Players’ words
web-verify-fact-start = First link
web-verify-fact-chain = Last link
web-verify-fact-points = Points
web-verify-self = Trust nobody, not even this page
    .about = Download the game file and check it with your own copy of the program:

## Log

web-log-title = Log
web-log-as = as { $name } was told
web-log-all = what everybody could see
web-log-none = Nothing has happened yet.

## A campaign

web-campaign = Campaign
web-campaign-new = Begin a campaign of { $title }
    .about = Up to ten games against the Bot, one after the other. Each victory promotes you; after each game you choose an upgrade for those that follow.
web-campaign-plan = The campaign
web-campaign-captain = Your captain
web-campaign-mode = Mode
    .about = How hard the Bot is while you are Ensign, Lieutenant, Commander, Captain and Commodore.
web-campaign-challenges = Challenges
web-campaign-first = The first game
web-campaign-opponent = The Bot’s captain
web-campaign-board = Your board
web-campaign-begin = Begin the campaign
web-campaign-bring = Go on with a campaign from a file
    .label = Campaign file
    .about = Every game in it is played again first, and must follow from those before it.
    .do = Bring it here
web-campaign-of = Campaign of { $captain }
web-campaign-table = To the table
web-campaign-grade = Review { $grade } of 8
web-campaign-checked = { $count ->
        [0] There is no finished game to check yet.
        [one] The game was just played again from its file: everything fits.
       *[other] All { $count } games were just played again from their files: everything fits, and each follows from those before it.
    }
web-campaign-next = Next assignment
    .about = Game { $number }. The Bot: { $difficulty }.
web-campaign-play = Begin this game
web-campaign-go = Continue
web-campaign-watching = The player of this campaign chooses the next assignment.
web-campaign-current-waiting = The next game is set up, and has not begun yet.
web-campaign-current-playing = The game is being played. Giving it up counts as a loss.
web-campaign-current-failed = The game stands still: a fault in the program stopped it. Nothing is lost.
web-campaign-current-frozen = The game was played under older rules that are no longer here. It is kept as it is.
web-campaign-current-over = The game is over.
web-campaign-log = Log
    .none = No game has been finished yet.
web-campaign-game = Game
web-campaign-running = being played
web-campaign-head-number = Game
web-campaign-head-date = Date
web-campaign-head-rank = Rank
web-campaign-head-board = Board
web-campaign-head-opponent = Bot
web-campaign-head-points = Points
web-campaign-head-end = Result
web-campaign-head-upgrade = Upgrade
web-campaign-points = { $points } to { $theirs }
web-campaign-end-won = won
web-campaign-end-lost = lost
web-campaign-end-burned = lost in the Burn
web-campaign-end-ship-lost = lost, with the only SHIP
web-campaign-end-given-up = given up
web-campaign-boost = BOOST:
web-campaign-reinforcement = Reinforcement:
web-campaign-state = How it stands
web-campaign-wins = Victories
    .of = { $wins } of { $most }
web-campaign-streak = In a row
web-campaign-left = Games left
web-campaign-faced = Faced
web-campaign-unmet = May be met next
web-campaign-pile = Reinforcement pile
    .none = No card yet.
web-campaign-boosts = Boosts
    .none = None yet.
web-campaign-file = One file, and anyone can check it
    .about = It holds all finished games. Each names the one before it, so that no game can be exchanged or left out.
    .do = Campaign file
web-campaign-verify = Verify the campaign
web-result-campaign = Next assignment
    .over = The review of your campaign
    .show = The campaign
web-campaign-list = Campaign, game { $number }
web-campaign-setup = Or play a campaign: up to ten games that follow one another.
