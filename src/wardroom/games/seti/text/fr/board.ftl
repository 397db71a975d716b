### Sondes, rotations, orbiteurs et atterrisseurs, signaux, ordinateur et technologies : questions, choix, refus, journal.

## Questions

ask-move = { $left ->
        [0] Où vous déplacez-vous ? 1 énergie par déplacement : il vous en reste { $energy }.
       *[other] Où vous déplacez-vous ? Déplacements restants : { $left }
    }
    .rule = SETI-6.1
    .why = Une case par déplacement, avec n’importe laquelle de vos sondes ; quitter des astéroïdes coûte un déplacement de plus. Les déplacements inutilisés sont perdus.
ask-orbit = Autour de quelle planète vous mettez-vous en orbite ?
    .rule = SETI-5.45
    .why = Une de vos sondes qui s’y trouve devient un orbiteur.
ask-land = Où atterrissez-vous ?
    .rule = SETI-5.45
    .why = Sur une planète qu’une de vos sondes a atteinte, ou sur une de ses lunes si vous le pouvez.
ask-orbit-or-land = Vous mettez-vous en orbite ou atterrissez-vous ?
    .rule = SETI-5.45
ask-landing-data = Quelle case de données votre atterrisseur recouvre-t-il ({ $name_place }) ?
    .rule = SETI-5.16
    .why = Vous gagnez les données qui y sont imprimées.
ask-remove-orbiter = Lequel de vos orbiteurs retirez-vous ?
    .rule = SETI-5.19
    .why = La case bonus qu’il recouvre redevient libre.
ask-remove-lander = Lequel de vos atterrisseurs retirez-vous ?
    .rule = SETI-5.19
    .why = La case de données ou la lune qu’il recouvre redevient libre.
ask-signal = Dans quel secteur marquez-vous le signal ?
    .rule = SETI-8.2
    .why = Vous prenez une donnée de sa fente ; la deuxième position donne 2 PV.
ask-row = Quelle carte de la rangée défaussez-vous pour un signal ?
    .rule = SETI-5.20
    .why = Le signal va dans l’un des deux secteurs de sa couleur.
ask-hand-signal = Quelle carte de votre main défaussez-vous pour un signal ?
    .rule = SETI-7.7
    .why = Le signal va dans l’un des deux secteurs de sa couleur.
ask-scan = Quelle est la suite de votre scan ?
    .rule = SETI-5.22
    .why = Le signal de la Terre et celui d’une carte de la rangée font partie de tout scan ; les technologies d’observation sont facultatives. Ordre libre.
ask-telescope-4 = À quoi sert le télescope spatial ?
    .rule = SETI-7.8
ask-sector = Quel secteur rempli est résolu d’abord ?
    .rule = SETI-8.8
    .why = Celui qui y a le plus de marqueurs le couvre ; à égalité, celui qui a posé le dernier.
ask-place = Où placez-vous la donnée ?
    .rule = SETI-6.7
    .why = Son effet est résolu aussitôt.
ask-tech = Quelle technologie prenez-vous ?
    .rule = SETI-5.31
    .why = Vous gagnez aussi le bonus de sa première tuile, et 2 PV si personne ne l’a encore prise.
ask-slot = Dans quelle fente de l’ordinateur va { $card } ?
    .rule = SETI-5.33
    .why = L’espace au-dessus donne 2 PV chaque fois qu’une donnée y est placée, et un espace s’ajoute en dessous.

## Choix

option-move = { $several ->
        [yes] { $figure ->
            [capsule] Capsule
           *[probe] Sonde
        } de l’anneau { $ring2 }, { $in_star2 }, vers
       *[no] Vers
    } { $name_place } (anneau { $ring }, { $in_star }){ $gain ->
        [publicity] {" "}: 1 de couverture médiatique
       *[none] { "" }
    }{ $cost ->
        [1] { "" }
       *[other] {" "}; { $cost } déplacements pour quitter les astéroïdes
    }
option-move-stop = Ne plus se déplacer
option-move-free = { option-free }
option-orbit = Se mettre en orbite : { $word }
    .word = place
option-land = Atterrir : { $word }
    .word = place
option-land-phobos_deimos = Atterrir : { moon-phobos_deimos }
option-land-callisto = Atterrir : { moon-callisto }
option-land-ganymede = Atterrir : { moon-ganymede }
option-land-europa = Atterrir : { moon-europa }
option-land-io = Atterrir : { moon-io }
option-land-titan = Atterrir : { moon-titan }
option-land-enceladus = Atterrir : { moon-enceladus }
option-land-titania = Atterrir : { moon-titania }
option-land-triton = Atterrir : { moon-triton }
option-orbit-or-land-orbit = Se mettre en orbite
option-orbit-or-land-land = Atterrir
option-landing-data = { $n ->
        [one] { $n } donnée
       *[other] { $n } données
    }
option-remove-orbiter = { $n ->
        [0] L’orbiteur : { $word }
       *[other] Le premier orbiteur, sur la case bonus : { $word }
    }
    .word = place
