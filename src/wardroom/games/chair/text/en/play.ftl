### Questions, options, refusals and log lines of Captain’s Chair.

## Questions and options

ask-act = What do you do?
    .rule = CHAIR-8.1
option-act-play = Play { $card }: { $name_op }
option-act-use = Use { $card }: { $name_op }
option-act-mission = Complete the mission { $word }
    .word = mission
option-act-end = End the ACTION step
ask-resupply = RESUPPLY: which operation is next?
    .rule = CHAIR-6.1
option-resupply-use = { $card }: { $name_op }
option-resupply-mission = Complete the mission { $word }
    .word = mission
option-resupply-end = End the step
ask-clean-up = CLEAN-UP: which operation is next?
    .rule = CHAIR-10.2
option-clean-up-use = { $card }: { $name_op }
option-clean-up-mission = Complete the mission { $word }
    .word = mission
option-clean-up-end = End the step
ask-control = CONTROL: which Location do you take control of?
    .rule = CHAIR-7.3
option-control-control = Take control of { $card }
option-control-mission = Complete the mission { $word }
    .word = mission
option-control-no = None
ask-react = { $name_happening } Do you react?
    .rule = CHAIR-9.8
option-react-use = { $card }: { $name_op }
option-react-pass = Do not react
ask-passive = Which of your cards takes effect first?
    .rule = CHAIR-9.7
option-passive-use = { $card }: { $name_op }
ask-free = { $card }: which card do you free play?
    .rule = CHAIR-27.19
option-free-play = Play { $card }: { $name_op }
option-free-no = Nothing
ask-duplicate = { $card }: which operation do you duplicate?
    .rule = CHAIR-27.9
option-duplicate-copy = { $card }: { $name_op }
option-duplicate-no = Nothing
ask-repeat = { $card }: which RESUPPLY do you duplicate?
    .rule = CHAIR-27.9
option-repeat-use = { $card }
ask-enlist = Which Development do you enlist?
    .rule = CHAIR-13.4
option-enlist = { $card }
option-enlist-no = None
ask-find = { $card }: which card do you find?
    .rule = CHAIR-27.16
option-find = { $card }
option-find-no = Nothing
ask-warp = { $card }: which SHIP do you warp, and where to?
    .rule = CHAIR-19.2
option-warp-warp = { $card } to { $card2 }
option-warp-no = No SHIP
ask-warp-all = { $card }: which Location do you warp your SHIPs to?
    .rule = CHAIR-19.2
option-warp-all = { $card }
option-warp-all-no = Nothing
ask-send = { $card }: where do you send Away Teams?
    .rule = CHAIR-20.1
option-send = { $card }
option-send-no = Nowhere
ask-send-from = { $card }: which Location do you take the Away Team from?
    .rule = CHAIR-20.3
option-send-from = { $card }
option-send-from-no = Nothing
ask-beam = { $card }: which card do you beam?
    .rule = CHAIR-21.1
option-beam = { $card }
option-beam-no = Nothing
ask-beam-host = { $card }: to which card do you beam it?
    .rule = CHAIR-21.1
option-beam-host = { $card }
option-beam-host-no = Nothing
ask-transport = { $card }: which PERSON do you choose?
    .rule = CHAIR-21.1
option-transport = { $card }
option-transport-no = Nothing
ask-discard = { $card }: which card do you discard?
    .rule = CHAIR-27.5
option-discard = { $card }
option-discard-no = Nothing
option-discard-done = Done
ask-discard-any = Which cards do you discard?
    .rule = CHAIR-10.10
option-discard-any = { $card }
option-discard-any-done = Done
ask-put-top = { $card }: which card do you put on top of your deck?
    .rule = CHAIR-27.31
option-put-top = { $card }
option-put-top-no = Nothing
option-put-top-done = Done
ask-put-stage = { $card }: which card do you put into your Staging area?
    .rule = CHAIR-27.31
option-put-stage = { $card }
option-put-stage-no = Nothing
option-put-stage-done = Done
ask-log = { $card }: which card do you log?
    .rule = CHAIR-23.1
option-log = { $card }
option-log-no = Nothing
option-log-done = Done
ask-log-location = { $card }: which Location do you log?
    .rule = CHAIR-23.1
option-log-location = { $card }
option-log-location-no = Nothing
ask-log-ship = { $card }: which SHIP do you log?
    .rule = CHAIR-23.1
