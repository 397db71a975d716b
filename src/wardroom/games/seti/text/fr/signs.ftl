### La légende : ce que veut dire chaque signe des plateaux et des cartes.

signs-r = Ce que vous gagnez et payez
sign-r-credit = crédit
sign-r-energy = énergie
sign-r-publicity = couverture médiatique ; sur la carte du ciel : visiter ce lieu en donne 1
sign-r-data = donnée
sign-r-card = une carte de votre choix, de la rangée ou de la pioche
sign-r-card-top = la première carte de la pioche
sign-r-move = déplacement
sign-r-income = revenu : une carte glissée sous le plateau pour ce qu’elle donne à chaque manche
sign-r-alien = une carte de cette espèce
sign-r-exofossil = exofossile
sign-r-danger = danger

signs-x = Actions
sign-x-play = jouer une carte
sign-x-launch = lancer une sonde
sign-x-orbit = mettre une sonde en orbite
sign-x-land = faire atterrir une sonde
sign-x-scan = scanner
sign-x-signal = marquer un signal
sign-x-rotate = faire tourner le système solaire
sign-x-pass = passer ; sur la carte du ciel : le premier à passer la fait tourner
sign-x-exchange = échanger deux contre un
sign-x-corner = le coin d’une carte : ce que donne sa défausse
sign-x-mission = une mission que vous accomplissez quand sa condition est remplie
sign-x-end = choisir ceci
sign-x-table = lire la carte du ciel sous forme de tableau

signs-c = Secteurs
sign-c-red = secteur rouge
sign-c-yellow = secteur jaune
sign-c-blue = secteur bleu
sign-c-black = secteur noir

signs-tr = Traces de vie
sign-tr-red = trace rouge
sign-tr-yellow = trace jaune
sign-tr-blue = trace bleue
sign-tr-any = trace de la couleur de votre choix

signs-k = Technologies
sign-k-probe = technologie d’exploration
sign-k-telescope = technologie d’observation
sign-k-computer = technologie informatique
sign-k-any = n’importe quelle technologie

signs-f = Engins
sign-f-probe = sonde
sign-f-orbiter = orbiteur
sign-f-lander = atterrisseur
sign-f-moon = lune
sign-f-capsule = capsule

signs-m = Marqueurs
sign-m-1 = le marqueur du premier joueur
sign-m-2 = le marqueur du deuxième joueur ; en solo : celui de l’adversaire
sign-m-3 = le marqueur du troisième joueur
sign-m-4 = le marqueur du quatrième joueur
sign-m-n = marqueur neutre

signs-sp = Dans l’espace
sign-sp-asteroid = astéroïdes : il faut 2 déplacements pour en sortir
sign-sp-comet = comète

signs-b = Dos
sign-b-alien = une espèce qui n’est pas encore découverte
sign-b-project = le dos d’une carte

signs-o = Autres signes
sign-o-arrow-left = la carte de l’adversaire pointe vers la gauche
sign-o-arrow-right = la carte de l’adversaire pointe vers la droite
sign-o-star = niveau de l’adversaire
sign-o-star-off = un niveau plus élevé que le vôtre
sign-o-anomaly = anomalie
sign-o-progress = progression de l’adversaire
sign-o-message = message
sign-o-sample = spécimen
sign-o-gold = compte à la fin de la partie
sign-o-circle = un cercle de mission, encore libre
sign-o-circle-full = un cercle de mission, couvert
sign-o-first = premier joueur

sign-drawn-win = un marqueur dans un anneau : ce secteur a été couvert
sign-drawn-second = un point : le deuxième signal de ce secteur donne 2 PV
sign-drawn-first = un nombre dans un cercle en pointillés : ce que donne la place libre
sign-drawn-slot = une case en pointillés : une place libre
sign-drawn-mile = un score encore à atteindre ; barré : dépassé
