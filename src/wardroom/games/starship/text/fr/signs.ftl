### La légende : ce que veut dire chaque signe de la carte du ciel, des plateaux et des cartes.

signs-c = Couleurs
sign-c-any = n’importe quelle couleur

signs-f = Équipage
sign-f-red = enseigne rouge
sign-f-yellow = enseigne jaune
sign-f-blue = enseigne bleu
sign-f-cadet = cadet, pour les salles grises seulement
sign-f-android = androïde, pour les missions seulement
sign-f-ring = un anneau autour d’une figurine : un commandant

sign-helm = Passerelle
sign-weapons = Armes
sign-science = Science
sign-repair = Réparation

signs-e = Effets
sign-e-move = se déplacer le long d’une route ; le nombre dit combien de fois
sign-e-jump = sauter vers n’importe quel lieu
sign-e-fight = combattre un pirate
sign-e-tech = prendre une technologie
sign-e-tech_recycle = prendre une technologie ; l’offre peut d’abord être remplacée
sign-e-repair = réparer 1 dégât
sign-e-damage = dégât
sign-e-android = gagner un androïde
sign-e-medal = médaille
sign-e-artifact = artéfact
sign-e-pirate = pirate, ou le jeton d’un pirate vaincu
sign-e-ambush = embuscade ; au bout des missions à venir : le soulèvement
sign-e-pull = la première figurine de la file d’attente revient
sign-e-out = barré : ce que vous défaussez pour l’effet après les deux-points

signs-t = Pistes de faction
sign-t-any = piste au choix
signs-a = Artéfacts
sign-a-red_yellow = Éclat de braise : rouge et jaune
sign-a-red_blue = Éclat du crépuscule : rouge et bleu
sign-a-yellow_blue = Éclat des marées : jaune et bleu

signs-k = Cartes
sign-k-ability = capacité, ou un effet que la carte explique
sign-k-station = station ; sa faction est indiquée à côté

signs-r = Routes
sign-r-green = route verte
sign-r-purple = route violette
sign-r-yellow = route jaune

signs-ship = Vaisseaux
sign-ship-1 = le vaisseau du premier capitaine
sign-ship-2 = le vaisseau du deuxième capitaine
sign-ship-3 = le vaisseau du troisième capitaine
sign-ship-4 = le vaisseau du quatrième capitaine
sign-ship-tenebre = le vaisseau du capitaine Ténèbre

signs-more = À bord et sur la carte du ciel
sign-home = Station mère
sign-tile = triangle numéroté : après chaque mission accomplie, une nouvelle apparaît au plus grand numéro
sign-tile-down = triangle sur la pointe : une tuile dont la mission est venue ; après le soulèvement, elle compte de nouveau
sign-ring = anneau : promeut un enseigne au rang de commandant
sign-trophy = trophée : un deuxième tour de cette piste
sign-drawn-mission = cercle avec un nombre : une mission et les points qu’elle rapporte
sign-drawn-here = un anneau autour d’un lieu : votre vaisseau est ici
sign-drawn-used = un cercle en pointillés : la tuile de cette station est utilisée pour l’instant
sign-drawn-edge = deux icônes égales qui se font face : leur bonus est à vous

signs-i = Boutons
sign-i-map = voir la carte du ciel en grand
sign-i-close = fermer la grande carte
sign-i-table = lire la carte du ciel sous forme de tableau
sign-i-first = premier joueur
