# Help pages.
help-usage = usage
help-options = options
help-arguments = arguments
help-commands = commands
help-command = COMMAND
help-help = show this page
help-version = show the version
help-lang = language: English or French (default: your system’s)
help-game = the game; “wardroom games” lists them
help-json = print JSON for programs

help-wardroom =
    Wardroom is a table for starship games: their rules are enforced and explained,
    the deal can be checked by anybody, and the computer plays without peeking.

    Begin with one of these:
      wardroom play missions                         play against the computer
      wardroom rules missions --search discard       look something up in the rules
      wardroom score missions worf batleth shields   what a hand of cards is worth, and why
    .end = “wardroom COMMAND --help” says more about a command.

help-word-game = GAME
help-word-seats = NAMES
help-word-text = TEXT
help-word-setting = K=V
help-word-file = FILE
help-word-folder = DIR
help-word-card = CARD
help-word-json = JSON
help-word-players = NAMES
help-word-number = N
help-word-seat = SEAT
help-word-rule = ID

help-games = list the games
    .about = Lists the games that can be played here, with their settings.

help-play = play a game
    .about = Play a game here in the terminal, alone against the computer or with friends at the same keyboard. Every move is saved at once: leave whenever you like and go on later with --load.
help-play-seats = who plays, with commas between: names of people, and computer players by strength: random, greedy, ensign, lieutenant, commander, captain, admiral (default: you and a commander). A rank thinks for 5 seconds at most about a decision, an admiral for 15, and for 60 in a turn
help-play-seed = any words; the same words give the same deal (default: a random deal)
help-play-salt = words from the players, mixed into the deal, so that whoever chose the seed has not chosen the deal
help-play-option = a setting of the game, such as memory_aid=no; “wardroom games” lists them
help-play-save = save the game in this file (default: a new file among your saved games)
help-play-load = go on with the game in this file
help-play-resume = go on with the game that was left last; “wardroom saves” lists them all
help-play-solo = play alone, against the game’s own rival or for a good score

help-campaign = play a campaign, game after game
    .about = A campaign of Captain’s Chair: up to ten games against the Bot, from Ensign to Admiral, in one file. “new” begins one, “next” plays its next game or goes on with the one you left, “show” prints its log. “wardroom verify FILE” checks every game, and that each follows from those before it.
help-campaign-action = new, next or show
help-campaign-file = the file of the campaign
help-campaign-captain = new: your captain (picard, sisko, burnham, koloth, sela, shran)
help-campaign-mode = new: set_phasers_to_stun, yellow_alert, gates_of_sto_vo_kor or the_kobayashi_maru, the easiest first
help-campaign-challenge = new: a challenge, as often as you like (live_long_and_prosper, that_is_life, closest_outpost, baby_gazelle, rules_of_acquisition, only_ship, on_tuesday, ticking_clock)
help-campaign-opponent = next: the captain of the Bot, one of those you may meet (default: drawn at random)
help-campaign-board = next: the side of your board, basic or advanced (default: basic)
help-campaign-seats = next: who plays, a name or a computer player (default: you)
help-campaign-seed = next: any words; the same words give the same deal (default: a random deal)
help-word-campaign-action = ACTION

help-saves = list your saved games
    .about = Lists the games that “wardroom play” has saved, the latest first, with the file of each.

help-completion = let the Tab key complete commands
    .about = Prints what lets your shell complete commands, options and games. For bash: wardroom completion bash >> ~/.bashrc
help-completion-shell = bash, zsh or fish
help-word-shell = SHELL

help-open = play on from a position of a game file
    .about = Sets up the table as it was after some move of a saved game, and plays on from there: to see how else it could have gone. The new game is saved in its own file, with the same deal and the same moves so far; the opened file does not change.
help-open-file = a game file
help-open-step = after this many moves; 0 is the deal (“wardroom replay FILE” numbers them; default for a report: where it was made)
help-open-seats = who plays on, as with “wardroom play” (default: as in the file)
help-open-save = save the game in this file (default: a new file among your saved games)

help-score = what a hand of cards is worth
    .about = Prints the score sheet of a hand and explains every line. With “-” for the cards, reads hands as JSON lines and writes one line for each; docs/cli.md describes them.
help-score-cards = a card: its id, its English or French name, or the beginning of one; put names with blanks in quotes. “-” reads JSON lines
help-score-choices = how the cards that leave a choice count, as JSON (default: for the best total)

help-best = find the best hand
    .about = Finds the hand worth most, out of all cards or out of those you name.
help-best-from = only out of these cards
help-best-with-q = with Meddlesome Q, which lets a hand grow

help-simulate = let computer players play many games
    .about = Plays many games between computer players and reports who won how often. The same seed gives the same result, whatever the number of jobs.
help-simulate-players = the players by seat, with commas between (default: greedy,random)
help-simulate-games = how many games (default: 100)
help-simulate-seed = a number from which all deals follow (default: 1)
help-simulate-jobs = how many games at once (default: 1)
help-simulate-swap-seats = players move on one seat after every game
help-simulate-option = a setting of the game, such as memory_aid=no
help-simulate-save = save every game as a file in this folder

help-replay = read a game file
    .about = Prints what happened in a saved game, or the table as it was after one of its moves.
help-replay-file = a game file
help-replay-step = show the table after this many moves
help-replay-seat = as this seat saw it: its number, or the name of who sat there

help-verify = verify a game file
    .about = Plays a saved game again and checks everything in it: the seed against its promise, every move against the rules, every link of the hash chain, the result.
help-verify-file = a game file

help-deck = look at decks, and check your own
    .about = For games that are played with decks of your own. “list” shows the ready-made ones, “check” names every fault of a deck with its rule and everything unwise about it, and prints its deck code; “show” also lists its cards by kind.
help-deck-action = list, check or show
help-deck-what = list: a game. check, show: a ready-made deck, a deck code, a file with a code or with a card name a line, or - for standard input
help-deck-game = the game the deck is for (default: the only one with decks)
help-word-deck-action = ACTION
help-word-deck = DECK

help-rules = read the rules
    .about = Prints the rules of a game; all of them, one section, or one rule by its number.
help-rules-id = a rule or a section, such as MIS-4.7, 4.7 or 4
help-rules-search = only rules with this word in them

help-check = test a game with the conformance kit
    .about = Runs the conformance kit: games end, options are legal, nothing hidden leaks, files replay, and much more.
help-check-games = how many games (default: 20)
help-check-first = the number of the first game: so that a long run can be split (default: 0)
help-check-jobs = how many games at once (default: 1)
help-check-players = the players who share the tables, with commas between; contrary does what nobody else would, hasty what looks best at a glance (default: random,hasty,contrary)
help-check-seed = a number from which all deals follow (default: 1)

help-new-game = write a small game of your own to begin with
    .about = Writes a small game that works, with its rules, texts in both languages, tables and tests, into a new folder here. Change it rule by rule; docs/add-a-game.md explains each part.
help-new-game-name = what the game is called: the name of its folder, of its Python package and of the game
help-word-name = NAME

help-bench = measure the speed of this machine
    .about = Measures how fast games are played, scored, copied and searched on this machine. It takes some minutes.

help-word-host = ADDRESS
help-serve = play in the browser: run a server
    .about = Runs a server for players with a browser, here or elsewhere. Games are kept in a database and go on where they were after a restart. docs/hosting.md explains how to run one for friends.
help-serve-host = the address to listen at (default: 127.0.0.1, this machine only)
help-serve-port = the port to listen at (default: 8420, or a free one if that is taken)
help-serve-workers = how many server processes (default: 1; several need PostgreSQL)
help-serve-open = open a browser, where there is one