option-log-ship = { $card }
option-log-ship-no = Nothing
ask-log-theirs = { $card }: which card is logged?
    .rule = CHAIR-23.5
option-log-theirs = { $card }
option-log-theirs-no = Nothing
ask-dismiss = { $card }: which card do you dismiss?
    .rule = CHAIR-27.6
option-dismiss = { $card }
option-dismiss-no = Nothing
ask-destroy = { $card }: which card do you destroy?
    .rule = CHAIR-27.4
option-destroy = { $card }
option-destroy-no = Nothing
ask-exhaust = { $card }: which card do you exhaust?
    .rule = CHAIR-27.15
option-exhaust = { $card }
option-exhaust-no = Nothing
ask-dismiss-officer = { $card }: which Duty Officer is dismissed?
    .rule = CHAIR-27.18
option-dismiss-officer = { $card }
option-dismiss-officer-no = Nothing
ask-dismiss-ship = { $card }: which of your SHIPs do you dismiss?
    .rule = CHAIR-27.18
option-dismiss-ship = { $card }
option-dismiss-ship-no = Nothing
ask-recall-ship = { $card }: which of your SHIPs do you recall?
    .rule = CHAIR-27.18
option-recall-ship = { $card }
option-recall-ship-no = Nothing
ask-dismiss-card = { $card }: which card of the other captain do you dismiss?
    .rule = CHAIR-27.18
option-dismiss-card = { $card }
option-dismiss-card-no = Nothing
ask-surplus = Too many Duty Officers: which one do you dismiss?
    .rule = CHAIR-27.28
option-surplus = { $card }
option-surplus-no = Nothing
ask-promote = { $card }: whom do you promote?
    .rule = CHAIR-27.27
option-promote = { $card }
option-promote-no = Nobody
ask-refresh = { $card }: which card do you refresh?
    .rule = CHAIR-27.39
option-refresh = { $card }
option-refresh-no = Nothing
ask-recall = { $card }: which card do you recall?
    .rule = CHAIR-27.38
option-recall = { $card }
option-recall-no = Nothing
ask-return-incident = { $card }: which INCIDENT do you return?
    .rule = CHAIR-27.40
option-return-incident = { $card }
option-return-incident-no = None
ask-encounter = { $card }: which ENCOUNTER do you take?
    .rule = CHAIR-16.12
option-encounter = { $card }
option-encounter-no = Nothing
ask-draw-discard = { $card }: which card do you draw from your Discard pile?
    .rule = CHAIR-27.7
option-draw-discard = { $card }
option-draw-discard-no = Nothing
ask-junk = { $card }: which Market card do you junk?
    .rule = CHAIR-27.24
option-junk = { $card }
option-junk-no = Nothing
ask-junk-pile = { $card }: which card do you gain from the Junk pile?
    .rule = CHAIR-16.4
option-junk-pile = { $card }
option-junk-pile-no = Nothing
ask-scan = { $card }: which card do you gain?
    .rule = CHAIR-16.5
option-scan = { $card }
option-scan-no = Nothing
ask-scan-for = { $card }: which card do you gain?
    .rule = CHAIR-16.7
option-scan-for = { $card }
option-scan-for-no = Nothing
ask-under = { $card }: which card do you put under the deck next?
    .rule = CHAIR-16.5
option-under = { $card }
option-under-no = Nothing
ask-sort = { $card }: which card do you put back next?
    .rule = CHAIR-24.6
option-sort = { $card }
option-sort-no = Nothing
ask-control-now = { $card }: which Location do you take control of?
    .rule = CHAIR-27.41
option-control-now = { $card }
option-control-now-no = Nothing
ask-trigger-control = { $card }: whose CONTROL operation do you trigger?
    .rule = CHAIR-27.50
option-trigger-control = { $card }
option-trigger-control-no = Nothing
ask-remove-team = { $card }: from which Location do you remove Away Teams of the other captain?
    .rule = CHAIR-20.4
option-remove-team = { $card }
option-remove-team-no = From none
ask-teams-home = { $card }: from which Location do you remove one of your Away Teams?
    .rule = CHAIR-20.4
option-teams-home = { $card }
option-teams-home-no = Nothing
option-teams-home-done = Done
ask-disarm = { $card }: which attack card of that hand do you discard?
    .rule = CHAIR-27.52
option-disarm = { $card }
option-disarm-no = Nothing
ask-wipe = Which Market card do you wipe?
    .rule = CHAIR-26.10
