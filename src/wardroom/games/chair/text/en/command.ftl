### The rows of the Bot's Automated Command cards (CHAIR-1.9). “It” is the Bot, “this card” the one it resolves, “you” the person.

## Picard

command-picard-traits-1 = It logs its top card. Research +1, Influence +1. If this card is a PERSON, it is promoted.
command-picard-traits-2 = It discards its top 3 cards and sends an Away Team. Attack: you remove one of your Away Teams, from where it just sent one, otherwise from where you like. If that is not done, it gains 1 Glory and takes an INCIDENT.
command-picard-traits-3 = It discards its top card. Influence +1. With Influence at 5 or more: Research +1, and it gains a CARGO. It logs this card.
command-picard-traits-4 = It discards its top 2 cards. An INCIDENT of its Discard pile is returned; otherwise it gains 2 Glory and Research +1. If this card is a PERSON, it is promoted.
command-picard-traits-5 = It sends an Away Team. A SHIP of its Discard pile goes on top of its deck; otherwise Influence +1. If this card is a PERSON, it is promoted.
command-picard-without-incident = It logs its top card and gains a PERSON. This card is returned.
command-picard-without-ship = It deploys this card, which explores. With a PERSON in its Discard pile it sends an Away Team.
command-picard-without-ally = It discards its top 2 cards. Influence +1 for each PERSON, and an Away Team for each SHIP, in its Discard pile.
command-picard-without-cargo = It discards its top 2 cards, gains 2 Glory and takes a PERSON. It logs this card.
command-picard-without-person = It logs its top card. The lower of Research and Influence +1. It sends an Away Team and promotes this card.
command-picard-without-directive = It gains a Klingon; otherwise a SHIP or ALLY, and it takes an INCIDENT. The lower of Research and Influence +1. It sends an Away Team.
command-picard-without-encounter = It logs its top 2 cards, takes a SHIP and logs this card.
command-picard-without-location = It logs its top card and discards the next 3.
command-picard-with-incident = It discards its top 2 cards. Research +1. This card is returned.
command-picard-with-ship = Influence +1. It deploys this card, which explores, and sends an Away Team.
command-picard-with-ally = It discards its top card and gains a Klingon, otherwise a PERSON, SHIP or ALLY. It logs its Duty Officer and this card.
command-picard-with-cargo = It logs its top card and discards the next 2. It gains a SHIP and deploys it; it explores. It logs its Duty Officer.
command-picard-with-person = It logs its top card. The lower of Research and Influence +1. It sends an Away Team.
command-picard-with-directive = If it can log a controlled LOCATION and remove 2 Away Teams, it does, takes an ENCOUNTER and logs this card. Otherwise it gains a card with Research FOCUS, otherwise an alien, otherwise a CARGO or ALLY.
command-picard-with-encounter = The higher of Research and Influence +1. It takes a Klingon, otherwise an ALLY, otherwise a SHIP. It logs this card.
command-picard-with-location = It logs its top 2 cards. Research +1. It logs its Duty Officer.

## Shran

command-shran-traits-1 = It junks the Market card most valuable for you and sends an Away Team. Attack: you take an INCIDENT or remove one of your Away Teams.
command-shran-traits-2 = It sends an Away Team. Attack: your top card is discarded; if it is a PERSON, you and the Bot each take an INCIDENT; otherwise its Military +1. If this card is a PERSON, it is promoted.
command-shran-traits-3 = It logs its top card, gains a weapon, otherwise a CARGO or SHIP, resolves its top card and logs this card.
command-shran-traits-4 = It discards its top 2 cards and gains 2 Glory. You may return an INCIDENT from your hand or Discard pile. If this card is a PERSON, it is promoted, otherwise logged.
command-shran-without-incident = It gains a PERSON and discards its top 3 cards. This card is returned.
command-shran-without-ship = It deploys this card, which explores. With a PERSON in its Discard pile it sends an Away Team; with a CARGO there, Influence +1.
command-shran-without-ally = It discards its top 3 cards. Influence +1 for each PERSON, and an Away Team for each SHIP, in its Discard pile.
command-shran-without-cargo = It discards its top 2 cards, gains 2 Glory, and gains a card with business, otherwise a PERSON. It logs this card.
command-shran-without-person = It discards its top 2 cards. The lower of Influence and Military +1. It sends an Away Team and promotes this card.
command-shran-without-directive = It gains a card with business, otherwise a CARGO, and sends an Away Team. With Influence at 5 or more it gains 1 Glory and takes an INCIDENT.
command-shran-without-encounter = It discards its top 2 cards, gains a PERSON, gains a CARGO and logs this card.
command-shran-without-location = It logs its top card and discards the next 2.
command-shran-with-incident = It logs its top card and gains 1 Glory. This card is returned.
command-shran-with-ship = It deploys this card, which engages, and sends an Away Team. Military +1.
command-shran-with-ally = It gains a card with business, otherwise a PERSON, SHIP or ALLY. With an attack card in its Discard pile: Military +1 and 1 Glory. It logs its Duty Officer and this card.
command-shran-with-cargo = It logs its top card. Influence +1, Military +1. It logs its Duty Officer and this card.
command-shran-with-person = It logs its top card. Influence +1, Military +1. It takes a SHIP or ALLY.
command-shran-with-directive = If it can log a controlled LOCATION and remove 2 Away Teams, it does, takes an ENCOUNTER and logs this card. Otherwise it gains a CARGO or SHIP.
command-shran-with-encounter = It gains 1 Glory. Military +1. It takes a SHIP, otherwise an ALLY. It logs this card.
command-shran-with-location = Military +1. It gains 1 Glory and logs its Duty Officer.

