### The rival's turn, told step by step. What the other parts tell of a player is told of the rival here as well.

## The card, and lines that cannot be done

event-rival-reveals = The rival turns over { $card }. Until its next card every choice between left and right goes to the { $arrow ->
        [left] left
       *[right] right
    } (SETI-16.12). It does the first line that is possible (SETI-16.13).
event-rival-cannot-computer = Line { $line }, analyse: not possible. It needs a full computer, and { $data ->
        [0] none of the 6 spaces is filled
        [one] only { $data } of the 6 spaces is filled
       *[other] only { $data } of the 6 spaces are filled
    } ({ $rule }).
event-rival-cannot-launch = Line { $line }, launch: not possible. Its probe is already on Earth ({ $rule }).
event-rival-cannot-publicity = Line { $line }, tech: not possible. It costs { $cost } publicity, and the rival has { $publicity ->
        [0] none
       *[other] only { $publicity }
    } ({ $rule }).
event-rival-cannot-tiles = Line { $line }, tech: not possible. No stack has a tile left ({ $rule }).
event-rival-cannot-probe = Line { $line }, probe: not possible. It has no probe on Earth ({ $rule }).
event-rival-cannot-reach = Line { $line }, probe: not possible. None of the planets of the card is in reach with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } ({ $rule }).
event-rival-cannot-samples = Line { $line }, sample: not possible. Neither Saturn nor Jupiter is in reach ({ $rule }).
event-rival-cannot-species = Line { $line }, species: not possible. { $which ->
        [1] No species is discovered yet
       *[other] No second species is discovered yet
    } ({ $rule }).
event-rival-cannot-anomaly = Line { $line }, anomaly: not needed. The next anomaly is { $feminine_color }, and the highest marker in that column is the rival’s already ({ $rule }).
event-rival-cannot-message-out = Line { $line }, message: not possible. A message tile of its own still stands at { $score } VP ({ $rule }).
event-rival-cannot-message-none = Line { $line }, message: not possible. All three of its message tiles are used ({ $rule }).
event-rival-cannot-exertian = Line { $line }, Exertians: not possible. Its played cards and its markers on their board are { $n } together, and must be fewer than { $most } ({ $rule }).
event-rival-cannot-absent = Line { $line }: not possible. It is about { $the_species }, who are not in this game; the next line is tried ({ $rule }).
event-rival-idle = No line of this card is possible: the turn has no effect (SETI-16.69).
event-rival-turn-over = The rival’s turn is over. { $points ->
        [0] It scored nothing and has { $score } VP
       *[other] It scored { $points } VP and now has { $score }
    }; its progress marker stands on space { $space } (SETI-16.82).

## Passing

event-rival-passes = The rival’s deck is empty, so it passes in round { $round }{ $round ->
        [5] , the last one
       *[other] . Its played cards are shuffled and become its deck for the next round
    } (SETI-16.34).
event-rival-first-to-pass = It is the first to pass: the solar system rotates (SETI-16.58).
event-rival-end-card = It puts the top card of the end-of-round stack back in the box, unseen (SETI-16.59).
event-rival-no-end-card = There is no end-of-round stack in round 5, so passing gives it no progress (SETI-16.35).

## What it gains

event-rival-converts = { $what ->
        [tuck] { $n ->
            [one] An income icon is
           *[other] { $n } income icons are
        } worth { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } of progress to it (SETI-16.7).
        [credit] { $n ->
            [one] A credit is
           *[other] { $n } credits are
        } worth { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } of progress to it (SETI-16.6).
        [energy] { $n } energy is worth { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } of progress to it (SETI-16.6).
        [alien_card] { $n ->
            [one] A species card is
           *[other] { $n } species cards are
        } worth { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } of progress to it; the deck and the open card stay as they are (SETI-16.6, SETI-16.70).
       *[other] { $n ->
            [one] A card is
           *[other] { $n } cards are
        } worth { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } of progress to it (SETI-16.6).
    }
event-rival-advances = { $steps ->
        [one] Its progress marker advances { $steps } space
       *[other] Its progress marker advances { $steps } spaces
    }, to space { $space }: { $card } (SETI-16.57).
event-rival-advanced-card = The marker passes the card icon: a random advanced card is put face down on top of its deck, unseen (SETI-16.4, SETI-16.5). Advanced cards left: { $left }.
event-rival-no-advanced-card = The marker passes the card icon, but no advanced card is left: it scores 8 VP instead (SETI-19.9).
event-rival-data = It gains { $n } data: { $filled } of the 6 spaces of its computer { $filled ->
        [one] is
       *[other] are
    } filled now{ $pool ->
        [0] { "" }
       *[other] , and its pool has { $pool } more
    } (SETI-16.9).
event-rival-covers = Space { $space } of its computer gives { $space ->
        [2] 1 publicity
       *[other] an income icon
    } (SETI-16.9).
event-rival-exofossils = It keeps { $n ->
        [one] an exofossil
       *[other] { $n } exofossils
    } and has { $total } now (SETI-16.48).
