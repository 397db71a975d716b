### The companion: SETI’s rival beside a real table. All other words are those of SETI.

## The game

game-name = SETI companion: the rival for your own table
    .short = SETI companion
    .say = You play with the real game; the rival’s cards, track and objectives are kept here.
    .time = 60–120 min
game-about = For one person with the physical game. The companion keeps the rival’s deck, progress track, score, publicity, computer, techs and objectives, works out every turn of the rival by its printed rules, and asks only what it cannot know: what lies where on your table. It tells you step by step what to do there.

star-tile = ’Oumuamua’s tile
    .in = on ’Oumuamua’s tile

## Your turn: what you report

ask-turn-report = Round { $round }: your turn on the table. What happened?
    .rule = SETI-3.2
    .why = Report tasks you fulfilled (one event marks one task), rotations, sectors you completed and discoveries; then say that your turn is over.
option-turn-report-done = My turn is over
option-turn-report-pass = I have passed
option-turn-report-task = Fulfilled: { $name_task } ({ $card }, task { $n })
table-option-turn-report-task = Fulfilled: { $name_task }
option-turn-report-rotated = I rotated the solar system
option-turn-report-completed = I completed a sector
option-turn-report-found = A species was discovered
option-turn-report-correct = Correct the table
ask-round-report = End of round { $round }. Is there anything left to report before the objectives are spent?
    .rule = SETI-17.22
    .why = Tasks may have been fulfilled on the rival’s turn as well.
option-round-report-done = No, end the round
option-round-report-task = Fulfilled: { $name_task } ({ $card }, task { $n })
table-option-round-report-task = Fulfilled: { $name_task }
option-round-report-found = A species was discovered
option-round-report-correct = Correct the table
ask-pause-report = You have passed. Is all of it done on the table, so that the rival can go on?
    .rule = SETI-5.42
    .why = Tasks may have been fulfilled on the rival’s turn as well.
option-pause-report-done = The rival’s next turn
option-pause-report-task = Fulfilled: { $name_task } ({ $card }, task { $n })
table-option-pause-report-task = Fulfilled: { $name_task }
option-pause-report-found = A species was discovered
option-pause-report-correct = Correct the table
ask-completed = Which sector did you complete?
    .rule = SETI-8.7
    .why = You took the last data of its slot. Take your own rewards on the table; the rival’s are worked out here.
option-completed = { $word }
    .word = star
option-completed-back = None after all
ask-winner = Who won the sector { $name_star }?
    .rule = SETI-8.10
    .why = By the positions the rival has more markers; excess markers of yours may have changed that.
option-winner-rival = The rival
option-winner-you = I did, with excess markers
ask-discovered = { $side ->
        [any] Which species was discovered?
        [left] Are the three discovery spaces of the left species all covered now? Which species is it?
       *[right] Are the three discovery spaces of the right species all covered now? Which species is it?
    }
    .rule = SETI-13.7
    .why = Reveal the board and follow its set-up. The rival’s share is worked out here.
option-discovered-none = No, not yet
option-discovered-back = None after all
option-discovered-left = Left: { $word }
    .word = species
option-discovered-right = Right: { $word }
    .word = species
ask-holds = { $card }, just revealed. Does task { $n } hold already: { $name_task }?
    .rule = SETI-17.17
    .why = A task about points, publicity or data is marked at once if it holds.
option-holds-yes = Yes
option-holds-no = No

## The solar system

ask-disc = Count sectors clockwise from Neptune: where is { $name_place }?
    .rule = SETI-10.9
    .why = Neptune never moves. This is asked once; from then on the companion turns the discs with you.
option-disc = { $n ->
        [0] In Neptune’s sector
        [one] { $n } sector clockwise
       *[other] { $n } sectors clockwise
    }
ask-discs = Sectors clockwise from Neptune: Earth { $earth }, Mars { $mars }, Saturn { $saturn }. Right?
    .rule = SETI-10.9
    .why = From this the companion finds the rival’s way with the most publicity.
option-discs-right = Yes, like this
option-discs = No: { $word } is at { $n }
    .word = place
ask-anomaly = Is Earth now in the sector of an anomaly in whose column the rival’s marker is highest?
    .rule = SETI-15.2.2
    .why = After a rotation the anomaly in Earth’s sector acts. If you lead its column, take the reward yourself and answer no.
option-anomaly-none = No
option-anomaly-red = The red one, with { $word ->
        [a] 4 VP
       *[b] 1 credit
    }
option-anomaly-yellow = The yellow one, with { $word ->
        [a] 1 card
       *[b] 2 publicity
    }
