### What only the web table of Starship Captains says, and what it says shorter than elsewhere.

table-round = Round { $round } of 4
table-step-other = In { $seat }’s turn

## Signs

table-points = points
table-spend = discard { $what } for this
table-or = or
table-special = a special effect, see the card
table-edge = { $icon } icon at the edge
table-edge-match = { $icon } icon at the edge, matched
table-line = { $color } line
track-coop = Cooperative
track-zinca = Zinca
track-nian = Ni'an
kind-mission = mission
kind-event = event
kind-station = station
kind-passenger = passenger
kind-action = Tenebre’s action
section-kind = Kind
section-color = Colour
section-deck = Deck
section-track = Track

## The map

table-map = Star map
table-map-larger = Larger map
table-map-close = Close the map
table-map-table = Map as a table
table-map-caption = Every location, what is there, who is there, and its three routes
table-map-place = Location
table-map-there = There
table-map-ships = Ships
table-map-ways = Routes
table-places = Locations
table-routes = Routes
table-pirates = Pirates
table-pirate = pirate with a { $reward }, between { $one } and { $other }
table-between = between { $one } and { $other }
table-legend-tile = mission to come
table-legend-all = all signs
table-legend-pirate = pirate, and what beating it gives
table-mission-read = { $card }, { $points } points: read the mission
table-tile-up = numbered tile, face up
table-tile-down = numbered tile, face down
table-ship = { $you ->
    [yes] your ship
   *[no] { $seat }’s ship
}
table-you = you
table-next = next
table-next-here = the next mission appears here
table-used = used
table-used-until = tile used, waits for round { $round }
table-there-mission = mission { $card }, { $points } points, lines
table-reserved = { $you ->
    [yes] reserved for you
   *[no] reserved for { $seat }
}
table-way = { $color } to { $place }
table-way-pirate = pirate ({ $reward })
table-key = key { $press }
table-countdown = Countdown
table-missions-next = Missions to come
table-uprising = then the uprising
table-round-over = over
table-now = now
table-tile-returns = the tile of { $place } returns

## The ship

table-ship-own = Your ship
table-ship-of = { $seat }’s ship
table-n-medals = { $count ->
    [one] medal
   *[other] medals
}
table-n-rings = { $count ->
    [one] ring
   *[other] rings
}
table-n-missions = { $count ->
    [0] missions
    [one] mission, { $points } points
   *[other] missions, { $points } points
}
table-score-now = Score now
table-score-caption = What you score now
table-rooms = Rooms
table-ready = Ready room
table-queue = Queue
table-nobody = nobody
table-busy = on a task
table-queue-front = front first
table-queue-stays = last { $count } stay
table-queue-short = queue
table-cargo = Cargo
table-cargo-free = { $count } free
table-slots-note = side { $side }; equal icons that face each other give their bonus
table-free = free
table-damage = damage
table-crowd = a face-down artifact to activate this room
table-more = more
table-passed = passed
table-techs = Techs
table-missions = Missions
table-where = At

## Tracks and techs

table-tracks = Faction tracks
table-tracks-short = Tracks
table-tracks-you = { $one }, { $two }, { $three }
table-events = { $count } of 2 events
table-zones = Points of the zones
table-no-event = no event
table-marker = { $you ->
    [yes] You are on space { $space }
   *[no] { $seat } is on space { $space }
}{ $laps ->
    [0] {""}
    [one] , 1 lap
   *[other] , { $laps } laps
} ({ $points } points).
table-bonuses = Bonuses by space:
table-market = Techs on offer
table-market-offer = Technologies on offer
table-deck = deck { $count }
table-taken = taken, refilled after this turn
table-zinca-tech = Waits on the Zinca track
table-actions = Action cards, { $count } left
table-actions-none = none laid this round yet

table-event-diplomatic_order_12 = all: jump to a station, any track +1
table-event-crowd_production = all: two face-down artifacts on rooms
table-event-fleet_review = all: a medal; two for who triggers it
table-event-shore_leave = all: head of the queue; two for who triggers it
table-event-dry_dock = all: a repair; two for who triggers it
table-event-explosive_crisis = pirates at stations; all: jump there, repair
table-event-honesty_summit = all: go back up to 3 for medals
table-event-pirate_amnesty = all: twice, a pirate token for any track +3
table-event-raiding_season = all: ambush, then fight
table-event-black_market = all: an artifact; two for who triggers it
table-event-shared_technology = yours; for others repair or medal
table-event-solo_commendation = 2 medals, first of the queue returns
table-event-solo_passenger_archive = take a tech of the passenger
table-event-solo_reckoning = ambush, fight, an artifact

