### The table of SETI in a terminal.

seti-round = Round { $round } of 5. { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
seti-round-rival = Round { $round } of 5. It is the rival’s turn.
seti-rival = rival
seti-neutral = neutral
seti-then = {"; "}
seti-named = { $name }: { $said }

## The solar system

seti-sky = Solar system (next to turn: disc { $disc })
seti-sky-key = Me Ve Ea Ma Ju Sa Ur Ne 'O planets, :: asteroids, ~o comet, . empty; @ you, + others; numbers are the sectors below. In brackets: moves for your nearest probe.
    .companion = Me Ve Ea Ma Ju Sa Ur Ne 'O planets, :: asteroids, ~o comet, . empty; + the rival’s probe; numbers count the sectors clockwise from Neptune’s. Stars and your own probes are not kept here.
seti-sky-sun = ☉
seti-sky-mercury = Me
seti-sky-venus = Ve
seti-sky-earth = Ea
seti-sky-mars = Ma
seti-sky-jupiter = Ju
seti-sky-saturn = Sa
seti-sky-uranus = Ur
seti-sky-neptune = Ne
seti-sky-oumuamua = 'O
seti-sky-asteroids = ::
seti-sky-comet = ~o
seti-sky-empty = .
seti-sky-own = @
seti-sky-other = +
seti-sector = Sector
seti-ring = Ring { $ring }
seti-signals = Signals (- data)
seti-win = Win gives
seti-won = won by { $names }
seti-anomaly = { $feminine_color } anomaly
seti-space-empty = empty
seti-space-asteroids = asteroids
seti-space-comet = comet
seti-space-earth = Earth

## Boards

seti-planet = Planet
seti-moons = Moons
seti-first = first: { $gain }
seti-species = { $side }: { $name }
seti-pay = pay { $cost }
seti-no-sample = needs a sample
seti-alien-open = Deck { $left }; open: { $cards }
seti-messages = Message rewards left: { $free }
seti-tile = Its data: { $marks }
seti-danger = Danger on the board: { $danger }
seti-gold = Gold tiles: points for each set on the first, second and later spaces
seti-techs = Tech stacks
seti-tech = Tech
seti-tech-next = Next tile
seti-tech-left = Left
seti-tech-owners = Owners
seti-resolving = Being carried out
seti-row = Card row (deck: { $left })

## Agencies

seti-other = { $name }: { $score } VP; credits { $credits }, energy { $energy }, publicity { $publicity }, data { $data }, computer { $upper } of 6, cards { $hand }; orbiters and landers { $figures }, sector wins { $wins }, missions done { $done }
seti-rival-board = The rival, level { $level }: { $score } VP; publicity { $publicity }, computer { $upper } of 6, more data { $data }, action cards left { $deck }
seti-rival-techs = Techs to spend: probe { $probe } (for moons), telescope { $telescope } (for a signal more), computer { $computer } (for 3 VP and progress)
seti-rival-message = Its message tile stands at { $score } VP.
seti-rival-holds = It holds { $exofossils ->
    [0] { "" }
    [one] { $exofossils } exofossil
   *[other] { $exofossils } exofossils
}{ $exertians ->
    [0] .
   *[other] { $exofossils ->
        [0] { "" }
       *[other] {" "}and{" "}
    }{ $exertians ->
        [one] { $exertians } Exertian card, face down.
       *[other] { $exertians } Exertian cards, face down.
    }
}
seti-progress = Progress: space { $space }, { $card }
seti-next-tech = Its next tech would be { $card }.
seti-objectives = Objectives (done { $done }, due this round { $due }, in the stack { $left })
seti-objective = { $card } ({ $done } of { $tasks })
seti-agency = Your agency: { $score } VP, { $total } if the game ended now
seti-purse = You have
seti-purse-has = credits { $credits }, energy { $energy }, publicity { $publicity }, data in the pool { $data }{ $exofossils ->
    [0] {""}
   *[other] , exofossils { $exofossils }
}
seti-miles = Score track ahead
seti-mile-neutral = neutral marker
seti-mile-gold = gold tile
seti-mile-message = your message
seti-mile-card = a card waits
seti-mile-exertian = Exertian card
seti-hand = Your hand ({ $count })
seti-covered = { $count ->
    [one] { $count } circle covered
   *[other] { $count } circles covered
}
