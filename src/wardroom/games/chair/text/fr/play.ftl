### Questions, options, refus et lignes de journal de Captain’s Chair.

## Questions et options

ask-act = Que faites-vous ?
    .rule = CHAIR-8.1
option-act-play = Jouer { $card } : { $name_op }
option-act-use = Utiliser { $card } : { $name_op }
option-act-mission = Accomplir la mission { $word }
    .word = mission
option-act-end = Terminer l’étape ACTION
ask-resupply = RÉAPPRO : quelle opération ensuite ?
    .rule = CHAIR-6.1
option-resupply-use = { $card }
option-resupply-mission = Accomplir la mission { $word }
    .word = mission
option-resupply-end = Terminer l’étape
ask-clean-up = NETTOYAGE : quelle opération ensuite ?
    .rule = CHAIR-10.2
option-clean-up-use = { $card }
option-clean-up-mission = Accomplir la mission { $word }
    .word = mission
option-clean-up-end = Terminer l’étape
ask-control = CONTRÔLE : quel Lieu prenez-vous ?
    .rule = CHAIR-7.3
option-control-control = Prendre le contrôle de { $card }
option-control-mission = Accomplir la mission { $word }
    .word = mission
option-control-no = Aucun
ask-react = { $name_happening } Réagissez-vous ?
    .rule = CHAIR-9.8
option-react-use = { $card }
option-react-pass = Pas de réaction
ask-passive = Laquelle de vos cartes d’abord ?
    .rule = CHAIR-9.7
option-passive-use = { $card }
ask-free = { $card } : quelle carte jouez-vous gratuitement ?
    .rule = CHAIR-27.19
option-free-play = Jouer { $card } : { $name_op }
option-free-no = Rien
ask-duplicate = { $card } : quelle opération dupliquez-vous ?
    .rule = CHAIR-27.9
option-duplicate-copy = { $card } : { $name_op }
option-duplicate-no = Rien
ask-repeat = { $card } : quel RÉAPPRO dupliquez-vous ?
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
ask-warp = { $card } : quel VAISSEAU passe en Distorsion, et vers où ?
    .rule = CHAIR-19.2
option-warp-warp = { $card } vers { $card2 }
option-warp-no = Aucun VAISSEAU
ask-warp-all = { $card } : où vont vos VAISSEAUX ?
    .rule = CHAIR-19.2
option-warp-all = { $card }
option-warp-all-no = Rien
ask-send = { $card } : où envoyez-vous des Équipes d’exploration ?
    .rule = CHAIR-20.1
option-send = { $card }
option-send-no = Nulle part
ask-send-from = { $card } : de quel Lieu vient l’Équipe d’exploration ?
    .rule = CHAIR-20.3
option-send-from = { $card }
option-send-from-no = Rien
ask-beam = { $card } : quelle carte téléportez-vous ?
    .rule = CHAIR-21.1
option-beam = { $card }
option-beam-no = Rien
ask-beam-host = { $card } : sous quelle carte va-t-elle ?
    .rule = CHAIR-21.1
option-beam-host = { $card }
option-beam-host-no = Rien
ask-transport = { $card } : quelle PERSONNE déplacez-vous ?
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
ask-put-top = { $card } : quelle carte posez-vous sur votre pioche ?
    .rule = CHAIR-27.31
option-put-top = { $card }
option-put-top-no = Rien
option-put-top-done = Terminé
ask-put-stage = { $card } : quelle carte va dans votre Zone de transit ?
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
ask-dismiss-card = { $card } : quelle carte de l’autre capitaine est renvoyée ?
    .rule = CHAIR-27.18
option-dismiss-card = { $card }
option-dismiss-card-no = Rien
ask-surplus = Trop d’Officiers de service : lequel est renvoyé ?
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
ask-under = { $card } : quelle carte va d’abord sous la pioche ?
    .rule = CHAIR-16.5
option-under = { $card }
option-under-no = Rien
ask-sort = { $card } : quelle carte reposez-vous ensuite ?
    .rule = CHAIR-24.6
option-sort = { $card }
option-sort-no = Rien
ask-control-now = { $card } : quel Lieu prenez-vous ?
    .rule = CHAIR-27.41
option-control-now = { $card }
option-control-now-no = Rien
ask-trigger-control = { $card } : de quel Lieu déclenchez-vous le CONTRÔLE ?
    .rule = CHAIR-27.50
