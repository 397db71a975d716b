### What only the web table of Captain’s Chair says, and what it says shorter than elsewhere.

table-turn = Turn { $turn }
table-step-other = In { $seat }’s turn
table-leaves = score { $points }
table-stage-boost = Before the first turn
table-stage-resupply = Resupply step
table-stage-control = Control step
table-stage-action = Action step
table-stage-cleaning = Clean-up step
table-stage-stardate = Clean-up: Stardate
table-stage-wipe = Clean-up: the Market
table-stage-glory = Clean-up: the Market
table-stage-discarding = Clean-up: discard
table-stage-drawing = Clean-up: draw
section-suit = Suit
section-trait = Trait

## Options

table-option-act-play = { $card }: { $name_op }
    .verb = Play
    .thing = { $card }: { $name_op }
table-option-act-use = { $card }: { $name_op }
    .verb = Use
    .thing = { $card }: { $name_op }
    .group = On the table
table-option-act-mission = Complete { $word }
    .word = mission
    .verb = Complete
    .group = Missions
table-option-control-control = Take control of { $card }
    .verb = Take control

table-why-not = Why not the others? ({ $count })

## Signs

table-vp = VP
table-skill = skill { $name }
table-focus = focus { $name }: worth the multiplier of its track once you have completed a mission
table-now = now
table-no-gain = nothing
table-action = costs 1 Action
table-kind-resupply = Resupply
table-kind-control = Control
table-kind-clean_up = Clean-up
table-kind-passive = Passive
table-kind-special = Special
table-kind-surprised = Surprise
table-exhausted = exhausted
table-beamed = beamed here
table-at = at { $card }
table-teams = { $count ->
    [one] 1 Away Team
   *[other] { $count } Away Teams
}
table-ships = { $count ->
    [one] { $count } SHIP
   *[other] { $count } SHIPs
}
table-teams-here = Away Teams on the Captain

## The middle

table-felt = Market and Neutral Zone
table-stardate = Stardate { $number }
table-clock = Stardate { $number }: { $glory } of { $of } Glory left, { $left } to the end
table-to-the-end = to the end
table-closing = Resolution: { $left ->
    [0] the last turn
    [one] 1 turn follows
   *[other] { $left } turns follow
}
table-burn = at 0: the Burn
table-look = look
table-deck = deck { $count }
table-left = May still be in it
table-left-none = nothing
table-location-deck = Location deck { $count }
table-lacks = { $count ->
    [one] 1 more secures it
   *[other] { $count } more secure it
}
table-secured = secured by you
table-secured-other = secured by { $seat }
table-virtual-team = 1 Away Team of the virtual opponent
table-empty = empty
table-nobody = nobody
table-looked = The cards you look at

## A captain

table-yours = Your table
table-yours-short = { $ships ->
    [one] 1 SHIP
   *[other] { $ships } SHIPs
}, { $places ->
    [one] 1 LOCATION
   *[other] { $places } LOCATIONs
}
table-fleet = Fleet
table-locations = Locations
table-staging = Staging
table-area-captain = Captain
table-area-duty = On duty
table-area-fleet = Fleet
table-area-places = Locations
table-hand = Your hand
table-hand-size = { $count }; you draw up to { $size } at the end of the turn
table-hand-empty = no card
table-board-basic = basic side
table-board-advanced = advanced side
table-actions = { $count ->
    [one] 1 Action left
   *[other] { $count } Actions left
}
table-track = { $name } { $space } of 15, multiplier { $factor }
table-missions = Missions
table-goal = Goal:
table-reward = Reward:
table-progress = { $have } of { $need }
table-done = completed
table-focus-now = Focus { $points }
table-focus-idle = Focus 0 now, { $points } with a mission
table-score-caption = Your score so far
table-seen-points = counts only what can be seen
table-seen-hand = Cards you know
table-n-deck = deck { $count }
table-n-discard = discard { $count }
table-n-reserve = reserve { $count }
table-n-development = { $count } dev.
table-n-log = log { $count }
table-virtual = Virtual opponent
    .about = It always has one of everything: 1 Dilithium, 1 Latinum, and 1 Away Team on each neutral Location.

## The Bot

table-bot-turn = Its turn
table-bot-commands = command cards
    .title = Its command cards
table-bot-on-duty = on duty
table-bot-area = Its cards on the table
table-bot-supplement = supplement { $count }
table-bot-waiting = { $count } face down
table-bot-passed = does not match
table-bot-matched = matches
table-bot-lit = { $cards }, in its last turn
table-bot-now = { $cards }, now
table-bot-side-up = face up
table-bot-side-down = on the other side
table-bot-resolves-top = top of its deck
table-bot-resolves-supplement = from its Supplement deck
table-bot-resolves-discard = from its Discard pile
table-bot-took-control = taken under control
table-bot-no-turn = It has not had a turn yet.
table-bot-next = Next:
table-bot-next-controls = it takes { $card }, worth { $value } to it, and resolves it
table-bot-next-then = , then
table-bot-next-cards = it turns up { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-bot-next-known = (you know { $cards })
table-bot-next-stardates = and carries out { $count ->
    [one] Stardate
   *[other] Stardates
} { $numbers }
table-bot-next-token = and, as the Market stands, lays its token on { $card }
table-secured-bot = secured by the Bot
table-step-bot = In the Bot’s turn
