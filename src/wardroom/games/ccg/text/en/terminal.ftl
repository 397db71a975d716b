### The table of the CCG in a terminal.

ccg-you = you
ccg-turn = { $you ->
    [yes] Turn { $turn }, yours: { $part }
   *[no] Turn { $turn }, of { $seat }: { $part }
}
ccg-part-doorways = seeding doorways
ccg-part-laying = laying missions
ccg-part-dilemmas = laying seed cards
ccg-part-facilities = seeding facilities
ccg-part-start = the start of the turn
ccg-part-play = playing cards
ccg-part-orders = orders
ccg-part-end = the end of the turn
ccg-part-draw = drawing cards
ccg-part-over = the game is over
ccg-plays-left = { $count ->
    [0] No card play is left.
    [one] One card play is left.
   *[other] { $count } card plays are left.
}
ccg-points = { $name }: { $counting } of { $needed } (missions { $mission_points }, bonus { $bonus_points }){ $said }
ccg-surcharge-both = +{ $count } until a [P] and an [S] are completed
ccg-surcharge-alpha = +{ $count } until one in the Alpha Quadrant is
ccg-icon-planet = [P]
ccg-icon-space = [S]
ccg-icon-dual = [S/P]
ccg-no-points = no points
ccg-span = span { $span }
ccg-solved = { $you ->
    [yes] completed by you
   *[no] completed by { $seat }
}
ccg-seeds = { $count ->
    [one] 1 seed
   *[other] { $count } seeds
}
ccg-known-seeds = seed cards that you know: { $cards }
ccg-on-mission = on it: { $cards }
ccg-needs = needs { $needs }
ccg-or = OR
ccg-attempted-by = for { $names }
ccg-is-docked = docked
ccg-is-landed = landed
ccg-is-cloaked = cloaked
ccg-is-damaged = damaged
ccg-is-stopped = stopped
ccg-is-disabled = disabled
ccg-is-captive = captive
ccg-is-stunned = stunned
ccg-is-wounded = mortally wounded
ccg-team-short = { $count ->
    [one] Away Team of 1
   *[other] Away Team of { $count }
}
ccg-team = { $count ->
    [one] Away Team at { $card }, 1 person
   *[other] Away Team at { $card }, { $count } people
}
ccg-vessel = { $card } at { $card2 }
ccg-range = RANGE { $left } of { $full }
ccg-vessel-numbers = WEAPONS { $weapons }, SHIELDS { $shields }
ccg-ship-numbers = { $range }-{ $weapons }-{ $shields }
ccg-aboard = { $count } aboard
ccg-elsewhere = Nobody at
ccg-lacks-staff = not staffed: lacks { $names }
ccg-lacks-match = not staffed: nobody aboard is { $name_affiliation }
ccg-on-it = on it: { $cards }
ccg-guests = { $count ->
    [one] 1 opposing person aboard
   *[other] { $count } opposing people aboard
}
ccg-lacks = lacks for this mission: { $needs }
ccg-lacks-nothing = meets the requirements of this mission
ccg-totals = INTEGRITY { $integrity }, CUNNING { $cunning }, STRENGTH { $strength }
ccg-forces = { $you ->
    [yes] Your ships and teams
   *[no] Ships and teams of { $name }
}
ccg-piles = hand { $hand }, deck { $deck }, discard pile { $discard }, out of play { $out }
ccg-core = on the table: { $said }
ccg-agendas = { $count ->
    [one] One hidden agenda
   *[other] { $count } hidden agendas
}
ccg-discarded = discard pile: { $cards }
ccg-list = whole list: { $said }
ccg-countdown = countdown { $count }
ccg-hand = Your hand ({ $count })
ccg-seeds-left = Your seed cards ({ $count })
ccg-looked-at = You look at
ccg-attempt = { $you ->
    [yes] You attempt { $card }
   *[no] { $seat } attempts { $card }
}
ccg-met-now = now: { $card }
ccg-met-past = behind: { $card }
ccg-met-back = stopped by: { $card }
ccg-asks-unless = passed with { $needs }
ccg-asks-cure = cured with { $needs }
ccg-asks-nullify = nullified with { $needs }
ccg-to-come = { $count ->
    [one] still to come: 1 seed card
   *[other] still to come: { $count } seed cards
}
ccg-then = in the end: { $needs }
ccg-taking-part = { $count ->
    [one] taking part, 1 person
   *[other] taking part, { $count } people
}
ccg-battle = { $you ->
    [yes] Battle: you attack
   *[no] Battle: { $seat } attacks
}
ccg-volley = { $names } at { $card }: ATTACK { $attack } against DEFENSE { $defense }
ccg-side = { $name }, STRENGTH { $total }: { $names }
ccg-line = { $name }: { $said }