option-wipe = { $card }
option-wipe-no = Nothing
ask-place-token = Which Market card do you place the token on?
    .rule = CHAIR-10.7
option-place-token = { $card }
option-place-token-no = Nothing
ask-spare = Which beamed cards do you spare? The others are dismissed.
    .rule = CHAIR-22.6
option-spare = { $card }
option-spare-done = Done
ask-gain = { $card }: what do you gain?
    .rule = CHAIR-16.1
option-gain-market = The { $word } in the Market
    .word = suit
option-gain-deck = The top card of the { $word } deck, unseen
    .word = suit
ask-place = Where does { $card2 } go?
    .rule = CHAIR-16.11
option-place-deck = On top of your deck
option-place-discard = In your Discard pile
ask-top-or-bottom = Where does { $card2 } go?
    .rule = CHAIR-24.6
option-top-or-bottom-top = On top of the deck
option-top-or-bottom-bottom = Under the deck
ask-scan-suit = { $card }: which suit do you scan?
    .rule = CHAIR-16.6
option-scan-suit = { $word }
    .word = suit
ask-scan-deck = { $card }: from which deck do you reveal cards?
    .rule = CHAIR-16.7
option-scan-deck = { $word }
    .word = suit
ask-pay = What do you pay with?
    .rule = CHAIR-12.6
option-pay = { $n ->
    [0] { $n2 ->
        [0] { $n3 } Glory
       *[other] { $n3 ->
            [0] { $n2 } Latinum
           *[other] { $n2 } Latinum and { $n3 } Glory
        }
    }
   *[other] { $n2 ->
        [0] { $n3 ->
            [0] { $n } Dilithium
           *[other] { $n } Dilithium and { $n3 } Glory
        }
       *[other] { $n3 ->
            [0] { $n } Dilithium and { $n2 } Latinum
           *[other] { $n } Dilithium, { $n2 } Latinum and { $n3 } Glory
        }
    }
}
ask-price = What do you pay?
    .rule = CHAIR-12.6
option-price = { $n ->
    [0] { $n2 } Latinum
   *[other] { $n } Dilithium
}
ask-lower = What is taken off the cost?
    .rule = CHAIR-13.8
option-lower = { $n ->
    [0] { $n2 } Latinum less
   *[other] { $n2 ->
        [0] { $n } Dilithium less
       *[other] { $n } Dilithium and { $n2 } Latinum less
    }
}
ask-amount = { $card }: how much Latinum do you spend?
    .rule = CHAIR-12.2
option-amount = { $n }
ask-how-many = { $card }: how many Away Teams do you send?
    .rule = CHAIR-20.1
option-how-many = { $n }
ask-remove-how-many = { $card }: how many of the other captain’s Away Teams do you remove?
    .rule = CHAIR-20.4
option-remove-how-many = { $n }
ask-track = { $card }: which track do you advance?
    .rule = CHAIR-17.1
option-track = { $word }
    .word = track
ask-warp-or-beam = { $card }: warp or beam?
    .rule = CHAIR-8.4
option-warp-or-beam-warp = Warp this SHIP
option-warp-or-beam-beam = Beam a card to this SHIP
ask-beam-or-recall = { $card }: beam or recall?
    .rule = CHAIR-8.4
option-beam-or-recall-beam = Beam a card
option-beam-or-recall-recall = Recall a beamed card
option-beam-or-recall-no = Neither
ask-beam-or-send = { $card }: what do you do with this PERSON?
    .rule = CHAIR-8.4
option-beam-or-send-beam = Beam it to a SHIP
option-beam-or-send-send = Put it on top of your deck and send an Away Team
ask-cure = { $card }: what do you choose?
    .rule = CHAIR-8.4
option-cure-incident = Free play an INCIDENT
option-cure-doctor = Find a doctor
ask-debt = { $card }: who gets what?
    .rule = CHAIR-8.4
option-debt-draw = You draw a card, the other captain gains 2 Dilithium
option-debt-dilithium = You gain 2 Dilithium, the other captain may draw a card
ask-dismiss-or-incident = { $card }: what do you do?
    .rule = CHAIR-27.18
option-dismiss-or-incident-dismiss = Dismiss one of your SHIPs
option-dismiss-or-incident-incident = Take an INCIDENT
ask-draw-or-glory = { $card }: a card or Glory?
    .rule = CHAIR-8.4