option-anomaly-blue = The blue one, with { $word ->
        [a] 1 energy
       *[b] 1 data
    }

## Signals

ask-slots = { $name_star }: { $left } data left, { $own ->
        [one] { $own } marker
       *[other] { $own } markers
    } of the rival. { $name_star2 }: { $left2 } data left, { $own2 ->
        [one] { $own2 } marker
       *[other] { $own2 } markers
    } of the rival. Right?
    .rule = SETI-16.28
    .why = Do the slots look like this? The rival compares the two sectors of the colour. All other markers there are yours.
option-slots-right = Yes, both
option-slots = { $word }: { $n } data left
    .word = star
option-slots-reset = { $word } was completed since
    .word = star
ask-slot-of = { $name_star }: { $left } data left, { $own ->
        [one] { $own } marker
       *[other] { $own } markers
    } of the rival. Right?
    .rule = SETI-8.2
    .why = The rival takes the leftmost data. All other markers there are yours.
option-slot-of-right = Yes
option-slot-of = { $word }: { $n } data left
    .word = star
option-slot-of-reset = { $word } was completed since
    .word = star
ask-star = In which star’s sector is { $name_place } now?
    .rule = SETI-1.11
    .why = The rival marks a signal there.
option-star = { $word }
    .word = star
ask-row-color = Which sector colour has the { $arrow ->
        [left] leftmost
       *[right] rightmost
    } card that still lies in the row?
    .rule = SETI-16.26
    .why = Discard it; the row is filled again after the whole action.
option-row-color = { $word }
    .word = color
option-row-color-none = No card is left
ask-clockwise = Which of these comes first, clockwise from Earth’s sector?
    .rule = SETI-16.53
    .why = Complete sectors are resolved in this order.
option-clockwise = { $word }
    .word = star

## Probe

ask-moon = { $name_place }: which is the first of these moons without a lander?
    .rule = SETI-16.20
    .why = Read from the top; they stand in the order of the arrow, { $arrow ->
        [left] leftmost
       *[right] rightmost
    } first.
option-moon = { $word }
    .word = moon
option-moon-none = None is free
ask-places = { $name_place }: which first places are still free?
    .rule = SETI-16.21
    .why = The space of the first orbiter, and any data space of the first landers.
option-places-both = Both
option-places-orbiter = Only the first orbiter’s
option-places-lander = Only the first lander’s
option-places-none = Neither
ask-landing-space = { $name_place }: which is the largest landing data still uncovered?
    .rule = SETI-16.25
    .why = The rival’s lander covers it.
option-landing-space = { $n ->
        [0] None is left
       *[other] { $n } data
    }
ask-sample-left = Is a face-down sample left at { $name_place }?
    .rule = SETI-16.45
option-sample-left-yes = Yes
option-sample-left-none = No
ask-sample-here = Which sample lies on the space that the rival marks?
    .rule = SETI-15.1.7
    .why = The rival gains its reward.
option-sample-here = { $word }
    .word = card

## Techs

ask-first-tile = Which is the first of these stacks that still has its 2-VP tile?
    .rule = SETI-16.16
    .why = Read from the top: they stand in the order of the progress track, from space { $space } on.
option-first-tile = { $word }
    .word = card
option-first-tile-none = None has one
ask-tile-left = No stack has a 2-VP tile. Which is the first of these that still has a tile?
    .rule = SETI-16.17
    .why = Read from the top: they stand in the order of the progress track, from space { $space } on.
option-tile-left = { $word }
    .word = card
option-tile-left-none = All are empty
ask-bonus = Which bonus is on the top tile of { $card }?
    .rule = SETI-16.18
    .why = Give the tile to the rival.
option-bonus = { $word }
    .word = card

## Traces, milestones, species

ask-lowest = { $name_color ->
       *[other] A trace for the rival ({ $name_color }). Which is the first of these spaces that is free?
    }
    .rule = SETI-16.39
    .why = Read from the top: the lowest come first, equally low ones { $arrow ->
        [left] from left to right
       *[right] from right to left
    }. A sample space is free only with a sample on it.
option-lowest-left = Left species, { $word }: { $n ->
        [0] discovery space
       *[other] row { $n } of the board
    }
    .word = color
option-lowest-right = Right species, { $word }: { $n ->
        [0] discovery space
       *[other] row { $n } of the board
    }
    .word = color
option-lowest-none = None is free
ask-next-anomaly = Which colour is the next anomaly, counter-clockwise from Earth?
    .rule = SETI-15.2.4
    .why = The one in Earth’s own sector does not count.
