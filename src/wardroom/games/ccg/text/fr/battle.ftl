### Combats, occultation et réparations du Star Trek Customizable Card Game.

## Ordres

option-order-attack = Attaquer { $card2 } avec { $card } (ATTAQUE { $attack } contre DÉFENSE { $defense })
option-order-battle = Attaquer l’équipe de { $card2 } avec l’équipe de { $card }
option-order-cloak = Occulter { $card }
option-order-decloak = Désocculter { $card }
ask-attack-with = Quels autres vaisseaux attaquent { $card } en même temps ?
    .rule = CCG-16.42
option-attack-with = { $card }
option-attack-with-done = Terminé
ask-return-fire = Une ATTAQUE de { $attack } vise { $card }, DÉFENSE { $defense }. Ripostez-vous ?
    .rule = CCG-16.43
option-return-fire = Sur { $card } (ATTAQUE { $attack } contre DÉFENSE { $defense })
option-return-fire-no = Ne pas tirer
ask-return-with = Quels autres vaisseaux à vous tirent aussi sur { $card } ?
    .rule = CCG-16.44
option-return-with = { $card }
option-return-with-done = Terminé
ask-blade = { $card } est étourdi : en faire une blessure mortelle avec le Bat’leth ?
    .rule = CCG-16.25
option-blade-yes = Oui
option-blade-no = Non
ask-armbands = { $card } : quelle équipe se téléporte, et où ?
    .rule = CCG-14.2
option-armbands-from = L’équipe de { $card } vers { $card2 }

## Refus

refuse-borg-need-objective = Les Borgs n’attaquent que pour un objectif qui le permet.
refuse-only-borg = Une force qui contient la Fédération n’attaque que les Borgs.
refuse-own-affiliation = Votre force ne peut pas attaquer une affiliation qu’elle contient : { $name_affiliation }.
refuse-no-leader-aboard = Il faut à bord de { $card } un meneur qui n’est pas stoppé : OFFICIER ou Leadership.
refuse-no-leader = Il faut à l’équipe un meneur qui n’est pas stoppé : OFFICIER ou Leadership.
refuse-two-leaders = Quelqu’un en face a Guramba : il faut deux meneurs.
refuse-no-weapons = { $card } n’a pas d’ARMES pour tirer.
refuse-nobody-for-weapons = Personne à bord de { $card } n’est de son affiliation : ses ARMES ne peuvent pas servir.
refuse-target-cloaked = { $card } est sous occultation et ne peut pas être ciblé.
refuse-target-sheltered = { $card } ne peut pas être la cible d’un combat ce tour-ci.
refuse-has-truce = { $card } et { $card2 } ne peuvent pas se combattre ce tour-ci.
refuse-nobody-to-fight = Il n’y a personne à combattre : ils sont neutralisés ou en stase.
refuse-animals-attack = Des animaux n’attaquent pas seuls.
refuse-off-line = { $name_equipment } : hors service sur { $card } jusqu’à la réparation.
refuse-cloaked-once = { $card } s’est déjà occulté une fois ce tour-ci.
refuse-decloaked-once = { $card } s’est déjà désocculté une fois ce tour-ci.

## Ce qui se passe

event-attacks = { $you ->
    [yes] Vous attaquez { $card } avec { $cards }.
   *[no] { $seat } attaque { $card } avec { $cards }.
}
event-attacks-people = { $you ->
    [yes] Vous attaquez { $cards2 } avec { $cards }.
   *[no] { $seat } attaque { $cards2 } avec { $cards }.
}
event-battle-off = Le combat contre { $card } n’a pas lieu.
event-holds-fire = { $you ->
    [yes] Vous ne tirez pas.
   *[no] { $seat } ne tire pas.
}
event-returns-fire = { $you ->
    [yes] Vous ripostez sur { $card } avec { $cards }.
   *[no] { $seat } riposte sur { $card } avec { $cards }.
}
event-fired-miss = { $cards } sur { $card } : ATTAQUE { $attack } contre DÉFENSE { $defense } : manqué.
event-fired-hit = { $cards } sur { $card } : ATTAQUE { $attack } contre DÉFENSE { $defense } : touché.
event-fired-direct-hit = { $cards } sur { $card } : ATTAQUE { $attack } contre DÉFENSE { $defense } : coup direct.
event-ship-battle-won = { $you ->
    [yes] Vous gagnez le combat.
   *[no] { $seat } gagne le combat.
}
event-ship-battle-drawn = Personne ne gagne le combat.
event-face-off-even = { $card } et { $card2 }, FORCE { $count } chacun : il ne se passe rien.
event-face-off-stunned = { $card } ({ $count }) étourdit { $card2 } ({ $count2 }).
event-face-off-wounded = { $card } ({ $count }) blesse mortellement { $card2 } ({ $count2 }).
event-struck-down = { $card } blesse mortellement { $card2 } avec { $card3 }.
event-totals = { $you ->
    [yes] FORCE { $count } contre { $count2 } : vous gagnez le combat.
   *[no] FORCE { $count } contre { $count2 } : { $seat } gagne le combat.
}
event-totals-even = FORCE { $count } des deux côtés : personne ne gagne le combat.
event-cloak-lost = { $card } perd son occultation.
event-cloaks = { $card } s’occulte.
event-decloaks = { $card } n’est plus occulté.