## Koloth

command-koloth-traits-1 = It junks the Market card most valuable for you. Military +1. With Military at 9 or more and a Klingon Duty Officer, that officer is dismissed, it gains 4 Glory and logs this card. Otherwise, attack: you remove one of your Away Teams; if that is not done, Military +1.
command-koloth-traits-2 = It junks the Market card most valuable for you. A SHIP of its Discard pile goes on top of its deck; otherwise, attack: you dismiss one of your SHIPs; if that is not done, it gains 1 Glory.
command-koloth-traits-3 = It logs its top card, takes the top card of its Supplement deck and logs this card.
command-koloth-traits-4 = It discards its top card and gains 2 Glory. Influence +1.
command-koloth-without-incident = It gains a card with Military FOCUS, otherwise a PERSON or SHIP, and sends an Away Team. You may draw a card. This card is returned.
command-koloth-without-ship = It deploys this card, which explores, and sends an Away Team.
command-koloth-without-ally = It gains a Romulan; otherwise it takes a SHIP or PERSON and, attack: you take an INCIDENT. It logs this card.
command-koloth-without-cargo = Influence +1, Military +1. It gains a PERSON, SHIP or ALLY.
command-koloth-without-person = It discards its top card and logs the next one. The lower of Influence and Military +1. It gains a weapon, otherwise a SHIP, and promotes this card.
command-koloth-without-directive = It discards its top 3 cards. Military +1. It takes an INCIDENT and sends an Away Team.
command-koloth-without-encounter = It gains a PERSON or ALLY, sends an Away Team and logs this card.
command-koloth-without-location = It logs its top card and discards the next 2. With a SHIP in its Discard pile it gains 1 Glory.
command-koloth-with-incident = Military +1. It gains a Romulan; otherwise it takes a card with Military FOCUS, otherwise a CARGO. It sends an Away Team. This card is returned.
command-koloth-with-ship = Influence +1. It deploys this card, which engages, and sends an Away Team.
command-koloth-with-ally = It gains a Romulan; otherwise it takes an INCIDENT, gains 1 Glory, attack: you take an INCIDENT straight into your Discard pile, and its Duty Officer is dismissed. It logs this card.
command-koloth-with-cargo = Influence +1, Military +1. It discards the top card of its Supplement deck and logs its Duty Officer.
command-koloth-with-person = It logs its top card and gains a CARGO. A SHIP of its Discard pile goes on top of its deck; otherwise it takes a SHIP.
command-koloth-with-directive = If it can log the SHIP it deployed last and remove an Away Team, it does, takes an ENCOUNTER and logs this card and its Duty Officer. Otherwise it gains 1 Glory, Military +1, and it gains a PERSON.
command-koloth-with-encounter = The higher of Influence and Military +1. It gains a SHIP and deploys it; it engages.
command-koloth-with-location = Its Duty Officer is dismissed. It gains 1 Glory and resolves its top card.

## Sela

