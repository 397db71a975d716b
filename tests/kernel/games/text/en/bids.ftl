# The words of Bids, a game for tests.
game-name = Bids
game-about = Prizes for the highest lone bid.
back-prize = a prize
back-favour = a favour
back-bid = a number
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8

setting-rounds = Rounds
    .about = How many prizes are auctioned.
setting-open = Open table
    .about = Changes nothing.

ask-bid = What do you bid for prize { $card }?
    .rule = BID-2.1
option-bid = Bid { $card }
refuse-too-early = { $card } may not be bid in the first round.
ask-favour = You drew favour { $card }. Do you keep it?
    .rule = BID-2.4
    .why = Favours are added at the end.
option-favour-keep = Keep it
option-favour-return = Put it back

event-prize = Prize { $card } is turned up.
event-bid = { $you ->
        [yes] You bid { $card }.
       *[no] { $seat } bids { $card }.
    }
event-favour = { $you ->
        [yes] You draw favour { $card }.
       *[no] { $seat } draws { $card }.
    }
event-scored = { $seat } has { $points ->
        [one] one point
       *[other] { $points } points
    }.

score-favour = A favour of { $n }
