### The words of SETI.

## The game

game-name = SETI: Search for Extraterrestrial Intelligence
    .short = SETI
    .say = Listen to the stars, send out probes, find out who is there.
    .time = 40–160 min
game-about = Lead a space agency through five rounds: launch probes through a turning solar system, orbit and land on planets, scan nearby stars, analyse what they send and research new techs. The traces of life you find reveal two species, each with rules of its own. Alone you play against the printed rival at five levels.

rival = The rival
    .short = Rival
    .the = the rival

## Colours

color-red = red
    .feminine = red
    .plural = red
color-yellow = yellow
    .feminine = yellow
    .plural = yellow
color-blue = blue
    .feminine = blue
    .plural = blue
color-black = black
    .feminine = black
    .plural = black
color-any = any colour
    .feminine = any colour
    .plural = any colour

## The solar system

place-mercury = Mercury
place-venus = Venus
place-earth = Earth
place-mars = Mars
place-jupiter = Jupiter
place-saturn = Saturn
place-uranus = Uranus
place-neptune = Neptune
place-oumuamua = 'Oumuamua
place-planet = a planet other than Earth
place-asteroids = asteroids
place-comet = a comet
place-empty = empty space
place-moon = any moon

moon-phobos_deimos = Phobos and Deimos
moon-callisto = Callisto
moon-ganymede = Ganymede
moon-europa = Europa
moon-io = Io
moon-titan = Titan
moon-enceladus = Enceladus
moon-titania = Titania
moon-triton = Triton

star-procyon = Procyon
    .in = at Procyon
star-vega = Vega
    .in = at Vega
star-sirius_a = Sirius A
    .in = at Sirius A
star-barnards_star = Barnard's Star
    .in = at Barnard's Star
star-kepler_22 = Kepler 22
    .in = at Kepler 22
star-proxima_centauri = Proxima Centauri
    .in = at Proxima Centauri
star-61_virginis = 61 Virginis
    .in = at 61 Virginis
star-beta_pictoris = Beta Pictoris
    .in = at Beta Pictoris

space-name = ring { $ring }, sector { $sector }

## Species

species-mascamites = Mascamites
    .the = the Mascamites
species-anomalies = Anomalies
    .the = the Anomalies
species-oumuamua = 'Oumuamua
    .the = 'Oumuamua
species-centaurians = Centaurians
    .the = the Centaurians
species-exertians = Exertians
    .the = the Exertians
species-glyphids = Glyphids
    .the = the Glyphids
species-arkhos = Arkhos
    .the = the Arkhos
species-amoeba = Amoeba
    .the = the Amoeba
species-unknown = undiscovered species
    .the = the undiscovered species
species-side-left = left species
species-side-right = right species

space-discovery = discovery space
space-overflow = overflow space
space-board = row { $row }

## Techs

tech-type-probe = probe tech
    .plural = probe techs
tech-type-telescope = telescope tech
    .plural = telescope techs
tech-type-computer = computer tech
    .plural = computer techs
tech-type-any = tech
    .plural = techs

## Things that are counted

token-credit = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
token-energy = { $n } energy
token-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
token-publicity = { $n } publicity
token-data = { $n } data
token-vp = { $n } VP
token-exofossil = { $n ->
    [one] { $n } exofossil
   *[other] { $n } exofossils
}
token-danger = { $n } danger
token-signal = { $n ->
    [one] { $n } signal
   *[other] { $n } signals
}
token-trace = { $n ->
    [one] { $n } life trace
   *[other] { $n } life traces
}
token-win = { $n ->
    [one] { $n } sector win
   *[other] { $n } sector wins
}
token-first_player = first-player marker
token-neutral = neutral marker
token-reminder = round reminder

income-credit = credit
income-energy = energy
income-card_random = card
income-data = data
income-publicity = publicity

resource-credit = credits
resource-energy = energy
resource-card_any = cards
resource-publicity = publicity
resource-data = data
resource-exofossil = exofossils

figure-probe = probe
    .a = a probe
    .the = the probe
figure-capsule = capsule
    .a = a capsule
    .the = the capsule
figure-orbiter = orbiter
    .a = an orbiter
    .the = the orbiter
figure-lander = lander
    .a = a lander
    .the = the lander

## Kinds of project card

kind-action = action
kind-conditional = conditional mission
kind-triggered = triggered mission
kind-endgame = end-of-game card
kind-message = message

## Main actions and free actions

action-play = Play a card
action-launch = Launch a probe
action-orbit = Orbit
action-land = Land
action-scan = Scan
action-analyze = Analyse data
action-research = Research a tech
action-pass = Pass
free-move = Move
free-data = Place data
free-mission = Complete a mission
free-exchange = Exchange
free-buy = Buy a card
free-corner = Use a corner

## Gold tiles

gold-tech = Tech
gold-mission = Mission
gold-income = Income
gold-other = Other
gold-place-1 = first space
gold-place-2 = second space
gold-place-3 = third space

sets-techs_of_each_type = set of a probe, a telescope and a computer tech
sets-tech_pairs = pair of techs
sets-missions = completed mission
sets-mission_pairs = pair of completed missions or end-of-game cards
sets-incomes_of_each_kind = set of a tucked credit, energy and card income
sets-credit_or_energy_income = tucked income of the more frequent of credit and energy
sets-traces_of_each_color = set of a red, a yellow and a blue trace
sets-wins_with_figures = sector win paired with an orbiter or lander

## Cards and tiles seen from behind, as used inside sentences

back-project = a project card
back-alien = an alien card
back-mascamites = a Mascamite card
back-anomalies = an Anomaly card
back-oumuamua = an 'Oumuamua card
back-centaurians = a Centaurian card
back-exertians = an Exertian card
back-species = a species board
back-sample = a sample
back-tech = a tech tile
back-rival = a rival card
back-advanced = an advanced rival card
back-objective = an objective

## Parts of the table

zone-hand = Hand
zone-tucked = Income
zone-missions = Missions and gold boxes
zone-done = Completed missions
zone-capsules = Capsules
zone-exertians = Exertian cards
zone-exertians_played = Exertian cards played
zone-deck = Deck
zone-discard = Discard pile
zone-row = Card row
zone-end_of_round = End-of-round stack
zone-alien_deck = Alien deck
zone-alien_open = Open alien card
zone-techs = Techs
zone-samples = Samples
zone-rival_deck = Rival's deck
zone-rival_played = Rival's played cards
zone-objectives = Objectives
zone-objectives_done = Completed objectives
zone-solar_system = Solar system
zone-planets = Planetary board
zone-stars = Nearby stars
zone-computer = Computer
zone-pool = Data pool
zone-score = Score track
zone-progress = Progress track

arrow-left = left
arrow-right = right

## Table settings

setting-hand_limit = Hand limit
    .about = When you must be down to 4 cards: at the end of each of your turns, as the solo play aid says, or only when you pass, as the publisher's rulebook says.
setting-hand_limit-end_of_turn = at the end of every turn
setting-hand_limit-on_pass = when passing
setting-difficulty = Difficulty
    .about = Solo only: how many stars the rival has. It sets the objectives, the progress track and the rival's first cards.
setting-difficulty-1 = 1 star
setting-difficulty-2 = 2 stars
setting-difficulty-3 = 3 stars
setting-difficulty-4 = 4 stars
setting-difficulty-5 = 5 stars
