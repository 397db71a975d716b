### Questions, options, refus et lignes de journal de Captain’s Chair.

## Questions et options

ask-act = Que faites-vous ?
    .rule = CHAIR-8.1
option-act-play = Jouer { $card } : { $name_op }
option-act-use = Utiliser { $card } : { $name_op }
option-act-mission = Accomplir la mission { $word }
    .word = mission
option-act-end = Terminer l’étape ACTION
ask-resupply = RÉAPPRO : quelle est la prochaine opération ?
    .rule = CHAIR-6.1
option-resupply-use = { $card } : { $name_op }
option-resupply-mission = Accomplir la mission { $word }
    .word = mission
option-resupply-end = Terminer l’étape
ask-clean-up = NETTOYAGE : quelle est la prochaine opération ?
    .rule = CHAIR-10.2
option-clean-up-use = { $card } : { $name_op }
option-clean-up-mission = Accomplir la mission { $word }
    .word = mission
option-clean-up-end = Terminer l’étape
ask-control = CONTRÔLE : de quel Lieu prenez-vous le contrôle ?
    .rule = CHAIR-7.3
option-control-control = Contrôler { $card }
option-control-mission = Accomplir la mission { $word }
    .word = mission
option-control-no = Aucun
ask-react = { $name_happening } Réagissez-vous ?
    .rule = CHAIR-9.8
option-react-use = { $card } : { $name_op }
option-react-pass = Ne pas réagir
ask-passive = Laquelle de vos cartes prend effet en premier ?
    .rule = CHAIR-9.7
option-passive-use = { $card } : { $name_op }
ask-free = { $card } : quelle carte jouez-vous gratuitement ?
    .rule = CHAIR-27.19
option-free-play = Jouer { $card } : { $name_op }
option-free-no = Rien
ask-duplicate = { $card } : quelle opération dupliquez-vous ?
    .rule = CHAIR-27.9
option-duplicate-copy = { $card } : { $name_op }
option-duplicate-no = Rien
ask-repeat = { $card } : quelle opération RÉAPPRO dupliquez-vous ?
    .rule = CHAIR-27.9
option-repeat-use = { $card }
ask-enlist = Quel Développement recrutez-vous ?
    .rule = CHAIR-13.4
option-enlist = { $card }
option-enlist-no = Aucun
ask-find = { $card } : quelle carte cherchez-vous ?
    .rule = CHAIR-27.16
option-find = { $card }
option-find-no = Rien
ask-warp = { $card } : quel VAISSEAU faites-vous passer en distorsion, et vers où ?
    .rule = CHAIR-19.2
option-warp-warp = { $card } vers { $card2 }
option-warp-no = Aucun VAISSEAU
ask-warp-all = { $card } : vers quel Lieu vos VAISSEAUX passent-ils en distorsion ?
    .rule = CHAIR-19.2
option-warp-all = { $card }
option-warp-all-no = Rien
ask-send = { $card } : où envoyez-vous des Équipes d’exploration ?
    .rule = CHAIR-20.1
option-send = { $card }
option-send-no = Nulle part
ask-send-from = { $card } : de quel Lieu prenez-vous l’Équipe d’exploration ?
    .rule = CHAIR-20.3
option-send-from = { $card }
option-send-from-no = Rien
ask-beam = { $card } : quelle carte téléportez-vous ?
    .rule = CHAIR-21.1
option-beam = { $card }
option-beam-no = Rien
ask-beam-host = { $card } : vers quelle carte la téléportez-vous ?
    .rule = CHAIR-21.1
option-beam-host = { $card }
option-beam-host-no = Rien
ask-transport = { $card } : quelle PERSONNE choisissez-vous ?
    .rule = CHAIR-21.1
option-transport = { $card }
option-transport-no = Rien
ask-discard = { $card } : quelle carte défaussez-vous ?
    .rule = CHAIR-27.5
option-discard = { $card }
option-discard-no = Rien
option-discard-done = Terminé
ask-discard-any = Quelles cartes défaussez-vous ?
    .rule = CHAIR-10.10
option-discard-any = { $card }
option-discard-any-done = Terminé
ask-put-top = { $card } : quelle carte mettez-vous sur votre pioche ?
    .rule = CHAIR-27.31
option-put-top = { $card }
option-put-top-no = Rien
option-put-top-done = Terminé
ask-put-stage = { $card } : quelle carte mettez-vous dans votre Zone de transit ?
    .rule = CHAIR-27.31
option-put-stage = { $card }
option-put-stage-no = Rien
option-put-stage-done = Terminé
ask-log = { $card } : quelle carte loggez-vous ?
    .rule = CHAIR-23.1
option-log = { $card }
option-log-no = Rien
option-log-done = Terminé
ask-log-location = { $card } : quel Lieu loggez-vous ?
    .rule = CHAIR-23.1
option-log-location = { $card }
option-log-location-no = Rien
ask-log-ship = { $card } : quel VAISSEAU loggez-vous ?
    .rule = CHAIR-23.1
option-log-ship = { $card }
option-log-ship-no = Rien
ask-log-theirs = { $card } : quelle carte est loggée ?
    .rule = CHAIR-23.5
