# Questions, choix, refus et lignes du journal d’une partie de Missions.

ask-source = À vous. Où prenez-vous ?
    .rule = MIS-4.1
    .why = À chaque tour, vous prenez dans la défausse, la pioche Galaxie ou la pioche Mission, puis vous défaussez autant de cartes.
option-source-galaxy = Piocher 1 carte Galaxie, puis en défausser 1
option-source-mission = Piocher 2 Missions, puis défausser 2 cartes
option-source = Prendre { $card } dans la défausse, puis défausser une autre carte
option-source-discard = Prendre une carte dans la défausse

ask-discard = Quelle carte défaussez-vous ?
    .rule = MIS-4.7
    .why = Vous finissez votre tour avec 7 cartes, dont 1 ou 2 Missions.
option-discard = Défausser { $card }

ask-discard-second = Quelle carte défaussez-vous avec { $card } ?
    .rule = MIS-4.18
    .why = Après avoir pioché deux Missions, vous défaussez deux cartes ensemble. Vous finissez votre tour avec 1 ou 2 Missions.
option-discard-second = Défausser { $card }

ask-extra = Vous avez pris Distorsion temporelle. Jouez-vous un tour supplémentaire ?
    .rule = MIS-7.9
    .why = Qui prend Distorsion temporelle dans la défausse peut jouer aussitôt un tour supplémentaire, même si la fin est déclenchée.
option-extra-take = Jouer le tour supplémentaire
option-extra-decline = Pas de tour supplémentaire

ask-q-take = Q l'importun : quelle carte prenez-vous dans la défausse ?
    .rule = MIS-8.1
    .why = Avant le décompte, qui détient Q l'importun prend une carte de la défausse et une de chaque pioche, puis en défausse une.
option-q-take = Prendre { $card }

ask-q-discard = Q l'importun : quelle carte défaussez-vous ?
    .rule = MIS-8.2
    .why = Vous gardez Q l'importun et exactement une autre Mission.
option-q-discard = Défausser { $card }

ask-choices = Certaines de vos cartes vous laissent choisir comment elles comptent. Les compter pour le meilleur total ?
    .rule = MIS-9.8
    .why = La meilleure combinaison a été calculée exactement ; vous pouvez tout de même choisir la vôtre.
option-choices-best = Compter pour le meilleur total
option-choices-own = Choisir moi-même

ask-borg = Cube Borg : laquelle de vos cartes Galaxie masquez-vous ? (deux au plus)
    .rule = MIS-10.8
option-borg = Masquer { $card }
option-borg-enough = Pas davantage

ask-ship-type = Vaisseau non identifié : de quel type est-il ?
    .rule = MIS-10.1
ask-ship-lifeform = Vaisseau non identifié : quelle forme de vie est à bord ?
    .rule = MIS-10.1
ask-ship-affiliation = Vaisseau non identifié : quelle est son affiliation ?
    .rule = MIS-10.1
ask-ship-specialty = Vaisseau non identifié : quelle est sa spécialité ?
    .rule = MIS-10.1
ask-thought-target = Faiseur de pensées : de quelle carte changez-vous l’affiliation ?
    .rule = MIS-10.3
option-thought-target = Changer { $card }
option-thought-target-decline = Ne rien changer
ask-thought-affiliation = Faiseur de pensées : quelle nouvelle affiliation ?
    .rule = MIS-10.5
ask-plague = Épidémie mystérieuse : quelle forme de vie frappe-t-elle ?
    .rule = MIS-10.17

