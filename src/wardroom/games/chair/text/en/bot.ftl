### The Bot: its turn told step by step (CHAIR-30 to CHAIR-35), and what it asks of the person.

rival = The Bot
    .short = Bot
    .the = the Bot

## How it chose. The message before it names the thing and its value.

how-only = no other fits
how-value = decided by value
how-tokens = equal in value, so the tokens on it decide (CHAIR-32.3, CHAIR-32.4)
how-left = equal in all, so the leftmost (CHAIR-32.5)
how-secured = Locations already secured come last
how-trait = it has the trait asked for
how-most = most tokens there
how-fewest = fewest tokens there
how-longest = equal in value, so the one it has had longest
how-dilithium = most Dilithium on it
how-glory = most Glory on it

## What a value is made of (CHAIR-32.1)

rival-worth = { $value } ({ $vp } VP{ $focus ->
        [0] { "" }
       *[other] , +{ $focus } FOCUS
    }{ $endgame ->
        [0] { "" }
       *[other] , +{ $endgame } ENDGAME
    }{ $glory ->
        [0] { "" }
       *[other] , +{ $glory } Glory
    })

## Its turn

event-rival-begins = The Bot’s turn: { $name_captain }. It has no RESUPPLY step (CHAIR-30.1).
    .steps = no
event-rival-controls-nothing = It has secured no neutral Location (CHAIR-30.2).
event-rival-controls = It has secured { $card }, worth { rival-worth } to it (CHAIR-30.2): { $name_how }.
event-rival-took-control = It takes control of { $card } and resolves it with its command cards (CHAIR-30.3).
    .steps = yes
event-rival-refills = Its place in the Neutral Zone is filled again (CHAIR-30.2).
    .leads = yes
event-rival-drew = Stardate { $number } gives it { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }: { $count ->
        [0] it draws nothing, as it has no cards left
        [one] it draws 1 card face down
       *[other] it draws { $count } cards face down
    } (CHAIR-30.4).
    .steps = no
event-rival-turned-up = It turns up { $card }{ $left ->
        [0] , its last one
        [one] ; 1 more waits
       *[other] ; { $left } more wait
    } (CHAIR-30.5).
    .steps = yes
event-rival-clears = { $cards } { $n ->
        [one] goes
       *[other] go
    } from its Staging area to its Discard pile (CHAIR-30.7).
    .steps = no
event-rival-placed = It places { $count } { $name_gain } on { $card }, the Market card least valuable for you, worth { rival-worth } ({ $rule }): { $name_how }.
    .steps = no
event-rival-turn-over = The Bot’s turn is over; it has { $glory } Glory (CHAIR-30.7).
    .steps = no

## The card and its row

event-rival-row-trait = { $card } has the trait { $name_trait }: TRAITS, row { $number }{ $count ->
        [0] { "" }
        [one] . Row 1 names none of its traits
       *[other] . Rows 1 to { $count } name none of its traits
    } (CHAIR-33.2). The row: { $name_command }
event-rival-row-suit = No row of TRAITS names a trait of { $card } (rows 1 to { $count }): SUITS { $side ->
        [with] with a Duty Officer
       *[without] without a Duty Officer
    }, row { $name_suit } (CHAIR-33.3). The row: { $name_command }
event-rival-no-row = No row fits { $card } (CHAIR-33.12).
event-rival-surprise = SURPRISE of { $card }, and nothing else (CHAIR-33.1): { $name_op }
event-rival-settled = { $card } moves to its Control area (CHAIR-33.5).
event-rival-resolves-top = It also resolves the top card of its deck, { $card } (CHAIR-33.9).
    .steps = yes
event-rival-resolves-supplement = It also resolves the top card of its Supplement deck, { $card } (CHAIR-33.9).
    .steps = yes
event-rival-resolves-discard = It also resolves { $card } from its Discard pile (CHAIR-33.7, CHAIR-33.9).
    .steps = yes

## Its deck, Discard pile and Log

event-rival-reshuffled = Its deck is empty: { $count ->
        [0] its Discard pile is empty too
        [one] the 1 card of its Discard pile becomes the deck
       *[other] the { $count } cards of its Discard pile are shuffled
    }{ $added ->
        [0] , and the Supplement deck is empty
       *[other] , and the top card of the Supplement deck goes on top; { $left } are left there
    } (CHAIR-30.11, CHAIR-30.12).
