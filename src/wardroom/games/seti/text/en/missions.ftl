### Missions, objectives, and the special effects of cards.

## Prompts

ask-circle = Do you cover a circle of a mission?
    .rule = SETI-11.4
    .why = What happened fits these circles. You may cover one of them and gain its bonus, or wait for another time.
ask-task = Which task does this fulfil?
    .rule = SETI-17.4
    .why = One event marks one task.
ask-slingshot = Slingshot: what does the visit to { $name_place } give you?
    .rule = SETI-1.18
    .why = For the rest of this turn a planet may give a move instead of publicity.
ask-row-corner = Which corner do you gain first?
    .rule = SETI-6.12
ask-drawn-corner = Which of the drawn cards do you discard for its corner?
    .rule = SETI-6.12
ask-drawn-income = Which of the drawn cards do you discard for one unit of its income?
    .rule = SETI-4.6
ask-show-corner = Which card with a move in its corner do you show?
    .rule = SETI-6.12
    .why = Each card you show gives a move; it stays in your hand.
ask-show-income = Which card with energy income do you show?
    .rule = SETI-4.1
    .why = Each card you show gives an energy; it stays in your hand.
ask-probe = Which of your probes?
    .rule = SETI-1.6
    .why = Asteroids under it and beside it give data.
ask-probe-signal = At which probe do you mark a signal?
    .rule = SETI-8.2
    .why = Any probe in space will do, yours or another’s; each serves once.

## Options

option-circle = { $card }, circle { $n }: { $name_circle }
option-circle-none = None for now
option-circle-free = { option-free }
option-task = { $card }, task { $n }: { $name_task }
option-task-free = { option-free }
option-slingshot-publicity = 1 publicity
option-slingshot-move = 1 move
option-slingshot-free = { option-free }
option-row-corner-publicity = Publicity
option-row-corner-data = Data
option-row-corner-move = Move
option-row-corner-free = { option-free }
option-drawn-corner = { $card }
option-drawn-corner-free = { option-free }
option-drawn-income = { $card }
option-drawn-income-free = { option-free }
option-show-corner = Show { $card }
option-show-corner-done = Show no more
option-show-corner-free = { option-free }
option-show-income = Show { $card }
option-show-income-done = Show no more
option-show-income-free = { option-free }
option-probe = The probe on { $name_place } (ring { $ring }, { $in_star })
option-probe-free = { option-free }
option-probe-signal = { $word }
    .word = star
option-probe-signal-none = No more
option-probe-signal-free = { option-free }

## Refusals

refuse-gold-box = This card has no mission: its gold box scores at the end of the game.
refuse-completes-by-itself = This mission completes itself when all its circles are covered.
refuse-condition-not-met = You do not have what { $card } asks for.
refuse-other-corner = Its corner has no move.
refuse-other-income = Its income is not energy.

## Log

event-circle = { $you ->
        [yes] You cover circle { $number } of { $card }.
       *[no] { $seat } covers circle { $number } of { $card }.
    }
event-mission-completed = { $you ->
        [yes] You complete the mission { $card }.
       *[no] { $seat } completes the mission { $card }.
    }
event-promise-kept = { $you ->
        [yes] { $card } pays you what it promised for this turn.
       *[no] { $card } pays { $seat } what it promised for this turn.
    }
event-showed = { $you ->
        [yes] You show { $cards }.
       *[no] { $seat } shows { $cards }.
    }
event-card-back = { $you ->
        [yes] { $card } returns to your hand: it marked your only signal there.
       *[no] { $card } returns to { $seat }’s hand: it marked the only signal there.
    }
event-task = { $you ->
        [yes] You fulfil task { $number } of “{ $card }”.
       *[no] { $seat } fulfils task { $number } of “{ $card }”.
    }
event-objective = Now in work: “{ $card }”.
event-objective-completed = { $you ->
        [yes] You have completed “{ $card }”.
       *[no] { $seat } has completed “{ $card }”.
    }
event-objectives-due = End of the round: { $due ->
        [one] { $due } objective is due
       *[other] { $due } objectives are due
    }, { $spent } spent, { $missing } missing (SETI-17.13).
event-long-term-open = { $count ->
        [one] { $count } task of the long-term objectives is still open (SETI-19.6).
       *[other] { $count } tasks of the long-term objectives are still open (SETI-19.6).
    }