option-remove-lander = { $n ->
        [0] L’atterrisseur : { $word }
        [one] L’atterrisseur qui recouvre { $n } donnée : { $word }
       *[other] L’atterrisseur qui recouvre { $n } données : { $word }
    }
    .word = place
option-remove-lander-phobos_deimos = L’atterrisseur : { moon-phobos_deimos }
option-remove-lander-callisto = L’atterrisseur : { moon-callisto }
option-remove-lander-ganymede = L’atterrisseur : { moon-ganymede }
option-remove-lander-europa = L’atterrisseur : { moon-europa }
option-remove-lander-io = L’atterrisseur : { moon-io }
option-remove-lander-titan = L’atterrisseur : { moon-titan }
option-remove-lander-enceladus = L’atterrisseur : { moon-enceladus }
option-remove-lander-titania = L’atterrisseur : { moon-titania }
option-remove-lander-triton = L’atterrisseur : { moon-triton }
option-signal = { $word }
    .word = star
option-signal-tile = La tuile de ’Oumuamua
option-signal-free = { option-free }
option-row = Défausser { $card }
option-row-free = { option-free }
option-hand-signal = Défausser { $card }
option-hand-signal-none = Ne rien défausser
option-hand-signal-free = { option-free }
option-scan-earth = Signal dans le secteur de la Terre
option-scan-row = Signal d’une carte de la rangée
option-scan-telescope_1 = Observation 1 : le signal de la Terre dans un secteur voisin du sien
option-scan-telescope_2 = Observation 2 : payer 1 de couverture médiatique pour un signal dans le secteur de Mercure
option-scan-telescope_3 = Observation 3 : défausser une carte de la main pour un signal de sa couleur
option-scan-telescope_4 = Observation 4 : lancer une sonde pour 1 énergie, ou 1 déplacement
option-scan-token = Jeton Signal : une carte de la rangée de plus
option-scan-done = Terminer le scan
option-scan-free = { option-free }
option-telescope-4-launch = Payer 1 énergie pour lancer une sonde
option-telescope-4-move = Gagner 1 déplacement
option-telescope-4-free = { option-free }
option-sector = { $word }
    .word = star
option-sector-tile = La tuile de ’Oumuamua
option-sector-free = { option-free }
option-place-upper = L’espace suivant de la rangée du haut
option-place = L’espace sous la position { $n }
option-tech = Prendre { $word }
    .word = card
option-tech-free = { option-free }
option-slot = Position { $n }

## Refus

refuse-no-piece-in-space = Vous n’avez pas de sonde dans l’espace.
refuse-asteroids-hold = Quitter des astéroïdes coûte 2 déplacements, et vous n’avez ni assez de déplacements ni assez d’énergie.
refuse-launch-cost = Lancer une sonde coûte 2 crédits.
refuse-probe-limit = Vous avez déjà autant de sondes dans l’espace que permis.
refuse-no-probe-at-planet = Aucune de vos sondes n’a atteint une planète autre que la Terre.
refuse-orbit-cost = Se mettre en orbite coûte 1 crédit et 1 énergie.
refuse-landing-cost = { $cost ->
        [one] Atterrir ici coûte { $cost } énergie.
       *[other] Atterrir ici coûte { $cost } énergies.
    }
refuse-moon-closed = Pour atterrir sur une lune, il faut Exploration 4 ou une carte qui le permet.
refuse-moon-taken = Une lune n’accueille qu’un atterrisseur, et il y en a déjà un.
refuse-scan-cost = Scanner coûte 1 crédit et 2 énergies.
refuse-telescope-2-cost = Vous n’avez pas de couverture médiatique pour la payer.
refuse-telescope-3-cost = Vous n’avez pas de carte en main à défausser pour elle.
refuse-telescope-4-cost = Vous n’avez pas d’énergie pour lancer une sonde avec elle.
refuse-telescope-4-idle = Vous ne pouvez ni lancer une sonde avec elle, ni en déplacer une.
refuse-no-data = Votre réserve de données est vide.
refuse-computer-full = Tous les espaces de votre ordinateur que vous pouvez remplir le sont déjà.
refuse-row-not-full = La rangée du haut de votre ordinateur n’est pas pleine.
refuse-analyse-cost = Analyser coûte 1 énergie.
refuse-research-cost = La recherche coûte { $cost } de couverture médiatique.
refuse-no-tech-left = Il ne reste aucune technologie que vous n’avez pas.
refuse-tech-owned = Vous avez déjà cette technologie.
refuse-stack-empty = Il ne reste aucune tuile de cette technologie.

## Journal

event-moved = { $you ->
        [yes] Vous vous déplacez : { $name_place }, anneau { $ring }, { $in_star }.
       *[no] { $seat } se déplace : { $name_place }, anneau { $ring }, { $in_star }.
    }
event-rotated = { $disc ->
        [1] Le système solaire tourne : le disque 1 avance d’un secteur.
       *[other] Le système solaire tourne : le disque { $disc } avance d’un secteur, et tous ceux posés dessus.
    }
