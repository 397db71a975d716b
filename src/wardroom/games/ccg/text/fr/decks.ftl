### Paquets : ce qui leur manque, et ce qui est imprudent. Chaque défaut peut être refusé à part, ou arrêter une préparation.

section-missions = missions
section-seeds = cartes à implanter
section-draw = pioche
section-in_play = cartes en jeu dès le début
section-tactics = paquet annexe Battle Bridge
section-q_side = paquet annexe Q-Continuum
section-tribbles = paquet annexe des tribbles
section-tent = paquet annexe Q’s Tent
section-sites = sites

## Ce qui ne peut pas être lu

error-deck-long = Un code de paquet compte au plus { $most } caractères.
error-deck-format = « { $value } » n’est ni un paquet ni le début d’un code de paquet. Un code commence par son format et une barre oblique : { $choices }.
error-deck-section = « { $value } » n’est pas une partie de paquet, ou s’y trouve deux fois. Les parties sont : { $choices }.
error-deck-card = Il n’y a pas de carte « { $value } ».
error-deck-copies = { $card } : après * vient un nombre de 1 à { $most }.
error-deck-large = { $name_section } : au plus { $most } cartes.

## Défauts

refuse-deck-no-mission = { $card } n’est pas une mission.
refuse-deck-missions = Un paquet compte exactement { $count } missions ; celui-ci en a { $count2 }. Space compte pour une demi-mission.
refuse-deck-space = Space peut figurer au plus { $count } fois dans un paquet.
refuse-deck-mission-twice = { $card } est unique : une fois suffit.
refuse-deck-both-kinds = Il faut au moins une mission planétaire et une mission spatiale.
refuse-deck-many-seeds = Il peut y avoir au plus { $count } cartes à implanter ; il y en a { $count2 }.
refuse-deck-not-seeded = { $card } ne peut pas être implantée.
refuse-deck-dilemma-copies = { $card } y est { $count } fois ; un dilemme peut y être deux fois au plus.
refuse-deck-few-cards = La pioche compte au moins { $count } cartes ; celle-ci en a { $count2 }.
refuse-deck-not-drawn = { $card } ne peut pas être jouée depuis la main ; sa place n’est donc pas dans la pioche.
refuse-deck-borg-only = { $card } est réservée aux Borgs, et { $card2 } n’est pas un Borg.
refuse-deck-no-door = { $name_section } : il faut { $card } parmi les cartes à implanter pour l’ouvrir.
refuse-deck-not-in-side = { $card } n’a pas sa place ici : { $name_section }.
refuse-deck-tent = Q’s Tent contient au plus { $count } cartes, toutes différentes.
refuse-deck-not-in-tent = { $card } ne peut pas être jouée depuis la main ; sa place n’est donc pas dans Q’s Tent.
refuse-deck-many-sites = Il peut y avoir au plus { $count } sites.
refuse-deck-no-site = { $card } n’est pas un site.
refuse-deck-no-sides = Le format Académie n’admet pas ceci : { $name_section }.
refuse-deck-not-in-academy = { $card } n’est pas admise dans le format Académie.
refuse-deck-begins = C’est seulement au format Académie que des cartes commencent en jeu.
refuse-deck-crew = Un vaisseau et jusqu’à { $count } membres du personnel commencent en jeu, et rien d’autre.
refuse-deck-persona-twice = { $card } ne peut pas commencer en jeu à côté d’une autre version de la même personne ou du même vaisseau.
refuse-deck-no-home = { $card } ne peut pas commencer en jeu : aucun avant-poste qui lui convienne n’est permis par vos missions.

error-deck-no-mission = { refuse-deck-no-mission } ({ $rule })
error-deck-missions = { refuse-deck-missions } ({ $rule })
error-deck-space = { refuse-deck-space } ({ $rule })
error-deck-mission-twice = { refuse-deck-mission-twice } ({ $rule })
error-deck-both-kinds = { refuse-deck-both-kinds } ({ $rule })
error-deck-many-seeds = { refuse-deck-many-seeds } ({ $rule })
error-deck-not-seeded = { refuse-deck-not-seeded } ({ $rule })
error-deck-dilemma-copies = { refuse-deck-dilemma-copies } ({ $rule })
error-deck-few-cards = { refuse-deck-few-cards } ({ $rule })
error-deck-not-drawn = { refuse-deck-not-drawn } ({ $rule })
error-deck-borg-only = { refuse-deck-borg-only } ({ $rule })
error-deck-no-door = { refuse-deck-no-door } ({ $rule })
error-deck-not-in-side = { refuse-deck-not-in-side } ({ $rule })
error-deck-tent = { refuse-deck-tent } ({ $rule })
error-deck-not-in-tent = { refuse-deck-not-in-tent } ({ $rule })
error-deck-many-sites = { refuse-deck-many-sites } ({ $rule })
error-deck-no-site = { refuse-deck-no-site } ({ $rule })
error-deck-no-sides = { refuse-deck-no-sides } ({ $rule })
error-deck-not-in-academy = { refuse-deck-not-in-academy } ({ $rule })
error-deck-begins = { refuse-deck-begins } ({ $rule })
error-deck-crew = { refuse-deck-crew } ({ $rule })
error-deck-persona-twice = { refuse-deck-persona-twice } ({ $rule })
error-deck-no-home = { refuse-deck-no-home } ({ $rule })

## Avertissements : le paquet est légal, mais…

refuse-advice-both-kinds = Moins de deux missions planétaires ou de deux missions spatiales : sans une de chaque, il vous faut 40 points de plus.
refuse-advice-artifacts = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
} pour { $count2 ->
    [one] { $count2 } planète à vous
   *[other] { $count2 } planètes à vous
} : les autres seraient là où l’adversaire les gagne.
refuse-advice-no-facility = Il n’y a pas d’installation parmi les cartes à implanter : personne ne peut se présenter.
refuse-advice-no-home = Aucune de vos installations ne peut recevoir { $card }.
refuse-advice-no-door = { $card } vient d’un univers alternatif, et rien dans ce paquet ne la fait entrer.
refuse-advice-no-download = Ce que { $card } peut télécharger n’est pas dans ce paquet.
refuse-advice-unstaffed = Le personnel de ce paquet ne suffit pas à faire voler { $card }.
refuse-advice-nobody-attempts = Personne dans ce paquet ne peut tenter { $card }.
refuse-advice-unsolved = Même tout le personnel de ce paquet ensemble ne peut pas accomplir { $card }.
refuse-advice-later = { $card } ne fait pas encore tout ce que dit son texte.
