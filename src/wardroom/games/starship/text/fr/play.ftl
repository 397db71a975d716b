### Questions, choix, refus, journal et décompte de Starship Captains.

## Questions

ask-turn = À vous. Que faites-vous ?
    .rule = SHIP-4.1
    .why = Une salle ou une mission, ou passer pour la manche. Avant cela, vous pouvez former et promouvoir.
ask-crew = Qui active la salle ?
    .rule = SHIP-4.7
    .why = Une figurine de la couleur de la salle, ou deux artéfacts qui la partagent. Une salle grise accepte tout le monde sauf les androïdes.
ask-pair = Quels deux artéfacts utilisez-vous ?
    .rule = SHIP-4.8
    .why = Ils doivent partager la couleur de la salle.
ask-copy = Holopont : quelle salle copie-t-il ?
    .rule = SHIP-15.6
    .why = Une technologie de salle du plateau central ou d’un autre vaisseau.
ask-second = Votre commandant peut accomplir une deuxième tâche. Laquelle ?
    .rule = SHIP-10.11
    .why = Une autre salle de sa couleur ou une salle grise, ou rappeler un subalterne de la file d’attente.
ask-second-line = Votre commandant peut accomplir une deuxième tâche sur cette ligne. Laquelle ?
    .rule = SHIP-10.13
    .why = La même ligne encore une fois, ou rappeler un subalterne de la file d’attente.
ask-assign = Qui se place sur la ligne { $line } ({ $name_color }) ?
    .rule = SHIP-9.3
    .why = Une figurine qui ne correspond pas peut s’y placer, mais la ligne ne fait alors rien.
ask-line = Appliquez-vous la ligne ({ $name_color }) ?
    .rule = SHIP-9.6
    .why = Toute la ligne de gauche à droite, ou rien.
ask-train = Qui formez-vous ?
    .rule = SHIP-10.4
    .why = Un cadet ou un enseigne de la salle de préparation.
ask-train-to = De quelle couleur ?
    .rule = SHIP-10.4
ask-promote = Qui promouvez-vous ?
    .rule = SHIP-10.8
    .why = Un enseigne de la salle de préparation devient commandant de la même couleur.
ask-move = Où volez-vous ? Déplacements restants : { $left }
    .rule = SHIP-5.1
    .why = Chaque déplacement est facultatif ; un pirate en chemin inflige 1 dégât.
ask-jump = Où sautez-vous ?
    .rule = SHIP-5.3
    .why = N’importe où, sans tenir compte des pirates.
ask-fight = Quel pirate combattez-vous ?
    .rule = SHIP-7.7
    .why = Vous subissez 1 dégât, puis prenez le jeton et sa récompense.
ask-hull = Blindage de coque : défausser un jeton Pirate au lieu de subir le dégât ?
    .rule = SHIP-15.8
ask-drop = La soute est pleine. Que défaussez-vous ?
    .rule = SHIP-6.9
ask-keep = Gardez-vous { $card } ?
    .rule = SHIP-14.0
    .why = Un emplacement vide peut valoir plus pour Kavor.
ask-repair = Que réparez-vous ?
    .rule = SHIP-6.4
ask-pay = Avec quoi payez-vous ?
    .rule = SHIP-15.28
    .why = Vos vitrines permettent de payer une médaille autrement.
ask-tech = Quelle technologie prenez-vous ?
    .rule = SHIP-8.2
ask-slot = Dans quel emplacement va { $card } ?
    .rule = SHIP-8.6
    .why = Les icônes identiques à celles qui leur font face donnent un bonus.
ask-give-tech = Laquelle de vos technologies défaussez-vous ?
    .rule = SHIP-14.13
ask-order = Quelle capacité d’abord ?
    .rule = SHIP-8.23
ask-track = Sur quelle piste avancez-vous (jusqu’à { $count }) ?
    .rule = SHIP-14.20
    .why = Une seule piste pour toute l’avancée.
ask-translate = Traducteur universel : sur quelle piste avancez-vous (jusqu’à { $count }) ?
    .rule = SHIP-15.17
ask-steps = De combien sur la { $track_faction } ?
    .rule = SHIP-11.3
    .why = Vous pouvez vous arrêter avant ; après un bonus, vous pouvez continuer.
ask-spend = En défaussez-vous { $count } pour obtenir la suite ?
    .rule = SHIP-14.12
ask-choose = Lequel des deux ?
    .rule = SHIP-14.14
ask-crowd = Production participative : sur laquelle de vos salles ?
    .rule = SHIP-15.22
ask-crisis = Crise explosive : sur quelle route de { $name_place } va le pirate ?
    .rule = SHIP-7.6
ask-summit = Sommet de l’honnêteté : quel marqueur recule ?
    .rule = SHIP-15.23
    .why = Une médaille par case ; rien d’autre n’est déclenché.
