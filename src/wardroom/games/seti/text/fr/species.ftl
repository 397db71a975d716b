### Traces de vie, découvertes et les cinq espèces.

## Questions

ask-trace = { $color ->
        [red] Où marquez-vous la trace rouge ?
        [yellow] Où marquez-vous la trace jaune ?
        [blue] Où marquez-vous la trace bleue ?
       *[any] Où marquez-vous la trace, de la couleur de votre choix ?
    }
    .rule = SETI-13.2
    .why = À gauche : { $the_species } ; à droite : { $the_species2 }. Les emplacements Découverte rapprochent d’une espèce ; les plateaux des espèces connues ont leurs propres récompenses. Un emplacement excédentaire est toujours possible.
ask-sample = Quel spécimen gardez-vous ({ $name_place }) ?
    .rule = SETI-15.1.2
    .why = Il devient une capsule sur la case de la planète. Les autres sont remis face cachée.
ask-sample-reward = Quel spécimen vous récompense ({ $name_place }) ?
    .rule = SETI-15.1.2
    .why = Vous gagnez sa récompense et le remettez.
ask-sample-planet = De quelle planète regardez-vous les spécimens ?
    .rule = SETI-15.1.2
ask-capsule = Quelle capsule livrez-vous ({ $name_place }) ?
    .rule = SETI-15.1.6
    .why = Les capsules ne sont pas liées aux cartes : n’importe laquelle de celles qui sont là accomplit la mission.
ask-may-pay = Payez-vous 1 exofossile pour { $paid ->
        [signal] 1 signal dans n’importe quel secteur
        [move] 2 déplacements
       *[data] 1 donnée
    } ?
    .rule = SETI-15.3.6
ask-message = Votre message reçoit une réponse. Quelle récompense prenez-vous ?
    .rule = SETI-15.4.1
    .why = Votre tuile la recouvre : personne d’autre ne pourra la prendre.
ask-exertian = { $n ->
        [0] Jouez-vous une carte Exertiens face cachée ?
       *[other] Payez-vous 1 crédit pour jouer une carte Exertiens face cachée ?
    }
    .rule = SETI-15.5.3
    .why = À la fin de la partie, elle rapporte ses points si sa condition est remplie. Qui a le plus de danger perd un dixième de ses points. Une occasion non saisie maintenant est perdue.

## Choix

option-trace-left = À gauche, { $the_species } : { $n ->
        [-1] emplacement excédentaire { $word } (3 PV)
        [0] emplacement Découverte { $word } (5 PV, 1 de couverture médiatique)
       *[other] emplacement { $word } de la rangée { $n } ({ trace-gives })
    }
    .word = color
option-trace-right = À droite, { $the_species } : { $n ->
        [-1] emplacement excédentaire { $word } (3 PV)
        [0] emplacement Découverte { $word } (3 PV, 1 de couverture médiatique)
       *[other] emplacement { $word } de la rangée { $n } ({ trace-gives })
    }
    .word = color
trace-gives = { $cost ->
        [exofossil] { $paid ->
            [one] pour { $paid } exofossile :
           *[other] pour { $paid } exofossiles :
        } { $vp } PV
        [data] { $paid ->
            [one] pour { $paid } donnée :
           *[other] pour { $paid } données :
        } { $vp } PV
       *[none] { $gain ->
            [alien_card] { $vp } PV, une carte de cette espèce
            [alien_card-exofossil] { $vp } PV, une carte de cette espèce, 1 exofossile
            [exofossil] { $vp } PV, 1 exofossile
            [publicity] { $vp } PV, 1 de couverture médiatique
            [credit] { $vp } PV, 1 crédit
            [energy-card_any] { $vp } PV, 1 énergie, une carte
            [data-publicity] { $vp } PV, 1 donnée, 1 de couverture médiatique
            [sample] { $name_card }
            [later] ce que donne un spécimen, dès qu’il y en a un
           *[none] { $vp } PV
        }
    }
option-trace-free = { option-free }
option-sample = Garder { $card }
option-sample-free = { option-free }
option-sample-reward = { $card }
option-sample-reward-free = { option-free }
option-sample-planet = { $word }
    .word = place
option-sample-planet-free = { option-free }
option-capsule = Livrer { $card }
option-may-pay-pay = Payer 1 exofossile
option-may-pay-none = Ne pas payer
option-may-pay-free = { option-free }
option-message-message_trace = Marquer une trace de la couleur de votre choix
option-message-message_card = Une carte Centauriens et 1 énergie
option-message-message_publicity = 3 de couverture médiatique
option-message-message_vp = 8 PV
option-exertian = Jouer { $card }
option-exertian-none = N’en jouer aucune

