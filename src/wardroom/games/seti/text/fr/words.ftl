### Les mots de SETI.

## Le jeu

game-name = SETI : Recherche d’intelligence extraterrestre
    .short = SETI
    .say = Écoutez les étoiles, envoyez des sondes, découvrez qui est là.
    .time = 40–160 min
game-about = Dirigez une agence spatiale pendant cinq manches : lancez des sondes à travers un système solaire qui tourne, mettez-les en orbite et posez-les sur des planètes, scannez les étoiles proches, analysez ce qu’elles émettent et recherchez de nouvelles technologies. Les traces de vie trouvées révèlent deux espèces, chacune avec ses règles. En solo, vous jouez contre l’adversaire imprimé, à cinq niveaux.

rival = L’adversaire
    .short = Adversaire
    .the = l’adversaire

## Couleurs

color-red = rouge
    .feminine = rouge
    .plural = rouges
color-yellow = jaune
    .feminine = jaune
    .plural = jaunes
color-blue = bleu
    .feminine = bleue
    .plural = bleus
color-black = noir
    .feminine = noire
    .plural = noirs
color-any = au choix
    .feminine = au choix
    .plural = au choix

## Le système solaire

place-mercury = Mercure
place-venus = Vénus
place-earth = la Terre
place-mars = Mars
place-jupiter = Jupiter
place-saturn = Saturne
place-uranus = Uranus
place-neptune = Neptune
place-oumuamua = ’Oumuamua
place-planet = une planète autre que la Terre
place-asteroids = des astéroïdes
place-comet = une comète
place-empty = un espace vide
place-moon = une lune

moon-phobos_deimos = Phobos et Deimos
moon-callisto = Callisto
moon-ganymede = Ganymède
moon-europa = Europe
moon-io = Io
moon-titan = Titan
moon-enceladus = Encelade
moon-titania = Titania
moon-triton = Triton

star-procyon = Procyon
    .in = dans le secteur de Procyon
star-vega = Véga
    .in = dans le secteur de Véga
star-sirius_a = Sirius A
    .in = dans le secteur de Sirius A
star-barnards_star = Étoile de Barnard
    .in = dans le secteur de l’étoile de Barnard
star-kepler_22 = Kepler-22
    .in = dans le secteur de Kepler-22
star-proxima_centauri = Proxima du Centaure
    .in = dans le secteur de Proxima du Centaure
star-61_virginis = 61 Virginis
    .in = dans le secteur de 61 Virginis
star-beta_pictoris = Beta Pictoris
    .in = dans le secteur de Beta Pictoris

space-name = anneau { $ring }, secteur { $sector }

## Espèces

species-mascamites = Mascamites
    .the = les Mascamites
species-anomalies = Anomalies
    .the = les Anomalies
species-oumuamua = ’Oumuamua
    .the = ’Oumuamua
species-centaurians = Centauriens
    .the = les Centauriens
species-exertians = Exertiens
    .the = les Exertiens
species-glyphids = Glyphides
    .the = les Glyphides
species-arkhos = Arkhos
    .the = les Arkhos
species-amoeba = Amibe
    .the = l’Amibe
species-unknown = espèce inconnue
    .the = l’espèce inconnue
species-side-left = espèce de gauche
species-side-right = espèce de droite

space-discovery = emplacement Découverte
space-overflow = emplacement excédentaire
space-board = rangée { $row }

## Technologies

tech-type-probe = technologie d’exploration
    .plural = technologies d’exploration
tech-type-telescope = technologie d’observation
    .plural = technologies d’observation
tech-type-computer = technologie informatique
    .plural = technologies informatiques
tech-type-any = technologie
    .plural = technologies

## Ce qui se compte

token-credit = { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}
token-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
token-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
token-publicity = { $n } de couverture médiatique
token-data = { $n ->
    [one] { $n } donnée
   *[other] { $n } données
}
token-vp = { $n } PV
token-exofossil = { $n ->
    [one] { $n } exofossile
   *[other] { $n } exofossiles
}
token-danger = { $n } de danger
token-signal = { $n ->
    [one] { $n } signal
   *[other] { $n } signaux
}
token-trace = { $n ->
    [one] { $n } trace de vie
   *[other] { $n } traces de vie
}
token-win = { $n ->
    [one] { $n } secteur couvert
   *[other] { $n } secteurs couverts
}
token-first_player = marqueur Premier joueur
token-neutral = marqueur neutre
token-reminder = rappel de manche

income-credit = crédit
income-energy = énergie
income-card_random = carte
income-data = donnée
income-publicity = couverture médiatique

