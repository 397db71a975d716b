### The legend: what each sign on the boards and the cards means.

signs-r = What you gain and pay
sign-r-credit = credit
sign-r-energy = energy
sign-r-publicity = publicity; on the map: visiting this place gives 1
sign-r-data = data
sign-r-card = a card of your choice, from the row or the deck
sign-r-card-top = the top card of the deck
sign-r-move = move
sign-r-income = income: a card tucked for what its corner gives every round
sign-r-alien = a card of this species
sign-r-exofossil = exofossil
sign-r-danger = danger

signs-x = Actions
sign-x-play = play a card
sign-x-launch = launch a probe
sign-x-orbit = put a probe in orbit
sign-x-land = land a probe
sign-x-scan = scan
sign-x-signal = mark a signal
sign-x-rotate = rotate the solar system
sign-x-pass = pass; on the map: the first to pass rotates it
sign-x-exchange = exchange two for one
sign-x-corner = the corner of a card: what discarding it gives
sign-x-mission = a mission that you complete when its condition holds
sign-x-end = choose this
sign-x-table = read the map as a table

signs-c = Sectors
sign-c-red = red sector
sign-c-yellow = yellow sector
sign-c-blue = blue sector
sign-c-black = black sector

signs-tr = Traces of life
sign-tr-red = red trace
sign-tr-yellow = yellow trace
sign-tr-blue = blue trace
sign-tr-any = trace of any colour

signs-k = Techs
sign-k-probe = probe tech
sign-k-telescope = telescope tech
sign-k-computer = computer tech
sign-k-any = any tech

signs-f = Figures
sign-f-probe = probe
sign-f-orbiter = orbiter
sign-f-lander = lander
sign-f-moon = moon
sign-f-capsule = capsule

signs-m = Markers
sign-m-1 = the first player’s marker
sign-m-2 = the second player’s marker; alone: the rival’s
sign-m-3 = the third player’s marker
sign-m-4 = the fourth player’s marker
sign-m-n = neutral marker

signs-sp = In space
sign-sp-asteroid = asteroids: leaving them takes 2 moves
sign-sp-comet = comet

signs-b = Backs
sign-b-alien = a species that is not found yet
sign-b-project = the back of a card

signs-o = Other signs
sign-o-arrow-left = the rival’s card points to the left
sign-o-arrow-right = the rival’s card points to the right
sign-o-star = level of the rival
sign-o-star-off = a level higher than the one you play
sign-o-anomaly = anomaly
sign-o-progress = progress of the rival
sign-o-message = message
sign-o-sample = sample
sign-o-gold = scores at the end of the game
sign-o-circle = a circle of a mission, still open
sign-o-circle-full = a circle of a mission, covered
sign-o-first = first player

sign-drawn-win = a marker in a ring: this sector was won
sign-drawn-second = a dot: the second signal in this sector gives 2 VP
sign-drawn-first = a number in a dashed circle: what the free place gives
sign-drawn-slot = a dashed box: a free place
sign-drawn-mile = a score that is still to be reached; crossed out: passed