option-draw-or-glory-draw = Draw a card
option-draw-or-glory-glory = Gain 1 Glory
ask-draw-which = { $card }: which card do you draw?
    .rule = CHAIR-8.4
option-draw-which-deck = The top card of your deck
option-draw-which-discard = A card of your choice from your Discard pile
ask-enlist-which = { $card }: what do you enlist?
    .rule = CHAIR-8.4
option-enlist-which-reserves = 2 Reserves
option-enlist-which-development = A Development
ask-find-or-scan = { $card }: find or scan?
    .rule = CHAIR-8.4
option-find-or-scan-find = Find a scientist
option-find-or-scan-scan = Spend 3 Dilithium to scan for a scientist
option-find-or-scan-no = Neither
ask-inspire-or-scan = { $card }: find or scan?
    .rule = CHAIR-8.4
option-inspire-or-scan-find = Find { card-bur_inspire }
option-inspire-or-scan-scan = Scan for an ambassador
option-inspire-or-scan-no = Neither
ask-honour = { $card }: what do you choose?
    .rule = CHAIR-8.4
option-honour-dilithium = Gain 2 Dilithium
option-honour-latinum = Gain 1 Latinum
option-honour-glory = Discard a card to gain 1 Glory
ask-keep-or-discard = { $card2 }: do you keep it?
    .rule = CHAIR-8.4
option-keep-or-discard-keep = Spend 1 Dilithium and keep it
option-keep-or-discard-discard = Discard it
ask-log-or-let-draw = { $card }: what do you choose?
    .rule = CHAIR-8.4
option-log-or-let-draw-log = Log this card
option-log-or-let-draw-draw = The other captain may draw a card
ask-sense = { $card }: what do you do with the card you have drawn?
    .rule = CHAIR-8.4
option-sense-keep = Keep it
option-sense-discard = Discard it to gain 1 Glory
option-sense-log = Log it
ask-spoils = { $card }: what do you gain?
    .rule = CHAIR-8.4
option-spoils-dilithium = 1 Dilithium
option-spoils-latinum = 1 Latinum
ask-contacts = { $card }: what do you choose?
    .rule = CHAIR-8.4
option-contacts-spy = Find a PERSON with the spy trait
option-contacts-augment = Find a PERSON with the augment trait
option-contacts-obrien = Find Miles O’Brien
option-contacts-incident = Return an INCIDENT
ask-strings = { $card }: what do you choose?
    .rule = CHAIR-8.4
option-strings-officer = Dismiss a Duty Officer of the other captain and draw a card
option-strings-influence = Influence +1
option-strings-scan = Spend 1 Latinum to scan 2 PERSON cards
ask-two-of-three = { $card }: what do you choose?
    .rule = CHAIR-8.4
option-two-of-three-send = Send an Away Team
option-two-of-three-draw = Draw a card
option-two-of-three-augment = Discard an augment to gain 2 Glory
ask-which-deck = { $card }: which deck do you look at?
    .rule = CHAIR-8.4
option-which-deck-locations = The Location deck
option-which-deck-encounters = The Encounter deck
ask-may-pay = { $card }: do you spend { $dilithium ->
    [0] { $latinum } Latinum
   *[other] { $latinum ->
        [0] { $dilithium } Dilithium
       *[other] { $dilithium } Dilithium and { $latinum } Latinum
    }
}?
    .rule = CHAIR-8.8
option-may-pay-yes = Yes
option-may-pay-no = No
ask-may-abduct = { $card }: spend 1 Action and 1 Dilithium to gain a PERSON and log it?
    .rule = CHAIR-8.8
option-may-abduct-yes = Yes
option-may-abduct-no = No
ask-may-buy-ship = { $card }: spend 1 Dilithium and take an INCIDENT to gain a SHIP?
    .rule = CHAIR-8.8
option-may-buy-ship-yes = Yes
option-may-buy-ship-no = No
ask-may-disarm = { $card }: discard an attack card of the other captain to gain 1 Glory?
    .rule = CHAIR-8.8
option-may-disarm-yes = Yes
option-may-disarm-no = No
ask-may-draw = { $card }: draw a card?
    .rule = CHAIR-8.4
option-may-draw-yes = Yes
option-may-draw-no = No
ask-may-find = { $card }: search for a card?
    .rule = CHAIR-8.4
option-may-find-yes = Yes
option-may-find-no = No
ask-may-gain = { $card }: gain a card?
    .rule = CHAIR-8.4
