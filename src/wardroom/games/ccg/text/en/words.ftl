### The words of the Star Trek Customizable Card Game that are printed on cards.
### Card titles are names; they stay English in every language.

## Affiliations

affiliation-federation = Federation
affiliation-klingon = Klingon
affiliation-romulan = Romulan
affiliation-non_aligned = Non-Aligned
affiliation-neutral = Neutral
affiliation-borg = Borg
affiliation-cardassian = Cardassian
affiliation-bajoran = Bajoran
affiliation-ferengi = Ferengi
affiliation-any = any affiliation

## Classifications, which are also skills (CCG-9.2)

skill-officer = OFFICER
skill-engineer = ENGINEER
skill-medical = MEDICAL
skill-science = SCIENCE
skill-security = SECURITY
skill-vip = V.I.P.
skill-civilian = CIVILIAN
skill-animal = ANIMAL

## Skills

skill-acquisition = Acquisition
skill-anthropology = Anthropology
skill-archaeology = Archaeology
skill-astrophysics = Astrophysics
skill-barbering = Barbering
skill-biology = Biology
skill-cantankerousness = Cantankerousness
skill-computer_skill = Computer Skill
skill-cybernetics = Cybernetics
skill-diplomacy = Diplomacy
skill-empathy = Empathy
skill-exobiology = Exobiology
skill-fca = FCA
skill-geology = Geology
skill-greed = Greed
skill-guramba = Guramba
skill-honor = Honor
skill-klingon_intelligence = Klingon Intelligence
skill-law = Law
skill-leadership = Leadership
skill-memory_omega = Memory Omega
skill-mindmeld = Mindmeld
skill-miracle_worker = Miracle Worker
skill-music = Music
skill-navigation = Navigation
skill-obsidian_order = Obsidian Order
skill-physics = Physics
skill-resistance = Resistance
skill-section_31 = Section 31
skill-smuggling = Smuggling
skill-stellar_cartography = Stellar Cartography
skill-tal_shiar = Tal Shiar
skill-transporter_skill = Transporter Skill
skill-treachery = Treachery
skill-v_shar = V'Shar
skill-youth = Youth
skill-intelligence = Intelligence (any)

## Attributes of personnel, and numbers of ships and facilities

attribute-integrity = INTEGRITY
attribute-cunning = CUNNING
attribute-strength = STRENGTH
attribute-range = RANGE
attribute-weapons = WEAPONS
attribute-shields = SHIELDS
attribute-attack = ATTACK
attribute-defense = DEFENSE
attribute-hull = HULL

## Staffing icons

icon-command = Command
icon-staff = Staff
icon-ocd = Compact disk
icon-com = Communication
icon-nav = Navigation
icon-def = Defense
icon-borg = any Borg
icon-vulcan = any Vulcan

## Other icons

icon-au = Alternate Universe
icon-holo = Hologram
icon-dq = Delta Quadrant
icon-gq = Gamma Quadrant
icon-mq = Mirror Quadrant
icon-ent_e = Enterprise-E
icon-self = Self-controlling
icon-botany_bay = Botany Bay
icon-q = Q
icon-bo = Borg use only
icon-ha = Hidden agenda
icon-ref = Referee
icon-countdown = Countdown
icon-download = Special download
icon-nemesis = Nemesis

## Icons of missions and dilemmas

icon-planet = Planet
icon-space = Space
icon-dual = Planet and space
icon-either = Planet or space

## Kinds of cards

kind-mission = Mission
kind-dilemma = Dilemma
kind-artifact = Artifact
kind-personnel = Personnel
kind-ship = Ship
kind-facility = Facility
kind-equipment = Equipment
kind-event = Event
kind-incident = Incident
kind-objective = Objective
kind-interrupt = Interrupt
kind-doorway = Doorway
kind-site = Site
kind-time_location = Time location
kind-tactic = Tactic
kind-q_card = Q-icon card
kind-tribble = Tribble
kind-trouble = Trouble

