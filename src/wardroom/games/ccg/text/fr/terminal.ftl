### La table du CCG dans un terminal.

ccg-you = vous
ccg-turn = { $you ->
    [yes] Tour { $turn }, le vôtre : { $part }
   *[no] Tour { $turn }, celui de { $seat } : { $part }
}
ccg-part-doorways = implantation des portes
ccg-part-laying = pose des missions
ccg-part-dilemmas = implantation sous les missions
ccg-part-facilities = placement des installations
ccg-part-start = début du tour
ccg-part-play = pose de cartes
ccg-part-orders = ordres
ccg-part-end = fin du tour
ccg-part-draw = pioche
ccg-part-over = la partie est finie
ccg-plays-left = { $count ->
    [0] Il ne reste aucune pose de carte.
    [one] Il reste une pose de carte.
   *[other] Il reste { $count } poses de carte.
}
ccg-points = { $name } : { $counting } sur { $needed } (missions { $mission_points }, bonus { $bonus_points }){ $said }
ccg-surcharge-both = +{ $count } sans une [P] et une [E]
ccg-surcharge-alpha = +{ $count } sans une mission d’Alpha
ccg-icon-planet = [P]
ccg-icon-space = [E]
ccg-icon-dual = [E/P]
ccg-no-points = sans points
ccg-span = distance { $span }
ccg-solved = { $you ->
    [yes] accomplie par vous
   *[no] accomplie par { $seat }
}
ccg-seeds = { $count ->
    [one] { $count } carte implantée
   *[other] { $count } cartes implantées
}
ccg-known-seeds = cartes implantées que vous connaissez : { $cards }
ccg-on-mission = dessus : { $cards }
ccg-needs = il faut { $needs }
ccg-or = OU
ccg-attempted-by = pour { $names }
ccg-is-docked = amarré
ccg-is-landed = posé
ccg-is-cloaked = occulté
ccg-is-damaged = endommagé
ccg-is-stopped = stoppé
ccg-is-disabled = neutralisé
ccg-is-captive = captif
ccg-is-stunned = étourdi
ccg-is-wounded = blessé à mort
ccg-team-short = équipe d’exploration de { $count }
ccg-team = { $count ->
    [one] Équipe d’exploration à { $card }, { $count } personne
   *[other] Équipe d’exploration à { $card }, { $count } personnes
}
ccg-vessel = { $card } à { $card2 }
ccg-range = { attribute-range } { $left } sur { $full }
ccg-vessel-numbers = { attribute-weapons } { $weapons }, { attribute-shields } { $shields }
ccg-ship-numbers = { $range }-{ $weapons }-{ $shields }
ccg-lacks-staff = équipage incomplet : manque { $names }
ccg-lacks-match = équipage incomplet : personne à bord n’est { $name_affiliation }
ccg-on-it = dessus : { $cards }
ccg-guests = { $count ->
    [one] { $count } adversaire à bord
   *[other] { $count } adversaires à bord
}
ccg-lacks = manque pour cette mission : { $needs }
ccg-lacks-nothing = remplit les conditions de cette mission
ccg-totals = { attribute-integrity } { $integrity }, { attribute-cunning } { $cunning }, { attribute-strength } { $strength }
ccg-forces = { $you ->
    [yes] Vos vaisseaux et vos équipes
   *[no] Vaisseaux et équipes de { $name }
}
ccg-piles = main { $hand }, pioche { $deck }, défausse { $discard }, hors jeu { $out }
ccg-core = sur la table : { $said }
ccg-agendas = { $count ->
    [one] Un plan secret
   *[other] { $count } plans secrets
}
ccg-discarded = défausse : { $cards }
ccg-list = liste complète : { $said }
ccg-countdown = compte à rebours { $count }
ccg-hand = Votre main ({ $count })
ccg-seeds-left = Vos cartes à implanter ({ $count })
ccg-looked-at = Vous regardez
ccg-attempt = { $you ->
    [yes] Vous tentez { $card }
   *[no] { $seat } tente { $card }
}
ccg-met-now = à présent : { $card }
ccg-met-past = derrière vous : { $card }
ccg-met-back = arrêté par : { $card }
ccg-asks-unless = se passe avec { $needs }
ccg-asks-cure = se guérit avec { $needs }
ccg-asks-nullify = s’annule avec { $needs }
ccg-to-come = { $count ->
    [one] à venir : { $count } carte implantée
   *[other] à venir : { $count } cartes implantées
}
ccg-then = à la fin : { $needs }
ccg-taking-part = { $count ->
    [one] y participe : { $count } personne
   *[other] y participent : { $count } personnes
}
ccg-battle = { $you ->
    [yes] Combat : vous attaquez
   *[no] Combat : { $seat } attaque
}
ccg-volley = { $names } sur { $card } : { attribute-attack } { $attack } contre { attribute-defense } { $defense }
ccg-side = { $name }, { attribute-strength } { $total } : { $names }
ccg-line = { $name } : { $said }
