### The cards of Star Trek: Missions: name, text in our own words, and the rules that govern it.
###
### Tags say which part of a card a word refers to (MIS-2.12, MIS-11.6):
### type, spec (specialty), life (lifeform), aff (affiliation), card (a named card), key (a keyword).

## Galaxy cards

card-ambassador_kehleyr = Ambassador K'Ehleyr
    .text = <key>WITH</key> <card>Lieutenant Worf</card>: 10.
    .rule = MIS-5.1

card-ambassador_sarek = Ambassador Sarek
    .text = <key>FOR EACH</key> <aff>non-Federation</aff> <type>Captain</type>: 5.
    .rule = MIS-5.3 MIS-2.14

card-batleth = Bat'leth
    .text = <key>WITH</key> one card that is <life>Klingon</life> or <aff>Klingon Empire</aff>: 6. <key>WITH</key> two or more such cards: 16 instead.
    .rule = MIS-10.15 MIS-10.27 MIS-5.15

card-bridge = Bridge
    .text = <key>FOR EACH</key> <aff>Federation</aff> card that is <type>Personnel</type> or <type>System</type>: 3.
    .rule = MIS-5.3

card-captain_picard = Captain Jean-Luc Picard
    .text = <key>WITH</key> <card>Bridge</card>: 5. <key>FOR EACH</key> <type>Location</type> other than <card>Bridge</card>: 3.
    .rule = MIS-5.1 MIS-5.3 MIS-5.17

card-chancellor_gowron = Chancellor Gowron
    .text = <key>FOR EACH</key> other card that is <life>Klingon</life> or <aff>Klingon Empire</aff>: 5.
    .rule = MIS-10.27 MIS-5.3 MIS-9.1

card-commander_maddox = Commander Bruce Maddox
    .text = <key>FOR EACH</key> <life>Android</life> or <life>Hologram</life>: 5.
    .rule = MIS-5.3

card-commander_kurn = Commander Kurn
    .text = <key>WITH</key> <card>Lieutenant Worf</card>: 10.
    .rule = MIS-5.1

card-commander_sela = Commander Sela
    .text = <key>FOR EACH</key> <aff>Hostile</aff> or <aff>Klingon Empire</aff> card: 4.
    .rule = MIS-5.3 MIS-2.12 MIS-10.7

card-commander_tomalak = Commander Tomalak
    .text = <key>WITH</key> at least three <aff>Federation</aff> cards that can each show a different <spec>specialty</spec>: 13.
    .rule = MIS-6.3 MIS-6.1 MIS-5.1 MIS-10.7

card-commander_riker = Commander William Riker
    .text = <key>FOR EACH</key> of <card>Transporter</card>, <card>Counselor Deanna Troi</card> and <card>Away Team</card>: 7.
    .rule = MIS-5.3 MIS-10.26

card-computer = Computer
    .text = <key>FOR EACH</key> <spec>Cosmic</spec> card: 6.
    .rule = MIS-5.3

card-counselor_troi = Counselor Deanna Troi
    .text = <key>FOR EACH</key> different <life>lifeform</life> your other cards can show, one per card: 5.
    .rule = MIS-6.9 MIS-5.3

card-crystal_entity = Crystal Entity
    .text = <key>FOR EACH</key> <spec>Combat</spec> card: 6.
    .rule = MIS-5.3

card-daimon_bok = Daimon Bok
    .text = <key>FOR EACH</key> of <card>Captain Jean-Luc Picard</card> and <card>Thought Maker</card>: 8.
    .rule = MIS-5.3

card-daimon_tog = Daimon Tog
    .text = <key>FOR EACH</key> <life>Betazoid</life>: 8.
    .rule = MIS-5.3

card-doctor_crusher = Doctor Beverly Crusher
    .text = <key>FOR EACH</key> of <card>Sickbay</card> and <card>Ensign Wesley Crusher</card>: 8.
    .rule = MIS-5.3

