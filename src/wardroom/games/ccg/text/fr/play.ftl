### Questions, choix, refus et lignes du journal du Star Trek Customizable Card Game.

game-name = Star Trek CCG
    .short = Star Trek CCG
    .say = Deux paquets, une ligne spatiale : équipages, missions et dilemmes.
    .time = 20–120 min
game-about = Le Star Trek Customizable Card Game, première édition : faites entrer en jeu personnel et vaisseaux, parcourez une ligne spatiale faite de missions, envoyez équipages et équipes d’exploration les tenter, et surmontez ce que l’adversaire y a caché. Qui atteint le premier le nombre de points voulu gagne.

setting-format = Format
    .about = L’Académie est courte : quatre missions, 60 points, deux poses de carte par tour. La partie complète compte six missions, et il faut 100 points.
setting-format-academy = Académie
setting-format-full = partie complète
setting-seeding = Implantation
    .about = Distribuée : le programme place missions, dilemmes et avant-postes, et la partie commence aussitôt. À la main : les joueurs le font pendant les phases d’implantation.
setting-seeding-dealt = distribuée
setting-seeding-by_hand = à la main
setting-plays = Poses de carte
    .about = Combien de poses normales chacun a par tour dans la partie complète. À l’Académie il y en a toujours deux.
setting-deck = Paquet
    .about = Un paquet prêt à jouer du format choisi, ou un code de paquet. Les deux listes sont ouvertes aux deux joueurs.
setting-deck-random = un de ce format, au hasard
setting-deck-drawn = un nouveau, tiré de toutes les cartes
setting-deck-academy_federation = { deck-academy_federation }
setting-deck-academy_klingon = { deck-academy_klingon }
setting-deck-academy_romulan = { deck-academy_romulan }
setting-deck-federation_explorers = { deck-federation_explorers }
setting-deck-klingon_warriors = { deck-klingon_warriors }
setting-deck-romulan_shadows = { deck-romulan_shadows }
setting-deck-khitomer_alliance = { deck-khitomer_alliance }
setting-deck-duras_conspiracy = { deck-duras_conspiracy }
setting-deck-continuum_oddities = { deck-continuum_oddities }
setting-deck-borg_collective = { deck-borg_collective }
error-other-format = Les deux paquets doivent être faits pour { $format ->
    [academy] l’Académie
   *[full] la partie complète
}, le format de cette partie (CCG-3.14).

## Dos des cartes et zones

back-draw = une carte
    .several = { $count } cartes
back-seed = une carte implantée
    .several = { $count } cartes implantées
back-mission = une mission
back-tactic = une tactique
back-q = une carte Q
back-tribble = un tribble
back-tent = une carte de Q’s Tent
back-site = un site
zone-table = En jeu
zone-drawn = Tirées
zone-deck = Pioche
zone-hand = Main
zone-seeds = Cartes à implanter
zone-missions = Pile de missions
zone-agenda = Plans secrets
zone-look = Consultées
zone-tactics = Battle Bridge
zone-q_side = Q-Continuum
zone-tribbles = Tribbles
zone-tent = Q’s Tent
zone-sites = Sites
zone-discard = Défausse
zone-out = Hors jeu

## Phases d’implantation

ask-seed-doorway = Quelle porte implantez-vous ?
    .rule = CCG-5.4
option-seed-doorway-core = Implanter { $card }
option-seed-doorway-download = { $card } : téléchargement spécial
option-seed-doorway-pass = Passer
ask-mission-end = À quel bout de sa ligne spatiale placez-vous { $card } ?
    .rule = CCG-5.7
option-mission-end-left = Au bout gauche
option-mission-end-right = Au bout droit
ask-seed-dilemma = Quelle carte implantez-vous ensuite, et sous quelle mission ?
    .rule = CCG-5.15
    .why = Des cartes que vous implantez sous une même mission, la première est rencontrée en premier.
option-seed-dilemma-under = { $card } sous { $card2 }
option-seed-dilemma-done = Terminé
ask-seed-facility = Qu’implantez-vous, et où ?
    .rule = CCG-5.23