event-rival-publicity-lost = Its publicity is at 10 and goes no higher: { $n } of what it gains { $n ->
        [one] is
       *[other] are
    } lost (SETI-16.8).

## Analyse, launch, tech

event-rival-analyses = Line { $line }, analyse: possible, as its computer is full. The 6 data are removed; its pool stays (SETI-16.30).
event-rival-refills = { $n ->
        [one] { $n } data from its pool goes
       *[other] { $n } data from its pool go
    } into the computer again (SETI-16.65).
event-rival-spends-computer = It spends a computer tech, { $card }, for 3 VP and 1 step of progress (SETI-16.31).
event-rival-launches = Line { $line }, launch: possible. The rival puts a probe on Earth (SETI-16.15).
event-rival-researches = Line { $line }, tech: possible. { $cost ->
        [0] It costs nothing.
       *[other] It costs { $cost } publicity.
    } The solar system rotates first (SETI-16.16, SETI-16.54).
event-rival-prefers-first = Its progress marker is on space { $space }, { $card }. { $passed ->
        [0] That stack still has its 2-VP tile: the rival takes it
       *[other] That stack has lost its 2-VP tile; the next along the track that has one is { $card2 }
    } (SETI-16.16).
event-rival-prefers-left = Its progress marker is on space { $space }, { $card }. No stack has a 2-VP tile any more: { $passed ->
        [0] it takes a tile of that stack
       *[other] the first tech with a tile from there on is { $card2 }
    } (SETI-16.17).

## Probe

