### Probes, rotations, orbiters and landers, signals, the computer and techs: questions, options, refusals, log.

## Questions

ask-move = { $left ->
        [0] Where do you move, for 1 energy? You have { $energy }.
       *[other] Where do you move? Moves left: { $left }
    }
    .rule = SETI-6.1
    .why = One space for each move, with any of your probes; leaving asteroids costs one move more. Moves you do not use are lost.
ask-orbit = Which planet do you orbit?
    .rule = SETI-5.45
    .why = One of your probes there becomes an orbiter.
ask-land = Where do you land?
    .rule = SETI-5.45
    .why = On a planet one of your probes has reached, or on one of its moons if you may.
ask-orbit-or-land = Do you orbit or land?
    .rule = SETI-5.45
ask-landing-data = Which data space on { $name_place } does your lander cover?
    .rule = SETI-5.16
    .why = You gain the data printed on it.
ask-remove-orbiter = Which of your orbiters do you remove?
    .rule = SETI-5.19
    .why = The bonus space it covers is free again.
ask-remove-lander = Which of your landers do you remove?
    .rule = SETI-5.19
    .why = The data space or the moon it covers is free again.
ask-signal = In which sector do you mark the signal?
    .rule = SETI-8.2
    .why = You take a data from its slot; the second position scores 2 VP.
ask-row = Which card of the row do you discard for a signal?
    .rule = SETI-5.20
    .why = The signal goes to one of the two sectors of its colour.
ask-hand-signal = Which card of your hand do you discard for a signal?
    .rule = SETI-7.7
    .why = The signal goes to one of the two sectors of its colour.
ask-scan = What comes next in your scan?
    .rule = SETI-5.22
    .why = The signals for Earth and for a card of the row belong to every scan; telescope techs are optional. Any order.
ask-telescope-4 = What do you use the space telescope for?
    .rule = SETI-7.8
ask-sector = Which complete sector is resolved first?
    .rule = SETI-8.8
    .why = The one with the most markers wins it; of equals whoever placed the last one.
ask-place = Where do you place the data?
    .rule = SETI-6.7
    .why = Its effect is resolved at once.
ask-tech = Which tech do you take?
    .rule = SETI-5.31
    .why = You also gain the bonus of its top tile, and 2 VP if nobody has taken this tech yet.
ask-slot = Into which computer slot goes { $card }?
    .rule = SETI-5.33
    .why = The space above it gives 2 VP whenever data is placed there, and a space below is added.

## Options

option-move = { $several ->
        [yes] { $figure ->
            [capsule] Capsule
           *[probe] Probe
        } on ring { $ring2 } { $in_star2 }: to
       *[no] To
    } { $name_place } (ring { $ring }, { $in_star }){ $gain ->
        [publicity] : 1 publicity
       *[none] { "" }
    }{ $cost ->
        [1] { "" }
       *[other] ; { $cost } moves, since asteroids are left
    }
option-move-stop = Stop moving
option-move-free = { option-free }
option-orbit = Orbit { $word }
    .word = place
option-land = Land on { $word }
    .word = place
option-land-phobos_deimos = Land on { moon-phobos_deimos }
option-land-callisto = Land on { moon-callisto }
option-land-ganymede = Land on { moon-ganymede }
option-land-europa = Land on { moon-europa }
option-land-io = Land on { moon-io }
option-land-titan = Land on { moon-titan }
option-land-enceladus = Land on { moon-enceladus }
option-land-titania = Land on { moon-titania }
option-land-triton = Land on { moon-triton }
option-orbit-or-land-orbit = Orbit
option-orbit-or-land-land = Land
option-landing-data = { $n } data
option-remove-orbiter = { $n ->
        [0] The orbiter at { $word }
       *[other] The first orbiter at { $word }, on the bonus space
    }
    .word = place
option-remove-lander = { $n ->
        [0] The lander on { $word }
       *[other] The lander on { $word } that covers { $n } data
    }
    .word = place