option-log-theirs = { $card }
option-log-theirs-no = Rien
ask-dismiss = { $card } : quelle carte renvoyez-vous ?
    .rule = CHAIR-27.6
option-dismiss = { $card }
option-dismiss-no = Rien
ask-destroy = { $card } : quelle carte détruisez-vous ?
    .rule = CHAIR-27.4
option-destroy = { $card }
option-destroy-no = Rien
ask-exhaust = { $card } : quelle carte épuisez-vous ?
    .rule = CHAIR-27.15
option-exhaust = { $card }
option-exhaust-no = Rien
ask-dismiss-officer = { $card } : quel Officier de service est renvoyé ?
    .rule = CHAIR-27.18
option-dismiss-officer = { $card }
option-dismiss-officer-no = Rien
ask-dismiss-ship = { $card } : lequel de vos VAISSEAUX renvoyez-vous ?
    .rule = CHAIR-27.18
option-dismiss-ship = { $card }
option-dismiss-ship-no = Rien
ask-recall-ship = { $card } : lequel de vos VAISSEAUX rappelez-vous ?
    .rule = CHAIR-27.18
option-recall-ship = { $card }
option-recall-ship-no = Rien
ask-dismiss-card = { $card } : quelle carte de l’autre capitaine renvoyez-vous ?
    .rule = CHAIR-27.18
option-dismiss-card = { $card }
option-dismiss-card-no = Rien
ask-surplus = Trop d’Officiers de service : lequel renvoyez-vous ?
    .rule = CHAIR-27.28
option-surplus = { $card }
option-surplus-no = Rien
ask-promote = { $card } : qui promouvez-vous ?
    .rule = CHAIR-27.27
option-promote = { $card }
option-promote-no = Personne
ask-refresh = { $card } : quelle carte réactivez-vous ?
    .rule = CHAIR-27.39
option-refresh = { $card }
option-refresh-no = Rien
ask-recall = { $card } : quelle carte rappelez-vous ?
    .rule = CHAIR-27.38
option-recall = { $card }
option-recall-no = Rien
ask-return-incident = { $card } : quel INCIDENT replacez-vous ?
    .rule = CHAIR-27.40
option-return-incident = { $card }
option-return-incident-no = Aucun
ask-encounter = { $card } : quelle RENCONTRE prenez-vous ?
    .rule = CHAIR-16.12
option-encounter = { $card }
option-encounter-no = Rien
ask-draw-discard = { $card } : quelle carte piochez-vous dans votre défausse ?
    .rule = CHAIR-27.7
option-draw-discard = { $card }
option-draw-discard-no = Rien
ask-junk = { $card } : quelle carte du Marché jetez-vous ?
    .rule = CHAIR-27.24
option-junk = { $card }
option-junk-no = Rien
ask-junk-pile = { $card } : quelle carte de la Poubelle gagnez-vous ?
    .rule = CHAIR-16.4
option-junk-pile = { $card }
option-junk-pile-no = Rien
ask-scan = { $card } : quelle carte gagnez-vous ?
    .rule = CHAIR-16.5
option-scan = { $card }
option-scan-no = Rien
ask-scan-for = { $card } : quelle carte gagnez-vous ?
    .rule = CHAIR-16.7
option-scan-for = { $card }
option-scan-for-no = Rien
ask-under = { $card } : quelle carte mettez-vous maintenant sous la pioche ?
    .rule = CHAIR-16.5
option-under = { $card }
option-under-no = Rien
ask-sort = { $card } : quelle carte remettez-vous maintenant ?
    .rule = CHAIR-24.6
option-sort = { $card }
option-sort-no = Rien
ask-control-now = { $card } : de quel Lieu prenez-vous le contrôle ?
    .rule = CHAIR-27.41
option-control-now = { $card }
option-control-now-no = Rien
ask-trigger-control = { $card } : de quel Lieu déclenchez-vous l’opération CONTRÔLE ?
    .rule = CHAIR-27.50
option-trigger-control = { $card }
option-trigger-control-no = Rien
ask-remove-team = { $card } : de quel Lieu retirez-vous des Équipes d’exploration de l’autre capitaine ?
    .rule = CHAIR-20.4
option-remove-team = { $card }
option-remove-team-no = D’aucun
ask-teams-home = { $card } : de quel Lieu retirez-vous une de vos Équipes d’exploration ?
    .rule = CHAIR-20.4
option-teams-home = { $card }
option-teams-home-no = Rien
option-teams-home-done = Terminé
ask-disarm = { $card } : quelle carte d’attaque de cette main défaussez-vous ?
    .rule = CHAIR-27.52
option-disarm = { $card }
option-disarm-no = Rien
ask-wipe = Quelle carte du Marché effacez-vous ?
    .rule = CHAIR-26.10
option-wipe = { $card }
option-wipe-no = Rien
ask-place-token = Sur quelle carte du Marché posez-vous le jeton ?
    .rule = CHAIR-10.7
option-place-token = { $card }
option-place-token-no = Rien
ask-spare = Quelles cartes téléportées épargnez-vous ? Les autres sont renvoyées.
    .rule = CHAIR-22.6
