### Captives, hidden agendas, and teams that the opponent leads.

## Questions and options

option-order-retrieve = Free { $card }
option-order-jail = Put { $card } into the Brig ({ $card2 })
option-order-agenda = Turn up { $card }
option-answer-agenda = Turn up { $card }
option-answer-about-agenda = Turn up { $card }
ask-escort = Which of your teams escorts { $card }?
    .rule = CCG-17.22
option-escort = { $card }
ask-capture-with = { $card }: which team captures somebody?
    .rule = CCG-17.20
option-capture-with = The team of { $card }
ask-aim-captive = { $card }: which captive?
    .rule = CCG-17.27
option-aim-captive = { $card }
ask-aim-cell = { $card }: where does it make a Brig, or for which captive does it fetch a card?
    .rule = CCG-17.25
option-aim-cell = { $card }
ask-cell-goes = { $card }: where does it go?
    .rule = CCG-15.3
option-cell-goes-discard = To the discard pile
option-cell-goes-deck = On top of your draw deck
ask-interrogation = { $card }: what do you do for { $card2 }?
    .rule = CCG-1.6
option-interrogation-give_up = Give up the secret: 10 points for your opponent, and the captive comes home
option-interrogation-keep_silent = Keep silent: 1 point for your opponent
ask-lead = { $card }: what do you order your opponent’s team?
    .rule = CCG-13.32
option-lead-attempt = { option-order-attempt }
option-lead-fly = { option-order-fly }
option-lead-dock = { option-order-dock }
option-lead-undock = { option-order-undock }
option-lead-beam = { option-order-beam }
option-lead-walk = { option-order-walk }
option-lead-attack = { option-order-attack }
option-lead-battle = { option-order-battle }
option-lead-cloak = { option-order-cloak }
option-lead-decloak = { option-order-decloak }
option-lead-end = Let them go

## Refusals

refuse-captive-held = { $card } is held: only a card frees such a captive.
refuse-not-for-captive = { $card } cannot be fetched for a captive.

## What happens

event-captured = { $you ->
    [yes] You capture { $card }.
   *[no] { $seat } captures { $card }.
}
event-trapped = { $card } is held under { $card2 }.
event-escorted = { $card } is escorted from now on: { $card2 }.
event-jailed = { $card } is in the Brig of { $card2 }.
event-freed = { $card } is free.
event-lays-agenda = { $you ->
    [yes] You lay down a hidden agenda.
   *[no] { $seat } lays down a hidden agenda.
}
event-turns-up = { $you ->
    [yes] You turn up { $card }.
   *[no] { $seat } turns up { $card }.
}

## On the table

table-option-order-retrieve = Free { $card }
    .verb = Free
    .thing = { $card }
table-option-order-jail = Put { $card } into the Brig
    .verb = Into the Brig
    .group = { $card2 }
table-option-order-agenda = Turn up { $card }
    .verb = Turn up
    .group = Cards
