### Les lignes d'une feuille de score, et pourquoi une main ou un choix ne peut pas être compté.

## Mots employés dans les lignes

score-word-section = { $section ->
    [lifeforms] forme de vie
    [affiliations] affiliation
   *[specialties] spécialité
}
score-word-type = { $type ->
    [captain] { type-captain }
    [civilian] { type-civilian }
   *[personnel] { type-personnel }
}
score-word-lifeform = { $lifeform ->
    [vulcan] { lifeform-vulcan }
    [klingon] { lifeform-klingon }
    [romulan] { lifeform-romulan }
    [ferengi] { lifeform-ferengi }
    [betazoid] { lifeform-betazoid }
    [android] { lifeform-android }
    [hologram] { lifeform-hologram }
    [crystal] { lifeform-crystal }
    [el_aurian] { lifeform-el_aurian }
   *[human] { lifeform-human }
}
score-word-affiliation = { $affiliation ->
    [klingon_empire] { affiliation-klingon_empire }
    [ferengi_alliance] { affiliation-ferengi_alliance }
    [romulan_star_empire] { affiliation-romulan_star_empire }
    [hostile] { affiliation-hostile }
   *[federation] { affiliation-federation }
}
score-word-specialty = { $specialty ->
    [combat] { specialty-combat }
    [science] { specialty-science }
    [medical] { specialty-medical }
    [security] { specialty-security }
    [archaeologist] { specialty-archaeologist }
    [ambassador] { specialty-ambassador }
    [engineer] { specialty-engineer }
    [counselor] { specialty-counselor }
    [weapon] { specialty-weapon }
    [cosmic] { specialty-cosmic }
   *[command] { specialty-command }
}

## Lignes

score-each = { $count ->
    [one] { $points } pour { $cards }
   *[other] { $points } pour { $cards } ({ $each } chacune)
}
score-with = { $points } avec { $cards }
score-further = { $count ->
    [one] { $points } de plus pour { $cards }
   *[other] { $points } de plus pour { $cards } ({ $each } chacune)
}
score-tier = { $points } avec { $cards } (seule la meilleure ligne compte)
score-slots = { $points } pour { $cards } : une carte différente par condition
score-each-distinct = { $count ->
    [one] { $points } pour { $cards }
   *[other] { $points } pour { $cards }, chacune montrant une { score-word-section } différente ({ $each } chacune)
}
score-with-distinct = { $points } avec { $cards }, chacune montrant une { score-word-section } différente
score-with-same = { $points } avec { $cards }, qui partagent une même { score-word-section }
score-each-chosen = { $count ->
    [one] { $points } pour { $cards }, de la forme de vie choisie : { score-word-lifeform }
   *[other] { $points } pour { $cards } ({ $each } chacune), de la forme de vie choisie : { score-word-lifeform }
}
score-copied = { $points }, comme { $cards }
score-borg-value = Masquée par { $cards } : { $points }, comme { $cards }
score-set-aside = { $cards } empêche le masquage et est mise de côté
score-blanked = Masquée : aucune carte de la main n'empêche le masquage
score-ship-reading = Compte comme : { score-word-type }, { score-word-lifeform }, { score-word-affiliation }, { score-word-specialty }
score-thought-bonus = { $points } pour avoir changé l'affiliation de { $cards } : { score-word-affiliation }
score-thought-void = Rien pour avoir changé { $cards } : cette carte est masquée

## Refus

refuse-unknown-card = Aucune carte ne s'appelle « { $name } ».
refuse-repeated-card = Il n'existe qu'un seul exemplaire de { $card }.
refuse-choices-malformed = Les choix doivent être donnés sous forme d'objet dont les noms sont ceux des cartes.
refuse-choice-unknown = « { $name } » n'est pas une carte qui laisse un choix à son propriétaire.
refuse-choice-malformed = Le choix donné pour { $card } n'a pas la bonne forme.
refuse-choice-missing = { $card } est dans la main : il faut d'abord faire son choix.
refuse-choice-without-card = { $card } n'est pas dans la main : il n'y a rien à choisir pour cette carte.
refuse-choice-absent = { $card } n'est pas dans la main.
refuse-ship-value = « { $value } » ne convient pas à un Vaisseau non identifié ({ $part ->
    [type] type
    [lifeform] forme de vie
    [affiliation] affiliation
   *[specialty] spécialité
}).
refuse-thought-affiliation = « { $value } » n'est pas une affiliation.
refuse-thought-target-lifeless = Le Faiseur de pensées ne peut changer qu'une carte qui a une forme de vie, et { $card } n'en a pas.
refuse-thought-same-affiliation = { $card } a déjà cette affiliation ({ score-word-affiliation }) : ce ne serait pas un changement.
refuse-borg-too-many = Le Cube Borg ne masque pas plus de { $most } cartes.
refuse-borg-mission = Le Cube Borg ne masque que des cartes Galaxie, et { $card } est une Mission.
refuse-borg-repeated = { $card } ne peut pas être masquée deux fois.
refuse-plague-lifeform = L'Épidémie mystérieuse ne peut pas frapper « { $value } » : choisissez une forme de vie autre qu'Hologramme et Androïde.