option-spare = { $card }
option-spare-done = Terminé
ask-gain = { $card } : que gagnez-vous ?
    .rule = CHAIR-16.1
option-gain-market = La carte { $word } du Marché
    .word = suit
option-gain-deck = La première carte de la pioche { $word }, sans la voir
    .word = suit
ask-place = Où va { $card2 } ?
    .rule = CHAIR-16.11
option-place-deck = Sur votre pioche
option-place-discard = Dans votre défausse
ask-top-or-bottom = Où va { $card2 } ?
    .rule = CHAIR-24.6
option-top-or-bottom-top = Sur la pioche
option-top-or-bottom-bottom = Sous la pioche
ask-scan-suit = { $card } : quel type scannez-vous ?
    .rule = CHAIR-16.6
option-scan-suit = { $word }
    .word = suit
ask-scan-deck = { $card } : de quelle pioche révélez-vous les cartes ?
    .rule = CHAIR-16.7
option-scan-deck = { $word }
    .word = suit
ask-pay = Avec quoi payez-vous ?
    .rule = CHAIR-12.6
option-pay = { $n ->
    [0] { $n2 ->
        [0] { $n3 } Gloire
       *[other] { $n3 ->
            [0] { $n2 } Latinum
           *[other] { $n2 } Latinum et { $n3 } Gloire
        }
    }
   *[other] { $n2 ->
        [0] { $n3 ->
            [0] { $n } Dilithium
           *[other] { $n } Dilithium et { $n3 } Gloire
        }
       *[other] { $n3 ->
            [0] { $n } Dilithium et { $n2 } Latinum
           *[other] { $n } Dilithium, { $n2 } Latinum et { $n3 } Gloire
        }
    }
}
ask-price = Que payez-vous ?
    .rule = CHAIR-12.6
option-price = { $n ->
    [0] { $n2 } Latinum
   *[other] { $n } Dilithium
}
ask-lower = De quoi baisse le coût ?
    .rule = CHAIR-13.8
option-lower = { $n ->
    [0] { $n2 } Latinum de moins
   *[other] { $n2 ->
        [0] { $n } Dilithium de moins
       *[other] { $n } Dilithium et { $n2 } Latinum de moins
    }
}
ask-amount = { $card } : combien de Latinum dépensez-vous ?
    .rule = CHAIR-12.2
option-amount = { $n }
ask-how-many = { $card } : combien d’Équipes d’exploration envoyez-vous ?
    .rule = CHAIR-20.1
option-how-many = { $n }
ask-remove-how-many = { $card } : combien d’Équipes d’exploration de l’autre capitaine retirez-vous ?
    .rule = CHAIR-20.4
option-remove-how-many = { $n }
ask-track = { $card } : quelle piste avancez-vous ?
    .rule = CHAIR-17.1
option-track = { $word }
    .word = track
ask-warp-or-beam = { $card } : distorsion ou téléportation ?
    .rule = CHAIR-8.4
option-warp-or-beam-warp = Faire passer ce VAISSEAU en distorsion
option-warp-or-beam-beam = Téléporter une carte à bord
ask-beam-or-recall = { $card } : téléporter ou rappeler ?
    .rule = CHAIR-8.4
option-beam-or-recall-beam = Téléporter une carte
option-beam-or-recall-recall = Rappeler une carte téléportée
option-beam-or-recall-no = Ni l’un ni l’autre
ask-beam-or-send = { $card } : que faites-vous de cette PERSONNE ?
    .rule = CHAIR-8.4
option-beam-or-send-beam = La téléporter à bord d’un VAISSEAU
option-beam-or-send-send = La mettre sur votre pioche et envoyer une Équipe d’exploration
ask-cure = { $card } : que choisissez-vous ?
    .rule = CHAIR-8.4
option-cure-incident = Jouer gratuitement un INCIDENT
option-cure-doctor = Chercher un médecin
ask-debt = { $card } : qui reçoit quoi ?
    .rule = CHAIR-8.4
option-debt-draw = Vous piochez une carte, l’autre capitaine gagne 2 Dilithium
option-debt-dilithium = Vous gagnez 2 Dilithium, l’autre capitaine peut piocher une carte
ask-dismiss-or-incident = { $card } : que faites-vous ?
    .rule = CHAIR-27.18
option-dismiss-or-incident-dismiss = Renvoyer un de vos VAISSEAUX
option-dismiss-or-incident-incident = Prendre un INCIDENT
ask-draw-or-glory = { $card } : une carte ou de la Gloire ?
    .rule = CHAIR-8.4
option-draw-or-glory-draw = Piocher une carte
option-draw-or-glory-glory = Gagner 1 Gloire
ask-draw-which = { $card } : quelle carte piochez-vous ?
    .rule = CHAIR-8.4
option-draw-which-deck = La première carte de votre pioche
option-draw-which-discard = Une carte de votre choix dans votre défausse
ask-enlist-which = { $card } : que recrutez-vous ?
    .rule = CHAIR-8.4
option-enlist-which-reserves = 2 Réserves
option-enlist-which-development = Un Développement
ask-find-or-scan = { $card } : chercher ou scanner ?
    .rule = CHAIR-8.4