option-trigger-control = { $card }
option-trigger-control-no = Rien
ask-remove-team = { $card } : de quel Lieu retirez-vous des Équipes d’exploration adverses ?
    .rule = CHAIR-20.4
option-remove-team = { $card }
option-remove-team-no = D’aucun
ask-teams-home = { $card } : de quel Lieu une Équipe d’exploration revient-elle ?
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
option-gain-deck = La carte cachée de la pioche { $word }
    .word = suit
ask-place = Où va { $card2 } ?
    .rule = CHAIR-16.11
option-place-deck = Sur votre pioche
option-place-discard = Dans votre défausse
ask-top-or-bottom = Où va { $card2 } ?
    .rule = CHAIR-24.6
option-top-or-bottom-top = Dessus
option-top-or-bottom-bottom = Dessous
ask-scan-suit = { $card } : quel type scannez-vous ?
    .rule = CHAIR-16.6
option-scan-suit = { $word }
    .word = suit
ask-scan-deck = { $card } : quelle pioche ouvrez-vous ?
    .rule = CHAIR-16.7
option-scan-deck = { $word }
    .word = suit
ask-pay = Avec quoi payez-vous ?
    .rule = CHAIR-12.6
option-pay = { $n } Dilithium, { $n2 } Latinum, { $n3 } Gloire
ask-price = Quel prix payez-vous ?
    .rule = CHAIR-12.6
option-price = { $n } Dilithium, { $n2 } Latinum
ask-lower = De quoi le coût baisse-t-il ?
    .rule = CHAIR-13.8
option-lower = { $n } Dilithium et { $n2 } Latinum de moins
ask-amount = { $card } : combien de Latinum dépensez-vous ?
    .rule = CHAIR-12.2
option-amount = { $n }
ask-how-many = { $card } : combien d’Équipes d’exploration envoyez-vous ?
    .rule = CHAIR-20.1
option-how-many = { $n }
ask-remove-how-many = { $card } : combien d’Équipes d’exploration adverses retirez-vous ?
    .rule = CHAIR-20.4
option-remove-how-many = { $n }
ask-track = { $card } : quelle piste avance ?
    .rule = CHAIR-17.1
option-track = { $word }
    .word = track
ask-warp-or-beam = { $card } : Distorsion ou téléportation ?
    .rule = CHAIR-8.4
option-warp-or-beam-warp = Passer ce VAISSEAU en Distorsion
option-warp-or-beam-beam = Téléporter une carte à bord
ask-beam-or-recall = { $card } : téléporter ou rappeler ?
    .rule = CHAIR-8.4
option-beam-or-recall-beam = Téléporter une carte
option-beam-or-recall-recall = Rappeler une carte téléportée
option-beam-or-recall-no = Ni l’un ni l’autre
ask-beam-or-send = { $card } : que fait cette PERSONNE ?
    .rule = CHAIR-8.4
option-beam-or-send-beam = Se téléporter à bord d’un VAISSEAU
option-beam-or-send-send = Sur la pioche, pour une Équipe d’exploration
ask-cure = { $card } : lequel des deux ?
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
ask-draw-which = { $card } : où piochez-vous ?
    .rule = CHAIR-8.4
option-draw-which-deck = Dans votre pioche
option-draw-which-discard = Dans votre défausse
ask-enlist-which = { $card } : qui recrutez-vous ?
    .rule = CHAIR-8.4
option-enlist-which-reserves = Deux Réserves
option-enlist-which-development = Un Développement
ask-find-or-scan = { $card } : chercher ou scanner ?
    .rule = CHAIR-8.4
option-find-or-scan-find = Chercher un scientifique
option-find-or-scan-scan = Dépenser 3 Dilithium : scanner pour un scientifique
option-find-or-scan-no = Ni l’un ni l’autre
ask-inspire-or-scan = { $card } : chercher ou scanner ?
    .rule = CHAIR-8.4
option-inspire-or-scan-find = Chercher Inspirer
option-inspire-or-scan-scan = Scanner pour un ambassadeur
option-inspire-or-scan-no = Ni l’un ni l’autre
ask-honour = { $card } : que prenez-vous ?
    .rule = CHAIR-8.4
option-honour-dilithium = 2 Dilithium
option-honour-latinum = 1 Latinum
option-honour-glory = Défausser une carte pour 1 Gloire
ask-keep-or-discard = { $card2 } : la gardez-vous ?
    .rule = CHAIR-8.4
option-keep-or-discard-keep = La garder pour 1 Dilithium
option-keep-or-discard-discard = La défausser
ask-log-or-let-draw = { $card } : lequel des deux ?
    .rule = CHAIR-8.4
