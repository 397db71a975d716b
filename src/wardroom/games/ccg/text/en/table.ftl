### What only the web table of the CCG says, and what it says shorter than elsewhere.

table-turn = Turn { $turn }
table-part-doorways = doorway phase
table-part-laying = mission phase
table-part-dilemmas = dilemma phase
table-part-facilities = facility phase
table-part-start = start of the turn
table-part-play = card plays
table-part-orders = orders
table-part-end = end of the turn
table-part-draw = draw
table-part-over = the game is over
table-step-other = In { $seat }’s turn
table-step-attempt = Your attempt
table-step-ship_battle = Ship battle
table-step-people_battle = Personnel battle
table-plays-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
table-why-not = Why not the others? ({ $count })
section-kind = Kinds of cards
section-affiliation = Affiliations
section-skill = Classifications and skills
section-trait = Characteristics

## Options

table-ask-answer-about = { $card }: do you answer?
    .why = { $name_trigger }
table-ask-answer = Do you answer?
    .why = { $name_trigger }
table-ask-pay-discard = Discard to get past { $card }?
table-ask-order = Your order?
table-ask-return-fire = Return fire?
    .why = ATTACK { $attack } against DEFENSE { $defense } of { $card }.
table-option-pay-discard-no = Discard nothing

table-option-order-attempt = Attempt { $card } ({ $card2 })
    .verb = Attempt
    .group = Attempts
    .thing = { $card } with { $card2 }
table-option-order-fly = Fly to { $card2 }
    .verb = Fly here
    .group = { $card }
    .thing = { $card } to { $card2 }
table-option-order-dock = Dock at { $card2 }
    .verb = Dock
    .group = { $card }
    .thing = { $card } at { $card2 }
table-option-order-undock = Undock
    .verb = Undock
    .group = { $card }
    .thing = { $card }
table-option-order-beam = Beam to { $card2 }
    .verb = Beam
    .group = { $card }
    .thing = { $card } to { $card2 }
table-option-order-walk = Walk to { $card2 }
    .verb = Walk
    .group = { $card }
    .thing = { $card } to { $card2 }
table-option-order-split = Split the team
    .verb = Split
    .group = { $card }
table-option-order-join = Join the teams
    .verb = Join
    .group = { $card }
table-option-order-rescue = Take aboard those in { $card }
    .verb = Take aboard
    .group = { $card2 }
table-option-order-attack = Attack { $card2 } ({ $attack } : { $defense })
    .verb = Attack
    .group = { $card }
    .thing = { $card } against { $card2 }
table-option-order-battle = Attack the team of { $card2 }
    .verb = Attack
    .group = { $card }
    .thing = { $card } against { $card2 }
table-option-order-cloak = Cloak
    .verb = Cloak
    .group = { $card }
table-option-order-decloak = Decloak
    .verb = Decloak
    .group = { $card }
table-option-order-play = Play { $card }
    .verb = Play
    .group = Cards
table-option-order-download = { $card }: special download
    .verb = Special download
    .group = Cards
table-option-play-play = { $card }
    .verb = Play
table-option-play-download = { $card }: special download
    .verb = Special download
table-option-answer = Play { $card }
    .verb = Play
table-option-answer-about = Play { $card }
    .verb = Play
table-option-report-to = { $card }
    .verb = Report here
table-option-seed-dilemma-under = { $card2 }
    .group = { $card }
    .verb = Seed here
table-option-seed-facility-seed = { $card } at { $card2 }
    .verb = Seed here

## Signs and numbers

table-int = INT
table-cun = CUN
table-str = STR
table-points = points
table-span = span
table-staffing = Staffing:
table-anyone = Any crew or Away Team may attempt it.
table-any = any
table-or = or
table-met = met
table-not-met = not met
table-have = there is
table-unless = Unless
table-cure = Cure
table-nullify = Nullified by
table-crew = crew
table-guests = opponents aboard
table-range-left = RANGE left
table-docked = docked
table-cloaked = cloaked
table-damaged = damaged
table-stopped = stopped
table-disabled = disabled
table-captive = captive
table-commander = its matching commander is aboard
table-solved = completed
table-destroyed = destroyed
table-away = Away Team
table-on-planet = on planet
table-together = Together
table-nothing-left = nothing left

## Spaceline

table-line = Spaceline
table-line-of = { $name_quadrant }, { $count ->
    [one] 1 location
   *[other] { $count } locations
}
table-line-none = No mission has been laid yet.
table-lane = { $you ->
    [yes] Yours at { $place }
   *[no] What { $seat } has at { $place }
}
table-seeds = { $you ->
    [yes] { $count ->
        [one] 1 seed card of yours
       *[other] { $count } seed cards of yours
    }
   *[no] { $count ->
        [one] 1 seed card of { $seat }
       *[other] { $count } seed cards of { $seat }
    }
}
table-ways = { $count } choices
table-asked = What the missions ask for
table-said = { $place }: { $card }, { $name_icon }, { $points } points, span { $span }.
table-said-solved = { $you ->
    [yes] You have completed it.
   *[no] { $seat } has completed it.
}
table-said-who = For { $names_affiliation }.
table-lies-on = { $card } lies on it.
table-on-mission = { $count ->
    [one] 1 card lies on this mission
   *[other] { $count } cards lie on this mission
}
table-on-it = { $count ->
    [one] 1 card lies on it
   *[other] { $count } cards lie on it
}
table-at = At { $place }
table-team-at = Away Team on { $place }
table-to-solve = To complete it
table-known-seeds = Seed cards you know here
table-orders-here = What you can do
table-lying-on = On it
table-nobody-aboard = Nobody is aboard.
table-lacks = For this mission:
table-could-solve = meets the requirements of this mission