option-find-or-scan-find = Chercher un scientifique
option-find-or-scan-scan = Dépenser 3 Dilithium pour scanner à la recherche d’un scientifique
option-find-or-scan-no = Ni l’un ni l’autre
ask-inspire-or-scan = { $card } : chercher ou scanner ?
    .rule = CHAIR-8.4
option-inspire-or-scan-find = Chercher la carte { card-bur_inspire }
option-inspire-or-scan-scan = Scanner à la recherche d’un ambassadeur
option-inspire-or-scan-no = Ni l’un ni l’autre
ask-honour = { $card } : que choisissez-vous ?
    .rule = CHAIR-8.4
option-honour-dilithium = Gagner 2 Dilithium
option-honour-latinum = Gagner 1 Latinum
option-honour-glory = Défausser une carte pour gagner 1 Gloire
ask-keep-or-discard = { $card2 } : gardez-vous cette carte ?
    .rule = CHAIR-8.4
option-keep-or-discard-keep = Dépenser 1 Dilithium et la garder
option-keep-or-discard-discard = La défausser
ask-log-or-let-draw = { $card } : que choisissez-vous ?
    .rule = CHAIR-8.4
option-log-or-let-draw-log = Logger cette carte
option-log-or-let-draw-draw = L’autre capitaine peut piocher une carte
ask-sense = { $card } : que faites-vous de la carte piochée ?
    .rule = CHAIR-8.4
option-sense-keep = La garder
option-sense-discard = La défausser pour gagner 1 Gloire
option-sense-log = La logger
ask-spoils = { $card } : que gagnez-vous ?
    .rule = CHAIR-8.4
option-spoils-dilithium = 1 Dilithium
option-spoils-latinum = 1 Latinum
ask-contacts = { $card } : que choisissez-vous ?
    .rule = CHAIR-8.4
option-contacts-spy = Chercher une PERSONNE avec le trait espion
option-contacts-augment = Chercher une PERSONNE avec le trait augmenté
option-contacts-obrien = Chercher Miles O’Brien
option-contacts-incident = Replacer un INCIDENT
ask-strings = { $card } : que choisissez-vous ?
    .rule = CHAIR-8.4
option-strings-officer = Renvoyer un Officier de service de l’autre capitaine et piocher une carte
option-strings-influence = Influence +1
option-strings-scan = Dépenser 1 Latinum pour scanner 2 cartes PERSONNE
ask-two-of-three = { $card } : que choisissez-vous ?
    .rule = CHAIR-8.4
option-two-of-three-send = Envoyer une Équipe d’exploration
option-two-of-three-draw = Piocher une carte
option-two-of-three-augment = Défausser un augmenté pour gagner 2 Gloire
ask-which-deck = { $card } : quelle pioche regardez-vous ?
    .rule = CHAIR-8.4
option-which-deck-locations = La pioche Lieu
option-which-deck-encounters = La pioche Rencontre
ask-may-pay = { $card } : dépensez-vous { $dilithium ->
    [0] { $latinum } Latinum
   *[other] { $latinum ->
        [0] { $dilithium } Dilithium
       *[other] { $dilithium } Dilithium et { $latinum } Latinum
    }
} ?
    .rule = CHAIR-8.8
option-may-pay-yes = Oui
option-may-pay-no = Non
ask-may-abduct = { $card } : dépenser 1 Action et 1 Dilithium pour gagner une PERSONNE et la logger ?
    .rule = CHAIR-8.8
option-may-abduct-yes = Oui
option-may-abduct-no = Non
ask-may-buy-ship = { $card } : dépenser 1 Dilithium et prendre un INCIDENT pour gagner un VAISSEAU ?
    .rule = CHAIR-8.8
option-may-buy-ship-yes = Oui
option-may-buy-ship-no = Non
ask-may-disarm = { $card } : défausser une carte d’attaque de l’autre capitaine pour gagner 1 Gloire ?
    .rule = CHAIR-8.8
option-may-disarm-yes = Oui
option-may-disarm-no = Non
ask-may-draw = { $card } : piocher une carte ?
    .rule = CHAIR-8.4
option-may-draw-yes = Oui
option-may-draw-no = Non
ask-may-find = { $card } : chercher une carte ?
    .rule = CHAIR-8.4
option-may-find-yes = Oui
option-may-find-no = Non
ask-may-gain = { $card } : gagner une carte ?
    .rule = CHAIR-8.4
option-may-gain-yes = Oui
option-may-gain-no = Non
ask-may-gain-glory = { $card } : gagner 1 Gloire ?
    .rule = CHAIR-8.4
option-may-gain-glory-yes = Oui
option-may-gain-glory-no = Non
ask-may-promote = { $card } : promouvoir cette carte ?
    .rule = CHAIR-27.27
option-may-promote-yes = Oui
option-may-promote-no = Non
ask-may-scan = { $card } : scanner ?
    .rule = CHAIR-8.4
option-may-scan-yes = Oui
option-may-scan-no = Non
ask-may-take-control = { $card } : dépenser 1 Action pour prendre le contrôle de ce Lieu ?
    .rule = CHAIR-27.41