option-log-or-let-draw-log = Logger cette carte
option-log-or-let-draw-draw = L’autre capitaine peut piocher une carte
ask-sense = { $card } : que faites-vous de la carte piochée ?
    .rule = CHAIR-8.4
option-sense-keep = La garder
option-sense-discard = La défausser pour 1 Gloire
option-sense-log = La logger
ask-spoils = { $card } : que gagnez-vous ?
    .rule = CHAIR-8.4
option-spoils-dilithium = 1 Dilithium
option-spoils-latinum = 1 Latinum
ask-contacts = { $card } : lequel ?
    .rule = CHAIR-8.4
option-contacts-spy = Chercher un espion
option-contacts-augment = Chercher un augmenté
option-contacts-obrien = Chercher Miles O’Brien
option-contacts-incident = Replacer un INCIDENT
ask-strings = { $card } : lequel ?
    .rule = CHAIR-8.4
option-strings-officer = Renvoyer un Officier de service adverse et piocher une carte
option-strings-influence = Influence +1
option-strings-scan = Dépenser 1 Latinum : scanner 2 PERSONNES
ask-two-of-three = { $card } : lequel ?
    .rule = CHAIR-8.4
option-two-of-three-send = Envoyer une Équipe d’exploration
option-two-of-three-draw = Piocher une carte
option-two-of-three-augment = Défausser un augmenté pour 2 Gloire
ask-which-deck = { $card } : quelle pioche regardez-vous ?
    .rule = CHAIR-8.4
option-which-deck-locations = La pioche Lieu
option-which-deck-encounters = La pioche Rencontre
ask-may-pay = { $card } : dépensez-vous { $dilithium } Dilithium et { $latinum } Latinum ?
    .rule = CHAIR-8.8
option-may-pay-yes = Oui
option-may-pay-no = Non
ask-may-abduct = { $card } : dépenser une Action et 1 Dilithium pour gagner une PERSONNE et la logger ?
    .rule = CHAIR-8.8
option-may-abduct-yes = Oui
option-may-abduct-no = Non
ask-may-buy-ship = { $card } : dépenser 1 Dilithium et prendre un INCIDENT pour gagner un VAISSEAU ?
    .rule = CHAIR-8.8
option-may-buy-ship-yes = Oui
option-may-buy-ship-no = Non
ask-may-disarm = { $card } : défausser une carte d’attaque adverse pour 1 Gloire ?
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
ask-may-take-control = { $card } : dépenser une Action pour prendre le contrôle du Lieu ?
    .rule = CHAIR-27.41
option-may-take-control-yes = Oui
option-may-take-control-no = Non
ask-may-take-incident = { $card } : prendre un INCIDENT pour la suite de l’effet ?
    .rule = CHAIR-8.8
option-may-take-incident-yes = Oui
option-may-take-incident-no = Non
ask-put-this-on-top = { $card } : la poser sur votre pioche ?
    .rule = CHAIR-8.4
option-put-this-on-top-yes = Oui
option-put-this-on-top-no = Non
ask-sabotage = Sabotage : attaquer, pour que l’autre capitaine prenne deux INCIDENTS ?
    .rule = CHAIR-8.4
option-sabotage-yes = Oui
option-sabotage-no = Non
ask-scan-trait = { $card } : pour quelle caractéristique scannez-vous ?
    .rule = CHAIR-16.8
option-scan-trait = { $word }
    .word = trait
ask-wildcard = { $card } : pour quelle caractéristique compte { $card2 } ?
    .rule = CHAIR-15.5
option-wildcard = { $word }
    .word = trait

## Refus

