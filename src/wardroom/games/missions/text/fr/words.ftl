### Les mots de Star Trek : Missions.

## Le jeu

game-name = Star Trek : Missions
    .short = Missions
    .say = Gardez sept cartes qui se nourrissent entre elles.
    .time = 20 min
game-about = Composez une main de sept cartes dont les personnages, les lieux et les missions se rapportent des points les uns aux autres : piochez, prenez dans la défausse commune, défaussez le reste. Quand la défausse est assez remplie, la main la plus profitable l'emporte.

## Parties d'une carte

section-type = Type
section-specialty = Spécialité
section-lifeform = Forme de vie
section-affiliation = Affiliation
section-text = Texte

## Types

type-captain = Capitaine
type-personnel = Personnel
type-civilian = Civil
type-location = Lieu
type-system = Système
type-equipment = Équipement
type-artifact = Artefact
type-entity = Entité
type-wild = Joker
type-mission = Mission

## Spécialités

specialty-command = Commandement
specialty-combat = Combat
specialty-science = Science
specialty-medical = Médical
specialty-security = Sécurité
specialty-archaeologist = Archéologue
specialty-ambassador = Ambassadeur
specialty-engineer = Ingénieur
specialty-counselor = Conseiller
specialty-weapon = Arme
specialty-cosmic = Cosmique

## Formes de vie

lifeform-human = Humain
lifeform-vulcan = Vulcain
lifeform-klingon = Klingon
lifeform-romulan = Romulien
lifeform-ferengi = Ferengi
lifeform-betazoid = Betazoïde
lifeform-android = Androïde
lifeform-hologram = Hologramme
lifeform-crystal = Cristal
lifeform-el_aurian = El-Aurien

## Affiliations

affiliation-federation = Fédération
affiliation-klingon_empire = Empire klingon
affiliation-ferengi_alliance = Alliance ferengi
affiliation-romulan_star_empire = Empire stellaire romulien
affiliation-hostile = Hostile

## Mots-clés

keyword-with = AVEC
    .meaning = Ce bonus est reçu une seule fois, quel que soit le nombre de cartes qui remplissent la condition.
keyword-for_each = POUR CHAQUE
    .meaning = Ce bonus est reçu une fois pour chaque carte qui remplit la condition.
keyword-blank = MASQUE
    .meaning = Une carte masquée ne reçoit pas de points, n'en donne pas et n'a aucun effet, mais compte toujours parmi les cartes de la main.
keyword-blanked_unless = MASQUÉE, SAUF AVEC
    .meaning = La carte est masquée, sauf si une des cartes indiquées est dans la main et n'est pas elle-même masquée.

## Cartes vues de dos, telles que les phrases les nomment

back-galaxy = une carte Galaxie
back-mission = une carte Mission

## Emplacements

zone-galaxy = Pioche Galaxie
zone-missions = Pioche Mission
zone-discard = Défausse
zone-hand = Main

## Réglages de la table

setting-stalemate_rounds = Limite de blocage, en tours de table
    .about = La partie s'arrête et on compte les points après ce nombre de tours de table complets d'affilée où chacun n'a fait que prendre dans la défausse.
setting-memory_aid = Aide-mémoire
    .about = Montre les cartes que les adversaires ont prises dans la défausse au vu de tous et qu'ils ont encore en main.
