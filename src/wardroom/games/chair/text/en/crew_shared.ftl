### Operations of crew cards that stand on several cards, with the same wording for each crew.

op-enterprise_d_frame-1 = Deploy this SHIP. Then warp it or beam a card to it.
op-enterprise_d_frame-2 = Spend 1 Dilithium: warp this SHIP.
op-enterprise_d_frame-3 = Discard a card: beam a card to this SHIP.
op-enterprise_d_frame-4 = Promote a PERSON from your hand.

op-analyze-1 = Take an INCIDENT: gain a SHIP.
op-analyze-2 = Discard 2 cards: gain a CARGO.
op-analyze-3 = Gain 2 Dilithium.

op-confiscate-1 = Spend 4 Dilithium: gain a SHIP.
op-confiscate-2 = Spend 2 Dilithium: gain a CARGO.
op-confiscate-3 = Gain 1 Latinum.

op-conquer-1 = You may discard a PERSON and take an INCIDENT to send 2 Away Teams to one LOCATION where you have a SHIP. You may dismiss one of your SHIPs to gain a PERSON, a SHIP or an ALLY.

op-imperial_pride-1 = Remove one of your Away Teams from each of 3 different LOCATIONs you control: look at the top 2 ENCOUNTERs, take one and put the other under the Encounter deck.
op-imperial_pride-2 = Spend 10 Dilithium and log a LOCATION you control: take an ENCOUNTER. If the logged LOCATION shares no trait with your Captain, Influence +1.

op-recruit-1 = Put a card from your hand on top of your deck: gain a PERSON.
op-recruit-2 = Take an INCIDENT: gain an ALLY.

op-set_a_course-1 = Discard 1 to 3 PERSONs: send that many Away Teams, all to one LOCATION.
op-set_a_course-2 = Draw a card, then discard a card. Warp up to 2 of your SHIPs.

op-strange_new_worlds-1 = Requires a LOCATION you control; choose one. If you have an Away Team and a SHIP there, look at the top 2 ENCOUNTERs, take one and put the other under the Encounter deck. In any case, log that LOCATION for Research +1.

op-utilize-1 = Gain 1 Dilithium, and 2 more for each LOCATION you control.
op-utilize-2 = Choose a track. Advance it by 1 for each matching skill icon on your cards in play (“any” matches; beamed cards are left out).
