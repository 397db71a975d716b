### The legend: what each sign on the map, the boards and the cards means.

signs-c = Colours
sign-c-any = any colour

signs-f = Crew
sign-f-red = red ensign
sign-f-yellow = yellow ensign
sign-f-blue = blue ensign
sign-f-cadet = cadet, for grey rooms only
sign-f-android = android, for missions only
sign-f-ring = a ring around a figure: a commander

sign-helm = Helm
sign-weapons = Weapons
sign-science = Science
sign-repair = Repair

signs-e = Effects
sign-e-move = move along a route; the number says how often
sign-e-jump = jump to any place
sign-e-fight = fight a pirate
sign-e-tech = take a tech
sign-e-tech_recycle = take a tech; the offer may be replaced first
sign-e-repair = repair 1 damage
sign-e-damage = damage
sign-e-android = gain an android
sign-e-medal = medal
sign-e-artifact = artifact
sign-e-pirate = pirate, or the token of a beaten one
sign-e-ambush = ambush; at the end of the missions to come: the uprising
sign-e-pull = the head of the queue comes back
sign-e-out = crossed out: what you discard for the effect after the colon

signs-t = Faction tracks
sign-t-any = any track
signs-a = Artifacts
sign-a-red_yellow = Ember Shard: red and yellow
sign-a-red_blue = Dusk Shard: red and blue
sign-a-yellow_blue = Tide Shard: yellow and blue

signs-k = Cards
sign-k-ability = ability, or an effect that the card explains
sign-k-station = station; its faction stands beside it

signs-r = Routes
sign-r-green = green route
sign-r-purple = purple route
sign-r-yellow = yellow route

signs-ship = Ships
sign-ship-1 = the first captain’s ship
sign-ship-2 = the second captain’s ship
sign-ship-3 = the third captain’s ship
sign-ship-4 = the fourth captain’s ship
sign-ship-tenebre = Captain Tenebre’s ship

signs-more = Aboard and on the map
sign-home = Home Station
sign-tile = triangle with a number: after each accomplished mission a new one appears at the highest number
sign-tile-down = triangle on its point: a tile whose mission has come; after the uprising it counts again
sign-ring = ring: promotes an ensign to commander
sign-trophy = trophy: a second lap of this track
sign-drawn-mission = circle with a number: a mission, and the points it scores
sign-drawn-here = a ring around a place: your ship is here
sign-drawn-used = a dashed circle: the tile of this station is used up for now
sign-drawn-edge = two icons that face each other and are equal: their bonus is yours

signs-i = Buttons
sign-i-map = see the map larger
sign-i-close = close the large map
sign-i-table = read the map as a table
sign-i-first = first player