command-sela-traits-1 = Military +1. It gains a Klingon, otherwise a shady card. With Military at 8 or more it takes control of the neutral LOCATION where it has most tokens (at least 1), secured or not, and logs this card; otherwise Military +1 and Influence +1.
command-sela-traits-2 = A SHIP: it sends an Away Team, ignoring your Ships, and deploys this card, which engages. Any other card: it logs it and gains 3 Glory.
command-sela-traits-3 = It logs its top card. The lower of Research and Influence +1. It gains a Klingon, otherwise a SHIP. If this card is a PERSON, it is promoted.
command-sela-traits-4 = It discards its top 2 cards. The lower of Influence and Military +2. A SHIP is deployed and explores; with any other card you choose: dismiss one of your SHIPs (attack), or it resolves its top card.
command-sela-traits-5 = It junks the Market card most valuable for you and sends an Away Team. Attack: you take an INCIDENT or dismiss one of your Duty Officers. With Military at 8 or more it logs this card and, attack: you log one of your LOCATIONs or discard a card.
command-sela-without-incident = Its lowest track +1. It gains a PERSON or ALLY. This card is returned.
command-sela-without-ship = Military +1. It deploys this card, which explores.
command-sela-without-ally = It discards its top 2 cards, gains a Klingon, otherwise a shady card, otherwise a PERSON, and sends an Away Team, ignoring your Ships. You may draw a card.
command-sela-without-cargo = It gains an ALLY, otherwise a PERSON. With Military at 7 or more: Research +1 and Influence +1; otherwise it gains 2 Glory and Military +1.
command-sela-without-person = Military +1. It gains a Vulcan, otherwise a Klingon. If there is none, it dismisses the SHIP it deployed last to gain a PERSON or SHIP; without a SHIP it gains a CARGO. It promotes this card.
command-sela-without-directive = It discards its top 3 cards. Its lowest track +2.
command-sela-without-encounter = It resolves the top card of its Supplement deck and logs this card.
command-sela-without-location = It logs its top card, gains a PERSON and promotes it.
command-sela-with-incident = It logs its top card. Military +1. It sends an Away Team. You may draw a card. This card is returned.
command-sela-with-ship = It deploys this card, which engages, and sends an Away Team.
command-sela-with-ally = It discards its top 2 cards and takes an INCIDENT. Its lowest track +2. Attack: you take an INCIDENT. Its Duty Officer is dismissed, and it logs this card.
command-sela-with-cargo = It resolves the top card of its Supplement deck and logs its Duty Officer and this card.
command-sela-with-person = It logs its top card and discards the next 3. It gains a shady card, otherwise a Vulcan; if there is none, Military +2.
command-sela-with-directive = If it can remove 2 Away Teams, it does, gains an ENCOUNTER and logs this card and its Duty Officer. Otherwise it gains a shady card, otherwise an attack card, otherwise a CARGO or SHIP.
command-sela-with-encounter = It gains 2 Glory and sends two Away Teams, one after the other. It logs its Duty Officer and this card.
command-sela-with-location = It gains a shady card; otherwise its Duty Officer is dismissed, it gains a PERSON, CARGO or ALLY and, attack: you discard a card.

## Sisko