card-engine_room = Engine Room
    .text = <key>FOR EACH</key> other <spec>Engineer</spec> card: 6.
    .rule = MIS-5.3 MIS-9.1

card-ensign_crusher = Ensign Wesley Crusher
    .text = Scores as much as your best <type>System</type> or other <spec>Engineer</spec> card that is not <key>BLANKED</key>.
    .rule = MIS-10.13

card-hand_phaser = Hand Phaser
    .text = <key>WITH</key> a <aff>Federation</aff> card that has <spec>Security</spec> or <spec>Command</spec>: 9.
    .rule = MIS-5.1

card-holodeck_1 = Holodeck 1
    .text = <key>FOR EACH</key> <life>Hologram</life>: 8. <key>FOR EACH</key> <aff>Federation</aff> card that is <type>Personnel</type> or <type>Captain</type>: 2.
    .rule = MIS-5.3 MIS-5.11

card-holodeck_2 = Holodeck 2
    .text = <key>FOR EACH</key> <life>Hologram</life>: 8. <key>FOR EACH</key> <aff>Federation</aff> card that is <type>Personnel</type> or <type>Captain</type>: 2.
    .rule = MIS-5.3 MIS-5.11

card-james_moriarty = James Moriarty
    .text = <key>BLANKED UNLESS</key> you hold <card>Holodeck 1</card>, <card>Holodeck 2</card> or <card>Computer</card>. <key>FOR EACH</key> <spec>Science</spec> or <spec>Engineer</spec> card: 8.
    .rule = MIS-5.5 MIS-5.6 MIS-5.3

card-leah_brahms = Leah Brahms
    .text = <key>FOR EACH</key> of <card>Lieutenant Geordi La Forge</card> and <card>Engine Room</card>: 9. <key>WITH</key> <card>Holodeck 1</card>, <card>Holodeck 2</card> or <card>Computer</card>: 5, and this card is a <life>Hologram</life> instead of a <life>Human</life>.
    .rule = MIS-10.12 MIS-5.3 MIS-5.1

card-lieutenant_commander_data = Lieutenant Commander Data
    .text = Scores nothing itself, but can serve your other cards.
    .rule = MIS-2.11

card-lieutenant_la_forge = Lieutenant Geordi La Forge
    .text = <key>FOR EACH</key> <type>System</type> or <card>Engine Room</card>: 4.
    .rule = MIS-5.3

card-lieutenant_worf = Lieutenant Worf
    .text = <key>FOR EACH</key> <spec>Weapon</spec> or other <spec>Combat</spec> card: 4.
    .rule = MIS-5.3 MIS-9.1

card-lore = Lore
    .text = <key>FOR EACH</key> of <card>Lieutenant Commander Data</card>, <card>Crystal Entity</card> and <card>Borg Cube</card>: 8.
    .rule = MIS-5.3 MIS-10.26

card-lursa_and_betor = Lursa and B'Etor
    .text = <key>FOR EACH</key> card that is <life>Romulan</life> or <aff>Romulan Star Empire</aff>: 7.
    .rule = MIS-10.27 MIS-5.3 MIS-6.12 MIS-10.7

card-lwaxana_troi = Lwaxana Troi
    .text = <key>FOR EACH</key> of <card>Counselor Deanna Troi</card> and <card>Captain Jean-Luc Picard</card>: 9.
    .rule = MIS-5.3

card-minuet = Minuet
    .text = <key>BLANKED UNLESS</key> you hold <card>Holodeck 1</card>, <card>Holodeck 2</card> or <card>Computer</card>. <key>WITH</key> a <spec>Command</spec> card: 10. <key>WITH</key> <card>Commander William Riker</card>: 20 instead.
    .rule = MIS-10.14 MIS-5.5 MIS-5.6 MIS-5.15