ask-back = De combien de cases en arrière sur la { $track_faction } ?
    .rule = SHIP-15.23
ask-orelle = L’émissaire Orelle : sur laquelle de vos pistes les moins avancées ?
    .rule = SHIP-17.15
ask-tenebre-mission = Capitaine Ténèbre : quelle mission prend-il ?
    .rule = SHIP-17.12
ask-tenebre-fight = Capitaine Ténèbre : quel pirate retire-t-il ?
    .rule = SHIP-17.14

## Choix

option-turn-helm = Activer la Passerelle : jusqu’à 2 déplacements
option-turn-weapons = Activer les Armes : combattre un pirate
option-turn-science = Activer la Science : prendre une technologie
option-turn-repair = Activer la Réparation : 1 réparation
option-turn-tech = Activer { $card }
option-turn-mission = Accomplir la mission d’ici
option-turn-train = Former une figurine (1 médaille)
option-turn-promote = Promouvoir un enseigne (3 médailles)
option-turn-pass = Passer pour cette manche
option-crew = { $word }
    .word = figure
option-crew-artifacts = Deux artéfacts
option-crew-crowd = L’artéfact face cachée de cette salle
option-copy = Copier { $card }
option-second-helm = Activer la Passerelle
option-second-weapons = Activer les Armes
option-second-science = Activer la Science
option-second-repair = Activer la Réparation
option-second-tech = Activer { $card }
option-second-command = { $several ->
        [yes] Rappeler : { $word } (place { $place } de la file)
       *[no] Rappeler : { $word }
    }
    .word = figure
option-second-none = Rien de plus
option-second-line-again = La même ligne encore une fois
option-second-line-command = { $several ->
        [yes] Rappeler : { $word } (place { $place } de la file)
       *[no] Rappeler : { $word }
    }
    .word = figure
option-second-line-none = Rien de plus
option-assign = { $word }
    .word = figure
option-line-resolve = L’appliquer
option-line-ignore = Ignorer toute la ligne
option-train = { $word }
    .word = figure
option-train-to = { $word }
    .word = figure
option-promote = { $word }
    .word = figure
option-move = Voler vers { $word }
    .word = place
option-move-stay = Rester ici
option-move-repair = Réparer à la place
option-jump = Sauter vers { $word }
    .word = place
option-jump-stay = Rester ici
option-jump-repair = Réparer à la place
option-fight = Combattre { $card }
option-fight-none = Ne pas combattre
option-hull-discard = Défausser un jeton Pirate
option-hull-take = Subir le dégât
option-drop = { $word }
    .word = artifact
option-drop-pirate = Un jeton Pirate
option-keep-keep = Le garder
option-keep-discard = Le défausser
option-repair-cargo = La soute
option-repair-slot = L’emplacement Technologie { $n }
option-repair-none = Ne rien réparer
option-pay = { $word }
    .word = artifact
option-pay-medal = Une médaille
option-pay-pirate = Un jeton Pirate
option-tech = Prendre { $card }
option-tech-none = N’en prendre aucune
option-slot = Emplacement { $n }
option-give-tech = Défausser { $card }
option-order = { $card }
option-track = { $word }
    .word = short_faction
option-track-none = Ne pas avancer
option-translate = { $word }
    .word = short_faction
option-translate-none = Ne pas avancer
option-spend-medal = Défausser des médailles
option-spend-artifact = Défausser des artéfacts
option-spend-pirate = Défausser des jetons Pirate
option-spend-tech = Défausser une technologie
option-spend-none = Les garder
option-crowd = { $card }
option-crowd-helm = { room-helm }
option-crowd-weapons = { room-weapons }
option-crowd-science = { room-science }
option-crowd-repair = { room-repair }
option-crisis = { $word }
    .word = feminine_color
option-summit = { $word }
    .word = short_faction
option-summit-none = Aucun
option-orelle = { $word }
    .word = short_faction
option-tenebre-mission = { $word }
    .word = place
option-tenebre-fight = { $card }
option-pair = { $word } et { $word2 }
    .word = artifact
option-steps = { $n ->
        [0] Rester
        [one] { $n } case
       *[other] { $n } cases
    }
option-back = { $n ->
        [0] Rester
        [one] { $n } case en arrière
       *[other] { $n } cases en arrière
    }
option-choose-artifact_medal_any = 1 artéfact, 1 médaille, piste au choix +1
option-choose-medal = 1 médaille
option-choose-nian-2 = Ni’an +2
option-choose-repair = 1 réparation
option-choose-repair-2_any = 2 réparations, piste au choix +1

## Refus

