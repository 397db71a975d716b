### The crew of Benjamin Sisko: name, text in our own words, and the rules that govern each card. Developments also say what they cost.
### Operations that several crews share are in crew_shared.ftl, those of common cards in common_cards.ftl.

## Captain

card-sis_benjamin_sisko = Benjamin Sisko
    .text = { op-kind-reaction } { op-sis_benjamin_sisko-1 } { op-kind-activation-action } { op-sis_benjamin_sisko-2 } { op-kind-endgame } { op-sis_benjamin_sisko-3 }
    .rule = CHAIR-9.8 CHAIR-20.1 CHAIR-25.5 CHAIR-27.47 CHAIR-27.49
op-sis_benjamin_sisko-1 = After you take control of a LOCATION (playing one from your hand counts): gain 2 Dilithium.
op-sis_benjamin_sisko-2 = Send an Away Team to a LOCATION with the Starfleet or starbase trait.
op-sis_benjamin_sisko-3 = 1 VP for each LOCATION you control.

## Controlled Location

card-sis_bajor = Bajor
    .text = You control this LOCATION from the start; it cannot be played. { op-kind-activation } { op-sis_bajor-1 }
    .rule = CHAIR-3.8 CHAIR-9.5 CHAIR-18.2 CHAIR-20.1 CHAIR-27.7
op-sis_bajor-1 = If one of your Away Teams is here, draw a card. Also, if you have 3 or more in all on LOCATIONs you control, draw a card.

## Deployed

card-sis_deep_space_9 = Deep Space 9
    .text = { op-kind-play-action } { op-sis_deep_space_9-1 } { op-kind-activation } { op-sis_deep_space_9-2 } { op-kind-activation } { op-sis_deep_space_9-3 } { op-kind-passive } { op-sis_deep_space_9-4 }
    .rule = CHAIR-19.1 CHAIR-21.1 CHAIR-27.2 CHAIR-27.27 CHAIR-27.38 CHAIR-28.6
op-sis_deep_space_9-1 = Deploy this SHIP.
op-sis_deep_space_9-2 = Discard a card: beam a card to this SHIP, or recall a card beamed to it.
op-sis_deep_space_9-3 = Promote a PERSON from your hand.
op-sis_deep_space_9-4 = This SHIP cannot warp; its token stays on its card.

## Developments

card-sis_orb_of_prophecy_and_change = Orb of Prophecy and Change
    .text = { op-kind-play } { op-sis_orb_of_prophecy_and_change-1 } { op-kind-play } { op-sis_orb_of_prophecy_and_change-2 } { op-kind-play-action } { op-sis_orb_of_prophecy_and_change-3 }
    .cost = Cost: 3 Dilithium and 2 Latinum.
    .rule = CHAIR-13.6 CHAIR-13.8 CHAIR-15.5 CHAIR-23.3 CHAIR-27.16 CHAIR-27.39
op-sis_orb_of_prophecy_and_change-1 = Refresh an exhausted Bajoran in play: draw a card.
op-sis_orb_of_prophecy_and_change-2 = Discard a card: find a Bajoran.
op-sis_orb_of_prophecy_and_change-3 = Discard a PERSON: enlist a Development; its cost is lower by 1 Dilithium and 1 Latinum. Log this card.

card-sis_orb_of_the_emissary = Orb of the Emissary
    .text = This card cannot be played and has no operation.
    .cost = Cost: 3 Dilithium and 3 Latinum.
    .rule = CHAIR-9.3 CHAIR-15.5 CHAIR-25.7 CHAIR-28.6

card-sis_self_replicating_mines = Self-Replicating Mines
    .text = { op-kind-play-attack } { op-sis_self_replicating_mines-1 } { op-kind-resupply } { op-sis_self_replicating_mines-2 } { op-kind-reaction } { op-sis_self_replicating_mines-3 } { op-kind-passive } { op-sis_self_replicating_mines-4 }
    .cost = Cost: 5 Dilithium.
    .rule = CHAIR-9.7 CHAIR-9.8 CHAIR-27.2 CHAIR-27.38 CHAIR-27.53 CHAIR-27.58
op-sis_self_replicating_mines-1 = The other captain discards a card. Draw 2 cards and discard one of them. Deploy this card.
op-sis_self_replicating_mines-2 = Gain 1 Glory.
op-sis_self_replicating_mines-3 = After the other captain gains Influence or Military: recall this card.
op-sis_self_replicating_mines-4 = When you would be attacked: ignore the negative effect and log this card.

card-sis_starbase_375 = Starbase 375
    .text = { op-kind-play-action } { op-sis_starbase_375-1 } { op-kind-control } { op-sis_starbase_375-2 } { op-kind-reaction } { op-sis_starbase_375-3 }
    .cost = Cost: 4 Dilithium.
    .rule = CHAIR-9.8 CHAIR-14.7 CHAIR-27.16 CHAIR-27.19 CHAIR-27.32 CHAIR-27.48
op-sis_starbase_375-1 = Take control of this LOCATION.
op-sis_starbase_375-2 = You may find a SHIP.
op-sis_starbase_375-3 = After you put a SHIP into play: free play a PERSON.

