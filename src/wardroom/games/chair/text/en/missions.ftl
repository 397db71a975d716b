### The missions of Captain’s Chair, in our own words, and what the Stardate cards do.

## Picard

mission-peace_negotiations = Peace Negotiations
    .goal = 3 ALLY cards on the same SHIP, and at least two of Research, Influence and Military at 4 or more.
    .reward = Gain 4 Dilithium. Draw 4 cards. You may junk a Market card.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-22.8 CHAIR-27.24

mission-arbiter_of_succession = Arbiter of Succession
    .goal = 3 Klingons on the same SHIP.
    .reward = Gain 1 Glory. Influence or Military +1. Gain an Action. You may junk a Market card.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.22 CHAIR-27.24

mission-seek_out_new_life = Seek Out New Life
    .goal = 6 different species in play. Cards with the Human or Starfleet trait do not count. Every alien card and every transcendent card counts as a species of its own, and a Wildcard as one species of your choice.
    .reward = Take an ENCOUNTER.
    .rule = CHAIR-15.5 CHAIR-15.6 CHAIR-16.12 CHAIR-22.1 CHAIR-22.3 CHAIR-28.11

## Sisko

mission-a_call_to_arms = A Call to Arms
    .goal = 4 deployed SHIPs, and Influence or Military at 7 or more.
    .reward = Enlist a Development; its cost is lower by 1 Dilithium or 1 Latinum for each starbase in play.
    .rule = CHAIR-13.6 CHAIR-13.8 CHAIR-22.1 CHAIR-22.3

mission-bajors_application_to_the_federation = Bajor’s Application to the Federation
    .goal = In play: 2 Starfleet cards (your Captain does not count) and 3 Bajorans. Also, one of your SHIPs is at Bajor.
    .reward = Trigger the CONTROL of a LOCATION you control. Refresh Bajor.
    .rule = CHAIR-19.5 CHAIR-22.1 CHAIR-22.3 CHAIR-27.39 CHAIR-27.50

mission-contacting_the_dominion = Contacting the Dominion
    .goal = 3 cards in play with the Dominion or changeling trait.
    .reward = Influence +3. Scan 1 PERSON, CARGO or SHIP card (one suit). Draw 2 cards.
    .rule = CHAIR-16.5 CHAIR-16.6 CHAIR-17.1 CHAIR-22.1 CHAIR-22.3

## Burnham

mission-investigate_the_burn = Investigate the Burn
    .goal = On the same SHIP: 2 INCIDENTs, a scientist and a Kelpien. Also, Research is at 5 or more.
    .reward = Take the top ENCOUNTER and put it on top of your deck. Recrystallize up to 2 Dilithium.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.55

mission-reunite_the_federation = Reunite the Federation
    .goal = At least one anomaly in your Log; 3 Starfleet cards in play (your Captain does not count); 3 different species on the same SHIP (Starfleet cards do not count).
    .reward = Draw the top card of the Location deck and take control of it.
    .rule = CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.48 CHAIR-28.11

mission-dealing_with_the_emerald_chain = Dealing with the Emerald Chain
    .goal = 2 cards in play with the business or Orion trait, and 2 shady cards in your Log.
    .reward = You may free play an INCIDENT to gain 2 Glory, 2 Dilithium and 2 Latinum.
    .rule = CHAIR-8.8 CHAIR-22.1 CHAIR-22.3 CHAIR-27.19

## Koloth

mission-expanding_the_empire = Expanding the Empire
    .goal = 6 or more deployed SHIPs and controlled LOCATIONs together, at least one of each.
    .reward = Enlist 2 Reserves or a Development. Dismiss one of your deployed SHIPs.
    .rule = CHAIR-13.6 CHAIR-13.7 CHAIR-22.1 CHAIR-22.3 CHAIR-27.6

mission-romulan_weapons_trade_agreement = Romulan Weapons Trade Agreement
    .goal = At least one Romulan on a Klingon SHIP.
    .reward = Military +1 for each Romulan in play. Enlist { card-kol_prototype_cloak } for free. You may junk a Market card.
    .rule = CHAIR-13.9 CHAIR-17.1 CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.24

