### Turns, free actions, cards and resources.

## Prompts

ask-first-income = Which card do you tuck for income?
    .rule = SETI-2.13
    .why = One of your five cards goes under your income card. You gain its resource now and again after each of the first four rounds.
ask-turn = { $after ->
        [yes] Your main action is done. Anything else?
       *[no] Your turn. What do you do?
    }
    .rule = SETI-3.2
    .why = Exactly one main action each turn; free actions before, during and after it, as many as you like.
ask-free = Which free action do you take in between?
    .rule = SETI-3.5
    .why = It is resolved completely, then your main action goes on.
ask-play = Which card do you play?
    .rule = SETI-5.1
    .why = You pay its cost and resolve its effect; missions and gold boxes stay in front of you.
ask-corner = Which card do you discard for its corner?
    .rule = SETI-6.12
ask-exchange = What do you exchange?
    .rule = SETI-6.9
    .why = Two equal resources for one of another kind; two cards also for another card.
ask-exchange-cards = Which card do you give up? Still to give: { $left }
    .rule = SETI-6.13
    .why = A project card and an alien card together are two cards.
ask-mission = Which mission do you complete?
    .rule = SETI-11.1
    .why = Its condition must hold now. You gain its reward and turn it face down.
ask-card = Which card do you take?
    .rule = SETI-4.5
    .why = One from the row, or the top card of the deck.
ask-alien-card = Which alien card do you take?
    .rule = SETI-4.10
    .why = The open card, or the top card of the deck.
ask-tuck = Do you tuck a card for income?
    .rule = SETI-4.6
    .why = You gain its income now and at every income; you cannot use the card for anything else. You may decline.
ask-pool = Your data pool has room for 6: { $n } data would be lost. Do you place data first?
    .rule = SETI-8.6
ask-discard = Too many cards in hand: which one do you discard? Still to go: { $n }
    .rule = SETI-3.12
    .why = Four cards may stay.
ask-end-card = Which card of the end-of-round stack do you take?
    .rule = SETI-5.39

## Options

option-free = Free action first
option-turn-play = Play a card
option-turn-launch = Launch a probe (2 credits)
option-turn-orbit = Orbit a planet (1 credit, 1 energy)
option-turn-land = Land a probe (3 energy or less)
option-turn-scan = Scan (1 credit, 2 energy)
option-turn-analyse = Analyse data (1 energy)
option-turn-research = Research a tech (6 publicity)
option-turn-pass = Pass for this round
option-turn-move = Move a probe (1 energy)
option-turn-place = Place data in your computer
option-turn-exchange = Exchange two resources for one
option-turn-buy = Buy a card (3 publicity)
option-turn-corner = Discard a card for its corner
option-turn-mission = Complete a mission
option-turn-end = End the turn
option-free-move = { option-turn-move }
option-free-place = { option-turn-place }
option-free-exchange = { option-turn-exchange }
option-free-buy = { option-turn-buy }
option-free-corner = { option-turn-corner }
option-free-mission = { option-turn-mission }
option-first-income = Tuck { $card }
option-play = Play { $card }
option-corner = Discard { $card }
option-exchange-credit = { $word ->
        [energy] 2 credits for 1 energy
       *[card_any] 2 credits for a card
    }
option-exchange-energy = { $word ->
        [credit] 2 energy for 1 credit
       *[card_any] 2 energy for a card
    }
option-exchange-card_any = { $word ->
        [credit] 2 cards for 1 credit
        [energy] 2 cards for 1 energy
       *[card_any] 2 cards for another card
    }
option-exchange-cards = Give up { $card }
option-mission = Complete { $card }
option-card = Take { $card }
option-card-deck = Draw from the deck
option-card-free = { option-free }
option-alien-card = { $word2 ->
        [open] The open card of { $word }
       *[deck] A card from the deck of { $word }
    }
    .word = the_species
option-alien-card-free = { option-free }
option-tuck = Tuck { $card }
option-tuck-none = Tuck none
option-tuck-free = { option-free }
option-pool-place = Place data first
option-pool-lose = Let it be lost
option-discard = Discard { $card }
option-end-card = Take { $card }

## Refusals

refuse-no-card-to-play = You have no card in hand.
refuse-cards-too-dear = You cannot pay for any of your cards.
refuse-too-dear = { $what ->
        [energy] This card costs { $n } energy, and you have less.
       *[credit] This card costs { $n ->
            [one] { $n } credit
           *[other] { $n } credits
        }, and you have fewer.
    }
refuse-no-energy-to-move = A move costs 1 energy, and you have none.
refuse-no-pair = You do not have two credits, two energy or two cards.
refuse-not-a-pair = You do not have two of these.
refuse-little-publicity = Buying a card costs { $cost } publicity.
refuse-no-card-left = There is no card left to take.
refuse-no-hand = You have no card in hand.
refuse-no-mission = No mission in front of you can be completed now.

## Log

event-gained = { $you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $what ->
        [credit] { $n ->
            [one] { $n } credit
           *[other] { $n } credits
        }
        [energy] { $n } energy
       *[exofossil] { $n ->
            [one] { $n } exofossil
           *[other] { $n } exofossils
        }
    }.
event-scored = { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $n } VP.
event-publicity = { $you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $n } publicity.
event-data = { $you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $n } data{ $lost ->
        [0] .
        [one] ; { $lost } does not fit into the pool and is lost.
       *[other] ; { $lost } do not fit into the pool and are lost.
    }
event-paid = { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $what ->
        [credit] { $n ->
            [one] { $n } credit
           *[other] { $n } credits
        }
        [energy] { $n } energy
        [publicity] { $n } publicity
        [data] { $n } data
       *[exofossil] { $n ->
            [one] { $n } exofossil
           *[other] { $n } exofossils
        }
    }.
event-exchanged = { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } { $what ->
        [credit] 2 credits
        [energy] 2 energy
       *[card_any] 2 cards
    } for { $what2 ->
        [credit] a credit
        [energy] 1 energy
       *[card_any] a card
    }.
event-bought = { $you ->
        [yes] You buy
       *[no] { $seat } buys
    } a card.
event-reshuffled = The deck is empty: the discard pile is shuffled and becomes the new deck.
event-drew = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card }.
event-row-filled = { $card } comes into the row.
event-took = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card } from the row.
event-discarded = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $card }.
event-discarded-row = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $card } from the row.
event-tucked = { $you ->
        [yes] You tuck
       *[no] { $seat } tucks
    } { $card } for income.
event-alien-card = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card }.
event-alien-open = { $card } is now the open card.
event-played = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }.
event-passed = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    } for this round.
event-end-card = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card } from the end-of-round stack.
event-end-card-left = { $card } is left over and discarded.
event-income = { $you ->
        [yes] You collect
       *[no] { $seat } collects
    } income.
event-round = Round { $number } begins.

## Table settings

setting-agencies = Space Agencies
    .about = Solo only: the play aid's notes on the expansion. Rounds 2 to 5 are played, long-term objectives replace those of level I, and the rival has one more basic card.
setting-agencies-false = without
setting-agencies-true = with

## What to know before choosing

unused-main-action = { $count ->
    [one] one main action that you can take
   *[other] { $count } main actions that you can take
}
unused-free-action = { $count ->
    [one] one kind of free action
   *[other] { $count } kinds of free actions
}
unused-credit = { $count ->
    [one] one credit
   *[other] { $count } credits
}
unused-energy = { $count } energy
unused-card-over = { $count ->
    [one] one card, to be discarded
   *[other] { $count } cards, to be discarded
}
remark-no-probe = no probe to move
remark-publicity-full = publicity is at its highest
remark-data-full = the data pool is full