option-seed-facility-core = Implanter { $card }
option-seed-facility-seed = { $card } à { $card2 }
option-seed-facility-download = { $card } : téléchargement spécial
option-seed-facility-pass = Passer
refuse-not-seeded-now = { $card } ne s’implante pas dans cette phase.
refuse-not-there = { $card } ne s’implante pas là.
refuse-not-under = { $card } ne va pas sous une mission.
refuse-one-artifact = Vous avez déjà un artefact ici.
refuse-wrong-icon = { $card } ne convient pas à l’icône de cette mission.
refuse-same-dilemma = Vous avez déjà un exemplaire de { $card } sous cette mission.
refuse-seed-one = Vous avez déjà implanté { $card }.
refuse-no-icon = La mission ne montre pas cette affiliation : { $name_affiliation }.
refuse-homeworld = { $card } est un monde d’origine : aucun avant-poste n’y est permis.
refuse-not-homeworld = Ne va que sur le monde d’origine de cette affiliation : { $name_affiliation }.
refuse-facility-there = Vous possédez déjà { $card } ici.
refuse-other-quadrant = Elle vient d’un autre quadrant ({ $name_quadrant }).

## Jouer des cartes

ask-play = Quelle carte jouez-vous ?
    .rule = CCG-6.4
option-play-play = Jouer { $card }
option-play-alert = { $card } : faire entrer autant de cartes que vous voulez
option-play-download = { $card } : téléchargement spécial
option-play-done = Passer aux ordres
ask-report-to = Où se présente { $card } ?
    .rule = CCG-7.6
option-report-to = { $card }
ask-build-at = Où construisez-vous { $card } ?
    .rule = CCG-5.30
option-build-at = { $card }
ask-mode = Quelle affiliation prend { $card } ?
    .rule = CCG-8.4
option-mode = { $word }
    .word = affiliation
ask-persona = Échangez-vous une version de quelqu’un en jeu contre une autre ?
    .rule = CCG-7.15
option-persona-replace = { $card } contre { $card2 }
option-persona-pass = Non
ask-which-first = Quel effet vient en premier ?
    .rule = CCG-6.12
option-which-first = { $card }
ask-fetch = { $card } : que téléchargez-vous ?
    .rule = CCG-15.7
option-fetch = { $card }
option-fetch-none = Rien
ask-aim-ship = { $card } : quel vaisseau ?
    .rule = CCG-14.2
option-aim-ship = { $card }
ask-aim-player = { $card } : quel joueur ?
    .rule = CCG-14.2
option-aim-player-you = Vous
option-aim-player-opponent = L’adversaire
ask-aim-event = { $card } : quel événement ?
    .rule = CCG-14.2
option-aim-event = { $card }
ask-aim-outpost = { $card } : quel avant-poste ?
    .rule = CCG-14.2
option-aim-outpost = { $card }
ask-aim-dead = { $card } : pour qui ?
    .rule = CCG-14.2
option-aim-dead = { $card }
refuse-unplayable = Les cartes de cette sorte ne se jouent pas depuis la main : { $name_kind }.
refuse-play-phase-over = La phase de jeu est terminée ; cela se joue avant le premier ordre.
refuse-no-card-play = { $count ->
    [one] Votre pose normale est utilisée.
   *[other] Vos { $count } poses normales sont utilisées.
}
refuse-not-in-this-version = { $card } n’a pas encore d’effet dans cette version.
refuse-only-an-answer = { $card } ne se joue qu’en réponse à quelque chose.
refuse-alert-given = Vous faites déjà entrer vos cartes par { $card } ce tour-ci.
refuse-already-in-play = Vous ne pouvez pas avoir cette carte en jeu avec { $card }.
refuse-needs-au-door = Les cartes Alternate Universe demandent une carte qui les laisse entrer en jeu.
refuse-no-facility = Vous n’avez ni avant-poste ni quartier général où elle pourrait se présenter.
refuse-station-reports-nobody = Personne ne se présente à { $card }.
refuse-incompatible = { $card } et { $card2 } ne sont pas compatibles.
refuse-nowhere-to-build = { $card } se construit là où vous avez le personnel requis et où vous n’avez pas encore d’installation.
refuse-no-version = Ce n’est pas une autre version de { $card }.
refuse-no-target = Il n’y a aucune cible pour cette carte.
refuse-not-named = L’icône de { $card2 } ne nomme pas cette carte.
refuse-nowhere = Il n’y a pas de place pour elle ici.

## Réponses