mission-sabotage = Sabotage
    .goal = In play: 2 different species (Klingons do not count), 2 weapons (your Captain does not count) and a scientist.
    .reward = Enlist a Reserve. You may attack: the other captain takes 2 INCIDENTs.
    .rule = CHAIR-13.7 CHAIR-22.1 CHAIR-22.3 CHAIR-27.46 CHAIR-27.52 CHAIR-28.11

## Sela

mission-romulan_might = Romulan Might
    .goal = Influence and Military both at 6 or more.
    .reward = Enlist a Development. Find an attack card.
    .rule = CHAIR-13.6 CHAIR-22.1 CHAIR-22.3 CHAIR-27.16

mission-the_reunification_plot = The Reunification Plot
    .goal = 4 Vulcans in play.
    .reward = Influence +3. Draw a card for each shady card in play. You may free play an INCIDENT. You may junk a Market card.
    .rule = CHAIR-17.1 CHAIR-22.1 CHAIR-22.3 CHAIR-27.7 CHAIR-27.19 CHAIR-27.24

mission-the_duras_plot = The Duras Plot
    .goal = At least one Klingon on the same SHIP as a cloak.
    .reward = Military +1 for each cloak in play. Gain 2 Glory from the supply for each Klingon in play. Dismiss one cloak and every beamed Klingon.
    .rule = CHAIR-17.1 CHAIR-22.1 CHAIR-22.3 CHAIR-22.4 CHAIR-27.6

## Shran

mission-securing_andorias_borders = Securing Andoria’s Borders
    .goal = 3 controlled LOCATIONs and 4 weapons in play.
    .reward = Scan 1 SHIP card. Draw a card. Gain an Action.
    .rule = CHAIR-16.5 CHAIR-22.1 CHAIR-22.3 CHAIR-27.7 CHAIR-27.22

mission-founding_the_federation = Founding the Federation
    .goal = On the same SHIP: a Human, and three different traits out of Vulcan, Tellarite, Andorian, alien, ambassador and communication. These are four different cards; the SHIP itself may be one of them.
    .reward = Research +2. Influence +2. Military +2. You may send an Away Team to a LOCATION with the starbase trait.
    .rule = CHAIR-17.1 CHAIR-20.1 CHAIR-22.1 CHAIR-22.3 CHAIR-22.4

mission-andorian_mining_consortium = Andorian Mining Consortium
    .goal = 3 business cards in play.
    .reward = Scan 1 CARGO card. Gain 2 Latinum and 1 Glory. You may free play an INCIDENT to gain 1 Glory.
    .rule = CHAIR-8.8 CHAIR-16.5 CHAIR-22.1 CHAIR-22.3 CHAIR-27.19

## Stardate cards: what they wipe, where they go when their Glory is gone, and their numbers

stardate-wipes-market = Wipe the Market: all its tokens are removed, its cards are junked, and new ones are revealed.
    .rule = CHAIR-10.3 CHAIR-10.4
stardate-wipes-neutral = Wipe the Neutral Zone: neutral LOCATIONs without tokens leave the game, and new ones are revealed.
    .rule = CHAIR-10.3 CHAIR-10.5
stardate-emptied-to_inactive = When it is empty, it goes to the captain whose turn it is not. Its effect is carried out in that captain’s next Clean-up.
    .rule = CHAIR-11.2 CHAIR-11.3
stardate-emptied-to_self = When it is empty, it goes to your Staging area. Its effect is carried out in the Clean-up of your next turn.
    .rule = CHAIR-26.12
stardate-emptied-destroy = When it is empty, it leaves the game without any effect.
    .rule = CHAIR-11.5
stardate-emptied-end_of_game = When it is empty, the Resolution is triggered: the game ends after the last turns. From then on, Glory comes from the supply.
    .rule = CHAIR-5.2 CHAIR-5.3 CHAIR-11.4
stardate-glory = { $count } Glory
    .rule = CHAIR-2.9
stardate-bot-actions = { $count ->
    [one] 1 Bot action
   *[other] { $count } Bot actions
}
    .rule = CHAIR-30.4