refuse-cannot-spend = Vous ne pouvez pas payer cela.
refuse-development-cost = Vous ne pouvez pas payer ce Développement.
refuse-too-little-glory = Il faut { $count } Gloire, qui ne sont pas dépensées.
refuse-no-such-place = Elle demande un Lieu absent de cette boîte.
refuse-ships-block = L’autre capitaine y a plus de Vaisseaux.
refuse-no-team-there = Aucune Équipe d’exploration adverse ne côtoie les vôtres.
refuse-too-few-teams = Vous avez trop peu d’Équipes d’exploration sur vos Lieux.
refuse-location-not-beamed = Un LIEU ne peut jamais être téléporté.
refuse-unfit = Ce n’est pas ce que l’effet demande.
refuse-goal-not-met = L’objectif n’est pas encore atteint : { $have } sur { $need }.
refuse-goal-needs-it = L’objectif a besoin de cette carte.
refuse-must-find = Une carte convient : vous devez en choisir une.
refuse-must-choose = Ce n’est pas facultatif : choisissez.
refuse-no-action = Il ne vous reste plus d’Action.
refuse-not-promoted = Cette carte ne peut pas être promue.
refuse-no-borg-captain = Elle demande un Capitaine borg, et cette boîte n’en a pas.
refuse-warped-enough = Dix passages en Distorsion par tour suffisent.
refuse-too-few-ships = Il vous faut deux VAISSEAUX déployés.
refuse-not-secured = Vous n’avez pas sécurisé ce Lieu.
refuse-nothing-secured = Vous n’avez sécurisé aucun Lieu neutre.
refuse-cannot-pay-card = Vous n’avez pas de carte pour payer ce coût.
refuse-cannot-pay-cards = Vous avez trop peu de cartes en main.
refuse-no-location = Vous ne contrôlez aucun Lieu.
refuse-not-in-play = Vous n’avez pas en jeu ce qu’elle requiert.
refuse-not-neutral = Ce VAISSEAU n’est sur aucun Lieu neutre.
refuse-too-many-ships = L’autre capitaine a plus d’un VAISSEAU déployé.
refuse-track-too-low = Il faut { $name_track } { $count }.
refuse-no-attacks = L’Amiral Jarok n’autorise aucune carte d’attaque.
refuse-not-playable = Cette carte ne peut pas être jouée.
refuse-exhausted = Cette carte est épuisée.
refuse-no-teams-here = Aucune Équipe d’exploration ne peut être envoyée ici.

## Ce à quoi les cartes répondent

happening-put = Une carte est mise en jeu.
happening-played = Une carte est jouée.
happening-controlled = Un Lieu est contrôlé.
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
happening-was_attacked = Vous avez été attaqué.
happening-paid_latinum = Un coût en Latinum est payé.
happening-would_attack = Vous allez être attaqué.
happening-would_remove_team = Une de vos Équipes d’exploration va être retirée.
happening-would_dismiss_officer = Votre Officier de service va être renvoyé.
happening-would_gain_by_suit = Vous allez gagner une carte par son type.
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
    [yes] { $card } agit pour vous.
   *[no] { $card } agit pour { $seat }.
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
    [yes] Vous avancez de { $count } en { $name_track }, jusqu’à { $space }.
   *[no] { $seat } avance de { $count } en { $name_track }, jusqu’à { $space }.
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
    [yes] { $card } passe de votre pioche à votre défausse.
   *[no] { $card } passe de la pioche de { $seat } à sa défausse.
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
    [yes] Vous posez { $card } sur votre pioche.
   *[no] { $seat } pose { $card } sur sa pioche.
}
    .then = { $you ->
        [yes] vous posez { $card } sur votre pioche
       *[no] pose { $card } sur sa pioche
    }
event-put-under = { $you ->
    [yes] Vous glissez { $card } sous votre pioche.
   *[no] { $seat } glisse { $card } sous sa pioche.
}
    .then = { $you ->
        [yes] vous glissez { $card } sous votre pioche
       *[no] glisse { $card } sous sa pioche
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
    [yes] Vous regardez { $count } cartes.
   *[no] { $seat } regarde { $count } cartes.
}
    .then = { $you ->
        [yes] vous regardez { $count } cartes
       *[no] regarde { $count } cartes
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
    [yes] Vous gagnez { $card } : { $name_place }.
   *[no] { $seat } gagne { $card } : { $name_place }.
}
    .then = { $you ->
        [yes] vous gagnez { $card } ({ $name_place })
       *[no] gagne { $card } ({ $name_place })
    }
event-scanned = { $you ->
    [yes] Vous scannez { $count } cartes ({ $name_suit }).
   *[no] { $seat } scanne { $count } cartes ({ $name_suit }).
}
    .then = { $you ->
        [yes] vous scannez { $count } cartes ({ $name_suit })
       *[no] scanne { $count } cartes ({ $name_suit })
    }
event-scanned-for = { $you ->
    [yes] Vous scannez pour { $name_trait }.
   *[no] { $seat } scanne pour { $name_trait }.
}
    .then = { $you ->
        [yes] vous scannez pour { $name_trait }
       *[no] scanne pour { $name_trait }
    }