## Kinds of facilities

facility-outpost = Outpost
facility-headquarters = Headquarters
facility-station = Station

## Parts of a Nor

site-ops_module = Ops Module
site-promenade = Promenade
site-habitat_ring = Habitat Ring
site-docking_ring = Docking Ring

## How many copies may be in play (CCG-4.10 to CCG-4.13)

limit-universal = Universal
limit-unique = Unique
limit-enigma = Enigma
limit-single = Not duplicatable

## Special equipment

equipment-cloaking_device = Cloaking Device
equipment-tractor_beam = Tractor Beam
equipment-holodeck = Holodeck
equipment-long_range_scan_shielding = Long-Range Scan Shielding

## Quadrants

quadrant-alpha = Alpha Quadrant
quadrant-gamma = Gamma Quadrant
quadrant-delta = Delta Quadrant
quadrant-mirror = Mirror Quadrant

## Regions

region-neutral_zone = Neutral Zone
region-romulus_system = Romulus System
region-sector_001 = Sector 001
region-nekrit_expanse = Nekrit Expanse
region-bajor_region = Bajor Region

## Genders

gender-male = male
gender-female = female
gender-neither = neither male nor female

## Species

species-alien = alien
species-android = android
species-angosian = Angosian
species-bajoran = Bajoran
species-benzite = Benzite
species-betazoid = Betazoid
species-bolian = Bolian
species-borg = Borg
species-cardassian = Cardassian
species-cat = cat
species-dopterian = Dopterian
species-el_aurian = El-Aurian
species-ferengi = Ferengi
species-hologram = hologram
species-human = human
species-humanoid = humanoid
species-jnaii = J'naii
species-klingon = Klingon
species-ktarian = Ktarian
species-nausicaan = Nausicaan
species-ocampa = Ocampa
species-romulan = Romulan
species-takaran = Takaran
species-targ = targ
species-trill = Trill
species-vulcan = Vulcan

## Traits of personnel

trait-admiral = Admiral
trait-ambassador = Ambassador
trait-any_scotty = any Scotty
trait-bartender = bartender
trait-bodyguard = bodyguard
trait-captain = Captain
trait-cook = cook
trait-counselor = counselor
trait-daimon = DaiMon
trait-drone = drone
trait-duras_related = Duras-related
trait-emperor = Emperor
trait-general = General
trait-governor = Governor
trait-gul = Gul
trait-high_council = High Council
trait-high_council_leader = High Council leader
trait-iks_pagh_related_personnel = I.K.S. Pagh-related personnel
trait-metaphasic_shield_related_personnel = metaphasic shield-related personnel
trait-nurse = nurse
trait-proconsul = Proconsul
trait-professor = professor
trait-queen = Queen
trait-romulan_underground = Romulan underground
trait-senator = Senator
trait-soong_type_android = Soong-type android
trait-stone_of_gol_related_personnel = Stone of Gol-related personnel
trait-uss_enterprise_related_personnel = U.S.S. Enterprise-related personnel
trait-vice_admiral = Vice-Admiral

## Traits of ships

trait-bird_of_prey = Bird-of-Prey
trait-merchant_vessel = merchant vessel
trait-prototype = prototype
trait-scout = scout
trait-shuttlecraft = shuttlecraft
trait-transport = transport
trait-vulcan_ship = Vulcan ship

## Traits of other cards

trait-blade_weapon = blade weapon
trait-brig = Brig
trait-captains_order = Captain's Order
trait-capturing = capturing
trait-disruptor = disruptor
trait-espionage = espionage
trait-hand_weapon = hand weapon
trait-hq = HQ
trait-medical_related = MEDICAL-related
trait-nebula = nebula
trait-phaser = phaser
trait-q_related = Q-related
trait-science_related = SCIENCE-related
trait-tamarian_related = Tamarian-related
trait-treaty = treaty
trait-tricorder = tricorder

## What conditions ask of personnel: species, genders, traits, limits

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
