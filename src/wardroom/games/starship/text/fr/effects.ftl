### Le nom des effets, tels qu’ils figurent dans une liste, et la façon dont le texte d’une carte en est composé.
### Un effet spécial a deux formes : les mots d’une liste, et `.about`, qui dit tout.

## Icônes (SHIP-14)

effect-move = { $n ->
    [one] { $n } déplacement
   *[other] jusqu’à { $n } déplacements
}
effect-jump = { $n ->
    [one] saut
   *[other] { $n } sauts
}
effect-fight = { $n ->
    [one] combattre un pirate
   *[other] combattre { $n } pirates
}
effect-tech = { $n ->
    [one] prendre une technologie
   *[other] prendre { $n } technologies
}
effect-tech_recycle = { $n ->
    [one] prendre une technologie (remplacement possible)
   *[other] prendre { $n } technologies (remplacement possible)
}
effect-repair = { $n ->
    [one] { $n } réparation
   *[other] { $n } réparations
}
effect-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
effect-android = { $n ->
    [one] { $n } androïde
   *[other] { $n } androïdes
}
effect-medal = { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
}
effect-artifact = { $n ->
    [one] { $n } artéfact
   *[other] { $n } artéfacts
}
effect-pirate = { $n ->
    [one] { $n } jeton Pirate
   *[other] { $n } jetons Pirate
}
effect-ambush = { $n ->
    [one] embuscade
   *[other] { $n } embuscades
}
effect-pull = { $n ->
    [one] faire revenir la première figurine de votre file d’attente
   *[other] faire revenir les { $n } premières figurines de votre file d’attente
}
effect-coop = Coopération +{ $n }
effect-zinca = Zinca +{ $n }
effect-nian = Ni’an +{ $n }
effect-any = piste au choix +{ $n }

effect-spend-medal = vous pouvez défausser { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
} pour ceci : { $gain }
effect-spend-artifact = vous pouvez défausser { $n ->
    [one] { $n } artéfact
   *[other] { $n } artéfacts
} pour ceci : { $gain }
effect-spend-pirate = vous pouvez défausser { $n ->
    [one] { $n } jeton Pirate
   *[other] { $n } jetons Pirate
} pour ceci : { $gain }
effect-spend-tech = vous pouvez défausser { $n ->
    [one] { $n } de vos technologies
   *[other] { $n } de vos technologies
} pour ceci : { $gain }
effect-choose = soit { $first }, soit { $second }
effect-and = { $first } et { $rest }
effect-then = { $first } ; { $rest }

## Effets spéciaux des missions

special-hive_mind = Zinca +1 pour chaque androïde de votre équipage
    .about = Comptent les androïdes de votre salle de préparation et tous ceux qui se trouvent sur cette mission. Chaque pas se fait séparément, si vous le voulez.
special-star_gate = regarder les 3 premières missions du paquet
    .about = Vous seul voyez ces 3 missions, et elles sont reposées dans le même ordre.
special-zinca_library = tirer 3 technologies et en placer 1 au plus
    .about = La technologie choisie va dans un emplacement Technologie vide, avec ses bonus ; les autres sont défaussées. Sans emplacement vide, vous regardez quand même les 3, puis vous les défaussez.
special-omega_draft = tirer 3 technologies oméga et en placer 1 au plus
    .about = L’oméga choisie va dans un emplacement Technologie vide ou prend la place d’une de vos technologies, avec ses bonus. Les autres vont à la défausse oméga.

## Effets spéciaux des technologies

special-holodeck = utiliser une technologie de salle du plateau central ou d’un autre joueur comme si elle était imprimée ici
    .about = La figurine ou la paire d’artéfacts doit correspondre à la couleur de la salle copiée ; un artéfact face cachée de Production participative copie une salle de n’importe quelle couleur. Copier une salle à usage unique fait défausser l’Holopont, pas l’original. Il ne copie pas un Holopont, et sans salle à copier il ne peut pas être activé.
special-hull_plating = vous pouvez défausser à la place 1 jeton Pirate de votre soute
    .about = Le pirate que vous êtes en train de combattre n’est pas encore à bord : il ne peut pas payer pour son propre dégât.
special-dimensional_lockers = 2 emplacements Cargaison de plus, impossibles à endommager
    .about = La cargaison passe librement de ces casiers à la soute et inversement ; ils servent même avec des dégâts en excès. Si la carte part, déplacez sa cargaison ou défaussez-la.
special-training_headset = gagnez 2 médailles à la place
    .about = Cela vaut aussi pour les bonus de pose de cette carte.
special-hyper_charger = vous pouvez faire 1 réparation à la place
    .about = Avec plusieurs déplacements, vous décidez pour chacun.
special-observer = si elle a une ligne { $color ->
    [red] rouge
    [yellow] jaune
   *[blue] bleue
}, { $gain }
    .about = Peu importe que la ligne ait été résolue ; deux lignes de cette couleur comptent une fois.