event-opened = { $you ->
    [yes] Vous ouvrez la pioche { $name_suit } : { $cards }.
   *[no] { $seat } ouvre la pioche { $name_suit } : { $cards }.
}
    .then = { $you ->
        [yes] vous ouvrez la pioche { $name_suit } ({ $cards })
       *[no] ouvre la pioche { $name_suit } ({ $cards })
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
    [yes] Vous prenez { $card }.
   *[no] { $seat } prend un INCIDENT : { $card }.
}
    .then = { $you ->
        [yes] vous prenez { $card }
       *[no] prend un INCIDENT ({ $card })
    }
event-returned-incident = { $you ->
    [yes] Vous replacez { $card }.
   *[no] { $seat } replace un INCIDENT : { $card }.
}
    .then = { $you ->
        [yes] vous replacez { $card }
       *[no] replace un INCIDENT ({ $card })
    }
event-took-encounter = { $you ->
    [yes] Vous prenez { $card }.
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
    [yes] Votre { $card } passe en Distorsion vers { $card2 }.
   *[no] { $card } ({ $seat }) passe en Distorsion vers { $card2 }.
}
    .then = { $card } passe en Distorsion vers { $card2 }
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
    [yes] Une de vos Équipes d’exploration revient de { $card }.
   *[no] Une Équipe d’exploration de { $seat } revient de { $card }.
}
    .then = une Équipe d’exploration revient de { $card }
event-beamed = { $you ->
    [yes] Vous téléportez { $card } vers { $card2 }.
   *[no] { $seat } téléporte { $card } vers { $card2 }.
}
    .then = { $you ->
        [yes] vous téléportez { $card } vers { $card2 }
       *[no] téléporte { $card } vers { $card2 }
    }
event-took-control = { $you ->
    [yes] Vous prenez le contrôle de { $card }.
   *[no] { $seat } prend le contrôle de { $card }.
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
    [yes] Votre { $card } est renvoyée.
   *[no] { $card } ({ $seat }) est renvoyée.
}
    .then = { $card } est renvoyée
event-recalled = { $you ->
    [yes] Votre { $card } est rappelée.
   *[no] { $card } ({ $seat }) est rappelée.
}
    .then = { $card } est rappelée
event-refreshed = { $you ->
    [yes] Votre { $card } est réactivée.
   *[no] { $card } ({ $seat }) est réactivée.
}
    .then = { $card } est réactivée
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
event-dismissed-there = { $card } part avec le Lieu et est renvoyé.
    .then = { $card } part avec le Lieu
event-resolution = La dernière Date Stellaire est vide : Résolution. Tours restants : { $count }.
event-revealed-location = { $card } est révélé dans la Zone neutre.
    .then = { $card } apparaît
event-revealed-market = { $card } est révélée au Marché.
    .then = { $card } apparaît
event-stardate-emptied = La Date Stellaire { $number } est vide.
    .then = la Date Stellaire { $number } est vide
event-stardate-resolved = La Date Stellaire { $number } est appliquée.
event-wiped-location = { $card } quitte la Zone neutre.
    .then = { $card } quitte la Zone neutre
event-wiped-market = Le Marché est effacé.

## Le jeu et ses réglages

game-name = Captain’s Chair
    .say = Menez un des six équipages, gagnez alliés, mondes et gloire.
    .time = 60–120 min
game-about = Menez un des six capitaines, de la Fédération à l’Empire romulien : composez une pioche d’officiers, de vaisseaux, de cargaisons et d’alliés, envoyez des Équipes d’exploration vers des mondes disputés, faites progresser Recherche, Influence et Militaire, et accomplissez les missions de votre plateau. Quand les Dates Stellaires sont épuisées, le capitaine qui a le plus de points l’emporte. En solo, le cadet s’entraîne pour obtenir la meilleure mention.
setting-captain = Capitaine
    .about = L’équipage que vous menez. Deux joueurs mènent des équipages différents.
setting-captain-random = au hasard
setting-captain-picard = { captain-picard.short }
setting-captain-sisko = { captain-sisko.short }
setting-captain-burnham = { captain-burnham.short }
setting-captain-koloth = { captain-koloth.short }
setting-captain-sela = { captain-sela.short }
setting-captain-shran = { captain-shran.short }
setting-board = Plateau
    .about = La face de base a une mission, la face avancée trois, avec des multiplicateurs plus bas.
setting-board-basic = face de base
setting-board-advanced = face avancée
setting-alone = Seul
    .about = Ce que vous jouez seul.
setting-alone-cadet = entraînement des cadets
error-same-captain = Les deux capitaines seraient { $captain } : choisissez-en deux différents.
