### Les mots de Star Trek Customizable Card Game imprimés sur les cartes.
### Les titres des cartes sont des noms : ils restent en anglais dans toutes les langues.

## Affiliations

affiliation-federation = Fédération
affiliation-klingon = Klingon
affiliation-romulan = Romulien
affiliation-non_aligned = Non-aligné
affiliation-neutral = Neutre
affiliation-borg = Borg
affiliation-cardassian = Cardassien
affiliation-bajoran = Bajoran
affiliation-ferengi = Ferengi
affiliation-any = toute affiliation

## Classifications, qui sont aussi des compétences (CCG-9.2)

skill-officer = OFFICIER
skill-engineer = INGÉNIEUR
skill-medical = MÉDICAL
skill-science = SCIENCE
skill-security = SÉCURITÉ
skill-vip = V.I.P.
skill-civilian = CIVIL
skill-animal = ANIMAL

## Compétences

skill-acquisition = Acquisition
skill-anthropology = Anthropologie
skill-archaeology = Archéologie
skill-astrophysics = Astrophysique
skill-barbering = Coiffure
skill-biology = Biologie
skill-cantankerousness = Acariâtreté
skill-computer_skill = Compétence informatique
skill-cybernetics = Cybernétique
skill-diplomacy = Diplomatie
skill-empathy = Empathie
skill-exobiology = Exobiologie
skill-fca = FCA
skill-geology = Géologie
skill-greed = Avidité
skill-guramba = Guramba
skill-honor = Honneur
skill-klingon_intelligence = Renseignement klingon
skill-law = Droit
skill-leadership = Leadership
skill-memory_omega = Memory Omega
skill-mindmeld = Fusion mentale
skill-miracle_worker = Faiseur de miracles
skill-music = Musique
skill-navigation = Navigation
skill-obsidian_order = Ordre obsidien
skill-physics = Physique
skill-resistance = Résistance
skill-section_31 = Section 31
skill-smuggling = Contrebande
skill-stellar_cartography = Cartographie stellaire
skill-tal_shiar = Tal Shiar
skill-transporter_skill = Compétence en téléportation
skill-treachery = Traîtrise
skill-v_shar = V'Shar
skill-youth = Jeunesse
skill-intelligence = Renseignement (tout service)

## Attributs du personnel, et valeurs des vaisseaux et des installations

attribute-integrity = INTÉGRITÉ
attribute-cunning = RUSE
attribute-strength = FORCE
attribute-range = PORTÉE
attribute-weapons = ARMES
attribute-shields = BOUCLIERS
attribute-attack = ATTAQUE
attribute-defense = DÉFENSE
attribute-hull = COQUE

## Icônes d’équipage

icon-command = Commandement
icon-staff = Équipage
icon-ocd = Disque compact
icon-com = Communication
icon-nav = Navigation
icon-def = Défense
icon-borg = un Borg quelconque
icon-vulcan = un Vulcain quelconque

## Autres icônes

icon-au = Univers alternatif
icon-holo = Hologramme
icon-dq = Quadrant Delta
icon-gq = Quadrant Gamma
icon-mq = Quadrant Miroir
icon-ent_e = Enterprise-E
icon-self = Autonome
icon-botany_bay = Botany Bay
icon-q = Q
icon-bo = Réservé aux Borgs
icon-ha = Plan secret
icon-ref = Arbitre
icon-countdown = Compte à rebours
icon-download = Téléchargement spécial
icon-nemesis = Némésis

## Icônes des missions et des dilemmes

icon-planet = Planète
icon-space = Espace
icon-dual = Planète et espace
icon-either = Planète ou espace

## Types de cartes

kind-mission = Mission
kind-dilemma = Dilemme
kind-artifact = Artefact
kind-personnel = Personnel
kind-ship = Vaisseau
kind-facility = Installation
kind-equipment = Équipement
kind-event = Événement
kind-incident = Incident
kind-objective = Objectif
kind-interrupt = Interruption
kind-doorway = Porte
kind-site = Site
kind-time_location = Lieu temporel
kind-tactic = Tactique
kind-q_card = Carte Q
kind-tribble = Tribble
kind-trouble = Ennui

