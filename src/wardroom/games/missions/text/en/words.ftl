### The words of Star Trek: Missions.

## The game

game-name = Star Trek: Missions
    .short = Missions
    .say = Keep seven cards that feed each other.
    .time = 20 min
game-about = Shape a hand of seven cards whose people, places and missions score points for one another: draw, take from the common discard, let go of the rest. When the discard has filled up, the most profitable hand wins.

## Parts of a card

section-type = Type
section-specialty = Specialty
section-lifeform = Lifeform
section-affiliation = Affiliation
section-text = Text

## Types

type-captain = Captain
type-personnel = Personnel
type-civilian = Civilian
type-location = Location
type-system = System
type-equipment = Equipment
type-artifact = Artifact
type-entity = Entity
type-wild = Wild
type-mission = Mission

## Specialties

specialty-command = Command
specialty-combat = Combat
specialty-science = Science
specialty-medical = Medical
specialty-security = Security
specialty-archaeologist = Archaeologist
specialty-ambassador = Ambassador
specialty-engineer = Engineer
specialty-counselor = Counselor
specialty-weapon = Weapon
specialty-cosmic = Cosmic

## Lifeforms

lifeform-human = Human
lifeform-vulcan = Vulcan
lifeform-klingon = Klingon
lifeform-romulan = Romulan
lifeform-ferengi = Ferengi
lifeform-betazoid = Betazoid
lifeform-android = Android
lifeform-hologram = Hologram
lifeform-crystal = Crystal
lifeform-el_aurian = El-Aurian

## Affiliations

affiliation-federation = Federation
affiliation-klingon_empire = Klingon Empire
affiliation-ferengi_alliance = Ferengi Alliance
affiliation-romulan_star_empire = Romulan Star Empire
affiliation-hostile = Hostile

## Keywords

keyword-with = WITH
    .meaning = You score this bonus once, however many cards satisfy it.
keyword-for_each = FOR EACH
    .meaning = You score this bonus once for every card that satisfies it.
keyword-blank = BLANK
    .meaning = A blanked card receives no points, gives no points and has no effect, but still counts as a card of the hand.
keyword-blanked_unless = BLANKED UNLESS
    .meaning = The card is blanked, except if a card named here is in the hand and is not blanked itself.

## Cards seen from behind, as used inside sentences

back-galaxy = a Galaxy card
back-mission = a Mission card

## Places

zone-galaxy = Galaxy deck
zone-missions = Mission deck
zone-discard = Discard
zone-hand = Hand

## Table settings

setting-stalemate_rounds = Stalemate limit, in rounds
    .about = The game ends and is scored after this many full rounds in a row in which everyone has only taken cards from the discard.
setting-memory_aid = Memory aid
    .about = Shows the cards that opponents were seen to take from the discard and still hold.