event-rival-no-deck = It has no card left to turn over (CHAIR-30.12).
event-rival-discarded-top = { $cards } { $n ->
        [one] goes
       *[other] go
    } from its deck to its Discard pile.
event-rival-logged = It logs { $card } (CHAIR-23.1).
event-rival-returned-incident = { $card } goes under the Incident deck (CHAIR-33.10).
event-rival-put-top = It puts { $card }, the latest match in its Discard pile, on top of its deck (CHAIR-33.7).
event-rival-took-incident = It takes an INCIDENT, face down on top of its deck (CHAIR-34.10). INCIDENTs left: { $left }.
event-rival-took-encounter = It takes an ENCOUNTER, face down on top of its deck (CHAIR-34.10).
event-rival-gained-encounter = It gains the ENCOUNTER { $card } (CHAIR-34.10).
event-rival-no-encounter = No ENCOUNTER is left.
event-rival-took-supplement = It takes the top card of its Supplement deck, face down on top of its deck; { $left } are left there (CHAIR-34.10).
event-rival-discarded-supplement = It discards { $card } from the top of its Supplement deck; { $left } are left there.
event-rival-no-supplement = Its Supplement deck is empty.

## The Market

event-rival-none-wanted = { $n ->
        [one] It looks for { $names_want }
       *[other] It looks for the best of { $names_want }
    } in the Market: none (CHAIR-34.4).
event-rival-wants = { $n ->
        [one] It looks for { $names_want }
       *[other] It looks for the best of { $names_want }
    } in the Market: { $card }, worth { rival-worth } to it (CHAIR-34.4, CHAIR-32.1): { $name_how }.
event-rival-richest = It looks for the richest Market card: { $card } with { $dilithium } Dilithium and { $glory } Glory (CHAIR-34.9): { $name_how }.
event-rival-gained-card = It gets { $card }: { $name_place } (CHAIR-34.10).
event-rival-took-tokens = It takes { $count } { $name_gain } from that card (CHAIR-34.9).
event-rival-junks = It junks { $card }, the Market card without tokens most valuable for you, worth { rival-worth } (CHAIR-34.12): { $name_how }.
event-rival-junks-nothing = Every Market card has a token, so it junks nothing (CHAIR-34.12).

## Tracks and Glory

event-rival-gained = It gains { $count } { $name_gain } (CHAIR-34.13).
event-rival-advanced = It advances { $count } in { $name_track }, to { $space } (CHAIR-17.1).
event-rival-track-full = Its { $name_track } is at 15 and goes no further (CHAIR-17.1).
event-rival-removed-glory = It removes 1 Glory from the Stardate card (CHAIR-11.8).
event-rival-lowest = Of { $names_track } the lowest is { $name_track }, at { $space }{ $tie ->
        [yes] : the first of equals
       *[no] { "" }
    } (CHAIR-33.6).
event-rival-highest = Of { $names_track } the highest is { $name_track }, at { $space }{ $tie ->
        [yes] : the first of equals
       *[no] { "" }
    } (CHAIR-33.6).

## Away Teams, SHIPs, Locations

event-rival-sent = It sends an Away Team to { $card }, where it now has { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } (CHAIR-34.16): { $name_how }.
event-rival-sends-nobody = No neutral Location is allowed, so no Away Team is sent (CHAIR-34.19).
event-rival-no-team = It has no Away Team to send there (CHAIR-34.18).
event-rival-fewest = Of the Locations with its Away Teams it chooses { $card }, with { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } ({ $rule }): { $name_how }.
event-rival-removed-team = An Away Team of the Bot returns from { $card }.
event-rival-deployed = It deploys { $card } (CHAIR-34.20).
event-rival-explored = { $card } explores { $card2 }, which had { $count ->
        [0] no token
        [one] 1 token in all
       *[other] { $count } tokens in all
    } (CHAIR-34.21): { $name_how }.
event-rival-engaged = { $card } engages at { $card2 }, where you have { $count ->
        [0] no token
        [one] 1 token
       *[other] { $count } tokens
    } (CHAIR-34.21): { $name_how }.
