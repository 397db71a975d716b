### La table de Starship Captains dans un terminal.

starship-round = Manche { $round } sur 4. { $you ->
    [yes] C’est à vous.
   *[no] C’est à { $seat }.
}
starship-solo = Passager : { $card }. Capitaine Ténèbre : { $name_place } ; cartes Action restantes : { $left }.
starship-map = La galaxie
starship-map-place = Lieu
starship-map-there = Sur place
starship-map-ships = Vaisseaux
starship-map-green = Route verte
starship-map-purple = Route violette
starship-map-yellow = Route jaune
starship-station = { $name_place }, tuile prête
starship-station-used = { $name_place }, tuile utilisée
starship-route-pirate = { $place } [pirate : { $reward }]
starship-tracks = Pistes Faction : pas (points)
starship-event = Événement
starship-market = Plateau Technologie central (paquet : { $left })
starship-other = { $name } : prêts { $ready } ; file { $queue } ; médailles { $medals }, pirates { $pirates }, dégâts { $damage }, missions { $done }
starship-ship = Votre vaisseau : { $name_place }, { $points } points à présent
starship-ready = Salle de préparation
starship-queue = File d’attente
starship-hold = Soute
starship-medals = Médailles
starship-done = Missions accomplies
starship-purse = { $medals } ; anneaux Promotion restants : { $rings }
starship-cargo = { $tokens } (place pour { $capacity } ; dégâts { $damage })
starship-slot = Emplacement { $number } : { $said }
starship-slot-empty = vide
starship-slot-damaged = endommagé
