### The crew of Jean-Luc Picard: name, text in our own words, and the rules that govern each card. Developments also say what they cost.
### Operations that several crews share are in crew_shared.ftl, those of common cards in common_cards.ftl.

## Captain

card-pic_jean_luc_picard = Jean-Luc Picard
    .text = { op-kind-reaction } { op-pic_jean_luc_picard-1 } { op-kind-endgame } { op-pic_jean_luc_picard-2 }
    .rule = CHAIR-9.8 CHAIR-16.10 CHAIR-21.1 CHAIR-25.5 CHAIR-27.59
op-pic_jean_luc_picard-1 = After you gain an ALLY (a scan counts too): discard a card to gain 1 Glory. You may then beam that ALLY to a SHIP from wherever you put it.
op-pic_jean_luc_picard-2 = 1 VP for each ALLY you own.

## Deployed

card-pic_uss_enterprise_d = U.S.S. Enterprise-D
    .text = { op-kind-play-action } { op-enterprise_d_frame-1 } { op-kind-activation } { op-enterprise_d_frame-2 } { op-kind-activation } { op-enterprise_d_frame-3 } { op-kind-activation } { op-enterprise_d_frame-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.2 CHAIR-27.27

## Developments

card-pic_make_it_so = Make It So
    .text = { op-kind-play } { op-pic_make_it_so-1 } { op-kind-play } { op-pic_make_it_so-2 }
    .cost = Cost: 3 Dilithium.
    .rule = CHAIR-7.2 CHAIR-9.16 CHAIR-23.3 CHAIR-27.40 CHAIR-27.41 CHAIR-27.47
op-pic_make_it_so-1 = Return an INCIDENT from your hand or Discard pile.
op-pic_make_it_so-2 = Requires Influence 4 and a neutral LOCATION that you have secured. Take control of such a LOCATION. Log this card.

card-pic_tamarians = Tamarians
    .text = { op-kind-play-action } { op-pic_tamarians-1 }
    .cost = Cost: 2 Dilithium, and take an INCIDENT.
    .rule = CHAIR-11.1 CHAIR-13.8 CHAIR-14.1 CHAIR-23.3 CHAIR-27.5 CHAIR-27.7
op-pic_tamarians-1 = Draw 3 cards. You may discard up to one card of each of these suits: PERSON, CARGO, SHIP, ALLY, ENCOUNTER, INCIDENT (any cards of your hand, not only those drawn). Gain 1 Glory for each card discarded this way. Log this card.

card-pic_phasing_cloak = Phasing Cloak
    .text = { op-kind-play-action } { op-pic_phasing_cloak-1 } { op-kind-activation } { op-pic_phasing_cloak-2 } { op-kind-passive } { op-pic_phasing_cloak-3 }
    .cost = Cost: 2 Dilithium, and find a PERSON and log it.
    .rule = CHAIR-13.8 CHAIR-20.1 CHAIR-20.6 CHAIR-27.2 CHAIR-27.19 CHAIR-27.24
op-pic_phasing_cloak-1 = Deploy this card. Junk a Market card.
op-pic_phasing_cloak-2 = Free play a SHIP.
op-pic_phasing_cloak-3 = Whenever you send Away Teams to a neutral LOCATION, opposing Ships are ignored.

card-pic_daystrom_institute = Daystrom Institute
    .text = { op-kind-play-action } { op-pic_daystrom_institute-1 } { op-kind-control } { op-pic_daystrom_institute-2 } { op-kind-activation } { op-pic_daystrom_institute-3 } { op-kind-activation } { op-pic_daystrom_institute-4 } { op-kind-endgame } { op-pic_daystrom_institute-5 }
    .cost = Cost: 3 Dilithium and 1 Latinum.
    .rule = CHAIR-14.7 CHAIR-16.7 CHAIR-25.5 CHAIR-27.16 CHAIR-27.48
op-pic_daystrom_institute-1 = Take control of this LOCATION.
op-pic_daystrom_institute-2 = You may scan for a synthetic.
op-pic_daystrom_institute-3 = Find a synthetic and gain 1 Glory.
op-pic_daystrom_institute-4 = Draw a card.
op-pic_daystrom_institute-5 = 1 VP for each synthetic you own.

card-pic_starbase_74 = Starbase 74
    .text = { op-kind-play-action } { op-pic_starbase_74-1 } { op-kind-control } { op-pic_starbase_74-2 } { op-kind-passive } { op-pic_starbase_74-3 }
    .cost = Cost: 2 Dilithium and 1 Latinum.
    .rule = CHAIR-8.8 CHAIR-14.7 CHAIR-27.16 CHAIR-27.19 CHAIR-27.28 CHAIR-27.48
op-pic_starbase_74-1 = Take control of this LOCATION.
op-pic_starbase_74-2 = Find a PERSON. You may discard another card to free play that PERSON.
op-pic_starbase_74-3 = You have one more Duty Officer slot.

card-pic_deanna_troi = Deanna Troi
    .text = { op-kind-play } { op-pic_deanna_troi-1 } { op-kind-passive } { op-pic_deanna_troi-2 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-9.7 CHAIR-23.1 CHAIR-27.7 CHAIR-27.40
op-pic_deanna_troi-1 = Draw a card. Then keep it, or discard it to gain 1 Glory, or log it.
op-pic_deanna_troi-2 = Whenever you play an INCIDENT, you may use this PLAY instead of its own; it costs no Action: discard a card to return that INCIDENT and draw 2 cards.

card-pic_geordi_la_forge = Geordi La Forge
    .text = { op-kind-play } { op-pic_geordi_la_forge-1 } { op-kind-reaction } { op-pic_geordi_la_forge-2 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-9.8 CHAIR-16.10 CHAIR-27.16 CHAIR-27.19 CHAIR-27.39 CHAIR-27.59
op-pic_geordi_la_forge-1 = You may find a SHIP. You may refresh a SHIP.
op-pic_geordi_la_forge-2 = After you gain a SHIP: gain 1 Glory. You may free play that SHIP from wherever you put it.

card-pic_uss_bozeman = U.S.S. Bozeman
    .text = { op-kind-play-action } { op-pic_uss_bozeman-1 } { op-kind-play } { op-pic_uss_bozeman-2 } { op-kind-activation } { op-pic_uss_bozeman-3 } { op-kind-activation } { op-pic_uss_bozeman-4 }
    .cost = Cost: 5 Dilithium.
    .rule = CHAIR-9.16 CHAIR-13.6 CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.38
op-pic_uss_bozeman-1 = Deploy this SHIP. You may enlist a Development.
op-pic_uss_bozeman-2 = Requires Research 6. Recall a card without the time travel trait from your Staging area.
op-pic_uss_bozeman-3 = Spend 1 Dilithium: warp this SHIP.
op-pic_uss_bozeman-4 = Discard a card: beam a card to this SHIP.

## Reserve

card-pic_first_contact = First Contact
    .text = { op-kind-play-action } { op-pic_first_contact-1 }
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-23.3
op-pic_first_contact-1 = Scan 2 ALLY cards. Log this card.

card-pic_data = Data
    .text = { op-kind-play-action } { op-pic_data-1 } { op-kind-activation } { op-pic_data-2 }
    .rule = CHAIR-9.5 CHAIR-17.1 CHAIR-23.2
op-pic_data-1 = Research, Influence or Military +1.
op-pic_data-2 = Log a card from your hand. If you do, gain 1 point for every 5 cards in your Log (the card just logged counts), rounded down. Divide these points among Research, Influence and Military as you like.

card-pic_beverly_crusher = Beverly Crusher
    .text = { op-kind-play-action } { op-pic_beverly_crusher-1 } { op-kind-reaction } { op-pic_beverly_crusher-2 }
    .rule = CHAIR-9.8 CHAIR-17.1 CHAIR-27.5 CHAIR-27.40 CHAIR-27.59
op-pic_beverly_crusher-1 = Research +1. You may return an INCIDENT from your Discard pile.
op-pic_beverly_crusher-2 = After you take an INCIDENT: discard another card to return that INCIDENT and gain 1 Glory.

card-pic_type_7_shuttlecraft = Type 7 Shuttlecraft
    .text = { op-kind-play-action } { op-pic_type_7_shuttlecraft-1 } { op-kind-play } { op-pic_type_7_shuttlecraft-2 }
    .rule = CHAIR-20.1 CHAIR-20.2 CHAIR-21.1 CHAIR-27.31 CHAIR-27.38
op-pic_type_7_shuttlecraft-1 = Send an Away Team to a LOCATION where you have a SHIP. You may put this card on top of your deck.
op-pic_type_7_shuttlecraft-2 = Gain 1 Dilithium. You may either beam a card to a SHIP or recall a card beamed to a SHIP.

## Available

card-pic_analyze = Analyze
    .text = { op-kind-play-action } { op-analyze-1 } { op-kind-play-action } { op-analyze-2 } { op-kind-play } { op-analyze-3 }
    .rule = CHAIR-12.1 CHAIR-16.1 CHAIR-16.12 CHAIR-27.5

card-pic_diplomacy = Diplomacy
    .text = { op-kind-play } { op-pic_diplomacy-1 } { op-kind-play-action } { op-pic_diplomacy-2 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-17.1 CHAIR-23.3 CHAIR-27.5 CHAIR-27.7
op-pic_diplomacy-1 = Spend 1 Dilithium: draw 2 cards and discard one of them. Influence +1.
op-pic_diplomacy-2 = Gain an ALLY. Log this card.

card-pic_recruit = Recruit
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-pic_strange_new_worlds = Strange New Worlds
    .text = { op-kind-play-action } { op-strange_new_worlds-1 }
    .rule = CHAIR-16.12 CHAIR-18.5 CHAIR-19.5 CHAIR-23.1 CHAIR-24.6 CHAIR-37.5

card-pic_utilize = Utilize
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-pic_red_alert = Red Alert
    .text = { op-kind-play-action } { op-red_alert-1 }
    .rule = CHAIR-27.27 CHAIR-27.31 CHAIR-27.40

card-pic_farpoint_station = Farpoint Station
    .text = { op-kind-play-action } { op-pic_farpoint_station-1 } { op-kind-control } { op-pic_farpoint_station-2 } { op-kind-activation } { op-pic_farpoint_station-3 }
    .rule = CHAIR-14.7 CHAIR-17.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.48
op-pic_farpoint_station-1 = Take control of this LOCATION.
op-pic_farpoint_station-2 = Research +1.
op-pic_farpoint_station-3 = If one of your Away Teams is here, draw a card. Also, if you have 3 or more in all on LOCATIONs you control, draw a card.

card-pic_set_a_course = Set a Course
    .text = { op-kind-play-action } { op-set_a_course-1 } { op-kind-play } { op-set_a_course-2 }
    .rule = CHAIR-19.2 CHAIR-20.1 CHAIR-27.5 CHAIR-27.7

card-pic_worf = Worf
    .text = { op-kind-play-action } { op-pic_worf-1 } { op-kind-activation-attack } { op-pic_worf-2 }
    .rule = CHAIR-16.12 CHAIR-20.1 CHAIR-20.4 CHAIR-27.5 CHAIR-27.52
op-pic_worf-1 = Take an INCIDENT and discard it. Discard the top card of your deck. Send 2 Away Teams to one neutral LOCATION.
op-pic_worf-2 = Requires a LOCATION with Away Teams of both captains. Discard a card: remove an Away Team of the other captain from such a LOCATION. If one was removed, gain 1 Glory.

card-pic_will_riker = Will Riker
    .text = { op-kind-play-action } { op-pic_will_riker-1 } { op-kind-resupply } { op-pic_will_riker-2 } { op-kind-activation } { op-pic_will_riker-3 } { op-kind-activation } { op-pic_will_riker-4 }
    .rule = CHAIR-8.8 CHAIR-13.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.19 CHAIR-27.50
op-pic_will_riker-1 = Draw 2 cards of your choice from your Discard pile. You may spend 1 Dilithium to send an Away Team to a LOCATION; if you control that LOCATION, trigger its CONTROL.
op-pic_will_riker-2 = Discard the top card of your deck and gain 1 Latinum.
op-pic_will_riker-3 = Free play a Starfleet SHIP.
op-pic_will_riker-4 = Draw a SHIP of your choice from your Discard pile.