option-next-anomaly = { $word }
    .word = color
ask-highest = Whose marker is highest in the { $feminine_color } column of the Anomalies?
    .rule = SETI-16.46
option-highest-rival = The rival’s
option-highest-you = Mine
ask-gold-free = The rival has reached { $n } VP. Which is the first of these gold tiles whose first place is free?
    .rule = SETI-16.43
    .why = Read from the top; they stand in the order of the arrow. The rival takes only first places.
option-gold-free = { $word }
    .word = gold
option-gold-free-none = None is free
ask-message-free = The rival has reached its message tile. Which is the first of these rewards that is uncovered?
    .rule = SETI-16.50
    .why = Read from the top; they stand in the order of the arrow.
option-message-free = { $word }
    .word = card
option-message-free-none = All are covered
ask-neutral-space = The rival has reached { $n } VP: a neutral marker moves. Which is the first of these discovery spaces that is empty?
    .rule = SETI-12.5
    .why = Read from the top.
option-neutral-space-left = Left species, { $word }
    .word = color
option-neutral-space-right = Right species, { $word }
    .word = color
option-neutral-space-none = None is empty

## The end

ask-exertian-card = Turn up the rival’s Exertian cards. Which is number { $n }?
    .rule = SETI-16.52
    .why = For the rival all of them count as fulfilled.
option-exertian-card = { $word }
    .word = card
ask-danger = The rival has { $n } danger. How much do you have?
    .rule = SETI-15.5.6
    .why = Whoever has the most loses a tenth of the total.
option-danger-more = More than that
option-danger-equal = Just as much
option-danger-less = Less
ask-total = The rival’s total is { $rival } VP. Count your own. Which ten is it in?
    .rule = SETI-14.4
    .why = Gold-box cards, gold tiles, species, danger: all of it.
option-total = { $n ->
        [0] below 10
       *[other] { $n }0 to { $n }9
    }
ask-total-ones = And exactly?
    .rule = SETI-14.4
    .why = The last digit of your total.
option-total-ones = … { $n }

## Correct the table

ask-correct = What is not as it is on the table?
    .rule = SETI-16.68
    .why = A correction changes only what is kept here: it brings no reward and no card.
option-correct-score = Score
option-correct-publicity = Publicity
option-correct-computer = Computer
option-correct-pool = Data pool
option-correct-progress = Progress marker
option-correct-arrow = Arrow
option-correct-probe = Probe on Earth
option-correct-techs = The rival’s techs
option-correct-stacks = 2-VP tiles of the tech stacks
option-correct-tasks = A task marked by mistake
option-correct-discs = Discs
option-correct-slots = Markers at a star
option-correct-planets = First places at a planet
option-correct-gold = First places of gold tiles
option-correct-spaces = Discovery spaces
option-correct-species = Discovered species
option-correct-message = Message tile
option-correct-exofossils = Exofossils
option-correct-exertians = Exertian cards played
option-correct-back = Nothing
ask-fix-score = The rival’s score is { $n } VP here. Change it by …
    .rule = SETI-16.8
option-fix-score = { $n }
option-fix-score-back = Now it is right
ask-fix-publicity = The rival’s publicity is { $n } here. What is it?
    .rule = SETI-16.8
option-fix-publicity = { $n }
ask-fix-filled = { $n ->
        [one] { $n } space of the rival’s computer is
       *[other] { $n } spaces of the rival’s computer are
    } filled here. How many are on the table?
    .rule = SETI-16.9
option-fix-filled = { $n }
ask-fix-pool = The rival’s pool has { $n } data here. How many on the table?
    .rule = SETI-16.9
option-fix-pool = { $n }
ask-fix-exofossils = The rival has { $n ->
        [one] { $n } exofossil
       *[other] { $n } exofossils
    } here. How many on the table?
    .rule = SETI-16.48
option-fix-exofossils = { $n }
ask-fix-exertians = The rival has played { $n ->
        [one] { $n } Exertian card
       *[other] { $n } Exertian cards
    } here. How many on the table?
    .rule = SETI-16.51
option-fix-exertians = { $n }
ask-fix-progress = The progress marker is on space { $n } here. Where is it?
    .rule = SETI-16.57
    .why = No card comes for a correction.
option-fix-progress = Space { $n }
ask-fix-next_disc = Disc { $n } would turn next. Which one does the rotation token show?
    .rule = SETI-10.3
option-fix-next_disc = Disc { $n }
ask-fix-arrow = Where does the arrow of the rival’s last card point?
    .rule = SETI-16.12