event-rival-too-far = Line { $line }: { $name_place } is { $needed } moves away, too far with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } (SETI-16.19).
event-rival-flies = Line { $line }, probe: possible. { $name_place } is the first planet of the card in reach, { $needed ->
        [one] { $needed } move
       *[other] { $needed } moves
    } away. The probe flies there with up to { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, by the way that gives the most publicity (SETI-16.19, SETI-16.23).
event-rival-visits = It visits { $name_place } (SETI-16.23).
event-rival-moon = { $tie ->
        [yes] It spends a probe tech, { $card }, to land on a free moon: the { $arrow ->
            [left] leftmost
           *[right] rightmost
        } one, { $name_moon }
       *[no] It spends a probe tech, { $card }, to land on the only free moon, { $name_moon }
    } (SETI-16.20).
event-rival-moon-off = { $why ->
        [tech] To land on a moon of { $name_place } it would have to spend a probe tech, and it has none
       *[taken] No moon of { $name_place } is free
    } (SETI-16.20).
event-rival-figure-only = { $figure ->
        [orbiter] Only the place of the first orbiter is still free at { $name_place }: the probe goes into orbit
       *[lander] Only a place of the first landers is still free at { $name_place }: the probe lands
    } (SETI-16.21).
event-rival-figure-both = The first places for orbiter and lander are both free at { $name_place }; the card prefers { $figure ->
        [orbiter] the orbiter
       *[lander] the lander
    } (SETI-16.21).
event-rival-figure-none = No first place is free at { $name_place }; the card prefers { $figure ->
        [orbiter] the orbiter
       *[lander] the lander
    } (SETI-16.21).

## Telescope

event-rival-listens = Line { $line }, telescope: always possible. It marks { $n ->
        [one] { $n } signal
       *[other] { $n } signals in the printed order
    } (SETI-16.26, SETI-16.29).
event-rival-signal-earth = A signal in Earth’s sector: { $name_star } (SETI-16.26).
event-rival-signal-planet = A signal in the sector of { $name_place }: { $name_star } (SETI-16.22).
event-rival-signal-row = A signal for the card row: the arrow takes the { $arrow ->
        [left] leftmost
       *[right] rightmost
    } card, { $card }, which is { $feminine_color } (SETI-16.26).
event-rival-signal-color = A signal in a { $name_color } sector (SETI-16.22).
event-rival-signal-tile = A signal for ’Oumuamua: it always goes on the tile (SETI-16.47).
event-rival-row-empty = A signal for the card row, but the row is empty: nothing is marked (SETI-4.12).
event-rival-spends-telescope = It spends a telescope tech, { $card }, for one more signal by the card row (SETI-16.27).
event-rival-star-win = It chooses the sector that it wins by this signal, { $name_star }{ $tie ->
        [yes] ; it would win { $name_star2 } too, but this one has room for more data
       *[no] { "" }
    } (SETI-16.28, step 1).
event-rival-star-second = It chooses the sector where the signal scores the second position, { $name_star }{ $tie ->
        [yes] ; { $name_star2 } would score too, but this one has room for more data
       *[no] { "" }
    } (SETI-16.28, step 2).
event-rival-star-more = It chooses the sector where it has more markers, { $name_star } (SETI-16.28, step 3).
event-rival-star-equal = It has equally many markers in both sectors and chooses the one with room for more data, { $name_star } (SETI-16.28).

## Traces and milestones

event-rival-trace-lowest = A { $feminine_color } trace goes on the lowest free space: { $row ->
        [0] the discovery space
       *[other] row { $row }
    } of { $the_species }, { $side ->
        [left] left
       *[right] right
    }{ $tie ->
        [yes] ; of several that are equally low, the arrow takes the { $arrow ->
            [left] leftmost
           *[right] rightmost
        }
       *[no] { "" }
    } (SETI-16.39).
event-rival-trace-overflow = All spaces for it are taken: a { $feminine_color } trace goes on the overflow space of { $the_species }, { $side ->
        [left] left
       *[right] right
    }{ $tie ->
        [yes] , as the arrow says
       *[no] { "" }
    } (SETI-16.39).
event-rival-gold-choice = The rival has reached a gold milestone. It takes only first places: they score nothing for it, but it blocks them (SETI-16.44). { $tie ->
        [yes] Of the tiles whose first place is free, the arrow takes the { $arrow ->
            [left] leftmost
           *[right] rightmost
        }, { $name_gold }
       *[no] Only { $name_gold } has its first place free
    } (SETI-16.43).
event-rival-gold-none = The rival has reached a gold milestone: no tile has its first place free, so it takes none (SETI-16.43).
event-rival-message-choice = The rival’s score has reached its message tile. { $tie ->
        [yes] Of the uncovered message rewards the arrow takes the { $arrow ->
            [left] leftmost
           *[right] rightmost
        }, { $card }
       *[no] Only one message reward is uncovered, { $card }
    } (SETI-16.50).

## Species

event-rival-meets = Line { $line }, species: possible. { $card } leaves the game for { $card2 }, the card of { $the_species }, which is played now. Its arrow points { $arrow ->
        [left] left
       *[right] right
    } (SETI-16.32, SETI-16.67).
event-rival-lays-sample = A random sample of { $name_place }, { $card }, goes face up on the next blue sample space; the rival does not get its reward (SETI-16.45).
event-rival-no-sample = No sample is left at { $name_place } (SETI-16.45).
event-rival-traces-anomaly = Line { $line }, anomaly: possible. The next anomaly is { $feminine_color }, and the highest marker in that column is not the rival’s: it marks a trace there (SETI-16.46).
event-rival-sends = Line { $line }, message: possible, as none of its message tiles is on the track. It has { $left ->
        [0] no other left
       *[other] { $left } more
    } (SETI-16.49).
event-rival-risks = Line { $line }, Exertians: possible. Its played cards and its markers on their board are { $n } together, fewer than 5: it plays a random card of their deck face down (SETI-16.51).
event-rival-traces = Line { $line }, trace: possible. It marks a trace of any colour (SETI-16.40).

## What happens to every player, told of the rival

event-rival-scored = It scores { $n } VP (SETI-16.8).
event-rival-publicity = It gains { $n } publicity (SETI-16.8).
event-rival-paid = { $what ->
        [publicity] It pays { $n } publicity (SETI-16.16).
        [data] It pays { $n } data from its pool (SETI-16.50).
        [exofossil] { $n ->
            [one] It pays { $n } exofossil (SETI-16.48).
           *[other] It pays { $n } exofossils (SETI-16.48).
        }
       *[other] It pays { $n }.
    }
event-rival-rotated = Disc { $disc } turns one sector counter-clockwise (SETI-10.2).
event-rival-discarded-row = { $card } leaves the card row (SETI-5.24).
event-rival-signal = It marks a signal { $in_star } and takes the data (SETI-8.2).
event-rival-signal-excess = No data is left there: it marks an excess signal { $in_star } (SETI-8.4).
event-rival-tile-signal = It marks a signal on ’Oumuamua (SETI-15.3.3).
event-rival-sector-won = The rival wins the sector { $in_star } (SETI-8.10).
event-rival-tech-taken = It takes { $card }; the tile gives { $card2 } (SETI-16.18).
event-rival-orbited = It puts an orbiter at { $name_place } and gains the rewards there (SETI-16.22).
event-rival-landed = It puts a lander on { $name_place } and gains the rewards there (SETI-16.22).
event-rival-landed-on-moon = It puts a lander on { $name_moon } and gains the rewards there (SETI-16.20, SETI-16.22).
event-rival-neutral = The rival has reached { $n } VP: a neutral marker goes on the { $name_color } discovery space of the { $side ->
        [left] left
       *[right] right
    } species (SETI-16.42).
event-rival-anomaly = Earth comes to the { $feminine_color } anomaly. The rival’s marker is the highest in its column: it gains the reward (SETI-15.2.2, SETI-16.81).
event-rival-message-sent = Its message tile stands at { $n } VP, 15 points ahead (SETI-16.49).
event-rival-exertian-played = It plays { $card } face down. Nobody sees it until the end (SETI-16.80).
event-rival-exertians-revealed = The rival reveals { $cards }. For the rival all of them count as fulfilled (SETI-16.52).