option-remove-lander-phobos_deimos = The lander on { moon-phobos_deimos }
option-remove-lander-callisto = The lander on { moon-callisto }
option-remove-lander-ganymede = The lander on { moon-ganymede }
option-remove-lander-europa = The lander on { moon-europa }
option-remove-lander-io = The lander on { moon-io }
option-remove-lander-titan = The lander on { moon-titan }
option-remove-lander-enceladus = The lander on { moon-enceladus }
option-remove-lander-titania = The lander on { moon-titania }
option-remove-lander-triton = The lander on { moon-triton }
option-signal = { $word }
    .word = star
option-signal-tile = 'Oumuamua's tile
option-signal-free = { option-free }
option-row = Discard { $card }
option-row-free = { option-free }
option-hand-signal = Discard { $card }
option-hand-signal-none = Discard none
option-hand-signal-free = { option-free }
option-scan-earth = Signal in Earth's sector
option-scan-row = Signal for a card of the row
option-scan-telescope_1 = Telescope 1: Earth's signal in a sector beside Earth's
option-scan-telescope_2 = Telescope 2: pay 1 publicity for a signal in Mercury's sector
option-scan-telescope_3 = Telescope 3: discard a hand card for a signal of its colour
option-scan-telescope_4 = Telescope 4: launch for 1 energy, or 1 move
option-scan-token = Signal token: one more card of the row
option-scan-done = Finish the scan
option-scan-free = { option-free }
option-telescope-4-launch = Pay 1 energy to launch a probe
option-telescope-4-move = Gain 1 move
option-telescope-4-free = { option-free }
option-sector = { $word }
    .word = star
option-sector-tile = 'Oumuamua's tile
option-sector-free = { option-free }
option-place-upper = The next space of the upper row
option-place = The space below position { $n }
option-tech = Take { $word }
    .word = card
option-tech-free = { option-free }
option-slot = Position { $n }

## Refusals

refuse-no-piece-in-space = You have no probe in space.
refuse-asteroids-hold = Leaving asteroids costs 2 moves, and you have neither enough moves nor enough energy.
refuse-launch-cost = Launching costs 2 credits.
refuse-probe-limit = You already have as many probes in space as you may.
refuse-no-probe-at-planet = None of your probes has reached a planet other than Earth.
refuse-orbit-cost = Going into orbit costs 1 credit and 1 energy.
refuse-landing-cost = Landing here costs { $cost } energy.
refuse-moon-closed = Landing on a moon takes Probe 4 or a card that allows it.
refuse-moon-taken = A moon holds one lander, and there is one already.
refuse-scan-cost = Scanning costs 1 credit and 2 energy.
refuse-telescope-2-cost = You have no publicity to pay for it.
refuse-telescope-3-cost = You have no card in hand to discard for it.
refuse-telescope-4-cost = You have no energy to launch with it.
refuse-telescope-4-idle = You can neither launch with it nor do you have a probe to move.
refuse-no-data = Your data pool is empty.
refuse-computer-full = Every space of your computer that you may fill is filled.
refuse-row-not-full = The upper row of your computer is not full.
refuse-analyse-cost = Analysing costs 1 energy.
refuse-research-cost = Research costs { $cost } publicity.
refuse-no-tech-left = There is no tech left that you do not have.
refuse-tech-owned = You already have this tech.
refuse-stack-empty = No tile of this tech is left.

## Log

event-moved = { $you ->
        [yes] You move to { $name_place }, ring { $ring }, { $in_star }.
       *[no] { $seat } moves to { $name_place }, ring { $ring }, { $in_star }.
    }
event-rotated = { $disc ->
        [1] The solar system rotates: disc 1 turns one sector.
       *[other] The solar system rotates: disc { $disc } turns one sector, and all discs on it.
    }
event-pushed = { $you ->
        [yes] Your probe is pushed to { $name_place }, ring { $ring }, { $in_star }.
       *[no] { $seat }’s probe is pushed to { $name_place }, ring { $ring }, { $in_star }.
    }
