### The score sheet, and how a solo game ends.

sheet-row-score = Points gained during the game
sheet-row-cards = End-of-game cards
sheet-row-tiles = Gold tiles
sheet-row-objectives = Objectives not completed
sheet-row-exertians = Exertian cards
sheet-row-danger = Danger

score-gold-box = { $cards } ({ $count } counted)
score-gold-tile = { $cards }: { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } at { $value }
score-unfinished = { $count ->
        [one] { $count } objective, 5 points each
       *[other] { $count } objectives, 5 points each
    }
score-exertian = { $cards }
score-danger = { $danger } danger, compared with everybody else’s

story-won = You have found more than the rival. Somewhere out there somebody has noticed.
    .name = You win
story-tied = You and the rival have found just as much. Against the rival a tie is no win.
    .name = A tie
story-lost = The rival has found more. The sky is large, and it will still be there tomorrow.
    .name = The rival wins

measure-publicity = Publicity over the game
measure-data = Data in pool and computer over the game