trigger-played = Une carte a été jouée.
trigger-passing = Un vaisseau va passer.
trigger-leaving = Un vaisseau va partir.
trigger-attempt = Une mission est tentée.
trigger-battle = Un combat va commencer.
trigger-encounter = Un dilemme a été rencontré.
trigger-requirements = Les conditions requises de la mission vont être vérifiées.
trigger-selected = Quelqu’un a été choisi au hasard.
trigger-before_winner = Le vainqueur du combat va être déterminé.
trigger-killed = Quelqu’un a été tué.
trigger-destroying = Quelque chose va être détruit.
trigger-completed = Une mission a été accomplie.
trigger-drawn = Une carte a été piochée.
trigger-pause = Entre deux actions.
window-played = cartes jouées
window-passing = vaisseaux qui passent
window-leaving = vaisseaux qui partent
window-attempt = tentatives
window-battle = combats
window-encounter = dilemmes rencontrés
window-requirements = conditions vérifiées
window-selected = choix au hasard
window-before_winner = vainqueurs de combats
window-killed = morts
window-destroying = destructions
window-completed = missions accomplies
window-drawn = cartes piochées
window-pause = pauses entre deux actions
ask-answer = { $name_trigger } Répondez-vous ?
    .rule = CCG-14.4
option-answer = Jouer { $card }
option-answer-download = { $card } : téléchargement spécial
option-answer-pass = Passer
ask-answer-about = { $name_trigger } ({ $card }) Répondez-vous ?
    .rule = CCG-14.4
option-answer-about = Jouer { $card }
option-answer-about-download = { $card } : téléchargement spécial
option-answer-about-pass = Passer
refuse-no-answer = Cette carte ne répond pas à ce qui se passe.

## Ordres

ask-order = Quel ordre donnez-vous ?
    .rule = CCG-6.5
