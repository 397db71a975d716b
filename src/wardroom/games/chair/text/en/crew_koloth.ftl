### The crew of Koloth: name, text in our own words, and the rules that govern each card. Developments also say what they cost.
### Operations that several crews share are in crew_shared.ftl, those of common cards in common_cards.ftl.

## Captain

card-kol_koloth_the_dahar_master = Koloth, the Dahar Master
    .text = { op-kind-activation } { op-kol_koloth_the_dahar_master-1 }
    .rule = CHAIR-9.5 CHAIR-20.1 CHAIR-27.7 CHAIR-27.31
op-kol_koloth_the_dahar_master-1 = Put a card from your hand on top of your deck: send an Away Team to a LOCATION. The other captain may draw a card.

## Deployed

card-kol_iks_groth = I.K.S. Gr’oth
    .text = { op-kind-play } { op-kol_iks_groth-1 } { op-kind-activation } { op-kol_iks_groth-2 } { op-kind-activation } { op-kol_iks_groth-3 } { op-kind-activation-action } { op-kol_iks_groth-4 } { op-kind-activation } { op-kol_iks_groth-5 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1 CHAIR-27.27
op-kol_iks_groth-1 = Deploy this SHIP.
op-kol_iks_groth-2 = Spend 1 Dilithium: warp this SHIP.
op-kol_iks_groth-3 = Discard a card: beam a card to this SHIP.
op-kol_iks_groth-4 = Send an Away Team to this SHIP’s LOCATION.
op-kol_iks_groth-5 = Promote a PERSON from your hand.

## Developments

card-kol_prototype_cloak = Prototype Cloak
    .text = { op-kind-play-attack } { op-kol_prototype_cloak-1 } { op-kind-reaction } { op-kol_prototype_cloak-2 }
    .cost = Cost: 3 Dilithium.
    .rule = CHAIR-9.14 CHAIR-15.12 CHAIR-20.6 CHAIR-27.2 CHAIR-27.18 CHAIR-27.39
op-kol_prototype_cloak-1 = Deploy this card. Refresh a SHIP. Junk a Market card. If the other captain has 2 or more deployed SHIPs, they dismiss one of them or take an INCIDENT.
op-kol_prototype_cloak-2 = After you deploy a SHIP without the cloak trait: that SHIP also counts as a cloak until the end of the turn. You may discard a card to send an Away Team to a LOCATION, ignoring opposing Ships.

card-kol_sword_of_kahless = Sword of Kahless
    .text = { op-kind-play-action } { op-kol_sword_of_kahless-1 }
    .cost = Cost: 5 Dilithium, or nothing if I.K.S. Devisor is in play.
    .rule = CHAIR-9.16 CHAIR-13.8 CHAIR-23.3 CHAIR-27.6 CHAIR-27.24 CHAIR-37.4
op-kol_sword_of_kahless-1 = Requires Military 9 and a Klingon Duty Officer. Junk a Market card. Dismiss one of your Klingon Duty Officers to gain 4 Glory. Log this card.

card-kol_boreth = Boreth
    .text = { op-kind-play-action } { op-kol_boreth-1 } { op-kind-control } { op-kol_boreth-2 } { op-kind-activation } { op-kol_boreth-3 } { op-kind-activation } { op-kol_boreth-4 } { op-kind-endgame } { op-kol_boreth-5 }
    .cost = Cost: 6 Dilithium. Requires 10 Glory (not spent).
    .rule = CHAIR-13.8 CHAIR-14.7 CHAIR-25.5 CHAIR-27.16 CHAIR-27.19 CHAIR-27.38
op-kol_boreth-1 = Take control of this LOCATION.
op-kol_boreth-2 = Find any card and free play it.
op-kol_boreth-3 = Spend 1 Dilithium: draw the bottom card of your deck.
op-kol_boreth-4 = Spend 1 Dilithium and discard a card: recall a card without the time travel trait from your Staging area.
op-kol_boreth-5 = 1 VP for each skill icon (Research, Influence, Military or any) on your cards in play; beamed cards are left out.

card-kol_curzon_dax = Curzon Dax
    .text = { op-kind-play } { op-kol_curzon_dax-1 } { op-kind-play } { op-kol_curzon_dax-2 } { op-kind-activation-action } { op-kol_curzon_dax-3 }
    .cost = Cost: 2 Dilithium and 2 Latinum.
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-17.1 CHAIR-27.5 CHAIR-27.40
op-kol_curzon_dax-1 = Influence or Military +1, whichever is lower (on a tie, you choose).
op-kol_curzon_dax-2 = Return an INCIDENT from your hand.
op-kol_curzon_dax-3 = Discard a card: scan 2 ALLY cards.

card-kol_kang_the_dahar_master = Kang, the Dahar Master
    .text = { op-kind-play-action } { op-kol_kang_the_dahar_master-1 } { op-kind-play-action } { op-kol_kang_the_dahar_master-2 } { op-kind-reaction } { op-kol_kang_the_dahar_master-3 }
    .cost = Cost: 4 Dilithium. Requires 8 Glory (not spent).
    .rule = CHAIR-9.8 CHAIR-13.8 CHAIR-16.12 CHAIR-17.1 CHAIR-27.4 CHAIR-27.40
op-kol_kang_the_dahar_master-1 = Return an INCIDENT from your hand or Discard pile. Gain 1 Glory, even if you had none to return.
op-kol_kang_the_dahar_master-2 = Requires 15 Glory (not spent). Destroy this card: take an ENCOUNTER and gain 3 Glory.
op-kol_kang_the_dahar_master-3 = After you gain Influence: Influence +1. Gain 1 Glory.

card-kol_kor_the_dahar_master = Kor, the Dahar Master
    .text = { op-kind-play } { op-kol_kor_the_dahar_master-1 } { op-kind-reaction } { op-kol_kor_the_dahar_master-2 }
    .cost = Cost: 2 Dilithium and 1 Latinum. Requires 10 Glory (not spent).
    .rule = CHAIR-7.2 CHAIR-13.8 CHAIR-20.1 CHAIR-23.3 CHAIR-27.22 CHAIR-27.47
op-kol_kor_the_dahar_master-1 = Send an Away Team to a neutral LOCATION. If you have now secured that LOCATION, you may spend an Action to take control of it and log this card.
op-kol_kor_the_dahar_master-2 = After you gain Influence: Military +1. You may warp a SHIP.

card-kol_iks_devisor = I.K.S. Devisor
    .text = { op-kind-play } { op-kol_iks_devisor-1 } { op-kind-activation } { op-kol_iks_devisor-2 } { op-kind-activation } { op-kol_iks_devisor-3 } { op-kind-activation-action } { op-kol_iks_devisor-4 }
    .cost = Cost: 5 Dilithium.
    .rule = CHAIR-11.1 CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-kol_iks_devisor-1 = Deploy this SHIP and gain 1 Glory.
op-kol_iks_devisor-2 = Spend 1 Dilithium: warp this SHIP.
op-kol_iks_devisor-3 = Discard a card: beam a card to this SHIP.
op-kol_iks_devisor-4 = Send an Away Team to this SHIP’s LOCATION.

## Reserve

card-kol_recruit = Recruit
    .text = { op-kind-play-action } { op-recruit-1 } { op-kind-play-action } { op-recruit-2 }
    .rule = CHAIR-16.1 CHAIR-16.12 CHAIR-27.31

card-kol_energy_drain = Energy Drain
    .text = { op-kind-play-action } { op-energy_drain-1 }
    .rule = CHAIR-8.12 CHAIR-12.2 CHAIR-27.22 CHAIR-27.40

card-kol_hostile_contact = Hostile Contact
    .text = { op-kind-play-action } { op-hostile_contact-1 } { op-kind-play-action } { op-hostile_contact-2 }
    .rule = CHAIR-12.1 CHAIR-17.8 CHAIR-27.5 CHAIR-27.40

card-kol_rura_penthe = Rura Penthe
    .text = { op-kind-play-action } { op-kol_rura_penthe-1 } { op-kind-control } { op-kol_rura_penthe-2 } { op-kind-resupply } { op-kol_rura_penthe-3 } { op-kind-activation } { op-kol_rura_penthe-4 }
    .rule = CHAIR-6.1 CHAIR-12.1 CHAIR-14.7 CHAIR-21.1 CHAIR-21.5 CHAIR-27.48
op-kol_rura_penthe-1 = Take control of this LOCATION.
op-kol_rura_penthe-2 = Gain 2 Dilithium.
op-kol_rura_penthe-3 = Gain 1 Dilithium for each PERSON beamed here.
op-kol_rura_penthe-4 = Beam a PERSON here.

card-kol_mara = Mara
    .text = { op-kind-play-action } { op-kol_mara-1 } { op-kind-resupply } { op-kol_mara-2 }
    .rule = CHAIR-8.8 CHAIR-11.1 CHAIR-12.2 CHAIR-17.1 CHAIR-27.5
op-kol_mara-1 = Spend 3 Dilithium: Research, Influence or Military +2 (one track). You may discard a PERSON that is not a Klingon to gain 1 Glory.
op-kol_mara-2 = Research +1.

## Available

card-kol_confiscate = Confiscate
    .text = { op-kind-play-action } { op-confiscate-1 } { op-kind-play-action } { op-confiscate-2 } { op-kind-play } { op-confiscate-3 }
    .rule = CHAIR-12.1 CHAIR-12.2 CHAIR-16.1

card-kol_conquer = Conquer
    .text = { op-kind-play-action } { op-conquer-1 }
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-16.12 CHAIR-20.2 CHAIR-27.5 CHAIR-27.6

card-kol_good_day_to_die = Good Day to Die
    .text = { op-kind-play-action } { op-kol_good_day_to_die-1 }
    .rule = CHAIR-16.12 CHAIR-21.5 CHAIR-23.1 CHAIR-24.6 CHAIR-27.6 CHAIR-37.4
op-kol_good_day_to_die-1 = Requires 2 deployed SHIPs. You may log a PERSON beamed to a SHIP for Military +1. Log one of your deployed SHIPs and dismiss another to look at the top 2 ENCOUNTERs, take one and put the other under the Encounter deck.

card-kol_utilize = Utilize
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-kol_klingon_disruptors = Klingon Disruptors
    .text = { op-kind-play-action-attack } { op-kol_klingon_disruptors-1 } { op-kind-play-action } { op-kol_klingon_disruptors-2 }
    .rule = CHAIR-11.1 CHAIR-17.1 CHAIR-20.4 CHAIR-26.16 CHAIR-27.5 CHAIR-27.52
op-kol_klingon_disruptors-1 = Discard a Klingon. If you do, up to 2 times, remove an Away Team of the other captain from a neutral LOCATION where you have an Away Team. Gain 1 Glory for each Away Team removed.
op-kol_klingon_disruptors-2 = Military +1.

card-kol_qonos = Qo’noS
    .text = { op-kind-play-action } { op-kol_qonos-1 } { op-kind-control } { op-kol_qonos-2 } { op-kind-activation } { op-kol_qonos-3 }
    .rule = CHAIR-8.8 CHAIR-14.7 CHAIR-17.1 CHAIR-20.1 CHAIR-27.7 CHAIR-27.48
op-kol_qonos-1 = Take control of this LOCATION.
op-kol_qonos-2 = Influence +1.
op-kol_qonos-3 = If one of your Away Teams is here, draw a card. Also, if you have 3 or more in all on LOCATIONs you control, draw a card. You may spend 2 Dilithium and discard a card to draw a card.

card-kol_arne_darvin = Arne Darvin
    .text = { op-kind-play-action-attack } { op-kol_arne_darvin-1 } { op-kind-play-action-attack } { op-kol_arne_darvin-2 } { op-kind-passive } { op-kol_arne_darvin-3 }
    .rule = CHAIR-9.16 CHAIR-10.11 CHAIR-12.8 CHAIR-16.12 CHAIR-23.3 CHAIR-27.18
op-kol_arne_darvin-1 = Gain 1 Dilithium. Steal 1 Dilithium from the other captain.
op-kol_arne_darvin-2 = Requires Influence 4. The other captain dismisses one of their Duty Officers. Take an INCIDENT. Gain 3 Glory. Log this card.
op-kol_arne_darvin-3 = Your hand size is 1 higher.

card-kol_korax = Korax
    .text = { op-kind-play-attack } { op-kol_korax-1 } { op-kind-clean_up } { op-kol_korax-2 } { op-kind-activation } { op-kol_korax-3 }
    .rule = CHAIR-8.8 CHAIR-8.10 CHAIR-10.2 CHAIR-10.14 CHAIR-13.1 CHAIR-27.39
op-kol_korax-1 = Gain 1 Glory. The other captain discards the top card of their deck; if it is a PERSON, you both take an INCIDENT.
op-kol_korax-2 = For each Action you have not used, your hand size is 1 higher in this Clean-up, and you may gain 1 Glory.
op-kol_korax-3 = Refresh I.K.S. Gr’oth. You may discard a card to refresh another Klingon SHIP.

card-kol_krell = Krell
    .text = { op-kind-play-action } { op-kol_krell-1 } { op-kind-resupply } { op-kol_krell-2 }
    .rule = CHAIR-6.1 CHAIR-12.1 CHAIR-12.2 CHAIR-15.1 CHAIR-16.5 CHAIR-17.1
op-kol_krell-1 = Spend 1 Dilithium: scan 2 CARGO cards. If the gained card is a weapon, Influence +1.
op-kol_krell-2 = If you have a weapon in play, gain 1 Latinum and 1 Dilithium. If you have 2 or more, gain 1 Glory. Your Captain does not count.

card-kol_iks_klothos = I.K.S. Klothos
    .text = { op-kind-play } { op-kol_iks_klothos-1 } { op-kind-activation } { op-kol_iks_klothos-2 } { op-kind-activation } { op-kol_iks_klothos-3 } { op-kind-activation-action } { op-kol_iks_klothos-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.1 CHAIR-21.1
op-kol_iks_klothos-1 = Deploy this SHIP.
op-kol_iks_klothos-2 = Spend 1 Dilithium: warp this SHIP.
op-kol_iks_klothos-3 = Discard a card: beam a card to this SHIP.
op-kol_iks_klothos-4 = Send an Away Team to this SHIP’s LOCATION.