option-fix-arrow-left = Left
option-fix-arrow-right = Right
ask-fix-probe = Is a probe of the rival on Earth?
    .rule = SETI-16.60
option-fix-probe-there = Yes
option-fix-probe-away = No
ask-fix-techs = Which tile does the rival have, or have no longer?
    .rule = SETI-16.11
option-fix-techs-add = It has one more: { $word }
    .word = card
option-fix-techs-remove = It does not have { $word }
    .word = card
ask-fix-stacks = Which stack is different?
    .rule = SETI-5.31
    .why = What is gone is never asked about again.
option-fix-stacks-there = { $word } still has its 2-VP tile
    .word = card
option-fix-stacks-gone = { $word } has lost its 2-VP tile
    .word = card
ask-fix-planets = At which planet are places free again?
    .rule = SETI-5.19
    .why = Everything about it is asked again when it matters.
option-fix-planets = { $word }
    .word = place
ask-fix-gold = Which gold tile is different? Its first place is free if it was taken, and taken if it was free.
    .rule = SETI-12.2
option-fix-gold = { $word }
    .word = gold
ask-fix-spaces = Whose marker is on which discovery space?
    .rule = SETI-13.1
option-fix-spaces-left = Left, { $word }: { $word2 ->
        [rival] the rival’s
        [free] nobody’s
       *[other] mine or neutral
    }
    .word = color
option-fix-spaces-right = Right, { $word }: { $word2 ->
        [rival] the rival’s
        [free] nobody’s
       *[other] mine or neutral
    }
    .word = color
option-fix-spaces-back = Nothing
ask-fix-species = Which species is it really?
    .rule = SETI-13.8
    .why = What was marked on its board is forgotten here.
option-fix-species-left = Left: { $word }
    .word = species
option-fix-species-right = Right: { $word }
    .word = species
option-fix-species-back = Nothing
ask-fix-slots = What is different at which star?
    .rule = SETI-8.2
    .why = Data left are asked when they matter; here are the rival’s markers.
option-fix-slots-add = One more marker of the rival: { $word }
    .word = star
option-fix-slots-remove = One marker of the rival less: { $word }
    .word = star
option-fix-slots-clear = Filled with data again: { $word }
    .word = star
ask-fix-tasks = Which task is not fulfilled?
    .rule = SETI-17.2
option-fix-tasks = { $card }, task { $n }: { $name_task }
option-fix-tasks-back = All of them are
ask-fix-message = What is different with the Centaurians’ messages?
    .rule = SETI-16.49
option-fix-message-away = No message tile of the rival is on the track
option-fix-message-ahead = Its message tile is 15 points ahead of its score
option-fix-message-rewards = Ask about every message reward again

## Refusals

refuse-no-marker-there = The rival has no marker in the { $feminine_color } column.
refuse-slot-empty = Without data a sector is complete and resolved at the end of that turn ({ $name_star }): say that it was completed.
refuse-slot-rival = A slot is filled from the left, and the rival has a marker on position { $n } ({ $name_star }).
refuse-orbit-covered = The space of the first orbiter at { $name_place } was covered before.
refuse-ground-covered = All landing data of { $name_place } were covered before.
refuse-bonus-gone = Each stack has every bonus once, and this one of { $card } is gone.
refuse-spaces-full = All three discovery spaces of the { $side ->
        [left] left
       *[right] right
    } species hold markers: it is discovered.
refuse-species-known = This species is discovered already; each is there once.
refuse-both-known = Both species are discovered already.
refuse-task-marked = This task is marked already.
refuse-card-shown = This card was turned up already; each is there once.
refuse-score-below = No score is below 0.
refuse-tech-not-held = The rival does not have { $card }.
refuse-stack-taken = The rival has taken all four tiles of this stack.
refuse-first-tile-gone = { $card } has lost its 2-VP tile already.
refuse-first-tile-rival = The rival has taken a tile of { $card }, and with the first one goes the 2-VP tile.
refuse-species-there = This species is discovered: all three spaces are covered.
refuse-not-discovered = No species is discovered there. Say so in your turn when one is.
refuse-species-card-taken = The rival’s deck already has the card of this species, or of one found after it.
refuse-no-rival-marker = The rival has no marker there ({ $name_star }).
refuse-no-centaurians = The Centaurians are not discovered.
refuse-no-message-left = The rival has placed all three of its message tiles.

## Log