card-photon_torpedoes = Photon Torpedoes
    .text = <key>WITH</key> a <aff>non-Federation</aff> <type>Captain</type>: 6. <key>FOR EACH</key> other <spec>Combat</spec> card: 2.
    .rule = MIS-10.16 MIS-5.1 MIS-5.3 MIS-2.14

card-quarters = Quarters
    .text = <key>WITH</key> two or more <aff>Federation</aff> cards that are <type>Personnel</type>, <type>Civilian</type> or <type>Captain</type>, in any mix: 12.
    .rule = MIS-5.1

card-shields = Shields
    .text = <key>WITH</key> a <aff>non-Federation</aff> <type>Captain</type>: 6. <key>FOR EACH</key> other <spec>Combat</spec> card: 2.
    .rule = MIS-10.16 MIS-5.1 MIS-5.3 MIS-2.14

card-sickbay = Sickbay
    .text = <key>WITH</key> a <type>Personnel</type> card, a second card that is <aff>non-Federation</aff> and a third that is <spec>Combat</spec> or <spec>Weapon</spec>: 20.
    .rule = MIS-5.12 MIS-5.1 MIS-2.14

card-sovak = Sovak
    .text = <key>FOR EACH</key> <type>Artifact</type>: 8.
    .rule = MIS-5.3

card-spock = Spock
    .text = <key>FOR EACH</key> <life>Romulan</life>, <card>Ambassador Sarek</card> or <card>Lieutenant Commander Data</card>: 6.
    .rule = MIS-10.27 MIS-5.3

card-stone_of_gol = Stone of Gol
    .text = <key>WITH</key> a <life>Vulcan</life> or <life>Betazoid</life>: 11.
    .rule = MIS-5.1

card-ten_forward = Ten-Forward
    .text = <key>FOR EACH</key> <aff>Federation</aff> card that is <type>Personnel</type> or <type>Civilian</type>: 4.
    .rule = MIS-5.3

card-the_traveler = The Traveler
    .text = <key>FOR EACH</key> of <card>Ensign Wesley Crusher</card> and <card>Engine Room</card>: 10.
    .rule = MIS-5.3

card-thought_maker = Thought Maker
    .text = At scoring, you may give one other card that has a <life>lifeform</life> a different <aff>affiliation</aff>, replacing any it had. If you do and that card is not <key>BLANKED</key>: 5.
    .rule = MIS-10.3 MIS-10.4 MIS-10.5 MIS-10.6

card-tolian_soran = Tolian Soran
    .text = <key>FOR EACH</key> of <card>Time Distortion</card> and <card>Borg Cube</card>: 12.
    .rule = MIS-5.3 MIS-10.26

card-tox_uthat = Tox Uthat
    .text = <key>FOR EACH</key> <spec>Archaeologist</spec> or other <spec>Cosmic</spec> card: 6.
    .rule = MIS-5.3 MIS-9.1

card-tractor_beam = Tractor Beam
    .text = <key>WITH</key> a <aff>non-Federation</aff> <type>Captain</type>: 6. <key>FOR EACH</key> other <spec>Combat</spec> card: 2.
    .rule = MIS-10.16 MIS-5.1 MIS-5.3 MIS-2.14

card-transporter = Transporter
    .text = <key>WITH</key> at least three <type>Personnel</type> cards that can each show a different <spec>specialty</spec>: 18.
    .rule = MIS-6.8 MIS-6.1 MIS-5.1 MIS-2.4

card-tricorder = Tricorder
    .text = <key>FOR EACH</key> other <spec>Medical</spec> or <spec>Science</spec> card: 9.
    .rule = MIS-5.3 MIS-9.1

card-turbolift = Turbolift
    .text = <key>WITH</key> two or more other <type>Locations</type>: 16.
    .rule = MIS-5.1 MIS-9.1

card-unidentified_ship = Unidentified Ship
    .text = At scoring, choose what this card is: <type>Personnel</type>, <type>Civilian</type> or <type>Captain</type>, with one <life>lifeform</life>, one <aff>affiliation</aff> and one <spec>specialty</spec>. Scores nothing itself.
    .rule = MIS-10.1 MIS-10.2

