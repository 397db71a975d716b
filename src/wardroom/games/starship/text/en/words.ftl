### The words of Starship Captains.

## The game

game-name = Starship Captains
    .say = Lead a young crew through a crowded galaxy.
    .time = 60–90 min
game-about = Lead a young crew across the galaxy: send figures to the rooms of your ship and on missions, fit out the ship with technologies, fight pirates, and win the trust of three factions. After four rounds the captain with the most points wins; alone you race Captain Tenebre for the best epilogue.

captain-tenebre = Captain Tenebre

## Colours. In French a room, a line and a route are feminine.

color-red = red
    .feminine = red
color-yellow = yellow
    .feminine = yellow
color-blue = blue
    .feminine = blue
color-grey = grey
    .feminine = grey
color-gold = gold
    .feminine = gold
color-green = green
    .feminine = green
color-purple = purple
    .feminine = purple
color-any = any colour
    .feminine = any colour

## Factions

faction-coop = the Cooperative
    .short = Cooperative
    .track = Cooperative track
faction-zinca = the Zinca
    .short = Zinca
    .track = Zinca track
faction-nian = the Ni'an
    .short = Ni'an
    .track = Ni'an track

## Rooms of the ship

room-helm = Helm
room-weapons = Weapons
room-science = Science
room-repair = Repair

## Locations

place-home_station = Home Station
place-veridia = Veridia
place-quartzen = Quartzen
place-ombrae = Ombrae
place-pellucid = Pellucid
place-harrow = Harrow
place-sablewind = Sablewind
place-tindra = Tindra
place-moxen = Moxen
place-calyx = Calyx
place-farrago = Farrago
place-driftmark = Driftmark
place-ironwell = Ironwell
place-saltmere = Saltmere
place-echodeep = Echodeep
place-lastlamp = Lastlamp
place-zinca_station = Zinca Station
place-nian_station = Ni'an Station
place-kind-home = station
place-kind-planet = planet
route-name = { $color ->
    [green] green
    [purple] purple
   *[yellow] yellow
} route from { $from } to { $to }

## Figures

figure-cadet = cadet
    .a = a cadet
    .the = the cadet
figure-red = red ensign
    .a = a red ensign
    .the = the red ensign
figure-yellow = yellow ensign
    .a = a yellow ensign
    .the = the yellow ensign
figure-blue = blue ensign
    .a = a blue ensign
    .the = the blue ensign
figure-commander-red = red commander
    .a = a red commander
    .the = the red commander
figure-commander-yellow = yellow commander
    .a = a yellow commander
    .the = the yellow commander
figure-commander-blue = blue commander
    .a = a blue commander
    .the = the blue commander
figure-android = android
    .a = an android
    .the = the android

rank-cadet = cadet
rank-ensign = ensign
rank-commander = commander
rank-android = android

## Tokens

token-medal = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
token-artifact = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
}
token-pirate = { $n ->
    [one] { $n } pirate token
   *[other] { $n } pirate tokens
}
token-damage = { $n } damage
token-overflow = { $n } overflow damage
token-tech = { $n ->
    [one] { $n } tech
   *[other] { $n } techs
}
token-android = { $n ->
    [one] { $n } android
   *[other] { $n } androids
}
token-cadet = { $n ->
    [one] { $n } cadet
   *[other] { $n } cadets
}
token-ring = { $n ->
    [one] { $n } promotion ring
   *[other] { $n } promotion rings
}
token-first_player = first-player marker
token-trophy = trophy
token-marker = faction marker

artifact-red_yellow = Ember Shard
    .colors = red and yellow
artifact-red_blue = Dusk Shard
    .colors = red and blue
artifact-yellow_blue = Tide Shard
    .colors = yellow and blue

reward-bounty = bounty
reward-prisoner = prisoner

## Tiles

tile-mission = mission tile
tile-number = tile { $number }
    .up = tile { $number }, face up
    .down = tile { $number }, face down
tile-tile_station_home = Home Station tile
tile-tile_station_zinca = Zinca Station tile
tile-tile_station_nian = Ni'an Station tile

## Kinds of technology, decks, edge icons

kind-room = room
kind-ability = ability
kind-omega = omega
deck-alpha = alpha
deck-beta = beta
deck-omega = omega

edge-repair = repair
edge-medal = medal
edge-move = move
edge-none = nothing
edge-left = left side: { $top } above, { $bottom } below
edge-right = right side: { $top } above, { $bottom } below

## When an ability applies

timing-passive = Always
timing-when_you_would_take_damage = Each time you would take 1 damage, on any turn
timing-during_mission = While you resolve the lines of a mission
timing-after_mission = After each mission you accomplish, before the new mission appears
timing-after_fight = After each pirate you defeat, once its token and reward are aboard
timing-after_helm_activation = After each activation of the Helm, however it came about
timing-on_tech_bonus_medal = Each time a tech bonus gives you a medal
timing-on_tech_bonus_repair = Each time a tech bonus gives you a repair
timing-on_tech_bonus_move = Each time a tech bonus gives you a move
timing-on_move_or_jump_gained = Each time an effect gives you a move or a jump
timing-on_faction_advance = Each time you gain an advance on a named faction track
timing-when_you_spend_a_medal = Each time you pay medals, be it for training, for promotion or for a crossed-out medal
timing-start_of_new_round = At the start of rounds 2, 3 and 4, after the station tiles
timing-when_android_leaves_after_mission = Each time one of your androids leaves for the supply after a mission

## Cards and tokens seen from behind, as used inside sentences

back-tech = a tech
back-omega = an omega tech
back-mission = a mission
back-event = an event
back-pirate = a pirate
back-artifact = an artifact
back-action = an action card
back-passenger = a passenger

## Parts of the table

zone-ready = Ready room
zone-queue = Queue
zone-cargo = Cargo hold
zone-lockers = Dimensional lockers
zone-slots = Tech slots
zone-teleporter = Teleporter
zone-missions = Mission deck
zone-accomplished = Accomplished missions
zone-central = Central tech board
zone-techs = Tech deck
zone-tech_discard = Tech discard
zone-omegas = Omega deck
zone-omega_discard = Omega discard
zone-pirates = Pirate supply
zone-pirate_discard = Pirate discard
zone-artifacts = Artifact supply
zone-artifact_discard = Artifact discard
zone-events = Events
zone-archive = Passenger's techs
zone-countdown = Countdown track
zone-actions = Action deck
zone-supply = Common supply
zone-map = Map
slot-cargo = cargo slot { $number }
slot-locker = locker slot { $number }
slot-tech = tech slot { $number }

## Table settings

setting-board = Tech-slot board
    .about = Which side of the tech-slot board everybody uses: A, B, or one of the two at random.
setting-board-random = at random
setting-board-A = side A
setting-board-B = side B
setting-passenger = Passenger
    .about = Solo only: who travels with you. Teddy is best for a first game.
setting-passenger-random = at random
setting-passenger-teddy = Teddy
setting-passenger-kavor_the_smuggler = Kavor the Smuggler
setting-passenger-envoy_orelle = Envoy Orelle
setting-passenger-professor_quill = Professor Quill
setting-passenger-marshal_brandt = Marshal Brandt
setting-passenger-unit_seven = Unit Seven
