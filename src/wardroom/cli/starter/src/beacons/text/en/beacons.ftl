# What Beacons says. Every message must be in all languages; `wardroom check beacons` lists those that are missing.
game-name = Beacons
    .say = Ever higher
    .time = 5 min
game-about = Play a light that is higher than the last one, or drop out. Whoever plays most of them wins.

back-light = a light
card-1 = Light 1
card-2 = Light 2
card-3 = Light 3
card-4 = Light 4
card-5 = Light 5
card-6 = Light 6
card-7 = Light 7
card-8 = Light 8
card-9 = Light 9
card-10 = Light 10
card-11 = Light 11
card-12 = Light 12
card-13 = Light 13
card-14 = Light 14
card-15 = Light 15
card-16 = Light 16
card-17 = Light 17
card-18 = Light 18

ask-turn = Which light do you play?
    .rule = BEA-2.2
option-turn = Play { $card }
option-turn-pass = Drop out
table-option-turn = Play { $card }
    .verb = Play
refuse-too-low = A light must be higher than { $last }.

event-played = { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-dropped = { $you ->
        [yes] You drop out.
       *[no] { $seat } drops out.
    }
event-scored = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }.

table-felt = The row
table-mine = Your hand
table-row = { $count ->
        [0] No light has been played.
       *[other] In the row: { $cards }.
    }
table-points = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }
table-hand = Your hand: { $cards }.
