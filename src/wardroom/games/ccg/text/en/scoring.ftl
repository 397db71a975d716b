### The score sheet of the CCG, and what the end of a phase leaves unused.

sheet-row-mission = Missions
sheet-row-bonus = Bonus points
sheet-row-goal = What is needed
score-mission = { $card }
score-mission-other = Other points that count like those of missions
score-bonus = Bonus points so far
score-bonus-idle = { $count ->
    [one] { $count } bonus point does not count yet: at most as many count as you have points of missions
   *[other] { $count } bonus points do not count yet: at most as many count as you have points of missions
}
score-needed = { $count } points win the game
score-needed-both = { $count } more, until a planet and a space mission are completed
score-needed-alpha = { $count } more, until a mission of the Alpha Quadrant is completed
score-missing = { $count ->
    [0] There are enough
    [one] { $count } point is still missing
   *[other] { $count } points are still missing
}
measure-counting = Points that count, over the game
measure-hand = Cards in hand, over the game
remark-card-plays-left = { $count ->
    [one] one card play is unused
   *[other] { $count } card plays are unused
}
remark-free-reports-left = { $count ->
    [one] one card could still report
   *[other] { $count } cards could still report
}
remark-may-stop = { $stops ->
    [0] none of the { $may } cards that may lie here stops you
    [one] 1 of the { $may } cards that may lie here stops you
   *[other] { $stops } of the { $may } cards that may lie here stop you
}
remark-known-stops = { $known ->
    [one] a card that you know here stops you
   *[other] { $known } cards that you know here stop you
}
unused-attempt = { $count ->
    [one] a mission that you could attempt
   *[other] { $count } missions that you could attempt
}
unused-ship = { $count ->
    [one] a ship that has not moved
   *[other] { $count } ships that have not moved
}
