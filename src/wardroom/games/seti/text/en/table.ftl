### What only the tables of SETI say, in the browser and partly in the terminal, and what they say shorter than elsewhere.

table-round = Round { $round } of 5
table-step-other = In { $seat }’s turn
table-step-rival = In the rival’s turn
table-stage-income = Before the first round
table-stage-turn = Your turn
table-stage-after = Your turn, after the main action
table-stage-end = End of your turn
table-stage-rival = The rival’s turn
table-stage-round_end = End of the round
table-leaves = score { $points }
table-rival = rival
table-rival-name = Rival
table-neutral = neutral

## Sections of cards, for filters

section-kind = Kind
section-color = Sector colour
section-income = Income
section-corner = Corner
section-species = Species
section-tech = Type of tech
kind-exertian = Exertian card
kind-tech = tech
kind-bonus = tile bonus
kind-gold = gold tile
kind-species = species
kind-sample = sample
kind-anomaly = anomaly
kind-reward = message reward
kind-objective = objective
kind-rival = rival card
corner-vp = VP
corner-publicity = publicity
corner-data = data
corner-move = move
tech-probe = probe
tech-telescope = telescope
tech-computer = computer

## Signs

table-vp = VP
table-any = any
table-or = or
table-pay = pay

## The solar system

table-earth = Earth
table-disc = disc { $disc }
table-disc-next = next
table-disc-carries = { $disc ->
    [1] to turn, alone
    [2] to turn; disc 1 goes with it
   *[3] to turn; discs 1 and 2 go with it
}
table-reminder = turns too when somebody is the first to pass
table-sky-about = The Sun, four rings of eight spaces, and the stars around them. All of it is in the table below.
table-as-table = As a table
table-sky-table = Solar system as a table
table-sky-caption = Sectors clockwise from the top. In brackets: the moves for your nearest probe. Discs 1, 2 and 3 cover ring 1, rings 1 to 2, rings 1 to 3; next to turn: disc { $disc }.
table-sector = Sector
table-ring = Ring { $ring }
table-signals = Signals in order
table-win = Win
table-won-by = won by
table-anomaly = { $color } anomaly
table-space-empty = empty
table-space-asteroids = asteroids
table-space-comet = comet
table-at = { $star }, ring { $ring }
table-spots = What you can choose here
table-far = Distances
table-far-about = The fewest moves for one of your probes stand on every space, and in the table.

## Planets, species, gold tiles

table-planet = Planet
table-planets-caption = The planetary board: who is there, what the first to come gets, what everybody gets
table-figures = { $count ->
    [one] { $count } figure of yours
   *[other] { $count } figures of yours
}
table-orbit = Orbit
table-land = Land
table-moons = Moons
table-first-orbiter = first orbiter:
table-first-lander = first lander:
table-species = Species
table-species-caption = Trace spaces, the highest first
table-unknown = Not yet found
table-side-left = Left
table-side-right = Right
table-trace-row = { $row ->
    [0] discovery
    [-1] overflow
   *[other] row { $row }
}
table-found-by = found by
table-over = over
table-repeat = any number of times
table-taken-by = taken by
table-taken = taken
table-free = free
table-tile = Its data:
table-messages = Message rewards
table-danger = Danger:
table-missing = { $count ->
    [0] Found at the end of this turn.
    [one] One more marker finds it.
   *[other] { $count } more markers find it.
}
table-gold = Gold tiles
table-sets-techs_of_each_type = per 3 types
table-sets-tech_pairs = per 2 techs
table-sets-missions = per mission
table-sets-mission_pairs = per 2 missions
table-sets-incomes_of_each_kind = per 3 incomes
table-sets-credit_or_energy_income = credit/energy
table-sets-traces_of_each_color = per 3 colours
table-sets-wins_with_figures = win + figure

## The own board

