### What effects, conditions, triggers and scorings are called, as they stand in a list, and how the text of a card is put
### together from them. A special effect may have more to say in `.about`.

## Icons

effect-vp = { $n } VP
effect-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
effect-energy = { $n } energy
effect-publicity = { $n } publicity
effect-data = { $n } data
effect-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
effect-card_any = { $n ->
    [one] a card from the row or the deck
   *[other] { $n } cards from the row or the deck
}
effect-card_random = { $n ->
    [one] a card from the deck
   *[other] { $n } cards from the deck
}
effect-alien_card = { $n ->
    [one] a card of this species
   *[other] { $n } cards of this species
}
effect-tuck = { $n ->
    [one] you may tuck a card for income
   *[other] you may tuck up to { $n } cards for income
}
effect-exofossil = { $n ->
    [one] { $n } exofossil
   *[other] { $n } exofossils
}
effect-progress = progress { $n }

effect-launch = launch a probe
effect-orbit = put a probe in orbit
effect-land = land a probe
effect-orbit_or_land = put a probe in orbit or land it
effect-scan = scan
effect-rotate = rotate the solar system

effect-tech-probe = take a probe tech
effect-tech-telescope = take a telescope tech
effect-tech-computer = take a computer tech
effect-tech-any = take a tech
effect-tech-probe-telescope = take a probe or a telescope tech

effect-trace-red = mark a red trace
effect-trace-yellow = mark a yellow trace
effect-trace-blue = mark a blue trace
effect-trace-any = mark a trace of any colour

effect-signal-red = { $n ->
    [one] { $n } signal in a red sector
   *[other] { $n } signals in red sectors
}
effect-signal-yellow = { $n ->
    [one] { $n } signal in a yellow sector
   *[other] { $n } signals in yellow sectors
}
effect-signal-blue = { $n ->
    [one] { $n } signal in a blue sector
   *[other] { $n } signals in blue sectors
}
effect-signal-black = { $n ->
    [one] { $n } signal in a black sector
   *[other] { $n } signals in black sectors
}
effect-signal-any = { $n ->
    [one] { $n } signal in any sector
   *[other] { $n } signals in any sectors
}
effect-signal-earth = { $n ->
    [one] { $n } signal in Earth's sector
   *[other] { $n } signals in Earth's sector
}
effect-signal-probe = { $n ->
    [one] { $n } signal in a sector with one of your probes
   *[other] { $n } signals in sectors with one of your probes
}
effect-signal-row = { $n ->
    [one] discard a card of the row for { $n } signal in a sector of its colour
   *[other] { $n } times discard a card of the row for a signal in a sector of its colour
}
effect-signal-hand = { $n ->
    [one] discard a hand card for { $n } signal in a sector of its colour
   *[other] { $n } times discard a hand card for a signal in a sector of its colour
}
effect-signal-oumuamua = { $n ->
    [one] { $n } signal on 'Oumuamua or in its sector
   *[other] { $n } signals on 'Oumuamua or in its sector
}
effect-signal-tile = { $n ->
    [one] { $n } signal on 'Oumuamua
   *[other] { $n } signals on 'Oumuamua
}
effect-signal-next_anomaly = { $n ->
    [one] { $n } signal in the sector of the next anomaly
   *[other] { $n } signals in the sector of the next anomaly
}
effect-signal-star = { $n ->
    [one] { $n } signal { $star }
   *[other] { $n } signals { $star }
}
effect-signal-planet = { $n ->
    [one] { $n } signal in the sector of { $place }
   *[other] { $n } signals in the sector of { $place }
}

effect-and = { $first } and { $rest }
effect-then = { $first }; { $rest }
effect-or = { $first } or { $rest }

## Special effects: for the rest of the turn

special-flyby = if you visit { $place } this turn: { $gain }
    .about = This counts once, and by any way of moving.
special-planets_visited = { $vp } VP for each different planet you visit this turn
    .about = Earth counts.
special-ring_move = if you move within one ring this turn: { $gain }
    .about = Such a move keeps the distance to the Sun. It counts once.
special-slingshot = each planet you visit this turn may give 1 move instead of 1 publicity
special-free_asteroids = leaving asteroids costs no extra move this turn
special-no_visit_publicity = moving gives you no publicity this turn
special-sector_completed = if you complete a sector this turn: { $gain }
    .about = It is gained when completed sectors are resolved, once.

## Special effects: launching, landing, figures

special-launch_past_limit = launch a probe, whatever your limit
special-launch_by_anomaly = launch a probe; if Earth's sector has an anomaly: { $gain }
special-launch_window = 1 move for each comet and each other planet in Earth's sector
special-land_anywhere = land a probe on a planet or a moon, even without the moon tech
special-land_on_occupied = land a probe; you may choose an occupied space and still gain what it covers
    .about = That is a covered data space of a planet, or an occupied moon if you may land on moons.
