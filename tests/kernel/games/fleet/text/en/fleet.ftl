# The words of Fleet, a game for tests.
game-name = Fleet
game-about = Two fleets search two places for points.
card-pagh = Pagh
card-bounty = Bounty
card-guard = Guard
card-pilot = Pilot
card-ambush = Ambush
card-mine = Mine
card-nebula = Nebula
card-decoy = Decoy
place-vega = Vega
place-gap = the Gap
place-home = home

setting-deck = Deck
    .about = What you draw and what you lay out: a ready-made deck, or a deck code.
    .guards = Guards
    .raiders = Raiders
setting-bonuses = Bonuses
    .about = Any of these, also several times.
    .head_start = A point for the first player
    .extra_card = A card more for everybody

window-flight = flights
window-score = points scored

ask-seed = Which hazards do you lay out, and where?
    .rule = FLEET-3
option-seed = { $card } under { $word ->
        [vega] Vega
       *[gap] the Gap
    }
option-seed-done = Done
refuse-not-there = { $card } cannot lie there.
ask-order = What do you order?
    .rule = FLEET-5
option-order-play = { $n ->
        [1] Let { $card } report aboard
       *[other] Send { $card } out to scout
    }
option-order-fly = Fly { $card } (at { $at }) to { $word ->
        [vega] Vega
       *[gap] the Gap
    }
option-order-beam = Beam from { $card } to { $card2 } (at { $at2 })
option-order-end = End your turn
refuse-nobody-aboard = Nobody is aboard { $card }.
refuse-already-there = The ship is there already.
refuse-too-far = The ships are not at the same place.
refuse-only-an-answer = An ambush only answers what the other does.
refuse-no-ship = You have no ship left.
ask-ship = Aboard which ship?
    .rule = FLEET-6
option-ship = { $card } (at { $at })
ask-scout = Where do you scout?
    .rule = FLEET-6
option-scout-vega = Vega
option-scout-gap = The Gap
ask-beam = Who goes over from { $card }?
    .rule = FLEET-8
option-beam = { $card } (aboard { $at })
option-beam-done = Done
ask-respond = Do you answer?
    .rule = FLEET-9
option-respond = Play { $card }
option-respond-pass = Pass
refuse-no-ambush = Only an ambush answers.

event-seeded = { $you ->
        [yes] You lay out { $count ->
            [one] one hazard
           *[other] { $count } hazards
        }.
       *[no] { $seat } lays out { $count ->
            [one] one hazard
           *[other] { $count } hazards
        }.
    }
event-drew = { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
event-reported = { $card } reports aboard { $card2 }.
event-scouted = { $you ->
        [yes] You look at { $cards } under { $name_place }.
       *[no] { $seat } looks under { $name_place }.
    }
event-beamed = { $count ->
        [one] One goes
       *[other] { $count } go
    } over to { $card }.
event-flies = { $card } sets course for { $name_place }.
event-ambushed = { $you ->
        [yes] You play { $card }: that is off.
       *[no] { $seat } plays { $card }: that is off.
    }
event-met = { $seat } meets { $card }.
event-scored = { $you ->
        [yes] You have { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $seat } has { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