event-rival-ship-stays = No neutral Location is allowed: the token of { $card } stays on it (CHAIR-34.15).
event-rival-least = Of those in play { $card } is worth least to it, { rival-worth } (CHAIR-34.24): { $name_how }.
event-rival-cannot-give-up = { $own ->
        [-1] Not possible:
        [0] Not possible: it has no card to log for it;
       *[other] Not possible: it has a card to log for it, but
    } { $teams ->
        [0] none of its Away Teams is
        [one] 1 of its Away Teams is
       *[other] { $teams } of its Away Teams are
    } off its Captain, and it needs { $count }. So the other part (CHAIR-34.23).
event-rival-most-present = It has most tokens at { $card }, { $count } of them (CHAIR-34.25): { $name_how }.
event-rival-nowhere-present = It has no token on a neutral Location, so it takes control of none (CHAIR-34.25).

## Its Duty Officer

event-rival-promoted = It promotes { $card }; its SUITS card shows the side with a Duty Officer (CHAIR-34.1).
event-rival-dismissed = { $card } of the Bot is dismissed to its Discard pile.
event-rival-officer-dismissed = Its Duty Officer { $card } is dismissed; its SUITS card turns (CHAIR-34.2).
event-rival-officer-logged = Its Duty Officer leaves; its SUITS card turns (CHAIR-34.2).

## Between you and it

event-rival-attacks = Here the row of { $card } attacks you (CHAIR-35.1).
event-rival-cancelled = What { $card } aims at you is cancelled; the rest of the row is resolved (CHAIR-35.2).
event-rival-missed = What { $card } aims at you could not be done (CHAIR-35.2).
event-rival-unaffected = The Bot has no hand and chooses no card of its Discard pile: nothing happens to it (CHAIR-35.7).
event-rival-declined = The Bot returns no INCIDENT (CHAIR-35.5).
ask-count-as-done = { $card }: the Bot is not affected. Does the rest of the card go on as if it were done?
    .rule = CHAIR-35.7
option-count-as-done-yes = As if it were done
option-count-as-done-no = As if it failed
ask-remove-own-team = { $card }: from which Location does one of your Away Teams come home?
    .rule = CHAIR-35.3
option-remove-own-team = { $card }
option-remove-own-team-no = Nothing
ask-bot-incident-or-team = { $card }: what do you do?
    .rule = CHAIR-35.3
option-bot-incident-or-team-incident = Take an INCIDENT
option-bot-incident-or-team-team = Remove one of your Away Teams
ask-bot-incident-or-officer = { $card }: what do you do?
    .rule = CHAIR-35.3
option-bot-incident-or-officer-incident = Take an INCIDENT
option-bot-incident-or-officer-officer = Dismiss one of your Duty Officers
ask-bot-location-or-discard = { $card }: what do you do?
    .rule = CHAIR-35.3
option-bot-location-or-discard-location = Log one of your Locations
option-bot-location-or-discard-discard = Discard a card
ask-bot-ship-or-resolve = { $card }: what do you choose?
    .rule = CHAIR-35.3
option-bot-ship-or-resolve-ship = You dismiss one of your SHIPs
option-bot-ship-or-resolve-resolve = The Bot resolves its top card

## What it looks for

want-person = { suit-person }
want-cargo = { suit-cargo }
want-ship = { suit-ship }
want-ally = { suit-ally }
want-focus-research = Research FOCUS
want-focus-influence = Influence FOCUS
want-focus-military = Military FOCUS
want-klingon = “{ trait-klingon }”
want-alien = “{ trait-alien }”
want-weapon = “{ trait-weapon }”
want-business = “{ trait-business }”
want-romulan = “{ trait-romulan }”
want-shady = “{ trait-shady }”
want-vulcan = “{ trait-vulcan }”
want-attack = “{ trait-attack }”
want-bajoran = “{ trait-bajoran }”
want-dominion = “{ trait-dominion }”
want-changeling = “{ trait-changeling }”
want-scientist = “{ trait-scientist }”
want-creature = “{ trait-creature }”
want-kelpien = “{ trait-kelpien }”
want-anomaly = “{ trait-anomaly }”
