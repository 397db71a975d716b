### The crew of Sela: name, text in our own words, and the rules that govern each card. Developments also say what they cost.
### Operations that several crews share are in crew_shared.ftl, those of common cards in common_cards.ftl.

## Captain

card-sel_sela = Sela
    .text = { op-kind-reaction } { op-sel_sela-1 } { op-kind-activation-action } { op-sel_sela-2 } { op-kind-endgame } { op-sel_sela-3 }
    .rule = CHAIR-9.8 CHAIR-16.7 CHAIR-16.8 CHAIR-25.5 CHAIR-27.53 CHAIR-27.58
op-sel_sela-1 = After you have attacked (once per attack operation, even if its negative effect was ignored): gain 1 Dilithium or 1 Latinum.
op-sel_sela-2 = Discard Infiltrate or Conquer and spend 3 Latinum: scan for a Klingon, a Vulcan or a Starfleet card (choose the trait first).
op-sel_sela-3 = 1 VP for each attack card you own that is neither Romulan nor Reman.

## Deployed

card-sel_irw_goraxus = I.R.W. Goraxus
    .text = { op-kind-play-action } { op-sel_irw_goraxus-1 } { op-kind-activation } { op-sel_irw_goraxus-2 } { op-kind-activation } { op-sel_irw_goraxus-3 } { op-kind-activation } { op-sel_irw_goraxus-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.27
op-sel_irw_goraxus-1 = Deploy this SHIP. You may send an Away Team to a LOCATION, ignoring opposing Ships.
op-sel_irw_goraxus-2 = Spend 1 Dilithium: warp this SHIP.
op-sel_irw_goraxus-3 = Discard a card: beam a card to this SHIP.
op-sel_irw_goraxus-4 = Promote a PERSON from your hand.

## Developments

card-sel_irw_valdore = I.R.W. Valdore
    .text = { op-kind-play-action } { op-sel_irw_valdore-1 } { op-kind-activation } { op-sel_irw_valdore-2 } { op-kind-activation-attack } { op-sel_irw_valdore-3 }
    .cost = Cost: 5 Dilithium.
    .rule = CHAIR-8.8 CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1 CHAIR-27.18
op-sel_irw_valdore-1 = Deploy this SHIP. You may send an Away Team to a LOCATION, ignoring opposing Ships.
op-sel_irw_valdore-2 = You may spend 1 Dilithium to warp this SHIP. You may beam a card to this SHIP.
op-sel_irw_valdore-3 = Spend 2 Dilithium: draw a card. The other captain dismisses one of their SHIPs.

card-sel_donatra = Donatra
    .text = { op-kind-play } { op-sel_donatra-1 } { op-kind-activation } { op-sel_donatra-2 } { op-kind-activation } { op-sel_donatra-3 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-12.2 CHAIR-19.2 CHAIR-27.5 CHAIR-27.6 CHAIR-27.7 CHAIR-27.39
op-sel_donatra-1 = Draw 3 cards. For each of them, spend 1 Dilithium to keep it, or discard it. Refresh a SHIP.
op-sel_donatra-2 = Discard a card: warp a SHIP.
op-sel_donatra-3 = Dismiss one of your SHIPs: draw 2 cards.

card-sel_proconsul_neral = Proconsul Neral
    .text = { op-kind-play-action } { op-sel_proconsul_neral-1 } { op-kind-reaction } { op-sel_proconsul_neral-2 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-27.16 CHAIR-27.19 CHAIR-27.22 CHAIR-27.27
op-sel_proconsul_neral-1 = Find any card. You may free play an INCIDENT. You may discard a Romulan to promote this card.
op-sel_proconsul_neral-2 = After you take control of a LOCATION: discard a card to gain an Action.

card-sel_shinzon = Shinzon
    .text = { op-kind-play-action-attack } { op-sel_shinzon-1 } { op-kind-resupply } { op-sel_shinzon-2 } { op-kind-activation-action-attack } { op-sel_shinzon-3 }
    .cost = Cost: 3 Dilithium.
    .rule = CHAIR-6.1 CHAIR-16.7 CHAIR-17.1 CHAIR-23.1 CHAIR-27.19 CHAIR-27.46
op-sel_shinzon-1 = The other captain takes an INCIDENT. You may spend 2 Latinum to scan for a synthetic. You may free play Scimitar from your hand.
op-sel_shinzon-2 = If you can, log a Romulan from your hand or Discard pile. If you do, Military +1.
op-sel_shinzon-3 = Military +1. The other captain takes an INCIDENT.

card-sel_scimitar = Scimitar
    .text = { op-kind-play-action } { op-sel_scimitar-1 } { op-kind-activation } { op-sel_scimitar-2 } { op-kind-activation-attack } { op-sel_scimitar-3 } { op-kind-activation } { op-sel_scimitar-4 }
    .cost = Cost: 5 Dilithium.
    .rule = CHAIR-9.16 CHAIR-21.1 CHAIR-23.5 CHAIR-27.4 CHAIR-27.16 CHAIR-27.47
op-sel_scimitar-1 = Find a Romulan and destroy it. Beam a card to Remus. If you did both, deploy this SHIP.
op-sel_scimitar-2 = Warp this SHIP.
op-sel_scimitar-3 = Requires Military 7. Log a LOCATION that the other captain controls (you choose which); it goes to their Log. Gain 1 Glory for each skill icon on it. Dismiss this SHIP.
op-sel_scimitar-4 = Requires Military 9 and this SHIP at a neutral LOCATION. Take control of that LOCATION.

card-sel_forced_singularity = Forced Singularity
    .text = { op-kind-play-action } { op-forced_singularity-1 } { op-kind-passive } { op-forced_singularity-2 } { op-kind-activation } { op-forced_singularity-3 }
    .cost = Cost: dismiss one of your deployed SHIPs.
    .rule = CHAIR-8.8 CHAIR-13.8 CHAIR-27.2 CHAIR-27.16 CHAIR-27.24 CHAIR-27.28

## Reserve

card-sel_confiscate = Confiscate
    .text = { op-kind-play-action } { op-confiscate-1 } { op-kind-play-action } { op-confiscate-2 } { op-kind-play } { op-confiscate-3 }
    .rule = CHAIR-12.1 CHAIR-12.2 CHAIR-16.1

card-sel_conquer = Conquer
    .text = { op-kind-play-action } { op-conquer-1 }
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-16.12 CHAIR-20.2 CHAIR-27.5 CHAIR-27.6

card-sel_imperial_pride = Imperial Pride
    .text = { op-kind-play-action } { op-imperial_pride-1 } { op-kind-play-action } { op-imperial_pride-2 }
    .rule = CHAIR-12.2 CHAIR-16.12 CHAIR-17.1 CHAIR-20.4 CHAIR-23.1 CHAIR-24.6

card-sel_tpel = T’Pel
    .text = { op-kind-play-action } { op-sel_tpel-1 } { op-kind-passive } { op-sel_tpel-2 }
    .rule = CHAIR-9.16 CHAIR-10.11 CHAIR-12.2 CHAIR-27.7 CHAIR-27.50
op-sel_tpel-1 = Requires Influence 4. Spend 1 Latinum: trigger the CONTROL of a LOCATION you control. Draw a card.
op-sel_tpel-2 = Your hand size is 1 higher.

card-sel_energy_drain = Energy Drain
    .text = { op-kind-play-action } { op-energy_drain-1 }
    .rule = CHAIR-8.12 CHAIR-12.2 CHAIR-27.22 CHAIR-27.40

card-sel_tomalak = Tomalak
    .text = { op-kind-play-action-attack } { op-sel_tomalak-1 } { op-kind-activation } { op-sel_tomalak-2 } { op-kind-activation } { op-sel_tomalak-3 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-27.5 CHAIR-27.6 CHAIR-27.7 CHAIR-27.18
op-sel_tomalak-1 = Spend 2 Dilithium: gain a SHIP. Dismiss all Starfleet Duty Officers of the other captain; if there was at least one, they discard a card.
op-sel_tomalak-2 = Spend 1 Dilithium: draw a SHIP of your choice from your Discard pile.
op-sel_tomalak-3 = Discard a card: draw an attack card of your choice from your Discard pile, but not the one just discarded.

## Available

card-sel_disruptor_rifles = Disruptor Rifles
    .text = { op-kind-play-action-attack } { op-sel_disruptor_rifles-1 } { op-kind-play-action } { op-sel_disruptor_rifles-2 }
    .rule = CHAIR-11.1 CHAIR-17.1 CHAIR-20.4 CHAIR-26.16 CHAIR-27.5 CHAIR-27.24
op-sel_disruptor_rifles-1 = Discard a Romulan. If you do, up to 2 times, remove an Away Team of the other captain from a neutral LOCATION where you have a SHIP. Gain 1 Glory for each Away Team removed. You may junk a Market card.
op-sel_disruptor_rifles-2 = Military +1. Junk a Market card.

card-sel_sub_commander_trul = Sub-Commander T’Rul
    .text = { op-kind-play } { op-sel_sub_commander_trul-1 } { op-kind-reaction } { op-sel_sub_commander_trul-2 }
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-12.1 CHAIR-27.5 CHAIR-27.7 CHAIR-27.32
op-sel_sub_commander_trul-1 = Draw a card. You may discard a card to draw a cloak of your choice from your Discard pile.
op-sel_sub_commander_trul-2 = After you put a cloak into play: gain 1 Latinum.

card-sel_irw_khazara = I.R.W. Khazara
    .text = { op-kind-play-action } { op-sel_irw_khazara-1 } { op-kind-activation } { op-sel_irw_khazara-2 } { op-kind-activation } { op-sel_irw_khazara-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1
op-sel_irw_khazara-1 = Deploy this SHIP. You may send an Away Team to a LOCATION, ignoring opposing Ships.
op-sel_irw_khazara-2 = Spend 1 Dilithium: warp this SHIP.
op-sel_irw_khazara-3 = Discard a card: beam a card to this SHIP.

card-sel_general_movar = General Movar
    .text = { op-kind-play-action } { op-sel_general_movar-1 } { op-kind-resupply } { op-sel_general_movar-2 } { op-kind-activation } { op-sel_general_movar-3 }
    .rule = CHAIR-6.1 CHAIR-12.2 CHAIR-16.7 CHAIR-16.12 CHAIR-27.5 CHAIR-27.19
op-sel_general_movar-1 = Discard an attack card and spend 1 Dilithium: scan for a shady card.
op-sel_general_movar-2 = Draw a card for every 2 shady cards in play, at most 4 cards.
op-sel_general_movar-3 = Take an INCIDENT: gain 1 Dilithium. You may free play an attack card.

card-sel_remus = Remus
    .text = { op-kind-play-action } { op-sel_remus-1 } { op-kind-control-attack } { op-sel_remus-2 } { op-kind-resupply } { op-sel_remus-3 }
    .rule = CHAIR-6.1 CHAIR-8.8 CHAIR-14.7 CHAIR-27.5 CHAIR-27.18 CHAIR-27.48
op-sel_remus-1 = Take control of this LOCATION.
op-sel_remus-2 = The other captain discards a card.
op-sel_remus-3 = Gain 1 Dilithium. You may discard a Reman to gain 2 more Dilithium.

card-sel_romulus = Romulus
    .text = { op-kind-play-action } { op-sel_romulus-1 } { op-kind-control } { op-sel_romulus-2 } { op-kind-activation } { op-sel_romulus-3 }
    .rule = CHAIR-14.7 CHAIR-20.1 CHAIR-27.7 CHAIR-27.19 CHAIR-27.48
op-sel_romulus-1 = Take control of this LOCATION.
op-sel_romulus-2 = You may free play a SHIP.
op-sel_romulus-3 = If one of your Away Teams is here, draw a card. Also, if you have 3 or more in all on LOCATIONs you control, draw a card.

card-sel_infiltrate = Infiltrate
    .text = { op-kind-play } { op-sel_infiltrate-1 } { op-kind-play-action } { op-sel_infiltrate-2 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-16.2 CHAIR-19.2 CHAIR-27.5
op-sel_infiltrate-1 = You may warp up to 3 of your SHIPs with the cloak trait.
op-sel_infiltrate-2 = Discard 2 cards and spend 1 Dilithium: gain a PERSON, a CARGO or an ALLY.

## Discard

card-sel_utilize = Utilize
    .text = { op-kind-play-action } { op-utilize-1 } { op-kind-play-action } { op-utilize-2 }
    .rule = CHAIR-12.1 CHAIR-17.2 CHAIR-17.3 CHAIR-17.10

card-sel_irw_terix = I.R.W. Terix
    .text = { op-kind-play-action } { op-sel_irw_terix-1 } { op-kind-activation } { op-sel_irw_terix-2 } { op-kind-activation } { op-sel_irw_terix-3 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-21.1
op-sel_irw_terix-1 = Deploy this SHIP. You may send an Away Team to a LOCATION, ignoring opposing Ships.
op-sel_irw_terix-2 = Spend 1 Dilithium: warp this SHIP.
op-sel_irw_terix-3 = Discard a card: beam a card to this SHIP.

card-sel_remans = Remans
    .text = { op-kind-play } { op-sel_remans-1 }
    .rule = CHAIR-20.1 CHAIR-23.3 CHAIR-27.7 CHAIR-27.31
op-sel_remans-1 = Put a card from your hand on top of your deck: send an Away Team to a LOCATION. Then choose: either you log this card, or the other captain may draw a card.