option-may-take-control-yes = Oui
option-may-take-control-no = Non
ask-may-take-incident = { $card } : prendre un INCIDENT pour obtenir l’effet qui suit ?
    .rule = CHAIR-8.8
option-may-take-incident-yes = Oui
option-may-take-incident-no = Non
ask-put-this-on-top = { $card } : mettre cette carte sur votre pioche ?
    .rule = CHAIR-8.4
option-put-this-on-top-yes = Oui
option-put-this-on-top-no = Non
ask-sabotage = { mission-sabotage } : attaquer, pour que l’autre capitaine prenne 2 INCIDENTS ?
    .rule = CHAIR-8.4
option-sabotage-yes = Oui
option-sabotage-no = Non
ask-scan-trait = { $card } : quel trait recherchez-vous ?
    .rule = CHAIR-16.8
option-scan-trait = { $word }
    .word = trait
ask-wildcard = { $card } : quel trait choisissez-vous pour { $card2 } ?
    .rule = CHAIR-15.5
option-wildcard = { $word }
    .word = trait

## Refus

refuse-cannot-spend = Vous ne pouvez pas payer cela.
refuse-development-cost = Vous ne pouvez pas payer le coût de ce Développement.
refuse-too-little-glory = Il vous faut { $count } Gloire pour cela (elle n’est pas dépensée).
refuse-no-such-place = Cette opération demande un Lieu qui n’est pas dans cette boîte.
refuse-ships-block = L’autre capitaine y a plus de Vaisseaux que vous.
refuse-no-team-there = Il n’y a aucun Lieu où les deux capitaines ont des Équipes d’exploration.
refuse-too-few-teams = Vos Équipes d’exploration sont sur trop peu de Lieux différents que vous contrôlez.
refuse-location-not-beamed = Un LIEU ne peut jamais être téléporté.
refuse-unfit = Ce n’est pas ce que l’effet demande.
refuse-goal-not-met = L’objectif n’est pas encore atteint : { $have } sur { $need }.
refuse-goal-needs-it = L’objectif a besoin de cette carte.
refuse-must-find = Une carte au moins convient : vous devez en choisir une.
refuse-must-choose = Ce n’est pas facultatif : vous devez choisir.
refuse-no-action = Il ne vous reste plus d’Action.
refuse-not-promoted = Cette carte ne peut pas être promue.
refuse-no-borg-captain = Cette opération demande un Capitaine borg, et cette boîte n’en a pas.
refuse-warped-enough = Vous avez déjà utilisé cette distorsion 10 fois ce tour-ci.
refuse-too-few-ships = Il vous faut 2 VAISSEAUX déployés pour cela.
refuse-not-secured = Vous n’avez pas sécurisé ce Lieu.
refuse-nothing-secured = Vous n’avez sécurisé aucun Lieu neutre.
refuse-cannot-pay-card = Vous n’avez rien pour payer ce coût.
refuse-cannot-pay-cards = Vous n’avez pas assez de cartes en main.
refuse-no-location = Vous ne contrôlez aucun Lieu.
refuse-not-in-play = Vous n’avez pas en jeu la carte requise.
refuse-not-neutral = Ce VAISSEAU n’est pas sur un Lieu neutre.
refuse-too-many-ships = L’autre capitaine a plus d’un VAISSEAU déployé.
refuse-track-too-low = Cela requiert { $name_track } { $count }.
refuse-no-attacks = L’amiral Jarok interdit les cartes d’attaque.
refuse-not-playable = Cette carte ne peut pas être jouée.
refuse-exhausted = Cette carte est épuisée.
refuse-no-teams-here = Aucune Équipe d’exploration ne peut être envoyée ici.

## Ce à quoi les cartes répondent

happening-put = Une carte est mise en jeu.
happening-played = Une carte est jouée.
happening-controlled = Un capitaine prend le contrôle d’un Lieu.
happening-deployed = Une carte est déployée.
happening-logged = Une carte est loggée.
happening-sent = Des Équipes d’exploration sont envoyées.
happening-gained_dilithium = Du Dilithium est gagné.
happening-gained_latinum = Du Latinum est gagné.
happening-gained_track = Une piste avance.
happening-gained_card = Une carte est gagnée.
happening-took_incident = Un INCIDENT est pris.
happening-returned_incident = Un INCIDENT est replacé.
happening-attacked = Vous avez attaqué.
happening-was_attacked = Vous avez subi une attaque.
happening-paid_latinum = Un coût en Latinum est payé.
happening-would_attack = Vous allez subir une attaque.
happening-would_remove_team = Une de vos Équipes d’exploration va être retirée.
happening-would_dismiss_officer = Votre Officier de service va être renvoyé.
happening-would_gain_by_suit = Vous allez gagner une carte d’un type donné.
window-reaction = Réactions
place-deck = sur la pioche
place-discard = dans la défausse

## Ce qui s’est passé