refuse-not-a-room = Cette technologie n’est pas une salle.
refuse-nobody-fits = Aucune figurine de votre salle de préparation ne convient, et vous n’avez pas deux artéfacts qui conviennent.
refuse-nothing-to-copy = Il n’y a aucune technologie de salle à copier.
refuse-no-mission-here = Il n’y a pas de mission là où se trouve votre vaisseau.
refuse-reserved = La mission est réservée à un autre capitaine.
refuse-too-few-figures = Votre salle de préparation compte moins de figurines que la mission n’a de lignes.
refuse-nobody-to-train = Il n’y a ni cadet ni enseigne dans votre salle de préparation.
refuse-nobody-to-promote = Il n’y a pas d’enseigne dans votre salle de préparation.
refuse-no-ring = Tous vos anneaux Promotion sont utilisés.
refuse-too-few-medals = { $cost ->
        [one] Il vous faut { $cost } médaille.
       *[other] Il vous faut { $cost } médailles.
    }
refuse-no-empty-slot = Vous n’avez pas d’emplacement pour cette technologie.

## Journal

event-activated = { $you ->
        [yes] Vous activez : { $name_room }.
       *[no] { $seat } active : { $name_room }.
    }
event-activated-tech = { $you ->
        [yes] Vous activez { $card }.
       *[no] { $seat } active { $card }.
    }
event-ability = { $you ->
        [yes] Votre { $card } prend effet.
       *[no] { $card } de { $seat } prend effet.
    }
event-passed = { $you ->
        [yes] Vous passez pour cette manche.
       *[no] { $seat } passe pour cette manche.
    }
event-trained = { $you ->
        [yes] Vous formez { $the_figure } : { $name_color }.
       *[no] { $seat } forme { $the_figure } : { $name_color }.
    }
event-promoted = { $you ->
        [yes] Vous nommez commandant un enseigne ({ $name_color }).
       *[no] { $seat } nomme commandant un enseigne ({ $name_color }).
    }
event-paid = { $you ->
        [yes] Vous payez { $count }.
       *[no] { $seat } paie { $count }.
    }
event-moved = { $you ->
        [yes] Vous volez vers { $name_place }.
       *[no] { $seat } vole vers { $name_place }.
    }
event-jumped = { $you ->
        [yes] Vous sautez vers { $name_place }.
       *[no] { $seat } saute vers { $name_place }.
    }
event-damaged = { $you ->
        [yes] Vous subissez 1 dégât.
       *[no] { $seat } subit 1 dégât.
    }
event-overflow = { $you ->
        [yes] Vous subissez 1 dégât en excès.
       *[no] { $seat } subit 1 dégât en excès.
    }
event-painted = { $you ->
        [yes] Votre Peinture furtive vous épargne 1 dégât.
       *[no] La Peinture furtive de { $seat } épargne 1 dégât.
    }
event-mended = { $you ->
        [yes] Vous réparez 1 dégât de la soute.
       *[no] { $seat } répare 1 dégât de la soute.
    }
event-mended-slot = { $you ->
        [yes] Vous réparez l’emplacement Technologie { $slot }.
       *[no] { $seat } répare l’emplacement Technologie { $slot }.
    }
event-artifact = { $you ->
        [yes] Vous gagnez { $card }.
       *[no] { $seat } gagne { $card }.
    }
event-pirate = { $you ->
        [yes] Vous gagnez un jeton Pirate.
       *[no] { $seat } gagne un jeton Pirate.
    }
event-dropped = { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $seat } défausse { $card }.
    }
event-medals = { $you ->
        [yes] { $count ->
            [one] Vous gagnez { $count } médaille.
           *[other] Vous gagnez { $count } médailles.
        }
       *[no] { $count ->
            [one] { $seat } gagne { $count } médaille.
           *[other] { $seat } gagne { $count } médailles.
        }
    }
event-android = { $you ->
        [yes] Vous gagnez un androïde.
       *[no] { $seat } gagne un androïde.
    }
event-cadet = { $you ->
        [yes] Un nouveau cadet monte à bord de votre vaisseau.
       *[no] Un nouveau cadet monte à bord du vaisseau de { $seat }.
    }
event-pulled = { $you ->
        [yes] Retour de votre file d’attente : { $name_figure }.
       *[no] Retour de la file d’attente de { $seat } : { $name_figure }.
    }
event-commanded = { $you ->
        [yes] Votre commandant rappelle { $the_figure }.
       *[no] Le commandant de { $seat } rappelle { $the_figure }.
    }
event-commanded-from = { $you ->
        [yes] Votre commandant rappelle { $the_figure } depuis la place { $place } de la file.
       *[no] Le commandant de { $seat } rappelle { $the_figure } depuis la place { $place } de la file.
    }
event-defeated = { $you ->
        [yes] Vous battez { $card }.
       *[no] { $seat } bat { $card }.
    }