event-launched = { $you ->
        [yes] You launch a probe.
       *[no] { $seat } launches a probe.
    }
event-launch-off = { $you ->
        [yes] You have as many probes in space as you may: nothing is launched.
       *[no] { $seat } has as many probes in space as allowed: nothing is launched.
    }
event-orbited = { $you ->
        [yes] You go into orbit: { $name_place }.
       *[no] { $seat } goes into orbit: { $name_place }.
    }
event-orbit-off = { $you ->
        [yes] You have no probe at a planet to put in orbit.
       *[no] { $seat } has no probe at a planet to put in orbit.
    }
event-landed = { $you ->
        [yes] You land on { $name_place }.
       *[no] { $seat } lands on { $name_place }.
    }
event-landed-on-moon = { $you ->
        [yes] You land on { $name_moon }.
       *[no] { $seat } lands on { $name_moon }.
    }
event-land-off = { $you ->
        [yes] You have no probe at a planet to land.
       *[no] { $seat } has no probe at a planet to land.
    }
event-orbiter-removed = { $you ->
        [yes] You remove an orbiter: { $name_place }.
       *[no] { $seat } removes an orbiter: { $name_place }.
    }
event-lander-removed = { $you ->
        [yes] You remove a lander: { $name_place }.
       *[no] { $seat } removes a lander: { $name_place }.
    }
event-moon-left = { $you ->
        [yes] You remove a lander: { $name_moon }.
       *[no] { $seat } removes a lander: { $name_moon }.
    }
event-scans = { $you ->
        [yes] You scan.
       *[no] { $seat } scans.
    }
event-signal = { $you ->
        [yes] You mark a signal { $in_star }.
       *[no] { $seat } marks a signal { $in_star }.
    }
event-signal-excess = { $you ->
        [yes] You place an excess marker { $in_star }: no data is left there.
       *[no] { $seat } places an excess marker { $in_star }: no data is left there.
    }
event-signal-token = { $you ->
        [yes] You use a signal token.
       *[no] { $seat } uses a signal token.
    }
event-sector-complete = The last data { $in_star } is taken: the sector is complete.
event-sector-resolved = The complete sector { $in_star } is resolved: everybody with a marker there gains 1 publicity (SETI-8.12){ $tie ->
        [yes] . The most markers are equal: who placed the last of them wins (SETI-8.10).
       *[no] .
    }
event-sector-won = { $you ->
        [yes] You win the sector { $in_star }.
       *[no] { $seat } wins the sector { $in_star }.
    }
event-sector-reset = { $second ->
        [yes] The slot { $in_star } is filled again; { $you ->
            [yes] you leave
           *[no] { $seat } leaves
        } a marker on its first position.
        [rival] The slot { $in_star } is filled again; the rival leaves a marker on its first position.
        [neutral] The slot { $in_star } is filled again; a neutral marker stays on its first position.
       *[no] The slot { $in_star } is filled again.
    }
event-data-placed = { $you ->
        [yes] You place data in position { $position } of your computer.
       *[no] { $seat } places data in position { $position } of the computer.
    }
event-data-placed-below = { $you ->
        [yes] You place data below position { $position } of your computer.
       *[no] { $seat } places data below position { $position } of the computer.
    }
event-analysed = { $you ->
        [yes] You analyse your data; the computer is empty again.
       *[no] { $seat } analyses data; the computer is empty again.
    }
event-tech-taken = { $you ->
        [yes] You take { $card }, with the tile “{ $card2 }”.
       *[no] { $seat } takes { $card }, with the tile “{ $card2 }”.
    }
event-tech-installed = { $you ->
        [yes] You put { $card } into position { $position } of your computer.
       *[no] { $seat } puts { $card } into position { $position } of the computer.
    }
event-tech-off = { $you ->
        [yes] There is no such tech left for you.
       *[no] There is no such tech left for { $seat }.
    }