special-land_bonus = land a probe; if it is on { $places }: { $gain }
special-remove_orbiter = remove one of your orbiters; if you did: { $gain }
    .about = The bonus space it covered is free again.
special-remove_lander = remove one of your landers from a planet or a moon; if you did: { $gain }
    .about = The bonus space it covered is free again.

## Special effects: signals

special-signals_together = { $where ->
    [probe] { $n } signals in one sector with one of your probes
   *[any] { $n } signals in one sector of your choice
}{ $data ->
    [no], without gaining data
   *[yes] {""}
}
special-signal_and_neighbours = 1 signal in a sector with one of your probes, and 1 in each of the two sectors beside it
special-signals_at_probes = choose up to { $most } probes in space, yours or of others: 1 signal in the sector of each
    .about = Two probes in one sector give two signals there. The solo rival's probe counts.
special-signals_without_data = 1 signal each in a yellow, a red, a blue and a black sector, without gaining data
special-signals_from_hand = { $most ->
    [one] you may discard a hand card for 1 signal in a sector of its colour
   *[other] up to { $most } times you may discard a hand card for 1 signal in a sector of its colour
}
special-signals_from_deck = { $n } times: discard the top card of the deck for 1 signal in a sector of its colour
special-row_signals_by_sector = { $n } times discard a card of the row for 1 signal in a sector of its colour; { $vp } VP for each different sector marked
special-signal_and_return = 1 signal in a sector with one of your probes; if it is then your only signal there, this card returns to your hand
special-scan_per_signal = { $where ->
    [red] scan; { $vp } VP for each signal marked in a red sector by it
    [yellow] scan; { $vp } VP for each signal marked in a yellow sector by it
    [blue] scan; { $vp } VP for each signal marked in a blue sector by it
   *[tile] scan; { $vp } VP for each signal marked on 'Oumuamua by it
}
special-scan_if_signal = scan; if it marks a signal on 'Oumuamua: { $gain }

## Special effects: cards

special-card_with_corner = take a card from the row or the deck, show it and gain its corner
    .about = The card stays in your hand.
special-row_corners = discard all cards of the row and gain the corner of each
    .about = You choose the order. The row is refilled afterwards.
special-take_row = take all cards of the row
special-draw_and_use = draw { $n } cards: discard one for its corner and one for one unit of its income, keep the other
special-show_cards = { $part ->
    [corner] show any number of hand cards with a move in the corner, alien cards included; for each: { $gain }
   *[income] show any number of hand cards with energy income; for each: { $gain }
}
special-per_tucked = { $income ->
    [credit] { $gain } for each of your tucked cards with credit income
    [energy] { $gain } for each of your tucked cards with energy income
   *[card_random] { $gain } for each of your tucked cards with card income
}
special-tuck_this = tuck this card for income

## Special effects: techs and traces

special-focused_tech = take a tech; { $vp } VP for each of your techs of its type
    .about = The new one counts.
special-shared_tech = take a tech; if another player has it too: { $gain }
    .about = Every tech the solo rival ever took counts.
special-copied_tech = take a tech that another player has, without rotating and without the bonus of its tile
    .about = The launch or the 2 data that come with two of the techs are still gained. Every tech the solo rival ever took counts.
special-trace_per_color = mark a trace of any colour; { $vp } VP for each of your traces of that colour
    .about = The new one counts.
special-trace_where_marked = { $color ->
    [red] mark a red trace for a species where you have one
    [yellow] mark a yellow trace for a species where you have one
   *[blue] mark a blue trace for a species where you have one
}
special-trace_for_that_species = mark a trace of any colour for that species

## Special effects: counts and conditions

special-osiris = choose one of your probes: { $on } data if it is on asteroids, and { $adjacent } data for each asteroid space beside it
special-if_so = if you have { $condition }: { $gain }
special-points_for_publicity = { $vp } VP for each publicity you have

## Special effects: species

special-collect_sample = { $by ->
    [land] land a probe, then collect a sample of that planet
    [land_anywhere] land a probe on a planet or a moon, even without the moon tech, then collect a sample of that planet
   *[orbit_or_land] put a probe in orbit or land it, then collect a sample of that planet
}
    .about = You look at all samples of the planet and keep one as a capsule. Without samples you keep just the mission.
special-look_at_samples = { $where ->
    [probe] look at all samples of a planet with one of your probes, gain the reward of one and put it back
   *[any] look at the samples of Jupiter or Saturn, gain the reward of one and put it back
}
special-sample_reward = { $times ->
    [one] the reward of the sample
   *[other] the reward of the sample, { $times } times
}
special-sample_here = the reward of the sample here
special-next_anomaly_reward = gain the reward of the next anomaly
special-points_for_anomaly_signals = { $vp } VP for each of your signals in sectors with an anomaly
special-pay = pay { $cost } for { $gain }
special-may_pay = { $often ->
    [yes] any number of times you may pay { $cost } for { $gain }
   *[no] you may pay { $cost } for { $gain }
}