option-order-attempt = { $party ->
    [space] Tenter { $card } avec { $card2 }, { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
   *[planet] Tenter { $card } avec { $count ->
        [one] { $card2 } en solitaire
       *[other] { $count } personnes (dont { $card2 })
    }
}
option-order-fly = Voler : { $card } → { $card2 }
option-order-dock = { $card } s’amarre à { $card2 }
option-order-undock = { $card } se désamarre
option-order-beam = Téléporter : { $card } → { $card2 }
option-order-walk = Passer à pied : { $card } → { $card2 }
option-order-split = Diviser l’équipe d’exploration à { $card }
option-order-join = Réunir les équipes d’exploration à { $card }
option-order-rescue = Recueillir ceux de { $card } à bord de { $card2 }
option-order-play = Jouer { $card }
option-order-download = { $card } : téléchargement spécial
option-order-end = Finir les ordres
ask-who-beam = Qui se téléporte de { $card } vers { $card2 } ?
    .rule = CCG-12.14
option-who-beam = { $card }
option-who-beam-everybody = Tous ceux qui le peuvent
option-who-beam-done = Terminé
ask-who-walk = Qui passe à pied de { $card } à { $card2 } ?
    .rule = CCG-12.9
option-who-walk = { $card }
option-who-walk-everybody = Tous ceux qui le peuvent
option-who-walk-done = Terminé
ask-who-split = Qui forme une équipe à part à { $card } ?
    .rule = CCG-12.11
option-who-split = { $card }
option-who-split-done = Terminé
refuse-too-many-orders = Vous avez donné { $count } ordres ce tour-ci ; il n’en est pas permis davantage.
refuse-is-stopped = Stoppé : { $card }.
refuse-is-disabled = Neutralisé : { $card }.
refuse-is-cloaked = { $card } est sous occultation.
refuse-is-carried = { $card } est à bord d’un autre vaisseau.
refuse-still-docked = { $card } est amarré et doit d’abord se désamarrer.
refuse-still-landed = { $card } est posé et doit d’abord décoller.
refuse-cannot-move = { $card } ne peut bouger tant qu’il porte { $card2 }.
refuse-nobody-matches = { $card } n’a pas son équipage requis : personne d’actif à bord n’est de son affiliation ({ $name_affiliation }).
refuse-no-staff = { $card } n’a pas son équipage requis : il manque quelqu’un pour cette icône : { $name_icon }.
refuse-other-spaceline = Aucun vol ne mène à une autre ligne spatiale.
refuse-too-far = Le trajet coûte { $count } en { attribute-range } ; il en reste { $count2 } à { $card }.
refuse-not-usable = Rien ne s’amarre à { $card } ici.
refuse-nobody-there = Vous n’avez personne ici : { $card }.
refuse-all-stopped = Personne ne peut bouger ici : { $card }. Tous sont stoppés ou neutralisés.
refuse-barrier = { $card } ne laisse personne se téléporter ici.
refuse-quarantined = { $card } est en quarantaine.
refuse-nobody-carries = L’équipement et le personnel neutralisés ont besoin de quelqu’un qui les emmène.
refuse-teams-incompatible = Ces équipes d’exploration ne sont pas compatibles.

## Tentatives

ask-attempt-ship = { $card } : quel équipage participe avec l’équipe d’exploration ?
    .rule = CCG-13.8
option-attempt-ship = { $card }
ask-who-faces = Qui affronte ce dilemme ?
    .rule = CCG-13.9
option-who-faces-space = L’équipage
option-who-faces-planet = L’équipe d’exploration
ask-pay-discard = { $card } : que défaussez-vous pour passer ?
    .rule = CCG-13.20
option-pay-discard = { $card }
option-pay-discard-no = Rien
ask-struck = { $card } : qui est touché ?
    .rule = CCG-19.16
option-struck = { $card }
refuse-already-solved = Cette mission est accomplie.
refuse-no-point-box = Cette mission n’a pas de points.
refuse-not-your-mission = C’est une mission de l’adversaire, et elle montre { $count } points : elle se tente à partir de 40 points.
refuse-blocked = { $card } empêche de tenter cette mission.
refuse-planet-needs-team = Une mission planétaire est tentée par une équipe d’exploration.
refuse-space-needs-crew = Une mission spatiale est tentée par l’équipage d’un vaisseau qui n’est pas amarré.
refuse-dual-needs-both = Il faut une équipe d’exploration et un équipage en orbite, et dans chacun quelqu’un de l’affiliation voulue.
refuse-nobody-active = Tous sont stoppés ou neutralisés.
refuse-only-animals = Les animaux ne tentent pas seuls une mission.
refuse-no-affiliation = Personne d’actif n’a l’affiliation de la mission : { $name_affiliation }.
refuse-no-affiliations = Personne d’actif n’a une affiliation de la mission, comme { $name_affiliation } ou { $name_affiliation2 }.
refuse-nobody-matches-ship = Personne de l’équipage n’est de l’affiliation de { $card }.

## Ce qui se passe

event-turn = { $you ->
    [yes] Tour { $count } : c’est à vous.
   *[no] Tour { $count } : c’est à { $seat }.
}
event-seeded-card = { $you ->
    [yes] Vous implantez { $card }.
   *[no] { $seat } implante { $card }.
}
event-laid-mission = { $you ->
    [yes] Vous placez { $card } sur la ligne spatiale.
   *[no] { $seat } place { $card } sur la ligne spatiale.
}
event-seeded-under = { $you ->
    [yes] Vous implantez une carte sous { $card }.
   *[no] { $seat } implante une carte sous { $card }.
}
event-founded = { $you ->
    [yes] Votre { $card } se trouve maintenant à { $card2 }.
   *[no] { $card } de { $seat } se trouve maintenant à { $card2 }.
}
event-plays = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
event-reported = { $card } se présente à { $card2 }.
event-replaced = { $card } est remplacé par { $card2 }.
event-red-alert = { $you ->
    [yes] { $card } Vos cartes se présentent librement ce tour-ci.
   *[no] { $card } Les cartes de { $seat } se présentent librement ce tour-ci.
}
event-searches = { $you ->
    [yes] { $card } : vous cherchez dans votre pioche.
   *[no] { $card } : { $seat } cherche dans sa pioche.
}
event-downloads = { $you ->
    [yes] Vous téléchargez { $card }.
   *[no] { $seat } télécharge { $card }.
}
event-drew = { $you ->
    [yes] Vous piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[no] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
event-nullified = { $card } est annulé.
event-discarded = { $card } va à la défausse.
event-discarded-hand = { $you ->
    [yes] Vous défaussez de votre main { $cards }.
   *[no] { $seat } défausse de sa main { $cards }.
}
event-out-of-play = { $card } sort du jeu.
event-placed-on = { $card } est placé sur { $card2 }.
event-relocated = Déplacés : { $cards }.
event-stopped = Stoppés : { $cards }.
event-disabled = Neutralisés : { $cards }.
event-in-stasis = En stase : { $cards }.
event-deactivated = { $card } est désactivé.
event-killed = Tués : { $cards }.
event-destroyed = { $card } est détruit.
event-lost-aboard = Perdus à bord : { $cards }.
event-damaged = { $card } est endommagé.
event-refreshed = { $card }, son équipage et ses équipes d’exploration sont de nouveau prêts.
event-truce = { $card } et { $card2 } ne peuvent se combattre ce tour-ci.
event-in-pod = Sauvés dans { $card } : { $cards }.
event-rescued = De nouveau à bord de { $card } : { $cards }.
event-scored = { $you ->
    [yes] Vous marquez { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[no] { $seat } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
event-lost-points = { $you ->
    [yes] Vous perdez { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[no] { $seat } perd { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
event-flies = { $card } part vers { $card2 }.
event-arrived = { $card } est à { $card2 }.
event-docks = { $card } s’amarre à { $card2 }.
event-undocks = { $card } se désamarre de { $card2 }.
event-beams = Téléportés vers { $card } : { $cards }.
event-walks = Passés à pied vers { $card } : { $cards }.
event-splits = Nouvelle équipe d’exploration à { $card } : { $cards }.
event-joins = { $you ->
    [yes] Vos équipes d’exploration à { $card } se réunissent.
   *[no] Les équipes d’exploration de { $seat } à { $card } se réunissent.
}
event-attempts = { $you ->
    [yes] Vous tentez { $card } avec { $cards }.
   *[no] { $seat } tente { $card } avec { $cards }.
}
event-met = { $you ->
    [yes] Vous rencontrez { $card }.
   *[no] { $seat } rencontre { $card }.
}
event-found = { $you ->
    [yes] Vous avez trouvé { $card } ; il se gagne avec la mission.
   *[no] { $seat } a trouvé { $card } ; il se gagne avec la mission.
}
event-earned = { $you ->
    [yes] Vous gagnez { $card }.
   *[no] { $seat } gagne { $card }.
}
event-overcome = { $card } est surmonté.
event-passed = { $card } ne trouve aucune cible : il est passé.
event-failed = { $card } n’est pas surmonté.
event-reseeded = { $card } est de nouveau sous toutes les autres cartes implantées.
event-requirements-missed = { $you ->
    [yes] Vous ne remplissez pas les conditions requises de { $card }.
   *[no] { $seat } ne remplit pas les conditions requises de { $card }.
}
event-solved = { $you ->
    [yes] Vous accomplissez { $card }.
   *[no] { $seat } accomplit { $card }.
}

## Cartes particulières

ask-tow = { $card2 } remorque-t-il { $card } ?
    .rule = CCG-13.42
option-tow-yes = Oui
option-tow-no = Non
ask-beam-up = { $card } : vers quel vaisseau ou quelle installation tous remontent-ils ?
    .rule = CCG-13.32
option-beam-up = { $card }
ask-sarjenka = { $card } : que faites-vous ?
    .rule = CCG-13.41
option-sarjenka-leave = La défausser sans effet
option-sarjenka-stay = Marquer ses points, et stopper toutes vos équipes d’exploration ici
ask-take-from-deck = Quelles cartes de votre pioche prenez-vous ?
    .rule = CCG-10.7
option-take-from-deck = { $card }
option-take-from-deck-done = Terminé
ask-aim-equipment = { $card } : près de quel équipement ?
    .rule = CCG-14.2
option-aim-equipment = { $card }
refuse-required-action = { $card } doit d’abord se rendre là où il est envoyé.
refuse-must-travel = { $card } doit d’abord avancer autant qu’il le peut vers son but.
event-cured = { $card } est guéri.
event-repaired = { $card } est réparé.
event-took-from-deck = { $you ->
    [yes] Vous prenez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dans votre pioche.
   *[no] { $seat } prend { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dans sa pioche.
}
ask-on-top = { $card } : quelles cartes vont sur le dessus de la pioche, l’une après l’autre ?
    .rule = CCG-10.7
option-on-top = { $card }
option-on-top-done = Terminé
ask-dismiss = Défaussez-vous { $card } ?
    .rule = CCG-6.2
option-dismiss-yes = Oui
option-dismiss-no = Non
refuse-no-specialist = { $card } n’est pas un spécialiste de mission.
event-looks-through = { $you ->
    [yes] Votre pioche est consultée par { $card }.
   *[no] La pioche de { $seat } est consultée par { $card }.
}