special-stealth_paint = ignorez votre premier dégât
    .about = Il peut être imprimé sur la carte, venir d’un combat ou d’un pirate croisé en route.
special-mech_bots = faites jusqu’à 2 réparations à la place
    .about = Cela vaut aussi pour les bonus de pose de cette carte.
special-artifact_display = des artéfacts de votre soute peuvent remplacer des médailles, un pour une
    .about = Aucun échange à un autre moment.
special-trophy_display = des jetons Pirate de votre soute peuvent remplacer des médailles, un pour une
    .about = Aucun échange à un autre moment.
special-wormhole_generator = sautez à la place
    .about = Cela vaut aussi pour les bonus de pose de cette carte.
special-universal_translator = vous pouvez la faire en entier sur une seule autre piste
    .about = Elle ne se partage pas. Une avancée sur une piste au choix ne change pas.
special-nian_transmitter = si une de ses lignes montre un dégât, un combat ou une embuscade, { $gain }
    .about = Peu importe que la ligne ait été résolue. Une fois par mission.
special-shield_generator = croiser des pirates en route ne vous inflige aucun dégât
    .about = Les combattre, si.

## Effets spéciaux des événements

special-jump_to_station = vous pouvez sauter vers une station
    .about = Les stations sont la station mère, la Station Zinca et la Station Ni’an. Seul le joueur actif se sert d’une tuile Station, à la fin du tour et après tout l’événement.
special-crowd_production = tirez 2 artéfacts sans les regarder et posez-les face cachée sur deux de vos salles
    .about = Plus tard, au lieu d’utiliser une figurine, vous pouvez défausser l’artéfact d’une salle pour activer cette salle une fois. Ces artéfacts ne sont pas de la cargaison, ne rapportent rien et partent avec la salle.
special-pirates_at_stations = posez un pirate tiré au hasard sur une route libre de chacune des trois stations
    .about = Ces pirates peuvent aller sur une route de n’importe quelle couleur. Une station dont les trois routes sont occupées n’en reçoit pas.
special-honesty_summit = vous pouvez faire reculer un de vos marqueurs Faction de 3 cases au plus et gagner 1 médaille par case
    .about = Jamais au-delà d’une case de départ. Reculer ne déclenche rien ; avancer de nouveau redonne les bonus, et l’événement seulement si sa carte est encore là.
special-take_zinca_tech = vous pouvez prendre la technologie de la piste Zinca (remplacement possible)
    .about = La technologie de la piste Zinca donne ses bonus. Si elle n’est pas prise, elle est défaussée.
special-passenger_archive = vous pouvez prendre une des technologies du passager (remplacement possible)
    .about = Ses bonus s’appliquent. Jusqu’à la fin de la partie, chaque effet qui prend une technologie peut prendre une des autres au lieu d’une carte du plateau central. Elles ne sont pas remplacées, et Ténèbre n’y touche pas.

## Effets spéciaux des passagers

special-kavor = tirez 1 artéfact, qui va dans un emplacement Cargaison vide
    .about = Les casiers comptent. L’artéfact ne peut pas être refusé. Sans emplacement vide, il est défaussé et vous subissez 1 dégât.
special-orelle = avancez de 1 sur votre piste la moins avancée
    .about = Les tours de piste comptent. Vous ne pouvez pas refuser ; à égalité, vous choisissez la piste.
special-quill = défaussez et remplacez la technologie la plus à gauche du plateau central, puis vous pouvez réparer 1 emplacement Technologie
    .about = Un dégât de la soute ne peut pas être choisi.
special-unit_seven = avec un androïde dans votre salle de préparation Zinca +1, sans androïde 1 dégât
    .about = Vous pouvez refuser l’avancée, mais pas le dégât.

## La composition du texte d’une carte

print-room = { $color ->
    [red] Salle rouge
    [yellow] Salle jaune
    [blue] Salle bleue
    [grey] Salle grise
   *[any] Salle de la couleur copiée
} : { $effects }.
print-single-use = { $color ->
    [red] Salle rouge
    [yellow] Salle jaune
    [blue] Salle bleue
    [grey] Salle grise
   *[any] Salle de la couleur copiée
}, à défausser pour s’en servir : { $effects }.
print-ability = { $timing } : { $effects }.
print-can-replace = En la prenant, vous pouvez la mettre à la place d’une de vos technologies.
print-points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
print-line = { $color ->
    [red] Ligne rouge
    [yellow] Ligne jaune
    [blue] Ligne bleue
   *[gold] Ligne dorée
} : { $effects }.
print-trigger = Le joueur qui le déclenche : { $effects }.
print-each = Chaque joueur : { $effects }.
print-others = Chaque autre joueur : { $effects }.
print-trigger-after = Puis le joueur qui l’a déclenché : { $effects }.
print-solo = Effet : { $effects }.
print-station = Tuile Station : { $effects }.
print-pirate = { $color ->
    [green] Gaz d’échappement vert
    [purple] Gaz d’échappement violet
   *[yellow] Gaz d’échappement jaune
}. Récompense : { $effects }.
