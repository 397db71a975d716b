### The crew of Michael Burnham: name, text in our own words, and the rules that govern each card. Developments also say what they cost.
### Operations that several crews share are in crew_shared.ftl, those of common cards in common_cards.ftl.

## Captain

card-bur_michael_burnham = Michael Burnham
    .text = { op-kind-passive } { op-bur_michael_burnham-1 } { op-kind-activation } { op-bur_michael_burnham-2 }
    .rule = CHAIR-10.7 CHAIR-11.8 CHAIR-12.2 CHAIR-16.1 CHAIR-28.2
op-bur_michael_burnham-1 = In your Clean-up, instead of placing Glory: remove 1 Glory from the Stardate card and place 2 Dilithium from the supply on one Market card.
op-bur_michael_burnham-2 = Spend 3 Dilithium: gain an ALLY and 1 Glory.

## Status

card-bur_inert_dilithium = Inert Dilithium
    .text = { op-kind-passive } { op-bur_inert_dilithium-1 } { op-kind-passive } { op-bur_inert_dilithium-2 } { op-kind-passive } { op-bur_inert_dilithium-3 }
    .rule = CHAIR-10.11 CHAIR-12.9 CHAIR-27.55 CHAIR-28.1 CHAIR-28.3 CHAIR-28.4
op-bur_inert_dilithium-1 = Your hand size is 1 higher.
op-bur_inert_dilithium-2 = Dilithium you gain is placed on this card and cannot be spent (except Dilithium that lies on a Market card you gain). Recrystallizing moves it to your pool.
op-bur_inert_dilithium-3 = You cannot pay Dilithium with Glory.

## Deployed