card-vash = Vash
    .text = <key>FOR EACH</key> <type>Artifact</type>, other <spec>Archaeologist</spec> card or <card>Meddlesome Q</card>: 7.
    .rule = MIS-5.3 MIS-9.1 MIS-10.26

card-vice_admiral_nakamura = Vice Admiral Nakamura
    .text = <key>FOR EACH</key> other <aff>Federation</aff> <spec>Command</spec> card: 7.
    .rule = MIS-5.3 MIS-9.1

## Mission cards

card-away_team = Away Team
    .text = <key>FOR EACH</key> <type>Personnel</type> card that can show a different <spec>specialty</spec>, one per card: 5. <key>FOR EACH</key> of <card>Transporter</card>, <card>Tricorder</card> and <card>Hand Phaser</card>: 5.
    .rule = MIS-6.1 MIS-5.3 MIS-5.8

card-borg_cube = Borg Cube
    .text = <key>FOR EACH</key> <type>Captain</type>, <spec>Combat</spec> or <spec>Security</spec> card: 5. At scoring, you may <key>BLANK</key> up to two of your Galaxy cards; each of them scores as much as this card instead of its own bonus.
    .rule = MIS-10.8 MIS-10.9 MIS-5.4 MIS-5.3

card-computer_virus = Computer Virus
    .text = <key>FOR EACH</key> <type>System</type> or <life>Hologram</life>: 7.
    .rule = MIS-5.3

card-conflicting_orders = Conflicting Orders
    .text = <key>WITH</key> two or more <spec>Command</spec> cards of the same <aff>affiliation</aff>: 14.
    .rule = MIS-5.1

card-diplomatic_conference = Diplomatic Conference
    .text = <key>FOR EACH</key> different <aff>affiliation</aff> among your <type>Captains</type>: 5. <key>FOR EACH</key> <spec>Ambassador</spec> card: 5.
    .rule = MIS-6.11 MIS-5.3

card-distress_call = Distress Call
    .text = <key>FOR EACH</key> <spec>Medical</spec> card, <card>Bridge</card>, <card>Tractor Beam</card> or <card>Transporter</card>: 9.
    .rule = MIS-5.3

card-do_machines_have_rights = Do Machines Have Rights?
    .text = <key>FOR EACH</key> <life>Hologram</life>, <life>Android</life>, <card>Vice Admiral Nakamura</card> or <card>Commander Bruce Maddox</card>: 9.
    .rule = MIS-5.3

card-enemies_to_friends = Enemies to Friends
    .text = <key>WITH</key> a <aff>Romulan Star Empire</aff>, <aff>Ferengi Alliance</aff> or <aff>Hostile</aff> card and a second card that is <life>Betazoid</life> or <spec>Ambassador</spec>: 12.
    .rule = MIS-5.12 MIS-5.1

card-enterprise_goes_haywire = Enterprise Goes Haywire
    .text = <key>FOR EACH</key> <spec>Engineer</spec>, <type>System</type> or <type>Location</type> card: 5.
    .rule = MIS-5.3 MIS-10.24

card-ethical_dilemma = Ethical Dilemma
    .text = <key>WITH</key> a <aff>Federation</aff> <spec>Command</spec> card and two further cards that have a <life>lifeform</life> and can show <spec>specialties</spec> different from each other: 15.
    .rule = MIS-6.10 MIS-6.1 MIS-5.12 MIS-5.1

card-federation_under_siege = Federation Under Siege
    .text = <key>FOR EACH</key> <aff>non-Federation</aff> card: 6.
    .rule = MIS-5.3 MIS-2.14

card-imminent_destruction = Imminent Destruction
    .text = <key>FOR EACH</key> <spec>Engineer</spec> card: 8.
    .rule = MIS-5.3

