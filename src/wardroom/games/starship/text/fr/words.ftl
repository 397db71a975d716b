### Les mots de Starship Captains.

## Le jeu

game-name = Starship Captains
    .say = Menez un jeune équipage dans une galaxie encombrée.
    .time = 60–90 min
game-about = Menez un jeune équipage à travers la galaxie : envoyez vos figurines dans les salles du vaisseau et en mission, équipez-vous de technologies, combattez les pirates et gagnez la confiance de trois factions. Après quatre manches, le capitaine qui a le plus de points l’emporte ; en solo, vous visez le meilleur épilogue face au capitaine Ténèbre.

captain-tenebre = Capitaine Ténèbre

## Couleurs. Salle, ligne et route sont du féminin.

color-red = rouge
    .feminine = rouge
color-yellow = jaune
    .feminine = jaune
color-blue = bleu
    .feminine = bleue
color-grey = gris
    .feminine = grise
color-gold = doré
    .feminine = dorée
color-green = vert
    .feminine = verte
color-purple = violet
    .feminine = violette
color-any = toute couleur
    .feminine = toute couleur

## Factions

faction-coop = la Coopération
    .short = Coopération
    .track = piste Coopération
faction-zinca = les Zinca
    .short = Zinca
    .track = piste Zinca
faction-nian = les Ni’an
    .short = Ni’an
    .track = piste Ni’an

## Salles du vaisseau

room-helm = Passerelle
room-weapons = Armes
room-science = Science
room-repair = Réparation

## Lieux

place-home_station = Station mère
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
place-zinca_station = Station Zinca
place-nian_station = Station Ni’an
place-kind-home = station
place-kind-planet = planète
route-name = route { $color ->
    [green] verte
    [purple] violette
   *[yellow] jaune
} entre { $from } et { $to }

## Figurines

figure-cadet = cadet
    .a = un cadet
    .the = le cadet
figure-red = enseigne rouge
    .a = un enseigne rouge
    .the = l’enseigne rouge
figure-yellow = enseigne jaune
    .a = un enseigne jaune
    .the = l’enseigne jaune
figure-blue = enseigne bleu
    .a = un enseigne bleu
    .the = l’enseigne bleu
figure-commander-red = commandant rouge
    .a = un commandant rouge
    .the = le commandant rouge
figure-commander-yellow = commandant jaune
    .a = un commandant jaune
    .the = le commandant jaune
figure-commander-blue = commandant bleu
    .a = un commandant bleu
    .the = le commandant bleu
figure-android = androïde
    .a = un androïde
    .the = l’androïde

rank-cadet = cadet
rank-ensign = enseigne
rank-commander = commandant
rank-android = androïde

## Jetons

token-medal = { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
}
token-artifact = { $n ->
    [one] { $n } artéfact
   *[other] { $n } artéfacts
}
token-pirate = { $n ->
    [one] { $n } jeton Pirate
   *[other] { $n } jetons Pirate
}
token-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
token-overflow = { $n ->
    [one] { $n } dégât en excès
   *[other] { $n } dégâts en excès
}
token-tech = { $n ->
    [one] { $n } technologie
   *[other] { $n } technologies
}
token-android = { $n ->
    [one] { $n } androïde
   *[other] { $n } androïdes
}
token-cadet = { $n ->
    [one] { $n } cadet
   *[other] { $n } cadets
}
token-ring = { $n ->
    [one] { $n } anneau Promotion
   *[other] { $n } anneaux Promotion
}
token-first_player = marqueur Premier joueur
token-trophy = trophée
token-marker = marqueur Faction

artifact-red_yellow = Éclat de braise
    .colors = rouge et jaune
artifact-red_blue = Éclat du crépuscule
    .colors = rouge et bleu
artifact-yellow_blue = Éclat des marées
    .colors = jaune et bleu

reward-bounty = butin
reward-prisoner = prisonnier

## Tuiles

tile-mission = tuile Mission
tile-number = tuile { $number }
    .up = tuile { $number }, face visible
    .down = tuile { $number }, face cachée