## Conditions, as they stand after “if you have”

condition-orbiter_or_lander_at = { $n_places ->
    [one] an orbiter or lander at { $places }
   *[other] an orbiter or lander each at { $places }
}
condition-lander_at = a lander on { $places }
condition-orbiters = { $n } orbiters
condition-landers = { $n } landers, moons included
condition-landers_on_planets = { $n } landers on planets, moons not included
condition-orbiters_and_landers = { $n } orbiters and landers in all
condition-orbiters_and_landers_at_one_planet = { $n } orbiters and landers at one planet
condition-orbiter_and_lander_at_one_planet = an orbiter and a lander at one planet
condition-probe_far_from_earth = a probe at least { $n } spaces from Earth by the shortest way
condition-probe_on_asteroids = a probe on asteroids
condition-probe_on_asteroids_by_earth = a probe on asteroids beside Earth
condition-probe_on_comet = a probe on a comet
condition-wins = { $what ->
    [red] { $n ->
        [one] { $n } win in a red sector
       *[other] { $n } wins in red sectors
    }
    [yellow] { $n ->
        [one] { $n } win in a yellow sector
       *[other] { $n } wins in yellow sectors
    }
    [blue] { $n ->
        [one] { $n } win in a blue sector
       *[other] { $n } wins in blue sectors
    }
   *[black] { $n ->
        [one] { $n } win in a black sector
       *[other] { $n } wins in black sectors
    }
}
condition-wins_in_one_sector = { $n } wins in the same sector
condition-signal_sectors = signals in { $n } different sectors
condition-signals_on_tile = { $n ->
    [one] { $n } signal on 'Oumuamua
   *[other] { $n } signals on 'Oumuamua
}
condition-traces = { $what ->
    [red] { $n } red traces
    [yellow] { $n } yellow traces
   *[blue] { $n } blue traces
}
condition-traces_of_one_color = { $n } traces of one colour
condition-trace_for_each_species = { $what ->
    [red] a red trace for each of the two species
    [yellow] a yellow trace for each of the two species
   *[blue] a blue trace for each of the two species
}
condition-all_colors_for_one_species = a red, a yellow and a blue trace for one species
condition-species_traces = { $what ->
    [red] { $n } red traces for this species
    [yellow] { $n } yellow traces for this species
    [blue] { $n } blue traces for this species
   *[any] { $n } traces for this species
}
condition-species_all_colors = a red, a yellow and a blue trace for this species
condition-other_species_traces = { $n } traces for the other species
condition-trace_on_paid_space = a trace for this species on a space that costs exofossils
condition-techs = { $what ->
    [probe] { $n } probe techs
    [telescope] { $n } telescope techs
   *[computer] { $n } computer techs
}
condition-tucked = { $n } tucked cards
condition-completed_missions = { $n } completed missions
condition-no_hand = no cards in hand
condition-publicity = at least { $n } publicity
condition-score = at least { $n } VP
condition-data_in_pool = at least { $n } data in the pool
condition-exofossils = at least { $n } exofossils
condition-sample_delivered = a sample to deliver to { $places }

## Triggers and tasks

trigger-visit = visit { $place }
trigger-visit_on_own_turn = visit { $place } on your own turn
trigger-action = { $of ->
    [launch] launch a probe
    [orbit] put a probe in orbit
    [land] land a probe
    [scan] scan
   *[orbit_or_land] put a probe in orbit or land one
}
trigger-orbit_or_land_at = orbit or land at { $place }
trigger-gain_tech = { $of ->
    [probe] gain a probe tech
    [telescope] gain a telescope tech
    [computer] gain a computer tech
   *[any] gain a tech
}
trigger-mark_trace = { $of ->
    [red] mark a red trace
    [yellow] mark a yellow trace
    [blue] mark a blue trace
   *[any] mark a trace
}
trigger-mark_signal = { $of ->
    [red] mark a signal in a red sector
    [yellow] mark a signal in a yellow sector
    [blue] mark a signal in a blue sector
   *[black] mark a signal in a black sector
}
trigger-win_sector = { $of ->
    [red] win a red sector
    [yellow] win a yellow sector
    [blue] win a blue sector
    [black] win a black sector
   *[any] win a sector
}
    .among = win a { $colors } sector
