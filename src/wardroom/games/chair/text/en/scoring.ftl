### The score sheet of Captain’s Chair, the rating of cadet training, and what the end of a turn leaves unused.

sheet-row-glory = Glory
sheet-row-tokens = Tokens in the Neutral Zone
sheet-row-endgame = ENDGAME operations
sheet-row-card = Printed VP
sheet-row-returned = INCIDENTs returned
sheet-row-focus = Focus
sheet-row-mission = Missions
sheet-row-resources = Dilithium and Latinum
sheet-row-dilithium = Dilithium
sheet-row-latinum = Latinum
sheet-row-unseen = Not counted: cards that cannot be seen
sheet-row-burn = The Burn

score-glory = { $count } Glory
score-tokens = { $count ->
    [one] 1 Ship or Away Team on neutral Locations
   *[other] { $count } Ships and Away Teams on neutral Locations
}
score-endgame = { $cards }
score-card = { $cards }
score-returned = { $count ->
    [one] 1 INCIDENT
   *[other] { $count } INCIDENTs
} returned by Su’Kal
score-focus = { $name_track }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} × { $factor }
score-focus-idle = { $name_track }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} × { $factor }, no mission yet: { $would } with a mission
score-mission = { $name_mission }
score-mission-basic = { $name_mission } (no VP on the basic side)
score-unseen = { $count ->
    [one] 1 card that you do not know
   *[other] { $count } cards that you do not know
}
score-burn = { $count ->
    [0] no INCIDENT
    [one] 1 INCIDENT
   *[other] { $count } INCIDENTs
}; whoever has the fewest wins, and nothing is scored

score-burn-bot = The last INCIDENT was taken: the Bot wins ({ $count ->
    [0] no INCIDENT
    [one] 1 INCIDENT
   *[other] { $count } INCIDENTs
} here)
score-resources = { $count } Dilithium and Latinum: 1 VP for 2
score-dilithium = { $count } Dilithium: 1 VP each
score-latinum = { $count } Latinum: 1 VP for 2

story-bot-won = More VP than the Bot: the mission is accomplished.
    .name = Victory
story-bot-tied = As many VP as the Bot: against it a tie is a loss. One more would have done.
    .name = A tie
story-bot-lost = The Bot has more VP. Look at its score lines: what brought it most?
    .name = Defeat
story-bot-burn = The last INCIDENT was taken. In a Burn the Bot wins, whatever the points.
    .name = The Burn

story-cadet-none = Less than 70 VP: no title yet. Complete a mission early: without one, your focus icons are worth nothing.
    .name = Cadet
story-cadet-able = 70 VP or more: you can play this crew. 100 is a good next goal.
    .name = Qualified
story-cadet-master = 100 VP or more: you master this crew.
    .name = Master of the crew
story-cadet-outstanding = 120 VP or more: outstanding. The Academy will talk about it.
    .name = Outstanding
story-cadet-burn = The last INCIDENT was taken, and the Burn ended the training at once.
    .name = The Burn

measure-glory = Glory over the game
measure-research = Research over the game
measure-influence = Influence over the game
measure-military = Military over the game
measure-incidents = INCIDENTs over the game

unused-action = { $count ->
    [one] one Action
   *[other] { $count } Actions
}
unused-free-play = { $count ->
    [one] a card that you can play without an Action or a cost
   *[other] { $count } cards that you can play without an Action or a cost
}
unused-free-use = { $count ->
    [one] a card on the table that you can use without an Action or a cost
   *[other] { $count } cards on the table that you can use without an Action or a cost
}
unused-mission = { $count ->
    [one] a mission that you can complete
   *[other] { $count } missions that you can complete
}