option-may-gain-yes = Yes
option-may-gain-no = No
ask-may-gain-glory = { $card }: gain 1 Glory?
    .rule = CHAIR-8.4
option-may-gain-glory-yes = Yes
option-may-gain-glory-no = No
ask-may-promote = { $card }: promote this card?
    .rule = CHAIR-27.27
option-may-promote-yes = Yes
option-may-promote-no = No
ask-may-scan = { $card }: scan?
    .rule = CHAIR-8.4
option-may-scan-yes = Yes
option-may-scan-no = No
ask-may-take-control = { $card }: spend 1 Action to take control of that Location?
    .rule = CHAIR-27.41
option-may-take-control-yes = Yes
option-may-take-control-no = No
ask-may-take-incident = { $card }: take an INCIDENT to get the effect that follows?
    .rule = CHAIR-8.8
option-may-take-incident-yes = Yes
option-may-take-incident-no = No
ask-put-this-on-top = { $card }: put this card on top of your deck?
    .rule = CHAIR-8.4
option-put-this-on-top-yes = Yes
option-put-this-on-top-no = No
ask-sabotage = { mission-sabotage }: attack, so that the other captain takes 2 INCIDENTs?
    .rule = CHAIR-8.4
option-sabotage-yes = Yes
option-sabotage-no = No
ask-scan-trait = { $card }: which trait do you scan for?
    .rule = CHAIR-16.8
option-scan-trait = { $word }
    .word = trait
ask-wildcard = { $card }: which trait do you choose for { $card2 }?
    .rule = CHAIR-15.5
option-wildcard = { $word }
    .word = trait

## Refusals

refuse-cannot-spend = You cannot pay that.
refuse-development-cost = You cannot pay the cost of this Development.
refuse-too-little-glory = You need { $count } Glory for this (it is not spent).
refuse-no-such-place = This operation asks for a Location that is not in this box.
refuse-ships-block = The other captain has more Ships there than you.
refuse-no-team-there = There is no Location with Away Teams of both captains.
refuse-too-few-teams = Your Away Teams are on too few different Locations that you control.
refuse-location-not-beamed = A LOCATION can never be beamed.
refuse-unfit = That is not what the effect asks for.
refuse-goal-not-met = The goal is not met yet: { $have } of { $need }.
refuse-goal-needs-it = The goal needs this card.
refuse-must-find = At least one card matches: you must choose one.
refuse-must-choose = This is not optional: you must choose.
refuse-no-action = You have no Action left.
refuse-not-promoted = This card cannot be promoted.
refuse-no-borg-captain = This operation asks for a Borg Captain, and this box has none.
refuse-warped-enough = You have already warped this way 10 times this turn.
refuse-too-few-ships = You need 2 deployed SHIPs for this.
refuse-not-secured = You have not secured this Location.
refuse-nothing-secured = You have secured no neutral Location.
refuse-cannot-pay-card = You have nothing to pay this cost with.
refuse-cannot-pay-cards = You have too few cards in hand for this.
refuse-no-location = You control no Location.
refuse-not-in-play = You do not have the required card in play.
refuse-not-neutral = This SHIP is not at a neutral Location.
refuse-too-many-ships = The other captain has more than one SHIP deployed.
refuse-track-too-low = This requires { $name_track } { $count }.
refuse-no-attacks = Admiral Jarok forbids attack cards.
refuse-not-playable = This card cannot be played.
refuse-exhausted = This card is exhausted.
refuse-no-teams-here = No Away Team can be sent here.

## What cards answer to

happening-put = A card is put into play.
happening-played = A card is played.
happening-controlled = A captain takes control of a Location.
happening-deployed = A card is deployed.
happening-logged = A card is logged.
happening-sent = Away Teams are sent.
happening-gained_dilithium = Dilithium is gained.
happening-gained_latinum = Latinum is gained.
happening-gained_track = A track advances.
happening-gained_card = A card is gained.
happening-took_incident = An INCIDENT is taken.
happening-returned_incident = An INCIDENT is returned.
happening-attacked = You have attacked.
happening-was_attacked = You have been attacked.
happening-paid_latinum = A Latinum cost is paid.
happening-would_attack = You are about to be attacked.
happening-would_remove_team = An Away Team of yours is about to be removed.
happening-would_dismiss_officer = Your Duty Officer is about to be dismissed.
happening-would_gain_by_suit = You are about to gain a card of a given suit.
window-reaction = Reactions
place-deck = on top of the deck
place-discard = in the Discard pile

