### The table of Starship Captains in a terminal.

starship-round = Round { $round } of 4. { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
starship-solo = Passenger: { $card }. Captain Tenebre is at { $name_place }; action cards left: { $left }.
starship-map = The galaxy
starship-map-place = Location
starship-map-there = There
starship-map-ships = Ships
starship-map-green = Green route
starship-map-purple = Purple route
starship-map-yellow = Yellow route
starship-station = { $name_place }, tile ready
starship-station-used = { $name_place }, tile used
starship-route-pirate = { $place } [pirate: { $reward }]
starship-tracks = Faction tracks: steps (points)
starship-event = Event
starship-market = Central tech board (deck: { $left })
starship-other = { $name }: ready { $ready }; queue { $queue }; medals { $medals }, pirates { $pirates }, damage { $damage }, missions { $done }
starship-ship = Your ship at { $name_place }, { $points } points now
starship-ready = Ready room
starship-queue = Queue
starship-hold = Hold
starship-medals = Medals
starship-done = Missions done
starship-purse = { $medals }; promotion rings left: { $rings }
starship-cargo = { $tokens } (room for { $capacity }; damage { $damage })
starship-slot = Slot { $number }: { $said }
starship-slot-empty = empty
starship-slot-damaged = damaged