table-passenger-teddy = Does nothing. At the end 3 points without damage in cargo.
table-passenger-kavor_the_smuggler = Brings an artifact. At the end 2 points per 3 empty cargo slots.
table-passenger-envoy_orelle = Your lowest track +1. At the end 1 point per track worth 3 or more, −2 per track below 2.
table-passenger-professor_quill = Renews the first tech, repairs a slot. At the end 1 point per match, −1 per slot without a card.
table-passenger-marshal_brandt = An ambush. At the end 1 point per pirate token, −1 per pirate on the map beyond 5.
table-passenger-unit_seven = Zinca +1 with an android, else 1 damage. At the end 2 points per android, −3 without any.

## Techs in a few words

table-short-hull_plating = pirate for damage
table-short-dimensional_lockers = 2 cargo slots
table-short-training_headset = medal bonus ×2
table-short-hyper_charger = repair for move
table-short-observer_red = red mission: Coop. +1
table-short-observer_yellow = yellow mission: Ni'an +1
table-short-observer_blue = blue mission: Zinca +1
table-short-stealth_paint = 1st mission damage
table-short-mech_bots = repair bonus ×2
table-short-artifact_display = artifacts as medals
table-short-trophy_display = pirates as medals
table-short-merit_board = each round: medal
table-short-maintenance_drones = each round: repair
table-short-wormhole_generator = move bonus: jump
table-short-universal_translator = another track
table-short-nian_transmitter = rough mission: Ni'an +2
table-short-navigation_computer = after Helm: move
table-short-targeting_computer = after a fight: +1
table-short-shield_generator = fly past pirates
table-short-salvage_crane = after a fight: repair
table-short-rec_room = each round: call back
table-short-android_workshop = each round: android
table-short-zinca_relay = android leaves: Zinca +2
table-short-holodeck = copies a room
table-short-omega_supercomputer = 1 of 3 omegas
table-short-matching_circuits = 1 per match
table-short-helm_academy = 1 per red figure
table-short-tactical_academy = 1 per yellow figure
table-short-science_academy = 1 per blue figure
table-short-command_center = 1 per commander
table-short-scrap_museum = 1 per damage
table-short-command_archive = 1 per red mission
table-short-tactical_archive = 1 per yellow mission
table-short-science_archive = 1 per blue mission
table-short-artifact_blueprints = 2 per artifact type
table-short-pirate_gallery = 1 per pirate
table-short-galactic_accord = your lowest track

## Shorter than elsewhere

table-ask-turn = What do you do?
table-option-turn-helm = Helm
    .then = up to 2 moves
    .verb = Activate
table-option-turn-weapons = Weapons
    .then = fight a pirate
    .verb = Activate
table-option-turn-science = Science
    .then = take a tech
    .verb = Activate
table-option-turn-repair = Repair
    .then = 1 repair
    .verb = Activate
table-option-turn-tech = { $card }
    .verb = Activate
table-option-turn-mission = Accomplish the mission here
    .verb = Accomplish
table-option-turn-train = Train a figure
    .group = Before that, if you like
    .then = 1 medal
    .verb = Train
table-option-turn-promote = Promote an ensign
    .group = Before that, if you like
    .then = 3 medals
    .verb = Promote
table-option-turn-pass = Pass for this round
table-option-second-tech = { $card }
    .verb = Activate
table-option-second-command = { $several ->
        [yes] { $word }, place { $place }
       *[no] { $word }
    }
    .word = figure
    .group = Call back from the queue
table-option-second-line-command = { $several ->
        [yes] { $word }, place { $place }
       *[no] { $word }
    }
    .word = figure
    .group = Call back from the queue
table-ask-move = Where do you fly?
    .why = { $left ->
        [one] 1 move left, and you need not use it. A pirate on the way does 1 damage.
       *[other] { $left } moves left, and you need not use them. A pirate on the way does 1 damage.
    }
table-option-move = { $word }
    .word = place
    .verb = Fly
table-option-jump = { $word }
    .word = place
    .verb = Jump
table-option-tenebre-mission = { $word }
    .word = place
table-ask-assign = Who stands on line { $line }?
table-option-fight = { $card }
    .verb = Fight
table-option-tenebre-fight = { $card }
    .verb = Remove
table-option-tech = { $card }
    .verb = Take
table-option-copy = { $card }
    .verb = Copy
table-option-slot = Slot { $n }
    .verb = Here
table-option-repair-slot = Tech slot { $n }
    .verb = Repair
table-option-repair-cargo = The hold
    .verb = Repair
table-option-give-tech = { $card }
    .verb = Discard
table-option-order = { $card }
    .verb = First
table-option-crowd = { $card }
    .verb = Here
table-option-track = { $word }
    .word = short_faction
    .verb = Advance
table-option-translate = { $word }
    .word = short_faction
    .verb = Advance
table-option-orelle = { $word }
    .word = short_faction
    .verb = Advance
table-option-summit = { $word }
    .word = short_faction
    .verb = Go back