event-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
event-used = { $you ->
    [yes] Vous utilisez { $card }.
   *[no] { $seat } utilise { $card }.
}
event-reacts = { $you ->
    [yes] Vous réagissez avec { $card }.
   *[no] { $seat } réagit avec { $card }.
}
event-triggers = { $you ->
    [yes] { $card } prend effet pour vous.
   *[no] { $card } prend effet pour { $seat }.
}
    .leads = oui
event-duplicated = { $you ->
    [yes] Vous dupliquez { $card }.
   *[no] { $seat } duplique { $card }.
}
    .then = { $you ->
        [yes] vous dupliquez { $card }
       *[no] duplique { $card }
    }
event-gained = { $you ->
    [yes] Vous gagnez { $count } { $name_gain }.
   *[no] { $seat } gagne { $count } { $name_gain }.
}
    .then = +{ $count } { $name_gain }
event-advanced = { $you ->
    [yes] Vous avancez de { $count } en { $name_track } : vous êtes à { $space }.
   *[no] { $seat } avance de { $count } en { $name_track } et arrive à { $space }.
}
    .then = { $name_track } +{ $count } (désormais { $space })
event-spent = { $you ->
    [yes] Vous dépensez { $count } { $name_gain }.
   *[no] { $seat } dépense { $count } { $name_gain }.
}
    .then = −{ $count } { $name_gain }
event-took-tokens = { $you ->
    [yes] Vous prenez { $count } { $name_gain } sur la carte gagnée.
   *[no] { $seat } prend { $count } { $name_gain } sur la carte gagnée.
}
    .then = +{ $count } { $name_gain } sur la carte gagnée
event-stole = { $you ->
    [yes] Vous dérobez { $count } { $name_gain }.
   *[no] { $seat } dérobe { $count } { $name_gain }.
}
    .then = { $you ->
        [yes] vous volez { $count } { $name_gain }
       *[no] vole { $count } { $name_gain }
    }
event-recrystallized = { $you ->
    [yes] Vous recristallisez { $count } Dilithium.
   *[no] { $seat } recristallise { $count } Dilithium.
}
    .then = { $you ->
        [yes] vous recristallisez { $count } Dilithium
       *[no] recristallise { $count } Dilithium
    }
event-drew = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $seat } pioche { $cards }.
}
    .then = { $you ->
        [yes] vous piochez { $cards }
       *[no] pioche { $cards }
    }
event-drew-discard = { $you ->
    [yes] Vous piochez { $card } dans votre défausse.
   *[no] { $seat } pioche { $card } dans sa défausse.
}
    .then = { $you ->
        [yes] vous piochez { $card } dans votre défausse
       *[no] pioche { $card } dans sa défausse
    }
event-milled = { $you ->
    [yes] Vous défaussez la première carte de votre pioche : { $card }.
   *[no] { $seat } défausse la première carte de sa pioche : { $card }.
}
    .then = { $you ->
        [yes] { $card } passe de votre pioche à votre défausse
       *[no] { $card } passe de sa pioche à sa défausse
    }
event-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $seat } défausse { $card }.
}
    .then = { $you ->
        [yes] vous défaussez { $card }
       *[no] défausse { $card }
    }
event-put-on-top = { $you ->
    [yes] Vous mettez { $card } sur votre pioche.
   *[no] { $seat } met { $card } sur sa pioche.
}
    .then = { $you ->
        [yes] vous mettez { $card } sur votre pioche
       *[no] met { $card } sur sa pioche
    }
event-put-under = { $you ->
    [yes] Vous mettez { $card } sous votre pioche.
   *[no] { $seat } met { $card } sous sa pioche.
}
    .then = { $you ->
        [yes] vous mettez { $card } sous votre pioche
       *[no] met { $card } sous sa pioche
    }
event-staged = { $you ->
    [yes] Vous mettez { $card } dans votre Zone de transit.
   *[no] { $seat } met { $card } dans sa Zone de transit.
}
    .then = { $you ->
        [yes] vous mettez { $card } dans votre Zone de transit
       *[no] met { $card } dans sa Zone de transit
    }
event-logged = { $you ->
    [yes] Vous loggez { $card }.
   *[no] { $seat } logge { $card }.
}
    .then = { $you ->
        [yes] vous loggez { $card }
       *[no] logge { $card }
    }
event-destroyed = { $you ->
    [yes] Vous détruisez { $card }.
   *[no] { $seat } détruit { $card }.
}
    .then = { $you ->
        [yes] vous détruisez { $card }
       *[no] détruit { $card }
    }
event-searched = { $you ->
    [yes] Vous cherchez parmi vos cartes.
   *[no] { $seat } cherche parmi ses cartes.
}
    .then = { $you ->
        [yes] vous cherchez parmi vos cartes
       *[no] cherche parmi ses cartes
    }
event-found = { $you ->
    [yes] Vous trouvez { $card }.
   *[no] { $seat } trouve { $card }.
}
    .then = { $you ->
        [yes] vous trouvez { $card }
       *[no] trouve { $card }
    }
event-revealed = { $you ->
    [yes] Vous révélez { $cards }.
   *[no] { $seat } révèle { $cards }.
}
    .then = { $you ->
        [yes] vous révélez { $cards }
       *[no] révèle { $cards }
    }
