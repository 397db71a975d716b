### The words of Captain’s Chair: suits, traits, tracks, zones, captains, and what stands before an operation.

## Kinds of operations, before what they do (CHAIR-9). An attack says so first; what costs an Action says that too.

op-kind-play = PLAY:
op-kind-play-action = PLAY (1 Action):
op-kind-play-attack = ATTACK, PLAY:
op-kind-play-action-attack = ATTACK, PLAY (1 Action):
op-kind-activation = ACTIVATION:
op-kind-activation-action = ACTIVATION (1 Action):
op-kind-activation-attack = ATTACK, ACTIVATION:
op-kind-activation-action-attack = ATTACK, ACTIVATION (1 Action):
op-kind-resupply = RESUPPLY:
op-kind-control = CONTROL:
op-kind-control-attack = ATTACK, CONTROL:
op-kind-clean_up = CLEAN-UP:
op-kind-reaction = REACTION:
op-kind-reaction-attack = ATTACK, REACTION:
op-kind-passive = PASSIVE:
op-kind-special = SPECIAL:
op-kind-endgame = ENDGAME:
op-kind-surprise = SURPRISE:

## Suits. Captain and Status are labels (CHAIR-14.6).

suit-person = PERSON
suit-cargo = CARGO
suit-ship = SHIP
suit-ally = ALLY
suit-encounter = ENCOUNTER
suit-incident = INCIDENT
suit-location = LOCATION
suit-directive = DIRECTIVE
suit-captain = Captain
suit-status = Status

## Traits: species

trait-alien = alien
trait-aenar = Aenar
trait-andorian = Andorian
trait-android = android
trait-bajoran = Bajoran
trait-betazoid = Betazoid
trait-borg = Borg
trait-breen = Breen
trait-cardassian = Cardassian
trait-changeling = changeling
trait-ferengi = Ferengi
trait-human = Human
trait-kelpien = Kelpien
trait-klingon = Klingon
trait-orion = Orion
trait-pakled = Pakled
trait-reman = Reman
trait-romulan = Romulan
trait-synthetic = synthetic
trait-tellarite = Tellarite
trait-transcendent = transcendent
trait-trill = Trill
trait-vulcan = Vulcan
trait-xindi = Xindi

## Traits: gameplay

trait-attack = attack
trait-ongoing = ongoing
trait-surprise = surprise
trait-wildcard = wildcard

## Traits: regular

trait-ambassador = ambassador
trait-anomaly = anomaly
trait-augment = augment
trait-beverage = beverage
trait-business = business
trait-cloak = cloak
trait-communication = communication
trait-creature = creature
trait-doctor = doctor
trait-dominion = Dominion
trait-engineer = engineer
trait-hologram = hologram
trait-imperial = imperial
trait-maquis = Maquis
trait-ops = ops
trait-pilot = pilot
trait-scientist = scientist
trait-security = security
trait-shady = shady
trait-spy = spy
trait-starbase = starbase
trait-starfleet = Starfleet
trait-telepath = telepath
trait-time_travel = time travel
trait-weapon = weapon

## Tracks and other skills

track-research = Research
track-influence = Influence
track-military = Military
skill-any = any
skill-variable = variable

## What is gained

gain-dilithium = Dilithium
gain-latinum = Latinum
gain-glory = Glory
gain-action = Action

## What an operation would bring now

brings-dilithium = +{ $count } Dilithium
brings-latinum = +{ $count } Latinum
brings-glory = +{ $count } Glory
brings-action = { $count ->
    [one] +1 Action
   *[other] +{ $count } Actions
}
brings-card = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
brings-research = Research +{ $count }
brings-influence = Influence +{ $count }
brings-military = Military +{ $count }

## Zones

zone-hand = Hand
zone-deck = Draw deck
zone-reserve = Reserve deck
zone-discard = Discard pile
zone-development = Development pile
zone-staging = Staging area
zone-fleet = Fleet area
zone-places = Location area
zone-duty = Duty Officer
zone-captain = Captain
zone-log = Captain’s Log
zone-market = Market
zone-neutral = Neutral Zone
zone-junk = Junk pile

## Captains and their boards

captain-picard = Jean-Luc Picard
    .short = Picard
captain-sisko = Benjamin Sisko
    .short = Sisko
captain-burnham = Michael Burnham
    .short = Burnham
captain-koloth = Koloth, the Dahar Master
    .short = Koloth
captain-sela = Sela
    .short = Sela
captain-shran = Thy’lek Shran
    .short = Shran

board-basic = Basic side
board-advanced = Advanced side