table-score = Your score line by line
table-score-now = If the game ended now: { $total } VP
table-miles = Score track: what is still to come
table-mile-neutral = neutral marker
table-mile-gold = gold tile
table-mile-message = your message
table-mile-card = a card waits for this score
table-mile-exertian = an Exertian card may be played
table-past = passed
table-n-credits = { $count ->
    [one] credit
   *[other] credits
}
table-signal-tokens = signal tokens
table-publicity-about = publicity of 10; a card costs 3, a tech 6
table-bench = Computer, techs, income
table-bench-short = { $data } data, { $techs ->
    [one] { $techs } tech
   *[other] { $techs } techs
}
table-data = Data
table-pool = { $data } of 6 data in the pool
table-computer = Computer, upper and lower places
table-upper = upper
table-lower = lower
table-filled = filled
table-empty = empty
table-own = yours
table-not-own = not yours
table-techs = Techs
table-tucked = { $count } tucked, { $done } done
table-stacks = Tech stacks
table-tech = Tech
table-tech-does = What it does
table-tech-bonus = Next tile
table-tech-left = Left
table-tech-probe_1 = Two probes in space; launches one at once.
table-tech-probe_2 = Publicity at asteroids; leaving them costs no more.
table-tech-probe_3 = Landing costs 1 energy less.
table-tech-probe_4 = Land on moons.
table-tech-telescope_1 = Earth’s signal may go beside; 2 data at once.
table-tech-telescope_2 = Scan: 1 publicity for a signal at Mercury.
table-tech-telescope_3 = Scan: a hand card for one more signal.
table-tech-telescope_4 = Scan: 1 energy to launch, or 1 move.
table-tech-computer_1 = Above 2 VP, below 1 credit.
table-tech-computer_2 = Above 2 VP, below 1 energy.
table-tech-computer_3 = Above 2 VP, below a card.
table-tech-computer_4 = Above 2 VP, below 2 publicity.
table-hand = Your hand
table-hand-of = { $seat }’s hand
table-hand-limit = { $when ->
    [on_pass] at most { $limit } when you pass
   *[end_of_turn] at most { $limit } at the end of the turn
}
table-no-cards = No cards in hand.
table-resolving = Being carried out:
    .tag = under way
table-gap = taken, filled again later
table-end-stack = round’s end { $count }
table-discard = discard pile { $count }
table-deck = deck { $count }
table-circle-done = covered
table-circle-open = open

## The rival and the others

table-others-solo = Rival and objectives
table-level = level { $level } of 5
table-passed = passed
table-rival-computer = { $pool ->
    [0] computer { $data } of 6
   *[other] computer { $data } of 6, { $pool } more data
}
table-of-left = of { $all } left
table-arrow-left = arrow to the left
table-arrow-right = arrow to the right
table-rival-no-card = It has played no card this round yet.
table-last-card = its last card
table-told = What it did, step by step
table-progress = Progress
table-next-tech = Its next tech:
table-track = Progress track, 12 spaces; each names the tech it prefers
table-no-first = its 2-VP tile is gone
table-rival-here = the rival is here
table-track-card = passing here adds an advanced card
table-due = { $done } of { $due } for the end of this round
table-due-round = for round { $round }
table-objective-level = level
table-done = done
table-open = open:
table-missing-objective = Each missing: 3 progress.
table-in-stack = { $count } in the stack
table-trace-color = { $color } traces
table-other-figures = { $orbiters ->
    [one] { $orbiters } orbiter
   *[other] { $orbiters } orbiters
}, { $landers ->
    [one] { $landers } lander
   *[other] { $landers } landers
}, { $wins ->
    [one] { $wins } sector win
   *[other] { $wins } sector wins
}
table-done-missions = { $count ->
    [one] { $count } mission done
   *[other] { $count } missions done
}
table-rival-analyze = Analyse with a full computer
table-rival-launch = Launch without a probe on Earth
table-rival-research = { $publicity ->
    [0] Tech, free
   *[other] Tech for { $publicity } publicity
}
table-rival-fly = Fly up to { $moves }: { $places }
table-rival-telescope = Signals: { $signals }
table-rival-species = { $which ->
    [1] First species: take its card
   *[2] Second species: take its card
}
table-rival-sample = Land for a sample: Saturn 4, Jupiter 5
table-rival-anomaly = Mark the next anomaly’s column
table-rival-message = Send a message 15 VP ahead
table-rival-exertian = Play an Exertian card, fewer than { $most }
table-rival-trace = Mark a trace
table-rival-glyphs = Fly to a glyph
table-rival-security = Breach a security card
table-rival-organelles = Gather organelles

## Specials in a few words