resource-credit = crédits
resource-energy = énergie
resource-card_any = cartes
resource-publicity = couverture médiatique
resource-data = données
resource-exofossil = exofossiles

figure-probe = sonde
    .a = une sonde
    .the = la sonde
figure-capsule = capsule
    .a = une capsule
    .the = la capsule
figure-orbiter = orbiteur
    .a = un orbiteur
    .the = l’orbiteur
figure-lander = atterrisseur
    .a = un atterrisseur
    .the = l’atterrisseur

## Sortes de cartes Projet

kind-action = action
kind-conditional = mission à condition
kind-triggered = mission à déclenchement
kind-endgame = carte de fin de partie
kind-message = message

## Actions principales et actions gratuites

action-play = Jouer une carte
action-launch = Lancer une sonde
action-orbit = Mettre en orbite
action-land = Atterrir
action-scan = Scanner
action-analyze = Analyser les données
action-research = Rechercher une technologie
action-pass = Passer
free-move = Se déplacer
free-data = Placer une donnée
free-mission = Accomplir une mission
free-exchange = Échanger
free-buy = Acheter une carte
free-corner = Utiliser un coin

## Tuiles Score dorées

gold-tech = Technologie
gold-mission = Mission
gold-income = Revenus
gold-other = Autre
gold-place-1 = premier emplacement
gold-place-2 = deuxième emplacement
gold-place-3 = troisième emplacement

sets-techs_of_each_type = ensemble d’une technologie d’exploration, d’une d’observation et d’une informatique
sets-tech_pairs = paire de technologies
sets-missions = mission accomplie
sets-mission_pairs = paire de missions accomplies ou de cartes de fin de partie
sets-incomes_of_each_kind = ensemble d’un revenu ajouté de crédit, d’un d’énergie et d’un de carte
sets-credit_or_energy_income = revenu ajouté de la sorte la plus fréquente entre crédit et énergie
sets-traces_of_each_color = ensemble d’une trace rouge, d’une jaune et d’une bleue
sets-wins_with_figures = secteur couvert associé à un orbiteur ou un atterrisseur

## Cartes et tuiles vues de dos, telles qu’on les nomme dans une phrase

back-project = une carte Projet
back-alien = une carte Extraterrestre
back-mascamites = une carte Mascamites
back-anomalies = une carte Anomalies
back-oumuamua = une carte ’Oumuamua
back-centaurians = une carte Centauriens
back-exertians = une carte Exertiens
back-species = un plateau Espèce
back-sample = un spécimen
back-tech = une tuile Technologie
back-rival = une carte de l’adversaire
back-advanced = une carte avancée de l’adversaire
back-objective = un objectif

## Parties de la table

zone-hand = Main
zone-tucked = Revenus
zone-missions = Missions et cartes dorées
zone-done = Missions accomplies
zone-capsules = Capsules
zone-exertians = Cartes Exertiens
zone-exertians_played = Cartes Exertiens jouées
zone-deck = Pioche
zone-discard = Défausse
zone-row = Rangée de cartes
zone-end_of_round = Paquet Fin de manche
zone-alien_deck = Pioche Extraterrestre
zone-alien_open = Carte Extraterrestre visible
zone-techs = Technologies
zone-samples = Spécimens
zone-rival_deck = Pioche de l’adversaire
zone-rival_played = Cartes jouées par l’adversaire
zone-objectives = Objectifs
zone-objectives_done = Objectifs accomplis
zone-solar_system = Système solaire
zone-planets = Plateau Planètes
zone-stars = Étoiles proches
zone-computer = Ordinateur
zone-pool = Réserve de données
zone-score = Piste de score
zone-progress = Piste Progression

arrow-left = gauche
arrow-right = droite

## Réglages de la table

setting-hand_limit = Limite de main
    .about = Le moment où il ne doit vous rester que 4 cartes : à la fin de chacun de vos tours, comme le dit l’aide de jeu solo, ou seulement quand vous passez, comme le dit le livret de l’éditeur.
setting-hand_limit-end_of_turn = à la fin de chaque tour
setting-hand_limit-on_pass = en passant
setting-difficulty = Difficulté
    .about = En solo seulement : le nombre d’étoiles de l’adversaire. Il fixe les objectifs, la piste Progression et les premières cartes de l’adversaire.
setting-difficulty-1 = 1 étoile
setting-difficulty-2 = 2 étoiles
setting-difficulty-3 = 3 étoiles
setting-difficulty-4 = 4 étoiles
setting-difficulty-5 = 5 étoiles