card-bur_uss_discovery_a = U.S.S. Discovery-A
    .text = { op-kind-play-action } { op-bur_uss_discovery_a-1 } { op-kind-activation } { op-bur_uss_discovery_a-2 } { op-kind-activation } { op-bur_uss_discovery_a-3 } { op-kind-activation } { op-bur_uss_discovery_a-4 } { op-kind-passive } { op-bur_uss_discovery_a-5 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-21.1 CHAIR-27.27 CHAIR-28.3 CHAIR-28.12
op-bur_uss_discovery_a-1 = Deploy this SHIP. You may discard a card to free play a PERSON.
op-bur_uss_discovery_a-2 = Warp this SHIP and refresh it. You can do this again, at most 10 times in a turn.
op-bur_uss_discovery_a-3 = Discard a card: beam a card to this SHIP.
op-bur_uss_discovery_a-4 = Promote a PERSON from your hand.
op-bur_uss_discovery_a-5 = Your Dilithium cannot be stolen.

## Developments

card-bur_uss_federation = U.S.S. Federation
    .text = { op-kind-play-action } { op-bur_uss_federation-1 } { op-kind-activation } { op-bur_uss_federation-2 } { op-kind-endgame } { op-bur_uss_federation-3 }
    .cost = Cost: 6 Dilithium, or nothing if Admiral Vance is your Duty Officer.
    .rule = CHAIR-8.8 CHAIR-13.8 CHAIR-19.1 CHAIR-19.2 CHAIR-25.5 CHAIR-27.27
op-bur_uss_federation-1 = Deploy this SHIP. You may spend 1 Dilithium to warp it.
op-bur_uss_federation-2 = Promote a PERSON from your hand.
op-bur_uss_federation-3 = 1 VP for each card you own with an Influence or Military focus.

card-bur_admiral_vance = Admiral Vance
    .text = { op-kind-play-action } { op-bur_admiral_vance-1 } { op-kind-activation } { op-bur_admiral_vance-2 }
    .cost = Cost: 2 Dilithium.
    .rule = CHAIR-8.8 CHAIR-16.1 CHAIR-20.1 CHAIR-27.5 CHAIR-27.7 CHAIR-27.22
op-bur_admiral_vance-1 = Gain an ALLY. Draw a card.
op-bur_admiral_vance-2 = If you have an Away Team on a LOCATION you control, draw a card. Also, if you have 3 or more in all on LOCATIONs you control, draw a card. You may discard an INCIDENT to gain an Action.

card-bur_adira_tal = Adira Tal
    .text = { op-kind-play } { op-bur_adira_tal-1 } { op-kind-reaction } { op-bur_adira_tal-2 } { op-kind-passive } { op-bur_adira_tal-3 }
    .cost = Cost: 2 Dilithium. Requires Research 7.
    .rule = CHAIR-16.5 CHAIR-23.1 CHAIR-27.16 CHAIR-27.29 CHAIR-27.37 CHAIR-28.7
op-bur_adira_tal-1 = Log a card from your hand or Discard pile: find any card.
op-bur_adira_tal-2 = When you would gain a card of a given suit from the Market: scan 2 cards of that suit instead, and gain 1 Glory.
op-bur_adira_tal-3 = You have one more Duty Officer slot, for a PERSON with the scientist or engineer trait.

card-bur_jett_reno = Jett Reno
    .text = { op-kind-play } { op-bur_jett_reno-1 } { op-kind-play } { op-bur_jett_reno-2 } { op-kind-activation } { op-bur_jett_reno-3 }
    .cost = Cost: dismiss one of your deployed SHIPs.
    .rule = CHAIR-12.1 CHAIR-13.8 CHAIR-16.1 CHAIR-16.12 CHAIR-27.6 CHAIR-27.55
op-bur_jett_reno-1 = Gain 3 Dilithium.
op-bur_jett_reno-2 = Recrystallize up to 2 Dilithium.
op-bur_jett_reno-3 = Take an INCIDENT: gain a CARGO or a SHIP and put it in your Discard pile.

card-bur_doctor_kovich = Doctor Kovich
    .text = { op-kind-play-action } { op-bur_doctor_kovich-1 } { op-kind-passive } { op-bur_doctor_kovich-2 }
    .cost = Cost: find an ENCOUNTER and log it.
    .rule = CHAIR-10.11 CHAIR-13.8 CHAIR-15.1 CHAIR-17.1 CHAIR-27.7
op-bur_doctor_kovich-1 = Draw a card. Research +1 for each anomaly in play. Influence +1 for each ambassador in play. Military +1 for each alien in play.
op-bur_doctor_kovich-2 = Your hand size is 1 higher for each of your tracks at 5 or more.

card-bur_earth = Earth
    .text = { op-kind-play-action } { op-bur_earth-1 } { op-kind-control } { op-bur_earth-2 } { op-kind-activation } { op-bur_earth-3 }
    .cost = Cost: nothing. Requires Research 8 and Influence 5.
    .rule = CHAIR-13.8 CHAIR-14.7 CHAIR-16.1 CHAIR-17.1 CHAIR-27.48
op-bur_earth-1 = Take control of this LOCATION.
op-bur_earth-2 = You may gain a PERSON.
op-bur_earth-3 = Influence +1. Military +1.

card-bur_theta_zeta = Theta Zeta
    .text = { op-kind-play-action } { op-bur_theta_zeta-1 } { op-kind-control } { op-bur_theta_zeta-2 } { op-kind-passive } { op-bur_theta_zeta-3 } { op-kind-endgame } { op-bur_theta_zeta-4 }
    .cost = Cost: nothing. Requires Research 12.
    .rule = CHAIR-13.8 CHAIR-14.7 CHAIR-20.1 CHAIR-25.5 CHAIR-27.55 CHAIR-28.5
op-bur_theta_zeta-1 = Take control of this LOCATION.
op-bur_theta_zeta-2 = Recrystallize all your Dilithium. Log Inert Dilithium from play. Gain 4 Glory.
op-bur_theta_zeta-3 = No Away Team can be sent here.
op-bur_theta_zeta-4 = 1 VP for every 2 Dilithium you have, rounded down.

card-bur_trance_worm = Trance Worm
    .text = { op-kind-play-action } { op-bur_trance_worm-1 }
    .cost = Cost: 3 Latinum.
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-23.1 CHAIR-27.24 CHAIR-37.4
op-bur_trance_worm-1 = Junk a Market card. Spend 1 Latinum (without it you cannot use this operation) to gain a PERSON or a CARGO and log it. If the gained card has 3 or more traits, gain 1 Glory.

## Reserve

card-bur_nivar = Ni’Var
    .text = { op-kind-play-action } { op-bur_nivar-1 } { op-kind-control } { op-bur_nivar-2 } { op-kind-passive } { op-bur_nivar-3 }
    .rule = CHAIR-11.8 CHAIR-14.7 CHAIR-15.11 CHAIR-16.7 CHAIR-17.2 CHAIR-27.16
op-bur_nivar-1 = Take control of this LOCATION. Remove 1 Glory from the Stardate card; it goes to the supply.
op-bur_nivar-2 = You may either find Inspire or scan for an ambassador.
op-bur_nivar-3 = This card has 1 Research skill for each Vulcan, 1 Influence skill for each ambassador and 1 Military skill for each Romulan in play; its own traits count.

card-bur_hugh_culber = Hugh Culber
    .text = { op-kind-play-action } { op-bur_hugh_culber-1 } { op-kind-reaction } { op-bur_hugh_culber-2 }
    .rule = CHAIR-8.8 CHAIR-9.8 CHAIR-27.5 CHAIR-27.16 CHAIR-27.19 CHAIR-27.40
op-bur_hugh_culber-1 = You may find a PERSON or an INCIDENT. You may free play an INCIDENT to gain 1 Glory.
op-bur_hugh_culber-2 = After you take an INCIDENT: discard a PERSON or a DIRECTIVE to return that INCIDENT and get Research +1.

card-bur_grudge = Grudge
    .text = { op-kind-play } { op-bur_grudge-1 }
    .rule = CHAIR-21.1 CHAIR-27.19 CHAIR-27.24
op-bur_grudge-1 = You may free play Cleveland Booker or Book’s Ship. You may beam this card and one other card to Book’s Ship. Junk a Market card.

card-bur_books_ship = Book’s Ship
    .text = { op-kind-play-action } { op-bur_books_ship-1 } { op-kind-activation } { op-bur_books_ship-2 } { op-kind-activation } { op-bur_books_ship-3 } { op-kind-reaction } { op-bur_books_ship-4 }
    .rule = CHAIR-19.1 CHAIR-19.2 CHAIR-20.6 CHAIR-27.6 CHAIR-27.38 CHAIR-27.58
op-bur_books_ship-1 = Deploy this SHIP. You may send an Away Team to a LOCATION, ignoring opposing Ships.
op-bur_books_ship-2 = Discard a card: warp this SHIP.
op-bur_books_ship-3 = Discard a card: recall a card beamed to this SHIP.
op-bur_books_ship-4 = When an attack would dismiss your Duty Officer: dismiss a card beamed to this SHIP to ignore that effect.

## Available

card-bur_inspire = Inspire
    .text = { op-kind-play-action } { op-bur_inspire-1 }
    .rule = CHAIR-17.2 CHAIR-17.3 CHAIR-17.10 CHAIR-27.5 CHAIR-27.7
op-bur_inspire-1 = Draw 2 cards and discard one of them. Choose a track. Advance it by 1 for each matching skill icon on your cards in play (“any” matches; beamed cards are left out).

card-bur_recover = Recover
    .text = { op-kind-play-action } { op-bur_recover-1 } { op-kind-play-action } { op-bur_recover-2 }
    .rule = CHAIR-12.2 CHAIR-16.1 CHAIR-16.4 CHAIR-16.12
op-bur_recover-1 = Take an INCIDENT: gain a SHIP from the Junk pile.
op-bur_recover-2 = Spend 1 Latinum: gain a CARGO.

card-bur_strange_new_worlds = Strange New Worlds
    .text = { op-kind-play-action } { op-strange_new_worlds-1 }
    .rule = CHAIR-16.12 CHAIR-18.5 CHAIR-19.5 CHAIR-23.1 CHAIR-24.6 CHAIR-37.5

card-bur_maximum_warp = Maximum Warp
    .text = { op-kind-play } { op-bur_maximum_warp-1 }
    .rule = CHAIR-19.2 CHAIR-27.5 CHAIR-27.7
op-bur_maximum_warp-1 = Draw 2 cards and discard one of them. You may warp a SHIP.

card-bur_keyla_detmer = Keyla Detmer
    .text = { op-kind-play-action } { op-bur_keyla_detmer-1 } { op-kind-passive } { op-bur_keyla_detmer-2 }
    .rule = CHAIR-8.8 CHAIR-13.1 CHAIR-17.2 CHAIR-17.10 CHAIR-19.2 CHAIR-20.1
op-bur_keyla_detmer-1 = Discard the top card of your deck. You may discard a card to warp a SHIP and send an Away Team to the LOCATION it warped to.
op-bur_keyla_detmer-2 = This card has two “any” skills.

card-bur_joann_owosekun = Joann Owosekun
    .text = { op-kind-play-action } { op-bur_joann_owosekun-1 } { op-kind-resupply } { op-bur_joann_owosekun-2 } { op-kind-activation } { op-bur_joann_owosekun-3 }
    .rule = CHAIR-13.1 CHAIR-19.5 CHAIR-20.1 CHAIR-21.1 CHAIR-27.15 CHAIR-27.39
op-bur_joann_owosekun-1 = You may send an Away Team to the LOCATION of U.S.S. Discovery-A. You may beam a card from your hand or Discard pile to U.S.S. Discovery-A. If you did both, gain 1 Glory.
op-bur_joann_owosekun-2 = Discard the top card of your deck and gain 1 Latinum.
op-bur_joann_owosekun-3 = Exhaust one of your SHIPs at a LOCATION: refresh that LOCATION.

card-bur_sylvia_tilly = Sylvia Tilly
    .text = { op-kind-play-action } { op-bur_sylvia_tilly-1 } { op-kind-play } { op-bur_sylvia_tilly-2 } { op-kind-reaction } { op-bur_sylvia_tilly-3 }
    .rule = CHAIR-9.8 CHAIR-20.1 CHAIR-23.1 CHAIR-27.7 CHAIR-27.39 CHAIR-27.55
op-bur_sylvia_tilly-1 = Draw a card for each scientist in play except your Captain. For each engineer in play, refresh your Captain, a CARGO or a SHIP.
op-bur_sylvia_tilly-2 = Log a card from your hand or Discard pile: recrystallize 1 Dilithium.
op-bur_sylvia_tilly-3 = After you gain a PERSON: discard an INCIDENT to send an Away Team to a LOCATION.

card-bur_cleveland_booker = Cleveland Booker
    .text = { op-kind-play } { op-bur_cleveland_booker-1 } { op-kind-play-action } { op-bur_cleveland_booker-2 } { op-kind-activation } { op-bur_cleveland_booker-3 }
    .rule = CHAIR-11.1 CHAIR-12.1 CHAIR-12.2 CHAIR-16.1 CHAIR-27.7
op-bur_cleveland_booker-1 = Gain 1 Dilithium and 1 Latinum.
op-bur_cleveland_booker-2 = Spend 1 Dilithium: gain a PERSON or a CARGO.
op-bur_cleveland_booker-3 = For each creature in play, draw a card or gain 1 Glory.

card-bur_paul_stamets = Paul Stamets
    .text = { op-kind-play-action } { op-bur_paul_stamets-1 } { op-kind-activation-action } { op-bur_paul_stamets-2 }
    .rule = CHAIR-8.8 CHAIR-12.2 CHAIR-16.12 CHAIR-17.1 CHAIR-27.6 CHAIR-27.55
op-bur_paul_stamets-1 = You may take an INCIDENT for Research +2. Recrystallize up to 1 Dilithium for each of your deployed SHIPs.
op-bur_paul_stamets-2 = Dismiss U.S.S. Discovery-A and this card and spend 3 Dilithium: take an ENCOUNTER.

card-bur_saru = Saru
    .text = { op-kind-play-action } { op-bur_saru-1 } { op-kind-resupply } { op-bur_saru-2 }
    .rule = CHAIR-8.8 CHAIR-9.16 CHAIR-16.7 CHAIR-27.16 CHAIR-27.19 CHAIR-27.22
op-bur_saru-1 = You may take an INCIDENT to scan for a Kelpien. Find a DIRECTIVE. You may free play it.
op-bur_saru-2 = Requires Influence 2. Reveal your hand. If there are 2 or more PERSONs in it, gain an Action.

## Incident deck

card-bur_subspace_phenomenon = Subspace Phenomenon
    .text = { op-kind-play-action } { op-subspace_phenomenon-1 } { op-kind-play-action } { op-subspace_phenomenon-2 }
    .rule = CHAIR-2.11 CHAIR-17.8 CHAIR-27.5 CHAIR-27.7 CHAIR-27.40