card-intruder_alert = Intruder Alert
    .text = <key>BLANKED UNLESS</key> you hold a <aff>non-Federation</aff> card. <key>FOR EACH</key> <spec>Security</spec> or <spec>Weapon</spec> card: 12.
    .rule = MIS-10.23 MIS-5.5 MIS-5.6 MIS-5.3 MIS-2.14

card-klingon_civil_war = Klingon Civil War
    .text = <key>FOR EACH</key> card that is <life>Klingon</life>, <life>Romulan</life>, <aff>Klingon Empire</aff> or <aff>Romulan Star Empire</aff>: 8.
    .rule = MIS-10.27 MIS-5.3

card-language_barrier = Language Barrier
    .text = <key>FOR EACH</key> <life>Betazoid</life>, <life>Vulcan</life>, <card>Computer</card> or <card>Tricorder</card>: 8.
    .rule = MIS-5.3

card-personnel_issues = Personnel Issues
    .text = <key>WITH</key> a <type>Personnel</type> card and a second card that is <spec>Counselor</spec> or a <aff>Federation</aff> <type>Captain</type>: 14.
    .rule = MIS-5.12 MIS-5.1

card-mysterious_plague = Mysterious Plague
    .text = At scoring, choose a <life>lifeform</life> other than <life>Hologram</life> and <life>Android</life>. <key>FOR EACH</key> card that has it: 5 if it is <life>Human</life>, otherwise 8. <key>FOR EACH</key> <spec>Medical</spec> card: 5. A card that fits both gives only the larger value.
    .rule = MIS-10.17 MIS-5.3

card-meddlesome_q = Meddlesome Q
    .text = When the game has ended, before scoring: take one card from the discard, the top card of the Galaxy deck and the top card of the Mission deck, then discard one card. You must keep this card and exactly one other <type>Mission</type>. Scores nothing itself.
    .rule = MIS-8.1 MIS-8.2 MIS-8.6 MIS-8.10

card-blossoming_romance = Blossoming Romance
    .text = <key>WITH</key> a pair of <type>Personnel</type>, <type>Civilian</type> or <type>Captain</type> cards, in any mix: 8. Then <key>FOR EACH</key> card outside the pair that is <spec>Counselor</spec>, <life>Betazoid</life> or <card>Quarters</card>: 6.
    .rule = MIS-10.18 MIS-10.20 MIS-5.18

card-scientific_puzzle = Scientific Puzzle
    .text = <key>FOR EACH</key> <type>Artifact</type>, <spec>Cosmic</spec> or <spec>Science</spec> card: 6.
    .rule = MIS-5.3

card-space_confrontation = Space Confrontation
    .text = <key>BLANKED UNLESS</key> you hold a <aff>non-Federation</aff> <type>Captain</type> or <type>Entity</type>; set one of them aside. <key>FOR EACH</key> other <spec>Command</spec> or <spec>Combat</spec> card: 6.
    .rule = MIS-10.21 MIS-5.5 MIS-5.6 MIS-5.3 MIS-5.17 MIS-2.14

card-the_lure_of_profit = The Lure of Profit
    .text = <key>FOR EACH</key> <aff>Ferengi Alliance</aff>, <type>Artifact</type> or <spec>Archaeologist</spec> card: 7.
    .rule = MIS-5.3

card-time_distortion = Time Distortion
    .text = <key>FOR EACH</key> <spec>Cosmic</spec> card or <card>Ten-Forward</card>: 10. If you take this card from the discard on your turn, you may play an extra turn right after it, even if the first one triggers the end of the game.
    .rule = MIS-7.5 MIS-7.8 MIS-7.9 MIS-5.3

card-trapped_on_the_holodeck = Trapped on the Holodeck
    .text = <key>WITH</key> <card>Holodeck 1</card> or <card>Holodeck 2</card>, and a <aff>Federation</aff> card that is <type>Personnel</type> or <type>Captain</type>: 15.
    .rule = MIS-5.12 MIS-5.1
