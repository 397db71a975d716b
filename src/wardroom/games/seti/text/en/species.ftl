### Life traces, discoveries, and the five species.

## Prompts

ask-trace = { $color ->
        [red] Where do you mark the red trace?
        [yellow] Where do you mark the yellow trace?
        [blue] Where do you mark the blue trace?
       *[any] Where do you mark the trace, of any colour?
    }
    .rule = SETI-13.2
    .why = Left: { $the_species }; right: { $the_species2 }. Discovery spaces bring a species closer; the boards of known species have rewards of their own. An overflow space is always open.
ask-sample = Which of the samples of { $name_place } do you keep?
    .rule = SETI-15.1.2
    .why = It becomes a capsule on the planet’s space. The others are put back face down.
ask-sample-reward = Which of the samples of { $name_place } rewards you?
    .rule = SETI-15.1.2
    .why = You gain its reward and put it back.
ask-sample-planet = The samples of which planet do you look at?
    .rule = SETI-15.1.2
ask-capsule = Which capsule do you deliver to { $name_place }?
    .rule = SETI-15.1.6
    .why = Capsules are not tied to cards: any that stands here completes the mission.
ask-may-pay = Do you pay 1 exofossil for { $paid ->
        [signal] 1 signal in any sector
        [move] 2 moves
       *[data] 1 data
    }?
    .rule = SETI-15.3.6
ask-message = Your message is answered. Which reward do you take?
    .rule = SETI-15.4.1
    .why = Your tile covers it, so that nobody else can take it.
ask-exertian = { $n ->
        [0] Do you play an Exertian card face down?
       *[other] Do you pay 1 credit to play an Exertian card face down?
    }
    .rule = SETI-15.5.3
    .why = At the end of the game it scores if its condition holds. Whoever has the most danger loses a tenth of all points. A chance not taken now is lost.

## Options

option-trace-left = Left, { $the_species }: { $n ->
        [-1] { $word } overflow space (3 VP)
        [0] { $word } discovery space (5 VP, 1 publicity)
       *[other] { $word } space of row { $n } ({ trace-gives })
    }
    .word = color
option-trace-right = Right, { $the_species }: { $n ->
        [-1] { $word } overflow space (3 VP)
        [0] { $word } discovery space (3 VP, 1 publicity)
       *[other] { $word } space of row { $n } ({ trace-gives })
    }
    .word = color
trace-gives = { $cost ->
        [exofossil] { $paid ->
            [one] for { $paid } exofossil:
           *[other] for { $paid } exofossils:
        } { $vp } VP
        [data] for { $paid } data: { $vp } VP
       *[none] { $gain ->
            [alien_card] { $vp } VP, a card of this species
            [alien_card-exofossil] { $vp } VP, a card of this species, 1 exofossil
            [exofossil] { $vp } VP, 1 exofossil
            [publicity] { $vp } VP, 1 publicity
            [credit] { $vp } VP, 1 credit
            [energy-card_any] { $vp } VP, 1 energy, a card
            [data-publicity] { $vp } VP, 1 data, 1 publicity
            [sample] { $name_card }
            [later] what a sample gives, once one lies there
           *[none] { $vp } VP
        }
    }
option-trace-free = { option-free }
option-sample = Keep { $card }
option-sample-free = { option-free }
option-sample-reward = { $card }
option-sample-reward-free = { option-free }
option-sample-planet = { $word }
    .word = place
option-sample-planet-free = { option-free }
option-capsule = Deliver { $card }
option-may-pay-pay = Pay 1 exofossil
option-may-pay-none = Do not pay
option-may-pay-free = { option-free }
option-message-message_trace = Mark a trace of any colour
option-message-message_card = A Centaurian card and 1 energy
option-message-message_publicity = 3 publicity
option-message-message_vp = 8 VP
option-exertian = Play { $card }
option-exertian-none = Play none

## Refusals

refuse-space-taken = Somebody has marked this space already.
refuse-no-sample-here = No sample lies on this space yet.
refuse-space-cost = { $what ->
        [exofossil] { $n ->
            [one] This space costs { $n } exofossil.
           *[other] This space costs { $n } exofossils.
        }
       *[data] This space costs { $n } data from your pool.
    }

## Log: traces and discoveries

event-traced = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } a { $feminine_color } trace: { $row ->
        [-1] overflow space of the { $side ->
            [left] left
           *[right] right
        } species
        [0] discovery space of the { $side ->
            [left] left
           *[right] right
        } species
       *[other] row { $row } of { $the_species }
    }.
event-discovered = A species is discovered on the { $side ->
        [left] left
       *[right] right
    }: { $the_species }.

## Log: Mascamites

event-samples-placed = Three samples lie face down on Jupiter and three on Saturn. The seventh is on the board: { $card }.
event-looked = { $you ->
        [yes] You look at the samples of { $name_place }: { $cards }.
       *[no] { $seat } looks at the samples of { $name_place }.
    }
event-collected = { $you ->
        [yes] You keep { $card } of { $name_place } as a capsule.
       *[no] { $seat } keeps a sample of { $name_place } as a capsule.
    }
event-sample-used = { $you ->
        [yes] You gain the reward of { $card } and put it back.
       *[no] { $seat } gains the reward of { $card } and puts it back.
    }
event-delivered = { $you ->
        [yes] You deliver { $card } to { $name_place }.
       *[no] { $seat } delivers { $card } to { $name_place }.
    } It goes on the next blue sample space.

## Log: Anomalies

event-anomaly-placed = An anomaly appears in the sector of { $name_star }: { $feminine_color }.
event-anomaly = Earth meets the { $feminine_color } anomaly: { $you ->
        [yes] you gain its reward.
       *[no] { $seat } gains its reward.
    }
event-anomaly-missed = Earth meets the { $feminine_color } anomaly, but nobody is marked in its column.

## Log: 'Oumuamua

event-set-on-tile = { $you ->
        [yes] Your probe that was there now stands on 'Oumuamua. This is no visit, but gives 1 publicity.
       *[no] { $seat }’s probe that was there now stands on 'Oumuamua. This is no visit, but gives 1 publicity.
    }
event-tile-placed = 'Oumuamua appears in the sector of { $name_star }, with 3 data.
event-tile-signal = { $you ->
        [yes] You mark
       *[no] { $seat } marks
    } a signal on 'Oumuamua.
event-tile-complete = The last data of 'Oumuamua was taken: everybody with a marker there gains 1 exofossil, and it is filled again.

## Log: Centaurians

event-message-sent = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } message tile stands at { $n } VP.
event-message-answered = { $you ->
        [yes] Your message is answered, and you take
       *[no] { $seat }’s message is answered: the tile covers
    } “{ $card }”.
event-card-sent = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } marker for { $card } stands at { $n } VP.
event-card-answered = { $you ->
        [yes] Your
       *[no] { $seat }’s
    } { $card } is answered.

## Log: Exertians

event-exertians-dealt = { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $seat } is dealt { $n } Exertian cards.
    }
event-rival-exertians = The rival draws no Exertian cards; instead it advances 1 for each of its discovery markers: { $n } (SETI-16.52).
event-exertian-milestones = The Exertians’ milestones lie at { $n } and { $n2 } VP.
event-exertian-played = { $you ->
        [yes] You play { $card } face down.
       *[no] { $seat } plays an Exertian card face down.
    }
event-exertians-revealed = { $you ->
        [yes] You reveal
       *[no] { $seat } reveals
    } { $cards }.