command-sisko-traits-1 = It gains a Bajoran, otherwise a Dominion card, otherwise a changeling; if there is none, Military +2 and 1 Glory.
command-sisko-traits-2 = It discards its top 3 cards. A SHIP is deployed and stays; for any other card it gains 1 Glory. It resolves the latest PERSON of its Discard pile; if there is none, Influence +2.
command-sisko-traits-3 = Influence +1, Military +1. It takes an INCIDENT. With an ALLY in its Discard pile it sends 2 Away Teams to one LOCATION; otherwise, attack: you dismiss one of your Duty Officers, and Military +2 in any case. If this card is a PERSON, it is promoted.
command-sisko-traits-4 = It logs its top card and resolves the next one. If this card is a PERSON, it is promoted.
command-sisko-traits-5 = It sends an Away Team, to a starbase if it can, otherwise to Starfleet, otherwise anywhere. A SHIP: attack: you discard a card; it is deployed and engages. Any other card: Military +2.
command-sisko-without-incident = It discards its top card. It gains a card with Military FOCUS, otherwise with Influence FOCUS, otherwise a PERSON or ALLY. This card is returned.
command-sisko-without-ship = It discards its top 3 cards and deploys this card, which explores. With a PERSON in its Discard pile it sends an Away Team, to a starbase, otherwise to Starfleet, otherwise anywhere.
command-sisko-without-ally = It gains 1 Glory and discards its top 2 cards. Influence +1 for each PERSON, and an Away Team (to a starbase, otherwise to Starfleet, otherwise anywhere) for each SHIP, in its Discard pile.
command-sisko-without-cargo = It discards its top 2 cards and logs the latest PERSON of its Discard pile, if there is one. It gains 1 Glory. Influence +1, Military +1. It sends an Away Team.
command-sisko-without-person = Influence +1. It sends an Away Team and promotes this card.
command-sisko-without-directive = It discards its top 3 cards. It logs the latest PERSON of its Discard pile to send an Away Team; if there is none, the lower of Influence and Military +1, and it gains a PERSON.
command-sisko-without-encounter = It discards its top 3 cards, takes a card with Influence FOCUS, otherwise a PERSON, and logs this card.
command-sisko-without-location = It logs its top card and discards the next 3. Military +1. A SHIP of its Discard pile goes on top of its deck.
command-sisko-with-incident = It takes a card with Military FOCUS, otherwise a SHIP, otherwise a CARGO. Military +1. This card is returned.
command-sisko-with-ship = If it has a starbase in play and a card in its Supplement deck, it logs the starbase worth least to it and resolves the top card of that deck. It deploys this card, which explores, and sends an Away Team.
command-sisko-with-ally = The lower of Influence and Military +1. It gains a CARGO, otherwise a SHIP or ALLY. It logs this card.
command-sisko-with-cargo = It discards its top 3 cards. Military +1. It gains a card with Influence FOCUS, otherwise with Military FOCUS, otherwise a SHIP. It logs its Duty Officer.
command-sisko-with-person = It discards its top 3 cards. The lower of Influence and Military +1. It gains a SHIP or a card with Influence FOCUS.
command-sisko-with-directive = If it can log a controlled LOCATION that is no starbase and remove 2 Away Teams, it does, takes an ENCOUNTER and logs this card. Otherwise it sends an Away Team, Influence +1, and its Duty Officer is dismissed.
command-sisko-with-encounter = It discards its top card. Military +1, Influence +1. It takes a SHIP or ALLY.
command-sisko-with-location = It logs its top card and discards the next 3. Influence +1. It logs its Duty Officer.

## Burnham

command-burnham-traits-1 = Military +1. It gains a PERSON or CARGO. The latest SHIP of its Discard pile is deployed and explores.
command-burnham-traits-2 = It logs its top card and takes an INCIDENT. Research +1. It gains an ALLY.
command-burnham-traits-3 = The latest PERSON of its Discard pile is promoted. If this card is a SHIP, it is deployed and explores; otherwise it gains 2 Glory.
command-burnham-traits-4 = It gains a Kelpien, otherwise the richest Market card. If this card is a PERSON, it is promoted.
command-burnham-without-incident = It discards its top card and gains 1 Glory. It gains a scientist, otherwise a creature, otherwise a PERSON. This card is returned.
command-burnham-without-ship = It deploys this card, which engages, and sends an Away Team.
command-burnham-without-ally = It discards its top 3 cards and takes an INCIDENT. Research +1.
command-burnham-without-cargo = It gains the richest Market card, sends an Away Team and logs this card.
command-burnham-without-person = Research +1. It sends an Away Team and promotes this card.
command-burnham-without-directive = It discards its top 2 cards. Influence +2. 1 Glory goes from the Stardate card to the supply.
command-burnham-without-encounter = It logs its top 2 cards and takes a PERSON.
command-burnham-without-location = It discards its top 2 cards. Military +1. The lower of Research and Influence +1.
command-burnham-with-incident = It logs its top card. Research +2. It sends an Away Team. This card is returned.
command-burnham-with-ship = Military +1. It deploys this card, which explores, and sends an Away Team.
command-burnham-with-ally = It discards its top 3 cards. Military +1. It sends an Away Team.
command-burnham-with-cargo = It logs its top card, gains a SHIP and logs its Duty Officer.
command-burnham-with-person = It discards its top 2 cards. The lower of Research and Influence +1. It sends an Away Team.
command-burnham-with-directive = If it can log a controlled LOCATION and remove an Away Team, it does and gains an ENCOUNTER. Otherwise it discards its top 2 cards and gains the richest Market card.
command-burnham-with-encounter = Research +1, Influence +1. It gains a scientist, otherwise an anomaly, otherwise a SHIP. It logs this card.
command-burnham-with-location = It logs its top 2 cards. Research +1. Its Duty Officer is dismissed.