trigger-use_corner = { $of ->
    [publicity] use a corner with publicity
    [data] use a corner with data
   *[move] use a corner with a move
}
trigger-play_for = play a card for exactly { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
trigger-complete_mission = complete a mission
trigger-tuck = tuck a card for income

## End-of-game scorings

endgame-per_orbiter_or_lander_at = { $points } VP for each of your orbiters and landers at { $place }
endgame-per_win = { $of ->
    [red] { $points } VP for each of your wins in red sectors
    [yellow] { $points } VP for each of your wins in yellow sectors
    [blue] { $points } VP for each of your wins in blue sectors
   *[black] { $points } VP for each of your wins in black sectors
}
endgame-per_trace = { $of ->
    [red] { $points } VP for each of your red traces
    [yellow] { $points } VP for each of your yellow traces
   *[blue] { $points } VP for each of your blue traces
}
endgame-per_species_trace = { $points } VP for each of your traces for this species
endgame-per_signal_sector = { $points } VP for each sector with a signal of yours
endgame-per_tech = { $of ->
    [probe] { $points } VP for each of your probe techs
    [telescope] { $points } VP for each of your telescope techs
   *[computer] { $points } VP for each of your computer techs
}
endgame-probe_on_asteroids = { $points } VP if one of your probes is on asteroids
endgame-unmarked_tile = score the last space of one gold tile you have not marked, the best one for you

## How texts are put together

print-effect = { $effects }.
print-nothing = No effect when played.
print-conditional = Mission: { $condition } ({ $reward }).
print-triggered = Mission: { $circles }.
print-circle = { $trigger } ({ $reward })
print-endgame = End of the game: { $scoring }.
print-message = Marker { $ahead } points ahead. { $effects }. When it is reached: { $reached }.
print-exertian = Danger { $danger }. End of the game: { $points } VP if you have { $condition }.
print-cost = { $resource ->
    [energy] Cost: { $n } energy.
   *[credit] Cost: { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }.
}
print-corner = Corner: { $effects }.
print-sector = { $color ->
    [red] Sector: red.
    [yellow] Sector: yellow.
    [blue] Sector: blue.
   *[black] Sector: black.
}
print-income = { $income ->
    [credit] Income: 1 credit.
    [energy] Income: 1 energy.
    [card_random] Income: 1 card.
    [data] Income: 1 data.
   *[publicity] Income: 1 publicity.
}
print-sample = Reward: { $reward }.
print-gold = For each { $sets }: { $first }, { $second } or { $third } VP by the space of your marker.
print-tile-bonus = Bonus of the tile: { $effects }.
print-anomaly = One side: { $first }. Other side: { $second }.
print-message-reward = Message: { $reward }.
print-objective = { $level ->
    [0] Long-term objective: { $tasks }.
    [1] Level I objective: { $tasks }.
    [2] Level II objective: { $tasks }.
   *[3] Level III objective: { $tasks }.
}
print-objective-name = Objective: { $tasks }
print-times = { $task } ({ $n } times)
print-state = have { $condition }
print-rival = Arrow { $arrow ->
    [left] left
   *[right] right
}. { $actions }
print-rival-action = ({ $number }) { $action }.

## The rival's actions

rival-analyze = with a full computer, analyse
    .bonus = with a full computer, analyse and gain { $bonus }
rival-launch = with no probe on Earth, launch one
    .bonus = with no probe on Earth, launch one and gain { $bonus }
rival-research = take a tech for { $publicity } publicity
    .bonus = take a tech for { $publicity } publicity, then { $bonus }
    .free = take a tech for nothing, then { $bonus }
rival-fly = with a probe on Earth, fly up to { $moves } moves to the first of these in reach: { $places }; { $prefer ->
    [lander] rather land than orbit
   *[orbiter] rather orbit than land
}
rival-telescope = mark signals: { $signals }
rival-signal-earth = Earth's sector
rival-signal-row = a card of the row
rival-signal-tile = the 'Oumuamua tile
rival-species = { $which ->
    [1] if the first species is discovered, put its card in place of this one and play that
   *[2] if the second species is discovered, put its card in place of this one and play that
}
rival-sample = with a probe on Earth, land at Saturn within 4 moves or else at Jupiter within 5, and put a sample of that planet on the Mascamite board
rival-anomaly = if its marker is not the highest in the column of the next anomaly, mark a trace there on the Anomalies board, then { $bonus }
rival-message = with a message tile left and none on the score track, put one 15 points ahead, then { $bonus }
rival-exertian = with fewer than { $most } Exertian cards and markers on their board, play a card of theirs at random
rival-trace = mark a trace of any colour
    .bonus = mark a trace of any colour, then as much progress as there are stars
rival-glyphs = with a probe on Earth, fly up to { $moves } moves to the first planet in reach that has a glyph; rather land than orbit
rival-security = breach one of its security cards at random, mark the overflow space of that colour, then { $bonus } and { $n } minor explorations
rival-organelles = if a section of the Amoeba board has { $n } organelles, gain all their bonuses