event-rival-rotated = Rotate the solar system: disc { $disc } turns one sector counter-clockwise (SETI-10.2). Move what it carries and pushes.
event-companion-discards-row = Discard the { $arrow ->
        [left] leftmost
       *[right] rightmost
    } card of the row for a signal; it is { $feminine_color }. Fill the row again after the whole action (SETI-16.26).
event-companion-sector-yours = You win the sector of { $name_star }: take the reward{ $both ->
        [yes] . You and the rival gain 1 publicity
       *[no] {" "}and 1 publicity
    } (SETI-8.10, SETI-8.12).
event-companion-reset = Fill the slot of { $name_star } again{ $second ->
        [rival] ; the rival leaves a marker on the first position
        [you] ; you leave a marker on the first position
       *[no] { "" }
    } (SETI-8.13).
event-companion-sample = Put a random sample of { $name_place } face up on the next blue sample space; the rival does not get its reward (SETI-16.45).
event-rival-gold-choice = The rival has reached a gold milestone. Put its marker on the first place of a gold tile: { $name_gold } (SETI-16.43).
event-rival-message-choice = Its score has reached its message tile. Take the tile off the track and cover a reward with it: { $card } (SETI-16.50).
event-companion-discovered = Discovered, { $side ->
        [left] left
       *[right] right
    }: { $the_species } (SETI-13.8).
event-companion-you-pass = You have passed in round { $round } (SETI-5.39).
event-companion-end-card-left = The card left in the end-of-round stack is discarded (SETI-16.59).
event-companion-round = Round { $number } begins. Collect your income first (SETI-14.1); { $first ->
        [rival] the rival begins
       *[you] you begin
    } (SETI-3.1).
event-companion-over = You have counted { $total } VP, the rival { $rival } (SETI-18.3).
event-corrected = Corrected: { $what ->
        [score] the rival’s score is { $n } VP
        [publicity] the rival’s publicity is { $n }
        [filled] { $n ->
            [one] { $n } space of the computer is filled
           *[other] { $n } spaces of the computer are filled
        }
        [pool] the pool has { $n } data
        [progress] the progress marker is on space { $n }
        [arrow] the arrow
        [probe] the probe on Earth
        [techs] the rival’s techs
        [stacks] the tech stacks
        [tasks] a task
        [discs] the discs
        [slots] the markers at a star
        [planets] the places at a planet
        [gold] a gold tile
        [spaces] a discovery space
        [species] a discovered species
        [message] the messages
        [exofossils] the rival has { $n ->
            [one] { $n } exofossil
           *[other] { $n } exofossils
        }
       *[exertians] the rival has played { $n ->
            [one] { $n } Exertian card
           *[other] { $n } Exertian cards
        }
    }.

## The score

sheet-row-counted = Your total
score-counted = As you counted it on the table

## In the browser

companion-step-report = Your turn
companion-step-rival-asks = The rival’s turn
companion-now = On the table now
companion-rivals-board = The rival
companion-score = Score
companion-total = Total if the game ended now
companion-publicity = Publicity
companion-computer = Computer
companion-pool = Pool
companion-deck = Cards in its deck
companion-advanced-left = Advanced cards left
companion-last = Last card
companion-arrow = Arrow
companion-probe-there = Probe on Earth
companion-probe-away = No probe on Earth
companion-techs = Techs
companion-no-techs = none
companion-track = Progress track
companion-track-about = Space { $space } of 12. Behind space 12 lies the card icon.
companion-first-gone = 2-VP tile gone
companion-objectives = Objectives
companion-objectives-none = No objectives at 1 star.
companion-objectives-about = Completed: { $done }, due at the end of this round: { $due }. In the stack: { $stack }.
companion-task-done = done
companion-task-open = open
companion-known = Known of the table
companion-discs = Sectors clockwise from Neptune’s: Earth { $earth }, Mars { $mars }, Saturn { $saturn }. Next to turn: disc { $disc }.
companion-discs-about = The discs as you said they stand and as they were turned since. The numbers count the sectors clockwise from Neptune’s. Stars and your own probes are not kept here.
companion-discs-unknown = How the discs stand is asked when it matters; then they are drawn here. To say it earlier, choose “Correct the table”, then “Discs”.
companion-slots = Stars
companion-slot-left = data left
companion-slot-own = rival’s markers
companion-species = Species
companion-species-own = rival’s discovery spaces
companion-species-spaces = Discovery spaces of the rival: { $own }
companion-message-at = Message tile at { $n } VP

## The legend

sign-drawn-sector = a number at the edge: this sector, counted clockwise from Neptune’s
sign-drawn-computer = the rival’s computer: full and empty places