event-pushed = { $you ->
        [yes] Votre sonde est poussée : { $name_place }, anneau { $ring }, { $in_star }.
       *[no] La sonde de { $seat } est poussée : { $name_place }, anneau { $ring }, { $in_star }.
    }
event-launched = { $you ->
        [yes] Vous lancez une sonde.
       *[no] { $seat } lance une sonde.
    }
event-launch-off = { $you ->
        [yes] Vous avez autant de sondes dans l’espace que permis : rien n’est lancé.
       *[no] { $seat } a autant de sondes dans l’espace que permis : rien n’est lancé.
    }
event-orbited = { $you ->
        [yes] Vous vous mettez en orbite : { $name_place }.
       *[no] { $seat } se met en orbite : { $name_place }.
    }
event-orbit-off = { $you ->
        [yes] Vous n’avez pas de sonde à une planète à mettre en orbite.
       *[no] { $seat } n’a pas de sonde à une planète à mettre en orbite.
    }
event-landed = { $you ->
        [yes] Vous atterrissez : { $name_place }.
       *[no] { $seat } atterrit : { $name_place }.
    }
event-landed-on-moon = { $you ->
        [yes] Vous atterrissez : { $name_moon }.
       *[no] { $seat } atterrit : { $name_moon }.
    }
event-land-off = { $you ->
        [yes] Vous n’avez pas de sonde à une planète pour atterrir.
       *[no] { $seat } n’a pas de sonde à une planète pour atterrir.
    }
event-orbiter-removed = { $you ->
        [yes] Vous retirez un orbiteur : { $name_place }.
       *[no] { $seat } retire un orbiteur : { $name_place }.
    }
event-lander-removed = { $you ->
        [yes] Vous retirez un atterrisseur : { $name_place }.
       *[no] { $seat } retire un atterrisseur : { $name_place }.
    }
event-moon-left = { $you ->
        [yes] Vous retirez un atterrisseur : { $name_moon }.
       *[no] { $seat } retire un atterrisseur : { $name_moon }.
    }
event-scans = { $you ->
        [yes] Vous scannez.
       *[no] { $seat } scanne.
    }
event-signal = { $you ->
        [yes] Vous marquez un signal { $in_star }.
       *[no] { $seat } marque un signal { $in_star }.
    }
event-signal-excess = { $you ->
        [yes] Vous posez un marqueur excédentaire { $in_star } : il n’y reste pas de donnée.
       *[no] { $seat } pose un marqueur excédentaire { $in_star } : il n’y reste pas de donnée.
    }
event-signal-token = { $you ->
        [yes] Vous utilisez un jeton Signal.
       *[no] { $seat } utilise un jeton Signal.
    }
event-sector-complete = La dernière donnée est prise { $in_star } : le secteur est rempli.
event-sector-resolved = Le secteur rempli ({ $name_star }) est résolu : quiconque y a un marqueur gagne 1 de couverture médiatique (SETI-8.12){ $tie ->
        [yes] . Égalité de marqueurs : qui a posé le dernier l’emporte (SETI-8.10).
       *[no] .
    }
event-sector-won = { $you ->
        [yes] Vous couvrez le secteur ({ $name_star }).
       *[no] { $seat } couvre le secteur ({ $name_star }).
    }
event-sector-reset = { $second ->
        [yes] La fente Données ({ $name_star }) est remplie à nouveau ; { $you ->
            [yes] vous laissez
           *[no] { $seat } laisse
        } un marqueur à la première position.
        [rival] La fente Données ({ $name_star }) est remplie à nouveau ; l’adversaire laisse un marqueur à la première position.
        [neutral] La fente Données ({ $name_star }) est remplie à nouveau ; un marqueur neutre reste à la première position.
       *[no] La fente Données ({ $name_star }) est remplie à nouveau.
    }
event-data-placed = { $you ->
        [yes] Vous placez une donnée à la position { $position } de votre ordinateur.
       *[no] { $seat } place une donnée à la position { $position } de l’ordinateur.
    }
event-data-placed-below = { $you ->
        [yes] Vous placez une donnée sous la position { $position } de votre ordinateur.
       *[no] { $seat } place une donnée sous la position { $position } de l’ordinateur.
    }
event-analysed = { $you ->
        [yes] Vous analysez vos données ; votre ordinateur est à nouveau vide.
       *[no] { $seat } analyse ses données ; son ordinateur est à nouveau vide.
    }
event-tech-taken = { $you ->
        [yes] Vous prenez { $card }, avec la tuile « { $card2 } ».
       *[no] { $seat } prend { $card }, avec la tuile « { $card2 } ».
    }
event-tech-installed = { $you ->
        [yes] Vous mettez { $card } à la position { $position } de votre ordinateur.
       *[no] { $seat } met { $card } à la position { $position } de l’ordinateur.
    }
event-tech-off = { $you ->
        [yes] Il ne reste pas de telle technologie pour vous.
       *[no] Il ne reste pas de telle technologie pour { $seat }.
    }