## What is under way

table-attempt = Attempt
table-chain = Seed cards of this mission, the bottom one first
table-requirements = Requirements
table-past = past
table-put-back = lies at the bottom again
table-face-down = { $you ->
    [yes] a seed card of yours, face down
   *[no] a seed card of { $seat }, face down
}
table-by = { $you ->
    [yes] yours
   *[no] { $seat }’s
}
table-team-of = { $you ->
    [yes] Your team, { $count ->
        [one] 1 person
       *[other] { $count } people
    }
   *[no] { $seat }’s team, { $count ->
        [one] 1 person
       *[other] { $count } people
    }
}
table-attempt-over = The attempt is over.
table-ship-battle = Ship battle
table-people-battle = Personnel battle
table-fires = { $you ->
    [yes] You attack
   *[no] { $seat } attacks
}
table-fires-back = { $you ->
    [yes] You return fire
   *[no] { $seat } returns fire
}
table-side = { $you ->
    [yes] Your team
   *[no] { $seat }’s team
}
table-target = target
table-target-gone = the target is destroyed
table-battle-how = More ATTACK than DEFENSE is a hit, more than twice as much a direct hit.
table-volley-0 = a miss
table-volley-1 = a hit
table-volley-2 = a direct hit
table-side-of = of { $count }
table-stunned = stunned
table-wounded = mortally wounded
table-crews = { $you ->
    [yes] Your crews and teams
   *[no] { $seat }’s crews and teams
}
table-looked-at = Looked at

## Players and hand

table-points-of = { $points } points, { $needed } needed
table-race = { $missions } points from missions, { $bonus } bonus points; { $counting } count, { $needed } are needed
table-idle-points = { $count ->
    [one] 1 bonus point does not count
   *[other] { $count } bonus points do not count
}
table-surcharge-both = more are needed until a planet mission and a space mission are completed
table-surcharge-alpha = more are needed until a mission in the Alpha Quadrant is completed
table-still = { $count } to go
table-none-yet = not yet
table-n-hand = hand
table-n-deck = deck
table-list = { $you ->
    [yes] Your whole list
   *[no] The whole list of { $seat }
}
table-n-seeds = seeds
table-n-discard = discard
table-n-out = out of play
table-n-tactics = tactics
table-n-q_side = Q
table-n-tribbles = tribbles
table-n-tent = tent
table-n-agenda = agendas
table-n-missions = missions
table-core = { $you ->
    [yes] Your cards on the table
   *[no] { $seat }’s cards on the table
}
table-core-back = face down
table-hand = Your hand
table-hand-count = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
table-hand-seeds = { $count ->
    [one] 1 seed card
   *[other] { $count } seed cards
} to lay
table-hands-unseen = Hands are seen by their players only

## The legend

signs-a = Affiliations
signs-k = Kinds of cards
signs-s = Classifications
signs-i = Missions and ships
signs-n = Numbers of ships and facilities
signs-f = What is so
sign-i-planet = planet mission
sign-i-space = space mission
sign-i-dual = planet and space mission
sign-i-either = dilemma for planet or space
sign-i-command = Command icon
sign-i-staff = Staff icon
sign-n-range = RANGE; on a mission its span
sign-n-weapons = WEAPONS
sign-n-shields = SHIELDS
sign-f-crew = people aboard
sign-f-docked = docked
sign-f-cloaked = cloaked
sign-f-stopped = stopped: does nothing more this turn
sign-f-disabled = disabled or in stasis: as if it were not there
sign-f-damage = damaged
sign-f-self = moves by itself
sign-f-cross = not met, or lacking
sign-f-agenda = a card face down before a player
sign-f-special = special download
sign-f-team = Away Team on a planet
sign-f-seed = seed card
signs-drawn = On the table
sign-drawn-planet = a planet: round corners
sign-drawn-space = in space: cut corners
sign-drawn-first = mission of the first player, whose bar is at the bottom
sign-drawn-second = mission of the second player, whose bar is at the top
sign-drawn-done = completed, or destroyed
sign-drawn-now = where something is under way
sign-drawn-seeds-1 = seed cards of the first player: solid edge
sign-drawn-seeds-2 = seed cards of the second player: dashed edge
sign-drawn-known = a seed card that you know: with a mark
sign-drawn-ship-1 = ship or facility of the first player: solid bar
sign-drawn-ship-2 = ship or facility of the second player: dashed bar
sign-drawn-busy = it can be given an order: open it by its name
sign-drawn-mission = 5 points from missions
sign-drawn-bonus = 5 bonus points that count
sign-drawn-surcharge = 5 points that are needed only because something is missing
sign-drawn-end = so many are needed