event-showed = { $you ->
    [yes] Vous montrez { $card }.
   *[no] { $seat } montre { $card }.
}
    .then = { $you ->
        [yes] vous montrez { $card }
       *[no] montre { $card }
    }
event-looked = { $you ->
    [yes] Vous regardez { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
   *[no] { $seat } regarde { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
}
    .then = { $you ->
        [yes] vous regardez { $count } { $count ->
            [one] carte
           *[other] cartes
        }
       *[no] regarde { $count } { $count ->
            [one] carte
           *[other] cartes
        }
    }
event-cycled = { $you ->
    [yes] Vous mélangez votre défausse pour former une nouvelle pioche.
   *[no] { $seat } mélange sa défausse pour former une nouvelle pioche.
}
    .then = { $you ->
        [yes] vous mélangez votre défausse en une nouvelle pioche
       *[no] mélange sa défausse en une nouvelle pioche
    }
event-enlisted-reserve = { $you ->
    [yes] Vous recrutez une Réserve.
   *[no] { $seat } recrute une Réserve.
}
    .then = { $you ->
        [yes] vous recrutez une Réserve
       *[no] recrute une Réserve
    }
event-enlisted = { $you ->
    [yes] Vous recrutez { $card }.
   *[no] { $seat } recrute { $card }.
}
    .then = { $you ->
        [yes] vous recrutez { $card }
       *[no] recrute { $card }
    }
event-gained-card = { $you ->
    [yes] Vous gagnez { $card } ({ $name_place }).
   *[no] { $seat } gagne { $card } ({ $name_place }).
}
    .then = { $you ->
        [yes] vous gagnez { $card } ({ $name_place })
       *[no] gagne { $card } ({ $name_place })
    }
event-scanned = { $you ->
    [yes] Vous scannez { $count } { $count ->
        [one] carte
       *[other] cartes
    } { $name_suit }.
   *[no] { $seat } scanne { $count } { $count ->
        [one] carte
       *[other] cartes
    } { $name_suit }.
}
    .then = { $you ->
        [yes] vous scannez { $count } { $count ->
            [one] carte
           *[other] cartes
        } { $name_suit }
       *[no] scanne { $count } { $count ->
            [one] carte
           *[other] cartes
        } { $name_suit }
    }
event-scanned-for = { $you ->
    [yes] Vous scannez à la recherche du trait { $name_trait }.
   *[no] { $seat } scanne à la recherche du trait { $name_trait }.
}
    .then = { $you ->
        [yes] vous scannez à la recherche du trait { $name_trait }
       *[no] scanne à la recherche du trait { $name_trait }
    }
event-opened = { $you ->
    [yes] Vous révélez des cartes de la pioche { $name_suit } : { $cards }.
   *[no] { $seat } révèle des cartes de la pioche { $name_suit } : { $cards }.
}
    .then = { $you ->
        [yes] vous révélez des cartes de la pioche { $name_suit } ({ $cards })
       *[no] révèle des cartes de la pioche { $name_suit } ({ $cards })
    }
event-junked = { $you ->
    [yes] Vous jetez { $card }.
   *[no] { $seat } jette { $card }.
}
    .then = { $you ->
        [yes] vous jetez { $card }
       *[no] jette { $card }
    }
event-wiped = { $you ->
    [yes] Vous effacez { $card }.
   *[no] { $seat } efface { $card }.
}
event-took-incident = { $you ->
    [yes] Vous prenez un INCIDENT : { $card }.
   *[no] { $seat } prend un INCIDENT : { $card }.
}
    .then = { $you ->
        [yes] vous prenez { $card }
       *[no] prend un INCIDENT ({ $card })
    }
event-returned-incident = { $you ->
    [yes] Vous replacez un INCIDENT : { $card }.
   *[no] { $seat } replace un INCIDENT : { $card }.
}
    .then = { $you ->
        [yes] vous replacez { $card }
       *[no] replace un INCIDENT ({ $card })
    }
event-took-encounter = { $you ->
    [yes] Vous prenez une RENCONTRE : { $card }.
   *[no] { $seat } prend une RENCONTRE : { $card }.
}
    .then = { $you ->
        [yes] vous prenez { $card }
       *[no] prend une RENCONTRE ({ $card })
    }
event-deployed = { $you ->
    [yes] Vous déployez { $card }.
   *[no] { $seat } déploie { $card }.
}
    .then = { $you ->
        [yes] vous déployez { $card }
       *[no] déploie { $card }
    }
event-warped = { $you ->
    [yes] Votre { $card } passe en distorsion vers { $card2 }.
   *[no] Le VAISSEAU { $card } de { $seat } passe en distorsion vers { $card2 }.
}
    .then = { $card } passe en distorsion vers { $card2 }
event-sent = { $you ->
    [yes] Vous envoyez { $count } { $count ->
        [one] Équipe
       *[other] Équipes
    } d’exploration vers { $card }.
   *[no] { $seat } envoie { $count } { $count ->
        [one] Équipe
       *[other] Équipes
    } d’exploration vers { $card }.
}
    .then = { $count ->
        [one] 1 Équipe
       *[other] { $count } Équipes
    } d’exploration vers { $card }
event-removed-team = { $you ->
    [yes] Une de vos Équipes d’exploration quitte { $card }.
   *[no] Une Équipe d’exploration de { $seat } quitte { $card }.
}
    .then = une Équipe d’exploration quitte { $card }
event-beamed = { $you ->
    [yes] Vous téléportez { $card } vers { $card2 }.
   *[no] { $seat } téléporte { $card } vers { $card2 }.
}
    .then = { $you ->
        [yes] vous téléportez { $card } vers { $card2 }
       *[no] téléporte { $card } vers { $card2 }
    }
event-took-control = { $you ->
    [yes] Vous contrôlez maintenant { $card }.
   *[no] { $seat } contrôle maintenant { $card }.
}
event-promoted = { $you ->
    [yes] Vous promouvez { $card }.
   *[no] { $seat } promeut { $card }.
}
    .then = { $you ->
        [yes] vous promouvez { $card }
       *[no] promeut { $card }
    }
event-dismissed = { $you ->
    [yes] Votre carte { $card } est renvoyée.
   *[no] La carte { $card } de { $seat } est renvoyée.
}
    .then = la carte { $card } est renvoyée
event-recalled = { $you ->
    [yes] Votre carte { $card } est rappelée.
   *[no] La carte { $card } de { $seat } est rappelée.
}
    .then = la carte { $card } est rappelée
event-refreshed = { $you ->
    [yes] Votre carte { $card } est réactivée.
   *[no] La carte { $card } de { $seat } est réactivée.
}
    .then = la carte { $card } est réactivée
event-exhausted = { $you ->
    [yes] Vous épuisez { $card }.
   *[no] { $seat } épuise { $card }.
}
    .then = { $you ->
        [yes] vous épuisez { $card }
       *[no] épuise { $card }
    }
event-completed = { $you ->
    [yes] Vous accomplissez la mission { $name_mission }.
   *[no] { $seat } accomplit la mission { $name_mission }.
}
event-placed = { $you ->
    [yes] Vous posez { $count } { $name_gain } sur { $card }.
   *[no] { $seat } pose { $count } { $name_gain } sur { $card }.
}
event-burn = Le dernier INCIDENT est pris : la Combustion met fin à la partie.
event-dismissed-there = Le VAISSEAU { $card } perd son Lieu : il est renvoyé.
    .then = le VAISSEAU { $card } perd son Lieu et est renvoyé
event-resolution = La dernière Date stellaire est vide : c’est la Résolution. Tours restants : { $count }.
event-revealed-location = Le Lieu { $card } est révélé dans la Zone neutre.
    .then = le Lieu { $card } apparaît
event-revealed-market = La carte { $card } est révélée au Marché.
    .then = la carte { $card } apparaît
event-stardate-emptied = La Date stellaire { $number } est vide.
    .then = la Date stellaire { $number } est vide
event-stardate-resolved = L’effet de la Date stellaire { $number } est appliqué.
event-wiped-location = Le Lieu { $card } quitte la Zone neutre.
    .then = le Lieu { $card } quitte la Zone neutre
event-wiped-market = Le Marché est effacé.

## Le jeu et ses réglages

game-name = Captain’s Chair
    .say = Menez un des six équipages, gagnez alliés, mondes et gloire.
    .time = 60–120 min
game-about = Menez un des six capitaines, de la Fédération à l’Empire romulien : composez une pioche d’officiers, de vaisseaux, de cargaisons et d’alliés, envoyez des Équipes d’exploration vers des mondes disputés, faites progresser Recherche, Influence et Militaire, et accomplissez les missions de votre plateau. Quand les Dates stellaires sont épuisées, le capitaine qui a le plus de points l’emporte. En solo, vous affrontez le Bot imprimé, à cinq niveaux, ou vous vous entraînez comme cadet pour obtenir la meilleure mention.
setting-captain = Capitaine
    .about = L’équipage que vous menez. À deux, chacun mène un équipage différent ; en solo, le Bot aussi.
setting-captain-random = au hasard
setting-captain-picard = { captain-picard.short }
setting-captain-sisko = { captain-sisko.short }
setting-captain-burnham = { captain-burnham.short }
setting-captain-koloth = { captain-koloth.short }
setting-captain-sela = { captain-sela.short }
setting-captain-shran = { captain-shran.short }
setting-board = Plateau
    .about = La face de base a une mission. La face avancée en a trois, et des multiplicateurs plus bas. Le Bot utilise la face de base.
setting-board-basic = face de base
setting-board-advanced = face avancée
setting-alone = En solo
    .about = Ce que vous jouez en solo.
setting-alone-bot = contre le Bot
setting-alone-cadet = entraînement des cadets
setting-rank = Bot
    .about = La difficulté du Bot, à partir de la plus facile.
setting-rank-ensign = enseigne
setting-rank-lieutenant = lieutenant
setting-rank-commander = commandant
setting-rank-captain = capitaine
setting-rank-admiral = amiral
error-same-captain = Les deux capitaines seraient { $name_captain } : choisissez-en deux différents (CHAIR-2.10).