table-special-row_signals_by_sector = { $n }× discard a row card for a signal; { $vp } VP per different sector
table-special-signals_from_deck = { $n }× discard the top card of the deck for a signal
table-special-signals_from_hand = up to { $most }× discard a hand card for a signal
table-special-signal_and_neighbours = a signal at your probe, and one in each sector beside it
table-special-signals_at_probes = a signal at up to { $most } probes, anybody’s
table-special-signals_without_data = a signal of every colour, without data
table-special-signal_and_return = a signal at your probe; alone there, this card returns
table-special-copied_tech = a tech somebody else has, without its bonus
table-special-land_on_occupied = land, even on an occupied space
table-special-land_anywhere = land on a planet or any moon
table-special-draw_and_use = draw { $n }: one for its corner, one for its income, keep one
table-special-card_with_corner = take a card and gain its corner
table-special-row_corners = discard the row, gain all its corners
table-special-slingshot = a planet may give a move for its publicity
table-special-launch_past_limit = launch past the limit
table-special-collect_sample = { $by ->
    [land] land, then take a sample there
    [land_anywhere] land anywhere, then take a sample there
   *[orbit_or_land] orbit or land, then take a sample there
}

## Shorter than elsewhere

table-ask-turn = What do you do?
    .why = One main action a turn; free actions before, during and after it.
table-ask-move = Where to?
    .why = { $left ->
        [0] Each move costs 1 energy: yours is enough for { $energy }. Undo, if you would rather keep it;
        [one] 1 move left. You need not use it;
       *[other] { $left } moves left. You need not use them;
    } leaving asteroids costs one more.
table-option-turn-play = Play a card
    .verb = Play
table-option-turn-launch = Launch
    .verb = Launch
table-option-turn-orbit = Orbit
    .verb = Orbit
table-option-turn-land = Land
    .verb = Land
table-option-turn-scan = Scan
    .verb = Scan
table-option-turn-analyse = Analyse
    .verb = Analyse
table-option-turn-research = Research
    .verb = Research
table-option-turn-pass = Pass for this round
table-option-turn-move = Move
    .group = Free, as often as you like
    .verb = Move
table-option-turn-place = Place data
    .group = Free, as often as you like
    .verb = Place
table-option-turn-exchange = Exchange 2 for 1
    .group = Free, as often as you like
    .verb = 2 for 1
table-option-turn-buy = Buy a card
    .group = Free, as often as you like
    .verb = Buy
table-option-turn-corner = Use a corner
    .group = Free, as often as you like
    .verb = Corner
table-option-turn-mission = Complete a mission
    .group = Free, as often as you like
    .verb = Mission
table-option-turn-end = End the turn
table-option-free-move = Move
    .verb = Move
table-option-free-place = Place data
    .verb = Place
table-option-free-exchange = Exchange 2 for 1
    .verb = 2 for 1
table-option-free-buy = Buy a card
    .verb = Buy
table-option-free-corner = Use a corner
    .verb = Corner
table-option-free-mission = Complete a mission
    .verb = Mission
table-option-free-none = Back
table-option-play = { $card }
    .verb = Play
table-option-corner = { $card }
    .verb = Discard
table-option-first-income = { $card }
    .verb = Tuck
table-option-tuck = { $card }
    .verb = Tuck
table-option-tuck-none = Tuck none
table-option-discard = { $card }
    .verb = Discard
table-option-exchange-cards = { $card }
    .verb = Give up
table-option-hand-signal = { $card }
    .verb = Discard
table-option-row = { $card }
    .verb = Discard
table-option-card = { $card }
    .verb = Take
table-option-end-card = { $card }
    .verb = Take
table-option-mission = { $card }
    .verb = Complete
table-option-drawn-corner = { $card }
    .verb = Corner
table-option-drawn-income = { $card }
    .verb = Income
table-option-show-corner = { $card }
    .verb = Show
table-option-show-income = { $card }
    .verb = Show
table-option-exertian = { $card }
    .verb = Play
table-option-alien-card-mascamites = { $word ->
    [open] { species-mascamites }: the open card
   *[deck] { species-mascamites }: from the deck
}
    .verb = { $word ->
        [open] Take the open card
       *[deck] Draw
    }
table-option-alien-card-anomalies = { $word ->
    [open] { species-anomalies }: the open card
   *[deck] { species-anomalies }: from the deck
}
    .verb = { $word ->
        [open] Take the open card
       *[deck] Draw
    }
table-option-alien-card-oumuamua = { $word ->
    [open] { species-oumuamua }: the open card
   *[deck] { species-oumuamua }: from the deck
}
    .verb = { $word ->
        [open] Take the open card
       *[deck] Draw
    }
table-option-alien-card-centaurians = { $word ->
    [open] { species-centaurians }: the open card
   *[deck] { species-centaurians }: from the deck
}
    .verb = { $word ->
        [open] Take the open card
       *[deck] Draw
    }
table-option-orbit = { $word }
    .word = place
table-option-land = { $word }
    .word = place