tile-tile_station_home = Tuile de la station mère
tile-tile_station_zinca = Tuile de la Station Zinca
tile-tile_station_nian = Tuile de la Station Ni’an

## Sortes de technologies, paquets, icônes des bords

kind-room = salle
kind-ability = capacité
kind-omega = oméga
deck-alpha = alpha
deck-beta = bêta
deck-omega = oméga

edge-repair = réparation
edge-medal = médaille
edge-move = déplacement
edge-none = rien
edge-left = bord gauche : { $top } en haut, { $bottom } en bas
edge-right = bord droit : { $top } en haut, { $bottom } en bas

## Quand une capacité s’applique

timing-passive = En permanence
timing-when_you_would_take_damage = Chaque fois que vous devriez subir 1 dégât, à n’importe quel tour
timing-during_mission = Pendant la résolution des lignes d’une mission
timing-after_mission = Après chaque mission que vous accomplissez, avant l’arrivée de la nouvelle
timing-after_fight = Après chaque pirate vaincu, une fois son jeton et sa récompense à bord
timing-after_helm_activation = Après chaque activation de la Passerelle, quel qu’en soit le moyen
timing-on_tech_bonus_medal = Chaque fois qu’un bonus technologique vous donne une médaille
timing-on_tech_bonus_repair = Chaque fois qu’un bonus technologique vous donne une réparation
timing-on_tech_bonus_move = Chaque fois qu’un bonus technologique vous donne un déplacement
timing-on_move_or_jump_gained = Chaque fois qu’un effet vous donne un déplacement ou un saut
timing-on_faction_advance = Chaque fois que vous gagnez une avancée sur une piste Faction précise
timing-when_you_spend_a_medal = Chaque fois que vous payez des médailles, que ce soit pour une formation, une promotion ou une médaille barrée
timing-start_of_new_round = Au début des manches 2, 3 et 4, après les tuiles Station
timing-when_android_leaves_after_mission = Chaque fois qu’un de vos androïdes retourne à la réserve après une mission

## Cartes et jetons vus de dos, tels que les phrases les nomment

back-tech = une technologie
back-omega = une technologie oméga
back-mission = une mission
back-event = un événement
back-pirate = un pirate
back-artifact = un artéfact
back-action = une carte Action
back-passenger = un passager

## Parties de la table

zone-ready = Salle de préparation
zone-queue = File d’attente
zone-cargo = Soute
zone-lockers = Casiers dimensionnels
zone-slots = Emplacements Technologie
zone-teleporter = Téléporteur
zone-missions = Paquet Mission
zone-accomplished = Missions accomplies
zone-central = Plateau Technologie central
zone-techs = Paquet Technologie
zone-tech_discard = Défausse Technologie
zone-omegas = Paquet oméga
zone-omega_discard = Défausse oméga
zone-pirates = Réserve de pirates
zone-pirate_discard = Défausse des pirates
zone-artifacts = Réserve d’artéfacts
zone-artifact_discard = Défausse des artéfacts
zone-events = Événements
zone-archive = Technologies du passager
zone-countdown = Piste Décompte
zone-actions = Paquet Action
zone-supply = Réserve générale
zone-map = Carte de la galaxie
slot-cargo = emplacement Cargaison { $number }
slot-locker = casier { $number }
slot-tech = emplacement Technologie { $number }

## Réglages de la table

setting-board = Plateau d’emplacements Technologie
    .about = Quelle face du plateau d’emplacements Technologie tout le monde utilise : A, B, ou l’une des deux au hasard.
setting-board-random = au hasard
setting-board-A = face A
setting-board-B = face B
setting-passenger = Passager
    .about = En solo seulement : qui voyage avec vous. Teddy convient le mieux pour une première partie.
setting-passenger-random = au hasard
setting-passenger-teddy = Teddy
setting-passenger-kavor_the_smuggler = Kavor le contrebandier
setting-passenger-envoy_orelle = L’émissaire Orelle
setting-passenger-professor_quill = La professeure Quill
setting-passenger-marshal_brandt = Le maréchal Brandt
setting-passenger-unit_seven = Unité Sept