## Types d’installations

facility-outpost = Avant-poste
facility-headquarters = Quartier général
facility-station = Station

## Parties d’un Nor

site-ops_module = Module Ops
site-promenade = Promenade
site-habitat_ring = Anneau d’habitation
site-docking_ring = Anneau d’amarrage

## Combien d’exemplaires peuvent être en jeu (CCG-4.10 à CCG-4.13)

limit-universal = Universel
limit-unique = Unique
limit-enigma = Énigme
limit-single = Non duplicable

## Équipements spéciaux

equipment-cloaking_device = Dispositif d’occultation
equipment-tractor_beam = Rayon tracteur
equipment-holodeck = Holodeck
equipment-long_range_scan_shielding = Bouclier anti-scan longue portée

## Quadrants

quadrant-alpha = Quadrant Alpha
quadrant-gamma = Quadrant Gamma
quadrant-delta = Quadrant Delta
quadrant-mirror = Quadrant Miroir

## Régions

region-neutral_zone = Zone neutre
region-romulus_system = Système de Romulus
region-sector_001 = Secteur 001
region-nekrit_expanse = Étendue de Nekrit
region-bajor_region = Région de Bajor

## Genres

gender-male = homme
gender-female = femme
gender-neither = ni homme ni femme

## Espèces

species-alien = extraterrestre
species-android = androïde
species-angosian = Angosien
species-bajoran = Bajoran
species-benzite = Benzite
species-betazoid = Betazoïde
species-bolian = Bolien
species-borg = Borg
species-cardassian = Cardassien
species-cat = chat
species-dopterian = Dopterien
species-el_aurian = El-Aurien
species-ferengi = Ferengi
species-hologram = hologramme
species-human = humain
species-humanoid = humanoïde
species-jnaii = J'naii
species-klingon = Klingon
species-ktarian = Ktarien
species-nausicaan = Nausicaan
species-ocampa = Ocampa
species-romulan = Romulien
species-takaran = Takarien
species-targ = targ
species-trill = Trill
species-vulcan = Vulcain

## Traits du personnel

trait-admiral = amiral
trait-ambassador = ambassadeur
trait-any_scotty = tout Scotty
trait-bartender = barman
trait-bodyguard = garde du corps
trait-captain = capitaine
trait-cook = cuisinier
trait-counselor = conseiller
trait-daimon = DaiMon
trait-drone = drone
trait-duras_related = lié à Duras
trait-emperor = empereur
trait-general = général
trait-governor = gouverneur
trait-gul = Gul
trait-high_council = Haut Conseil
trait-high_council_leader = chef du Haut Conseil
trait-iks_pagh_related_personnel = personnel lié à l’I.K.S. Pagh
trait-metaphasic_shield_related_personnel = personnel lié au bouclier métaphasique
trait-nurse = infirmier
trait-proconsul = proconsul
trait-professor = professeur
trait-queen = Reine
trait-romulan_underground = résistance romulienne
trait-senator = sénateur
trait-soong_type_android = androïde de type Soong
trait-stone_of_gol_related_personnel = personnel lié à la Pierre de Gol
trait-uss_enterprise_related_personnel = personnel lié à l’U.S.S. Enterprise
trait-vice_admiral = vice-amiral

## Traits des vaisseaux

trait-bird_of_prey = oiseau de proie
trait-merchant_vessel = navire marchand
trait-prototype = prototype
trait-scout = éclaireur
trait-shuttlecraft = navette
trait-transport = transport
trait-vulcan_ship = vaisseau vulcain

## Traits des autres cartes

trait-blade_weapon = arme blanche
trait-brig = prison de bord
trait-captains_order = ordre du capitaine
trait-capturing = capture
trait-disruptor = disrupteur
trait-espionage = espionnage
trait-hand_weapon = arme individuelle
trait-hq = HQ
trait-medical_related = lié à MÉDICAL
trait-nebula = nébuleuse
trait-phaser = phaseur
trait-q_related = lié à Q
trait-science_related = lié à SCIENCE
trait-tamarian_related = lié aux Tamariens
trait-treaty = traité
trait-tricorder = tricordeur