## What happened

event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-used = { $you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
event-reacts = { $you ->
    [yes] You react with { $card }.
   *[no] { $seat } reacts with { $card }.
}
event-triggers = { $you ->
    [yes] { $card } takes effect for you.
   *[no] { $card } takes effect for { $seat }.
}
    .leads = yes
event-duplicated = { $you ->
    [yes] You duplicate { $card }.
   *[no] { $seat } duplicates { $card }.
}
    .then = { $you ->
        [yes] duplicate { $card }
       *[no] duplicates { $card }
    }
event-gained = { $you ->
    [yes] You gain { $count } { $name_gain }.
   *[no] { $seat } gains { $count } { $name_gain }.
}
    .then = +{ $count } { $name_gain }
event-advanced = { $you ->
    [yes] You advance { $name_track } by { $count }, to { $space }.
   *[no] { $seat } advances { $name_track } by { $count }, to { $space }.
}
    .then = { $name_track } +{ $count } (now { $space })
event-spent = { $you ->
    [yes] You spend { $count } { $name_gain }.
   *[no] { $seat } spends { $count } { $name_gain }.
}
    .then = −{ $count } { $name_gain }
event-took-tokens = { $you ->
    [yes] You take { $count } { $name_gain } from the gained card.
   *[no] { $seat } takes { $count } { $name_gain } from the gained card.
}
    .then = +{ $count } { $name_gain } from the gained card
event-stole = { $you ->
    [yes] You steal { $count } { $name_gain }.
   *[no] { $seat } steals { $count } { $name_gain }.
}
    .then = { $you ->
        [yes] steal { $count } { $name_gain }
       *[no] steals { $count } { $name_gain }
    }
event-recrystallized = { $you ->
    [yes] You recrystallize { $count } Dilithium.
   *[no] { $seat } recrystallizes { $count } Dilithium.
}
    .then = { $you ->
        [yes] recrystallize { $count } Dilithium
       *[no] recrystallizes { $count } Dilithium
    }
event-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
    .then = { $you ->
        [yes] draw { $cards }
       *[no] draws { $cards }
    }
event-drew-discard = { $you ->
    [yes] You draw { $card } from your Discard pile.
   *[no] { $seat } draws { $card } from the Discard pile.
}
    .then = { $you ->
        [yes] draw { $card } from the Discard pile
       *[no] draws { $card } from the Discard pile
    }
event-milled = { $you ->
    [yes] You discard the top card of your deck: { $card }.
   *[no] { $seat } discards the top card of their deck: { $card }.
}
    .then = { $card } goes from the deck to the Discard pile
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
    .then = { $you ->
        [yes] discard { $card }
       *[no] discards { $card }
    }
event-put-on-top = { $you ->
    [yes] You put { $card } on top of your deck.
   *[no] { $seat } puts { $card } on top of the deck.
}
    .then = { $you ->
        [yes] put { $card } on top of the deck
       *[no] puts { $card } on top of the deck
    }
event-put-under = { $you ->
    [yes] You put { $card } under your deck.
   *[no] { $seat } puts { $card } under the deck.
}
    .then = { $you ->
        [yes] put { $card } under the deck
       *[no] puts { $card } under the deck
    }
event-staged = { $you ->
    [yes] You put { $card } into your Staging area.
   *[no] { $seat } puts { $card } into the Staging area.
}
    .then = { $you ->
        [yes] put { $card } into the Staging area
       *[no] puts { $card } into the Staging area
    }
event-logged = { $you ->
    [yes] You log { $card }.
   *[no] { $seat } logs { $card }.
}
    .then = { $you ->
        [yes] log { $card }
       *[no] logs { $card }
    }
event-destroyed = { $you ->
    [yes] You destroy { $card }.
   *[no] { $seat } destroys { $card }.
}
    .then = { $you ->
        [yes] destroy { $card }
       *[no] destroys { $card }
    }
event-searched = { $you ->
    [yes] You search your cards.
   *[no] { $seat } searches their cards.
}
    .then = { $you ->
        [yes] search the cards
       *[no] searches the cards
    }
event-found = { $you ->
    [yes] You find { $card }.
   *[no] { $seat } finds { $card }.
}
    .then = { $you ->
        [yes] find { $card }
       *[no] finds { $card }
    }
event-revealed = { $you ->
    [yes] You reveal { $cards }.
   *[no] { $seat } reveals { $cards }.
}
    .then = { $you ->
        [yes] reveal { $cards }
       *[no] reveals { $cards }
    }
event-showed = { $you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
    .then = { $you ->
        [yes] show { $card }
       *[no] shows { $card }
    }
event-looked = { $you ->
    [yes] You look at { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[no] { $seat } looks at { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
    .then = { $you ->
        [yes] look at { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[no] looks at { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
event-cycled = { $you ->
    [yes] You shuffle your Discard pile into a new deck.
   *[no] { $seat } shuffles the Discard pile into a new deck.
}
    .then = { $you ->
        [yes] shuffle the Discard pile into a new deck
       *[no] shuffles the Discard pile into a new deck
    }
event-enlisted-reserve = { $you ->
    [yes] You enlist a Reserve.
   *[no] { $seat } enlists a Reserve.
}
    .then = { $you ->
        [yes] enlist a Reserve
       *[no] enlists a Reserve
    }
event-enlisted = { $you ->
    [yes] You enlist { $card }.
   *[no] { $seat } enlists { $card }.
}
    .then = { $you ->
        [yes] enlist { $card }
       *[no] enlists { $card }
    }
event-gained-card = { $you ->
    [yes] You gain { $card } and put it { $name_place }.
   *[no] { $seat } gains { $card } and puts it { $name_place }.
}
    .then = { $you ->
        [yes] gain { $card } ({ $name_place })
       *[no] gains { $card } ({ $name_place })
    }
event-scanned = { $you ->
    [yes] You scan { $count } { $name_suit } { $count ->
        [one] card
       *[other] cards
    }.
   *[no] { $seat } scans { $count } { $name_suit } { $count ->
        [one] card
       *[other] cards
    }.
}
    .then = { $you ->
        [yes] scan { $count } { $name_suit } { $count ->
            [one] card
           *[other] cards
        }
       *[no] scans { $count } { $name_suit } { $count ->
            [one] card
           *[other] cards
        }
    }
event-scanned-for = { $you ->
    [yes] You scan for the { $name_trait } trait.
   *[no] { $seat } scans for the { $name_trait } trait.
}
    .then = { $you ->
        [yes] scan for the { $name_trait } trait
       *[no] scans for the { $name_trait } trait
    }
event-opened = { $you ->
    [yes] You reveal cards of the { $name_suit } deck: { $cards }.
   *[no] { $seat } reveals cards of the { $name_suit } deck: { $cards }.
}
    .then = { $you ->
        [yes] reveal cards of the { $name_suit } deck ({ $cards })
       *[no] reveals cards of the { $name_suit } deck ({ $cards })
    }
event-junked = { $you ->
    [yes] You junk { $card }.
   *[no] { $seat } junks { $card }.
}
    .then = { $you ->
        [yes] junk { $card }
       *[no] junks { $card }
    }
event-wiped = { $you ->
    [yes] You wipe { $card }.
   *[no] { $seat } wipes { $card }.
}
event-took-incident = { $you ->
    [yes] You take an INCIDENT: { $card }.
   *[no] { $seat } takes an INCIDENT: { $card }.
}
    .then = { $you ->
        [yes] take { $card }
       *[no] takes an INCIDENT ({ $card })
    }
event-returned-incident = { $you ->
    [yes] You return an INCIDENT: { $card }.
   *[no] { $seat } returns an INCIDENT: { $card }.
}
    .then = { $you ->
        [yes] return { $card }
       *[no] returns an INCIDENT ({ $card })
    }
event-took-encounter = { $you ->
    [yes] You take an ENCOUNTER: { $card }.
   *[no] { $seat } takes an ENCOUNTER: { $card }.
}
    .then = { $you ->
        [yes] take { $card }
       *[no] takes an ENCOUNTER ({ $card })
    }
event-deployed = { $you ->
    [yes] You deploy { $card }.
   *[no] { $seat } deploys { $card }.
}
    .then = { $you ->
        [yes] deploy { $card }
       *[no] deploys { $card }
    }
event-warped = { $you ->
    [yes] Your { $card } warps to { $card2 }.
   *[no] { $card } of { $seat } warps to { $card2 }.
}
    .then = { $card } warps to { $card2 }
event-sent = { $you ->
    [yes] You send { $count } Away { $count ->
        [one] Team
       *[other] Teams
    } to { $card }.
   *[no] { $seat } sends { $count } Away { $count ->
        [one] Team
       *[other] Teams
    } to { $card }.
}
    .then = { $count ->
        [one] 1 Away Team
       *[other] { $count } Away Teams
    } to { $card }
event-removed-team = { $you ->
    [yes] One of your Away Teams returns from { $card }.
   *[no] An Away Team of { $seat } returns from { $card }.
}
    .then = an Away Team returns from { $card }
event-beamed = { $you ->
    [yes] You beam { $card } to { $card2 }.
   *[no] { $seat } beams { $card } to { $card2 }.
}
    .then = { $you ->
        [yes] beam { $card } to { $card2 }
       *[no] beams { $card } to { $card2 }
    }
event-took-control = { $you ->
    [yes] You take control of { $card }.
   *[no] { $seat } takes control of { $card }.
}
event-promoted = { $you ->
    [yes] You promote { $card }.
   *[no] { $seat } promotes { $card }.
}
    .then = { $you ->
        [yes] promote { $card }
       *[no] promotes { $card }
    }
event-dismissed = { $you ->
    [yes] Your { $card } is dismissed.
   *[no] { $card } of { $seat } is dismissed.
}
    .then = { $card } is dismissed
event-recalled = { $you ->
    [yes] Your { $card } is recalled.
   *[no] { $card } of { $seat } is recalled.
}
    .then = { $card } is recalled
event-refreshed = { $you ->
    [yes] Your { $card } is refreshed.
   *[no] { $card } of { $seat } is refreshed.
}
    .then = { $card } is refreshed
event-exhausted = { $you ->
    [yes] You exhaust { $card }.
   *[no] { $seat } exhausts { $card }.
}
    .then = { $you ->
        [yes] exhaust { $card }
       *[no] exhausts { $card }
    }
event-completed = { $you ->
    [yes] You complete the mission { $name_mission }.
   *[no] { $seat } completes the mission { $name_mission }.
}
event-placed = { $you ->
    [yes] You place { $count } { $name_gain } on { $card }.
   *[no] { $seat } places { $count } { $name_gain } on { $card }.
}
event-burn = The last INCIDENT is taken: the Burn ends the game.
event-dismissed-there = { $card } loses its Location and is dismissed.
    .then = { $card } is dismissed with its Location
event-resolution = The last Stardate is empty: the Resolution begins. Turns left: { $count }.
event-revealed-location = { $card } is revealed in the Neutral Zone.
    .then = { $card } is new
event-revealed-market = { $card } is revealed in the Market.
    .then = { $card } is new
event-stardate-emptied = Stardate { $number } is empty.
    .then = Stardate { $number } is empty
event-stardate-resolved = The effect of Stardate { $number } is carried out.
event-wiped-location = { $card } leaves the Neutral Zone.
    .then = { $card } leaves the Neutral Zone
event-wiped-market = The Market is wiped.

## The game and its settings

game-name = Captain’s Chair
    .say = Lead one of six crews, win allies, worlds and glory.
    .time = 60–120 min
game-about = Lead one of six captains from the Federation to the Romulan Empire: build a deck of officers, ships, cargo and allies, send Away Teams to contested worlds, raise Research, Influence and Military, and fulfil the missions of your board. When the Stardates run out, the captain with the most points wins. Alone you meet the printed Bot at five ranks, or train as a cadet for the best rating.
setting-captain = Captain
    .about = Which crew you lead. Two players lead different crews; so does the Bot, if you play alone.
setting-captain-random = random
setting-captain-picard = { captain-picard.short }
setting-captain-sisko = { captain-sisko.short }
setting-captain-burnham = { captain-burnham.short }
setting-captain-koloth = { captain-koloth.short }
setting-captain-sela = { captain-sela.short }
setting-captain-shran = { captain-shran.short }
setting-board = Board
    .about = The basic side has one mission. The advanced side has three, and lower multipliers. The Bot uses the basic side.
setting-board-basic = basic side
setting-board-advanced = advanced side
setting-alone = Alone
    .about = What you play alone.
setting-alone-bot = against the Bot
setting-alone-cadet = cadet training
setting-rank = Bot
    .about = How hard the Bot is, from the easiest on.
setting-rank-ensign = ensign
setting-rank-lieutenant = lieutenant
setting-rank-commander = commander
setting-rank-captain = captain
setting-rank-admiral = admiral
error-same-captain = Both captains would be { $name_captain }: choose two different ones (CHAIR-2.10).
