### What only the web table of Missions says, and what it says shorter than elsewhere.

table-turn = Round { $round }, turn { $turn }
table-phase-meddling = Meddlesome Q
table-phase-scoring = Scoring
table-phase-over = The end
table-step = Your turn, { $now } of { $of }
table-step-extra = Extra turn, { $now } of { $of }

table-felt = Decks and discard
table-deck-galaxy = Galaxy
table-deck-mission = Missions
table-deck-left = left in the deck
table-discarded-galaxy = Discarded Galaxy
table-discarded-mission = Discarded Missions
table-out = { $out } of { $last }
table-left = { $left ->
    [one] 1 more ends the game
   *[other] { $left } more end the game
}
table-ends = { $last }th ends the game

table-hand = Your hand
table-hands = The hands
table-counts = { $galaxy } Galaxy, { $missions ->
    [one] 1 Mission
   *[other] { $missions } Missions
}
table-n-galaxy = Galaxy
table-n-mission = { $count ->
    [one] Mission
   *[other] Missions
}
table-known = Known cards: taken from the discard, seen by all
table-score-now = Score now
table-score-caption = What every card scores now
table-sort = Sort
table-sort-type = type
table-sort-points = points
table-sort-age = newest

## Shorter than elsewhere

table-ask-source = Where do you take from?
    .why = You must take: nobody may pass.
    .final = A card seen from a deck cannot be undone.
table-option-source-galaxy = Draw a Galaxy card
    .then = discard 1
table-option-source-mission = Draw two Missions
    .then = discard 2
table-option-source = { $card }
    .group = Or one card from the discard
    .verb = Take
table-option-source-discard = A card from the discard

table-ask-discard = Discard one card
    .final = This ends your turn and cannot be undone.
table-option-discard = { $card }
    .verb = Discard
    .cannot = Must stay

table-ask-discard-second = Discard a second card
    .final = This ends your turn and cannot be undone.
table-option-discard-second = { $card }
    .verb = Discard too
    .cannot = Must stay

table-ask-extra = Take an extra turn?

table-ask-q-take = Meddlesome Q: take one card
table-option-q-take = { $card }
    .verb = Take
    .cannot = Not now

table-ask-q-discard = Meddlesome Q: discard one card
table-option-q-discard = { $card }
    .verb = Discard
    .cannot = Must stay

table-ask-choices = Count your cards for the best total?

table-ask-borg = Borg Cube: which cards do you blank?
table-option-borg = { $card }
    .verb = Blank
table-option-thought-target = { $card }
    .verb = Change
    .cannot = Not this one
