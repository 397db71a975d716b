### Les mots de Captain’s Chair : types, traits, pistes, zones, capitaines, et ce qui précède une opération.

## Les sortes d’opération, avant ce qu’elles font (CHAIR-9). Une attaque le dit d’abord ; ce qui coûte une Action le dit aussi.

op-kind-play = JOUER :
op-kind-play-action = JOUER (1 Action) :
op-kind-play-attack = ATTAQUE, JOUER :
op-kind-play-action-attack = ATTAQUE, JOUER (1 Action) :
op-kind-activation = ACTIVATION :
op-kind-activation-action = ACTIVATION (1 Action) :
op-kind-activation-attack = ATTAQUE, ACTIVATION :
op-kind-activation-action-attack = ATTAQUE, ACTIVATION (1 Action) :
op-kind-resupply = RÉAPPRO :
op-kind-control = CONTRÔLE :
op-kind-control-attack = ATTAQUE, CONTRÔLE :
op-kind-clean_up = NETTOYAGE :
op-kind-reaction = RÉACTION :
op-kind-reaction-attack = ATTAQUE, RÉACTION :
op-kind-passive = PASSIF :
op-kind-special = SPÉCIAL :
op-kind-endgame = FIN DE PARTIE :
op-kind-surprise = SURPRISE :

## Types. Capitaine et Statut sont des mentions (CHAIR-14.6).

suit-person = PERSONNE
suit-cargo = CARGAISON
suit-ship = VAISSEAU
suit-ally = ALLIÉ
suit-encounter = RENCONTRE
suit-incident = INCIDENT
suit-location = LIEU
suit-directive = INSTRUCTION
suit-captain = Capitaine
suit-status = Statut

## Traits d’Espèce

trait-alien = alien
trait-aenar = Aenar
trait-andorian = Andorien
trait-android = androïde
trait-bajoran = Bajoran
trait-betazoid = Betazoïde
trait-borg = Borg
trait-breen = Breen
trait-cardassian = Cardassien
trait-changeling = Changelin
trait-ferengi = Ferengi
trait-human = Humain
trait-kelpien = Kelpien
trait-klingon = Klingon
trait-orion = Orion
trait-pakled = Pakled
trait-reman = Rémien
trait-romulan = Romulien
trait-synthetic = synthétique
trait-tellarite = Tellarite
trait-transcendent = transcendant
trait-trill = Trill
trait-vulcan = Vulcain
trait-xindi = Xindi

## Traits d’Effet de jeu

trait-attack = attaque
trait-ongoing = en cours
trait-surprise = surprise
trait-wildcard = joker

## Traits Ordinaires

trait-ambassador = ambassadeur
trait-anomaly = anomalie
trait-augment = augmenté
trait-beverage = boisson
trait-business = commerce
trait-cloak = occultation
trait-communication = communication
trait-creature = créature
trait-doctor = médecin
trait-dominion = Dominion
trait-engineer = ingénieur
trait-hologram = hologramme
trait-imperial = impérial
trait-maquis = Maquis
trait-ops = ops
trait-pilot = pilote
trait-scientist = scientifique
trait-security = sécurité
trait-shady = louche
trait-spy = espion
trait-starbase = base stellaire
trait-starfleet = Starfleet
trait-telepath = télépathe
trait-time_travel = voyage temporel
trait-weapon = arme

## Pistes et autres Aptitudes

track-research = Recherche
track-influence = Influence
track-military = Militaire
skill-any = au choix
skill-variable = variable

## Ce que l’on gagne

gain-dilithium = Dilithium
gain-latinum = Latinum
gain-glory = Gloire
gain-action = Action

## Ce qu’une opération rapporterait maintenant

brings-dilithium = +{ $count } Dilithium
brings-latinum = +{ $count } Latinum
brings-glory = +{ $count } Gloire
brings-action = { $count ->
    [one] +1 Action
   *[other] +{ $count } Actions
}
brings-card = { $count ->
    [one] une carte à piocher
   *[other] { $count } cartes à piocher
}
brings-research = Recherche +{ $count }
brings-influence = Influence +{ $count }
brings-military = Militaire +{ $count }

## Zones

zone-hand = Main
zone-deck = Pioche
zone-reserve = Pioche Réserve
zone-discard = Défausse
zone-development = Pile Développement
zone-staging = Zone de transit
zone-fleet = Zone Flotte
zone-places = Zone Lieux
zone-duty = Officier de service
zone-captain = Capitaine
zone-log = Journal de bord du Capitaine
zone-market = Marché
zone-neutral = Zone neutre
zone-junk = Poubelle

## Les capitaines et leurs plateaux

captain-picard = Jean-Luc Picard
    .short = Picard
captain-sisko = Benjamin Sisko
    .short = Sisko
captain-burnham = Michael Burnham
    .short = Burnham
captain-koloth = Koloth, le maître Dahar
    .short = Koloth
captain-sela = Sela
    .short = Sela
captain-shran = Thy’lek Shran
    .short = Shran

board-basic = Face de base
board-advanced = Face avancée