event-ambush = { $card } est à l’affût entre { $name_place } et { $name_place2 }.
event-ambush-off = { $card } ne trouve pas de route libre à { $name_place } et disparaît.
event-uprising = Les pirates se révoltent : il en vient un de chaque planète numérotée, et le décompte recommence.
event-placed = { $you ->
        [yes] Vous placez { $card } dans l’emplacement { $slot }.
       *[no] { $seat } place { $card } dans l’emplacement { $slot }.
    }
event-discarded = { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $seat } défausse { $card }.
    }
event-bonus = Icônes identiques : { $name_edge }.
event-refilled = { $card } arrive sur le plateau Technologie central.
event-reshuffled = Une réserve était vide et se refait de sa défausse.
event-advanced = { $you ->
        [yes] { $steps ->
            [one] Vous avancez de { $steps } case sur la { $track_faction }.
           *[other] Vous avancez de { $steps } cases sur la { $track_faction }.
        }
       *[no] { $steps ->
            [one] { $seat } avance de { $steps } case sur la { $track_faction }.
           *[other] { $seat } avance de { $steps } cases sur la { $track_faction }.
        }
    }
event-lap = { $you ->
        [yes] Vous bouclez un tour de la { $track_faction } : 5 points.
       *[no] { $seat } boucle un tour de la { $track_faction } : 5 points.
    }
event-went-back = { $you ->
        [yes] Vous reculez de { $steps } sur la { $track_faction }.
       *[no] { $seat } recule de { $steps } sur la { $track_faction }.
    }
event-event = { $you ->
        [yes] Vous déclenchez l’événement { $card }.
       *[no] { $seat } déclenche l’événement { $card }.
    }
event-event-off = Deux événements ont eu lieu : { $card } retourne dans la boîte.
event-mission = { $you ->
        [yes] Vous entreprenez la mission { $card }.
       *[no] { $seat } entreprend la mission { $card }.
    }
event-appeared = Nouvelle mission à { $name_place } : { $card }.
event-star-gate = { $you ->
        [yes] Vous regardez le dessus du paquet Mission : { $cards }.
       *[no] { $seat } regarde le dessus du paquet Mission.
    }
event-library = { $you ->
        [yes] Vous tirez { $cards }.
       *[no] { $seat } tire { $cards }.
    }
event-crowd = { $you ->
        [yes] Vous posez un artéfact face cachée : { $name_room }.
       *[no] { $seat } pose un artéfact face cachée : { $name_room }.
    }
event-crowd-tech = { $you ->
        [yes] Vous posez un artéfact face cachée sur { $card }.
       *[no] { $seat } pose un artéfact face cachée sur { $card }.
    }
event-station = { $you ->
        [yes] Vous utilisez la tuile : { $name_place }.
       *[no] { $seat } utilise la tuile : { $name_place }.
    }
event-tile-back = La tuile est de retour : { $name_place }.
event-round = La manche { $number } commence.
event-tenebre = Capitaine Ténèbre tire { $card } et la pose au-dessus de la place { $number } (SHIP-17.9).
event-tenebre-jumped = Capitaine Ténèbre saute vers votre lieu, { $name_place } (SHIP-17.11).
event-tenebre-took = { $card } quitte le plateau Technologie central (SHIP-17.23).
event-tenebre-mission = Capitaine Ténèbre vole vers { $name_place } et prend la mission { $card } (SHIP-17.13).
event-tenebre-fought = Capitaine Ténèbre retire { $card } (SHIP-17.14).
event-tenebre-nothing = Il n’y a rien pour lui ici : il ne fait rien (SHIP-17.12, SHIP-17.14).
event-passenger = Votre passager agit : { $card } (SHIP-17.15).

## Décompte

score-mission = { $cards }
score-track = { $steps ->
        [one] { $steps } pas sur la { $track_faction }
       *[other] { $steps } pas sur la { $track_faction }
    }
score-omega = { $cards }
score-passenger = { $cards }
score-commanders = Commandants : { $count }
score-androids = Androïdes : { $count }
score-pirates = Jetons Pirate : { $count }
score-medals = Médailles : { $count }, un demi-point chacune
score-artifacts = Artéfacts : { $count }, un demi-point chacun
score-damage = Dégâts : { $count }
sheet-row-missions = Missions
sheet-row-tracks = Pistes Faction
sheet-row-omegas = Technologies oméga
sheet-row-passenger = Passager
sheet-row-crew = Commandants, androïdes, pirates
sheet-row-tokens = Médailles et artéfacts
sheet-row-damage = Dégâts

## Ce qu’il faut savoir avant de choisir

unused-figure = { $count ->
    [one] une figurine disponible
   *[other] { $count } figurines disponibles
}
unused-room = { $count ->
    [one] une salle que vous pouvez activer
   *[other] { $count } salles que vous pouvez activer
}
unused-mission = la mission sur place
remark-no-pirate = aucun pirate à portée
remark-no-damage = rien à réparer
remark-no-tech = pas d’emplacement pour une technologie