## Ce que les conditions demandent au personnel : espèces, genres, traits, limites

characteristic-alien = { species-alien }
characteristic-android = { species-android }
characteristic-angosian = { species-angosian }
characteristic-bajoran = { species-bajoran }
characteristic-benzite = { species-benzite }
characteristic-betazoid = { species-betazoid }
characteristic-bolian = { species-bolian }
characteristic-borg = { species-borg }
characteristic-cardassian = { species-cardassian }
characteristic-cat = { species-cat }
characteristic-dopterian = { species-dopterian }
characteristic-el_aurian = { species-el_aurian }
characteristic-ferengi = { species-ferengi }
characteristic-hologram = { species-hologram }
characteristic-human = { species-human }
characteristic-humanoid = { species-humanoid }
characteristic-jnaii = { species-jnaii }
characteristic-klingon = { species-klingon }
characteristic-ktarian = { species-ktarian }
characteristic-nausicaan = { species-nausicaan }
characteristic-ocampa = { species-ocampa }
characteristic-romulan = { species-romulan }
characteristic-takaran = { species-takaran }
characteristic-targ = { species-targ }
characteristic-trill = { species-trill }
characteristic-vulcan = { species-vulcan }
characteristic-male = { gender-male }
characteristic-female = { gender-female }
characteristic-neither = { gender-neither }
characteristic-admiral = { trait-admiral }
characteristic-ambassador = { trait-ambassador }
characteristic-any_scotty = { trait-any_scotty }
characteristic-bartender = { trait-bartender }
characteristic-bodyguard = { trait-bodyguard }
characteristic-captain = { trait-captain }
characteristic-cook = { trait-cook }
characteristic-counselor = { trait-counselor }
characteristic-daimon = { trait-daimon }
characteristic-drone = { trait-drone }
characteristic-duras_related = { trait-duras_related }
characteristic-emperor = { trait-emperor }
characteristic-general = { trait-general }
characteristic-governor = { trait-governor }
characteristic-gul = { trait-gul }
characteristic-high_council = { trait-high_council }
characteristic-high_council_leader = { trait-high_council_leader }
characteristic-iks_pagh_related_personnel = { trait-iks_pagh_related_personnel }
characteristic-metaphasic_shield_related_personnel = { trait-metaphasic_shield_related_personnel }
characteristic-nurse = { trait-nurse }
characteristic-proconsul = { trait-proconsul }
characteristic-professor = { trait-professor }
characteristic-queen = { trait-queen }
characteristic-romulan_underground = { trait-romulan_underground }
characteristic-senator = { trait-senator }
characteristic-soong_type_android = { trait-soong_type_android }
characteristic-stone_of_gol_related_personnel = { trait-stone_of_gol_related_personnel }
characteristic-uss_enterprise_related_personnel = { trait-uss_enterprise_related_personnel }
characteristic-vice_admiral = { trait-vice_admiral }
characteristic-bird_of_prey = { trait-bird_of_prey }
characteristic-merchant_vessel = { trait-merchant_vessel }
characteristic-prototype = { trait-prototype }
characteristic-scout = { trait-scout }
characteristic-shuttlecraft = { trait-shuttlecraft }
characteristic-transport = { trait-transport }
characteristic-vulcan_ship = { trait-vulcan_ship }
characteristic-blade_weapon = { trait-blade_weapon }
characteristic-brig = { trait-brig }
characteristic-captains_order = { trait-captains_order }
characteristic-capturing = { trait-capturing }
characteristic-disruptor = { trait-disruptor }
characteristic-espionage = { trait-espionage }
characteristic-hand_weapon = { trait-hand_weapon }
characteristic-hq = { trait-hq }
characteristic-medical_related = { trait-medical_related }
characteristic-nebula = { trait-nebula }
characteristic-phaser = { trait-phaser }
characteristic-q_related = { trait-q_related }
characteristic-science_related = { trait-science_related }
characteristic-tamarian_related = { trait-tamarian_related }
characteristic-treaty = { trait-treaty }
characteristic-tricorder = { trait-tricorder }
characteristic-universal = { limit-universal }
characteristic-unique = { limit-unique }