## Refus

refuse-space-taken = Cet emplacement est déjà marqué.
refuse-no-sample-here = Il n’y a pas encore de spécimen sur cet emplacement.
refuse-space-cost = { $what ->
        [exofossil] { $n ->
            [one] Cet emplacement coûte { $n } exofossile.
           *[other] Cet emplacement coûte { $n } exofossiles.
        }
       *[data] { $n ->
            [one] Cet emplacement coûte { $n } donnée de votre réserve.
           *[other] Cet emplacement coûte { $n } données de votre réserve.
        }
    }

## Journal : traces et découvertes

event-traced = { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } une trace { $feminine_color } : { $row ->
        [-1] emplacement excédentaire de l’espèce de { $side ->
            [left] gauche
           *[right] droite
        }
        [0] emplacement Découverte de l’espèce de { $side ->
            [left] gauche
           *[right] droite
        }
       *[other] rangée { $row }, { $the_species }
    }.
event-discovered = Une espèce est découverte à { $side ->
        [left] gauche
       *[right] droite
    } : { $the_species }.

## Journal : Mascamites

event-samples-placed = Trois spécimens sont face cachée sur Jupiter et trois sur Saturne. Le septième est sur le plateau : { $card }.
event-looked = { $you ->
        [yes] Vous regardez les spécimens ({ $name_place }) : { $cards }.
       *[no] { $seat } regarde les spécimens ({ $name_place }).
    }
event-collected = { $you ->
        [yes] Vous gardez { $card } comme capsule ({ $name_place }).
       *[no] { $seat } garde un spécimen comme capsule ({ $name_place }).
    }
event-sample-used = { $you ->
        [yes] Vous gagnez la récompense de { $card } et remettez ce spécimen.
       *[no] { $seat } gagne la récompense de { $card } et remet ce spécimen.
    }
event-delivered = { $you ->
        [yes] Vous livrez
       *[no] { $seat } livre
    } { $card } ({ $name_place }). Ce spécimen va sur le prochain emplacement bleu.

## Journal : Anomalies

event-anomaly-placed = Une anomalie { $feminine_color } apparaît dans le secteur : { $name_star }.
event-anomaly = La Terre rencontre l’anomalie { $feminine_color } : { $you ->
        [yes] vous gagnez sa récompense.
       *[no] { $seat } gagne sa récompense.
    }
event-anomaly-missed = La Terre rencontre l’anomalie { $feminine_color }, mais personne n’a de marqueur dans sa colonne.

## Journal : ’Oumuamua

event-set-on-tile = { $you ->
        [yes] Votre sonde qui s’y trouvait est maintenant sur ’Oumuamua. Ce n’est pas une visite, mais cela donne 1 de couverture médiatique.
       *[no] La sonde de { $seat } qui s’y trouvait est maintenant sur ’Oumuamua. Ce n’est pas une visite, mais cela donne 1 de couverture médiatique.
    }
event-tile-placed = ’Oumuamua apparaît avec 3 données dans le secteur : { $name_star }.
event-tile-signal = { $you ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } un signal sur ’Oumuamua.
event-tile-complete = La dernière donnée de ’Oumuamua est prise : quiconque y a un marqueur gagne 1 exofossile, et la tuile est de nouveau remplie.

## Journal : Centauriens

event-message-sent = { $you ->
        [yes] Votre tuile Message est placée
       *[no] La tuile Message de { $seat } est placée
    } à { $n } PV.
event-message-answered = { $you ->
        [yes] Votre message reçoit une réponse : vous prenez
       *[no] Le message de { $seat } reçoit une réponse : la tuile recouvre
    } « { $card } ».
event-card-sent = { $you ->
        [yes] Votre marqueur
       *[no] Le marqueur de { $seat }
    } pour { $card } est placé à { $n } PV.
event-card-answered = { $you ->
        [yes] Votre carte { $card } reçoit une réponse.
       *[no] La carte { $card } de { $seat } reçoit une réponse.
    }

## Journal : Exertiens

event-exertians-dealt = { $you ->
        [yes] Vous recevez { $cards }.
       *[no] { $seat } reçoit { $n } cartes Exertiens.
    }
event-rival-exertians = L’adversaire ne reçoit pas de cartes Exertiens ; il avance de 1 case par marqueur de découverte à lui : { $n } (SETI-16.52).
event-exertian-milestones = Les paliers des Exertiens sont à { $n } et { $n2 } PV.
event-exertian-played = { $you ->
        [yes] Vous jouez { $card } face cachée.
       *[no] { $seat } joue une carte Exertiens face cachée.
    }
event-exertians-revealed = { $you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } { $cards }.