card-sis_julian_bashir = Julian Bashir
    .text = { op-kind-play } { op-sis_julian_bashir-1 } { op-kind-activation } { op-sis_julian_bashir-2 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-12.2 CHAIR-17.1 CHAIR-27.16 CHAIR-27.19 CHAIR-27.40
op-sis_julian_bashir-1 = Free play an INCIDENT from your hand or Discard pile. If you do, Research +1.
op-sis_julian_bashir-2 = Spend 1 Dilithium and choose two different options: find a PERSON with the spy trait; find a PERSON with the augment trait; find Miles O’Brien; return an INCIDENT from your hand.

card-sis_garak = Garak
    .text = { op-kind-play-action-attack } { op-sis_garak-1 } { op-kind-passive } { op-sis_garak-2 }
    .cost = Cost: 2 Latinum.
    .rule = CHAIR-10.11 CHAIR-12.2 CHAIR-16.5 CHAIR-27.6 CHAIR-27.7 CHAIR-27.52
op-sis_garak-1 = Choose two different options: dismiss a Duty Officer of the other captain (you choose which) and draw a card; Influence +1; spend 1 Latinum to scan 2 PERSON cards.
op-sis_garak-2 = Your hand size is 2 higher.

card-sis_worf_son_of_mogh = Worf, Son of Mogh
    .text = { op-kind-play-action } { op-sis_worf_son_of_mogh-1 } { op-kind-reaction } { op-sis_worf_son_of_mogh-2 } { op-kind-activation-attack } { op-sis_worf_son_of_mogh-3 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-20.1 CHAIR-20.4 CHAIR-27.5 CHAIR-27.6 CHAIR-27.53 CHAIR-27.58
op-sis_worf_son_of_mogh-1 = Discard 2 cards: send 2 Away Teams to one LOCATION.
op-sis_worf_son_of_mogh-2 = When you would be attacked: dismiss this card to ignore the negative effect.
op-sis_worf_son_of_mogh-3 = Remove an Away Team of the other captain from a neutral LOCATION. Gain 1 Glory.

## Reserve

card-sis_strange_new_worlds = Strange New Worlds
    .text = { op-kind-play-action } { op-strange_new_worlds-1 }
    .rule = CHAIR-16.12 CHAIR-18.5 CHAIR-19.5 CHAIR-23.1 CHAIR-24.6 CHAIR-37.5

card-sis_people_of_bajor = People of Bajor
    .text = { op-kind-play } { op-sis_people_of_bajor-1 } { op-kind-play } { op-sis_people_of_bajor-2 }
    .rule = CHAIR-8.8 CHAIR-16.12 CHAIR-17.1 CHAIR-20.1 CHAIR-23.3 CHAIR-27.7
op-sis_people_of_bajor-1 = Take an INCIDENT: Influence +1. Draw a card.
op-sis_people_of_bajor-2 = Send an Away Team to a LOCATION. You may spend 2 Latinum to send another to the same LOCATION. Log this card.

card-sis_miles_obrien = Miles O’Brien
    .text = { op-kind-play } { op-sis_miles_obrien-1 } { op-kind-play-action } { op-sis_miles_obrien-2 } { op-kind-special } { op-sis_miles_obrien-3 }
    .rule = CHAIR-9.16 CHAIR-12.2 CHAIR-27.5 CHAIR-27.7 CHAIR-27.19 CHAIR-27.27
op-sis_miles_obrien-1 = Draw 2 cards and discard one of them.
op-sis_miles_obrien-2 = Requires Military 5. Spend 1 Dilithium: draw a SHIP of your choice from your Discard pile and free play it. Draw a card.
op-sis_miles_obrien-3 = This card cannot be promoted.

card-sis_odo = Odo
    .text = { op-kind-play-action } { op-sis_odo-1 } { op-kind-activation } { op-sis_odo-2 }
    .rule = CHAIR-23.1 CHAIR-27.7 CHAIR-27.9 CHAIR-27.10 CHAIR-27.11
op-sis_odo-1 = Duplicate one PLAY of a PERSON or CARGO in the Market.
op-sis_odo-2 = Log a PERSON from your hand or Discard pile: draw a card. If the logged card is shady, gain 1 Glory.

card-sis_uss_defiant = U.S.S. Defiant
    .text = { op-kind-play-action-attack } { op-sis_uss_defiant-1 } { op-kind-play-action } { op-sis_uss_defiant-2 } { op-kind-activation } { op-sis_uss_defiant-3 } { op-kind-activation } { op-sis_uss_defiant-4 }
    .rule = CHAIR-9.16 CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.18
op-sis_uss_defiant-1 = Deploy this SHIP and warp it. If the other captain has a SHIP at the same LOCATION, they discard 2 cards.
op-sis_uss_defiant-2 = Requires Influence 5. Deploy this SHIP. You may send an Away Team to a LOCATION, ignoring opposing Ships.
op-sis_uss_defiant-3 = Spend 1 Dilithium: warp this SHIP.
op-sis_uss_defiant-4 = Discard a card: beam a card to this SHIP.

## Available

card-sis_analyze = Analyze
    .text = { op-kind-play-action } { op-analyze-1 } { op-kind-play-action } { op-analyze-2 } { op-kind-play } { op-analyze-3 }
    .rule = CHAIR-12.1 CHAIR-16.1 CHAIR-16.12 CHAIR-27.5

card-sis_utilize = Utilize
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-sis_recruit = Recruit
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-sis_political_crisis = Political Crisis
    .text = { op-kind-play-action } { op-political_crisis-1 } { op-kind-play-action } { op-political_crisis-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40

card-sis_set_a_course = Set a Course
    .text = { op-kind-play-action } { op-set_a_course-1 } { op-kind-play } { op-set_a_course-2 }
    .rule = CHAIR-19.2 CHAIR-20.1 CHAIR-27.5 CHAIR-27.7

card-sis_the_wormhole = The Wormhole
    .text = { op-kind-play-action } { op-sis_the_wormhole-1 } { op-kind-control } { op-sis_the_wormhole-2 } { op-kind-activation } { op-sis_the_wormhole-3 } { op-kind-activation } { op-sis_the_wormhole-4 }
    .rule = CHAIR-14.7 CHAIR-19.2 CHAIR-27.5 CHAIR-27.16 CHAIR-27.19 CHAIR-27.48
op-sis_the_wormhole-1 = Take control of this LOCATION. You may free play a SHIP.
op-sis_the_wormhole-2 = Look at the top 3 cards of the Location deck. Put each on top of that deck or under it, in any order.
op-sis_the_wormhole-3 = Discard a PERSON: warp a SHIP.
op-sis_the_wormhole-4 = Discard a card: find an anomaly.

card-sis_jadzia_dax = Jadzia Dax
    .text = { op-kind-play-action } { op-sis_jadzia_dax-1 } { op-kind-play-action } { op-sis_jadzia_dax-2 } { op-kind-reaction } { op-sis_jadzia_dax-3 }
    .rule = CHAIR-8.8 CHAIR-16.5 CHAIR-17.1 CHAIR-27.37 CHAIR-27.40 CHAIR-28.7
op-sis_jadzia_dax-1 = Your lowest track +1 (on a tie, you choose). You may spend 1 Latinum to do this once more.
op-sis_jadzia_dax-2 = Spend 1 Latinum: return an INCIDENT from your hand and gain 1 Glory.
op-sis_jadzia_dax-3 = When you would gain a card of a given suit from the Market: scan 2 cards of that suit instead.

card-sis_kira_nerys = Kira Nerys
    .text = { op-kind-play-action-attack } { op-sis_kira_nerys-1 } { op-kind-play-action } { op-sis_kira_nerys-2 } { op-kind-reaction } { op-sis_kira_nerys-3 }
    .rule = CHAIR-9.8 CHAIR-17.1 CHAIR-27.6 CHAIR-27.16 CHAIR-27.27 CHAIR-27.52
op-sis_kira_nerys-1 = Find People of Bajor. Dismiss a Cardassian or a Dominion card of the other captain (you choose which). Promote this card.
op-sis_kira_nerys-2 = Military +3. Gain 1 Glory. The other captain gets Influence +1.
op-sis_kira_nerys-3 = After the other captain takes control of a LOCATION: draw a card and gain 1 Dilithium.

card-sis_quark = Quark
    .text = { op-kind-play-action } { op-sis_quark-1 } { op-kind-resupply } { op-sis_quark-2 } { op-kind-reaction } { op-sis_quark-3 }
    .rule = CHAIR-8.5 CHAIR-8.8 CHAIR-9.8 CHAIR-12.3 CHAIR-16.5 CHAIR-16.12
op-sis_quark-1 = Spend 1 Latinum: scan 1 PERSON card. If the gained card is a business card, draw a card. If it is shady, take an INCIDENT.
op-sis_quark-2 = Gain 1 Latinum. If you have 2 or more Ferengi in play, gain 1 more Latinum.
op-sis_quark-3 = After you finish an operation with a Latinum cost, even one paid with Glory: gain 1 Glory. Latinum that you only “may” spend and Latinum for a Development do not count.

card-sis_uss_rio_grande = U.S.S. Rio Grande
    .text = { op-kind-play-action } { op-sis_uss_rio_grande-1 } { op-kind-play } { op-sis_uss_rio_grande-2 } { op-kind-play-action } { op-sis_uss_rio_grande-3 } { op-kind-activation } { op-sis_uss_rio_grande-4 } { op-kind-activation } { op-sis_uss_rio_grande-5 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-20.2 CHAIR-21.1 CHAIR-27.38
op-sis_uss_rio_grande-1 = Deploy this SHIP.
op-sis_uss_rio_grande-2 = Gain 1 Dilithium. You may either beam a card to a SHIP or recall a card beamed to a SHIP.
op-sis_uss_rio_grande-3 = Send an Away Team to a LOCATION where you have a SHIP.
op-sis_uss_rio_grande-4 = Spend 1 Dilithium: warp this SHIP.
op-sis_uss_rio_grande-5 = Discard a card: beam a card to this SHIP.
