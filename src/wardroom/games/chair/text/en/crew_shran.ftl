### The crew of Thy’lek Shran: name, text in our own words, and the rules that govern each card. Developments also say what they cost.
### Operations that several crews share are in crew_shared.ftl, those of common cards in common_cards.ftl.

## Captain

card-shr_thylek_shran = Thy’lek Shran
    .text = { op-kind-resupply } { op-shr_thylek_shran-1 } { op-kind-activation-action } { op-shr_thylek_shran-2 }
    .rule = CHAIR-6.1 CHAIR-9.5 CHAIR-12.1 CHAIR-20.1 CHAIR-27.5
op-shr_thylek_shran-1 = Gain 1 Dilithium for each CARGO in play.
op-shr_thylek_shran-2 = Discard a CARGO: send an Away Team to a LOCATION you control.

## Deployed

card-shr_kumari = Kumari
    .text = { op-kind-play-action } { op-enterprise_d_frame-1 } { op-kind-activation } { op-enterprise_d_frame-2 } { op-kind-activation } { op-enterprise_d_frame-3 } { op-kind-activation } { op-enterprise_d_frame-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.2 CHAIR-27.27

## Developments

card-shr_aenar = Aenar
    .text = { op-kind-play } { op-shr_aenar-1 }
    .cost = Cost: find a weapon and log it.
    .rule = CHAIR-8.8 CHAIR-13.8 CHAIR-17.1 CHAIR-23.1 CHAIR-27.5 CHAIR-27.7
op-shr_aenar-1 = Draw 3 cards. You may log one of them. You may discard one of them for Influence +1.

card-shr_coridan = Coridan
    .text = { op-kind-play-action } { op-shr_coridan-1 } { op-kind-control } { op-shr_coridan-2 } { op-kind-resupply } { op-shr_coridan-3 } { op-kind-endgame } { op-shr_coridan-4 }
    .cost = Cost: 2 Dilithium and 1 Latinum.
    .rule = CHAIR-6.1 CHAIR-8.8 CHAIR-12.1 CHAIR-14.7 CHAIR-25.5 CHAIR-27.48
op-shr_coridan-1 = Take control of this LOCATION.
op-shr_coridan-2 = You may discard 2 cards to gain 2 Dilithium and 2 Latinum.
op-shr_coridan-3 = Gain 1 Dilithium. If your Influence is 7 or more, gain 1 more Dilithium.
op-shr_coridan-4 = 1 VP for every 4 Dilithium you have, rounded down.

card-shr_commando_unit = Commando Unit
    .text = { op-kind-play } { op-shr_commando_unit-1 } { op-kind-play-action } { op-shr_commando_unit-2 }
    .cost = Cost: 3 Dilithium.
    .rule = CHAIR-16.7 CHAIR-20.1 CHAIR-20.2 CHAIR-27.7 CHAIR-27.16
op-shr_commando_unit-1 = Send an Away Team to a LOCATION where you have a SHIP. You may find a weapon.
op-shr_commando_unit-2 = Scan for a weapon. Draw a card.

card-shr_tenebian_amethyst = Tenebian Amethyst
    .text = { op-kind-play } { op-shr_tenebian_amethyst-1 } { op-kind-special } { op-shr_tenebian_amethyst-2 }
    .cost = Cost: 1 Dilithium and 1 Latinum.
    .rule = CHAIR-8.8 CHAIR-9.12 CHAIR-11.1 CHAIR-12.1 CHAIR-23.1 CHAIR-27.59
op-shr_tenebian_amethyst-1 = Gain 2 Latinum. You may log a PERSON from your hand or Discard pile; if you do, log this card too.
op-shr_tenebian_amethyst-2 = After you log this card, by any effect: gain 3 Glory.

card-shr_andorian_cruiser = Andorian Cruiser
    .text = { op-kind-play-action } { op-shr_andorian_cruiser-1 } { op-kind-activation } { op-shr_andorian_cruiser-2 } { op-kind-activation } { op-shr_andorian_cruiser-3 } { op-kind-activation-action } { op-shr_andorian_cruiser-4 }
    .cost = Cost: 5 Dilithium.
    .rule = CHAIR-8.8 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-shr_andorian_cruiser-1 = Deploy this SHIP. You may spend 1 Dilithium to warp it.
op-shr_andorian_cruiser-2 = Spend 1 Dilithium: warp this SHIP.
op-shr_andorian_cruiser-3 = Discard a card: beam a card to this SHIP.
op-shr_andorian_cruiser-4 = Send an Away Team to this SHIP’s LOCATION.

card-shr_andorian_ale = Andorian Ale
    .text = { op-kind-play-action } { op-shr_andorian_ale-1 }
    .cost = Cost: 1 Dilithium and 1 Latinum.
    .rule = CHAIR-12.2 CHAIR-16.5 CHAIR-16.9 CHAIR-27.24
op-shr_andorian_ale-1 = Spend 2 Latinum: scan 1 ALLY card, the Junk pile included. Junk a Market card.

card-shr_ambassador_thoris = Ambassador Thoris
    .text = { op-kind-play-action } { op-shr_ambassador_thoris-1 } { op-kind-activation } { op-shr_ambassador_thoris-2 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-11.1 CHAIR-15.1 CHAIR-27.40 CHAIR-35.5
op-shr_ambassador_thoris-1 = Each captain may return an INCIDENT from their hand or Discard pile. You gain 1 Glory for each INCIDENT returned this way.
op-shr_ambassador_thoris-2 = Gain 1 Glory for each ALLY in play.

## Reserve

card-shr_jhamel = Jhamel
    .text = { op-kind-play } { op-shr_jhamel-1 } { op-kind-passive } { op-shr_jhamel-2 }
    .rule = CHAIR-9.7 CHAIR-23.1 CHAIR-27.7 CHAIR-27.16 CHAIR-27.59
op-shr_jhamel-1 = Draw a card. Then keep it, or discard it to gain 1 Glory, or log it.
op-shr_jhamel-2 = After you take an INCIDENT: you may find a PERSON.

card-shr_you_owe_me_one = You Owe Me One
    .text = { op-kind-play } { op-shr_you_owe_me_one-1 } { op-kind-reaction } { op-shr_you_owe_me_one-2 }
    .rule = CHAIR-9.8 CHAIR-11.1 CHAIR-12.1 CHAIR-27.2 CHAIR-27.7 CHAIR-35.12
op-shr_you_owe_me_one-1 = Deploy this card and gain 1 Glory.
op-shr_you_owe_me_one-2 = After either captain plays Utilize: either draw a card, and the other captain gains 2 Dilithium; or gain 2 Dilithium, and the other captain may draw a card.

card-shr_weytahn = Weytahn
    .text = { op-kind-play-action } { op-shr_weytahn-1 } { op-kind-control } { op-shr_weytahn-2 } { op-kind-clean_up } { op-shr_weytahn-3 } { op-kind-activation } { op-shr_weytahn-4 } { op-kind-endgame } { op-shr_weytahn-5 }
    .rule = CHAIR-14.7 CHAIR-17.8 CHAIR-18.4 CHAIR-18.6 CHAIR-25.5 CHAIR-27.19
op-shr_weytahn-1 = Take control of this LOCATION.
op-shr_weytahn-2 = You may free play a CARGO or a SHIP.
op-shr_weytahn-3 = If none of your Away Teams is here, dismiss this LOCATION.
op-shr_weytahn-4 = Discard a weapon or a card that shows Military as a skill or focus: send an Away Team here. Influence +1.
op-shr_weytahn-5 = 4 VP if 2 or more of your Away Teams are here.

card-shr_united_earth = United Earth
    .text = { op-kind-play-action } { op-shr_united_earth-1 } { op-kind-play-action } { op-shr_united_earth-2 }
    .rule = CHAIR-16.5 CHAIR-16.7 CHAIR-16.12 CHAIR-23.3 CHAIR-27.19
op-shr_united_earth-1 = Scan for a Human. Log this card.
op-shr_united_earth-2 = Take an INCIDENT: scan 2 ALLY cards. You may free play the gained card; if you do, log United Earth.

card-shr_trade_embargo = Trade Embargo
    .text = { op-kind-play-action } { op-trade_embargo-1 }
    .rule = CHAIR-12.2 CHAIR-27.39 CHAIR-27.40

## Available

card-shr_red_alert = Red Alert
    .text = { op-kind-play-action } { op-red_alert-1 }
    .rule = CHAIR-27.27 CHAIR-27.31 CHAIR-27.40

card-shr_imperial_pride = Imperial Pride
    .text = { op-kind-play-action } { op-imperial_pride-1 } { op-kind-play-action } { op-imperial_pride-2 }
    .rule = CHAIR-12.2 CHAIR-16.12 CHAIR-17.1 CHAIR-20.4 CHAIR-23.1 CHAIR-24.6

card-shr_confiscate = Confiscate
    .text = { op-kind-play-action } { op-confiscate-1 } { op-kind-play-action } { op-confiscate-2 } { op-kind-play } { op-confiscate-3 }
    .rule = CHAIR-12.1 CHAIR-12.2 CHAIR-16.1

card-shr_recruit = Recruit
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-shr_ushaan_tor = Ushaan-Tor
    .text = { op-kind-play-attack } { op-shr_ushaan_tor-1 }
    .rule = CHAIR-11.1 CHAIR-27.5 CHAIR-27.6 CHAIR-27.18 CHAIR-27.52
op-shr_ushaan_tor-1 = Discard an Andorian: gain 1 Glory. The other captain dismisses one of their Duty Officers.

card-shr_talas = Talas
    .text = { op-kind-play-action-attack } { op-shr_talas-1 } { op-kind-activation } { op-shr_talas-2 }
    .rule = CHAIR-20.1 CHAIR-27.5 CHAIR-27.6 CHAIR-27.18 CHAIR-27.52
op-shr_talas-1 = Send an Away Team to a LOCATION. Dismiss a Vulcan, a Tellarite or a Romulan of the other captain (you choose which, but neither their Captain nor a card in their Staging area).
op-shr_talas-2 = Discard 2 cards: send an Away Team to a LOCATION.

card-shr_tarah = Tarah
    .text = { op-kind-play-action } { op-shr_tarah-1 } { op-kind-play-attack } { op-shr_tarah-2 } { op-kind-activation } { op-shr_tarah-3 }
    .rule = CHAIR-9.16 CHAIR-13.1 CHAIR-20.1 CHAIR-27.5 CHAIR-27.39 CHAIR-27.46
op-shr_tarah-1 = Send an Away Team to a LOCATION.
op-shr_tarah-2 = Gain 1 Glory. The other captain discards the top card of their deck; if it is a PERSON, you both take an INCIDENT.
op-shr_tarah-3 = Requires Military 5. Discard a card: refresh a SHIP and a LOCATION. If the discarded card is a weapon, gain 2 Glory.

card-shr_utilize = Utilize
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-shr_andoria = Andoria
    .text = { op-kind-play-action } { op-shr_andoria-1 } { op-kind-control } { op-shr_andoria-2 } { op-kind-activation } { op-shr_andoria-3 }
    .rule = CHAIR-14.7 CHAIR-17.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.48
op-shr_andoria-1 = Take control of this LOCATION.
op-shr_andoria-2 = Military +1. Influence +1.
op-shr_andoria-3 = If one of your Away Teams is here, draw a card. Also, if you have 3 or more in all on LOCATIONs you control, draw a card.

card-shr_plasma_rifles = Plasma Rifles
    .text = { op-kind-play-action } { op-shr_plasma_rifles-1 } { op-kind-activation-attack } { op-shr_plasma_rifles-2 }
    .rule = CHAIR-12.2 CHAIR-20.4 CHAIR-27.2 CHAIR-27.5 CHAIR-27.24 CHAIR-27.46
op-shr_plasma_rifles-1 = Spend 1 Dilithium: Military +1. Junk a Market card. Deploy this card.
op-shr_plasma_rifles-2 = Discard an Andorian: remove an Away Team of the other captain from any LOCATION. If that captain controls the LOCATION, they also take an INCIDENT. Dismiss this card.