option-ship-type-captain = { type-captain }
option-ship-type-personnel = { type-personnel }
option-ship-type-civilian = { type-civilian }
option-ship-lifeform-human = { lifeform-human }
option-ship-lifeform-vulcan = { lifeform-vulcan }
option-ship-lifeform-klingon = { lifeform-klingon }
option-ship-lifeform-romulan = { lifeform-romulan }
option-ship-lifeform-ferengi = { lifeform-ferengi }
option-ship-lifeform-betazoid = { lifeform-betazoid }
option-ship-lifeform-android = { lifeform-android }
option-ship-lifeform-hologram = { lifeform-hologram }
option-ship-lifeform-crystal = { lifeform-crystal }
option-ship-lifeform-el_aurian = { lifeform-el_aurian }
option-ship-affiliation-federation = { affiliation-federation }
option-ship-affiliation-klingon_empire = { affiliation-klingon_empire }
option-ship-affiliation-ferengi_alliance = { affiliation-ferengi_alliance }
option-ship-affiliation-romulan_star_empire = { affiliation-romulan_star_empire }
option-ship-affiliation-hostile = { affiliation-hostile }
option-ship-specialty-command = { specialty-command }
option-ship-specialty-combat = { specialty-combat }
option-ship-specialty-science = { specialty-science }
option-ship-specialty-medical = { specialty-medical }
option-ship-specialty-security = { specialty-security }
option-ship-specialty-archaeologist = { specialty-archaeologist }
option-ship-specialty-ambassador = { specialty-ambassador }
option-ship-specialty-engineer = { specialty-engineer }
option-ship-specialty-counselor = { specialty-counselor }
option-ship-specialty-weapon = { specialty-weapon }
option-ship-specialty-cosmic = { specialty-cosmic }
option-thought-affiliation-federation = { affiliation-federation }
option-thought-affiliation-klingon_empire = { affiliation-klingon_empire }
option-thought-affiliation-ferengi_alliance = { affiliation-ferengi_alliance }
option-thought-affiliation-romulan_star_empire = { affiliation-romulan_star_empire }
option-thought-affiliation-hostile = { affiliation-hostile }
option-plague-human = { lifeform-human }
option-plague-vulcan = { lifeform-vulcan }
option-plague-klingon = { lifeform-klingon }
option-plague-romulan = { lifeform-romulan }
option-plague-ferengi = { lifeform-ferengi }
option-plague-betazoid = { lifeform-betazoid }
option-plague-crystal = { lifeform-crystal }
option-plague-el_aurian = { lifeform-el_aurian }

refuse-discard-empty = La défausse est vide.
refuse-just-taken = La carte qui vient d’être prise dans la défausse ne peut pas être défaussée au même tour.
refuse-too-few-missions = Il faut garder au moins une Mission à la fin du tour.
refuse-too-many-missions = On ne peut pas garder plus de deux Missions à la fin du tour.
refuse-q-only-galaxy = Vous avez une autre Mission que Q l'importun : la carte prise dans la défausse doit être une carte Galaxie.
refuse-q-stays = Q l'importun lui-même ne peut pas être défaussé.
refuse-q-one-other-mission = Il doit rester exactement une Mission avec Q l'importun.
refuse-no-lifeform = { $card } n’a pas de forme de vie.
refuse-same-affiliation = Elle a déjà cette affiliation.

event-took = { $you ->
        [yes] Vous prenez { $card } dans la défausse.
       *[no] { $seat } prend { $card } dans la défausse.
    }
event-drew = { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $seat } pioche { $card }.
    }
event-discarded = { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $seat } défausse { $card }.
    }
event-extra = { $you ->
        [yes] Vous jouez un tour supplémentaire.
       *[no] { $seat } joue un tour supplémentaire.
    }
event-ending = La fin est déclenchée : { $galaxy } cartes Galaxie et { $missions } Missions sont dans la défausse.
event-stalemate = Pendant { $rounds } tours de table de suite, seule la défausse a servi : la partie est finie.
event-stalemate-near = Pendant { $rounds } tours de table de suite, seule la défausse a servi. La partie finira après { $left ->
        [one] un autre tour de table semblable
       *[other] { $left } autres tours de table semblables
    }.
event-meddling = { $you ->
        [yes] Vous détenez { $card } et jouez son étape.
       *[no] { $seat } détient { $card } et joue son étape.
    }
event-q-no-galaxy = Il n’y a pas de carte Galaxie à prendre dans la défausse.
event-shown = Toutes les mains sont dévoilées.
event-own-choices = { $you ->
        [yes] Vous choisissez comment vos cartes comptent.
       *[no] { $seat } choisit comment ses cartes comptent.
    }
event-scored = { $you ->
        [yes] Vous marquez { $points }.
       *[no] { $seat } marque { $points }.
    }
event-won = { $you ->
        [yes] Vous gagnez.
       *[no] { $seats } gagne.
    }
event-shared = La victoire est partagée par { $seats }.

## Ce qu’il faut savoir avant de choisir

unused-extra-turn = un tour supplémentaire
remark-ends-the-game = termine la partie
